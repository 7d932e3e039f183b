package minimise

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Minimiser is what workers share with Config.Minimise. A nil one does nothing.
type Minimiser struct {
	shared *engine.Shared
	// Whether there was an error, the first, and executions since.
	Erring atomic.Bool
	mu     sync.Mutex // guards first
	First  result.Key
	After  atomic.Uint64
	// sampled is the error that a sample had before the exploration, or nil.
	sampled *result.Found
}

// New is that of sh, nil if none is wanted.
func New(sh *engine.Shared) *Minimiser {
	if sh.Config.Minimise == nil {
		return nil
	}
	return &Minimiser{shared: sh}
}

// keeper keeps the smallest errors of one worker.
type keeper struct {
	engine.Blind
	*Minimiser
	w    *engine.Base
	best map[result.Key]int // the place of the error in w.Result.Errors
}

// Keeper is a new one, which observes w.
func (m *Minimiser) Keeper(w *engine.Base) engine.Observer {
	return &keeper{Minimiser: m, w: w, best: map[result.Key]int{}}
}

// Erred keeps f unless there is a smaller one like it. A sample with an error is enough.
func (s *keeper) Erred(x *execution.Execution, k result.Key, f result.Found) (kept, more bool) {
	s.smaller(x, k, f)
	if s.shared.Sampling && !s.w.Config.KeepGoing {
		s.shared.Stop("error")
		return true, false
	}
	return true, true
}

// Finished counts executions after the first error.
func (s *keeper) Finished(*execution.Execution, bool) {
	if s.Erring.Load() && !s.shared.Sampling && s.After.Add(1) > s.shared.Config.Minimise.Executions {
		s.shared.Stop("error")
	}
}

// smaller keeps f, an error in execution x, unless there is a smaller one like it.
func (s *keeper) smaller(x *execution.Execution, k result.Key, f result.Found) {
	w := s.w
	s.erroneous(k)
	keep, n := needed(w, x, &f)
	i, ok := s.best[k]
	if ok && n > w.Result.Errors[i].Size.Events {
		return
	}
	f.Graph = w.Evidence(x)
	f.Cut(keep)
	f.Size.Events = n
	if cost := w.Config.Minimise.Cost; cost != nil {
		f.Size.Cost = cost(&f)
	}
	if !ok {
		s.best[k] = len(w.Result.Errors)
		w.Result.Errors = append(w.Result.Errors, f)
		return
	}
	if old := &w.Result.Errors[i]; result.CompareSizes(&f, old) < 0 {
		*old = f
	}
}

// erroneous takes note of the first error.
func (m *Minimiser) erroneous(k result.Key) {
	if m.Erring.Load() {
		return
	}
	m.mu.Lock()
	if !m.Erring.Load() {
		m.First = k
		m.Erring.Store(true)
	}
	m.mu.Unlock()
}

// Seek makes what a sample found the error to find a smaller execution of.
func (m *Minimiser) Seek(sampled *result.Found) {
	if m != nil && sampled != nil {
		m.sampled = sampled
		m.erroneous(sampled.Key())
	}
}

// Overlooks reports whether err, that the program cannot be explored, is no matter: it is a
// limit that a run that stops at the first error would not have reached.
func (m *Minimiser) Overlooks(err error) bool {
	var limit *graph.LimitError
	return m != nil && m.Erring.Load() && !m.shared.Config.KeepGoing && errors.As(err, &limit)
}

// Add adds to r the error that a sample had.
func (m *Minimiser) Add(r *result.Result) {
	if m != nil && m.sampled != nil {
		r.Errors = append(r.Errors, *m.sampled)
	}
}

// Chosen leaves in r one error, which is the first that was found, unless all are
// wanted. If several workers explored everything, and no sample had an error, which one
// was first is chance: then it is the first in the order of the result.
func (m *Minimiser) Chosen(r *result.Result) {
	if m == nil {
		return
	}
	sh := m.shared
	first := m.First
	if sh.Why == "" && sh.Config.Workers > 1 && m.sampled == nil && len(r.Errors) > 0 {
		first = r.Errors[0].Key()
	}
	Minimised(r, sh.Config, m.After.Load(), first)
}

// Minimised leaves in r, of an exploration with cfg.Minimise, the error of key first, unless all
// are wanted. So many executions were explored after the first error.
func Minimised(r *result.Result, cfg *config.Config, after uint64, first result.Key) {
	r.Minimised = &result.Minimised{Executions: min(after, cfg.Minimise.Executions)}
	if len(r.Errors) == 0 || cfg.KeepGoing {
		return
	}
	r.Errors = slices.DeleteFunc(r.Errors, func(f result.Found) bool { return f.Key() != first })
	if r.Stopped == "unsupported" && r.Errors[0].Kind != result.ErrorKind(event.FaultUnsupported) {
		r.Stopped = "error" // which came first, and the run would have ended
	}
}

// needed tells, by thread, how many events show that f is wrong: those that f concerns
// and all that is before them in po ∪ rf. They are an execution of their own, in which
// these events are related as they are here. What is wrong only because of events that
// there are not, and what a model from a file calls wrong, which may be for any reason,
// needs all; so does what is shown of operations that are not ordered, for they are put in line. n is how many that are.
func needed(w *engine.Base, x *execution.Execution, f *result.Found) (keep []int32, n int) {
	g := x.Graph
	keep = make([]int32, g.Threads())
	whole := g.Space.Partial || w.Traits.Judges || w.Traits.Dependencies && g.Holes()
	switch f.Kind {
	case result.Deadlock, result.Liveness, result.Livelock, result.Daemon, result.Leak, result.FinalState, result.ModelError, result.ModelWarning:
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
		if !w.Traits.Dependencies {
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
