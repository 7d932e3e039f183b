package asm

import (
	"maps"
	"slices"
	"strings"

	"genmcgo/graph/event"
)

// Exclusive loads and stores of AArch64 are read-modify-writes in two instructions. A loop over them,
//
//	1: ldxr  w0, [x1]
//	   ...               arithmetic, and jumps forward that give up
//	   stxr  w2, w3, [x1]
//	   cbnz  w2, 1b
//
// becomes one access where C would have one: a fetch-and-op if the value stored is a function of
// what was loaded that C11 has, a compare-exchange if it gives up unless a value was loaded. Any
// other loop becomes a load and a compare-exchange that expects what was loaded. A round in which
// the store fails is not explored: it leaves no trace, and another execution has the round that
// follows it (as for a weak compare-exchange in C, no store fails for no reason).
//
// Without the loop around it, an exclusive store is a compare-exchange with what the last
// exclusive load from the same address returned, and reports whether that failed.

// linked is what an exclusive load left for the store.
type linked struct {
	addr string // as written
	old  pair
	bits int
	pair bool
}

// exclusiveInst is an exclusive load or store.
type exclusiveInst struct {
	bits   int // of one register
	pair   bool
	order  event.Ordering
	status place   // of a store
	values []place // loaded or stored
	addr   string
}

// exclusiveLoad reads an instruction as an exclusive load.
func (t *translator) exclusiveLoad(st *statement) (x exclusiveInst, ok bool) {
	order, ok := map[string]event.Ordering{
		"ldxr": event.Relaxed, "ldxrb": event.Relaxed, "ldxrh": event.Relaxed, "ldxp": event.Relaxed,
		"ldaxr": event.Acquire, "ldaxrb": event.Acquire, "ldaxrh": event.Acquire, "ldaxp": event.Acquire,
	}[st.name]
	if !ok {
		return x, false
	}
	x.order = order
	return t.exclusiveArgs(st, x, st.args), true
}

// exclusiveStore reads an instruction as an exclusive store.
func (t *translator) exclusiveStore(st *statement) (x exclusiveInst, ok bool) {
	order, ok := map[string]event.Ordering{
		"stxr": event.Relaxed, "stxrb": event.Relaxed, "stxrh": event.Relaxed, "stxp": event.Relaxed,
		"stlxr": event.Release, "stlxrb": event.Release, "stlxrh": event.Release, "stlxp": event.Release,
	}[st.name]
	if !ok {
		return x, false
	}
	if len(st.args) == 0 {
		refuse("instruction %q without operands", st.text)
	}
	x.order, x.status = order, t.a64Place(st.args[0])
	return t.exclusiveArgs(st, x, st.args[1:]), true
}

func (t *translator) exclusiveArgs(st *statement, x exclusiveInst, args []string) exclusiveInst {
	x.pair = strings.HasSuffix(st.name, "p")
	n := 2
	if x.pair {
		n = 3
	}
	if len(args) != n {
		refuse("instruction %q with %d operands", st.text, len(st.args))
	}
	for _, a := range args[:n-1] {
		x.values = append(x.values, t.a64Place(a))
	}
	x.addr = args[n-1]
	x.bits = a64Bits(strings.TrimLeft(st.name[len(st.name)-1:], "rp"), x.values[0])
	return x
}

// exclusive translates what stands at t.at, if it is an exclusive load or store, and leaves t.at at
// the last statement that it translated.
func (t *translator) exclusive() bool {
	st := &t.list[t.at]
	if ld, ok := t.exclusiveLoad(st); ok {
		if !t.exclusiveLoop(ld) {
			t.loadLinked(ld)
		}
		return true
	}
	if x, ok := t.exclusiveStore(st); ok {
		ok := t.storeLinked(st, x, t.link.old, t.value(x))
		t.put(x.status, t.not(ok))
		return true
	}
	return false
}

// loadLinked is an exclusive load on its own.
func (t *translator) loadLinked(ld exclusiveInst) {
	addr := t.a64Address(ld.addr)
	t.link = linked{addr: ld.addr, bits: ld.bits, pair: ld.pair}
	switch {
	case !ld.pair:
		t.link.old.lo = t.load(addr, ld.bits, ld.order)
	case ld.bits == 32:
		both := t.load(addr, 64, ld.order)
		t.link.old = pair{t.cut(both, 32), t.bin(LShr, 64, both, Num(32))}
	default:
		o := op(Load)
		o.Bits, o.Order, o.A, o.Dst, o.Dst2 = 128, ld.order, addr, t.newVar(), t.newVar()
		t.emit(o)
		t.link.old = pair{Val{Var: o.Dst}, Val{Var: o.Dst2}}
	}
	t.loaded(ld, t.link.old)
}

// loaded gives the registers of an exclusive load what it returned.
func (t *translator) loaded(ld exclusiveInst, old pair) {
	t.put(ld.values[0], old.lo)
	if ld.pair {
		t.put(ld.values[1], old.hi)
	}
}

// value returns what an exclusive store stores.
func (t *translator) value(x exclusiveInst) pair {
	p := pair{lo: t.get(x.values[0], x.bits)}
	if x.pair {
		p.hi = t.get(x.values[1], x.bits)
	}
	return p
}

// storeLinked is an exclusive store; ok: it stored.
func (t *translator) storeLinked(st *statement, x exclusiveInst, old, v pair) (ok Val) {
	if t.link.addr != x.addr || t.link.bits != x.bits || t.link.pair != x.pair {
		refuse("instruction %q without an exclusive load from the same address before it", st.text)
	}
	addr := t.a64Address(x.addr)
	switch {
	case !x.pair:
		_, ok = t.cas(addr, x.bits, x.order, event.Relaxed, old.lo, v.lo)
	case x.bits == 32:
		_, ok = t.cas(addr, 64, x.order, event.Relaxed, t.join(old), t.join(v))
	default:
		_, ok = t.cas16(addr, x.order, event.Relaxed, old, v)
	}
	return ok
}

// exclusiveLoop translates the loop whose exclusive load stands at t.at; false: there is none.
func (t *translator) exclusiveLoop(ld exclusiveInst) bool {
	first := t.at
	// The label of the loop, maybe with prefetches behind it.
	begin := first - 1
	for begin >= 0 && t.list[begin].label == "" && strings.HasPrefix(t.list[begin].name, "prf") {
		begin--
	}
	last := -1
	for i := first + 1; i < len(t.list) && last < 0; i++ {
		switch st := &t.list[i]; {
		case strings.HasPrefix(st.name, "st") && strings.Contains(st.name, "x"):
			last = i
		case st.label != "" || !t.inRound(st):
			return false
		}
	}
	if begin < 0 || t.list[begin].label == "" || last < 0 || last+1 >= len(t.list) {
		return false
	}
	st, ok := t.exclusiveStore(&t.list[last])
	again := &t.list[last+1]
	if !ok || st.addr != ld.addr || st.bits != ld.bits || st.pair != ld.pair ||
		again.name != "cbnz" || len(again.args) != 2 || t.a64Place(again.args[0]).v != st.status.v {
		return false
	}
	t.at = last + 1
	back := t.place(again.args[1])
	if back < 0 || back > begin || slices.ContainsFunc(t.list[back:begin], func(st statement) bool { return st.label == "" }) {
		t.at = first
		return false
	}
	t.round(ld, st, first, last)
	t.at = last + 1
	return true
}

// place returns where in the list the label is that a jump names, -1 if it is outside.
func (t *translator) place(name string) int {
	n := t.target(name)
	for at, b := range t.blockOf {
		if b == n {
			return at
		}
	}
	return -1
}

// inRound reports whether a statement may stand between an exclusive load and its store: it does
// not access memory, and does not jump back.
func (t *translator) inRound(st *statement) bool {
	if _, ok := a64Functions[st.name]; ok {
		return true
	}
	switch st.name {
	case "mov", "mvn", "neg", "uxtb", "uxth", "uxtw", "sxtb", "sxth", "sxtw", "cmp", "cmn", "tst", "ccmp", "cset", "csetm", "csel", "nop":
		return true
	case "cbz", "cbnz", "tbz", "tbnz":
		return len(st.args) > 0 && !strings.HasSuffix(st.args[len(st.args)-1], "b")
	}
	return strings.HasPrefix(st.name, "b.") && len(st.args) == 1 && !strings.HasSuffix(st.args[0], "b")
}

// round translates one round of a loop, from the exclusive load at first to the store at last.
func (t *translator) round(ld, st exclusiveInst, first, last int) {
	body := func() {
		for t.at = first + 1; t.at < last; t.at++ {
			t.a64Inst(&t.list[t.at])
		}
	}
	order := both(ld.order, st.order)
	how := t.study(ld, st, body)
	switch {
	case how.fn != NoFn:
		t.loaded(ld, pair{lo: t.rmw(how.fn, t.a64Address(ld.addr), ld.bits, order, t.build(how.x))})
		body()
	case how.want[0] != nil:
		want, put := pair{lo: t.build(how.want[0])}, pair{lo: t.build(how.put[0])}
		addr := t.a64Address(ld.addr)
		var old pair
		if !ld.pair {
			old.lo, _ = t.cas(addr, ld.bits, order, ld.order, want.lo, put.lo)
		} else {
			want.hi, put.hi = t.build(how.want[1]), t.build(how.put[1])
			old = t.casPair(addr, ld.bits, order, want, put)
		}
		t.loaded(ld, old)
		body()
	default:
		t.loadLinked(ld)
		old := pair{t.copy(t.link.old.lo), Val{Var: -1}}
		if ld.pair {
			old.hi = t.copy(t.link.old.hi)
		}
		body()
		o := op(Retry)
		o.A = t.storeLinked(&t.list[last], st, old, t.value(st))
		t.emit(o)
	}
	t.put(st.status, Num(0))
}

// both is the order of an access with the order of a load and that of a store.
func both(load, store event.Ordering) event.Ordering {
	switch {
	case load == event.Relaxed:
		return store
	case store == event.Relaxed:
		return load
	}
	return event.AcqRel
}

// expr is what a variable is in terms of what variables were before the round and of what the
// exclusive load returned.
type expr struct {
	op   *Op // nil: val, or what was loaded
	args []*expr
	val  Val
	old  int // 1, 2: the first, second register loaded
}

// uses reports whether what was loaded matters for e.
func (e *expr) uses() bool {
	return e.old != 0 || slices.ContainsFunc(e.args, (*expr).uses)
}

// within reports whether the value of e surely has no more than bits bits.
func (e *expr) within(bits int) bool {
	if e.op == nil {
		return e.val.Var < 0 && e.val.Imm <= mask(bits)
	}
	return e.op.Kind == Bin && e.op.Fn == And && e.args[1].within(bits) && e.args[1].op == nil
}

// access is what a round is as one access: a fetch-and-fn with x; a compare-exchange that puts put
// where it finds want; neither if all are zero.
type access struct {
	fn        Fn
	x         *expr
	want, put [2]*expr
}

// study finds out what a round does, by translating it for trial.
func (t *translator) study(ld, st exclusiveInst, body func()) (how access) {
	saved, code := *t, *t.code
	blocks := make([]Block, len(code.Blocks))
	for i, b := range code.Blocks {
		blocks[i] = b
		blocks[i].Ops = slices.Clone(b.Ops)
	}
	saved.known, saved.regs, saved.blockOf = maps.Clone(t.known), maps.Clone(t.regs), maps.Clone(t.blockOf)
	defer func() {
		saved.at = t.at
		*t = saved
		code.Blocks = blocks
		*t.code = code
	}()

	begin := len(t.code.Blocks[t.cur].Ops)
	defs := map[int]*expr{}
	old := [2]Val{{Var: t.newVar()}, {Var: t.newVar()}}
	for i := range old {
		defs[old[i].Var] = &expr{old: i + 1}
	}
	t.loaded(ld, pair{old[0], old[1]})
	from := t.cur
	body()
	v := t.value(st)
	var gaveUp []*expr // conditions of jumps out of the round
	eval := func(v Val) *expr {
		if e := defs[v.Var]; v.Var >= 0 && e != nil {
			return e
		}
		return &expr{val: v}
	}
	for b := from; ; {
		blk := &t.code.Blocks[b]
		for i := range blk.Ops[begin:] {
			o := &blk.Ops[begin+i]
			e := &expr{op: o}
			for _, a := range o.operands() {
				e.args = append(e.args, eval(*a))
			}
			if o.Kind == Mov {
				e = e.args[0]
			}
			defs[o.Dst] = simplify(e, ld.bits)
		}
		if b == t.cur {
			break
		}
		if blk.If == Num(1) {
			return access{}
		}
		gaveUp = append(gaveUp, eval(blk.If))
		b, begin = blk.Else, 0
	}
	put := [2]*expr{eval(v.lo)}
	if ld.pair {
		put[1] = eval(v.hi)
	}
	if len(gaveUp) == 0 && !ld.pair {
		how.fn, how.x = fetchOp(put[0], ld.bits)
		return how
	}
	var want [2]*expr
	for _, c := range gaveUp {
		if !unequal(c, ld.bits, &want) {
			return access{}
		}
	}
	for i, w := range want {
		if i == 1 && !ld.pair {
			break
		}
		if w == nil || w.uses() || put[i].uses() {
			return access{}
		}
	}
	how.want, how.put = want, put
	return how
}

// number reports whether e is a number in which all of the bits are set.
func (e *expr) number(bits uint64) bool {
	return e.op == nil && e.old == 0 && e.val.Var < 0 && e.val.Imm&bits == bits
}

// simplify removes masks that change nothing: what was loaded has no more than bits bits.
func simplify(e *expr, bits int) *expr {
	if e.op == nil || e.op.Kind != Bin || e.op.Fn != And {
		return e
	}
	x := e.args[0]
	switch {
	case x.old != 0 && e.args[1].number(mask(bits)):
		return x
	case x.op != nil && (x.op.Kind == Bin && e.args[1].number(mask(x.op.Bits)) || x.op.Kind == Cmp && e.args[1].number(1)):
		return x
	}
	return e
}

// fetchOp reads e, of which the lower bits are stored, as fn of what was loaded and x.
func fetchOp(e *expr, bits int) (fn Fn, x *expr) {
	if !e.uses() {
		return Xchg, e
	}
	for e.op != nil && e.op.Kind == Bin && e.op.Fn == And && e.args[1].number(mask(bits)) {
		e = e.args[0]
	}
	if e.op == nil || e.op.Kind != Bin {
		return NoFn, nil
	}
	a, b := e.args[0], e.args[1]
	switch e.op.Fn {
	case Add, And, Or, Xor:
		if b.old != 0 {
			a, b = b, a
		}
	case Sub:
	default:
		return NoFn, nil
	}
	if a.old == 0 || b.uses() {
		return NoFn, nil
	}
	return e.op.Fn, b
}

// unequal reads c as "what was loaded is not w", for one or both of the registers, and notes w in
// want.
func unequal(c *expr, bits int, want *[2]*expr) bool {
	negated := false
	for c.op != nil && c.op.Kind == Bin && c.op.Fn == Xor && c.op.Bits == 1 && c.args[1].op == nil && c.args[1].val == Num(1) {
		c, negated = c.args[0], !negated
	}
	if c.op == nil || c.op.Kind != Cmp || c.op.Fn != EQ || !negated || c.args[1].op != nil || c.args[1].val != Num(0) {
		return false
	}
	return differs(c.args[0], bits, want)
}

// differs reads d as zero if and only if what was loaded, of bits bits, is want.
func differs(d *expr, bits int, want *[2]*expr) bool {
	if d.old != 0 && want[d.old-1] == nil {
		want[d.old-1] = &expr{val: Num(0)}
		return true
	}
	if d.op == nil || d.op.Kind != Bin {
		return false
	}
	a, b := d.args[0], d.args[1]
	switch d.op.Fn {
	case Or: // of the differences of two registers
		return differs(a, bits, want) && differs(b, bits, want)
	case Xor, Sub:
		if b.old != 0 {
			a, b = b, a
		}
		if a.old == 0 || b.uses() || want[a.old-1] != nil || d.op.Bits > bits && !b.within(bits) {
			return false
		}
		want[a.old-1] = b
		return true
	}
	return false
}

// build emits what computes e, which does not use what was loaded.
func (t *translator) build(e *expr) Val {
	if e.op == nil {
		return t.copy(e.val)
	}
	o := *e.op
	for i, a := range o.operands() {
		*a = t.build(e.args[i])
	}
	o.Dst = t.newVar()
	t.emit(o)
	return Val{Var: o.Dst}
}
