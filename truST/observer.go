package trust

import (
	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// observer sees what one worker does, and takes no part in it: with and without, the same
// executions are explored in the same order. A worker without observers pays nothing.
type observer interface {
	// began: x has got a task, which it takes up now.
	began(x explorer)
	// left: alternative it is left for later.
	left(it *execution.Item)
	// taking: alternative it, of the execution on top of the stack, is taken up; took: it is
	// being explored, or nothing came of it.
	taking(it *execution.Item)
	took()
	// exhausted: there is no alternative left in the task.
	exhausted()
	// admits is asked before a complete execution counts. Where one says no the run has ended.
	admits() bool
	// erred: error f, of key k, was found in x. If kept, the observer keeps what is to be
	// kept of it; more says whether to go on with x.
	erred(x *execution.Execution, k result.Key, f result.Found) (kept, more bool)
	// finished: an execution was counted, a blocked or a complete one. x is nil if it was
	// counted without being built.
	finished(x *execution.Execution, blocked bool)
	// builds reports whether executions have to be built to be counted.
	builds() bool
	// signalled: signals are raised in the pool. It is called before an event is added.
	signalled(x explorer, signals uint32)
	// through: x is through with its task.
	through(x explorer)
}

// blind is an observer of nothing; others have it for what they do not look at.
type blind struct{}

func (blind) began(explorer)                      {}
func (blind) left(*execution.Item)                {}
func (blind) taking(*execution.Item)              {}
func (blind) took()                               {}
func (blind) exhausted()                          {}
func (blind) admits() bool                        { return true }
func (blind) finished(*execution.Execution, bool) {}
func (blind) erred(*execution.Execution, result.Key, result.Found) (kept, more bool) {
	return false, true
}
func (blind) builds() bool               { return false }
func (blind) signalled(explorer, uint32) {}
func (blind) through(explorer)           {}

// limiter is for Config.MaxExecutions.
type limiter struct {
	blind
	shared *shared
}

// admits lets no more complete executions count than are wanted. The run is cut short when
// there is an execution too many, not when the limit is reached: that one may be the last.
func (l *limiter) admits() bool {
	if l.shared.admitted.Add(1) <= l.shared.cfg.MaxExecutions {
		return true
	}
	l.shared.stop("executions")
	return false
}

func (l *limiter) builds() bool { return true }

// shower is for Config.OnExecution.
type shower struct {
	blind
	w *worker
}

func (s *shower) builds() bool { return true }

// finished shows x. The lock is given back also if the callback panics.
func (s *shower) finished(x *execution.Execution, blocked bool) {
	snapshot := s.w.Snapshot(x)
	s.w.shared.showing.Lock()
	defer s.w.shared.showing.Unlock()
	s.w.Config.OnExecution(snapshot, blocked)
}

// recorder is for Config.OnTake.
type recorder struct {
	blind
	w *worker
	// below is, by place in the stack, the number of alternatives pending in the executions
	// below. An execution below the top of the stack stands still, so this changes only when
	// the stack grows, which it does by one execution at a time.
	below []int
}

func (r *recorder) began(explorer) { r.w.Config.OnTake(config.OnTakeBegin) }

// taking tells how many alternatives are pending after the newest one was taken.
func (r *recorder) taking(*execution.Item) {
	stack := r.w.stack
	n := len(stack) - 1
	for len(r.below) <= n {
		r.below = append(r.below, 0)
	}
	if n > 0 {
		r.below[n] = r.below[n-1] + len(stack[n-1].Work)
	}
	r.w.Config.OnTake(r.below[n] + len(stack[n].Work))
}

func (r *recorder) through(explorer) { r.w.Config.OnTake(config.OnTakeEnd) }

// checkRecorder returns an error if what cfg asks for cannot be recorded.
func checkRecorder(cfg *config.Config, _ consistency.Model) error {
	if cfg.OnTake != nil && cfg.Workers != 1 {
		return &config.Error{Field: "Workers", Msg: "OnTake needs a run with one worker"}
	}
	return nil
}
