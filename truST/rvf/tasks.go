package rvf

import (
	"slices"
	"sync"
	"time"

	"genmcgo/graph/event"
	"genmcgo/truST/engine"
	"genmcgo/truST/pool"
)

// This file lets several workers share a reads-value-from exploration. A worker gives
// away a child of one of its nodes, or all that is to be done at a node once the children
// of one read are explored. Whether that has to be done may depend on a signal from any
// of the children, and so on what others are exploring. Nobody waits for that: what is
// left of the node is kept as a task (rvfJoin.rest), which whoever brings the signal, or
// the end of the last child, puts into the queue or drops. So each node is explored if
// and only if it would be with one worker, and all counts are the same.

// Task is a part of the exploration that any worker can take up: a node of which the
// children of one read with one set of good writes are left, or several reads. Events
// are named by their numbers, which are the same everywhere.
type Task struct {
	events    []rvfTaskEvent
	trace     []int32
	forbidden []rvfForbidden
	above     []rvfAbove  // nodes on the way that still want a signal
	order     []event.Tid // the reads, by thread
	at        int         // the one to begin with
	good      []int32     // it is the only one that is left, with these good writes; nil: all that follow, too
	join      *rvfJoin    // which the task is a piece of
}

// rvfTaskEvent is an event of a task.
type rvfTaskEvent struct {
	thread      event.Tid
	val         event.Value // returned
	good, after []int32
}

type rvfForbidden struct {
	thread event.Tid
	below  int32
}

// rvfAbove is a node above that of a task: which read was chosen there, in which event.
type rvfAbove struct {
	thread event.Tid
	ev     int32 // -1: the read is chosen by the task
	wrote  bool
	join   *rvfJoin
}

// rvfJoin is a read that was chosen at a node, with pieces of what is below in other
// hands. All joins of a run are guarded by one lock.
type rvfJoin struct {
	parent  *rvfJoin
	pending int  // pieces that are not through: tasks and joins
	left    bool // the worker that had the node has no more to do with this read
	signal  bool
	rest    *Task // what is left of the node, if there is a signal
}

// Shared is what the workers of an exploration share for it.
type Shared struct {
	mu    sync.Mutex
	Rests int // that are kept
	Put   func(*Task)
}

// raise notes a signal for j.
func (s *Shared) raise(j *rvfJoin) {
	s.mu.Lock()
	defer s.mu.Unlock()
	j.signal = true
	if j.rest != nil {
		s.launch(j)
	}
}

// launch makes what j keeps a piece of j that is under way.
func (s *Shared) launch(j *rvfJoin) {
	t := j.rest
	j.rest = nil
	s.Rests--
	j.pending++
	s.Put(t)
}

// done notes that a piece of j is through; j is nil for the whole exploration.
func (s *Shared) done(j *rvfJoin) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.less(j)
}

func (s *Shared) less(j *rvfJoin) {
	if j != nil {
		j.pending--
		s.leaveJoin(j)
	}
}

// leaveJoin is called when j might be through.
func (s *Shared) leaveJoin(j *rvfJoin) {
	if !j.left || j.pending > 0 {
		return
	}
	if j.rest != nil { // no worker is left to bring a signal
		j.rest = nil
		s.Rests--
	}
	s.less(j.parent)
}

// leave notes that the worker of j is through with the read. sig: there was a signal,
// or none is needed. If that is not known yet, rest is kept. It reports whether there is one.
func (s *Shared) leave(j *rvfJoin, sig bool, rest func() *Task) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	j.left = true
	sig = sig || j.signal
	if !sig && j.pending > 0 {
		j.rest = rest()
		s.Rests++
	}
	s.leaveJoin(j)
	return sig
}

// Size is the number of events of t.
func (t *Task) Size() int { return len(t.events) }

// Run explores r, an *Task; one without events is the whole exploration.
func (x *Explorer) Run(r pool.Task) error {
	t := r.(*Task)
	from := time.Now()
	if len(t.events) == 0 {
		x.w.Hand.Took(t, from)
		x.explore()
		return nil
	}
	f := x.load(t)
	x.w.Hand.Took(t, from)
	if t.good == nil {
		x.loop(f, t.at)
	} else {
		x.frames = append(x.frames, f)
		x.child(f, t.good)
	}
	x.frames = x.frames[:0]
	x.piece = nil
	if !x.w.Shared.Stopped() {
		x.joins.done(t.join)
	}
	return nil
}

// load makes the state that of the node of t.
func (x *Explorer) load(t *Task) *rvfFrame {
	w := x.w
	visits := w.Result.Stats.Visits
	x.reset()
	x.piece = t.join
	for _, te := range t.events {
		d := w.Space.Lookup(te.thread)
		x.advance(x.add(d, x.threads[d].next, te.val, te.good, te.after))
	}
	x.overlap = false
	w.Result.Stats.Visits = visits
	for _, fb := range t.forbidden {
		x.threads[w.Space.Lookup(fb.thread)].forbidden = fb.below
	}
	f := x.push(t.trace)
	f.n = len(x.in.Events)
	f.threads = append(f.threads[:0], x.threads...)
	for _, a := range t.above {
		o := x.push(nil)
		o.thread, o.ev, o.wrote, o.external, o.join = w.Space.Lookup(a.thread), a.ev, a.wrote, true, a.join
		if a.ev < 0 {
			f.external, f.join, f.thread, f.loc = true, a.join, o.thread, x.loc(x.threads[o.thread].next)
			x.pool = append(x.pool, o)
			continue
		}
		o.loc = x.in.Events[a.ev].Loc
		x.frames = append(x.frames, o)
	}
	if t.good != nil && !f.external { // its signal is known already
		f.external, f.signal = true, true
		f.thread = w.Space.Lookup(t.order[t.at])
		f.loc = x.loc(x.threads[f.thread].next)
	}
	for _, tid := range t.order {
		f.order = append(f.order, w.Space.Lookup(tid))
	}
	return f
}

// task describes the node of frame k. With good it is about the read chosen there and
// these good writes, otherwise about the reads after it.
func (x *Explorer) task(k int, good []int32, join *rvfJoin) *Task {
	tids := x.w.Space.Tids
	f := x.frames[k]
	t := &Task{events: make([]rvfTaskEvent, f.n), trace: slices.Clone(f.trace), join: join}
	for i := range t.events {
		e := &x.in.Events[i]
		t.events[i] = rvfTaskEvent{tids[e.Thread], x.meta[i].val, slices.Clone(e.Good), e.After}
	}
	for d, th := range f.threads {
		if b := th.forbidden; b != 0 {
			t.forbidden = append(t.forbidden, rvfForbidden{tids[d], b})
		}
	}
	for _, a := range x.frames[:k] {
		if a.loc >= 0 && !a.signal {
			t.above = append(t.above, rvfAbove{tids[a.thread], a.ev, a.wrote, a.join})
		}
	}
	t.at = f.at + 1
	if good != nil {
		t.good = slices.Clone(good)
		t.at = f.at
		if !f.signal {
			t.above = append(t.above, rvfAbove{tids[f.thread], -1, false, f.join})
		}
	} else {
		t.forbidden = append(t.forbidden, rvfForbidden{tids[f.thread], int32(f.n)})
	}
	for _, d := range f.order {
		t.order = append(t.order, tids[d])
	}
	return t
}

// joinsOf makes sure that frame k and those above have joins, and returns that of k.
func (x *Explorer) joinsOf(k int) *rvfJoin {
	s := x.joins
	s.mu.Lock()
	defer s.mu.Unlock()
	parent := x.piece
	for _, f := range x.frames[:k+1] {
		if f.loc < 0 || f.external {
			continue
		}
		if f.join == nil {
			f.join = &rvfJoin{parent: parent}
			if parent != nil {
				parent.pending++
			}
		}
		parent = f.join
	}
	parent.pending++ // the task
	return parent
}

// Give makes a task of the shallowest alternative: of the groups of good writes that are
// left of a read the last one, or else the reads that are to follow.
func (x *Explorer) Give(may func() bool) (pool.Task, bool) {
	for k, f := range x.frames {
		groups := f.loc >= 0 && !f.external && f.g < len(f.ends)
		if !groups && (f.loc < 0 || f.external || f.given || f.at+1 >= len(f.order) || f.canStop && !f.signal) {
			continue
		}
		if !may() {
			return nil, false
		}
		j := x.joinsOf(k)
		if groups {
			n := len(f.ends) - 1
			begin := int32(0)
			if n > 0 {
				begin = f.ends[n-1]
			}
			t := x.task(k, f.sources[begin:f.ends[n]], j)
			f.ends = f.ends[:n]
			return t, true
		}
		f.given = true
		return x.task(k, nil, j), true
	}
	return nil, false
}

// The rest of what makes x an explorer.

func (x *Explorer) Common() *engine.Base { return x.w }

// Work is the number of events added.
func (x *Explorer) Work() uint64 { return x.w.Work() }

func (x *Explorer) GiveBack() { x.w.GiveBack() }

func (x *Explorer) Effort() float64 {
	s := x.w.Result.Stats
	s.WitnessSought, s.WitnessRefuted, s.WitnessSearched = x.solver.Asked, x.solver.Refuted, x.solver.Searched
	return s.Effort()
}

func (x *Explorer) Close() {
	s := &x.w.Result.Stats
	s.WitnessSought, s.WitnessRefuted, s.WitnessSearched, s.Verifying = x.solver.Asked, x.solver.Refuted, x.solver.Searched, x.spent
}

// through notes that the read chosen at f is explored, and reports whether to go on
// with the next one.
func (x *Explorer) through(f *rvfFrame) bool {
	j := f.join
	f.join = nil
	more := !f.canStop || f.signal
	if j != nil {
		more = x.joins.leave(j, more || f.given, func() *Task { return x.task(len(x.frames)-1, nil, j) })
	}
	return more && !f.given
}
