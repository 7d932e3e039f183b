package loops

// bitLock is a thread of bitLocks, and the counter that it accesses.
type bitLock struct {
	g          *gen
	t, i       int // the thread, and which one it is
	c, flag, d int // the counter, what tells some to stop, and what is beside
	unit       int // what attempts add, most of them
	usual      func(v *Expr) *Expr
	e, saw     int // registers
}

// bitLocks: some threads make attempts at a counter, with tests of bits, and others access it with all that there is: they wait for
// certain values, exchange it, take bits away, keep what they saw, or give up.
func (g *gen) bitLocks(ts []int) {
	g.p.Tags = append(g.p.Tags, "bits")
	counters := []int{g.atomic([]int{0, 0, 0, 1, 2, 4}[g.IntN(6)])}
	if g.flip(15) {
		counters = append(counters, g.atomic(g.IntN(3)))
	}
	l := bitLock{g: g, flag: g.atomic(0), d: g.atomic(0), unit: []int{2, 4, 4, 2, 1, 3, -2, -4, -1}[g.IntN(9)]}
	l.usual = l.test()
	for i, t := range ts {
		l.t, l.i, l.c = t, i, counters[g.IntN(len(counters))]
		l.e, l.saw = g.register(t), g.register(t)
		for range 1 + g.IntN(5)/4 {
			switch n := g.IntN(20); {
			case n < 8:
				l.attempt()
			case n < 14:
				l.exchanges()
			case n < 18:
				l.waits()
			case n < 19:
				l.add(eval(l.give()), l.access())
			default:
				l.looks()
			}
		}
	}
}

// add adds statements to the thread, and keep shows what register saw has in the end.
func (l *bitLock) add(body ...any) { l.g.add(l.t, body...) }
func (l *bitLock) keep()           { l.g.show(l.t, l.saw) }

// test draws a test of a value of the counter.
func (l *bitLock) test() func(v *Expr) *Expr {
	g := l.g
	m, k := []int{1, 1, 3, 2, 4, 6, 7}[g.IntN(7)], 0
	if g.flip(25) {
		k = g.IntN(4)
	}
	and := func(v *Expr, m int) *Expr { return binary(BitAnd, v, num(m)) }
	switch g.IntN(14) {
	case 0:
		return func(v *Expr) *Expr { return binary(Ne, and(v, m), num(k)) }
	case 1:
		return func(v *Expr) *Expr { return binary(Lt, and(v, m), num(1+k)) }
	case 2:
		return func(v *Expr) *Expr { return binary(Eq, and(binary(Add, v, num(l.unit)), m), num(k)) }
	case 3:
		return func(v *Expr) *Expr { return binary(Lt, v, num(k)) }
	case 4:
		return func(v *Expr) *Expr { return binary(Lt, num(k), v) }
	case 5:
		return func(v *Expr) *Expr { return binary(Eq, binary(Add, and(v, m), num(1)), num(k)) }
	case 6:
		return func(v *Expr) *Expr { return binary(Eq, v, num(k)) }
	case 7:
		return func(v *Expr) *Expr { return binary(Eq, and(and(v, 7), m), num(k)) }
	}
	return func(v *Expr) *Expr { return binary(Eq, and(v, m), num(k)) }
}

// waitFor draws what a thread waits for, and expect what it expects.
func (l *bitLock) waitFor() func(v *Expr) *Expr {
	if l.g.flip(70) {
		k := l.expect()
		return func(v *Expr) *Expr { return binary(Eq, v, num(k)) }
	}
	return l.test()
}

func (l *bitLock) expect() int { return []int{0, 0, 0, 0, 1, l.unit, 1 + l.unit, 2}[l.g.IntN(8)] }

// adds is what adds n to the counter, give what gives it back in some way, exchange what exchanges it for something, if it is what
// register e has, which is k.
func (l *bitLock) adds(n int) *Expr {
	if l.g.flip(50) {
		return l.g.rmw(FetchSub, l.c, num(-n))
	}
	return l.g.rmw(FetchAdd, l.c, num(n))
}

func (l *bitLock) give() *Expr {
	g := l.g
	switch g.IntN(6) {
	case 0:
		return l.adds(-1)
	case 1:
		return g.rmw(Xchg, l.c, num(g.IntN(2)*l.unit))
	case 2:
		return g.rmw(FetchAnd, l.c, num([]int{-4, 3, 4, 1, 0}[g.IntN(5)]))
	}
	return g.rmw(FetchAnd, l.c, num(-2))
}

func (l *bitLock) exchange(k int) *Expr {
	g, x := l.g, num(1)
	switch g.IntN(8) {
	case 0:
		x = num(k + 1)
	case 1:
		x = binary(Add, reg(l.e), num(1))
	case 2:
		x = num(k + l.unit)
	case 3:
		x = num(k - l.unit)
	}
	cas := g.cas(l.c, l.e, x)
	cas.Weak = false
	return cas
}

// access is what the thread does beside the counter.
func (l *bitLock) access() []*Stmt {
	g := l.g
	switch g.IntN(4) {
	case 0:
		return seq(g.store(l.d, num(1+l.i)))
	case 1:
		v := g.register(l.t)
		g.show(l.t, v)
		return seq(set(v, g.load(l.d)))
	case 2:
		return seq(g.store(l.flag, num(1)))
	}
	return nil
}

// attempt makes attempts until one succeeds.
func (l *bitLock) attempt() {
	g, n, enough := l.g, l.unit, l.usual
	if g.flip(15) {
		enough = l.test()
	}
	if g.flip(10) {
		n = []int{1, 2, 4, -1}[g.IntN(4)]
	}
	switch g.IntN(4) {
	case 0:
		l.add(while(not(enough(l.adds(n))), eval(l.adds(-n))))
	case 1:
		l.add(while(num(1), when(enough(l.adds(n)), brk()), eval(l.adds(-n))))
	case 2:
		l.add(while(not(enough(l.adds(n))), eval(l.adds(-n)), while(not(enough(g.load(l.c))), g.idle()...)))
	case 3: // in a function
		g.p.Funcs = append(g.p.Funcs, &Func{Body: seq(ret(binary(BitAnd, l.adds(n), num([]int{1, 3, 7, 2}[g.IntN(4)]))))})
		f := call(len(g.p.Funcs) - 1)
		x := not(f)
		switch g.IntN(4) {
		case 0:
			x = enough(f)
		case 1:
			x = binary(Eq, f, num(g.IntN(3)))
		}
		l.add(while(not(x), eval(l.adds(-n))))
	}
	l.add(l.access())
	switch g.IntN(8) {
	case 0: // upgrades
		l.add(set(l.e, num(n)), while(not(l.exchange(n)), set(l.e, num(n))), l.access(), eval(l.give()))
	case 1: // tries to
		l.add(set(l.e, num(n)), set(l.saw, l.exchange(n)), when(reg(l.saw), eval(l.give())))
		l.keep()
	case 2:
	default:
		l.add(eval(l.adds(-n)))
	}
}

// exchanges exchanges the counter until that succeeds, or gives up.
func (l *bitLock) exchanges() {
	g, k := l.g, l.expect()
	l.add(set(l.e, num(k)))
	body := l.failed(k)
	if g.flip(20) {
		l.add(while(num(1), seq(while(not(l.waitFor()(g.load(l.c))), g.idle()...), set(l.e, num(k)), when(l.exchange(k), brk()), body)...))
	} else {
		l.add(while(not(l.exchange(k)), body...))
	}
	l.add(l.access())
	if g.flip(80) {
		l.add(eval(l.give()))
	}
}

// failed is what the thread does when the counter was not k.
func (l *bitLock) failed(k int) []*Stmt {
	g, again := l.g, set(l.e, num(k))
	some := func() *Stmt { return set(l.e, binary(BitAnd, reg(l.e), num([]int{-2, 1, 3, -4}[g.IntN(4)]))) }
	switch g.IntN(10) {
	case 0: // goes on with what it saw
		return nil
	case 1: // keeps it
		l.keep()
		return seq(set(l.saw, reg(l.e)), again)
	case 2:
		l.keep()
		return seq(set(l.saw, binary(Eq, reg(l.e), num(l.expect()))), again)
	case 3: // gives up
		l.keep()
		return seq(set(l.saw, binary(Add, reg(l.saw), num(1))), when(binary(Lt, num(g.IntN(3)), reg(l.saw)), brk()), again)
	case 4:
		return seq(when(g.load(l.flag), brk()), again)
	case 5:
		return seq(while(not(l.waitFor()(g.load(l.c))), g.idle()...), again)
	case 6:
		return seq(some())
	case 7:
		if g.flip(50) {
			return seq(set(l.e, g.load(l.c)), some())
		}
		return seq(set(l.e, g.load(l.c)))
	}
	return seq(g.idle(), again)
}

// waits waits for the counter.
func (l *bitLock) waits() {
	g, enough := l.g, l.waitFor()
	more := func() *Stmt { return set(l.saw, binary(Add, reg(l.saw), num(1))) }
	kind := g.IntN(9)
	switch kind {
	case 0, 1:
		l.add(while(not(enough(g.load(l.c))), g.idle()...))
	case 2: // keeps what it saw first
		l.add(set(l.e, g.load(l.c)), set(l.saw, binary(Eq, reg(l.e), num(l.expect()))), while(not(enough(reg(l.e))), set(l.e, g.load(l.c))))
	case 3: // or last
		l.add(set(l.saw, g.load([]int{l.c, l.d}[g.IntN(2)])), while(num(1), set(l.e, g.load(l.c)), when(enough(reg(l.e)), brk()), set(l.saw, reg(l.e))))
	case 4:
		l.add(while(not(enough(g.load(l.c))), when(g.load(l.flag), brk())))
	case 5:
		l.add(while(not(g.load(l.flag)), when(enough(g.load(l.c)), seq(set(l.saw, num(1)), brk())...)))
	case 6:
		l.add(while(not(enough(g.load(l.c))), more(), when(binary(Lt, num(g.IntN(3)), reg(l.saw)), brk())))
	case 7:
		l.add(doWhile(not(enough(g.load(l.c))), set(l.saw, g.load(l.d))))
	case 8:
		l.add(doWhile(not(binary(AndAlso, binary(Ne, g.load(l.c), num(l.expect())), enough(g.load(l.c)))), g.idle()...))
	}
	if kind == 2 || kind == 3 || 5 <= kind && kind <= 7 {
		l.keep()
	}
	l.add(l.access())
}

// looks keeps what it finds.
func (l *bitLock) looks() {
	g := l.g
	switch g.IntN(3) {
	case 0:
		l.add(set(l.saw, g.load(l.c)))
	case 1:
		l.add(set(l.saw, l.give()))
	case 2:
		l.add(set(l.saw, l.test()(l.adds(0))))
	}
	l.keep()
}
