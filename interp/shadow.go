package interp

import "genmcgo/graph/event"

// What the bytes of private memory depend on, if dependencies are tracked: Thread.shadow.

// cell says what bytes lo..hi-1 of Thread.mem depend on, and when they were written. Cells are ascending, do not
// overlap, and their sets are not empty.
type cell struct {
	lo, hi uint32
	set    event.DepSet
	at     uint32
}

// place is the byte of Thread.mem that address a of the own stack is, with the object;
// object is -1 if there is none.
func (t *Thread) place(a uint64) (at uint32, object int) {
	if a>>event.RegionBits != t.tag {
		return 0, -1
	}
	i := t.find(a)
	if i < 0 {
		return 0, -1
	}
	return 8*t.objs[i].mem + uint32(a&(1<<event.RegionBits-1)) - t.objs[i].off, i
}

// where is locate for tracking: faults do not matter.
func (t *Thread) where(a uint64) int {
	if _, i := t.place(a); i >= 0 {
		if t.objs[i].state == objPrivate {
			return atPrivate
		}
		return atShared
	}
	if ad := event.Addr(a); ad.IsStatic() {
		if i := t.m.prog.GlobalAt(ad); i >= 0 && t.m.prog.Globals[i].Const {
			return atConst
		}
	}
	return atShared
}

// cells is what the n bytes at a of the own stack depend on.
func (t *Thread) cells(a, n uint64) (s event.DepSet) {
	if len(t.shadow) == 0 {
		return 0
	}
	at, i := t.place(a)
	if i < 0 {
		return 0
	}
	for k := t.cellFrom(at); k < len(t.shadow) && t.shadow[k].lo < at+uint32(n); k++ {
		s = t.m.deps.Union(s, t.shadow[k].set)
	}
	return s
}

// cellFrom is the index of the first cell that ends after byte at.
func (t *Thread) cellFrom(at uint32) int {
	lo, hi := 0, len(t.shadow)
	for lo < hi {
		m := int(uint(lo+hi) >> 1)
		if t.shadow[m].hi <= at {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo
}

// setCells makes s what the n bytes at a of the own stack depend on.
func (t *Thread) setCells(a, n uint64, s event.DepSet) {
	if s == 0 && len(t.shadow) == 0 || n == 0 {
		return
	}
	at, i := t.place(a)
	if i < 0 {
		return
	}
	// Beyond the object is a fault, which follows.
	o := &t.objs[i]
	lo, hi := at, min(at+uint32(n), 8*o.mem+o.size)
	k := t.cellFrom(lo)
	e := k
	for e < len(t.shadow) && t.shadow[e].lo < hi {
		e++
	}
	var put [3]cell
	c := put[:0]
	if k < e && t.shadow[k].lo < lo {
		c = append(c, cell{lo: t.shadow[k].lo, hi: lo, set: t.shadow[k].set, at: t.shadow[k].at})
	}
	if s != 0 {
		c = append(c, cell{lo: lo, hi: hi, set: s, at: t.now(s).at})
	}
	if k < e && t.shadow[e-1].hi > hi {
		c = append(c, cell{lo: hi, hi: t.shadow[e-1].hi, set: t.shadow[e-1].set, at: t.shadow[e-1].at})
	}
	if len(c) == e-k {
		copy(t.shadow[k:e], c)
		return
	}
	n0 := len(t.shadow)
	for len(t.shadow) < n0+len(c)-(e-k) {
		t.shadow = append(t.shadow, cell{})
	}
	copy(t.shadow[k+len(c):], t.shadow[e:n0])
	copy(t.shadow[k:], c)
	t.shadow = t.shadow[:n0+len(c)-(e-k)]
}

// dropCells forgets the bytes from the end of Thread.mem on.
func (t *Thread) dropCells() {
	end := uint32(8 * len(t.mem))
	for n := len(t.shadow); n > 0 && t.shadow[n-1].lo >= end; n-- {
		t.shadow = t.shadow[:n-1]
	}
}

// objectOf is the index of the private or fresh object that has the bytes of c, -1 if there is none.
func (t *Thread) objectOf(c *cell) int {
	for i := range t.objs {
		if o := &t.objs[i]; (o.state == objPrivate || o.state == objFresh) && 8*o.mem <= c.lo && c.hi <= 8*o.mem+o.size {
			return i
		}
	}
	return -1
}

// born is the Malloc event of the escaped object of the own stack that a points
// into, as a set.
func (t *Thread) born(a uint64) event.DepSet {
	a &= addrMask
	if _, i := t.place(a); i >= 0 && t.objs[i].state != objPrivate {
		return t.m.deps.Of(int32(t.objs[i].hash))
	}
	return 0
}

// kindOf tells values of a select apart whose accesses are events from those whose are
// not.
func (t *Thread) kindOf(v uint64) int {
	v &= addrMask
	if t.where(v) == atPrivate {
		_, i := t.place(v)
		return 2 + i
	}
	if t.where(v) == atConst {
		return 1
	}
	return 0
}
