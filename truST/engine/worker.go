package engine

import (
	"genmcgo/truST/execution"
)

// Worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type Worker struct {
	Base
	Stack  []*execution.Execution
	ready  []int32              // scratch of schedule
	rest   rest                 // what leaves has found
	Choice execution.ReadChoice // scratch of takeRead
	item   execution.Item       // scratch: what the equivalence says of a write
}

// rest is what there is of an execution beside the thread of its newest event, once leaves has
// returned true.
type rest struct {
	joiner int32   // a thread that waits to join others, -1 if there is none
	joined []int32 // scratch of leaf
	// What Checks.Silent says, once it was asked.
	asked, silent bool
}

// keep leaves it for later.
func (w *Worker) keep(x *execution.Execution, it execution.Item) {
	x.Work = append(x.Work, it)
	for _, o := range w.Observers {
		o.Left(&x.Work[len(x.Work)-1])
	}
}
