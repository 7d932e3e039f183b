package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/execution"
	"genmcgo/truST/filter"
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
	w := &worker{shared: sh, hand: m, Workbench: execution.Workbench{Config: cfg, Program: on.prog, Space: on.space, Spare: on.pool,
		Model: model, Traits: model.Traits(), Control: sh, Symmetric: map[event.Tid]bool{}}}
	w.Counts = &w.res.Stats
	w.checks = check.For(cfg, &w.Traits)
	w.res.BoundedAt = map[int32]uint64{}
	w.Equivalence = equivalence.For(&w.Workbench)
	w.Filters = filter.For(&w.Workbench, r)
	w.observers = newObservers(w)
	return w
}

// equivalences are the values of Config.Equivalence, each with what returns an error if a
// configuration cannot be explored up to it.
var equivalences = map[string]func(*config.Config, consistency.Model) error{
	"": nil, "co": nil, "rf": equivalence.CheckRF, "rvf": checkRVF, "auto": nil,
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

// newObservers are those that w's run asks for. Whoever limits comes first.
func newObservers(w *worker) (list []observer) {
	cfg, sh := w.Config, w.shared
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
