package trust

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/truST/config"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type worker struct {
	cfg       *config.Config
	shared    *shared
	prog      config.Program
	space     *graph.Space
	model     consistency.Model
	stack     []*execution
	pool      []*execution
	res       result.Result
	ledger    ledger
	ready     []int32 // scratch of schedule
	joiner    int32   // see endsPlainly
	joined    []int32 // scratch of leaf
	observers []observer

	hand *pool.Member[pool.Task]

	eq      equivalence
	filters *filters
	choice  choice // scratch of takeRead
	seek    seeking

	traits consistency.Traits // of the model

	checks *checks
}

// ground is what one worker may leave to the next: steps of the program have their locations
// in the space, graphs in the pool their threads.
type ground struct {
	prog  config.Program
	space *graph.Space
	pool  []*execution
}

// newGround is a new program with what belongs to it.
func newGround(cfg *config.Config, r *config.Refinement) ground {
	prog := cfg.NewProgram(r)
	space := graph.NewSpace(prog.InitValue)
	space.MaxThreads = cfg.MaxThreads
	return ground{prog: prog, space: space}
}

// newExecution returns an empty execution, pooled if possible.
func (w *worker) newExecution() *execution {
	if n := len(w.pool); n > 0 {
		x := w.pool[n-1]
		w.pool = w.pool[:n-1]
		x.pending = -1
		x.stalls = x.stalls[:0]
		return x
	}
	g := graph.New(w.space)
	return &execution{g: g, st: w.model.New(g), pending: -1}
}

// keep leaves it for later.
func (w *worker) keep(x *execution, it item) {
	x.work = append(x.work, it)
	for _, o := range w.observers {
		o.left(&x.work[len(x.work)-1])
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
