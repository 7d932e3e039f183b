package trust

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/execution"
	"genmcgo/truST/progress"
	"genmcgo/truST/result"
	"genmcgo/truST/rvf"
)

// Config.Equivalence "auto" chooses an equivalence before the exploration. It probes:
// explores the first executions up to "co", threads scheduled at random since those that
// the usual schedule brings first are too much alike, and counts how many different
// reads-from they have, and how many different values read. If there are no more
// executions than that, it is done. Otherwise a coarser equivalence that is sound is worth
// a trial if it would save more executions than one of its executions costs more. A trial
// that comes to an end is the result; the others tell what an execution costs ("rf"), or how
// often the same values come about ("rvf", which is not optimal).
//
// All of that is counted in executions and events, never in time, and one worker does
// it: so the choice is the same whatever the number of workers and the machine.

// Limits of a probe and of trials: complete executions, and what they cost (effort).
// With "rvf" the same values may come about in every one of a trial: so that it does not
// pay then, a trial of it has more than probeExecutions/costRVF.
const (
	probeExecutions = 5000
	probeEffort     = 2_000_000
	trialRF         = 200
	trialRVF        = 1000
)

// What an execution costs at least compared with one up to "co": the geometric means of
// what was measured on 15 of the programs in bench/programs under sc. It was 0.4 to 6 times as
// much with "rf", and 2 to 42 with "rvf".
const (
	costRF  = 2
	costRVF = 7
)

// errUnknownOrder is why an equivalence that is possible is not chosen.
var errUnknownOrder = errors.New("under a model from a file, or another one of whose coherence order nothing is known, there is no telling what it takes to find one")

// errPerhapsHoles is another one.
var errPerhapsHoles = errors.New("under a model with dependencies, executions can be explored up to reads-from only as long as no write may take effect before reads that precede it")

// errClocks is why "rvf" is not chosen.
var errClocks = errors.New("up to the values read, threads do not know how late it was when what they read was written, and the program uses what a clock shows")

// probe looks at the executions of a probe or a trial.
type probe struct {
	executions uint64 // at most
	effort     float64

	complete          uint64
	readsFrom, values map[uint64]bool
}

// probing is the observer of a probe's worker.
type probing struct {
	engine.Blind
	*probe
	w *engine.Base
}

func (p *probing) Builds() bool { return true }

// Signalled ends the probe if it did what it may. As with Config.MaxExecutions it takes an
// execution too many to say so.
func (p *probing) Signalled(x engine.Explorer, signals uint32) {
	if p.complete > p.executions || x.Effort() > p.effort {
		p.w.Shared.Stop("probe")
	}
}

// Finished takes note of x, if it is a complete execution.
func (p *probing) Finished(x *execution.Execution, blocked bool) {
	if blocked {
		return
	}
	if p.complete++; p.complete > p.executions {
		return
	}
	g, w := x.Graph, p.w
	var rf, val uint64
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		// Threads are numbered as they came up; their names are the same in all executions.
		r := engine.Mix(uint64(w.Space.Tids[t]))
		v := r
		for i := range g.Len(t) {
			e := g.At(event.ID{Thread: t, Index: i})
			if e.Kind != event.Read {
				continue
			}
			from := uint64(0)
			if e.RF.Thread >= 0 {
				from = uint64(w.Space.Tids[e.RF.Thread])<<32 | uint64(uint32(e.RF.Index))
			}
			r = engine.Mix(r ^ engine.Mix(uint64(i)<<1^from))
			v = engine.Mix(engine.Mix(v^uint64(i)^e.Val.Lo) ^ e.Val.Hi)
		}
		rf += r
		val += v
	}
	p.readsFrom[rf], p.values[val] = true, true
}

// choose is the phase in which an equivalence is chosen, with Config.Equivalence "auto".
func (r *exploration) choose(ctx context.Context) (*result.Result, error) {
	if r.cfg.Equivalence != "auto" {
		return nil, nil
	}
	c := &chooser{exploration: r, cfg: &r.cfg}
	r.choice = &c.choice
	name, res, err := c.choose(ctx)
	if err != nil {
		return nil, err
	}
	if r.cfg.Equivalence = name; name == "rvf" {
		r.cfg.Sampling = nil
	}
	if res != nil {
		res.Workers = r.cfg.Workers
		progress.TellOnce(&r.cfg, res, r.restarts)
		r.warnings = nil // they are in res, or of what is not the result
	}
	return res, nil
}

// chooser chooses an equivalence for a run.
type chooser struct {
	*exploration
	cfg    *config.Config
	choice result.EquivalenceChoice
}

// trial explores up to an equivalence as far as p allows. whole says that res is the result
// of the run: everything was explored, or something ended it that would have anyway.
func (c *chooser) trial(ctx context.Context, name string, p *probe) (res *result.Result, whole bool, err error) {
	cfg := *c.cfg
	cfg.Equivalence = name
	cfg.Workers, cfg.Schedule, cfg.Seed = 1, config.Random, 0
	cfg.Sampling, cfg.Progress, cfg.OnExecution, cfg.OnTake = nil, nil, nil, nil
	sh, err := c.refining(&cfg, func(sh *attempt) (err error) {
		p.complete, p.readsFrom, p.values = 0, map[uint64]bool{}, map[uint64]bool{}
		sh.probe = p
		res, err = sh.explore(ctx, c.model)
		return err
	})
	if err != nil {
		return nil, false, err
	}
	c.warnings = append(c.warnings, res.Warnings...)
	whole = sh.Why != "probe"
	if sh.Why == "" && (c.cfg.OnExecution != nil || c.cfg.OnTake != nil) {
		whole = false // the caller wants to see it
	}
	return res, whole, nil
}

// whyNotRF is why executions are not to be explored up to reads-from, nil if they may be.
func (c *chooser) whyNotRF() error {
	err := equivalence.CheckRF(c.cfg, c.model)
	switch t := c.model.Traits(); {
	case t.Order == consistency.OrderUnknown:
		return errUnknownOrder
	case err == nil && t.Dependencies:
		return errPerhapsHoles
	}
	return err
}

// candidate is an equivalence that may be chosen in place of "co".
type candidate struct {
	name      string
	different int
	costs     float64 // of the whole exploration, compared with "co"
	cost      float64 // of an execution, at least
	trial     uint64
}

// candidates lists those that nothing speaks against, by what they are expected to cost after probe p. noRF and noRVF are why executions
// are not to be explored up to these.
func (c *chooser) candidates(p *probe, noRF, noRVF error) (list []candidate) {
	n := min(p.complete, p.executions)
	if len(c.ref.Clocks) > 0 {
		noRVF = errClocks
	}
	if noRF == nil {
		list = append(list, candidate{name: "rf", different: len(p.readsFrom), cost: costRF, trial: trialRF})
	}
	if noRVF == nil {
		list = append(list, candidate{name: "rvf", different: len(p.values), cost: costRVF, trial: trialRVF})
	}
	for i := range list {
		list[i].costs = list[i].cost * float64(list[i].different) / float64(n)
	}
	slices.SortStableFunc(list, func(a, b candidate) int {
		if a.costs < b.costs {
			return -1
		}
		return 1
	})
	return list
}

// choose returns the equivalence to explore up to, or the result if there is nothing left
// to explore.
func (c *chooser) choose(ctx context.Context) (name string, res *result.Result, err error) {
	why := func(format string, args ...any) { c.choice.Reason = fmt.Sprintf(format, args...) }
	cfg := c.cfg
	unsampled := *cfg
	unsampled.Sampling = nil // there is no need for samples
	noRF, noRVF := c.whyNotRF(), rvf.Check(&unsampled, c.model)
	if noRF != nil && noRVF != nil {
		why("%v", noRF)
		return "co", nil, nil
	}
	p := &probe{executions: probeExecutions, effort: probeEffort}
	res, whole, err := c.trial(ctx, "co", p)
	if err != nil {
		return "", nil, err
	}
	n := min(p.complete, p.executions)
	c.choice.Executions, c.choice.ReadsFrom, c.choice.Values = n, uint64(len(p.readsFrom)), uint64(len(p.values))
	switch {
	case res.Stopped == "" || whole:
		if why("there are no more executions than it takes to choose"); res.Stopped != "" {
			why("the run ended before there was anything to choose by")
		}
		if !whole {
			res = nil
		}
		return "co", res, nil
	case n == 0:
		why("none of the first executions is complete")
		return "co", nil, nil
	}
	// What the exploration would cost with another equivalence, of what it does with co.
	list := c.candidates(p, noRF, noRVF)
	seen := func(name string) string {
		if name == "rf" {
			return different(len(p.readsFrom), "reads-from relation", "reads-from relations")
		}
		return different(len(p.values), "set of values read", "sets of values read")
	}
	first := fmt.Sprintf("the first %d executions have ", n)
	perExecution := res.Stats.Effort() / float64(n)
	best := candidate{name: "co", costs: 1}
	counted := "" // an equivalence that would count rounds of loops that are left out up to "co"
	for _, a := range list {
		if a.costs >= best.costs {
			continue
		}
		t := &probe{executions: a.trial, effort: probeEffort}
		before, warnings := c.ref, c.warnings
		res, whole, err := c.trial(ctx, a.name, t)
		switch {
		case err != nil:
			return "", nil, err
		case loops(&c.ref) != loops(&before) && len(res.Errors) == 0:
			c.ref, c.warnings = before, warnings
			counted = a.name
			continue
		case whole && res.Stopped != "":
			why("%s%s, and the run ended when that was tried", first, seen(a.name))
			return a.name, res, nil
		case res.Stopped == "":
			why("%s%s, and a trial explored all there are", first, seen(a.name))
			if !whole {
				res = nil
			}
			return a.name, res, nil
		}
		done := min(t.complete, t.executions)
		if done == 0 {
			continue
		}
		if a.name == "rf" {
			a.cost = max(a.cost, res.Stats.Effort()/float64(done)/perExecution)
		} else {
			a.cost *= float64(done) / float64(len(t.values))
		}
		if a.costs = a.cost * float64(a.different) / float64(n); a.costs < best.costs {
			best = a
		}
	}
	switch {
	case best.name != "co":
		why("%s%s, and to explore up to these is expected to take %.0f%% of the time", first, seen(best.name), max(100*best.costs, 1))
	case counted != "":
		why("%s%s, but to explore up to these, rounds of loops would count that need not otherwise", first, seen(counted))
	case len(list) == 2:
		why("%s%s and %s: too few of them are alike to make up for what it takes to explore up to these", first, seen("rf"), seen("rvf"))
	case len(list) == 0:
		why("%v", errClocks)
	default:
		why("%s%s: too few of them are alike to make up for what it takes to explore up to these", first, seen(list[0].name))
	}
	return best.name, nil, nil
}

// loops is what was learnt about rounds of loops that were left out and must be counted.
// Which these are depends on the equivalence: it takes a coherence order to tell whether a
// write of another thread stands in the middle of a round. An exploration that counts them
// may be cut where another one ends by itself, so an equivalence that has to is not chosen.
func loops(r *config.Refinement) (counted [2]bool) { return [...]bool{r.NoUndone, r.LongLoops} }

// different puts into words how many different ones there are.
func different(n int, one, more string) string {
	if n == 1 {
		return "one and the same " + one
	}
	return fmt.Sprintf("%d different %s", n, more)
}
