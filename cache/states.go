package cache

import (
	"encoding/binary"
	"slices"

	"genmcgo/graph/event"
)

// states keeps the states of suspended threads: words without pointers, so that the
// garbage collector has nothing to look at. They are packed (packed.go) and written one
// behind the other into chunks; the oldest chunk is given up as a whole. A handle counts
// units from the beginning of time, so that one look tells whether its state is still
// there, and no reference has to be updated when it goes.
type states struct {
	chunks [][]byte
	counts []uint64 // states written to each chunk
	base   uint64   // the number of chunks[0]; numbers begin at 1
	fresh  int      // units of the last chunk that are not used
	spare  []byte   // a chunk that was given up
	total  int      // bytes of all chunks

	words  []uint64 // a state that is written or read
	packed []byte   // the same, packed, before it has a place
}

const (
	unitBytes  = 16
	chunkUnits = 1 << 11
	chunkBytes = unitBytes * chunkUnits // 32 KB
	countLen   = 4                      // bytes that hold the number of words, before each state
)

// has reports whether the state that add gave this handle is still there. 0 is no
// handle.
func (a *states) has(handle uint64) bool { return handle/chunkUnits-a.base < uint64(len(a.chunks)) }

// old reports whether the state will be given up soon. It must be there.
func (a *states) old(handle uint64) bool {
	return handle/chunkUnits-a.base < uint64(len(a.chunks))/2
}

// pack packs the state of th and returns how many bytes it takes. The next call of add puts it in its place.
func (a *states) pack(th event.Thread) int {
	n := th.Footprint()
	a.words = slices.Grow(a.words[:0], n)[:n]
	th.Save(a.words)
	most := countLen + packedMost(n) + wordBytes
	a.packed = slices.Grow(a.packed[:0], most)[:most]
	binary.LittleEndian.PutUint32(a.packed, uint32(n))
	a.packed = a.packed[:countLen+pack(a.packed[countLen:], a.words)]
	return len(a.packed)
}

// fits reports whether a state of n bytes needs no further chunk.
func (a *states) fits(n int) bool { return units(n) <= a.fresh }

func units(n int) int { return (n + unitBytes - 1) / unitBytes }

// add keeps the state that was packed last and returns its handle.
func (a *states) add() uint64 {
	units := units(len(a.packed))
	if units > a.fresh {
		// Unpacking reads a word beyond the end of a state: so the last unit stays empty.
		var c []byte
		if c, a.spare = a.spare, nil; len(c) < (units+1)*unitBytes {
			c = make([]byte, max(units+1, chunkUnits)*unitBytes)
		}
		if len(a.chunks) == 0 && a.base == 0 {
			a.base = 1
		}
		a.chunks = append(a.chunks, c)
		a.counts = append(a.counts, 0)
		a.total += len(c)
		a.fresh = chunkUnits - 1
	}
	last := len(a.chunks) - 1
	unit := chunkUnits - 1 - a.fresh
	a.fresh = max(a.fresh-units, 0)
	a.counts[last]++
	copy(a.chunks[last][unit*unitBytes:], a.packed)
	return (a.base+uint64(last))*chunkUnits + uint64(unit)
}

// at returns the state with this handle, which must be there. It is valid until the next call of a method.
func (a *states) at(handle uint64) []uint64 {
	s := a.chunks[handle/chunkUnits-a.base][handle%chunkUnits*unitBytes:]
	n := int(binary.LittleEndian.Uint32(s))
	a.words = slices.Grow(a.words[:0], n)[:n]
	unpack(a.words, s[countLen:])
	return a.words
}

// giveUp frees the oldest chunk and returns how many states were written to it.
func (a *states) giveUp() uint64 {
	c, n := a.chunks[0], a.counts[0]
	a.chunks[0] = nil
	a.chunks, a.counts = a.chunks[1:], a.counts[1:]
	a.base++
	a.total -= len(c)
	if len(a.chunks) == 0 {
		a.fresh = 0
	}
	if len(c) == chunkBytes {
		a.spare = c
	}
	return n
}

// save keeps the state of th, which stands at s.
func (c *Trie) save(s *event.Step, th event.Thread) {
	n := c.states.pack(th)
	if room := max(chunkBytes, n); !c.states.fits(n) && c.used()+room > c.limit {
		c.shrinkStates(max(c.limit/4-room, 0))
	}
	s.Cont = c.states.add()
	c.grow(n)
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
