package kat

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"genmcgo/consistency/models"
)

// File is a model file, parsed: syntax and positions, names not yet looked up.
type File struct {
	Path  string // as given, slashes
	Name  string // base name without extension
	src   string
	stmts []*stmt
}

type stmtKind uint8

const (
	sLet stmtKind = iota
	sView
	sAcyclic
	sIrreflexive
	sEmpty
	sCoherence
	sError
	sWarning
	sAssert
	sInclude
)

type stmt struct {
	kind    stmtKind
	pos     Pos
	text    string // as written, comments and line breaks removed
	rec     bool   // sLet, sView: the definitions may mention each other
	defs    []definition
	expr    *node  // constraints
	name    string // sError, sWarning
	namePos Pos
	cond    *cond // what follows unless, what assert claims; may be nil
	file    *File // sInclude
}

type definition struct {
	name string
	pos  Pos
	expr *node
}

// cond is left ⊆ right or left = right.
type cond struct {
	left, right *node
	equal       bool
	pos         Pos // of the operator
}

type nodeKind uint8

const (
	nName nodeKind = iota
	nZero
	nID
	nTest // [args[0]]
	nNot
	nUnion
	nMeet
	nDiff
	nSeq
	nStar
	nPlus
	nOpt
	nInv
)

// node is an expression as written: a relation or a predicate, which only names
// can tell.
type node struct {
	kind nodeKind
	pos  Pos    // of its first token
	name string // nName: name or file::name
	off  int    // its text in File.src, bytes
	end  int
	args []*node
}

// text is n as written, in one line, shortened if it is long.
func (f *File) text(n *node) string {
	s := []rune(strings.Join(strings.Fields(f.src[n.off:n.end]), " "))
	if len(s) > 60 {
		s = append(s[:57], '.', '.', '.')
	}
	return string(s)
}

// Parse makes a syntax tree of the model file src, called file: that is what
// positions say, and what it includes is looked for beside it, then among the
// shipped models. Open reads an included file, whose path has slashes. The error is
// an [ErrorList].
func Parse(file string, src []byte, open func(path string) ([]byte, error)) (*File, error) {
	c := &collector{open: open, files: map[string]*File{}}
	f := c.file(file, src)
	if len(c.errs) > 0 {
		return nil, c.errs
	}
	return f, nil
}

// collector parses a file and what it includes.
type collector struct {
	open  func(string) ([]byte, error)
	files map[string]*File // by path; nil while it is being parsed
	errs  ErrorList
}

func (c *collector) file(name string, src []byte) *File {
	base := path.Base(name)
	f := &File{Path: name, Name: strings.TrimSuffix(base, path.Ext(base)), src: string(src)}
	at := Pos{name, 1, 1}
	if len(src) > maxFileSize {
		c.errs.add(&Error{Pos: at, Msg: fmt.Sprintf("file is larger than %d bytes", maxFileSize), Hint: "is it a model?"})
		return f
	}
	clean := path.Clean(name)
	c.files[clean] = nil
	p := &parser{c: c, file: f, toks: lex(name, f.src)}
	if len(p.toks) == 1 {
		c.errs.add(&Error{Pos: at, Msg: "the file is empty", Hint: "a model needs at least one constraint, such as: acyclic po | rf | co | fr"})
	}
	for p.peek().kind != tEOF && len(c.errs) <= maxErrors {
		p.statement()
	}
	c.files[clean] = f
	return f
}

// include parses the file that a statement at pos in from includes.
func (c *collector) include(from string, t token) *File {
	fail := func(msg, hint string) *File {
		c.errs.add(&Error{Pos: t.pos, Text: t.text, Msg: msg, Hint: hint})
		return nil
	}
	if t.text == "" {
		return fail("include of a file without a name", `write include "file.kat"`)
	}
	name := t.text
	if !path.IsAbs(name) {
		name = path.Join(path.Dir(from), name)
	}
	name = path.Clean(name)
	f, seen := c.files[name]
	var src []byte
	if !seen {
		err := fs.ErrNotExist
		if c.open != nil {
			src, err = c.open(name)
		}
		if errors.Is(err, fs.ErrNotExist) && !strings.Contains(t.text, "/") {
			if shipped, e := fs.ReadFile(models.FS, t.text); e == nil {
				name, src, err = "built-in/"+t.text, shipped, nil
				f, seen = c.files[name]
			}
		}
		if err != nil {
			return fail("cannot read the included file", err.Error()+"; paths are relative to the including file")
		}
	}
	switch {
	case f != nil:
		return f
	case seen:
		return fail("the file includes itself", "move what both need to a third file")
	case len(c.files) >= maxFiles:
		return fail(fmt.Sprintf("more than %d files", maxFiles), "")
	}
	return c.file(name, src)
}

type parser struct {
	c     *collector
	file  *File
	toks  []token
	i     int
	depth int
}

// syntax is what the parser panics with, and statement recovers from.
type syntax struct{ err *Error }

func (p *parser) fail(pos Pos, text, msg, hint string) {
	panic(syntax{&Error{Pos: pos, Text: text, Msg: msg, Hint: hint}})
}

func (p *parser) peek() token { return p.toks[p.i] }

func (p *parser) next() token {
	t := p.toks[p.i]
	if t.kind != tEOF {
		p.i++
	}
	return t
}

// unexpected fails because of the next token, where want is expected.
func (p *parser) unexpected(want, hint string) {
	t := p.peek()
	switch t.kind {
	case tEOF:
		p.fail(t.pos, "", "the file ends where "+want+" is expected", hint)
	case tBad:
		p.fail(t.pos, t.text, t.msg, t.hint)
	}
	p.fail(t.pos, t.text, "expected "+want+", found", hint)
}

// expect returns the next token, which must be of kind k.
func (p *parser) expect(k tokKind, want, hint string) token {
	if p.peek().kind != k {
		p.unexpected(want, hint)
	}
	return p.next()
}

// last is where the text of the token before the next one ends.
func (p *parser) last() int {
	t := p.toks[p.i-1]
	n := len(t.text)
	if t.kind == tString {
		n += 2
	}
	return t.off + n
}

func (p *parser) keyword(s string) bool {
	if t := p.peek(); t.kind == tKeyword && t.text == s {
		p.next()
		return true
	}
	return false
}

// foreign are statements of related languages.
var foreign = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"export": "constraints are written without export", "assume": "what is known about relations is built in",
		"relation": "relations are built in, or defined by let", "predicate": "predicates are built in, or defined by let",
		"disjoint": "what is known about predicates is built in", "flag": "write error NAME unless ...", "show": "nothing to show here",
		"procedure": "there are no procedures", "with": "co is enumerated by the explorer", "undefined_unless": "write error NAME unless ...",
		"unshow": "nothing to show here", "check": "write acyclic, irreflexive or empty", "save": "write view", "reduce": "write view",
	}
})

// resume, deferred, makes a syntax error in the statement that begins at token start one of
// the file's errors, and goes on to the next statement.
func (p *parser) resume(start int) {
	r := recover()
	if r == nil {
		return
	}
	s, ok := r.(syntax)
	if !ok {
		panic(r)
	}
	p.c.errs.add(s.err)
	if p.i == start {
		p.next()
	}
	for t := p.peek(); t.kind != tEOF && !(t.kind == tKeyword && keywords[t.text]); t = p.peek() {
		p.next()
	}
}

// noStatement fails: no statement begins with t.
func (p *parser) noStatement(t token) {
	switch {
	case t.kind == tKeyword && t.text == "and":
		p.fail(t.pos, t.text, "and without let rec", "and joins the definitions of one let rec; otherwise write let")
	case t.kind == tString:
		p.fail(t.pos, t.text, "a string is not a statement", "the name of a model is that of its file; notes go into comments")
	}
	hint := foreign()[t.text]
	if hint == "" && t.kind == tIdent {
		var known []string
		for k, starts := range keywords {
			if starts {
				known = append(known, k)
			}
		}
		hint = didYouMean(t.text, known)
	}
	want := "a statement"
	if p.i > 0 {
		want = "an operator or the next statement"
		if hint == "" {
			hint = p.afterExpression(t)
		}
	}
	p.unexpected(want, hint)
}

// afterExpression is the hint for a token that cannot follow what is before it.
func (p *parser) afterExpression(t token) string {
	switch before := p.toks[p.i-1].kind; {
	case t.kind == tRParen || t.kind == tRBracket:
		return "nothing is open that it closes"
	case before == tStar:
		return "there is no product of predicates: write [A] ; r ; [B]"
	case before != tString:
		return "operators are | & \\ ; and postfix * + ? ^-1; sequence needs ;"
	}
	return ""
}

// definitions parses what follows let or view.
func (p *parser) definitions(s *stmt) {
	s.rec = p.keyword("rec")
	s.defs = append(s.defs, p.definition())
	for p.peek().text == "and" && p.peek().kind == tKeyword {
		if !s.rec {
			p.fail(p.peek().pos, "and", "and without let rec", "and joins the definitions of one let rec; otherwise write let")
		}
		p.next()
		s.defs = append(s.defs, p.definition())
	}
}

// statement parses one statement; after a syntax error it goes on with the next one.
func (p *parser) statement() {
	start := p.i
	defer p.resume(start)
	p.depth = 0
	t := p.peek()
	if t.kind != tKeyword || !keywords[t.text] {
		p.noStatement(t)
	}
	p.next()
	s := &stmt{pos: t.pos}
	switch t.text {
	case "let", "view":
		if s.kind = sLet; t.text == "view" {
			s.kind = sView
		}
		p.definitions(s)
	case "acyclic", "irreflexive", "empty":
		s.kind = map[string]stmtKind{"acyclic": sAcyclic, "irreflexive": sIrreflexive, "empty": sEmpty}[t.text]
		s.expr = p.expr()
		if p.keyword("unless") {
			s.cond = p.cond()
		}
	case "coherence":
		s.kind = sCoherence
		s.expr = p.expr()
		if t := p.peek(); t.kind == tKeyword && t.text == "unless" {
			p.fail(t.pos, t.text, "coherence holds without exception", "only acyclic, irreflexive and empty take unless")
		}
	case "error", "warning":
		if s.kind = sError; t.text == "warning" {
			s.kind = sWarning
		}
		n := p.expect(tIdent, "the name of the "+t.text, "write "+t.text+" NAME unless a <= b")
		s.name, s.namePos = n.text, n.pos
		if !p.keyword("unless") {
			p.unexpected("unless", "write "+t.text+" NAME unless a <= b")
		}
		s.cond = p.cond()
	case "assert":
		s.kind = sAssert
		s.cond = p.cond()
	case "include":
		s.kind = sInclude
		f := p.expect(tString, "a file name in quotes", `write include "file.kat"`)
		if s.file = p.c.include(p.file.Path, f); s.file == nil {
			return
		}
	}
	s.text = p.textOf(start, p.i)
	p.file.stmts = append(p.file.stmts, s)
}

// textOf is what the tokens from i to j were written as, in one line.
func (p *parser) textOf(i, j int) string {
	var b strings.Builder
	for k := i; k < j; k++ {
		t := p.toks[k]
		if k > i && t.space {
			b.WriteByte(' ')
		}
		if t.kind == tString {
			b.WriteString(`"` + t.text + `"`)
		} else {
			b.WriteString(t.text)
		}
	}
	return b.String()
}

func (p *parser) definition() definition {
	t := p.peek()
	if t.kind == tKeyword || t.kind == tID {
		p.next()
		p.fail(t.pos, t.text, "a word of the language cannot be defined", "choose another name")
	}
	n := p.expect(tIdent, "a name", "write let name = expression")
	if t := p.peek(); t.kind == tLParen {
		p.fail(t.pos, t.text, "there are no functions", "write let "+n.text+" = expression")
	} else if t.kind == tQual {
		p.fail(n.pos, n.text+"::", "names are defined in their own file", "write let name = expression")
	}
	p.expect(tEq, "=", "write let "+n.text+" = expression")
	return definition{n.text, n.pos, p.expr()}
}

func (p *parser) cond() *cond {
	c := &cond{left: p.expr()}
	t := p.peek()
	switch t.kind {
	case tEq:
		c.equal = true
	case tLe:
	default:
		p.unexpected("<= or =", "a claim is a <= b or a = b")
	}
	c.pos = t.pos
	p.next()
	c.right = p.expr()
	if t := p.peek(); t.kind == tEq || t.kind == tLe {
		p.fail(t.pos, t.text, "comparisons cannot be chained", "write two statements")
	}
	return c
}

// enter counts what is nested; leave with p.depth--.
func (p *parser) enter() {
	if p.depth++; p.depth > maxDepth {
		p.fail(p.peek().pos, "", fmt.Sprintf("expression is nested more than %d deep", maxDepth), "name parts of it by let")
	}
}

// operators by precedence, the weakest first.
var levels = [...][]struct {
	tok  tokKind
	node nodeKind
}{
	{{tUnion, nUnion}},
	{{tMeet, nMeet}, {tDiff, nDiff}},
	{{tSeq, nSeq}},
}

func (p *parser) expr() *node { return p.binary(0) }

func (p *parser) binary(level int) *node {
	if level == len(levels) {
		return p.postfix()
	}
	start := p.i
	e := p.binary(level + 1)
	mine := false // e is a list of this level that is not in parentheses
	depth := p.depth
	defer func() { p.depth = depth }()
again:
	for _, op := range levels[level] {
		t := p.peek()
		if t.kind != op.tok {
			continue
		}
		p.next()
		r := p.binary(level + 1)
		if mine && (op.node == nUnion || op.node == nSeq) {
			e.args = append(e.args, r) // a long list is not deep
		} else {
			p.enter()
			e = &node{kind: op.node, pos: p.toks[start].pos, off: p.toks[start].off, args: []*node{e, r}}
			mine = true
		}
		e.end = p.last()
		goto again
	}
	return e
}

func (p *parser) postfix() *node {
	start, depth := p.i, p.depth
	defer func() { p.depth = depth }()
	e := p.primary()
	for {
		t := p.peek()
		var k nodeKind
		switch t.kind {
		case tStar:
			k = nStar
		case tPlus:
			k = nPlus
		case tOpt:
			k = nOpt
		case tInv:
			k = nInv
		default:
			return e
		}
		p.enter()
		p.next()
		e = &node{kind: k, pos: e.pos, args: []*node{e}, off: p.toks[start].off, end: p.last()}
	}
}

func (p *parser) primary() *node {
	start := p.i
	t := p.peek()
	e := &node{pos: t.pos, off: t.off}
	p.enter()
	defer func() { p.depth-- }()
	switch t.kind {
	case tIdent, tString:
		p.next()
		e.name = t.text
		if p.peek().kind == tQual {
			p.next()
			e.name += "::" + p.expect(tIdent, "a name", "a name of an included file is file::name").text
		} else if t.kind == tString {
			p.fail(t.pos, t.text, "expected an expression, found", "names have no quotes, but for those of files in \"file\"::name")
		}
		if n := p.peek(); n.kind == tLParen && !n.space {
			p.fail(t.pos, t.text, "there are no functions", "sequence is written with ;")
		}
	case tZero:
		p.next()
		e.kind = nZero
	case tID:
		p.next()
		e.kind = nID
	case tNot:
		p.next()
		e.kind = nNot
		e.args = []*node{p.primary()}
	case tLParen:
		p.next()
		e = p.expr()
		p.expect(tRParen, ")", fmt.Sprintf("to match the ( in line %d, column %d", t.pos.Line, t.pos.Col))
		return e
	case tLBracket:
		p.next()
		e.kind = nTest
		e.args = []*node{p.expr()}
		p.expect(tRBracket, "]", fmt.Sprintf("to match the [ in line %d, column %d", t.pos.Line, t.pos.Col))
	default:
		hint := ""
		switch {
		case t.kind == tKeyword && keywords[t.text]:
			hint = "the statement before it is not complete"
		case t.kind == tRBracket && start > 0 && p.toks[start-1].kind == tLBracket:
			hint = "the test of all events is [_]"
		}
		p.unexpected("an expression", hint)
	}
	e.end = p.last()
	return e
}
