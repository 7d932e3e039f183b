package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// fixtures are the directories of testdata/suite that need no compiler.
var fixtures = []string{"bounds", "functions", "litmus", "locks"}

// suiteDir has these directories.
var suiteDir = filepath.Join(root, "cmd/genmcgo/testdata/suite")

// sized is what differs from run to run.
var sized = regexp.MustCompile(`[0-9]+\.[0-9]{2}s`)

// inProject runs genmcgo test in a directory.
func inProject(t *testing.T, dir string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	t.Chdir(dir)
	code, stdout, stderr = command(append([]string{"test"}, args...)...)
	return code, sized.ReplaceAllString(stdout, "0.00s"), stderr
}

// project writes files into a directory of their own.
func project(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, ".git"), 0o755); err != nil { // no genmcgo.toml above counts
		t.Fatal(err)
	}
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestTest: programs of which each comes out as its comment says, some under several models.
func TestTest(t *testing.T) {
	junit := filepath.Join(t.TempDir(), "junit.xml")
	code, stdout, stderr := inProject(t, suiteDir, append([]string{"-j=3", "-junit=" + junit}, fixtures...)...)
	want := `ok  	bounds	0.00s	(3 tests, 1 skipped, 5 executions)
ok  	functions	0.00s	(7 tests, 12 executions)
ok  	litmus	0.00s	(22 tests, 85 executions)
ok  	locks	0.00s	(8 tests, 9 executions)
ok: 40 tests, 1 skipped, 111 executions in 4 directories (0.00s)
`
	if code != 0 || stderr != "" || stdout != want {
		t.Errorf("status %d: %s\n%s\nwant\n%s", code, stderr, stdout, want)
	}
	suites := readSuites(t, junit)
	if suites.Tests != 41 || suites.Failures+suites.Errors != 0 || suites.Skipped != 1 || len(suites.Suites) != 4 {
		t.Errorf("JUnit: %+v", suites)
	}
}

// TestTestC: the same for programs in C and C++.
func TestTestC(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	code, stdout, stderr := inProject(t, suiteDir, "c", "cpp")
	want := `ok  	c	0.00s	(9 tests, 20 executions)
ok  	cpp	0.00s	(4 tests, 9 executions)
ok: 13 tests, 29 executions in 2 directories (0.00s)
`
	if code != 0 || stderr != "" || stdout != want {
		t.Errorf("status %d: %s\n%s\nwant\n%s", code, stderr, stdout, want)
	}
}

// junitFile is a JUnit file with several suites.
type junitFile struct {
	XMLName  xml.Name `xml:"testsuites"`
	Tests    int      `xml:"tests,attr"`
	Failures int      `xml:"failures,attr"`
	Errors   int      `xml:"errors,attr"`
	Skipped  int      `xml:"skipped,attr"`
	Suites   []struct {
		Name  string      `xml:"name,attr"`
		Cases []suiteCase `xml:"testcase"`
	} `xml:"testsuite"`
}

type suiteCase struct {
	Class   string        `xml:"classname,attr"`
	Name    string        `xml:"name,attr"`
	Failure *junitOutcome `xml:"failure"`
	Error   *junitOutcome `xml:"error"`
	Skipped *junitOutcome `xml:"skipped"`
	Out     string        `xml:"system-out"`
}

func readSuites(t *testing.T, file string) (f junitFile) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if xmllint, err := exec.LookPath("xmllint"); err != nil {
		t.Log("THERE IS NO xmllint: report/schema/junit.xsd is not checked")
	} else {
		if out, err := exec.Command(xmllint, "--noout", "--schema", filepath.Join(root, "report/schema/junit.xsd"), file).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	}
	if err := xml.Unmarshal(text, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// root is the root of the repository.
var root = func() string {
	dir, _ := filepath.Abs("../..")
	return dir
}()

// Programs without threads: what is wrong with them is what they abort with.
const (
	fine   = "define i32 @main() {\n  ret i32 0\n}\n"
	aborts = "declare void @abort()\ndefine i32 @main() {\n  call void @abort()\n  unreachable\n}\n"
)

// TestTestFails: what is printed of tests that fail, and all that follows from it.
func TestTestFails(t *testing.T) {
	dir := project(t, map[string]string{
		"a/right_mc.ll":     fine,
		"a/wrong_mc.ll":     aborts,
		"b/kind_mc.ll":      "; genmcgo: kind=data-race\n" + aborts,
		"b/none_mc.ll":      "; genmcgo: kind=deadlock,abort executions=2\n" + fine,
		"b/status_mc.ll":    "define i32 @main() {\n  ret i32 3\n}\n",
		"b/vacuous_mc.ll":   "declare void @__VERIFIER_assume(i32)\ndefine i32 @main() {\n  call void @__VERIFIER_assume(i32 0)\n  ret i32 0\n}\n",
		"b/cut_mc.ll":       "; genmcgo: --max-stack=10\ndefine i32 @main() {\n  %r = call i32 @main()\n  ret i32 %r\n}\n",
		"b/leak_mc.ll":      "; genmcgo: deny=memory-leak\ndeclare ptr @malloc(i64)\ndefine i32 @main() {\n  %p = call ptr @malloc(i64 8)\n  ret i32 0\n}\n",
		"c/skip_mc.ll":      "; genmcgo: skip=\"not today\"\n" + aborts,
		"c/unreadable_mc.c": "; genmcgo: skip=", // no comment of C
		"c/nothing_mc.ll":   "define i32 @f() {\n  ret i32 0\n}\n",
	})
	junit := filepath.Join(t.TempDir(), "junit.xml")
	code, stdout, stderr := inProject(t, dir, "--junit="+junit, "a", "b")
	// What reports say is not what this test is about.
	said := regexp.MustCompile(`(?m)(      thread .*\n|(    (?:warning: )?(?:abort|exit-status|memory-leak|expected verified, but): ).*?( \(expect.*)?$)`)
	stdout = said.ReplaceAllStringFunc(stdout, func(s string) string {
		if m := said.FindStringSubmatch(s); m[2] != "" {
			return m[2] + "..." + m[3]
		}
		return ""
	})
	want := `--- FAIL: a/wrong_mc.ll (0.00s)
    expected verified, found abort
    abort: ...
      reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false a/wrong_mc.ll
FAIL	a	0.00s	(1 of 2 tests failed, 1 execution)
--- FAIL: b/cut_mc.ll (0.00s)
    expected verified, but: ... (expect=incomplete if that is meant)
    reproduce: genmcgo --mm=rc11 --max-stack=10 --workers=1 --estimate=false b/cut_mc.ll
--- FAIL: b/kind_mc.ll (0.00s)
    expected data-race, found abort
    abort: ...
      reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false b/kind_mc.ll
--- FAIL: b/leak_mc.ll (0.00s)
    memory-leak: ...
    warning: memory-leak: ...
    reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false b/leak_mc.ll
--- FAIL: b/none_mc.ll (0.00s)
    expected deadlock or abort, but: verified: no error in 1 execution (sc, 1 worker, 0.00s)
    expected 2 complete executions, found 1
    reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false b/none_mc.ll
--- FAIL: b/status_mc.ll (0.00s)
    exit-status: ...
    warning: exit-status: ...
    reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false b/status_mc.ll
--- FAIL: b/vacuous_mc.ll (0.00s)
    vacuous: no execution runs to its end, so little was checked (allow=vacuous if that is meant)
    reproduce: genmcgo --mm=rc11 --workers=1 --estimate=false b/vacuous_mc.ll
FAIL	b	0.00s	(6 of 6 tests failed, 3 executions)
FAIL: 7 of 8 tests failed, 4 executions in 2 directories (0.00s)
`
	if code != 1 || stderr != "" || stdout != want {
		t.Errorf("status %d: %s\n%s\nwant\n%s", code, stderr, stdout, want)
	}
	s := readSuites(t, junit)
	if s.Tests != 8 || s.Failures != 7 || s.Errors != 0 {
		t.Errorf("JUnit: %+v", s)
	}
	wrong := s.Suites[0].Cases[1]
	if wrong.Class != "a.wrong_mc_ll" || wrong.Name != "main" || wrong.Failure == nil || wrong.Failure.Type != "abort" || !strings.Contains(wrong.Failure.Text, "execution graph") || !strings.Contains(wrong.Out, "error: abort") {
		t.Errorf("JUnit: %+v", wrong)
	}

	code, stdout, stderr = inProject(t, dir, "--junit="+junit, "--verbose", "a", "c")
	if code != 2 || stderr != "" {
		t.Errorf("status %d: %s", code, stderr)
	}
	for _, want := range []string{
		"--- PASS: a/right_mc.ll (0.00s)\n    verified: no error in 1 execution (sc, 1 worker, 0.00s)\n",
		"      execution graph\n        thread 0 main\n",
		"--- SKIP: c/skip_mc.ll (0.00s)\n    not today\n",
		"--- ERROR: c/nothing_mc.ll (0.00s)\n    c/nothing_mc.ll: it defines neither main nor a function mc_test_*, so it has no test\n",
		"FAIL\tc\t0.00s\t(2 tests, 2 could not be run, 1 skipped, 0 executions)\n",
		"FAIL: 1 of 4 tests failed, 2 could not be run, 1 skipped, 1 execution in 2 directories (0.00s)\n",
	} {
		if !strings.Contains(stdout, want) {
			t.Errorf("%s\nmisses\n%s", stdout, want)
		}
	}
	if s := readSuites(t, junit); s.Tests != 5 || s.Failures != 1 || s.Errors != 2 || s.Skipped != 1 {
		t.Errorf("JUnit: %+v", s)
	}

	// The first failure ends all.
	code, stdout, _ = inProject(t, dir, "--fail-fast", "-j1", "a", "b")
	if code != 1 || !strings.HasSuffix(stdout, "FAIL: 1 of 2 tests failed, 6 not run, 1 execution in 2 directories (0.00s)\n") || strings.Contains(stdout, "b/") {
		t.Errorf("--fail-fast: status %d\n%s", code, stdout)
	}
}

// TestTestVacuous: an assertion that no execution reaches fails a test. Of what several tests share, some may
// reach what others do not.
func TestTestVacuous(t *testing.T) {
	// shared is a function on lines 10 and 11: it looks at its argument on the first, and asserts on the other.
	shared := `
declare void @reach_error()
@never = global i1 false
@zero = global i1 false
define void @shared(i1 %now) !dbg !5 {
  br i1 %now, label %assert, label %end, !dbg !6
assert:
  %c = load i1, ptr @never, !dbg !7
  br i1 %c, label %fail, label %end, !dbg !7
fail:
  call void @reach_error(), !dbg !7
  unreachable
end:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "")
!2 = !DISubroutineType(types: !4)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
!5 = distinct !DISubprogram(name: "shared", file: !1, line: 9, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 10, column: 1, scope: !5)
!7 = !DILocation(line: 11, column: 1, scope: !5)
`
	test := func(name, arg string) string {
		return fmt.Sprintf("define void @mc_test_%s() {\n  %%z = load i1, ptr @zero\n  %%o = xor i1 %%z, true\n  call void @shared(i1 %s)\n  ret void\n}\n", name, arg)
	}
	const free = "define void @mc_test_free() {\n  ret void\n}\n"
	for _, tc := range []struct {
		text, run, want string
		code            int
	}{
		{text: test("no", "%z") + test("yes", "%o"), want: "(2 tests, 2 executions)"},
		{text: test("no", "%z") + free, code: 1, want: `--- FAIL: x_mc.ll/mc_test_no (0.00s)
    vacuous: the assertion at f.c:11:1 in shared is reached in no execution (allow=unreached if that is meant)
    reproduce: genmcgo --mm=rc11 --entry=mc_test_no --workers=1 --estimate=false x_mc.ll
FAIL	.	0.00s	(1 of 2 tests failed, 2 executions)`},
		{text: test("no", "%z"), code: 1, want: "1 of 1 test failed"},
		// The other one was not run, and could reach it.
		{text: test("no", "%z") + test("yes", "%o"), run: "no", want: "(1 test, 1 execution)"},
		{text: "; genmcgo: allow=unreached\n" + test("no", "%z"), want: "(1 test, 1 execution)"},
		{text: "; genmcgo: --mm=sc,rc11\n\n" + test("no", "%z"), code: 1, want: "2 of 2 tests failed"},
		{text: strings.Replace(test("no", "%z"), "void @mc_test_no", "i32 @main", 1), code: 1, want: "1 of 1 test failed"},
		{text: free, want: "(1 test, 1 execution)"},
	} {
		text := strings.Replace(tc.text, "i32 @main() {", "i32 @main() {", 1)
		if strings.Contains(text, "@main") {
			text = strings.Replace(text, "ret void", "ret i32 0", 1)
		}
		code, stdout, stderr := inProject(t, project(t, map[string]string{"x_mc.ll": text + shared}), "-run="+tc.run)
		if code != tc.code || stderr != "" || !strings.Contains(stdout, tc.want) {
			t.Errorf("status %d: %s%s\nwant\n%s\nof\n%s", code, stderr, stdout, tc.want, tc.text)
		}
	}
}

// TestTestList: names, and which of them -run means.
func TestTestList(t *testing.T) {
	for run, want := range map[string]string{
		"^functions/": `functions/names_mc.ll/lib::queue::mc_test_push
functions/names_mc.ll/mc_test_pop
functions/sb_mc.ll/mc_test_sb
functions/sb_mc.ll/mc_test_sb_tso
functions/sb_mc.ll/mc_test_alone/sc
functions/sb_mc.ll/mc_test_alone/rc11
functions/sb_mc.ll/mc_test_status
`,
		"litmus/sb":  "litmus/sb_mc.ll/sc\nlitmus/sb_mc.ll/tso\nlitmus/sb_mc.ll/rc11\n",
		"skip|/imm$": "bounds/skipped_mc.ll\nlitmus/lb_mc.ll/imm\n",
	} {
		if code, stdout, stderr := inProject(t, suiteDir, append([]string{"-list", "-run", run}, fixtures...)...); code != 0 || stdout != want || stderr != "" {
			t.Errorf("-run %s: status %d: %s\n%s", run, code, stderr, stdout)
		}
	}
	code, stdout, _ := inProject(t, suiteDir, append([]string{"-run=sb.*/tso$", "-v"}, fixtures...)...)
	if want := "--- PASS: litmus/sb_mc.ll/tso (0.00s)\n    verified: no error in 4 executions (tso, 1 worker, 0.00s)\nok  \tlitmus\t0.00s\t(1 test, 4 executions)\nok: 1 test, 4 executions in 4 directories (0.00s)\n"; code != 0 || stdout != want {
		t.Errorf("status %d\n%s", code, stdout)
	}
	code, _, stderr := inProject(t, suiteDir, append([]string{"-run=nothing"}, fixtures...)...)
	if want := "genmcgo: no test matches --run=nothing; --list prints the names of all\n"; code != 2 || stderr != want {
		t.Errorf("status %d: %s", code, stderr)
	}
}

// TestTestBadInput: what is wrong with comments, files and flags is said with its place, and nothing is run.
func TestTestBadInput(t *testing.T) {
	with := func(comment string) map[string]string { return map[string]string{"x_mc.ll": comment + "\n" + fine} }
	config := func(text string) map[string]string {
		return map[string]string{"x_mc.ll": fine, "genmcgo.toml": text}
	}
	for _, tc := range []struct {
		files map[string]string
		args  []string
		want  string // of standard error or output
	}{
		{files: with("; genmcgo: --unrol=3"), want: "x_mc.ll:1:12: unknown flag --unrol; did you mean --unroll?"},
		{files: with(";\n;  genmcgo: --mm=sc --unroll=x"), want: "x_mc.ll:2:21: --unroll=x: "},
		{files: with("; genmcgo: --unroll 3"), want: "x_mc.ll:1:12: --unroll needs a value: --unroll=..."},
		{files: with("; genmcgo: unroll=3"), want: "x_mc.ll:1:12: there is no key unroll; the flag is --unroll"},
		{files: with("; genmcgo: expct=error"), want: "x_mc.ll:1:12: there is no key expct; keys are expect, kind, executions, allow, deny, skip; did you mean expect?"},
		{files: with("; genmcgo: expect=eror"), want: "x_mc.ll:1:12: expect=eror: must be verified, error or incomplete; did you mean error?"},
		{files: with("; genmcgo: kind=datarace"), want: "did you mean data-race?"},
		{files: with("; genmcgo: executions=many"), want: "x_mc.ll:1:12: executions=many: must be a number"},
		{files: with("; genmcgo: allow=unreach"), want: "x_mc.ll:1:12: allow=unreach: each must be vacuous, unreached or exit-status"},
		{files: with("; genmcgo: skip="), want: `x_mc.ll:1:12: skip needs a reason: skip="why"`},
		{files: with("; genmcgo: skip=\"why"), want: "x_mc.ll:1:3: a quote is not closed"},
		{files: with("; genmcgo:"), want: "x_mc.ll:1:3: nothing follows"},
		{files: with("; genmcgo --mm=sc"), want: "x_mc.ll:1:3: a colon is missing"},
		{files: with("; genmcgo: --mm=sc -- -DN=3"), want: "x_mc.ll:1:20: flags for clang have a comment of their own: clang: -DN=3"},
		{files: with("; genmcgo: --checkpoint=x"), want: "x_mc.ll:1:12: --checkpoint is not for tests: a test is run as a whole"},
		{files: with("; genmcgo: --expect=error"), want: "x_mc.ll:1:12: expect is no flag; write expect=error"},
		{files: with("; genmcgo: --mm=nope"), want: "x_mc.ll"},
		{files: with("; genmcgo: --unroll=3\n; genmcgo: --unroll=4"), want: "x_mc.ll:2:12: --unroll is given twice, first at line 1"},
		{files: with("; genmcgo: expect=verified kind=abort"), want: "x_mc.ll:1:28: kind=abort contradicts expect=verified"},
		{files: with("; genmcgo: --no-unroll=f"), want: "x_mc.ll:1:12: --no-unroll needs --unroll"},
		{files: map[string]string{"x_mc.ll": fine + "; genmcgo: --mm=sc\n"}, want: "x_mc.ll:4:3: this comment is neither at the top of the file nor on lines of its own directly above a function mc_test_*"},
		{files: map[string]string{"x_mc.ll": "; genmcgo: --unrol=3\n" + fine, "y_mc.ll": "; genmcgo: kin=abort\n" + fine}, want: "y_mc.ll:1:12: there is no key kin"},
		{files: map[string]string{"x_mc.ll": fine + strings.ReplaceAll(fine, "main", "mc_test_x")}, want: "x_mc.ll: it defines main and also mc_test_x"},
		{files: map[string]string{"x_mc.ll": "define i32 @mc_test_x(i32 %a) {\n  ret i32 0\n}\n"}, want: "mc_test_x is a test by its name, so it must take no arguments and return nothing or an int"},
		{files: map[string]string{"x_mc.ll": "define double @mc_test_x() {\n  ret double 0.0\n}\n"}, want: "mc_test_x is a test by its name"},
		{files: map[string]string{"x_mc.c": "static void mc_test_x(void) {}\n"}, want: "x_mc.c:1:13: mc_test_x is static, so the compiler leaves it out"},
		{files: map[string]string{"x_mc.cpp": "namespace {\nvoid mc_test_x() {}\n}\n"}, want: "x_mc.cpp:2:6: mc_test_x is in a namespace without a name, so the compiler leaves it out"},
		{files: map[string]string{"x_mc.ll": "define nonsense"}, want: "x_mc.ll:1"},
		{files: with("; clang: -DN"), want: "x_mc.ll:1:1: flags for clang, but this file is not compiled"},

		{files: config("patern = []"), want: "genmcgo.toml:1:1: unknown key patern; there are patterns, exclude, files, clang-flags, flags, expect, kind, executions, allow, deny, skip; did you mean patterns?"},
		{files: config("unroll = 3"), want: "genmcgo.toml:1:1: unknown key unroll; there are patterns, exclude, files, clang-flags, flags, expect, kind, executions, allow, deny, skip; flags belong to the table [flags]"},
		{files: config("[flags]\n\nunrol = 3"), want: "genmcgo.toml:3:1: unknown flag --unrol; did you mean --unroll?"},
		{files: config("[flags]\nunroll = \"x\""), want: "genmcgo.toml:2:1: --unroll=x: "},
		{files: config("[flags]\nunroll = [1, 2]"), want: "genmcgo.toml:2:1: unroll takes one value, not 2"},
		{files: config("[flags]\nunroll = {x = 1}"), want: "genmcgo.toml:2:11: flags is a table of flags"},
		{files: config("patterns = \"*.c\""), want: `genmcgo.toml:1:1: patterns must be a list of strings, such as ["a", "b"]`},
		{files: config("patterns = [\"[\"]"), want: `genmcgo.toml:1:13: "[" is no pattern for names of files`},
		{files: config("patterns = 1979-05-27"), want: `genmcgo.toml:1:1: patterns must be`},
		{files: config("expect = \"eror\""), want: "genmcgo.toml:1:1: expect=eror: must be"},
		{files: config("expect = 1979-05-27"), want: "genmcgo.toml:1:1: expect must be a string, a number, true or false, or a list of these"},
		{files: config("[files]\nx = 3"), want: `genmcgo.toml:2:1: files is a table of tables: [files."PATTERN"]`},
		{files: config("[files.\"x*\"]\nexpct = \"error\""), want: "genmcgo.toml:2:1: unknown key expct of files; there are clang-flags, flags, expect, kind, executions, allow, deny, skip; did you mean expect?"},
		{files: config("[[files]]\nx = 3"), want: "genmcgo.toml:1:3: there is no list of tables files"},
		{files: config("[flag]\nx = 3"), want: "genmcgo.toml:1:2: unknown key flag; there are"},
		{files: config("a = \n"), want: "genmcgo.toml:1:"},
		{files: config("expect = \"error\"\nexpect = \"error\""), want: "genmcgo.toml:2:1: key expect is already defined"},

		{want: "genmcgo: no tests in .: no file matches *_mc.c, *_mc.cpp, *_mc.cc, *_mc.ll"},
		{args: []string{"nothing"}, want: "genmcgo: nothing: no such file or directory"},
		{files: with(""), args: []string{"--unrol=3"}, want: "unknown flag -unrol; did you mean --unroll?"},
		{files: with(""), args: []string{"--unroll=x"}, want: "--unroll"},
		{files: with(""), args: []string{"--checkpoint=d"}, want: "genmcgo test has no flag --checkpoint: a test is run as a whole"},
		{files: with(""), args: []string{"--html=d"}, want: "genmcgo test has no flag --html"},
		{files: with(""), args: []string{"--jobs=0"}, want: "--jobs=0: must be at least 1"},
		{files: with(""), args: []string{"--run=("}, want: "--run: error parsing regexp"},
		{files: with(""), args: []string{"--junit=nowhere/x"}, want: "--junit: open nowhere/x"},
		{files: with(""), args: []string{"--junit=-", "--format=json"}, want: "need standard output each for itself"},
		{files: with(""), args: []string{"--progress=json"}, want: "--progress=json: must be one of auto, never"},
		{files: with(""), args: []string{"--pattern=["}, want: `"[" is no pattern`},
		{files: with(""), args: []string{"--mm="}, want: "--mm"},
		{files: with(""), args: []string{"--allow-vacuous"}, want: "genmcgo test has no flag --allow-vacuous: write allow=vacuous"},
	} {
		code, stdout, stderr := inProject(t, project(t, tc.files), tc.args...)
		if code != 2 || !strings.Contains(stderr+stdout, tc.want) {
			t.Errorf("%v %v: status %d\n%s%s\nwant %s", tc.files, tc.args, code, stdout, stderr, tc.want)
		}
	}
}

// TestTestJSON: events conform to the schema, and say what the text says.
func TestTestJSON(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile(filepath.Join(root, "report/schema/test.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	dir := project(t, map[string]string{
		"a/right_mc.ll": fine, "a/wrong_mc.ll": aborts, "a/skip_mc.ll": "; genmcgo: skip=x\n" + fine, "b/bad_mc.ll": "define nonsense", "b/two_mc.ll": "; genmcgo: --mm=sc,tso\n" + fine,
	})
	code, stdout, stderr := inProject(t, dir, "--format=json")
	if code != 2 || stderr != "" {
		t.Errorf("status %d: %s", code, stderr)
	}
	var got []string
	var last testEvent
	for line := range strings.Lines(stdout) {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(doc); err != nil {
			t.Errorf("%v\n%s", err, line)
		}
		last = testEvent{}
		if err := json.Unmarshal([]byte(line), &last); err != nil {
			t.Fatal(err)
		}
		got = append(got, strings.Join([]string{last.Action, last.Dir, last.Test, last.Verdict, last.Kind}, " "))
	}
	for _, want := range []string{"run a right_mc.ll  ", "pass a right_mc.ll verified ", "fail a wrong_mc.ll error abort", "skip a skip_mc.ll  ", "fail a   ",
		"error b bad_mc.ll  ", "pass b two_mc.ll/sc verified ", "pass b two_mc.ll/tso verified ", "fail b   "} {
		if !slices.Contains(got, want) {
			t.Errorf("no event %q among %q", want, got)
		}
	}
	if last.Action != "end" || last.Tests != 5 || last.Failed != 1 || last.Broken != 1 || last.Skipped != 1 || *last.Status != 2 {
		t.Errorf("the last event is %+v", last)
	}
}

// TestTestPrecedence: the command line overrides comments above functions, these those at the top of the file,
// and these genmcgo.toml: first what it says of the file, then of all.
func TestTestPrecedence(t *testing.T) {
	const two = `
@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %a) {
  %r = atomicrmw add ptr @x, i32 1 monotonic
  ret ptr null
}
`
	body := ` {
  %p = alloca i64
  %c = call i32 @pthread_create(ptr %p, ptr null, ptr @t, ptr null)
  %r = atomicrmw add ptr @x, i32 1 monotonic
  %h = load i64, ptr %p
  %j = call i32 @pthread_join(i64 %h, ptr null)
  ret void
}
`
	files := map[string]string{
		"genmcgo.toml":     "[flags]\nmax-executions = 1\nmm = [\"sc\", \"tso\"]\nmax-events = 77\n[files.\"d/*\".flags]\nmax-executions = 2\nmax-rounds = 5\n",
		"plain_mc.ll":      two + "define void @mc_test_a()" + body,
		"d/plain_mc.ll":    two + "define void @mc_test_a()" + body,
		"d/top_mc.ll":      "; genmcgo: --max-executions=3\n" + two + "; genmcgo: --max-executions=4 --mm=ra\ndefine void @mc_test_a()" + body + "define void @mc_test_b()" + body,
		"e/genmcgo.toml":   "patterns = [\"*.ll\"]\nexclude = [\"no\", \"f/g\"]\n",
		"e/any.ll":         fine,
		"e/no/any.ll":      fine,
		"e/f/any.ll":       fine,
		"e/f/g/any.ll":     fine,
		"e/f/.hidden/a.ll": fine,
	}
	dir := project(t, files)
	commands := func(args ...string) map[string]string {
		t.Helper()
		_, stdout, stderr := inProject(t, dir, append([]string{"--format=json"}, args...)...)
		if stderr != "" {
			t.Fatal(stderr)
		}
		out := map[string]string{}
		for line := range strings.Lines(stdout) {
			var e testEvent
			if err := json.Unmarshal([]byte(line), &e); err != nil {
				t.Fatal(err)
			}
			if e.Command != "" {
				out[e.Dir+"/"+e.Test] = strings.TrimSuffix(strings.TrimPrefix(e.Command, "genmcgo "), " --workers=1 --estimate=false "+e.File)
			}
		}
		return out
	}
	got := commands()
	want := map[string]string{
		"./plain_mc.ll/mc_test_a/sc":  "--mm=sc --entry=mc_test_a --max-events=77 --max-executions=1",
		"./plain_mc.ll/mc_test_a/tso": "--mm=tso --entry=mc_test_a --max-events=77 --max-executions=1",
		"d/plain_mc.ll/mc_test_a/sc":  "--mm=sc --entry=mc_test_a --max-rounds=5 --max-events=77 --max-executions=2",
		"d/plain_mc.ll/mc_test_a/tso": "--mm=tso --entry=mc_test_a --max-rounds=5 --max-events=77 --max-executions=2",
		"d/top_mc.ll/mc_test_a":       "--mm=ra --entry=mc_test_a --max-rounds=5 --max-events=77 --max-executions=4",
		"d/top_mc.ll/mc_test_b/sc":    "--mm=sc --entry=mc_test_b --max-rounds=5 --max-events=77 --max-executions=3",
		"d/top_mc.ll/mc_test_b/tso":   "--mm=tso --entry=mc_test_b --max-rounds=5 --max-events=77 --max-executions=3",
		"e/any.ll":                    "--mm=rc11",
		"e/f/any.ll":                  "--mm=rc11",
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v\nwant\n%v", got, want)
	}
	got = commands("--mm=rc11", "--max-executions=9", "d/...", "d/top_mc.ll")
	want = map[string]string{
		"d/plain_mc.ll/mc_test_a": "--mm=rc11 --entry=mc_test_a --max-rounds=5 --max-events=77 --max-executions=9",
		"d/top_mc.ll/mc_test_a":   "--mm=rc11 --entry=mc_test_a --max-rounds=5 --max-events=77 --max-executions=9",
		"d/top_mc.ll/mc_test_b":   "--mm=rc11 --entry=mc_test_b --max-rounds=5 --max-events=77 --max-executions=9",
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v\nwant\n%v", got, want)
	}
	if got := commands("--pattern=a*.ll", "e"); len(got) != 2 {
		t.Errorf("--pattern: %v", got)
	}
}

// TestTestInterrupt: what has run is printed after an interrupt, and the rest is counted.
func TestTestInterrupt(t *testing.T) {
	scale.NotShort(t)
	// Two threads add so often that their interleavings do not end.
	endless := fmt.Sprintf(twoThreads, countX, countX, 0)
	dir := project(t, map[string]string{"a_mc.ll": fine, "b_mc.ll": endless, "c_mc.ll": fine})
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, "test", "-v", "-j=1", "--junit=junit.xml")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	patience.Limit(t, patience.Most)
	var stdout bytes.Buffer
	buf := make([]byte, 1<<16)
	for sent := false; ; {
		n, err := out.Read(buf)
		stdout.Write(buf[:n])
		if !sent && strings.Contains(stdout.String(), "--- PASS: a_mc.ll") {
			sent = true
			cmd.Process.Signal(syscall.SIGINT)
		}
		if err != nil {
			break
		}
	}
	cmd.Wait()
	text := sized.ReplaceAllString(stdout.String(), "0.00s")
	if code := cmd.ProcessState.ExitCode(); code != 4 || !strings.HasSuffix(text, "interrupted: 1 test, 2 not run, 1 execution in 1 directory (0.00s)\n") || !strings.Contains(stderr.String(), "genmcgo: interrupted; finishing") {
		t.Errorf("status %d: %s\n%s", code, stderr.String(), text)
	}
	if s := readSuites(t, filepath.Join(dir, "junit.xml")); s.Skipped < 1 || s.Failures+s.Errors > 0 {
		t.Errorf("JUnit: %+v", s)
	}
}

// TestTestingExamples: the examples of docs/testing.md work: the configuration, the events, and what Make, CTest and
// continuous integration run, as far as these are here.
func TestTestingExamples(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs/testing.md"))
	if err != nil {
		t.Fatal(err)
	}
	blocks := map[string][]string{}
	for _, m := range regexp.MustCompile("(?ms)^```(\\w+)\n(.*?)^```$").FindAllStringSubmatch(string(text), -1) {
		blocks[m[1]] = append(blocks[m[1]], m[2])
	}
	for _, language := range []string{"toml", "json", "cmake", "make", "yaml", "sh", "c"} {
		if len(blocks[language]) == 0 {
			t.Fatalf("no example in %s", language)
		}
	}

	dir := project(t, map[string]string{
		"genmcgo.toml": blocks["toml"][0], "good_mc.ll": fine, "legacy/good_mc.c": "int main(void) { return 0; }\n", "legacy/test-good.cpp": "int main() {}\n",
		"words_mc.ll": strings.NewReplacer("//", ";").Replace(blocks["c"][1]) + fine,
	})
	if code, stdout, stderr := inProject(t, dir, "--pattern=good_mc.ll", "-v", "--list"); code != 0 || stdout != "good_mc.ll/sc\ngood_mc.ll/rc11\n" {
		t.Errorf("genmcgo.toml: status %d: %s%s", code, stderr, stdout)
	}
	if code, stdout, stderr := inProject(t, dir, "--list", "words_mc.ll"); code != 0 || stdout != "words_mc.ll/sc\nwords_mc.ll/tso\nwords_mc.ll/rc11\n" {
		t.Errorf("comments: status %d: %s%s", code, stderr, stdout)
	}

	schema, err := jsonschema.NewCompiler().Compile(filepath.Join(root, "report/schema/test.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(blocks["json"][0]) {
		if doc, err := jsonschema.UnmarshalJSON(strings.NewReader(line)); err != nil {
			t.Error(err)
		} else if err := schema.Validate(doc); err != nil {
			t.Error(err)
		}
	}

	// Commands: their flags exist.
	n := 0
	for _, line := range regexp.MustCompile(`(?m)^\s*(?:- (?:run: )?)?genmcgo (test.*?)(?: +#.*)?$`).FindAllStringSubmatch(strings.Join(append(blocks["yaml"], append(blocks["sh"], blocks["make"]...)...), "\n"), -1) {
		n++
		o := &options{}
		if _, _, _, err := parseTest(o, strings.Fields(strings.ReplaceAll(line[1], "$(CPPFLAGS)", "-DN=3"))[1:]); err != nil {
			t.Errorf("genmcgo %s: %v", line[1], err)
		}
	}
	if n < 9 {
		t.Errorf("only %d commands in the examples", n)
	}

	// Tools: they find a genmcgo on PATH, which is this test.
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	if err := os.WriteFile(filepath.Join(bin, "genmcgo"), []byte("#!/bin/sh\nGENMCGO_BE_THE_COMMAND=1 exec '"+exe+"' \"$@\"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	tool := func(dir, name string, args ...string) (string, error) {
		cmd := exec.Command(name, args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	for _, wrong := range []bool{false, true} {
		files := map[string]string{
			"Makefile": blocks["make"][0], "CMakeLists.txt": "cmake_minimum_required(VERSION 3.12)\nproject(example NONE)\n" + blocks["cmake"][0],
			"a/good_mc.ll": fine, "a/other_mc.ll": fine,
		}
		if wrong {
			files["a/other_mc.ll"] = aborts
		}
		dir := project(t, files)
		if _, err := exec.LookPath("make"); err != nil {
			t.Log("NO make: its example is not run here")
		} else if out, err := tool(dir, "make", "check", "CPPFLAGS="); (err != nil) != wrong || !strings.Contains(out, "\ta\t") {
			t.Errorf("make, wrong %v: %v: %s", wrong, err, out)
		} else if s := readSuites(t, filepath.Join(dir, "genmcgo.xml")); s.Tests != 2 || (s.Failures == 1) != wrong {
			t.Errorf("make, wrong %v: %+v", wrong, s)
		}
		if _, err := exec.LookPath("ctest"); err != nil {
			t.Log("NO cmake: its example is not run here")
			continue
		}
		dir = project(t, files)
		if out, err := tool(dir, "cmake", "-S", ".", "-B", "build"); err != nil {
			t.Errorf("cmake: %v: %s", err, out)
		}
		if out, err := tool(filepath.Join(dir, "build"), "ctest", "-j2"); (err != nil) != wrong || !strings.Contains(out, "tests failed out of 2") {
			t.Errorf("ctest, wrong %v: %v: %s", wrong, err, out)
		}
	}
}
