package trust

import (
	"sync"
	"sync/atomic"

	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/hunt"
	"genmcgo/truST/minimise"
	"genmcgo/truST/progress"
	"genmcgo/truST/rvf"
	"genmcgo/truST/wire"
)

// attempt is an exploration under a refinement, or the sampling of one: a run makes another one
// each time that more is learnt about the program.
type attempt struct {
	*engine.Shared
	meter     *progress.Meter     // nil without Config.Progress
	minimiser *minimise.Minimiser // nil without Config.Minimise
	rvf       rvf.Shared
	hunt      *hunt.Shared // nil without Config.Hunt
	probe     *probe       // nil unless an equivalence is to be chosen by what is explored
	needed    uint64       // memory, when there was not enough (Config.MaxMemory)

	admitted atomic.Uint64 // complete executions, under Config.MaxExecutions only
	showing  sync.Mutex    // held while OnExecution runs
}

// reloadEvery and onTask are those of shared, and set by tests.
var (
	reloadEvery uint64
	onTask      func(*wire.Task)
)

// newAttempt is one under ref, after the given number of restarts.
func newAttempt(cfg *config.Config, ref config.Refinement, restarts int) *attempt {
	sh := engine.NewShared(cfg, ref)
	sh.ReloadEvery, sh.OnTask = reloadEvery, onTask
	a := &attempt{Shared: sh, meter: progress.New(sh, restarts), minimiser: minimise.New(sh), hunt: hunt.NewShared(sh)}
	sh.Overlooks = a.minimiser.Overlooks
	return a
}
