package cache

import "genmcgo/graph/event"

// states keeps the states of suspended threads: words without pointers, so that the
// garbage collector has nothing to look at. They are written one behind the other
// into chunks; the oldest chunk is given up as a whole. A handle counts units from
// the beginning of time, so that one look tells whether its state is still there,
// and no reference has to be updated when it goes.
type states struct {
	chunks [][]uint64
	counts []uint64 // states written to each chunk
	base   uint64   // the number of chunks[0]; numbers begin at 1
	fresh  int      // units of the last chunk that are not used
	spare  []uint64 // a chunk that was given up
	total  int      // bytes of all chunks
}

const (
	unitWords  = 8
	chunkUnits = 1 << 9
	chunkBytes = 8 * unitWords * chunkUnits // 32 KB
)

// has reports whether the state that alloc gave this handle is still there. 0 is no
// handle.
func (a *states) has(handle uint64) bool { return handle/chunkUnits-a.base < uint64(len(a.chunks)) }

// old reports whether the state will be given up soon. It must be there.
func (a *states) old(handle uint64) bool {
	return handle/chunkUnits-a.base < uint64(len(a.chunks))/2
}

// fits reports whether a state of n words needs no further chunk.
func (a *states) fits(n int) bool { return (n+unitWords)/unitWords <= a.fresh }

// alloc returns room for a state of n words and its handle.
func (a *states) alloc(n int) (handle uint64, state []uint64) {
	units := (n + unitWords) / unitWords
	if units > a.fresh {
		var c []uint64
		if c, a.spare = a.spare, nil; len(c) < units*unitWords {
			c = make([]uint64, max(units, chunkUnits)*unitWords)
		}
		if len(a.chunks) == 0 && a.base == 0 {
			a.base = 1
		}
		a.chunks = append(a.chunks, c)
		a.counts = append(a.counts, 0)
		a.total += 8 * len(c)
		a.fresh = chunkUnits
	}
	last := len(a.chunks) - 1
	unit := chunkUnits - a.fresh
	a.fresh = max(a.fresh-units, 0)
	a.counts[last]++
	state = a.chunks[last][unit*unitWords:]
	state[0] = uint64(n)
	return (a.base+uint64(last))*chunkUnits + uint64(unit), state[1 : n+1]
}

// at returns the state with this handle, which must be there.
func (a *states) at(handle uint64) []uint64 {
	s := a.chunks[handle/chunkUnits-a.base][handle%chunkUnits*unitWords:]
	return s[1 : s[0]+1]
}

// giveUp frees the oldest chunk and returns how many states were written to it.
func (a *states) giveUp() uint64 {
	c, n := a.chunks[0], a.counts[0]
	a.chunks[0] = nil
	a.chunks, a.counts = a.chunks[1:], a.counts[1:]
	a.base++
	a.total -= 8 * len(c)
	if len(a.chunks) == 0 {
		a.fresh = 0
	}
	if len(c) == chunkBytes/8 {
		a.spare = c
	}
	return n
}

// save keeps the state of th, which stands at s.
func (c *Trie) save(s *event.Step, th event.Thread) {
	n := th.Footprint()
	if !c.states.fits(n) && c.used()+max(chunkBytes, 8*n) > c.limit {
		c.shrinkStates(max(c.limit/4-max(chunkBytes, 8*n), 0))
	}
	h, words := c.states.alloc(n)
	th.Save(words)
	s.Cont = h
	c.grow(8 * n)
}

// load makes r the thread that was saved at s.
func (c *Trie) load(r *running, s *event.Step) {
	if r.th == nil {
		var lab event.Label
		r.th = c.m.Main(&lab) // any thread will do
	}
	r.th.Load(c.states.at(s.Cont))
	if c.states.old(s.Cont) {
		c.save(s, r.th) // it is in use: keep it longer
	}
}
