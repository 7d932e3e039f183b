package genmcgo

import (
	"path/filepath"
	"slices"
	"strings"

	"genmcgo/internal/lazy"
	"genmcgo/report"
)

// Function is a function that a program defines, which [Options.Entry] may name.
type Function struct {
	Symbol       string // its name in LLVM IR, as Options.Entry takes it: of C++, the mangled one
	Result       string // the type of its result in LLVM IR: void, i32, ...
	Params       string // the types of its parameters in LLVM IR, "" if it has none
	report.Place        // of its definition, as far as debug information says
}

// definition matches the first line of a function in LLVM IR up to its parameters.
var definition = lazy.Regexp(`(?m)^define [^@\n]*?(\S+) @("(?:[^"\\]|\\.)*"|[-\w.$]+)\(([^\n]*)$`)

// Functions returns the functions that the program defines, in the order of their text, without those of
// the library that it is linked with. There are none if the program was not read.
func (p *Program) Functions() []Function {
	if p.prog == nil {
		return nil
	}
	var out []Function
	n := &names{s: &exploration{Program: p}}
	seen := map[string]bool{}
	for _, file := range p.modules {
		for _, m := range definition().FindAllSubmatch(file.Text, -1) {
			f := Function{Symbol: strings.Trim(string(m[2]), `"`), Result: string(m[1]), Params: params(string(m[3]))}
			for _, in := range []string{filepath.Base(file.Name), file.Name} { // static ones of the same name
				if _, ok := p.prog.Lookup(in + "::" + f.Symbol); ok && len(p.modules) > 1 {
					f.Symbol = in + "::" + f.Symbol
					break
				}
			}
			if seen[f.Symbol] { // inline, in several files
				continue
			}
			seen[f.Symbol] = true
			if i, ok := p.prog.Lookup(f.Symbol); ok {
				f.Place = n.Position(p.prog.Funcs[i].Pos)
			}
			out = append(out, f)
		}
	}
	return slices.Clip(out)
}

// params returns what stands before the parenthesis that ends text's parameters.
func params(text string) string {
	depth := 0
	for i, r := range text {
		switch r {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return strings.TrimSpace(text[:i])
			}
		}
	}
	return text
}
