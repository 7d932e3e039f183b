package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// builtinFunc is a library function written in Go. Files lib_*.go put theirs into
// the table builtins, by the name that the program calls, in their init functions.
//
// A builtin may do things that are events (Load, Store, Emit, ...). It is then run
// again from its beginning each time the value of an event arrives: what it did
// before is answered from a log, in order. So it must be a function of its arguments
// and of what those calls return, and it must return at once when one of them
// reports false (not yet, or the thread cannot go on). Functions that make many
// events (loops over memory) are better written in C, in rtlib.
//
// The result of the function is what Return was given, 0 otherwise.
type builtinFunc func(c *call)

// builtins are the library functions written in Go. Names defined by the program
// or by the run-time library take precedence.
var builtins = map[string]builtinFunc{}

// call is one activation of a builtin.
type call struct {
	t    *Thread
	lab  *event.Label
	name string
	// Args are the slots of the arguments, in order: one for each integer of at most
	// 64 bits, pointer, double (its bits) and float (its 32 bits; variadic floats
	// are doubles); two for __int128 (low, high) and long double (mantissa; sign and
	// exponent in the low 16 bits). Narrow integers are zero-extended: convert with
	// int32(arg) and the like.
	Args []uint64

	ret   [2]uint64
	step  int // events done so far in this run
	state uint8
}

const (
	callDone    = iota
	callPending // *lab is the event, run again with its value
	callEnd     // *lab is terminal
)

// Arg returns argument slot i, 0 if there are not that many.
func (c *call) Arg(i int) uint64 {
	if i < len(c.Args) {
		return c.Args[i]
	}
	return 0
}

// Return sets the result: an integer, pointer or the bits of a floating point
// number. Only the bits that the caller expects count.
func (c *call) Return(v uint64) { c.ret[0] = v }

// Return2 sets a result of two slots.
func (c *call) Return2(lo, hi uint64) { c.ret = [2]uint64{lo, hi} }

// Program is the program that runs.
func (c *call) Program() *ir.Program { return c.t.m.prog }

// Config is the configuration of the run.
func (c *call) Config() *Config { return &c.t.m.cfg }

// Self is the running thread.
func (c *call) Self() event.Tid { return c.t.tid }

// Emit makes lab the next event of the thread; Pos is filled in. It returns the
// value of the event and true once there is one. Terminal labels never return true.
func (c *call) Emit(lab event.Label) (event.Value, bool) {
	t := c.t
	if c.step < len(t.log) {
		v := t.log[c.step]
		c.step++
		return v, true
	}
	lab.Pos = t.userPos()
	*c.lab = lab
	if lab.Kind.Terminal() {
		c.state = callEnd
	} else {
		c.state = callPending
	}
	return event.Value{}, false
}

// Fault ends the thread with an Error: the program did something wrong. The
// builtin must return after it.
func (c *call) Fault(f event.Fault, msg string) {
	if c.state == callDone {
		c.Emit(event.Label{Kind: event.Error, Why: uint8(f), Msg: c.t.m.intern(msg)})
	}
}

// Unsupported ends the run: the program needs what is not modelled. The message
// should end with the remedy.
func (c *call) Unsupported(msg string) {
	c.Fault(event.FaultUnsupported, c.name+": "+msg)
}

// Block ends the thread's steps without a verdict.
func (c *call) Block(why event.BlockReason) {
	c.Emit(event.Label{Kind: event.Block, Why: uint8(why)})
}

// Load reads size (1, 2, 4 or 8) bytes at a, as a plain access of the program:
// directly from constants and private memory, by an event from shared memory.
func (c *call) Load(a uint64, size uint8) (uint64, bool) {
	return c.LoadOrd(a, size, event.NotAtomic)
}

// LoadOrd is Load with a memory order.
func (c *call) LoadOrd(a uint64, size uint8, ord event.Ordering) (uint64, bool) {
	t := c.t
	if c.step < len(t.log) {
		v := t.log[c.step]
		c.step++
		if v.Hi != 0 {
			c.useUndef(t.origin(t.justRead()), t.bornText(0))
			return 0, false
		}
		return v.Lo, true
	}
	if c.state != callDone {
		return 0, false
	}
	if t.m.deps != nil {
		t.addCtrl(t.dep.res)
	}
	switch o, f, msg := t.locate(a, uint64(size), false); {
	case f != event.FaultNone:
		c.Fault(f, msg)
		return 0, false
	case o == atPrivate:
		v := t.privLoad(a, size)
		if u, born := t.privUndef(a, size); u != 0 {
			c.useUndef(t.origin(born), t.bornText(born))
			return 0, false
		}
		if t.m.deps != nil {
			t.addRes(t.cells(a, uint64(size)))
			t.addCtrl(t.dep.res)
		}
		t.log = append(t.log, event.V(v))
		c.step++
		return v, true
	case o == atConst:
		return t.m.initValue(event.Addr(a), size).Lo, true
	}
	lab := event.Label{Kind: event.Read, Ord: ord, Size: size, Addr: event.Addr(a)}
	if ord == event.NotAtomic {
		lab.Attr = event.Splittable
	}
	v, ok := c.Emit(lab)
	return v.Lo, ok
}

// useUndef is the fault that what the builtin reads is undefined.
func (c *call) useUndef(origin event.Origin, text string) {
	c.Fault(event.FaultUninit, "what "+c.name+" does depends on "+text)
	if c.state == callEnd {
		c.lab.SetOrigin(origin)
	}
}

// Store writes the low size (1, 2, 4 or 8) bytes of v at a, as a plain access.
func (c *call) Store(a uint64, size uint8, v uint64) bool {
	t := c.t
	if c.step < len(t.log) {
		c.step++
		return true
	}
	if c.state != callDone {
		return false
	}
	v &= ir.Mask(uint(size) * 8)
	if t.m.deps != nil {
		t.addCtrl(t.dep.res)
	}
	switch o, f, msg := t.locate(a, uint64(size), true); {
	case f != event.FaultNone:
		c.Fault(f, msg)
		return false
	case o == atPrivate:
		t.privStore(a, size, v)
		if t.m.deps != nil {
			t.setCells(a, uint64(size), t.dep.res)
		}
		t.log = append(t.log, event.Value{})
		c.step++
		return true
	}
	if size == 8 && t.escapes(v, c.lab) {
		c.state = callPending
		return false
	}
	t.effects++
	t.shown(v)
	_, ok := c.Emit(event.Label{Kind: event.Write, Size: size, Addr: event.Addr(a), Val: event.V(v), Attr: event.Splittable})
	return ok
}

// CString reads the string at a, up to its NUL.
func (c *call) CString(a uint64) (string, bool) { return c.CStringN(a, 1<<20) }

// CStringN reads the string at a, up to its NUL or n bytes.
func (c *call) CStringN(a uint64, n int) (string, bool) {
	var b []byte
	for len(b) < n {
		ch, ok := c.Load(a, 1)
		if !ok {
			return "", false
		}
		if ch == 0 {
			break
		}
		b = append(b, byte(ch))
		a++
	}
	return string(b), true
}

// Print appends s to the output of the thread. Call it last: a builtin that runs
// again would print again.
func (c *call) Print(s string) {
	if c.state == callDone {
		c.t.print(s)
	}
}
