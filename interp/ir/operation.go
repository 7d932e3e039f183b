package ir

import (
	"encoding/binary"
	"fmt"
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
	// Text is, of an invariant, the condition as the source has it.
	Text string

	Object Object
	Pos    int32
}

// Commuting are two operations that the program declares to commute, as indices into
// Program.Operations.
type Commuting struct {
	Ops [2]int32
	Pos int32
}

// Commutes returns the declaration that operations a and b commute, nil if there is none.
func (p *Program) Commutes(a, b int32) *Commuting {
	for i := range p.Commuting {
		if c := &p.Commuting[i]; c.Ops == [2]int32{a, b} || c.Ops == [2]int32{b, a} {
			return c
		}
	}
	return nil
}

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
)

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
