package load

import (
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// The waiting functions of C++20 (std::atomic's wait and notify, latch, barrier) are inline in libstdc++, which counts the
// waiting threads in a table: who waits increments a count, looks at the value, and sleeps on a futex; who notifies has
// changed the value, then looks at the count, and wakes nobody if it is 0. The count only saves calls of the kernel: the
// futexes of our library (interp/rtlib/c/futex.c) lose no wake-up. But each way in which threads can find a count is
// another execution, and a count synchronises threads that the standard does not let synchronise. So there is no count
// here: who waits changes none, and who notifies finds that a thread waits.

// waiterPool is libstdc++'s table, which belongs to std::__detail::__waiter_pool_base::_S_for(void const*).
const waiterPool = "_ZZNSt8__detail18__waiter_pool_base6_S_forEPKvE3__w"

// occupied is what counts begin with, more than all threads take away where only their decrements are not known to be that.
const occupied = 1 << 30

// occupy has the counts of the tables begin with that, so that who notifies finds a thread that waits even where it
// is not known that a load is that of a count.
func occupy(modules []*llir.Module) {
	for _, m := range modules {
		occupyTable(m)
	}
}

func occupyTable(m *llir.Module) {
	for _, g := range m.Globals {
		if g.Name() != waiterPool || g.Init == nil {
			continue
		}
		table, ok := g.ContentType.(*types.ArrayType)
		if !ok {
			continue
		}
		elems := make([]constant.Constant, table.Len)
		for i := range elems {
			elems[i] = withCount(table.ElemType, g.Init, i)
			ok = ok && elems[i] != nil
		}
		if ok {
			g.Init = constant.NewArray(table, elems...)
		}
	}
}

// withCount returns element i, of type t, of the table with this content, with a count; nil if its first part is none.
func withCount(t types.Type, content constant.Constant, i int) constant.Constant {
	elem, isStruct := t.(*types.StructType)
	if !isStruct || len(elem.Fields) == 0 {
		return nil
	}
	count, isInt := elem.Fields[0].(*types.IntType)
	if !isInt || count.BitSize < 32 {
		return nil
	}
	fields := make([]constant.Constant, len(elem.Fields))
	for j, f := range elem.Fields {
		fields[j] = constant.NewZeroInitializer(f)
	}
	if all, ok := content.(*constant.Array); ok {
		if e, ok := all.Elems[i].(*constant.Struct); ok {
			copy(fields, e.Fields)
		}
	}
	fields[0] = constant.NewInt(count, occupied)
	return constant.NewStruct(elem, fields...)
}

// waiters reports whether inst is an access in one of the functions of libstdc++'s
// __waiter_pool_base that are called names. It takes debug information to tell.
func (m *module) waiters(inst attachments, names ...string) bool {
	if m.lib {
		return false
	}
	for _, md := range inst.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
			file, fn := scope(loc.Scope)
			return fn != nil && slices.Contains(names, fn.Name) && file != nil && strings.HasSuffix(file.Filename, "bits/atomic_wait.h")
		}
	}
	return false
}

// looksForWaiters reports whether x asks how many threads wait.
func (fl *lowering) looksForWaiters(x *llir.InstLoad) bool {
	return x.Ordering == enum.AtomicOrderingSequentiallyConsistent && fl.m.waiters(x, "_M_waiting")
}

// countsWaiter reports whether x counts a thread that begins to wait, or no longer does. These functions return nothing, so
// whatever x returns is lost.
func (fl *lowering) countsWaiter(x *llir.InstAtomicRMW) bool {
	return fl.m.waiters(x, "_M_enter_wait", "_M_leave_wait")
}

// spinCount returns what x compares with. A thread in one of these functions looks at the value 16 times before it
// sleeps, and each time it may find what it waits for: 16 ways to do the same. Sleeping ends at once if the value has
// changed. So one look is enough, and 16 becomes 1 here: in code that is not optimised, where the number of the look is
// a variable, and where an optimiser has kept the loop.
func (fl *lowering) spinCount(x *llir.InstICmp) value.Value {
	n, ok := x.Y.(*constant.Int)
	if !ok || fl.m.lib || !spins(x) {
		return x.Y
	}
	if _, load := x.X.(*llir.InstLoad); load && x.Pred == enum.IPredSLT {
		return constant.NewInt(n.Type().(*types.IntType), 1)
	}
	if to, ok := lookedOnce(x); ok && fl.looksOnce() {
		return constant.NewInt(n.Type().(*types.IntType), to)
	}
	return x.Y
}

// spins reports whether x stands in libstdc++'s __atomic_spin.
func spins(x *llir.InstICmp) bool {
	for _, md := range x.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
			file, fn := scope(loc.Scope)
			return fn != nil && strings.HasPrefix(fn.Name, "__atomic_spin<") && file != nil && strings.HasSuffix(file.Filename, "bits/atomic_wait.h")
		}
	}
	return false
}

// looksOnce reports whether it is known what all comparisons in the loops of __atomic_spin, which the optimiser has made part of this
// function, become for one look. To change some of them could leave a loop that no longer ends.
func (fl *lowering) looksOnce() bool {
	if fl.looks == nil {
		all := true
		for _, b := range fl.fn.Blocks {
			for _, inst := range b.Insts {
				if x, ok := inst.(*llir.InstICmp); ok && spins(x) {
					if _, ok := lookedOnce(x); !ok {
						all = false
					}
				}
			}
		}
		fl.looks = &all
	}
	return *fl.looks
}

// lookedOnce returns with what x, a comparison in __atomic_spin, compares if a thread looks once and not 16 times, and yields the
// processor every time and not only after it has paused 12 times: what counts the looks begins with 0, and x compares it with 12 or 16,
// the next number with 16, or where the loop has ended, perhaps by its last round, with 15.
func lookedOnce(x *llir.InstICmp) (to int64, ok bool) {
	n, ok := x.Y.(*constant.Int)
	if !ok || !n.X.IsInt64() {
		return 0, false
	}
	less, limit := x.Pred == enum.IPredSLT || x.Pred == enum.IPredULT, n.X.Int64()
	switch y := x.X.(type) {
	case *llir.InstPhi:
		return max(limit-15, 0), less && (limit == 12 || limit == 15 || limit == 16) && begins(y, 0) || less && limit == 15 && begins(y, 15)
	case *llir.InstAdd:
		by, isNumber := y.Y.(*constant.Int)
		count, isPhi := y.X.(*llir.InstPhi)
		return 1, limit == 16 && (less || x.Pred == enum.IPredEQ || x.Pred == enum.IPredNE) &&
			isNumber && by.X.IsInt64() && by.X.Int64() == 1 && isPhi && begins(count, 0)
	}
	return 0, false
}

// begins reports whether the only constant that phi may have is first.
func begins(phi *llir.InstPhi, first int64) (yes bool) {
	for _, in := range phi.Incs {
		if n, ok := in.X.(*constant.Int); ok {
			if yes = n.X.IsInt64() && n.X.Int64() == first; !yes {
				return false
			}
		}
	}
	return yes
}
