package trust

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Minimising says how to look for a smaller execution that is wrong, once one is
// found: one with fewer events, and of those with equally many the one that costs
// least.
type Minimising struct {
	// Executions is how many more are explored, complete and blocked ones.
	Executions uint64
	// Cost, which may be nil, compares executions with equally many events. It is
	// called by workers, at the same time.
	Cost func(f *Found) int
}

// Minimised is what came of it.
type Minimised struct {
	Executions uint64 // explored after the first error
}

// size is what candidates for the same error are compared by.
type size struct {
	events, cost int
	code         string // of the graph, "" if it was not needed yet
}

// minimiser is what workers share with Config.Minimise. A nil one does nothing.
type minimiser struct {
	shared *shared
	// Whether there was an error, the first, and executions since.
	erring atomic.Bool
	first  foundKey
	after  atomic.Uint64
	// sampled is the error that a sample had before the exploration, or nil.
	sampled *Found
}

// newMinimiser is that of sh, nil if none is wanted.
func newMinimiser(sh *shared) *minimiser {
	if sh.cfg.Minimise == nil {
		return nil
	}
	return &minimiser{shared: sh}
}

// keeper keeps the smallest errors of one worker.
type keeper struct {
	blind
	*minimiser
	w    *worker
	best map[foundKey]int // the place of the error in w.res.Errors
}

// erred keeps f unless there is a smaller one like it. A sample with an error is enough.
func (s *keeper) erred(x *execution, k foundKey, f Found) (kept, more bool) {
	s.smaller(x, k, f)
	if s.shared.sampling && !s.w.cfg.KeepGoing {
		s.shared.stop("error")
		return true, false
	}
	return true, true
}

// finished counts executions after the first error.
func (s *keeper) finished(*execution, bool) {
	if s.erring.Load() && !s.shared.sampling && s.after.Add(1) > s.shared.cfg.Minimise.Executions {
		s.shared.stop("error")
	}
}

// smaller keeps f, an error in execution x, unless there is a smaller one like it.
func (s *keeper) smaller(x *execution, k foundKey, f Found) {
	w := s.w
	s.erroneous(k)
	keep, n := w.needed(x, &f)
	i, ok := s.best[k]
	if ok && n > w.res.Errors[i].size.events {
		return
	}
	f.Graph = w.evidence(x)
	f.cut(keep)
	f.size.events = n
	if cost := w.cfg.Minimise.Cost; cost != nil {
		f.size.cost = cost(&f)
	}
	if !ok {
		s.best[k] = len(w.res.Errors)
		w.res.Errors = append(w.res.Errors, f)
		return
	}
	if old := &w.res.Errors[i]; compareSizes(&f, old) < 0 {
		*old = f
	}
}

// compareSizes orders errors of one kind and place, smaller ones first. Only what can
// not be told apart is equal, so that the first of all does not depend on who finds which.
func compareSizes(a, b *Found) int {
	c := cmp.Or(cmp.Compare(a.size.events, b.size.events), cmp.Compare(a.size.cost, b.size.cost))
	if c != 0 || a.size.events == 0 {
		return c
	}
	return cmp.Or(strings.Compare(a.code(), b.code()), cmp.Compare(a.LeftOut, b.LeftOut))
}

// erroneous takes note of the first error.
func (m *minimiser) erroneous(k foundKey) {
	if m.erring.Load() {
		return
	}
	m.shared.mu.Lock()
	if !m.erring.Load() {
		m.first = k
		m.erring.Store(true)
	}
	m.shared.mu.Unlock()
}

// seek makes what a sample found the error to find a smaller execution of.
func (m *minimiser) seek(sampled *Found) {
	if m != nil && sampled != nil {
		m.sampled = sampled
		m.erroneous(sampled.key())
	}
}

// overlooks reports whether err, that the program cannot be explored, is no matter: it is a
// limit that a run that stops at the first error would not have reached.
func (m *minimiser) overlooks(err error) bool {
	var limit *graph.LimitError
	return m != nil && m.erring.Load() && !m.shared.cfg.KeepGoing && errors.As(err, &limit)
}

// add adds to r the error that a sample had.
func (m *minimiser) add(r *Result) {
	if m != nil && m.sampled != nil {
		r.Errors = append(r.Errors, *m.sampled)
	}
}

// chosen leaves in r one error, which is the first that was found, unless all are
// wanted. If several workers explored everything, and no sample had an error, which one
// was first is chance: then it is the first in the order of the result.
func (m *minimiser) chosen(r *Result) {
	if m == nil {
		return
	}
	sh := m.shared
	first := m.first
	if sh.why == "" && sh.cfg.Workers > 1 && m.sampled == nil && len(r.Errors) > 0 {
		first = r.Errors[0].key()
	}
	r.minimised(sh.cfg, m.after.Load(), first)
}

// minimised leaves in r, of an exploration with cfg.Minimise, the error of key first, unless all
// are wanted. So many executions were explored after the first error.
func (r *Result) minimised(cfg *Config, after uint64, first foundKey) {
	r.Minimised = &Minimised{Executions: min(after, cfg.Minimise.Executions)}
	if len(r.Errors) == 0 || cfg.KeepGoing {
		return
	}
	r.Errors = slices.DeleteFunc(r.Errors, func(f Found) bool { return f.key() != first })
	if r.Stopped == "unsupported" && r.Errors[0].Kind != ErrorKind(event.FaultUnsupported) {
		r.Stopped = "error" // which came first, and the run would have ended
	}
}

// needed tells, by thread, how many events show that f is wrong: those that f concerns
// and all that is before them in po ∪ rf. They are an execution of their own, in which
// these events are related as they are here. What is wrong only because of events that
// there are not, and what a model from a file calls wrong, which may be for any reason,
// needs all. n is how many that are.
func (w *worker) needed(x *execution, f *Found) (keep []int32, n int) {
	g := x.g
	keep = make([]int32, g.Threads())
	whole := w.traits.Judges || w.traits.Dependencies && g.Holes()
	switch f.Kind {
	case Deadlock, Liveness, Daemon, Leak, ModelError, ModelWarning:
		whole = true
	}
	if whole {
		for t := range keep {
			keep[t] = g.Slots(int32(t))
			n += int(keep[t])
		}
		return keep, n
	}
	var work []event.ID
	add := func(id event.ID) {
		if id.Thread < 0 {
			return
		}
		id.Index = min(id.Index, g.Slots(id.Thread)-1)
		if id.Index < keep[id.Thread] {
			return
		}
		if !w.traits.Dependencies {
			for t, last := range g.PORF(id) {
				if t < len(keep) {
					keep[t] = max(keep[t], last+1)
				}
			}
			return
		}
		for i := keep[id.Thread]; i <= id.Index; i++ {
			work = append(work, event.ID{Thread: id.Thread, Index: i})
		}
		keep[id.Thread] = id.Index + 1
	}
	add(f.Event)
	add(f.Conflict)
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if e := g.At(id); e.Kind == event.Read {
			add(e.RF)
		}
		for _, p := range slices.Clone(g.Preds(id)) {
			add(p)
		}
	}
	for _, k := range keep {
		n += int(k)
	}
	return keep, n
}

// cut leaves in f.Graph the first keep[t] events of each thread t, which are closed
// under what comes before in po ∪ rf, and the threads that they create.
func (f *Found) cut(keep []int32) {
	s := f.Graph
	number := make([]int32, len(s.Threads)) // new numbers of threads, -1 for those left out
	var threads []ThreadSnapshot
	for t := range s.Threads {
		th := s.Threads[t]
		number[t] = -1
		if p := th.Parent; keep[t] == 0 && !(p.IsInit() && th.Tid == event.MainTid) && (p.Thread < 0 || p.Index >= keep[p.Thread]) {
			f.LeftOut += len(th.Events)
			continue
		}
		if n := int(keep[t]); n < len(th.Events) {
			f.LeftOut += len(th.Events) - n
			th.Next = th.Events[n].Step
			th.Events = th.Events[:n]
		}
		number[t] = int32(len(threads))
		threads = append(threads, th)
	}
	renumber := func(id event.ID) event.ID {
		if id.Thread >= 0 {
			id.Thread = number[id.Thread]
		}
		return id
	}
	in := func(id event.ID) bool { return id.Index < keep[id.Thread] }
	for t := range threads {
		threads[t].Parent = renumber(threads[t].Parent)
		for i := range threads[t].Events {
			e := &threads[t].Events[i]
			e.RF = renumber(e.RF)
			hb := e.HB[:0]
			for u, last := range e.HB {
				if u < len(number) && number[u] >= 0 {
					hb = append(hb, last)
				}
			}
			e.HB = hb
		}
	}
	order := s.Order[:0]
	for _, id := range s.Order {
		if in(id) {
			order = append(order, renumber(id))
		}
	}
	co := s.Co[:0]
	for _, c := range s.Co {
		writes := c.Writes[:0]
		for _, id := range c.Writes {
			if in(id) {
				writes = append(writes, renumber(id))
			}
		}
		if c.Writes = writes; len(writes) > 0 {
			co = append(co, c)
		}
	}
	f.Graph = &Snapshot{Threads: threads, Order: order, Co: co}
	f.Thread = number[f.Thread]
	f.Event, f.Conflict = renumber(f.Event), renumber(f.Conflict)
}

// key is what makes it the same error as others.
func (f *Found) key() foundKey { return foundKey{f.Kind, f.Pos, f.Other, f.Name} }

// code writes the error and its graph down so that equal ones are equal whatever the
// dense numbers of threads.
func (f *Found) code() string {
	if f.size.code != "" {
		return f.size.code
	}
	s := f.Graph
	var b strings.Builder
	name := func(id event.ID) {
		if id.Thread < 0 {
			fmt.Fprintf(&b, " %d", id.Thread)
		} else {
			fmt.Fprintf(&b, " %d,%d", s.Threads[id.Thread].Tid, id.Index)
		}
	}
	threads := make([]int, len(s.Threads))
	for t := range threads {
		threads[t] = t
	}
	slices.SortFunc(threads, func(a, b int) int { return cmp.Compare(s.Threads[a].Tid, s.Threads[b].Tid) })
	for _, t := range threads {
		th := &s.Threads[t]
		fmt.Fprintf(&b, "\nthread %d", th.Tid)
		for i := range th.Events {
			e := &th.Events[i]
			fmt.Fprintf(&b, "\n%v %d %x %d", e.Absent, e.Kind, uint64(e.Addr), e.Pos)
			name(e.RF)
			fmt.Fprintf(&b, " %x %x", e.Value.Hi, e.Value.Lo)
		}
	}
	co := slices.Clone(s.Co)
	slices.SortFunc(co, func(a, b CoSnapshot) int { return cmp.Or(cmp.Compare(a.Addr, b.Addr), cmp.Compare(a.Size, b.Size)) })
	for _, c := range co {
		b.WriteString("\nco")
		for _, w := range c.Writes {
			name(w)
		}
	}
	b.WriteByte('\n')
	for _, id := range s.Order {
		name(id)
	}
	b.WriteString(f.Detail)
	name(f.Event)
	name(f.Conflict)
	f.size.code = b.String()
	return f.size.code
}
