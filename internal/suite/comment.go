package suite

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"genmcgo/internal/lazy"
)

// scanned is what the comments of a file say.
type scanned struct {
	file      level
	functions []described
	defined   []definition
}

// described is a function that a comment speaks of.
type described struct {
	name       string // without namespaces
	symbol     bool   // name is that in LLVM IR
	first, end int    // lines between which its name stands
	level      level
}

// definition is what looks like the definition of a function mc_test_*.
type definition struct {
	name string
	at   position
	// lost is what keeps compilers from making code of the function, unless something calls it: "static",
	// "inline" or "in a namespace without a name"; "" is nothing.
	lost string
}

// testName matches the name of a function that is a test, and its parenthesis.
var (
	testName   = lazy.Regexp(`\b(mc_test_\w*)\s*\(`)
	testSymbol = lazy.Regexp(`@"?([-\w.$:~<>]*mc_test_[-\w.$:~<>]*)"?\s*\(`)
	lostWord   = lazy.Regexp(`\b(static|inline)\b`)
)

// comment is the text of one on one line.
type comment struct {
	text   string
	line   int // from 0
	column int // of text, in bytes, from 0
}

// scan reads the comments of a file. name is its name, which says by its extension what a comment is.
func scan(name string, text []byte) (*scanned, []error) {
	var code []byte
	var comments []comment
	ir := filepath.Ext(name) == ".ll"
	if ir {
		code, comments = splitIR(text)
	} else {
		code, comments = splitC(text)
	}
	s := &scanned{}
	lines := strings.Split(string(code), "\n")
	blank := func(i int) bool { return i >= len(lines) || strings.TrimSpace(lines[i]) == "" }
	commented := map[int]bool{}
	for _, c := range comments {
		commented[c.line] = true
	}
	directive := func(i int) bool { return !ir && strings.HasPrefix(strings.TrimSpace(lines[i]), "#") }
	top := 0 // the first line that is neither empty nor for the preprocessor
	for continued := false; top < len(lines); top++ {
		if !blank(top) && !directive(top) && !continued {
			break
		}
		continued = (continued || directive(top)) && strings.HasSuffix(strings.TrimRight(lines[top], " \t\r"), `\`)
	}
	for i, continued := 0, false; i < len(lines); i++ { // what the preprocessor reads is no code from here on
		d := directive(i) || continued
		continued = d && strings.HasSuffix(strings.TrimRight(lines[i], " \t\r"), `\`)
		if d {
			lines[i] = ""
		}
	}
	if !ir {
		s.defined = definitions(name, lines)
	}
	var errs []error
	for _, c := range comments {
		ln, flags, err := parseComment(name, c, text)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if ln == nil && flags == nil {
			continue
		}
		if flags != nil && ir {
			errs = append(errs, position{name, c.line + 1, 1}.wrong("flags for clang, but this file is not compiled"))
			continue
		}
		at := position{name, c.line + 1, 1 + utf8.RuneCountInString(lineOf(text, c.line)[:c.column])}
		level := &s.file
		if d := s.describes(ir, lines, c.line, commented); d != nil {
			level = &d.level
		} else if c.line >= top || !blank(c.line) {
			if ln == nil { // it may be about something else
				continue
			}
			errs = append(errs, at.wrong("this comment is neither at the top of the file nor on lines of its own directly above a function mc_test_*, so it says nothing"))
			continue
		}
		if ln != nil {
			level.lines = append(level.lines, *ln)
		}
		level.clang = append(level.clang, clangBeside(filepath.Dir(name), flags)...)
	}
	return s, errs
}

// describes returns the function whose definition begins right below the comments around line i.
func (s *scanned) describes(ir bool, lines []string, i int, commented map[int]bool) *described {
	blank := func(i int) bool { return strings.TrimSpace(lines[i]) == "" }
	if !blank(i) {
		return nil
	}
	for i++; i < len(lines) && blank(i) && commented[i]; i++ {
	}
	if i >= len(lines) || blank(i) {
		return nil
	}
	first, end := i, i
	head := ""
	for ; end < len(lines); end++ {
		head += lines[end] + "\n"
		if ir || strings.ContainsAny(lines[end], "{;=}") {
			break
		}
	}
	var name string
	if ir {
		m := testSymbol().FindStringSubmatch(head)
		if m == nil || !strings.HasPrefix(head, "define ") {
			return nil
		}
		name = m[1]
	} else {
		at := strings.IndexAny(head, "{;=}")
		if at < 0 || head[at] != '{' {
			return nil
		}
		m := testName().FindStringSubmatch(head[:at])
		if m == nil {
			return nil
		}
		name = m[1]
	}
	for j := range s.functions {
		if d := &s.functions[j]; d.first == first+1 {
			return d
		}
	}
	s.functions = append(s.functions, described{name: name, symbol: ir, first: first + 1, end: end + 1})
	return &s.functions[len(s.functions)-1]
}

// outside matches what a brace follows that functions may be defined in, nameless where that is a namespace
// without a name.
var (
	outside  = lazy.Regexp(`\b(namespace|extern)\b[^()]*$`)
	nameless = lazy.Regexp(`\bnamespace\s*$`)
)

// definitions finds what looks like definitions of functions mc_test_*, outside of classes and other functions,
// in lines of C or C++ without comments.
func definitions(file string, lines []string) []definition {
	code := strings.Join(lines, "\n")
	var out []definition
	inside, open, begin := 0, []bool(nil), 0
	unnamed := -1 // how many braces are open around that of a namespace without a name
	for i := 0; i < len(code); i++ {
		switch code[i] {
		case '{':
			head := code[begin:i]
			begin = i + 1
			if m := testName().FindStringSubmatchIndex(head); m != nil && inside == 0 && !strings.Contains(head, "=") {
				d := definition{name: head[m[2]:m[3]], lost: lostWord().FindString(head[:m[0]])}
				before := code[:i-len(head)+m[2]]
				d.at = position{file, 1 + strings.Count(before, "\n"), 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])}
				if d.lost == "" && unnamed >= 0 {
					d.lost = "in a namespace without a name"
				}
				out = append(out, d)
			}
			if unnamed < 0 && nameless().MatchString(head) {
				unnamed = len(open)
			}
			open = append(open, !outside().MatchString(head))
			if open[len(open)-1] {
				inside++
			}
		case '}':
			if n := len(open); n > 0 {
				if open[n-1] {
					inside--
				}
				open = open[:n-1]
				if unnamed == n-1 {
					unnamed = -1
				}
			}
			begin = i + 1
		case ';':
			begin = i + 1
		}
	}
	return out
}

// lineOf returns line i of text, from 0.
func lineOf(text []byte, i int) string {
	return strings.SplitN(string(text), "\n", i+2)[i]
}

var (
	about   = lazy.Regexp(`^(?i)(genmc-?go|clang)\b`) // all others
	ours    = lazy.Regexp(`^(?i)genmc-?go\s*:`)
	nearly  = lazy.Regexp(`^(?i)genmc-?go\s+(--|expect=|kind=|allow=|deny=|skip=|executions=)`)
	forCC   = lazy.Regexp(`^clang\s*:\s*-`)
	ccColon = lazy.Regexp(`^clang\s*:`)
)

// parseComment reads a comment that is for us: a line of words, or flags for clang. Both are nil if it is not.
func parseComment(file string, c comment, text []byte) (*line, []string, error) {
	if !about().MatchString(c.text) {
		return nil, nil, nil
	}
	source := lineOf(text, c.line)
	at := func(offset int) position { // in c.text
		return position{file, c.line + 1, 1 + utf8.RuneCountInString(source[:min(c.column+offset, len(source))])}
	}
	if nearly().MatchString(c.text) {
		return nil, nil, at(0).wrong("a colon is missing: write genmcgo: before the flags")
	}
	m := ours().FindString(c.text)
	cc := m == "" && forCC().MatchString(c.text)
	if cc {
		m = ccColon().FindString(c.text)
	}
	if m == "" {
		return nil, nil, nil
	}
	words, starts, err := split(c.text[len(m):])
	if err != nil {
		return nil, nil, at(0).wrong("%v", err)
	}
	if cc {
		return nil, words, nil
	}
	if len(words) == 0 {
		return nil, nil, at(0).wrong("nothing follows; write flags, such as --mm=sc, or expect=error")
	}
	ln := &line{at: at(0)}
	for i, text := range words {
		where := at(len(m) + starts[i])
		if text == "--" {
			return nil, nil, where.wrong("flags for clang have a comment of their own: clang: -DN=3")
		}
		w, err := parse(text, where)
		if err != nil {
			return nil, nil, err
		}
		ln.add(w)
	}
	return ln, nil, nil
}

// splitIR separates LLVM IR from its comments.
func splitIR(text []byte) (code []byte, comments []comment) {
	code = slices.Clone(text)
	for i, start, ln := 0, 0, 0; i < len(text); i++ {
		switch text[i] {
		case '\n':
			start, ln = i+1, ln+1
		case '"':
			for i++; i < len(text) && text[i] != '"' && text[i] != '\n'; i++ {
			}
			if i < len(text) && text[i] == '\n' {
				i--
			}
		case ';':
			end := i
			for end < len(text) && text[end] != '\n' {
				code[end] = ' '
				end++
			}
			comments = appendComment(comments, text[i:end], ";", ln, i-start)
			i = end - 1
		}
	}
	return code, comments
}

// splitC separates C or C++ from its comments. In the code, strings are blank, too.
func splitC(text []byte) (code []byte, comments []comment) {
	s := &splitter{text: text, code: slices.Clone(text)}
	for s.i < len(text) {
		next := byte(0)
		if s.i+1 < len(text) {
			next = text[s.i+1]
		}
		inWord := s.i > 0 && isWord(text[s.i-1])
		switch c := text[s.i]; {
		case c == '/' && next == '/':
			s.comment(s.i+s.to("\n", 0), "/")
		case c == '/' && next == '*':
			s.comment(s.i+s.to("*/", 2), "/* \t!")
		case c == 'R' && next == '"' && (!inWord || strings.IndexByte("uUL8", text[s.i-1]) >= 0):
			s.raw()
		case c == '"' || c == '\'' && !inWord: // 1'000 is a number
			s.quoted(c)
		default:
			s.skip(s.i + 1)
		}
	}
	return s.code, s.comments
}

// splitter is where splitC is.
type splitter struct {
	text, code  []byte
	i           int
	start, line int // of the line
	comments    []comment
}

// to is how far it is to mark, which is looked for from offset on, and beyond it if it is one of more than a
// newline; to the end of the text if there is none.
func (s *splitter) to(mark string, offset int) int {
	rest := s.text[s.i:]
	at := bytes.Index(rest[offset:], []byte(mark))
	switch {
	case at < 0:
		return len(rest)
	case mark == "\n":
		return offset + at
	}
	return offset + at + len(mark)
}

// skip goes on at end.
func (s *splitter) skip(end int) {
	for ; s.i < end && s.i < len(s.text); s.i++ {
		if s.text[s.i] == '\n' {
			s.start, s.line = s.i+1, s.line+1
		}
	}
}

// blank goes on at end, and leaves nothing of the code before it but the ends of its lines.
func (s *splitter) blank(end int) {
	for i := s.i; i < end && i < len(s.code); i++ {
		if s.code[i] != '\n' {
			s.code[i] = ' '
		}
	}
	s.skip(end)
}

// comment takes note of the comment that ends at end. The lines of one begin with signs, which mean nothing.
func (s *splitter) comment(end int, signs string) {
	for s.i < end {
		to := min(s.i+s.to("\n", 0), end)
		text := strings.TrimSuffix(string(s.text[s.i:to]), "*/")
		s.comments = appendComment(s.comments, []byte(text), signs, s.line, s.i-s.start)
		s.blank(min(to+1, end))
	}
}

// raw blanks R"x(...)x".
func (s *splitter) raw() {
	rest := s.text[s.i:]
	open := bytes.IndexByte(rest[2:min(len(rest), 20)], '(')
	if open < 0 {
		s.skip(s.i + 1)
		return
	}
	s.blank(s.i + s.to(")"+string(rest[2:2+open])+`"`, 0))
}

// quoted blanks a string or a character, which ends with the line at the latest.
func (s *splitter) quoted(quote byte) {
	end := s.i + 1
	for end < len(s.text) && s.text[end] != quote && s.text[end] != '\n' {
		if s.text[end] == '\\' {
			end++
		}
		end++
	}
	if end < len(s.text) && s.text[end] == quote {
		end++
	}
	s.blank(end)
}

func isWord(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// appendComment appends a line of a comment without the signs that begin it, unless there is nothing else.
func appendComment(list []comment, text []byte, signs string, line, column int) []comment {
	s := strings.TrimLeft(string(text), signs)
	s = strings.TrimLeft(s, " \t!")
	return append(list, comment{strings.TrimRight(s, " \t\r"), line, column + len(text) - len(s)})
}
