package report

import (
	"math/rand/v2"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// perLocation is a random execution that is an interleaving for each location, but
// need not be one for all of them.
func perLocation(r *rand.Rand, locs int, lens ...int) *result.Snapshot {
	s := &result.Snapshot{}
	accesses := make([][]int, locs) // by location: the thread of each access
	for t, n := range lens {
		th := result.ThreadSnapshot{Tid: event.Tid(t + 1), Parent: event.Init}
		for i := range n {
			l := event.Label{Kind: event.Write, Ord: event.Relaxed, Size: 4, Addr: event.Addr(1 + r.IntN(locs)), Pos: int32(10*t + i + 1)}
			if r.IntN(2) == 0 {
				l.Kind = event.Read
			}
			accesses[l.Addr-1] = append(accesses[l.Addr-1], t)
			th.Events = append(th.Events, ev(0, l, event.Init, 1))
			s.Order = append(s.Order, id(int32(t), int32(i)))
		}
		s.Threads = append(s.Threads, th)
	}
	for l, ts := range accesses {
		r.Shuffle(len(ts), func(i, j int) { ts[i], ts[j] = ts[j], ts[i] })
		next := make([]int, len(lens))
		last := event.Init
		co := result.CoSnapshot{Addr: event.Addr(l + 1), Size: 4}
		for _, t := range ts {
			for ; ; next[t]++ {
				if s.Threads[t].Events[next[t]].Addr == co.Addr {
					break
				}
			}
			e := &s.Threads[t].Events[next[t]]
			if e.Kind == event.Read {
				e.RF = last
			} else {
				last = id(int32(t), int32(next[t]))
				co.Writes = append(co.Writes, last)
			}
			next[t]++
		}
		s.Co = append(s.Co, co)
	}
	return s
}

// byForce is the number of links of a shortest cycle, 0 if there is none: one link may
// be all of po, of co, or of fr and co.
func byForce(s *result.Snapshot) int {
	n := len(s.Order)
	edge := make([][]bool, n)
	at := map[event.ID]int{}
	for i, e := range s.Order {
		edge[i] = make([]bool, n)
		at[e] = i
	}
	for i, a := range s.Order {
		for j, b := range s.Order {
			edge[i][j] = a.Thread == b.Thread && a.Index < b.Index
		}
	}
	for _, co := range s.Co {
		place := map[event.ID]int{event.Init: -1}
		for k, w := range co.Writes {
			place[w] = k
			for _, v := range co.Writes[k+1:] {
				edge[at[w]][at[v]] = true
			}
		}
		for _, r := range s.Order {
			if e := &s.Threads[r.Thread].Events[r.Index]; e.Kind == event.Read && e.Addr == co.Addr {
				for _, w := range co.Writes[place[e.RF]+1:] {
					edge[at[r]][at[w]] = true
				}
				if !e.RF.IsInit() {
					edge[at[e.RF]][at[r]] = true
				}
			}
		}
	}
	least := 0
	for i := range n {
		dist := make([]int, n)
		queue := []int{i}
		for k := 0; k < len(queue); k++ {
			v := queue[k]
			for w := range n {
				if !edge[v][w] {
					continue
				}
				if w == i {
					if least == 0 || dist[v]+1 < least {
						least = dist[v] + 1
					}
				} else if dist[w] == 0 {
					dist[w] = dist[v] + 1
					queue = append(queue, w)
				}
			}
		}
	}
	return least
}

// TestShortestCycle compares with a search over all edges, and with whether there is
// an order.
func TestShortestCycle(t *testing.T) {
	lengths := map[int]int{}
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 3))
		lens := make([]int, 2+r.IntN(4))
		for i := range lens {
			lens[i] = 1 + r.IntN(5)
		}
		s := perLocation(r, 2+r.IntN(3), lens...)
		rel := relate(s)
		c := shortestCycle(s, rel, nil)
		if want := byForce(s); len(c) != want {
			t.Fatalf("seed %d: %d links, by force %d: %v", seed, len(c), want, c)
		}
		lengths[len(c)]++
		if _, explains, _ := linearise(s, event.Init); explains != (c == nil) {
			t.Fatalf("seed %d: interleaving %v, cycle %v", seed, explains, c)
		}
		for i, l := range c {
			if l.to != c[(i+1)%len(c)].from || (l.rel == "po") != (l.from.Thread == l.to.Thread) {
				t.Fatalf("seed %d: %v", seed, c)
			}
		}
		if len(c) > 0 && c[0].rel != "po" {
			t.Fatalf("seed %d: begins with %v", seed, c[0])
		}
	}
	for _, n := range []int{0, 4, 5, 6} {
		if lengths[n] < 10 {
			t.Errorf("few cycles of %d links: %v", n, lengths)
		}
	}
}
