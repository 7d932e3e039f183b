package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// Programs that go too far for the interpreter, unless y, which another thread may set, is 0.
const (
	deepCalls = `
define internal i32 @deep(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %e, label %l
l:
  %m = sub i32 %n, 1
  %r = call i32 @deep(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
e:
  ret i32 0
}
`
	longLoop = `
define internal i32 @long(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add i32 %i, 3 ; so that it is not plain that it ends
  %z = icmp ult i32 %j, %n
  br i1 %z, label %l, label %e
e:
  ret i32 %j
}
`
	bigLocal = `
declare void @use(ptr)
define internal i32 @local(i32 %n) {
  %a = alloca i8, i32 %n, align 16
  store volatile i8 1, ptr %a, align 1
  %v = load volatile i8, ptr %a, align 1
  %w = zext i8 %v to i32
  ret i32 %w
}
`
	bigHeap = `
declare ptr @malloc(i64)
declare void @free(ptr)
define internal i32 @heap(i32 %n) {
  %s = zext i32 %n to i64
  %a = call ptr @malloc(i64 %s)
  store i8 1, ptr %a, align 1
  call void @free(ptr %a)
  ret i32 0
}
`
	manyThreads = `
define internal ptr @nothing(ptr %a) {
  ret ptr null
}
define internal i32 @many(i32 %n) {
  %t = alloca i64, align 8
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @nothing, ptr null)
  %v = load i64, ptr %t, align 8
  %d = call i32 @pthread_join(i64 %v, ptr null)
  %j = add i32 %i, 1
  %z = icmp ult i32 %j, %n
  br i1 %z, label %l, label %e
e:
  ret i32 0
}
`
	manyEvents = `
define internal i32 @events(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  store atomic i32 1, ptr @x seq_cst, align 4
  %j = add i32 %i, 1
  %z = icmp ult i32 %j, %n
  br i1 %z, label %l, label %e
e:
  ret i32 0
}
`
)

// tooFar is a program whose first thread calls function with n if it sees what the second
// one writes.
func tooFar(function, text, n string) map[string]string {
	body := loadY + "  %z = icmp eq i32 %ry, 0\n  br i1 %z, label %e, label %c\nc:\n  %q = call i32 @" + function + "(i32 " + n + ")\n  br label %e\ne:\n"
	return map[string]string{"p.ll": text + threads(body, storeY, 0)}
}

// TestLimits: what goes too far for the interpreter is no error of the program. The rest of
// the execution is not explored, the report says why and where, and the flag it names helps.
// The same program with a smaller number is verified.
func TestLimits(t *testing.T) {
	for _, tc := range []struct {
		function, text, reason string
		far, near              string // arguments of function
		low, high              string // a flag that makes far too far, and one that does not
	}{
		{"deep", deepCalls, "max-stack", "500", "100", "--max-stack=400", "--max-stack=600"},
		{"deep", deepCalls, "max-stack", "1000000000", "10000", "", ""},
		{"long", longLoop, "max-steps", "500000", "1000", "--max-steps=100000", "--max-steps=3000000"},
		{"local", bigLocal, "stack-space", "100000000", "1000", "", ""},
		{"heap", bigHeap, "heap-space", "300000000", "1000000", "", ""},
	} {
		flags := func(low, more string) []string {
			out := []string{}
			for _, f := range []string{low, more} {
				if f != "" {
					out = append(out, f)
				}
			}
			return out
		}
		for _, more := range []string{"", "--mm=sc", "--mm=imm", "--keep-going", "--workers=2", "--estimate=false", "--simplify=false", "--lookahead=false"} {
			r := vacuousReport(t, 4, tooFar(tc.function, tc.text, tc.far), flags(tc.low, more)...)
			if r.Verdict != "incomplete" || !slices.Equal(r.Reasons, []string{tc.reason}) || len(r.Limits) != 1 || r.Complete != 1 || r.Blocked != 1 || r.Vacuous {
				t.Fatalf("%s %s: %+v", tc.function, more, r)
			}
			l := r.Limits[0]
			if l.Limit != tc.reason || l.Executions != 1 || l.Remedy == "" || !strings.Contains(r.Summary, tc.reason) || strings.HasPrefix(tc.reason, "max-") != strings.Contains(l.Remedy, "--"+tc.reason) {
				t.Errorf("%s %s: %+v, %s", tc.function, more, l, r.Summary)
			}
		}
		if r := vacuousReport(t, 0, tooFar(tc.function, tc.text, tc.near), flags(tc.low, "")...); r.Verdict != "verified" || r.Complete != 2 || len(r.Limits) != 0 {
			t.Errorf("%s(%s): %+v", tc.function, tc.near, r)
		}
		if tc.high != "" {
			if r := vacuousReport(t, 0, tooFar(tc.function, tc.text, tc.far), tc.high); r.Verdict != "verified" || r.Complete != 2 {
				t.Errorf("%s %s: %+v", tc.function, tc.high, r)
			}
		}
		// With all executions cut nothing was checked; an error beside the limit is found.
		one := map[string]string{"p.ll": tc.text + "define i32 @main() {\n  %q = call i32 @" + tc.function + "(i32 " + tc.far + ")\n  ret i32 0\n}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n"}
		if r := vacuousReport(t, 4, one, flags(tc.low, "")...); !slices.Equal(r.Reasons, []string{tc.reason, "vacuous"}) {
			t.Errorf("%s alone: %+v", tc.function, r)
		}
		vacuousReport(t, 4, one, flags(tc.low, "--allow-vacuous")...)
		p := tooFar(tc.function, tc.text, tc.far)
		p["p.ll"] = strings.Replace(p["p.ll"], "e:\n\n  ret ptr null", "e:\n  %a2 = load atomic i32, ptr @y seq_cst, align 4\n  %b = icmp eq i32 %a2, 1\n  br i1 %b, label %f, label %g\nf:\n  call void @abort()\n  unreachable\ng:\n  ret ptr null", 1)
		if r := vacuousReport(t, 1, p, flags(tc.low, "--estimate=false")...); len(r.Errors) != 1 || r.Errors[0].Kind != "abort" {
			t.Errorf("%s and an error: %+v", tc.function, r)
		}
	}
}

// TestTooManyEvents: an execution with too many events ends the run with what was found before,
// and names the flags that help.
func TestTooManyEvents(t *testing.T) {
	scale.NotShort(t)
	for _, more := range []string{"--equivalence=co", "--equivalence=rf", "--equivalence=rvf", "--equivalence=auto", "--estimate=false", "--workers=2", "--keep-going", "--minimise=5"} {
		r := vacuousReport(t, 4, tooFar("events", manyEvents, "100"), append(strings.Fields("--mm=sc --max-events=90"), more)...)
		if !slices.Equal(r.Reasons, []string{"max-events"}) || r.Stopped != "max-events" || len(r.Limits) != 1 || !strings.Contains(r.Summary, "stopped by the limit max-events at p.c:") && !strings.Contains(r.Summary, "stopped by the limit max-events,") {
			t.Fatalf("%s: %+v", more, r)
		}
		if l := r.Limits[0]; l.Limit != "max-events" || l.Executions != 1 || !strings.Contains(l.Remedy, "--max-events") || !strings.Contains(l.Remedy, "--unroll") {
			t.Errorf("%s: %+v", more, l)
		}
		vacuousReport(t, 0, tooFar("events", manyEvents, "100"), append(strings.Fields("--mm=sc --max-events=500"), more)...)
	}
	// Several models, and loops that never end although each round counts.
	beats := map[string]string{"p.ll": `@beat = global i32 0
@stop = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @heart(ptr %0) {
  br label %loop
loop:
  %2 = atomicrmw add ptr @beat, i32 1 seq_cst
  %3 = load atomic i32, ptr @stop seq_cst, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %loop, label %end
end:
  ret ptr null
}
define i32 @main() {
  %1 = alloca i64
  %2 = call i32 @pthread_create(ptr %1, ptr null, ptr @heart, ptr null)
  store atomic i32 1, ptr @stop seq_cst, align 4
  br label %wait
wait:
  %3 = load atomic i32, ptr @stop seq_cst, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %wait, label %end
end:
  ret i32 0
}
`}
	for _, more := range []string{"--mm=rc11", "--mm=sc,rc11", "--mm=imm", "--equivalence=rf", "--workers=2 --estimate=false"} {
		if code, stdout, stderr := run(t, beats, append(strings.Fields(more), "--max-events=1000", "$DIR/p.ll")...); code != exitIncomplete || !strings.Contains(stdout, "max-events") {
			t.Errorf("%s: status %d\n%s%s", more, code, stdout, stderr)
		}
	}
}

// TestRefused: what a limit of the exploration refuses names the flag that raises it.
func TestRefused(t *testing.T) {
	for _, tc := range []struct{ function, text, low, high string }{
		{"many", manyThreads, "--max-threads=50", "--max-threads=200"},
	} {
		for _, more := range []string{"--equivalence=co", "--equivalence=rf", "--equivalence=rvf", "--estimate=false"} {
			p := tooFar(tc.function, tc.text, "100")
			flag, _, _ := strings.Cut(tc.low, "=")
			code, stdout, stderr := run(t, p, "--mm=sc", tc.low, more, "$DIR/p.ll")
			if code != 2 || stdout != "" || !strings.Contains(stderr, flag) || strings.Contains(stderr, "internal error") {
				t.Errorf("%s %s: status %d\n%s%s", tc.low, more, code, stdout, stderr)
			}
			if code, stdout, stderr := run(t, tooFar(tc.function, tc.text, "100"), "--mm=sc", tc.high, more, "$DIR/p.ll"); code != 0 {
				t.Errorf("%s %s: status %d\n%s%s", tc.high, more, code, stdout, stderr)
			}
		}
	}
	for _, bad := range []string{"--max-stack=0", "--max-stack=-1", "--max-steps=0", "--max-events=0", "--max-events=1000000000", "--max-threads=0", "--max-threads=40000"} {
		if code, _, stderr := run(t, tooFar("events", manyEvents, "1"), bad, "$DIR/p.ll"); code != 2 || !strings.Contains(stderr, strings.Split(bad, "=")[0]) {
			t.Errorf("%s: status %d, %s", bad, code, stderr)
		}
	}
}

// TestTooManyEventsElsewhere: estimates and replays that meet an execution with too many events
// are incomplete, as explorations are; that is no bad input.
func TestTooManyEventsElsewhere(t *testing.T) {
	for _, model := range []string{"sc", "sc,rc11"} {
		code, stdout, stderr := run(t, tooFar("events", manyEvents, "100"), "estimate", "--mm="+model, "--max-events=90", "$DIR/p.ll")
		if code != exitIncomplete || !strings.Contains(stdout, "stopped by the limit max-events") {
			t.Errorf("estimate --mm=%s: status %d\n%s%s", model, code, stdout, stderr)
		}
	}
	counts := func(end string) []byte {
		return []byte(`@x = global i32 0
declare void @abort()
define i32 @main() {
  %1 = atomicrmw add ptr @x, i32 1 seq_cst
  br label %` + end + `
loop:
  %2 = atomicrmw add ptr @x, i32 1 seq_cst
  br label %loop
fails:
  call void @abort()
  unreachable
}
`)
	}
	dir := t.TempDir()
	file, trace := filepath.Join(dir, "p.ll"), filepath.Join(dir, "trace.json")
	for _, end := range []string{"fails", "loop"} {
		if err := os.WriteFile(file, counts(end), 0o644); err != nil {
			t.Fatal(err)
		}
		if end == "fails" {
			if code, stdout, stderr := run(t, nil, "--mm=sc", "--max-events=50", "--json="+trace, file); code != exitError {
				t.Fatalf("status %d\n%s%s", code, stdout, stderr)
			}
		}
	}
	if code, stdout, stderr := run(t, nil, "replay", "--changed", "--trace="+trace); code != exitIncomplete || !strings.Contains(stdout, "--max-events") {
		t.Errorf("replay: status %d\n%s%s", code, stdout, stderr)
	}
}
