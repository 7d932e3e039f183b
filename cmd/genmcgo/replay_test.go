package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// exec runs the command with stdin and returns what it prints.
func execute(stdin string, args ...string) (stdout, stderr string, code int) {
	var out, err bytes.Buffer
	code = doMain(args, strings.NewReader(stdin), &out, &err)
	return out.String(), err.String(), code
}

// record runs file with the given flags and returns the name of the report in JSON.
func record(t *testing.T, args ...string) string {
	t.Helper()
	trace := filepath.Join(t.TempDir(), "err.json")
	if _, stderr, code := execute("", append([]string{"--json=" + trace}, args...)...); code > exitError {
		t.Fatalf("exit code %d\n%s", code, stderr)
	}
	return trace
}

const examples = "../../examples/"

// edited writes a changed copy of a file.
func edited(t *testing.T, file, old, new string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), old) {
		t.Fatalf("%s does not contain %q", file, old)
	}
	name := filepath.Join(t.TempDir(), filepath.Base(file))
	if err := os.WriteFile(name, []byte(strings.ReplaceAll(string(text), old, new)), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// What is replayed prints what was printed then, but for the last lines.
func TestReplayText(t *testing.T) {
	scale.NotShort(t)
	for _, c := range []struct{ file, mm string }{
		{"mp-relaxed.ll", "rc11"}, {"mp-relaxed.ll", "imm"}, {"sb.ll", "tso"}, {"../internal/corpus/testdata/ll/clang-14-O0/lb/lb-acq.ll", "imm"}, {"philosophers.ll", "sc"}, {"mp-relaxed.ll", "ra.kat"}, {"../internal/corpus/testdata/ll/clang-14-O0/lb/lb-acq.ll", "imm.kat"},
	} {
		t.Run(c.file+" "+c.mm, func(t *testing.T) {
			trace := record(t, "--mm="+c.mm, examples+c.file)
			first, _, code := execute("", "--mm="+c.mm, examples+c.file)
			if code != exitError {
				t.Fatalf("exit code %d\n%s", code, first)
			}
			again, stderr, code := execute("", "replay", examples+c.file, "--trace", trace)
			if code != exitError || stderr != "" {
				t.Fatalf("exit code %d\n%s", code, stderr)
			}
			cut := func(s string) string { s, _, _ = strings.Cut(s, "  reproduce:"); return s }
			if cut(first) != cut(again) {
				t.Errorf("the run printed\n%s\nand its replay\n%s", cut(first), cut(again))
			}
			if !strings.Contains(again, ", again; replayed from "+trace) {
				t.Errorf("the last line is wrong:\n%s", again)
			}
			// The trace can be read from standard input, and FILE left out.
			text, err := os.ReadFile(trace)
			if err != nil {
				t.Fatal(err)
			}
			if piped, stderr, code := execute(string(text), "replay", "--trace=-"); code != exitError || cut(piped) != cut(again) {
				t.Errorf("from standard input: exit code %d\n%s%s", code, stderr, piped)
			}
		})
	}
}

// Reports of older versions of the schema are read, and what they call things does not keep their executions from being
// replayed. (Those in testdata/schema1 were written before names were those of the source.)
func TestOldReports(t *testing.T) {
	t.Parallel()
	for name, program := range map[string]string{"mp-relaxed": "mp-relaxed", "several": "mp-relaxed", "philosophers": "philosophers"} {
		old := filepath.Join("testdata", "schema1", name+".json")
		file := examples + program + ".ll"
		stdout, stderr, code := execute("", "replay", file, "--trace="+old, "--changed")
		if code != exitError || !strings.Contains(stdout, ", again; replayed from "+old) {
			t.Errorf("%s: replay: exit code %d\n%s%s", name, code, stdout, stderr)
		}
		if stdout, stderr, code := execute("", "step", file, "--trace="+old, "--changed"); code != exitVerified || !strings.Contains(stdout, " steps of ") {
			t.Errorf("%s: step: exit code %d\n%s%s", name, code, stdout, stderr)
		}
		models := "--mm=rc11"
		if name == "several" {
			models = "--mm=sc,rc11"
		}
		now := record(t, models, file)
		for _, pair := range [][2]string{{old, now}, {now, old}} {
			if stdout, stderr, code := execute("", "--diff", pair[0], pair[1]); code != exitVerified || !strings.Contains(stdout, "error still there: ") {
				t.Errorf("%s: --diff: exit code %d\n%s%s", name, code, stdout, stderr)
			}
		}
	}
	// Another event is noticed, nevertheless.
	text, err := os.ReadFile(filepath.Join("testdata", "schema1", "philosophers.json"))
	if err != nil {
		t.Fatal(err)
	}
	bad := filepath.Join(t.TempDir(), "bad.json")
	if err := os.WriteFile(bad, []byte(strings.ReplaceAll(string(text), `"size": 4`, `"size": 2`)), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, stderr, code := execute("", "replay", examples+"philosophers.ll", "--trace="+bad, "--changed"); code == exitError || !strings.Contains(stderr, "does not fit") {
		t.Errorf("an event of another size is replayed: exit code %d\n%s", code, stderr)
	}
}

// What cannot be replayed is refused with a reason and a remedy.
func TestReplayRefused(t *testing.T) {
	mp := examples + "mp-relaxed.ll"
	trace := record(t, mp)
	text, err := os.ReadFile(trace)
	if err != nil {
		t.Fatal(err)
	}
	dir, n := t.TempDir(), 0
	write := func(name, s string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(s), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	change := func(old, new string) string {
		if !strings.Contains(string(text), old) {
			t.Fatalf("the report has no %q", old)
		}
		n++
		return write(fmt.Sprintf("changed%d.json", n), strings.Replace(string(text), old, new, 1))
	}
	var r report.Report
	if err := json.Unmarshal(text, &r); err != nil {
		t.Fatal(err)
	}
	execution := r.Errors[0].Replay.Execution
	verified := record(t, examples+"mp.ll")
	several := record(t, "--mm=sc,rc11", examples+"sb.ll")
	for _, c := range []struct {
		name string
		args []string
		want []string // in standard error
	}{
		{"no trace", []string{mp}, []string{"--trace"}},
		{"no file", []string{mp, "--trace=" + dir + "/nothing"}, []string{"no such file"}},
		{"a directory", []string{mp, "--trace=" + dir}, []string{"directory"}},
		{"empty", []string{mp, "--trace=" + write("a", "")}, []string{"empty", "--format=json"}},
		{"garbage", []string{mp, "--trace=" + write("b", "\x00\x01\x02")}, []string{"not JSON", ":1:1"}},
		{"IR", []string{mp, "--trace=" + mp}, []string{"not JSON"}},
		{"cut", []string{mp, "--trace=" + write("c", string(text[:len(text)/2]))}, []string{"not JSON"}},
		{"another tool's", []string{mp, "--trace=" + write("d", `{"schema": 1, "tool": "other"}`)}, []string{"not a report"}},
		{"an array", []string{mp, "--trace=" + write("e", `[]`)}, []string{"not a report"}},
		{"null", []string{mp, "--trace=" + write("f", `null`)}, []string{"not a report"}},
		{"another schema", []string{mp, "--trace=" + change(`"schema": 2`, `"schema": 99`)}, []string{"schema 99"}},
		{"verified", []string{examples + "mp.ll", "--trace=" + verified}, []string{"no error in it", "verified"}},
		{"no replay", []string{mp, "--trace=" + change(`"replay": {`, `"other": {`)}, []string{"another version", "record it again"}},
		{"a newer replay", []string{mp, "--trace=" + change(`"replay": {
        "version": 1`, `"replay": {
        "version": 7`)}, []string{"version 7", "record it again"}},
		{"no base64", []string{mp, "--trace=" + change(execution, "*"+execution)}, []string{"damaged", "base64"}},
		{"bits", []string{mp, "--trace=" + change(execution, "B"+execution[1:])}, []string{"damaged", "checksum"}},
		{"short", []string{mp, "--trace=" + change(execution, execution[:len(execution)-8])}, []string{"damaged", "checksum"}},
		{"another kind", []string{mp, "--trace=" + change(`"kind": "data-race"`, `"kind": "deadlock"`)}, []string{"another error"}},
		{"edited graph", []string{mp, "--trace=" + change(`"order": "rlx"`, `"order": "sc"`)}, []string{"edited", "(1,2)", "mp-relaxed.c:17"}},
		{"another model", []string{mp, "--trace=" + change(`"model": "ra"`, `"model": "nonsense"`)}, []string{"nonsense"}},
		{"foreign", []string{examples + "sb.ll", "--trace=" + trace}, []string{"another program", "writer", "--changed"}},
		{"foreign, changed", []string{examples + "sb.ll", "--trace=" + trace, "--changed"}, []string{"does not fit", "record it again"}},
		{"stale", []string{edited(t, mp, "i32 42", "i32 43"), "--trace=" + trace}, []string{"another program", "W na data = 42", "mp-relaxed.c:16", "W na data = 43", "--changed"}},
		{"stale, changed", []string{edited(t, mp, "store i32 42, i32* @data", "store atomic i32 42, i32* @flag monotonic"), "--trace=" + trace, "--changed"}, []string{"does not fit", "(1,1)", "data"}},
		{"the other file", []string{"nothing.ll", "--trace=" + trace}, []string{"nothing.ll"}},
		{"which error", []string{mp, "--trace=" + trace, "--error=2"}, []string{"--error=2", "1 is data-race at mp-relaxed.c:24"}},
		{"which model", []string{mp, "--trace=" + trace, "--mm=sc"}, []string{"rc11", "leave"}},
		{"which of several models", []string{examples + "sb.ll", "--trace=" + several, "--mm=tso"}, []string{"sc, rc11"}},
		{"other settings", []string{mp, "--trace=" + trace, "--unroll=7"}, []string{"--unroll=7", "leave the flag out"}},
		{"search", []string{mp, "--trace=" + trace, "--workers=2"}, []string{"--workers", "has one already"}},
		{"unknown flag", []string{mp, "--trace=" + trace, "--erorr=2"}, []string{"--error"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			stdout, stderr, code := execute("", append([]string{"replay"}, c.args...)...)
			if code != exitUsage || stdout != "" {
				t.Errorf("exit code %d\n%s%s", code, stdout, stderr)
			}
			for _, w := range c.want {
				if !strings.Contains(stderr, w) {
					t.Errorf("standard error does not say %q:\n%s", w, stderr)
				}
			}
		})
	}
	if _, stderr, code := execute("", "replay", "-", "--trace=-"); code != exitUsage {
		t.Errorf("program and trace from standard input: exit code %d\n%s", code, stderr)
	}
}

// A program that was changed: the recorded execution still fails, no longer fails, or
// is no longer possible.
func TestReplayChanged(t *testing.T) {
	mp := examples + "mp-relaxed.ll"
	trace := record(t, "--estimate=false", mp)
	sb := record(t, "--mm=tso", examples+"sb.ll")
	for _, c := range []struct {
		name, file, trace string
		code              int
		want              string
	}{
		{"still wrong", edited(t, mp, "i32 42", "i32 43"), trace, exitError, "data-race at mp-relaxed.c:24, again"},
		{"fixed", examples + "mp.ll", trace, exitVerified, "does not show again, and nothing else is wrong"},
		{"forbidden", edited(t, examples+"sb.ll", "monotonic", "seq_cst"), sb, exitVerified, "tso forbids the execution now"},
	} {
		t.Run(c.name, func(t *testing.T) {
			stdout, stderr, code := execute("", "replay", c.file, "--trace="+c.trace, "--changed")
			if code != c.code || stderr != "" || !strings.Contains(stdout, c.want) {
				t.Errorf("exit code %d\n%s%s", code, stdout, stderr)
			}
			if _, _, code := execute("", "replay", c.file, "--trace="+c.trace); code != exitUsage {
				t.Errorf("without --changed: exit code %d", code)
			}
		})
	}
	// Code that only moved is the same program.
	moved := edited(t, mp, "!DILocation(line: 2", "!DILocation(line: 102")
	stdout, stderr, code := execute("", "replay", moved, "--trace="+trace)
	if code != exitError || stderr != "" {
		t.Errorf("moved: exit code %d\n%s%s", code, stdout, stderr)
	}
}

// The N-th error and the settings of the run are those of the report; a table of
// several models has the errors of each.
func TestReplaySettings(t *testing.T) {
	trace := record(t, "--mm=sc,tso,rc11", "--unroll=2", "--keep-going", "--check-unordered", examples+"sb.ll")
	text, err := os.ReadFile(trace)
	if err != nil {
		t.Fatal(err)
	}
	table, err := report.Read(trace, text)
	if err != nil {
		t.Fatal(err)
	}
	found := table.Recorded()
	if len(found) < 2 {
		t.Fatalf("%d findings", len(found))
	}
	for i, want := range found {
		stdout, stderr, code := execute("", "replay", examples+"sb.ll", "--trace="+trace, "--error="+string(rune('1'+i)), "--format=json")
		var got report.Report
		if err := json.Unmarshal([]byte(stdout), &got); err != nil || code != exitError {
			t.Fatalf("exit code %d, %v\n%s", code, err, stderr)
		}
		list := append(got.Errors, got.Warnings...)
		list[0].Times = want.Times
		if len(list) != 1 || !reflect.DeepEqual(&list[0], want.Finding) || got.Model != want.Report.Model {
			t.Errorf("%d: %s under %s became %s under %s", i+1, want.Name(), want.Report.Model, list[0].Kind, got.Model)
		}
		if flags := strings.Join(want.Replay.Flags, " "); flags != "--check-unordered=true --unroll=2" {
			t.Errorf("%d: recorded with %q", i+1, flags)
		}
	}
	if _, stderr, code := execute("", "replay", examples+"sb.ll", "--trace="+trace, "--unroll=2", "--mm=tso"); code != exitError {
		t.Errorf("the same settings given again: exit code %d\n%s", code, stderr)
	}
	for _, args := range [][]string{{"replay", "--help"}, {"step", "--help"}} {
		stdout, _, code := execute("", args...)
		if code != 0 || !strings.HasPrefix(stdout, "Usage: genmcgo "+args[0]) {
			t.Errorf("%v: exit code %d\n%s", args, code, stdout)
		}
	}
}

// Whatever --trace has, there is an answer and no panic.
func FuzzReplayTrace(f *testing.F) {
	text := "define i32 @main() {\n  ret i32 1\n}\n"
	program := filepath.Join(f.TempDir(), "p.ll")
	if err := os.WriteFile(program, []byte(text), 0o644); err != nil {
		f.Fatal(err)
	}
	out, _, _ := execute("", "--format=json", program)
	f.Add([]byte(out))
	f.Add([]byte(`{"schema":1,"tool":"genmcgo","models":[null]}`))
	f.Add([]byte(`{"schema":1,"tool":"genmcgo","errors":[{"kind":"x","graph":{},"replay":{"version":1}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, what := range []string{"replay", "step"} {
			args := []string{what, program, "--trace=-"}
			if what == "step" {
				args = append(args, "--do=run; back; threads; memory; views; info break; goto 1; why; graph")
			}
			if _, stderr, code := execute(string(data), args...); code == exitBug {
				t.Fatal(stderr)
			}
		}
	})
}
