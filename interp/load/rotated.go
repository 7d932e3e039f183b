package load

import (
	"fmt"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	checks "genmcgo/internal/invariant"
)

// Rotated loops: an optimiser makes
//
//	while (load(x) == 0) yield();
//
// into a test before the loop, and one at its end. So each execution in which the thread goes on comes up twice: it may have
// left by the first test or, after it had read 0 there, by the second one. Here the two become one again, the start of
// the loop. What the tests are made with may differ: of
//
//	p = load(pos); while (load(cell[p % size]) - p >= 0) { ...; p = load(pos); }
//
// the one test has the first p, and the other one that of a round.

// unrotate does so in all functions of m.
func unrotate(m *llir.Module, idle []string) {
	sizes := &module{align128: 8}
	if strings.Contains(m.DataLayout, "i128:128") {
		sizes.align128 = 16
	}
	for _, f := range m.Funcs {
		dropTimes(sizes, f, func(c *llir.InstCall) bool {
			name := called(c.Callee)
			return slices.Contains(sleepers, name) && slices.Contains(idle, name)
		})
		splitLatches(f)
		for mergeTests(f) {
			for joinRounds(f, idle) {
			}
			if checks.Enabled {
				checkUses(f)
			}
		}
		nestLoops(f)
	}
}

// checkUses panics if f uses what none of its blocks computes any more.
func checkUses(f *llir.Func) {
	computed := map[value.Value]bool{}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if v, ok := inst.(value.Value); ok {
				computed[v] = true
			}
		}
	}
	for v := range usesIn(f) {
		if !computed[v] {
			panic(fmt.Sprintf("BUG: nothing computes %s of %s any more", v.Ident(), f.Name()))
		}
	}
}

// mergeTests looks for two blocks of f that end with the same test, one before a loop, the other one leading back to its
// start, and makes one block of both ends, for as many such pairs as have nothing to do with each other. It reports whether it
// found any.
func mergeTests(f *llir.Func) bool {
	byTargets := map[[2]*llir.Block][]*llir.Block{}
	found := false
	for _, b := range f.Blocks {
		if k, ok := targets(b); ok {
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
	var uses map[value.Value][]use
	touched, merged := map[*llir.Block]bool{}, false
	for _, first := range slices.Clone(f.Blocks) { // empty ones may go
		k, ok := targets(first)
		if !ok {
			continue
		}
		for _, again := range byTargets[k] {
			if again == first || !leadsBack(f, first, again, preds) {
				continue
			}
			if touched[first] || touched[again] || touched[k[0]] || touched[k[1]] {
				continue
			}
			if uses == nil {
				uses = usesIn(f)
			}
			if t := sameTest(f, first, again, uses); t != nil {
				t.merge()
				// What is known of these blocks, and of those behind them, is out of date.
				touched[first], touched[again] = true, true
				for _, s := range k {
					touched[s] = true
				}
				merged = true
			}
		}
	}
	return merged
}

// targets are the blocks that b, if it ends with a condition, leads to, those left out that do nothing but lead to another.
func targets(b *llir.Block) (to [2]*llir.Block, ok bool) {
	br, ok := b.Term.(*llir.TermCondBr)
	if !ok {
		return to, false
	}
	for i, t := range []value.Value{br.TargetTrue, br.TargetFalse} {
		to[i] = t.(*llir.Block)
		for n := 0; n < maxEmpty; n++ {
			next := emptyTo(to[i])
			if next == nil {
				break
			}
			to[i] = next
		}
	}
	return to, to[0] != to[1]
}

// maxEmpty is how many empty blocks, one after the other, are left out.
const maxEmpty = 4

// emptyTo is where b leads to if that is all it does, nil otherwise.
func emptyTo(b *llir.Block) *llir.Block {
	br, ok := b.Term.(*llir.TermBr)
	if !ok || br.Target == value.Value(b) || slices.ContainsFunc(b.Insts, func(inst llir.Instruction) bool { return !isDebug(inst) }) {
		return nil
	}
	return br.Target.(*llir.Block)
}

// shorten makes b lead to its targets. It returns false if b leads to one of them in two ways, which phis there tell apart.
func shorten(f *llir.Func, b *llir.Block) bool {
	to, _ := targets(b)
	br := b.Term.(*llir.TermCondBr)
	for i, target := range []*value.Value{&br.TargetTrue, &br.TargetFalse} {
		for *target != value.Value(to[i]) {
			empty := (*target).(*llir.Block)
			next := emptyTo(empty)
			if slices.Contains(successors(b), next) {
				return false
			}
			redirect(next, empty, b)
			*target = next
			if !slices.ContainsFunc(f.Blocks, func(p *llir.Block) bool { return slices.Contains(successors(p), empty) }) {
				f.Blocks = slices.DeleteFunc(f.Blocks, func(p *llir.Block) bool { return p == empty })
				redirect(next, empty, nil)
			}
		}
	}
	return true
}

// redirect gives the phis of block b the values that they have for predecessor empty for predecessor pred, too; if pred is nil, it
// takes those for empty away.
func redirect(b, empty, pred *llir.Block) {
	for _, inst := range b.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		i := slices.IndexFunc(phi.Incs, func(in *llir.Incoming) bool { return in.Pred == value.Value(empty) })
		if pred != nil {
			phi.Incs = append(phi.Incs, llir.NewIncoming(phi.Incs[i].X, pred))
		} else {
			phi.Incs = slices.Delete(phi.Incs, i, i+1)
		}
	}
}

// leadsBack reports whether a branch of again leads back to the start of a loop, and first lies outside of that loop.
func leadsBack(f *llir.Func, first, again *llir.Block, preds map[*llir.Block][]*llir.Block) bool {
	to, _ := targets(again)
	for _, start := range to {
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
	from         [2]int                      // where it begins in both
	twin         map[value.Value]value.Value // of what again computes, what first does
	own          map[value.Value]bool        // what either of them computes
	given        []given
	phis         map[*llir.InstPhi]*[2]value.Value // of blocks behind the test: what comes from both
}

// given is an operand of an instruction of first that is computed before the test, and what again has in its place.
type given struct {
	operand *value.Value
	again   value.Value
}

// sameTest returns what first and again have in common, nil if that is no test of memory that other threads may write, or
// if something else uses what it computes.
func sameTest(f *llir.Func, first, again *llir.Block, uses map[value.Value][]use) *test {
	a, b := testOf(first), testOf(again)
	if a == nil || b == nil || len(a.test) != len(b.test) || kindOf(a.test[0]) != kindOf(b.test[0]) || !shorten(f, first) || !shorten(f, again) ||
		!slices.Equal(successors(first), successors(again)) { // one was shortened before, and leads beyond more empty blocks now
		return nil
	}
	// What is computed for the test belongs to it, as far as it is alike and nothing else needs it.
	for n := min(len(a.before), len(b.before)); n >= 0; n-- {
		if t := sameFrom(f, first, again, a.from(n), b.from(n), uses); t != nil {
			return t
		}
	}
	// Of additions at two places only what is made of the results becomes one: see lookTwice.
	if adds(a.test[0]) && len(a.test) > 1 && !samePlace(placeOf(a.test[0]), placeOf(b.test[0])) {
		return sameFrom(f, first, again, a.test[1:], b.test[1:], uses)
	}
	return nil
}

// adds reports whether inst adds to memory, or subtracts.
func adds(inst llir.Instruction) bool {
	x, ok := inst.(*llir.InstAtomicRMW)
	return ok && (x.Op == enum.AtomicOpAdd || x.Op == enum.AtomicOpSub)
}

// sameFrom is sameTest for tests with these instructions.
func sameFrom(f *llir.Func, first, again *llir.Block, a, b []llir.Instruction, uses map[value.Value][]use) *test {
	t := &test{f: f, first: first, again: again, from: [2]int{slices.Index(first.Insts, a[0]), slices.Index(again.Insts, b[0])},
		twin: map[value.Value]value.Value{}, own: map[value.Value]bool{}, phis: map[*llir.InstPhi]*[2]value.Value{}}
	for n := range a {
		if !t.alike(a[n], b[n]) {
			return nil
		}
		if v, ok := b[n].(value.Value); ok {
			t.twin[v] = a[n].(value.Value)
			t.own[v], t.own[t.twin[v]] = true, true
		}
	}
	if !t.same(first.Term.(*llir.TermCondBr).Cond, again.Term.(*llir.TermCondBr).Cond) || !t.join() || t.escapes(uses) {
		return nil
	}
	return t
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
					if t.own[in.X] {
						return false
					}
				}
			}
			if t.twin[from[1]] != from[0] && (t.own[from[0]] || t.own[from[1]]) {
				return false
			}
			t.phis[phi] = &from
		}
	}
	return true
}

// operandsOf are the operands of u; those of calls without their attributes.
func operandsOf(u value.User) []*value.Value {
	all := u.Operands()
	for i, o := range all {
		if a, ok := (*o).(*llir.Arg); ok {
			all[i] = &a.Value
		}
	}
	return all
}

// use is an instruction that uses a value, number n of its block; that of the block's terminator is the number of instructions.
type use struct {
	block *llir.Block
	n     int
}

// usesIn lists, without debug intrinsics, what uses each value that an instruction of f computes.
func usesIn(f *llir.Func) map[value.Value][]use {
	uses := map[value.Value][]use{}
	note := func(x any, at use) {
		if u, ok := x.(value.User); ok {
			for _, o := range operandsOf(u) {
				if _, computed := (*o).(llir.Instruction); computed {
					uses[*o] = append(uses[*o], at)
				}
			}
		}
	}
	for _, b := range f.Blocks {
		for n, inst := range b.Insts {
			if !isDebug(inst) {
				note(inst, use{b, n})
			}
		}
		note(b.Term, use{b, len(b.Insts)})
	}
	return uses
}

// escapes reports whether anything but the test and phis behind it uses what the test computes.
func (t *test) escapes(uses map[value.Value][]use) bool {
	for v := range t.own {
		for _, u := range uses[v] {
			if u.block == t.first && u.n >= t.from[0] || u.block == t.again && u.n >= t.from[1] {
				continue
			}
			if u.n >= len(u.block.Insts) { // the terminator, or it has moved
				return true
			}
			if phi, ok := u.block.Insts[u.n].(*llir.InstPhi); !ok || t.phis[phi] == nil {
				return true
			}
		}
	}
	return false
}

// isDebug reports whether inst is a debug intrinsic.
func isDebug(inst llir.Instruction) bool {
	c, ok := inst.(*llir.InstCall)
	return ok && strings.HasPrefix(called(c.Callee), "llvm.dbg.")
}

// isNamed reports whether c calls a function by its name, and no intrinsic.
func isNamed(c *llir.InstCall) bool {
	name := called(c.Callee)
	return name != "" && !strings.HasPrefix(name, "llvm.") && len(c.OperandBundles) == 0
}

// ending are the last instructions of a block, without debug intrinsics: its test, from an atomic read or a call on, as of
// pthread_mutex_trylock, after which there is only arithmetic, and what is before that: accesses, calls, fences and arithmetic.
type ending struct{ before, test []llir.Instruction }

// from is the test and the last n instructions before it.
func (e *ending) from(n int) []llir.Instruction {
	return slices.Concat(e.before[len(e.before)-n:], e.test)
}

// testOf is how b ends, nil if that is no test.
func testOf(b *llir.Block) *ending {
	var e ending
	list := &e.test
	for _, inst := range slices.Backward(b.Insts) {
		if isDebug(inst) {
			continue
		}
		reads, other := false, false // an atomic read, or a call; another access or a fence, which only stands before the test
		switch x := inst.(type) {
		case *llir.InstLoad:
			reads, other = x.Atomic, !x.Atomic
		case *llir.InstAtomicRMW, *llir.InstCmpXchg:
			reads = true
		case *llir.InstStore, *llir.InstFence:
			other = true
		case *llir.InstCall:
			if isNamed(x) {
				reads = !x.Type().Equal(types.Void)
				other = !reads
			}
		}
		if other && list == &e.test || !reads && !other && !isArithmetic(inst) {
			break
		}
		*list = append(*list, inst)
		if reads {
			list = &e.before
		}
	}
	if list == &e.test {
		return nil
	}
	slices.Reverse(e.before)
	slices.Reverse(e.test)
	return &e
}

// isArithmetic reports whether inst computes something of its operands, and does nothing else.
func isArithmetic(inst llir.Instruction) bool {
	switch inst.(type) {
	case *llir.InstICmp, *llir.InstAnd, *llir.InstOr, *llir.InstXor, *llir.InstAdd, *llir.InstSub, *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt,
		*llir.InstExtractValue, *llir.InstGetElementPtr, *llir.InstShl, *llir.InstLShr, *llir.InstAShr, *llir.InstMul, *llir.InstSelect,
		*llir.InstPtrToInt, *llir.InstIntToPtr, *llir.InstBitCast:
		return true
	}
	return false
}

// same reports whether operand a in first means what b does in again.
func (t *test) same(a, b value.Value) bool {
	if a == b {
		return !t.own[a] // again may look at what first has read, whatever it reads itself
	}
	if t.twin[b] == a {
		return true
	}
	x, ok := a.(constant.Constant)
	y, yes := b.(constant.Constant)
	return ok && yes && x.Type().Equal(y.Type()) && x.Ident() == y.Ident()
}

// alike reports whether instruction a of first does what b of again does.
func (t *test) alike(a, b llir.Instruction) bool {
	x, y := operandsOf(a.(value.User)), operandsOf(b.(value.User))
	if kindOf(a) != kindOf(b) || len(x) != len(y) || !isArithmetic(a) && !samePlace(placeOf(a), placeOf(b)) {
		return false
	}
	for i := range x {
		if t.same(*x[i], *y[i]) {
			continue
		}
		_, calls := a.(*llir.InstCall) // of a lock, perhaps: the first attempt is with one that is a parameter or a variable
		if !t.giveable(*x[i], calls) || !t.giveable(*y[i], calls) || !(*x[i]).Type().Equal((*y[i]).Type()) {
			return false
		}
		t.given = append(t.given, given{x[i], *y[i]})
	}
	return true
}

// giveable reports whether v is a value that was computed before the test; if known, it may also be a parameter or a constant.
func (t *test) giveable(v value.Value, known bool) bool {
	switch v.(type) {
	case llir.Instruction:
		return !t.own[v]
	case *llir.Param, constant.Constant:
		return known
	}
	return false
}

// samePlace reports whether two locations are the same place of the source, as they are of what the optimiser has copied. Accesses of
// two places stay two: reports name their lines, and each may be given an order of its own (Options.Orders).
func samePlace(a, b *metadata.DILocation) bool {
	return a == b || a != nil && b != nil && a.Line == b.Line && a.Column == b.Column && a.Scope == b.Scope && samePlace(a.InlinedAt, b.InlinedAt)
}

// placeOf is where the source has inst, nil if that is not known.
func placeOf(inst llir.Instruction) *metadata.DILocation {
	if a, ok := inst.(attachments); ok {
		for _, md := range a.MDAttachments() {
			if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
				return loc
			}
		}
	}
	return nil
}

// kindOf is what an instruction of a test does, operands aside.
func kindOf(inst llir.Instruction) string {
	var flags any
	switch x := inst.(type) {
	case *llir.InstLoad:
		flags = []any{x.Atomic, x.Volatile, x.SyncScope, x.Ordering}
	case *llir.InstStore:
		flags = []any{x.Atomic, x.Volatile, x.SyncScope, x.Ordering}
	case *llir.InstFence:
		flags = []any{x.SyncScope, x.Ordering}
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
	case *llir.InstMul:
		flags = x.OverflowFlags
	case *llir.InstUDiv:
		flags = x.Exact
	case *llir.InstSDiv:
		flags = x.Exact
	case *llir.InstShl:
		flags = x.OverflowFlags
	case *llir.InstLShr:
		flags = x.Exact
	case *llir.InstAShr:
		flags = x.Exact
	case *llir.InstGetElementPtr:
		flags = []any{x.ElemType, x.InBounds}
	case *llir.InstFCmp:
		flags = x.Pred
	case *llir.InstExtractValue:
		flags = x.Indices
	case *llir.InstInsertValue:
		flags = x.Indices
	case *llir.InstAlloca:
		flags = x.ElemType
	case *llir.InstCall:
		flags = []any{called(x.Callee), x.CallingConv}
	}
	if v, ok := inst.(value.Value); ok {
		flags = []any{v.Type(), flags}
	}
	return fmt.Sprintf("%T %v", inst, flags)
}

// merge makes the test a block of its own, to which both blocks lead.
func (t *test) merge() {
	br, again := t.first.Term.(*llir.TermCondBr), t.again.Term.(*llir.TermCondBr)
	n := llir.NewBlock("")
	n.Parent = t.f
	n.Term = br
	phis := map[[2]value.Value]value.Value{}
	either := func(x, y value.Value) value.Value { // values from first and from again that are known before the test
		k := [2]value.Value{x, y}
		if phis[k] == nil {
			phi := llir.NewPhi(llir.NewIncoming(x, t.first), llir.NewIncoming(y, t.again))
			n.Insts, phis[k] = append(n.Insts, phi), phi
		}
		return phis[k]
	}
	for _, s := range successors(t.first) {
		for _, inst := range s.Insts {
			phi, ok := inst.(*llir.InstPhi)
			if !ok {
				break
			}
			x := t.phis[phi][0]
			if y := t.phis[phi][1]; t.twin[y] != x && !t.same(x, y) {
				x = either(x, y)
			}
			phi.Incs = slices.DeleteFunc(phi.Incs, func(in *llir.Incoming) bool {
				return in.Pred == value.Value(t.first) || in.Pred == value.Value(t.again)
			})
			phi.Incs = append(phi.Incs, llir.NewIncoming(x, n))
		}
	}
	for _, o := range t.given {
		*o.operand = either(*o.operand, o.again)
	}
	only := t.describe(either)
	n.Insts = append(n.Insts, t.first.Insts[t.from[0]:]...)
	t.first.Insts = t.first.Insts[:t.from[0]:t.from[0]]
	t.again.Insts = append(t.again.Insts[:t.from[1]:t.from[1]], only...)
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

// describe lets what first says for debuggers in its test, of values that were computed before, hold for again as well. It returns
// what only again says of such values.
func (t *test) describe(either func(x, y value.Value) value.Value) (only []llir.Instruction) {
	for _, b := range t.again.Insts[t.from[1]:] {
		y, w := describedBy(b)
		if y == nil || !t.giveable(y, false) {
			continue
		}
		same := func(a llir.Instruction) bool {
			x, v := describedBy(a)
			return x != nil && v == w && inlinedAt(a) == inlinedAt(b)
		}
		part := t.first.Insts[t.from[0]:]
		i := slices.IndexFunc(part, same)
		if i < 0 {
			only = append(only, b)
		} else if x, _ := describedBy(part[i]); x != y && t.giveable(x, false) && x.Type().Equal(y.Type()) {
			part[i].(*llir.InstCall).Args[0] = &metadata.Value{Value: either(x, y).(metadata.Metadata)}
		}
	}
	return only
}

// describedBy is the value of which inst says for debuggers that variable v has it, nil if it does not.
func describedBy(inst llir.Instruction) (x value.Value, v any) {
	c, ok := inst.(*llir.InstCall)
	if !ok || !isDebug(inst) || len(c.Args) < 3 {
		return nil, nil
	}
	x, _ = metadataOf(c.Args[0]).(value.Value)
	return x, metadataOf(c.Args[1])
}

// inlinedAt is the call that inst was inlined into, nil if it was not.
func inlinedAt(inst llir.Instruction) *metadata.DILocation {
	if loc := placeOf(inst); loc != nil {
		return loc.InlinedAt
	}
	return nil
}
