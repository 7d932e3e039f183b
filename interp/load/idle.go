package load

import (
	"slices"
	"strings"

	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Idle slots: what a loop that waits computes for itself only,
//
//	int n = 0;
//	while (!atomic_load(&ready)) { if (++n == 10) { sched_yield(); n = 0; } }
//
// is no part of the state in which it comes back: n decides how often the thread yields,
// and nothing else. A slot is idle in a loop if it is not needed after the loop, no
// access, no call but of functions that do nothing, and no branch within the loop
// depends on it, other than branches between ways that compute, meet again inside the
// loop, and do nothing on the way. The events that follow are the same whatever idle
// slots hold.

// idleSlots returns the slots, of those live at the check of the loop with header h, that
// are idle there. in: slots live at the start of each block; preds: where each block is
// entered from.
func (fl *lowering) idleSlots(h *llir.Block, in []bitset, preds [][]int) bitset {
	idle := slices.Clone(in[fl.loops[h].check])
	for w, x := range fl.neededSlots(h, in, preds, nil) {
		idle[w] &^= x
	}
	return idle
}

// neededSlots returns the slots, also of those that are not live at the check, whose values matter to what the loop with
// header h does, or what follows it. What the comparisons in given depend on does not count.
func (fl *lowering) neededSlots(h *llir.Block, in []bitset, preds [][]int, given map[*ir.Inst]bool) bitset {
	body := fl.bodyOf(h, preds)
	var order []int
	for _, bi := range fl.order {
		if body[bi] {
			order = append(order, bi)
		}
	}
	needed := make(bitset, len(in[fl.index[h]]))
	need := func(p *int32) { needed.set(*p) }
	meet := fl.joinBlocks(order, body, fl.index[h])
	within := map[int][]int{} // block -> blocks whose branch decides whether it runs
	for _, bi := range order {
		b := fl.blocks[bi]
		for i := range b.insts {
			if in := &b.insts[i]; fl.effective(in) {
				fl.visit(in, need, ignore)
			}
		}
		term := &b.insts[len(b.insts)-1]
		fl.targets(term, func(t *int32) {
			if !body[int(*t)] {
				for w, x := range in[*t] {
					needed[w] |= x
				}
			}
		})
		region, ok := fl.between(bi, meet[bi], body)
		for _, r := range region {
			within[r] = append(within[r], bi)
		}
		if !ok && !given[term] {
			fl.visit(term, need, ignore)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, bi := range order {
			b := fl.blocks[bi]
			decides := false
			for i := range b.insts {
				in := &b.insts[i]
				wanted := false
				fl.visit(in, ignore, func(p *int32) { wanted = wanted || needed.has(*p) })
				if !wanted {
					continue
				}
				decides = true
				if given[in] {
					continue
				}
				fl.visit(in, func(p *int32) {
					if !needed.has(*p) {
						needed.set(*p)
						changed = true
					}
				}, ignore)
			}
			if !decides {
				continue
			}
			for _, c := range within[bi] {
				term := &fl.blocks[c].insts[len(fl.blocks[c].insts)-1]
				if given[term] {
					continue
				}
				fl.visit(term, func(p *int32) {
					if !needed.has(*p) {
						needed.set(*p)
						changed = true
					}
				}, ignore)
			}
		}
	}
	return needed
}

// effective reports whether in may do more than to compute its results and to choose
// where to go on.
func (fl *lowering) effective(in *ir.Inst) bool {
	switch in.Op {
	case ir.OpJmp, ir.OpBr, ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE, ir.OpSwitch, ir.OpLoop, ir.OpSpin, ir.OpLoopReset, ir.OpSeed:
		return false
	case ir.OpCall:
		return !fl.callsIdle(in)
	}
	return !fl.pure(in)
}

// pure reports whether in does nothing but to compute its results. A division does no more if it is by a number that is not 0 nor, if
// it is signed, -1: a constant, or one that divisors has found.
func (fl *lowering) pure(in *ir.Inst) bool {
	signed := false
	switch in.Op {
	case ir.OpSDiv, ir.OpSRem:
		signed = true
		fallthrough
	case ir.OpUDiv, ir.OpURem:
		if in.B >= 0 {
			return in.Imm == ir.Divides
		}
		mask := ir.Mask(uint(in.Size))
		by := fl.ld.prog.Consts[^in.B] & mask
		return by != 0 && !(signed && by == mask)
	}
	return in.Op.Format()&ir.Pure != 0
}

// sleeps are the functions of our library that only let time pass, which matters to those who look at one of the clocks.
var (
	sleeps = []string{"usleep", "sleep", "nanosleep", "clock_nanosleep", "thrd_sleep", "_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE"}
	clocks = []string{"clock_gettime", "timespec_get", "gettimeofday", "time", "clock", "_ZNSt6chrono3_V212steady_clock3nowEv", "_ZNSt6chrono3_V212system_clock3nowEv"}
)

// callsIdle reports whether in calls a function that does nothing.
func (fl *lowering) callsIdle(in *ir.Inst) bool {
	f := fl.ld.bodies[int32(uint32(in.Imm))]
	return f != nil && fl.ld.doesNothing(f.mod, f.fn, 4)
}

// doesNothing reports whether function f of module m does nothing but perhaps to call others, depth
// deep, that do nothing: it yields the processor or sleeps, in our library.
func (ld *loader) doesNothing(m *module, f *llir.Func, depth int) bool {
	if depth == 0 || len(f.Blocks) == 0 {
		return false
	}
	if m.lib && !ld.tellsTime && slices.Contains(sleeps, strings.TrimPrefix(f.Name(), rtlib.Prefix)) {
		return true
	}
	calls := func(callee value.Value) bool {
		c, ok := unwrap(callee).(*llir.Func)
		if !ok {
			return false
		}
		if strings.HasPrefix(c.Name(), "llvm.dbg.") {
			return true
		}
		s, _ := ld.definition(m, c)
		return s != nil && s.fn != nil && ld.doesNothing(s.mod, s.fn, depth-1)
	}
	b := f.Blocks[0]
	for range f.Blocks {
		for _, i := range b.Insts {
			switch x := i.(type) {
			case *llir.InstAlloca:
			case *llir.InstStore: // of a parameter
				if _, ok := unwrap(x.Dst).(*llir.InstAlloca); !ok {
					return false
				}
			case *llir.InstCall:
				if !calls(x.Callee) {
					return false
				}
			default:
				return false
			}
		}
		switch x := b.Term.(type) {
		case *llir.TermRet:
			return true
		case *llir.TermBr:
			b = x.Target.(*llir.Block)
		case *llir.TermInvoke: // what does nothing throws nothing
			if !calls(x.Invokee) {
				return false
			}
			b = x.NormalRetTarget.(*llir.Block)
		default:
			return false
		}
	}
	return false
}

// bodyOf returns the blocks of the loop with header h, those that lowering added among
// them.
func (fl *lowering) bodyOf(h *llir.Block, preds [][]int) map[int]bool {
	head := fl.index[h]
	body := map[int]bool{head: true}
	var work []int
	for _, p := range preds[head] {
		if !fl.enters(p, fl.loops[h].index) {
			work = append(work, p)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !body[b] {
			body[b] = true
			work = append(work, preds[b]...)
		}
	}
	return body
}

// predecessors returns where each block is entered from.
func (fl *lowering) predecessors() [][]int {
	preds := make([][]int, len(fl.blocks))
	for _, bi := range fl.order {
		if n := len(fl.blocks[bi].insts); n > 0 {
			fl.targets(&fl.blocks[bi].insts[n-1], func(t *int32) { preds[*t] = append(preds[*t], bi) })
		}
	}
	return preds
}

// joinBlocks finds, for each block of a loop with header head, the block in which all ways
// from it meet first (its immediate postdominator), -1 if that is not in the loop. The
// way back to the header counts as arriving there.
func (fl *lowering) joinBlocks(order []int, body map[int]bool, head int) map[int]int {
	num := map[int]int{} // block -> bit; the header as a target is bit n, outside n+1
	for i, bi := range order {
		num[bi] = i
	}
	n := len(order)
	words := (n + 2 + 63) / 64
	after := make([]bitset, n+2) // postdominators
	for i := range after {
		after[i] = make(bitset, words)
		for w := range after[i] {
			after[i][w] = ^uint64(0)
		}
	}
	for _, i := range []int{n, n + 1} {
		clear(after[i])
		after[i].set(int32(i))
	}
	succ := func(bi int, f func(int)) {
		fl.targets(&fl.blocks[bi].insts[len(fl.blocks[bi].insts)-1], func(t *int32) {
			switch {
			case int(*t) == head:
				f(n)
			case !body[int(*t)]:
				f(n + 1)
			default:
				f(num[int(*t)])
			}
		})
	}
	for changed := true; changed; {
		changed = false
		for i := n - 1; i >= 0; i-- {
			x := make(bitset, words)
			for w := range x {
				x[w] = ^uint64(0)
			}
			any := false
			succ(order[i], func(s int) {
				any = true
				for w := range x {
					x[w] &= after[s][w]
				}
			})
			if !any {
				clear(x) // a way that ends
			}
			x.set(int32(i))
			for w := range x {
				if x[w] != after[i][w] {
					changed = true
				}
			}
			after[i] = x
		}
	}
	size := func(b bitset) (k int) { each(b, func(int32) { k++ }); return k }
	meet := map[int]int{}
	for i, bi := range order {
		best, most := -1, 0
		each(after[i], func(s int32) {
			if int(s) == i || int(s) > n {
				return
			}
			if k := size(after[s]); k > most { // the nearest has the most behind it
				best, most = int(s), k
			}
		})
		switch {
		case best == n:
			meet[bi] = head
		case best >= 0:
			meet[bi] = order[best]
		default:
			meet[bi] = -1
		}
	}
	return meet
}

// between returns the blocks on the ways from block bi to block meet, and whether they
// only compute, so that it does not matter which way is taken. A block with one way out
// has none in between.
func (fl *lowering) between(bi, meet int, body map[int]bool) (region []int, ok bool) {
	term := &fl.blocks[bi].insts[len(fl.blocks[bi].insts)-1]
	ways := map[int]bool{}
	fl.targets(term, func(t *int32) { ways[int(*t)] = true })
	ok = true
	if len(ways) == 1 {
		return nil, term.Op == ir.OpJmp || !fl.effective(term)
	}
	seen := map[int]bool{}
	var work []int
	push := func(b int) {
		switch {
		case b == meet || seen[b]:
		case !body[b]:
			ok = false
		default:
			seen[b] = true
			work = append(work, b)
		}
	}
	for b := range ways {
		push(b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		region = append(region, b)
		for i := range fl.blocks[b].insts {
			if fl.effective(&fl.blocks[b].insts[i]) {
				ok = false
			}
		}
		fl.targets(&fl.blocks[b].insts[len(fl.blocks[b].insts)-1], func(t *int32) { push(int(*t)) })
	}
	return region, ok && meet >= 0
}
