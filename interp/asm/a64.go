package asm

import (
	"strings"

	"genmcgo/graph/event"
)

// a64Register finds a register of AArch64 by any of its names. That of the zero register is "zero".
func a64Register(name string) (full string, bits int, ok bool) {
	name = strings.ToLower(name)
	if len(name) < 2 {
		return "", 0, false
	}
	bits, ok = map[byte]int{'x': 64, 'w': 32, 'r': 64}[name[0]]
	if !ok {
		return "", 0, false
	}
	if name[1:] == "zr" {
		return "zero", bits, true
	}
	if n, isNum := number(name[1:]); isNum && n <= 30 && name[1] >= '0' && name[1] <= '9' && (name[1] != '0' || len(name) == 2) {
		return "x" + name[1:], bits, true
	}
	return "", 0, false
}

// a64Conditions are the flags that a condition depends on.
var a64Conditions = map[string]string{
	"eq": "zf", "ne": "zf", "cs": "cf", "hs": "cf", "cc": "cf", "lo": "cf", "mi": "nf", "pl": "nf", "vs": "vf", "vc": "vf",
	"hi": "cf zf", "ls": "cf zf", "ge": "nf vf", "lt": "nf vf", "gt": "zf nf vf", "le": "zf nf vf", "al": "",
}

// a64Condition computes a condition of the flags.
func (t *translator) a64Condition(c string) Val {
	flags, ok := a64Conditions[c]
	if !ok {
		refuse("condition %q is not supported", c)
	}
	for _, name := range strings.Fields(flags) {
		if v, ok := t.regs[name]; !ok || !t.known[v] {
			refuse("condition %q before anything sets the flags that it asks for", c)
		}
	}
	f := func(name string) Val { return Val{Var: t.regs[name]} }
	less := func() Val { return t.bin(Xor, 1, f("nf"), f("vf")) }
	switch c {
	case "eq":
		return f("zf")
	case "ne":
		return t.not(f("zf"))
	case "cs", "hs":
		return f("cf")
	case "cc", "lo":
		return t.not(f("cf"))
	case "mi":
		return f("nf")
	case "pl":
		return t.not(f("nf"))
	case "vs":
		return f("vf")
	case "vc":
		return t.not(f("vf"))
	case "hi":
		return t.bin(And, 1, f("cf"), t.not(f("zf")))
	case "ls":
		return t.bin(Or, 1, t.not(f("cf")), f("zf"))
	case "ge":
		return t.not(less())
	case "lt":
		return less()
	case "gt":
		return t.not(t.bin(Or, 1, f("zf"), less()))
	case "le":
		return t.bin(Or, 1, f("zf"), less())
	}
	return Num(1)
}

// a64Flags sets the flags of r = a fn b, where fn is Add, Sub or And. Subtraction carries if it
// does not borrow.
func (t *translator) a64Flags(fn Fn, bits int, a, b, r Val) {
	t.flag("zf", func() Val { return t.cmp(EQ, bits, r, Num(0)) })
	t.flag("nf", func() Val { return t.sign(r, bits) })
	switch fn {
	case Add:
		t.flag("cf", func() Val { return t.cmp(ULT, bits, r, a) })
		t.flag("vf", func() Val { return t.sign(t.bin(And, bits, t.bin(Xor, bits, a, r), t.bin(Xor, bits, b, r)), bits) })
	case Sub:
		t.flag("cf", func() Val { return t.not(t.cmp(ULT, bits, a, b)) })
		t.flag("vf", func() Val { return t.sign(t.bin(And, bits, t.bin(Xor, bits, a, b), t.bin(Xor, bits, a, r)), bits) })
	default:
		t.flag("cf", zero)
		t.flag("vf", zero)
	}
}

// a64Place reads an operand of an instruction that is a register or a number.
func (t *translator) a64Place(s string) place {
	if v, ok := number(strings.TrimPrefix(s, "#")); ok {
		return place{kind: isNumber, value: v}
	}
	if op, modifier, ok := t.ref(strings.TrimPrefix(s, "#")); ok {
		switch op.kind {
		case inRegister:
			bits, ok := map[string]int{"": 64, "w": 32, "x": 64}[modifier]
			if !ok {
				refuse("modifier %q of an operand is not supported", modifier)
			}
			return place{kind: inRegister, v: op.v, bits: bits}
		case isNumber:
			if (modifier == "w" || modifier == "x") && op.value == 0 {
				return place{kind: inRegister, v: -1, bits: map[string]int{"w": 32, "x": 64}[modifier]} // prints wzr, xzr
			}
			return place{kind: isNumber, value: op.value}
		case inMemory:
			return place{kind: inMemory, addr: Val{Var: op.v}}
		}
		refuse("operand %s is not supported", s)
	}
	full, bits, ok := a64Register(s)
	if !ok {
		refuse("operand %q is not supported", s)
	}
	if full == "zero" {
		return place{kind: inRegister, v: -1, bits: bits}
	}
	return place{kind: inRegister, v: t.reg(full), bits: bits}
}

// get returns the value of a register or number.
func (t *translator) get(p place, bits int) Val {
	switch {
	case p.kind == isNumber:
		return Num(p.value & mask(bits))
	case p.kind == inMemory:
		refuse("an operand in memory where a register must be")
	case p.v < 0:
		return Num(0)
	}
	return t.read(p, bits)
}

// put gives a register a value; what is written to half of it clears the other half.
func (t *translator) put(p place, v Val) {
	switch {
	case p.kind != inRegister:
		refuse("a result that goes to no register")
	case p.v >= 0:
		t.set(p.v, t.cut(v, p.bits))
	}
}

// a64Address reads [x0], [x0, #8] or an operand in memory.
func (t *translator) a64Address(s string) Val {
	inner, ok := strings.CutPrefix(s, "[")
	if !ok {
		p := t.a64Place(s)
		if p.kind != inMemory {
			refuse("address %q is not supported", s)
		}
		return p.addr
	}
	if inner, ok = strings.CutSuffix(inner, "]"); !ok {
		refuse("address %q is not supported", s)
	}
	parts := splitArgs(inner)
	if len(parts) == 0 || len(parts) > 2 {
		refuse("address %q is not supported", s)
	}
	base := t.a64Place(parts[0])
	if base.kind != inRegister || base.bits != 64 || base.v < 0 {
		refuse("address %q is not supported", s)
	}
	addr := t.get(base, 64)
	if len(parts) == 2 {
		off := t.a64Place(parts[1])
		if off.kind == inRegister && off.bits != 64 {
			refuse("address %q is not supported", s)
		}
		addr = t.bin(Add, 64, addr, t.get(off, 64))
	}
	return addr
}

// a64 translates the list.
func (t *translator) a64() {
	t.a64Needs()
	for t.at = 0; t.at < len(t.list); t.at++ {
		st := &t.list[t.at]
		if st.label != "" {
			n := t.block(t.at)
			t.jump(n)
			t.enter(n)
			continue
		}
		if t.exclusive() {
			continue
		}
		t.a64Inst(st)
	}
	t.conditions(t.a64Condition)
}

// a64Needs notes the flags that instructions ask for.
func (t *translator) a64Needs() {
	for _, st := range t.list {
		if c, ok := strings.CutPrefix(st.name, "b."); ok {
			t.need(c)
		}
		switch st.name {
		case "cset", "csetm", "csel", "ccmp", "csinc", "cinc":
			if n := len(st.args); n > 0 {
				t.need(strings.ToLower(st.args[n-1]))
			}
		default:
			if c, ok := strings.CutPrefix(st.name, "b"); ok && a64Conditions[c] != "" {
				t.need(c) // beq, an older way to write b.eq
			}
		}
	}
}

func (t *translator) a64Inst(st *statement) {
	if !t.a64Plain(st) && !t.a64Control(st) && !t.a64Compute(st) && !t.a64Access(st) && !t.a64LSE(st) {
		refuse("instruction %q is not supported", st.text)
	}
}

// arity refuses an instruction with another number of operands.
func (t *translator) arity(st *statement, n int) {
	if len(st.args) != n {
		refuse("instruction %q with %d operands", st.text, len(st.args))
	}
}

// a64Plain translates barriers and hints.
func (t *translator) a64Plain(st *statement) bool {
	switch st.name {
	case "dmb", "dsb":
		t.arity(st, 1)
		switch strings.ToLower(st.args[0]) {
		case "sy", "ish", "osh", "nsh":
			t.fence(event.SeqCst)
		case "ld", "ishld", "oshld", "nshld":
			t.fence(event.Acquire)
		case "st", "ishst", "oshst", "nshst":
			t.fence(event.Release)
		default:
			refuse("instruction %q is not supported", st.text)
		}
	case "isb", "yield", "nop", "wfe", "wfi", "sev", "sevl", "hint", "prfm", "prfum", "clrex":
		// A thread that waits for an event goes on without one, too.
	case "mrs":
		t.arity(st, 2)
		if r := strings.ToLower(st.args[1]); r != "cntvct_el0" && r != "cntvctss_el0" && r != "cntpct_el0" && r != "cntfrq_el0" {
			return false
		}
		// The clock stands still, as it does for clang's built-in function; its frequency is 1 Hz.
		v := Num(0)
		if strings.EqualFold(st.args[1], "cntfrq_el0") {
			v = Num(1)
		}
		t.put(t.a64Place(st.args[0]), v)
	case "brk", "udf":
		t.emit(op(Trap))
	default:
		return false
	}
	return true
}

// a64Control translates jumps.
func (t *translator) a64Control(st *statement) bool {
	cond, ok := strings.CutPrefix(st.name, "b.")
	if !ok {
		cond = strings.TrimPrefix(st.name, "b")
		_, ok = a64Conditions[cond]
		ok = ok && st.name != cond
	}
	switch {
	case st.name == "b":
		t.arity(st, 1)
		t.jump(t.target(st.args[0]))
	case ok:
		t.arity(st, 1)
		t.branch(t.a64Condition(cond), t.target(st.args[0]))
	case st.name == "cbz", st.name == "cbnz":
		t.arity(st, 2)
		p := t.a64Place(st.args[0])
		c := t.cmp(EQ, p.bits, t.get(p, p.bits), Num(0))
		if st.name == "cbnz" {
			c = t.not(c)
		}
		t.branch(c, t.target(st.args[1]))
	case st.name == "tbz", st.name == "tbnz":
		t.arity(st, 3)
		p, n := t.a64Place(st.args[0]), t.a64Place(st.args[1])
		if n.kind != isNumber || n.value >= uint64(p.bits) {
			refuse("instruction %q is not supported", st.text)
		}
		c := t.bin(And, 64, t.bin(LShr, 64, t.get(p, p.bits), n.immediate()), Num(1))
		if st.name == "tbz" {
			c = t.not(c)
		}
		t.branch(c, t.target(st.args[2]))
	default:
		return false
	}
	return true
}

func (p place) immediate() Val { return Num(p.value) }

// a64Functions are the instructions with three operands; invert: the last is inverted first.
var a64Functions = map[string]struct {
	fn     Fn
	flags  bool
	invert bool
}{
	"add": {fn: Add}, "adds": {fn: Add, flags: true}, "sub": {fn: Sub}, "subs": {fn: Sub, flags: true}, "and": {fn: And}, "ands": {fn: And, flags: true},
	"orr": {fn: Or}, "eor": {fn: Xor}, "bic": {fn: And, invert: true}, "orn": {fn: Or, invert: true}, "eon": {fn: Xor, invert: true},
	"lsl": {fn: Shl}, "lsr": {fn: LShr}, "asr": {fn: AShr}, "mul": {fn: Mul},
}

// a64Last reads the last operand of arithmetic: with or without a shift or an extension behind it.
func (t *translator) a64Last(st *statement, args []string, bits int) Val {
	p := t.a64Place(args[0])
	if len(args) == 1 {
		return t.get(p, bits)
	}
	how, by, _ := strings.Cut(strings.ToLower(args[1]), " ")
	n, ok := uint64(0), true
	if by = strings.TrimPrefix(strings.TrimSpace(by), "#"); by != "" {
		n, ok = number(by)
	}
	if len(args) > 2 || !ok || n >= uint64(bits) {
		refuse("instruction %q is not supported", st.text)
	}
	if fn, ok := map[string]Fn{"lsl": Shl, "lsr": LShr, "asr": AShr}[how]; ok {
		return t.bin(fn, bits, t.get(p, bits), Num(n))
	}
	from, ok := map[string]int{"b": 8, "h": 16, "w": 32, "x": 64}[how[max(len(how)-1, 0):]]
	switch {
	case ok && how[:len(how)-1] == "uxt":
		return t.bin(Shl, bits, t.cut(t.get(p, 64), from), Num(n))
	case ok && how[:len(how)-1] == "sxt":
		return t.bin(Shl, bits, t.sext(t.get(p, 64), from), Num(n))
	}
	refuse("instruction %q is not supported", st.text)
	return Val{}
}

// a64Compute translates arithmetic on registers.
func (t *translator) a64Compute(st *statement) bool {
	need := func(n int) place {
		if len(st.args) < n {
			refuse("instruction %q with %d operands", st.text, len(st.args))
		}
		return t.a64Place(st.args[0])
	}
	if f, ok := a64Functions[st.name]; ok {
		d := need(3)
		a := t.get(t.a64Place(st.args[1]), d.bits)
		b := t.a64Last(st, st.args[2:], d.bits)
		if f.invert {
			b = t.bin(Xor, d.bits, b, Num(mask(d.bits)))
		}
		if f.fn == Shl || f.fn == LShr || f.fn == AShr {
			b = t.bin(And, d.bits, b, Num(uint64(d.bits-1)))
		}
		r := t.bin(f.fn, d.bits, a, b)
		if f.flags {
			t.a64Flags(f.fn, d.bits, a, b, r)
		}
		t.put(d, r)
		return true
	}
	switch st.name {
	case "mov", "movz":
		d := need(2)
		v := t.a64Last(st, st.args[1:], d.bits)
		if v.Var >= 0 {
			v = t.copy(v)
		}
		t.put(d, v)
	case "mvn":
		d := need(2)
		t.put(d, t.bin(Xor, d.bits, t.a64Last(st, st.args[1:], d.bits), Num(mask(d.bits))))
	case "neg":
		d := need(2)
		t.put(d, t.bin(Sub, d.bits, Num(0), t.a64Last(st, st.args[1:], d.bits)))
	case "uxtb", "uxth", "uxtw":
		d := need(2)
		t.put(d, t.cut(t.get(t.a64Place(st.args[1]), 32), map[byte]int{'b': 8, 'h': 16, 'w': 32}[st.name[3]]))
	case "sxtb", "sxth", "sxtw":
		d := need(2)
		t.put(d, t.sext(t.get(t.a64Place(st.args[1]), 32), map[byte]int{'b': 8, 'h': 16, 'w': 32}[st.name[3]]))
	case "cmp", "cmn", "tst":
		a := need(2)
		fn := map[string]Fn{"cmp": Sub, "cmn": Add, "tst": And}[st.name]
		x, y := t.get(a, a.bits), t.a64Last(st, st.args[1:], a.bits)
		t.a64Flags(fn, a.bits, x, y, t.bin(fn, a.bits, x, y))
	case "ccmp":
		t.ccmp(st, need(4))
	case "cset", "csetm":
		d := need(2)
		c := t.a64Condition(strings.ToLower(st.args[1]))
		if st.name == "csetm" {
			c = t.bin(Sub, 64, Num(0), c)
		}
		t.put(d, c)
	case "csel":
		d := need(4)
		a, b := t.get(t.a64Place(st.args[1]), d.bits), t.get(t.a64Place(st.args[2]), d.bits)
		t.put(d, t.sel(t.a64Condition(strings.ToLower(st.args[3])), a, b))
	default:
		return false
	}
	return true
}

// ccmp compares if a condition holds, and sets the flags to a number if not.
func (t *translator) ccmp(st *statement, a place) {
	c := t.copy(t.a64Condition(strings.ToLower(st.args[3])))
	other := t.a64Place(st.args[2])
	if other.kind != isNumber {
		refuse("instruction %q is not supported", st.text)
	}
	x, y := t.get(a, a.bits), t.get(t.a64Place(st.args[1]), a.bits)
	t.a64Flags(Sub, a.bits, x, y, t.bin(Sub, a.bits, x, y))
	for i, f := range []string{"vf", "cf", "zf", "nf"} {
		t.flag(f, func() Val { return t.sel(c, Val{Var: t.regs[f]}, Num(other.value>>i&1)) })
	}
}

// a64Bits returns how many bits of memory an access is about: the suffix b or h, or the register.
func a64Bits(suffix string, reg place) int {
	switch suffix {
	case "b":
		return 8
	case "h":
		return 16
	}
	return reg.bits
}

// a64Loads and a64Stores are the accesses that are not exclusive, without b and h.
var (
	a64Loads  = map[string]event.Ordering{"ldr": event.Relaxed, "ldur": event.Relaxed, "ldar": event.Acquire, "ldapr": event.Acquire, "ldapur": event.Acquire}
	a64Stores = map[string]event.Ordering{"str": event.Relaxed, "stur": event.Relaxed, "stlr": event.Release, "stlur": event.Release}
)

// a64Access translates loads and stores.
func (t *translator) a64Access(st *statement) bool {
	name, suffix := st.name, ""
	if n := len(name) - 1; n > 0 && (name[n] == 'b' || name[n] == 'h') {
		name, suffix = name[:n], name[n:]
	}
	if signed, ok := map[string]int{"ldrsb": 8, "ldrsh": 16, "ldrsw": 32}[st.name]; ok {
		t.arity(st, 2)
		d := t.a64Place(st.args[0])
		t.put(d, t.sext(t.load(t.a64Address(st.args[1]), signed, event.Relaxed), signed))
		return true
	}
	if ord, ok := a64Loads[name]; ok {
		t.arity(st, 2)
		d := t.a64Place(st.args[0])
		t.put(d, t.load(t.a64Address(st.args[1]), a64Bits(suffix, d), ord))
		return true
	}
	if ord, ok := a64Stores[name]; ok {
		t.arity(st, 2)
		s := t.a64Place(st.args[0])
		bits := a64Bits(suffix, s)
		t.store(t.a64Address(st.args[1]), bits, ord, t.get(s, bits))
		return true
	}
	return false
}

// a64RMWs are the instructions of ARMv8.1 that return what they replaced; invert: the operand is
// inverted first.
var a64RMWs = map[string]struct {
	fn     Fn
	invert bool
}{
	"swp": {fn: Xchg}, "ldadd": {fn: Add}, "ldclr": {fn: And, invert: true}, "ldset": {fn: Or}, "ldeor": {fn: Xor}, "ldsmax": {fn: Max},
	"ldsmin": {fn: Min}, "ldumax": {fn: UMax}, "ldumin": {fn: UMin},
}

// a64Order divides what is behind the name of an atomic instruction: a for acquire, l for release,
// then b or h.
func a64Order(rest string) (order event.Ordering, suffix string, ok bool) {
	if n := len(rest); n > 0 && (rest[n-1] == 'b' || rest[n-1] == 'h') {
		rest, suffix = rest[:n-1], rest[n-1:]
	}
	order, ok = map[string]event.Ordering{"": event.Relaxed, "a": event.Acquire, "l": event.Release, "al": event.AcqRel}[rest]
	return order, suffix, ok
}

// a64LSE translates the atomic instructions of ARMv8.1.
func (t *translator) a64LSE(st *statement) bool {
	if rest, ok := strings.CutPrefix(st.name, "casp"); ok {
		order, suffix, ok := a64Order(rest)
		if !ok || suffix != "" {
			return false
		}
		t.casp(st, order)
		return true
	}
	if rest, ok := strings.CutPrefix(st.name, "cas"); ok {
		order, suffix, ok := a64Order(rest)
		if !ok {
			return false
		}
		t.arity(st, 3)
		s, n := t.a64Place(st.args[0]), t.a64Place(st.args[1])
		bits := a64Bits(suffix, s)
		old, _ := t.cas(t.a64Address(st.args[2]), bits, order, acquireOf(order), t.get(s, bits), t.get(n, bits))
		t.put(s, old)
		return true
	}
	for name, f := range a64RMWs {
		rest, ok := strings.CutPrefix(st.name, name)
		store := false
		if !ok && name != "swp" { // stadd is ldadd without the result
			rest, ok = strings.CutPrefix(st.name, "st"+name[2:])
			store = true
		}
		order, suffix, good := a64Order(rest)
		if !ok || !good || store && (order != event.Relaxed && order != event.Release) {
			continue
		}
		n := 3
		if store {
			n = 2
		}
		t.arity(st, n)
		s := t.a64Place(st.args[0])
		bits := a64Bits(suffix, s)
		v := t.get(s, bits)
		if f.invert {
			v = t.bin(Xor, bits, v, Num(mask(bits)))
		}
		old := t.rmw(f.fn, t.a64Address(st.args[n-1]), bits, order, v)
		if !store {
			t.put(t.a64Place(st.args[1]), old)
		}
		return true
	}
	return false
}

// acquireOf is what is left of an order where nothing is written.
func acquireOf(order event.Ordering) event.Ordering {
	switch order {
	case event.Acquire, event.AcqRel:
		return event.Acquire
	case event.SeqCst:
		return event.SeqCst
	}
	return event.Relaxed
}

// casp compares and exchanges a pair of registers.
func (t *translator) casp(st *statement, order event.Ordering) {
	t.arity(st, 5)
	var p [4]place
	for i := range p {
		p[i] = t.a64Place(st.args[i])
		if p[i].kind != inRegister || p[i].bits != p[0].bits {
			refuse("instruction %q is not supported", st.text)
		}
	}
	addr := t.a64Address(st.args[4])
	old := t.casPair(addr, p[0].bits, order, pair{t.get(p[0], p[0].bits), t.get(p[1], p[0].bits)},
		pair{t.get(p[2], p[0].bits), t.get(p[3], p[0].bits)})
	t.put(p[0], old.lo)
	t.put(p[1], old.hi)
}

// casPair compares and exchanges two halves of half bits each.
func (t *translator) casPair(addr Val, half int, order event.Ordering, want, put pair) pair {
	if half == 64 {
		old, _ := t.cas16(addr, order, acquireOf(order), want, put)
		return old
	}
	old, _ := t.cas(addr, 64, order, acquireOf(order), t.join(want), t.join(put))
	return pair{t.cut(old, 32), t.bin(LShr, 64, old, Num(32))}
}

// join makes 64 bits of two halves.
func (t *translator) join(p pair) Val {
	return t.bin(Or, 64, t.bin(Shl, 64, p.hi, Num(32)), p.lo)
}
