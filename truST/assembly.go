package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/execution"
	"genmcgo/truST/filter"
	"genmcgo/truST/pool"
	"genmcgo/truST/rvf"
	"genmcgo/truST/task"
)

// This file puts the parts together, once per worker: which explorer, equivalence, filters,
// observers and checks a run has. Before that modelOf chooses the model, and
// ApplyNoUnblock switches stalls off where they are impossible. A part that depends on another
// one asks for that itself, as undone.go for the equivalence.

// newExplorer is the explorer of a worker, m, for cfg.
func newExplorer(cfg *config.Config, sh *attempt, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) engine.Explorer {
	w := newWorker(cfg, sh, model, ref, m)
	if cfg.Equivalence == "rvf" {
		return rvf.New(w, ref, &sh.rvf)
	}
	return w
}

// whole is the task that is the whole exploration.
func whole(cfg *config.Config) pool.Task {
	if cfg.Equivalence == "rvf" {
		return &rvf.Task{}
	}
	return &task.Task{}
}

// newWorker is the graph engine, with a program of its own.
func newWorker(cfg *config.Config, sh *attempt, model consistency.Model, r *config.Refinement, m *pool.Member[pool.Task]) *engine.Worker {
	return newWorkerOn(engine.NewGround(cfg, r), cfg, sh, model, r, m)
}

// newWorkerOn is the graph engine on ground, which no other worker uses at the same time.
func newWorkerOn(on engine.Ground, cfg *config.Config, sh *attempt, model consistency.Model, r *config.Refinement, m *pool.Member[pool.Task]) *engine.Worker {
	w := engine.NewWorker(execution.Workbench{Config: cfg, Program: on.Prog, Space: on.Space, Spare: on.Pool, Model: model, Traits: model.Traits()}, sh.Shared, m)
	w.Equivalence = equivalence.For(&w.Workbench)
	w.Filters = filter.For(&w.Workbench, r)
	w.Checks = check.For(cfg, &w.Traits)
	w.Observers = newObservers(w, sh)
	return w
}

// equivalences are the values of Config.Equivalence, each with what returns an error if a
// configuration cannot be explored up to it.
var equivalences = map[string]func(*config.Config, consistency.Model) error{
	"": nil, "co": nil, "rf": equivalence.CheckRF, "rvf": rvf.Check, "auto": nil,
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
