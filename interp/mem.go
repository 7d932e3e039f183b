package interp

import (
	"fmt"
	"math/bits"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
)

// Where an address lies.
const (
	atShared  = iota // other threads can reach it: an access is an event
	atPrivate        // in object t.last
	atConst          // a constant: reading is no event
)

// addrMask removes the upper 16 bits of a pointer, where programs keep tags.
const addrMask = 1<<47 - 1

// redZone is the least distance between two objects.
const redZone = 16

// reuse is how much of the stack region is used before the addresses of variables
// of functions that returned are used again: not sooner, so that dangling pointers
// are noticed.
const reuse = 1 << (event.RegionBits - 1)

// mix hashes a word and its address.
func mix(a, v uint64) uint64 {
	hi, lo := bits.Mul64(a^0x9e3779b97f4a7c15, v^0xd1b54a32d192ed03)
	return hi ^ lo ^ v*0xff51afd7ed558ccd
}

// find returns the index of the object of the own stack that contains a, or -1.
func (t *Thread) find(a uint64) int {
	off := uint32(a & (1<<event.RegionBits - 1))
	if i := t.last; i >= 0 && int(i) < len(t.objs) {
		if o := &t.objs[i]; off-o.off < o.size {
			return int(i)
		}
	}
	lo, hi := 0, len(t.objs)
	for lo < hi {
		m := int(uint(lo+hi) >> 1)
		if t.objs[m].off <= off {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo == 0 {
		return -1
	}
	if o := &t.objs[lo-1]; off-o.off < o.size {
		t.last = int32(lo - 1)
		return lo - 1
	}
	return -1
}

// locate says where an access of size bytes at a goes, or which fault it is. For
// atPrivate, t.last is the object.
func (t *Thread) locate(a, size uint64, write bool) (int, event.Fault, string) {
	if a>>event.RegionBits == t.tag {
		i := t.find(a)
		if i < 0 {
			return t.wild(a, size, write)
		}
		o := &t.objs[i]
		if o.state != objPrivate {
			return atShared, 0, ""
		}
		off := a&(1<<event.RegionBits-1) - uint64(o.off)
		if off+size > uint64(o.size) {
			return 0, event.FaultOutOfBounds, fmt.Sprintf("%s of %d bytes at offset %d of a local variable of %d bytes%s",
				accessName(write), size, off, o.size, t.objName(i))
		}
		return atPrivate, 0, ""
	}
	ad := event.Addr(a)
	if ad.IsStatic() {
		i := t.m.prog.GlobalAt(ad)
		if i >= 0 {
			g := &t.m.prog.Globals[i]
			if g.Extern && !t.frames[len(t.frames)-1].fn.Lib {
				return 0, event.FaultUnsupported, t.undefined(g.Name, write)
			}
			if (g.Const || uint64(ad-g.Addr)+size > g.Size) && t.body.beside(ad, size) {
				return atShared, 0, ""
			}
			if uint64(ad-g.Addr)+size > g.Size {
				return 0, event.FaultOutOfBounds, fmt.Sprintf("%s of %d bytes at offset %d of %s, which has %d bytes",
					accessName(write), size, uint64(ad-g.Addr), debug.Name(g.Name), g.Size)
			}
			if g.Const {
				if write && g.Unwritten {
					return 0, event.FaultOutOfBounds, "write to " + debug.Name(g.Name) + " through an address of something else"
				}
				if write {
					return 0, event.FaultReadOnly, "write to the constant " + debug.Name(g.Name)
				}
				return atConst, 0, ""
			}
			return atShared, 0, ""
		}
		if ad >= t.m.argBase && uint64(ad-t.m.argBase)+size <= uint64(len(t.m.argImage)) {
			return atShared, 0, ""
		}
		if t.body.beside(ad, size) {
			return atShared, 0, ""
		}
		return t.wildStatic(a, size, write)
	}
	if ad.IsDynamic() {
		return atShared, 0, ""
	}
	if ad < event.NullEnd {
		return 0, event.FaultNullDeref, fmt.Sprintf("%s at address %#x", accessName(write), a)
	}
	return 0, event.FaultInvalidAccess, fmt.Sprintf("%s at address %#x, where there is no object", accessName(write), a)
}

// undefined says that the program accesses the variable called name, which it only declares.
func (t *Thread) undefined(name string, write bool) string {
	pos := t.m.prog.Position(t.userPos())
	return fmt.Sprintf("%s:%d: %s of %s, a variable that is neither defined nor modelled; define it in the program, or give the file that defines it, too",
		pos.File, pos.Line, accessName(write), debug.Name(name))
}

func accessName(write bool) string {
	if write {
		return "write"
	}
	return "read"
}

// wild is locate for an address in the own stack that is in no live object.
func (t *Thread) wild(a, size uint64, write bool) (int, event.Fault, string) {
	off := uint32(a & (1<<event.RegionBits - 1))
	for i := range t.m.prog.TLS {
		if v := &t.m.prog.TLS[i]; v.Extern && off >= v.Off && uint64(off-v.Off) < max(v.Size, 1) {
			return 0, event.FaultUnsupported, t.undefined(v.Name, write)
		}
	}
	if off >= t.spMax {
		return 0, event.FaultInvalidAccess, fmt.Sprintf("%s at stack address %#x, where there is no object", accessName(write), a)
	}
	for i := range t.objs {
		o := &t.objs[i]
		if off >= o.off+o.size && off < o.off+o.size+redZone || off < o.off && off+redZone >= o.off {
			return 0, event.FaultOutOfBounds, fmt.Sprintf("%s outside a local variable of %d bytes%s", accessName(write), o.size, t.objName(i))
		}
	}
	return 0, event.FaultUseAfterReturn, accessName(write) + " of a local variable whose function has returned"
}

func (t *Thread) objName(i int) string {
	if s := t.objs[i].site; s >= 0 {
		if n := t.m.prog.Sites[s].Name; n != "" {
			return " (" + n + ")"
		}
	}
	return ""
}

// wildStatic is locate for a static address in no variable.
func (t *Thread) wildStatic(a, size uint64, write bool) (int, event.Fault, string) {
	p := t.m.prog
	if n, off := p.SymbolAt(event.Addr(a)); n != "" && off < 16 && event.Addr(a) < p.DataBase {
		return 0, event.FaultInvalidAccess, accessName(write) + " of the code of function " + debug.Name(n)
	}
	for i := range p.Globals {
		g := &p.Globals[i]
		if ad := event.Addr(a); ad >= g.Addr+event.Addr(g.Size) && (i+1 == len(p.Globals) || ad < p.Globals[i+1].Addr) {
			if i+1 < len(p.Globals) && p.Globals[i+1].Addr-ad < ad-(g.Addr+event.Addr(g.Size)) {
				return 0, event.FaultOutOfBounds, fmt.Sprintf("%s %d bytes before %s", accessName(write), p.Globals[i+1].Addr-ad, debug.Name(p.Globals[i+1].Name))
			}
			return 0, event.FaultOutOfBounds, fmt.Sprintf("%s at offset %d of %s, which has %d bytes", accessName(write), ad-g.Addr, debug.Name(g.Name), g.Size)
		}
	}
	return 0, event.FaultInvalidAccess, fmt.Sprintf("%s at address %#x, where there is no object", accessName(write), a)
}

// newObject puts an object on the stack and returns its index, -1 if the region is
// full. Its content is zero and counts as not written.
func (t *Thread) newObject(size uint64, align, site, layout int32) int {
	if align < 16 {
		align = 16
	}
	off := (uint64(t.sp) + uint64(align) - 1) &^ (uint64(align) - 1)
	if size >= 1<<26 || off+size+redZone >= 1<<event.RegionBits {
		return -1
	}
	w := len(t.mem)
	n := int(size+7) / 8
	if w+n > cap(t.mem) {
		t.mem = append(t.mem, make([]uint64, n)...)
	} else {
		t.mem = t.mem[:w+n]
		clear(t.mem[w:])
	}
	if w+n > cap(t.init) {
		t.init = append(t.init, make([]uint8, n)...)
	} else {
		t.init = t.init[:w+n]
		clear(t.init[w:])
	}
	if len(t.undMem) > 0 {
		for len(t.undMem) < len(t.mem) {
			t.undMem = append(t.undMem, undef{})
		}
	}
	t.objs = append(t.objs, object{off: uint32(off), size: uint32(size), mem: uint32(w), site: site, layout: layout})
	t.sp = uint32(off + size + redZone)
	t.spMax = max(t.spMax, t.sp)
	return len(t.objs) - 1
}

func (t *Thread) objAddr(i int) uint64 { return t.tag<<event.RegionBits | uint64(t.objs[i].off) }

// popObjects removes the objects from index n up. It reports true if that needs an
// event first, which is then in *lab; it is to be called again afterwards.
func (t *Thread) popObjects(n int, sp uint32, lab *event.Label) bool {
	for i := len(t.objs) - 1; i >= n; i-- {
		o := &t.objs[i]
		if o.state == objShared || o.state == objFresh {
			t.release(i, lab)
			return true
		}
	}
	if n == len(t.objs) {
		return false
	}
	if len(t.undMem) > 0 {
		t.forgetUndef(t.objs[n].mem, uint32(len(t.mem)))
		t.undMem = t.undMem[:min(len(t.undMem), int(t.objs[n].mem))]
	}
	t.mem = t.mem[:t.objs[n].mem]
	if t.m.deps != nil {
		t.dropCells()
	}
	t.init = t.init[:t.objs[n].mem]
	for i := n; i < len(t.objs); i++ {
		o := &t.objs[i]
		if o.state == objPrivate {
			t.memHash ^= o.hash
		} else {
			sp = o.off + o.size + redZone // never used again
		}
	}
	t.objs = t.objs[:n]
	if t.sp > reuse {
		t.sp = sp
	}
	return false
}

// release ends the life of shared object i.
func (t *Thread) release(i int, lab *event.Label) {
	t.expose(i)
	t.objs[i].state = objFreed
	t.effects++
	*lab = event.Label{Kind: event.Free, Attr: event.Stack, Addr: event.Addr(t.objAddr(i)), Pos: t.userPos()}
	t.phase = phRun
}

// wordAddr is the address of word w of object o.
func (t *Thread) wordAddr(o *object, w uint32) uint64 {
	return t.tag<<event.RegionBits + uint64(o.off) + uint64(w)*8
}

// setWord changes word w (relative to the object) of private object o.
func (t *Thread) setWord(o *object, w uint32, v uint64) {
	p := &t.mem[o.mem+w]
	if *p != v {
		a := t.wordAddr(o, w)
		h := mix(a, *p) ^ mix(a, v)
		o.hash ^= h
		t.memHash ^= h
		*p = v
	}
}

func (t *Thread) setByte(i int, off uint32, b byte) {
	o := &t.objs[i]
	w := off / 8
	sh := off % 8 * 8
	t.setWord(o, w, t.mem[o.mem+w]&^(0xff<<sh)|uint64(b)<<sh)
}

// privLoad reads size (1..8) bytes at a, inside private object t.last.
func (t *Thread) privLoad(a uint64, size uint8) uint64 {
	o := &t.objs[t.last]
	off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
	w := o.mem + off>>3
	b := off & 7
	v := t.mem[w] >> (8 * b)
	if b+uint32(size) > 8 {
		v |= t.mem[w+1] << (64 - 8*b)
	}
	return v & sizeMask(size)
}

func sizeMask(size uint8) uint64 { return ^uint64(0) >> (64 - 8*uint(size)) }

// privStore writes size (1..8) bytes at a, inside private object t.last.
func (t *Thread) privStore(a uint64, size uint8, v uint64) {
	o := &t.objs[t.last]
	off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
	w := off >> 3
	b := off & 7
	m := sizeMask(size)
	v &= m
	if len(t.undMem) > 0 {
		t.defined(o, off, size)
	}
	t.setWord(o, w, t.mem[o.mem+w]&^(m<<(8*b))|v<<(8*b))
	im := uint16(1)<<size - 1
	t.init[o.mem+w] |= uint8(im << b)
	if b+uint32(size) > 8 {
		s := 64 - 8*b
		t.setWord(o, w+1, t.mem[o.mem+w+1]&^(m>>s)|v>>s)
		t.init[o.mem+w+1] |= uint8(im >> (8 - b))
	}
}

// written says which of the size (at most 8) bytes at a, inside private object
// t.last, were written: bit i for byte i.
func (t *Thread) written(a uint64, size uint8) uint8 {
	o := &t.objs[t.last]
	off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
	w := o.mem + off>>3
	b := off & 7
	v := t.init[w] >> b
	if b+uint32(size) > 8 {
		v |= t.init[w+1] << (8 - b)
	}
	return v & uint8(uint16(1)<<size-1)
}

// escapes is called with a value that is about to become visible to other threads.
// If it points into a private object, *lab is the event that announces the object,
// the rest follows by phEscape, and then the instruction at pc runs again.
func (t *Thread) escapes(v uint64, lab *event.Label) bool {
	if v&addrMask>>event.RegionBits != t.tag {
		return false
	}
	i := t.find(v & addrMask)
	if i < 0 || t.objs[i].state != objPrivate {
		return false
	}
	t.share(i, lab)
	return true
}

// share announces private object i.
func (t *Thread) share(i int, lab *event.Label) {
	o := &t.objs[i]
	t.losesIn(o)
	if t.m.fresh {
		o.state = objFresh
	} else {
		o.state = objShared
		t.memHash ^= o.hash
		t.effects++
	}
	o.hash = uint64(t.events)
	t.esc = append(t.esc, escape{obj: int32(i)})
	t.phase = phEscape
	*lab = event.Label{Kind: event.Malloc, Attr: event.Stack, Addr: event.Addr(t.objAddr(i)), Len: uint64(o.size), Pos: t.userPos()}
}

// escStep goes on announcing objects: it reports true with the next event in *lab,
// or false if all is said.
func (t *Thread) escStep(lab *event.Label) bool {
	for len(t.esc) > 0 {
		e := &t.esc[len(t.esc)-1]
		o := &t.objs[e.obj]
		for e.off < o.size && t.init[o.mem+e.off/8]>>(e.off%8)&1 == 0 {
			e.off++
		}
		if e.off >= o.size {
			t.esc = t.esc[:len(t.esc)-1]
			continue
		}
		a := t.objAddr(int(e.obj)) + uint64(e.off)
		size := t.escBlock(o, e.off, a)
		if size == 0 {
			size = t.escChunk(o, e.off)
		}
		if n := t.m.uncut(a, uint64(size)); n < uint64(size) {
			size = uint8(n)
			for a%uint64(size) != 0 || size&(size-1) != 0 {
				size--
			}
		}
		w := o.mem + e.off/8
		v := event.V(t.mem[w] >> (8 * (e.off % 8)) & sizeMask(min(size, 8)))
		u, born := uint64(0), uint32(0)
		if size == 16 {
			v.Hi = t.mem[w+1]
		} else if len(t.undMem) > 0 {
			u, born = t.undMem[w].bits>>(8*(e.off%8))&sizeMask(size), t.undMem[w].born
		}
		if size >= 8 && (t.escapes(v.Lo, lab) || t.escapes(v.Hi, lab)) {
			return true
		}
		t.shown(v.Lo)
		t.shown(v.Hi)
		e.off += uint32(size)
		t.phase = phEscape
		*lab = event.Label{
			Kind: event.Write, Size: size, Addr: event.Addr(a), Val: v, Attr: event.Splittable, Pos: t.userPos(),
		}
		if o.state == objFresh {
			lab.Attr |= event.Fresh
		}
		if u != 0 {
			lab.Val.Hi = u
			t.comesFrom(lab, born)
		}
		return true
	}
	return false
}

// escBlock is the size of the block that starts at a, offset off of o, if it was written
// completely and is accessed as a whole: it is announced by one write then. Otherwise 0.
func (t *Thread) escBlock(o *object, off uint32, a uint64) uint8 {
	if len(t.m.blocks) == 0 {
		return 0
	}
	b := t.m.block(event.Addr(a))
	if b == nil || b.Split || b.Addr != event.Addr(a) || off+uint32(b.Size) > o.size {
		return 0
	}
	for i := off; i < off+uint32(b.Size); i++ {
		if t.init[o.mem+i/8]>>(i%8)&1 == 0 {
			return 0
		}
	}
	return b.Size
}

// escChunk is the size of the write that announces the content of o at off, which
// is written: its scalar if that was written completely, otherwise as much as
// alignment permits.
func (t *Thread) escChunk(o *object, off uint32) uint8 {
	all := func(n uint32) bool {
		m := uint8(uint16(1)<<n - 1)
		return off%n == 0 && off+n <= o.size && t.init[o.mem+off/8]>>(off%8)&m == m
	}
	if start, size, ok := t.m.prog.Leaf(o.layout, uint64(off)); ok {
		if size > 8 {
			size = 8
			start = uint64(off) &^ 7
		}
		if start == uint64(off) && size&(size-1) == 0 && all(uint32(size)) {
			return uint8(size)
		}
		return 1
	}
	for n := uint32(8); n > 1; n /= 2 {
		if all(n) && (o.layout < 0 || !t.anyLeaf(o.layout, uint64(off), uint64(n))) {
			return uint8(n)
		}
	}
	return 1
}

func (t *Thread) anyLeaf(layout int32, off, n uint64) bool {
	for i := off; i < off+n; i++ {
		if _, _, ok := t.m.prog.Leaf(layout, i); ok {
			return true
		}
	}
	return false
}

// uncut returns how many of the n bytes at a come before the first cut inside.
func (m *Machine) uncut(a, n uint64) uint64 {
	if len(m.cuts) == 0 {
		return n
	}
	for i := uint64(1); i < n; i++ {
		if _, cut := m.cuts[event.Addr(a+i)]; cut {
			return i
		}
	}
	return n
}

// piece is the size of the first part of a plain access of n bytes at a: a power of
// two, naturally aligned, not cut.
func (m *Machine) piece(a, n uint64) uint8 {
	s := uint64(8)
	for s > 1 && (s > n || a%s != 0) {
		s /= 2
	}
	for s > 1 && m.uncut(a, s) < s {
		s /= 2
	}
	return uint8(s)
}
