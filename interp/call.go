package interp

import (
	"fmt"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
)

// callEntered: a frame was pushed; see callDone, callPending, callEnd.
const callEntered = callEnd + 1

// call executes OpCall or OpCallInd of frame f.
func (t *Thread) call(f *frame, in *ir.Inst, lab *event.Label) int {
	m := t.m
	p := m.prog
	first := in.A
	n := in.B
	idx := int32(uint32(in.Imm))
	if in.Op == ir.OpCallInd {
		if f.und != 0 && t.useArgs(f, in, 0, 1, func() string { return "the function that is called" }, lab) {
			return callEnd
		}
		a := t.arg(f, in, 0)
		var ok bool
		if idx, ok = p.FuncAt(event.Addr(a)); !ok {
			if event.Addr(a) < event.NullEnd {
				t.fault(lab, event.FaultNullDeref, fmt.Sprintf("call of the function at address %#x", a))
			} else {
				t.fault(lab, event.FaultBadCall, fmt.Sprintf("call through %#x, which is not a function", a))
			}
			return callEnd
		}
		first++
		n--
	}
	if idx == m.barrier[0] {
		idx = m.barrier[1]
	}
	if m.inputs.calls != nil && m.inputs.assumed[idx] != "" && t.asks(f, idx) {
		m.inputs.calls[inputCall{idx, t.userPos()}] = struct{}{}
	}
	fn := p.Funcs[idx]
	if fn.External {
		return t.callBuiltin(f, in, idx, first, n, lab)
	}
	if n < fn.NParams {
		t.fault(lab, event.FaultBadCall, fmt.Sprintf("call of %s with too few arguments", fn.Name))
		return callEnd
	}
	if in.Dst > fn.NRet && in.Op == ir.OpCallInd && fn.NRet > 0 {
		t.fault(lab, event.FaultBadCall, fmt.Sprintf("call of %s, which returns another type", fn.Name))
		return callEnd
	}
	if len(t.frames) >= m.maxFrames {
		t.limit(lab, event.BlockCalls)
		return callEnd
	}
	base, und := f.base, f.und != 0
	t.push(fn)
	nf := &t.frames[len(t.frames)-1]
	regs := t.slots[base:]
	params := t.slots[nf.base:]
	for i := int32(0); i < fn.NParams; i++ {
		params[i] = val(regs, p.Consts, p.Operands[first+i])
		if o := p.Operands[first+i]; und && o >= 0 && t.undSlots > 0 {
			if u := t.und[base+o]; u.bits != 0 {
				t.setUndef(nf, i, u.bits, u.born)
			}
		}
	}
	if m.deps != nil {
		t.passDeps(base, nf, first)
	}
	if fn.Variadic && n > fn.NParams {
		if !t.passVariadic(nf, regs, in, first, n) {
			t.limit(lab, event.BlockStack)
			return callEnd
		}
	}
	return callEntered
}

// passVariadic puts the arguments beyond the fixed ones into an object of frame nf,
// laid out like the overflow area of the x86-64 calling convention.
func (t *Thread) passVariadic(nf *frame, regs []uint64, in *ir.Inst, first, n int32) bool {
	p := t.m.prog
	var args []ir.Arg
	if c := in.Imm >> 32; c != 0 {
		args = p.Calls[c-1].Args
	}
	// Pass 1 sizes the area, pass 2 fills it.
	obj, align := -1, uint32(16)
	for pass := 0; pass < 2; pass++ {
		var slot int32
		var off uint32
		for i := 0; slot < n; i++ {
			a := ir.Arg{Slots: 1, Align: 8}
			if i < len(args) {
				a = args[i]
			}
			if slot >= nf.fn.NParams {
				align = max(align, a.Align)
				off = (off + a.Align - 1) &^ (a.Align - 1)
				for j := int32(0); j < a.Slots; j++ {
					if pass == 1 {
						o := &t.objs[obj]
						t.setWord(o, off/8, val(regs, p.Consts, p.Operands[first+slot+j]))
						t.init[o.mem+off/8] = 0xff
						if u, born := t.undefOf(&t.frames[len(t.frames)-2], p.Operands[first+slot+j]); u != 0 {
							t.find(t.objAddr(obj))
							t.privStoreUndef(t.objAddr(obj)+uint64(off), 8, val(regs, p.Consts, p.Operands[first+slot+j]), u, born)
						}
						if t.m.deps != nil {
							t.setCells(t.objAddr(obj)+uint64(off), 8, t.argDep(&t.frames[len(t.frames)-2], in, first-in.A+slot+j, first-in.A+slot+j+1))
						}
					}
					off += 8
				}
			}
			slot += a.Slots
		}
		if pass == 0 {
			if obj = t.newObject(uint64(off), int32(align), -1, -1); obj < 0 {
				return false
			}
			nf.va = int32(obj)
		}
	}
	return true
}

// vaArea is the address of the variadic arguments of frame f.
func (t *Thread) vaArea(f *frame) uint64 {
	if f.va < 0 {
		return 0
	}
	return t.objAddr(int(f.va))
}

func (t *Thread) callBuiltin(f *frame, in *ir.Inst, idx, first, n int32, lab *event.Label) int {
	m := t.m
	fn := m.builtin[idx]
	name := m.prog.Funcs[idx].Name
	if fn == nil && m.prog.Funcs[idx].Weak {
		t.fault(lab, event.FaultNullDeref, fmt.Sprintf("call of %s, a weak function that no module defines", name))
		return callEnd
	}
	if fn == nil {
		pos := m.prog.Position(t.userPos())
		remedy := "define it in the program, or give the file that defines it, too"
		if strings.Contains(name, "St7__cxx1112basic_string") || strings.HasPrefix(name, "_ZNSs") || strings.HasPrefix(name, "_ZNKSs") {
			remedy = "compile with -D_GLIBCXX_ASSERTIONS, so that the compiler makes it from the header"
		} else if debug.IsRust(name) {
			remedy = "Rust's library is part of a program that is compiled with -C lto=fat -C panic=abort --emit=llvm-ir,link"
		}
		called := name
		if s := debug.Name(name); s != name {
			called = s + " (" + name + ")"
		}
		t.fault(lab, event.FaultUnsupported, fmt.Sprintf("%s:%d: call of %s, which is neither defined nor modelled; %s",
			pos.File, pos.Line, called, remedy))
		return callEnd
	}
	if f.und != 0 && t.useArgs(f, in, first-in.A, first-in.A+n, func() string { return "an argument of " + name }, lab) {
		return callEnd
	}
	args := m.args[:0]
	regs := t.slots[f.base:]
	for i := int32(0); i < n; i++ {
		args = append(args, val(regs, m.prog.Consts, m.prog.Operands[first+i]))
	}
	m.args = args
	return t.builtinStep(f, in, fn, name, args, lab)
}

// builtinStep runs a builtin for the instruction in, once more if it was waiting.
func (t *Thread) builtinStep(f *frame, in *ir.Inst, fn builtinFunc, name string, args []uint64, lab *event.Label) int {
	c := &t.m.call
	*c = call{t: t, lab: lab, name: name, Args: args}
	fn(c)
	switch c.state {
	case callPending:
		if t.phase != phEscape {
			t.phase = phBuiltin
		}
	case callEnd:
		t.phase = phDone
	default:
		t.log = t.log[:0]
		t.put(f, in, 0, c.ret[0])
		t.put(f, in, 1, c.ret[1])
	}
	return int(c.state)
}

// addressSpace is more than any machine gives to a stack.
const addressSpace = 1 << 40

// alloca executes OpAlloca and OpAllocaN.
func (t *Thread) alloca(f *frame, in *ir.Inst, regs []uint64, lab *event.Label) bool {
	s := &t.m.prog.Sites[in.C]
	size := in.Imm
	layout := s.Layout
	if in.Op == ir.OpAllocaN {
		n := val(regs, t.m.prog.Consts, in.A)
		if size != 0 && n >= addressSpace/size {
			t.fault(lab, event.FaultStackOverflow, fmt.Sprintf("local variable of %d elements", n))
			return true
		}
		size *= n
	}
	o := t.newObject(size, int32(s.Align), in.C, layout)
	if o < 0 {
		t.limit(lab, event.BlockStack)
		return true
	}
	regs[in.Dst] = t.objAddr(o)
	if t.m.cfg.ShareAll {
		f.pc++
		t.share(o, lab)
		return true
	}
	return false
}

// lifetime forgets the content of the private object at a, whose life starts or ends.
func (t *Thread) lifetime(a uint64) {
	if a>>event.RegionBits != t.tag {
		return
	}
	i := t.find(a)
	if i < 0 || t.objs[i].state != objPrivate || t.objAddr(i) != a {
		return
	}
	o := &t.objs[i]
	n := (o.size + 7) / 8
	clear(t.mem[o.mem : o.mem+n])
	clear(t.init[o.mem : o.mem+n])
	if len(t.undMem) > 0 {
		t.forgetUndef(o.mem, o.mem+n)
	}
	t.memHash ^= o.hash
	o.hash = 0
	if t.m.deps != nil {
		t.setCells(a, uint64(o.size), 0)
	}
}
