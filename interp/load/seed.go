package load

import "genmcgo/interp/ir"

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
			load, s, n := fl.seedOf(bi, at, preds, in[head])
			if s < 0 || slot >= 0 && (slot != s || size != n) {
				ok = false
				break
			}
			slot, size = s, n
			places = append(places, place{bi, at, ir.Inst{
				Op: ir.OpSeed, A: load.A, Imm: load.Imm, B: lp.index, Size: load.Size, Ord: load.Ord, Pos: load.Pos,
			}})
		}
		if !ok || slot < 0 {
			continue
		}
		lp.seed, lp.seedSize = slot, size
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

// seedOf finds the load that is the last event before instruction at of block bi, if
// nothing but moves lie in between and exactly one slot of live holds its value, which
// it returns, or -1. If none does, but the value was stored in one local variable,
// that is the slot of its address and the variable's size.
func (fl *lowering) seedOf(bi, at int, preds [][]int, live bitset) (load *ir.Inst, slot int32, size uint8) {
	var path []*ir.Inst // backwards
	for steps := 0; steps < 8; steps++ {
		b := fl.blocks[bi]
		for i := at - 1; i >= 0; i-- {
			in := &b.insts[i]
			switch {
			case in.Op == ir.OpLoad:
				slot, size = fl.seedSlot(in, path, live)
				return in, slot, size
			case in.Op == ir.OpMov, in.Op == ir.OpStore:
				path = append(path, in)
			case in.Op == ir.OpNop, in.Op == ir.OpJmp, in.Op == ir.OpLoopReset:
			default:
				return nil, -1, 0
			}
		}
		if len(preds[bi]) != 1 {
			return nil, -1, 0
		}
		bi = preds[bi][0]
		p := fl.blocks[bi]
		if n := len(p.insts); n == 0 || p.insts[n-1].Op != ir.OpJmp {
			return nil, -1, 0
		}
		at = len(p.insts)
	}
	return nil, -1, 0
}

func (fl *lowering) seedSlot(load *ir.Inst, path []*ir.Inst, live bitset) (slot int32, size uint8) {
	holds := map[int32]bool{load.Dst: true}
	if load.A == load.Dst {
		return -1, 0
	}
	slot = -1
	for i := len(path) - 1; i >= 0; i-- {
		mv := path[i]
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
		holds[mv.Dst] = mv.A >= 0 && holds[mv.A]
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
		for range 8 {
			if in := &code[pc]; in.Op == ir.OpJmp {
				pc = int(in.B)
			} else if in.Op == ir.OpMov || in.Op == ir.OpNop {
				pc++
			} else {
				if l := in.A; in.Op == ir.OpLoop && in.B == 0 && fl.out.Loops[l].Seed >= 0 && fl.out.Loops[l].SeedSize == 0 {
					code[i].B = l + 1
				}
				break
			}
		}
	}
}
