package estimate

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
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

// sampler builds samples with a worker that explores nothing.
type sampler struct {
	w   *Sampling
	x   *execution.Execution
	rng *rand.Rand
	// choices, by thread and index: of reads and writes, 0 for other events.
	choices [][]float64
	// tried, by thread: with so many writes in co its next event, which is the read
	// (t, at), had no choice.
	tried   []struct{ at, writes int32 }
	ready   []int32 // scratch of pick
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
	w, x := s.w, s.x
	x.CutTo(-1)
	x.Pending, x.Alone = -1, false
	x.Graph.SetNext(0, w.Program.Main())
	for t := range s.choices {
		s.choices[t] = s.choices[t][:0]
	}
	clear(s.tried)
	for {
		w.poll()
		t, step := s.pick()
		if w.Shared.Stopped() {
			return 0, false, false
		}
		if t < 0 {
			break
		}
		if len(x.Graph.Order) >= w.Config.MaxEvents {
			w.TooMany(step)
			return 0, false, false
		}
		if !s.add(t, step) {
			return 0, false, !w.Shared.Stopped() // no execution
		}
	}
	value = 1
	for _, cs := range s.choices {
		for _, c := range cs {
			if c > 1 {
				value *= c
			}
		}
	}
	return value, s.end(), !w.Shared.Stopped()
}

// end looks for what is wrong with the finished sample and reports whether it is
// blocked.
func (s *sampler) end() (blocked bool) {
	w, x := s.w, s.x
	n := int32(len(x.Graph.Order))
	if w.EndWaits(x) {
		if blocked = w.IsBlocked(x); blocked {
			w.Blocked(x)
		} else {
			w.Complete(x)
		}
	}
	x.CutTo(n - 1)
	return blocked
}

// pick returns a thread that can go on and its step: the first whose step is no read,
// otherwise one of those whose read has a choice; -1 if there is none.
func (s *sampler) pick() (int32, *event.Step) {
	w, x := s.w, s.x
	g := x.Graph
	if t := w.Equivalence.GoesFirst(x); t >= 0 {
		return t, w.Next(x, t)
	}
	list := s.ready[:0]
	for t := int32(0); int(t) < g.Threads(); t++ {
		c := g.Classes()[t]
		if c == graph.ClassUnknown {
			c = w.Classify(x, t)
		}
		if c != graph.ClassOver && c != graph.ClassUnknown && w.Filters.Holds(x, t, g.Next(t)) {
			continue
		}
		if c == graph.ClassWaits {
			if g.Next(t).Kind == event.Read {
				c = graph.ClassRead // it may read an older write
			} else {
				c = w.Waiting(x, t)
			}
		}
		if w.Shared.Stopped() {
			return -1, nil
		}
		switch c {
		case graph.ClassReady:
			return t, g.Next(t)
		case graph.ClassRead:
			list = append(list, t)
		}
	}
	s.ready = list
	for len(list) > 0 {
		k := s.rng.IntN(len(list))
		t := list[k]
		if s.mayRead(t) {
			return t, g.Next(t)
		}
		list = slices.Delete(list, k, k+1)
	}
	return -1, nil
}

// mayRead reports whether the next event of thread t, a read, has a choice that it
// did not have when that was asked last.
func (s *sampler) mayRead(t int32) bool {
	g := s.x.Graph
	for int(t) >= len(s.tried) {
		s.tried = append(s.tried, struct{ at, writes int32 }{})
	}
	tried := &s.tried[t]
	if n := int32(len(g.Co(g.LocOf(g.Next(t))))); tried.at != g.Len(t) || tried.writes != n {
		tried.at, tried.writes = g.Len(t), n
		return true
	}
	return false
}

// add adds step, the next one of thread t, with a choice made at random. It returns
// false if the sample ends here: there is something wrong, or it is no execution.
func (s *sampler) add(t int32, step *event.Step) bool {
	w, x := s.w, s.x
	w.Result.Stats.Visits++
	w.CheckJoin(x, t, step)
	id := w.Add(x, t, step)
	if w.Shared.Stopped() {
		return false
	}
	switch step.Kind {
	case event.Read:
		return s.read(id)
	case event.Write:
		return s.write(id)
	case event.Choice:
		n := 1
		for n < int(step.Len) && w.Filters.Option(x, id, uint64(n)) {
			n++
		}
		s.count(id, n)
		w.Choose(x, id, uint64(s.rng.IntN(n)))
		return true
	}
	return w.Perform(x, id)
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

// read chooses what read r, the newest event, reads. If there is nothing, it is taken
// out of the graph again: its thread waits.
func (s *sampler) read(r event.ID) bool {
	w, x := s.w, s.x
	g := x.Graph
	if !w.CheckAccess(x, r) {
		return false
	}
	e := g.At(r)
	co := g.Co(e.Loc)
	lo, top := x.State.FirstRead(r, false), int32(len(co))-1
	exact := x.State.ByPosition()
	open, n := s.options[:0], 0
	for pos := lo; pos <= top; pos++ {
		c := &w.Choice
		c.Begin(r, e.Step, co)
		c.Set(g, co, pos)
		if w.StopsWith(e.Step, c.Value) {
			continue
		}
		rmw := c.RMW
		if rmw && pos < x.State.FirstRead(r, true) || w.Filters.Read(x, c) == execution.Skip {
			continue
		}
		if pos != top && !exact {
			if !x.TryRead(r, co[pos]) {
				continue
			}
			x.Unread(r)
		}
		n++
		if !rmw || pos == top || !g.IsRMWWrite(co[pos+1]) {
			open = append(open, pos)
		}
	}
	s.options = open
	if len(open) == 0 {
		x.CutTo(e.Stamp - 1)
		x.Pending = -1
		return true
	}
	s.count(r, n)
	x.SetRead(r, co[open[s.rng.IntN(len(open))]])
	if x.Pending = -1; e.Succeeds(e.Val) {
		x.Pending = r.Thread
	}
	return w.CheckRead(x, r)
}

// write chooses where write id, the newest event, stands, and gives a choice more to
// the reads that it may revisit.
func (s *sampler) write(id event.ID) bool {
	w, x := s.w, s.x
	g := x.Graph
	if !w.CheckAccess(x, id) {
		return false
	}
	e := g.At(id)
	co := g.Co(e.Loc)
	var pos int32
	if e.Attr&event.Exclusive != 0 {
		pos = g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
	} else {
		open := s.options[:0]
		top := int32(len(co))
		exact := x.State.ByPosition()
		for p := x.State.FirstPlace(id); p <= top; p++ {
			if p < top && g.IsRMWWrite(co[p]) || !w.Filters.Place(x, id, p) {
				continue
			}
			if p != top && !exact {
				if !x.TryPlace(id, p) {
					continue
				}
				x.Unplace(id)
			}
			open = append(open, p)
		}
		s.options = open
		s.count(id, len(open))
		pos = open[s.rng.IntN(len(open))]
	}
	x.Pending = -1
	if e.Attr&event.Exclusive == 0 {
		x.SetPlace(id, pos) // which was tried
	} else if !x.TryPlace(id, pos) {
		return false
	}
	s.revisitable(id)
	return w.CheckWrite(x, id)
}

// revisitable counts write id, just placed, as a choice of the reads of its location
// that are not in its causal past and could have read it.
func (s *sampler) revisitable(id event.ID) {
	w, x := s.w, s.x
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
