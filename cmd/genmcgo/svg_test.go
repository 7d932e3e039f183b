package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/internal/svgcheck"
	"genmcgo/report"
)

// Every graph of a wrong program makes a picture in which all of it is there and nothing
// lies on top of something else.
func TestPictures(t *testing.T) {
	files, err := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/wrong/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	lb, _ := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/lb/*.ll")
	examples, _ := filepath.Glob("../../examples/*.ll")
	n := 0
	every := scale.By{Short: 20, Usual: 6, Wide: 4, Full: 1}
	for i, file := range append(append(files, examples...), lb...) {
		if !every.Takes(filepath.Base(file)) {
			continue
		}
		mm := []string{"rc11", "sc", "tso", "imm"}[i%4]
		if strings.Contains(file, "/lb/") || strings.Contains(file, "race-vector") {
			mm = "imm"
		}
		r := check(t, modelFor(mm, file), "--workers=1", "--unroll=3", "--max-executions=300", file)
		for _, f := range append(r.Errors, r.Warnings...) {
			if f.Graph == nil {
				continue
			}
			n++
			var b strings.Builder
			if err := f.WriteSVG(&b); err != nil {
				t.Errorf("%s: %v", file, err)
			}
			events, edges := contents(&f)
			_, errs := svgcheck.Check(b.String(), events, edges)
			for _, err := range errs {
				t.Errorf("%s %s: %v", mm, file, err)
			}
		}
	}
	t.Logf("%d pictures", n)
	if n < (scale.By{Short: 5, Usual: 20, Wide: 30, Full: 150}).N() {
		t.Error("too few")
	}
}

// contents are the events and edges of a finding's graph.
func contents(f *report.Finding) (events []string, edges []svgcheck.Edge) {
	add := func(rel, from, to string) { edges = append(edges, svgcheck.Edge{Relation: rel, From: from, To: to}) }
	special := map[report.Edge]string{}
	ends := map[string]bool{}
	for _, th := range f.Graph.Threads {
		for i, e := range th.Events {
			events = append(events, e.ID)
			if e.ReadsFrom != "" {
				add("rf", e.ReadsFrom, e.ID)
			}
			if i == 0 && th.Parent != "" {
				special[report.Edge{From: th.Parent, To: e.ID}] = "create"
				add("create", th.Parent, e.ID)
			}
			ends[e.ID] = e.Kind == "finish"
		}
	}
	for _, e := range f.Graph.HB {
		for _, th := range f.Graph.Threads {
			for _, j := range th.Events {
				if j.Kind == "join" && j.ID == e.To && ends[e.From] {
					special[e] = "join"
					add("join", e.From, e.To)
				}
			}
		}
		if special[e] == "" {
			add("hb", e.From, e.To)
		}
	}
	for _, c := range f.Graph.Coherence {
		for i := 1; i < len(c.Writes); i++ {
			add("co", c.Writes[i-1], c.Writes[i])
		}
	}
	for _, e := range f.Graph.FR {
		add("fr", e.From, e.To)
	}
	return events, edges
}

func TestSVG(t *testing.T) {
	dir := t.TempDir()
	svg := filepath.Join(dir, "g.svg")
	if code, _, stderr := run(t, nil, "--estimate=false", "--svg", svg, "../../examples/mp-relaxed.ll"); code != exitError || stderr != "" {
		t.Fatalf("%d %s", code, stderr)
	}
	text, err := os.ReadFile(svg)
	if err != nil || !strings.HasPrefix(string(text), "<svg") {
		t.Errorf("%v %.100s", err, text)
	}
	if code, stdout, _ := run(t, nil, "--svg=-", "--mm=sc,rc11", "../../examples/mp-relaxed.ll"); code != exitError || !strings.HasPrefix(stdout, string(text[:200])) || !strings.HasSuffix(stdout, "</svg>\n") {
		t.Errorf("%d %s", code, stdout)
	}
	code, _, stderr := run(t, nil, "--svg", svg+"2", "../../examples/mp.ll")
	if _, err := os.Stat(svg + "2"); code != exitVerified || err == nil || !strings.Contains(stderr, "there is no error, so there is no graph for "+svg+"2") {
		t.Errorf("%d %v %s", code, err, stderr)
	}
}

// TestGolden holds the picture that README.md shows, and others, byte by byte. Look at
// what changed before you rewrite them: go test ./cmd/genmcgo -run TestGolden -update
func TestGolden(t *testing.T) {
	for _, tc := range []struct{ flag, file, program string }{
		{"--svg", "../../docs/mp-relaxed.svg", "mp-relaxed"},
		{"--svg", "testdata/seqlock-bug.svg", "seqlock-bug"},
		{"--dot", "testdata/seqlock-bug.dot", "seqlock-bug"},
	} {
		got := filepath.Join(t.TempDir(), "got")
		if code, _, stderr := run(t, nil, "--workers=1", tc.flag+"="+got, "../../examples/"+tc.program+".ll"); code != exitError {
			t.Fatalf("%s: %d %s", tc.program, code, stderr)
		}
		text, err := os.ReadFile(got)
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(tc.file, text, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want, err := os.ReadFile(tc.file); err != nil || string(want) != string(text) {
			t.Errorf("%s is not what %s of %s writes now (%v)", tc.file, tc.flag, tc.program, err)
		}
	}
}
