package report

import (
	"slices"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// renumber gives the threads of s other dense numbers: thread i becomes p[i].
func renumber(s *result.Snapshot, p []int32) *result.Snapshot {
	id := func(e event.ID) event.ID {
		if e.Thread >= 0 {
			e.Thread = p[e.Thread]
		}
		return e
	}
	r := &result.Snapshot{Threads: make([]result.ThreadSnapshot, len(s.Threads))}
	for t, th := range s.Threads {
		th.Events = slices.Clone(th.Events)
		for i := range th.Events {
			th.Events[i].RF = id(th.Events[i].RF)
		}
		th.Parent = id(th.Parent)
		r.Threads[p[t]] = th
	}
	for _, e := range s.Order {
		r.Order = append(r.Order, id(e))
	}
	for _, c := range s.Co {
		c.Writes = slices.Clone(c.Writes)
		for i := range c.Writes {
			c.Writes[i] = id(c.Writes[i])
		}
		r.Co = append(r.Co, c)
	}
	slices.Reverse(r.Co)
	return r
}

// What an execution is does not depend on how threads are numbered, on the order in
// which events were added, or on what does nothing; it does on rf, co and values,
// and only values make another outcome.
func TestExecutionKeys(t *testing.T) {
	x := NewExplored()
	exec, outcome := x.keys(lb())
	for _, p := range [][]int32{{0, 1, 2, 3}, {3, 2, 1, 0}, {1, 2, 3, 0}} {
		if k, o := x.keys(renumber(lb(), p)); k != exec || o != outcome {
			t.Errorf("threads numbered %v: another execution", p)
		}
	}
	s := lb()
	s.Order = nil
	c := &s.Threads[1]
	c.Events = append(slices.Clone(c.Events[:2]), c.Events[3]) // without the Skip
	s.Threads[2].Events[1].RF = id(1, 2)
	s.Co[0].Writes = []event.ID{id(1, 2)}
	if k, o := x.keys(s); k != exec || o != outcome {
		t.Error("without what does nothing: another execution")
	}

	s = lb()
	s.Threads[3].Events[1].RF = event.Init
	if k, o := x.keys(s); k == exec || o != outcome {
		t.Error("another rf with the same value must be another execution with the same outcome")
	}
	s.Threads[3].Events[1].Value = event.V(0)
	if k, o := x.keys(s); k == exec || o == outcome {
		t.Error("another value must be another outcome")
	}
	s = lb()
	two := func(ws ...event.ID) *result.Snapshot {
		s.Co[0].Writes = ws
		return s
	}
	a, _ := x.keys(two(id(1, 3), id(2, 2)))
	if b, o := x.keys(two(id(2, 2), id(1, 3))); a == b || o != outcome {
		t.Error("another co must be another execution with the same outcome")
	}
}

// Only executions that came to an end count; what is to be shown is kept.
func TestExplored(t *testing.T) {
	ended := func() *result.Snapshot {
		s := lb()
		for _, th := range []*result.ThreadSnapshot{&s.Threads[2], &s.Threads[3]} {
			th.Events = append(th.Events, ev(0, event.Label{Kind: event.ThreadFinish}, event.Init, 0))
		}
		return s
	}
	strong := NewExplored()
	s := ended() // fails
	strong.Add(s, true)
	weak := NewExplored(strong)
	weak.Add(s, true)
	if len(strong.execs) != 1 || strong.failed != 1 || len(weak.kept) != 0 {
		t.Errorf("%d executions, %d failed, %d kept", len(strong.execs), strong.failed, len(weak.kept))
	}
	blocked := ended()
	blocked.Threads[1].Next = st(event.Label{Kind: event.Block, Why: uint8(event.BlockAssume)})
	if weak.Add(blocked, true); len(weak.execs) != 1 {
		t.Error("a blocked execution counts")
	}
	other := ended()
	other.Threads[3].Events[1].Value = event.V(0)
	weak.Add(other, true)
	weak.Add(renumber(other, []int32{0, 2, 1, 3}), true)
	n, outcomes, best := weak.beyond(strong)
	if n != 1 || outcomes != 1 || !best.new || weak.kept[best.key] == nil {
		t.Errorf("%d executions and %d outcomes beyond, %+v", n, outcomes, best)
	}
	if n, _, best := strong.beyond(weak); n != 0 || best.ok {
		t.Errorf("%d executions beyond", n)
	}
	// A second exploration looks for what was not kept.
	strong.wanted = map[Key]bool{best.key: true}
	if strong.Add(s, true) || !strong.Add(other, true) || strong.kept[best.key] != other || len(strong.execs) != 1 {
		t.Error("what was wanted was not kept, or counted")
	}
}
