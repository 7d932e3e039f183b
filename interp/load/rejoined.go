package load

import (
	"fmt"
	"math/big"
	mathbits "math/bits"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Halves that become one again. At -O1, clang has a variable
//
//	struct top { unsigned index, tag; } old;
//
// by halves: two phis at the start of a loop, made of the two halves of what was loaded before the loop, and of what a compare-exchange
// returned in it, and the number that the next one expects is put together of them. Rules for loops look for one value that
// comes from there (seed.go). So where a number is put together of phis, or selects, that are the parts of one number on each way, there is a
// phi of that number in place of them, of which the parts are taken. This is what clang makes itself at -O2. Nothing depends on more than
// before: a part depends on the number that it was taken of. It may depend on less: where a branch on a compare-exchange has decided what a
// select selects (failed), what the latter would have kept does not count any more. That is what the compare-exchange expected. So this
// depends on it, too (casdep), and all that comes behind the branch depends on the compare-exchange by control. That is enough under imm,
// which keeps what depends on a read in order only if it is a write, or something else that a write depends on: all writes behind
// the branch come after what was expected. It would not be where loads come after what their addresses depend on.

// rejoin does so in all functions of m.
func rejoin(m *llir.Module) {
	for _, f := range m.Funcs {
		var ors []*llir.InstOr
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if or, ok := inst.(*llir.InstOr); ok {
					ors = append(ors, or)
				}
			}
		}
		for _, or := range ors {
			rejoinIn(f, or)
		}
	}
}

// bitRange is n bits of a value, from a bit on, at a place in a number; or those of a constant.
type bitRange struct {
	of   value.Value // nil: number
	from uint64
	n    uint64
	at   uint64
	num  uint64
}

const (
	maxBits  = 8  // parts of a number
	maxDepth = 8  // of instructions that it is made with
	maxJoins = 64 // numbers that are looked at for one
)

// bitsIn returns the size of values of type t, 0 if they are neither integers nor pointers.
func bitsIn(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		return t.BitSize
	case *types.PointerType:
		return 64
	}
	return 0
}

// madeOf returns what v is made of, least significant bits first.
func madeOf(v value.Value, depth int) []bitRange {
	v = unwrap(v)
	w := bitsIn(v.Type())
	all := []bitRange{{of: v, n: w}}
	if depth == 0 {
		return all
	}
	var made []bitRange
	switch x := v.(type) {
	case *constant.Int:
		made = numberBits(x.X, w)
	case *constant.Null:
		made = numberBits(new(big.Int), w)
	case *llir.InstZExt:
		if from := bitsIn(x.From.Type()); from != 0 {
			made = append(madeOf(x.From, depth-1), zeros(from, w-from)...)
		}
	case *llir.InstTrunc:
		made = cutBits(madeOf(x.From, depth-1), 0, w, 0)
	case *llir.InstPtrToInt:
		made = sameBits(x.From, w, depth)
	case *llir.InstIntToPtr:
		made = sameBits(x.From, w, depth)
	case *llir.InstShl:
		if k, ok := constantInt(x.Y); ok && k < w {
			made = append(zeros(0, k), cutBits(madeOf(x.X, depth-1), 0, w-k, k)...)
		}
	case *llir.InstLShr:
		if k, ok := constantInt(x.Y); ok && k < w {
			made = append(cutBits(madeOf(x.X, depth-1), k, w-k, 0), zeros(w-k, k)...)
		}
	case *llir.InstAnd:
		made = bothBits(madeOf(x.X, depth-1), madeOf(x.Y, depth-1), true)
	case *llir.InstOr:
		made = bothBits(madeOf(x.X, depth-1), madeOf(x.Y, depth-1), false)
	}
	if made = mergeBits(made); len(made) == 0 || len(made) > maxBits {
		return all
	}
	return made
}

// sameBits is madeOf for what has the same bits as from, if that has w.
func sameBits(from value.Value, w uint64, depth int) []bitRange {
	if bitsIn(from.Type()) != w {
		return nil
	}
	return madeOf(from, depth-1)
}

// numberBits are the bits of a constant of w bits.
func numberBits(x *big.Int, w uint64) (list []bitRange) {
	if x.Sign() < 0 {
		x = new(big.Int).Add(x, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	for at := uint64(0); at < w; at += 64 {
		n := min(w-at, 64)
		part := new(big.Int).Rsh(x, uint(at))
		list = append(list, bitRange{n: n, at: at, num: part.And(part, new(big.Int).SetUint64(^uint64(0))).Uint64() & maskOf(n)})
	}
	return list
}

func maskOf(n uint64) uint64 { return ^uint64(0) >> (64 - n) }

// zeros are n bits that are 0.
func zeros(at, n uint64) (list []bitRange) {
	for n > 0 {
		k := min(n, 64)
		list = append(list, bitRange{n: k, at: at})
		at, n = at+k, n-k
	}
	return list
}

// cutBits returns n bits of list, from a bit on, for place at.
func cutBits(list []bitRange, from, n, at uint64) (cut []bitRange) {
	for _, p := range list {
		lo, hi := max(p.at, from), min(p.at+p.n, from+n)
		if lo >= hi {
			continue
		}
		q := bitRange{of: p.of, from: p.from + lo - p.at, n: hi - lo, at: lo - from + at}
		if p.of == nil {
			q.from, q.num = 0, p.num>>(lo-p.at)&maskOf(q.n)
		}
		cut = append(cut, q)
	}
	return cut
}

// bothBits are the bits of x and y, or x or y, as far as they are parts of one of the two, or numbers; nil: they are not.
func bothBits(x, y []bitRange, and bool) (list []bitRange) {
	x, y = runs(x), runs(y)
	for i, j, at := 0, 0, uint64(0); i < len(x) && j < len(y); {
		end := min(x[i].at+x[i].n, y[j].at+y[j].n)
		p, q := cutBits(x[i:i+1], at, end-at, at)[0], cutBits(y[j:j+1], at, end-at, at)[0]
		if p.of == nil {
			p, q = q, p
		}
		switch all := maskOf(min(q.n, 64)); {
		case q.of != nil:
			return nil
		case p.of == nil && and:
			p.num &= q.num
		case p.of == nil:
			p.num |= q.num
		case and && q.num == 0:
			p = q
		case and && q.num == all, !and && q.num == 0:
		default: // some bits of it
			return nil
		}
		list = append(list, p)
		if at = end; x[i].at+x[i].n == end {
			i++
		}
		if y[j].at+y[j].n == end {
			j++
		}
	}
	return list
}

// runs has constants by bits that are alike.
func runs(list []bitRange) (cut []bitRange) {
	for _, p := range list {
		for p.of == nil && p.n > 0 {
			n := uint64(mathbits.TrailingZeros64(p.num))
			if p.num&1 != 0 {
				n = uint64(mathbits.TrailingZeros64(^p.num))
			}
			n = min(n, p.n)
			cut = append(cut, bitRange{n: n, at: p.at, num: p.num & maskOf(n)})
			p.num, p.at, p.n = p.num>>n, p.at+n, p.n-n
		}
		if p.of != nil {
			cut = append(cut, p)
		}
	}
	return cut
}

// mergeBits joins what is side by side in the same value.
func mergeBits(list []bitRange) (merged []bitRange) {
	for _, p := range list {
		if k := len(merged) - 1; k >= 0 {
			switch last := &merged[k]; {
			case p.of != nil && last.of == p.of && last.from+last.n == p.from:
				last.n += p.n
				continue
			case p.of == nil && last.of == nil && last.n+p.n <= 64:
				last.num |= p.num << last.n
				last.n += p.n
				continue
			}
		}
		merged = append(merged, p)
	}
	return merged
}

// joint is a number that is made of parts: a value or constant, or a phi or selection of such numbers.
type joint struct {
	v     value.Value // it is this one; of phis and selections, what stands for them in the end
	parts []bitRange  // of phis and selections: what it is made of
	arms  []*joint    // by way
}

// rejoining is the search for the joints that a number consists of.
type rejoining struct {
	f     *llir.Func
	width uint64
	phis  map[string]*joint
	all   []*joint // phis and selections, those that others are made of first
	where map[value.Value]*llir.Block
	preds map[*llir.Block][]*llir.Block
}

// rejoinIn puts a phi of a number in place of those of its parts that or puts together, if there are such.
func rejoinIn(f *llir.Func, or *llir.InstOr) {
	w := bitsIn(or.Typ)
	if w == 0 { // a vector
		return
	}
	parts := madeOf(or, maxDepth)
	if len(parts) < 2 || slices.ContainsFunc(parts, func(p bitRange) bool { return !isChoice(p.of) }) {
		return
	}
	x := &rejoining{f: f, width: w, phis: map[string]*joint{}}
	if j := x.join(parts); j != nil && len(x.all) > 0 {
		x.commit()
		replaceAll(f, map[value.Value]value.Value{or: j.v})
	}
}

// isChoice reports whether v is a phi or a selection.
func isChoice(v value.Value) bool {
	switch x := v.(type) {
	case *llir.InstPhi:
		return true
	case *llir.InstSelect:
		_, one := x.Cond.Type().(*types.IntType)
		return one
	}
	return false
}

// join returns the number of which these are the parts, nil if there is none.
func (x *rejoining) join(parts []bitRange) *joint {
	if parts = mergeBits(parts); len(parts) == 0 || len(parts) > maxBits || len(x.all) >= maxJoins {
		return nil
	}
	if v := x.whole(parts); v != nil {
		return &joint{v: v}
	}
	if phi, ok := parts[0].of.(*llir.InstPhi); ok {
		return x.joinPhis(phi, parts)
	}
	if sel, ok := parts[0].of.(*llir.InstSelect); ok {
		return x.joinSelects(sel, parts)
	}
	return nil
}

// whole is the value or constant that consists of these parts, nil if there is none.
func (x *rejoining) whole(parts []bitRange) value.Value {
	t := types.NewInt(x.width)
	if p := parts[0]; p.of != nil {
		if len(parts) == 1 && p.n == x.width && types.Equal(p.of.Type(), t) {
			return p.of
		}
		return nil
	}
	n := new(big.Int)
	for _, p := range parts {
		if p.of != nil {
			return nil
		}
		n.Or(n, new(big.Int).Lsh(new(big.Int).SetUint64(p.num), uint(p.at)))
	}
	if n.Bit(int(x.width)-1) != 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(x.width)))
	}
	return &constant.Int{Typ: t, X: n}
}

// through returns the parts of a number where those of parts come from.
func through(parts []bitRange, from func(v value.Value) value.Value) (list []bitRange) {
	for _, p := range parts {
		v := from(p.of)
		if v == nil {
			return nil
		}
		list = append(list, cutBits(madeOf(v, maxDepth), p.from, p.n, p.at)...)
	}
	return list
}

// joinPhis is join for parts of phis of one block.
func (x *rejoining) joinPhis(first *llir.InstPhi, parts []bitRange) *joint {
	var name strings.Builder
	for _, p := range parts {
		if phi, ok := p.of.(*llir.InstPhi); !ok || x.blockOf(phi) != x.blockOf(first) {
			return nil
		}
		fmt.Fprintf(&name, "%p %d %d %d,", p.of, p.from, p.n, p.at)
	}
	key := name.String()
	if j := x.phis[key]; j != nil {
		return j
	}
	j := &joint{parts: parts}
	x.phis[key] = j
	x.all = append(x.all, j)
	for _, inc := range first.Incs {
		list := through(parts, func(v value.Value) value.Value { return incoming(v.(*llir.InstPhi), inc.Pred) })
		arm := x.join(x.failed(list, inc.Pred.(*llir.Block)))
		if arm == nil {
			return nil
		}
		j.arms = append(j.arms, arm)
	}
	for _, p := range parts { // the optimiser may have one of them already
		if phi := p.of.(*llir.InstPhi); bitsIn(phi.Typ) == x.width && j.is(phi) {
			j.v = phi
			break
		}
	}
	return j
}

// incoming is what phi is if control comes from pred.
func incoming(phi *llir.InstPhi, pred value.Value) value.Value {
	for _, i := range phi.Incs {
		if i.Pred == pred {
			return unwrap(i.X)
		}
	}
	return nil
}

// is reports whether phi is the number j.
func (j *joint) is(phi *llir.InstPhi) bool {
	for i, inc := range j.parts[0].of.(*llir.InstPhi).Incs { // those of phi may be in another order
		if v := incoming(phi, inc.Pred); v != j.arms[i].v && (v != value.Value(phi) || j.arms[i] != j) {
			return false
		}
	}
	return true
}

// failed is list where control leaves block b. If it comes there only because a compare-exchange has failed, then what is selected
// by that, and is from that compare-exchange itself, was selected, and not what it expected.
func (x *rejoining) failed(list []bitRange, b *llir.Block) (now []bitRange) {
	for _, p := range list {
		sel, ok := p.of.(*llir.InstSelect)
		if !ok {
			now = append(now, p)
			continue
		}
		made := madeOf(sel.ValueFalse, maxDepth)
		cond, ok := unwrap(sel.Cond).(*llir.InstExtractValue)
		if !ok || !x.hasFailed(cond, b) || !expects(cond, sel.ValueTrue) || slices.ContainsFunc(made, func(q bitRange) bool {
			v, ok := q.of.(*llir.InstExtractValue)
			return !ok || v.X != cond.X
		}) {
			now = append(now, p)
			continue
		}
		now = append(now, cutBits(made, p.from, p.n, p.at)...)
	}
	return now
}

// hasFailed reports whether cond, the success of a compare-exchange, is false wherever control comes to the end of block b.
func (x *rejoining) hasFailed(cond *llir.InstExtractValue, b *llir.Block) bool {
	if _, ok := unwrap(cond.X).(*llir.InstCmpXchg); !ok || len(cond.Indices) != 1 || cond.Indices[0] != 1 {
		return false
	}
	if x.preds == nil {
		x.preds = map[*llir.Block][]*llir.Block{}
		for _, b := range x.f.Blocks {
			for _, s := range successors(b) {
				x.preds[s] = append(x.preds[s], b)
			}
		}
	}
	for range maxDepth {
		if len(x.preds[b]) != 1 {
			return false
		}
		from := x.preds[b][0]
		if br, ok := from.Term.(*llir.TermCondBr); ok && unwrap(br.Cond) == value.Value(cond) {
			return br.TargetFalse == value.Value(b) && br.TargetTrue != value.Value(b)
		}
		b = from
	}
	return false
}

// expects reports whether v consists of what the compare-exchange expects whose success is cond.
func expects(cond *llir.InstExtractValue, v value.Value) bool {
	expected := madeOf(unwrap(cond.X).(*llir.InstCmpXchg).Cmp, maxDepth)
	return !slices.ContainsFunc(madeOf(v, maxDepth), func(p bitRange) bool {
		return p.of != nil && !slices.ContainsFunc(expected, func(q bitRange) bool { return q.of == p.of })
	})
}

// joinSelects is join for parts of selections by one condition, in one block.
func (x *rejoining) joinSelects(first *llir.InstSelect, parts []bitRange) *joint {
	for _, p := range parts {
		if sel, ok := p.of.(*llir.InstSelect); !ok || !isChoice(sel) || unwrap(sel.Cond) != unwrap(first.Cond) || x.blockOf(sel) != x.blockOf(first) {
			return nil
		}
	}
	j := &joint{parts: parts}
	for _, yes := range []bool{true, false} {
		arm := x.join(through(parts, func(v value.Value) value.Value {
			if sel := v.(*llir.InstSelect); !yes {
				return unwrap(sel.ValueFalse)
			} else {
				return unwrap(sel.ValueTrue)
			}
		}))
		if arm == nil {
			return nil
		}
		j.arms = append(j.arms, arm)
	}
	x.all = append(x.all, j)
	return j
}

// blockOf is the block of an instruction.
func (x *rejoining) blockOf(v value.Value) *llir.Block {
	if x.where == nil {
		x.where = map[value.Value]*llir.Block{}
		for _, b := range x.f.Blocks {
			for _, inst := range b.Insts {
				if chosen, ok := inst.(value.Value); ok && isChoice(chosen) {
					x.where[chosen] = b
				}
			}
		}
	}
	return x.where[v]
}

// commit makes the phis and selections that were found, and takes the parts of phis from them.
func (x *rejoining) commit() {
	t := types.NewInt(x.width)
	for _, j := range x.all {
		_, phi := j.parts[0].of.(*llir.InstPhi)
		switch {
		case j.v != nil:
		case phi:
			j.v = &llir.InstPhi{Typ: t}
		default:
			j.v = &llir.InstSelect{Typ: t}
		}
	}
	parts := map[value.Value]value.Value{}
	for _, j := range x.all {
		b := x.blockOf(j.parts[0].of)
		switch n := j.v.(type) {
		case *llir.InstPhi:
			if first := j.parts[0].of.(*llir.InstPhi); len(n.Incs) == 0 {
				n.Metadata = slices.Clone(first.Metadata)
				for i, inc := range first.Incs {
					n.Incs = append(n.Incs, &llir.Incoming{X: j.arms[i].v, Pred: inc.Pred})
				}
				b.Insts = slices.Insert(b.Insts, 0, llir.Instruction(n))
			}
			for _, p := range j.parts {
				if parts[p.of] == nil && p.of != value.Value(n) && p.from == 0 && p.n == bitsIn(p.of.Type()) {
					parts[p.of] = x.take(b, n, p)
				}
			}
		case *llir.InstSelect:
			last := 0
			for _, p := range j.parts {
				last = max(last, slices.Index(b.Insts, p.of.(llir.Instruction)))
			}
			first := j.parts[0].of.(*llir.InstSelect)
			n.Cond, n.ValueTrue, n.ValueFalse, n.Metadata = first.Cond, j.arms[0].v, j.arms[1].v, slices.Clone(first.Metadata)
			b.Insts = slices.Insert(b.Insts, last+1, llir.Instruction(n))
		}
	}
	replaceAll(x.f, parts)
}

// take makes the instructions behind the phis of b that take part p of phi n, and returns the last one.
func (x *rejoining) take(b *llir.Block, n *llir.InstPhi, p bitRange) value.Value {
	at := slices.IndexFunc(b.Insts, func(inst llir.Instruction) bool { _, ok := inst.(*llir.InstPhi); return !ok })
	if at < 0 {
		at = len(b.Insts)
	} else if _, ok := b.Insts[at].(*llir.InstLandingPad); ok {
		at++
	}
	md := slices.Clone(p.of.(*llir.InstPhi).Metadata)
	v := value.Value(n)
	add := func(inst llir.Instruction) {
		b.Insts = slices.Insert(b.Insts, at, inst)
		at++
		v = inst.(value.Value)
	}
	if p.at != 0 {
		add(&llir.InstLShr{X: v, Y: constant.NewInt(types.NewInt(x.width), int64(p.at)), Typ: types.NewInt(x.width), Metadata: md})
	}
	if p.n < x.width {
		add(&llir.InstTrunc{From: v, To: types.NewInt(p.n), Metadata: md})
	}
	if isPointer(p.of.Type()) {
		add(&llir.InstIntToPtr{From: v, To: p.of.Type(), Metadata: md})
	}
	return v
}

// replaceAll replaces values in f, in debug information, too.
func replaceAll(f *llir.Func, by map[value.Value]value.Value) {
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if u, ok := inst.(value.User); ok {
				replaceOperands(u, by)
			}
		}
		replaceOperands(b.Term, by)
	}
}
