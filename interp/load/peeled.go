package load

import (
	"slices"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Peeled loops. Of
//
//	for (n = 0; test(); n++) if (n > 3) yield();
//
// an optimiser makes four tests before the loop, without a comparison of n, and a loop that yields in each round. Between two of these
// tests there is what the round has between two of its own, but for calls that do nothing. So the last one may go on in the middle of the
// round, and yield once more: then it is the end of a rotated loop, and becomes part of it (rotated.go), and so do the others, one after
// the other.

// idleCalls are functions that do nothing that anyone could see, if they are passed no address.
func idleCalls(mods []*llir.Module) []string {
	tell := false
	var defined []string
	for _, m := range mods {
		for _, f := range m.Funcs {
			tell = tell || slices.Contains(clocks, f.Name())
			if len(f.Blocks) > 0 {
				defined = append(defined, f.Name())
			}
		}
		for _, a := range m.Aliases {
			defined = append(defined, a.Name())
		}
		for _, a := range m.IFuncs {
			defined = append(defined, a.Name())
		}
	}
	idle := []string{"sched_yield", "thrd_yield", "pthread_yield", "llvm.x86.sse2.pause", "llvm.aarch64.hint", "llvm.arm.hint"}
	if !tell {
		idle = append(append(idle, "usleep", "sleep"), sleepers...)
	}
	return slices.DeleteFunc(idle, func(name string) bool { return slices.Contains(defined, name) })
}

// maxJoined bounds the instructions between two tests.
const maxJoined = 32

// joinRounds looks for a block before a loop that does what the loop does between two of its tests, leads to the same test, and comes
// behind one that leads out where that one does. It lets it lead to the loop's instead, and reports whether it found one.
func joinRounds(f *llir.Func, idle []string) bool {
	dropPhis(f)
	for _, b := range slices.Clone(f.Blocks) {
		collapse(f, b)
	}
	preds := map[*llir.Block][]*llir.Block{}
	for _, b := range f.Blocks {
		for _, s := range successors(b) {
			preds[s] = append(preds[s], b)
		}
	}
	for _, round := range f.Blocks {
		head, ok := onlyTo(round)
		if !ok || head == round || !slices.Equal(preds[round], []*llir.Block{head}) {
			continue
		}
		for _, b := range preds[head] {
			if to, ok := onlyTo(b); !ok || to != head || b == round || len(preds[b]) != 1 || !alikeWays(preds[b][0], b, head, round) {
				continue
			}
			if j := alikeRounds(b, round, idle); j != nil && !usedBeside(f, b, head) && j.into(head) {
				return true
			}
		}
	}
	return false
}

// dropPhis removes phis that have one value to choose.
func dropPhis(f *llir.Func) {
	means := map[value.Value]value.Value{}
	for _, b := range f.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(inst llir.Instruction) bool {
			phi, ok := inst.(*llir.InstPhi)
			if !ok || len(phi.Incs) != 1 || phi.Incs[0].X == value.Value(phi) {
				return false
			}
			means[phi] = phi.Incs[0].X
			return true
		})
	}
	if len(means) == 0 {
		return
	}
	meant := func(v value.Value) value.Value {
		for range len(means) {
			x := means[v]
			if x == nil {
				break
			}
			v = x
		}
		return v
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if u, ok := inst.(value.User); ok && !isDebug(inst) {
				for _, o := range operandsOf(u) {
					*o = meant(*o)
				}
			}
			if c, ok := inst.(*llir.InstCall); ok && isDebug(inst) {
				for _, a := range c.Args {
					if md, ok := a.(*metadata.Value); ok {
						if v, ok := md.Value.(value.Value); ok && means[v] != nil {
							md.Value = meant(v).(metadata.Metadata)
						}
					}
				}
			}
		}
		if u, ok := b.Term.(value.User); ok {
			for _, o := range operandsOf(u) {
				*o = meant(*o)
			}
		}
	}
}

// onlyTo is where b leads to, if that is one block.
func onlyTo(b *llir.Block) (*llir.Block, bool) {
	br, ok := b.Term.(*llir.TermBr)
	if !ok {
		return nil, false
	}
	return br.Target.(*llir.Block), true
}

// alikeWays reports whether before leads to b where head leads to round, and else to the same block.
func alikeWays(before, b, head, round *llir.Block) bool {
	if before == head {
		return false
	}
	x, ok := targets(before)
	y, yes := targets(head)
	br, cond := before.Term.(*llir.TermCondBr)
	loop, also := head.Term.(*llir.TermCondBr)
	if !ok || !yes || !cond || !also {
		return false
	}
	if br.TargetTrue == value.Value(b) && loop.TargetTrue == value.Value(round) {
		return x[1] == y[1]
	}
	return br.TargetFalse == value.Value(b) && loop.TargetFalse == value.Value(round) && x[0] == y[0]
}

// joined are two blocks that do the same.
type joined struct {
	b, round *llir.Block
	twin     map[value.Value]value.Value // of what the first one computes, what the second one does
	phis     map[[2]value.Value]*llir.InstPhi
	change   []given // operands of the second one, and what they are if the first one leads there
}

// active are the instructions of b that do something, calls of idle functions left out. ok is false if there is a phi, or too much.
func active(b *llir.Block, idle []string) (list []llir.Instruction, ok bool) {
	for _, inst := range b.Insts {
		if c, calls := inst.(*llir.InstCall); calls && (isDebug(inst) || slices.Contains(idle, called(c.Callee)) && !passesAddress(c)) {
			continue
		}
		if _, phi := inst.(*llir.InstPhi); phi || len(list) == maxJoined {
			return nil, false
		}
		list = append(list, inst)
	}
	return list, true
}

// passesAddress reports whether c passes a pointer that is not null.
func passesAddress(c *llir.InstCall) bool {
	return slices.ContainsFunc(c.Args, func(arg value.Value) bool {
		_, null := unwrap(arg).(*constant.Null)
		return isPointer(arg.Type()) && !null
	})
}

// alikeRounds returns what b and round have in common, nil if they do not do the same.
func alikeRounds(b, round *llir.Block, idle []string) *joined {
	x, ok := active(b, idle)
	y, yes := active(round, idle)
	if !ok || !yes || len(x) != len(y) {
		return nil
	}
	j := &joined{b: b, round: round, twin: map[value.Value]value.Value{}, phis: map[[2]value.Value]*llir.InstPhi{}}
	for i := range x {
		if kindOf(x[i]) != kindOf(y[i]) || !isArithmetic(x[i]) && !samePlace(placeOf(x[i]), placeOf(y[i])) {
			return nil
		}
		p, q := operandsOf(x[i].(value.User)), operandsOf(y[i].(value.User))
		if len(p) != len(q) {
			return nil
		}
		for k := range p {
			if !(*p[k]).Type().Equal((*q[k]).Type()) || !j.operand(*p[k], q[k], fixed(y[i], k)) {
				return nil
			}
		}
		if v, ok := x[i].(value.Value); ok {
			j.twin[v] = y[i].(value.Value)
		}
	}
	return j
}

// fixed reports whether operand k of inst, if it is a constant, may have to be one: the number of a member, or what a function of the
// compiler's wants to know.
func fixed(inst llir.Instruction, k int) bool {
	switch inst.(type) {
	case *llir.InstGetElementPtr:
		return k > 1
	case *llir.InstShuffleVector:
		return k > 1
	case *llir.InstCall, *llir.InstAlloca:
		return true
	}
	return false
}

// operand compares x, an operand of b, with what round has at o; fixed: constants there have to be the same.
func (j *joined) operand(x value.Value, o *value.Value, fixed bool) bool {
	y := *o
	switch t := j.twin[x]; {
	case t != nil:
		return t == y
	case j.within(y):
		return false
	case x != y && !(&test{}).same(x, y):
		_, a := x.(constant.Constant)
		_, b := y.(constant.Constant)
		if fixed && (a || b) {
			return false
		}
		j.change = append(j.change, given{operand: o, again: x})
	}
	return true
}

// within reports whether round computes v.
func (j *joined) within(v value.Value) bool {
	return slices.ContainsFunc(j.round.Insts, func(inst llir.Instruction) bool { x, ok := inst.(value.Value); return ok && x == v })
}

// into lets b lead to round, which leads to head, instead of doing what that does. It reports false if a value stands in the way.
func (j *joined) into(head *llir.Block) bool {
	type incoming struct{ b, round *llir.Incoming }
	var ins []incoming
	for _, inst := range head.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		var in incoming
		for _, x := range phi.Incs {
			switch x.Pred {
			case value.Value(j.b):
				in.b = x
			case value.Value(j.round):
				in.round = x
			}
		}
		if t := j.twin[in.b.X]; t != nil && t != in.round.X || t == nil && j.within(in.round.X) {
			return false
		}
		ins = append(ins, in)
	}
	either := func(x, y value.Value) value.Value { // x from b, y from head
		if x == y {
			return x
		}
		k := [2]value.Value{x, y}
		if j.phis[k] == nil {
			j.phis[k] = llir.NewPhi(llir.NewIncoming(x, j.b), llir.NewIncoming(y, head))
			j.round.Insts = slices.Insert(j.round.Insts, 0, llir.Instruction(j.phis[k]))
		}
		return j.phis[k]
	}
	for _, in := range ins {
		if j.twin[in.b.X] == nil {
			in.round.X = either(in.b.X, in.round.X)
		}
	}
	for _, c := range j.change {
		*c.operand = either(c.again, *c.operand)
	}
	redirect(head, j.b, nil)
	br := llir.NewBr(j.round)
	br.Metadata = j.b.Term.(*llir.TermBr).Metadata
	j.b.Insts, j.b.Term = nil, br
	return true
}

// usedBeside reports whether anything but b, and the phis of next for b, uses what b computes: behind a loop it may be known that its first
// rounds went through b.
func usedBeside(f *llir.Func, b, next *llir.Block) bool {
	own := map[value.Value]bool{}
	for _, inst := range b.Insts {
		if v, ok := inst.(value.Value); ok {
			own[v] = true
		}
	}
	for v, us := range usesIn(f) {
		for _, u := range us {
			if !own[v] || u.block == b {
				continue
			}
			if u.block != next || u.n >= len(next.Insts) {
				return true
			}
			phi, ok := next.Insts[u.n].(*llir.InstPhi)
			if !ok || slices.ContainsFunc(phi.Incs, func(in *llir.Incoming) bool { return in.X == v && in.Pred != value.Value(b) }) {
				return true
			}
		}
	}
	for _, x := range f.Blocks { // for debuggers
		for _, inst := range x.Insts {
			if v, _ := describedBy(inst); x != b && v != nil && own[v] {
				return true
			}
		}
	}
	return false
}

// collapse makes one block of b, if it does nothing but to choose values, and the block that it leads to, if that chooses among them.
func collapse(f *llir.Func, b *llir.Block) {
	next, ok := onlyTo(b)
	if !ok || next == b || b == f.Blocks[0] {
		return
	}
	own := map[value.Value]*llir.InstPhi{}
	for _, inst := range b.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			return
		}
		own[phi] = phi
	}
	var from []*llir.Block
	for _, p := range f.Blocks {
		if slices.Contains(successors(p), b) {
			if _, ok := onlyTo(p); !ok || slices.Contains(successors(p), next) {
				return
			}
			from = append(from, p)
		}
	}
	if len(from) == 0 {
		return
	}
	for _, phi := range own {
		if slices.ContainsFunc(phi.Incs, func(in *llir.Incoming) bool { return own[in.X] != nil }) {
			return
		}
	}
	if len(own) > 0 && usedBeside(f, b, next) {
		return
	}
	for _, inst := range next.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		i := slices.IndexFunc(phi.Incs, func(in *llir.Incoming) bool { return in.Pred == value.Value(b) })
		x := phi.Incs[i].X
		phi.Incs = slices.Delete(phi.Incs, i, i+1)
		for _, p := range from {
			v := x
			if o := own[x]; o != nil {
				v = o.Incs[slices.IndexFunc(o.Incs, func(in *llir.Incoming) bool { return in.Pred == value.Value(p) })].X
			}
			phi.Incs = append(phi.Incs, llir.NewIncoming(v, p))
		}
	}
	for _, p := range from {
		p.Term.(*llir.TermBr).Target = next
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(x *llir.Block) bool { return x == b })
}
