package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// A heap object is fresh as long as the thread that allocated it has written its
// address nowhere but into private memory: no other thread can read what is written to
// it. So a failed attempt to insert a node, node->next = top; CAS(&top, top, node),
// has no effect although it wrote, if the next attempt overwrites what it wrote
// before anything reads it (ir.Loop.Rewrites). Such writes have the attribute Fresh:
// the explorer checks that everybody else who accesses the memory does so after them,
// also if the address got out in a way that is not seen here (Config.NoFresh).
type fresh struct {
	objs   [4]freshObject // those allocated last; a ring
	writes [4]freshWrite  // the last writes to fresh objects; a ring
	nobjs  uint64
	nwrite uint64
}

type freshObject struct{ addr, size uint64 }

type freshWrite struct{ addr, size uint64 }

// allocated notes a new heap object.
func (t *Thread) allocated(a, size uint64) {
	if t.m.fresh {
		t.fresh.objs[t.fresh.nobjs%uint64(len(t.fresh.objs))] = freshObject{a, size}
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
		for i := range t.fresh.objs {
			if o := &t.fresh.objs[i]; a-o.addr < o.size {
				t.fresh.writes[t.fresh.nwrite%uint64(len(t.fresh.writes))] = freshWrite{a, uint64(size)}
				t.fresh.nwrite++
				return event.Fresh
			}
		}
	}
	t.effects++
	return 0
}

// rewritten reports whether what was written to fresh objects since the last visit of
// loop lp, when there had been n such writes, is going to be overwritten before it is
// read if the loop goes on.
func (t *Thread) rewritten(lp *ir.Loop, regs []uint64, n uint64) bool {
	fr := &t.fresh
	if fr.nwrite-n > uint64(len(fr.writes)) {
		return false
	}
next:
	for ; n != fr.nwrite; n++ {
		w := &fr.writes[n%uint64(len(fr.writes))]
		for i := range lp.Rewrites {
			r := &lp.Rewrites[i]
			if regs[r.Base]+r.Off != w.addr || uint64(r.Size) != w.size {
				continue
			}
			for _, l := range r.Reads {
				if d := regs[l.Base] + l.Off - w.addr; d+16 < 32 {
					return false // reads it first
				}
			}
			continue next
		}
		return false
	}
	return true
}
