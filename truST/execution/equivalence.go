package execution

import (
	"genmcgo/graph/event"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Equivalence says which executions count as one, and with that which choices there are,
// which of them is canonical, and what a backward revisit keeps. All else of the
// exploration is the same for all of them. Package
// equivalence has them.
//
// A choice is canonical if it is the one that the exploration makes first in any graph with
// the same events. What a revisit deletes must have been canonical; so of the ways to reach
// a graph exactly one is taken (RATIONALE.md).
type Equivalence interface {
	// Reads lists the writes that read r, the newest event, may choose from, the canonical
	// one last, with what r returns with each of them; states is nil if that is what they wrote. Both are
	// valid until the next call. Those before position FirstRead are ruled out.
	Reads(x *Execution, r event.ID) (writes []event.ID, states []event.Value)
	FirstRead(x *Execution, r event.ID) int32
	// Allows reports whether TryRead of c will succeed, as far as positions tell. It is
	// asked where all that they allow is consistent (consistency.State.ByPosition).
	Allows(x *Execution, c *ReadChoice) bool
	// TryRead makes choice c if it is consistent and something may come of it. It notes in c
	// whether it is the canonical one.
	TryRead(x *Execution, c *ReadChoice) bool
	// Final reports whether read c, which has made its choice, is not going to be revisited:
	// the choice is not canonical, nor could it be where more is known.
	Final(x *Execution, c *ReadChoice) bool

	// Place says where write id, the newest event, may stand: it returns Take with the places in
	// it, Wait if the write stays without a place for now, or Skip if no place is right and x ends.
	Place(x *Execution, id event.ID, it *Item) Verdict
	// Fits reports whether the place pos in co is free for write id.
	Fits(x *Execution, id event.ID, pos int32) bool
	TryPlace(x *Execution, id event.ID, pos int32) bool

	// Targets are the reads that write id, the newest event, revisits, if all is true. Otherwise they
	// are those of its location that are outside of its past, as far as what is deleted was
	// canonical. p is what such a revisit keeps.
	Targets(x *Execution, id event.ID, p Past) (reads []event.ID, all bool)
	// Past is the causal past of write id, and id. It is valid until the next call.
	Past(x *Execution, id event.ID) Past
	// Rival is the stamp of an event that cannot be in a graph with write id, the newest event
	// of x: only revisits that delete it are possible. It is the number of events if there is none.
	Rival(x *Execution, id event.ID) int32
	// Canonical reports whether the choice of event d is the canonical one where there are
	// only the events older than d and p, the past of write id without id itself.
	Canonical(x *Execution, d, id event.ID, p Past) bool
	// Restrict makes h, which is empty, the part of x that is older than read r, with r and p,
	// the past of write id. r and id have made no choice then. It returns false if another
	// revisit makes the same graph.
	Restrict(x, h *Execution, r, id event.ID, p Past) bool
	// Revisit returns Take if it has let read r of h read write id, Wait with the places in it that
	// id may have for that, or Skip if nothing comes of h.
	Revisit(h *Execution, id, r event.ID, it *Item) Verdict
	// TryRevisit is execution.TryRevisit.
	TryRevisit(x *Execution, id event.ID, pos int32, r event.ID) bool

	// GoesFirst is a thread that must be scheduled next because it is in the midst of a
	// read-modify-write, -1 if there is none.
	GoesFirst(x *Execution) int32
	// LastKnown reports whether some write is last in coherence order for good, so that what a
	// waiting read finds there says whether it goes on.
	LastKnown() bool
	// LastValue is what thread t, whose next step is read s, finds there, if LastKnown.
	LastValue(x *Execution, t int32, s *event.Step) (v event.Value, known bool)
	// Relink follows the thread of event id, which has another value now, through what is
	// there of its later events.
	Relink(x *Execution, id event.ID)
	// Describe adds to task t, which has the events of x up to stamp s, what else is in the
	// graph; Rebuild builds the graph of t in x, which is empty. It fails if t cannot be a
	// task of the program.
	Describe(x *Execution, s int32, t *wire.Task)
	Rebuild(x *Execution, t *wire.Task) error
	// Impossible reports whether x is no execution, nor the beginning of one: it does not
	// count, nor does what is wrong with it.
	Impossible(x *Execution) bool
	// Late reports whether errors and warnings count only at the end of an execution, to which nothing can
	// be added: all events are looked at again then.
	Late() bool
	// Denies reports whether finding f of x is none; ended says that nothing can be added to x.
	Denies(x *Execution, f *result.Found, ended bool) bool
	// Distinct reports whether x, to which perhaps one choice can be added, is certainly reached
	// in one way only.
	Distinct(x *Execution) bool
	// Recurs reports whether x, to which nothing can be added, may be reached in several ways, and returns a
	// digest of what it chose then, the same for all workers. Only the first of a digest counts, but what is
	// wrong with another one stands.
	Recurs(x *Execution) (d result.Digest, recurs bool)
	// SettleWaits is called for a blocked execution before it is asked who waits for ever.
	SettleWaits(x *Execution)
}
