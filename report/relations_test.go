package report

import (
	"slices"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// withViews gives every event of s the view that program order, creation and the
// edges of sync make.
func withViews(s *result.Snapshot, sync map[event.ID][]event.ID) *result.Snapshot {
	done := map[event.ID]bool{}
	var fill func(e event.ID) []int32
	fill = func(e event.ID) []int32 {
		es := &s.Threads[e.Thread].Events[e.Index]
		if done[e] {
			return es.HB
		}
		done[e] = true
		es.HB = make([]int32, len(s.Threads))
		for t := range es.HB {
			es.HB[t] = -1
		}
		before := sync[e]
		if e.Index > 0 {
			before = append(before, id(e.Thread, e.Index-1))
		} else if p := s.Threads[e.Thread].Parent; !p.IsInit() {
			before = append(before, p)
		}
		for _, b := range before {
			for t, k := range fill(b) {
				es.HB[t] = max(es.HB[t], k)
			}
		}
		es.HB[e.Thread] = e.Index
		return es.HB
	}
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			fill(id(int32(t), int32(i)))
		}
	}
	return s
}

func TestRelations(t *testing.T) {
	// The consumer reads the flag from the producer, the data is the initial one. Of
	// what happens before the start of the consumer only its creation is an edge.
	created := []Edge{{"(0,1)", "(1,0)"}, {"(0,2)", "(2,0)"}}
	for _, tc := range []struct {
		name   string
		snap   func() *result.Snapshot
		sync   map[event.ID][]event.ID
		fr, hb []Edge
	}{
		{"nothing synchronises", mp, nil, []Edge{{"(2,2)", "(1,1)"}}, created},
		{"the flag does", mp, map[event.ID][]event.ID{id(1, 1): {id(2, 2)}}, []Edge{{"(2,2)", "(1,1)"}}, append(slices.Clone(created), Edge{"(1,2)", "(2,1)"})},
		{"what follows is implied", mp, map[event.ID][]event.ID{id(1, 1): {id(2, 2)}, id(1, 2): {id(2, 1)}},
			[]Edge{{"(2,2)", "(1,1)"}}, append(slices.Clone(created), Edge{"(1,2)", "(2,1)"})},
		// main joins the consumer, which knows all of the producer.
		{"through a third thread", mp, map[event.ID][]event.ID{id(1, 1): {id(2, 3)}, id(0, 3): {id(1, 2), id(2, 3)}}, []Edge{{"(2,2)", "(1,1)"}},
			[]Edge{{"(2,2)", "(0,3)"}, {"(0,1)", "(1,0)"}, {"(0,2)", "(2,0)"}, {"(1,3)", "(2,1)"}}},
		{"an absent event counts for nothing", func() *result.Snapshot {
			s := mp()
			s.Threads[2].Events[2] = result.EventSnapshot{Absent: true}
			s.Co = s.Co[:1]
			s.Threads[1].Events[1].RF = event.Init
			return s
		}, map[event.ID][]event.ID{id(1, 1): {id(2, 2)}}, []Edge{{"(2,2)", "(1,1)"}}, append(slices.Clone(created), Edge{"(1,1)", "(2,1)"})},
		// Skips have no number; the read of a read-modify-write precedes its own write.
		{"load buffering", lb, map[event.ID][]event.ID{id(3, 1): {id(1, 2)}}, nil,
			[]Edge{{"(0,1)", "(1,0)"}, {"(0,2)", "(2,0)"}, {"(0,3)", "(3,0)"}, {"(2,1)", "(3,1)"}}},
		{"a chain of writes", func() *result.Snapshot {
			s := mp()
			s.Threads[0].Events[3] = ev(3, event.Label{Kind: event.Write, Ord: event.Relaxed, Size: 4, Addr: addrX, Val: event.V(2)}, event.Init, 2)
			s.Co[0].Writes = []event.ID{id(2, 1), id(0, 3)}
			s.Threads[1].Events[1] = ev(1, event.Label{Kind: event.Read, Ord: event.Relaxed, Size: 4, Addr: addrX}, id(2, 1), 1)
			s.Threads[1].Events[2].RF = id(0, 3)
			return s
		}, nil, []Edge{{"(2,1)", "(0,3)"}}, created},
		// An access that was found wrong before it read anything reads from nothing.
		{"a read without a value", func() *result.Snapshot {
			s := mp()
			s.Threads[1].Events[2].RF = event.ID{Thread: -2, Index: -2}
			return s
		}, nil, nil, created},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f := result.Found{Kind: result.ErrorKind(event.FaultAssert), Pos: 14, Other: -1, Thread: 1, Event: id(1, 2), Conflict: event.Init,
				Graph: withViews(tc.snap(), tc.sync)}
			g := finding(Context{}, &f, fake{"mp.c"}, &Sources{}).Graph
			if !slices.Equal(g.FR, tc.fr) {
				t.Errorf("fr %v, want %v", g.FR, tc.fr)
			}
			if !slices.Equal(g.HB, tc.hb) {
				t.Errorf("hb %v, want %v", g.HB, tc.hb)
			}
		})
	}
	if e := NewExecution(1, withViews(mp(), nil), false, fake{"mp.c"}, &Sources{}); e.Graph.FR != nil || e.Graph.HB != nil {
		t.Error("an execution that is no finding has relations")
	}
}
