package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/pool"
)

// worker explores with one program, one tree of steps and a stack of
// executions: the bottom one is the task it was given, each further one a
// backward revisit of the one below.
type worker struct {
	cfg       *Config
	shared    *shared
	prog      Program
	space     *graph.Space
	model     consistency.Model
	stack     []*execution
	pool      []*execution
	res       Result
	ledger    ledger
	ready     []int32 // scratch of schedule
	joiner    int32   // see endsPlainly
	joined    []int32 // scratch of leaf
	observers []observer

	hand *pool.Member[task]

	eq      equivalence
	filters *filters
	choice  choice // scratch of takeRead
	seek    seeking

	traits consistency.Traits // of the model

	checks *checks
}

// fresh returns an empty execution, pooled if possible.
func (w *worker) fresh() *execution {
	if n := len(w.pool); n > 0 {
		x := w.pool[n-1]
		w.pool = w.pool[:n-1]
		x.pending = -1
		x.stalls = x.stalls[:0]
		return x
	}
	g := graph.New(w.space)
	return &execution{g: g, st: w.model.New(g), pending: -1}
}

// explore works until the stack is empty or the run is stopped.
func (w *worker) explore() {
	signals := w.hand.Signals
	for len(w.stack) > 0 {
		if sig := signals.Load(); sig != 0 && heed(w, sig) {
			return
		}
		if invariant.Enabled {
			if err := w.stack[len(w.stack)-1].g.Check(); err != nil {
				panic("BUG: " + err.Error())
			}
			if st, ok := w.stack[len(w.stack)-1].st.(consistency.Witness); ok {
				if wrong := st.Check(); wrong != "" {
					panic("BUG: in the interleaving " + wrong)
				}
			}
			w.filters.check(w.stack[len(w.stack)-1])
		}
		if !w.extend(w.stack[len(w.stack)-1]) {
			w.backtrack()
		}
	}
}

// extend adds the next event to x. It returns false when x needs no further
// events: it is complete, blocked, wrong or inconsistent.
func (w *worker) extend(x *execution) bool {
	t, s := w.schedule(x)
	if t < 0 {
		if t == -1 {
			n := int32(len(x.g.Order))
			if w.settle(x) {
				w.finish(x)
			}
			w.cutTo(x, n-1)
		}
		return false
	}
	w.res.Stats.Visits++
	if len(x.g.Order) >= w.cfg.MaxEvents {
		w.tooMany(s)
		return false
	}
	switch s.Kind {
	case event.Read:
		r := w.add(x, t, s)
		if !w.checkAccess(x, r) {
			return false
		}
		list := w.eq.reads(x, r)
		it := item{kind: itemRead, lone: x.lone, stamp: int32(len(x.g.Order)) - 1, lo: w.eq.firstRead(x, r), cur: int32(len(list)) - 1}
		return w.takeRead(x, it, list)
	case event.Write:
		id := w.add(x, t, s)
		if !w.checkAccess(x, id) {
			return false
		}
		w.revisits(x, id)
		return w.eq.place(x, id)
	case event.Choice:
		w.add(x, t, s)
		if s.Len > 1 {
			w.keep(x, item{kind: itemChoice, stamp: int32(len(x.g.Order)) - 1, cur: 1})
		}
		w.choose(x, x.g.Order[len(x.g.Order)-1], 0)
		return true
	}
	e := w.add(x, t, s)
	return w.perform(x, e)
}

// tooMany ends the run because there is no room for step s.
func (w *worker) tooMany(s *event.Step) {
	w.shared.fail(&graph.LimitError{Pos: s.Pos, Msg: fmt.Sprintf(
		"an execution has more than %d events, which is the limit; does this loop end? bound it (--unroll), or raise the limit (--max-events)", w.cfg.MaxEvents)})
}

// choose makes option v the value of the Choice id.
func (w *worker) choose(x *execution, id event.ID, v uint64) {
	x.g.At(id).Val = event.V(v)
	x.g.SetNext(id.Thread, nil)
	w.eq.relink(x, id)
}

// add appends step s to thread t and does everything that needs no choice.
func (w *worker) add(x *execution, t int32, s *event.Step) event.ID {
	g := x.g
	x.pending = -1
	if s.Kind == event.ThreadJoin {
		w.checkJoin(x, t, s)
	}
	e := g.Add(t, s)
	x.st.Push(e)
	if !g.Newest(e) && !s.Kind.ReadLike() {
		w.eq.relink(x, e)
	}
	switch s.Kind {
	case event.ThreadCreate:
		c, err := w.space.Thread(s.Label.Child)
		if err == nil && g.Exists(c) {
			err = &graph.LimitError{Msg: "two deeply nested threads got the same name; create them from main"}
		}
		if err != nil {
			if l, ok := err.(*graph.LimitError); ok {
				l.Pos = s.Pos
			}
			w.shared.fail(err)
			return e
		}
		if g.NeedsStride(c) {
			x.st.Grow(g.Grow(int(c) + 1))
		}
		g.StartThread(c, e, w.prog.Spawn(s))
		w.filters.created(x, e, c)
	case event.ThreadJoin, event.BarrierLeave:
		for _, p := range g.Preds(e) {
			x.st.Join(e, p)
		}
	}
	return e
}

// takeRead lets the newest event of x, a read without rf, read the first of the writes list
// from it.cur down to it.lo that it may, and keeps the others as a work item.
func (w *worker) takeRead(x *execution, it item, list []event.ID) bool {
	r := x.g.Order[it.stamp]
	e := x.g.At(r)
	c := &w.choice
	*c = choice{read: r, step: e.Step, top: int32(len(list)) - 1, settled: it.settled}
	leaves := it.lone && e.Await == event.AwaitNone && w.leaves(x, e, r.Thread)
	for pos := it.cur; pos >= it.lo; pos-- {
		c.set(x.g, list, pos)
		switch w.filters.read(x, c) {
		case skip:
			continue
		case wait:
			w.stall(x, r, it.lo, pos-1, it.lone)
			return true
		}
		counted := leaves && !c.rmw && w.eq.allows(x, c)
		if counted && w.leafRead(x, c) || !w.eq.tryRead(x, c) {
			continue
		}
		if leaves && !c.rmw && !counted && w.leafRead(x, c) {
			x.unread(r)
			continue
		}
		stopped := w.stopsAfter(x, c)
		if c.next != nil {
			x.g.SetNext(r.Thread, c.next)
		}
		if stopped {
			if v := w.filters.stopped(x, c); v != take {
				// What the read itself does wrong is looked for first: with a newer value it may
				// synchronise with what it races with now.
				if !w.checkRead(x, r) {
					return false
				}
				if v == wait {
					w.stall(x, r, it.lo, pos-1, it.lone)
					return true
				}
				x.unread(r)
				continue
			}
		}
		if pos > it.lo {
			w.keep(x, item{kind: itemRead, lone: it.lone, settled: c.settled, stamp: it.stamp, lo: it.lo, cur: pos - 1})
		}
		x.pending = -1
		if c.rmw {
			x.pending = r.Thread
		}
		return w.checkRead(x, r)
	}
	return false
}

// takePlace puts write id, the newest event, at the first of the places from it.cur down to
// it.lo where it may stand, and keeps the others as a work item.
func (w *worker) takePlace(x *execution, id event.ID, it item) bool {
	var next *event.Step
	if it.lone && w.leaves(x, x.g.At(id), id.Thread) {
		next = w.next(x, id.Thread)
	}
	for pos := it.cur; pos >= it.lo; pos-- {
		if !w.eq.fits(x, id, pos) || !w.filters.place(x, id, pos) ||
			next != nil && w.leaf(x, id.Thread, next) || !w.eq.tryPlace(x, id, pos) {
			continue
		}
		if pos > it.lo {
			w.keep(x, item{kind: itemPlace, lone: it.lone, stamp: it.stamp, lo: it.lo, cur: pos - 1})
		}
		x.pending = -1
		return w.checkWrite(x, id)
	}
	return false
}
