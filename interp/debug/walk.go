package debug

import "strings"

// What a name in the source means: the way from a variable to a part of it.

// Kind says how the bits of a scalar are to be read.
type Kind uint8

const (
	Unsigned Kind = iota + 1
	Signed
	Bool
	Float
	Pointer
)

// members calls f with each member of a structure, class or union, and each class it inherits from, until f returns false.
func (in *Info) members(of fields, f func(m fields) bool) {
	for _, e := range in.fields(of.ref("elements")).list {
		r, ok := strings.CutPrefix(e, "!")
		if !ok {
			continue
		}
		m := in.fields(leading(r))
		tag := m.word("tag")
		if m.kind != "DIDerivedType" || tag != "DW_TAG_member" && tag != "DW_TAG_inheritance" || strings.Contains(m.word("flags"), "DIFlagStaticMember") {
			continue
		}
		if !f(m) {
			return
		}
	}
}

// Member returns the offset and the type of a member, which may be one of a base class or of a member without a name. Bit-fields
// have no offset in bytes: they are not found.
func (t Type) Member(name string) (off uint64, m Type, ok bool) {
	parts := maxParts
	return t.member(name, &parts, 0)
}

func (t Type) member(name string, parts *int, depth int) (off uint64, m Type, ok bool) {
	f := t.in.resolve(t.node)
	if f.kind != "DICompositeType" || f.word("tag") == "DW_TAG_array_type" || t.indexed > 0 || depth > maxDepth {
		return 0, Type{}, false
	}
	t.in.members(f, func(d fields) bool {
		if *parts--; *parts < 0 {
			return false
		}
		at, of := uint64(d.number("offset"))/8, Type{in: t.in, node: d.ref("baseType")}
		switch {
		case d.word("tag") == "DW_TAG_member" && d.text("name") == name:
			off, m, ok = at, of, !strings.Contains(d.word("flags"), "DIFlagBitField")
			return false
		case d.word("tag") == "DW_TAG_inheritance" || d.text("name") == "":
			if off, m, ok = of.member(name, parts, depth+1); ok {
				off += at
				return false
			}
		}
		return true
	})
	return off, m, ok
}

// Element returns the offset and the type of element i of an array. Those of an array with several dimensions are arrays.
func (t Type) Element(i uint64) (off uint64, e Type, ok bool) {
	f := t.in.resolve(t.node)
	if f.kind != "DICompositeType" || f.word("tag") != "DW_TAG_array_type" {
		return 0, Type{}, false
	}
	counts := t.in.counts(f)
	if t.indexed >= len(counts) || i >= counts[t.indexed] {
		return 0, Type{}, false
	}
	e = Type{in: t.in, node: f.ref("baseType")}
	size := e.Size()
	for _, c := range counts[t.indexed+1:] {
		size *= c
	}
	if t.indexed+1 < len(counts) {
		e = t
		e.indexed++
	}
	return i * size, e, size > 0
}

// inner is the type, or what it wraps: the only member of a structure, as of std::atomic.
func (t Type) inner() fields {
	n := t.node
	for range maxDepth {
		f := t.in.resolve(n)
		if f.kind != "DICompositeType" || f.word("tag") == "DW_TAG_enumeration_type" || f.word("tag") == "DW_TAG_union_type" || !t.in.single(f) {
			return f
		}
		t.in.members(f, func(d fields) bool {
			n = d.ref("baseType")
			return false
		})
	}
	return fields{}
}

// Target is the type of what a pointer or a reference points to, or one in a wrapper such as std::atomic.
func (t Type) Target() (to Type, ok bool) {
	if t.indexed > 0 {
		return Type{}, false
	}
	f := t.inner()
	switch f.word("tag") {
	case "DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type":
		to = Type{in: t.in, node: f.ref("baseType")}
		return to, f.ref("baseType") > 0
	}
	return Type{}, false
}

// Scalar says how to read a value of the type, which has size bytes: a number, a pointer, or a structure that wraps one,
// as std::atomic does. ok is false for anything else.
func (t Type) Scalar() (k Kind, size uint64, ok bool) {
	if t.indexed > 0 {
		return 0, 0, false
	}
	f := t.inner()
	size = uint64(f.number("size")) / 8
	switch f.kind {
	case "DIBasicType":
		switch f.word("encoding") {
		case "DW_ATE_signed", "DW_ATE_signed_char":
			return Signed, size, size > 0
		case "DW_ATE_boolean":
			return Bool, size, size > 0
		case "DW_ATE_float":
			return Float, size, size == 4 || size == 8
		case "DW_ATE_unsigned", "DW_ATE_unsigned_char", "DW_ATE_UTF", "DW_ATE_address":
			return Unsigned, size, size > 0
		}
	case "DIDerivedType":
		switch f.word("tag") {
		case "DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type":
			return Pointer, max(size, 8), true
		}
	case "DICompositeType":
		if f.word("tag") == "DW_TAG_enumeration_type" {
			if of := f.ref("baseType"); t.in.resolve(of).kind == "DIBasicType" {
				return Type{in: t.in, node: of}.Scalar()
			}
			return Unsigned, size, size > 0
		}
	}
	return 0, 0, false
}
