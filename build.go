package genmcgo

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"genmcgo/internal/lazy"
	"genmcgo/internal/shell"
)

// Flags for clang from the commands with which a build compiles its files (Options.CompileCommands), as CMake, Meson,
// Bazel and bear write them: https://clang.llvm.org/docs/JSONCompilationDatabase.html.

// compileCommands is the name of the file that has them.
const compileCommands = "compile_commands.json"

// build is a file of compile commands.
type build struct {
	file    string
	entries []buildEntry
}

// buildEntry is the command that compiles a file.
type buildEntry struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`
}

// path is the file that is compiled.
func (e *buildEntry) path() string { return under(e.Directory, e.File) }

// under is file, if it is relative, in dir.
func under(dir, file string) string {
	if filepath.IsAbs(file) {
		return filepath.Clean(file)
	}
	return filepath.Join(dir, file)
}

// readBuild reads the compile commands in dir, which may also be the file itself.
func readBuild(dir string) (*build, error) {
	b := &build{file: dir}
	if filepath.Ext(dir) != ".json" {
		b.file = filepath.Join(dir, compileCommands)
	}
	bad := func(format string, args ...any) error {
		return &OptionError{Option: "compile-commands", Msg: fmt.Sprintf("--compile-commands=%s: ", dir) + fmt.Sprintf(format, args...)}
	}
	text, err := os.ReadFile(b.file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, bad("there is no %s; cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON writes it into the directory of the build, and so do meson, and bear -- make", b.file)
	}
	if err != nil {
		return nil, bad("%v", err)
	}
	if err := json.Unmarshal(text, &b.entries); err != nil {
		line := 1
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			line += bytes.Count(text[:min(int(syntax.Offset), len(text))], []byte{'\n'})
		case errors.As(err, &kind):
			line += bytes.Count(text[:min(int(kind.Offset), len(text))], []byte{'\n'})
		}
		return nil, bad("%s:%d: it is no list of compile commands: %v", b.file, line, err)
	}
	if len(b.entries) == 0 {
		return nil, bad("%s has no entry; build with the compiler that it was made for, and then again", b.file)
	}
	for i := range b.entries {
		e := &b.entries[i]
		if !filepath.IsAbs(e.Directory) {
			e.Directory = filepath.Join(filepath.Dir(b.file), e.Directory)
		}
		if e.File == "" || e.Command == "" && len(e.Arguments) == 0 {
			return nil, bad("%s: entry %d has no file or no command", b.file, i+1)
		}
		if len(e.Arguments) == 0 {
			e.Arguments = shell.Split(e.Command)
		}
	}
	return b, nil
}

// BuildFiles are the C and C++ files that are compiled in dir, which has compile_commands.json
// (Options.CompileCommands), in its order. The error is an [*OptionError].
func BuildFiles(dir string) ([]string, error) {
	b, err := readBuild(dir)
	if err != nil {
		return nil, err
	}
	return b.files(), nil
}

// files are the files of b that are compiled, relative to the working directory if they are below it.
func (b *build) files() (all []string) {
	here, err := os.Getwd()
	for i := range b.entries {
		f := b.entries[i].path()
		if src := (&Source{Name: f}); !src.Compiled() {
			continue
		}
		if rel, e := filepath.Rel(here, f); err == nil && e == nil && filepath.IsLocal(rel) {
			f = rel
		}
		if !slices.Contains(all, f) {
			all = append(all, f)
		}
	}
	return all
}

// pathFlags are flags whose value is a path. It may be a word of its own.
var pathFlags = []string{"-isystem", "-iquote", "-idirafter", "-include", "-imacros", "-isysroot", "--sysroot", "-I", "-F"}

// keptFlags begin flags that say what a file means. Others, such as those about warnings, optimisation, debug
// information and files that are written, are left out.
var keptFlags = []string{"-D", "-U", "-std=", "--std=", "-ansi", "-nostdinc", "-stdlib=", "-pthread", "--target=", "-m", "-x", "-funsigned-", "-fsigned-", "-fno-signed-",
	"-fno-unsigned-", "-fshort-", "-fno-short-", "-fwrapv", "-fno-wrapv", "-ftrapv", "-fno-exceptions", "-fexceptions", "-fno-rtti", "-fms-extensions", "-fcommon", "-fno-common",
	"-fvisibility", "-fpack-struct", "-fopenmp", "-fblocks", "-fchar8_t", "-fno-char8_t", "-fcoroutines", "-fno-builtin", "-ffreestanding", "-fno-strict-aliasing",
	"-fno-delete-null-pointer-checks", "-fgnu89-inline"}

// leftOut are flags that begin like those and mean nothing to clang, or nothing here.
var leftOut = []string{"-mtune", "-mno-direct-extern", "-mpreferred-stack-boundary", "-mindirect-branch", "-mfunction-return", "-mrecord-mcount", "-mfentry", "-MD", "-mllvm"}

// words are the compiler of e's command, without its directory, and the arguments, with those in files that they name.
func (e *buildEntry) words() (compiler string, args []string) {
	args = e.Arguments
	for len(args) > 0 && !strings.HasPrefix(args[0], "-") && !strings.HasPrefix(args[0], "@") && !e.is(args[0]) { // ccache gcc
		compiler = filepath.Base(args[0])
		args = args[1:]
	}
	var all []string
	for _, a := range args {
		if file, ok := strings.CutPrefix(a, "@"); ok {
			if text, err := os.ReadFile(under(e.Directory, file)); err == nil {
				all = append(all, shell.Split(string(text))...)
			}
			continue
		}
		all = append(all, a)
	}
	return compiler, all
}

// flags are those of e's command that say what its file means, with absolute paths.
func (e *buildEntry) flags() (flags []string) {
	compiler, args := e.words()
	language := false
	for i := 0; i < len(args); i++ {
		a, next := args[i], ""
		if i+1 < len(args) {
			next = args[i+1]
		}
		// Precompiled headers are of another compilation. CMake has clang include the header itself, too.
		if a == "-Xclang" && next == "-include" && i+3 < len(args) {
			a, next = next, args[i+3]
			i += 2
		}
		if a == "-include-pch" {
			i++
			continue
		}
		path := slices.IndexFunc(pathFlags, func(f string) bool { return strings.HasPrefix(a, f) })
		switch {
		case path >= 0:
			words, both := e.located(pathFlags[path], a, next)
			flags = append(flags, words...)
			if both {
				i++
			}
		case slices.Contains([]string{"-D", "-U", "-x", "-target"}, a):
			language = language || a == "-x"
			flags = append(flags, a, next)
			i++
		case slices.Contains([]string{"-o", "-MF", "-MT", "-MQ", "-Xclang", "-arch"}, a):
			i++
		case beginsLike(a, leftOut):
		case beginsLike(a, keptFlags):
			flags = append(flags, a)
		}
	}
	src := Source{Name: e.File}
	if !language && src.language() == "c" && strings.Contains(compiler, "++") {
		flags = append(flags, "-x", "c++")
	}
	return flags
}

func beginsLike(a string, flags []string) bool {
	return slices.ContainsFunc(flags, func(f string) bool { return strings.HasPrefix(a, f) })
}

// located is a, which begins with f, with an absolute path. The path may be next, the argument behind a (both).
func (e *buildEntry) located(f, a, next string) (words []string, both bool) {
	value, glued := strings.CutPrefix(a[len(f):], "=")
	if value == "" {
		value, both = next, true
	}
	if p := under(e.Directory, value); f != "-include" && f != "-imacros" || exists(p) {
		value = p
	}
	switch {
	case glued:
		return []string{f + "=" + value}, both
	case f == "-I" || f == "-F":
		return []string{f + value}, both
	}
	return []string{f, value}, both
}

// is reports whether word names the file of e.
func (e *buildEntry) is(word string) bool { return under(e.Directory, word) == e.path() }

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// entriesOf returns the commands that compile the file called name.
func (b *build) entriesOf(name string) (all []*buildEntry) {
	abs, err := filepath.Abs(name)
	if err != nil {
		return nil
	}
	st, statErr := os.Stat(name)
	for i := range b.entries {
		e := &b.entries[i]
		same := e.path() == abs
		if !same && statErr == nil && filepath.Base(e.File) == filepath.Base(name) { // by a symbolic link
			other, err := os.Stat(e.path())
			same = err == nil && os.SameFile(st, other)
		}
		if same {
			all = append(all, e)
		}
	}
	return all
}

// preprocessing keeps the flags that a file needs to include what others include. Its own asserts check something:
// it may be what the others are tested by.
func preprocessing(flags []string) (kept []string) {
	for i := 0; i < len(flags); i++ {
		f := flags[i]
		if f == "-x" || f == "-D" || f == "-U" || f == "-target" || slices.Contains(pathFlags, f) {
			if f != "-x" && f != "-include" && f != "-imacros" && (f != "-D" || flags[i+1] != "NDEBUG") {
				kept = append(kept, f, flags[i+1])
			}
			i++
			continue
		}
		if f != "-DNDEBUG" && beginsLike(f, []string{"-D", "-U", "-I", "-F", "--target=", "--sysroot=", "-m", "-pthread", "-nostdinc"}) {
			kept = append(kept, f)
		}
	}
	return kept
}

// built returns the files of src with the flags that the build gives them, too, if o names one; and remarks about
// that.
func (src *Source) built(o *Options) (files []Source, notes []string, err error) {
	files = src.Files()
	if o.CompileCommands == "" {
		return files, nil, nil
	}
	b, err := readBuild(o.CompileCommands)
	if err != nil {
		return nil, nil, err
	}
	given := make([][]string, len(files)) // by the build
	var known, strange []int
	for i := range files {
		f := &files[i]
		if !f.Compiled() || f.Text != nil {
			continue
		}
		entries := b.entriesOf(f.Name)
		if len(entries) == 0 {
			strange = append(strange, i)
			continue
		}
		known = append(known, i)
		given[i] = entries[0].flags()
		for _, e := range entries[1:] {
			if !slices.Equal(e.flags(), given[i]) {
				notes = append(notes, fmt.Sprintf("%s is compiled %d times in %s, with different flags; the first ones are used", f.Name, len(entries), b.file))
				break
			}
		}
	}
	if len(known) == 0 {
		return nil, nil, &OptionError{Option: "compile-commands", Msg: fmt.Sprintf("--compile-commands=%s: %s compiles none of the files of the program; it compiles %s",
			o.CompileCommands, b.file, listed(b.files()))}
	}
	for _, i := range strange {
		like := known[0]
		for _, k := range known {
			if files[k].language() == files[i].language() {
				like = k
				break
			}
		}
		given[i] = preprocessing(given[like])
		notes = append(notes, fmt.Sprintf("%s is not in %s: it is compiled with the preprocessor's flags of %s", files[i].Name, b.file, files[like].Name))
	}
	var unchecked []string
	for i := range files {
		f := &files[i]
		f.Clang = slices.Concat(given[i], f.Clang)
		if asserts := lastOf(f.Clang, "NDEBUG"); strings.HasPrefix(asserts, "-D") && lastOf(given[i], "NDEBUG") == asserts {
			unchecked = append(unchecked, f.Name)
		}
	}
	if len(unchecked) > 0 {
		notes = append(notes, fmt.Sprintf("%s compiles %s with -DNDEBUG, so asserts there check nothing; -- -UNDEBUG undoes that", b.file, listed(unchecked)))
	}
	return files, notes, nil
}

// lastOf is the last flag that defines macro or undefines it, "" if there is none.
func lastOf(flags []string, macro string) (last string) {
	for i, f := range flags {
		if (f == "-D" || f == "-U") && i+1 < len(flags) {
			f += flags[i+1]
		}
		if name, _, _ := strings.Cut(f, "="); name == "-D"+macro || name == "-U"+macro {
			last = f
		}
	}
	return last
}

// listed writes the first of names.
func listed(names []string) string {
	const most = 12
	if len(names) > most {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
	}
	return strings.Join(names, ", ")
}

// sourceNames matches the names in the source within a mangled name of C++, with their lengths.
var sourceNames = lazy.Regexp(`^[0-9]+`)

// definer says where a file of the build that is not one of the program defines the function called symbol, "" if
// that is not found. It looks at text, not at what the preprocessor would make of it.
func (src *Source) definer(o *Options, symbol string) string {
	if o.CompileCommands == "" {
		return ""
	}
	b, err := readBuild(o.CompileCommands)
	if err != nil {
		return ""
	}
	name := symbol
	if rest, ok := strings.CutPrefix(symbol, "_Z"); ok {
		rest = strings.TrimLeft(rest, "NKL")
		for {
			digits := sourceNames().FindString(rest)
			n := 0
			fmt.Sscan(digits, &n)
			if digits == "" || n == 0 || n > len(rest)-len(digits) {
				break
			}
			name, rest = rest[len(digits):len(digits)+n], rest[len(digits)+n:]
		}
	}
	defined := regexp.MustCompile(`(?m)^[^\n#;={}/]*\b` + regexp.QuoteMeta(name) + `\s*\([^;{}]*\)[^;{}()]*\{`)
	for _, f := range b.files() {
		if slices.ContainsFunc(src.Files(), func(s Source) bool { return s.same(&Source{Name: f}) }) {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil || len(text) > 16<<20 || !bytes.Contains(text, []byte(name)) {
			continue
		}
		if at := defined.FindIndex(text); at != nil {
			return fmt.Sprintf("%s:%d", f, 1+bytes.Count(text[:bytes.Index(text[at[0]:], []byte(name))+at[0]], []byte{'\n'}))
		}
	}
	return ""
}
