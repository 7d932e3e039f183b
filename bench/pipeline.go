package bench

import (
	"context"
	"fmt"
	"runtime"
	"sort"
	"strings"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	trust "genmcgo/truST"
)

// Explore runs a loaded program under cfg with the machine that mc describes.
// cfg.NewProgram is filled in here. finals, if not nil, is called with what the
// main thread printed in every complete execution; calls do not overlap.
func Explore(ctx context.Context, p *ir.Program, mc interp.Config, cfg trust.Config, finals func(string)) (*trust.Result, error) {
	cfg.NewProgram = newProgram(p, mc, cfg.Workers)
	if finals != nil {
		// Steps are nodes of the trees of several workers; only a machine of our own
		// may be used to ask what they printed.
		// It must make the same steps.
		mc.TrackDeps = mc.TrackDeps || dependent(&cfg)
		printer := interp.New(p, mc)
		next := cfg.OnExecution
		cfg.OnExecution = func(s *trust.Snapshot, blocked bool) {
			if !blocked {
				finals(mainOutput(printer, s))
			}
			if next != nil {
				next(s, blocked)
			}
		}
	}
	return trust.Run(ctx, cfg)
}

// newProgram is a trust.Config.NewProgram for p.
func newProgram(p *ir.Program, mc interp.Config, workers int) func(*trust.Refinement) trust.Program {
	budget := cache.DefaultBudget / max(min(workers, runtime.GOMAXPROCS(0)), 1)
	return func(r *trust.Refinement) trust.Program {
		t := cache.New(interp.New(p, machineConfig(mc, r)), true)
		t.SetBudget(budget)
		return t
	}
}

// dependent reports whether the model of cfg needs to know dependencies.
func dependent(cfg *trust.Config) bool {
	m := cfg.Custom
	if m == nil {
		var err error
		if m, err = consistency.ByName(cfg.Model); err != nil {
			return false // trust.Run says so
		}
	}
	return consistency.Dependencies(m)
}

// machineConfig is c as the explorer wants it after refinement r.
func machineConfig(c interp.Config, r *trust.Refinement) interp.Config {
	if r == nil {
		return c
	}
	c.GenericBarriers = c.GenericBarriers || r.GenericBarriers
	c.NoFresh = c.NoFresh || r.NoFresh
	c.NoUndone = c.NoUndone || r.NoUndone
	c.TrackDeps = c.TrackDeps || r.TrackDeps
	c.NoSections = c.NoSections || r.WeakModel
	c.GuardReads, c.GuardWrites = addresses(r.GuardReads), addresses(r.GuardWrites)
	if len(r.Cuts) > 0 {
		c.Cuts = map[event.Addr]struct{}{}
		for _, a := range r.Cuts {
			c.Cuts[a] = struct{}{}
		}
	}
	c.Blocks = trust.JoinBlocks(c.Blocks, r.Blocks)
	if len(r.Shared) > 0 {
		c.ShareAll = true
	}
	return c
}

func mainOutput(m *interp.Machine, s *trust.Snapshot) string {
	for i := range s.Threads {
		t := &s.Threads[i]
		if t.Tid != event.MainTid || len(t.Events) == 0 {
			continue
		}
		return m.OutputOf(t.Events[len(t.Events)-1].Step)
	}
	return ""
}

// Compare explores the program and returns what differs from the expectation, ""
// if nothing does.
func (e Expectation) Compare(ctx context.Context, p *ir.Program, cfg trust.Config) (string, error) {
	states := map[string]bool{}
	var finals func(string)
	if e.States != nil {
		finals = func(out string) { states[NormalState(out)] = true }
	}
	res, err := Explore(ctx, p, interp.Config{}, cfg, finals)
	if err != nil {
		return "", err
	}
	var diffs []string
	if res.Verdict != trust.Verified {
		kinds := make([]string, len(res.Errors))
		for i, f := range res.Errors {
			kinds[i] = f.Kind.String()
		}
		diffs = append(diffs, fmt.Sprintf("verdict %s %s", res.Verdict, strings.Join(kinds, ",")))
	}
	if res.Complete != e.Executions {
		diffs = append(diffs, fmt.Sprintf("%d executions, want %d", res.Complete, e.Executions))
	}
	if e.States != nil {
		for _, s := range e.States {
			if !states[s] {
				diffs = append(diffs, "missing state "+s)
			}
			delete(states, s)
		}
		var extra []string
		for s := range states {
			extra = append(extra, "extra state "+s)
		}
		sort.Strings(extra)
		diffs = append(diffs, extra...)
	}
	return strings.Join(diffs, "; "), nil
}

func addresses(list []event.Addr) map[event.Addr]struct{} {
	set := map[event.Addr]struct{}{}
	for _, a := range list {
		set[a] = struct{}{}
	}
	return set
}
