package trust

import (
	"cmp"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/graph"
	"genmcgo/truST/config"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
)

// shared is what the workers of one exploration have in common.
type shared struct {
	cfg  *config.Config
	pool *pool.Pool[pool.Task]

	admitted atomic.Uint64 // complete executions, under Config.MaxExecutions only
	showing  sync.Mutex    // held while OnExecution runs

	mu  sync.Mutex
	ref config.Refinement

	meter *meter // nil without Config.Progress

	minimiser *minimiser // nil without Config.Minimise
	rvf       rvfShared
	probe     *probe // nil unless an equivalence is to be chosen by what is explored
	needed    uint64 // memory, when there was not enough (Config.MaxMemory)

	sampling bool // this is no exploration

	// Why the exploration ended early, and the error about the program or about us, once
	// all workers are through.
	why string
	err error
}

// newShared is what the workers of an exploration under ref have in common.
func newShared(cfg *config.Config, ref config.Refinement, restarts int) *shared {
	cfg.MaxEvents = cmp.Or(cfg.MaxEvents, graph.MaxEvents)
	sh := &shared{cfg: cfg, pool: pool.New[pool.Task](cfg.Workers), ref: ref}
	sh.meter = newMeter(sh, restarts)
	sh.minimiser = newMinimiser(sh)
	return sh
}

func (sh *shared) Stopped() bool { return sh.pool.Stopped() }

// stop ends the exploration; the first reason counts.
func (sh *shared) stop(why string) { sh.pool.Stop(why) }

// ended takes note of why all workers are through.
func (sh *shared) ended() { sh.why, sh.err = sh.pool.Why(), sh.pool.Err() }

// Fail ends the exploration with an error about the program or about us.
func (sh *shared) Fail(err error) {
	if sh.minimiser.overlooks(err) {
		sh.stop("error")
		return
	}
	sh.pool.Fail(err)
}

// recovered ends the exploration with a BugError if the function that defers it panics.
func (sh *shared) recovered() {
	if r := recover(); r != nil {
		sh.Fail(&result.BugError{Value: r, Stack: string(debug.Stack())})
	}
}

// clock returns Config.ThreadClock, guarded: workers call it outside of tasks.
func (sh *shared) clock() func() time.Duration {
	if sh.cfg.ThreadClock == nil {
		return nil
	}
	return func() time.Duration {
		defer sh.recovered()
		return sh.cfg.ThreadClock()
	}
}

// Refine ends the exploration to start again, if f changed the refinement.
func (sh *shared) Refine(f func(*config.Refinement) bool) {
	sh.mu.Lock()
	if f(&sh.ref) {
		sh.pool.Stop("refinement")
	}
	sh.mu.Unlock()
}
