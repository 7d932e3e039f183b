package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/consistency/models"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// handWritten are the models that have a checker besides their file.
func handWritten() []string {
	var out []string
	for _, m := range genmcgo.Models() {
		if m.HandWritten {
			out = append(out, m.Name)
		}
	}
	return out
}

func TestModelList(t *testing.T) {
	code, out, stderr := run(t, nil, "model", "list")
	if code != 0 || stderr != "" {
		t.Fatalf("%d %s", code, stderr)
	}
	for _, name := range handWritten() {
		if !strings.Contains("\n"+out, "\n"+name+" ") || !strings.Contains(out, "hand-written") {
			t.Errorf("%s is not listed:\n%s", name, out)
		}
	}
	for _, m := range models.List() {
		if !strings.Contains(out, m.About) {
			t.Errorf("%s is not listed:\n%s", m.Name, out)
		}
		want, err := models.FS.ReadFile(m.File)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{m.Name, m.File, strings.ToUpper(m.Name)} {
			if code, out, stderr := run(t, nil, "model", "show", name); code != 0 || out != string(want) {
				t.Errorf("show %s: %d %s %.200s", name, code, stderr, out)
			}
		}
	}
	own := "// mine\nacyclic po | rf | co | fr\n"
	if code, out, _ := run(t, map[string]string{"m.kat": own}, "model", "show", "$DIR/m.kat"); code != 0 || out != own {
		t.Errorf("%d %q", code, out)
	}
}

// TestModelCheck says how each kind of statement is checked.
func TestModelCheck(t *testing.T) {
	for _, m := range models.List() {
		code, out, stderr := run(t, nil, "model", "check", m.Name)
		if code != 0 || !strings.HasPrefix(out, m.File+" is a memory model\n") || !strings.Contains(out, "causal past of an event: ") {
			t.Errorf("%s: %d %s\n%s", m.Name, code, stderr, out)
		}
		if deps := strings.Contains(out, "causal past of an event: dependencies"); deps != (m.Name == "imm") {
			t.Errorf("%s:\n%s", m.Name, out)
		}
	}
	_, out, _ := run(t, nil, "model", "check", "rc11")
	if !strings.Contains(out, "  acyclic psc\n         search for a violation through each new event, by an automaton of ") || !strings.Contains(out, ", if the program has SC events\n") {
		t.Error(out)
	}
	const mine = `// line 1
view hb = (po | rf)+
coherence hb
acyclic rf ; rmw ; [SC] unless [SC] = 0
irreflexive po ; rf ; [SC]
empty [NA] ; rf ; [W]
error Mixed unless [NA] ; loc-overlap ; [SC] <= hb
warning Never unless rf ; rf = 0
acyclic [NA] ; (po | rf)
assert hb ; hb <= hb
`
	code, out, stderr := run(t, map[string]string{"m.kat": mine}, "model", "check", "$DIR/m.kat")
	if code != 0 {
		t.Fatalf("%d %s", code, stderr)
	}
	for _, want := range []string{
		"    2  view hb\n         a vector clock for each event, from those before it by an automaton of ",
		"    3  coherence hb\n         by position in co, from the view\n",
		"    4  acyclic rf ; rmw", "if the program has SC events and read-modify-writes\n",
		"    5  irreflexive po ; rf", "if the program has SC events\n",
		"    6  empty [NA] ; rf ; [W]\n         holds in every execution, so nothing is checked\n", "    7  error Mixed\n         for each new event, the accesses of its location; ordered or not by the view hb\n",
		"    8  warning Never\n         no execution has such events, so nothing is checked\n",
		"   10  assert hb ; hb <= hb\n         proved for all executions\n", "    9  acyclic [NA]", "if the program has accesses that are not atomic\n",
		"causal past of an event: po ∪ rf\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// What is wrong with a model's file is told with place, line, mark and hint.
func TestModelErrors(t *testing.T) {
	code, out, stderr := run(t, map[string]string{"m.kat": "// ∪\n\tlet h = po ∪ hbb ; rf\nacyclic h\n"}, "model", "check", "$DIR/m.kat")
	if code != exitError || out != "" {
		t.Errorf("%d %s", code, out)
	}
	for _, want := range []string{"m.kat:2:15: ", "\n      2 | \tlet h = po ∪ hbb ; rf\n        | \t             ^^^\n", "\"hbb\""} {
		if !strings.Contains(stderr, want) {
			t.Errorf("no %q in\n%s", want, stderr)
		}
	}
	files, err := filepath.Glob("../../consistency/kat/testdata/bad/*.kat")
	if err != nil || len(files) < 30 {
		t.Fatalf("%v: %d bad models", err, len(files))
	}
	for _, f := range files {
		code, out, stderr := run(t, nil, "model", "check", f)
		if code != exitError || out != "" || !strings.HasPrefix(stderr, "genmcgo: ") || strings.Contains(stderr, "goroutine ") || !strings.Contains(stderr, ".kat:") {
			t.Errorf("%s: %d %s\n%.1000s", f, code, out, stderr)
		}
	}
	// A good one beside a bad one does not make it good; a file that is not there is worse.
	both := map[string]string{"a.kat": "acyclic po | rf | co | fr\n", "b.kat": "acyclic\n"}
	if code, out, _ := run(t, both, "model", "check", "$DIR/a.kat", "$DIR/b.kat", "$DIR/a.kat"); code != exitError || strings.Count(out, "is a memory model") != 2 {
		t.Errorf("%d %s", code, out)
	}
	if code, _, _ := run(t, both, "model", "check", "$DIR/b.kat", "$DIR/c.kat"); code != exitUsage {
		t.Errorf("%d", code)
	}
}

func TestModelUsage(t *testing.T) {
	scale.NotShort(t)
	dir := t.TempDir()
	for name, text := range map[string]string{"bin.kat": "\x7fELF\x00\x01\x02\xff\xfe", "empty.kat": "", "blank.kat": "\n \n", "nul.kat": "acyclic \x00po\n",
		"utf.kat": "acyclic p\xffo\n", "long.kat": strings.Repeat("(", 1<<17)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		code, out, stderr := run(t, nil, "model", "check", filepath.Join(dir, name))
		if code != exitError || out != "" || !strings.HasPrefix(stderr, "genmcgo: ") || len(stderr) > 4000 {
			t.Errorf("%s: %d %q %.500q", name, code, out, stderr)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "d.kat"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, args := range []string{"", "nonsense", "lst", "list x", "show", "show a b", "show nothing.kat", "show rc12", "check", "check nothing.kat",
		"check " + dir, "check " + dir + "/d.kat", "show " + dir + "/d.kat", "check /", "check rc11/x"} {
		code, out, stderr := run(t, nil, append([]string{"model"}, strings.Fields(args)...)...)
		if code != exitUsage || out != "" || !strings.HasPrefix(stderr, "genmcgo: ") {
			t.Errorf("model %s: %d %q %q", args, code, out, stderr)
		}
	}
	if _, _, stderr := run(t, nil, "model", "show", "rc12.kat"); !strings.Contains(stderr, "did you mean rc11.kat?") {
		t.Error(stderr)
	}
	if code, out, _ := run(t, nil, "model", "--help"); code != 0 || !strings.Contains(out, "Exit status") {
		t.Errorf("%d %s", code, out)
	}
}

// What --mm accepts, and what it says to what it does not.
func TestModelFlag(t *testing.T) {
	prog := threads(rlxX+readRY, rlxY+readRX, 0)
	files := map[string]string{"p.ll": prog, "own.kat": "// po is kept for each location only\nacyclic po-loc | rf | co | fr\nview v = po+\ncoherence v\n",
		"bad.kat": "acyclic po ; ; rf\n", "bin.kat": "\x7fELF\x00\x01", "wrong.kat": "acyclic po | rf | co | fr\nassert rf <= co\n", "rc11.txt": "acyclic po\n"}
	dir := filepath.Join(t.TempDir(), "dir.kat")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ mm, says string }{
		{"", "a name is missing"}, {",", "a name is missing"}, {"sc,", "a name is missing"}, {" , ", "a name is missing"},
		{"sc,rc11,SC", "sc is there twice"}, {"rc12", `there is no memory model called "rc12"`}, {"rc12", "did you mean rc11?"}, {"rc12", "imm"},
		{"nothing.kat", "nothing.kat: there is no such file"}, {"imn.kat", "did you mean imm.kat?"}, {"$DIR/nothing.kat", "there is no such file"},
		{"./rc11", "ends in .kat"}, {"$DIR/rc11.txt", "ends in .kat"}, {"$DIR", "ends in .kat"}, {"/", "ends in .kat"},
		{dir, "dir.kat is not a file"}, {"/dev/zero.kat", "no such file"}, {"$DIR/bin.kat", "bin.kat:1:1: "}, {"$DIR/bad.kat", "bad.kat:1:14: "}, {"$DIR/bad.kat", "\n      1 | acyclic po ; ; rf\n        |              ^\n"},
		{"sc,$DIR/bad.kat", "bad.kat:1:14: "}, {"$DIR/wrong.kat", "wrong.kat:2:"},
	} {
		code, out, stderr := run(t, files, "--mm="+tc.mm, "$DIR/p.ll")
		if code != exitUsage || out != "" || !strings.HasPrefix(stderr, "genmcgo: ") || !strings.Contains(stderr, tc.says) || strings.Contains(stderr, "goroutine ") {
			t.Errorf("--mm=%s: %d, no %q in %s", tc.mm, code, tc.says, stderr)
		}
	}
	for mm, want := range map[string]float64{"sc": 3, "SC": 3, "sc.kat": 3, "tso.kat": 4, "rc11.kat": 4, "$DIR/own.kat": 4, "../../examples/models/pso.kat": 4} {
		code, out, stderr := run(t, files, "--format=json", "--mm="+mm, "$DIR/p.ll")
		var got map[string]any
		if err := json.Unmarshal([]byte(out), &got); err != nil || code != 0 {
			t.Errorf("--mm=%s: %d %v %s", mm, code, err, stderr)
			continue
		}
		name := got["model"].(string)
		if got["complete"] != want || got["model_used"] != name || got["simplified"] != "" || !strings.EqualFold(filepath.Base(name), filepath.Base(mm)) {
			t.Errorf("--mm=%s: %v executions under %v, %v", mm, got["complete"], name, got["model_used"])
		}
		if !strings.HasPrefix(got["command"].(string), "genmcgo --mm="+name+" ") {
			t.Errorf("command %v", got["command"])
		}
	}
	// A file of the user's comes before one that is shipped.
	t.Chdir(t.TempDir())
	if err := os.WriteFile("tso.kat", []byte("acyclic po | rf | co | fr\nview v = po+\ncoherence v\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, out, stderr := run(t, files, "--mm=tso.kat", "$DIR/p.ll"); code != 0 || !strings.Contains(out, "no error in 3 executions (tso.kat, ") {
		t.Errorf("%d %s %s", code, out, stderr)
	}
}

// The file of a model and what is written by hand find the same.
func TestModelFilesAgree(t *testing.T) {
	scale.NotShort(t)
	for _, name := range []string{"bank", "chase-lev-cxx11", "lb", "mp-relaxed", "peterson", "treiber-stack-free"} {
		p := "../../examples/" + name + ".ll"
		for _, m := range handWritten() {
			code, out, stderr := run(t, nil, "--format=json", "--simplify=false", "--keep-going", "--mm="+m+","+m+".kat", p)
			var tb report.Table
			if err := json.Unmarshal([]byte(out), &tb); err != nil {
				t.Errorf("%s: %d %v %s", p, code, err, stderr)
				continue
			}
			c := &tb.Comparison
			if len(c.Same) != 1 || len(c.Same[0]) != 2 {
				t.Errorf("%s: %s and its file differ: %+v", p, m, c.Pairs)
			}
			for _, e := range append(c.Errors, c.Warnings...) {
				if len(e.Found) != 2 {
					t.Errorf("%s: %s under %v only", p, e.Message, e.Found)
				}
			}
		}
	}
}

// In the examples IMM finds what RC11 finds; it allows all that RC11 allows, and
// more in the one that is about that and in one that is wrong.
func TestExamplesUnderIMM(t *testing.T) {
	scale.NotShort(t)
	progs, err := filepath.Glob("../../examples/*.ll")
	if err != nil || len(progs) < 10 {
		t.Fatal(err, len(progs))
	}
	for _, p := range progs {
		code, out, stderr := run(t, nil, "--format=json", "--keep-going", "--mm=rc11,imm", p)
		var tb report.Table
		if err := json.Unmarshal([]byte(out), &tb); err != nil {
			t.Errorf("%s: %d %v %s", p, code, err, stderr)
			continue
		}
		c := &tb.Comparison
		for _, e := range c.Errors {
			if len(e.Found) != 2 {
				t.Errorf("%s: %s under %v only", p, e.Message, e.Found)
			}
		}
		for _, pair := range c.Pairs {
			name := filepath.Base(p)
			if more := pair.Model == "imm" && (name == "lb.ll" || name == "ttas-lock-relaxed.ll"); more != (pair.Adds > 0) {
				t.Errorf("%s: %s adds %d executions to %s", p, pair.Model, pair.Adds, pair.To)
			}
		}
	}
}

// What a model of one's own calls an error.
func TestModelError(t *testing.T) {
	files := map[string]string{"p.ll": threads(rlxX, readRX, 0), "own.kat": `view hb = (po | rf | tc | tj)+
coherence hb
acyclic po | rf | co | fr | tc | tj
let conflict = [W] ; loc-overlap ; [R] | [R] ; loc-overlap ; [W]
error Unsynchronised unless conflict <= hb
warning Relaxed unless [RLX & W] | rf ; rf <= 0
`}
	code, out, stderr := run(t, files, "--keep-going", "--mm=$DIR/own.kat", "$DIR/p.ll")
	for _, want := range []string{"model-error Unsynchronised: atomic ", " of x by thread ", " conflicts with atomic ",
		"  the model says: ", "own.kat:5:1\n        5 | error Unsynchronised unless conflict <= hb\n", "warning: model-warning Relaxed: atomic write of x by thread 1 (one)\n",
		"\nerror: model-error Unsynchronised"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if code != exitError || stderr != "" {
		t.Errorf("%d %s", code, stderr)
	}
	_, out, _ = run(t, files, "--keep-going", "--format=json", "--mm=$DIR/own.kat", "$DIR/p.ll")
	var r report.Report
	if err := json.Unmarshal([]byte(out), &r); err != nil || len(r.Errors) == 0 {
		t.Fatal(err, out)
	}
	if e := &r.Errors[0]; e.Kind != "model-error" || e.Name != "Unsynchronised" || e.Statement == nil || e.Statement.Line != 5 || len(e.Events) != 2 ||
		filepath.Base(e.Statement.File) != "own.kat" {
		t.Errorf("%+v", e)
	}
	if len(r.Warnings) != 1 || r.Warnings[0].Kind != "model-warning" {
		t.Errorf("%+v", r.Warnings)
	}
}
