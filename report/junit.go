package report

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// WriteJUnit writes r as a JUnit XML file with one test case.
func (r *Report) WriteJUnit(w io.Writer) error {
	return writeJUnit(w, programOf(r.Program, r.Files), []*Report{r})
}

// WriteJUnit writes t as a JUnit XML file with one test case for each model.
func (t *Table) WriteJUnit(w io.Writer) error {
	return writeJUnit(w, programOf(t.Program, t.Files), t.Models)
}

// The elements of report/schema/junit.xsd, which says what they are for.
type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Errors   int          `xml:"errors,attr"`
		Skipped  int          `xml:"skipped,attr"`
		Time     string       `xml:"time,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name       string          `xml:"name,attr"`
		Tests      int             `xml:"tests,attr"`
		Failures   int             `xml:"failures,attr"`
		Errors     int             `xml:"errors,attr"`
		Skipped    int             `xml:"skipped,attr"`
		Time       string          `xml:"time,attr"`
		Properties []junitProperty `xml:"properties>property"`
		Cases      []junitCase     `xml:"testcase"`
	}
	junitProperty struct {
		Name  string `xml:"name,attr"`
		Value string `xml:"value,attr"`
	}
	junitCase struct {
		Class      string `xml:"classname,attr"`
		Name       string `xml:"name,attr"`
		File       string `xml:"file,attr"`
		Time       string `xml:"time,attr"`
		Properties *junitProperties
		Skipped    *junitOutcome `xml:"skipped"`
		Error      *junitOutcome `xml:"error"`
		Failure    *junitOutcome `xml:"failure"`
		Out        junitText     `xml:"system-out"`
	}
	junitProperties struct {
		XMLName xml.Name        `xml:"properties"`
		List    []junitProperty `xml:"property"`
	}
	junitOutcome struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",cdata"`
	}
	junitText struct {
		Text string `xml:",cdata"`
	}
)

func writeJUnit(w io.Writer, program string, reports []*Report) error {
	suite := junitSuite{Name: clean(program), Tests: len(reports)}
	var total float64
	for _, r := range reports {
		c := r.junit()
		total += r.Seconds
		switch {
		case c.Failure != nil:
			suite.Failures++
		case c.Error != nil:
			suite.Errors++
		case c.Skipped != nil:
			suite.Skipped++
		}
		suite.Cases = append(suite.Cases, c)
		suite.Properties = []junitProperty{{"tool", r.Tool}, {"version", r.Version}, {"program", clean(programOf(r.Program, r.Files))}}
	}
	suite.Time = junitTime(total)
	return encodeJUnit(w, []junitSuite{suite}, suite.Time)
}

// encodeJUnit writes suites, which took the given time together.
func encodeJUnit(w io.Writer, suites []junitSuite, time string) error {
	all := junitSuites{Name: "genmcgo", Time: time, Suites: suites}
	for i := range suites {
		s := &suites[i]
		all.Tests, all.Failures, all.Errors, all.Skipped = all.Tests+s.Tests, all.Failures+s.Failures, all.Errors+s.Errors, all.Skipped+s.Skipped
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// Suite is what a test runner has to say of a directory, for [WriteSuites].
type Suite struct {
	Name    string
	Version string  // of this tool
	Seconds float64 // from its first test to its last
	Cases   []Case
}

// Case is a test of a Suite. At most one of Failure, Error and Skipped is set.
type Case struct {
	Class   string // for readers that sort tests into classes: what stands before the last dot is the package
	Name    string
	File    string
	Seconds float64
	Report  *Report // nil if there is none
	Failure *Outcome
	Error   *Outcome // it could not be run
	Skipped *Outcome
	Output  string
}

// Outcome says why a Case has not passed.
type Outcome struct {
	Type    string // a word: the kind of an error
	Message string // a line
	Text    string // evidence
}

// WriteSuites writes tests as a JUnit XML file: a suite for each directory. seconds is how long all of them
// took.
func WriteSuites(w io.Writer, suites []Suite, seconds float64) error {
	var out []junitSuite
	for i := range suites {
		s := &suites[i]
		suite := junitSuite{Name: clean(s.Name), Tests: len(s.Cases), Time: junitTime(s.Seconds), Properties: []junitProperty{{"tool", "genmcgo"}, {"version", s.Version}}}
		for j := range s.Cases {
			c := &s.Cases[j]
			jc := junitCase{Class: clean(c.Class), Name: clean(c.Name), File: clean(c.File), Time: junitTime(c.Seconds), Out: junitText{clean(cmp.Or(c.Output, "-"))}}
			if c.Report != nil {
				jc.Properties = &junitProperties{List: c.Report.junitProperties()}
			}
			outcome := func(o *Outcome) *junitOutcome {
				return &junitOutcome{Message: clean(cmp.Or(o.Message, "-")), Type: clean(o.Type), Text: clean(cmp.Or(o.Text, o.Message, "-"))}
			}
			switch {
			case c.Failure != nil:
				jc.Failure = outcome(c.Failure)
				suite.Failures++
			case c.Error != nil:
				jc.Error = outcome(c.Error)
				suite.Errors++
			case c.Skipped != nil:
				jc.Skipped = outcome(c.Skipped)
				jc.Skipped.Type = ""
				suite.Skipped++
			}
			suite.Cases = append(suite.Cases, jc)
		}
		out = append(out, suite)
	}
	return encodeJUnit(w, out, junitTime(seconds))
}

// junitProperties are those of a test that came to r.
func (r *Report) junitProperties() []junitProperty {
	property := func(name string, value any) junitProperty { return junitProperty{name, clean(fmt.Sprint(value))} }
	return []junitProperty{
		property("model", r.Model), property("model_used", r.ModelUsed), property("verdict", r.Verdict),
		property("complete", r.Complete), property("blocked", r.Blocked), property("bounded", r.Bounded),
		property("bounded_executions", r.BoundedExecutions), property("stopped", r.Stopped), property("reasons", strings.Join(r.Reasons, " ")),
		property("warnings", len(r.Warnings)), property("reproduce", r.Command),
	}
}

func (r *Report) junit() junitCase {
	c := junitCase{
		// Readers take what stands before the last dot of a class for its package, and
		// tell cases apart by class and name.
		Class: "genmcgo", Name: clean(programOf(r.Program, r.Files) + " under " + r.Model), File: clean(r.Program), Time: junitTime(r.Seconds),
		Properties: &junitProperties{List: r.junitProperties()},
	}
	switch {
	case r.Verdict == Error:
		// Some readers keep one failure of a case, so there is one with all errors.
		e := &r.Errors[0]
		b := &strings.Builder{}
		r.errors(b, Style{})
		message := e.Message
		if n := len(r.Errors) - 1; n > 0 {
			message += " (and " + plural(uint64(n), "other error") + ")"
		}
		c.Failure = &junitOutcome{Message: clean(message), Type: clean(e.kind()), Text: clean(b.String())}
	case r.Verdict == Incomplete && r.Stopped != "":
		// It was not tested, for whatever reason: that must not look like a success.
		c.Error = &junitOutcome{Message: clean(r.Summary), Type: "stopped-" + r.Stopped, Text: clean(r.Summary)}
	case r.Verdict == Incomplete && len(r.Limits) > 0:
		c.Error = &junitOutcome{Message: clean(r.Summary), Type: "stopped-" + r.Limits[0].Limit, Text: clean(r.Summary)}
	case r.Verdict == Incomplete && slices.Contains(r.Reasons, Vacuous):
		// Nothing ran to its end: that must not look like a success, either.
		c.Error = &junitOutcome{Message: clean(r.Summary), Type: Vacuous, Text: clean(r.Summary)}
	case r.Verdict == Incomplete:
		// All was explored up to the bound that was asked for.
		c.Skipped = &junitOutcome{Message: clean(r.Summary), Text: clean(r.Summary)}
	}
	b := &strings.Builder{}
	r.rest(b, Style{})
	c.Out.Text = clean(b.String())
	return c
}

func junitTime(s float64) string { return strconv.FormatFloat(s, 'f', 3, 64) }

// clean replaces what XML cannot contain: a program may print anything.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n' || r == '\r':
			return r
		case r < 0x20 || r == 0xFFFE || r == 0xFFFF:
			return utf8.RuneError
		}
		return r
	}, s)
}
