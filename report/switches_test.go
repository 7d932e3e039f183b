package report

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// scrambled is a snapshot of threads with the given numbers of events, of which about
// one in hide is not shown, and a relation between them that has no cycle: of edges
// that go along a random order of all events.
func scrambled(r *rand.Rand, hide, edges int, lens ...int) (*result.Snapshot, preds) {
	s := &result.Snapshot{}
	var left []int
	for t, n := range lens {
		th := result.ThreadSnapshot{Tid: event.Tid(t + 1), Parent: event.Init}
		for range n {
			k := event.Write
			if r.IntN(hide) == 0 {
				k = event.ThreadStart
			}
			th.Events = append(th.Events, ev(0, event.Label{Kind: k}, event.Init, 0))
			left = append(left, t)
		}
		s.Threads = append(s.Threads, th)
	}
	r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	next := make([]int32, len(lens))
	for _, t := range left {
		s.Order = append(s.Order, id(int32(t), next[t]))
		next[t]++
	}
	rel := preds{}
	for range edges {
		i, j := r.IntN(len(left)), r.IntN(len(left))
		if i != j {
			rel.add(s.Order[min(i, j)], s.Order[max(i, j)])
		}
	}
	return s, rel
}

func stamps(s *result.Snapshot) map[event.ID]int {
	m := map[event.ID]int{}
	for i, id := range s.Order {
		m[id] = i
	}
	return m
}

// fewestByForce is the least number of runs of all orders of rel in which fail comes
// as late as it can, by trying every order.
func fewestByForce(s *result.Snapshot, rel preds, fail event.ID) int {
	follows := map[event.ID]bool{fail: true}
	for range s.Order {
		for _, e := range s.Order {
			if e.Thread == fail.Thread && e.Index > fail.Index || slices.ContainsFunc(rel[e], func(p event.ID) bool { return follows[p] }) {
				follows[e] = true
			}
			for i := range e.Index {
				if follows[id(e.Thread, i)] {
					follows[e] = true
				}
			}
		}
	}
	done := map[event.ID]bool{}
	next := make([]int32, len(s.Threads))
	best := len(s.Order) + 1
	var try func(n, runs int, last int32)
	try = func(n, runs int, last int32) {
		if runs >= best {
			return
		}
		if n == len(s.Order) {
			best = runs
			return
		}
		for t := range next {
			e := id(int32(t), next[t])
			if int(e.Index) == len(s.Threads[t].Events) || slices.ContainsFunc(rel[e], func(p event.ID) bool { return !done[p] }) {
				continue
			}
			if e == fail && n != len(s.Order)-len(follows) {
				continue
			}
			r, l := runs, last
			if shown(&s.Threads[t].Events[e.Index]) && l != e.Thread {
				r, l = runs+1, e.Thread
			}
			done[e] = true
			next[t]++
			try(n+1, r, l)
			next[t]--
			delete(done, e)
		}
	}
	try(0, 0, -1)
	return best
}

// TestFewestSwitches compares with all orders, for small graphs.
func TestFewestSwitches(t *testing.T) {
	better, failing := 0, 0
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 1))
		lens := make([]int, 2+r.IntN(3))
		for i := range lens {
			lens[i] = 1 + r.IntN(11/len(lens))
		}
		s, rel := scrambled(r, 5, r.IntN(9), lens...)
		fail := event.Init
		if r.IntN(2) == 0 {
			ft := int32(r.IntN(len(lens)))
			fail = id(ft, int32(lens[ft]-1))
			failing++
		}
		stamp := stamps(s)
		greedy, _ := topological(s, stamp, fail, rel)
		if greedy == nil {
			t.Fatalf("seed %d: no order", seed)
		}
		o := newOrders(s, stamp, fail, rel)
		got, exact := o.fewest(greedy, searchSteps)
		want := fewestByForce(s, rel, fail)
		if !exact || o.runs(got) != want || o.runs(greedy) < want {
			t.Fatalf("seed %d: %d runs (exact: %v), greedily %d, by force %d", seed, o.runs(got), exact, o.runs(greedy), want)
		}
		isOrder(t, s, rel, got)
		if o.runs(greedy) > want {
			better++
		}
		again, _ := newOrders(s, stamp, fail, rel).fewest(greedy, searchSteps)
		if !reflect.DeepEqual(got, again) {
			t.Fatalf("seed %d: %v, then %v", seed, got, again)
		}
	}
	if better < 50 || failing < 100 {
		t.Errorf("only %d graphs in which the search helps, %d with an event that comes last", better, failing)
	}
}

// isOrder checks that order has every event of s once, after what rel and program
// order want before it.
func isOrder(t *testing.T, s *result.Snapshot, rel preds, order []event.ID) {
	t.Helper()
	at := map[event.ID]int{}
	for i, e := range order {
		at[e] = i
	}
	if len(at) != len(s.Order) || len(order) != len(s.Order) {
		t.Fatalf("%d events (%d different), want %d", len(order), len(at), len(s.Order))
	}
	for _, e := range s.Order {
		if e.Index > 0 && at[id(e.Thread, e.Index-1)] > at[e] {
			t.Fatalf("%v comes before the event before it", e)
		}
		for _, p := range rel[e] {
			if at[p] > at[e] {
				t.Fatalf("%v comes before %v", e, p)
			}
		}
	}
}

// TestFewestSwitchesLarge: graphs that are too large to look at all orders of take
// no more steps than they may, and no order that is worse.
func TestFewestSwitchesLarge(t *testing.T) {
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 2))
		lens := make([]int, 12)
		for i := range lens {
			lens[i] = 200
		}
		s, rel := scrambled(r, 10, []int{60, 600, 4000}[seed], lens...)
		stamp := stamps(s)
		greedy, _ := topological(s, stamp, event.Init, rel)
		o := newOrders(s, stamp, event.Init, rel)
		got, exact := o.fewest(greedy, searchSteps)
		isOrder(t, s, rel, got)
		t.Logf("%d runs (exact: %v), greedily %d; %d steps left", o.runs(got), exact, o.runs(greedy), o.steps)
		if o.runs(got) > o.runs(greedy) {
			t.Errorf("%d runs, greedily %d", o.runs(got), o.runs(greedy))
		}
		if o.steps < 0 {
			t.Errorf("%d steps more than it may take", -o.steps)
		}
	}
}
