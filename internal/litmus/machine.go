package litmus

import (
	"fmt"
	"unsafe"

	"genmcgo/graph/event"
)

// instr is a statement in flat code. jump is the target of a conditional jump
// (opJumpZero, when A is 0) or of opJump.
type instr struct {
	Stmt
	jump int
	body int // Create, Join: index of the thread body
	pos  int32
}

const (
	opJumpZero = numOps + iota
	opJump
)

// Machine runs a Program; it is an event.Machine.
type Machine struct {
	p    *Program
	mask uint64
	code [][]instr // per body, then that of the default main
	main int
	deps *event.DepTable // nil: dependencies are not tracked
}

// Machine compiles p. It panics if Check(p) fails. Machines share nothing
// mutable; p must not change any more.
func (p *Program) Machine() *Machine {
	if err := Check(p); err != nil {
		panic(fmt.Sprintf("BUG: %v", err))
	}
	m := &Machine{p: p, mask: 1<<(8*uint64(p.Size)) - 1}
	if p.Size == 8 {
		m.mask = ^uint64(0)
	}
	pos := int32(0)
	created := map[string]bool{}
	for i := range p.Threads {
		var c []instr
		m.flatten(p.Threads[i].Stmts, &c, &pos)
		m.code = append(m.code, c)
		for _, in := range c {
			if in.Op == Create {
				created[in.Thread] = true
			}
		}
	}
	if m.main = p.Body("main"); m.main >= 0 {
		return m
	}
	var c []instr
	for _, op := range []Op{Create, Join} {
		for i, t := range p.Threads {
			if created[t.Name] || op == Join && !p.Join {
				continue
			}
			for range max(t.Copies, 1) {
				c = append(c, instr{Stmt: Stmt{Op: op, Reg: -1, Thread: t.Name}, body: i, pos: pos})
				pos++
			}
		}
	}
	m.main = len(m.code)
	m.code = append(m.code, c)
	return m
}

// DepMachine is Machine with labels that say what their events depend on, and a
// Skip after each CAS or TryLock that failed.
func (p *Program) DepMachine() *Machine {
	m := p.Machine()
	m.deps = event.NewDepTable()
	return m
}

// Deps numbers the dependencies of labels; nil if they are not tracked.
func (m *Machine) Deps() *event.DepTable { return m.deps }

func (m *Machine) flatten(ss []Stmt, c *[]instr, pos *int32) {
	for i := range ss {
		s := &ss[i]
		at := len(*c)
		in := instr{Stmt: *s, pos: *pos}
		*pos++
		if s.Op == Create || s.Op == Join {
			in.body = m.p.Body(s.Thread)
		}
		if s.Op != If {
			*c = append(*c, in)
			continue
		}
		in.Op = opJumpZero
		in.Then, in.Else = nil, nil
		*c = append(*c, in)
		m.flatten(s.Then, c, pos)
		if len(s.Else) > 0 {
			end := len(*c)
			*c = append(*c, instr{Stmt: Stmt{Op: opJump}})
			(*c)[at].jump = len(*c)
			m.flatten(s.Else, c, pos)
			(*c)[end].jump = len(*c)
		} else {
			(*c)[at].jump = len(*c)
		}
	}
}

// Main implements event.Machine.
func (m *Machine) Main(lab *event.Label) event.Thread {
	*lab = event.Label{Kind: event.ThreadStart, Pos: -1}
	return &thread{m: m, code: m.code[m.main], state: state{body: m.main, tid: event.MainTid}}
}

// Spawn implements event.Machine.
func (m *Machine) Spawn(create *event.Label, lab *event.Label) event.Thread {
	*lab = event.Label{Kind: event.ThreadStart, Pos: -1}
	body := int(create.Addr-Function(0)) / 16
	return &thread{m: m, code: m.code[body], state: state{body: body, tid: create.Child}}
}

// InitValue implements event.Machine: all locations start as 0.
func (m *Machine) InitValue(event.Addr, uint8) event.Value { return event.Value{} }

// Message is the text of Label.Msg of an Error label.
func (m *Machine) Message(msg int32) string {
	switch msg {
	case msgUndefined:
		return "a value that was never set decides"
	case msgJoin:
		return "join of a thread that this thread did not create"
	}
	return "assertion failed"
}

const (
	msgAssert = iota
	msgJoin
	msgUndefined
)

// thread is a suspended thread. Its last yielded event is described by code[pc]
// and half.
type thread struct {
	m    *Machine
	code []instr
	state
	dep taints // counts only if m.deps is there
}

// state contains no pointers: Save and Load copy it.
type state struct {
	body     int // code is m.code[body]
	tid      event.Tid
	pc       int
	half     bool // the event yielded last was the read half of code[pc]
	begun    bool // ThreadStart was yielded and resumed
	children int
	regs     [MaxRegs]uint64
	undef    [MaxRegs]uint64  // undefined bits (event.Value.Hi)
	unknown  bool             // some register may have some
	bodies   [maxCreates]int8 // by child: what it runs, -1 once it was joined
	addr     event.Addr       // of the access yielded last
	write    uint64           // half: what the write half writes if it comes
	expect   uint64           // half: the value a CAS needs
	skips    uint64           // which of the last events, the newest first, are Skips
}

const (
	stateWords = int(unsafe.Sizeof(state{}) / 8)
	taintWords = int(unsafe.Sizeof(taints{}) / 8)
)

func (t *thread) Clone() event.Thread { c := *t; return &c }

func (t *thread) Release() {}

func (t *thread) Footprint() int {
	if t.m.deps != nil {
		return stateWords + taintWords
	}
	return stateWords
}

func (t *thread) Save(dst []uint64) {
	*(*state)(unsafe.Pointer(&dst[:stateWords][0])) = t.state
	if t.m.deps != nil {
		*(*taints)(unsafe.Pointer(&dst[stateWords:][:taintWords][0])) = t.dep
	}
}

func (t *thread) Load(src []uint64) {
	t.state = *(*state)(unsafe.Pointer(&src[:stateWords][0]))
	t.code = t.m.code[t.body]
	if t.m.deps != nil {
		t.dep = *(*taints)(unsafe.Pointer(&src[stateWords:][:taintWords][0]))
	}
}

// setReg stores v, which depends on deps.
func (t *thread) setReg(r int, v uint64, deps event.DepSet) {
	if r >= 0 {
		t.regs[r], t.dep.regs[r] = v&t.m.mask, deps
		t.undef[r] = 0
	}
}

// noteUndefined says that bits u of register r are undefined.
func (t *thread) noteUndefined(r int, u uint64) {
	if r >= 0 && u != 0 {
		t.undef[r], t.unknown = u, true
	}
}

// undefined are the undefined bits of e: all, if any matters.
func (t *thread) undefined(e *Expr) uint64 {
	switch {
	case e == nil || !t.unknown:
		return 0
	case e.Op == 0 && e.Reg >= 0:
		return t.undef[e.Reg]
	case e.Op == 0:
		return 0
	}
	l, r := t.undefined(e.L), t.undefined(e.R)
	if l|r == 0 || (e.Op == '=' || e.Op == '!') && (t.eval(e.L)^t.eval(e.R))&^(l|r) != 0 {
		return 0 // bits that are defined differ
	}
	return t.m.mask
}

// decides yields an error if undefined bits decide what in does.
func (t *thread) decides(in *instr, lab *event.Label) bool {
	if !t.unknown || in.Op == Set || t.undefined(in.A)|t.undefined(in.B)|t.undefined(in.Loc.Off) == 0 {
		return false
	}
	lab.Kind, lab.Why, lab.Msg, lab.Pos = event.Error, uint8(event.FaultUninit), msgUndefined, in.pos
	return true
}

func (t *thread) eval(e *Expr) uint64 { return e.eval(&t.regs) & t.m.mask }

// Resume implements event.Thread.
func (t *thread) Resume(v event.Value, lab *event.Label) {
	*lab = event.Label{}
	if !t.begun {
		t.begun = true
		t.run(lab)
	} else if !t.finishEvent(v, lab) {
		t.run(lab)
	}
	t.skips = t.skips<<1 | b2u(lab.Kind == event.Skip)
	t.depend(lab)
}

// back returns how many events the last n are with the Skips among them and behind them.
func (t *thread) back(n uint64) (events uint64) {
	for skips := t.skips; n > 0 && skips != 0; skips >>= 1 {
		events++
		n -= 1 - skips&1
	}
	return events + n
}

// finishEvent takes the value of the event yielded last. It reports true if
// the same statement yields another event (the write half, or a Skip in its
// place), now in *lab.
func (t *thread) finishEvent(v event.Value, lab *event.Label) bool {
	in := &t.code[t.pc]
	switch in.Op {
	case Load, Join, Choice:
		t.setReg(in.Reg, v.Lo, t.itself())
		t.noteUndefined(in.Reg, v.Hi)
	case Await, Sticky:
		t.control(t.itself())
		t.control(t.dep.operand)
		t.setReg(in.Reg, v.Lo, t.itself())
	case Xchg, Add, Or, CAS, Lock, TryLock:
		if !t.half {
			break
		}
		t.half = false
		succeeds := true
		switch in.Op {
		case Add:
			t.write = (v.Lo + t.write) & t.m.mask
		case Or:
			t.write |= v.Lo
		case CAS, TryLock:
			succeeds = v.Lo == t.expect
		}
		if in.Op == TryLock {
			t.setReg(in.Reg, b2u(succeeds), t.itself())
		} else {
			t.setReg(in.Reg, v.Lo, t.itself())
			t.noteUndefined(in.Reg, v.Hi)
		}
		if in.Op == Lock {
			t.control(t.itself())
		}
		if !succeeds && t.m.deps != nil {
			t.access(in, event.Skip, lab)
			switch in.Op {
			case TryLock:
				lab.Ord = event.Acquire
			case CAS:
				lab.Ord = in.Ord.Half(in.Fail)
			}
			return true
		}
		if succeeds {
			t.access(in, event.Write, lab)
			lab.Attr = event.Exclusive
			lab.Val = event.V(t.write)
			lab.Len = drops(in)
			switch {
			case in.Op == Lock || in.Op == TryLock:
				lab.Ord = event.Acquire
				lab.Attr |= event.Lock
			case in.Op == CAS:
				lab.Ord = in.Ord.Half(in.Fail)
			}
			return true
		}
	}
	if in.Op == Barrier && t.half {
		t.half = false
		t.barrier(in, event.BarrierLeave, lab)
		return true
	}
	t.pc++
	return false
}

func (t *thread) access(in *instr, k event.Kind, lab *event.Label) {
	lab.Kind, lab.Ord, lab.Size, lab.Pos, lab.Addr = k, in.Ord, t.m.p.Size, in.pos, t.addr
	if in.Ord == event.NotAtomic && (in.Op == Load || in.Op == Store) {
		lab.Attr = event.Splittable
	}
}

// drops is event.DropsBit if nothing uses what in, a read-modify-write, reads.
func drops(in *instr) uint64 {
	if in.Reg < 0 && (in.Op == Xchg || in.Op == Add || in.Op == Or || in.Op == CAS) {
		return event.DropsBit
	}
	return 0
}

func (t *thread) barrier(in *instr, k event.Kind, lab *event.Label) {
	lab.Kind, lab.Addr, lab.Len, lab.Pos, lab.Why = k, t.addr, in.A.V, in.pos, uint8(event.BlockBarrier)
}

// run goes on from pc to the next event.
func (t *thread) run(lab *event.Label) {
	for t.pc < len(t.code) {
		in := &t.code[t.pc]
		if t.decides(in, lab) {
			return
		}
		switch in.Op {
		case Load, Store, Xchg, Add, Or, CAS, Await, Sticky, Lock, TryLock, Unlock, Barrier:
			n := len(t.m.p.Locs)
			t.addr = Location((in.Loc.Base + int(t.eval(in.Loc.Off)%uint64(n))) % n)
			t.operands(in)
			t.memory(in, lab)
			return
		case Fence, Choice, Create, Join, Return:
			t.other(in, lab)
			return
		case Assume, Spin, Assert:
			t.control(t.taint(in.A))
			if t.eval(in.A) == 0 {
				t.stop(in, lab)
				return
			}
			t.pc++
		case Set:
			u := t.undefined(in.A)
			t.setReg(in.Reg, t.eval(in.A), t.taint(in.A))
			t.noteUndefined(in.Reg, u)
			t.pc++
		case opJumpZero:
			t.control(t.taint(in.A))
			if t.eval(in.A) == 0 {
				t.pc = in.jump
			} else {
				t.pc++
			}
		case opJump:
			t.pc = in.jump
		}
	}
	lab.Kind, lab.Pos = event.ThreadFinish, -1
}

// stop yields what a condition that is not true stops the thread with.
func (t *thread) stop(in *instr, lab *event.Label) {
	lab.Pos = in.pos
	switch in.Op {
	case Assume:
		lab.Kind, lab.Why = event.Block, uint8(event.BlockAssume)
	case Spin:
		lab.Kind, lab.Why, lab.Len = event.Block, uint8(event.BlockSpin), t.back(t.eval(in.B))
	case Assert:
		lab.Kind, lab.Why, lab.Msg = event.Error, uint8(event.FaultAssert), msgAssert
	}
}

// memory yields an event at address t.addr.
func (t *thread) memory(in *instr, lab *event.Label) {
	switch in.Op {
	case Load:
		t.access(in, event.Read, lab)
	case Store:
		t.access(in, event.Write, lab)
		lab.Val = event.V(t.eval(in.A))
		if in.Fresh {
			lab.Attr |= event.Fresh
		}
	case Xchg, Add, Or:
		t.access(in, event.Read, lab)
		lab.Attr, lab.Len = event.Exclusive, drops(in)
		t.half, t.write = true, t.eval(in.A)
	case CAS:
		t.access(in, event.Read, lab)
		t.half, t.expect, t.write = true, t.eval(in.A), t.eval(in.B)
		lab.Attr, lab.Len, lab.FailOrd, lab.Cmp = event.CAS, drops(in), in.Fail, event.V(t.expect)
	case Await, Sticky:
		t.access(in, event.Read, lab)
		if in.Op == Sticky {
			lab.Attr |= event.Sticky
		}
		lab.Await, lab.Cmp, lab.Why = in.Cond, event.V(t.eval(in.A)), uint8(event.BlockSpin)
	case Lock:
		t.access(in, event.Read, lab)
		t.half, t.write = true, 1
		lab.Ord, lab.Attr, lab.Await, lab.Why = event.Acquire, event.Exclusive|event.Lock, event.AwaitEQ, uint8(event.BlockLock)
	case TryLock:
		t.access(in, event.Read, lab)
		t.half, t.expect, t.write = true, 0, 1
		lab.Ord, lab.FailOrd, lab.Attr = event.Acquire, event.Relaxed, event.CAS|event.Lock
	case Unlock:
		t.access(in, event.Write, lab)
		lab.Ord, lab.Attr = event.Release, event.Unlock
	case Barrier:
		t.half = true
		t.barrier(in, event.BarrierArrive, lab)
	}
}

// other yields an event that accesses no memory.
func (t *thread) other(in *instr, lab *event.Label) {
	switch in.Op {
	case Fence:
		lab.Kind, lab.Ord, lab.Pos = event.Fence, in.Ord, in.pos
	case Choice:
		lab.Kind, lab.Len, lab.Pos = event.Choice, in.A.V, in.pos
	case Create:
		child := event.ChildTid(t.tid, t.children)
		t.bodies[t.children] = int8(in.body)
		t.children++
		lab.Kind, lab.Child, lab.Addr, lab.Pos = event.ThreadCreate, child, Function(in.body), in.pos
	case Join:
		lab.Pos = in.pos
		n := t.children - 1
		for n >= 0 && int(t.bodies[n]) != in.body {
			n--
		}
		if n < 0 {
			lab.Kind, lab.Why, lab.Msg = event.Error, uint8(event.FaultJoin), msgJoin
			return
		}
		// A second join of the same thread is an error of the program.
		t.bodies[n] = -1
		lab.Kind, lab.Child = event.ThreadJoin, event.ChildTid(t.tid, n)
	case Return:
		lab.Kind, lab.Val, lab.Pos = event.ThreadFinish, event.V(t.eval(in.A)), in.pos
	}
}
