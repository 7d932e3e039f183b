package load

import (
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// Volatile accesses. C gives them no meaning between threads, so they are plain accesses, which race. Code in the
// style of kernels (READ_ONCE, WRITE_ONCE) means relaxed atomic accesses by them, and Options.RelaxedVolatile takes
// them for these.

// relaxVolatile makes the volatile accesses of mod to what fits into a register relaxed atomic ones. Copies of
// structures stay as they are: no processor makes them at once.
func relaxVolatile(mod *llir.Module) {
	for _, f := range mod.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				switch x := inst.(type) {
				case *llir.InstLoad:
					if x.Volatile && !x.Atomic && atOnce(x.ElemType, x.Align) {
						x.Atomic, x.Ordering = true, enum.AtomicOrderingMonotonic
					}
				case *llir.InstStore:
					if x.Volatile && !x.Atomic && atOnce(x.Src.Type(), x.Align) {
						x.Atomic, x.Ordering = true, enum.AtomicOrderingMonotonic
					}
				}
			}
		}
	}
}

// atOnce reports whether an access of type t that is aligned so, 0 if as the type is, takes place at once: whether it is
// made by one instruction, and is no member of a packed structure, which may lie in two lines of a cache.
func atOnce(t types.Type, align llir.Align) bool {
	return inRegister(t) && (align == 0 || uint64(align) >= (&module{align128: 16}).size(t))
}

// inRegister reports whether values of type t fit into a register.
func inRegister(t types.Type) bool {
	switch t := t.(type) {
	case *types.IntType:
		return t.BitSize <= 64
	case *types.FloatType:
		return floatSize(t) <= 8
	case *types.PointerType:
		return true
	}
	return false
}

// noteVolatile notes where a plain volatile access is, for Options.RelaxedVolatile to be suggested if it races.
func (fl *lowering) noteVolatile(t types.Type, align llir.Align) {
	if fl.m.lib || !atOnce(t, align) {
		return
	}
	p := fl.ld.prog
	if p.Volatile == nil {
		p.Volatile = map[ir.Position]bool{}
	}
	p.Volatile[p.Position(fl.pos)] = true
}
