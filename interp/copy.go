package interp

import (
	"fmt"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// layoutAt returns the layout of the object that contains a and the offset in it,
// -1 if it is not known.
func (t *Thread) layoutAt(a uint64) (layout int32, off uint64) {
	if a>>event.RegionBits == t.tag {
		if i := t.find(a); i >= 0 {
			return t.objs[i].layout, a - t.objAddr(i)
		}
		return -1, 0
	}
	if ad := event.Addr(a); ad.IsStatic() {
		if i := t.m.prog.GlobalAt(ad); i >= 0 {
			g := &t.m.prog.Globals[i]
			return g.Layout, uint64(ad - g.Addr)
		}
	}
	return -1, 0
}

// leafChunk is the size of the scalar that starts at a, 0 if none does; inside is
// true if the type there is known but a is not the start of a scalar.
func (t *Thread) leafChunk(a uint64) (size uint64, inside bool) {
	l, off := t.layoutAt(a)
	if l < 0 {
		return 0, false
	}
	start, size, ok := t.m.prog.Leaf(l, off)
	if !ok {
		return 0, true
	}
	for size > 8 && size%8 == 0 && start+8 <= off {
		start, size = start+8, size-8
	}
	if start != off {
		return 0, true
	}
	return min(size, 8), false
}

// copyChunk is the size of the next part of a copy of n bytes from s to d.
func (t *Thread) copyChunk(d, s, n uint64) uint8 {
	lim := uint64(8)
	pad := false
	for _, a := range [2]uint64{s, d} {
		size, inside := t.leafChunk(a)
		if size != 0 && size&(size-1) == 0 && size <= n && d%size == 0 && s%size == 0 {
			lim = min(lim, size)
			pad = false
			break
		}
		pad = pad || inside
	}
	for lim > n || d%lim != 0 || s%lim != 0 || t.m.uncut(d, lim) < lim || t.m.uncut(s, lim) < lim ||
		pad && lim > 1 && (t.scalarIn(d, lim) || t.scalarIn(s, lim)) {
		lim /= 2
	}
	return uint8(lim)
}

// scalarIn reports whether a scalar of the type at a is known to lie in the n bytes
// there: they are not all padding, which is copied in larger pieces.
func (t *Thread) scalarIn(a, n uint64) bool {
	l, off := t.layoutAt(a)
	return l >= 0 && t.anyLeaf(l, off, n)
}

// whole checks an access to the n bytes at a.
func (t *Thread) whole(a, n uint64, write bool, lab *event.Label) (where int, ok bool) {
	where, fault, msg := t.locate(a, n, write)
	if fault != event.FaultNone {
		t.fault(lab, fault, msg)
		return 0, false
	}
	return where, true
}

// memcpy copies n bytes; overlapping is allowed. It keeps its progress in t.cur and
// reports true if the thread yields; it is then run again.
func (t *Thread) memcpy(d, s, n uint64, lab *event.Label) bool {
	if n == 0 {
		return false
	}
	ws, ok := t.whole(s, n, false, lab)
	if !ok {
		return true
	}
	wd, ok := t.whole(d, n, true, lab)
	if !ok {
		return true
	}
	back := d > s && d < s+n
	for t.cur < n {
		at := t.cur
		var size uint8
		if back {
			// The last chunk that ends at n-cur.
			end := n - t.cur
			size = 8
			for uint64(size) > end || (d+end)%uint64(size) != 0 || (s+end)%uint64(size) != 0 ||
				t.copyChunk(d+end-uint64(size), s+end-uint64(size), uint64(size)) != size {
				size /= 2
			}
			at = end - uint64(size)
		} else {
			size = t.copyChunk(d+at, s+at, n-at)
		}
		t.chunk = size
		var v, u uint64
		var born uint32
		switch ws {
		case atPrivate:
			t.find(s + at)
			v = t.privLoad(s+at, size)
			u, born = t.privUndef(s+at, size)
			if t.m.deps != nil {
				t.dep.res = t.cells(s+at, uint64(size))
			}
		case atConst:
			v = t.m.initValue(event.Addr(s+at), size).Lo
			t.dep.res = 0
		default:
			if t.phase != phOp2 {
				*lab = event.Label{
					Kind: event.Read, Size: size, Addr: event.Addr(s + at), Attr: event.Splittable, Pos: t.userPos(),
				}
				t.phase = phOp
				return true
			}
			t.phase = phRun
			v, u, born = t.acc, t.accUnd, t.justRead()
		}
		if wd == atPrivate {
			t.find(d + at)
			t.privStoreUndef(d+at, size, v, u, born)
			if t.m.deps != nil {
				t.setCells(d+at, uint64(size), t.dep.res)
			}
			t.cur += uint64(size)
			continue
		}
		if size == 8 && t.escapes(v, lab) {
			return true
		}
		t.effects++
		t.shown(v)
		*lab = event.Label{
			Kind: event.Write, Size: size, Addr: event.Addr(d + at), Val: undefValue(v, u), Attr: event.Splittable, Pos: t.userPos(),
		}
		if u != 0 {
			t.comesFrom(lab, born)
		}
		t.phase = phChunk
		return true
	}
	return false
}

// memset executes OpMemSet, like memcpy.
func (t *Thread) memset(f *frame, in *ir.Inst, lab *event.Label) bool {
	regs, consts := t.slots[f.base:], t.m.prog.Consts
	d, b, n := val(regs, consts, in.A), val(regs, consts, in.B), val(regs, consts, in.C)
	ub, born := t.undefOf(f, in.B)
	if n == 0 {
		return false
	}
	wd, ok := t.whole(d, n, true, lab)
	if !ok {
		return true
	}
	v, u := b&0xff*0x0101010101010101, ub&0xff*0x0101010101010101
	for t.cur < n {
		at := t.cur
		size := t.copyChunk(d+at, d+at, n-at)
		t.chunk = size
		w := v & sizeMask(size)
		if wd == atPrivate {
			t.find(d + at)
			t.privStoreUndef(d+at, size, w, u&sizeMask(size), born)
			if t.m.deps != nil {
				t.setCells(d+at, uint64(size), t.dep.res)
			}
			t.cur += uint64(size)
			continue
		}
		w &^= u
		if size == 8 && t.escapes(w, lab) {
			return true
		}
		t.effects++
		t.shown(w)
		*lab = event.Label{
			Kind: event.Write, Size: size, Addr: event.Addr(d + at), Val: undefValue(w, u&sizeMask(size)), Attr: event.Splittable, Pos: t.userPos(),
		}
		if u != 0 {
			t.comesFrom(lab, born)
		}
		t.phase = phChunk
		return true
	}
	return false
}

// allocate reserves heap memory: the address of size bytes, 0 if there is no space.
// Where memory that starts as zero lies tells others that it does (event.Unwritten).
func (t *Thread) allocate(size, align uint64, zeroed bool) uint64 {
	next, region := &t.heap, event.Region(t.tid, false)
	if zeroed {
		next, region = &t.zeroed, event.ZeroedRegion(t.tid)
	}
	if align < 16 {
		align = 16
	}
	off := (*next + align - 1) &^ (align - 1)
	if align >= 1<<event.RegionBits || align&(align-1) != 0 || size >= 1<<event.RegionBits || off+size+redZone >= 1<<event.RegionBits {
		return 0
	}
	*next = off + max(size, 1) + redZone
	return uint64(region) + off
}

// checkFree says whether free(a) is a fault that the thread's own steps show.
func (t *Thread) checkFree(a uint64) string {
	ad := event.Addr(a)
	switch {
	case ad.IsStack():
		return "free of a local variable"
	case ad.IsStatic():
		n, _ := t.m.prog.SymbolAt(ad)
		return "free of " + n + ", which is not on the heap"
	case !ad.IsDynamic():
		return fmt.Sprintf("free of %#x, which is not on the heap", a)
	}
	return ""
}
