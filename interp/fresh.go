package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// An object of the heap, or a local variable that was announced (share), is fresh as long as the thread that has it
// has written its address nowhere but into private memory: no other thread can read what is written to
// it. So a failed attempt to insert a node, node->next = top; CAS(&top, top, node),
// has no effect although it wrote, if the next attempt overwrites what it wrote
// before anything reads it (ir.Loop.Rewrites). Such writes have the attribute Fresh:
// the explorer checks that everybody else who accesses the memory does so after them,
// also if the address got out in a way that is not seen here (Config.NoFresh).
//
// A local variable is announced by the first compare-exchange that would write its address, whether it succeeds or not. That is no effect
// as long as the variable is fresh, and what it held then remains part of the state: a thread that has announced it in vain is where it
// was before.
type fresh struct {
	objs   [4]freshObject // those allocated last; a ring
	writes [4]freshWrite  // the last writes to fresh objects; a ring
	owed   owed
	nobjs  uint64
	nwrite uint64
}

// freshObject also says by which event it was allocated, an index plus 1.
type freshObject struct{ addr, size, event uint64 }

// freshWrite also says which event it is, an index plus 1; 0 if it is in the one order of all events that are seq_cst.
type freshWrite struct {
	addr        uint64
	size, event uint32
}

// isFresh reports whether a is in an object that no other thread knows.
func (t *Thread) isFresh(a uint64) bool {
	if a>>event.RegionBits == t.tag {
		i := t.find(a)
		return i >= 0 && t.objs[i].state == objFresh
	}
	for i := range t.fresh.objs {
		if o := &t.fresh.objs[i]; a-o.addr < o.size {
			return true
		}
	}
	return false
}

// expose is called when others may see the address of object i of the own stack.
func (t *Thread) expose(i int) {
	if o := &t.objs[i]; o.state == objFresh {
		t.memHash ^= t.contentHash(i)
		o.state = objShared
		t.effects++
	}
}

// keeps is called when v is written to private memory by an instruction that the loader does not follow (ir.Loop.DeadParts).
func (t *Thread) keeps(v uint64) {
	last := t.last
	if a := v & addrMask; a>>event.RegionBits == t.tag {
		if i := t.find(a); i >= 0 {
			t.objs[i].kept = true
		}
	}
	t.last = last
}

// contentHash is what object i adds to the hash of the memory: what it holds if it is private, and what it held when it was announced if
// it is fresh.
func (t *Thread) contentHash(i int) (h uint64) {
	o := &t.objs[i]
	switch o.state {
	case objPrivate:
		return o.hash
	case objFresh:
		for w := range (o.size + 7) / 8 {
			a, v := t.wordAddr(o, w), t.mem[o.mem+w]
			h ^= mix(a, v) ^ mix(a, 0)
			u := t.wordUndef(o, w)
			h ^= mix(a+1, u.changed()) ^ mix(a+1, 0)
		}
	}
	return h
}

// allocated notes a new heap object.
func (t *Thread) allocated(a, size uint64) {
	if t.m.fresh {
		t.freshAny = true
		t.fresh.objs[t.fresh.nobjs%uint64(len(t.fresh.objs))] = freshObject{a, size, uint64(t.events) + 1}
		t.fresh.nobjs++
	}
}

// shown is called with a value that others may see from now on: if it is an address
// in a fresh object, that object is fresh no longer. If dependencies are tracked,
// labels tell (showLabel).
func (t *Thread) shown(v uint64) {
	if t.m.fresh && t.m.deps == nil {
		t.notFresh(v)
	}
}

func (t *Thread) notFresh(v uint64) {
	if t.fresh.owed.n > 0 {
		t.showsOwed(v)
	}
	if a := v & addrMask; a>>event.RegionBits == t.tag {
		i := t.find(a)
		if i < 0 {
			i = t.find(a - 1)
		}
		if i >= 0 {
			t.expose(i)
		}
		return
	}
	for i := range t.fresh.objs {
		// One past the end is an address of the object, too.
		if o := &t.fresh.objs[i]; v&addrMask-o.addr <= o.size {
			*o = freshObject{}
		}
	}
}

// writes notes a write of size bytes of v at a, which is not private, and returns
// the attribute that its label has: the write is an effect unless it is Fresh.
func (t *Thread) writes(a uint64, size uint8, v uint64) event.Attr {
	if t.m.fresh {
		t.shown(v)
		if t.isFresh(a) {
			t.freshAny = true
			t.fresh.writes[t.fresh.nwrite%uint64(len(t.fresh.writes))] = freshWrite{a, uint32(size), t.events + 1}
			t.fresh.nwrite++
			return event.Fresh
		}
	}
	t.effects++
	return 0
}

// rewritten reports whether what was written to fresh objects since the last visit of
// loop lp, when there had been n such writes, is going to be overwritten before it is
// read if the loop goes on.
func (t *Thread) rewritten(f *frame, lp *ir.Loop, regs []uint64, n uint64) bool {
	fr := &t.fresh
	if fr.nwrite-n > uint64(len(fr.writes)) {
		return false
	}
next:
	for ; n != fr.nwrite; n++ {
		w := &fr.writes[n%uint64(len(fr.writes))]
		if t.deadWrite(f, lp, w) {
			continue
		}
		for i := range lp.Rewrites {
			r := &lp.Rewrites[i]
			if regs[r.Base]+r.Off != w.addr || uint32(r.Size) != w.size {
				continue
			}
			if r.Loose && !t.mayOwe(w.addr) {
				return false
			}
			for _, l := range r.Reads {
				if a := regs[l.Base] + l.Off; a-w.addr < uint64(w.size) || w.addr-a < uint64(l.Size) {
					return false // reads it first
				}
			}
			continue next
		}
		return false
	}
	return true
}

// wroteSince reports whether one of the writes to fresh objects after the first n, or one that is no longer noted, was to the size bytes
// at a.
func (t *Thread) wroteSince(n, a uint64, size uint8) bool {
	fr := &t.fresh
	if fr.nwrite-n > uint64(len(fr.writes)) {
		return true
	}
	for ; n != fr.nwrite; n++ {
		if fr.writes[n%uint64(len(fr.writes))].overlaps(a, size) {
			return true
		}
	}
	return false
}

// overlaps reports whether w wrote any of the size bytes at a.
func (w *freshWrite) overlaps(a uint64, size uint8) bool {
	return w.addr-a < uint64(size) || a-w.addr < uint64(w.size)
}

// inOrder is called when the write that was noted last is seq_cst.
func (t *Thread) inOrder() {
	t.fresh.writes[(t.fresh.nwrite-1)%uint64(len(t.fresh.writes))].event = 0
}

// unnoticed reports whether all events from index from on, which are over, allocated objects that are still fresh, or wrote to fresh ones,
// but not to the size bytes at a.
func (t *Thread) unnoticed(from uint32, a uint64, size uint8) bool {
next:
	for e := from; e < t.events; e++ {
		for i := range t.fresh.objs {
			if t.fresh.objs[i].event == uint64(e)+1 {
				continue next
			}
		}
		for i := range t.fresh.writes {
			if w := &t.fresh.writes[i]; w.event == e+1 && !w.overlaps(a, size) {
				continue next
			}
		}
		return false
	}
	return true
}

// deadWrite reports whether what w wrote does not matter at the header of loop lp of frame f (ir.Loop.DeadParts).
func (t *Thread) deadWrite(f *frame, lp *ir.Loop, w *freshWrite) bool {
	if len(lp.DeadParts) == 0 || w.addr>>event.RegionBits != t.tag {
		return false
	}
	i := t.find(w.addr)
	if i < 0 || t.objs[i].state != objFresh {
		return false
	}
	lo := uint32(w.addr&(1<<event.RegionBits-1)) - t.objs[i].off
	for b := lo; b < lo+w.size; b++ {
		if t.deadBits(f, lp, i, b/8)>>(8*(b%8))&1 == 0 {
			return false
		}
	}
	return true
}
