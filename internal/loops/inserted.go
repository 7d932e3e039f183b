package loops

// inserted: threads push their nodes, or insert them into a list behind a walk, with a compare-exchange until it succeeds. What they
// write to the node stands before the loop, between the load and the loop, or in each round; some rounds read what the one before left
// there, some give up, and others read the nodes.
func (g *gen) inserted(ts []int) {
	g.needNodes()
	g.p.Place = Place(g.IntN(int(numPlaces)))
	top, data := g.pointer(), g.atomic(0)
	for i, t := range ts {
		if i > 0 && i == len(ts)-1 && g.flip(60) {
			g.reads(t, top, data)
			continue
		}
		g.push(t, i, top, data)
	}
	g.p.Tags = append(g.p.Tags, "inserted")
}

// reads lets thread t read nodes, or take them.
func (g *gen) reads(t, top, data int) {
	q, r := g.pointerRegister(t), g.register(t)
	if g.flip(40) {
		g.add(t, setP(q, g.load(top)), when(preg(q), set(r, g.field(preg(q), Value))))
	} else {
		n := g.pointerRegister(t)
		g.add(t, while(num(1), setP(q, g.load(top)), when(not(preg(q)), brk()), setP(n, g.field(preg(q), Next)), when(g.cas(top, q, preg(n)), brk())),
			when(preg(q), set(r, g.field(preg(q), Value))))
	}
	g.show(t, r)
	if g.flip(50) {
		g.add(t, g.store(data, num(1)))
	}
}

// push lets thread t, the ith, push its node.
func (g *gen) push(t, i, top, data int) {
	q, r := g.pointerRegister(t), g.register(t)
	value := g.setField(own(), Value, num(1+i))
	next := func() *Stmt { return g.setField(own(), Next, preg(q)) }
	if g.flip(30) {
		g.add(t, value)
	}
	if g.flip(20) {
		g.add(t, g.setField(own(), Next, num(0)))
	}
	// What a round does before it tries.
	var round []*Stmt
	if g.flip(75) {
		round = append(round, next())
	}
	if g.flip(25) {
		round = append(round, value)
	}
	switch g.IntN(16) {
	case 8: // writes in some rounds, not in others
		round = append(round, when(not(preg(q)), g.setField(own(), Value, num(6))))
	case 9:
		round = append(seq(g.setField(own(), Value, num(3)), when(preg(q), g.setField(own(), Value, num(2)))), round...)
	case 10: // shows the node without a compare-exchange
		y := g.pointer()
		round = append(round, when(g.load(data), g.store(y, own())))
	case 11:
		round = append(round, whenElse(preg(q), seq(g.setField(own(), Value, num(4))), seq(g.setField(own(), Next, num(0)))))
	case 0: // reads what the round before left
		round = append(seq(set(r, g.field(own(), Value))), round...)
	case 1:
		round = append(round, set(r, g.field(own(), Value)))
	case 2: // counts its rounds there
		round = append(round, g.setField(own(), Value, binary(Add, g.field(own(), Value), num(1))))
	case 3:
		round = append(round, set(r, g.load(data)))
	case 4: // what it writes there depends on what it reads
		round = append(round, g.setField(own(), Value, g.load(data)))
	case 5: // does not always write
		round = append(round, when(g.load(data), g.setField(own(), Value, num(5))))
	case 6: // gives up
		round = append(round, when(g.load(data), brk()))
	case 7: // another node leads there too early
		n := g.pointerRegister(t)
		round = append(round, setP(n, g.load(top)), when(preg(n), set(r, g.field(preg(n), Value))))
	}
	cas := g.cas(top, q, own())
	switch g.IntN(4) {
	case 0: // what the compare-exchange brought is what the next round expects
		g.add(t, setP(q, g.load(top)), g.between(t, i, q, r, data), doWhile(not(cas), round...))
	case 1:
		g.add(t, setP(q, g.load(top)), g.between(t, i, q, r, data), while(not(cas), round...))
	case 2:
		g.add(t, while(num(1), seq(setP(q, g.load(top)), round, when(cas, brk()))...))
	case 3: // behind the last node that is there
		g.walk(t, q, top, round)
	}
	if g.flip(30) {
		g.add(t, set(r, g.field(own(), Value)))
	}
	g.show(t, r)
}

// between is what stands between the load of what the first compare-exchange expects and the loop.
func (g *gen) between(t, i, q, r, data int) (out []*Stmt) {
	if g.flip(50) {
		out = append(out, g.setField(own(), Value, num(1+i)))
	}
	if g.flip(20) {
		out = append(out, g.setField(own(), Next, num(0)))
	}
	switch g.IntN(14) {
	case 0, 6, 7:
		out = append(out, g.setField(own(), Next, preg(q)))
	case 1:
		out = append(out, set(r, g.load(data)))
	case 2:
		out = append(out, g.store(data, num(1)))
	case 3:
		out = append(out, when(preg(q), g.setField(own(), Value, num(7))))
	case 4:
		n := g.pointerRegister(t)
		out = append(out, setP(n, preg(q)))
		g.add(t, setP(n, num(0)))
	case 5:
		out = append(out, set(r, g.field(own(), Value)))
	}
	return out
}

// walk lets thread t insert its node where the list ends, or before the first node with a greater value.
func (g *gen) walk(t, q, top int, round []*Stmt) {
	p, end := g.pointerRegister(t), g.register(t)
	stop := binary(AndAlso, preg(q), binary(Lt, g.field(preg(q), Value), num(1+g.IntN(4))))
	if g.flip(30) {
		stop = preg(q)
	}
	g.add(t, while(num(1), seq(
		setP(p, num(0)), setP(q, g.load(top)),
		while(stop, setP(p, preg(q)), setP(q, g.field(preg(q), Next))),
		round,
		whenElse(preg(p),
			seq(set(end, &Expr{Op: CASField, N: Next, A: own(), B: preg(p), R: q, Order: g.order('u'), Weak: g.flip(50)})),
			seq(set(end, g.cas(top, q, own())))),
		when(reg(end), brk()))...))
}
