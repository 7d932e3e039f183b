package genmcgo

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/internal/shell"
	"genmcgo/report"
)

// Flags from compile_commands.json (Options.CompileCommands).

// TestBuildFlags: which flags of a command count, and what becomes of paths.
func TestBuildFlags(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "more.rsp"), []byte("-DRSP=1 \"-DA B\"\n-Irsp"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "config.h"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ file, command, want string }{
		{"a.c", `gcc -DN=2 -UM -I inc -Isrc -I/abs -isystem sys -O3 -g -Wall -Werror -c a.c -o a.o`, "-DN=2 -UM -IDIR/inc -IDIR/src -I/abs -isystem DIR/sys"},
		{"a.c", `ccache gcc -D N=2 -MD -MT a.o -MF a.d -std=gnu11 -pthread -fPIC -flto -fsanitize=thread -c a.c`, "-D N=2 -std=gnu11 -pthread"},
		{"a.c", `cc -include config.h -include stdio.h --sysroot=/root -m32 -mtune=native -fno-canonical-system-headers a.c`,
			"-include DIR/config.h -include stdio.h --sysroot=/root -m32"},
		{"a.c", `cc '-DS="a b"' -DT=\"x\ y\" "-DU=\"z\"" a.c`, `-DS="a b"|-DT="x y"|-DU="z"`},
		{"a.c", `cc @more.rsp a.c`, "-DRSP=1|-DA B|-IDIR/rsp"},
		{"a.c", `g++ -c a.c`, "-x c++"},
		{"a.c", `g++ -x c -c a.c`, "-x c"},
		{"a.cc", `clang++ -std=c++20 -stdlib=libc++ -fno-exceptions a.cc`, "-std=c++20 -stdlib=libc++ -fno-exceptions"},
		{"a.c", `cc`, ""},
		{"a.c", `cc -D`, "-D|"},
		{"a.c", `cc -Xclang -include-pch -Xclang p.pch -Xclang -include -Xclang config.h -DX`, "-include|DIR/config.h|-DX"},
		{"a.c", `cc -include-pch p.pch -DX`, "-DX"},
		{"a.c", `cc -I`, "-IDIR"},
	} {
		e := buildEntry{Directory: dir, File: tc.file, Arguments: shell.Split(tc.command)}
		want := strings.ReplaceAll(tc.want, "DIR", dir)
		got := e.flags()
		if g := strings.Join(got, "|"); g != want && strings.Join(got, " ") != want {
			t.Errorf("%s: %s, want %s", tc.command, g, want)
		}
	}
}

// TestBuildErrors: what is no build is refused, with the place and what to do.
func TestBuildErrors(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, compileCommands)
	src := filepath.Join(dir, "a.c")
	for _, tc := range []struct{ text, want string }{
		{"", "there is no " + file + "; cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON writes it"},
		{"[\n{\n", file + ":3: it is no list of compile commands: unexpected end of JSON input"},
		{"{}", file + ":1: it is no list of compile commands: "},
		{"[\n{\"file\": 7}]", file + ":2: it is no list of compile commands: "},
		{"[]", file + " has no entry"},
		{`[{"directory": ".", "file": "a.c"}]`, file + ": entry 1 has no file or no command"},
		{`[{"directory": ".", "file": "b.c", "command": "cc b.c"}]`, file + " compiles none of the files of the program; it compiles " + filepath.Join(dir, "b.c")},
	} {
		if tc.text != "" {
			if err := os.WriteFile(file, []byte(tc.text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		_, err := Load(t.Context(), File(src), Options{CompileCommands: dir})
		var o *OptionError
		if !errors.As(err, &o) || o.Option != "compile-commands" || !strings.HasPrefix(err.Error(), "--compile-commands="+dir+": "+tc.want) {
			t.Errorf("%s: %v, want %s", tc.text, err, tc.want)
		}
	}
}

// TestBuild: each file of a program is compiled as its build says, a driver that is not in the build as its neighbours;
// a missing function is found in the build; remarks say what is unexpected.
func TestBuild(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	dir := t.TempDir()
	write := func(name, text string) string {
		f := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(f), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return f
	}
	write("inc/q.h", "#ifdef __cplusplus\nextern \"C\"\n#endif\nint slot(int);\nint twice(int);\n")
	driver := write("drive.c", "#include <q.h>\n#include <assert.h>\nint main(void) { assert(twice(3) == N); return 0; }\n")
	queue := write("src/q.c", "#include <q.h>\n#include <assert.h>\nint twice(int x) { assert(x > 100); return slot(x) * N; }\n")
	slot := write("src/slot.cc", "#include <q.h>\n// slot(int) {\nint slot(int x);\nint\nslot(int x)\n{ auto y = x - M; return y; }\n")
	entries := []map[string]any{
		{"directory": filepath.Join(dir, "build"), "file": "../src/q.c", "command": "cc -I../inc -DN=6 -DNDEBUG -O2 -c ../src/q.c"},
		{"directory": filepath.Join(dir, "build"), "file": slot, "arguments": []string{"c++", "-I../inc", "-DM=2", "-std=c++17", slot}},
		{"directory": filepath.Join(dir, "build"), "file": slot, "arguments": []string{"c++", "-I../inc", "-DM=3", slot}},
	}
	text, err := json.Marshal(entries)
	if err != nil {
		t.Fatal(err)
	}
	db := write("build/"+compileCommands, string(text))
	o := Options{Model: "sc", CompileCommands: filepath.Dir(db)}
	r, err := Check(t.Context(), Files([]string{driver, queue, slot}), o)
	if err != nil || r.Verdict != report.Verified {
		t.Fatalf("%+v, %v", r, err)
	}
	for _, want := range []string{
		slot + " is compiled 2 times in " + db + ", with different flags; the first ones are used",
		driver + " is not in " + db + ": it is compiled with the preprocessor's flags of " + queue,
		db + " compiles " + queue + " with -DNDEBUG, so asserts there check nothing; -- -UNDEBUG undoes that",
	} {
		if !slices.Contains(r.Notes, want) {
			t.Errorf("no note %q: %q", want, r.Notes)
		}
	}
	if !strings.Contains(r.Command, "--compile-commands="+filepath.Dir(db)) {
		t.Error(r.Command)
	}
	r, err = Check(t.Context(), Files([]string{driver, queue, slot}, "-UNDEBUG"), o)
	if err != nil || len(r.Errors) != 1 || filepath.Base(r.Errors[0].File) != "q.c" {
		t.Fatalf("%+v, %v", r, err)
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	if out, err := Replay(t.Context(), rec.Source(), rec, Options{}); err != nil || !out.Again {
		t.Errorf("replay: %+v, %v", out, err)
	}
	want := fmt.Sprintf("call of slot, which is neither defined nor modelled; %s:5 defines it: give that file, too", slot)
	if _, err := Check(t.Context(), Files([]string{driver, queue}), o); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
	if files, err := BuildFiles(filepath.Dir(db)); err != nil || !slices.Equal(files, []string{queue, slot}) {
		t.Errorf("%q, %v", files, err)
	}
}

// TestNewerStandard: a C++ program that does not compile and has what is only in C++20 gets the flag that it lacks.
func TestNewerStandard(t *testing.T) {
	for _, c := range []struct {
		name, text string
		flags      []string
		want       bool
	}{
		{"a.cpp", "#include <latch>\nint main() {}", nil, true},
		{"a.cc", "int main() { std::jthread t([] {}); }", []string{"-O2", "-std=c++17"}, true},
		{"a.cpp", "int main() { std::jthread t([] {}); }", []string{"-std=gnu++23"}, false},
		{"a.cpp", "int main() { std::thread t([] {}); }", nil, false},
		{"a.c", "#include <latch>", nil, false},
		{"a.cpp", "std::atomic<int> a; int main() { a.wait(1); }", nil, true},
		{"a.cpp", "std::atomic<int> a; std::condition_variable c; void f(L &l) { c.wait(l); }", nil, false},
	} {
		src := Source{Name: c.name, Text: []byte(c.text), Clang: c.flags}
		if hint := src.newer(); (hint != "") != c.want || c.want && !strings.Contains(hint, "-std=c++20") {
			t.Errorf("%s with %q: %q", c.text, c.flags, hint)
		}
	}
}
