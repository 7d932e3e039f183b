package equivalence

import (
	"cmp"

	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// What counts executions together as long as graphs have no holes, and not when they have some.

// CheckHoles returns an error if cfg asks for what cannot be done in graphs with holes, and model makes them from the beginning.
func CheckHoles(cfg *config.Config, model consistency.Model) error {
	if cfg.Symmetry && HaveHoles(model, &config.Refinement{}) {
		return &config.Error{Field: "Symmetry", Msg: "threads cannot be taken for interchangeable (symmetry) under " + whoseGraphs(cfg)}
	}
	return nil
}

// CheckRF returns an error if cfg cannot be explored up to reads-from.
func CheckRF(cfg *config.Config, model consistency.Model) error {
	if cfg.Symmetry {
		return &config.Error{Field: "Symmetry", Msg: "threads cannot be taken for interchangeable (symmetry) when executions are explored up to reads-from"}
	}
	if HaveHoles(model, &config.Refinement{}) {
		return &config.Error{Field: "Equivalence", Msg: "executions cannot be explored up to reads-from under " + whoseGraphs(cfg)}
	}
	return nil
}

// whoseGraphs names the model that cfg asks for, under which explorations begin with holes, and says why they do.
func whoseGraphs(cfg *config.Config) string {
	if cfg.NoIncremental {
		return cfg.Asked() + ", whose graphs have holes if nothing is kept from choice to choice (incremental=false)"
	}
	return cfg.Asked() + ", whose graphs have holes"
}

// Used notes in res by what executions were counted under refinement r: if graphs had holes, up to coherence order, whatever cfg asks for,
// and threads were compared before only.
func Used(cfg *config.Config, model consistency.Model, r *config.Refinement, res *result.Result) {
	res.Equivalence = cmp.Or(cfg.Equivalence, "co")
	if res.Holes = HaveHoles(model, r); res.Holes {
		res.Equivalence, res.Distinct = "co", 0
	}
}

// StillTold is est, which was told under refinement old, or nil if other executions count under refinement r.
func StillTold(est *result.Estimate, cfg *config.Config, model consistency.Model, old, r *config.Refinement) *result.Estimate {
	if (cfg.Symmetry || cfg.Equivalence == "rf") && !HaveHoles(model, old) && HaveHoles(model, r) {
		return nil
	}
	return est
}
