package graph

import (
	"fmt"

	"genmcgo/graph/event"
)

// Graphs with holes. Where a model lets a thread's events take effect out of order
// (load buffering), a backward revisit keeps what the revisiting write depends on
// and deletes the rest: events may be gone although later ones of their thread are
// there. Such a graph keeps an absent event in the place of each: its Step and the
// value it returned, so that the path of steps up to every event that is there
// stays known. What is there does not depend on those values, so any will do.
//
// A thread goes on with its first absent event. Once it is there again, with
// another value as a rule, the steps after it are looked up again ([Graph.Relink]).
//
// All this is for spaces with Deps only; there po ∪ rf may be cyclic, and graphs
// keep no views.

// firstGap is the index of the first absent event.
func (th *thread) firstGap() int32 {
	for i := range th.ev {
		if th.ev[i].Absent {
			return int32(i)
		}
	}
	panic("BUG: a gap that is not there")
}

// Slots is the number of events of thread t, present or absent, up to the last one
// that is present.
func (g *Graph) Slots(t int32) int32 { return int32(len(g.threads[t].ev)) }

// Holes reports whether an event of g is absent.
func (g *Graph) Holes() bool { return g.gaps > 0 }

// HolesIn reports whether an event of thread t is absent.
func (g *Graph) HolesIn(t int32) bool { return g.threads[t].gaps > 0 }

// Newest reports whether nothing of its thread is po-after e.
func (g *Graph) Newest(e event.ID) bool { return int(e.Index) == len(g.threads[e.Thread].ev)-1 }

// addLoose is Add without views; the event may fill a gap.
func (g *Graph) addLoose(t int32, s *event.Step) event.ID {
	th := &g.threads[t]
	i := g.Len(t)
	id := event.ID{Thread: t, Index: i}
	if th.gaps == 0 {
		g.AddAbsent(t, s, event.Value{})
	}
	th.ev[i].Step = s // its value stays until there is another: later steps follow from it
	g.Appear(id)
	return id
}

// AddAbsent appends an absent event of step s that would return v to thread t.
func (g *Graph) AddAbsent(t int32, s *event.Step, v event.Value) {
	th := &g.threads[t]
	th.ev = append(th.ev, Event{Step: s, Val: v, RF: none, link: none, Loc: -1, PrevLoc: -1, Absent: true})
	th.gaps++
	g.gaps++
	g.SetNext(t, nil)
}

// Appear makes absent event id present, with the next stamp.
func (g *Graph) Appear(id event.ID) {
	th := &g.threads[id.Thread]
	e := &th.ev[id.Index]
	v := e.Val
	*e = g.newEvent(e.Step)
	e.Val = v
	th.gaps--
	g.gaps--
	g.SetNext(id.Thread, nil)
	g.Order = append(g.Order, id)
	g.register(id)
}

// register enters event id, which has its stamp, in what the graph knows beside
// the events themselves.
func (g *Graph) register(id event.ID) {
	e := g.At(id)
	switch e.Kind {
	case event.Read, event.Write:
		e.Loc = g.LocOf(e.Step)
		g.chain(id, e)
		if e.Kind == event.Write {
			e.Val = e.Step.Val
			g.unplaced++
		}
	case event.Malloc:
		g.objects = append(g.objects, Object{Base: e.Addr, Len: e.Step.Len, Alloc: id, Free: none, Attr: e.Attr})
	case event.ThreadFinish:
		e.Val = e.Step.Val
	case event.ThreadJoin:
		if c := g.Space.Joined(e.Step); g.Exists(c) {
			g.threads[c].joiner = id
			if f := g.Last(c); f != nil && f.Kind == event.ThreadFinish {
				e.Val = f.Val
			}
		}
	case event.BarrierArrive, event.BarrierLeave:
		g.pass(id)
	}
}

// chain enters access id, which is e, among its thread's accesses of the location, and returns that.
func (g *Graph) chain(id event.ID, e *Event) *location {
	l := g.touch(e.Loc, useBy(id.Thread))
	for int(id.Thread) >= len(l.last) {
		l.last = append(l.last, -1)
	}
	p := &l.last[id.Thread]
	for *p > id.Index {
		p = &g.threads[id.Thread].ev[*p].PrevLoc
	}
	e.PrevLoc = *p
	*p = id.Index
	return l
}

// Relink makes s the step of event id, because an event before it in its thread has
// another value now. It reports whether s has the label that an event that is
// present must keep.
func (g *Graph) Relink(id event.ID, s *event.Step) bool {
	e := g.At(id)
	if !e.Absent {
		was, is := e.Label, s.Label
		was.Deps, is.Deps = 0, 0 // sets may grow by what did not matter
		if was != is {
			return false
		}
		if e.Loc >= 0 {
			g.LocOf(s)
		}
	}
	e.Step = s
	return true
}

// RestrictTo makes h the restriction of g to the events with stamp <= s and those
// in m, in their order; rf, co and values are as in g. Of each thread the events up
// to the last one kept stay, absent if they are not kept. Kept reads read from kept
// writes, but for those with stamp s.
func (g *Graph) RestrictTo(h *Graph, s int32, m *Marks) {
	h.Clear()
	if len(g.threads) > 0 {
		h.ensure(int32(len(g.threads) - 1))
	}
	h.porf.Reset(g.porf.stride, len(g.threads))
	for t := range g.threads {
		ev, marked := g.threads[t].ev, m.row(int32(t))
		kept := func(i int, e *Event) bool {
			return !e.Absent && (e.Stamp <= s || i < len(marked) && marked[i] == m.gen)
		}
		n := len(ev)
		for n > 0 && !kept(n-1, &ev[n-1]) {
			n--
		}
		th := &h.threads[t]
		th.ev = append(th.ev[:0], ev[:n]...)
		for i := range th.ev {
			x := &th.ev[i]
			if kept(i, x) {
				x.link, x.CoPos = none, 0
			} else {
				*x = Event{Step: x.Step, Val: x.Val, RF: none, link: none, Loc: -1, PrevLoc: -1, Absent: true}
				th.gaps++
			}
		}
		h.gaps += th.gaps
	}
	for t := range g.threads {
		if c := g.threads[t].create; c != none && h.Contains(c) {
			th := &h.threads[t]
			th.create = c
			if c.Thread == 0 {
				h.prologue = min(h.prologue, c.Index)
			}
			if k := int(h.Len(int32(t))); k < len(g.threads[t].ev) {
				th.next = g.threads[t].ev[k].Step
			} else {
				th.next = g.threads[t].next
			}
		}
	}
	for _, id := range g.Order {
		ev := h.threads[id.Thread].ev
		if int(id.Index) < len(ev) && !ev[id.Index].Absent {
			e := &ev[id.Index]
			e.Stamp = int32(len(h.Order))
			h.Order = append(h.Order, id)
			if e.Loc < 0 {
				h.register(id)
				continue
			}
			l := h.chain(id, e)
			if e.Kind == event.Write {
				h.unplaced++
			} else if e.HasRF {
				p := &l.readers
				if e.RF.Thread >= 0 {
					p = &h.At(e.RF).link
				}
				e.link = *p
				*p = id
			}
		}
	}
	for _, l := range g.used {
		y := h.touch(l, touched)
		for _, c := range g.locs[l].co[1:] {
			if h.Contains(c) {
				h.At(c).CoPos = int32(len(y.co))
				y.co = append(y.co, c)
				h.unplaced--
			}
		}
	}
	for i := range h.objects {
		if o := g.ObjectAt(h.objects[i].Base); o != nil && o.Free != none && h.Contains(o.Free) {
			h.objects[i].Free = o.Free
		}
	}
}

// Unplaced is the number of writes without a place in co, among them the newest
// event if it is one whose place is still to be chosen. Only for graphs that may
// have holes.
func (g *Graph) Unplaced() int32 { return g.unplaced }

// checkHoles verifies the invariants of a graph without views: as Check.
func (g *Graph) checkHoles() error {
	gaps := int32(0)
	for t := range g.threads {
		th := &g.threads[t]
		n := int32(0)
		for i := range th.ev {
			e := &th.ev[i]
			id := event.ID{Thread: int32(t), Index: int32(i)}
			if e.Absent {
				n++
				continue
			}
			if int(e.Stamp) >= len(g.Order) || g.Order[e.Stamp] != id {
				return fmt.Errorf("%v is not at its stamp", id)
			}
			if i > 0 && e.Parent != th.ev[i-1].Step {
				return fmt.Errorf("%v does not follow the event before it", id)
			}
			if e.HasRF && (!g.Contains(e.RF) || e.Val != g.ValueOf(e.Loc, e.RF)) {
				return fmt.Errorf("%v reads from %v, which is not there or has another value", id, e.RF)
			}
		}
		if n != th.gaps || n > 0 && th.ev[len(th.ev)-1].Absent {
			return fmt.Errorf("thread %d has %d gaps but says %d, or ends with one", t, n, th.gaps)
		}
		gaps += n
	}
	if gaps != g.gaps {
		return fmt.Errorf("%d events are absent, not %d", gaps, g.gaps)
	}
	return nil
}
