package oracle

import (
	"errors"
	"fmt"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
)

// combiner generates all executions, po | rf cyclic or not: it makes every trace
// of every thread for every value that its reads could return, and combines traces
// in which what is read is written. Values come from a fixpoint: what traces write
// whose reads return values of the round before.
//
// In an allowed execution dependencies | rf are acyclic. So a value comes about in at
// most as many rounds as there are writes, and no write depends on a value that
// comes about only by that write. Else programs that count would never end.
type combiner struct {
	m event.Machine
	*judge
	traces  map[threadKey][]trace
	order   []threadKey // keys of traces, in the order in which they were found
	number  map[pair]int
	values  map[event.Addr][]event.Value // written, without the initial value
	results map[event.Tid][]event.Value  // of threads
	slots   map[slot]int
	// must is the slots, by pair, without which no trace of the round before produces
	// it; next that of this round.
	must, next []bitset
	work       int
}

// slot is the write that a thread makes at a source position: at most one, and the
// same one whatever reads return on which it does not depend.
type slot struct {
	threadKey
	pos int32
}

// threadKey is what a ThreadCreate says of the new thread; zero for main.
type threadKey struct {
	tid event.Tid
	fn  event.Addr
	arg event.Value
}

// pair is a value at a location or, with addr 0, a result of a thread.
type pair struct {
	addr  event.Addr
	tid   event.Tid
	value event.Value
}

// bitset is a set of numbers of pairs or slots.
type bitset [2]uint64

const maxBits = 128

var allBits = bitset{^uint64(0), ^uint64(0)}

func (s *bitset) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s bitset) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

func (s bitset) or(t bitset) bitset { return bitset{s[0] | t[0], s[1] | t[1]} }

func (s bitset) and(t bitset) bitset { return bitset{s[0] & t[0], s[1] & t[1]} }

func (s bitset) in(t bitset) bool { return s[0]&^t[0]|s[1]&^t[1] == 0 }

// trace is what one thread does if its reads return certain values.
type trace struct {
	nodes   []node // without rf, from and number of the thread
	creates []threadKey
	end     threadState
	// need is what must be written or returned for the reads and joins, have is what
	// this thread writes and returns.
	need, have bitset
	sources    []bitset // of the writes and the ThreadFinish
}

const (
	maxTraces = 20000 // of a thread
	maxWork   = 100   // partial combinations per candidate that may be looked at
)

func (c *combiner) run() {
	c.number = map[pair]int{}
	c.values, c.results = map[event.Addr][]event.Value{}, map[event.Tid][]event.Value{}
	c.slots = map[slot]int{}
	for round, rounds := 0, 1; round <= rounds && c.err == nil; round++ {
		c.traces, c.order = map[threadKey][]trace{}, nil
		c.must, c.next = c.next, nil
		c.thread(threadKey{})
		rounds = 0
		for _, k := range c.order {
			most := 0
			for i := range c.traces[k] {
				most = max(most, c.produce(k, &c.traces[k][i]))
			}
			rounds += most
		}
		if slices.Equal(c.must, c.next) {
			break
		}
	}
	if c.err == nil {
		c.choose([]threadKey{{}}, nil, bitset{}, bitset{})
	}
}

func (c *combiner) pair(p pair) (n int, isNew bool) {
	n, ok := c.number[p]
	if !ok {
		if n = len(c.number); n == maxBits {
			c.err = ErrTooBig
			return 0, false
		}
		c.number[p] = n
	}
	return n, !ok
}

// source is the slots without which event i of t would not be what it is, with its
// own if it is a write. It reports false if the event would have to be its own cause.
func (c *combiner) source(k threadKey, t *trace, i int) (must bitset, ok bool) {
	n := &t.nodes[i]
	d := c.deps.Deps(n.lab.Deps)
	on := slices.Concat(c.deps.Events(d.Addr), c.deps.Events(d.Data), c.deps.Events(d.Ctrl))
	if n.exclusive {
		on = append(on, int32(i)-1)
	}
	for _, r := range on {
		switch x := &t.nodes[r]; {
		case x.lab.Kind == event.Read && x.val != c.m.InitValue(x.lab.Addr, x.lab.Size):
			must = must.or(c.must[c.number[pair{addr: x.lab.Addr, value: x.val}]])
		case x.lab.Kind == event.ThreadJoin:
			must = must.or(c.must[c.number[pair{tid: x.lab.Child, value: x.val}]])
		}
	}
	if n.lab.Kind != event.Write {
		return must, true
	}
	s := slot{k, n.lab.Pos}
	b, known := c.slots[s]
	if !known {
		if b = len(c.slots); b == maxBits {
			c.err = ErrTooBig
			return must, false
		}
		c.slots[s] = b
	}
	ok = !must.has(b)
	must.add(b)
	return must, ok
}

// yields notes that something of which must is the source produces pair p.
func (c *combiner) yields(p int, must bitset) {
	for len(c.next) < len(c.number) {
		c.next = append(c.next, allBits)
	}
	c.next[p] = c.next[p].and(must)
}

// produce notes what t writes and returns, and says how much that is.
func (c *combiner) produce(k threadKey, t *trace) (n int) {
	for i := range t.nodes {
		switch l := &t.nodes[i].lab; l.Kind {
		case event.Write:
			p, isNew := c.pair(pair{addr: l.Addr, value: l.Val})
			if isNew && l.Val != c.m.InitValue(l.Addr, l.Size) {
				c.values[l.Addr] = append(c.values[l.Addr], l.Val)
			}
			t.have.add(p)
			c.yields(p, t.sources[n])
			n++
		case event.ThreadFinish:
			p, isNew := c.pair(pair{tid: k.tid, value: l.Val})
			if isNew {
				c.results[k.tid] = append(c.results[k.tid], l.Val)
			}
			t.have.add(p)
			c.yields(p, t.sources[n])
			n++
		}
	}
	return n
}

// thread makes the traces of thread k and of those it creates.
func (c *combiner) thread(k threadKey) {
	if _, ok := c.traces[k]; ok || c.err != nil {
		return
	}
	c.order = append(c.order, k)
	t := trace{end: threadState{tid: k.tid, done: -1}}
	if k == (threadKey{}) {
		t.end.tid, t.end.t = event.MainTid, c.m.Main(&t.end.lab)
	} else {
		t.end.t = c.m.Spawn(&event.Label{Kind: event.ThreadCreate, Child: k.tid, Addr: k.fn, Val: k.arg}, &t.end.lab)
	}
	c.traces[k] = nil
	c.extend(k, &t)
	for i := range c.traces[k] {
		for _, child := range c.traces[k][i].creates {
			c.thread(child)
		}
	}
}

// extend makes all traces that start with t.
func (c *combiner) extend(k threadKey, t *trace) {
	with := func(v event.Value, need ...pair) {
		u := *t
		u.nodes, u.creates, u.sources, u.end.t = slices.Clone(t.nodes), slices.Clone(t.creates), slices.Clone(t.sources), t.end.t.Clone()
		for _, p := range need {
			n, _ := c.pair(p)
			u.need.add(n)
		}
		u.step(v)
		c.extend(k, &u)
	}
	for t.end.st == running {
		if c.err != nil {
			return
		}
		if len(t.nodes) >= maxEvents || len(c.traces[k]) >= maxTraces {
			c.err = ErrTooBig
			return
		}
		switch lab := t.end.lab; lab.Kind {
		case event.Read:
			if !lab.Addr.IsStatic() {
				c.err = fmt.Errorf("oracle: access to memory that is not static: %#x", uint64(lab.Addr))
				return
			}
			with(c.m.InitValue(lab.Addr, lab.Size))
			for _, v := range c.values[lab.Addr] {
				with(v, pair{addr: lab.Addr, value: v})
			}
			return
		case event.Choice:
			for v := range lab.Len {
				with(event.V(v))
			}
			return
		case event.ThreadJoin:
			for _, v := range c.results[lab.Child] {
				with(v, pair{tid: lab.Child, value: v})
			}
			c.add(k, t) // the other thread may not finish
			return
		case event.BarrierLeave:
			with(event.Value{})
			c.add(k, t) // others may not arrive
			return
		case event.Block, event.Error:
			t.end.stop(&lab)
		case event.BarrierArrive, event.ThreadStart, event.Write, event.Fence, event.Skip, event.ThreadCreate, event.ThreadFinish:
			t.step(event.Value{})
			if lab.Kind == event.Write || lab.Kind == event.ThreadFinish {
				must, ok := c.source(k, t, len(t.nodes)-1)
				if !ok && !c.unpruned {
					return
				}
				t.sources = append(t.sources, must)
			}
		default:
			c.err = fmt.Errorf("oracle: events of kind %v are not known here", lab.Kind)
			return
		}
	}
	c.add(k, t)
}

func (c *combiner) add(k threadKey, t *trace) {
	t.end.t, t.end.events = nil, len(t.nodes)
	c.traces[k] = append(c.traces[k], *t)
}

// step adds the next event, which returned v.
func (t *trace) step(v event.Value) {
	n := node{index: len(t.nodes), lab: t.end.lab, val: v, rf: -1}
	n.exclusive = n.lab.Kind == event.Read && n.lab.Succeeds(v) && n.lab.Admits(v) || n.lab.Kind == event.Write && n.lab.Attr&event.Exclusive != 0
	t.nodes = append(t.nodes, n)
	switch {
	case n.lab.Kind == event.ThreadFinish:
		t.end.st, t.end.done = stopped, n.index
		return
	case n.lab.Kind == event.Read && !n.lab.Admits(v):
		t.end.st, t.end.spins = stopped, event.BlockReason(n.lab.Why) == event.BlockSpin
		return
	case n.lab.Kind == event.ThreadCreate:
		t.creates = append(t.creates, threadKey{n.lab.Child, n.lab.Addr, n.lab.Val})
	}
	t.end.t.Resume(v, &t.end.lab)
}

// stop ends the steps of t, which come to lab.
func (t *threadState) stop(lab *event.Label) {
	t.st, t.why, t.failed = stopped, litmus.BlockedAt(lab), lab.Kind == event.Error
	t.spins = !t.failed && event.BlockReason(lab.Why) == event.BlockSpin
}

// busy counts what is done and reports whether it is time to stop.
func (c *combiner) busy() bool {
	if c.work++; c.err == nil && c.limit > 0 && c.work > maxWork*c.limit {
		c.err = ErrTooBig
	}
	return c.err != nil
}

// choose picks a trace for each of keys, the threads of an execution; picks has
// those of the first.
func (c *combiner) choose(keys []threadKey, picks []*trace, need, have bitset) {
	if c.busy() {
		return
	}
	if len(picks) == len(keys) {
		c.combine(keys, picks)
		return
	}
	var others bitset // what threads without a trace could write
	for _, k := range c.order {
		if !slices.Contains(keys[:len(picks)+1], k) {
			for i := range c.traces[k] {
				others = others.or(c.traces[k][i].have)
			}
		}
	}
	k := keys[len(picks)]
	for i := range c.traces[k] {
		t := &c.traces[k][i]
		if n, h := need.or(t.need), have.or(t.have); n.in(h.or(others)) {
			c.choose(slices.Concat(keys, t.creates), append(slices.Clone(picks), t), n, h)
		}
	}
}

// combine makes an execution of the traces picks and chooses rf.
func (c *combiner) combine(keys []threadKey, picks []*trace) {
	s := &state{}
	for i, p := range picks {
		first := len(s.nodes)
		for _, n := range p.nodes {
			n.thread = i
			s.nodes = append(s.nodes, n)
		}
		end := p.end
		if end.done >= 0 {
			end.done += first
		}
		s.threads = append(s.threads, end)
	}
	if len(s.nodes) > maxEvents {
		c.err = ErrTooBig
		return
	}
	ok, err := s.connect()
	if err != nil {
		c.err = err
	}
	if ok && c.err == nil {
		c.link(s, 0)
	}
}

// connect adds the edges of creation, joins and barriers. It reports false if a join
// or barrier does not fit the other threads.
func (s *state) connect() (bool, error) {
	for i := range s.nodes {
		n := &s.nodes[i]
		switch n.lab.Kind {
		case event.ThreadStart:
			if p := s.creator(s.threads[n.thread].tid); p >= 0 {
				n.from = []int{p}
			}
		case event.ThreadJoin:
			child := s.thread(n.lab.Child)
			if child < 0 {
				return false, errors.New("oracle: join of an unknown thread")
			}
			d := s.threads[child].done
			if d < 0 || s.nodes[d].lab.Val != n.val {
				return false, nil
			}
			n.from = []int{d}
		case event.BarrierArrive, event.BarrierLeave:
			round := s.round(n.thread, n.lab.Addr, n.index)
			if len(round) > int(n.lab.Len) {
				return false, errors.New("oracle: more threads at a barrier than it has participants")
			}
			if n.lab.Kind == event.BarrierLeave {
				if len(round) < int(n.lab.Len) {
					return false, nil
				}
				n.from = round
			}
		}
	}
	for i := range s.threads {
		t := &s.threads[i]
		if t.st != running {
			continue
		}
		switch t.lab.Kind {
		case event.ThreadJoin:
			child := s.thread(t.lab.Child)
			if child < 0 {
				return false, errors.New("oracle: join of an unknown thread")
			}
			if s.threads[child].done >= 0 {
				return false, nil
			}
		case event.BarrierLeave:
			if len(s.round(i, t.lab.Addr, t.events)) == int(t.lab.Len) {
				return false, nil
			}
		}
	}
	return true, nil
}

// round returns the arrivals at the barrier at a that belong to the round that thread
// t arrived for last up to its event index: a thread's k-th arrival is for round k.
func (s *state) round(t int, a event.Addr, index int) (round []int) {
	arrivals := func(t, index int) (k int) {
		for i := range s.nodes {
			if x := &s.nodes[i]; x.thread == t && x.index <= index && x.lab.Kind == event.BarrierArrive && x.lab.Addr == a {
				k++
			}
		}
		return k
	}
	k := arrivals(t, index)
	for i := range s.nodes {
		if x := &s.nodes[i]; x.lab.Kind == event.BarrierArrive && x.lab.Addr == a && arrivals(x.thread, x.index) == k {
			round = append(round, i)
		}
	}
	return round
}

// link chooses rf for the reads from node i on.
func (c *combiner) link(s *state, i int) {
	for i < len(s.nodes) && s.nodes[i].lab.Kind != event.Read {
		i++
	}
	if i == len(s.nodes) {
		if !c.busy() {
			c.look(s)
		}
		return
	}
	r := &s.nodes[i]
	local := c.perLocation() && !c.unpruned
	own := -1 // the last write of the thread to the location before r
	for w := range s.nodes {
		if n := &s.nodes[w]; n.thread == r.thread && n.index < r.index && n.lab.Kind == event.Write && n.lab.Addr == r.lab.Addr {
			own = w
		}
	}
	for w := -1; w < len(s.nodes) && c.err == nil; w++ {
		switch {
		case w < 0 && (own >= 0 && local || c.m.InitValue(r.lab.Addr, r.lab.Size) != r.val):
			continue
		case w >= 0:
			n := &s.nodes[w]
			if n.lab.Kind != event.Write || n.lab.Addr != r.lab.Addr || n.lab.Val != r.val || n.thread == r.thread && w != own && local {
				continue
			}
			if n.lab.Size != r.lab.Size {
				c.err = errors.New("oracle: accesses of different sizes to one location")
				return
			}
		}
		if r.exclusive && slices.ContainsFunc(s.nodes[:i], func(n node) bool {
			return n.lab.Kind == event.Read && n.exclusive && n.rf == w && n.lab.Addr == r.lab.Addr
		}) {
			continue
		}
		r.rf = w
		c.link(s, i+1)
	}
}
