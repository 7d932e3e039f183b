package kat

import (
	"fmt"
	"strings"
)

// String returns e in the syntax of the language, in ASCII. Parsed again where the
// views are known it gives e again.
func (e *Expr) String() string {
	var b strings.Builder
	e.print(&b, 0)
	return b.String()
}

// print writes e in parentheses if it binds weaker than level: 0 union, 1 sequence,
// 2 what postfix operators apply to.
func (e *Expr) print(b *strings.Builder, level int) {
	own := 2
	switch e.Op {
	case OpUnion:
		own = 0
	case OpSeq:
		own = 1
	}
	if own < level {
		b.WriteByte('(')
		defer b.WriteByte(')')
	}
	switch e.Op {
	case OpEmpty:
		b.WriteByte('0')
	case OpID:
		b.WriteString("id")
	case OpTest:
		b.WriteString(e.Test.String())
	case OpLetter:
		if e.Name != "" {
			b.WriteString(e.Name)
		} else {
			b.WriteString(e.Letter.Rel.String())
		}
		if e.Letter.Inv {
			b.WriteString("^-1")
		}
	case OpUnion, OpSeq:
		for i, a := range e.Args {
			if i > 0 {
				b.WriteString([2]string{" | ", ";"}[own])
			}
			a.print(b, own+1)
		}
	case OpOpt, OpPlus, OpStar:
		e.Args[0].print(b, 2)
		b.WriteByte(map[Op]byte{OpOpt: '?', OpPlus: '+', OpStar: '*'}[e.Op])
	default:
		fmt.Fprintf(b, "<%d>", e.Op)
	}
}

// String returns s as a model file that resolves to s but for positions, and names
// no longer needed.
func (s *Spec) String() string {
	var b strings.Builder
	line := func(words ...string) { b.WriteString(strings.Join(words, " ") + "\n") }
	within := func(left, right *Expr) string {
		if right == nil {
			return left.String() + " = 0"
		}
		return left.String() + " <= " + right.String()
	}
	ppo := s.PPO
	for _, v := range s.Views {
		line("view", v.Name, "=", v.Expr.String())
		if v.Name == "ppo" {
			ppo = nil
		}
	}
	if ppo != nil {
		line("let ppo =", ppo.String())
	}
	for _, c := range s.Coherence {
		line("coherence", s.Views[c.View].Name)
	}
	constraints := func(word string, cs []Constraint) {
		for _, c := range cs {
			if c.Unless == nil {
				line(word, c.Expr.String())
			} else {
				line(word, c.Expr.String(), "unless", within(c.Unless.Left, c.Unless.Right))
			}
		}
	}
	constraints("acyclic", s.Acyclic)
	constraints("irreflexive", s.Irreflex)
	constraints("empty", s.Empty)
	for _, in := range s.Inclusions {
		line(map[bool]string{false: "error", true: "warning"}[in.Warning], in.Name, "unless", within(in.Left, in.Right))
	}
	for _, a := range s.Asserts {
		line("assert", a.Left.String(), map[bool]string{false: "<=", true: "="}[a.Equal], a.Right.String())
	}
	return b.String()
}
