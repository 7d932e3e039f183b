package load

import (
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// The conventions of SV-COMP: what functions of certain names mean, whatever their
// bodies do so that a program can be run.

const (
	atomicBegin = "__VERIFIER_atomic_begin"
	atomicEnd   = "__VERIFIER_atomic_end"
)

// conventions are functions that mean what the library's of that name do, also if the
// program defines them.
var conventions = map[string]bool{
	atomicBegin: true, atomicEnd: true, "__VERIFIER_assume": true, "assume_abort_if_not": true,
	"reach_error": true, "__VERIFIER_error": true,
}

// convention returns the name, as C has it, of the function called name if its meaning
// is a convention; else "".
func convention(name string) string {
	if strings.HasPrefix(name, "_Z") {
		if m := mangledName().FindStringSubmatch(name); m != nil && conventions[m[1]] {
			return m[1]
		}
	}
	if conventions[name] {
		return name
	}
	return rustFunction(name)
}

// mangledName matches a name that C++ gives to a function without namespace and with a
// number or nothing as argument.
var mangledName = lazy.Regexp(`^_ZL?[0-9]+(\w+?)[vibjlm]$`)

// unmangled is name without what C++ puts before the names of functions outside of namespaces.
func unmangled(name string) string {
	rest, ok := strings.CutPrefix(name, "_Z")
	if !ok {
		return name
	}
	rest = strings.TrimPrefix(rest, "L")
	plain := strings.TrimLeft(rest, "0123456789")
	if len(plain) == len(rest) {
		return name
	}
	return plain
}

// atomicPrefix begins the names of functions that are atomic sections.
const atomicPrefix = "__VERIFIER_atomic_"

// isAtomic reports whether the function is an atomic section.
func (fl *lowering) isAtomic() bool {
	return !fl.m.lib && !fl.ld.opts.NoLibrary && strings.HasPrefix(unmangled(fl.fn.Name()), atomicPrefix)
}

// assumes reports whether v, a call of f, is the failure of an assumption: abort in
// assume_abort_if_not or __VERIFIER_assume, which may have been inlined.
func (fl *lowering) assumes(v value.Value, f *llir.Func) bool {
	return f.Name() == "abort" && !fl.m.lib && !fl.ld.opts.NoLibrary &&
		(fl.within(v, "assume_abort_if_not") || fl.within(v, "__VERIFIER_assume"))
}

// keptSections fails if loc lies in a function that is an atomic section and was inlined:
// where it began and ended is lost.
func keptSections(loc *metadata.DILocation) {
	for ; loc.InlinedAt != nil; loc = loc.InlinedAt {
		if _, fn := scope(loc.Scope); fn != nil && strings.HasPrefix(fn.Name, atomicPrefix) {
			fail("%s is an atomic section, but the compiler inlined it; compile with -fno-inline", fn.Name)
		}
	}
}

// within reports whether instruction v is part of the function called name, or was
// inlined from it.
func (fl *lowering) within(v value.Value, name string) bool {
	if n := fl.fn.Name(); n == name || unmangled(n) != n && strings.HasPrefix(unmangled(n), name) {
		return true
	}
	a, ok := v.(attachments)
	if !ok {
		return false
	}
	for _, md := range a.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
			for ; loc != nil; loc = loc.InlinedAt {
				if _, fn := scope(loc.Scope); fn != nil && fn.Name == name {
					return true
				}
			}
		}
	}
	return false
}

// callLibrary calls a function of the run-time library that returns nothing.
func (fl *lowering) callLibrary(name string, args ...int32) {
	s := fl.ld.library(name)
	if s == nil {
		panic("BUG: the library has no " + name)
	}
	idx := fl.ld.funcIndex(s.mod, s.fn)
	fl.emitList(ir.Inst{Op: ir.OpCall, Imm: uint64(uint32(idx))}, args, nil)
}

// sectionLock finds the lock of atomic sections, if the program has some.
func (ld *loader) sectionLock() {
	file, _ := rtlib.FileOf(atomicBegin)
	if m := ld.files[file]; m != nil {
		if s := m.symbols["atomic_section"]; s != nil && s.variable != nil {
			ld.prog.SectionLock = event.Addr(s.variable.addr)
		}
	}
}
