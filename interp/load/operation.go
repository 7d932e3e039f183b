package load

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
)

// Operations on objects, which genmcgo/primitive.h declares. Its macros become annotations of
// functions, which clang keeps in @llvm.global.annotations. The function that the program calls is
// replaced by one that only makes the event; a second one, the runner, calls the body.

// annotation precedes the kind of an operation in an annotation.
const annotation = "genmcgo.operation."

// invariant precedes the condition of an invariant in an annotation.
const invariant = "genmcgo.invariant."

// condition precedes the condition of GMC_COMMUTE_IF in an annotation.
const condition = "genmcgo.condition."

// commuting is the annotation of a variable that points to two operations that commute, and to the condition
// for that, if there is one.
const commuting = "genmcgo.commute"

// pair is two functions that are declared to commute.
type pair struct {
	fns  [2]*llir.Func
	cond *llir.Func // nil: in every state
	pos  int32
}

// title is what messages call the declaration of p.
func (ld *loader) title(p *pair) string {
	f, g := sourceName(p.fns[0]), sourceName(p.fns[1])
	if p.cond == nil {
		return fmt.Sprintf("GMC_COMMUTE(%s, %s)", f, g)
	}
	cond := &ld.prog.Operations[ld.operationIndex[p.cond]]
	return fmt.Sprintf("GMC_COMMUTE_IF(%s, %s, %s, %s)", cond.Object.Name, f, g, cond.Text)
}

// operationKinds are the kinds of operations by their names in GMC_OP.
var operationKinds = map[string]ir.Operation{
	"acquire": {Ord: event.Acquire}, "release": {Ord: event.Release}, "both": {Ord: event.AcqRel},
	"enqueue": {Ord: event.Relaxed}, "query": {Ord: event.Relaxed},
	"init": {Ord: event.Release, Kind: ir.Initialise}, "destroy": {Ord: event.AcqRel, Kind: ir.Destroy},
}

// readAnnotations finds the operations that the program declares.
func (ld *loader) readAnnotations(user *module) {
	s := user.symbols[allAnnotations]
	if s == nil || s.glob == nil {
		return
	}
	for _, st := range annotations(s.glob) {
		text := annotationText(st.Fields[1])
		if v, ok := stripCasts(st.Fields[0]).(*llir.Global); ok && text == commuting {
			ld.declareCommuting(user, v)
		}
		f, ok := stripCasts(st.Fields[0]).(*llir.Func)
		if !ok {
			continue
		}
		f = ld.counts(user, f)
		var op ir.Operation
		at := user.funcPos(f)
		if ld.prog.Position(at).Line == 0 { // without -g
			at = ld.position(annotationPlace(st))
		}
		if kind, ok := strings.CutPrefix(text, annotation); ok {
			if op, ok = operationKinds[kind]; !ok {
				ld.failAt(at, "GMC_OP(%s) of %s: no such kind of operation; the kinds are acquire, release, both, enqueue, query, init and destroy", kind, sourceName(f))
			}
		} else if cond, ok := strings.CutPrefix(text, invariant); ok {
			op = ir.Operation{Kind: ir.Invariant, Text: cond}
		} else if cond, ok := strings.CutPrefix(text, condition); ok {
			op = ir.Operation{Kind: ir.Condition, Text: cond}
		} else {
			continue
		}
		if len(f.Blocks) == 0 {
			ld.failAt(at, "%s is declared as an operation, but not defined in the program", sourceName(f))
		}
		op.Name, op.Pos = sourceName(f), at
		if old := ld.operations[f]; old != nil && (old.Kind != op.Kind || old.Ord != op.Ord) {
			ld.failAt(at, "%s is declared as an operation of two kinds", op.Name)
		}
		ld.noteOperation(f, &op)
		if op.Kind.Looks() { // the program does not call it
			ld.funcIndex(user, f)
		}
	}
}

// declareCommuting notes the two operations that v points to.
func (ld *loader) declareCommuting(user *module, v *llir.Global) {
	p := pair{pos: user.globalPos(v)}
	var fns []*llir.Func
	if a, ok := v.Init.(*constant.Array); ok {
		for _, e := range a.Elems {
			f, _ := stripCasts(e).(*llir.Func)
			fns = append(fns, ld.counts(user, f))
		}
	}
	if n := len(fns); n != 2 && n != 3 || slices.Contains(fns, nil) {
		ld.failAt(p.pos, "GMC_COMMUTE and GMC_COMMUTE_IF are about two operations: functions that are declared with GMC_OP")
	}
	p.fns = [2]*llir.Func(fns)
	if len(fns) == 3 {
		p.cond = fns[2]
	}
	for _, o := range ld.pairs { // another file that includes the same header
		if o.fns == p.fns && o.cond == p.cond {
			return
		}
	}
	ld.pairs = append(ld.pairs, p)
}

// counts returns the definition of f, a function of m, which may be another file's.
func (ld *loader) counts(m *module, f *llir.Func) *llir.Func {
	if f == nil {
		return nil
	}
	if s := ld.resolve(m, f.Name()); s != nil && s.fn != nil && !s.mod.lib {
		return s.fn
	}
	return f
}

// sourceName is the name of f in the source.
func sourceName(f *llir.Func) string {
	for _, md := range f.Metadata {
		if sp, ok := md.Node.(*metadata.DISubprogram); ok && md.Name == "dbg" {
			return sp.Name
		}
	}
	return f.Name()
}

// allAnnotations is the variable in which clang keeps annotations.
const allAnnotations = "llvm.global.annotations"

// annotations are the elements of that variable: what is annotated, and the text.
func annotations(g *llir.Global) (all []*constant.Struct) {
	list, ok := g.Init.(*constant.Array)
	if !ok {
		return nil
	}
	for _, e := range list.Elems {
		if st, ok := e.(*constant.Struct); ok && len(st.Fields) >= 2 {
			all = append(all, st)
		}
	}
	return all
}

// annotationPlace is where the annotation st is in the source.
func annotationPlace(st *constant.Struct) (p ir.Position) {
	if len(st.Fields) < 4 {
		return p
	}
	if line, ok := st.Fields[3].(*constant.Int); ok {
		p.File, p.Line = annotationText(st.Fields[2]), int(line.X.Int64())
	}
	return p
}

// annotationText is the string that an annotation points to.
func annotationText(c constant.Constant) string {
	for {
		switch x := stripCasts(c).(type) {
		case *constant.ExprGetElementPtr:
			c = x.Src
		case *llir.Global:
			if a, ok := x.Init.(*constant.CharArray); ok {
				return strings.TrimRight(string(a.X), "\x00")
			}
			return ""
		default:
			return ""
		}
	}
}

// declareOperation makes out, the function of an operation, one that makes its event.
func (ld *loader) declareOperation(m *module, fn *llir.Func, out *ir.Func, op ir.Operation) {
	var t metadata.Field
	if !m.lib {
		op.Object, t = ld.objectType(fn, &op)
	}
	ld.objectTypes = append(ld.objectTypes, t)
	op.Func = out.Index
	if m.lib {
		op.Pos = out.Pos
	}
	if out.NRet > 1 || fn.Sig.Variadic {
		ld.failAt(op.Pos, "operation %s must return at most 8 bytes, and take no variable arguments", op.Name)
	}
	body := *out
	body.Index = int32(len(ld.prog.Funcs))
	for i := range ld.prog.Sites {
		if ld.prog.Sites[i].Func == out.Index {
			ld.prog.Sites[i].Func = body.Index
		}
	}
	ld.prog.Funcs = append(ld.prog.Funcs, &body)
	list := func(ops ...int32) int32 {
		ld.prog.Operands = append(ld.prog.Operands, ops...)
		return int32(len(ld.prog.Operands) - len(ops))
	}
	var params []int32
	for i := range out.NParams {
		params = append(params, i)
	}
	n := out.NParams // the slot of the result
	result := ld.constant(0)
	if out.NRet == 1 {
		result = n
	}
	op.Runner = int32(len(ld.prog.Funcs))
	ld.prog.Funcs = append(ld.prog.Funcs, &ir.Func{
		Name: op.Name, Index: op.Runner, NSlots: n + 1, NParams: n, Lib: true, Pos: out.Pos,
		Code: []ir.Inst{
			{Op: ir.OpCall, Imm: uint64(body.Index), A: list(params...), B: n, C: list(n), Dst: out.NRet},
			{Op: ir.OpPrim, Ord: uint8(ir.PrimFinish), A: list(result, ld.constant(1)), B: 2}, {Op: ir.OpUnreachable},
		},
	})
	number := ld.constant(uint64(len(ld.prog.Operations)))
	*out = ir.Func{
		Name: out.Name, Index: out.Index, NSlots: n + 1, NParams: n, NRet: out.NRet, Lib: true, Pos: out.Pos,
		Code: []ir.Inst{
			{Op: ir.OpPrim, Ord: uint8(ir.PrimOperate), A: list(append([]int32{number}, params...)...), B: n + 1, C: list(n), Dst: out.NRet},
			{Op: ir.OpRet, A: list(n), B: out.NRet},
		},
	}
	if ld.opts.Counting && !m.lib {
		out.Code = append([]ir.Inst{countInst}, out.Code...)
	}
	ld.operationIndex[fn] = int32(len(ld.prog.Operations))
	ld.prog.Operations = append(ld.prog.Operations, op)
}

// finishOperations finds out what operations may do, once all functions are there.
func (ld *loader) finishOperations() {
	ld.declareAll()
	ops := ld.prog.Operations
	checked := make([]bool, len(ops))
	for i := range ops {
		op := &ops[i]
		ld.mayDo(op, ld.prog.Funcs[op.Runner], map[int32]bool{})
		for j := range ops {
			if inv := &ops[j]; !op.Kind.Looks() && inv.Kind == ir.Invariant && ld.sameObjects(int32(i), int32(j)) {
				op.Invariants = append(op.Invariants, int32(j))
				checked[j] = true
			}
		}
	}
	for j := range ops {
		if inv := &ops[j]; inv.Kind == ir.Invariant && !checked[j] {
			ld.failAt(inv.Pos, "GMC_INVARIANT(%s, %s): no operation has an object of this type", inv.Object.Name, inv.Text)
		}
	}
}

// declareAll makes the declarations of the program that operations commute.
func (ld *loader) declareAll() {
	for i := range ld.pairs {
		p := &ld.pairs[i]
		c := ir.Commuting{Pos: p.pos, Condition: -1}
		for i, fn := range p.fns {
			var ok bool
			if c.Ops[i], ok = ld.operationIndex[fn]; !ok {
				ld.failAt(p.pos, "%s: %s is not an operation; make it one with GMC_OP", ld.title(p), sourceName(fn))
			}
			ld.prog.Operations[c.Ops[i]].Declared = true
		}
		if !ld.sameObjects(c.Ops[0], c.Ops[1]) {
			ld.failAt(p.pos, "%s: the two are operations on objects of different types", ld.title(p))
		}
		if p.cond != nil {
			c.Condition = ld.operationIndex[p.cond]
			ld.checkCondition(p, &c)
		}
		ld.prog.Commuting = append(ld.prog.Commuting, c)
	}
}

// checkCondition fails if what p says cannot be the condition of c.
func (ld *loader) checkCondition(p *pair, c *ir.Commuting) {
	cond := ld.prog.Operations[c.Condition]
	if !ld.sameObjects(c.Ops[0], c.Condition) {
		ld.failAt(p.pos, "%s: its operations are not on objects of type %s", ld.title(p), cond.Object.Name)
	}
	ld.mayDo(&cond, ld.prog.Funcs[cond.Runner], map[int32]bool{})
	if cond.Self || cond.Guards {
		ld.failAt(p.pos, "%s: the condition is about the state of the object alone; it cannot use gmc_self and gmc_await, nor call functions by pointers", ld.title(p))
	}
}

// sameObjects reports whether operations i and j have objects of the same type: the debug information
// has one node for it, whatever name the program uses; or, in modules that were linked, one of the same name.
func (ld *loader) sameObjects(i, j int32) bool {
	a, b := ld.objectTypes[i], ld.objectTypes[j]
	if a == b {
		return true
	}
	if ca, ok := a.(*metadata.DICompositeType); ok {
		if cb, ok := b.(*metadata.DICompositeType); ok && ca.Identifier != cb.Identifier {
			return false // of C++, in different namespaces
		}
	}
	x, y := &ld.prog.Operations[i].Object, &ld.prog.Operations[j].Object
	return x.Name != "" && x.Name == y.Name && x.Size == y.Size
}

// mayDo notes in op what function f, which it runs, may do.
func (ld *loader) mayDo(op *ir.Operation, f *ir.Func, seen map[int32]bool) {
	if seen[f.Index] {
		return
	}
	seen[f.Index] = true
	for i := range f.Code {
		switch in := &f.Code[i]; in.Op {
		case ir.OpCall:
			ld.mayDo(op, ld.prog.Funcs[uint32(in.Imm)], seen)
		case ir.OpTLS:
			ld.failAt(op.Pos, "operation %s uses a thread-local variable; an operation may use its object, its local variables and its arguments", op.Name)
		case ir.OpCallInd:
			op.Self, op.Guards = true, true
		case ir.OpPrim:
			op.Self = op.Self || ir.Prim(in.Ord) == ir.PrimSelf || ir.Prim(in.Ord) == ir.PrimName
			op.Guards = op.Guards || ir.Prim(in.Ord) == ir.PrimGuard
		}
	}
}

// objectType is what the first parameter of fn, the function of op, points to, as the debug information says, and
// its node there without names and qualifiers.
func (ld *loader) objectType(fn *llir.Func, op *ir.Operation) (ir.Object, metadata.Field) {
	for _, md := range fn.Metadata {
		sp, ok := md.Node.(*metadata.DISubprogram)
		if !ok || md.Name != "dbg" {
			continue
		}
		st, ok := sp.Type.(*metadata.DISubroutineType)
		if !ok || st.Types == nil || len(st.Types.Fields) < 2 {
			break
		}
		t := untyped(st.Types.Fields[1])
		p, ok := t.(*metadata.DIDerivedType)
		if !ok || p.Tag != enum.DwarfTagPointerType && p.Tag != enum.DwarfTagReferenceType || untyped(p.BaseType) == nil {
			break
		}
		o := ir.Object{Name: typeName(p.BaseType), Size: typeSize(p.BaseType)}
		if o.Size == 0 || o.Size > ir.MaxObject {
			ld.failAt(op.Pos, "operation %s: an object has 1 to %d bytes, %s has %d", op.Name, ir.MaxObject, o.Name, o.Size)
		}
		fields(&o.Fields, p.BaseType, "", 0)
		slices.SortStableFunc(o.Fields, func(a, b ir.Scalar) int { return int(a.Off) - int(b.Off) })
		return o, untyped(p.BaseType)
	}
	if len(fn.Params) == 0 {
		ld.failAt(op.Pos, "operation %s has no parameter; the first one must point to the object", op.Name)
	}
	if op.Kind.Looks() {
		ld.failAt(op.Pos, "the type of the object is not known for the condition %s; the program must be compiled with -g", op.Text)
	}
	ld.failAt(op.Pos, "operation %s: what its first parameter points to is not known; the parameter must be a pointer to the object, and the program compiled with -g", op.Name)
	panic("unreachable")
}

// untyped removes names and qualifiers from a type of the debug information.
func untyped(t metadata.Field) metadata.Field {
	for {
		d, ok := t.(*metadata.DIDerivedType)
		if !ok {
			return t
		}
		switch d.Tag {
		case enum.DwarfTagTypedef, enum.DwarfTagConstType, enum.DwarfTagVolatileType, enum.DwarfTagRestrictType, enum.DwarfTagAtomicType, enum.DwarfTagMember:
			t = d.BaseType
		default:
			return t
		}
	}
}

func typeName(t metadata.Field) string {
	for {
		switch d := t.(type) {
		case *metadata.DIDerivedType:
			if d.Tag == enum.DwarfTagTypedef {
				return d.Name
			}
			t = d.BaseType
		case *metadata.DICompositeType:
			return d.Name
		case *metadata.DIBasicType:
			return d.Name
		default:
			return ""
		}
	}
}

// typeSize is the size of a type in bytes, 0 if it has none.
func typeSize(t metadata.Field) uint64 {
	switch t := untyped(t).(type) {
	case *metadata.DICompositeType:
		return (t.Size + 7) / 8
	case *metadata.DIBasicType:
		return (t.Size + 7) / 8
	case *metadata.DIDerivedType:
		return (t.Size + 7) / 8
	}
	return 0
}

// fields appends the scalars of type t, which lies at off and is called name, to list.
func fields(list *[]ir.Scalar, t metadata.Field, name string, off uint64) {
	scalar := func(size uint64, signed, pointer bool) {
		size = (size + 7) / 8
		for k := uint64(0); k < size; { // of wider ones, the words
			n := min(size-k, 8)
			*list = append(*list, ir.Scalar{Name: strings.TrimPrefix(name, "."), Off: off + k, Size: n, Signed: signed, Pointer: pointer})
			k += n
		}
	}
	if n := typeSize(t); typeName(t) == "gmc_queue" && n >= 8 && n%4 == 0 {
		*list = append(*list, ir.Scalar{Name: strings.TrimPrefix(name, "."), Off: off, Size: n, Queue: true})
		return
	}
	switch t := untyped(t).(type) {
	case *metadata.DIBasicType:
		scalar(t.Size, t.Encoding == enum.DwarfAttEncodingSigned || t.Encoding == enum.DwarfAttEncodingSignedChar, false)
	case *metadata.DIDerivedType:
		scalar(t.Size, false, true)
	case *metadata.DICompositeType:
		switch t.Tag {
		case enum.DwarfTagEnumerationType:
			scalar(t.Size, true, false)
		case enum.DwarfTagArrayType:
			n := typeSize(t.BaseType)
			if n == 0 || len(*list) > ir.MaxObject {
				return
			}
			for i := uint64(0); i < (t.Size/8)/n; i++ {
				fields(list, t.BaseType, fmt.Sprintf("%s[%d]", name, i), off+i*n)
			}
		case enum.DwarfTagUnionType: // which member is in use is not known
			scalar(t.Size, false, false)
		default:
			if t.Elements == nil {
				return
			}
			for _, e := range t.Elements.Fields {
				d, ok := e.(*metadata.DIDerivedType)
				if !ok || d.Tag != enum.DwarfTagMember && d.Tag != enum.DwarfTagInheritance || d.Flags&enum.DIFlagStaticMember == enum.DIFlagStaticMember {
					continue
				}
				sub := name
				if d.Name != "" {
					sub += "." + d.Name
				}
				if d.Flags&enum.DIFlagBitField != 0 { // it may share bytes with others
					f := ir.Scalar{Name: strings.TrimPrefix(sub, "."), Off: off + d.Offset/8, Bit: d.Offset % 8, Bits: d.Size}
					if f.Size = (f.Bit + f.Bits + 7) / 8; f.Size <= 8 {
						*list = append(*list, f)
					} else {
						f.Bits = 64 - f.Bit // its last bits are a field of their own
						f.Size = 8
						*list = append(*list, f, ir.Scalar{Name: f.Name, Off: f.Off + 8, Size: 1, Bits: d.Size - f.Bits})
					}
					continue
				}
				fields(list, d.BaseType, sub, off+d.Offset/8)
			}
		}
	}
}
