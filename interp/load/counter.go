package load

import (
	"maps"
	"slices"

	llir "github.com/llir/llvm/ir"

	"genmcgo/interp/ir"
)

// Counters: loops that try a number of times before they do something else,
//
//	for (int i = 0; i < 1000; i++)
//	  if (atomic_load(&ready)) return;
//	wait();
//
// come back to the same state each time, but for i, on which nothing depends but the test. The interpreter leaves out
// rounds in which the test says what it said in the last one (interp/counted.go). Here we find such slots: the loop adds
// constants to them, and what it does, and what follows it, depends on them through comparisons with what does not change
// in the loop only. Loops in which it is plain that a round changes something else are left alone.

// counter returns the counter of the loop with header h; idle are its idle slots, in and preds as for idleSlots.
func (fl *lowering) counter(h *llir.Block, in []bitset, preds [][]int, idle bitset) ir.Counter {
	none := ir.Counter{Slot: -1}
	lp := fl.loops[h]
	if lp.seed >= 0 {
		return none
	}
	body := fl.bodyOf(h, preds)
	changed := fl.changedIn(body)
	local := fl.localAddresses()
	adds, reads, keeps := false, false, false
	for _, bi := range fl.order {
		if !body[bi] {
			continue
		}
		for i := range fl.blocks[bi].insts {
			inst := &fl.blocks[bi].insts[i]
			_, _, _, ok := fl.addition(inst)
			adds = adds || ok
			switch inst.Op {
			case ir.OpCall, ir.OpCallInd:
				reads, keeps = true, true
			case ir.OpPrim, ir.OpLoad16, ir.OpCmpXchg:
				reads = true
			case ir.OpLoad:
				reads = reads || !local[inst.A]
			case ir.OpStore, ir.OpMemCpy, ir.OpMemSet:
				if !local[inst.A] {
					return none
				}
				keeps = true
			case ir.OpRMW, ir.OpStore16:
				return none
			}
		}
	}
	if !adds || !reads {
		return none
	}
	// Rounds may change nothing else but what the tests of the counter say, which is the same in each round that is left out.
	var changes []int32
	each(in[lp.check], func(s int32) {
		if changed[s] && !idle.has(s) {
			changes = append(changes, s)
		}
	})
	for _, slot := range changes {
		w := counterWalk{fl: fl, slot: slot, check: lp.check, body: body, changed: changed}
		if w.run() && w.onlyTests(changes) && !fl.neededSlots(h, in, preds, w.given).has(slot) {
			return ir.Counter{Slot: slot, Mask: w.mask, Tests: w.tests, Keeps: keeps || len(changes) > 1}
		}
	}
	return none
}

// onlyTests reports whether the loop writes to slots, the counter apart, nothing but the results of tests, and what it reads.
func (w *counterWalk) onlyTests(slots []int32) bool {
	from := map[int32][]*ir.Inst{} // what writes to slots in the loop
	for bi := range w.body {
		for i := range w.fl.blocks[bi].insts {
			in := &w.fl.blocks[bi].insts[i]
			w.fl.visit(in, ignore, func(p *int32) { from[*p] = append(from[*p], in) })
		}
	}
	seen := map[int32]bool{w.slot: true}
	for work := slices.Clone(slots); len(work) > 0; {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		for _, in := range from[s] {
			switch {
			case w.given[in], in.Op == ir.OpLoad:
			case in.Op == ir.OpMov && in.A >= 0:
				work = append(work, in.A)
			case in.Op == ir.OpMov:
			default:
				return false
			}
		}
	}
	return true
}

// countsRounds reports whether the loop with header h, compared there, has a slot that is different in each round, because each
// adds to it, and that decides whether the loop goes on. Then no round comes back to the state of an earlier one, and a
// seed is of no use: neither if that slot is what a load before the loop read, as in
//
//	int n = s->tries; while (n-- > 0 && !try(s)) ;
//
// nor if another one is:
//
//	int n = 0, r = load(x); while (r == 0 && n++ < 1000) r = load(x);
func (fl *lowering) countsRounds(h *llir.Block, in []bitset, preds [][]int) bool {
	body := fl.bodyOf(h, preds)
	changed := fl.changedIn(body)
	head := fl.index[h]
	fl.loops[h].check = head
	idle := fl.idleSlots(h, in, preds)
	counts := false
	each(in[head], func(s int32) {
		if !counts && changed[s] && !idle.has(s) {
			w := counterWalk{fl: fl, slot: s, check: head, body: body, changed: changed}
			counts = w.run() && !w.stays && !fl.neededSlots(h, in, preds, w.given).has(s)
		}
	})
	return counts
}

// changedIn returns the slots that are written in the blocks of body.
func (fl *lowering) changedIn(body map[int]bool) map[int32]bool {
	changed := map[int32]bool{}
	for _, bi := range fl.order {
		if body[bi] {
			for i := range fl.blocks[bi].insts {
				fl.visit(&fl.blocks[bi].insts[i], ignore, func(p *int32) { changed[*p] = true })
			}
		}
	}
	return changed
}

// localAddresses returns the slots that hold nothing but addresses of local variables: a call that became part of the
// function has copies of those that it was passed.
func (fl *lowering) localAddresses() map[int32]bool {
	local := map[int32]bool{}
	copies := map[int32][]int32{} // slot -> those that it is moved to
	var others []int32
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			inst := &fl.blocks[bi].insts[i]
			fl.visit(inst, ignore, func(p *int32) {
				switch {
				case inst.Op == ir.OpAlloca:
					local[*p] = true
				case inst.Op == ir.OpMov && inst.A >= 0:
					local[*p] = true
					copies[inst.A] = append(copies[inst.A], *p)
				default:
					others = append(others, *p)
				}
			})
		}
	}
	for s := range copies {
		if s < fl.out.NParams || !local[s] {
			others = append(others, s)
		}
	}
	for ; len(others) > 0; others = others[1:] {
		delete(local, others[0])
		others = append(others, copies[others[0]]...)
		delete(copies, others[0])
	}
	return local
}

// addition reports whether inst adds the constant n to slot from, modulo mask+1.
func (fl *lowering) addition(inst *ir.Inst) (from int32, n, mask uint64, ok bool) {
	constant := func(o int32) uint64 { return fl.ld.prog.Consts[^o] }
	switch {
	case inst.Op == ir.OpAddImm:
		return inst.A, inst.Imm, ^uint64(0), inst.A >= 0
	case inst.Op == ir.OpAdd && inst.A >= 0 && inst.B < 0:
		return inst.A, constant(inst.B), inst.Imm, true
	case inst.Op == ir.OpAdd && inst.A < 0 && inst.B >= 0:
		return inst.B, constant(inst.A), inst.Imm, true
	case inst.Op == ir.OpSub && inst.A >= 0 && inst.B < 0:
		return inst.A, -constant(inst.B), inst.Imm, true
	}
	return 0, 0, 0, false
}

// counterWalk follows the value of a slot through a round of a loop.
type counterWalk struct {
	fl      *lowering
	slot    int32
	check   int
	body    map[int]bool
	changed map[int32]bool // slots that the loop writes

	mask  uint64 // 0: nothing was added yet
	tests []ir.Test
	given map[*ir.Inst]bool // the instructions of tests
	stays bool              // some round adds nothing
	by    []uint64          // what rounds add, sorted
}

// sums says of slots what must be added to the counter to get their value.
type sums map[int32]uint64

// run reports whether at the end of each round the slot has a value that is a sum of the one at its start and a
// constant; it collects the tests of such sums.
func (w *counterWalk) run() bool {
	at := map[int]sums{w.check: {w.slot: 0}}
	for work := []int{w.check}; len(work) > 0; {
		bi := work[len(work)-1]
		work = work[:len(work)-1]
		end, ok := w.through(bi, maps.Clone(at[bi]))
		if !ok {
			return false
		}
		insts := w.fl.blocks[bi].insts
		back := true
		w.fl.targets(&insts[len(insts)-1], func(t *int32) {
			to := int(*t)
			switch old, seen := at[to]; {
			case to == w.check:
				v, ok := end[w.slot]
				back = back && ok
				w.stays = w.stays || v == 0
				if i, known := slices.BinarySearch(w.by, v); !known {
					w.by = slices.Insert(w.by, i, v)
				}
			case !w.body[to]:
			case !seen:
				at[to] = maps.Clone(end)
				work = append(work, to)
			default:
				n := len(old)
				maps.DeleteFunc(old, func(s int32, v uint64) bool { x, ok := end[s]; return !ok || x != v })
				if len(old) < n {
					work = append(work, to)
				}
			}
		})
		if !back {
			return false
		}
	}
	w.given = map[*ir.Inst]bool{}
	for _, bi := range w.fl.order { // in this order, so that the result is stable
		if k, ok := at[bi]; ok {
			insts := w.fl.blocks[bi].insts
			for i := range insts {
				w.test(&insts[i], k)
				w.step(&insts[i], k)
			}
		}
	}
	return len(w.tests) > 0 && w.mask != 0
}

// through returns what is known at the end of block bi if k is at its start.
func (w *counterWalk) through(bi int, k sums) (sums, bool) {
	for i := range w.fl.blocks[bi].insts {
		if !w.step(&w.fl.blocks[bi].insts[i], k) {
			return nil, false
		}
	}
	return k, true
}

// step changes k to what is known after inst. It reports false if sums have several widths.
func (w *counterWalk) step(inst *ir.Inst, k sums) bool {
	if from, n, mask, ok := w.fl.addition(inst); ok {
		if v, ok := k[from]; ok {
			if w.mask != 0 && w.mask != mask {
				return false
			}
			w.mask = mask
			k[inst.Dst] = (v + n) & mask
			return true
		}
	}
	if inst.Op == ir.OpMov && inst.A >= 0 {
		if v, ok := k[inst.A]; ok {
			k[inst.Dst] = v
			return true
		}
	}
	w.fl.visit(inst, ignore, func(p *int32) { delete(k, *p) })
	return true
}

// comparisons are those whose results can be told for many rounds at once, and as which branch they count.
var comparisons = map[ir.Op]ir.Op{
	ir.OpEQ: ir.OpBrEQ, ir.OpNE: ir.OpBrNE, ir.OpULT: ir.OpBrULT, ir.OpULE: ir.OpBrULE, ir.OpSLT: ir.OpBrSLT, ir.OpSLE: ir.OpBrSLE,
	ir.OpBrEQ: ir.OpBrEQ, ir.OpBrNE: ir.OpBrNE, ir.OpBrULT: ir.OpBrULT, ir.OpBrULE: ir.OpBrULE, ir.OpBrSLT: ir.OpBrSLT, ir.OpBrSLE: ir.OpBrSLE,
}

// test notes inst, before which k is known, if it compares a sum of the counter with what does not change.
func (w *counterWalk) test(inst *ir.Inst, k sums) {
	op, ok := comparisons[inst.Op]
	if !ok {
		return
	}
	for _, swapped := range []bool{false, true} {
		sum, other := inst.A, inst.B
		if swapped {
			sum, other = other, sum
		}
		if sum < 0 || other >= 0 && w.changed[other] {
			continue
		}
		if off, ok := k[sum]; ok {
			w.tests = append(w.tests, ir.Test{Op: op, Size: inst.Size, Swapped: swapped, Operand: other, Off: off})
			w.given[inst] = true
			return
		}
	}
}
