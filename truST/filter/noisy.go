package filter

import (
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Of a loop that counts its rounds, of which each changes nothing or leaves the loop, the interpreter leaves out rounds
// (interp/counted.go). A thread that met a round of another kind has stopped there, and the exploration starts again with
// the rounds of this loop counted (Refinement.Noisy). Likewise one that would have read, or shown, what earlier rounds may have left in
// memory that no other thread knows (event.Stale): then writes to such memory count (Refinement.NoFresh). And one that would have used what
// its clock shows (event.Clocked): then the clock runs where it looked (Refinement.Clocks).

// noisy is the filter: it looks for such threads.
type noisy struct{ w *execution.Workbench }

func (q *noisy) End(_ *execution.Execution, _ int32, s *event.Step) {
	if event.BlockReason(s.Why) != event.BlockRounds {
		return
	}
	if s.Attr&event.Stale != 0 {
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoFresh) })
	}
	if s.Attr&event.Clocked != 0 {
		q.w.Control.Refine(func(r *config.Refinement) bool {
			return config.Learn(&r.Clocks, event.Addr(s.Cmp.Lo))
		})
	}
	if s.Attr&event.Noisy != 0 {
		q.w.Control.Refine(func(r *config.Refinement) bool {
			return config.Learn(&r.Noisy, event.Addr(s.Cmp.Lo))
		})
	}
}
