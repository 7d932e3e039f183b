package check

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Atomic sections, under sc. No event of another thread comes between those of a section.
// Of other sections that is true because all take one lock (of the run-time library). Of an
// access outside of every section it has to be arranged only if it conflicts with one of a
// section: both access the same location, and one of them writes. The machine then *guards*
// accesses of that kind at that address, that is it lets them take the same lock
// (Refinement.GuardReads, GuardWrites). Which these are the exploration finds out; it starts
// again when it meets a new one.
//
// Why that is enough. Take an interleaving of the program with guards, and in it a section and
// the events of other threads that stand between its first event and its last. None of them
// conflicts with an event of the section: it would be guarded or of a section, and wait for the
// lock. So one after the other they can be moved before the first event of the section, or
// after the last one, without a change of what any read returns: those that the section's own thread
// created come after, with all that depends on them, the others before. What remains is an
// interleaving in which nothing stands between, and the same graph.
//
// Locks of the library are memory like any other here: an unlock outside of sections does not
// come between two tries of one. What waits takes more care (interp/section.go): a thread
// that would wait in a section, or in a guarded access, has not begun it, so it is to start later,
// when it need not wait. Executions in which it started too early are dropped, or come to
// a standstill that is judged without what it did (begin.go).
//
// A plain access outside of a section that conflicts with one inside and is not ordered with it
// is a data race. It is not guarded if races are looked for: the guard would hide it.

// GuardCheck asks for guards if a location is accessed inside and outside of atomic sections
// such that accesses conflict.
type GuardCheck struct {
	Plain bool // plain accesses are like others: no check looks for races
}

func (c *GuardCheck) check(x *execution.Execution, id event.ID, out Findings) bool {
	f := c.Missing(x.Graph.Space, x.Graph.At(id).Loc)
	return f == nil || out.Report(x, f)
}

// Missing is the finding that accesses of location l have no guards and need them, or nil.
func (c *GuardCheck) Missing(space *graph.Space, l int32) *Finding {
	if r, m := c.unguarded(&space.Locs[l]); !r && !m {
		return nil
	}
	return &Finding{Refine: func(ref *config.Refinement) bool {
		n := len(ref.GuardReads) + len(ref.GuardWrites)
		for i := range space.Locs {
			l := &space.Locs[i]
			reads, writes := c.unguarded(l)
			if reads && !slices.Contains(ref.GuardReads, l.Addr) {
				ref.GuardReads = append(ref.GuardReads, l.Addr)
			}
			if writes && !slices.Contains(ref.GuardWrites, l.Addr) {
				ref.GuardWrites = append(ref.GuardWrites, l.Addr)
			}
		}
		return len(ref.GuardReads)+len(ref.GuardWrites) > n
	}}
}

// unguarded reports whether reads of l outside of atomic sections, and what may write
// there, conflict with accesses inside.
func (c *GuardCheck) unguarded(l *graph.Loc) (reads, writes bool) {
	out := l.Outside
	if c.Plain {
		out |= out / graph.PlainRead
	}
	reads = out&graph.AtomicRead != 0 && l.Inside&graph.AtomicWrite != 0
	writes = out&graph.AtomicWrite != 0 && l.Inside != 0
	return reads, writes
}
