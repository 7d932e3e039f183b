package load

import (
	"fmt"
	"os"
	"testing"

	_ "genmcgo/internal/scale"
	"genmcgo/interp/ir"
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

// TestPositions: a position is found at once among those of the same line and column. There are as many of these as there are
// functions without debug information, instances of a template, or copies of an inlined function.
func TestPositions(t *testing.T) {
	ld := &loader{prog: &ir.Program{Positions: []ir.Position{{}}}, posIdx: map[positionKey]int32{}, posNext: []int32{0}}
	for i := range int32(300) {
		ld.position(ir.Position{Function: fmt.Sprint("f", i)})
		ld.position(ir.Position{File: "a.cpp", Line: 3, Column: 4, Function: "f", Symbol: fmt.Sprint("_Z1fIL", i)})
		ld.position(ir.Position{File: "a.cpp", Line: 3, Column: 4, Function: "f", Inlined: i + 1})
	}
	for i, next := range ld.posNext {
		if next != 0 {
			t.Fatalf("%+v is behind %+v", ld.prog.Positions[next], ld.prog.Positions[i])
		}
	}
	for i, p := range ld.prog.Positions[1:] {
		if got := ld.position(p); got != int32(i)+1 {
			t.Errorf("position %d is found as %d", i+1, got)
		}
	}
}

// TestAfterUnsupported: what is not supported ends its block, with the only store to a variable that later blocks load. That was
// an internal error.
func TestAfterUnsupported(t *testing.T) {
	_, _, err := Source("x.ll", []byte(`define i32 @main() {
  %v = alloca i32
  %p = call i32 @llvm.unknown.i32()
  store i32 %p, i32* %v
  %c = icmp eq i32 %p, 0
  br i1 %c, label %yes, label %no
yes:
  %x = load i32, i32* %v
  %d = icmp ne i32 %x, 1
  %r = zext i1 %d to i32
  ret i32 %r
no:
  ret i32 0
}
declare i32 @llvm.unknown.i32()
`), Options{})
	if err != nil {
		t.Fatal(err)
	}
}
