package engine

import (
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// Observer sees what one worker does, and takes no part in it: with it and without, the same
// executions are explored in the same order. A worker without observers pays nothing.
type Observer interface {
	// Began: x has got a task, which it takes up now.
	Began(x Explorer)
	// Left: alternative it is left for later.
	Left(it *execution.Item)
	// Taking: alternative it, of the execution on top of stack, is taken up. Took: it is
	// being explored now, or led to nothing.
	Taking(stack []*execution.Execution, it *execution.Item)
	Took()
	// Exhausted: there is no alternative left in the task.
	Exhausted()
	// Admits is asked before a complete execution counts. If an observer says no, the run has ended.
	Admits() bool
	// Erred: error f, of key k, was found in x. kept: the observer keeps it, and the engine need
	// not; more: continue with x.
	Erred(x *execution.Execution, k result.Key, f result.Found) (kept, more bool)
	// Finished: an execution was counted, a blocked or a complete one. x is nil if it was
	// counted without being built.
	Finished(x *execution.Execution, blocked bool)
	// Builds reports whether executions have to be built to be counted.
	Builds() bool
	// Signalled: signals are raised in the pool. It is called before an event is added.
	Signalled(x Explorer, signals uint32)
	// Through: x has finished its task.
	Through(x Explorer)
}

// Blind observes nothing; other observers embed it for the methods that they do not need.
type Blind struct{}

func (Blind) Began(Explorer)                                 {}
func (Blind) Left(*execution.Item)                           {}
func (Blind) Taking([]*execution.Execution, *execution.Item) {}
func (Blind) Took()                                          {}
func (Blind) Exhausted()                                     {}
func (Blind) Admits() bool                                   { return true }
func (Blind) Finished(*execution.Execution, bool)            {}
func (Blind) Erred(*execution.Execution, result.Key, result.Found) (kept, more bool) {
	return false, true
}
func (Blind) Builds() bool               { return false }
func (Blind) Signalled(Explorer, uint32) {}
func (Blind) Through(Explorer)           {}

// Explorer explores tasks. There are two: the graph engine (worker), and the exploration up to the
// values that reads return (rvf). Their callers know nothing else of them.
type Explorer interface {
	pool.Explorer[pool.Task]
	// Common is what it stands on.
	Common() *Base
	// Remains estimates the work that is left of the task, in events. learnt is what finished
	// alternatives say.
	Remains(learnt *Remaining) float64
	// Effort is what was done, in events: those that were added, and what it took to find
	// witnesses.
	Effort() float64
	// ThreadsAt appends to list the threads of the execution at hand and returns the
	// number of its events, too.
	ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int)
	// Uses is how much memory, in bytes, graphs take, and the number of events of the
	// largest.
	Uses() (graphs uint64, events int)
	// Close adds to the statistics of base what the explorer counted elsewhere.
	Close()
}

// Bits of the pool's signals beside its own.
const (
	SignalReport = pool.Others << iota // the caller wants to know how far the run is
	SignalProbe                        // a probe wants to look at all that is done
	SignalReload                       // tests: hand tasks over now and then, wanted or not
)

// PollSignals does what the signals, some of which are raised, ask explorer x for, and reports
// whether to stop.
func PollSignals(x Explorer, signals uint32) (stop bool) {
	w := x.Common()
	if signals&pool.Stop != 0 {
		return true
	}
	for _, o := range w.Observers {
		o.Signalled(x, signals)
	}
	if signals&SignalReload != 0 {
		if x.Work()%w.Shared.ReloadEvery == 0 {
			w.Hand.Give(false)
		}
		return w.Hand.Heed(w.Hand.Signals.Load() &^ pool.Hungry)
	}
	return w.Hand.Heed(w.Hand.Signals.Load())
}
