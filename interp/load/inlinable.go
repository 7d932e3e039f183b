package load

import (
	"slices"
	"strings"

	"genmcgo/interp/asm"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Which functions are inlined (inlined.go).

// maxInlined bounds their instructions, those of the functions that they call included.
const maxInlined = 256

// inlinable says of a function whether its calls are inlined.
type inlinable struct {
	yes    bool
	size   int           // instructions, those of the functions that it calls included
	blocks []*llir.Block // those that are reached, the entry first
	// spills are the variables in which the function keeps parameters that it does not change.
	spills map[*llir.InstAlloca]*llir.Param
	throws bool // it may throw something, which a call that is an invoke would catch
	// once are the variables that one store writes, before each load.
	once map[*llir.InstAlloca]bool
	// plain: nothing is done with the parameter but plain accesses to what it points to, at constant offsets.
	plain []bool
}

// inlinable finds out whether f, a function of module m, is inlined: it is small, gives nobody the address of its variables, and calls
// only functions that are inlined or do nothing, but where it ends, as in the failure of an assertion.
func (ld *loader) inlinable(m *module, f *llir.Func) *inlinable {
	if c := ld.inlinables[f]; c != nil {
		return c
	}
	c := &inlinable{plain: make([]bool, len(f.Params)), once: map[*llir.InstAlloca]bool{}}
	if ld.inlinables == nil {
		ld.inlinables = map[*llir.Func]*inlinable{}
	}
	ld.inlinables[f] = c // recursion
	if len(f.Blocks) == 0 || f.Sig.Variadic || strings.HasPrefix(unmangled(f.Name()), "__VERIFIER_") ||
		locksAll(f.Name()) || ld.operations[f] != nil || slices.ContainsFunc(f.Params, passedSpecially) {
		return c
	}
	if s, _ := ld.definition(m, f); s == nil || s.mod != m || s.fn != f {
		return c
	}
	fl := lowering{ld: ld, m: m, fn: f}
	fl.inlineCalls()
	if done, begun := ld.expanded[f]; begun && !done { // recursion, from what it calls where it ends: its blocks are about to change
		return c
	}
	x := body{ld: ld, m: m, uses: ld.useTable(f)}
	x.spills = spillsOf(f, x.uses)
	c.spills, c.blocks = x.spills, fl.reversePostorder()
	if !x.small(c.blocks) || !x.private(c.blocks) {
		return c
	}
	c.size, c.throws = x.size, x.throws
	for _, b := range c.blocks {
		for _, inst := range b.Insts {
			if st, ok := inst.(*llir.InstStore); ok {
				if a := keptOnce(f, st, x.uses); a != nil {
					c.once[a] = true
				}
			}
		}
	}
	for i, p := range f.Params {
		c.plain[i] = isPointer(p.Typ) && x.plain(p)
	}
	c.yes = true
	return c
}

// maxVariable bounds the size of the variables of functions that are inlined.
const maxVariable = 64

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
		p, isParam := unwrap(st.Src).(*llir.Param)
		if l, ok := unwrap(st.Src).(*llir.InstLoad); ok { // a copy, as functions that the compiler has inlined make it
			a, _ := unwrap(l.Src).(*llir.InstAlloca)
			p = spills[a]
			isParam = p != nil
		}
		if a := keptOnce(f, st, uses); a != nil && isParam && alike(a.ElemType, p.Typ) {
			spills[a] = p
		}
	}
	return spills
}

// keptOnce returns the variable of f that st writes to, if no other instruction does, and all that is done with it besides is to load
// what st has written; else nil.
func keptOnce(f *llir.Func, st *llir.InstStore, uses map[value.Value][]value.User) *llir.InstAlloca {
	a, ok := unwrap(st.Dst).(*llir.InstAlloca)
	if !ok || a.NElems != nil || st.Volatile || st.Atomic || !alike(a.ElemType, st.Src.Type()) {
		return nil
	}
	loads := map[llir.Instruction]bool{}
	for _, u := range uses[a] {
		switch u := u.(type) {
		case *llir.InstStore:
			if u != st {
				return nil
			}
		case *llir.InstLoad:
			if u.Volatile || u.Atomic || !alike(u.ElemType, a.ElemType) {
				return nil
			}
			loads[u] = true
		case *llir.InstCall:
			if !marksOnly(u) {
				return nil
			}
		default:
			return nil
		}
	}
	// No way from the entry leads to a load but through st.
	seen := map[*llir.Block]bool{}
	for work := []*llir.Block{f.Blocks[0]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		stored := false
		for _, inst := range b.Insts {
			if stored = inst == llir.Instruction(st); stored {
				break
			}
			if loads[inst] {
				return nil
			}
		}
		if !stored {
			work = append(work, successors(b)...)
		}
	}
	return a
}

// body looks at the instructions of one function.
type body struct {
	ld     *loader
	m      *module
	uses   map[value.Value][]value.User
	spills map[*llir.InstAlloca]*llir.Param
	size   int // in instructions, those of the functions that are called included
	throws bool
}

// small reports whether blocks are few instructions that may stand in another function as well, and return.
func (x *body) small(blocks []*llir.Block) bool {
	returns := false
	var calls []*llir.InstCall
	for i, b := range blocks {
		x.size += len(b.Insts) + 1
		_, ends := b.Term.(*llir.TermUnreachable) // an assertion has failed
		for _, inst := range b.Insts {
			a, isVariable := inst.(*llir.InstAlloca)
			call, isCall := inst.(*llir.InstCall)
			switch {
			case isVariable && (i > 0 || a.NElems != nil || x.m.size(a.ElemType) > maxVariable), !copied(inst):
				return false
			case isCall && ends:
				x.throws = x.throws || !marksOnly(call)
			case isCall:
				calls = append(calls, call)
			}
		}
		switch b.Term.(type) {
		case *llir.TermRet:
			returns = true
		case *llir.TermBr, *llir.TermCondBr, *llir.TermSwitch, *llir.TermUnreachable:
		default:
			return false
		}
	}
	// Calls come last: asking what they do may take longer, and they add to the size.
	return x.size <= maxInlined && returns && !slices.ContainsFunc(calls, func(call *llir.InstCall) bool { return !x.call(call) }) && x.size <= maxInlined
}

// private reports whether nobody is given the address of a variable.
func (x *body) private(blocks []*llir.Block) bool {
	return !slices.ContainsFunc(blocks[0].Insts, func(inst llir.Instruction) bool {
		a, ok := inst.(*llir.InstAlloca)
		return ok && x.spills[a] == nil && !x.plain(a)
	})
}

// copied reports whether inst, if it is no call, may stand in another function as well.
func copied(inst llir.Instruction) bool {
	switch inst.(type) {
	case *llir.InstVAArg, *llir.InstLandingPad, *llir.InstCatchPad, *llir.InstCleanupPad:
		return false
	}
	return true
}

// call reports whether c may stand in another function as well.
func (x *body) call(c *llir.InstCall) bool {
	if a, ok := unwrap(c.Callee).(*llir.InlineAsm); ok {
		return len(c.Args) == 0 && len(asmResults(returnType(c.Typ, c))) == 0 && asm.Empty(x.m.arch, a.Asm)
	}
	fl := lowering{ld: x.ld, m: x.m}
	f := fl.callee(c.Callee)
	switch {
	case f == nil:
		return false
	case strings.HasPrefix(f.Name(), "llvm."):
		return !ofFrame[intrinsicBase(f.Name())]
	case x.ld.sleeps(x.m, c):
		return true
	case !slices.ContainsFunc(c.Args, pointerArg):
		if s, _ := x.ld.definition(x.m, f); s != nil && s.fn != nil && x.ld.doesNothing(s.mod, s.fn, 4) {
			return true
		}
	}
	k := x.ld.inlinable(x.m, f)
	x.size, x.throws = x.size+k.size, x.throws || k.throws
	return k.yes && matches(f, c.Args) && alike(returnType(c.Typ, c), f.Sig.RetType)
}

// ofFrame are the intrinsics that ask for the frame of the function that they are in, or change it.
var ofFrame = set("va_start", "va_end", "va_copy", "stacksave", "stackrestore", "returnaddress", "frameaddress", "addressofreturnaddress",
	"localescape", "localrecover", "eh.typeid.for", "eh.sjlj.setjmp", "eh.sjlj.longjmp")

// plain reports whether pointer v and what is derived from it are used by plain loads and stores at constant offsets and marks only,
// by functions that are inlined, too.
func (x *body) plain(v value.Value) bool {
	for _, u := range x.uses[v] {
		switch u := u.(type) {
		case *llir.InstLoad:
			if u.Atomic || u.Volatile {
				return false
			}
		case *llir.InstStore:
			if u.Atomic || u.Volatile || unwrap(u.Src) == v && !x.spill(u) {
				return false
			}
		case *llir.InstBitCast:
			if !x.plain(u) {
				return false
			}
		case *llir.InstGetElementPtr:
			if _, ok := x.m.constOffset(u.ElemType, u.Indices); !ok || unwrap(u.Src) != v || !x.plain(u) {
				return false
			}
		case *llir.InstCall:
			_, fills := x.m.fillingOf(u, v, 0)
			if _, copies := copiesBytes(u); !fills && !copies && !marksOnly(u) && !x.ld.sleeps(x.m, u) && !x.plainTo(v, u.Callee, u.Args) {
				return false
			}
		case *llir.TermInvoke:
			if !x.plainTo(v, u.Invokee, u.Args) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// spill reports whether st keeps a parameter, in a variable of which all loads are plain.
func (x *body) spill(st *llir.InstStore) bool {
	a, _ := unwrap(st.Dst).(*llir.InstAlloca)
	if x.spills[a] == nil {
		return false
	}
	for _, u := range x.uses[a] {
		if l, ok := u.(*llir.InstLoad); ok && !x.plain(l) {
			return false
		}
	}
	return true
}

// plainTo reports whether a call that is inlined makes only plain accesses to what v, one of args, points to.
func (x *body) plainTo(v, callee value.Value, args []value.Value) bool {
	fl := lowering{ld: x.ld, m: x.m}
	f := fl.callee(callee)
	if f == nil || !matches(f, args) {
		return false
	}
	k := x.ld.inlinable(x.m, f)
	for i, a := range args {
		if unwrap(a) == v && !(k.yes && k.plain[i]) {
			return false
		}
	}
	return true
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
