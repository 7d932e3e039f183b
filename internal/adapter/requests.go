package adapter

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/go-dap"

	"genmcgo"
	"genmcgo/internal/session"
	"genmcgo/report"
)

// frame is a call of a thread, as reports number both.
type frame struct{ thread, call int }

// container is something with variables in it: list returns count of them from first on.
type container struct {
	list func(first, count int) []dap.Variable
	size int
}

// maxListed bounds how many variables one answer has.
const maxListed = 1000

var errNoProgram = errors.New("no program was launched, or nothing is wrong with it")

// handle answers a request other than launch.
func (s *server) handle(m dap.Message) error {
	switch r := m.(type) {
	case *dap.InitializeRequest:
		return s.initialize(r)
	case *dap.DisconnectRequest:
		s.ended = true
		s.send(&dap.DisconnectResponse{Response: *s.answer(&r.Request)})
		return nil
	case *dap.TerminateRequest:
		if s.opening != nil {
			s.opening()
		}
		s.send(&dap.TerminateResponse{Response: *s.answer(&r.Request)})
		s.send(&dap.TerminatedEvent{Event: *s.event("terminated")})
		return nil
	case *dap.AttachRequest:
		return errors.New("there is no process to attach to; use launch")
	case *dap.PauseRequest:
		s.send(&dap.PauseResponse{Response: *s.answer(&r.Request)}) // everything stands still already
		if s.opening != nil {
			s.opening()
		}
		return nil
	}
	if s.ses == nil {
		return errNoProgram
	}
	if done, err := s.configure(m); done || err != nil {
		return err
	}
	if done, err := s.move(m); done || err != nil {
		return err
	}
	return s.look(m)
}

func (s *server) initialize(r *dap.InitializeRequest) error {
	if f := r.Arguments.PathFormat; f != "" && f != "path" {
		return fmt.Errorf("paths as %q are not supported, only as \"path\"", f)
	}
	s.lineBase, s.columnBase = 0, 0
	if r.Arguments.LinesStartAt1 {
		s.lineBase = 1
	}
	if r.Arguments.ColumnsStartAt1 {
		s.columnBase = 1
	}
	s.send(&dap.InitializeResponse{Response: *s.answer(&r.Request), Body: dap.Capabilities{
		SupportsConfigurationDoneRequest: true, SupportsConditionalBreakpoints: true, SupportsEvaluateForHovers: true, SupportsStepBack: true,
		SupportsExceptionInfoRequest: true, SupportsTerminateRequest: true, SupportsBreakpointLocationsRequest: true,
	}})
	return nil
}

// configure handles what editors ask before the program stops for the first time, and breakpoints.
func (s *server) configure(m dap.Message) (done bool, err error) {
	switch r := m.(type) {
	case *dap.ConfigurationDoneRequest:
		s.send(&dap.ConfigurationDoneResponse{Response: *s.answer(&r.Request)})
		if s.ready {
			break
		}
		s.ready = true
		if s.args.StopOnEntry {
			s.stopped("entry", nil)
		} else {
			n, hit := s.ses.Continue()
			s.stopAt(n, "breakpoint", hit)
		}
	case *dap.SetExceptionBreakpointsRequest:
		s.send(&dap.SetExceptionBreakpointsResponse{Response: *s.answer(&r.Request)})
	case *dap.SetFunctionBreakpointsRequest:
		if len(r.Arguments.Breakpoints) > 0 {
			return true, errors.New("breakpoints at functions are not supported; set one at a line")
		}
		s.send(&dap.SetFunctionBreakpointsResponse{Response: *s.answer(&r.Request), Body: dap.SetFunctionBreakpointsResponseBody{Breakpoints: []dap.Breakpoint{}}})
	case *dap.SetBreakpointsRequest:
		s.setBreakpoints(r)
	case *dap.BreakpointLocationsRequest:
		out := []dap.BreakpointLocation{}
		from := r.Arguments.Line - s.lineBase + 1
		to := max(from, r.Arguments.EndLine-s.lineBase+1)
		for i := range s.ses.Len() {
			e := s.ses.Play.Event(i)
			l := dap.BreakpointLocation{Line: e.Line - 1 + s.lineBase}
			if from <= e.Line && e.Line <= to && session.SameFile(e.File, r.Arguments.Source.Path) && !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
		s.send(&dap.BreakpointLocationsResponse{Response: *s.answer(&r.Request), Body: dap.BreakpointLocationsResponseBody{Breakpoints: out}})
	default:
		return false, nil
	}
	return true, nil
}

func (s *server) setBreakpoints(r *dap.SetBreakpointsRequest) {
	path := r.Arguments.Source.Path
	if path == "" {
		path = r.Arguments.Source.Name
	}
	for _, n := range s.breaks[path] {
		s.ses.Delete(n)
	}
	s.breaks[path] = nil
	out := []dap.Breakpoint{}
	for _, b := range r.Arguments.Breakpoints {
		line := b.Line - s.lineBase + 1
		x := dap.Breakpoint{Line: b.Line, Source: &r.Arguments.Source}
		steps := s.ses.AtLine(path, line, b.Condition != "")
		switch {
		case b.HitCondition != "" || b.LogMessage != "":
			x.Message = "hit counts and log messages are not supported"
		case len(steps) == 0:
			x.Message = fmt.Sprintf("this execution does nothing at line %d; it does at %s", line, strings.Join(s.ses.Lines(), ", "))
		default:
			at := s.ses.Add(fmt.Sprintf("%s:%d", filepath.Base(path), line), steps)
			at.Condition = b.Condition
			x.Id, x.Verified = at.Number, true
			s.breaks[path] = append(s.breaks[path], at.Number)
		}
		out = append(out, x)
	}
	s.send(&dap.SetBreakpointsResponse{Response: *s.answer(&r.Request), Body: dap.SetBreakpointsResponseBody{Breakpoints: out}})
}

// move handles steps.
func (s *server) move(m dap.Message) (done bool, err error) {
	step := func(thread int, over session.Over, back bool, single dap.SteppingGranularity) error {
		t, err := s.thread(thread)
		if err != nil {
			return err
		}
		n := s.ses.Step(t, over, back)
		if single == "instruction" {
			of := s.ses.Of
			if back {
				of = s.ses.BackOf
			}
			var ok bool
			if n, ok = of(t); !ok && !back {
				n = s.ses.Len()
			} else if !ok {
				n = 0
			}
		}
		to, hit := s.ses.Continue()
		if back {
			to, hit = s.ses.Reverse()
		}
		if hit != nil && (!back && to <= n || back && to >= n) {
			s.stopAt(to, "breakpoint", hit)
		} else {
			s.stopAt(n, "step", nil)
		}
		return nil
	}
	switch r := m.(type) {
	case *dap.NextRequest:
		s.send(&dap.NextResponse{Response: *s.answer(&r.Request)})
		err = step(r.Arguments.ThreadId, session.Calls, false, r.Arguments.Granularity)
	case *dap.StepInRequest:
		s.send(&dap.StepInResponse{Response: *s.answer(&r.Request)})
		err = step(r.Arguments.ThreadId, session.Into, false, r.Arguments.Granularity)
	case *dap.StepOutRequest:
		s.send(&dap.StepOutResponse{Response: *s.answer(&r.Request)})
		err = step(r.Arguments.ThreadId, session.Out, false, "")
	case *dap.StepBackRequest:
		s.send(&dap.StepBackResponse{Response: *s.answer(&r.Request)})
		err = step(r.Arguments.ThreadId, session.Calls, true, r.Arguments.Granularity)
	case *dap.ContinueRequest:
		s.send(&dap.ContinueResponse{Response: *s.answer(&r.Request), Body: dap.ContinueResponseBody{AllThreadsContinued: true}})
		n, hit := s.ses.Continue()
		s.stopAt(n, "breakpoint", hit)
	case *dap.ReverseContinueRequest:
		s.send(&dap.ReverseContinueResponse{Response: *s.answer(&r.Request)})
		n, hit := s.ses.Reverse()
		s.stopAt(n, "breakpoint", hit)
	default:
		return false, nil
	}
	if err != nil { // it was answered: say where it stands, and why
		s.output("important", err.Error()+"\n")
		s.stopped("step", nil)
	}
	return true, nil
}

// stopAt goes to a position and says that the program stops there.
func (s *server) stopAt(n int, why string, hit *session.Break) {
	s.ses.Seek(n)
	switch {
	case s.ses.At() == s.ses.Len():
		why, hit = "exception", nil
	case hit == nil && n == 0:
		why = "entry"
	}
	s.stopped(why, hit)
}

// stopped says that the program stands still.
func (s *server) stopped(why string, hit *session.Break) {
	s.frames, s.held = nil, nil
	b := dap.StoppedEventBody{Reason: why, ThreadId: s.ses.Active() + 1, AllThreadsStopped: true}
	switch {
	case why == "exception":
		b.Description, b.Text = s.ses.Finding.Kind, s.ses.Finding.Message
	case why == "entry":
		b.Description = "start of the execution"
	}
	if hit != nil {
		b.HitBreakpointIds = []int{hit.Number}
	}
	s.send(&dap.StoppedEvent{Event: *s.event("stopped"), Body: b})
}

// thread is the thread with a number of the protocol.
func (s *server) thread(id int) (int, error) {
	if _, ok := s.ses.Names[id-1]; !ok {
		return 0, fmt.Errorf("there is no thread %d", id)
	}
	return id - 1, nil
}

// look handles questions.
func (s *server) look(m dap.Message) error {
	switch r := m.(type) {
	case *dap.ThreadsRequest:
		out := []dap.Thread{}
		for i := range s.ses.Finding.Graph.Threads {
			if t := s.ses.Finding.Graph.Threads[i].ID; s.ses.Started(t) {
				out = append(out, dap.Thread{Id: t + 1, Name: s.ses.Names[t]})
			}
		}
		s.send(&dap.ThreadsResponse{Response: *s.answer(&r.Request), Body: dap.ThreadsResponseBody{Threads: out}})
	case *dap.StackTraceRequest:
		return s.stackTrace(r)
	case *dap.ScopesRequest:
		return s.scopes(r)
	case *dap.VariablesRequest:
		a := r.Arguments
		if a.VariablesReference < 1 || a.VariablesReference > len(s.held) {
			return fmt.Errorf("there are no variables with reference %d: references end with the next step", a.VariablesReference)
		}
		c := s.held[a.VariablesReference-1]
		if a.Count <= 0 || a.Count > maxListed {
			a.Count = maxListed
		}
		out := c.list(max(a.Start, 0), a.Count)
		if out == nil {
			out = []dap.Variable{}
		}
		s.send(&dap.VariablesResponse{Response: *s.answer(&r.Request), Body: dap.VariablesResponseBody{Variables: out}})
	case *dap.EvaluateRequest:
		return s.evaluate(r)
	case *dap.ExceptionInfoRequest:
		s.exceptionInfo(r)
	case *GraphRequest:
		return s.graph(r)
	default:
		return fmt.Errorf("%s is not supported", m.(dap.RequestMessage).GetRequest().Command)
	}
	return nil
}

func (s *server) stackTrace(r *dap.StackTraceRequest) error {
	t, err := s.thread(r.Arguments.ThreadId)
	if err != nil {
		return err
	}
	var calls []report.Frame
	if m := s.ses.Moment(); m != nil && s.ses.Started(t) {
		calls = m.Stack(t)
	}
	out := []dap.StackFrame{}
	for i := range calls {
		if i < r.Arguments.StartFrame || r.Arguments.Levels > 0 && len(out) >= r.Arguments.Levels {
			continue
		}
		c := &calls[i]
		s.frames = append(s.frames, frame{t, i})
		f := dap.StackFrame{Id: len(s.frames), Name: c.Function}
		if c.File != "" {
			f.Source = &dap.Source{Name: filepath.Base(c.File), Path: s.find(c.File)}
			f.Line, f.Column = c.Line-1+s.lineBase, max(c.Column-1, 0)+s.columnBase
			if c.Library {
				f.Source.PresentationHint, f.PresentationHint = "deemphasize", "subtle"
			}
		}
		out = append(out, f)
	}
	s.send(&dap.StackTraceResponse{Response: *s.answer(&r.Request), Body: dap.StackTraceResponseBody{StackFrames: out, TotalFrames: len(calls)}})
	return nil
}

// find is the path of a file of the program.
func (s *server) find(file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	for _, dir := range s.opened.Dirs {
		if path, err := filepath.Abs(filepath.Join(dir, file)); err == nil {
			if _, err := os.Stat(path); err == nil {
				return path
			}
		}
	}
	return file
}

// hold makes a reference to variables.
func (s *server) hold(size int, list func(first, count int) []dap.Variable) int {
	if size == 0 {
		return 0
	}
	s.held = append(s.held, container{list, size})
	return len(s.held)
}

// part is the variables of list from first on, count of them.
func part(list []genmcgo.Variable, first, count int) []genmcgo.Variable {
	first = min(first, len(list))
	return list[first:min(first+count, len(list))]
}

func (s *server) scopes(r *dap.ScopesRequest) error {
	id := r.Arguments.FrameId
	if id < 1 || id > len(s.frames) {
		return fmt.Errorf("there is no frame %d: frames end with the next step", id)
	}
	f, m := s.frames[id-1], s.ses.Moment()
	out := []dap.Scope{}
	add := func(name, hint string, size int, list func(first, count int) []dap.Variable) {
		if ref := s.hold(size, list); ref > 0 {
			out = append(out, dap.Scope{Name: name, PresentationHint: hint, VariablesReference: ref, NamedVariables: size})
		}
	}
	variables := func(name, hint string, list []genmcgo.Variable) {
		add(name, hint, len(list), func(first, count int) []dap.Variable { return s.variables(part(list, first, count), "") })
	}
	if m != nil {
		var params, locals []genmcgo.Variable
		for _, v := range m.Variables(f.thread, f.call) {
			if v.Parameter {
				params = append(params, v)
			} else {
				locals = append(locals, v)
			}
		}
		variables("Parameters", "arguments", params)
		variables("Locals", "locals", locals)
		variables("Globals", "", m.Globals())
	}
	cells := s.ses.Play.At(s.ses.At()).Memory
	add("Shared memory", "", len(cells), func(first, count int) (out []dap.Variable) {
		first = min(first, len(cells))
		for _, c := range cells[first:min(first+count, len(cells))] {
			by := "initial value"
			if e := s.ses.Events[c.Write]; e != nil {
				by = fmt.Sprintf("written by %s %s", s.ses.Names[e.Thread], strings.TrimSpace(e.ID+" "+e.Short()))
			}
			out = append(out, dap.Variable{Name: c.Location, Value: c.Value, Type: by})
		}
		return out
	})
	s.send(&dap.ScopesResponse{Response: *s.answer(&r.Request), Body: dap.ScopesResponseBody{Scopes: out}})
	return nil
}

// variables makes variables those of the protocol. within is the expression that they are parts of.
func (s *server) variables(list []genmcgo.Variable, within string) (out []dap.Variable) {
	for i := range list {
		v := &list[i]
		x := dap.Variable{Name: v.Name, Value: v.Value, Type: v.Type, EvaluateName: expression(within, v.Name), MemoryReference: ""}
		x.VariablesReference = s.children(v, x.EvaluateName)
		out = append(out, x)
	}
	return out
}

// children is a reference to the parts of v.
func (s *server) children(v *genmcgo.Variable, name string) int {
	return s.hold(v.Parts, func(first, count int) []dap.Variable {
		return s.variables(v.Children(first, count), name)
	})
}

// expression is what to evaluate for a part of an expression, "" if there is none. Members of pointers are found by a dot, too.
func expression(within, name string) string {
	switch {
	case within == "" && !strings.HasPrefix(name, "("):
		return name
	case strings.HasPrefix(name, "("): // a base or an anonymous member: its members are found from outside
		return within
	case strings.HasPrefix(name, "["):
		return within + name
	case name == "*":
		return "*(" + within + ")"
	}
	return within + "." + name
}

func (s *server) evaluate(r *dap.EvaluateRequest) error {
	m := s.ses.Moment()
	if m == nil {
		return errors.New("what the threads hold is not known of this execution")
	}
	f := frame{s.ses.Active(), s.ses.Frame(s.ses.Active())}
	if id := r.Arguments.FrameId; id != 0 {
		if id < 1 || id > len(s.frames) {
			return fmt.Errorf("there is no frame %d: frames end with the next step", id)
		}
		f = s.frames[id-1]
	}
	v, err := m.Evaluate(f.thread, f.call, r.Arguments.Expression)
	if err != nil {
		return err
	}
	s.send(&dap.EvaluateResponse{Response: *s.answer(&r.Request), Body: dap.EvaluateResponseBody{
		Result: v.Value, Type: v.Type, VariablesReference: s.children(&v, "("+r.Arguments.Expression+")"),
	}})
	return nil
}

// exceptionInfo explains the error.
func (s *server) exceptionInfo(r *dap.ExceptionInfoRequest) {
	f := s.ses.Finding
	var why []string
	if f.Explanation != "" {
		why = append(why, f.Explanation)
	}
	for _, a := range f.Axioms {
		why = append(why, strings.TrimSpace(a.Model+" "+a.Says)+" this ("+a.Name+"): "+a.Text)
	}
	var stack []string
	for i := range f.Events {
		e := &f.Events[i]
		stack = append(stack, strings.TrimSpace(s.ses.Names[e.Thread]+": "+e.Text+" "+e.Short()))
		for _, c := range e.Stack {
			stack = append(stack, "    "+c.Function+" "+c.Short())
		}
	}
	s.send(&dap.ExceptionInfoResponse{Response: *s.answer(&r.Request), Body: dap.ExceptionInfoResponseBody{
		ExceptionId: f.Kind, Description: f.Message, BreakMode: "always",
		Details: &dap.ExceptionDetails{Message: strings.Join(why, "\n"), TypeName: f.Kind, StackTrace: strings.Join(stack, "\n")},
	}})
}

// graph answers genmcgo/graph.
func (s *server) graph(r *GraphRequest) error {
	f := s.ses.Finding
	body := GraphBody{Format: r.Arguments.Format, Done: []string{}}
	var b bytes.Buffer
	var err error
	switch r.Arguments.Format {
	case "dot", "":
		body.Format, err = "dot", f.WriteDot(&b)
	case "svg":
		err = f.WriteSVG(&b)
	case "text":
		b.WriteString(f.Graph.Text)
	case "json":
		var text []byte
		text, err = json.Marshal(f.Graph)
		b.Write(text)
	default:
		err = fmt.Errorf("there is no format %q; there are dot, svg, text and json", r.Arguments.Format)
	}
	if err != nil {
		return err
	}
	body.Content = b.String()
	for _, th := range s.ses.Play.At(s.ses.At()).Threads {
		for i := range f.Graph.Threads {
			if t := &f.Graph.Threads[i]; t.ID == th.Thread && s.ses.Started(th.Thread) {
				for k := range min(th.Done, len(t.Events)) {
					body.Done = append(body.Done, t.Events[k].ID)
				}
			}
		}
	}
	if n := s.ses.At(); n < s.ses.Len() {
		body.Next = s.ses.Play.Event(n).ID
	}
	s.send(&GraphResponse{Response: *s.answer(&r.Request), Body: body})
	return nil
}
