package load

import (
	"strings"
	"testing"

	"genmcgo/interp/ir"
)

// The rest of an atomic section that the compiler inlined is refused, not taken for
// something that is not atomic.
func TestInlinedSection(t *testing.T) {
	const text = `@x = global i32 0
define i32 @main() !dbg !4 {
  store i32 1, ptr @x, align 4, !dbg !6
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DISubprogram(name: "__VERIFIER_atomic_set", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DILocation(line: 1, column: 36, scope: !5, inlinedAt: !7)
!7 = !DILocation(line: 3, column: 14, scope: !4)
`
	message := func(text string) string {
		p, _, err := Source("a.ll", []byte(text), Options{})
		if err != nil {
			t.Fatal(err)
		}
		i, _ := p.Lookup("main")
		for _, in := range p.Funcs[i].Code {
			if in.Op == ir.OpFault {
				return p.Messages[in.B]
			}
		}
		return ""
	}
	if m := message(text); !strings.Contains(m, "__VERIFIER_atomic_set") || !strings.Contains(m, "-fno-inline") {
		t.Errorf("message %q", m)
	}
	if m := message(strings.ReplaceAll(text, "__VERIFIER_atomic_set", "set")); m != "" {
		t.Errorf("without a section: message %q", m)
	}
}
