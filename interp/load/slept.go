package load

import (
	"math"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Times to sleep for. A thread that waits may sleep now and then,
//
//	while (!atomic_load(&ready)) { if (++n > 100) { struct timespec t = {0, 10 * n}; nanosleep(&t, NULL); } }
//
// As long as the program looks at no clock, a sleep does nothing (idle.go). But t is in memory as its address is passed, so
// writing it is an effect of the round, n is needed for that, and where an optimiser has rotated the loop its two tests do not
// become one (rotated.go). So such a sleep is given no time if nothing but sleeps, loads and stores knows the variable. Then
// that can become a slot (promote.go), or if nothing reads it, what is written to it goes, too.

// sleepers are the functions that only let time pass and are passed the address of one.
var sleepers = []string{"nanosleep", "clock_nanosleep", "thrd_sleep"}

// dropTimes takes the addresses of local variables from the calls in f that sleeps reports. Nothing interrupts these, so they return
// 0. It reports whether there are any.
func dropTimes(m *module, f *llir.Func, sleeps func(*llir.InstCall) bool) bool {
	found := func(inst llir.Instruction) bool { c, ok := inst.(*llir.InstCall); return ok && sleeps(c) }
	if !slices.ContainsFunc(f.Blocks, func(b *llir.Block) bool { return slices.ContainsFunc(b.Insts, found) }) {
		return false
	}
	uses, gone, over := usersIn(f), map[llir.Instruction]bool{}, map[value.Value]value.Value{}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			a, ok := inst.(*llir.InstAlloca)
			if !ok {
				continue
			}
			t := slept{m: m, f: f, uses: uses, sleeps: sleeps, keeps: map[llir.Instruction]*llir.InstAlloca{}}
			if _, one := constantInt(a.NElems); a.NElems != nil && !one || !t.visit(a, 0) || len(t.calls) == 0 || t.end > t.sizeOf(a) {
				continue
			}
			for _, c := range t.calls {
				for i, arg := range c.call.Args {
					if unwrap(arg) == c.ptr {
						c.call.Args[i] = constant.NewNull(arg.Type().(*types.PointerType))
					}
				}
				if i, ok := c.call.Type().(*types.IntType); ok {
					over[c.call] = constant.NewInt(i, 0)
				}
			}
			if !t.read {
				t.unneeded(gone, shownIn(f))
			}
		}
	}
	for _, b := range f.Blocks {
		b.Insts = slices.DeleteFunc(b.Insts, func(inst llir.Instruction) bool { return gone[inst] })
	}
	replaceAll(f, over)
	return len(over) > 0
}

// shownIn returns the values that debug intrinsics of f name.
func shownIn(f *llir.Func) map[value.Value]bool {
	shown := map[value.Value]bool{}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if !isDebug(inst) {
				continue
			}
			for _, arg := range inst.(*llir.InstCall).Args {
				if md, ok := arg.(*metadata.Value); ok {
					if v, ok := md.Value.(value.Value); ok {
						shown[v] = true
					}
				}
			}
		}
	}
	return shown
}

// slept is what is done with a local variable.
type slept struct {
	m        *module
	f        *llir.Func
	uses     map[value.Value][]value.User
	sleeps   func(*llir.InstCall) bool
	calls    []passedTo                            // that sleep
	writes   []llir.Instruction                    // that do nothing if nothing reads it
	pointers []llir.Instruction                    // that only compute pointers into it
	keeps    map[llir.Instruction]*llir.InstAlloca // stores of such a pointer to a variable that keeps nothing else
	read     bool
	end      uint64 // where the last access ends
}

// passedTo is a call that is passed pointer ptr.
type passedTo struct {
	call *llir.InstCall
	ptr  value.Value
}

func (t *slept) called(inst llir.Instruction) bool {
	return slices.ContainsFunc(t.calls, func(c passedTo) bool { return llir.Instruction(c.call) == inst })
}

// unneeded adds to gone what writes to the variable, and what is computed for that only.
func (t *slept) unneeded(gone map[llir.Instruction]bool, shown map[value.Value]bool) {
	stays := func(u value.User, v value.Value) bool { // a call that sleeps may use v as another argument
		i, ok := u.(llir.Instruction)
		return !ok || !gone[i] && !(t.called(i) && !slices.ContainsFunc(operandsOf(u), func(o *value.Value) bool { return unwrap(*o) == v }))
	}
	for _, w := range t.writes {
		gone[w] = true
	}
	work := slices.Clone(t.writes)
	drop := func(v value.Value) {
		inst, ok := v.(llir.Instruction)
		if ok && !gone[inst] && !shown[v] && t.computes(inst) && !slices.ContainsFunc(t.uses[v], func(u value.User) bool { return stays(u, v) }) {
			gone[inst] = true
			work = append(work, inst)
		}
	}
	for _, p := range slices.Backward(t.pointers) {
		drop(p.(value.Value))
	}
	for st, a := range t.keeps {
		gone[st] = !slices.ContainsFunc(t.uses[a], func(u value.User) bool { l, ok := u.(*llir.InstLoad); return ok && !gone[l] })
	}
	for len(work) > 0 {
		inst := work[len(work)-1]
		work = work[:len(work)-1]
		for _, o := range operandsOf(inst.(value.User)) {
			drop(*o)
		}
	}
}

// computes reports whether inst does no more than to compute a value.
func (t *slept) computes(inst llir.Instruction) bool {
	switch inst := inst.(type) {
	case *llir.InstPhi:
		return true
	case *llir.InstLoad:
		return slices.Contains(t.pointers, llir.Instruction(inst))
	case *llir.InstCall:
		switch name := called(inst.Callee); intrinsicBase(name) {
		case "umin", "umax", "smin", "smax":
			return strings.HasPrefix(name, "llvm.")
		}
	}
	return isArithmetic(inst)
}

// sizeOf is the number of bytes of a.
func (t *slept) sizeOf(a *llir.InstAlloca) uint64 {
	n := uint64(1)
	if a.NElems != nil {
		n, _ = constantInt(a.NElems)
	}
	return n * t.m.size(a.ElemType)
}

// accessed notes an access of n bytes at off: one outside the variable is an error, which stays.
func (t *slept) accessed(off, n uint64) {
	end := off + n
	if end < off {
		end = math.MaxUint64
	}
	t.end = max(t.end, end)
}

// visit follows v, a pointer to what is at off of the variable. It reports false if something may keep that.
func (t *slept) visit(v value.Value, off uint64) bool {
	for _, u := range t.uses[v] {
		ok := false
		switch u := u.(type) {
		case *llir.InstLoad:
			t.read, ok = true, !u.Atomic
			t.accessed(off, t.m.storeSize(u.ElemType))
		case *llir.InstStore:
			ok = t.store(u, v, off)
		case *llir.InstBitCast:
			t.pointers = append(t.pointers, u)
			ok = isPointer(u.To) && t.visit(u, off)
		case *llir.InstGetElementPtr:
			t.pointers = append(t.pointers, u)
			by, constant := t.m.constOffset(u.ElemType, u.Indices)
			ok = constant && isPointer(u.Type()) && unwrap(u.Src) == v && t.visit(u, off+by)
		case *llir.InstCall:
			ok = t.call(u, v, off)
		}
		if !ok {
			return false
		}
	}
	return true
}

// store looks at a store to v, or of v to a variable that keeps nothing else.
func (t *slept) store(st *llir.InstStore, v value.Value, off uint64) bool {
	if unwrap(st.Src) != v {
		t.accessed(off, t.m.storeSize(st.Src.Type()))
		t.writes = append(t.writes, st)
		t.read = t.read || st.Volatile
		return !st.Atomic
	}
	a := keptOnce(t.f, st, t.uses)
	if a == nil {
		return false
	}
	t.keeps[st] = a
	for _, u := range t.uses[a] {
		if l, ok := u.(*llir.InstLoad); ok {
			t.pointers = append(t.pointers, l)
			if !t.visit(l, off) {
				return false
			}
		}
	}
	return true
}

// call looks at a call that is passed v.
func (t *slept) call(c *llir.InstCall, v value.Value, off uint64) bool {
	name := called(c.Callee)
	switch {
	case isDebug(c):
	case t.sleeps(c):
		t.calls = append(t.calls, passedTo{c, v})
		t.accessed(off, 16)
	case strings.HasPrefix(name, "llvm.lifetime."):
		t.writes = append(t.writes, c)
	case (strings.HasPrefix(name, "llvm.memcpy.") || strings.HasPrefix(name, "llvm.memset.") || strings.HasPrefix(name, "llvm.memmove.")) && len(c.Args) > 2:
		n, fixed := constantInt(c.Args[2])
		if !fixed {
			return false
		}
		t.accessed(off, n)
		g, isGlobal := unwrap(c.Args[1]).(*llir.Global)
		known := strings.HasPrefix(name, "llvm.memset.") || isGlobal && g.Immutable
		if known && unwrap(c.Args[0]) == v && isFalse(c.Args[len(c.Args)-1]) {
			t.writes = append(t.writes, c)
		} else {
			t.read = true
		}
	default:
		return false
	}
	return true
}

// dropTimes takes the addresses of local variables from what sleeps in the function, after calls have been inlined.
func (fl *lowering) dropTimes() {
	if !fl.m.lib && dropTimes(fl.m, fl.fn, func(c *llir.InstCall) bool { return fl.ld.sleeps(fl.m, c) }) {
		delete(fl.ld.useTables, fl.fn)
	}
}

// sleeps reports whether c, of module m, calls one of sleepers, that of our library, and the program looks at no clock.
func (ld *loader) sleeps(m *module, c *llir.InstCall) bool {
	f, ok := unwrap(c.Callee).(*llir.Func)
	if !ok || ld.tellsTime || !slices.Contains(sleepers, f.Name()) {
		return false
	}
	s, _ := ld.definition(m, f)
	return s != nil && s.fn != nil && s.mod.lib
}
