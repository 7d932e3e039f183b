package rvf

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"genmcgo/consistency/interleave"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/wire"
)

// This file makes the exploration up to the values of reads what a Session runs. What is left of it
// after a node are the nodes on the way there, each with the groups, options and reads that are
// left: a piece of a bundle. They are explored on in the same order, with the same signals, so all
// counts are those of one worker.
//
// Whether the reads of a node that follow are explored may depend on signals from below the
// read before (rvfJoin). So a part is given away only if no signal from it matters: those of all
// nodes above it have come, or are not wanted.

// Nodes is the exploration up to the values of reads as what is divisible.
type Nodes struct {
	*Explorer
	waiting [][]byte // pieces not taken up yet, oldest first
	rest    [][]byte // what is left, once it has stopped for that
	came    int      // pieces of the bundle, and how much work these were expected to make
	work    float64
}

// The bytes of a piece of wire.OfNodes, after their length: the number of events and of nodes, the
// events, the nodes, those above first. An event is its thread, and of a read the number of
// good writes and these, of a Choice the value. All else follows. A node is a byte of flags, the
// number of its events, its witness, unless that is the one of the next node without later
// events, the number of reads that are forbidden to read what is old, each with how old, the
// number of threads whose reads are to be chosen, these, the place of the one that is, the number of
// groups of good writes that are left, and of each the number of writes and these. A node with
// a Choice has, for all that, its next option and the number of options. Events are greater by one
// in lists of writes, because of interleave.Initial.
const (
	nodeBegun   = 1 << iota // a read was chosen
	nodeSignal              // as in rvfFrame
	nodeCanStop             // as in rvfFrame
	nodeGiven               // as in rvfFrame
	nodeOptions             // of a Choice
	nodeSame                // the witness is that of the next node
	nodeFlags   = 1<<iota - 1
)

// appendNodes appends a piece: the events at the last of the nodes, and the
// nodes.
func (x *Nodes) appendNodes(b []byte, list []*rvfFrame) []byte {
	tids := x.w.Space.Tids
	var p []byte
	number := func(n int) { p = binary.AppendUvarint(p, uint64(n)) }
	writes := func(l []int32) {
		number(len(l))
		for _, w := range l {
			number(int(w) + 1)
		}
	}
	n := list[len(list)-1].n
	number(n)
	number(len(list))
	for i := range n {
		e := &x.in.Events[i]
		number(int(tids[e.Thread]))
		switch x.meta[i].step.Kind {
		case event.Read:
			writes(e.Good)
		case event.Choice:
			number(int(x.meta[i].val.Lo))
		}
	}
	for k, f := range list {
		flags := byte(0)
		for _, bit := range []struct {
			is  bool
			bit byte
		}{{f.loc >= 0, nodeBegun}, {f.signal, nodeSignal}, {f.canStop, nodeCanStop}, {f.given, nodeGiven}, {f.options > 0, nodeOptions},
			{k+1 < len(list) && slices.Equal(f.trace, before(list[k+1].trace, f.n)), nodeSame}} {
			if bit.is {
				flags |= bit.bit
			}
		}
		p = append(p, flags)
		number(f.n)
		if flags&nodeSame == 0 {
			for _, i := range f.trace {
				number(int(i))
			}
		}
		forbidden := 0
		for d := range f.threads {
			if f.threads[d].forbidden != 0 {
				forbidden++
			}
		}
		number(forbidden)
		for d := range f.threads {
			if b := f.threads[d].forbidden; b != 0 {
				number(int(tids[d]))
				number(int(b))
			}
		}
		if f.options > 0 {
			number(f.g)
			number(f.options)
			continue
		}
		number(len(f.order))
		for _, d := range f.order {
			number(int(tids[d]))
		}
		number(f.at)
		if f.loc < 0 {
			continue
		}
		number(len(f.ends) - f.g)
		from := int32(0)
		if f.g > 0 {
			from = f.ends[f.g-1]
		}
		for _, end := range f.ends[f.g:] {
			writes(f.sources[from:end])
			from = end
		}
	}
	return append(binary.AppendUvarint(b, uint64(len(p))), p...)
}

// before are the elements of trace that are less than n.
func before(trace []int32, n int) []int32 {
	out := make([]int32, 0, n)
	for _, i := range trace {
		if int(i) < n {
			out = append(out, i)
		}
	}
	return out
}

// Graphs are those of executions that were looked at.
func (x *Nodes) Graphs() []*execution.Execution { return x.w.Spare }

func (x *Nodes) TakeBundle(bundle []byte) error {
	if len(bundle) == 0 {
		return nil
	}
	d, err := wire.ReadBundle(bundle, wire.OfNodes)
	if err != nil {
		return err
	}
	for d.Err == nil && d.At < len(d.Data) {
		n := d.Number(len(d.Data))
		if d.At+n > len(d.Data) {
			d.Fail("is cut short")
			break
		}
		x.waiting = append(x.waiting, d.Data[d.At:d.At+n])
		d.At += n
	}
	x.came, x.work = len(x.waiting), wire.Work(bundle)
	return d.Err
}

func (x *Nodes) ExploreUntil(signal func() wire.Signal) (rest [][]byte, err error) {
	x.pauses = func() bool {
		s := signal()
		if s == wire.NoSignal || x.w.Shared.Stopped() {
			return false
		}
		if x.rest = x.divide(s); x.rest == nil {
			return false
		}
		x.w.Shared.Stop(Pausing)
		return true
	}
	if len(x.waiting) == 0 {
		x.explore()
		return x.rest, nil
	}
	for len(x.waiting) > 0 && !x.w.Shared.Stopped() {
		n := len(x.waiting) - 1
		list, err := x.takeNodes(x.waiting[n])
		if err != nil {
			return nil, err
		}
		x.waiting = x.waiting[:n]
		if !x.w.Shared.Stopped() {
			x.resume(list)
		}
	}
	return x.rest, nil
}

// resume goes on with the nodes of list, each of which is on the way to the next.
func (x *Nodes) resume(list []*rvfFrame) {
	f := list[0]
	if len(list) > 1 {
		x.frames = append(x.frames, f)
		x.resume(list[1:])
		x.frames = x.frames[:len(x.frames)-1]
		x.restore(f)
	}
	if f.options > 0 {
		x.choices(f)
	} else {
		x.goOn(f, f.loc >= 0)
	}
}

// takeNodes makes the state that of the last node of piece p, and returns the nodes.
func (x *Nodes) takeNodes(p []byte) (list []*rvfFrame, err error) {
	defer func() {
		if r := recover(); r != nil {
			list, err = nil, fmt.Errorf("it is damaged: %v", r)
		}
	}()
	l := &nodesReader{Nodes: x, d: &wire.Reader{Data: p}}
	visits := x.w.Result.Stats.Visits
	list, err = l.read()
	x.w.Result.Stats.Visits = visits
	return list, err
}

// nodesReader reads a piece.
type nodesReader struct {
	*Nodes
	d    *wire.Reader
	list []*rvfFrame
}

func (l *nodesReader) bad(what string) error {
	return fmt.Errorf("a node has %s: it belongs to another program, or to this one with other settings", what)
}

func (l *nodesReader) number(most int) int { return l.d.Number(most) }

// thread reads the name of a thread that there is.
func (l *nodesReader) thread() int32 {
	d := l.w.Space.Lookup(event.Tid(l.number(int(event.MaxTid))))
	if d < 0 || int(d) >= len(l.threads) || !l.threads[d].exists {
		l.d.Fail("has a thread that was not created")
		return 0
	}
	return d
}

// writes reads a list of writes among the first n events to location loc, of one value.
func (l *nodesReader) writes(n int, loc int32) (list []int32) {
	k := l.number(n + 1)
	for i := 0; i < k && l.d.Err == nil; i++ {
		w := int32(l.number(n)) - 1
		switch {
		case w >= 0 && (!l.in.Events[w].Writes || l.in.Events[w].Loc != loc), len(list) > 0 && (w <= list[len(list)-1] || l.value(loc, w) != l.value(loc, list[0])):
			l.d.Fail("has a read of something else")
			return nil
		}
		list = append(list, w)
	}
	if len(list) == 0 {
		l.d.Fail("has a read of nothing")
	}
	return list
}

func (l *nodesReader) read() ([]*rvfFrame, error) {
	x := l.Nodes
	x.frames = x.frames[:0]
	x.reset()
	x.piece = nil
	n, k := l.number(math.MaxInt32), l.number(math.MaxInt32)
	if l.d.Err == nil && (k == 0 || n == 0 || n > len(l.d.Data) || k > len(l.d.Data)) {
		return nil, l.bad("more in it than there is")
	}
	// The state at each node is known when its events are there; where that is stands behind
	// them. So the threads after each event are kept.
	var states [][]rvfThread
	states = append(states, slices.Clone(x.threads))
	for range n {
		if err := l.event(); err != nil {
			return nil, err
		}
		if x.w.Shared.Stopped() {
			return nil, x.w.Shared.Pool.Err()
		}
		states = append(states, slices.Clone(x.threads))
	}
	x.overlap = false
	for range k {
		if err := l.node(states); err != nil {
			return nil, err
		}
	}
	if l.d.At < len(l.d.Data) || l.d.Err != nil {
		l.d.Fail("has something behind its end")
		return nil, l.d.Err
	}
	// Witnesses that are those of the next node, and what the nodes lead to.
	for i := len(l.list) - 1; i >= 0; i-- {
		f := l.list[i]
		if i+1 < len(l.list) {
			next := l.list[i+1]
			if len(f.trace) == 0 {
				f.trace = before(next.trace, f.n)
			}
			if err := l.leads(f, next); err != nil {
				return nil, err
			}
		} else if f.n != n {
			return nil, l.bad("events that no node has")
		}
		if !x.isWitness(f.trace, f.n) {
			return nil, l.bad("a witness that is none")
		}
	}
	x.restore(l.list[len(l.list)-1])
	return l.list, l.d.Err
}

// event adds the next event.
func (l *nodesReader) event() error {
	x := l.Nodes
	t := l.thread()
	if l.d.Err != nil {
		return l.d.Err
	}
	s := x.threads[t].next
	if s == nil {
		return l.bad("an event of a thread that has ended")
	}
	var v event.Value
	var good, after []int32
	switch s.Kind {
	case event.Block, event.Error:
		return l.bad("an event of a thread that is blocked")
	case event.Read:
		loc := x.loc(s)
		if good = l.writes(len(x.in.Events), loc); l.d.Err != nil {
			return l.d.Err
		}
		v = x.value(loc, good[0])
	case event.Choice:
		o := l.number(math.MaxInt32)
		if uint64(o) >= max(s.Len, 1) {
			return l.bad("an option that there is not")
		}
		v = event.V(uint64(o))
	default:
		if s.Kind == event.ThreadJoin {
			if c := x.w.Space.Joined(s); c < 0 || int(c) >= len(x.threads) || !x.threads[c].exists || x.threads[c].next != nil {
				return l.bad("a thread that joins one that has not ended")
			}
		}
		var ok bool
		if v, after, ok = x.ready(nil, t, s); !ok {
			return l.bad("an event that cannot be there yet")
		}
	}
	x.advance(x.add(t, s, v, good, after))
	return l.d.Err
}

// node reads a node. states are the threads by number of events.
func (l *nodesReader) node(states [][]rvfThread) error {
	x := l.Nodes
	flags := l.d.Byte()
	n := l.number(len(states) - 1)
	f := x.push(nil)
	f.n = n
	f.signal, f.canStop, f.given = flags&nodeSignal != 0, flags&nodeCanStop != 0, flags&nodeGiven != 0
	last := len(l.list) - 1
	switch {
	case l.d.Err != nil:
		return l.d.Err
	case flags&^byte(nodeFlags) != 0 || flags&nodeBegun != 0 && flags&nodeOptions != 0:
		return l.bad("flags that are not known")
	case n == 0 || last >= 0 && n <= l.list[last].n:
		return l.bad("as many events as the one above it")
	}
	if flags&nodeSame == 0 {
		for range n {
			f.trace = append(f.trace, int32(l.number(n-1)))
		}
	}
	clear(x.threads[copy(x.threads, states[n]):])
	for k := l.number(len(x.threads)); k > 0 && l.d.Err == nil; k-- {
		t := l.thread()
		x.threads[t].forbidden = int32(l.number(n))
	}
	f.threads = append(f.threads[:0], x.threads...)
	l.list = append(l.list, f)
	if flags&nodeOptions != 0 {
		f.g, f.options = l.number(math.MaxInt32), l.number(math.MaxInt32)
		t := x.choosing()
		if t < 0 || f.options == 0 || uint64(f.options) > max(x.threads[t].next.Len, 1) || f.g > f.options {
			return l.bad("options that do not exist")
		}
		return l.d.Err
	}
	for k := l.number(len(x.threads)); k > 0 && l.d.Err == nil; k-- {
		t := l.thread()
		if s := x.threads[t].next; s == nil || s.Kind != event.Read || slices.Contains(f.order, t) {
			return l.bad("a read to choose that is none")
		}
		f.order = append(f.order, t)
	}
	f.at = l.number(len(f.order))
	if flags&nodeBegun == 0 || l.d.Err != nil {
		return l.d.Err
	}
	if f.at == len(f.order) {
		return l.bad("no read that was chosen")
	}
	f.thread = f.order[f.at]
	f.loc = x.loc(x.threads[f.thread].next)
	for k := l.number(len(l.d.Data)); k > 0 && l.d.Err == nil; k-- {
		f.sources = append(f.sources, l.writes(n, f.loc)...)
		f.ends = append(f.ends, int32(len(f.sources)))
	}
	f.g = 0
	return l.d.Err
}

// leads makes f a node on the way to next.
func (l *nodesReader) leads(f, next *rvfFrame) error {
	e := &l.in.Events[f.n]
	switch {
	case f.options > 0:
		if l.meta[f.n].step.Kind != event.Choice || f.g == 0 {
			return l.bad("another event than the Choice that leads on")
		}
	case f.loc < 0 || e.Thread != f.thread || !e.Reads:
		return l.bad("another event than the read that leads on")
	default:
		f.ev, f.wrote = int32(f.n), e.Writes
	}
	return nil
}

// isWitness reports whether trace is an order of the first n events in which each read reads
// a good write, and comes after what it has to come after.
func (x *Explorer) isWitness(trace []int32, n int) bool {
	if len(trace) != n {
		return false
	}
	came := make([]bool, n)
	next := make([]int32, len(x.in.Threads))
	memory := make([]int32, x.in.Locs)
	for l := range memory {
		memory[l] = interleave.Initial
	}
	for _, i := range trace {
		if int(i) >= n || came[i] {
			return false
		}
		came[i] = true
		e := &x.in.Events[i]
		if e.Nth != next[e.Thread] || e.Reads && !slices.Contains(e.Good, memory[e.Loc]) {
			return false
		}
		next[e.Thread]++
		for _, a := range e.After {
			if !came[a] {
				return false
			}
		}
		if e.Writes {
			memory[e.Loc] = i
		}
	}
	return true
}

// divide returns what is left in bundles, as s says, or nil if that is not possible now.
func (x *Nodes) divide(s wire.Signal) (rest [][]byte) {
	parts := min(s.Parts(), x.alternatives()/2)
	if parts == 0 && s != wire.Pause {
		return nil
	}
	work := x.expected()
	all := wire.Bundle(wire.OfNodes, work, x.left())
	switch {
	case len(all) > wire.MaxBundle:
		return nil
	case s == wire.Pause:
		return [][]byte{all}
	}
	for size := 0; len(rest) < parts && size < wire.MaxRest/4; size += len(rest[len(rest)-1]) {
		oldest := x.oldest()
		if oldest == nil {
			break
		}
		rest = append(rest, wire.Bundle(wire.OfNodes, work/float64(parts+1), oldest))
	}
	if rest == nil {
		return nil
	}
	return append(rest, wire.Bundle(wire.OfNodes, work*float64(parts+1-len(rest))/float64(parts+1), x.left()))
}

// expected estimates the work that is left, in events: of what was not taken up yet it is the part that it had of the
// bundle.
func (x *Nodes) expected() float64 {
	work := x.Remains(nil)
	if x.came > 0 {
		work += x.work * float64(len(x.waiting)) / float64(x.came)
	}
	return work
}

// left is all that is left, as pieces.
func (x *Nodes) left() (b []byte) {
	for _, p := range x.waiting {
		b = append(binary.AppendUvarint(b, uint64(len(p))), p...)
	}
	return x.appendNodes(b, x.frames)
}

// alternatives counts what is left; a piece that is not taken up counts as one.
func (x *Nodes) alternatives() int {
	left := len(x.waiting)
	for _, f := range x.frames {
		left += max(f.options, len(f.ends)) - f.g
		if !f.given && f.loc >= 0 {
			left += len(f.order) - f.at - 1
		}
	}
	return left
}

// oldest takes the oldest alternative that nothing depends on out of x, and returns it as a piece;
// nil if there is none.
func (x *Nodes) oldest() []byte {
	if len(x.waiting) > 0 {
		p := x.waiting[0]
		x.waiting = x.waiting[1:]
		return append(binary.AppendUvarint(nil, uint64(len(p))), p...)
	}
	for _, f := range x.frames {
		if f.loc >= 0 && f.canStop && !f.signal && !f.given {
			return nil // what is below may bring the signal
		}
		if o := f.oldest(); o != nil {
			return x.appendNodes(nil, []*rvfFrame{o})
		}
	}
	return nil
}

// oldest takes an alternative out of f: an option, a group of good writes, or the reads that follow.
// It returns a node with that alone, or nil.
func (f *rvfFrame) oldest() *rvfFrame {
	o := *f
	switch n := len(f.ends) - 1; {
	case f.options > f.g:
		f.options--
		o.g = f.options
	case f.loc >= 0 && n >= f.g:
		begin := int32(0)
		if n > 0 {
			begin = f.ends[n-1]
		}
		o.sources = f.sources[begin:f.ends[n]]
		o.ends, o.g, o.given = []int32{f.ends[n] - begin}, 0, true
		f.ends = f.ends[:n]
	case f.loc >= 0 && !f.given && f.at+1 < len(f.order):
		o.threads = slices.Clone(f.threads)
		o.threads[f.thread].forbidden = int32(f.n)
		o.at, o.loc, o.canStop, o.signal = f.at+1, -1, false, false
		f.given = true
	default:
		return nil
	}
	return &o
}

// Pausing is why a session's own pool stops if what is left was written down.
const Pausing = "pause"
