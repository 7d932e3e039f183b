// Command genmcgo checks a concurrent C or C++ program: it explores every
// execution that a memory model allows, each once, and says what is wrong with
// the program, with evidence, or that nothing is.
//
// It is flags, files and signals around package genmcgo, which does the rest: flags become
// options (flags.go), what happens is shown (progress.go), the outcome is printed by package
// report (run.go). [doMain] is the whole command as a function; it touches no global
// state but signals, so that tests can call it.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"slices"
	"syscall"
	"time"

	"genmcgo"
	"genmcgo/internal/prefault"
	"genmcgo/report"
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
	go prefault.Huge()
	os.Exit(doMain(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// doMain runs the command with the given arguments (without the command's name)
// and returns its exit code.
func doMain(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	start := time.Now()
	if len(args) > 0 && args[0] == "completion" {
		return completionCommand(args[1:], stdout, stderr)
	}
	if len(args) > 0 && args[0] == "dap" {
		return dapCommand(args[1:], stdin, stdout, stderr)
	}
	if len(args) > 0 && args[0] == "model" {
		return modelCommand(args[1:], stdout, stderr)
	}
	if len(args) > 0 && args[0] == "test" {
		return testCommand(args[1:], stdout, stderr)
	}
	if len(args) > 0 && args[0] == "orders" {
		return ordersCommand(args[1:], stdout, stderr)
	}
	if len(args) > 0 && clusterCommands[args[0]] != nil {
		return clusterCommands[args[0]](args[1:], stdout, stderr)
	}
	opts, err := parseCommand(args, stdin)
	if err != nil {
		what := ""
		if len(args) > 0 && slices.Contains([]string{"replay", "step", "resume", "hunt"}, args[0]) {
			what = args[0] + " "
		}
		fmt.Fprintln(stderr, "genmcgo:", err)
		fmt.Fprintf(stderr, "Try 'genmcgo %s--help'.\n", what)
		return exitUsage
	}
	if opts.help || opts.version {
		opts.inform(stdout)
		return 0
	}
	if opts.diff != "" {
		return diff(opts, stdin, stdout, stderr)
	}
	read := make(chan struct{}) // closed when the program is, and no file of ours is left
	s, end := newSession(opts, stdout, stderr, start, read)
	defer end()
	defer func() {
		if p := recover(); p != nil {
			s.screen.erase()
			code = bug(stderr, opts, p, debug.Stack())
		}
	}()
	stop, err := s.measure()
	if err != nil {
		return s.failed(err)
	}
	defer stop()
	return s.run(stdin, read)
}

// newSession returns a run of the command that began at start. end ends what belongs to it.
func newSession(opts *options, stdout, stderr io.Writer, start time.Time, read <-chan struct{}) (s *invocation, end func()) {
	scr := newScreen(stdout, stderr)
	ends := []func(){scr.erase}
	if opts.MaxMemory != 0 {
		ends = append(ends, limitGC(opts.MaxMemory))
	}
	ctx, cancel := context.WithCancel(context.Background())
	if opts.Timeout > 0 {
		ctx, cancel = context.WithDeadline(context.Background(), start.Add(opts.Timeout))
	}
	ctx, stop := interruptible(ctx, scr, read)
	s = &invocation{opts: opts, ctx: ctx, out: stdout, stdout: bufio.NewWriter(scr.stdout), stderr: scr.stderr,
		machine: scr.stdout, screen: scr}
	if opts.alone() {
		s.out, s.stdout = stderr, bufio.NewWriter(scr.stderr)
	}
	ends = append(ends, cancel, stop, func() { s.stdout.Flush() })
	return s, func() {
		for _, f := range slices.Backward(ends) {
			f()
		}
	}
}

// parseCommand reads the command line, but for the subcommands that run nothing.
func parseCommand(args []string, stdin io.Reader) (opts *options, err error) {
	switch {
	case len(args) > 0 && (args[0] == "replay" || args[0] == "step"):
		opts, err = parseReplay(args[0], args[1:], stdin)
	case len(args) > 0 && args[0] == "resume":
		opts, err = parseResume(args[1:])
	case len(args) > 0 && args[0] == "estimate":
		opts, err = parseEstimate(args[1:])
	case len(args) > 0 && args[0] == "hunt":
		opts, err = parseHunt(args[1:])
	default:
		opts, err = parseArgs(args)
	}
	if err == nil {
		opts.argv = args
	}
	return opts, err
}

// inform prints the help or the version.
func (o *options) inform(w io.Writer) {
	switch {
	case o.help && o.what == "replay":
		fmt.Fprint(w, replayUsage)
	case o.help && o.what == "step":
		fmt.Fprint(w, stepUsage)
	case o.help && o.what == "resume":
		fmt.Fprint(w, resumeUsage)
	case o.help && o.what == "hunt":
		writeHuntUsage(w)
	case o.help:
		usage(w)
	default:
		fmt.Fprintln(w, "genmcgo", genmcgo.Version())
	}
}

// interruptible returns a context that ends with ctx and at the first signal, so that the run
// ends with what it has. The second signal ends the process, once read is closed or a second
// has passed. stop ends that.
func interruptible(ctx context.Context, scr *screen, read <-chan struct{}) (_ context.Context, stop func()) {
	ctx, interrupt := context.WithCancel(ctx)
	sigs := make(chan os.Signal, 2)
	signal.Notify(sigs, os.Interrupt, syscall.SIGTERM)
	done := make(chan struct{})
	go func() {
		for n := 0; ; n++ {
			select {
			case <-done:
				return
			case <-sigs:
				if n > 0 {
					select {
					case <-read:
					case <-time.After(time.Second):
					}
					scr.eraseAtOnce()
					os.Exit(exitIncomplete)
				}
				interrupt()
				fmt.Fprintln(scr.stderr, "genmcgo: interrupted; finishing (interrupt again to quit at once)")
			}
		}
	}()
	return ctx, func() {
		signal.Stop(sigs)
		close(done)
		interrupt()
	}
}

// run reads the program, closes read, does what the command line says, and returns the exit
// code.
func (s *invocation) run(stdin io.Reader, read chan<- struct{}) int {
	if s.opts.what == "resume" {
		return s.resume(read)
	}
	prog, err := s.load(stdin)
	close(read)
	if prog == nil {
		return s.failed(err)
	}
	s.prog, s.src = prog, prog.Sources()
	if s.opts.transformed != "" && err == nil {
		if err := s.writeFile(s.opts.transformed, prog.Write); err != nil {
			fmt.Fprintln(s.stderr, "genmcgo:", err)
			return exitUsage
		}
	}
	switch {
	case s.opts.what == "step":
		return s.stepThrough(stdin)
	case s.opts.recorded != nil:
		return s.replayOnly()
	case s.opts.estimating:
		return s.estimate()
	case s.opts.what == "hunt":
		return s.hunt()
	case s.opts.cluster != "":
		return s.cluster()
	case len(s.opts.models) > 1:
		return s.several()
	}
	r, err := prog.Check(s.ctx, s.options())
	if err != nil {
		return s.failed(err)
	}
	return s.finishReport(r)
}

// load reads the program.
func (s *invocation) load(stdin io.Reader) (*genmcgo.Program, error) {
	src, o := s.opts.source(), s.opts.Options
	text := &src.Text
	i := slices.Index(s.opts.files, "-")
	if i > 0 {
		text = &src.With[i-1].Text
	}
	if i >= 0 {
		var err error
		if *text, err = io.ReadAll(stdin); err != nil {
			return nil, err
		}
	}
	o.Diagnostics = s.stderr
	if a, ok := s.stderr.(*above); ok { // nothing is drawn yet; clang uses colours on terminals
		o.Diagnostics = a.w
	}
	return genmcgo.Load(s.ctx, src, o)
}

// failed prints why there is no report.
func (s *invocation) failed(err error) int {
	var b *genmcgo.BugError
	if errors.As(err, &b) {
		return bug(s.stderr, s.opts, b.Value, []byte(b.Stack))
	}
	var m *genmcgo.ModelError
	if errors.As(err, &m) {
		m.Explain(s.stderr, "genmcgo: ")
		return exitUsage
	}
	if s.over(err) {
		return s.ended("before anything was explored")
	}
	fmt.Fprintln(s.stderr, "genmcgo:", err)
	return exitUsage
}

// over reports whether err is that the run ended early: it was interrupted, or the time of --timeout was over.
func (s *invocation) over(err error) bool {
	ended := s.ctx.Err()
	return ended != nil && errors.Is(err, ended)
}

// ended prints why the run ended early, and what it had not done then.
func (s *invocation) ended(before string) int {
	why := "it was interrupted"
	if s.ctx.Err() == context.DeadlineExceeded {
		why = "the time of --timeout was over"
	}
	fmt.Fprintf(s.stderr, "genmcgo: %s %s\n", why, before)
	return exitIncomplete
}

// several explores the program under each model of --mm, prints how they compare,
// and returns the exit code that belongs to the worst verdict.
func (s *invocation) several() int {
	t, err := s.prog.Compare(s.ctx, s.options())
	if err != nil {
		return s.failed(err)
	}
	return s.finishTable(t)
}

// finishTable prints how several models compare, and returns the exit code.
func (s *invocation) finishTable(t *report.Table) int {
	var found []report.Finding
	for _, r := range t.Models {
		found = append(found, r.Errors...)
	}
	for _, r := range t.Models {
		found = append(found, r.Warnings...)
	}
	err := s.files(t, t.Verdict, found) // first, as in print
	if o := s.opts; o.format == "json" {
		err = errors.Join(err, t.WriteJSON(s.stdout))
	} else {
		err = errors.Join(err, t.WriteText(s.stdout, report.Style{Color: useColor(s.out, o.color), Stats: o.stats, AllEvents: o.allEvents}, o.KeepExecutions))
	}
	if err = errors.Join(err, s.stdout.Flush()); err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return exitCode(t.Verdict)
}

// bug reports our own mistake with what is needed to repeat it.
func bug(stderr io.Writer, opts *options, p any, stack []byte) int {
	fmt.Fprintf(stderr, "genmcgo: internal error: %v\n\n%s\n", p, stack)
	fmt.Fprintf(stderr, "This is a mistake of genmcgo, not of the program it checks. Please report it with the program and this text.\n")
	fmt.Fprintf(stderr, "version:   %s\nseed:      %d\nreproduce: %s\n", genmcgo.Version(), opts.Seed, opts.command())
	return exitBug
}
