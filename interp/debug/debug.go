// Package debug says what the source calls the things that LLVM assembly names in its own way: functions
// and variables by their symbols, members and elements by their offsets, local variables and heap objects
// by where they were made.
//
// It reads the debug information from the text of the module, and only when it is asked: a run that reports
// nothing pays nothing. A node is a line "!7 = !DIDerivedType(tag: ..., name: ..., baseType: !9)"; nodes and
// their fields are described in LLVM's language reference, "Specialized Metadata Nodes". What a compiler
// writes in another way, or left out, has no name here; nothing is an error.
package debug

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"sync"

	"genmcgo/internal/lazy"
)

// Info is the debug information of a module. Its methods may be called by several goroutines.
type Info struct {
	text []byte

	once    sync.Once
	nodes   map[int][]byte    // the text of a node by its number
	globals map[string]int    // the type of a variable by its symbol
	altered map[string]bool   // names and symbols of variables of which the compiler keeps something else
	funcs   map[string]int    // the subprogram of a function by its symbol, if it has one beside its name
	parts   map[string]part   // see Part
	locals  map[local]Type    // variables in memory
	named   map[local]Type    // likewise, without a line: of no type if several in the function have the name
	allocs  map[position]Type // what was allocated where
	outer   map[position]Type // likewise, by calls of functions that became part of others: of no type if it is several

	apart sync.Map // fields of nodes that were asked for, by number
	paths sync.Map // by portion: what Type.Path returned

	scopesOnce sync.Once
	scoped     scoped // see locals.go
}

// local is a local variable: the function's symbol, its name and the line of its declaration.
type local struct {
	function, name string
	line           int
}

// position is a place in a function; LLVM has several functions at one place, for templates.
type position struct {
	function     string
	line, column int
}

// New returns the debug information of a module, the text of any LLVM assembly.
func New(text []byte) *Info { return &Info{text: text} }

// Variable returns the type of the global variable with a symbol, if memory has it as the source says (see Altered).
func (in *Info) Variable(symbol string) (Type, bool) {
	in.read()
	n, ok := in.globals[symbol]
	return Type{in: in, node: n}, ok && n > 0
}

// Altered reports whether memory has something else than the global variable with this name, or this symbol, because
// the compiler optimised: which of its two values it has, or some of its members.
func (in *Info) Altered(name string) bool {
	in.read()
	return in.altered[name]
}

// Part returns the type of the variable of the source that the global variable with a symbol is a part of, and where
// in it that begins, in bytes: optimisations make several variables of one.
func (in *Info) Part(symbol string) (whole Type, off uint64, ok bool) {
	in.read()
	p, ok := in.parts[symbol]
	return Type{in: in, node: p.node}, p.off, ok && p.node > 0
}

// part is a part of a variable: its type and where the part begins.
type part struct {
	node int
	off  uint64
}

// fragment is an expression of debug information for a part of a variable, in bits.
var fragment = lazy.Regexp(`^DW_OP_LLVM_fragment, (\d+), \d+$`)

// Local returns the type of the variable called name that function (a symbol) declares in a line.
func (in *Info) Local(function, name string, line int) (Type, bool) {
	in.read()
	if t, ok := in.locals[local{function, name, line}]; ok {
		return t, true
	}
	// Optimised code may have only a line that first uses it.
	t := in.named[local{function, name, 0}]
	return t, t.Known()
}

// Allocated returns the type of the objects for which function (a symbol) allocates memory at a place, as
// operator new has it, or the variable that the result of malloc becomes the first value of.
func (in *Info) Allocated(function string, line, column int) (Type, bool) {
	in.read()
	if t, ok := in.allocs[position{function, line, column}]; ok {
		return t, true
	}
	t := in.outer[position{function, line, column}]
	return t, t.Known()
}

// Line returns the line in which the definition of a function begins, given its symbol, 0 if that is not known.
func (in *Info) Line(symbol string) int {
	in.read()
	n, ok := in.funcs[symbol]
	if !ok {
		return 0
	}
	return in.fields(n).number("line")
}

// read makes the tables.
func (in *Info) read() {
	in.once.Do(func() {
		in.nodes, in.globals, in.funcs = map[int][]byte{}, map[string]int{}, map[string]int{}
		in.altered, in.parts = map[string]bool{}, map[string]part{}
		in.locals, in.named, in.allocs = map[local]Type{}, map[local]Type{}, map[position]Type{}
		in.outer = map[position]Type{}
		// What refers to nodes is looked at when all of these are known: they come last in a module.
		type variable struct {
			symbol string
			node   int
		}
		var variables []variable
		var bodies [][2]int // where functions begin and end
		start := -1
		for at := 0; at < len(in.text); {
			line := in.text[at:]
			next := len(in.text)
			if i := bytes.IndexByte(line, '\n'); i >= 0 {
				line, next = line[:i], at+i+1
			}
			switch {
			case len(line) == 0:
			case line[0] == '!':
				if eq := bytes.Index(line, []byte(" = ")); eq > 1 {
					if n, err := strconv.Atoi(string(line[1:eq])); err == nil {
						in.nodes[n] = line[eq+3:]
						if i := bytes.Index(line, []byte(`linkageName: "`)); i >= 0 && bytes.Contains(line[:i], []byte("!DISubprogram(")) && bytes.Contains(line, []byte("DISPFlagDefinition")) {
							if symbol, _, ok := bytes.Cut(line[i+len(`linkageName: "`):], []byte(`"`)); ok {
								in.funcs[unescape(symbol)] = n
							}
						}
					}
				}
			case line[0] == '@':
				if n := reference(line, "!dbg !"); n >= 0 {
					variables = append(variables, variable{symbolOf(line), n})
				}
			case bytes.HasPrefix(line, []byte("define ")):
				start = at
			case line[0] == '}' && start >= 0:
				bodies = append(bodies, [2]int{start, at})
				start = -1
			}
			at = next
		}
		for _, v := range variables {
			n := v.node
			if e := in.fields(n); e.kind == "DIGlobalVariableExpression" {
				n = e.ref("var")
				if x := in.expression(e); x != "" {
					if m := fragment().FindStringSubmatch(x); m != nil {
						off, _ := strconv.ParseUint(m[1], 10, 64)
						in.parts[v.symbol] = part{in.fields(n).ref("type"), off / 8}
					}
					in.altered[v.symbol], in.altered[in.fields(n).text("name")] = true, true
					continue
				}
			}
			in.globals[v.symbol] = in.fields(n).ref("type")
		}
		for _, b := range bodies {
			in.function(in.text[b[0]:b[1]])
		}
	})
}

// expression is what e says of how to compute a variable from what memory has: "" if it is that.
func (in *Info) expression(e fields) string {
	text := e.word("expr")
	if n := e.ref("expr"); n > 0 {
		text = string(in.nodes[n])
	}
	text = strings.TrimSuffix(strings.TrimPrefix(text, "!DIExpression("), ")")
	return strings.TrimSpace(text)
}

// function reads the text of a function.
func (in *Info) function(text []byte) {
	head, rest, _ := bytes.Cut(text, []byte("\n"))
	at := bytes.IndexByte(head, '@')
	if at < 0 {
		return
	}
	symbol := symbolOf(head[at:])
	held := map[string]int{}      // the types of variables in memory, by the name of the alloca
	made := map[string]position{} // calls that allocate, by the name of their result
	raw := map[string]fields{}    // results of operator new of which nothing is known yet, with the places of the calls
	var invoked []byte
	for line := range bytes.Lines(rest) {
		line = bytes.TrimSpace(line)
		if invoked != nil { // its second line is "to label %1 unwind label %2, !dbg !3"
			line, invoked = slices.Concat(invoked, []byte(" "), line), nil
		} else if bytes.Contains(line, []byte(" = invoke ")) {
			invoked = line
			continue
		}
		if len(raw) > 0 && (bytes.HasPrefix(line, []byte("#dbg_value(")) || bytes.Contains(line, []byte("@llvm.dbg.value("))) {
			in.constructed(symbol, string(line), raw)
		}
		switch {
		case bytes.HasPrefix(line, []byte("#dbg_declare(")) || bytes.Contains(line, []byte("@llvm.dbg.declare(")):
			in.declare(symbol, string(line), held)
		case bytes.HasPrefix(line, []byte("#dbg_assign(")) || bytes.Contains(line, []byte("@llvm.dbg.assign(")):
			// Of optimised code: #dbg_assign(i1 undef, !12, !DIExpression(), !13, ptr %x, !DIExpression(), !14)
			if m := assigned().FindSubmatch(line); m != nil {
				in.declare(symbol, "("+string(m[2])+", "+string(m[1]), held)
			}
		case bytes.Contains(line, []byte("!DIExpression(DW_OP_deref)")):
			// Likewise: #dbg_value(ptr %x, !12, !DIExpression(DW_OP_deref), !13)
			if bytes.HasPrefix(line, []byte("#dbg_value(")) || bytes.Contains(line, []byte("@llvm.dbg.value(")) {
				in.declare(symbol, string(line), held)
			}
		case (bytes.Contains(line, []byte("call ")) || bytes.Contains(line, []byte(" = invoke "))) && bytes.Contains(line, []byte(" = ")):
			n := reference(line, "!dbg !")
			if n < 0 {
				continue
			}
			loc := in.takeApart(n)
			p := position{symbol, loc.number("line"), loc.number("column")}
			if site := reference(line, "!heapallocsite !"); site >= 0 {
				in.allocated(symbol, loc, site)
			} else if allocates(line) {
				result, _, _ := strings.Cut(string(line), " = ")
				made[result] = p
			} else if bytes.Contains(line, []byte("@_Znw")) {
				if of := in.allocator(loc); of > 0 {
					in.allocated(symbol, loc, of)
				} else {
					result, _, _ := strings.Cut(string(line), " = ")
					raw[result] = loc
				}
			}
		case bytes.HasPrefix(line, []byte("store ")) && len(made) > 0:
			in.stored(string(line), held, made)
		case bytes.Contains(line, []byte(" = bitcast ")): // pointers that have types
			to, from, _ := strings.Cut(string(line), " = bitcast ")
			if f := strings.Fields(from); len(f) > 1 {
				if p, ok := made[f[1]]; ok {
					made[to] = p
				}
			}
		}
	}
}

// constructed gives memory that operator new allocated the type of what the first variable with its address points to,
// as the constructor's this: #dbg_value(ptr %8, !12, !DIExpression(), !13).
func (in *Info) constructed(function, line string, raw map[string]fields) {
	_, line, _ = strings.Cut(line, "(")
	operand, rest, _ := strings.Cut(line, ",")
	words := strings.Fields(operand)
	i := strings.IndexByte(rest, '!')
	if len(words) == 0 || i < 0 || !strings.Contains(rest, "!DIExpression()") {
		return
	}
	result := words[len(words)-1]
	loc, ok := raw[result]
	if !ok {
		return
	}
	t, ok := Type{in: in, node: in.fields(leading(rest[i+1:])).ref("type")}.Target()
	if ok && in.resolve(t.node).kind == "DICompositeType" {
		in.allocated(function, loc, t.node)
		delete(raw, result)
	}
}

// allocated notes that function allocates objects of a type at loc, for that place and for those of the calls that
// became it.
func (in *Info) allocated(function string, loc fields, node int) {
	t := Type{in: in, node: node}
	in.allocs[position{function, loc.number("line"), loc.number("column")}] = t
	for range maxDepth {
		n := loc.ref("inlinedAt")
		if n == 0 {
			return
		}
		loc = in.fields(n)
		p := position{function, loc.number("line"), loc.number("column")}
		if was, ok := in.outer[p]; ok && was != t {
			t = Type{}
		}
		in.outer[p] = t
	}
}

// allocator is the type whose objects the allocator of the library allocates memory for, if loc is in its function
// std::allocator<T>::allocate; 0 otherwise.
func (in *Info) allocator(loc fields) int {
	for range maxDepth {
		f := in.fields(loc.ref("scope"))
		for range maxDepth {
			if f.kind == "DISubprogram" {
				break
			}
			f = in.fields(f.ref("scope"))
		}
		class := in.fields(f.ref("scope"))
		for _, name := range []string{"__new_allocator<", "new_allocator<", "allocator<"} {
			if strings.HasPrefix(class.text("name"), name) && in.standard(class.ref("scope")) {
				return in.argument(class)
			}
		}
		n := loc.ref("inlinedAt")
		if n == 0 {
			return 0
		}
		loc = in.fields(n)
	}
	return 0
}

// assigned is a debug record of a whole variable, with the variable and where it is in memory.
var assigned = lazy.Regexp(`(![0-9]+), (?:metadata )?!DIExpression\(\), (?:metadata )?![0-9]+, ((?:metadata )?[^ ]+ %[^ ,]+), (?:metadata )?!DIExpression\(\)`)

// allocates reports whether a line calls a function of C that allocates memory.
func allocates(line []byte) bool {
	for _, f := range []string{"@malloc(", "@calloc(", "@aligned_alloc(", "@realloc("} {
		if bytes.Contains(line, []byte(f)) {
			return true
		}
	}
	return false
}

// declare notes the variable of a debug record
//
//	#dbg_declare(ptr %x, !12, !DIExpression(), !13)
//	call void @llvm.dbg.declare(metadata i32* %x, metadata !12, metadata !DIExpression()), !dbg !13
func (in *Info) declare(function, line string, held map[string]int) {
	_, line, _ = strings.Cut(line, "(")
	operand, rest, _ := strings.Cut(line, ",")
	fields := strings.Fields(operand)
	i := strings.IndexByte(rest, '!')
	if len(fields) == 0 || i < 0 {
		return
	}
	v := in.fields(leading(rest[i+1:]))
	if v.kind != "DILocalVariable" {
		return
	}
	t := Type{in: in, node: v.ref("type")}
	name, declared := v.text("name"), v.number("line")
	in.locals[local{function, name, declared}] = t
	if was, ok := in.named[local{function, name, 0}]; !ok {
		in.named[local{function, name, 0}] = t
	} else if was != t {
		in.named[local{function, name, 0}] = Type{} // several of this name
	}
	held[fields[len(fields)-1]] = t.node
}

// stored gives an allocation the type that the variable which its result is stored to points to.
func (in *Info) stored(line string, held map[string]int, made map[string]position) {
	value, to, ok := strings.Cut(strings.TrimPrefix(line, "store "), ", ")
	if !ok {
		return
	}
	v, p := strings.Fields(value), strings.Fields(to)
	if len(v) == 0 || len(p) < 2 {
		return
	}
	at, ok := made[v[len(v)-1]]
	if !ok {
		return
	}
	name := strings.TrimSuffix(p[1], ",")
	n, ok := held[name]
	if !ok && strings.HasPrefix(name, "@") {
		n, ok = in.globals[symbolOf([]byte(name+" "))]
	}
	if !ok {
		return
	}
	f := in.resolve(n)
	if f.kind == "DIDerivedType" && f.word("tag") == "DW_TAG_pointer_type" {
		if base := f.ref("baseType"); base > 0 {
			in.allocs[at] = Type{in: in, node: base}
		}
	}
	delete(made, v[len(v)-1])
}

// symbolOf is the symbol that follows the @ at the start of s, without quotes.
func symbolOf(s []byte) string {
	s = s[1:]
	if len(s) > 0 && s[0] == '"' {
		if i := bytes.IndexByte(s[1:], '"'); i >= 0 {
			return unescape(s[1 : i+1])
		}
	}
	if i := bytes.IndexAny(s, " (,="); i >= 0 {
		s = s[:i]
	}
	return string(s)
}

// reference is the number of the node that comes after word, the last time word is in line; -1 if it is not.
func reference(line []byte, word string) int {
	i := bytes.LastIndex(line, []byte(word))
	if i < 0 {
		return -1
	}
	return leading(string(line[i+len(word):]))
}

// leading is the number at the start of s, -1 if there is none.
func leading(s string) int {
	n := 0
	for n < len(s) && '0' <= s[n] && s[n] <= '9' {
		n++
	}
	v, err := strconv.Atoi(s[:n])
	if err != nil {
		return -1
	}
	return v
}

// unescape decodes the \XX of a string.
func unescape(s []byte) string {
	if !bytes.Contains(s, []byte("\\")) {
		return string(s)
	}
	var out []byte
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+2 < len(s) {
			if b, err := strconv.ParseUint(string(s[i+1:i+3]), 16, 8); err == nil {
				out = append(out, byte(b))
				i += 2
				continue
			}
		}
		out = append(out, s[i])
	}
	return string(out)
}

// fields is a node taken apart.
type fields struct {
	kind  string // DIBasicType; "" for a list, whose elements are in order
	named []field
	list  []string
}

type field struct{ name, value string }

// fields takes node n apart, once. A node that does not exist has none.
func (in *Info) fields(n int) fields {
	if in == nil { // of the zero Type
		return fields{}
	}
	if f, ok := in.apart.Load(n); ok {
		return f.(fields)
	}
	f := in.takeApart(n)
	in.apart.Store(n, f)
	return f
}

// takeApart is fields of a node that is asked for only once.
func (in *Info) takeApart(n int) (f fields) {
	text := strings.TrimPrefix(string(in.nodes[n]), "distinct ")
	if !strings.HasPrefix(text, "!") {
		return fields{}
	}
	open := strings.IndexAny(text, "({")
	if open < 0 {
		return fields{}
	}
	f.kind = text[1:open]
	for _, part := range split(text[open+1:]) {
		if f.kind == "" {
			f.list = append(f.list, part)
		} else if name, value, ok := strings.Cut(part, ": "); ok {
			f.named = append(f.named, field{name, value})
		}
	}
	return f
}

// split divides s, up to the bracket that closes it, at its commas.
func split(s string) (parts []string) {
	depth, from, quoted := 0, 0, false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{' || c == '[':
			depth++
		case (c == ')' || c == '}' || c == ']') && depth == 0:
			if part := strings.TrimSpace(s[from:i]); part != "" {
				parts = append(parts, part)
			}
			return parts
		case c == ')' || c == '}' || c == ']':
			depth--
		case c == ',' && depth == 0:
			parts = append(parts, strings.TrimSpace(s[from:i]))
			from = i + 1
		}
	}
	return parts
}

// word is the value of a field as it is written, "" if there is none.
func (f fields) word(name string) string {
	for _, x := range f.named {
		if x.name == name {
			return x.value
		}
	}
	return ""
}

// text is the value of a field that is a string.
func (f fields) text(name string) string {
	v := f.word(name)
	if len(v) < 2 || v[0] != '"' {
		return ""
	}
	return unescape([]byte(v[1 : len(v)-1]))
}

// signed is the value of a field that is a number, which may be negative.
func (f fields) signed(name string) int64 {
	v, _ := strconv.ParseInt(f.word(name), 10, 64)
	return v
}

// number is the value of a field that is a number, 0 if there is none.
func (f fields) number(name string) int { return max(leading(f.word(name)), 0) }

// ref is the number of the node that a field names, 0 if it names none: node 0 is no type.
func (f fields) ref(name string) int {
	v, ok := strings.CutPrefix(f.word(name), "!")
	if !ok {
		return 0
	}
	return max(leading(v), 0)
}
