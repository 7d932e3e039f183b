package loops

// passing is the tag of programs in which failed attempts at a counter change nothing for anyone.
const passing = "attempted-passing"

// tried is the counter of attempted: a semaphore, or a lock of readers and writers.
type tried struct {
	g       *gen
	v       int // the variable
	flag    int // tells some to stop
	readers bool
	big     int  // what a writer adds
	seen    bool // a failed attempt may change something for someone
	bits    bool // a writer sets bit 0 of the lock by a compare-exchange
}

// write lets thread t take the lock to write, if its writers set a bit, and returns how it gives it back.
func (c *tried) write(t int) (unlock *Expr) {
	g := c.g
	e := g.register(t)
	cas := g.cas(c.v, e, num(1))
	cas.Weak = false
	try := seq(set(e, num(0)), when(cas, brk()))
	switch g.IntN(6) {
	case 0, 1:
		g.add(t, while(num(1), append(try, g.idle()...)...))
	case 2, 3: // looks before it tries
		g.add(t, while(num(1), append(seq(while(g.load(c.v), g.idle()...)), try...)...))
	case 4: // looks after it
		g.add(t, while(num(1), append(try, while(binary(Ne, g.load(c.v), num(0)), g.idle()...))...))
	case 5: // gives up
		c.seen = true
		got := g.register(t)
		g.add(t, set(e, num(0)), set(got, cas))
		g.show(t, got)
		g.add(t, when(reg(got), eval(g.rmw(FetchAnd, c.v, num(-2)))))
		return num(0)
	}
	switch g.IntN(5) {
	case 0, 1:
		return g.rmw(FetchAnd, c.v, num(-2))
	case 2:
		c.seen = true
		return g.rmw(Xchg, c.v, num(0))
	case 3:
		c.seen = true
		return g.rmw(FetchAnd, c.v, num(2)) // takes a reader away
	}
	return c.add(-1)
}

// add adds n to the counter.
func (c *tried) add(n int) *Expr {
	if n < 0 && c.g.flip(60) || c.g.flip(20) {
		return c.g.rmw(FetchSub, c.v, num(-n))
	}
	return c.g.rmw(FetchAdd, c.v, num(n))
}

// taker is what a thread adds to the counter, and when what was there is enough; first: it is to write.
func (c *tried) taker(first bool) (n int, enough func(v *Expr) *Expr) {
	n, enough = -1, func(v *Expr) *Expr { return binary(Lt, num(0), v) }
	if c.bits {
		return 2, func(v *Expr) *Expr { return binary(Eq, binary(BitAnd, v, num(1)), num(0)) }
	}
	if c.readers {
		n, enough = 1, func(v *Expr) *Expr { return binary(Lt, v, num(c.big)) }
		if first || c.g.flip(25) {
			n, enough = c.big, func(v *Expr) *Expr { return binary(Eq, v, num(0)) }
		}
	}
	switch c.g.IntN(20) {
	case 0:
		enough = func(v *Expr) *Expr { return binary(Lt, num(0), binary(Add, v, num(n))) }
		c.seen = true // whether it is depends on n
	case 1:
		c.seen = true
		enough = func(v *Expr) *Expr { return binary(Eq, binary(BitAnd, v, num(1)), num(1)) }
	}
	return n, enough
}

// take lets thread t add n to the counter, and again, until enough was there.
func (c *tried) take(t, n int, enough func(v *Expr) *Expr) {
	g, back := c.g, n
	if n < 4 && g.flip(5) { // else it takes many rounds until all is back
		back, c.seen = n+1, true
	}
	restore := seq(eval(c.add(-back)))
	if g.flip(4) {
		r := g.register(t)
		g.show(t, r)
		restore, c.seen = seq(set(r, c.add(-back))), true
	}
	r := g.register(t)
	take := func() *Expr { return enough(c.add(n)) }
	switch g.IntN(17) {
	case 9: // waits before it tries
		c.seen = true
		g.add(t, while(num(1), seq(while(not(enough(g.load(c.v))), g.idle()...), when(take(), brk()), restore)...))
	case 0, 1, 2:
		g.add(t, while(not(take()), seq(restore, g.idle())...))
	case 3, 14, 15, 16: // tries before the loop, too, perhaps in another way
		body := restore
		if g.flip(40) {
			body = append(body, while(not(enough(g.load(c.v))), g.idle()...))
		}
		first := c.add(n)
		again := *first
		if g.flip(30) {
			again.Order = g.order('u')
		}
		body = append(body, set(r, &again))
		left := g.register(t)
		if g.flip(25) { // counts its attempts
			body = append(body, set(left, binary(Add, reg(left), num(1))))
			if g.flip(50) {
				g.show(t, left)
				c.seen = true
			}
		}
		g.add(t, set(r, first))
		if loop := while(not(enough(reg(r))), body...); g.flip(30) {
			g.add(t, when(not(enough(reg(r))), &Stmt{Op: DoWhile, Body: body, E: loop.E}))
		} else {
			g.add(t, loop)
		}
		if g.flip(20) {
			g.show(t, r)
			c.seen = true
		}
	case 4:
		g.add(t, while(num(1), seq(set(r, c.add(n)), when(enough(reg(r)), brk()), restore, g.idle())...))
		if g.flip(20) {
			g.show(t, r)
			c.seen = true
		}
	case 5, 10, 11: // waits before it tries again
		wait := while(not(enough(g.load(c.v))), g.idle()...)
		if g.flip(30) {
			wait = assume(enough(g.load(c.v)))
		}
		g.add(t, while(not(take()), seq(restore, wait)...))
	case 12: // until it sees a certain number, which it may find enough without
		c.seen = true
		g.add(t, while(not(take()), seq(restore, while(not(binary(Eq, g.load(c.v), num(g.IntN(3)))), g.idle()...))...))
	case 13: // and leaves if it sees a certain number
		c.seen = true
		left := g.register(t)
		leaves := when(binary(Eq, reg(r), num(g.IntN(3))), seq(set(left, num(1)), brk())...)
		g.add(t, while(not(take()), seq(restore, while(num(1), seq(set(r, g.load(c.v)), when(enough(reg(r)), brk()), g.idle())...), leaves)...))
		g.show(t, left)
	case 6: // gives up
		c.seen = true
		g.add(t, set(r, num(1)), when(not(take()), seq(restore, set(r, num(0)))...))
		g.show(t, r)
	case 7: // until it is told to stop
		c.seen = true
		g.add(t, set(r, num(1)), while(binary(AndAlso, reg(r), not(take())), seq(restore, when(g.load(c.flag), set(r, num(0))))...))
		g.show(t, r)
	case 8: // in a function
		g.p.Funcs = append(g.p.Funcs, &Func{Body: seq(ret(c.add(n)))})
		f := call(len(g.p.Funcs) - 1)
		g.add(t, while(not(enough(f)), seq(restore)...))
	}
}

// look lets thread t look at the counter, or change it otherwise.
func (c *tried) look(t, init int) {
	c.seen = true
	g, v := c.g, c.g.register(t)
	switch g.IntN(4) {
	case 0:
		g.add(t, set(v, g.load(c.v)))
	case 1:
		g.add(t, set(v, g.rmw(Xchg, c.v, num(init))))
	case 2:
		g.add(t, g.store(c.v, num(init)))
	case 3:
		g.add(t, set(v, g.rmw(FetchAdd, c.v, num(1))), eval(g.rmw(FetchSub, c.v, num(1))))
	}
	g.show(t, v)
}

// attempted: threads change a counter, look what was there, and take the change back if that was not enough: semaphores, and locks of
// readers and writers. Some give up, or look at the counter in another way.
func (g *gen) attempted(ts []int) {
	permits, d := 1+g.IntN(2), g.plain(0)
	c := &tried{g: g, readers: g.flip(50), big: 4 + g.IntN(8)} // else it is a semaphore
	right := permits
	if c.readers {
		c.bits = g.flip(50)
		right = 0
	}
	init := right
	if g.flip(10) {
		init += g.IntN(3) - 1
	}
	c.v, c.flag, c.seen = g.atomic(init), g.atomic(0), init != right
	early, beside := 0, g.flip(25) // some read what others, or they themselves, write later, and order nothing
	if beside {
		early = g.atomic(0)
	}
	for i, t := range ts {
		n, enough := c.taker(i == 0)
		if beside && g.flip(60) {
			v := g.register(t)
			g.add(t, set(v, &Expr{Op: Load, N: early, Order: g.weakest()}))
			g.show(t, v)
		}
		unlock := c.add(-n)
		if c.bits && (i == 0 || g.flip(25)) {
			unlock = c.write(t)
		} else {
			c.take(t, n, enough)
		}
		if beside && g.flip(60) {
			g.add(t, &Stmt{Op: Store, N: early, E: num(1 + i), Order: g.weakest()})
			if g.flip(40) { // for a moment only
				g.add(t, &Stmt{Op: Store, N: early, E: num(0), Order: g.weakest()})
			}
		}
		if beside && g.flip(15) {
			g.add(t, when(binary(Eq, g.load(early), num(1+g.IntN(len(ts)))), &Stmt{Op: Hang}))
		}
		if g.flip(60) {
			v := g.register(t)
			g.add(t, set(v, g.load(d)))
			g.show(t, v)
		} else {
			g.add(t, g.store(d, num(1+i)))
		}
		if g.flip(85) {
			g.add(t, eval(unlock))
		}
		if g.flip(20) {
			g.add(t, g.store(c.flag, num(1)))
		}
		if g.flip(8) {
			c.look(t, init)
		}
	}
	tag := "attempted"
	if !c.seen {
		tag = passing
	}
	g.p.Tags = append(g.p.Tags, tag)
}

// attempts: as attempted, but with numbers and tests of all kinds, one or two counters, and other things in a round. Some threads only
// look at a counter, and let others in because of what they see.
func (g *gen) attempts(ts []int) {
	g.p.Tags = append(g.p.Tags, "attempts")
	counters := []int{g.atomic(g.IntN(4) - 1)}
	if g.flip(25) {
		counters = append(counters, g.atomic(g.IntN(3)))
	}
	flag, d := g.atomic(0), g.atomic(0)
	up := g.flip(50)
	for i, t := range ts {
		c := counters[g.IntN(len(counters))]
		add := func(n int) *Expr {
			if g.flip(50) {
				return g.rmw(FetchSub, c, num(-n))
			}
			return g.rmw(FetchAdd, c, num(n))
		}
		test := func() func(v *Expr) *Expr {
			n := g.IntN(4) - 1
			k := g.IntN(6)
			if g.flip(75) {
				k = 2 - 2*truth(up)
			}
			switch k {
			case 0, 1:
				return func(v *Expr) *Expr { return binary(Lt, v, num(n)) }
			case 2, 3:
				return func(v *Expr) *Expr { return binary(Lt, num(n), v) }
			case 4:
				return func(v *Expr) *Expr { return binary(Eq, v, num(n)) }
			}
			return func(v *Expr) *Expr { return binary(Ne, v, num(n)) }
		}
		// besides is what a round may do without effect.
		seen := g.register(t)
		besides := func() []*Stmt {
			switch g.IntN(9) {
			case 0, 5:
				return seq(eval(g.rmw(FetchAdd, d, num(0))))
			case 1:
				return seq(set(seen, g.load(flag)))
			case 2:
				return seq(set(seen, g.load(d)))
			case 3:
				return seq(eval(g.rmw(FetchAdd, c, num(0))))
			case 4:
				return seq(yield())
			}
			return nil
		}
		if g.flip(60) {
			g.show(t, seen)
		}
		for range 1 + g.IntN(4)/3 {
			n := []int{1, 1, 1, 2, 3, 4}[g.IntN(6)]
			if up == g.flip(10) {
				n = -n
			}
			enough := test()
			switch {
			case g.flip(10): // looks
				r := g.register(t)
				g.add(t, set(r, enough(add([]int{0, 0, 1, -1}[g.IntN(4)]))))
				g.show(t, r)
				continue
			case g.flip(8):
				g.add(t, while(not(enough(g.load(c))), g.idle()...))
				continue
			case g.flip(20):
				then := seq(eval(add(-2 * n)))
				if g.flip(30) {
					then = seq(g.store(flag, num(1)))
				}
				g.add(t, when(test()(add(0)), then...))
				continue
			}
			g.add(t, besides())
			switch g.IntN(4) {
			case 0:
				g.add(t, while(not(enough(add(n))), seq(besides(), eval(add(-n)), besides())...))
			case 1:
				g.add(t, while(num(1), seq(besides(), when(enough(add(n)), brk()), eval(add(-n)), besides())...))
			case 2: // until told
				g.add(t, while(not(g.load(flag)), seq(when(enough(add(n)), seq(besides(), brk())...), eval(add(-n)))...))
			case 3: // takes it time and again
				g.add(t, while(not(g.load(flag)), seq(while(not(enough(add(n))), seq(eval(add(-n)))...), besides(), eval(add(-n)))...))
				continue
			}
			switch g.IntN(4) {
			case 0:
				g.add(t, g.store(d, num(1+i)))
			case 1:
				v := g.register(t)
				g.add(t, set(v, g.load(d)))
				g.show(t, v)
			case 2:
				g.add(t, g.store(flag, num(1)))
			}
			if g.flip(75) {
				g.add(t, eval(add(-n)))
			}
		}
	}
}
