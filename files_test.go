package genmcgo

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// Programs of several files (Source.With).

// queueFiles and lockFiles are examples of two files, the first of clang 22 and the second of clang 14.
var (
	queueFiles = []string{"examples/files/ms-queue/main.ll", "examples/files/ms-queue/queue.ll"}
	lockFiles  = []string{"examples/files/seqlock-bug/main.ll", "examples/files/seqlock-bug/seqlock.ll"}
)

// TestFiles: an example that was split by hand has the verdicts and the executions of the whole one, whichever file
// comes first.
func TestFiles(t *testing.T) {
	for _, tc := range []struct {
		whole string
		files []string
	}{{"examples/ms-queue.ll", queueFiles}, {"examples/seqlock-bug.ll", lockFiles}} {
		for _, model := range []string{"sc", "tso", "ra", "rc11"} {
			o := Options{Model: model, KeepGoing: true, Workers: 1}
			want, err := Check(t.Context(), File(tc.whole), o)
			if err != nil {
				t.Fatal(err)
			}
			for _, files := range [][]string{tc.files, {tc.files[1], tc.files[0]}} {
				r, err := Check(t.Context(), Files(files), o)
				if err != nil {
					t.Fatal(err)
				}
				if r.Verdict != want.Verdict || r.Complete != want.Complete || r.Blocked != want.Blocked || len(r.Errors) != len(want.Errors) {
					t.Errorf("%v under %s: %s, %d + %d, want %s, %d + %d", files, model, r.Verdict, r.Complete, r.Blocked, want.Verdict, want.Complete, want.Blocked)
				}
				if r.Program != files[0] || !slices.Equal(r.Files, files) || !strings.HasSuffix(r.Command, strings.Join(files, " ")) {
					t.Errorf("%q, %q, %s", r.Program, r.Files, r.Command)
				}
			}
			if want.Files != nil {
				t.Errorf("%s: %q", tc.whole, want.Files)
			}
		}
	}
}

// TestFilesEverywhere: what takes a file takes several: replays, jobs, checkpoints, smaller executions, comparisons,
// estimates, and all outputs, which name the right file at each line.
func TestFilesEverywhere(t *testing.T) {
	src := Files(lockFiles)
	o := Options{Model: "rc11", Workers: 1, Minimise: 100}
	p, err := Load(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	r, err := p.Check(t.Context(), o)
	if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" || r.Minimised == nil {
		t.Fatalf("%+v, %v", r, err)
	}
	if at := r.Errors[0].Place; filepath.Base(at.File) != "main.c" || at.Line != 18 {
		t.Errorf("%+v", at)
	}
	lines := map[string]bool{}
	for _, s := range r.Errors[0].Trace {
		lines[filepath.Base(s.File)] = true
		if s.Source == "" {
			t.Errorf("no source: %+v", s)
		}
	}
	if !lines["main.c"] || !lines["seqlock.c"] {
		t.Errorf("the trace is of %v", lines)
	}
	var text, page, sarif, junit, coverage, machine bytes.Buffer
	for _, err := range []error{r.WriteText(&text, report.Style{}), r.WritePage(&page, p.Sources()), r.WriteSARIF(&sarif, report.Invocation{}),
		r.WriteJUnit(&junit), r.WriteCoverage(&coverage, p.Sources()), r.WriteJSON(&machine)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	both := lockFiles[0] + " + " + lockFiles[1]
	for what, want := range map[string][]string{
		text.String():     {"main.c:18", "seqlock.c:12", "genmcgo --mm=rc11 --minimise=100 --workers=1 " + strings.Join(lockFiles, " ")},
		page.String():     {"publish(1);", "atomic_store_explicit(&amp;high, value", strings.Replace(both, "+", "&#43;", 1)},
		sarif.String():    {"main.c", "seqlock.c", both},
		junit.String():    {both},
		coverage.String(): {"main.c\n", "seqlock.c\n"},
		machine.String():  {`"files": [`},
	} {
		for _, w := range want {
			if !strings.Contains(what, w) {
				t.Errorf("%q is not in\n%s", w, what[:min(len(what), 4000)])
			}
		}
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	if got := rec.Source(); len(got.With) != 1 || got.With[0].Name != lockFiles[1] {
		t.Errorf("recorded: %+v", got)
	}
	if out, err := Replay(t.Context(), rec.Source(), rec, Options{}); err != nil || !out.Again {
		t.Errorf("replay: %+v, %v", out, err)
	}
	var stale *ReplayError
	if _, err := Replay(t.Context(), Files([]string{lockFiles[1], lockFiles[0]}), rec, Options{}); !errors.As(err, &stale) || stale.Kind != Stale {
		t.Errorf("in another order: %v", err)
	}

	o = Options{Model: "sc,rc11", Workers: 1}
	if table, err := p.Compare(t.Context(), o); err != nil || table.Verdict != report.Error || !slices.Equal(table.Files, lockFiles) {
		t.Errorf("%+v, %v", table, err)
	}
	if est, _, err := Estimate(t.Context(), Files(queueFiles), Options{Model: "rc11"}); err != nil || !slices.Equal(est.Files, queueFiles) {
		t.Errorf("%+v, %v", est, err)
	}
	data, err := json.Marshal(src)
	var again Source
	if err == nil {
		err = json.Unmarshal(data, &again)
	}
	if err != nil || len(again.With) != 1 || again.With[0].Name != lockFiles[1] {
		t.Errorf("%s, %v", data, err)
	}
}

// TestFilesTravel: a checkpoint and a job contain all files; none needs to be there any more.
func TestFilesTravel(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, f := range queueFiles {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, filepath.Join(dir, filepath.Base(f)))
		if err := os.WriteFile(files[len(files)-1], text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	o := Options{Model: "rc11", Workers: 1, Estimate: Sampling{Off: true}, polls: 1}
	p, err := Load(t.Context(), Files(files), o)
	if err != nil {
		t.Fatal(err)
	}
	j, _, err := p.Job(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	data, err := j.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	o.Checkpoint = filepath.Join(dir, "checkpoint")
	o.MaxExecutions = 5
	if r, err := Check(t.Context(), Files(files), o); err != nil || r.Complete >= 12 {
		t.Fatalf("%+v, %v", r, err)
	}
	for _, f := range files {
		if err := os.Remove(f); err != nil {
			t.Fatal(err)
		}
	}
	again, err := JobFrom(data, Options{}, true)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := again.Key(), j.Key(); !slices.Equal(got, want) {
		t.Errorf("key %v, want %v", got, want)
	}
	c, err := OpenCheckpoint(o.Checkpoint)
	if err != nil {
		t.Fatal(err)
	}
	src := c.Source()
	if len(src.Files()) != 2 || src.Files()[1].Name != files[1] {
		t.Errorf("%+v", src)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	// Another second file is another run.
	one, err := Load(t.Context(), Files(queueFiles), Options{Model: "rc11"})
	if err != nil {
		t.Fatal(err)
	}
	one.modules[1].Text = append(one.modules[1].Text, "; changed\n"...)
	other, _, err := one.Job(t.Context(), Options{Model: "rc11", Workers: 1, Estimate: Sampling{Off: true}})
	if err != nil {
		t.Fatal(err)
	}
	if slices.Equal(other.Key(), j.Key()) {
		t.Error("the key does not depend on the second file")
	}
}

// TestFilesRefused: lists of files that are no program.
func TestFilesRefused(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		f := filepath.Join(dir, name)
		if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return f
	}
	const main = "define i32 @main() {\n  ret i32 0\n}\n"
	a, b := write("a.ll", main), write("b.ll", "define void @f() {\n  nonsense\n}\n")
	object := write("c.o", "\x7fELF")
	link := filepath.Join(dir, "link.ll")
	if err := os.Symlink(a, link); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		src  Source
		want string
	}{
		{Source{}, "the program has no name (Source.Name)"},
		{Source{Name: a, With: []Source{{}}}, "the program has no name (Source.Name)"},
		{Files([]string{a, a}), a + ": it is given twice (" + a + "); a program has each file once"},
		{Files([]string{a, link}), link + ": it is given twice (" + a + "); a program has each file once"},
		{Files([]string{a, dir}), dir + ": is a directory; FILE must be one program"},
		{Files([]string{a, filepath.Join(dir, "none.ll")}), filepath.Join(dir, "none.ll") + ": no such file or directory"},
		{Files([]string{a, b}), b + ":2: "},
		{Files([]string{a, object}), object + ": it holds compiled code; give the C or C++ files that it was made of, or LLVM IR of them (clang -S -emit-llvm)"},
		{Files([]string{a, write("l.a", "!<arch>")}), filepath.Join(dir, "l.a") + ": it is no archive that can be read: it does not begin with !<arch>"},
		{Files([]string{a, write("h.h", "")}), filepath.Join(dir, "h.h") + ": it is a header; give the files that include it"},
		{Files([]string{a, write("again.ll", main)}), filepath.Join(dir, "again.ll") + ":1: main is defined here and at " + a + ":1; leave out one of the files"},
		{Files([]string{a, b}, "-DX"), "flags for clang given, but no file is compiled: none is a C or C++ file"},
		{Source{Name: a, With: []Source{{Name: b, With: []Source{{Name: link}}}}}, b + ": it is a file of a program, and has files of its own (Source.With)"},
	} {
		_, err := Load(t.Context(), tc.src, Options{})
		var in *InputError
		if !errors.As(err, &in) || !strings.HasPrefix(err.Error(), tc.want) {
			t.Errorf("got %v, want %s", err, tc.want)
		}
	}
}

// TestFilesCompiled: files in C, C++ and LLVM IR make one program. Flags are for all that are compiled; a standard
// is for files of its language.
func TestFilesCompiled(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	twice, err := (&Source{Name: "twice.c", Text: []byte("int twice(int x) { return 2 * x; }")}).readIR(t.Context(), &Options{})
	if err != nil {
		t.Fatal(err)
	}
	src := CPP("#include <cassert>\nextern \"C\" { int thrice(int); int twice(int); }\nint main() { auto f = [](auto x) { return thrice(x); }; assert(f(N) == 15 && twice(N) == 10); }",
		"-DN=5", "-std=c++17", "-std=gnu99")
	src.With = []Source{{Name: "thrice.c", Text: []byte("int twice(int);\nint thrice(int x) { for (int i = 0; i < M; i++) x += N; return x; }"), Clang: []string{"-DM=2"}},
		{Name: "twice.ll", Text: twice}}
	r, err := Check(t.Context(), src, Options{Model: "sc"})
	if err != nil || r.Verdict != report.Verified {
		t.Fatalf("%+v, %v", r, err)
	}
	if want := "genmcgo --mm=sc program.cpp thrice.c twice.ll -- -DN=5 -std=c++17 -std=gnu99"; r.Command != want {
		t.Errorf("%s, want %s", r.Command, want)
	}
	src.With[0].Text = []byte("int twice(int);\nint thrice(int x) { oops }")
	var bad *CompileError
	if _, err := Check(t.Context(), src, Options{}); !errors.As(err, &bad) || bad.File != "thrice.c" {
		t.Errorf("%v", err)
	}
	src.With = src.With[:1]
	src.With[0].Text = []byte("int other(int);\nint thrice(int x) { return x + x + x; }")
	if _, err := Check(t.Context(), src, Options{}); err == nil || !strings.Contains(err.Error(), "program.cpp:3") || !strings.Contains(err.Error(), "call of twice, which is neither defined nor modelled; define it in the program, or give the file that defines it, too") {
		t.Errorf("%v", err)
	}
}

// TestFilesSplit: a program that is split into main and the rest has the same executions. Every program of the
// corpus that is text of clang can be split: what both parts use becomes visible to both.
func TestFilesSplit(t *testing.T) {
	var files []string
	for _, pattern := range []string{"examples/*.ll", "internal/corpus/testdata/ll/*/*/*.ll"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) < 10 {
			t.Fatalf("%s: %d files, %v", pattern, len(found), err)
		}
		files = append(files, found...)
	}
	every := scale.By{Short: 60, Usual: 12, Wide: 3, Full: 1}
	split := 0
	for _, file := range files {
		if !every.Takes(file) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		a, b, ok := splitProgram(string(text))
		if !ok {
			continue
		}
		o := Options{Model: "rc11", KeepGoing: true, Workers: 1, MaxExecutions: 300, Unroll: 5}
		want, wantErr := Check(t.Context(), Source{Name: "whole.ll", Text: text}, o)
		got, err := Check(t.Context(), Source{Name: "a.ll", Text: []byte(a), With: []Source{{Name: "b.ll", Text: []byte(b)}}}, o)
		if (err == nil) != (wantErr == nil) {
			t.Errorf("%s: %v, want %v", file, err, wantErr)
			continue
		}
		if err != nil {
			continue
		}
		split++
		if got.Verdict != want.Verdict || got.Complete != want.Complete || got.Blocked != want.Blocked || len(got.Errors) != len(want.Errors) {
			t.Errorf("%s: %s, %d + %d, %d errors; want %s, %d + %d, %d errors", file, got.Verdict, got.Complete, got.Blocked, len(got.Errors),
				want.Verdict, want.Complete, want.Blocked, len(want.Errors))
		}
	}
	if split < 5 {
		t.Errorf("only %d programs were split", split)
	}
	t.Logf("%d programs", split)
}

var (
	globalLine = regexp.MustCompile(`^(@[^ ]+) = ((?:[a-z_]+(?:\([a-z]+\))? )*?)(global|constant) (.*)$`)
	localWords = regexp.MustCompile(`\b(internal|private) `)
)

// splitProgram splits text, which clang wrote, into a file with main and one with everything else; !ok: it has what
// cannot be split by lines.
func splitProgram(text string) (a, b string, ok bool) {
	var main, rest strings.Builder
	both := func(s string) { main.WriteString(s); rest.WriteString(s) }
	in := "" // main, rest, both: the function that the line is of
	for line := range strings.Lines(text) {
		switch {
		case in != "":
			if in != "rest" {
				main.WriteString(line)
			}
			if in != "main" {
				rest.WriteString(line)
			}
			if strings.HasPrefix(line, "}") {
				in = ""
			}
		case strings.HasPrefix(line, "define "):
			head := localWords.ReplaceAllString(line, "")
			declared := declaration(head)
			switch {
			case declared == "":
				return "", "", false
			case strings.Contains(line, "linkonce"): // as inline functions are
				in = "both"
				both(line)
			case strings.Contains(line, "@main("):
				in = "main"
				main.WriteString(line)
				rest.WriteString(declared)
			default:
				in = "rest"
				main.WriteString(declared)
				rest.WriteString(head)
			}
		case strings.HasPrefix(line, "@llvm."):
			if strings.Contains(line, "@main") {
				return "", "", false
			}
			rest.WriteString(line)
		case strings.HasPrefix(line, "@"):
			m := globalLine.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
			switch {
			case m == nil:
				return "", "", false
			case strings.Contains(m[2], "external") || strings.Contains(m[2], "linkonce"):
				both(line)
			default:
				words := ""
				if i := strings.Index(m[2], "thread_local"); i >= 0 {
					words, _, _ = strings.Cut(m[2][i:], " ")
					words += " "
				}
				main.WriteString(m[1] + " = external " + words + m[3] + " " + typeAt(m[4]) + "\n")
				rest.WriteString(localWords.ReplaceAllString(line, ""))
			}
		default:
			both(line)
		}
	}
	return main.String(), rest.String(), true
}

// declaration is the declaration of the function that head, a line, begins to define.
func declaration(head string) string {
	at := strings.Index(head, "@")
	for i, depth := at, 0; i >= 0 && i < len(head); i++ {
		switch head[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return "declare" + strings.TrimPrefix(head[:i+1], "define") + "\n"
			}
		}
	}
	return ""
}

// typeAt is the type at the start of s.
func typeAt(s string) string {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case ' ':
			if depth == 0 && !strings.HasPrefix(s[i+1:], "(") && !strings.HasPrefix(s[i+1:], "*") {
				return s[:i]
			}
		}
	}
	return s
}

// TestFilesPrimitives: operations of a header's primitive commute across files as they do in one, unless the files
// configure the header differently.
func TestFilesPrimitives(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const use = "void work(void) { gmc_sem_wait(&s); x++; gmc_sem_post(&s); }\n"
	const head = "#include <genmcgo/semaphore_fifo.h>\n"
	const main = "#include <pthread.h>\n#include <assert.h>\ngmc_sem s = {.value = 1};\nextern int x;\nvoid work(void);\n" +
		"static void *t(void *p) { gmc_sem_wait(&s); x++; gmc_sem_post(&s); return 0; }\n" +
		"int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); work(); pthread_join(a, 0); assert(x == 2); return 0; }\n"
	one, err := Check(t.Context(), C(head+main+"int x;\n"+use), Options{Model: "sc"})
	if err != nil || one.Verdict != report.Verified {
		t.Fatalf("%+v, %v", one, err)
	}
	for _, tc := range []struct {
		flags []string
		same  bool
	}{{nil, true}, {[]string{"-DGMC_QUEUE_CAPACITY=5"}, false}} {
		src := C(head + main)
		src.With = []Source{{Name: "work.c", Text: []byte(head + "extern gmc_sem s;\nint x;\n" + use), Clang: tc.flags}}
		r, err := Check(t.Context(), src, Options{Model: "sc"})
		if err != nil {
			t.Logf("%q: %v", tc.flags, err)
		}
		if tc.same && (err != nil || r.Complete != one.Complete) || !tc.same && err == nil && r.Complete == one.Complete {
			t.Errorf("%q: %+v, %v; as one file %d executions", tc.flags, r, err, one.Complete)
		}
	}
}

// TestUndefinedNames: a function of C++ that is missing is called what the source calls it, and its symbol is found
// in the message.
func TestUndefinedNames(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"f":                     "call of f, which",
		"_ZN1A1fEi":             "call of A::f (_ZN1A1fEi), which",
		"_ZN1AclEi":             "call of A::operator() (_ZN1AclEi), which",
		"_Z1fIXadL_Z1gvEEEvv":   "call of f<&g> (_Z1fIXadL_Z1gvEEEvv), which",
		"_ZN1AC1ERKS_":          "call of A::A (_ZN1AC1ERKS_), which",
		"_ZNK1ALERKS_":          "call of _ZNK1ALERKS_, which", // no name of C++
		"_ZNSt6vectorIiSaIiEEm": "call of _ZNSt6vectorIiSaIiEEm, which",
	} {
		src := Source{Name: "a.ll", Text: []byte("declare void @" + name + "()\ndefine i32 @main() {\n  call void @" + name + "()\n  ret i32 0\n}\n")}
		_, err := Check(t.Context(), src, Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", name, err, want)
			continue
		}
		if m := undefined().FindStringSubmatch(err.Error()); m == nil || m[1] != name {
			t.Errorf("%s: %q in %v", name, m, err)
		}
	}
}
