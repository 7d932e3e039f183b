package trust

import (
	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
)

// newObservers are those that the run sh of w asks for. Whoever limits comes first.
func newObservers(w *engine.Base, sh *attempt) (list []engine.Observer) {
	cfg := w.Config
	if cfg.MaxExecutions > 0 {
		list = append(list, &limiter{run: sh})
	}
	if sh.minimiser != nil {
		list = append(list, sh.minimiser.Keeper(w))
	}
	if sh.meter != nil {
		list = append(list, sh.meter.Tracker(w))
	}
	if sh.probe != nil {
		list = append(list, &probing{probe: sh.probe, w: w})
	}
	if cfg.OnTake != nil {
		list = append(list, &recorder{w: w})
	}
	if cfg.OnExecution != nil {
		list = append(list, &shower{w: w, run: sh})
	}
	return list
}

// limiter is for Config.MaxExecutions.
type limiter struct {
	engine.Blind
	run *attempt
}

// Admits lets no more complete executions count than are wanted. The run is cut short when
// there is an execution too many, not when the limit is reached: that one may be the last.
func (l *limiter) Admits() bool {
	if l.run.admitted.Add(1) <= l.run.Config.MaxExecutions {
		return true
	}
	l.run.Stop("executions")
	return false
}

func (l *limiter) Builds() bool { return true }

// shower is for Config.OnExecution.
type shower struct {
	engine.Blind
	w   *engine.Base
	run *attempt
}

func (s *shower) Builds() bool { return true }

// Finished shows x. The lock is given back also if the callback panics.
func (s *shower) Finished(x *execution.Execution, blocked bool) {
	snapshot := s.w.Snapshot(x)
	snapshot.Digest = s.w.Ledger.Digest
	// The graph may have room for threads of other executions.
	for n := len(snapshot.Threads) - 1; n > 0 && !x.Graph.Exists(int32(n)); n-- {
		snapshot.Threads = snapshot.Threads[:n]
	}
	s.run.showing.Lock()
	defer s.run.showing.Unlock()
	s.w.Config.OnExecution(snapshot, blocked)
}

// recorder is for Config.OnTake.
type recorder struct {
	engine.Blind
	w *engine.Base
	// below is, by place in the stack, the number of alternatives pending in the executions
	// below. An execution below the top of the stack stands still, so this changes only when
	// the stack grows, which it does by one execution at a time.
	below []int
}

func (r *recorder) Began(engine.Explorer) { r.w.Config.OnTake(config.OnTakeBegin) }

// Taking tells how many alternatives are pending after the newest one was taken.
func (r *recorder) Taking(stack []*execution.Execution, _ *execution.Item) {
	n := len(stack) - 1
	for len(r.below) <= n {
		r.below = append(r.below, 0)
	}
	if n > 0 {
		r.below[n] = r.below[n-1] + len(stack[n-1].Work)
	}
	r.w.Config.OnTake(r.below[n] + len(stack[n].Work))
}

func (r *recorder) Through(engine.Explorer) { r.w.Config.OnTake(config.OnTakeEnd) }

// checkRecorder returns an error if what cfg asks for cannot be recorded.
func checkRecorder(cfg *config.Config, _ consistency.Model) error {
	if cfg.OnTake != nil && cfg.Workers != 1 {
		return &config.Error{Field: "Workers", Msg: "OnTake needs a run with one worker"}
	}
	return nil
}
