package loops

// unseen is the tag of programs with threads that count themselves while they wait, of which nothing sees how many there are.
const unseen = "announced-unseen"

// announced: threads that wait for a semaphore or a flag count themselves meanwhile. To most counters all threads only add;
// some are looked at, or changed otherwise.
func (g *gen) announced(ts []int) {
	s, flag, d := g.atomic(g.IntN(2)), g.flip(25), g.plain(0)
	counters := []int{g.atomic(g.IntN(2))}
	if g.flip(25) {
		counters = append(counters, g.atomic(0))
	}
	seen := false
	// change is a way to add n to counter c.
	change := func(t, c, n int) []*Stmt {
		switch {
		case g.flip(4):
			seen = true
			r := g.register(t)
			g.show(t, r)
			return seq(set(r, g.rmw(FetchAdd, c, num(n))))
		case g.flip(3):
			seen = true
			return seq(g.store(c, binary(Add, g.load(c), num(n))))
		case g.flip(15): // a function that returns what was there
			g.p.Funcs = append(g.p.Funcs, &Func{Body: seq(ret(g.rmw(FetchAdd, c, num(n))))})
			f := call(len(g.p.Funcs) - 1)
			if g.flip(80) {
				return seq(eval(f))
			}
			seen = true
			r := g.register(t)
			g.show(t, r)
			return seq(set(r, f))
		case n&1 == 0 && g.flip(40):
			return seq(eval(g.rmw(FetchAdd, c, num(n/2))), eval(g.rmw(FetchAdd, c, num(n/2))))
		case g.flip(50):
			return seq(eval(g.rmw(FetchSub, c, num(-n))))
		}
		return seq(eval(g.rmw(FetchAdd, c, num(n))))
	}
	enough := func() *Expr { return binary(Lt, num(0), g.load(s)) }
	for i, t := range ts {
		if i > 0 || g.flip(40) {
			c := counters[g.IntN(len(counters))]
			n := 1
			if g.flip(20) {
				n = 2
			}
			if g.flip(10) {
				n = -n
			}
			enter, leave := change(t, c, n), change(t, c, -n)
			if len(counters) > 1 && g.flip(30) {
				enter, leave = seq(enter, change(t, counters[0], 1)), seq(change(t, counters[0], -1), leave)
			}
			r := g.register(t)
			try := seq(set(r, g.load(s)), when(binary(AndAlso, binary(Lt, num(0), reg(r)), g.cas(s, r, binary(Sub, reg(r), num(1)))), brk()))
			if flag {
				try = seq(when(enough(), brk()))
			}
			switch g.IntN(5) {
			case 0, 1:
				g.add(t, while(num(1), seq(try, enter, g.idle(), leave)...))
			case 2: // waits in between
				g.add(t, while(num(1), seq(try, enter, while(not(enough()), g.idle()...), leave)...))
			case 3: // is counted but for a moment
				g.add(t, enter, while(num(1), seq(try, leave, g.idle(), cloneBody(enter))...), leave)
			case 4: // looks again in between
				again := cloneBody(try)
				g.add(t, while(num(1), seq(try, enter, whenElse(enough(), seq(leave, again), cloneBody(leave)))...))
			}
		}
		g.add(t, g.store(d, num(i)))
		if i == 0 || g.flip(60) {
			g.add(t, eval(g.rmw(FetchAdd, s, num(1))))
		}
		if g.flip(15) {
			seen = true
			r, c := g.register(t), counters[0]
			switch g.IntN(3) {
			case 0:
				g.add(t, set(r, g.load(c)))
			case 1:
				g.add(t, set(r, g.rmw(Xchg, c, num(0))))
			case 2:
				g.add(t, g.store(c, num(0)))
			}
			g.show(t, r)
		}
	}
	tag := "announced"
	if !seen {
		tag = unseen
	}
	g.p.Tags = append(g.p.Tags, tag)
}
