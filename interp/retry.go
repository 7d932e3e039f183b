package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Compare-exchanges that are tried again. In
//
//	int v = load(&x, acquire); while (!cas(&x, &v, v + 1, acq_rel, relaxed));
//
// the compare-exchange fails with a weaker ordering than the load has, so it does not stand for the load (seed.go). But if
// nothing has changed at the second visit of the loop but v, which a failed compare-exchange has brought, then nothing new
// follows if a compare-exchange that expects v comes next:
//   - If it succeeds, the load could have read what it reads. It succeeds with an ordering that is as strong as that of the
//     load, so the order of events and what synchronises with the thread are the same behind it.
//   - If it fails, and leads back to the loop whatever it reads (failsBack), it could have read that when it failed before;
//     or, if that is what it expected then, the thread is where it was at the first visit.

// retry is such a compare-exchange that the thread may come to next.
type retry struct {
	set  bool
	key  uint32 // of the load
	loop *ir.Loop
	base int32 // of the frame of the loop
	pc   int32 // of the compare-exchange
	addr uint64
	val  uint64 // what it expects
}

// retries is told, at the second visit of loop lp, that nothing has changed since the first one but the seed, which is v now. If the
// last event, a compare-exchange of the place of the seed, failed and brought v, it notes a retry.
func (t *Thread) retries(f *frame, lp *ir.Loop, st *loopState, v uint64) {
	if st.seedAddr == 0 || t.m.cfg.SpuriousCAS || t.failed.base != f.base {
		return
	}
	r, since := &t.reads[(t.nreads-1)%4], uint32(0)
	if t.m.deps != nil {
		since = 1 // the event that stands for the write
	}
	if r.addr == st.seedAddr && uint64(r.event) > st.events && r.key == t.failed.key && r.key&0xff == st.seedKey&0xff && r.val == v &&
		r.event+since == t.events && t.failed.event == r.event {
		t.retry = retry{set: true, key: st.seedKey, loop: lp, base: f.base, pc: t.failed.pc, addr: st.seedAddr, val: v}
	}
}

// retried is told the label that the thread yields after it came to a loop that may retry, and replaces it by a Block if it does.
func (t *Thread) retried(lab *event.Label) {
	r := &t.retry
	r.set = false
	f := &t.frames[len(t.frames)-1]
	if lab.Kind != event.Read || lab.Attr != event.CAS || uint64(lab.Addr) != r.addr || uint32(lab.Size) != r.key&0xff || lab.Cmp != event.V(r.val) ||
		f.base != r.base || f.pc != r.pc || !t.failsBack(f, r.loop) {
		return
	}
	if load := event.Ordering(r.key >> 8); load.Acq() && !lab.Ord.Acq() || load.SC() && !lab.Ord.SC() {
		return
	}
	deps := lab.Deps // what it depends on to have come here
	t.block(lab, event.BlockMoot, t.loopPos(f, r.loop))
	lab.Deps = deps
}

// failsBack reports whether the thread, if the compare-exchange that it is at fails, comes to loop lp in the state of the last visit,
// whatever is read, but for the seed, which is that.
func (t *Thread) failsBack(f *frame, lp *ir.Loop) bool {
	in := &f.fn.Code[f.pc]
	if lp.SeedSize != 0 || in.Op != ir.OpCmpXchg || in.Size > 8 || in.Dst != 2 {
		return false
	}
	outs := t.m.prog.Operands[in.C : in.C+2]
	w := failure{consts: t.m.prog.Consts, n: 2}
	w.now[0], w.now[1] = held{slot: outs[0], read: true}, held{slot: outs[1]}
	pc := f.pc + 1
	for steps := 0; f.fn.Code[pc].Op != ir.OpLoop; {
		in := &f.fn.Code[pc]
		if pc = w.step(in, pc); pc < 0 || steps == maxFailure {
			return false
		}
		if !in.ForDebuggers() {
			steps++
		}
	}
	if at := &f.fn.Code[pc]; &f.fn.Loops[at.A] != lp {
		return false
	}
	if s := w.find(lp.Seed); s == nil || !s.read {
		return false
	}
	return t.staysAlike(f, lp, func(s int32) (int32, bool) { return s, w.find(s) == nil }) // else it has another value, or is kept elsewhere, too
}

// maxFailure is how many instructions failsBack looks at.
const maxFailure = 32

// failure is what a compare-exchange leads to that fails, as far as that does not depend on what it reads: what the slots hold that
// were written since.
type failure struct {
	consts []uint64
	now    [12]held
	n      int
}

// held is what a slot holds: the value read, or number n.
type held struct {
	slot int32
	read bool
	n    uint64
}

// find returns what slot o holds, nil if it was not written.
func (w *failure) find(o int32) *held {
	for i := range w.now[:w.n] {
		if w.now[i].slot == o {
			return &w.now[i]
		}
	}
	return nil
}

// number returns operand o if it is known to be a number.
func (w *failure) number(o int32) (uint64, bool) {
	if o < 0 {
		return w.consts[^o], true
	}
	if h := w.find(o); h != nil && !h.read {
		return h.n, true
	}
	return 0, false
}

// write writes down what a slot holds from now on. It returns false if there is no room.
func (w *failure) write(h held) bool {
	if old := w.find(h.slot); old != nil {
		*old = h
		return true
	}
	if w.n == len(w.now) {
		return false
	}
	w.now[w.n] = h
	w.n++
	return true
}

// step does instruction in at pc, and returns where it goes on; -1 if that is not known, or if it is something else than a move, a test
// of what is known, or a branch.
func (w *failure) step(in *ir.Inst, pc int32) (next int32) {
	if in.ForDebuggers() {
		return pc + 1
	}
	switch in.Op {
	case ir.OpNop:
		return pc + 1
	case ir.OpJmp:
		return in.B
	case ir.OpMov:
		h := held{slot: in.Dst}
		if from := w.find(in.A); from != nil {
			h.read, h.n = from.read, from.n
		} else if n, ok := w.number(in.A); ok {
			h.n = n
		} else {
			return -1
		}
		if !w.write(h) {
			return -1
		}
		return pc + 1
	}
	a, ok := w.number(in.A)
	if !ok {
		return -1
	}
	if in.Op == ir.OpBr {
		if a != 0 {
			return in.B
		}
		return in.C
	}
	if in.Op == ir.OpAndImm {
		return w.result(in, a&in.Imm, pc)
	}
	return w.test(in, a, pc)
}

// test is step for instructions of two operands, of which a is the first one.
func (w *failure) test(in *ir.Inst, a uint64, pc int32) (next int32) {
	b, ok := w.number(in.B)
	switch {
	case !ok:
	case in.Op == ir.OpXor:
		return w.result(in, a^b, pc)
	case in.Op == ir.OpEQ:
		return w.result(in, b2i(a == b), pc)
	case in.Op == ir.OpNE:
		return w.result(in, b2i(a != b), pc)
	case in.Op == ir.OpBrEQ && a == b, in.Op == ir.OpBrNE && a != b:
		return in.C
	case in.Op == ir.OpBrEQ, in.Op == ir.OpBrNE:
		return in.Dst
	}
	return -1
}

// result lets instruction in at pc have result n.
func (w *failure) result(in *ir.Inst, n uint64, pc int32) (next int32) {
	if !w.write(held{slot: in.Dst, n: n}) {
		return -1
	}
	return pc + 1
}
