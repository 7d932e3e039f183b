package load

import (
	"math/bits"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Ranges of numbers. A thread that backs off divides by what it counts,
//
//	while (atomic_exchange(&lock, 1)) { usleep(rand() % delay); if (delay < 1000) delay *= 2; }
//
// and a division is an effect of the round, as delay may be 0 (idle.go), unless it is known that it is not: it begins with 1, and
// stays below 2000. So the numbers that variables of a function may hold are bounded by intervals (Cousot and Cousot, "Abstract
// interpretation", POPL 1977, with the constants of the function as thresholds of the widening). Only divisors are asked for.

// span are the numbers from lo to hi, as they are without a sign. known: none of their bits is undefined.
type span struct {
	lo, hi uint64
	known  bool
}

// Bounds of functions whose numbers are looked at, and how often a block is looked at until bounds that move go as far as they can.
const (
	maxRanged = 1024 // instructions
	maxVisits = 64
)

// ranges is the search in one function.
type ranges struct {
	fl         *lowering
	thresholds []uint64
	vars       map[*llir.InstAlloca]*types.IntType // local variables that are only loaded and stored as such
	entry      map[*llir.Block]map[value.Value]span
	values     map[value.Value]span // of instructions
	visits     map[*llir.Block]int
	homes      map[value.Value]*llir.Block // of phis
	grew       bool                        // since a block began, values has
	undo       []noted                     // see refined
}

// divisors finds the divisions of the function whose divisors are neither 0 nor, as signed numbers, less than 0. Only loops are
// interested in them.
func (fl *lowering) divisors() {
	size, wanted := 0, false
	for _, b := range fl.fn.Blocks {
		size += len(b.Insts)
		wanted = wanted || slices.ContainsFunc(b.Insts, func(inst llir.Instruction) bool { return divisor(inst) != nil && !dividesWell(divisor(inst)) })
	}
	if fl.m.lib || !wanted || size > maxRanged {
		return
	}
	r, order := fl.ranged()
	for _, b := range order {
		at := r.copied(b)
		for _, inst := range b.Insts {
			if d := divisor(inst); d != nil {
				s, bits := r.of(d, at), width(d)
				if s.known && s.lo > 0 && bits > 0 && (s.hi < 1<<(bits-1) || isUnsigned(inst)) {
					if fl.divides == nil {
						fl.divides = map[llir.Instruction]bool{}
					}
					fl.divides[inst] = true
				}
			}
			r.execute(inst, at)
		}
	}
}

// ranged bounds the numbers of the function. order has its blocks that can be reached.
func (fl *lowering) ranged() (r *ranges, order []*llir.Block) {
	order = fl.reversePostorder()
	r = &ranges{fl: fl, vars: map[*llir.InstAlloca]*types.IntType{}, entry: map[*llir.Block]map[value.Value]span{}, values: map[value.Value]span{}, visits: map[*llir.Block]int{}, homes: map[value.Value]*llir.Block{}}
	r.learn(order)
	r.entry[order[0]] = map[value.Value]span{}
	for changed := true; changed; {
		changed = false
		for _, b := range order {
			if r.entry[b] != nil && r.block(b) {
				changed = true
			}
		}
	}
	return r, order
}

// divisor is what inst divides by, nil if it does not divide.
func divisor(inst llir.Instruction) value.Value {
	switch x := inst.(type) {
	case *llir.InstUDiv:
		return x.Y
	case *llir.InstURem:
		return x.Y
	case *llir.InstSDiv:
		return x.Y
	case *llir.InstSRem:
		return x.Y
	}
	return nil
}

func isUnsigned(inst llir.Instruction) bool {
	switch inst.(type) {
	case *llir.InstUDiv, *llir.InstURem:
		return true
	}
	return false
}

// width is the number of bits of integer v, 0 if it is something else or has more than 64.
func width(v value.Value) uint {
	if t, ok := v.Type().(*types.IntType); ok && t.BitSize <= 64 {
		return uint(t.BitSize)
	}
	return 0
}

// most is the greatest number of that many bits.
func most(bits uint) uint64 { return ^uint64(0) >> (64 - bits) }

// learn finds the variables and the constants.
func (r *ranges) learn(order []*llir.Block) {
	for _, b := range order {
		for _, inst := range b.Insts {
			if a, ok := inst.(*llir.InstAlloca); ok {
				if t, isInt := a.ElemType.(*types.IntType); isInt && t.BitSize <= 64 && a.NElems == nil && r.scalar(a, t) {
					r.vars[a] = t
				}
			}
			if phi, ok := inst.(*llir.InstPhi); ok {
				r.homes[phi] = b
			}
			if u, ok := inst.(value.User); ok {
				for _, o := range u.Operands() {
					if c, ok := unwrap(*o).(*constant.Int); ok && c.Typ.BitSize <= 64 {
						n := constantBits(c)
						r.thresholds = append(r.thresholds, n, 2*n)
					}
				}
			}
		}
	}
	slices.Sort(r.thresholds)
	r.thresholds = slices.Compact(r.thresholds)
}

// constantBits are the bits of c, which has at most 64.
func constantBits(c *constant.Int) uint64 {
	n := c.X.Uint64()
	if c.X.Sign() < 0 {
		n = uint64(c.X.Int64())
	}
	return n & most(uint(c.Typ.BitSize))
}

// scalar reports whether a is only loaded and stored, as a number of type t.
func (r *ranges) scalar(a *llir.InstAlloca, t *types.IntType) bool {
	for _, u := range r.fl.uses[a] {
		switch u := u.(type) {
		case *llir.InstLoad:
			if u.Atomic || u.Volatile || !types.Equal(u.ElemType, t) {
				return false
			}
		case *llir.InstStore:
			if u.Atomic || u.Volatile || unwrap(u.Src) == value.Value(a) || !types.Equal(u.Src.Type(), t) {
				return false
			}
		case *llir.InstCall:
			if !marksOnly(u) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// copied is what is known at the start of b.
func (r *ranges) copied(b *llir.Block) map[value.Value]span {
	at := map[value.Value]span{}
	for v, s := range r.entry[b] {
		at[v] = s
	}
	return at
}

// block executes b, and reports whether more may happen now where it leads to than was known.
func (r *ranges) block(b *llir.Block) bool {
	r.grew = false
	at := r.copied(b)
	for _, inst := range b.Insts {
		r.execute(inst, at)
	}
	changed := r.grew
	for _, s := range successors(b) {
		if br, ok := b.Term.(*llir.TermCondBr); ok && br.TargetTrue != br.TargetFalse {
			arm := 0
			if br.TargetFalse == value.Value(s) {
				arm = 1
			}
			r.refined(b, at, br.Cond, arm, func() { changed = r.flow(b, s, at) || changed })
			continue
		}
		changed = r.flow(b, s, at) || changed
	}
	return changed
}

// flow adds what is known at the end of b to what is known at the start of s. It reports whether that was more.
func (r *ranges) flow(b, s *llir.Block, out map[value.Value]span) bool {
	in, first := r.entry[s], false
	if in == nil {
		in, first = map[value.Value]span{}, true
		r.entry[s] = in
	}
	r.visits[s]++
	changed := first
	set := func(v value.Value, x span, there bool) {
		old, has := in[v]
		switch {
		case first || there && !has && r.homes[v] == s:
			in[v], changed = x, true
		case !has:
		default:
			if y := r.joined(old, x, v, r.visits[s] > maxVisits); y != old {
				in[v], changed = y, true
			}
		}
	}
	for a := range r.vars {
		x, ok := out[a]
		if !ok {
			x = r.any(a)
		}
		set(a, x, true)
	}
	for _, inst := range s.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		for _, inc := range phi.Incs {
			if inc.Pred == value.Value(b) && width(phi) > 0 {
				set(phi, r.again(inc.X, out), true)
			}
		}
	}
	// What branches tell about values of other blocks holds until one of them comes from elsewhere.
	for v, x := range out {
		if _, isVar := v.(*llir.InstAlloca); isVar || r.homes[v] == s {
			continue
		}
		if first && x != r.of(v, nil) { // else it need not be kept
			in[v] = x
		}
	}
	for v, old := range in {
		if _, isVar := v.(*llir.InstAlloca); isVar || r.homes[v] == s {
			continue
		}
		x, ok := out[v]
		if !ok {
			delete(in, v)
			changed = true
		} else if y := r.joined(old, x, v, r.visits[s] > maxVisits); y != old {
			in[v], changed = y, true
		}
	}
	return changed
}

// any is what a variable or value of v's type may be.
func (r *ranges) any(v value.Value) span {
	bits := width(v)
	if a, ok := v.(*llir.InstAlloca); ok {
		bits = uint(r.vars[a].BitSize)
	}
	return span{0, most(bits), false}
}

// joined are the numbers of x and y, or more: bounds that move go on to the next threshold, and where they have moved too often as far as
// they can.
func (r *ranges) joined(x, y span, v value.Value, often bool) span {
	j := span{min(x.lo, y.lo), max(x.hi, y.hi), x.known && y.known}
	if j.lo < x.lo {
		n, ok := slices.BinarySearch(r.thresholds, j.lo)
		switch {
		case ok:
		case n > 0:
			j.lo = r.thresholds[n-1]
		default:
			j.lo = 0
		}
		if often {
			j.lo = 0
		}
	}
	if j.hi > x.hi {
		top := r.any(v).hi
		n, _ := slices.BinarySearch(r.thresholds, j.hi)
		if n < len(r.thresholds) && !often {
			j.hi = min(r.thresholds[n], top)
		} else {
			j.hi = top
		}
	}
	return j
}

// of is what v may be where at is known.
func (r *ranges) of(v value.Value, at map[value.Value]span) span {
	v = unwrap(v)
	if c, ok := v.(*constant.Int); ok && c.Typ.BitSize <= 64 {
		n := constantBits(c)
		return span{n, n, true}
	}
	bits := width(v)
	if bits == 0 {
		return span{}
	}
	if s, ok := at[v]; ok {
		return s
	}
	if s, ok := r.values[v]; ok {
		return s
	}
	return span{0, most(bits), false}
}

// again is of, for what is known of v's operands at: they may have been compared since v was computed.
func (r *ranges) again(v value.Value, at map[value.Value]span) span {
	s := r.of(v, at)
	switch inst := unwrap(v).(type) {
	case *llir.InstAdd, *llir.InstMul, *llir.InstShl:
		if t := r.compute(inst.(llir.Instruction), at); width(v) > 0 && max(s.lo, t.lo) <= min(s.hi, t.hi) {
			s = span{max(s.lo, t.lo), min(s.hi, t.hi), s.known || t.known}
		}
	}
	return s
}

// execute notes what inst computes and writes.
func (r *ranges) execute(inst llir.Instruction, at map[value.Value]span) {
	if a := r.written(inst); a != nil {
		at[a] = r.any(a)
		if st, ok := inst.(*llir.InstStore); ok {
			at[a] = r.of(st.Src, at)
		}
		return
	}
	v, ok := inst.(value.Value)
	if !ok || width(v) == 0 {
		return
	}
	if _, phi := inst.(*llir.InstPhi); phi {
		return // flow has it
	}
	s := r.compute(inst, at)
	at[v] = s
	// For other blocks, in which at is not known: all that it ever was.
	old, ok := r.values[v]
	if ok {
		s = span{min(s.lo, old.lo), max(s.hi, old.hi), s.known && old.known}
	}
	r.grew = r.grew || s != old || !ok
	r.values[v] = s
}

// written is the variable that inst writes to, or whose life begins or ends there, so that it holds anything. It is nil if there is none.
func (r *ranges) written(inst llir.Instruction) *llir.InstAlloca {
	var p value.Value
	switch x := inst.(type) {
	case *llir.InstStore:
		p = x.Dst
	case *llir.InstCall:
		if base, ok := intrinsicOf(x); ok && strings.HasPrefix(base, "lifetime.") && len(x.Args) > 0 {
			p = x.Args[len(x.Args)-1]
		}
	}
	if a, ok := unwrap(p).(*llir.InstAlloca); ok && r.vars[a] != nil {
		return a
	}
	return nil
}

func (r *ranges) compute(inst llir.Instruction, at map[value.Value]span) span {
	v := inst.(value.Value)
	bits := width(v)
	top := span{0, most(bits), false}
	if s, ok := r.byCondition(inst, at); ok {
		return s
	}
	two := func(x, y value.Value, f func(a, b span) (lo, hi uint64, ok bool)) span {
		return r.two(bits, x, y, at, f)
	}
	switch x := inst.(type) {
	case *llir.InstLoad:
		if a, ok := unwrap(x.Src).(*llir.InstAlloca); ok && r.vars[a] != nil {
			if s, ok := at[a]; ok {
				return s
			}
		}
	case *llir.InstAdd:
		return r.binary(inst, x.X, x.Y, at)
	case *llir.InstMul:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) {
			over, hi := bits64Mul(a.hi, b.hi)
			return a.lo * b.lo, hi, !over
		})
	case *llir.InstShl:
		return r.binary(inst, x.X, x.Y, at)
	case *llir.InstLShr:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) {
			return a.lo >> min(b.hi, 63), a.hi >> min(b.lo, 63), b.hi < uint64(bits)
		})
	case *llir.InstUDiv:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) {
			if b.lo == 0 {
				return 0, a.hi, true
			}
			return a.lo / b.hi, a.hi / b.lo, true
		})
	case *llir.InstURem:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) { return 0, min(a.hi, max(b.hi, 1)-1), b.lo > 0 })
	case *llir.InstAnd:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) { return 0, min(a.hi, b.hi), true })
	case *llir.InstOr:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) {
			return max(a.lo, b.lo), ^uint64(0) >> min(bits64LeadingZeros(a.hi|b.hi), 63), a.hi|b.hi != 0
		})
	case *llir.InstICmp:
		return two(x.X, x.Y, func(a, b span) (uint64, uint64, bool) { return 0, 1, true })
	case *llir.InstSub, *llir.InstXor, *llir.InstAShr, *llir.InstSDiv, *llir.InstSRem:
		o := operandsOf(inst.(value.User))
		return two(*o[0], *o[1], func(a, b span) (uint64, uint64, bool) { return 0, 0, false })
	case *llir.InstZExt:
		return r.of(x.From, at)
	case *llir.InstSExt:
		if s, n := r.of(x.From, at), width(x.From); n > 0 && s.hi < 1<<(n-1) {
			return s
		}
	case *llir.InstTrunc:
		if s := r.of(x.From, at); width(x.From) > 0 && s.hi <= most(bits) {
			return s
		}
	case *llir.InstSelect:
		return r.selected(x, at)
	case *llir.InstCall:
		return r.called(x, at, top)
	}
	return top
}

// two are the bounds that f computes of those of x and y, for numbers of that many bits.
func (r *ranges) two(bits uint, x, y value.Value, at map[value.Value]span, f func(a, b span) (lo, hi uint64, ok bool)) span {
	a, b := r.of(x, at), r.of(y, at)
	lo, hi, ok := f(a, b)
	if !ok || hi > most(bits) || lo > hi {
		lo, hi = 0, most(bits)
	}
	return span{lo, hi, a.known && b.known}
}

// binary is x + y or x << y, whichever inst is.
func (r *ranges) binary(inst llir.Instruction, x, y value.Value, at map[value.Value]span) span {
	bits := width(inst.(value.Value))
	if _, shifts := inst.(*llir.InstShl); shifts {
		return r.two(bits, x, y, at, func(a, b span) (uint64, uint64, bool) {
			if b.hi >= uint64(bits) {
				return 0, 0, false
			}
			over, hi := bits64Mul(a.hi, 1<<b.hi)
			return a.lo << b.lo, hi, !over
		})
	}
	return r.two(bits, x, y, at, func(a, b span) (uint64, uint64, bool) {
		hi, carry := bits64Add(a.hi, b.hi)
		return a.lo + b.lo, hi, !carry
	})
}

func bits64Add(a, b uint64) (sum uint64, over bool) {
	sum, carry := bits.Add64(a, b, 0)
	return sum, carry != 0
}

func bits64Mul(a, b uint64) (over bool, product uint64) {
	hi, lo := bits.Mul64(a, b)
	return hi != 0, lo
}

func bits64LeadingZeros(a uint64) uint64 { return uint64(bits.LeadingZeros64(a)) }

// selected are the numbers of the arms of a select, each where it is taken.
func (r *ranges) selected(x *llir.InstSelect, at map[value.Value]span) span {
	var arms []span
	for arm, v := range [2]value.Value{x.ValueTrue, x.ValueFalse} {
		r.refined(nil, at, x.Cond, arm, func() { arms = append(arms, r.again(v, at)) })
	}
	known := r.of(x.Cond, at).known
	switch len(arms) {
	case 2:
		return span{min(arms[0].lo, arms[1].lo), max(arms[0].hi, arms[1].hi), known && arms[0].known && arms[1].known}
	case 1:
		return span{arms[0].lo, arms[0].hi, known && arms[0].known}
	}
	return span{0, most(width(x)), false}
}

// byCondition computes inst if its second operand is 1 where a condition holds, and else 0: optimisers write "if (c) x *= 2" as x << c.
func (r *ranges) byCondition(inst llir.Instruction, at map[value.Value]span) (s span, ok bool) {
	var x, y value.Value
	switch i := inst.(type) {
	case *llir.InstAdd:
		x, y = i.X, i.Y
	case *llir.InstShl:
		x, y = i.X, i.Y
	default:
		return s, false
	}
	z, ok := unwrap(y).(*llir.InstZExt)
	if !ok || width(z.From) != 1 {
		return s, false
	}
	known := r.of(z.From, at).known
	ok = false
	for arm, n := range [2]uint64{1, 0} {
		r.refined(nil, at, z.From, arm, func() {
			before, had := at[z]
			at[z] = span{n, n, true}
			t := r.binary(inst, x, z, at)
			if at[z] = before; !had {
				delete(at, z)
			}
			if ok {
				t = span{min(s.lo, t.lo), max(s.hi, t.hi), s.known && t.known}
			}
			s, ok = t, true
		})
	}
	s.known = s.known && known
	return s, ok
}

// called are the results of intrinsics that choose one of two numbers.
func (r *ranges) called(c *llir.InstCall, at map[value.Value]span, top span) span {
	base, ok := intrinsicOf(c)
	if !ok || len(c.Args) != 2 {
		return top
	}
	a, b := r.of(c.Args[0], at), r.of(c.Args[1], at)
	known, half := a.known && b.known, uint64(1)<<(width(c)-1)
	switch base {
	case "smin", "smax":
		if a.hi >= half || b.hi >= half {
			return span{top.lo, top.hi, known}
		}
	}
	switch base {
	case "smin", "umin":
		return span{min(a.lo, b.lo), min(a.hi, b.hi), known}
	case "smax", "umax":
		return span{max(a.lo, b.lo), max(a.hi, b.hi), known}
	}
	return top
}

// refined calls then with at as it is where cond is true (arm 0) or false (arm 1), at the end of block b if that is not nil, unless cond
// never is. Then at is what it was.
func (r *ranges) refined(b *llir.Block, at map[value.Value]span, cond value.Value, arm int, then func()) {
	n := len(r.undo)
	defer func() {
		for i := len(r.undo) - 1; i >= n; i-- {
			if u := r.undo[i]; u.has {
				at[u.v] = u.s
			} else {
				delete(at, u.v)
			}
		}
		r.undo = r.undo[:n]
	}()
	for _, w := range armsOf(cond, arm) {
		cmp, isCmp := w.cond.(*llir.InstICmp)
		if !isCmp || width(cmp.X) == 0 {
			continue
		}
		pred := cmp.Pred
		if w.arm == 1 {
			pred = opposed(pred)
		}
		x, y := unwrap(cmp.X), unwrap(cmp.Y)
		sx, ok := compared(pred, r.of(x, at), r.of(y, at), width(x))
		sy, also := compared(mirroredBy(pred), r.of(y, at), r.of(x, at), width(x))
		if !ok || !also {
			return
		}
		r.narrow(b, x, sx, at)
		r.narrow(b, y, sy, at)
	}
	then()
}

// note sets at[v] until refined has done what it calls.
func (r *ranges) note(v value.Value, s span, at map[value.Value]span) {
	old, has := at[v]
	r.undo = append(r.undo, noted{v, old, has})
	at[v] = s
}

// noted is what was known of v.
type noted struct {
	v   value.Value
	s   span
	has bool
}

// narrow notes that v is s, and so is the variable that it was loaded from if that has not been written to since, in the same block.
func (r *ranges) narrow(b *llir.Block, v value.Value, s span, there map[value.Value]span) {
	if _, isConstant := v.(constant.Constant); isConstant {
		return
	}
	r.note(v, s, there)
	if x, by, ok := multiple(v); ok {
		if t := r.of(x, there); by > 0 && t.hi <= most(width(v))/by { // no bits were lost
			t.lo, t.hi = max(t.lo, (s.lo+by-1)/by), min(t.hi, s.hi/by)
			if t.lo <= t.hi {
				r.narrow(b, unwrap(x), t, there)
			}
		}
	}
	l, ok := v.(*llir.InstLoad)
	if !ok || b == nil {
		return
	}
	a, ok := unwrap(l.Src).(*llir.InstAlloca)
	i := slices.Index(b.Insts, llir.Instruction(l))
	if !ok || r.vars[a] == nil || i < 0 || slices.ContainsFunc(b.Insts[i:], func(inst llir.Instruction) bool { return r.written(inst) == a }) {
		return
	}
	r.note(a, s, there)
}

// multiple reports whether v is x times a constant.
func multiple(v value.Value) (x value.Value, by uint64, ok bool) {
	var y value.Value
	shift := false
	switch i := v.(type) {
	case *llir.InstMul:
		x, y = i.X, i.Y
	case *llir.InstShl:
		x, y, shift = i.X, i.Y, true
	default:
		return nil, 0, false
	}
	c, ok := unwrap(y).(*constant.Int)
	if !ok || c.Typ.BitSize > 64 {
		return nil, 0, false
	}
	by = constantBits(c)
	if shift {
		by = 1 << by // 0 if that is too far
	}
	return x, by, true
}

// compared are the numbers of x for which pred holds with some number of y. Branches on undefined bits are errors, so x and y are defined if
// they are equal; otherwise some bits that are defined may have decided. ok is false if there are none.
func compared(pred enum.IPred, x, y span, bits uint) (s span, ok bool) {
	s = span{x.lo, x.hi, x.known || pred == enum.IPredEQ}
	half := uint64(1) << (bits - 1)
	switch pred {
	case enum.IPredSLT, enum.IPredSLE, enum.IPredSGT, enum.IPredSGE:
		if y.hi >= half {
			return s, true
		}
		if x.hi >= half { // it may be less than 0
			switch pred {
			case enum.IPredSGT, enum.IPredSGE:
				s.hi = half - 1 // more than a number that is not negative
			default:
				return s, true
			}
		}
	}
	switch pred {
	case enum.IPredEQ:
		s.lo, s.hi = max(s.lo, y.lo), min(s.hi, y.hi)
	case enum.IPredNE:
		if y.lo == y.hi {
			if s.lo == y.lo && s.lo < s.hi {
				s.lo++
			} else if s.hi == y.lo && s.lo < s.hi {
				s.hi--
			} else if s.lo == s.hi && s.lo == y.lo {
				return s, false
			}
		}
	case enum.IPredULT, enum.IPredSLT:
		if y.hi == 0 {
			return s, false
		}
		s.hi = min(s.hi, y.hi-1)
	case enum.IPredULE, enum.IPredSLE:
		s.hi = min(s.hi, y.hi)
	case enum.IPredUGT, enum.IPredSGT:
		if y.lo == ^uint64(0) {
			return s, false
		}
		s.lo = max(s.lo, y.lo+1)
	case enum.IPredUGE, enum.IPredSGE:
		s.lo = max(s.lo, y.lo)
	}
	return s, s.lo <= s.hi
}

// opposed holds where pred does not.
func opposed(pred enum.IPred) enum.IPred {
	return map[enum.IPred]enum.IPred{
		enum.IPredEQ: enum.IPredNE, enum.IPredNE: enum.IPredEQ, enum.IPredULT: enum.IPredUGE, enum.IPredUGE: enum.IPredULT,
		enum.IPredULE: enum.IPredUGT, enum.IPredUGT: enum.IPredULE, enum.IPredSLT: enum.IPredSGE, enum.IPredSGE: enum.IPredSLT,
		enum.IPredSLE: enum.IPredSGT, enum.IPredSGT: enum.IPredSLE,
	}[pred]
}

// mirroredBy holds of y and x where pred holds of x and y.
func mirroredBy(pred enum.IPred) enum.IPred {
	switch pred {
	case enum.IPredEQ, enum.IPredNE:
		return pred
	}
	return map[enum.IPred]enum.IPred{
		enum.IPredULT: enum.IPredUGT, enum.IPredUGT: enum.IPredULT, enum.IPredULE: enum.IPredUGE, enum.IPredUGE: enum.IPredULE,
		enum.IPredSLT: enum.IPredSGT, enum.IPredSGT: enum.IPredSLT, enum.IPredSLE: enum.IPredSGE, enum.IPredSGE: enum.IPredSLE,
	}[pred]
}
