package load

import (
	"fmt"
	"sort"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// bb is a basic block under construction. Branch targets in its instructions are
// numbers of blocks.
type bb struct {
	insts []ir.Inst
}

// lowering turns one function into blocks of instructions over virtual slots.
type lowering struct {
	ld  *loader
	m   *module
	fn  *llir.Func
	out *ir.Func

	blocks  []*bb
	cur     *bb
	order   []int // blocks in the order of the final code
	pos     int32
	nslots  int32 // virtual slots so far
	vals    map[value.Value][]int32
	index   map[*llir.Block]int // block number
	ptrs    map[value.Value]pointer
	pieces  map[*llir.InstAlloca]map[uint64][]int32 // promoted allocas: slots by offset
	scalars map[*llir.InstAlloca]map[uint64]leaf    // of promoted allocas, by offset
	copying []*copying
	names   map[value.Value]string // of variables
	loops   map[*llir.Block]*loop
	twices  []begunTwice
	uses    map[value.Value][]value.User
	undef   map[*llir.InstAlloca][]leaf // promoted allocas that may be read before they are written: their scalars
	lines   map[value.Value]int         // where variables are declared
	sites   map[*llir.InstAlloca]int32  // of allocas in memory, of constant size
	starts  map[*llir.InstAlloca]int    // lives, see there; of nil: those of which it is not known whose they are
	// once holds the promoted allocas that are written only once, before anything
	// else: parameters, mostly. Their value is that of what was stored.
	once map[*llir.InstAlloca][]int32

	folded map[int32]bool // slots for which a number stands now
	looks  *bool          // see looksOnce

	places  map[value.User]spot           // where instructions are, see findPlaces
	before  map[*llir.Block][]*llir.Block // the predecessors of blocks, likewise
	idom    map[*llir.Block]*llir.Block   // the immediate dominators of blocks, likewise
	divides map[llir.Instruction]bool     // divisions whose divisors are never 0 nor negative (ranges.go)

	atomic bool // the function is an atomic section

	// Of programs for debuggers, see vars.go.
	variables map[variableKey]*followed
	allocas   map[*llir.InstAlloca]*followed
	watched   map[int32]bool // slots that only debuggers read
}

// pointer is what is known of a pointer value: promoted alloca, or other base,
// plus a constant.
type pointer struct {
	promoted *llir.InstAlloca
	base     int32 // operand
	off      uint64
}

func lowerFunc(ld *loader, f *function) {
	fl := &lowering{
		ld: ld, m: f.mod, fn: f.fn, out: f.out,
		vals: map[value.Value][]int32{}, index: map[*llir.Block]int{}, ptrs: map[value.Value]pointer{},
		pieces: map[*llir.InstAlloca]map[uint64][]int32{}, scalars: map[*llir.InstAlloca]map[uint64]leaf{}, names: map[value.Value]string{},
		sites: map[*llir.InstAlloca]int32{}, undef: map[*llir.InstAlloca][]leaf{},
		lines: map[value.Value]int{},
		once:  map[*llir.InstAlloca][]int32{},
	}
	defer func() {
		if r := recover(); r != nil {
			u, ok := r.(unsupported)
			if !ok {
				panic(r)
			}
			fl.giveUp(u.msg)
		}
	}()
	fl.run()
}

// giveUp makes the function one that reports msg when it is called.
func (fl *lowering) giveUp(msg string) {
	fl.out.Code = []ir.Inst{{
		Op: ir.OpFault, Imm: uint64(event.FaultUnsupported), B: fl.ld.message(fmt.Sprintf("function %s: unsupported: %s", fl.out.Name, msg)),
		Pos: fl.out.Pos,
	}}
	fl.out.Loops = nil
	fl.out.NSlots = fl.out.NParams
}

func (ld *loader) message(s string) int32 {
	if len(ld.prog.Messages) == 0 {
		ld.prog.Messages = append(ld.prog.Messages, "")
	}
	ld.prog.Messages = append(ld.prog.Messages, s)
	return int32(len(ld.prog.Messages) - 1)
}

func (fl *lowering) run() {
	f := fl.fn
	for _, p := range f.Params {
		n := fl.m.slots(p.Typ)
		fl.vals[p] = fl.newSlots(n)
	}
	fl.inlineCalls()
	fl.dropTimes()
	fl.findUses()
	fl.divisors()
	fl.findVariables()
	fl.promote()
	order := fl.reversePostorder()
	fl.findLoops(order)
	for _, b := range order {
		fl.index[b] = fl.newBlock()
	}
	for i, b := range order {
		fl.cur = fl.blocks[fl.index[b]]
		fl.order = append(fl.order, fl.index[b])
		fl.pos = fl.out.Pos
		if lp := fl.loops[b]; lp != nil {
			for _, inst := range append(b.Insts[:len(b.Insts):len(b.Insts)], llir.Instruction(nil)) {
				if inst == nil {
					fl.pos = fl.m.posOf(b.Term, fl.pos)
				} else if p := fl.m.posOf(inst, -1); p >= 0 && !fl.wasRecord(inst) {
					fl.pos = p
					break
				}
			}
			fl.emit(ir.Inst{Op: ir.OpLoop, A: lp.index})
		}
		if i == 0 {
			fl.prologue()
		}
		arms, skip := fl.lazy(b)
		wanted := fl.wanted(b, skip)
		for _, inst := range b.Insts {
			fl.passes(inst)
			if skip[inst] {
				continue
			}
			if !fl.wasRecord(inst) {
				fl.pos = fl.m.posOf(inst, fl.pos)
			}
			if fl.describe(inst, skip) {
				continue
			}
			if sel, ok := inst.(*llir.InstSelect); ok && arms[sel] != nil {
				fl.guard(func() { fl.lazySelect(sel, arms[sel]) })
			} else if w, ok := wanted[inst]; ok {
				fl.guard(func() { fl.wantedLoad(inst.(*llir.InstLoad), w) })
			} else {
				fl.guard(func() { fl.inst(inst) })
			}
			if fl.ended() {
				break
			}
		}
		if !fl.ended() {
			fl.passes(b.Term)
			fl.pos = fl.m.posOf(b.Term, fl.pos)
			fl.guard(func() { fl.term(b, b.Term) })
		}
	}
	fl.finish()
}

// passes marks what was inlined right ahead of inst, an instruction or terminator.
func (fl *lowering) passes(inst any) {
	for _, p := range fl.ld.passed[inst] {
		pos := int32(0)
		if p.at != nil {
			pos = fl.m.location(p.at)
		}
		fl.cur.insts = append(fl.cur.insts, mark(p.fn, pos))
	}
}

// mark is an instruction that only marks where something of the source that has no instructions of its own is executed: the call at pos of
// function fn, or, if that is -1, what is at pos (ir.Absent). It stays where it is until flatten notes where that is.
func mark(fn, pos int32) ir.Inst { return ir.Inst{Op: ir.OpNop, Imm: 1, A: fn, Pos: pos} }

// isMark reports whether in is what mark returns.
func isMark(in *ir.Inst) bool { return in.Op == ir.OpNop && in.Imm != 0 }

// guard turns an unsupported construct into a fault at the point of execution.
func (fl *lowering) guard(f func()) {
	defer func() {
		if r := recover(); r != nil {
			u, ok := r.(unsupported)
			if !ok {
				panic(r)
			}
			p := fl.ld.prog.Position(fl.pos)
			fl.fault(event.FaultUnsupported, fmt.Sprintf("%s:%d: unsupported: %s", p.File, p.Line, u.msg))
		}
	}()
	f()
}

func (fl *lowering) fault(f event.Fault, msg string) {
	fl.emit(ir.Inst{Op: ir.OpFault, Imm: uint64(f), B: fl.ld.message(msg)})
}

// ended reports whether the current block has its last instruction.
func (fl *lowering) ended() bool {
	n := len(fl.cur.insts)
	return n > 0 && endsBlock(fl.cur.insts[n-1].Op)
}

func endsBlock(o ir.Op) bool {
	switch o {
	case ir.OpFault, ir.OpRet, ir.OpUnreachable, ir.OpResume:
		return true
	}
	return o.Format()&ir.Control != 0
}

func (fl *lowering) newBlock() int {
	fl.blocks = append(fl.blocks, &bb{})
	return len(fl.blocks) - 1
}

func (fl *lowering) emit(in ir.Inst) {
	in.Pos = fl.pos
	fl.cur.insts = append(fl.cur.insts, in)
}

// newSlots returns n new virtual slots.
func (fl *lowering) newSlots(n int32) []int32 {
	r := make([]int32, n)
	for i := range r {
		r[i] = fl.nslots
		fl.nslots++
	}
	return r
}

func (fl *lowering) tmp() int32 {
	fl.nslots++
	return fl.nslots - 1
}

// op emits an instruction with a result in a new slot.
func (fl *lowering) op(in ir.Inst) int32 {
	in.Dst = fl.tmp()
	fl.emit(in)
	return in.Dst
}

func (fl *lowering) imm(v uint64) int32 { return fl.ld.constant(v) }

// list stores operands for a list instruction.
func (fl *lowering) list(ops ...int32) int32 {
	p := fl.ld.prog
	p.Operands = append(p.Operands, ops...)
	return int32(len(p.Operands) - len(ops))
}

// emitList emits a list instruction.
func (fl *lowering) emitList(in ir.Inst, args, outs []int32) {
	in.A, in.B = fl.list(args...), int32(len(args))
	in.C, in.Dst = fl.list(outs...), int32(len(outs))
	fl.emit(in)
}

// unwrap removes what the parser puts around operands.
func unwrap(v value.Value) value.Value {
	for {
		switch x := v.(type) {
		case *llir.Arg:
			v = x.Value
		case *metadata.Value:
			w, ok := x.Value.(value.Value)
			if !ok {
				return v
			}
			v = w
		case *constant.Index:
			v = x.Constant
		default:
			return v
		}
	}
}

// get returns the operands of the slots of v.
func (fl *lowering) get(v value.Value) []int32 {
	v = unwrap(v)
	if c, ok := v.(constant.Constant); ok {
		return fl.constantOps(c)
	}
	if s, ok := fl.vals[v]; ok {
		return s
	}
	s := fl.newSlots(fl.m.slots(v.Type()))
	fl.vals[v] = s
	return s
}

// get1 is get for values of one slot.
func (fl *lowering) get1(v value.Value) int32 {
	s := fl.get(v)
	if len(s) != 1 {
		fail("operand of type %v", v.Type())
	}
	return s[0]
}

func (fl *lowering) constantOps(c constant.Constant) []int32 {
	vs := fl.m.eval(c)
	r := make([]int32, len(vs))
	for i, v := range vs {
		if v.computed {
			return fl.compute(c)
		} else if v.tls {
			r[i] = fl.op(ir.Inst{Op: ir.OpTLS, Imm: v.v})
		} else if v.undef != 0 && !fl.m.lib {
			r[i] = fl.op(ir.Inst{Op: ir.OpUndef, Imm: v.undef, C: fl.birth(nil, "")})
		} else {
			r[i] = fl.imm(v.v)
		}
	}
	return r
}

// alias makes the operands ops the value of v.
func (fl *lowering) alias(v value.Value, ops []int32) {
	if s, ok := fl.vals[v]; ok {
		for i := range s {
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: s[i], A: ops[i]})
		}
		return
	}
	fl.vals[v] = ops
}

// prologue copies byval parameters and begins the atomic section that the function is,
// if it is one.
func (fl *lowering) prologue() {
	if fl.atomic = fl.isAtomic(); fl.atomic {
		fl.callLibrary(atomicBegin)
	}
	for _, p := range fl.fn.Params {
		for _, a := range p.Attrs {
			bv, ok := a.(llir.Byval)
			if !ok {
				continue
			}
			t := bv.Typ
			if t == nil {
				t = p.Typ.(*types.PointerType).ElemType
			}
			q := fl.op(ir.Inst{Op: ir.OpAlloca, Imm: fl.m.size(t), C: fl.site(t, p, p.LocalName, fl.m.align(t))})
			fl.emit(ir.Inst{Op: ir.OpMemCpy, A: q, B: fl.vals[p][0], C: fl.imm(fl.m.size(t))})
			fl.vals[p] = []int32{q}
		}
	}
}

// birth says that variable v has no value yet; v may be nil. It returns an index
// into Births.
func (fl *lowering) birth(v value.Value, name string) int32 { return fl.birthBy(v, name, fl.out.Pos) }

// birthBy is birth for a variable of the function that position pos is in.
func (fl *lowering) birthBy(v value.Value, name string, pos int32) int32 {
	p := fl.ld.prog
	b := ir.Birth{Name: name, Pos: fl.pos}
	if line := fl.lines[v]; line != 0 {
		at := p.Position(pos)
		at.Line, at.Column, at.Inlined, at.Library = line, 0, 0, ""
		b.Pos = fl.ld.position(at)
	}
	if len(p.Births) == 0 {
		p.Births = append(p.Births, ir.Birth{})
	}
	if p.Births[len(p.Births)-1] != b {
		p.Births = append(p.Births, b)
	}
	return int32(len(p.Births) - 1)
}

// undefined emits what makes n slots undefined in the bits of a scalar of that
// many bits.
func (fl *lowering) undefined(dst []int32, bits uint64, birth int32) {
	for i, d := range dst {
		fl.emit(ir.Inst{Op: ir.OpUndef, Dst: d, Imm: ir.Mask(uint(min(bits-64*uint64(i), 64))), C: birth})
	}
}

func (fl *lowering) site(t types.Type, v value.Value, name string, align uint64) int32 {
	p := fl.ld.prog
	p.Sites = append(p.Sites, ir.Site{
		Func: fl.out.Index, Name: name, Birth: fl.birth(v, name), Align: uint32(max(align, 1)), Layout: fl.m.layout(t), Pos: fl.pos,
	})
	return int32(len(p.Sites) - 1)
}

// reversePostorder returns the reachable blocks, the entry first.
func (fl *lowering) reversePostorder() []*llir.Block {
	var post []*llir.Block
	type item struct {
		b    *llir.Block
		succ []*llir.Block
	}
	seen := map[*llir.Block]bool{}
	entry := fl.fn.Blocks[0]
	seen[entry] = true
	stack := []item{{entry, successors(entry)}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if n := len(top.succ); n > 0 {
			s := top.succ[n-1]
			top.succ = top.succ[:n-1]
			if !seen[s] {
				seen[s] = true
				stack = append(stack, item{s, successors(s)})
			}
			continue
		}
		post = append(post, top.b)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}

// successors of a block; a fresh slice, because llir's cache is not ours to keep.
func successors(b *llir.Block) []*llir.Block {
	var r []*llir.Block
	add := func(v value.Value) {
		if t, ok := v.(*llir.Block); ok {
			r = append(r, t)
		}
	}
	switch t := b.Term.(type) {
	case *llir.TermBr:
		add(t.Target)
	case *llir.TermCondBr:
		add(t.TargetTrue)
		add(t.TargetFalse)
	case *llir.TermSwitch:
		add(t.TargetDefault)
		for _, c := range t.Cases {
			add(c.Target)
		}
	case *llir.TermIndirectBr:
		for _, v := range t.ValidTargets {
			add(v)
		}
	case *llir.TermInvoke:
		add(t.NormalRetTarget)
		add(t.ExceptionRetTarget)
	case *llir.TermCallBr:
		add(t.NormalRetTarget)
		for _, v := range t.OtherRetTargets {
			add(v)
		}
	}
	return r
}

// loop is a loop header.
type loop struct {
	index int32
	body  map[*llir.Block]bool
	check int   // block whose start the state of the loop is compared at
	seed  int32 // slot that the loop starts with from a load, -1 if none
	// seedSize, if not 0: seed is the address of a variable of that size that does,
	// the one of site seedSite.
	seedSize uint8
	seedSite int32
	guard    []ir.GuardStep
}

// findLoops finds the targets of retreating edges of a depth-first search (all
// cycles contain one) and the blocks of their loops.
func (fl *lowering) findLoops(order []*llir.Block) {
	fl.loops = map[*llir.Block]*loop{}
	num := map[*llir.Block]int{}
	for i, b := range order {
		num[b] = i
	}
	preds := map[*llir.Block][]*llir.Block{}
	for _, b := range order {
		for _, s := range successors(b) {
			preds[s] = append(preds[s], b)
		}
	}
	for _, h := range order {
		var work []*llir.Block
		for _, p := range preds[h] {
			if num[p] >= num[h] {
				work = append(work, p)
			}
		}
		if len(work) == 0 {
			continue
		}
		lp := &loop{index: int32(len(fl.out.Loops)), seed: -1, body: map[*llir.Block]bool{h: true}}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			// Blocks before the header in the order are outside, or the graph is
			// irreducible.
			if lp.body[b] || num[b] < num[h] {
				continue
			}
			lp.body[b] = true
			work = append(work, preds[b]...)
		}
		of := fl.out.Index
		if f, ok := fl.ld.bodyOf[h]; ok {
			of = f
		}
		fl.out.Loops = append(fl.out.Loops, ir.Loop{Func: of})
		fl.loops[h] = lp
	}
}

// edge is a branch from block from (number src) to block to that may need moves.
func (fl *lowering) edge(from, to *llir.Block) int32 {
	dst := fl.index[to]
	lp := fl.loops[to]
	reset := lp != nil && !lp.body[from]
	if len(to.Insts) == 0 && !reset {
		return int32(dst)
	}
	hasPhi := false
	if len(to.Insts) > 0 {
		_, hasPhi = to.Insts[0].(*llir.InstPhi)
	}
	if !hasPhi && !reset {
		return int32(dst)
	}
	// The moves are emitted now: every phi has its slots, and incoming values get
	// theirs on demand.
	n := fl.newBlock()
	saved := fl.cur
	fl.cur = fl.blocks[n]
	var dsts, srcs []int32
	for _, inst := range to.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		d := fl.get(phi)
		for _, inc := range phi.Incs {
			if inc.Pred == value.Value(from) {
				dsts = append(dsts, d...)
				srcs = append(srcs, fl.get(inc.X)...)
				break
			}
		}
	}
	fl.moves(dsts, srcs)
	if reset {
		fl.emit(ir.Inst{Op: ir.OpLoopReset, A: lp.index})
	}
	fl.emit(ir.Inst{Op: ir.OpJmp, B: int32(dst)})
	fl.cur = saved
	fl.order = append(fl.order, n)
	return int32(n)
}

// moves emits dsts <- srcs as if at once.
func (fl *lowering) moves(dsts, srcs []int32) {
	type mv struct{ d, s int32 }
	var todo []mv
	for i := range dsts {
		if dsts[i] != srcs[i] {
			todo = append(todo, mv{dsts[i], srcs[i]})
		}
	}
	for len(todo) > 0 {
		progress := false
		for i := 0; i < len(todo); i++ {
			blocked := false
			for j := range todo {
				if j != i && todo[j].s == todo[i].d {
					blocked = true
					break
				}
			}
			if blocked {
				continue
			}
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: todo[i].d, A: todo[i].s})
			todo = append(todo[:i], todo[i+1:]...)
			i--
			progress = true
		}
		if !progress {
			// A cycle: save one destination.
			t := fl.op(ir.Inst{Op: ir.OpMov, A: todo[0].d})
			for j := range todo {
				if todo[j].s == todo[0].d {
					todo[j].s = t
				}
			}
		}
	}
}

func sortSwitch(sw *ir.Switch) {
	sort.Sort((*switchOrder)(sw))
}

type switchOrder ir.Switch

func (s *switchOrder) Len() int           { return len(s.Keys) }
func (s *switchOrder) Less(i, j int) bool { return s.Keys[i] < s.Keys[j] }
func (s *switchOrder) Swap(i, j int) {
	s.Keys[i], s.Keys[j] = s.Keys[j], s.Keys[i]
	s.Targets[i], s.Targets[j] = s.Targets[j], s.Targets[i]
}
