package load

import (
	"bytes"
	"fmt"
)

// tokenKind is the lexical class of a token of LLVM assembly. The classes are
// those LLVM's own lexer makes, because only they tell a name called "ptr"
// from the type ptr.
type tokenKind uint8

const (
	tokWord   tokenKind = iota // bare word: ptr, add, i32, x
	tokLabel                   // word, number or string with the ':' behind it: bb1:, line:
	tokLocal                   // %x %12 %"a b"
	tokGlobal                  // @x @12 @"a b"
	tokComdat                  // $x $"a b"
	tokMDName                  // !name, !DIFile
	tokMDID                    // !12
	tokAttr                    // #12
	tokDbg                     // #dbg_value and its like
	tokString                  // "..."
	tokNumber                  // 12 -3 1.0e+06 0x7FF0 0xK.. u0x..
	tokPunct                   // one character, or "..."
)

// A token is a half-open range of the source text and what the rules need to
// know of its surroundings.
type token struct {
	start, end int32     // bytes src[start:end]
	line       int32     // line of the first byte, from 1
	match      int32     // index of the partner for brackets, otherwise -1
	depth      uint16    // number of brackets open around the token (a bracket is outside itself)
	kind       tokenKind // lexical class
	first      bool      // nothing but white space stands before it on its line
}

const (
	// maxNesting bounds the depth of brackets. It protects the recursive code
	// of the parser behind us: a Go stack overflow cannot be recovered from.
	maxNesting = 256
	// maxSuffix bounds chains of type suffixes like i8****, for the same reason.
	maxSuffix = 256
	// maxEntity bounds the tokens of one function or global, hence our memory
	// on a text that opens a bracket and never closes it.
	maxEntity = 1 << 24
	// maxSource is the longest text accepted; offsets are 32-bit.
	maxSource = 1 << 30
	// maxHeader bounds the lines of one top-level entity outside brackets.
	maxHeader = 64
)

// A lexer cuts a text into tokens. It never fails: a character of no class
// becomes a tokPunct, and the caller judges.
type lexer struct {
	src  []byte
	pos  int
	line int32
	bol  bool // no token yet on this line
}

func newLexer(src []byte) lexer { return lexer{src: src, line: 1, bol: true} }

// next returns the next token; ok is false at the end of the text.
// Comments and white space are skipped.
func (l *lexer) next() (t token, ok bool) {
	src := l.src
	for {
		if l.pos >= len(src) {
			return token{}, false
		}
		c := src[l.pos]
		if c == '\n' {
			l.line++
			l.bol = true
			l.pos++
		} else if c == ' ' || c == '\t' || c == '\r' {
			l.pos++
		} else if c == ';' {
			n := bytes.IndexByte(src[l.pos:], '\n')
			if n < 0 {
				l.pos = len(src)
			} else {
				l.pos += n
			}
		} else {
			break
		}
	}
	t = token{start: int32(l.pos), line: l.line, match: -1, first: l.bol}
	l.bol = false
	t.kind, l.pos = l.scan(l.pos)
	t.end = int32(l.pos)
	return t, true
}

// scan classifies the token at i and returns the offset behind it.
func (l *lexer) scan(i int) (tokenKind, int) {
	src := l.src
	switch c := src[i]; {
	case c == '%' || c == '@' || c == '$':
		return l.scanName(i)
	case c == '!':
		return l.scanMetadata(i)
	case c == '#':
		e := tail(src, i+1)
		switch {
		case e == i+1:
			return tokPunct, e
		case isDigit(src[i+1]):
			return tokAttr, e
		}
		return tokDbg, e
	case c == '"':
		e, ok := l.str(i)
		if !ok {
			return tokPunct, i + 1
		}
		if e < len(src) && src[e] == ':' {
			return tokLabel, e + 1
		}
		return tokString, e
	case c == '.' && bytes.HasPrefix(src[i:], []byte("...")) && (i+3 >= len(src) || !isTail(src[i+3])):
		return tokPunct, i + 3
	case c == '+' && i+1 < len(src) && isDigit(src[i+1]):
		return tokNumber, number(src, i+1)
	case c == '+' || !isTail(c):
		return tokPunct, i + 1
	}
	return l.scanWord(i)
}

// scanName is scan for what starts with %, @ or $.
func (l *lexer) scanName(i int) (tokenKind, int) {
	src := l.src
	kind := tokLocal
	switch src[i] {
	case '@':
		kind = tokGlobal
	case '$':
		kind = tokComdat
	}
	if i+1 < len(src) && src[i+1] == '"' {
		if e, ok := l.str(i + 1); ok {
			return kind, e
		}
		return tokPunct, i + 1
	}
	e := tail(src, i+1)
	if kind == tokComdat && e < len(src) && src[e] == ':' {
		return tokLabel, e + 1
	}
	if e == i+1 {
		return tokPunct, e
	}
	return kind, e
}

// scanMetadata is scan for what starts with !.
func (l *lexer) scanMetadata(i int) (tokenKind, int) {
	src := l.src
	e := i + 1
	if e < len(src) && isDigit(src[e]) {
		for e < len(src) && isDigit(src[e]) {
			e++
		}
		return tokMDID, e
	}
	for e < len(src) && (isTail(src[e]) || src[e] == '\\') {
		e++
	}
	if e == i+1 {
		return tokPunct, e
	}
	return tokMDName, e
}

// scanWord is scan for labels, numbers and words.
func (l *lexer) scanWord(i int) (tokenKind, int) {
	src := l.src
	c := src[i]
	e := tail(src, i)
	if e < len(src) && src[e] == ':' {
		return tokLabel, e + 1
	}
	if isDigit(c) || c == '-' && i+1 < len(src) && isDigit(src[i+1]) {
		return tokNumber, number(src, i)
	}
	if (c == 'u' || c == 's') && i+3 < len(src) && src[i+1] == '0' && src[i+2] == 'x' && isHex(src[i+3]) {
		return tokNumber, e
	}
	return tokWord, e
}

// str returns the offset behind the string that starts at i. Strings of LLVM
// assembly have no escape for the quote.
func (l *lexer) str(i int) (int, bool) {
	n := bytes.IndexByte(l.src[i+1:], '"')
	if n < 0 {
		return 0, false
	}
	e := i + 1 + n + 1
	l.line += int32(bytes.Count(l.src[i:e], []byte{'\n'}))
	return e, true
}

// number returns the offset behind the number at i (sign, hexadecimal forms,
// decimal fraction and exponent).
func number(src []byte, i int) int {
	if src[i] == '-' {
		i++
	}
	if i+1 < len(src) && src[i] == '0' && src[i+1] == 'x' {
		return tail(src, i)
	}
	for i < len(src) && isDigit(src[i]) {
		i++
	}
	if i < len(src) && src[i] == '.' {
		i++
		for i < len(src) && isDigit(src[i]) {
			i++
		}
		if i < len(src) && (src[i] == 'e' || src[i] == 'E') {
			e := i + 1
			if e < len(src) && (src[e] == '+' || src[e] == '-') {
				e++
			}
			if e < len(src) && isDigit(src[e]) {
				for e < len(src) && isDigit(src[e]) {
					e++
				}
				i = e
			}
		}
	}
	return i
}

// tail returns the offset behind the run of name characters at i.
func tail(src []byte, i int) int {
	for i < len(src) && isTail(src[i]) {
		i++
	}
	return i
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isHex(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}

// isTail reports whether c may stand inside a name: [-a-zA-Z$._0-9].
func isTail(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || isDigit(c) || c == '_' || c == '.' || c == '-' || c == '$'
}

// An entity is the text of one top-level item: a function, a global, a type
// definition, a metadata node and so on.
type entity struct {
	tok   []token
	stack []int32  // open brackets
	chain []uint16 // per open bracket (and outside): suffixes in the current type
}

// read replaces e by the next entity of l. It returns false at the end of the
// text. A new entity begins where a line, outside all brackets, starts with a
// token that only a top-level item starts with.
func (e *entity) read(l *lexer) (bool, error) {
	e.tok, e.stack, e.chain = e.tok[:0], e.stack[:0], append(e.chain[:0], 0)
	lines := 0
	for {
		save := *l
		t, ok := l.next()
		if !ok {
			if n := len(e.stack); n > 0 {
				o := e.tok[e.stack[n-1]]
				return false, inputErrorf(int(o.line), "bracket %q is never closed; is the file truncated?", l.src[o.start:o.end])
			}
			return len(e.tok) > 0, nil
		}
		if t.first && len(e.stack) == 0 {
			starts := startsEntity(l.src, t)
			switch {
			case len(e.tok) == 0 && !starts:
				return false, inputErrorf(int(t.line), "%s is not a top-level item of LLVM assembly (expected define, declare, target, @global, %%type, !metadata ...)", excerpt(l.src, t))
			case len(e.tok) > 0 && starts:
				*l = save
				return true, nil
			}
			if lines++; lines > maxHeader {
				return false, inputErrorf(int(t.line), "%s is not LLVM assembly", excerpt(l.src, t))
			}
		}
		if len(e.tok) >= maxEntity {
			return false, inputErrorf(int(e.tok[0].line), "the item that starts here is too large (more than %d tokens)", maxEntity)
		}
		if err := e.add(l.src, t); err != nil {
			return false, err
		}
	}
}

// add appends t, links brackets and guards the limits.
func (e *entity) add(src []byte, t token) error {
	i := int32(len(e.tok))
	d := len(e.stack)
	t.depth = uint16(d)
	if t.kind != tokPunct {
		e.chain[d] = 0
		e.tok = append(e.tok, t)
		return nil
	}
	c := src[t.start]
	switch c {
	case '(', '[', '{', '<':
		if d >= maxNesting {
			return inputErrorf(int(t.line), "brackets nested deeper than %d", maxNesting)
		}
		e.stack = append(e.stack, i)
		e.chain = append(e.chain, 0)
	case ')', ']', '}', '>':
		if d == 0 {
			return inputErrorf(int(t.line), "bracket %q closes nothing", c)
		}
		o := e.stack[d-1]
		if open := src[e.tok[o].start]; closing(open) != c {
			return inputErrorf(int(t.line), "bracket %q closes the %q of line %d", c, open, e.tok[o].line)
		}
		t.match, e.tok[o].match = o, i
		d--
		t.depth = uint16(d)
		e.stack = e.stack[:d]
		e.chain = e.chain[:d+1]
		if c == ')' {
			e.chain[d]++
		} else {
			e.chain[d] = 0
		}
	case '*':
		e.chain[d]++
	default:
		e.chain[d] = 0
	}
	if e.chain[d] > maxSuffix {
		return inputErrorf(int(t.line), "type with more than %d levels", maxSuffix)
	}
	e.tok = append(e.tok, t)
	return nil
}

func closing(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '[':
		return ']'
	case '{':
		return '}'
	}
	return '>'
}

// startsEntity reports whether t, first on its line and outside brackets,
// opens a top-level item.
func startsEntity(src []byte, t token) bool {
	switch t.kind {
	case tokLocal, tokGlobal, tokComdat, tokMDName, tokMDID:
		return true
	case tokPunct:
		return src[t.start] == '^'
	case tokWord:
		switch string(src[t.start:t.end]) {
		case "define", "declare", "target", "source_filename", "module", "attributes", "uselistorder", "uselistorder_bb":
			return true
		}
	}
	return false
}

// excerpt quotes the text at t for a message, cut to a sensible length.
func excerpt(src []byte, t token) string {
	s := src[t.start:t.end]
	if len(s) > 40 {
		s = s[:40]
	}
	return fmt.Sprintf("%q", s)
}
