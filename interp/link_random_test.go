package interp_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// randomLinkage returns files that have the same names with any linkage, print what they mean by each, and have
// constructors of what they define. What is in a comdat is so in all files, as compilers have it: about other programs
// llvm-link and linkers of machine code disagree.
func randomLinkage(r *rand.Rand) (texts []string) {
	absent := "external"
	if r.IntN(2) == 0 {
		absent = "extern_weak"
	}
	const names = 3 // the last one is a variable
	var grouped [names]bool
	for i := range grouped {
		grouped[i] = r.IntN(2) == 0
	}
	files := 2 + r.IntN(2)
	for n := 1; n <= files; n++ {
		var text strings.Builder
		ctors := ""
		user := fmt.Sprintf("define void @use%d() {\n", n)
		for i := range names {
			name, value, variable := fmt.Sprintf("f%d", i), 10*n+i, i == names-1
			kinds := []string{"", "hidden", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally", "internal", "alias", "alias weak", "common"}
			comdat := ""
			if grouped[i] {
				kinds, comdat = []string{"weak_odr", "linkonce_odr"}, " comdat"
				fmt.Fprintf(&text, "$%s = comdat any\n", name)
			}
			kind := kinds[r.IntN(len(kinds))]
			if r.IntN(4) == 0 {
				kind = absent
			}
			link, alias := strings.CutPrefix(kind, "alias")
			switch {
			case kind == absent && variable:
				fmt.Fprintf(&text, "@%s = %s global i32\n", name, kind)
			case kind == absent:
				fmt.Fprintf(&text, "declare %s i32 @%s()\n", kind, name)
			case alias && variable:
				fmt.Fprintf(&text, "@%[1]s = %[2]s alias i32, ptr @%[1]si\n@%[1]si = internal global i32 %[3]d\n", name, link, value)
			case alias:
				fmt.Fprintf(&text, "@%[1]s = %[2]s alias i32 (), ptr @%[1]si\ndefine internal i32 @%[1]si() {\n  ret i32 %[3]d\n}\n", name, link, value)
			case variable && kind == "common":
				fmt.Fprintf(&text, "@%s = common global i32 0\n", name)
			case variable && grouped[i]:
				fmt.Fprintf(&text, "@%s = %s global i32 %d,%s\n@own = internal global i32 0\n", name, kind, value, comdat)
				fmt.Fprintf(&text, "define internal void @init() comdat($%[1]s) {\n  store i32 %[2]d, ptr @%[1]s\n  store i32 7, ptr @own\n  ret void\n}\n", name, 10*value)
				ctors = fmt.Sprintf("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr @%s }]\n", name)
				user += shows("own", true)
			case variable:
				fmt.Fprintf(&text, "@%s = %s global i32 %d\n", name, kind, value)
			default:
				fmt.Fprintf(&text, "define %s i32 @%s()%s {\n  ret i32 %d\n}\n", strings.TrimPrefix(kind, "common"), name, comdat, value)
			}
			user += shows(name, variable)
		}
		texts = append(texts, text.String()+ctors+user+"  ret void\n}\ndeclare i32 @printf(ptr, ...)\n@fmt = private constant [4 x i8] c\"%d \\00\"\n")
	}
	declared, calls := "", ""
	for n := 1; n <= files; n++ {
		declared += fmt.Sprintf("declare void @use%d()\n", n)
		calls += fmt.Sprintf("  call void @use%d()\n", n)
	}
	return append(texts, declared+"define i32 @main() {\n"+calls+"  ret i32 0\n}\n")
}

// shows is code that prints what name is, unless it is a null pointer.
func shows(name string, variable bool) string {
	get := "call i32 @" + name + "()"
	if variable {
		get = "load i32, ptr @" + name
	}
	return fmt.Sprintf(`  %%p.%[1]s = icmp eq ptr @%[1]s, null
  br i1 %%p.%[1]s, label %%none.%[1]s, label %%some.%[1]s
some.%[1]s:
  %%r.%[1]s = %[2]s
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %%r.%[1]s)
  br label %%none.%[1]s
none.%[1]s:
`, name, get)
}

// TestLinkageRandom: what random files do as one program is what they do if llvm-link makes one file of them.
func TestLinkageRandom(t *testing.T) {
	linker := find("llvm-link-22", "llvm-link-21", "llvm-link-20", "llvm-link-19", "llvm-link-18", "llvm-link-17")
	if linker == "" {
		t.Skip("no llvm-link of version 17 or later is installed: NOT TESTED")
	}
	ran := 0
	n := (scale.By{Short: 8, Usual: 12, Wide: 80, Full: 1000}).N()
	for seed := range uint64(n) {
		texts := randomLinkage(rand.New(rand.NewPCG(seed, 1)))
		theirs := linkedBy(t, linker, texts...)
		if got := linkedHere(t, texts...); got != theirs {
			t.Fatalf("seed %d: %s, want %s\n%s", seed, got, theirs, strings.Join(texts, "-----\n"))
		}
		if strings.Contains(theirs, "status") {
			ran++
		}
	}
	if ran < n/2 {
		t.Errorf("%d of %d programs ran: their files clash too often", ran, n)
	}
}

// TestLinkGroups: what the system's linker makes of comdats that meet definitions outside of them.
func TestLinkGroups(t *testing.T) {
	const init = "define internal void @init() comdat($v) {\n  store i32 5, ptr @v\n  ret void\n}\n" +
		"@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr @v }]\n"
	const variable = "@v = external global i32\ndefine i32 @main() {\n  %r = load i32, ptr @v\n  ret i32 %r\n}\n"
	const function = "declare i32 @f()\ndefine i32 @main() {\n  %r = call i32 @f()\n  ret i32 %r\n}\n"
	for what, tc := range map[string]struct {
		texts []string
		want  string
	}{
		"a constructor is of a group, not of the definition that counts": {
			[]string{variable, "$v = comdat any\n@v = linkonce_odr global i32 1, comdat\n" + init, "@v = global i32 2\n"}, "status 5"},
		"a group is taken once, with its constructors": {
			[]string{variable, "$v = comdat any\n@v = weak_odr global i32 1, comdat\n", "$v = comdat any\n@v = weak_odr global i32 2, comdat\n" + init}, "status 1"},
		"what is in a group that is taken from another file does not count": {
			[]string{function, "$g = comdat any\n@g = linkonce_odr global i32 1, comdat\n", "define weak i32 @f() {\n  ret i32 2\n}\n",
				"$g = comdat any\n@g = linkonce_odr global i32 1, comdat\ndefine i32 @f() comdat($g) {\n  ret i32 3\n}\n"}, "status 2"},
		"an alias is of the group of what it means": {
			[]string{function, "$g = comdat any\n@g = linkonce_odr global i32 1, comdat\n", "define weak i32 @f() {\n  ret i32 2\n}\n",
				"$g = comdat any\n@f = alias i32 (), ptr @x\ndefine internal i32 @x() comdat($g) {\n  ret i32 3\n}\n"}, "status 2"},
		"a group without members is none": {
			[]string{variable, "$v = comdat any\n", "$v = comdat any\n@v = linkonce_odr global i32 1, comdat\n" + init}, "status 5"},
	} {
		if got := linkedHere(t, tc.texts...); got != tc.want {
			t.Errorf("%s: %s, want %s", what, got, tc.want)
		}
		if cc := find("clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17"); cc != "" && scale.Full() {
			if native := natively(t, cc, tc.texts...); native != tc.want {
				t.Errorf("%s: the linker of %s: %s, want %s", what, cc, native, tc.want)
			}
		}
	}
}

// natively is what the files do if cc and the system's linker make the program.
func natively(t *testing.T, cc string, texts ...string) string {
	t.Helper()
	dir := t.TempDir()
	args := []string{"-w", "-o", filepath.Join(dir, "prog")}
	for i, text := range texts {
		f := filepath.Join(dir, string(rune('a'+i))+".ll")
		if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, f)
	}
	if said, err := exec.Command(cc, args...).CombinedOutput(); err != nil {
		return string(said)
	}
	out, status := output(t, filepath.Join(dir, "prog"))
	return out + "status " + strconv.Itoa(status)
}
