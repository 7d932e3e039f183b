package load

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/internal/lazy"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Where variables are, for debuggers (Options.Variables). Local variables that are memory are found by their site
// already. A variable in slots gets slots of its own besides, which nothing reads: whatever changes the variable is
// followed by a copy. Optimisations leave these slots alone (watched), no loop counts them as part of its state, and no
// other variable uses them, so the program has the same events as without.
//
// What is known of a variable comes from the debug intrinsics
//
//	llvm.dbg.declare(p, v, e)  variable v is the memory at p
//	llvm.dbg.value(x, v, e)    from here on the value of v is x; llvm.dbg.assign likewise
//
// See LLVM's "Source Level Debugging".

// record is a debug record of newer compilers.
var record = lazy.Regexp(`^(\s*)#dbg_(declare|value|assign)\((.*), (!\d+), (!DIExpression\([^()]*\))(?:, (!\d+), (.*), !DIExpression\(([^()]*)\))?, (!\d+)\)\s*$`)

// callRecords writes debug records as the calls of intrinsics that they were in older versions, line by line: the
// normaliser drops them.
//
//	#dbg_assign(x, v, e, id, p, e2)  x is assigned to v; v is the memory at p if some store has the id, and x otherwise
func callRecords(text []byte) []byte {
	if !bytes.Contains(text, []byte("#dbg_")) {
		return text
	}
	stored := map[string]bool{} // ids
	for _, m := range assigned().FindAllSubmatch(text, -1) {
		stored[string(m[1])] = true
	}
	var out []byte
	used := map[string]bool{}
	for line := range bytes.Lines(text) {
		m := record().FindSubmatch(line)
		if m == nil {
			out = append(out, line...)
			continue
		}
		what, operand, expression := string(m[2]), string(m[3]), string(m[5])
		if what == "assign" {
			what = "value"
			if stored[string(m[6])] && len(m[8]) == 0 {
				if expression != "!DIExpression()" { // a part of what is in memory
					out = append(out, '\n')
					continue
				}
				operand, expression = string(m[7]), "!DIExpression(DW_OP_deref)"
			}
		}
		if strings.HasPrefix(operand, "!") { // a list of operands, or none
			operand = "i1 undef"
		}
		used[what] = true
		out = fmt.Appendf(out, "%scall void @llvm.dbg.%s(metadata %s, metadata %s, metadata %s), !dbg %s\n", m[1], what, operand, m[4], expression, m[9])
	}
	for _, what := range []string{"declare", "value"} {
		if used[what] && !bytes.Contains(text, []byte("@llvm.dbg."+what+"(")) {
			out = fmt.Appendf(out, "\ndeclare void @llvm.dbg.%s(metadata, metadata, metadata)\n", what)
		}
	}
	return out
}

// assigned matches the id of a store.
var assigned = lazy.Regexp(`!DIAssignID (!\d+)`)

// described is a debug intrinsic.
type described struct {
	operand value.Value
	v       *metadata.DILocalVariable
	inlined int32 // position of the call that the variable's function was inlined into, 0 if it was not
	known   bool  // what follows says where the variable is
	// The value is at the address that operand is, not operand itself.
	at       bool
	declares bool // everywhere in the function
	// The part of the variable that the operand is, in bytes; all of it if size is 0.
	off, size uint64
}

// describes takes a debug intrinsic apart; ok is false if inst is none that matters here.
func (fl *lowering) describes(inst llir.Instruction) (d described, ok bool) {
	c, isCall := inst.(*llir.InstCall)
	if !isCall || len(c.Args) < 3 {
		return d, false
	}
	f, isFunc := c.Callee.(*llir.Func)
	if !isFunc {
		return d, false
	}
	declares := f.Name() == "llvm.dbg.declare"
	if !declares && f.Name() != "llvm.dbg.value" && f.Name() != "llvm.dbg.assign" {
		return d, false
	}
	if d.v, ok = metadataOf(c.Args[1]).(*metadata.DILocalVariable); !ok {
		return d, false
	}
	loc := locationOf(c)
	if loc == nil {
		return d, false
	}
	if file, _ := scope(loc.Scope); system(file) && !fl.out.System {
		return d, false
	}
	if loc.InlinedAt != nil {
		d.inlined = fl.m.location(loc.InlinedAt)
	}
	d.operand = unwrap(c.Args[0])
	switch d.operand.(type) {
	case *metadata.Value, *constant.Undef, *constant.Poison, nil:
		return d, true
	}
	d.at, d.declares, d.known = declares, declares, true
	if e, ok := metadataOf(c.Args[2]).(*metadata.DIExpression); ok {
		d.apply(e)
	}
	return d, true
}

// metadataOf is the metadata that an argument of a debug intrinsic is.
func metadataOf(v value.Value) any {
	if a, ok := v.(*llir.Arg); ok {
		v = a.Value
	}
	if md, ok := v.(*metadata.Value); ok {
		return md.Value
	}
	return nil
}

// apply heeds the expression of a debug intrinsic.
func (d *described) apply(e *metadata.DIExpression) {
	for ops := e.Fields; len(ops) > 0 && d.known; {
		switch op := ops[0].String(); {
		case op == "DW_OP_deref" && !d.at && len(ops) == 1:
			d.at = true
			return
		case op == "DW_OP_LLVM_fragment" && len(ops) == 3:
			off, ok1 := ops[1].(metadata.UintLit)
			size, ok2 := ops[2].(metadata.UintLit)
			if d.known = ok1 && ok2 && off%8 == 0 && size%8 == 0 && !d.at; d.known {
				d.off, d.size = uint64(off)/8, uint64(size)/8
			}
			return
		case op == "DW_OP_stack_value":
			ops = ops[1:]
		default:
			d.known = false
		}
	}
}

// owner is the symbol of the function that declares v.
func owner(v *metadata.DILocalVariable) string {
	_, f := scope(v.Scope)
	if f == nil {
		return ""
	}
	return cmp.Or(f.LinkageName, f.Name)
}

// variableKey tells the variables of a function apart.
type variableKey struct {
	v       *metadata.DILocalVariable
	inlined int32
}

// followed is a variable with the slots that follow it.
type followed struct {
	index int // in fl.out.Vars
	// parts are where its values go: by offset.
	parts map[uint64]part
	// state is a slot: what Var.State says.
	state int32
}

// part is a scalar of a variable, in virtual slots.
type part struct {
	size  uint8 // bytes of it in the variable
	slots []int32
	state int32
}

// findVariables lists the variables that the debug intrinsics of the function describe, with slots for them.
func (fl *lowering) findVariables() {
	if !fl.ld.opts.Variables || fl.m.lib {
		return
	}
	fl.variables, fl.watched, fl.allocas = map[variableKey]*followed{}, map[int32]bool{}, map[*llir.InstAlloca]*followed{}
	for _, b := range fl.fn.Blocks {
		for _, inst := range b.Insts {
			d, ok := fl.describes(inst)
			if !ok {
				continue
			}
			key := variableKey{d.v, d.inlined}
			v := fl.variables[key]
			if v == nil {
				v = &followed{index: len(fl.out.Vars), parts: map[uint64]part{}, state: fl.watch(1)[0]}
				fl.variables[key] = v
				fl.out.Vars = append(fl.out.Vars, ir.Var{Name: d.v.Name, Owner: owner(d.v), Line: int(d.v.Line), Arg: int(d.v.Arg), Inlined: d.inlined, Site: -1})
			}
			if !d.known {
				continue
			}
			if a, ok := d.operand.(*llir.InstAlloca); ok && d.at {
				if fl.allocas[a] = v; d.declares {
					continue
				}
			}
			if d.at {
				if _, ok := v.parts[atAddress]; !ok {
					v.parts[atAddress] = part{8, fl.watch(1), fl.watch(1)[0]}
				}
				continue
			}
			for _, l := range fl.m.leaves(nil, d.operand.Type(), d.off) {
				if _, ok := v.parts[l.off]; !ok && l.slots == 1 {
					v.parts[l.off] = part{uint8(l.store()), fl.watch(1), fl.watch(1)[0]}
				}
			}
		}
	}
}

// atAddress is the offset under which a variable's parts have its address.
const atAddress = ^uint64(0)

// watchAlloca makes slots for a variable whose alloca needs no memory, given its scalars.
func (fl *lowering) watchAlloca(a *llir.InstAlloca, leaves map[uint64]leaf) {
	v := fl.allocas[a]
	if v == nil {
		return
	}
	for _, off := range offsets(leaves) {
		l := leaves[off]
		v.parts[off] = part{uint8(min(l.store(), 8)), fl.watch(l.slots), fl.watch(1)[0]}
	}
}

// watch returns n slots that nothing reads, and that are nevertheless written.
func (fl *lowering) watch(n int32) []int32 {
	s := fl.newSlots(n)
	for _, x := range s {
		fl.watched[x] = true
	}
	return s
}

func offsets[T any](m map[uint64]T) []uint64 {
	var out []uint64
	for off := range m {
		out = append(out, off)
	}
	slices.Sort(out)
	return out
}

// wasRecord reports whether inst is a debug intrinsic that was a record: then it is no place that the program comes to.
func (fl *lowering) wasRecord(inst llir.Instruction) bool {
	c, ok := inst.(*llir.InstCall)
	if !ok || !fl.m.records {
		return false
	}
	f, ok := c.Callee.(*llir.Func)
	return ok && strings.HasPrefix(f.Name(), "llvm.dbg.")
}

// describe lowers a debug intrinsic, and reports whether inst is one.
func (fl *lowering) describe(inst llir.Instruction, skip map[llir.Instruction]bool) bool {
	if fl.variables == nil {
		return false
	}
	d, ok := fl.describes(inst)
	if !ok {
		return false
	}
	v := fl.variables[variableKey{d.v, d.inlined}]
	if a, ok := d.operand.(*llir.InstAlloca); ok && d.at && d.known {
		if _, ok := fl.pieces[a]; ok {
			return true
		}
		if s, ok := fl.sites[a]; ok && d.declares {
			fl.out.Vars[v.index].Site = s
			return true
		}
	}
	if in, ok := d.operand.(llir.Instruction); ok && skip[in] {
		d.known = false // it is executed later, if at all
	}
	if p, ok := fl.ptrs[d.operand]; ok && p.promoted != nil {
		d.known = false
	}
	to := d.off
	if d.at {
		to = atAddress
	}
	set := map[uint64]bool{}
	if d.known {
		ops := fl.get(d.operand)
		if d.at {
			fl.follow(v.parts[atAddress], ops[:1])
			set[atAddress] = true
		} else {
			for _, l := range fl.m.leaves(nil, d.operand.Type(), to) {
				if p, ok := v.parts[l.off]; ok && l.slots == 1 && uint8(l.store()) == p.size {
					fl.follow(p, ops[:1])
					set[l.off] = true
				}
				ops = ops[l.slots:]
			}
		}
	}
	for _, off := range offsets(v.parts) { // what else was known of it, or of this part
		if !set[off] && (d.size == 0 || off >= d.off && off < d.off+d.size) {
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: v.parts[off].state, A: fl.imm(0)})
		}
	}
	state := uint64(ir.VarKnown)
	if !d.known && d.size == 0 {
		state = ir.VarGone
	}
	fl.emit(ir.Inst{Op: ir.OpMov, Dst: v.state, A: fl.imm(state)})
	return true
}

// follow copies a value to the slots of a part.
func (fl *lowering) follow(p part, ops []int32) {
	for i, s := range p.slots {
		fl.emit(ir.Inst{Op: ir.OpMov, Dst: s, A: ops[i]})
	}
	fl.emit(ir.Inst{Op: ir.OpMov, Dst: p.state, A: fl.imm(1)})
}

// partStates are the states of the parts of variables by the slots that hold these.
func (fl *lowering) partStates() map[int32]int32 {
	states := map[int32]int32{}
	for _, v := range fl.variables {
		for _, p := range v.parts {
			for _, s := range p.slots {
				states[s] = p.state
			}
		}
	}
	return states
}

// followStore is called when ops are stored at offset off of an alloca without memory.
func (fl *lowering) followStore(a *llir.InstAlloca, off uint64, ops []int32) {
	v := fl.allocas[a]
	if v == nil {
		return
	}
	if p, ok := v.parts[off]; ok {
		fl.follow(p, ops[:len(p.slots)])
	}
}

// placeVariables notes the final slots of variables, given those of virtual ones.
func (fl *lowering) placeVariables(reg []int32) {
	for _, v := range fl.variables {
		to := &fl.out.Vars[v.index]
		to.State = reg[v.state]
		for _, off := range offsets(v.parts) {
			p := v.parts[off]
			w := ir.VarPart{Off: off, Size: p.size, State: reg[p.state], Address: off == atAddress}
			if w.Address {
				w.Off = 0
			}
			for i, s := range p.slots {
				part := w
				part.Slot = reg[s]
				if len(p.slots) > 1 {
					part.Off, part.Size = w.Off+8*uint64(i), 8
				}
				to.Parts = append(to.Parts, part)
			}
		}
	}
}
