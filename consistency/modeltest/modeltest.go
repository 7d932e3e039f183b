// Package modeltest checks that a memory model keeps the contract of consistency.Model
// and consistency.State, whoever wrote it.
//
// [Run] explores small programs under a model and watches every call. [Watch] is the part
// that watches, for explorations of other programs.
//
// What is checked, at a sample of the calls:
//   - HB fills all of the caller's slice, whatever was in it, keeps no reference to it, and
//     writes to it in no later call;
//   - HappensBefore agrees with HB; both agree with program order, with the creation and the
//     joining of threads and with barriers, are transitive and lie in po ∪ rf;
//   - a question changes no answer: FirstRead, FirstPlace, Consistent, Judge and Prefix say
//     the same before and after all others were asked, also from within Judge's callback;
//   - answers are positions; what is co-last is consistent, and so is what ByPosition vouches for;
//   - answers depend on the graph, not on how it came about: a state that follows the same
//     graph, built in another order, says the same.
//
// Non-goal: whether a model allows the right executions (internal/oracle compares them with
// those that brute force finds).
package modeltest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Run explores the programs under m, and reports the first breach of the contract in each
// as an error of t, with the program.
func Run(t testing.TB, m consistency.Model, programs []*litmus.Program) {
	t.Helper()
	checks := 0
	for _, p := range programs {
		said := ""
		w := Watch(m, func(text string) {
			if said == "" {
				said = text
			}
		})
		if err := explore(w, p); err != nil {
			t.Errorf("%s under %s: %v\n%s", p.Name, m.Name(), err, p)
		}
		if said != "" {
			t.Errorf("%s under %s: %s\n%s", p.Name, m.Name(), said, p)
		}
		checks += w.(watched).watch().audits()
	}
	if checks < len(programs) {
		t.Errorf("%s: only %d checks in %d programs", m.Name(), checks, len(programs))
	}
}

// explore explores p under m; what is wrong with p does not matter.
func explore(m consistency.Model, p *litmus.Program) error {
	_, err := trust.Run(context.Background(), config.Config{
		Custom: m, Workers: 1, KeepGoing: true, WarnUnordered: true, MaxExecutions: 2000,
		NewProgram: func(r *config.Refinement) config.Program {
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		},
	})
	if b, ok := err.(*result.BugError); ok {
		return fmt.Errorf("%w\n%s", err, b.Stack)
	}
	return err
}

// Watch returns m with states that check the contract; breach is called with each breach
// of it. The states must be used by one goroutine at a time.
func Watch(m consistency.Model, breach func(text string)) consistency.Model {
	return &model{Model: m, breach: breach}
}

type watched interface{ watch() *model }

type model struct {
	consistency.Model
	breach func(string)
	calls  int    // questions asked of all states
	checks int    // audits made
	part   *model // the watched Traits.IfAcyclic, once it was asked for
}

// audits are those that were made of states of m and of its part.
func (m *model) audits() int {
	if m.part == nil {
		return m.checks
	}
	return m.checks + m.part.checks
}

// Traits implements consistency.Model: the part for graphs without holes is watched, too.
func (m *model) Traits() consistency.Traits {
	t := m.Model.Traits()
	if t.IfAcyclic != nil {
		if m.part == nil {
			m.part = &model{Model: t.IfAcyclic, breach: m.breach}
		}
		t.IfAcyclic = m.part
	}
	return t
}

func (m *model) watch() *model { return m }

func (m *model) failf(format string, args ...any) { m.breach(fmt.Sprintf(format, args...)) }

// Without implements consistency.Without.
func (m *model) Without(name string) consistency.Model {
	return Watch(consistency.Without(m.Model, name), m.breach)
}

// FromScratch implements consistency.Scratch.
func (m *model) FromScratch() consistency.Model {
	n, err := consistency.FromScratch(m.Model)
	if err != nil {
		n = m.Model // which keeps nothing, as far as one can tell
	}
	return Watch(n, m.breach)
}

// New implements consistency.Model: what the state can do besides, the watched one can.
func (m *model) New(g *graph.Graph) consistency.State {
	s := &state{State: m.Model.New(g), m: m, g: g}
	_, judge := s.State.(consistency.Judge)
	_, dependent := s.State.(consistency.Dependent)
	_, local := s.State.(consistency.Local)
	_, overtaker := s.State.(consistency.Overtaker)
	switch {
	case overtaker:
		return justOvertaker{s}
	case judge && dependent:
		return judgeDependent{s, judging{s}, depending{s}}
	case judge:
		return justJudge{s, judging{s}}
	case dependent:
		return justDependent{s, depending{s}}
	case local: // nothing asks judges and dependent ones whether they are
		return justLocal{s}
	}
	return s
}

type (
	judging struct{ s *state }
	// depending has what a consistency.Dependent can do.
	depending struct{ s *state }

	justJudge struct {
		*state
		judging
	}
	justDependent struct {
		*state
		depending
	}
	judgeDependent struct {
		*state
		judging
		depending
	}
	justLocal     struct{ *state }
	justOvertaker struct{ *state }
)

// Overtaken implements consistency.Overtaker.
func (s justOvertaker) Overtaken(r event.ID, last int32, ahead []*event.Step) bool {
	return s.state.State.(consistency.Overtaker).Overtaken(r, last, ahead)
}

// Reordered implements consistency.Local.
func (s justLocal) Reordered() { s.state.State.(consistency.Local).Reordered() }

// state asks its model's state, and checks what that says.
type state struct {
	consistency.State
	m *model
	g *graph.Graph

	held []held // slices that the model was given once
	// The promise that Consistent holds for event whose, if it chooses position from or a
	// later one, as a read-modify-write or not.
	promise struct {
		made bool
		e    event.ID
		from int32
		rmw  bool
	}
	busy bool // an audit is being made
}

// held is a slice that a model has filled, with what it wrote there.
type held struct {
	e          event.ID
	view, want []int32
}

func (s *state) self() *state { return s }

// view is what HB says of e in a slice of n entries that had fill in them before.
func (s *state) view(e event.ID, n int, fill int32) []int32 {
	v := make([]int32, n)
	for i := range v {
		v[i] = fill
	}
	s.State.HB(e, v)
	if len(s.held) > 12 {
		s.held = s.held[1:]
	}
	s.held = append(s.held, held{e, v, slices.Clone(v)})
	return v
}

// HB implements consistency.State.
func (s *state) HB(e event.ID, view []int32) {
	s.question()
	if len(view) > s.g.Stride() {
		s.m.failf("HB of %v is asked for %d entries, of %d", e, len(view), s.g.Stride())
	}
	copy(view, s.checked(e)) // the explorer may not see a scribbled slice
}

// HappensBefore implements consistency.State.
func (s *state) HappensBefore(a, b event.ID) bool {
	s.question()
	return s.State.HappensBefore(a, b)
}

// checked is the view of e in a slice that the model does not know.
func (s *state) checked(e event.ID) []int32 {
	n := s.g.Stride()
	a := s.view(e, n, 1<<20)
	b := s.view(e, n, -9)
	if !slices.Equal(a, b) {
		s.m.failf("HB of %v is %v in a slice of ones, %v in one of minus ones", e, a, b)
	}
	if c := s.view(e, s.g.Threads(), 1<<20); !slices.Equal(c, b[:len(c)]) {
		s.m.failf("HB of %v is %v in a slice of %d entries, %v in one of %d", e, c, len(c), b, n)
	}
	// The slices are the caller's, who may write there what it likes.
	v := slices.Clone(b)
	for _, h := range s.held[len(s.held)-3:] {
		for i := range h.view {
			h.view[i], h.want[i] = 1<<21, 1<<21
		}
	}
	if c := s.view(e, n, 0); !slices.Equal(c, v) {
		s.m.failf("HB of %v is %v after the caller wrote to the slices it gave, %v before", e, c, v)
	}
	return v
}

// examine checks that slices of earlier calls are as they were.
func (s *state) examine() {
	for i := range s.held {
		if h := &s.held[i]; !slices.Equal(h.view, h.want) {
			s.m.failf("the slice that HB of %v filled was %v and is %v after later calls", h.e, h.want, h.view)
			h.view = h.want
		}
	}
}

// question is called before each question; every few it audits the state.
func (s *state) question() {
	s.examine()
	if s.busy {
		return
	}
	if s.m.calls++; s.m.calls%13 != 1 {
		return
	}
	s.busy = true
	s.audit()
	if s.m.calls%26 == 1 && !consistency.Dependencies(s.m) {
		s.compare()
	}
	s.busy = false
}

// audit checks what the state says of all events.
func (s *state) audit() {
	s.m.checks++
	g := s.g
	loose := consistency.Dependencies(s.m)
	views := map[event.ID][]int32{}
	for _, e := range g.Order {
		views[e] = s.checked(e)
	}
	subset := func(a, b event.ID, why string) {
		if a.Thread >= 0 && views[a] != nil && !graph.Subset(views[a], views[b]) {
			s.m.failf("HB of %v is %v, of %v %v, although %s", a, views[a], b, views[b], why)
		}
	}
	for _, e := range g.Order {
		v := views[e]
		if !graph.In(v, e) {
			s.m.failf("HB of %v is %v: without the event itself", e, v)
		}
		for t, n := range v {
			switch {
			case t >= g.Threads() && n != -1:
				s.m.failf("HB of %v is %v, but there is no thread %d", e, v, t)
			case t < g.Threads() && (n < -1 || n >= 0 && (!g.Exists(int32(t)) || n >= g.Slots(int32(t)))):
				s.m.failf("HB of %v is %v, but thread %d has no event %d", e, v, t, n)
			}
		}
		if e.Index > 0 {
			subset(event.ID{Thread: e.Thread, Index: e.Index - 1}, e, "program order has the first before the second")
		}
		for _, p := range g.Preds(e) {
			subset(p, e, "a thread's creation or end, or a barrier, orders them")
		}
		for t, n := range v {
			if n >= 0 {
				subset(event.ID{Thread: int32(t), Index: n}, e, "the first is in the second")
			}
		}
		if !loose && !graph.Subset(v, g.PORF(e)) {
			s.m.failf("HB of %v is %v, which is not part of po ∪ rf, %v", e, v, g.PORF(e))
		}
		for _, a := range g.Order {
			if got := s.State.HappensBefore(a, e); got != graph.In(v, a) {
				s.m.failf("HappensBefore(%v, %v) is %v, but HB of %[2]v is %[4]v", a, e, got, v)
			}
		}
		if !s.State.HappensBefore(event.Init, e) {
			s.m.failf("HappensBefore of the initial write and %v is false", e)
		}
	}
	for e, v := range views {
		if w := s.view(e, len(v), 0); !slices.Equal(v, w) {
			s.m.failf("HB of %v is %v, and %v after other questions", e, v, w)
		}
	}
	s.examine()
}

// pure asks the question f before and after all others, and reports that a answer changed.
func pure[T comparable](s *state, what string, e event.ID, f func() T) T {
	a := f()
	s.question()
	if b := f(); a != b {
		s.m.failf("%s of %v is %v, and %v when it is asked again", what, e, a, b)
	}
	return a
}

// newest reports whether e was added last.
func (s *state) newest(e event.ID) bool { return e == s.g.Order[len(s.g.Order)-1] }

// Push implements consistency.State.
func (s *state) Push(e event.ID) {
	s.examine()
	s.promise.made = false
	s.State.Push(e)
}

// Pop implements consistency.State.
func (s *state) Pop(e event.ID) {
	s.examine()
	s.promise.made = false
	s.State.Pop(e)
}

// FirstRead implements consistency.State.
func (s *state) FirstRead(r event.ID, rmw bool) int32 {
	pos := pure(s, "FirstRead", r, func() int32 { return s.State.FirstRead(r, rmw) })
	s.position("FirstRead", r, pos, 0, int32(len(s.g.Co(s.g.At(r).Loc))))
	s.vouch(r, pos, rmw)
	return pos
}

// FirstPlace implements consistency.State.
func (s *state) FirstPlace(w event.ID) int32 {
	pos := pure(s, "FirstPlace", w, func() int32 { return s.State.FirstPlace(w) })
	s.position("FirstPlace", w, pos, 1, int32(len(s.g.Co(s.g.At(w).Loc)))+1)
	s.vouch(w, pos, false)
	return pos
}

func (s *state) position(what string, e event.ID, pos, low, high int32) {
	if pos < low || pos >= high {
		s.m.failf("%s of %v is %d, not one of %d to %d", what, e, pos, low, high-1)
	}
}

// vouch notes what ByPosition promises of the choices of e.
func (s *state) vouch(e event.ID, from int32, rmw bool) {
	if s.newest(e) && s.State.ByPosition() {
		s.promise.made, s.promise.e, s.promise.from, s.promise.rmw = true, e, from, rmw
	}
}

// chosen checks that a choice at position pos of co, of which last is the last, is
// consistent if that was promised.
func (s *state) chosen(e event.ID, pos, last int32, rmw bool) {
	if !s.newest(e) || !s.g.Newest(e) || s.g.Holes() {
		return
	}
	p := &s.promise
	vouched := p.made && p.e == e && pos >= p.from && rmw == p.rmw
	p.made = false
	if (pos == last || vouched) && !s.State.Consistent(e) {
		s.m.failf("Consistent of %v is false at position %d of %d (ByPosition: %v)", e, pos, last, vouched)
	}
}

// Read implements consistency.State.
func (s *state) Read(r event.ID) {
	s.examine()
	s.State.Read(r)
	if e := s.g.At(r); e.RF.Thread < 0 || s.g.At(e.RF).CoPos > 0 {
		s.chosen(r, s.g.PosOf(e), int32(len(s.g.Co(e.Loc)))-1, e.Succeeds(e.Val))
	}
}

// Place implements consistency.State.
func (s *state) Place(w event.ID) {
	s.examine()
	s.State.Place(w)
	e := s.g.At(w)
	s.chosen(w, e.CoPos, int32(len(s.g.Co(e.Loc)))-1, false)
}

// Consistent implements consistency.State.
func (s *state) Consistent(e event.ID) bool {
	return pure(s, "Consistent", e, func() bool { return s.State.Consistent(e) })
}

// ByPosition implements consistency.State.
func (s *state) ByPosition() bool {
	return pure(s, "ByPosition", s.g.Order[len(s.g.Order)-1], s.State.ByPosition)
}

// Restrict implements consistency.State.
func (s *state) Restrict(from consistency.State, n []int32) {
	s.examine()
	s.promise.made = false
	s.State.Restrict(from.(interface{ self() *state }).self().State, n)
}

// Prefix implements consistency.Dependent.
func (d depending) Prefix(e event.ID, m *graph.Marks) {
	s := d.s
	s.examine()
	s.State.(consistency.Dependent).Prefix(e, m)
	// Once it is marked, it is complete.
	before := map[event.ID]bool{}
	for _, x := range s.g.Order {
		before[x] = m.Has(x)
	}
	s.question()
	s.State.(consistency.Dependent).Prefix(e, m)
	for _, x := range s.g.Order {
		if m.Has(x) != before[x] {
			s.m.failf("Prefix of %v has %v when it is asked again, and had not", e, x)
		}
	}
	if !m.Has(e) {
		s.m.failf("Prefix of %v is without it", e)
	}
}

// Judge implements consistency.Judge.
func (j judging) Judge(e event.ID, found func(v consistency.Violation) bool) bool {
	s := j.s
	s.question()
	ask := func(f func()) (list []consistency.Violation) {
		none := s.State.(consistency.Judge).Judge(e, func(v consistency.Violation) bool {
			list = append(list, v)
			f()
			return true
		})
		if none != (len(list) == 0) {
			s.m.failf("Judge of %v says %v and finds %v", e, none, list)
		}
		return list
	}
	list := ask(func() {})
	// The callback may ask the state all it likes.
	if again := ask(func() {
		for _, x := range s.g.Order {
			s.checked(x)
		}
		s.State.Consistent(e)
	}); !slices.Equal(list, again) {
		s.m.failf("Judge of %v finds %v, and %v if asked for more meanwhile", e, list, again)
	}
	n := 0
	if none := s.State.(consistency.Judge).Judge(e, func(consistency.Violation) bool { n++; return false }); n > 1 || none != (len(list) == 0) {
		s.m.failf("Judge of %v goes on %d times after it was told to stop, and says %v", e, n-1, none)
	}
	for _, v := range list {
		if !found(v) {
			return false
		}
	}
	return len(list) == 0
}

// compare checks that a state of the same graph, built another way, says the same.
func (s *state) compare() {
	g := s.g
	h := graph.New(g.Space)
	other := s.m.Model.New(h)
	if h.Stride() < g.Stride() {
		other.Grow(h.Grow(g.Stride()))
	}
	rebuild(g, h, other)
	n := g.Threads()
	a, b := make([]int32, n), make([]int32, n)
	for _, e := range g.Order {
		s.State.HB(e, a)
		other.HB(e, b)
		if !slices.Equal(a, b) {
			s.m.failf("HB of %v is %v, and %v in a state that follows the same graph, built otherwise", e, a, b)
		}
	}
	e := g.Order[len(g.Order)-1]
	if !h.Contains(e) || h.Order[len(h.Order)-1] != e {
		return
	}
	x := g.At(e)
	switch {
	case x.Kind == event.Read && !x.HasRF:
		for _, rmw := range [2]bool{false, true} {
			if p, q := s.State.FirstRead(e, rmw), other.FirstRead(e, rmw); p != q {
				s.m.failf("FirstRead of %v is %d, and %d in a state that follows the same graph, built otherwise", e, p, q)
			}
		}
	case x.Kind == event.Write && x.CoPos == 0:
		if p, q := s.State.FirstPlace(e), other.FirstPlace(e); p != q {
			s.m.failf("FirstPlace of %v is %d, and %d in a state that follows the same graph, built otherwise", e, p, q)
		}
	case x.IsAccess():
		if p, q := s.State.Consistent(e), other.Consistent(e); p != q {
			s.m.failf("Consistent of %v is %v, and %v in a state that follows the same graph, built otherwise", e, p, q)
		}
	}
}

// rebuild makes the empty graph h, followed by st, the graph g, in an order of po ∪ rf that
// puts the highest thread first, and the newest event last if that can be.
func rebuild(g, h *graph.Graph, st consistency.State) {
	has := func(y event.ID) bool { return y.Thread < 0 || h.Exists(y.Thread) && y.Index < h.Len(y.Thread) }
	last := g.Order[len(g.Order)-1]
	ready := func(e event.ID) bool {
		x := g.At(e)
		if e == last && len(h.Order) < len(g.Order)-1 && (x.Kind == event.Read || x.Kind == event.Write && g.FirstReader(x.Loc, e) == graph.None) {
			return false // it stays the newest: nothing comes after it
		}
		if x.Kind == event.Read && x.HasRF {
			return has(x.RF)
		}
		for _, y := range g.Preds(e) {
			if !has(y) {
				return false
			}
		}
		return true
	}
	add := func(e event.ID) {
		x := g.At(e)
		if id := h.Add(e.Thread, x.Step); id != e {
			panic("BUG: an event has another name")
		}
		st.Push(e)
		switch x.Kind {
		case event.ThreadCreate:
			if c := g.Space.Joined(x.Step); g.Exists(c) {
				h.StartThread(c, e, nil)
			}
		case event.ThreadJoin, event.BarrierLeave:
			for _, p := range h.Preds(e) {
				st.Join(e, p)
			}
		case event.Read:
			if x.HasRF {
				h.SetRF(e, x.RF)
				st.Read(e)
			}
		case event.Write:
			if x.CoPos > 0 {
				pos := int32(1)
				for _, w := range g.Co(x.Loc)[1:x.CoPos] {
					if has(w) {
						pos++
					}
				}
				h.Place(e, pos)
				st.Place(e)
			}
		}
	}
	for len(h.Order) < len(g.Order) {
		before := len(h.Order)
		for t := int32(g.Threads()) - 1; t >= 0; t-- {
			for g.Exists(t) && h.Exists(t) && h.Len(t) < g.Len(t) && ready(event.ID{Thread: t, Index: h.Len(t)}) {
				add(event.ID{Thread: t, Index: h.Len(t)})
			}
		}
		if len(h.Order) == before {
			panic("BUG: po ∪ rf is cyclic")
		}
	}
}
