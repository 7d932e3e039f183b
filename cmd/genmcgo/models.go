package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/consistency/models"
	"genmcgo/report"
)

// memoryModel is one model that --mm names.
type memoryModel struct {
	name    string    // as given, for what is written by hand in small letters
	shipped bool      // its file is one of ours
	spec    *kat.Spec // what its file says, nil if it is written by hand, or not read yet
	model   consistency.Model
}

// builtin lists the models that are written by hand, from strong to weak: each
// allows what those before it allow, but for ra, which knows no seq_cst.
var builtin = []string{"sc", "tso-allfences", "tso", "rc11", "ra", "imm"}

// suffix is how names of model files end.
const suffix = ".kat"

// parseModels reads the value of --mm: models separated by commas.
func parseModels(list string) ([]*memoryModel, error) {
	var out []*memoryModel
	for _, name := range strings.Split(list, ",") {
		m, err := findModel(strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(out, func(o *memoryModel) bool { return o.name == m.name }) {
			return nil, fmt.Errorf("--mm=%s: %s is there twice", list, m.name)
		}
		out = append(out, m)
	}
	return out, nil
}

// findModel finds the model that a part of --mm names. Its file is not read yet.
func findModel(name string) (*memoryModel, error) {
	if name == "" {
		return nil, errors.New("--mm: a name is missing; write --mm=rc11 or --mm=rc11,tso")
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
		name, strings.Join(builtin, ", "), suffix, didYouMean(name, slices.Concat(builtin, shippedFiles())))
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
		didYouMean(filepath.Base(name), files))
}

func shippedFiles() []string {
	var out []string
	for _, m := range models.List() {
		out = append(out, m.File)
	}
	return out
}

// didYouMean is a hint at the word of known that is most like word, or "".
func didYouMean(word string, known []string) string {
	best, least := "", 3
	for _, k := range known {
		if d := distance(strings.ToLower(word), k); d < least {
			best, least = k, d
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
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
		return false // nobody knows
	}
	b, err := consistency.ByName(used)
	return err == nil && b.Traits().Sequential()
}

// file reports whether the model is read from a file.
func (m *memoryModel) file() bool { return strings.HasSuffix(m.name, suffix) }

// open opens the model's file or one that it includes.
func (m *memoryModel) open(name string) (fs.File, error) {
	if m.shipped {
		return models.FS.Open(name)
	}
	f, err := os.Open(name)
	if ours, ok := strings.CutPrefix(name, "built-in/"); ok && err != nil { // so kat calls what is included of ours
		return models.FS.Open(ours)
	}
	return f, err
}

// read parses the model's file and checks what can be checked without automata.
func (m *memoryModel) read() (err error) {
	if m.shipped {
		m.spec, err = kat.LoadFS(models.FS, m.name)
	} else {
		m.spec, err = kat.Load(m.name)
	}
	return err
}

// load makes a model of its file, if it has one.
func (m *memoryModel) load() error {
	if !m.file() {
		return nil
	}
	err := m.read()
	if err != nil {
		return err
	}
	c := kat.Shipped(m.spec)
	if !m.shipped {
		if c, err = kat.Compile(m.spec); err != nil {
			return err
		}
	}
	m.model, err = kat.NewModel(c)
	return err
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
// the same. nil if the file can not be read.
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

// explain prints what is wrong with a model's file: place, message, the line with
// the offending text marked, and what to do about it.
func (m *memoryModel) explain(w io.Writer, err error) {
	list := kat.AsErrors(err)
	if list == nil {
		fmt.Fprintln(w, "genmcgo:", err)
		return
	}
	for _, e := range list {
		msg := e.Msg
		line, ok := m.line(e.Pos)
		// What is long and marked in the line need not be said twice.
		if e.Text != "" && !(ok && utf8.RuneCountInString(e.Text) > 20 && strings.Contains(line, e.Text)) {
			msg += ": " + strconv.Quote(clip(e.Text))
		}
		fmt.Fprintf(w, "genmcgo: %v: %s\n", e.Pos, msg)
		if ok {
			pad, width := mark(line, e.Pos.Col, e.Text)
			fmt.Fprintf(w, "%7d | %s\n        | %s%s\n", e.Pos.Line, line, pad, strings.Repeat("^", width))
		}
		if e.Hint != "" {
			fmt.Fprintf(w, "        hint: %s\n", e.Hint)
		}
	}
}

// clip shortens what is quoted.
func clip(s string) string {
	if r := []rune(s); len(r) > 100 {
		return string(r[:97]) + "..."
	}
	return s
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

// mark says what to print below a line to underline text at column col (from 1, in
// characters): blanks, with tabs where the line has them, and how many marks.
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
