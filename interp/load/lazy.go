package load

import (
	"slices"
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Optimising compilers turn
//
//	if (c && p->x != 0) ...
//
// into a load of p->x followed by "select c, ...": a race on p->x that the source
// does not have, and that is no error in LLVM as long as the value is not used. So
// plain loads whose value only matters in one arm of a select are executed in that
// arm. Those that matter to several selects, or in an arm of a branch, are executed
// where they are, if the condition holds.

// lazy finds the instructions of block b to execute only in an arm of a select: by
// select, for its true and its false arm.
func (fl *lowering) lazy(b *llir.Block) (arms map[*llir.InstSelect]*[2][]llir.Instruction, skip map[llir.Instruction]bool) {
	if fl.m.lib {
		return nil, nil
	}
	var at map[value.Value]int
	for si, inst := range b.Insts {
		sel, ok := inst.(*llir.InstSelect)
		if !ok || len(fl.m.leaves(nil, sel.Cond.Type(), 0)) != 1 {
			continue
		}
		if at == nil {
			at = map[value.Value]int{}
			for i, in := range b.Insts {
				if v, ok := in.(value.Value); ok {
					at[v] = i
				}
			}
		}
		for arm, v := range [2]value.Value{sel.ValueTrue, sel.ValueFalse} {
			in := map[int]bool{}
			if !fl.collect(b, at, unwrap(v), si, in) {
				continue
			}
			if arms == nil {
				arms, skip = map[*llir.InstSelect]*[2][]llir.Instruction{}, map[llir.Instruction]bool{}
			}
			if arms[sel] == nil {
				arms[sel] = &[2][]llir.Instruction{}
			}
			for i := 0; i < si; i++ {
				if in[i] && !skip[b.Insts[i]] {
					arms[sel][arm] = append(arms[sel][arm], b.Insts[i])
					skip[b.Insts[i]] = true
				}
			}
		}
	}
	return arms, skip
}

// collect adds to in the instructions that v needs and no other thread does. It reports
// whether there is a load of memory among them.
func (fl *lowering) collect(b *llir.Block, at map[value.Value]int, v value.Value, end int, in map[int]bool) bool {
	i, ok := at[v]
	if !ok || i >= end || len(fl.uses[v]) != 1 {
		return false
	}
	inst := b.Insts[i]
	load, isLoad := inst.(*llir.InstLoad)
	switch {
	case isLoad:
		if load.Atomic || load.Volatile {
			return false
		}
		if p, ok := fl.ptrs[unwrap(load.Src)]; ok && p.promoted != nil {
			return false
		}
		for k := i + 1; k < end; k++ {
			if touchesMemory(b.Insts[k]) {
				return false
			}
		}
	case !computes(inst):
		return false
	}
	found := isLoad
	in[i] = true
	u, ok := inst.(value.User)
	if !ok {
		return false
	}
	for _, o := range u.Operands() {
		if *o != nil {
			sub := map[int]bool{}
			if fl.collect(b, at, unwrap(*o), end, sub) {
				found = true
				for k := range sub {
					in[k] = true
				}
			}
		}
	}
	return found
}

// computes reports whether an instruction only computes, and cannot fail.
func computes(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstAdd, *llir.InstSub, *llir.InstMul, *llir.InstAnd, *llir.InstOr, *llir.InstXor, *llir.InstShl, *llir.InstLShr,
		*llir.InstAShr, *llir.InstICmp, *llir.InstFCmp, *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt, *llir.InstGetElementPtr,
		*llir.InstBitCast, *llir.InstPtrToInt, *llir.InstIntToPtr, *llir.InstFreeze, *llir.InstFAdd, *llir.InstFSub, *llir.InstFMul,
		*llir.InstFDiv, *llir.InstSIToFP, *llir.InstUIToFP, *llir.InstFPToSI, *llir.InstFPToUI, *llir.InstFPExt, *llir.InstFPTrunc,
		*llir.InstFNeg, *llir.InstExtractElement, *llir.InstInsertElement, *llir.InstShuffleVector, *llir.InstExtractValue, *llir.InstInsertValue:
		return true
	case *llir.InstUDiv:
		return dividesWell(x.Y)
	case *llir.InstURem:
		return dividesWell(x.Y)
	case *llir.InstSDiv:
		return dividesWell(x.Y)
	case *llir.InstSRem:
		return dividesWell(x.Y)
	case *llir.InstCall:
		base, ok := intrinsicOf(x)
		return ok && computing(base)
	}
	return false
}

// dividesWell reports whether any number can be divided by v.
func dividesWell(v value.Value) bool {
	c, ok := unwrap(v).(*constant.Int)
	return ok && c.X.Sign() != 0 && !(c.X.IsInt64() && c.X.Int64() == -1)
}

// intrinsicOf returns the name of the intrinsic that c calls, without types.
func intrinsicOf(c *llir.InstCall) (base string, ok bool) {
	f, isFunc := c.Callee.(*llir.Func)
	if !isFunc || !strings.HasPrefix(f.Name(), "llvm.") {
		return "", false
	}
	return intrinsicBase(f.Name()), true
}

// computing reports whether an intrinsic only computes.
func computing(base string) bool {
	_, isMath := mathFns[base]
	_, overflows := overflowFns[base]
	_, isFloat := floatFns[base]
	return isMath || overflows || isFloat || strings.HasPrefix(base, "vector.reduce.") || slices.Contains(otherComputing, base)
}

var otherComputing = []string{"expect", "expect.with.probability", "ucmp", "scmp", "fptosi.sat", "fptoui.sat", "is.fpclass"}

// touchesMemory reports whether a plain load may not move past an instruction.
func touchesMemory(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstStore, *llir.InstCmpXchg, *llir.InstAtomicRMW, *llir.InstFence:
		return true
	case *llir.InstLoad:
		return x.Atomic || x.Volatile
	case *llir.InstCall:
		base, ok := intrinsicOf(x)
		return !ok || !computing(base) && !slices.Contains(marking, base)
	}
	return false
}

// endsInCall reports whether b ends in a call, which a plain load may not move past.
func endsInCall(b *llir.Block) bool {
	switch b.Term.(type) {
	case *llir.TermInvoke, *llir.TermCallBr:
		return true
	}
	return false
}

// marking are intrinsics that do nothing, between which a load may move.
var marking = []string{"dbg.declare", "dbg.value", "dbg.label", "assume"}

// lazySelect lowers a select with instructions of its arms.
func (fl *lowering) lazySelect(x *llir.InstSelect, arms *[2][]llir.Instruction) {
	r := fl.newSlots(fl.m.slots(x.Type()))
	blocks := [2]int{fl.newBlock(), fl.newBlock()}
	join := fl.newBlock()
	pos := fl.pos
	fl.emit(ir.Inst{Op: ir.OpBr, A: fl.get1(x.Cond), B: int32(blocks[0]), C: int32(blocks[1])})
	for arm, v := range [2]value.Value{x.ValueTrue, x.ValueFalse} {
		fl.cur = fl.blocks[blocks[arm]]
		fl.order = append(fl.order, blocks[arm])
		for _, inst := range arms[arm] {
			fl.pos = fl.m.posOf(inst, pos)
			fl.inst(inst)
		}
		fl.pos = pos
		for i, s := range fl.get(v) {
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: r[i], A: s})
		}
		fl.emit(ir.Inst{Op: ir.OpJmp, B: int32(join)})
	}
	fl.cur = fl.blocks[join]
	fl.order = append(fl.order, join)
	fl.alias(x, r)
}

// want is an arm: where condition cond is true (arm 0) or false (arm 1).
type want struct {
	cond value.Value
	arm  int
}

// armsOf returns what holds in an arm of a select or a branch: its condition is true or false, which may be the opposite of another one,
// or say that two others are.
func armsOf(cond value.Value, arm int) []want {
	return appendArms(nil, unwrap(cond), arm, 0)
}

// maxConditions bounds how deep the conditions are that armsOf looks into.
const maxConditions = 4

func appendArms(ws []want, cond value.Value, arm, depth int) []want {
	if not, ok := opposite(cond); ok {
		return appendArms(ws, not, 1-arm, depth)
	}
	ws = append(ws, want{cond, arm})
	if depth == maxConditions {
		return ws
	}
	if x, y, both, ok := junction(cond); ok && both == arm {
		ws = appendArms(appendArms(ws, x, arm, depth+1), y, arm, depth+1)
	}
	return ws
}

// opposite returns what the condition cond is the opposite of.
func opposite(cond value.Value) (value.Value, bool) {
	not, ok := cond.(*llir.InstXor)
	if !ok {
		return nil, false
	}
	c, ok := unwrap(not.Y).(*constant.Int)
	return unwrap(not.X), ok && c.Typ.BitSize == 1 && c.X.Sign() != 0
}

// junction returns the conditions that cond is true if both are (arm 0), or false if both are (arm 1).
func junction(cond value.Value) (x, y value.Value, arm int, ok bool) {
	if t, isInt := cond.Type().(*types.IntType); !isInt || t.BitSize != 1 {
		return nil, nil, 0, false
	}
	number := func(v value.Value, n int) bool {
		c, ok := unwrap(v).(*constant.Int)
		return ok && (c.X.Sign() != 0) == (n != 0)
	}
	switch c := cond.(type) {
	case *llir.InstAnd:
		return unwrap(c.X), unwrap(c.Y), 0, true
	case *llir.InstOr:
		return unwrap(c.X), unwrap(c.Y), 1, true
	case *llir.InstSelect:
		switch {
		case number(c.ValueFalse, 0):
			return unwrap(c.Cond), unwrap(c.ValueTrue), 0, true
		case number(c.ValueTrue, 1):
			return unwrap(c.Cond), unwrap(c.ValueFalse), 1, true
		}
	}
	return nil, nil, 0, false
}

// far is how many blocks or values the search for a load's condition goes away from it. Without a bound its time
// would be the cube of the length of a chain of loads and selects, such as an unrolled search for the greatest element.
const far = 64

// spot is where an instruction is: instruction i of block b. Terminators come last.
type spot struct {
	b *llir.Block
	i int
}

// wanted finds the loads of block b to execute only if a condition holds that is known
// before them: those that matter only in an arm of selects or of a branch, however many
// uses there are, and in whatever blocks. Loads in skip are none of them.
func (fl *lowering) wanted(b *llir.Block, skip map[llir.Instruction]bool) map[llir.Instruction]want {
	if fl.m.lib {
		return nil
	}
	var found map[llir.Instruction]want
	end := 0 // the next instruction that touches memory
	for i, inst := range b.Insts {
		x, ok := inst.(*llir.InstLoad)
		if !ok || x.Atomic || x.Volatile || skip[inst] {
			continue
		}
		if p, ok := fl.ptrs[unwrap(x.Src)]; ok && p.promoted != nil {
			continue
		}
		for end = max(end, i+1); end < len(b.Insts) && !touchesMemory(b.Insts[end]); end++ {
		}
		w, ok := fl.never(x, b, end)
		at := spot{b, i}
		for _, c := range fl.choices(x, at, end, func(cond value.Value) bool { return fl.knownAt(cond, at) }) {
			if !ok && fl.only(x, c, map[value.Value]bool{}) {
				w, ok = c, true
			}
		}
		if ok {
			if found == nil {
				found = map[llir.Instruction]want{}
			}
			found[x] = w
		}
	}
	return found
}

// never finds an arm that is not taken where x, a load in block b, is made, and without which x does not matter:
//
//	if (c) { t = *p; } else { t = *p; f(t); }  ...  c ? 0 : g(t)
//
// Compilers make a load of either part that way if they take the use of t for harmless. All uses of x are phis at the end of b, and
// nothing touches memory from x to a select or a branch by c behind them. Where such a phi is used, c is what it was in b: the branch
// dominates the phi, so who comes to another c comes to the phi again. In the head of a loop the phi is older than c.
func (fl *lowering) never(x *llir.InstLoad, b *llir.Block, end int) (w want, ok bool) {
	join, goesOn := onlyTo(b)
	if !goesOn || end != len(b.Insts) {
		return w, false
	}
	var phis []value.Value
	for _, u := range fl.uses[x] {
		phi, isPhi := u.(*llir.InstPhi)
		if inst, isInst := u.(llir.Instruction); isInst && isDebug(inst) {
			continue
		}
		if !isPhi || !slices.Equal(fl.homes(u, x), []*llir.Block{b}) {
			return w, false
		}
		phis = append(phis, phi)
	}
	if len(phis) == 0 {
		return w, false
	}
	fl.findPlaces()
	for end = 0; end < len(join.Insts) && !touchesMemory(join.Insts[end]); end++ {
	}
	return w, fl.arms(b, nil, func(taken want, p *llir.Block) bool {
		w = want{taken.cond, 1 - taken.arm}
		return fl.dominates(p, join) && slices.ContainsFunc(phis, func(phi value.Value) bool {
			return slices.Contains(fl.choices(phi, spot{join, 0}, end, func(cond value.Value) bool { return cond == w.cond }), w)
		}) && !slices.ContainsFunc(phis, func(phi value.Value) bool { return !fl.only(phi, w, map[value.Value]bool{}) })
	})
}

// choices returns the arms that x, a load or a phi of it, or what is computed or selected from it, may be in, as far as their
// conditions are known at x, which is at from. Nothing between x and the select or the branch touches memory (end is the next
// instruction of the block that does): compilers move a load to just before the branch that it was behind. Where there
// is a write in between, the program itself reads first, and its write does not depend on the condition.
func (fl *lowering) choices(x value.Value, from spot, end int, known func(cond value.Value) bool) []want {
	fl.findPlaces()
	var ws []want
	add := func(w want) {
		if len(ws) < far && !slices.Contains(ws, w) && known(w.cond) {
			ws = append(ws, w)
		}
	}
	seen := map[value.Value]bool{}
	var follow func(v value.Value)
	follow = func(v value.Value) {
		if seen[v] || len(seen) == far {
			return
		}
		seen[v] = true
		for _, u := range fl.uses[v] {
			inst, ok := u.(llir.Instruction)
			near := ok && fl.places[u].i < end // nothing touches memory from x to u
			if homes := fl.homes(u, v); !slices.Contains(homes, from.b) {
				if end < len(from.b.Insts) || endsInCall(from.b) {
					continue
				}
				for _, at := range homes {
					fl.arms(at, from.b, func(w want, p *llir.Block) bool {
						if fl.quiet(from.b, p, len(p.Insts)) {
							add(w)
						}
						return false
					})
				}
				_, phi := u.(*llir.InstPhi)
				if near = !phi && fl.quiet(from.b, homes[0], fl.places[u].i); !near {
					continue
				}
			}
			if !ok {
				continue
			}
			if near {
				for _, w := range beside(inst, v) {
					add(w)
				}
			}
			sel, isSelect := inst.(*llir.InstSelect)
			if isSelect && len(fl.m.leaves(nil, sel.Cond.Type(), 0)) == 1 && near {
				for arm, o := range [2]value.Value{sel.ValueTrue, sel.ValueFalse} {
					if unwrap(o) != v {
						continue
					}
					for _, w := range armsOf(sel.Cond, arm) {
						add(w)
					}
				}
			}
			if isSelect || computes(inst) {
				follow(inst.(value.Value))
			}
		}
	}
	follow(x)
	return ws
}

// quiet reports whether nothing touches memory between the end of block a, which dominates b, and instruction i of b, whichever way
// leads there, as far as there are few blocks in between.
func (fl *lowering) quiet(a, b *llir.Block, i int) bool {
	if a == b {
		return true
	}
	if slices.ContainsFunc(b.Insts[:i], touchesMemory) {
		return false
	}
	between := slices.Clone(fl.before[b])
	for k := 0; k < len(between); k++ {
		p := between[k]
		if p == a || slices.Contains(between[:k], p) {
			continue
		}
		if k > far || slices.ContainsFunc(p.Insts, touchesMemory) || endsInCall(p) {
			return false
		}
		between = append(between, fl.before[p]...)
	}
	return true
}

// only reports whether v does not matter unless arm w is taken.
func (fl *lowering) only(v value.Value, w want, seen map[value.Value]bool) bool {
	if seen[v] {
		return true
	}
	if len(seen) == far {
		return false
	}
	seen[v] = true
	for _, u := range fl.uses[v] {
		inst, isInst := u.(llir.Instruction)
		if isInst && isDebug(inst) {
			continue
		}
		elsewhere := func(at *llir.Block) bool {
			reached := at == fl.fn.Blocks[0] || fl.idom[at] != nil
			return reached && !fl.arms(at, nil, func(x want, _ *llir.Block) bool { return x == w })
		}
		if homes := fl.homes(u, v); len(homes) > 0 && !slices.ContainsFunc(homes, elsewhere) {
			continue
		}
		if !isInst {
			return false
		}
		if sel, ok := inst.(*llir.InstSelect); ok {
			if unwrap(sel.Cond) != v && (unwrap(sel.ValueTrue) != v || slices.Contains(armsOf(sel.Cond, 0), w)) &&
				(unwrap(sel.ValueFalse) != v || slices.Contains(armsOf(sel.Cond, 1), w)) {
				continue
			}
		} else if slices.Contains(beside(inst, v), w) {
			continue
		} else if !computes(inst) {
			return false
		}
		if !fl.only(inst.(value.Value), w, seen) {
			return false
		}
	}
	return true
}

// findPlaces finds the places of the function's instructions, and the predecessors of its blocks, as far as the entry leads to them.
func (fl *lowering) findPlaces() {
	if fl.places != nil {
		return
	}
	fl.places, fl.before = map[value.User]spot{}, map[*llir.Block][]*llir.Block{}
	for _, b := range fl.fn.Blocks {
		for i, inst := range b.Insts {
			if x, ok := inst.(value.User); ok {
				fl.places[x] = spot{b, i}
			}
		}
		if x, ok := b.Term.(value.User); ok {
			fl.places[x] = spot{b, len(b.Insts)}
		}
	}
	order := fl.reversePostorder()
	for _, b := range order { // no way comes from the others
		for _, s := range b.Term.Succs() {
			fl.before[s] = append(fl.before[s], b)
		}
	}
	fl.idom = dominators(order, fl.before)
}

// dominators returns the block that each but the first of order comes from on all ways, and that no other such block is between.
// order is that of the reverse postorder (Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm, 2001).
func dominators(order []*llir.Block, before map[*llir.Block][]*llir.Block) map[*llir.Block]*llir.Block {
	num := map[*llir.Block]int{}
	for i, b := range order {
		num[b] = i
	}
	idom := map[*llir.Block]*llir.Block{order[0]: order[0]}
	for changed := true; changed; {
		changed = false
		for _, b := range order[1:] {
			var d *llir.Block
			for _, p := range before[b] {
				switch {
				case idom[p] == nil: // no way leads there, or it comes later
					continue
				case d == nil:
					d = p
				}
				for d != p {
					if num[d] > num[p] {
						d = idom[d]
					} else {
						p = idom[p]
					}
				}
			}
			changed = changed || d != idom[b]
			idom[b] = d
		}
	}
	delete(idom, order[0])
	return idom
}

// homes returns the blocks in which u uses v: those that a phi has it from.
func (fl *lowering) homes(u value.User, v value.Value) (at []*llir.Block) {
	phi, ok := u.(*llir.InstPhi)
	if !ok {
		return []*llir.Block{fl.places[u].b}
	}
	for _, in := range phi.Incs {
		if p, ok := in.Pred.(*llir.Block); ok && unwrap(in.X) == v && !slices.Contains(at, p) {
			at = append(at, p)
		}
	}
	return at
}

// beside returns what holds where v matters to inst, if that is "and i1 c, v" or "or i1 c, v".
func beside(inst llir.Instruction, v value.Value) []want {
	switch inst.(type) {
	case *llir.InstAnd, *llir.InstOr:
	default:
		return nil
	}
	x, y, arm, ok := junction(inst.(value.Value))
	if y != v {
		x, y = y, x
	}
	if !ok || x == v || y != v {
		return nil
	}
	return armsOf(x, arm)
}

// arms calls f with the arms of branches from block from on that lead to b, and the blocks that these branches end: those
// without which no way leads to b. It ends when f returns true, and returns that.
func (fl *lowering) arms(b, from *llir.Block, f func(want, *llir.Block) bool) bool {
	for n := 0; n < far && b != nil && b != from; n++ {
		p := fl.idom[b]
		if len(fl.before[b]) == 1 {
			if br, ok := p.Term.(*llir.TermCondBr); ok && br.TargetTrue != br.TargetFalse {
				arm := 0
				if br.TargetFalse == value.Value(b) {
					arm = 1
				}
				for _, w := range armsOf(br.Cond, arm) {
					if f(w, p) {
						return true
					}
				}
			}
		}
		b = p
	}
	return false
}

// dominates reports whether all ways to b, which is another block, come from a, which is not too far away.
func (fl *lowering) dominates(a, b *llir.Block) bool {
	for n := 0; n < far && b != nil; n++ {
		if b = fl.idom[b]; b == a {
			return b != nil
		}
	}
	return false
}

// knownAt reports whether v has its value before at. It is then the same value at all that at dominates, until at comes again: between
// at and that no way leads back to where v is computed but by at.
func (fl *lowering) knownAt(v value.Value, at spot) bool {
	if _, ok := v.(*llir.Param); ok {
		return true
	}
	u, ok := v.(value.User)
	if !ok {
		return false
	}
	def, ok := fl.places[u]
	if !ok || def.b == at.b {
		return ok && def.i < at.i
	}
	return fl.dominates(def.b, at.b)
}

// wantedLoad lowers a load to execute only if w is taken, or if the pointer is null: no compiler moves a load unless it
// knows that its address is good. Otherwise its value is 0.
func (fl *lowering) wantedLoad(x *llir.InstLoad, w want) {
	r := fl.newSlots(fl.m.slots(x.Type()))
	blocks := [2]int{fl.newBlock(), fl.newBlock()}
	join := fl.newBlock()
	cond := fl.op(ir.Inst{Op: ir.OpFreeze, A: fl.get1(w.cond)}) // a select on an undefined condition is not a use
	fl.emit(ir.Inst{Op: ir.OpBr, A: cond, B: int32(blocks[0]), C: int32(blocks[1])})
	for arm, b := range blocks {
		fl.cur = fl.blocks[b]
		fl.order = append(fl.order, b)
		if arm == w.arm {
			fl.load(x)
		} else if base, _ := fl.address(x.Src); base >= 0 {
			rest := fl.newBlock()
			null := fl.op(ir.Inst{Op: ir.OpEQ, A: base, B: fl.imm(0), Size: 64})
			fl.emit(ir.Inst{Op: ir.OpBr, A: null, B: int32(blocks[w.arm]), C: int32(rest)})
			fl.cur = fl.blocks[rest]
			fl.order = append(fl.order, rest)
		}
		for i := range r {
			from := fl.imm(0)
			if arm == w.arm {
				from = fl.get(x)[i]
			}
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: r[i], A: from})
		}
		fl.emit(ir.Inst{Op: ir.OpJmp, B: int32(join)})
	}
	fl.cur = fl.blocks[join]
	fl.order = append(fl.order, join)
	fl.alias(x, r)
}
