package load

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// TestLinkRefuses: what cannot be one program is refused with the files and lines of both.
func TestLinkRefuses(t *testing.T) {
	const linux = "target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n"
	debug := func(text, file string) string {
		return strings.Replace(text, " {", " !dbg !4 {", 1) + "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!3}\n" +
			"!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)\n" +
			"!2 = !DIFile(filename: \"" + file + "\", directory: \"/src\")\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n" +
			"!4 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: 42, type: !5, unit: !1)\n!5 = !DISubroutineType(types: !6)\n!6 = !{null}\n"
	}
	const main = "define i32 @main() {\n  ret i32 0\n}\n"
	for _, tc := range []struct{ name, a, b, want string }{
		{"functions", "\n\ndefine void @f() {\n  ret void\n}\n" + main, "declare void @g()\ndefine void @f() {\n  ret void\n}\n",
			"b.ll:2: f is defined here and at a.ll:3; make one of them static (or inline, if it is in a header), or leave a file out"},
		{"functions in the source", debug("define void @f() {\n  ret void\n}\n", "x.c"), debug("define void @f() {\n  ret void\n}\n", "y.c"),
			"y.c:42: f is defined here and at x.c:42 (in a.ll); make one of them static (or inline, if it is in a header), or leave a file out"},
		{"main", main, main, "b.ll:1: main is defined here and at a.ll:1; leave out one of the files"},
		{"variables", "@x = global i32 1\n", "\n@x = global i32 2\n", "b.ll:2: x is defined here and at a.ll:1; declare it extern in one of them, make one static, or leave a file out"},
		{"alias", "@y = internal global i32 1\n@x = alias i32, ptr @y\n", "@x = global i32 2\n", "b.ll:1: x is defined here and at a.ll:2; declare it extern in one of them, make one static, or leave a file out"},
		{"function and variable", "@x = global i32 1\n", "declare void @x()\n", "b.ll:1: x is a function here and a variable at a.ll:1; declare it as it is defined"},
		{"variable and function", "define void @x() {\n  ret void\n}\n", "@x = external global i32\n", "b.ll:1: x is a variable here and a function at a.ll:1; declare it as it is defined"},
		{"thread-local", "@x = external global i32\n", "@x = thread_local global i32 1\n", "a.ll:1: x is a variable of all threads here and a thread-local variable at b.ll:1; declare it as it is defined"},
		{"processor", linux, strings.Replace(linux, "x86_64", "aarch64", 1), "b.ll:2: it is compiled for another machine than a.ll: processor aarch64, not x86_64; compile both for the same target (--target=)"},
		{"system", linux, strings.Replace(linux, "unknown-linux-gnu", "apple-macosx13", 1), "b.ll:2: it is compiled for another machine than a.ll: system darwin, not linux; compile both for the same target (--target=)"},
		{"byte order", linux, strings.Replace(linux, "\"e-", "\"E-", 1), "b.ll:1: it is compiled for another machine than a.ll: byte order big-endian, not little-endian; compile both for the same target (--target=)"},
		{"pointers", linux, strings.Replace(linux, "e-m:e", "e-m:e-p:32:32", 1), "b.ll:1: it is compiled for another machine than a.ll: pointer size p:32:32, not p:64:64; compile both for the same target (--target=)"},
		{"comdat", "$f = comdat any\ndefine void @f() comdat {\n  ret void\n}\n", "$f = comdat largest\ndefine void @f() comdat {\n  ret void\n}\n",
			"b.ll: comdat f, which a.ll has, too, is one of kind largest; only comdats of kind any can be linked here: link the files with llvm-link"},
		{"alias of a declaration", main, "@y = external global i32\n@x = alias i32, ptr @y\n", "b.ll:2: x is an alias of y, which this file does not define"},
		{"alias of itself", main, "@y = alias i32, ptr @x\n@x = alias i32, ptr @y\n", "b.ll:1: y is an alias of itself"},
		{"second file", main, "define void @f() {\n  nonsense\n}\n", "b.ll:2: "},
		{"C++", "define linkonce_odr void @_ZN1a1fEv() {\n  ret void\n}\n@_ZN1a1xE = global i32 0\n", "@_ZN1a1xE = global i32 1\n",
			"b.ll:1: a::x is defined here and at a.ll:4; declare it extern in one of them, make one static, or leave a file out"},
	} {
		_, _, err := Link([]Module{{"a.ll", []byte(tc.a)}, {"b.ll", []byte(tc.b)}}, Options{})
		if err == nil || !strings.HasPrefix(err.Error(), tc.want) {
			t.Errorf("%s:\n got %v\nwant %s", tc.name, err, tc.want)
		}
	}
}

// TestLinkTargets: what versions of clang write differently of the same machine is no difference.
func TestLinkTargets(t *testing.T) {
	var modules []Module
	for _, head := range []string{
		"target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n",
		"target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n",
		"target triple = \"x86_64-redhat-linux\"\n", "",
	} {
		modules = append(modules, Module{"x.ll", []byte(head + "@x = linkonce_odr global i128 1\n")})
	}
	if _, _, err := Link(modules, Options{}); err != nil {
		t.Error(err)
	}
}

// TestLinkNames: what is of one file alone has the name of the file where another one has the same name.
func TestLinkNames(t *testing.T) {
	const text = "@count = internal global i32 0\n@own = global i32 0\ndefine internal void @step() {\n  store i32 1, ptr @count\n  ret void\n}\n"
	a := text + "define i32 @main() {\n  call void @step()\n  call void @go()\n  ret i32 0\n}\ndeclare void @go()\n"
	b := strings.Replace(text, "@own", "@other", 1) + "define void @go() {\n  call void @step()\n  ret void\n}\n"
	for _, files := range [][3]string{{"x/a.ll", "b.ll", "a.ll::count a.ll::step b.ll::count b.ll::step go main other own"},
		{"x/a.ll", "y/a.ll", "go main other own x/a.ll::count x/a.ll::step y/a.ll::count y/a.ll::step"}} {
		p, _, err := Link([]Module{{files[0], []byte(a)}, {files[1], []byte(b)}}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, g := range p.Globals {
			names = append(names, g.Name)
		}
		for _, f := range p.Funcs {
			if f.Name[0] != '(' {
				names = append(names, f.Name)
			}
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != files[2] {
			t.Errorf("got %s, want %s", got, files[2])
		}
	}
}

// FuzzLink: whatever the second file of a program is, there is a program that can be printed or an error. The first
// one has all kinds of linkage, so that names of the second clash with it.
func FuzzLink(f *testing.F) {
	first, err := os.ReadFile("testdata/link/first.ll")
	if err != nil {
		f.Fatal(err)
	}
	seeds, err := filepath.Glob("../testdata/link/*/*.ll")
	if err != nil || len(seeds) == 0 {
		f.Fatalf("no seeds, %v", err)
	}
	f.Add(first)
	for _, name := range seeds {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<18 {
			return
		}
		for _, modules := range [][]Module{{{"first.ll", first}, {"fuzz.ll", text}}, {{"fuzz.ll", text}, {"first.ll", first}}} {
			if p, _, err := Link(modules, Options{}); err == nil {
				p.Fprint(io.Discard)
			}
		}
	})
}

// TestLinkMutated is FuzzLink with mutations of the first file: names exchanged, linkage exchanged, lines left out.
func TestLinkMutated(t *testing.T) {
	first, err := os.ReadFile("testdata/link/first.ll")
	if err != nil {
		t.Fatal(err)
	}
	random := uint64(1)
	pick := func(n int) int {
		random = random*6364136223846793005 + 1442695040888963407
		return int(random>>33) % n
	}
	words := strings.Fields("external global internal weak weak_odr linkonce linkonce_odr common extern_weak available_externally private thread_local hidden comdat alias ifunc define declare @f @v @w @c @a @x @main i32 i64 ptr null")
	linked, refused := 0, 0
	for range (scale.By{Short: 300, Usual: 500, Wide: 2500, Full: 100000}).N() {
		fields := strings.SplitAfter(string(first), " ")
		for range 1 + pick(4) {
			i := pick(len(fields))
			old := strings.TrimSpace(fields[i])
			if j := slices.Index(words, old); j >= 0 {
				fields[i] = strings.Replace(fields[i], old, words[pick(len(words))], 1)
			}
		}
		lines := strings.SplitAfter(strings.Join(fields, ""), "\n")
		for range pick(3) {
			i := pick(len(lines))
			lines[i] = "\n"
		}
		text := strings.Join(lines, "")
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Fatalf("panic: %v\n%s", r, text)
				}
			}()
			p, _, err := Link([]Module{{"first.ll", first}, {"second.ll", []byte(text)}}, Options{})
			if err != nil {
				refused++
				return
			}
			linked++
			p.Fprint(io.Discard)
		}()
	}
	if linked == 0 || refused == 0 {
		t.Errorf("%d linked, %d refused: the mutations are too weak or too strong", linked, refused)
	}
}
