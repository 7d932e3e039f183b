package interp

import (
	"fmt"
	"math"

	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/interp/ir"
)

// val fetches an operand.
func val(regs, consts []uint64, o int32) uint64 {
	if o >= 0 {
		return regs[o]
	}
	return consts[^o]
}

// sext sign-extends the low w bits of v, 1 <= w <= 64.
func sext(v uint64, w uint8) int64 { return int64(v<<(64-w)) >> (64 - w) }

func b2i(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Resume implements event.Thread.
func (t *Thread) Resume(v event.Value, lab *event.Label) {
	if t.watching != watchOff {
		t.watched(v)
	}
	if t.guarding == guardNone || !t.guarded(&v, lab) {
		t.access(v, lab)
		if t.m.prog.SectionLock != 0 {
			t.section(lab)
		}
	}
	if o := &t.fresh.owed; o.n > 0 || o.stale {
		t.owes(lab)
	}
	if t.watching != watchOff {
		t.watchNext(lab)
	}
	if t.retry.set {
		t.retried(lab)
	}
	if t.looked {
		t.clocked(lab)
	}
	if t.named {
		t.named = false
		lab.Attr |= event.Named
	}
	if t.again {
		t.again = false
		if lab.Kind != event.Block {
			lab.Attr |= event.Again
		}
	}
}

// access goes on to the next event as it is made, which may be with other bytes.
func (t *Thread) access(v event.Value, lab *event.Label) {
	if t.m.resizes {
		t.resumeResized(v, lab)
	} else {
		t.step(v, lab)
	}
}

// step goes on to the next event as the program makes it.
func (t *Thread) step(v event.Value, lab *event.Label) {
	if t.m.deps == nil {
		t.resume(v, lab)
	} else {
		t.resumeTracked(v, lab)
	}
}

func (t *Thread) resume(v event.Value, lab *event.Label) {
	t.events++
	switch t.phase {
	case phRun:
	case phNext:
		t.phase = phRun
		t.frames[len(t.frames)-1].pc++
	case phValue:
		t.phase = phRun
		f := &t.frames[len(t.frames)-1]
		in := &f.fn.Code[f.pc]
		if t.m.prog.Seeds && in.Op == ir.OpLoad {
			t.noteRead(val(t.slots[f.base:], t.m.prog.Consts, in.A)+in.Imm, v, in.Size, uint8(t.order(Reads, event.Ordering(in.Ord))))
		}
		if in.Dst >= 0 {
			t.slots[f.base+in.Dst] = v.Lo
			if v.Hi != 0 {
				t.setUndef(f, in.Dst, v.Hi, t.justRead())
			}
		}
		f.pc++
	case phEscape:
		if t.escStep(lab) {
			return
		}
		t.phase = phRun
	case phUnwind:
		if t.unwindTo(lab) {
			return
		}
	case phBuiltin:
		t.log = append(t.log, v)
		t.phase = phRun
	case phOp, phOp2, phOp3, phChunk:
		if t.goOn(v, lab) {
			return
		}
	default:
		panic("BUG: resume after a terminal label")
	}
	t.m.steps += t.run(lab)
}

// out stores result i of the list instruction in.
func (t *Thread) put(f *frame, in *ir.Inst, i int32, v uint64) {
	if i < in.Dst {
		if s := t.m.prog.Operands[in.C+i]; s >= 0 {
			t.slots[f.base+s] = v
			if f.und != 0 {
				t.setUndef(f, s, 0, 0)
			}
			if t.m.deps != nil {
				t.slotDeps[f.base+s] = t.now(t.dep.res)
			}
		}
	}
}

// arg fetches input i of the list instruction in.
func (t *Thread) arg(f *frame, in *ir.Inst, i int32) uint64 {
	return val(t.slots[f.base:], t.m.prog.Consts, t.m.prog.Operands[in.A+i])
}

// run executes instructions up to the next event, whose label it puts in *lab, and
// returns how many.
func (t *Thread) run(lab *event.Label) (steps uint64) {
	m := t.m
	consts := m.prog.Consts
	ops := m.prog.Operands
	limit := m.maxSteps
	tracks := m.deps != nil

	f := &t.frames[len(t.frames)-1]
	regs := t.slots[f.base:]
	code := m.code[f.fn.Index]
	pc := f.pc
	slow := tracks || f.und != 0 // something is to be done before each instruction
	for {
		in := &code[pc]
		steps++
		if slow {
			if tracks {
				t.track(f, in)
			}
			if f.und != 0 {
				if t.taint(f, in, pc, lab) {
					return
				}
			} else if !tracks {
				slow = false
			}
		}
		switch in.Op {
		case ir.OpReach:
			code[pc].Op = f.fn.Code[pc].Op
			steps--
			continue
		case ir.OpNop:
		case ir.OpInitial:
			regs[in.Dst] = in.Imm
		case ir.OpMov, ir.OpFreeze:
			regs[in.Dst] = val(regs, consts, in.A)
		case ir.OpUndef:
			regs[in.Dst] = 0
			t.setUndef(f, in.Dst, in.Imm, bornAt|uint32(in.C))
			slow = true
		case ir.OpAdd:
			regs[in.Dst] = (val(regs, consts, in.A) + val(regs, consts, in.B)) & in.Imm
		case ir.OpSub:
			regs[in.Dst] = (val(regs, consts, in.A) - val(regs, consts, in.B)) & in.Imm
		case ir.OpMul:
			regs[in.Dst] = (val(regs, consts, in.A) * val(regs, consts, in.B)) & in.Imm
		case ir.OpAnd:
			regs[in.Dst] = val(regs, consts, in.A) & val(regs, consts, in.B)
		case ir.OpOr:
			regs[in.Dst] = val(regs, consts, in.A) | val(regs, consts, in.B)
		case ir.OpXor:
			regs[in.Dst] = val(regs, consts, in.A) ^ val(regs, consts, in.B)
		case ir.OpAddImm:
			regs[in.Dst] = val(regs, consts, in.A) + in.Imm
		case ir.OpMulAdd:
			regs[in.Dst] = val(regs, consts, in.A) + uint64(sext(val(regs, consts, in.B), in.Size))*in.Imm
		case ir.OpAndImm:
			regs[in.Dst] = val(regs, consts, in.A) & in.Imm
		case ir.OpSExt:
			regs[in.Dst] = uint64(sext(val(regs, consts, in.A), in.Size)) & in.Imm
		case ir.OpShl:
			s := val(regs, consts, in.B)
			if s >= uint64(in.Size) {
				regs[in.Dst] = 0
			} else {
				regs[in.Dst] = val(regs, consts, in.A) << s & in.Imm
			}
		case ir.OpLShr:
			s := val(regs, consts, in.B)
			if s >= uint64(in.Size) {
				regs[in.Dst] = 0
			} else {
				regs[in.Dst] = val(regs, consts, in.A) >> s
			}
		case ir.OpAShr:
			s := min(val(regs, consts, in.B), uint64(in.Size)-1)
			regs[in.Dst] = uint64(sext(val(regs, consts, in.A), in.Size)>>s) & ir.Mask(uint(in.Size))
		case ir.OpEQ:
			regs[in.Dst] = b2i(val(regs, consts, in.A) == val(regs, consts, in.B))
		case ir.OpNE:
			regs[in.Dst] = b2i(val(regs, consts, in.A) != val(regs, consts, in.B))
		case ir.OpULT:
			regs[in.Dst] = b2i(val(regs, consts, in.A) < val(regs, consts, in.B))
		case ir.OpULE:
			regs[in.Dst] = b2i(val(regs, consts, in.A) <= val(regs, consts, in.B))
		case ir.OpSLT:
			regs[in.Dst] = b2i(sext(val(regs, consts, in.A), in.Size) < sext(val(regs, consts, in.B), in.Size))
		case ir.OpSLE:
			regs[in.Dst] = b2i(sext(val(regs, consts, in.A), in.Size) <= sext(val(regs, consts, in.B), in.Size))
		case ir.OpSelect:
			if val(regs, consts, in.A) != 0 {
				regs[in.Dst] = val(regs, consts, in.B)
			} else {
				regs[in.Dst] = val(regs, consts, in.C)
			}
		case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
			a, b := val(regs, consts, in.A), val(regs, consts, in.B)
			if invariant.Enabled && in.Imm == ir.Divides && (b == 0 || in.Op >= ir.OpSDiv && sext(b, in.Size) < 0) {
				panic("BUG: a divisor is 0 or negative that cannot be")
			}
			if b == 0 {
				f.pc = pc
				t.fault(lab, event.FaultDivByZero, "division by zero")
				return
			}
			switch in.Op {
			case ir.OpUDiv:
				regs[in.Dst] = a / b
			case ir.OpURem:
				regs[in.Dst] = a % b
			default:
				x, y := sext(a, in.Size), sext(b, in.Size)
				if y == -1 {
					if x == math.MinInt64>>(64-in.Size) {
						f.pc = pc
						t.fault(lab, event.FaultDivOverflow, "the smallest integer divided by -1")
						return
					}
					if in.Op == ir.OpSDiv {
						regs[in.Dst] = uint64(-x) & ir.Mask(uint(in.Size))
					} else {
						regs[in.Dst] = 0
					}
				} else if in.Op == ir.OpSDiv {
					regs[in.Dst] = uint64(x/y) & ir.Mask(uint(in.Size))
				} else {
					regs[in.Dst] = uint64(x%y) & ir.Mask(uint(in.Size))
				}
			}
		case ir.OpMath:
			regs[in.Dst] = intMath(in.Ord, uint(in.Size), val(regs, consts, in.A), val(regs, consts, in.B), val(regs, consts, in.C))
		case ir.OpFAdd:
			regs[in.Dst] = fromF(toF(val(regs, consts, in.A), in.Size)+toF(val(regs, consts, in.B), in.Size), in.Size)
		case ir.OpFSub:
			regs[in.Dst] = fromF(toF(val(regs, consts, in.A), in.Size)-toF(val(regs, consts, in.B), in.Size), in.Size)
		case ir.OpFMul:
			regs[in.Dst] = fromF(toF(val(regs, consts, in.A), in.Size)*toF(val(regs, consts, in.B), in.Size), in.Size)
		case ir.OpFDiv:
			regs[in.Dst] = fromF(toF(val(regs, consts, in.A), in.Size)/toF(val(regs, consts, in.B), in.Size), in.Size)
		case ir.OpFNeg:
			regs[in.Dst] = val(regs, consts, in.A) ^ 1<<(in.Size-1)
		case ir.OpFCmp:
			regs[in.Dst] = b2i(fcmp(in.Ord, toF(val(regs, consts, in.A), in.Size), toF(val(regs, consts, in.B), in.Size)))
		case ir.OpFMath:
			regs[in.Dst] = floatMath(in.Ord, in.Size, in.Imm, val(regs, consts, in.A), val(regs, consts, in.B), val(regs, consts, in.C))
		case ir.OpCvt:
			regs[in.Dst] = convert(in.Ord, in.Size, uint8(in.Imm), val(regs, consts, in.A))
		case ir.OpWide:
			var x [8]uint64
			for i := int32(0); i < in.B; i++ {
				x[i] = val(regs, consts, ops[in.A+i])
			}
			var ulo, uhi uint64
			var born uint32
			if f.und != 0 {
				ok := true
				if ulo, uhi, born, ok = t.taintWide(f, in, &x); !ok {
					f.pc = pc
					t.misuse(lab, "a divisor", born)
					return
				}
			}
			lo, hi, fault := wide(in.Ord, in.Size, in.Imm, &x)
			if fault != event.FaultNone {
				f.pc = pc
				t.fault(lab, fault, "division by zero or overflow")
				return
			}
			t.put(f, in, 0, lo)
			t.put(f, in, 1, hi)
			if ulo|uhi != 0 {
				t.putUndef(f, in, 0, ulo, born)
				t.putUndef(f, in, 1, uhi, born)
			}

		case ir.OpJmp:
			pc = in.B
			continue
		case ir.OpBr:
			if val(regs, consts, in.A) != 0 {
				pc = in.B
			} else {
				pc = in.C
			}
			continue
		case ir.OpBrEQ:
			if val(regs, consts, in.A) == val(regs, consts, in.B) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpBrNE:
			if val(regs, consts, in.A) != val(regs, consts, in.B) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpBrULT:
			if val(regs, consts, in.A) < val(regs, consts, in.B) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpBrULE:
			if val(regs, consts, in.A) <= val(regs, consts, in.B) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpBrSLT:
			if sext(val(regs, consts, in.A), in.Size) < sext(val(regs, consts, in.B), in.Size) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpBrSLE:
			if sext(val(regs, consts, in.A), in.Size) <= sext(val(regs, consts, in.B), in.Size) {
				pc = in.C
			} else {
				pc = in.Dst
			}
			continue
		case ir.OpSwitch:
			pc = m.prog.Switches[in.B].Find(val(regs, consts, in.A), in.C)
			continue
		case ir.OpIndirectBr:
			if pc = m.prog.Switches[in.B].Find(val(regs, consts, in.A), -1); pc < 0 {
				pc = f.pc
				t.fault(lab, event.FaultBadCall, "jump to an address that is no label of the function")
				return
			}
			continue
		case ir.OpLoopReset:
			lp := &f.fn.Loops[in.A]
			loopAt(regs, lp).reset()
			if c := &lp.Counter; c.Slot >= 0 {
				regs[c.State+ir.CounterSlots-1] = 0
			}
			if m.loops != nil {
				m.loops.entered(t, in.A)
			}
		case ir.OpSeed:
			f.pc = pc
			st := loopAt(regs, &f.fn.Loops[in.B])
			if in.C != 0 && !t.seedIsLast(f, val(regs, consts, in.A)+in.Imm, in.Size) {
				break
			}
			st.seedAddr, st.seedKey = val(regs, consts, in.A)+in.Imm, readKey(in.Size, uint8(t.order(Reads, event.Ordering(in.Ord))))
		case ir.OpLoop:
			if steps > limit {
				f.pc = pc
				t.limit(lab, event.BlockSteps)
				return
			}
			f.pc = pc
			if m.loops != nil {
				m.loops.round(t, in.A)
			}
			if lp := &f.fn.Loops[in.A]; m.cfg.Unroll > 0 && !m.noUnroll[lp.Func] {
				st := loopAt(regs, lp)
				if st.backEdges >= uint64(m.cfg.Unroll) {
					t.block(lab, event.BlockUnroll, t.loopPos(f, lp))
					return
				}
				st.backEdges++
			}
			if in.B == 0 && !m.cfg.NoSpin && t.spins(f, in, regs, lab) {
				return
			}
		case ir.OpSpin:
			f.pc = pc
			if in.B != 0 {
				if !m.twice {
					break
				}
				if in.B == ir.TwiceEnter {
					loopAt(regs, &f.fn.Loops[in.A]).reset()
				}
			}
			if !m.cfg.NoSpin && t.spins(f, in, regs, lab) {
				return
			}

		case ir.OpLoad:
			a := val(regs, consts, in.A) + in.Imm
			f.pc = pc
			if a>>event.RegionBits == t.tag {
				if i := t.find(a); i >= 0 {
					o := &t.objs[i]
					if o.state == objPrivate && uint64(uint32(a)&(1<<event.RegionBits-1)-o.off)+uint64(in.Size) <= uint64(o.size) {
						regs[in.Dst] = t.privLoad(a, in.Size)
						if t.written(a, in.Size) != uint8(uint16(1)<<in.Size-1) || len(t.undMem) > 0 {
							u, born := t.privUndef(a, in.Size)
							if in.Ord != uint8(event.NotAtomic) && u == sizeMask(in.Size) {
								t.misuse(lab, "an atomic read", born)
								return
							}
							t.setUndef(f, in.Dst, u, born)
							slow = tracks || f.und != 0
						}
						break
					}
				}
			}
			if in.B != 0 && !m.cfg.NoSpin && t.repeats(f, in, a, lab) || t.load(f, in, a, lab) {
				return
			}
			slow = tracks || f.und != 0
		case ir.OpStore:
			a := val(regs, consts, in.A) + in.Imm
			f.pc = pc
			if a>>event.RegionBits == t.tag {
				if i := t.find(a); i >= 0 {
					o := &t.objs[i]
					if o.state == objPrivate && uint64(uint32(a)&(1<<event.RegionBits-1)-o.off)+uint64(in.Size) <= uint64(o.size) {
						if slow {
							u, born := t.undefOf(f, in.B)
							t.privStoreUndef(a, in.Size, val(regs, consts, in.B), u, born)
						} else {
							t.privStore(a, in.Size, val(regs, consts, in.B))
						}
						break
					}
				}
			}
			if t.store(f, in, a, val(regs, consts, in.B), lab) {
				return
			}
		case ir.OpLoad16, ir.OpStore16, ir.OpCmpXchg, ir.OpRMW:
			f.pc = pc
			if t.atomic(f, in, lab) {
				return
			}
			slow = tracks || f.und != 0
		case ir.OpFence:
			f.pc = pc
			o := t.order(Fences, event.Ordering(in.Ord))
			if o == event.Relaxed {
				break
			}
			*lab = event.Label{Kind: event.Fence, Ord: o, Pos: t.userPos()}
			t.phase = phNext
			return
		case ir.OpAlloca, ir.OpAllocaN:
			f.pc = pc
			if t.alloca(f, in, regs, lab) {
				return
			}
		case ir.OpMemCpy:
			f.pc = pc
			if t.memcpy(val(regs, consts, in.A), val(regs, consts, in.B), val(regs, consts, in.C), lab) {
				return
			}
			t.cur = 0
		case ir.OpMemSet:
			f.pc = pc
			if t.memset(f, in, lab) {
				return
			}
			t.cur = 0
		case ir.OpLife:
			a := val(regs, consts, in.A)
			if in.Size == ir.LifeOver && a>>event.RegionBits == t.tag {
				if i := t.find(a); i >= 0 && (t.objs[i].state == objShared || t.objs[i].state == objFresh) && t.objAddr(i) == a {
					f.pc = pc
					t.release(i, lab)
					return
				}
			}
			t.lifetime(a)
		case ir.OpStackSave:
			regs[in.Dst] = uint64(len(t.objs))
		case ir.OpStackRestore:
			if n := int(val(regs, consts, in.A)); n < len(t.objs) && n >= int(f.objs) {
				f.pc = pc
				if t.popObjects(n, t.objs[n].off, lab) {
					return
				}
			}
		case ir.OpTLS:
			regs[in.Dst] = t.tag<<event.RegionBits + in.Imm
		case ir.OpVaArea:
			regs[in.Dst] = t.vaArea(f)

		case ir.OpCall, ir.OpCallInd:
			f.pc = pc
			if steps > limit {
				t.limit(lab, event.BlockSteps)
				return
			}
			switch t.call(f, in, lab) {
			case callPending, callEnd:
				return
			case callDone:
				// a builtin: its result is there
				regs = t.slots[f.base:]
				slow = tracks || f.und != 0
			case callEntered:
				f = &t.frames[len(t.frames)-1]
				regs = t.slots[f.base:]
				code = m.code[f.fn.Index]
				pc = 0
				slow = tracks || f.und != 0
				continue
			}
		case ir.OpRet:
			f.pc = pc
			if f.und != 0 && len(t.frames) == 2 && t.tid == event.MainTid && t.useArgs(f, in, 0, in.B, func() string { return "the exit status" }, lab) {
				return
			}
			if t.popObjects(int(f.objs), f.sp, lab) {
				return
			}
			if len(t.frames) == 1 {
				panic("BUG: return from the start function")
			}
			caller := &t.frames[len(t.frames)-2]
			ci := &caller.fn.Code[caller.pc]
			for i := int32(0); i < ci.Dst; i++ {
				var v uint64
				if i < in.B {
					v = val(regs, consts, ops[in.A+i])
				}
				if s := ops[ci.C+i]; s >= 0 {
					t.slots[caller.base+s] = v
				}
			}
			if tracks {
				t.returnDeps(f, in, caller, ci)
			}
			if t.undSlots > 0 {
				t.returnUndef(f, in, caller, ci)
				t.dropUndef(f)
			}
			slow = tracks || caller.und != 0
			t.slots = t.slots[:f.base]
			t.frames = t.frames[:len(t.frames)-1]
			if t.watching != watchOff {
				t.leaves()
			}
			f = caller
			regs = t.slots[f.base:]
			code = m.code[f.fn.Index]
			pc = f.pc
		case ir.OpInvoke:
			pc = in.B
			continue
		case ir.OpPrim:
			f.pc = pc
			if t.prim(f, in, lab) {
				return
			}
			slow = tracks || f.und != 0
			if in.Ord == uint8(ir.PrimThrow) {
				f = &t.frames[len(t.frames)-1]
				regs = t.slots[f.base:]
				code = m.code[f.fn.Index]
				pc = f.pc
				slow = tracks || f.und != 0
				continue
			}
		case ir.OpLandingPad:
			n := len(t.exc)
			t.put(f, in, 0, t.exc[n-2])
			t.put(f, in, 1, t.exc[n-1])
			t.exc = t.exc[:n-2]
		case ir.OpResume:
			f.pc = pc
			if t.unwind(t.arg(f, in, 0), lab) {
				return
			}
			f = &t.frames[len(t.frames)-1]
			regs = t.slots[f.base:]
			code = m.code[f.fn.Index]
			pc = f.pc
			slow = tracks || f.und != 0
			continue
		case ir.OpUnreachable:
			f.pc = pc
			t.fault(lab, event.FaultUnreachable, "code that the compiler holds for unreachable was reached")
			return
		case ir.OpFault:
			f.pc = pc
			*lab = event.Label{Kind: event.Error, Why: uint8(in.Imm), Msg: in.B, Pos: t.userPos()}
			t.phase = phDone
			return
		default:
			panic("BUG: unknown instruction " + in.Op.String())
		}
		pc++
	}
}

// load is the part of OpLoad that is not a read of private memory. It reports true
// if the thread yields.
func (t *Thread) load(f *frame, in *ir.Inst, a uint64, lab *event.Label) bool {
	where, fault, msg := t.locate(a, uint64(in.Size), false)
	if fault != event.FaultNone {
		t.fault(lab, fault, msg)
		return true
	}
	switch where {
	case atPrivate:
		t.slots[f.base+in.Dst] = t.privLoad(a, in.Size)
		u, born := t.privUndef(a, in.Size)
		t.setUndef(f, in.Dst, u, born)
		return false
	case atConst:
		t.slots[f.base+in.Dst] = t.m.initValue(event.Addr(a), in.Size).Lo
		return false
	}
	s := uint64(in.Size)
	if in.Ord == uint8(event.NotAtomic) {
		if s&(s-1) != 0 || a&(s-1) != 0 || len(t.m.cuts) > 0 {
			if t.m.deps != nil && t.strays(f, in, a, lab) {
				return true
			}
			t.cur, t.acc = 0, 0
			t.loadPiece(in, a, lab)
			return true
		}
		*lab = event.Label{Kind: event.Read, Size: in.Size, Addr: event.Addr(a), Attr: event.Splittable, Pos: t.userPos()}
	} else {
		if a&(s-1) != 0 {
			t.fault(lab, event.FaultMisaligned, fmt.Sprintf("atomic read of %d bytes at address %#x", s, a))
			return true
		}
		*lab = event.Label{Kind: event.Read, Ord: t.order(Reads, event.Ordering(in.Ord)), Size: in.Size, Addr: event.Addr(a), Pos: t.userPos()}
	}
	t.phase = phValue
	return true
}

func (t *Thread) loadPiece(in *ir.Inst, a uint64, lab *event.Label) {
	t.chunk = t.m.piece(a+t.cur, uint64(in.Size)-t.cur)
	*lab = event.Label{Kind: event.Read, Size: t.chunk, Addr: event.Addr(a + t.cur), Attr: event.Splittable, Pos: t.userPos()}
	t.phase = phChunk
}

// store is the part of OpStore that is not a write of private memory. It reports true
// if the thread yields.
func (t *Thread) store(f *frame, in *ir.Inst, a, v uint64, lab *event.Label) bool {
	u, born := t.undefOf(f, in.B)
	u &= sizeMask(in.Size)
	v &^= u
	where, fault, msg := t.locate(a, uint64(in.Size), true)
	if fault != event.FaultNone {
		t.fault(lab, fault, msg)
		return true
	}
	if where == atPrivate {
		t.privStoreUndef(a, in.Size, v, u, born)
		return false
	}
	if in.Size == 8 && t.escapes(v, lab) {
		return true
	}
	s := uint64(in.Size)
	if in.Ord == uint8(event.NotAtomic) {
		if s&(s-1) != 0 || a&(s-1) != 0 || len(t.m.cuts) > 0 {
			if t.m.deps != nil && t.strays(f, in, a, lab) {
				return true
			}
			t.effects++
			t.shown(v)
			t.cur, t.acc, t.accUnd = 0, v, u
			t.storePiece(f, in, a, lab)
			return true
		}
		*lab = event.Label{Kind: event.Write, Size: in.Size, Addr: event.Addr(a), Val: event.Value{Lo: v, Hi: u},
			Attr: event.Splittable | t.writes(a, in.Size, v), Pos: t.userPos()}
	} else {
		if a&(s-1) != 0 {
			t.fault(lab, event.FaultMisaligned, fmt.Sprintf("atomic write of %d bytes at address %#x", s, a))
			return true
		}
		*lab = event.Label{Kind: event.Write, Ord: t.order(Writes, event.Ordering(in.Ord)), Size: in.Size, Addr: event.Addr(a), Val: event.Value{Lo: v, Hi: u},
			Attr: t.writes(a, in.Size, v), Pos: t.userPos()}
		if lab.Attr == event.Fresh && lab.Ord.SC() {
			t.inOrder()
		}
	}
	if u != 0 {
		t.comesFrom(lab, born)
	}
	t.phase = phNext
	return true
}

func (t *Thread) storePiece(f *frame, in *ir.Inst, a uint64, lab *event.Label) {
	t.chunk = t.m.piece(a+t.cur, uint64(in.Size)-t.cur)
	*lab = event.Label{
		Kind: event.Write, Size: t.chunk, Addr: event.Addr(a + t.cur), Attr: event.Splittable, Pos: t.userPos(),
		Val: undefValue(t.acc>>(8*t.cur)&sizeMask(t.chunk), t.accUnd>>(8*t.cur)&sizeMask(t.chunk)),
	}
	if lab.Val.Hi != 0 {
		_, born := t.undefOf(f, in.B)
		t.comesFrom(lab, born)
	}
	t.phase = phChunk
}

// goOn continues an instruction of several events after one returned v. It reports
// true if the thread yields again; otherwise the instruction at pc is next.
func (t *Thread) goOn(v event.Value, lab *event.Label) bool {
	f := &t.frames[len(t.frames)-1]
	in := &f.fn.Code[f.pc]
	switch in.Op {
	case ir.OpLoad:
		a := val(t.slots[f.base:], t.m.prog.Consts, in.A) + in.Imm
		t.acc |= v.Lo << (8 * t.cur)
		if v.Hi != 0 {
			u, born := t.undefOf(f, in.Dst)
			if born == 0 {
				born = t.justRead()
			}
			t.setUndef(f, in.Dst, u|v.Hi<<(8*t.cur), born)
		}
		t.cur += uint64(t.chunk)
		if t.cur < uint64(in.Size) {
			t.loadPiece(in, a, lab)
			return true
		}
		t.slots[f.base+in.Dst] = t.acc
		if t.m.deps != nil {
			t.slotDeps[f.base+in.Dst] = t.now(t.dep.res)
		}
		t.cur = 0
	case ir.OpStore:
		a := val(t.slots[f.base:], t.m.prog.Consts, in.A) + in.Imm
		t.cur += uint64(t.chunk)
		if t.cur < uint64(in.Size) {
			t.storePiece(f, in, a, lab)
			return true
		}
		t.cur = 0
	case ir.OpLoad16, ir.OpStore16, ir.OpCmpXchg, ir.OpRMW:
		if t.atomicGoOn(f, in, v, lab) {
			return true
		}
	case ir.OpPrim:
		if t.primGoOn(f, in, v, lab) {
			return true
		}
	case ir.OpMemCpy, ir.OpMemSet:
		// They keep their progress in cur and run again.
		t.acc, t.accUnd = v.Lo, v.Hi
		if t.phase == phOp {
			t.phase = phOp2 // the value read is in acc
		} else {
			t.phase = phRun
			t.cur += uint64(t.chunk)
		}
		return false
	default:
		panic("BUG: no continuation for " + in.Op.String())
	}
	t.phase = phRun
	f.pc++
	return false
}
