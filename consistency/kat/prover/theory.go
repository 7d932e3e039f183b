package prover

import (
	"math/bits"
	"slices"
	"sync"

	"genmcgo/consistency/kat"
)

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

// theory is what is known of predicates and relations.
type theory struct {
	// kinds lists every set of predicates that may be all that hold of an event.
	kinds []kat.Preds
	// holds is the class of events of which a predicate holds.
	holds    [kat.NumPreds]class
	anything class
	// domain and codomain are what the events that a relation relates are.
	domain, codomain [kat.NumRels]class
}

// known is the theory, made when a proof first needs it: most runs prove nothing.
var known = sync.OnceValue(func() *theory {
	t := &theory{kinds: listKinds()}
	for i := range t.kinds {
		t.anything.add(i)
	}
	t.holds = listHolds(t.kinds)
	t.domain, t.codomain = listDomains(t.anything, t.holds)
	return t
})

func kinds() []kat.Preds { return known().kinds }

// holds is the class of events of which p holds.
func holds(p kat.Pred) class { return known().holds[p] }

// anything is the class of all events.
func anything() class { return known().anything }

// Kinds returns every set of predicates that may be all that hold of an event: what proofs
// assume of events.
func Kinds() []kat.Preds { return slices.Clone(kinds()) }

func listKinds() []kat.Preds {
	set := func(ps ...kat.Pred) (s kat.Preds) {
		for _, p := range ps {
			s |= 1 << p
		}
		return s
	}
	sc := set(kat.PredACQ, kat.PredREL, kat.PredACQREL, kat.PredSC, kat.PredSCok)
	modes := []kat.Preds{set(kat.PredNA), set(kat.PredRLX), set(kat.PredACQ), set(kat.PredREL), set(kat.PredACQ, kat.PredREL, kat.PredACQREL), sc, 0}
	either := func(p kat.Pred) []kat.Preds { return []kat.Preds{0, set(p)} }
	var list []kat.Preds
	times := func(base kat.Preds, modes []kat.Preds, more ...[]kat.Preds) {
		acc := []kat.Preds{base}
		for _, m := range append([][]kat.Preds{modes}, more...) {
			var next []kat.Preds
			for _, a := range acc {
				for _, b := range m {
					next = append(next, a|b)
				}
			}
			acc = next
		}
		seen := map[kat.Preds]bool{}
		for _, a := range acc {
			if !seen[a] {
				seen[a] = true
				list = append(list, a)
			}
		}
	}
	times(set(kat.PredR, kat.PredDEP), modes[:6], either(kat.PredUR), either(kat.PredLOCK))
	times(set(kat.PredR, kat.PredDEP, kat.PredFAIL), modes[:6], either(kat.PredLOCK), either(kat.PredSCok))
	times(set(kat.PredW), modes[:6], either(kat.PredUW), []kat.Preds{0, set(kat.PredLOCK), set(kat.PredUNLOCK)})
	times(set(kat.PredF), modes[:6])
	list = append(list, set(kat.PredF, kat.PredSC, kat.PredSCok)) // event.SeqCstOnly
	times(set(kat.PredSKIP), modes[:6])
	times(set(kat.PredALLOC, kat.PredDEP), modes)
	for _, p := range []kat.Pred{kat.PredTC, kat.PredTB, kat.PredTE, kat.PredBA, kat.PredBL, kat.PredFREE} {
		times(set(p), modes)
	}
	times(set(kat.PredTJ), modes, either(kat.PredDEP)) // its value is what the thread returned
	times(0, modes, either(kat.PredDEP))               // choices and what has no predicate
	if len(list) > 64*len(class{}) {
		panic("BUG: class is too small")
	}
	return list
}

// skipsOf are what the SKIP behind a FAIL of kind k can be: its ordering is that of
// success, which is no weaker than that of failure (ISO C11 7.17.7.4).
func skipsOf(k int) (c class) {
	const order = 1<<kat.PredACQ | 1<<kat.PredREL | 1<<kat.PredACQREL | 1<<kat.PredSC
	all := kinds()
	for i, p := range all {
		if p>>kat.PredSKIP&1 != 0 && all[k]&order&^p == 0 {
			c.add(i)
		}
	}
	return c
}

func listHolds(kinds []kat.Preds) (h [kat.NumPreds]class) {
	for i, k := range kinds {
		for p := kat.Pred(0); p < kat.NumPreds; p++ {
			if k>>p&1 != 0 {
				h[p].add(i)
			}
		}
	}
	return h
}

// classOf is the class of events that pass t.
func classOf(t kat.Test) class {
	c, holds := known().anything, &known().holds
	for p := kat.Pred(0); p < kat.NumPreds; p++ {
		if t.Has>>p&1 != 0 {
			c = c.and(holds[p])
		}
		if t.Lacks>>p&1 != 0 {
			c = c.without(holds[p])
		}
	}
	return c
}

func listDomains(all class, holds [kat.NumPreds]class) (dom, cod [kat.NumRels]class) {
	for r := range dom {
		dom[r], cod[r] = all, all
	}
	set := func(d, c class, rels ...kat.Rel) {
		for _, r := range rels {
			dom[r], cod[r] = d, c
		}
	}
	R, W := holds[kat.PredR], holds[kat.PredW]
	// A thread begins with TB and ends with TE.
	set(all.without(holds[kat.PredTE]), all.without(holds[kat.PredTB]), kat.RelPO, kat.RelPOImm)
	access, skip := R.or(W), holds[kat.PredSKIP]
	set(access.or(skip), access.or(skip), kat.RelPOLoc, kat.RelLoc)
	set(W, R, kat.RelRF, kat.RelRFE, kat.RelRFI)
	set(W.or(skip), R, kat.RelDetour)
	set(W, W, kat.RelCO, kat.RelCOE, kat.RelCOI)
	set(R, W, kat.RelFR, kat.RelFRE, kat.RelFRI)
	set(holds[kat.PredUR], holds[kat.PredUW], kat.RelRMW)
	set(holds[kat.PredTC], holds[kat.PredTB], kat.RelTC)
	set(holds[kat.PredTE].or(holds[kat.PredBA]), holds[kat.PredTJ].or(holds[kat.PredBL]), kat.RelTJ)
	set(holds[kat.PredDEP], all.without(holds[kat.PredTB]), kat.RelAddr, kat.RelData, kat.RelCtrl)
	set(holds[kat.PredALLOC], access.or(holds[kat.PredFREE]), kat.RelAlloc)
	set(holds[kat.PredFREE], access.or(holds[kat.PredFREE]), kat.RelFree)
	return dom, cod
}

// from and to are what an event at either end of a step along l is.
func domainOf(l kat.Letter) class {
	if l.Inv {
		return known().codomain[l.Rel]
	}
	return known().domain[l.Rel]
}

func codomainOf(l kat.Letter) class {
	if l.Inv {
		return known().domain[l.Rel]
	}
	return known().codomain[l.Rel]
}

// plain is t without the literals that say nothing about an event of class c.
func plain(t kat.Test, c class) kat.Test {
	want := classOf(t).and(c)
	same := func(u kat.Test) bool { return classOf(u).and(c) == want }
	for p := kat.Pred(0); p < kat.NumPreds; p++ {
		if u := (kat.Test{Has: t.Has, Lacks: t.Lacks &^ (1 << p)}); u != t && same(u) {
			t = u
		}
	}
	// SCOK is the one that says least.
	if u := (kat.Test{Has: t.Has &^ (1 << kat.PredSCok), Lacks: t.Lacks}); same(u) {
		t = u
	}
	for p := kat.Pred(0); p < kat.NumPreds; p++ {
		if u := (kat.Test{Has: t.Has &^ (1 << p), Lacks: t.Lacks}); u != t && same(u) {
			t = u
		}
	}
	return t
}
