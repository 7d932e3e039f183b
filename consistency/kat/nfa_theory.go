package kat

import "math/bits"

// What is known of predicates: an event is of one kind, has one mode, and so on.
// All combinations that an event may have are listed once; a test then is the set
// of those that pass it, and implication and conflict of tests are set operations.

// class is a set of kinds of event, by number in kinds.
type class [3]uint64

func (c class) and(d class) class { return class{c[0] & d[0], c[1] & d[1], c[2] & d[2]} }
func (c class) or(d class) class  { return class{c[0] | d[0], c[1] | d[1], c[2] | d[2]} }
func (c class) without(d class) class {
	return class{c[0] &^ d[0], c[1] &^ d[1], c[2] &^ d[2]}
}
func (c class) count() int {
	return bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]) + bits.OnesCount64(c[2])
}
func (c class) none() bool { return c[0]|c[1]|c[2] == 0 }
func (c class) meets(d class) bool {
	return c[0]&d[0]|c[1]&d[1]|c[2]&d[2] != 0
}
func (c class) in(d class) bool {
	return c[0]&^d[0]|c[1]&^d[1]|c[2]&^d[2] == 0
}
func (c *class) add(i int)     { c[i>>6] |= 1 << (i & 63) }
func (c class) has(i int) bool { return c[i>>6]>>(i&63)&1 != 0 }

var (
	// kinds lists every set of predicates that may be all that hold of an event.
	kinds = listKinds()
	// holds is the class of events of which a predicate holds.
	holds    = listHolds()
	anything = classOf(Test{})
	// domain and codomain are what the events that a relation relates are.
	domain, codomain = listDomains()
)

func listKinds() []Preds {
	set := func(ps ...Pred) (s Preds) {
		for _, p := range ps {
			s |= 1 << p
		}
		return s
	}
	sc := set(PredACQ, PredREL, PredACQREL, PredSC, PredSCok)
	modes := []Preds{set(PredNA), set(PredRLX), set(PredACQ), set(PredREL), set(PredACQ, PredREL, PredACQREL), sc, 0}
	either := func(p Pred) []Preds { return []Preds{0, set(p)} }
	var list []Preds
	times := func(base Preds, modes []Preds, more ...[]Preds) {
		acc := []Preds{base}
		for _, m := range append([][]Preds{modes}, more...) {
			var next []Preds
			for _, a := range acc {
				for _, b := range m {
					next = append(next, a|b)
				}
			}
			acc = next
		}
		seen := map[Preds]bool{}
		for _, a := range acc {
			if !seen[a] {
				seen[a] = true
				list = append(list, a)
			}
		}
	}
	times(set(PredR, PredDEP), modes[:6], either(PredUR), either(PredLOCK))
	times(set(PredR, PredDEP, PredFAIL), modes[:6], either(PredLOCK), either(PredSCok))
	times(set(PredW), modes[:6], either(PredUW), []Preds{0, set(PredLOCK), set(PredUNLOCK)})
	times(set(PredF), modes[:6])
	times(set(PredSKIP), modes[:6])
	times(set(PredALLOC, PredDEP), modes)
	for _, p := range []Pred{PredTC, PredTB, PredTE, PredBA, PredBL, PredFREE} {
		times(set(p), modes)
	}
	times(set(PredTJ), modes, either(PredDEP)) // its value is what the thread returned
	times(0, modes, either(PredDEP))           // choices and what has no predicate
	if len(list) > 64*len(class{}) {
		panic("BUG: class is too small")
	}
	return list
}

// skipsOf are what the SKIP behind a FAIL of kind k can be: its ordering is that of
// success, which is no weaker than that of failure (ISO C11 7.17.7.4).
func skipsOf(k int) (c class) {
	const order = 1<<PredACQ | 1<<PredREL | 1<<PredACQREL | 1<<PredSC
	for i, p := range kinds {
		if p>>PredSKIP&1 != 0 && kinds[k]&order&^p == 0 {
			c.add(i)
		}
	}
	return c
}

func listHolds() (h [NumPreds]class) {
	for i, k := range kinds {
		for p := Pred(0); p < NumPreds; p++ {
			if k>>p&1 != 0 {
				h[p].add(i)
			}
		}
	}
	return h
}

// classOf is the class of events that pass t.
func classOf(t Test) class {
	var c class
	for i := range kinds {
		c.add(i)
	}
	for p := Pred(0); p < NumPreds; p++ {
		if t.Has>>p&1 != 0 {
			c = c.and(holds[p])
		}
		if t.Lacks>>p&1 != 0 {
			c = c.without(holds[p])
		}
	}
	return c
}

func listDomains() (dom, cod [NumRels]class) {
	all := classOf(Test{})
	for r := range dom {
		dom[r], cod[r] = all, all
	}
	set := func(d, c class, rels ...Rel) {
		for _, r := range rels {
			dom[r], cod[r] = d, c
		}
	}
	R, W := holds[PredR], holds[PredW]
	// A thread begins with TB and ends with TE.
	set(all.without(holds[PredTE]), all.without(holds[PredTB]), RelPO, RelPOImm)
	access, skip := R.or(W), holds[PredSKIP]
	set(access.or(skip), access.or(skip), RelPOLoc, RelLoc)
	set(W, R, RelRF, RelRFE, RelRFI)
	set(W.or(skip), R, RelDetour)
	set(W, W, RelCO, RelCOE, RelCOI)
	set(R, W, RelFR, RelFRE, RelFRI)
	set(holds[PredUR], holds[PredUW], RelRMW)
	set(holds[PredTC], holds[PredTB], RelTC)
	set(holds[PredTE].or(holds[PredBA]), holds[PredTJ].or(holds[PredBL]), RelTJ)
	set(holds[PredDEP], all.without(holds[PredTB]), RelAddr, RelData, RelCtrl)
	set(holds[PredALLOC], access.or(holds[PredFREE]), RelAlloc)
	set(holds[PredFREE], access.or(holds[PredFREE]), RelFree)
	return dom, cod
}

// from and to are what an event at either end of a step along l is.
func (l Letter) from() class {
	if l.Inv {
		return codomain[l.Rel]
	}
	return domain[l.Rel]
}

func (l Letter) to() class {
	if l.Inv {
		return domain[l.Rel]
	}
	return codomain[l.Rel]
}

func (l Letter) inverse() Letter {
	if l.Rel != RelLoc && l.Rel != RelThread {
		l.Inv = !l.Inv
	}
	return l
}

// plain is t without the literals that say nothing about an event of class c.
func (t Test) plain(c class) Test {
	want := classOf(t).and(c)
	same := func(u Test) bool { return classOf(u).and(c) == want }
	for p := Pred(0); p < NumPreds; p++ {
		if u := (Test{t.Has, t.Lacks &^ (1 << p)}); u != t && same(u) {
			t = u
		}
	}
	// SCOK is the one that says least.
	if u := (Test{t.Has &^ (1 << PredSCok), t.Lacks}); same(u) {
		t = u
	}
	for p := Pred(0); p < NumPreds; p++ {
		if u := (Test{t.Has &^ (1 << p), t.Lacks}); u != t && same(u) {
			t = u
		}
	}
	return t
}
