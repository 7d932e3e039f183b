package engine

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/tail"
)

// Worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type Worker struct {
	Base
	Stack  []*execution.Execution
	list   []int32              // scratch of Schedule and revisits
	rest   rest                 // what leaves has found
	Choice execution.ReadChoice // scratch of takeRead
	item   execution.Item       // scratch: what the equivalence says of a write
}

// rest is what there is of an execution beside the thread of its newest event, once leaves has
// returned true.
type rest struct {
	joiner int32   // a thread that waits to join others, -1 if there is none
	joined []int32 // scratch of leaf
	// What Filters.Leaf and Checks.Silent say, once they were asked.
	asked, silent bool
	// How many events end the execution if the thread ends with result val, and with the process or
	// not; 0 if that was not found out.
	events  int
	val     event.Value
	process bool

	// What seesEnd has found.
	tail     tail.Tail
	attempts tail.Attempts
	foreseen foreseen // if invariants are checked
}

// SetEager has w look for ends of executions at each chance, if eager says so, or only where that has paid.
func (w *Worker) SetEager(eager bool) { w.rest.attempts.Eager = eager }

// keep leaves it for later.
func (w *Worker) keep(x *execution.Execution, it execution.Item) {
	x.Work = append(x.Work, it)
	for _, o := range w.Observers {
		o.Left(&x.Work[len(x.Work)-1])
	}
}

// past is the causal past of write id that revisits by it keep.
func (w *Worker) past(x *execution.Execution, id event.ID) execution.Past {
	return w.Filters.Extends(x, id, w.Equivalence.Past(x, id))
}

// What is counted here is futile: events that were added to graphs of which no execution came. The events of a graph are
// a path in the tree of all that is explored; those up to Execution.Led lead to an execution that was counted, or is
// wrong. What another worker does with an alternative that was handed over is not known: its events count as if an
// execution came of it.

// cut takes the events of x with a stamp above s out of it.
func (w *Worker) cut(x *execution.Execution, s int32) {
	w.drop(x, s+1)
	x.CutTo(s)
	x.Changed, x.Settled = graph.None, 0
}

// drop counts those events of x from stamp n on that led nowhere. x came with the first ones.
func (w *Worker) drop(x *execution.Execution, n int32) {
	if left := int32(len(x.Graph.Order)) - max(n, x.Led, x.Own); left > 0 {
		w.Result.Stats.Futile += uint64(left)
	}
}

// push puts x on the stack.
func (w *Worker) push(x *execution.Execution) {
	x.Own = int32(len(x.Graph.Order))
	x.Changed, x.Settled = graph.None, 0
	w.Stack = append(w.Stack, x)
}

// pop takes the execution on top of the stack, which is through, from it. If it led to an execution, so did the one below
// that it was made of.
func (w *Worker) pop() {
	n := len(w.Stack) - 1
	x := w.Stack[n]
	w.drop(x, 0)
	if n > 0 && x.Led > 0 {
		w.Stack[n-1].Lead(w.Stack[n-1].Newest())
	}
	w.Stack = w.Stack[:n]
	w.Free(x)
}

// foreseen is an end that seesEnd has found, where invariants are checked: the execution is built after all and compared with it. Alternatives
// may be left in what is built, but nothing comes of them.
type foreseen struct {
	events      int // of the execution, 0 if none is foreseen
	stack, work int // executions, and alternatives in this one, that there were; other workers may take some
	before      counts
	ended       bool
}

// end panics unless the execution x, which has just ended, is as foreseen.
func (f *foreseen) end(w *Worker, x *execution.Execution) {
	if f.events != 0 && !w.Control.Stopped() && (f.events != len(x.Graph.Order) || w.counts().reports != f.before.reports) {
		panic("BUG: the end of an execution is not as foreseen")
	}
	f.ended = f.events != 0
}

// backtrack is called before the newest alternative of x is taken up. It panics if something came of those that were left since an end was
// foreseen, and there are no more of these.
func (f *foreseen) backtrack(w *Worker, x *execution.Execution) {
	if f.events == 0 || len(w.Stack) > f.stack || len(w.Stack) == f.stack && len(x.Work) > f.work {
		return
	}
	if now := w.counts(); !w.Control.Stopped() && (!f.ended || now.complete != f.before.complete+1 || now.blocked != f.before.blocked) {
		panic("BUG: what was foreseen of an execution has a choice")
	}
	*f = foreseen{}
}
