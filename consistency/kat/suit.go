package kat

import (
	"fmt"
	"slices"
	"strings"
)

// Suitable reports why TruSt can not explore s, as an *Error with position, reason
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
func Suitable(s *Spec) error {
	if e := newSuit(s).check(); e != nil {
		return e
	}
	return nil
}

// suit checks one model.
type suit struct {
	*decider
	spec *Spec
	// porf is what precedes an event causally, past what a view may contain.
	porf, past *Expr
	answers    map[question]string
}

func newSuit(s *Spec) *suit {
	c := &suit{decider: newDecider(s), spec: s, answers: map[question]string{}}
	if !s.Deps {
		c.porf = some(letters(RelPO, RelRF, RelTC, RelTJ))
		c.past = c.porf
		return c
	}
	if s.PPO != nil {
		step := either(s.PPO, letters(RelRFE, RelTC, RelTJ))
		c.porf = some(step)
		c.past = either(c.porf, then(many(step), one(RelPO)))
	}
	return c
}

func (c *suit) check() *Error {
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
func (c *suit) view(v View) *Error {
	if ok, word := c.included(v.Expr, c.past); !ok {
		past := c.causal()
		if c.spec.Deps {
			past = "(ppo | rfe | tc | tj)* ; po"
		}
		return &Error{Pos: v.Pos, Text: v.Name, Msg: fmt.Sprintf("the view contains more than what precedes an event causally, %s: %s", past, word),
			Hint: "keep it as a let, or leave out steps that later events can add, such as co and fr"}
	}
	if ok, word := c.included(then(one(RelPO), v.Expr), v.Expr); !ok {
		return &Error{Pos: v.Pos, Text: v.Name, Msg: "the view is not closed under po on the left, so it is no vector clock: " + word,
			Hint: "begin it with po?, or keep it as a let"}
	}
	return nil
}

// constraint checks acyclic and irreflexive constraints.
func (c *suit) constraint(what string, x Constraint) *Error {
	a := c.left(x.Expr)
	for _, s := range a.start {
		if a.final[s.next] {
			t := s.test.String()
			if s.test == (Test{}) {
				t = "id"
			}
			return &Error{Pos: x.Pos, Text: clip(x.Text), Msg: fmt.Sprintf("no execution is %s: the relation contains %s", what, t),
				Hint: "write + instead of *, and leave out ?"}
		}
	}
	if e := c.excuse(x); e != nil {
		return e
	}
	if p := c.corner(c.b.cycle(c.b.build(c.views.expr(x.Expr)))); p != nil {
		return &Error{Pos: x.Pos, Text: clip(x.Text),
			Msg:  fmt.Sprintf("an event can violate the constraint whatever it reads and wherever it is written: it is reached by %s and left by %s", p[0].name(), p[1].name()),
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
func (c *suit) excuse(x Constraint) *Error {
	u := x.Unless
	if u == nil {
		return nil
	}
	fail := func(msg string) *Error {
		return &Error{Pos: x.Pos, Text: clip(x.Text), Msg: msg,
			Hint: "unless may only say when the constraint holds anyway, as in: acyclic [SC] ; r ; [SC] unless [SC] = 0"}
	}
	if u.Right != nil {
		return fail("what is excused need not be so later: a new event can relate what " + clip(u.Left.String()) + " relates and " + clip(u.Right.String()) + " does not")
	}
	// Any steps, a word of the left side, any steps.
	var all []Rel
	for r := Rel(0); r < RelView; r++ {
		all = append(all, r)
	}
	step := letters(all...)
	anywhere := many(either(step, inverse(step)))
	b := newBuilder()
	right := &auto{}
	right.add(b.build(then(c.refine.expr(anywhere), c.refine.expr(c.views.expr(u.Left)), c.refine.expr(anywhere))))
	if ok, word := c.search(c.left(x.Expr), right, false); !ok {
		return fail("an execution can be excused and violate the constraint: " + word + " contains nothing of " + clip(u.Left.String()) +
			"; a later event can end the excuse")
	}
	return nil
}

// clip makes s fit into a message.
func clip(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 60 {
		s = string(r[:57]) + "..."
	}
	return s
}

// enters and leaves report whether a step along l can end in an event just added,
// or begin in one. Nothing is po-after it, reads from it, or is after it in co.
func (l Letter) enters() bool { return !l.Inv || l.Rel == RelFree }
func (l Letter) leaves() bool {
	return l.Inv || l.Rel == RelFree || l.Rel == RelLoc || l.Rel == RelThread
}

// corner finds two steps of a cycle between which an event can stand that was just
// added with the canonical choice; nil if there are none. Every new cycle passes the new
// event, so without such corners the constraint can be satisfied by the canonical
// choice. A read may be left to the write that it reads, if that is followed by a
// step along co: the write is the last one, so there is none. To a SKIP and back is no
// way through an event: the SKIP only says what is known of its read, whose label
// has it too.
func (c *suit) corner(a *auto) *[2]Letter {
	out := make([][]arc, len(a.arcs))
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			if !t.letter.leaves() {
				continue
			}
			switch t.letter.Rel {
			case RelRF, RelRFE, RelRFI:
				if !a.hub[t.next] && !slices.ContainsFunc(a.arcs[t.next], func(u arc) bool { return u.letter.Inv || !slices.Contains([]Rel{RelCO, RelCOE, RelCOI}, u.letter.Rel) }) {
					continue
				}
			}
			out[p] = append(out[p], t)
		}
	}
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			if !t.letter.enters() {
				continue
			}
			for _, u := range out[t.next] {
				if t.letter.Rel == RelPOImm && t.to.in(holds[PredSKIP]) && u.letter == t.letter.inverse() {
					continue
				}
				if t.to.meets(u.letter.from()) {
					return &[2]Letter{t.letter, u.letter}
				}
			}
		}
	}
	return nil
}

func (l Letter) name() string {
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
func (c *suit) empty(x Constraint) *Error {
	ok, word := c.included(x.Expr, &Expr{Op: OpEmpty})
	if ok {
		return nil
	}
	return &Error{Pos: x.Pos, Text: clip(x.Text), Msg: "an event can be added whose canonical choice violates the constraint: " + word,
		Hint: "if it is wrong of a program to do that: error NAME unless ... = 0; if a cycle is meant: irreflexive"}
}

// inclusion checks that an error is one for good. It is looked for when the later
// of two events is added. If the right side could still come to relate them, there
// would be errors that are none; so it must be decided by the causal past. With
// dependencies warnings may be premature: what precedes an event by po alone can come
// later.
func (c *suit) inclusion(x Inclusion) *Error {
	if x.Right == nil || x.Warning && c.spec.Deps {
		return nil
	}
	if ok, word := c.included(x.Right, either(&Expr{Op: OpID}, c.past)); !ok {
		return &Error{Pos: x.Pos, Text: clip(x.Text), Msg: "whether it is so can change later: the right side contains more than " + c.causal() + ": " + word,
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
//   - Whether ppo relates two events must not be decided by what comes after the later
//     one causally: its prefix would change while it is kept. Two events are of one
//     location by the address of the earlier one, so what that depends on must be
//     before the later one as well (IMM has addr;po;[W] for this); and a read may not be
//     ordered with others because it succeeded as a read-modify-write, which is to say
//     because of what it read.
func (c *suit) causality() *Error {
	s := c.spec
	if s.PPO == nil {
		return &Error{Pos: Pos{s.File, 1, 1}, Msg: "dependencies in a model that does not say what of program order an execution must respect",
			Hint: "define it: let ppo = ..."}
	}
	fail := func(msg, hint string) *Error { return &Error{Pos: s.PPO.Pos, Msg: msg, Hint: hint} }
	if !c.coherent {
		return fail("nothing keeps a thread from reading its own later writes", "demand coherence per location: coherence of a view that contains po-loc, or acyclic po-loc | rf | co | fr")
	}
	if ok, word := c.included(s.PPO, one(RelPO)); !ok {
		return fail("ppo is not part of po: "+word, "")
	}
	source := letters(RelAddr, RelData, RelCtrl, RelRMW, RelRFI)
	source = then(&Expr{Op: OpTest, Test: Test{Has: 1 << PredDEP}}, some(source))
	for _, x := range []struct {
		pred Pred
		what string
	}{{PredW, "writes"}, {PredTC, "creations of threads"}, {PredTE, "ends of threads"}, {PredBA, "arrivals at barriers"}} {
		if ok, word := c.included(then(source, &Expr{Op: OpTest, Test: Test{Has: 1 << x.pred}}), some(s.PPO)); !ok {
			return fail("ppo does not keep "+x.what+" behind what they depend on: "+word,
				"it must contain [DEP] ; (addr | data | ctrl | rmw | rfi)+ ; [W], and po before what other threads learn of")
		}
	}
	if word := c.located(); word != "" {
		return fail("what an address depends on decides whether ppo orders later events, and is not before them: "+word,
			"where ppo has po-loc ; [X], it must have addr ; po ; [X]")
	}
	tests := map[*Expr]*Expr{}
	var blind func(e *Expr) *Expr // e without asking whether reads succeeded
	blind = func(e *Expr) *Expr {
		if x := tests[e]; x != nil {
			return x
		}
		x := *e
		if ur := Preds(1 << PredUR); e.Test.Has&ur != 0 {
			x.Test.Has = e.Test.Has&^ur | 1<<PredR
		} else {
			x.Test.Lacks &^= ur
		}
		x.Args = make([]*Expr, len(e.Args))
		for i, a := range e.Args {
			x.Args[i] = blind(a)
		}
		tests[e] = &x
		return &x
	}
	if ok, word := c.included(blind(c.views.expr(s.PPO)), some(s.PPO)); !ok {
		return fail("whether a read-modify-write succeeds decides what ppo orders it with: without that, "+word,
			"test R instead of UR; UW for what comes after the write")
	}
	missing := ""
	for _, x := range s.Acyclic {
		if x.Unless != nil {
			continue
		}
		ok, word := c.included(c.porf, some(x.Expr))
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
			if t.letter.Rel != RelPOLoc || slices.Contains(seen, t.to) {
				continue
			}
			seen = append(seen, t.to)
			addr, next := Letter{Rel: RelAddr}, Letter{Rel: RelPOImm}
			a := &auto{start: []arc{{to: holds[PredDEP]}}, final: []bool{false, false, true},
				arcs: [][]arc{{{letter: addr, to: addr.to(), next: 1}}, {{letter: next, to: next.to(), next: 1}, {letter: next, to: t.to, next: 2}}, nil}}
			if ok, word := c.within(a, some(c.spec.PPO), false); !ok {
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
// What is part of po can not be cyclic. What never leaves a location needs no check
// either: the new event is placed, or reads,
// right before the first access that is po-later than it or after that in rf, co and
// fr, and what is then before the new event was before that access.
func (c *suit) holes(what string, x Constraint) *Error {
	r := x.Expr
	if what == "irreflexive" { // each alternative for itself
		rest := slices.DeleteFunc(slices.Clone(alternatives(r)), func(e *Expr) bool {
			ok, _ := c.included(e, one(RelPO))
			return ok
		})
		r = either(rest...)
	} else if ok, _ := c.included(r, one(RelPO)); ok {
		return nil
	}
	a := c.b.cycle(c.left(r))
	local := true
	for _, arcs := range a.arcs {
		for _, t := range arcs {
			switch t.letter.Rel {
			case RelPOLoc, RelRFE, RelRFI, RelCOE, RelCOI, RelFRE, RelFRI, RelRMW, RelDetour:
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
				if int(t.next) == p && t.letter.enters() && !t.letter.within() && t.letter.Rel != RelAddr {
					enter = append(enter, t.to)
				}
			}
		}
		for _, from := range enter {
			if word := c.run(a, int32(p), from); word != "" {
				return &Error{Pos: x.Pos, Text: clip(x.Text), Msg: "an event that is added before others of its thread can violate the constraint whatever it reads: " + word + " is not in ppo",
					Hint: "steps of po must begin or end with events that ppo orders"}
			}
		}
	}
	return nil
}

// within reports whether l goes to a later event of the thread and can go past one
// that does not depend on where it began.
func (l Letter) within() bool { return !l.Inv && (l.Rel == RelPOImm || l.Rel == RelPOLoc) }

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
			if !l.within() || q == p && !from.meets(l.from()) {
				continue
			}
			more := q != p
			if more {
				l = Letter{Rel: RelPOImm}
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
				on = anything
			}
			for _, u := range a.arcs[t.next] {
				if !u.letter.within() {
					on = on.or(u.letter.from())
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
	letter   Letter
	more     bool
}

// ordered looks for a step along l, or one or more, from an event of class from to
// one of class to, that is not causality; "" if there is none.
func (c *suit) ordered(from class, l Letter, more bool, to class) string {
	k := question{from, to, l, more}
	word, ok := c.answers[k]
	if !ok {
		a := &auto{start: []arc{{to: from.and(l.from())}}, arcs: [][]arc{{{letter: l, to: to, next: 1}}, nil}, final: []bool{false, true}}
		if more {
			a.arcs[0] = append(a.arcs[0], arc{letter: l, to: l.to(), next: 2})
			a.arcs = append(a.arcs, a.arcs[0])
			a.final = append(a.final, false)
		}
		_, word = c.within(a, c.porf, false)
		c.answers[k] = word
	}
	return word
}
