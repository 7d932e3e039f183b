package load

import (
	"fmt"

	"genmcgo/interp/ir"

	"github.com/llir/llvm/ir/types"
)

// leaf is a scalar inside a value of some type.
type leaf struct {
	off   uint64 // in memory
	bits  uint64 // width of integers and floats; 64 for pointers
	kind  leafKind
	slots int32
}

type leafKind uint8

const (
	leafInt leafKind = iota
	leafFloat
	leafPtr
	leafF80
)

// store is the number of bytes that the scalar has in memory.
func (l *leaf) store() uint64 {
	return (l.bits + 7) / 8
}

// unsupported is the panic value by which lowering gives up on a construct.
type unsupported struct {
	msg string
	at  ir.Position // in the source; Line is 0 if that is not known
}

func fail(format string, args ...any) { panic(unsupported{msg: fmt.Sprintf(format, args...)}) }

// failAt is fail about a place in the source, a position of the program.
func (ld *loader) failAt(pos int32, format string, args ...any) {
	panic(unsupported{fmt.Sprintf(format, args...), ld.prog.Position(pos)})
}

// size and align are those of the x86-64 ABI. size is the distance of two elements
// of an array.
func (m *module) size(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		return roundUp((t.BitSize+7)/8, m.align(t))
	case *types.FloatType:
		return floatSize(t)
	case *types.PointerType:
		return 8
	case *types.ArrayType:
		return t.Len * m.size(t.ElemType)
	case *types.VectorType:
		return roundUp(m.vectorBytes(t), m.align(t))
	case *types.StructType:
		var off uint64
		for _, f := range t.Fields {
			if !t.Packed {
				off = roundUp(off, m.align(f))
			}
			off += m.size(f)
		}
		return roundUp(off, m.align(t))
	case *types.MMXType:
		return 8
	case *types.VoidType, *types.LabelType, *types.MetadataType, *types.TokenType, *types.FuncType:
		return 0
	}
	fail("type %v", t)
	return 0
}

func (m *module) vectorBytes(t *types.VectorType) uint64 {
	if t.Scalable {
		fail("scalable vector type")
	}
	if it, ok := t.ElemType.(*types.IntType); ok && it.BitSize%8 != 0 {
		return (t.Len*it.BitSize + 7) / 8
	}
	return t.Len * m.storeSize(t.ElemType)
}

// storeSize is the number of bytes that a store writes.
func (m *module) storeSize(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		return (t.BitSize + 7) / 8
	case *types.FloatType:
		if t.Kind == types.FloatKindX86_FP80 {
			return 10
		}
	case *types.VectorType:
		return m.vectorBytes(t)
	}
	return m.size(t)
}

func (m *module) align(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		switch {
		case t.BitSize <= 8:
			return 1
		case t.BitSize <= 16:
			return 2
		case t.BitSize <= 32:
			return 4
		case t.BitSize <= 64:
			return 8
		}
		return m.align128
	case *types.FloatType:
		return floatSize(t)
	case *types.PointerType, *types.MMXType:
		return 8
	case *types.ArrayType:
		return m.align(t.ElemType)
	case *types.VectorType:
		a := uint64(1)
		for a < m.vectorBytes(t) {
			a *= 2
		}
		return a
	case *types.StructType:
		a := uint64(1)
		if !t.Packed {
			for _, f := range t.Fields {
				a = max(a, m.align(f))
			}
		}
		return a
	}
	return 1
}

func floatSize(t *types.FloatType) uint64 {
	switch t.Kind {
	case types.FloatKindHalf:
		return 2
	case types.FloatKindFloat:
		return 4
	case types.FloatKindDouble:
		return 8
	case types.FloatKindX86_FP80, types.FloatKindFP128:
		return 16
	}
	fail("floating point type %v", t)
	return 0
}

func roundUp(n, a uint64) uint64 { return (n + a - 1) / a * a }

// fieldOff is the offset of member i of struct t.
func (m *module) fieldOff(t *types.StructType, i int) uint64 {
	var off uint64
	for j, f := range t.Fields {
		if !t.Packed {
			off = roundUp(off, m.align(f))
		}
		if j == i {
			return off
		}
		off += m.size(f)
	}
	fail("member %d of a struct with %d", i, len(t.Fields))
	return 0
}

// leaves appends the scalars of type t at offset off, in order.
func (m *module) leaves(dst []leaf, t types.Type, off uint64) []leaf {
	switch t := t.(type) {
	case *types.IntType:
		if t.BitSize > 128 {
			fail("integer of %d bits", t.BitSize)
		}
		return append(dst, leaf{off, t.BitSize, leafInt, int32(t.BitSize+63) / 64})
	case *types.FloatType:
		switch t.Kind {
		case types.FloatKindX86_FP80:
			return append(dst, leaf{off, 80, leafF80, 2})
		case types.FloatKindFP128:
			fail("type fp128")
		}
		return append(dst, leaf{off, 8 * floatSize(t), leafFloat, 1})
	case *types.PointerType:
		return append(dst, leaf{off, 64, leafPtr, 1})
	case *types.MMXType:
		return append(dst, leaf{off, 64, leafInt, 1})
	case *types.ArrayType:
		if t.Len > 1<<16 {
			fail("a value that is an array of %d elements", t.Len)
		}
		s := m.size(t.ElemType)
		for i := uint64(0); i < t.Len; i++ {
			dst = m.elements(dst, t.ElemType, off+i*s)
		}
		return dst
	case *types.VectorType:
		if t.Len > 1<<16 {
			fail("a vector of %d elements", t.Len)
		}
		s := m.storeSize(t.ElemType)
		if it, ok := t.ElemType.(*types.IntType); ok && it.BitSize%8 != 0 {
			s = 0 // bits are packed: see loadBitVector
		}
		for i := uint64(0); i < t.Len; i++ {
			dst = m.elements(dst, t.ElemType, off+i*s)
		}
		return dst
	case *types.StructType:
		if t.Opaque {
			fail("value of the opaque type %v", t)
		}
		for i, f := range t.Fields {
			dst = m.leaves(dst, f, off+m.fieldOff(t, i))
		}
		return dst
	case *types.VoidType:
		return dst
	}
	fail("value of type %v", t)
	return nil
}

// elements is leaves for one element of an array or vector, with a bound on how
// many there are in all.
func (m *module) elements(dst []leaf, t types.Type, off uint64) []leaf {
	if len(dst) > 1<<17 {
		fail("a value of more than %d scalars", 1<<17)
	}
	return m.leaves(dst, t, off)
}

// slots is the number of slots of a value of type t.
func (m *module) slots(t types.Type) int32 {
	var n int32
	for _, l := range m.leaves(nil, t, 0) {
		n += l.slots
	}
	return n
}

// layout returns the index in Program.Layouts for type t.
func (m *module) layout(t types.Type) int32 {
	key := t.LLString()
	if n := t.Name(); n != "" {
		key = "%" + n
	}
	if i, ok := m.layouts[key]; ok {
		return i
	}
	p := m.ld.prog
	add := func(l ir.Layout) int32 {
		p.Layouts = append(p.Layouts, l)
		i := int32(len(p.Layouts) - 1)
		m.layouts[key] = i
		return i
	}
	switch t := t.(type) {
	case *types.ArrayType:
		return add(ir.Layout{Size: m.size(t), Elem: m.layout(t.ElemType)})
	case *types.VectorType:
		if it, ok := t.ElemType.(*types.IntType); !ok || it.BitSize%8 == 0 {
			return add(ir.Layout{Size: m.size(t), Elem: m.layout(t.ElemType)})
		}
	case *types.StructType:
		l := ir.Layout{Size: m.size(t), Elem: -1, Fields: []ir.Field{}}
		for i, f := range t.Fields {
			l.Fields = append(l.Fields, ir.Field{Off: m.fieldOff(t, i), Layout: m.layout(f)})
		}
		return add(l)
	}
	return add(ir.Layout{Size: m.storeSize(t), Elem: -1})
}

// isStructLike reports whether t has members.
func elemType(t types.Type, i int) types.Type {
	switch t := t.(type) {
	case *types.ArrayType:
		return t.ElemType
	case *types.VectorType:
		return t.ElemType
	case *types.StructType:
		if i >= len(t.Fields) {
			fail("member %d of %v", i, t)
		}
		return t.Fields[i]
	}
	fail("member %d of %v", i, t)
	return nil
}
