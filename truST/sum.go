package trust

import (
	"cmp"
	"maps"
	"slices"

	"genmcgo/graph/event"
)

// result adds up what the explorers did under ref.
func (sh *shared) result(explorers []explorer, ref *Refinement) *Result {
	res := &Result{Workers: sh.cfg.Workers, BoundedAt: map[int32]uint64{}, symmetric: map[event.Tid]bool{}}
	workers := make([]*worker, len(explorers))
	for i, x := range explorers {
		workers[i] = x.base()
		res.add(workers[i])
	}
	if sh.why == "memory" {
		res.Memory = sh.memoryUse(explorers)
	}
	res.Symmetric, res.Distinct = len(res.symmetric), len(ref.Distinct)
	if sh.why != "" {
		res.Stopped = sh.why
	}
	sh.minimiser.add(res)
	res.Errors, res.Warnings = unique(res.Errors), unique(res.Warnings)
	sh.minimiser.choose(res)
	res.Complete -= res.Waiting // workers count them with these
	res.addLimits(workers)
	if res.Vacuous = res.vacuous(); res.Vacuous {
		res.addStops(workers)
	}
	switch {
	case len(res.Errors) > 0:
		res.Verdict = Erroneous
	case res.Stopped != "" || res.Bounded > 0 || len(res.Limits) > 0 || res.Vacuous && !sh.cfg.AllowVacuous:
		res.Verdict = Incomplete
	}
	return res
}

// add folds what worker w counted into r; the order of workers does not matter.
func (r *Result) add(w *worker) {
	r.Complete += w.res.Complete
	r.Blocked += w.res.Blocked
	r.Waiting += w.res.Waiting
	r.Bounded += w.res.Bounded
	r.Cut += w.res.Cut
	for p, n := range w.res.BoundedAt {
		r.BoundedAt[p] += n
	}
	maps.Copy(r.symmetric, w.res.symmetric)
	r.Errors = append(r.Errors, w.res.Errors...)
	r.Warnings = append(r.Warnings, w.res.Warnings...)
	s, t := &r.Stats, &w.res.Stats
	s.Visits += t.Visits
	s.Revisits += t.Revisits
	s.MaxEvents = max(s.MaxEvents, t.MaxEvents)
	s.SpinBlocked += t.SpinBlocked
	s.WitnessKept += t.WitnessKept
	s.WitnessSought += t.WitnessSought
	s.WitnessRefuted += t.WitnessRefuted
	s.WitnessSearched += t.WitnessSearched
	s.CanonicalChecks += t.CanonicalChecks
	s.Verifying += t.Verifying
	s.MootBlocked += t.MootBlocked
	s.AssumeBlocked += t.AssumeBlocked
	c := w.prog.Counters()
	s.Instructions += c.Instructions
	s.CacheHits += c.Hits
	s.CacheMisses += c.Misses
	s.Reruns += c.Reruns
	s.Evictions += c.Evictions
	s.CacheBytes += c.PeakBytes
	p := &w.hand.Stats
	s.Tasks += p.Given
	r.PerWorker = append(r.PerWorker, WorkerStats{Visits: t.Visits, CacheMisses: c.Misses, Given: p.Given, Taken: p.Taken, TaskEvents: p.Size,
		Idle: p.Idle, Giving: p.Giving, Taking: p.Taking, CPU: p.CPU})
}

// unique sorts what was found and keeps one of each kind and position.
func unique(f []Found) []Found {
	slices.SortStableFunc(f, func(a, b Found) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Other, b.Other), cmp.Compare(a.Name, b.Name),
			compareSizes(&a, &b))
	})
	return slices.CompactFunc(f, func(a, b Found) bool {
		return a.Kind == b.Kind && a.Pos == b.Pos && a.Other == b.Other && a.Name == b.Name
	})
}
