package debug

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Form classifies types by how the source writes their values.
type Form uint8

const (
	FormUnknown Form = iota
	FormBool
	FormInt
	FormUint
	FormChar // of one byte
	FormFloat
	FormPointer
	FormReference
	FormEnum
	FormStruct // or class
	FormUnion
	FormArray
	FormFunction
)

// Shape says how the values of a type lie in memory. Names that are added by typedef, and qualifiers, are looked through.
type Shape struct {
	Form Form
	Size uint64 // bytes; 0 if it is not known
	// Elem is what a pointer or reference points to, or the type of an array's elements.
	Elem  Type
	Count uint64 // of an array's elements
}

// Member is a member of a structure, class or union.
type Member struct {
	Name string // "" if it has none, as bases and anonymous unions
	Type Type
	Off  uint64 // bytes
	// Of a bit field, the first of its bits from Off on and how many; Bits is 0 if it is none.
	Shift, Bits uint64
	Base        bool
}

// Known reports whether t is a type, and not the zero value.
func (t Type) Known() bool { return t.in != nil && t.node > 0 }

// Shape returns the shape of t.
func (t Type) Shape() Shape {
	if !t.Known() {
		return Shape{}
	}
	f := t.in.resolve(t.node)
	s := Shape{Size: uint64(f.number("size")) / 8}
	switch f.kind {
	case "DIBasicType":
		switch f.word("encoding") {
		case "DW_ATE_boolean":
			s.Form = FormBool
		case "DW_ATE_signed":
			s.Form = FormInt
		case "DW_ATE_unsigned", "DW_ATE_UTF", "DW_ATE_address":
			s.Form = FormUint
		case "DW_ATE_signed_char", "DW_ATE_unsigned_char":
			s.Form = FormChar
		case "DW_ATE_float":
			s.Form = FormFloat
		}
	case "DIDerivedType":
		switch f.word("tag") {
		case "DW_TAG_pointer_type":
			s.Form, s.Elem = FormPointer, Type{in: t.in, node: f.ref("baseType")}
		case "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type":
			s.Form, s.Elem = FormReference, Type{in: t.in, node: f.ref("baseType")}
		}
		if s.Form != FormUnknown && s.Size == 0 {
			s.Size = 8
		}
	case "DICompositeType":
		switch f.word("tag") {
		case "DW_TAG_structure_type", "DW_TAG_class_type":
			s.Form = FormStruct
		case "DW_TAG_union_type":
			s.Form = FormUnion
		case "DW_TAG_enumeration_type":
			s.Form = FormEnum
		case "DW_TAG_array_type":
			counts := t.in.counts(f)
			if t.indexed >= len(counts) {
				return Shape{}
			}
			s.Form, s.Count = FormArray, counts[t.indexed]
			s.Elem = Type{in: t.in, node: t.node, indexed: t.indexed + 1}
			if t.indexed+1 == len(counts) {
				s.Elem = Type{in: t.in, node: f.ref("baseType")}
			}
			for _, c := range counts[:t.indexed] {
				if c > 0 {
					s.Size /= c
				}
			}
		}
	case "DISubroutineType":
		s.Form = FormFunction
	}
	return s
}

// Members are the members of a structure, class or union, without static ones.
func (t Type) Members() (out []Member) {
	if !t.Known() {
		return nil
	}
	t.in.members(t.in.resolve(t.node), func(m fields) bool {
		x := Member{Name: m.text("name"), Type: Type{in: t.in, node: m.ref("baseType")}, Off: uint64(m.number("offset")) / 8, Base: m.word("tag") == "DW_TAG_inheritance"}
		if x.Base && strings.Contains(m.word("flags"), "DIFlagVirtual") {
			return true // where it is says the object
		}
		if strings.Contains(m.word("flags"), "DIFlagBitField") {
			x.Shift, x.Bits = uint64(m.number("offset"))%8, uint64(m.number("size"))
		}
		out = append(out, x)
		return len(out) < maxParts
	})
	return out
}

// Enumerator is the name of a value of an enumeration, "" if it has none.
func (t Type) Enumerator(value int64) string {
	if !t.Known() {
		return ""
	}
	for _, e := range t.in.fields(t.in.resolve(t.node).ref("elements")).list {
		if r, ok := strings.CutPrefix(e, "!"); ok {
			f := t.in.fields(leading(r))
			if f.kind == "DIEnumerator" && f.signed("value") == value {
				return f.text("name")
			}
		}
	}
	return ""
}

// Signed reports whether the values of an integer, character or enumeration type may be negative.
func (t Type) Signed() bool {
	for range maxDepth {
		if !t.Known() {
			return false
		}
		f := t.in.resolve(t.node)
		switch {
		case f.kind == "DIBasicType":
			return f.word("encoding") == "DW_ATE_signed" || f.word("encoding") == "DW_ATE_signed_char"
		case f.word("tag") != "DW_TAG_enumeration_type":
			return false
		}
		t = Type{in: t.in, node: f.ref("baseType")}
	}
	return false
}

// OfLibrary reports whether the type is one of the library: what it consists of says little to the program's author.
func (t Type) OfLibrary() bool { return t.Known() && t.in.opaque(t.node) }

// Text is how the source writes the value of the part that has size bytes at an offset, of at most 8, if a whole number says
// less: a floating-point number, or the name of an enumerator. ok is false for everything else, and in a union, of which the
// memory does not say which member it holds.
func (t Type) Text(off, size, bits uint64) (text string, ok bool) {
	t = t.leaf(off, size)
	switch t.Shape().Form {
	case FormFloat:
		switch size {
		case 4:
			return strconv.FormatFloat(float64(math.Float32frombits(uint32(bits))), 'g', -1, 32), true
		case 8:
			return strconv.FormatFloat(math.Float64frombits(bits), 'g', -1, 64), true
		}
	case FormEnum:
		n := int64(bits)
		if shift := 64 - 8*size; t.Signed() {
			n = int64(bits<<shift) >> shift
		}
		text = t.Enumerator(n)
		return text, text != "" && !reserved(text)
	}
	return "", false
}

// leaf is the type of the part that is no structure, union or array and has size bytes at an offset; the zero Type if there
// is no such part.
func (t Type) leaf(off, size uint64) Type {
	for range maxDepth {
		s := t.Shape()
		switch s.Form {
		case FormStruct:
			members := t.Members()
			i := slices.IndexFunc(members, func(m Member) bool {
				return m.Bits == 0 && m.Off <= off && off+size <= m.Off+m.Type.Size()
			})
			if i < 0 {
				return Type{}
			}
			t, off = members[i].Type, off-members[i].Off
		case FormArray:
			each := s.Elem.Shape().Size
			if each == 0 {
				return Type{}
			}
			t, off = s.Elem, off%each
		case FormUnion:
			return Type{}
		default:
			if off > 0 || s.Size != size {
				return Type{}
			}
			return t
		}
	}
	return Type{}
}
