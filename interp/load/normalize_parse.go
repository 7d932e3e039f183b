package load

import (
	"errors"
	"fmt"
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
func Parse(name string, src []byte) (*llir.Module, *NormalizeReport, error) {
	text, rep, err := Normalize(src)
	if err == nil {
		var m *llir.Module
		if m, err = parseNormalized(name, string(text)); err == nil {
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
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, &InputError{Msg: fmt.Sprintf("the LLVM parser does not support this file: %v", r)}
		}
	}()
	m, err = asm.ParseString(name, text)
	if err == nil {
		return m, nil
	}
	var syn ll.SyntaxError
	if errors.As(err, &syn) {
		return nil, inputErrorf(lineAt(text, syn.Offset), "syntax error at %s", quoteRange(text, syn.Offset, syn.Endoffset))
	}
	return nil, &InputError{Msg: "the LLVM parser refuses this file: " + err.Error()}
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
