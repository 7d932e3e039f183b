package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/task"
)

// equivalence says which executions count as one, and with that which choices there are,
// which of them is canonical, and what a backward revisit keeps. All else of the
// exploration is the same for all of them. They are
//
//   - coherenceOrder (co.go): reads choose a write, writes a place in coherence order;
//   - readsFrom (rf.go): reads choose a write, and some coherence order must allow all;
//   - holes (holes.go): coherenceOrder under models with dependencies, where po ∪ rf may be
//     cyclic and graphs have holes.
//
// A choice is canonical if it is the one that the exploration makes first in any graph with
// the same events. What a revisit deletes must have been canonical; so of the ways to reach
// a graph exactly one is taken (RATIONALE.md).
type equivalence interface {
	// reads lists the writes that read r, the newest event, may choose from, the canonical
	// one last. It is valid until the next call. Those before position firstRead are ruled out.
	reads(x *execution, r event.ID) []event.ID
	firstRead(x *execution, r event.ID) int32
	// allows reports whether tryRead of c will succeed, as far as positions tell. It is
	// asked where all that they allow is consistent (consistency.State.ByPosition).
	allows(x *execution, c *choice) bool
	// tryRead makes choice c if it is consistent and something may come of it. It notes in c
	// whether it is the canonical one.
	tryRead(x *execution, c *choice) bool
	// final reports whether read c, which has made its choice, is not going to be revisited:
	// the choice is not canonical, nor could it be where more is known.
	final(x *execution, c *choice) bool

	// place chooses where write id, the newest event, stands; see worker.takePlace, which it
	// calls. It returns whether to go on with x.
	place(x *execution, id event.ID) bool
	// fits reports whether the place pos in co is free for write id.
	fits(x *execution, id event.ID, pos int32) bool
	tryPlace(x *execution, id event.ID, pos int32) bool

	// past is the causal past of write id, and id. It is valid until the next call.
	past(x *execution, id event.ID) past
	// rival is the stamp of an event that cannot be in a graph with write id, the newest event
	// of x: only revisits that delete it are possible. It is the number of events if there is none.
	rival(x *execution, id event.ID) int32
	// canonical reports whether the choice of event d is the canonical one where there are
	// only the events older than d and p, the past of write id without id itself.
	canonical(x *execution, d, id event.ID, p past) bool
	// restrict makes h, which is empty, the part of x that is older than read r, with r and p,
	// the past of write id. r and id have made no choice then. It returns false if another
	// revisit makes the same graph.
	restrict(x, h *execution, r, id event.ID, p past) bool
	// revisit lets read r of h read write id and explores that: h is put on the stack of
	// executions, or given back. It returns whether h is to be extended at once.
	revisit(h *execution, id, r event.ID) bool
	// tryRevisit is execution.tryRevisit.
	tryRevisit(x *execution, id event.ID, pos int32, r event.ID) bool

	// goesFirst is a thread that must be scheduled next because it is in the midst of a
	// read-modify-write, -1 if there is none.
	goesFirst(x *execution) int32
	// lastKnown reports whether some write is last in coherence order for good, so that what a
	// waiting read finds there says whether it goes on.
	lastKnown() bool
	// relink follows the thread of event id, which has another value now, through what is
	// there of its later events.
	relink(x *execution, id event.ID)
	// describe adds to task t, which has the events of x up to stamp s, what else is in the
	// graph; rebuild builds the graph of t in x, which is empty. It fails if t cannot be a
	// task of the program.
	describe(x *execution, s int32, t *task.Task)
	rebuild(x *execution, t *task.Task) error
	// impossible reports whether x is no execution, nor the beginning of one: it does not
	// count, nor does what is wrong with it.
	impossible(x *execution) bool
	// settleWaits is called for a blocked execution before it is asked who waits for ever.
	settleWaits(x *execution)
}

// choice is one of the writes that a read may read.
type choice struct {
	read  event.ID
	step  *event.Step // of the read
	pos   int32       // of the write in the list of reads, top is the last one
	top   int32
	write event.ID
	value event.Value
	rmw   bool        // the read succeeds, and its thread writes next
	next  *event.Step // what the thread does next, nil if that was not looked up
	// allowed: equivalence.allows said so.
	allowed bool
	// canonical: it is the canonical choice. settled: that one was made, by this choice or
	// before; it is kept with a work item.
	canonical, settled bool
}

// begin makes c one of the choices of read r, whose step is s, from list.
func (c *choice) begin(r event.ID, s *event.Step, list []event.ID) {
	c.read, c.step, c.top = r, s, int32(len(list))-1
	c.canonical, c.settled = false, false
}

// set makes c the choice of the write at position pos of list.
func (c *choice) set(g *graph.Graph, list []event.ID, pos int32) {
	c.pos, c.write, c.next, c.allowed = pos, list[pos], nil, false
	c.value = g.ValueOf(c.step.Loc-1, c.write)
	c.rmw = c.step.Succeeds(c.value)
}

// past is the causal past of an event: a view, or marks where po ∪ rf may be cyclic.
type past struct {
	view  []int32
	marks *graph.Marks
}

func (p past) has(e event.ID) bool {
	if p.marks != nil {
		return p.marks.Has(e)
	}
	return graph.In(p.view, e)
}

// readsOutside counts the reads of location l that are not in p.
func (p past) readsOutside(g *graph.Graph, l int32) (n int) {
	for t, i := range g.LastAccesses(l) {
		first := int32(0) // what is before that is in p
		if p.marks == nil {
			first = p.view[t] + 1
		}
		for i >= first {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			if e.Kind == event.Read && (p.marks == nil || !p.marks.Has(id)) {
				n++
			}
			i = e.PrevLoc
		}
	}
	return n
}
