package trust

import (
	"genmcgo/consistency"
	"genmcgo/truST/config"
)

// modelOf is the model that cfg asks for, or a simpler one, with the reason for that.
func modelOf(cfg *config.Config) (model consistency.Model, simplified string, err error) {
	model = cfg.Custom
	if model == nil {
		if model, err = consistency.ByName(cfg.Model); err != nil {
			return nil, "", err
		}
	}
	if err := consistency.CheckTraits(model); err != nil {
		return nil, "", err
	}
	model, simplified = simplify(consistency.Ordering(model, cfg.Ordered), cfg)
	if cfg.NoRaces {
		model = consistency.Without(model, consistency.DataRace)
	}
	if !cfg.WarnUnordered {
		model = consistency.Without(model, consistency.UnorderedWrites)
	}
	if cfg.NoIncremental {
		model, err = consistency.FromScratch(model)
	}
	return model, simplified, err
}

// simplify returns a cheaper model with the same executions of the program and says what of
// the program makes it so, or returns model itself. RATIONALE.md says why models are the same.
func simplify(model consistency.Model, cfg *config.Config) (simpler consistency.Model, why string) {
	switch t := model.Traits(); {
	case cfg.OnlySC && !cfg.NoRaces && t.IfOnlySC != nil:
		return t.IfOnlySC, "the program has no atomic access but seq_cst ones, and races are errors"
	case cfg.NoSC && t.IfNoSC != nil:
		return t.IfNoSC, "the program has no seq_cst access"
	}
	return model, ""
}
