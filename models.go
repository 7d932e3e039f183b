package genmcgo

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/consistency/kat/runner"
	"genmcgo/consistency/models"
	"genmcgo/internal/spell"
	"genmcgo/report"
)

// memoryModel is one model that --mm names.
type memoryModel struct {
	name    string            // as given, for what is written by hand in small letters
	shipped bool              // its file is one of ours
	spec    *kat.Spec         // what its file says, nil if it is written by hand, or not read yet
	model   consistency.Model // of the file, once it is loaded
	// files are the texts of the user's files, by the names that kat has for them. If packed, they
	// came with a job, and no others are read.
	files  map[string][]byte
	packed bool
}

// builtin lists the models that are written by hand, from strong to weak.
var builtin = consistency.Names()

// suffix is how names of model files end.
const suffix = ".kat"

// findModels finds the models with the given names.
func findModels(names []string) ([]*memoryModel, error) {
	var out []*memoryModel
	for _, name := range names {
		m, err := findModel(name)
		if err != nil {
			return nil, &OptionError{Option: "mm", Msg: err.Error()}
		}
		if slices.ContainsFunc(out, func(o *memoryModel) bool { return o.name == m.name }) {
			return nil, &OptionError{Option: "mm", Msg: fmt.Sprintf("--mm=%s: %s is there twice", strings.Join(names, ","), m.name)}
		}
		out = append(out, m)
	}
	return out, nil
}

var errNoModel = &OptionError{Option: "mm", Msg: "--mm: a name is missing; write --mm=rc11 or --mm=rc11,tso"}

// findModel finds the model that a part of --mm names. Its file is not read yet.
func findModel(name string) (*memoryModel, error) {
	if name == "" {
		return nil, errNoModel
	}
	if low := strings.ToLower(name); slices.Contains(builtin, low) {
		return &memoryModel{name: low}, nil
	}
	if strings.HasSuffix(name, suffix) {
		return findFile(name)
	}
	if strings.ContainsAny(name, `/\`) {
		return nil, fmt.Errorf("%s: the name of a model's file ends in %s", name, suffix)
	}
	return nil, fmt.Errorf("there is no memory model called %q; there are %s, files of models called NAME%s, and what 'genmcgo model list' shows%s",
		name, strings.Join(builtin, ", "), suffix, spell.Hint(name, slices.Concat(builtin, shippedFiles())))
}

// findFile finds the model file called name: one of the user's, else one of ours.
func findFile(name string) (*memoryModel, error) {
	st, err := os.Stat(name)
	if err == nil && !st.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", name)
	}
	if err == nil {
		return &memoryModel{name: name}, nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	files := shippedFiles()
	if slices.Contains(files, name) {
		return &memoryModel{name: name, shipped: true}, nil
	}
	return nil, fmt.Errorf("%s: there is no such file, and no shipped model of that name, which are %s%s", name, strings.Join(files, ", "),
		spell.Hint(filepath.Base(name), files))
}

func shippedFiles() []string {
	var out []string
	for _, m := range models.List() {
		out = append(out, m.File)
	}
	return out
}

// strength orders models so that stronger ones are explored first.
func (m *memoryModel) strength() int {
	if i := slices.Index(builtin, strings.TrimSuffix(m.name, suffix)); i >= 0 && (m.shipped || !m.file()) {
		return i
	}
	return len(builtin)
}

// sequential reports whether an exploration under m that used the model called used is known
// to be one under sequential consistency.
func (m *memoryModel) sequential(used string) bool {
	if m.file() {
		return false // unknown
	}
	b, err := consistency.ByName(used)
	return err == nil && b.Traits().Sequential()
}

// Sequential reports whether r is known to be the result of an exploration under sequential
// consistency. Then a thread can read the newest value only.
func Sequential(r *report.Report) bool {
	m := memoryModel{name: r.Model}
	return m.sequential(r.ModelUsed)
}

// file reports whether the model is read from a file.
func (m *memoryModel) file() bool { return strings.HasSuffix(m.name, suffix) }

// open opens the model's file or one that it includes.
func (m *memoryModel) open(name string) (io.ReadCloser, error) {
	if m.shipped {
		return models.FS.Open(name)
	}
	ours, included := strings.CutPrefix(name, "built-in/") // so kat calls what is included of ours
	if m.packed {
		if text, ok := m.files[name]; ok || !included {
			return io.NopCloser(bytes.NewReader(text)), nil
		}
		return models.FS.Open(ours)
	}
	f, err := os.Open(name)
	if included && err != nil {
		return models.FS.Open(ours)
	}
	return f, err
}

// read parses the model's file and checks what can be checked without automata.
func (m *memoryModel) read() (err error) {
	if m.shipped {
		m.spec, err = kat.LoadFS(models.FS, m.name)
	} else {
		m.spec, err = kat.LoadWith(filepath.ToSlash(m.name), m.readFile)
	}
	return err
}

// readFile reads the user's file called name.
func (m *memoryModel) readFile(name string) ([]byte, error) {
	if m.packed {
		if text, ok := m.files[name]; ok {
			return text, nil
		}
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	text, err := kat.ReadFile(name)
	if err == nil {
		if m.files == nil {
			m.files = map[string][]byte{}
		}
		m.files[name] = text
	}
	return text, err
}

// load makes a model of its file, if it has one. The error is a [*ModelError] if the file can be read.
func (m *memoryModel) load() error {
	if !m.file() || m.model != nil {
		return nil
	}
	err := m.read()
	if err != nil {
		return m.explained(err)
	}
	c := kat.Shipped(m.spec)
	if !m.shipped {
		if c, err = prover.Check(m.spec); err != nil {
			return m.explained(err)
		}
	}
	if m.model, err = runner.NewModel(c); err != nil {
		return m.explained(err)
	}
	return nil
}

// explained turns an error in a model's file into one of this package.
func (m *memoryModel) explained(err error) error {
	list := kat.AsErrors(err)
	if list == nil {
		return err
	}
	out := &ModelError{}
	for _, e := range list {
		p := ModelProblem{File: e.Pos.File, Line: e.Pos.Line, Column: e.Pos.Col, Msg: e.Msg, Text: e.Text, Hint: e.Hint}
		if line, ok := m.line(e.Pos); ok {
			p.Source = line
		}
		out.Problems = append(out.Problems, p)
	}
	return out
}

// statement finds the statement that defines the error or warning called name.
func (m *memoryModel) statement(name string, warning bool) *report.Statement {
	if m.spec == nil {
		return nil
	}
	for i := range m.spec.Inclusions {
		if s := &m.spec.Inclusions[i]; s.Name == name && s.Warning == warning {
			text, ok := m.line(s.Pos)
			if !ok {
				text = s.Text
			}
			return &report.Statement{File: s.Pos.File, Line: s.Pos.Line, Column: s.Pos.Col, Text: text}
		}
	}
	return nil
}

// laws are what the model demands; of a model written by hand, by the file that says
// the same. nil if the file cannot be read.
func (m *memoryModel) laws() *report.Laws {
	of := m
	if !m.file() {
		of = &memoryModel{name: m.name + suffix, shipped: true}
	}
	if of.spec == nil && of.read() != nil {
		return nil
	}
	l := &report.Laws{Model: m.name, Errors: map[string]*report.Statement{}, Warnings: map[string]*report.Statement{}}
	if base := strings.TrimSuffix(m.name, suffix); of.shipped && slices.Contains(builtin, base) {
		l.Base = base
	}
	for _, s := range of.spec.Inclusions {
		if s.Warning {
			l.Warnings[s.Name] = of.statement(s.Name, true)
		} else {
			l.Errors[s.Name] = of.statement(s.Name, false)
		}
	}
	add := func(p kat.Pos, text string) {
		l.Axioms = append(l.Axioms, report.Statement{File: p.File, Line: p.Line, Column: p.Col, Text: text})
	}
	for _, c := range of.spec.Coherence {
		add(c.Pos, "coherence "+of.spec.Views[c.View].Name)
	}
	for _, list := range [][]kat.Constraint{of.spec.Acyclic, of.spec.Irreflex, of.spec.Empty} {
		for _, c := range list {
			add(c.Pos, c.Text)
		}
	}
	if l.Base == "sc" {
		l.SC = l.Axiom("acyclic sc")
	} else {
		l.SC = (&memoryModel{name: "sc"}).laws().SC
	}
	return l
}

// maxLine bounds the lines of model files that are shown, in bytes.
const maxLine = 300

// line is the line of a model's file at p, if it can be shown.
func (m *memoryModel) line(p kat.Pos) (string, bool) {
	f, err := m.open(p.File)
	if err != nil {
		return "", false
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, 1<<20))
	if err != nil {
		return "", false
	}
	lines := strings.Split(string(text), "\n")
	if p.Line < 1 || p.Line > len(lines) {
		return "", false
	}
	s := strings.TrimSuffix(lines[p.Line-1], "\r")
	printable := strings.IndexFunc(s, func(r rune) bool { return r < ' ' && r != '\t' || r == 0x7f || r == utf8.RuneError }) < 0
	return s, s != "" && len(s) <= maxLine && printable
}

// ModelInfo describes a built-in memory model.
type ModelInfo struct {
	Name  string // also its Options.Model if it is hand-written
	File  string // its Options.Model as a file
	About string // one line
	// HandWritten: there is a checker written by hand, besides the one made from the file.
	HandWritten bool
}

// Models lists the built-in memory models.
func Models() []ModelInfo {
	var out []ModelInfo
	for _, m := range models.List() {
		out = append(out, ModelInfo{Name: m.Name, File: m.File, About: m.About, HandWritten: slices.Contains(builtin, m.Name)})
	}
	return out
}

// namedFile finds the model file that name means: a path, or a name from the list
// with or without suffix.
func namedFile(name string) (*memoryModel, error) {
	if !strings.HasSuffix(name, suffix) && slices.Contains(shippedFiles(), strings.ToLower(name)+suffix) {
		return &memoryModel{name: strings.ToLower(name) + suffix, shipped: true}, nil
	}
	return findFile(name)
}

// ModelFile returns the text of a model's file. name is the Name or File of one of [Models], or a
// path.
func ModelFile(name string) ([]byte, error) {
	m, err := namedFile(name)
	if err != nil {
		return nil, err
	}
	f, err := m.open(m.name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// ModelDescription says how a model in a file is checked.
type ModelDescription struct {
	Name  string // of the file
	File  string // its name in Lines; a model may include other files
	Lines []ModelLine
	// Dependent: the causal past of an event consists of dependencies, so program order and
	// reads-from may form a cycle.
	Dependent bool
}

// ModelLine is one statement of a model.
type ModelLine struct {
	File      string
	Line      int
	What, How string // what it says, how it is checked
}

// DescribeModel parses a model's file (named as for [ModelFile]), proves its assertions, and says
// how each statement is checked, in the order of the file. The error is a [*ModelError] if
// the file can be read but is wrong.
func DescribeModel(name string) (*ModelDescription, error) {
	m, err := namedFile(name)
	if err != nil {
		return nil, err
	}
	var c *kat.Proved
	if err = m.read(); err == nil {
		c, err = prover.Check(m.spec)
	}
	var model *runner.Model
	if err == nil {
		model, err = runner.NewModel(c)
	}
	if err != nil {
		return nil, m.explained(err)
	}
	d := &ModelDescription{Name: m.name, File: m.spec.File, Dependent: model.Traits().Dependencies}
	for _, l := range model.Describe() {
		d.Lines = append(d.Lines, ModelLine{File: l.Pos.File, Line: l.Pos.Line, What: l.What, How: l.How})
	}
	return d, nil
}
