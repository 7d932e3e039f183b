package asm

import (
	"fmt"
	"strconv"
	"strings"

	"genmcgo/graph/event"
)

// operandKind says where an operand of an expression is.
type operandKind uint8

const (
	inRegister operandKind = iota
	inMemory               // at the address that the variable holds
	isNumber
	isLabel
	isFlag // an output that is a condition: cond
)

// operand is one operand of an expression.
type operand struct {
	kind   operandKind
	v      int // its variable
	bits   int
	value  uint64 // of a number
	label  int    // number of a label outside
	cond   string // "z" of {@ccz}
	fixed  string // the register that the constraint names, if it names one
	output bool
	local  bool // a local variable in memory
}

// translator turns one expression into Code.
type translator struct {
	e        *Expr
	code     *Code
	operands []operand
	regs     map[string]int // variables of registers and flags, by name
	known    map[int]bool   // variables that have a value: an input, or written before in the text
	results  []int          // operands that are outputs in registers
	list     []statement
	at       int              // of list: what is translated
	labels   map[string][]int // places in list
	blockOf  map[int]int      // blocks that begin at places in list
	needed   map[string]bool  // flags that are asked for
	vague    bool             // flags were left that are not known here
	cur      int              // the block that is being filled
	closed   bool             // it has its end
	link     linked           // what the last exclusive load left
}

func (t *translator) newVar() int {
	t.code.Vars++
	return t.code.Vars - 1
}

// constraints makes the operands and gives variables to them.
func (t *translator) constraints() {
	arg, label := 0, 0
	input := func(v int) {
		if arg >= len(t.e.Args) {
			refuse("more operands than arguments")
		}
		t.code.Inputs = append(t.code.Inputs, Input{Var: v, Arg: arg})
		t.known[v] = true
		arg++
	}
	for _, c := range strings.Split(t.e.Constraints, ",") {
		if c == "" || strings.HasPrefix(c, "~") {
			continue
		}
		op := operand{bits: 64}
		body := strings.TrimLeft(c, "=+&%!")
		switch {
		case strings.HasPrefix(c, "!"):
			op.kind, op.label = isLabel, label
			label++
		case strings.Contains(c, "*"):
			op.kind, op.v = inMemory, t.newVar()
			if arg < len(t.e.Args) {
				op.bits, op.local = t.e.Args[arg].Bits, t.e.Args[arg].Local
			}
			input(op.v)
		case strings.HasPrefix(c, "="):
			op.output = true
			n := len(t.results)
			if n >= len(t.e.Results) {
				refuse("more outputs than results")
			}
			op.bits = t.e.Results[n]
			if name, ok := braced(body); ok {
				if cond, ok := strings.CutPrefix(name, "@cc"); ok {
					op.kind, op.cond = isFlag, cond
				} else {
					op.fixed = name
				}
			}
			op.v = t.operandVar(op.fixed)
			t.results = append(t.results, len(t.operands))
		default:
			if arg >= len(t.e.Args) {
				refuse("more operands than arguments")
			}
			a := t.e.Args[arg]
			op.bits = a.Bits
			tied, isTied := strconv.Atoi(body)
			switch {
			case isTied == nil:
				if tied < 0 || tied >= len(t.operands) || !t.operands[tied].output {
					refuse("constraint %q of no output", c)
				}
				op = t.operands[tied]
				op.output = false
				input(op.v)
			case a.Label:
				op.kind, op.label = isLabel, label
				label++
				arg++
			case a.Const && t.immediate(body, a.Value):
				op.kind, op.value = isNumber, a.Value
				arg++
			default:
				if name, ok := braced(body); ok {
					op.fixed = name
				}
				op.v = t.operandVar(op.fixed)
				input(op.v)
			}
		}
		t.operands = append(t.operands, op)
	}
}

// immediate reports whether a constraint lets an operand be the number v in the instruction. For
// most instructions it makes no difference whether it is there or in a register.
func (t *translator) immediate(constraint string, v uint64) bool {
	if strings.HasPrefix(constraint, "{") {
		return false
	}
	for _, c := range constraint {
		ok := false
		switch {
		case strings.ContainsRune("insEFX", c):
			ok = true
		case t.e.Arch == A64:
			ok = strings.ContainsRune("IJKLMNSYZ", c)
		case c == 'I':
			ok = v < 32
		case c == 'J':
			ok = v < 64
		case c == 'K':
			ok = int64(v) >= -128 && int64(v) < 128
		case c == 'L':
			ok = v == 0xff || v == 0xffff || v == 0xffffffff
		case c == 'M':
			ok = v < 4
		case c == 'N':
			ok = v < 256
		case c == 'O':
			ok = v < 128
		case c == 'e':
			ok = int64(v) == int64(int32(v))
		case c == 'Z':
			ok = v == uint64(uint32(v))
		}
		if ok {
			return true
		}
	}
	return false
}

func braced(s string) (string, bool) {
	s, ok := strings.CutPrefix(s, "{")
	if !ok {
		return "", false
	}
	return strings.CutSuffix(s, "}")
}

// operandVar returns the variable of an operand: that of its register, or a new one.
func (t *translator) operandVar(fixed string) int {
	if fixed == "" {
		return t.newVar()
	}
	name, _, ok := t.register(fixed)
	if !ok {
		refuse("register %s is not supported", fixed)
	}
	return t.reg(name)
}

// reg returns the variable of a register or flag.
func (t *translator) reg(name string) int {
	v, ok := t.regs[name]
	if !ok {
		v = t.newVar()
		t.regs[name] = v
	}
	return v
}

// name returns what a variable stands for, for messages.
func (t *translator) name(v int) string {
	for n, r := range t.regs {
		if r == v {
			return "register " + n
		}
	}
	for i, op := range t.operands {
		if op.v == v && op.kind == inRegister {
			return fmt.Sprintf("operand %%%d", i)
		}
	}
	return "a register"
}

// register finds the 64-bit register that a name is part of, and how many bits of it are meant.
func (t *translator) register(name string) (full string, bits int, ok bool) {
	if t.e.Arch == A64 {
		return a64Register(name)
	}
	return x86Register(name)
}

// outputs makes the list of results.
func (t *translator) outputs() {
	for _, n := range t.results {
		t.code.Results = append(t.code.Results, t.operands[n].v)
	}
}

// conditions computes the outputs that are conditions, where the assembly ends.
func (t *translator) conditions(cond func(string) Val) {
	for _, op := range t.operands {
		if op.kind == isFlag && op.output {
			t.set(op.v, cond(op.cond))
		}
	}
}

// ref returns the operand that s, an operandRef, stands for, and its modifier.
func (t *translator) ref(s string) (op *operand, modifier string, ok bool) {
	m := operandRef().FindStringSubmatch(s)
	if m == nil || m[0] != s {
		return nil, "", false
	}
	n, err := strconv.Atoi(m[1])
	if err != nil || n >= len(t.operands) {
		refuse("operand %s does not exist", s)
	}
	return &t.operands[n], m[2], true
}

// findLabels notes the labels and the flags that are asked for, and makes the blocks: one begins
// at each label and behind each jump.
func (t *translator) findLabels() {
	t.needed = map[string]bool{}
	t.blockOf = map[int]int{}
	for i, st := range t.list {
		if st.label != "" {
			t.labels[st.label] = append(t.labels[st.label], i)
			t.blockOf[i] = -1
		}
	}
	for _, op := range t.operands {
		if op.kind == isFlag {
			t.need(op.cond)
		}
	}
}

// need notes which flags a condition asks for.
func (t *translator) need(cond string) {
	flags, ok := x86Conditions[cond]
	if t.e.Arch == A64 {
		flags, ok = a64Conditions[cond]
	}
	if !ok {
		refuse("condition %q is not supported", cond)
	}
	for _, f := range strings.Fields(flags) {
		t.needed[f] = true
	}
}

// target returns the block, or the label outside, that a jump names.
func (t *translator) target(name string) int {
	if op, _, ok := t.ref(name); ok {
		if op.kind != isLabel {
			refuse("jump to an operand that is not a label")
		}
		return Outside - op.label
	}
	base, dir := name, ""
	if n := len(name); n > 1 && strings.Trim(name[:n-1], "0123456789") == "" {
		if d := name[n-1:]; d == "b" || d == "f" {
			base, dir = name[:n-1], d
		}
	}
	found := -1
	for _, at := range t.labels[base] {
		switch {
		case dir == "b" && at < t.at, dir == "" && found < 0:
			found = at
		case dir == "f" && at > t.at && found < 0:
			found = at
		}
	}
	if found < 0 {
		refuse("jump to %s, which is not in the text", name)
	}
	return t.block(found)
}

// block returns the block that begins at a place in the list.
func (t *translator) block(at int) int {
	if n, ok := t.blockOf[at]; ok && n >= 0 {
		return n
	}
	t.code.Blocks = append(t.code.Blocks, Block{If: Num(1), Next: Exit})
	t.blockOf[at] = len(t.code.Blocks) - 1
	return len(t.code.Blocks) - 1
}

// open begins the first block.
func (t *translator) open() {
	t.code.Blocks = append(t.code.Blocks, Block{If: Num(1), Next: Exit})
}

// enter goes on with another block.
func (t *translator) enter(n int) { t.cur, t.closed = n, false }

// jump ends the block.
func (t *translator) jump(to int) {
	if !t.closed {
		t.code.Blocks[t.cur].Next, t.closed = to, true
	}
}

// branch ends the block with a conditional jump, and begins that to which control goes otherwise.
func (t *translator) branch(cond Val, to int) {
	t.code.Blocks = append(t.code.Blocks, Block{If: Num(1), Next: Exit})
	next := len(t.code.Blocks) - 1
	b := &t.code.Blocks[t.cur]
	b.If, b.Next, b.Else = cond, to, next
	t.enter(next)
}

func (t *translator) emit(o Op) {
	if t.closed {
		return // behind a jump, where no label is: never executed
	}
	t.code.Blocks[t.cur].Ops = append(t.code.Blocks[t.cur].Ops, o)
}

// op returns an operation without results.
func op(k Kind) Op { return Op{Kind: k, Dst: -1, Dst2: -1, Ok: -1} }

func (t *translator) bin(fn Fn, bits int, a, b Val) Val {
	if a.Var < 0 && b.Var < 0 {
		if v, ok := fold(fn, bits, a.Imm, b.Imm); ok {
			return Num(v)
		}
	}
	o := op(Bin)
	o.Fn, o.Bits, o.A, o.B, o.Dst = fn, bits, a, b, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

// fold computes what needs no program.
func fold(fn Fn, bits int, a, b uint64) (uint64, bool) {
	switch fn {
	case Add:
		a += b
	case Sub:
		a -= b
	case And:
		a &= b
	case Or:
		a |= b
	case Xor:
		a ^= b
	case Shl:
		if b >= uint64(bits) {
			return 0, false
		}
		a <<= b
	default:
		return 0, false
	}
	return a & mask(bits), true
}

func mask(bits int) uint64 {
	if bits >= 64 {
		return ^uint64(0)
	}
	return 1<<bits - 1
}

func (t *translator) cmp(fn Fn, bits int, a, b Val) Val {
	o := op(Cmp)
	o.Fn, o.Bits, o.A, o.B, o.Dst = fn, bits, a, b, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

func (t *translator) not(a Val) Val { return t.bin(Xor, 1, a, Num(1)) }

// cut returns the lower bits of a.
func (t *translator) cut(a Val, bits int) Val {
	if bits >= 64 {
		return a
	}
	return t.bin(And, 64, a, Num(mask(bits)))
}

// sign returns the highest of the bits of a.
func (t *translator) sign(a Val, bits int) Val {
	return t.cmp(SLT, bits, a, Num(0))
}

func (t *translator) sext(a Val, bits int) Val {
	if bits >= 64 {
		return a
	}
	o := op(Sext)
	o.Bits, o.A, o.Dst = bits, a, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

func (t *translator) sel(c, a, b Val) Val {
	o := op(Select)
	o.A, o.B, o.C, o.Dst = c, a, b, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

func (t *translator) set(v int, a Val) {
	o := op(Mov)
	o.Dst, o.A = v, a
	t.emit(o)
	t.known[v] = true
}

func (t *translator) load(addr Val, bits int, order event.Ordering) Val {
	o := op(Load)
	o.Bits, o.Order, o.A, o.Dst = bits, order, addr, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

func (t *translator) store(addr Val, bits int, order event.Ordering, v Val) {
	o := op(Store)
	o.Bits, o.Order, o.A, o.B = bits, order, addr, v
	t.emit(o)
}

func (t *translator) rmw(fn Fn, addr Val, bits int, order event.Ordering, v Val) Val {
	o := op(RMW)
	o.Fn, o.Bits, o.Order, o.A, o.B, o.Dst = fn, bits, order, addr, v, t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}

func (t *translator) cas(addr Val, bits int, order, fail event.Ordering, want, put Val) (old, ok Val) {
	o := op(CAS)
	o.Bits, o.Order, o.Fail, o.A, o.B, o.C = bits, order, fail, addr, want, put
	o.Dst, o.Ok = t.newVar(), t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}, Val{Var: o.Ok}
}

// pair is a value of 128 bits.
type pair struct{ lo, hi Val }

func (t *translator) cas16(addr Val, order, fail event.Ordering, want, put pair) (old pair, ok Val) {
	o := op(CAS16)
	o.Bits, o.Order, o.Fail, o.A, o.B, o.C, o.D, o.E = 128, order, fail, addr, want.lo, want.hi, put.lo, put.hi
	o.Dst, o.Dst2, o.Ok = t.newVar(), t.newVar(), t.newVar()
	t.emit(o)
	return pair{Val{Var: o.Dst}, Val{Var: o.Dst2}}, Val{Var: o.Ok}
}

func (t *translator) fence(order event.Ordering) {
	o := op(Fence)
	o.Order = order
	t.emit(o)
}
