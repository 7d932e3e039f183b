package engine

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
	"genmcgo/truST/wire"
)

// Shared is what the workers of one exploration have in common.
type Shared struct {
	Config *config.Config
	Pool   *pool.Pool[pool.Task]

	mu    sync.Mutex
	Ref   config.Refinement
	atEnd []func(*config.Refinement) bool // what RefineAtEnd was called with
	wrong atomic.Bool                     // an error was found

	// Overlooks reports whether an error of the program is no matter; nil: all matter.
	Overlooks func(err error) bool

	Sampling bool // this is no exploration

	// Digests are those of executions that may be reached in several ways (Equivalence.Recurs);
	// nil: each is the first.
	Digests Digests

	// For tests: if ReloadEvery is not 0, every worker turns an alternative into a task once in
	// that number of visits. OnTask, if set, sees each task.
	ReloadEvery uint64
	OnTask      func(*wire.Task)

	// Why the exploration ended early, and the error about the program or about us, once
	// all workers are through.
	Why string
	Err error
}

// NewShared is what the workers of an exploration under ref have in common.
func NewShared(cfg *config.Config, ref config.Refinement) *Shared {
	cfg.MaxEvents = cmp.Or(cfg.MaxEvents, graph.MaxEvents)
	return &Shared{Config: cfg, Pool: pool.New[pool.Task](cfg.Workers), Ref: ref, Digests: &digests{all: map[result.Digest]struct{}{}}}
}

func (sh *Shared) Stopped() bool { return sh.Pool.Stopped() }

// first reports whether no other execution had this digest before.
func (sh *Shared) first(d result.Digest) bool {
	return sh.Digests == nil || sh.Digests.Add(d)
}

// Digests is a set that all workers share.
type Digests interface {
	// Add reports whether d was not in it.
	Add(d result.Digest) bool
}

// digests are Digests that forget none.
type digests struct {
	mu  sync.Mutex
	all map[result.Digest]struct{}
}

// Add implements Digests.
func (s *digests) Add(d result.Digest) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(s.all)
	s.all[d] = struct{}{}
	return len(s.all) > n
}

// Stop ends the exploration; the first reason counts.
func (sh *Shared) Stop(why string) { sh.Pool.Stop(why) }

// Ended takes note of why all workers are through.
func (sh *Shared) Ended() { sh.Why, sh.Err = sh.Pool.Why(), sh.Pool.Err() }

// Explored is Ended of what was no sampling, and no part of an exploration.
func (sh *Shared) Explored() {
	sh.Ended()
	if sh.Why != "" || sh.wrong.Load() {
		return
	}
	if sh.RefinedAtEnd() {
		sh.Why = "refinement"
	}
}

// RefinedAtEnd does what RefineAtEnd has put off, and reports whether that changed the refinement.
func (sh *Shared) RefinedAtEnd() (changed bool) {
	for _, f := range sh.atEnd {
		changed = f(&sh.Ref) || changed
	}
	return changed
}

// noMatter reports whether err, an error of the program, is no matter.
func (sh *Shared) noMatter(err error) bool { return sh.Overlooks != nil && sh.Overlooks(err) }

// Fail ends the exploration with an error about the program or about us.
func (sh *Shared) Fail(err error) {
	if sh.noMatter(err) {
		sh.Stop("error")
		return
	}
	sh.Pool.Fail(err)
}

// Recovered ends the exploration with a BugError if the function that defers it panics.
func (sh *Shared) Recovered() {
	if r := recover(); r != nil {
		sh.Fail(&result.BugError{Value: r, Stack: string(debug.Stack())})
	}
}

// Clock returns Config.ThreadClock, guarded: workers call it outside of tasks.
func (sh *Shared) Clock() func() time.Duration {
	if sh.Config.ThreadClock == nil {
		return nil
	}
	return func() time.Duration {
		defer sh.Recovered()
		return sh.Config.ThreadClock()
	}
}

// Refine ends the exploration to start again, if f changed the refinement.
func (sh *Shared) Refine(f func(*config.Refinement) bool) {
	sh.mu.Lock()
	if f(&sh.Ref) {
		sh.Pool.Stop("refinement")
	}
	sh.mu.Unlock()
}

// RefineAtEnd is Refine once all is explored, if no error was found.
func (sh *Shared) RefineAtEnd(f func(*config.Refinement) bool) {
	sh.mu.Lock()
	sh.atEnd = append(sh.atEnd, f)
	sh.mu.Unlock()
}
