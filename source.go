package genmcgo

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
	"slices"
	"strings"
	"time"

	"genmcgo/internal/lazy"
	"genmcgo/interp/load"
	"genmcgo/interp/rtlib"
)

// Source is a program to be checked. It is plain data.
type Source struct {
	// Name is the name of the file, also in reports. Its extension gives its kind: .c, .cc,
	// .cpp, .cxx and .C are compiled by clang, .rs by rustc, the package of a Cargo.toml by cargo; .ll is LLVM IR; .bc is bitcode, which needs
	// llvm-dis; .litmus is a litmus test in herd's dialect of C, which becomes a C program; .a, in With only, is an
	// archive of bitcode, of which the members that are needed are linked. The name - stands for LLVM IR.
	Name string `json:"name"`
	// Text is the content of the file; nil: it is read from disk. #include "FILE" searches
	// the directory of Name.
	Text []byte `json:"text"`
	// Clang are flags for the compiler, such as -DN=3.
	Clang []string `json:"clang,omitempty"`
	// With are the other files of the program, which have none of their own. They are linked with this one, in
	// this order, whatever they are written in. The ones that are compiled are so with the flags in Clang and
	// those of their own.
	With []Source `json:"with,omitempty"`
}

// File returns the program in a file on disk. clang are flags for the compiler.
func File(name string, clang ...string) Source { return Source{Name: name, Clang: clang} }

// C returns the C program text. Reports call it program.c.
func C(text string, clang ...string) Source {
	return Source{Name: "program.c", Text: []byte(text), Clang: clang}
}

// CPP returns the C++ program text. Reports call it program.cpp.
func CPP(text string, clang ...string) Source {
	return Source{Name: "program.cpp", Text: []byte(text), Clang: clang}
}

// IR returns the program text in LLVM IR. Reports call it program.ll.
func IR(text string) Source { return Source{Name: "program.ll", Text: []byte(text)} }

// Compiled reports whether clang or rustc has to compile the program.
func (s *Source) Compiled() bool {
	return slices.Contains([]string{".c", ".cc", ".cpp", ".cxx", ".C", ".litmus", ".rs"}, filepath.Ext(s.Name)) || s.cargo()
}

// Headers returns a file system whose directory include holds genmc.h. When this package runs
// the compiler, programs can include it without further flags.
func Headers() fs.FS { return rtlib.Header }

var bitcodeMagic = []byte{'B', 'C', 0xC0, 0xDE}

// compilation turns a source into LLVM IR.
type compilation struct {
	src         *Source
	clang       string    // Options.Clang
	diagnostics io.Writer // or nil
	dir         string    // for temporary files
}

// readIR returns the program as LLVM IR text. It runs clang or llvm-dis if necessary.
func (src *Source) readIR(ctx context.Context, o *Options) (text []byte, err error) {
	c := &compilation{src: src, clang: o.Clang, diagnostics: o.Diagnostics}
	defer func() {
		if c.dir != "" {
			os.RemoveAll(c.dir)
		}
	}()
	_, _, member := src.member()
	if src.Text == nil && !member {
		if err := src.exists(); err != nil {
			return nil, err
		}
	}
	switch ext := filepath.Ext(src.Name); {
	case member:
		return c.memberIR(ctx)
	case src.Name == "-":
		return src.Text, nil
	case src.language() == "rust":
		return c.rust(ctx)
	case src.Compiled():
		return c.compile(ctx)
	case ext == ".bc":
		return c.disassemble(ctx)
	case ext == ".ll":
		text, err := src.content()
		if err == nil && bytes.HasPrefix(text, bitcodeMagic) {
			return c.disassemble(ctx)
		}
		return text, err
	default:
		msg := fmt.Sprintf("unknown kind of file %q; FILE must be .ll, .bc, .c, .cc, .cpp, .cxx, .rs, .litmus or Cargo.toml", ext)
		switch ext {
		case ".a":
			msg = "it is an archive; give the file that has main before it"
		case ".o", ".so", ".lo":
			msg = "it holds compiled code; give the C or C++ files that it was made of, or LLVM IR of them (clang -S -emit-llvm)"
		case ".h", ".hh", ".hpp", ".hxx":
			msg = "it is a header; give the files that include it"
		}
		return nil, &InputError{File: src.Name, Msg: msg}
	}
}

// readBeside returns the module in the file that option names, nil if name is "". It is compiled like the
// program src: if both are in one language, with the same flags, and else with those for the preprocessor
// and the target.
func readBeside(ctx context.Context, src *Source, o *Options, option, name string) (*load.Module, error) {
	if name == "" {
		return nil, nil
	}
	if name == "-" {
		return nil, &OptionError{Option: option, Msg: "--" + option + "=-: standard input is not possible here; name a file"}
	}
	beside := Source{Name: name}
	if beside.Compiled() {
		same := slices.ContainsFunc(src.Files(), func(f Source) bool { return f.language() == beside.language() })
		for _, f := range src.Clang {
			if same || slices.ContainsFunc([]string{"-D", "-U", "-I", "--target="}, func(p string) bool { return strings.HasPrefix(f, p) }) {
				beside.Clang = append(beside.Clang, f)
			}
		}
	}
	text, err := beside.readIR(ctx, o)
	if err != nil {
		return nil, unreadable(err, name)
	}
	return &load.Module{Name: name, Text: text}, nil
}

// exists returns an error if there is no such file.
func (src *Source) exists() error {
	st, err := os.Stat(src.Name)
	switch {
	case err != nil:
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return &InputError{File: src.Name, Msg: err.Error(), Err: err}
	case st.IsDir():
		return &InputError{File: src.Name, Msg: "is a directory; FILE must be one program"}
	}
	return nil
}

func (src *Source) content() ([]byte, error) {
	if src.Text != nil {
		return src.Text, nil
	}
	return os.ReadFile(src.Name)
}

// made returns the path of a temporary file.
func (c *compilation) made(name string) (string, error) {
	if c.dir == "" {
		var err error
		if c.dir, err = os.MkdirTemp("", "genmcgo-"); err != nil {
			return "", err
		}
	}
	return filepath.Join(c.dir, name), nil
}

// file returns the path of a file that holds the source, which is temporary if the source
// is given as text.
func (c *compilation) file() (string, error) {
	if c.src.litmus() {
		return c.translated()
	}
	if c.src.Text == nil {
		return c.src.Name, nil
	}
	file, err := c.made(filepath.Base(c.src.Name))
	if err == nil {
		err = os.WriteFile(file, c.src.Text, 0o600)
	}
	return file, err
}

// clangs are tried in this order; any of them will do.
var clangs = []string{"clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-13"}

// findClang returns the compiler called name, or the first one installed if name is "".
func findClang(name, file string) (string, error) {
	if name != "" {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", &OptionError{Option: "clang", Msg: fmt.Sprintf("--clang=%s: no such command", name)}
		}
		return path, nil
	}
	for _, c := range clangs {
		if path, err := exec.LookPath(c); err == nil {
			return path, nil
		}
	}
	return "", &InputError{File: file, Err: ErrNoClang,
		Msg: "compiling needs clang (13 or later), and there is none on PATH; install it, name it with --clang, or compile to .ll elsewhere"}
}

// clangArgs are the arguments that make IR of file, in which the program is: -O0 -g unless
// the user says otherwise, and always without the attribute that keeps -O0 functions from
// being looked into.
func (c *compilation) clangArgs(include, file, out string) []string {
	flags := c.src.Clang
	has := func(prefix string) bool {
		return slices.ContainsFunc(flags, func(f string) bool { return strings.HasPrefix(f, prefix) })
	}
	args := []string{"-emit-llvm", "-S", "-fno-discard-value-names"}
	if !has("-O") {
		args = append(args, "-O0", "-Xclang", "-disable-O0-optnone")
	}
	if !has("-g") {
		args = append(args, "-g")
	}
	if c.src.language() == "c++" {
		// libstdc++'s own switches: instantiate std::string in the program instead of
		// taking it from the library's binary, check preconditions, and read reference
		// counts one by one, not two with one wider access; make std::counting_semaphore of
		// sem_t: the library's own may sleep for ever (GCC's bug 104928).
		args = append(args, "-D_GLIBCXX_ASSERTIONS", "-D_GLIBCXX_TSAN=1", "-D_GLIBCXX_USE_POSIX_SEMAPHORE=1")
	}
	if include != "" {
		// Last in the search order for quotes and brackets alike: what the user or
		// the system has goes first.
		args = append(args, "-idirafter", include, "-ffile-prefix-map="+include+string(filepath.Separator)+"=")
	}
	if c.src.Text != nil || c.src.litmus() {
		// The path of the temporary file must not show.
		args = append(args, "-ffile-prefix-map="+c.dir+string(filepath.Separator)+"=", "-iquote", filepath.Dir(c.src.Name))
	}
	if has("-O") && c.src.usesConventions() {
		args = append(args, keepFunctions...)
	}
	args = append(args, flags...)
	return append(args, "-o", out, file)
}

// keepFunctions are flags that keep an optimiser from inlining functions, and from
// concluding from their bodies that a call of them does nothing.
var keepFunctions = []string{"-fno-inline", "-fPIC", "-fsemantic-interposition"}

// conventions matches names of functions that mean something whatever their bodies do
// (interp/load/svcomp.go).
var conventions = lazy.Regexp(`\b(__VERIFIER_atomic_\w+|__VERIFIER_assume|assume_abort_if_not|reach_error|__VERIFIER_error)\b`)

// usesConventions reports whether the text, if it can be read, has such a name.
func (src *Source) usesConventions() bool {
	text, err := src.content()
	return err == nil && conventions().Match(text)
}

// ofCXX20 matches what programs with threads use of C++20's library.
var ofCXX20 = lazy.Regexp(`<(?:latch|barrier|semaphore|stop_token|syncstream|coroutine|concepts|ranges|span|bit|source_location)>|\batomic_(?:flag_)?(?:wait|notify_one|notify_all)\b|\bstd::(?:jthread|stop_token|stop_source|latch|barrier|counting_semaphore|binary_semaphore|atomic_ref|make_shared_for_overwrite)\b`)

// waitsCXX20 matches what waits for another value of an atomic, or for a condition variable.
var waitsCXX20 = lazy.Regexp(`\b(?:wait|notify_one|notify_all)\(`)

// newer says which flag the program, which does not compile, needs if it was written for C++20 and compiled for an
// older standard; "" if it is none of these.
func (src *Source) newer() string {
	if !slices.Contains([]string{".cc", ".cpp", ".cxx", ".C"}, filepath.Ext(src.Name)) {
		return ""
	}
	for _, f := range src.Clang {
		switch strings.TrimPrefix(strings.TrimPrefix(f, "-std=c++"), "-std=gnu++") {
		case "2a", "20", "2b", "23", "2c", "26":
			return ""
		}
	}
	text, err := src.content()
	if err != nil {
		return ""
	}
	word := string(ofCXX20().Find(text))
	if waits := waitsCXX20().Find(text); word == "" && waits != nil && bytes.Contains(text, []byte("atomic")) && !bytes.Contains(text, []byte("condition_variable")) {
		word = string(waits) + ") of an atomic"
	}
	if word == "" {
		return ""
	}
	return word + " is of C++20: add -std=c++20 behind --"
}

func (c *compilation) compile(ctx context.Context) ([]byte, error) {
	clang, err := findClang(c.clang, c.src.Name)
	if err != nil {
		return nil, err
	}
	include, err := fs.Sub(rtlib.Header, "include")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	headers, err := c.made("include")
	if err != nil {
		return nil, err
	}
	if err := os.CopyFS(headers, include); err != nil {
		return nil, err
	}
	file, err := c.file()
	if err != nil {
		return nil, err
	}
	out := filepath.Join(c.dir, "program.ll")
	var wrote bytes.Buffer
	err = command(ctx, c.writer(&wrote), clang, c.clangArgs(headers, file, out)...)
	if said := c.show(&wrote); err != nil {
		return nil, &CompileError{File: c.src.Name, Compiler: filepath.Base(clang), Output: said, Err: err, Hint: c.src.newer()}
	}
	text, err := os.ReadFile(out)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &InputError{File: c.src.Name, Msg: filepath.Base(clang) + " wrote no IR; leave -S, -c, -E, -o and the like to genmcgo"}
	}
	return text, err
}

// writer returns where a tool writes: a file in Options.Diagnostics, because tools use colours
// on terminals, otherwise b.
func (c *compilation) writer(b *bytes.Buffer) io.Writer {
	if f, ok := c.diagnostics.(*os.File); ok {
		return f
	}
	return b
}

// show passes the output of a tool on to Options.Diagnostics and returns it, without the
// paths of temporary files.
func (c *compilation) show(b *bytes.Buffer) string {
	text := strings.ReplaceAll(b.String(), c.dir+string(filepath.Separator), "")
	if c.diagnostics != nil && text != "" {
		io.WriteString(c.diagnostics, text)
	}
	return text
}

// disassemble turns bitcode into text. Bitcode of a newer LLVM needs a newer
// llvm-dis, so all that are there are tried.
func (c *compilation) disassemble(ctx context.Context) ([]byte, error) {
	out, err := c.made("program.ll")
	if err != nil {
		return nil, err
	}
	file, err := c.file()
	if err != nil {
		return nil, err
	}
	var said bytes.Buffer
	found := ""
	for _, clang := range clangs {
		dis := strings.Replace(clang, "clang", "llvm-dis", 1)
		path, err := exec.LookPath(dis)
		if err != nil {
			continue
		}
		found = dis
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
	if found == "" {
		return nil, &InputError{File: c.src.Name, Msg: "bitcode needs llvm-dis, and there is none on PATH; install llvm, or compile to .ll with clang -S -emit-llvm"}
	}
	c.show(&said)
	return nil, &InputError{File: c.src.Name, Msg: "llvm-dis cannot read it"}
}

// command runs a tool; its diagnostics go to w as they are.
func command(ctx context.Context, w io.Writer, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = w, w
	cmd.WaitDelay = time.Second
	return cmd.Run()
}
