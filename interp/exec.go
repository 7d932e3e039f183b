package interp

import (
	"fmt"
	"math"

	"genmcgo/graph/event"
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
	if t.watching != watchOff {
		t.watchNext(lab)
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
			t.noteRead(val(t.slots[f.base:], t.m.prog.Consts, in.A)+in.Imm, v, in.Size, in.Ord)
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
				t.slotDeps[f.base+s] = t.dep.res
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
			s := f.fn.Loops[in.A].State
			regs[s], regs[s+1], regs[s+4] = 0, 0, 0
			if m.loops != nil {
				m.loops.entered(t, in.A)
			}
		case ir.OpSeed:
			s := f.fn.Loops[in.B].State
			regs[s+4], regs[s+5] = val(regs, consts, in.A)+in.Imm, uint64(readKey(in.Size, in.Ord))
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
			if m.cfg.Unroll > 0 && !m.noUnroll[f.fn.Index] {
				lp := &f.fn.Loops[in.A]
				if regs[lp.State] >= uint64(m.cfg.Unroll) {
					t.block(lab, event.BlockUnroll, t.loopPos(f, lp))
					return
				}
				regs[lp.State]++
			}
			if in.B == 0 && !m.cfg.NoSpin && t.spins(f, in, regs, lab) {
				return
			}
		case ir.OpSpin:
			f.pc = pc
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
			*lab = event.Label{Kind: event.Fence, Ord: event.Ordering(in.Ord), Pos: t.userPos()}
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
			t.lifetime(val(regs, consts, in.A))
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

// spins decides whether the thread goes on in a loop; if not, because the loop is in
// the state of the last visit of this place and nothing happened since, or nothing that
// the round did not undo (rounds.go), it reports true with a Block in *lab.
func (t *Thread) spins(f *frame, in *ir.Inst, regs []uint64, lab *event.Label) bool {
	lp := &f.fn.Loops[in.A]
	st := regs[lp.State : lp.State+ir.LoopSlots]
	h := t.stateHash(f, lp)
	if t.m.deps != nil {
		if st[1] != 0 && t.recomputed(f, lp, st[3]) {
			st[1], st[4] = 0, 0 // as if this were the first visit
		}
	}
	seed := uint64(0)
	if lp.Seed >= 0 {
		seed = regs[lp.Seed]
		if lp.SeedSize != 0 {
			seed, h = t.seedIn(seed, lp.SeedSize, h)
		}
	}
	for i, s := range lp.Live {
		if s != lp.Seed || lp.SeedSize != 0 {
			h = mix(h+uint64(i), t.definedOf(f, s, regs[s]))
		}
	}
	if f.und != 0 {
		h = t.hashUndef(f, lp, h)
	}
	if t.m.deps != nil {
		t.trackEffects(f, lp, st, h)
	}
	e := uint64(t.effects) + 1
	if st[1] == e && st[7] != t.fresh.nwrite && !t.rewritten(lp, regs, st[7]) {
		st[1] = 0 // what was written may matter: as if this were the first visit
		st[4] = 0
	}
	if st[7] != t.fresh.nwrite {
		st[10] = 0
	}
	st[7] = t.fresh.nwrite
	quiet := st[1] == e && !t.gaveUp(uint32(st[3]))
	if lp.Seed >= 0 {
		if quiet && st[2] == h+mix(st[6], 2) && seed != st[6] && t.reseeds(st, seed) {
			// The load before the loop could have read this value itself: that execution
			// is explored, this one adds nothing.
			t.block(lab, event.BlockMoot, t.loopPos(f, lp))
			return true
		}
		if st[1] != 0 {
			st[4] = 0 // only the first iteration begins with what the seed read
		}
		st[6] = seed
		h += mix(seed, 2)
	}
	if st[1] != 0 && st[2] == h {
		if quiet {
			t.block(lab, event.BlockSpin, t.loopPos(f, lp))
			lab.Len = uint64(t.events) - st[3]
			return true
		}
		if st[11]++; t.m.cfg.MaxRounds > 0 && st[11] >= uint64(t.m.cfg.MaxRounds) {
			t.block(lab, event.BlockRounds, t.loopPos(f, lp))
			return true
		}
		if t.cameRound(in.A, uint32(st[3]), st[11], lab) {
			return true
		}
		t.again = t.m.prog.TryLocks
	} else if st[11] = 0; t.cameBack(st, e, h) {
		t.block(lab, event.BlockSpin, t.loopPos(f, lp))
		lab.Len = uint64(t.events) - st[9]>>32
		return true
	} else if t.watching != watchOff && t.watches(in.A) {
		t.unwatch()
	}
	if t.m.deps != nil && lp.Seed >= 0 {
		t.trackSeed(f, lp, quiet)
	}
	st[1], st[2], st[3] = e, h, uint64(t.events)
	t.headAt = t.events
	return false
}

// cameBack reports whether a loop with state st is in the state, with hash h, of an
// earlier visit than the last one, and had no effects since, of which there were e-1:
// its state comes round. Which visit that is changes after 1, 2, 4, ... visits, so that
// every period is found (Brent's algorithm).
func (t *Thread) cameBack(st []uint64, e, h uint64) bool {
	if st[1] == 0 || st[10] == 0 {
		st[8], st[9], st[10] = h, e&(1<<32-1)|uint64(t.events)<<32, 1<<32
		return false
	}
	if st[8] == h {
		if t.m.deps != nil {
			t.trackChanges(st[9] >> 32)
		}
		if st[9]&(1<<32-1) == e && !t.gaveUp(uint32(st[9]>>32)) {
			return true
		}
	}
	if st[10]++; uint32(st[10]) == uint32(st[10]>>32) {
		st[8], st[9], st[10] = h, e&(1<<32-1)|uint64(t.events)<<32, st[10]>>32<<33
	}
	return false
}

// seedIn returns the value of the local variable of size bytes at a, which holds the
// seed of a loop, and the hash h of the thread's state without that variable. One
// that is not private counts as 0: then it takes an event to fill it, which is no
// seed.
func (t *Thread) seedIn(a uint64, size uint8, h uint64) (seed, rest uint64) {
	if a>>event.RegionBits != t.tag {
		return 0, h
	}
	i := t.find(a)
	if i < 0 || t.objs[i].state != objPrivate || t.objs[i].size != uint32(size) {
		return 0, h
	}
	if u, _ := t.privUndef(a, size); u != 0 {
		return 0, h
	}
	return t.privLoad(a, size), h ^ t.objs[i].hash
}

func readKey(size, ord uint8) uint32 { return uint32(ord)<<8 | uint32(size) }

func (t *Thread) noteRead(a uint64, v event.Value, size, ord uint8) {
	if v.Hi != 0 {
		return // undefined bits are no seed
	}
	t.reads[t.nreads%4] = readNote{addr: a, val: v.Lo, event: t.events, key: readKey(size, ord)}
	t.nreads++
}

// reseeds reports whether a read since the last visit of a loop header, of at least
// the ordering of the loop's seed, got the value v from the place of the seed. Then
// the execution in which the seed reads v itself, and everything since is left out,
// leads to the same state: all that was left out are reads.
func (t *Thread) reseeds(st []uint64, v uint64) bool {
	if st[4] == 0 {
		return false
	}
	key := uint32(st[5])
	for i := range t.reads {
		r := &t.reads[i]
		if r.addr == st[4] && r.val == v && uint64(r.event) > st[3] && r.key&0xff == key&0xff && r.key>>8 >= key>>8 {
			return true
		}
	}
	return false
}

// repeats reports whether load in of address a, in a loop that began with a load of
// the same and had no other event yet, only does what that one could have done as
// well: whatever it returns, the loop gets back to its start in the state in which it
// started, the value apart. The thread then waits, with a Block in *lab, and need not
// be asked what it would do with each value (see spins, where all of them end).
func (t *Thread) repeats(f *frame, in *ir.Inst, a uint64, lab *event.Label) bool {
	lp := &f.fn.Loops[in.B-1]
	regs := t.slots[f.base:]
	st := regs[lp.State : lp.State+ir.LoopSlots]
	last := &t.reads[(t.nreads-1)%4]
	if a != st[4] || last.addr != a || last.event != t.events || // nothing since the load before the loop
		st[1] != uint64(t.effects)+1 || st[3] != uint64(t.events) || st[7] != t.fresh.nwrite {
		return false
	}
	if f.und != 0 {
		return false
	}
	if seed := uint32(st[5]); uint32(in.Size) != seed&0xff || uint32(in.Ord) < seed>>8 {
		return false
	}
	// What the moves behind it do: to[i] becomes the value read, or what from[i] is
	// before the load.
	var to, from [8]int32
	var read [8]bool
	n := 0
	look := func(o int32) (int32, bool) {
		for i := n - 1; i >= 0; i-- {
			if to[i] == o {
				return from[i], read[i]
			}
		}
		return o, false
	}
	to[0], read[0], n = in.Dst, true, 1
	pc := f.pc + 1
	for ; f.fn.Code[pc].Op != ir.OpLoop; pc++ {
		switch mv := &f.fn.Code[pc]; mv.Op {
		case ir.OpMov:
			if n == len(to) {
				return false
			}
			o, r := look(mv.A)
			to[n], from[n], read[n] = mv.Dst, o, r
			n++
		case ir.OpJmp:
			pc = mv.B - 1
		}
	}
	if _, r := look(lp.Seed); !r {
		return false
	}
	h := t.stateHash(f, lp)
	if t.m.deps != nil {
		if !t.decided(t.seedDep(f, lp)) {
			return false
		}
	}
	for i, s := range lp.Live {
		if s == lp.Seed {
			continue
		}
		o, r := look(s)
		if r {
			return false // kept elsewhere, too
		}
		h = mix(h+uint64(i), val(regs, t.m.prog.Consts, o))
	}
	if st[2] != h+mix(st[6], 2) {
		return false
	}
	t.reachTo(f)
	t.block(lab, event.BlockSpin, t.loopPos(f, lp))
	lab.Len = 1
	return true
}

// stateHash is the hash of all that the thread has in memory and that matters at the
// header of loop lp.
func (t *Thread) stateHash(f *frame, lp *ir.Loop) uint64 {
	h := t.memHash ^ t.tlsHash ^ t.undone
	if len(lp.Dead) > 0 {
		for i := int(f.objs); i < len(t.objs); i++ {
			if o := &t.objs[i]; o.state == objPrivate && o.site >= 0 {
				for _, d := range lp.Dead {
					if d == o.site {
						h ^= o.hash
					}
				}
			}
		}
	}
	return h
}

func (t *Thread) loopPos(f *frame, lp *ir.Loop) int32 {
	if f.fn.Lib || f.fn.System {
		return t.userPos()
	}
	return lp.Pos
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
		*lab = event.Label{Kind: event.Read, Ord: event.Ordering(in.Ord), Size: in.Size, Addr: event.Addr(a), Pos: t.userPos()}
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
		*lab = event.Label{Kind: event.Write, Ord: event.Ordering(in.Ord), Size: in.Size, Addr: event.Addr(a), Val: event.Value{Lo: v, Hi: u},
			Attr: t.writes(a, in.Size, v), Pos: t.userPos()}
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
			t.slotDeps[f.base+in.Dst] = t.dep.res
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
