package interp

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"weak"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Objects is what the machines of a run know together of the objects for which the program
// declares operations: which states there are, by the names that values of events give them, and
// which calls. It is safe for concurrent use.
//
// The name of a state is a function of its content alone, so processes agree on it. A machine that
// meets a name has seen the content: it is made by the write that the name was read from, or was learnt.
type Objects struct {
	prog *ir.Program

	mu     sync.Mutex
	states map[event.Value]*objectState
	calls  map[string]uint64 // numbers in operations
	// operations lasts as long as the Objects.
	operations *event.Operations
	types      map[event.Addr]*ir.Object // of what was operated on
	judge      *Machine                  // evaluates guards
}

// objectState is the content of an object. It never changes.
type objectState struct {
	object      *ir.Object // its type; nil if that is not known yet
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
	o := &Objects{prog: p, states: map[event.Value]*objectState{}, calls: map[string]uint64{}, types: map[event.Addr]*ir.Object{}}
	if len(p.Operations) > 0 {
		o.operations = event.NewOperations()
		runtime.AddCleanup(o, (*event.Operations).Forget, o.operations)
	}
	return o
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

// typed returns the state called v, which is one of an object of type t.
func (o *Objects) typed(v event.Value, t *ir.Object) *objectState {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := o.states[v]
	if s != nil && s.object == nil && t.Size == uint64(len(s.data)) {
		s = &objectState{t, s.life, s.data, s.undef}
		o.states[v] = s
	}
	return s
}

// Content implements event.Operation: what kind of life the state has, its bytes, and which bits are
// undefined.
func (g *declaredOperation) Content(v event.Value) []byte {
	o := g.objects.Value()
	if o == nil {
		return nil
	}
	s := o.state(v)
	if s == nil {
		return nil
	}
	return slices.Concat([]byte{byte(s.life)}, s.data, s.undef)
}

// Learn makes the state known of which c is the content.
func (m *Machine) Learn(c []byte) error {
	n := (len(c) - 1) / 2
	if m.objects == nil || len(c)%2 == 0 || n == 0 || n > ir.MaxObject || c[0] > byte(lifeDestroyed) {
		return errors.New("a state that no object has: it belongs to another program")
	}
	m.objects.name(&objectState{nil, life(c[0]), slices.Clone(c[1 : 1+n]), slices.Clone(c[1+n:])})
	return nil
}

// touch notes that there is an object of type t at a. The first type counts: memory of another size may
// be at a in another execution, and perform looks at that.
func (o *Objects) touch(a event.Addr, t *ir.Object) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if old := o.types[a]; old == nil || old.Beside && old.Name == "" {
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
	return o.name(m.untouched(a, t))
}

// untouched is the state of the object of type t at a before any operation.
func (m *Machine) untouched(a event.Addr, t *ir.Object) *objectState {
	s := &objectState{object: t, data: make([]byte, t.Size), undef: make([]byte, t.Size)}
	if t.Beside {
		return s
	}
	for i := range s.data {
		v := m.initValue(a+event.Addr(i), 1)
		s.data[i], s.undef[i] = byte(v.Lo), byte(v.Hi)
	}
	return s
}

// Describe prints the state called v of the object at a; name prints an address. ok is false if the state
// is not known.
func (o *Objects) Describe(a event.Addr, v event.Value, name func(a event.Addr) string) (text string, ok bool) {
	if o == nil {
		return "", false
	}
	o.mu.Lock()
	s, t := o.states[v], o.types[a.Memory()]
	o.mu.Unlock()
	switch {
	case s == nil:
		return "", false
	case s.life == lifeDestroyed && (t == nil || !t.Beside):
		return "{destroyed}", true
	case t != nil && t.Size == uint64(len(s.data)):
		// Objects of several types have states of the same names.
		return t.Format(s.data, s.undef, name), true
	}
	return s.format(name), true
}

// format prints the state.
func (s *objectState) format(name func(a event.Addr) string) string {
	if s.object == nil {
		return fmt.Sprintf("{% x}", s.data)
	}
	return s.object.Format(s.data, s.undef, name)
}

// declaredOperation is one call of an operation. It implements event.Operation. What it refers to weakly is
// what it is forgotten with.
type declaredOperation struct {
	objects weak.Pointer[Objects]
	call    operationCall
	mu      sync.Mutex
	known   map[event.Value]bool
	after   map[event.Value]effect
	// agrees has the operations before it with which it did not disagree, and where; and whether they are
	// declared to commute there.
	agrees map[agreement]bool
}

// effect is what an operation does in some state.
type effect struct {
	state event.Value // in which it leaves the object
	kind  event.Fault
	why   string // what goes wrong
}

type agreement struct {
	first *declaredOperation
	state event.Value
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

// number numbers call c.
func (o *Objects) number(c operationCall) uint64 {
	k := c.key(o.prog)
	o.mu.Lock()
	defer o.mu.Unlock()
	n, ok := o.calls[k]
	if !ok {
		c.args = append([]uint64(nil), c.args...)
		n = o.operations.Number(&declaredOperation{objects: weak.Make(o), call: c, known: map[event.Value]bool{}, after: map[event.Value]effect{}, agrees: map[agreement]bool{}})
		o.calls[k] = n
	}
	return n
}

// Admits implements event.Operation.
func (g *declaredOperation) Admits(v event.Value) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	ok, known := g.known[v]
	if !known {
		ok = g.objects.Value().try(&g.call, v).guard == nil
		g.known[v] = ok
	}
	return ok
}

// Commutes implements event.Operation. Declarations that hold in some states do not count.
func (g *declaredOperation) Commutes(other event.Operation) bool {
	f, ok := other.(*declaredOperation)
	o := g.objects.Value()
	return ok && o != nil && o.prog.Commutes(f.call.op, g.call.op) != nil
}

// After implements event.Operation.
func (g *declaredOperation) After(v event.Value) event.Value { return g.effect(v).state }

// Fault implements event.Operation.
func (g *declaredOperation) Fault(v event.Value) (kind event.Fault, why string, wrong bool) {
	e := g.effect(v)
	return e.kind, e.why, e.why != ""
}

// effect is what g does in the state called v.
func (g *declaredOperation) effect(v event.Value) effect {
	g.mu.Lock()
	defer g.mu.Unlock()
	e, known := g.after[v]
	if known {
		return e
	}
	e.state = v
	if o := g.objects.Value(); o != nil {
		switch out, why := o.tryAll(&g.call, v); {
		case out.fault != nil:
			e.kind, e.why = event.Fault(out.fault.Why), why
			if out.fault.Kind == event.Block {
				e.kind = event.FaultOperation
			}
		case out.guard == nil:
			e.state = o.name(&out.state)
		}
	}
	g.after[v] = e
	return e
}

// tryAll is try that looks at invariants, too. why says what is wrong if it is a fault.
func (o *Objects) tryAll(c *operationCall, v event.Value) (out outcome, why string) {
	out = o.try(c, v)
	o.mu.Lock()
	defer o.mu.Unlock()
	if out.guard == nil && out.fault == nil {
		out.fault = o.judge.violated(&o.prog.Operations[c.op], c, &out.state, o.prog.Operations[c.op].Kind == ir.Initialise)
	}
	switch f := out.fault; {
	case f == nil:
	case f.Kind == event.Block:
		why = "operation " + o.prog.Operations[c.op].Name + " does not end"
	default:
		why = o.judge.Message(f.Msg)
	}
	return out, why
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

// Disagrees implements event.Operation.
func (g *declaredOperation) Disagrees(first event.Operation, state event.Value) (pos int32, why string, wrong bool) {
	f, ok := first.(*declaredOperation)
	o := g.objects.Value()
	if !ok || o == nil {
		return 0, "", false
	}
	if !o.prog.MayCommute(f.call.op, g.call.op) {
		return 0, "", false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if _, known := g.agrees[agreement{f, state}]; known {
		return 0, "", false
	}
	declared, why := o.declared(f.call.op, g.call.op, &f.call, state)
	if declared != nil && why == "" {
		why = o.compare(&f.call, &g.call, state)
	}
	if why == "" {
		g.agrees[agreement{f, state}] = declared != nil
		return 0, "", false
	}
	return declared.Pos, declared.Text(o.prog) + " is wrong: " + why, true
}

// MayCommute implements event.Operation.
func (g *declaredOperation) MayCommute(other event.Operation) bool {
	f, ok := other.(*declaredOperation)
	o := g.objects.Value()
	return ok && o != nil && o.prog.MayCommute(f.call.op, g.call.op)
}

// CommutesIn implements event.Operation.
func (g *declaredOperation) CommutesIn(first event.Operation, state event.Value) bool {
	f, ok := first.(*declaredOperation)
	if _, _, wrong := g.Disagrees(first, state); !ok || wrong {
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.agrees[agreement{f, state}]
}

// declared returns the declaration that operations a and b commute in the state called v, nil if there is none. c
// is a call on the object. why says what is wrong with the condition of the declaration, "" if nothing is.
func (o *Objects) declared(a, b int32, c *operationCall, v event.Value) (d *ir.Commuting, why string) {
	if d := o.prog.Commutes(a, b); d != nil {
		return d, ""
	}
	s := o.state(v)
	if s == nil || s.life == lifeDestroyed || s.life == lifeStatic && s.unwritten() {
		return nil, "" // there is no state yet, or no more
	}
	for i := range o.prog.Commuting {
		d := &o.prog.Commuting[i]
		if d.Always() || !d.Of(a, b) {
			continue
		}
		out, why := o.tryAll(&operationCall{op: d.Condition, self: c.self, args: c.args[:1]}, v)
		switch {
		case why != "":
			return d, why
		case out.result.Lo&0xffffffff != 0:
			return d, ""
		}
	}
	return nil, ""
}

// compare runs calls a and b in both orders in the state called v. It says what the difference is if b can
// follow a, or what makes b wait that would not wait without a; else "".
func (o *Objects) compare(a, b *operationCall, v event.Value) string {
	type end struct {
		out     outcome // of the second one
		results [2]uint64
		refused string // why it did not come to an end
		broken  bool   // something went wrong
		second  bool   // the first one came to its end
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	s := o.states[v]
	if s == nil {
		return ""
	}
	if o.judge == nil {
		o.judge = New(o.prog, Config{})
	}
	names := [2]string{o.prog.Operations[a.op].Name, o.prog.Operations[b.op].Name}
	run := func(calls [2]*operationCall, swapped int) (e end) {
		at := s
		for i, c := range calls {
			e.second = i > 0
			e.out = o.judge.perform(c, at)
			switch {
			case e.out.fault != nil:
				e.broken, e.refused = true, fmt.Sprintf("%s goes wrong", names[i^swapped])
				return e
			case e.out.guard != nil:
				e.refused = fmt.Sprintf("the guard %s of %s does not hold", e.out.guard.text, names[i^swapped])
				if i > 0 {
					e.refused += " any more"
				}
				return e
			}
			e.results[i^swapped] = e.out.result.Lo
			at = &e.out.state
		}
		return e
	}
	name := func(a event.Addr) string { return fmt.Sprintf("%#x", uint64(a)) }
	// Objects of several types have states of the same names, so s.object may be another one.
	text := func(s *objectState) string {
		if t := &o.prog.Operations[a.op].Object; t.Size == uint64(len(s.data)) {
			return t.Format(s.data, s.undef, name)
		}
		return s.format(name)
	}
	who := func(c *operationCall) string {
		op := &o.prog.Operations[c.op]
		if op.Self {
			return fmt.Sprintf("%s by thread %d", op.Name, c.self-1)
		}
		return op.Name
	}
	x, y := run([2]*operationCall{a, b}, 0), run([2]*operationCall{b, a}, 1)
	if x.second && x.out.guard != nil && o.judge.perform(b, s).guard == nil {
		return fmt.Sprintf("in the state %s, %s can take place, but after %s %s", text(s), who(b), who(a), x.refused)
	}
	if x.refused != "" || y.broken && x.broken {
		return "" // what goes wrong in either order is reported where it happens
	}
	from := fmt.Sprintf("in the state %s, %s and then %s lead to %s", text(s), who(a), who(b), text(&x.out.state))
	switch p, q := &x.out.state, &y.out.state; {
	case y.refused != "":
		return from + "; in the other order " + y.refused
	case p.life != q.life || !bytes.Equal(p.data, q.data) || !bytes.Equal(p.undef, q.undef):
		return from + "; in the other order to " + text(q)
	}
	for i := range x.results {
		if x.results[i] != y.results[i] {
			return fmt.Sprintf("%s, and %s returns %d; in the other order it returns %d", from, names[i], x.results[i], y.results[i])
		}
	}
	return ""
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
	g, ok := event.OperationOf(l).(*declaredOperation)
	if !ok || o.state(v) == nil {
		return r, false
	}
	out := o.try(&g.call, v)
	if out.guard == nil {
		return r, false
	}
	op := &o.prog.Operations[g.call.op]
	r = Refused{Operation: op.Name, Guard: out.guard.text, Pos: out.guard.pos}
	r.State, ok = o.Describe(l.Addr, v, name)
	return r, ok
}
