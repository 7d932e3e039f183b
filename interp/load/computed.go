package load

import (
	"fmt"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Constants that each thread computes. Before LLVM 15 the address of a thread-local variable is a constant, and so is what is computed
// from it:
//
//	static _Thread_local int self; ... bucket[((uintptr_t)&self >> 4) % 8]
//
// Such an address is that of the thread's memory plus an offset (cval.tls), also after additions and subtractions of numbers. All else
// differs between threads in another way (cval.computed), and is computed where it is used, by the instruction that does the same.

// perThread reports whether v differs between threads.
func (v cval) perThread() bool { return v.tls || v.computed }

// anyPerThread reports whether one of vs differs between threads.
func anyPerThread(vs ...cval) bool { return slices.ContainsFunc(vs, cval.perThread) }

// computedSlots returns the slots of a value of type t that each thread computes.
func (m *module) computedSlots(t types.Type) []cval {
	r := make([]cval, m.slots(t))
	for i := range r {
		r[i].computed = true
	}
	return r
}

// compute returns the operands of the slots of c, at least one of which each thread computes.
func (fl *lowering) compute(c constant.Constant) []int32 {
	var elems []constant.Constant
	switch c := c.(type) {
	case *constant.Array:
		elems = c.Elems
	case *constant.Struct:
		elems = c.Fields
	case *constant.Vector:
		elems = c.Elems
	default:
		inst := instructionOf(c)
		fl.inst(inst)
		return fl.get(inst.(value.Value))
	}
	var r []int32
	for _, e := range elems {
		r = append(r, fl.get(e)...)
	}
	return r
}

// instructionOf returns the instruction that computes constant expression c.
func instructionOf(c constant.Constant) llir.Instruction {
	switch c := c.(type) {
	case *constant.ExprBitCast:
		return llir.NewBitCast(c.From, c.To)
	case *constant.ExprAddrSpaceCast:
		return llir.NewAddrSpaceCast(c.From, c.To)
	case *constant.ExprPtrToInt:
		return llir.NewPtrToInt(c.From, c.To)
	case *constant.ExprIntToPtr:
		return llir.NewIntToPtr(c.From, c.To)
	case *constant.ExprTrunc:
		return llir.NewTrunc(c.From, c.To)
	case *constant.ExprZExt:
		return llir.NewZExt(c.From, c.To)
	case *constant.ExprSExt:
		return llir.NewSExt(c.From, c.To)
	case *constant.ExprGetElementPtr:
		var indices []value.Value
		for _, i := range c.Indices {
			indices = append(indices, plainIndex(i))
		}
		return llir.NewGetElementPtr(c.ElemType, c.Src, indices...)
	case *constant.ExprICmp:
		return llir.NewICmp(c.Pred, c.X, c.Y)
	case *constant.ExprSelect:
		return llir.NewSelect(c.Cond, c.X, c.Y)
	case *constant.ExprExtractElement:
		if d, ok := divisionOf(c); ok {
			return d.inst(d.x, d.y)
		}
		return llir.NewExtractElement(c.X, c.Index)
	}
	return binaryOf(c)
}

// binaryOf returns the instruction that computes with two integers as c does.
func binaryOf(c constant.Constant) llir.Instruction {
	switch c := c.(type) {
	case *constant.ExprAdd:
		return llir.NewAdd(c.X, c.Y)
	case *constant.ExprSub:
		return llir.NewSub(c.X, c.Y)
	case *constant.ExprMul:
		return llir.NewMul(c.X, c.Y)
	case *constant.ExprAnd:
		return llir.NewAnd(c.X, c.Y)
	case *constant.ExprOr:
		return llir.NewOr(c.X, c.Y)
	case *constant.ExprXor:
		return llir.NewXor(c.X, c.Y)
	case *constant.ExprShl:
		return llir.NewShl(c.X, c.Y)
	case *constant.ExprLShr:
		return llir.NewLShr(c.X, c.Y)
	case *constant.ExprAShr:
		return llir.NewAShr(c.X, c.Y)
	}
	fail("constant %T of a thread", c)
	return nil
}

// Divisions. The parser does not know those that are constant expressions, which LLVM had up to version 14. So the normalizer writes
//
//	urem (i64 A, i64 B)   as   extractelement (<2 x i64> <i64 A, i64 B>, i32 K)
//
// where element K does not exist, and which that is says what division is meant. An optimiser leaves no such extractelement.

// firstDivision is the number of the element that stands for the first of dividers.
const firstDivision = 1 << 16

// division is one with its operands.
type division struct {
	divider
	x, y constant.Constant
}

// divider is what a division computes; b is not 0.
type divider struct {
	name string
	eval func(a, b uint64, w uint) uint64
	inst func(x, y value.Value) llir.Instruction
}

var dividers = []divider{
	{"udiv", func(a, b uint64, w uint) uint64 { return a / b }, func(x, y value.Value) llir.Instruction { return llir.NewUDiv(x, y) }},
	{"urem", func(a, b uint64, w uint) uint64 { return a % b }, func(x, y value.Value) llir.Instruction { return llir.NewURem(x, y) }},
	{"sdiv", func(a, b uint64, w uint) uint64 { return uint64(signed(a, w) / signed(b, w)) }, func(x, y value.Value) llir.Instruction { return llir.NewSDiv(x, y) }},
	{"srem", func(a, b uint64, w uint) uint64 { return uint64(signed(a, w) % signed(b, w)) }, func(x, y value.Value) llir.Instruction { return llir.NewSRem(x, y) }},
}

// divisionOf returns the division for which c stands.
func divisionOf(c *constant.ExprExtractElement) (d division, ok bool) {
	v, isVector := c.X.(*constant.Vector)
	i, isInt := plainIndex(c.Index).(*constant.Int)
	if !isVector || !isInt || len(v.Elems) != 2 || !i.X.IsInt64() {
		return d, false
	}
	k := i.X.Int64() - firstDivision
	if k < 0 || k >= int64(len(dividers)) {
		return d, false
	}
	return division{dividers[k], v.Elems[0], v.Elems[1]}, true
}

// evalDivision returns the slot of division d.
func (m *module) evalDivision(d division) []cval {
	if y := m.eval(d.y)[0]; !y.perThread() && y.v == 0 {
		fail("division by zero in a constant")
	}
	return m.evalBin(d.x, d.y, func(a, b uint64, w uint) uint64 {
		if b == 0 {
			return 0 // b differs between threads
		}
		return d.eval(a, b, w)
	})
}

// ruleDivision has a division of constants written as an extractelement.
func (n *normalizer) ruleDivision(i int) {
	op := slices.IndexFunc(dividers, func(d divider) bool { return d.name == n.str(i) })
	open := i + 1
	if n.word(open, "exact") {
		open++
	}
	shut := n.close(open)
	if op < 0 || shut < 0 || !n.is(open, '(') {
		return // an instruction
	}
	t := strings.TrimSpace(n.typeText(open+1, n.typeEnd(open+1)))
	n.replace(i, "extractelement")
	n.delRange(i+1, open)
	n.wrap(open+1, shut, fmt.Sprintf("<2 x %s> <", t), fmt.Sprintf(">, i32 %d", firstDivision+op))
}
