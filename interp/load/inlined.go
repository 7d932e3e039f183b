package load

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Calls of small functions. A compiler that does not optimise leaves
//
//	static void pause(struct backoff *b) { if (b->n <= 16) b->n *= 2; else sched_yield(); }
//	...
//	while (atomic_exchange(&lock, 1)) pause(&b);
//
// a call, and b in memory, because its address is passed. Then b is part of the state in which the loop comes back,
// no matter that nothing else depends on it, and each round counts. So before a function is lowered, its calls of small
// functions (inlinable.go) become the bodies of these functions, as an optimiser would have written them. What they are
// given the address of can then be promoted (promote.go), and rules for loops, which look at one function, see accesses,
// and what becomes of values. Positions say that they were inlined, as they do in programs that a compiler optimised.

// maxInlinedAll bounds the instructions that are inlined into one function.
const maxInlinedAll = 4096

// callSite is a call: an instruction of a block, or an invoke at the end of it.
type callSite struct {
	block *llir.Block
	inst  value.Value
	fn    *llir.Func
	args  []value.Value
}

// siteOf describes the call that inst is, if it is one of a function that is inlined.
func (fl *lowering) siteOf(b *llir.Block, inst any) (s callSite, ok bool) {
	var callee value.Value
	var ret types.Type
	switch c := inst.(type) {
	case *llir.InstCall:
		s.inst, s.args, callee, ret = c, c.Args, c.Callee, c.Typ
	case *llir.TermInvoke:
		s.inst, s.args, callee, ret = c, c.Args, c.Invokee, c.Typ
	default:
		return s, false
	}
	s.block, s.fn = b, fl.callee(callee)
	if s.fn == nil || len(s.fn.Blocks) == 0 || s.fn == fl.fn || strings.HasPrefix(s.fn.Name(), "llvm.") || !matches(s.fn, s.args) ||
		!alike(returnType(ret, s.inst), s.fn.Sig.RetType) {
		return s, false
	}
	c := fl.ld.inlinable(fl.m, s.fn)
	_, catches := inst.(*llir.TermInvoke)
	return s, c.yes && !(catches && c.throws)
}

// inlineCalls inlines the calls of small functions, and those that come in with them.
func (fl *lowering) inlineCalls() {
	if fl.m.lib || fl.m.prims {
		return
	}
	if _, begun := fl.ld.expanded[fl.fn]; begun {
		return
	}
	if fl.ld.expanded == nil {
		fl.ld.expanded = map[*llir.Func]bool{}
	}
	fl.ld.expanded[fl.fn] = false
	defer func() { fl.ld.expanded[fl.fn] = true }()
	var sites []callSite
	for _, b := range fl.fn.Blocks {
		for _, inst := range b.Insts {
			if s, ok := fl.siteOf(b, inst); ok {
				sites = append(sites, s)
			}
		}
		if s, ok := fl.siteOf(b, b.Term); ok {
			sites = append(sites, s)
		}
	}
	if len(sites) == 0 {
		return
	}
	x := inliner{fl: fl, left: maxInlinedAll}
	for len(sites) > 0 {
		s := sites[0]
		sites = append(sites[1:], x.inline(s)...)
	}
	delete(fl.ld.useTables, fl.fn)
}

// inliner writes bodies where calls were.
type inliner struct {
	fl   *lowering
	n    int // calls so far
	left int // instructions that may still be inlined

	// Of the call at hand:
	values map[value.Value]value.Value // of the function called, what stands for them
	at     *metadata.DILocation        // where the call is
	in     *metadata.DILocation        // where instructions are that say nothing of it; nil: where the call is
	locs   map[*metadata.DILocation]*metadata.DILocation
}

// inline replaces a call by the body of its function, and returns the calls in there that are to be inlined as well.
func (x *inliner) inline(s callSite) (more []callSite) {
	c := x.fl.ld.inlinable(x.fl.m, s.fn)
	if x.left -= c.size; x.left < 0 {
		return nil
	}
	x.n++
	f, ld := x.fl.fn, x.fl.ld
	index := ld.funcIndex(x.fl.m, s.fn)
	if ld.bodyOf == nil {
		ld.bodyOf, ld.passed = map[*llir.Block]int32{}, map[any][]passed{}
	}
	x.values, x.locs = map[value.Value]value.Value{}, map[*metadata.DILocation]*metadata.DILocation{}
	x.at, x.in = locationOf(s.inst), nil
	if !hasDebug(s.fn) && (x.at == nil || x.at.Line == 0) { // reports name functions without debug information, too
		if x.at == nil {
			x.at = &metadata.DILocation{Scope: &metadata.DISubprogram{Name: f.Name()}}
		}
		x.in = &metadata.DILocation{Scope: &metadata.DISubprogram{Name: s.fn.Name()}, InlinedAt: x.at}
	}
	name := fmt.Sprintf("inlined.%d", x.n)
	for i, p := range s.fn.Params {
		x.values[p] = unwrap(s.args[i])
	}
	blocks := make([]*llir.Block, len(c.blocks))
	for i, b := range c.blocks {
		blocks[i] = llir.NewBlock(fmt.Sprintf("%s.b%d", name, i))
		blocks[i].Parent = f
		x.values[b] = blocks[i]
		ld.bodyOf[blocks[i]] = index
		if of, ok := ld.bodyOf[b]; ok {
			ld.bodyOf[blocks[i]] = of
		}
	}
	ends := make([][]passed, len(c.blocks)) // by block: what is passed when its end is reached
	var variables, firsts []llir.Instruction
	var clones []value.User
	for i, b := range c.blocks {
		var ahead []passed
		add := func(k llir.Instruction) {
			blocks[i].Insts = append(blocks[i].Insts, k)
			clones = append(clones, k.(value.User))
			ld.pass(k, ahead...)
			ahead = nil
		}
		for _, inst := range b.Insts {
			ahead = append(ahead, x.passedAt(inst)...)
			if x.spilled(inst, c.spills) {
				if k := x.described(inst, c.spills); k != nil {
					add(k)
				}
				continue
			}
			k := copyOf(inst)
			if v, ok := inst.(value.Value); ok {
				x.values[v] = k.(value.Value)
			}
			if a, ok := k.(*llir.InstAlloca); ok {
				x.declare(a, s.fn, name)
				variables = append(variables, a)
				if !c.once[inst.(*llir.InstAlloca)] { // it does not keep what it had in the last call
					first := &llir.InstStore{Src: constant.NewUndef(a.ElemType), Dst: a}
					if loc := firstLocation(s.fn); loc != nil && x.at != nil {
						first.Metadata = attached(x.inlinedAt(loc))
					}
					firsts = append(firsts, first)
				}
				continue
			}
			add(k)
		}
		ends[i] = append(ahead, x.passedAt(b.Term)...)
		if r, ok := b.Term.(*llir.TermRet); ok {
			ends[i] = append(ends[i], passed{fn: -1, at: x.located(locationOf(r))})
		}
	}
	for _, k := range clones {
		replaceOperands(k, x.values)
		x.locate(k)
	}
	blocks[0].Insts = append(firsts, blocks[0].Insts...)
	f.Blocks[0].Insts = append(variables, f.Blocks[0].Insts...)
	s.block = x.blockOf(s)
	begins := append(ld.passed[s.inst], passed{index, x.at})
	delete(ld.passed, s.inst)
	var result value.Value
	if call, ok := s.inst.(*llir.InstCall); ok && len(blocks) == 1 { // what is next to each other can be simplified together
		k := slices.Index(s.block.Insts, llir.Instruction(call))
		s.block.Insts = slices.Replace(s.block.Insts, k, k+1, blocks[0].Insts...)
		ld.pass(instAt(s.block, k), begins...)
		ld.pass(instAt(s.block, k+len(blocks[0].Insts)), ends[0]...)
		result = x.result(c.blocks[0].Term.(*llir.TermRet))
	} else {
		result = x.connect(s, c.blocks, blocks, name)
		ld.pass(s.block.Term, begins...)
		for i, b := range blocks {
			ld.pass(b.Term, ends[i]...)
		}
	}
	if result != nil {
		replaceUses(f, s.inst, result)
	}
	for _, k := range clones {
		if m, ok := x.fl.siteOf(nil, k); ok {
			more = append(more, m)
		}
	}
	return more
}

// passed is something of the source that the code that was inlined no longer has: the call of function fn, or, if that is -1, the end of
// one. Coverage counts it where control passes.
type passed struct {
	fn int32
	at *metadata.DILocation // nil: nobody knows
}

// pass notes that all is passed where inst, an instruction or terminator, is executed.
func (ld *loader) pass(inst any, all ...passed) {
	if len(all) > 0 {
		ld.passed[inst] = append(ld.passed[inst], all...)
	}
}

// passedAt returns what is passed at a copy of inst, an instruction or terminator of the function called.
func (x *inliner) passedAt(inst any) []passed {
	all := slices.Clone(x.fl.ld.passed[inst])
	for i := range all {
		all[i].at = x.located(all[i].at)
	}
	return all
}

// instAt is instruction k of b, or its terminator.
func instAt(b *llir.Block, k int) any {
	if k < len(b.Insts) {
		return b.Insts[k]
	}
	return b.Term
}

// result is what stands for the value that r returns, nil if it returns none.
func (x *inliner) result(r *llir.TermRet) value.Value {
	if r.X == nil {
		return nil
	}
	if v, ok := x.values[unwrap(r.X)]; ok {
		return v
	}
	return r.X
}

// connect puts the blocks of the function called where the call is, and returns what stands for the value of the call.
func (x *inliner) connect(s callSite, of, blocks []*llir.Block, name string) value.Value {
	tail := x.split(s, name)
	phi := &llir.InstPhi{Typ: s.fn.Sig.RetType}
	for i, b := range of {
		if r, ok := b.Term.(*llir.TermRet); ok {
			if v := x.result(r); v != nil {
				phi.Incs = append(phi.Incs, &llir.Incoming{X: v, Pred: blocks[i]})
			}
			blocks[i].Term = &llir.TermBr{Target: tail, Metadata: slices.Clone(r.Metadata)}
		} else {
			blocks[i].Term = copyOf(b.Term)
			replaceOperands(blocks[i].Term.(value.User), x.values)
		}
		x.locate(blocks[i].Term)
	}
	f := x.fl.fn
	f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, s.block)+1, append(blocks, tail)...)
	switch len(phi.Incs) {
	case 0:
		return nil
	case 1:
		return phi.Incs[0].X
	}
	tail.Insts = append([]llir.Instruction{phi}, tail.Insts...)
	return phi
}

// blockOf finds the block of a call, which may have been split since s was made.
func (x *inliner) blockOf(s callSite) *llir.Block {
	for _, b := range x.fl.fn.Blocks {
		inst, ok := s.inst.(llir.Instruction)
		if ok && slices.Contains(b.Insts, inst) || !ok && b.Term == s.inst.(llir.Terminator) {
			return b
		}
	}
	panic("BUG: a call that is in no block")
}

// split makes block s.block end in a jump to the body of the function called, and returns the block that goes on behind the call.
func (x *inliner) split(s callSite, name string) *llir.Block {
	tail := llir.NewBlock(name + ".end")
	tail.Parent = x.fl.fn
	to := &llir.TermBr{Target: x.values[s.fn.Blocks[0]], Metadata: attached(x.at)}
	if in, ok := s.inst.(*llir.TermInvoke); ok {
		normal, other := in.NormalRetTarget.(*llir.Block), in.ExceptionRetTarget.(*llir.Block)
		tail.Term = &llir.TermBr{Target: normal, Metadata: in.Metadata}
		s.block.Term = to
		renamePred(normal, s.block, tail)
		for _, inst := range other.Insts {
			if phi, ok := inst.(*llir.InstPhi); ok {
				phi.Incs = slices.DeleteFunc(phi.Incs, func(i *llir.Incoming) bool { return i.Pred == value.Value(s.block) })
			}
		}
		return tail
	}
	k := slices.Index(s.block.Insts, s.inst.(llir.Instruction))
	tail.Insts, tail.Term = slices.Clone(s.block.Insts[k+1:]), s.block.Term
	s.block.Insts, s.block.Term = s.block.Insts[:k:k], to
	comesFrom(s.block, tail)
	return tail
}

// spilled reports whether inst only keeps or finds a parameter, and notes what is found.
func (x *inliner) spilled(inst llir.Instruction, spills map[*llir.InstAlloca]*llir.Param) bool {
	spill := func(v value.Value) *llir.Param {
		a, _ := unwrap(v).(*llir.InstAlloca)
		return spills[a]
	}
	switch i := inst.(type) {
	case *llir.InstAlloca:
		return spills[i] != nil
	case *llir.InstStore:
		return spill(i.Dst) != nil
	case *llir.InstLoad:
		if p := spill(i.Src); p != nil {
			x.values[i] = x.values[p]
			return true
		}
	case *llir.InstCall:
		return len(i.Args) > 0 && marksOnly(i) && slices.ContainsFunc(i.Args, func(a value.Value) bool { return spill(a) != nil })
	}
	return false
}

// dbgValue is what debug information calls to say what a variable holds from here on.
var dbgValue = llir.NewFunc("llvm.dbg.value", types.Void)

// described is what stands for the declaration of a parameter that is not kept in memory any more; nil: inst is none.
func (x *inliner) described(inst llir.Instruction, spills map[*llir.InstAlloca]*llir.Param) *llir.InstCall {
	c, ok := inst.(*llir.InstCall)
	if !ok || c.Callee.(*llir.Func).Name() != "llvm.dbg.declare" {
		return nil
	}
	a, _ := unwrap(c.Args[0]).(*llir.InstAlloca)
	if spills[a] == nil {
		return nil
	}
	k := copyOf(c)
	k.Callee, k.Args[0] = dbgValue, &metadata.Value{Value: spills[a]}
	return k
}

// copyOf copies an instruction or terminator and the lists that it has.
func copyOf[T any](inst T) T {
	old := reflect.ValueOf(inst).Elem()
	n := reflect.New(old.Type())
	n.Elem().Set(old)
	k := n.Interface().(T)
	switch k := any(k).(type) {
	case *llir.InstGetElementPtr:
		k.Indices = slices.Clone(k.Indices)
	case *llir.InstCall:
		k.Args = slices.Clone(k.Args)
	case *llir.InstPhi:
		k.Incs = slices.Clone(k.Incs)
		for i, in := range k.Incs {
			k.Incs[i] = &llir.Incoming{X: in.X, Pred: in.Pred}
		}
	case *llir.TermBr:
		k.Successors = nil
	case *llir.TermCondBr:
		k.Successors = nil
	case *llir.TermSwitch:
		k.Successors, k.Cases = nil, slices.Clone(k.Cases)
		for i, c := range k.Cases {
			k.Cases[i] = &llir.Case{X: c.X, Target: c.Target}
		}
	}
	return k
}

// replaceOperands replaces values that u uses, in debug information, too.
func replaceOperands(u value.User, by map[value.Value]value.Value) {
	for _, o := range u.Operands() {
		if *o == nil {
			continue
		}
		n, ok := by[unwrap(*o)]
		if !ok {
			continue
		}
		switch a := (*o).(type) {
		case *llir.Arg:
			if _, ok := a.Value.(*metadata.Value); ok {
				n = &metadata.Value{Value: n}
			}
			*o = &llir.Arg{Value: n, Attrs: a.Attrs}
		case *metadata.Value:
			*o = &metadata.Value{Value: n}
		default:
			*o = n
		}
	}
}

// declare gives the variable a, a copy of one of f, a name of its own.
func (x *inliner) declare(a *llir.InstAlloca, f *llir.Func, name string) {
	caller := x.fl.fn.Name()
	d, ok := x.fl.m.declared[f.Name()][a.Ident()]
	a.SetName(a.Name() + "." + name)
	if !ok {
		return
	}
	if x.fl.m.declared[caller] == nil {
		x.fl.m.declared[caller] = map[string]declared{}
	}
	x.fl.m.declared[caller][a.Ident()] = d
}

// hasDebug reports whether there is debug information about f.
func hasDebug(f *llir.Func) bool {
	return slices.ContainsFunc(f.Metadata, func(md *metadata.Attachment) bool { return md.Name == "dbg" })
}

// firstLocation returns the first position in f, nil if it has none.
func firstLocation(f *llir.Func) *metadata.DILocation {
	for _, inst := range f.Blocks[0].Insts {
		if loc := locationOf(inst); loc != nil && loc.InlinedAt == nil {
			return loc
		}
	}
	return locationOf(f.Blocks[0].Term)
}

func attached(loc *metadata.DILocation) llir.Metadata {
	if loc == nil {
		return nil
	}
	return llir.Metadata{{Name: "dbg", Node: loc}}
}

// locate makes the position of copy k one that was inlined where the call is.
func (x *inliner) locate(k any) {
	if md := reflect.ValueOf(k).Elem().FieldByName("Metadata"); md.IsValid() && x.at != nil {
		md.Set(reflect.ValueOf(attached(x.located(locationOf(k)))))
	}
}

// located is where what has position loc in the function called is, if that is inlined where the call is.
func (x *inliner) located(loc *metadata.DILocation) *metadata.DILocation {
	switch {
	case x.at == nil:
		return loc
	case loc == nil && x.in != nil:
		return x.in
	case loc == nil:
		return x.at
	}
	return x.inlinedAt(loc)
}

// inlinedAt is loc, a position in the function called, as one that was inlined where the call is.
func (x *inliner) inlinedAt(loc *metadata.DILocation) *metadata.DILocation {
	if n := x.locs[loc]; n != nil {
		return n
	}
	n := *loc
	if loc.InlinedAt == nil {
		n.InlinedAt = x.at
	} else {
		n.InlinedAt = x.inlinedAt(loc.InlinedAt)
	}
	x.locs[loc] = &n
	return &n
}
