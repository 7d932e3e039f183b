package consistency

import (
	"math/rand/v2"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// interleaved is the graph of a random interleaving of p, of n events at most; nil if p has
// something that this does not run.
func interleaved(r *rand.Rand, p *litmus.Program, n int) *graph.Graph {
	prog := cache.New(p.Machine(), true)
	space := graph.NewSpace(prog.InitValue)
	g := graph.New(space)
	g.SetNext(0, prog.Main())
	next := func(t int32) *event.Step {
		s := g.Next(t)
		if s == nil {
			e := g.Last(t)
			s = prog.Next(e.Step, e.Val)
			g.SetNext(t, s)
		}
		return s
	}
	pending := int32(-1)
	for len(g.Order) < n {
		var ready []int32
		for t := int32(0); int(t) < g.Threads(); t++ {
			if !g.Exists(t) || g.Finished(t) || pending >= 0 && pending != t {
				continue
			}
			switch s := next(t); s.Kind {
			case event.Block, event.Error:
			case event.BarrierArrive, event.BarrierLeave:
				return nil
			case event.ThreadJoin:
				if c := space.Joined(s); g.Exists(c) && g.Finished(c) {
					ready = append(ready, t)
				}
			case event.Read:
				if s.Admits(g.LastValue(s)) {
					ready = append(ready, t)
				}
			default:
				ready = append(ready, t)
			}
		}
		if len(ready) == 0 {
			break
		}
		t := ready[r.IntN(len(ready))]
		s := next(t)
		e := g.Add(t, s)
		pending = -1
		switch x := g.At(e); s.Kind {
		case event.ThreadCreate:
			c, err := space.Thread(s.Label.Child)
			if err != nil {
				return nil
			}
			if g.NeedsStride(c) {
				g.Grow(int(c) + 1)
			}
			g.StartThread(c, e, prog.Spawn(s))
		case event.Read:
			co := g.Co(x.Loc)
			g.SetRF(e, co[len(co)-1])
			if x.Succeeds(x.Val) {
				pending = t
			}
		case event.Write:
			g.Place(e, int32(len(g.Co(x.Loc))))
		case event.Choice:
			x.Val = event.V(0)
			g.SetNext(t, nil)
		}
	}
	if pending >= 0 {
		return nil
	}
	return g
}

// hasInterleaving tries all interleavings of g.
func hasInterleaving(g *graph.Graph, first [][2]event.ID) bool {
	done := make([]int32, g.Threads())
	latest := map[int32]event.ID{}
	has := func(e event.ID) bool { return e.Thread < 0 || e.Index < done[e.Thread] }
	var try func(left int, pending int32) bool
	try = func(left int, pending int32) bool {
		if left == 0 {
			return true
		}
	threads:
		for t := int32(0); int(t) < g.Threads(); t++ {
			if !g.Exists(t) || done[t] == g.Len(t) || pending >= 0 && pending != t {
				continue
			}
			e := event.ID{Thread: t, Index: done[t]}
			x := g.At(e)
			for _, p := range append([]event.ID(nil), g.Preds(e)...) {
				if !has(p) {
					continue threads
				}
			}
			for _, p := range first {
				if p[1] == e && !has(p[0]) {
					continue threads
				}
			}
			old, ok := latest[x.Loc]
			if !ok {
				old = event.Init
			}
			mine := int32(-1)
			if x.Kind == event.Read {
				if x.RF != old {
					continue
				}
				if modifies(g, e) {
					mine = t
				}
			}
			if x.Kind == event.Write {
				latest[x.Loc] = e
			}
			done[t]++
			if try(left-1, mine) {
				return true
			}
			done[t]--
			if x.Kind == event.Write {
				latest[x.Loc] = old
			}
		}
		return false
	}
	return try(len(g.Order), -1)
}

// TestQuestion: whether graphs are sequentially consistent, whatever their coherence order,
// is what trying all interleavings says; and the answer is an interleaving.
func TestQuestion(t *testing.T) {
	n := scale.By{Short: 300, Usual: 3000, Full: 30000}.N()
	yes, no, moved := 0, 0, 0
	var q question
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 3))
		generate := litmus.Generate
		if seed%3 == 1 {
			generate = litmus.GenerateWaits
		}
		p := generate(seed/8, 4+int(seed%5))
		g := interleaved(r, p, 16)
		if g == nil {
			continue
		}
		// Other reads-from, and pairs of writes that are to be in an order.
		var reads []event.ID
		for _, e := range g.Order {
			if g.At(e).Kind == event.Read {
				reads = append(reads, e)
			}
		}
		var first [][2]event.ID
		for range r.IntN(3) {
			if len(reads) == 0 {
				break
			}
			e := reads[r.IntN(len(reads))]
			co := g.Co(g.At(e).Loc)
			if r.IntN(3) > 0 {
				g.UnsetRF(e)
				g.SetRF(e, co[r.IntN(len(co))])
			} else if len(co) > 2 {
				a, b := co[1+r.IntN(len(co)-1)], co[1+r.IntN(len(co)-1)]
				if a != b {
					first = append(first, [2]event.ID{a, b})
				}
			}
		}
		want := hasInterleaving(g, first)
		got, ok := q.ask(g, g.Order, nil, first, nil)
		if ok != want {
			t.Fatalf("seed %d: an interleaving was found: %v; there is one: %v\n%s", seed, ok, want, p)
		}
		if !ok {
			no++
			continue
		}
		yes++
		// It is one: with it as coherence order and line, nothing is wrong.
		place := map[event.ID]int{}
		for k, e := range got {
			place[e] = k
		}
		before := append([]event.ID(nil), g.Order...)
		g.Reorder(got)
		l := line{g: g, order: got}
		if wrong := l.Check(); wrong != "" {
			t.Fatalf("seed %d: in the interleaving %v %s\n%s", seed, got, wrong, p)
		}
		for _, f := range first {
			if place[f[0]] > place[f[1]] {
				t.Fatalf("seed %d: %v is not before %v in %v", seed, f[0], f[1], got)
			}
		}
		for k := range before {
			if before[k] != got[k] {
				moved++
				break
			}
		}
	}
	t.Logf("%d graphs have an interleaving, %d of them another one than they came from; %d have none", yes, moved, no)
	if yes < n/5 || no < n/10 || moved < n/20 {
		t.Error("the graphs are too much alike")
	}
}
