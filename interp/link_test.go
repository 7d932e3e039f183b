package interp_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

// Programs of several files (testdata/link).

// linkFiles loads files as one program.
func linkFiles(files ...string) (*ir.Program, error) {
	var modules []load.Module
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		modules = append(modules, load.Module{Name: f, Text: text})
	}
	p, _, err := load.Link(modules, load.Options{})
	return p, err
}

// ran is what the program prints, and its status.
func ran(t *testing.T, p *ir.Program) string {
	t.Helper()
	s := newSeq(p, interp.Config{})
	res := int(uint8(s.run()))
	if s.failed != "" {
		return s.failed
	}
	var out strings.Builder
	for i := range s.threads {
		out.WriteString(s.output(i))
	}
	return out.String() + "status " + strconv.Itoa(res) + "\n"
}

// flagged finds the flags that a program is compiled with.
var flagged = regexp.MustCompile(`\(flags: (.*)\)`)

// linkages are the programs, by the file that main is in.
func linkages(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/link/*/a.c*")
	if err != nil || len(files) < 9 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	return files
}

// TestLinkage: files of two versions of LLVM, linked here, do what they do if the system's linker makes the
// program. A third of the names of these programs change their meaning if linkage does not count.
func TestLinkage(t *testing.T) {
	for _, main := range linkages(t) {
		dir := filepath.Dir(main)
		t.Run(filepath.Base(dir), func(t *testing.T) {
			if *update {
				compileLinkage(t, main)
			}
			want, err := os.ReadFile(dir + "/want")
			if err != nil {
				t.Fatal(err)
			}
			p, err := linkFiles(dir+"/a.ll", dir+"/b.ll")
			if err != nil {
				t.Fatal(err)
			}
			compare(t, "a.ll b.ll", string(want), ran(t, p))
		})
	}
}

// compileLinkage writes what main and the file beside it are in LLVM IR, and what they do.
func compileLinkage(t *testing.T, main string) {
	t.Helper()
	dir, ext := filepath.Dir(main), filepath.Ext(main)
	args := linkFlags(t, main)
	for i, clang := range []string{"clang-14", "clang-22"} {
		file := string(rune('a' + i))
		cmd := exec.Command(driver(clang, main), append(args, "-S", "-emit-llvm", "-fno-discard-value-names", file+ext, "-o", file+".ll")...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	if err := os.WriteFile(dir+"/want", []byte(nativeLinkage(t, main, "clang-14", "a", "b")), 0o666); err != nil {
		t.Fatal(err)
	}
}

func linkFlags(t *testing.T, main string) []string {
	t.Helper()
	text, err := os.ReadFile(main)
	if err != nil {
		t.Fatal(err)
	}
	args := append(std(main), "-w", "-g", "-fdebug-compilation-dir=.")
	if m := flagged.FindSubmatch(text); m != nil {
		args = append(args, strings.Fields(string(m[1]))...)
	}
	return args
}

// nativeLinkage is what the files of the program do if cc links them in this order.
func nativeLinkage(t *testing.T, main, cc string, files ...string) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "program")
	args := linkFlags(t, main)
	for _, f := range files {
		args = append(args, f+filepath.Ext(main))
	}
	cmd := exec.Command(driver(cc, main), append(args, "-o", bin, "-lpthread")...)
	cmd.Dir = filepath.Dir(main)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, status := output(t, bin)
	return out + "status " + strconv.Itoa(status) + "\n"
}

// TestLinkageCompilers: the same with other compilers, in both orders of the files, and if llvm-link links files of one
// compiler.
func TestLinkageCompilers(t *testing.T) {
	scale.NotShort(t)
	every := scale.By{Short: 60, Usual: 60, Wide: 4, Full: 1}
	compilers := []string{"clang-14", "clang-16", "clang-19", "clang-22"}
	for _, main := range linkages(t) {
		dir, ext := filepath.Dir(main), filepath.Ext(main)
		for _, files := range [][]string{{"a", "b"}, {"b", "a"}} {
			want := map[string]string{} // by file that main is in
			for _, first := range compilers {
				for _, second := range compilers {
					what := filepath.Base(dir) + " " + first + " " + files[0] + " " + second + " " + files[1]
					if !every.Takes(what) {
						continue
					}
					if find(first) == "" || find(second) == "" || find("cc") == "" {
						t.Logf("%s or %s or cc is not installed: NOT TESTED", first, second)
						continue
					}
					tmp := t.TempDir()
					var lls []string
					for i, clang := range []string{first, second} {
						ll := filepath.Join(tmp, files[i]+".ll")
						cmd := exec.Command(driver(clang, main), append(linkFlags(t, main), "-S", "-emit-llvm", files[i]+ext, "-o", ll)...)
						cmd.Dir = dir
						if out, err := cmd.CombinedOutput(); err != nil {
							t.Fatalf("%v\n%s", err, out)
						}
						lls = append(lls, ll)
					}
					if want[dir] == "" {
						want[dir] = nativeLinkage(t, main, first, files...)
					}
					p, err := linkFiles(lls...)
					if err != nil {
						t.Errorf("%s: %v", what, err)
						continue
					}
					compare(t, what, want[dir], ran(t, p))
					if first != second || filepath.Base(dir) == "alias" { // llvm-link lets an alias mean the definition that counts
						continue
					}
					linker := strings.Replace(first, "clang", "llvm-link", 1)
					if find(linker) == "" {
						t.Logf("%s is not installed: NOT TESTED", linker)
						continue
					}
					out := filepath.Join(tmp, "linked.ll")
					if text, err := exec.Command(linker, "-S", "-o", out, lls[0], lls[1]).CombinedOutput(); err != nil {
						t.Fatalf("%v\n%s", err, text)
					}
					if p, err = linkFiles(out); err != nil {
						t.Errorf("%s, linked: %v", what, err)
						continue
					}
					compare(t, what+", linked by "+linker, want[dir], ran(t, p))
				}
			}
		}
	}
}

// The linkage matrix: two files have the same name with all pairs of linkages, and a third one uses it.

// linkageKinds are the ways to have @f in a file, and @v.
var linkageKinds = []struct{ name, function, variable string }{
	{"declared", "declare i32 @f()", "@v = external global i32"},
	{"extern_weak", "declare extern_weak i32 @f()", "@v = extern_weak global i32"},
	{"external", "define i32 @f() BODY", "@v = global i32 VALUE"},
	{"hidden", "define hidden i32 @f() BODY", "@v = hidden global i32 VALUE"},
	{"weak", "define weak i32 @f() BODY", "@v = weak global i32 VALUE"},
	{"weak_odr", "define weak_odr i32 @f() BODY", "@v = weak_odr global i32 VALUE"},
	{"linkonce", "define linkonce i32 @f() BODY", "@v = linkonce global i32 VALUE"},
	{"linkonce_odr", "define linkonce_odr i32 @f() BODY", "@v = linkonce_odr global i32 VALUE"},
	{"comdat", "$f = comdat any\ndefine linkonce_odr i32 @f() comdat BODY", "$v = comdat any\n@v = linkonce_odr global i32 VALUE, comdat"},
	{"available_externally", "define available_externally i32 @f() BODY", "@v = available_externally global i32 VALUE"},
	{"internal", "define internal i32 @f() BODY", "@v = internal global i32 VALUE"},
	{"alias", "@f = alias i32 (), ptr @fi\ndefine internal i32 @fi() BODY", "@v = alias i32, ptr @vi\n@vi = internal global i32 VALUE"},
	{"weak alias", "@f = weak alias i32 (), ptr @fi\ndefine internal i32 @fi() BODY", "@v = weak alias i32, ptr @vi\n@vi = internal global i32 VALUE"},
	{"common", "", "@v = common global i32 0"},
}

// linkageFile is a file that has @f or @v and a function that uses it.
func linkageFile(kind, number int, variable bool) string {
	k := linkageKinds[kind]
	n := strconv.Itoa(number)
	user := "define i32 @use" + n + "() {\n"
	text := k.function
	if variable {
		text = k.variable
		user += "  %p = icmp eq ptr @v, null\n  br i1 %p, label %none, label %some\nsome:\n  %r = load i32, ptr @v\n  ret i32 %r\nnone:\n  ret i32 9\n}\n"
	} else {
		user += "  %p = icmp eq ptr @f, null\n  br i1 %p, label %none, label %some\nsome:\n  %r = call i32 @f()\n  ret i32 %r\nnone:\n  ret i32 9\n}\n"
	}
	return strings.NewReplacer("BODY", "{\n  ret i32 "+n+"\n}", "VALUE", n).Replace(text) + "\n" + user
}

const linkageMain = `declare i32 @use1()
declare i32 @use2()
define i32 @main() {
  %a = call i32 @use1()
  %b = call i32 @use2()
  %c = mul i32 %a, 10
  %d = add i32 %c, %b
  ret i32 %d
}
`

// TestLinkageMatrix compares what two files mean by a name with testdata/link/matrix.txt, and that, if llvm-link is
// installed, with what it makes of them. -update writes it as llvm-link has it.
func TestLinkageMatrix(t *testing.T) {
	const golden = "testdata/link/matrix.txt"
	every := scale.By{Short: 40, Usual: 40, Wide: 8, Full: 1} // that llvm-link links
	linker := find("llvm-link-22", "llvm-link-21", "llvm-link-20", "llvm-link-19", "llvm-link-18", "llvm-link-17")
	if linker == "" {
		t.Log("no llvm-link of version 17 or later is installed: NOT TESTED that it agrees with " + golden)
	}
	want := map[string]string{}
	text, err := os.ReadFile(golden)
	if err != nil && !*update {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if what, means, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": "); ok {
			want[what] = means
		}
	}
	var b strings.Builder
	seen := 0
	for _, variable := range []bool{false, true} {
		word := "function "
		if variable {
			word = "variable "
		}
		for i, first := range linkageKinds {
			for j, second := range linkageKinds {
				if !variable && (first.function == "" || second.function == "") || i < 2 && j < 2 { // nothing defines it
					continue
				}
				seen++
				what := word + first.name + " + " + second.name
				texts := []string{linkageFile(i, 1, variable), linkageFile(j, 2, variable), linkageMain}
				got := linkedHere(t, texts...)
				if linker != "" && (*update || every.Takes(what)) {
					theirs := linkedBy(t, linker, texts...)
					if *update {
						want[what] = theirs
					}
					if theirs != want[what] {
						t.Errorf("%s: %s: %s, want %s", what, linker, theirs, want[what])
					}
				}
				if got != want[what] {
					t.Errorf("%s: %s, want %s", what, got, want[what])
				}
				b.WriteString(what + ": " + want[what] + "\n")
			}
		}
	}
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if len(want) != seen {
		t.Errorf("%s has %d lines, want %d", golden, len(want), seen)
	}
}

// linkedHere is what the files do as one program.
func linkedHere(t *testing.T, texts ...string) string {
	t.Helper()
	var modules []load.Module
	for i, text := range texts {
		modules = append(modules, load.Module{Name: string(rune('a'+i)) + ".ll", Text: []byte(text)})
	}
	p, _, err := load.Link(modules, load.Options{})
	if err != nil {
		if !regexp.MustCompile(`^[b-z]\.ll:.* is defined here and at [a-y]\.ll:`).MatchString(err.Error()) {
			t.Errorf("%v: %v", texts, err)
		}
		return "refused"
	}
	return oneLine(ran(t, p))
}

// TestLinkDeclared: a function that another file declares with a type that it does not have is an error where its
// result or its parameters are missing.
func TestLinkDeclared(t *testing.T) {
	const main = "declare {i64, i64} @f()\ndefine i32 @main() {\n  %a = call {i64, i64} @f()\n  %b = extractvalue {i64, i64} %a, 1\n  %c = trunc i64 %b to i32\n  ret i32 %c\n}\n"
	for f, want := range map[string]string{
		"define {i64, i64} @f() {\n  ret {i64, i64} {i64 1, i64 2}\n}\n": "status 2",
		"define i32 @f() {\n  ret i32 3\n}\n":                            "bad-call: the result of f is used, which returns another type",
		"define void @f() {\n  ret void\n}\n":                            "bad-call: the result of f is used, which returns another type",
		"define {i64, i64} @f(i32 %x) {\n  unreachable\n}\n":             "bad-call: call of f with too few arguments",
	} {
		if got := linkedHere(t, main, f); got != want {
			t.Errorf("%s: %s, want %s", f, got, want)
		}
	}
}

func oneLine(s string) string {
	if strings.Contains(s, "neither defined nor modelled") {
		return "undefined"
	}
	return strings.TrimSpace(s)
}

// linkedBy is what they do if linker makes one file of them.
func linkedBy(t *testing.T, linker string, texts ...string) string {
	t.Helper()
	dir := t.TempDir()
	out := filepath.Join(dir, "linked.ll")
	args := []string{"-S", "-o", out}
	for i, text := range texts {
		f := filepath.Join(dir, string(rune('a'+i))+".ll")
		if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, f)
	}
	if said, err := exec.Command(linker, args...).CombinedOutput(); err != nil {
		if !strings.Contains(string(said), "symbol multiply defined") {
			t.Fatalf("%v\n%s", texts, said)
		}
		return "refused"
	}
	p, err := linkFiles(out)
	if err != nil {
		t.Fatal(err)
	}
	return oneLine(ran(t, p))
}
