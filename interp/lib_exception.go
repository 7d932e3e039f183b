package interp

import (
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/rtlib"
)

// The thread's library state about exceptions, by the address of the exception
// object: see rtlib/c/exception.c.
const (
	tlsExcType   = 64 // type_info of what was thrown
	tlsExcAdjust = 65 // what a handler gets: see match
)

// Names of the vtables that tell what a type_info describes.
const (
	abiClass    = "_ZTVN10__cxxabiv117__class_type_infoE"
	abiSingle   = "_ZTVN10__cxxabiv120__si_class_type_infoE"
	abiMultiple = "_ZTVN10__cxxabiv121__vmi_class_type_infoE"
	abiPointer  = "_ZTVN10__cxxabiv119__pointer_type_infoE"
)

// match reports whether a handler for the type described by the type_info at
// handler catches an exception of the type at thrown, and if so the value to store
// under tlsExcAdjust. handler 0 catches everything.
//
// Not matched: base classes of what a thrown pointer points to if they are not at
// its beginning, and virtual base classes.
func (m *Machine) match(thrown, handler uint64) (adjust uint64, ok bool) {
	kind := m.typeKind(thrown)
	if kind == abiPointer {
		adjust = 1
	}
	if handler == 0 || m.sameType(thrown, handler) {
		return adjust, true
	}
	if kind == abiPointer {
		if m.typeKind(handler) != abiPointer {
			return 0, false
		}
		const quals = 7 // const, volatile, restrict
		have, want := m.constWord(thrown+16, 4)&quals, m.constWord(handler+16, 4)&quals
		if have&^want != 0 {
			return 0, false
		}
		a, b := m.constWord(thrown+24, 8), m.constWord(handler+24, 8)
		if m.typeName(b) == "v" || m.sameType(a, b) {
			return 1, true
		}
		off, ok := m.base(a, b)
		return 1, ok && off == 0
	}
	off, ok := m.base(thrown, handler)
	return off << 1, ok
}

// base returns the offset of base class b in an object of class a.
func (m *Machine) base(a, b uint64) (off uint64, ok bool) {
	if m.sameType(a, b) {
		return 0, true
	}
	switch m.typeKind(a) {
	case abiSingle:
		return m.base(m.constWord(a+16, 8), b)
	case abiMultiple:
		const virtual, public = 1, 2
		for i := range m.constWord(a+20, 4) {
			at := a + 24 + 16*i
			flags := m.constWord(at+8, 8)
			if flags&public == 0 || flags&virtual != 0 {
				continue
			}
			if off, ok := m.base(m.constWord(at, 8), b); ok {
				return off + uint64(int64(flags)>>8), true
			}
		}
	}
	return 0, false
}

// typeKind is the name of the ABI class of the type_info at ti.
func (m *Machine) typeKind(ti uint64) string {
	name, _ := m.prog.SymbolAt(event.Addr(m.constWord(ti, 8)))
	return strings.TrimPrefix(name, rtlib.Prefix)
}

// sameType compares type_infos: by address or, unless they are local to a
// translation unit, by name.
func (m *Machine) sameType(a, b uint64) bool {
	if a == b {
		return true
	}
	x, y := m.typeName(a), m.typeName(b)
	return x == y && !strings.HasPrefix(x, "*")
}

func (m *Machine) typeName(ti uint64) string {
	p := m.constWord(ti+8, 8)
	var b []byte
	for len(b) < 1<<12 {
		c := byte(m.constWord(p, 1))
		if c == 0 {
			break
		}
		b = append(b, c)
		p++
	}
	return string(b)
}

// constWord reads size bytes of static memory as they are initially.
func (m *Machine) constWord(a uint64, size uint8) uint64 {
	return m.prog.Initial(event.Addr(a), size).Lo
}
