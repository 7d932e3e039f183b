package trust

import (
	"cmp"
	"fmt"
	"sync/atomic"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/pool"
)

// itemKind says what a work item tries next.
type itemKind uint8

const (
	itemRead     itemKind = iota // another write for the read at stamp
	itemPlace                    // another place in co for the write at stamp
	itemChoice                   // the next option of the Choice at stamp
	itemRevisit                  // backward revisit of read by the write at stamp
	itemRevPlace                 // in a revisited graph: another place for the write at stamp that read reads
	itemStall                    // another write for the read that waits since the event at stamp
)

// item is an alternative not yet explored. For itemRead, itemPlace and
// itemRevPlace the co positions lo..cur are left, to be taken from cur down; for
// itemChoice cur is the next option.
type item struct {
	kind    itemKind
	lone    bool // itemRead, itemPlace: nobody else can go on; see worker.leaf
	settled bool // itemRead, up to reads-from: the canonical choice was made
	stamp   int32
	lo, cur int32
	read    event.ID
	stalls  int32 // itemStall: how many of the execution's stalls are older
	since   int64 // worker.work when it was left for later, see remaining.go
}

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
	seen      map[foundKey]bool
	leaked    []bool // by position: the leak is among the warnings
	stops     map[stopKey]*Stop
	limits    map[limitKey]uint64
	maxEvents int     // Config.MaxEvents
	ready     []int32 // scratch of schedule
	joiner    int32   // see endsPlainly
	joined    []int32 // scratch of leaf
	hb        []int32 // scratch of overwritten: what happens before an event
	hb2       []int32 // likewise, before another
	observers []observer

	hand *pool.Member[task]
	sig  *atomic.Uint32 // of the pool

	eq      equivalence
	filters *filters
	choice  choice // scratch of takeRead
	loose   bool   // graphs may have holes, see holes.go
	seek    seeking

	sampled []*execution // that are under way while w samples

	traits consistency.Traits // of the model

	checks     *checks
	standstill standstill // scratch of blocked
	reports    uint64     // findings
}

func newWorker(cfg *Config, sh *shared, model consistency.Model, r *Refinement, m *pool.Member[task]) *worker {
	w := &worker{cfg: cfg, shared: sh, hand: m, sig: sh.pool.Signals(), model: model, seen: map[foundKey]bool{}}
	w.prog = cfg.NewProgram(r)
	w.space = graph.NewSpace(w.prog.InitValue)
	w.space.MaxThreads = cfg.MaxThreads
	w.maxEvents = cmp.Or(cfg.MaxEvents, graph.MaxEvents)
	if w.loose = r.TrackDeps; w.loose {
		if w.space.Deps = w.prog.Deps(); w.space.Deps == nil {
			panic("BUG: a program without dependencies")
		}
	}
	w.traits = model.Traits()
	w.checks = checksFor(cfg, &w.traits)
	w.res.BoundedAt = map[int32]uint64{}
	w.res.symmetric = map[event.Tid]bool{}
	w.eq = newEquivalence(w)
	w.filters = newFilters(w, r)
	w.observers = newObservers(w)
	return w
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
	for len(w.stack) > 0 {
		if sig := w.sig.Load(); sig != 0 && heed(w, sig) {
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
	if len(x.g.Order) >= w.maxEvents {
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
		"an execution has more than %d events, which is the limit; does this loop end? bound it (--unroll), or raise the limit (--max-events)", w.maxEvents)})
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

// revisits pushes a work item for every read that write id, just added and not
// yet placed, must revisit: reads of its location outside its causal prefix, such
// that the read and all events the revisit deletes were added maximally.
// Source: TruSt (POPL 2022) Alg. 1; genmc-2024 Alg. 1 line 12.
func (w *worker) revisits(x *execution, id event.ID) {
	g := x.g
	l := g.At(id).Loc
	p := w.past(x, id)
	rival := w.eq.rival(x, id)
	left := p.readsOutside(g, l) // reads that might be revisited
	oldest := w.filters.oldest(x, id, p)
	for s := int32(len(g.Order)) - 2; left > 0 && s >= oldest; s-- {
		d := g.Order[s]
		if p.has(d) {
			continue
		}
		if !w.eq.canonical(x, d, id, p) {
			break
		}
		if e := g.At(d); e.Kind == event.Read && e.Loc == l {
			left--
			if s <= rival && w.filters.keeps(x, d, p) {
				w.keep(x, item{kind: itemRevisit, stamp: g.At(id).Stamp, read: d})
			}
		}
	}
}

// past is the causal past of write id that revisits by it keep.
func (w *worker) past(x *execution, id event.ID) past {
	return w.filters.extends(x, id, w.eq.past(x, id))
}

// revisit starts the exploration in which read r reads from write id, the newest
// event of x: everything newer than r outside id's causal prefix is gone. It
// returns true if that is on the stack, to be extended, false if it is there with
// its own work or nothing came of it.
func (w *worker) revisit(x *execution, id, r event.ID) bool {
	w.res.Stats.Revisits++
	g := x.g
	if g.At(id).CoPos > 0 {
		x.unplace(id)
	}
	if w.filters.waits(x, id, r) {
		return w.revisitStalled(x, id, r)
	}
	h := w.fresh()
	h.stalls = append(h.stalls[:0], x.stalls...)
	h.dropStalls(g.At(r).Stamp)
	w.filters.inherit(x, h)
	if !w.eq.restrict(x, h, r, id, w.past(x, id)) {
		w.pool = append(w.pool, h)
		return false
	}
	return w.eq.revisit(h, id, r)
}

// takeRevPlace places write id of a revisited graph and lets read r read it.
func (w *worker) takeRevPlace(x *execution, id, r event.ID, lo, cur int32) bool {
	g := x.g
	e := g.At(id)
	for pos := cur; pos >= lo; pos-- {
		if !w.eq.fits(x, id, pos) || !w.filters.revisit(x, id, pos, r) ||
			!w.eq.tryRevisit(x, id, pos, r) {
			continue
		}
		if pos > lo {
			w.keep(x, item{kind: itemRevPlace, stamp: e.Stamp, lo: lo, cur: pos - 1, read: r})
		}
		x.pending = -1
		if y := g.At(r); y.Succeeds(y.Val) {
			x.pending = r.Thread
		}
		return w.checkRead(x, r) && w.checkWrite(x, id)
	}
	return false
}

// keep leaves it for later.
func (w *worker) keep(x *execution, it item) {
	x.work = append(x.work, it)
	for _, o := range w.observers {
		o.left(&x.work[len(x.work)-1])
	}
}

// builds reports whether executions have to be built to be counted.
func (w *worker) builds() bool {
	for _, o := range w.observers {
		if o.builds() {
			return true
		}
	}
	return false
}

// cutTo removes all events with a stamp above s.
func (w *worker) cutTo(x *execution, s int32) {
	for n := int32(len(x.g.Order)) - 1; n > s; n-- {
		x.st.Pop(x.g.Order[n])
		x.g.Pop()
	}
	x.dropStalls(s)
}

// backtrack takes up the newest unexplored alternative; the stack is empty
// afterwards if there is none.
func (w *worker) backtrack() {
	for len(w.stack) > 0 {
		x := w.stack[len(w.stack)-1]
		if len(x.work) == 0 {
			w.stack = w.stack[:len(w.stack)-1]
			w.pool = append(w.pool, x)
			continue
		}
		it := x.work[len(x.work)-1]
		x.work = x.work[:len(x.work)-1]
		for _, o := range w.observers {
			o.taking(it)
		}
		w.cutTo(x, it.stamp)
		ok := w.take(x, it)
		for _, o := range w.observers {
			o.took()
		}
		if ok {
			return
		}
	}
	for _, o := range w.observers {
		o.exhausted()
	}
}

// take explores the next alternative of it; the newest event of x is the one it
// belongs to. It returns false if nothing came of it (or a new execution is on
// the stack with its own work).
func (w *worker) take(x *execution, it item) bool {
	g := x.g
	id := g.Order[it.stamp]
	switch it.kind {
	case itemRead:
		if g.At(id).HasRF {
			x.unread(id)
		}
		return w.takeRead(x, it, w.eq.reads(x, id))
	case itemPlace:
		if g.At(id).CoPos > 0 {
			x.unplace(id)
		}
		return w.takePlace(x, id, it)
	case itemChoice:
		if !w.filters.option(x, id, uint64(it.cur)) {
			return false // nor may the greater ones
		}
		e := g.At(id)
		w.choose(x, id, uint64(it.cur))
		x.pending = -1
		if uint64(it.cur)+1 < e.Step.Len {
			it.cur++
			w.keep(x, it)
		}
		return true
	case itemRevisit:
		return w.revisit(x, id, it.read)
	case itemRevPlace:
		if g.At(it.read).HasRF {
			x.unread(it.read)
			x.unplace(id)
		}
		return w.takeRevPlace(x, id, it.read, it.lo, it.cur)
	case itemStall:
		return w.takeStall(x, it)
	}
	panic("BUG: unknown work item")
}
