package ir

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
)

// Operation is an operation on objects that the program declares (genmcgo/primitive.h). The
// function that the program calls, Func, has nothing but an OpPrim PrimOperate as code; Runner
// calls the body on arguments that are its parameters, and finishes with the result.
type Operation struct {
	Name   string
	Kind   OperationKind
	Ord    event.Ordering
	Func   int32 // index in Program.Funcs
	Runner int32 // likewise
	Self   bool  // the result may depend on which thread runs it
	Guards bool  // it may have to wait
	// Wait is what its thread waits for then; BlockNone: for the guard to hold.
	Wait event.BlockReason
	// Invariants are the operations of kind Invariant for objects of the same type.
	Invariants []int32
	// Declared: it is in some Commuting.
	Declared bool
	// Text is, of an invariant or a condition, what holds as the source has it.
	Text string

	Object Object
	Pos    int32
}

// Commuting are two operations that the program declares to commute, as indices into
// Program.Operations.
type Commuting struct {
	Ops [2]int32
	Pos int32
	// Condition is an operation of that kind: they commute in the states in which it holds.
	// -1: they do in every state.
	Condition int32
}

// Always reports whether the two commute in every state.
func (c *Commuting) Always() bool { return c.Condition < 0 }

// Text is the declaration as the source has it.
func (c *Commuting) Text(p *Program) string {
	f, g := p.Operations[c.Ops[0]].Name, p.Operations[c.Ops[1]].Name
	if c.Always() {
		return fmt.Sprintf("GMC_COMMUTE(%s, %s)", f, g)
	}
	cond := &p.Operations[c.Condition]
	return fmt.Sprintf("GMC_COMMUTE_IF(%s, %s, %s, %s)", cond.Object.Name, f, g, cond.Text)
}

// Commutes returns the declaration that operations a and b commute in every state, nil if there is
// none.
func (p *Program) Commutes(a, b int32) *Commuting {
	for i := range p.Commuting {
		if c := &p.Commuting[i]; c.Always() && c.Of(a, b) {
			return c
		}
	}
	return nil
}

// MayCommute reports whether the program declares that operations a and b commute in some states.
func (p *Program) MayCommute(a, b int32) bool {
	return slices.ContainsFunc(p.Commuting, func(c Commuting) bool { return c.Of(a, b) })
}

// CommuteAlways reports whether the program declares that some operations commute in every state.
func (p *Program) CommuteAlways() bool {
	return slices.ContainsFunc(p.Commuting, func(c Commuting) bool { return c.Always() })
}

// Of reports whether c is about operations a and b.
func (c *Commuting) Of(a, b int32) bool { return c.Ops == [2]int32{a, b} || c.Ops == [2]int32{b, a} }

// Object is the type of the objects of an operation: what its first parameter points to.
type Object struct {
	Name   string
	Size   uint64 // in bytes
	Fields []Scalar
	// Beside: its state is not in the memory that it is called by, but beside it, and all zero at first.
	Beside bool
}

// OperationKind says what an operation is for.
type OperationKind uint8

const (
	Operates   OperationKind = iota
	Initialise               // makes the state of an object that has none
	Destroy                  // ends the life of the state
	Invariant                // is no operation: it says what holds of every state
	Condition                // is no operation: it says in which states two operations commute
)

// Looks reports whether it only looks at a state.
func (k OperationKind) Looks() bool { return k == Invariant || k == Condition }

// Title is what messages call it.
func (op *Operation) Title() string {
	switch op.Kind {
	case Invariant:
		return fmt.Sprintf("the invariant %s of %s", op.Text, op.Object.Name)
	case Condition:
		return fmt.Sprintf("the condition %s of GMC_COMMUTE_IF", op.Text)
	}
	return "operation " + op.Name
}

// MaxObject is how large objects with operations may be, in bytes.
const MaxObject = 4096

// Scalar is a number or pointer in an object.
type Scalar struct {
	Name    string // the path to it, such as q.item[2]
	Off     uint64 // in bytes
	Size    uint64 // 1, 2, 4 or 8 bytes, but for a queue and a bit-field
	Bit     uint64 // of a bit-field: its first bit in these bytes,
	Bits    uint64 // and how many it has; 0 of others
	Signed  bool
	Pointer bool
	Queue   bool // it is a gmc_queue: a length and elements of 4 bytes each
}

// Clear makes the bytes of state, which are not part of a field, zero. undef says which bits are
// undefined.
func (o *Object) Clear(state, undef []byte) {
	if len(o.Fields) == 0 {
		return
	}
	at := uint64(0)
	clear := func(end uint64) {
		for ; at < end; at++ {
			state[at], undef[at] = 0, 0
		}
	}
	for i := range o.Fields {
		f := &o.Fields[i]
		clear(f.Off)
		at = max(at, f.Off+f.Size)
	}
	clear(o.Size)
}

// Format prints a state: the fields that are not zero, and always those outside of arrays. name prints an address.
func (o *Object) Format(state, undef []byte, name func(a event.Addr) string) string {
	if len(o.Fields) == 0 {
		return fmt.Sprintf("{% x}", state)
	}
	var b strings.Builder
	b.WriteByte('{')
	for i := range o.Fields {
		f := &o.Fields[i]
		if f.Queue {
			if b.Len() > 1 {
				b.WriteString(", ")
			}
			b.WriteString(f.Name + " = " + queue(state[f.Off:f.Off+f.Size], undef[f.Off:f.Off+f.Size]))
			continue
		}
		v, u := word(state[f.Off:f.Off+f.Size]), word(undef[f.Off:f.Off+f.Size])
		if f.Bits > 0 {
			v, u = v>>f.Bit<<(64-f.Bits)>>(64-f.Bits), u>>f.Bit<<(64-f.Bits)>>(64-f.Bits)
		}
		if v == 0 && u == 0 && strings.Contains(f.Name, "[") {
			continue
		}
		if b.Len() > 1 {
			b.WriteString(", ")
		}
		b.WriteString(f.Name + " = ")
		switch {
		case u != 0:
			b.WriteString("undefined")
		case f.Pointer:
			b.WriteString(name(event.Addr(v)))
		case f.Signed:
			fmt.Fprint(&b, int64(v<<(64-8*f.Size))>>(64-8*f.Size))
		default:
			fmt.Fprint(&b, v)
		}
	}
	b.WriteByte('}')
	return b.String()
}

// queue prints a gmc_queue.
func queue(state, undef []byte) string {
	n := int(int32(word(state[:4])))
	if word(undef[:4]) != 0 || n < 0 || 4+4*n > len(state) {
		return "undefined"
	}
	items := []int32{}
	for i := 4; i < 4+4*n; i += 4 {
		items = append(items, int32(word(state[i:i+4])))
	}
	return fmt.Sprint(items)
}

func word(b []byte) uint64 {
	var w [8]byte
	copy(w[:], b)
	return binary.LittleEndian.Uint64(w[:])
}

// InMemory is how many bytes of the program's memory the state takes.
func (o *Object) InMemory() uint64 {
	if o.Beside {
		return 0
	}
	return o.Size
}

// Waits is what a thread that has to wait for the operation waits for.
func (op *Operation) Waits() event.BlockReason {
	if op.Wait != event.BlockNone {
		return op.Wait
	}
	return event.BlockGuard
}
