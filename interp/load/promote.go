package load

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// findUses builds the table of users of every local value.
func (fl *lowering) findUses() {
	fl.uses = fl.ld.useTable(fl.fn)
	for _, b := range fl.fn.Blocks {
		for _, inst := range b.Insts {
			fl.dbgName(inst)
			if a, ok := inst.(*llir.InstAlloca); ok {
				if d := fl.m.declared[fl.fn.Name()][a.Ident()]; d.name != "" {
					fl.names[a], fl.lines[a] = d.name, d.line
				}
			}
		}
	}
}

// dbgName learns the names of variables from llvm.dbg.declare.
func (fl *lowering) dbgName(inst llir.Instruction) {
	c, ok := inst.(*llir.InstCall)
	if !ok || len(c.Args) < 2 {
		return
	}
	f, ok := c.Callee.(*llir.Func)
	if !ok || f.Name() != "llvm.dbg.declare" {
		return
	}
	v := unwrap(c.Args[0])
	if md, ok := c.Args[1].(*metadata.Value); ok {
		if lv, ok := md.Value.(*metadata.DILocalVariable); ok {
			fl.names[v], fl.lines[v] = lv.Name, int(lv.Line)
		}
	}
}

// constOffset returns the offset that a getelementptr with constant indices adds.
func (m *module) constOffset(elem types.Type, indices []value.Value) (off uint64, ok bool) {
	t := elem
	for i, ix := range indices {
		c, isConst := unwrap(ix).(*constant.Int)
		if !isConst {
			switch z := unwrap(ix).(type) {
			case *constant.Undef, *constant.Poison:
				return 0, false
			case constant.Constant:
				if !isZero(z) {
					return 0, false
				}
			default:
				return 0, false
			}
			c = constant.NewInt(types.I64, 0)
		}
		n := c.X.Int64()
		switch {
		case i == 0:
			off += uint64(n) * m.size(t)
		default:
			if st, ok := t.(*types.StructType); ok {
				off += m.fieldOff(st, int(n))
				t = st.Fields[n]
				continue
			}
			t = elemType(t, 0)
			off += uint64(n) * m.size(t)
		}
	}
	return off, true
}

// marksOnly reports whether a call does nothing with the memory that its pointer
// arguments point to, as far as values are concerned.
func marksOnly(c *llir.InstCall) bool {
	f, ok := c.Callee.(*llir.Func)
	if !ok {
		return false
	}
	n := f.Name()
	return strings.HasPrefix(n, "llvm.dbg.") || strings.HasPrefix(n, "llvm.lifetime.")
}

// promote finds the allocas that need no memory: their address is used for nothing but loads and stores of scalars at constant offsets, to
// fill them with known content, and to copy them to each other. The cells of each (cells.go) become slots.
func (fl *lowering) promote() {
	if len(fl.fn.Blocks) == 0 {
		return
	}
	var all []*celled
	for _, inst := range fl.fn.Blocks[0].Insts {
		a, ok := inst.(*llir.InstAlloca)
		if !ok {
			continue
		}
		if a.NElems != nil {
			if c, ok := a.NElems.(*constant.Int); !ok || c.X.Int64() != 1 {
				continue
			}
		}
		l := &celled{fl: fl, a: a, size: fl.m.size(a.ElemType), accesses: map[access]bool{}, derived: map[value.Value]uint64{}}
		if l.visit(a, 0) {
			all = append(all, l)
		}
	}
	for _, l := range fl.layOut(all) {
		a := l.a
		pcs := map[uint64][]int32{}
		offs := offsets(l.cells)
		for _, off := range offs {
			pcs[off] = fl.newSlots(l.cells[off].slots)
		}
		fl.pieces[a], fl.scalars[a] = pcs, l.cells
		fl.watchAlloca(a, l.cells)
		if fl.writtenOnce(a) {
			fl.once[a] = nil
		} else if !fl.m.lib {
			for _, off := range offs {
				fl.undef[a] = append(fl.undef[a], l.cells[off])
			}
		}
		for v, off := range l.derived {
			fl.ptrs[v] = pointer{promoted: a, off: off}
		}
	}
}

// writtenOnce reports whether the promoted scalar a is written by one store, which comes before all loads on each way. Then it is what
// was stored, by another name.
func (fl *lowering) writtenOnce(a *llir.InstAlloca) bool {
	if !isScalar(a.ElemType) {
		return false
	}
	for _, u := range fl.uses[a] {
		if st, ok := u.(*llir.InstStore); ok {
			return types.Equal(st.Src.Type(), a.ElemType) && keptOnce(fl.fn, st, fl.uses) == a
		}
	}
	return false
}

// isScalar reports whether values of type t are integers, floats or pointers.
func isScalar(t types.Type) bool {
	switch t.(type) {
	case *types.IntType, *types.FloatType, *types.PointerType:
		return true
	}
	return false
}

// celled is what is known of an alloca that may need no memory.
type celled struct {
	fl       *lowering
	a        *llir.InstAlloca
	size     uint64
	accesses map[access]bool
	derived  map[value.Value]uint64 // pointers into it, with their offsets
	fills    []filling
	edges    []uint64 // where fillings and copies to it begin or end, and what becomes undefined as a whole
	cells    map[uint64]leaf
}

// access is a scalar that is read or written.
type access struct {
	leaf
	writes bool
}

func (l *celled) visit(v value.Value, off uint64) bool {
	if _, again := l.derived[v]; again {
		return true
	}
	l.derived[v] = off
	for _, u := range l.fl.uses[v] {
		switch u := u.(type) {
		case *llir.InstLoad:
			if u.Atomic || !l.access(u.ElemType, off, false) {
				return false
			}
		case *llir.InstStore:
			switch {
			case u.Atomic || unwrap(u.Src) == v:
				return false
			case l.fl.undefines(u):
				l.edges = append(l.edges, off, off+l.fl.m.size(u.Src.Type()))
			case !l.access(u.Src.Type(), off, true):
				return false
			}
		case *llir.InstBitCast:
			if !isPointer(u.To) || !l.visit(u, off) {
				return false
			}
		case *llir.InstGetElementPtr:
			if unwrap(u.Src) != v {
				return false
			}
			if _, vec := u.Type().(*types.VectorType); vec {
				return false
			}
			d, ok := l.fl.m.constOffset(u.ElemType, u.Indices)
			if !ok || !l.visit(u, off+d) {
				return false
			}
		case *llir.InstCall:
			if marksOnly(u) {
				break
			}
			if f, ok := l.fl.m.fillingOf(u, v, off); ok {
				l.fills = append(l.fills, f)
				l.edges = append(l.edges, f.off, f.off+uint64(len(f.content)))
			} else if !l.copies(u, v, off) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// filled reports whether all that is filled lies inside the variable and consists of whole cells.
func (l *celled) filled() bool {
	for _, f := range l.fills {
		if !inside(f.off, uint64(len(f.content)), l.size) {
			return false
		}
		for _, c := range l.cells {
			if !f.fits(c) {
				return false
			}
		}
	}
	return true
}

// access records a load or store of type t at off.
func (l *celled) access(t types.Type, off uint64, writes bool) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, u := r.(unsupported); !u {
				panic(r)
			}
			ok = false
		}
	}()
	if vt, isVec := t.(*types.VectorType); isVec {
		if it, isInt := vt.ElemType.(*types.IntType); isInt && it.BitSize%8 != 0 {
			return false
		}
	}
	ls := l.fl.m.leaves(nil, t, off)
	if len(ls) > 64 {
		return false
	}
	for _, x := range ls {
		if x.kind != leafF80 {
			x.kind = leafInt
		}
		if !l.add(access{x, writes}) {
			return false
		}
	}
	return true
}

// inside reports whether n bytes at off, which may be before the variable, lie inside its size bytes.
func inside(off, n, size uint64) bool { return off <= size && n <= size-off }
