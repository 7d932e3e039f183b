package load

import (
	"slices"
	"strings"

	"genmcgo/interp/asm"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Which functions only compute (inlined.go).

// maxInlined bounds their instructions, those of the functions that they call included.
const maxInlined = 96

// computing says of a function whether it only computes.
type computing struct {
	yes  bool
	size int // instructions, those of the functions that it calls included
	// spills are the variables in which the function keeps parameters that it does not change.
	spills map[*llir.InstAlloca]*llir.Param
}

// onlyComputes finds out whether f, a function of module m, only computes: it accesses its own variables and what
// pointers among its parameters point to, keeps no pointer, throws nothing, and calls only functions that compute or do nothing.
func (ld *loader) onlyComputes(m *module, f *llir.Func) *computing {
	if c := ld.computings[f]; c != nil {
		return c
	}
	c := &computing{}
	if ld.computings == nil {
		ld.computings = map[*llir.Func]*computing{}
	}
	ld.computings[f] = c // recursion
	if len(f.Blocks) == 0 || f.Sig.Variadic || isPointer(f.Sig.RetType) || strings.HasPrefix(unmangled(f.Name()), "__VERIFIER_") ||
		locksAll(f.Name()) || ld.operations[f] != nil || slices.ContainsFunc(f.Params, passedSpecially) {
		return c
	}
	if s, _ := ld.definition(m, f); s == nil || s.mod != m || s.fn != f {
		return c
	}
	c.spills = spillsOf(f, ld.useTable(f))
	x := computer{ld: ld, m: m, spills: c.spills}
	returns := false
	var calls []*llir.InstCall
	for i, b := range f.Blocks {
		for _, inst := range b.Insts {
			if call, ok := inst.(*llir.InstCall); ok {
				calls = append(calls, call)
			} else if _, ok := inst.(*llir.InstAlloca); ok && i > 0 || !x.instruction(inst) {
				return c
			}
		}
		c.size += len(b.Insts) + 1
		switch b.Term.(type) {
		case *llir.TermRet:
			returns = true
		case *llir.TermBr, *llir.TermCondBr, *llir.TermSwitch:
		default:
			return c
		}
	}
	// Calls come last: asking what they do may take longer.
	if !returns || slices.ContainsFunc(calls, func(call *llir.InstCall) bool { return !x.call(call) }) {
		return c
	}
	c.size += x.size
	c.yes = c.size <= maxInlined
	return c
}

// passedSpecially reports whether p is not simply a value.
func passedSpecially(p *llir.Param) bool {
	return slices.ContainsFunc(p.Attrs, func(a llir.ParamAttribute) bool { _, ok := a.(llir.Byval); return ok })
}

// spillsOf finds the variables of f that only ever hold the value of a parameter.
func spillsOf(f *llir.Func, uses map[value.Value][]value.User) map[*llir.InstAlloca]*llir.Param {
	spills := map[*llir.InstAlloca]*llir.Param{}
	for _, inst := range f.Blocks[0].Insts {
		st, ok := inst.(*llir.InstStore)
		if !ok {
			continue
		}
		a, isVariable := unwrap(st.Dst).(*llir.InstAlloca)
		p, isParam := unwrap(st.Src).(*llir.Param)
		if !isVariable || !isParam || a.NElems != nil || !alike(a.ElemType, p.Typ) || spills[a] != nil {
			continue
		}
		// Loads come after the store, which is one of the first instructions: before it are only others like it.
		once := !slices.ContainsFunc(uses[a], func(u value.User) bool {
			switch u := u.(type) {
			case *llir.InstStore:
				return u != st
			case *llir.InstLoad:
				return u.Volatile || u.Atomic || !alike(u.ElemType, a.ElemType)
			case *llir.InstCall:
				return !marksOnly(u)
			}
			return true
		})
		if once && storesFirst(f.Blocks[0], st) {
			spills[a] = p
		}
	}
	return spills
}

// storesFirst reports whether nothing but variables, stores and debug information comes before st in block b.
func storesFirst(b *llir.Block, st *llir.InstStore) bool {
	for _, inst := range b.Insts {
		switch x := inst.(type) {
		case *llir.InstAlloca:
		case *llir.InstStore:
			if x == st {
				return true
			}
		case *llir.InstCall:
			if !marksOnly(x) {
				return false
			}
		default:
			return false
		}
	}
	return false
}

// computer looks at the instructions of one function.
type computer struct {
	ld     *loader
	m      *module
	spills map[*llir.InstAlloca]*llir.Param
	size   int // of the functions that are called
}

// instruction reports whether inst, which is no call, only computes.
func (x *computer) instruction(inst llir.Instruction) bool {
	switch i := inst.(type) {
	case *llir.InstAlloca:
		return i.NElems == nil && isScalar(i.ElemType)
	case *llir.InstLoad:
		if i.Atomic || i.Volatile || x.root(i.Src) == nil {
			return false
		}
		a, _ := unwrap(i.Src).(*llir.InstAlloca)
		return !isPointer(i.ElemType) || x.spills[a] != nil
	case *llir.InstStore:
		if i.Atomic || i.Volatile || x.root(i.Dst) == nil {
			return false
		}
		a, _ := unwrap(i.Dst).(*llir.InstAlloca)
		return !isPointer(i.Src.Type()) || x.spills[a] != nil
	case *llir.InstGetElementPtr:
		return x.root(i) != nil
	case *llir.InstBitCast:
		return isPointer(i.To) && x.root(i) != nil || isScalar(i.To) && !isPointer(i.From.Type())
	case *llir.InstAdd, *llir.InstSub, *llir.InstMul, *llir.InstShl, *llir.InstLShr, *llir.InstAShr, *llir.InstAnd, *llir.InstOr,
		*llir.InstXor, *llir.InstICmp, *llir.InstZExt, *llir.InstSExt, *llir.InstTrunc, *llir.InstSelect, *llir.InstPhi, *llir.InstFreeze:
		for _, o := range inst.(value.User).Operands() {
			if isPointer((*o).Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// call reports whether c only computes, or lets time pass.
func (x *computer) call(c *llir.InstCall) bool {
	if a, ok := unwrap(c.Callee).(*llir.InlineAsm); ok {
		return len(c.Args) == 0 && len(asmResults(returnType(c.Typ, c))) == 0 && asm.Empty(x.m.arch, a.Asm)
	}
	fl := lowering{ld: x.ld, m: x.m}
	f := fl.callee(c.Callee)
	switch {
	case f == nil:
		return false
	case strings.HasPrefix(f.Name(), "llvm."):
		base := intrinsicBase(f.Name())
		return marksOnly(c) || base == "x86.sse2.pause" || base == "aarch64.hint"
	case !slices.ContainsFunc(c.Args, pointerArg):
		if s, _ := x.ld.definition(x.m, f); s != nil && s.fn != nil && x.ld.doesNothing(s.mod, s.fn, 4) {
			return true
		}
	}
	k := x.ld.onlyComputes(x.m, f)
	if !k.yes || !matches(f, c.Args) || !types.Equal(returnType(c.Typ, c), f.Sig.RetType) {
		return false
	}
	x.size += k.size
	return !slices.ContainsFunc(c.Args, func(a value.Value) bool { return pointerArg(a) && x.root(a) == nil })
}

func pointerArg(a value.Value) bool { return isPointer(unwrap(a).Type()) }

// alike reports whether s and t are the same type. All pointers are one type.
func alike(s, t types.Type) bool { return isPointer(s) && isPointer(t) || types.Equal(s, t) }

// matches reports whether args are what f takes.
func matches(f *llir.Func, args []value.Value) bool {
	if len(args) != len(f.Params) {
		return false
	}
	for i, a := range args {
		if !alike(unwrap(a).Type(), f.Params[i].Typ) {
			return false
		}
	}
	return true
}

// root returns the variable or parameter that v is an address in, at a constant offset; nil: something else.
func (x *computer) root(v value.Value) value.Value {
	for {
		switch i := unwrap(v).(type) {
		case *llir.InstAlloca, *llir.Param:
			return i
		case *llir.InstBitCast:
			v = i.From
		case *llir.InstGetElementPtr:
			if _, ok := x.m.constOffset(i.ElemType, i.Indices); !ok {
				return nil
			}
			v = i.Src
		case *llir.InstLoad:
			a, _ := unwrap(i.Src).(*llir.InstAlloca)
			if x.spills[a] == nil {
				return nil
			}
			return x.spills[a]
		default:
			return nil
		}
	}
}
