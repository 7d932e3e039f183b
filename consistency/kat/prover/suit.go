package prover

import (
	"fmt"
	"slices"

	"genmcgo/consistency/kat"
)

// Suitable reports why TruSt cannot explore s, as an *Error with position, reason
// and hint; nil if it can.
//
// The exploration (TruSt, POPL 2022, §2 and §4) adds events one at a time. It reaches
// every consistent execution, each once and without meeting a dead end, because
//
//   - a consistent graph stays consistent when events are removed that no other one
//     depends on causally. Else an execution could have no way to be built.
//   - a consistent graph can be extended by any event that a thread is ready to do,
//     if it makes the canonical choice: a read reads the last write in co, a write
//     comes last. Else the exploration stops in graphs that are no executions, and
//     revisits, which count on canonical choices, miss some.
//   - causality is acyclic, and what an event is and does is decided by its causal past.
//
// Causality is (po ∪ rf ∪ tc ∪ tj)+, with dependencies (ppo ∪ rfe ∪ tc ∪ tj)+. No
// statement of the language counts what is absent, so constraints themselves can
// only become true by removing events. What is left to check is said at each of the
// functions below.
func Suitable(s *kat.Spec) error {
	if e := newSuit(s).check(); e != nil {
		return e
	}
	return nil
}

// suit checks one model.
type suit struct {
	*decider
	spec *kat.Spec
	// porf is what precedes an event causally, past what a view may contain.
	porf, past *kat.Expr
	answers    map[question]string
}

func newSuit(s *kat.Spec) *suit {
	c := &suit{decider: newDecider(s), spec: s, answers: map[question]string{}}
	if !s.Deps {
		c.porf = kat.Plus(kat.Letters(kat.RelPO, kat.RelRF, kat.RelTC, kat.RelTJ))
		c.past = c.porf
		return c
	}
	if s.PPO != nil {
		step := kat.Union(s.PPO, kat.Letters(kat.RelRFE, kat.RelTC, kat.RelTJ))
		c.porf = kat.Plus(step)
		c.past = kat.Union(c.porf, kat.Seq(kat.Star(step), kat.One(kat.RelPO)))
	}
	return c
}

func (c *suit) check() *kat.Error {
	if c.spec.Deps {
		if e := c.causality(); e != nil {
			return e
		}
	}
	for _, v := range c.spec.Views {
		if e := c.view(v); e != nil {
			return e
		}
	}
	for _, x := range c.spec.Acyclic {
		if e := c.constraint("acyclic", x); e != nil {
			return e
		}
	}
	for _, x := range c.spec.Irreflex {
		if e := c.constraint("irreflexive", x); e != nil {
			return e
		}
	}
	for _, x := range c.spec.Empty {
		if e := c.empty(x); e != nil {
			return e
		}
	}
	for _, x := range c.spec.Inclusions {
		if e := c.inclusion(x); e != nil {
			return e
		}
	}
	return nil
}

// past is what Suitable calls causality, in words.
func (c *suit) causal() string {
	if c.spec.Deps {
		return "(ppo | rfe | tc | tj)+"
	}
	return "(po | rf | tc | tj)+"
}

// view checks that a view can be kept as a vector clock that is computed when its
// event is added. It must be part of the causal past (with dependencies, of what
// precedes the event in its thread and their causal past): else it grows when
// something is added that does not precede the event, and has to shrink when that is
// removed, while choices were made by what it was. And it must be closed under po: a
// clock keeps one number per thread, so who is known stands for all before it.
func (c *suit) view(v kat.View) *kat.Error {
	if ok, word := c.included(v.Expr, c.past); !ok {
		past := c.causal()
		if c.spec.Deps {
			past = "(ppo | rfe | tc | tj)* ; po"
		}
		return &kat.Error{Pos: v.Pos, Text: v.Name, Msg: fmt.Sprintf("the view contains more than what precedes an event causally, %s: %s", past, word),
			Hint: "keep it as a let, or leave out steps that later events can add, such as co and fr"}
	}
	if ok, word := c.included(kat.Seq(kat.One(kat.RelPO), v.Expr), v.Expr); !ok {
		return &kat.Error{Pos: v.Pos, Text: v.Name, Msg: "the view is not closed under po on the left, so it is not a vector clock: " + word,
			Hint: "begin it with po?, or keep it as a let"}
	}
	return nil
}

// constraint checks acyclic and irreflexive constraints.
func (c *suit) constraint(what string, x kat.Constraint) *kat.Error {
	a := c.left(x.Expr)
	for _, s := range a.start {
		if a.final[s.next] {
			t := s.test.String()
			if s.test == (kat.Test{}) {
				t = "id"
			}
			return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text), Msg: fmt.Sprintf("no execution is %s: the relation contains %s", what, t),
				Hint: "write + instead of *, and leave out ?"}
		}
	}
	if e := c.excuse(x); e != nil {
		return e
	}
	if p := c.corner(c.b.cycle(c.b.build(c.views.Expr(x.Expr)))); p != nil {
		return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text),
			Msg:  fmt.Sprintf("an event can violate the constraint whatever it reads and wherever it is written: it is reached by %s and left by %s", letterName(p[0]), letterName(p[1])),
			Hint: "the newest event has no outgoing po, rf, co and fr if it makes the canonical choice; do not leave events by inverse or symmetric steps"}
	}
	if c.spec.Deps {
		return c.holes(what, x)
	}
	return nil
}

// excuse checks unless. An execution that is excused may be extended to one that is
// not; if it then violates the constraint by events that it had before, no choice of
// the new event helps, and the exploration is in a dead end. So what is excused must
// satisfy the constraint anyway: without a word of the excuse's left side there must
// be no word of the constraint. That is the use of unless: it saves a search.
func (c *suit) excuse(x kat.Constraint) *kat.Error {
	u := x.Unless
	if u == nil {
		return nil
	}
	fail := func(msg string) *kat.Error {
		return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text), Msg: msg,
			Hint: "unless may only say when the constraint holds anyway, as in: acyclic [SC] ; r ; [SC] unless [SC] = 0"}
	}
	if u.Right != nil {
		return fail("what is excused need not be so later: a new event can relate what " + kat.Excerpt(u.Left.String()) + " relates and " + kat.Excerpt(u.Right.String()) + " does not")
	}
	// Any steps, a word of the left side, any steps.
	var all []kat.Rel
	for r := kat.Rel(0); r < kat.RelView; r++ {
		all = append(all, r)
	}
	step := kat.Letters(all...)
	anywhere := kat.Star(kat.Union(step, kat.Inverse(step)))
	b := newBuilder()
	right := &auto{}
	right.add(b.build(kat.Seq(c.refine.Expr(anywhere), c.refine.Expr(c.views.Expr(u.Left)), c.refine.Expr(anywhere))))
	if ok, word := c.search(c.left(x.Expr), right, false); !ok {
		return fail("an execution can be excused and violate the constraint: " + word + " contains nothing of " + kat.Excerpt(u.Left.String()) +
			"; a later event can end the excuse")
	}
	return nil
}

// enters and leaves report whether a step along l can end in an event just added,
// or begin in one. Nothing is po-after it, reads from it, or is after it in co.
func enters(l kat.Letter) bool { return !l.Inv || l.Rel == kat.RelFree }
func leaves(l kat.Letter) bool {
	return l.Inv || l.Rel == kat.RelFree || l.Rel == kat.RelLoc || l.Rel == kat.RelThread
}

// corner finds two steps of a cycle between which an event can stand that was just
// added with the canonical choice; nil if there are none. Every new cycle passes the new
// event, so without such corners the constraint can be satisfied by the canonical
// choice. A read may be left to the write that it reads, if that is followed by a
// step along co: the write is the last one, so there is none. To a SKIP and back is no
// way through an event: the SKIP only says what is known of its read, whose label
// has it too, and every past that has the read has the SKIP (runner's Prefix).
func (c *suit) corner(a *auto) *[2]kat.Letter {
	out := make([][]arc, len(a.arcs))
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			if !leaves(t.letter) {
				continue
			}
			switch t.letter.Rel {
			case kat.RelRF, kat.RelRFE, kat.RelRFI:
				if !a.hub[t.next] && !slices.ContainsFunc(a.arcs[t.next], func(u arc) bool {
					return u.letter.Inv || !slices.Contains([]kat.Rel{kat.RelCO, kat.RelCOE, kat.RelCOI}, u.letter.Rel)
				}) {
					continue
				}
			}
			out[p] = append(out[p], t)
		}
	}
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			if !enters(t.letter) {
				continue
			}
			for _, u := range out[t.next] {
				if t.letter.Rel == kat.RelPOImm && t.to.in(holds(kat.PredSKIP)) && u.letter == t.letter.Inverse() {
					continue
				}
				if t.to.meets(domainOf(u.letter)) {
					return &[2]kat.Letter{t.letter, u.letter}
				}
			}
		}
	}
	return nil
}

func letterName(l kat.Letter) string {
	s := l.Rel.String()
	if l.Inv {
		s += "^-1"
	}
	return s
}

// empty checks that nothing has to be done for an empty constraint. A pair that must not
// exist comes into being by adding an event; the event can be the last of it,
// reached by po, rf, co or fr, and then it has no choice that avoids it: the
// constraint would refuse the program a step. Only what no execution contains can be
// demanded to be empty.
func (c *suit) empty(x kat.Constraint) *kat.Error {
	ok, word := c.included(x.Expr, &kat.Expr{Op: kat.OpEmpty})
	if ok {
		return nil
	}
	return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text), Msg: "an event can be added whose canonical choice violates the constraint: " + word,
		Hint: "if it is wrong of a program to do that: error NAME unless ... = 0; if a cycle is meant: irreflexive"}
}

// inclusion checks that an error is one for good. It is looked for when the later
// of two events is added. If the right side could still come to relate them, there
// would be errors that are none; so it must be decided by the causal past. With
// dependencies warnings may be premature: what precedes an event by po alone can come
// later.
func (c *suit) inclusion(x kat.Inclusion) *kat.Error {
	if x.Right == nil || x.Warning && c.spec.Deps {
		return nil
	}
	if ok, word := c.included(x.Right, kat.Union(&kat.Expr{Op: kat.OpID}, c.past)); !ok {
		return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text), Msg: "whether it is so can change later: the right side contains more than " + c.causal() + ": " + word,
			Hint: "compare with a relation such as hb"}
	}
	return nil
}

// causality checks what a model with dependencies says of the order in which
// executions can be built.
//
//   - A thread must not read its own later writes: rf within the thread is no part of
//     causality, so po has to keep it in order, by coherence per location.
//   - ppo must be part of po, else causality is not what threads do in order.
//   - ppo ∪ rfe ∪ tc ∪ tj must be acyclic by a constraint, else there are consistent
//     executions that no order of adding events builds.
//   - Every write must come after what decides its label and value: reads and
//     allocations it depends on, through any number of dependencies, read-modify-writes
//     and reads of the thread's own writes. Else a write may be revisited by one that
//     depends on it: values out of thin air, and an event whose label changes while it
//     is kept. The same for creating and ending a thread and arriving at a barrier, by
//     which other threads learn of it.
//   - What ppo orders after a read comes after what decides the read's value, also if it
//     reads a write of its own thread: the read is kept with the write, and that with what it
//     depends on. Else there are consistent executions in which these come after all that
//     needs them, and no order of adding events builds them.
//   - Whether ppo relates two events must not be decided by what comes after the later
//     one causally: its prefix would change while it is kept. Two events are of one
//     location by the address of the earlier one, so what that depends on must be
//     before the later one as well (IMM has addr;po;[W] for this); and a read may not be
//     ordered with others because it succeeded as a read-modify-write, which is to say
//     because of what it read.
func (c *suit) causality() *kat.Error {
	s := c.spec
	if s.PPO == nil {
		return &kat.Error{Pos: kat.Pos{File: s.File, Line: 1, Col: 1}, Msg: "dependencies in a model that does not say what of program order an execution must respect",
			Hint: "define it: let ppo = ..."}
	}
	fail := func(msg, hint string) *kat.Error { return &kat.Error{Pos: s.PPO.Pos, Msg: msg, Hint: hint} }
	if !c.coherent {
		return fail("nothing keeps a thread from reading its own later writes", "demand coherence per location: coherence of a view that contains po-loc, or acyclic po-loc | rf | co | fr")
	}
	if ok, word := c.included(s.PPO, kat.One(kat.RelPO)); !ok {
		return fail("ppo is not part of po: "+word, "")
	}
	source := kat.Letters(kat.RelAddr, kat.RelData, kat.RelCtrl, kat.RelRMW, kat.RelRFI)
	source = kat.Seq(&kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << kat.PredDEP}}, kat.Plus(source))
	for _, x := range []struct {
		pred kat.Pred
		what string
	}{{kat.PredW, "writes"}, {kat.PredTC, "creations of threads"}, {kat.PredTE, "ends of threads"}, {kat.PredBA, "arrivals at barriers"}} {
		if ok, word := c.included(kat.Seq(source, &kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << x.pred}}), kat.Plus(s.PPO)); !ok {
			return fail("ppo does not keep "+x.what+" behind what they depend on: "+word,
				"it must contain [DEP] ; (addr | data | ctrl | rmw | rfi)+ ; [W], and po before what other threads learn of")
		}
	}
	if word := c.located(); word != "" {
		return fail("what an address depends on decides whether ppo orders later events, and is not before them: "+word,
			"where ppo has po-loc ; [X], it must have addr ; po ; [X]")
	}
	tests := map[*kat.Expr]*kat.Expr{}
	var blind func(e *kat.Expr) *kat.Expr // e without asking whether reads succeeded
	blind = func(e *kat.Expr) *kat.Expr {
		if x := tests[e]; x != nil {
			return x
		}
		x := *e
		if ur := kat.Preds(1 << kat.PredUR); e.Test.Has&ur != 0 {
			x.Test.Has = e.Test.Has&^ur | 1<<kat.PredR
		} else {
			x.Test.Lacks &^= ur
		}
		x.Args = make([]*kat.Expr, len(e.Args))
		for i, a := range e.Args {
			x.Args[i] = blind(a)
		}
		tests[e] = &x
		return &x
	}
	if ok, word := c.included(blind(c.views.Expr(s.PPO)), kat.Plus(s.PPO)); !ok {
		return fail("whether a read-modify-write succeeds decides what ppo orders it with: without that, "+word,
			"test R instead of UR; UW for what comes after the write")
	}
	if ok, word := c.included(kat.Seq(source, kat.One(kat.RelRFI), s.PPO), kat.Plus(s.PPO)); !ok {
		return fail("what decides what a thread's own write brings a read is not before what ppo orders after the read: "+word,
			"where ppo has [R] ; po ; [X], it must have [DEP] ; (addr | data | ctrl | rmw | rfi)+ ; rfi as well")
	}
	missing := ""
	for _, x := range s.Acyclic {
		if x.Unless != nil {
			continue
		}
		ok, word := c.included(c.porf, kat.Plus(x.Expr))
		if ok {
			return nil
		}
		if missing == "" {
			missing = ": " + word
		}
	}
	return fail("causality can be cyclic, because ppo | rfe | tc | tj is not part of an acyclic constraint"+missing, "acyclic ppo | rfe | tc | tj | ...")
}

// located looks for an address dependency, and then po, to an event that ppo orders
// after earlier accesses of its location, that is not in ppo; "" if there is none.
func (c *suit) located() string {
	var seen []class
	for _, arcs := range c.left(c.spec.PPO).arcs {
		for _, t := range arcs {
			if t.letter.Rel != kat.RelPOLoc || slices.Contains(seen, t.to) {
				continue
			}
			seen = append(seen, t.to)
			addr, next := kat.Letter{Rel: kat.RelAddr}, kat.Letter{Rel: kat.RelPOImm}
			a := &auto{start: []arc{{to: holds(kat.PredDEP)}}, final: []bool{false, false, true},
				arcs: [][]arc{{{letter: addr, to: codomainOf(addr), next: 1}}, {{letter: next, to: codomainOf(next), next: 1}, {letter: next, to: t.to, next: 2}}, nil}}
			if ok, word := c.within(a, kat.Plus(c.spec.PPO), false); !ok {
				return word
			}
		}
	}
	return ""
}

// holes checks that a constraint can be satisfied when an event is added into a hole:
// in models with dependencies later events of its thread may be there already, those
// that do not depend on it. So the new event is left by po. A cycle through it must
// use such a step, and after it any number more of po, up to an event from which it
// goes on otherwise, or at which a word ends. If ppo relates the new event to one of
// these, that one is not there: causality has it after the new event.
//
// A run that the new event begins after an address dependency on an earlier event is
// no matter either: what an address depends on, all later events of the thread know
// (event.Deps.AddrPo), whether the event with that address is there or not.
//
// What is part of po cannot be cyclic. What never leaves a location needs no check
// either: the new event is placed, or reads,
// right before the first access that is po-later than it or after that in rf, co and
// fr, and what is then before the new event was before that access.
func (c *suit) holes(what string, x kat.Constraint) *kat.Error {
	r := x.Expr
	if what == "irreflexive" { // each alternative for itself
		rest := slices.DeleteFunc(slices.Clone(kat.Alternatives(r)), func(e *kat.Expr) bool {
			ok, _ := c.included(e, kat.One(kat.RelPO))
			return ok
		})
		r = kat.Union(rest...)
	} else if ok, _ := c.included(r, kat.One(kat.RelPO)); ok {
		return nil
	}
	a := c.b.cycle(c.left(r))
	local := true
	for _, arcs := range a.arcs {
		for _, t := range arcs {
			switch t.letter.Rel {
			case kat.RelPOLoc, kat.RelRFE, kat.RelRFI, kat.RelCOE, kat.RelCOI, kat.RelFRE, kat.RelFRI, kat.RelRMW, kat.RelDetour:
			default:
				local = false
			}
		}
	}
	if local {
		return nil
	}
	in, _ := a.around()
	for p := range a.arcs {
		// Events with which the state is entered by other steps than po, or a word begins.
		var enter []class
		if a.hub[p] {
			enter = append(enter, in[p])
		}
		for q := range a.arcs {
			for _, t := range a.arcs[q] {
				if int(t.next) == p && enters(t.letter) && !withinThread(t.letter) && t.letter.Rel != kat.RelAddr {
					enter = append(enter, t.to)
				}
			}
		}
		for _, from := range enter {
			if word := c.run(a, int32(p), from); word != "" {
				return &kat.Error{Pos: x.Pos, Text: kat.Excerpt(x.Text), Msg: "an event that is added before others of its thread can violate the constraint whatever it reads: " + word + " is not in ppo",
					Hint: "steps of po must begin or end with events that ppo orders"}
			}
		}
	}
	return nil
}

// within reports whether l goes to a later event of the thread and can go past one
// that does not depend on where it began.
func withinThread(l kat.Letter) bool {
	return !l.Inv && (l.Rel == kat.RelPOImm || l.Rel == kat.RelPOLoc)
}

// run looks for a run of steps along po, from an event of class from in state p, to
// an event that causality does not have after it, and says what it found.
func (c *suit) run(a *auto, p int32, from class) string {
	seen := map[int32]bool{p: true}
	stack := []int32{p}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, t := range a.arcs[q] {
			l := t.letter
			if !withinThread(l) || q == p && !from.meets(domainOf(l)) {
				continue
			}
			more := q != p
			if more {
				l = kat.Letter{Rel: kat.RelPOImm}
			}
			if c.ordered(from, l, more, t.to) == "" {
				continue
			}
			if !seen[t.next] && !a.hub[t.next] {
				seen[t.next] = true
				stack = append(stack, t.next)
			}
			// With what events does it go on otherwise?
			on := class{}
			if a.hub[t.next] {
				on = anything()
			}
			for _, u := range a.arcs[t.next] {
				if !withinThread(u.letter) {
					on = on.or(domainOf(u.letter))
				}
			}
			if on = on.and(t.to); on.none() {
				continue
			}
			if word := c.ordered(from, l, more, on); word != "" {
				return word
			}
		}
	}
	return ""
}

// question is one that ordered answers.
type question struct {
	from, to class
	letter   kat.Letter
	more     bool
}

// ordered looks for a step along l, or one or more, from an event of class from to
// one of class to, that is not causality; "" if there is none.
func (c *suit) ordered(from class, l kat.Letter, more bool, to class) string {
	k := question{from, to, l, more}
	word, ok := c.answers[k]
	if !ok {
		a := &auto{start: []arc{{to: from.and(domainOf(l))}}, arcs: [][]arc{{{letter: l, to: to, next: 1}}, nil}, final: []bool{false, true}}
		if more {
			a.arcs[0] = append(a.arcs[0], arc{letter: l, to: codomainOf(l), next: 2})
			a.arcs = append(a.arcs, a.arcs[0])
			a.final = append(a.final, false)
		}
		_, word = c.within(a, c.porf, false)
		c.answers[k] = word
	}
	return word
}
