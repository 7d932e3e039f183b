package rvf

import (
	"fmt"
	"slices"
	"time"
	"unsafe"

	"genmcgo/consistency"
	"genmcgo/consistency/interleave"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// This file explores executions up to the values that reads return: the algorithm
// RVF-SMC of "Stateless Model Checking under a Reads-Value-From Equivalence"
// (Agarwal, Chatterjee, Pathak, Pavlogiannis, Toman; CAV 2021), §5, for sequential
// consistency. It finds every state that a thread can be in, and so every error
// that shows in one thread; most of the ways in which the same values come about
// are not looked at.
//
// A node of the exploration is a set of events, for each read among them a set of
// good writes, all of one value, and a witness: an order of the events in which each
// read reads a good write. The events of a node are extended by all events that are
// not reads. Then one of the reads that come next is chosen, and there is a child for
// each value that it can return, if there is a witness of that (package interleave). When all
// these were explored the read must read something that is not there yet (the paper's
// causal map: here the number of events at that time, since a node's events
// are numbered on from its parent's), and another read is chosen. That need not be
// done if no write that the read could read came up among the children (the paper's
// backtrack signals).
//
// A read that would stop its thread with a value (a lock that is held, a failed
// assumption) does not take it: in terms of the paper, it is not enabled while that
// value is in memory. Then an execution may end without it, which the paper's Lemma 1
// excludes. Its proof lets the read come after all other events, so it holds as long
// as no witness of the node leaves a value in memory with which the read stops; that
// is asked before a missing signal is trusted.

// rvfEvent is what the explorer knows of an event besides interleave.Event.
type rvfEvent struct {
	step *event.Step
	half *event.Step // of a read-modify-write: the write
	val  event.Value // returned
	// clashes is how many events of the thread, up to this one, can be part of what is
	// wrong for want of order; see rvf.group.
	clashes int32
}

// stored is what the event writes.
func (e *rvfEvent) stored() event.Value {
	if e.half != nil {
		return e.half.Val
	}
	return e.step.Val
}

// rvfThread is where a thread stands.
type rvfThread struct {
	exists bool
	next   *event.Step // nil if it is finished
	// forbidden: of the next event, a read, if it is not 0: it may read no write with
	// a smaller number, and not the initial one (the causal map).
	forbidden int32
	create    int32 // the event that created it, -1 for main
}

// rvfFrame is a node, and which of its children is being explored.
type rvfFrame struct {
	n       int     // events
	trace   []int32 // the witness
	threads []rvfThread
	order   []int32 // threads whose next events are the reads to choose
	// The good writes of the children of the read chosen, one group after the other,
	// and where the groups end.
	sources []int32
	ends    []int32

	thread, loc int32 // of the read chosen
	ev          int32 // the read in the child that is being explored
	wrote       bool  // it is a read-modify-write there
	signal      bool  // something came up that it could read
	canStop     bool  // without a signal the other reads need not be chosen

	at, g    int      // where the read chosen is in order, and how many groups were begun
	given    bool     // another worker explores the reads that follow
	since    int64    // what the worker had done when it began with the read or Choice
	options  int      // of a Choice, 0 if a read was chosen
	join     *rvfJoin // what others explore of what is below, nil if nothing
	external bool     // the node is another worker's
}

// Explorer explores for one worker.
type Explorer struct {
	w       *engine.Base
	joins   *Shared      // of all workers
	g       *graph.Graph // where locations are known; empty
	in      interleave.Problem
	meta    []rvfEvent // by event
	threads []rvfThread
	writes  [][]int32 // by location, events in order of their numbers
	empty   *execution.Execution
	touched []int32 // by location: events that access it
	blocks  []event.MixedBlock
	clash   []bool    // by location: order between its accesses matters
	first   []int32   // by location that is accessed: the thread that does it first
	second  []int32   // by location that is accessed: the first event of another thread that does, -1 if none
	plains  [][]int32 // by location, events that access it other than atomically
	plain   []event.Addr
	guards  check.GuardCheck
	overlap bool // an event was added that overlaps with one of another size
	// must is by event and thread: how many events of the thread come before the event
	// in po ∪ rf whichever good writes are read. stride is its number of entries.
	must   []int32
	stride int
	bars   []int32 // arrivals at barriers
	solver interleave.Solver
	// clocked: spent is how much time went into finding witnesses.
	clocked bool
	spent   time.Duration

	frames []*rvfFrame
	pool   []*rvfFrame
	piece  *rvfJoin // which the task is a piece of
	// pauses, if not nil, is asked after each node whether to stop; see nodes.
	pauses            func() bool
	after, late, work []int32 // scratch of ending, spinsLast and group
	came              []bool  // scratch of spinsLast: by event, whether it was passed
	waits             []rvfWait
	spins             []int32 // by thread: where the last iteration of a loop begins in which it has stopped
	stops             []int32 // the writes that waits may read, one after the other
}

func New(w *engine.Base, r *config.Refinement, joins *Shared) *Explorer {
	o := w.Config.RVF
	x := &Explorer{w: w, joins: joins, g: graph.New(w.Space), plain: r.Plain, guards: check.GuardCheck{Plain: w.Config.NoRaces}, blocks: r.Blocks, stride: 8}
	x.solver.NoClosure, x.solver.NoHint, x.solver.NoGreedy = o.NoClosure, o.NoHint, o.NoGreedy
	x.solver.Stopped, x.clocked = w.Shared.Stopped, o.Clock
	return x
}

// solve looks for a witness of the current events; see interleave.Solver.
func (x *Explorer) solve(hint []int32) ([]int32, bool) {
	defer x.stop(x.start())
	return x.solver.Solve(&x.in, hint)
}

// start is when something begins that counts as spent, if that is wanted.
func (x *Explorer) start() time.Time {
	if x.clocked {
		return time.Now()
	}
	return time.Time{}
}

// stop ends what start began.
func (x *Explorer) stop(from time.Time) {
	if x.clocked {
		x.spent += time.Since(from)
	}
}

// explore explores the whole program.
func (x *Explorer) explore() {
	x.reset()
	x.node(x.push(nil))
}

// reset makes the state the initial one.
func (x *Explorer) reset() {
	x.cut(0)
	x.thread(0)
	clear(x.threads)
	x.threads[0] = rvfThread{exists: true, next: x.w.Program.Main(), create: -1}
}

// thread makes room for dense thread t.
func (x *Explorer) thread(t int32) {
	for int(t) >= len(x.in.Threads) {
		x.in.Threads = append(x.in.Threads, nil)
		x.threads = append(x.threads, rvfThread{})
	}
	if old := x.stride; int(t) >= old {
		for x.stride <= int(t) {
			x.stride *= 2
		}
		must := make([]int32, len(x.in.Events)*x.stride)
		for i := range x.in.Events {
			copy(must[i*x.stride:], x.must[i*old:(i+1)*old])
		}
		x.must = must
	}
}

// row is the must-view of event i.
func (x *Explorer) row(i int32) []int32 { return x.must[int(i)*x.stride : (int(i)+1)*x.stride] }

// mustFollow reports whether event a comes before b, or is it, in po ∪ rf whichever good writes are read.
func (x *Explorer) mustFollow(b, a int32) bool {
	e := &x.in.Events[a]
	return x.row(b)[e.Thread] > e.Nth
}

// last is the last event of thread t.
func (x *Explorer) last(t int32) int32 {
	th := x.in.Threads[t]
	return th[len(th)-1]
}

// loc is the location that s, an access, accesses.
func (x *Explorer) loc(s *event.Step) int32 {
	l := x.g.LocOf(s)
	if f := x.guards.Missing(x.w.Space, l); f != nil {
		x.w.Report(nil, f)
	}
	for int(l) >= x.in.Locs {
		x.in.Locs++
		x.writes = append(x.writes, nil)
		x.touched = append(x.touched, 0)
		x.first, x.second, x.plains = append(x.first, 0), append(x.second, 0), append(x.plains, nil)
		y := &x.w.Space.Locs[x.in.Locs-1]
		x.clash = append(x.clash, y.Dynamic || !x.w.Config.NoRaces && slices.Contains(x.plain, y.Addr) ||
			slices.ContainsFunc(x.blocks, func(b event.MixedBlock) bool { return b.Addr <= y.Addr && y.Addr < b.Addr+event.Addr(b.Size) }))
	}
	return l
}

// fewPlain is how many locations are found out one by one to clash. If there are more,
// all that are accessed other than atomically do.
const fewPlain = 4

// clashes reports whether the order between accesses of location l, one of them s, the next
// step of thread t, matters: to races, if one is not atomic and may come at the same time as
// one of another thread. If that was not known before, what was taken to be alike without
// is explored again.
func (x *Explorer) clashes(l, t int32, s *event.Step) bool {
	y := &x.w.Space.Locs[l]
	if x.clash[l] || !y.Plain || x.w.Config.NoRaces {
		return x.clash[l]
	}
	all := len(x.plain) > fewPlain
	if !all && !x.mayRace(l, t, s) {
		return false
	}
	x.clash[l] = true
	if !all {
		x.w.Shared.Refine(func(r *config.Refinement) bool {
			if slices.Contains(r.Plain, y.Addr) {
				return false
			}
			r.Plain = append(r.Plain, y.Addr)
			return true
		})
	}
	return true
}

// mayRace reports whether an access of location l, by step s of thread t, may come at the
// same time as one of another thread, and one of the two is not atomic. What a thread
// did before it created another one does not.
func (x *Explorer) mayRace(l, t int32, s *event.Step) bool {
	if x.touched[l] == 0 || x.first[l] == t && x.second[l] < 0 {
		return false // no other thread does
	}
	if s.Plain() && s.Attr&event.Quiet == 0 {
		return true
	}
	plain := x.plains[l]
	return len(plain) > 0 && !x.beforeCreation(plain[len(plain)-1], t)
}

// beforeCreation reports whether event i, of another thread, comes before the creation of
// thread t or of one that created it.
func (x *Explorer) beforeCreation(i, t int32) bool {
	for t != 0 {
		c := x.threads[t].create
		if x.in.Events[c].Thread == x.in.Events[i].Thread {
			return i < c
		}
		t = x.in.Events[c].Thread
	}
	return false
}

// add appends an event to thread t: step s, which returns v and has these good writes
// if it is a read, and comes after the given events of other threads.
func (x *Explorer) add(t int32, s *event.Step, v event.Value, good, after []int32) int32 {
	i := int32(len(x.in.Events))
	th := x.in.Threads[t]
	e := interleave.Event{Thread: t, Nth: int32(len(th)), Loc: -1, Good: good, After: after}
	switch s.Kind {
	case event.Read:
		e.Loc, e.Reads, e.Writes = x.loc(s), true, s.Succeeds(v)
	case event.Write:
		e.Loc, e.Writes = x.loc(s), true
	case event.BarrierArrive, event.BarrierLeave:
		x.bars = append(x.bars, i)
	}
	if n := len(x.must) + x.stride; n <= cap(x.must) {
		x.must = x.must[:n]
	} else {
		x.must = append(x.must, make([]int32, x.stride)...)
	}
	row := x.row(i)
	if e.Nth > 0 {
		copy(row, x.row(th[e.Nth-1]))
	} else {
		clear(row)
	}
	for _, a := range after {
		graph.Join(row, x.row(a))
	}
	if len(good) > 0 && good[0] != interleave.Initial { // that is always the first
		for u := range row {
			n := x.row(good[0])[u]
			for _, w := range good[1:] {
				n = min(n, x.row(w)[u])
			}
			row[u] = max(row[u], n)
		}
	}
	row[t] = e.Nth + 1
	x.in.Events = append(x.in.Events, e)
	x.in.Threads[t] = append(th, i)
	m := rvfEvent{step: s, val: v}
	if e.Nth > 0 {
		m.clashes = x.meta[th[e.Nth-1]].clashes
	}
	if e.Loc >= 0 && x.clashes(e.Loc, t, s) || s.Kind == event.Malloc || s.Kind == event.Free || s.Kind == event.ObjectSize {
		m.clashes++
	}
	x.meta = append(x.meta, m)
	if e.Loc >= 0 {
		if e.Writes {
			x.writes[e.Loc] = append(x.writes[e.Loc], i)
		}
		if x.touched[e.Loc]++; x.touched[e.Loc] == 1 {
			x.first[e.Loc], x.second[e.Loc] = t, -1
		} else if x.second[e.Loc] < 0 && x.first[e.Loc] != t {
			x.second[e.Loc] = i
		}
		if s.Plain() && s.Attr&event.Quiet == 0 {
			x.plains[e.Loc] = append(x.plains[e.Loc], i)
		}
		for _, o := range x.w.Space.Locs[e.Loc].Overlaps {
			x.overlap = x.overlap || int(o) < len(x.touched) && x.touched[o] > 0
		}
	}
	return i
}

// advance asks for what the thread of event i, its last, does next.
func (x *Explorer) advance(i int32) {
	e, m := &x.in.Events[i], &x.meta[i]
	x.w.Result.Stats.Visits++
	th := &x.threads[e.Thread]
	th.forbidden = 0
	s := m.step
	if s.Kind == event.ThreadFinish {
		th.next = nil
		return
	}
	th.next = x.w.Program.Next(s, m.val)
	if e.Reads && e.Writes {
		m.half = th.next
		x.w.Result.Stats.Visits++
		th.next = x.w.Program.Next(m.half, event.Value{})
	}
	if e.Writes {
		x.signal(i)
	}
	if s.Kind == event.ThreadCreate {
		c, err := x.w.Space.Thread(s.Label.Child)
		if err == nil && int(c) < len(x.threads) && x.threads[c].exists {
			err = &graph.LimitError{Msg: "two deeply nested threads got the same name; create them from main"}
		}
		if err != nil {
			if l, ok := err.(*graph.LimitError); ok {
				l.Pos = s.Pos
			}
			x.w.Shared.Fail(err)
			return
		}
		x.thread(c)
		x.threads[c] = rvfThread{exists: true, next: x.w.Program.Spawn(s), create: i}
	}
}

// cut removes all events but the first n.
func (x *Explorer) cut(n int) {
	for i := len(x.in.Events) - 1; i >= n; i-- {
		e := &x.in.Events[i]
		th := x.in.Threads[e.Thread]
		x.in.Threads[e.Thread] = th[:len(th)-1]
		if e.Loc >= 0 {
			if e.Writes {
				x.writes[e.Loc] = x.writes[e.Loc][:len(x.writes[e.Loc])-1]
			}
			x.touched[e.Loc]--
			if x.second[e.Loc] == int32(i) {
				x.second[e.Loc] = -1
			}
			if p := x.plains[e.Loc]; len(p) > 0 && p[len(p)-1] == int32(i) {
				x.plains[e.Loc] = p[:len(p)-1]
			}
		}
	}
	x.in.Events, x.meta, x.must = x.in.Events[:n], x.meta[:n], x.must[:n*x.stride]
	for k := len(x.bars); k > 0 && int(x.bars[k-1]) >= n; k-- {
		x.bars = x.bars[:k-1]
	}
}

// restore makes the state that of node f again.
func (x *Explorer) restore(f *rvfFrame) {
	x.cut(f.n)
	clear(x.threads[copy(x.threads, f.threads):])
	x.overlap = false
}

// push makes a frame with the given witness on top of the others.
func (x *Explorer) push(trace []int32) *rvfFrame {
	var f *rvfFrame
	if n := len(x.pool); n > 0 {
		f, x.pool = x.pool[n-1], x.pool[:n-1]
	} else {
		f = &rvfFrame{}
	}
	f.trace = append(f.trace[:0], trace...)
	f.sources, f.ends, f.order = f.sources[:0], f.ends[:0], f.order[:0]
	f.thread, f.loc, f.ev, f.wrote, f.signal, f.canStop = -1, -1, -1, false, false, false
	f.at, f.g, f.given, f.join, f.external, f.options = 0, 0, false, nil, false, 0
	return f
}

// stopped reports whether the run is to end.
func (x *Explorer) stopped() bool {
	sig := x.w.Hand.Signals.Load()
	return sig != 0 && engine.PollSignals(x, sig)
}

// node explores the node of the current events, with the witness in f, which it
// takes.
func (x *Explorer) node(f *rvfFrame) {
	defer func() { x.pool = append(x.pool, f) }()
	if x.stopped() || !x.extend(f) || x.overlap && !x.check(f.trace) {
		return
	}
	f.n = len(x.in.Events)
	f.threads = append(f.threads[:0], x.threads...)
	if t := x.choosing(); t >= 0 {
		f.since, f.options = x.w.Spent(), int(max(x.threads[t].next.Len, 1))
		x.choices(f)
		return
	}
	x.reads(f)
	if !x.w.Config.NoRaces {
		for _, t := range f.order {
			if !x.stopRaces(f, t) {
				return
			}
		}
	}
	x.loop(f, 0)
}

// choices explores the options of a Choice of node f from f.g on.
func (x *Explorer) choices(f *rvfFrame) {
	x.frames = append(x.frames, f)
	defer func() { x.frames = x.frames[:len(x.frames)-1] }()
	t := x.choosing()
	s := x.threads[t].next
	for f.g < f.options && !x.w.Shared.Stopped() {
		o := f.g
		f.g++
		i := x.add(t, s, event.V(uint64(o)), nil, nil)
		x.advance(i)
		x.node(x.push(append(f.trace, i)))
		x.restore(f)
		if x.pauses != nil && x.pauses() {
			return
		}
	}
}

// loop explores the reads of f.order from the given place on, one after the other.
func (x *Explorer) loop(f *rvfFrame, from int) {
	f.at = from
	x.goOn(f, false)
}

// goOn explores the reads of f.order from f.at on. The first was chosen already if begun; then its
// groups from f.g on are left.
func (x *Explorer) goOn(f *rvfFrame, begun bool) {
	x.frames = append(x.frames, f)
	defer func() { x.frames = x.frames[:len(x.frames)-1] }()
	for ; f.at < len(f.order); f.at++ {
		if x.w.Shared.Stopped() {
			return
		}
		if !begun {
			x.choose(f)
		}
		begun = false
		if !x.children(f) {
			return
		}
	}
	f.thread, f.loc = -1, -1
	x.end(f)
}

// choose chooses the read of f at f.at.
func (x *Explorer) choose(f *rvfFrame) {
	t := f.order[f.at]
	f.canStop = f.at+1 < len(f.order) && x.threads[t].forbidden == 0 && !x.w.Config.RVF.NoSignals && !x.endsStopping(f, t)
	x.group(f, t)
	f.thread, f.loc, f.signal = t, x.loc(x.threads[t].next), false
	f.since, f.g = x.w.Spent(), 0
}

// children explores the groups of the read chosen at f from f.g on, and reports whether to go
// on with the next read.
func (x *Explorer) children(f *rvfFrame) bool {
	begin := int32(0)
	if f.g > 0 {
		begin = f.ends[f.g-1]
	}
	for f.g < len(f.ends) {
		if x.w.Shared.Stopped() {
			return false
		}
		good := f.sources[begin:f.ends[f.g]]
		begin = f.ends[f.g]
		f.g++
		x.child(f, good)
		if x.pauses != nil && x.pauses() {
			return false
		}
	}
	f.ev = -1
	if x.w.Shared.Stopped() || !x.through(f) {
		return false
	}
	x.threads[f.thread].forbidden = int32(f.n)
	f.threads[f.thread].forbidden = int32(f.n)
	return true
}

// Remains estimates the work that is left of all nodes under way (see engine.Worker.Remains): what is
// left of a read as what was done of it, and the reads after it as half as much.
func (x *Explorer) Remains(*engine.Remaining) float64 {
	now, sum := float64(x.w.Spent()), 0.0
	for k := len(x.frames) - 1; k >= 0; k-- {
		f := x.frames[k]
		if f.external || f.g == 0 {
			continue
		}
		done := now - float64(f.since) + sum
		more := done / float64(f.g) * float64(max(f.options, len(f.ends))-f.g)
		if f.at+1 < len(f.order) && !f.given && (f.signal || !f.canStop) {
			more += (done + more) / 2
		}
		sum = min(sum+more, 1e300) // nothing gets infinite
	}
	return sum
}

// choosing is a thread whose next step is a Choice, or -1.
func (x *Explorer) choosing() int32 {
	for t := range x.threads {
		if s := x.threads[t].next; s != nil && s.Kind == event.Choice {
			return int32(t)
		}
	}
	return -1
}

// extend adds all events that are not reads and can be added. It returns false if
// the run is to end.
func (x *Explorer) extend(f *rvfFrame) bool {
	for more := true; more; {
		more = false
		for t := int32(0); int(t) < len(x.threads); t++ {
			for x.threads[t].exists && x.threads[t].next != nil {
				s := x.threads[t].next
				v, after, ok := x.ready(f, t, s)
				if x.w.Shared.Stopped() {
					return false
				}
				if !ok {
					break
				}
				if len(x.in.Events) >= x.w.Config.MaxEvents {
					x.w.TooMany(s)
					return false
				}
				i := x.add(t, s, v, nil, after)
				x.advance(i)
				f.trace = append(f.trace, i)
				more = true
			}
		}
	}
	return true
}

// ready reports whether step s of thread t can be added to node f without choosing
// anything, with what it returns and the events of other threads that it follows.
// Errors are found here.
func (x *Explorer) ready(f *rvfFrame, t int32, s *event.Step) (v event.Value, after []int32, ok bool) {
	switch s.Kind {
	case event.Read, event.Choice, event.Block:
		return v, nil, false
	case event.Error:
		if !x.w.Known(result.ErrorKind(s.Why), s.Pos, -1) {
			if e := x.build(f.trace); e != nil {
				x.w.ThreadFault(e, t, s)
				x.w.Free(e)
			}
		}
		return v, nil, false
	case event.ThreadStart:
		if c := x.threads[t].create; c >= 0 {
			after = []int32{c}
		}
		return v, after, true
	case event.ThreadJoin:
		c := x.w.Space.Joined(s)
		if c < 0 || int(c) >= len(x.threads) || !x.threads[c].exists {
			if !x.w.Known(result.JoinMisuse, s.Pos, -1) {
				if e := x.build(f.trace); e != nil {
					e.Graph.SetNext(t, s)
					x.w.Waiting(e, t)
					x.w.Free(e)
				}
			}
			return v, nil, false
		}
		if x.threads[c].next != nil {
			return v, nil, false
		}
		l := x.last(c)
		return x.meta[l].step.Val, []int32{l}, !x.meta[l].step.EndsProcess()
	case event.BarrierLeave:
		round := x.arrivals(t, s.Addr, len(x.in.Events))
		for _, b := range x.bars {
			if y := x.meta[b].step; y.Kind == event.BarrierArrive && y.Addr == s.Addr && x.arrivals(x.in.Events[b].Thread, s.Addr, int(b)) == round-1 {
				after = append(after, b)
			}
		}
		return v, after, len(after) >= int(s.Len)
	case event.Clock:
		v = event.V(x.now(t, s.Val.Lo) + s.Len)
	case event.ObjectSize:
		for i := range x.meta {
			if y := x.meta[i].step; y.Kind == event.Malloc && y.Addr == s.Addr {
				v = event.V(y.Len)
			}
		}
	}
	return v, nil, true
}

// now is the latest of own and what the threads that created t and that t joined were shown by clocks. What t has read may come from
// several writes, so that does not say how late it is.
func (x *Explorer) now(t int32, own uint64) uint64 {
	for n := len(x.in.Threads[t]); ; {
		for _, i := range x.in.Threads[t][:n] {
			switch s := x.meta[i].step; s.Kind {
			case event.Clock:
				own = max(own, x.meta[i].val.Lo)
			case event.ThreadJoin:
				for _, k := range x.in.Threads[x.w.Space.Joined(s)] {
					if x.meta[k].step.Kind == event.Clock {
						own = max(own, x.meta[k].val.Lo)
					}
				}
			}
		}
		c := x.threads[t].create
		if c < 0 {
			return own
		}
		t, n = x.in.Events[c].Thread, int(x.in.Events[c].Nth)
	}
}

// arrivals counts the arrivals of thread t at barrier a before event n.
func (x *Explorer) arrivals(t int32, a event.Addr, n int) int {
	c := 0
	for _, b := range x.bars {
		if y := x.meta[b].step; int(b) < n && x.in.Events[b].Thread == t && y.Kind == event.BarrierArrive && y.Addr == a {
			c++
		}
	}
	return c
}

// reads lists in f.order the threads whose next events are reads: those first whose
// signals count, and of those the ones that wait for nothing; the newest threads first,
// which was found to be better than the oldest. Read-modify-writes that are next are
// signals for others (appendix 0.A: they might succeed if the other one came later).
func (x *Explorer) reads(f *rvfFrame) {
	for class := range 3 {
		for t := len(x.threads) - 1; t >= 0; t-- {
			s := x.threads[t].next
			if s == nil || s.Kind != event.Read {
				continue
			}
			c := 0
			switch {
			case x.threads[t].forbidden != 0:
				c = 2
			case s.Await != event.AwaitNone:
				c = 1
			}
			if c == class {
				f.order = append(f.order, int32(t))
			}
		}
	}
	for _, t := range f.order {
		if s := x.threads[t].next; s.Attr&(event.Exclusive|event.CAS) != 0 {
			l, p := x.loc(s), x.last(t)
			for _, a := range x.frames {
				if a.loc == l && a.wrote && a.thread != t && !a.signal && !x.mustFollow(p, a.ev) {
					x.raise(a)
				}
			}
		}
	}
}

// signal tells the nodes above that there is a new write, event i.
func (x *Explorer) signal(i int32) {
	e := &x.in.Events[i]
	for _, a := range x.frames {
		if a.loc == e.Loc && a.ev >= 0 && a.thread != e.Thread && !a.signal && !x.mustFollow(i, a.ev) {
			x.raise(a)
		}
	}
}

// raise notes a signal for node a.
func (x *Explorer) raise(a *rvfFrame) {
	a.signal = true
	if a.external {
		x.joins.raise(a.join)
	}
}

// value is what write w of location l writes.
func (x *Explorer) value(l, w int32) event.Value {
	if w == interleave.Initial {
		return x.w.Space.Locs[l].Init
	}
	return x.meta[w].stored()
}

// group lists in f the writes that the next event of thread t may read without
// stopping, in groups: by value, and of a lock each one alone. Whether accesses race
// is a matter of what is before them in po ∪ rf, and so is whether memory is in use. So
// that a witness tells that of all of them, writes that have different such accesses
// before them, or allocations and releases, are in different groups.
func (x *Explorer) group(f *rvfFrame, t int32) {
	f.sources, f.ends = f.sources[:0], f.ends[:0]
	s := x.threads[t].next
	l, p := x.loc(s), x.last(t)
	list := x.work[:0]
	writes := x.writes[l]
	for k := -1; k < len(writes); k++ {
		w := interleave.Initial
		if k >= 0 {
			w = writes[k]
		}
		if w < x.threads[t].forbidden && x.threads[t].forbidden != 0 || x.hidden(w, p, writes) {
			continue
		}
		list = append(list, w)
	}
	x.work = list
	for k, w := range list {
		if w == -2 {
			continue
		}
		v := x.value(l, w)
		if x.w.StopsWith(s, v) {
			for j := k + 1; j < len(list); j++ {
				if list[j] >= 0 && x.value(l, list[j]) == v {
					list[j] = -2
				}
			}
			continue
		}
		f.sources = append(f.sources, w)
		if s.Attr&event.Lock == 0 {
			for j := k + 1; j < len(list); j++ {
				if list[j] >= 0 && x.value(l, list[j]) == v && x.alike(w, list[j], p) {
					f.sources = append(f.sources, list[j])
					list[j] = -2
				}
			}
		}
		f.ends = append(f.ends, int32(len(f.sources)))
	}
}

// alike reports whether whatever follows event p knows as much of what can clash if it
// reads write a as if it reads write b.
func (x *Explorer) alike(a, b, p int32) bool {
	for u, th := range x.in.Threads {
		n := x.row(p)[u]
		ka, kb := n, max(n, x.row(b)[u])
		if a != interleave.Initial {
			ka = max(n, x.row(a)[u])
		}
		if ka == kb {
			continue
		}
		lo, hi := min(ka, kb), max(ka, kb)
		before := int32(0)
		if lo > 0 {
			before = x.meta[th[lo-1]].clashes
		}
		if x.meta[th[hi-1]].clashes != before {
			return false
		}
	}
	return true
}

// hidden reports whether one of the writes comes between w and whatever follows event p.
func (x *Explorer) hidden(w, p int32, writes []int32) bool {
	for _, o := range writes {
		if o != w && x.mustFollow(p, o) && (w == interleave.Initial || x.mustFollow(o, w)) {
			return true
		}
	}
	return false
}

// stopRaces looks for races of the next event of thread t with writes of others when
// it returns a value with which it stops: no node has it then. It returns false if the
// run is to end.
func (x *Explorer) stopRaces(f *rvfFrame, t int32) bool {
	s := x.threads[t].next
	l, p := x.loc(s), x.last(t)
	if !x.clashes(l, t, s) || s.Attr&event.Quiet != 0 || s.Await != event.AwaitNone {
		return true
	}
	writes := x.writes[l]
	for _, o := range writes {
		y := x.meta[o].step
		if x.mustFollow(p, o) || x.in.Events[o].Thread == t || !s.Plain() && !y.Plain() || y.Attr&event.Quiet != 0 ||
			x.w.Known(result.Race, s.Pos, y.Pos) || x.w.Known(result.Race, y.Pos, s.Pos) {
			continue
		}
		for k := -1; k < len(writes); k++ {
			good := []int32{interleave.Initial}
			if k >= 0 {
				good[0] = writes[k]
			}
			v := x.value(l, good[0])
			if x.hidden(good[0], p, writes) || k >= 0 && x.mustFollow(good[0], o) || !x.w.StopsWith(s, v) {
				continue
			}
			i := x.add(t, s, v, good, nil)
			order, ok := x.solve(append(f.trace, i))
			if ok && !x.check(order) {
				return false
			}
			x.restore(f)
		}
	}
	return true
}

// child explores what follows if the read that was chosen at f has these good writes.
func (x *Explorer) child(f *rvfFrame, good []int32) {
	t := f.thread
	s := x.threads[t].next
	v := x.value(f.loc, good[0])
	c := x.push(nil)
	from := x.start()
	at := x.fits(f, good, s.Succeeds(v))
	x.stop(from)
	if at >= 0 {
		x.w.Result.Stats.WitnessKept++
		i := x.add(t, s, v, good, nil)
		c.trace = append(append(append(c.trace, f.trace[:at]...), i), f.trace[at:]...)
	} else {
		i := x.add(t, s, v, good, nil)
		order, ok := x.solve(append(f.trace, i))
		if !ok {
			x.pool = append(x.pool, c)
			x.restore(f)
			return
		}
		c.trace = append(c.trace, order...)
	}
	f.ev = int32(f.n)
	f.wrote = x.in.Events[f.n].Writes
	x.advance(f.ev)
	x.node(c)
	x.restore(f)
}

// fits returns where in the witness of f the read that was chosen can be inserted so
// that it reads one of the good writes and all other reads read what they did, or -1.
func (x *Explorer) fits(f *rvfFrame, good []int32, rmw bool) int {
	if x.solver.NoHint {
		return -1
	}
	p := x.last(f.thread)
	at := len(f.trace) // a read of the next write that is met belongs here
	free := true       // and no read-modify-write comes there
	past := false      // p was met, and nothing fits further down
	for k := at - 1; k >= -1; k-- {
		w, rmwNext := interleave.Initial, false
		if k >= 0 {
			w = f.trace[k]
			e := &x.in.Events[w]
			if !e.Writes || e.Loc != f.loc {
				past = past || w == p
				continue
			}
			rmwNext = e.Reads
		}
		if free && slices.Contains(good, w) {
			return at
		}
		if past || w == p {
			return -1
		}
		at, free = k, !(rmw && rmwNext)
	}
	return -1
}

// rvfWait is a read that comes after everything else.
type rvfWait struct {
	thread, loc int32
	end         int32 // in rvf.stops: of the writes that it may read
}

// wait adds to x.waits a read by thread t of location l, which may return what ok allows,
// and reports whether it can be in memory in the end.
func (x *Explorer) wait(t, l int32, ok func(v event.Value) bool) bool {
	n := len(x.stops)
	writes := x.writes[l]
	if len(writes) == 0 && ok(x.value(l, interleave.Initial)) {
		x.stops = append(x.stops, interleave.Initial)
	}
next:
	for _, w := range writes {
		for _, o := range writes {
			if o != w && x.mustFollow(o, w) {
				continue next
			}
		}
		if ok(x.value(l, w)) {
			x.stops = append(x.stops, w)
		}
	}
	x.waits = append(x.waits, rvfWait{t, l, int32(len(x.stops))})
	return len(x.stops) > n
}

// waitNext is wait for the next read of thread t, with which it is to stop.
func (x *Explorer) waitNext(t int32) bool {
	s := x.threads[t].next
	return x.wait(t, x.loc(s), func(v event.Value) bool { return x.w.StopsWith(s, v) })
}

// waitSpins is wait for the reads of all threads that have stopped in a loop, or will with
// x.waits: each is to return what it did once more. It reports whether all can, and there
// are any.
func (x *Explorer) waitSpins() bool {
	x.spins = x.spins[:0]
	for t, th := range x.in.Threads {
		k := len(th)
		if s := x.threads[t].next; x.threads[t].exists && s != nil {
			k = x.spin(int32(t), s, 0)
		}
		x.spins = append(x.spins, int32(k))
	}
	begin := int32(0)
	for _, r := range x.waits {
		s := x.threads[r.thread].next
		for _, w := range x.stops[begin:r.end] {
			if s.Await == event.AwaitNone {
				k := x.spin(r.thread, x.w.Program.Next(s, x.value(r.loc, w)), 1)
				x.spins[r.thread] = min(x.spins[r.thread], int32(k))
			}
		}
		begin = r.end
	}
	found := false
	for t, th := range x.in.Threads { // what a round finds that adds, or that it wrote itself, does not matter in the end
		round := th[x.spins[t]:]
		for k, i := range round {
			if e := &x.in.Events[i]; e.Reads && !x.meta[i].step.Adds() && !x.writesIn(round[:k], e.Loc) {
				found = true
				if !x.wait(int32(t), e.Loc, func(v event.Value) bool { return v == x.meta[i].val }) {
					return false
				}
			}
		}
	}
	return found
}

// writesIn reports whether some of events writes location l.
func (x *Explorer) writesIn(events []int32, l int32) bool {
	return slices.ContainsFunc(events, func(i int32) bool { return x.in.Events[i].Writes && x.in.Events[i].Loc == l })
}

// spin is where in thread t the last iteration of the loop begins in which step s stops it
// (see check.SpinStuck), after more events than there are; the number of its events if s
// is something else.
func (x *Explorer) spin(t int32, s *event.Step, more uint64) int {
	th := x.in.Threads[t]
	k := len(th)
	if s.Kind != event.Block || event.BlockReason(s.Why) != event.BlockSpin || s.Attr&event.Hangs != 0 || s.Len == 0 && more > 0 {
		return k
	}
	for n := more; k > 0 && (s.Len == 0 || n < s.Len); n++ { // events of the graph
		k--
		if x.meta[th[k]].half != nil {
			n++
		}
		if s.Len == 0 && x.in.Events[th[k]].Reads {
			break
		}
	}
	return k
}

// spinsLast returns trace, a witness that leaves in memory what all loops in which threads
// have stopped read, with the last iterations of these at the end, so that they read it
// there; or as it is if another read would not return what it does then, or something would
// come before what it comes after (a barrier, a join).
func (x *Explorer) spinsLast(trace []int32) []int32 {
	x.late = x.late[:0]
	for last := range 2 {
		for _, i := range trace {
			e := &x.in.Events[i]
			if (e.Nth >= x.spins[e.Thread]) == (last == 1) {
				x.late = append(x.late, i)
			}
		}
	}
	memory := make([]int32, x.in.Locs)
	for l := range memory {
		memory[l] = interleave.Initial
	}
	x.came = slices.Grow(x.came[:0], len(x.in.Events))[:len(x.in.Events)]
	clear(x.came)
	for _, i := range x.late {
		e := &x.in.Events[i]
		for _, a := range e.After {
			if !x.came[a] {
				return trace
			}
		}
		x.came[i] = true
		if e.Reads && x.value(e.Loc, memory[e.Loc]) != x.meta[i].val {
			return trace
		}
		if e.Writes {
			memory[e.Loc] = i
		}
	}
	return x.late
}

// endsStopping reports whether some witness of f leaves a value in memory with which
// the next read of thread t stops.
func (x *Explorer) endsStopping(f *rvfFrame, t int32) bool {
	x.stops, x.waits = x.stops[:0], x.waits[:0]
	if !x.waitNext(t) {
		return false
	}
	_, ok := x.ending(f)
	return ok
}

// ending returns a witness of f which leaves in memory what x.waits are to read.
func (x *Explorer) ending(f *rvfFrame) ([]int32, bool) {
	from := x.start()
	begin := int32(0)
	same := true
	for _, r := range x.waits {
		last := interleave.Initial
		for j := len(f.trace) - 1; j >= 0 && last == interleave.Initial; j-- {
			if e := &x.in.Events[f.trace[j]]; e.Writes && e.Loc == r.loc {
				last = f.trace[j]
			}
		}
		same = same && slices.Contains(x.stops[begin:r.end], last)
		begin = r.end
	}
	x.stop(from)
	if same {
		return f.trace, true
	}
	all := x.after[:0]
	for _, th := range x.in.Threads {
		if len(th) > 0 {
			all = append(all, th[len(th)-1])
		}
	}
	x.after = all
	begin = 0
	for _, r := range x.waits {
		// A plain read, even if it could be more: it stops.
		i := int32(len(x.in.Events))
		th := x.in.Threads[r.thread]
		x.in.Events = append(x.in.Events, interleave.Event{Thread: r.thread, Nth: int32(len(th)), Loc: r.loc, Reads: true, Good: x.stops[begin:r.end], After: all})
		x.in.Threads[r.thread] = append(th, i)
		begin = r.end
	}
	order, ok := x.solve(f.trace)
	for _, r := range x.waits {
		th := x.in.Threads[r.thread]
		x.in.Threads[r.thread] = th[:len(th)-1]
	}
	x.in.Events = x.in.Events[:f.n]
	if !ok {
		return nil, false
	}
	return order[:f.n], true // what was added comes last
}

// end looks whether an execution ends with the events of f.
func (x *Explorer) end(f *rvfFrame) {
	x.stops, x.waits = x.stops[:0], x.waits[:0]
	for _, t := range f.order {
		if !x.waitNext(t) {
			return
		}
	}
	trace, ok := f.trace, false
	// Whether loops may spin for ever is asked of one witness: one in which they do.
	n, m := len(x.waits), len(x.stops)
	if x.waitSpins() {
		if trace, ok = x.ending(f); ok {
			trace = x.spinsLast(trace)
		}
	}
	x.waits, x.stops = x.waits[:n], x.stops[:m]
	if !ok {
		trace = f.trace
		if len(f.order) > 0 {
			if trace, ok = x.ending(f); !ok {
				return
			}
		}
	}
	e := x.build(trace)
	if e == nil {
		return
	}
	for _, t := range f.order {
		s := x.threads[t].next
		r := x.w.Add(e, t, s)
		co := e.Graph.Co(x.loc(s))
		e.SetRead(r, co[len(co)-1])
		if !x.w.CheckAccess(e, r) || !x.w.CheckRead(e, r) {
			return
		}
	}
	x.w.Finish(e)
	x.w.Free(e)
}

// check builds the execution of a witness for what is found then.
func (x *Explorer) check(trace []int32) bool {
	x.overlap = false
	e := x.build(trace)
	if e == nil {
		return false
	}
	x.w.Free(e)
	return true
}

// emptied is e without its events. To take each away would cost as much as to add it.
func (x *Explorer) emptied(e *execution.Execution) *execution.Execution {
	none := x.empty
	if none == nil {
		g := graph.New(x.w.Space)
		none = &execution.Execution{Graph: g, State: x.w.Model.New(g)}
		x.empty = none
	}
	if n := e.Graph.Stride(); none.Graph.NeedsStride(int32(n) - 1) { // e keeps its room for threads
		none.State.Grow(none.Graph.Grow(n))
	}
	none.Restrict(e, -1, nil, graph.None, graph.None)
	return e
}

// build makes the execution graph of a witness. What is wrong with it is found on the
// way; it returns nil if the run is to end then.
func (x *Explorer) build(trace []int32) *execution.Execution {
	w := x.w
	e := x.emptied(w.New())
	e.Graph.SetNext(0, w.Program.Main())
	for _, i := range trace {
		m := &x.meta[i]
		t := x.in.Events[i].Thread
		ok := true
		switch m.step.Kind {
		case event.Read:
			r := w.Add(e, t, m.step)
			co := e.Graph.Co(x.in.Events[i].Loc)
			if ok = w.CheckAccess(e, r); !ok {
				break
			}
			e.SetRead(r, co[len(co)-1])
			if ok = w.CheckRead(e, r); ok && m.half != nil {
				ok = x.buildWrite(e, t, m.half)
			}
		case event.Write:
			ok = x.buildWrite(e, t, m.step)
		case event.Choice:
			w.Choose(e, w.Add(e, t, m.step), m.val.Lo)
		default:
			w.CheckJoin(e, t, m.step)
			ok = w.Perform(e, w.Add(e, t, m.step))
		}
		if !ok || w.Shared.Stopped() {
			return nil
		}
	}
	return e
}

func (x *Explorer) buildWrite(e *execution.Execution, t int32, s *event.Step) bool {
	id := x.w.Add(e, t, s)
	if !x.w.CheckAccess(e, id) {
		return false
	}
	e.SetPlace(id, int32(len(e.Graph.Co(e.Graph.At(id).Loc))))
	return x.w.CheckWrite(e, id)
}

// Check returns an error if cfg cannot be explored up to the values that reads return.
func Check(cfg *config.Config, model consistency.Model) error {
	switch {
	case !model.Traits().Sequential():
		return &config.Error{Field: "Equivalence", Msg: fmt.Sprintf("executions can be explored up to the values that reads return under sequential consistency only, which %s does not promise", cfg.Asked())}
	case cfg.Symmetry:
		return &config.Error{Field: "Symmetry", Msg: "threads cannot be taken for interchangeable (symmetry) when executions are explored up to the values that reads return"}
	case cfg.Sampling != nil:
		return &config.Error{Field: "Equivalence", Msg: "executions that are explored up to the values that reads return cannot be sampled"}
	case cfg.OnTake != nil:
		return &config.Error{Field: "Equivalence", Msg: "OnTake knows nothing of executions that are explored up to the values that reads return"}
	}
	return nil
}

func (x *Explorer) ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	for t := range x.threads {
		th := &x.threads[t]
		if !th.exists || th.next == nil || th.next.Parent == nil {
			continue
		}
		a := result.ThreadAt{Last: th.next.Parent}
		if th.create >= 0 {
			a.Create = x.meta[th.create].step
		}
		list = append(list, a)
	}
	return list, len(x.in.Events)
}

// Uses is about how much memory x takes.
func (x *Explorer) Uses() (graphs uint64, events int) {
	graphs, events = execution.Bytes(x.w.Spare)
	n := cap(x.meta)*int(unsafe.Sizeof(rvfEvent{})) + 4*cap(x.must) + x.solver.Bytes()
	for _, list := range [][]*rvfFrame{x.frames, x.pool} {
		for _, f := range list {
			n += int(unsafe.Sizeof(*f)) + 4*(cap(f.trace)+cap(f.sources)+cap(f.ends)+cap(f.order)) + cap(f.threads)*int(unsafe.Sizeof(rvfThread{}))
		}
	}
	return graphs + uint64(n), max(events, len(x.in.Events))
}
