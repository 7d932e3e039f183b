package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/term"

	"genmcgo"
	"genmcgo/internal/spell"
	"genmcgo/report"
)

const stepUsage = `Usage: genmcgo step FILE [flags] [-- CLANG FLAGS]
       genmcgo step [FILE] --trace err.json [--error N] [--changed]

Walks through an execution that is wrong, forward and back: by event, source line, thread,
breakpoint; and shows memory, and what each thread may still read of it.

Without --trace the program is explored first, as without 'step', and the first error (or
warning) found is walked through. With it the execution is replayed, see 'genmcgo replay --help'.

  --trace FILE    a report in JSON (--json=FILE, --format=json)
  --error N       the N-th of its errors, then warnings (default 1)
  --changed       the program is no longer the one that was recorded
  --do COMMANDS   do these, separated by semicolons, and end; otherwise they are read from
                  standard input

` + stepHelp + `
Exit status: 0; 2 bad input or usage, or a command of --do (or of what is no terminal) that
could not be done; without --trace, and if nothing is wrong, that of the run.
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
  break FILE:LINE | LINE | (T,I) | VAR | thread T
                        stop before the line, the event, a write to VAR, a step of thread T
  delete [N]            breakpoint N, or all
  info break            list breakpoints
  print VAR             what VAR holds, who wrote it, and what threads may read  (p)
  print (T,I)           an event
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
	var r *report.Report
	code := exitVerified
	if s.opts.recorded != nil {
		if r, code = s.replay(); r == nil {
			return code
		}
	} else {
		var err error
		if r, err = s.prog.Check(s.ctx, s.options()); err != nil {
			return s.failed(err)
		}
		code = exitCode(r.Verdict)
	}
	found := slices.Concat(r.Errors, r.Warnings)
	if len(found) == 0 {
		fmt.Fprintf(s.stdout, "There is nothing to step through: %s\n", r.Summary)
		return code
	}
	st, err := newStepper(&found[0], r.ModelUsed, s.src, s.stdout)
	if err != nil {
		fmt.Fprintf(s.stderr, "genmcgo: step: %v\n", err)
		return exitUsage
	}
	st.sequential = genmcgo.Sequential(r)
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

// stepper walks through one finding.
type stepper struct {
	f     *report.Finding
	play  *report.Playback
	model string
	// sequential: the model is sequential consistency, so a thread can read the newest value only.
	sequential bool
	src        *report.Sources
	out        *bufio.Writer
	color      bool
	// stride is the size of the elements of the array called name, 0 if it is not known.
	stride func(name string) uint64

	at     int // steps done
	breaks []breakpoint
	count  int // breakpoints made
	last   string

	events map[string]*report.Event // of the graph, by id
	step   map[string]int           // the step that an event is
	writes map[string][]*report.Event
	names  map[int]string // of threads
}

// breakpoint stops before steps.
type breakpoint struct {
	number int
	text   string
	steps  []int // before which it stops
}

func newStepper(f *report.Finding, model string, src *report.Sources, out *bufio.Writer) (*stepper, error) {
	p, err := report.NewPlayback(f)
	if err != nil {
		return nil, err
	}
	st := &stepper{f: f, play: p, model: model, src: src, out: out,
		events: map[string]*report.Event{}, step: map[string]int{}, writes: map[string][]*report.Event{}, names: map[int]string{}}
	for t := range f.Graph.Threads {
		th := &f.Graph.Threads[t]
		st.names[th.ID] = strings.TrimSpace("T" + strconv.Itoa(th.ID) + " " + th.Function)
		for i := range th.Events {
			st.events[th.Events[i].ID] = &th.Events[i]
		}
	}
	for i := range p.Len() {
		st.step[p.Event(i).ID] = i
	}
	for _, co := range f.Graph.Coherence {
		for _, w := range co.Writes {
			st.writes[co.Location] = append(st.writes[co.Location], st.events[w])
		}
	}
	for t := range f.Graph.Threads {
		for i := range f.Graph.Threads[t].Events {
			if e := &f.Graph.Threads[t].Events[i]; e.Kind == "W" && !slices.Contains(st.writes[e.Location], e) {
				st.writes[e.Location] = append(st.writes[e.Location], e)
			}
		}
	}
	return st, nil
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
		t.SetPrompt(fmt.Sprintf("%d/%d> ", st.at, st.play.Len()))
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
		for _, c := range st.play.At(0).Memory {
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
	st.say("%s %s", st.paint("1;31", st.f.Kind+":"), st.f.Message)
	st.say("%d steps of %d threads under %s; help lists the commands", st.play.Len(), len(st.f.Graph.Threads), st.model)
	if !st.f.Interleaving {
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
		return 0, fmt.Errorf("%q is no number of steps; to stop there: break %s", args[0], args[0])
	}
	if n < 1 {
		return 0, fmt.Errorf("%q is no number of steps", args[0])
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
	case st.at == st.play.Len():
		st.atEnd()
	default:
		st.goTo(min(st.at+n, st.play.Len()))
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
	case st.at == 0:
		st.atStart()
	default:
		st.backTo(max(st.at-n, 0))
	}
	return nil
}

func (st *stepper) atStart() { st.say("at the start: there is nothing before") }

func (st *stepper) atEnd() {
	st.say("at the end: %s", st.summary())
}

// summary is what the execution comes to.
func (st *stepper) summary() string { return st.f.Kind + ": " + st.f.Message }

// goTo goes forward to where n steps are done and shows each of them.
func (st *stepper) goTo(n int) {
	for ; st.at < n; st.at++ {
		st.show(st.at)
	}
	st.next()
}

// backTo goes back to where n steps are done.
func (st *stepper) backTo(n int) {
	for st.at > n {
		st.at--
		st.say("%s %s", st.paint("2", fmt.Sprintf("%3d undone", st.at+1)), st.event(st.play.Event(st.at)))
		for _, c := range st.play.Changes(st.at) {
			if c.Thread < 0 {
				st.say("      %s = %s again", c.Location, c.Old.Value)
			}
		}
	}
	st.next()
}

// line goes to the next source line.
func (st *stepper) line() bool {
	if st.at == st.play.Len() {
		st.atEnd()
		return false
	}
	n := st.at + 1
	for n < st.play.Len() && st.play.Line(n) == st.play.Line(n-1) {
		n++
	}
	st.goTo(n)
	return true
}

// backLine goes back to where the line of the last event begins.
func (st *stepper) backLine() bool {
	if st.at == 0 {
		st.atStart()
		return false
	}
	n := st.at - 1
	for n > 0 && st.play.Line(n) == st.play.Line(n-1) {
		n--
	}
	st.backTo(n)
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
			for i := st.at - 1; i >= 0; i-- {
				if st.play.Event(i).Thread == t {
					st.backTo(i)
					return true
				}
			}
			st.say("%s has taken no step before", st.names[t])
			return false
		}
		for i := st.at; i < st.play.Len(); i++ {
			if st.play.Event(i).Thread == t {
				st.goTo(i + 1)
				return true
			}
		}
		st.say("%s takes no step any more", st.names[t])
		return false
	})
}

func (st *stepper) threadNumber(s string) (int, error) {
	t, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(s, "T"), "t"))
	if _, ok := st.names[t]; err != nil || !ok {
		var names []string
		for i := range st.f.Graph.Threads {
			names = append(names, st.names[st.f.Graph.Threads[i].ID])
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
		i, err := st.stepOf(args[0])
		if err != nil {
			return err
		}
		n = i
	} else {
		i, err := strconv.Atoi(args[0])
		if err != nil || i < 0 || i > st.play.Len() {
			return fmt.Errorf("%q is no number of steps: 0 to %d", args[0], st.play.Len())
		}
		n = i
	}
	switch {
	case n > st.at:
		st.goTo(n)
	case n < st.at:
		st.backTo(n)
	default:
		st.where()
	}
	return nil
}

// stepOf is the step that an event is.
func (st *stepper) stepOf(id string) (int, error) {
	if i, ok := st.step[id]; ok {
		return i, nil
	}
	if e := st.events[id]; e != nil {
		return 0, fmt.Errorf("%s (%s) is no step: it shows nothing that others do not", id, e.Text)
	}
	return 0, fmt.Errorf("there is no event %s in this execution (graph shows all)", id)
}

// forward is continue.
func (st *stepper) forward() {
	if st.at == st.play.Len() {
		st.atEnd()
		return
	}
	n := st.play.Len()
	var hit *breakpoint
	for i := range st.breaks {
		for _, k := range st.breaks[i].steps {
			if k > st.at && k < n {
				n, hit = k, &st.breaks[i]
			}
		}
	}
	st.goTo(n)
	if hit != nil {
		st.say("breakpoint %d: %s", hit.number, hit.text)
	}
}

// reverse is reverse-continue.
func (st *stepper) reverse() {
	if st.at == 0 {
		st.atStart()
		return
	}
	n := 0
	var hit *breakpoint
	for i := range st.breaks {
		for _, k := range st.breaks[i].steps {
			if k < st.at && (k > n || k == n && hit == nil) {
				n, hit = k, &st.breaks[i]
			}
		}
	}
	st.backTo(n)
	switch {
	case hit != nil:
		st.say("breakpoint %d: %s", hit.number, hit.text)
	default:
		st.say("at the start")
	}
}

func (st *stepper) cmdBreak(args []string) error {
	if len(args) == 0 {
		return errors.New("where? break FILE:LINE, LINE, (T,I), VAR, or thread T")
	}
	b := breakpoint{}
	where := strings.Join(args, " ")
	each := func(f func(i int, e *report.Event) bool) {
		for i := range st.play.Len() {
			if f(i, st.play.Event(i)) {
				b.steps = append(b.steps, i)
			}
		}
	}
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
		b.text = "a step of thread " + strconv.Itoa(t)
		each(func(_ int, e *report.Event) bool { return e.Thread == t })
	case strings.HasPrefix(where, "("):
		i, err := st.stepOf(strings.ReplaceAll(where, " ", ""))
		if err != nil {
			return err
		}
		b.text, b.steps = "event "+st.play.Event(i).ID, []int{i}
	case colon && lineErr != nil:
		return fmt.Errorf("%q is no line number", number)
	case lineErr == nil:
		b.text = "line " + where
		each(func(i int, e *report.Event) bool {
			return e.Line == line && (file == "" || e.File == file || filepath.Base(e.File) == file) && (i == 0 || st.play.Line(i) != st.play.Line(i-1))
		})
		if len(b.steps) == 0 {
			return fmt.Errorf("this execution does nothing at %s; it does at %s", where, strings.Join(st.lines(), ", "))
		}
	default:
		locs, err := st.locations(where)
		if err != nil {
			return err
		}
		b.text = "a write to " + where
		each(func(_ int, e *report.Event) bool { return e.Kind == "W" && slices.Contains(locs, e.Location) })
		if len(b.steps) == 0 {
			return fmt.Errorf("nothing writes to %s in this execution", where)
		}
	}
	if len(b.steps) == 0 {
		return fmt.Errorf("there is no such step in this execution")
	}
	st.count++
	b.number = st.count
	st.breaks = append(st.breaks, b)
	st.say("breakpoint %d: %s (%s)", b.number, b.text, times(len(b.steps)))
	return nil
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return strconv.Itoa(n) + " times"
}

// lines are the source lines of the trace.
func (st *stepper) lines() []string {
	var out []string
	for i := range st.f.Trace {
		if s := st.f.Trace[i].Short(); s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return []string{"no line that is known (compile with -g)"}
	}
	return out
}

func (st *stepper) cmdDelete(args []string) error {
	if len(args) == 0 {
		st.breaks = nil
		st.say("no breakpoints")
		return nil
	}
	for _, a := range args {
		i := slices.IndexFunc(st.breaks, func(b breakpoint) bool { return strconv.Itoa(b.number) == a })
		if i < 0 {
			return fmt.Errorf("there is no breakpoint %s (info break lists them)", a)
		}
		st.breaks = slices.Delete(st.breaks, i, i+1)
	}
	return nil
}

func (st *stepper) cmdInfo(args []string) error {
	if len(args) != 1 || !strings.HasPrefix("breakpoints", args[0]) {
		return errors.New("info what? info break")
	}
	if len(st.breaks) == 0 {
		st.say("no breakpoints")
	}
	for _, b := range st.breaks {
		var steps []string
		for _, k := range b.steps {
			steps = append(steps, st.play.Event(k).ID)
		}
		st.say("%d: %s, before %s", b.number, b.text, strings.Join(steps, " "))
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
			return nil, fmt.Errorf("%q is no index", strings.TrimSuffix(index, "]"))
		}
		if st.stride != nil {
			size = st.stride(base)
		}
		for _, e := range st.events {
			if b, _, _ := strings.Cut(e.Location, "+"); size == 0 && b == base && (e.Kind == "R" || e.Kind == "W") {
				size = uint64(e.Size)
			}
		}
		within, from, to = base, n*size, (n+1)*size
	}
	for _, c := range st.play.At(0).Memory {
		all = append(all, c.Location)
		base, offset, _ := strings.Cut(c.Location, "+")
		off, _ := strconv.ParseUint(offset, 10, 64)
		part, ok := strings.CutPrefix(c.Location, name)
		if ok && (part == "" || strings.ContainsAny(part[:1], ".[+")) || offset != "" && base == within && from <= off && off < to {
			out = append(out, c.Location)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no shared variable %q is accessed in this execution; there are %s", name, strings.Join(all, ", "))
	}
	return out, nil
}

func (st *stepper) cmdPrint(args []string) error {
	if len(args) == 0 {
		return errors.New("what? print VAR, or print (T,I)")
	}
	name := strings.Join(args, "")
	if strings.HasPrefix(name, "(") {
		e := st.events[name]
		if e == nil {
			return fmt.Errorf("there is no event %s in this execution (graph shows all)", name)
		}
		when := "not a step of its own"
		if i, ok := st.step[name]; ok && i < st.at {
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
	if err != nil {
		return err
	}
	s := st.play.At(st.at)
	for i, c := range s.Memory {
		if !slices.Contains(locs, c.Location) {
			continue
		}
		st.say("%s = %s%s", c.Location, c.Value, st.by(c.Write))
		for _, th := range s.Threads {
			if may := st.mayRead(th.View[i]); st.started(th) && len(may) > 1 {
				st.say("  %s may still read %s", st.names[th.Thread], strings.Join(may, " or "))
			}
		}
	}
	return nil
}

// by says who made a write.
func (st *stepper) by(write string) string {
	e := st.events[write]
	if e == nil {
		return ", the initial value"
	}
	s := ", written by " + st.names[e.Thread] + " " + write
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
		if k, ok := st.step[w.ID]; i >= from && ok && (k < st.at || w.ID == cell.Write) {
			add(w.Value)
		}
	}
	if st.sequential && len(out) > 0 {
		out = out[len(out)-1:]
	}
	return out
}

// started reports whether the thread exists by now.
func (st *stepper) started(th report.ThreadState) bool {
	for i := range st.f.Graph.Threads {
		if t := &st.f.Graph.Threads[i]; t.ID == th.Thread {
			k, ok := st.step[t.Parent]
			return t.Parent == "" || ok && k < st.at
		}
	}
	return false
}

func (st *stepper) memory() {
	s := st.play.At(st.at)
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
	s := st.play.At(st.at)
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
		if (only < 0 || th.Thread == only) && st.started(th) {
			show = append(show, th)
		}
	}
	if len(show) == 0 {
		st.say("the thread is not created yet")
		return nil
	}
	rows := [][]string{{"may read"}}
	for _, th := range show {
		rows[0] = append(rows[0], st.names[th.Thread])
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
	s := st.play.At(st.at)
	for _, th := range s.Threads {
		n := 0
		for i := range st.f.Graph.Threads {
			if st.f.Graph.Threads[i].ID == th.Thread {
				n = len(st.f.Graph.Threads[i].Events)
			}
		}
		mark := "  "
		if st.at < st.play.Len() && st.play.Event(st.at).Thread == th.Thread {
			mark = "->"
		}
		state := "ended"
		switch {
		case !st.started(th):
			state = "not created yet"
		case th.Next != nil:
			state = "next: " + st.event(th.Next)
		case !st.finished(th.Thread):
			state = "goes no further in this execution"
		}
		st.say("%s %s  %d of %d events  %s", mark, st.names[th.Thread], min(th.Done, n), n, state)
	}
}

// finished reports whether the thread ends in this execution.
func (st *stepper) finished(t int) bool {
	for i := range st.f.Graph.Threads {
		if th := &st.f.Graph.Threads[i]; th.ID == t && len(th.Events) > 0 {
			return th.Events[len(th.Events)-1].Kind == "finish"
		}
	}
	return false
}

// event is e in one line.
func (st *stepper) event(e *report.Event) string {
	s := fmt.Sprintf("T%d %s %s", e.Thread, e.ID, e.Text)
	if slices.Contains(st.f.Early, e.ID) {
		s += " [written later]"
	}
	if at := e.Short(); at != "" {
		s += "   " + at
	}
	return s
}

// show prints step i, which is being taken.
func (st *stepper) show(i int) {
	e := st.play.Event(i)
	st.say("%s %s", st.paint("1", fmt.Sprintf("%3d", i+1)), st.event(e))
	if e.Source != "" && (i == 0 || st.play.Line(i) != st.play.Line(i-1)) {
		st.say("      %s", st.paint("2", e.Source))
	}
	for _, c := range st.play.Changes(i) {
		if c.Thread < 0 {
			st.say("      %s = %s (was %s)", c.Location, c.New.Value, c.Old.Value)
		}
	}
	if e.Kind == "R" && e.ReadsFrom != "" && st.play.Taken(i) {
		for _, c := range st.play.At(i).Memory {
			if c.Location == e.Location && c.Write != e.ReadsFrom && !slices.Contains(st.f.Early, e.ID) {
				st.say("      not what memory holds, %s%s", c.Value, st.by(c.Write))
			}
		}
	}
}

// next prints what comes next.
func (st *stepper) next() {
	if st.at == st.play.Len() {
		st.say("end: %s", st.summary())
		return
	}
	e := st.play.Event(st.at)
	what := "next"
	if !st.play.Taken(st.at) {
		what = "stops before"
	}
	st.say("%s %s", what, st.event(e))
}

func (st *stepper) where() {
	st.say("%d of %d steps are done", st.at, st.play.Len())
	if st.at > 0 {
		st.say("last %s", st.event(st.play.Event(st.at-1)))
	}
	st.next()
}

// list shows the source around the next event, or the last one.
func (st *stepper) list() {
	e := st.play.Event(min(st.at, st.play.Len()-1))
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
	for _, th := range st.play.At(st.at).Threads {
		for i := range st.f.Graph.Threads {
			if t := &st.f.Graph.Threads[i]; t.ID == th.Thread && st.started(th) {
				for k := range min(th.Done, len(t.Events)) {
					done[t.Events[k].ID] = true
				}
			}
		}
	}
	next := ""
	if st.at < st.play.Len() {
		next = st.play.Event(st.at).ID
	}
	for _, line := range strings.Split(strings.TrimSuffix(st.f.Graph.Text, "\n"), "\n") {
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
	st.say("%s", st.summary())
	for _, e := range st.f.Events {
		st.say("  %s", st.event(&e))
	}
	if st.f.Explanation != "" {
		st.say("  why: %s", st.f.Explanation)
	}
	for _, a := range st.f.Axioms {
		if who := a.Model; who != "" {
			st.say("  %s %s this (%s): %s", who, a.Says, a.Name, a.Text)
		} else {
			st.say("  %s: %s", a.Name, a.Text)
		}
	}
}
