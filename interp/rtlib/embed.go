// Package rtlib is the run-time library that programs under test are linked
// with: pthreads, C11 threads, semaphores, the parts of the C and C++ libraries
// that are used in practice, and the verification interface.
//
// It is written in C (directory c) over primitives of the interpreter, compiled
// to LLVM IR (directory ll, by scripts/rtlib.sh) and embedded. A function or
// variable NAME of those libraries is defined as Prefix+NAME in exactly one file.
// Functions that are simpler in Go are builtins of package interp instead.
//
// Non-goals: speed of what is not an event; input and files.
package rtlib

import (
	"bytes"
	"embed"
	"io/fs"
	"sort"
	"strings"
	"sync"
)

// Prefix precedes the names of everything the library defines for programs.
const Prefix = "__gmc_rt_"

// ThreadEnd and ProcessEnd are what the interpreter calls when the function of a
// thread returns and when main returns, if file ExitFile is part of the program.
// Both take and return nothing.
const (
	ThreadEnd  = Prefix + "thread_end"
	ProcessEnd = Prefix + "process_end"
	ExitFile   = "exit.ll"
)

//go:embed ll/*.ll
var files embed.FS

// Header is the directory of C headers for programs under test, to be put on the
// compiler's include path: genmc.h.
//
//go:embed include/*.h
var Header embed.FS

type index struct {
	defs map[string]string   // NAME to file
	refs map[string][]string // file to the files it needs, itself included
}

var load = sync.OnceValue(func() *index {
	x := &index{defs: map[string]string{}, refs: map[string][]string{}}
	uses := map[string][]string{}
	for _, f := range Files() {
		for line := range bytes.Lines(Text(f)) {
			name, def := symbol(line)
			switch {
			case name == "":
			case def:
				x.defs[name] = f
			default:
				uses[f] = append(uses[f], name)
			}
		}
	}
	for _, f := range Files() {
		seen := map[string]bool{}
		var visit func(g string)
		visit = func(g string) {
			if seen[g] {
				return
			}
			seen[g] = true
			x.refs[f] = append(x.refs[f], g)
			for _, name := range uses[g] {
				if h, ok := x.defs[name]; ok {
					visit(h)
				}
			}
		}
		visit(f)
	}
	return x
})

// symbol returns the library name that a line of IR defines or declares.
func symbol(line []byte) (name string, def bool) {
	switch {
	case bytes.HasPrefix(line, []byte("define internal ")), bytes.HasPrefix(line, []byte("define private ")):
		return "", false
	case bytes.HasPrefix(line, []byte("define ")), bytes.HasPrefix(line, []byte("@"+Prefix)):
		def = !bytes.Contains(line, []byte(" = external "))
	case !bytes.HasPrefix(line, []byte("declare ")):
		return "", false
	}
	_, rest, ok := bytes.Cut(line, []byte("@"+Prefix))
	if !ok {
		return "", false
	}
	end := bytes.IndexAny(rest, "( =")
	if end < 0 {
		return "", false
	}
	return string(rest[:end]), def
}

// Files returns the names of the library's files, sorted.
func Files() []string {
	entries, err := fs.ReadDir(files, "ll")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// Text returns the LLVM IR of one of Files.
func Text(file string) []byte {
	b, err := files.ReadFile("ll/" + file)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return b
}

// FileOf returns the file that defines the function or variable that programs
// call name.
func FileOf(name string) (file string, ok bool) {
	file, ok = load().defs[name]
	return file, ok
}

// Needs returns the files that define the given names and everything those files
// refer to, sorted and without repetition. Names that the library does not define
// are ignored.
func Needs(names ...string) []string {
	set := map[string]bool{}
	for _, name := range names {
		if f, ok := FileOf(name); ok {
			for _, g := range load().refs[f] {
				set[g] = true
			}
		}
	}
	all := make([]string, 0, len(set))
	for f := range set {
		all = append(all, f)
	}
	sort.Strings(all)
	return all
}

// Names returns what programs may use of the library, sorted: the documentation
// of what is modelled.
func Names() []string {
	var names []string
	for name := range load().defs {
		if name != strings.TrimPrefix(ThreadEnd, Prefix) && name != strings.TrimPrefix(ProcessEnd, Prefix) {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}
