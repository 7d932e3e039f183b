package loops

// bitLocks: some threads make attempts at a counter, with tests of bits, and others access it with all that there is: they wait for
// certain values, exchange it, take bits away, keep what they saw, or give up.
func (g *gen) bitLocks(ts []int) {
	g.p.Tags = append(g.p.Tags, "bits")
	c := g.atomic([]int{0, 0, 0, 1, 2, 4}[g.IntN(6)])
	counters := []int{c}
	if g.flip(15) {
		counters = append(counters, g.atomic(g.IntN(3)))
	}
	flag, d := g.atomic(0), g.atomic(0)
	unit := []int{2, 4, 4, 2, 1, 3, -2, -4, -1}[g.IntN(9)]
	test := func() func(v *Expr) *Expr {
		m, k := []int{1, 1, 3, 2, 4, 6, 7}[g.IntN(7)], 0
		if g.flip(25) {
			k = g.IntN(4)
		}
		switch g.IntN(14) {
		case 0:
			return func(v *Expr) *Expr { return binary(Ne, binary(BitAnd, v, num(m)), num(k)) }
		case 1:
			return func(v *Expr) *Expr { return binary(Lt, binary(BitAnd, v, num(m)), num(1+k)) }
		case 2:
			return func(v *Expr) *Expr { return binary(Eq, binary(BitAnd, binary(Add, v, num(unit)), num(m)), num(k)) }
		case 3:
			return func(v *Expr) *Expr { return binary(Lt, v, num(k)) }
		case 4:
			return func(v *Expr) *Expr { return binary(Lt, num(k), v) }
		case 5:
			return func(v *Expr) *Expr { return binary(Eq, binary(Add, binary(BitAnd, v, num(m)), num(1)), num(k)) }
		case 6:
			return func(v *Expr) *Expr { return binary(Eq, v, num(k)) }
		case 7:
			return func(v *Expr) *Expr { return binary(Eq, binary(BitAnd, binary(BitAnd, v, num(7)), num(m)), num(k)) }
		}
		return func(v *Expr) *Expr { return binary(Eq, binary(BitAnd, v, num(m)), num(k)) }
	}
	usual := test()
	for i, t := range ts {
		c := counters[g.IntN(len(counters))]
		add := func(n int) *Expr {
			if g.flip(50) {
				return g.rmw(FetchSub, c, num(-n))
			}
			return g.rmw(FetchAdd, c, num(n))
		}
		expect := func() int { return []int{0, 0, 0, 0, 1, unit, 1 + unit, 2}[g.IntN(8)] }
		access := func() []*Stmt {
			switch g.IntN(4) {
			case 0:
				return seq(g.store(d, num(1+i)))
			case 1:
				v := g.register(t)
				g.show(t, v)
				return seq(set(v, g.load(d)))
			case 2:
				return seq(g.store(flag, num(1)))
			}
			return nil
		}
		waitFor := func() func(v *Expr) *Expr {
			if g.flip(70) {
				k := expect()
				return func(v *Expr) *Expr { return binary(Eq, v, num(k)) }
			}
			return test()
		}
		give := func() *Expr {
			switch g.IntN(6) {
			case 0:
				return add(-1)
			case 1:
				return g.rmw(Xchg, c, num(g.IntN(2)*unit))
			case 2:
				return g.rmw(FetchAnd, c, num([]int{-4, 3, 4, 1, 0}[g.IntN(5)]))
			}
			return g.rmw(FetchAnd, c, num(-2))
		}
		e, saw := g.register(t), g.register(t)
		exchange := func(k int) *Expr {
			x := num(1)
			switch g.IntN(8) {
			case 0:
				x = num(k + 1)
			case 1:
				x = binary(Add, reg(e), num(1))
			case 2:
				x = num(k + unit)
			case 3:
				x = num(k - unit)
			}
			cas := g.cas(c, e, x)
			cas.Weak = false
			return cas
		}
		for range 1 + g.IntN(5)/4 {
			switch g.IntN(20) {
			case 0, 1, 2, 3, 4, 5, 6, 7: // an attempt
				enough := usual
				if g.flip(15) {
					enough = test()
				}
				n := unit
				if g.flip(10) {
					n = []int{1, 2, 4, -1}[g.IntN(4)]
				}
				switch g.IntN(4) {
				case 0:
					g.add(t, while(not(enough(add(n))), eval(add(-n))))
				case 1:
					g.add(t, while(num(1), when(enough(add(n)), brk()), eval(add(-n))))
				case 2:
					g.add(t, while(not(enough(add(n))), eval(add(-n)), while(not(enough(g.load(c))), g.idle()...)))
				case 3: // in a function
					g.p.Funcs = append(g.p.Funcs, &Func{Body: seq(ret(binary(BitAnd, add(n), num([]int{1, 3, 7, 2}[g.IntN(4)]))))})
					f := call(len(g.p.Funcs) - 1)
					x := not(f)
					switch g.IntN(4) {
					case 0:
						x = enough(f)
					case 1:
						x = binary(Eq, f, num(g.IntN(3)))
					}
					g.add(t, while(not(x), eval(add(-n))))
				}
				g.add(t, access())
				switch g.IntN(8) {
				case 0: // upgrades
					g.add(t, set(e, num(n)), while(not(exchange(n)), set(e, num(n))), access(), eval(give()))
				case 1: // tries to
					g.add(t, set(e, num(n)), set(saw, exchange(n)), when(reg(saw), eval(give())))
					g.show(t, saw)
				case 2:
				default:
					g.add(t, eval(add(-n)))
				}
			case 8, 9, 10, 11, 12, 13: // an exchange
				k := expect()
				g.add(t, set(e, num(k)))
				var body []*Stmt
				switch g.IntN(10) {
				case 0: // goes on with what it saw
				case 1: // keeps it
					body = seq(set(saw, reg(e)), set(e, num(k)))
					g.show(t, saw)
				case 2:
					body = seq(set(saw, binary(Eq, reg(e), num(expect()))), set(e, num(k)))
					g.show(t, saw)
				case 3: // gives up
					body = seq(set(saw, binary(Add, reg(saw), num(1))), when(binary(Lt, num(g.IntN(3)), reg(saw)), brk()), set(e, num(k)))
					g.show(t, saw)
				case 4:
					body = seq(when(g.load(flag), brk()), set(e, num(k)))
				case 5:
					body = seq(while(not(waitFor()(g.load(c))), g.idle()...), set(e, num(k)))
				case 6:
					body = seq(set(e, binary(BitAnd, reg(e), num([]int{-2, 1, 3, -4}[g.IntN(4)]))))
				case 7:
					body = seq(set(e, g.load(c)))
					if g.flip(50) {
						body = append(body, set(e, binary(BitAnd, reg(e), num([]int{-2, 1, 3, -4}[g.IntN(4)]))))
					}
				default:
					body = seq(g.idle(), set(e, num(k)))
				}
				if g.flip(20) {
					g.add(t, while(num(1), seq(while(not(waitFor()(g.load(c))), g.idle()...), set(e, num(k)), when(exchange(k), brk()), body)...))
				} else {
					g.add(t, while(not(exchange(k)), body...))
				}
				g.add(t, access())
				if g.flip(80) {
					g.add(t, eval(give()))
				}
			case 14, 15, 16, 17: // waits for it
				enough := waitFor()
				switch g.IntN(9) {
				case 0, 1:
					g.add(t, while(not(enough(g.load(c))), g.idle()...))
				case 2: // keeps what it saw first
					g.add(t, set(e, g.load(c)), set(saw, binary(Eq, reg(e), num(expect()))), while(not(enough(reg(e))), set(e, g.load(c))))
					g.show(t, saw)
				case 3: // or last
					g.add(t, set(saw, g.load([]int{c, d}[g.IntN(2)])), while(num(1), set(e, g.load(c)), when(enough(reg(e)), brk()), set(saw, reg(e))))
					g.show(t, saw)
				case 4:
					g.add(t, while(not(enough(g.load(c))), when(g.load(flag), brk())))
				case 5:
					g.add(t, while(not(g.load(flag)), when(enough(g.load(c)), seq(set(saw, num(1)), brk())...)))
					g.show(t, saw)
				case 6:
					g.add(t, while(not(enough(g.load(c))), set(saw, binary(Add, reg(saw), num(1))), when(binary(Lt, num(g.IntN(3)), reg(saw)), brk())))
					g.show(t, saw)
				case 7:
					g.add(t, doWhile(not(enough(g.load(c))), set(saw, g.load(d))))
					g.show(t, saw)
				case 8:
					g.add(t, doWhile(not(binary(AndAlso, binary(Ne, g.load(c), num(expect())), enough(g.load(c)))), g.idle()...))
				}
				g.add(t, access())
			case 18:
				g.add(t, eval(give()), access())
			case 19:
				switch g.IntN(3) {
				case 0:
					g.add(t, set(saw, g.load(c)))
				case 1:
					g.add(t, set(saw, give()))
				case 2:
					g.add(t, set(saw, test()(add(0))))
				}
				g.show(t, saw)
			}
		}
	}
}
