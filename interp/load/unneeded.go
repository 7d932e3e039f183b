package load

import (
	"slices"

	llir "github.com/llir/llvm/ir"

	"genmcgo/interp/ir"
)

// What nothing needs. Threads that wait back off,
//
//	while (!atomic_compare_exchange_weak(&x, &old, old + 1)) {
//	  if (n <= 16) { for (int i = 0; i < n; i++) pause(); n *= 2; } else sched_yield();
//	}
//
// and what they compute for that comes to nothing: no access, no result and no choice depends on n. Rules for loops look
// for short ones without branches, so such code is dropped before they look (Cytron et al., "Efficiently computing static
// single assignment form and the control dependence graph", TOPLAS 1991, section 7.1). An instruction is needed if it has
// an effect, if one that is needed uses its result, or if it is a branch that decides whether one that is needed is
// executed. All others are dropped, and a branch goes on where its ways meet. Calls of functions that do nothing have no
// effect.
//
// What is dropped must not be seen: a loop has to come to an end by what it counts (finite), and a branch stays that might depend on
// undefined bits, as that is an error, or on what was read, as models with dependencies know it.

// maxUnneeded bounds the blocks of functions that are looked at.
const maxUnneeded = 1024

// need is the search for what is needed.
type need struct {
	fl     *lowering
	preds  [][]int
	ends   map[int]bool  // blocks that lead to an end of the function
	meet   map[int]int   // block -> the one in which all ways from it that come to an end meet, -1: none
	within map[int][]int // block -> those whose branches decide whether it is executed
	insts  map[*ir.Inst]bool
	slots  bitset
	defs   map[int32][]written // slot -> where it is written
}

// written is an instruction and its block.
type written struct {
	in *ir.Inst
	bi int
}

// dropUnneeded removes what nothing needs from a function with loops.
func (fl *lowering) dropUnneeded() {
	empty := func(bi int) bool { return len(fl.blocks[bi].insts) == 0 }
	if len(fl.loops) == 0 || len(fl.order) > maxUnneeded || fl.m.lib || slices.ContainsFunc(fl.order, empty) {
		return
	}
	n := &need{
		fl: fl, preds: fl.predecessors(), within: map[int][]int{}, insts: map[*ir.Inst]bool{}, slots: make(bitset, int(fl.nslots+63)/64),
		defs: map[int32][]written{},
	}
	n.index()
	n.roots()
	back := n.finiteEdges()
	for _, bi := range fl.order {
		if len(n.ways(bi)) > 1 && !n.insts[n.branch(bi)] && n.mayStay(bi, back) {
			n.mark(n.branch(bi), bi)
		}
	}
	n.drop()
}

// branch is the last instruction of block bi.
func (n *need) branch(bi int) *ir.Inst {
	insts := n.fl.blocks[bi].insts
	return &insts[len(insts)-1]
}

// ways returns where block bi may go on, each block once.
func (n *need) ways(bi int) (to []int) {
	n.fl.targets(n.branch(bi), func(t *int32) {
		if !slices.Contains(to, int(*t)) {
			to = append(to, int(*t))
		}
	})
	return to
}

// index finds out where slots are written, where ways meet and which branches decide what.
func (n *need) index() {
	fl := n.fl
	all := map[int]bool{}
	for _, bi := range fl.order {
		all[bi] = true
		insts := fl.blocks[bi].insts
		for i := range insts {
			fl.visit(&insts[i], ignore, func(p *int32) { n.defs[*p] = append(n.defs[*p], written{&insts[i], bi}) })
		}
	}
	var work []int
	for _, bi := range fl.order {
		if len(n.ways(bi)) == 0 {
			work = append(work, bi)
		}
	}
	n.ends = map[int]bool{}
	for len(work) > 0 {
		b := work[0]
		work = work[1:]
		if !n.ends[b] {
			n.ends[b] = true
			work = append(work, n.preds[b]...)
		}
	}
	n.meet = fl.joinBlocks(fl.order, all, -1)
	for _, bi := range fl.order {
		if !n.ends[bi] {
			n.meet[bi] = -1
		}
	}
	for _, bi := range fl.order {
		ways := n.ways(bi)
		if len(ways) < 2 {
			continue
		}
		for _, w := range ways {
			for b := w; b >= 0 && b != n.meet[bi]; b = n.meet[b] {
				if slices.Contains(n.within[b], bi) {
					break
				}
				n.within[b] = append(n.within[b], bi)
			}
		}
	}
}

// roots marks what has effects, and branches that stay in any case: on what is not sure, and those whose ways never meet.
func (n *need) roots() {
	fl := n.fl
	unsure := n.unsure()
	for _, bi := range fl.order {
		insts := fl.blocks[bi].insts
		for i := range insts {
			in := &insts[i]
			switch {
			case fl.effective(in), in.Op == ir.OpCall && insts[i+1].Op == ir.OpInvoke:
				n.mark(in, bi)
			case in == n.branch(bi) && len(n.ways(bi)) > 1:
				keep := n.meet[bi] < 0 || slices.ContainsFunc(n.ways(bi), func(w int) bool { return !n.ends[w] })
				fl.visit(in, func(p *int32) { keep = keep || unsure.has(*p) }, ignore)
				if keep {
					n.mark(in, bi)
				}
			}
		}
	}
}

// unsure returns the slots whose bits may be undefined, or depend on what was read.
func (n *need) unsure() bitset {
	fl := n.fl
	unsure := make(bitset, len(n.slots))
	for s := int32(0); s < fl.out.NParams; s++ {
		unsure.set(s)
	}
	for changed := true; changed; {
		changed = false
		for _, bi := range fl.order {
			insts := fl.blocks[bi].insts
			for i := range insts {
				in := &insts[i]
				bad := in.Op == ir.OpUndef || !fl.pure(in)
				fl.visit(in, func(p *int32) { bad = bad || unsure.has(*p) }, ignore)
				if !bad {
					continue
				}
				fl.visit(in, ignore, func(p *int32) {
					if !unsure.has(*p) {
						unsure.set(*p)
						changed = true
					}
				})
			}
		}
	}
	return unsure
}

// mark says that in, an instruction of block bi, is needed, and with it what it needs.
func (n *need) mark(in *ir.Inst, bi int) {
	work := []written{{in, bi}}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if n.insts[at.in] {
			continue
		}
		n.insts[at.in] = true
		for _, c := range n.within[at.bi] {
			work = append(work, written{n.branch(c), c})
		}
		n.fl.visit(at.in, func(p *int32) {
			if !n.slots.has(*p) {
				n.slots.set(*p)
				work = append(work, n.defs[*p]...)
			}
		}, ignore)
	}
}

// edge is a way from a block to another.
type edge struct{ from, to int }

// finiteEdges returns the ways back to the headers of loops that end for certain.
func (n *need) finiteEdges() map[edge]bool {
	back := map[edge]bool{}
	for _, h := range n.fl.headers() {
		body := n.fl.bodyOf(h, n.preds)
		if !n.finite(h, body) {
			continue
		}
		for _, p := range n.preds[n.fl.index[h]] {
			if body[p] {
				back[edge{p, n.fl.index[h]}] = true
			}
		}
	}
	return back
}

// mayStay reports whether a thread may go round for ever on the ways from block bi to where they meet. What is certain to end
// are rounds through the edges back. It is not enough to ask that of each loop: several loops may have one header, and what leaves
// the inner one leaves none of the blocks that come back to that header.
func (n *need) mayStay(bi int, back map[edge]bool) bool {
	region := n.between(bi)
	region[bi] = true
	const open, done = 1, 2
	state := map[int]int{}
	var round func(b int) bool
	round = func(b int) bool {
		state[b] = open
		for _, w := range n.ways(b) {
			if !region[w] || back[edge{b, w}] || state[w] == done {
				continue
			}
			if state[w] == open || round(w) {
				return true
			}
		}
		state[b] = done
		return false
	}
	for b := range region {
		if state[b] == 0 && round(b) {
			return true
		}
	}
	return false
}

// between returns the blocks on the ways from block bi to where they meet: bi itself if some lead back to it.
func (n *need) between(bi int) map[int]bool {
	all := map[int]bool{}
	for work := n.ways(bi); len(work) > 0; {
		b := work[0]
		work = work[1:]
		if b != n.meet[bi] && !all[b] {
			all[b] = true
			work = append(work, n.ways(b)...)
		}
	}
	return all
}

// leaves reports whether block bi may go on outside body.
func (n *need) leaves(bi int, body map[int]bool) bool {
	return slices.ContainsFunc(n.ways(bi), func(t int) bool { return !body[t] })
}

// finite reports whether the loop with header h ends for certain: the one branch that leaves it, in each round, compares a slot to which
// each round adds one, or takes one away, with something that does not change.
func (n *need) finite(h *llir.Block, body map[int]bool) bool {
	fl := n.fl
	var exits, ends []int
	head := fl.index[h]
	for _, bi := range fl.order {
		if body[bi] && n.leaves(bi, body) {
			exits = append(exits, bi)
		}
		if body[bi] && slices.Contains(n.ways(bi), head) {
			ends = append(ends, bi)
		}
	}
	if len(exits) != 1 || exits[0] != head && (len(ends) != 1 || ends[0] != exits[0]) {
		return false
	}
	br := n.branch(exits[0])
	if br.Op < ir.OpBrEQ || br.Op > ir.OpBrSLE {
		return false
	}
	changed := fl.changedIn(body)
	for s := range changed {
		w := counterWalk{fl: fl, slot: s, check: head, body: body, changed: changed}
		if w.run() && w.given[br] && w.mask >= 1<<32-1 && len(w.by) == 1 {
			return n.runsOut(br, body[int(br.C)], changed, w.by[0], w.mask)
		}
	}
	return false
}

// runsOut reports whether rounds that each add by, 1 or mask = -1, to the slot that br compares end it. goesOn: they go on where
// the comparison holds.
func (n *need) runsOut(br *ir.Inst, goesOn bool, changed map[int32]bool, by, mask uint64) bool {
	up, down := by == 1, by == mask
	if !up && !down {
		return false
	}
	low, high := br.A, br.B // low < high or low <= high, if it is no equality
	strict := br.Op == ir.OpBrULT || br.Op == ir.OpBrSLT
	if br.Op == ir.OpBrEQ || br.Op == ir.OpBrNE {
		return true // a number is met once in 2^32 or 2^64 rounds
	}
	if !goesOn {
		low, high, strict = high, low, !strict
	}
	counts := func(o int32) bool { return o >= 0 && changed[o] }
	switch {
	case counts(low) && !up || counts(high) && !down:
		return false
	case strict:
		return true
	}
	// A limit that no number is beyond is never passed.
	limit := high
	if counts(high) {
		limit = low
	}
	if limit >= 0 {
		return false
	}
	k := n.fl.ld.prog.Consts[^limit]
	return k != 0 && k < 1<<31-1 || k == 0 && (counts(low) || br.Op == ir.OpBrSLE || br.Op == ir.OpBrSLT)
}

// drop removes what is not needed.
func (n *need) drop() {
	fl := n.fl
	var gone []int32 // slots that debuggers look at and that something no longer writes
	after := make([][]ir.Inst, len(fl.blocks))
	states := fl.partStates()
	for _, bi := range fl.order {
		insts := fl.blocks[bi].insts
		unknown := map[int32]bool{} // states of parts that were written last by something that goes
		for i := range insts {
			in := &insts[i]
			switch {
			case in == n.branch(bi):
				if ways := n.ways(bi); len(ways) > 0 && !n.insts[in] {
					to := ways[0]
					if len(ways) > 1 {
						to = n.meet[bi]
						between := n.between(bi)
						between[bi] = true
						after[bi] = append(after[bi], n.resets(bi, between)...)
						after[bi] = append(after[bi], n.marks(bi, between)...)
					}
					after[bi] = append(after[bi], ir.Inst{Op: ir.OpJmp, B: int32(to), Pos: in.Pos})
					continue
				}
			case fl.watches(in):
				if state, ok := states[in.Dst]; ok && in.A >= 0 && !n.slots.has(in.A) && !n.undefined(in.A) {
					unknown[state] = true
					continue
				}
				if unknown[in.Dst] {
					delete(unknown, in.Dst)
					in.A = fl.imm(0)
				}
			case in.Op == ir.OpUndef && !n.insts[in] && len(fl.watched) > 0: // debuggers say that a variable has no value
				in.Ord = ir.ForDebugger
			case !n.insts[in] && in.Op != ir.OpNop && (fl.pure(in) || in.Op == ir.OpCall):
				after[bi] = append(after[bi], mark(-1, in.Pos))
				continue
			}
			after[bi] = append(after[bi], *in)
		}
		for state := range unknown {
			gone = append(gone, state)
		}
	}
	for _, bi := range fl.order {
		fl.blocks[bi].insts = after[bi]
	}
	before := slices.Clone(fl.order)
	fl.onlyReached()
	for _, bi := range before {
		if slices.Contains(fl.order, bi) {
			continue
		}
		for i := range fl.blocks[bi].insts { // no other place says what a variable became here
			if in := &fl.blocks[bi].insts[i]; fl.watches(in) {
				gone = append(gone, in.Dst)
			}
		}
	}
	fl.forgetLoops()
	fl.unknownParts(gone)
}

// undefined reports whether slot s never has a value.
func (n *need) undefined(s int32) bool {
	return !slices.ContainsFunc(n.defs[s], func(w written) bool { return w.in.Op != ir.OpUndef })
}

// marks returns marks of what is between: as far as anyone can see it is executed where block bi ends.
func (n *need) marks(bi int, between map[int]bool) (marks []ir.Inst) {
	for _, k := range n.fl.order {
		if !between[k] {
			continue
		}
		for _, in := range n.fl.blocks[k].insts {
			switch {
			case isMark(&in) && k != bi:
				marks = append(marks, in)
			case in.Op != ir.OpNop && in.Op != ir.OpLoopReset:
				marks = append(marks, mark(-1, in.Pos))
			}
		}
	}
	return marks
}

// resets returns what enters the loop whose header is the block where the ways from block bi meet, if all of them enter it: a way
// that goes round in the loop is one that goes on in it.
func (n *need) resets(bi int, between map[int]bool) (all []ir.Inst) {
	fl, meet := n.fl, n.meet[bi]
	for h, lp := range fl.loops {
		if fl.index[h] != meet {
			continue
		}
		for _, p := range n.preds[meet] {
			if between[p] && !fl.enters(p, lp.index) {
				return nil
			}
		}
		return []ir.Inst{{Op: ir.OpLoopReset, A: lp.index, Pos: n.branch(bi).Pos}}
	}
	return nil
}

// forgetLoops removes the loops that have no way back any more.
func (fl *lowering) forgetLoops() {
	preds := fl.predecessors()
	index := map[int32]int32{}
	for _, h := range fl.headers() {
		lp := fl.loops[h]
		back := func(p int) bool { return !fl.enters(p, lp.index) }
		if !slices.Contains(fl.order, fl.index[h]) || !slices.ContainsFunc(preds[fl.index[h]], back) {
			delete(fl.loops, h)
			continue
		}
		index[lp.index] = int32(len(index))
	}
	if len(index) == len(fl.out.Loops) {
		return
	}
	kept := make([]ir.Loop, len(index))
	for _, lp := range fl.loops {
		kept[index[lp.index]] = fl.out.Loops[lp.index]
		lp.index = index[lp.index]
	}
	fl.out.Loops = kept
	for _, bi := range fl.order {
		b := fl.blocks[bi]
		b.insts = slices.DeleteFunc(b.insts, func(in ir.Inst) bool {
			_, stays := index[in.A]
			return (in.Op == ir.OpLoop || in.Op == ir.OpLoopReset) && !stays
		})
		for i := range b.insts {
			if in := &b.insts[i]; in.Op == ir.OpLoop || in.Op == ir.OpLoopReset {
				in.A = index[in.A]
			}
		}
	}
}

// unknownParts tells debuggers that they do not know the parts of variables that are in slots.
func (fl *lowering) unknownParts(slots []int32) {
	if len(slots) == 0 {
		return
	}
	states := map[int32]bool{}
	for _, v := range fl.variables {
		for _, p := range v.parts {
			if slices.Contains(slots, p.state) || slices.ContainsFunc(p.slots, func(s int32) bool { return slices.Contains(slots, s) }) {
				states[p.state] = true
			}
		}
	}
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			if in := &fl.blocks[bi].insts[i]; in.Op == ir.OpMov && states[in.Dst] {
				in.A = fl.imm(0)
			}
		}
	}
}
