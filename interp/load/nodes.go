package load

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Metadata is half of the text of a program in C and most of one in C++, and the loader asks for little of it: the places
// of instructions, functions and variables. So it is taken out before the text is normalised and parsed, by line, and only
// nodes that are asked for are read, from the text:
//
//	store i32 1, ptr @x, align 4, !tbaa !5, !dbg !12      store i32 1, ptr @x, align 4, !n12 !0
//	call void @llvm.dbg.value(metadata !7, ...            call void @llvm.dbg.value(metadata !"!7", ...
//	!12 = !DILocation(line: 3, scope: !9)
//
// What is written in another way than LLVM writes it, or asked for in full, is left to the parser: see [split], nodes.odd
// and [readsTypes].

// nodes are the metadata nodes of a module, by their numbers.
type nodes struct {
	text []byte
	at   []place               // of the definitions
	made []metadata.Definition // those that were asked for
	todo []int                 // those whose fields are not set yet
	odd  bool                  // one that was asked for is written in another way than LLVM writes it
}

// place is what follows the = of a definition: text[from:to]; to is 0 if there is none.
type place struct{ from, to int32 }

// readsTypes reports whether the metadata of all modules of a program is asked for in full because of m, one of these: of
// operations the types of the source matter, and another module than the one that declares an operation may define it.
func readsTypes(m Module) bool {
	return slices.ContainsFunc([]string{annotation, invariant, condition}, func(s string) bool { return bytes.Contains(m.Text, []byte(s)) })
}

// split takes the metadata out of the text of a module, and attribute groups, which nothing asks for. Every line of src is
// a line of code. ok is false if the parser has to read the text as it is: a node or a group is not written on a line of
// its own, or something mentions one that is not defined, as in a file that was cut.
func split(src []byte) (code []byte, n *nodes, ok bool) {
	if len(src) > maxSource || !bytes.Contains(src, []byte("\ndefine ")) {
		return nil, nil, false
	}
	n = &nodes{text: src}
	s := splitter{nodes: n, out: make([]byte, 0, len(src)+64)}
	for at := 0; at < len(src); {
		end, next := len(src), len(src)
		if i := bytes.IndexByte(src[at:], '\n'); i >= 0 {
			end, next = at+i, at+i+1
		}
		line := src[at:end]
		switch {
		case len(line) > 0 && line[0] == '!':
			ok = s.define(at, end)
		case bytes.HasPrefix(line, []byte("attributes #")):
			ok = s.group(line[len("attributes #"):])
		default:
			ok = s.line(line)
		}
		if !ok {
			return nil, nil, false
		}
		if next > end {
			s.out = append(s.out, '\n')
		}
		at = next
	}
	if !s.asked.within(s.known) || !s.askedGroups.within(s.knownGroups) {
		return nil, nil, false
	}
	n.made = make([]metadata.Definition, len(n.at))
	return append(s.out, "\n!0 = !{}\n"...), n, true
}

// define notes where the node is that the line text[at:end] defines. Names of metadata are passed over.
func (s *splitter) define(at, end int) bool {
	name, body, ok := bytes.Cut(s.text[at:end], []byte(" = "))
	if !ok || len(name) < 2 {
		return false
	}
	from := end - len(body)
	body = bytes.TrimPrefix(body, []byte("distinct "))
	if len(body) == 0 || body[0] != '!' {
		return false
	}
	e := tail(body, 1)
	if !s.closed(body[e:]) {
		return false
	}
	if !isDigit(name[1]) {
		return tail(name, 1) == len(name)
	}
	id := nodeID(name[1:])
	if id < 0 || id > len(s.text) || s.defined(id) || string(body[1:e]) == "DIExpression" {
		return false
	}
	for len(s.at) <= id {
		s.at = append(s.at, place{})
	}
	s.at[id] = place{int32(from), int32(end)}
	s.known.add(id)
	return true
}

// group notes the attribute group that a line defines, given what follows its #.
func (s *splitter) group(line []byte) bool {
	number, body, ok := bytes.Cut(line, []byte(" = "))
	id := nodeID(number)
	if !ok || id < 0 || !s.closed(body) {
		return false
	}
	s.knownGroups.add(id)
	return true
}

// closed reports whether text is one pair of brackets with what stands between them, and notes the nodes mentioned there.
func (s *splitter) closed(text []byte) bool {
	if len(text) == 0 || text[0] != '(' && text[0] != '{' {
		return false
	}
	depth, curly := 0, uint64(0) // of each open bracket a bit, the innermost one last
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '"':
			k := bytes.IndexByte(text[i+1:], '"')
			if k < 0 {
				return false
			}
			i += k + 1
		case '!':
			if e := digits(text, i+1); e > i+1 {
				if !s.ask(text[i+1 : e]) {
					return false
				}
				i = e - 1
			}
		case ';':
			return false
		case '(', '{':
			if depth++; depth > 64 {
				return false
			}
			curly <<= 1
			if c == '{' {
				curly |= 1
			}
		case ')', '}':
			if curly&1 == 1 != (c == '}') {
				return false
			}
			curly >>= 1
			if depth--; depth == 0 {
				return len(bytes.TrimRight(text[i+1:], " \t\r")) == 0
			}
		}
	}
	return false
}

func (n *nodes) defined(id int) bool { return id < len(n.at) && n.at[id].to > 0 }

// nodeID is the number of a node, -1 if digits is none or too large.
func nodeID[T ~string | ~[]byte](digits T) int {
	const most = 1 << 22
	if len(digits) == 0 {
		return -1
	}
	id := 0
	for i := range len(digits) {
		c := digits[i]
		if !isDigit(c) || id > most {
			return -1
		}
		id = id*10 + int(c-'0')
	}
	return id
}

// splitter writes the text without metadata.
type splitter struct {
	*nodes
	out                      []byte
	asked, known             bitset // nodes that something mentions, and those that are defined
	askedGroups, knownGroups bitset // likewise attribute groups
}

// add is set for a number of any size.
func (s *bitset) add(i int) {
	for len(*s) <= i/64 {
		*s = append(*s, 0)
	}
	(*s)[i/64] |= 1 << (i % 64)
}

// within reports whether all of s is in t.
func (s bitset) within(t bitset) bool {
	for i, bits := range s {
		if i < len(t) {
			bits &^= t[i]
		}
		if bits != 0 {
			return false
		}
	}
	return true
}

// line writes a line that is no definition, nothing for a debug record. It returns false if it does not know how metadata
// in it is written.
func (s *splitter) line(line []byte) bool {
	if record := bytes.TrimLeft(line, " \t"); bytes.HasPrefix(record, []byte("#dbg_")) {
		return s.closed(record[tail(record, 1):])
	}
	rest := 0 // what is before is written
	for i := 0; i < len(line); {
		switch line[i] {
		case ';':
			i = len(line)
		case '"':
			k := bytes.IndexByte(line[i+1:], '"')
			if k < 0 {
				return false
			}
			i += k + 2
		case '#':
			e := digits(line, i+1)
			if e > i+1 && i > 0 && line[i-1] == ' ' {
				id := nodeID(line[i+1 : e])
				if id < 0 {
					return false
				}
				s.askedGroups.add(id)
				s.out = append(s.out, line[rest:i-1]...)
				rest = e
			}
			i = e
		case '!':
			var ok bool
			if i, rest, ok = s.mention(line, i, rest); !ok {
				return false
			}
		default:
			i++
		}
	}
	s.out = append(s.out, line[rest:]...)
	return true
}

// mention reads what the ! at i begins. It returns the offset behind that, and from where on line is still to be written.
func (s *splitter) mention(line []byte, i, rest int) (next, unwritten int, ok bool) {
	e := tail(line, i+1)
	switch word := line[i+1 : e]; {
	case len(word) == 0: // !{ and !"; the latter may look like what stands for a node
		return e, rest, !bytes.HasPrefix(line[e:], []byte(`"!`))
	case isDigit(word[0]):
		if bytes.HasSuffix(line[:i], []byte("metadata ")) {
			s.out = append(append(append(append(s.out, line[rest:i]...), `!"!`...), word...), '"')
			return e, e, s.ask(word)
		}
		return e, rest, false
	case string(word) == "DIExpression" || string(word) == "DIArgList":
		return e, rest, true
	case !bytes.HasPrefix(line[e:], []byte(" !")):
		return e, rest, false
	default: // an attachment
		d := digits(line, e+2)
		if string(word) != "dbg" {
			s.out = append(s.out, bytes.TrimSuffix(bytes.TrimSuffix(line[rest:i], []byte(" ")), []byte(","))...)
		} else {
			s.out = append(append(append(append(s.out, line[rest:i]...), "!n"...), line[e+2:d]...), " !0"...)
		}
		return d, d, d > e+2 && s.ask(line[e+2:d])
	}
}

// ask notes that something mentions the node with these digits.
func (s *splitter) ask(digits []byte) bool {
	id := nodeID(digits)
	if id >= 0 {
		s.asked.add(id)
	}
	return id >= 0
}

// digits returns the offset behind the digits at i.
func digits(s []byte, i int) int {
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	return i
}

// attach gives the functions, variables and instructions of m, which was parsed from the code, their nodes. It returns false
// if one is not written as LLVM writes it.
func (n *nodes) attach(m *llir.Module) bool {
	for _, g := range m.Globals {
		n.resolve(g.Metadata)
	}
	for _, f := range m.Funcs {
		n.resolve(f.Metadata)
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				if a, ok := inst.(attachments); ok {
					n.resolve(a.MDAttachments())
				}
				if c, ok := inst.(*llir.InstCall); ok {
					n.arguments(c.Args)
				}
			}
			if a, ok := b.Term.(attachments); ok {
				n.resolve(a.MDAttachments())
			}
			if c, ok := b.Term.(*llir.TermInvoke); ok {
				n.arguments(c.Args)
			}
		}
	}
	for len(n.todo) > 0 {
		id := n.todo[len(n.todo)-1]
		n.todo = n.todo[:len(n.todo)-1]
		n.fill(id)
	}
	return !n.odd
}

// resolve makes attachments what they were in the text: !n12 !0 is !dbg !12.
func (n *nodes) resolve(as []*metadata.Attachment) {
	for _, a := range as {
		if digits, ok := strings.CutPrefix(a.Name, "n"); ok {
			if id := nodeID(digits); id >= 0 {
				a.Name, a.Node = "dbg", n.node(id)
			}
		}
	}
}

// arguments does for arguments of a call what resolve does for attachments: !"!7" is !7.
func (n *nodes) arguments(args []value.Value) {
	for _, v := range args {
		if a, ok := v.(*llir.Arg); ok {
			v = a.Value
		}
		md, ok := v.(*metadata.Value)
		if !ok {
			continue
		}
		if s, ok := md.Value.(*metadata.String); ok && strings.HasPrefix(s.Value, "!") {
			if id := nodeID(s.Value[1:]); id >= 0 {
				md.Value = n.node(id)
			}
		}
	}
}

// node returns node id, whose fields are set when the nodes to do are done; nil if there is none.
func (n *nodes) node(id int) metadata.Definition {
	if !n.defined(id) {
		return nil
	}
	if n.made[id] != nil {
		return n.made[id]
	}
	var d metadata.Definition
	switch kind, _ := n.body(id); string(kind) {
	case "DILocation":
		d = &metadata.DILocation{}
	case "DILexicalBlock":
		d = &metadata.DILexicalBlock{}
	case "DILexicalBlockFile":
		d = &metadata.DILexicalBlockFile{}
	case "DISubprogram":
		d = &metadata.DISubprogram{}
	case "DIFile":
		d = &metadata.DIFile{}
	case "DIGlobalVariableExpression":
		d = &metadata.DIGlobalVariableExpression{}
	case "DIGlobalVariable":
		d = &metadata.DIGlobalVariable{}
	case "DILocalVariable":
		d = &metadata.DILocalVariable{}
	default:
		d = &metadata.Tuple{}
	}
	d.SetID(int64(id))
	n.made[id] = d
	n.todo = append(n.todo, id)
	return d
}

// body is the kind of node id and what follows the bracket behind it.
func (n *nodes) body(id int) (kind, fields []byte) {
	at := n.at[id]
	text := bytes.TrimPrefix(n.text[at.from:at.to], []byte("distinct "))
	i := bytes.IndexByte(text, '(')
	if i < 1 || text[0] != '!' {
		return nil, nil
	}
	return text[1:i], text[i+1:]
}

// fill sets the fields of node id that something asks for.
func (n *nodes) fill(id int) {
	if _, ok := n.made[id].(*metadata.Tuple); ok {
		return
	}
	for _, text := n.body(id); len(text) > 0; {
		name, v, rest, ok := nextField(text)
		if !ok {
			n.odd = true
			return
		}
		text = rest
		switch d := n.made[id].(type) {
		case *metadata.DILocation:
			n.setLocation(d, string(name), v)
		case *metadata.DILexicalBlock:
			n.setBlock(&d.Scope, &d.File, string(name), v)
		case *metadata.DILexicalBlockFile:
			n.setBlock(&d.Scope, &d.File, string(name), v)
		case *metadata.DISubprogram:
			n.setSubprogram(d, string(name), v)
		case *metadata.DIFile:
			switch string(name) {
			case "filename":
				d.Filename = n.string(v)
			case "directory":
				d.Directory = n.string(v)
			}
		case *metadata.DIGlobalVariableExpression:
			if string(name) == "var" {
				d.Var = referred[*metadata.DIGlobalVariable](n, v)
			}
		case *metadata.DIGlobalVariable:
			switch string(name) {
			case "file":
				d.File = referred[*metadata.DIFile](n, v)
			case "line":
				d.Line = n.number(v)
			}
		case *metadata.DILocalVariable:
			n.setLocal(d, string(name), v)
		}
	}
}

func (n *nodes) setLocation(d *metadata.DILocation, name string, v fieldValue) {
	switch name {
	case "line":
		d.Line = n.number(v)
	case "column":
		d.Column = n.number(v)
	case "scope":
		d.Scope = n.scope(v)
	case "inlinedAt":
		d.InlinedAt = referred[*metadata.DILocation](n, v)
	}
}

func (n *nodes) setBlock(scope *metadata.Field, file **metadata.DIFile, name string, v fieldValue) {
	switch name {
	case "scope":
		*scope = n.scope(v)
	case "file":
		*file = referred[*metadata.DIFile](n, v)
	}
}

func (n *nodes) setSubprogram(d *metadata.DISubprogram, name string, v fieldValue) {
	switch name {
	case "name":
		d.Name = n.string(v)
	case "linkageName":
		d.LinkageName = n.string(v)
	case "file":
		d.File = referred[*metadata.DIFile](n, v)
	case "line":
		d.Line = n.number(v)
	}
}

func (n *nodes) setLocal(d *metadata.DILocalVariable, name string, v fieldValue) {
	switch name {
	case "name":
		d.Name = n.string(v)
	case "arg":
		d.Arg = uint64(n.number(v))
	case "scope":
		d.Scope = n.scope(v)
	case "line":
		d.Line = n.number(v)
	}
}

// A fieldValue is the value of a field as it is written.
type fieldValue []byte

// nextField takes the first field from text: "line: 3, column: 5)".
func nextField(text []byte) (name []byte, v fieldValue, rest []byte, ok bool) {
	colon := bytes.Index(text, []byte(": "))
	if colon < 0 {
		return nil, nil, nil, false
	}
	name, text = bytes.TrimPrefix(text[:colon], []byte(" ")), text[colon+2:]
	if tail(name, 0) < len(name) {
		return nil, nil, nil, false
	}
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			k := bytes.IndexByte(text[i+1:], '"')
			if k < 0 {
				return nil, nil, nil, false
			}
			i += k + 1
		case '(', '{':
			depth++
		case ')', '}':
			if depth--; depth < 0 {
				return name, text[:i], nil, true
			}
		case ',':
			if depth == 0 {
				return name, text[:i], text[i+1:], true
			}
		}
	}
	return nil, nil, nil, false
}

func (n *nodes) number(v fieldValue) int64 {
	i, err := strconv.ParseInt(string(v), 10, 64)
	n.odd = n.odd || err != nil
	return i
}

// string is v without quotes, its \XX decoded.
func (n *nodes) string(v fieldValue) string {
	if len(v) < 2 || v[0] != '"' || bytes.IndexByte(v[1:], '"') != len(v)-2 {
		n.odd = true
		return ""
	}
	v = v[1 : len(v)-1]
	if bytes.IndexByte(v, '\\') < 0 {
		return string(v)
	}
	var out []byte
	for i := 0; i < len(v); i++ {
		if v[i] == '\\' {
			if i+1 < len(v) && v[i+1] == '\\' {
				i++
			} else if i+2 < len(v) && isHex(v[i+1]) && isHex(v[i+2]) {
				b, _ := strconv.ParseUint(string(v[i+1:i+3]), 16, 8)
				out = append(out, byte(b))
				i += 2
				continue
			}
		}
		out = append(out, v[i])
	}
	return string(out)
}

// scope is the node that v names.
func (n *nodes) scope(v fieldValue) metadata.Field {
	if d := referred[metadata.Definition](n, v); d != nil {
		return d
	}
	return metadata.Null
}

// referred is the node that v names, nil if it is null.
func referred[T metadata.Definition](n *nodes, v fieldValue) (d T) {
	if string(v) == "null" {
		return d
	}
	ok := false
	if len(v) > 1 && v[0] == '!' {
		if id := nodeID(v[1:]); id >= 0 {
			d, ok = n.node(id).(T)
		}
	}
	n.odd = n.odd || !ok
	return d
}
