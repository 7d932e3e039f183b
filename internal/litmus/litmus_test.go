package litmus

import (
	"strings"
	"testing"

	"genmcgo/graph/event"
	_ "genmcgo/internal/scale"
)

func TestCorpusRoundTrip(t *testing.T) {
	names := map[string]bool{}
	for _, p := range All() {
		if p.Name == "" || p.Why == "" || names[p.Name] {
			t.Errorf("%q: name missing or twice, or no why", p.Name)
		}
		names[p.Name] = true
		s := p.String()
		q, err := Parse(s)
		if err != nil {
			t.Fatalf("%s: %v\n%s", p.Name, err, s)
		}
		if q.String() != s {
			t.Errorf("%s: printed\n%s\nthen\n%s", p.Name, s, q.String())
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"P0 { x.rlx = }", "litmus:1"},
		{"P0 {\n x.foo = 1 }", "litmus:2: \"foo\" is no ordering"},
		{"P0 { create P7 }", "no thread"},
		{"P0 { x.rlx = 1 ", "where a name is expected"},
		{"P0 { create P1 }\nP1 { create P0 }", "creates itself"},
		{"P0 { fence.na }", "atomic"},
		{"P0 { }\nP0 { }", "twice"},
		{"size 3\nP0 { }", "size is"},
	} {
		if _, err := Parse(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want one with %q", c.text, err, c.want)
		}
	}
}

// TestMachine follows one thread through every kind of statement.
func TestMachine(t *testing.T) {
	p := MustParse(`P0 {
		a = x.acq
		if a == 7 { [x+(a-6)].rel = a+1 } else { x.rlx = 99 }
		b = add y.sc 2
		c = cas x.acqrel.rlx 7 9
		d = cas x.acqrel.rlx 1 9
		fence.sc
		lock l
		unlock l
		e = trylock l
		return e+b
	}`)
	m := p.Machine()
	var lab event.Label
	main := m.Main(&lab)
	main.Resume(event.Value{}, &lab)
	if lab.Kind != event.ThreadCreate || lab.Child != 2 {
		t.Fatalf("main: %+v", lab)
	}
	create := lab
	th := m.Spawn(&create, &lab)
	x, y, l := Location(0), Location(1), Location(2)
	for i, s := range []struct {
		give uint64
		want event.Label
	}{
		{0, event.Label{Kind: event.Read, Ord: event.Acquire, Size: 8, Addr: x}},
		{7, event.Label{Kind: event.Write, Ord: event.Release, Size: 8, Addr: y, Val: event.V(8)}},
		{0, event.Label{Kind: event.Read, Ord: event.SeqCst, Size: 8, Addr: y, Attr: event.Exclusive}},
		{8, event.Label{Kind: event.Write, Ord: event.SeqCst, Size: 8, Addr: y, Attr: event.Exclusive, Val: event.V(10)}},
		{0, event.Label{Kind: event.Read, Ord: event.AcqRel, FailOrd: event.Relaxed, Size: 8, Addr: x, Attr: event.CAS, Cmp: event.V(7)}},
		{7, event.Label{Kind: event.Write, Ord: event.AcqRel, Size: 8, Addr: x, Attr: event.Exclusive, Val: event.V(9)}},
		{0, event.Label{Kind: event.Read, Ord: event.AcqRel, FailOrd: event.Relaxed, Size: 8, Addr: x, Attr: event.CAS, Cmp: event.V(1)}},
		{3, event.Label{Kind: event.Fence, Ord: event.SeqCst}},
		{0, event.Label{Kind: event.Read, Ord: event.Acquire, Size: 8, Addr: l, Attr: event.Exclusive | event.Lock, Await: event.AwaitEQ, Why: uint8(event.BlockLock)}},
		{0, event.Label{Kind: event.Write, Ord: event.Acquire, Size: 8, Addr: l, Attr: event.Exclusive | event.Lock, Val: event.V(1)}},
		{0, event.Label{Kind: event.Write, Ord: event.Release, Size: 8, Addr: l, Attr: event.Unlock}},
		{0, event.Label{Kind: event.Read, Ord: event.Acquire, FailOrd: event.Relaxed, Size: 8, Addr: l, Attr: event.CAS | event.Lock}},
		{0, event.Label{Kind: event.Write, Ord: event.Acquire, Size: 8, Addr: l, Attr: event.Exclusive | event.Lock, Val: event.V(1)}},
		{0, event.Label{Kind: event.ThreadFinish, Val: event.V(9)}},
	} {
		c := th.Clone()
		state := make([]uint64, th.Footprint())
		th.Save(state)
		th.Resume(event.V(s.give), &lab)
		var again event.Label
		c.Resume(event.V(s.give), &again)
		if lab != again {
			t.Fatalf("step %d: a clone yields %+v instead of %+v", i, again, lab)
		}
		c.Load(state)
		c.Resume(event.V(s.give), &again)
		if lab != again {
			t.Fatalf("step %d: a thread loaded from a saved state yields %+v instead of %+v", i, again, lab)
		}
		lab.Pos = 0
		if s.want.Kind == event.ThreadFinish {
			lab.Pos = 0
		}
		if lab != s.want {
			t.Fatalf("step %d: %+v\nwant %+v", i, lab, s.want)
		}
	}
}

func TestGenerateRoundTrip(t *testing.T) {
	ops := map[Op]int{}
	var visit func(ss []Stmt)
	visit = func(ss []Stmt) {
		for _, s := range ss {
			ops[s.Op]++
			visit(s.Then)
			visit(s.Else)
		}
	}
	for seed := range uint64(3000) {
		p := Generate(seed, 4+int(seed%6))
		if err := Check(p); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		q, err := Parse(p.String())
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		if q.String() != p.String() {
			t.Fatalf("seed %d:\n%s\n%s", seed, p, q)
		}
		if again := Generate(seed, 4+int(seed%6)); again.String() != p.String() {
			t.Fatalf("seed %d is not deterministic", seed)
		}
		for _, b := range p.Threads {
			visit(b.Stmts)
		}
	}
	for op := Load; op < numOps; op++ {
		if ops[op] == 0 && op != Set {
			t.Errorf("operation %d is never drawn", op)
		}
	}
}

// TestGeneratorsRoundTrip: what the other generators draw can be read again.
func TestGeneratorsRoundTrip(t *testing.T) {
	for name, generate := range map[string]func(seed uint64, size int) *Program{
		"deps": GenerateDeps, "competing": GenerateCompeting, "crowded": GenerateCrowded, "forwards": GenerateForwards, "read backs": GenerateReadBacks, "gaps": GenerateGaps, "tries": GenerateTries, "stops": GenerateStops, "chains": GenerateChains, "early": GenerateEarly, "medley": GenerateMedley, "strong": GenerateStrong, "strong gaps": GenerateStrongGaps, "waits": GenerateWaits, "relaxed waits": GenerateRelaxedWaits, "confirms": GenerateConfirms, "rounds": GenerateRounds, "inits": GenerateInits, "barriers": GenerateBarriers,
	} {
		for seed := range uint64(500) {
			p := generate(seed, 4+int(seed%6))
			q, err := Parse(p.String())
			if err != nil || q.String() != p.String() || generate(seed, 4+int(seed%6)).String() != p.String() {
				t.Fatalf("%s, seed %d: %v\n%s\n%s", name, seed, err, p, q)
			}
		}
	}
}

func TestShrink(t *testing.T) {
	p := Generate(7, 12)
	fails := func(q *Program) bool { return strings.Count(q.String(), "= ") >= 2 }
	if !fails(p) {
		t.Fatalf("bad seed:\n%s", p)
	}
	q := Shrink(p, fails)
	if n := len(q.Threads); !fails(q) || n != 1 || len(q.Threads[0].Stmts) > 2 {
		t.Errorf("not the smallest:\n%s", q)
	}
}
