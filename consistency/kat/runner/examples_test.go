package runner_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"genmcgo/consistency/catalog"
	"genmcgo/internal/litmus"
)

// TestExamples explores programs under the examples at the end of docs/kat.md, which
// allow what their texts say.
func TestExamples(t *testing.T) {
	text, err := os.ReadFile("../../../docs/kat.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Examples\n")
	blocks := regexp.MustCompile("(?s)```kat\n(.*?)```").FindAllStringSubmatch(section, -1)
	want := []map[string]int{ // complete executions; sc: 3 each but for IRIW, 15
		{"SB": 4, "MP": 4, "2+2W": 4, "LB": 3, "CoRR": 3, "IRIW": 15, "SB+fences": 3, "MP+fences": 3, "SB+rmws": 3},
		{"SB": 4, "MP": 4, "MP+rel+acq": 3, "2+2W": 4, "LB": 3, "CoRR": 3, "IRIW": 16, "SB+sc": 4},
		{"SB": 4, "SB+sc": 3, "MP": 4, "MP+rel+acq": 3, "LB": 3, "RWC": 7, "SB+fence+po": 3}, // rc11: 8, 4
	}
	if len(blocks) != len(want) {
		t.Fatalf("%d examples", len(blocks))
	}
	for i, b := range blocks {
		file := filepath.Join(t.TempDir(), "example.kat")
		if err := os.WriteFile(file, []byte(b[1]), 0o644); err != nil {
			t.Fatal(err)
		}
		m, err := catalog.ByName(file)
		if err != nil {
			t.Error(err)
			continue
		}
		for name, n := range want[i] {
			out, err := explore(litmus.Named(name), "", m, true, 1)
			if err != nil {
				t.Fatal(err)
			}
			if len(out.complete) != n {
				t.Errorf("example %d, %s: %d executions, want %d", i+1, name, len(out.complete), n)
			}
		}
	}
}
