package trust

import (
	"genmcgo/graph"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type worker struct {
	execution.Workbench
	shared    *shared
	hand      *pool.Member[pool.Task]
	stack     []*execution.Execution
	res       result.Result
	ledger    ledger
	checks    *check.Checks
	observers []observer
	ready     []int32              // scratch of schedule
	joiner    int32                // see endsPlainly
	joined    []int32              // scratch of leaf
	choice    execution.ReadChoice // scratch of takeRead
}

// ground is what one worker may leave to the next: steps of the program have their locations
// in the space, graphs in the pool their threads.
type ground struct {
	prog  config.Program
	space *graph.Space
	pool  []*execution.Execution
}

// newGround is a new program with what belongs to it.
func newGround(cfg *config.Config, r *config.Refinement) ground {
	prog := cfg.NewProgram(r)
	space := graph.NewSpace(prog.InitValue)
	space.MaxThreads = cfg.MaxThreads
	return ground{prog: prog, space: space}
}

// keep leaves it for later.
func (w *worker) keep(x *execution.Execution, it execution.Item) {
	x.Work = append(x.Work, it)
	for _, o := range w.observers {
		o.left(&x.Work[len(x.Work)-1])
	}
}

// builds reports whether executions have to be built to be counted.
func (w *worker) builds() bool {
	for _, o := range w.observers {
		if o.builds() {
			return true
		}
	}
	return false
}
