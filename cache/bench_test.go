package cache_test

import (
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/load"
)

// fibThread is the tree over fib.c and the first step of the thread that runs left.
func fibThread(tb testing.TB) (*cache.Trie, *event.Step) {
	tb.Helper()
	p, err := load.File("testdata/fib.ll")
	if err != nil {
		tb.Fatal(err)
	}
	c := cache.New(interp.New(p, interp.Config{}), true)
	s := c.Main()
	for s.Kind != event.ThreadCreate {
		s = c.Next(s, event.Value{})
	}
	return c, c.Spawn(s)
}

// down goes from s to the end of its thread; the reads return *v+1, *v+2, ... It
// returns the number of steps.
func down(c *cache.Trie, s *event.Step, v *uint64) (n int) {
	for ; !s.Kind.Terminal(); n++ {
		if s.Kind == event.Read {
			*v++
		}
		s = c.Next(s, event.V(*v))
	}
	return n
}

// BenchmarkMiss: the cost of a step that was never seen before, with the cache of a
// worker filling up and evicting.
func BenchmarkMiss(b *testing.B) {
	for _, size := range []struct {
		name  string
		bytes int
	}{{"1MB", 1 << 20}, {"64MB", 64 << 20}} {
		b.Run(size.name, func(b *testing.B) {
			c, s := fibThread(b)
			c.SetBudget(size.bytes)
			s = c.Next(s, event.Value{})
			steps, v := 0, uint64(0)
			b.ReportAllocs()
			for b.Loop() {
				steps += down(c, s, &v)
			}
			n := c.Counters()
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/miss")
			b.ReportMetric(float64(n.Evictions)/float64(steps), "evictions/miss")
			b.ReportMetric(float64(n.Instructions)/float64(steps), "instructions/miss")
			if n.Hits > n.Misses/1000+10 {
				b.Errorf("%d hits: not what is measured", n.Hits)
			}
		})
	}
}

// BenchmarkHit: the cost of a step that is known, in a tree that fits in the
// processor's caches.
func BenchmarkHit(b *testing.B) {
	c, s := fibThread(b)
	steps, v := 0, uint64(0)
	down(c, s, &v)
	for b.Loop() {
		v = 0
		steps += down(c, s, &v)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/hit")
}
