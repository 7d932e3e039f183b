package interp

import (
	"crypto/sha256"
	"encoding/binary"
	"sync"
	"weak"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Objects is what the machines of a run know together of the objects for which the program
// declares operations: which states there are, by the names that values of events give them, and
// which guards. It is safe for concurrent use.
//
// The name of a state is a function of its content alone, so processes agree on it. A machine that
// meets a name has seen the content: it is made by the write that the name was read from.
type Objects struct {
	prog *ir.Program

	mu     sync.Mutex
	states map[event.Value]*objectState
	guards map[string]uint64
	types  map[event.Addr]*ir.Object // of what was operated on
	judge  *Machine                  // evaluates guards
}

// objectState is the content of an object. It never changes.
type objectState struct {
	object      *ir.Object // its type
	life        life
	data, undef []byte // the bytes, and which bits are undefined
}

// life says whether an object was initialised by an operation.
type life uint8

const (
	lifeStatic    life = iota // no operation has initialised it
	lifeInit                  // one has
	lifeDestroyed             // one has destroyed it
)

// NewObjects returns what nothing is known of.
func NewObjects(p *ir.Program) *Objects {
	return &Objects{prog: p, states: map[event.Value]*objectState{}, guards: map[string]uint64{}, types: map[event.Addr]*ir.Object{}}
}

// name returns the name of a state, which is known from then on.
func (o *Objects) name(s *objectState) event.Value {
	h := sha256.New()
	h.Write([]byte{byte(s.life)})
	h.Write(s.data)
	h.Write(s.undef)
	sum := h.Sum(nil)
	v := event.Value{Lo: binary.LittleEndian.Uint64(sum), Hi: binary.LittleEndian.Uint64(sum[8:])}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.states[v] == nil {
		o.states[v] = s
	}
	return v
}

// state returns the state called v, nil if it is not known.
func (o *Objects) state(v event.Value) *objectState {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.states[v]
}

// touch notes that there is an object of type t at a. The first type counts.
func (o *Objects) touch(a event.Addr, t *ir.Object) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.types[a] == nil {
		o.types[a] = t
	}
}

// initialState is the name of the state that the object at a has before any operation.
func (m *Machine) initialState(a event.Addr) event.Value {
	o := m.objects
	if o == nil {
		return event.Value{}
	}
	o.mu.Lock()
	t := o.types[a]
	o.mu.Unlock()
	if t == nil {
		return event.Value{}
	}
	s := &objectState{object: t, data: make([]byte, t.Size), undef: make([]byte, t.Size)}
	for i := range s.data {
		v := m.initValue(a+event.Addr(i), 1)
		s.data[i], s.undef[i] = byte(v.Lo), byte(v.Hi)
	}
	return o.name(s)
}

// Describe prints the state called v; name prints an address. ok is false if the state is not known.
func (o *Objects) Describe(v event.Value, name func(a event.Addr) string) (text string, ok bool) {
	if o == nil {
		return "", false
	}
	s := o.state(v)
	switch {
	case s == nil:
		return "", false
	case s.life == lifeDestroyed:
		return "{destroyed}", true
	}
	return s.object.Format(s.data, s.undef, name), true
}

// operationGuard is the guard of one call of an operation. It implements event.Guard. All guards of a
// process stay known, so it keeps verdicts, but not the program.
type operationGuard struct {
	objects weak.Pointer[Objects]
	call    operationCall
	mu      sync.Mutex
	known   map[event.Value]bool
}

// operationCall is an operation with all that its result depends on beside the state.
type operationCall struct {
	op   int32
	self event.Tid
	args []uint64
}

// key is a string that tells calls with different results apart.
func (c *operationCall) key(p *ir.Program) string {
	b := binary.AppendUvarint(nil, uint64(c.op))
	if p.Operations[c.op].Self {
		b = binary.AppendUvarint(b, uint64(c.self))
	}
	for _, a := range c.args {
		b = binary.AppendUvarint(b, a)
	}
	return string(b)
}

// guard numbers the guard of call c.
func (o *Objects) guard(c operationCall) uint64 {
	k := c.key(o.prog)
	o.mu.Lock()
	defer o.mu.Unlock()
	n, ok := o.guards[k]
	if !ok {
		c.args = append([]uint64(nil), c.args...)
		n = event.NumberGuard(&operationGuard{objects: weak.Make(o), call: c, known: map[event.Value]bool{}})
		o.guards[k] = n
	}
	return n
}

// Admits implements event.Guard.
func (g *operationGuard) Admits(v event.Value) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	ok, known := g.known[v]
	if !known {
		ok = g.objects.Value().try(&g.call, v).guard == nil
		g.known[v] = ok
	}
	return ok
}

// try is what call c does in the state called v. It is slow: for guards and reports.
func (o *Objects) try(c *operationCall, v event.Value) outcome {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := o.states[v]
	if s == nil {
		panic("BUG: an operation reads a state that no operation has made")
	}
	if o.judge == nil {
		o.judge = New(o.prog, Config{})
	}
	return o.judge.perform(c, s)
}

// Refused is what stands in the way of an operation.
type Refused struct {
	Operation string // its name
	Guard     string // the condition, as the source has it
	Pos       int32
	State     string
}

// Refused says why the operation whose read is l cannot take place in the state called v.
// name prints an address. ok is false if it can, or l is no such read.
func (o *Objects) Refused(l *event.Label, v event.Value, name func(a event.Addr) string) (r Refused, ok bool) {
	if o == nil || l.Kind != event.Read || l.Await != event.AwaitGuard {
		return r, false
	}
	g, ok := event.GuardOf(l).(*operationGuard)
	if !ok || o.state(v) == nil {
		return r, false
	}
	out := o.try(&g.call, v)
	if out.guard == nil {
		return r, false
	}
	op := &o.prog.Operations[g.call.op]
	r = Refused{Operation: op.Name, Guard: out.guard.text, Pos: out.guard.pos}
	r.State, ok = o.Describe(v, name)
	return r, ok
}
