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
			load, s, n, g := fl.seedOf(bi, at, preds, in[head])
			if s < 0 || slot >= 0 && (slot != s || size != n) || len(g) > 0 && (n != 0 || slot >= 0) || len(guard) > 0 {
				ok = false // a loop with a guard has one way in
				break
			}
			slot, size, guard = s, n, g
			places = append(places, place{bi, at, ir.Inst{
				Op: ir.OpSeed, A: load.A, Imm: load.Imm, B: lp.index, Size: load.Size, Ord: load.Ord, Pos: load.Pos,
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

// seedOf finds the load that is the last event before instruction at of block bi, if nothing but moves, what is computed without
// it and tests of what it read lie in between, and exactly one slot of live holds its value, which it returns, or -1. If none
// does, but the value was stored in one local variable, that is the slot of its address and the variable's size. The guard is
// what is tested.
func (fl *lowering) seedOf(bi, at int, preds [][]int, live bitset) (load *ir.Inst, slot int32, size uint8, guard []ir.GuardStep) {
	var path []pathStep // backwards
	for steps := 0; steps < 8; steps++ {
		b := fl.blocks[bi]
		for i := at - 1; i >= 0; i-- {
			in := &b.insts[i]
			switch {
			case in.Op == ir.OpLoad:
				slices.Reverse(path)
				guard, ok := guardOf(in, path, func(o int32) uint64 { return fl.ld.prog.Consts[^o] })
				if !ok {
					return nil, -1, 0, nil
				}
				slot, size = fl.seedSlot(in, path, live)
				return in, slot, size, guard
			case in.Op == ir.OpStore, in.Op.Format()&(ir.Pure|ir.DefDst) == ir.Pure|ir.DefDst:
				path = append(path, pathStep{in: in})
			case in.Op == ir.OpNop, in.Op == ir.OpJmp, in.Op == ir.OpLoopReset:
			default:
				return nil, -1, 0, nil
			}
		}
		if len(preds[bi]) != 1 {
			return nil, -1, 0, nil
		}
		p := preds[bi][0]
		insts := fl.blocks[p].insts
		if len(insts) == 0 {
			return nil, -1, 0, nil
		}
		last := &insts[len(insts)-1]
		at = len(insts)
		if last.Op != ir.OpJmp {
			w, ok := wayTo(last, int32(bi))
			if !ok {
				return nil, -1, 0, nil
			}
			path = append(path, pathStep{last, w})
			at--
		}
		bi = p
	}
	return nil, -1, 0, nil
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
func guardOf(load *ir.Inst, path []pathStep, number func(o int32) uint64) (guard []ir.GuardStep, ok bool) {
	known := map[int32]ir.GuardArg{load.Dst: {}}
	arg := func(o int32) (ir.GuardArg, bool) {
		if o < 0 {
			return ir.GuardArg{From: -1, Number: number(o)}, true
		}
		a, ok := known[o]
		return a, ok
	}
	for _, p := range path {
		in := p.in
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
		case ir.OpEQ, ir.OpNE, ir.OpULT, ir.OpULE, ir.OpSLT, ir.OpSLE, ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAndImm, ir.OpAddImm:
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
func (fl *lowering) seedSlot(load *ir.Inst, path []pathStep, live bitset) (slot int32, size uint8) {
	holds := map[int32]bool{load.Dst: true}
	made := map[int32]bool{} // of what the load read
	if load.A == load.Dst {
		return -1, 0
	}
	slot = -1
	for _, p := range path {
		mv := p.in
		if mv.Op.Format()&ir.Control != 0 {
			continue
		}
		if mv.Op == ir.OpStore {
			// The only store, of the value, to a whole variable.
			if slot >= 0 || !holds[mv.B] || mv.Size != load.Size || fl.localSite(mv.A, mv.Size) < 0 || mv.Imm != 0 || !live.has(mv.A) {
				return -1, 0
			}
			slot, size = mv.A, mv.Size
			continue
		}
		if mv.Dst == load.A || mv.Dst == slot {
			return -1, 0
		}
		uses := false
		fl.visit(mv, func(p *int32) { uses = uses || *p >= 0 && (holds[*p] || made[*p]) }, ignore)
		holds[mv.Dst] = mv.Op == ir.OpMov && mv.A >= 0 && holds[mv.A]
		made[mv.Dst] = uses && !holds[mv.Dst]
	}
	for s, m := range made {
		if m && live.has(s) {
			return -1, 0 // it would be another one if the load had read something else
		}
	}
	for s, h := range holds {
		if h && live.has(s) {
			if slot >= 0 {
				return -1, 0
			}
			slot = s
		}
	}
	return slot, size
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
