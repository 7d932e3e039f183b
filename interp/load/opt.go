package load

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"sort"

	checked "genmcgo/internal/invariant"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
)

// visit calls f for every slot field of in: operands that are slots (use) and slots
// written. Fields may be changed.
func (fl *lowering) visit(in *ir.Inst, use, def func(*int32)) {
	visitInst(fl.ld.prog, in, use, def)
}

func visitInst(p *ir.Program, in *ir.Inst, use, def func(*int32)) {
	fm := in.Op.Format()
	if fm&ir.List != 0 {
		for i := in.A; i < in.A+in.B; i++ {
			if p.Operands[i] >= 0 {
				use(&p.Operands[i])
			}
		}
		for i := in.C; i < in.C+in.Dst; i++ {
			if p.Operands[i] >= 0 {
				def(&p.Operands[i])
			}
		}
		return
	}
	if fm&ir.UseA != 0 && in.A >= 0 {
		use(&in.A)
	}
	if fm&ir.UseB != 0 && in.B >= 0 {
		use(&in.B)
	}
	if fm&ir.UseC != 0 && in.C >= 0 {
		use(&in.C)
	}
	if fm&ir.DefDst != 0 && in.Dst >= 0 {
		def(&in.Dst)
	}
}

// targets calls f for every branch target of in.
func (fl *lowering) targets(in *ir.Inst, f func(*int32)) {
	switch in.Op {
	case ir.OpJmp:
		f(&in.B)
	case ir.OpBr, ir.OpInvoke:
		f(&in.B)
		f(&in.C)
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		f(&in.C)
		f(&in.Dst)
	case ir.OpSwitch, ir.OpIndirectBr:
		if in.Op == ir.OpSwitch {
			f(&in.C)
		}
		sw := &fl.ld.prog.Switches[in.B]
		for i := range sw.Targets {
			f(&sw.Targets[i])
		}
	}
}

func ignore(*int32) {}

// copies propagates Movs forward inside a block.
func (fl *lowering) copies(b *bb, cp []int32, active []int32) []int32 {
	const none = -1 << 31
	active = active[:0]
	for i := range b.insts {
		in := &b.insts[i]
		fl.visit(in, func(p *int32) {
			if c := cp[*p]; c != none {
				*p = c
			}
		}, ignore)
		kill := func(p *int32) {
			d := *p
			k := active[:0]
			for _, x := range active {
				if x == d || cp[x] == d {
					cp[x] = none
				} else {
					k = append(k, x)
				}
			}
			active = k
		}
		fl.visit(in, ignore, kill)
		if in.Op == ir.OpMov && in.A != in.Dst {
			cp[in.Dst] = in.A
			active = append(active, in.Dst)
		}
	}
	for _, x := range active {
		cp[x] = none
	}
	return active
}

// coalesce lets an instruction write directly to where a later Mov of the block
// would put its result, if nothing else wants it.
func (fl *lowering) coalesce(b *bb, uses, defs []int32) {
	for i := range b.insts {
		mv := &b.insts[i]
		if mv.Op != ir.OpMov || mv.A < 0 || uses[mv.A] != 1 || defs[mv.A] != 1 || fl.watched[mv.Dst] {
			continue
		}
		t, x := mv.A, mv.Dst
		for j := i - 1; j >= 0; j-- {
			in := &b.insts[j]
			isDef, touches := false, false
			fl.visit(in, func(p *int32) { touches = touches || *p == x }, func(p *int32) {
				isDef = isDef || *p == t
				touches = touches || *p == x
			})
			if isDef {
				multi := in.Op.Format()&ir.List != 0 && in.Op != ir.OpCall && in.Op != ir.OpCallInd && in.Op != ir.OpWide
				// An instruction of several steps must not overwrite its own operands
				// early; calls and arithmetic read them all first. Writing x at j
				// instead of at i no thread sees in between.
				if in.Op.Format()&ir.List != 0 && (touches || multi) {
					break
				}
				if in.Op == ir.OpAlloca || in.Op == ir.OpAllocaN {
					break
				}
				fl.visit(in, ignore, func(p *int32) {
					if *p == t {
						*p = x
					}
				})
				uses[t], defs[t] = 0, 0
				mv.Op, mv.A, mv.Dst = ir.OpNop, 0, 0
				break
			}
			if touches || in.Op == ir.OpInvoke {
				break
			}
		}
	}
}

// fuse joins comparisons with the branches on them and drops comparisons of
// comparisons with zero.
func (fl *lowering) fuse(b *bb, uses []int32) {
	n := len(b.insts)
	def := map[int32]int{}
	isZero := func(o int32) bool { return o < 0 && fl.ld.prog.Consts[^o] == 0 }
	for i := 0; i < n; i++ {
		in := &b.insts[i]
		if in.Op == ir.OpNE && in.A >= 0 && isZero(in.B) {
			if j, ok := def[in.A]; ok && isBool(b.insts[j].Op) {
				in.Op, in.B, in.Size, in.Imm = ir.OpMov, 0, 0, 0
			}
		} else if in.Op == ir.OpAndImm && in.Imm&1 != 0 && in.A >= 0 {
			if j, ok := def[in.A]; ok && isBool(b.insts[j].Op) {
				in.Op, in.B, in.Size, in.Imm = ir.OpMov, 0, 0, 0
			}
		}
		fl.visit(in, ignore, func(p *int32) { delete(def, *p); def[*p] = i })
	}
}

func isBool(o ir.Op) bool { return o >= ir.OpEQ && o <= ir.OpSLE || o == ir.OpFCmp }

// fuseBranch turns "compare; branch on it" into one instruction.
func (fl *lowering) fuseBranch(b *bb, uses []int32) {
	n := len(b.insts)
	if n < 2 || b.insts[n-1].Op != ir.OpBr || b.insts[n-1].A < 0 || uses[b.insts[n-1].A] != 1 {
		return
	}
	br := &b.insts[n-1]
	for j := n - 2; j >= 0; j-- {
		in := &b.insts[j]
		if in.Op == ir.OpNop {
			continue
		}
		found := false
		fl.visit(in, ignore, func(p *int32) { found = found || *p == br.A })
		if !found {
			// Only an adjacent comparison is safe without more analysis.
			return
		}
		var op ir.Op
		switch in.Op {
		case ir.OpEQ:
			op = ir.OpBrEQ
		case ir.OpNE:
			op = ir.OpBrNE
		case ir.OpULT:
			op = ir.OpBrULT
		case ir.OpULE:
			op = ir.OpBrULE
		case ir.OpSLT:
			op = ir.OpBrSLT
		case ir.OpSLE:
			op = ir.OpBrSLE
		default:
			return
		}
		*br = ir.Inst{Op: op, A: in.A, B: in.B, C: br.B, Dst: br.C, Size: in.Size, Pos: br.Pos}
		in.Op = ir.OpNop
		return
	}
}

type bitset []uint64

func (s bitset) has(i int32) bool { return s[i>>6]>>(i&63)&1 != 0 }
func (s bitset) set(i int32)      { s[i>>6] |= 1 << (i & 63) }
func (s bitset) clear(i int32)    { s[i>>6] &^= 1 << (i & 63) }

// finish optimises the blocks, numbers the slots and writes the function.
func (fl *lowering) finish() {
	const none = -1 << 31
	n := fl.nslots
	cp := make([]int32, n)
	for i := range cp {
		cp[i] = none
	}
	uses, defs := make([]int32, n), make([]int32, n)
	count := func() {
		clear(uses)
		clear(defs)
		for _, bi := range fl.order {
			for i := range fl.blocks[bi].insts {
				fl.visit(&fl.blocks[bi].insts[i], func(p *int32) { uses[*p]++ }, func(p *int32) { defs[*p]++ })
			}
		}
	}
	var active []int32
	for _, bi := range fl.order {
		fl.fuse(fl.blocks[bi], uses)
		active = fl.copies(fl.blocks[bi], cp, active)
	}
	fl.foldConstants()
	in, out := fl.liveness(nil)
	fl.removeDead(out)
	count()
	for _, bi := range fl.order {
		fl.coalesce(fl.blocks[bi], uses, defs)
		fl.fuseBranch(fl.blocks[bi], uses)
	}
	fl.dropUnneeded()
	fl.shortcuts()
	in, out = fl.liveness(nil)
	seeded, sunk, twice := fl.findSeeds(in), fl.sinkChecks(), fl.lookTwice(in)
	if seeded || sunk || twice {
		in, out = fl.liveness(nil)
	}
	fl.markUnused(out)
	idle := map[*llir.Block]bitset{}
	if len(fl.loops) > 0 {
		preds := fl.predecessors()
		for i, h := range fl.headers() {
			idle[h] = fl.idleSlots(h, in, preds)
			fl.out.Loops[i].Counter = fl.counter(h, in, preds, idle[h])
			fl.out.Loops[i].MayAdd = fl.mayAdd(h, preds)
		}
	}
	fl.allocate(in, out, idle)
	fl.flatten(in)
	fl.findRewrites()
	fl.findPeels()
	if checked.Enabled {
		fl.checkLoops()
	}
}

// checkLoops panics if the finished function can go round without coming to the header of a loop.
func (fl *lowering) checkLoops() {
	const under, done = 1, 2
	code, state := fl.out.Code, make([]uint8, len(fl.out.Code))
	var visit func(pc int32)
	visit = func(pc int32) {
		in := &code[pc]
		switch {
		case state[pc] == under:
			panic(fmt.Sprintf("BUG: %s goes round at %d, and there is no loop", fl.out.Name, pc))
		case state[pc] == done || in.Op == ir.OpLoop:
			return
		}
		state[pc] = under
		jumps := false
		fl.targets(in, func(t *int32) {
			jumps = true
			visit(*t)
		})
		if !jumps && !endsBlock(in.Op) {
			visit(pc + 1)
		}
		state[pc] = done
	}
	for pc := range code {
		visit(int32(pc))
	}
}

// onlyReached removes the blocks that no way leads to.
func (fl *lowering) onlyReached() {
	reached := make([]bool, len(fl.blocks))
	work := []int{fl.order[0]}
	for len(work) > 0 {
		bi := work[len(work)-1]
		work = work[:len(work)-1]
		if reached[bi] {
			continue
		}
		reached[bi] = true
		if n := len(fl.blocks[bi].insts); n > 0 {
			fl.targets(&fl.blocks[bi].insts[n-1], func(t *int32) { work = append(work, int(*t)) })
		}
	}
	fl.order = slices.DeleteFunc(fl.order, func(bi int) bool { return !reached[bi] })
}

// liveness computes which slots are live at the start and end of each block; instructions that skip names use nothing.
func (fl *lowering) liveness(skip func(in *ir.Inst) bool) (in, out []bitset) {
	words := int(fl.nslots+63) / 64
	nb := len(fl.blocks)
	in, out = make([]bitset, nb), make([]bitset, nb)
	use, def := make([]bitset, nb), make([]bitset, nb)
	back := make([]uint64, 4*words*nb)
	next := func() bitset {
		s := bitset(back[:words:words])
		back = back[words:]
		return s
	}
	for i := 0; i < nb; i++ {
		in[i], out[i], use[i], def[i] = next(), next(), next(), next()
	}
	for _, bi := range fl.order {
		u, d := use[bi], def[bi]
		for i := range fl.blocks[bi].insts {
			ins := &fl.blocks[bi].insts[i]
			fl.visit(ins, func(p *int32) {
				if !d.has(*p) && (skip == nil || !skip(ins)) {
					u.set(*p)
				}
			}, func(p *int32) { d.set(*p) })
		}
	}
	for changed := true; changed; {
		changed = false
		for k := len(fl.order) - 1; k >= 0; k-- {
			bi := fl.order[k]
			b := fl.blocks[bi]
			o := out[bi]
			if len(b.insts) > 0 {
				fl.targets(&b.insts[len(b.insts)-1], func(t *int32) {
					for w, x := range in[*t] {
						o[w] |= x
					}
				})
			}
			for w := range o {
				x := use[bi][w] | o[w]&^def[bi][w]
				if x != in[bi][w] {
					in[bi][w] = x
					changed = true
				}
			}
		}
	}
	return in, out
}

// removeDead drops pure instructions whose result nothing uses.
func (fl *lowering) removeDead(out []bitset) {
	for _, bi := range fl.order {
		b := fl.blocks[bi]
		live := append(bitset(nil), out[bi]...)
		for i := len(b.insts) - 1; i >= 0; i-- {
			in := &b.insts[i]
			if in.Op.Format()&ir.Pure != 0 && in.Op != ir.OpNop && !live.has(in.Dst) && !fl.watched[in.Dst] || in.Op == ir.OpMov && in.A == in.Dst {
				was := *in
				if *in = (ir.Inst{Op: ir.OpNop}); was.Op.Format()&ir.DefDst != 0 && fl.folded[was.Dst] {
					*in = mark(-1, was.Pos)
				}
				continue
			}
			fl.visit(in, ignore, func(p *int32) { live.clear(*p) })
			fl.visit(in, func(p *int32) { live.set(*p) }, ignore)
		}
		k := b.insts[:0]
		for _, in := range b.insts {
			if in.Op != ir.OpNop || isMark(&in) {
				k = append(k, in)
			}
		}
		b.insts = k
	}
}

// allocate gives virtual slots their numbers: a linear scan over the intervals in
// which they are live. Parameters keep theirs. idle: by loop, slots that do not matter
// at its check.
func (fl *lowering) allocate(in, out []bitset, idle map[*llir.Block]bitset) {
	n := fl.nslots
	first, last := make([]int32, n), make([]int32, n)
	for i := range first {
		first[i] = -1
	}
	touch := func(s, at int32) {
		if first[s] < 0 {
			first[s] = at
		}
		first[s] = min(first[s], at)
		last[s] = max(last[s], at)
	}
	at := int32(1)
	for _, bi := range fl.order {
		b := fl.blocks[bi]
		each(in[bi], func(s int32) { touch(s, at) })
		for i := range b.insts {
			// Operands are read at an odd moment, results written at the next, so that a
			// result may reuse the slot of an operand that ends here - if the
			// instruction is done in one step.
			fl.visit(&b.insts[i], func(p *int32) { touch(*p, at) }, ignore)
			d := at + 1
			if lasts(b.insts[i].Op) {
				d = at
			}
			fl.visit(&b.insts[i], ignore, func(p *int32) { touch(*p, d) })
			if lasts(b.insts[i].Op) {
				fl.visit(&b.insts[i], func(p *int32) { touch(*p, at+1) }, ignore)
			}
			at += 2
		}
		each(out[bi], func(s int32) { touch(s, at) })
		at++
	}
	np := fl.out.NParams
	for s := int32(0); s < np; s++ {
		touch(s, 0)
	}
	for s := range fl.watched { // one variable's only
		touch(s, 0)
		touch(s, at)
	}
	// A slot that is live at entry without being a parameter is read before it is
	// written: it is zero then.
	if len(fl.order) > 0 {
		each(in[fl.order[0]], func(s int32) { touch(s, 0) })
	}
	ord := make([]int32, 0, n)
	for s := int32(0); s < n; s++ {
		if first[s] >= 0 {
			ord = append(ord, s)
		}
	}
	sort.SliceStable(ord, func(i, j int) bool { return first[ord[i]] < first[ord[j]] })
	reg := make([]int32, n)
	var busy []int32 // by register: when it is free again
	var activeEnd endHeap
	var free []int32
	for _, s := range ord {
		for len(activeEnd) > 0 && activeEnd[0].end < first[s] {
			free = append(free, activeEnd.pop().reg)
		}
		var r int32
		switch {
		case s < np:
			for int32(len(busy)) < np {
				busy = append(busy, 0)
			}
			r = s
		case len(free) > 0:
			// The lowest free one keeps frames small and the result stable.
			k := 0
			for i := range free {
				if free[i] < free[k] {
					k = i
				}
			}
			r = free[k]
			free[k] = free[len(free)-1]
			free = free[:len(free)-1]
		default:
			for int32(len(busy)) < np {
				busy = append(busy, 0)
			}
			r = int32(len(busy))
			busy = append(busy, 0)
		}
		reg[s] = r
		activeEnd.push(endItem{last[s], r})
	}
	fl.out.NSlots = max(int32(len(busy)), np)
	rename := func(p *int32) { *p = reg[*p] }
	for _, bi := range fl.order {
		b := fl.blocks[bi]
		for i := range b.insts {
			if in := &b.insts[i]; fl.watches(in) {
				in.Ord = ir.ForDebugger
			}
			fl.visit(&b.insts[i], rename, rename)
		}
	}
	fl.placeVariables(reg)
	fl.deadSites()
	fl.placeLoops(in, idle, reg)
	fl.placeTwice(in, idle, reg)
}

// placeLoops says of each loop where its state is and which slots matter at its header: virtual slot s is slot reg[s].
func (fl *lowering) placeLoops(in []bitset, idle map[*llir.Block]bitset, reg []int32) {
	for i, h := range fl.headers() {
		l := &fl.out.Loops[i]
		sort.Slice(l.Dead, func(i, j int) bool { return l.Dead[i] < l.Dead[j] })
		slices.SortFunc(l.DeadParts, func(x, y ir.Part) int {
			return cmp.Or(cmp.Compare(x.Site, y.Site), cmp.Compare(x.Off, y.Off), cmp.Compare(x.Size, y.Size))
		})
		l.Seed = -1
		if s := fl.loops[h].seed; s >= 0 {
			if lp := fl.loops[h]; lp.seedSize == 0 || !slices.Contains(l.Dead, lp.seedSite) {
				l.Seed, l.SeedSize, l.Guard = reg[s], lp.seedSize, lp.guard
			}
		}
		l.State = fl.out.NSlots
		fl.out.NSlots += ir.LoopSlots
		seen := map[int32]bool{}
		each(in[fl.loops[h].check], func(s int32) {
			if !seen[reg[s]] && !idle[h].has(s) {
				seen[reg[s]] = true
				l.Live = append(l.Live, reg[s])
			}
		})
		sort.Slice(l.Live, func(i, j int) bool { return l.Live[i] < l.Live[j] })
		if c := &l.Counter; c.Slot >= 0 {
			c.Slot = reg[c.Slot]
			for i := range c.Tests {
				if o := &c.Tests[i].Operand; *o >= 0 {
					*o = reg[*o]
				}
			}
			c.State = fl.out.NSlots
			fl.out.NSlots += ir.CounterSlots
		}
	}
}

// lasts reports whether an instruction may be suspended between reading operands and
// writing results, or reads operands again after writing some result.
func lasts(o ir.Op) bool {
	return o.Format()&ir.List != 0 || o == ir.OpLoad || o == ir.OpAlloca || o == ir.OpAllocaN
}

func each(s bitset, f func(int32)) {
	for w, x := range s {
		for x != 0 {
			f(int32(w*64 + bits.TrailingZeros64(x)))
			x &= x - 1
		}
	}
}

type endItem struct{ end, reg int32 }

// endHeap is a min-heap by end.
type endHeap []endItem

func (h *endHeap) push(x endItem) {
	*h = append(*h, x)
	a := *h
	for i := len(a) - 1; i > 0; {
		p := (i - 1) / 2
		if a[p].end <= a[i].end {
			break
		}
		a[p], a[i] = a[i], a[p]
		i = p
	}
}

func (h *endHeap) pop() endItem {
	a := *h
	top := a[0]
	a[0] = a[len(a)-1]
	a = a[:len(a)-1]
	for i := 0; ; {
		c := 2*i + 1
		if c >= len(a) {
			break
		}
		if c+1 < len(a) && a[c+1].end < a[c].end {
			c++
		}
		if a[i].end <= a[c].end {
			break
		}
		a[i], a[c] = a[c], a[i]
		i = c
	}
	*h = a
	return top
}

// flatten puts the blocks in a row, resolves branch targets, drops jumps to the
// next instruction and notes where marks are.
func (fl *lowering) flatten(in []bitset) {
	start := make([]int32, len(fl.blocks))
	size := int32(0)
	preds := fl.predecessors()
	for k, bi := range fl.order {
		b := fl.blocks[bi]
		start[bi] = size
		keep := b.insts[:0]
		marks := 0 // of the instruction that comes next
		for i, ins := range b.insts {
			if ins.Op == ir.OpNop {
				if isMark(&ins) {
					fl.out.Absent = append(fl.out.Absent, ir.Absent{Pc: size + int32(len(keep)), Func: ins.A, Pos: ins.Pos})
					marks++
				}
				continue
			}
			// A jump with marks stays if there is another way to where it leads: who comes there need not have passed them.
			if ins.Op == ir.OpJmp && i == len(b.insts)-1 && k+1 < len(fl.order) && ins.B == int32(fl.order[k+1]) &&
				(marks == 0 || len(preds[ins.B]) == 1) {
				continue
			}
			marks = 0
			keep = append(keep, ins)
		}
		b.insts = keep
		size += int32(len(keep))
	}
	code := make([]ir.Inst, 0, size+1)
	done := map[int32]bool{}
	for _, bi := range fl.order {
		code = append(code, fl.blocks[bi].insts...)
	}
	for i := range code {
		c := &code[i]
		if c.Op == ir.OpSwitch || c.Op == ir.OpIndirectBr {
			if done[c.B] {
				continue
			}
			done[c.B] = true
		}
		fl.targets(c, func(t *int32) { *t = start[*t] })
		if c.Op == ir.OpLoop {
			fl.out.Loops[c.A].Pos = c.Pos
		}
	}
	for _, w := range fl.twices {
		of := &fl.out.Loops[fl.loops[w.loop].index]
		fl.out.Loops[w.index].Pos, fl.out.Loops[w.index].Func = of.Pos, of.Func
	}
	// Something must follow a call at the very end.
	code = append(code, ir.Inst{Op: ir.OpUnreachable})
	fl.out.Code = code
}
