package load

import (
	"fmt"
	"slices"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
)

// A loop may begin after a first attempt:
//
//	n = fetch_sub(&s, 1); while (n <= 0) { fetch_add(&s, 1); n = fetch_sub(&s, 1); }
//
// At its header the thread is in the midst of an attempt, with n in its state. But if the code from either fetch_sub to the header is
// the same, but for its place in the source, the loop might as well begin before the first one: both are one place to which the thread
// comes back. So a second Loop is compared at both (OpSpin with B).

// begunTwice is such a loop.
type begunTwice struct {
	loop    *llir.Block     // its header
	index   int32           // of the second Loop
	check   int             // the block before the second attempt
	touched map[int32]bool  // slots that the code from there to the header uses or writes
	copied  map[int32]int32 // see parameters: what these slots have never changes
}

// lookTwice finds them; in is what is live at the start of blocks. It reports whether there are any.
func (fl *lowering) lookTwice(in []bitset) bool {
	if len(fl.loops) == 0 {
		return false
	}
	var copied map[int32]int32
	preds := fl.predecessors()
	for _, h := range fl.headers() {
		lp := fl.loops[h]
		if lp.seed >= 0 {
			continue
		}
		from := preds[fl.index[h]]
		if len(from) != 2 {
			continue
		}
		first, again := from[0], from[1]
		if fl.enters(again, lp.index) {
			first, again = again, first
		}
		if !fl.enters(first, lp.index) || fl.enters(again, lp.index) {
			continue
		}
		a, b := fl.attemptBefore(first, preds), fl.attemptBefore(again, preds)
		if a == nil || b == nil {
			continue
		}
		if copied == nil {
			copied = fl.parameters()
		}
		if first, again, touched := fl.sameAttempts(a, b, in[fl.index[h]], copied); touched != nil && first.block != again.block {
			fl.beginTwice(h, first, again, touched, copied)
			preds = fl.predecessors()
		}
	}
	return len(fl.twices) > 0
}

// attempt is an addition, or a call that may be one, and the code from there to the header of a loop, with what is computed before it.
type attempt struct {
	code   []codePlace
	before int // how much of it comes before the attempt
}

// codePlace is an instruction of a block.
type codePlace struct{ block, at int }

func (fl *lowering) instAt(p codePlace) *ir.Inst { return &fl.blocks[p.block].insts[p.at] }

// maxTail bounds how many instructions there are in the code of an attempt.
const maxTail = 16

// attemptBefore finds the attempt that comes last before the end of block bi; nil: there is none.
func (fl *lowering) attemptBefore(bi int, preds [][]int) *attempt {
	a := &attempt{before: -1}
	finish := func() *attempt {
		if a.before < 0 {
			return nil
		}
		slices.Reverse(a.code)
		return a
	}
	for {
		insts := fl.blocks[bi].insts
		for i := len(insts) - 1; i >= 0; i-- {
			switch in := &insts[i]; {
			case in.Op == ir.OpNop, in.Op == ir.OpLoopReset, in.Op == ir.OpJmp, fl.watches(in):
				continue
			case len(a.code) == maxTail, in.Op.Format()&ir.Pure == 0 && (a.before >= 0 || !fl.mayAttempt(in)):
				return finish()
			case in.Op.Format()&ir.Pure == 0:
				a.before = 0
			case a.before >= 0:
				a.before++
			}
			a.code = append(a.code, codePlace{bi, i})
		}
		if len(preds[bi]) != 1 {
			return finish()
		}
		bi = preds[bi][0]
		if n := len(fl.blocks[bi].insts); fl.blocks[bi].insts[n-1].Op != ir.OpJmp {
			return finish()
		}
	}
}

// mayAttempt reports whether in adds, or calls a function that may, and has a result.
func (fl *lowering) mayAttempt(in *ir.Inst) bool {
	return ir.AddsInteger(in) && in.Dst > 0 || in.Op == ir.OpCall && in.Dst > 0 && fl.ld.adds(int32(uint32(in.Imm)), 3)
}

// sameAttempts decides whether a and b, and all from there to a loop's header, are alike. It returns where they begin, with what has to
// be computed for them, and the slots that the code uses or writes; nil if they are not. live are those that matter at the header.
func (fl *lowering) sameAttempts(a, b *attempt, live bitset, copied map[int32]int32) (first, again codePlace, touched map[int32]bool) {
	for n := range a.before + b.before + 1 {
		for i := max(0, n-b.before); i <= min(n, a.before); i++ {
			x, y := a.code[a.before-i:], b.code[b.before-(n-i):]
			t := &pieces{fl: fl, copied: copied, nodes: map[string]int32{}}
			if p, q := t.read(x), t.read(y); p.same(q, live) {
				return x[0], y[0], q.touched
			}
		}
	}
	return first, again, nil
}

// pieces compares pieces of code that lead to the same header.
type pieces struct {
	fl     *lowering
	copied map[int32]int32  // see parameters
	nodes  map[string]int32 // values, numbered: what is alike has the same number
}

// piece is what one of them does.
type piece struct {
	t       *pieces
	does    []int32         // what has effects, in its order
	slots   map[int32]int32 // values of the slots that it has written
	touched map[int32]bool
}

// node is the number of what is described so.
func (t *pieces) node(what string) int32 {
	n, known := t.nodes[what]
	if !known {
		n = int32(len(t.nodes))
		t.nodes[what] = n
	}
	return n
}

// value is that of operand o.
func (x *piece) value(o int32) int32 {
	if o < 0 {
		return x.t.node(fmt.Sprint("number ", x.t.fl.ld.prog.Consts[^o]))
	}
	x.touched[o] = true
	if n, written := x.slots[o]; written {
		return n
	}
	for range len(x.t.copied) {
		of, ok := x.t.copied[o]
		if !ok {
			break
		}
		o = of
	}
	return x.t.node(fmt.Sprint("slot ", o))
}

// read follows code.
func (t *pieces) read(code []codePlace) *piece {
	x := &piece{t: t, slots: map[int32]int32{}, touched: map[int32]bool{}}
	for _, p := range code {
		in := *t.fl.instAt(p)
		var values []int32
		for _, o := range operands(t.fl.ld.prog, &in) {
			values = append(values, x.value(o))
		}
		into := results(t.fl.ld.prog, &in)
		if in.Op == ir.OpMov {
			x.set(into[0], values[0])
			continue
		}
		in.Pos = 0
		what := fmt.Sprint(in, values)
		if in.Op.Format()&ir.Pure == 0 {
			what = fmt.Sprint("effect ", len(x.does), what)
			x.does = append(x.does, t.node(what))
		}
		for k, s := range into {
			x.set(s, t.node(fmt.Sprint("result ", k, " of ", what)))
		}
	}
	return x
}

// set gives slot s value n, if the result is wanted.
func (x *piece) set(s, n int32) {
	if s >= 0 {
		x.slots[s], x.touched[s] = n, true
	}
}

// same reports whether x and y have the same effects, and leave the same in the slots in live.
func (x *piece) same(y *piece, live bitset) bool {
	if !slices.Equal(x.does, y.does) {
		return false
	}
	for _, written := range []map[int32]int32{x.slots, y.slots} {
		for s := range written {
			if live.has(s) && x.value(s) != y.value(s) {
				return false
			}
		}
	}
	return true
}

// parameters are the slots that are written once, with a copy: of a parameter that is never written, or of another such slot.
func (fl *lowering) parameters() map[int32]int32 {
	copied, defs := map[int32]int32{}, make([]int, fl.nslots)
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			in := &fl.blocks[bi].insts[i]
			fl.visit(in, ignore, func(p *int32) { defs[*p]++ })
			if in.Op == ir.OpMov && in.A >= 0 {
				copied[in.Dst] = in.A
			}
		}
	}
	for again := true; again; {
		again = false
		for s, of := range copied {
			_, known := copied[of]
			if defs[s] != 1 || !known && (of >= fl.out.NParams || defs[of] > 0) {
				delete(copied, s)
				again = true
			}
		}
	}
	return copied
}

// operands are those of in, which it clears.
func operands(p *ir.Program, in *ir.Inst) (list []int32) {
	f := in.Op.Format()
	if f&ir.List != 0 {
		list = p.Operands[in.A : in.A+in.B]
		in.A = 0
		return list
	}
	for _, o := range []struct {
		is ir.Format
		p  *int32
	}{{ir.UseA, &in.A}, {ir.UseB, &in.B}, {ir.UseC, &in.C}} {
		if f&o.is != 0 {
			list = append(list, *o.p)
			*o.p = 0
		}
	}
	return list
}

// results are the slots that in writes, which it clears.
func results(p *ir.Program, in *ir.Inst) (list []int32) {
	switch f := in.Op.Format(); {
	case f&ir.List != 0:
		list = p.Operands[in.C : in.C+in.Dst]
		in.C = 0
	case f&ir.DefDst != 0:
		list = []int32{in.Dst}
		in.Dst = 0
	}
	return list
}

// beginTwice has the loop with header h also compared before a, where it is entered, and before b, where its rounds end.
func (fl *lowering) beginTwice(h *llir.Block, a, b codePlace, touched map[int32]bool, copied map[int32]int32) {
	index := int32(len(fl.out.Loops))
	fl.out.Loops = append(fl.out.Loops, ir.Loop{Seed: -1, Counter: ir.Counter{Slot: -1}, MayAdd: true})
	fl.out.Loops[fl.loops[h].index].Twice = true
	fl.splitAt(a, ir.Inst{Op: ir.OpSpin, A: index, B: ir.TwiceEnter})
	check := fl.splitAt(b, ir.Inst{Op: ir.OpSpin, A: index, B: ir.TwiceRound})
	fl.twices = append(fl.twices, begunTwice{h, index, check, touched, copied})
}

// splitAt makes what begins with a a block of its own, before which first stands.
func (fl *lowering) splitAt(a codePlace, first ir.Inst) int {
	n := fl.newBlock()
	old := fl.blocks[a.block]
	first.Pos = old.insts[a.at].Pos
	fl.blocks[n].insts = append([]ir.Inst{first}, old.insts[a.at:]...)
	old.insts = append(old.insts[:a.at:a.at], ir.Inst{Op: ir.OpJmp, B: int32(n), Pos: first.Pos})
	fl.order = slices.Insert(fl.order, slices.Index(fl.order, a.block)+1, n)
	return n
}

// placeTwice says of the second Loops where their state is and which slots matter to them, as placeLoops does of the first ones.
func (fl *lowering) placeTwice(in []bitset, idle map[*llir.Block]bitset, reg []int32) {
	for _, w := range fl.twices {
		l := &fl.out.Loops[w.index]
		l.State = fl.out.NSlots
		fl.out.NSlots += ir.LoopSlots
		each(in[w.check], func(s int32) {
			if _, copy := w.copied[s]; !copy && !slices.Contains(l.Live, reg[s]) && (w.touched[s] || !idle[w.loop].has(s)) {
				l.Live = append(l.Live, reg[s])
			}
		})
		slices.Sort(l.Live)
	}
}

// adds reports whether function fn, or one that it calls, depth deep, adds to memory atomically.
func (ld *loader) adds(fn int32, depth int) bool {
	f := ld.bodies[fn]
	if f == nil || depth == 0 {
		return false
	}
	for _, b := range f.fn.Blocks {
		for _, inst := range b.Insts {
			if adds(inst) {
				return true
			}
			if x, ok := inst.(*llir.InstCall); ok {
				if c, ok := unwrap(x.Callee).(*llir.Func); ok && ld.adds(ld.funcIndex(f.mod, c), depth-1) {
					return true
				}
			}
		}
	}
	return false
}
