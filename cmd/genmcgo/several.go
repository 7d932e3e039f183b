package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"genmcgo/graph/event"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// several explores the program under each model of --mm, prints how they compare,
// and returns the exit code that belongs to the worst verdict.
//
// Stronger models come first: what a weaker one adds to them can then be kept as it
// is found. An execution is the same under two models only if the program is cut
// into events in the same way, so what a refinement found out under one model holds
// for all, and if it comes late they all begin anew.
func (s *session) several() int {
	runs := make([]report.Run, len(s.opts.models))
	parts := make([]*session, len(runs))
	order := make([]int, len(runs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Compare(s.opts.models[i].strength(), s.opts.models[j].strength())
	})
	var base trust.Refinement
	for again := true; again; {
		again = false
		var before []*report.Explored
		all := base
		for _, i := range order {
			p := s.part(i, base)
			p.explored = report.NewExplored(before...)
			before = append(before, p.explored)
			res, err := p.explore()
			p.endProgress()
			if err != nil {
				return p.failed(err)
			}
			r := p.report(res)
			if r == nil {
				return exitUsage
			}
			parts[i], runs[i] = p, report.Run{Report: r, Explored: p.explored, Program: p.names()}
			all = union(all, p.refined())
		}
		if s.ctx.Err() == nil && !equal(all, base) {
			again, base = true, all
		}
	}
	var failure error
	ctx := s.context()
	ctx.Command = s.opts.command()
	t := report.Compare(ctx, runs, s.src, func(i int) {
		p := s.part(i, base)
		p.seeking = true
		p.explored = runs[i].Explored
		if _, err := p.explore(); err != nil {
			failure = err
		}
		p.endProgress()
	})
	if failure != nil {
		return s.failed(failure)
	}
	return s.printTable(t)
}

// severalCut is the outcome of a run that ended before the exploration began.
func (s *session) severalCut(start time.Time) int {
	runs := make([]report.Run, len(s.opts.models))
	for i := range runs {
		p := s.part(i, trust.Refinement{})
		runs[i] = report.Run{Report: p.report(s.cut(start)), Explored: report.NewExplored(), Program: p.names()}
	}
	ctx := s.context()
	ctx.Command = s.opts.command()
	return s.printTable(report.Compare(ctx, runs, s.src, func(int) {}))
}

// part is the session for the i-th model.
func (s *session) part(i int, base trust.Refinement) *session {
	return &session{opts: s.opts, model: s.opts.models[i], ctx: s.ctx, src: s.src, out: s.out, stdout: s.stdout, stderr: s.stderr, machine: s.machine, screen: s.screen,
		prog: s.prog, base: base}
}

func (s *session) printTable(t *report.Table) int {
	var err error
	if o := s.opts; o.format == "json" {
		err = t.WriteJSON(s.stdout)
	} else {
		err = t.WriteText(s.stdout, report.Style{Color: useColor(s.out, o.color), Stats: o.stats}, o.printExecutions)
	}
	var found []report.Finding
	for _, r := range t.Models {
		found = append(found, r.Errors...)
	}
	for _, r := range t.Models {
		found = append(found, r.Warnings...)
	}
	err = errors.Join(err, s.files(t, t.Verdict, found))
	if err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return exitCode(t.Verdict)
}

// union is what two refinements say of a program; which threads it tells apart is
// not part of it.
func union(a trust.Refinement, b *trust.Refinement) trust.Refinement {
	if b == nil {
		return a
	}
	u := trust.Refinement{GenericBarriers: a.GenericBarriers || b.GenericBarriers, NoFresh: a.NoFresh || b.NoFresh, NoUndone: a.NoUndone || b.NoUndone}
	both := func(x, y []event.Addr) []event.Addr {
		return slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(x), y...))))
	}
	u.Cuts, u.Shared = both(a.Cuts, b.Cuts), both(a.Shared, b.Shared)
	u.Blocks = trust.JoinBlocks(a.Blocks, b.Blocks)
	u.GuardReads, u.GuardWrites = both(a.GuardReads, b.GuardReads), both(a.GuardWrites, b.GuardWrites)
	return u
}

func equal(a, b trust.Refinement) bool {
	return a.GenericBarriers == b.GenericBarriers && a.NoFresh == b.NoFresh && a.NoUndone == b.NoUndone && slices.Equal(a.Cuts, b.Cuts) && slices.Equal(a.Blocks, b.Blocks) &&
		slices.Equal(a.GuardReads, b.GuardReads) && slices.Equal(a.GuardWrites, b.GuardWrites) &&
		(len(a.Shared) > 0) == (len(b.Shared) > 0)
}
