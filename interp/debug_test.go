package interp_test

import (
	"os"
	"testing"

	"genmcgo/interp"
	"genmcgo/interp/load"
)

// TestTrace prints the events of one sequential execution of a program.
func TestTrace(t *testing.T) {
	f := os.Getenv("GMC_TRACE")
	if f == "" {
		t.Skip("set GMC_TRACE to a file of LLVM assembly to see its events")
	}
	p, err := load.File(f)
	if err != nil {
		t.Fatal(err)
	}
	s := newSeq(p, interp.Config{})
	s.tracing = true
	s.run()
	for _, l := range s.trace {
		t.Log(l)
	}
	for i := range s.threads {
		t.Logf("output of thread %d: %q", s.threads[i].tid, s.output(i))
	}
	t.Log("verdict:", s.failed)
}
