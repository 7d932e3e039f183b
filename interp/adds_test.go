package interp_test

import (
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

// TestAdds: an addition to memory, or another read-modify-write, is known to be one whose result nothing uses, also if functions pass
// the result on and their callers drop it. The names of the variables say which are.
func TestAdds(t *testing.T) {
	const text = `
@dropped = global i32 0
@dropped.sub = global i32 0
@dropped.returned = global i32 0
@dropped.computed = global i32 0
@dropped.passed = global i32 0
@dropped.indirect = global i32 0
@used.stored = global i32 0
@used.returned = global i32 0
@used.passed = global i32 0
@used.tested = global i32 0
@used.kept = global i32 0
@exchanged = global i32 0
@used.result = global i32 0
@g = global i32 0
@f = global i32 (i32*)* @post

define i32 @post(i32* %p) {
  %v = atomicrmw add i32* %p, i32 1 seq_cst
  ret i32 %v
}
define i32 @pre(i32* %p) {
  %slot = alloca i32
  %v = atomicrmw add i32* %p, i32 1 seq_cst
  store i32 %v, i32* %slot
  %w = load i32, i32* %slot
  %x = add i32 %w, 1
  ret i32 %x
}
define i32 @pass(i32* %p) {
  %v = call i32 @post(i32* %p)
  ret i32 %v
}
define i32 @test(i32* %p) {
  %v = atomicrmw add i32* %p, i32 1 seq_cst
  %c = icmp eq i32 %v, 5
  br i1 %c, label %yes, label %no
yes:
  store i32 1, i32* @g
  br label %no
no:
  ret i32 %v
}
define i32 @keep(i32* %p) {
  %v = atomicrmw add i32* %p, i32 1 seq_cst
  store i32 %v, i32* @g
  ret i32 %v
}
define i32 @main() {
  %a = atomicrmw add i32* @dropped, i32 1 seq_cst
  %b = atomicrmw sub i32* @dropped.sub, i32 1 seq_cst
  %c = call i32 @post(i32* @dropped.returned)
  %d = call i32 @pre(i32* @dropped.computed)
  %e = call i32 @pass(i32* @dropped.passed)
  %fp = load i32 (i32*)*, i32 (i32*)** @f
  %h = call i32 %fp(i32* @dropped.indirect)
  %i = atomicrmw add i32* @used.stored, i32 1 seq_cst
  store i32 %i, i32* @g
  %j = call i32 @post(i32* @used.returned)
  store i32 %j, i32* @g
  %k = call i32 @pass(i32* @used.passed)
  store i32 %k, i32* @g
  %l = call i32 @test(i32* @used.tested)
  %m = call i32 @keep(i32* @used.kept)
  %n = atomicrmw xchg i32* @exchanged, i32 1 seq_cst
  %o = call i32 @post(i32* @used.result)
  ret i32 %o
}
`
	p, _, err := load.Source("adds.ll", []byte(text), load.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := newSeq(p, interp.Config{})
	s.record = true
	s.run()
	seen := 0
	for _, l := range s.threads[0].labs {
		if l.Attr&event.Exclusive == 0 {
			continue
		}
		for _, v := range p.Globals {
			if v.Addr != l.Addr {
				continue
			}
			seen++
			adds := strings.HasPrefix(v.Name, "dropped")
			if drops := adds || v.Name == "exchanged"; l.Adds() != adds || l.Drops() != drops {
				t.Errorf("%s, %v: adds %v, drops %v; want %v, %v", v.Name, l.Kind, l.Adds(), l.Drops(), adds, drops)
			}
		}
	}
	if seen != 2*13 || s.failed != "" {
		t.Errorf("%d halves of read-modify-writes, want 26; %s", seen, s.failed)
	}
}

// TestAddsForDebuggers: an addition whose result goes into a variable that nothing reads is one whose result nothing uses, also if
// debuggers can look at the variable.
func TestAddsForDebuggers(t *testing.T) {
	const text = `
@n = global i32 0
define i32 @main() !dbg !3 {
  %old = atomicrmw add i32* @n, i32 1 seq_cst
  call void @llvm.dbg.value(metadata i32 %old, metadata !5, metadata !DIExpression()), !dbg !7
  %used = atomicrmw add i32* @n, i32 1 seq_cst
  call void @llvm.dbg.value(metadata i32 %used, metadata !5, metadata !DIExpression()), !dbg !7
  ret i32 %used
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "main", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 2, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, scope: !3)
`
	for _, variables := range []bool{false, true} {
		p, _, err := load.Source("adds.ll", []byte(text), load.Options{Variables: variables})
		if err != nil {
			t.Fatal(err)
		}
		var uses []ir.Use
		for _, f := range p.Funcs {
			if f.Name != "main" {
				continue
			}
			if variables != (len(f.Vars) > 0) {
				t.Errorf("variables %v: %v", variables, f.Vars)
			}
			for _, in := range f.Code {
				if in.Op == ir.OpRMW {
					uses = append(uses, ir.Use(in.Imm>>ir.RMWUse))
				}
			}
		}
		if want := []ir.Use{ir.Unused, ir.Tested}; !slices.Equal(uses, want) {
			t.Errorf("variables %v: %v, want %v", variables, uses, want)
		}
	}
}
