package engine

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// Worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type Worker struct {
	execution.Workbench
	Shared    *Shared
	Hand      *pool.Member[pool.Task]
	Stack     []*execution.Execution
	Result    result.Result
	Ledger    ledger
	Checks    *check.Checks
	Observers []Observer
	ready     []int32              // scratch of schedule
	rest      rest                 // what leaves has found
	Choice    execution.ReadChoice // scratch of takeRead
	item      execution.Item       // scratch: what the equivalence says of a write
}

// NewWorker is a worker with bench, as member m of the pool of sh. It has no equivalence, filters,
// checks and observers yet.
func NewWorker(bench execution.Workbench, sh *Shared, m *pool.Member[pool.Task]) *Worker {
	w := &Worker{Workbench: bench, Shared: sh, Hand: m}
	w.Control, w.Symmetric, w.Counts = sh, map[event.Tid]bool{}, &w.Result.Stats
	w.Result.BoundedAt = map[int32]uint64{}
	return w
}

// Ground is what one worker may leave to the next: steps of the program have their locations
// in the space, graphs in the pool their threads.
type Ground struct {
	Prog  config.Program
	Space *graph.Space
	Pool  []*execution.Execution
}

// NewGround is a new program with what belongs to it.
func NewGround(cfg *config.Config, r *config.Refinement) Ground {
	prog := cfg.NewProgram(r)
	space := graph.NewSpace(prog.InitValue)
	space.MaxThreads = cfg.MaxThreads
	return Ground{Prog: prog, Space: space}
}

// keep leaves it for later.
func (w *Worker) keep(x *execution.Execution, it execution.Item) {
	x.Work = append(x.Work, it)
	for _, o := range w.Observers {
		o.Left(&x.Work[len(x.Work)-1])
	}
}

// builds reports whether executions have to be built to be counted.
func (w *Worker) builds() bool {
	for _, o := range w.Observers {
		if o.Builds() {
			return true
		}
	}
	return false
}

// Spent counts what w has done.
func (w *Worker) Spent() int64 { return int64(w.Result.Stats.Visits) }
