// Package consistency holds the memory models: which reads-from and coherence
// choices an execution graph may make.
//
// A [Model] makes one [State] per graph. The state is told of every change to
// its graph and answers from which position in co a read may read or a write may
// stand: under every model here the allowed choices are a suffix of co, found by
// position instead of by trial (the coherence axioms forbid exactly the
// choices older than something already known). What positions cannot decide
// (RC11's psc) is left to [State.Consistent]. It is not asked about the co-last choice
// of the newest event, which never fails.
//
// The definitions are those of genmc-2024 §4 (Fig. 6) with C++20 release
// sequences; sc, tso and ra as in that paper's tool. "tso" is x86-TSO through the
// compilers' mapping of C11, "tso-allfences" drains the store buffer at every
// C11 fence.
//
// A model of your own implements [Model] and [State]; its [Traits] say what else it can do. The
// example of package consistency/modeltest is a complete model, with the test that checks
// whether it keeps the contract.
package consistency

import (
	"fmt"
	"strings"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Model is a memory model.
type Model interface {
	// Name is what the model is called in results and messages. It need not be unique, and
	// says nothing of what the model is.
	Name() string
	// New returns the state for the empty graph g.
	New(g *graph.Graph) State
	// Traits says what the model promises beyond this contract; Traits{} is right for every
	// model.
	Traits() Traits
}

// State follows one graph. Calls mirror the graph's: Push after graph.Add (and
// after the graph's causal joins), Read after SetRF, Place after Place; Unread,
// Unplace and Pop before their inverses, in reverse order.
type State interface {
	// Push takes note of the newest event e, whose rf or place is not chosen yet.
	Push(e event.ID)
	// Join adds the causal past of from (a finished thread, an arrival at a
	// barrier) to the newest event e.
	Join(e, from event.ID)
	// Pop forgets the newest event e.
	Pop(e event.ID)

	// FirstRead is the first position in co that read r may read from; rmw asks
	// on condition that r succeeds as a read-modify-write.
	FirstRead(r event.ID, rmw bool) int32
	Read(r event.ID)
	Unread(r event.ID)
	// FirstPlace is the first position (from 1) at which write w may be inserted.
	FirstPlace(w event.ID) int32
	Place(w event.ID)
	Unplace(w event.ID)

	// Consistent checks what positions do not: the graph, whose newest choice is
	// that of e (a read with rf or a write with its place). It need not be asked
	// when the choice was the co-last one.
	Consistent(e event.ID) bool
	// ByPosition says that Consistent holds for every position from FirstRead or
	// FirstPlace on, whatever the newest event of the graph as it is now chooses.
	ByPosition() bool

	// HB sets view to the events that happen before e, and e: view[t] becomes the largest
	// index of such an event of thread t, -1 if there is none. view belongs to the caller,
	// has at most g.Stride() entries, and is not kept.
	HB(e event.ID, view []int32)
	// HappensBefore reports whether a happens before b or is b, as HB of b says. Initial
	// writes happen before everything.
	HappensBefore(a, b event.ID) bool

	// Restrict is called after the graph of this state became the restriction of
	// from's graph to n[t] events per thread. A Dependent is given nil for n: the graph
	// may have become any other, from may be the state itself.
	Restrict(from State, n []int32)
	// Grow is called after the graph's views were widened to stride entries.
	Grow(stride int)
}

// Dependent is implemented by the states of models under which po ∪ rf may be
// cyclic, because only dependencies keep a thread's events in order. The machine
// must then track them (event.DepTable), and graphs may have holes: events that
// are not there although later ones of their thread are.
type Dependent interface {
	State
	// Prefix marks the causal past of e and e: the events without which the label
	// of e, or the write that a marked read reads, would not be what it is, and what
	// the model orders before them. Only events older than e or already marked count.
	Prefix(e event.ID, m *graph.Marks)
}

// Comparer is implemented by Dependent states that compare causal pasts faster than by marking both.
type Comparer interface {
	Dependent
	// Beyond reports whether the causal past of w, a write, has an event that is not in that of r, a read of the same
	// thread which reads w. What m marks afterwards is not said.
	Beyond(r, w event.ID, m *graph.Marks) bool
}

// Overtaker is implemented by the states of the part of a model with dependencies in whose graphs
// po ∪ rf is acyclic (Traits.IfAcyclic).
type Overtaker interface {
	State
	// Overtaken reports whether the model with dependencies lets a write of r's thread, po-after
	// read r, take effect before r: one up to index last, or one after that, where the thread
	// goes on with ahead: writes, and one step of any kind; nothing if the thread ends. It may
	// say so where none does, as it looks no further than that. The first line that holds decides:
	//
	//	r is an acquire, be it one only if it fails                      no
	//	a write up to last does not wait for r                           yes
	//	an acquire or a fence up to last waits for r: all else does      no
	//	then, for each step ahead:
	//	  there is none left: the thread ends                            no
	//	  a fence, the creation of a thread or the like                  no
	//	  an operation that waits for one on its object up to last,      no
	//	    which waits for r
	//	  a condition or an address before the step depends on r         no
	//	  a write that is a release, or depends on r                     as the next step
	//	  a write, or a read, behind which a write may come              yes
	//
	// For imm x waits for r if dependencies, releases, acquires, fences and reads of its own
	// thread's writes lead from r to x. TestOvertaken of package trust has a program for each line.
	Overtaken(r event.ID, last int32, ahead []*event.Step) bool
}

// Keeper is implemented by states of models with dependencies, and of their parts, that tell of the past of a write what does not
// depend on what other threads do.
type Keeper interface {
	State
	// Keeps marks events among 0 to i-1 of thread t. Event i, which need not be there, is a read-modify-write with the steps read and
	// write. In every graph that has these events, those marked are in the causal past of the write, whatever is read.
	Keeps(t, i int32, read, write *event.Step, m *graph.Marks)
}

// Dependencies reports whether the states of m are Dependent.
func Dependencies(m Model) bool { return m.Traits().Dependencies }

// Local is implemented by states of models under which, as long as ByPosition holds, a
// graph is consistent if the coherence order of each location agrees with what happens
// before what, whatever those of other locations are.
type Local interface {
	State
	// Reordered says that the coherence order of a location was exchanged for another.
	Reordered()
}

// Witness is implemented by states under which the coherence order of the graph is no more
// than a witness that there is one: a choice that it forbids may be possible in another one.
type Witness interface {
	State
	// Seek looks for another coherence order with which event e may be what it is: a read that
	// has its rf but was not given to Read, or the newest write, without a place; e may also
	// be none. The first write of each pair of first is to come before the second. If there
	// is such an order, the graph has it then, and e its place in it, as if Read or Place was
	// called. searched: that was not to be seen at once. It may take long then, and now and
	// then stopped is asked whether to give up.
	Seek(e event.ID, first [][2]event.ID, stopped func() bool) (found, searched bool)
	// FirstReadIn is FirstRead of d in a part of the graph. What comes before d in po ∪ rf
	// belongs to that part; d itself need not.
	FirstReadIn(d event.ID, p Part) int32
	// Check says what is wrong with the witness, "" if nothing is. For tests.
	Check() string
}

// Part is a part of a graph: the events that are older than one with stamp Before, and those
// in the view With, a causal past, but for the event Without.
type Part struct {
	Before  int32
	With    []int32
	Without event.ID
}

// Has reports whether e belongs to the part of g. Initial writes do.
func (p *Part) Has(g *graph.Graph, e event.ID) bool {
	return e.Thread < 0 || e != p.Without && (graph.In(p.With, e) || g.At(e).Stamp < p.Before)
}

// Buffering is implemented by states of models that order all events, and a write when it reaches memory.
type Buffering interface {
	State
	// Waits reports whether event a, po-before b, comes before b in that order because of their thread alone.
	Waits(a, b event.ID) bool
}

// Judge is implemented by states of models that say themselves which pairs of
// events are errors. Data races are then looked for by the model alone.
type Judge interface {
	State
	// Judge calls found for each thing wrong with the newest event e, whose choice is
	// made, until found returns false; it reports whether none did.
	Judge(e event.ID, found func(v Violation) bool) bool
}

// Names of violations that mean the same in every model: a data race (error), and
// writes of one location that nothing orders (warning).
const (
	DataRace        = "data-race"
	UnorderedWrites = "unordered-writes"
)

// Without is m, but its states do not look for violations called name, if they look
// for any.
func Without(m Model, name string) Model {
	if w, ok := m.(interface{ Without(name string) Model }); ok {
		return w.Without(name)
	}
	return m
}

// Violation is an error or warning that a model defines.
type Violation struct {
	Name    string // as the model calls it
	Warning bool
	Other   event.ID // the event that e is in conflict with, graph.None if there is none
}

// models are the built-in models, from strong to weak: each allows what those before it allow,
// but for ra, which knows no seq_cst. Names, and all that goes over the models by name, has them
// from here.
var models = []Model{
	scModel{},
	tsoModel{allFences: true},
	tsoModel{},
	rc11Model{},
	raModel{},
	immModel{},
}

// ByName returns the built-in model called name.
func ByName(name string) (Model, error) {
	for _, m := range models {
		if m.Name() == name {
			return m, nil
		}
	}
	return nil, fmt.Errorf("unknown memory model %q; built in are %s", name, strings.Join(Names(), ", "))
}

// Names lists the built-in models, from strong to weak.
func Names() []string { return NamesOf(func(Traits) bool { return true }) }

// NamesOf lists those built-in models, from strong to weak, whose traits promise what is asked.
func NamesOf(promised func(Traits) bool) []string {
	var s []string
	for _, m := range models {
		if promised(m.Traits()) {
			s = append(s, m.Name())
		}
	}
	return s
}

// firstKnown is the largest co position that an access in view v of location l
// stands at: nothing older may be read, nothing may be placed at or before it.
// v must be closed under po. Source: genmc-2024 §4.1, coherence by position.
func firstKnown(g *graph.Graph, l int32, v []int32) int32 {
	lo := int32(0)
	co := g.Co(l)
	if len(co) == 1 {
		return 0
	}
	top := int32(len(co)) - 1
	for t, i := range g.LastAccesses(l) {
		n := v[t]
		if n < 0 {
			continue
		}
		for i > n {
			i = g.At(event.ID{Thread: int32(t), Index: i}).PrevLoc
		}
		for i >= 0 {
			x := g.At(event.ID{Thread: int32(t), Index: i})
			if x.HasRF || x.CoPos > 0 {
				if p := g.PosOf(x); p > lo {
					if p == top {
						return p
					}
					lo = p
				}
				break
			}
			i = x.PrevLoc // the event that is being added has no position yet
		}
	}
	return lo
}

// FirstKnown is the largest co position that an access in view v of location l of g
// stands at: nothing older may be read, nothing may be placed at or before it. v is
// closed under po. Events without a position do not count. Source: genmc-2024 §4.1.
func FirstKnown(g *graph.Graph, l int32, v []int32) int32 { return firstKnown(g, l, v) }

// causal calls f for every event of g, predecessors in po, rf, creation and join
// first. A read whose rf is set comes after the write it reads.
func causal(g *graph.Graph, f func(e event.ID)) {
	done := make([]int32, g.Threads())
	left := append([]event.ID(nil), g.Order...)
	ready := func(e event.ID) bool {
		if e.Index != done[e.Thread] {
			return false
		}
		x := g.At(e)
		seen := func(y event.ID) bool { return y.Thread < 0 || y.Index < done[y.Thread] }
		switch {
		case x.Kind == event.Read && x.HasRF && g.Partial(x.Loc):
			for _, y := range g.Cut(nil, e) {
				if !seen(y) {
					return false
				}
			}
		case x.Kind == event.Read && x.HasRF:
			return seen(x.RF)
		case x.Kind == event.ThreadStart:
			return seen(g.Creator(e.Thread))
		case x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave:
			for _, y := range g.Preds(e) {
				if !seen(y) {
					return false
				}
			}
		}
		return true
	}
	for len(left) > 0 {
		rest := left[:0]
		n := len(left)
		for _, e := range left {
			if ready(e) {
				done[e.Thread]++
				f(e)
			} else {
				rest = append(rest, e)
			}
		}
		if len(rest) == n {
			panic("BUG: po ∪ rf is cyclic")
		}
		left = rest
	}
}

// Sized is a State that knows about how much memory it takes, in bytes.
type Sized interface{ Bytes() int }
