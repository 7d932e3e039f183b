package kat

// Intersection and difference of relations leave what an automaton can decide,
// except where each side is a finite union of single steps and the result is one
// again: [A];r;[B] & [C];s;[D] = [A&C];(r & s);[B&D] if r & s is a built-in
// relation, likewise r \ s.

// step is [from] ; letter ; [to], or the test [from] alone.
type step struct {
	from, to Test
	letter   Letter
	test     bool
}

const maxSteps = 256

// steps writes e as alternatives of single steps, if it is that.
func steps(e *Expr) (s []step, ok bool) {
	switch e.Op {
	case OpEmpty:
		return nil, true
	case OpID:
		return []step{{test: true}}, true
	case OpTest:
		return []step{{from: e.Test, test: true}}, true
	case OpLetter:
		return []step{{letter: e.Letter}}, true
	case OpOpt:
		s, ok = steps(e.Args[0])
		return append(s, step{test: true}), ok
	case OpUnion:
		for _, a := range e.Args {
			t, ok := steps(a)
			if s = append(s, t...); !ok || len(s) > maxSteps {
				return nil, false
			}
		}
		return s, true
	case OpSeq:
		s = []step{{test: true}}
		for _, a := range e.Args {
			t, ok := steps(a)
			if !ok {
				return nil, false
			}
			var next []step
			for _, x := range s {
				for _, y := range t {
					switch {
					case x.test:
						y.from = x.from.And(y.from)
						next = append(next, y)
					case y.test:
						z := x
						z.to = x.to.And(y.from)
						next = append(next, z)
					default:
						return nil, false
					}
				}
			}
			if s = next; len(s) > maxSteps {
				return nil, false
			}
		}
		return s, true
	}
	return nil, false
}

// within[r] are relations that contain r, besides itself.
var within = map[Rel][]Rel{
	RelPO: {RelThread}, RelPOImm: {RelPO, RelThread}, RelPOLoc: {RelPO, RelThread, RelLoc},
	RelRF: {RelLoc}, RelRFE: {RelRF, RelLoc}, RelRFI: {RelRF, RelLoc, RelThread},
	RelCO: {RelLoc}, RelCOE: {RelCO, RelLoc}, RelCOI: {RelCO, RelLoc, RelThread},
	RelFR: {RelLoc}, RelFRE: {RelFR, RelLoc}, RelFRI: {RelFR, RelLoc, RelThread},
	RelRMW:  {RelPO, RelPOLoc, RelThread, RelLoc},
	RelAddr: {RelPO, RelThread}, RelData: {RelPO, RelThread}, RelCtrl: {RelPO, RelThread},
	RelDetour: {RelPO, RelPOLoc, RelThread, RelLoc},
}

// parts are relations that consist of an internal and an external part.
var parts = map[Rel]struct{ internal, external Rel }{
	RelRF: {RelRFI, RelRFE}, RelCO: {RelCOI, RelCOE}, RelFR: {RelFRI, RelFRE},
}

func sub(a, b Rel) bool {
	if a == b {
		return true
	}
	for _, r := range within[a] {
		if r == b {
			return true
		}
	}
	return false
}

// ends says which of reads and writes l leads from and to, as predicates; ok is
// false for letters that lead from or to both.
func ends(l Letter) (from, to Pred, ok bool) {
	switch {
	case sub(l.Rel, RelRF):
		from, to = PredW, PredR
	case sub(l.Rel, RelCO):
		from, to = PredW, PredW
	case sub(l.Rel, RelFR), l.Rel == RelRMW:
		from, to = PredR, PredW
	default:
		return 0, 0, false
	}
	if l.Inv {
		from, to = to, from
	}
	return from, to, true
}

// external reports whether r is between threads only.
func external(r Rel) bool {
	return r == RelRFE || r == RelCOE || r == RelFRE || r == RelTC
}

func internal(r Rel) bool { return sub(r, RelThread) }

// apart reports whether one of a and b is between threads and the other within one.
func apart(a, b Rel) bool {
	return external(a) && internal(b) || internal(a) && external(b)
}

// disjoint reports whether no pair of events can be in a and b.
func disjoint(a, b Letter) bool {
	f1, t1, ok1 := ends(a)
	f2, t2, ok2 := ends(b)
	return ok1 && ok2 && (f1 != f2 || t1 != t2) || apart(a.Rel, b.Rel)
}

func symmetric(r Rel) bool { return r == RelLoc || r == RelThread }

func letterOf(r Rel, inv bool) Letter { return Letter{Rel: r, Inv: inv && !symmetric(r)} }

// align reports whether a and b lead the same way, and whether it is backwards.
func align(a, b Letter) (inv, ok bool) {
	switch {
	case symmetric(a.Rel):
		return b.Inv, true
	case symmetric(b.Rel):
		return a.Inv, true
	}
	return a.Inv, a.Inv == b.Inv
}

// meet is a & b if that is a built-in relation or empty.
func meet(a, b Letter) (l Letter, empty, ok bool) {
	if a.Rel == RelView || b.Rel == RelView {
		return a, false, a == b
	}
	inv, same := align(a, b)
	switch {
	case disjoint(a, b):
		return l, true, true
	case !same: // po & po^-1
		ordered := sub(a.Rel, RelPO) && sub(b.Rel, RelPO) || sub(a.Rel, RelCO) && sub(b.Rel, RelCO)
		return l, true, ordered
	}
	for _, x := range [2][2]Rel{{a.Rel, b.Rel}, {b.Rel, a.Rel}} {
		r, s := x[0], x[1]
		p, ok := parts[r]
		switch {
		case sub(r, s):
			return letterOf(r, inv), false, true
		case ok && s == RelThread:
			return letterOf(p.internal, inv), false, true
		case r == RelPO && s == RelLoc:
			return letterOf(RelPOLoc, inv), false, true
		}
	}
	return l, false, false
}

// minus is a \ b if that is a built-in relation or empty.
func minus(a, b Letter) (l Letter, empty, ok bool) {
	if a == b {
		return l, true, true
	}
	if _, none, ok := meet(a, b); ok && none {
		return a, false, true
	}
	if a.Rel == RelView || b.Rel == RelView {
		return l, false, false
	}
	if a.Rel == RelThread && b.Rel == RelPO {
		return letterOf(RelPO, !b.Inv), false, true
	}
	inv, same := align(a, b)
	p, ok := parts[a.Rel]
	switch {
	case !same:
	case sub(a.Rel, b.Rel):
		return l, true, true
	case ok && (b.Rel == RelThread || b.Rel == p.internal):
		return letterOf(p.external, inv), false, true
	case ok && b.Rel == p.external:
		return letterOf(p.internal, inv), false, true
	}
	return l, false, false
}

// meetSteps is x & y as alternatives of single steps.
func meetSteps(x, y step) (s []step, ok bool) {
	from, to := x.from.And(y.from), x.to.And(y.to)
	switch {
	case x.test && y.test:
		return []step{{from: from, test: true}}, true
	case x.test || y.test: // built-in relations relate no event to itself, a view may
		return nil, x.letter.Rel != RelView && y.letter.Rel != RelView
	}
	l, empty, ok := meet(x.letter, y.letter)
	if empty || !ok {
		return nil, ok
	}
	return []step{{from: from, to: to, letter: l}}, true
}

// minusSteps is x \ y as alternatives of single steps: what of x leaves from or leads
// to other events than y, and x.letter \ y.letter.
func minusSteps(x, y step) (s []step, ok bool) {
	outside := func(t Test) pred {
		not, _ := pred{t}.not() // one alternative per literal
		return not
	}
	if x.test != y.test {
		return []step{x}, x.letter.Rel != RelView && y.letter.Rel != RelView
	}
	if !x.test {
		l, empty, ok := minus(x.letter, y.letter)
		if !ok {
			return nil, false
		}
		if !empty {
			if l == x.letter {
				return []step{x}, true
			}
			s = append(s, step{from: x.from, to: x.to, letter: l})
		}
		for _, t := range outside(y.to) {
			s = append(s, step{from: x.from, to: x.to.And(t), letter: x.letter})
		}
	}
	for _, t := range outside(y.from) {
		z := x
		z.from = z.from.And(t)
		s = append(s, z)
	}
	return s, true
}
