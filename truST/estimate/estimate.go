package estimate

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/walk"
)

// Estimation: how many executions there are, from samples (genmc-2024 §3, Algorithm 2).
//
// A sample is one execution, built by choosing at random where a read reads from and
// where a write stands, and never revisiting. So that reads have most of their writes
// to choose from when they are added, whatever is no read goes first, and of the reads
// that can be added one is picked at random. The value of a sample is the product of
// how many choices each of its events had: those when it was added, and for a read every
// later write that may revisit it. The mean of the values is the estimate.
//
// Three things are particular here, because the exploration leaves out what another
// execution shows, and the estimate is to be of what it does explore:
//
//   - A write with whose value a thread would only stop (a lock that is held, a failed
//     assumption, a loop that waits) is no choice of a read; a read without a choice
//     waits for one.
//   - A write that a read-modify-write has read is no choice for another one in this
//     sample, but it counts as one: in another execution this one came first.
//   - A sample that ends with threads that wait counts as a blocked execution, not as a
//     complete one.

// Sampling is the explorer that samples instead of exploring: it follows several graphs at
// a time.
type Sampling struct {
	*engine.Worker
	graphs  []*execution.Execution // that are under way
	nothing []int32                // the view of no event
}

// New is the explorer that samples with w.
func New(w *engine.Worker) *Sampling {
	if invariant.Enabled { // an end that was foreseen would be compared with what is built next, which here belongs to another graph
		w.Observers = append(w.Observers, builder{})
	}
	return &Sampling{Worker: w}
}

// builder wants executions to be built.
type builder struct{ engine.Blind }

func (builder) Builds() bool { return true }

// poll looks at the signals. There is nothing to hand over.
func (w *Sampling) poll() {
	signals := w.Hand.Signals.Load()
	w.Hand.Heed(signals & pool.Back)
	for _, o := range w.Observers {
		o.Signalled(w, signals)
	}
}

// ThreadsAt is about the largest graph.
func (w *Sampling) ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	list, n := w.Worker.ThreadsAt(list)
	for _, x := range w.graphs {
		if len(x.Graph.Order) > n {
			list, n = x.ThreadsAt(list[:0])
		}
	}
	return list, n
}

func (w *Sampling) Uses() (graphs uint64, events int) {
	return execution.Bytes(w.Stack, w.graphs, w.Spare)
}

// sampler builds samples with a worker that explores nothing: it chooses evenly, and counts.
type sampler struct {
	w    *Sampling
	walk *walk.Walker
	rng  *rand.Rand
	// choices, by thread and index: of reads and writes, 0 for other events.
	choices [][]float64
	options []int32 // scratch: positions in co
}

// run takes samples until it is enough (genmc-2024 §3.4).
func (s *sampler) run(how *config.Sampling, est *result.Estimate) {
	var values []float64
	sum, squares := 0.0, 0.0
	for est.Why == "" {
		v, b, ok := s.sample()
		if !ok {
			break
		}
		values = append(values, v)
		if b {
			est.Blocked += v
		} else {
			est.Executions += v
		}
		sum += v
		squares += v * v
		n := float64(len(values))
		mean := sum / n
		est.Deviation = math.Sqrt(max(squares/n-mean*mean, 0) / n)
		switch {
		case len(values) < how.Min:
		case est.Deviation <= how.Threshold*mean:
			est.Why = "deviation"
		case n > mean:
			est.Why = "executions"
		}
		if len(values) >= how.Min && how.Effort > 0 && s.w.Result.Stats.Visits >= uint64(how.Effort)/addingCosts {
			est.Why = cmp.Or(est.Why, "budget")
		}
		if est.Why == "" && len(values) >= how.Max {
			est.Why = "budget"
		}
	}
	est.Samples = len(values)
	if est.Samples == 0 {
		return
	}
	n := float64(est.Samples)
	est.Executions /= n
	est.Blocked /= n
	est.ByChoices = est.Executions + est.Blocked
	est.Low, est.High = s.interval(values)
	est.Low, est.High = est.Low/offBy, est.High*offBy
	if how.Keep {
		est.Values = values
	}
}

// addingCosts is how many events can be copied in the time that it takes to add one.
const addingCosts = 10

// offBy is by how much samples may be off, whatever they agree on (genmc-2024 §3.5).
const offBy = 10

// resamples is how many means interval draws.
const resamples = 200

// interval bounds the middle 95 % of the means of samples drawn again from values.
func (s *sampler) interval(values []float64) (low, high float64) {
	means := make([]float64, resamples)
	for i := range means {
		for range values {
			means[i] += values[s.rng.IntN(len(values))] / float64(len(values))
		}
	}
	slices.Sort(means)
	return means[resamples/40], means[resamples-1-resamples/40]
}

// sample builds one more sample. It returns its value, 0 if no execution came of it,
// and whether it is a blocked one; ok is false if the run was stopped.
func (s *sampler) sample() (value float64, blocked, ok bool) {
	for t := range s.choices {
		s.choices[t] = s.choices[t][:0]
	}
	if !s.walk.Walk() {
		return 0, false, !s.w.Shared.Stopped() // no execution
	}
	value = 1
	for _, cs := range s.choices {
		for _, c := range cs {
			if c > 1 {
				value *= c
			}
		}
	}
	return value, s.end(), !s.w.Shared.Stopped()
}

// end looks for what is wrong with the finished sample and reports whether it is
// blocked.
func (s *sampler) end() (blocked bool) {
	w, x := s.w, s.walk.X
	n := int32(len(x.Graph.Order))
	if w.EndWaits(x) {
		w.Filters.Counts(x) // a filter may find that another refinement is needed, and then no thread is known to wait for ever
		if blocked = w.IsBlocked(x); w.Shared.Stopped() {
			// starts again
		} else if blocked {
			w.Blocked(x)
		} else {
			w.Complete(x)
		}
	}
	x.CutTo(n - 1)
	return blocked
}

// Thread picks any: only reads are left, because the walk is eager.
func (s *sampler) Thread(list []int32) int { return s.rng.IntN(len(list)) }

// Option picks any.
func (s *sampler) Option(id event.ID, n int) uint64 {
	s.count(id, n)
	return uint64(s.rng.IntN(n))
}

// count notes how many choices event id has.
func (s *sampler) count(id event.ID, n int) {
	for int(id.Thread) >= len(s.choices) {
		s.choices = append(s.choices, nil)
	}
	cs := &s.choices[id.Thread]
	for int(id.Index) >= len(*cs) {
		*cs = append(*cs, 0)
	}
	(*cs)[id.Index] = float64(n)
}

// Read picks any, and counts all.
func (s *sampler) Read(r event.ID, lo, top int32) int32 {
	open, n := s.options[:0], 0
	for pos := lo; pos <= top; pos++ {
		choice, free := s.walk.MayRead(r, pos)
		if choice {
			n++
		}
		if free {
			open = append(open, pos)
		}
	}
	s.options = open
	if len(open) == 0 {
		return -1
	}
	s.count(r, n)
	return open[s.rng.IntN(len(open))]
}

// Place picks any, and counts all.
func (s *sampler) Place(id event.ID, lo, top int32) int32 {
	open := s.options[:0]
	for pos := lo; pos <= top; pos++ {
		if s.walk.MayStand(id, pos) {
			open = append(open, pos)
		}
	}
	s.options = open
	s.count(id, len(open))
	return open[s.rng.IntN(len(open))]
}

// Placed gives a choice more to the reads that write id may revisit.
func (s *sampler) Placed(id event.ID) { s.revisitable(id) }

// revisitable counts write id, just placed, as a choice of the reads of its location
// that are not in its causal past and could have read it.
func (s *sampler) revisitable(id event.ID) {
	w, x := s.w, s.walk.X
	g := x.Graph
	e := g.At(id)
	if !g.ReadAfter(e.Loc, id) { // coherence keeps what is po-before id from reading it
		return
	}
	p := w.Equivalence.Past(x, id)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i >= 0; {
			r := event.ID{Thread: t, Index: i}
			y := g.At(r)
			i = y.PrevLoc
			if y.Kind != event.Read {
				continue
			}
			if p.Has(r) {
				if p.Marks == nil {
					break // and so is what is before it
				}
				continue
			}
			if r.Index > 0 && consistency.FirstKnown(g, e.Loc, x.Before(event.ID{Thread: t, Index: r.Index - 1}, &x.HB)) <= e.CoPos &&
				!w.StopsWith(y.Step, g.ValueFor(e.Loc, r, id)) {
				s.choices[t][r.Index]++
			}
		}
	}
}
