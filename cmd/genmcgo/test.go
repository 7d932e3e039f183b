package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/internal/suite"
	"genmcgo/report"
)

// testFlags are those that only genmcgo test has.
type testFlags struct {
	match    string
	jobs     int
	verbose  bool
	list     bool
	failFast bool
	patterns []string
}

// newTestFlags declares them, as they set t.
func newTestFlags(t *testFlags, own func(flagSpec)) {
	flag := func(name, short, help string, v pflag.Value, def string) {
		s := genmcgo.Setting{Name: name, Shorthand: short, Help: help, Default: def}
		own(flagSpec{Setting: s, value: v, only: "test"})
	}
	flag("run", "", "run only tests whose name, DIR/FILE/FUNCTION/MODEL, matches `REGEXP`", (*stringFlag)(&t.match), "all")
	flag("jobs", "j", "run `N` tests at the same time, each with one worker unless --workers says otherwise", newIntFlag(&t.jobs, 0), "one per core")
	flag("verbose", "v", "also show tests that pass, and all of the report of those that fail", (*boolFlag)(&t.verbose), "")
	flag("list", "", "print the names of the tests and run none", (*boolFlag)(&t.list), "")
	flag("fail-fast", "", "run nothing more once a test has failed", (*boolFlag)(&t.failFast), "")
	flag("pattern", "", "files that are tests: those that match `GLOB`; may be repeated", (*listFlag)(&t.patterns), strings.Join(suite.DefaultPatterns, " "))
}

// listFlag is a flag that may be repeated.
type listFlag []string

func (l *listFlag) String() string     { return strings.Join(*l, " ") }
func (l *listFlag) Type() string       { return "stringArray" }
func (l *listFlag) Set(s string) error { *l = append(*l, s); return nil }

const testUsage = `Usage: genmcgo test [flags] [DIR|FILE]... [-- CLANG FLAGS]

Runs the tests in the given files and directories, and in all directories below; by default in the
current one. A test is a file *_mc.c, *_mc.cpp, *_mc.cc or *_mc.ll with main, or, in such a file without
main, a function void mc_test_NAME(void) or int mc_test_NAME(void). It passes if it is verified, every
assertion in it is reached, and it returns 0. A comment at the top of the file or directly above a
function says what else is expected, and gives flags:

    // genmcgo: --mm=sc,rc11 --unroll=4
    // genmcgo: --mm=rc11 expect=error kind=data-race
    // clang: -std=c++20 -DN=3

genmcgo.toml, in the directory or above it, does the same for many files. The command line overrides
comments, and these override genmcgo.toml. docs/testing.md explains all of it.

`

// testable reports whether genmcgo test has a flag of the table.
func testable(f *flagSpec) bool {
	if _, ok := f.value.(*setting); ok {
		ok, _ := suite.Setting(f.Name)
		return ok
	}
	return f.only == "test" || slices.Contains([]string{"format", "junit", "color", "progress", "help"}, f.Name)
}

// writeOwnFlags prints the flags of a command that are not those of a check. help has what they mean there, if that is
// something else.
func writeOwnFlags(w io.Writer, has func(f *flagSpec) bool, help map[string]string) {
	writeFlags(w, func(f *flagSpec) bool {
		_, ok := f.value.(*setting)
		return !ok && has(f) && f.Name != "help"
	}, help)
}

// writeFlags prints the flags for which has returns true, with help instead of what they say of themselves.
func writeFlags(w io.Writer, has func(f *flagSpec) bool, help map[string]string) {
	sub := pflag.NewFlagSet("", pflag.ContinueOnError)
	sub.SortFlags = false
	for _, f := range newTable(&options{}) {
		if !has(&f) {
			continue
		}
		flag := sub.VarPF(f.value, f.Name, f.Shorthand, cmp.Or(help[f.Name], f.Help))
		flag.NoOptDefVal, flag.DefValue = f.Alone, f.Default
	}
	fmt.Fprint(w, sub.FlagUsagesWrapped(100))
}

// writeTestUsage prints genmcgo test --help.
func writeTestUsage(w io.Writer) {
	fmt.Fprint(w, testUsage)
	writeOwnFlags(w, testable, map[string]string{
		"junit":    "also write the results to `FILE` as JUnit XML, for CI; - is standard output",
		"format":   "output `FORMAT`: text; json: an object on each line, while the tests run",
		"progress": "show on a terminal how many tests have run, `WHEN`: auto, never",
	})
	var not []string
	for _, s := range genmcgo.Settings() {
		if ok, _ := suite.Setting(s.Name); !ok {
			not = append(not, "--"+s.Name)
		}
	}
	fmt.Fprintf(w, `
The other flags of genmcgo that say what is checked and how apply to all tests ("genmcgo --help"), except
for %s. --timeout is for
each test, by default %v. No samples are taken unless there is an --estimate flag.

Exit status: 0 all tests passed; 1 some failed; 2 bad input: no tests, a wrong comment, a program
that cannot be compiled; 3 a bug in genmcgo; 4 interrupted, and no test had failed.
`, strings.Join(not, ", "), suite.DefaultTimeout)
}

// tester is a run of genmcgo test.
type tester struct {
	o      *options
	out    *bufio.Writer // where results go
	stdout io.Writer     // standard output
	stderr io.Writer
	screen *screen
	style  report.Style
	begun  time.Time
	json   *json.Encoder // nil: text

	mu       sync.Mutex // for what the live line reads
	dirs     []*testDir
	tests    int // that are known
	through  int
	failed   int
	current  []*suite.Test
	bug      bool
	matching bool // some test matched
}

// testDir is a directory with tests.
type testDir struct {
	name    string
	files   []*testFile
	printed int // files that are
	begun   time.Time
	ended   time.Time
	over    bool
}

// testFile is a file of one.
type testFile struct {
	*suite.File
	loaded  bool
	tests   []*suite.Test
	results []*suite.Result
	printed int // results, in the order of tests
}

// testCommand is genmcgo test.
func testCommand(args []string, stdout, stderr io.Writer) (code int) {
	o := &options{argv: append([]string{"test"}, args...), what: "test"}
	s, match, paths, err := parseTest(o, args)
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo: test:", err)
		fmt.Fprintln(stderr, "Try 'genmcgo test --help'.")
		return exitUsage
	}
	if o.help {
		writeTestUsage(stdout)
		return 0
	}
	scr := newScreen(stdout, stderr)
	defer scr.erase()
	t := &tester{o: o, stdout: scr.stdout, stderr: scr.stderr, screen: scr, begun: time.Now()}
	to, terminal := scr.stdout, stdout
	if o.junit == "-" {
		to, terminal = scr.stderr, stderr
	}
	t.out = bufio.NewWriter(to)
	t.style.Color = useColor(terminal, o.color)
	if o.format == "json" {
		t.json = json.NewEncoder(t.out)
		t.json.SetEscapeHTML(false)
	}
	defer func() {
		if p := recover(); p != nil {
			scr.erase()
			code = bug(stderr, o, p, debug.Stack())
		}
	}()
	if o.MaxMemory != 0 {
		defer limitGC(o.MaxMemory)()
	}
	s.Match = match
	files, err := suite.Find(paths, s)
	errs := unjoin(err)
	errs = append(errs, suite.Check(files, s)...)
	if len(errs) > 0 {
		for _, err := range errs {
			fmt.Fprintln(t.stderr, "genmcgo:", err)
		}
		return exitUsage
	}
	if len(files) == 0 {
		patterns := s.Patterns
		if patterns == nil {
			patterns = suite.DefaultPatterns
		}
		fmt.Fprintf(t.stderr, "genmcgo: no tests in %s: no file matches %s\n", strings.Join(defaulted(paths), ", "), strings.Join(patterns, ", "))
		return exitUsage
	}
	for _, dir := range suite.Dirs(files) {
		d := &testDir{name: dir}
		for _, f := range files {
			if f.Dir == dir {
				d.files = append(d.files, &testFile{File: f})
			}
		}
		t.dirs = append(t.dirs, d)
	}
	ctx, stop := interruptible(context.Background(), scr, make(chan struct{}))
	defer stop()
	if t.o.progress != "never" && t.json == nil && !s.List {
		scr.prepare()
		scr.draw(t.line)
	}
	suite.Run(ctx, files, s, t.see)
	interrupted := ctx.Err() != nil
	scr.erase()
	return t.finish(s, interrupted)
}

// defaulted are the paths that none stand for.
func defaulted(paths []string) []string {
	if len(paths) == 0 {
		return []string{"."}
	}
	return paths
}

// unjoin returns the errors of which err is made.
func unjoin(err error) []error {
	if err == nil {
		return nil
	}
	if j, ok := err.(interface{ Unwrap() []error }); ok {
		return j.Unwrap()
	}
	return []error{err}
}

// parseTest reads the command line.
func parseTest(o *options, args []string) (s *suite.Options, match *regexp.Regexp, paths []string, err error) {
	fs := o.declare("test")
	args, rest, _ := split(longFlags(fs, args))
	if err := fs.Parse(args); err != nil {
		return nil, nil, nil, testFlagError(o, fs, err)
	}
	f := &o.test
	s = &suite.Options{Flags: map[string][]string{}, Clang: rest, Jobs: f.jobs, FailFast: f.failFast, List: f.list}
	if fs.Changed("jobs") && f.jobs < 1 {
		return nil, nil, nil, fmt.Errorf("--jobs=%d: must be at least 1", f.jobs)
	}
	s.Jobs = cmp.Or(s.Jobs, runtime.GOMAXPROCS(0))
	if len(f.patterns) > 0 {
		s.Patterns = f.patterns
	}
	for _, spec := range o.table {
		if v, ok := spec.value.(*setting); ok && len(v.given) > 0 {
			s.Flags[spec.Name] = v.given
			if spec.Type != "stringArray" && spec.Type != "stringSlice" {
				s.Flags[spec.Name] = v.given[len(v.given)-1:]
			}
		}
	}
	if f.match != "" {
		if match, err = regexp.Compile(f.match); err != nil {
			return nil, nil, nil, fmt.Errorf("--run: %w", err)
		}
	}
	if o.progress != "auto" && o.progress != "never" {
		return nil, nil, nil, fmt.Errorf("--progress=%s: must be one of auto, never", o.progress)
	}
	if o.junit == "-" && o.format == "json" {
		return nil, nil, nil, errors.New("--format=json and --junit need standard output each for itself; give --junit a file name")
	}
	if fs.Changed("junit") && o.junit != "-" {
		if o.junit == "" {
			return nil, nil, nil, errors.New("--junit: needs a file name")
		}
		if st, err := os.Stat(o.junit); err == nil && st.IsDir() {
			return nil, nil, nil, fmt.Errorf("--junit: %s is a directory", o.junit)
		}
		if err := writable(o.junit); err != nil {
			return nil, nil, nil, fmt.Errorf("--junit: %w", err)
		}
	}
	return s, match, fs.Args(), nil
}

// testFlagError is betterError, and says of flags that only other commands have that this one has not.
func testFlagError(o *options, fs *pflag.FlagSet, err error) error {
	var e *pflag.NotExistError
	if errors.As(err, &e) {
		for _, f := range o.table {
			if f.Name != e.GetSpecifiedName() {
				continue
			}
			if _, why := suite.Setting(f.Name); why != "" {
				return fmt.Errorf("genmcgo test has no flag --%s: %s", f.Name, why)
			}
			return fmt.Errorf("genmcgo test has no flag --%s", f.Name)
		}
	}
	return betterError(fs, err)
}

// see takes note of what happens.
func (t *tester) see(e suite.Event) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case e.Reading != nil:
		d := t.dirOf(e.Reading.Dir)
		if d.begun.IsZero() {
			d.begun = time.Now()
		}
		return
	case e.Loaded != nil:
		f := t.file(e.Loaded)
		f.loaded, f.tests = true, e.Tests
		t.tests += len(e.Tests)
	case e.Begun != nil:
		t.current = append(t.current, e.Begun)
		t.event(testEvent{Action: "run", Dir: e.Begun.Dir, Test: e.Begun.Name, Model: e.Begun.Model})
	case e.Done != nil:
		r := e.Done
		t.dirOf(r.Dir).ended = time.Now()
		f := t.file(r.File)
		f.results = append(f.results, r)
		t.through++
		if r.Status == suite.Fail || r.Status == suite.Broken {
			t.failed++
		}
		t.current = slices.DeleteFunc(t.current, func(x *suite.Test) bool { return x == r.Test })
		t.jsonResult(r)
	}
	t.print()
}

func (t *tester) dirOf(name string) *testDir {
	return t.dirs[slices.IndexFunc(t.dirs, func(d *testDir) bool { return d.name == name })]
}

func (t *tester) file(f *suite.File) *testFile {
	for _, d := range t.dirs {
		for _, x := range d.files {
			if x.File == f {
				return x
			}
		}
	}
	panic("BUG: a file that was not found: " + f.Path)
}

// print prints what can be printed by now: directories, files and tests in their order.
func (t *tester) print() {
	defer t.out.Flush()
	for _, d := range t.dirs {
		if d.over {
			continue
		}
		for _, f := range d.files[d.printed:] {
			if !f.loaded || !t.printFile(f) {
				return
			}
			d.printed++
		}
		d.over = true
		t.summary(d)
	}
}

// printFile prints the results of a file as far as they are there, and reports whether all are.
func (t *tester) printFile(f *testFile) bool {
	for _, x := range f.tests[f.printed:] {
		if t.o.test.list {
			t.matching = true
			if f.Err == nil {
				fmt.Fprintln(t.out, x.ID())
				f.printed++
				continue
			}
		}
		i := slices.IndexFunc(f.results, func(r *suite.Result) bool { return r.Test == x })
		if i < 0 {
			return false
		}
		t.matching = true
		f.printed++
		if t.json == nil {
			t.result(f.results[i])
		}
	}
	return true
}

// ANSI colours.
const (
	colorRed    = "\x1b[1;31m"
	colorGreen  = "\x1b[1;32m"
	colorYellow = "\x1b[1;33m"
	colorOff    = "\x1b[0m"
)

func (t *tester) paint(color, s string) string {
	if !t.style.Color {
		return s
	}
	return color + s + colorOff
}

// result prints one: of tests that pass only with -v.
func (t *tester) result(r *suite.Result) {
	head := map[suite.Status]string{
		suite.Pass: t.paint(colorGreen, "--- PASS:"), suite.Fail: t.paint(colorRed, "--- FAIL:"), suite.Broken: t.paint(colorRed, "--- ERROR:"),
		suite.Skip: t.paint(colorYellow, "--- SKIP:"),
	}[r.Status]
	if head == "" || !t.o.test.verbose && (r.Status == suite.Pass || r.Status == suite.Skip) {
		return
	}
	fmt.Fprintf(t.out, "%s %s (%.2fs)\n", head, r.ID(), r.Elapsed.Seconds())
	io.WriteString(t.out, indent(t.text(r, t.style, t.o.test.verbose)))
}

// text is what there is to say of a result.
func (t *tester) text(r *suite.Result, st report.Style, full bool) string {
	b := &strings.Builder{}
	if r.Status != suite.Broken {
		for _, w := range r.Why {
			fmt.Fprintln(b, w)
		}
	}
	switch {
	case r.Err != nil:
		explainError(b, r.Err)
	case r.Report == nil:
	case r.Status == suite.Pass:
		fmt.Fprintln(b, r.Report.Summary)
	case full:
		r.Report.WriteText(b, st)
	default:
		r.Report.WriteBrief(b, st)
		if len(r.Report.Errors) == 0 {
			fmt.Fprintln(b, "reproduce: "+r.Report.Command)
		}
	}
	return b.String()
}

// explainError prints why a test could not be run.
func explainError(w io.Writer, err error) {
	var m *genmcgo.ModelError
	var c *genmcgo.CompileError
	var b *genmcgo.BugError
	switch {
	case errors.As(err, &m):
		m.Explain(w, "")
	case errors.As(err, &c):
		fmt.Fprintln(w, err)
		io.WriteString(w, c.Output)
	case errors.As(err, &b):
		fmt.Fprintf(w, "%v\n%s\nThis is a mistake of genmcgo, not of the program it checks. Please report it with the program and this text.\n", err, b.Stack)
	default:
		fmt.Fprintln(w, err)
	}
}

func indent(text string) string {
	b := &strings.Builder{}
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimRight("    "+line, " \n") + "\n")
	}
	return b.String()
}

// tally counts results.
type tally struct {
	pass, fail, broken, skip, unfinished int
	executions                           uint64
}

func (c *tally) add(r *suite.Result) {
	switch r.Status {
	case suite.Pass:
		c.pass++
	case suite.Fail:
		c.fail++
	case suite.Broken:
		c.broken++
	case suite.Skip:
		c.skip++
	case suite.Unfinished:
		c.unfinished++
	}
	if r.Report != nil {
		c.executions += r.Report.Complete
	}
}

func (c *tally) run() int { return c.pass + c.fail + c.broken }

// String is 2 of 30 tests failed, 1 cannot be run, 3 skipped, 12,345 executions.
func (c *tally) String() string {
	parts := []string{amountOf(c.run(), "test")}
	if c.fail > 0 {
		parts[0] = fmt.Sprintf("%d of %s failed", c.fail, parts[0])
	}
	if c.broken > 0 {
		parts = append(parts, fmt.Sprintf("%d could not be run", c.broken))
	}
	if c.skip > 0 {
		parts = append(parts, fmt.Sprintf("%d skipped", c.skip))
	}
	if c.unfinished > 0 {
		parts = append(parts, fmt.Sprintf("%d not run", c.unfinished))
	}
	return strings.Join(append(parts, amountOf(int(c.executions), "execution")), ", ")
}

func amountOf(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return humanize.Comma(int64(n)) + " " + what
}

func (d *testDir) tally() (c tally) {
	for _, f := range d.files {
		for _, r := range f.results {
			c.add(r)
		}
	}
	return c
}

// summary prints the line of a directory.
func (t *tester) summary(d *testDir) {
	c := d.tally()
	if t.o.test.list || c == (tally{}) || t.json == nil && c.run()+c.skip == 0 {
		return
	}
	word, action := t.paint(colorGreen, "ok  "), "pass"
	switch {
	case c.fail+c.broken > 0:
		word, action = t.paint(colorRed, "FAIL"), "fail"
	case c.unfinished > 0:
		word, action = t.paint(colorYellow, "part"), "unfinished"
	case c.run() == 0:
		word, action = "skip", "skip"
	}
	seconds := d.ended.Sub(d.begun).Seconds()
	t.event(testEvent{Action: action, Dir: d.name, Elapsed: seconds, Tests: c.run(), Failed: c.fail, Broken: c.broken, Skipped: c.skip, Unfinished: c.unfinished, Executions: c.executions})
	if t.json == nil {
		fmt.Fprintf(t.out, "%s\t%s\t%.2fs\t(%s)\n", word, d.name, seconds, c.String())
	}
}

// finish prints what there is to say of all tests, writes the file for JUnit, and returns the exit code.
func (t *tester) finish(s *suite.Options, interrupted bool) int {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.print()
	var all tally
	for _, d := range t.dirs {
		c := d.tally()
		all.pass, all.fail, all.broken, all.skip, all.unfinished = all.pass+c.pass, all.fail+c.fail, all.broken+c.broken, all.skip+c.skip, all.unfinished+c.unfinished
		all.executions += c.executions
	}
	seconds := time.Since(t.begun).Seconds()
	if !t.matching && !interrupted {
		t.out.Flush()
		fmt.Fprintf(t.stderr, "genmcgo: no test matches --run=%s; --list prints the names of all\n", t.o.test.match)
		return exitUsage
	}
	code := exitVerified
	switch {
	case t.bug:
		code = exitBug
	case all.broken > 0:
		code = exitUsage
	case all.fail > 0:
		code = exitError
	case interrupted:
		code = exitIncomplete
	}
	if !t.o.test.list {
		if len(t.dirs) > 1 || code != exitVerified || all.unfinished > 0 {
			word := t.paint(colorGreen, "ok:")
			switch {
			case all.fail+all.broken > 0:
				word = t.paint(colorRed, "FAIL:")
			case interrupted:
				word = t.paint(colorYellow, "interrupted:")
			}
			if t.json == nil {
				fmt.Fprintf(t.out, "%s %s in %s (%.2fs)\n", word, all.String(), directories(len(t.dirs)), seconds)
			}
		}
		t.event(testEvent{Action: "end", Elapsed: seconds, Tests: all.run(), Failed: all.fail, Broken: all.broken, Skipped: all.skip, Unfinished: all.unfinished, Executions: all.executions, Status: &code})
	}
	err := t.out.Flush()
	if t.o.junit != "" && !t.o.test.list {
		err = errors.Join(err, t.junit(seconds))
	}
	if err != nil {
		fmt.Fprintln(t.stderr, "genmcgo:", err)
		return exitUsage
	}
	return code
}

// junit writes the results as JUnit XML.
func (t *tester) junit(seconds float64) error {
	var suites []report.Suite
	for _, d := range t.dirs {
		s := report.Suite{Name: d.name, Version: genmcgo.Version()}
		if !d.ended.IsZero() {
			s.Seconds = d.ended.Sub(d.begun).Seconds()
		}
		for _, f := range d.files {
			for _, x := range f.tests {
				i := slices.IndexFunc(f.results, func(r *suite.Result) bool { return r.Test == x })
				if i >= 0 {
					s.Cases = append(s.Cases, t.junitCase(f.results[i]))
				}
			}
		}
		if len(s.Cases) > 0 {
			suites = append(suites, s)
		}
	}
	if len(suites) == 0 {
		return nil
	}
	write := func(w io.Writer) error { return report.WriteSuites(w, suites, seconds) }
	if t.o.junit == "-" {
		return write(t.stdout)
	}
	f, err := os.Create(t.o.junit)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	return errors.Join(write(w), w.Flush(), f.Close())
}

// junitCase is a result as JUnit has it. Its class is the file, with the directory before the last dot.
func (t *tester) junitCase(r *suite.Result) report.Case {
	file := filepath.ToSlash(r.File.Path)
	class := strings.NewReplacer(".", "_", "/", ".").Replace(strings.TrimPrefix(strings.TrimPrefix(path.Clean(file), "../"), "/"))
	name := strings.TrimPrefix(strings.TrimPrefix(r.Name, r.File.Name()), "/")
	c := report.Case{Class: class, Name: cmp.Or(name, "main"), File: file, Seconds: r.Elapsed.Seconds(), Report: r.Report}
	text := t.text(r, report.Style{}, true)
	outcome := &report.Outcome{Type: "unexpected", Message: strings.Join(r.Why, "; "), Text: text}
	switch r.Status {
	case suite.Fail:
		c.Failure = outcome
		if r.Report.Verdict == report.Error {
			outcome.Type = r.Report.Errors[0].Kind
			outcome.Message += ": " + r.Report.Errors[0].Message
		}
	case suite.Broken:
		c.Error, outcome.Type, outcome.Message = outcome, "bad-input", r.Err.Error()
	case suite.Skip:
		c.Skipped = outcome
	case suite.Unfinished:
		c.Skipped, outcome.Message = outcome, "it was not run, or not to its end"
	}
	if r.Report != nil {
		b := &strings.Builder{}
		r.Report.WriteText(b, report.Style{})
		c.Output = b.String()
	}
	return c
}

// line is the live line.
func (t *tester) line(width int) liveLine {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := fmt.Sprintf("%d of %d tests", t.through, t.tests)
	if t.failed > 0 {
		text += fmt.Sprintf(", %d failed", t.failed)
	}
	if len(t.current) > 0 {
		text += ": " + t.current[0].ID()
	}
	if r := []rune(text); len(r) >= width {
		text = string(r[:max(width-1, 0)])
	}
	return liveLine{text: text}
}

// testEvent is a line of --format=json. report/schema/test.schema.json describes it.
type testEvent struct {
	Time    time.Time `json:"time"`
	Action  string    `json:"action"`
	Dir     string    `json:"dir,omitempty"`
	Test    string    `json:"test,omitempty"` // in Dir
	Model   string    `json:"model,omitempty"`
	Elapsed float64   `json:"elapsed,omitempty"` // seconds

	// Of what came of a test.

	File     string   `json:"file,omitempty"`
	Function string   `json:"function,omitempty"`
	Why      []string `json:"why,omitempty"`
	Output   string   `json:"output,omitempty"`
	Verdict  string   `json:"verdict,omitempty"`
	Kind     string   `json:"kind,omitempty"` // of the first error
	Line     int      `json:"line,omitempty"` // of it
	Blocked  uint64   `json:"blocked,omitempty"`
	Command  string   `json:"command,omitempty"`

	Executions uint64 `json:"executions,omitempty"` // complete ones: of a test, a directory, or all

	// Of what came of a directory, and of all.

	Tests      int  `json:"tests,omitempty"`
	Failed     int  `json:"failed,omitempty"`
	Broken     int  `json:"broken,omitempty"`
	Skipped    int  `json:"skipped,omitempty"`
	Unfinished int  `json:"unfinished,omitempty"`
	Status     *int `json:"status,omitempty"` // exit status
}

func (t *tester) event(e testEvent) {
	if t.json == nil {
		return
	}
	e.Time, e.Dir = time.Now(), filepath.ToSlash(e.Dir)
	t.json.Encode(e)
}

// jsonResult is the event of a result, and takes note of our own mistakes.
func (t *tester) jsonResult(r *suite.Result) {
	var b *genmcgo.BugError
	t.bug = t.bug || errors.As(r.Err, &b)
	e := testEvent{Action: string(r.Status), Dir: r.Dir, Test: r.Name, Model: r.Model, Elapsed: r.Elapsed.Seconds(), File: filepath.ToSlash(r.File.Path), Function: r.Function, Why: r.Why}
	if t.json == nil {
		return
	}
	if rep := r.Report; rep != nil {
		e.Verdict, e.Blocked, e.Command, e.Executions = rep.Verdict, rep.Blocked, rep.Command, rep.Complete
		if len(rep.Errors) > 0 {
			e.Kind, e.Line = rep.Errors[0].Kind, rep.Errors[0].Line
		}
	}
	if r.Status != suite.Skip {
		e.Output = t.text(r, report.Style{}, t.o.test.verbose)
	}
	t.event(e)
}

func directories(n int) string {
	if n == 1 {
		return "1 directory"
	}
	return humanize.Comma(int64(n)) + " directories"
}
