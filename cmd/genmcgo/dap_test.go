package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-dap"

	"genmcgo/internal/adapter"
)

// editor is a client of the debug adapter, as editors are.
type editor struct {
	t     *testing.T
	conn  net.Conn
	in    *bufio.Reader
	codec *dap.Codec
	seq   int
	// What came beside the answers.
	events  []dap.EventMessage
	stopped *dap.StoppedEvent
	done    chan error
}

func newEditor(t *testing.T) *editor {
	ours, theirs := net.Pipe()
	e := &editor{t: t, conn: ours, in: bufio.NewReader(ours), codec: adapter.Codec(), done: make(chan error, 1)}
	go func() {
		e.done <- adapter.Serve(t.Context(), theirs, theirs, openForEditor)
		theirs.Close()
	}()
	t.Cleanup(func() { ours.Close() })
	return e
}

// receive reads a message.
func (e *editor) receive() dap.Message {
	e.t.Helper()
	e.conn.SetReadDeadline(time.Now().Add(time.Minute))
	content, err := dap.ReadBaseMessage(e.in)
	if err != nil {
		e.t.Fatal(err)
	}
	m, err := e.codec.DecodeMessage(content)
	if err != nil {
		e.t.Fatalf("%v: %s", err, content)
	}
	if s, ok := m.(*dap.StoppedEvent); ok {
		e.stopped = s
	}
	if s, ok := m.(dap.EventMessage); ok {
		e.events = append(e.events, s)
	}
	return m
}

// request sends a request with arguments and returns the answer: a response of type R, or a failure.
func request[R dap.ResponseMessage](e *editor, command string, arguments any) R {
	e.t.Helper()
	m := e.try(command, arguments)
	r, ok := m.(R)
	if !ok {
		text, _ := json.Marshal(m)
		e.t.Fatalf("%s %v: %s", command, arguments, text)
	}
	return r
}

func (e *editor) try(command string, arguments any) dap.Message {
	e.t.Helper()
	e.seq++
	text, err := json.Marshal(map[string]any{"seq": e.seq, "type": "request", "command": command, "arguments": arguments})
	if err != nil {
		e.t.Fatal(err)
	}
	if err := dap.WriteBaseMessage(e.conn, text); err != nil {
		e.t.Fatal(err)
	}
	for {
		if r, ok := e.receive().(dap.ResponseMessage); ok && r.GetResponse().RequestSeq == e.seq {
			return r
		}
	}
}

// refused sends a request that fails with a message that contains want.
func (e *editor) refused(want, command string, arguments any) {
	e.t.Helper()
	r, ok := e.try(command, arguments).(*dap.ErrorResponse)
	if !ok || r.Success || !strings.Contains(r.Message, want) {
		e.t.Errorf("%s %v: %+v, want %q", command, arguments, r, want)
	}
}

// wait returns the next stop.
func (e *editor) wait() dap.StoppedEventBody {
	e.t.Helper()
	for e.stopped == nil {
		e.receive()
	}
	s := e.stopped.Body
	e.stopped = nil
	return s
}

// step sends a request that moves thread 1 of the program (2 of the protocol), or another one, and says where it stops.
func (e *editor) step(command string, thread int) (reason, where string) {
	e.t.Helper()
	e.stopped = nil
	if m := e.try(command, map[string]any{"threadId": thread}); !m.(dap.ResponseMessage).GetResponse().Success {
		e.t.Fatalf("%s: %+v", command, m)
	}
	s := e.wait()
	return s.Reason, e.top(s.ThreadId)
}

// top is the innermost call of a thread.
func (e *editor) top(thread int) string {
	e.t.Helper()
	st := request[*dap.StackTraceResponse](e, "stackTrace", map[string]any{"threadId": thread}).Body.StackFrames
	if len(st) == 0 {
		return fmt.Sprintf("%d nowhere", thread)
	}
	return fmt.Sprintf("%d %s:%d", thread, st[0].Name, st[0].Line)
}

// begin launches a program and sets breakpoints.
func (e *editor) begin(launch map[string]any, breakpoints ...map[string]any) []dap.Breakpoint {
	e.t.Helper()
	request[*dap.InitializeResponse](e, "initialize", map[string]any{"adapterID": "genmcgo", "linesStartAt1": true, "columnsStartAt1": true})
	request[*dap.LaunchResponse](e, "launch", launch)
	source, err := filepath.Abs("testdata/step/list.c")
	if err != nil {
		e.t.Fatal(err)
	}
	b := request[*dap.SetBreakpointsResponse](e, "setBreakpoints", map[string]any{"source": map[string]any{"path": source}, "breakpoints": breakpoints})
	request[*dap.ConfigurationDoneResponse](e, "configurationDone", nil)
	return b.Body.Breakpoints
}

// variables are those of the scope of the innermost call of a thread, as "name = value".
func (e *editor) variables(thread, call int, scope string) (out []string, refs map[string]int) {
	e.t.Helper()
	st := request[*dap.StackTraceResponse](e, "stackTrace", map[string]any{"threadId": thread}).Body.StackFrames
	for _, sc := range request[*dap.ScopesResponse](e, "scopes", map[string]any{"frameId": st[call].Id}).Body.Scopes {
		if sc.Name == scope {
			return e.inside(sc.VariablesReference)
		}
	}
	return nil, nil
}

func (e *editor) inside(ref int) (out []string, refs map[string]int) {
	e.t.Helper()
	refs = map[string]int{}
	for _, v := range request[*dap.VariablesResponse](e, "variables", map[string]any{"variablesReference": ref}).Body.Variables {
		value := v.Value
		if _, name, ok := strings.Cut(value, " &"); ok {
			value = "&" + name
		}
		out = append(out, v.Name+" = "+value)
		refs[v.Name] = v.VariablesReference
	}
	return out, refs
}

func (e *editor) is(what string, got []string, want ...string) {
	e.t.Helper()
	if !slices.Equal(got, want) {
		e.t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// evaluate is the value of an expression in a call.
func (e *editor) evaluate(thread, call int, expression string) string {
	e.t.Helper()
	st := request[*dap.StackTraceResponse](e, "stackTrace", map[string]any{"threadId": thread}).Body.StackFrames
	return request[*dap.EvaluateResponse](e, "evaluate", map[string]any{"expression": expression, "frameId": st[call].Id, "context": "watch"}).Body.Result
}

// TestDAP walks through a counterexample as an editor does: forward and back, over breakpoints, with variables.
func TestDAP(t *testing.T) {
	e := newEditor(t)
	b := e.begin(map[string]any{"program": "testdata/step/list-O0.ll", "model": "sc", "flags": []string{"--workers=1"}},
		map[string]any{"line": 29, "condition": "i == 1"}, map[string]any{"line": 42}, map[string]any{"line": 3})
	if len(b) != 3 || !b[0].Verified || !b[1].Verified || b[2].Verified || !strings.Contains(b[2].Message, "nothing at line 3") {
		t.Errorf("breakpoints: %+v", b)
	}

	if s := e.wait(); s.Reason != "breakpoint" || s.ThreadId != 2 || !slices.Equal(s.HitBreakpointIds, []int{b[1].Id}) {
		t.Errorf("the first stop: %+v", s)
	}
	locals, refs := e.variables(2, 0, "Locals")
	e.is("locals of writer", locals, "local = {key = 7, colour = GREEN, next = null}", "n = &node#1", "ratio = 0.5")
	params, _ := e.variables(2, 0, "Parameters")
	e.is("parameters of writer", params, "arg = &weight")
	members, _ := e.inside(refs["n"])
	e.is("*n", members, "key = 7", "colour = GREEN", "next = null")
	members, _ = e.inside(refs["local"])
	e.is("local", members, "key = 7", "colour = GREEN", "next = null")

	if r, at := e.step("continue", 2); r != "breakpoint" || at != "2 push:29" {
		t.Errorf("continue: %s at %s", r, at)
	}
	locals, _ = e.variables(2, 0, "Locals")
	e.is("locals of push", locals, "sum = 15", "i = 1", "part = 10")
	globals, refs := e.variables(2, 0, "Globals")
	e.is("globals", globals, "head = null", "length = 0", "stats = {{hits = 0, misses = 0}, {hits = 0, misses = 0}}")
	elements, refs := e.inside(refs["stats"])
	e.is("stats", elements, "[0] = {hits = 0, misses = 0}", "[1] = {hits = 0, misses = 0}")
	members, _ = e.inside(refs["[1]"])
	e.is("stats[1]", members, "hits = 0", "misses = 0")
	for expression, want := range map[string]string{"part * 2 + sum": "35", "n->key": "7", "*n": "{key = 7, colour = GREEN, next = null}", "stats[1].misses == 0": "true"} {
		if got := e.evaluate(2, 0, expression); got != want {
			t.Errorf("%s = %s, want %s", expression, got, want)
		}
	}
	if got := e.evaluate(2, 1, "local.colour == 1 && *(&local.key) == 7"); got != "true" {
		t.Errorf("in the caller: %s", got)
	}
	e.refused("floating", "evaluate", map[string]any{"expression": "ratio + 1", "frameId": 2})
	e.refused("no variable nothing", "evaluate", map[string]any{"expression": "nothing", "frameId": 1})
	if got := e.top(1); got != "1 main:51" {
		t.Errorf("main is at %s", got)
	}

	// The last event of push, then another thread; and the same way back.
	if r, at := e.step("next", 2); r != "exception" || at != "1 main:53" {
		t.Errorf("next: %s at %s", r, at) // the thread does nothing more before the error
	}
	info := request[*dap.ExceptionInfoResponse](e, "exceptionInfo", map[string]any{"threadId": 1}).Body
	if info.ExceptionId != "assertion" || !strings.Contains(info.Description, "seen == 0 || first") || info.Details == nil {
		t.Errorf("exceptionInfo: %+v", info)
	}
	locals, _ = e.variables(1, 0, "Locals")
	e.is("locals of main", locals, "t = 2", "weight = 5", "seen = 1", "first = null")
	if r, at := e.step("stepBack", 1); r != "step" || at != "1 main:52" {
		t.Errorf("stepBack: %s at %s", r, at)
	}
	locals, _ = e.variables(1, 0, "Locals")
	e.is("locals of main before", locals, "t = 2", "weight = 5", "seen = 1", "first = no value yet")
	if r, at := e.step("stepBack", 1); r != "step" || at != "1 main:51" {
		t.Errorf("stepBack: %s at %s", r, at)
	}
	if r, at := e.step("reverseContinue", 1); r != "breakpoint" || at != "2 push:29" {
		t.Errorf("reverseContinue: %s at %s", r, at)
	}
	if got := e.evaluate(2, 0, "i"); got != "1" {
		t.Errorf("back at the breakpoint i is %s", got)
	}
	if r, at := e.step("stepBack", 2); r != "breakpoint" || at != "2 writer:42" {
		t.Errorf("stepBack: %s at %s", r, at)
	}
	if r, at := e.step("stepIn", 2); r != "step" || at != "2 push:29" || e.evaluate(2, 0, "i") != "0" {
		t.Errorf("stepIn: %s at %s", r, at)
	}
	if r, at := e.step("reverseContinue", 2); r != "breakpoint" || at != "2 writer:42" {
		t.Errorf("reverseContinue: %s at %s", r, at)
	}
	if r, at := e.step("reverseContinue", 2); r != "entry" || at != "1 main:50" {
		t.Errorf("reverseContinue to the start: %s at %s", r, at)
	}
	if th := request[*dap.ThreadsResponse](e, "threads", nil).Body.Threads; len(th) != 1 || th[0].Id != 1 || !strings.Contains(th[0].Name, "main") {
		t.Errorf("threads at the start: %+v", th)
	}
	memory, _ := e.variables(1, 0, "Shared memory")
	if !slices.Contains(memory, "length = 0") {
		t.Errorf("shared memory: %q", memory)
	}
	if r, at := e.step("stepOut", 1); r != "breakpoint" || at != "2 writer:42" {
		t.Errorf("stepOut: %s at %s", r, at)
	}

	g := request[*adapter.GraphResponse](e, "genmcgo/graph", map[string]any{"format": "dot"}).Body
	if !strings.HasPrefix(g.Content, "digraph") || g.Next != "(1,5)" || !slices.Contains(g.Done, "(1,4)") || slices.Contains(g.Done, "(1,5)") {
		t.Errorf("the graph: %+v", g)
	}
	for format, want := range map[string]string{"svg": "<svg", "text": "thread 1 writer", "json": `"threads"`} {
		if g := request[*adapter.GraphResponse](e, "genmcgo/graph", map[string]any{"format": format}).Body; !strings.Contains(g.Content, want) {
			t.Errorf("the graph as %s: %.200s", format, g.Content)
		}
	}
	e.refused("no format", "genmcgo/graph", map[string]any{"format": "png"})
	at := request[*dap.BreakpointLocationsResponse](e, "breakpointLocations", map[string]any{"source": map[string]any{"path": "list.c"}, "line": 40, "endLine": 45}).Body.Breakpoints
	if len(at) != 2 || at[0].Line != 41 || at[1].Line != 42 {
		t.Errorf("places for breakpoints: %+v", at)
	}
	e.refused("no variables", "variables", map[string]any{"variablesReference": 99999})
	e.refused("no frame", "scopes", map[string]any{"frameId": -3})
	e.refused("no thread", "stackTrace", map[string]any{"threadId": 17})
	e.refused("not supported", "setVariable", map[string]any{"variablesReference": 1, "name": "x", "value": "1"})
	e.refused("not supported", "frobnicate", nil)
	e.refused("already", "launch", map[string]any{"program": "x.c"})
	request[*dap.PauseResponse](e, "pause", map[string]any{"threadId": 1})
	request[*dap.DisconnectResponse](e, "disconnect", nil)
	if err := <-e.done; err != nil {
		t.Error(err)
	}
}

// TestDAPRecorded shows the execution of a report, from its start.
func TestDAPRecorded(t *testing.T) {
	trace := record(t, "--mm=sc", "--workers=1", "testdata/step/list-O2.ll")
	e := newEditor(t)
	e.begin(map[string]any{"report": trace, "stopOnEntry": true})
	if s := e.wait(); s.Reason != "entry" || s.ThreadId != 1 {
		t.Errorf("the first stop: %+v", s)
	}
	if r, at := e.step("continue", 1); r != "exception" || at != "1 main:53" {
		t.Errorf("continue: %s at %s", r, at)
	}
	locals, _ := e.variables(1, 0, "Locals")
	e.is("locals of main", locals, "t = 2", "weight = 5", "seen = 1", "first = null")
	// From the end thread 1 goes back within push, which the compiler made part of writer.
	if r, at := e.step("stepBack", 2); r != "step" || !strings.HasPrefix(at, "2 ") {
		t.Errorf("stepBack: %s at %s", r, at)
	}
}

// What cannot be launched is said, and another program can be launched then.
func TestDAPLaunch(t *testing.T) {
	e := newEditor(t)
	request[*dap.InitializeResponse](e, "initialize", map[string]any{"adapterID": "genmcgo"})
	e.refused("no program was launched", "threads", nil)
	e.refused("launch needs", "launch", map[string]any{})
	e.refused("no file", "launch", map[string]any{"program": "--help"})
	e.refused("arguments of launch", "launch", map[string]any{"program": 7})
	e.refused("nowhere.c", "launch", map[string]any{"program": "nowhere.c"})
	e.refused("no memory model", "launch", map[string]any{"program": examples + "sb.ll", "model": "nonsense"})
	e.refused("nowhere.json", "launch", map[string]any{"report": "nowhere.json"})
	e.refused("step writes no report", "launch", map[string]any{"program": examples + "sb.ll", "flags": []string{"--dot=x.dot"}})
	e.refused("paths as", "initialize", map[string]any{"adapterID": "genmcgo", "pathFormat": "uri"})
	e.refused("attach", "attach", map[string]any{})
	request[*dap.LaunchResponse](e, "launch", map[string]any{"program": examples + "sb.ll", "model": "sc"})
	for !slices.ContainsFunc(e.events, func(m dap.EventMessage) bool { return m.GetEvent().Event == "terminated" }) {
		e.receive()
	}
	if !slices.ContainsFunc(e.events, func(m dap.EventMessage) bool {
		o, ok := m.(*dap.OutputEvent)
		return ok && strings.Contains(o.Body.Output, "nothing to step through")
	}) {
		t.Errorf("nothing says that nothing is wrong: %+v", e.events)
	}
}

// TestDAPStreams: what is not the protocol ends the conversation with an error; the command says so.
func TestDAPStreams(t *testing.T) {
	for _, c := range []struct {
		in, want string
		code     int
	}{
		{"", "", 0},
		{"GET / HTTP/1.1\r\nHost: x\r\n\r\n", "no Content-Length", 2},
		{"Content-Length: many\r\n\r\n", "no number of bytes", 2},
		{"Content-Length: 99999999999\r\n\r\n", "99999999999 bytes", 2},
		{"Content-Length: 10\r\n\r\n{}", "unexpected EOF", 2},
		{strings.Repeat("a", 1<<16), "characters", 2},
	} {
		stdout, stderr, code := execute(c.in, "dap")
		if code != c.code || !strings.Contains(stderr, c.want) {
			t.Errorf("%.40q: exit code %d\n%s%s", c.in, code, stdout, stderr)
		}
	}
	for _, c := range [][2]string{{"--listen=0.0.0.0:4711", "this machine"}, {"--listen=example.com:1", "this machine"}, {"--listen=4711", "an address"}, {"--listen=127.0.0.1:x", "an address"}, {"x.c", "no files"}, {"--frob", "frob"}} {
		if _, stderr, code := execute("", "dap", c[0]); code != exitUsage || !strings.Contains(stderr, c[1]) {
			t.Errorf("%s: exit code %d\n%s", c[0], code, stderr)
		}
	}
	if stdout, _, code := execute("", "dap", "--help"); code != 0 || !strings.Contains(stdout, "Debug Adapter") {
		t.Errorf("--help: exit code %d\n%s", code, stdout)
	}
}

// FuzzDAP: whatever an editor sends, the adapter answers or ends; a program is open.
func FuzzDAP(f *testing.F) {
	ctx := context.Background()
	opened, err := openForEditor(ctx, &adapter.Launch{Program: adapter.Words{"testdata/step/list-O0.ll"}, Model: "sc"})
	if err != nil || opened.Session == nil {
		f.Fatal(err)
	}
	message := func(texts ...string) (out []byte) {
		for _, s := range texts {
			out = fmt.Appendf(out, "Content-Length: %d\r\n\r\n%s", len(s), s)
		}
		return out
	}
	launch := `{"seq":1,"type":"request","command":"launch","arguments":{"program":"x"}}`
	for _, s := range []string{
		`{"seq":2,"type":"request","command":"configurationDone"}`,
		`{"seq":2,"type":"request","command":"stackTrace","arguments":{"threadId":1,"startFrame":-1,"levels":-5}}`,
		`{"seq":2,"type":"request","command":"variables","arguments":{"variablesReference":1,"start":-1,"count":-7}}`,
		`{"seq":2,"type":"request","command":"evaluate","arguments":{"expression":"((((n->"}}`,
		`{"seq":2,"type":"request","command":"stepBack","arguments":{"threadId":2}}`,
		`{"seq":2,"type":"request","command":"setBreakpoints","arguments":{"source":{"name":"list.c"},"breakpoints":[{"line":29,"condition":"i<"}]}}`,
		`{"seq":2,"type":"event","event":"stopped"}`, `{"type":"response"}`, `[]`, `{`, `null`,
	} {
		f.Add(message(launch, s, `{"seq":3,"type":"request","command":"reverseContinue","arguments":{"threadId":1}}`))
		f.Add(message(s, launch))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		o := *opened
		o.Session.Breaks = nil
		o.Session.Seek(0)
		ready := make(chan struct{})
		in, w := io.Pipe()
		go func() {
			w.Write(message(launch))
			<-ready
			w.Write(text)
			w.Close()
		}()
		var out bytes.Buffer
		first := true
		_ = adapter.Serve(ctx, in, writer(func(b []byte) (int, error) {
			if bytes.Contains(b, []byte(`"initialized"`)) && first {
				first = false
				close(ready)
			}
			return out.Write(b)
		}), func(context.Context, *adapter.Launch) (*adapter.Opened, error) { return &o, nil })
		in.Close()
		if bytes.Contains(out.Bytes(), []byte("internal error")) {
			t.Errorf("%s", out.Bytes())
		}
	})
}

type writer func(b []byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }

// TestDAPDeadlock: every thread that waits has calls, also one whose last event is the read that it waits with.
func TestDAPDeadlock(t *testing.T) {
	e := newEditor(t)
	request[*dap.InitializeResponse](e, "initialize", map[string]any{"adapterID": "genmcgo"})
	request[*dap.LaunchResponse](e, "launch", map[string]any{"program": examples + "philosophers.ll", "model": "sc"})
	request[*dap.ConfigurationDoneResponse](e, "configurationDone", nil)
	if s := e.wait(); s.Reason != "exception" || s.Description != "deadlock" {
		t.Errorf("it stops with %+v", s)
	}
	for _, th := range request[*dap.ThreadsResponse](e, "threads", nil).Body.Threads {
		want := fmt.Sprintf("%d philosopher:16", th.Id)
		if th.Id == 1 {
			want = "1 main:31"
		}
		if got := e.top(th.Id); got != want {
			t.Errorf("thread %d is at %s, want %s", th.Id, got, want)
		}
	}
}

// TestDAPInterrupted: an editor that disconnects while the program is explored need not wait.
func TestDAPInterrupted(t *testing.T) {
	began, ended := make(chan struct{}), make(chan struct{})
	ours, theirs := net.Pipe()
	done := make(chan error, 1)
	go func() {
		done <- adapter.Serve(t.Context(), theirs, theirs, func(ctx context.Context, _ *adapter.Launch) (*adapter.Opened, error) {
			close(began)
			<-ctx.Done()
			close(ended)
			return nil, ctx.Err()
		})
	}()
	go io.Copy(io.Discard, ours)
	for i, s := range []string{`"launch","arguments":{"program":"x.c"}`, `"disconnect"`} {
		if err := dap.WriteBaseMessage(ours, fmt.Appendf(nil, `{"seq":%d,"type":"request","command":%s}`, i+1, s)); err != nil {
			t.Fatal(err)
		}
		<-began
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
	<-ended
}

// TestDAPListen: several editors may connect to an address.
func TestDAPListen(t *testing.T) {
	r, w := io.Pipe()
	failed := make(chan error, 1)
	go func() { failed <- listenForEditors("127.0.0.1:0", w, io.Discard) }() // until the process ends
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address, ok := strings.CutPrefix(strings.TrimSpace(line), "listening on ")
	if !ok {
		t.Fatalf("it says %q", line)
	}
	for range 2 {
		c, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		e := &editor{t: t, conn: c, in: bufio.NewReader(c), codec: adapter.Codec()}
		if r := request[*dap.InitializeResponse](e, "initialize", map[string]any{"adapterID": "genmcgo"}); !r.Body.SupportsStepBack {
			t.Errorf("it cannot step back: %+v", r)
		}
		defer c.Close()
	}
	select {
	case err := <-failed:
		t.Error(err)
	default:
	}
}
