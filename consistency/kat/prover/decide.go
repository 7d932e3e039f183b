package prover

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"strings"

	"genmcgo/consistency/kat"
)

// Inclusion of one expression in another, whatever the execution.
//
// The words of the left side are compared with those of the right side. That alone
// would know nothing of relations, so the right side is widened first: a letter is
// replaced by all words known to be part of it (grow). po, for instance, by any
// sequence of steps within the thread, fr by fr;co* and rf^-1;co+. And the left side
// is written in letters that have no parts (refine): rf as rfe ∪ rfi, po as po-imm+.
// What is proved is true in every execution; what is not may still be.
//
// Facts, for an execution whose po ∪ rf (or ppo ∪ rfe) is acyclic:
//
//	po = po-imm+;  rmw ⊆ po-imm;  po-loc, addr, data, ctrl, detour ⊆ po, transitive
//	co is transitive, total on the writes of a location;  rf;fr ⊆ co;  fr;co ⊆ fr;  rf^-1;co ⊆ fr
//	rmw ⊆ fr (the halves of a read-modify-write are neighbours in co)
//	rf = rfe ∪ rfi, and so on;  rfi is within po unless dependencies keep order
//	coi, fri, rfi ⊆ po-loc if the model demands coherence per location
//	rf, rmw, po-imm, tc, alloc have one source per target: x;x^-1 ⊆ id
//
// and what listKinds and listDomains say of predicates.

// Included reports whether a ⊆ b follows. If it does not, word is a shortest word of
// a that could not be found in b. Views of spec are replaced by what they stand for;
// spec may be nil if there are none.
func Included(a, b *kat.Expr, spec *kat.Spec) (ok bool, word string) {
	return newDecider(spec).included(a, b)
}

// decider proves inclusions for one model.
type decider struct {
	b        *builder
	views    *kat.Rewriter
	refine   *kat.Rewriter
	grow     *kat.Rewriter
	rights   map[wide]*auto
	coherent bool
	skips    bool // a failed compare-exchange is followed by a SKIP
}

func newDecider(s *kat.Spec) *decider {
	if s == nil {
		s = &kat.Spec{}
	}
	d := &decider{b: newBuilder(), views: kat.Expander(s), refine: kat.NewRewriter(refined), rights: map[wide]*auto{}}
	d.skips = s.Deps
	d.grow = kat.NewRewriter(grown(false, !s.Deps))
	if d.coherent = d.perLocation(s); d.coherent {
		d.grow, d.rights = kat.NewRewriter(grown(true, true)), map[wide]*auto{}
	}
	return d
}

// perLocation reports whether s demands that po-loc does not contradict rf, co and fr.
func (d *decider) perLocation(s *kat.Spec) bool {
	eco := kat.Union(kat.One(kat.RelRF), kat.One(kat.RelCO), kat.One(kat.RelFR))
	proved := func(a, b *kat.Expr) bool {
		ok, _ := d.included(a, b)
		return ok
	}
	for _, c := range s.Coherence {
		if proved(kat.One(kat.RelPOLoc), s.Views[c.View].Expr) {
			return true
		}
	}
	for _, c := range s.Acyclic {
		if c.Unless == nil && proved(kat.Union(kat.One(kat.RelPOLoc), eco), &kat.Expr{Op: kat.OpPlus, Args: []*kat.Expr{c.Expr}}) {
			return true
		}
	}
	for _, c := range s.Irreflex {
		if c.Unless == nil && proved(kat.Seq(kat.One(kat.RelPOLoc), eco), c.Expr) {
			return true
		}
	}
	return false
}

// refined writes l in letters that have no parts.
func refined(l kat.Letter) *kat.Expr {
	var x *kat.Expr
	switch l.Rel {
	case kat.RelPO:
		x = kat.Plus(kat.One(kat.RelPOImm))
	case kat.RelThread:
		x = kat.Plus(kat.One(kat.RelPOImm))
		return kat.Union(x, kat.Inverse(x))
	case kat.RelRF:
		x = kat.Letters(kat.RelRFE, kat.RelRFI)
	case kat.RelCO:
		x = kat.Letters(kat.RelCOE, kat.RelCOI)
	case kat.RelFR:
		x = kat.Letters(kat.RelFRE, kat.RelFRI)
	case kat.RelLoc:
		w := &kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << kat.PredW}}
		r := &kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << kat.PredR}}
		c := kat.Letters(kat.RelCOE, kat.RelCOI)
		return kat.Union(c, kat.Inverse(c), kat.Seq(r, kat.One(kat.RelLoc)), kat.Seq(w, kat.One(kat.RelLoc), r))
	default:
		return nil
	}
	if l.Inv {
		x = kat.Inverse(x)
	}
	return x
}

// grown returns a function that widens a letter to all refined words known to be
// part of it: what is coherent, with the parts of co and fr within a thread in po;
// rfi says the same of rf.
func grown(coherent, rfi bool) func(l kat.Letter) *kat.Expr {
	within := []kat.Rel{kat.RelRMW, kat.RelPOLoc, kat.RelDetour}
	if rfi {
		within = append(within, kat.RelRFI)
	}
	if coherent {
		within = append(within, kat.RelCOI, kat.RelFRI)
	}
	fri, rf := kat.Letters(kat.RelFRI, kat.RelRMW), kat.Letters(kat.RelRFE, kat.RelRFI)
	fr := kat.Union(kat.One(kat.RelFRE), fri)
	coi := kat.Plus(kat.Union(kat.One(kat.RelCOI), kat.Seq(kat.One(kat.RelRFI), fri)))
	leave := kat.Union(kat.One(kat.RelCOE), kat.Seq(kat.One(kat.RelRFI), kat.One(kat.RelFRE)), kat.Seq(kat.One(kat.RelRFE), fri))
	anyCOI := kat.Star(coi)
	coe := kat.Seq(anyCOI, leave, anyCOI)
	co := kat.Plus(kat.Union(kat.Letters(kat.RelCOE, kat.RelCOI), kat.Seq(rf, fr)))
	frAll := kat.Union(kat.Seq(fr, kat.Star(co)), kat.Seq(kat.Inverse(rf), co))
	poLoc := kat.Plus(kat.Letters(within...))
	po := kat.Plus(kat.Letters(append(slices.Clone(within), kat.RelPOImm, kat.RelAddr, kat.RelData, kat.RelCtrl)...))
	loc := kat.Union(poLoc, rf, co, frAll, kat.Seq(kat.Union(co, frAll), rf))
	parts := map[kat.Rel]*kat.Expr{
		kat.RelPO:     po,
		kat.RelPOImm:  kat.Letters(kat.RelPOImm, kat.RelRMW),
		kat.RelPOLoc:  poLoc,
		kat.RelThread: kat.Union(po, kat.Inverse(po)),
		kat.RelRF:     rf,
		kat.RelCO:     co,
		kat.RelCOI:    coi,
		kat.RelCOE:    coe,
		kat.RelFR:     frAll,
		kat.RelFRI:    kat.Union(kat.Seq(fri, anyCOI), kat.Seq(kat.Inverse(kat.One(kat.RelRFI)), coi)),
		kat.RelFRE: kat.Union(kat.Seq(kat.One(kat.RelFRE), anyCOI), kat.Seq(fri, coe), kat.Seq(kat.Inverse(kat.One(kat.RelRFI)), coe),
			kat.Seq(kat.Inverse(kat.One(kat.RelRFE)), coi)),
		kat.RelLoc: kat.Union(kat.One(kat.RelLoc), loc, kat.Inverse(loc)),
	}
	back := map[kat.Rel]*kat.Expr{}
	for r, x := range parts {
		back[r] = kat.Inverse(x)
	}
	return func(l kat.Letter) *kat.Expr {
		if l.Inv {
			return back[l.Rel]
		}
		return parts[l.Rel]
	}
}

// inv is the inverse of the letter e.

// widen adds to a, an automaton of grown words, what single letters do not say.
func (d *decider) widen(a *auto, inverses bool) {
	n := len(a.arcs)
	// free lists the states that a step along l leads to whatever the event there.
	free := func(p int32, l kat.Letter) (to []int32) {
		for _, t := range a.arcs[p] {
			if t.letter == l && codomainOf(l).in(t.to) {
				to = append(to, t.next)
			}
		}
		return to
	}
	add := func(p int32, l kat.Letter, to int32) {
		if t, ok := d.b.arc(l, kat.Test{}, to); ok && !slices.Contains(a.arcs[p], t) {
			a.arcs[p] = append(a.arcs[p], t)
		}
	}
	for _, inv := range []bool{false, true} {
		for p := int32(0); int(p) < n; p++ {
			// What is a part of po takes one or more steps of po-imm.
			if to := always(n, p, func(q int32) []int32 { return free(q, kat.Letter{Rel: kat.RelPOImm, Inv: inv}) }); len(to) > 0 {
				part := d.grow.Expr(&kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelPO, Inv: inv}})
				for _, x := range part.Args[0].Args {
					for _, q := range to {
						add(p, x.Letter, q)
					}
				}
			}
		}
	}
	if d.skips {
		// From p to its SKIP and back to q is to be in q, if p is a FAIL.
		type back struct {
			q  int32
			at class
		}
		backs := make([][]back, n)
		for p := range backs {
			for _, t := range a.arcs[p] {
				if t.letter != (kat.Letter{Rel: kat.RelPOImm}) {
					continue
				}
				var c class
				for k := range kinds() {
					if holds(kat.PredFAIL).has(k) && skipsOf(k).in(t.to) {
						c.add(k)
					}
				}
				for _, u := range a.arcs[t.next] {
					if u.letter == (kat.Letter{Rel: kat.RelPOImm, Inv: true}) && u.to.meets(c) {
						backs[p] = append(backs[p], back{u.next, u.to.and(c)})
					}
				}
			}
		}
		enter := func(list []arc) []arc {
			for _, t := range list {
				for _, b := range backs[t.next] {
					if b.at.meets(t.to) {
						list = append(list, arc{letter: t.letter, to: t.to.and(b.at), next: b.q})
					}
				}
			}
			return list
		}
		a.start = enter(a.start)
		for p := range a.arcs[:n] {
			a.arcs[p] = enter(a.arcs[p])
		}
	}
	if !inverses {
		return
	}
	// x;x^-1 goes nowhere.
	rmw, next, tc := kat.Letter{Rel: kat.RelRMW}, kat.Letter{Rel: kat.RelPOImm}, kat.Letter{Rel: kat.RelTC}
	for _, ls := range [][]kat.Letter{{{Rel: kat.RelRFE}, {Rel: kat.RelRFI}}, {rmw}, {rmw.Inverse()}, {next}, {next.Inverse()}, {tc}, {tc.Inverse()}, {{Rel: kat.RelAlloc}}} {
		for p := int32(0); int(p) < n; p++ {
			m := a.state(false)
			for _, l := range ls {
				add(p, l, m)
				add(m, l.Inverse(), p)
			}
		}
	}
}

// always lists the states that any number of steps from p, at least one, can lead
// to. There are n states.
func always(n int, p int32, step func(q int32) []int32) []int32 {
	if len(step(p)) == 0 {
		return nil
	}
	set := newSet(n)
	set.add(p)
	var common bitset
	seen := map[string]bool{}
	for {
		next := newSet(n)
		set.each(func(q int32) {
			for _, r := range step(q) {
				next.add(r)
			}
		})
		if common == nil {
			common = slices.Clone(next)
		}
		common.and(next)
		if k := next.key(); seen[k] {
			break
		} else {
			seen[k] = true
		}
		set = next
	}
	var to []int32
	common.each(func(q int32) { to = append(to, q) })
	return to
}

// maxPairs bounds the search for a word.
const maxPairs = 500_000

// pair is a step of the search: the left automaton is in state p at an event of
// kind k, the right one in one of the states in right. up is the pair before.
type pair struct {
	p, up  int32
	k      int32
	letter kat.Letter
	right  bitset
}

// included decides a ⊆ b; see Included.
func (d *decider) included(a, b *kat.Expr) (ok bool, word string) {
	return d.within(d.left(a), b, mentions(d.views.Expr(a), kat.RelPOImm))
}

// left is e with views expanded, in letters that have no parts.
func (d *decider) left(e *kat.Expr) *auto { return d.b.build(d.refine.Expr(d.views.Expr(e))) }

// wide is a right side: e, widened also by x;x^-1 if that can matter.
type wide struct {
	e        *kat.Expr
	inverses bool
}

// within decides whether the words of left are in b; immediate says how po-imm is to
// be called.
func (d *decider) within(left *auto, b *kat.Expr, immediate bool) (ok bool, word string) {
	k := wide{e: d.views.Expr(b)}
	for _, arcs := range left.arcs {
		for _, t := range arcs {
			k.inverses = k.inverses || t.letter.Inv
		}
	}
	right := d.rights[k]
	if right == nil {
		right = &auto{}
		right.add(d.b.build(d.grow.Expr(k.e)))
		d.widen(right, k.inverses)
		d.rights[k] = right
	}
	return d.search(left, right, immediate)
}

// search looks for a word of left that is not one of right.
func (d *decider) search(left, right *auto, immediate bool) (ok bool, word string) {
	reps, group := representatives(left, right)
	n := len(right.arcs)
	final := newSet(n)
	for q, f := range right.final {
		if f {
			final.add(int32(q))
		}
	}
	// step says where right goes from set along l to an event of kind k.
	step := func(set bitset, l kat.Letter, k int32) bitset {
		next := newSet(n)
		for w, x := range set {
			for ; x != 0; x &= x - 1 {
				for i, arcs := 0, right.arcs[w<<6+bits.TrailingZeros64(x)]; i < len(arcs); i++ {
					if t := &arcs[i]; t.letter == l && t.to.has(int(k)) {
						next.add(t.next)
					}
				}
			}
		}
		return next
	}
	sort, sorts := d.sorts(left, reps, group)
	var queue []pair
	seen := make([][]bitset, len(left.arcs)*sorts)
	push := func(x pair) {
		// A smaller set on the right was at least as likely to fail.
		at := &seen[int(x.p)*sorts+sort[x.k]]
		for _, s := range *at {
			if s.in(x.right) {
				return
			}
		}
		*at = append(*at, x.right)
		queue = append(queue, x)
	}
	for _, k := range reps {
		set := newSet(n)
		for _, s := range right.start {
			if s.to.has(int(k)) {
				set.add(s.next)
			}
		}
		for _, s := range left.start {
			if s.to.has(int(k)) {
				push(pair{p: s.next, up: -1, k: k, right: set})
			}
		}
	}
	for i := 0; i < len(queue); i++ {
		x := queue[i]
		if left.final[x.p] && !x.right.meets(final) {
			return false, d.word(immediate, left, right, queue, int32(i))
		}
		if len(queue) > maxPairs {
			return false, "a word too long to be found"
		}
		done := make([]bitset, len(kinds())) // by kind, for one letter
		for n, t := range left.arcs[x.p] {
			if !domainOf(t.letter).has(int(x.k)) {
				continue
			}
			if n > 0 && left.arcs[x.p][n-1].letter != t.letter {
				clear(done)
			}
			next := d.skips && t.letter == (kat.Letter{Rel: kat.RelPOImm})
			for _, k := range reps {
				if !t.to.has(int(k)) || next && !neighbours(group[x.k], group[k]) {
					continue
				}
				if done[k] == nil {
					done[k] = step(x.right, t.letter, k)
				}
				push(pair{p: t.next, up: int32(i), k: k, letter: t.letter, right: done[k]})
			}
		}
	}
	return true, ""
}

// sorts divides representatives by what can follow: kinds of the same sort are
// interchangeable once the tests on them are passed. sort is by representative.
func (d *decider) sorts(a *auto, reps []int32, group map[int32]class) (sort map[int32]int, n int) {
	var froms []class
	for _, arcs := range a.arcs {
		for _, t := range arcs {
			if f := domainOf(t.letter); !slices.Contains(froms, f) {
				froms = append(froms, f)
			}
		}
	}
	sort = map[int32]int{}
	number := map[string]int{}
	for _, k := range reps {
		sig := newSet(len(froms) + len(kinds()))
		for i, f := range froms {
			if f.has(int(k)) {
				sig.add(int32(i))
			}
		}
		if d.skips && group[k].meets(holds(kat.PredFAIL)) {
			sig.add(int32(len(froms)) + k)
		}
		key := sig.key()
		if _, ok := number[key]; !ok {
			number[key] = len(number)
		}
		sort[k] = number[key]
	}
	return sort, len(number)
}

// representatives picks one of each set of kinds of event that no test or letter of
// a and b tells apart, the one with the fewest predicates. group is by representative.
func representatives(a, b *auto) (reps []int32, group map[int32]class) {
	var classes []class
	known := map[class]bool{}
	note := func(c class) {
		if !known[c] {
			known[c] = true
			classes = append(classes, c)
		}
	}
	for _, x := range []*auto{a, b} {
		for _, s := range x.start {
			note(s.to)
		}
		for _, arcs := range x.arcs {
			for _, t := range arcs {
				note(t.to)
				note(domainOf(t.letter))
			}
		}
	}
	first := map[string]int32{}
	all := map[string]class{}
	for k := range kinds() {
		sig := newSet(len(classes))
		for i, c := range classes {
			if c.has(k) {
				sig.add(int32(i))
			}
		}
		key := sig.key()
		c := all[key]
		c.add(k)
		all[key] = c
		if r, ok := first[key]; !ok || bits.OnesCount64(uint64(kinds()[k])) < bits.OnesCount64(uint64(kinds()[r])) {
			first[key] = int32(k)
		}
	}
	group = map[int32]class{}
	for key, r := range first {
		reps = append(reps, r)
		group[r] = all[key]
	}
	slices.Sort(reps)
	return reps, group
}

// neighbours reports whether an event of class d can stand right behind one of class c
// in a thread, with dependencies: a SKIP behind a FAIL, and nothing else behind or before
// them.
func neighbours(c, d class) bool {
	if d.in(holds(kat.PredSKIP)) && !c.meets(holds(kat.PredFAIL)) {
		return false
	}
	if !c.in(holds(kat.PredFAIL)) {
		return true
	}
	for k := range kinds() {
		if c.has(k) && skipsOf(k).meets(d) {
			return true
		}
	}
	return false
}

// counterexample is a word of left that is not in right.
type counterexample struct {
	d           *decider
	left, right *auto
	events      []class
	letters     []kat.Letter
}

// refutes reports whether all words along the letters through such events are counterexamples.
func (x *counterexample) refutes() bool {
	return x.left.all(x.events, x.letters) && !x.right.any(x.events, x.letters)
}

// word prints the word that the search found at queue[i], as general as it can be.
func (d *decider) word(immediate bool, left, right *auto, queue []pair, i int32) string {
	x := &counterexample{d: d, left: left, right: right}
	for ; i >= 0; i = queue[i].up {
		var c class
		c.add(int(queue[i].k))
		x.events = append(x.events, c)
		if queue[i].up >= 0 {
			x.letters = append(x.letters, queue[i].letter)
		}
	}
	slices.Reverse(x.events)
	slices.Reverse(x.letters)
	tests := make([]kat.Test, len(x.events))
	for i := range tests {
		tests[i] = x.weaken(i)
	}
	names := make([]string, len(x.letters))
	for i := range names {
		names[i] = x.letterName(i, immediate)
	}
	var out []string
	for i, t := range tests {
		if t != (kat.Test{}) || len(tests) == 1 {
			out = append(out, t.String())
		}
		if i < len(names) {
			out = append(out, names[i])
		}
	}
	return strings.Join(out, " ")
}

// weaken lets event i be all that it can be while the word is a counterexample, and returns
// the weakest test for that.
func (x *counterexample) weaken(i int) kat.Test {
	context := anything()
	if i > 0 {
		context = codomainOf(x.letters[i-1])
	}
	if i < len(x.letters) {
		context = context.and(domainOf(x.letters[i]))
	}
	// Literals that are not needed are dropped, in two orders: one finds [!ACQ] where
	// the other finds [NA], which says less.
	c := x.events[i]
	best, test := x.dropLiterals(i, context, false)
	x.events[i] = c
	if size, t := x.dropLiterals(i, context, true); size.count() > best.count() {
		best, test = size, t
	}
	x.events[i] = best
	if test != (kat.Test{}) {
		test = plain(enclosing(best), context)
	}
	// What the letters imply is said if it is one thing.
	for _, p := range []kat.Pred{kat.PredR, kat.PredW, kat.PredF, kat.PredTC, kat.PredTB, kat.PredTE, kat.PredTJ, kat.PredBA, kat.PredBL, kat.PredALLOC, kat.PredFREE, kat.PredSKIP} {
		if t := test.And(kat.Test{Has: 1 << p}); best.in(holds(p)) && plain(t, anything()).Has>>p&1 != 0 {
			test = plain(t, anything())
		}
	}
	return test
}

// dropLiterals drops, from the strongest test of event i, literals that the counterexample does
// not need among the events that context allows; negative ones first, or after some positive
// ones. It returns what then passes the test, and the test.
func (x *counterexample) dropLiterals(i int, context class, lacksFirst bool) (class, kat.Test) {
	t, size := enclosing(x.events[i]), x.events[i]
	drop := func(u kat.Test) {
		if u == t {
			return
		}
		old := x.events[i]
		if x.events[i] = x.d.b.class(u).and(context); x.refutes() {
			t, size = u, x.events[i]
		} else {
			x.events[i] = old
		}
	}
	lacks := func() {
		drop(kat.Test{Has: t.Has, Lacks: t.Lacks &^ (1 << kat.PredSCok)})
		for p := kat.Pred(0); p < kat.NumPreds; p++ {
			drop(kat.Test{Has: t.Has, Lacks: t.Lacks &^ (1 << p)})
		}
	}
	if lacksFirst {
		lacks()
	}
	for _, p := range []kat.Pred{kat.PredSCok, kat.PredNA, kat.PredRLX, kat.PredACQ, kat.PredREL, kat.PredACQREL, kat.PredSC} {
		drop(kat.Test{Has: t.Has &^ (1 << p), Lacks: t.Lacks})
	}
	lacks()
	for p := kat.NumPreds; p > 0; p-- {
		drop(kat.Test{Has: t.Has &^ (1 << (p - 1)), Lacks: t.Lacks})
	}
	return size, t
}

// letterName is letter i, or the relation that it is a part of if any part will do.
func (x *counterexample) letterName(i int, immediate bool) string {
	l := x.letters[i]
	name := l.Rel.String()
	for _, g := range [][3]kat.Rel{{kat.RelRFE, kat.RelRFI, kat.RelRF}, {kat.RelCOE, kat.RelCOI, kat.RelCO}, {kat.RelFRE, kat.RelFRI, kat.RelFR}} {
		other := g[0]
		if l.Rel == g[0] {
			other = g[1]
		} else if l.Rel != g[1] {
			continue
		}
		x.letters[i].Rel = other
		if x.refutes() {
			name = g[2].String()
		}
		x.letters[i] = l
	}
	if l.Rel == kat.RelPOImm && !immediate {
		name = kat.RelPO.String()
	}
	if l.Inv {
		name += "^-1"
	}
	return name
}

// mentions reports whether r occurs in e.
func mentions(e *kat.Expr, r kat.Rel) bool {
	return e.Op == kat.OpLetter && e.Letter.Rel == r || slices.ContainsFunc(e.Args, func(a *kat.Expr) bool { return mentions(a, r) })
}

// all reports whether a accepts every word along ls through events of the given
// classes, as far as one run shows.
func (a *auto) all(events []class, ls []kat.Letter) bool {
	return a.run(events, ls, func(t arc, c class) bool { return c.in(t.to) })
}

// any reports whether a may accept such a word.
func (a *auto) any(events []class, ls []kat.Letter) bool {
	return a.run(events, ls, func(t arc, c class) bool { return c.meets(t.to) })
}

func (a *auto) run(events []class, ls []kat.Letter, pass func(t arc, c class) bool) bool {
	set := newSet(len(a.arcs))
	for _, s := range a.start {
		if pass(s, events[0]) {
			set.add(s.next)
		}
	}
	for i, l := range ls {
		next := newSet(len(a.arcs))
		set.each(func(q int32) {
			for _, t := range a.arcs[q] {
				if t.letter == l && pass(t, events[i+1]) {
					next.add(t.next)
				}
			}
		})
		set = next
	}
	found := false
	set.each(func(q int32) { found = found || a.final[q] })
	return found
}

// bitset is a set of states.
type bitset []uint64

func newSet(n int) bitset { return make(bitset, (n+63)/64) }

func (s bitset) add(i int32) { s[i>>6] |= 1 << (i & 63) }

func (s bitset) and(t bitset) {
	for i := range s {
		s[i] &= t[i]
	}
}

func (s bitset) meets(t bitset) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

func (s bitset) in(t bitset) bool {
	for i := range s {
		if s[i]&^t[i] != 0 {
			return false
		}
	}
	return true
}

func (s bitset) each(f func(i int32)) {
	for w, x := range s {
		for x != 0 {
			f(int32(w<<6 + bits.TrailingZeros64(x)))
			x &= x - 1
		}
	}
}

// key names s among sets of the same size.
func (s bitset) key() string {
	b := make([]byte, 0, 8*len(s))
	for _, w := range s {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	return string(b)
}
