package interp_test

import (
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/load"
)

// A loop that is over, an endless one (line 20), and one of three rounds inside of it, in a function.
const loopingIR = `@x = global i32 0
define void @inner() !dbg !10 {
  br label %loop, !dbg !11
loop:
  %i = phi i32 [ 0, %0 ], [ %n, %loop ], !dbg !12
  %v = load atomic i32, ptr @x monotonic, align 4, !dbg !12
  %n = add i32 %i, 1, !dbg !12
  %c = icmp slt i32 %n, 3, !dbg !12
  br i1 %c, label %loop, label %out, !dbg !12
out:
  ret void, !dbg !12
}
define i32 @main() !dbg !3 {
  br label %first, !dbg !5
first:
  %i = phi i32 [ 0, %0 ], [ %n, %first ], !dbg !6
  store atomic i32 %i, ptr @x monotonic, align 4, !dbg !6
  %n = add i32 %i, 1, !dbg !6
  %c = icmp slt i32 %n, 40, !dbg !6
  br i1 %c, label %first, label %for, !dbg !6
for:
  %k = phi i32 [ 0, %first ], [ %m, %for ], !dbg !7
  call void @inner(), !dbg !7
  %m = add i32 %k, 1, !dbg !7
  store atomic i32 %m, ptr @x monotonic, align 4, !dbg !7
  br label %for, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "l.c", directory: "/d")
!2 = !DISubroutineType(types: !9)
!3 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !2, scopeLine: 9, unit: !0)
!5 = !DILocation(line: 9, column: 3, scope: !3)
!6 = !DILocation(line: 10, column: 3, scope: !3)
!7 = !DILocation(line: 20, column: 3, scope: !3)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{}
!10 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !2, scopeLine: 1, unit: !0)
!11 = !DILocation(line: 1, column: 3, scope: !10)
!12 = !DILocation(line: 2, column: 3, scope: !10)
`

// TestLooping: of the loops that a thread has been in, the one that it goes round in is
// told, with its rounds, whatever came before and whatever is inside.
func TestLooping(t *testing.T) {
	prog, _, err := load.Source("l.ll", []byte(loopingIR), load.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m := interp.New(prog, interp.Config{})
	for _, c := range []struct{ events, line, rounds int }{
		{20, 10, 20},
		{40, 10, 40}, // it stands before the last store of the loop
		{40 + 4*100 + 1, 20, 101},
		{40 + 4*100 + 3, 20, 101},
		{40 + 4*2000, 20, 2000},
	} {
		// The first value is that of ThreadStart.
		got, ok := m.Looping(nil, make([]event.Value, c.events), 1<<30)
		if at := prog.Position(got.Pos); !ok || at.Line != c.line || got.Rounds < c.rounds || got.Rounds > c.rounds+1 {
			t.Errorf("after %d events: line %d, %d rounds, %v; want line %d, %d rounds", c.events, at.Line, got.Rounds, ok, c.line, c.rounds)
		}
	}
	if got, ok := m.Looping(nil, make([]event.Value, 1), 1<<30); ok && got.Rounds > 1 {
		t.Errorf("at the start: %+v", got)
	}
	if _, ok := m.Looping(nil, make([]event.Value, 5000), 100); ok {
		t.Error("more was run than asked for")
	}
}
