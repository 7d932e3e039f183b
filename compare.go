package genmcgo

import (
	"cmp"
	"context"
	"slices"

	"genmcgo/report"
	"genmcgo/truST/config"
)

// Compare explores the program under each of the models in o.Model and reports which executions
// and errors each adds to the others. Executions are compared as graphs: events, values,
// reads-from and coherence order. Every execution is looked at, so Compare takes longer than
// one call of Check for each model.
func (p *Program) Compare(ctx context.Context, o Options) (t *report.Table, err error) {
	// Stronger models come first, so that what a weaker one adds can be kept when it is
	// found. Executions under two models can be compared only if the program is cut into
	// events in the same way. So a refinement under one model applies to all of them, and
	// if it is found late, all start again.
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	models, err := p.models(&o)
	if err != nil {
		return nil, err
	}
	if err := o.check(len(models), false); err != nil {
		return nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, err
	}
	if o.Checkpoint != "" {
		return p.checkpointedTable(ctx, o, models)
	}
	c := &comparison{Program: p, ctx: ctx, o: &o, models: models}
	if p.prog == nil {
		return c.unread()
	}
	runs := make([]report.Run, len(models))
	base, err := c.run(runs)
	if err != nil {
		return nil, err
	}
	return c.show(runs, base)
}

// unread is the table of a program that was not read, because the run ended before.
func (c *comparison) unread() (*report.Table, error) {
	runs := make([]report.Run, len(c.models))
	for i := range runs {
		s := c.part(i, config.Refinement{})
		r, err := s.report(s.cut())
		if err != nil {
			return nil, err
		}
		runs[i] = report.Run{Report: r, Explored: report.NewExplored(), Program: s.names()}
	}
	return c.table(runs, func(int) {}), nil
}

// show is the table of what was explored under base. What is to be shown and was not kept is looked for by another
// exploration.
func (c *comparison) show(runs []report.Run, base config.Refinement) (*report.Table, error) {
	var failure error
	t := c.table(runs, func(i int) {
		s := c.part(i, base)
		s.seeking = true
		s.explored = runs[i].Explored
		if _, err := s.explore(); err != nil {
			failure = explored(err, c.o, c.prog, c.src.Name)
		}
	})
	return t, failure
}

// comparison is a run under several models.
type comparison struct {
	*Program
	ctx    context.Context
	o      *Options
	models []*memoryModel
}

// part is the exploration under the i-th model.
func (c *comparison) part(i int, base config.Refinement) *exploration {
	s := c.exploration(c.ctx, c.o, c.models[i])
	s.all, s.base = len(c.models), base
	return s
}

func (c *comparison) table(runs []report.Run, again func(i int)) *report.Table {
	s := c.part(0, config.Refinement{})
	ctx := s.context()
	ctx.Command = s.command(cmp.Or(c.o.Model, s.opts.Model))
	return report.Compare(ctx, runs, s.lines, again)
}

// run fills in runs and returns the refinement that they share.
func (c *comparison) run(runs []report.Run) (config.Refinement, error) {
	order := make([]int, len(runs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(c.models[i].strength(), c.models[j].strength()) })
	var base config.Refinement
	for {
		var before []*report.Explored
		all := base
		for _, i := range order {
			s := c.part(i, base)
			s.explored = report.NewExplored(before...)
			before = append(before, s.explored)
			res, err := s.explore()
			if err != nil {
				return base, explored(err, c.o, c.prog, c.src.Name)
			}
			r, err := s.report(res)
			if err != nil {
				return base, err
			}
			runs[i] = report.Run{Report: r, Explored: s.explored, Program: s.names()}
			all = union(all, s.refined())
		}
		if c.ctx.Err() != nil || equal(all, base) {
			return base, nil
		}
		base = all
	}
}

// union is what two refinements ask of machines.
func union(a config.Refinement, b *config.Refinement) config.Refinement {
	if b == nil {
		return a
	}
	u := a.Union(b)
	return u.ForMachine()
}

// equal reports whether a and b ask the same of machines for one model.
func equal(a, b config.Refinement) bool {
	a, b = a.ForMachine(), b.ForMachine()
	a.TrackDeps, a.AddrPrecedes, a.WeakModel = b.TrackDeps, b.AddrPrecedes, b.WeakModel
	if len(a.Shared) > 0 && len(b.Shared) > 0 { // then all is shared
		a.Shared = b.Shared
	}
	return a.Equal(&b)
}
