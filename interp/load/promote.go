package load

import (
	"sort"
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

// promote finds the allocas that need no memory: their address is used for nothing
// but loads and stores of separate scalars at constant offsets, and to fill them with known content.
func (fl *lowering) promote() {
	if len(fl.fn.Blocks) == 0 {
		return
	}
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
		pr := promoter{fl: fl, leaves: map[uint64]leaf{}}
		derived := map[value.Value]uint64{}
		if !pr.visit(a, 0, derived) || !pr.disjoint(fl.m.size(a.ElemType)) || !pr.filled(fl.m.size(a.ElemType)) {
			continue
		}
		pcs := map[uint64][]int32{}
		offs := make([]uint64, 0, len(pr.leaves))
		for off := range pr.leaves {
			offs = append(offs, off)
		}
		sort.Slice(offs, func(i, j int) bool { return offs[i] < offs[j] })
		for _, off := range offs {
			pcs[off] = fl.newSlots(pr.leaves[off].slots)
		}
		fl.pieces[a], fl.scalars[a] = pcs, pr.leaves
		fl.watchAlloca(a, pr.leaves)
		if fl.writtenOnce(a) {
			fl.once[a] = nil
		} else if !fl.m.lib {
			for _, off := range offs {
				fl.undef[a] = append(fl.undef[a], pr.leaves[off])
			}
		}
		for v, off := range derived {
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

type promoter struct {
	fl     *lowering
	leaves map[uint64]leaf // accessed scalars, by offset
	fills  []filling
}

func (p *promoter) visit(v value.Value, off uint64, derived map[value.Value]uint64) bool {
	if _, again := derived[v]; again {
		return true
	}
	derived[v] = off
	for _, u := range p.fl.uses[v] {
		switch u := u.(type) {
		case *llir.InstLoad:
			if u.Atomic || !p.access(u.ElemType, off) {
				return false
			}
		case *llir.InstStore:
			if u.Atomic || unwrap(u.Src) == v || !p.access(u.Src.Type(), off) {
				return false
			}
		case *llir.InstBitCast:
			if !isPointer(u.To) || !p.visit(u, off, derived) {
				return false
			}
		case *llir.InstGetElementPtr:
			if unwrap(u.Src) != v {
				return false
			}
			if _, vec := u.Type().(*types.VectorType); vec {
				return false
			}
			d, ok := p.fl.m.constOffset(u.ElemType, u.Indices)
			if !ok || !p.visit(u, off+d, derived) {
				return false
			}
		case *llir.InstCall:
			if marksOnly(u) {
				break
			}
			f, ok := p.fl.m.fillingOf(u, v, off)
			if !ok {
				return false
			}
			p.fills = append(p.fills, f)
		default:
			return false
		}
	}
	return true
}

// filled reports whether all that is filled lies inside size bytes and consists of whole scalars.
func (p *promoter) filled(size uint64) bool {
	for _, f := range p.fills {
		if !inside(f.off, uint64(len(f.content)), size) {
			return false
		}
		for _, l := range p.leaves {
			if !f.fits(l) {
				return false
			}
		}
	}
	return true
}

// access records a load or store of type t at off.
func (p *promoter) access(t types.Type, off uint64) (ok bool) {
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
	ls := p.fl.m.leaves(nil, t, off)
	if len(ls) > 64 || len(p.leaves) > 256 {
		return false
	}
	for _, l := range ls {
		if have, ok := p.leaves[l.off]; ok {
			if have.bits != l.bits || (have.kind == leafF80) != (l.kind == leafF80) {
				return false
			}
			continue
		}
		p.leaves[l.off] = l
	}
	return true
}

// disjoint reports whether the scalars do not overlap and lie inside size bytes.
func (p *promoter) disjoint(size uint64) bool {
	offs := make([]uint64, 0, len(p.leaves))
	for off := range p.leaves {
		offs = append(offs, off)
	}
	sort.Slice(offs, func(i, j int) bool { return offs[i] < offs[j] })
	end := uint64(0)
	for _, off := range offs {
		l := p.leaves[off]
		if off < end || !inside(off, l.store(), size) {
			return false
		}
		end = off + l.store()
	}
	return true
}

// inside reports whether n bytes at off, which may be before the variable, lie inside its size bytes.
func inside(off, n, size uint64) bool { return off <= size && n <= size-off }
