package bench

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"
)

// WriteMarkdown prints the table: how it was measured, one table per model with
// the paper's figures beside, what does not agree, and the ratios in short.
func (t *TableResult) WriteMarkdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "## %s (%s)\n\n", t.Title, t.Source)
	fmt.Fprintf(&b, "%s; %s; ", t.Date, t.Machine)
	if t.Pinned {
		b.WriteString("runs of one worker kept on one core; ")
	}
	fmt.Fprintf(&b, "medians of up to %d runs of each tool in turn. Seconds are CPU time, user and system, of the whole process.\n\n", t.Runs)
	for _, c := range t.Checkers {
		fmt.Fprintf(&b, "* **%s**: %s", c.Name, c.Version)
		if len(c.Flags) > 0 {
			fmt.Fprintf(&b, ", `%s`", strings.Join(c.Flags, " "))
		}
		if c.Workers > 1 {
			fmt.Fprintf(&b, ", %d workers", c.Workers)
		}
		b.WriteString("\n")
	}
	if t.Interrupted {
		b.WriteString("\n**Interrupted**: this is what was measured until then.\n")
	}
	for _, model := range t.models() {
		fmt.Fprintf(&b, "\n### %s\n\n", model)
		t.writeModel(&b, model)
	}
	if sums := t.Summaries(); len(sums) > 0 && !traced(t.Rows) {
		b.WriteString("\n### Ratios\n\n")
		t.writeSummaries(&b, sums)
	}
	t.writeScatters(&b)
	_, err := io.WriteString(w, b.String())
	return err
}

func (t *TableResult) models() []string {
	var models []string
	for _, r := range t.Rows {
		if !slices.Contains(models, r.Model) {
			models = append(models, r.Model)
		}
	}
	return models
}

func (t *TableResult) writeModel(b *strings.Builder, model string) {
	var rows []*ResultRow
	for _, r := range t.Rows {
		if r.Model == model {
			rows = append(rows, r)
		}
	}
	if traced(rows) {
		t.writeTraces(b, rows)
		return
	}
	var columns []string // of the paper, for this model
	for _, col := range t.Columns {
		if slices.ContainsFunc(rows, func(r *ResultRow) bool { _, ok := r.Seconds[col]; return ok }) {
			columns = append(columns, col)
		}
	}
	var notes []string
	t.section(b, rows, &notes, columns, func(i int) bool { return i == 0 || t.Checkers[i].Tool != "genmcgo" })
	for k, n := range notes {
		fmt.Fprintf(b, "\n[%d] %s.\n", k+1, n)
	}
	for _, part := range []struct {
		title string
		has   func(i int) bool
	}{
		{"Workers", t.speedup},
		{"Equivalences", t.equivalent},
		{"Optimisations", func(i int) bool {
			return t.Checkers[i].Tool == "genmcgo" && !t.speedup(i) && !t.equivalent(i)
		}},
	} {
		has := func(i int) bool { return i > 0 && part.has(i) }
		any := false
		for i := range t.Checkers {
			any = any || has(i)
		}
		if any {
			fmt.Fprintf(b, "\n%s, %s:\n\n", part.title, model)
			t.section(b, rows, nil, nil, has)
		}
	}
}

// section prints a table with the checkers that show names. notes, if not nil,
// collects footnotes.
func (t *TableResult) section(b *strings.Builder, rows []*ResultRow, notes *[]string, paper []string, show func(i int) bool) {
	head := []string{"program", "executions"}
	counts := notes != nil && slices.ContainsFunc(rows, func(r *ResultRow) bool { return len(r.published()) > 0 })
	if counts {
		head = append(head, "executions (paper)")
	}
	for i, c := range t.Checkers {
		if show(i) {
			for k, h := range t.headings(i) {
				if k == 0 {
					h = c.Name + ": " + h
				}
				head = append(head, h)
			}
		}
	}
	for _, col := range paper {
		head = append(head, col+" (paper): s")
	}
	table := [][]string{head}
	for _, r := range rows {
		line := []string{r.name(), "–"}
		self := r.Cells[0]
		if self.Complete >= 0 && len(self.Samples) > 0 {
			line[1] = humanize.Comma(self.Complete)
		}
		if self.Error != "" {
			line[1] += " until an error"
		}
		if n := r.notes(); n != "" && notes != nil {
			k := slices.Index(*notes, n)
			if k < 0 {
				*notes = append(*notes, n)
				k = len(*notes) - 1
			}
			line[1] += fmt.Sprintf(" [%d]", k+1)
		}
		if counts {
			line = append(line, r.publishedText())
		}
		for i := range t.Checkers {
			if show(i) {
				line = append(line, t.cells(r, i)...)
			}
		}
		for _, col := range paper {
			s := "–"
			if v, ok := r.Seconds[col]; ok {
				s = strconv.FormatFloat(v, 'f', 2, 64)
			}
			line = append(line, s)
		}
		table = append(table, line)
	}
	writeTable(b, table)
}

// notes says in one line what is remarkable about a row's counts. What the paper
// counts has a column of its own; why it is another number is said here.
func (r *ResultRow) notes() string {
	var s []string
	for _, m := range r.Remarks {
		if !strings.HasPrefix(m, paperCounts) {
			s = append(s, m)
		}
	}
	if differs := slices.ContainsFunc(r.published(), func(p published) bool { return p.count != r.Cells[0].Complete }); differs {
		if r.Note != "" {
			s = append(s, r.Note)
		} else if len(s) < len(r.Remarks) {
			s = append(s, "not what the paper counts")
		}
	}
	return strings.Join(s, "; ")
}

// publishedText is the paper's counts, with the tools they are of if these differ.
func (r *ResultRow) publishedText() string {
	var s []string
	all := r.published()
	for _, p := range all {
		text := humanize.Comma(p.count)
		if p.column != "" && slices.ContainsFunc(all, func(q published) bool { return q.count != p.count }) {
			text += " " + p.column
		}
		if !slices.Contains(s, text) {
			s = append(s, text)
		}
	}
	if len(s) == 0 {
		return "–"
	}
	return strings.Join(s, ", ")
}

// headings are those of the columns of checker i, which cells fills.
func (t *TableResult) headings(i int) []string {
	switch {
	case i == 0:
		return []string{"s", "exec/s", "blocked", "ns/visit", "cache hits", "MB"}
	case t.speedup(i):
		return []string{"wall s", "speed-up", "MB"}
	case t.equivalent(i):
		return []string{"s", "executions", "blocked", "exec/s", "MB", "ratio", perExecution}
	case t.Checkers[i].more || t.Checkers[i].fewer:
		return []string{"s", "executions", "blocked", "ratio"}
	case t.Checkers[i].Clocked:
		return []string{"s", "ratio", "on VerifySC"}
	case t.Checkers[i].Tool == "genmcgo":
		h := []string{"s", "blocked", "ratio"}
		if t.Checkers[i].Files {
			for _, c := range t.Checkers {
				if c.Tool != "genmcgo" {
					h = append(h, peerRatio+c.Name)
				}
			}
		}
		return h
	}
	return []string{"s", "exec/s", "blocked", "MB", "ratio"}
}

// perExecution heads the ratio of the times for one complete execution.
const perExecution = "per execution"

// peerRatio begins the heading of how much longer a peer took than the column's
// checker.
const peerRatio = "ratio of "

func (t *TableResult) cells(r *ResultRow, i int) []string {
	cell := r.Cells[i]
	heads := t.headings(i)
	out := make([]string, len(heads))
	for k := range out {
		out[k] = "–"
	}
	switch {
	case cell == nil, len(cell.Samples) == 0 && cell.Failure == "":
		return out
	case cell.Failure == "timeout":
		out[0] = "> " + figures(cell.CPU)
		return out
	case cell.Failure != "":
		out[0] = "failed"
		return out
	}
	for k, h := range heads {
		switch {
		case h == "s":
			out[k] = figures(cell.CPU)
		case h == "wall s":
			out[k] = figures(cell.Wall)
		case h == "executions":
			out[k] = humanize.Comma(cell.Complete)
		case h == "blocked":
			out[k] = humanize.Comma(cell.Blocked)
		case h == "MB" && cell.Peak > 0:
			out[k] = figures(float64(cell.Peak) / 1e6)
		case h == "exec/s" && cell.PerSecond > 0:
			out[k] = humanize.Comma(int64(cell.PerSecond))
		case h == "ns/visit" && cell.NsPerVisit > 0:
			out[k] = figures(cell.NsPerVisit)
		case h == "cache hits" && cell.HitRate > 0:
			out[k] = strconv.FormatFloat(100*cell.HitRate, 'f', 1, 64) + " %"
		case h == "on VerifySC" && cell.Verifying > 0:
			out[k] = strconv.FormatFloat(100*cell.Verifying, 'f', 1, 64) + " %"
		case strings.HasPrefix(h, peerRatio):
			peer := slices.IndexFunc(t.Checkers, func(c *Checker) bool { return c.Name == h[len(peerRatio):] })
			if v, ok := t.between(r, peer, i); ok {
				out[k] = figures(v)
			}
		case h == perExecution:
			if v, ok := t.Ratio(r, i); ok && cell.Complete > 0 {
				out[k] = figures(v * float64(r.Cells[0].Complete) / float64(cell.Complete))
			}
		case h == "ratio" || h == "speed-up":
			if v, ok := t.Ratio(r, i); ok {
				out[k] = figures(v)
			}
		}
	}
	return out
}

func (t *TableResult) writeSummaries(b *strings.Builder, sums []Summary) {
	starts := slices.ContainsFunc(sums, func(s Summary) bool { return s.Net > 0 })
	table := [][]string{{"compared with " + t.Checkers[0].Name, "model", "rows of 0.5–60 s", "geometric mean", "least", "all rows", "geometric mean", "least", "at", "total time"}}
	if starts {
		table[0] = append(table[0], "without start: rows of 0.3–60 s", "geometric mean", "least", "at")
	}
	for _, s := range sums {
		line := []string{s.Checker, s.Model, strconv.Itoa(s.Band), "–", "–", strconv.Itoa(s.All), figures(s.AllMean), figures(s.Least), s.LeastRow, figures(s.Total)}
		if s.Band > 0 {
			line[3], line[4] = figures(s.BandMean), figures(s.BandLeast)
		}
		switch {
		case s.Net > 0:
			line = append(line, strconv.Itoa(s.Net), figures(s.NetMean), figures(s.NetLeast), s.NetLeastRow)
		case starts:
			line = append(line, "0", "–", "–", "–")
		}
		table = append(table, line)
	}
	writeTable(b, table)
	b.WriteString("\nA ratio is the time of the tool by that of " + t.Checkers[0].Name + "; for more workers it is the speed-up in wall time.\n")
	b.WriteString("Rows that a tool did not finish, or that contain an error, are left out.\n")
	if starts {
		b.WriteString("The start is what a program that does nothing takes:")
		sep := " "
		for i, c := range t.Checkers {
			if t.Starts[i] > 0 && !t.speedup(i) {
				fmt.Fprintf(b, "%s%s %s s", sep, c.Name, figures(t.Starts[i]))
				sep = ", "
			}
		}
		b.WriteString(".\n")
	}
	for i, c := range t.Checkers {
		if i > 0 && c.Tool != "genmcgo" {
			more, n := t.moreBlocked(i)
			fmt.Fprintf(b, "\nBlocked executions, %s beside %s: more on %d of %d rows", t.Checkers[0].Name, c.Name, len(more), n)
			if len(more) > 0 {
				fmt.Fprintf(b, " (%s)", strings.Join(more, ", "))
			}
			b.WriteString(".\n")
		}
	}
}

// moreBlocked are the rows on which the first checker has more blocked executions
// than checker i, and how many rows both finished.
func (t *TableResult) moreBlocked(i int) (more []string, n int) {
	for _, r := range t.Rows {
		if self, c := r.Cells[0], r.Cells[i]; self.ok() && c.ok() {
			n++
			if self.Blocked > c.Blocked {
				more = append(more, r.name()+" "+r.Model)
			}
		}
	}
	return more, n
}

// figures prints a number with three significant digits and no exponent.
func figures(v float64) string {
	switch {
	case v >= 100:
		return humanize.Comma(int64(v + 0.5))
	case v >= 10:
		return strconv.FormatFloat(v, 'f', 1, 64)
	case v >= 0.1 || v == 0:
		return strconv.FormatFloat(v, 'f', 2, 64)
	}
	return strconv.FormatFloat(v, 'f', 3, 64)
}

// writeTable aligns the columns; the first line is the head.
func writeTable(b *strings.Builder, table [][]string) {
	widths := make([]int, len(table[0]))
	for _, line := range table {
		for i, s := range line {
			widths[i] = max(widths[i], len([]rune(s)))
		}
	}
	for k, line := range table {
		for i, s := range line {
			pad := strings.Repeat(" ", widths[i]-len([]rune(s)))
			if i == 0 {
				fmt.Fprintf(b, "| %s%s ", s, pad)
			} else {
				fmt.Fprintf(b, "| %s%s ", pad, s)
			}
		}
		b.WriteString("|\n")
		if k > 0 {
			continue
		}
		for i, n := range widths {
			rule := strings.Repeat("-", n+2)
			if i > 0 {
				rule = rule[1:] + ":"
			}
			b.WriteString("|" + rule)
		}
		b.WriteString("|\n")
	}
}

// WriteJSON prints everything, with every sample.
func (t *TableResult) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(struct {
		*TableResult
		Summaries []Summary `json:"summaries"`
	}{t, t.Summaries()})
}

// WriteCSV prints a line for every tool on every row, with the medians.
func (t *TableResult) WriteCSV(w io.Writer) error {
	c := csv.NewWriter(w)
	head := []string{"table", "program", "n", "model", "checker", "workers", "complete", "blocked", "error", "failure", "runs",
		"cpu_s", "wall_s", "peak_bytes", "executions_per_s", "ns_per_visit", "cache_hit_rate", "ratio", "equivalence", "verifying"}
	if err := c.Write(head); err != nil {
		return err
	}
	f := func(v float64) string {
		if v == 0 {
			return ""
		}
		return strconv.FormatFloat(v, 'g', 6, 64)
	}
	for _, r := range t.Rows {
		for i, cell := range r.Cells {
			if cell == nil || len(cell.Samples) == 0 {
				continue
			}
			ratio, _ := t.Ratio(r, i)
			err := c.Write([]string{t.ID, r.Program, strconv.Itoa(r.N), r.Model, t.Checkers[i].Name, strconv.Itoa(t.Checkers[i].Workers),
				strconv.FormatInt(cell.Complete, 10), strconv.FormatInt(cell.Blocked, 10), cell.Error, cell.Failure, strconv.Itoa(len(cell.Samples)),
				f(cell.CPU), f(cell.Wall), strconv.FormatInt(cell.Peak, 10), f(cell.PerSecond), f(cell.NsPerVisit), f(cell.HitRate), f(ratio), t.Checkers[i].equivalence(), f(cell.Verifying)})
			if err != nil {
				return err
			}
		}
	}
	c.Flush()
	return c.Error()
}

// Charts draws time against the parameter for every program and model with at
// least two parameters, and for every model the speed-up against workers, if
// there are runs with more of them. The keys are names for files.
func (t *TableResult) Charts() map[string]*Chart {
	charts := map[string]*Chart{}
	for _, model := range t.models() {
		byProgram := map[string][]*ResultRow{}
		for _, r := range t.Rows {
			if r.Model == model {
				byProgram[r.Program] = append(byProgram[r.Program], r)
			}
		}
		for name, rows := range byProgram {
			if c := t.timeChart(name, model, rows); c != nil {
				charts[t.ID+"-"+name+"-"+model] = c
			}
		}
		if c := t.workersChart(model); c != nil {
			charts[t.ID+"-speedup-"+model] = c
		}
	}
	return charts
}

func (t *TableResult) timeChart(name, model string, rows []*ResultRow) *Chart {
	c := &Chart{Title: name + " under " + model, XLabel: "parameter", YLabel: "CPU seconds", LogY: true}
	if p, err := ProgramByName(name); err == nil {
		c.XLabel = p.Param
	}
	most := 0
	for i, ch := range t.Checkers {
		if t.speedup(i) {
			continue
		}
		s := Series{Name: ch.Name}
		for _, r := range rows {
			if r.Cells[i].ok() {
				s.X, s.Y = append(s.X, float64(r.N)), append(s.Y, r.Cells[i].CPU)
			}
		}
		most = max(most, len(s.X))
		c.Series = append(c.Series, s)
	}
	if most < 2 {
		return nil
	}
	for _, col := range t.Columns {
		s := Series{Name: col + " (paper)", Look: Published}
		for _, r := range rows {
			if v, ok := r.Seconds[col]; ok {
				s.X, s.Y = append(s.X, float64(r.N)), append(s.Y, v)
			}
		}
		c.Series = append(c.Series, s)
	}
	return c
}

// workersChart shows the largest parameter of every program: the smaller ones
// end too soon to keep workers busy.
func (t *TableResult) workersChart(model string) *Chart {
	largest := map[string]*ResultRow{}
	var names []string
	for _, r := range t.Rows {
		if r.Model != model {
			continue
		}
		old := largest[r.Program]
		if old == nil {
			names = append(names, r.Program)
		}
		if old == nil || r.N > old.N {
			largest[r.Program] = r
		}
	}
	var series []Series
	for _, name := range names {
		r := largest[name]
		s := Series{Name: r.name(), X: []float64{float64(t.Checkers[0].Workers)}, Y: []float64{1}}
		for i := range t.Checkers {
			if v, ok := t.Ratio(r, i); ok && t.speedup(i) {
				s.X, s.Y = append(s.X, float64(t.Checkers[i].Workers)), append(s.Y, v)
			}
		}
		if len(s.X) > 1 {
			series = append(series, s)
		}
	}
	if len(series) == 0 {
		return nil
	}
	return SpeedupChart(t.Title+" under "+model, series...)
}

// WriteFiles writes ID.md, ID.json, ID.csv and the charts as SVG and PNG into dir,
// which is made if it is not there.
func (t *TableResult) WriteFiles(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for ext, write := range map[string]func(io.Writer) error{".md": t.WriteMarkdown, ".json": t.WriteJSON, ".csv": t.WriteCSV} {
		var b strings.Builder
		if err := write(&b); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, t.ID+ext), []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	for name, c := range t.Charts() {
		if err := c.WriteFiles(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	_, err := t.WriteScatterFiles(dir)
	return err
}

// WriteScatterFiles writes the pictures of Scatters and Shares into dir, and says how many
// there are.
func (t *TableResult) WriteScatterFiles(dir string) (int, error) {
	type picture interface{ WriteFiles(base string) error }
	pictures := map[string]picture{}
	for name, c := range t.Scatters() {
		pictures[name] = c
	}
	for name, c := range t.Shares() {
		pictures[name] = c
	}
	for name, c := range pictures {
		if err := c.WriteFiles(filepath.Join(dir, name)); err != nil {
			return 0, err
		}
	}
	return len(pictures), nil
}
