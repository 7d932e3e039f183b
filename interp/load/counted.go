package load

import (
	"genmcgo/internal/lazy"
	"genmcgo/interp/ir"
)

// Operations on synchronisation objects are counted (Options.Counting) where the program calls them:
// the library's own calls of each other do not count.

// counted matches the functions of the library whose calls count.
var counted = lazy.Regexp(`^(pthread_mutex_(try|timed|clock)?lock|pthread_mutex_unlock|pthread_spin_(try)?lock|pthread_spin_unlock|` +
	`pthread_rwlock_((try|timed|clock)?(rd|wr)lock|unlock)|pthread_cond_((timed|clock)?wait|signal|broadcast)|pthread_barrier_wait|` +
	`sem_((try|timed|clock)?wait|post|getvalue)|mtx_((try|timed)?lock|unlock)|cnd_((timed)?wait|signal|broadcast)|__VERIFIER_mutex_((try)?lock|unlock)|` +
	`_ZNSt(15recursive|21recursive_timed)_mutex6unlockEv|` +
	`_ZNSt18condition_variable(4wait|10notify_one|10notify_all).*|_ZNSt3__118condition_variable(4wait|15__do_timed_wait|10notify_one|10notify_all).*)$`)

// counting returns the index of a function that counts and then calls out, a function of the library that the
// program calls.
func (ld *loader) counting(out *ir.Func) int32 {
	if i, ok := ld.counters[out.Index]; ok {
		return i
	}
	i := int32(len(ld.prog.Funcs))
	params := ld.parameters(out.NParams)
	n := out.NParams // the slot of the result
	ld.prog.Funcs = append(ld.prog.Funcs, &ir.Func{
		Name: out.Name, Index: i, NSlots: n + max(out.NRet, 1), NParams: n, NRet: out.NRet, Lib: true, Pos: out.Pos,
		Code: []ir.Inst{
			countInst,
			{Op: ir.OpCall, Imm: uint64(out.Index), A: params, B: n, C: ld.list(n), Dst: out.NRet},
			{Op: ir.OpRet, A: ld.list(n), B: out.NRet},
		},
	})
	if ld.counters == nil {
		ld.counters = map[int32]int32{}
	}
	ld.counters[out.Index] = i
	return i
}

// countInst counts an operation on a synchronisation object.
var countInst = ir.Inst{Op: ir.OpPrim, Ord: uint8(ir.PrimCount)}

// list adds a list of operands and returns its index.
func (ld *loader) list(ops ...int32) int32 {
	ld.prog.Operands = append(ld.prog.Operands, ops...)
	return int32(len(ld.prog.Operands) - len(ops))
}

// parameters lists the first n slots.
func (ld *loader) parameters(n int32) int32 {
	var slots []int32
	for i := range n {
		slots = append(slots, i)
	}
	return ld.list(slots...)
}
