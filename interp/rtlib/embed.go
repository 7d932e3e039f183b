// Package rtlib is the run-time library that programs under test are linked
// with: pthreads, C11 threads, semaphores, the parts of the C and C++ libraries
// that are used in practice, and the verification interface.
//
// It is written in C (directory c) over primitives of the interpreter, compiled
// to LLVM IR (directory ll, by scripts/rtlib.sh) and embedded. What programs call
// NAME is defined there as Prefix+NAME, a function or a variable. [Link] cuts out
// what one program needs. Functions that are simpler in Go are builtins of
// package interp instead.
//
// Non-goals: speed of what is not an event; input and files.
package rtlib

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"sort"
	"strings"
	"sync"
)

// Prefix precedes the names of everything the library defines for programs.
const Prefix = "__gmc_rt_"

// ThreadEnd and ProcessEnd are the functions that the interpreter calls, if Link
// put them in, when the function of a thread returns and when main returns. They
// take and return nothing.
const (
	ThreadEnd  = Prefix + "thread_end"
	ProcessEnd = Prefix + "process_end"
	// ExitFile defines both.
	ExitFile = "exit.ll"
)

// registrars are the functions that give ThreadEnd and ProcessEnd something to do.
var registrars = map[string][]string{
	"pthread_setspecific": {"thread_end"},
	"__cxa_thread_atexit": {"thread_end", "process_end"},
	"__cxa_atexit":        {"process_end"},
}

//go:embed ll/*.ll
var files embed.FS

// Header holds the C headers for programs under test, to be put on the compiler's
// include path (directory include).
//
//go:embed include/*.h
var Header embed.FS

// entity is a function, variable or type of a file.
type entity struct {
	name string // with its sigil: @__gmc_rt_malloc, %struct.sink
	file string
	text []byte
	refs []ref // in order of their places
	done bool  // refs is computed
}

// ref is a name used in the text of an entity, at text[at:end].
type ref struct {
	at, end int
	name    string // as it is in the linked module
	to      *entity
}

type index struct {
	mu     sync.Mutex           // guards refs and done of entities
	all    []*entity            // in order of files
	global map[string]*entity   // what programs may name, without sigil and prefix
	local  map[string][]*entity // file to the rest
	decl   map[string][]byte    // external functions (primitives, builtins), with sigil
}

var load = sync.OnceValue(func() *index {
	x := &index{global: map[string]*entity{}, local: map[string][]*entity{}, decl: map[string][]byte{}}
	for _, f := range Files() {
		text := Text(f)
		for len(text) > 0 {
			end := bytes.IndexByte(text, '\n') + 1
			switch line := text[:end]; {
			case bytes.HasPrefix(line, []byte("define ")):
				end = bytes.Index(text, []byte("\n}\n")) + 3
				fallthrough
			case line[0] == '@', line[0] == '%':
				x.add(&entity{name: firstName(line), file: f, text: text[:end]})
			case bytes.HasPrefix(line, []byte("declare ")):
				name := firstName(line)
				if _, ok := x.decl[name]; !ok {
					x.decl[name] = line
				}
			}
			text = text[end:]
		}
	}
	return x
})

func (x *index) add(e *entity) {
	file := e.file
	if bytes.Contains(e.text[:bytes.IndexByte(e.text, '\n')], []byte(" = external ")) {
		return
	}
	x.all = append(x.all, e)
	if name, ok := strings.CutPrefix(e.name, "@"+Prefix); ok {
		if x.global[name] != nil {
			panic("BUG: two definitions of " + name)
		}
		x.global[name] = e
		return
	}
	if e.name[0] == '%' { // files that agree on a type share it
		for _, o := range x.all {
			if o != e && o.name == e.name && bytes.Equal(o.text, e.text) {
				x.all = x.all[:len(x.all)-1]
				e = o
				break
			}
		}
	}
	x.local[file] = append(x.local[file], e)
}

// firstName returns the first name with sigil @ or, at the beginning, % in line.
func firstName(line []byte) string {
	i := 0
	if line[0] != '%' {
		i = bytes.IndexByte(line, '@')
	}
	return string(line[i:nameEnd(line, i+1)])
}

func nameEnd(text []byte, i int) int {
	for i < len(text) {
		switch c := text[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '_', c == '.', c == '$':
			i++
		default:
			return i
		}
	}
	return i
}

// resolve finds the references of e.
func (x *index) resolve(e *entity) {
	if e.done {
		return
	}
	e.done = true
	t := e.text
	for i := 0; i < len(t); i++ {
		if t[i] == '"' { // a string: quotes in it are written in hexadecimal
			i += 1 + bytes.IndexByte(t[i+1:], '"')
		}
		if t[i] != '@' && t[i] != '%' {
			continue
		}
		end := nameEnd(t, i+1)
		name := string(t[i:end])
		at := i
		i = end - 1
		if t[at] == '%' && !strings.HasPrefix(name, "%struct.") && !strings.HasPrefix(name, "%union.") {
			continue
		}
		r := ref{at: at, end: end, name: name}
		if global, ok := strings.CutPrefix(name, "@"+Prefix); ok {
			if r.to = x.global[global]; r.to == nil {
				panic(fmt.Sprintf("BUG: %s: %s is not defined", e.file, name))
			}
		} else {
			for _, l := range x.local[e.file] {
				if l.name == name {
					r.to = l
					r.name = fmt.Sprintf("%c__gmc.%s.%s", name[0], strings.TrimSuffix(l.file, ".ll"), name[1:])
				}
			}
			if r.to == nil && x.decl[name] == nil {
				panic(fmt.Sprintf("BUG: %s: %s is neither defined nor declared", e.file, name))
			}
		}
		e.refs = append(e.refs, r)
	}
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
	if e := load().global[name]; e != nil {
		return e.file, true
	}
	return "", false
}

// Has reports whether the library defines what programs call name.
func Has(name string) bool { return load().global[name] != nil }

// Link returns an LLVM module (typed pointers, no header) that defines
// Prefix+name for each of names that the library has, and all that these need;
// other names are ignored. ThreadEnd and ProcessEnd are included if the module
// registers something for them. What remains declared are primitives and builtins
// of the interpreter. The result depends on the set of names only. Link is safe
// for concurrent use.
func Link(names ...string) []byte {
	x := load()
	x.mu.Lock()
	defer x.mu.Unlock()
	in := map[*entity]bool{}
	decls := map[string]bool{}
	var visit func(e *entity)
	visit = func(e *entity) {
		if e == nil || in[e] {
			return
		}
		in[e] = true
		x.resolve(e)
		for _, r := range e.refs {
			if r.to == nil {
				decls[r.name] = true
			}
			visit(r.to)
		}
		for _, root := range registrars[strings.TrimPrefix(e.name, "@"+Prefix)] {
			visit(x.global[root])
		}
	}
	for _, name := range names {
		visit(x.global[name])
	}
	var out []byte
	for _, e := range x.all {
		if !in[e] {
			continue
		}
		at := 0
		for _, r := range e.refs {
			out = append(append(out, e.text[at:r.at]...), r.name...)
			at = r.end
		}
		out = append(out, e.text[at:]...)
	}
	sorted := make([]string, 0, len(decls))
	for d := range decls {
		sorted = append(sorted, d)
	}
	sort.Strings(sorted)
	for _, d := range sorted {
		out = append(out, x.decl[d]...)
	}
	return out
}

// Names returns what programs may use of the library, sorted: the documentation
// of what is modelled.
func Names() []string {
	var names []string
	for name := range load().global {
		if Prefix+name != ThreadEnd && Prefix+name != ProcessEnd {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}
