package genmcgo

import (
	"context"
	"errors"
	"slices"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/amend"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// What a remedy may cost to be tried: executions, and steps of all of them. They are
// counted and not timed, so that a report does not depend on the machine.
const (
	tryExecutions = 3_000
	trySteps      = 400_000
	tryCache      = 64 << 20
)

// try explores the program with changes, and says what is wrong with it then, beside
// finding f of the program as it is. It returns nil if it cannot tell.
func (s *exploration) try(f *result.Found, changes []report.Amendment) *report.Tried {
	if s.ctx.Err() != nil || s.prog == nil {
		return nil
	}
	original := originals(s.prog)
	var list []amend.Change
	for i := range changes {
		c := &changes[i]
		pos, behind := c.Position()
		for at, of := range original {
			if of == pos {
				list = append(list, amend.Change{Pos: int32(at), Order: c.Ordering(), Fence: c.Kind == "fence", Before: !behind})
			}
		}
	}
	fences := slices.ContainsFunc(list, func(c amend.Change) bool { return c.Fence })

	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	left := trySteps
	cfg := s.engine()
	cfg.Workers, cfg.KeepGoing, cfg.MaxExecutions = 1, true, tryExecutions
	cfg.Minimise, cfg.Progress, cfg.OnExecution, cfg.Equivalence, cfg.Bound = nil, nil, nil, "co", nil
	cfg.NoSC = cfg.NoSC && !fences
	// The interpreter knows the orders as they are: what it leaves out because of them
	// (retries of a loop, rounds that undo themselves) the changed program may need.
	prog := *s.prog
	prog.Seeds = false
	shifts := false
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		icfg := s.config(r)
		icfg.NoUndone, icfg.MaxRounds, icfg.MaxReturns = true, defaultMaxRounds, 0
		if fences && icfg.TrackDeps {
			shifts = true // dependencies name events by numbers, which fences would shift
			cancel()
		}
		c := cache.New(amend.Machine(interp.New(&prog, icfg), list), true)
		c.SetBudget(tryCache)
		return &counted{Program: c, left: &left, stop: cancel}
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil || s.ctx.Err() != nil || shifts {
		return nil
	}
	// A run may be through before it knows that it is to stop.
	out := &report.Tried{Found: slices.Concat(res.Errors, res.Warnings), All: ctx.Err() == nil && res.Stopped == ""}
	if !out.All && !fences {
		out.Gone = s.gone(cfg, f)
	}
	return out
}

// gone reports whether the execution of f is not wrong, or none any more, with the program
// of cfg.
func (s *exploration) gone(cfg config.Config, f *result.Found) bool {
	ref := s.refined()
	if ref == nil || f.Graph == nil {
		return false
	}
	again, err := trust.Replay(s.ctx, cfg, *ref, wire.Record(f))
	var misfit *result.MisfitError
	switch {
	case errors.As(err, &misfit):
		return misfit.Forbidden
	case err != nil || again.Again:
		return false
	}
	return !slices.ContainsFunc(again.Result.Errors, func(g result.Found) bool { return g.Event == f.Event })
}

// counted is a program that stops the exploration after so many steps.
type counted struct {
	config.Program
	left *int
	stop func()
}

func (c *counted) Next(s *event.Step, v event.Value) *event.Step {
	if *c.left--; *c.left == 0 {
		c.stop()
	}
	return c.Program.Next(s, v)
}
