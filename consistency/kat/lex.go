package kat

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits on model files: beyond them a file is refused, so that no input can keep
// the parser busy or exhaust the stack.
const (
	maxFileSize = 1 << 20 // bytes of one file
	maxFiles    = 64      // files that one model consists of
	maxDepth    = 200     // brackets and operators within each other
	maxNames    = 10_000  // definitions of one model
	maxErrors   = 10      // errors that are reported at once
)

// ErrorList is everything that is wrong with a model file, in the order in which it
// is met, at most 10 errors and a remark that there are more. [Parse], [Resolve] and
// [Load] return it.
type ErrorList []*Error

func (l ErrorList) Error() string {
	var s []string
	for _, e := range l {
		s = append(s, e.Error())
	}
	return strings.Join(s, "\n")
}

// Unwrap lets errors.As find the first *Error.
func (l ErrorList) Unwrap() []error {
	var s []error
	for _, e := range l {
		s = append(s, e)
	}
	return s
}

// add takes note of an error unless there are enough of them.
func (l *ErrorList) add(e *Error) {
	switch {
	case len(*l) < maxErrors:
		*l = append(*l, e)
	case len(*l) == maxErrors:
		*l = append(*l, &Error{Pos: e.Pos, Msg: "too many errors"})
	}
}

// err is l as an error, nil if it is empty.
func (l ErrorList) err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

type tokKind uint8

const (
	tEOF tokKind = iota
	tBad         // hint says why
	tIdent
	tKeyword
	tString // text without quotes
	tZero
	tID
	tUnion
	tMeet
	tDiff
	tSeq
	tStar
	tPlus
	tOpt
	tInv
	tNot
	tLParen
	tRParen
	tLBracket
	tRBracket
	tEq
	tLe
	tQual // ::
)

type token struct {
	kind  tokKind
	text  string // as written
	space bool   // white space or a comment precedes it
	pos   Pos
	off   int    // in the source, bytes
	msg   string // tBad: what is wrong
	hint  string // tBad: what to do about it
}

// keywords, and whether a statement can start with them.
var keywords = map[string]bool{"let": true, "view": true, "acyclic": true, "irreflexive": true, "empty": true, "coherence": true,
	"error": true, "warning": true, "assert": true, "include": true, "rec": false, "and": false, "unless": false}

// symbols in the order in which they are tried.
var symbols = []struct {
	text string
	kind tokKind
}{
	{"^-1", tInv}, {"⁻¹", tInv}, {"^+", tPlus}, {"^*", tStar}, {"^?", tOpt}, {"⁺", tPlus},
	{"<=", tLe}, {"⊆", tLe}, {"::", tQual},
	{"|", tUnion}, {"∪", tUnion}, {"&", tMeet}, {"∩", tMeet}, {"\\", tDiff}, {"∖", tDiff}, {";", tSeq},
	{"*", tStar}, {"+", tPlus}, {"?", tOpt}, {"!", tNot}, {"¬", tNot}, {"(", tLParen}, {")", tRParen},
	{"[", tLBracket}, {"]", tRBracket}, {"=", tEq}, {"0", tZero}, {"∅", tZero},
}

// lexer cuts the text of a file into tokens.
type lexer struct {
	file      string
	src, rest string
	line, col int
}

// lex returns the tokens of src, the last one tEOF.
func lex(file, src string) []token {
	x := &lexer{file: file, src: src, rest: strings.TrimPrefix(src, "\ufeff"), line: 1, col: 1}
	var toks []token
	end := x.pos() // of the last token: where something is missing if the file ends
	for {
		t := x.next()
		if t.kind == tEOF {
			t.pos = end
			return append(toks, t)
		}
		toks, end = append(toks, t), x.pos()
	}
}

// skip moves on by n bytes.
func (x *lexer) skip(n int) string {
	s := x.rest[:n]
	x.rest = x.rest[n:]
	if i := strings.LastIndexByte(s, '\n'); i >= 0 {
		x.line += strings.Count(s, "\n")
		x.col = 1 + utf8.RuneCountInString(s[i+1:])
	} else {
		x.col += utf8.RuneCountInString(s)
	}
	return s
}

func (x *lexer) pos() Pos { return Pos{x.file, x.line, x.col} }

// blank skips white space and comments; it returns the position of a comment that
// does not end.
func (x *lexer) blank() (skipped bool, open *Pos) {
	for {
		n := len(x.rest) - len(strings.TrimLeftFunc(x.rest, unicode.IsSpace))
		switch {
		case n > 0:
		case strings.HasPrefix(x.rest, "//"):
			if n = strings.IndexByte(x.rest, '\n'); n < 0 {
				n = len(x.rest)
			}
		case strings.HasPrefix(x.rest, "(*"):
			if n = commentEnd(x.rest); n < 0 {
				p := x.pos()
				x.skip(len(x.rest))
				return true, &p
			}
		default:
			return skipped, nil
		}
		x.skip(n)
		skipped = true
	}
}

// commentEnd is the length of the comment that s starts with, -1 if it does not
// end. Comments nest.
func commentEnd(s string) int {
	depth := 0
	for i := 0; i+1 < len(s); {
		switch s[i : i+2] {
		case "(*":
			depth++
			i += 2
		case "*)":
			if depth--; depth == 0 {
				return i + 2
			}
			i += 2
		default:
			i++
		}
	}
	return -1
}

func letter(c byte) bool { return c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' }
func digit(c byte) bool  { return '0' <= c && c <= '9' }

// ident is the length of the identifier that s starts with, 0 if it starts with none:
// letters, digits, _ and ', with - and . between them.
func ident(s string) int {
	if s == "" || !letter(s[0]) {
		return 0
	}
	n := 1
	for n < len(s) {
		c := s[n]
		switch {
		case letter(c) || digit(c) || c == '\'':
		case (c == '-' || c == '.') && n+1 < len(s) && (letter(s[n+1]) || digit(s[n+1])):
		default:
			return n
		}
		n++
	}
	return n
}

func (x *lexer) next() token {
	space, open := x.blank()
	t := token{space: space, pos: x.pos(), off: len(x.src) - len(x.rest)}
	if open != nil {
		t.kind, t.pos, t.text, t.msg, t.hint = tBad, *open, "(*", "comment does not end", "close it with *)"
		return t
	}
	if x.rest == "" {
		return t
	}
	if n := ident(x.rest); n > 0 {
		t.text = x.skip(n)
		t.kind = tIdent
		if _, ok := keywords[t.text]; ok {
			t.kind = tKeyword
		} else if t.text == "id" {
			t.kind = tID
		}
		return t
	}
	if x.rest[0] == '"' {
		n := strings.IndexAny(x.rest[1:], "\"\n")
		if n < 0 || x.rest[1+n] == '\n' {
			if n < 0 {
				n = len(x.rest) - 1
			}
			t.kind, t.msg, t.hint = tBad, "string does not end on its line", `close it with "`
			t.text = strings.TrimPrefix(x.skip(1+n), `"`)
			return t
		}
		t.kind = tString
		t.text = x.skip(n + 2)
		t.text = t.text[1 : len(t.text)-1]
		return t
	}
	if digit(x.rest[0]) {
		n := 1
		for n < len(x.rest) && (digit(x.rest[n]) || letter(x.rest[n])) {
			n++
		}
		t.text = x.skip(n)
		if t.kind = tZero; t.text != "0" {
			t.kind, t.msg, t.hint = tBad, "not a relation", "0 is the empty relation, id the identity; names start with a letter"
		}
		return t
	}
	for _, s := range symbols {
		if strings.HasPrefix(x.rest, s.text) {
			t.kind = s.kind
			t.text = x.skip(len(s.text))
			return t
		}
	}
	r, n := utf8.DecodeRuneInString(x.rest)
	t.kind, t.msg = tBad, "unexpected character"
	if r == utf8.RuneError && n <= 1 {
		t.msg = "not UTF-8"
		t.hint = fmt.Sprintf("byte 0x%02x", x.rest[0])
		x.skip(n)
		return t
	}
	t.text = x.skip(n)
	switch r {
	case '#':
		t.hint = "comments are // to the end of the line or (* ... *)"
	case '~', '-':
		t.hint = "there is no complement of relations; ! negates predicates"
	case '^':
		t.hint = "the inverse of r is r^-1"
	case '<', '⊂':
		t.hint = "inclusion is <= or ⊆"
	case ':':
		t.hint = "a name of an included file is file::name"
	case ',':
		t.hint = "there are no functions; sequence is ;"
	}
	return t
}
