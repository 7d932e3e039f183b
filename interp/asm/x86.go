package asm

import (
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
)

// x86Register finds a register of x86-64 by any of its names.
func x86Register(name string) (full string, bits int, ok bool) {
	name = strings.ToLower(strings.TrimPrefix(name, "%"))
	for i, old := range []string{"ax", "bx", "cx", "dx", "si", "di", "bp", "sp"} {
		low := old[:1] + "l"
		if i > 3 {
			low = old + "l"
		}
		switch name {
		case "r" + old:
			return "r" + old, 64, true
		case "e" + old:
			return "r" + old, 32, true
		case old:
			return "r" + old, 16, true
		case low:
			return "r" + old, 8, true
		}
	}
	for _, n := range []string{"r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"} {
		if rest, ok := strings.CutPrefix(name, n); ok {
			switch rest {
			case "":
				return n, 64, true
			case "d":
				return n, 32, true
			case "w":
				return n, 16, true
			case "b":
				return n, 8, true
			}
		}
	}
	return "", 0, false
}

// x86Conditions are the flags that a condition depends on.
var x86Conditions = map[string]string{
	"z": "zf", "e": "zf", "nz": "zf", "ne": "zf", "c": "cf", "b": "cf", "nae": "cf", "nc": "cf", "ae": "cf", "nb": "cf",
	"s": "sf", "ns": "sf", "o": "of", "no": "of", "l": "sf of", "nge": "sf of", "ge": "sf of", "nl": "sf of",
	"le": "zf sf of", "ng": "zf sf of", "g": "zf sf of", "nle": "zf sf of", "a": "zf cf", "nbe": "zf cf", "be": "zf cf", "na": "zf cf",
}

// x86Condition computes a condition of the flags.
func (t *translator) x86Condition(c string) Val {
	flags, ok := x86Conditions[c]
	if !ok {
		refuse("condition %q is not supported", c)
	}
	f := func(name string) Val {
		v, ok := t.regs[name]
		if !ok || !t.known[v] {
			refuse("condition %q before anything sets the flags that it asks for", c)
		}
		return Val{Var: v}
	}
	for _, name := range strings.Fields(flags) {
		if t.vague && (name == "cf" || name == "of") {
			refuse("condition %q behind a shift", c)
		}
	}
	switch c {
	case "z", "e":
		return f("zf")
	case "nz", "ne":
		return t.not(f("zf"))
	case "c", "b", "nae":
		return f("cf")
	case "nc", "ae", "nb":
		return t.not(f("cf"))
	case "s":
		return f("sf")
	case "ns":
		return t.not(f("sf"))
	case "o":
		return f("of")
	case "no":
		return t.not(f("of"))
	case "l", "nge":
		return t.bin(Xor, 1, f("sf"), f("of"))
	case "ge", "nl":
		return t.not(t.bin(Xor, 1, f("sf"), f("of")))
	case "le", "ng":
		return t.bin(Or, 1, f("zf"), t.bin(Xor, 1, f("sf"), f("of")))
	case "g", "nle":
		return t.not(t.bin(Or, 1, f("zf"), t.bin(Xor, 1, f("sf"), f("of"))))
	case "be", "na":
		return t.bin(Or, 1, f("zf"), f("cf"))
	}
	return t.not(t.bin(Or, 1, f("zf"), f("cf")))
}

// flag sets a flag if some instruction asks for it; compute is not called otherwise.
func (t *translator) flag(name string, compute func() Val) {
	if t.needed[name] {
		t.set(t.reg(name), compute())
	}
}

func zero() Val { return Num(0) }

// resultFlags sets the flags that tell of a result alone.
func (t *translator) resultFlags(r Val, bits int) {
	t.flag("zf", func() Val { return t.cmp(EQ, bits, r, Num(0)) })
	t.flag("sf", func() Val { return t.sign(r, bits) })
}

// aluFlags sets the flags of r = a fn b.
func (t *translator) aluFlags(fn Fn, bits int, a, b, r Val) {
	t.vague = false
	t.resultFlags(r, bits)
	switch fn {
	case Add:
		t.flag("cf", func() Val { return t.cmp(ULT, bits, r, a) })
		t.flag("of", func() Val { return t.sign(t.bin(And, bits, t.bin(Xor, bits, a, r), t.bin(Xor, bits, b, r)), bits) })
	case Sub:
		t.flag("cf", func() Val { return t.cmp(ULT, bits, a, b) })
		t.flag("of", func() Val { return t.sign(t.bin(And, bits, t.bin(Xor, bits, a, b), t.bin(Xor, bits, a, r)), bits) })
	default:
		t.flag("cf", zero)
		t.flag("of", zero)
	}
}

// place is what an operand of an instruction is.
type place struct {
	kind  operandKind
	v     int // register
	bits  int // 0: the instruction must say
	value uint64
	addr  Val
	stack bool // memory relative to the stack pointer
	local bool // a local variable in memory
}

// x86Place reads an operand of an instruction.
func (t *translator) x86Place(s string) place {
	switch {
	case strings.HasPrefix(s, "$"):
		if v, ok := t.x86Number(s[1:]); ok {
			return place{kind: isNumber, value: v}
		}
		refuse("number %q is not supported", s)
	case strings.HasPrefix(s, "%"):
		full, bits, ok := x86Register(s)
		if !ok || full == "rsp" || full == "rbp" {
			refuse("register %s is not supported", s)
		}
		return place{kind: inRegister, v: t.reg(full), bits: bits}
	}
	if op, modifier, ok := t.ref(s); ok {
		switch op.kind {
		case inRegister:
			if modifier == "a" {
				return place{kind: inMemory, addr: Val{Var: op.v}}
			}
			bits, ok := map[string]int{"": op.bits, "b": 8, "w": 16, "k": 32, "q": 64, "V": op.bits}[modifier]
			if !ok {
				refuse("modifier %q of an operand is not supported", modifier)
			}
			return place{kind: inRegister, v: op.v, bits: bits}
		case inMemory:
			return place{kind: inMemory, addr: Val{Var: op.v}, bits: op.bits, local: op.local}
		case isNumber:
			if modifier == "" {
				return place{kind: isNumber, value: op.value}
			}
		}
		refuse("operand %s is not supported", s)
	}
	return t.x86Memory(s)
}

// x86Number reads a number, or an operand that is one.
func (t *translator) x86Number(s string) (uint64, bool) {
	if op, _, ok := t.ref(strings.TrimSpace(s)); ok && op.kind == isNumber {
		return op.value, true
	}
	if rest, ok := strings.CutPrefix(strings.TrimSpace(s), "~"); ok {
		v, ok := number(rest)
		return ^v, ok
	}
	return number(s)
}

// memoryPattern is displacement(base,index,scale).
var memoryPattern = lazy.Regexp(`^([^()]*)\(([^(),]*)(?:,([^(),]*)(?:,([^(),]*))?)?\)$`)

// x86Memory reads an operand in memory.
func (t *translator) x86Memory(s string) place {
	p := place{kind: inMemory}
	// 8<0>, 8+<0>: something behind the start of a memory operand.
	if i := strings.IndexByte(s, '<'); i > 0 && !strings.ContainsAny(s, "()") {
		op, _, ok := t.ref(s[i:])
		off, isNum := number(strings.TrimSuffix(strings.TrimSpace(s[:i]), "+"))
		if ok && isNum && op.kind == inMemory {
			p.addr = t.bin(Add, 64, Val{Var: op.v}, Num(off))
			return p
		}
	}
	m := memoryPattern().FindStringSubmatch(s)
	if m == nil {
		refuse("operand %q is not supported", s)
	}
	if full, _, ok := x86Register(strings.TrimSpace(m[2])); ok && (full == "rsp" || full == "rbp") && m[3] == "" {
		p.stack = true
		return p
	}
	reg := func(s string) Val {
		q := t.x86Place(strings.TrimSpace(s))
		if q.kind != inRegister || q.bits != 64 {
			refuse("address %q is not supported", s)
		}
		return t.read(q, 64)
	}
	p.addr = Num(0)
	if strings.TrimSpace(m[2]) != "" {
		p.addr = reg(m[2])
	}
	if strings.TrimSpace(m[3]) != "" {
		scale := uint64(1)
		if strings.TrimSpace(m[4]) != "" {
			scale, _ = number(m[4])
		}
		shift := slices.Index([]uint64{1, 2, 4, 8}, scale)
		if shift < 0 {
			refuse("scale in %q", s)
		}
		p.addr = t.bin(Add, 64, p.addr, t.bin(Shl, 64, reg(m[3]), Num(uint64(shift))))
	}
	if d := strings.TrimSpace(m[1]); d != "" {
		off, ok := t.x86Number(d)
		if !ok {
			refuse("address %q is not supported", s)
		}
		p.addr = t.bin(Add, 64, p.addr, Num(off))
	}
	return p
}

// read returns the value of an operand, of bits bits. A word of memory is read relaxed.
func (t *translator) read(p place, bits int) Val {
	switch p.kind {
	case isNumber:
		return Num(p.value & mask(bits))
	case inMemory:
		if p.stack {
			refuse("the stack is not accessible")
		}
		return t.load(p.addr, bits, event.Relaxed)
	}
	if !t.known[p.v] {
		refuse("%s is read, but nothing was written to it before, and it is not an input", t.name(p.v))
	}
	return t.cut(Val{Var: p.v}, bits)
}

// write gives an operand a value of bits bits.
func (t *translator) write(p place, bits int, v Val) {
	switch p.kind {
	case isNumber:
		refuse("a number as destination")
	case inMemory:
		if p.stack {
			refuse("the stack is not accessible")
		}
		t.store(p.addr, bits, event.Relaxed, v)
		return
	}
	if bits < 32 && t.known[p.v] {
		v = t.bin(Or, 64, t.bin(And, 64, Val{Var: p.v}, Num(^mask(bits))), t.cut(v, bits))
	} else {
		v = t.cut(v, bits)
	}
	t.set(p.v, v)
}

// x86Name divides an instruction's name into one of the names and the bits of its suffix (0: none).
func x86Name(name string, names map[string]Fn) (Fn, string, int, bool) {
	if fn, ok := names[name]; ok {
		return fn, name, 0, true
	}
	bits, ok := map[byte]int{'b': 8, 'w': 16, 'l': 32, 'q': 64}[name[len(name)-1]]
	base := name[:len(name)-1]
	fn, known := names[base]
	return fn, base, bits, ok && known
}

// x86Names are the instructions whose names may have a suffix for the size of operands.
var x86Names = map[string]Fn{
	"add": Add, "sub": Sub, "and": And, "or": Or, "xor": Xor, "inc": Add, "dec": Sub, "neg": NoFn, "not": NoFn,
	"mov": NoFn, "movabs": NoFn, "lea": NoFn, "xchg": NoFn, "xadd": NoFn, "cmpxchg": NoFn, "cmp": NoFn, "test": NoFn, "bt": NoFn, "bts": Or,
	"bsf": NoFn, "bsr": NoFn, "btr": And, "btc": Xor, "shl": Shl, "sal": Shl, "shr": LShr, "sar": AShr,
	// A suffix would make other instructions of these.
	"cmpxchg8b": NoFn, "cmpxchg16b": NoFn,
}

// lockable instructions may have the prefix lock, with a destination in memory.
var lockable = map[string]bool{
	"add": true, "sub": true, "and": true, "or": true, "xor": true, "inc": true, "dec": true, "not": true, "xchg": true,
	"xadd": true, "cmpxchg": true, "cmpxchg8b": true, "cmpxchg16b": true, "bts": true, "btr": true, "btc": true,
}

// x86 translates the list.
func (t *translator) x86() {
	t.x86Needs()
	for t.at = range t.list {
		st := &t.list[t.at]
		if st.label != "" {
			n := t.block(t.at)
			t.jump(n)
			t.enter(n)
			continue
		}
		t.x86Inst(st)
	}
	t.conditions(t.x86Condition)
}

// x86Suffix returns what is behind one of the beginnings of a name.
func x86Suffix(name string, beginnings ...string) (rest string, ok bool) {
	for _, b := range beginnings {
		if rest, ok := strings.CutPrefix(name, b); ok {
			if _, isCond := x86Conditions[rest]; isCond {
				return rest, true
			}
		}
	}
	return "", false
}

// x86Needs notes the flags that instructions ask for.
func (t *translator) x86Needs() {
	for _, st := range t.list {
		if c, ok := x86Suffix(st.name, "j", "set"); ok {
			t.need(c)
		} else if c, ok := x86Cmov(st.name); ok {
			t.need(c)
		}
	}
}

// x86Cmov returns the condition of a conditional move.
func x86Cmov(name string) (cond string, ok bool) {
	rest, ok := strings.CutPrefix(name, "cmov")
	if !ok {
		return "", false
	}
	if _, ok := x86Conditions[rest]; ok {
		return rest, true
	}
	if n := len(rest); n > 1 && strings.IndexByte("wlq", rest[n-1]) >= 0 {
		_, ok = x86Conditions[rest[:n-1]]
		return rest[:n-1], ok
	}
	return "", false
}

// x86Inst translates one instruction.
func (t *translator) x86Inst(st *statement) {
	lock := slices.Contains(st.prefixes, "lock")
	if t.x86Plain(st) || t.x86Control(st) {
		if lock {
			refuse("instruction %q cannot have the prefix lock", st.text)
		}
		return
	}
	if len(st.name) < 2 {
		refuse("instruction %q is not supported", st.text)
	}
	fn, name, bits, ok := x86Name(st.name, x86Names)
	if !ok || slices.ContainsFunc(st.prefixes, func(p string) bool { return p != "lock" }) {
		refuse("instruction %q is not supported", st.text)
	}
	args := make([]place, len(st.args))
	for i, a := range st.args {
		args[i] = t.x86Place(a)
	}
	want := 2
	switch name {
	case "inc", "dec", "neg", "not", "cmpxchg8b", "cmpxchg16b":
		want = 1
	case "shl", "sal", "shr", "sar":
		if len(args) == 1 {
			args = append([]place{{kind: isNumber, value: 1}}, args...)
		}
	}
	if len(args) != want {
		refuse("instruction %q with %d operands", st.text, len(args))
	}
	dst := args[len(args)-1]
	if lock && (!lockable[name] || dst.kind != inMemory && (name != "xchg" || args[0].kind != inMemory)) {
		refuse("instruction %q cannot have the prefix lock", st.text)
	}
	if name != "cmpxchg8b" && name != "cmpxchg16b" {
		bits = t.x86Bits(st, name, bits, args)
	}
	t.x86Operate(st, name, fn, bits, lock, args[0], dst)
}

// x86Bits returns the size of the operands.
func (t *translator) x86Bits(st *statement, name string, suffix int, args []place) int {
	bits := suffix
	for i, p := range args {
		if p.kind != inRegister || (name == "shl" || name == "sal" || name == "shr" || name == "sar") && i == 0 {
			continue
		}
		if bits == 0 {
			bits = p.bits
		}
		// With a suffix, clang prints the register of the operand's type: the assembler refuses
		// another size.
		if suffix != 0 && p.bits != suffix {
			refuse("instruction %q: an operand of %d bits", st.text, p.bits)
		}
	}
	if bits == 0 {
		refuse("instruction %q does not say how many bits it is about", st.text)
	}
	return bits
}

// x86Plain translates instructions without results, and reports whether st is one.
func (t *translator) x86Plain(st *statement) bool {
	switch {
	case st.name == "mfence":
		t.fence(event.SeqCst)
	case st.name == "lfence":
		t.fence(event.Acquire)
	case st.name == "sfence":
		t.fence(event.Release)
	case st.name == "pause", st.name == "nop", st.name == "endbr64", st.name == "cld", strings.HasPrefix(st.name, "prefetch"):
	case st.name == "rdtsc", st.name == "rdtscp":
		// The clock stands still, as it does for clang's built-in function.
		t.set(t.reg("rax"), Num(0))
		t.set(t.reg("rdx"), Num(0))
		if st.name == "rdtscp" {
			t.set(t.reg("rcx"), Num(0)) // the processor
		}
	case st.name == "ud2":
		t.emit(op(Trap))
	default:
		return false
	}
	return true
}

// x86Control translates jumps, what conditions set, and moves that extend.
func (t *translator) x86Control(st *statement) bool {
	if st.name == "jmp" && len(st.args) == 1 {
		t.jump(t.target(st.args[0]))
		return true
	}
	if c, ok := x86Suffix(st.name, "j"); ok && len(st.args) == 1 {
		t.branch(t.x86Condition(c), t.target(st.args[0]))
		return true
	}
	if c, ok := x86Suffix(st.name, "set"); ok && len(st.args) == 1 {
		p := t.x86Place(st.args[0])
		if p.kind == inRegister && p.bits != 8 {
			p.bits = 8 // clang knows that the instruction is about a byte
		}
		t.write(p, 8, t.x86Condition(c))
		return true
	}
	if c, ok := x86Cmov(st.name); ok && len(st.args) == 2 {
		src, dst := t.x86Place(st.args[0]), t.x86Place(st.args[1])
		if dst.kind != inRegister {
			refuse("instruction %q is not supported", st.text)
		}
		v := t.read(src, dst.bits)
		t.write(dst, dst.bits, t.sel(t.x86Condition(c), v, t.read(dst, dst.bits)))
		return true
	}
	if m := extendPattern().FindStringSubmatch(st.name); m != nil && len(st.args) == 2 {
		src, dst := t.x86Place(st.args[0]), t.x86Place(st.args[1])
		from := map[string]int{"b": 8, "w": 16, "l": 32}[m[2]]
		if dst.kind != inRegister {
			refuse("instruction %q is not supported", st.text)
		}
		v := t.read(src, from)
		if m[1] == "s" {
			v = t.sext(v, from)
		}
		t.write(dst, dst.bits, v)
		return true
	}
	return false
}

var extendPattern = lazy.Regexp(`^mov([zs])([bwl])[wlq]?$`)

// x86Operate translates an instruction with operands of bits bits; src and dst are the same if
// it has one operand.
func (t *translator) x86Operate(st *statement, name string, fn Fn, bits int, lock bool, src, dst place) {
	if lock && dst.stack {
		// The cheapest full fence: it changes nothing that anybody looks at.
		if alu := name == "add" || name == "sub" || name == "or" || name == "xor" || name == "and"; !alu || !src.neutral(fn, bits) {
			refuse("instruction %q is not supported: the stack is not accessible", st.text)
		}
		t.fence(event.SeqCst)
		return
	}
	if lock && dst.local {
		defer t.fence(event.SeqCst) // of a variable that no other thread knows, only the fence is an event
	}
	switch name {
	case "add", "sub", "and", "or", "xor":
		t.x86Arithmetic(fn, bits, lock, src, dst)
	case "inc", "dec":
		t.x86Inc(fn, bits, lock, dst)
	case "not":
		if lock {
			t.rmw(Xor, dst.addr, bits, event.SeqCst, Num(mask(bits)))
			return
		}
		t.write(dst, bits, t.bin(Xor, bits, t.read(dst, bits), Num(mask(bits))))
	case "neg":
		a := t.read(dst, bits)
		r := t.bin(Sub, bits, Num(0), a)
		t.aluFlags(Sub, bits, Num(0), a, r)
		t.write(dst, bits, r)
	case "shl", "sal", "shr", "sar":
		t.x86Shift(st, fn, bits, src, dst)
	case "cmp":
		b, a := t.read(src, bits), t.read(dst, bits)
		t.aluFlags(Sub, bits, a, b, t.bin(Sub, bits, a, b))
	case "test":
		b, a := t.read(src, bits), t.read(dst, bits)
		t.aluFlags(And, bits, a, b, t.bin(And, bits, a, b))
	case "mov", "movabs":
		if src.kind == inMemory && dst.kind == inMemory {
			refuse("instruction %q with two operands in memory", st.text)
		}
		t.write(dst, bits, t.read(src, bits))
	case "lea":
		if src.kind != inMemory || src.stack {
			refuse("instruction %q is not supported", st.text)
		}
		t.write(dst, bits, t.cut(src.addr, bits))
	case "bt", "bts", "btr", "btc":
		t.x86Bit(name, fn, bits, lock, src, dst)
	case "bsf", "bsr":
		t.x86Scan(st, name, bits, src, dst)
	default:
		t.x86Exchange(st, name, bits, lock, src, dst)
	}
}

// neutral reports whether fn with this operand changes nothing.
func (p place) neutral(fn Fn, bits int) bool {
	v := p.value & mask(bits)
	return p.kind == isNumber && (fn == And && v == mask(bits) || fn != And && v == 0)
}

// x86Arithmetic translates add, sub, and, or and xor.
func (t *translator) x86Arithmetic(fn Fn, bits int, lock bool, src, dst place) {
	if (fn == Xor || fn == Sub) && src.kind == inRegister && dst.kind == inRegister && src.v == dst.v {
		t.write(dst, bits, Num(0)) // the idiom that clears a register
		t.aluFlags(fn, bits, Num(0), Num(0), Num(0))
		return
	}
	b := t.read(src, bits)
	if lock {
		a := t.rmw(fn, dst.addr, bits, event.SeqCst, b)
		if src.neutral(fn, bits) {
			t.fence(event.SeqCst) // it leaves the word as it was, for its effect as a fence
		}
		t.aluFlags(fn, bits, a, b, t.bin(fn, bits, a, b))
		return
	}
	a := t.read(dst, bits)
	r := t.bin(fn, bits, a, b)
	t.aluFlags(fn, bits, a, b, r)
	t.write(dst, bits, r)
}

// x86Shift translates shifts, of whose flags only those are known that tell of the result.
func (t *translator) x86Shift(st *statement, fn Fn, bits int, src, dst place) {
	a, n := t.read(dst, bits), t.bin(And, 8, t.read(src, 8), Num(uint64(max(bits, 32)-1)))
	if bits < 32 {
		refuse("instruction %q: shifts of %d bits", st.text, bits)
	}
	r := t.bin(fn, bits, a, n)
	t.resultFlags(r, bits)
	t.vague = true
	t.write(dst, bits, r)
}

// x86Inc adds or subtracts one; the carry flag stays.
func (t *translator) x86Inc(fn Fn, bits int, lock bool, dst place) {
	var a, r Val
	if lock {
		a = t.rmw(fn, dst.addr, bits, event.SeqCst, Num(1))
		r = t.bin(fn, bits, a, Num(1))
	} else {
		a = t.read(dst, bits)
		r = t.bin(fn, bits, a, Num(1))
		t.write(dst, bits, r)
	}
	t.resultFlags(r, bits)
	limit := uint64(1) << (bits - 1) // what overflow leads to
	if fn == Sub {
		limit--
	}
	t.flag("of", func() Val { return t.cmp(EQ, bits, r, Num(limit)) })
}

// x86Scan finds the lowest bit that is set, or the highest one. If there is none, the destination stays.
func (t *translator) x86Scan(st *statement, name string, bits int, src, dst place) {
	if dst.kind != inRegister {
		refuse("instruction %q with a destination in memory", st.text)
	}
	a := t.copy(t.read(src, bits))
	x, n := a, Num(0)
	if name == "bsf" {
		x = t.bin(And, bits, a, t.bin(Sub, bits, Num(0), a))
	}
	for half := bits / 2; half > 0; half /= 2 {
		high := t.bin(LShr, bits, x, Num(uint64(half)))
		any := t.cmp(NE, bits, high, Num(0))
		x, n = t.sel(any, high, x), t.bin(Or, bits, n, t.sel(any, Num(uint64(half)), Num(0)))
	}
	none := t.cmp(EQ, bits, a, Num(0))
	if t.known[dst.v] {
		n = t.sel(none, t.read(dst, bits), n)
	}
	t.write(dst, bits, n)
	t.vague = true // the other flags are undefined
	t.flag("zf", func() Val { return none })
}

// x86Bit tests a bit, and sets, clears or turns it over. The number of the bit may lie outside of
// the word: then it is one of another word.
func (t *translator) x86Bit(name string, fn Fn, bits int, lock bool, src, dst place) {
	n := t.read(src, bits)
	if src.kind == isNumber {
		n = Num(src.value & uint64(bits-1))
	}
	if dst.kind == inMemory && src.kind == inRegister {
		words := t.bin(AShr, 64, t.sext(n, bits), Num(map[int]uint64{16: 4, 32: 5, 64: 6}[bits]))
		dst.addr = t.bin(Add, 64, dst.addr, t.bin(Mul, 64, words, Num(uint64(bits/8))))
	}
	n = t.bin(And, bits, n, Num(uint64(bits-1)))
	bit := t.bin(Shl, bits, Num(1), n)
	if fn == And {
		bit = t.bin(Xor, bits, bit, Num(mask(bits)))
	}
	var a Val
	if lock {
		a = t.rmw(fn, dst.addr, bits, event.SeqCst, bit)
	} else {
		a = t.copy(t.read(dst, bits))
		if fn != NoFn {
			t.write(dst, bits, t.bin(fn, bits, a, bit))
		}
	}
	t.vague = false
	t.flag("cf", func() Val { return t.bin(And, bits, t.bin(LShr, bits, a, n), Num(1)) })
}

// x86Exchange translates xchg, xadd and the family of cmpxchg.
func (t *translator) x86Exchange(st *statement, name string, bits int, lock bool, src, dst place) {
	acc := func() place { return place{kind: inRegister, v: t.reg("rax"), bits: bits} }
	switch name {
	case "xchg":
		if src.kind == inMemory {
			src, dst = dst, src
		}
		if src.kind != inRegister {
			refuse("instruction %q is not supported", st.text)
		}
		if dst.kind == inMemory { // locked with and without the prefix
			t.write(src, bits, t.rmw(Xchg, dst.addr, bits, event.SeqCst, t.read(src, bits)))
			return
		}
		a, b := t.read(src, bits), t.copy(t.read(dst, bits))
		t.write(dst, bits, t.copy(a))
		t.write(src, bits, b)
	case "xadd":
		if src.kind != inRegister {
			refuse("instruction %q is not supported", st.text)
		}
		b := t.copy(t.read(src, bits))
		var a Val
		if lock {
			a = t.rmw(Add, dst.addr, bits, event.SeqCst, b)
		} else {
			a = t.copy(t.read(dst, bits))
			t.write(dst, bits, t.bin(Add, bits, a, b))
		}
		t.aluFlags(Add, bits, a, b, t.bin(Add, bits, a, b))
		t.write(src, bits, a)
	case "cmpxchg":
		want, put := t.read(acc(), bits), t.read(src, bits)
		var old, ok Val
		if lock && dst.kind == inMemory {
			old, ok = t.cas(dst.addr, bits, event.SeqCst, event.SeqCst, want, put)
		} else {
			old = t.read(dst, bits)
			ok = t.cmp(EQ, bits, old, want)
			t.write(dst, bits, t.sel(ok, put, old))
		}
		t.aluFlags(Sub, bits, want, old, t.bin(Sub, bits, want, old))
		t.flag("zf", func() Val { return ok })
		t.write(acc(), bits, old)
	case "cmpxchg8b", "cmpxchg16b":
		if dst.kind != inMemory {
			refuse("instruction %q is not supported", st.text)
		}
		t.x86Cmpxchg2(name, lock, dst)
	default:
		refuse("instruction %q is not supported", st.text)
	}
}

// copy returns a variable with the value of v, which another instruction may change.
func (t *translator) copy(v Val) Val {
	if v.Var < 0 {
		return v
	}
	c := t.newVar()
	t.set(c, v)
	return Val{Var: c}
}

// x86Cmpxchg2 translates cmpxchg8b and cmpxchg16b: dx:ax is compared, cx:bx put.
func (t *translator) x86Cmpxchg2(name string, lock bool, dst place) {
	half := 32
	if name == "cmpxchg16b" {
		half = 64
	}
	if !lock {
		refuse("instruction %q without the prefix lock is not supported", name)
	}
	reg := func(n string) place { return place{kind: inRegister, v: t.reg(n), bits: half} }
	var old pair
	var ok Val
	if half == 64 {
		old, ok = t.cas16(dst.addr, event.SeqCst, event.SeqCst, pair{t.read(reg("rax"), 64), t.read(reg("rdx"), 64)},
			pair{t.read(reg("rbx"), 64), t.read(reg("rcx"), 64)})
	} else {
		join := func(hi, lo string) Val {
			return t.bin(Or, 64, t.bin(Shl, 64, t.read(reg(hi), 32), Num(32)), t.read(reg(lo), 32))
		}
		var both Val
		both, ok = t.cas(dst.addr, 64, event.SeqCst, event.SeqCst, join("rdx", "rax"), join("rcx", "rbx"))
		old = pair{t.cut(both, 32), t.bin(LShr, 64, both, Num(32))}
	}
	t.vague = false
	t.flag("zf", func() Val { return ok })
	t.write(reg("rax"), half, old.lo)
	t.write(reg("rdx"), half, old.hi)
}
