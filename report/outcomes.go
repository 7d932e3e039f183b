package report

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Outcomes are the ways in which complete executions end: what memory holds when no thread goes on any more.
type Outcomes struct {
	Places []string `json:"places"` // what is looked at, as C writes it
	Rows   []Ending `json:"rows"`   // by their values
	// Executions are the complete ones that were explored, the sum over Rows.
	Executions uint64      `json:"executions"`
	Conditions []Condition `json:"conditions,omitempty"`
}

// Ending is what some executions end with.
type Ending struct {
	Values     []string   `json:"values"` // of Outcomes.Places; "-" where a pointer on the way is null
	Executions uint64     `json:"executions"`
	Example    *Execution `json:"example,omitempty"` // one of them
}

// Condition is a claim about how executions end.
type Condition struct {
	Text string `json:"text"` // exists (x=1 /\ y=0)
	// Verdict is yes or no; or unknown, if what was not explored decides it.
	Verdict string `json:"verdict"`
	// Observed is how often executions are as the condition says, quantifier aside: always, sometimes or never; "" if
	// none is complete.
	Observed string `json:"observed,omitempty"`
	Positive uint64 `json:"positive"` // executions that are so
	Negative uint64 `json:"negative"` // and that are not
	// Exists: it is met by one execution; another condition by all (none, if it says never).
	Exists bool `json:"exists"`
	Never  bool `json:"never,omitempty"`
}

// judge fills in c.Verdict and c.Observed. whole says that everything was explored.
func (c *Condition) judge(whole bool) {
	switch {
	case c.Positive+c.Negative == 0:
	case c.Negative == 0:
		c.Observed = "always"
	case c.Positive == 0:
		c.Observed = "never"
	default:
		c.Observed = "sometimes"
	}
	c.Verdict = "unknown"
	switch against := c.against(); {
	case c.Exists && c.Positive > 0:
		c.Verdict = "yes"
	case !c.Exists && against > 0:
		c.Verdict = "no"
	case whole && c.Exists:
		c.Verdict = "no"
	case whole:
		c.Verdict = "yes"
	}
}

// against is how many executions contradict a condition that speaks of all.
func (c *Condition) against() uint64 {
	if c.Never {
		return c.Positive
	}
	return c.Negative
}

// outcomes takes the table of outcomes over. A condition that no execution meets, though one should, is an error without
// an execution.
func (r *Report) outcomes(o *Outcomes, whole bool) {
	if o == nil {
		return
	}
	for i := range o.Conditions {
		c := &o.Conditions[i]
		c.judge(whole)
		if c.Exists && c.Verdict == "no" {
			r.Errors = append(r.Errors, Finding{Kind: "final-state", Name: c.Text, Times: 1, Events: []Event{}, Trace: []Step{},
				Message: "no execution ends so"})
		}
	}
	r.Outcomes = o
}

// text prints the table; examples also prints the graph of an execution for each outcome.
func (o *Outcomes) text(b *strings.Builder, st Style, examples bool) {
	if len(o.Places) > 0 {
		head := append(slices.Clone(o.Places), "executions")
		rows := make([][]string, len(o.Rows))
		for i, r := range o.Rows {
			rows[i] = append(slices.Clone(r.Values), fmt.Sprint(r.Executions))
		}
		fmt.Fprintf(b, "%s\n", st.paint(bold, plural(uint64(len(o.Rows)), "outcome")+" of "+plural(o.Executions, "complete execution")))
		columns(b, head, rows)
		b.WriteByte('\n')
	}
	for i := range o.Conditions {
		b.WriteString(o.Conditions[i].line(st) + "\n")
	}
	if len(o.Conditions) > 0 {
		b.WriteByte('\n')
	}
	if !examples {
		return
	}
	for i := range o.Rows {
		r := &o.Rows[i]
		if r.Example == nil {
			continue
		}
		said := make([]string, len(r.Values))
		for k, v := range r.Values {
			said[k] = o.Places[k] + "=" + v
		}
		fmt.Fprintf(b, "an execution that ends with %s\n", strings.Join(said, ", "))
		for _, line := range strings.Split(strings.TrimSuffix(r.Example.Graph.listing(nil), "\n"), "\n") {
			b.WriteString("  " + line + "\n")
		}
		b.WriteByte('\n')
	}
}

// line is what text says of a condition.
func (c *Condition) line(st Style) string {
	color := map[string]string{"yes": green, "no": red, "unknown": yellow}[c.Verdict]
	line := c.Text + ": " + st.paint(color, c.Verdict)
	if c.Observed != "" {
		line += fmt.Sprintf(" (%s: %d of %d)", c.Observed, c.Positive, c.Positive+c.Negative)
	}
	return line
}

// side is the outcomes under several models side by side: what the columns are, those of models behind the places, the
// cells, and an execution for each row.
func side(models []*Report) (head []string, rows [][]string, examples []*Execution) {
	places := models[0].Outcomes.Places
	head = slices.Clone(places)
	for m, r := range models {
		head = append(head, r.Model)
		if r.Outcomes == nil {
			continue
		}
		for _, o := range r.Outcomes.Rows {
			i := slices.IndexFunc(rows, func(row []string) bool { return slices.Equal(row[:len(places)], o.Values) })
			if i < 0 {
				i = len(rows)
				rows = append(rows, append(slices.Clone(o.Values), slices.Repeat([]string{"."}, len(models))...))
				examples = append(examples, o.Example)
			}
			rows[i][len(places)+m] = fmt.Sprint(o.Executions)
		}
	}
	return head, rows, examples
}

// outcomes prints the outcomes under several models as one table.
func (t *Table) outcomes(b *strings.Builder, st Style) {
	if len(t.Models) == 0 || t.Models[0].Outcomes == nil {
		return
	}
	head, rows, _ := side(t.Models)
	if len(t.Models[0].Outcomes.Places) > 0 {
		b.WriteString(st.paint(bold, plural(uint64(len(rows)), "outcome")+", and how many executions end so") + "\n")
		columns(b, head, rows)
		b.WriteByte('\n')
	}
	for i := range t.Models[0].Outcomes.Conditions {
		for _, r := range t.Models {
			if o := r.Outcomes; o != nil && i < len(o.Conditions) {
				b.WriteString(r.Model + ": " + o.Conditions[i].line(st) + "\n")
			}
		}
	}
	if len(t.Models[0].Outcomes.Conditions) > 0 {
		b.WriteByte('\n')
	}
}

// columns prints a table with its columns to the right.
func columns(b *strings.Builder, head []string, rows [][]string) {
	wide := make([]int, len(head))
	for _, row := range append([][]string{head}, rows...) {
		for i, s := range row {
			wide[i] = max(wide[i], utf8.RuneCountInString(s))
		}
	}
	for _, row := range append([][]string{head}, rows...) {
		for i, s := range row {
			b.WriteString("  " + strings.Repeat(" ", wide[i]-utf8.RuneCountInString(s)) + s)
		}
		b.WriteByte('\n')
	}
}

// pageOutcomes is the section of a page about outcomes.
type pageOutcomes struct {
	Title      string
	Head       []string
	Rows       []pageEnding
	Conditions []pageCondition
}

// pageEnding is an outcome: its cells, what it is in words, and an execution that ends so.
type pageEnding struct {
	Cells         []string
	Said, Listing string
}

// pageCondition is a condition, under a model if there are several.
type pageCondition struct{ Model, Line, Verdict string }

// outcomes adds the section, if outcomes were observed.
func (p *page) outcomes(models []*Report) {
	if len(models) == 0 || models[0].Outcomes == nil {
		return
	}
	first := models[0].Outcomes
	head, rows, examples := side(models)
	places := len(first.Places)
	out := &pageOutcomes{Title: plural(uint64(len(rows)), "outcome"), Head: head}
	switch {
	case places == 0:
		out.Title, rows = "Conditions", nil
	case len(models) == 1:
		out.Title += " of " + plural(first.Executions, "complete execution")
		head[places] = "executions"
	default:
		out.Title += ", and how many executions end so"
	}
	for i, row := range rows {
		e := pageEnding{Cells: row}
		said := make([]string, places)
		for k := range said {
			said[k] = first.Places[k] + "=" + row[k]
		}
		e.Said = strings.Join(said, ", ")
		if x := examples[i]; x != nil && x.Graph != nil && i < maxExamples {
			e.Listing = listed(x.Graph.listing(nil))
		}
		out.Rows = append(out.Rows, e)
	}
	for i := range first.Conditions {
		for _, r := range models {
			if r.Outcomes == nil || i >= len(r.Outcomes.Conditions) {
				continue
			}
			c := pageCondition{Line: r.Outcomes.Conditions[i].line(Style{}), Verdict: r.Outcomes.Conditions[i].Verdict}
			if len(models) > 1 {
				c.Model = r.Model
			}
			out.Conditions = append(out.Conditions, c)
		}
	}
	p.Outcomes = out
}

// maxExamples is how many outcomes of a page have an execution.
const maxExamples = 50
