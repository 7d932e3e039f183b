package genmcgo

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"genmcgo/graph"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// InputError says why a program cannot be checked, and where the reason is: the file cannot
// be read, is not a program, uses an unsupported feature, or is too big.
type InputError struct {
	File         string // as named in the Source or in debug information; may be ""
	Line, Column int    // from 1; 0 if unknown
	Msg          string // what is wrong and what to do about it
	Err          error  // the cause, or nil
}

// Error is file:line:column: message.
func (e *InputError) Error() string {
	where := e.File
	if e.Line > 0 {
		where += ":" + strconv.Itoa(e.Line)
		if e.Column > 0 {
			where += ":" + strconv.Itoa(e.Column)
		}
	}
	if where == "" {
		return e.Msg
	}
	return where + ": " + e.Msg
}

func (e *InputError) Unwrap() error { return e.Err }

// ErrNoClang is the cause of an [InputError] if a program has to be compiled and no compiler
// is installed.
var ErrNoClang = errors.New("no clang")

// CompileError says that the compiler rejected a program.
type CompileError struct {
	File     string
	Compiler string // its name, without directory
	Output   string // what it wrote, unless that went to an *os.File in Options.Diagnostics
	Err      error  // its exit status
	Hint     string // what to do, "" if that is not known
}

func (e *CompileError) Error() string {
	msg := fmt.Sprintf("%s: %s failed: %v", e.File, e.Compiler, e.Err)
	for line := range strings.Lines(e.Output) { // of what may be pages, the first error
		if strings.Contains(line, "error") {
			msg += ": " + strings.TrimSpace(line)
			break
		}
	}
	if e.Hint != "" {
		msg += "; " + e.Hint
	}
	return msg
}

func (e *CompileError) Unwrap() error { return e.Err }

// OptionError says what is wrong with an [Options]. Its message writes options as flags of the
// command.
type OptionError struct {
	Option string // the name of a [Setting]
	Msg    string
}

func (e *OptionError) Error() string { return e.Msg }

// ModelError says what is wrong with the file of a memory model.
type ModelError struct {
	Problems []ModelProblem // at least one
}

// ModelProblem is one error in a model's file.
type ModelProblem struct {
	File         string
	Line, Column int // from 1; columns count characters
	Msg          string
	Text         string // the offending text, or ""
	Hint         string // what to do, or ""
	// Source is the line; "" if it cannot be shown.
	Source string
}

// Error is the first problem.
func (e *ModelError) Error() string {
	s := e.Problems[0].String()
	if n := len(e.Problems) - 1; n > 0 {
		s += fmt.Sprintf(" (and %d more)", n)
	}
	return s
}

func (p *ModelProblem) String() string {
	msg := p.Msg
	// A long text that is marked in the line is not repeated.
	if p.Text != "" && !(p.Source != "" && utf8.RuneCountInString(p.Text) > 20 && strings.Contains(p.Source, p.Text)) {
		msg += ": " + strconv.Quote(clip(p.Text))
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, msg)
}

// Explain writes all problems, each after prefix, with the line, the offending text
// underlined, and the hint.
func (e *ModelError) Explain(w io.Writer, prefix string) {
	for i := range e.Problems {
		p := &e.Problems[i]
		fmt.Fprintf(w, "%s%s\n", prefix, p)
		if p.Source != "" {
			pad, width := mark(p.Source, p.Column, p.Text)
			fmt.Fprintf(w, "%7d | %s\n        | %s%s\n", p.Line, p.Source, pad, strings.Repeat("^", width))
		}
		if p.Hint != "" {
			fmt.Fprintf(w, "        hint: %s\n", p.Hint)
		}
	}
}

// clip shortens quoted text.
func clip(s string) string {
	if r := []rune(s); len(r) > 100 {
		return string(r[:97]) + "..."
	}
	return s
}

// mark returns what to print below a line to underline text at column col (from 1, in
// characters): blanks, with tabs where the line has them, and the number of marks.
func mark(line string, col int, text string) (pad string, width int) {
	var b strings.Builder
	rest := []rune(line)
	for i := 0; i < col-1; i++ {
		if i < len(rest) && rest[i] == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	width = 1
	if col >= 1 && col-1 < len(rest) && strings.HasPrefix(string(rest[col-1:]), text) {
		width = max(1, utf8.RuneCountInString(text))
	}
	return b.String(), width
}

// BugError is a panic: a mistake of this library, or one of a callback in [Options]. It is none
// of the program that is checked.
type BugError struct {
	Value any    // of the panic
	Stack string // where that was
}

func (e *BugError) Error() string { return fmt.Sprintf("internal error: %v", e.Value) }

// recovered turns a panic into an error. It must be deferred.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = &BugError{p, string(debug.Stack())}
	}
}

// explored turns an error of the engine, which explored prog as o says, into one of this package.
func explored(err error, o *Options, prog *ir.Program, file string) error {
	var bug *result.BugError
	if errors.As(err, &bug) {
		return &BugError{bug.Value, bug.Stack}
	}
	var impossible *config.Error
	if errors.As(err, &impossible) {
		return o.impossible(impossible)
	}
	out := &InputError{File: file, Msg: err.Error(), Err: err}
	var l *graph.LimitError
	if errors.As(err, &l) {
		if at := prog.Position(l.Pos); at.Line > 0 {
			out.File, out.Line, out.Column = at.File, at.Line, at.Column
		}
	}
	return out
}

// unreadable turns an error about files, those of the program or temporary ones, into one of
// this package.
func unreadable(err error, file string) error {
	switch err.(type) {
	case *InputError, *CompileError, *OptionError:
		return err
	}
	return &InputError{File: file, Msg: err.Error(), Err: err}
}

// loaded turns an error of the loader about src into one of this package. If the line is one of generated IR, it
// says so.
func loaded(err error, src *Source) error {
	var in *load.InputError
	if !errors.As(err, &in) {
		return err
	}
	generated := in.Line > 0 && !in.Source && slices.ContainsFunc(src.Files(), func(f Source) bool {
		_, _, member := f.member()
		return f.Name == in.File && (f.Compiled() || member || filepath.Ext(f.Name) == ".bc")
	})
	if generated {
		return &InputError{File: in.File, Msg: fmt.Sprintf("in its LLVM IR, line %d: %s", in.Line, in.Msg), Err: err}
	}
	return &InputError{File: in.File, Line: in.Line, Msg: in.Msg, Err: err}
}
