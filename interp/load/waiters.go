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
// here: in code that is not optimised, where the count is a variable.
func (fl *lowering) spinCount(x *llir.InstICmp) value.Value {
	if _, load := x.X.(*llir.InstLoad); !load || x.Pred != enum.IPredSLT || fl.m.lib {
		return x.Y
	}
	n, ok := x.Y.(*constant.Int)
	if !ok {
		return x.Y
	}
	for _, md := range x.MDAttachments() {
		if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" && loc.InlinedAt == nil {
			file, fn := scope(loc.Scope)
			if fn != nil && strings.HasPrefix(fn.Name, "__atomic_spin<") && file != nil && strings.HasSuffix(file.Filename, "bits/atomic_wait.h") {
				return constant.NewInt(n.Type().(*types.IntType), 1)
			}
		}
	}
	return x.Y
}
