package hunt

import (
	"math"
	"math/rand/v2"
	"testing"

	_ "genmcgo/internal/scale"
)

// TestSeen: as long as there is room all counts are exact; then they are near, and memory is bounded.
func TestSeen(t *testing.T) {
	const room = 1 << 10
	rng := rand.New(rand.NewPCG(1, 0))
	s := newSeen(room)
	times := map[uint64]int{}
	for i := range 200_000 {
		h := (rng.Uint64N(50_000) + 1) * 0x9e3779b97f4a7c15
		h ^= h >> 29
		h *= 0xbf58476d1ce4e5b9
		first := s.Add(digestOf(h))
		known := times[wordOf(digestOf(h))] > 0
		times[wordOf(digestOf(h))]++
		drawn, distinct, once, exact := s.Counts()
		if drawn != uint64(i+1) || exact != (len(times) <= room) {
			t.Fatalf("%d drawn, %d distinct: says %d, exact %v", i+1, len(times), drawn, exact)
		}
		if exact {
			ones := 0
			for _, n := range times {
				if n == 1 {
					ones++
				}
			}
			if distinct != uint64(len(times)) || once != uint64(ones) || first == known {
				t.Fatalf("%d distinct, %d once: says %d, %d; first %v", len(times), ones, distinct, once, first)
			}
		}
		if s.n > room || len(s.table) > 4*room {
			t.Fatalf("%d of %d digests in %d slots", s.n, room, len(s.table))
		}
		if !first && !known {
			t.Fatal("an execution that never came up is said to have done so")
		}
	}
	ones := 0
	for _, n := range times {
		if n == 1 {
			ones++
		}
	}
	_, distinct, once, _ := s.Counts()
	off := func(got uint64, want int) float64 { return math.Abs(float64(got)/float64(want) - 1) }
	if off(distinct, len(times)) > 0.15 || off(once, ones) > 0.4 {
		t.Errorf("%d distinct, %d once: says %d, %d", len(times), ones, distinct, once)
	}
}

// TestLearner: a strategy that finds nothing keeps its turns, and one that finds more gets more.
func TestLearner(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 0))
	l := newLearner(3)
	used := make([]int, 3)
	for range 3000 {
		i := l.next(rng)
		used[i]++
		l.learn(i, 0, i == 1, 10)
	}
	if used[0] < 500 || used[2] < 500 || used[1] < 1500 {
		t.Errorf("used %v", used)
	}
}
