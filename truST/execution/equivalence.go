package execution

import (
	"genmcgo/graph/event"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Equivalence decides which executions count as one. So it decides which choices there are,
// which of them is canonical, and what a backward revisit keeps. The rest of the exploration
// is the same for all equivalences. Package equivalence implements them.
//
// A choice is canonical if the exploration makes it first in any graph with the same events.
// What a revisit deletes must have been canonical; so of the ways to reach a graph exactly
// one is taken (RATIONALE.md).
type Equivalence interface {
	// Reads lists the writes that read r, the newest event, may choose from, the canonical
	// one last, and what r returns with each of them; states is nil if that is what they wrote. Both are
	// valid until the next call. Writes before position FirstRead are ruled out.
	Reads(x *Execution, r event.ID) (writes []event.ID, states []event.Value)
	FirstRead(x *Execution, r event.ID) int32
	// Allows reports whether TryRead of c will succeed, as far as positions tell. It is
	// asked where everything that positions allow is consistent (consistency.State.ByPosition).
	Allows(x *Execution, c *ReadChoice) bool
	// TryRead makes choice c if it is consistent and may lead to an execution. It notes in c
	// whether it is the canonical one.
	TryRead(x *Execution, c *ReadChoice) bool
	// Final reports whether read c, which has made its choice, will not be revisited: the
	// choice is not canonical, nor can it become canonical when more events are there.
	Final(x *Execution, c *ReadChoice) bool

	// Place says where write id, the newest event, may stand: it returns Take with the places in
	// it, Wait if the write stays without a place for now, or Skip if no place is right and x ends.
	Place(x *Execution, id event.ID, it *Item) Verdict
	// Fits reports whether the place pos in co is free for write id.
	Fits(x *Execution, id event.ID, pos int32) bool
	TryPlace(x *Execution, id event.ID, pos int32) bool

	// Revisits reports whether write id, the newest event, may revisit a read, as far as can be told without its past.
	Revisits(x *Execution, id event.ID) bool
	// Targets are the reads that write id, the newest event, revisits, if all is true. If all is
	// false, id revisits the reads of its location outside its past, as far as what is deleted was
	// canonical. p is what such a revisit keeps.
	Targets(x *Execution, id event.ID, p Past) (reads []event.ID, all bool)
	// Past is the causal past of write id, with id. It is valid until the next call.
	Past(x *Execution, id event.ID) Past
	// Returns is told that x will be cut back to its newest event, whose Past was the last to be asked for, and that this will be
	// asked for again.
	Returns(x *Execution)
	// Rival is the stamp of an event that cannot be in a graph with write id, the newest event
	// of x: only revisits that delete it are possible. It is the number of events if there is none. What is
	// newer than stamp known, but for id, was chosen canonically.
	Rival(x *Execution, id event.ID) (rival, known int32)
	// Rivals reports whether read r, the next event of its thread, with step s, is to go before the read first of another
	// thread and to read what that has read, as an alternative of that: both begin read-modify-writes.
	Rivals(x *Execution, first, r event.ID, s *event.Step) bool
	// Canonical reports whether the choice of event d is the canonical one in the graph of
	// the events older than d and of p, the past of write id without id itself.
	Canonical(x *Execution, d, id event.ID, p Past) bool
	// AllCanonical reports whether it is for all events outside of p with stamps from oldest to newest.
	AllCanonical(x *Execution, oldest, newest int32, id event.ID, p Past) bool
	// Restrict makes h, which is empty, the part of x that is older than read r, with r and p,
	// the past of write id. r and id have made no choice then. It returns false if another
	// revisit makes the same graph.
	Restrict(x, h *Execution, r, id event.ID, p Past) bool
	// Revisit returns Take if it has let read r of h read write id, Wait with the places in it that
	// id may have for that, or Skip if h leads to nothing.
	Revisit(h *Execution, id, r event.ID, it *Item) Verdict
	// TryRevisit is execution.TryRevisit.
	TryRevisit(x *Execution, id event.ID, pos int32, r event.ID) bool

	// GoesFirst is a thread that must be scheduled next because it is in the midst of a
	// read-modify-write, or because something is missing that a write of it is ordered after, -1 if there is none.
	GoesFirst(x *Execution) int32
	// Completes lists the writes that were there before event c made its choice, but whose causal past is known only
	// since: they revisit reads as if they were new, but have their places.
	Completes(x *Execution, c event.ID) []event.ID
	// LastKnown reports whether the last write in coherence order is fixed, so that its value
	// decides whether a waiting read continues.
	LastKnown() bool
	// LastValue is the value that thread t, whose next step is read s, finds there, if LastKnown.
	LastValue(x *Execution, t int32, s *event.Step) (v event.Value, known bool)
	// Relink follows the thread of event id, which has another value now, through those of its
	// later events that are in the graph.
	Relink(x *Execution, id event.ID)
	// Describe adds to task t, which has the events of x up to stamp s, what else is in the
	// graph; Rebuild builds the graph of t in x, which is empty. It fails if t cannot be a
	// task of the program.
	Describe(x *Execution, s int32, t *wire.Task)
	Rebuild(x *Execution, t *wire.Task) error
	// Impossible reports whether x is neither an execution nor the beginning of one: it does
	// not count, nor do its errors.
	Impossible(x *Execution) bool
	// Late reports whether errors and warnings count only at the end of an execution, to which nothing can
	// be added: all events are looked at again then.
	Late() bool
	// Denies reports whether finding f of x is spurious; ended says that nothing can be added to x.
	Denies(x *Execution, f *result.Found, ended bool) bool
	// Distinct reports whether x, to which perhaps one choice can be added, is certainly reached
	// in one way only.
	Distinct(x *Execution) bool
	// Recurs reports whether x, to which nothing can be added, may be reached in several ways, and returns a
	// digest of its choices then, the same for all workers. Only the first execution with a digest counts, but
	// errors of the others stand.
	Recurs(x *Execution) (d result.Digest, recurs bool)
	// SettleWaits is called for a blocked execution before it is asked which threads wait for ever.
	SettleWaits(x *Execution)
}
