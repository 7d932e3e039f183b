package equivalence

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/wire"
)

// rebuilding builds the graph of a task without holes.
type rebuilding struct {
	w     *execution.Workbench
	x     *execution.Execution
	ranks []int32 // in co, by stamp
	late  []lateRead
}

// lateRead is a read with writes that come later: it was revisited.
type lateRead struct {
	read   event.ID
	writes []event.ID
}

func (*coherenceOrder) Describe(*execution.Execution, int32, *wire.Task) {}

func (q *coherenceOrder) Rebuild(x *execution.Execution, t *wire.Task) error {
	if t.Holes || t.Partial != q.w.Space.Partial {
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
	case event.Free, event.ObjectSize, event.Clock:
		x.Perform(id)
	}
	return nil
}

// read lets read id read what te says, or puts that off.
func (b *rebuilding) read(id event.ID, te *wire.Event) error {
	if te.NoRF {
		return nil
	}
	writes := []event.ID{event.Init}
	if te.RFThread != 0 {
		writes = writes[:0]
		for _, wr := range append([]wire.Write{{Thread: te.RFThread, Index: te.RFIndex}}, te.Also...) {
			// The thread may be one that is created later.
			wt, err := b.w.Space.Thread(wr.Thread)
			if err != nil {
				return err
			}
			writes = append(writes, event.ID{Thread: wt, Index: wr.Index})
		}
	}
	if !b.there(writes) {
		b.late = append(b.late, lateRead{id, writes})
		return nil
	}
	return b.set(id, writes)
}

// there reports whether all of writes are in the graph.
func (b *rebuilding) there(writes []event.ID) bool {
	g := b.x.Graph
	for _, wr := range writes {
		if wr.Thread >= 0 && !(g.Exists(wr.Thread) && g.Contains(wr)) {
			return false
		}
	}
	return true
}

// written lets the reads that were put off until write id was there read it.
func (b *rebuilding) written(id event.ID) error {
	for i := 0; i < len(b.late); {
		if l := b.late[i]; !slices.Contains(l.writes, id) || !b.there(l.writes) {
			i++
			continue
		}
		if err := b.set(b.late[i].read, b.late[i].writes); err != nil {
			return err
		}
		b.late = append(b.late[:i], b.late[i+1:]...)
	}
	return nil
}

// set lets read r read the first of writes, and come after the others.
func (b *rebuilding) set(r event.ID, writes []event.ID) error {
	x, g := b.x, b.x.Graph
	y := g.At(r)
	for _, wr := range writes {
		if wr.Thread >= 0 && (g.At(wr).Kind != event.Write || g.At(wr).Loc != y.Loc || g.Partial(y.Loc) && g.At(wr).CoPos == 0) {
			return wire.Broken(y.Stamp, "a read of something else")
		}
	}
	if !g.Partial(y.Loc) {
		x.SetRead(r, writes[0])
		return nil
	}
	x.ComeAfter(r, slices.DeleteFunc(writes, event.ID.IsInit))
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
