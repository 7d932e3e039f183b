package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// The state of a thread at a loop header as a hash: equal hashes count as equal states. It has what is live
// there (ir.Loop.Live), private memory but for what is dead there (ir.Loop.Dead), the library's state of the
// thread, and which locks the thread holds. The seed is added by seed.go, the counter by counted.go.
//
// If dependencies are tracked, values that are not decided have tokens in their place. A token says when the
// value was computed, so equal tokens at two visits stand for the same value, whatever it is.

// keptAs says what kept values are in the hash of a state.
type keptAs uint8

const (
	keptNone    keptAs = iota // there are none
	keptAlike                 // not told apart
	keptByValue               // what they are
)

// keptMark stands for a kept value in the hash of a state.
const keptMark = 0x6b657074

// headHash is the hash of the state that is live at the header of loop lp, without the
// loop's seed and counter, and the value of the seed.
func (t *Thread) headHash(f *frame, lp *ir.Loop, regs []uint64, as keptAs) (h, seed uint64) {
	h = t.stateHash(f, lp)
	if lp.Seed >= 0 {
		seed = regs[lp.Seed]
		if lp.SeedSize != 0 {
			seed, h = t.seedIn(seed, lp.SeedSize, h, t.m.deps != nil && t.seedOpen(f, lp, as))
		}
	}
	if t.m.deps != nil {
		h = t.withDeps(f, lp, h, as)
	}
	for i, s := range lp.Live {
		if s == lp.Counter.Slot || s == lp.Seed && lp.SeedSize == 0 {
			continue
		}
		v := t.definedOf(f, s, regs[s])
		if t.m.deps != nil {
			v = t.slotToken(f, lp, s, v, as)
		}
		h = mix(h+uint64(i), v)
	}
	if f.und != 0 {
		h = t.hashUndef(f, lp, h, as)
	}
	return h, seed
}

// stateHash is the hash of all that the thread has in memory and that matters at the
// header of loop lp.
func (t *Thread) stateHash(f *frame, lp *ir.Loop) uint64 {
	h := t.memHash ^ t.tlsHash ^ t.undone
	if len(lp.Dead) > 0 {
		for i := int(f.objs); i < len(t.objs); i++ {
			if t.dead(f, lp, i) {
				h ^= t.objs[i].hash
			}
		}
	}
	if len(lp.DeadParts) > 0 {
		for i := int(f.objs); i < len(t.objs); i++ {
			h ^= t.deadPartsHash(f, lp, i)
		}
	}
	return h
}

// deadBits are the bits of word w of object i that do not matter at the header of loop lp (ir.Loop.DeadParts).
func (t *Thread) deadBits(f *frame, lp *ir.Loop, i int, w uint32) (mask uint64) {
	o := &t.objs[i]
	if i < int(f.objs) || o.site < 0 || o.kept || o.state != objPrivate && o.state != objFresh {
		return 0
	}
	for _, p := range lp.DeadParts {
		if lo, hi := max(p.Off, 8*w), min(p.Off+p.Size, 8*(w+1)); p.Site == o.site && lo < hi {
			mask |= ^uint64(0) >> (64 - 8*(hi-lo)) << (8 * (lo - 8*w))
		}
	}
	return mask
}

// deadPartsHash is what the parts of object i that do not matter at the header of loop lp make of the hash of the memory.
func (t *Thread) deadPartsHash(f *frame, lp *ir.Loop, i int) (h uint64) {
	o := &t.objs[i]
	for w := range (o.size + 7) / 8 {
		mask := t.deadBits(f, lp, i, w)
		if mask == 0 {
			continue
		}
		a, v, u := t.wordAddr(o, w), t.mem[o.mem+w], t.wordUndef(o, w)
		x := u.changed()
		h ^= mix(a, v) ^ mix(a, v&^mask) ^ mix(a+1, x) ^ mix(a+1, x&^mask)
	}
	return h
}

// deadCell reports whether nothing of cell c, of object i, matters at the header of loop lp.
func (t *Thread) deadCell(f *frame, lp *ir.Loop, i int, c *cell) bool {
	if t.dead(f, lp, i) {
		return true
	}
	if len(lp.DeadParts) == 0 {
		return false
	}
	at := t.objs[i].mem
	for w := c.lo / 8; w < (c.hi+7)/8; w++ {
		lo, hi := max(c.lo, 8*w)-8*w, min(c.hi, 8*(w+1))-8*w
		if cell := ^uint64(0) >> (64 - 8*(hi-lo)) << (8 * lo); cell&^t.deadBits(f, lp, i, w-at) != 0 {
			return false
		}
	}
	return true
}

// dead reports whether object i is a private one of frame f whose content does not matter at the header of loop lp.
func (t *Thread) dead(f *frame, lp *ir.Loop, i int) bool {
	o := &t.objs[i]
	if i < int(f.objs) || o.state != objPrivate || o.site < 0 {
		return false
	}
	for _, d := range lp.Dead {
		if d == o.site {
			return true
		}
	}
	return false
}

// withDeps is hash h of the memory and of the library state at loop lp with tokens in place of values that depend on more
// than control dependencies.
func (t *Thread) withDeps(f *frame, lp *ir.Loop, h uint64, as keptAs) uint64 {
	seed, end := t.seedBytes(f, lp)
	last := -1
	var tokens uint64
	for i := range t.shadow {
		c := &t.shadow[i]
		if c.lo >= seed && c.hi <= end || !t.open(f, lp, c.set, c.at, as) {
			continue
		}
		k := t.objectOf(c)
		if k < 0 || t.deadCell(f, lp, k, c) {
			continue
		}
		if k != last {
			h ^= t.contentHash(k) ^ t.deadPartsHash(f, lp, k)
			tokens = mix(tokens, t.otherBytes(f, lp, k, as))
			last = k
		}
		tokens = mix(tokens+uint64(c.lo)<<32+uint64(c.hi), t.token(f, lp, c.set, c.at, c.at, as))
	}
	for i := range t.tls {
		if e := &t.tls[i]; t.open(f, lp, e.set, e.at, as) {
			h ^= e.hash()
			tokens += mix(e.key+uint64(e.lo), t.token(f, lp, e.set, e.at, e.at, as))
		}
	}
	return mix(h, tokens)
}

// otherBytes is the hash of those bytes of object k that have no token.
func (t *Thread) otherBytes(f *frame, lp *ir.Loop, k int, as keptAs) (h uint64) {
	o := &t.objs[k]
	n := t.cellFrom(8 * o.mem)
	for w := o.mem; w < o.mem+(o.size+7)/8; w++ {
		v, init, u := t.mem[w], t.init[w], uint64(0)
		if len(t.undMem) > 0 {
			u = t.undMem[w].changed()
		}
		if len(lp.DeadParts) > 0 {
			dead := t.deadBits(f, lp, k, w-o.mem)
			v, u = v&^dead, u&^dead
			for b := range 8 {
				if dead>>(8*b)&1 != 0 {
					init &^= 1 << b
				}
			}
		}
		for ; n < len(t.shadow) && t.shadow[n].hi <= 8*w; n++ {
		}
		for i := n; i < len(t.shadow) && t.shadow[i].lo < 8*(w+1); i++ {
			if c := &t.shadow[i]; t.open(f, lp, c.set, c.at, as) {
				lo, hi := max(c.lo, 8*w)-8*w, min(c.hi, 8*(w+1))-8*w
				open := ^uint64(0) >> (64 - 8*(hi-lo)) << (8 * lo)
				v, u = v&^open, u&^open
				init &^= uint8(1<<hi - 1<<lo)
			}
		}
		h = mix(mix(h+uint64(init), u), v)
	}
	return h
}

// open reports whether a value that depends on s and was written at the given time has a token in states of loop lp: it
// depends on more than control dependencies, or did so when the loop began and is what it was then.
func (t *Thread) open(f *frame, lp *ir.Loop, s event.DepSet, at uint32, as keptAs) bool {
	if s == 0 || as == keptByValue && t.isKept(f, lp, s, at) {
		return false
	}
	if ld := t.loopDeps(f, lp); uint64(at) <= ld.entryWritten {
		return !t.m.deps.Includes(ld.entryCtrl, s)
	}
	return !t.decided(s)
}

// token stands for a value that depends on s, more than control dependencies, in hashes of states: equal tokens at two
// visits say that it is the same value, whatever it is.
func (t *Thread) token(f *frame, lp *ir.Loop, s event.DepSet, made, at uint32, as keptAs) uint64 {
	if as == keptAlike && t.isKept(f, lp, s, at) {
		return keptMark
	}
	return mix(keptMark, uint64(made))
}

// slotToken is v, the value of slot s, or the token that stands for it.
func (t *Thread) slotToken(f *frame, lp *ir.Loop, s int32, v uint64, as keptAs) uint64 {
	if d := &t.slotDeps[f.base+s]; t.open(f, lp, d.set, d.at, as) {
		return t.token(f, lp, d.set, d.made, d.at, as)
	}
	return v
}
