// Package cache turns an [event.Machine] into a tree of steps keyed by the
// values that reads return (genmc-2024 §5.1), so that no prefix of any thread is
// interpreted twice by a worker: where the tree ends, the suspended thread stored
// at its leaf goes on.
//
// A step keeps its continuation (a suspended thread) as long as another value may
// still be tried there: read-like steps keep it and hand out copies, other steps
// hand it on to their only successor. A continuation that is gone is rebuilt by
// running the thread again along the values of its path: never wrong, only slow.
//
// Memory is bounded: past a budget the whole tree is unlinked. Steps that a graph
// still holds stay valid and regrow what they need.
package cache

import (
	"unsafe"

	"genmcgo/graph/event"
)

// DefaultBudget is the number of bytes one worker's tree may take before it is
// thrown away.
const DefaultBudget = 48 << 20

// Trie supplies steps of one program to one worker. It implements
// trust.Program. It is not safe for concurrent use.
type Trie struct {
	m       event.Machine
	on      bool
	budget  int
	used    int
	main    *event.Step
	spawned map[spawnKey]*event.Step
	slab    []event.Step
	made    []*event.Step // steps linked to their parents since the last flush

	hits, misses uint64
}

type spawnKey struct {
	child event.Tid
	entry event.Addr
	arg   event.Value
}

// New returns the tree over m. With on false nothing is kept, and every step is
// found by running its thread from the start: the baseline that the paper
// compares with.
func New(m event.Machine, on bool) *Trie {
	return &Trie{m: m, on: on, budget: DefaultBudget, spawned: map[spawnKey]*event.Step{}}
}

// SetBudget bounds the tree to about n bytes.
func (c *Trie) SetBudget(n int) { c.budget = n }

func (c *Trie) step() *event.Step {
	if len(c.slab) == 0 {
		c.slab = make([]event.Step, 64)
	}
	s := &c.slab[0]
	c.slab = c.slab[1:]
	c.used += int(unsafe.Sizeof(event.Step{}))
	return s
}

func (c *Trie) keep(s *event.Step, th event.Thread) {
	if !c.on || s.Kind.Terminal() {
		th.Release()
		return
	}
	s.Cont = th
	c.used += th.Footprint()
}

// Main returns the first step of the main thread.
func (c *Trie) Main() *event.Step {
	if c.main == nil || !c.on {
		s := c.step()
		c.keep(s, c.m.Main(&s.Label))
		c.main = s
	}
	return c.main
}

// Spawn returns the first step of the thread that create starts.
func (c *Trie) Spawn(create *event.Step) *event.Step {
	if create.Spawned != nil && c.on {
		return create.Spawned
	}
	k := spawnKey{create.Label.Child, create.Addr, create.Val}
	s := c.spawned[k]
	if s == nil || !c.on {
		s = c.step()
		c.keep(s, c.m.Spawn(&create.Label, &s.Label))
		s.Spawned = create // the root of a thread points back at its creation, see root
		if c.on {
			c.spawned[k] = s
		}
	}
	create.Spawned = s
	return s
}

// Next returns the step that follows s when s returned v.
func (c *Trie) Next(s *event.Step, v event.Value) *event.Step {
	if !s.Kind.ReadLike() {
		v = event.Value{}
	}
	if n := s.After(v); n != nil {
		c.hits++
		return n
	}
	c.misses++
	if c.used > c.budget {
		c.flush()
	}
	n := c.step()
	n.Parent, n.Key, n.Index = s, v, s.Index+1
	th := c.thread(s)
	th.Resume(v, &n.Label)
	c.keep(n, th)
	if c.on {
		s.Link(v, n)
		c.made = append(c.made, n)
	}
	return n
}

// thread returns a thread suspended at s that the caller owns.
func (c *Trie) thread(s *event.Step) event.Thread {
	if s.Cont != nil {
		th := s.Cont.(event.Thread)
		if s.Kind == event.Read || s.Kind == event.Choice {
			return th.Clone()
		}
		c.used -= th.Footprint()
		s.Cont = nil
		return th
	}
	// Rebuild from the nearest ancestor that has a continuation.
	var path []*event.Step
	p := s
	for p.Parent != nil && p.Cont == nil {
		path = append(path, p)
		p = p.Parent
	}
	var th event.Thread
	var lab event.Label
	switch {
	case p.Cont != nil:
		th = p.Cont.(event.Thread).Clone()
	case p.Spawned != nil:
		th = c.m.Spawn(&p.Spawned.Label, &lab)
	default:
		th = c.m.Main(&lab)
	}
	for i := len(path) - 1; i >= 0; i-- {
		th.Resume(path[i].Key, &lab)
	}
	return th
}

// flush unlinks the whole tree. Graphs keep the steps they hold; what those
// regrow is in made again and goes with the next flush.
func (c *Trie) flush() {
	for _, s := range c.made {
		s.Parent.UnlinkAll()
		if s.Cont != nil {
			s.Cont.(event.Thread).Release()
			s.Cont = nil
		}
	}
	clear(c.made)
	c.made = c.made[:0]
	c.used = 0
	c.slab = nil
}

// InitValue is the initial content of static memory.
func (c *Trie) InitValue(a event.Addr, size uint8) event.Value { return c.m.InitValue(a, size) }

// Counters returns how many steps were found in the tree, how many were made,
// and how many instructions the machine interpreted (0 if it does not count).
func (c *Trie) Counters() (hits, misses, instructions uint64) {
	if m, ok := c.m.(interface{ Instructions() uint64 }); ok {
		instructions = m.Instructions()
	}
	return c.hits, c.misses, instructions
}
