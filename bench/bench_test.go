package bench

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestArchiveRoundTrip(t *testing.T) {
	files := []File{{"a.c", []byte("int x;\n")}, {"empty", nil}, {"b/c.ll", []byte("-- not a marker\n\n")}}
	text, err := FormatArchive("comment\n", files)
	if err != nil {
		t.Fatal(err)
	}
	if got := ParseArchive(text); !reflect.DeepEqual(got, files) {
		t.Errorf("got %q, want %q", got, files)
	}
	if _, err := FormatArchive("", []File{{"x", []byte("-- y --\n")}}); err == nil {
		t.Error("a member that contains a marker was accepted")
	}
	name := filepath.Join(t.TempDir(), "x.gz")
	if err := WriteMaybeGzip(name, text); err != nil {
		t.Fatal(err)
	}
	if back, err := ReadMaybeGzip(name); err != nil || !bytes.Equal(back, text) {
		t.Errorf("got %q, %v", back, err)
	}
}

func TestCorporaLoad(t *testing.T) {
	want := map[string]int{"litmus": 150, "herd": 348}
	for i := range Corpora {
		c := &Corpora[i]
		progs, err := c.Load("../testdata/oracle")
		if err != nil {
			t.Fatal(err)
		}
		if len(progs) != want[c.Name] {
			t.Errorf("%s: %d programs, want %d", c.Name, len(progs), want[c.Name])
		}
		for _, p := range progs {
			for _, model := range c.models {
				e, ok := p.Want[model]
				if !ok || e.Executions == 0 {
					t.Errorf("%s/%s: no expectation under %s", c.Name, p.Name, model)
				}
				if c.Name == "herd" && len(e.States) == 0 {
					t.Errorf("%s/%s: no states under %s", c.Name, p.Name, model)
				}
			}
		}
	}
}

// tree makes a small test tree in the layout of GenMC.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for _, g := range Groups {
		if err := os.MkdirAll(filepath.Join(root, "tests", g), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range files {
		name = filepath.Join(root, "tests", name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestGenMCCases(t *testing.T) {
	root := tree(t, map[string]string{
		"correct/litmus/SB/variants/sb0.c":          "",
		"correct/litmus/SB/variants/sb1.c":          "",
		"correct/litmus/SB/variants/notes.txt":      "",
		"correct/litmus/SB/expected.rc11.mo.in":     "4\n9\n",
		"correct/litmus/SB/expected.sc.mo.in":       "3\n",
		"correct/synthetic/inc/variants/inc.cpp":    "",
		"correct/synthetic/inc/args.rc11.mo.in":     "-disable-sr -unroll=3 | -DN=2\n | -DN=3\n",
		"correct/synthetic/inc/expected.rc11.mo.in": "2\n6\n77\n",
		"wrong/liveness/spin/variants/spin0.c":      "",
		"wrong/liveness/spin/genmc.rc11.mo.in":      "-check-liveness\n",
		"wrong/liveness/spin/unroll.in":             "4\n",
		"correct/litmus/none/expected.rc11.mo.in":   "1\n",
	})
	cases, err := GenMCCases(root, []string{"sc", "rc11", "ra"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range cases {
		o, err := c.Translate()
		if err != nil {
			t.Fatal(err)
		}
		s := []string{c.Model, c.ID(), strings.Join(c.Clang, " ")}
		if c.Want >= 0 {
			s = append(s, "want", string(rune('0'+c.Want)))
		}
		if o.Unroll > 0 {
			s = append(s, "unroll", string(rune('0'+o.Unroll)), strings.Join(o.NoUnroll, ","))
		}
		if o.CheckLiveness {
			s = append(s, "live")
		}
		if c.Wrong {
			s = append(s, strings.Join(c.KindsFor(), ","))
		}
		got = append(got, strings.Join(s, " "))
	}
	want := []string{
		"sc correct/litmus/SB/sb0.c  want 3",
		"sc correct/litmus/SB/sb1.c  want 3",
		"rc11 correct/litmus/SB/sb0.c  want 4",
		"rc11 correct/litmus/SB/sb1.c  want 4",
		"ra correct/litmus/SB/sb0.c ",
		"ra correct/litmus/SB/sb1.c ",
		"rc11 correct/synthetic/inc/inc.cpp#0 -DN=2 want 2 unroll 3 main",
		"rc11 correct/synthetic/inc/inc.cpp#1 -DN=3 want 6",
		"ra correct/synthetic/inc/inc.cpp#0 -DN=2 unroll 3 main",
		"ra correct/synthetic/inc/inc.cpp#1 -DN=3",
		"rc11 wrong/liveness/spin/spin0.c#0  unroll 4 main live liveness,deadlock",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c := (Case{Tool: []string{"-frobnicate"}}); true {
		if _, err := c.Translate(); err == nil {
			t.Error("an unknown option was accepted")
		}
	}
}

type fakeTool map[string]Outcome

func (f fakeTool) Name() string { return "fake" }
func (f fakeTool) Run(_ context.Context, _ string, c *Case) Outcome {
	return f[filepath.Base(c.File)]
}

func TestSuiteJudges(t *testing.T) {
	file := filepath.Join(t.TempDir(), "exceptions")
	text := "# comment\n\ncorrect/g/skipme * skip dead\ncorrect/g/renumbered sc,ra count=7 the peer is wrong\ncorrect/g/wrong * error=deadlock it is\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	ex, err := ReadExceptions(file)
	if err != nil {
		t.Fatal(err)
	}
	mk := func(name string, want int64) Case {
		return Case{Group: "correct/g", Test: "tests/correct/g/" + name, File: "v/" + name, Model: "sc", Want: want}
	}
	wrong := func(name string) Case {
		return Case{Group: "wrong/racy", Test: "tests/wrong/racy/" + name, File: name, Model: "rc11", Want: -1, Wrong: true}
	}
	self := fakeTool{
		"right": {Complete: 3}, "count": {Complete: 4}, "renumbered": {Complete: 7}, "wrong": {Complete: 1, Kinds: []string{"deadlock"}},
		"reported": {Complete: 3, Kinds: []string{"data-race"}}, "fail": {Complete: -1, Failure: "timeout"}, "peer": {Complete: 5},
		"race": {Kinds: []string{"data-race"}}, "norace": {Complete: 9}, "otherkind": {Kinds: []string{"assertion"}},
	}
	s := Suite{Self: self, Peer: fakeTool{"peer": {Complete: 5}}, Exceptions: ex, Jobs: 3}
	cases := []Case{
		mk("right", 3), mk("count", 3), mk("renumbered", 3), mk("wrong", 3), mk("reported", 3), mk("fail", 3), mk("peer", -1),
		mk("skipme", 3), wrong("race"), wrong("norace"), wrong("otherkind"),
	}
	rows := s.Run(context.Background(), cases)
	want := []string{Pass, Mismatch, Pass, Pass, Reported, Failed, Pass, Skipped, Pass, Missed, Mismatch}
	for i, r := range rows {
		if r.Status != want[i] {
			t.Errorf("%s: %s, want %s", r.ID, r.Status, want[i])
		}
	}
	var b bytes.Buffer
	if err := WriteRows(&b, rows); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"mismatch", "4 complete, want 3 (expected)", "timeout", "no error found, want data-race"} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("the table lacks %q:\n%s", line, &b)
		}
	}
	if Clean(rows) || !Clean(rows[:1]) {
		t.Error("Clean is wrong")
	}
	for _, bad := range []string{"a *\n", "a * count=x r\n", "a * dance r\n", "[ * skip r\n"} {
		if err := os.WriteFile(file, []byte(bad), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadExceptions(file); err == nil {
			t.Errorf("accepted %q", bad)
		}
	}
}

func TestStripIR(t *testing.T) {
	in := "; ModuleID = '-'\n@.str = private constant [4 x i8] c\"a #1\"\ndefine i32 @main() #0 {\n  br label %1, !llvm.loop !6\n\n1:   ; preds = %0\n  ret i32 0\n}\nattributes #0 = { noinline }\n!6 = !{}\n"
	want := "@.str = private constant [4 x i8] c\"a #1\"\ndefine i32 @main() {\n  br label %1\n1:\n  ret i32 0\n}\n"
	if got := string(stripIR([]byte(in))); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
