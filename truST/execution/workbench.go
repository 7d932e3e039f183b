package execution

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Workbench is what a worker builds executions with: program, model, and the memory of
// executions that are through. Equivalences, filters and searches have the workbench of
// their worker, and nothing else of it.
type Workbench struct {
	Config      *config.Config
	Program     config.Program
	Space       *graph.Space
	Model       consistency.Model
	Traits      consistency.Traits // of the model
	Equivalence Equivalence
	Filters     *Filters
	Control     Control
	Counting    bool                                   // of the refinement that is explored (config.Refinement.Counting)
	Counts      *result.Stats                          // of the worker
	Limit       func(why event.BlockReason, pos int32) // counts an execution that was cut there
	Spare       []*Execution                           // that are through
	// Symmetric are the threads that were taken for interchangeable.
	Symmetric map[event.Tid]bool

	stopping map[*event.Step]bool // of settled
	marks    graph.Marks
}

// Control is what the parts of a worker may ask of the run, and tell it.
type Control interface {
	// Stopped reports whether the run has ended.
	Stopped() bool
	// Fail ends it with an error about the program or about us.
	Fail(err error)
	// Refine ends it to start again, if f changed the refinement.
	Refine(f func(*config.Refinement) bool)
	// RefineAtEnd is Refine once everything is explored, unless that ends early or something is wrong.
	RefineAtEnd(f func(*config.Refinement) bool)
}

// Free gives x, which is not used any more, back.
func (w *Workbench) Free(x *Execution) { w.Spare = append(w.Spare, x) }

// New returns an empty execution, pooled if possible.
func (w *Workbench) New() *Execution {
	if n := len(w.Spare); n > 0 {
		x := w.Spare[n-1]
		w.Spare = w.Spare[:n-1]
		x.Pending, x.Own, x.Led, x.Explained, x.Tail = -1, 0, 0, 0, Tail{}
		x.Stalls, x.marks, x.openTo, x.pasts = x.Stalls[:0], stallMarks{}, graph.None, x.pasts[:0]
		return x
	}
	g := graph.New(w.Space)
	return &Execution{Graph: g, State: w.Model.New(g), Pending: -1, openTo: graph.None}
}

// Add appends step s to thread t and does everything that needs no choice.
func (w *Workbench) Add(x *Execution, t int32, s *event.Step) event.ID {
	g := x.Graph
	x.Pending = -1
	e := g.Add(t, s)
	x.State.Push(e)
	if !g.Newest(e) && !s.Kind.ReadLike() {
		w.Equivalence.Relink(x, e)
	}
	switch s.Kind {
	case event.ThreadCreate:
		c, err := w.Space.Thread(s.Label.Child)
		if err == nil && g.Exists(c) {
			err = &graph.LimitError{Msg: "two deeply nested threads got the same name; create them from main"}
		}
		if err != nil {
			if l, ok := err.(*graph.LimitError); ok {
				l.Pos = s.Pos
			}
			w.Control.Fail(err)
			return e
		}
		if g.NeedsStride(c) {
			x.State.Grow(g.Grow(int(c) + 1))
		}
		g.StartThread(c, e, w.Program.Spawn(s))
		w.Filters.Created(x, e, c)
	case event.ThreadJoin, event.BarrierLeave:
		for _, p := range g.Preds(e) {
			x.State.Join(e, p)
		}
	}
	return e
}

// Next returns the next step of thread t, which is neither finished nor blocked.
func (w *Workbench) Next(x *Execution, t int32) *event.Step { return x.Next(w.Program, t) }

// Upcoming is the next step of thread t, nil if the thread is not there, or is at its end.
func (w *Workbench) Upcoming(x *Execution, t int32) *event.Step {
	g := x.Graph
	if s := g.Next(t); s != nil {
		return s
	}
	if !g.Exists(t) {
		return nil
	}
	if e := g.Last(t); e.Kind != event.ThreadFinish && (e.Await == event.AwaitNone || e.Admits(e.Val)) {
		return w.Next(x, t)
	}
	return nil
}

// ClassOf is what a thread can do whose next step is s, or nil.
func ClassOf(s *event.Step) graph.Class {
	switch {
	case s == nil:
	case s.Kind == event.Read && s.Await == event.AwaitNone:
		return graph.ClassRead
	case s.Kind == event.Read, s.Kind == event.ThreadJoin, s.Kind == event.BarrierLeave:
		return graph.ClassWaits
	case s.Kind != event.Block && s.Kind != event.Error:
		return graph.ClassReady
	}
	return graph.ClassOver
}
