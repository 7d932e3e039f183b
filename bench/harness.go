package bench

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path"
	"runtime"
	"slices"
	"strings"
	"time"

	"genmcgo"

	"github.com/dustin/go-humanize"
)

// Harness measures the rows of a paper's table with several tools in turn.
type Harness struct {
	Table  *PaperTable
	Models []string // nil: those of the table
	// Checkers are the columns. The first one is what the others are compared
	// with: genmcgo as it is, with one worker.
	Checkers []*Checker
	Runs     int           // of each tool on each row, at least 1
	Timeout  time.Duration // of one run; 0 is none
	// A row that the slowest tool does in less than MinSeconds is run once only, as
	// is a tool on a row that takes it more than MaxSeconds. 0 sets no bound.
	MinSeconds, MaxSeconds float64
	MaxN                   int    // rows with a greater parameter are left out; 0 leaves out none
	Rows                   string // a pattern of path.Match for "fib_bench" or "fib_bench(5)"; "" is all
	// CPU is the core that runs of one worker are kept on, negative for any.
	CPU int
	// Progress is told before each run what is run, and after the last that all is
	// done. May be nil.
	Progress func(Step)
}

// Step says how far a Harness has come.
type Step struct {
	Done, Total          int // runs; the total shrinks when runs are found needless
	Run, Runs            int // Run counts from 1
	Row, Model, Checker  string
	Elapsed, LastSeconds float64 // since the start; of the run before
}

// Outcomes of a table.
type (
	// TableResult is a paper's table measured again.
	TableResult struct {
		ID       string `json:"id"`
		Title    string `json:"title"`
		Source   string `json:"source"`
		Ablation bool   `json:"ablation,omitempty"`

		Date        string     `json:"date"`    // RFC 3339
		Machine     string     `json:"machine"` // processor, cores, system
		Pinned      bool       `json:"pinned"`  // runs of one worker were kept on one core
		Runs        int        `json:"runs"`    // asked for; a Cell says how many there were
		Checkers    []*Checker `json:"checkers"`
		Columns     []string   `json:"paper_columns"` // of times in the paper
		Interrupted bool       `json:"interrupted"`
		// Starts are the CPU seconds that each checker takes for a program that does nothing, medians; 0 if not known.
		Starts []float64 `json:"start_seconds,omitempty"`

		Rows []*ResultRow `json:"rows"`
	}
	// ResultRow is one program with one parameter under one model.
	ResultRow struct {
		Program string `json:"program"`
		N       int    `json:"n"`
		Model   string `json:"model"`
		// Executions and Seconds are the paper's figures for this model, by column.
		Executions map[string]int64   `json:"paper_executions,omitempty"`
		Seconds    map[string]float64 `json:"paper_seconds,omitempty"`
		Note       string             `json:"note,omitempty"` // about the paper's figures
		// Equivalence is that of the first checker; "" is co. Variant and RF are those
		// of PaperRow, RF only under the model it is about.
		Equivalence string `json:"equivalence,omitempty"`
		Variant     bool   `json:"variant,omitempty"`
		RF          int64  `json:"rf,omitempty"`
		// Traces are those of PaperRow.
		Traces *Traces `json:"traces,omitempty"`
		// Cells belong to the checkers; nil where a tool lacks the model.
		Cells []*Cell `json:"cells"`
		// Remarks say where counts do not agree; Wrong, that one of them is against
		// genmcgo or a tool gave no answer where it should.
		Remarks []string `json:"remarks,omitempty"`
		Wrong   bool     `json:"wrong,omitempty"`
	}
	// Cell is what one tool did on one row. Times are medians of the samples.
	Cell struct {
		Complete int64  `json:"complete"` // -1 if the tool did not say
		Blocked  int64  `json:"blocked"`
		Error    string `json:"error,omitempty"`   // that the tool found in the program
		Failure  string `json:"failure,omitempty"` // why there is no answer

		CPU        float64 `json:"cpu_seconds"`
		Wall       float64 `json:"wall_seconds"`
		Peak       int64   `json:"peak_bytes,omitempty"`            // the greatest
		PerSecond  float64 `json:"executions_per_second,omitempty"` // complete ones, of CPU time
		NsPerVisit float64 `json:"ns_per_visit,omitempty"`          // genmcgo: exploration per event added
		HitRate    float64 `json:"cache_hit_rate,omitempty"`        // genmcgo: of the steps asked for
		Verifying  float64 `json:"verifying,omitempty"`             // genmcgo: the share of the exploration that goes on VerifySC
		ModelUsed  string  `json:"model_used,omitempty"`            // genmcgo
		Visits     uint64  `json:"visits,omitempty"`                // genmcgo: events added to graphs
		Deadlocks  int64   `json:"deadlocks,omitempty"`             // genmcgo with --all-deadlocks: distinct ones
		Ending     int64   `json:"ending_in_deadlock,omitempty"`    // and the executions that end in them

		Command []string `json:"command"`
		Samples []Sample `json:"samples"`

		counts     []int64 // distinct ones, if runs disagree
		hits       uint64
		misses     uint64
		noMoreRuns bool
	}
)

func (r *ResultRow) name() string { return fmt.Sprintf("%s(%d)", r.Program, r.N) }

// ErrNoRow is wrapped by errors that say that none of a table's rows was asked for.
var ErrNoRow = errors.New("has no row like that")

// Run measures the table. When ctx ends it returns what it has, marked as
// interrupted. An error is about the arguments.
func (h *Harness) Run(ctx context.Context) (*TableResult, error) {
	if len(h.Checkers) == 0 || h.Checkers[0].Tool != "genmcgo" {
		return nil, errors.New("the first column must be genmcgo")
	}
	if _, err := path.Match(h.Rows, ""); err != nil {
		return nil, fmt.Errorf("pattern %q of rows: %w", h.Rows, err)
	}
	res := &TableResult{
		ID: h.Table.ID, Title: h.Table.Title, Source: h.Table.Source, Ablation: h.Table.Ablation,
		Date: time.Now().UTC().Format(time.RFC3339), Machine: machine(), Pinned: h.CPU >= 0 && pinner() != "",
		Runs: max(h.Runs, 1), Checkers: h.Checkers, Columns: h.Table.Columns,
	}
	programs, err := h.addRows(res)
	if err != nil {
		return nil, err
	}
	w, err := newWorkshop()
	if err != nil {
		return nil, err
	}
	defer w.close()

	res.Interrupted = !h.measure(ctx, w, res, programs)
	res.conclude()
	return res, nil
}

// addRows gives res its rows, with a cell for each checker that can do it. It returns
// the programs by name.
func (h *Harness) addRows(res *TableResult) (map[string]*Program, error) {
	programs := map[string]*Program{}
	models := h.Models
	if len(models) == 0 {
		models = h.Table.Models
	}
	first := h.Checkers[0].equivalence()
	for _, model := range models {
		if h.Checkers[0].flagsOf(model) == nil {
			return nil, fmt.Errorf("there is no equivalence %s under %s", first, model)
		}
		for i := range h.Table.Rows {
			pr := &h.Table.Rows[i]
			r := newRow(pr, model)
			r.Equivalence = first
			if !h.selects(r) || slices.Contains(pr.Beyond, first) {
				continue
			}
			if programs[r.Program] == nil {
				p, err := ProgramByName(r.Program)
				if err != nil {
					return nil, err
				}
				programs[r.Program] = &p
			}
			for _, c := range h.Checkers {
				var cell *Cell
				if c.flagsOf(model) != nil && !(c.ordered && !programs[r.Program].declares()) && !(c.Tool == "genmcgo" && slices.Contains(pr.Beyond, c.equivalence())) {
					cell = &Cell{Complete: -1}
				}
				r.Cells = append(r.Cells, cell)
			}
			res.Rows = append(res.Rows, r)
		}
	}
	if len(res.Rows) == 0 {
		return nil, fmt.Errorf("table %s %w within reach of %s", h.Table.ID, ErrNoRow, first)
	}
	return programs, nil
}

// measure fills in the cells, run by run. It reports false if that was interrupted.
func (h *Harness) measure(ctx context.Context, w *workshop, res *TableResult, programs map[string]*Program) bool {
	step := Step{Runs: res.Runs}
	for _, r := range res.Rows {
		for _, c := range r.Cells {
			if c != nil {
				step.Total += res.Runs
			}
		}
	}
	starts := make([][]float64, len(h.Checkers))
	defer func() {
		for _, v := range starts {
			m := Median(v)
			if math.IsNaN(m) {
				m = 0
			}
			res.Starts = append(res.Starts, m)
		}
	}()
	start := time.Now()
	for run := 1; run <= res.Runs; run++ {
		for _, r := range res.Rows {
			for i, cell := range r.Cells {
				if cell == nil || cell.noMoreRuns {
					continue
				}
				c := h.Checkers[i]
				step.Run, step.Row, step.Model, step.Checker, step.Elapsed = run, r.name(), r.Model, c.Name, time.Since(start).Seconds()
				h.progress(step)
				if !h.sample(ctx, w, c, programs[r.Program], r, cell) {
					return false
				}
				step.Done++
				step.LastSeconds = 0
				if n := len(cell.Samples); n > 0 {
					step.LastSeconds = cell.Samples[n-1].Wall
				}
			}
			if run == 1 {
				step.Total -= h.endRepetitions(r) * (res.Runs - 1)
			}
		}
		if !h.measureStart(ctx, w, res, starts) {
			return false
		}
	}
	step.Done, step.Elapsed, step.Row = step.Total, time.Since(start).Seconds(), ""
	h.progress(step)
	return true
}

func (h *Harness) progress(s Step) {
	if h.Progress != nil {
		h.Progress(s)
	}
}

func (h *Harness) selects(r *ResultRow) bool {
	if h.MaxN > 0 && r.N > h.MaxN {
		return false
	}
	if h.Rows == "" {
		return true
	}
	for _, s := range []string{r.Program, r.name()} {
		if ok, _ := path.Match(h.Rows, s); ok {
			return true
		}
	}
	return false
}

// sample runs the tool once. It reports false if that was interrupted.
func (h *Harness) sample(ctx context.Context, w *workshop, c *Checker, p *Program, r *ResultRow, cell *Cell) bool {
	input, err := w.input(ctx, c, p, r.N)
	if ctx.Err() != nil {
		return false
	}
	if err != nil {
		cell.Failure, cell.noMoreRuns = "does not compile: "+err.Error(), true
		return true
	}
	cell.Command = c.command(p, r.N, r.Model, input)
	cpu := h.CPU
	if c.Workers > 1 {
		cpu = -1
	}
	e := measure(ctx, h.Timeout, cpu, w.dir, cell.Command)
	if ctx.Err() != nil {
		return false
	}
	a := c.parse(&e)
	e.Sample.Own = a.Own
	if a.Stats != nil {
		e.Sample.Verifying = a.Stats.Verifying
	}
	cell.Samples = append(cell.Samples, e.Sample)
	cell.add(&a)
	return true
}

// add takes note of an answer.
func (cell *Cell) add(a *answer) {
	if a.Failure != "" {
		cell.Failure, cell.noMoreRuns = a.Failure, true
	}
	if a.Complete < 0 {
		return
	}
	cell.Complete, cell.Blocked, cell.Error, cell.ModelUsed = a.Complete, a.Blocked, a.Error, a.ModelUsed
	cell.Deadlocks, cell.Ending = a.Deadlocks, a.Ending
	if !slices.Contains(cell.counts, a.Complete) {
		cell.counts = append(cell.counts, a.Complete)
	}
	if a.Stats != nil {
		cell.Visits, cell.hits, cell.misses = a.Stats.Events, a.Stats.CacheHits, a.Stats.CacheMisses
	}
}

// endRepetitions decides after the first run which cells need no repetition, and returns how
// many cells that are.
func (h *Harness) endRepetitions(r *ResultRow) int {
	slowest := 0.0
	for _, c := range r.Cells {
		if c != nil && len(c.Samples) > 0 {
			slowest = max(slowest, c.Samples[0].CPU)
		}
	}
	n := 0
	for _, c := range r.Cells {
		if c == nil {
			continue
		}
		if slowest < h.MinSeconds || h.MaxSeconds > 0 && len(c.Samples) > 0 && c.Samples[0].CPU > h.MaxSeconds {
			c.noMoreRuns = true
		}
		if c.noMoreRuns {
			n++
		}
	}
	return n
}

// conclude computes medians and compares counts.
func (t *TableResult) conclude() {
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if c != nil {
				c.conclude()
			}
		}
		t.compare(r)
	}
}

func (c *Cell) conclude() {
	column := func(f func(*Sample) float64) float64 {
		var v []float64
		for i := range c.Samples {
			v = append(v, f(&c.Samples[i]))
		}
		if m := Median(v); !math.IsNaN(m) {
			return m
		}
		return 0
	}
	c.CPU = column(func(s *Sample) float64 { return s.CPU })
	c.Wall = column(func(s *Sample) float64 { return s.Wall })
	own := column(func(s *Sample) float64 { return s.Own })
	for i := range c.Samples {
		c.Peak = max(c.Peak, c.Samples[i].Peak)
	}
	if c.ok() && c.CPU > 0 {
		c.PerSecond = float64(c.Complete) / c.CPU
	}
	if c.ok() && c.Visits >= minVisits && c.Wall > 0 {
		// The exploration's part of the CPU time, which unlike its wall time does not
		// depend on what else the machine does.
		c.NsPerVisit = c.CPU * min(own/c.Wall, 1) * 1e9 / float64(c.Visits)
	}
	if c.ok() && c.Visits >= minVisits {
		c.Verifying = column(func(s *Sample) float64 {
			if s.Own > 0 {
				return min(s.Verifying/s.Own, 1)
			}
			return 0
		})
	}
	if n := c.hits + c.misses; c.ok() && n > 0 {
		c.HitRate = float64(c.hits) / float64(n)
	}
}

// minVisits is how many a run must have for the cost of one to mean something.
const minVisits = 10_000

// ok reports whether the tool explored all of the program.
func (c *Cell) ok() bool {
	return c != nil && len(c.Samples) > 0 && c.Failure == "" && c.Error == "" && c.Complete >= 0
}

// compare fills in the remarks of a row.
func (t *TableResult) compare(r *ResultRow) {
	r.Remarks, r.Wrong = nil, false
	if r.Traces != nil {
		t.compareTraces(r)
		return
	}
	self := r.Cells[0]
	for i, c := range r.Cells {
		if c == nil || len(c.Samples) == 0 && c.Failure == "" {
			continue // lacks the model, or was not reached
		}
		t.compareCell(r, i)
		k := t.Checkers[i]
		if k.Tool == "genmcgo" && c.ok() && !k.more && !k.fewer {
			r.comparePublished(k, c)
		}
	}
	if !self.ok() {
		return
	}
	if want := r.published(); len(want) > 0 && !slices.ContainsFunc(want, func(p published) bool { return p.count == self.Complete }) {
		var s []string
		for _, p := range want {
			s = append(s, strings.TrimSpace(humanize.Comma(p.count)+" "+p.column))
		}
		r.remark(r.Note == "" && r.Equivalence != "rvf", paperCounts+"%s", strings.Join(s, ", "))
	}
}

func (r *ResultRow) remark(wrong bool, format string, args ...any) {
	r.Remarks = append(r.Remarks, fmt.Sprintf(format, args...))
	r.Wrong = r.Wrong || wrong
}

// compareCell compares cell i of r with the first one, which is genmcgo's.
func (t *TableResult) compareCell(r *ResultRow, i int) {
	self, c, k := r.Cells[0], r.Cells[i], t.Checkers[i]
	switch {
	case c.Failure == "timeout":
		r.remark(false, "%s: timeout", k.Name)
	case c.Failure != "":
		first, _, _ := strings.Cut(c.Failure, "\n")
		r.remark(k.Tool == "genmcgo", "%s: %s", k.Name, first)
	case len(c.counts) > 1 && c.Error == "":
		r.remark(true, "%s counts differently from run to run: %s", k.Name, commas(c.counts))
	case c.Error != "" && self.ok():
		r.remark(true, "%s reports an error, %s does not: %s", k.Name, t.Checkers[0].Name, c.Error)
	case self.Error != "" && c.ok():
		r.remark(true, "%s reports no error, %s does: %s", k.Name, t.Checkers[0].Name, self.Error)
	case i > 0 && c.ok() && self.ok() && c.Complete != self.Complete:
		agrees := k.counts(t.Checkers[0], c.Complete, self.Complete)
		if agrees && t.recounts(i) {
			break // as it should be, and has a column of its own
		}
		r.remark(!agrees, "%s counts %s", k.Name, humanize.Comma(c.Complete))
	}
}

// comparePublished compares cell c of checker k with the counts of other tools under its
// equivalence.
func (r *ResultRow) comparePublished(k *Checker, c *Cell) {
	switch e := k.equivalence(); {
	case e == "rf" && r.RF > 0 && c.Complete != r.RF:
		r.remark(true, "%s counts %s, Nidhugg %s", k.Name, humanize.Comma(c.Complete), humanize.Comma(r.RF))
	case e == "rvf" && !r.Variant && r.Executions["RVF"] > 0 && c.Complete > r.Executions["RVF"]:
		r.remark(true, "%s counts %s, more than the paper's RVF", k.Name, humanize.Comma(c.Complete))
	}
}

// paperCounts begins a remark about the paper.
const paperCounts = "the paper counts "

type published struct {
	column string // "" if the paper's figure is for all of its tools
	count  int64
}

// published are the paper's counts that ours can be compared with. They agree if
// one of them is ours, since the paper's own tools differ: a tool under another
// model counts other executions. With co, that includes those of rf: for many
// programs they are the same.
func (r *ResultRow) published() []published {
	var out []published
	for _, col := range sortedKeys(r.Executions) {
		e := columnEquivalence(col)
		switch {
		case slices.Contains(redundant, col):
		case r.Equivalence == "rf" && e != "rf", (r.Equivalence == "rvf") != (e == "rvf"):
		case slices.Contains(allModelNames, col):
			out = append(out, published{"", r.Executions[col]})
		default:
			out = append(out, published{col, r.Executions[col]})
		}
	}
	return out
}

// redundant are columns of tools that explore some executions several times, so
// that their counts are their own.
var redundant = []string{"CDSCHECKER", "VC-DPOR", "DC-DPOR"}

// allModelNames are the models that are written by hand.
var allModelNames = func() (names []string) {
	for _, m := range genmcgo.Models() {
		if m.HandWritten {
			names = append(names, m.Name)
		}
	}
	return names
}()

// columnModel is the model that a column is about, "" if it is about a tool:
// "sc", and "SC/New".
func columnModel(column string) string {
	prefix, _, _ := strings.Cut(strings.ToLower(column), "/")
	if slices.Contains(allModelNames, prefix) {
		return prefix
	}
	return ""
}

// columnEquivalence is the equivalence by which a column counts. GENMC is the one of
// 2020, which had no coherence order in its graphs.
func columnEquivalence(column string) string {
	switch column {
	case "RVF":
		return "rvf"
	case "NIDHUGG/rfsc", "GENMC":
		return "rf"
	}
	return "co"
}

// newRow takes over what the paper says about the row under the model.
func newRow(pr *PaperRow, model string) *ResultRow {
	r := &ResultRow{Program: pr.Program, N: pr.N, Model: model, Note: pr.Note, Variant: pr.Variant, Traces: pr.Traces, Executions: map[string]int64{}, Seconds: map[string]float64{}}
	if model == "sc" {
		r.RF = pr.RF
	}
	// TSO of the papers is the one in which every fence is full.
	paper := strings.TrimSuffix(model, "-allfences")
	for col, n := range pr.Executions {
		if m := columnModel(col); m == "" || m == paper {
			r.Executions[col] = n
		}
	}
	for col, s := range pr.Seconds {
		if m := columnModel(col); m == "" || m == paper {
			r.Seconds[col] = s
		}
	}
	return r
}

func commas(v []int64) string {
	var s []string
	for _, n := range v {
		s = append(s, humanize.Comma(n))
	}
	return strings.Join(s, ", ")
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// Agree reports whether no row has something that is against genmcgo.
func (t *TableResult) Agree() bool {
	return !slices.ContainsFunc(t.Rows, func(r *ResultRow) bool { return r.Wrong })
}

// Ratio is how much longer checker i took on the row than the first one, in CPU
// time; in wall time the other way round, a speed-up, if it has more workers. ok
// is false unless both explored the whole program.
func (t *TableResult) Ratio(r *ResultRow, i int) (ratio float64, ok bool) {
	return t.between(r, i, 0)
}

// between is Ratio with checker j in the place of the first one.
func (t *TableResult) between(r *ResultRow, i, j int) (ratio float64, ok bool) {
	self, c := r.Cells[j], r.Cells[i]
	if !self.ok() || !c.ok() {
		return 0, false
	}
	a, b := c.CPU, self.CPU
	if t.speedup(i) {
		a, b = self.Wall, c.Wall
	}
	if !(a > 0 && b > 0) {
		return 0, false
	}
	return a / b, true
}

// speedup reports whether checker i is genmcgo with more workers than the first.
func (t *TableResult) speedup(i int) bool {
	return t.Checkers[i].Tool == "genmcgo" && t.Checkers[i].Workers != t.Checkers[0].Workers
}

// recounts reports whether checker i is genmcgo with another equivalence or with a
// switch that changes counts: it is compared in a table of its own.
func (t *TableResult) recounts(i int) bool {
	c := t.Checkers[i]
	return c.Tool == "genmcgo" && (c.more || c.fewer || t.equivalent(i))
}

// equivalent reports whether checker i is genmcgo with another equivalence than the
// first.
func (t *TableResult) equivalent(i int) bool {
	return t.Checkers[i].Tool == "genmcgo" && t.Checkers[i].equivalence() != t.Checkers[0].equivalence()
}

// Summary condenses the ratios of one checker to the first under one model.
type Summary struct {
	Checker string `json:"checker"`
	Model   string `json:"model"` // "all" for all together
	// Band are the rows that take the checker (for a speed-up: the first one) 0.5 s
	// to 60 s.
	Band      int     `json:"band_rows"`
	BandMean  float64 `json:"band_geometric_mean"` // 0 for no rows
	BandLeast float64 `json:"band_least"`
	All       int     `json:"rows"`
	AllMean   float64 `json:"geometric_mean"`
	Least     float64 `json:"least"`
	LeastRow  string  `json:"least_row"`
	Total     float64 `json:"total"` // ratio of the sums of times
	// Net are the rows that take the checker 0.3 s to 60 s, with ratios of times without starts.
	Net         int     `json:"net_rows,omitempty"`
	NetMean     float64 `json:"net_geometric_mean,omitempty"`
	NetLeast    float64 `json:"net_least,omitempty"`
	NetLeastRow string  `json:"net_least_row,omitempty"`
}

// Limits of the rows whose times mean something and can be waited for.
const (
	bandFrom = 0.5 // seconds
	bandTo   = 60
	netFrom  = 0.3 // without the start
)

// Summaries returns the summaries of every checker but the first.
func (t *TableResult) Summaries() []Summary {
	var models []string
	for _, r := range t.Rows {
		if !slices.Contains(models, r.Model) {
			models = append(models, r.Model)
		}
	}
	if len(models) > 1 {
		models = append(models, "all")
	}
	var out []Summary
	for i := 1; i < len(t.Checkers); i++ {
		for _, m := range models {
			s := Summary{Checker: t.Checkers[i].Name, Model: m}
			var all, band, net []float64
			var num, den float64
			for _, r := range t.Rows {
				ratio, ok := t.Ratio(r, i)
				if !ok || m != "all" && r.Model != m {
					continue
				}
				seconds := r.Cells[i].CPU
				if t.speedup(i) {
					seconds = r.Cells[0].Wall
					num, den = num+r.Cells[0].Wall, den+r.Cells[i].Wall
				} else {
					num, den = num+r.Cells[i].CPU, den+r.Cells[0].CPU
				}
				if len(all) == 0 || ratio < s.Least {
					s.Least, s.LeastRow = ratio, t.label(r, m)
				}
				all = append(all, ratio)
				if v, seconds, ok := t.netRatio(r, i); ok && seconds >= netFrom && seconds <= bandTo {
					if len(net) == 0 || v < s.NetLeast {
						s.NetLeast, s.NetLeastRow = v, t.label(r, m)
					}
					net = append(net, v)
				}
				if seconds >= bandFrom && seconds <= bandTo {
					band = append(band, ratio)
				}
			}
			if len(all) == 0 {
				continue
			}
			s.All, s.AllMean, s.Total = len(all), GeoMean(all), num/den
			if s.Band = len(band); s.Band > 0 {
				s.BandMean, s.BandLeast = GeoMean(band), slices.Min(band)
			}
			if s.Net = len(net); s.Net > 0 {
				s.NetMean = GeoMean(net)
			}
			out = append(out, s)
		}
	}
	return out
}

// label names a row in a summary of a model, or of all.
func (t *TableResult) label(r *ResultRow, model string) string {
	if model == "all" {
		return r.name() + " " + r.Model
	}
	return r.name()
}

// machine describes where this runs.
func machine() string {
	s := fmt.Sprintf("%d cores, %s/%s", runtime.NumCPU(), runtime.GOOS, runtime.GOARCH)
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return s
	}
	for line := range strings.Lines(string(text)) {
		if k, v, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(k) == "model name" {
			return strings.TrimSpace(v) + ", " + s
		}
	}
	return s
}
