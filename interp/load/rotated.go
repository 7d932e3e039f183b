package load

import (
	"fmt"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Rotated loops: an optimiser makes
//
//	while (load(x) == 0) yield();
//
// into a test before the loop, and one at its end. So each execution in which the thread goes on comes up twice: it may have
// left by the first test or, after it had read 0 there, by the second one. Here the two become one again, the start of
// the loop.

// unrotate does so in all functions of m.
func unrotate(m *llir.Module) {
	for _, f := range m.Funcs {
		for mergeTests(f) {
		}
	}
}

// mergeTests looks for two blocks of f that end with the same test, one before a loop, the other one leading back to its
// start, and makes one block of both ends. It reports whether it found any.
func mergeTests(f *llir.Func) bool {
	byTargets := map[[2]value.Value][]*llir.Block{}
	found := false
	for _, b := range f.Blocks {
		if br, ok := b.Term.(*llir.TermCondBr); ok && br.TargetTrue != br.TargetFalse {
			k := [2]value.Value{br.TargetTrue, br.TargetFalse}
			byTargets[k] = append(byTargets[k], b)
			found = found || len(byTargets[k]) > 1
		}
	}
	if !found {
		return false
	}
	preds := map[*llir.Block][]*llir.Block{}
	for _, b := range f.Blocks {
		for _, s := range successors(b) {
			preds[s] = append(preds[s], b)
		}
	}
	for _, first := range f.Blocks {
		br, ok := first.Term.(*llir.TermCondBr)
		if !ok {
			continue
		}
		for _, again := range byTargets[[2]value.Value{br.TargetTrue, br.TargetFalse}] {
			if again == first || !leadsBack(f, first, again, preds) {
				continue
			}
			if t := sameTest(f, first, again); t != nil {
				t.merge()
				return true
			}
		}
	}
	return false
}

// leadsBack reports whether a branch of again leads back to the start of a loop that first is outside of and leads to.
func leadsBack(f *llir.Func, first, again *llir.Block, preds map[*llir.Block][]*llir.Block) bool {
	for _, start := range successors(again) {
		body := map[*llir.Block]bool{start: true}
		work := []*llir.Block{again}
		for len(work) > 0 {
			b := work[len(work)-1]
			if work = work[:len(work)-1]; !body[b] {
				body[b] = true
				work = append(work, preds[b]...)
			}
		}
		if !body[first] && !body[f.Blocks[0]] {
			return true
		}
	}
	return false
}

// test is what two blocks end with alike.
type test struct {
	f            *llir.Func
	first, again *llir.Block
	from         [2]int                            // where it begins in both
	twin         map[value.Value]value.Value       // of what again computes, what first does
	phis         map[*llir.InstPhi]*[2]value.Value // of blocks behind the test: what comes from both
}

// sameTest returns what first and again have in common, nil if that is no test of memory that other threads may write, or
// if something else uses what it computes.
func sameTest(f *llir.Func, first, again *llir.Block) *test {
	a, i := testOf(first)
	b, k := testOf(again)
	if a == nil || len(a) != len(b) {
		return nil
	}
	t := &test{f: f, first: first, again: again, from: [2]int{i, k}, twin: map[value.Value]value.Value{}, phis: map[*llir.InstPhi]*[2]value.Value{}}
	for n := range a {
		if !t.alike(a[n], b[n]) {
			return nil
		}
		t.twin[b[n].(value.Value)] = a[n].(value.Value)
	}
	if !t.same(first.Term.(*llir.TermCondBr).Cond, again.Term.(*llir.TermCondBr).Cond) {
		return nil
	}
	if !t.join() || t.escapes() {
		return nil
	}
	return t
}

// own reports whether v is computed by the test, in either block.
func (t *test) own(v value.Value) bool {
	if t.twin[v] != nil {
		return true
	}
	for _, x := range t.twin {
		if x == v {
			return true
		}
	}
	return false
}

// join fills in phis. It reports false if a phi has something from the test that does not come from both blocks.
func (t *test) join() bool {
	for _, s := range successors(t.first) {
		for _, inst := range s.Insts {
			phi, ok := inst.(*llir.InstPhi)
			if !ok {
				break
			}
			var from [2]value.Value
			for _, in := range phi.Incs {
				switch in.Pred {
				case value.Value(t.first):
					from[0] = in.X
				case value.Value(t.again):
					from[1] = in.X
				default:
					if t.own(in.X) {
						return false
					}
				}
			}
			if t.twin[from[1]] != from[0] && (t.own(from[0]) || t.own(from[1])) {
				return false
			}
			t.phis[phi] = &from
		}
	}
	return true
}

// escapes reports whether anything but the test and phis uses what the test computes.
func (t *test) escapes() bool {
	for _, block := range t.f.Blocks {
		end := len(block.Insts)
		switch block {
		case t.first:
			end = t.from[0]
		case t.again:
			end = t.from[1]
		default:
			if u, ok := block.Term.(value.User); ok && t.usedBy(u) {
				return true
			}
		}
		for _, inst := range block.Insts[:end] {
			if phi, ok := inst.(*llir.InstPhi); ok {
				if t.phis[phi] == nil && t.usedBy(phi) {
					return true
				}
			} else if u, ok := inst.(value.User); ok && !isDebug(inst) && t.usedBy(u) {
				return true
			}
		}
	}
	return false
}

func (t *test) usedBy(u value.User) bool {
	return slices.ContainsFunc(u.Operands(), func(o *value.Value) bool { return *o != nil && t.own(*o) })
}

// isDebug reports whether inst is a debug intrinsic.
func isDebug(inst llir.Instruction) bool {
	c, ok := inst.(*llir.InstCall)
	return ok && strings.HasPrefix(called(c.Callee), "llvm.dbg.")
}

// testOf are the instructions, without debug intrinsics, of the test that b ends with, and where it begins: at an atomic read,
// after which there is only arithmetic.
func testOf(b *llir.Block) (list []llir.Instruction, from int) {
	for i := len(b.Insts) - 1; i >= 0; i-- {
		inst := b.Insts[i]
		if isDebug(inst) {
			continue
		}
		list = append(list, inst)
		switch x := inst.(type) {
		case *llir.InstLoad:
			if !x.Atomic {
				return nil, 0
			}
		case *llir.InstAtomicRMW, *llir.InstCmpXchg:
		case *llir.InstICmp, *llir.InstAnd, *llir.InstOr, *llir.InstXor, *llir.InstAdd, *llir.InstSub, *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt,
			*llir.InstExtractValue:
			continue
		default:
			return nil, 0
		}
		slices.Reverse(list)
		return list, i
	}
	return nil, 0
}

// same reports whether operand a in first means what b does in again.
func (t *test) same(a, b value.Value) bool {
	if a == b || t.twin[b] == a {
		return true
	}
	x, ok := a.(constant.Constant)
	y, yes := b.(constant.Constant)
	return ok && yes && x.Type().Equal(y.Type()) && x.Ident() == y.Ident()
}

// alike reports whether instruction a of first does what b of again does.
func (t *test) alike(a, b llir.Instruction) bool {
	x, y := a.(value.User).Operands(), b.(value.User).Operands()
	if kindOf(a) != kindOf(b) || len(x) != len(y) {
		return false
	}
	for i := range x {
		if !t.same(*x[i], *y[i]) {
			return false
		}
	}
	return true
}

// kindOf is what an instruction of a test does, operands aside.
func kindOf(inst llir.Instruction) string {
	var flags any
	switch x := inst.(type) {
	case *llir.InstLoad:
		flags = []any{x.Volatile, x.SyncScope, x.Ordering}
	case *llir.InstAtomicRMW:
		flags = []any{x.Op, x.Volatile, x.SyncScope, x.Ordering}
	case *llir.InstCmpXchg:
		flags = []any{x.Weak, x.Volatile, x.SyncScope, x.SuccessOrdering, x.FailureOrdering}
	case *llir.InstICmp:
		flags = x.Pred
	case *llir.InstAdd:
		flags = x.OverflowFlags
	case *llir.InstSub:
		flags = x.OverflowFlags
	case *llir.InstExtractValue:
		flags = x.Indices
	}
	return fmt.Sprintf("%T %v %v", inst, inst.(value.Value).Type(), flags)
}

// merge makes the test a block of its own, to which both blocks lead.
func (t *test) merge() {
	br, again := t.first.Term.(*llir.TermCondBr), t.again.Term.(*llir.TermCondBr)
	n := llir.NewBlock("")
	n.Parent = t.f
	n.Term = br
	for _, s := range successors(t.first) {
		for _, inst := range s.Insts {
			phi, ok := inst.(*llir.InstPhi)
			if !ok {
				break
			}
			x := t.phis[phi][0]
			if y := t.phis[phi][1]; t.twin[y] != x && !t.same(x, y) { // a value from each: known before the test
				both := llir.NewPhi(llir.NewIncoming(x, t.first), llir.NewIncoming(y, t.again))
				n.Insts = append(n.Insts, both)
				x = both
			}
			phi.Incs = slices.DeleteFunc(phi.Incs, func(in *llir.Incoming) bool {
				return in.Pred == value.Value(t.first) || in.Pred == value.Value(t.again)
			})
			phi.Incs = append(phi.Incs, llir.NewIncoming(x, n))
		}
	}
	n.Insts = append(n.Insts, t.first.Insts[t.from[0]:]...)
	t.first.Insts = t.first.Insts[:t.from[0]:t.from[0]]
	t.again.Insts = t.again.Insts[:t.from[1]:t.from[1]]
	first, back := llir.NewBr(n), llir.NewBr(n)
	first.Metadata, back.Metadata = br.Metadata, again.Metadata
	t.first.Term, t.again.Term = first, back
	t.f.Blocks = slices.Insert(t.f.Blocks, slices.Index(t.f.Blocks, t.first)+1, n)
	for _, b := range t.f.Blocks { // debuggers look for what is no longer there at what is
		for _, inst := range b.Insts {
			if c, ok := inst.(*llir.InstCall); ok && isDebug(inst) {
				for _, a := range c.Args {
					if md, ok := a.(*metadata.Value); ok {
						if v, ok := md.Value.(value.Value); ok && t.twin[v] != nil {
							md.Value = t.twin[v].(metadata.Metadata)
						}
					}
				}
			}
		}
	}
}
