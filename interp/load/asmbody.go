package load

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/interp/asm"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Bodies of inline assembly (Options.Asm): functions that GMC_ASM of genmcgo/asm.h annotates with the
// text that they stand for. Assembly of that text becomes a call of the function.

// asmAnnotation precedes the text in an annotation.
const asmAnnotation = "genmcgo.asm."

// asmBodies are the bodies that a file gives. nil: there is no file.
type asmBodies struct {
	file string
	all  []*asmBody
	seen []string // texts of the program, sorted
	err  error    // the first body that does not fit
}

// asmBody is a function that stands for assembly.
type asmBody struct {
	fn     *llir.Func
	text   string // as C has it
	normal string // asm.Normal
	called bool
}

// name is what calls of the body name.
func (b *asmBody) name() string { return asmAnnotation + b.fn.Name() }

// readAsmBodies finds the bodies in mod, which is the content of file.
func readAsmBodies(mod *llir.Module, file string) (*asmBodies, error) {
	bs := &asmBodies{file: file}
	bad := func(format string, args ...any) error {
		return &InputError{File: file, Msg: fmt.Sprintf(format, args...)}
	}
	arch := archOf(mod)
	i := slices.IndexFunc(mod.Globals, func(g *llir.Global) bool { return g.Name() == allAnnotations })
	if i >= 0 {
		for _, st := range annotations(mod.Globals[i]) {
			text, ok := strings.CutPrefix(annotationText(st.Fields[1]), asmAnnotation)
			f, isFunc := stripCasts(st.Fields[0]).(*llir.Func)
			if !ok || !isFunc {
				continue
			}
			b := &asmBody{fn: f, text: text}
			var err error
			if b.normal, err = asm.NormalC(arch, text); err != nil {
				return nil, bad("GMC_ASM of %s: %v", sourceName(f), err)
			}
			switch {
			case len(f.Blocks) == 0:
				return nil, bad("GMC_ASM(%q): %s has no body", text, sourceName(f))
			case f.Sig.Variadic:
				return nil, bad("GMC_ASM(%q): %s has a variable number of parameters", text, sourceName(f))
			}
			for _, o := range bs.all {
				if o.normal == b.normal && o.fn != f {
					return nil, bad("GMC_ASM(%q): both %s and %s are bodies of it", text, sourceName(o.fn), sourceName(f))
				}
			}
			f.Linkage = enum.LinkageExternal
			bs.all = append(bs.all, b)
		}
	}
	if len(bs.all) == 0 {
		return nil, bad("it gives no inline assembly a body: declare functions with GMC_ASM(\"TEXT\") of <genmcgo/asm.h>")
	}
	return bs, nil
}

// of returns the body of a, nil if there is none.
func (bs *asmBodies) of(mod *llir.Module, a *llir.InlineAsm) *asmBody {
	if bs == nil {
		return nil
	}
	text := asm.Normal(archOf(mod), a.Asm)
	if at, ok := slices.BinarySearch(bs.seen, text); !ok && text != "" {
		bs.seen = slices.Insert(bs.seen, at, text)
	}
	for _, b := range bs.all {
		if b.normal == text {
			return b
		}
	}
	return nil
}

// used returns the texts that have bodies, with the names of these. The error says that there is none, or
// which body does not fit.
func (bs *asmBodies) used() (texts []string, err error) {
	if bs == nil || bs.err != nil {
		if bs != nil {
			err = bs.err
		}
		return nil, err
	}
	var given []string
	for _, b := range bs.all {
		given = append(given, strconv.Quote(b.normal))
		if b.called {
			texts = append(texts, fmt.Sprintf("%q is %s", b.normal, sourceName(b.fn)))
		}
	}
	if len(texts) == 0 {
		var seen []string
		for _, s := range bs.seen {
			seen = append(seen, strconv.Quote(s))
		}
		return nil, &InputError{File: bs.file, Msg: fmt.Sprintf("it gives bodies to no inline assembly of the program: it has %s; the program has %s", list(given), list(seen))}
	}
	slices.Sort(texts)
	return texts, nil
}

// enter makes the bodies, which are in module m, known under the names that calls use.
func (bs *asmBodies) enter(ld *loader, m *module) {
	for _, b := range bs.all {
		ld.symbols[b.name()] = m.symbols[b.fn.Name()]
	}
}

// asmInput is an operand that goes into assembly.
type asmInput struct {
	number int         // of the operand: 1 is %1
	arg    int         // of the call
	value  value.Value // the argument
}

// inputsOf returns the operands of a that go into it, by number, which are the parameters of its body: outputs in
// memory, and inputs, but not memory that is an output, too, nor labels. A "+r" or "+m" of C, of which LLVM makes an
// output and an input, is one operand, with the number of the output.
func inputsOf(a *llir.InlineAsm, args []value.Value) (in []asmInput) {
	arg, number := 0, -1
	for _, c := range strings.Split(a.Constraint, ",") {
		if c == "" || strings.HasPrefix(c, "~") {
			continue
		}
		number++
		memory := strings.Contains(c, "*")
		if strings.HasPrefix(c, "!") || strings.HasPrefix(c, "=") && !memory {
			continue
		}
		if arg >= len(args) {
			break
		}
		v := unwrap(args[arg])
		_, label := v.(*constant.BlockAddress)
		again := memory && !strings.HasPrefix(c, "=") && slices.ContainsFunc(in, func(i asmInput) bool {
			return i.value == v || i.value.String() == v.String()
		})
		if !label && !again {
			n := number
			if tied, err := strconv.Atoi(strings.TrimLeft(c, "%&")); err == nil {
				n = tied
			}
			in = append(in, asmInput{n, arg, v})
		}
		arg++
	}
	slices.SortStableFunc(in, func(a, b asmInput) int { return cmp.Compare(a.number, b.number) })
	return in
}

// callBody makes instruction k of block i, which is assembly a with results ret, a call of its body. It
// returns how many instructions there are more than before.
func (x *expansion) callBody(b *asmBody, a *llir.InlineAsm, ret types.Type, i, k int) int {
	x.cur = llir.NewBlock("")
	result, place, err := x.callOf(b, a, ret)
	if err != nil {
		x.bodies.refuse(b, err, archOf(x.mod), a, x.args, ret)
		return 0
	}
	block := x.f.Blocks[i]
	block.Insts = slices.Replace(block.Insts, k, k+1, x.cur.Insts...)
	more := len(x.cur.Insts) - 1
	if result != nil {
		x.substitute(result)
	}
	if place != nil {
		x.f.Blocks[0].Insts = slices.Insert(x.f.Blocks[0].Insts, 0, llir.Instruction(place))
		if i == 0 {
			more++
		}
	}
	return more
}

// branchBody makes the end of block i, which is assembly a that may jump, a call of its body and a switch: the
// body returns the number of the label that it jumps to, from 1, and 0 if it does not jump.
func (x *expansion) branchBody(b *asmBody, a *llir.InlineAsm, i int, c *llir.TermCallBr) {
	x.cur = llir.NewBlock("")
	if _, none := c.Type().(*types.VoidType); !none {
		if bs := x.bodies; bs.err == nil {
			bs.err = &InputError{File: bs.file, Msg: fmt.Sprintf("inline assembly %q can have no body: one of assembly that jumps says where to, "+
				"and has no way to return outputs in registers; write it in C", b.normal)}
		}
		return
	}
	n, _, err := x.callOf(b, a, types.I32)
	if err != nil {
		x.bodies.refuse(b, err, archOf(x.mod), a, x.args, types.I32)
		return
	}
	block := x.f.Blocks[i]
	first, others, made := x.edges(block, c)
	block.Insts = append(block.Insts, x.cur.Insts...)
	sw := &llir.TermSwitch{X: n, TargetDefault: first, Metadata: x.md}
	for k, o := range others {
		sw.Cases = append(sw.Cases, llir.NewCase(constant.NewInt(types.I32, int64(k+1)), o.(*llir.Block)))
	}
	block.Term = sw
	x.f.Blocks = slices.Insert(x.f.Blocks, i+1, made...)
}

// callOf writes a call of body b in place of a. result is what a would have returned, of type ret; place, if it is
// not nil, the memory that the results come through, for which there must be room in the function.
func (x *expansion) callOf(b *asmBody, a *llir.InlineAsm, ret types.Type) (result value.Value, place *llir.InstAlloca, err error) {
	results := asmResults(ret)
	params := b.fn.Params
	returns := b.fn.Sig.RetType
	_, nothing := returns.(*types.VoidType)
	m := &module{align128: 16}
	several := len(results) > 1
	hidden := several && nothing && len(params) > 0 && isPointer(params[0].Typ) // a structure too large for registers
	var args []value.Value
	if several {
		size := uint64(0)
		if !nothing {
			size = m.size(returns)
		}
		want := m.size(types.NewStruct(results...))
		if !hidden && (size > roundUp(want, 8) || roundUp(size, 4) < want) {
			return nil, nil, fmt.Errorf("it returns %d values, in a structure", len(results))
		}
		place = llir.NewAlloca(types.NewArray(roundUp(max(size, want), 8)/8, types.I64))
		place.SetName(x.name + ".results")
		place.Metadata = x.md
		if hidden {
			args, params = append(args, x.cast(place, params[0].Typ)), params[1:]
		}
	}
	in := inputsOf(a, x.args)
	if len(in) != len(params) {
		return nil, nil, fmt.Errorf("the assembly has %d operands that go into it, and the function %d parameters", len(in), len(params))
	}
	for k, i := range in {
		v := x.cast(i.value, params[k].Typ)
		if v == nil {
			return nil, nil, fmt.Errorf("operand %%%d and parameter %d have different types", i.number, k+1)
		}
		args = append(args, v)
	}
	call := llir.NewCall(x.declare(b), args...)
	call.Metadata = x.md
	x.add(call)
	b.called = true
	switch {
	case len(results) == 0:
		return nil, nil, nil
	case several:
		if !hidden {
			st := llir.NewStore(call, x.cast(place, types.NewPointer(returns)))
			st.Metadata = x.md
			x.add(st)
		}
		return x.members(place, ret, results), place, nil
	}
	if !nothing {
		result = x.cast(call, results[0])
	}
	if result == nil {
		return nil, nil, fmt.Errorf("it returns the output of the assembly")
	}
	return result, nil, nil
}

// declare returns what calls of body b name in the module of x.
func (x *expansion) declare(b *asmBody) *llir.Func {
	if i := slices.IndexFunc(x.mod.Funcs, func(f *llir.Func) bool { return f.Name() == b.name() }); i >= 0 {
		return x.mod.Funcs[i]
	}
	var params []*llir.Param
	for _, p := range b.fn.Params {
		params = append(params, llir.NewParam("", p.Typ))
	}
	return x.mod.NewFunc(b.name(), b.fn.Sig.RetType, params...)
}

// members reads results, the members of a structure of C, from place, and makes a value of type ret of them.
func (x *expansion) members(place value.Value, ret types.Type, results []types.Type) value.Value {
	m := &module{align128: 16}
	var all value.Value = constant.NewZeroInitializer(ret)
	at := uint64(0)
	bytes := x.cast(place, types.I8Ptr)
	for i, t := range results {
		at = roundUp(at, m.align(t))
		p := llir.NewGetElementPtr(types.I8, bytes, constant.NewInt(types.I64, int64(at)))
		p.Metadata = x.md
		x.add(p)
		ld := llir.NewLoad(t, x.cast(p, types.NewPointer(t)))
		in := llir.NewInsertValue(all, ld, uint64(i))
		ld.Metadata, in.Metadata = x.md, x.md
		x.add(ld)
		x.add(in)
		all = in
		at += m.size(t)
	}
	return all
}

// cast makes a value of type t of v, nil if that is not the same in another type.
func (x *expansion) cast(v value.Value, t types.Type) value.Value {
	from := v.Type()
	if from.Equal(t) {
		return v
	}
	a, isInt := from.(*types.IntType)
	b, toInt := t.(*types.IntType)
	add := func(c interface {
		llir.Instruction
		value.Value
	}) value.Value {
		x.add(c)
		return c
	}
	switch {
	case isPointer(from) && isPointer(t):
		return add(&llir.InstBitCast{From: v, To: t, Metadata: x.md})
	case isPointer(from) && toInt && b.BitSize == 64:
		return add(&llir.InstPtrToInt{From: v, To: t, Metadata: x.md})
	case isInt && a.BitSize == 64 && isPointer(t):
		return add(&llir.InstIntToPtr{From: v, To: t, Metadata: x.md})
	case isInt && toInt && b.BitSize == 1: // _Bool
		return add(&llir.InstTrunc{From: v, To: t, Metadata: x.md})
	case isInt && toInt && a.BitSize == 1:
		return add(&llir.InstZExt{From: v, To: t, Metadata: x.md})
	}
	return nil
}

// refuse notes that body b does not fit a.
func (bs *asmBodies) refuse(b *asmBody, why error, arch asm.Arch, a *llir.InlineAsm, args []value.Value, ret types.Type) {
	if bs.err == nil {
		bs.err = &InputError{File: bs.file, Msg: fmt.Sprintf("%s is no body of inline assembly %q: %v; it begins with\n%s",
			sourceName(b.fn), b.normal, why, skeleton(arch, a, args, ret))}
	}
}

// beginWith says how a can be given a body.
func beginWith(arch asm.Arch, a *llir.InlineAsm, args []value.Value, ret types.Type) string {
	return "write it in C, or say with --asm=FILE what it does, where FILE begins with\n  #include <genmcgo/asm.h>\n" + skeleton(arch, a, args, ret)
}

// skeleton is a body of a without content, in C.
func skeleton(arch asm.Arch, a *llir.InlineAsm, args []value.Value, ret types.Type) string {
	name := "body"
	text := asm.Normal(arch, a.Asm)
	if words := strings.FieldsFunc(text, func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }); len(words) > 0 {
		name = "asm_" + words[0]
	}
	var b strings.Builder
	returns := "void"
	switch results := asmResults(ret); {
	case len(results) == 1:
		returns = typeInC(results[0], 0)
	case len(results) > 1:
		returns = "struct " + name + "_results"
		fmt.Fprintf(&b, "  %s {", returns)
		for i, t := range results {
			fmt.Fprintf(&b, " %s r%d;", strings.TrimSuffix(typeInC(t, 0), " "), i)
		}
		b.WriteString(" };\n")
	}
	var params []string
	for _, i := range inputsOf(a, args) {
		bits := 0
		unwrapElem(args[i.arg], &bits)
		params = append(params, fmt.Sprintf("%s a%d", typeInC(i.value.Type(), bits), i.number))
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	fmt.Fprintf(&b, "  GMC_ASM(%q) %s %s(%s) { ... }", text, returns, name, strings.Join(params, ", "))
	return b.String()
}

// typeInC is a type of C that is passed as t is; bits is the size of what a pointer points to, 0 if it is not known.
func typeInC(t types.Type, bits int) string {
	switch t := t.(type) {
	case *types.IntType:
		switch {
		case t.BitSize == 1:
			return "_Bool"
		case t.BitSize <= 8:
			return "unsigned char"
		case t.BitSize <= 16:
			return "unsigned short"
		case t.BitSize <= 32:
			return "unsigned"
		case t.BitSize <= 64:
			return "unsigned long"
		}
		return "unsigned __int128"
	case *types.FloatType:
		if t.Kind == types.FloatKindFloat {
			return "float"
		}
		return "double"
	case *types.PointerType:
		if bits > 0 {
			return typeInC(types.NewInt(uint64(bits)), 0) + " *"
		}
		return "void *"
	}
	return t.String()
}
