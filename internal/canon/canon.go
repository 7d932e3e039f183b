// Package canon turns the explorer's executions into the canonical text of
// package litmus, so that they can be compared with the oracle's and with those
// of other runs. It is a room of its own because the oracle must not import
// the explorer.
package canon

import (
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/truST/result"
)

// FromSnapshot returns the canonical text of s; see litmus.Execution.Canon.
func FromSnapshot(s *result.Snapshot) string { return Execution(s).Canon() }

// Execution returns s in neutral form.
func Execution(s *result.Snapshot) *litmus.Execution {
	x := &litmus.Execution{Threads: make([]litmus.ThreadTrace, len(s.Threads))}
	for i := range s.Threads {
		t := &s.Threads[i]
		tt := &x.Threads[i]
		tt.Tid = t.Tid
		tt.Events = make([]litmus.Trace, len(t.Events))
		for k := range t.Events {
			e := &t.Events[k]
			if !e.Absent {
				tt.Events[k] = litmus.Trace{Label: &e.Label, RF: e.RF, Value: e.Value}
			}
		}
		if n := len(t.Events); n == 0 || t.Events[n-1].Kind != event.ThreadFinish {
			tt.Blocked = true
			// A thread blocked by the value of its last read shows that already.
			byRead := n > 0 && !t.Events[n-1].Admits(t.Events[n-1].Value)
			if t.Next != nil && !byRead {
				tt.Why = litmus.BlockedAt(&t.Next.Label)
			}
		}
	}
	for _, c := range s.Co {
		x.Co = append(x.Co, litmus.CoTrace{Addr: c.Addr, Writes: c.Writes})
	}
	return x
}
