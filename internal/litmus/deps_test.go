package litmus

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"genmcgo/graph/event"
)

// TestDepMachine follows one thread and looks at what its events depend on.
func TestDepMachine(t *testing.T) {
	p := MustParse(`P0 {
		a = x.rlx
		b = [y+(a^a)].rlx
		c = a+b
		x.rlx = c*0
		d = add x.rlx b
		e = cas x.rlx.rlx d b
		f = cas x.rlx.rlx a 1
		g = choice 2
		if g == 1 { h = 1 } else { h = 2 }
		y.rlx = h
		i = await y.rlx != e
		x.rlx = i
		i = xchg x.rlx a
		y.rlx = 1
		lock l
		j = trylock l
		return j+f
	}`)
	m := p.DepMachine()
	var lab event.Label
	m.Main(&lab).Resume(event.Value{}, &lab)
	create := lab
	th := m.Spawn(&create, &lab)
	s := func(i ...int32) []int32 { return i }
	type deps struct{ addr, data, ctrl, addrPo []int32 }
	for i, c := range []struct {
		give uint64
		kind event.Kind
		want deps
	}{
		{0, event.Read, deps{}},                                               // 1: a
		{0, event.Read, deps{addr: s(1)}},                                     // 2: b
		{0, event.Write, deps{data: s(1, 2), addrPo: s(1)}},                   // 3
		{0, event.Read, deps{addrPo: s(1)}},                                   // 4: d
		{1, event.Write, deps{data: s(2, 4), addrPo: s(1)}},                   // 5
		{0, event.Read, deps{data: s(4), addrPo: s(1)}},                       // 6: e
		{1, event.Write, deps{data: s(2), addrPo: s(1)}},                      // 7
		{0, event.Read, deps{data: s(1), addrPo: s(1)}},                       // 8: f
		{7, event.Skip, deps{addrPo: s(1)}},                                   // 9
		{0, event.Choice, deps{addrPo: s(1)}},                                 // 10: g
		{1, event.Write, deps{ctrl: s(10), addrPo: s(1)}},                     // 11
		{0, event.Read, deps{data: s(6), ctrl: s(10), addrPo: s(1)}},          // 12: i
		{3, event.Write, deps{data: s(12), ctrl: s(6, 10, 12), addrPo: s(1)}}, // 13
		{0, event.Read, deps{ctrl: s(6, 10, 12), addrPo: s(1)}},               // 14: i
		{3, event.Write, deps{data: s(1), ctrl: s(6, 10, 12), addrPo: s(1)}},  // 15
		{0, event.Write, deps{ctrl: s(6, 10, 12), addrPo: s(1)}},              // 16
		{0, event.Read, deps{ctrl: s(6, 10, 12), addrPo: s(1)}},               // 17: lock
		{0, event.Write, deps{ctrl: s(6, 10, 12, 17), addrPo: s(1)}},          // 18
		{0, event.Read, deps{ctrl: s(6, 10, 12, 17), addrPo: s(1)}},           // 19: j
		{1, event.Skip, deps{ctrl: s(6, 10, 12, 17), addrPo: s(1)}},           // 20
		{0, event.ThreadFinish, deps{data: s(8, 19), ctrl: s(6, 10, 12, 17), addrPo: s(1)}},
	} {
		th.Resume(event.V(c.give), &lab)
		d := m.Deps().Deps(lab.Deps)
		got := deps{m.Deps().Events(d.Addr), m.Deps().Events(d.Data), m.Deps().Events(d.Ctrl), m.Deps().Events(d.AddrPo)}
		if lab.Kind != c.kind || fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Fatalf("event %d: %v %v, want %v %v", i+1, lab.Kind, got, c.kind, c.want)
		}
	}
}

// TestDepMachineSame runs random threads on random values, with dependencies and
// without: but for the dependencies and the Skips they yield the same. What a thread
// does after it was loaded from what another one saved is the same, too.
func TestDepMachineSame(t *testing.T) {
	skips, deps := 0, 0
	for seed := range uint64(1000) {
		p := Generate(seed, 8)
		r := rand.New(rand.NewPCG(seed, 1))
		plain, dep := p.Machine(), p.DepMachine()
		if plain.Deps() != nil {
			t.Fatal("a plain machine with dependencies")
		}
		for body := range p.Threads {
			create := event.Label{Kind: event.ThreadCreate, Child: 2, Addr: Function(body)}
			var a, b, c event.Label
			ta, tb := plain.Spawn(&create, &a), dep.Spawn(&create, &b)
			tc := dep.Spawn(&create, &c)
			for !a.Kind.Terminal() {
				var v event.Value
				if a.Kind.ReadLike() {
					v = event.V(uint64(r.IntN(3)))
				}
				if !a.Admits(v) {
					break
				}
				words := make([]uint64, tb.Footprint())
				tb.Save(words)
				tc.Load(words)
				ta.Resume(v, &a)
				tb.Resume(v, &b)
				tc.Resume(v, &c)
				if b != c {
					t.Fatalf("seed %d: %+v, and after a reload %+v\n%s", seed, b, c, p)
				}
				if b.Kind == event.Skip {
					skips++
					tb.Resume(event.Value{}, &b)
				}
				deps += int(b.Deps)
				b.Deps = 0
				if a != b {
					t.Fatalf("seed %d: %+v, with dependencies %+v\n%s", seed, a, b, p)
				}
			}
		}
	}
	if skips < 100 || deps < 100 {
		t.Errorf("only %d skips, %d numbers of dependencies", skips, deps)
	}
}

// TestCanonSkips: texts do not depend on whether there are Skips.
func TestCanonSkips(t *testing.T) {
	skip := &event.Label{Kind: event.Skip}
	read := &event.Label{Kind: event.Read, Addr: Location(0), Ord: event.Relaxed, Size: 8}
	write := &event.Label{Kind: event.Write, Addr: Location(0), Ord: event.Relaxed, Size: 8}
	with := Execution{
		Threads: []ThreadTrace{{Tid: 1, Events: []Trace{{Label: read, RF: event.Init}, {Label: skip}, {Label: write}, {Label: skip}, {Label: write}}},
			{Tid: 2, Events: []Trace{{Label: read, RF: event.ID{Thread: 0, Index: 4}}}}},
		Co: []CoTrace{{Location(0), []event.ID{{Thread: 0, Index: 4}, {Thread: 0, Index: 2}}}},
	}
	without := Execution{
		Threads: []ThreadTrace{{Tid: 1, Events: []Trace{{Label: read, RF: event.Init}, {Label: write}, {Label: write}}},
			{Tid: 2, Events: []Trace{{Label: read, RF: event.ID{Thread: 0, Index: 2}}}}},
		Co: []CoTrace{{Location(0), []event.ID{{Thread: 0, Index: 2}, {Thread: 0, Index: 1}}}},
	}
	if a, b := with.Canon(), without.Canon(); a != b {
		t.Errorf("%s\nwithout Skips\n%s", a, b)
	}
}
