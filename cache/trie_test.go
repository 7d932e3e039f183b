package cache_test

import (
	"math/rand/v2"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
)

// walk goes down the tree of the main thread with random values, the thread itself
// beside it, and compares the labels.
func walk(t *testing.T, c *cache.Trie, m *litmus.Machine, rng *rand.Rand, steps []*event.Step) {
	t.Helper()
	var lab event.Label
	th := m.Main(&lab)
	s := c.Main()
	for depth := 0; ; depth++ {
		if s.Label != lab {
			t.Fatalf("at depth %d: the tree says %+v, the machine %+v", depth, s.Label, lab)
		}
		if s.Kind == event.ThreadCreate {
			if r := c.Spawn(s); r.Kind != event.ThreadStart || r.Parent != nil {
				t.Fatalf("Spawn returned %+v", r.Label)
			}
		}
		if len(steps) > 0 {
			steps[rng.IntN(len(steps))] = s // what a graph might hold on to
		}
		if s.Kind.Terminal() {
			th.Release()
			return
		}
		var v event.Value
		if s.Kind.ReadLike() {
			v = event.V(uint64(rng.IntN(3)))
			if s.Await != event.AwaitNone && !s.Admits(v) {
				v = s.Cmp
			}
		}
		th.Resume(v, &lab)
		s = c.Next(s, v)
	}
}

const prog = `locs x y l
main {
  create P
  a = x.sc
  b = y.sc
  if a == b { y.sc = a+1 } else { lock l
    c = cas x.sc.sc 0 1
    unlock l }
  d = add y.sc 1
  join P
}
P { x.sc = 1 }`

// TestTree: whatever is cached, evicted or rebuilt, a step has the label that the
// thread itself yields after the same values.
func TestTree(t *testing.T) {
	for _, tc := range []struct {
		name   string
		on     bool
		budget int
	}{{"cached", true, 1 << 20}, {"evicting", true, 4000}, {"always evicting", true, 0}, {"off", false, 0}} {
		t.Run(tc.name, func(t *testing.T) {
			m := litmus.MustParse(prog).Machine()
			c := cache.New(m, tc.on)
			c.SetBudget(tc.budget)
			rng := rand.New(rand.NewPCG(1, 2))
			held := make([]*event.Step, 4)
			for range 500 {
				walk(t, c, m, rng, held)
				check(t, c)
				// A held step grows again, also when it is no longer in the tree.
				for _, s := range held {
					if s != nil && !s.Kind.ReadLike() && !s.Kind.Terminal() {
						if n := c.Next(s, event.Value{}); n.Parent != s {
							t.Fatalf("a held step grew %+v", n)
						}
					}
				}
			}
			n := c.Counters()
			switch {
			case tc.name == "cached" && n.Misses > 1000:
				t.Errorf("%d misses: the tree is not used", n.Misses)
			case !tc.on && n.Hits > 0:
				t.Errorf("%d hits without a cache", n.Hits)
			}
		})
	}
}
