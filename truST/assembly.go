package trust

import (
	"fmt"
	"strings"

	"genmcgo/consistency"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/execution"
	"genmcgo/truST/filter"
	"genmcgo/truST/hunt"
	"genmcgo/truST/pool"
	"genmcgo/truST/rvf"
	"genmcgo/truST/wire"
)

// This file puts the parts together, once per worker: which explorer, equivalence, filters,
// observers and checks a run has. Before that modelOf chooses the model, and
// ApplyNoUnblock switches stalls off where they are impossible. A part that depends on another
// one asks for that itself, as undone.go for the equivalence.

// newExplorer is the explorer of a worker, m, for cfg, with a program of its own.
func newExplorer(cfg *config.Config, sh *attempt, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) engine.Explorer {
	on := engine.NewGround(cfg, ref)
	switch {
	case cfg.Hunt != nil:
		return hunt.New(newWorker(on, cfg, sh, model, ref, m), sh.hunt)
	case cfg.Equivalence == "rvf":
		return rvf.New(newBase(on, cfg, sh, model, ref, m), ref, &sh.rvf)
	}
	return newWorker(on, cfg, sh, model, ref, m)
}

// whole is the task that is the whole exploration.
func whole(sh *attempt) pool.Task {
	switch cfg := sh.Config; {
	case cfg.Hunt != nil:
		return sh.hunt.First()
	case cfg.Equivalence == "rvf":
		return &rvf.Task{}
	}
	return &wire.Task{}
}

// newWorker is the graph engine on ground, which no other worker uses at the same time.
func newWorker(on engine.Ground, cfg *config.Config, sh *attempt, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) *engine.Worker {
	w := &engine.Worker{}
	furnish(&w.Base, on, cfg, sh, model, ref, m)
	w.SetEager(cfg.Eager)
	return w
}

// newBase is what an explorer that is not the graph engine stands on.
func newBase(on engine.Ground, cfg *config.Config, sh *attempt, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) *engine.Base {
	w := &engine.Base{}
	furnish(w, on, cfg, sh, model, ref, m)
	return w
}

// furnish gives w all that cfg asks for.
func furnish(w *engine.Base, on engine.Ground, cfg *config.Config, sh *attempt, model consistency.Model, ref *config.Refinement, m *pool.Member[pool.Task]) {
	on.Space.Partial = equivalence.Commutes(cfg, model, ref)
	model = equivalence.ModelFor(model, ref)
	w.Begin(execution.Workbench{Config: cfg, Program: filter.Trying(on.Prog, ref), Space: on.Space, Spare: on.Pool, Model: model, Traits: model.Traits(), Counting: ref.Counting()}, sh.Shared, m)
	on.Space.Forwarding = config.AtomicBlocks(ref.Blocks)
	w.Equivalence = equivalence.For(&w.Workbench, ref)
	w.Filters = filter.For(&w.Workbench, ref)
	w.Checks = check.For(cfg, &w.Traits)
	w.Observers = newObservers(w, sh)
}

// equivalences are those of config.Equivalences, and the other values of Config.Equivalence, each
// with what returns an error if a configuration cannot be explored up to it.
var equivalences = map[string]func(*config.Config, consistency.Model) error{
	"": nil, "co": nil, "rf": equivalence.CheckRF, "rvf": rvf.Check, "auto": nil,
}

// checkEquivalence returns an error if cfg cannot be explored up to cfg.Equivalence.
func checkEquivalence(cfg *config.Config, model consistency.Model) error {
	check, ok := equivalences[cfg.Equivalence]
	if !ok {
		return &config.Error{Field: "Equivalence", Msg: fmt.Sprintf("there is no equivalence %q, only %s and auto", cfg.Equivalence, strings.Join(config.Equivalences, ", "))}
	}
	if check == nil {
		return nil
	}
	return check(cfg, model)
}
