// Command genmcgo checks a concurrent C or C++ program: it explores every
// execution that a memory model allows, each once, and says what is wrong with
// the program, with evidence, or that nothing is.
//
// No algorithm lives here: flags become a configuration (flags.go), C becomes
// LLVM IR (compile.go), the parts are put together and run (run.go), the outcome
// is printed (package report). [doMain] is the whole command as a function; it
// touches no global state but signals, so that tests can call it.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"syscall"
	"time"

	"genmcgo/graph"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// Exit codes.
const (
	exitVerified   = 0 // every execution explored, nothing wrong
	exitError      = 1 // the program is wrong
	exitUsage      = 2 // bad input or usage
	exitBug        = 3 // our own mistake
	exitIncomplete = 4 // nothing wrong found, but not everything explored, or no execution complete
)

func main() {
	tuneGC()
	os.Exit(doMain(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// doMain runs the command with the given arguments (without the command's name)
// and returns its exit code.
func doMain(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	start := time.Now()
	if len(args) == 2 && args[0] == "completion" {
		return completion(args[1], stdout, stderr)
	}
	if len(args) > 0 && args[0] == "model" {
		return modelCommand(args[1:], stdout, stderr)
	}
	fail := func(err error) int {
		fmt.Fprintln(stderr, "genmcgo:", err)
		return exitUsage
	}
	var opts *options
	var err error
	what := ""
	switch {
	case len(args) > 0 && (args[0] == "replay" || args[0] == "step"):
		what = args[0] + " "
		opts, err = parseReplay(args[0], args[1:], stdin)
	case len(args) > 0 && args[0] == "estimate":
		opts, err = parseEstimate(args[1:])
	default:
		opts, err = parseArgs(args)
	}
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo:", err)
		fmt.Fprintf(stderr, "Try 'genmcgo %s--help'.\n", what)
		return exitUsage
	}
	opts.argv = args
	switch {
	case opts.help && opts.what == "replay":
		fmt.Fprint(stdout, replayUsage)
		return 0
	case opts.help && opts.what == "step":
		fmt.Fprint(stdout, stepUsage)
		return 0
	case opts.help:
		usage(stdout)
		return 0
	case opts.version:
		fmt.Fprintln(stdout, "genmcgo", version())
		return 0
	}
	scr := newScreen(stdout, stderr)
	defer scr.erase()
	defer func() {
		if p := recover(); p != nil {
			scr.erase()
			code = bug(stderr, opts, p, debug.Stack())
		}
	}()
	if opts.diff != "" {
		return diff(opts, stdin, stdout, stderr)
	}
	if opts.maxMemory != 0 {
		defer limitGC(maxMemoryOf(opts.maxMemory))()
	}
	for _, m := range opts.models {
		if err := m.load(); err != nil {
			m.explain(stderr, err)
			return exitUsage
		}
	}

	// The first signal ends the run with what it has; the second ends the process.
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if opts.timeout > 0 {
		ctx, cancel = context.WithDeadline(ctx, start.Add(time.Duration(opts.timeout)))
		defer cancel()
	}
	ctx, interrupt := context.WithCancel(ctx)
	defer interrupt()
	tmp := &tempDir{}
	defer tmp.remove()
	sigs := make(chan os.Signal, 2)
	signal.Notify(sigs, os.Interrupt, syscall.SIGTERM)
	done := make(chan struct{})
	defer close(done)
	defer signal.Stop(sigs)
	go func() {
		for n := 0; ; n++ {
			select {
			case <-done:
				return
			case <-sigs:
				if n > 0 {
					tmp.remove()
					scr.eraseAtOnce()
					os.Exit(exitIncomplete)
				}
				interrupt()
				fmt.Fprintln(scr.stderr, "genmcgo: interrupted; finishing (interrupt again to quit at once)")
			}
		}
	}()

	src := &report.Sources{}
	if opts.file != "-" {
		src.Dirs = []string{filepath.Dir(opts.file)}
	}
	s := &session{opts: opts, model: opts.models[0], ctx: ctx, src: src, out: stdout, stdout: bufio.NewWriter(scr.stdout), stderr: scr.stderr,
		machine: scr.stdout, screen: scr}
	if opts.alone() {
		s.out, s.stdout = stderr, bufio.NewWriter(scr.stderr)
	}
	defer s.stdout.Flush()

	if err := s.load(stdin, tmp); err != nil {
		if ctx.Err() == nil {
			return fail(err)
		}
		if len(opts.models) > 1 && !opts.estimating {
			return s.severalCut(start)
		}
		return s.finish(s.cut(start))
	}
	tmp.remove()
	if opts.transformed != "" {
		if err := s.writeFile(opts.transformed, s.writeIR); err != nil {
			return fail(err)
		}
	}
	if opts.what == "step" {
		return s.stepThrough(stdin)
	}
	if opts.recorded != nil {
		r, code := s.replay()
		if r == nil {
			return code
		}
		s.code = &code
		return s.finishReport(r)
	}
	if opts.estimating {
		return s.estimate()
	}
	if len(opts.models) > 1 {
		return s.several()
	}
	res, err := s.explore()
	s.endProgress()
	if err != nil {
		return s.failed(err)
	}
	return s.finish(res)
}

// failed prints why an exploration could not be done.
func (s *session) failed(err error) int {
	var b *panicked
	if errors.As(err, &b) {
		return bug(s.stderr, s.opts, b.value, b.stack)
	}
	var e *trust.BugError
	if errors.As(err, &e) {
		return bug(s.stderr, s.opts, e.Value, []byte(e.Stack))
	}
	where := s.opts.file
	var l *graph.LimitError
	if errors.As(err, &l) {
		if at := s.prog.Position(l.Pos); at.Line > 0 {
			where = fmt.Sprintf("%s:%d:%d", at.File, at.Line, at.Column)
		}
	}
	fmt.Fprintf(s.stderr, "genmcgo: %s: %v\n", where, err)
	return exitUsage
}

// cut is the result of a run that ended before the exploration began.
func (s *session) cut(start time.Time) *trust.Result {
	res := &trust.Result{Verdict: trust.Incomplete, Stopped: "interrupt", Workers: s.opts.workers, Elapsed: time.Since(start)}
	if errors.Is(s.ctx.Err(), context.DeadlineExceeded) {
		res.Stopped = "timeout"
	}
	return res
}

// bug reports our own mistake with what is needed to repeat it.
func bug(stderr io.Writer, opts *options, p any, stack []byte) int {
	fmt.Fprintf(stderr, "genmcgo: internal error: %v\n\n%s\n", p, stack)
	fmt.Fprintf(stderr, "This is a mistake of genmcgo, not of the program it checks. Please report it with the program and this text.\n")
	fmt.Fprintf(stderr, "version:   %s\nseed:      %d\nreproduce: %s\n", version(), opts.seed, opts.command())
	return exitBug
}
