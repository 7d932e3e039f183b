package interp

import (
	"maps"
	"slices"

	"genmcgo/graph/event"
)

// A graph has one location for each address and size, so accesses that overlap must
// have the same bytes. Plain accesses are cut where they are made (Config.Cuts). This
// file is about memory that is also accessed atomically in another size, a block
// (event.MixedBlock): it stands between the instructions, which know nothing of it, and the
// labels that the explorer sees.
//
// An access of a part of a block that is not split becomes one of the whole. A read
// picks its bytes out of what the whole returned. A write first reads the whole (a plain
// or relaxed read) and then writes it with its own bytes changed; the write of a read-modify-write
// needs no further read. An access of the whole of a block that is split becomes
// several, one for each part.
//
// A block may also be atomic. Then accesses of parts become accesses of the whole, as above, but a
// write and the read before it are a read-modify-write. That is what the program does, under
// models with one order of all events.
//
// Or it is split, and the events that an atomic access is made as are joint. They have its ordering, no
// weaker than needed for what each of them does alone; what they do together is for the explorer to see.
//
// The others are not what the program does unless nothing comes in between, so the
// labels have event.Resized: the explorer checks in every execution that whatever such
// an access is in conflict with happens before it or after it. Then it does not matter
// either that a compare-exchange is a read and a write without atomicity, that parts of
// an access synchronise one by one, or with which ordering: what could synchronise with them
// comes before them anyway.

// resize is the access under way that is made with other bytes than its own. It
// contains no pointers.
type resize struct {
	whole label         // as the program makes it
	seen  event.Value   // what the block contains, or what the parts read so far returned
	from  event.DepSet  // the events that returned seen, if dependencies are tracked
	loose event.DepSet  // the reads that order nothing by themselves, likewise
	at    uint8         // bytes of the access that are done
	part  uint8         // size of the part under way
	phase resizePhase   // what the event that is waited for is
	write exclusiveMode // how to make the write of the read-modify-write whose read was last
	// stored says that the thread wrote something that depends on one of loose, which a
	// plain read may return; blended says that it wrote a part of a block so.
	stored, blended bool
	joint           bool  // the parts are events that count as one
	end             uint8 // bytes at which the parts end
}

type label = event.Label

type resizePhase uint8

const (
	rzNone   resizePhase = iota // the access as the program makes it
	rzPick                      // a read of the whole, of which a part is wanted
	rzBefore                    // a read of the whole, before the write of a part
	rzParts                     // one of several parts
	rzTail                      // the last of several parts, which comes first
)

type exclusiveMode uint8

const (
	rmwAsIs  exclusiveMode = iota // no Resized
	rmwWhole                      // a read-modify-write of the whole
	rmwLoose                      // a read and a write
	rmwJoint                      // several reads and writes that are joint
)

// prepareBlocks makes cuts and blocks agree: all accesses that are larger than a block
// are cut at its ends, and none are cut in a block that is not split.
func (m *Machine) prepareBlocks() {
	m.cuts = m.cfg.Cuts
	if len(m.cfg.Blocks) > 0 {
		m.blocks = slices.DeleteFunc(slices.Clone(m.cfg.Blocks), m.straddles)
		slices.SortFunc(m.blocks, func(a, b event.MixedBlock) int { return int(a.Addr) - int(b.Addr) })
		m.cuts = maps.Clone(m.cfg.Cuts)
		if m.cuts == nil {
			m.cuts = map[event.Addr]struct{}{}
		}
		for _, b := range m.blocks {
			for i := event.Addr(1); i < event.Addr(b.Size) && !b.Split; i++ {
				delete(m.cuts, b.Addr+i)
			}
		}
		for _, b := range m.blocks {
			m.cuts[b.Addr] = struct{}{}
			m.cuts[b.Addr+event.Addr(b.Size)] = struct{}{}
		}
	}
	m.resizes = len(m.cuts) > 0
}

// straddles reports whether b, a guess of the explorer, does not lie in one static object
// although it begins in static memory.
func (m *Machine) straddles(b event.MixedBlock) bool {
	if !b.Addr.IsStatic() {
		return false
	}
	i := m.prog.GlobalAt(b.Addr)
	if i < 0 {
		return true
	}
	g := &m.prog.Globals[i]
	return uint64(b.Addr-g.Addr)+uint64(b.Size) > g.Size
}

// block returns the block that contains address a, nil if none does.
func (m *Machine) block(a event.Addr) *event.MixedBlock {
	i, found := slices.BinarySearchFunc(m.blocks, a, func(b event.MixedBlock, a event.Addr) int {
		switch {
		case b.Addr > a:
			return 1
		case b.Addr+event.Addr(b.Size) <= a:
			return -1
		}
		return 0
	})
	if !found {
		return nil
	}
	return &m.blocks[i]
}

// resumeResized is step if accesses may be resized.
func (t *Thread) resumeResized(v event.Value, lab *event.Label) {
	z := &t.resize
	switch z.phase {
	case rzPick:
		z.seen, z.from = v, t.current()
		b := t.m.block(z.whole.Addr)
		v = pick(v, b.Size, uint8(z.whole.Addr-b.Addr), z.whole.Size)
	case rzBefore:
		z.seen, z.from = v, t.current()
		t.events++
		z.phase = rzNone
		*lab = z.whole
		b := t.m.block(lab.Addr)
		t.writeWhole(lab, b, !b.Atomic)
		if b.Atomic {
			lab.Attr |= event.Exclusive
			lab.Len |= event.AtomicBit | event.BlendBit
		}
		return
	case rzParts:
		if z.whole.Kind == event.Read {
			z.seen = insert(z.seen, z.whole.Size, v, z.at, z.part)
			if t.m.deps != nil {
				z.from = t.m.deps.Union(z.from, t.current())
			}
		}
		if z.at += z.part; z.at < z.end {
			t.events++
			t.nextPart(lab)
			return
		}
		v = event.Value{}
		if z.whole.Kind == event.Read {
			v = z.seen
		}
	case rzTail:
		z.end, z.at, z.phase = z.at, 0, rzParts
		t.events++
		t.nextPart(lab)
		return
	}
	z.phase = rzNone
	t.step(v, lab)
	if lab.Kind == event.Read || lab.Kind == event.Write || lab.Kind == event.Skip {
		t.resized(lab)
	}
}

// resized replaces *lab, an access that the program makes, by the first of the events
// that stand for it.
func (t *Thread) resized(lab *event.Label) {
	z := &t.resize
	b := t.m.block(lab.Addr)
	if t.m.deps != nil && len(t.m.blocks) > 0 {
		t.decideAddress(lab)
		t.noteLoose(lab)
	}
	half := lab.Kind == event.Skip || lab.Kind == event.Write && lab.Attr&event.Exclusive != 0 // of a read-modify-write
	switch {
	case b != nil && b.Atomic && lab.Size < b.Size && lab.Await == event.AwaitNone:
		t.resizedAtomic(lab, b, half)
		return
	case half && z.write == rmwAsIs || lab.Await != event.AwaitNone:
	case (b == nil || lab.Size > b.Size) && lab.Attr&event.Splittable == 0: // the explorer sees what overlaps
	case b == nil || b.Split || lab.Size > b.Size:
		// Builtins do not cut their accesses.
		if t.m.piece(uint64(lab.Addr), uint64(lab.Size)) < lab.Size {
			t.firstPart(lab, b, half)
			return
		}
	case lab.Addr == b.Addr && lab.Size == b.Size:
	case lab.Kind == event.Read:
		t.readWhole(lab, b)
		return
	case half:
		t.writeWhole(lab, b, z.write == rmwLoose)
		return
	default:
		z.blended = z.blended || t.m.deps != nil && t.isLoose(t.m.deps.Deps(lab.Deps).Data)
		z.whole, z.phase = *lab, rzBefore
		t.readBefore(lab, b)
		return
	}
	z.write = rmwAsIs
}

// resizedAtomic replaces *lab, an access of a part of b, by one of the whole that nothing can
// come in between of. half: it is the write of a read-modify-write.
func (t *Thread) resizedAtomic(lab *event.Label, b *event.MixedBlock, half bool) {
	z := &t.resize
	switch {
	case half:
		t.writeWhole(lab, b, false)
		z.write = rmwAsIs
	case lab.Kind == event.Write:
		z.whole, z.phase = *lab, rzBefore
		t.readBefore(lab, b)
		lab.Attr |= event.Exclusive
	default:
		z.whole, z.phase, z.write = *lab, rzPick, rmwWhole
		if lab.Attr&event.CAS != 0 {
			lab.Cmp = insert(event.Value{}, b.Size, lab.Cmp, uint8(lab.Addr-b.Addr), lab.Size)
		}
		alter(lab, b.Addr, b.Size, z.whole.Addr, z.whole.Size)
	}
	lab.Len |= event.AtomicBit
}

// decideAddress says, if dependencies are tracked, that what *lab's address depends on
// decides how many events there are.
func (t *Thread) decideAddress(lab *event.Label) {
	d := t.m.deps.Deps(lab.Deps)
	t.addCtrl(d.Addr)
	d.Ctrl = t.m.deps.Union(d.Ctrl, d.Addr)
	lab.Deps = t.m.deps.Number(d)
}

// noteLoose notes *lab if it is a read that may be part of load buffering: one that is
// relaxed, or plain and may return what depends on a relaxed one of the same thread.
// What a plain read returns otherwise happens before it, and so before all that follows,
// by means that the model orders, too.
func (t *Thread) noteLoose(lab *event.Label) {
	z := &t.resize
	switch lab.Kind {
	case event.Read:
		if lab.Ord == event.Relaxed || lab.Attr&event.CAS != 0 && lab.FailOrd == event.Relaxed ||
			lab.Ord == event.NotAtomic && (z.stored || t.m.cfg.Racy || lab.Attr&event.Quiet != 0) || lab.Ord == event.Release {
			z.loose = t.m.deps.Union(z.loose, t.current())
		}
	case event.Write:
		z.stored = z.stored || t.isLoose(t.m.deps.Deps(lab.Deps).Data)
	}
}

// isLoose reports whether s contains a read of resize.loose that does not order all that
// follows anyway.
func (t *Thread) isLoose(s event.DepSet) bool {
	d := t.m.deps
	ctrl, loose := d.Events(t.dep.ctrl), d.Events(t.resize.loose)
	for _, i := range d.Events(s) {
		if _, in := slices.BinarySearch(ctrl, i); in {
			continue
		}
		if _, in := slices.BinarySearch(loose, i); in {
			return true
		}
	}
	return false
}

// addData adds s to what the value that *lab writes depends on.
func (t *Thread) addData(lab *event.Label, s event.DepSet) {
	if t.m.deps != nil {
		d := t.m.deps.Deps(lab.Deps)
		d.Data = t.m.deps.Union(d.Data, s)
		lab.Deps = t.m.deps.Number(d)
	}
}

// current is the event that the thread is at, as a set.
func (t *Thread) current() event.DepSet {
	if t.m.deps == nil {
		return 0
	}
	return t.m.deps.Of(int32(t.events))
}

// alter makes *lab an access of size bytes at a that stands for one of the n bytes at at.
func alter(lab *event.Label, a event.Addr, size uint8, at event.Addr, n uint8) {
	lab.Addr, lab.Size = a, size
	lab.Attr = lab.Attr&^event.Splittable | event.Resized
	lab.SetSpan(at, n)
}

// loosen makes *lab, the read of a read-modify-write, a read that none follows.
func loosen(lab *event.Label) {
	if lab.Attr&event.CAS != 0 {
		lab.Ord, lab.FailOrd, lab.Cmp = lab.FailOrd, 0, event.Value{} // it may fail
	}
	lab.Attr &^= event.CAS | event.Exclusive
}

// readWhole makes *lab, a read of a part of b, one of b.
func (t *Thread) readWhole(lab *event.Label, b *event.MixedBlock) {
	z := &t.resize
	if z.blended {
		// It may read the rest from a write that other reads decide, and then hand on
		// what it does not depend on.
		a, n := lab.Addr, lab.Size
		t.fault(lab, event.FaultUnsupported, "under a model with dependencies, reading a part of memory that is accessed atomically as a whole, "+
			"after writing a part of it with a value that depends on a relaxed read; access it in one size, or choose a model without dependencies (rc11)")
		lab.Addr, lab.Size = a, n // joint accesses are not made so
		return
	}
	z.whole, z.phase, z.write = *lab, rzPick, rmwWhole
	if lab.Attr&event.CAS != 0 {
		z.write = rmwLoose
		loosen(lab)
	}
	alter(lab, b.Addr, b.Size, z.whole.Addr, z.whole.Size)
}

// readBefore makes *lab, a write of a part of b, the read of b that comes first.
func (t *Thread) readBefore(lab *event.Label, b *event.MixedBlock) {
	w := *lab
	*lab = event.Label{Kind: event.Read, Pos: w.Pos, Attr: w.Attr & event.Quiet, Deps: w.Deps, Len: event.CopiedBit}
	if w.Ord != event.NotAtomic {
		lab.Ord = event.Relaxed // no part of a data race
	}
	alter(lab, b.Addr, b.Size, w.Addr, w.Size)
	if t.m.deps != nil {
		d := t.m.deps.Deps(w.Deps)
		d.Data = 0
		lab.Deps = t.m.deps.Number(d)
	}
}

// writeWhole makes *lab, a write of a part of b, one of b, which contained resize.seen
// so far; or a Skip in place of such a write. loose says that this and the read of it
// are no read-modify-write.
func (t *Thread) writeWhole(lab *event.Label, b *event.MixedBlock, loose bool) {
	w := *lab
	if loose {
		lab.Attr &^= event.Exclusive
		t.addData(lab, t.resize.from)
	}
	if w.Kind == event.Skip {
		lab.Addr, lab.Size = b.Addr, b.Size
		return
	}
	lab.Val = insert(t.resize.seen, b.Size, w.Val, uint8(w.Addr-b.Addr), w.Size)
	alter(lab, b.Addr, b.Size, w.Addr, w.Size)
}

// firstPart makes *lab, an access in block b, the first of its parts. half: it is the write of a read-modify-write.
func (t *Thread) firstPart(lab *event.Label, b *event.MixedBlock, half bool) {
	z := &t.resize
	if lab.Kind == event.Read {
		z.seen, z.from = event.Value{}, 0
	} else if half {
		t.addData(lab, z.from)
	}
	z.whole, z.at, z.end, z.phase, z.write = *lab, 0, lab.Size, rzParts, rmwLoose
	if z.joint = b != nil && b.Joint && lab.Attr&event.Splittable == 0 && lab.Ord != event.NotAtomic; z.joint {
		z.write = rmwJoint
		if half {
			z.at, z.phase = t.tail(lab), rzTail
		}
	}
	t.nextPart(lab)
}

// nextPart makes *lab the next part of the access under way.
func (t *Thread) nextPart(lab *event.Label) {
	z := &t.resize
	a := z.whole.Addr + event.Addr(z.at)
	z.part = t.m.piece(uint64(a), uint64(z.whole.Size-z.at))
	*lab = z.whole
	switch lab.Kind {
	case event.Read:
		loosen(lab)
	case event.Write:
		lab.Attr &^= event.Exclusive
		lab.Val = pick(z.whole.Val, z.whole.Size, z.at, z.part)
	case event.Skip:
		lab.Addr, lab.Size = a, z.part
		return
	}
	if z.whole.Attr&event.Splittable != 0 {
		lab.Addr, lab.Size = a, z.part
	} else {
		alter(lab, a, z.part, z.whole.Addr, z.whole.Size)
	}
	if z.joint {
		t.join(lab)
	}
	if t.m.deps != nil && z.joint && z.whole.Attr&event.CAS != 0 {
		t.addData(lab, z.from) // which decides whether it may succeed
	}
	if t.m.deps != nil && lab.Kind == event.Read && z.at > 0 {
		t.dep.own = t.m.deps.Union(t.dep.own, t.current())
		if _, in := slices.BinarySearch(t.m.deps.Events(z.loose), int32(t.events)-1); in {
			z.loose = t.m.deps.Union(z.loose, t.current())
		}
	}
}

// tail is where the last part of *lab begins.
func (t *Thread) tail(lab *event.Label) uint8 {
	for at := uint8(0); ; {
		n := t.m.piece(uint64(lab.Addr)+uint64(at), uint64(lab.Size-at))
		if at+n >= lab.Size {
			return at
		}
		at += n
	}
}

// join makes *lab, a part of the access under way, one of several events that count as one.
func (t *Thread) join(lab *event.Label) {
	z := &t.resize
	w := &z.whole
	last := z.at+z.part == w.Size
	lab.Len |= event.JointBit
	if z.at == 0 && (z.phase == rzParts && z.end == w.Size) || z.phase == rzTail {
		lab.Len |= event.OpensBit
	}
	if w.Kind == event.Read && w.Attr&(event.CAS|event.Exclusive) != 0 {
		lab.Len |= event.HalfBit
	}
	strong := uint64(event.StrongBit)
	switch {
	case w.Kind == event.Write:
		if z.phase == rzTail {
			lab.Attr |= event.Exclusive
		}
	case w.Attr&event.CAS != 0 && !last:
		lab.Ord = event.Relaxed // it is not known yet whether it succeeds
	case w.Attr&event.CAS != 0 && t.matches():
		lab.Attr |= event.CAS
		lab.Ord, lab.FailOrd, lab.Cmp = w.Ord, w.FailOrd, pick(w.Cmp, w.Size, z.at, z.part)
		if lab.FailOrd == event.SeqCst {
			lab.FailOrd = event.Acquire
			lab.Len |= event.StrongFailBit
		}
	case w.Attr&event.Exclusive != 0 && last:
		lab.Attr |= event.Exclusive
	}
	if lab.Ord != event.SeqCst {
		return
	}
	lab.Len |= strong
	switch {
	case lab.Kind == event.Write:
		lab.Ord = event.Release
	case lab.Attr&(event.CAS|event.Exclusive) != 0:
		lab.Ord = event.AcqRel
	default:
		lab.Ord = event.Acquire
	}
}

// matches reports whether what the CAS under way has read so far is what it expects.
func (t *Thread) matches() bool {
	z := &t.resize
	x, y := z.seen, z.whole.Cmp
	if z.at <= 8 {
		return (x.Lo^y.Lo)&sizeMask(z.at) == 0
	}
	return x.Lo == y.Lo && (x.Hi^y.Hi)&sizeMask(z.at-8) == 0
}

// pick returns the n bytes from byte at of v on, which has size bytes.
func pick(v event.Value, size, at, n uint8) event.Value {
	if size <= 8 { // Hi says which bits are undefined
		s := 8 * at
		return event.Value{Lo: v.Lo >> s & sizeMask(n), Hi: v.Hi >> s & sizeMask(n)}
	}
	r := u128{v.Lo, v.Hi}.shr(8 * uint(at)).mask(8 * n)
	return event.Value{Lo: r.lo, Hi: r.hi}
}

// insert returns v, which has size bytes, with the n bytes from byte at on replaced by
// those of x.
func insert(v event.Value, size uint8, x event.Value, at, n uint8) event.Value {
	if size <= 8 {
		s := 8 * at
		m := sizeMask(n) << s
		return event.Value{Lo: v.Lo&^m | x.Lo<<s&m, Hi: v.Hi&^m | x.Hi<<s&m}
	}
	if n <= 8 {
		x.Hi = 0 // of 16 bytes it cannot be said which bits are undefined
	}
	s := 8 * uint(at)
	m := u128{^uint64(0), ^uint64(0)}.mask(8 * n).shl(s)
	y := u128{x.Lo, x.Hi}.mask(8 * n).shl(s)
	return event.Value{Lo: v.Lo&^m.lo | y.lo, Hi: v.Hi&^m.hi | y.hi}
}
