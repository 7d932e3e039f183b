package litmus

import "genmcgo/graph/event"

// Shrink returns a program that is as small as the following steps, repeated
// while they help, can make it and for which fails still holds: drop a thread or
// a copy of one, drop a statement, replace a branch by one of its sides, make an operand the
// constant 1, an offset none, an ordering relaxed; do not join. fails must
// hold for p.
func Shrink(p *Program, fails func(*Program) bool) *Program {
	for {
		q := shrinkOnce(p, fails)
		if q == nil {
			return p
		}
		p = q
	}
}

func shrinkOnce(p *Program, fails func(*Program) bool) *Program {
	try := func(change func(q *Program)) *Program {
		q := p.Clone()
		change(q)
		if Check(q) == nil && q.String() != p.String() && fails(q) {
			return q
		}
		return nil
	}
	for i := range p.Threads {
		if q := try(func(q *Program) {
			name := q.Threads[i].Name
			q.Threads = append(q.Threads[:i], q.Threads[i+1:]...)
			for j := range q.Threads {
				q.Threads[j].Stmts = dropThread(q.Threads[j].Stmts, name)
			}
		}); q != nil {
			return q
		}
	}
	for i := range p.Threads {
		if p.Threads[i].Copies > 1 {
			if q := try(func(q *Program) { q.Threads[i].Copies-- }); q != nil {
				return q
			}
		}
	}
	if p.Join {
		if q := try(func(q *Program) { q.Join = false }); q != nil {
			return q
		}
	}
	for i := range p.Threads {
		n := count(p.Threads[i].Stmts)
		for k := range n {
			for variant := range numEdits {
				if q := try(func(q *Program) {
					at := k
					q.Threads[i].Stmts = edit(q.Threads[i].Stmts, &at, variant)
				}); q != nil {
					return q
				}
			}
		}
	}
	return nil
}

func dropThread(ss []Stmt, name string) []Stmt {
	var out []Stmt
	for _, s := range ss {
		if s.Thread == name {
			continue
		}
		s.Then, s.Else = dropThread(s.Then, name), dropThread(s.Else, name)
		out = append(out, s)
	}
	return out
}

func count(ss []Stmt) int {
	n := len(ss)
	for i := range ss {
		n += count(ss[i].Then) + count(ss[i].Else)
	}
	return n
}

const numEdits = 8

// edit applies change number variant to the *at-th statement of ss in preorder.
func edit(ss []Stmt, at *int, variant int) []Stmt {
	var out []Stmt
	for _, s := range ss {
		*at--
		if *at != -1 {
			if *at >= 0 {
				s.Then = edit(s.Then, at, variant)
			}
			if *at >= 0 {
				s.Else = edit(s.Else, at, variant)
			}
			out = append(out, s)
			continue
		}
		switch variant {
		case 0:
			continue
		case 1:
			if s.Op == If {
				out = append(out, s.Then...)
				continue
			}
		case 2:
			if s.Op == If {
				out = append(out, s.Else...)
				continue
			}
		case 3:
			switch s.Op {
			case Store, Xchg, Add, Or, CAS, Await, Sticky, Return:
				s.A = Const(1)
			}
		case 4:
			if s.Op == CAS {
				s.B = Const(1)
			}
		case 5:
			s.Loc.Off = nil
		case 6:
			switch s.Op {
			case Load, Store, Xchg, Add, Or, CAS, Await, Sticky:
				s.Ord = event.Relaxed
				if s.Op == CAS {
					s.Fail = event.Relaxed
				}
			}
		case 7:
			// An RMW becomes a plain store, a CAS an exchange.
			switch s.Op {
			case Xchg, Add, Or:
				s = Stmt{Op: Store, Reg: -1, Loc: s.Loc, Ord: event.Relaxed, A: s.A}
			case CAS:
				s = Stmt{Op: Xchg, Reg: s.Reg, Loc: s.Loc, Ord: s.Ord, A: s.B}
			}
		}
		out = append(out, s)
	}
	return out
}
