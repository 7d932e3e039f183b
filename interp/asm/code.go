package asm

import (
	"fmt"
	"strings"

	"genmcgo/graph/event"
)

// Code is what an expression of inline assembly does. Control enters Blocks[0] and leaves at a
// block whose Next is Exit, or for a label outside. All variables have 64 bits; those of no
// input start as zero.
type Code struct {
	Vars    int
	Inputs  []Input
	Results []int // the variable of each output in a register, in the order of the constraints
	Blocks  []Block
}

// Input says that a variable starts with the value of an argument of the call.
type Input struct{ Var, Arg int }

// Block is a list of operations; after them, control goes to block Else if If is zero, and to
// Next otherwise. If is One unless the block ends in a conditional jump.
type Block struct {
	Ops        []Op
	If         Val
	Next, Else int
}

// Where control goes other than to a block: behind the assembly, or to the label outside of it
// with number Outside-Next.
const (
	Exit    = -1
	Outside = -2
)

// Val is an operand: a variable, or if Var is negative the number Imm.
type Val struct {
	Var int
	Imm uint64
}

// Num is a number as an operand.
func Num(v uint64) Val { return Val{Var: -1, Imm: v} }

func (v Val) String() string {
	if v.Var >= 0 {
		return fmt.Sprintf("v%d", v.Var)
	}
	if int64(v.Imm) < 0 {
		return fmt.Sprint(int64(v.Imm))
	}
	return fmt.Sprint(v.Imm)
}

// Kind says what an operation does.
type Kind uint8

// The kinds of operations. Operands are cut to Bits first, results are zero-extended. Memory is at
// address A; accesses of 128 bits have values of two operands, the lower half first.
const (
	Mov    Kind = iota // Dst = A
	Bin                // Dst = A Fn B
	Cmp                // Dst = 1 if A Fn B, 0 if not
	Sext               // Dst = A, a signed number of Bits bits
	Select             // Dst = B if A is not zero, C otherwise
	Load               // Dst (, Dst2)
	Store              // B (, C)
	RMW                // Dst = what was there; Fn with B
	CAS                // Dst = what was there; Ok = 1 if that was B and now is C
	CAS16              // Dst, Dst2 = what was there; Ok = 1 if that was B, C and now is D, E
	Fence
	Retry // the thread goes on only if A is not zero: otherwise it would begin the block again
	Trap  // an invalid instruction
)

var kindNames = [...]string{
	Mov: "mov", Bin: "bin", Cmp: "cmp", Sext: "sext", Select: "select", Load: "load", Store: "store", RMW: "rmw", CAS: "cas",
	CAS16: "cas16", Fence: "fence", Retry: "retry", Trap: "trap",
}

// Fn is the function of Bin, Cmp and RMW.
type Fn uint8

// The functions. Xchg, Max, Min, UMax, UMin are of RMW only.
const (
	NoFn Fn = iota
	Add
	Sub
	And
	Or
	Xor
	Shl
	LShr
	AShr
	Mul
	EQ
	NE
	ULT
	SLT
	Xchg
	Max
	Min
	UMax
	UMin
)

var fnNames = [...]string{
	NoFn: "", Add: "add", Sub: "sub", And: "and", Or: "or", Xor: "xor", Shl: "shl", LShr: "lshr", AShr: "ashr", Mul: "mul", EQ: "eq",
	NE: "ne", ULT: "ult", SLT: "slt", Xchg: "xchg", Max: "max", Min: "min", UMax: "umax", UMin: "umin",
}

// Op is one operation.
type Op struct {
	Kind          Kind
	Fn            Fn
	Bits          int
	Order, Fail   event.Ordering // of accesses and fences; Fail: of a CAS that fails
	Dst, Dst2, Ok int            // variables; -1: not wanted
	A, B, C, D, E Val
}

// operands returns those that the operation has.
func (o *Op) operands() []*Val {
	all := []*Val{&o.A, &o.B, &o.C, &o.D, &o.E}
	n := 0
	switch o.Kind {
	case Mov, Sext, Retry, Load:
		n = 1
	case Bin, Cmp, RMW:
		n = 2
	case Store:
		n = 2
		if o.Bits == 128 {
			n = 3
		}
	case Select, CAS:
		n = 3
	case CAS16:
		n = 5
	}
	return all[:n]
}

// Uses returns the operands that the operation reads.
func (o *Op) Uses() []Val {
	var vs []Val
	for _, v := range o.operands() {
		vs = append(vs, *v)
	}
	return vs
}

// Defs returns the variables that the operation sets.
func (o *Op) Defs() []int {
	var vs []int
	for _, v := range []int{o.Dst, o.Dst2, o.Ok} {
		if v >= 0 {
			vs = append(vs, v)
		}
	}
	return vs
}

// String writes the operation on one line, for tests and for those who wonder.
func (o *Op) String() string {
	var s strings.Builder
	for i, d := range []int{o.Dst, o.Dst2, o.Ok} {
		if d >= 0 {
			if s.Len() > 0 {
				s.WriteString(", ")
			}
			if i == 2 {
				s.WriteString("ok ")
			}
			fmt.Fprintf(&s, "v%d", d)
		}
	}
	if s.Len() > 0 {
		s.WriteString(" = ")
	}
	s.WriteString(kindNames[o.Kind])
	if o.Fn != NoFn {
		s.WriteString(" " + fnNames[o.Fn])
	}
	if o.Order != event.NotAtomic {
		fmt.Fprintf(&s, " %v", o.Order)
	}
	if o.Bits != 0 {
		fmt.Fprintf(&s, " i%d", o.Bits)
	}
	for _, v := range o.operands() {
		fmt.Fprintf(&s, " %v", *v)
	}
	return s.String()
}

// String lists the code, a line for each input, operation, end of a block and result.
func (c *Code) String() string {
	var s strings.Builder
	for _, in := range c.Inputs {
		fmt.Fprintf(&s, "v%d = argument %d\n", in.Var, in.Arg)
	}
	to := func(n int) string {
		switch {
		case n == Exit:
			return "exit"
		case n <= Outside:
			return fmt.Sprintf("label %d", Outside-n)
		}
		return fmt.Sprintf("block %d", n)
	}
	for i := range c.Blocks {
		b := &c.Blocks[i]
		if len(c.Blocks) > 1 {
			fmt.Fprintf(&s, "block %d:\n", i)
		}
		for k := range b.Ops {
			s.WriteString(b.Ops[k].String() + "\n")
		}
		switch {
		case b.If != Num(1):
			fmt.Fprintf(&s, "if %v %s else %s\n", b.If, to(b.Next), to(b.Else))
		case len(c.Blocks) > 1:
			s.WriteString("go to " + to(b.Next) + "\n")
		}
	}
	for i, v := range c.Results {
		fmt.Fprintf(&s, "result %d = v%d\n", i, v)
	}
	return s.String()
}
