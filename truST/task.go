package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Task is an exploration that any worker can take up: an execution graph
// described by insertion order, rf and co, and one alternative to be explored in
// it. It refers to no memory of the worker that made it; labels are found again
// through the receiver's program. The zero Task is the whole exploration.
type Task struct {
	Events []TaskEvent
	Item   TaskItem
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
}

// TaskItem is the alternative of a task; see item.
type TaskItem struct {
	Kind       uint8
	Lo, Cur    int32
	ReadThread event.Tid
	ReadIndex  int32
}

// giveAway hands the shallowest alternative of w to an idle worker.
func (w *worker) giveAway() {
	for _, x := range w.stack {
		if len(x.work) == 0 {
			continue
		}
		it := x.work[0]
		x.work = x.work[:copy(x.work, x.work[1:])]
		w.shared.put(w.task(x, it))
		return
	}
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
			if s < it.stamp {
				te.Rank = e.CoPos
			}
		case event.Choice:
			te.Option = int32(e.Val.Lo)
		}
		t.Events[s] = te
	}
	t.Item = TaskItem{Kind: uint8(it.kind), Lo: it.lo, Cur: it.cur}
	if it.kind == itemRevisit || it.kind == itemRevPlace {
		t.Item.ReadThread, t.Item.ReadIndex = w.space.Tids[it.read.Thread], it.read.Index
	}
	return t
}

// load builds the graph of t in the empty execution x and queues its item.
func (w *worker) load(x *execution, t *Task) {
	g := x.g
	g.SetNext(0, w.prog.Main())
	if len(t.Events) == 0 {
		return
	}
	// Reads whose write comes later (they were revisited), by that write.
	late := map[event.ID][]event.ID{}
	set := func(r, wr event.ID) {
		g.SetRF(r, wr)
		x.st.Read(r)
	}
	ranks := map[event.ID]int32{}
	for _, te := range t.Events {
		d := w.space.Lookup(te.Thread)
		id := w.add(x, d, w.next(x, d))
		e := g.At(id)
		switch e.Kind {
		case event.Read:
			if te.NoRF {
				break
			}
			wr := event.Init
			if te.RFThread != 0 {
				// The thread may be one that is created later.
				wt, _ := w.space.Thread(te.RFThread)
				wr = event.ID{Thread: wt, Index: te.RFIndex}
			}
			if wr.Thread < 0 || g.Exists(wr.Thread) && g.Contains(wr) {
				set(id, wr)
			} else {
				late[wr] = append(late[wr], id)
			}
		case event.Write:
			if te.Rank > 0 {
				ranks[id] = te.Rank
				pos := int32(1)
				for _, c := range g.Co(e.Loc)[1:] {
					if ranks[c] < te.Rank {
						pos++
					}
				}
				g.Place(id, pos)
				x.st.Place(id)
			}
			for _, r := range late[id] {
				set(r, id)
			}
		case event.Choice:
			e.Val = event.V(uint64(te.Option))
			g.SetNext(id.Thread, nil)
		case event.Free:
			// As checkFree did: only a right free ends the life of an object.
			if o := g.ObjectAt(e.Addr); o != nil && o.Base == e.Addr && o.Free == graph.None && graph.In(x.st.HB(id), o.Alloc) {
				g.SetFree(o, id)
			}
		case event.ObjectSize:
			if o := g.ObjectAt(e.Addr); o != nil && o.Base == e.Addr {
				e.Val = event.V(o.Len)
			}
		}
	}
	it := item{kind: itemKind(t.Item.Kind), stamp: int32(len(t.Events)) - 1, lo: t.Item.Lo, cur: t.Item.Cur}
	if t.Item.ReadThread != 0 {
		it.read = event.ID{Thread: w.space.Lookup(t.Item.ReadThread), Index: t.Item.ReadIndex}
	}
	x.work = append(x.work[:0], it)
	x.pending = -1
}

// snapshot takes the execution out of the engine.
func (w *worker) snapshot(x *execution) *Snapshot {
	g := x.g
	s := &Snapshot{Order: append([]event.ID(nil), g.Order...)}
	for t := int32(0); int(t) < g.Threads(); t++ {
		ts := ThreadSnapshot{Tid: w.space.Tids[t], Parent: g.Creator(t)}
		for i := int32(0); i < g.Len(t); i++ {
			e := g.At(event.ID{Thread: t, Index: i})
			ts.Events = append(ts.Events, EventSnapshot{Step: e.Step, RF: e.RF, Value: e.Val})
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
