package load

import (
	"os"
	"testing"

	_ "genmcgo/internal/scale"
)

func TestDump(t *testing.T) {
	f := os.Getenv("GMC_DUMP")
	if f == "" {
		t.Skip("set GMC_DUMP to a file of LLVM assembly to see it lowered")
	}
	p, err := File(f)
	if err != nil {
		t.Fatal(err)
	}
	p.Fprint(os.Stdout)
}
