package kat

import (
	"slices"
	"strings"
)

// One is the letter r as an expression.
func One(r Rel) *Expr { return &Expr{Op: OpLetter, Letter: Letter{Rel: r}} }

// Union is a[0] | a[1] | ..., 0 if there is none.
func Union(a ...*Expr) *Expr { return &Expr{Op: OpUnion, Args: a} }

// Seq is a[0] ; a[1] ; ..., id if there is none.
func Seq(a ...*Expr) *Expr { return &Expr{Op: OpSeq, Args: a} }

// Star is a*.
func Star(a *Expr) *Expr { return &Expr{Op: OpStar, Args: []*Expr{a}} }

// Plus is a+.
func Plus(a *Expr) *Expr { return &Expr{Op: OpPlus, Args: []*Expr{a}} }

// Letters is the union of the letters rs.
func Letters(rs ...Rel) *Expr {
	x := &Expr{Op: OpUnion}
	for _, r := range rs {
		x.Args = append(x.Args, One(r))
	}
	return x
}

// Inverse returns e backwards.
func Inverse(e *Expr) *Expr {
	x := *e
	x.Letter = e.Letter
	if e.Op == OpLetter {
		x.Letter = e.Letter.Inverse()
	}
	x.Args = make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		x.Args[i] = Inverse(a)
	}
	if e.Op == OpSeq {
		slices.Reverse(x.Args)
	}
	return &x
}

// Inverse returns l backwards: l itself if it is symmetric.
func (l Letter) Inverse() Letter {
	if l.Rel != RelLoc && l.Rel != RelThread {
		l.Inv = !l.Inv
	}
	return l
}

// Alternatives returns the parts of x if it is a union, also of unions in it, else x alone.
func Alternatives(x *Expr) []*Expr {
	if x.Op != OpUnion {
		return []*Expr{x}
	}
	var list []*Expr
	for _, y := range x.Args {
		list = append(list, Alternatives(y)...)
	}
	return list
}

// A Rewriter maps expressions letter by letter, and keeps parts that are shared shared.
type Rewriter struct {
	letter func(l Letter) *Expr // nil: keep it
	done   map[*Expr]*Expr
}

// NewRewriter returns a Rewriter that replaces each letter l by letter(l), or keeps it if
// that is nil.
func NewRewriter(letter func(l Letter) *Expr) *Rewriter {
	return &Rewriter{letter: letter, done: map[*Expr]*Expr{}}
}

// Expr returns what e becomes.
func (r *Rewriter) Expr(e *Expr) *Expr {
	if x := r.done[e]; x != nil {
		return x
	}
	x := e
	if e.Op == OpLetter {
		if y := r.letter(e.Letter); y != nil {
			x = y
		}
	}
	for i, a := range e.Args {
		if b := r.Expr(a); b != a {
			if x == e {
				c := *e
				c.Args = slices.Clone(e.Args)
				x = &c
			}
			x.Args[i] = b
		}
	}
	r.done[e] = x
	return x
}

// Expander returns a Rewriter that replaces the views of s by what they stand for.
func Expander(s *Spec) *Rewriter {
	var r *Rewriter
	type key struct {
		view int
		inv  bool
	}
	done := map[key]*Expr{}
	r = NewRewriter(func(l Letter) *Expr {
		if l.Rel != RelView {
			return nil
		}
		k := key{l.View, l.Inv}
		if done[k] == nil {
			done[k] = r.Expr(s.Views[l.View].Expr)
			if l.Inv {
				done[k] = Inverse(done[k])
			}
		}
		return done[k]
	})
	return r
}

// Excerpt returns text on one line, cut to 60 characters, for messages.
func Excerpt(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 60 {
		s = string(r[:57]) + "..."
	}
	return s
}

// Proved is a model that can be explored and whose claims are true: package prover says so
// of a Spec, package runner takes nothing else.
type Proved struct{ Spec *Spec }

// Shipped returns a model of package models as proved: a test has proved them.
func Shipped(s *Spec) *Proved { return &Proved{s} }
