package load

import (
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// The analysis of what happens to the address of a local variable decides whether
// the content of the variable can be ignored at a loop header: a variable whose
// address goes nowhere but into functions that only use it during the call, and
// which every path from the header overwrites before it is used.

// useTable returns the users of every local value of f.
func (ld *loader) useTable(f *llir.Func) map[value.Value][]value.User {
	u, ok := ld.useTables[f]
	if !ok {
		u = usersIn(f)
		ld.useTables[f] = u
	}
	return u
}

// usersIn makes that table.
func usersIn(f *llir.Func) map[value.Value][]value.User {
	uses := map[value.Value][]value.User{}
	add := func(u value.User) {
		for _, o := range u.Operands() {
			if *o == nil {
				continue
			}
			v := unwrap(*o)
			if _, ok := v.(constant.Constant); ok {
				continue
			}
			if _, ok := v.(*llir.Block); ok {
				continue
			}
			uses[v] = append(uses[v], u)
		}
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if u, ok := inst.(value.User); ok {
				add(u)
			}
		}
		if u, ok := b.Term.(value.User); ok {
			add(u)
		}
	}
	return uses
}

// fate is what may happen to a pointer.
type fate struct {
	captured bool // stored or passed somewhere it may be kept
	returned bool
}

type paramKey struct {
	fn *llir.Func
	i  int
}

// paramFate says what function f of module m does with its i-th parameter.
func (ld *loader) paramFate(m *module, f *llir.Func, i int) fate {
	k := paramKey{f, i}
	if r, ok := ld.fates[k]; ok {
		return r
	}
	ld.fates[k] = fate{captured: true} // recursion
	r := fate{captured: true}
	if i < len(f.Params) && len(f.Blocks) > 0 {
		r, _ = ld.follow(m, f, f.Params[i])
	}
	ld.fates[k] = r
	return r
}

// follow computes the fate of the pointer v, a value of f, and the values that are
// derived from it.
func (ld *loader) follow(m *module, f *llir.Func, v value.Value) (r fate, derived map[value.Value]bool) {
	uses := ld.useTable(f)
	derived = map[value.Value]bool{v: true}
	work := []value.Value{v}
	add := func(d value.Value) {
		if !derived[d] {
			derived[d] = true
			work = append(work, d)
		}
	}
	for len(work) > 0 && !r.captured {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for _, u := range uses[p] {
			switch u := u.(type) {
			case *llir.InstLoad, *llir.InstICmp, *llir.InstFence:
			case *llir.InstStore:
				if unwrap(u.Src) != p {
					break
				}
				a, ok := unwrap(u.Dst).(*llir.InstAlloca)
				if !ok || !plainAlloca(uses, a) {
					r.captured = true
					break
				}
				for _, l := range uses[a] {
					if l, ok := l.(*llir.InstLoad); ok {
						add(l)
					}
				}
			case *llir.InstBitCast:
				add(u)
			case *llir.InstGetElementPtr:
				add(u)
			case *llir.InstPhi:
				add(u)
			case *llir.InstSelect:
				add(u)
			case *llir.InstFreeze:
				add(u)
			case *llir.InstAddrSpaceCast:
				add(u)
			case *llir.InstCmpXchg:
				r.captured = r.captured || unwrap(u.Cmp) == p || unwrap(u.New) == p
			case *llir.InstAtomicRMW:
				r.captured = r.captured || unwrap(u.X) == p
			case *llir.InstCall:
				c := ld.callFate(m, u.Callee, u.Args, p)
				r.captured = r.captured || c.captured
				if c.returned {
					add(u)
				}
			case *llir.TermInvoke:
				c := ld.callFate(m, u.Invokee, u.Args, p)
				r.captured = r.captured || c.captured
				if c.returned {
					add(u)
				}
			case *llir.TermRet:
				r.returned = true
			default:
				r.captured = true
			}
		}
	}
	return r, derived
}

// plainAlloca reports whether a is used by plain loads and stores of itself only.
func plainAlloca(uses map[value.Value][]value.User, a *llir.InstAlloca) bool {
	for _, u := range uses[a] {
		switch u := u.(type) {
		case *llir.InstLoad:
		case *llir.InstStore:
			if unwrap(u.Src) == value.Value(a) {
				return false
			}
		case *llir.InstCall:
			if !marksOnly(u) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// callFate says what a call does with the pointer p among its arguments.
func (ld *loader) callFate(m *module, callee value.Value, args []value.Value, p value.Value) (r fate) {
	fl := lowering{ld: ld, m: m}
	f := fl.callee(callee)
	for i, a := range args {
		if unwrap(a) != p {
			continue
		}
		if t, _, _ := byval(a); t != nil {
			continue
		}
		if f == nil {
			return fate{captured: true}
		}
		name := f.Name()
		if strings.HasPrefix(name, "llvm.") {
			switch base := intrinsicBase(name); base {
			case "memcpy", "memmove", "memset", "memcpy.inline", "memset.inline", "lifetime.start", "lifetime.end", "dbg.declare",
				"dbg.value", "dbg.assign", "va_start", "va_end", "va_copy", "prefetch", "assume", "objectsize":
			case "launder.invariant.group", "strip.invariant.group", "ptr.annotation":
				r.returned = true
			default:
				return fate{captured: true}
			}
			continue
		}
		if pr, ok := ir.Prims[name]; ok {
			switch pr {
			case ir.PrimAwait, ir.PrimAwaitRMW, ir.PrimLoad, ir.PrimStore, ir.PrimRMW, ir.PrimCAS, ir.PrimPrint:
				if i == 0 {
					continue
				}
			}
			return fate{captured: true}
		}
		s := ld.resolve(m, name)
		if s == nil || s.fn == nil {
			return fate{captured: true}
		}
		c := ld.paramFate(s.mod, s.fn, i)
		r.returned = r.returned || c.returned
		if c.captured {
			return fate{captured: true}
		}
	}
	return r
}

// deadSites finds for every loop header the memory allocas whose content does not
// matter there.
func (fl *lowering) deadSites() {
	if len(fl.loops) == 0 {
		return
	}
	for a, site := range fl.sites {
		r, derived := fl.ld.follow(fl.m, fl.fn, a)
		if r.captured || r.returned {
			fl.deadParts(a, site)
			continue
		}
		size := fl.m.size(a.ElemType)
		live := fl.liveAtStart(func(u any) (use, over bool) { return fl.contentUse(u, a, derived, size) })
		for h, lp := range fl.loops {
			if b := fl.blockOf(lp.check); b != nil {
				h = b
			}
			if !live[h] {
				l := &fl.out.Loops[lp.index]
				l.Dead = append(l.Dead, site)
			}
		}
	}
}

// blockOf returns the block of the function that block bi, or the block to which it
// jumps, was made from.
func (fl *lowering) blockOf(bi int) *llir.Block {
	for range 4 {
		for b, i := range fl.index {
			if i == bi {
				return b
			}
		}
		in := fl.blocks[bi].insts
		if n := len(in); n == 0 || in[n-1].Op != ir.OpJmp {
			return nil
		}
		bi = int(in[len(in)-1].B)
	}
	return nil
}

// contentUse says whether instruction u may read what the variable a holds, or
// overwrites it completely.
func (fl *lowering) contentUse(u any, a *llir.InstAlloca, derived map[value.Value]bool, size uint64) (use, over bool) {
	switch u := u.(type) {
	case *llir.InstStore:
		if unwrap(u.Dst) == value.Value(a) {
			return false, fl.m.storeSize(u.Src.Type()) == size || fl.m.size(u.Src.Type()) == size
		}
		return false, false
	case *llir.InstLoad:
		return derived[unwrap(u.Src)] && !pointerTo(u, derived), false
	case *llir.InstCall:
		f := fl.callee(u.Callee)
		if f != nil && strings.HasPrefix(f.Name(), "llvm.") {
			switch base := intrinsicBase(f.Name()); base {
			case "lifetime.start", "lifetime.end":
				p := unwrap(u.Args[len(u.Args)-1])
				return false, derived[p]
			case "memset", "memcpy", "memmove":
				if n, ok := unwrap(u.Args[2]).(*constant.Int); ok && n.X.Uint64() == size && derived[unwrap(u.Args[0])] &&
					fl.startsAt(unwrap(u.Args[0]), a) && !derived[unwrap(u.Args[1])] {
					return false, true
				}
			case "dbg.declare", "dbg.value", "dbg.label", "dbg.assign":
				return false, false
			}
		}
		return anyDerived(u.Args, derived), false
	case *llir.TermInvoke:
		return anyDerived(u.Args, derived), false
	case *llir.InstCmpXchg:
		return derived[unwrap(u.Ptr)], false
	case *llir.InstAtomicRMW:
		return derived[unwrap(u.Dst)], false
	}
	return false, false
}

// pointerTo reports whether a load yields the address itself, from the plain
// variable where it was kept, instead of what it points to.
func pointerTo(l *llir.InstLoad, derived map[value.Value]bool) bool {
	_, ok := unwrap(l.Src).(*llir.InstAlloca)
	return ok && derived[l] && !derived[unwrap(l.Src)]
}

// startsAt reports whether p is the address of a itself.
func (fl *lowering) startsAt(p value.Value, a *llir.InstAlloca) bool {
	for {
		switch x := p.(type) {
		case *llir.InstBitCast:
			p = unwrap(x.From)
		case *llir.InstAlloca:
			return x == a
		default:
			return false
		}
	}
}

func anyDerived(args []value.Value, derived map[value.Value]bool) bool {
	for _, a := range args {
		if derived[unwrap(a)] {
			return true
		}
	}
	return false
}
