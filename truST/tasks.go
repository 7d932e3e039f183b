package trust

import (
	"time"

	"genmcgo/graph/event"
	"genmcgo/truST/pool"
	"genmcgo/truST/task"
)

// GiveCost is that of package pool.
const GiveCost = pool.GiveCost

// throughBytes is t written down and read again.
func throughBytes(t *task.Task) *task.Task {
	data, err := t.MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	var u task.Task
	if err := u.UnmarshalBinary(data); err != nil {
		panic("BUG: " + err.Error())
	}
	return &u
}

// takeTask makes task t the bottom execution of w. It fails if t is not a task of
// w's program.
func (w *worker) takeTask(t *task.Task) error {
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
func (w *worker) task(x *execution, it item) *task.Task {
	g := x.g
	t := &task.Task{Events: make([]task.Event, it.stamp+1)}
	for s := int32(0); s <= it.stamp; s++ {
		id := g.Order[s]
		e := g.At(id)
		te := task.Event{Thread: w.space.Tids[id.Thread]}
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
func (w *worker) load(x *execution, t *task.Task) error {
	x.g.SetNext(0, w.prog.Main())
	if len(t.Events) == 0 {
		return nil
	}
	if err := w.eq.rebuild(x, t); err != nil || w.shared.stopped() { // by the limit of threads, or by another worker
		return err
	}
	return w.loadItem(x, t)
}

// loadItem queues the alternative of t, whose graph is that of x.
func (w *worker) loadItem(x *execution, t *task.Task) error {
	g := x.g
	it := item{kind: itemKind(t.Item.Kind), settled: t.Item.Settled, stamp: int32(len(g.Order)) - 1, lo: t.Item.Lo, cur: t.Item.Cur, stalls: int32(len(t.Stalls)), since: w.work()}
	if err := w.loadStalls(x, t.Stalls); err != nil {
		return err
	}
	if t.Item.ReadThread != 0 {
		it.read = event.ID{Thread: w.space.Lookup(t.Item.ReadThread), Index: t.Item.ReadIndex}
	}
	if !w.fits(x, it) {
		return task.Broken(it.stamp, "an alternative that there is not")
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
