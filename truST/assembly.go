package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/task"
)

// This file puts the parts together, once per worker: which explorer, equivalence, filters,
// observers and checks a run has. Before that modelOf chooses the model, and
// applyNoUnblock switches stalls off where they are impossible. A part that depends on another
// one asks for that itself, as undone.go for the equivalence.

// newExplorer is the explorer of a worker, m, for cfg.
func newExplorer(cfg *config.Config, sh *shared, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) explorer {
	w := newWorker(cfg, sh, model, ref, m)
	if cfg.Equivalence == "rvf" {
		return newRVF(w, ref)
	}
	return w
}

// whole is the task that is the whole exploration.
func whole(cfg *config.Config) pool.Task {
	if cfg.Equivalence == "rvf" {
		return &rvfTask{}
	}
	return &task.Task{}
}

// newWorker is the graph engine, with a program of its own.
func newWorker(cfg *config.Config, sh *shared, model consistency.Model, r *config.Refinement, m *pool.Member[pool.Task]) *worker {
	return newWorkerOn(newGround(cfg, r), cfg, sh, model, r, m)
}

// newWorkerOn is the graph engine on ground, which no other worker uses at the same time.
func newWorkerOn(on ground, cfg *config.Config, sh *shared, model consistency.Model, r *config.Refinement, m *pool.Member[pool.Task]) *worker {
	w := &worker{cfg: cfg, shared: sh, hand: m, model: model, prog: on.prog, space: on.space, pool: on.pool}
	w.traits = model.Traits()
	w.seek.stopped = sh.stopped
	w.checks = checksFor(cfg, &w.traits)
	w.res.BoundedAt = map[int32]uint64{}
	w.ledger.symmetric = map[event.Tid]bool{}
	w.eq = newEquivalence(w)
	w.filters = newFilters(w, r)
	w.observers = newObservers(w)
	return w
}

// newEquivalence is the one that w's configuration and model ask for.
func newEquivalence(w *worker) equivalence {
	switch {
	case w.cfg.Equivalence == "rf":
		return newReadsFrom(w)
	case w.traits.Dependencies:
		if w.space.Deps = w.prog.Deps(); w.space.Deps == nil {
			panic("BUG: a program without dependencies")
		}
		return newHoles(w)
	}
	return &coherenceOrder{w: w}
}

// equivalences are the values of Config.Equivalence, each with what returns an error if a
// configuration cannot be explored up to it.
var equivalences = map[string]func(*config.Config, consistency.Model) error{
	"": nil, "co": nil, "rf": checkRF, "rvf": checkRVF, "auto": nil,
}

// checkEquivalence returns an error if cfg cannot be explored up to cfg.Equivalence.
func checkEquivalence(cfg *config.Config, model consistency.Model) error {
	check, ok := equivalences[cfg.Equivalence]
	if !ok {
		return &config.Error{Field: "Equivalence", Msg: fmt.Sprintf("there is no equivalence %q, only co, rf, rvf and auto", cfg.Equivalence)}
	}
	if check == nil {
		return nil
	}
	return check(cfg, model)
}

// newFilters are those that w's configuration and refinement r ask for.
func newFilters(w *worker, r *config.Refinement) *filters {
	f := &filters{}
	if w.cfg.Symmetry {
		f.add(&symmetry{w: w, distinct: r.Distinct})
	}
	f.add(&lookahead{w: w})
	if !w.cfg.NoUnblock {
		f.add(&stalls{w: w})
	}
	if !r.NoUndone {
		f.add(&undoneRounds{w: w})
	}
	if !r.LongLoops {
		f.add(&returns{w: w})
	}
	return f
}

// newObservers are those that w's run asks for. Whoever limits comes first.
func newObservers(w *worker) (list []observer) {
	cfg, sh := w.cfg, w.shared
	if cfg.MaxExecutions > 0 {
		list = append(list, &limiter{shared: sh})
	}
	if sh.minimiser != nil {
		list = append(list, &keeper{minimiser: sh.minimiser, w: w, best: map[result.Key]int{}})
	}
	if sh.meter != nil {
		list = append(list, sh.meter.tracker(w))
	}
	if sh.probe != nil {
		list = append(list, &probing{probe: sh.probe, w: w})
	}
	if cfg.OnTake != nil {
		list = append(list, &recorder{w: w})
	}
	if cfg.OnExecution != nil {
		list = append(list, &shower{w: w})
	}
	return list
}

// checksFor are the checks that cfg wants, under a model with traits t.
func checksFor(cfg *config.Config, t *consistency.Traits) *checks {
	c := &checks{}
	guards := &guardCheck{plain: cfg.NoRaces}
	c.access.add(look{at: special(graph.Overlapping), check: overlapping}, look{at: special(graph.Sectioned), check: guards.check}, look{at: special(graph.Dynamic), check: alive})
	fresh := look{at: special(graph.Dynamic), check: knownFresh}
	resizing := &resizeCheck{}
	resizes := look{at: special(graph.Resized), check: resizing.check, waiting: resizing.unordered, wanted: resizing.wanted}
	c.read.add(look{at: undefined, check: uninitialised}, fresh)
	c.write.add(fresh)
	c.other.add(look{at: releases, check: release}, look{at: measures, check: measure}, look{at: arrives, check: arrival})
	var races *look
	switch {
	case t.Judges:
		c.judge = newJudge()
		races = &look{at: anyEvent, check: c.judge.check, waiting: c.judge.waiting, wanted: c.judge.wanted, also: true}
		resizing.races = c.judge.any
		c.other.add(*races)
	case !cfg.NoRaces:
		races = &look{at: special(graph.Plain), check: race, waiting: waitingRace, wanted: mayRace}
		resizing.races = areRaces
	}
	if races != nil {
		c.read.add(*races)
		c.write.add(*races)
	}
	c.read.add(resizes)
	c.write.add(resizes)
	switch {
	case !cfg.WarnUnordered || t.Judges:
	case t.Dependencies:
		c.write.add(look{at: anyEvent, check: unorderedByHB})
	default:
		c.write.add(look{at: anyEvent, check: unorderedByPORF})
	}
	if !cfg.NoDeadlock {
		c.stuck = append(c.stuck, deadlock)
	}
	c.stuck = append(c.stuck, liveness)
	if cfg.CheckDaemons {
		c.ended = append(c.ended, daemons)
	}
	c.ended = append(c.ended, leaks, exitStatus)
	return c
}
