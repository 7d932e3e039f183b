package load

import (
	"maps"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"genmcgo/internal/lazy"
)

// Arbitrary numbers (Options.Sampled): calls of __VERIFIER_nondet_* become choices. If the program assumes bounds
// right after such a call, exactly the numbers within are chosen from; else a sample of them, and the function of
// the library that chooses is one by whose calls reports know it.

// arbitrary matches the functions that return arbitrary numbers, of which the library could explore 0 to N-1.
var arbitrary = lazy.Regexp(`^__VERIFIER_nondet_(char|uchar|unsigned_char|short|ushort|int|uint|unsigned|unsigned_int|long|ulong|longlong|ulonglong|size_t|u8|u16|u32|U32|loff_t)$`)

const (
	chooses = "__VERIFIER_choice"  // of all numbers that are possible
	samples = "__VERIFIER_sampled" // of some
)

// maxNumbers is how many numbers a call may have the choice of.
const maxNumbers = 64

// sampleAll makes choices of the arbitrary numbers that mods, of which some may be nil, ask for. Functions that one of
// them defines are what it defines.
func sampleAll(mods ...*llir.Module) {
	mods = slices.DeleteFunc(mods, func(m *llir.Module) bool { return m == nil })
	asked, defined := map[string]bool{}, map[string]bool{}
	for _, m := range mods {
		for _, f := range m.Funcs {
			if strings.HasPrefix(f.Name(), "__VERIFIER_nondet_") && arbitrary().MatchString(f.Name()) {
				asked[f.Name()] = true
				defined[f.Name()] = defined[f.Name()] || len(f.Blocks) > 0
			}
		}
	}
	maps.DeleteFunc(asked, func(name string, _ bool) bool { return defined[name] })
	if len(asked) == 0 {
		return // most programs
	}
	for _, m := range mods {
		sample(m, asked)
	}
}

// sample makes choices of the arbitrary numbers that mod asks for, by functions of these names.
func sample(mod *llir.Module, names map[string]bool) {
	for _, f := range slices.Clone(mod.Funcs) {
		callInvoked(f, names)
		for i := 0; i < len(f.Blocks); i++ {
			b := f.Blocks[i]
			for k := 0; k < len(b.Insts); k++ {
				c, ok := b.Insts[k].(*llir.InstCall)
				if !ok || !names[called(c.Callee)] {
					continue
				}
				t, ok := c.Type().(*types.IntType)
				if !ok || t.BitSize > 64 {
					continue
				}
				n := arbitraryNumber{f: f, call: c, names: names, bits: uint(t.BitSize), critical: map[uint64]bool{}}
				by := chooses
				values, ok := n.bounded(b, k)
				if !ok {
					by, values = samples, n.compared()
				}
				x := expansion{mod: mod, f: f, call: c, md: c.Metadata, cur: llir.NewBlock("")}
				x.substitute(x.oneOf(by, values, t))
				b.Insts = slices.Replace(b.Insts, k, k+1, x.cur.Insts...)
				k += len(x.cur.Insts) - 1
			}
		}
	}
}

// called is the name of the function that is called by callee, "" if it is not known.
func called(callee value.Value) string {
	if f, ok := unwrap(callee).(*llir.Func); ok {
		return f.Name()
	}
	return ""
}

// callInvoked makes calls of the invocations in f of functions of these names, and of assumptions, which throw
// nothing.
func callInvoked(f *llir.Func, names map[string]bool) {
	for _, b := range f.Blocks {
		t, ok := b.Term.(*llir.TermInvoke)
		if !ok || !names[called(t.Invokee)] && !isAssumption(called(t.Invokee)) {
			continue
		}
		c := llir.NewCall(t.Invokee, t.Args...)
		c.Typ, c.Metadata = t.Typ, t.Metadata
		b.Insts = append(b.Insts, c)
		b.Term = &llir.TermBr{Target: t.NormalRetTarget, Metadata: t.Metadata}
		replaceUses(f, t, c)
	}
}

// oneOf writes a choice of values, by a function of the library.
func (x *expansion) oneOf(by string, values []uint64, t *types.IntType) value.Value {
	i := slices.IndexFunc(x.mod.Funcs, func(f *llir.Func) bool { return f.Name() == by })
	if i < 0 {
		x.mod.NewFunc(by, types.I32, llir.NewParam("", types.I32))
		i = len(x.mod.Funcs) - 1
	}
	c := llir.NewCall(x.mod.Funcs[i], constant.NewInt(types.I32, int64(len(values))))
	c.Metadata = x.md
	x.add(c)
	signed := func(v uint64) value.Value { return constant.NewInt(t, int64(v<<(64-t.BitSize))>>(64-t.BitSize)) }
	v := signed(values[len(values)-1])
	for k := len(values) - 2; k >= 0; k-- {
		is := llir.NewICmp(enum.IPredEQ, c, constant.NewInt(types.I32, int64(k)))
		s := llir.NewSelect(is, signed(values[k]), v)
		is.Metadata, s.Metadata = x.md, x.md
		x.add(is)
		x.add(s)
		v = s
	}
	return v
}

// arbitraryNumber is an arbitrary number.
type arbitraryNumber struct {
	f        *llir.Func
	call     *llir.InstCall
	names    map[string]bool // functions that return such numbers
	bits     uint
	critical map[uint64]bool // numbers beside which the program may notice a difference
}

// mask is the greatest number.
func (n *arbitraryNumber) mask() uint64 { return ^uint64(0) >> (64 - n.bits) }

// compared returns 0, 1, and the numbers that the function compares the number with, with a neighbour where less
// and greater matter.
func (n *arbitraryNumber) compared() []uint64 {
	same := map[value.Value]bool{n.call: true}
	values := []uint64{0, 1}
	add := func(v value.Value, more ...uint64) {
		if c, ok := unwrap(v).(*constant.Int); ok {
			for _, m := range append(more, 0) {
				if v := (low(c) + m) & n.mask(); !slices.Contains(values, v) && len(values) < maxNumbers {
					values = append(values, v)
				}
			}
		}
	}
	for known := -1; known != len(same); {
		known = len(same)
		for _, b := range n.f.Blocks {
			for _, inst := range b.Insts {
				switch x := inst.(type) {
				case *llir.InstStore:
					if a, ok := unwrap(x.Dst).(*llir.InstAlloca); ok && same[unwrap(x.Src)] {
						same[a] = true
					}
				case *llir.InstLoad:
					if a, ok := unwrap(x.Src).(*llir.InstAlloca); ok && same[a] {
						same[x] = true
					}
				case *llir.InstSExt:
					same[x] = same[x] || same[unwrap(x.From)]
				case *llir.InstZExt:
					same[x] = same[x] || same[unwrap(x.From)]
				case *llir.InstTrunc:
					same[x] = same[x] || same[unwrap(x.From)]
				case *llir.InstICmp:
					side := func(pred enum.IPred) []uint64 {
						switch pred {
						case enum.IPredSLT, enum.IPredULT, enum.IPredSGE, enum.IPredUGE:
							return []uint64{^uint64(0)}
						case enum.IPredSGT, enum.IPredUGT, enum.IPredSLE, enum.IPredULE:
							return []uint64{1}
						}
						return nil
					}
					if same[unwrap(x.X)] {
						add(x.Y, side(x.Pred)...)
					} else if same[unwrap(x.Y)] {
						add(x.X, side(turned[x.Pred])...)
					}
				}
			}
			if s, ok := b.Term.(*llir.TermSwitch); ok && same[unwrap(s.X)] {
				for _, c := range s.Cases {
					add(c.X)
				}
			}
		}
		for v, is := range same {
			if !is {
				delete(same, v)
			}
		}
	}
	return values
}

// turned are predicates for operands in the other order.
var turned = map[enum.IPred]enum.IPred{
	enum.IPredSLT: enum.IPredSGT, enum.IPredSGT: enum.IPredSLT, enum.IPredSLE: enum.IPredSGE, enum.IPredSGE: enum.IPredSLE,
	enum.IPredULT: enum.IPredUGT, enum.IPredUGT: enum.IPredULT, enum.IPredULE: enum.IPredUGE, enum.IPredUGE: enum.IPredULE,
}

// low is a constant as a word, sign-extended.
func low(c *constant.Int) uint64 {
	if c.X.Sign() < 0 || c.X.IsInt64() {
		return uint64(c.X.Int64())
	}
	return c.X.Uint64()
}

// bounded returns the numbers with which assumptions hold that follow the call, instruction k of block b, before
// anything happens that others may notice; false: they are too many.
//
// What follows is run for single numbers. What it does depends on the number by comparisons with constants alone, or
// it is not followed further; so it is the same for all numbers between two that are compared with, their neighbours,
// and those where signs change.
func (n *arbitraryNumber) bounded(b *llir.Block, k int) (values []uint64, ok bool) {
	m := n.mask()
	for _, v := range []uint64{0, m, m >> 1, m>>1 + 1} {
		n.near(v)
	}
	results := map[uint64]bool{}
	for len(results) < len(n.critical) { // running for one may find more
		for v := range n.critical {
			if _, done := results[v]; !done {
				results[v] = n.holds(v, b, k)
			}
		}
		if len(results) > 4096 {
			return nil, false
		}
	}
	var points []uint64
	for v := range results {
		points = append(points, v)
	}
	slices.Sort(points)
	for i, v := range points {
		if results[v] {
			values = append(values, v)
		}
		if i+1 < len(points) && points[i+1]-v > 1 && n.holds(v+1, b, k) {
			if points[i+1]-v > maxNumbers {
				return nil, false
			}
			for w := v + 1; w < points[i+1]; w++ {
				values = append(values, w)
			}
		}
		if len(values) > maxNumbers {
			return nil, false
		}
	}
	if len(values) == 0 { // the assumption fails whatever it is
		values = []uint64{0}
	}
	return values, true
}

// near notes that the program may notice whether the number is less than v, v, or greater.
func (n *arbitraryNumber) near(v uint64) {
	for _, w := range []uint64{v - 1, v, v + 1} {
		n.critical[w&n.mask()] = true
	}
}

// scalar is what is known of a value while it is run for one number.
type scalar struct {
	v  uint64 // without what is above its bits
	is bool   // it is the number plus a constant, perhaps extended; else it depends on the number by comparisons at most
	// plus is that constant.
	plus uint64
}

// walk is a run for one number.
type walk struct {
	*arbitraryNumber
	env    map[value.Value]scalar
	failed bool // an assumption
}

// holds runs what follows the call for the number v, and reports whether no assumption fails.
func (n *arbitraryNumber) holds(v uint64, b *llir.Block, k int) bool {
	w := &walk{arbitraryNumber: n, env: map[value.Value]scalar{n.call: {v: v, is: true}}}
	var from *llir.Block
	for steps := 0; b != nil && steps < 64; steps++ {
		insts := b.Insts[k+1:]
		if k < 0 {
			insts = w.choose(insts, from)
		}
		for _, inst := range insts {
			if !w.step(inst) {
				return !w.failed
			}
		}
		from, b, k = b, w.next(b.Term), -1
	}
	return true
}

// bitsOf is the size of an integer type, 0 of others.
func bitsOf(t types.Type) uint {
	if t, ok := t.(*types.IntType); ok && t.BitSize <= 64 {
		return uint(t.BitSize)
	}
	return 0
}

// of returns what v is; false: that is not known.
func (w *walk) of(v value.Value) (scalar, bool) {
	v = unwrap(v)
	if c, ok := v.(*constant.Int); ok && bitsOf(c.Typ) > 0 {
		return scalar{v: low(c) & (^uint64(0) >> (64 - bitsOf(c.Typ)))}, true
	}
	s, ok := w.env[v]
	return s, ok
}

func isConstant(v value.Value) bool {
	_, ok := unwrap(v).(*constant.Int)
	return ok
}

// set notes that v is s, or, if ok is false, that it is not known.
func (w *walk) set(v value.Value, s scalar, ok bool) bool {
	if ok {
		w.env[v] = s
	} else {
		delete(w.env, v)
	}
	return true
}

// choose runs the phis that insts, a block's, begin with, all at once, and returns the rest. from is the block before.
func (w *walk) choose(insts []llir.Instruction, from *llir.Block) (rest []llir.Instruction) {
	type choice struct {
		s  scalar
		ok bool
	}
	var chosen []choice
	for _, inst := range insts {
		x, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		var c choice
		for _, inc := range x.Incs {
			if inc.Pred == value.Value(from) {
				c.s, c.ok = w.of(inc.X)
			}
		}
		chosen = append(chosen, c)
	}
	for i, c := range chosen {
		w.set(insts[i].(*llir.InstPhi), c.s, c.ok)
	}
	return insts[len(chosen):]
}

// step runs an instruction that is no phi; false: the walk ends.
func (w *walk) step(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstStore:
		a, ok := unwrap(x.Dst).(*llir.InstAlloca)
		if !ok || x.Atomic || !w.private(a) {
			return false
		}
		s, ok := w.of(x.Src)
		return w.set(a, s, ok && bitsOf(a.ElemType) == bitsOf(x.Src.Type()))
	case *llir.InstLoad:
		a, ok := unwrap(x.Src).(*llir.InstAlloca)
		if !ok || x.Atomic || !w.private(a) {
			return false
		}
		s, ok := w.env[a]
		return w.set(x, s, ok && bitsOf(a.ElemType) == bitsOf(x.ElemType))
	case *llir.InstAnd:
		return w.logic(x, x.X, x.Y, func(a, b uint64) uint64 { return a & b })
	case *llir.InstOr:
		return w.logic(x, x.X, x.Y, func(a, b uint64) uint64 { return a | b })
	case *llir.InstXor:
		return w.logic(x, x.X, x.Y, func(a, b uint64) uint64 { return a ^ b })
	case *llir.InstSelect:
		c, ok := w.of(x.Cond)
		if !ok || c.is || bitsOf(x.Typ) == 0 {
			return w.set(x, scalar{}, false)
		}
		v := x.ValueFalse
		if c.v != 0 {
			v = x.ValueTrue
		}
		s, ok := w.of(v)
		return w.set(x, s, ok)
	case *llir.InstAlloca:
		return true
	case *llir.InstCall:
		return w.assume(x)
	case *llir.InstICmp:
		return w.comparison(x)
	}
	return w.same(inst)
}

// same runs an instruction that leaves the number what it is, but for its size or a constant that is added.
func (w *walk) same(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstZExt:
		s, ok := w.of(x.From)
		return w.set(x, s, ok && bitsOf(x.To) > 0)
	case *llir.InstSExt:
		s, ok := w.of(x.From)
		from, to := bitsOf(x.From.Type()), bitsOf(x.To)
		if ok = ok && to > 0; ok {
			s.v = uint64(int64(s.v<<(64-from))>>(64-from)) & (^uint64(0) >> (64 - to))
		}
		return w.set(x, s, ok)
	case *llir.InstAdd: // optimisers make one comparison of two: 8 <= x && x < 10 is x - 8 < 2
		a, ok := w.of(x.X)
		b, ok2 := w.of(x.Y)
		bits := bitsOf(x.X.Type())
		if ok = ok && ok2 && bits == w.bits && a.is && !b.is && isConstant(x.Y); ok {
			a.v, a.plus = (a.v+b.v)&w.mask(), a.plus+b.v
			w.near(-a.plus)
			w.near(w.mask()>>1 + 1 - a.plus)
		}
		return w.set(x, a, ok)
	case *llir.InstTrunc:
		s, ok := w.of(x.From)
		if ok = ok && !s.is && bitsOf(x.To) > 0; ok {
			s.v &= ^uint64(0) >> (64 - bitsOf(x.To))
		}
		return w.set(x, s, ok)
	}
	return false
}

func (w *walk) comparison(x *llir.InstICmp) bool {
	a, ok := w.of(x.X)
	b, ok2 := w.of(x.Y)
	if ok = ok && ok2 && !(a.is && b.is) && bitsOf(x.X.Type()) > 0; !ok {
		return w.set(x, scalar{}, false)
	}
	if a.is {
		w.near(b.v - a.plus)
	} else if b.is {
		w.near(a.v - b.plus)
	}
	return w.set(x, scalar{v: compare(x.Pred, a.v, b.v, bitsOf(x.X.Type()))}, true)
}

func (w *walk) logic(v value.Value, x, y value.Value, f func(a, b uint64) uint64) bool {
	a, ok := w.of(x)
	b, ok2 := w.of(y)
	return w.set(v, scalar{v: f(a.v, b.v)}, ok && ok2 && !a.is && !b.is)
}

// assume runs a call: of an assumption, of another arbitrary number, or of something that the debugger needs.
func (w *walk) assume(c *llir.InstCall) bool {
	name := called(c.Callee)
	switch {
	case ignoredDebug(name), w.names[name], name == chooses, name == samples:
		return w.set(c, scalar{}, false)
	case !isAssumption(name) || len(c.Args) != 1:
		return false
	}
	s, ok := w.of(c.Args[0])
	if ok && s.is {
		w.near(-s.plus)
	}
	w.failed = ok && s.v == 0
	return !w.failed
}

// isAssumption reports whether the function called name makes an assumption.
func isAssumption(name string) bool {
	name = convention(name)
	return name == "__VERIFIER_assume" || name == "assume_abort_if_not"
}

// ignoredDebug reports whether name is that of an intrinsic function that does nothing here.
func ignoredDebug(name string) bool {
	return strings.HasPrefix(name, "llvm.dbg.") || strings.HasPrefix(name, "llvm.lifetime.")
}

// next returns the block that is run after term, nil if the walk ends there.
func (w *walk) next(term llir.Terminator) *llir.Block {
	switch t := term.(type) {
	case *llir.TermBr:
		return t.Target.(*llir.Block)
	case *llir.TermCondBr:
		c, ok := w.of(t.Cond)
		switch {
		case !ok || c.is:
			return nil
		case c.v != 0:
			return t.TargetTrue.(*llir.Block)
		}
		return t.TargetFalse.(*llir.Block)
	}
	return nil
}

// private reports whether a is only read and written as a whole: no other thread, and no call, knows it.
func (n *arbitraryNumber) private(a *llir.InstAlloca) bool {
	for _, b := range n.f.Blocks {
		for _, inst := range b.Insts {
			switch x := inst.(type) {
			case *llir.InstLoad:
				continue
			case *llir.InstStore:
				if unwrap(x.Src) != value.Value(a) {
					continue
				}
			case *llir.InstCall:
				if ignoredDebug(called(x.Callee)) {
					continue
				}
			}
			if u, ok := inst.(value.User); ok {
				for _, o := range u.Operands() {
					if *o != nil && unwrap(*o) == value.Value(a) {
						return false
					}
				}
			}
		}
		if u, ok := b.Term.(value.User); ok {
			for _, o := range u.Operands() {
				if *o != nil && unwrap(*o) == value.Value(a) {
					return false
				}
			}
		}
	}
	return true
}

// compare compares numbers with the given number of bits; the result is 0 or 1.
func compare(pred enum.IPred, a, b uint64, bits uint) uint64 {
	s, t := int64(a<<(64-bits)), int64(b<<(64-bits))
	is := map[enum.IPred]bool{
		enum.IPredEQ: a == b, enum.IPredNE: a != b, enum.IPredULT: a < b, enum.IPredULE: a <= b, enum.IPredUGT: a > b, enum.IPredUGE: a >= b,
		enum.IPredSLT: s < t, enum.IPredSLE: s <= t, enum.IPredSGT: s > t, enum.IPredSGE: s >= t,
	}[pred]
	if is {
		return 1
	}
	return 0
}
