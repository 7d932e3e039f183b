package interp

import (
	"maps"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"
)

// What threads call, for reports: which function of a library an event belongs to, and which calls a
// thread that is stuck would still come to. Both look at threads that were run again; nothing is noted
// while programs are explored.

// Call is a call of a function of the run-time library, or of one that a header of the system defines.
type Call struct {
	Function string // its symbol, without the prefix of the run-time library
	// Args are the first two slots of its parameters, 0 where it has none or they are not known.
	Args [2]uint64
	Pos  int32 // of the call in the program
}

// Calls lists the functions of libraries that are under way where t stands, the outermost first: those
// above the last function of the program. They are empty in the program's own code.
func (t *Thread) Calls() []Call {
	user := len(t.frames) - 1
	for user >= 0 && (t.frames[user].fn.Lib || t.frames[user].fn.System) {
		user--
	}
	var out []Call
	for i := user + 1; i < len(t.frames); i++ {
		if i > 0 {
			caller := &t.frames[i-1]
			if op := caller.fn.Code[caller.pc].Op; op != ir.OpCall && op != ir.OpCallInd {
				continue
			}
		}
		out = append(out, t.called(i))
	}
	return out
}

// called is the call of frame i.
func (t *Thread) called(i int) Call {
	c := Call{Function: plainSymbol(t.frames[i].fn), Pos: t.userPos()}
	if i == 0 {
		return c
	}
	// What the caller passed is still in its slots.
	caller := &t.frames[i-1]
	in := &caller.fn.Code[caller.pc]
	first := int32(0)
	switch in.Op {
	case ir.OpCallInd:
		first = 1
	case ir.OpCall:
	default:
		return c
	}
	for k := range min(in.B-first, int32(len(c.Args))) {
		c.Args[k] = t.arg(caller, in, first+k)
	}
	return c
}

func plainSymbol(f *ir.Func) string { return strings.TrimPrefix(f.Name, rtlib.Prefix) }

// Store is a write that lies ahead of a thread.
type Store struct {
	Addr  event.Addr
	Size  uint8
	Value uint64 // if it is Known
	Known bool
	Pos   int32 // of the write in the program, or of the call of a library that makes it
}

// Ahead is what a thread may come to if it goes on.
type Ahead struct {
	Calls  []Call  // of libraries
	Stores []Store // to addresses that are known
}

// aheadCalls bounds how many functions Ahead looks through.
const aheadCalls = 2000

// Ahead lists calls of libraries and writes that t, which stands at an event, may come to if it goes on, as far as its
// code says so: those after the current instruction of each function of the program that is under way,
// and in functions that these call. Indirect calls are not followed. Arguments and addresses are known if
// they are constants, or computed of what t knows and of memory that load knows.
func (t *Thread) Ahead(load func(a event.Addr, size uint8) (uint64, bool)) Ahead {
	w := &ahead{p: t.m.prog, load: load, seen: map[aheadKey]bool{}}
	at := make([]int32, len(t.frames)) // the position that calls by each frame are attributed to
	pos := int32(-1)
	for i := range t.frames {
		f := &t.frames[i]
		in := &f.fn.Code[f.pc]
		if !f.fn.Lib {
			pos = w.pos(f.fn, in, pos)
		}
		at[i] = pos
	}
	for i := range slices.Backward(t.frames) { // what comes first is looked at first: there is a bound
		f := &t.frames[i]
		if f.fn.Lib {
			continue // it hands threads their functions, and calls those of keys and thread-locals at their ends
		}
		in := &f.fn.Code[f.pc]
		k := known{}
		for s := range f.fn.NSlots {
			k[s] = t.slots[f.base+s]
		}
		w.forget(in, k)
		start := map[int32]known{}
		for _, to := range next(w.p, f.fn, f.pc) {
			start[to] = k
		}
		w.walk(f.fn, start, at[i])
	}
	return w.out
}

// known are the slots of a function whose values are known at some instruction.
type known map[int32]uint64

type aheadKey struct {
	fn   int32
	args [2]uint64
	pos  int32
}

type ahead struct {
	p    *ir.Program
	load func(a event.Addr, size uint8) (uint64, bool)
	seen map[aheadKey]bool
	out  Ahead
}

// maxKnown is how large a function may be, in instructions times slots, for Ahead to look through it.
const maxKnown = 1 << 20

// walk looks through what can be reached in fn from the instructions in start, with what is known there.
// pos is where the program calls fn.
func (w *ahead) walk(fn *ir.Func, start map[int32]known, pos int32) {
	if len(fn.Code)*int(fn.NSlots) > maxKnown {
		return
	}
	at := make([]known, len(fn.Code)) // what is known before each instruction; nil: it is not reached
	var work []int32
	reach := func(pc int32, k known) {
		if pc < 0 || int(pc) >= len(at) {
			return
		}
		if at[pc] == nil {
			at[pc] = maps.Clone(k)
			work = append(work, pc)
			return
		}
		less := false
		for s, v := range at[pc] {
			if x, ok := k[s]; !ok || x != v {
				delete(at[pc], s)
				less = true
			}
		}
		if less {
			work = append(work, pc)
		}
	}
	for pc, k := range start {
		reach(pc, k)
	}
	for len(work) > 0 {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		in := &fn.Code[pc]
		k := maps.Clone(at[pc])
		v, ok := w.compute(in, k)
		w.forget(in, k)
		if ok {
			k[in.Dst] = v
		}
		for _, to := range next(w.p, fn, pc) {
			reach(to, k)
		}
	}
	for pc := range fn.Code {
		switch in := &fn.Code[pc]; {
		case at[pc] == nil:
		case in.Op == ir.OpCall:
			w.call(fn, in, at[pc], pos)
		default:
			w.store(fn, in, at[pc], pos)
		}
	}
}

// store looks at in of fn, which may write.
func (w *ahead) store(fn *ir.Func, in *ir.Inst, k known, pos int32) {
	if in.Size > 8 {
		return
	}
	var addr, val int32
	switch in.Op {
	case ir.OpStore:
		addr, val = in.A, in.B
	case ir.OpRMW:
		addr, val = w.p.Operands[in.A], w.p.Operands[in.A+1]
	case ir.OpCmpXchg:
		addr, val = w.p.Operands[in.A], w.p.Operands[in.A+2]
	default:
		return
	}
	a, ok := w.value(addr, k)
	if !ok {
		return
	}
	if in.Op == ir.OpStore {
		a += in.Imm
	}
	s := Store{Addr: event.Addr(a), Size: in.Size, Pos: w.pos(fn, in, pos)}
	if in.Op != ir.OpRMW || ir.RMWFunction(in) == ir.RMWXchg {
		s.Value, s.Known = w.value(val, k)
	}
	w.out.Stores = append(w.out.Stores, s)
}

// call looks at call in of fn.
func (w *ahead) call(fn *ir.Func, in *ir.Inst, k known, pos int32) {
	callee := w.p.Funcs[uint32(in.Imm)]
	pos = w.pos(fn, in, pos)
	args := known{}
	c := Call{Function: plainSymbol(callee), Pos: pos}
	for i := range min(in.B, callee.NParams) {
		if v, ok := w.value(w.p.Operands[in.A+i], k); ok {
			args[i] = v
			if int(i) < len(c.Args) {
				c.Args[i] = v
			}
		}
	}
	if callee.Lib || callee.System {
		w.out.Calls = append(w.out.Calls, c)
	}
	key := aheadKey{callee.Index, c.Args, pos}
	if callee.Lib || callee.External || w.seen[key] || len(w.seen) >= aheadCalls {
		return
	}
	w.seen[key] = true
	w.walk(callee, map[int32]known{0: args}, pos)
}

// pos is the position that in of fn is attributed to, where the program calls fn at from: as userPos has it.
func (w *ahead) pos(fn *ir.Func, in *ir.Inst, from int32) int32 {
	if p := &w.p.Positions[in.Pos]; (!fn.System || !p.System) && p.Line != 0 {
		return in.Pos
	}
	return from
}

func (w *ahead) value(o int32, k known) (uint64, bool) {
	if o < 0 {
		return w.p.Consts[^o], true
	}
	v, ok := k[o]
	return v, ok
}

// compute is what in puts into its slot Dst, if it is of the kind that addresses are made with and its operands
// are known.
func (w *ahead) compute(in *ir.Inst, k known) (uint64, bool) {
	if in.Op == ir.OpInitial {
		return in.Imm, true
	}
	if in.Op.Format()&(ir.UseA|ir.DefDst) != ir.UseA|ir.DefDst {
		return 0, false
	}
	a, ok := w.value(in.A, k)
	if !ok {
		return 0, false
	}
	switch in.Op {
	case ir.OpMov, ir.OpFreeze:
		return a, true
	case ir.OpAddImm:
		return a + in.Imm, true
	case ir.OpSExt:
		return uint64(sext(a, in.Size)) & in.Imm, true
	case ir.OpAndImm:
		return a & in.Imm, true
	case ir.OpLoad:
		return w.load(event.Addr(a+in.Imm), in.Size)
	}
	if in.Op != ir.OpAdd && in.Op != ir.OpSub && in.Op != ir.OpMulAdd {
		return 0, false
	}
	b, ok := w.value(in.B, k)
	if !ok {
		return 0, false
	}
	switch in.Op {
	case ir.OpAdd:
		return (a + b) & in.Imm, true
	case ir.OpSub:
		return (a - b) & in.Imm, true
	}
	return a + uint64(sext(b, in.Size))*in.Imm, true
}

// forget removes what in writes.
func (w *ahead) forget(in *ir.Inst, k known) {
	switch f := in.Op.Format(); {
	case in.Op == ir.OpLoop || in.Op == ir.OpLoopReset || in.Op == ir.OpSpin: // hidden slots of their own
	case f&ir.DefDst != 0:
		delete(k, in.Dst)
	case f&ir.List != 0:
		for _, s := range w.p.Operands[in.C : in.C+max(in.Dst, 0)] {
			delete(k, s)
		}
	}
}

// next lists the instructions of fn to which control may go from pc.
func next(p *ir.Program, fn *ir.Func, pc int32) []int32 {
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpJmp:
		return []int32{in.B}
	case ir.OpBr, ir.OpInvoke:
		return []int32{in.B, in.C}
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		return []int32{in.C, in.Dst}
	case ir.OpSwitch, ir.OpIndirectBr:
		out := slices.Clone(p.Switches[in.B].Targets)
		if in.Op == ir.OpSwitch {
			out = append(out, in.C)
		}
		return out
	}
	if !falls(in) {
		return nil
	}
	return []int32{pc + 1}
}
