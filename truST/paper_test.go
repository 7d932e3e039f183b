package trust_test

import (
	"testing"

	"genmcgo/internal/litmus"
)

// The examples of the papers, with the numbers that they give.
func TestPaperExamples(t *testing.T) {
	for _, row := range []struct {
		ref, text string
		counts    map[string]uint64
	}{
		// Reference: genmc-2024 §2.1, Fig. 1: MP has three consistent graphs under SC
		// and under RA.
		{"genmc-2024 Fig. 1", "P0 { x.rel = 1\ny.rel = 1 }\nP1 { a = y.acq\nb = x.acq }",
			map[string]uint64{"sc": 3, "tso": 3, "ra": 3, "rc11": 3}},
		// Reference: genmc-2024 §3.1, Fig. 2: W+W+RR has three.
		{"genmc-2024 Fig. 2", "P0 { x.sc = 1 }\nP1 { y.sc = 1 }\nP2 { a = x.sc\nif a == 1 { b = y.sc } }",
			map[string]uint64{"sc": 3, "tso": 3, "ra": 3, "rc11": 3}},
		// Reference: genmc-2024 §3.2, Fig. 3: in R+W+W either write may revisit the
		// read, deleting the other: three values in two coherence orders.
		{"genmc-2024 Fig. 3", "P0 { a = x.sc }\nP1 { x.sc = 1 }\nP2 { x.sc = 2 }",
			map[string]uint64{"sc": 6, "tso": 6, "ra": 6, "rc11": 6}},
		// Reference: genmc-2024 §5.1: N threads entering one critical section have N!
		// executions that are not blocked.
		{"genmc-2024 §5.1", "P0 { lock l\nunlock l }\nP1 { lock l\nunlock l }\nP2 { lock l\nunlock l }\nP3 { lock l\nunlock l }",
			map[string]uint64{"sc": 24, "tso": 24, "ra": 24, "rc11": 24}},
	} {
		p := litmus.MustParse(row.text)
		p.Name = row.ref
		for model, want := range row.counts {
			for _, workers := range []int{1, 3} {
				if r := run(t, p, model, workers); r.Complete != want {
					t.Errorf("%s under %s with %d workers: %d complete executions, want %d", row.ref, model, workers, r.Complete, want)
				}
			}
		}
	}
}

// TestPaperTable2 checks execution counts of genmc-2024 Table 2 on fib_bench,
// whose SC accesses make RC11 the same as SC.
func TestPaperTable2(t *testing.T) {
	p := fib(4, "sc", "sc")
	for _, model := range []string{"sc", "tso", "rc11"} {
		if r := run(t, p, model, 2); r.Complete != 19605 {
			t.Errorf("fib_bench(4) under %s: %d, want 19605", model, r.Complete)
		}
	}
}
