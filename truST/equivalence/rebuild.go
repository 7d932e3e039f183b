package equivalence

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/wire"
)

// rebuilding builds the graph of a task without holes.
type rebuilding struct {
	w     *execution.Workbench
	x     *execution.Execution
	ranks []int32                          // in co, by stamp
	late  []struct{ read, write event.ID } // reads whose write comes later (they were revisited)
}

func (*coherenceOrder) Describe(*execution.Execution, int32, *wire.Task) {}

func (q *coherenceOrder) Rebuild(x *execution.Execution, t *wire.Task) error {
	if t.Holes {
		return wire.ErrOtherModel
	}
	b := &rebuilding{w: q.w, x: x, ranks: make([]int32, 0, len(t.Events))}
	for s := range t.Events {
		if err := b.event(int32(s), &t.Events[s]); err != nil || q.w.Control.Stopped() {
			return err
		}
	}
	if len(b.late) > 0 {
		return wire.Broken(int32(len(t.Events))-1, "a read of an event that is missing")
	}
	return nil
}

// event adds te, the event with stamp s, with its choice.
func (b *rebuilding) event(s int32, te *wire.Event) error {
	w, x, g := b.w, b.x, b.x.Graph
	d := w.Space.Lookup(te.Thread)
	if !g.Exists(d) {
		return wire.Broken(s, "an event of a thread that was not created")
	}
	if last := g.Last(d); last != nil && (last.Kind == event.ThreadFinish || last.Kind == event.Read && !last.HasRF) {
		return wire.Broken(s, "an event of a thread that cannot go on")
	}
	step := w.Next(x, d)
	if step.Kind == event.Block || step.Kind == event.Error {
		return wire.Broken(s, "an event of a thread that is blocked")
	}
	id := w.Add(x, d, step)
	if w.Control.Stopped() {
		return nil
	}
	b.ranks = append(b.ranks, te.Rank)
	switch e := g.At(id); e.Kind {
	case event.Read:
		return b.read(id, te)
	case event.Write:
		if te.Rank > 0 {
			x.SetPlace(id, RankOf(g, b.ranks, e.Loc, te.Rank))
		}
		return b.written(id)
	case event.Choice:
		if te.Option < 0 || uint64(te.Option) >= max(e.Step.Len, 1) {
			return wire.Broken(s, "an option that there is not")
		}
		e.Val = event.V(uint64(te.Option))
		g.SetNext(id.Thread, nil)
	case event.Free, event.ObjectSize:
		x.Perform(id)
	}
	return nil
}

// read lets read id read what te says, or puts that off.
func (b *rebuilding) read(id event.ID, te *wire.Event) error {
	if te.NoRF {
		return nil
	}
	wr := event.Init
	if te.RFThread != 0 {
		// The thread may be one that is created later.
		wt, err := b.w.Space.Thread(te.RFThread)
		if err != nil {
			return err
		}
		wr = event.ID{Thread: wt, Index: te.RFIndex}
	}
	if g := b.x.Graph; wr.Thread >= 0 && !(g.Exists(wr.Thread) && g.Contains(wr)) {
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
	g := b.x.Graph
	if y := g.At(r); wr.Thread >= 0 && (g.At(wr).Kind != event.Write || g.At(wr).Loc != y.Loc) {
		return wire.Broken(y.Stamp, "a read of something else")
	}
	b.x.SetRead(r, wr)
	return nil
}

// RankOf is the position in co of location l at which a write of that rank goes;
// ranks has those of the writes that are there, by stamp.
func RankOf(g *graph.Graph, ranks []int32, l, rank int32) int32 {
	pos := int32(1)
	for _, c := range g.Co(l)[1:] {
		if ranks[g.At(c).Stamp] < rank {
			pos++
		}
	}
	return pos
}
