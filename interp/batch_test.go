package interp_test

import (
	"os"
	"path/filepath"
	"testing"

	"genmcgo/interp"
	"genmcgo/interp/load"
)

// TestBatch runs every .ll file of a directory sequentially.
func TestBatch(t *testing.T) {
	d := os.Getenv("GMC_BATCH")
	if d == "" {
		t.Skip("set GMC_BATCH to a directory of LLVM assembly to run all of it")
	}
	fs, _ := filepath.Glob(filepath.Join(d, "*.ll"))
	bad := 0
	verdicts := map[string]int{}
	for _, f := range fs {
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%s: panic %v", f, r)
				}
			}()
			p, err := load.File(f)
			if err != nil {
				t.Errorf("%s: %v", f, err)
				return
			}
			s := newSeq(p, interp.Config{})
			s.clone = true
			s.limit = 100_000
			s.run()
			v := s.failed
			verdicts[v]++
			if v != "" {
				t.Logf("%s: %s", filepath.Base(f), v)
				bad++
			}
			for _, th := range s.threads {
				if !th.done && v == "" {
					t.Logf("%s: thread %d stuck at %s", filepath.Base(f), th.tid, s.label(&th.lab))
				}
			}
		}()
	}
	t.Logf("%d files, %d with a verdict", len(fs), bad)
}
