package trust

import (
	"cmp"
	"maps"
	"slices"

	"genmcgo/graph/event"
)

// result adds up what the explorers did under ref.
func (sh *shared) result(explorers []explorer, ref *Refinement) *Result {
	total := newTotal()
	total.Workers = sh.cfg.Workers
	for _, x := range explorers {
		w := x.base()
		total.add(w.part())
		total.PerWorker = append(total.PerWorker, w.stats())
	}
	if sh.why == "memory" {
		total.Memory = sh.memoryUse(explorers)
	}
	sh.minimiser.add(&total.Result)
	return total.result(sh.cfg, ref, sh.why, sh.minimiser.chosen)
}

// Part is what was counted and found in a part of an exploration: by a worker, or by a call
// of Session.Explore.
type Part struct {
	Complete                       uint64 // those that are Waiting included
	Waiting, Blocked, Bounded, Cut uint64
	BoundedAt                      map[int32]uint64
	Limits                         []Limit
	Stops                          []Stop
	Symmetric                      []event.Tid // threads taken for interchangeable with others
	Errors, Warnings               []Found
	Stats                          Stats
	// Of a part of Session.Explore:

	// Stopped is why nothing is left although not all was explored: "error", "executions",
	// "unsupported" (see Result.Stopped), or "".
	Stopped string
	// Refinement, if not nil, is what the program has to be explored under; the exploration
	// starts again, and nothing else of the part counts.
	Refinement *Refinement
	// Failure, if not nil, is why there is no result: nothing else of the part counts.
	Failure *Failure
	// With Config.Minimise: the first error, and how many executions followed it.
	first foundKey
	after uint64
}

// part is what w counted and found.
func (w *worker) part() *Part {
	p := &Part{
		Complete: w.res.Complete, Waiting: w.res.Waiting, Blocked: w.res.Blocked, Bounded: w.res.Bounded, Cut: w.res.Cut, BoundedAt: w.res.BoundedAt,
		Symmetric: slices.Sorted(maps.Keys(w.res.symmetric)), Errors: w.res.Errors, Warnings: w.res.Warnings, Stats: w.res.Stats,
		Limits: w.ledger.limitList(), Stops: w.ledger.stopList(),
	}
	c := w.prog.Counters()
	s := &p.Stats
	s.Instructions, s.CacheHits, s.CacheMisses, s.Reruns, s.Evictions, s.CacheBytes = c.Instructions, c.Hits, c.Misses, c.Reruns, c.Evictions, c.PeakBytes
	s.Tasks = w.hand.Stats.Given
	return p
}

// stats is what w did, and how long it took.
func (w *worker) stats() WorkerStats {
	p := &w.hand.Stats
	return WorkerStats{Visits: w.res.Stats.Visits, CacheMisses: w.prog.Counters().Misses, Given: p.Given, Taken: p.Taken, TaskEvents: p.Size,
		Idle: p.Idle, Giving: p.Giving, Taking: p.Taking, CPU: p.CPU}
}

// total is a result to which parts are added. Its Complete includes Waiting.
type total struct {
	Result
	limits map[limitKey]uint64
	stops  map[stopKey]Stop
}

func newTotal() *total {
	return &total{Result: Result{BoundedAt: map[int32]uint64{}, symmetric: map[event.Tid]bool{}}, limits: map[limitKey]uint64{}, stops: map[stopKey]Stop{}}
}

// add folds p into r; the order of parts does not matter.
func (r *total) add(p *Part) {
	r.Complete += p.Complete
	r.Blocked += p.Blocked
	r.Waiting += p.Waiting
	r.Bounded += p.Bounded
	r.Cut += p.Cut
	for at, n := range p.BoundedAt {
		r.BoundedAt[at] += n
	}
	for _, t := range p.Symmetric {
		r.symmetric[t] = true
	}
	r.Errors = append(r.Errors, p.Errors...)
	r.Warnings = append(r.Warnings, p.Warnings...)
	r.Stats.add(&p.Stats)
	for _, l := range p.Limits {
		r.limits[limitKey{l.Why, l.Pos}] += l.Executions
	}
	for _, s := range p.Stops {
		k := stopKey{s.Tid, s.Pos, s.Why}
		s.Executions += r.stops[k].Executions
		r.stops[k] = s
	}
}

// add adds t to s.
func (s *Stats) add(t *Stats) {
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
	s.Instructions += t.Instructions
	s.CacheHits += t.CacheHits
	s.CacheMisses += t.CacheMisses
	s.Reruns += t.Reruns
	s.Evictions += t.Evictions
	s.CacheBytes += t.CacheBytes
	s.Tasks += t.Tasks
}

// result makes r the result of an exploration under cfg and ref which ended early because of
// why, if that is not "". choose takes one of the errors, if not all are wanted.
func (r *total) result(cfg *Config, ref *Refinement, why string, choose func(r *Result)) *Result {
	res := &r.Result
	res.Symmetric, res.Distinct = len(res.symmetric), len(ref.Distinct)
	res.Stopped = why
	res.Errors, res.Warnings = unique(res.Errors), unique(res.Warnings)
	choose(res)
	res.Complete -= res.Waiting // parts count them with these
	res.Limits = limitsOf(r.limits)
	if res.Vacuous = res.vacuous(); res.Vacuous {
		res.Stops = stopsOf(r.stops)
	}
	switch {
	case len(res.Errors) > 0:
		res.Verdict = Erroneous
	case res.Stopped != "" || res.Bounded > 0 || len(res.Limits) > 0 || res.Vacuous && !cfg.AllowVacuous:
		res.Verdict = Incomplete
	}
	return res
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
