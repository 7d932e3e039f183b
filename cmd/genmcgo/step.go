package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/term"

	"genmcgo"
	"genmcgo/internal/session"
	"genmcgo/internal/spell"
	"genmcgo/report"
)

const stepUsage = `Usage: genmcgo step FILE [flags] [-- CLANG FLAGS]
       genmcgo step [FILE] --trace err.json [--error N] [--changed]

Steps through a wrong execution, forward and back: by event, source line, thread or
breakpoint. It shows memory, what each thread may still read of it, calls, and local
variables as far as the debug information knows them (compile with -g, best with -O0).
Editors do the same with 'genmcgo dap'.

Without --trace, it first explores the program as 'genmcgo FILE' does, and then steps through
the first error (or warning). With --trace, it replays the execution, see 'genmcgo replay --help'.

  --trace FILE    a report in JSON (--json=FILE, --format=json)
  --error N       the N-th of its errors, then warnings (default 1)
  --changed       the program is no longer the one that was recorded
  --do COMMANDS   do these, separated by semicolons, and end; otherwise they are read from
                  standard input

` + stepHelp + `
Exit status: 0; 2 bad input or usage, or a command that failed, given by --do or by an input
that is no terminal; without --trace, if no error was found, that of the run.
`

const stepHelp = `Commands (the first letters will do; an empty line repeats the last one):
  next [N]              the next event, or N of them          (n, s)
  back [N]              take back the last event, or N        (b)
  line [N]              to the next source line, or N         (l)
  thread T [N]          until thread T has taken a step, or N
  back line|thread T    the same backwards
  goto N | (T,I)        to where N steps are done; to before event (T,I)
  continue              to the next breakpoint, or the end    (c, run)
  reverse-continue      back to a breakpoint, or the start    (rc)
  break FILE:LINE | LINE | (T,I) | VAR | thread T [if EXPR]
                        stop before the line, the event, a write to VAR, a step of thread T;
                        with if, only where EXPR is true
  delete [N]            breakpoint N, or all
  info break            list breakpoints
  print VAR             what VAR holds, who wrote it, and what threads may read  (p)
  print EXPR            the value of an expression of C: k, p->next->key, stats[1].misses, *p
  print (T,I)           an event
  stack [T]             the calls that the next thread, or T, is in              (bt)
  up, down [N]          to the caller, or back; print and locals look there
  locals                parameters and local variables of that call
  globals               global variables
  memory                all variables                         (m)
  views [T]             what each thread, or T, may still read                   (v)
  threads               where each thread is                  (t)
  where                 the last event and the next           (w)
  list                  the source around the next event
  graph                 the execution graph; * is done, -> is next
  why                   what is wrong
  help, quit                                                  (h, q)
`

// stepThrough is genmcgo step, with the program loaded.
func (s *invocation) stepThrough(stdin io.Reader) int {
	f, err := s.find()
	var ended *ended
	switch {
	case errors.As(err, &ended):
		return ended.code
	case err != nil:
		return s.failed(err)
	case f.finding == nil:
		fmt.Fprintf(s.stdout, "There is nothing to step through: %s\n", f.report.Summary)
		return f.code
	}
	ses, err := session.New(f.finding, f.in)
	if err != nil {
		fmt.Fprintf(s.stderr, "genmcgo: step: %v\n", err)
		return exitUsage
	}
	defer ses.Close()
	st := newStepper(ses, f.report.ModelUsed, s.src, s.stdout)
	st.sequential = genmcgo.Sequential(f.report)
	st.stride = s.prog.ElementSize
	st.color = useColor(s.out, s.opts.color)
	if s.opts.do != "" {
		stdin = strings.NewReader(strings.ReplaceAll(s.opts.do, ";", "\n"))
	}
	if st.dialogue(stdin, s.out) {
		return exitUsage
	}
	return exitVerified
}

// found is the error to be walked through.
type found struct {
	report  *report.Report
	finding *report.Finding     // nil: nothing is wrong
	in      *genmcgo.Inspection // nil: the execution cannot be replayed
	code    int                 // exit code, if nothing is wrong
}

// ended says that a recorded execution could not be replayed. Standard error has why.
type ended struct{ code int }

func (e *ended) Error() string { return "the recorded execution cannot be replayed" }

// find explores the program, or replays the recorded execution, and returns the first error, or warning.
func (s *invocation) find() (*found, error) {
	f := &found{code: exitVerified}
	var again *genmcgo.Replayed
	var err error
	if s.opts.recorded != nil {
		if again, f.code = s.replay(); again == nil {
			return nil, &ended{f.code}
		}
		f.report = again.Report
	} else {
		if f.report, err = s.prog.Check(s.ctx, s.options()); err != nil {
			return nil, err
		}
		f.code = exitCode(f.report.Verdict)
	}
	all := slices.Concat(f.report.Errors, f.report.Warnings)
	if len(all) == 0 {
		return f, nil
	}
	f.finding = &all[0]
	if again != nil {
		f.in, err = again.Inspect()
	} else {
		f.in, err = s.inspection(f.report)
	}
	return f, err
}

// inspection looks into the execution of the first finding of r; it is nil if that was not recorded.
func (s *invocation) inspection(r *report.Report) (*genmcgo.Inspection, error) {
	rec, err := genmcgo.Record(r)
	if err != nil || rec == nil {
		return nil, nil
	}
	again, err := s.prog.Replay(s.ctx, rec, s.opts.Options)
	if err != nil {
		return nil, err
	}
	return again.Inspect()
}

// stepper walks through one finding at a prompt.
type stepper struct {
	*session.Session
	model string
	// sequential: the model is sequential consistency, so a thread can read the newest value only.
	sequential bool
	src        *report.Sources
	out        *bufio.Writer
	color      bool
	// stride is the size of the elements of the array called name, 0 if it is not known.
	stride func(name string) uint64

	last   string
	frame  int // the call whose variables are shown, 0 is the innermost; -1: the innermost of the program itself
	thread int // and its thread; -1: the one that is next
	writes map[string][]*report.Event
}

func newStepper(ses *session.Session, model string, src *report.Sources, out *bufio.Writer) *stepper {
	st := &stepper{Session: ses, model: model, src: src, out: out, frame: -1, thread: -1, writes: map[string][]*report.Event{}}
	g := ses.Finding.Graph
	for _, co := range g.Coherence {
		for _, w := range co.Writes {
			st.writes[co.Location] = append(st.writes[co.Location], st.Events[w])
		}
	}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			if e := &g.Threads[t].Events[i]; e.Kind == "W" && !slices.Contains(st.writes[e.Location], e) {
				st.writes[e.Location] = append(st.writes[e.Location], e)
			}
		}
	}
	return st
}

// dialogue reads commands from in until its end, or quit. failed: one of them could not
// be done, and no user sits at a terminal to see that.
func (st *stepper) dialogue(in io.Reader, out io.Writer) (failed bool) {
	defer st.out.Flush()
	st.banner()
	if in == nil {
		in = strings.NewReader("")
	}
	read, interactive := st.reader(in, out)
	for {
		st.out.Flush()
		line, err := read()
		if err != nil {
			if interactive {
				st.say("")
			}
			if err != io.EOF {
				st.say("the next command cannot be read: %v", err)
				failed = true
			}
			return failed
		}
		line = strings.TrimSpace(line)
		if line == "" && interactive {
			line = st.last
		}
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if !interactive {
			st.say("> %s", line)
		}
		quit, err := st.do(line)
		switch {
		case err != nil:
			st.say("%s", err)
			failed = failed || !interactive
		case quit:
			return failed
		default:
			st.last = line
		}
	}
}

// reader returns what reads a command: with history and editing on a terminal.
func (st *stepper) reader(in io.Reader, out io.Writer) (read func() (string, error), interactive bool) {
	f, ok := in.(*os.File)
	o, ok2 := out.(*os.File)
	if !ok || !ok2 || !term.IsTerminal(int(f.Fd())) || !term.IsTerminal(int(o.Fd())) {
		lines := bufio.NewScanner(in)
		return func() (string, error) {
			if lines.Scan() {
				return lines.Text(), nil
			}
			return "", cmp.Or(lines.Err(), io.EOF)
		}, false
	}
	t := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{f, o}, "")
	t.AutoCompleteCallback = st.complete
	return func() (string, error) {
		old, err := term.MakeRaw(int(f.Fd()))
		if err != nil {
			return "", err
		}
		defer term.Restore(int(f.Fd()), old)
		t.SetPrompt(fmt.Sprintf("%d/%d> ", st.At(), st.Play.Len()))
		line, err := t.ReadLine()
		if errors.Is(err, term.ErrPasteIndicator) {
			err = nil
		}
		return line, err
	}, true
}

// complete completes the word before the cursor when the tab key is hit.
func (st *stepper) complete(line string, pos int, key rune) (string, int, bool) {
	if key != '\t' {
		return "", 0, false
	}
	from := strings.LastIndexByte(line[:pos], ' ') + 1
	var candidates []string
	if from == 0 {
		for _, c := range stepCommands {
			candidates = append(candidates, c.name)
		}
	} else {
		for _, c := range st.Play.At(0).Memory {
			candidates = append(candidates, c.Location)
		}
	}
	word := line[from:pos]
	common, n := "", 0
	for _, c := range candidates {
		if !strings.HasPrefix(c, word) {
			continue
		}
		if n++; n == 1 {
			common = c
		}
		for !strings.HasPrefix(c, common) {
			common = common[:len(common)-1]
		}
	}
	if n == 0 {
		return "", 0, false
	}
	if n == 1 {
		common += " "
	}
	return line[:from] + common + line[pos:], from + len(common), true
}

func (st *stepper) say(format string, args ...any) { fmt.Fprintf(st.out, format+"\n", args...) }

// paint wraps s in an escape sequence for terminals.
func (st *stepper) paint(code, s string) string {
	if !st.color {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (st *stepper) banner() {
	st.say("%s %s", st.paint("1;31", st.Finding.Kind+":"), st.Finding.Message)
	st.say("%d steps of %d threads under %s; help lists the commands", st.Play.Len(), len(st.Finding.Graph.Threads), st.model)
	if !st.Finding.Interleaving {
		st.say("no order of the steps explains every value: a read may return something else than memory holds")
	}
	st.next()
}

type stepCommand struct {
	name    string
	aliases []string
	do      func(st *stepper, args []string) error
}

var stepCommands []stepCommand

func init() { // they refer to themselves by help
	stepCommands = []stepCommand{
		{"next", []string{"n", "s", "step"}, (*stepper).cmdNext},
		{"back", []string{"b"}, (*stepper).cmdBack},
		{"line", []string{"l"}, func(st *stepper, args []string) error { return st.times(args, st.line) }},
		{"thread", nil, (*stepper).cmdThread},
		{"goto", []string{"g"}, (*stepper).cmdGoto},
		{"continue", []string{"c", "run", "r"}, func(st *stepper, args []string) error { return none(args, st.forward) }},
		{"reverse-continue", []string{"rc"}, func(st *stepper, args []string) error { return none(args, st.reverse) }},
		{"break", []string{"br"}, (*stepper).cmdBreak},
		{"delete", []string{"d"}, (*stepper).cmdDelete},
		{"info", []string{"i"}, (*stepper).cmdInfo},
		{"print", []string{"p"}, (*stepper).cmdPrint},
		{"stack", []string{"bt", "backtrace"}, (*stepper).cmdStack},
		{"up", nil, func(st *stepper, args []string) error { return st.cmdUp(args, 1) }},
		{"down", nil, func(st *stepper, args []string) error { return st.cmdUp(args, -1) }},
		{"locals", nil, func(st *stepper, args []string) error { return none(args, st.locals) }},
		{"globals", nil, func(st *stepper, args []string) error { return none(args, st.globals) }},
		{"memory", []string{"m"}, func(st *stepper, args []string) error { return none(args, st.memory) }},
		{"views", []string{"v"}, (*stepper).cmdViews},
		{"threads", []string{"t"}, func(st *stepper, args []string) error { return none(args, st.threads) }},
		{"where", []string{"w"}, func(st *stepper, args []string) error { return none(args, st.where) }},
		{"list", nil, func(st *stepper, args []string) error { return none(args, st.list) }},
		{"graph", nil, func(st *stepper, args []string) error { return none(args, st.graph) }},
		{"why", nil, func(st *stepper, args []string) error { return none(args, st.why) }},
		{"help", []string{"h", "?"}, func(st *stepper, args []string) error { fmt.Fprint(st.out, stepHelp); return nil }},
		{"quit", []string{"q", "exit"}, nil},
	}
}

// do does one command.
func (st *stepper) do(line string) (quit bool, err error) {
	words := strings.Fields(line)
	c, err := findCommand(words[0])
	if err != nil {
		return false, err
	}
	if c.do == nil {
		return true, nil
	}
	return false, c.do(st, words[1:])
}

// findCommand finds the command that word means: its name, a short form, or the beginning of
// one name only.
func findCommand(word string) (*stepCommand, error) {
	var like []*stepCommand
	var names []string
	for i := range stepCommands {
		c := &stepCommands[i]
		if c.name == word || slices.Contains(c.aliases, word) {
			return c, nil
		}
		if strings.HasPrefix(c.name, word) {
			like, names = append(like, c), append(names, c.name)
		}
	}
	switch {
	case len(like) == 1:
		return like[0], nil
	case len(like) > 1:
		return nil, fmt.Errorf("%s may mean %s", word, strings.Join(names, " or "))
	}
	var all []string
	for _, c := range stepCommands {
		all = append(all, c.name)
	}
	return nil, fmt.Errorf("there is no command %q%s (help lists them)", word, spell.Hint(word, all))
}

// none is a command without arguments.
func none(args []string, f func()) error {
	if len(args) > 0 {
		return fmt.Errorf("it takes no argument, but there is %q", args[0])
	}
	f()
	return nil
}

// count is how often a command is to be done.
func count(args []string) (int, error) {
	switch {
	case len(args) == 0:
		return 1, nil
	case len(args) > 1:
		return 0, fmt.Errorf("%q is too much: one number", args[1])
	}
	n, err := strconv.Atoi(args[0])
	if err != nil { // b is back, not break, as debuggers have it that know no way back
		return 0, fmt.Errorf("%q is not a number of steps; to stop there: break %s", args[0], args[0])
	}
	if n < 1 {
		return 0, fmt.Errorf("%q is not a number of steps", args[0])
	}
	return n, nil
}

// times repeats f, which reports whether it could.
func (st *stepper) times(args []string, f func() bool) error {
	n, err := count(args)
	for ; err == nil && n > 0 && f(); n-- {
	}
	return err
}

func (st *stepper) cmdNext(args []string) error {
	if len(args) > 0 {
		switch args[0] {
		case "thread":
			return st.cmdThread(args[1:])
		case "line":
			return st.times(args[1:], st.line)
		}
	}
	n, err := count(args)
	switch {
	case err != nil:
		return err
	case st.At() == st.Play.Len():
		st.atEnd()
	default:
		st.goTo(min(st.At()+n, st.Play.Len()))
	}
	return nil
}

func (st *stepper) cmdBack(args []string) error {
	if len(args) > 0 {
		switch args[0] {
		case "thread":
			return st.ofThread(args[1:], true)
		case "line":
			return st.times(args[1:], st.backLine)
		}
	}
	n, err := count(args)
	switch {
	case err != nil:
		return err
	case st.At() == 0:
		st.atStart()
	default:
		st.backTo(max(st.At()-n, 0))
	}
	return nil
}

func (st *stepper) atStart() { st.say("at the start: there is nothing before") }

func (st *stepper) atEnd() {
	st.say("at the end: %s", st.Summary())
}

// goTo goes forward to where n steps are done and shows each of them.
func (st *stepper) goTo(n int) {
	for i := st.At(); i < n; i++ {
		st.show(i)
	}
	st.moved(n)
	st.next()
}

// moved goes to where n steps are done.
func (st *stepper) moved(n int) {
	st.Seek(n)
	st.frame, st.thread = -1, -1
}

// backTo goes back to where n steps are done.
func (st *stepper) backTo(n int) {
	for i := st.At() - 1; i >= n; i-- {
		st.say("%s %s", st.paint("2", fmt.Sprintf("%3d undone", i+1)), st.event(st.Play.Event(i)))
		for _, c := range st.Play.Changes(i) {
			if c.Thread < 0 {
				st.say("      %s = %s again", c.Location, c.Old.Value)
			}
		}
	}
	st.moved(n)
	st.next()
}

// line goes to the next source line.
func (st *stepper) line() bool {
	if st.At() == st.Play.Len() {
		st.atEnd()
		return false
	}
	st.goTo(st.Line())
	return true
}

// backLine goes back to where the line of the last event begins.
func (st *stepper) backLine() bool {
	if st.At() == 0 {
		st.atStart()
		return false
	}
	st.backTo(st.BackLine())
	return true
}

func (st *stepper) cmdThread(args []string) error { return st.ofThread(args, false) }

// ofThread goes on until a thread has taken steps, or back until they are taken back.
func (st *stepper) ofThread(args []string, back bool) error {
	if len(args) == 0 || len(args) > 2 {
		return errors.New("which thread? thread T, or thread T N")
	}
	t, err := st.threadNumber(args[0])
	if err != nil {
		return err
	}
	return st.times(args[1:], func() bool {
		if back {
			if n, ok := st.BackOf(t); ok {
				st.backTo(n)
				return true
			}
			st.say("%s has taken no step before", st.Names[t])
			return false
		}
		if n, ok := st.Of(t); ok {
			st.goTo(n)
			return true
		}
		st.say("%s takes no step any more", st.Names[t])
		return false
	})
}

func (st *stepper) threadNumber(s string) (int, error) {
	t, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(s, "T"), "t"))
	if _, ok := st.Names[t]; err != nil || !ok {
		var names []string
		for i := range st.Finding.Graph.Threads {
			names = append(names, st.Names[st.Finding.Graph.Threads[i].ID])
		}
		return 0, fmt.Errorf("there is no thread %q; there are %s", s, strings.Join(names, ", "))
	}
	return t, nil
}

func (st *stepper) cmdGoto(args []string) error {
	if len(args) != 1 {
		return errors.New("where to? goto N, or goto (T,I)")
	}
	var n int
	if strings.HasPrefix(args[0], "(") {
		i, err := st.StepOf(args[0])
		if err != nil {
			return err
		}
		n = i
	} else {
		i, err := strconv.Atoi(args[0])
		if err != nil || i < 0 || i > st.Play.Len() {
			return fmt.Errorf("%q is not a number of steps: 0 to %d", args[0], st.Play.Len())
		}
		n = i
	}
	switch {
	case n > st.At():
		st.goTo(n)
	case n < st.At():
		st.backTo(n)
	default:
		st.where()
	}
	return nil
}

// forward is continue.
func (st *stepper) forward() {
	if st.At() == st.Play.Len() {
		st.atEnd()
		return
	}
	n, hit := st.Continue()
	st.goTo(n)
	if hit != nil {
		st.say("breakpoint %d: %s", hit.Number, hit.Text)
	}
}

// reverse is reverse-continue.
func (st *stepper) reverse() {
	if st.At() == 0 {
		st.atStart()
		return
	}
	n, hit := st.Reverse()
	st.backTo(n)
	switch {
	case hit != nil:
		st.say("breakpoint %d: %s", hit.Number, hit.Text)
	default:
		st.say("at the start")
	}
}

func (st *stepper) cmdBreak(args []string) error {
	condition := ""
	if i := slices.Index(args, "if"); i >= 0 {
		if condition, args = strings.Join(args[i+1:], " "), args[:i]; condition == "" {
			return errors.New("if what? break WHERE if EXPR")
		}
	}
	if len(args) == 0 {
		return errors.New("where? break FILE:LINE, LINE, (T,I), VAR, or thread T")
	}
	var text string
	var steps []int
	where := strings.Join(args, " ")
	file, number, colon := strings.Cut(where, ":")
	if !colon {
		file, number = "", where
	}
	line, lineErr := strconv.Atoi(number)
	switch {
	case args[0] == "thread":
		if len(args) != 2 {
			return errors.New("which thread? break thread T")
		}
		t, err := st.threadNumber(args[1])
		if err != nil {
			return err
		}
		text = "a step of thread " + strconv.Itoa(t)
		steps = st.Matching(func(_ int, e *report.Event) bool { return e.Thread == t })
	case strings.HasPrefix(where, "("):
		i, err := st.StepOf(strings.ReplaceAll(where, " ", ""))
		if err != nil {
			return err
		}
		text, steps = "event "+st.Play.Event(i).ID, []int{i}
	case colon && lineErr != nil:
		return fmt.Errorf("%q is not a line number", number)
	case lineErr == nil:
		text, steps = "line "+where, st.AtLine(file, line, condition != "")
		if len(steps) == 0 {
			return fmt.Errorf("this execution does nothing at %s; it does at %s", where, strings.Join(st.Lines(), ", "))
		}
	default:
		locs, err := st.locations(where)
		if err != nil {
			return err
		}
		text = "a write to " + where
		steps = st.Matching(func(_ int, e *report.Event) bool { return e.Kind == "W" && slices.Contains(locs, e.Location) })
		if len(steps) == 0 {
			return fmt.Errorf("nothing writes to %s in this execution", where)
		}
	}
	if len(steps) == 0 {
		return fmt.Errorf("there is no such step in this execution")
	}
	b := st.Add(text, steps)
	if b.Condition = condition; condition != "" {
		b.Text += " if " + condition
	}
	st.say("breakpoint %d: %s (%s)", b.Number, b.Text, times(len(b.Steps)))
	return nil
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return strconv.Itoa(n) + " times"
}

func (st *stepper) cmdDelete(args []string) error {
	if len(args) == 0 {
		st.Breaks = nil
		st.say("no breakpoints")
		return nil
	}
	for _, a := range args {
		if n, err := strconv.Atoi(a); err != nil || !st.Delete(n) {
			return fmt.Errorf("there is no breakpoint %s (info break lists them)", a)
		}
	}
	return nil
}

func (st *stepper) cmdInfo(args []string) error {
	if len(args) != 1 || !strings.HasPrefix("breakpoints", args[0]) {
		return errors.New("info what? info break")
	}
	if len(st.Breaks) == 0 {
		st.say("no breakpoints")
	}
	for _, b := range st.Breaks {
		var steps []string
		for _, k := range b.Steps {
			steps = append(steps, st.Play.Event(k).ID)
		}
		st.say("%d: %s, before %s", b.Number, b.Text, strings.Join(steps, " "))
	}
	return nil
}

// locations are the locations that name means: one, or the parts of a variable.
func (st *stepper) locations(name string) ([]string, error) {
	var out, all []string
	size, within, from, to := uint64(0), name, uint64(0), uint64(math.MaxUint64)
	if base, index, ok := strings.Cut(name, "["); ok && strings.HasSuffix(index, "]") {
		n, err := strconv.ParseUint(strings.TrimSuffix(index, "]"), 0, 32)
		if err != nil {
			return nil, fmt.Errorf("%q is not an index", strings.TrimSuffix(index, "]"))
		}
		if st.stride != nil {
			size = st.stride(base)
		}
		for _, e := range st.Events {
			if b, _, _ := strings.Cut(e.Location, "+"); size == 0 && b == base && (e.Kind == "R" || e.Kind == "W") {
				size = uint64(e.Size)
			}
		}
		within, from, to = base, n*size, (n+1)*size
	}
	for _, c := range st.Play.At(0).Memory {
		all = append(all, c.Location)
		base, offset, _ := strings.Cut(c.Location, "+")
		off, _ := strconv.ParseUint(offset, 10, 64)
		part, ok := strings.CutPrefix(c.Location, name)
		if ok && (part == "" || strings.ContainsAny(part[:1], ".[+")) || offset != "" && base == within && from <= off && off < to {
			out = append(out, c.Location)
		}
	}
	if len(out) == 0 {
		more := ""
		if n := len(all) - maxParts; n > 0 {
			all, more = all[:maxParts], fmt.Sprintf(" and %d more (memory shows all)", n)
		}
		return nil, fmt.Errorf("no shared variable %q is accessed in this execution; there are %s%s", name, strings.Join(all, ", "), more)
	}
	return out, nil
}

func (st *stepper) cmdPrint(args []string) error {
	if len(args) == 0 {
		return errors.New("what? print VAR, or print (T,I)")
	}
	name := strings.Join(args, "")
	if strings.HasPrefix(name, "(") {
		e := st.Events[name]
		if e == nil {
			return fmt.Errorf("there is no event %s in this execution (graph shows all)", name)
		}
		when := "not a step of its own"
		if i, ok := st.Steps[name]; ok && i < st.At() {
			when = fmt.Sprintf("step %d, done", i+1)
		} else if ok {
			when = fmt.Sprintf("step %d, still to come", i+1)
		}
		st.say("%s (%s)", st.event(e), when)
		if e.Source != "" {
			st.say("      %s", e.Source)
		}
		return nil
	}
	locs, err := st.locations(name)
	if local := st.isLocal(name); local || err != nil {
		if m := st.Moment(); m != nil {
			v, failed := m.Evaluate(st.selected(), st.inFrame(), strings.Join(args, " "))
			if failed == nil {
				st.value(&v)
				return nil
			}
			if local || err == nil || !isName(name) {
				return failed
			}
			var here []string
			for _, v := range m.Variables(st.selected(), st.inFrame()) {
				here = append(here, v.Name)
			}
			if len(here) > 0 {
				err = fmt.Errorf("%w; this call has %s", err, strings.Join(here, ", "))
			}
		}
		return err
	}
	s := st.Play.At(st.At())
	for i, c := range s.Memory {
		if !slices.Contains(locs, c.Location) {
			continue
		}
		st.say("%s = %s%s", c.Location, c.Value, st.by(c.Write))
		for _, th := range s.Threads {
			if may := st.mayRead(th.View[i]); st.Started(th.Thread) && len(may) > 1 {
				st.say("  %s may still read %s", st.Names[th.Thread], strings.Join(may, " or "))
			}
		}
	}
	return nil
}

// isName reports whether s is a name, and nothing else.
func isName(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return strings.ContainsRune("*&-+!~.>[]()<=|^%/'", r) }) && s != ""
}

// isLocal reports whether an expression begins with the name of a variable of the selected call.
func (st *stepper) isLocal(expression string) bool {
	m := st.Moment()
	if m == nil {
		return false
	}
	return slices.ContainsFunc(m.Variables(st.selected(), st.inFrame()), func(v genmcgo.Variable) bool {
		rest, ok := strings.CutPrefix(expression, v.Name)
		return ok && (rest == "" || !isName(rest[:1]))
	})
}

// selected is the thread whose calls are looked at.
func (st *stepper) selected() int {
	if st.thread >= 0 {
		return st.thread
	}
	return st.Active()
}

// inFrame is the call whose variables are shown.
func (st *stepper) inFrame() int {
	if st.frame >= 0 {
		return st.frame
	}
	return st.Frame(st.selected())
}

// value prints a variable, and what a pointer points to.
func (st *stepper) value(v *genmcgo.Variable) {
	st.say("%s = %s", v.Name, v.Value)
	if strings.HasPrefix(v.Value, "0x") && v.Parts > 0 {
		for _, c := range v.Children(0, maxParts) {
			st.say("  %s = %s", c.Name, c.Value)
		}
		if v.Parts > maxParts {
			st.say("  and %d more", v.Parts-maxParts)
		}
	}
}

// maxParts is how many members of what a pointer points to are printed.
const maxParts = 20

func (st *stepper) cmdStack(args []string) error {
	if len(args) > 0 {
		t, err := st.threadNumber(args[0])
		if err != nil {
			return err
		}
		st.thread, st.frame = t, -1
	}
	calls := st.calls()
	if len(calls) == 0 {
		st.say("%s is in no call: it has ended, or does not exist yet", st.Names[st.selected()])
		return nil
	}
	st.say("%s", st.Names[st.selected()])
	for i := range calls {
		st.call(i, &calls[i])
	}
	return nil
}

// calls are the calls of the selected thread.
func (st *stepper) calls() []report.Frame {
	if m := st.Moment(); m != nil && st.Started(st.selected()) {
		return m.Stack(st.selected())
	}
	return nil
}

// call prints call i of the selected thread.
func (st *stepper) call(i int, f *report.Frame) {
	mark := "  "
	if i == st.inFrame() {
		mark = "->"
	}
	where := f.Short()
	if f.Library {
		where += " (library)"
	}
	st.say("%s #%d %s   %s", mark, i, f.Function, where)
}

// cmdUp selects another call of the thread: by times the number in args further out.
func (st *stepper) cmdUp(args []string, by int) error {
	n, err := count(args)
	if err != nil {
		return err
	}
	calls := st.calls()
	to := st.inFrame() + by*n
	switch {
	case len(calls) == 0:
		return fmt.Errorf("%s is in no call", st.Names[st.selected()])
	case to < 0:
		return errors.New("this is the innermost call")
	case to >= len(calls):
		return errors.New("this is the outermost call")
	}
	st.frame = to
	st.call(to, &calls[to])
	return nil
}

func (st *stepper) locals() {
	m := st.Moment()
	switch {
	case m == nil || !st.Started(st.selected()) || len(st.calls()) == 0:
		st.say("%s is in no call: it has ended, or does not exist yet", st.Names[st.selected()])
		return
	case !m.Known(st.selected()):
		st.say("the variables of %s are not known here", st.Names[st.selected()])
		return
	}
	list := m.Variables(st.selected(), st.inFrame())
	if len(list) == 0 {
		st.say("debug information has no variables that can be seen here (compile with -g)")
	}
	st.variables(list)
}

// variables prints variables, one in a line.
func (st *stepper) variables(list []genmcgo.Variable) {
	width := 0
	for i := range list {
		width = max(width, len(list[i].Name))
	}
	for i := range list {
		st.say("  %-*s = %s", width, list[i].Name, list[i].Value)
	}
}

func (st *stepper) globals() {
	var list []genmcgo.Variable
	if m := st.Moment(); m != nil {
		list = m.Globals()
	}
	if len(list) == 0 {
		st.say("debug information has no global variables (compile with -g)")
	}
	st.variables(list)
}

// by says who made a write.
func (st *stepper) by(write string) string {
	e := st.Events[write]
	if e == nil {
		return ", the initial value"
	}
	s := ", written by " + st.Names[e.Thread] + " " + write
	if at := e.Short(); at != "" {
		s += " at " + at
	}
	return s
}

// mayRead are the values, the oldest first, that a thread may still read of a location of
// which it knows cell: those written by now that are not older in coherence. Under sc
// that is what memory holds.
func (st *stepper) mayRead(cell report.Cell) []string {
	writes := st.writes[cell.Location]
	from := slices.IndexFunc(writes, func(w *report.Event) bool { return w.ID == cell.Write })
	var out []string
	add := func(value string) {
		if !slices.Contains(out, value) {
			out = append(out, value)
		}
	}
	if from < 0 {
		add(cell.Value)
	}
	for i, w := range writes {
		if k, ok := st.Steps[w.ID]; i >= from && ok && (k < st.At() || w.ID == cell.Write) {
			add(w.Value)
		}
	}
	if st.sequential && len(out) > 0 {
		out = out[len(out)-1:]
	}
	return out
}

func (st *stepper) memory() {
	s := st.Play.At(st.At())
	if len(s.Memory) == 0 {
		st.say("no shared memory is accessed in this execution")
	}
	width := 0
	for _, c := range s.Memory {
		width = max(width, len(c.Location))
	}
	for _, c := range s.Memory {
		st.say("  %-*s = %s%s", width, c.Location, c.Value, st.by(c.Write))
	}
}

func (st *stepper) cmdViews(args []string) error {
	s := st.Play.At(st.At())
	var show []report.ThreadState
	only := -1
	if len(args) > 0 {
		t, err := st.threadNumber(args[0])
		if err != nil {
			return err
		}
		only = t
	}
	for _, th := range s.Threads {
		if (only < 0 || th.Thread == only) && st.Started(th.Thread) {
			show = append(show, th)
		}
	}
	if len(show) == 0 {
		st.say("the thread is not created yet")
		return nil
	}
	rows := [][]string{{"may read"}}
	for _, th := range show {
		rows[0] = append(rows[0], st.Names[th.Thread])
	}
	rows[0] = append(rows[0], "memory")
	for i, c := range s.Memory {
		row := []string{c.Location}
		for _, th := range show {
			row = append(row, strings.Join(st.mayRead(th.View[i]), " or "))
		}
		rows = append(rows, append(row, c.Value))
	}
	for _, row := range rows {
		var b strings.Builder
		for k, cell := range row {
			width := 0
			for _, r := range rows {
				width = max(width, len(r[k]))
			}
			fmt.Fprintf(&b, "  %-*s", width, cell)
		}
		st.say("%s", strings.TrimRight(b.String(), " "))
	}
	return nil
}

func (st *stepper) threads() {
	s := st.Play.At(st.At())
	for _, th := range s.Threads {
		n := 0
		for i := range st.Finding.Graph.Threads {
			if st.Finding.Graph.Threads[i].ID == th.Thread {
				n = len(st.Finding.Graph.Threads[i].Events)
			}
		}
		mark := "  "
		if st.At() < st.Play.Len() && st.Play.Event(st.At()).Thread == th.Thread {
			mark = "->"
		}
		state := "ended"
		switch {
		case !st.Started(th.Thread):
			state = "not created yet"
		case th.Next != nil:
			state = "next: " + st.event(th.Next)
		case !st.Finishes(th.Thread):
			state = "goes no further in this execution"
		}
		st.say("%s %s  %d of %d events  %s", mark, st.Names[th.Thread], min(th.Done, n), n, state)
	}
}

// event is e in one line.
func (st *stepper) event(e *report.Event) string {
	s := fmt.Sprintf("T%d %s %s", e.Thread, e.ID, e.Text)
	if slices.Contains(st.Finding.Early, e.ID) {
		s += " [written later]"
	}
	if at := e.Short(); at != "" {
		s += "   " + at
	}
	return s
}

// show prints step i, which is being taken.
func (st *stepper) show(i int) {
	e := st.Play.Event(i)
	st.say("%s %s", st.paint("1", fmt.Sprintf("%3d", i+1)), st.event(e))
	if e.Source != "" && (i == 0 || st.Play.Line(i) != st.Play.Line(i-1)) {
		st.say("      %s", st.paint("2", e.Source))
	}
	for _, c := range st.Play.Changes(i) {
		if c.Thread < 0 {
			st.say("      %s = %s (was %s)", c.Location, c.New.Value, c.Old.Value)
		}
	}
	if e.Kind == "R" && e.ReadsFrom != "" && st.Play.Taken(i) {
		for _, c := range st.Play.At(i).Memory {
			if c.Location == e.Location && c.Write != e.ReadsFrom && !slices.Contains(st.Finding.Early, e.ID) {
				st.say("      not what memory holds, %s%s", c.Value, st.by(c.Write))
			}
		}
	}
}

// next prints what comes next.
func (st *stepper) next() {
	if st.At() == st.Play.Len() {
		st.say("end: %s", st.Summary())
		return
	}
	e := st.Play.Event(st.At())
	what := "next"
	if !st.Play.Taken(st.At()) {
		what = "stops before"
	}
	st.say("%s %s", what, st.event(e))
}

func (st *stepper) where() {
	st.say("%d of %d steps are done", st.At(), st.Play.Len())
	if st.At() > 0 {
		st.say("last %s", st.event(st.Play.Event(st.At()-1)))
	}
	st.next()
}

// list shows the source around the next event, or the last one.
func (st *stepper) list() {
	e := st.Play.Event(min(st.At(), st.Play.Len()-1))
	if e.File == "" {
		st.say("no source position is known for %s (compile with -g)", e.ID)
		return
	}
	lines := st.src.Lines(e.File)
	if lines == nil {
		st.say("%s cannot be read", e.File)
		return
	}
	for n := max(e.Line-5, 1); n <= min(e.Line+5, len(lines)); n++ {
		mark := "  "
		if n == e.Line {
			mark = "->"
		}
		st.say("%s %5d  %s", mark, n, lines[n-1])
	}
}

// graph prints the graph with what is done.
func (st *stepper) graph() {
	done := map[string]bool{}
	for _, th := range st.Play.At(st.At()).Threads {
		for i := range st.Finding.Graph.Threads {
			if t := &st.Finding.Graph.Threads[i]; t.ID == th.Thread && st.Started(th.Thread) {
				for k := range min(th.Done, len(t.Events)) {
					done[t.Events[k].ID] = true
				}
			}
		}
	}
	next := ""
	if st.At() < st.Play.Len() {
		next = st.Play.Event(st.At()).ID
	}
	for _, line := range strings.Split(strings.TrimSuffix(st.Finding.Graph.Text, "\n"), "\n") {
		mark := "  "
		if strings.HasPrefix(line, "  (") {
			id, _, _ := strings.Cut(line[2:], " ")
			switch {
			case id == next:
				mark = "->"
			case done[id]:
				mark = "* "
			}
		}
		st.say("%s%s", mark, line)
	}
}

func (st *stepper) why() {
	st.say("%s", st.Summary())
	for _, e := range st.Finding.Events {
		st.say("  %s", st.event(&e))
	}
	if st.Finding.Explanation != "" {
		st.say("  why: %s", st.Finding.Explanation)
	}
	for _, a := range st.Finding.Axioms {
		if who := a.Model; who != "" {
			st.say("  %s %s this (%s): %s", who, a.Says, a.Name, a.Text)
		} else {
			st.say("  %s: %s", a.Name, a.Text)
		}
	}
}
