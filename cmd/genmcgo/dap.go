package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"genmcgo/internal/adapter"
	"genmcgo/internal/session"
)

const dapUsage = `Usage: genmcgo dap [--listen 127.0.0.1:PORT]

Lets editors step through a wrong execution, forward and back, as through a program in a
debugger: threads, calls, variables, breakpoints with conditions. It speaks the Debug Adapter
Protocol on standard input and output, or with each client that connects to an address of this
machine. docs/editors.md says how editors start it.

  --listen ADDRESS   wait for clients at ADDRESS, one of this machine; port 0 is any free port,
                     which standard output names

The arguments of a launch request are
  program            the file to be checked, or a list of files
  model              the memory model (default rc11)
  flags, clang       lists of further flags of genmcgo, and of clang
  report             a report in JSON (--json=FILE): its execution is shown, nothing is explored
  error, changed     of a report: the number of the error; whether the program has changed since
  stopOnEntry        true: stop at the first step; else at the first breakpoint or the error

The request genmcgo/graph {"format": "dot", "svg", "text" or "json"} returns the execution graph,
which of its events are done, and which one is next.

Exit status: 0 the client disconnected; 2 bad usage, or a message that breaks the protocol.

`

// dapCommand is genmcgo dap.
func dapCommand(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	fs := flagsOf("dap")
	listen := fs.String("listen", "", "")
	fs.MarkHidden("listen") // dapUsage has it
	if code, done := parseFlags(fs, dapUsage, args, stdout, stderr); done {
		return code
	}
	if fs.NArg() > 0 {
		fmt.Fprintf(stderr, "genmcgo: dap: %q: it takes no files; the editor names the program (genmcgo dap --help)\n", fs.Arg(0))
		return exitUsage
	}
	var err error
	if *listen == "" {
		if stdin == nil {
			stdin = strings.NewReader("")
		}
		err = adapter.Serve(context.Background(), stdin, stdout, openForEditor)
	} else {
		err = listenForEditors(*listen, stdout, stderr)
	}
	if err != nil {
		fmt.Fprintf(stderr, "genmcgo: dap: %v\n", err)
		return exitUsage
	}
	return exitVerified
}

// listenForEditors serves the clients that connect to an address.
func listenForEditors(address string, stdout, stderr io.Writer) error {
	host, port, err := net.SplitHostPort(address)
	if _, bad := strconv.ParseUint(port, 10, 16); err != nil || bad != nil {
		return fmt.Errorf("--listen=%s: an address is needed such as 127.0.0.1:4711", address)
	}
	// A client runs clang with flags of its own: nobody but the user may be one.
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return fmt.Errorf("--listen=%s: only addresses of this machine are served, as 127.0.0.1:%s; for another machine use ssh -L", address, port)
	}
	l, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	defer l.Close()
	fmt.Fprintf(stdout, "listening on %s\n", l.Addr())
	var mu sync.Mutex
	for {
		c, err := l.Accept()
		if err != nil {
			return err
		}
		go func() {
			defer c.Close()
			if err := adapter.Serve(context.Background(), c, c, openForEditor); err != nil && !errors.Is(err, net.ErrClosed) {
				mu.Lock()
				defer mu.Unlock()
				fmt.Fprintf(stderr, "genmcgo: dap: %v: %v\n", c.RemoteAddr(), err)
			}
		}()
	}
}

// openForEditor finds the error that a launch request is about.
func openForEditor(ctx context.Context, l *adapter.Launch) (*adapter.Opened, error) {
	var args []string
	if l.Model != "" {
		args = append(args, "--mm="+l.Model)
	}
	if l.Report != "" {
		args = append(args, "--trace="+l.Report)
		if l.Error != 0 {
			args = append(args, "--error="+strconv.Itoa(l.Error))
		}
		if l.Changed {
			args = append(args, "--changed")
		}
	}
	args = append(args, l.Flags...)
	for _, f := range l.Program {
		if strings.HasPrefix(f, "-") { // a flag, or standard input
			return nil, fmt.Errorf(`program: %q is no file; flags are in "flags"`, f)
		}
		args = append(args, f)
	}
	if len(l.Clang) > 0 {
		args = append(append(args, "--"), l.Clang...)
	}
	opts, err := parseReplay("step", args, nil)
	switch {
	case err != nil:
		return nil, err
	case opts.help || opts.version || opts.do != "":
		return nil, errors.New(`flags: --help, --version and --do are not for editors`)
	}
	var said bytes.Buffer
	s := &invocation{opts: opts, ctx: ctx, out: &said, stdout: bufio.NewWriter(&said), stderr: &said, machine: &said, screen: newScreen(&said, &said)}
	if opts.Timeout > 0 {
		var cancel context.CancelFunc
		s.ctx, cancel = context.WithTimeout(ctx, opts.Timeout)
		defer cancel()
	}
	return s.openForEditor(&said)
}

// openForEditor loads the program and finds the error in it. said is what was written to standard error.
func (s *invocation) openForEditor(said *bytes.Buffer) (*adapter.Opened, error) {
	because := func(err error) error {
		s.stdout.Flush()
		if text := strings.TrimSpace(said.String()); text != "" {
			return fmt.Errorf("%w\n%s", err, text)
		}
		return err
	}
	var err error
	if s.prog, err = s.load(nil); err != nil {
		return nil, because(err)
	}
	s.src = s.prog.Sources()
	f, err := s.find()
	if err != nil {
		return nil, because(err)
	}
	out := &adapter.Opened{Summary: f.report.Summary, Dirs: []string{"."}}
	for _, file := range s.opts.files {
		if dir := filepath.Dir(file); !slices.Contains(out.Dirs, dir) {
			out.Dirs = append(out.Dirs, dir)
		}
	}
	if f.finding != nil {
		out.Session, err = session.New(f.finding, f.in)
	}
	return out, err
}
