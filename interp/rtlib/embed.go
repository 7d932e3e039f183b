// Package rtlib is the run-time library that programs under test are linked
// with: pthreads, C11 threads, semaphores, the parts of the C and C++ libraries
// that are used in practice, and the verification interface.
//
// It is written in C (directory c) over primitives of the interpreter, compiled
// to LLVM IR (directory ll, by scripts/rtlib.sh) and embedded. What programs call
// NAME is defined there as Prefix+NAME, a function or a variable, in exactly one
// file ([FileOf]); package interp/load links what a program needs. Functions that
// are simpler in Go are builtins of package interp instead.
//
// Non-goals: speed of what is not an event; files. Input is made up, and said to be.
package rtlib

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"sort"
	"sync"
)

// Prefix precedes the names of everything the library defines for programs.
const Prefix = "__gmc_rt_"

// ThreadEnd and ProcessEnd are the functions that the interpreter calls, if ExitFile
// is part of the program, when the function of a thread returns and when main
// returns. They take and return nothing.
const (
	ThreadEnd  = Prefix + "thread_end"
	ProcessEnd = Prefix + "process_end"
	// ExitFile defines both.
	ExitFile = "exit.ll"
)

//go:embed ll/*.ll
var files embed.FS

// Header holds the C headers for programs under test, to be put on the compiler's
// include path (directory include).
//
//go:embed include/*.h
var Header embed.FS

// load maps what programs may name to the file that defines it.
var load = sync.OnceValue(func() map[string]string {
	defs := map[string]string{}
	for _, f := range Files() {
		for line := range bytes.Lines(Text(f)) {
			name, ok := definition(line)
			if !ok {
				continue
			}
			if defs[name] != "" {
				panic(fmt.Sprintf("BUG: %s is defined in %s and in %s", name, defs[name], f))
			}
			defs[name] = f
		}
	}
	return defs
})

// definition returns the name, without Prefix, of the function or variable for
// programs whose definition begins in a line of LLVM IR.
func definition(line []byte) (name string, ok bool) {
	if !bytes.HasPrefix(line, []byte("define ")) && (line[0] != '@' || bytes.Contains(line, []byte(" = external "))) {
		return "", false
	}
	// The first name is that of the definition: attributes contain none.
	rest, ok := bytes.CutPrefix(line[bytes.IndexByte(line, '@'):], []byte("@"+Prefix))
	if !ok {
		return "", false
	}
	return string(rest[:bytes.IndexAny(rest, "( ")]), true
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

// FileOf returns the file that defines what programs call name.
func FileOf(name string) (file string, ok bool) {
	file, ok = load()[name]
	return file, ok
}

// Names returns what programs may use of the library, sorted: the documentation
// of what is modelled.
func Names() []string {
	var names []string
	for name := range load() {
		if Prefix+name != ThreadEnd && Prefix+name != ProcessEnd {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}
