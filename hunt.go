package genmcgo

import (
	"context"
	"slices"

	"genmcgo/report"
	"genmcgo/truST/config"
)

// Hunt looks for errors in executions of src that are drawn at random. See [Program.Hunt].
func Hunt(ctx context.Context, src Source, o Options) (*report.Report, error) {
	if err := o.ValidateHunt(); err != nil {
		return nil, err
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, err
	}
	return p.Hunt(ctx, o)
}

// Hunt is [Program.Check] for programs that have too many executions: it draws executions at random and
// checks each as Check does, until there is an error, ctx ends, or as many were drawn as o.MaxExecutions
// says. If it finds no error, the verdict is incomplete, and [report.Report.Hunt] says what that is worth.
// With one worker the same o.Seed gives the same executions. See docs/hunt.md.
func (p *Program) Hunt(ctx context.Context, o Options) (r *report.Report, err error) {
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	if err := o.ValidateHunt(); err != nil {
		return nil, err
	}
	models, err := p.models(&o)
	if err != nil {
		return nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, err
	}
	s := p.exploration(ctx, &o, models[0])
	s.hunting = true
	return s.run()
}

// NotHunting are the options that a hunt does not take, by the names of their settings, with why.
var NotHunting = map[string]string{
	"equivalence": "it tells executions apart by reads-from and coherence order", "symmetry": "it draws executions of all threads",
	"commute": "it draws operations in an order", "commute-if": "it draws operations in an order",
	"schedule": "threads go on at random", "rvf-without": "it explores nothing", "rvf-clock": "it explores nothing",
	"estimate": "nothing is estimated", "estimate-min": "nothing is estimated", "estimate-max": "nothing is estimated",
	"estimate-threshold": "nothing is estimated", "estimate-crowd": "nothing is estimated", "estimate-histogram": "nothing is estimated",
	"bound":      "it draws executions that need any number of preemptions; an exploration takes it, which is genmcgo without hunt",
	"checkpoint": "it has nothing to go on with", "checkpoint-interval": "it has nothing to go on with",
	"exists": "an execution that was not drawn may end so", "forall": "an execution that was not drawn may end otherwise",
	"expect": "an execution that was not drawn may end otherwise",
}

// ValidateHunt is [Options.Validate] for a hunt.
func (o *Options) ValidateHunt() error {
	models, err := o.Validate(false)
	if err != nil {
		return err
	}
	if len(models) > 1 {
		return oneModel(o)
	}
	for i := range settings {
		s := &settings[i]
		if why := NotHunting[s.Name]; why != "" && len(s.Words(o)) > 0 && !slices.Equal(s.Words(o), []string{"--equivalence=co"}) {
			return bad(s.Name, "--%s is not for a hunt: %s", s.Name, why)
		}
	}
	return nil
}

// hunt makes cfg, that of an exploration, the configuration of a hunt.
func (s *exploration) hunt(cfg *config.Config) {
	cfg.Hunt = &config.Hunt{Seed: s.opts.Seed, Draws: cfg.MaxExecutions}
	cfg.MaxExecutions, cfg.Equivalence, cfg.Commuting, cfg.Sampling = 0, "co", false, nil
}
