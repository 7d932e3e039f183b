package loops

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// Short forms for programs of tests, all of whose accesses are seq_cst.
func ld(v int) *Expr            { return &Expr{Op: Load, N: v, Order: SeqCst} }
func st(v int, e *Expr) *Stmt   { return &Stmt{Op: Store, N: v, E: e, Order: SeqCst} }
func add(v int, n int) *Expr    { return &Expr{Op: FetchAdd, N: v, A: num(n), Order: SeqCst} }
func xchg(v int, n int) *Expr   { return &Expr{Op: Xchg, N: v, A: num(n), Order: SeqCst} }
func cas(v, r int, n int) *Expr { return &Expr{Op: CAS, N: v, R: r, A: num(n), Order: SeqCst} }
func threads(regs int, bodies ...[]*Stmt) (ts []*Thread) {
	for _, b := range bodies {
		t := &Thread{Regs: regs, Body: b, Same: -1}
		for r := range regs {
			t.Shown = append(t.Shown, r)
		}
		ts = append(ts, t)
	}
	return ts
}

// TestEnumerate has programs whose outcomes are known.
func TestEnumerate(t *testing.T) {
	xy := []Var{{Atomic: true}, {Atomic: true}}
	for _, tc := range []struct {
		name   string
		p      Program
		finals []string
		failed []int
		flags  string // deadlock, stuck, alone
	}{
		{"store buffering", Program{Vars: xy, Threads: threads(1, seq(st(0, num(1)), set(0, ld(1))), seq(st(1, num(1)), set(0, ld(0))))},
			[]string{"v0=1 v1=1 t0=0 t1=1", "v0=1 v1=1 t0=1 t1=0", "v0=1 v1=1 t0=1 t1=1"}, nil, "alone"},
		{"the flag that comes", Program{Vars: xy, Threads: threads(0, seq(while(not(ld(0)))), seq(st(0, num(1))))},
			[]string{"v0=1 v1=0 t0=0 t1=0"}, nil, "alone"},
		{"the flag that never comes", Program{Vars: xy, Threads: threads(0, seq(while(not(ld(0)))))}, nil, nil, "stuck alone"},
		{"polling under a lock", Program{Vars: xy, Locks: []LockKind{Mutex}, Threads: threads(0,
			seq(lock(0), st(0, num(1)), while(not(ld(1)), unlock(0), lock(0)), unlock(0), assert(num(0))),
			seq(lock(0), when(ld(0), st(1, num(1))), unlock(0)))}, nil, []int{0}, "stuck alone"},
		{"locks in both orders", Program{Locks: []LockKind{Mutex, Mutex}, Threads: threads(0,
			seq(lock(0), lock(1), unlock(1), unlock(0)), seq(lock(1), lock(0), unlock(0), unlock(1)))}, []string{"t0=0 t1=0"}, nil, "deadlock alone"},
		{"a lock that is never free", Program{Locks: []LockKind{Mutex}, Threads: threads(0, seq(lock(0), lock(0)))}, nil, nil, "deadlock alone"},
		{"trying", Program{Locks: []LockKind{Mutex}, Threads: threads(1, seq(set(0, try(0))), seq(set(0, try(0))))},
			[]string{"t0=0 t1=1", "t0=1 t1=0"}, nil, "alone"},
		{"both give way", Program{Vars: xy, Threads: threads(0,
			seq(st(0, num(1)), while(ld(1), st(0, num(0)), st(0, num(1))), st(0, num(0))), seq(st(1, num(1)), while(ld(0), st(1, num(0)), st(1, num(1))), st(1, num(0))))},
			[]string{"v0=0 v1=0 t0=0 t1=0"}, nil, ""},
		{"one shows what the other does not care for", Program{Vars: xy, Threads: threads(0, seq(while(not(ld(1)), st(0, num(1)), st(0, num(0)))), seq(st(1, num(1))))},
			[]string{"v0=0 v1=1 t0=0 t1=0"}, nil, "alone"},
		{"compare and exchange", Program{Vars: xy, Threads: threads(1, seq(while(not(cas(0, 0, 2)))), seq(eval(add(0, 1))))},
			[]string{"v0=2 v1=0 t0=1 t1=0", "v0=3 v1=0 t0=0 t1=0"}, nil, "alone"},
		{"exchange as a lock", Program{Vars: xy, Threads: threads(1,
			seq(while(xchg(0, 1)), set(0, ld(1)), st(1, binary(Add, reg(0), num(1))), st(0, num(0))), seq(while(xchg(0, 1)), set(0, ld(1)), st(1, binary(Add, reg(0), num(1))), st(0, num(0))))},
			[]string{"v0=0 v1=2 t0=0 t1=1", "v0=0 v1=2 t0=1 t1=0"}, nil, "alone"},
		{"a thread that fails need not do so at once", Program{Vars: xy, Threads: threads(0, seq(st(0, num(1)), assert(num(0))), seq(while(not(ld(0))), assert(num(0))))},
			nil, []int{0, 1}, "alone"},
		{"conditions, functions, break and continue", Program{Vars: xy,
			Funcs: []*Func{{Regs: 1, Body: seq(set(0, ld(0)), when(reg(0), ret(num(2))))}},
			Threads: threads(2, seq(st(0, num(1)),
				while(num(1), set(1, binary(Add, reg(1), num(1))), when(binary(Lt, reg(1), num(3)), &Stmt{Op: Continue}), brk()),
				set(0, binary(Add, call(0), binary(OrElse, binary(AndAlso, num(0), xchg(1, 7)), num(5))))))},
			[]string{"v0=1 v1=0 t0=303"}, nil, "alone"},
	} {
		r, err := Enumerate(&tc.p, 1000)
		if err != nil {
			t.Errorf("%s: %v", tc.name, err)
			continue
		}
		var flags []string
		for _, f := range []struct {
			name string
			on   bool
		}{{"deadlock", r.Deadlock}, {"stuck", r.Stuck}, {"alone", r.Alone}} {
			if f.on {
				flags = append(flags, f.name)
			}
		}
		if got := keys(r.Finals); !slices.Equal(got, tc.finals) {
			t.Errorf("%s: final states %q, want %q", tc.name, got, tc.finals)
		}
		if got := keys(r.Failed); !slices.Equal(got, tc.failed) {
			t.Errorf("%s: failed assertions %v, want %v", tc.name, got, tc.failed)
		}
		if got := strings.Join(flags, " "); got != tc.flags {
			t.Errorf("%s: %q, want %q", tc.name, got, tc.flags)
		}
	}
	for _, tc := range []struct {
		body []*Stmt
		want error
	}{
		{seq(unlock(0)), ErrMisuse}, {seq(while(num(1), eval(add(0, 1)))), ErrOverflow}, {seq(while(num(1))), ErrLocal}, {seq(setP(0, &Expr{Op: Field, A: num(0)})), ErrNull},
		{seq(while(binary(Lt, ld(0), num(99)), eval(add(0, 1)))), ErrStates},
	} {
		p := &Program{Vars: xy, Locks: []LockKind{Mutex}, Threads: threads(0, tc.body)}
		if _, err := Enumerate(p, 150); !errors.Is(err, tc.want) {
			t.Errorf("error %v, want %v\n%s", err, tc.want, p)
		}
	}
}

// TestRandom: programs depend on the seed alone, have what they are made for, and most
// are of use.
func TestRandom(t *testing.T) {
	const n = 500
	tags, useful, alone, stuck, deadlock, fails := map[string]int{}, 0, 0, 0, 0, 0
	for s := range uint64(n) {
		p := Random(s, Options{})
		if p.String() != Random(s, Options{}).String() {
			t.Fatalf("seed %d gives two programs", s)
		}
		r, err := Enumerate(p, maxStates)
		if err != nil {
			continue
		}
		useful++
		alone += truth(r.Alone)
		stuck += truth(r.Stuck)
		deadlock += truth(r.Deadlock)
		fails += truth(len(r.Failed) > 0)
		for _, tag := range p.Tags {
			tags[tag]++
		}
		for _, o := range []Options{{OnlySC: true}, {NoSC: true}} {
			q := Random(s, o)
			q.each(func(st *Stmt) {
				bad := st.Op == Store && q.Vars[st.N].Atomic && (st.Order == SeqCst) == o.NoSC
				st.E.walk(func(e *Expr) {
					bad = bad || e.Op >= Load && e.Op <= CAS && q.Vars[e.N].Atomic && (e.Order == SeqCst) == o.NoSC
				})
				if bad {
					t.Fatalf("seed %d, %+v: an order is wrong\n%s", s, o, q)
				}
			})
		}
	}
	for _, s := range shapes {
		if tags[s.name] < 5 {
			t.Errorf("%d programs of shape %s", tags[s.name], s.name)
		}
	}
	if useful < n*8/10 || alone < n/2 || stuck < n/20 || deadlock < 2 || fails < 10 {
		t.Errorf("of %d programs %d are of use, %d only wait, %d may be stuck, %d may deadlock, %d may fail", n, useful, alone, stuck, deadlock, fails)
	}
	t.Logf("of %d programs %d are of use, %d only wait, %d may be stuck, %d may deadlock, %d may fail", n, useful, alone, stuck, deadlock, fails)
}

// TestShrink: what is not needed goes.
func TestShrink(t *testing.T) {
	for s := range uint64(20) {
		p := Random(s, Options{})
		if _, err := Enumerate(p, maxStates); err != nil || !p.uses(Xchg) {
			continue
		}
		small := Shrink(p, func(ps []*Program) int {
			return slices.IndexFunc(ps, func(q *Program) bool { return q.uses(Xchg) })
		})
		n := 0
		small.each(func(*Stmt) { n++ })
		if n != 1 || len(small.Threads) != 1 || len(small.Vars) != 1 {
			t.Errorf("seed %d: the smallest program with an exchange has %d statements:\n%s", s, n, small)
		}
	}
}
