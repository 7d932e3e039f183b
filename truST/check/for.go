package check

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// For are the checks that cfg wants, under a model with traits t.
func For(cfg *config.Config, t *consistency.Traits) *Checks {
	c := &Checks{}
	guards := &GuardCheck{Plain: cfg.NoRaces}
	overlaps := &overlapCheck{cut: cutHere}
	c.Access.add(Look{At: Special(graph.Overlapping), Check: overlaps.check}, Look{At: Special(graph.Sectioned), Check: guards.check}, Look{At: Special(graph.Dynamic), Check: alive}, Look{At: Special(graph.Dynamic), Check: unseen})
	fresh := Look{At: Special(graph.Dynamic), Check: knownFresh}
	resizing := &resizeCheck{race: raceOf, hardware: cfg.MixedHardware}
	resizing.unites, resizing.joins, resizing.why = unites(cfg, t)
	c.joins = resizing.joins
	resizes := Look{At: Special(graph.Resized), Check: resizing.check, Waiting: resizing.waiting, Wanted: resizing.wanted}
	waiting := Look{At: Special(graph.Declared), Check: waitsStill}
	c.Access.add(waiting)
	c.Read.add(Look{At: undefined, Check: uninitialised}, fresh, waiting)
	c.Write.add(fresh, Look{At: Special(graph.Declared), Check: declarations})
	c.Other.add(Look{At: releases, Check: release}, Look{At: measures, Check: measure}, Look{At: arrives, Check: arrival})
	var races *Look
	switch {
	case t.Judges:
		c.judge = newJudge()
		races = &Look{At: anyEvent, Check: c.judge.check, Waiting: c.judge.waiting, Wanted: c.judge.wanted, Also: true, Vouched: true}
		resizing.races = c.judge.any
		c.Other.add(*races)
	case !cfg.NoRaces:
		overlaps.cut = cutAlike
		races = &Look{At: Special(graph.Plain), Check: race, Waiting: waitingRace, Wanted: mayRace}
		resizing.races = areRaces
	}
	if races != nil {
		c.Read.add(*races)
		c.Write.add(*races)
	}
	c.Read.add(resizes)
	c.Write.add(resizes)
	switch {
	case !cfg.WarnUnordered || t.Judges:
	case t.Tracks():
		c.Write.add(Look{At: anyEvent, Check: unorderedByHB})
	default:
		c.Write.add(Look{At: anyEvent, Check: unorderedByPORF})
	}
	switch {
	case cfg.NoDeadlock:
	case cfg.AllDeadlocks:
		c.Stuck = append(c.Stuck, distinctDeadlock)
	default:
		c.Stuck = append(c.Stuck, deadlock)
	}
	c.Stuck = append(c.Stuck, liveness)
	if cfg.CheckLiveness {
		c.errors = append(c.errors, result.Liveness)
	}
	if cfg.CheckLivelock {
		c.Cut = append(c.Cut, newLivelocks(t).check)
	}
	if cfg.CheckDaemons {
		c.AddEnd(End{Check: daemons, Silent: noDaemons})
	}
	if len(cfg.Endings) > 0 {
		c.AddEnd(final(cfg.Endings))
	}
	c.AddEnd(End{Check: leaks, Silent: noLeaks})
	c.AddEnd(End{Check: exitStatus, Silent: goodExits, Ends: goodExit})
	c.sumUp()
	return c
}
