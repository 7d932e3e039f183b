package load

import (
	"strings"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"

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
