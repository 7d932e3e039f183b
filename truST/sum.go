package trust

import (
	"errors"
	"maps"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/result"
)

// result adds up what the explorers did under ref.
func (sh *attempt) result(explorers []engine.Explorer, ref *config.Refinement) *result.Result {
	total := newTotal()
	total.Workers = sh.Config.Workers
	for _, x := range explorers {
		w := x.Common()
		total.add(partOf(w))
		total.PerWorker = append(total.PerWorker, statsOf(w))
	}
	if sh.Why == "memory" {
		total.Memory = sh.memoryUse(explorers)
	}
	sh.minimiser.Add(&total.Result)
	total.Hunt = sh.hunt.Result()
	return total.result(sh.Config, ref, sh.Why, sh.minimiser.Chosen)
}

// Part is what was counted and found in a part of an exploration: by a worker, or by a call
// of Session.Explore.
type Part struct {
	tally                        // Complete includes Waiting
	Symmetric        []event.Tid // threads taken for interchangeable with others
	Errors, Warnings []result.Found
	Stats            result.Stats
	// Of a part of Session.Explore:

	// Stopped is why nothing is left although not all was explored: "error", "executions",
	// "max-events", "unsupported" (see Result.Stopped), or "".
	Stopped string
	// Refinement, if not nil, is what the program has to be explored under; the exploration
	// starts again, and nothing else of the part counts.
	Refinement *config.Refinement
	// later, if not nil, is what it has to be explored under unless an error is found in any part.
	later *config.Refinement
	// Failure, if not nil, is why there is no result: nothing else of the part counts.
	Failure *Failure
	// With Config.Minimise: the first error, and how many executions followed it.
	first result.Key
	after uint64
	sum   bool // of several parts
	// Left is how much work what is left is expected to make, in events, less what was expected of the bundle.
	Left float64
	// recurring are those of the executions that other parts may have, too.
	recurring *recurring
}

// partOf is what w counted and found.
func partOf(w *engine.Base) *Part {
	p := &Part{
		tally:     tallyOf(w.Ledger.Tally),
		Symmetric: slices.Sorted(maps.Keys(w.Symmetric)), Errors: w.Result.Errors, Warnings: w.Result.Warnings, Stats: w.Result.Stats,
	}
	c := w.Program.Counters()
	s := &p.Stats
	s.Instructions, s.CacheHits, s.CacheMisses, s.Reruns, s.Evictions, s.CacheBytes = c.Instructions, c.Hits, c.Misses, c.Reruns, c.Evictions, c.PeakBytes
	s.Tasks = w.Hand.Stats.Given
	return p
}

// statsOf is what w did, and how long it took.
func statsOf(w *engine.Base) result.WorkerStats {
	p := &w.Hand.Stats
	return result.WorkerStats{Visits: w.Result.Stats.Visits, CacheMisses: w.Program.Counters().Misses, Given: p.Given, Taken: p.Taken, TaskEvents: p.Size,
		Idle: p.Idle, Giving: p.Giving, Taking: p.Taking, CPU: p.CPU}
}

// total is a result to which parts are added. Its Complete includes Waiting.
type total struct {
	result.Result
	places    engine.Tally // without Counts
	symmetric map[event.Tid]bool
	recurring recurring
}

func newTotal() *total {
	return &total{Result: result.Result{Counts: result.Counts{BoundedAt: map[int32]uint64{}}}, symmetric: map[event.Tid]bool{}}
}

// add folds p into r; the order of parts does not matter.
func (r *total) add(p *Part) {
	r.Counts.Add(&p.Counts)
	for _, t := range p.Symmetric {
		r.symmetric[t] = true
	}
	r.Errors = append(r.Errors, p.Errors...)
	r.Warnings = append(r.Warnings, p.Warnings...)
	r.Stats.Add(&p.Stats)
	for _, l := range p.Limits {
		r.places.AddLimit(l)
	}
	for _, s := range p.Stops {
		r.places.AddStop(s)
	}
}

// listed is how much t lists.
func (t *total) listed() (l listed) {
	l.lists(len(t.BoundedAt), len(t.Deadlocks), len(t.places.Limits), len(t.symmetric), len(t.Errors), len(t.Warnings))
	l.recurring(t.recurring.kinds, len(t.recurring.of))
	l.deadlocks(t.Deadlocks)
	for _, list := range [][]result.Found{t.Errors, t.Warnings} {
		for i := range list {
			l.text(list[i].Name)
			l.text(list[i].Detail)
		}
	}
	return l
}

// result makes r the result of an exploration under cfg and ref which ended early because of
// why, if that is not "". choose takes one of the errors, if not all are wanted.
func (r *total) result(cfg *config.Config, ref *config.Refinement, why string, choose func(r *result.Result)) *result.Result {
	res := &r.Result
	res.Symmetric, res.Distinct = len(r.symmetric), len(ref.Distinct)
	res.Stopped, res.Confirming = why, ref.Confirming()
	res.Errors, res.Warnings = result.Unique(res.Errors), result.Unique(res.Warnings)
	choose(res)
	res.Complete -= res.Waiting // parts count them with these
	res.Limits = r.places.LimitList()
	if res.Vacuous = vacuous(res); res.Vacuous {
		res.Stops = r.places.StopList()
	}
	switch {
	case len(res.Errors) > 0:
		res.Verdict = result.Erroneous
	case res.Stopped != "" || res.Bounded > 0 || len(res.Limits) > 0 || res.Vacuous && !cfg.AllowVacuous:
		res.Verdict = result.Incomplete
	}
	return res
}

// vacuous reports whether an exploration that came to its end found nothing wrong only
// because no execution did: then nothing behind the places where threads stop was
// checked.
func vacuous(r *result.Result) bool {
	return r.Complete+r.Waiting == 0 && r.Blocked > 0 && r.Stopped == "" && len(r.Errors) == 0
}

// Failure is why an exploration has no result: a limit of the program (graph.LimitError), or a
// mistake of ours.
type Failure struct {
	Msg   string `json:"msg"`
	Pos   int32  `json:"pos,omitempty"`   // of a limit
	Limit bool   `json:"limit,omitempty"` // it is one
	Stack string `json:"stack,omitempty"` // of a mistake of ours
}

func failureOf(err error) *Failure {
	var limit *graph.LimitError
	var bug *result.BugError
	switch {
	case errors.As(err, &limit):
		return &Failure{Msg: limit.Msg, Pos: limit.Pos, Limit: true}
	case errors.As(err, &bug):
		return &Failure{Msg: bug.Error(), Stack: bug.Stack}
	}
	return &Failure{Msg: err.Error()}
}
