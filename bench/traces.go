package bench

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dustin/go-humanize"
)

// Traces is what is known of a row of a table whose paper counts traces: runs of the
// program up to its end, of which a search that is not optimal makes several for one
// execution, and some that it abandons. Such numbers stand beside ours, and are not
// compared with them.
type Traces struct {
	Name    string `json:"name"` // of the program in the paper
	Threads int    `json:"threads"`
	// Finds is the kind of error that the program has, e.g. "deadlock"; "" is none.
	Finds string `json:"finds,omitempty"`
	// Counts are by column: one of PaperTable.Columns.
	Counts map[string]TraceCount `json:"counts,omitempty"`
	// Why says how the counts come to differ from ours; it ends without a full stop.
	Why string `json:"why"`
}

// TraceCount is what a tool counted. Numbers that it did not give are 0.
type TraceCount struct {
	Transitions int64   `json:"transitions,omitempty"`
	Traces      int64   `json:"traces,omitempty"`
	Deadlocks   int64   `json:"deadlocks,omitempty"` // traces that end in one
	Seconds     float64 `json:"seconds,omitempty"`
	Says        string  `json:"says,omitempty"` // instead of counts: "crashes"
}

// found reports whether the tool's error is the one that the program has. Then its
// counts mean something.
func (c *Cell) found(kind string) bool {
	return c != nil && len(c.Samples) > 0 && c.Failure == "" && c.Complete >= 0 && c.Error == kind
}

// compareTraces fills in the remarks of a row with Traces: genmcgo must find the
// error that the program has, and no other.
func (t *TableResult) compareTraces(r *ResultRow) {
	for i, c := range r.Cells {
		name := t.Checkers[i].Name
		switch {
		case c == nil || len(c.Samples) == 0 && c.Failure == "":
		case c.Failure == "timeout":
			r.remark(false, "%s: timeout", name)
		case c.Failure != "":
			first, _, _ := strings.Cut(c.Failure, "\n")
			r.remark(true, "%s: %s", name, first)
		case len(c.counts) > 1:
			r.remark(true, "%s counts differently from run to run: %s", name, commas(c.counts))
		case !c.found(r.Traces.Finds):
			r.remark(true, "%s finds %q, and the program has %q", name, c.Error, r.Traces.Finds)
		case i > 0 && !t.Checkers[i].counts(t.Checkers[0], c.Complete, r.Cells[0].Complete) && r.Cells[0].found(r.Traces.Finds):
			r.remark(true, "%s counts %s", name, humanize.Comma(c.Complete))
		}
	}
}

// traced reports whether the rows have Traces: all of a table have or none.
func traced(rows []*ResultRow) bool {
	return len(rows) > 0 && rows[0].Traces != nil
}

// traceColumn is a column of a table of traces: what to print for a row, "" for nothing.
type traceColumn struct {
	head string
	cell func(r *ResultRow) string
}

// writeTraces prints the rows with the counts of the paper's tool beside ours, and below
// why they differ.
func (t *TableResult) writeTraces(b *strings.Builder, rows []*ResultRow) {
	columns := []traceColumn{
		{"program there", func(r *ResultRow) string { return r.Traces.Name }},
		{"threads", func(r *ResultRow) string { return grouped(int64(r.Traces.Threads)) }},
	}
	for _, c := range t.Columns {
		columns = append(columns, peerColumns(c)...)
	}
	columns = append(columns, traceColumn{"our program", (*ResultRow).name})
	for i, c := range t.Checkers {
		columns = append(columns, ownColumns(c, i)...)
	}
	columns = slices.DeleteFunc(columns, func(c traceColumn) bool {
		return !slices.ContainsFunc(rows, func(r *ResultRow) bool { return c.cell(r) != "" })
	})
	var why []string
	table := [][]string{{}}
	for _, c := range columns {
		table[0] = append(table[0], c.head)
	}
	table[0] = append(table[0], "why")
	for _, r := range rows {
		var line []string
		for _, c := range columns {
			s := c.cell(r)
			if s == "" {
				s = "–"
			}
			line = append(line, s)
		}
		text := strings.Join(append(slices.Clone(r.Remarks), r.Traces.Why), "; ")
		k := slices.Index(why, text)
		if k < 0 {
			why = append(why, text)
			k = len(why) - 1
		}
		table = append(table, append(line, fmt.Sprintf("[%d]", k+1)))
	}
	writeTable(b, table)
	t.writeRates(b, rows)
	for k, s := range why {
		fmt.Fprintf(b, "\n[%d] %s.\n", k+1, s)
	}
}

// writeRates sums up how many executions there are in a second, and how many times as many
// as traces of the same program.
func (t *TableResult) writeRates(b *strings.Builder, rows []*ResultRow) {
	var own, times []float64
	for _, r := range rows {
		if v := rate(r.Cells[0]); v > 0 {
			own = append(own, v)
		}
		if v := r.times(); v > 0 {
			times = append(times, v)
		}
	}
	if len(own) == 0 {
		return
	}
	fmt.Fprintf(b, "\nExecutions per second of %s, complete and blocked, on rows of %s s or more (%d): at least %s, geometric mean %s.",
		t.Checkers[0].Name, figures(minRate), len(own), figures(slices.Min(own)), figures(GeoMean(own)))
	if len(times) > 0 {
		fmt.Fprintf(b, " Divided by the traces per second of the tool there, on rows with both (%d): at least %s, geometric mean %s.", len(times), figures(slices.Min(times)), figures(GeoMean(times)))
	}
	b.WriteString("\n")
}

// times is how many executions genmcgo explores in the time of a trace there, where that tool was
// fastest; 0 if either took too short to say.
func (r *ResultRow) times() float64 {
	most := 0.0
	for _, c := range r.Traces.Counts {
		most = max(most, c.rate())
	}
	if most == 0 {
		return 0
	}
	return rate(r.Cells[0]) / most
}

// rate is how many traces there were in a second, 0 if it took too short to say.
func (c TraceCount) rate() float64 {
	if c.Seconds < minPeer {
		return 0
	}
	return float64(c.Traces) / c.Seconds
}

// rate is how many executions c explored in a second, 0 if it took too short to say.
func rate(c *Cell) float64 {
	if c == nil || c.CPU < minRate || c.Failure != "" || c.Complete < 0 {
		return 0
	}
	return float64(c.Complete+c.Blocked) / c.CPU
}

// peerColumns are those of a tool that counts traces.
func peerColumns(tool string) []traceColumn {
	column := func(head string, f func(c TraceCount) string) traceColumn {
		return traceColumn{tool + ": " + head, func(r *ResultRow) string {
			c, ok := r.Traces.Counts[tool]
			if !ok {
				return ""
			}
			return f(c)
		}}
	}
	return []traceColumn{
		column("transitions", func(c TraceCount) string { return grouped(c.Transitions) }),
		column("traces", func(c TraceCount) string {
			if c.Says != "" {
				return c.Says
			}
			return grouped(c.Traces)
		}),
		column("deadlocks", func(c TraceCount) string { return grouped(c.Deadlocks) }),
		column("s", func(c TraceCount) string { return paperSeconds(c.Seconds) }),
		column("traces/s", func(c TraceCount) string {
			return grouped(int64(c.rate()))
		}),
	}
}

// ownColumns are those of checker i.
func ownColumns(c *Checker, i int) []traceColumn {
	column := func(head string, f func(r *ResultRow, c *Cell) string) traceColumn {
		return traceColumn{c.Name + ": " + head, func(r *ResultRow) string {
			c := r.Cells[i]
			switch {
			case c == nil || len(c.Samples) == 0 && c.Failure == "":
				return ""
			case c.Failure == "timeout" && head == "s":
				return "> " + figures(c.CPU)
			case c.Failure != "" || c.Complete < 0:
				return ""
			}
			return f(r, c)
		}}
	}
	counts := []traceColumn{
		column("executions", func(_ *ResultRow, c *Cell) string { return humanize.Comma(c.Complete) }),
		column("blocked", func(_ *ResultRow, c *Cell) string { return grouped(c.Blocked) }),
		column("in deadlocks", func(_ *ResultRow, c *Cell) string { return grouped(c.Ending) }),
		column("distinct", func(_ *ResultRow, c *Cell) string { return grouped(c.Deadlocks) }),
		column("s", func(_ *ResultRow, c *Cell) string { return figures(c.CPU) }),
	}
	if i > 0 {
		return counts
	}
	return append(counts,
		column("finds", func(_ *ResultRow, c *Cell) string { return c.Error }),
		column("events", func(_ *ResultRow, c *Cell) string { return grouped(int64(c.Visits)) }),
		column("exec/s", func(_ *ResultRow, c *Cell) string {
			return grouped(int64(rate(c)))
		}),
		column("times there", func(r *ResultRow, _ *Cell) string {
			if v := r.times(); v > 0 {
				return figures(v)
			}
			return ""
		}),
	)
}

// How many seconds a run must take for its rate to say something about more than its start, which
// takes a fifth of that.
const (
	minRate = 0.1 // of genmcgo
	minPeer = 1   // of the tool there
)

// grouped prints a number, and nothing for 0.
func grouped(n int64) string {
	if n == 0 {
		return ""
	}
	return humanize.Comma(n)
}

// paperSeconds prints a paper's time, and nothing for 0.
func paperSeconds(s float64) string {
	if s == 0 {
		return ""
	}
	return figures(s)
}
