package load

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// A typeTable knows the named types of the text. Types are kept as normalised
// text (ptr already i8*): the only question asked of them is what an index
// selects.
type typeTable struct {
	def   map[string]string     // %T -> text of its definition
	parts map[string]*aggregate // text of an aggregate -> its parts
}

// An aggregate is a type that an index can enter.
type aggregate struct {
	fields []string // of a struct, in order
	elem   string   // of an array or vector
}

// collect reads all "%T = type ..." lines of src, wherever they stand, and
// refuses types that contain themselves.
func (tt *typeTable) collect(src []byte) error {
	var names []token
	var e entity
	for pos, line := 0, int32(1); pos < len(src); {
		end := len(src)
		if k := bytes.IndexByte(src[pos:], '\n'); k >= 0 {
			end = pos + k
		}
		text := bytes.TrimLeft(src[pos:end], " \t")
		if len(text) > 0 && text[0] == '%' && bytes.Contains(text, []byte("type")) {
			lx := lexer{src: src, pos: end - len(text), line: line, bol: true}
			name, _ := lx.next()
			eq, _ := lx.next()
			kw, ok := lx.next()
			if ok && name.kind == tokLocal && string(src[eq.start:eq.end]) == "=" && string(src[kw.start:kw.end]) == "type" {
				if err := e.readType(&lx); err != nil {
					return nil // the main pass meets the same error and says it in order
				}
				tt.def[string(src[name.start:name.end])] = typeText(src, e.tok)
				names = append(names, name)
				pos, line = lx.pos, lx.line
				if k := bytes.IndexByte(src[pos:], '\n'); k >= 0 {
					pos += k + 1
					line++
				} else {
					pos = len(src)
				}
				continue
			}
		}
		pos = end + 1
		line++
	}
	return tt.checkFinite(src, names)
}

// readType reads the rest of a type definition: up to the end of the line,
// brackets closed.
func (e *entity) readType(l *lexer) error {
	e.tok, e.stack, e.chain = e.tok[:0], e.stack[:0], append(e.chain[:0], 0)
	for {
		save := *l
		t, ok := l.next()
		if !ok || t.first && len(e.stack) == 0 {
			if len(e.stack) > 0 {
				return inputErrorf(int(e.tok[0].line), "unclosed type")
			}
			*l = save
			return nil
		}
		if len(e.tok) >= maxEntity {
			return inputErrorf(int(t.line), "type definition too large")
		}
		if err := e.add(l.src, t); err != nil {
			return err
		}
	}
}

// checkFinite returns an error if some type contains itself other than behind
// a pointer. Neither the parser nor a layout algorithm would survive it.
func (tt *typeTable) checkFinite(src []byte, names []token) error {
	const (
		open = 1 // on the path
		done = 2
	)
	state := map[string]int{}
	type frame struct {
		name string
		refs []string
	}
	var path []frame
	for _, tok := range names {
		root := string(src[tok.start:tok.end])
		if state[root] == done {
			continue
		}
		state[root] = open
		path = append(path[:0], frame{root, tt.contained(root)})
		for len(path) > 0 {
			f := &path[len(path)-1]
			if len(f.refs) == 0 {
				state[f.name] = done
				path = path[:len(path)-1]
				continue
			}
			ref := f.refs[0]
			f.refs = f.refs[1:]
			switch state[ref] {
			case open:
				return inputErrorf(int(tok.line), "type %s contains itself", ref)
			case 0:
				state[ref] = open
				path = append(path, frame{ref, tt.contained(ref)})
			}
		}
	}
	return nil
}

// contained lists the named types that values of the named type contain.
func (tt *typeTable) contained(name string) []string {
	text, ok := tt.def[name]
	if !ok {
		return nil
	}
	if strings.IndexByte(text, '%') < 0 {
		return nil
	}
	e, ok := lexType(text)
	if !ok {
		return nil
	}
	src := []byte(text)
	var refs []string
	// Whatever a '*' or a parameter list follows is behind a pointer.
	for i := 0; i < len(e.tok); {
		t := e.tok[i]
		switch c := text[t.start]; {
		case t.kind == tokLocal:
			if end := typeEnd(src, e.tok, i); end > i+1 {
				i = end
				continue
			}
			refs = append(refs, text[t.start:t.end])
		case t.kind == tokPunct && (c == '{' || c == '[' || c == '<'):
			if end := typeEnd(src, e.tok, i); end > int(t.match)+1 {
				i = end
				continue
			}
		case t.kind == tokPunct && c == '(' && t.match > 0:
			i = int(t.match)
		}
		i++
	}
	return refs
}

// lexType cuts the text of one type.
func lexType(text string) (*entity, bool) {
	e := &entity{chain: []uint16{0}}
	l := newLexer([]byte(text))
	for {
		t, ok := l.next()
		if !ok {
			return e, len(e.stack) == 0 && len(e.tok) > 0
		}
		if e.add(l.src, t) != nil {
			return nil, false
		}
	}
}

// typeText prints tokens of a type in normalised form, with spaces only where
// they are needed or customary, so that equal types have equal text.
func typeText(src []byte, tok []token) string {
	var b strings.Builder
	star := -1 // token behind which the '*' of a "ptr addrspace(n)" is due
	for i := range tok {
		w := src[tok[i].start:tok[i].end]
		if i > 0 && (src[tok[i-1].start] == ',' || tok[i-1].kind != tokPunct && tok[i].kind != tokPunct) {
			b.WriteByte(' ')
		}
		if tok[i].kind == tokWord && string(w) == "ptr" {
			b.WriteString("i8")
			if i+3 < len(tok) && string(src[tok[i+1].start:tok[i+1].end]) == "addrspace" {
				star = i + 4 // behind ptr addrspace ( n
			} else {
				b.WriteByte('*')
			}
			continue
		}
		b.Write(w)
		if i == star {
			b.WriteByte('*')
		}
	}
	return b.String()
}

// typeEnd returns the index behind the type that starts at token i. Indices of
// tok must be those the match fields speak of, or those from some offset on
// with balanced brackets.
func typeEnd(src []byte, tok []token, i int) int {
	if i >= len(tok) {
		return i
	}
	is := func(k int, c byte) bool {
		return k < len(tok) && tok[k].kind == tokPunct && src[tok[k].start] == c
	}
	// group returns the index behind the bracket group at k.
	group := func(k int) int {
		depth := 0
		for ; k < len(tok); k++ {
			if tok[k].kind != tokPunct {
				continue
			}
			switch src[tok[k].start] {
			case '(', '[', '{', '<':
				depth++
			case ')', ']', '}', '>':
				depth--
			}
			if depth <= 0 {
				return k + 1
			}
		}
		return k
	}
	if is(i, '{') || is(i, '[') || is(i, '<') {
		i = group(i)
	} else {
		i++
	}
	for i < len(tok) {
		switch {
		case is(i, '*'):
			i++
		case is(i, '('):
			i = group(i)
		case tok[i].kind == tokWord && string(src[tok[i].start:tok[i].end]) == "addrspace" && is(i+1, '('):
			i = group(i + 1)
		default:
			return i
		}
	}
	return i
}

// aggregate returns the parts of the type with the given text, following
// names, or nil if an index cannot enter it.
func (tt *typeTable) aggregate(text string) *aggregate {
	for range 64 {
		d, ok := tt.def[text]
		if !ok {
			break
		}
		text = d
	}
	if a, ok := tt.parts[text]; ok {
		return a
	}
	a := parseAggregate(text)
	tt.parts[text] = a
	return a
}

func parseAggregate(text string) *aggregate {
	e, ok := lexType(text)
	if !ok {
		return nil
	}
	src, tok := []byte(text), e.tok
	last := len(tok) - 1
	if int(tok[0].match) != last || last < 1 {
		return nil
	}
	open := text[tok[0].start]
	lo, hi := 1, last
	if open == '<' && text[tok[1].start] == '{' && tok[1].kind == tokPunct {
		open, lo, hi = '{', 2, last-1
	}
	switch open {
	case '{':
		a := &aggregate{fields: []string{}}
		for i := lo; i < hi; {
			end := typeEnd(src, tok[:hi], i)
			a.fields = append(a.fields, typeText(src, tok[i:end]))
			i = end + 1 // the comma
		}
		return a
	case '[', '<':
		if lo+2 >= hi {
			return nil
		}
		if string(src[tok[lo].start:tok[lo].end]) == "vscale" {
			lo += 2
		}
		return &aggregate{elem: typeText(src, tok[lo+2:hi])}
	}
	return nil
}

// index returns the type that the index with the given text selects in t.
func (tt *typeTable) index(t, index string) (string, error) {
	a := tt.aggregate(t)
	switch {
	case a == nil:
		return "", fmt.Errorf("cannot index into type %s", t)
	case a.fields == nil:
		return a.elem, nil
	}
	k, err := strconv.Atoi(index)
	if index == "zeroinitializer" || index == "false" {
		k, err = 0, nil
	}
	if err != nil || k < 0 || k >= len(a.fields) {
		return "", fmt.Errorf("type %s has no field %s", t, index)
	}
	return a.fields[k], nil
}
