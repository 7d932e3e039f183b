package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// tracefile is what lcov reads: by source, the counts of lines and functions.
type tracefile struct {
	lines     map[string]map[int]int
	functions map[string]map[string]int
}

// parseTracefile reads a tracefile as the manual of geninfo describes it, and fails where one
// is not right: a record out of place, a line twice, a sum that is not the sum.
func parseTracefile(t *testing.T, text string) tracefile {
	t.Helper()
	f := tracefile{map[string]map[int]int{}, map[string]map[string]int{}}
	file, test := "", ""
	declared := map[string]int{}
	sum := map[string]int{}
	seen := map[string]bool{}
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 {
			t.Fatalf("%q is no number", s)
		}
		return n
	}
	for _, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		key, value, _ := strings.Cut(line, ":")
		if key != "TN" && key != "SF" && key != "end_of_record" && file == "" {
			t.Fatalf("%q outside of a record", line)
		}
		switch key {
		case "TN":
			if test = value; !regexp.MustCompile(`^\w+$`).MatchString(test) {
				t.Fatalf("test %q", value)
			}
		case "SF":
			if file != "" || value == "" || seen[test+" "+value] {
				t.Fatalf("%q: a record in a record, or twice", line)
			}
			file = value
			seen[test+" "+value] = true
			declared, sum = map[string]int{}, map[string]int{}
			if f.lines[file] == nil {
				f.lines[file], f.functions[file] = map[int]int{}, map[string]int{}
			}
		case "FN":
			at, name, ok := strings.Cut(value, ",")
			if _, again := declared[name]; !ok || again || number(at) == 0 {
				t.Fatalf("%q", line)
			}
			declared[name] = number(at)
		case "FNDA":
			n, name, _ := strings.Cut(value, ",")
			if declared[name] == 0 {
				t.Fatalf("%q of a function that is not declared", line)
			}
			f.functions[file][name] = max(f.functions[file][name], number(n))
			sum["functions"]++
			sum["functions hit"] += min(number(n), 1)
		case "DA":
			at, n, _ := strings.Cut(value, ",")
			if number(at) <= sum["last"] {
				t.Fatalf("%q: lines are out of order", line)
			}
			sum["last"] = number(at)
			f.lines[file][number(at)] = max(f.lines[file][number(at)], number(n))
			sum["lines"]++
			sum["lines hit"] += min(number(n), 1)
		case "FNF", "FNH", "LF", "LH":
			what := map[string]string{"FNF": "functions", "FNH": "functions hit", "LF": "lines", "LH": "lines hit"}[key]
			if number(value) != sum[what] {
				t.Fatalf("%s: %q, there are %d", file, line, sum[what])
			}
		case "end_of_record":
			file = ""
		default:
			t.Fatalf("%q is no record", line)
		}
	}
	if file != "" {
		t.Fatal("the last record does not end")
	}
	return f
}

// compilers are those that are installed.
func compilers(t *testing.T) []string {
	var out []string
	for _, c := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(c); err == nil {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		t.Skip("THERE IS NO clang: coverage of compiled programs is not checked")
	}
	return out
}

var marked = regexp.MustCompile(`// (stuck: )?(reached|missed)( assertion| thread)?$`)

// TestCoverage: what the sources say of their lines is what is reported, with each compiler,
// under each model and equivalence; and what lcov's tools are given is well-formed.
func TestCoverage(t *testing.T) {
	scale.NotShort(t)
	dir := "testdata/coverage/"
	every := scale.By{Short: 5, Usual: 3, Wide: 2, Full: 1}
	for i, clang := range compilers(t) {
		for j, flags := range [][]string{
			{"--mm=sc"}, {"--mm=rc11"}, {"--mm=imm"}, {"--mm=sc", "--equivalence=rf"}, {"--mm=sc", "--equivalence=rvf"}, {"--mm=sc", "--equivalence=auto"},
			{"--workers=2"}, {"--cache=false", "--estimate=false"}, {"--lookahead=false", "--unblock=false"}, {"--mm=sc,rc11"}, {"--symmetry"},
		} {
			for _, stuck := range []bool{false, true} {
				if i > 0 && (stuck || flags[0] != "--mm=rc11") {
					continue // one row is enough for the other compilers
				}
				if !every.Nth(j) {
					continue
				}
				out := filepath.Join(t.TempDir(), "out.info")
				args := append(slices.Clone(flags), "--format=json", "--coverage="+out, "--clang="+clang, dir+"main.c", "--", "-O0", "-g")
				want := 0
				if stuck {
					args = append(args, "-DSTUCK")
					want = exitIncomplete
				}
				code, stdout, stderr := run(t, nil, args...)
				if code != want {
					t.Fatalf("%s %v: status %d\n%s%s", clang, flags, code, stdout, stderr)
				}
				text, err := os.ReadFile(out)
				if err != nil {
					t.Fatal(err)
				}
				got := parseTracefile(t, string(text))
				if len(got.lines) != 3 {
					t.Errorf("sources %v", got.lines)
				}
				sites := compareMarked(t, fmt.Sprintf("%s %v %v", clang, flags, stuck), got, stuck)
				functions := got.counts()
				wantFunctions := map[string]int{"main": 1, "waiter": 1, "late": 0, "stuck": 0, "assumes": 1, "set": 1, "twice": 1, "never_called": 0, "backs_off": 1}
				if stuck {
					wantFunctions["stuck"] = 1
				}
				if fmt.Sprint(functions) != fmt.Sprint(wantFunctions) {
					t.Errorf("%s %v: functions %v, want %v", clang, flags, functions, wantFunctions)
				}
				for _, r := range reports(t, stdout) {
					unreached := map[string]bool{}
					for _, u := range r.Unreached {
						unreached[fmt.Sprint(u.What, " ", filepath.Base(u.File), ":", u.Line)] = true
					}
					if fmt.Sprint(unreached) != fmt.Sprint(sites) {
						t.Errorf("%s %v: %v, want %v", clang, flags, unreached, sites)
					}
				}
			}
		}
	}
}

// compareMarked compares got with what the sources say of their lines, and returns the assertions and threads that they say are missed.
func compareMarked(t *testing.T, what string, got tracefile, stuck bool) (sites map[string]bool) {
	t.Helper()
	sites = map[string]bool{}
	for file, lines := range got.lines {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(source), "\n") {
			mark := marked.FindStringSubmatch(line)
			hits, known := lines[n+1]
			if mark == nil || mark[1] != "" && !stuck {
				continue
			}
			if !known || (hits > 0) != (mark[2] == "reached") {
				t.Errorf("%s: %s:%d: count %d (known: %v): %s", what, file, n+1, hits, known, line)
			}
			if mark[3] != "" {
				sites[fmt.Sprint(strings.TrimSpace(mark[3]), " ", filepath.Base(file), ":", n+1)] = true
			}
		}
	}
	return sites
}

// counts are those of all functions.
func (f tracefile) counts() map[string]int {
	all := map[string]int{}
	for _, of := range f.functions {
		for name, n := range of {
			all[name] = n
		}
	}
	return all
}

// TestCoverageInlined: a function that was inlined ends where a call of it returns, and a call is executed where the body is.
func TestCoverageInlined(t *testing.T) {
	for _, clang := range compilers(t) {
		for _, flags := range [][]string{{"--mm=sc"}, {"--mm=imm", "--unblock=false", "--lookahead=false"}} {
			what := fmt.Sprint(clang, " ", flags)
			out := filepath.Join(t.TempDir(), "out.info")
			args := append(flags, "--check-races=false", "--allow-vacuous", "--coverage="+out, "--clang="+clang, "testdata/coverage/inlined.c", "--", "-O0", "-g")
			if code, stdout, stderr := run(t, nil, args...); code != exitVerified {
				t.Fatalf("%s: status %d\n%s%s", what, code, stdout, stderr)
			}
			text, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			got := parseTracefile(t, string(text))
			if len(got.lines) != 1 {
				t.Errorf("%s: sources %v", what, got.lines)
			}
			compareMarked(t, what, got, false)
			want := map[string]int{
				"quits": 1, "quit": 1, "leaves": 1, "empty": 0, "sets": 0, "chooses": 1, "writes": 1, "nothing": 1, "within": 1, "waiter": 1, "other": 1,
				"main": 1,
			}
			if functions := got.counts(); fmt.Sprint(functions) != fmt.Sprint(want) {
				t.Errorf("%s: functions %v, want %v", what, functions, want)
			}
		}
	}
}

// TestCoverageOfExecutions: whatever the executions show that are printed, their lines are
// reached; and of a run that ends early nothing is said to be unreachable.
func TestCoverageOfExecutions(t *testing.T) {
	files, err := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 200 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	checked := 0
	for i, file := range files {
		if i%25 != 0 {
			continue
		}
		out := filepath.Join(t.TempDir(), "out.info")
		code, stdout, stderr := run(t, nil, "--format=json", "--print-executions", "--keep-going", "--estimate=false", "--max-executions=200", "--timeout=20s", "--max-stack=500", "--coverage="+out, file)
		if code == exitUsage {
			continue // refused
		}
		var r report.Report
		if err := json.Unmarshal([]byte(stdout), &r); err != nil {
			t.Fatalf("%s: %v %s", file, err, stderr)
		}
		text, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		got := parseTracefile(t, string(text))
		for _, e := range r.Executions {
			for _, th := range e.Graph.Threads {
				for _, ev := range th.Events {
					lines := got.lines[ev.File]
					if ev.Line == 0 || ev.Kind == "start" || ev.Kind == "absent" || lines == nil {
						continue
					}
					if checked++; lines[ev.Line] == 0 {
						t.Fatalf("%s: %s is an event at %s:%d, which is not reached", file, ev.Text, ev.File, ev.Line)
					}
				}
			}
		}
		if r.Stopped != "" && len(r.Unreached) > 0 {
			t.Errorf("%s: stopped by %s, and yet %v", file, r.Stopped, r.Unreached)
		}
	}
	if checked < 100 {
		t.Errorf("%d events were checked", checked)
	}
}

// TestCoverageAlike: what is reached does not depend on filters that leave executions out, and on what they ask about: with
// them a thread that waits for a lock went on as far as the report was concerned.
func TestCoverageAlike(t *testing.T) {
	scale.NotShort(t)
	files, err := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 200 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 24, Usual: 12, Wide: 6, Full: 1}
	compared := 0
	for i, file := range files {
		if !every.Nth(i) && filepath.Base(file) != "deadlock-c11.ll" {
			continue
		}
		var got []string
		for _, flags := range [][]string{nil, {"--unblock=false", "--lookahead=false"}} {
			out := filepath.Join(t.TempDir(), "out.info")
			args := append(flags, "--keep-going", "--estimate=false", "--timeout=10s", "--max-stack=500", "--coverage="+out, file)
			if code, _, _ := run(t, nil, args...); code != exitVerified && code != exitError {
				break
			}
			text, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, string(text))
		}
		if len(got) == 2 {
			if compared++; got[0] != got[1] {
				t.Errorf("%s: coverage\n%s\nwithout filters\n%s", file, got[0], got[1])
			}
		}
	}
	if compared < 8 {
		t.Errorf("%d programs were compared", compared)
	}
}

// TestCoverageTools: lcov and genhtml take the file.
func TestCoverageTools(t *testing.T) {
	genhtml, err := exec.LookPath("genhtml")
	if err != nil {
		t.Skip("THERE IS NO genhtml: only our own parser reads the tracefile")
	}
	compilers(t)
	dir := t.TempDir()
	out := filepath.Join(dir, "out.info")
	if code, stdout, stderr := run(t, nil, "--mm=sc,rc11.kat", "--coverage="+out, "testdata/coverage/main.c"); code != 0 {
		t.Fatalf("status %d: %s%s", code, stdout, stderr)
	}
	if text, err := exec.Command(genhtml, "-o", filepath.Join(dir, "html"), out).CombinedOutput(); err != nil || strings.Contains(string(text), "WARNING") {
		t.Errorf("%v: %s", err, text)
	}
}

// TestCoverageOnPage: the page marks the lines.
func TestCoverageOnPage(t *testing.T) {
	compilers(t)
	out := filepath.Join(t.TempDir(), "out.html")
	if code, stdout, stderr := run(t, nil, "--html="+out, "testdata/coverage/main.c"); code != 0 {
		t.Fatalf("status %d: %s%s", code, stdout, stderr)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<li class="hit"><b title="reached in some execution">✓</b> <code>` + "\tx = 2; // reached",
		`<li class="miss"><b title="reached in no execution">✗</b> <code>` + "\treturn n - 1; // missed",
		"<li><b></b> <code>#include &lt;assert.h&gt;</code>", "lines with code are reached in no execution",
	} {
		if !strings.Contains(strings.ReplaceAll(string(text), "\t\tx = 2", "\tx = 2"), want) {
			t.Errorf("the page does not have %q", want)
		}
	}
}

// TestUnreachedCopies: code that the compiler copies is reached if one of the copies is.
func TestUnreachedCopies(t *testing.T) {
	scale.NotShort(t)
	compilers(t)
	src := "#include <assert.h>\n#include <stdatomic.h>\natomic_int x;\nvoid check(int n) {\n\tassert(x == n);\n}\nvoid other(int n) {\n\tassert(x == n + 1);\n}\n" +
		"int main(void) {\n\tcheck(0);\n\tif (x == 7)\n\t\tcheck(7), other(6);\n\treturn 0;\n}\n"
	for _, flag := range []string{"-O0", "-O1", "-O2", "-O3"} {
		code, stdout, stderr := run(t, map[string]string{"p.c": src}, "--format=json", "$DIR/p.c", "--", "-g", flag)
		if code != 0 {
			t.Fatalf("%s: status %d\n%s%s", flag, code, stdout, stderr)
		}
		r := reports(t, stdout)[0]
		for _, u := range r.Unreached {
			if u.Line != 8 || u.What != "assertion" {
				t.Errorf("%s: %+v", flag, u)
			}
		}
		if len(r.Unreached) == 0 {
			t.Errorf("%s: the assertion of other is not named", flag)
		}
	}
	cxx := "#include <cassert>\n#include <atomic>\nstd::atomic<int> x;\ntemplate <class T> void check(T n) {\n\tassert(x == n);\n}\n" +
		"int main() {\n\tcheck(0);\n\tif (x == 7)\n\t\tcheck(7L);\n\treturn 0;\n}\n"
	code, stdout, stderr := run(t, map[string]string{"p.cpp": cxx}, "--format=json", "$DIR/p.cpp")
	if r := reports(t, stdout); code != 0 || len(r[0].Unreached) != 0 {
		t.Errorf("status %d %s\n%+v", code, stderr, r[0].Unreached)
	}
}

// TestUnreachedOperands: an assertion is evaluated although its last operand never is.
func TestUnreachedOperands(t *testing.T) {
	compilers(t)
	src := "#include <assert.h>\n#include <stdatomic.h>\natomic_int x;\nint main(void) {\n\tint r = x;\n\tassert(r == 0 || r == 16);\n\tassert(r == 0 && x < 5 || r > 9);\n" +
		"\tif (r)\n\t\tassert(r == 1 || r == 2);\n\treturn 0;\n}\n"
	code, stdout, stderr := run(t, map[string]string{"p.c": src}, "--format=json", "$DIR/p.c")
	if code != 0 {
		t.Fatalf("status %d\n%s%s", code, stdout, stderr)
	}
	if u := reports(t, stdout)[0].Unreached; len(u) != 1 || u[0].Line != 9 {
		t.Errorf("%+v", u)
	}
}
