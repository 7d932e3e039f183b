package interp

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"
)

// What a machine has executed is known without counting: it runs a copy of the program's
// code in which each instruction of the user's functions is an OpReach at first. To execute
// that puts the instruction itself in its place, so everything that is executed
// more often costs what it always did.
//
// An instruction that some execution reaches is always executed. One that was executed may
// belong to no execution: the explorer also asks what a thread would do with a value that
// turns out to be impossible.

// reachable returns the code of p's functions, as it is before anything was executed.
func reachable(p *ir.Program) [][]ir.Inst {
	all := make([][]ir.Inst, len(p.Funcs))
	for i, f := range p.Funcs {
		all[i] = f.Code
		if !ours(f) {
			continue
		}
		all[i] = append([]ir.Inst(nil), f.Code...)
		for pc := range all[i] {
			all[i][pc].Op = ir.OpReach
		}
	}
	return all
}

// ours reports whether f comes from the user's sources.
func ours(f *ir.Func) bool { return !f.External && !f.Lib && !f.System }

// Reached reports whether instruction pc of function fn, which is a user's, was executed.
func (m *Machine) Reached(fn, pc int32) bool { return m.code[fn][pc].Op != ir.OpReach }

// reachTo marks what lies between the current instruction of f and the next loop header
// as executed: repeats has looked at it instead.
func (t *Thread) reachTo(f *frame) {
	code := t.m.code[f.fn.Index]
	for pc := f.pc; f.fn.Code[pc].Op != ir.OpLoop; pc++ {
		code[pc].Op = f.fn.Code[pc].Op
		if f.fn.Code[pc].Op == ir.OpJmp {
			pc = f.fn.Code[pc].B - 1
		}
	}
}

// Site is a place that is worth a word if no execution reaches it: an assertion, or the
// creation of a thread.
type Site struct {
	Thread bool // a thread is created here; else something is asserted
	Fn     int32
	Pos    int32
	// Pcs are instructions of Fn, at least one: the site is reached if one of them is. For
	// an assertion they decide whether it fails.
	Pcs []int32
}

// failing are the functions that a failed assertion calls.
var failing = map[string]bool{
	"__assert_fail": true, "__assert": true, "__assert_rtn": true, "__assert_perror_fail": true, "__VERIFIER_assert_fail": true,
	"__VERIFIER_error": true, "reach_error": true, "_ZSt21__glibcxx_assert_failPKciS0_S0_": true,
}

// creating are the functions that create threads; of the others these prefixes do.
var (
	creating = map[string]bool{
		"pthread_create": true, "thrd_create": true, "__VERIFIER_thread_create": true, "__VERIFIER_thread_create_symmetric": true,
		"__VERIFIER_spawn": true, "__VERIFIER_spawn_symmetric": true,
	}
	creatingClasses = []string{"_ZNSt6threadC2I", "_ZNSt6threadC1I", "_ZNSt7jthreadC2I", "_ZNSt7jthreadC1I", "_ZSt5asyncI"}
)

// Sites lists the assertions and creations of threads in the user's functions of p.
func Sites(p *ir.Program) []Site {
	var out []Site
	for _, f := range p.Funcs {
		if !ours(f) {
			continue
		}
		var flow *flow
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op != ir.OpCall {
				continue
			}
			name := strings.TrimPrefix(p.Funcs[uint32(in.Imm)].Name, rtlib.Prefix)
			class := func(prefix string) bool { return strings.HasPrefix(name, prefix) }
			s := Site{Fn: f.Index, Pos: in.Pos, Pcs: []int32{int32(pc)}}
			switch {
			case creating[name] || slices.ContainsFunc(creatingClasses, class):
				s.Thread = true
			case name == "__VERIFIER_assert":
			case failing[name]:
				if flow == nil {
					flow = flowOf(p, f)
				}
				s.Pcs = flow.decidingLine(p, int32(pc))
			default:
				continue
			}
			out = append(out, s)
		}
	}
	return out
}

// flow is where control in a function comes from.
type flow struct {
	f    *ir.Func
	from [][]int32 // by instruction: those that jump to it
}

func flowOf(p *ir.Program, f *ir.Func) *flow {
	fl := &flow{f: f, from: make([][]int32, len(f.Code))}
	for pc := range f.Code {
		in := &f.Code[pc]
		jump := func(to int32) {
			if to >= 0 && int(to) < len(fl.from) {
				fl.from[to] = append(fl.from[to], int32(pc))
			}
		}
		switch in.Op {
		case ir.OpJmp:
			jump(in.B)
		case ir.OpBr, ir.OpInvoke:
			jump(in.B)
			jump(in.C)
		case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
			jump(in.C)
			jump(in.Dst)
		case ir.OpSwitch, ir.OpIndirectBr:
			for _, t := range p.Switches[in.B].Targets {
				jump(t)
			}
			if in.Op == ir.OpSwitch {
				jump(in.C)
			}
		}
	}
	return fl
}

// falls reports whether control goes on behind in.
func falls(in *ir.Inst) bool {
	switch in.Op {
	case ir.OpRet, ir.OpUnreachable, ir.OpFault, ir.OpResume, ir.OpInvoke:
		return false
	}
	return in.Op.Format()&ir.Control == 0
}

// deciding returns the branches at which it is decided whether pc is executed, the last
// ones on each path; the first instruction of the function if there is none.
func (fl *flow) deciding(pc int32) []int32 {
	var out []int32
	seen := map[int32]bool{}
	var up func(pc int32)
	up = func(pc int32) {
		for ; !seen[pc]; pc-- {
			seen[pc] = true
			for _, b := range fl.from[pc] {
				if fl.f.Code[b].Op == ir.OpJmp || fl.f.Code[b].Op == ir.OpInvoke {
					up(b)
				} else {
					out = append(out, b)
				}
			}
			if pc == 0 {
				out = append(out, 0)
				return
			}
			if !falls(&fl.f.Code[pc-1]) {
				return
			}
		}
	}
	up(pc)
	return out
}

// decidingLine returns the branches on the line of pc at which it is decided whether pc is
// executed: assert(a || b) looks at b only where a does not hold. What else is decided on
// that line counts, too; then an assertion may be taken for reached that is not.
func (fl *flow) decidingLine(p *ir.Program, pc int32) []int32 {
	same := func(b int32) bool {
		x, y := p.Positions[fl.f.Code[b].Pos], p.Positions[fl.f.Code[pc].Pos]
		return b != 0 && x.Line == y.Line && x.File == y.File
	}
	out := fl.deciding(pc)
	for i := 0; i < len(out); i++ {
		if !same(out[i]) {
			continue
		}
		for _, b := range fl.deciding(out[i]) {
			if same(b) && !slices.Contains(out, b) {
				out = append(out, b)
			}
		}
	}
	return out
}

// Line is a line of a source file.
type Line struct {
	Pos     int32 // a position in it
	Reached bool
}

// Function is one of the user's functions.
type Function struct {
	Name    string
	Pos     int32
	Reached bool
}

// Coverage is what some machines of one program reached together.
type Coverage struct {
	Lines     []Line // each once, by file and number
	Functions []Function
	Missed    []Site // those that were not reached
}

// callable reports of each function of p whether a program that begins with entry could call it, as far as
// what refers to what says: by code that calls it or takes its address, and by variables that hold that.
func callable(p *ir.Program, entry int32) []bool {
	called := make([]bool, len(p.Funcs))
	var todo []int32
	call := func(fn int32) {
		if fn >= 0 && int(fn) < len(called) && !called[fn] {
			called[fn] = true
			todo = append(todo, fn)
		}
	}
	held := make([]bool, len(p.Globals)) // variables that were looked into
	var refer func(v uint64)
	refer = func(v uint64) {
		a := event.Addr(v)
		if !a.IsStatic() {
			return
		}
		if i := (a - event.StaticBase) / ir.FuncStride; i < event.Addr(len(p.Funcs)) {
			call(int32(i))
			return
		}
		i := p.GlobalAt(a)
		if i < 0 || held[i] {
			return
		}
		held[i] = true
		g := &p.Globals[i]
		for off := uint64(0); off+8 <= g.Size && g.Addr+event.Addr(off) < p.DataBase+event.Addr(len(p.Image)); off++ {
			refer(p.Initial(g.Addr+event.Addr(off), 8).Lo)
		}
	}
	call(entry)
	call(p.Start)
	call(p.ThreadStart)
	for i := range p.Operations { // the machine calls them for the program
		call(p.Operations[i].Func)
		call(p.Operations[i].Runner)
	}
	for i := range p.TLS {
		for init := p.TLS[i].Init; len(init) >= 8; init = init[1:] {
			refer(binary.LittleEndian.Uint64(init))
		}
	}
	for len(todo) > 0 {
		f := p.Funcs[todo[len(todo)-1]]
		todo = todo[:len(todo)-1]
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Op == ir.OpCall {
				call(int32(uint32(in.Imm)))
			}
			operand := func(x int32) {
				if x < 0 && int(^x) < len(p.Consts) {
					refer(p.Consts[^x])
				}
			}
			fm := in.Op.Format()
			if fm&ir.List != 0 {
				for i := in.A; i < in.A+in.B; i++ {
					operand(p.Operands[i])
				}
				continue
			}
			for _, u := range []struct {
				use ir.Format
				x   int32
			}{{ir.UseA, in.A}, {ir.UseB, in.B}, {ir.UseC, in.C}} {
				if fm&u.use != 0 {
					operand(u.x)
				}
			}
		}
	}
	return called
}

// Cover adds up what machines, which all run p, have executed. If their entry is not main, what it
// cannot call is not missed: it belongs to other entries.
func Cover(p *ir.Program, machines []*Machine) *Coverage {
	reached := func(fn, pc int32) bool {
		return slices.ContainsFunc(machines, func(m *Machine) bool { return m.Reached(fn, pc) })
	}
	type place struct {
		file, dir string
		line      int
	}
	at := map[place]int{}
	c := &Coverage{}
	line := func(n int32, hit bool) {
		pos := p.Position(n)
		if pos.Line <= 0 || pos.File == "" {
			return
		}
		k := place{pos.File, pos.Dir, pos.Line}
		i, ok := at[k]
		if !ok {
			i = len(c.Lines)
			at[k] = i
			c.Lines = append(c.Lines, Line{Pos: n})
		}
		c.Lines[i].Reached = c.Lines[i].Reached || hit
	}
	type copied struct {
		ir.Position
		thread bool
	}
	of := func(pos int32, thread bool) copied {
		k := copied{p.Position(pos), thread}
		k.Function, k.Symbol, k.Inlined = "", "", 0
		return k
	}
	hit := map[copied]bool{}
	inlined := map[int32]bool{} // functions that were reached where they were inlined
	for _, f := range p.Funcs {
		if !ours(f) {
			continue
		}
		for _, a := range f.Absent {
			here := reached(f.Index, a.Pc)
			line(a.Pos, here)
			switch {
			case here && a.Func >= 0:
				inlined[a.Func] = true
			case here && p.Position(a.Pos).Line > 0: // an assertion that was decided when the program was loaded
				hit[of(a.Pos, false)] = true
			}
		}
	}
	for _, f := range p.Funcs {
		if !ours(f) || f.Pos <= 0 && len(f.Code) == 0 {
			continue
		}
		if p.Position(f.Pos).Line > 0 {
			c.Functions = append(c.Functions, Function{f.Name, f.Pos, reached(f.Index, 0) || inlined[f.Index]})
		}
		for pc := range f.Code {
			switch op := f.Code[pc].Op; op {
			case ir.OpLoopReset, ir.OpNop:
			default:
				line(f.Code[pc].Pos, reached(f.Index, int32(pc)))
			}
		}
	}
	slices.SortFunc(c.Lines, func(a, b Line) int {
		x, y := p.Position(a.Pos), p.Position(b.Pos)
		return cmp.Or(strings.Compare(x.Dir, y.Dir), strings.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line))
	})
	// The compiler copies code: inlining, templates. A place is reached if a copy is.
	sites := Sites(p)
	if m := slices.IndexFunc(machines, func(m *Machine) bool { return m.cfg.Entry != "" && m.cfg.Entry != "main" }); m >= 0 {
		called := callable(p, machines[m].entry)
		sites = slices.DeleteFunc(sites, func(s Site) bool { return !called[s.Fn] })
	}
	for i := range sites {
		s := &sites[i]
		if slices.ContainsFunc(s.Pcs, func(pc int32) bool { return reached(s.Fn, pc) }) {
			hit[of(s.Pos, s.Thread)] = true
		}
	}
	for i := range sites {
		if !hit[of(sites[i].Pos, sites[i].Thread)] {
			c.Missed = append(c.Missed, sites[i])
		}
	}
	return c
}
