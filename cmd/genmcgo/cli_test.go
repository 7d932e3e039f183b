package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/internal/shell"
	"genmcgo/report"
)

// TestMain lets the test binary stand in for the command, for tests that need a
// process to send signals to.
func TestMain(m *testing.M) {
	if os.Getenv("GENMCGO_BE_THE_COMMAND") == "1" {
		if gap, err := time.ParseDuration(os.Getenv("GENMCGO_JSON_GAP")); err == nil {
			jsonGap = gap
		}
		os.Exit(doMain(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// Programs in LLVM IR, so that no test needs clang. %s of two is the body of
// both threads.
const (
	twoThreads = `
@x = global i32 0, align 4
@y = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
declare void @__VERIFIER_assume(i32)
define ptr @one(ptr %%a) {
%s
  ret ptr null
}
define ptr @two(ptr %%a) {
%s
  ret ptr null
}
define i32 @main() {
  %%t = alloca i64, align 8
  %%u = alloca i64, align 8
  %%c = call i32 @pthread_create(ptr %%t, ptr null, ptr @one, ptr null)
  %%d = call i32 @pthread_create(ptr %%u, ptr null, ptr @two, ptr null)
  %%v = load i64, ptr %%t, align 8
  %%e = call i32 @pthread_join(i64 %%v, ptr null)
  %%w = load i64, ptr %%u, align 8
  %%f = call i32 @pthread_join(i64 %%w, ptr null)
  ret i32 %d
}
`
	storeX  = "  store atomic i32 1, ptr @x seq_cst, align 4\n"
	storeY  = "  store atomic i32 1, ptr @y seq_cst, align 4\n"
	loadX   = "  %rx = load atomic i32, ptr @x seq_cst, align 4\n"
	loadY   = "  %ry = load atomic i32, ptr @y seq_cst, align 4\n"
	rlxX    = "  store atomic i32 1, ptr @x monotonic, align 4\n"
	rlxY    = "  store atomic i32 1, ptr @y monotonic, align 4\n"
	readRX  = "  %rx = load atomic i32, ptr @x monotonic, align 4\n"
	readRY  = "  %ry = load atomic i32, ptr @y monotonic, align 4\n"
	plainX  = "  store i32 1, ptr @x, align 4\n"
	spinX   = "  br label %l\nl:\n" + loadX + "  %z = icmp eq i32 %rx, 0\n  br i1 %z, label %l, label %e\ne:\n"
	countX  = "  br label %l\nl:\n  %i = atomicrmw add ptr @x, i32 1 seq_cst\n  %z = icmp slt i32 %i, 1000000\n  br i1 %z, label %l, label %e\ne:\n"
	abortX  = loadX + "  %z = icmp eq i32 %rx, 0\n  br i1 %z, label %e, label %b\nb:\n  call void @abort()\n  unreachable\ne:\n"
	assumeX = loadX + "  call void @__VERIFIER_assume(i32 %rx)\n"

	// A thread that waits for ever when main returns.
	daemon = "define ptr @f(ptr %a) {\n  %r = call i32 @pause()\n  ret ptr null\n}\n" +
		"define i32 @main() {\n  %t = alloca i64\n  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  ret i32 0\n}\n" +
		"declare i32 @pause()\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"

	// A section that writes twice, and a reader.
	section = "@x = global i32 0, align 4\n" +
		"define ptr @f(ptr %a) {\n  call void @__VERIFIER_atomic_begin()\n  store atomic i32 1, ptr @x seq_cst, align 4\n" +
		"  store atomic i32 2, ptr @x seq_cst, align 4\n  call void @__VERIFIER_atomic_end()\n  ret ptr null\n}\n" +
		"define i32 @main() {\n  %t = alloca i64\n  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n" +
		"  %v = load atomic i32, ptr @x seq_cst, align 4\n  ret i32 0\n}\n" +
		"declare void @__VERIFIER_atomic_begin()\ndeclare void @__VERIFIER_atomic_end()\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"
)

func threads(one, two string, status int) string { return fmt.Sprintf(twoThreads, one, two, status) }

// many is a program with more executions than anyone waits for.
func many() string { return adders(12) }

// adders is two threads that add to x n times each.
func adders(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "  %%r%d = atomicrmw add ptr @x, i32 1 monotonic\n", i)
	}
	return threads(b.String(), b.String(), 0)
}

// run calls the command in-process in a directory with the given files.
func run(t *testing.T, files map[string]string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for i, a := range args {
		args[i] = strings.ReplaceAll(a, "$DIR", dir)
	}
	var out, errs bytes.Buffer
	code = doMain(args, strings.NewReader(files["stdin"]), &out, &errs)
	return code, out.String(), errs.String()
}

// check makes the report of a run with the given arguments, without a process or text.
func check(t *testing.T, args ...string) *report.Report {
	t.Helper()
	opts, err := parseArgs(args)
	if err != nil {
		t.Fatal(err)
	}
	r, err := genmcgo.Check(t.Context(), opts.source(), opts.Options)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func needClang(t *testing.T) {
	if _, err := genmcgo.Load(t.Context(), genmcgo.C("int main(void) { return 0; }"), genmcgo.Options{}); errors.Is(err, genmcgo.ErrNoClang) {
		t.Skip("no clang")
	}
}

// TestInput has a row per kind of input that is not a program.
func TestBadInput(t *testing.T) {
	big := strings.Repeat("; nothing to see here, move along now please\n", 200_000)
	for _, tc := range []struct {
		name string
		text string
		args []string
		says string // what the message must contain
	}{
		{"empty.ll", "", nil, "empty.ll"},
		{"blank.ll", "\n\n", nil, "blank.ll"},
		{"truncated.ll", threads(storeX, storeY, 0)[:400], nil, "truncated.ll"},
		{"binary.ll", "\x00\x01\xff\xfe\x7fELF", nil, "binary.ll"},
		{"text.ll", "this is not a program\n", nil, "text.ll"},
		{"comments.ll", big, nil, "comments.ll"},
		{"empty.c", "", nil, "main"},
		{"nomain.ll", "define void @f() {\n  ret void\n}\n", nil, "main"},
		{"entry.ll", threads(storeX, storeY, 0), []string{"--entry=nothing"}, "nothing"},
		{"external.ll", "declare void @mystery()\ndefine i32 @main() {\n  call void @mystery()\n  ret i32 0\n}\n", nil, "mystery"},
		{"asm.ll", "define i32 @main() {\n  call void asm sideeffect \"hlt\", \"\"()\n  ret i32 0\n}\n", nil, "asm.ll: "},
		{"bad.bc", "BC\xc0\xdenonsense", nil, "bad.bc"},
		{"empty.bc", "", nil, "empty.bc"},
		{"wrong.c", "int main(void) { return undeclared; }\n", nil, "undeclared"},
		{"wrong.txt", "", nil, "wrong.txt"},
		{"noextension", "", nil, "noextension"},
		{"flags.ll", "", []string{"--", "-DN=3"}, "flags.ll"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if filepath.Ext(tc.name) == ".c" {
				needClang(t)
			}
			args := append([]string{"$DIR/" + tc.name}, tc.args...)
			code, stdout, stderr := run(t, map[string]string{tc.name: tc.text}, args...)
			if code != exitUsage {
				t.Errorf("exit status %d, want %d\n%s", code, exitUsage, stderr)
			}
			if stdout != "" {
				t.Errorf("standard output is not empty: %q", stdout)
			}
			if !strings.Contains(stderr, tc.says) || strings.Contains(stderr, "goroutine ") || len(stderr) > 4000 {
				t.Errorf("message without %q, or too long: %.2000s", tc.says, stderr)
			}
		})
	}
	t.Run("directory", func(t *testing.T) {
		if code, _, stderr := run(t, nil, "$DIR"); code != exitUsage || !strings.Contains(stderr, "directory") {
			t.Errorf("%d %s", code, stderr)
		}
	})
	t.Run("missing", func(t *testing.T) {
		if code, _, stderr := run(t, nil, "$DIR/nothing.ll"); code != exitUsage || !strings.Contains(stderr, "nothing.ll") {
			t.Errorf("%d %s", code, stderr)
		}
	})
}

func TestBadUsage(t *testing.T) {
	for _, args := range []string{
		"", "a.ll b.ll", "--nonsense a.ll", "-nonsense a.ll", "--mm=foo a.ll", "--mm a.ll", "--workers=0 a.ll", "--workers=-1 a.ll",
		"--workers=many a.ll", "--workers=1000000 a.ll", "--unroll=-1 a.ll", "--no-unroll=f a.ll", "--schedule=best a.ll", "--seed=1 a.ll",
		"--timeout=soon a.ll", "--timeout=-1s a.ll", "--max-executions=-1 a.ll", "--format=xml a.ll", "--dot=/nonexistent/x.dot a.ll",
		"--transformed=/ a.ll", "--dot= a.ll", "--format=json --dot=- a.ll", "--html=/nonexistent/x.html a.ll", "--html= a.ll", "--html=/ a.ll", "--format=json --html=- a.ll", "--html=- --svg=- a.ll", "--svg=/nonexistent/x.svg a.ll", "--svg= a.ll", "--svg=/ a.ll", "--format=json --svg=- a.ll", "--spurious-wakeups=-1 a.ll", "--nondet-values=-1 a.ll",
		"--mm=imm --simplify=false --incremental=false --symmetry a.ll", "--mm=sc,tso --symmetry a.ll", "completion tcsh", "-j", "--cache=maybe a.ll", "--cache-mem=much a.ll", "--cache-mem=0 a.ll",
		"--cache-mem=-1GB a.ll", "--cache-mem=1 a.ll", "--cache=false --cache-mem=1GB a.ll", "--cache-mem=99999999999EB a.ll", "--clang=nonexistent-clang a.c", "--",
	} {
		files := map[string]string{"a.ll": threads(storeX, storeY, 0), "b.ll": "", "a.c": "int main(void) { return 0; }"}
		words := strings.Fields(args)
		for i, w := range words {
			if files[w] != "" || w == "b.ll" {
				words[i] = "$DIR/" + w
			}
		}
		code, stdout, stderr := run(t, files, words...)
		if code != exitUsage || stdout != "" || !strings.HasPrefix(stderr, "genmcgo: ") {
			t.Errorf("genmcgo %s: status %d, standard output %q, message %q", args, code, stdout, stderr)
		}
	}
}

// TestVerdicts runs small programs and asserts fields of the JSON report; the
// text report must agree in its verdict and the exit status.
func TestVerdicts(t *testing.T) {
	sb := threads(storeX+loadY, storeY+loadX, 0)
	sbRlx := threads(rlxX+readRY, rlxY+readRX, 0)
	lb := threads(readRX+rlxY, readRY+rlxX, 0)
	for _, tc := range []struct {
		name string
		prog string
		args string
		code int
		want map[string]any
	}{
		{"SB-sc-accesses", sb, "--mm=rc11", 0, map[string]any{"verdict": "verified", "complete": 3, "blocked": 0, "model": "rc11", "bounded": false, "stopped": ""}},
		{"SB-not-incremental", sb, "--mm=rc11 --incremental=false", 0, map[string]any{"complete": 3}},
		{"SB-not-simplified", sb, "--mm=rc11 --simplify=false", 0, map[string]any{"complete": 3, "model": "rc11", "model_used": "rc11"}},
		{"SB-simplified", sb, "--mm=rc11", 0, map[string]any{"complete": 3, "model": "rc11", "model_used": "sc"}},
		{"SB-rlx", sbRlx, "-mm=rc11", 0, map[string]any{"complete": 4, "model": "rc11", "model_used": "ra"}},
		{"SB-rlx-sc", sbRlx, "-mm sc", 0, map[string]any{"complete": 3, "model": "sc", "model_used": "sc"}},
		{"SB-rlx-tso", sbRlx, "--mm tso", 0, map[string]any{"complete": 4}},
		{"SB-tso-allfences", sbRlx, "-mm=tso-allfences", 0, map[string]any{"complete": 4}},
		{"SB-ra", sbRlx, "-mm=ra", 0, map[string]any{"complete": 4}},
		{"LB-rc11", lb, "--mm=rc11 --simplify=false", 0, map[string]any{"complete": 3, "simplified": ""}},
		{"LB-ra", lb, "--mm=rc11", 0, map[string]any{"complete": 3, "model_used": "ra", "simplified": "the program has no seq_cst access"}},
		{"LB-imm", lb, "--mm=imm", 0, map[string]any{"complete": 4, "model_used": "imm", "simplified": ""}},
		{"LB-imm-not-incremental", lb, "--mm=imm --incremental=false", 0, map[string]any{"complete": 4}},
		{"LB-imm.kat", lb, "--mm=imm.kat", 0, map[string]any{"complete": 4, "model": "imm.kat", "model_used": "imm.kat"}},
		{"LB-imm.kat-not-incremental", lb, "--mm=imm.kat --incremental=false", 0, map[string]any{"complete": 4}},
		{"SB-imm-simplified", sb, "--mm=imm", 0, map[string]any{"complete": 3, "model": "imm", "model_used": "sc", "simplified": "the program has no atomic access but seq_cst ones, and races are errors"}},
		{"SB-imm-races", sb, "--mm=imm --check-races=false", 0, map[string]any{"complete": 3, "model_used": "imm"}},
		{"SB-imm-not-simplified", sb, "--mm=imm --simplify=false", 0, map[string]any{"complete": 3, "model_used": "imm", "simplified": ""}},
		{"SB-rc11.kat", sb, "--mm=rc11.kat", 0, map[string]any{"complete": 3, "model_used": "rc11.kat"}},
		{"workers", sbRlx, "-workers=48", 0, map[string]any{"complete": 4, "workers": min(48, runtime.GOMAXPROCS(0))}},
		{"shorthand", sbRlx, "-j 3", 0, map[string]any{"complete": 4, "workers": min(3, runtime.GOMAXPROCS(0))}},
		{"ltr", sbRlx, "--schedule=ltr", 0, map[string]any{"complete": 4}},
		{"random", sbRlx, "--schedule=random --seed=7", 0, map[string]any{"complete": 4}},
		{"no-cache", sbRlx, "--cache=false", 0, map[string]any{"complete": 4, "stats.cache_hits": 0}},
		{"cache-mem", sbRlx, "--cache-mem=1MiB", 0, map[string]any{"complete": 4, "stats.cache_evictions": 0}},
		{"cache-mem-tiny", sbRlx, "--cache-mem=1KiB -j1", 0, map[string]any{"complete": 4}},
		{"limit", sbRlx, "--max-executions=2 -j1", 4, map[string]any{"verdict": "incomplete", "complete": 2, "stopped": "executions"}},
		{"race", threads(plainX, plainX, 0), "", 1, map[string]any{"verdict": "error", "errors.0.kind": "data-race", "errors.0.events.1.kind": "W", "stopped": "error"}},
		{"race-allowed", threads(plainX, plainX, 0), "--check-races=false", 0, map[string]any{"verdict": "verified", "complete": 2}},
		{"abort", threads(storeX, abortX, 0), "--mm=sc", 1, map[string]any{"errors.0.kind": "abort", "errors.0.thread": 2}},
		{"abort-keep-going", threads(storeX, abortX, 0), "--mm=sc --keep-going", 1, map[string]any{"errors.0.kind": "abort", "complete": 1, "stopped": ""}},
		{"assume", threads(storeX, assumeX, 0), "--mm=sc", 0, map[string]any{"verdict": "verified", "complete": 1, "blocked": 0}},
		{"assume-explored", threads(storeX, assumeX, 0), "--mm=sc --lookahead=false", 0, map[string]any{"complete": 1, "blocked": 1}},
		{"spin-undetected", threads(storeY, spinX, 0), "--mm=sc --spin-detection=false --unroll=3", 4, map[string]any{"bounded_executions": 1}},
		{"spin-ends", threads(storeX, spinX, 0), "--mm=sc", 0, map[string]any{"verdict": "verified", "complete": 1}},
		{"spin-never-ends", threads(storeY, spinX, 0), "--mm=sc", 4, map[string]any{"verdict": "incomplete", "complete": 0, "reasons.0": "vacuous", "warnings.0.kind": "liveness"}},
		{"spin-liveness", threads(storeY, spinX, 0), "--mm=sc --check-liveness", 1, map[string]any{"errors.0.kind": "liveness"}},
		{"unroll", threads(storeY, countX, 0), "--unroll=5", 4, map[string]any{"verdict": "incomplete", "bounded": true, "bounded_executions": 1}},
		{"no-unroll", threads(storeY, strings.ReplaceAll(countX, "1000000", "9"), 0), "--unroll=5 -no-unroll=two", 0, map[string]any{"verdict": "verified", "bounded": false}},
		{"status", threads(storeX, storeY, 3), "", 0, map[string]any{"verdict": "verified", "warnings.0.kind": "exit-status"}},
		{"nondet", "declare i32 @__VERIFIER_nondet_int()\ndefine i32 @main() {\n  %r = call i32 @__VERIFIER_nondet_int()\n  ret i32 0\n}\n", "--nondet-values=5", 0, map[string]any{"complete": 5}},
		{"daemon", daemon, "", 0, map[string]any{"verdict": "verified", "complete": 0, "waiting": 1, "blocked": 0, "warnings": []any{}}},
		{"daemon-warned-of", daemon, "--check-daemons", 0, map[string]any{"verdict": "verified", "waiting": 1, "warnings.0.kind": "daemon"}},
		{"section", section, "--mm=sc", 0, map[string]any{"verdict": "verified", "complete": 2}},
		{"section-simplified", section, "", 0, map[string]any{"verdict": "verified", "model_used": "sc"}},
		{"timeout", many(), "--timeout=0.1", 4, map[string]any{"verdict": "incomplete", "stopped": "timeout"}},
		{"entry", "define i32 @other() {\n  ret i32 0\n}\n", "--entry=other", 0, map[string]any{"complete": 1}},
		{"args", "define i32 @main(i32 %n, ptr %v) {\n  %r = sub i32 %n, 3\n  ret i32 %r\n}\n", "--arg=-mm --arg=b", 0, map[string]any{"complete": 1, "warnings": []any{}}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			files := map[string]string{"p.ll": tc.prog}
			args := append(strings.Fields(tc.args), "--format=json", "$DIR/p.ll")
			code, stdout, stderr := run(t, files, args...)
			if code != tc.code {
				t.Fatalf("exit status %d, want %d\n%s%.3000s", code, tc.code, stderr, stdout)
			}
			var got any
			if err := json.Unmarshal([]byte(stdout), &got); err != nil {
				t.Fatalf("%v in %s", err, stdout)
			}
			for path, want := range tc.want {
				if n, ok := want.(int); ok {
					want = float64(n)
				}
				if v := at(got, path); !reflect.DeepEqual(v, want) {
					t.Errorf("%s is %v, want %v\n%s", path, v, want, at(got, "summary"))
				}
			}
			if tc.name == "timeout" {
				return
			}
			code, stdout, stderr = run(t, files, append(strings.Fields(tc.args), "$DIR/p.ll")...)
			lines := strings.Split(strings.TrimSpace(stdout), "\n")
			if last := lines[len(lines)-1]; code != tc.code || !strings.HasPrefix(last, at(got, "verdict").(string)+":") {
				t.Errorf("as text: exit status %d, last line %q %s", code, last, stderr)
			}
		})
	}
}

// TestReductions: each reduction that a flag switches takes part by default or not
// at all, as the help says.
func TestReductions(t *testing.T) {
	for _, tc := range []struct {
		flag, file, count string
		off, on           float64
	}{
		{"unblock", "../../examples/bank.ll", "blocked", 1, 0},
		{"fresh-writes", "../../internal/corpus/testdata/spin/fresh.ll", "complete", 208, 24},
		{"symmetry", "../../examples/ticket-lock.ll", "complete", 6, 1},
	} {
		counts := map[string]float64{}
		for _, value := range []string{"", "=false", "=true"} {
			args := []string{"--format=json", tc.file}
			if value != "" {
				args = append(args, "--"+tc.flag+value)
			}
			code, stdout, stderr := run(t, nil, args...)
			var got any
			if err := json.Unmarshal([]byte(stdout), &got); err != nil || code != 0 {
				t.Fatalf("--%s%s: exit status %d, %v\n%s", tc.flag, value, code, err, stderr)
			}
			counts[value] = at(got, tc.count).(float64)
		}
		usual := tc.on
		if tc.flag == "symmetry" {
			usual = tc.off
		}
		if counts["=false"] != tc.off || counts["=true"] != tc.on || counts[""] != usual {
			t.Errorf("%s: %s executions by value of --%s: %v, want %v if false, %v if true, %v if not given",
				tc.file, tc.count, tc.flag, counts, tc.off, tc.on, usual)
		}
	}
}

// at follows a dotted path into decoded JSON.
func at(v any, path string) any {
	for _, p := range strings.Split(path, ".") {
		switch x := v.(type) {
		case map[string]any:
			v = x[p]
		case []any:
			i, err := strconv.Atoi(p)
			if err != nil || i >= len(x) {
				return nil
			}
			v = x[i]
		default:
			return nil
		}
	}
	return v
}

// An error names both places, prints the graph, a trace and how to repeat it.
func TestEvidence(t *testing.T) {
	needClang(t)
	const src = `#include <pthread.h>
int x;
static void *w(void *a) {
  x = 1;
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
  x = 2;
  pthread_join(t, 0);
  return 0;
}
`
	files := map[string]string{"race.c": src}
	code, stdout, stderr := run(t, files, "--format=json", "--dot=$DIR/g.dot", "$DIR/race.c", "--", "-DNOTHING")
	if code != 1 {
		t.Fatalf("%d %s", code, stderr)
	}
	var r report.Report
	if err := json.Unmarshal([]byte(stdout), &r); err != nil {
		t.Fatal(err)
	}
	e := &r.Errors[0]
	var lines []int
	for _, ev := range e.Events {
		lines = append(lines, ev.Line)
		if ev.Location != "x" || filepath.Base(ev.File) != "race.c" || ev.Column == 0 || !strings.HasPrefix(ev.Source, "x = ") {
			t.Errorf("event %+v", ev)
		}
	}
	slices.Sort(lines)
	if !slices.Equal(lines, []int{4, 10}) || e.Kind != "data-race" || len(e.Trace) < 2 || !strings.Contains(e.Graph.Text, "W na x = ") {
		t.Errorf("%v %+v", lines, e)
	}
	if !strings.Contains(r.Command, "--mm=rc11") || !strings.HasSuffix(r.Command, "race.c -- -DNOTHING") {
		t.Errorf("command %q", r.Command)
	}
}

func TestFilesWritten(t *testing.T) {
	dir := t.TempDir()
	dot, ir := filepath.Join(dir, "g.dot"), filepath.Join(dir, "p.txt")
	files := map[string]string{"p.ll": threads(plainX, plainX, 0)}
	if code, _, stderr := run(t, files, "--dot", dot, "--transformed", ir, "$DIR/p.ll"); code != 1 {
		t.Fatalf("%d %s", code, stderr)
	}
	if b, err := os.ReadFile(dot); err != nil || !bytes.HasPrefix(b, []byte("digraph")) {
		t.Errorf("%v %.100s", err, b)
	}
	if b, err := os.ReadFile(ir); err != nil || !bytes.Contains(b, []byte("main")) {
		t.Errorf("%v %.100s", err, b)
	}
	code, stdout, _ := run(t, files, "--print-executions", "--check-races=false", "--stats", "$DIR/p.ll")
	if code != 0 || strings.Count(stdout, "execution ") < 2 || !strings.Contains(stdout, "W na x = 1") || !strings.Contains(stdout, "backward revisits") {
		t.Errorf("%d %s", code, stdout)
	}
	code, stdout, _ = run(t, map[string]string{"stdin": files["p.ll"]}, "--check-races=false", "-")
	if code != 0 {
		t.Errorf("from standard input: %d %s", code, stdout)
	}
}

func TestBitcode(t *testing.T) {
	needClang(t)
	if _, err := exec.LookPath("llvm-dis"); err != nil {
		t.Skip("no llvm-dis")
	}
	dir := t.TempDir()
	src, bc := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.bc")
	if err := os.WriteFile(src, []byte("int main(void) { return 0; }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	clang, err := exec.LookPath("clang")
	if err != nil {
		t.Skip("no plain clang")
	}
	if out, err := exec.Command(clang, "-c", "-emit-llvm", "-o", bc, src).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	if code, stdout, stderr := run(t, nil, bc); code != 0 {
		t.Errorf("%d %s %s", code, stdout, stderr)
	}
}

// The temporary directory goes away whatever happens.
func TestNoTraces(t *testing.T) {
	needClang(t)
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	for _, src := range []string{"int main(void) { return 0; }", "syntax error"} {
		file := filepath.Join(t.TempDir(), "p.c")
		if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		doMain([]string{file}, nil, &out, &out)
		left, err := os.ReadDir(tmp)
		if err != nil || len(left) > 0 {
			t.Errorf("%q leaves %v %v", src, left, err)
		}
	}
}

// An interrupt prints what there is.
func TestInterrupt(t *testing.T) {
	scale.NotShort(t)
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	file := filepath.Join(t.TempDir(), "p.ll")
	if err := os.WriteFile(file, []byte(many()), 0o644); err != nil {
		t.Fatal(err)
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		cmd := exec.Command(exe, "--format=json", "--progress=json", "--estimate=false", "-j1", file)
		cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1", "GENMCGO_JSON_GAP=20ms")
		var stdout bytes.Buffer
		cmd.Stdout = &stdout
		pipe, err := cmd.StderrPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// The signal comes when something was explored, however long that takes.
		stderr, sent := "", false
		for lines := bufio.NewScanner(pipe); lines.Scan(); {
			stderr += lines.Text() + "\n"
			var p struct{ Executions uint64 }
			if json.Unmarshal(lines.Bytes(), &p) == nil && p.Executions > 0 && !sent {
				sent = true
				cmd.Process.Signal(sig)
			}
		}
		if cmd.Wait(); !sent {
			t.Fatalf("the run ended before %v was sent: %s", sig, stderr)
		}
		var r report.Report
		if err := json.Unmarshal(stdout.Bytes(), &r); err != nil {
			t.Fatalf("%v: %v %s %s", sig, err, stdout.String(), stderr)
		}
		if code := cmd.ProcessState.ExitCode(); code != exitIncomplete || r.Verdict != "incomplete" || r.Stopped != "interrupt" || r.Complete == 0 {
			t.Errorf("%v: status %d, %s, stopped %q", sig, code, r.Summary, r.Stopped)
		}
	}
}

func TestLongFlagsWithOneDash(t *testing.T) {
	fs := (&options{}).declare("")
	for _, tc := range []struct{ in, want string }{
		{"-mm=rc11 -workers=48 a.ll", "--mm=rc11 --workers=48 a.ll"},
		{"-mm rc11 a.ll", "--mm rc11 a.ll"},
		{"-arg -mm -mm sc a.ll", "--arg -mm --mm sc a.ll"},
		{"-keep-going -stats a.ll", "--keep-going --stats a.ll"},
		{"-j4 -j 4 -h a.ll -seed -5", "-j4 -j 4 -h a.ll --seed -5"},
		{"a.ll -- -mm -seed", "a.ll -- -mm -seed"},
		{"- -x --mm=sc", "- -x --mm=sc"},
	} {
		if got := strings.Join(longFlags(fs, strings.Fields(tc.in)), " "); got != tc.want {
			t.Errorf("%s becomes %s, want %s", tc.in, got, tc.want)
		}
	}
}

// Every option of the library has a flag, and every flag is in a group of --help.
func TestHelp(t *testing.T) {
	seen := map[string]int{}
	for _, f := range newTable(&options{}) {
		seen[f.Name]++
		if f.only == "" != slices.Contains(genmcgo.Groups(), f.Group) {
			t.Errorf("--%s is under %q, which is no heading of --help", f.Name, f.Group)
		}
	}
	for _, s := range genmcgo.Settings() {
		if seen[s.Name] != 1 {
			t.Errorf("there are %d flags --%s", seen[s.Name], s.Name)
		}
	}
	var out bytes.Buffer
	if code := doMain([]string{"-help"}, nil, &out, &out); code != 0 || !strings.Contains(out.String(), "--no-unroll") {
		t.Errorf("%d %s", code, out.String())
	}
	out.Reset()
	if code := doMain([]string{"-version"}, nil, &out, &out); code != 0 || !strings.HasPrefix(out.String(), "genmcgo ") {
		t.Errorf("%d %s", code, out.String())
	}
}

// TestHelpOfCommands: each command that --help lists has a --help of its own, which names each of its flags once.
func TestHelpOfCommands(t *testing.T) {
	var out bytes.Buffer
	doMain([]string{"--help"}, nil, &out, &out)
	usages := regexp.MustCompile(`(?m)^       genmcgo ([a-z|]+) `).FindAllStringSubmatch(out.String(), -1)
	if len(usages) < 10 {
		t.Fatalf("--help lists %d commands:\n%s", len(usages), out.String())
	}
	flag := regexp.MustCompile(`(?m)^(?: {2}| {6}|  -., )--([a-z-]+)`)
	for _, u := range usages {
		for name := range strings.SplitSeq(u[1], "|") {
			var out, errs bytes.Buffer
			code := doMain([]string{name, "--help"}, nil, &out, &errs)
			if name != "estimate" && !strings.HasPrefix(out.String(), "Usage: genmcgo "+name) || code != 0 || errs.Len() > 0 {
				t.Errorf("genmcgo %s --help: %d, %q, %q", name, code, out.String(), errs.String())
			}
			seen := map[string]bool{}
			for _, f := range flag.FindAllStringSubmatch(out.String(), -1) {
				if seen[f[1]] {
					t.Errorf("genmcgo %s --help has --%s twice", name, f[1])
				}
				seen[f[1]] = true
			}
		}
	}
	for _, args := range [][]string{{"completion"}, {"completion", "tcsh"}, {"completion", "bash", "zsh"}} {
		var out, errs bytes.Buffer
		if code := doMain(args, nil, &out, &errs); code != exitUsage || out.Len() > 0 || !strings.Contains(errs.String(), "bash, zsh or fish") {
			t.Errorf("%q: %d, %q, %q", args, code, out.String(), errs.String())
		}
	}
}

func TestCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		var out bytes.Buffer
		if code := doMain([]string{"completion", shell}, nil, &out, &out); code != 0 || !strings.Contains(out.String(), "tso-allfences") {
			t.Errorf("%s: %d", shell, code)
		}
		path, err := exec.LookPath(shell)
		if err != nil {
			continue
		}
		cmd := exec.Command(path, "-n")
		cmd.Stdin = &out
		if msg, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s does not like its script: %v %s", shell, err, msg)
		}
	}
}

func TestCommandRepeatsTheRun(t *testing.T) {
	o, err := parseArgs([]string{"-mm=sc", "-unroll", "3", "--no-unroll=f", "--arg=a b", "--stats", "p.c", "--", "-DX='1'"})
	if err != nil {
		t.Fatal(err)
	}
	const want = `genmcgo --mm=sc '--arg=a b' --unroll=3 --no-unroll=f p.c -- '-DX='\''1'\'''`
	if got := o.command(); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestCommandsOfOptions: the command line that the library writes for options means these
// options to the command, whatever they are.
func TestCommandsOfOptions(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	program := filepath.Join(t.TempDir(), "p.ll")
	if err := os.WriteFile(program, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	values := map[string][]string{"mm": {"sc", "imm", "rc11.kat", "sc,tso"}, "arg": {"a b", "it's", "-x", ""}, "no-unroll": {"f", "g"}, "entry": {"f"}, "bound": {"preemptions=0", "preemptions=12"}, "wakeup": {"cond:fifo", "all:lifo", "all:arbitrary"}, "clang": {"clang-14"}, "order": {"a.c:1:2:read=acquire", "b c.c:7:1:fence=none"},
		"timeout": {"90", "5m"}, "max-memory": {"1GB"}, "cache-mem": {"64MiB"}, "rvf-without": {"hint", "hint,signals"}, "estimate-threshold": {"0", "0.5"}, "estimate-crowd": {"0", "7"}}
	possible := 0
	for range 600 {
		var o genmcgo.Options
		for _, s := range genmcgo.Settings() {
			v := values[s.Name]
			switch {
			case rng.IntN(12) > 0 || s.Unrepeated:
				continue
			case v != nil:
			case s.Type == "bool":
				v = []string{"true", "false"}
			case s.Values != nil:
				v = s.Values
			default:
				v = []string{"1", "7", "20"}
			}
			if err := o.Set(s.Name, v[rng.IntN(len(v))]); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := o.Validate(false); err != nil || o.Seed != 0 && o.Schedule != "random" {
			continue
		}
		possible++
		line := o.Command(program)
		got, err := parseArgs(shell.Split(line)[1:])
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		o.Model = cmp.Or(o.Model, "rc11") // which command lines always say
		a, _ := json.Marshal(&o)
		b, _ := json.Marshal(&got.Options)
		if !bytes.Equal(a, b) || got.command() != line {
			t.Fatalf("%s\nof %s\nis %s\nas %s", line, a, b, got.command())
		}
	}
	if possible < 100 {
		t.Errorf("only %d options are possible", possible)
	}
}

// TestBarrierOfMore: a thread comes to a barrier of one participant that another
// has left before. Nothing may be computed again from such a graph, in which every leave waits for every
// arrival: it shows that the barrier must be explored by its accesses.
func TestBarrierOfMore(t *testing.T) {
	const prog = `
@x = global i32 0, align 4
@b = global [32 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
define ptr @one(ptr %a) {
  %r = load atomic i32, ptr @x seq_cst, align 4
  %w = call i32 @pthread_barrier_wait(ptr @b)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %i = call i32 @pthread_barrier_init(ptr @b, ptr null, i32 1)
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  %w = call i32 @pthread_barrier_wait(ptr @b)
  store atomic i32 1, ptr @x seq_cst, align 4
  %v = load i64, ptr %t, align 8
  %e = call i32 @pthread_join(i64 %v, ptr null)
  ret i32 0
}
`
	for _, args := range []string{"", "--incremental=false", "--equivalence=rvf --incremental=false"} {
		code, stdout, stderr := run(t, map[string]string{"p.ll": prog}, append(strings.Fields("--mm=sc "+args), "$DIR/p.ll")...)
		if code != 0 || !strings.Contains(stdout, "started again") {
			t.Errorf("%s: status %d: %s%s", args, code, stdout, stderr)
		}
	}
}

// TestSectionsNeedSC: what an atomic section means is not defined under weaker models.
func TestSectionsNeedSC(t *testing.T) {
	relaxed := strings.Replace(section, "load atomic i32, ptr @x seq_cst", "load atomic i32, ptr @x monotonic", 1)
	for _, tc := range []struct{ prog, args string }{
		{relaxed, "--mm=rc11"}, {relaxed, "--mm=tso"}, {relaxed, "--mm=ra"}, {relaxed, "--mm=imm"}, {relaxed, "--mm=sc,rc11"}, {relaxed, "--mm=sc.kat"},
		{section, "--mm=rc11 --simplify=false"}, {section, "--mm=rc11 --check-races=false"},
	} {
		code, stdout, stderr := run(t, map[string]string{"p.ll": tc.prog}, append(strings.Fields(tc.args), "$DIR/p.ll")...)
		if code != 2 || !strings.Contains(stderr, "under sequential consistency only") || !strings.Contains(stderr, "--mm=sc") {
			t.Errorf("%s: exit status %d\n%s%s", tc.args, code, stdout, stderr)
		}
	}
}

// TestConventionsOptimised: functions that mean something by their names keep that
// meaning if the program is compiled with optimisation.
func TestConventionsOptimised(t *testing.T) {
	scale.NotShort(t)
	if _, err := exec.LookPath("clang-14"); err != nil {
		t.Skip("no clang-14")
	}
	const dir = "../../interp/rtlib/testdata/prog/"
	files, _ := filepath.Glob(dir + "section_*.c")
	more, _ := filepath.Glob(dir + "conventions*.c")
	if len(files) < 5 || len(more) < 3 {
		t.Fatal("no programs")
	}
	every := scale.By{Short: 4, Usual: 4, Wide: 1, Full: 1}
	for i, file := range append(files, more...) {
		if !every.Nth(i) {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(src), "\n")
		want, kind := 0, ""
		if s, ok := strings.CutPrefix(first, "// error "); ok {
			want, kind = 1, "error: "+s
		}
		code, stdout, stderr := run(t, nil, "--mm=sc", "--clang=clang-14", file, "--", "-O2", "-w")
		if code != want || !strings.Contains(stdout, kind) {
			t.Errorf("%s: exit status %d, want %d %s\n%s%s", filepath.Base(file), code, want, kind, stdout, stderr)
		}
	}
}

// TestPrintedAgain: when the exploration starts again, the text says that the executions printed
// so far do not count, and numbers the others from 1.
func TestPrintedAgain(t *testing.T) {
	_, stdout, _ := shipped(t, "--print-executions --estimate=false testdata/late-parts.ll")
	before, after, ok := strings.Cut(stdout, "\nthe exploration starts again: the executions above do not count\n")
	if !ok || !strings.Contains(before, "execution 1 (complete)") || !strings.Contains(after, "execution 1 (complete)") || strings.Contains(after, "execution 7") || !strings.Contains(after, "no error in 6 executions") {
		t.Error(stdout)
	}
}

// TestWords: what is wrong with a command line is said in words about it, with a remedy.
func TestWords(t *testing.T) {
	files := map[string]string{"p.ll": threads(rlxX+readRY, rlxY+readRX, 0)}
	for _, tc := range []struct{ arg, says string }{
		{"--unroll=x", "not a whole number"}, {"--unroll=1.5", "not a whole number"}, {"--unroll=99999999999999999999", "too large"},
		{"--minimise=-1", "must not be negative"}, {"--estimate-threshold=x", "not a number"}, {"--error=x", ""},
		{"-DBUG", "flags for clang go behind --: genmcgo FILE -- -DBUG"}, {"-std=c++20", "genmcgo FILE -- -std=c++20"},
		{"-O2", "genmcgo FILE -- -O2"}, {"-I.", "genmcgo FILE -- -I."}, {"-Wall", "genmcgo FILE -- -Wall"}, {"-unrol=3", "did you mean --unroll?"},
	} {
		code, _, stderr := run(t, files, tc.arg, "$DIR/p.ll")
		if code != 2 || !strings.Contains(stderr, tc.says) || strings.Contains(stderr, "strconv") {
			t.Errorf("%s: %d, %s", tc.arg, code, stderr)
		}
	}
	// --help says --minimise N: the number may stand by itself.
	for _, args := range [][]string{{"--minimise", "7"}, {"--minimise=7"}, {"-minimise", "7"}} {
		o, err := parseArgs(append(args, "p.ll"))
		if err != nil || o.Minimise != 7 {
			t.Errorf("%q: %v", args, err)
		}
	}
	if o, err := parseArgs([]string{"--minimise", "p.ll"}); err != nil || o.Minimise != 10000 {
		t.Errorf("--minimise: %v", err)
	}
}
