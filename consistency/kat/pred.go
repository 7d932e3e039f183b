package kat

import "slices"

// pred is a predicate: an event passes if it passes one of the tests. No test of a
// normal pred is impossible or stronger than another one of it.
type pred []Test

// maxTests limits the alternatives of one predicate.
const maxTests = 64

// implies reports whether every event that passes t passes u.
func (t Test) implies(u Test) bool { return t.Has&u.Has == u.Has && t.Lacks&u.Lacks == u.Lacks }

// add returns p or t.
func (p pred) add(t Test) pred {
	if t.Never() || slices.ContainsFunc(p, t.implies) {
		return p
	}
	p = slices.DeleteFunc(slices.Clone(p), func(u Test) bool { return u.implies(t) })
	return append(p, t)
}

func (p pred) or(q pred) pred {
	for _, t := range q {
		p = p.add(t)
	}
	return p
}

// and returns p and q; ok is false if it has too many alternatives.
func (p pred) and(q pred) (and pred, ok bool) {
	for _, t := range p {
		for _, u := range q {
			if and = and.add(t.And(u)); len(and) > maxTests {
				return nil, false
			}
		}
	}
	return and, true
}

// not returns the negation of p; ok is false if it has too many alternatives.
func (p pred) not() (not pred, ok bool) {
	not = pred{Test{}}
	for _, t := range p {
		var neg pred
		for b := Preds(1); b < 1<<NumPreds; b <<= 1 {
			if t.Has&b != 0 {
				neg = neg.add(Test{Lacks: b})
			}
			if t.Lacks&b != 0 {
				neg = neg.add(Test{Has: b})
			}
		}
		if not, ok = not.and(neg); !ok {
			return nil, false
		}
	}
	return not, true
}
