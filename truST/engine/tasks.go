package engine

import (
	"time"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/wire"
)

// GiveCost is that of package pool.
const GiveCost = pool.GiveCost

// ThroughBytes is t written down and read again.
func ThroughBytes(t *wire.Task) *wire.Task {
	data, err := t.MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	var u wire.Task
	if err := u.UnmarshalBinary(data); err != nil {
		panic("BUG: " + err.Error())
	}
	return &u
}

// TakeTask makes task t the bottom execution of w. It fails if t is not a task of
// w's program.
func (w *Worker) TakeTask(t *wire.Task) error {
	from := time.Now()
	x := w.New()
	x.Graph.Clear()
	x.State = w.Model.New(x.Graph)
	x.Work = x.Work[:0]
	w.Stack = append(w.Stack[:0], x)
	err := w.Load(x, t)
	w.Hand.Took(t, from)
	x.Own = x.Newest() + 1
	if err != nil {
		w.Stack = w.Stack[:0]
		return err
	}
	w.Filters.Taken(x)
	if len(x.Work) > 0 {
		w.Backtrack()
	}
	return nil
}

// Task describes x cut to it.stamp, with it as the only alternative.
func (w *Worker) Task(x *execution.Execution, it execution.Item) *wire.Task {
	g := x.Graph
	t := &wire.Task{Events: make([]wire.Event, it.Stamp+1)}
	for s := int32(0); s <= it.Stamp; s++ {
		id := g.Order[s]
		e := g.At(id)
		te := wire.Event{Thread: w.Space.Tids[id.Thread]}
		switch e.Kind {
		case event.Read:
			if it.Kind == execution.ItemRead && s == it.Stamp || it.Kind == execution.ItemRevPlace && id == it.Read {
				te.NoRF = true
			} else if e.RF.Thread >= 0 {
				te.RFThread, te.RFIndex = w.Space.Tids[e.RF.Thread], e.RF.Index
			}
		case event.Write:
			if s < it.Stamp || it.Kind == execution.ItemComplete || it.Kind.BeforeRead() {
				te.Rank = e.CoPos
			}
		case event.Choice:
			te.Option = int32(e.Val.Lo)
		}
		t.Events[s] = te
	}
	w.Equivalence.Describe(x, it.Stamp, t)
	t.Stalls = w.taskStalls(x, it)
	t.Item = w.TaskItem(it)
	return t
}

// Load builds the graph of t in the empty execution x and queues its item. It
// fails if t cannot be a task of w's program.
func (w *Worker) Load(x *execution.Execution, t *wire.Task) error {
	x.Graph.SetNext(0, w.Program.Main())
	if len(t.Events) == 0 {
		return nil
	}
	if err := w.Equivalence.Rebuild(x, t); err != nil || w.Shared.Stopped() { // by the limit of threads, or by another worker
		return err
	}
	return w.loadItem(x, t)
}

// loadItem queues the alternative of t, whose graph is that of x.
func (w *Worker) loadItem(x *execution.Execution, t *wire.Task) error {
	g := x.Graph
	it := execution.Item{Kind: execution.ItemKind(t.Item.Kind), Settled: t.Item.Settled, Stamp: int32(len(g.Order)) - 1, Lo: t.Item.Lo, Cur: t.Item.Cur, Stalls: int32(len(t.Stalls)), Since: w.Spent()}
	if err := w.loadStalls(x, t.Stalls); err != nil {
		return err
	}
	if t.Item.ReadThread != 0 {
		it.Read = event.ID{Thread: w.Space.Lookup(t.Item.ReadThread), Index: t.Item.ReadIndex}
	}
	if !w.Fits(x, it) {
		return wire.Broken(it.Stamp, "an alternative that there is not")
	}
	x.Work = append(x.Work, it)
	x.Pending = -1
	return nil
}

// Fits reports whether item it is one of the newest event of x.
func (w *Worker) Fits(x *execution.Execution, it execution.Item) bool {
	g := x.Graph
	e := g.At(g.Order[it.Stamp])
	switch it.Kind {
	case execution.ItemRead:
		if e.Kind != event.Read || e.HasRF {
			return false
		}
		list, _ := w.Equivalence.Reads(x, g.Order[it.Stamp])
		return 0 <= it.Lo && it.Cur < int32(len(list))
	case execution.ItemPlace:
		return e.Kind == event.Write && e.CoPos == 0 && 1 <= it.Lo && it.Cur <= int32(len(g.Co(e.Loc)))
	case execution.ItemChoice:
		return e.Kind == event.Choice && 0 <= it.Cur && uint64(it.Cur) < e.Step.Len
	case execution.ItemRevisit, execution.ItemRevPlace:
		first := int32(1)
		if e.Kind == event.Write && g.Partial(e.Loc) {
			first = 0
		}
		if e.Kind != event.Write || !g.Exists(it.Read.Thread) || it.Read.Index < 0 || !g.Contains(it.Read) {
			return false
		}
		r := g.At(it.Read)
		return r.Kind == event.Read && r.Loc == e.Loc && (it.Kind == execution.ItemRevisit) == r.HasRF && e.CoPos == 0 &&
			(it.Kind == execution.ItemRevisit || first <= it.Lo && (first == 0 || it.Cur <= int32(len(g.Co(e.Loc)))))
	case execution.ItemComplete:
		return canComplete(g, it)
	case execution.ItemStall:
		return w.canWait(x, it)
	case execution.ItemRival:
		return w.canRival(x, it)
	}
	return false
}

// taskStalls are the stalls of x that are older than its alternative it.
func (w *Worker) taskStalls(x *execution.Execution, it execution.Item) []wire.Stall {
	stalls := x.Stalls
	if it.Kind.BeforeRead() {
		stalls = stalls[:it.Stalls]
	}
	var out []wire.Stall
	for _, st := range stalls {
		if !it.Kind.BeforeRead() && st.At > it.Stamp {
			break
		}
		ts := wire.Stall{Thread: w.Space.Tids[st.Thread], Index: st.Index, At: st.At}
		if st.Cause != graph.None {
			ts.CauseThread, ts.CauseIndex, ts.Goes = w.Space.Tids[st.Cause.Thread], st.Cause.Index, st.Goes
		}
		out = append(out, ts)
	}
	return out
}

// loadStalls makes stalls those of x, whose graph is that of their task.
func (w *Worker) loadStalls(x *execution.Execution, stalls []wire.Stall) error {
	g := x.Graph
	n := int32(len(g.Order))
	at := int32(0)
	for _, ts := range stalls {
		st := execution.Stall{Thread: w.Space.Lookup(ts.Thread), Index: ts.Index, At: ts.At, Cause: graph.None}
		r := event.ID{Thread: st.Thread, Index: st.Index}
		if !g.Exists(st.Thread) || st.Index < 1 || st.Index > g.Len(st.Thread) || st.At < at || st.At > n {
			return wire.Broken(st.At, "before a wait of no thread")
		}
		at = st.At
		switch s := w.stepAt(x, r); {
		case s == nil || s.Kind != event.Read:
			return wire.Broken(st.At, "before a wait for something else than a read")
		default:
			st.Loc = g.LocOf(s)
		}
		if ts.CauseThread != 0 {
			st.Cause, st.Goes = event.ID{Thread: w.Space.Lookup(ts.CauseThread), Index: ts.CauseIndex}, ts.Goes
			if !g.Exists(st.Cause.Thread) || st.Cause.Index < 0 || !g.Contains(st.Cause) || g.At(st.Cause).Kind != event.Write || g.At(st.Cause).Loc != st.Loc {
				return wire.Broken(st.At, "before a wait without its cause")
			}
		}
		x.Wait(st)
	}
	return nil
}

// stepAt is the step of event id, an event of x or the next one of its thread; nil
// if that thread cannot go on.
func (w *Worker) stepAt(x *execution.Execution, id event.ID) *event.Step {
	g := x.Graph
	if g.Contains(id) {
		return g.At(id).Step
	}
	if e := g.Last(id.Thread); e.Kind == event.ThreadFinish || e.Kind == event.Read && !e.HasRF || e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return nil
	}
	return w.Next(x, id.Thread)
}

// isNext reports whether r is the next event of a thread of x.
func (w *Worker) isNext(x *execution.Execution, r event.ID) bool {
	g := x.Graph
	return g.Exists(r.Thread) && r.Index >= 1 && r.Index == g.Len(r.Thread)
}

// canComplete reports whether item it, an ItemComplete, names a write and a read of g that may read it.
func canComplete(g *graph.Graph, it execution.Item) bool {
	if it.Cur < 0 || it.Cur > it.Stamp || !g.Exists(it.Read.Thread) || it.Read.Index < 0 || !g.Contains(it.Read) {
		return false
	}
	e, r := g.At(g.Order[it.Cur]), g.At(it.Read)
	return e.Kind == event.Write && e.CoPos > 0 && r.Kind == event.Read && r.HasRF && r.Loc == e.Loc
}

// canWait reports whether item it, an ItemStall, is about the next read of a thread.
func (w *Worker) canWait(x *execution.Execution, it execution.Item) bool {
	g := x.Graph
	if !w.isNext(x, it.Read) {
		return false
	}
	s := w.stepAt(x, it.Read)
	return s != nil && s.Kind == event.Read && 0 <= it.Lo && it.Cur < int32(len(g.Co(g.LocOf(s))))
}

// canRival reports whether item it, an ItemRival, names two threads of which one can go before the other.
func (w *Worker) canRival(x *execution.Execution, it execution.Item) bool {
	g := x.Graph
	t := w.Space.Lookup(event.Tid(it.Cur))
	if t < 0 || t == it.Read.Thread || !g.Exists(t) || g.Len(t) < 1 || !w.isNext(x, it.Read) {
		return false
	}
	s, first := w.stepAt(x, event.ID{Thread: t, Index: g.Len(t)}), w.stepAt(x, it.Read)
	if s == nil || s.Kind != event.Read || first == nil || first.Kind != event.Read || g.LocOf(s) != g.LocOf(first) {
		return false
	}
	co := g.Co(g.LocOf(s))
	return s.Succeeds(g.ValueOf(g.LocOf(s), co[len(co)-1]))
}

// TaskItem describes it.
func (w *Worker) TaskItem(it execution.Item) wire.Item {
	t := wire.Item{Kind: uint8(it.Kind), Settled: it.Settled, Lo: it.Lo, Cur: it.Cur}
	if it.Kind.HasRead() {
		t.ReadThread, t.ReadIndex = w.Space.Tids[it.Read.Thread], it.Read.Index
	}
	return t
}
