package load

import (
	"slices"

	"genmcgo/interp/ir"
)

// Seeds: loops like
//
//	r = load(x); while (!cas(x, &r, f(r))) ;
//
// start with a value that a load before the loop read, and each failed iteration
// replaces it by another value of the same place. Such an iteration adds nothing to
// what the load could have read in the first place (see Thread.reseeds). Here we find,
// for each loop, the one slot that is seeded by the last event before the loop, or
// the one local variable in memory (its address goes to a function that does the
// compare-exchange).

// findSeeds adds OpSeed instructions to the edges into loops. It reports whether there
// are any. in: slots live at the start of each block.
func (fl *lowering) findSeeds(in []bitset) bool {
	preds := fl.predecessors()
	type place struct {
		block, at int
		seed      ir.Inst
	}
	found := false
	for _, h := range fl.headers() {
		lp := fl.loops[h]
		head := fl.index[h]
		var places []place
		slot, size := int32(-1), uint8(0)
		var guard []ir.GuardStep
		ok := true
		for _, bi := range fl.order {
			b := fl.blocks[bi]
			at := -1
			for i := range b.insts {
				if b.insts[i].Op == ir.OpLoopReset && b.insts[i].A == lp.index {
					at = i
				}
			}
			if at < 0 {
				continue
			}
			load, s, n, g, later := fl.seedOf(bi, at, preds, in[head])
			if s < 0 || slot >= 0 && (slot != s || size != n) || len(g) > 0 && (n != 0 || slot >= 0) || len(guard) > 0 {
				ok = false // a loop with a guard has one way in
				break
			}
			slot, size, guard = s, n, g
			places = append(places, place{bi, at, ir.Inst{
				Op: ir.OpSeed, A: load.A, Imm: load.Imm, B: lp.index, Size: load.Size, Ord: load.Ord, Pos: load.Pos, C: later,
			}})
		}
		if !ok || slot < 0 || fl.countsRounds(h, in, preds) {
			continue
		}
		lp.seed, lp.seedSize, lp.guard = slot, size, guard
		if size != 0 {
			lp.seedSite = fl.localSite(slot, size)
		}
		found = true
		for _, p := range places {
			fl.ld.prog.Rewrites = fl.ld.prog.Rewrites || p.seed.C != 0 // memory that no other thread knows matters
			b := fl.blocks[p.block]
			b.insts = append(b.insts, ir.Inst{})
			copy(b.insts[p.at+2:], b.insts[p.at+1:])
			b.insts[p.at+1] = p.seed
		}
	}
	if found {
		fl.ld.prog.Seeds = true
	}
	return found
}

// pathStep is an instruction between the load of a seed and the loop: of a branch, way says whether it is taken.
type pathStep struct {
	in  *ir.Inst
	way way
}

// way is what a branch must do.
type way uint8

const (
	wayNone  way = iota // no branch, or one that leads to the loop in any case
	wayTaken            // what it compares must be true
	wayNot
)

// seedOf finds the load that may be the last event before instruction at of block bi, if nothing but moves, writes and calls, what is computed without
// it and tests of what it read lie in between, and exactly one slot of live holds its value, which it returns, or -1. If none
// does, but the value was stored in one local variable, that is the slot of its address and the variable's size. The guard is
// what is tested. later is 1 if memory may be written in between that has nothing to do with what was read.
func (fl *lowering) seedOf(bi, at int, preds [][]int, live bitset) (load *ir.Inst, slot int32, size uint8, guard []ir.GuardStep, later int32) {
	var path []pathStep // backwards
	for steps := 0; steps < 8; steps++ {
		b := fl.blocks[bi]
		for i := at - 1; i >= 0; i-- {
			in := &b.insts[i]
			switch {
			case in.Op == ir.OpLoad:
				slices.Reverse(path)
				guard, ok := guardOf(fl.ld.prog, in, path)
				if !ok {
					return nil, -1, 0, nil, 0
				}
				slot, size, later = fl.seedSlot(in, path, live)
				return in, slot, size, guard, later
			case in.Op == ir.OpStore, in.Op == ir.OpCall, in.Op.Format()&(ir.Pure|ir.DefDst) == ir.Pure|ir.DefDst:
				path = append(path, pathStep{in: in})
			case in.Op == ir.OpNop, in.Op == ir.OpJmp, in.Op == ir.OpLoopReset:
			default:
				return nil, -1, 0, nil, 0
			}
		}
		if len(preds[bi]) != 1 {
			return nil, -1, 0, nil, 0
		}
		p := preds[bi][0]
		insts := fl.blocks[p].insts
		if len(insts) == 0 {
			return nil, -1, 0, nil, 0
		}
		last := &insts[len(insts)-1]
		at = len(insts)
		if last.Op != ir.OpJmp {
			w, ok := wayTo(last, int32(bi))
			if !ok {
				return nil, -1, 0, nil, 0
			}
			path = append(path, pathStep{last, w})
			at--
		}
		bi = p
	}
	return nil, -1, 0, nil, 0
}

// wayTo is the way of branch in to block b; ok is false if it is no branch on a comparison.
func wayTo(in *ir.Inst, b int32) (w way, ok bool) {
	yes, no := in.B, in.C
	switch in.Op {
	case ir.OpBr:
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		yes, no = in.C, in.Dst
	default:
		return wayNone, false
	}
	switch {
	case yes == no:
		return wayNone, true
	case yes == b:
		return wayTaken, true
	}
	return wayNot, true
}

// guardOf is the guard of a loop to which path leads from load; ok is false if something else decides than what that read.
func guardOf(prog *ir.Program, load *ir.Inst, path []pathStep) (guard []ir.GuardStep, ok bool) {
	known := map[int32]ir.GuardArg{load.Dst: {}}
	arg := func(o int32) (ir.GuardArg, bool) {
		if o < 0 {
			return ir.GuardArg{From: -1, Number: prog.Consts[^o]}, true
		}
		a, ok := known[o]
		return a, ok
	}
	for _, p := range path {
		in := p.in
		if in.Op == ir.OpCall {
			visitInst(prog, in, ignore, func(d *int32) { delete(known, *d) })
			continue
		}
		if in.Op == ir.OpStore || p.way == wayNone && in.Op.Format()&ir.Control != 0 {
			continue
		}
		a, ok := arg(in.A)
		var b ir.GuardArg
		if ok && in.Op.Format()&ir.UseB != 0 {
			b, ok = arg(in.B)
		}
		step := ir.GuardStep{Op: in.Op, Size: in.Size, Imm: in.Imm, A: a, B: b, Taken: p.way == wayTaken}
		switch in.Op {
		case ir.OpMov:
			if known[in.Dst] = a; !ok {
				delete(known, in.Dst)
			}
			continue
		case ir.OpBr, ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
			if !ok {
				return nil, false
			}
			if a.From >= 0 || b.From >= 0 && in.Op != ir.OpBr { // else numbers decide, the same whatever was read
				guard = append(guard, step)
			}
			continue
		case ir.OpEQ, ir.OpNE, ir.OpULT, ir.OpULE, ir.OpSLT, ir.OpSLE, ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpSExt, ir.OpAndImm, ir.OpAddImm:
		default:
			ok = false
		}
		if !ok {
			delete(known, in.Dst)
			continue
		}
		guard = append(guard, step)
		known[in.Dst] = ir.GuardArg{From: len(guard)}
	}
	if !slices.ContainsFunc(guard, func(s ir.GuardStep) bool { return s.Op.Format()&ir.Control != 0 }) {
		return nil, true // nothing decides
	}
	return guard, true
}

// seedSlot is seedOf for what lies between the load and the loop.
func (fl *lowering) seedSlot(load *ir.Inst, path []pathStep, live bitset) (slot int32, size uint8, later int32) {
	if load.A == load.Dst {
		return -1, 0, 0
	}
	w := seedWalk{fl: fl, load: load, live: live, holds: map[int32]bool{load.Dst: true}, made: map[int32]bool{}, slot: -1}
	for _, p := range path {
		if p.in.Op.Format()&ir.Control == 0 && !w.step(p.in) {
			return -1, 0, 0
		}
	}
	if w.later != 0 && w.size != 0 {
		return -1, 0, 0 // that may be what it writes
	}
	for s, m := range w.made {
		if m && live.has(s) {
			return -1, 0, 0 // it would be another one if the load had read something else
		}
	}
	for s, h := range w.holds {
		if h && live.has(s) {
			if w.slot >= 0 {
				return -1, 0, 0
			}
			w.slot = s
		}
	}
	return w.slot, w.size, w.later
}

// seedWalk follows what a load has read.
type seedWalk struct {
	fl          *lowering
	load        *ir.Inst
	live        bitset
	holds, made map[int32]bool // slots that hold it, and those that hold something made of it
	slot        int32          // holds the address of the variable that it was stored in, -1 if it was not
	size        uint8          // of that variable
	later       int32          // 1: other memory may have been written
}

// step is told the next instruction. It reports false if the load is no seed because of that.
func (w *seedWalk) step(mv *ir.Inst) bool {
	uses, changes := false, false
	w.fl.visit(mv, func(p *int32) { uses = uses || w.holds[*p] || w.made[*p] }, func(d *int32) {
		changes = changes || *d == w.load.A || *d == w.slot
	})
	switch {
	case changes, mv.Op == ir.OpCall && uses:
		return false
	case mv.Op == ir.OpCall, mv.Op == ir.OpStore && !uses:
		w.later = 1
		w.fl.visit(mv, ignore, func(d *int32) { w.holds[*d], w.made[*d] = false, false })
		return true
	case mv.Op == ir.OpStore:
		// The only store, of the value, to a whole variable.
		if w.slot >= 0 || !w.holds[mv.B] || mv.Size != w.load.Size || w.fl.localSite(mv.A, mv.Size) < 0 || mv.Imm != 0 || !w.live.has(mv.A) {
			return false
		}
		w.slot, w.size = mv.A, mv.Size
		return true
	}
	w.holds[mv.Dst] = mv.Op == ir.OpMov && mv.A >= 0 && w.holds[mv.A]
	w.made[mv.Dst] = uses && !w.holds[mv.Dst]
	return true
}

// localSite returns the site of the local variable of that size whose address is what
// slot s holds, and nothing else ever; -1 if there is none.
func (fl *lowering) localSite(s int32, size uint8) int32 {
	site, local := int32(-1), true
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			in := &fl.blocks[bi].insts[i]
			fl.visit(in, ignore, func(d *int32) {
				if *d == s {
					local = local && site < 0 && in.Op == ir.OpAlloca && in.Imm == uint64(size)
					site = in.C
				}
			})
		}
	}
	if !local {
		return -1
	}
	return site
}

// findPeels marks (by B) the loads of a loop with a seed after which nothing but moves
// lead back to where the loop looks at its state: whatever such a load returns, the
// load before the loop might have returned.
func (fl *lowering) findPeels() {
	code := fl.out.Code
	for i := range code {
		if code[i].Op != ir.OpLoad {
			continue
		}
		pc := i + 1
		for steps := 0; steps < 8; steps++ {
			if in := &code[pc]; in.ForDebuggers() {
				pc++
				steps--
			} else if in.Op == ir.OpJmp {
				pc = int(in.B)
			} else if in.Op == ir.OpMov || in.Op == ir.OpNop {
				pc++
			} else {
				if l := in.A; in.Op == ir.OpLoop && in.B == 0 && fl.out.Loops[l].Seed >= 0 && fl.out.Loops[l].SeedSize == 0 && len(fl.out.Loops[l].Guard) == 0 {
					code[i].B = l + 1
				}
				break
			}
		}
	}
}
