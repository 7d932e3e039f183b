package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// unwind starts the search for a handler of the exception object exc, at the
// current instruction (a throw or the end of a clean-up). Frames up to the nearest
// landing pad are left, if there is a handler somewhere; otherwise it is a fault.
// It reports true if the thread yields; otherwise the last frame goes on at its pc.
func (t *Thread) unwind(exc uint64, lab *event.Label) bool {
	thrown := t.tlsGet(tlsExcType, exc)
	if e := t.tlsEntry(tlsExcType, exc); e != nil && t.m.deps != nil {
		t.addCtrl(e.set) // the type selects the handler
	}
	target, sel := -1, uint64(0)
	found := false
	for i := len(t.frames) - 1; i >= 0 && !found; i-- {
		pad := t.pad(i)
		if pad == nil {
			continue
		}
		s, adjust, ok := t.selects(pad, thrown)
		if !ok && !pad.Cleanup {
			continue
		}
		if target < 0 {
			target, sel = i, s
			if ok {
				t.tlsSet(tlsExcAdjust, exc, adjust, 0)
			}
		}
		found = ok
	}
	if !found {
		msg := "an exception is not caught"
		if thrown != 0 {
			msg += ": type " + t.m.typeName(thrown)
		}
		t.fault(lab, event.FaultUncaught, msg)
		return true
	}
	t.exc = append(t.exc, exc, sel, uint64(target))
	return t.unwindTo(lab)
}

// unwindTo leaves the frames above the target of the exception on top of t.exc and
// makes the target continue at its landing pad.
func (t *Thread) unwindTo(lab *event.Label) bool {
	target := int(t.exc[len(t.exc)-1])
	for len(t.frames)-1 > target {
		f := &t.frames[len(t.frames)-1]
		if t.popObjects(int(f.objs), f.sp, lab) {
			t.phase = phUnwind
			return true
		}
		if t.undSlots > 0 {
			t.dropUndef(f)
		}
		t.slots = t.slots[:f.base]
		t.frames = t.frames[:len(t.frames)-1]
	}
	t.leaves()
	t.exc = t.exc[:len(t.exc)-1]
	t.phase = phRun
	f := &t.frames[target]
	f.pc = f.fn.Code[f.pc+1].C
	return false
}

// pad returns the landing pad of the call that frame i executes, nil if it has none.
func (t *Thread) pad(i int) *ir.Pad {
	f := &t.frames[i]
	code := f.fn.Code
	if op := code[f.pc].Op; op != ir.OpCall && op != ir.OpCallInd || code[f.pc+1].Op != ir.OpInvoke {
		return nil
	}
	for pc := code[f.pc+1].C; ; {
		switch in := &code[pc]; in.Op {
		case ir.OpLandingPad:
			return &t.m.prog.Pads[in.Imm]
		case ir.OpJmp:
			pc = in.B
		case ir.OpMov, ir.OpLoopReset, ir.OpLoop, ir.OpNop:
			pc++
		default:
			return nil
		}
	}
}

// selects says whether a landing pad handles an exception of type thrown, and with
// which selector and adjustment.
func (t *Thread) selects(pad *ir.Pad, thrown uint64) (sel, adjust uint64, ok bool) {
	for i := range pad.Clauses {
		c := &pad.Clauses[i]
		if c.Filter {
			// An exception specification: handles what is not listed.
			listed := false
			for _, ty := range c.Types {
				_, m := t.m.match(thrown, ty)
				listed = listed || m
			}
			if !listed {
				return 0xffffffff, 0, true
			}
			continue
		}
		for _, ty := range c.Types {
			if a, m := t.m.match(thrown, ty); m {
				return ty & 0xffffffff, a, true
			}
		}
	}
	return 0, 0, false
}
