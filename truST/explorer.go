package trust

import (
	"runtime/debug"

	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/task"
)

// explorer explores tasks. The graph engine (worker) and the exploration up to the values
// that reads return (rvf) are the two that there are; whoever runs them knows nothing else
// of them.
type explorer interface {
	pool.Explorer[pool.Task]
	// base is what every explorer has: program, results, what is shared.
	base() *worker
	// remains estimates the work that is left of the task, in events. learnt is what finished
	// alternatives say.
	remains(learnt *remaining) float64
	// effort is what was done, in events: those that were added, and what it took to find
	// witnesses.
	effort() float64
	// threadsAt appends to list the threads of the execution at hand and returns the
	// number of its events, too.
	threadsAt(list []result.ThreadAt) ([]result.ThreadAt, int)
	// uses is how much memory, in bytes, graphs take, and the number of events of the
	// largest.
	uses() (graphs uint64, events int)
	// close adds to the statistics of base what the explorer counted elsewhere.
	close()
}

// Bits of the pool's signals beside its own.
const (
	signalReport = pool.Others << iota // the caller wants to know how far the run is
	signalProbe                        // a probe wants to look at all that is done
	signalReload                       // tests: hand tasks over now and then, wanted or not
)

// reloadEvery, if not 0, makes every worker turn an alternative into a task at
// each so many-th visit. Set by tests, as is onTask, which sees each task.
var (
	reloadEvery uint64
	onTask      func(*task.Task)
)

// pollSignals does what the signals, some of which are raised, ask explorer x for, and reports
// whether to stop.
func pollSignals(x explorer, signals uint32) (stop bool) {
	w := x.base()
	if signals&pool.Stop != 0 {
		return true
	}
	for _, o := range w.observers {
		o.signalled(x, signals)
	}
	if signals&signalReload != 0 {
		if x.Work()%reloadEvery == 0 {
			w.hand.Give(false)
		}
		return w.hand.Heed(w.hand.Signals.Load() &^ pool.Hungry)
	}
	return w.hand.Heed(w.hand.Signals.Load())
}

// work has the workers of the pool explore task first and all that comes of it. It returns
// the explorers of those that got work.
func (sh *shared) work(model consistency.Model, ref *config.Refinement, first pool.Task) (explorers []explorer) {
	all := make([]explorer, sh.cfg.Workers)
	sh.pool.Put(first)
	if reloadEvery != 0 {
		sh.pool.Raise(signalReload)
	}
	if sh.probe != nil {
		sh.pool.Raise(signalProbe)
	}
	sh.pool.Run(sh.clock(), func(m *pool.Member[pool.Task], t pool.Task) (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = &result.BugError{Value: r, Stack: string(debug.Stack())}
			}
		}()
		x := all[m.Index]
		if x == nil { // only workers that get work need a program
			x = newExplorer(sh.cfg, sh, model, ref, m)
			all[m.Index] = x
			m.Join(x)
		}
		for _, o := range x.base().observers {
			o.began(x)
		}
		if err := x.Run(t); err != nil {
			sh.Fail(err) // which knows what may be overlooked
			return nil
		}
		for _, o := range x.base().observers {
			o.through(x)
		}
		return nil
	})
	for _, x := range all {
		if x != nil {
			x.close()
			explorers = append(explorers, x)
		}
	}
	return explorers
}

// The graph engine as an explorer.

func (w *worker) base() *worker { return w }

// Work is the number of events added.
func (w *worker) Work() uint64 { return w.res.Stats.Visits }

// Run explores t, a *Task.
func (w *worker) Run(t pool.Task) error {
	if err := w.takeTask(t.(*task.Task)); err != nil {
		return err
	}
	w.explore()
	return nil
}

// Give makes a task of the shallowest alternative: as a rule the biggest.
func (w *worker) Give(may func() bool) (pool.Task, bool) {
	for _, x := range w.stack {
		if len(x.Work) == 0 {
			continue
		}
		if !may() {
			return nil, false
		}
		it := x.Work[0]
		x.Work = x.Work[:copy(x.Work, x.Work[1:])]
		t := w.task(x, it)
		if reloadEvery != 0 {
			t = throughBytes(t)
		}
		if onTask != nil {
			onTask(t)
		}
		return t, true
	}
	return nil, false
}

// GiveBack gives back the graphs that are kept to be used again, and asks the program.
func (w *worker) GiveBack() {
	clear(w.Spare)
	w.Spare = nil
	if p, ok := w.Program.(interface{ GiveBack() }); ok {
		p.GiveBack()
	}
}

func (w *worker) close() {}
