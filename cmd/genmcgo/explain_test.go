package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/consistency/models"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// wrongPrograms are the shipped programs with one mistake each, compiled; without two
// that have no end and run into a limit.
func wrongPrograms(t *testing.T) []string {
	t.Helper()
	files, _ := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/wrong/*.ll")
	if len(files) < 100 {
		t.Fatalf("%d wrong programs", len(files))
	}
	return slices.DeleteFunc(files, func(f string) bool { // these find nothing for a long time
		return strings.HasSuffix(f, "livelock.ll") || strings.HasSuffix(f, "livelock-two-rwlocks.ll") || strings.HasSuffix(f, "stack-overflow.ll")
	})
}

// modelFor is the flag that selects the model mm for a program of the corpus, or sc if the program has
// atomic sections, which have a meaning there only.
func modelFor(mm, file string) string {
	if strings.Contains(filepath.Base(file), "sections") {
		mm = "sc"
	}
	return "--mm=" + mm
}

func findings(t *testing.T, file string, args ...string) *report.Report {
	t.Helper()
	var out, errs strings.Builder
	args = append(args, "--format=json", "--workers=1", file)
	if code := doMain(args, strings.NewReader(""), &out, &errs); code > 1 && code != exitIncomplete {
		t.Fatalf("%v: %d %s", args, code, errs.String())
	}
	r := &report.Report{}
	if err := json.Unmarshal([]byte(out.String()), r); err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	return r
}

// TestExplanations says of known programs what lies behind their errors.
func TestExplanations(t *testing.T) {
	wrong := "../../internal/corpus/testdata/ll/clang-14-O0/wrong/"
	lb := "../../internal/corpus/testdata/ll/clang-14-O0/lb/"
	for _, row := range []struct{ file, mm, want string }{
		{wrong + "assert-sb.ll", "rc11", "either thread 1 reads y at line 14 before its write of x at line 13 is visible to thread 2, or thread 2 reads x at line 21 before its write of y at line 20 is visible to thread 1 (store buffering: W→R reordering); seq_cst fences between line 13 and line 14 and between line 20 and line 21 forbid this"},
		{wrong + "assert-sb.ll", "ra", "either thread 1 reads y at line 14 before its write of x at line 13 is visible to thread 2, or thread 2 reads x at line 21 before its write of y at line 20 is visible to thread 1 (store buffering: W→R reordering)"},
		{wrong + "assert-mp-relaxed.ll", "imm", "either the write of flag at line 13 by thread 1 becomes visible before its earlier write of data at line 12, or thread 2 reads data at line 20 before it reads flag at line 19 (message passing: W→W or R→R reordering); making the write of flag at line 13 release and the read of flag at line 19 acquire forbids this"},
		{wrong + "assert-2+2w.ll", "rc11", "(the litmus test 2+2W: W→W reordering); seq_cst fences between line 12 and line 13 and between line 19 and line 20 forbid this"},
		{wrong + "assert-iriw-acquire.ll", "rc11", "reach the threads in different orders (IRIW, independent reads of independent writes); seq_cst fences between"},
		{wrong + "assert-peterson-relaxed.ll", "tso", "thread 2 reads want[0] at line 18 before its write of turn at line 17 is visible to thread 1 (the litmus test R: W→R reordering); a seq_cst fence between line 17 and line 18 forbids this"},
		{lb + "lb-acq.ll", "imm", "the write of x at line 24 by thread 2 takes effect before its earlier read of y at line 23 (load buffering: R→W reordering); making the write of x at line 24 release forbids this"},
		{lb + "lb-three.ll", "imm", "(load buffering with 3 threads: R→W reordering)"},
		{wrong + "race-mp-relaxed.ll", "rc11", "only the value of flag that thread 1 writes at line 13 and thread 2 reads at line 19 leads from one to the other, and that does not synchronise; making the write at line 13 release and the read at line 19 acquire orders them"},
		{wrong + "race-release-fence-only.ll", "rc11", "does not synchronise; making the read at line 20 acquire orders them"},
		{wrong + "race-two-writes.ll", "sc", "no chain of program order, reads-from, and creating and joining threads leads from one to the other"},
		{wrong + "deadlock-abba.ll", "rc11", ""},
		{wrong + "assert-lost-update.ll", "rc11", "lost update: thread 1 (inc) reads n = 0 at assert-lost-update.c:11 and writes 1 at assert-lost-update.c:11, which is not one atomic step; in between thread 2 (inc) writes 1 at assert-lost-update.c:11, and that is lost"},
	} {
		if _, err := os.Stat(row.file); err != nil {
			t.Errorf("%v", err)
			continue
		}
		r := findings(t, row.file, "--mm="+row.mm)
		if len(r.Errors) == 0 {
			t.Errorf("%s under %s: no error", row.file, row.mm)
			continue
		}
		f := &r.Errors[0]
		if !strings.Contains(f.Explanation, row.want) || row.want == "" && f.Explanation != "" {
			t.Errorf("%s under %s: %q\nwant %q", filepath.Base(row.file), row.mm, f.Explanation, row.want)
		}
		if text := text(t, r); row.want != "" && !strings.Contains(text, "\n  why: "+f.Explanation+"\n") {
			t.Errorf("%s under %s: not in the text:\n%s", row.file, row.mm, text)
		}
	}
}

// TestExplainsBuffers says of reads that find bytes in the store buffer of their thread where these are from, and that
// stores of parts of a word wait there.
func TestExplainsBuffers(t *testing.T) {
	wrong := "../../internal/corpus/testdata/ll/clang-14-O0/wrong/"
	for _, row := range []struct{ file, why, read string }{
		{"mixed-forwarded-cas.ll", "thread 1 reads u.word at line 23 before its write of u.word at line 22 is visible to other threads (W→R reordering); a seq_cst fence between line 22 and line 23 forbids this", "cas-failed u.word = 1 [from (2,1)] [with (1,3), in its store buffer]"},
		{"mixed-buffered.ll", "thread 0 reads u.word at line 26 before its write of u.word at line 25 is visible to other threads", "u.word = 256 [from init] [with (0,4), in its store buffer]"},
	} {
		r := findings(t, wrong+row.file, "--mm=tso", "--mixed-size=hardware", "--minimise=1000")
		if text := text(t, r); !strings.Contains(text, row.why) || !strings.Contains(text, row.read) {
			t.Errorf("%s lacks %q or %q:\n%s", row.file, row.why, row.read, text)
		}
	}
}

// TestJointOrders: accesses that are made as several events are shown with the order that the source gives them.
func TestJointOrders(t *testing.T) {
	_, stdout, _ := shipped(t, "--mm=rc11 --mixed-size=hardware --print-executions internal/corpus/testdata/ll/clang-14-O0/wrong/mixed-cas-halves.ll")
	parts := 0
	for line := range strings.Lines(stdout) {
		if strings.Contains(line, "(part of 16 bytes at u.both)") {
			if parts++; !strings.Contains(line, " R sc ") && !strings.Contains(line, " W sc ") {
				t.Errorf("a part of a seq_cst compare-exchange is shown as %q", line)
			}
		}
	}
	if parts < 20 {
		t.Errorf("%d parts shown:\n%s", parts, stdout)
	}
}

func text(t *testing.T, r *report.Report) string {
	t.Helper()
	var b strings.Builder
	if err := r.WriteText(&b, report.Style{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestAxioms: every error of the wrong programs comes with what the model says, and
// statements are lines of shipped files.
func TestAxioms(t *testing.T) {
	scale.NotShort(t)
	lines := map[string][]string{}
	for _, m := range models.List() {
		b, err := models.FS.ReadFile(m.File)
		if err != nil {
			t.Fatal(err)
		}
		lines[m.File] = strings.Split(string(b), "\n")
	}
	kinds := map[string]int{}
	cycles := 0
	var all []string
	for _, m := range genmcgo.Models() {
		if m.HandWritten {
			all = append(all, m.Name)
		}
	}
	all = append(all, "rc11.kat", "tso.kat")
	for i, file := range wrongPrograms(t) {
		for _, mm := range all[i%len(all) : i%len(all)+1] {
			if strings.HasSuffix(file, "-sections.ll") {
				mm = "sc" // the only model under which atomic sections have a meaning
			}
			r := findings(t, file, "--mm="+mm)
			for _, f := range append(r.Errors, r.Warnings...) {
				if f.Graph == nil {
					continue
				}
				kinds[f.Kind]++
				name := filepath.Base(file) + " under " + mm + ": " + f.Kind
				if len(f.Axioms) == 0 {
					t.Errorf("%s: the model says nothing", name)
				}
				says := map[string]bool{}
				for _, a := range f.Axioms {
					says[a.Says] = true
					if a.Text == "" || a.Name == "" {
						t.Errorf("%s: %+v", name, a)
					}
					if s := a.Statement; s != nil {
						if l := lines[s.File]; s.Line < 1 || s.Line > len(l) || !strings.Contains(l[s.Line-1], s.Text) {
							t.Errorf("%s: %s:%d does not say %q", name, s.File, s.Line, s.Text)
						}
					} else if a.Model != "" {
						t.Errorf("%s: %s does not say where", name, a.Model)
					}
				}
				if !says["allows"] || says["forbids"] == f.Interleaving || (len(f.Cycle) > 0) == f.Interleaving {
					t.Errorf("%s: interleaving %v, cycle %v, says %v", name, f.Interleaving, f.Cycle, says)
				}
				if f.Kind == "data-race" && (f.Explanation == "" || f.Axioms[0].Statement == nil || f.Axioms[0].Says != "defines") {
					t.Errorf("%s: %q %+v", name, f.Explanation, f.Axioms)
				}
				if slices.Contains([]string{"deadlock", "liveness", "use-after-free", "double-free", "memory-leak", "out-of-bounds"}, f.Kind) && !says["defines"] {
					t.Errorf("%s: nothing says what is wrong", name)
				}
				if len(f.Cycle) > 0 {
					cycles++
					onCycle(t, name, &f)
				}
			}
		}
	}
	if len(kinds) < 25 || cycles < 4 {
		t.Errorf("only %d cycles and these kinds: %v", cycles, kinds)
	}
}

// onCycle checks that the cycle of f is one of edges that its graph has.
func onCycle(t *testing.T, name string, f *report.Finding) {
	events := map[string]*report.Event{}
	co := map[string]int{}
	for i := range f.Graph.Threads {
		for j := range f.Graph.Threads[i].Events {
			e := &f.Graph.Threads[i].Events[j]
			events[e.ID] = e
			co[e.ID] = 1 // the only write
		}
	}
	for _, c := range f.Graph.Coherence {
		for i, w := range c.Writes {
			co[w] = i + 1
		}
	}
	for i, l := range f.Cycle {
		a, b := events[l.From], events[l.To]
		ok := a != nil && b != nil && f.Cycle[(i+1)%len(f.Cycle)].From == l.To
		if ok {
			switch l.Relation {
			case "po":
				ok = a.Thread == b.Thread && a.Index < b.Index
			case "rf":
				ok = b.ReadsFrom == l.From
			case "co":
				ok = a.Location == b.Location && a.Kind == "W" && b.Kind == "W" && co[l.From] < co[l.To]
			case "fr":
				ok = a.Location == b.Location && a.Kind == "R" && b.Kind == "W" && (a.ReadsFrom == "init" || co[a.ReadsFrom] < co[l.To])
			case "thread":
				ok = a.Thread != b.Thread
			default:
				ok = false
			}
		}
		if !ok {
			t.Errorf("%s: %v is no edge of the graph, or not of the cycle %v", name, l, f.Cycle)
		}
	}
}

// A thread is named by what the source calls its function, not by the symbol.
func TestThreadFunction(t *testing.T) {
	const ir = `
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @abort()
define internal ptr @_ZL6writerPv(ptr %a) !dbg !4 {
  call void @abort(), !dbg !5
  unreachable
}
define ptr @_Z6readerPv(ptr %a) {
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @_ZL6writerPv, ptr null)
  %d = call i32 @pthread_create(ptr %t, ptr null, ptr @_Z6readerPv, ptr null)
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "x.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "writer", linkageName: "_ZL6writerPv", scope: !1, file: !1, line: 1, unit: !0, type: !3)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !{}
`
	stdout, stderr, code := execute(ir, "--estimate=false", "--workers=1", "-")
	if code != exitError {
		t.Fatalf("exit code %d: %s%s", code, stdout, stderr)
	}
	for _, want := range []string{"thread 1 (writer)", "create thread 1 writer\n", "thread 1 writer created by", "create thread 2 reader\n"} {
		if !strings.Contains(stdout, want) {
			t.Errorf("there is no %q in\n%s", want, stdout)
		}
	}
}

// In colour the events that a finding is about stand out in the graph, and no others: a
// thread that waits for another one is not what is wrong with a race.
func TestColourOfGraph(t *testing.T) {
	args := []string{"--color=always", "--estimate=false", "--workers=1", "../../examples/mp-relaxed.ll"}
	stdout, _, _ := execute("", args...)
	var red []string
	for _, line := range strings.Split(stdout, "\n") {
		if s, ok := strings.CutPrefix(strings.TrimSpace(line), "\x1b[1;31m  ("); ok {
			red = append(red, "("+s[:strings.Index(s, " ")])
		}
	}
	if want := []string{"(1,1)", "(2,2)"}; !slices.Equal(red, want) {
		t.Errorf("red are %v, want %v, in\n%s", red, want, stdout)
	}
	// A graph on standard output stands there alone.
	if stdout, stderr, _ := execute("", append(args, "--dot=-")...); !strings.HasPrefix(stdout, "digraph ") || !strings.Contains(stderr, "data-race") {
		t.Errorf("--dot=- prints\n%s", stdout)
	}
}
