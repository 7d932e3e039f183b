package engine

import (
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// The graph engine as an explorer.

func (w *Base) Common() *Base { return w }

// Work is the number of events added.
func (w *Base) Work() uint64 { return w.Result.Stats.Visits }

// Run explores t, a *Task.
func (w *Worker) Run(t pool.Task) error {
	if err := w.TakeTask(t.(*wire.Task)); err != nil {
		return err
	}
	w.Explore(nil)
	return nil
}

// Give makes a task of the shallowest alternative: as a rule the biggest.
func (w *Worker) Give(may func() bool) (pool.Task, bool) {
	for _, x := range w.Stack {
		if len(x.Work) == 0 {
			continue
		}
		if !may() {
			return nil, false
		}
		it := x.Work[0]
		x.Work = x.Work[:copy(x.Work, x.Work[1:])]
		x.Lead(it.Stamp)
		t := w.Task(x, it)
		if w.Shared.ReloadEvery != 0 {
			t = ThroughBytes(t)
		}
		if w.Shared.OnTask != nil {
			w.Shared.OnTask(t)
		}
		return t, true
	}
	return nil, false
}

// GiveBack gives back the graphs that are kept to be used again, and asks the program.
func (w *Base) GiveBack() {
	clear(w.Spare)
	w.Spare = nil
	if p, ok := w.Program.(interface{ GiveBack() }); ok {
		p.GiveBack()
	}
}

func (w *Worker) Close() {}

// ThreadsAt appends to list the threads of the execution that w is at, and returns the
// number of events, too.
func (w *Worker) ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	if n := len(w.Stack); n > 0 {
		return w.Stack[n-1].ThreadsAt(list)
	}
	return list, 0
}

// Uses is about how much memory the graphs of w take.
func (w *Worker) Uses() (graphs uint64, events int) { return execution.Bytes(w.Stack, w.Spare) }

func (w *Worker) Effort() float64 { return w.Result.Stats.Effort() }

// Remains estimates the work that w has before it. Of its own stack alone: what is given
// away is always what comes last there, so nothing that stays depends on it.
func (w *Worker) Remains(l *Remaining) float64 { return w.Foresee(l, func(float64) {}) }

// Foresee is Remains, and says of each alternative how much of that it is, the newest first.
func (w *Worker) Foresee(l *Remaining, each func(work float64)) float64 {
	now := float64(w.Spent())
	sum := 0.0
	open := l.open
	// Of an alternative under way that has just begun, little but what was expected of it
	// is known.
	begun := func(stack int, stamp int32) { // the next item that is older
		for n := len(open) - 1; n >= 0 && !open[n].holds(stack, stamp); n-- {
			t := &open[n]
			done, all := now-float64(t.begun), float64(t.before)*l.ratio(t.kind, float64(t.before))
			if done < all {
				sum = (sum*done + (all-done)*(all-done)) / all
			}
			if l.underWay != nil {
				s := &l.underWay[t.kind][t.class]
				s.work += now - float64(t.begun)
				s.before += float64(t.before)
			}
			open = open[:n]
		}
	}
	for i := len(w.Stack) - 1; i >= 0; i-- {
		x := w.Stack[i]
		for k := len(x.Work) - 1; k >= 0; k-- {
			it := &x.Work[k]
			begun(i+1, it.Stamp)
			work := l.foresee(x, it, now-float64(it.Since)+sum)
			sum += work
			each(work)
		}
	}
	begun(0, 0)
	return sum
}

// ForeseeAlone estimates the work of an alternative of an execution that is not built yet, given the work done before.
func (l *Remaining) ForeseeAlone(it *execution.Item, before float64) float64 {
	return l.foresee(nil, it, before)
}

// ForeseeUnderWay is Foresee, and returns what alternatives that are under way have come to. If what is left of them
// is given to others, they never finish here, so they count as finished (Remaining.Learn); otherwise only
// small ones would count. (What they are expected to come to is not added: estimates would be made of estimates, and grow
// without limit.)
func (w *Worker) ForeseeUnderWay(l *Remaining, each func(work float64)) (sum float64, underWay *Sizes) {
	underWay = &Sizes{}
	l.underWay = underWay
	sum = w.Foresee(l, each)
	l.underWay = nil
	return sum, underWay
}
