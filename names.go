package genmcgo

import (
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/outcome"
	"genmcgo/report"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// names explains positions, addresses and messages to reports.
func (s *exploration) names() report.Program { return &names{s: s} }

// names implements report.Program. It has a machine of its own, because it runs
// while workers run.
type names struct {
	s         *exploration
	m         *interp.Machine
	ref       *config.Refinement // the refinement m was made under
	debug     []*debug.Info      // of the program's modules
	originals []int32            // by position
	snap      *result.Snapshot   // the one that was followed last
	where     [][]interp.Where   // of it: where each thread that was followed is at its steps
	called    sync.Map           // by symbol: what name returned
}

// name is debug.Name, remembered: reports on thousands of events ask for the same few names.
func (n *names) name(symbol string) string {
	if s, ok := n.called.Load(symbol); ok {
		return s.(string)
	}
	s := debug.Name(symbol)
	n.called.Store(symbol, s)
	return s
}

func (n *names) Position(pos int32) report.Place {
	p := n.s.prog.Position(pos)
	if p.File != "" && !filepath.IsAbs(p.File) && p.Dir != "" {
		p.File = filepath.Join(p.Dir, p.File)
	}
	return report.Place{File: p.File, Line: p.Line, Column: p.Column, Function: functionNamed(&p, n.name)}
}

func (n *names) Original(pos int32) int32 {
	if n.originals == nil {
		n.originals = originals(n.s.prog)
	}
	if pos < 0 || int(pos) >= len(n.originals) {
		return pos
	}
	return n.originals[pos]
}

// originals maps each position to the first one of the same place in the source.
func originals(p *ir.Program) []int32 {
	out := make([]int32, len(p.Positions))
	first := map[ir.Position]int32{}
	for i, at := range p.Positions {
		at.Inlined, at.Library = 0, ""
		if _, ok := first[at]; !ok || at.Line == 0 {
			first[at] = int32(i)
		}
		out[i] = first[at]
	}
	return out
}

// functionName is what reports call the function of a position.
func functionName(p *ir.Position) string { return functionNamed(p, debug.Name) }

// functionNamed is functionName, given how to name symbols.
func functionNamed(p *ir.Position, called func(symbol string) string) string {
	if p.Symbol == "" {
		return p.Function
	}
	name := called(p.Symbol)
	if in, word, ok := debug.Lambda(name); ok {
		return strings.TrimPrefix(in+"::"+word, "::")
	}
	return debug.Unnamed(name)
}

func (n *names) Symbol(a event.Addr) (string, uint64, bool) {
	name, off := n.s.prog.SymbolAt(a)
	return outcome.Local(n.name(name)), off, name != ""
}

func (n *names) Location(a event.Addr, size uint64) (string, bool) {
	symbol, off := n.s.prog.SymbolAt(a)
	if symbol == "" {
		return "", false
	}
	name := outcome.Local(n.name(symbol))
	if g := n.s.prog.GlobalAt(a); g >= 0 && n.s.prog.Globals[g].Lib && symbol == "words" {
		// The table in which futexes have their waiting threads (interp/rtlib/c/futex.c).
		return "futex[" + strconv.FormatUint(off/8, 10) + "]", true
	}
	if t, ok := n.variable(symbol); ok {
		return name + t.Path(off, size), true
	}
	if t, part, ok := n.part(symbol); ok {
		return name + t.Path(part+off, size), true
	}
	if off > 0 {
		name += "+" + strconv.FormatUint(off, 10)
	}
	return name, true
}

func (n *names) Text(a event.Addr, size, bits uint64) (text string, ok bool) {
	symbol, off := n.s.prog.SymbolAt(a)
	if symbol == "" {
		return "", false
	}
	if t, ok := n.variable(symbol); ok {
		return t.Text(off, size, bits)
	}
	if t, part, ok := n.part(symbol); ok {
		return t.Text(part+off, size, bits)
	}
	return "", false
}

func (n *names) Started(a event.Addr) (runs string, body report.Place) {
	symbol, _ := n.s.prog.SymbolAt(a)
	class := debug.Started(symbol)
	if class == "" {
		return "", report.Place{}
	}
	if in, _, ok := debug.Lambda(class + "::operator()"); ok {
		for _, d := range n.modules() {
			if file, line, ok := d.Body(class); ok {
				return "lambda", report.Place{File: file, Line: line}
			}
		}
		return strings.TrimSuffix("lambda in "+in, " in "), report.Place{}
	}
	return class + "::operator()", report.Place{}
}

func (n *names) IsFunction(a event.Addr) bool {
	_, ok := n.s.prog.FuncAt(a)
	return ok
}

func (n *names) Allocation(s *result.Snapshot, id event.ID) report.Allocation {
	where := n.follow(s, id.Thread)
	if int(id.Index) >= len(where) {
		return report.Allocation{}
	}
	w := where[id.Index]
	of := func(name string, t debug.Type, ok bool) report.Allocation {
		a := report.Allocation{Name: name}
		if w.Site >= 0 {
			site := &n.s.prog.Sites[w.Site]
			if a.Pos = n.s.prog.Births[site.Birth].Pos; a.Pos == site.Pos {
				a.Pos = 0 // where the function begins
			}
		}
		if ok {
			a.Type, a.Size, a.Part, a.Text = t.Name(), t.Size(), t.Path, t.Text
		}
		return a
	}
	prog := n.s.prog
	switch {
	case w.TLS >= 0:
		symbol := prog.TLS[w.TLS].Name
		t, ok := n.variable(symbol)
		return of(n.name(symbol), t, ok)
	case w.Site >= 0:
		site := &prog.Sites[w.Site]
		line := prog.Position(prog.Births[site.Birth].Pos).Line
		for _, d := range n.modules() {
			if t, ok := d.Local(prog.Funcs[site.Func].Name, site.Name, line); ok {
				return of(site.Name, t, true)
			}
		}
		return of(site.Name, debug.Type{}, false)
	}
	if len(w.Frames) == 0 {
		return report.Allocation{}
	}
	f := w.Frames[0]
	p := prog.Position(f.Pos)
	for _, d := range n.modules() {
		if t, ok := d.Allocated(f.Func.Name, p.Line, p.Column); ok {
			return of("", t, true)
		}
	}
	return report.Allocation{}
}

func (n *names) Stack(s *result.Snapshot, id event.ID) (calls []report.Frame) {
	where := n.follow(s, id.Thread)
	if int(id.Index) >= len(where) {
		return nil
	}
	for _, f := range where[id.Index].Frames {
		for _, in := range n.calls(f) {
			calls = append(calls, in.Frame)
		}
	}
	return calls
}

func (n *names) Operation(s *result.Snapshot, id event.ID) (op report.Operation, ok bool) {
	where := n.follow(s, id.Thread)
	if int(id.Index) >= len(where) {
		return op, false
	}
	prog := n.s.prog
	frames := where[id.Index].Frames
	for k, f := range frames {
		if f.Lib.Function != "" {
			op.Function, op.Symbol, op.Object = n.name(f.Lib.Function), f.Lib.Function, event.Addr(f.Lib.Args[0])
		}
		for pos := f.Pos; ; {
			p := prog.Position(pos)
			if !f.Func.System || p.File != "" && !load.System(p.File) {
				op.Within, op.At, op.Code, op.Rust = f.State, pos, where[id.Index].Code, isRust(&p)
				if k > 0 && op.Function != "" && frames[k-1].Func.System {
					op.Object = event.Addr(frames[k-1].First)
				}
				if p.Library != "" {
					op.Function, op.Symbol, op.Object, op.Inlined, op.Within = n.name(p.Library), p.Library, 0, true, 0
					if k+1 < len(frames) {
						op.Within = frames[k+1].State
					}
				}
				return op, op.Function != ""
			}
			op.Symbol = p.Symbol
			if op.Function = functionNamed(&p, n.name); op.Function == "" {
				op.Function, op.Symbol = n.name(f.Func.Name), f.Func.Name
			}
			op.Rust = isRust(&p)
			if pos = p.Inlined; pos == 0 {
				break
			}
		}
	}
	if op.Rust {
		// The library's own part of a thread, before the thread's closure and after it.
		return report.Operation{Function: "std::thread", Rust: true}, true
	}
	return op, false
}

// isRust reports whether a position is in a file of Rust.
func isRust(p *ir.Position) bool { return filepath.Ext(p.File) == ".rs" }

// inlined is a call, and the position that the thread is at in it.
type inlined struct {
	report.Frame
	pos int32
}

// calls are the calls that a frame of the interpreter is for the source: several if the compiler put functions into
// others, the innermost first.
func (n *names) calls(f interp.Frame) (calls []inlined) {
	for pos := f.Pos; ; {
		// In optimised code a function of the program may be part of one of the library.
		p := n.s.prog.Position(pos)
		c := report.Frame{Place: n.Position(pos), Library: load.System(p.File) || f.Func.System && p.File == ""}
		if debug.Closure(p.Symbol) != "" {
			c.Lambda = c.Place
			c.Lambda.Line = 0
			for _, d := range n.modules() {
				c.Lambda.Line = max(c.Lambda.Line, d.Line(p.Symbol))
			}
		}
		if c.Function == "" {
			c.Function = debug.Unnamed(n.name(f.Func.Name))
		}
		calls = append(calls, inlined{c, pos})
		if pos = p.Inlined; pos == 0 {
			return calls
		}
	}
}

// variable is the type of the global or thread-local variable with a symbol. The name of a file stands before it if
// several files have such a variable.
func (n *names) variable(symbol string) (t debug.Type, ok bool) {
	ok = n.search(symbol, func(d *debug.Info, symbol string) bool {
		t, ok = d.Variable(symbol)
		return ok
	})
	if !ok {
		return debug.Type{}, false
	}
	return t, true
}

// part is debug.Info.Part.
func (n *names) part(symbol string) (whole debug.Type, off uint64, ok bool) {
	n.search(symbol, func(d *debug.Info, symbol string) bool {
		whole, off, ok = d.Part(symbol)
		return ok
	})
	return whole, off, ok
}

// altered is debug.Info.Altered.
func (n *names) altered(symbol string) bool { return n.search(symbol, (*debug.Info).Altered) }

// search reports whether is holds of a symbol in one of the modules that may have it.
func (n *names) search(symbol string, is func(d *debug.Info, symbol string) bool) bool {
	file := ""
	if i := strings.LastIndex(symbol, "::"); i >= 0 {
		file, symbol = symbol[:i], symbol[i+2:]
	}
	for i, d := range n.modules() {
		if name := n.s.units()[i].Name; (file == "" || file == name || file == filepath.Base(name)) && is(d, symbol) {
			return true
		}
	}
	return false
}

// modules are the debug information of the program's modules.
func (n *names) modules() []*debug.Info {
	if n.debug == nil {
		for _, m := range n.s.units() {
			n.debug = append(n.debug, debug.New(m.Text))
		}
	}
	return n.debug
}

// follow says where dense thread t of the snapshot is at each of its steps, the one that it has not taken included.
func (n *names) follow(s *result.Snapshot, t int32) []interp.Where {
	if n.snap != s {
		n.snap, n.where = s, make([][]interp.Where, len(s.Threads))
	}
	if t < 0 || int(t) >= len(s.Threads) {
		return nil
	}
	if n.where[t] == nil {
		th := &s.Threads[t]
		last := th.Next
		for i := len(th.Events) - 1; last == nil && i >= 0; i-- {
			if !th.Events[i].Absent {
				last = th.Events[i].Step
			}
		}
		n.where[t] = []interp.Where{}
		if last != nil {
			n.machine().Follow(n.path(s, t, last), func(_ int, w interp.Where) { n.where[t] = append(n.where[t], w) })
		}
	}
	return n.where[t]
}

func (n *names) Initial(a event.Addr, size uint8) event.Value { return n.machine().InitValue(a, size) }

func (n *names) State(a event.Addr, v event.Value, name func(event.Addr) string) (string, bool) {
	return n.s.objects.Describe(a, v, name)
}

func (n *names) Refused(l *event.Label, v event.Value, name func(event.Addr) string) (r report.Refused, ok bool) {
	why, ok := n.s.objects.Refused(l, v, name)
	return report.Refused{Operation: why.Operation, Guard: why.Guard, Place: n.Position(why.Pos), State: why.State}, ok
}

func (n *names) Message(f *result.Found) string {
	if f.Graph == nil {
		return ""
	}
	t := &f.Graph.Threads[f.Event.Thread]
	if t.Next == nil || t.Next.Kind != event.Error {
		return ""
	}
	lab := n.replay(f.Graph, f.Event.Thread, t.Next)
	return n.machine().Message(lab.Msg)
}

func (n *names) Output(snap *result.Snapshot, t int32, step *event.Step) string {
	return n.machine().OutputOf(n.path(snap, t, step))
}

// path is step with copies of those before it. A machine runs the thread from its start, which it knows by the label of
// the first step; that label is filled in from the creating one in the copy.
func (n *names) path(snap *result.Snapshot, t int32, step *event.Step) *event.Step {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	var last *event.Step
	for i := len(path) - 1; i >= 0; i-- {
		c := &event.Step{Label: path[i].Label, Key: path[i].Key, Parent: last}
		if last == nil {
			if p := snap.Threads[t].Parent; !p.IsInit() {
				create := &snap.Threads[p.Thread].Events[p.Index].Label
				c.Child, c.Addr, c.Val = create.Child, create.Addr, create.Val
			}
		}
		last = c
	}
	return last
}

// machine is a machine under the refinement in force, so that it makes the steps
// that the engine saw.
func (n *names) machine() *interp.Machine {
	if r := n.s.refined(); n.m == nil || n.ref != r {
		n.m, n.ref = interp.New(n.s.prog, n.s.config(r)), r
	}
	return n.m
}

// replay runs dense thread t of the snapshot up to step and returns the label it
// yields there, whose Msg is one of n.machine(): messages belong to machines.
func (n *names) replay(snap *result.Snapshot, t int32, step *event.Step) (lab event.Label) {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	th := rerun(n.machine(), snap, t, &lab)
	defer th.Release()
	for i := len(path) - 2; i >= 0; i-- {
		th.Resume(path[i].Key, &lab)
	}
	return lab
}
