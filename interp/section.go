package interp

import "genmcgo/graph/event"

// Atomic sections: what stands between __VERIFIER_atomic_begin and _end, and functions
// named __VERIFIER_atomic_*. A section holds a lock of the library (ir.Program.SectionLock)
// from its begin to its end, so sections exclude each other. An access outside of every
// section is *guarded* if the explorer asks for that (Config.GuardReads, GuardWrites): the
// thread takes the same lock for this one access, so it comes before a section or after it.
// It does not ask for accesses that no section conflicts with.
//
// A thread that waits for a mutex must not keep the lock of sections meanwhile, if it can be
// helped: whoever releases the mutex needs it. A wait that is guarded therefore looks first,
// with the lock of sections held. If it would have to wait, it *gives up*: it releases the
// lock of sections and waits, but only to find out whether what it waits for ever comes. If
// it comes, the execution is dropped, because there is another one in which the thread looks
// later. The same holds for a wait in a section that has only read before: the section has
// not begun, as far as others can tell. A section that has written keeps its lock while
// it waits. truST/check/sections.go says what that means for deadlocks.

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
	guardLook            // a read tells whether the access would wait
	guardAccess          // the access, or the read of a read-modify-write
	guardWrite           // the write of a read-modify-write
	guardLeave           // the lock is released
	guardGiveUp          // the lock is released, because the access would wait
	guardWait            // it waits
)

// inSection reports whether the thread is in an atomic section.
func (t *Thread) inSection() bool { return t.tlsEntry(tlsAtomic, 0) != nil }

// tlsAtomic is T_ATOMIC of rt.h, the depth of sections.
const tlsAtomic = 14

// section looks at the label that the thread is about to yield, in a program with atomic
// sections. It marks accesses of sections, and begins a guarded access.
func (t *Thread) section(lab *event.Label) {
	access := lab.IsAccess()
	switch {
	case access && lab.Addr == t.m.prog.SectionLock:
		lab.Attr |= event.OfSections
		t.acted = false
	case t.inSection():
		if access {
			lab.Attr |= event.Section
		}
		if lab.Waits() && !t.acted {
			t.guard = guard{lab: *lab}
			t.look(lab)
		} else if !unseen(lab.Kind) {
			t.acted = true
		}
	case access && t.needsGuard(lab):
		t.guard = guard{lab: *lab}
		t.guarding = guardLock
		*lab = t.lockLabel(event.Read)
		lab.Attr |= event.Exclusive
		lab.Await, lab.Why = event.AwaitEQ, uint8(event.BlockLock)
	}
}

// unseen reports whether no other thread can tell that a thread did something of kind k.
func unseen(k event.Kind) bool {
	return k == event.Read || k == event.Fence || k == event.Choice
}

// needsGuard reports whether lab, an access outside of every section, is to be guarded.
func (t *Thread) needsGuard(lab *event.Label) bool {
	if t.tid == event.MainTid && t.nchild == 0 {
		return false // no other thread exists yet
	}
	_, reads := t.m.cfg.GuardReads[lab.Addr]
	_, writes := t.m.cfg.GuardWrites[lab.Addr]
	half := lab.Attr&event.Exclusive != 0 && lab.Kind == event.Write // its read was looked at
	mayWrite := lab.Kind == event.Write || lab.Attr&(event.Exclusive|event.CAS) != 0
	return !half && (reads && lab.Kind == event.Read || writes && mayWrite)
}

// lockLabel is an access to the lock of sections by a guarded access.
func (t *Thread) lockLabel(k event.Kind) event.Label {
	return event.Label{Kind: k, Ord: event.SeqCst, Size: 4, Addr: t.m.prog.SectionLock, Attr: event.Lock | event.OfSections, Pos: t.guard.lab.Pos}
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
		if g.lab.Waits() {
			t.look(lab)
			break
		}
		t.guarding = guardAccess
		*lab = g.lab
	case guardLook:
		switch {
		case !g.lab.Admits(*v):
			t.leave(lab, guardGiveUp)
		case t.inSection():
			t.guarding = guardNone // it goes on like any other event of a section
			*lab = g.lab
		default:
			t.guarding = guardAccess
			*lab = g.lab
		}
	case guardAccess:
		if g.lab.Kind == event.Read && g.lab.Succeeds(*v) {
			t.guarding = guardWrite
			t.access(*v, lab)
			return true
		}
		g.val = *v
		t.leave(lab, guardLeave)
	case guardWrite:
		g.val = *v
		t.leave(lab, guardLeave)
	case guardLeave:
		t.guarding = guardNone
		*v = g.val
		return false
	case guardGiveUp:
		t.guarding = guardWait
		*lab = g.lab
		lab.Attr = lab.Attr&^event.Exclusive | event.Section
	case guardWait:
		t.block(lab, event.BlockLater, g.lab.Pos)
	}
	t.events++
	return true
}

// look reads what the guarded access, which may have to wait, would read.
func (t *Thread) look(lab *event.Label) {
	t.guarding = guardLook
	l := &t.guard.lab
	*lab = event.Label{Kind: event.Read, Ord: l.Ord, Size: l.Size, Addr: l.Addr, Attr: l.Attr & (event.Quiet | event.Section), Pos: l.Pos}
}

// leave releases the lock of sections.
func (t *Thread) leave(lab *event.Label, then guarding) {
	t.guarding = then
	*lab = t.lockLabel(event.Write)
	lab.Attr = event.Unlock | event.OfSections
}
