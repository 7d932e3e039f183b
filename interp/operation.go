package interp

import (
	"bytes"
	"fmt"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// An operation on an object (ir.Operation) is one event, a read-modify-write of the whole object
// whose values are names of states (Objects). Its body never runs as part of the thread: once the
// read has returned a state, a thread that has nothing but this body runs on a copy of the
// object. What it does to the copy is answered here; whatever else would be an event breaks the
// rules of bodies.

// body is a run of an operation's body.
type body struct {
	call    *operationCall
	base    event.Addr
	state   objectState // the copy
	changed bool
	written int32 // where the copy was changed first
	guard   *falseGuard
}

// falseGuard is a guard that does not hold.
type falseGuard struct {
	text string
	pos  int32
}

// outcome is what an operation does in some state: it ends, or waits (guard), or is wrong
// (fault).
type outcome struct {
	state  objectState
	next   event.Value // the name of state, if operate says that it ends
	result event.Value
	guard  *falseGuard
	fault  *event.Label // an Error or a Block of the interpreter's limits
}

// maxBody bounds how many accesses to its object a body makes, and how many instructions it executes
// between two of them.
const maxBody = 1 << 20

// What to do about an operation that breaks a rule.
const (
	endless = "does not end: a loop of it goes on for ever, or for too long; what waits is a guard (gmc_await)"
	within  = "what it needs must be a part of the object, or an argument"
)

// tooLong is the error that an operation was stopped by why; "" if that is no error.
func tooLong(why event.BlockReason) string {
	switch why {
	case event.BlockSpin, event.BlockSteps:
		return endless
	case event.BlockCalls:
		return "nests too many calls; write this recursion as a loop, or raise --max-stack if it ends"
	case event.BlockStack:
		return "has no room for its local variables; make them smaller, and write recursion as a loop"
	}
	return ""
}

// operand is the state that call c of op operates on, when s was read: s, or why op must not be called on
// an object in that state. because says which other operation has to do with that (event.OperationBefore, ...).
func (m *Machine) operand(c *operationCall, op *ir.Operation, s *objectState) (state *objectState, refused string, because uint64) {
	if n := len(s.data); uint64(n) != op.Object.Size {
		// Before any operation an object has the size of the first type that was met at its address, in
		// whatever execution.
		first := m.untouched(event.Addr(c.args[0]), &ir.Object{Size: uint64(n), Beside: s.object != nil && s.object.Beside})
		if s.life != lifeStatic || !bytes.Equal(s.data, first.data) || !bytes.Equal(s.undef, first.undef) {
			return nil, fmt.Sprintf("is one on objects of %d bytes, this one has %d", op.Object.Size, n), event.OperationBefore
		}
		s = m.untouched(event.Addr(c.args[0]), &op.Object)
	}
	switch {
	case s.life == lifeDestroyed && op.Kind != ir.Initialise:
		refused, because = "on an object that was destroyed", event.OperationBefore
	case s.life == lifeInit && op.Kind == ir.Initialise:
		refused, because = "initialises an object that is initialised already", event.OperationFirst
	case op.Kind != ir.Initialise && s.life == lifeStatic && s.unwritten():
		refused = "on an object that was never initialised; initialise it statically or by an operation of kind init"
	}
	return s, refused, because
}

// perform runs the body of call c in state s.
func (m *Machine) perform(c *operationCall, s *objectState) (out outcome) {
	op := &m.prog.Operations[c.op]
	wrong := func(pos int32, format string, args ...any) outcome {
		msg := fmt.Sprintf("%s "+format, append([]any{op.Title()}, args...)...)
		return outcome{fault: &event.Label{Kind: event.Error, Why: uint8(event.FaultOperation), Msg: m.intern(msg), Pos: pos}}
	}
	s, refused, because := m.operand(c, op, s)
	if refused != "" {
		out = wrong(0, "%s", refused)
		out.fault.Len = because
		return out
	}
	t := m.bodyThread(c, op, s)
	defer t.Release()
	b := t.body
	if op.Kind == ir.Initialise {
		// What was there before is of no use.
		for i := range b.state.data {
			b.state.data[i], b.state.undef[i] = 0, 0xff
		}
		b.state.life = lifeInit
	}
	defer func(n uint64) { m.maxSteps = n }(m.maxSteps)
	m.maxSteps = min(m.maxSteps, maxBody)
	var v event.Value
	var lab event.Label
	for n := 0; ; n++ {
		t.step(v, &lab)
		v = event.Value{}
		switch {
		case n >= maxBody:
			return wrong(lab.Pos, "%s", endless)
		case lab.IsAccess():
			if !b.contains(&lab) {
				return wrong(lab.Pos, "%s memory outside of its object, its local variables and its arguments; %s", verbOf(lab.Kind), within)
			}
			if lab.Kind == event.Write && op.Kind.Looks() {
				return wrong(lab.Pos, "writes to the object, at which it only looks")
			}
			if lab.Kind == event.Write {
				b.write(&lab)
				break
			}
			if v = b.read(&lab); !lab.Admits(v) {
				return wrong(lab.Pos, "waits other than by gmc_await")
			}
		case lab.Kind == event.Fence:
		case lab.Kind == event.ThreadFinish:
			switch {
			case len(t.frames) > 1: // that of the runner is the first
				return wrong(lab.Pos, "ends its thread")
			case lab.Val.Hi != 0:
				return wrong(op.Pos, "returns a value that is undefined")
			}
			b.state.leave(op)
			return outcome{state: b.state, result: lab.Val}
		case lab.Kind == event.Error:
			switch event.Fault(lab.Why) {
			case event.FaultUninit:
				return wrong(t.bodyPos(lab.Pos), "depends on a part of its object, or of its local variables, that was never written")
			case event.FaultNullDeref, event.FaultInvalidAccess, event.FaultOutOfBounds, event.FaultUseAfterReturn, event.FaultReadOnly:
				return wrong(t.bodyPos(lab.Pos), "accesses memory outside of its object, its local variables and its arguments: %s; %s", m.Message(lab.Msg), within)
			}
			if event.Fault(lab.Why) != event.FaultOperation {
				lab.Len = 0 // an origin that is an event would be one of this thread
			}
			if t.bodyPos(lab.Pos) != lab.Pos { // a queue was misused, in a header that we ship: say where it was called
				lab.Pos = 0
			}
			return outcome{fault: &lab}
		case lab.Kind == event.Block && event.BlockReason(lab.Why) == event.BlockGuard:
			return outcome{guard: b.guard}
		case lab.Kind == event.Block:
			if why := tooLong(event.BlockReason(lab.Why)); why != "" {
				return wrong(lab.Pos, "%s", why)
			}
			return outcome{fault: &lab}
		case lab.Kind == event.Malloc && lab.Attr&event.Stack != 0:
			return wrong(lab.Pos, "stores the address of a local variable")
		default:
			return wrong(lab.Pos, "does more than to compute the next state of its object (%s)", lab.Kind)
		}
	}
}

// leave makes s what operation op leaves behind.
func (s *objectState) leave(op *ir.Operation) {
	if op.Kind == ir.Destroy {
		s.life = lifeDestroyed
		clear(s.data)
		clear(s.undef)
	}
	op.Object.Clear(s.data, s.undef)
}

func verbOf(k event.Kind) string {
	if k == event.Write {
		return "writes"
	}
	return "reads"
}

// bodyThread returns a thread that is about to run the body of call c on a copy of s. Its local
// variables lie where those of no other thread do.
func (m *Machine) bodyThread(c *operationCall, op *ir.Operation, s *objectState) *Thread {
	var t *Thread
	if n := len(m.pool); n > 0 {
		t = m.pool[n-1]
		m.pool = m.pool[:n-1]
	} else {
		t = &Thread{m: m}
	}
	t.reset(c.self)
	t.tag = uint64(event.Region(event.MaxTid, true)) >> event.RegionBits
	t.spMax = t.sp
	t.body = &body{call: c, base: event.Addr(c.args[0]), state: objectState{
		object: s.object, life: s.life, data: append([]byte(nil), s.data...), undef: append([]byte(nil), s.undef...),
	}}
	t.push(m.prog.Funcs[op.Runner])
	copy(t.slots, c.args)
	return t
}

// unwritten reports whether nothing of the object was ever written.
func (s *objectState) unwritten() bool {
	for _, u := range s.undef {
		if u != 0xff {
			return false
		}
	}
	return true
}

// contains reports whether access l lies in the object.
func (b *body) contains(l *event.Label) bool {
	return l.Addr >= b.base && uint64(l.Addr-b.base)+uint64(l.Size) <= uint64(len(b.state.data))
}

// beside reports whether n bytes at a lie in the object of b and this has more bytes than the memory that
// it is called by. There is no such object if b is nil.
func (b *body) beside(a event.Addr, n uint64) bool {
	return b != nil && b.state.object != nil && b.state.object.Beside && a >= b.base && uint64(a-b.base)+n <= uint64(len(b.state.data))
}

func (b *body) read(l *event.Label) (v event.Value) {
	off := l.Addr - b.base
	for i := range event.Addr(l.Size) {
		d, u := uint64(b.state.data[off+i]), uint64(b.state.undef[off+i])
		switch {
		case i >= 8:
			v.Hi |= d << (8 * (i - 8))
		case l.Size > 8:
			v.Lo |= d << (8 * i)
		default:
			v.Lo |= d &^ u << (8 * i)
			v.Hi |= u << (8 * i)
		}
	}
	return v
}

func (b *body) write(l *event.Label) {
	if !b.changed {
		b.changed, b.written = true, l.Pos
	}
	off := l.Addr - b.base
	for i := range event.Addr(l.Size) {
		d, u := l.Val.Lo, l.Val.Hi
		if l.Size > 8 {
			u = 0
		}
		if i >= 8 {
			d = l.Val.Hi
		}
		b.state.data[off+i], b.state.undef[off+i] = byte(d>>(8*(i%8))), byte(u>>(8*(i%8)))
	}
}

// primGuard executes gmc_await. It reports true if the thread yields.
func (t *Thread) primGuard(f *frame, in *ir.Inst, lab *event.Label) bool {
	switch {
	case t.body == nil:
		t.fault(lab, event.FaultOperation, "gmc_await outside of an operation (GMC_OP)")
		return true
	case t.body.changed:
		t.fault(lab, event.FaultOperation, "operation "+t.m.prog.Operations[t.body.call.op].Name+" writes to its object before its guard")
		lab.SetOrigin(event.OriginPos(t.body.written))
		return true
	case t.arg(f, in, 0)&0xffffffff != 0:
		return false
	}
	text := []byte(nil)
	for a := event.Addr(t.arg(f, in, 1)); len(text) < 200; a++ {
		c := byte(t.m.initValue(a, 1).Lo)
		if c == 0 {
			break
		}
		text = append(text, c)
	}
	t.body.guard = &falseGuard{text: string(text), pos: t.userPos()}
	t.block(lab, event.BlockGuard, t.userPos())
	return true
}

// operationCall is the call of an operation that the instruction in makes.
func (t *Thread) operationCall(f *frame, in *ir.Inst) *operationCall {
	c := &operationCall{op: int32(t.arg(f, in, 0)), self: t.tid, args: make([]uint64, in.B-1)}
	for i := range c.args {
		c.args[i] = t.arg(f, in, int32(i)+1)
	}
	return c
}

// primOperate begins an operation. It returns true: the thread yields.
func (t *Thread) primOperate(f *frame, in *ir.Inst, lab *event.Label) bool {
	c := t.operationCall(f, in)
	op := &t.m.prog.Operations[c.op]
	if t.body != nil {
		t.fault(lab, event.FaultOperation, fmt.Sprintf("%s runs operation %s; an operation calls functions without GMC_OP only", t.m.prog.Operations[t.body.call.op].Title(), op.Name))
		lab.SetOrigin(event.OriginPos(op.Pos))
		return true
	}
	if _, fault, msg := t.locate(c.args[0], max(op.Object.InMemory(), 1), true); fault != event.FaultNone {
		t.fault(lab, fault, "operation "+op.Name+": "+msg)
		return true
	}
	for _, a := range c.args {
		if t.escapes(a, lab) {
			return true
		}
		t.shown(a)
	}
	t.named = t.named || op.Self
	a := event.Addr(c.args[0])
	t.m.objects.touch(a, &op.Object)
	l := event.Label{Kind: event.Read, Ord: op.Ord, Size: event.StateSize, Addr: event.Object(a), Attr: event.Exclusive | event.Quiet,
		Cmp: event.Value{Lo: t.m.objects.number(*c), Hi: op.Object.InMemory()}}
	if op.Guards {
		l.Await, l.Why = event.AwaitGuard, uint8(op.Waits())
	}
	if op.Declared {
		l.Len = event.DeclaredBit
	}
	t.primEvent(lab, l)
	lab.Pos = t.callPos()
	return true
}

// operate goes on with an operation whose read has returned state v. It reports true: the thread
// yields the write, or what is wrong.
func (t *Thread) operate(f *frame, in *ir.Inst, v event.Value, lab *event.Label) bool {
	c := t.operationCall(f, in)
	op := &t.m.prog.Operations[c.op]
	written := t.phase == phOp2
	if written {
		if t.cur == 0 {
			return false
		}
		// It was wrong: now that its write, of the state that was there, is made, say so.
		v = event.Value{Lo: t.acc, Hi: t.accUnd}
		t.cur = 0
	}
	out := t.m.operate(c, v)
	switch {
	case out.guard != nil:
		t.block(lab, op.Waits(), t.callPos())
		return true
	case out.fault != nil && written:
		*lab = *out.fault
		if lab.Pos == 0 {
			lab.Pos = t.callPos()
		}
		t.phase = phDone
		return true
	}
	n := v
	if out.fault != nil {
		t.cur, t.acc, t.accUnd = 1, v.Lo, v.Hi
	} else {
		t.put(f, in, 0, out.result.Lo)
		n = out.next
	}
	if n != v {
		t.effects++
	}
	*lab = event.Label{Kind: event.Write, Ord: op.Ord, Size: event.StateSize, Addr: event.Object(event.Addr(c.args[0])),
		Attr: event.Exclusive | event.Quiet, Val: n, Cmp: event.Value{Hi: op.Object.InMemory()}, Pos: t.callPos()}
	if op.Declared {
		lab.Len = event.DeclaredBit
	}
	t.phase = phOp2
	return true
}

// knownCall is a call of an operation in a state.
type knownCall struct {
	op    int32
	self  event.Tid
	args  [4]uint64
	state event.Value
}

// mostKnown bounds how many outcomes a machine keeps.
const mostKnown = 1 << 12

// operate is what call c does in the state called v, and whether the invariants hold then. Threads come to the same
// states of an object again and again, so what is not wrong is kept, without the state that it leads to.
func (m *Machine) operate(c *operationCall, v event.Value) outcome {
	k := knownCall{op: c.op, self: c.self, state: v}
	if len(c.args) > len(k.args) {
		return m.compute(c, v)
	}
	copy(k.args[:], c.args)
	out, ok := m.known[k]
	if ok {
		return out
	}
	if out = m.compute(c, v); out.fault == nil {
		if m.known == nil || len(m.known) == mostKnown {
			m.known = map[knownCall]outcome{}
		}
		out.state = objectState{}
		m.known[k] = out
	}
	return out
}

// compute is operate without what is known.
func (m *Machine) compute(c *operationCall, v event.Value) outcome {
	op := &m.prog.Operations[c.op]
	s := m.objects.typed(v, &op.Object)
	if s == nil {
		panic("BUG: an operation reads a state that no operation has made")
	}
	out := m.perform(c, s)
	if out.guard == nil && out.fault == nil && op.Kind != ir.Initialise && len(op.Invariants) > 0 && v == m.initialState(event.Addr(c.args[0])) {
		out.fault = m.violated(op, c, s, true)
	}
	if out.guard == nil && out.fault == nil {
		out.fault = m.violated(op, c, &out.state, op.Kind == ir.Initialise)
	}
	if out.guard == nil && out.fault == nil {
		out.next = m.objects.name(&out.state)
	}
	return out
}

// violated is the error that an invariant does not hold in state s, in which call c left the object, or
// which it has initially; nil if they all hold. An invariant that does not hold initially is no
// fault of what the program does.
func (m *Machine) violated(op *ir.Operation, c *operationCall, s *objectState, initially bool) *event.Label {
	if s.life == lifeDestroyed {
		return nil
	}
	for _, i := range op.Invariants {
		inv := &m.prog.Operations[i]
		out := m.perform(&operationCall{op: i, self: c.self, args: c.args[:1]}, s)
		switch {
		case out.fault != nil:
			return out.fault
		case out.result.Lo&0xffffffff == 0:
			text := op.Object.Format(s.data, s.undef, func(a event.Addr) string { return fmt.Sprintf("%#x", uint64(a)) })
			if initially {
				msg := fmt.Sprintf("the invariant %s of %s does not hold of the state that the object has at first, %s; correct that or the invariant",
					inv.Text, inv.Object.Name, text)
				return &event.Label{Kind: event.Error, Why: uint8(event.FaultOperation), Msg: m.intern(msg), Pos: inv.Pos}
			}
			msg := fmt.Sprintf("after operation %s the invariant %s does not hold: the state is %s", op.Name, inv.Text, text)
			return &event.Label{Kind: event.Error, Why: uint8(event.FaultAssert), Msg: m.intern(msg)}
		}
	}
	return nil
}
