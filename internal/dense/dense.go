// Package dense evaluates expressions of the model language in small executions, with
// relations as matrices and by the definition of each operator: slow, obvious, and what the
// automata of prover and runner are compared with. For tests.
package dense

import (
	"slices"

	"genmcgo/consistency/kat"
)

// Graph is an execution: what holds of each event, and Rel[r] is relation r over them.
type Graph struct {
	Preds []kat.Preds
	Rel   [kat.NumRels]Matrix
}

// Matrix is a relation over at most 64 events, by rows of bits.
type Matrix []uint64

// Has reports whether m relates i to j.
func (m Matrix) Has(i, j int) bool { return m[i]>>j&1 != 0 }

// Set makes m relate i to j.
func (m Matrix) Set(i, j int) { m[i] |= 1 << j }

// Seq returns m ; n.
func (m Matrix) Seq(n Matrix) Matrix {
	out := make(Matrix, len(m))
	for i := range m {
		for j := range m {
			if m.Has(i, j) {
				out[i] |= n[j]
			}
		}
	}
	return out
}

// Or returns m | n.
func (m Matrix) Or(n Matrix) Matrix {
	out := slices.Clone(m)
	for i := range out {
		out[i] |= n[i]
	}
	return out
}

// Inverse returns m^-1.
func (m Matrix) Inverse() Matrix {
	out := make(Matrix, len(m))
	for i := range m {
		for j := range m {
			if m.Has(i, j) {
				out.Set(j, i)
			}
		}
	}
	return out
}

// Plus returns m+.
func (m Matrix) Plus() Matrix {
	out := slices.Clone(m)
	for k := range m {
		for i := range m {
			if out.Has(i, k) {
				out[i] |= out[k]
			}
		}
	}
	return out
}

// Cyclic reports whether m has a cycle.
func (m Matrix) Cyclic() bool {
	for i, p := 0, m.Plus(); i < len(p); i++ {
		if p.Has(i, i) {
			return true
		}
	}
	return false
}

// Only returns the pairs of n that keep holds of.
func (m Matrix) Only(n Matrix, keep func(i, j int) bool) Matrix {
	out := make(Matrix, len(m))
	for i := range m {
		for j := range m {
			if n.Has(i, j) && keep(i, j) {
				out.Set(i, j)
			}
		}
	}
	return out
}

// Eval returns what e relates in g.
func (g *Graph) Eval(e *kat.Expr) Matrix {
	n := len(g.Preds)
	out := make(Matrix, n)
	diagonal := func(t kat.Test) {
		for i, p := range g.Preds {
			if t.Pass(p) {
				out.Set(i, i)
			}
		}
	}
	switch e.Op {
	case kat.OpID, kat.OpTest:
		diagonal(e.Test)
	case kat.OpLetter:
		out = g.Rel[e.Letter.Rel]
		if e.Letter.Inv {
			out = out.Inverse()
		}
	case kat.OpUnion:
		for _, a := range e.Args {
			out = out.Or(g.Eval(a))
		}
	case kat.OpSeq:
		diagonal(kat.Test{})
		for _, a := range e.Args {
			out = out.Seq(g.Eval(a))
		}
	case kat.OpOpt:
		diagonal(kat.Test{})
		out = out.Or(g.Eval(e.Args[0]))
	case kat.OpPlus:
		out = g.Eval(e.Args[0]).Plus()
	case kat.OpStar:
		diagonal(kat.Test{})
		out = out.Or(g.Eval(e.Args[0]).Plus())
	}
	return out
}
