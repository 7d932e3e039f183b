package loops

// Shrink returns a smallest program that is wrong: no single thread, statement or
// part of an expression can go, and nothing be simpler. wrong gets programs in the
// order of preference and returns the index of one that is wrong, or -1; it must not
// change them. Programs that Enumerate has nothing to say on are not asked about.
func Shrink(p *Program, wrong func([]*Program) int) *Program {
	for {
		var qs []*Program
		for _, q := range simpler(p) {
			if !q.typed() {
				continue
			}
			if _, err := Enumerate(q, 20_000); err == nil {
				qs = append(qs, q)
			}
		}
		i := wrong(qs)
		if i < 0 {
			return p.tidy()
		}
		p = qs[i]
	}
}

// simpler returns programs that are simpler than p by one step, the most radical
// first.
func simpler(p *Program) (out []*Program) {
	try := func(change func(q *Program) bool) {
		if q := p.Clone(); change(q) {
			q.Number()
			out = append(out, q)
		}
	}
	simplerStmts(p, try)
	simplerThreads(p, try)
	simplerExprs(p, try)
	simplerOrders(p, try)
	simplerVars(p, try)
	return out
}

// tryChange is called with each change to be tried on a copy of the program; a change reports
// false if there is nothing to change.
type tryChange = func(change func(q *Program) bool)

func simplerStmts(p *Program, try tryChange) {
	for t := range p.Threads {
		if len(p.Threads) > 1 && !p.nodes() {
			try(func(q *Program) bool { return q.drop(t) })
		}
	}
	n := 0
	p.each(func(*Stmt) { n++ })
	for i := range n {
		try(func(q *Program) bool { return q.edit(i, func(*Stmt) []*Stmt { return nil }) })
	}
	for i := range n {
		try(func(q *Program) bool {
			return q.edit(i, func(s *Stmt) []*Stmt { return s.Body })
		})
		try(func(q *Program) bool {
			return q.edit(i, func(s *Stmt) []*Stmt { return s.Else })
		})
		try(func(q *Program) bool {
			return q.edit(i, func(s *Stmt) []*Stmt {
				c := *s
				if c.Op != DoWhile {
					return []*Stmt{s}
				}
				c.Op = While
				return []*Stmt{&c}
			})
		})
	}
}

// simplerThreads makes threads return less, and copies of threads threads of their own.
func simplerThreads(p *Program, try tryChange) {
	for t, th := range p.Threads {
		for k := range th.Shown {
			try(func(q *Program) bool {
				s := q.Threads[t].Shown
				q.Threads[t].Shown = append(s[:k:k], s[k+1:]...)
				return th.Same < 0
			})
		}
		try(func(q *Program) bool {
			q.Threads[t].Same = -1
			return th.Same >= 0
		})
	}
}

func simplerExprs(p *Program, try tryChange) {
	exprs := 0
	p.each(func(s *Stmt) { s.walk(func(*Expr) { exprs++ }) })
	for i := range exprs {
		for _, f := range exprChanges {
			k := 0
			try(func(q *Program) (changed bool) {
				q.each(func(s *Stmt) {
					var here *Expr
					s.walk(func(e *Expr) {
						if k == i {
							here = e
						}
						k++
					})
					if here != nil {
						changed = f(here)
					}
				})
				return changed
			})
		}
	}
}

// exprChanges make an expression simpler; they report false if they do not apply.
var exprChanges = []func(e *Expr) bool{
	func(e *Expr) bool { // its first operand
		if e.A == nil || e.Op == CAS {
			return false
		}
		*e = *e.A
		return true
	},
	func(e *Expr) bool {
		if e.B == nil {
			return false
		}
		*e = *e.B
		return true
	},
	func(e *Expr) bool {
		if e.Op == Const && e.N == 0 {
			return false
		}
		*e = Expr{}
		return true
	},
	func(e *Expr) bool {
		if e.Op == Const {
			return false
		}
		*e = Expr{N: 1}
		return true
	},
	func(e *Expr) bool {
		if e.Op < Xchg || e.Op > CAS {
			return false
		}
		*e = Expr{Op: Load, N: e.N, Order: SeqCst}
		return true
	},
	func(e *Expr) bool {
		if e.Op < FetchAdd || e.Op > CAS {
			return false
		}
		*e = Expr{Op: Xchg, N: e.N, A: e.A, Order: e.Order}
		return true
	},
	func(e *Expr) bool {
		if e.Op < Load || e.Op > CAS || e.Order == SeqCst {
			return false
		}
		e.Order = SeqCst
		return true
	},
	func(e *Expr) bool {
		was := e.Weak || e.Passed || e.Called
		e.Weak, e.Passed, e.Called = false, false, false
		return was
	},
	func(e *Expr) bool {
		if e.Op != Call {
			return false
		}
		*e = Expr{Op: Const}
		return true
	},
}

// simplerOrders makes stores seq_cst.
func simplerOrders(p *Program, try tryChange) {
	k := 0
	p.each(func(s *Stmt) {
		i := k
		k++
		if s.Op == Store && s.Order != SeqCst && p.Vars[s.N].Atomic {
			try(func(q *Program) bool {
				return q.edit(i, func(s *Stmt) []*Stmt {
					c := *s
					c.Order = SeqCst
					return []*Stmt{&c}
				})
			})
		}
	})
}

// simplerVars makes locks mutexes, variables 0 at first and atomic.
func simplerVars(p *Program, try tryChange) {
	for l, kind := range p.Locks {
		if kind != Mutex {
			try(func(q *Program) bool { q.Locks[l] = Mutex; return true })
		}
	}
	for v := range p.Vars {
		if p.Vars[v].Init != 0 {
			try(func(q *Program) bool { q.Vars[v].Init = 0; return true })
		}
		if !p.Vars[v].Atomic {
			try(func(q *Program) bool {
				q.Vars[v].Atomic = true
				q.each(func(s *Stmt) {
					if s.Op == Store && s.N == v {
						s.Order = SeqCst
					}
					s.walk(func(e *Expr) {
						if e.Op == Load && e.N == v {
							e.Order = SeqCst
						}
					})
				})
				return true
			})
		}
	}
	for v := range p.Vars {
		if p.Vars[v].Packed {
			try(func(q *Program) bool { q.Vars[v].Packed = false; return true })
		}
	}
	if p.MainRuns {
		try(func(q *Program) bool { q.MainRuns = false; return true })
	}
}

// drop removes a thread.
func (p *Program) drop(t int) bool {
	heir := -1
	for i, th := range p.Threads {
		if th.Same == t {
			if heir < 0 {
				heir = i
				th.Same = -1
			} else {
				th.Same = heir
			}
		}
	}
	p.Threads = append(p.Threads[:t:t], p.Threads[t+1:]...)
	for _, th := range p.Threads {
		if th.Same > t {
			th.Same--
		}
	}
	return true
}

// edit replaces statement i, in the order of the text, by others. It reports whether
// that changed something.
func (p *Program) edit(i int, f func(*Stmt) []*Stmt) (changed bool) {
	k := 0
	var in func(b []*Stmt, loops int) []*Stmt
	in = func(b []*Stmt, loops int) (out []*Stmt) {
		for _, s := range b {
			here := k == i
			k++
			inside := loops
			if s.Op == While || s.Op == DoWhile {
				inside++
			}
			s.Body, s.Else = in(s.Body, inside), in(s.Else, inside)
			if !here {
				out = append(out, s)
				continue
			}
			new := f(s)
			if len(new) != 1 || new[0] != s {
				changed = true
			}
			for _, n := range new {
				if (n.Op == Break || n.Op == Continue) && loops == 0 {
					continue // left its loop
				}
				out = append(out, n)
			}
		}
		return out
	}
	for _, b := range p.bodies() {
		*b = in(*b, 0)
	}
	for _, t := range p.Threads {
		if t.Same >= 0 {
			t.Body = p.Threads[t.Same].Body
		}
	}
	return changed && !p.strays()
}

// strays reports whether a break or continue stands outside of all loops.
func (p *Program) strays() (yes bool) {
	var in func(b []*Stmt)
	in = func(b []*Stmt) {
		for _, s := range b {
			switch s.Op {
			case Break, Continue:
				yes = true
			case If:
				in(s.Body)
				in(s.Else)
			}
		}
	}
	for _, b := range p.bodies() {
		in(*b)
	}
	return yes
}

// tidy renumbers variables, locks, functions and registers without those that are
// not used.
func (p *Program) tidy() *Program {
	q := p.Clone()
	funcs, vars, locks, conds := map[int]int{}, map[int]int{}, map[int]int{}, map[int]int{}
	use := func(m map[int]int, n int) int {
		if _, ok := m[n]; !ok {
			m[n] = len(m)
		}
		return m[n]
	}
	var fs []*Func
	called := func(e *Expr) {
		if e.Op == Call {
			if _, ok := funcs[e.N]; !ok {
				fs = append(fs, q.Funcs[e.N])
			}
			e.N = use(funcs, e.N)
		}
	}
	for _, t := range q.Threads {
		if t.Same < 0 {
			eachIn(t.Body, func(s *Stmt) { s.walk(called) })
		}
	}
	q.Funcs = fs
	q.each(func(s *Stmt) {
		switch s.Op {
		case Store:
			s.N = use(vars, s.N)
		case Lock, Unlock, RLock:
			s.N = use(locks, s.N)
		case CondWait:
			s.N, s.R = use(conds, s.N), use(locks, s.R)
		case Signal, Broadcast:
			s.N = use(conds, s.N)
		}
		s.walk(func(e *Expr) {
			switch {
			case e.Op >= Load && e.Op <= CAS:
				e.N = use(vars, e.N)
			case e.Op == TryLock || e.Op == TryRLock:
				e.N = use(locks, e.N)
			}
		})
	})
	if q.nodes() { // as they are
		return p
	}
	vs, ls := make([]Var, len(vars)), make([]LockKind, len(locks))
	for old, n := range vars {
		vs[n] = q.Vars[old]
	}
	for old, n := range locks {
		ls[n] = q.Locks[old]
	}
	q.Vars, q.Locks, q.Conds = vs, ls, len(conds)
	registers := func(body []*Stmt, shown []int) int {
		regs := map[int]int{}
		eachIn(body, func(s *Stmt) {
			if s.Op == Set {
				s.N = use(regs, s.N)
			}
			s.walk(func(e *Expr) {
				switch e.Op {
				case Reg:
					e.N = use(regs, e.N)
				case CAS:
					e.R = use(regs, e.R)
				}
			})
		})
		for i := range shown {
			shown[i] = use(regs, shown[i])
		}
		return len(regs)
	}
	for _, t := range q.Threads {
		if t.Same < 0 {
			t.Regs = registers(t.Body, t.Shown)
		}
	}
	for _, f := range q.Funcs {
		f.Regs = registers(f.Body, nil)
	}
	q.Number()
	return q
}
