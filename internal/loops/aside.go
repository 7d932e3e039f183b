package loops

// aside: a thread makes its node and inserts it with a compare-exchange, and meanwhile does something with the node, or with the place that
// the compare-exchange changes, under another name: in a function, through a pointer that it has from elsewhere, or by showing the node, be it
// so that nobody can tell. It may stop or give up then. Another thread lets it fail, tells it to do that, and looks at what it was shown.
func (g *gen) aside(ts []int) {
	g.needNodes()
	if g.flip(30) {
		g.p.Place = Place(g.IntN(int(numPlaces)))
	}
	a := asides{gen: g, top: g.pointer(), shown: g.pointer(), stop: g.atomic(0)}
	g.p.Vars[a.shown].Packed = g.flip(40)
	for i, t := range ts {
		a.t = t
		if i == 1 || i > 1 && g.flip(50) {
			a.disturbs()
			continue
		}
		a.q, a.r = g.pointerRegister(t), g.register(t)
		switch g.IntN(4) {
		case 0:
			a.gives()
		case 1, 2:
			a.retries()
		default:
			a.anything()
		}
		switch g.IntN(4) {
		case 0:
			g.add(t, set(a.r, g.field(own(), Value)))
		case 1, 2:
			g.add(t, set(a.r, binary(Add, binary(Add, reg(a.r), reg(a.r)), binary(Ne, preg(a.q), num(0)))))
		}
		g.show(t, a.r)
	}
	g.p.Tags = append(g.p.Tags, "aside")
}

// asides makes one thread after the other.
type asides struct {
	*gen
	top, shown, stop int // variables
	t, q, r          int // the thread at hand and its registers
}

// mine is the thread's node, mostly by another name.
func (a *asides) mine() *Expr { return &Expr{Op: Own, Called: a.flip(75)} }

// called is e, perhaps done in a function.
func (a *asides) called(e *Expr) *Expr {
	e.Called = a.flip(40)
	return e
}

// disturbs changes what the other threads expect at top, and looks at what they have shown.
func (a *asides) disturbs() {
	t, q := a.t, a.pointerRegister(a.t)
	for range 1 + a.IntN(2) {
		switch a.IntN(5) {
		case 0:
			a.add(t, a.store(a.top, own()))
		case 1:
			a.add(t, when(a.cas(a.top, q, own()), setP(q, own())))
		case 2, 3:
			a.add(t, a.store(a.top, own()), a.store(a.top, num(0)))
		case 4:
			a.add(t, setP(q, a.rmw(Xchg, a.top, num(0))))
		}
	}
	if a.flip(80) {
		a.add(t, a.store(a.stop, num(1)))
	}
	a.add(t, setP(q, a.load([]int{a.shown, a.shown, a.shown, a.top}[a.IntN(4)])))
	see := a.field(preg(q), Value)
	if a.flip(60) {
		see = binary(Add, num(1), binary(Ne, a.field(preg(q), Next), num(0)))
	}
	if a.flip(40) { // so that it shows even if the other thread stops
		a.add(t, when(preg(q), assert(binary(Lt, see, num(1+a.IntN(2))))))
		return
	}
	r := a.register(t)
	a.add(t, when(preg(q), set(r, see)))
	a.gen.show(t, r)
}

// shows is how the thread shows its node, and may stop or leave the loop then.
func (a *asides) shows(loop bool) []*Stmt {
	show := a.store(a.shown, a.mine())
	if a.flip(50) {
		show = setP(a.q, a.rmw(Xchg, a.shown, a.mine()))
	}
	switch a.IntN(3) {
	case 0:
		return seq(show, assume(num(0)))
	case 1:
		if loop {
			return seq(show, brk())
		}
	}
	return seq(show)
}

// odd is something that the thread does with its node or with top on the way.
func (a *asides) odd(loop bool) []*Stmt {
	switch a.IntN(10) {
	case 7: // finds out what is there
		return seq(set(a.r, &Expr{Op: CASField, N: Next, A: num(0), B: a.mine(), R: a.pointerRegister(a.t), Order: a.order('u'), Weak: a.flip(50)}))
	case 0, 1:
		return seq(when(a.load(a.stop), a.shows(loop)...))
	case 2:
		return a.shows(loop)
	case 3:
		return seq(set(a.r, a.called(a.field(a.mine(), Value))))
	case 4:
		return seq(set(a.r, binary(Ne, a.called(a.field(a.mine(), Next)), num(0))))
	case 5:
		return seq(a.setField(a.mine(), Value, num(5)))
	case 6:
		return seq(a.setField(a.mine(), Next, num(0)))
	}
	return seq(set(a.r, binary(Ne, a.called(a.load(a.top)), num(0))))
}

// maybe is odd in some of a hundred cases.
func (a *asides) maybe(percent int, loop bool) []*Stmt {
	if a.flip(percent) {
		return a.odd(loop)
	}
	return nil
}

// fill is what the thread writes to its node in each round.
func (a *asides) fill() []*Stmt {
	switch a.IntN(5) {
	case 0:
		return nil
	case 1:
		return seq(a.setField(own(), Value, num(1)))
	}
	return seq(a.setField(own(), Next, preg(a.q)))
}

// gives lets the thread do it first of all in a round, if it is told to.
func (a *asides) gives() {
	first := seq(when(a.load(a.stop), a.shows(true)...))
	if a.flip(30) {
		first = a.odd(true)
	}
	a.add(a.t, while(num(1), seq(first, setP(a.q, a.called(a.load(a.top))), a.fill(), when(a.cas(a.top, a.q, own()), brk()))...))
}

// atOwn returns a load of what the thread's node points to, and a compare-exchange there.
func (a *asides) atOwn() (first, cas *Expr) {
	to := num(0)
	if a.flip(50) {
		to = preg(a.pointerRegister(a.t))
	}
	return a.called(a.field(own(), Next)), &Expr{Op: CASField, N: Next, A: to, B: own(), R: a.q, Order: a.order('u'), Weak: a.flip(50)}
}

// retries lets the thread begin with a load, and try what that returned until it succeeds.
func (a *asides) retries() {
	first, cas := a.called(a.load(a.top)), a.cas(a.top, a.q, own())
	write := a.fill
	if a.flip(40) {
		first, cas = a.atOwn()
		other := a.pointerRegister(a.t)
		a.add(a.t, setP(other, a.load(a.top)))
		write = func() []*Stmt {
			if a.flip(20) {
				return a.fill()
			}
			return seq(a.setField(own(), Next, []*Expr{preg(other), preg(other), own(), num(0)}[a.IntN(4)]))
		}
		if a.flip(30) {
			a.add(a.t, a.setField(own(), Next, preg(other)))
		}
	}
	if first.Called = first.Called && a.flip(30); a.flip(50) {
		first.Order = a.weakest()
	}
	between, round := a.maybe(50, false), write()
	switch a.IntN(4) {
	case 0:
		between = seq(between, write())
	case 1:
		between = seq(write(), between)
	}
	if a.flip(20) {
		round = seq(round, a.maybe(50, true))
	}
	a.add(a.t, setP(a.q, first), between)
	if a.flip(50) {
		a.add(a.t, while(not(cas), round...))
	} else {
		a.add(a.t, doWhile(not(cas), round...))
	}
}

// anything puts what the others do together without a plan.
func (a *asides) anything() {
	first, cas := a.called(a.load(a.top)), a.cas(a.top, a.q, own())
	if a.flip(25) {
		first, cas = a.atOwn()
	}
	switch a.IntN(3) {
	case 0:
		a.add(a.t, while(num(1), seq(a.maybe(40, true), setP(a.q, first), a.maybe(30, true), a.fill(), a.maybe(20, true), when(cas, brk()))...))
	case 1:
		a.add(a.t, setP(a.q, first), a.maybe(40, false), a.fill(), a.maybe(20, false), while(not(cas), seq(a.maybe(30, true), a.fill(), a.maybe(20, true))...))
	case 2:
		a.add(a.t, setP(a.q, first), a.maybe(40, false), doWhile(not(cas), seq(a.maybe(30, true), a.fill(), a.maybe(20, true))...))
	}
}
