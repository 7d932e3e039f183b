package genmcgo

import "testing"

// TestRotated: what optimisers make of loops does not add executions. The counts are those of -O0.
func TestRotated(t *testing.T) {
	for _, c := range []struct {
		entry string
		want  uint64
	}{{"main_yields", 2}, {"main_takes", 1}, {"main_both", 2}, {"main_value", 2}, {"main_counts", 7}, {"main_wrong", 3}} {
		for _, model := range []string{"sc", "rc11", "imm"} {
			r, err := Check(t.Context(), File("testdata/rotated/rotated.ll"), Options{Model: model, Entry: c.entry, Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != c.want {
				t.Errorf("%s under %s: %d executions, want %d", c.entry, model, r.Complete, c.want)
			}
		}
	}
}
