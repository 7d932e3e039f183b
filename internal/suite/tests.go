package suite

import (
	"context"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"genmcgo"

	"genmcgo/internal/lazy"
)

// ID is the name of the test among all, with slashes: what Options.Match is matched against.
func (t *Test) ID() string { return path.Join(filepath.ToSlash(t.Dir), t.Name) }

// commandLine is the level of what o says.
func (o *Options) commandLine() (*level, error) {
	l := &level{clang: o.Clang}
	var models, others line
	for _, s := range genmcgo.Settings() { // in an order
		for _, v := range o.Flags[s.Name] {
			w := word{flag: true, name: s.Name, value: v}
			if err := w.check(); err != nil {
				return nil, err
			}
			if s.Name == "mm" {
				models.add(w)
			} else {
				others.words = append(others.words, w)
			}
		}
	}
	l.lines = []line{others}
	if models.models != nil {
		l.lines = append(l.lines, models)
	}
	return l, nil
}

// plan is what is said of the tests of a file, or of one of its functions.
type plan struct {
	levels []*level
	models []string
}

func newPlan(levels ...*level) *plan { return &plan{levels, models(levels)} }

// test makes the test of a plan under a model.
func (p *plan) test(f *File, function, entry, model string) (*Test, error) {
	words, err := wordsUnder(p.levels, model)
	if err != nil {
		return nil, err
	}
	t := &Test{Dir: f.Dir, Name: f.Name(), File: f, Function: function, Model: model, Source: genmcgo.File(f.Path, clangOf(p.levels)...)}
	if !t.Source.Compiled() { // they are for the others
		t.Source.Clang = nil
	}
	if t.Expect, err = expectation(words); err != nil {
		return nil, err
	}
	if function != "" {
		t.Name += "/" + function
	}
	if len(p.models) > 1 {
		t.Name += "/" + strings.TrimSuffix(filepath.Base(model), "/")
	}
	o := &t.Options
	o.Model, o.Entry, o.Workers = model, entry, 1
	// A sample of the executions takes a second, which a test does not have.
	o.Estimate.Off = !slices.ContainsFunc(words, func(w word) bool { return w.flag && strings.HasPrefix(w.name, "estimate") })
	for i := range words {
		if w := &words[i]; w.flag {
			t.timed = t.timed || w.name == "timeout"
			if err := o.Set(w.name, w.value); err != nil {
				return nil, w.at.wrong("%v", err)
			}
		}
	}
	o.AllowVacuous = slices.Contains(t.Expect.Allow, allowVacuous)
	if _, err := o.Validate(false); err != nil {
		at := f.at()
		for _, w := range words {
			if w.flag && w.at.line > 0 && strings.Contains(err.Error(), "--"+w.name) {
				at = w.at
			}
		}
		return nil, at.wrong("%v", err)
	}
	return t, nil
}

// at is the file as a whole.
func (f *File) at() position { return position{file: f.Path} }

// whole returns the tests of the file as if main were the only one.
func (f *File) whole(o *Options) ([]*Test, error) {
	cmd, err := o.commandLine()
	if err != nil {
		return nil, err
	}
	p := newPlan(append(slices.Clone(f.levels), cmd)...)
	var out []*Test
	for _, m := range p.models {
		t, err := p.test(f, "", "", m)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// Check returns what is wrong with what is said of the tests of files, without reading these: errors of
// [genmcgo.InputError].
func Check(files []*File, o *Options) (errs []error) {
	for _, f := range files {
		seen := map[string]bool{}
		note := func(err error) {
			if err != nil && !seen[err.Error()] {
				seen[err.Error()] = true
				errs = append(errs, err)
			}
		}
		_, err := f.whole(o)
		note(err)
		for i := range f.scanned.functions {
			d := &f.scanned.functions[i]
			_, err := f.ofFunction(o, &d.level, d.name, d.name)
			note(err)
		}
		for _, d := range f.scanned.defined {
			if d.lost != "" {
				note(d.at.wrong("%s is %s, so the compiler leaves it out; tests are functions that other files could call", d.name, d.lost))
			}
		}
	}
	return errs
}

// ofFunction returns the tests of a function of the file. above is what the comment above it says, nil if
// there is none.
func (f *File) ofFunction(o *Options, above *level, function, symbol string) ([]*Test, error) {
	cmd, err := o.commandLine()
	if err != nil {
		return nil, err
	}
	levels := slices.Clone(f.levels)
	if above != nil {
		levels = append(levels, above)
	}
	p := newPlan(append(levels, cmd)...)
	var out []*Test
	for _, m := range p.models {
		t, err := p.test(f, function, symbol, m)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// tests returns the tests of a file whose program is p. whole are those it has if main is the only one.
func (f *File) tests(p *genmcgo.Program, o *Options, whole []*Test) ([]*Test, error) {
	if whole[0].Options.Entry != "" { // somebody says what to run
		return whole, nil
	}
	var out []*Test
	hasMain, first := false, ""
	for _, fn := range p.Functions() {
		name := sourceName(fn.Symbol)
		base := name[strings.LastIndexByte(name, ':')+1:]
		if fn.Symbol == "main" {
			hasMain = true
		}
		if !strings.HasPrefix(base, "mc_test_") {
			continue
		}
		at := position{file: f.Path}
		if filepath.Base(fn.File) == f.Name() {
			at.line, at.column = fn.Line, fn.Column
		}
		if fn.Params != "" || fn.Result != "void" && fn.Result != "i32" {
			return nil, at.wrong("%s is a test by its name, so it must take no arguments and return nothing or an int: void %s(void)", name, base)
		}
		if first == "" {
			first = name
		}
		tests, err := f.ofFunction(o, f.scanned.above(fn, base), name, fn.Symbol)
		if err != nil {
			return nil, err
		}
		out = append(out, tests...)
	}
	switch {
	case hasMain && out != nil:
		return nil, f.at().wrong("it defines main and also %s; a test is one or the other: leave out main, which is made for each function mc_test_*, or rename the functions", first)
	case !hasMain && out == nil:
		return nil, f.at().wrong("it defines neither main nor a function mc_test_*, so it has no test")
	case out == nil:
		return whole, nil
	}
	return out, nil
}

// above returns what the comment above a function says, nil if there is none.
func (s *scanned) above(fn genmcgo.Function, base string) *level {
	var found *level
	for i := range s.functions {
		d := &s.functions[i]
		switch {
		case d.symbol && d.name == fn.Symbol, !d.symbol && d.name == base && (fn.Line == 0 || d.first <= fn.Line && fn.Line <= d.end):
			return &d.level
		case !d.symbol && d.name == base: // debug information has another line, as #line says
			found = &d.level
		}
	}
	same := 0
	for _, d := range s.defined {
		if d.name == base {
			same++
		}
	}
	if same > 1 { // it is that of another namespace
		return nil
	}
	return found
}

var anonymous = lazy.Regexp(`^_GLOBAL__N_`)

// sourceName is the name of a function with that symbol, with its namespaces; the symbol if it is none of
// C++, or of something else than a function in namespaces.
func sourceName(symbol string) string {
	rest, ok := strings.CutPrefix(symbol, "_Z")
	if !ok {
		return symbol
	}
	nested := strings.HasPrefix(rest, "N")
	rest = strings.TrimPrefix(rest, "N")
	var parts []string
	for {
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		n, err := strconv.Atoi(rest[:digits])
		if digits == 0 || err != nil || n > len(rest)-digits {
			break
		}
		part := rest[digits : digits+n]
		if anonymous().MatchString(part) {
			part = "(anonymous namespace)"
		}
		parts = append(parts, part)
		if rest = rest[digits+n:]; !nested {
			break
		}
	}
	if nested {
		if rest, ok = strings.CutPrefix(rest, "E"); !ok { // a template, an operator, a method that is const
			return symbol
		}
	}
	if len(parts) == 0 || strings.HasPrefix(rest, "I") {
		return symbol
	}
	return strings.Join(parts, "::")
}

// loading is what the program that t runs depends on: two tests with the same can share it.
func (t *Test) loading() string {
	o := &t.Options
	return fmt.Sprintf("%q %q %q %q", t.Source.Clang, o.Prims, o.Asm, o.Clang)
}

// limit is how long the test may run, 0: without end.
func (t *Test) limit() time.Duration {
	if t.timed {
		return t.Options.Timeout
	}
	return DefaultTimeout
}

// within is ctx for something that may take that long, 0: without end.
func within(ctx context.Context, limit time.Duration) (context.Context, context.CancelFunc) {
	if limit == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, limit)
}
