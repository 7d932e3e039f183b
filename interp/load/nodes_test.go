package load

import (
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
			want, wantErr := linked(file, slices.Concat(text, []byte("\n; "+annotation+"\n")), o)
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
