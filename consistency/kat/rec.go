package kat

import "fmt"

// let rec x = b | x;c is solved by Arden's rule: the least relation with
// X = B | X;C is B;C*, that with X = B | C;X is C*;B. Several definitions that
// mention each other are eliminated one after the other.

// opVar is a name that is being defined, Letter.View its number. No Spec has it.
const opVar Op = 100

const recHint = "let rec takes x = b | x;c or x = b | c;x, where b and c do not mention x"

// firstVar returns a variable in e, nil if there is none.
func firstVar(e *Expr) *Expr {
	if e == nil || e.Op == opVar {
		return e
	}
	for _, a := range e.Args {
		if v := firstVar(a); v != nil {
			return v
		}
	}
	return nil
}

// linear is base | X0 with factor[0] | X1 with factor[1] | ..., where the factors stand
// after the variables if left, before them if right. Variables alone have the
// factor id and are both.
type linear struct {
	base        *Expr
	factor      map[int]*Expr
	left, right bool
}

func (r *resolver) letRec(st *stmt) {
	r.vars = map[string]int{}
	vals := make([]value, len(st.defs))
	for i, d := range st.defs {
		r.vars[d.name] = i
	}
	ok := true
	for i, d := range st.defs {
		vals[i] = r.eval(d.expr)
		if vals[i].rel == nil && !vals[i].bad {
			r.fail(d.expr.pos, r.file.text(d.expr), "let rec of a predicate", "write let")
			vals[i].bad = true
		}
		ok = ok && !vals[i].bad
	}
	r.vars = nil
	sys := make([]linear, len(vals))
	for i := range vals {
		if ok {
			sys[i], ok = r.linear(vals[i].rel)
		}
	}
	left, right := false, false
	for i, s := range sys {
		left, right = left || s.left, right || s.right
		if ok && left && right {
			r.fail(st.defs[i].pos, st.defs[i].name, "let rec that is recursive on both sides", recHint)
			ok = false
		}
	}
	for i := 0; ok && i < len(sys); i++ {
		ok = r.eliminate(st.defs[i].pos, sys, i, right)
	}
	for i, d := range st.defs {
		v := value{bad: true}
		if ok {
			v = value{rel: sys[i].base}
			if v.rel.Op == OpEmpty {
				r.fail(d.pos, d.name, "let rec of something that is empty", "there is no alternative without "+d.name)
				v = value{bad: true}
			}
		}
		r.define(st, d, v)
	}
}

// eliminate replaces variable i in all equations by what it stands for.
func (r *resolver) eliminate(pos Pos, sys []linear, i int, right bool) bool {
	join := func(factor, e *Expr) *Expr { // factor on its side of e
		if right {
			return r.seq(pos, []*Expr{factor, e})
		}
		return r.seq(pos, []*Expr{e, factor})
	}
	s := &sys[i]
	if f := s.factor[i]; f != nil {
		delete(s.factor, i)
		rep := r.star(pos, f)
		if s.base = join(rep, s.base); s.base == nil {
			return false
		}
		for j := range sys {
			if g := s.factor[j]; g != nil {
				if s.factor[j] = join(rep, g); s.factor[j] == nil {
					return false
				}
			}
		}
	}
	for k := range sys {
		f := sys[k].factor[i]
		if k == i || f == nil {
			continue
		}
		delete(sys[k].factor, i)
		if sys[k].base = r.union(pos, []*Expr{sys[k].base, join(f, s.base)}); sys[k].base == nil {
			return false
		}
		for j := range sys {
			if g := s.factor[j]; g != nil {
				old := sys[k].factor[j]
				if old == nil {
					old = r.node(pos, &Expr{Op: OpEmpty})
				}
				if sys[k].factor[j] = r.union(pos, []*Expr{old, join(f, g)}); sys[k].factor[j] == nil {
					return false
				}
			}
		}
	}
	return true
}

// linear writes e as a linear expression in the variables, or reports why not.
func (r *resolver) linear(e *Expr) (l linear, ok bool) {
	none := func() *Expr { return r.node(e.Pos, &Expr{Op: OpEmpty}) }
	l = linear{base: none(), factor: map[int]*Expr{}}
	v := firstVar(e)
	if v == nil {
		l.base = e
		return l, true
	}
	fail := func(msg string) (linear, bool) {
		r.fail(v.Pos, "", msg, recHint)
		return linear{}, false
	}
	switch e.Op {
	case opVar:
		l.factor[e.Letter.View] = r.node(e.Pos, &Expr{Op: OpID})
		return l, true
	case OpOpt:
		if l, ok = r.linear(e.Args[0]); ok {
			l.base = r.union(e.Pos, []*Expr{r.node(e.Pos, &Expr{Op: OpID}), l.base})
		}
		return l, ok && l.base != nil
	case OpUnion:
		for _, a := range e.Args {
			m, ok := r.linear(a)
			if !ok {
				return linear{}, false
			}
			if l.base = r.union(e.Pos, []*Expr{l.base, m.base}); l.base == nil {
				return linear{}, false
			}
			for x, f := range m.factor {
				if old := l.factor[x]; old != nil {
					f = r.union(e.Pos, []*Expr{old, f})
				}
				if l.factor[x] = f; f == nil {
					return linear{}, false
				}
			}
			l.left, l.right = l.left || m.left, l.right || m.right
		}
		return l, true
	case OpSeq:
		n := len(e.Args)
		rest, inner := e.Args[1:], e.Args[0]
		right := firstVar(inner) == nil
		if right {
			rest, inner = e.Args[:n-1], e.Args[n-1]
		}
		for _, a := range rest {
			if w := firstVar(a); w != nil {
				v = w
				return fail("a name is used in the middle of its own definition")
			}
		}
		m, ok := r.linear(inner)
		if !ok {
			return linear{}, false
		}
		join := func(x *Expr) *Expr {
			if right {
				return r.seq(e.Pos, append(rest[:n-1:n-1], x))
			}
			return r.seq(e.Pos, append([]*Expr{x}, rest...))
		}
		if m.base = join(m.base); m.base == nil {
			return linear{}, false
		}
		for x, f := range m.factor {
			if m.factor[x] = join(f); m.factor[x] == nil {
				return linear{}, false
			}
		}
		if right {
			m.right = true
		} else {
			m.left = true
		}
		return m, true
	}
	return fail(fmt.Sprintf("a name is used under %s in its own definition", map[Op]string{OpPlus: "+", OpStar: "*"}[e.Op]))
}
