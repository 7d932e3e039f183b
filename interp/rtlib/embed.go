// Package rtlib is the run-time library that programs under test are linked
// with: pthreads, C11 threads, semaphores, the parts of the C and C++ libraries
// that are used in practice, and the verification interface.
//
// It is written in C (directory c) over primitives of the interpreter, compiled
// to LLVM IR (directory ll, by scripts/rtlib.sh) and embedded. What programs call
// NAME is defined there as Prefix+NAME, a function or a variable, in exactly one
// file ([FileOf]); package interp/load links what a program needs ([Part]). Functions that
// are simpler in Go are builtins of package interp instead.
//
// A program needs a few kilobytes of the library. index.go says where each definition
// lies and what it needs, so that nothing else is read when a program is loaded. After
// a change in directory c, "go generate ./interp/rtlib" makes ll and index.go again.
//
// Non-goals: speed of what is not an event; files. Input is made up, and said to be.
package rtlib

import (
	"bytes"
	"embed"
	"io"
	"io/fs"
	"slices"
	"sort"
	"strings"
)

//go:generate sh ../../scripts/rtlib.sh
//go:generate go test -run ^TestIndex$ . -update

// Prefix precedes the names of everything the library defines for programs.
const Prefix = "__gmc_rt_"

// Queued precedes, after Prefix, the name of a function that takes the place of another one if the object
// that it works on has a queue of threads that wait (c/queue.h). Operation precedes those of operations on such objects.
const (
	Queued    = "queued_"
	Operation = "op_"
)

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
//go:embed include/*.h include/genmcgo/*.h
var Header embed.FS

// IsHeader reports whether path, of a source file, ends like the path of one of the headers
// in directory include/genmcgo, which programs include as genmcgo/NAME.
func IsHeader(path string) bool {
	i := strings.LastIndex(path, "genmcgo/")
	if i < 0 || i > 0 && path[i-1] != '/' {
		return false
	}
	_, err := fs.Stat(Header, "include/"+path[i:])
	return err == nil
}

// IsSystem reports whether path, of a source file, is that of a header of the system, of the compiler or of genmcgo, or
// of Rust's library.
func IsSystem(path string) bool {
	return strings.HasPrefix(path, "/usr/") || strings.HasPrefix(path, "/rustc/") || strings.Contains(path, "/lib/rustlib/src/") || IsHeader(path) || strings.Contains(path, "/include/c++/") ||
		strings.Contains(path, "/clang/") && strings.Contains(path, "/include/")
}

// part is a definition, or a declaration of what another file or the interpreter defines.
type part struct {
	name       string
	kind       kind
	file       uint8    // index into sources
	start, end uint32   // of its text in the file
	needs      []uint16 // parts of the same file that it names
}

type kind uint8

const (
	function kind = iota
	variable
	declaration
)

// source is a file of directory ll. It begins with what all its parts need: the target
// and types.
type source struct {
	name string
	head uint32 // length of this beginning
}

// find returns the index of the definition of name, with Prefix, in parts. They are
// sorted by name, and the definition of what programs may name precedes declarations.
func find(name string) (int, bool) {
	i, ok := sort.Find(len(parts), func(i int) int { return strings.Compare(name, parts[i].name) })
	return i, ok && parts[i].kind != declaration && strings.HasPrefix(name, Prefix)
}

// FileOf returns the file that defines what programs call name.
func FileOf(name string) (file string, ok bool) {
	i, ok := find(Prefix + name)
	if !ok {
		return "", false
	}
	return sources[parts[i].file].name, true
}

// Part returns the LLVM IR of what programs call name and of all that it needs from the
// same file. Functions that has returns true for are declared there only: the caller has them from
// an earlier call. It panics if the library does not define name.
func Part(name string, has func(function string) bool) []byte {
	first, ok := find(Prefix + name)
	if !ok {
		panic("BUG: the run-time library has no " + name)
	}
	src := sources[parts[first].file]
	f, err := files.Open("ll/" + src.name)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	text := f.(io.ReaderAt) // so that only what is needed is copied
	chosen := []uint16{uint16(first)}
	for i := 0; i < len(chosen); i++ {
		if p := &parts[chosen[i]]; p.kind != function || !has(p.name) {
			for _, n := range p.needs {
				if !slices.Contains(chosen, n) {
					chosen = append(chosen, n)
				}
			}
		}
	}
	slices.SortFunc(chosen, func(a, b uint16) int { return int(parts[a].start) - int(parts[b].start) })
	size := src.head
	for _, i := range chosen {
		size += parts[i].end - parts[i].start + 1
	}
	out := make([]byte, 0, size)
	read := func(start, end uint32) []byte {
		n := len(out)
		out = out[:n+int(end-start)]
		if _, err := text.ReadAt(out[n:], int64(start)); err != nil {
			panic("BUG: " + err.Error())
		}
		return out[n:]
	}
	read(0, src.head)
	for _, i := range chosen {
		p := &parts[i]
		if t := read(p.start, p.end); p.kind == function && has(p.name) {
			head, _, _ := bytes.Cut(t, []byte(" {\n"))
			n := copy(t[len("declare"):], head[len("define"):])
			out = out[:len(out)-len(t)+copy(t, "declare")+n]
		}
		out = append(out, '\n')
	}
	return out
}

// Names returns what programs may use of the library, sorted: the documentation
// of what is modelled.
func Names() []string {
	var names []string
	for _, p := range parts {
		if name, ok := strings.CutPrefix(p.name, Prefix); ok && p.kind != declaration && p.name != ThreadEnd && p.name != ProcessEnd &&
			!strings.HasPrefix(name, Queued) && !strings.HasPrefix(name, Operation) {
			names = append(names, name)
		}
	}
	return names
}
