package trust

import (
	"errors"
	"fmt"
	"time"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/pool"
)

// Task is an exploration that any worker can take up: an execution graph
// described by insertion order, rf and co, and one alternative to be explored in
// it. It refers to no memory of the worker that made it; labels are found again
// through the receiver's program. The zero Task is the whole exploration.
// MarshalBinary makes two to four bytes per event of it.
type Task struct {
	// Loose: the graph may have holes. Events then have Index and Val, and after those
	// in order of insertion come the absent ones.
	Loose  bool
	Events []TaskEvent
	Stalls []TaskStall
	Item   TaskItem
}

// Size is the number of events of t.
func (t *Task) Size() int { return len(t.Events) }

// TaskStall is a read that waited, or still does; see stall.
type TaskStall struct {
	Thread      event.Tid
	Index, At   int32
	CauseThread event.Tid // 0: none
	CauseIndex  int32
}

// TaskEvent is one event of a task, in order of insertion.
type TaskEvent struct {
	Thread event.Tid
	// RF is the thread and index of the write that a read reads; RFThread is 0 for
	// the initial write.
	RFThread event.Tid
	RFIndex  int32
	Rank     int32 // writes: place in co among the task's events, 0 if none
	Option   int32 // Choice: the value
	NoRF     bool

	// With Task.Loose only.
	Absent bool
	Index  int32
	Val    event.Value // what it returned, or would, if it is read-like
}

// TaskItem is the alternative of a task; see item.
type TaskItem struct {
	Kind       uint8
	Settled    bool
	Lo, Cur    int32
	ReadThread event.Tid
	ReadIndex  int32
}

// GiveCost is that of package pool.
const GiveCost = pool.GiveCost

// throughBytes is t written down and read again.
func throughBytes(t *Task) *Task {
	data, err := t.MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	var u Task
	if err := u.UnmarshalBinary(data); err != nil {
		panic("BUG: " + err.Error())
	}
	return &u
}

// takeTask makes task t the bottom execution of w. It fails if t is not a task of
// w's program.
func (w *worker) takeTask(t *Task) error {
	from := time.Now()
	x := w.newExecution()
	x.g.Clear()
	x.st = w.model.New(x.g)
	x.work = x.work[:0]
	w.stack = append(w.stack[:0], x)
	err := w.load(x, t)
	w.hand.Took(t, from)
	if err != nil {
		w.stack = w.stack[:0]
		return err
	}
	if len(x.work) > 0 {
		w.backtrack()
	}
	return nil
}

// task describes x cut to it.stamp, with it as the only alternative.
func (w *worker) task(x *execution, it item) *Task {
	g := x.g
	t := &Task{Events: make([]TaskEvent, it.stamp+1)}
	for s := int32(0); s <= it.stamp; s++ {
		id := g.Order[s]
		e := g.At(id)
		te := TaskEvent{Thread: w.space.Tids[id.Thread]}
		switch e.Kind {
		case event.Read:
			if it.kind == itemRead && s == it.stamp || it.kind == itemRevPlace && id == it.read {
				te.NoRF = true
			} else if e.RF.Thread >= 0 {
				te.RFThread, te.RFIndex = w.space.Tids[e.RF.Thread], e.RF.Index
			}
		case event.Write:
			if s < it.stamp || it.kind == itemStall {
				te.Rank = e.CoPos
			}
		case event.Choice:
			te.Option = int32(e.Val.Lo)
		}
		t.Events[s] = te
	}
	w.eq.describe(x, it.stamp, t)
	t.Stalls = w.taskStalls(x, it)
	t.Item = w.taskItem(it)
	return t
}

// load builds the graph of t in the empty execution x and queues its item. It
// fails if t cannot be a task of w's program.
func (w *worker) load(x *execution, t *Task) error {
	x.g.SetNext(0, w.prog.Main())
	if len(t.Events) == 0 {
		return nil
	}
	if err := w.eq.rebuild(x, t); err != nil || w.shared.stopped() { // by the limit of threads, or by another worker
		return err
	}
	return w.loadItem(x, t)
}

var errLoose = errors.New("a task of a run with another model")

// rebuilding builds the graph of a task without holes.
type rebuilding struct {
	w     *worker
	x     *execution
	ranks []int32                          // in co, by stamp
	late  []struct{ read, write event.ID } // reads whose write comes later (they were revisited)
}

func (*coherenceOrder) describe(*execution, int32, *Task) {}

func (q *coherenceOrder) rebuild(x *execution, t *Task) error {
	if t.Loose {
		return errLoose
	}
	b := &rebuilding{w: q.w, x: x, ranks: make([]int32, 0, len(t.Events))}
	for s := range t.Events {
		if err := b.event(int32(s), &t.Events[s]); err != nil || q.w.shared.stopped() {
			return err
		}
	}
	if len(b.late) > 0 {
		return badTask(int32(len(t.Events))-1, "a read of an event that is missing")
	}
	return nil
}

// event adds te, the event with stamp s, with its choice.
func (b *rebuilding) event(s int32, te *TaskEvent) error {
	w, x, g := b.w, b.x, b.x.g
	d := w.space.Lookup(te.Thread)
	if !g.Exists(d) {
		return badTask(s, "an event of a thread that was not created")
	}
	if last := g.Last(d); last != nil && (last.Kind == event.ThreadFinish || last.Kind == event.Read && !last.HasRF) {
		return badTask(s, "an event of a thread that cannot go on")
	}
	step := w.next(x, d)
	if step.Kind == event.Block || step.Kind == event.Error {
		return badTask(s, "an event of a thread that is blocked")
	}
	id := w.add(x, d, step)
	if w.shared.stopped() {
		return nil
	}
	b.ranks = append(b.ranks, te.Rank)
	switch e := g.At(id); e.Kind {
	case event.Read:
		return b.read(id, te)
	case event.Write:
		if te.Rank > 0 {
			x.setPlace(id, rankOf(g, b.ranks, e.Loc, te.Rank))
		}
		return b.written(id)
	case event.Choice:
		if te.Option < 0 || uint64(te.Option) >= max(e.Step.Len, 1) {
			return badTask(s, "an option that there is not")
		}
		e.Val = event.V(uint64(te.Option))
		g.SetNext(id.Thread, nil)
	case event.Free, event.ObjectSize:
		x.perform(id)
	}
	return nil
}

// read lets read id read what te says, or puts that off.
func (b *rebuilding) read(id event.ID, te *TaskEvent) error {
	if te.NoRF {
		return nil
	}
	wr := event.Init
	if te.RFThread != 0 {
		// The thread may be one that is created later.
		wt, err := b.w.space.Thread(te.RFThread)
		if err != nil {
			return err
		}
		wr = event.ID{Thread: wt, Index: te.RFIndex}
	}
	if g := b.x.g; wr.Thread >= 0 && !(g.Exists(wr.Thread) && g.Contains(wr)) {
		b.late = append(b.late, struct{ read, write event.ID }{id, wr})
		return nil
	}
	return b.set(id, wr)
}

// written lets the reads that were put off until write id was there read it.
func (b *rebuilding) written(id event.ID) error {
	for i := 0; i < len(b.late); {
		if b.late[i].write != id {
			i++
			continue
		}
		if err := b.set(b.late[i].read, id); err != nil {
			return err
		}
		b.late = append(b.late[:i], b.late[i+1:]...)
	}
	return nil
}

func (b *rebuilding) set(r, wr event.ID) error {
	g := b.x.g
	if y := g.At(r); wr.Thread >= 0 && (g.At(wr).Kind != event.Write || g.At(wr).Loc != y.Loc) {
		return badTask(y.Stamp, "a read of something else")
	}
	b.x.setRead(r, wr)
	return nil
}

// perform does to the graph what event id, a Free or an ObjectSize, does: only a right free
// ends the life of an object.
func (x *execution) perform(id event.ID) {
	e := x.g.At(id)
	o := x.g.ObjectAt(e.Addr)
	switch {
	case o == nil || o.Base != e.Addr:
	case e.Kind == event.ObjectSize:
		e.Val = event.V(o.Len)
	case o.Attr&event.Stack != 0 && e.Attr&event.Stack == 0:
	case o.Free == graph.None && x.st.HappensBefore(o.Alloc, id):
		x.g.SetFree(o, id)
	}
}

// loadItem queues the alternative of t, whose graph is that of x.
func (w *worker) loadItem(x *execution, t *Task) error {
	g := x.g
	it := item{kind: itemKind(t.Item.Kind), settled: t.Item.Settled, stamp: int32(len(g.Order)) - 1, lo: t.Item.Lo, cur: t.Item.Cur, stalls: int32(len(t.Stalls)), since: w.work()}
	if err := w.loadStalls(x, t.Stalls); err != nil {
		return err
	}
	if t.Item.ReadThread != 0 {
		it.read = event.ID{Thread: w.space.Lookup(t.Item.ReadThread), Index: t.Item.ReadIndex}
	}
	if !w.fits(x, it) {
		return badTask(it.stamp, "an alternative that there is not")
	}
	x.work = append(x.work, it)
	x.pending = -1
	return nil
}

// fits reports whether item it is one of the newest event of x.
func (w *worker) fits(x *execution, it item) bool {
	g := x.g
	e := g.At(g.Order[it.stamp])
	switch it.kind {
	case itemRead:
		return e.Kind == event.Read && !e.HasRF && 0 <= it.lo && it.cur < int32(len(w.eq.reads(x, g.Order[it.stamp])))
	case itemPlace:
		return e.Kind == event.Write && e.CoPos == 0 && 1 <= it.lo && it.cur <= int32(len(g.Co(e.Loc)))
	case itemChoice:
		return e.Kind == event.Choice && 0 <= it.cur && uint64(it.cur) < e.Step.Len
	case itemRevisit, itemRevPlace:
		if e.Kind != event.Write || !g.Exists(it.read.Thread) || it.read.Index < 0 || !g.Contains(it.read) {
			return false
		}
		r := g.At(it.read)
		return r.Kind == event.Read && r.Loc == e.Loc && (it.kind == itemRevisit) == r.HasRF && e.CoPos == 0 &&
			(it.kind == itemRevisit || 1 <= it.lo && it.cur <= int32(len(g.Co(e.Loc))))
	case itemStall:
		return w.canWait(x, it)
	}
	return false
}

func badTask(s int32, what string) error {
	return fmt.Errorf("event %d of a task is %s: it belongs to another program, or to this one with other settings", s, what)
}

// evidence is the snapshot of an execution that shows an error: with the views.
func (w *worker) evidence(x *execution) *Snapshot {
	s := w.snapshot(x)
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; !e.Absent {
				e.HB = make([]int32, x.g.Threads())
				x.st.HB(event.ID{Thread: int32(t), Index: int32(i)}, e.HB)
			}
		}
	}
	return s
}

// snapshot takes the execution out of the engine.
func (w *worker) snapshot(x *execution) *Snapshot {
	g := x.g
	s := &Snapshot{Order: append([]event.ID(nil), g.Order...)}
	for t := int32(0); int(t) < g.Threads(); t++ {
		ts := ThreadSnapshot{Tid: w.space.Tids[t], Parent: g.Creator(t)}
		for i := int32(0); i < g.Slots(t); i++ {
			e := g.At(event.ID{Thread: t, Index: i})
			ts.Events = append(ts.Events, EventSnapshot{Step: e.Step, Absent: e.Absent, RF: e.RF, Value: e.Val})
		}
		if g.Exists(t) && !g.Finished(t) {
			if e := g.Last(t); e == nil || e.Await == event.AwaitNone || e.Admits(e.Val) {
				if e == nil || e.Kind != event.Read || e.HasRF {
					ts.Next = w.next(x, t)
				}
			}
		}
		s.Threads = append(s.Threads, ts)
	}
	for _, l := range g.UsedLocs() {
		if co := g.Co(l); len(co) > 1 {
			loc := &w.space.Locs[l]
			s.Co = append(s.Co, CoSnapshot{Addr: loc.Addr, Size: loc.Size, Writes: append([]event.ID(nil), co[1:]...)})
		}
	}
	return s
}
