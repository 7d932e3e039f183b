package load

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Cells: what local variables that need no memory consist of. Most are scalars that the function only accesses as such. But of
//
//	struct top { unsigned index, tag; } old = atomic_load(&top), new;
//	do { new.index = next[old.index]; new.tag = old.tag + 1; } while (!atomic_compare_exchange_weak(&top, &old, new));
//
// a compiler that does not optimise writes old as one number of 64 bits, and reads it by halves; it writes new by halves, and reads that
// number. Between variables it copies bytes. If that keeps old in memory, it is not known that the loop begins with what was loaded, and that
// a failed attempt only brings another such value (seed.go).
//
// So what overlaps is cut where something that is written begins or ends, and nowhere else: old is one cell, new has two. A part of a
// cell is shifted out when it is read, and cells are put together (x86-64 and AArch64 are little-endian). A write never
// changes a part of a cell only, as the cell would then depend on what it had held, too; under models with dependencies that is more than
// memory knows. For the same reason what is copied has the cells of what it is copied from.

// copying is a call that copies n bytes from one local variable to another.
type copying struct {
	call        *llir.InstCall
	to, from    *celled // nil: not one that is looked at
	dst, src, n uint64
}

// maxAccesses bounds the different accesses to one variable.
const maxAccesses = 256

// add notes an access. It reports false if there are too many.
func (l *celled) add(x access) bool {
	l.accesses[x] = true
	return len(l.accesses) <= maxAccesses
}

// copiesBytes returns how many bytes call c copies; ok is false if it does something else, or that is not known.
func copiesBytes(c *llir.InstCall) (n uint64, ok bool) {
	f, isFunc := c.Callee.(*llir.Func)
	if !isFunc || !strings.HasPrefix(f.Name(), "llvm.mem") || len(c.Args) != 4 || !isFalse(c.Args[3]) {
		return 0, false
	}
	switch intrinsicBase(f.Name()) {
	case "memcpy", "memcpy.inline", "memmove":
		n, ok = constantInt(c.Args[2])
	}
	return n, ok && n > 0 && n <= maxFilled
}

// copies notes that call c copies from v or to it, which is at offset off of the variable. It reports false if it does something else.
func (l *celled) copies(c *llir.InstCall, v value.Value, off uint64) bool {
	n, ok := copiesBytes(c)
	to, from := unwrap(c.Args[0]) == v, len(c.Args) > 1 && unwrap(c.Args[1]) == v
	if !ok || to == from || !inside(off, n, l.size) {
		return false
	}
	i := slices.IndexFunc(l.fl.copying, func(x *copying) bool { return x.call == c })
	if i < 0 {
		i = len(l.fl.copying)
		l.fl.copying = append(l.fl.copying, &copying{call: c, n: n})
	}
	x := l.fl.copying[i]
	if to {
		x.to, x.dst = l, off
		l.edges = append(l.edges, off, off+n)
	} else {
		x.from, x.src = l, off
	}
	return true
}

// layOut finds the cells of variables, and returns those that need no memory: all is copied among these only.
func (fl *lowering) layOut(all []*celled) []*celled {
	for {
		good := map[*celled]bool{}
		for _, l := range all {
			good[l] = true
		}
		fl.dropCopies(good)
		fl.shareAccesses(good)
		fl.showCopies(good)
		if len(good) == len(all) {
			for _, l := range all {
				if !l.layOut() || !l.filled() {
					delete(good, l)
				}
			}
		}
		if len(good) == len(all) {
			return all
		}
		all = slices.DeleteFunc(all, func(l *celled) bool { return !good[l] })
	}
}

// dropCopies removes from good what is copied to or from something else.
func (fl *lowering) dropCopies(good map[*celled]bool) {
	for again := true; again; {
		again = false
		for _, c := range fl.copying {
			if c.to == c.from || !good[c.to] || !good[c.from] {
				again = again || good[c.to] || good[c.from]
				delete(good, c.to)
				delete(good, c.from)
			}
		}
	}
}

// shareAccesses makes what is copied be accessed in the same way at both places: what is written there is written here, and what is accessed
// here is read there. It removes from good what has too many accesses then.
func (fl *lowering) shareAccesses(good map[*celled]bool) {
	for again := true; again; {
		again = false
		for _, c := range fl.copying {
			if !good[c.to] {
				continue
			}
			for _, x := range c.from.sorted() {
				if x.writes && x.clip(c.src, c.n) {
					x.off += c.dst - c.src
					again = c.to.share(x, good) || again
				}
			}
			for _, x := range c.to.sorted() {
				if x.clip(c.dst, c.n) {
					x.off, x.writes = x.off+c.src-c.dst, false
					again = c.from.share(x, good) || again
				}
			}
		}
	}
}

// showCopies makes debuggers see what is copied to a variable and not used. It changes nothing else, as no other access overlaps with that.
func (fl *lowering) showCopies(good map[*celled]bool) {
	if fl.variables == nil {
		return
	}
	for _, c := range fl.copying {
		if good[c.to] && fl.allocas[c.to.a] != nil {
			c.to.fillGaps()
		}
	}
	fl.shareAccesses(good)
}

// fillGaps adds the numbers of l that are not accessed.
func (l *celled) fillGaps() {
	defer func() {
		if r := recover(); r != nil {
			if _, u := r.(unsupported); !u {
				panic(r)
			}
		}
	}()
	for _, x := range l.fl.m.leaves(nil, l.a.ElemType, 0) {
		used := x.kind == leafF80 || x.bits%8 != 0 || len(l.accesses) == maxAccesses
		for y := range l.accesses {
			used = used || x.off < y.off+y.store() && y.off < x.off+x.store()
		}
		if x.kind = leafInt; !used {
			l.accesses[access{leaf: x}] = true
		}
	}
}

// share adds an access, unless there are too many, and reports whether there was none such.
func (l *celled) share(x access, good map[*celled]bool) bool {
	if l.accesses[x] || !good[l] {
		return false
	}
	if !l.add(x) {
		delete(good, l)
	}
	return true
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// sorted are the accesses to l by offset and size.
func (l *celled) sorted() []access {
	return slices.SortedFunc(maps.Keys(l.accesses), func(x, y access) int {
		return cmp.Or(cmp.Compare(x.off, y.off), cmp.Compare(x.bits, y.bits), cmp.Compare(x.kind, y.kind), cmp.Compare(b2i(x.writes), b2i(y.writes)))
	})
}

// clip leaves of x what lies in n bytes from off on. It reports false if that is nothing.
func (x *access) clip(off, n uint64) bool {
	lo, hi := max(x.off, off), min(x.off+x.store(), off+n)
	if lo >= hi {
		return false
	}
	if lo != x.off || hi != x.off+x.store() {
		kind := x.kind // a part of what cannot be cut cannot be cut, either
		x.leaf = intCell(lo, hi)
		x.kind = kind
	}
	return true
}

// intCell is a number in the bytes from lo to hi.
func intCell(lo, hi uint64) leaf {
	return leaf{off: lo, bits: 8 * (hi - lo), slots: int32((hi - lo + 7) / 8)}
}

// layOut finds the cells of l. It reports false if there is something that cannot be cut, or outside the variable.
func (l *celled) layOut() bool {
	l.cells = map[uint64]leaf{}
	for list := l.sorted(); len(list) > 0; {
		end, n := uint64(0), 0
		for n < len(list) && (n == 0 || list[n].off < end) {
			if !inside(list[n].off, list[n].store(), l.size) {
				return false
			}
			end = max(end, list[n].off+list[n].store())
			n++
		}
		if !l.cut(list[:n], end) {
			return false
		}
		list = list[n:]
	}
	return true
}

// cut makes cells of accesses that overlap, the first byte first, and end at end.
func (l *celled) cut(overlap []access, end uint64) bool {
	first := overlap[0].leaf
	cuts := []uint64{end}
	for _, e := range l.edges {
		if e > first.off && e < end {
			cuts = append(cuts, e)
		}
	}
	if len(cuts) == 1 && !slices.ContainsFunc(overlap, func(x access) bool { return x.leaf != first }) {
		l.cells[first.off] = first
		return true
	}
	for _, x := range overlap {
		if x.kind == leafF80 || x.bits%8 != 0 {
			return false
		}
		for _, p := range x.parts() {
			if x.writes {
				cuts = append(cuts, p.off, p.off+uint64(p.size))
			}
		}
	}
	slices.Sort(cuts)
	at := first.off
	for _, c := range cuts {
		for at < c {
			n := min(c-at, 8)
			l.cells[at] = intCell(at, at+n)
			at += n
		}
	}
	return true
}

// readCells returns what scalar x of alloca a holds.
func (fl *lowering) readCells(a *llir.InstAlloca, x leaf) (rs []int32) {
	if c, ok := fl.scalars[a][x.off]; ok && c.bits == x.bits {
		for _, s := range fl.pieces[a][x.off] {
			rs = append(rs, fl.op(ir.Inst{Op: ir.OpMov, A: s}))
		}
		return rs
	}
	for _, p := range x.parts() {
		rs = append(rs, fl.assemble(a, p.off, p.off+uint64(p.size)))
	}
	return rs
}

// assemble returns the number in the bytes from lo to hi of alloca a, at most 8.
func (fl *lowering) assemble(a *llir.InstAlloca, lo, hi uint64) (r int32) {
	found := false
	for _, off := range offsets(fl.scalars[a]) {
		c := fl.scalars[a][off]
		from, to := off, off+c.store()
		if to <= lo || from >= hi {
			continue
		}
		s := fl.op(ir.Inst{Op: ir.OpMov, A: fl.pieces[a][off][0]}) // the variable may change before that is used
		if from < lo {
			s = fl.op(ir.Inst{Op: ir.OpLShr, A: s, B: fl.imm(8 * (lo - from)), Size: 64})
		} else if from > lo {
			s = fl.op(ir.Inst{Op: ir.OpShl, A: s, B: fl.imm(8 * (from - lo)), Size: 64, Imm: ^uint64(0)})
		}
		if to > hi {
			s = fl.op(ir.Inst{Op: ir.OpAndImm, A: s, Imm: ir.Mask(uint(8 * (hi - lo)))})
		}
		if found {
			s = fl.op(ir.Inst{Op: ir.OpOr, A: r, B: s})
		}
		r, found = s, true
	}
	return r
}

// writeCells makes ops what scalar x of alloca a holds.
func (fl *lowering) writeCells(a *llir.InstAlloca, x leaf, ops []int32) {
	if c, ok := fl.scalars[a][x.off]; ok && c.bits == x.bits {
		fl.writeCell(a, x.off, ops)
		return
	}
	for _, off := range offsets(fl.scalars[a]) {
		c := fl.scalars[a][off]
		if off < x.off || off >= x.off+x.store() {
			continue
		}
		s, at := ops[(off-x.off)/8], (off-x.off)%8
		if at > 0 {
			s = fl.op(ir.Inst{Op: ir.OpLShr, A: s, B: fl.imm(8 * at), Size: 64})
		}
		fl.writeCell(a, off, []int32{fl.op(ir.Inst{Op: ir.OpAndImm, A: s, Imm: ir.Mask(uint(c.bits))})})
	}
}

// writeCell makes ops what the cell at off of alloca a holds.
func (fl *lowering) writeCell(a *llir.InstAlloca, off uint64, ops []int32) {
	fl.followStore(a, off, ops)
	for i, s := range fl.pieces[a][off] {
		fl.emit(ir.Inst{Op: ir.OpMov, Dst: s, A: ops[i]})
	}
}

// copyCells lowers call c if it copies between variables that need no memory.
func (fl *lowering) copyCells(c *llir.InstCall) bool {
	if _, ok := copiesBytes(c); !ok {
		return false
	}
	i := slices.IndexFunc(fl.copying, func(x *copying) bool { return x.call == c })
	if i < 0 {
		return false
	}
	x := fl.copying[i]
	if x.to == nil || fl.pieces[x.to.a] == nil {
		return false
	}
	for _, off := range offsets(x.to.cells) {
		if off >= x.dst && off < x.dst+x.n {
			from := x.to.cells[off]
			from.off += x.src - x.dst
			fl.writeCell(x.to.a, off, fl.readCells(x.from.a, from))
		}
	}
	return true
}

// undefineCells lowers x if it makes a variable undefined that needs no memory, and is written otherwise, too.
func (fl *lowering) undefineCells(x *llir.InstStore) bool {
	if !fl.undefines(x) {
		return false
	}
	a := unwrap(x.Dst).(*llir.InstAlloca)
	if _, once := fl.once[a]; once {
		return false
	}
	fl.undefineUpTo(a, fl.m.size(x.Src.Type()), fl.birthBy(a, fl.nameOf(a), fl.pos))
	return true
}

// undefineUpTo makes the first n bytes of a undefined.
func (fl *lowering) undefineUpTo(a *llir.InstAlloca, n uint64, birth int32) {
	for _, off := range offsets(fl.pieces[a]) {
		if c := fl.scalars[a][off]; off < n {
			s := fl.newSlots(c.slots)
			fl.undefined(s, c.bits, birth)
			fl.writeCell(a, off, s)
		}
	}
}

// revive makes a, which needs no memory, undefined where its life starts more than once, as in a loop: memory forgets what it had, too.
func (fl *lowering) revive(a *llir.InstAlloca, p value.Value) {
	if _, once := fl.once[a]; !once && !fl.m.lib && local(p) == a && fl.lives(p) > 1 {
		fl.undefineUpTo(a, fl.m.size(a.ElemType), fl.birth(a, fl.nameOf(a)))
	}
}

// undefines reports whether x makes a variable undefined.
func (fl *lowering) undefines(x *llir.InstStore) bool {
	_, isVariable := unwrap(x.Dst).(*llir.InstAlloca)
	_, isUndef := unwrap(x.Src).(*constant.Undef)
	_, isVector := x.Src.Type().(*types.VectorType)
	return isVariable && isUndef && !isVector && !fl.m.lib
}
