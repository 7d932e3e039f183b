package loops

// retried: threads read a number and change it with a compare-exchange, again and again, with every order for the load, for success
// and for failure; some give up. What they do before and after shows with what they synchronise.
func (g *gen) retried(ts []int) {
	c := g.atomic(g.IntN(3))
	data := []int{g.plain(0), g.atomic(0)}
	message := g.flip(50) // what the first of two numbers releases is known only to those that acquire that
	first := g.load(c)
	if message {
		first.Order = Acquire
	}
	for i, t := range ts {
		if message && i == len(ts)-1 {
			a, b := 1+g.IntN(2), g.IntN(4)
			g.add(t, &Stmt{Op: Store, N: data[1], E: num(1)}, &Stmt{Op: Store, N: c, E: num(a), Order: Release}, &Stmt{Op: Store, N: c, E: num(b)})
			continue
		}
		if g.flip(40) {
			g.add(t, g.store(data[g.IntN(2)], num(1+i)))
		}
		if i > 0 && i == len(ts)-1 && g.flip(50) {
			g.add(t, g.store(c, num(g.IntN(4))))
			if g.flip(60) {
				g.add(t, g.store(c, num(g.IntN(4))))
			}
			continue
		}
		r, got := g.register(t), g.register(t)
		change := func(n int) *Expr {
			e := g.cas(c, r, binary(Add, reg(r), num(n)))
			if message {
				e.Order, e.Fails = AcqRel, true
			}
			return e
		}
		limit := binary(Lt, reg(r), num(2+g.IntN(3)))
		g.add(t, set(r, first))
		if g.flip(12) { // expects something else, whatever that was
			g.add(t, set(r, num(g.IntN(3))))
		}
		switch g.IntN(12) {
		case 0, 1:
			g.add(t, while(not(change(1+g.IntN(2))), g.idle()...))
		case 10: // only if it is worth a try, which is asked once
			g.add(t, when(binary(BitAnd, reg(r), num(1+g.IntN(2))), while(not(change(1+g.IntN(2))), g.idle()...)))
		case 11: // keeps something that was made of what the load before read
			g.add(t, set(got, binary(Add, reg(r), num(1+g.IntN(2)))), while(not(change(1)), g.idle()...))
		case 2: // gives up
			g.add(t, while(binary(AndAlso, limit, not(change(1))), g.idle()...))
		case 3: // takes one if there is one
			g.add(t, while(binary(Lt, num(0), reg(r)), when(change(-1), seq(set(got, num(1)), brk())...)))
		case 4: // in one of two ways
			g.add(t, while(num(1), whenElse(binary(BitAnd, reg(r), num(1)), seq(when(change(1), brk())), seq(when(change(2), brk())))))
		case 5: // reads something else in between
			g.add(t, while(not(change(1)), set(got, g.load(data[1]))))
		case 6: // expects another number than the one that it makes the new one of
			n := 1 + g.IntN(2)
			g.add(t, set(got, num(n)), while(not(g.cas(c, got, binary(Add, reg(r), num(1)))), set(r, reg(got)), set(got, num(n))))
		case 7: // keeps what it expected, and stops on some of what it read then
			g.add(t, doWhile(binary(AndAlso, not(change(1)), binary(Lt, reg(r), num(2+g.IntN(2)))), set(got, reg(r))))
		case 8: // stops on what the load before may have read
			g.add(t, doWhile(binary(AndAlso, not(change(1)), binary(Lt, num(0), reg(r)))))
		case 9: // fails in one of two ways
			g.add(t, while(num(1), whenElse(binary(BitAnd, reg(r), num(1)), seq(when(change(1), brk()), set(got, num(9)), brk()), seq(when(change(1), brk())))))
		}
		g.show(t, r)
		if g.flip(60) {
			g.add(t, set(got, binary(Add, binary(Add, reg(got), reg(got)), g.load(data[1]))))
		}
		g.show(t, got)
	}
	g.p.Tags = append(g.p.Tags, "retried")
}
