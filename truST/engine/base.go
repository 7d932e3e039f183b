package engine

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// Base is what every explorer stands on, and has only one of: what executions are built with, what is looked for in
// them, what came of it, and the other workers.
type Base struct {
	execution.Workbench
	Shared    *Shared
	Hand      *pool.Member[pool.Task]
	Result    result.Result
	Ledger    Ledger
	Checks    *check.Checks
	Observers []Observer
}

// Begin makes w one with bench, for member m of the pool of sh. It has no equivalence, filters,
// checks and observers yet.
func (w *Base) Begin(bench execution.Workbench, sh *Shared, m *pool.Member[pool.Task]) {
	*w = Base{Workbench: bench, Shared: sh, Hand: m}
	w.Control, w.Symmetric, w.Counts = sh, map[event.Tid]bool{}, &w.Result.Stats
	w.Ledger.Tally = &Tally{}
	w.Limit = func(why event.BlockReason, pos int32) {
		w.Ledger.AddLimit(result.Limit{Why: why, Pos: pos, Executions: 1})
	}
}

// Ground is what one worker may leave to the next: steps of the program have their locations
// in the space, graphs in the pool their threads.
type Ground struct {
	Prog  config.Program
	Space *graph.Space
	Pool  []*execution.Execution
}

// NewGround is a new program with what belongs to it.
func NewGround(cfg *config.Config, r *config.Refinement) Ground {
	prog := cfg.NewProgram(r)
	space := graph.NewSpace(prog.InitValue)
	space.MaxThreads = cfg.MaxThreads
	return Ground{Prog: prog, Space: space}
}

// builds reports whether executions have to be built to be counted.
func (w *Base) builds() bool {
	for _, o := range w.Observers {
		if o.Builds() {
			return true
		}
	}
	return false
}

// counts is how many executions and findings there were.
type counts struct{ complete, blocked, reports uint64 }

func (w *Base) counts() counts { return counts{w.Ledger.Complete, w.Ledger.Blocked, w.Ledger.reports} }

// Spent counts what w has done.
func (w *Base) Spent() int64 { return int64(w.Result.Stats.Visits) }
