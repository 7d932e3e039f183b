package genmcgo

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo/outcome"
)

// litmus reports whether src is a litmus test.
func (src *Source) litmus() bool { return filepath.Ext(src.Name) == ".litmus" }

// test is the litmus test in src, nil if it is none or wrong.
func (src *Source) test() *outcome.Litmus {
	if !src.litmus() {
		return nil
	}
	text, err := src.content()
	if err != nil {
		return nil
	}
	t, err := outcome.ParseLitmus(src.Name, string(text))
	if err != nil {
		return nil
	}
	return t
}

// translated writes the litmus test as a C program and returns the name of the file.
func (c *compilation) translated() (string, error) {
	text, err := c.src.content()
	if err != nil {
		return "", err
	}
	t, err := outcome.ParseLitmus(c.src.Name, string(text))
	if e := (*outcome.LitmusError)(nil); errors.As(err, &e) {
		return "", &InputError{File: c.src.Name, Line: e.Line, Msg: e.Msg, Err: err}
	} else if err != nil {
		return "", err
	}
	file, err := c.made(filepath.Base(c.src.Name) + ".c")
	if err == nil {
		err = os.WriteFile(file, []byte(t.C), 0o600)
	}
	return file, err
}

// test adds to o what the program says of the ends of its executions, if it is a litmus test.
func (p *Program) test(o *Options) error {
	o.claims = p.hasClaims()
	t := p.litmus
	if t == nil && !o.claims {
		return nil
	}
	if t == nil {
		return o.checkEquivalence(1, false)
	}
	if o.Outcomes == "" {
		o.Outcomes = strings.ReplaceAll(t.Locations, ";", ",")
	}
	if f := t.Filter; f != nil {
		own := strings.TrimPrefix(f.Text, string(f.Quantifier)+" ")
		places, given, err := outcome.SplitWhere(o.Outcomes)
		switch {
		case err != nil: // claims says so
		case given == nil:
			o.Outcomes = places + " where " + own
		case !strings.Contains(given.Text, own):
			o.Outcomes = places + " where " + own + ` /\ ` + strings.TrimPrefix(given.Text, string(given.Quantifier)+" ")
		}
	}
	if c := t.Condition; c != nil {
		text := strings.TrimPrefix(c.Text, string(c.Quantifier)+" ")
		list := map[outcome.Quantifier]*[]string{outcome.Exists: &o.Exists, outcome.Forall: &o.Forall, outcome.Never: &o.Never}[c.Quantifier]
		if !slices.Contains(*list, text) {
			*list = append(slices.Clone(*list), text)
		}
	}
	if err := o.checkEquivalence(1, false); err != nil {
		return err
	}
	return nil
}
