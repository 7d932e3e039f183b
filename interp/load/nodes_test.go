package load

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp/ir"
)

// TestSplit: programs are the same whether their metadata is taken out or left to the parser, and errors, too. A comment
// that mentions operations has it left.
func TestSplit(t *testing.T) {
	var files []string
	for _, dir := range []string{"testdata", "../testdata", "../../testdata", "../../internal", "../../bench"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err == nil && filepath.Ext(path) == ".ll" {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	loaded, taken := 0, 0
	slices.Sort(files)
	every := scale.By{Short: 40, Usual: 8, Wide: 2, Full: 1}.N()
	for i := 0; i < len(files); i += every {
		file := files[i]
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, ok := split(text); !ok {
			continue
		}
		taken++
		for _, o := range []Options{{}, {Variables: true}} {
			got, gotErr := linked(file, text, o)
			want, wantErr := linked(file, asWhole(text), o)
			if fmt.Sprint(gotErr) != fmt.Sprint(wantErr) {
				t.Errorf("%s, %+v: the error is %v, not %v", file, o, gotErr, wantErr)
			} else if gotErr == nil {
				loaded++
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, %+v: the program differs\n%s", file, o, firstDifference(got, want))
			}
		}
	}
	if loaded < len(files)/every {
		t.Errorf("only %d programs of %d files loaded", loaded, len(files))
	}
	t.Logf("%d files, %d taken apart, %d programs", len(files), taken, loaded)
}

// asWhole is text that is linked with its metadata left to the parser.
func asWhole(text []byte) []byte { return slices.Concat(text, []byte(" ; "+annotation)) }

// lineOfError is the line of err, -1 if it is nil. Which error of several the parser finds first differs from run to run.
func lineOfError(err error) int {
	var in *InputError
	switch {
	case err == nil:
		return -1
	case errors.As(err, &in):
		return in.Line
	}
	return 0
}

// oddText is a program with most of what the text of metadata looks like.
const oddText = `source_filename = "a!5.c"

@x = global i32 0, align 4, !dbg !0
@s = private constant [9 x i8] c"!5 = !{\0A\00", !kind !13

define i32 @main(i32 %n, ptr %v) #0 !dbg !6 {
  #dbg_value(!DIArgList(i32 %n, i32 %n), !11, !DIExpression(), !9)
  store i32 1, ptr @x, align 4, !tbaa !13, !dbg !9 ; !dbg !77
  call void asm sideeffect "; !5", "~{memory}"() #1, !dbg !10, !srcloc !14
  call void @"f!5"(), !dbg !15
  ret i32 0, !dbg !10
}

declare !dbg !12 void @"f!5"() #1

attributes #0 = { nounwind "a"="}" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "a, (\22b\22).c", directory: "/d: e")
!4 = !{!0}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !7, scopeLine: 5, unit: !2)
!7 = !DISubroutineType(types: !{!8})
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 7, column: 4, scope: !6)
!10 = !DILocation(line: 9, column: 3, scope: !16)
!11 = !DILocalVariable(name: "n", arg: 1, scope: !6, file: !3, line: 5, type: !8)
!12 = !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !7)
!13 = !{!"t", null, i64 0}
!14 = !{i64 12}
!15 = !DILocation(line: 2, scope: !17, inlinedAt: !9)
!16 = distinct !DILexicalBlock(scope: !6, file: !3, line: 6, column: 2)
!17 = distinct !DISubprogram(name: "g", linkageName: "_Z1gv", scope: null, file: !3, line: 1, type: !7, unit: !2)
`

// TestSplitText: likewise, of texts that LLVM's tools do not write and of files that were cut.
func TestSplitText(t *testing.T) {
	if _, err := linked("a.ll", []byte(oddText), Options{}); err != nil {
		t.Fatal(err)
	}
	if _, _, ok := split([]byte(oddText)); !ok {
		t.Error("the text is not taken apart")
	}
	tests := map[string]string{
		"as it is":                         oddText,
		"carriage returns":                 strings.ReplaceAll(oddText, "\n", "\r\n"),
		"no newline at the end":            strings.TrimSpace(oddText),
		"a store behind a debug record":    strings.Replace(oddText, "!9)\n  store", "!9) store", 1),
		"a function behind a node":         strings.Replace(oddText, "\ndefine", "!20 = !{} define void @g() { ret void }\n\ndefine", 1),
		"a function behind a group":        strings.Replace(oddText, "{ nounwind }", "{ nounwind } define void @g() { ret void }", 1),
		"a variable between quotes":        oddText + "!20 = !{!\"}\n@z = global i32 1\n!21 = !{!\"}\n",
		"a node between quotes of a group": oddText + "attributes #2 = { \"}\n!20 = !{}\nattributes #3 = { \" }\n",
		"no spaces in a node":              strings.Replace(oddText, "(line: 7, column: 4, scope: !6)", "(line:7,column:4,scope:!6)", 1),
		"more spaces in a node":            strings.Replace(oddText, "(line: 7, column: 4, scope: !6)", "( line: 7 , column: 4 ,  scope: !6 )", 1),
		"a node on two lines":              strings.Replace(oddText, "column: 4, ", "column: 4,\n", 1),
		"a node on two lines, a comment":   strings.Replace(oddText, "column: 4, ", "column: 4, ; (x)\n", 1),
		"a node in a node":                 strings.Replace(oddText, "scope: !6)", "scope: distinct !DILexicalBlock(scope: !6, file: !3, line: 6))", 1),
		"comments behind nodes":            strings.ReplaceAll(oddText, "scope: !6)", "scope: !6) ; (!77)"),
		"an indented node":                 strings.Replace(oddText, "!9 =", " !9 =", 1),
		"a node of another kind":           strings.Replace(oddText, "inlinedAt: !9", "inlinedAt: !13", 1),
		"a node in an attachment":          strings.Replace(oddText, "!dbg !9", "!dbg !DILocation(line: 7, scope: !6)", 1),
		"an attachment on two lines":       strings.Replace(oddText, "!dbg !9", "!dbg\n!9", 1),
		"an undefined node":                strings.Replace(oddText, "!17 =", "!18 =", 1),
		"an undefined type":                strings.Replace(oddText, "!8 =", "!18 =", 1),
		"a node twice":                     oddText + "!9 = !DILocation(line: 8, scope: !6)\n",
		"an expression with a number":      strings.Replace(oddText, "expr: !DIExpression()", "expr: !20", 1) + "!20 = !DIExpression()\n",
		"an error in a function":           strings.Replace(oddText, "ret i32 0", "ret i32 %q", 1),
		"another error in a function":      strings.Replace(oddText, "store i32 1", "stare i32 1", 1),
		"an error behind metadata":         oddText + "define @\n",
	}
	for name, text := range tests {
		if name != "as it is" && text == oddText {
			t.Errorf("%s: it is the same text", name)
		}
	}
	for i := 1; i < len(oddText); i++ {
		if every := (scale.By{Short: 13, Usual: 3, Wide: 1, Full: 1}).N(); i%every == 0 || oddText[i] == '\n' {
			tests[fmt.Sprintf("%d bytes", i)] = oddText[:i]
		}
	}
	for name, text := range tests {
		if d := difference([]byte(text)); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
}

// TestSplitOperation: an operation may be declared in another module than the one that has its function, which says
// nothing of it.
func TestSplitOperation(t *testing.T) {
	const declared = `@note = private constant [26 x i8] c"genmcgo.operation.acquire\00"
@file = private constant [2 x i8] c"a\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @get, ptr @note, ptr @file, i32 3, ptr null }]
@q = global i32 0

declare i32 @get(ptr)

define i32 @main() {
  %v = call i32 @get(ptr @q)
  ret i32 %v
}
`
	const defined = `
define i32 @get(ptr %p) !dbg !1 {
  %v = load i32, ptr %p
  ret i32 %v
}

!0 = !DIFile(filename: "b.c", directory: "/")
!1 = distinct !DISubprogram(name: "get", scope: !0, file: !0, line: 1, type: !2)
!2 = !DISubroutineType(types: !3)
!3 = !{!5, !4}
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
`
	p, _, err := Link([]Module{{"a.ll", []byte(declared)}, {"b.ll", []byte(defined)}}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Operations) != 1 || p.Operations[0].Object.Name != "int" {
		t.Errorf("the operations are %+v", p.Operations)
	}
}

// FuzzSplit: whatever text the parser takes as it is means the same when its metadata is taken out.
func FuzzSplit(f *testing.F) {
	f.Add([]byte(oddText))
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<14 {
			return
		}
		if _, err := linked("a.ll", asWhole(text), Options{}); err != nil {
			_, _ = linked("a.ll", text, Options{}) // the error may be in a node that nothing asks for
		} else if d := difference(text); d != "" {
			t.Error(d)
		}
	})
}

// difference says how the program of text, or the error, is another one when its metadata is taken out.
func difference(text []byte) string {
	for _, o := range []Options{{}, {Variables: true}} {
		got, gotErr := linked("a.ll", text, o)
		want, wantErr := linked("a.ll", asWhole(text), o)
		switch {
		case lineOfError(gotErr) != lineOfError(wantErr):
			return fmt.Sprintf("variables %t: the error is %v, not %v", o.Variables, gotErr, wantErr)
		case !reflect.DeepEqual(got, want):
			return fmt.Sprintf("variables %t: the program differs\n%s", o.Variables, firstDifference(got, want))
		}
	}
	return ""
}

func linked(file string, text []byte, o Options) (*ir.Program, error) {
	p, _, err := Link([]Module{{file, text}}, o)
	return p, err
}

func firstDifference(got, want *ir.Program) string {
	var a, b strings.Builder
	got.Fprint(&a)
	want.Fprint(&b)
	x, y := strings.Split(a.String(), "\n"), strings.Split(b.String(), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("line %d: %s\nand: %s", i+1, x[i], y[i])
		}
	}
	return "its instructions print the same"
}
