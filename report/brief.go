package report

import (
	"fmt"
	"io"
	"strings"
)

// WriteBrief prints what r found wrong, without graphs and traces: of each error what it is, where, and why;
// the command that shows all of it; then the warnings. It prints nothing of what is no finding.
func (r *Report) WriteBrief(w io.Writer, st Style) error {
	b := &strings.Builder{}
	for i := range r.Errors {
		f := &r.Errors[i]
		fmt.Fprintf(b, "%s %s\n", st.paint(red, f.title()+":"), st.paint(bold, f.Message))
		f.snippets(b, st)
		f.demand(b, st)
		f.why(b)
	}
	if len(r.Errors) > 0 {
		fmt.Fprintf(b, "  reproduce: %s\n", r.Command)
	}
	for i := range r.Warnings {
		r.Warnings[i].warning(b, st)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Text returns u as a sentence.
func (u *Unreached) Text() string { return u.text(true) }

// Reaches reports whether some execution reaches a line of the program, as far as r knows: a report that
// was read does not.
func (r *Report) Reaches(file string, line int) bool {
	for _, c := range r.coverage {
		if c.file != file {
			continue
		}
		for _, l := range c.lines {
			if l.line == line {
				return l.reached
			}
		}
	}
	return false
}
