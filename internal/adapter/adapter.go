// Package adapter lets editors step through a wrong execution: it speaks the Debug Adapter Protocol
// (https://microsoft.github.io/debug-adapter-protocol) about a walk of package internal/session. An editor has threads,
// calls, variables, breakpoints, steps forward and back; what is wrong with the program is the exception at the end.
//
// Beyond the protocol, the request genmcgo/graph returns the execution graph ([GraphArguments], [GraphBody]).
//
// Input is not trusted: messages are bounded, what cannot be read is answered with an error, and a mistake of ours is
// answered, too.
//
// Non-goals: it does not know where programs come from. Read next: requests.go.
package adapter

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/google/go-dap"

	"genmcgo/internal/session"
)

// Launch is what a launch request has as arguments.
type Launch struct {
	// Program is the file, or the files, to be checked.
	Program Words `json:"program"`
	// Model is the memory model, "" for the default.
	Model string `json:"model"`
	// Flags are further flags of genmcgo, and Clang those of clang.
	Flags Words `json:"flags"`
	Clang Words `json:"clang"`
	// Report is a file that --json wrote: its error number Error (from 1) is shown, and nothing is explored. Changed: the
	// program has changed since.
	Report  string `json:"report"`
	Error   int    `json:"error"`
	Changed bool   `json:"changed"`
	// StopOnEntry: stop before the first step; else at the first breakpoint, or at what is wrong.
	StopOnEntry bool `json:"stopOnEntry"`
}

// Words is a list of strings; in JSON one string will do.
type Words []string

// UnmarshalJSON implements json.Unmarshaler.
func (w *Words) UnmarshalJSON(text []byte) error {
	var one string
	if json.Unmarshal(text, &one) == nil {
		if *w = nil; one != "" {
			*w = Words{one}
		}
		return nil
	}
	return json.Unmarshal(text, (*[]string)(w))
}

// Opened is a program in which something is wrong, or is not.
type Opened struct {
	Session *session.Session // nil: nothing is wrong
	// Summary is what came of the exploration, in one line.
	Summary string
	// Dirs are directories in which files of the program are looked for.
	Dirs []string
}

// Opener finds the error that l is about. It is called in a goroutine of its own, at most once at a time.
type Opener func(ctx context.Context, l *Launch) (*Opened, error)

// GraphArguments are those of the request genmcgo/graph.
type GraphArguments struct {
	Format string `json:"format"` // dot (default), svg, text or json
}

// GraphBody is the answer to genmcgo/graph.
type GraphBody struct {
	Format  string   `json:"format"`
	Content string   `json:"content"`
	Done    []string `json:"done"` // the events that are done, by their names in the graph
	Next    string   `json:"next"` // the event that is next, "" at the end
}

// GraphRequest is genmcgo/graph.
type GraphRequest struct {
	dap.Request
	Arguments GraphArguments `json:"arguments"`
}

// GraphResponse answers it.
type GraphResponse struct {
	dap.Response
	Body GraphBody `json:"body"`
}

// Codec returns a codec of the protocol that knows genmcgo/graph.
func Codec() *dap.Codec {
	c := dap.NewCodec()
	err := c.RegisterRequest("genmcgo/graph", func() dap.Message { return &GraphRequest{} }, func() dap.Message { return &GraphResponse{} })
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return c
}

// Bounds of a message.
const (
	maxHeader  = 4 << 10
	maxContent = 1 << 20
)

// readMessage reads the content of a message.
func readMessage(r *bufio.Reader) ([]byte, error) {
	length, read := -1, 0
	for {
		line, err := r.ReadSlice('\n')
		switch {
		case err == io.EOF && len(line) == 0 && read == 0:
			return nil, io.EOF
		case errors.Is(err, bufio.ErrBufferFull):
			return nil, fmt.Errorf("a line of a header has more than %d characters", r.Size())
		case err != nil:
			return nil, io.ErrUnexpectedEOF
		}
		if read += len(line); read > maxHeader {
			return nil, fmt.Errorf("a header has more than %d characters", maxHeader)
		}
		name, value, _ := strings.Cut(strings.TrimRight(string(line), "\r\n"), ":")
		if name == "" {
			break
		}
		if strings.EqualFold(name, "Content-Length") {
			if length, err = strconv.Atoi(strings.TrimSpace(value)); err != nil || length < 0 {
				return nil, fmt.Errorf("Content-Length: %q is no number of bytes", strings.TrimSpace(value))
			}
		}
	}
	switch {
	case length < 0:
		return nil, errors.New("a header has no Content-Length: this is not the Debug Adapter Protocol")
	case length > maxContent:
		return nil, fmt.Errorf("a message of %d bytes: more than %d are not read", length, maxContent)
	}
	content := make([]byte, length)
	if _, err := io.ReadFull(r, content); err != nil {
		return nil, io.ErrUnexpectedEOF
	}
	return content, nil
}

// server is a conversation with an editor.
type server struct {
	out  io.Writer
	open Opener
	seq  int
	err  error // of writing

	opening context.CancelFunc // not nil while the program is being explored
	launch  *dap.LaunchRequest
	args    Launch
	opened  *Opened
	ses     *session.Session
	ready   bool // configurationDone came
	ended   bool // disconnect came

	lineBase, columnBase int              // of the editor
	breaks               map[string][]int // numbers of breakpoints, by file
	frames               []frame          // by id - 1; valid until the next step
	held                 []container      // by reference - 1; likewise
}

// result is what an Opener returned.
type result struct {
	opened *Opened
	err    error
}

// Serve talks to an editor until it disconnects, or in ends. The error is that of in or out, or says what in in is not of
// the protocol.
func Serve(ctx context.Context, in io.Reader, out io.Writer, open Opener) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type message struct {
		content []byte
		err     error
	}
	messages := make(chan message)
	go func() {
		r := bufio.NewReaderSize(in, maxHeader)
		for {
			content, err := readMessage(r)
			select {
			case messages <- message{content, err}:
			case <-ctx.Done():
				return
			}
			if err != nil {
				return
			}
		}
	}()
	s := &server{out: out, open: open, lineBase: 1, columnBase: 1, breaks: map[string][]int{}}
	codec, results := Codec(), make(chan result, 1)
	defer s.close()
	for !s.ended && s.err == nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case r := <-results:
			s.begin(r)
		case m := <-messages:
			switch {
			case m.err == io.EOF:
				return nil
			case m.err != nil:
				return m.err
			}
			s.receive(ctx, codec, m.content, results)
		}
	}
	return s.err
}

// receive handles the content of a message.
func (s *server) receive(ctx context.Context, codec *dap.Codec, content []byte, results chan result) {
	m, err := codec.DecodeMessage(content)
	if err != nil {
		var head struct {
			Seq     int    `json:"seq"`
			Command string `json:"command"`
		}
		_ = json.Unmarshal(content, &head) // what there is of it
		var field *dap.DecodeProtocolMessageFieldError
		if errors.As(err, &field) {
			err = fmt.Errorf("%s %q is not supported", strings.ToLower(field.SubType+" "+field.FieldName), field.FieldValue)
		}
		s.fail(&dap.Request{ProtocolMessage: dap.ProtocolMessage{Seq: head.Seq}, Command: head.Command}, err)
		return
	}
	r, ok := m.(dap.RequestMessage)
	if !ok {
		return // an answer to what was not asked
	}
	defer func() {
		if p := recover(); p != nil {
			s.fail(r.GetRequest(), fmt.Errorf("internal error: %v", p))
		}
	}()
	if l, ok := m.(*dap.LaunchRequest); ok {
		if err := s.start(ctx, l, results); err != nil {
			s.fail(r.GetRequest(), err)
		}
		return
	}
	if err := s.handle(m); err != nil {
		s.fail(r.GetRequest(), err)
	}
}

// start begins to look for the error.
func (s *server) start(ctx context.Context, l *dap.LaunchRequest, results chan result) error {
	if s.launch != nil {
		return errors.New("a program was launched already")
	}
	var args Launch
	if len(l.Arguments) > 0 {
		if err := json.Unmarshal(l.Arguments, &args); err != nil {
			return fmt.Errorf("the arguments of launch: %w", err)
		}
	}
	if len(args.Program) == 0 && args.Report == "" {
		return errors.New(`launch needs "program", the file to be checked, or "report", a file that --json wrote`)
	}
	ctx, s.opening = context.WithCancel(ctx)
	s.launch, s.args = l, args
	s.output("console", "genmcgo looks for an execution that is wrong ...\n")
	go func() {
		var r result
		defer func() {
			if p := recover(); p != nil {
				r = result{err: fmt.Errorf("internal error: %v", p)}
			}
			results <- r
		}()
		r.opened, r.err = s.open(ctx, &args)
	}()
	return nil
}

// begin goes on when the error was found, or was not.
func (s *server) begin(r result) {
	s.opening()
	s.opening = nil
	launch := s.launch
	if r.err != nil {
		s.launch = nil
		s.fail(launch.GetRequest(), r.err)
		return
	}
	s.opened, s.ses = r.opened, r.opened.Session
	s.output("console", r.opened.Summary+"\n")
	s.send(&dap.LaunchResponse{Response: *s.answer(launch.GetRequest())})
	if s.ses == nil {
		s.output("important", "There is nothing to step through: "+r.opened.Summary+"\n")
		s.send(&dap.TerminatedEvent{Event: *s.event("terminated")})
		return
	}
	s.send(&dap.InitializedEvent{Event: *s.event("initialized")})
}

func (s *server) close() {
	if s.opening != nil {
		s.opening()
	}
	if s.ses != nil {
		s.ses.Close()
	}
}

// send writes a message.
func (s *server) send(m dap.Message) {
	if s.err != nil {
		return
	}
	var b bytes.Buffer
	if err := dap.WriteProtocolMessage(&b, m); err != nil {
		s.err = err
		return
	}
	_, s.err = s.out.Write(b.Bytes())
}

func (s *server) number() int {
	s.seq++
	return s.seq
}

func (s *server) event(name string) *dap.Event {
	return &dap.Event{ProtocolMessage: dap.ProtocolMessage{Seq: s.number(), Type: "event"}, Event: name}
}

func (s *server) answer(r *dap.Request) *dap.Response {
	return &dap.Response{ProtocolMessage: dap.ProtocolMessage{Seq: s.number(), Type: "response"}, RequestSeq: r.Seq, Success: true, Command: r.Command}
}

// fail answers a request with an error.
func (s *server) fail(r *dap.Request, err error) {
	a := s.answer(r)
	a.Success, a.Message = false, err.Error()
	s.send(&dap.ErrorResponse{Response: *a, Body: dap.ErrorResponseBody{Error: &dap.ErrorMessage{Id: 1, Format: escape(err.Error()), ShowUser: true}}})
}

// escape protects braces, which are variables in the formats of messages.
func escape(s string) string { return strings.NewReplacer("{", "(", "}", ")").Replace(s) }

func (s *server) output(category, text string) {
	s.send(&dap.OutputEvent{Event: *s.event("output"), Body: dap.OutputEventBody{Category: category, Output: text}})
}
