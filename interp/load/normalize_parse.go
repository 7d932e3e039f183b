package load

import (
	"errors"
	"fmt"
	"sort"
	"strings"

	"github.com/llir/ll"
	"github.com/llir/llvm/asm"
	llir "github.com/llir/llvm/ir"
)

// Parse reads LLVM assembly as clang 13 to 22 write it: it normalises src (see
// Normalize, also for what to expect of the module) and parses the result.
// name is the file name for messages.
//
// The error, if any, is an *InputError. Its line is that of src; it is unknown
// for what the parser finds only after parsing. Parse does not panic.
//
// Of the metadata the module has what says where functions, variables and instructions are.
func Parse(name string, src []byte) (*llir.Module, *NormalizeReport, error) {
	if code, n, ok := split(src); ok {
		if text, rep, err := normalize(code); err == nil {
			if m, err := parseNormalized(name, text); err == nil && n.attach(m) {
				return m, rep, nil
			}
		} // else the message is to be about the text as it is
	}
	return parseWhole(name, src)
}

// parseWhole is Parse that has the parser read the metadata, too.
func parseWhole(name string, src []byte) (*llir.Module, *NormalizeReport, error) {
	text, rep, err := normalize(src)
	if err == nil {
		var m *llir.Module
		if m, err = parseNormalized(name, text); err == nil {
			return m, rep, nil
		}
	}
	var in *InputError
	if !errors.As(err, &in) {
		in = &InputError{Msg: err.Error()}
	}
	in.File = name
	return nil, rep, in
}

// parseNormalized parses text, turning panics of the parser into errors.
func parseNormalized(name, text string) (m *llir.Module, err error) {
	if err := lexCheck(text); err != nil {
		return nil, err
	}
	m, err = parseRecovered(name, text)
	if err == nil {
		return m, nil
	}
	var syn ll.SyntaxError
	if errors.As(err, &syn) {
		return nil, inputErrorf(lineAt(text, syn.Offset), "syntax error at %s", quoteRange(text, syn.Offset, syn.Endoffset))
	}
	line, fn := blame(name, text)
	if fn != "" {
		fn = "in " + fn + ": "
	}
	return nil, inputErrorf(line, "%sthe LLVM parser refuses this: %s", fn, oneLine(err.Error()))
}

// parseRecovered is asm.ParseString with its panics as errors.
func parseRecovered(name, text string) (m *llir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, fmt.Errorf("%v", r)
		}
	}()
	return asm.ParseString(name, text)
}

// maxBlame bounds the text that is parsed again to find out where an error is.
const maxBlame = 4 << 20

// blame finds the function in which the parser fails after it has read the
// syntax; such errors have no position. It returns the line and name of the
// function, or 0 and "" if the fault lies elsewhere. It looks for the shortest
// prefix of function bodies that fails, the others emptied, so it costs
// O(log n) parses of a text of n functions.
func blame(name, text string) (line int, fn string) {
	if len(text) > maxBlame {
		return 0, ""
	}
	type body struct {
		line        int
		name        string
		open, close int32
	}
	var bodies []body
	src := []byte(text)
	lx := newLexer(src)
	for e := new(entity); ; {
		if ok, err := e.read(&lx); !ok || err != nil {
			break
		}
		last := len(e.tok) - 1
		open := e.tok[last].match
		if string(src[e.tok[0].start:e.tok[0].end]) != "define" || open < 0 || src[e.tok[last].start] != '}' {
			continue
		}
		b := body{line: int(e.tok[0].line), open: e.tok[open].end, close: e.tok[last].start}
		for _, t := range e.tok[:open] {
			if t.kind == tokGlobal {
				b.name = text[t.start:t.end]
				break
			}
		}
		bodies = append(bodies, b)
	}
	fails := func(k int) bool { // with the first k bodies
		v := []byte(text)
		for _, b := range bodies[k:] {
			for i := b.open; i < b.close; i++ {
				v[i] = ' '
			}
			copy(v[b.open:b.close], "\nunreachable\n")
		}
		_, err := parseRecovered(name, string(v))
		return err != nil
	}
	if len(bodies) == 0 || fails(0) {
		return 0, ""
	}
	k := sort.Search(len(bodies), func(k int) bool { return fails(k + 1) })
	if k == len(bodies) {
		return 0, ""
	}
	return bodies[k].line, bodies[k].name
}

// oneLine cuts a message to its first line and a sensible length.
func oneLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	if len(s) > 300 {
		s = s[:300] + "..."
	}
	return s
}

// lexCheck runs the parser's lexer alone and refuses what it would not
// recognise: the parser itself skips such input without a word.
func lexCheck(text string) error {
	var l ll.Lexer
	l.Init(text)
	for {
		switch l.Next() {
		case ll.EOI:
			return nil
		case ll.INVALID_TOKEN:
			s, e := l.Pos()
			return inputErrorf(lineAt(text, s), "not LLVM assembly at %s", quoteRange(text, s, e))
		}
	}
}

// lineAt returns the line of the byte at offset, from 1.
func lineAt(text string, offset int) int {
	return 1 + strings.Count(text[:min(offset, len(text))], "\n")
}

// quoteRange quotes text[s:e] and what follows on the line, cut short.
func quoteRange(text string, s, e int) string {
	if s >= len(text) {
		return "the end of the file"
	}
	rest := text[s:]
	if k := strings.IndexByte(rest, '\n'); k >= 0 && s+k >= e {
		rest = rest[:k]
	}
	if len(rest) > 40 {
		rest = rest[:40] + "..."
	}
	return fmt.Sprintf("%q", rest)
}
