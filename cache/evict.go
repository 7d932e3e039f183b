package cache

import "genmcgo/graph/event"

// Time is counted in sixteenths of the budget: clock goes up when so much was
// added to the tree. A step remembers when it was asked for last, a state when a
// thread last went on from it. A hit pays one store into a cache line that the
// caller reads next; everything else is paid by misses. When the budget is used up,
// half of it is freed: nodes are looked at from the newest to the oldest, so that
// children come before their parents and a cold subtree goes at once.
const ticks = 16

// budget is how much may be kept.
type budget struct {
	limit int
	clock uint32
	grown int // bytes added since clock went up
	peak  int
	age   uint32 // a state is cold if it was not used for so long; a guess from last time
}

// dirty in Step.Used marks, during a sweep, a step some of whose children are
// forgotten.
const dirty = 1 << 31

// SetBudget bounds the steps and states to about n bytes. One chunk of the arena
// and the running threads are always there, whatever n.
func (c *Trie) SetBudget(n int) { c.limit = min(max(n, 0), maxBudget) }

func (c *Trie) grow(n int) {
	if c.grown += n; c.grown*ticks > c.limit && c.clock < dirty-1 {
		c.grown = 0
		c.clock++
	}
}

// used is the number of bytes that are bounded.
func (c *Trie) used() int {
	return c.states.live + len(c.nodes)*stepBytes + len(c.roots)*rootBytes + c.wide.bytes()
}

// notePeak notes how much memory there is, used or not.
func (c *Trie) notePeak() {
	n := c.used() - c.states.live + c.states.total
	for i := range c.run {
		if c.run[i].at != nil {
			n += 16 * c.run[i].th.Footprint()
		}
	}
	c.peak = max(c.peak, n)
}

// Flush forgets everything that can be forgotten.
func (c *Trie) Flush() { c.evict(0) }

// evict makes room until target bytes are used, if it can: the main thread's first
// step stays.
func (c *Trie) evict(target int) {
	c.notePeak()
	first := max(c.age, 1)
	a := first
	for {
		if c.sweep(a, 2*a, c.used()-target); c.used() <= target || a == 0 {
			break
		}
		a /= 2
	}
	c.age = a
	if a == first {
		c.age = min(2*a, ticks)
	}
	if len(c.roots) == 0 {
		c.roots = map[rootKey]*event.Step{}
	}
	if c.wide.n == 0 {
		c.wide = wide{}
	}
	if c.states.total-c.states.live > max(c.limit/2, chunkUnits*unitBytes) {
		// Free blobs of sizes that are not asked for any more: begin anew.
		for _, s := range c.nodes {
			if s.Cont != 0 {
				s.Cont = 0
				c.counters.Evictions++
			}
		}
		c.states.reset()
	}
}

// sweep frees states that were not used for stateAge and steps without children that
// were not asked for for stepAge, until need bytes are free.
func (c *Trie) sweep(stateAge, stepAge uint32, need int) {
	var parents []*event.Step // that were marked dirty
	for i := len(c.nodes) - 1; i >= 0 && need > 0; i-- {
		s := c.nodes[i]
		if s.Used&dirty != 0 {
			c.prune(s)
		}
		if s.Cont != 0 && c.clock-uint32(c.states.blob(s.Cont)[0]) >= stateAge {
			need -= c.drop(s)
			c.counters.Evictions++
		}
		if s.First != nil || c.clock-s.Used < stepAge || s == c.main {
			continue
		}
		if s.Cont != 0 {
			need -= c.drop(s)
			c.counters.Evictions++
		}
		need -= stepBytes
		c.counters.Evictions++
		s.Cont = forgotten
		c.nodes[i] = nil
		if p := s.Parent; p == nil {
			k := rootKey{s.Sibling.Label.Child, s.Sibling.Addr, s.Sibling.Val}
			if c.roots[k] == s {
				delete(c.roots, k)
				need -= rootBytes
			}
		} else {
			c.wide.remove(s)
			if p.Used&dirty == 0 {
				p.Used |= dirty
				parents = append(parents, p)
			}
		}
	}
	// What is left dirty was made before its children's children, is forgotten itself,
	// or the sweep ended before it.
	for _, p := range parents {
		if p.Used&dirty != 0 {
			c.prune(p)
		}
	}
	kept := c.nodes[:0]
	for _, s := range c.nodes {
		if s != nil {
			kept = append(kept, s)
		}
	}
	clear(c.nodes[len(kept):])
	c.nodes = kept
}

// prune unlinks the forgotten children of s.
func (c *Trie) prune(s *event.Step) {
	s.Used &^= dirty
	for p := &s.First; *p != nil; {
		x := *p
		if x.Cont == forgotten {
			*p = x.Sibling
			x.Sibling = nil
		} else {
			p = &x.Sibling
		}
	}
}
