package engine

import (
	"fmt"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// This file is what the engine does with what checks find, and with executions that are
// through: it records, counts, shows and stops.

// Report takes finding f of execution x, and returns whether to go on with that.
func (w *Base) Report(x *execution.Execution, f *check.Finding) bool {
	w.Ledger.reports++
	if f.Refine != nil {
		w.Shared.Refine(f.Refine)
		if w.Shared.Stopped() {
			return false
		}
	}
	if f.Limit != nil {
		w.Shared.Fail(f.Limit)
		return false
	}
	if f.Found == nil {
		return true
	}
	if f.Detail != "" && !w.Known(f.Found.Kind, f.Found.Pos, f.Found.Other) {
		f.Found.Detail = fmt.Sprintf(f.Detail, f.Args...)
	}
	if f.Part != nil {
		return w.Part(x, f.Part, func(h *execution.Execution) bool { return w.found(h, *f.Found) })
	}
	return w.found(x, *f.Found)
}

// Known implements findings.
func (w *Base) Known(k result.ErrorKind, pos, other int32) bool {
	return w.Ledger.known(k, pos, other)
}

// found records an error (or, for warning kinds, a warning) once per kind and
// position. It returns whether to go on with the execution.
func (w *Base) found(x *execution.Execution, f result.Found) bool {
	if w.Equivalence.Denies(x, &f, w.Ledger.ended) {
		return true
	}
	x.Lead(x.Newest())
	severity := w.Checks.Severity(f.Kind)
	k := f.Key()
	if severity == result.Error {
		w.Shared.wrong.Store(true)
		for _, o := range w.Observers {
			if kept, more := o.Erred(x, k, f); kept {
				return more
			}
		}
	}
	if w.Ledger.enter(&f) {
		f.Graph = w.Evidence(x)
		if severity == result.Warning {
			w.Result.Warnings = append(w.Result.Warnings, f)
		} else {
			w.Result.Errors = append(w.Result.Errors, f)
		}
	}
	if severity == result.Error && !w.Config.KeepGoing {
		w.Shared.Stop("error")
		return false
	}
	return true
}

// ThreadFault reports that the next step of thread t is an error. Something that
// is not modelled ends the run, whatever else is wanted: nothing beyond it can
// be trusted.
func (w *Base) ThreadFault(x *execution.Execution, t int32, s *event.Step) {
	w.Report(x, w.Checks.Fault(x, t, s))
	if event.Fault(s.Why) == event.FaultUnsupported {
		w.Shared.Stop("unsupported")
	}
}

// look lets checks look at event id, about which s is special, and returns whether to go on
// with x.
func (w *Base) look(x *execution.Execution, id event.ID, s check.Special, list []check.Look) bool {
	for i := range list {
		l := &list[i]
		if l.At&s == 0 {
			continue
		}
		before := w.Ledger.reports
		if !l.Check(x, id, w) {
			return false
		}
		if x.Stops() && l.Waiting != nil && (l.Also || w.Ledger.reports == before) && !w.lookWaiting(x, id, l) {
			return false
		}
	}
	return true
}

// CheckAccess checks access id, which has not made its choice.
func (w *Base) CheckAccess(x *execution.Execution, id event.ID) bool {
	s := check.SpecialAccess(x.Graph, x.Graph.At(id))
	return s&w.Checks.Access.At == 0 || w.look(x, id, s, w.Checks.Access.List(s))
}

// CheckRead checks read r, whose rf was just set.
func (w *Base) CheckRead(x *execution.Execution, r event.ID) bool {
	s := check.SpecialRead(x.Graph, x.Graph.At(r))
	return s&w.Checks.Read.At == 0 || w.look(x, r, s, w.Checks.Read.List(s))
}

// CheckWrite checks write id, which was just placed.
func (w *Base) CheckWrite(x *execution.Execution, id event.ID) bool {
	s := check.SpecialAccess(x.Graph, x.Graph.At(id))
	return s&w.Checks.Write.At == 0 || w.look(x, id, s, w.Checks.Write.List(s))
}

// Perform lets event id, neither a read nor a write, do what it does to the graph, and
// checks it.
func (w *Base) Perform(x *execution.Execution, id event.ID) bool {
	e := x.Graph.At(id)
	if e.Kind == event.Free || e.Kind == event.ObjectSize || e.Kind == event.Clock {
		x.Perform(id)
		if e.Kind != event.Free {
			x.Graph.SetNext(id.Thread, nil)
			w.Equivalence.Relink(x, id)
		}
	}
	s := check.SpecialOther(e)
	return s&w.Checks.Other.At == 0 || w.look(x, id, s, w.Checks.Other.List(s))
}

// CheckJoin checks that step s of thread t, which is about to be added, does not join a thread
// that was joined before.
func (w *Base) CheckJoin(x *execution.Execution, t int32, s *event.Step) {
	if s.Kind != event.ThreadJoin {
		return
	}
	if f := check.JoinedTwice(x, t, s); f != nil {
		w.Report(x, f)
	}
}

// Finish counts execution x, to which nothing can be added.
func (w *Base) Finish(x *execution.Execution) {
	g := x.Graph
	if w.Equivalence.Impossible(x) {
		return // see Equivalence.Impossible
	}
	w.Ledger.ended = true
	defer func() { w.Ledger.ended = false }()
	if w.Equivalence.Late() && !w.review(x) {
		return
	}
	if n := len(g.Order); n > w.Result.Stats.MaxEvents {
		w.Result.Stats.MaxEvents = n
	}
	blocked := w.IsBlocked(x)
	counts := w.Filters.Counts(x) && !(blocked && w.Filters.Vain(x))
	if !counts || w.first(x) {
		x.Lead(x.Newest())
	} else {
		counts = false
	}
	switch {
	case blocked && !counts:
		w.standstill(x)
		w.stuck(x)
	case !counts:
		w.finished(x)
	case w.Ledger.Apart != nil && w.Ledger.Digest != (result.Digest{}):
		all := w.Ledger.Tally
		w.Ledger.Tally = w.Ledger.Apart
		w.count(x, blocked)
		w.Ledger.Tally = all
	default:
		w.count(x, blocked)
	}
	w.Ledger.Digest = result.Digest{}
}

// review looks at all events of x again, and at where its threads stand, and returns whether to go on.
func (w *Base) review(x *execution.Execution) bool {
	g := x.Graph
	for _, id := range g.Order {
		ok := true
		switch e := g.At(id); e.Kind {
		case event.Read:
			ok = w.CheckAccess(x, id) && w.CheckRead(x, id)
		case event.Write:
			ok = w.CheckAccess(x, id) && w.CheckWrite(x, id)
		case event.ThreadJoin:
			if j := g.Joiner(w.Space.Joined(e.Step)); j != id {
				f := check.JoinedTwice(x, id.Thread, e.Step)
				f.Found.Event = id
				ok = w.Report(x, f)
			}
		default:
			s := check.SpecialOther(e)
			ok = s&w.Checks.Other.At == 0 || w.look(x, id, s, w.Checks.Other.List(s))
		}
		if !ok {
			return false
		}
	}
	for t := int32(0); int(t) < g.Threads() && !w.Shared.Stopped(); t++ {
		if !g.Exists(t) || g.Last(t).Kind == event.Read && !g.Last(t).HasRF {
			continue
		}
		s := w.Upcoming(x, t)
		if s == nil { // it has finished, or waits
			continue
		}
		switch s.Kind {
		case event.Error:
			w.ThreadFault(x, t, s)
		case event.ThreadJoin:
			if !g.Exists(w.Space.Joined(s)) {
				w.Report(x, check.JoinOfNobody(x, t, s))
			} else {
				w.CheckJoin(x, t, s)
			}
		}
	}
	return !w.Shared.Stopped()
}

// first reports whether x, to which nothing can be added, was not there before.
func (w *Base) first(x *execution.Execution) bool {
	d, recurs := w.Equivalence.Recurs(x)
	w.Ledger.Digest = d
	return !recurs || w.Shared.first(d)
}

// count counts execution x.
func (w *Base) count(x *execution.Execution, blocked bool) {
	if blocked {
		w.Blocked(x)
		if w.Ledger.Complete == 0 {
			w.noteStops(x)
		}
		w.counted(x, blocked)
		return
	}
	for _, o := range w.Observers {
		if !o.Admits() {
			return
		}
	}
	w.Complete(x)
	w.counted(x, blocked)
}

// counted adds an execution to the counts; x is nil if it was not built.
func (w *Base) counted(x *execution.Execution, blocked bool) {
	if blocked {
		w.Ledger.Blocked++
	} else {
		w.Ledger.Complete++
	}
	for _, o := range w.Observers {
		o.Finished(x, blocked)
	}
}

// Complete counts a complete execution that waits, and looks for what is only worth a warning.
func (w *Base) Complete(x *execution.Execution) {
	if check.Waits(x.Graph) {
		w.Ledger.Waiting++
	}
	w.finished(x)
}

// finished looks for what is only worth a warning in a complete execution, whether it counts or another one for it.
func (w *Base) finished(x *execution.Execution) {
	for i := range w.Checks.Ended {
		w.Checks.Ended[i].Check(x, w.Program, w)
	}
}

// Blocked decides whether a blocked execution is an error, and counts why threads stopped.
func (w *Base) Blocked(x *execution.Execution) {
	s := w.standstill(x)
	w.Ledger.AssumeBlocked += uint64(s.Assumed)
	for i, b := range s.Blocks {
		switch why := event.BlockReason(b.Why); {
		case (why == event.BlockUnroll || why.Limit()) && slices.ContainsFunc(s.Blocks[:i], func(o *event.Step) bool { return o.Why == b.Why && o.Pos == b.Pos }):
			// Another thread stopped there, too: executions are counted.
		case why == event.BlockAssume:
			w.Ledger.AssumeBlocked++
		case why == event.BlockUnroll:
			w.Ledger.BoundedAt = result.Count(w.Ledger.BoundedAt, b.Pos, 1)
		case why == event.BlockSpin:
			w.Ledger.SpinBlocked++
		case why == event.BlockMoot:
			w.Ledger.MootBlocked++
		case why.Limit():
			w.Ledger.AddLimit(result.Limit{Why: why, Pos: b.Pos, Executions: 1})
		}
	}
	if s.Unroll {
		w.Ledger.Bounded++
		if !s.Other && !s.Wait {
			w.Ledger.Cut++
		}
	}
	if f := w.stuck(x); f != nil && f.Kind == result.Deadlock && f.Name != "" {
		w.Ledger.Deadlocks = result.Count(w.Ledger.Deadlocks, f.Name, 1)
	}
}

// standstill finds out where threads of a blocked execution stand.
func (w *Base) standstill(x *execution.Execution) *check.Standstill {
	w.Equivalence.SettleWaits(x)
	check.Stands(x, w.Program, &w.Checks.Standstill)
	return &w.Checks.Standstill
}

// stuck reports what is wrong with how threads of x stand still, which standstill has found out, and returns it; nil
// if nothing is.
func (w *Base) stuck(x *execution.Execution) *result.Found {
	s := &w.Checks.Standstill
	stuck := w.Checks.Stuck
	if s.Other || s.Unroll || s.Over {
		stuck = w.Checks.Cut
	}
	for _, c := range stuck {
		if f := c(x, w.Program, s); f != nil {
			if k := f.Found; !w.Known(k.Kind, k.Pos, k.Other) || w.Checks.Severity(k.Kind) == result.Error {
				w.Report(x, f)
			}
			return f.Found
		}
	}
	return nil
}
