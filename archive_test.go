package genmcgo

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// archived makes an archive of members, in pairs of name and content, as GNU's ar writes it.
func archived(members ...string) []byte {
	out, long := []byte("!<arch>\n"), ""
	entry := func(name, content string) {
		out = fmt.Appendf(out, "%-16s%-12d%-6d%-6d%-8d%-10d`\n%s", name, 0, 0, 0, 644, len(content), content)
		if len(content)%2 == 1 {
			out = append(out, '\n')
		}
	}
	entry("/", "\x00\x00\x00\x00")
	names := make([]string, len(members)/2)
	for i := range names {
		names[i] = members[2*i] + "/"
		if len(names[i]) > 16 {
			names[i] = fmt.Sprintf("/%d", len(long))
			long += members[2*i] + "/\n"
		}
	}
	if long != "" {
		entry("//", long)
	}
	for i, n := range names {
		entry(n, members[2*i+1])
	}
	return out
}

// TestArchive: the members of an archive that define what is missing are linked, those that they need too, and no others;
// the report names them, and a replay finds them again.
func TestArchive(t *testing.T) {
	const head = "source_filename = \"x\"\n"
	const program = head + "declare void @put(i32)\ndeclare extern_weak void @maybe()\ndefine i32 @main() {\ncall void @put(i32 1)\n" +
		"%c = icmp eq ptr @maybe, null\nbr i1 %c, label %good, label %bad\nbad:\ncall void @abort()\nunreachable\ngood:\nret i32 0\n}\ndeclare void @abort()\n"
	const put = head + "declare void @store(i32)\ndefine void @put(i32 %v) {\ncall void @store(i32 %v)\nret void\n}\n"
	const store = head + "@slot = global i32 0\ndeclare void @abort()\ndefine void @store(i32 %v) {\nstore i32 %v, ptr @slot\ncall void @abort()\nunreachable\n}\n"
	const unused = head + "define void @maybe() {\nret void\n}\ndefine i32 @other() {\nret i32 0\n}\n"
	dir := t.TempDir()
	main, lib := filepath.Join(dir, "main.ll"), filepath.Join(dir, "libq.a")
	for name, text := range map[string][]byte{main: []byte(program), lib: archived("unused.o", unused, "a-name-that-is-long.o", store, "put.o", put)} {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	src := Files([]string{main, lib})
	r, err := Check(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{main, lib + "(put.o)", lib + "(a-name-that-is-long.o)"}; r.Verdict != report.Error || !slices.Equal(r.Files, want) {
		t.Errorf("%s, files %q, want %q", r.Summary, r.Files, want)
	}
	if !strings.HasSuffix(r.Command, main+" "+lib) || !strings.Contains(fmt.Sprint(r.Notes), "libq.a: 2 of 3 members are in the program: put.o, a-name-that-is-long.o") {
		t.Errorf("%s, %q", r.Command, r.Notes)
	}
	right := strings.Replace(store, "call void @abort()\nunreachable", "ret void", 1)
	if err := os.WriteFile(lib, archived("put.o", put, "store.o", right), 0o600); err != nil {
		t.Fatal(err)
	}
	j, _, err := NewJob(t.Context(), src, Options{})
	if err != nil || j == nil {
		t.Fatal(err)
	}
	if text, err := j.Bytes(); err != nil {
		t.Error(err)
	} else if _, err := JobFrom(text, Options{}, false); err != nil {
		t.Error(err)
	}
	for _, tc := range []struct{ name, content, want string }{
		{"thin", "!<thin>\n", "thin"},
		{"none", "ELF", "does not begin"},
		{"cut off", string(archived("put.o", put))[:180], "cut off"},
		{"compiled", string(archived("put.o", "\x7fELF...")), "libx.a(put.o): it holds compiled code"},
		{"text", string(archived("put.o", "hello")), "neither LLVM bitcode nor LLVM IR"},
	} {
		bad := filepath.Join(dir, "libx.a")
		if err := os.WriteFile(bad, []byte(tc.content), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Check(t.Context(), Files([]string{main, bad}), Options{})
		var in *InputError
		if !errors.As(err, &in) || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v", tc.name, err)
		}
	}
	if _, err := Check(t.Context(), File(lib), Options{}); err == nil || !strings.Contains(err.Error(), "give the file that has main before it") {
		t.Error(err)
	}
}

// TestArchiveOfBitcode: an archive that ar made of what clang -flto wrote.
func TestArchiveOfBitcode(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	ar, err := exec.LookPath("ar")
	if err != nil {
		t.Skip("NO AR: archives of bitcode are not tried")
	}
	clang, err := findClang("", "x.c")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	for name, text := range map[string]string{
		"main.c": "#include <pthread.h>\nint next(void);\nstatic void *f(void *u) { next(); return u; }\nint main(void) { pthread_t t; pthread_create(&t, 0, f, 0); next(); pthread_join(t, 0); return 0; }\n",
		"next.c": "static int n;\nint next(void) { return n++; }\n",
		"rest.c": "int main2(void) { return 0; }\n",
	} {
		if err := os.WriteFile(in(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{clang, "-c", "-g", "-flto", "-o", in("next.o"), in("next.c")}, {clang, "-c", "-flto", "-o", in("rest.o"), in("rest.c")}, {ar, "rc", in("libn.a"), in("rest.o"), in("next.o")}} {
		if out, err := exec.CommandContext(context.Background(), args[0], args[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", args, err, out)
		}
	}
	r, err := Check(t.Context(), Files([]string{in("main.c"), in("libn.a")}), Options{})
	if errors.Is(err, exec.ErrNotFound) || err != nil && strings.Contains(err.Error(), "llvm-dis") {
		t.Skip("NO LLVM-DIS: ", err)
	}
	if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "data-race" || r.Errors[0].Line != 2 || filepath.Base(r.Errors[0].File) != "next.c" {
		t.Errorf("%v, %+v", err, r)
	}
}
