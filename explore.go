package genmcgo

import (
	"context"
	"errors"
	"runtime"
	"slices"

	"genmcgo/cache"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// config is the interpreter's configuration under the refinements so far.
func (s *exploration) config(r *config.Refinement) interp.Config { return s.configOver(&s.base, r) }

// configOver is config with another base.
func (s *exploration) configOver(base, r *config.Refinement) interp.Config {
	cfg := machineConfig(s.opts, r, base)
	cfg.Objects, cfg.Orders = s.objects, s.orders
	return cfg
}

// machineConfig is the interpreter's configuration under refinements, some of which may be nil.
func machineConfig(o *Options, refinements ...*config.Refinement) interp.Config {
	cfg := interp.Config{
		Unroll: o.Unroll, NoUnroll: o.NoUnroll, NoSpin: o.NoSpinDetection, NoFresh: o.NoFreshWrites, NoUndone: o.NoUndoneRounds,
		SpuriousCAS: o.SpuriousCAS, SpuriousWakeups: o.SpuriousWakeups, Racy: o.NoRaces,
		Entry: o.Entry, Args: o.Args, MaxFrames: o.MaxStack, MaxSteps: o.MaxSteps, MaxOps: o.MaxOpsPerThread,
		LibConfig: interp.LibConfig{NondetValues: o.NondetValues, Timeouts: o.TimedWaits, Wakeup: o.wakeup()},
	}
	if !o.NoUndoneRounds {
		cfg.MaxReturns = o.MaxRounds
	}
	if o.CheckLivelock { // rounds that write are explored, not left out
		cfg.NoUndone, cfg.MaxRounds, cfg.MaxReturns = true, o.MaxRounds, o.MaxRounds
	}
	cfg.Cuts, cfg.GuardReads, cfg.GuardWrites = map[event.Addr]struct{}{}, map[event.Addr]struct{}{}, map[event.Addr]struct{}{}
	for _, r := range refinements {
		if r == nil {
			continue
		}
		cfg.GenericBarriers = cfg.GenericBarriers || r.GenericBarriers
		cfg.NoFresh = cfg.NoFresh || r.NoFresh
		cfg.NoAdds = cfg.NoAdds || r.NoAdds
		cfg.NoCounts = cfg.NoCounts || r.NoCounts
		if r.NoUndone && !cfg.NoUndone {
			cfg.NoUndone, cfg.MaxRounds = true, o.MaxRounds
		}
		if r.LongLoops {
			cfg.MaxReturns = 0
		}
		cfg.TrackDeps, cfg.AddrPrecedes = cfg.TrackDeps || r.TrackDeps, cfg.AddrPrecedes || r.AddrPrecedes
		cfg.NoSections = cfg.NoSections || r.WeakModel
		for _, a := range r.GuardReads {
			cfg.GuardReads[a] = struct{}{}
		}
		for _, a := range r.GuardWrites {
			cfg.GuardWrites[a] = struct{}{}
		}
		cfg.Noisy = append(cfg.Noisy, r.Noisy...)
		cfg.Clocks = append(cfg.Clocks, r.Clocks...)
		for _, a := range r.Cuts {
			cfg.Cuts[a] = struct{}{}
		}
		cfg.Blocks = config.JoinBlocks(cfg.Blocks, r.Blocks)
		cfg.ShareAll = cfg.ShareAll || len(r.Shared) > 0
	}
	return cfg
}

// orderings sets in cfg what can be said of the orders in the program without running it, as ir.Program.Orderings.
func (s *exploration) orderings(cfg *config.Config) {
	onlySC, noSC, ordered := s.prog.Orderings()
	cfg.Ordered = ordered
	if s.opts.NoSimplify {
		return
	}
	for _, o := range s.orders {
		onlySC, noSC = onlySC && o == event.SeqCst, noSC && o != event.SeqCst
	}
	cfg.OnlySC, cfg.NoSC = onlySC, noSC
}

// maxMemory is how much memory a run may need; 0: that is not known.
func (o *Options) maxMemory() uint64 {
	if o.MaxMemory != 0 {
		return o.MaxMemory
	}
	return DefaultMaxMemory()
}

// workerProgram makes the program of one of n workers.
func (s *exploration) workerProgram(r *config.Refinement, n int) config.Program {
	s.refine(r)
	c := cache.New(s.newMachine(r), !s.opts.NoCache)
	c.SetBudget(cacheShare(s.opts.CacheMem, n))
	return c
}

// engine is the engine's configuration.
func (s *exploration) engine() config.Config {
	o := s.opts
	workers := min(o.Workers, runtime.GOMAXPROCS(0))
	cfg := config.Config{
		Model: s.model.name, Custom: s.model.model,
		NewProgram: func(r *config.Refinement) config.Program { return s.workerProgram(r, workers) },
		Workers:    o.Workers, Seed: o.Seed, MaxExecutions: o.MaxExecutions, MaxMemory: o.maxMemory(), KeepGoing: o.KeepGoing, AllDeadlocks: o.AllDeadlocks,
		Equivalence: s.equivalence(), Symmetry: o.Symmetry, NoRaces: o.NoRaces, MixedHardware: o.MixedSize == "hardware", Compared: s.all > 1, NoIncremental: o.NoIncremental, NoLookahead: o.NoLookahead || o.CheckLivelock, NoUnblock: o.NoUnblock || o.CheckLivelock,
		NoDeadlock: o.NoDeadlock, AllowVacuous: o.AllowVacuous, CheckLiveness: o.CheckLiveness, CheckLivelock: o.CheckLivelock, CheckDaemons: o.CheckDaemons, WarnUnordered: o.CheckUnordered,
		MaxEvents: o.MaxEvents, MaxThreads: o.MaxThreads,
	}
	cfg.Endings = s.claims.endings()
	cfg.CommuteIf = o.CommuteIf && len(s.prog.Commuting) > 0
	cfg.Commuting = s.commutes() && s.all <= 1 && !o.NoCommute && s.claims == nil && o.Bound == ""
	without := func(h string) bool { return slices.Contains(o.RVFWithout, h) }
	cfg.Bound = o.bound()
	cfg.RVF = config.RVFOptions{NoSignals: without("signals"), NoClosure: without("closure"), NoHint: without("hint"), NoGreedy: without("greedy"), Clock: o.RVFClock}
	s.orderings(&cfg)
	if o.Minimise > 0 && !s.seeking {
		cfg.Minimise = &config.Minimising{Executions: o.Minimise, Cost: report.Cost}
	}
	switch o.Schedule {
	case "ltr":
		cfg.Schedule = config.LeftToRight
	case "random":
		cfg.Schedule = config.Random
	}
	return cfg
}

// commutes reports whether operations may count in fewer orders than there are, because of what the program declares.
func (s *exploration) commutes() bool {
	return s.prog != nil && (s.prog.CommuteAlways() || s.opts.CommuteIf && len(s.prog.Commuting) > 0)
}

// equivalence is what the engine is asked for: several models are compared by what co
// tells apart.
func (s *exploration) equivalence() string {
	if s.opts.Equivalence == "auto" && (s.all > 1 || s.claims != nil || s.opts.Bound != "") {
		return "co"
	}
	return s.opts.Equivalence
}

// explore runs the engine.
func (s *exploration) explore() (*result.Result, error) {
	o := s.opts
	cfg := s.engine()
	if !s.seeking {
		cfg.Sampling = o.sampling(false)
	}
	if s.hunting {
		s.hunt(&cfg)
	}
	watch := s.watch(&cfg, cfg.Sampling != nil)
	defer watch.end()
	if s.seeking {
		cfg.KeepGoing, cfg.MaxExecutions = true, 0
	}
	if s.explored != nil && cfg.Sampling != nil {
		var err error
		if s.sampled, err = s.sampledOnly(cfg); err != nil {
			return nil, err
		}
		cfg.Sampling = nil
		watch.estimated(s.sampled)
	}
	cfg.OnEstimate = watch.estimated
	if s.claims != nil {
		s.ending = s.claims.table()
	}
	if s.explored != nil {
		ctx, cancel := context.WithCancel(s.ctx)
		defer cancel()
		cfg.OnExecution = func(snap *result.Snapshot, blocked bool) {
			s.ended(snap, blocked)
			if s.explored.Add(snap, blocked) {
				cancel()
			}
		}
		return trust.Run(ctx, cfg)
	}
	keep := o.KeepExecutions && s.claims == nil // of an outcome, an example will do
	if keep || o.OnExecution != nil || s.claims != nil {
		names := s.names()
		cfg.OnExecution = func(snap *result.Snapshot, blocked bool) {
			s.ended(snap, blocked)
			if !keep && o.OnExecution == nil {
				return
			}
			e := report.NewExecution(s.number(), snap, blocked, names, s.lines)
			if keep {
				s.mu.Lock()
				s.executions = append(s.executions, e)
				s.mu.Unlock()
			}
			if o.OnExecution != nil {
				o.OnExecution(&e)
			}
		}
	}
	return trust.Run(s.ctx, cfg)
}

// ended counts what an execution leaves in the places that are observed.
func (s *exploration) ended(snap *result.Snapshot, blocked bool) {
	if s.ending != nil && !blocked && !s.seeking {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.ending.Add(snap)
	}
}

// sampledOnly takes samples, as cfg says, and returns the estimate. An error in a sample must not end the run: the
// models are compared by what was explored under each.
func (s *exploration) sampledOnly(cfg config.Config) (*result.Estimate, error) {
	cfg.KeepGoing = true
	res, err := trust.Sample(s.ctx, cfg)
	if limit := (*graph.LimitError)(nil); errors.As(err, &limit) { // the exploration meets the limit, too
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return res.Estimate, nil
}

// refine takes note of the refinement in force. With another one the exploration
// starts again, and what it found so far does not count.
func (s *exploration) refine(r *config.Refinement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.refinement != nil && s.refinement != r {
		s.executions, s.numbered = nil, 0
		if s.ending != nil && !s.seeking {
			s.ending = s.claims.table()
		}
		if s.explored != nil && !s.seeking {
			s.explored.Reset()
		}
	}
	s.refinement = r
}

// number returns the number of the next execution, from 1 in each exploration.
func (s *exploration) number() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.numbered++
	return s.numbered
}

func (s *exploration) refined() *config.Refinement {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.refinement
}
