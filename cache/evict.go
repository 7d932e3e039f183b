package cache

import "genmcgo/graph/event"

// When the budget is used up, the states that were written (or used) longest ago go
// first, a chunk at a time, until they take a quarter of it; then steps go until half
// of the rest is free. For them time is counted in sixteenths of the budget: clock
// goes up with each sixteenth added, and a step remembers when it was asked for last.
// A hit pays one store into a cache line that the caller reads next; everything
// else is paid by misses. Steps are looked at from the newest to the oldest, so that
// children come before their parents and a cold subtree goes at once.
const ticks = 16

// budget is how much may be kept.
type budget struct {
	limit int
	clock uint32
	grown int // bytes added since clock went up
	peak  int
	age   uint32 // a step is cold if it was not requested for that long; a guess from last time
}

// parent in Step.Used marks, during a sweep, a step in whose fan something was kept. A
// mark that is left over makes the next sweep keep the step, no more.
const parent = 1 << 31

// SetBudget bounds the steps and states to about n bytes. One chunk of states and
// the running threads are always there, whatever n.
func (c *Trie) SetBudget(n int) { c.limit = max(n, 0) }

func (c *Trie) grow(n int) {
	if c.grown += n; c.grown*ticks > c.limit && c.clock < parent-1 {
		c.grown = 0
		c.clock++
	}
}

// used is the number of bytes that are bounded.
func (c *Trie) used() int {
	return c.states.total + len(c.nodes)*stepBytes + len(c.roots)*rootBytes + c.wide.bytes()
}

// notePeak notes how much memory there is.
func (c *Trie) notePeak() {
	c.peak = max(c.peak, c.used()+c.runBytes())
}

// Flush forgets everything that can be forgotten.
func (c *Trie) Flush() {
	c.notePeak()
	c.shrinkStates(0)
	c.shrinkSteps(0)
}

// minBudget is how much GiveBack leaves to be kept at least.
const minBudget = 256 << 10

// GiveBack forgets everything that can be forgotten, running threads too, and halves the
// budget: memory is short.
func (c *Trie) GiveBack() {
	c.limit = min(c.limit, max(c.limit/2, minBudget))
	c.Flush()
	c.states.spare = nil
	clear(c.run)
	c.run = nil
	if m, ok := c.m.(interface{ GiveBack() }); ok {
		m.GiveBack()
	}
}

// Bytes is how much memory steps, states and running threads take, and what the machine
// keeps for them.
func (c *Trie) Bytes() int {
	n := c.used() + c.runBytes()
	if d := c.Deps(); d != nil {
		n += d.Bytes()
	}
	return n
}

// runBytes is the memory of the running threads.
func (c *Trie) runBytes() int {
	n := 0
	for i := range c.run {
		if c.run[i].th != nil {
			n += 8 * c.run[i].th.Footprint()
		}
	}
	return n
}

// evict makes room. It is called when the budget is exceeded.
func (c *Trie) evict() {
	c.notePeak()
	c.shrinkStates(c.limit / 4)
	if c.used() > c.limit {
		c.shrinkSteps(c.limit / 8 * 5)
	}
}

// shrinkStates gives up the oldest states until target bytes are left, or what is
// needed is free.
func (c *Trie) shrinkStates(target int) {
	for c.states.total > target && len(c.states.chunks) > 0 && (target == 0 || c.used() > c.limit-chunkBytes) {
		c.counters.Evictions += c.states.giveUp()
	}
}

// shrinkSteps forgets steps until target bytes are used, if it can: steps that
// others follow stay until those are forgotten, the main thread's first step always.
func (c *Trie) shrinkSteps(target int) {
	first := max(c.age, 1)
	age := first
	for c.sweep(age, c.used()-target); c.used() > target && age > 0; c.sweep(age, c.used()-target) {
		age /= 2
	}
	if c.age = age; age == first {
		c.age = min(2*age, ticks)
	}
	if len(c.roots) == 0 {
		c.roots = map[rootKey]*event.Step{}
	}
	if c.wide.n == 0 {
		c.wide = wide{}
	}
}

// sweep forgets steps that nothing follows and that were not requested for age, until
// need bytes are free.
func (c *Trie) sweep(age uint32, need int) {
	i := len(c.nodes) - 1
	for ; i >= 0 && need > 0; i-- {
		s := c.nodes[i]
		if s.First == &fan && s.Used&parent == 0 {
			s.First = nil
		}
		s.Used &^= parent
		p := s.Parent
		if s.First != nil || c.clock-s.Used < age || s == c.main {
			if p != nil && p.First == &fan {
				p.Used |= parent
			}
			continue
		}
		need -= stepBytes
		c.counters.Evictions++
		c.nodes[i] = nil
		if p != nil {
			c.unlink(p, s)
			continue
		}
		k := rootKey{s.Sibling.Label.Child, s.Sibling.Addr, s.Sibling.Val}
		if c.roots[k] == s {
			delete(c.roots, k)
			need -= rootBytes
		}
	}
	kept := c.nodes[:i+1]
	for _, s := range c.nodes[i+1:] {
		if s != nil {
			kept = append(kept, s)
		}
	}
	clear(c.nodes[len(kept):])
	c.nodes = kept
}
