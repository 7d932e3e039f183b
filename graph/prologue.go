package graph

import (
	"math"
	"slices"

	"genmcgo/graph/event"
)

// Before main creates the first thread nothing happens beside it: programs initialise their memory there, and
// that may be most of each graph. These events, the prologue, have no choice and are before all others, so they are
// the same in every graph that has the last of their steps. A graph out of a pool that has them keeps them
// when it becomes the restriction of another: what a revisit costs does not depend on the prologue.

// minPrologue is how long a prologue must be to be kept.
const minPrologue = 16

// Prologue is the number of events of main that come before the first one that creates a thread; it is greater
// than that of all events if there is none.
func (g *Graph) Prologue() int32 { return g.prologue }

// Stem identifies the prologue: two graphs of a worker with the same one have the same events in it. It is nil if
// the prologue is not worth to be kept, or had choices.
func (g *Graph) Stem() *event.Step {
	if !g.plain {
		return nil
	}
	return g.threads[0].ev[g.prologue-1].Step
}

// Retained is how many events of main, all of the prologue or none, the graph had before it became a restriction.
func (g *Graph) Retained() int32 { return g.retained }

// begins notes that event create of main creates a thread.
func (g *Graph) begins(create event.ID) {
	if create.Index >= g.prologue {
		return
	}
	g.prologue = create.Index
	g.settled = len(g.used)
	g.plain = create.Index >= minPrologue && !g.loose && !g.Space.Partial && g.choiceless()
}

// choiceless reports whether each event of the prologue was the only possible one.
func (g *Graph) choiceless() bool {
	for i := range g.prologue {
		e := g.At(event.ID{Index: i})
		switch e.Kind {
		case event.Choice:
			return false
		case event.Write:
			if e.CoPos == 0 || g.locs[e.Loc].co[e.CoPos-1].Index >= i {
				return false
			}
		case event.Read:
			co := g.locs[e.Loc].co
			if !e.HasRF || g.PosOf(e)+1 < int32(len(co)) && co[g.PosOf(e)+1].Index < i {
				return false
			}
		}
	}
	return true
}

// retain removes from h all that is not in the prologue of g, and makes the locations that other events of h or g
// access those of g. It returns the number of events that are left, 0 if h does not have this prologue. The events
// of g with stamp <= s are to be kept.
func (g *Graph) retain(h *Graph, s int32) int32 {
	n := g.prologue
	if !g.plain || s < n || h.Stem() != g.Stem() || h.prologue != n || h.porf.stride != g.porf.stride ||
		h.settled != g.settled || !slices.Equal(h.used[:h.settled], g.used[:g.settled]) {
		return 0
	}
	for _, x := range [...]*Graph{h, g} {
		for _, l := range x.lively {
			g.give(h, l)
		}
		for _, l := range x.used[x.settled:] {
			g.give(h, l)
		}
		for i := n; int(i) < len(x.threads[0].ev); i++ {
			if l := x.threads[0].ev[i].Loc; l >= 0 {
				g.give(h, l)
			}
		}
	}
	h.used = append(h.used[:h.settled], g.used[g.settled:]...)
	h.lively = append(h.lively[:0], g.lively...)
	h.forgetEvents(n)
	return n
}

// give makes location l of h, and what the prologue has of it, that of g.
func (g *Graph) give(h *Graph, l int32) {
	y := h.touch(l, 0)
	y.object = 0
	if int(l) >= len(g.locs) || g.locs[l].use == 0 {
		y.forget()
		return
	}
	x := &g.locs[l]
	y.use = x.use
	y.last = append(y.last[:0], x.last...)
	y.co = append(y.co[:0], x.co...)
	y.readers = x.readers
	// Of the prologue's events only those that are read here refer to later ones: a list of readers begins with the
	// newest.
	for k, w := range x.co[1:] {
		if w.Thread == 0 && w.Index < g.prologue {
			e := h.At(w)
			e.link, e.CoPos = g.At(w).link, int32(k)+1
		}
	}
}

// forget makes x a location that was never accessed.
func (x *location) forget() {
	x.co = x.co[:1]
	x.readers = none
	x.use = 0
	x.last = x.last[:0] // the next graph may have fewer threads, and narrower views
}

// forgetEvents removes all events but the first n of main. What locations have of them stays.
func (g *Graph) forgetEvents(n int32) {
	g.Order = g.Order[:n]
	g.objects = g.objects[:0]
	for t := range g.threads {
		g.threads[t].ev = g.threads[t].ev[:0]
		g.threads[t].gaps = 0
		g.threads[t].create = none
		g.threads[t].joiner = none
		g.threads[t].next = nil
		g.classes[t] = ClassUnknown
	}
	g.barriers = g.barriers[:0]
	g.ensure(0)
	g.threads[0].ev = g.threads[0].ev[:n]
	g.threads[0].create = event.Init
	g.prologue = math.MaxInt32
	g.loose, g.gaps, g.unplaced = g.Space.Loose(), 0, 0
}
