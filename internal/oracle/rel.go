package oracle

import "math/bits"

// maxEvents bounds the events of an execution: a row of a relation is a word.
const maxEvents = 64

// set is a set of events; rel a relation: bit j of row i is the pair (i, j).
type (
	set uint64
	rel []set
)

func (s set) has(i int) bool { return s>>i&1 != 0 }

func newRel(n int) rel { return make(rel, n) }

func (r rel) add(i, j int) { r[i] |= 1 << j }

func (r rel) has(i, j int) bool { return r[i].has(j) }

// or is the union of relations.
func or(rs ...rel) rel {
	out := newRel(len(rs[0]))
	for _, r := range rs {
		for i := range out {
			out[i] |= r[i]
		}
	}
	return out
}

// seq is the composition of relations, from left to right.
func seq(rs ...rel) rel {
	a := rs[0]
	for _, b := range rs[1:] {
		out := newRel(len(a))
		for i := range a {
			for s := a[i]; s != 0; s &= s - 1 {
				out[i] |= b[bits.TrailingZeros64(uint64(s))]
			}
		}
		a = out
	}
	return a
}

// id is the identity on the first n events, on is [s], the identity on s.
func id(n int) rel { return on(n, ^set(0)) }

func on(n int, s set) rel {
	out := newRel(n)
	for i := range out {
		out[i] = s & (1 << i)
	}
	return out
}

// opt is r?, plus is r+, star is r*.
func opt(r rel) rel { return or(r, id(len(r))) }

func plus(r rel) rel {
	out := or(r)
	for k := range out {
		for i := range out {
			if out[i].has(k) {
				out[i] |= out[k]
			}
		}
	}
	return out
}

func star(r rel) rel { return opt(plus(r)) }

func inverse(r rel) rel {
	out := newRel(len(r))
	for i := range r {
		for s := r[i]; s != 0; s &= s - 1 {
			out.add(bits.TrailingZeros64(uint64(s)), i)
		}
	}
	return out
}

func and(a, b rel) rel {
	out := newRel(len(a))
	for i := range out {
		out[i] = a[i] & b[i]
	}
	return out
}

// without is a \ b.
func without(a, b rel) rel {
	out := newRel(len(a))
	for i := range out {
		out[i] = a[i] &^ b[i]
	}
	return out
}

// complement is all pairs that are not in r.
func complement(r rel) rel { return without(cross(len(r), ^set(0), set(1)<<len(r)-1), r) }

func empty(r rel) bool { return codomain(r) == 0 }

// cross is a * b.
func cross(n int, a, b set) rel {
	out := newRel(n)
	for i := range out {
		if a.has(i) {
			out[i] = b
		}
	}
	return out
}

// codomain is the events that r leads to.
func codomain(r rel) (s set) {
	for _, row := range r {
		s |= row
	}
	return s
}

// immediate is r, which is transitive, without what leads over a third event.
func immediate(r rel) rel {
	out, far := newRel(len(r)), seq(r, r)
	for i := range r {
		out[i] = r[i] &^ far[i]
	}
	return out
}

func irreflexive(r rel) bool {
	for i := range r {
		if r[i].has(i) {
			return false
		}
	}
	return true
}

func acyclic(r rel) bool { return irreflexive(plus(r)) }
