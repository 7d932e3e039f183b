package trust

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/progress"
	"genmcgo/truST/wire"
)

// A bundle is a part of an exploration, written down as bytes, that a Session can take up:
// any number of executions, each with the alternatives that are left in it. The empty bundle
// is the whole exploration.
//
// All that a worker has before it between two executions is one bundle. Of each execution on
// its stack, a piece has the graph, cut to what its newest alternative needs; the older
// alternatives are cuts of the same graph, so they are a few bytes each. What hands
// tasks over inside of one process (Task) is the case of one execution with one alternative.

// piece is an execution with alternatives.
type piece struct {
	task  wire.Task   // the graph, and newest alternative
	alone bool        // of the newest alternative
	since int64       // likewise: as in execution.Item
	older []pieceItem // the others, oldest first
}

// pieceItem is an alternative of a piece; see execution.Item.
type pieceItem struct {
	wire.Item
	alone  bool
	stamp  int32
	stalls int32
	since  int64
}

// left is the number of alternatives of p.
func (p *piece) left() int { return len(p.older) + 1 }

// piece describes x, which has alternatives.
func (w *graphs) piece(x *execution.Execution) *piece {
	n := len(x.Work) - 1
	p := &piece{task: *w.Task(x, x.Work[n]), alone: x.Work[n].Alone, since: x.Work[n].Since}
	x.Lead(x.Work[n].Stamp)
	for _, it := range x.Work[:n] {
		p.older = append(p.older, pieceItem{w.TaskItem(it), it.Alone, it.Stamp, it.Stalls, it.Since})
	}
	return p
}

// takePiece puts p on the stack of w, as a new execution.
func (w *graphs) takePiece(p *piece) error {
	x := w.New()
	if err := w.loadPiece(x, p); err != nil {
		w.Free(x)
		return err
	}
	x.Own = x.Newest() + 1
	w.Filters.Taken(x)
	w.Stack = append(w.Stack, x)
	return nil
}

// loadPiece makes x the execution of p. Whether an alternative is one of the graph shows in the
// graph cut to it. So the graph is built twice if there are several alternatives: to be cut,
// and to be explored.
func (w *graphs) loadPiece(x *execution.Execution, p *piece) error {
	if len(p.task.Events) == 0 {
		return errors.New("a bundle has an execution without events: it is damaged")
	}
	items, err := w.loadGraph(x, p)
	if err != nil || len(items) == 1 {
		return err
	}
	// The newest alternative fits, or loading it had failed.
	for k := len(items) - 2; k >= 0; k-- {
		if !w.fitsCut(x, items[k]) {
			return wire.Broken(items[k].Stamp, "an alternative that there is not")
		}
	}
	_, err = w.loadGraph(x, p)
	return err
}

// loadGraph makes x the graph of p, and returns its alternatives, which are those of x.
func (w *graphs) loadGraph(x *execution.Execution, p *piece) ([]execution.Item, error) {
	x.Graph.Clear()
	x.State = w.Model.New(x.Graph)
	x.Work, x.Stalls, x.Pending = x.Work[:0], x.Stalls[:0], -1
	if err := w.Load(x, &p.task); err != nil {
		return nil, err
	}
	if w.Shared.Stopped() {
		return nil, errors.New("a bundle cannot be taken up: " + w.Shared.Pool.Why())
	}
	newest := x.Work[0]
	newest.Alone, newest.Since = p.alone, p.since
	x.Work = x.Work[:0]
	g := x.Graph
	for _, o := range p.older {
		it := execution.Item{Kind: execution.ItemKind(o.Kind), Alone: o.alone, Settled: o.Settled, Stamp: o.stamp, Lo: o.Lo, Cur: o.Cur, Stalls: o.stalls, Since: o.since}
		if o.ReadThread != 0 {
			it.Read = event.ID{Thread: w.Space.Lookup(o.ReadThread), Index: o.ReadIndex}
		}
		if o.stamp < 0 || int(o.stamp) >= len(g.Order) || o.stalls < 0 || int(o.stalls) > len(x.Stalls) {
			return nil, wire.Broken(o.stamp, "an alternative beyond its end")
		}
		x.Work = append(x.Work, it)
	}
	x.Work = append(x.Work, newest)
	// What an alternative leaves of the graph must not read from the rest.
	from := int32(0)
	for s, id := range g.Order {
		if e := g.At(id); e.Kind == event.Read && e.HasRF && e.RF.Thread >= 0 {
			if late := g.At(e.RF).Stamp; late > int32(s) {
				from = max(from, late)
			}
			if g.Partial(e.Loc) {
				for _, w := range g.Cut(nil, id) {
					if late := g.At(w).Stamp; late > int32(s) {
						from = max(from, late)
					}
				}
			}
		}
	}
	at := from
	for _, it := range x.Work {
		if it.Stamp < at {
			return nil, wire.Broken(it.Stamp, "an alternative that is out of order")
		}
		at = it.Stamp
	}
	return x.Work, nil
}

// fitsCut reports whether it is an alternative of x, and cuts x to it. Later ones were looked
// at before.
func (w *graphs) fitsCut(x *execution.Execution, it execution.Item) bool {
	stalls := x.Stalls
	x.CutTo(it.Stamp)
	if it.Kind.BeforeRead() {
		x.Stalls = stalls[:min(len(stalls), int(it.Stalls))]
		x.ForgetOffers()
	}
	if it.Kind.HasRead() && !it.Kind.BeforeRead() && (it.Read.Thread < 0 || !x.Graph.Exists(it.Read.Thread) || it.Read.Index < 0 || !x.Graph.Contains(it.Read)) {
		return false
	}
	id := x.Graph.Order[it.Stamp]
	switch e := x.Graph.At(id); it.Kind {
	case execution.ItemRead:
		if e.Kind == event.Read && e.HasRF {
			x.Unread(id)
		}
	case execution.ItemRevPlace:
		if r := x.Graph.At(it.Read); r.Kind == event.Read && r.HasRF {
			x.Unread(it.Read)
		}
		fallthrough
	case execution.ItemPlace, execution.ItemRevisit:
		if e.Kind == event.Write && e.CoPos > 0 {
			x.Unplace(id)
		}
	}
	return w.Fits(x, it)
}

// A piece of a bundle of graphs is the length of its task, the task, whether its alternative
// is alone, how much work was done since it was left, the number of older alternatives, and these: a byte for kind,
// settled and alone, the stamp, lo and cur, how much work was done since, and what its kind needs besides.
const (
	itemSettled = 1 << 7
	itemAlone   = 1 << 6
)

// append appends p to b, when the given work was done.
func (p *piece) append(b []byte, work int64) []byte {
	since := func(n int64) { b = binary.AppendUvarint(b, uint64(max(min(work-n, wire.MaxWork), 0))) }
	task, err := p.task.MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	b = append(binary.AppendUvarint(b, uint64(len(task))), task...)
	if p.alone {
		b = append(b, 1)
	} else {
		b = append(b, 0)
	}
	since(p.since)
	b = binary.AppendUvarint(b, uint64(len(p.older)))
	number := func(n int32) { b = binary.AppendUvarint(b, uint64(uint32(n))) }
	for _, it := range p.older {
		k := it.Kind
		if it.Settled {
			k |= itemSettled
		}
		if it.alone {
			k |= itemAlone
		}
		b = append(b, k)
		number(it.stamp)
		number(it.Lo)
		number(it.Cur)
		since(it.since)
		if execution.ItemKind(it.Kind).HasRead() {
			b = binary.AppendUvarint(b, uint64(it.ReadThread))
			number(it.ReadIndex)
		}
		if execution.ItemKind(it.Kind).BeforeRead() {
			number(it.stalls)
		}
	}
	return b
}

// readPieces returns the pieces that data, a bundle of graphs, consists of.
func readPieces(data []byte) (pieces []*piece, err error) {
	d, err := wire.ReadBundle(data, wire.OfGraphs)
	if err != nil {
		return nil, err
	}
	for d.Err == nil && d.At < len(d.Data) {
		p := &piece{}
		if n := d.Number(len(d.Data)); d.Err == nil && d.At+n <= len(d.Data) {
			if err := p.task.UnmarshalBinary(d.Data[d.At : d.At+n]); err != nil {
				return nil, err
			}
			d.At += n
		} else {
			d.Fail("is cut short")
		}
		p.alone, p.since = d.Byte() != 0, -int64(d.Number(wire.MaxWork))
		n := d.Number(len(d.Data)) // each takes a byte at least
		for i := 0; i < n && d.Err == nil; i++ {
			p.older = append(p.older, readItem(d))
		}
		pieces = append(pieces, p)
	}
	return pieces, d.Err
}

func readItem(d *wire.Reader) (it pieceItem) {
	k := d.Byte()
	it.Settled, it.alone, it.Kind = k&itemSettled != 0, k&itemAlone != 0, k&^(itemSettled|itemAlone)
	number := func() int32 { return int32(d.Number(math.MaxInt32)) }
	it.stamp, it.Lo, it.Cur, it.since = number(), number(), number(), -int64(d.Number(wire.MaxWork))
	switch kind := execution.ItemKind(it.Kind); {
	case kind >= execution.ItemKinds:
		d.Fail("has an alternative of an unknown kind")
	case kind.HasRead():
		it.ReadThread, it.ReadIndex = event.Tid(d.Number(int(event.MaxTid))), number()
		if kind.BeforeRead() {
			it.stalls = number()
		}
	}
	return it
}

// graphs is the graph engine as what is divisible.
type graphs struct {
	*engine.Worker
	waiting []*piece // not taken up yet, oldest first; the stack is what comes last
	foresee *progress.Foresight
}

// expected estimates how much work each of the alternatives that are left makes, the oldest first, and all of them.
// underWay is as for engine.Worker.ForeseeUnderWay.
func (x *graphs) expected() (list []float64, sum float64, underWay *engine.Sizes) {
	l := &x.foresee.Remaining
	sum, underWay = x.ForeseeUnderWay(l, func(work float64) { list = append(list, work) })
	now := float64(x.Spent())
	alone := func(it *execution.Item) {
		work := l.ForeseeAlone(it, now-float64(it.Since)+sum)
		sum += work
		list = append(list, work)
	}
	for _, p := range slices.Backward(x.waiting) {
		alone(&execution.Item{Kind: execution.ItemKind(p.task.Item.Kind), Lo: p.task.Item.Lo, Cur: p.task.Item.Cur, Since: p.since})
		for _, o := range slices.Backward(p.older) {
			alone(&execution.Item{Kind: execution.ItemKind(o.Kind), Lo: o.Lo, Cur: o.Cur, Since: o.since})
		}
	}
	slices.Reverse(list)
	return list, sum, underWay
}
