// Package session steps through a wrong execution, forward and back: it knows where it is, where it stops next,
// and what the threads hold there. The prompt of genmcgo step and the debug adapter are two ways to drive it.
//
// Vocabulary. A position is how many steps of the playback are done, from 0 to its length; what comes next is the event
// of the step with that number. A thread stands at its next event.
//
// Non-goals: it prints nothing and reads nothing.
package session

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo"
	"genmcgo/report"
)

// Session is a walk through one finding. It must not be used concurrently.
type Session struct {
	Finding *report.Finding
	Play    *report.Playback
	// Events are those of the graph, and Steps which step an event is, by id.
	Events map[string]*report.Event
	Steps  map[string]int
	Names  map[int]string // of threads: "T1 worker"
	Breaks []Break

	at     int
	made   int // breakpoints
	in     *genmcgo.Inspection
	moment *genmcgo.Moment // at at; nil until asked for
	frames map[[2]int][]report.Frame
}

// Break is a breakpoint: it stops before steps.
type Break struct {
	Number int
	Text   string
	Steps  []int
	// Condition, if not "", is an expression: the breakpoint stops only where it is true, and of several steps in a row
	// on one line at the first such one.
	Condition string
}

// New returns a session at the start of f's execution. in looks into the execution; it may be nil, and then
// stacks and variables are not known.
func New(f *report.Finding, in *genmcgo.Inspection) (*Session, error) {
	p, err := report.NewPlayback(f)
	if err != nil {
		return nil, err
	}
	s := &Session{Finding: f, Play: p, in: in, Events: map[string]*report.Event{}, Steps: map[string]int{}, Names: map[int]string{}, frames: map[[2]int][]report.Frame{}}
	for t := range f.Graph.Threads {
		th := &f.Graph.Threads[t]
		s.Names[th.ID] = strings.TrimSpace("T" + strconv.Itoa(th.ID) + " " + th.Function)
		for i := range th.Events {
			s.Events[th.Events[i].ID] = &th.Events[i]
		}
	}
	for i := range p.Len() {
		s.Steps[p.Event(i).ID] = i
	}
	return s, nil
}

// At is the position.
func (s *Session) At() int { return s.at }

// Len is the last position.
func (s *Session) Len() int { return s.Play.Len() }

// Seek goes to position n, or to the end that is nearer to it.
func (s *Session) Seek(n int) {
	n = max(0, min(n, s.Len()))
	if n != s.at && s.moment != nil {
		s.moment.Close()
		s.moment = nil
	}
	s.at = n
}

// Close releases what the session holds.
func (s *Session) Close() {
	if s.moment != nil {
		s.moment.Close()
		s.moment = nil
	}
}

// Moment shows what threads hold at the position, nil if that is not known. It is valid until the next Seek.
func (s *Session) Moment() *genmcgo.Moment {
	if s.moment == nil && s.in != nil {
		s.moment = s.in.At(s.Play, s.at)
	}
	return s.moment
}

// Active is the thread that takes the next step, or the one that fails, at the end.
func (s *Session) Active() int {
	if s.at == s.Len() {
		return s.Finding.Thread
	}
	return s.Play.Event(s.at).Thread
}

// Frame is the innermost call of a thread that is one of the program and not of a library, as [genmcgo.Moment.Stack]
// numbers them.
func (s *Session) Frame(thread int) int {
	if m := s.Moment(); m != nil {
		return max(0, slices.IndexFunc(m.Stack(thread), func(f report.Frame) bool { return !f.Library }))
	}
	return 0
}

// Started reports whether the thread exists at the position.
func (s *Session) Started(thread int) bool {
	for i := range s.Finding.Graph.Threads {
		if t := &s.Finding.Graph.Threads[i]; t.ID == thread {
			k, ok := s.Steps[t.Parent]
			return t.Parent == "" || ok && k < s.at
		}
	}
	return false
}

// Finishes reports whether the thread ends in this execution.
func (s *Session) Finishes(thread int) bool {
	for i := range s.Finding.Graph.Threads {
		if th := &s.Finding.Graph.Threads[i]; th.ID == thread && len(th.Events) > 0 {
			return th.Events[len(th.Events)-1].Kind == "finish"
		}
	}
	return false
}

// Line is the position behind the last step on the line of the next one.
func (s *Session) Line() int {
	n := min(s.at+1, s.Len())
	for n < s.Len() && s.Play.Line(n) == s.Play.Line(n-1) {
		n++
	}
	return n
}

// BackLine is the position before the first step on the line of the last one.
func (s *Session) BackLine() int {
	n := max(s.at-1, 0)
	for n > 0 && s.Play.Line(n) == s.Play.Line(n-1) {
		n--
	}
	return n
}

// Of is the position behind the next step of a thread; ok is false if there is none.
func (s *Session) Of(thread int) (n int, ok bool) {
	for i := s.at; i < s.Len(); i++ {
		if s.Play.Event(i).Thread == thread {
			return i + 1, true
		}
	}
	return s.at, false
}

// BackOf is the position before the last step of a thread; ok is false if there is none.
func (s *Session) BackOf(thread int) (n int, ok bool) {
	for i := s.at - 1; i >= 0; i-- {
		if s.Play.Event(i).Thread == thread {
			return i, true
		}
	}
	return s.at, false
}

// Over says which calls a step of a source-level debugger passes over.
type Over int

const (
	Into  Over = iota // none: calls are entered
	Calls             // those that the thread makes from where it is
	Out               // those, and the rest of the function
)

// Step is the position at which a thread comes to another line: before its next event there, or backwards. Without such a
// one it is the end, or the start. Stops of other threads in between do not count.
func (s *Session) Step(thread int, over Over, back bool) int {
	from := s.stackAt(thread, s.at)
	for n := s.at; ; {
		if back {
			n--
		} else {
			n++
		}
		if n <= 0 || n >= s.Len() {
			return max(0, min(n, s.Len()))
		}
		e := s.Play.Event(n)
		if e.Thread != thread {
			continue
		}
		to := s.stackAt(thread, n)
		switch {
		case len(from) == 0 || len(to) == 0:
			return n
		case over == Out && len(to) >= len(from), over == Calls && len(to) > len(from):
			continue
		case len(to) == len(from) && to[0].File == from[0].File && to[0].Line == from[0].Line && to[0].Line > 0:
			continue
		}
		return n
	}
}

// stackAt is the stack of a thread at position n.
func (s *Session) stackAt(thread, n int) []report.Frame {
	done := 0
	for _, th := range s.Play.At(n).Threads {
		if th.Thread == thread {
			done = th.Done
		}
	}
	if n < s.Len() && s.Play.Event(n).Thread == thread {
		done = s.Play.Event(n).Index
	}
	return s.stack(thread, done)
}

// stack is the stack of a thread that has done some events.
func (s *Session) stack(thread, done int) []report.Frame {
	if s.in == nil {
		return nil
	}
	key := [2]int{thread, done}
	f, ok := s.frames[key]
	if !ok {
		f = user(s.in.Stack(thread, done))
		s.frames[key] = f
	}
	return f
}

// user are the calls of functions of the program.
func user(frames []report.Frame) (out []report.Frame) {
	for _, f := range frames {
		if !f.Library {
			out = append(out, f)
		}
	}
	return out
}

// Continue is the position of the next breakpoint, and which one it is; the end and nil if there is none.
func (s *Session) Continue() (int, *Break) {
	for n := s.at + 1; n < s.Len(); n++ {
		if b := s.stops(n); b != nil {
			return n, b
		}
	}
	return s.Len(), nil
}

// Reverse is the position of the breakpoint before, and which one it is; the start and nil if there is none.
func (s *Session) Reverse() (int, *Break) {
	for n := s.at - 1; n >= 0; n-- {
		if b := s.stops(n); b != nil {
			return n, b
		}
	}
	return 0, nil
}

// stops is the breakpoint that stops at a position.
func (s *Session) stops(n int) *Break {
	for i := range s.Breaks {
		if b := &s.Breaks[i]; slices.Contains(b.Steps, n) && s.holds(b, n) {
			return b
		}
	}
	return nil
}

// holds reports whether the condition of a breakpoint makes it stop at a position.
func (s *Session) holds(b *Break, n int) bool {
	if b.Condition == "" || s.in == nil {
		return true
	}
	return s.isTrue(b, n) && !(n > 0 && s.Play.Line(n) == s.Play.Line(n-1) && slices.Contains(b.Steps, n-1) && s.isTrue(b, n-1))
}

// isTrue reports whether the condition of a breakpoint is true at a position. One that cannot be evaluated there is:
// the user sees why.
func (s *Session) isTrue(b *Break, n int) bool {
	m := s.in.At(s.Play, n)
	defer m.Close()
	t := s.Play.Event(n).Thread
	frame := max(0, slices.IndexFunc(m.Stack(t), func(f report.Frame) bool { return !f.Library }))
	v, err := m.Evaluate(t, frame, b.Condition)
	return err != nil || v.Value != "0" && v.Value != "false" && v.Value != "null"
}

// Add makes a breakpoint of steps, which must not be empty, and returns it. The pointer is valid until the next call.
func (s *Session) Add(text string, steps []int) *Break {
	s.made++
	s.Breaks = append(s.Breaks, Break{Number: s.made, Text: text, Steps: steps})
	return &s.Breaks[len(s.Breaks)-1]
}

// Delete removes breakpoint number and reports whether there was one.
func (s *Session) Delete(number int) bool {
	n := len(s.Breaks)
	s.Breaks = slices.DeleteFunc(s.Breaks, func(b Break) bool { return b.Number == number })
	return len(s.Breaks) < n
}

// Matching are the steps whose events are as wanted.
func (s *Session) Matching(is func(i int, e *report.Event) bool) (steps []int) {
	for i := range s.Len() {
		if is(i, s.Play.Event(i)) {
			steps = append(steps, i)
		}
	}
	return steps
}

// AtLine are the steps at which a thread comes to a line of a file ("" is any file): those of events on the line, or, if
// there are none, the first ones in functions that the line calls. With every they are all events on the line, as
// breakpoints with conditions need them.
func (s *Session) AtLine(file string, line int, every bool) []int {
	steps := s.Matching(func(i int, e *report.Event) bool {
		return e.Line == line && SameFile(e.File, file) && (every || i == 0 || s.Play.Line(i) != s.Play.Line(i-1))
	})
	if len(steps) > 0 || s.in == nil {
		return steps
	}
	in := map[int]bool{} // by thread: its last event was in such a call
	return s.Matching(func(_ int, e *report.Event) bool {
		calls := slices.ContainsFunc(s.stack(e.Thread, e.Index), func(f report.Frame) bool {
			return f.Line == line && SameFile(f.File, file)
		})
		first := calls && !in[e.Thread]
		in[e.Thread] = calls
		return first
	})
}

// SameFile reports whether a file of the program is the one that the user names: by its path, or by its name alone.
func SameFile(file, named string) bool {
	if named == "" || file == named || filepath.Base(file) == named {
		return true
	}
	if filepath.Base(file) != filepath.Base(named) {
		return false
	}
	if !filepath.IsAbs(file) && strings.HasSuffix(filepath.Clean(named), string(filepath.Separator)+filepath.Clean(file)) {
		return true // where it was compiled is not known
	}
	a, err1 := filepath.Abs(file)
	b, err2 := filepath.Abs(named)
	return err1 == nil && err2 == nil && a == b || strings.HasSuffix(a, string(filepath.Separator)+filepath.Clean(named))
}

// Lines are the places of the trace.
func (s *Session) Lines() []string {
	var out []string
	for i := range s.Finding.Trace {
		if at := s.Finding.Trace[i].Short(); at != "" && !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	if len(out) == 0 {
		return []string{"no line that is known (compile with -g)"}
	}
	return out
}

// StepOf is the step that an event is.
func (s *Session) StepOf(id string) (int, error) {
	if i, ok := s.Steps[id]; ok {
		return i, nil
	}
	if e := s.Events[id]; e != nil {
		return 0, fmt.Errorf("%s (%s) is no step: it shows nothing that others do not", id, e.Text)
	}
	return 0, fmt.Errorf("there is no event %s in this execution (graph shows all)", id)
}

// Summary is what the execution comes to.
func (s *Session) Summary() string { return s.Finding.Kind + ": " + s.Finding.Message }
