package load

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// The waiting functions of C++20 (std::atomic's wait and notify, latch, barrier) are
// inline in libstdc++, which counts the waiting threads: who waits increments the count
// and then looks at the value, who notifies has changed the value and then looks at the
// count. That no one is forgotten rests on an order of the two steps that all
// processors keep, but that RC11 and IMM do not promise if the value was changed with
// release only, as by std::latch. The standard promises the programmer that latches
// work. So there is a fence between the two steps, on both sides, through which nothing
// synchronises: what the program must synchronise, it has to synchronise as written.

// waiters reports whether inst is the access of the function of libstdc++'s
// __waiter_pool_base called name. It takes debug information to tell.
func (m *module) waiters(inst attachments, name string) bool {
	if m.lib {
		return false
	}
	for _, md := range inst.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
			file, fn := scope(loc.Scope)
			return fn != nil && fn.Name == name && file != nil && strings.HasSuffix(file.Filename, "bits/atomic_wait.h")
		}
	}
	return false
}

// waitFence emits the fence of an access of the given ordering, if the access is the one in
// the function called name.
func (fl *lowering) waitFence(inst attachments, ord enum.AtomicOrdering, name string) {
	if ord == enum.AtomicOrderingSequentiallyConsistent && fl.m.waiters(inst, name) {
		fl.emit(ir.Inst{Op: ir.OpFence, Ord: uint8(event.SeqCstOnly)})
	}
}

// spinCount returns what x compares with. A thread in one of these functions looks at the value 16 times before it
// sleeps, and each time it may find what it waits for: 16 ways to do the same. The thread has already been counted
// among those that wait, and sleeping ends at once if the value has changed. So one look is enough, and 16 becomes 1
// here: in code that is not optimised, where the count is a variable, and where an optimiser has kept the loop.
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
