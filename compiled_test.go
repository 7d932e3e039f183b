package genmcgo

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/internal/shell"
	"genmcgo/interp/rtlib"
)

var (
	compiledMu   sync.Mutex
	compiledOnce = map[string]Source{}
)

// compiled returns a program in C as LLVM IR, to be checked several times. Tests that ask for the same one
// share it.
func compiled(t *testing.T, file string, flags ...string) Source {
	t.Helper()
	return compiledSource(t, File(file, flags...))
}

// compiledText is compiled of a program given as text.
func compiledText(t *testing.T, text string) Source {
	t.Helper()
	return compiledSource(t, C(text))
}

func compiledSource(t *testing.T, src Source) Source {
	t.Helper()
	compiledMu.Lock()
	defer compiledMu.Unlock()
	key := compiledKey(src)
	if src, ok := compiledOnce[key]; ok {
		return src
	}
	text, err := src.readIR(t.Context(), &Options{})
	if err != nil {
		t.Fatal(err)
	}
	compiledOnce[key] = IR(string(text))
	return compiledOnce[key]
}

func compiledKey(src Source) string { return fmt.Sprintf("%q %q %q", src.Name, src.Text, src.Clang) }

// compileTogether has several programs in C compiled by one process, as a compiler takes longer to start than to
// compile a small program: compiled and compiledText then have them. All have the same flags but for -D, which stand as
// lines above the text of a program.
func compileTogether(t *testing.T, sources ...Source) {
	t.Helper()
	compiledMu.Lock()
	defer compiledMu.Unlock()
	asked := map[string]bool{}
	sources = slices.DeleteFunc(slices.Clone(sources), func(src Source) bool {
		key := compiledKey(src)
		_, ok := compiledOnce[key]
		ok = ok || asked[key]
		asked[key] = true
		return ok
	})
	if len(sources) < 2 {
		return
	}
	same := sources[0]
	_, same.Clang = defines(same.Clang)
	clang, err := findClang("", sources[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	headers := filepath.Join(t.TempDir(), "include")
	include, err := fs.Sub(rtlib.Header, "include")
	if err == nil {
		err = os.CopyFS(headers, include)
	}
	if err != nil {
		t.Fatal(err)
	}
	var files, maps []string
	for _, src := range sources {
		// What it writes is beside what it reads.
		dir, into := t.TempDir()+string(filepath.Separator), ""
		text, err := src.content()
		if err != nil {
			t.Fatal(err)
		}
		above, rest := defines(src.Clang)
		if !slices.Equal(rest, same.Clang) {
			t.Fatalf("%q and %q cannot be compiled together", src.Clang, sources[0].Clang)
		}
		if above != "" {
			text = append([]byte(above+"#line 1\n"), text...)
		}
		if src.Text == nil {
			into = filepath.Dir(src.Name) + string(filepath.Separator)
		}
		file := dir + filepath.Base(src.Name)
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		files, maps = append(files, file), append(maps, "-ffile-prefix-map="+dir+"="+into, "-iquote", cmp.Or(into, "."))
	}
	c := &compilation{src: &same, dir: filepath.Dir(files[0])}
	// The compiler proper takes several files, but its driver starts it for each.
	out, err := exec.Command(clang, slices.Concat([]string{"-###"}, maps, c.clangArgs(headers, files[0], "out.ll"))...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	args := shell.Split(lines[len(lines)-1])
	at := slices.Index(args, "-o")
	if at < 0 || !slices.Contains(args, "-cc1") || args[len(args)-1] != files[0] {
		t.Fatalf("not the command of a compiler: %q", args)
	}
	args = slices.Delete(args[1:len(args)-1], at-1, at+1)
	out, err = exec.Command(clang, append(args, files...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for i, file := range files {
		text, err := os.ReadFile(strings.TrimSuffix(file, ".c") + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		compiledOnce[compiledKey(sources[i])] = IR(string(text))
	}
}

// defines returns flags -Dname=value as lines of C, and the other flags.
func defines(flags []string) (lines string, others []string) {
	for _, f := range flags {
		if macro, ok := strings.CutPrefix(f, "-D"); ok {
			name, value, given := strings.Cut(macro, "=")
			if !given {
				value = "1"
			}
			lines += "#define " + name + " " + value + "\n"
		} else {
			others = append(others, f)
		}
	}
	return lines, others
}

// precompiled returns flags with which programs in C++ that begin with these includes are compiled, so that clang reads
// the headers once for all of them: it takes longer to read those of the standard library than to compile the rest of a
// small program.
func precompiled(t *testing.T, includes string, flags ...string) []string {
	t.Helper()
	clang, err := findClang("", "")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file, out := filepath.Join(dir, "headers.cpp"), filepath.Join(dir, "headers.pch")
	if err := os.WriteFile(file, []byte(includes), 0o600); err != nil {
		t.Fatal(err)
	}
	src := File(file, append(slices.Clone(flags), "-x", "c++-header")...)
	args := slices.DeleteFunc((&compilation{src: &src}).clangArgs("", file, out), func(f string) bool { return f == "-emit-llvm" || f == "-S" })
	if said, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return append(slices.Clone(flags), "-include-pch", out)
}

// eachFile are files with the same flags, for compileTogether.
func eachFile(files []string, flags ...string) (sources []Source) {
	for _, f := range files {
		sources = append(sources, File(f, flags...))
	}
	return sources
}

// eachText are n programs, for compileTogether.
func eachText(n uint64, text func(i uint64) string) (sources []Source) {
	for i := range n {
		sources = append(sources, C(text(i)))
	}
	return sources
}

// program is what compiled returns, loaded: to be checked several times where it does not matter that
// states of objects are known from before.
func program(t *testing.T, file string, flags ...string) *Program {
	t.Helper()
	p, err := Load(t.Context(), compiled(t, file, flags...), Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
