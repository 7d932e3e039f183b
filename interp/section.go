package interp

import "genmcgo/graph/event"

// Atomic sections: what stands between __VERIFIER_atomic_begin and _end, and functions
// named __VERIFIER_atomic_*. A section holds a lock of the library (ir.Program.SectionLock)
// from its begin to its end, so sections exclude each other. An access outside of every
// section is *guarded* if the explorer asks for that (Config.GuardReads, GuardWrites): the
// thread takes the same lock for this one access, so it comes before a section or after it.
// Nobody asks for an access that no section conflicts with.

// guard is the progress of a guarded access. It must contain no pointers and be whole words.
type guard struct {
	lab event.Label // the access, or its first half
	val event.Value // what it returned
}

// guarding says at which event of a guarded access the thread is.
type guarding uint8

const (
	guardNone   guarding = iota
	guardLock            // the lock is read
	guardTake            // and written
	guardAccess          // the access, or the read of a read-modify-write
	guardWrite           // the write of a read-modify-write
	guardLeave           // the lock is released
)

// inSection reports whether the thread is in an atomic section.
func (t *Thread) inSection() bool { return t.tlsEntry(tlsAtomic, 0) != nil }

// tlsAtomic is T_ATOMIC of rt.h, the depth of sections.
const tlsAtomic = 14

// section looks at the label that the thread is about to yield, in a program with atomic
// sections. It marks accesses of sections, and begins a guarded access.
func (t *Thread) section(lab *event.Label) {
	if !lab.Guardable() {
		return
	}
	if t.inSection() {
		lab.Attr |= event.Section
		return
	}
	if t.tid == event.MainTid && t.nchild == 0 {
		return // no other thread exists yet
	}
	_, reads := t.m.cfg.GuardReads[lab.Addr]
	_, writes := t.m.cfg.GuardWrites[lab.Addr]
	half := lab.Attr&event.Exclusive != 0 && lab.Kind == event.Write // its read was looked at
	mayWrite := lab.Kind == event.Write || lab.Attr&(event.Exclusive|event.CAS) != 0
	if half || !(reads && lab.Kind == event.Read || writes && mayWrite) {
		return
	}
	t.guard = guard{lab: *lab}
	t.guarding = guardLock
	*lab = t.lockLabel(event.Read)
	lab.Attr |= event.Exclusive
	lab.Await, lab.Why = event.AwaitEQ, uint8(event.BlockLock)
}

// lockLabel is an access to the lock of sections by a guarded access.
func (t *Thread) lockLabel(k event.Kind) event.Label {
	return event.Label{Kind: k, Ord: event.SeqCst, Size: 4, Addr: t.m.prog.SectionLock, Attr: event.Lock, Pos: t.guard.lab.Pos}
}

// guarded goes on with a guarded access after an event of it returned v. It reports true
// with the next event in *lab; else the access is over and *v what it returned.
func (t *Thread) guarded(v *event.Value, lab *event.Label) bool {
	g := &t.guard
	switch t.guarding {
	case guardLock:
		t.guarding = guardTake
		*lab = t.lockLabel(event.Write)
		lab.Attr |= event.Exclusive
		lab.Val = event.V(1)
	case guardTake:
		t.guarding = guardAccess
		*lab = g.lab
	case guardAccess:
		if g.lab.Kind == event.Read && g.lab.Succeeds(*v) {
			t.guarding = guardWrite
			t.access(*v, lab)
			return true
		}
		g.val = *v
		t.leave(lab)
	case guardWrite:
		g.val = *v
		t.leave(lab)
	case guardLeave:
		t.guarding = guardNone
		*v = g.val
		return false
	}
	t.events++
	return true
}

// leave releases the lock of sections after a guarded access.
func (t *Thread) leave(lab *event.Label) {
	t.guarding = guardLeave
	*lab = t.lockLabel(event.Write)
	lab.Attr = event.Unlock
}
