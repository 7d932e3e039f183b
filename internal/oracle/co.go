package oracle

import (
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
)

// candidate is an execution with a fixed rf, whose coherence orders are
// generated one after the other.
type candidate struct {
	s               *state
	g               *graph
	locs            []location
	blocked, failed bool
	initial         rel // reads of initial writes -> all writes of the location
}

type location struct {
	addr   event.Addr
	writes []int   // nodes
	orders [][]int // all coherence orders that are worth a look
	at     int     // index of the current one
}

func newCandidate(s *state, deps *event.DepTable) *candidate {
	c := &candidate{s: s, g: newGraph(s.nodes, deps), initial: newRel(len(s.nodes))}
	for i := range s.threads {
		t := &s.threads[i]
		c.failed = c.failed || t.failed
		c.blocked = c.blocked || t.done < 0
	}
	for i := range s.nodes {
		if n := &s.nodes[i]; n.lab.Kind == event.Write {
			l := c.location(n.lab.Addr)
			l.writes = append(l.writes, i)
		}
	}
	for i := range s.nodes {
		if n := &s.nodes[i]; n.lab.Kind == event.Read && n.rf < 0 {
			for w := range s.nodes {
				if s.nodes[w].lab.Kind == event.Write && s.nodes[w].lab.Addr == n.lab.Addr {
					c.initial.add(i, w)
				}
			}
		}
	}
	return c
}

func (c *candidate) location(a event.Addr) *location {
	for i := range c.locs {
		if c.locs[i].addr == a {
			return &c.locs[i]
		}
	}
	c.locs = append(c.locs, location{addr: a})
	return &c.locs[len(c.locs)-1]
}

// first makes the first coherence order the current one, next the next one;
// they report false when there is none.
func (c *candidate) first(unpruned bool) bool {
	var before rel
	if unpruned {
		before = newRel(c.g.n)
	} else {
		var ok bool
		if before, ok = c.forced(); !ok {
			return false
		}
	}
	for i := range c.locs {
		l := &c.locs[i]
		c.linearise(l, before, nil, 0, unpruned)
		if len(l.orders) == 0 {
			return false
		}
	}
	return true
}

func (c *candidate) next() bool {
	for i := range c.locs {
		l := &c.locs[i]
		if l.at++; l.at < len(l.orders) {
			return true
		}
		l.at = 0
	}
	return false
}

// forced returns the pairs of writes that coherence with program order alone
// orders; all models have that. It reports false if no order can do. This only
// saves time: the models' equations decide.
func (c *candidate) forced() (before rel, ok bool) {
	nodes := c.s.nodes
	before = newRel(c.g.n)
	// source is the write that a write is, or a read reads from.
	source := func(i int) int {
		if nodes[i].lab.Kind == event.Write {
			return i
		}
		return nodes[i].rf
	}
	for i := range nodes {
		if !nodes[i].lab.IsAccess() {
			continue
		}
		for j := range nodes {
			if !c.g.po.has(i, j) || !nodes[j].lab.IsAccess() || nodes[i].lab.Addr != nodes[j].lab.Addr {
				continue
			}
			a, b := source(i), source(j)
			switch {
			case a == b || a < 0:
			case b < 0:
				return nil, false
			default:
				before.add(a, b)
			}
		}
	}
	return before, true
}

// linearise appends to l.orders all orders of l.writes that start with prefix
// (whose elements are the set used), respect before, and keep each RMW next to
// the write it reads from.
func (c *candidate) linearise(l *location, before rel, prefix []int, used set, unpruned bool) {
	if len(prefix) == len(l.writes) {
		l.orders = append(l.orders, append([]int(nil), prefix...))
		return
	}
next:
	for _, w := range l.writes {
		if used.has(w) {
			continue
		}
		for _, v := range l.writes {
			if v != w && !used.has(v) && before.has(v, w) {
				continue next
			}
		}
		if !unpruned && !c.adjacent(prefix, w) {
			continue
		}
		c.linearise(l, before, append(prefix, w), used|1<<w, unpruned)
	}
}

// adjacent reports whether w may follow prefix: if it is the write half of an
// RMW, the RMW reads from the last element.
func (c *candidate) adjacent(prefix []int, w int) bool {
	n := &c.s.nodes[w]
	if !n.exclusive {
		return true
	}
	last := -1
	if len(prefix) > 0 {
		last = prefix[len(prefix)-1]
	}
	for i := range c.s.nodes {
		if r := &c.s.nodes[i]; r.thread == n.thread && r.index == n.index-1 {
			return r.rf == last
		}
	}
	panic("BUG: oracle: an exclusive write without its read")
}

// atomic reports whether each RMW's write is immediately co-after the write
// that the RMW reads from.
func (c *candidate) atomic() bool {
	for _, l := range c.locs {
		o := l.orders[l.at]
		for k, w := range o {
			if !c.adjacent(o[:k], w) {
				return false
			}
		}
	}
	return true
}

// stuck reports whether no thread that is blocked by what it read would read
// something else some time later that lets it go on. settled is stricter: no thread
// that stopped, for whatever reason, would read something else some time later.
func (c *candidate) stuck() (stuck, settled bool) {
	settled = true
	for i := range c.s.threads {
		t := &c.s.threads[i]
		if t.done >= 0 || t.st == running || t.failed {
			continue
		}
		r := c.lastRead(i)
		if r == nil {
			continue // a spin loop that reads nothing
		}
		after := c.coAfter(r)
		for _, w := range after {
			settled = false
			if t.why != "" && !t.spins {
				continue // an assumption
			}
			if t.why == "" || !c.comesBack(w, r.val, c.s.nodes[after[len(after)-1]].lab.Val) {
				return false, false
			}
		}
	}
	return true, settled
}

// late reports whether a thread that assumed something false has lost a round.
func (c *candidate) late() bool {
	for i := range c.s.threads {
		if t := &c.s.threads[i]; t.done < 0 && t.st != running && t.why != "" && !t.spins && c.lost(i) {
			return true
		}
	}
	return false
}

// lost reports whether thread i has read, since its last event that others notice, what a read-modify-write of another thread read.
func (c *candidate) lost(i int) bool {
	nodes := c.s.nodes
	since := -1 // the index of that event
	for k := range nodes {
		n := &nodes[k]
		switch {
		case n.thread != i, n.lab.Kind == event.Read, n.lab.Kind == event.Fence, n.lab.Kind == event.Skip:
		case n.lab.Kind == event.Write && n.lab.Attr&event.Fresh != 0: // to memory that only this thread knows
		default:
			since = max(since, n.index)
		}
	}
	for k := range nodes {
		r := &nodes[k]
		if r.thread != i || r.index < since || r.lab.Kind != event.Read {
			continue
		}
		for j := range nodes {
			if u := &nodes[j]; u.exclusive && u.lab.Kind == event.Read && u.thread != i && u.lab.Addr == r.lab.Addr && u.rf == r.rf {
				return true
			}
		}
	}
	return false
}

// comesBack reports whether write w, to a location in which val was before and last is in the end, changes
// nothing for a loop: it belongs to an RMW that puts back what was read; or val is there again in the end,
// and w takes a lock or releases it, in a thread that does not finish.
func (c *candidate) comesBack(w int, val, last event.Value) bool {
	v := &c.s.nodes[w]
	switch {
	case v.exclusive && v.lab.Val == val:
		return true
	case val != last || c.s.threads[v.thread].done >= 0:
		return false
	case v.exclusive:
		return true
	}
	var before *node // the access of this thread to this location before w
	for k := range c.s.nodes {
		n := &c.s.nodes[k]
		if n.thread == v.thread && n.index < v.index && n.lab.Addr == v.lab.Addr && (n.lab.Kind == event.Read || n.lab.Kind == event.Write) &&
			(before == nil || n.index > before.index) {
			before = n
		}
	}
	return before != nil && before.exclusive && before.lab.Kind == event.Write
}

// lastRead returns the last read of thread i, nil if it has none.
func (c *candidate) lastRead(i int) (r *node) {
	for k := range c.s.nodes {
		if n := &c.s.nodes[k]; n.thread == i && n.lab.Kind == event.Read && (r == nil || n.index > r.index) {
			r = n
		}
	}
	return r
}

// moving reports whether some awaiting read that does not let its thread go on
// could read a newer write.
func (c *candidate) moving() bool {
	for i := range c.s.threads {
		t := &c.s.threads[i]
		if t.done < 0 && t.st != running && !t.failed && t.why == "" && len(c.coAfter(c.lastRead(i))) > 0 {
			return true
		}
	}
	return false
}

// coAfter returns the writes co-after the one that r reads from.
func (c *candidate) coAfter(r *node) []int {
	for _, l := range c.locs {
		if l.addr != r.lab.Addr {
			continue
		}
		o := l.orders[l.at]
		for k, w := range o {
			if w == r.rf {
				return o[k+1:]
			}
		}
		return o
	}
	return nil
}

// waits says, of a stuck execution, whether it is a deadlock or a livelock.
func (c *candidate) waits() (dead, live bool) {
	for i := range c.s.threads {
		t := &c.s.threads[i]
		switch {
		case t.done >= 0:
		case t.st == running: // at a join
			dead = true
		case t.spins:
			live = true
		case t.why != "": // an assumption
			return false, false
		default:
			dead = true
		}
	}
	return dead && !live, live
}

// relations puts the current coherence order into the graph.
func (c *candidate) relations() {
	co := newRel(c.g.n)
	for _, l := range c.locs {
		o := l.orders[l.at]
		for i := range o {
			for j := i + 1; j < len(o); j++ {
				co.add(o[i], o[j])
			}
		}
	}
	c.g.setCo(co, c.initial)
}

// execution is the current execution in neutral form.
func (c *candidate) execution() *litmus.Execution {
	x := &litmus.Execution{Threads: make([]litmus.ThreadTrace, len(c.s.threads))}
	for i := range c.s.threads {
		t := &c.s.threads[i]
		x.Threads[i] = litmus.ThreadTrace{Tid: t.tid, Blocked: t.done < 0, Why: t.why, Events: make([]litmus.Trace, t.events)}
		if t.st == running {
			x.Threads[i].Why = litmus.BlockedAt(&t.lab)
		}
	}
	ident := func(n int) event.ID {
		if n < 0 {
			return event.Init
		}
		return event.ID{Thread: int32(c.s.nodes[n].thread), Index: int32(c.s.nodes[n].index)}
	}
	for i := range c.s.nodes {
		n := &c.s.nodes[i]
		x.Threads[n.thread].Events[n.index] = litmus.Trace{Label: &n.lab, RF: ident(n.rf), Value: n.val}
	}
	for _, l := range c.locs {
		t := litmus.CoTrace{Addr: l.addr}
		for _, w := range l.orders[l.at] {
			t.Writes = append(t.Writes, ident(w))
		}
		x.Co = append(x.Co, t)
	}
	return x
}
