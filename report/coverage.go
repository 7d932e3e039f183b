package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Seen is what the interpreter saw, all workers together. Positions are those that a
// Program explains.
type Seen struct {
	Lines     []SeenLine     // each line at least once
	Functions []SeenFunction // that the user wrote
	Missed    []SeenSite     // assertions and creations of threads that were not reached
	Inputs    []SeenInput    // calls whose results were made up
}

// SeenLine is a line with code.
type SeenLine struct {
	Pos     int32
	Reached bool
}

// SeenFunction is a function and whether it was called.
type SeenFunction struct {
	Name    string
	Pos     int32
	Reached bool
}

// SeenSite is an assertion or the creation of a thread.
type SeenSite struct {
	Thread bool
	Pos    int32
}

// SeenInput is a call of a library function whose result comes from outside of the program.
type SeenInput struct {
	Call, Assumed string
	Pos           int32
	Sampled       bool // there are results that were not explored
}

// Unreached is a place that no execution reaches.
type Unreached struct {
	What string `json:"what"` // thread (one is created there) or assertion
	Place
}

// text is the place as a sentence. All: everything was explored.
func (u *Unreached) text(all bool) string {
	s := "the assertion at "
	if u.What == "thread" {
		s = "the thread that is created at "
	}
	s += where(u.Place)
	if !all {
		return s + " is reached in no execution that was explored"
	}
	return s + " is reached in no execution"
}

// Input is a call whose result comes from outside of the program: the library made it up.
type Input struct {
	Call    string `json:"call"`    // the function
	Assumed string `json:"assumed"` // what it does, as a clause
	Place
	// Sampled: there are results that were not explored, so the run is incomplete.
	Sampled bool `json:"sampled,omitempty"`
}

func (i *Input) text() string { return i.Call + " at " + where(i.Place) + " " + i.Assumed }

func where(p Place) string {
	s := cmp.Or(p.String(), "a place without source position")
	if p.Function != "" {
		s += " in " + p.Function
	}
	return s
}

// maxNoted bounds the notes of one sort; the JSON form has all.
const maxNoted = 10

func noted[T any](list []T, what string, text func(*T) string) []string {
	var out []string
	for i := range list {
		if i == maxNoted {
			out = append(out, plural(uint64(len(list)-i), "more "+what)+" in the JSON report")
			break
		}
		out = append(out, text(&list[i]))
	}
	return out
}

// observations are the notes on what executions reach and on what was made up.
func (r *Report) observations() []string {
	all := !r.Bounded && len(r.Limits) == 0
	if r.Hunt != nil {
		return append(noted(r.Hunt.Unreached, "such file", (*UnreachedLines).text), noted(r.Inputs, "such call", (*Input).text)...)
	}
	return append(noted(r.Unreached, "such place", func(u *Unreached) string { return u.text(all) }),
		noted(r.Inputs, "such call", (*Input).text)...)
}

// coverage has a file's lines and functions, in their order.
type coverage struct {
	file      string
	lines     []coveredLine
	functions []coveredFunction
}

type coveredLine struct {
	line    int
	reached bool
}

type coveredFunction struct {
	line    int
	name    string
	reached bool
}

// observe fills in what the interpreter saw.
func (r *Report) observe(seen *Seen, prog Program, src *Sources) {
	if seen == nil {
		return
	}
	byPlace := func(a, b Place) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	}
	for _, i := range seen.Inputs {
		in := Input{Call: i.Call, Assumed: i.Assumed, Place: src.fill(place(prog, i.Pos)), Sampled: i.Sampled}
		if !slices.Contains(r.Inputs, in) {
			r.Inputs = append(r.Inputs, in)
		}
	}
	slices.SortStableFunc(r.Inputs, func(a, b Input) int { return cmp.Or(byPlace(a.Place, b.Place), strings.Compare(a.Call, b.Call)) })
	if r.Stopped == "" { // else an execution that was not explored may reach it
		for _, s := range seen.Missed {
			u := Unreached{What: "assertion", Place: src.fill(place(prog, s.Pos))}
			if s.Thread {
				u.What = "thread"
			}
			if u.Line > 0 && !slices.Contains(r.Unreached, u) {
				r.Unreached = append(r.Unreached, u)
			}
		}
	}
	slices.SortStableFunc(r.Unreached, func(a, b Unreached) int { return cmp.Or(byPlace(a.Place, b.Place), strings.Compare(a.What, b.What)) })

	files := map[string]*coverage{}
	of := func(p Place) *coverage {
		c := files[p.File]
		if c == nil {
			c = &coverage{file: p.File}
			files[p.File] = c
		}
		return c
	}
	for _, l := range seen.Lines {
		if p := src.fill(place(prog, l.Pos)); p.Line > 0 && p.File != "" {
			c := of(p)
			c.lines = append(c.lines, coveredLine{p.Line, l.Reached})
		}
	}
	for _, f := range seen.Functions {
		if p := src.fill(place(prog, f.Pos)); p.Line > 0 && p.File != "" {
			c := of(p)
			c.functions = append(c.functions, coveredFunction{p.Line, f.Name, f.Reached})
		}
	}
	for _, c := range files {
		// What is reached comes first of what is the same.
		slices.SortFunc(c.lines, func(a, b coveredLine) int { return cmp.Or(cmp.Compare(a.line, b.line), last(a.reached, b.reached)) })
		c.lines = slices.CompactFunc(c.lines, func(a, b coveredLine) bool { return a.line == b.line })
		slices.SortFunc(c.functions, func(a, b coveredFunction) int {
			return cmp.Or(cmp.Compare(a.line, b.line), strings.Compare(a.name, b.name), last(a.reached, b.reached))
		})
		c.functions = slices.CompactFunc(c.functions, func(a, b coveredFunction) bool { return a.line == b.line && a.name == b.name })
		r.coverage = append(r.coverage, c)
	}
	slices.SortFunc(r.coverage, func(a, b *coverage) int { return strings.Compare(a.file, b.file) })
}

// last orders false behind true.
func last(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// WriteCoverage writes which lines and functions executions reach, in the format of lcov. A
// count is 1 if some execution does, else 0.
func (r *Report) WriteCoverage(w io.Writer, src *Sources) error {
	return writeCoverage(w, []*Report{r})
}

// WriteCoverage writes coverage with a test for each model; see [Report.WriteCoverage].
func (t *Table) WriteCoverage(w io.Writer, src *Sources) error { return writeCoverage(w, t.Models) }

func writeCoverage(w io.Writer, reports []*Report) error {
	b := bufio.NewWriter(w)
	for _, r := range reports {
		// Names of tests may have letters, digits and underscores.
		test := strings.Map(func(c rune) rune {
			if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' {
				return c
			}
			return '_'
		}, r.Model)
		for _, c := range r.coverage {
			fmt.Fprintf(b, "TN:%s\nSF:%s\n", test, c.file)
			hit := 0
			for _, f := range c.functions {
				fmt.Fprintf(b, "FN:%d,%s\n", f.line, f.name)
			}
			for _, f := range c.functions {
				fmt.Fprintf(b, "FNDA:%d,%s\n", count(f.reached, &hit), f.name)
			}
			fmt.Fprintf(b, "FNF:%d\nFNH:%d\n", len(c.functions), hit)
			hit = 0
			for _, l := range c.lines {
				fmt.Fprintf(b, "DA:%d,%d\n", l.line, count(l.reached, &hit))
			}
			fmt.Fprintf(b, "LF:%d\nLH:%d\nend_of_record\n", len(c.lines), hit)
		}
	}
	return b.Flush()
}

// count is 1 if reached, and adds it to hit.
func count(reached bool, hit *int) int {
	if !reached {
		return 0
	}
	*hit++
	return 1
}

// coveredFile is a source with what was reached in it, for the page.
type coveredFile struct {
	Name          string
	Lines         []coveredText
	Found, Missed int
}

type coveredText struct {
	Number int
	Text   string
	Class  string // hit, miss, or "" for a line without code
}

// maxCovered bounds the lines of sources on a page.
const maxCovered = 20_000

// covered marks the lines of all sources, reached under one of the models.
func covered(reports []*Report, src *Sources) []coveredFile {
	marks := map[string]map[int]bool{}
	for _, r := range reports {
		for _, c := range r.coverage {
			m := marks[c.file]
			if m == nil {
				m = map[int]bool{}
				marks[c.file] = m
			}
			for _, l := range c.lines {
				m[l.line] = m[l.line] || l.reached
			}
		}
	}
	var out []coveredFile
	total := 0
	for name, m := range marks {
		lines := src.find(name).lines
		if total += len(lines); len(lines) == 0 || total > maxCovered {
			continue
		}
		f := coveredFile{Name: name}
		for i, text := range lines {
			l := coveredText{Number: i + 1, Text: text}
			if reached, ok := m[i+1]; ok {
				f.Found++
				if l.Class = "hit"; !reached {
					l.Class = "miss"
					f.Missed++
				}
			}
			f.Lines = append(f.Lines, l)
		}
		out = append(out, f)
	}
	slices.SortFunc(out, func(a, b coveredFile) int { return strings.Compare(a.Name, b.Name) })
	return out
}
