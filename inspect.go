package genmcgo

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/inspect"
	"genmcgo/interp/load"
	"genmcgo/report"
	"genmcgo/truST/result"
)

// Inspection shows what the threads of an execution hold: calls, variables, memory. It runs threads again, in a version
// of the program that knows where variables are. It must not be used concurrently.
type Inspection struct {
	n       *names // of that version
	plain   *names // of the version that was explored
	program *inspect.Program
	machine *interp.Machine
	snap    *result.Snapshot
	threads []int32   // dense numbers by those of reports
	events  [][]int32 // per thread of reports, per event there: the event in snap
	sources []inspect.Variable
}

// Inspect prepares to look into the execution. It is an error if the memory model forbids it, or nothing is wrong with it.
func (r *Replayed) Inspect() (in *Inspection, err error) {
	defer recovered(&err)
	if r.of == nil || r.graph == nil || len(r.Report.Errors)+len(r.Report.Warnings) == 0 {
		return nil, errors.New("there is no execution to look into")
	}
	f := &slices.Concat(r.Report.Errors, r.Report.Warnings)[0]
	if f.Graph == nil {
		return nil, errors.New("there is no execution to look into")
	}
	s := r.of
	how := s.how
	how.Variables = true
	q, err := s.Program.loadedAs(how)
	if err != nil {
		return nil, err
	}
	with := q.exploration(s.ctx, s.given, s.model)
	with.base, with.refinement = s.base, s.refined()
	in = &Inspection{n: &names{s: with}, plain: &names{s: s}, snap: r.graph, machine: interp.New(q.prog, with.config(s.refined()))}
	in.program = &inspect.Program{IR: q.prog, Modules: in.n.modules(), Global: in.n.variable, Name: in.namer(f)}
	in.number()
	if err := in.learn(); err != nil {
		return nil, err
	}
	shared := &inspect.Moment{Program: in.program}
	for i := range q.prog.Globals {
		g := &q.prog.Globals[i]
		if p := q.prog.Position(g.Pos); p.Line == 0 || load.System(p.File) || strings.HasPrefix(g.Name, ".") || strings.HasPrefix(g.Name, "__PRETTY_FUNCTION__") || strings.HasPrefix(g.Name, "__func__") {
			continue // strings
		}
		if v, ok := shared.Variable(g); ok {
			in.sources = append(in.sources, v)
		}
	}
	slices.SortStableFunc(in.sources, func(a, b inspect.Variable) int { return cmp.Compare(a.Name, b.Name) })
	return in, nil
}

// number fills threads and events: reports number threads by their names, and leave out events that do nothing.
func (in *Inspection) number() {
	for i := range in.snap.Threads {
		in.threads = append(in.threads, int32(i))
	}
	slices.SortStableFunc(in.threads, func(a, b int32) int {
		return cmp.Compare(in.snap.Threads[a].Tid, in.snap.Threads[b].Tid)
	})
	for _, d := range in.threads {
		var events []int32
		for i := range in.snap.Threads[d].Events {
			if e := &in.snap.Threads[d].Events[i]; e.Absent || e.Step == nil || e.Kind != event.Skip {
				events = append(events, int32(i))
			}
		}
		in.events = append(in.events, events)
	}
}

// learn tells the machine what is in the states of objects that threads read: each thread is run alone, to any of its
// events first, so the one that made such a state may not have been run.
func (in *Inspection) learn() error {
	for t := range in.snap.Threads {
		for i := range in.snap.Threads[t].Events {
			e := &in.snap.Threads[t].Events[i]
			if e.Absent || e.Step == nil || e.Kind != event.Read || !e.Addr.IsObject() {
				continue
			}
			if c := event.OperationOf(&e.Label).Content(e.Value); c != nil {
				if err := in.machine.Learn(c); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// namer names addresses as the graph of f does.
func (in *Inspection) namer(f *report.Finding) func(event.Addr) string {
	type object struct {
		name       string
		start, end event.Addr
	}
	var objects []object
	for _, o := range f.Graph.Objects {
		if a, err := strconv.ParseUint(o.Address, 0, 64); err == nil {
			objects = append(objects, object{o.Name, event.Addr(a), event.Addr(a + max(o.Bytes, 1))})
		}
	}
	return func(a event.Addr) string {
		if name, ok := in.n.Location(a, 0); ok {
			return name
		}
		for _, o := range objects {
			if o.start <= a && a < o.end {
				if a > o.start {
					return fmt.Sprintf("%s+%d", o.name, a-o.start)
				}
				return o.name
			}
		}
		return ""
	}
}

// Moment is the execution after some of its steps.
type Moment struct {
	in     *Inspection
	done   map[int]int // by thread of reports: how many events are over
	memory map[event.Addr]memoryByte
	stacks map[int]*standing
}

type memoryByte struct{ value, undefined byte }

// standing is a thread that stands still.
type standing struct {
	inspect.Moment
	calls []inlined
	frame []int // of each call, the frame of the interpreter; -1: nothing is known of it
}

// At returns the execution after the first n steps of its playback. Memory holds the newest writes so far, in coherence
// order. The caller calls Close when it needs the moment no more.
func (in *Inspection) At(p *report.Playback, n int) *Moment {
	m := &Moment{in: in, done: map[int]int{}, memory: map[event.Addr]memoryByte{}, stacks: map[int]*standing{}}
	for _, th := range p.At(n).Threads {
		m.done[th.Thread] = th.Done
	}
	for i := range n {
		for _, c := range p.Changes(i) {
			if c.Thread < 0 {
				m.write(c.New.Write)
			}
		}
	}
	return m
}

// Close releases what belongs to m.
func (m *Moment) Close() {
	for _, s := range m.stacks {
		if s.Look != nil {
			s.Look.Release()
		}
	}
	m.stacks = map[int]*standing{}
}

// write makes the write with the given id part of memory.
func (m *Moment) write(id string) {
	t, i, ok := strings.Cut(strings.Trim(id, "()"), ",")
	thread, err1 := strconv.Atoi(t)
	index, err2 := strconv.Atoi(i)
	if !ok || err1 != nil || err2 != nil || thread < 0 || thread >= len(m.in.events) || index < 0 || index >= len(m.in.events[thread]) {
		return
	}
	e := &m.in.snap.Threads[m.in.threads[thread]].Events[m.in.events[thread][index]]
	if e.Absent || e.Step == nil || e.Kind != event.Write {
		return
	}
	for k := range uint64(e.Size) {
		b := memoryByte{value: byte(e.Value.Lo >> (8 * k)), undefined: byte(e.Value.Hi >> (8 * k))}
		if k >= 8 {
			b.value = byte(e.Value.Hi >> (8 * (k - 8)))
		}
		if e.Size > 8 {
			b.undefined = 0
		}
		m.memory[e.Addr+event.Addr(k)] = b
	}
}

// shared is the byte at an address of memory that threads share.
func (m *Moment) shared(a event.Addr) (b, undefined byte, ok bool) {
	if c, ok := m.memory[a]; ok {
		return c.value, c.undefined, true
	}
	if a.IsDynamic() {
		if a.IsObject() {
			return 0, 0, false
		}
		v := event.Unwritten(a, 1)
		return byte(v.Lo), byte(v.Hi), true
	}
	if a.IsStatic() && m.in.program.IR.GlobalAt(a) >= 0 {
		return byte(m.in.machine.InitValue(a, 1).Lo), 0, true
	}
	return 0, 0, false
}

// at is thread t (as reports number it) where it stands, nil if it has not begun or has ended.
func (m *Moment) at(t int) *standing {
	if s, ok := m.stacks[t]; ok {
		return s
	}
	s := m.stand(t)
	m.stacks[t] = s
	return s
}

func (m *Moment) stand(t int) *standing { return m.in.stand(t, m.done[t], m.shared) }

// stand runs thread t until it has done some events. shared is the memory that threads share.
func (in *Inspection) stand(t, done int, shared func(event.Addr) (byte, byte, bool)) *standing {
	s := &standing{Moment: inspect.Moment{Program: in.program, Shared: shared}}
	if t < 0 || t >= len(in.threads) {
		return s
	}
	d := in.threads[t]
	th := &in.snap.Threads[d]
	step := th.Next
	if all := in.events[t]; step == nil && done == len(all) && done > 0 {
		// It has ended, or waits: its last read returned what it cannot go on with.
		if e := &th.Events[all[done-1]]; !e.Absent && e.Step != nil && e.Kind != event.ThreadFinish {
			step = e.Step
		}
	}
	if done < len(in.events[t]) {
		if step = nil; !th.Events[in.events[t][done]].Absent {
			step = th.Events[in.events[t][done]].Step
		}
	}
	if step == nil {
		return s
	}
	path := in.n.path(in.snap, d, step)
	if look, ok := in.machine.LookAt(path); ok {
		s.Look = look
		for i, f := range look.Frames() {
			for _, c := range in.n.calls(f) {
				s.calls, s.frame = append(s.calls, c), append(s.frame, i)
			}
		}
	} else if look, ok := in.plain.machine().LookAt(path); ok { // variables would be those of another execution
		for _, f := range look.Frames() {
			for _, c := range in.plain.calls(f) {
				s.calls, s.frame = append(s.calls, c), append(s.frame, -1)
			}
		}
		look.Release()
	}
	if len(s.calls) == 0 {
		s.calls, s.frame = []inlined{{report.Frame{Place: in.plain.Position(step.Pos)}, step.Pos}}, []int{-1}
	}
	return s
}

// Stack are the calls that a thread is in when it has done some events, the innermost first; none if it has ended.
func (in *Inspection) Stack(thread, done int) (out []report.Frame) {
	s := in.stand(thread, done, func(event.Addr) (b, u byte, ok bool) { return })
	for _, c := range s.calls {
		out = append(out, c.Frame)
	}
	if s.Look != nil {
		s.Look.Release()
	}
	return out
}

// Stack are the calls that a thread is in, the innermost first; none if it has ended.
func (m *Moment) Stack(thread int) (out []report.Frame) {
	for _, c := range m.at(thread).calls {
		out = append(out, c.Frame)
	}
	return out
}

// Known reports whether the variables of a thread are known.
func (m *Moment) Known(thread int) bool { return m.at(thread).Look != nil }

// Variable is a variable of the program, a part of one or the value of an expression.
type Variable struct {
	Name      string
	Type      string // as the source calls it, "" if it has no name
	Value     string // in one line
	Address   string // hexadecimal, "" if it is in no memory
	Parameter bool
	Parts     int // how many parts it has to look into

	of    *standing
	value inspect.Value
}

func (s *standing) show(v *inspect.Variable) Variable {
	x := Variable{Name: v.Name, Value: s.Format(&v.Value), Parameter: v.Parameter, Parts: s.Parts(&v.Value), of: s, value: v.Value}
	if v.Type.Known() {
		x.Type = strings.ReplaceAll(v.Type.Name(), " *", "*")
	}
	if a := v.Address(); a != 0 {
		x.Address = fmt.Sprintf("%#x", uint64(a))
	}
	return x
}

// Children are count parts of v from first on: members, elements, what a pointer points to.
func (v *Variable) Children(first, count int) (out []Variable) {
	parts := v.of.Moment.Children(&v.value, first, count)
	for i := range parts {
		out = append(out, v.of.show(&parts[i]))
	}
	return out
}

// Variables are the parameters and local variables of call frame of a thread, as Stack numbers them.
func (m *Moment) Variables(thread, frame int) (out []Variable) {
	s := m.at(thread)
	if frame < 0 || frame >= len(s.calls) || s.frame[frame] < 0 {
		return nil
	}
	list := s.Variables(s.frame[frame], s.calls[frame].pos)
	for i := range list {
		out = append(out, s.show(&list[i]))
	}
	return out
}

// Globals are the global variables of the program that have a type in its debug information, by name. A thread
// may still be able to read older values of them than these, which are the newest.
func (m *Moment) Globals() (out []Variable) {
	s := &standing{Moment: inspect.Moment{Program: m.in.program, Shared: m.shared}}
	for i := range m.in.sources {
		out = append(out, s.show(&m.in.sources[i]))
	}
	return out
}

// Evaluate returns the value of an expression of C in call frame of a thread: with variables, members, elements,
// pointers and operators, but no assignments and calls. Nothing changes.
func (m *Moment) Evaluate(thread, frame int, expression string) (Variable, error) {
	s := m.at(thread)
	at, pos := -1, int32(0)
	if frame >= 0 && frame < len(s.calls) {
		at, pos = s.frame[frame], s.calls[frame].pos
	}
	v, err := s.Evaluate(at, pos, expression)
	if err != nil {
		return Variable{}, err
	}
	return s.show(&inspect.Variable{Name: expression, Value: v}), nil
}
