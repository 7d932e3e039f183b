package corpus

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"genmcgo"

	"genmcgo/internal/invariant"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// root is the directory of the module.
var root = func() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "..", "..")
}()

// command is the path of the command under test, built once, if a test needs it.
var command func() (string, error)

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

func testMain(m *testing.M) int {
	dir, err := os.MkdirTemp("", "corpus")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	command = sync.OnceValues(func() (string, error) { return filepath.Join(dir, "genmcgo"), build(filepath.Join(dir, "genmcgo")) })
	noteSources()
	return m.Run()
}

// build builds the command, or copies what go run keeps of it from the last time, here or in cmd/genmcgo-bench: linking
// takes longer than most tests.
func build(file string) error {
	build := exec.Command("go", "run", "-ldflags=-w", "-exec=cp", "./cmd/genmcgo", file)
	if invariant.Enabled {
		build.Args = slices.Insert(build.Args, 2, "-tags=invariants")
	}
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %v\n%s", build, err, out)
	}
	return nil
}

// noteSources looks at every Go file of the module. The test cache remembers
// which files a test looked at: without this it would not notice that the
// command, which is built behind its back, has changed.
func noteSources() {
	filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") {
			os.Stat(path)
		}
		return nil
	})
}

// outcome is what these tests read of the command's JSON.
type outcome struct {
	Verdict  string
	Complete int
	Blocked  int
	Errors   []finding
	Warnings []finding
	Bounded  bool
	Stopped  string
	Reasons  []string
}

type finding struct {
	Kind, Message, File string
	Line                int
	Events              []struct{ Line int }
}

func (f finding) String() string {
	return fmt.Sprintf("%s at %s:%d (%s)", f.Kind, f.File, f.Line, f.Message)
}

// run explores file, which takes a second at most on a quiet machine, and returns the outcome and the command's exit code.
func run(t *testing.T, file string, args ...string) (outcome, int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 6*time.Minute)
	defer cancel()
	args = append(args, "--timeout=5m", "--workers=1")
	text, code, err := reported(ctx, t, file, args...)
	var o outcome
	if err == nil {
		err = json.Unmarshal(text, &o)
	}
	if err != nil {
		t.Fatalf("genmcgo %s %s\nexit code %d, no JSON (%v)", strings.Join(args, " "), file, code, err)
	}
	return o, code
}

// reported is the report on file in JSON, and the command's exit code. With -full the command runs;
// otherwise the library does, as a process costs more than most of the explorations. The error
// says why there is no report.
func reported(ctx context.Context, t *testing.T, file string, args ...string) (text []byte, code int, err error) {
	t.Helper()
	if scale.Full() {
		exe, err := command()
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(ctx, exe, append(slices.Clone(args), "--format=json", file)...)
		var stdout, stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		var exit *exec.ExitError
		if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
			t.Fatalf("genmcgo %s: %v", strings.Join(args, " "), err)
		}
		if stdout.Len() == 0 {
			err = errors.New(head(stderr.String()))
		}
		return stdout.Bytes(), cmd.ProcessState.ExitCode(), err
	}
	var o genmcgo.Options
	for _, arg := range args {
		name, value, ok := strings.Cut(strings.TrimPrefix(arg, "--"), "=")
		if !ok {
			value = genmcgo.SettingByName(name).Alone
		}
		if err := o.Set(name, value); err != nil {
			t.Fatalf("%s: %v", arg, err)
		}
	}
	r, err := genmcgo.Check(ctx, genmcgo.File(file), o)
	if err != nil {
		return nil, 2, err
	}
	var b bytes.Buffer
	if err := r.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), map[string]int{report.Error: 1, report.Incomplete: 4}[r.Verdict], nil
}

// head is the beginning of a long text.
func head(s string) string {
	if lines := strings.SplitAfter(s, "\n"); len(lines) > 12 {
		return strings.Join(lines[:12], "") + "..."
	}
	return s
}

// check compares an outcome with what is expected of the program whose source
// file is called name.
func (e *Expect) check(o outcome, code int, name string) error {
	wantCode := 1
	switch e.Outcome[0] {
	case Verified:
		wantCode = 0
	case Incomplete, Vacuous:
		wantCode = 4
	}
	if vacuous := slices.Equal(o.Reasons, []string{Vacuous}); vacuous != (e.Outcome[0] == Vacuous) {
		return fmt.Errorf("verdict %s because of %v, want %s", o.Verdict, o.Reasons, e.Outcome)
	}
	verdict := map[int]string{0: Verified, 1: "error", 4: Incomplete}[wantCode]
	if o.Verdict != verdict || code != wantCode {
		return fmt.Errorf("verdict %s (exit code %d, stopped %q) with errors %v, want %s", o.Verdict, code, o.Stopped, o.Errors, e.Outcome)
	}
	if e.Complete >= 0 && o.Complete != e.Complete {
		return fmt.Errorf("%d complete executions (and %d blocked), want %d", o.Complete, o.Blocked, e.Complete)
	}
	if wantCode == 1 {
		return e.checkErrors(o.Errors, name)
	}
	if len(o.Errors) != 0 {
		return fmt.Errorf("%s, but there are errors: %v", o.Verdict, o.Errors)
	}
	if (e.Warn != "") != (len(o.Warnings) > 0) {
		return fmt.Errorf("warnings %v, want %q", o.Warnings, e.Warn)
	}
	for _, w := range o.Warnings {
		if w.Kind != e.Warn {
			return fmt.Errorf("warning %v, want %s", w, e.Warn)
		}
		if len(e.WarnLines) > 0 && (!slices.Contains(e.WarnLines, w.Line) || filepath.Base(w.File) != name) {
			return fmt.Errorf("warning %v, want line %v", w, e.WarnLines)
		}
	}
	return nil
}

func (e *Expect) checkErrors(found []finding, name string) error {
	if len(found) == 0 {
		return errors.New("verdict error, but no errors")
	}
	for _, f := range found {
		if !slices.Contains(e.Outcome, f.Kind) {
			return fmt.Errorf("%v, want %s", f, strings.Join(e.Outcome, " or "))
		}
		if f.Message == "" {
			return fmt.Errorf("%v: no message", f)
		}
		if len(e.Lines) == 0 {
			continue
		}
		if filepath.Base(f.File) != name {
			return fmt.Errorf("%v, want it in %s", f, name)
		}
		if len(e.Others) == 0 {
			if !slices.Contains(e.Lines, f.Line) {
				return fmt.Errorf("%v, want line %v", f, e.Lines)
			}
			continue
		}
		// Which of two conflicting steps fails is a matter of who came first.
		if len(f.Events) < 2 {
			return fmt.Errorf("%v: %d events, want 2 (lines %v and %v)", f, len(f.Events), e.Lines, e.Others)
		}
		a, b := f.Line, f.Events[1].Line
		if !(slices.Contains(e.Lines, a) && slices.Contains(e.Others, b)) && !(slices.Contains(e.Lines, b) && slices.Contains(e.Others, a)) {
			return fmt.Errorf("%v in conflict with line %d, want lines %v and %v", f, b, e.Lines, e.Others)
		}
	}
	return nil
}

// program is one source file.
type program struct {
	path, stem, name string // name with extension
	expect           []Expect
}

// programs reads the sources in a directory.
func programs(t *testing.T, dir string) []program {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []program
	for _, d := range entries {
		ext := filepath.Ext(d.Name())
		if ext != ".c" && ext != ".cpp" {
			continue
		}
		path := filepath.Join(dir, d.Name())
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		expect, err := Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		checkMarks(t, path, string(text), expect)
		out = append(out, program{path, strings.TrimSuffix(d.Name(), ext), d.Name(), expect})
	}
	return out
}

// checkMarks compares the line numbers at the top of a program with the words
// that mark the same lines in its text.
func checkMarks(t *testing.T, path, text string, expect []Expect) {
	t.Helper()
	for _, e := range expect {
		for _, m := range []struct {
			word  string
			lines []int
		}{{"// fails here", e.Lines}, {"// conflicts", e.Others}, {"// warns", e.WarnLines}} {
			if len(m.lines) == 0 {
				continue
			}
			var marked []int
			for i, l := range strings.Split(text, "\n") {
				if strings.Contains(l, m.word) {
					marked = append(marked, i+1)
				}
			}
			if !slices.Equal(marked, m.lines) {
				t.Errorf("%s: the top says %v, %q is at %v", path, m.lines, m.word, marked)
			}
		}
	}
}

// verify runs file, made from p, under every expectation and model, or one of them if not
// everything is run.
func verify(t *testing.T, p program, file string, extra ...string) {
	runs := 0
	for _, e := range p.expect {
		runs += len(e.Models)
	}
	only := scale.Choose(t.Name(), runs)
	for _, e := range p.expect {
		for _, mm := range e.Models {
			if only--; only != -1 && !scale.Full() {
				continue
			}
			if file := filepath.Join(root, "examples", "models", mm); strings.HasSuffix(mm, ".kat") && exists(file) {
				mm = file
			}
			args := append(append([]string{"--mm=" + mm}, e.Flags...), extra...)
			o, code := run(t, file, args...)
			if err := e.check(o, code, p.name); err != nil {
				t.Errorf("%s %s: %v", strings.Join(args, " "), file, err)
			}
		}
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// TestShipped runs every program from the IR that is shipped: no clang needed. Of what
// another compiler left than the one that all programs are shipped from there is a sample.
func TestShipped(t *testing.T) {
	dirs, err := filepath.Glob(filepath.Join("testdata", "ll", "*", "*"))
	if err != nil || len(dirs) == 0 {
		t.Fatal("no IR in testdata/ll", err)
	}
	for _, dir := range dirs {
		kind := filepath.Base(dir)
		for _, p := range programs(t, filepath.Join("testdata", kind)) {
			file := filepath.Join(dir, p.stem+".ll")
			if _, err := os.Stat(file); err != nil {
				if filepath.Base(filepath.Dir(dir)) == "clang-14-O0" {
					t.Errorf("%s is missing: run scripts/regen.sh", file)
				}
				continue
			}
			name := filepath.Base(filepath.Dir(dir)) + "/" + kind + "/" + p.stem
			every := scale.By{Short: 40, Usual: 14, Wide: 8, Full: 1}
			if strings.HasPrefix(name, "clang-14-O0/") {
				every = scale.By{Short: 14, Usual: 1, Full: 1}
			}
			if !every.Takes(name) {
				continue
			}
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				verify(t, p, file)
			})
		}
	}
}

// TestCompiled runs every program from its source, with each clang there is; without -full, a sample.
func TestCompiled(t *testing.T) {
	if testing.Short() {
		t.Skip("short: programs are not compiled")
	}
	some := false
	every := scale.By{Short: 1, Usual: 32, Wide: 20, Full: 1}
	for _, v := range []string{"13", "14", "15", "16", "17", "18", "19", "20", "21", "22"} {
		clang := "clang-" + v
		if _, err := exec.LookPath(clang); err != nil {
			continue
		}
		some = true
		for _, kind := range []string{"wrong", "right", "lb", "models", "remedy"} {
			for i, p := range programs(t, filepath.Join("testdata", kind)) {
				// The newest is asked for all of them; of the others every fifth,
				// another fifth each, will do.
				if n := int(v[1] - '0'); v != "22" && i%5 != n%5 {
					continue
				}
				if !every.Takes(clang + "/" + kind + "/" + p.stem) {
					continue
				}
				t.Run(clang+"/"+kind+"/"+p.stem, func(t *testing.T) {
					t.Parallel()
					e := p.expect
					if len(e) > 1 {
						e = e[:1]
					}
					p.expect = []Expect{e[0]}
					p.expect[0].Models = e[0].Models[len(e[0].Models)-1:]
					verify(t, p, p.path, "--clang="+clang)
				})
			}
		}
	}
	if !some {
		t.Skip("SKIPPED: no clang-13 ... clang-22 on PATH, nothing was compiled")
	}
}

// TestExamples runs examples/ from the IR that is shipped beside each program.
func TestExamples(t *testing.T) {
	dir := filepath.Join(root, "examples")
	for _, p := range programs(t, dir) {
		files, err := filepath.Glob(filepath.Join(dir, "clang-*", p.stem+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range append(files, filepath.Join(dir, p.stem+".ll")) {
			name, _ := filepath.Rel(dir, file)
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				verify(t, p, file)
			})
		}
	}
}

// TestExamplesTable compares the table in examples/README.md with what the
// programs say of themselves.
func TestExamplesTable(t *testing.T) {
	dir := filepath.Join(root, "examples")
	readme, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	table := map[string][]string{}
	for _, line := range strings.Split(string(readme), "\n") {
		cells := strings.Split(strings.Trim(line, "| "), "|")
		if len(cells) == 2+len(Models) {
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			table[strings.Trim(cells[0], "`")] = cells[2:]
		}
	}
	for _, p := range programs(t, dir) {
		row, ok := table[p.name]
		if !ok {
			t.Errorf("examples/README.md has no row for %s", p.name)
			continue
		}
		for i, mm := range Models {
			want := ""
			for _, e := range p.expect {
				if slices.Contains(e.Models, mm) && len(e.Flags) == 0 {
					want = strings.Join(e.Outcome, " or ")
				}
			}
			if row[i] != want {
				t.Errorf("examples/README.md: %s under %s: %q, the program says %q", p.name, mm, row[i], want)
			}
		}
		delete(table, p.name)
	}
	for name := range table {
		if strings.Contains(name, ".") {
			t.Errorf("examples/README.md speaks of %s, which does not exist", name)
		}
	}
}

// TestNoMachinePaths makes sure that what is shipped tells nothing of where it
// was made.
func TestNoMachinePaths(t *testing.T) {
	for _, dir := range []string{filepath.Join("testdata", "ll"), filepath.Join(root, "examples")} {
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".ll" {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for i, line := range strings.Split(string(text), "\n") {
				if !strings.Contains(line, "!DIFile(") {
					continue
				}
				line = strings.ReplaceAll(line, `"/usr/`, `"`) // headers of the system
				if strings.Contains(line, `filename: "/`) || strings.Contains(line, `directory: "/`) {
					t.Errorf("%s:%d: absolute path: %s", path, i+1, line)
				}
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func TestParse(t *testing.T) {
	got, err := Parse("// x\n// expect: free-race|use-after-free line=3,4 other=9 mm=sc,ra complete=2 flags=--a=1,--b warn=leak warnline=7\nint x;\n// expect: verified\n")
	if err != nil {
		t.Fatal(err)
	}
	want := "[{[free-race use-after-free] [3 4] [9] 2 leak [7] [sc ra] [--a=1 --b]} {[verified] [] [] -1  [] [sc tso ra rc11] []}]"
	if s := fmt.Sprint(got); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	for _, bad := range []string{"", "int main;", "// expect:", "// expect: verified line", "// expect: verified line=x", "// expect: verified mm=arm",
		"// expect: verified colour=red"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}
