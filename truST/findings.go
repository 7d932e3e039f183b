package trust

import (
	"fmt"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// This file is what the engine does with what checks find, and with executions that are
// through: it records, counts, shows and stops.

// ledger is what one worker has found so far: what is in it need not be found again.
type ledger struct {
	seen    map[result.Key]bool
	leaked  []bool                   // by position: the leak is among the warnings
	stops   map[stopKey]*result.Stop // where threads of blocked executions stopped (stops.go)
	limits  map[limitKey]uint64
	reports uint64 // findings
}

// Known reports whether there is a finding of this kind at these positions.
func (l *ledger) known(k result.ErrorKind, pos, other int32) bool {
	if k == result.Leak { // which is asked for every object at every end
		return int(pos) < len(l.leaked) && l.leaked[pos]
	}
	return l.seen[result.Key{Kind: k, Pos: pos, Other: other}]
}

// enter takes note of error f, and reports whether it is the first of its key.
func (l *ledger) enter(f *result.Found) bool {
	k := f.Key()
	if l.seen[k] {
		return false
	}
	if l.seen == nil {
		l.seen = map[result.Key]bool{}
	}
	l.seen[k] = true
	if f.Kind == result.Leak {
		for int(f.Pos) >= len(l.leaked) {
			l.leaked = append(l.leaked, false)
		}
		l.leaked[f.Pos] = true
	}
	return true
}

// forget makes every error worth finding again.
func (l *ledger) forget() {
	clear(l.seen)
	l.leaked = l.leaked[:0]
}

// Report takes finding f of execution x, and returns whether to go on with that.
func (w *worker) Report(x *execution.Execution, f *check.Finding) bool {
	w.ledger.reports++
	if f.Refine != nil {
		w.shared.Refine(f.Refine)
		if w.shared.Stopped() {
			return false
		}
	}
	if f.Limit != nil {
		w.shared.Fail(f.Limit)
		return false
	}
	if f.Found == nil {
		return true
	}
	if f.Detail != "" && !w.Known(f.Found.Kind, f.Found.Pos, f.Found.Other) {
		f.Found.Detail = fmt.Sprintf(f.Detail, f.Args...)
	}
	return w.found(x, *f.Found)
}

// Known implements findings.
func (w *worker) Known(k result.ErrorKind, pos, other int32) bool {
	return w.ledger.known(k, pos, other)
}

// found records an error (or, for warning kinds, a warning) once per kind and
// position. It returns whether to go on with the execution.
func (w *worker) found(x *execution.Execution, f result.Found) bool {
	if w.Equivalence.Impossible(x) {
		return true
	}
	warn := w.isWarning(f.Kind)
	k := f.Key()
	if !warn {
		for _, o := range w.observers {
			if kept, more := o.erred(x, k, f); kept {
				return more
			}
		}
	}
	if w.ledger.enter(&f) {
		f.Graph = w.Evidence(x)
		if warn {
			w.res.Warnings = append(w.res.Warnings, f)
		} else {
			w.res.Errors = append(w.res.Errors, f)
		}
	}
	if !warn && !w.Config.KeepGoing {
		w.shared.stop("error")
		return false
	}
	return true
}

func (w *worker) isWarning(k result.ErrorKind) bool {
	switch k {
	case result.Leak, result.UnorderedWrites, result.ExitStatus, result.Daemon, result.ModelWarning:
		return true
	case result.Liveness:
		return !w.Config.CheckLiveness
	}
	return false
}

// threadFault reports that the next step of thread t is an error. Something that
// is not modelled ends the run, whatever else is wanted: nothing beyond it can
// be trusted.
func (w *worker) threadFault(x *execution.Execution, t int32, s *event.Step) {
	w.Report(x, check.Fault(x, t, s))
	if event.Fault(s.Why) == event.FaultUnsupported {
		w.shared.stop("unsupported")
	}
}

// look lets checks look at event id, about which s is special, and returns whether to go on
// with x.
func (w *worker) look(x *execution.Execution, id event.ID, s check.Special, list []check.Look) bool {
	for i := range list {
		l := &list[i]
		if l.At&s == 0 {
			continue
		}
		before := w.ledger.reports
		if !l.Check(x, id, w) {
			return false
		}
		if l.Waiting != nil && len(x.Stalls) > 0 && x.Graph.At(id).Kind == event.Write && (l.Also || w.ledger.reports == before) && !w.lookWaiting(x, id, l) {
			return false
		}
	}
	return true
}

// checkAccess checks access id, which has not made its choice.
func (w *worker) checkAccess(x *execution.Execution, id event.ID) bool {
	s := check.SpecialAccess(x.Graph, x.Graph.At(id))
	return s&w.checks.Access.At == 0 || w.look(x, id, s, w.checks.Access.List)
}

// checkRead checks read r, whose rf was just set.
func (w *worker) checkRead(x *execution.Execution, r event.ID) bool {
	s := check.SpecialRead(x.Graph, x.Graph.At(r))
	return s&w.checks.Read.At == 0 || w.look(x, r, s, w.checks.Read.List)
}

// checkWrite checks write id, which was just placed.
func (w *worker) checkWrite(x *execution.Execution, id event.ID) bool {
	s := check.SpecialAccess(x.Graph, x.Graph.At(id))
	return s&w.checks.Write.At == 0 || w.look(x, id, s, w.checks.Write.List)
}

// perform lets event id, neither a read nor a write, do what it does to the graph, and
// checks it.
func (w *worker) perform(x *execution.Execution, id event.ID) bool {
	e := x.Graph.At(id)
	if e.Kind == event.Free || e.Kind == event.ObjectSize {
		x.Perform(id)
		if e.Kind == event.ObjectSize {
			x.Graph.SetNext(id.Thread, nil)
			w.Equivalence.Relink(x, id)
		}
	}
	s := check.SpecialOther(e)
	return s&w.checks.Other.At == 0 || w.look(x, id, s, w.checks.Other.List)
}

// checkJoin checks that step s of thread t, which is about to be added, does not join a thread
// that was joined before.
func (w *worker) checkJoin(x *execution.Execution, t int32, s *event.Step) {
	if s.Kind != event.ThreadJoin {
		return
	}
	if f := check.JoinedTwice(x, t, s); f != nil {
		w.Report(x, f)
	}
}

// finish counts execution x, to which nothing can be added.
func (w *worker) finish(x *execution.Execution) {
	g := x.Graph
	if w.Equivalence.Impossible(x) {
		return // see holes.go
	}
	if n := len(g.Order); n > w.res.Stats.MaxEvents {
		w.res.Stats.MaxEvents = n
	}
	blocked := w.isBlocked(x)
	if blocked {
		w.blocked(x)
		if w.res.Complete == 0 {
			w.noteStops(x)
		}
	} else {
		for _, o := range w.observers {
			if !o.admits() {
				return
			}
		}
		w.complete(x)
	}
	w.counted(x, blocked)
}

// counted adds an execution to the counts; x is nil if it was not built.
func (w *worker) counted(x *execution.Execution, blocked bool) {
	if blocked {
		w.res.Blocked++
	} else {
		w.res.Complete++
	}
	for _, o := range w.observers {
		o.finished(x, blocked)
	}
}

// endsPlainly reports whether the complete execution that x turns into when thread t
// ends has nothing to warn of (see complete), and only a thread that waits
// to join others goes on then. That thread, or -1, is left in w.joiner.
func (w *worker) endsPlainly(x *execution.Execution, t int32) bool {
	g := x.Graph
	w.joiner = -1
	for u := int32(0); int(u) < g.Threads(); u++ {
		if u == t || !g.Exists(u) {
			continue
		}
		if e := g.Last(u); e != nil && e.Kind == event.ThreadFinish {
			if check.BadExit(e.Step) {
				return false
			}
		} else if s := g.Next(u); w.joiner < 0 && s != nil && s.Kind == event.ThreadJoin {
			w.joiner = u
		} else {
			return false
		}
	}
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if o.Free == graph.None && o.Attr&event.Stack == 0 && !w.Known(result.Leak, g.At(o.Alloc).Pos, -1) {
			return false
		}
	}
	return true
}

// complete looks for what is only worth a warning in a complete execution.
func (w *worker) complete(x *execution.Execution) {
	if check.Waits(x.Graph) {
		w.res.Waiting++
	}
	for _, c := range w.checks.Ended {
		c(x, w.Program, w)
	}
}

// blocked decides whether a blocked execution is an error, and counts why threads stopped.
func (w *worker) blocked(x *execution.Execution) {
	w.Equivalence.SettleWaits(x)
	s := &w.checks.Standstill
	check.Stands(x, w.Program, s)
	for _, b := range s.Blocks {
		switch why := event.BlockReason(b.Why); {
		case why == event.BlockAssume:
			w.res.Stats.AssumeBlocked++
		case why == event.BlockUnroll:
			w.res.BoundedAt[b.Pos]++
		case why == event.BlockSpin:
			w.res.Stats.SpinBlocked++
		case why == event.BlockMoot:
			w.res.Stats.MootBlocked++
		case why.Limit():
			w.ledger.limit(event.BlockReason(b.Why), b.Pos)
		}
	}
	if s.Unroll {
		w.res.Bounded++
		if !s.Other && !s.Wait {
			w.res.Cut++
		}
	}
	if s.Other || s.Unroll || s.Over {
		return
	}
	for _, c := range w.checks.Stuck {
		if f := c(x, w.Program, s); f != nil {
			if k := f.Found; !w.Known(k.Kind, k.Pos, k.Other) || !w.isWarning(k.Kind) {
				w.Report(x, f)
			}
			return
		}
	}
}
