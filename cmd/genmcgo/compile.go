package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

// isSource reports whether clang has to compile the file.
func isSource(file string) bool {
	return slices.Contains([]string{".c", ".cc", ".cpp", ".cxx", ".C"}, filepath.Ext(file))
}

var bitcodeMagic = []byte{'B', 'C', 0xC0, 0xDE}

// readIR returns the program as LLVM IR text, by whatever tool that takes, and
// the name to call it by in messages.
func readIR(ctx context.Context, o *options, include fs.FS, stdin io.Reader, stderr io.Writer, tmp *tempDir) (text []byte, err error) {
	if o.file == "-" {
		return io.ReadAll(stdin)
	}
	st, err := os.Stat(o.file)
	switch {
	case err != nil:
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return nil, fmt.Errorf("%s: %w", o.file, err)
	case st.IsDir():
		return nil, fmt.Errorf("%s: is a directory; FILE must be one program", o.file)
	}
	switch ext := filepath.Ext(o.file); {
	case isSource(o.file):
		return compile(ctx, o, include, stderr, tmp)
	case ext == ".bc":
		return disassemble(ctx, o.file, stderr, tmp)
	case ext == ".ll":
		text, err := os.ReadFile(o.file)
		if err == nil && bytes.HasPrefix(text, bitcodeMagic) {
			return disassemble(ctx, o.file, stderr, tmp)
		}
		return text, err
	default:
		return nil, fmt.Errorf("%s: unknown kind of file %q; FILE must be .ll, .bc, .c, .cc, .cpp or .cxx", o.file, ext)
	}
}

// clangs are tried in this order; any of them will do.
var clangs = []string{"clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-13"}

// findClang returns the compiler to use.
func findClang(o *options) (string, error) {
	if o.clang != "" {
		path, err := exec.LookPath(o.clang)
		if err != nil {
			return "", fmt.Errorf("--clang=%s: no such command", o.clang)
		}
		return path, nil
	}
	for _, c := range clangs {
		if path, err := exec.LookPath(c); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s: compiling needs clang (13 or later), and there is none on PATH; install it, name it with --clang, or compile to .ll elsewhere", o.file)
}

// clangArgs are the arguments that make IR of the program: -O0 -g unless the user
// says otherwise, and always without the attribute that keeps -O0 functions from
// being looked into.
func clangArgs(o *options, include, out string) []string {
	has := func(prefix string) bool {
		return slices.ContainsFunc(o.clangFlags, func(f string) bool { return strings.HasPrefix(f, prefix) })
	}
	args := []string{"-emit-llvm", "-S", "-fno-discard-value-names"}
	if !has("-O") {
		args = append(args, "-O0", "-Xclang", "-disable-O0-optnone")
	}
	if !has("-g") {
		args = append(args, "-g")
	}
	if ext := filepath.Ext(o.file); ext != ".c" {
		// libstdc++'s own switches: instantiate std::string in the program instead of
		// taking it from the library's binary, check preconditions, and read reference
		// counts one by one, not two with one wider access; make std::counting_semaphore of
		// sem_t: the library's own may sleep for ever (GCC's bug 104928).
		args = append(args, "-D_GLIBCXX_ASSERTIONS", "-D_GLIBCXX_TSAN=1", "-D_GLIBCXX_USE_POSIX_SEMAPHORE=1")
	}
	if include != "" {
		// Last in the search order for quotes and brackets alike: what the user or
		// the system has goes first.
		args = append(args, "-idirafter", include)
	}
	if has("-O") && usesConventions(o.file) {
		args = append(args, keepFunctions...)
	}
	args = append(args, o.clangFlags...)
	return append(args, "-o", out, o.file)
}

// keepFunctions are flags that keep an optimiser from inlining functions, and from
// concluding from their bodies that a call of them does nothing.
var keepFunctions = []string{"-fno-inline", "-fPIC", "-fsemantic-interposition"}

// conventions matches names of functions that mean something whatever their bodies do
// (interp/load/svcomp.go).
var conventions = regexp.MustCompile(`\b(__VERIFIER_atomic_\w+|__VERIFIER_assume|assume_abort_if_not|reach_error|__VERIFIER_error)\b`)

// usesConventions reports whether the text of file, if it can be read, has such a name.
func usesConventions(file string) bool {
	text, err := os.ReadFile(file)
	return err == nil && conventions.Match(text)
}

func compile(ctx context.Context, o *options, include fs.FS, stderr io.Writer, tmp *tempDir) ([]byte, error) {
	clang, err := findClang(o)
	if err != nil {
		return nil, err
	}
	dir, err := tmp.make()
	if err != nil {
		return nil, err
	}
	headers := ""
	if include != nil {
		headers = filepath.Join(dir, "include")
		if err := os.CopyFS(headers, include); err != nil {
			return nil, err
		}
	}
	out := filepath.Join(dir, "program.ll")
	if err := command(ctx, stderr, clang, clangArgs(o, headers, out)...); err != nil {
		return nil, fmt.Errorf("%s: %s failed: %w", o.file, filepath.Base(clang), err)
	}
	text, err := os.ReadFile(out)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %s wrote no IR; leave -S, -c, -E, -o and the like to genmcgo", o.file, filepath.Base(clang))
	}
	return text, err
}

// disassemble turns bitcode into text. Bitcode of a newer LLVM needs a newer
// llvm-dis, so all that are there are tried.
func disassemble(ctx context.Context, file string, stderr io.Writer, tmp *tempDir) ([]byte, error) {
	dir, err := tmp.make()
	if err != nil {
		return nil, err
	}
	out := filepath.Join(dir, "program.ll")
	var said bytes.Buffer
	found := false
	for _, c := range clangs {
		dis := strings.Replace(c, "clang", "llvm-dis", 1)
		path, err := exec.LookPath(dis)
		if err != nil {
			continue
		}
		found = true
		said.Reset()
		if err = command(ctx, &said, path, "-o", out, file); err == nil {
			if text, err := os.ReadFile(out); err == nil { // some say nothing about nonsense
				return text, nil
			}
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	if !found {
		return nil, fmt.Errorf("%s: bitcode needs llvm-dis, and there is none on PATH; install llvm, or compile to .ll with clang -S -emit-llvm", file)
	}
	stderr.Write(said.Bytes())
	return nil, fmt.Errorf("%s: llvm-dis can not read it", file)
}

// command runs a tool; its diagnostics go to stderr as they are.
func command(ctx context.Context, stderr io.Writer, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = stderr, stderr
	cmd.WaitDelay = time.Second
	return cmd.Run()
}

// tempDir is a directory that exists from the first make to the first remove
// after it. It is safe for concurrent use: a signal removes it too.
type tempDir struct {
	mu  sync.Mutex
	dir string
}

func (t *tempDir) make() (string, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.dir != "" {
		return t.dir, nil
	}
	var err error
	t.dir, err = os.MkdirTemp("", "genmcgo-")
	return t.dir, err
}

func (t *tempDir) remove() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.dir != "" {
		os.RemoveAll(t.dir)
		t.dir = ""
	}
}
