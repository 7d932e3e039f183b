package equivalence

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/wire"
)

// Graphs that may have holes as tasks, and from tasks. Of absent events a task has what they returned when they were
// there, so that the threads get past them.

// Describe adds to t, which has the events of x up to stamp s, those that are
// absent then.
func (q *holes) Describe(x *execution.Execution, s int32, t *wire.Task) {
	g, w := x.Graph, q.w
	t.Holes = true
	for i := range t.Events {
		id := g.Order[i]
		t.Events[i].Index = id.Index
		if e := g.At(id); e.Kind.ReadLike() {
			t.Events[i].Val = e.Val
			t.NoteState(&e.Step.Label, e.Val)
		}
	}
	for u := int32(0); int(u) < g.Threads(); u++ {
		present := func(e *graph.Event) bool { return !e.Absent && e.Stamp <= s }
		n := g.Slots(u)
		for n > 0 && !present(g.At(event.ID{Thread: u, Index: n - 1})) {
			n--
		}
		for i := int32(0); i < n; i++ {
			if e := g.At(event.ID{Thread: u, Index: i}); !present(e) {
				te := wire.Event{Thread: w.Space.Tids[u], Absent: true, Index: i}
				if e.Kind.ReadLike() {
					te.Val = e.Val
					t.NoteState(&e.Step.Label, e.Val)
				}
				t.Events = append(t.Events, te)
			}
		}
	}
}

func (q *holes) Rebuild(x *execution.Execution, t *wire.Task) error {
	if !t.Holes {
		return wire.ErrOtherModel
	}
	return LoadHoles(q.w, x, t)
}

// LoadHoles builds the graph of the loose task t in the empty execution x.
func LoadHoles(w *execution.Workbench, x *execution.Execution, t *wire.Task) error {
	values, err := taskValues(t)
	if err != nil {
		return err
	}
	if p, ok := w.Program.(interface{ Learn(state []byte) error }); ok {
		for _, s := range t.States {
			if err := p.Learn(s); err != nil {
				return err
			}
		}
	}
	b := &looseTask{w: w, x: x, values: values}
	if err := b.addAbsent(0, w.Program.Main(), 0); err != nil {
		return err
	}
	n := 0
	for ; n < len(t.Events) && !t.Events[n].Absent; n++ {
		if err := b.event(n, &t.Events[n]); err != nil {
			return err
		}
	}
	for s := range t.Events {
		switch te := &t.Events[s]; {
		case s >= n && !te.Absent:
			return wire.Broken(int32(s), "after absent ones")
		case s < n && !te.NoRF:
			if err := b.read(s, te); err != nil {
				return err
			}
		}
	}
	x.State.Restrict(x.State, nil)
	for _, id := range x.Graph.Order {
		if x.Graph.At(id).Kind == event.Free {
			x.Perform(id)
		}
	}
	return nil
}

// looseTask builds the graph of a task with holes.
type looseTask struct {
	w      *execution.Workbench
	x      *execution.Execution
	values map[event.Tid][]taskValue
	ranks  []int32 // in co, by stamp
}

// taskValue is what an event returns, if the task has it.
type taskValue struct {
	val   event.Value
	known bool
}

// taskValues are the values that each thread's events return, by name and index.
func taskValues(t *wire.Task) (map[event.Tid][]taskValue, error) {
	values := map[event.Tid][]taskValue{}
	for k, te := range t.Events {
		if int(te.Index) >= len(t.Events) {
			return nil, wire.Broken(int32(k), "behind events that are not in it")
		}
		v := values[te.Thread]
		for int(te.Index) >= len(v) {
			v = append(v, taskValue{})
		}
		if v[te.Index].known {
			return nil, wire.Broken(int32(k), "in it twice")
		}
		v[te.Index] = taskValue{te.Val, true}
		values[te.Thread] = v
	}
	return values, nil
}

// addAbsent adds all events of thread c, which begins with step s, as absent ones. Event k of
// the task creates it.
func (b *looseTask) addAbsent(c int32, s *event.Step, k int) error {
	values := b.values[b.w.Space.Tids[c]]
	for i, v := range values {
		switch {
		case !v.known:
			return wire.Broken(int32(k), "of a thread of which some events are missing")
		case s.Kind.Terminal() && s.Kind != event.ThreadFinish:
			return wire.Broken(int32(k), "of a thread that is blocked")
		}
		b.x.Graph.AddAbsent(c, s, v.val)
		if i+1 == len(values) {
			break
		}
		if s.Kind == event.ThreadFinish || s.Kind == event.Read && !s.Admits(v.val) {
			return wire.Broken(int32(k), "of a thread that cannot go on")
		}
		s = b.w.Program.Next(s, v.val)
	}
	return nil
}

// event makes te, event n of the task, one that is there.
func (b *looseTask) event(n int, te *wire.Event) error {
	w, x, g := b.w, b.x, b.x.Graph
	id := event.ID{Thread: w.Space.Lookup(te.Thread), Index: te.Index}
	if !g.Exists(id.Thread) || id.Index >= g.Slots(id.Thread) {
		return wire.Broken(int32(n), "an event of a thread that was not created")
	}
	g.Appear(id)
	b.ranks = append(b.ranks, te.Rank)
	switch e := g.At(id); e.Kind {
	case event.ThreadCreate:
		c, err := w.Space.Thread(e.Child)
		if err != nil {
			return err
		}
		if g.Exists(c) {
			return wire.Broken(int32(n), "the creation of a thread that is there")
		}
		if g.NeedsStride(c) {
			x.State.Grow(g.Grow(int(c) + 1))
		}
		s := w.Program.Spawn(e.Step)
		g.StartThread(c, id, s)
		return b.addAbsent(c, s, n)
	case event.Write:
		if te.Rank > 0 {
			g.Place(id, RankOf(g, b.ranks, e.Loc, te.Rank))
		}
	case event.Choice:
		if e.Val.Lo >= max(e.Step.Len, 1) {
			return wire.Broken(int32(n), "an option that there is not")
		}
	}
	return nil
}

// read lets event s of the task, te, read what it read, if it is a read.
func (b *looseTask) read(s int, te *wire.Event) error {
	w, g := b.w, b.x.Graph
	id := event.ID{Thread: w.Space.Lookup(te.Thread), Index: te.Index}
	if g.At(id).Kind != event.Read {
		return nil
	}
	wr := event.Init
	if te.RFThread != 0 {
		wr = event.ID{Thread: w.Space.Lookup(te.RFThread), Index: te.RFIndex}
		if !g.Exists(wr.Thread) || wr.Index < 0 || !g.Contains(wr) || g.At(wr).Kind != event.Write || g.At(wr).Loc != g.At(id).Loc {
			return wire.Broken(int32(s), "a read of something else")
		}
	}
	if g.ValueOf(g.At(id).Loc, wr) != te.Val {
		return wire.Broken(int32(s), "a read of another value")
	}
	g.SetRF(id, wr)
	return nil
}
