package interp

import (
	"slices"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// What clocks show. Most programs look at a clock only to say until when they wait, on which nothing depends. So at first all bits that
// a look returns are undefined (undef.go), and a look changes nothing: a loop that waits for a little longer each time comes back to the
// same state. A thread that uses such bits stops (event.Clocked), and the exploration starts again with a clock that runs where it looked
// last (Config.Clocks, rtlib/c/time.c).
//
// The thread stops at its next event at the latest. It stops, too, where it could not be told later that bits are undefined: where they
// would get into memory that others can see, an atomic access of 16 bytes, or a read-modify-write, and where some value is chosen for them
// (freeze) or they are left out of a comparison. So a thread that has not looked has no undefined bits that come from clocks.
// Random numbers are looks as well (rtlib/c/stdlib.c): most threads that ask for one only wait for so long.
// Whose the bits are that the thread uses does not matter: if they are not the clock's, it uses them in the end with all clocks running.

// tlsLook is T_LOOK of rtlib/c/rt.h.
const tlsLook = 25

// showClock is executed when the thread looks at a clock, by in.
func (t *Thread) showClock(f *frame, in *ir.Inst) {
	pos := t.userPos()
	if t.body != nil || slices.Contains(t.m.cfg.Clocks, event.Addr(pos)) {
		t.put(f, in, 0, 0)
		return
	}
	t.looked, t.lookPos = true, pos
	t.put(f, in, 0, 0)
	t.putUndef(f, in, 0, ^uint64(0), 0)
}

// loses is called where the undefined bits u, if there are any, are about to count as defined.
func (t *Thread) loses(u uint64) {
	if t.looked && u != 0 {
		t.lost = true
	}
}

// losesIn is called when private object o is about to be announced: it cannot be told then which of its bytes were stored with undefined bits.
func (t *Thread) losesIn(o *object) {
	if !t.looked || len(t.undMem) == 0 {
		return
	}
	for w := range (o.size + 7) / 8 {
		t.loses(t.undMem[o.mem+w].bits)
	}
}

// clocked is told the label that a thread yields which has looked at a clock. It replaces it by a Block if undefined bits are used.
func (t *Thread) clocked(lab *event.Label) {
	use := t.lost
	if lab.Attr&event.Exclusive != 0 && lab.Kind == event.Write { // it comes with the read before it
		return
	}
	switch lab.Kind {
	case event.Error:
		use = use || event.Fault(lab.Why) == event.FaultUninit
	case event.Write:
		use = use || lab.Size <= 8 && lab.Val.Hi != 0
	case event.ThreadCreate, event.ThreadFinish:
		use = use || lab.Val.Hi != 0
	}
	if use {
		deps := lab.Deps
		t.block(lab, event.BlockRounds, t.lookPos)
		lab.Attr, lab.Cmp.Lo, lab.Deps = event.Clocked, uint64(t.lookPos), deps
	}
}
