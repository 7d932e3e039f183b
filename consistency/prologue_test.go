package consistency

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// pooled is a graph that is not needed any more, and its state.
type pooled struct {
	g *graph.Graph
	s State
}

// same returns an error if h and its state, which are a restriction of the graph, are not what the same restriction
// is in a new graph.
func (w *wanderer) same(h *graph.Graph, state State, s int32, past []int32, id, r event.ID) error {
	f := graph.New(w.space)
	n := w.g.Restrict(f, s, past, id)
	f.UnsetRF(r)
	fresh := w.m.New(f)
	fresh.Restrict(w.s, n)
	if h.Retained() > 0 {
		w.retained++
	}
	if err := h.Check(); err != nil {
		return err
	}
	a, b := describe(f, fresh), describe(h, state)
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return fmt.Errorf("a new graph has %q, one that had %d events already has %q", a[i], h.Retained(), b[min(i, len(b)-1)])
		}
	}
	return nil
}

// describe lists what graph g and its state consist of.
func describe(g *graph.Graph, s State) (list []string) {
	add := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	view := make([]int32, g.Stride())
	for _, e := range g.Order {
		x := g.At(e)
		s.HB(e, view)
		add("%v: %v %v rf %v %t, stamp %d, location %d, co %d, previous %d, porf %v, hb %v", e, x.Step.Label, x.Val, x.RF, x.HasRF, x.Stamp, x.Loc, x.CoPos, x.PrevLoc, g.PORF(e), view)
		if v := views(s); v != nil {
			add("%v: %v", e, v.Row(e.Thread, e.Index))
		}
	}
	for _, l := range g.UsedLocs() {
		add("location %d: co %v, last %v", l, g.Co(l), g.LastAccesses(l))
		for _, w := range g.Co(l) {
			for r := g.FirstReader(l, w); r != graph.None; r = g.NextReader(r) {
				add("location %d: %v reads %v", l, r, w)
			}
		}
	}
	lively := slices.Clone(g.LivelyLocs())
	slices.Sort(lively)
	add("lively %v, prologue %d, objects %v, unplaced %d", lively, g.Prologue(), g.Objects(), g.Unplaced())
	for t := range int32(g.Threads()) {
		add("thread %d: created by %v, joined by %v, next %v", t, g.Creator(t), g.Joiner(t), g.Next(t))
	}
	return list
}

// initialised draws a program whose main makes accesses before and after it creates threads.
func initialised(r *rand.Rand) *litmus.Program {
	var b strings.Builder
	value := 0
	accesses := func(n int, ords ...string) {
		for range n {
			at := string("vwxyz"[r.IntN(5)])
			ord := ords[r.IntN(len(ords))]
			value++
			switch r.IntN(4) {
			case 0, 1:
				fmt.Fprintf(&b, " %s.%s = %d;", at, ord, value)
			case 2:
				fmt.Fprintf(&b, " r%d = %s.%s;", r.IntN(8), at, ord)
			case 3:
				fmt.Fprintf(&b, " r%d = add %s.%s 1;", r.IntN(8), at, ord)
			}
		}
	}
	b.WriteString("main {")
	accesses(10+r.IntN(30), "rlx", "sc")
	b.WriteString(" create P1; create P2; create P3;")
	accesses(r.IntN(4), "rlx")
	b.WriteString(" }\n")
	for p := range 3 {
		fmt.Fprintf(&b, "P%d {", p+1)
		accesses(1+r.IntN(5), "rlx", "rlx", "sc")
		b.WriteString(" }\n")
	}
	return litmus.MustParse(b.String())
}

// TestRetain: a graph that keeps the prologue it has becomes the same restriction as a new one, and so does its state.
func TestRetain(t *testing.T) {
	n := scale.By{Short: 20, Usual: 40, Full: 2000}.N()
	for _, m := range []Model{scModel{}, tsoModel{}, tsoModel{allFences: true}, raModel{}, rc11Model{}} {
		revisits, retained := 0, 0
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 29))
			w := newWanderer(r, m, initialised(r))
			w.pools = true
			for i := range 600 {
				if i%120 == 0 {
					w.restart()
				}
				if r.IntN(6) == 0 && len(w.g.Order) > 1 {
					w.back()
				} else if !w.add() {
					w.back()
				}
				if err := w.revisit(); err != nil {
					t.Fatalf("%s, seed %d: %v", m.Name(), seed, err)
				}
				w.coLast()
			}
			revisits += w.revisits
			retained += w.retained
		}
		if revisits < n/2 || retained < n/4 {
			t.Errorf("%s: %d revisits, %d of them with a prologue that was kept", m.Name(), revisits, retained)
		}
	}
}

// restart begins with another graph, on which nothing was done.
func (w *wanderer) restart() {
	w.pool = append(w.pool, pooled{w.g, w.s})
	w.g = graph.New(w.space)
	w.s = w.m.New(w.g)
	w.g.SetNext(0, w.prog.Main())
	w.base = 0
}

// coLast makes the co-last choice for the newest event, if it is an access without one, or another one that the
// model allows for sure.
func (w *wanderer) coLast() {
	g := w.g
	e := g.Order[len(g.Order)-1]
	x := g.At(e)
	switch {
	case x.Kind == event.Read && !x.HasRF:
		co := g.Co(x.Loc)
		k := len(co) - 1
		if lo := int(w.s.FirstRead(e, false)); w.s.ByPosition() && x.Attr&event.Exclusive == 0 {
			k = lo + w.IntN(k-lo+1)
		}
		g.SetRF(e, co[k])
		w.s.Read(e)
		if x.Succeeds(x.Val) && k < len(co)-1 {
			w.s.Unread(e)
			g.UnsetRF(e)
			g.SetRF(e, co[len(co)-1])
			w.s.Read(e)
		}
	case x.Kind == event.Write && x.CoPos == 0:
		pos := int32(len(g.Co(x.Loc)))
		if x.Attr&event.Exclusive == 0 && w.s.ByPosition() {
			lo := w.s.FirstPlace(e)
			pos = lo + w.Int32N(pos-lo+1)
		}
		g.Place(e, pos)
		w.s.Place(e)
	}
}
