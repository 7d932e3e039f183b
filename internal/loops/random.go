package loops

import (
	"math/rand/v2"
	"slices"
)

// Options bound what Random makes.
type Options struct {
	// OnlySC and NoSC: all orders are seq_cst, or none is.
	OnlySC, NoSC bool
	// Atomic: all variables are. Then no program has a race, and a compiler may optimise it.
	Atomic bool
	// Copies: threads run the same function, so that they are interchangeable.
	Copies bool
	// ReadWrite: threads poll under read-write locks.
	ReadWrite bool
	// Counted: threads poll a number of times, and then do something else.
	Counted bool
	// Announced: threads that wait count themselves.
	Announced bool
	// Nodes: threads show their nodes to others, in the heap or on the stack, with a compare-exchange that may fail.
	Nodes bool
	// Aside: they also do something with their nodes in between, in functions or through other pointers.
	Aside bool
	// Unordered: most orders are relaxed, and all fields of nodes are atomic.
	Unordered bool
	// Retried: threads change a number with compare-exchanges that may fail.
	Retried bool
	// Attempted: threads change a counter, and take that back if there was not enough.
	Attempted bool
}

// Random returns a random program. The same seed and options give the same program.
// Its state space is finite unless Enumerate says otherwise, which it may.
func Random(seed uint64, o Options) *Program {
	g := &gen{Rand: rand.New(rand.NewPCG(seed, 0x10095)), o: o, p: &Program{Waits: true}}
	g.program()
	if !g.p.typed() || o.Copies && g.p.nodes() { // what was changed need not be; copies have one function, but a node each
		return Random(seed+1<<40, o)
	}
	p := g.p.Clone() // statements may have been used twice
	p.Number()
	return p
}

// gen makes one program.
type gen struct {
	*rand.Rand
	o Options
	p *Program
	// Threads under construction.
	threads []*Thread
	depth   int // of loops of random statements
}

// Short forms of expressions.
func num(n int) *Expr                    { return &Expr{Op: Const, N: n} }
func reg(n int) *Expr                    { return &Expr{Op: Reg, N: n} }
func not(a *Expr) *Expr                  { return &Expr{Op: Not, A: a} }
func binary(op ExprOp, a, b *Expr) *Expr { return &Expr{Op: op, A: a, B: b} }
func try(l int) *Expr                    { return &Expr{Op: TryLock, N: l} }
func call(f int) *Expr                   { return &Expr{Op: Call, N: f} }

func (e *Expr) usesRegisters() (yes bool) {
	e.walk(func(e *Expr) { yes = yes || e.Op == Reg || e.Op == CAS })
	return yes
}

// Short forms of statements.
func set(r int, e *Expr) *Stmt                { return &Stmt{Op: Set, N: r, E: e} }
func eval(e *Expr) *Stmt                      { return &Stmt{Op: Eval, E: e} }
func lock(l int) *Stmt                        { return &Stmt{Op: Lock, N: l} }
func unlock(l int) *Stmt                      { return &Stmt{Op: Unlock, N: l} }
func assume(e *Expr) *Stmt                    { return &Stmt{Op: Assume, E: e} }
func assert(e *Expr) *Stmt                    { return &Stmt{Op: Assert, E: e} }
func while(e *Expr, body ...*Stmt) *Stmt      { return &Stmt{Op: While, E: e, Body: body} }
func doWhile(e *Expr, body ...*Stmt) *Stmt    { return &Stmt{Op: DoWhile, E: e, Body: body} }
func when(e *Expr, body ...*Stmt) *Stmt       { return &Stmt{Op: If, E: e, Body: body} }
func whenElse(e *Expr, yes, no []*Stmt) *Stmt { return &Stmt{Op: If, E: e, Body: yes, Else: no} }
func brk() *Stmt                              { return &Stmt{Op: Break} }
func ret(e *Expr) *Stmt                       { return &Stmt{Op: Return, E: e} }
func yield() *Stmt                            { return &Stmt{Op: Yield} }
func seq(parts ...any) (out []*Stmt) {
	for _, p := range parts {
		switch p := p.(type) {
		case *Stmt:
			out = append(out, p)
		case []*Stmt:
			out = append(out, p...)
		default:
			panic("BUG: neither a statement nor a list")
		}
	}
	return out
}

func (g *gen) flip(percent int) bool { return g.IntN(100) < percent }

// weakest is the weakest order that programs may have.
func (g *gen) weakest() Order {
	if g.o.OnlySC {
		return SeqCst
	}
	return Relaxed
}

// order picks an order for loads ('r'), stores ('w') or both ('u').
func (g *gen) order(kind byte) Order {
	if g.o.OnlySC {
		return SeqCst
	}
	if g.o.Unordered && g.flip(75) {
		return Relaxed
	}
	var of []Order
	switch kind {
	case 'r':
		of = []Order{Relaxed, Acquire, Acquire, SeqCst}
	case 'w':
		of = []Order{Relaxed, Release, Release, SeqCst}
	default:
		of = []Order{Relaxed, Acquire, Release, AcqRel, AcqRel, SeqCst}
	}
	if g.o.NoSC {
		of = of[:len(of)-1]
	}
	return of[g.IntN(len(of))]
}

func (g *gen) atomic(init int) int {
	g.p.Vars = append(g.p.Vars, Var{Atomic: true, Init: init})
	return len(g.p.Vars) - 1
}

func (g *gen) plain(init int) int {
	if g.o.Atomic {
		return g.atomic(init)
	}
	g.p.Vars = append(g.p.Vars, Var{Init: init})
	return len(g.p.Vars) - 1
}

// register returns a new register of thread t.
func (g *gen) register(t int) int {
	g.threads[t].Regs++
	return g.threads[t].Regs - 1
}

// show lets thread t return register r, if there is room.
func (g *gen) show(t, r int) {
	if len(g.threads[t].Shown) < 4 {
		g.threads[t].Shown = append(g.threads[t].Shown, r)
	}
}

func (g *gen) add(t int, parts ...any) {
	g.threads[t].Body = append(g.threads[t].Body, seq(parts...)...)
}

func (g *gen) load(v int) *Expr { return &Expr{Op: Load, N: v, Order: g.order('r')} }

func (g *gen) store(v int, e *Expr) *Stmt {
	return &Stmt{Op: Store, N: v, E: e, Order: g.order('w')}
}

func (g *gen) rmw(op ExprOp, v int, a *Expr) *Expr {
	return &Expr{Op: op, N: v, A: a, Order: g.order('u')}
}

func (g *gen) cas(v, expected int, desired *Expr) *Expr {
	return &Expr{Op: CAS, N: v, R: expected, A: desired, Order: g.order('u'), Weak: g.flip(50), Fails: !g.o.OnlySC && g.flip(30)}
}

// idle is what people put into loops that wait: mostly nothing.
func (g *gen) idle() []*Stmt {
	if g.flip(30) {
		return seq(yield())
	}
	return nil
}

// wait waits until e is true, in one of the ways in which people write it. e is made
// again for each place where it stands.
func (g *gen) wait(t int, e func() *Expr) []*Stmt {
	switch g.IntN(9) {
	case 0, 1:
		return seq(while(not(e()), g.idle()...))
	case 2:
		r := g.register(t)
		if g.flip(20) {
			g.show(t, r)
		}
		return seq(doWhile(not(reg(r)), seq(g.idle(), set(r, e()))...))
	case 3:
		return seq(while(num(1), seq(when(e(), brk()), g.idle())...))
	case 4: // gives up the processor now and then
		n, k := g.register(t), 1+g.IntN(3)
		if g.flip(15) {
			g.show(t, n)
		}
		return seq(while(not(e()), set(n, binary(Add, reg(n), num(1))), when(binary(Lt, num(k-1), reg(n)), seq(yield(), set(n, num(0)))...)))
	case 5: // keeps what it saw
		c := g.plain(0)
		if g.flip(50) {
			return seq(doWhile(not(&Expr{Op: Load, N: c}), g.store(c, e())))
		}
		r := g.register(t)
		return seq(doWhile(not(reg(r)), set(r, e()), g.store(c, reg(r))))
	case 6: // tests first, without going round
		r := g.register(t)
		return seq(set(r, e()), while(not(reg(r)), seq(g.idle(), set(r, e()))...))
	case 7: // in a function
		if e().usesRegisters() {
			return seq(while(not(e()), g.idle()...))
		}
		f := &Func{Regs: 1, Body: seq(set(0, e()), ret(reg(0)))}
		g.p.Funcs = append(g.p.Funcs, f)
		return seq(while(not(call(len(g.p.Funcs)-1)), g.idle()...))
	default: // in rounds of rounds
		n := g.register(t)
		return seq(while(not(e()), set(n, num(0)), while(binary(Lt, reg(n), num(1+g.IntN(2))), set(n, binary(Add, reg(n), num(1)))), set(n, num(0))))
	}
}

// alock is a lock of the program, from the library or home-made.
type alock struct {
	home int // 0: lock n of the library; else the way in which variable n is one
	n    int
}

const homeMade = 5

func (g *gen) lock() alock {
	if g.flip(55) {
		kind := LockKind(g.IntN(int(Sem1)))
		if g.flip(15) {
			kind = Sem1
		}
		g.p.Locks = append(g.p.Locks, kind)
		return alock{0, len(g.p.Locks) - 1}
	}
	return alock{1 + g.IntN(homeMade), g.atomic(0)}
}

// try is an expression that tries to take l, to be evaluated after the statements.
func (g *gen) try(t int, l alock) ([]*Stmt, *Expr) {
	switch l.home {
	case 0:
		return nil, try(l.n)
	case 1: // exchange
		return nil, not(g.rmw(Xchg, l.n, num(1)))
	case 2: // test and set, by another name
		return nil, not(g.rmw(FetchOr, l.n, num(1)))
	case 3: // test, then test and set
		return nil, binary(AndAlso, not(g.load(l.n)), not(g.rmw(Xchg, l.n, num(1))))
	}
	e := g.register(t)
	return seq(set(e, num(0))), g.cas(l.n, e, num(1))
}

func (g *gen) acquire(t int, l alock) []*Stmt {
	if l.home == 0 {
		if g.flip(10) {
			return seq(while(not(try(l.n)), g.idle()...))
		}
		return seq(lock(l.n))
	}
	if l.home == homeMade { // waits before it tries again
		e := g.register(t)
		return seq(set(e, num(0)), while(not(g.cas(l.n, e, num(1))), seq(while(g.load(l.n), g.idle()...), set(e, num(0)))...))
	}
	if l.home == 3 && g.flip(50) {
		return seq(doWhile(g.rmw(Xchg, l.n, num(1)), while(g.load(l.n), g.idle()...)))
	}
	if l.home != 4 && g.flip(20) { // in a function
		_, e := g.try(t, l)
		f := &Func{Body: seq(while(not(e), g.idle()...))}
		if g.flip(50) {
			f.Body = seq(while(num(1), when(e.clone(), ret(num(1)))))
		}
		g.p.Funcs = append(g.p.Funcs, f)
		return seq(eval(call(len(g.p.Funcs) - 1)))
	}
	pre, e := g.try(t, l)
	if len(pre) == 0 {
		return seq(while(not(e), g.idle()...))
	}
	return seq(pre, while(not(e), seq(g.idle(), cloneBody(pre))...))
}

func (g *gen) release(l alock) []*Stmt {
	switch {
	case l.home == 0:
		return seq(unlock(l.n))
	case l.home == 2 && g.flip(50):
		return seq(eval(g.rmw(FetchAnd, l.n, num(0))))
	case g.flip(10):
		return seq(eval(g.rmw(Xchg, l.n, num(0))))
	}
	return seq(g.store(l.n, num(0)))
}

// shapes are what programs are made of: each adds to some of the threads, of which
// there are at least two.
var shapes = []struct {
	name   string
	weight int
	add    func(g *gen, ts []int)
}{
	{"flag", 3, (*gen).flag},
	{"polling-under-lock", 5, (*gen).polling},
	{"critical", 2, (*gen).critical},
	{"try-lock", 3, (*gen).tries},
	{"lock-two", 4, (*gen).lockTwo},
	{"add-test-subtract", 4, (*gen).addTestSubtract},
	{"intent", 4, (*gen).intent},
	{"retry", 3, (*gen).retry},
	{"ticket", 2, (*gen).ticket},
	{"node", 3, (*gen).node},
	{"peterson", 2, (*gen).peterson},
	{"seqlock", 2, (*gen).seqlock},
	{"take", 3, (*gen).take},
	{"ping-pong", 2, (*gen).pingPong},
	{"barrier", 2, (*gen).barrier},
	{"same-value", 3, (*gen).sameValue},
	{"toggle", 3, (*gen).toggle},
	{"event-count", 3, (*gen).eventCount},
	{"semaphore", 2, (*gen).semaphore},
	{"signal", 3, (*gen).signal},
	{"ring", 2, (*gen).ring},
	{"once", 2, (*gen).once},
	{"protect", 3, (*gen).protect},
	{"try-to-poll", 3, (*gen).tryToPoll},
	{"time-out", 2, (*gen).timeOut},
	{"stack", 4, (*gen).stack},
	{"queue-lock", 4, (*gen).queueLock},
	{"publish", 2, (*gen).publish},
	{"random", 6, (*gen).random},
}

func (g *gen) program() {
	n := 2
	if g.flip(35) {
		n = 3
	}
	if g.o.Copies {
		g.copies(n)
		return
	}
	for range n {
		g.threads = append(g.threads, &Thread{Same: -1})
	}
	if g.o.ReadWrite {
		g.p.MainRuns = g.flip(50)
		g.pollToRead(g.Perm(n))
		g.p.Threads = g.threads
		if g.flip(15) {
			g.p.Tags = append(g.p.Tags, "changed")
			g.change()
		}
		return
	}
	if g.o.Counted {
		g.counted(g.Perm(n))
		g.p.Threads = g.threads
		return
	}
	if g.o.Retried {
		g.retried(g.Perm(n))
		g.p.Threads = g.threads
		return
	}
	if g.o.Aside {
		g.p.MainRuns = g.flip(50)
		g.aside(g.Perm(n))
		g.p.Threads = g.threads
		return
	}
	if g.o.Nodes {
		g.p.MainRuns = g.flip(50)
		g.inserted(g.Perm(n))
		g.p.Threads = g.threads
		if g.flip(15) {
			g.p.Tags = append(g.p.Tags, "changed")
			g.change()
		}
		return
	}
	if g.o.Attempted {
		switch g.IntN(5) {
		case 0, 1:
			g.attempts(g.Perm(n))
		case 2, 3:
			g.attempted(g.Perm(n))
		case 4:
			g.bitLocks(g.Perm(n))
		}
		g.p.Threads = g.threads
		return
	}
	if g.o.Announced {
		g.announced(g.Perm(n))
		g.p.Threads = g.threads
		if g.flip(10) {
			g.p.Tags = []string{"announced", "changed"}
			g.change()
		}
		return
	}
	g.p.MainRuns = g.flip(50)
	k := 1
	if g.flip(25) {
		k = 2
	}
	total := 0
	for _, s := range shapes {
		total += s.weight
	}
	for range k {
		ts := g.Perm(n)
		w := g.IntN(total)
		for _, s := range shapes {
			if w -= s.weight; w < 0 {
				g.p.Tags = append(g.p.Tags, s.name)
				s.add(g, ts)
				break
			}
		}
	}
	g.p.Threads = g.threads
	if g.flip(25) {
		g.p.Tags = append(g.p.Tags, "changed")
		g.change()
	}
	for t, th := range g.threads {
		for r := range th.Regs {
			if g.flip(15) && len(th.Shown) < 4 {
				g.show(t, r)
			}
		}
	}
}

// some are two or three of the threads, or all but the first with others false.
func (g *gen) some(ts []int) []int {
	if len(ts) > 2 && g.flip(50) {
		return ts[:2]
	}
	return ts
}

// flag: one thread writes data and sets a flag, others wait for it.
func (g *gen) flag(ts []int) {
	f := g.atomic(0)
	d := g.plain(0)
	if g.flip(50) {
		d = g.atomic(0)
	}
	g.add(ts[0], g.store(d, num(1)), g.store(f, num(1)))
	if g.flip(20) {
		g.add(ts[0], g.store(f, num(2)))
	}
	for _, t := range g.some(ts)[1:] {
		r := g.register(t)
		g.add(t, g.wait(t, func() *Expr { return g.load(f) }), set(r, g.load(d)))
		g.show(t, r)
		if g.flip(30) {
			g.add(t, assert(binary(Eq, reg(r), num(1))))
		}
	}
}

// polling: a thread waits for a reply under a lock that it gives up in each round.
func (g *gen) polling(ts []int) {
	l := g.lock()
	request, reply := g.plain(0), g.plain(0)
	a := ts[0]
	if g.flip(20) {
		request = g.atomic(0)
	}
	need := 1
	if len(ts) > 2 && g.flip(50) {
		need = 2
	}
	done := func() *Expr { return binary(Lt, num(need-1), g.load(reply)) }
	round := seq(g.release(l), g.idle(), g.acquire(a, l))
	if g.flip(80) {
		g.add(a, g.acquire(a, l), g.store(request, num(1)))
		switch g.IntN(3) {
		case 0, 1:
			g.add(a, while(not(done()), round...))
		case 2:
			r := g.register(a)
			g.add(a, set(r, done()), while(not(reg(r)), seq(round, set(r, done()))...))
		}
		g.add(a, g.release(l))
	} else { // takes the lock in each round
		r := g.register(a)
		g.add(a, g.store(request, num(1)), doWhile(not(reg(r)), seq(g.acquire(a, l), set(r, done()), g.release(l), g.idle())...))
	}
	switch g.IntN(4) {
	case 0:
		g.add(a, assert(num(0)))
	case 1:
		r := g.register(a)
		g.add(a, set(r, g.load(request)))
		g.show(a, r)
	}
	for _, t := range ts[1:] {
		answer := g.store(reply, binary(Add, g.load(reply), num(1)))
		switch g.IntN(3) {
		case 0:
			g.add(t, g.acquire(t, l), when(g.load(request), answer), g.release(l))
		case 1: // waits for the request in the same way
			g.add(t, g.acquire(t, l), while(not(g.load(request)), seq(g.release(l), g.idle(), g.acquire(t, l))...), answer, g.release(l))
		case 2:
			g.add(t, g.acquire(t, l), answer, g.release(l))
		}
	}
}

// critical: increments under a lock.
func (g *gen) critical(ts []int) {
	l, c := g.lock(), g.plain(0)
	for _, t := range g.some(ts) {
		r := g.register(t)
		g.add(t, g.acquire(t, l), set(r, g.load(c)), g.store(c, binary(Add, reg(r), num(1))), g.release(l))
		if g.flip(40) {
			g.show(t, r)
		}
	}
}

// tries: threads that take a lock by trying, with something else in between.
func (g *gen) tries(ts []int) {
	l, c, other := g.lock(), g.plain(0), g.atomic(0)
	for i, t := range g.some(ts) {
		pre, e := g.try(t, l)
		work := seq(g.store(c, binary(Add, g.load(c), num(1))), g.release(l))
		switch g.IntN(5) {
		case 0:
			g.add(t, while(num(1), seq(pre, when(e, seq(work, brk())...), g.idle())...))
		case 1:
			r := g.register(t)
			g.add(t, doWhile(not(reg(r)), seq(pre, set(r, e))...), work)
		case 2: // a few times only
			n, r := g.register(t), g.register(t)
			g.add(t, while(binary(Lt, reg(n), num(2)), seq(pre, when(e, seq(work, set(r, num(1)), brk())...), set(n, binary(Add, reg(n), num(1))))...))
			g.show(t, r)
		case 3: // says that it waits
			g.add(t, while(num(1), seq(pre, when(e, seq(work, brk())...), g.store(other, num(1+i)))...))
		case 4: // goes away if others are busy
			g.add(t, pre, whenElse(e, work, seq(g.store(other, num(1+i)))))
		}
		if g.flip(20) {
			r := g.register(t)
			g.add(t, set(r, g.load(other)))
			g.show(t, r)
		}
	}
}

// lockTwo: takes two locks without deadlock: locks a, tries b, unlocks a.
func (g *gen) lockTwo(ts []int) {
	a, b, c := g.lock(), g.lock(), g.plain(0)
	for i, t := range g.some(ts) {
		x, y := a, b
		if i%2 == 1 && g.flip(80) {
			x, y = b, a
		}
		work := seq(g.store(c, binary(Add, g.load(c), num(1))), g.release(y), g.release(x))
		if g.flip(30) { // the simple way
			g.add(t, g.acquire(t, x), g.acquire(t, y), work)
			continue
		}
		pre, e := g.try(t, y)
		switch g.IntN(3) {
		case 0:
			g.add(t, while(num(1), seq(g.acquire(t, x), pre, when(e, brk()), g.release(x), g.idle())...), work)
		case 1:
			g.add(t, g.acquire(t, x), pre, while(not(e), seq(g.release(x), g.idle(), g.acquire(t, x), cloneBody(pre))...), work)
		case 2: // as std::lock: goes on with the one that it did not get
			pre2, e2 := g.try(t, x)
			g.add(t, while(num(1), seq(
				g.acquire(t, x), pre, when(e, brk()), g.release(x), g.idle(),
				g.acquire(t, y), pre2, when(e2, brk()), g.release(y), g.idle())...), work)
		}
	}
}

// addTestSubtract: takes part of something and gives it back if that was too much.
func (g *gen) addTestSubtract(ts []int) {
	c, d := g.atomic(0), g.plain(0)
	limit := 1 + g.IntN(2)
	sub := func(n int) *Stmt {
		if g.flip(20) {
			return eval(g.rmw(FetchAdd, c, num(-n)))
		}
		return eval(g.rmw(FetchSub, c, num(n)))
	}
	for _, t := range g.some(ts) {
		n := 1
		if g.flip(30) {
			n = limit // a writer
		}
		enough := func() *Expr { return binary(Lt, num(limit-n), g.rmw(FetchAdd, c, num(n))) }
		switch g.IntN(4) {
		case 0:
			g.add(t, while(enough(), seq(sub(n), g.idle())...))
		case 1:
			r := g.register(t)
			g.add(t, while(num(1), seq(set(r, g.rmw(FetchAdd, c, num(n))), when(not(binary(Lt, num(limit-n), reg(r))), brk()), sub(n))...))
		case 2: // waits until there is some
			g.add(t, while(enough(), seq(sub(n), while(binary(Lt, num(limit-n), g.load(c)), g.idle()...))...))
		case 3: // only once
			r := g.register(t)
			g.add(t, whenElse(enough(), seq(sub(n)), seq(g.store(d, binary(Add, g.load(d), num(1))), set(r, num(1)), sub(n))))
			g.show(t, r)
			continue
		}
		if g.flip(50) {
			g.add(t, g.store(d, binary(Add, g.load(d), num(1))))
		}
		if g.flip(80) {
			g.add(t, sub(n))
		}
	}
}

// intent: says that it wants to, looks whether others do, and takes it back.
func (g *gen) intent(ts []int) {
	ts = ts[:2]
	var want [2]int
	want[0], want[1] = g.atomic(0), g.atomic(0)
	c := g.plain(0)
	for i, t := range ts {
		mine, other := want[i], want[1-i]
		say := func(n int) *Stmt {
			if g.flip(25) {
				return eval(g.rmw(Xchg, mine, num(n)))
			}
			return g.store(mine, num(n))
		}
		switch g.IntN(4) {
		case 0:
			g.add(t, say(1), while(g.load(other), seq(say(0), g.idle(), say(1))...))
		case 1:
			g.add(t, say(1), while(g.load(other), seq(say(0), while(g.load(other), g.idle()...), say(1))...))
		case 2:
			g.add(t, while(num(1), seq(say(1), when(not(g.load(other)), brk()), say(0), g.idle())...))
		case 3:
			r := g.register(t)
			g.add(t, say(1), whenElse(g.load(other), seq(say(0)), seq(set(r, num(1)))))
			g.show(t, r)
			continue
		}
		r := g.register(t)
		g.add(t, set(r, g.load(c)), g.store(c, binary(Add, reg(r), num(1))))
		if g.flip(80) {
			g.add(t, say(0))
		}
	}
}

// retry: read-modify-writes by compare-and-exchange.
func (g *gen) retry(ts []int) {
	c := g.atomic(0)
	for _, t := range g.some(ts) {
		r := g.register(t)
		switch g.IntN(4) {
		case 0:
			g.add(t, set(r, g.load(c)), while(not(g.cas(c, r, binary(Add, reg(r), num(1)))), g.idle()...))
		case 1:
			g.add(t, doWhile(not(g.cas(c, r, binary(Add, reg(r), num(1)))), set(r, g.load(c))))
		case 2:
			s := g.register(t)
			g.add(t, doWhile(not(g.cas(c, r, reg(s))), set(r, g.load(c)), set(s, binary(Add, reg(r), num(1+g.IntN(2))))))
		case 3: // gives up on some value
			g.add(t, set(r, g.load(c)), while(binary(AndAlso, binary(Ne, reg(r), num(2)), not(g.cas(c, r, binary(Add, reg(r), num(1)))))))
		}
		if g.flip(50) {
			g.show(t, r)
		}
	}
	if len(ts) > 2 && g.flip(50) {
		g.add(ts[2], g.store(c, num(g.IntN(3))))
	}
}

// ticket: a ticket lock.
func (g *gen) ticket(ts []int) {
	next, serving, c := g.atomic(0), g.atomic(0), g.plain(0)
	for _, t := range g.some(ts) {
		r := g.register(t)
		g.add(t, set(r, g.rmw(FetchAdd, next, num(1))), g.wait(t, func() *Expr { return binary(Eq, g.load(serving), reg(r)) }),
			g.store(c, binary(Add, g.load(c), num(1))), g.store(serving, binary(Add, reg(r), num(1))))
		if g.flip(50) {
			g.show(t, r)
		}
	}
}

// node: each round of trying prepares the thread's own queue node.
func (g *gen) node(ts []int) {
	tail, c := g.atomic(0), g.plain(0)
	for i, t := range g.some(ts) {
		next, locked, e := g.atomic(0), g.atomic(0), g.register(t)
		if g.flip(30) {
			next, locked = g.plain(0), g.plain(0)
		}
		prepare := seq(g.store(next, num(0)), g.store(locked, num(1)), set(e, num(0)))
		if g.flip(30) {
			prepare = seq(g.store(locked, num(1)), set(e, num(0)))
		}
		switch g.IntN(3) {
		case 0:
			g.add(t, doWhile(not(g.cas(tail, e, num(1+i))), prepare...))
		case 1:
			g.add(t, while(num(1), seq(prepare, when(g.cas(tail, e, num(1+i)), brk()), g.idle())...))
		case 2:
			g.p.Funcs = append(g.p.Funcs, &Func{Regs: 1, Body: seq(g.store(next, num(0)), g.store(locked, num(1)), ret(g.cas(tail, 0, num(1+i))))})
			g.add(t, while(not(call(len(g.p.Funcs)-1)), g.idle()...))
		}
		g.add(t, g.store(c, binary(Add, g.load(c), num(1))))
		switch g.IntN(3) {
		case 0:
			g.add(t, set(e, num(1+i)), eval(g.cas(tail, e, num(0))))
		case 1, 2:
			g.add(t, g.store(tail, num(0)))
		}
	}
}

// peterson: Peterson's algorithm.
func (g *gen) peterson(ts []int) {
	x, y, turn, c := g.atomic(0), g.atomic(0), g.atomic(0), g.plain(0)
	for i, t := range ts[:2] {
		mine, other := x, y
		if i == 1 {
			mine, other = y, x
		}
		g.add(t, g.store(mine, num(1)), g.store(turn, num(1-i)),
			while(binary(AndAlso, g.load(other), binary(Eq, g.load(turn), num(1-i))), g.idle()...),
			g.store(c, binary(Add, g.load(c), num(1))), g.store(mine, num(0)))
	}
}

// seqlock: readers go round until no writer came between.
func (g *gen) seqlock(ts []int) {
	s, a, b := g.atomic(0), g.atomic(0), g.atomic(0)
	g.add(ts[0], g.store(s, num(1)), g.store(a, num(1)), g.store(b, num(1)), g.store(s, num(2)))
	for _, t := range g.some(ts)[1:] {
		r, p, q := g.register(t), g.register(t), g.register(t)
		read := seq(set(p, g.load(a)), set(q, g.load(b)))
		switch g.IntN(2) {
		case 0:
			g.add(t, doWhile(binary(OrElse, binary(BitAnd, reg(r), num(1)), binary(Ne, g.load(s), reg(r))), seq(set(r, g.load(s)), read)...))
		case 1:
			g.add(t, while(num(1), seq(set(r, g.load(s)), when(binary(BitAnd, reg(r), num(1)), &Stmt{Op: Continue}), read, when(binary(Eq, g.load(s), reg(r)), brk()))...))
		}
		g.show(t, p)
		g.show(t, q)
		if g.flip(50) {
			g.add(t, assert(binary(Eq, reg(p), reg(q))))
		}
	}
}

// take: takes what others put, by exchange or compare-and-exchange.
func (g *gen) take(ts []int) {
	x := g.atomic(0)
	n := 1 + g.IntN(2)
	for i := range n {
		if i > 0 && g.flip(50) { // waits until the place is free
			g.add(ts[0], g.wait(ts[0], func() *Expr { return not(g.load(x)) }))
		}
		g.add(ts[0], g.store(x, num(1+i)))
	}
	for _, t := range g.some(ts)[1:] {
		r := g.register(t)
		switch g.IntN(4) {
		case 0:
			g.add(t, doWhile(not(reg(r)), seq(set(r, g.rmw(Xchg, x, num(0))), g.idle())...))
		case 1:
			g.add(t, g.wait(t, func() *Expr { return g.rmw(Xchg, x, num(0)) }))
		case 2:
			g.add(t, doWhile(binary(OrElse, not(reg(r)), not(g.cas(x, r, num(0)))), set(r, g.load(x))))
		case 3:
			g.add(t, doWhile(not(reg(r)), set(r, g.rmw(FetchAnd, x, num(2)))))
		}
		g.show(t, r)
	}
}

// pingPong: threads take turns.
func (g *gen) pingPong(ts []int) {
	x, c := g.atomic(0), g.plain(0)
	ts = ts[:2]
	rounds := 1 + g.IntN(2)
	for i, t := range ts {
		n := g.register(t)
		turn := seq(g.wait(t, func() *Expr { return binary(Eq, g.load(x), num(i)) }),
			g.store(c, binary(Add, g.load(c), num(1))), g.store(x, num(1-i)))
		if rounds == 1 {
			g.add(t, turn)
		} else {
			g.add(t, while(binary(Lt, reg(n), num(rounds)), seq(turn, set(n, binary(Add, reg(n), num(1))))...))
		}
	}
}

// barrier: threads count themselves and wait for the others.
func (g *gen) barrier(ts []int) {
	c := g.atomic(0)
	data := make([]int, len(ts))
	for i := range ts {
		data[i] = g.plain(0)
	}
	for i, t := range ts {
		r := g.register(t)
		g.add(t, g.store(data[i], num(1)), eval(g.rmw(FetchAdd, c, num(1))),
			g.wait(t, func() *Expr { return binary(Eq, g.load(c), num(len(ts))) }), set(r, g.load(data[(i+1)%len(ts)])))
		g.show(t, r)
	}
}

// sameValue: each round of waiting writes the same value where others can read it.
func (g *gen) sameValue(ts []int) {
	f, y := g.atomic(0), g.atomic(0)
	a, b := ts[0], ts[1]
	g.add(a, while(not(g.load(f)), seq(g.store(y, num(1)), g.idle())...))
	r := g.register(b)
	switch g.IntN(3) {
	case 0:
		g.add(b, set(r, g.load(y)), g.store(f, num(1)))
	case 1:
		g.add(b, g.wait(b, func() *Expr { return g.load(y) }), g.store(f, num(1)))
	case 2:
		g.add(b, g.store(y, num(2)), set(r, g.load(y)), g.store(f, num(1)))
	}
	g.show(b, r)
	if len(ts) > 2 && g.flip(50) {
		r := g.register(ts[2])
		g.add(ts[2], set(r, g.load(y)))
		if g.flip(50) {
			g.add(ts[2], g.store(y, num(0)))
		}
		g.show(ts[2], r)
	}
}

// toggle: each round of waiting shows something and takes it back.
func (g *gen) toggle(ts []int) {
	f, y := g.atomic(0), g.atomic(0)
	a, b := ts[0], ts[1]
	on, off := g.store(y, num(1)), g.store(y, num(0))
	if g.flip(30) {
		on, off = eval(g.rmw(FetchAdd, y, num(1))), eval(g.rmw(FetchSub, y, num(1)))
	}
	if g.flip(70) {
		g.add(a, while(not(g.load(f)), seq(on, g.idle(), off)...))
	} else { // shown between rounds
		g.add(a, on, while(not(g.load(f)), seq(off, g.idle(), cloneBody(seq(on)))...))
	}
	r := g.register(b)
	switch g.IntN(3) {
	case 0:
		g.add(b, set(r, g.load(y)), g.store(f, num(1)))
	case 1: // sees it, or goes on for ever
		g.add(b, g.wait(b, func() *Expr { return g.load(y) }), g.store(f, num(1)))
	case 2:
		g.add(b, when(g.load(y), g.store(f, num(1))))
	}
	g.show(b, r)
}

// eventCount: a home-made condition variable. A thread that waits gives the lock up and
// looks at a counter until that changes.
func (g *gen) eventCount(ts []int) {
	l, seqn, ready := g.lock(), g.atomic(0), g.plain(0)
	a := ts[0]
	s := g.register(a)
	g.add(a, g.acquire(a, l), while(not(g.load(ready)), seq(set(s, g.load(seqn)), g.release(l),
		g.wait(a, func() *Expr { return binary(Ne, g.load(seqn), reg(s)) }), g.acquire(a, l))...), g.release(l))
	for _, t := range g.some(ts)[1:] {
		if g.flip(20) {
			g.add(t, eval(g.rmw(FetchAdd, seqn, num(1)))) // says so for nothing
		}
		g.add(t, g.acquire(t, l), g.store(ready, num(1)), g.release(l), eval(g.rmw(FetchAdd, seqn, num(1))))
	}
}

// semaphore: a home-made one, or the library's.
func (g *gen) semaphore(ts []int) {
	d := g.atomic(0)
	if g.flip(40) {
		g.p.Locks = append(g.p.Locks, Sem0+LockKind(-g.IntN(2)))
		l := len(g.p.Locks) - 1
		for i, t := range g.some(ts) {
			r := g.register(t)
			switch {
			case i == 0:
				g.add(t, g.store(d, num(1)), unlock(l))
			case g.flip(50):
				g.add(t, lock(l), set(r, g.load(d)))
			default:
				g.add(t, while(not(try(l)), g.idle()...), set(r, g.load(d)))
			}
			if g.flip(50) {
				g.add(t, unlock(l))
			}
			g.show(t, r)
		}
		return
	}
	s := g.atomic(g.IntN(2))
	for i, t := range g.some(ts) {
		r := g.register(t)
		if i > 0 || g.flip(30) {
			take := binary(AndAlso, binary(Lt, num(0), reg(r)), g.cas(s, r, binary(Sub, reg(r), num(1))))
			if g.flip(50) {
				g.add(t, while(num(1), seq(set(r, g.load(s)), when(take, brk()), g.idle())...))
			} else { // by decrement, and back
				g.add(t, while(binary(Lt, g.rmw(FetchSub, s, num(1)), num(1)), seq(eval(g.rmw(FetchAdd, s, num(1))), while(binary(Lt, g.load(s), num(1)), g.idle()...))...))
			}
		}
		g.add(t, g.store(d, num(i)))
		if i == 0 || g.flip(60) {
			g.add(t, eval(g.rmw(FetchAdd, s, num(1))))
		}
	}
}

// signal: a condition variable of the library.
func (g *gen) signal(ts []int) {
	g.p.Locks = append(g.p.Locks, Mutex)
	l := len(g.p.Locks) - 1
	c := g.p.Conds
	g.p.Conds++
	ready := g.plain(0)
	wakes := g.IntN(len(ts)) // this many set it; the others wait
	for i, t := range ts {
		if i <= wakes && i < len(ts)-1 {
			say := &Stmt{Op: Signal, N: c}
			if g.flip(40) {
				say.Op = Broadcast
			}
			g.add(t, lock(l), g.store(ready, binary(Add, g.load(ready), num(1))))
			if g.flip(50) {
				g.add(t, say, unlock(l))
			} else {
				g.add(t, unlock(l), say)
			}
			continue
		}
		sleep := &Stmt{Op: CondWait, N: c, R: l}
		g.add(t, lock(l))
		if g.flip(85) {
			g.add(t, while(not(g.load(ready)), sleep))
		} else { // a mistake: if
			g.add(t, when(not(g.load(ready)), sleep))
		}
		if g.flip(30) {
			g.add(t, g.store(ready, binary(Sub, g.load(ready), num(1))))
		}
		g.add(t, unlock(l))
	}
}

// ring: a queue between two threads, full and empty at times; perhaps with a copy of the
// other's index that is fetched again when it does not suffice.
func (g *gen) ring(ts []int) {
	head, tail, slot := g.atomic(0), g.atomic(0), g.plain(0)
	n := 1 + g.IntN(2)
	a, b := ts[0], ts[1]
	r, s := g.register(a), g.register(b)
	var cache int
	cached := g.flip(40)
	if cached {
		cache = g.plain(0)
	}
	for i := range n {
		g.add(a, g.wait(a, func() *Expr { return binary(Lt, binary(Sub, num(i), g.load(head)), num(1)) }), g.store(slot, num(i+1)), g.store(tail, num(i+1)))
		if cached {
			g.add(b, while(not(binary(Lt, num(i), g.load(cache))), seq(g.store(cache, g.load(tail)), g.idle())...))
		} else {
			g.add(b, g.wait(b, func() *Expr { return binary(Lt, num(i), g.load(tail)) }))
		}
		g.add(b, set(s, g.load(slot)), g.store(head, num(i+1)))
	}
	g.show(a, r)
	g.show(b, s)
}

// once: the first one does it, the others wait until it is done.
func (g *gen) once(ts []int) {
	state, d := g.atomic(0), g.plain(0)
	for _, t := range ts {
		e, r := g.register(t), g.register(t)
		init := seq(g.store(d, binary(Add, g.load(d), num(1))), g.store(state, num(2)))
		g.add(t, when(binary(Ne, g.load(state), num(2)),
			whenElse(g.cas(state, e, num(1)), init, g.wait(t, func() *Expr { return binary(Eq, g.load(state), num(2)) }))), set(r, g.load(d)))
		g.show(t, r)
	}
}

// protect: a thread says what it uses, and looks whether that is still there; another
// one takes it away and waits until no thread uses it (hazard pointers).
func (g *gen) protect(ts []int) {
	x, h, used := g.atomic(1), g.atomic(0), g.plain(0)
	a, b := ts[0], ts[1]
	r := g.register(a)
	if g.flip(50) {
		g.add(a, doWhile(binary(Ne, g.load(x), reg(r)), set(r, g.load(x)), g.store(h, reg(r))))
	} else {
		g.add(a, while(num(1), set(r, g.load(x)), g.store(h, reg(r)), when(binary(Eq, g.load(x), reg(r)), brk())))
	}
	g.add(a, g.store(used, reg(r)), g.store(h, num(0)))
	g.show(a, r)
	if g.flip(60) {
		g.add(b, g.store(x, num(2)))
	} else {
		g.add(b, eval(g.rmw(Xchg, x, num(2))))
	}
	g.add(b, g.wait(b, func() *Expr { return binary(Ne, g.load(h), num(1)) }))
	if g.flip(30) {
		g.add(b, g.store(x, num(1)))
	}
}

// tryToPoll: looks for a reply under a lock, if it gets it.
func (g *gen) tryToPoll(ts []int) {
	l, reply := g.lock(), g.plain(0)
	a := ts[0]
	r := g.register(a)
	pre, e := g.try(a, l)
	g.add(a, while(not(reg(r)), seq(pre, when(e, seq(set(r, g.load(reply)), g.release(l))...), g.idle())...))
	g.show(a, r)
	for i, t := range g.some(ts)[1:] {
		g.add(t, g.acquire(t, l), g.store(reply, num(1+i)), g.release(l))
	}
}

func rlock(l int) *Stmt    { return &Stmt{Op: RLock, N: l} }
func tryRLock(l int) *Expr { return &Expr{Op: TryRLock, N: l} }

// pollToRead: threads poll under a read-write lock, most of them to read, and one writes.
func (g *gen) pollToRead(ts []int) {
	g.p.Locks = append(g.p.Locks, RWLock, RWLock)
	const l, inner = 0, 1
	f, beat := g.plain(0), g.atomic(0)
	last := 1
	if g.flip(25) {
		last = 2
	}
	beats, tries := g.flip(25), g.flip(35)
	tag := "poll-to-read"
	done := func() *Expr { return binary(Lt, num(last-1), g.load(f)) }
	for _, t := range ts[1:] {
		r := g.register(t)
		look := seq(set(r, done()))
		if g.flip(15) {
			look = seq(rlock(inner), look, unlock(inner))
		}
		if beats && g.flip(70) {
			tag = "beat-to-read"
			switch g.IntN(3) {
			case 0:
				look = seq(look, g.store(beat, num(1)))
			case 1:
				look = seq(eval(g.rmw(FetchAdd, beat, num(1))), look, eval(g.rmw(FetchSub, beat, num(1))))
			case 2: // its neighbour is seen
				look = seq(look, g.store(beat, num(1)), g.store(beat, num(0)))
			}
		}
		take := rlock(l)
		if g.flip(20) {
			take = lock(l)
		}
		switch n := g.IntN(10); {
		case tries && n < 4:
			e := tryRLock(l)
			if g.flip(30) {
				e = try(l)
			}
			g.add(t, while(not(reg(r)), seq(when(e, seq(look, unlock(l))...), g.idle())...))
		case n < 6:
			g.add(t, doWhile(not(reg(r)), seq(take, look, unlock(l), g.idle())...))
		case n < 8:
			g.add(t, take, look, while(not(reg(r)), seq(unlock(l), g.idle(), take, look)...), unlock(l))
		case n < 9: // looks again before it goes
			g.add(t, doWhile(not(reg(r)), seq(rlock(l), look, unlock(l), lock(l), look, unlock(l))...))
		default: // keeps the lock when it has seen it
			g.add(t, while(num(1), seq(take, look, when(reg(r), brk()), unlock(l))...))
			if g.flip(80) {
				g.add(t, unlock(l))
			}
		}
		if g.flip(30) {
			x := g.register(t)
			g.add(t, set(x, g.load(f)))
			g.show(t, x)
		}
	}
	g.p.Tags = append(g.p.Tags, tag)
	g.p.Waits = tag == "poll-to-read" && !tries // else the writer may see the rounds, and they count
	t := ts[0]
	if tag != "poll-to-read" || g.flip(10) {
		x := g.register(t)
		g.add(t, set(x, g.load(beat)))
		g.show(t, x)
	}
	if g.flip(20) {
		x := g.register(t)
		g.add(t, rlock(l), set(x, g.load(f)), unlock(l))
	}
	for k := range last {
		set1 := g.store(f, num(k+1))
		switch n := g.IntN(10); {
		case tries && n < 3: // must have it
			g.add(t, while(not(try(l)), g.idle()...), set1, unlock(l))
		case tries && n < 6: // says whether it got it
			x := g.register(t)
			g.add(t, set(x, try(l)), whenElse(reg(x), seq(set1, unlock(l)), seq(lock(l), cloneBody(seq(set1)), unlock(l))))
			g.show(t, x)
		default:
			g.add(t, lock(l), set1, unlock(l))
		}
	}
	if g.flip(10) {
		g.add(t, assert(num(0)))
	}
}

// timeOut: waits, but not for ever.
func (g *gen) timeOut(ts []int) {
	f := g.atomic(0)
	g.add(ts[0], g.store(f, num(1)))
	for _, t := range g.some(ts)[1:] {
		n, r := g.register(t), g.register(t)
		switch g.IntN(3) {
		case 0:
			g.add(t, while(binary(AndAlso, binary(Lt, reg(n), num(2)), not(g.load(f))), seq(set(n, binary(Add, reg(n), num(1))), g.idle())...))
			g.show(t, n)
		case 1:
			g.add(t, while(num(1), seq(set(r, g.load(f)), when(binary(OrElse, reg(r), binary(Lt, num(1), reg(n))), brk()), set(n, binary(Add, reg(n), num(1))))...))
			g.show(t, r)
		case 2: // tries a few times, then says so and waits
			y := g.atomic(0)
			g.add(t, while(binary(Lt, reg(n), num(2)), when(g.load(f), brk()), set(n, binary(Add, reg(n), num(1)))),
				when(binary(Eq, reg(n), num(2)), g.store(y, num(1))), g.wait(t, func() *Expr { return g.load(f) }))
			g.show(t, n)
		}
	}
}

// counted: threads poll a number of times before they do something else. Most of their loops have nothing else that
// changes; some show how often they tried, write in each round, look at two flags in turns, test the counter within a
// round, go on only as often as another thread writes (a random loop that was wrong once), or keep what they read where
// compare-exchanges find it, of which some use what the last round left there; see also counts.
func (g *gen) counted(ts []int) {
	g.p.Tags, g.p.Waits = append(g.p.Tags, "counted"), false
	f, done := g.atomic(0), g.atomic(0)
	g.add(ts[0], g.store(f, num(1)))
	torn := g.flip(15) // rounds that stay have to see f change
	if torn {
		g.add(ts[0], g.store(f, num(2)), g.store(f, num(3)))
	} else if g.flip(40) {
		g.add(ts[0], g.store(f, num(g.IntN(3))))
	}
	if !torn && g.flip(50) {
		x := g.register(ts[0])
		g.add(ts[0], set(x, g.load(done)))
		g.show(ts[0], x)
	}
	for _, t := range g.some(ts)[1:] {
		n, r := g.register(t), g.register(t)
		rounds, step := 10+g.IntN(4), 1+g.IntN(2)
		up, last := num(step*rounds), reg(n)
		more := binary(Lt, last, up)
		next := set(n, binary(Add, reg(n), num(step)))
		switch g.IntN(4) {
		case 0: // downwards
			g.add(t, set(n, up))
			more, next = binary(Lt, num(0), reg(n)), set(n, binary(Sub, reg(n), num(step)))
		case 1:
			more = binary(Ne, last, up)
		case 2: // from below 0
			g.add(t, set(n, num(-2)))
		}
		if !torn && g.flip(25) {
			g.keeps(t, f, done, n, r, step*rounds, more, next)
			continue
		}
		look, end := seq(set(r, g.load(f))), seq()
		stop := reg(r)
		kind := g.IntN(14)
		if torn {
			kind = 10
			look = seq(set(r, binary(Eq, g.load(f), g.load(f))))
		}
		switch kind {
		case 0: // also says how often
			g.show(t, n)
		case 1: // writes
			end = seq(g.store(done, reg(r)))
		case 2: // looks at something else, too
			look = seq(look, set(r, binary(Add, reg(r), g.load(done))))
		case 3: // only in the later rounds
			stop = binary(AndAlso, reg(r), binary(Lt, num(6), reg(n)))
		case 4: // counts what it saw
			k := g.register(t)
			end = seq(set(k, binary(Add, reg(k), reg(r))))
			stop = binary(Eq, reg(r), num(2))
			g.show(t, k)
		case 5: // takes it
			look = seq(set(r, g.cas(f, g.register(t), num(5))))
		case 6, 7: // a function may change something and let it go on
			g.p.Funcs = append(g.p.Funcs, &Func{Regs: 1, Body: seq(set(0, g.load(f)),
				when(reg(0), eval(g.rmw(FetchAdd, done, num(1)))), ret(binary(Eq, reg(0), num(2))))})
			look = seq(set(r, call(len(g.p.Funcs)-1)))
		case 11, 12, 13: // takes one of several
			old := g.register(t)
			take := g.cas(f, old, binary(Sub, reg(old), num(1)))
			take.Passed = g.flip(70)
			look = seq(set(old, g.load(f)), set(r, binary(AndAlso, binary(Lt, num(0), reg(old)), take)))
			switch g.IntN(5) {
			case 0:
				g.show(t, old)
			case 1: // only if it read the same in the last round
				k := g.register(t)
				look = seq(set(k, reg(old)), set(old, g.load(f)),
					set(r, binary(AndAlso, binary(Eq, reg(k), reg(old)), binary(AndAlso, binary(Lt, num(0), reg(old)), take))))
			case 2: // not in every round
				look = seq(when(binary(Lt, reg(old), num(2)), set(old, g.load(f))),
					set(r, binary(AndAlso, binary(Lt, num(1), reg(old)), take)))
			}
		}
		if g.flip(30) {
			end = seq(end, g.idle())
		}
		switch g.IntN(3) {
		case 0:
			g.add(t, while(binary(AndAlso, more, not(stop)), seq(look, end, next)...))
		case 1:
			g.add(t, while(more, seq(next, look, when(stop, brk()), end)...))
		case 2:
			g.add(t, doWhile(binary(AndAlso, not(stop), more), seq(look, end, next)...))
		}
		g.show(t, r)
		if g.flip(70) {
			g.add(t, when(not(reg(r)), g.store(done, num(3))))
		}
		if g.flip(20) {
			g.add(t, assert(reg(r)))
		}
	}
}

// keeps lets thread t poll f, with next, while more holds, in a loop that keeps in memory what it read until a later round, where it
// may leave. n is the counter, and end where it ends, or begins if it goes down. Afterwards r is 0 if the loop ran to its end, 2 if
// it left in the last rounds, or in one of them, and 1 if it left in another one.
func (g *gen) keeps(t, f, done, n, r, end int, more *Expr, next *Stmt) {
	if !slices.Contains(g.p.Tags, "kept") {
		g.p.Tags = append(g.p.Tags, "kept")
	}
	k, m, l := g.register(t), g.register(t), g.register(t)
	late := binary(Eq, reg(n), num(end-g.IntN(4)))
	switch {
	case more.Op == Lt && more.A.Op == Const: // downwards
		late = binary(Lt, reg(n), num(g.IntN(4)))
	case g.flip(50):
		late = binary(Lt, num(end-g.IntN(4)), reg(n))
	}
	if g.flip(15) { // one in the middle
		late = binary(Eq, reg(n), num(end/2))
	}
	read := set(k, g.load(f))
	if g.flip(20) {
		g.p.Funcs = append(g.p.Funcs, &Func{Regs: 1, Body: seq(set(0, g.load(f)), ret(reg(0)))})
		read = set(k, call(len(g.p.Funcs)-1))
	}
	leave := func(e *Expr) *Stmt {
		if g.flip(30) {
			e = binary(AndAlso, e, reg(l))
		}
		return when(e, set(r, binary(Add, num(1), reg(l))), brk())
	}
	var round []*Stmt
	switch g.IntN(7) {
	case 0, 1: // one round later
		round = seq(leave(reg(k)), read)
	case 2: // the last round reads nothing
		round = seq(leave(reg(k)), when(reg(l), brk()), read)
	case 3: // in the round after the first one that read it, or not at all
		round = seq(set(m, reg(k)), read, leave(binary(Eq, reg(m), reg(k))))
		if g.flip(50) {
			round[2] = leave(binary(AndAlso, reg(m), not(reg(k))))
		}
	case 4: // two rounds later
		round = seq(leave(reg(m)), set(m, reg(k)), read)
	case 5: // reads no more once it has
		round = seq(leave(reg(k)), when(not(reg(k)), read), leave(binary(Lt, num(1), reg(k))))
	case 6: // in turns
		x := g.register(t)
		round = seq(set(x, reg(k)), set(k, reg(m)), set(m, reg(x)), leave(reg(k)), read)
	}
	round = seq(set(l, late), round) // in the loop: after it the counter must not matter
	switch g.IntN(3) {
	case 0:
		g.add(t, while(more, seq(next, round)...))
	case 1:
		g.add(t, while(more, seq(round, next)...))
	case 2:
		g.add(t, doWhile(more, seq(round, next)...))
	}
	g.show(t, r)
	if g.flip(30) {
		g.show(t, k)
	}
	for _, kept := range []int{k, m} { // never done, but their addresses are taken
		never := g.cas(done, kept, num(1))
		never.Passed = true
		g.add(t, when(binary(Eq, reg(r), num(9)), eval(never)))
	}
	if g.flip(50) {
		g.add(t, when(not(reg(r)), g.store(done, num(3))))
	}
}

func own() *Expr                          { return &Expr{Op: Own} }
func preg(n int) *Expr                    { return &Expr{Op: PReg, N: n} }
func setP(r int, e *Expr) *Stmt           { return &Stmt{Op: SetP, N: r, E: e} }
func (g *gen) field(p *Expr, f int) *Expr { return &Expr{Op: Field, N: f, A: p, Order: g.order('r')} }
func (g *gen) setField(p *Expr, f int, e *Expr) *Stmt {
	return &Stmt{Op: SetField, N: f, P: p, E: e, Order: g.order('w')}
}

// needNodes lets each thread have a node.
func (g *gen) needNodes() {
	if g.p.node(0, Next) >= 0 {
		return
	}
	atomic := g.o.Atomic || g.o.Unordered || g.flip(50)
	for t := range g.threads {
		g.p.Vars = append(g.p.Vars, Var{Atomic: true, Pointer: true, Node: 1 + t, Field: Next}, Var{Atomic: atomic, Node: 1 + t, Field: Value})
	}
}

// pointer returns a new pointer variable.
func (g *gen) pointer() int {
	g.p.Vars = append(g.p.Vars, Var{Atomic: true, Pointer: true})
	return len(g.p.Vars) - 1
}

// pointerRegister returns a new register for pointers of thread t.
func (g *gen) pointerRegister(t int) int {
	g.threads[t].Pointers++
	return g.threads[t].Pointers - 1
}

// stack: threads push their nodes, and some pop what is there (Treiber's).
func (g *gen) stack(ts []int) {
	g.needNodes()
	top := g.pointer()
	for i, t := range g.some(ts) {
		q := g.pointerRegister(t)
		if i == 0 || g.flip(60) {
			g.add(t, g.setField(own(), Value, num(1+i)))
			switch g.IntN(3) {
			case 0:
				g.add(t, doWhile(not(g.cas(top, q, own())), setP(q, g.load(top)), g.setField(own(), Next, preg(q))))
			case 1:
				g.add(t, setP(q, g.load(top)), doWhile(not(g.cas(top, q, own())), g.setField(own(), Next, preg(q))))
			case 2:
				g.add(t, while(num(1), setP(q, g.load(top)), g.setField(own(), Next, preg(q)), g.setField(own(), Value, num(1+i)), when(g.cas(top, q, own()), brk())))
			}
		}
		if i > 0 || g.flip(30) {
			n, r := g.pointerRegister(t), g.register(t)
			none := when(not(preg(q)), brk())
			if g.flip(30) {
				none = when(not(preg(q)), &Stmt{Op: Continue}) // waits
			}
			g.add(t, while(num(1), setP(q, g.load(top)), none, setP(n, g.field(preg(q), Next)), when(g.cas(top, q, preg(n)), brk())),
				when(preg(q), set(r, g.field(preg(q), Value))))
			g.show(t, r)
		}
	}
}

// queueLock: the lock of Mellor-Crummey and Scott, with a node each.
func (g *gen) queueLock(ts []int) {
	g.needNodes()
	tail, c := g.pointer(), g.plain(0)
	for _, t := range g.some(ts) {
		q := g.pointerRegister(t)
		if g.flip(50) { // tries
			g.add(t, doWhile(not(g.cas(tail, q, own())), g.setField(own(), Next, num(0)), g.setField(own(), Value, num(1)), setP(q, num(0))))
		} else {
			g.add(t, g.setField(own(), Next, num(0)), g.setField(own(), Value, num(1)), setP(q, g.rmw(Xchg, tail, own())),
				when(preg(q), g.setField(preg(q), Next, own()), while(g.field(own(), Value), g.idle()...)))
		}
		r := g.register(t)
		g.add(t, set(r, g.load(c)), g.store(c, binary(Add, reg(r), num(1))))
		g.show(t, r)
		n := g.pointerRegister(t)
		g.add(t, setP(n, g.field(own(), Next)),
			when(not(preg(n)), setP(q, own()), whenElse(g.cas(tail, q, num(0)), nil, seq(while(not(preg(n)), setP(n, g.field(own(), Next)))))),
			when(preg(n), g.setField(preg(n), Value, num(0))))
	}
}

// publish: a thread fills its node and shows it, others wait for it.
func (g *gen) publish(ts []int) {
	g.needNodes()
	x := g.pointer()
	fill, show := g.setField(own(), Value, num(2)), g.store(x, own())
	if g.flip(15) {
		fill, show = show, fill
	}
	g.add(ts[0], fill, show)
	for _, t := range g.some(ts)[1:] {
		q, r := g.pointerRegister(t), g.register(t)
		if g.flip(50) {
			g.add(t, while(num(1), seq(setP(q, g.load(x)), when(preg(q), brk()), g.idle())...))
		} else { // a node filled in vain, again and again
			g.add(t, while(num(1), seq(g.setField(own(), Value, num(1)), setP(q, g.load(x)), when(preg(q), brk()))...))
		}
		g.add(t, set(r, g.field(preg(q), Value)))
		g.show(t, r)
	}
}

// random: statements without a plan.
func (g *gen) random(ts []int) {
	g.p.Waits = false
	var vars []int
	for range 1 + g.IntN(3) {
		if g.flip(80) {
			vars = append(vars, g.atomic(g.IntN(2)))
		} else {
			vars = append(vars, g.plain(0))
		}
	}
	var locks []alock
	for range g.IntN(3) {
		locks = append(locks, g.lock())
	}
	for _, t := range ts {
		r := g.register(t)
		if g.flip(50) {
			g.register(t)
		}
		g.add(t, g.statements(t, vars, locks, 1+g.IntN(4), 0, 0))
		if g.flip(70) {
			g.show(t, r)
		}
	}
}

// operand is a value of thread t.
func (g *gen) operand(t int) *Expr {
	if r := g.threads[t].Regs; r > 0 && g.flip(30) {
		return binary(BitAnd, reg(g.IntN(r)), num(3))
	}
	return num(g.IntN(3))
}

// value is an expression with an access.
func (g *gen) value(t int, vars []int) *Expr {
	v := vars[g.IntN(len(vars))]
	if !g.p.Vars[v].Atomic || g.flip(50) {
		return g.load(v)
	}
	switch g.IntN(6) {
	case 0, 1:
		return g.rmw(Xchg, v, g.operand(t))
	case 2:
		return g.rmw(FetchOr, v, num(1+g.IntN(2)))
	case 3:
		return g.rmw(FetchAnd, v, num(g.IntN(3)))
	case 4:
		if g.depth == 0 {
			return g.rmw(FetchAdd, v, num(1))
		}
		return g.rmw(FetchOr, v, num(0))
	}
	return g.cas(v, g.IntN(g.threads[t].Regs), g.operand(t))
}

func (g *gen) condition(t int, vars []int) *Expr {
	e := g.value(t, vars)
	if g.flip(20) {
		e = reg(g.IntN(g.threads[t].Regs))
	}
	switch g.IntN(4) {
	case 0:
		return e
	case 1:
		return not(e)
	case 2:
		return binary(Eq, e, num(g.IntN(3)))
	}
	return binary(Ne, e, num(g.IntN(3)))
}

func (g *gen) statements(t int, vars []int, locks []alock, n, depth, loops int) (out []*Stmt) {
	defer func(d int) { g.depth = d }(g.depth)
	for range n {
		k := g.IntN(16)
		if depth >= 2 && k >= 9 {
			k -= 9
		}
		r := g.IntN(g.threads[t].Regs)
		v := vars[g.IntN(len(vars))]
		switch {
		case k < 4:
			out = append(out, set(r, g.value(t, vars)))
		case k < 6:
			out = append(out, g.store(v, g.operand(t)))
		case k == 6:
			out = append(out, set(r, binary(BitAnd, binary(Add, reg(r), num(1)), num(1+2*g.IntN(2)))))
		case k == 7:
			if loops > 0 {
				out = append(out, when(g.condition(t, vars), &Stmt{Op: Break + StmtOp(g.IntN(2))}))
			} else {
				out = append(out, eval(g.value(t, vars)))
			}
		case k == 8:
			if loops == 0 {
				out = append(out, assert(binary(Ne, reg(r), num(g.IntN(3)))))
			} else {
				out = append(out, yield())
			}
		case k < 11:
			out = append(out, whenElse(g.condition(t, vars), g.statements(t, vars, locks, 1+g.IntN(2), depth+1, loops), g.statements(t, vars, locks, g.IntN(2), depth+1, loops)))
		case k < 14:
			g.depth++
			body := g.statements(t, vars, locks, g.IntN(3), depth+1, loops+1)
			if g.flip(60) {
				out = append(out, while(g.condition(t, vars), body...))
			} else {
				out = append(out, doWhile(g.condition(t, vars), body...))
			}
			g.depth--
		case len(locks) > 0:
			i := g.IntN(len(locks))
			l := locks[i]
			body := g.statements(t, vars, slices.Delete(slices.Clone(locks), i, i+1), 1+g.IntN(2), depth+1, 0)
			if g.flip(70) {
				out = append(out, seq(g.acquire(t, l), body, g.release(l))...)
			} else {
				pre, e := g.try(t, l)
				out = append(out, seq(pre, when(e, seq(body, g.release(l))...))...)
			}
		default:
			out = append(out, eval(g.value(t, vars)))
		}
	}
	return out
}

// change makes one small mistake in what was built.
func (g *gen) change() {
	g.p.Waits = false
	var bodies []*[]*Stmt
	var collect func(b *[]*Stmt)
	collect = func(b *[]*Stmt) {
		if len(*b) > 0 {
			bodies = append(bodies, b)
		}
		for _, s := range *b {
			collect(&s.Body)
			collect(&s.Else)
		}
	}
	for _, b := range g.p.bodies() {
		collect(b)
	}
	if len(bodies) == 0 {
		return
	}
	b := bodies[g.IntN(len(bodies))]
	i := g.IntN(len(*b))
	switch g.IntN(4) {
	case 0: // drop a statement
		*b = append((*b)[:i:i], (*b)[i+1:]...)
	case 1: // repeat one
		*b = append((*b)[:i+1:i+1], append(cloneBody((*b)[i:i+1]), (*b)[i+1:]...)...)
	case 2: // exchange two
		if j := i + 1; j < len(*b) {
			(*b)[i], (*b)[j] = (*b)[j], (*b)[i]
		}
	case 3: // another constant
		(*b)[i].E.walk(func(e *Expr) {
			if e.Op == Const && g.flip(50) {
				e.N = g.IntN(3)
			}
		})
	}
}

// copies makes threads that all run the same function.
func (g *gen) copies(n int) {
	g.threads = []*Thread{{Same: -1}, {Same: -1}, {Same: -1}}
	// A shape is made for several threads, and all take the share of one of them.
	total := 0
	for _, s := range shapes {
		total += s.weight
	}
	w := g.IntN(total)
	ts := g.Perm(3)
	for _, s := range shapes {
		if w -= s.weight; w < 0 {
			g.p.Tags = append(g.p.Tags, s.name, "copies")
			s.add(g, ts)
			break
		}
	}
	a := g.threads[ts[g.IntN(2)]]
	if len(a.Shown) == 0 && a.Regs > 0 && g.flip(50) {
		a.Shown = []int{0}
	}
	g.p.Threads = []*Thread{a}
	for len(g.p.Threads) < n {
		c := *a
		c.Same = 0
		g.p.Threads = append(g.p.Threads, &c)
	}
	g.p.Waits = false
	if g.flip(40) { // and another one
		b := g.threads[ts[2]]
		if len(b.Body) == 0 {
			b = g.threads[ts[0]]
		}
		if b != a {
			g.p.Threads = append(g.p.Threads[:2], b)
		}
	}
	if g.flip(30) {
		g.change()
	}
}
