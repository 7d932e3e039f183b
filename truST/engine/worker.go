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

// keep leaves it for later.
func (w *Worker) keep(x *execution.Execution, it execution.Item) {
	x.Work = append(x.Work, it)
	for _, o := range w.Observers {
		o.Left(&x.Work[len(x.Work)-1])
	}
}
