// Package asm says what inline assembly does to memory and registers, as a list of operations
// that no processor is needed to understand. It knows the instructions of x86-64 (AT&T's dialect)
// and AArch64 that atomics, fences and spin loops are written with; whatever else it meets it
// refuses, naming the instruction. docs/assembly.md lists them, and the orders of C11 with which
// their accesses are made.
//
// Vocabulary: an expression is what one asm statement of C became in LLVM IR: a text with places
// for operands, a string of constraints, arguments and results. A variable of Code stands for a
// register or a flag.
//
// text.go divides a text into instructions; operand.go reads the constraints; x86.go and a64.go say
// what instructions do; exclusive.go makes one access of a loop over an exclusive load and an
// exclusive store. Non-goals: timing, alignment faults, floating point, vectors, system registers.
package asm

import (
	"fmt"
)

// Arch is a set of instructions.
type Arch uint8

// The architectures.
const (
	X86 Arch = iota // x86-64
	A64             // AArch64
)

// Expr is one expression of inline assembly.
type Expr struct {
	Arch        Arch
	Text        string // LLVM's template
	Constraints string // LLVM's: outputs, inputs, labels, clobbers
	Intel       bool   // the text is in Intel's dialect
	Args        []Arg  // of the call
	Results     []int  // bits of the outputs in registers
}

// Arg is an argument of the call of an expression.
type Arg struct {
	Bits   int
	Const  bool // it is the number Value
	Value  uint64
	Memory bool // its constraint says memory: it is an address, of Bits bits of memory
	Local  bool // it is the address of a local variable
	Label  bool // it is a label (old clang: the address of a block)
}

// Empty reports whether a text has no instruction: such expressions only keep compilers from
// moving and forgetting things, whatever types their operands have.
func Empty(arch Arch, text string) bool {
	for _, st := range statements(arch, expand(text)) {
		if st.name != "" {
			return false
		}
	}
	return true
}

// written shows operands as they are written in C: %0, %w1.
func written(msg string) string { return operandRef().ReplaceAllString(msg, "%$2$1") }

// Translate says what e does. An error names the instruction, or the operand, that is not known.
func Translate(e Expr) (code *Code, err error) {
	defer func() {
		if r := recover(); r != nil {
			msg, ok := r.(refused)
			if !ok {
				panic(r)
			}
			code, err = nil, fmt.Errorf("inline assembly: %s", written(string(msg)))
		}
	}()
	if e.Intel {
		refuse("Intel's dialect is not supported; write AT&T's")
	}
	t := &translator{e: &e, code: &Code{}, regs: map[string]int{}, known: map[int]bool{}, labels: map[string][]int{}}
	t.constraints()
	t.list = statements(e.Arch, expand(e.Text))
	t.findLabels()
	t.open()
	if e.Arch == A64 {
		t.a64()
	} else {
		t.x86()
	}
	t.jump(Exit)
	t.outputs()
	return t.code, nil
}
