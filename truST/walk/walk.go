package walk

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
)

// Chooser makes the choices of walks. Positions are those in coherence order (co).
type Chooser interface {
	// Thread picks one of the threads in list, which is not empty, and returns its place there. The
	// next step of each can be added, but for reads that turn out to have no choice: then it is asked
	// again, without that thread.
	Thread(list []int32) int
	// Read picks what read r, the newest event, reads: a position from lo to top for which Walker.MayRead
	// says open. With -1 its thread waits for another write: if there is no such position, and if
	// Walker.MayWait returns true.
	Read(r event.ID, lo, top int32) int32
	// Place picks where write id, the newest event, stands: a position from lo to top for which
	// Walker.MayStand returns true. There is one: top.
	Place(id event.ID, lo, top int32) int32
	// Placed is told that write id has its place.
	Placed(id event.ID)
	// Option picks the value of Choice id, below n.
	Option(id event.ID, n int) uint64
}

// Walker walks with a worker that explores nothing at that time. There is one execution that it builds
// again and again.
//
// Every execution whose po ∪ rf is acyclic may come of a walk: the model allows each of its beginnings, and
// a walk may add its events in any order that agrees with po ∪ rf. Two things are left out, because the
// exploration leaves them out, too: a read does not return a value with which its thread would only stop
// (a lock that is held, a failed assumption, a loop that waits), but waits for another one, and reads the
// co-last write if none comes.
type Walker struct {
	*engine.Worker
	X      *execution.Execution
	Choose Chooser
	// Eager: what is no read is added first, so that reads have most of their writes to choose from.
	Eager bool
	// Poll looks at the signals of the pool.
	Poll func()

	// tried, by thread: its next event, the read (t, at), had no choice when co had this number
	// of writes.
	tried []struct{ at, writes int32 }
	ready []int32 // scratch of pick
}

// New is one that walks with w and chooses by c.
func New(w *engine.Worker, c Chooser) *Walker {
	k := &Walker{Worker: w, X: w.New(), Choose: c}
	k.X.Graph.Clear()
	k.X.State = w.Model.New(k.X.Graph)
	return k
}

// Walk builds an execution, as far as threads do not wait for ever. It returns false if none came of it:
// something is wrong that ends it, a choice could not be made, or the run was stopped.
func (k *Walker) Walk() bool {
	x := k.X
	x.CutTo(-1)
	x.Pending, x.Alone = -1, false
	x.Graph.SetNext(0, k.Program.Main())
	clear(k.tried)
	for {
		k.Poll()
		t, step := k.pick()
		if k.Shared.Stopped() {
			return false
		}
		if t < 0 {
			return true
		}
		if len(x.Graph.Order) >= k.Config.MaxEvents {
			k.TooMany(step)
			return false
		}
		if !k.add(t, step) {
			return false
		}
	}
}

// pick returns a thread that can go on and its step; -1 if there is none.
func (k *Walker) pick() (int32, *event.Step) {
	x := k.X
	g := x.Graph
	if t := k.Equivalence.GoesFirst(x); t >= 0 {
		return t, k.Next(x, t)
	}
	list := k.ready[:0]
	for t := int32(0); int(t) < g.Threads(); t++ {
		c := g.Classes()[t]
		if c == graph.ClassUnknown {
			c = k.Classify(x, t)
		}
		if c != graph.ClassOver && c != graph.ClassUnknown && k.Filters.Holds(x, t, g.Next(t)) {
			continue
		}
		if c == graph.ClassWaits {
			if g.Next(t).Kind == event.Read {
				c = graph.ClassRead // it may read an older write
			} else {
				c = k.Waiting(x, t)
			}
		}
		if k.Shared.Stopped() {
			return -1, nil
		}
		switch c {
		case graph.ClassReady:
			if k.Eager {
				return t, g.Next(t)
			}
			list = append(list, t)
		case graph.ClassRead:
			list = append(list, t)
		}
	}
	k.ready = list
	for len(list) > 0 {
		i := k.Choose.Thread(list)
		t := list[i]
		if g.Next(t).Kind != event.Read || k.mayTry(t) {
			return t, g.Next(t)
		}
		list = slices.Delete(list, i, i+1)
	}
	return -1, nil
}

// mayTry reports whether the next event of thread t, a read, has a choice that it
// did not have when that was asked last.
func (k *Walker) mayTry(t int32) bool {
	g := k.X.Graph
	for int(t) >= len(k.tried) {
		k.tried = append(k.tried, struct{ at, writes int32 }{})
	}
	tried := &k.tried[t]
	if n := int32(len(g.Co(g.LocOf(g.Next(t))))); tried.at != g.Len(t) || tried.writes != n {
		tried.at, tried.writes = g.Len(t), n
		return true
	}
	return false
}

// add adds step, the next one of thread t. It returns false if the walk ends here: there is something
// wrong, or it is no execution.
func (k *Walker) add(t int32, step *event.Step) bool {
	x := k.X
	k.Result.Stats.Visits++
	k.CheckJoin(x, t, step)
	id := k.Add(x, t, step)
	if k.Shared.Stopped() {
		return false
	}
	switch step.Kind {
	case event.Read:
		return k.read(id)
	case event.Write:
		return k.write(id)
	case event.Choice:
		n := 1
		for n < int(step.Len) && k.Filters.Option(x, id, uint64(n)) {
			n++
		}
		k.Worker.Choose(x, id, k.Choose.Option(id, n))
		return true
	}
	return k.Perform(x, id)
}

// read lets read r, the newest event, read something. If there is nothing, it is taken
// out of the graph again: its thread waits.
func (k *Walker) read(r event.ID) bool {
	x := k.X
	g := x.Graph
	if !k.CheckAccess(x, r) {
		return false
	}
	e := g.At(r)
	co := g.Co(e.Loc)
	pos := k.Choose.Read(r, x.State.FirstRead(r, false), int32(len(co))-1)
	if pos < 0 {
		x.CutTo(e.Stamp - 1)
		x.Pending = -1
		return true
	}
	x.SetRead(r, co[pos])
	if x.Pending = -1; e.Succeeds(e.Val) {
		x.Pending = r.Thread
	}
	return k.CheckRead(x, r)
}

// MayRead says whether read r, the newest event, may read the write at position pos of co, which has
// len(co) writes. It is open unless another read-modify-write has read the same write: then it is a
// choice, but not in this walk.
func (k *Walker) MayRead(r event.ID, pos int32) (choice, open bool) {
	x := k.X
	g := x.Graph
	e := g.At(r)
	co := g.Co(e.Loc)
	top := int32(len(co)) - 1
	c := &k.Worker.Choice
	c.Begin(r, e.Step, co)
	c.Set(g, co, pos)
	if k.StopsWith(e.Step, c.Value) {
		return false, false
	}
	rmw := c.RMW
	if rmw && pos < x.State.FirstRead(r, true) || k.Filters.Read(x, c) == execution.Skip {
		return false, false
	}
	if pos != top && !x.State.ByPosition() {
		if !x.TryRead(r, co[pos]) {
			return false, false
		}
		x.Unread(r)
	}
	return true, !rmw || pos == top || !g.IsRMWWrite(co[pos+1])
}

// MayWait reports whether the thread of read r, the newest event, may wait for another write although there is
// something to read: with the newest write it would stop. If no other write comes, that is what it reads.
func (k *Walker) MayWait(r event.ID) bool {
	g := k.X.Graph
	e := g.At(r)
	co := g.Co(e.Loc)
	return k.StopsWith(e.Step, g.ValueFor(e.Loc, r, co[len(co)-1]))
}

// write lets write id, the newest event, stand somewhere.
func (k *Walker) write(id event.ID) bool {
	x := k.X
	g := x.Graph
	if !k.CheckAccess(x, id) {
		return false
	}
	e := g.At(id)
	if e.Attr&event.Exclusive != 0 {
		pos := g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		x.Pending = -1
		if !x.TryPlace(id, pos) {
			return false
		}
	} else {
		pos := k.Choose.Place(id, x.State.FirstPlace(id), int32(len(g.Co(e.Loc))))
		x.Pending = -1
		x.SetPlace(id, pos) // which was tried
	}
	k.Choose.Placed(id)
	return k.CheckWrite(x, id)
}

// MayStand reports whether write id, the newest event and no half of a read-modify-write, may stand at
// position pos of co.
func (k *Walker) MayStand(id event.ID, pos int32) bool {
	x := k.X
	g := x.Graph
	co := g.Co(g.At(id).Loc)
	top := int32(len(co))
	if pos < top && g.IsRMWWrite(co[pos]) || !k.Filters.Place(x, id, pos) {
		return false
	}
	if pos != top && !x.State.ByPosition() {
		if !x.TryPlace(id, pos) {
			return false
		}
		x.Unplace(id)
	}
	return true
}
