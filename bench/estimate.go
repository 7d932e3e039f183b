package bench

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo"
	"genmcgo/report"
)

// EstimateSizes are the numbers of samples of Figure 4 of genmc-2024, which says
// that 20 tell much and 2,000 take little time.
var EstimateSizes = []int{20, 50, 100, 200, 500, 1000, 2000}

// EstimateRow is a program under a model: how many executions it has, and how many
// were estimated.
type EstimateRow struct {
	Set       string  `json:"set,omitempty"` // rows of one set are a table of their own
	Program   string  `json:"program"`
	Model     string  `json:"model"`
	Symmetric bool    `json:"symmetric,omitempty"` // held to a factor of 2 (Limit)
	Reduced   bool    `json:"reduced,omitempty"`   // executions are those that --symmetry explores
	Complete  uint64  `json:"complete"`
	Blocked   uint64  `json:"blocked"`
	Seconds   float64 `json:"cpu_seconds"` // exploring, one worker
	// Sampled has the estimates by samples alone (Algorithm 2 of genmc-2024): by number
	// of samples, then by seed. Told has what the command tells, by seed: a combination
	// of samples and crowds.
	Sampled []EstimateSample `json:"sampled"`
	Told    []EstimateSample `json:"told"`
	Peer    *PeerEstimate    `json:"peer,omitempty"`
}

// EstimateSample is one estimate.
type EstimateSample struct {
	Samples  int     `json:"samples"`
	Exact    bool    `json:"exact,omitempty"`
	Seed     int64   `json:"seed"`
	Complete float64 `json:"complete"`
	Blocked  float64 `json:"blocked"`
	Low      float64 `json:"low"` // of both
	High     float64 `json:"high"`
	Seconds  float64 `json:"cpu_seconds"`
}

// All is the number of executions that were estimated, complete and blocked.
func (e *EstimateSample) All() float64 { return e.Complete + e.Blocked }

// PeerEstimate is what GenMC (v0.11) estimates, left to its own defaults.
type PeerEstimate struct {
	Executions float64 `json:"executions"`
	Deviation  float64 `json:"deviation"`
	Complete   int64   `json:"complete"` // that it then explored; -1 if it did not end in time
	Blocked    int64   `json:"blocked"`
}

// EstimateProgram estimates how many executions p has under o, as the command does before an
// exploration or, if told is set, as genmcgo estimate does. It fails if a sample is wrong.
func EstimateProgram(ctx context.Context, p *genmcgo.Program, o genmcgo.Options, told bool) (*report.Estimate, error) {
	o.Workers = max(o.Workers, 1)
	r, err := p.Sample(ctx, o, told)
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case len(r.Errors) > 0:
		return nil, fmt.Errorf("the program is wrong: %s", r.Errors[0])
	case r.Estimate == nil:
		return nil, errors.New("there is no estimate")
	}
	return r.Estimate, nil
}

// MeasureEstimate estimates p under o, of which it sets the rest, with every number of
// samples, and as genmcgo estimate does, with the seeds 1 to seeds each, and then explores
// all of it with one worker.
func MeasureEstimate(ctx context.Context, name string, p *genmcgo.Program, o genmcgo.Options, sizes []int, seeds int) (*EstimateRow, error) {
	o.Workers = 1
	row := &EstimateRow{Program: name, Model: o.Model, Reduced: o.Symmetry}
	sample := func(to *[]EstimateSample, o genmcgo.Options) error {
		for o.Seed = 1; o.Seed <= int64(seeds); o.Seed++ {
			runtime.GC()
			before := processTime()
			e, err := EstimateProgram(ctx, p, o, true)
			if err != nil {
				return err
			}
			*to = append(*to, EstimateSample{e.Samples, e.Exact, o.Seed, e.Executions, e.Blocked, e.Low, e.High, (processTime() - before).Seconds()})
		}
		return nil
	}
	for _, n := range sizes {
		sized := o
		sized.Estimate = genmcgo.Sampling{Min: n, Max: n, Crowd: -1}
		if err := sample(&row.Sampled, sized); err != nil {
			return nil, err
		}
	}
	if err := sample(&row.Told, o); err != nil {
		return nil, err
	}
	runtime.GC()
	before, start := processTime(), time.Now()
	r, err := exploreAll(ctx, p, o)
	if err != nil {
		return nil, err
	}
	row.Complete, row.Blocked, row.Seconds = r.Complete, r.Blocked, (processTime() - before).Seconds()
	if row.Seconds == 0 {
		row.Seconds = time.Since(start).Seconds()
	}
	return row, nil
}

// All is the number of executions, complete and blocked.
func (r *EstimateRow) All() float64 { return float64(r.Complete + r.Blocked) }

// With returns what f says of the estimates with that many samples, by seed.
func (r *EstimateRow) With(samples int, f func(*EstimateSample) float64) []float64 {
	var out []float64
	for i := range r.Sampled {
		if s := &r.Sampled[i]; s.Samples == samples {
			out = append(out, f(s))
		}
	}
	return out
}

// most is the greatest number of samples.
func (r *EstimateRow) most() int {
	n := 0
	for i := range r.Sampled {
		n = max(n, r.Sampled[i].Samples)
	}
	return n
}

// Limit is by what factor an estimate may be off.
func (r *EstimateRow) Limit() float64 {
	if r.Symmetric {
		return 2
	}
	return 10
}

// Ratios are what the command tells by the executions there are, for each seed.
func (r *EstimateRow) Ratios() []float64 {
	return each(r.Told, func(s *EstimateSample) float64 { return s.All() / r.All() })
}

// Good reports whether the middle one of the ratios is within the limit.
func (r *EstimateRow) Good() bool { return within(Median(r.Ratios()), r.Limit()) }

func each(samples []EstimateSample, f func(*EstimateSample) float64) []float64 {
	var out []float64
	for i := range samples {
		out = append(out, f(&samples[i]))
	}
	return out
}

// WriteEstimates prints the rows as Markdown: a table for each set, then what they
// have in common.
func WriteEstimates(w io.Writer, rows []*EstimateRow) error {
	if len(rows) == 0 {
		return nil
	}
	var b strings.Builder
	sum := estimateSum{samples: rows[0].most()}
	for i := 0; i < len(rows); {
		n := i
		for n < len(rows) && rows[n].Set == rows[i].Set {
			n++
		}
		if set := rows[i].Set; set != "" {
			fmt.Fprintf(&b, "### %s\n\n", set)
		}
		sum.table(&b, rows[i:n])
		b.WriteByte('\n')
		i = n
	}
	sum.write(&b, len(rows[0].Told))
	_, err := io.WriteString(w, b.String())
	return err
}

// longRow is how many seconds a row takes whose sampling should cost next to nothing.
const longRow = 60

// estimateSum sums up tables. Of pairs the first is of rows that are not symmetric and the
// second of those that are.
type estimateSum struct {
	samples     int    // how many in "N samples alone"
	rows        [2]int // all of them
	alone, told [2]int // rows within their limit
	single      [2]int // what was told with one seed, all of them
	singleGood  [2]int
	long        int // rows of at least longRow seconds
	aloneCost   float64
	toldCost    float64 // of the exploration's time at most
}

func (sum *estimateSum) table(b *strings.Builder, rows []*EstimateRow) {
	samples := sum.samples
	peer := slices.ContainsFunc(rows, func(r *EstimateRow) bool { return r.Peer != nil })
	n := humanize.Comma(int64(samples))
	table := [][]string{{"program", "model", "complete", "all", n + " samples: all", "ratio", "told: complete", "told: all", "ratio", "least to most", n + " samples: s", "telling: s", "exploring: s", n + " samples: part", "telling: part"}}
	if peer {
		table[0] = append(table[0], "genmc: estimated", "genmc: all", "ratio")
	}
	seconds := func(s *EstimateSample) float64 { return s.Seconds }
	for _, r := range rows {
		symmetric := 0
		line := []string{r.Program, r.Model, humanize.Comma(int64(r.Complete)), rounded(r.All())}
		if r.Reduced {
			line[0] += ", --symmetry"
		}
		if r.Symmetric {
			line[0] += " [s]"
			symmetric = 1
		}
		sum.rows[symmetric]++
		ratio := func(v float64, good *[2]int) string {
			s := precise(v)
			if within(v, r.Limit()) {
				good[symmetric]++
				return s
			}
			return "**" + s + "**"
		}
		alone := Median(r.With(samples, (*EstimateSample).All))
		ratios := r.Ratios()
		for _, v := range ratios {
			sum.single[symmetric]++
			if within(v, r.Limit()) {
				sum.singleGood[symmetric]++
			}
		}
		took, telling := Median(r.With(samples, seconds)), Median(each(r.Told, seconds))
		line = append(line, rounded(alone), ratio(alone/r.All(), &sum.alone),
			rounded(Median(each(r.Told, func(s *EstimateSample) float64 { return s.Complete }))), rounded(Median(each(r.Told, (*EstimateSample).All))), ratio(Median(ratios), &sum.told),
			precise(slices.Min(ratios))+" to "+precise(slices.Max(ratios)), figures(took), figures(telling), figures(r.Seconds), "–", "–")
		if r.Seconds >= 1 {
			line[len(line)-2], line[len(line)-1] = percent(took/r.Seconds), percent(telling/r.Seconds)
		}
		if r.Seconds >= longRow {
			sum.long++
			sum.aloneCost, sum.toldCost = max(sum.aloneCost, took/r.Seconds), max(sum.toldCost, telling/r.Seconds)
		}
		if peer {
			cells := []string{"–", "–", "–"}
			if p := r.Peer; p != nil {
				cells[0] = rounded(p.Executions)
				if p.Complete >= 0 {
					all := float64(p.Complete + p.Blocked)
					cells[1], cells[2] = rounded(all), precise(p.Executions/all)
				}
			}
			line = append(line, cells...)
		}
		table = append(table, line)
	}
	writeTable(b, table)
}

func (sum *estimateSum) write(b *strings.Builder, seeds int) {
	n := humanize.Comma(int64(sum.samples))
	fmt.Fprintf(b, "Middle ones of %d seeds; a ratio is what was estimated by what there is, in bold if it is off by more than a factor of 10, or 2 for symmetric programs [s].\n", seeds)
	for _, m := range []struct {
		what      string
		good, all *[2]int
	}{{n + " samples alone", &sum.alone, &sum.rows}, {"As told", &sum.told, &sum.rows}, {"As told with a single seed", &sum.singleGood, &sum.single}} {
		var parts []string
		if m.all[0] > 0 {
			parts = append(parts, fmt.Sprintf("within one order of magnitude on %d of %d", m.good[0], m.all[0]))
		}
		if m.all[1] > 0 {
			parts = append(parts, fmt.Sprintf("within a factor of 2 on %d of %d symmetric ones", m.good[1], m.all[1]))
		}
		fmt.Fprintf(b, "%s: %s.\n", m.what, strings.Join(parts, ", "))
	}
	if sum.long > 0 {
		fmt.Fprintf(b, "Of the exploration's time %s samples take %s at most, and telling %s, on rows of %d s or more (%d).\n", n, percent(sum.aloneCost), percent(sum.toldCost), longRow, sum.long)
	}
	b.WriteString("\"All\" are complete and blocked executions. Samples alone are Algorithm 2 of genmc-2024; told is what `genmcgo estimate` tells. Seconds are CPU time with one worker.\n")
}

func percent(part float64) string { return fmt.Sprintf("%.2f %%", 100*part) }

// precise prints a ratio so that a very small one is not 0.
func precise(v float64) string {
	if v != 0 && v < 0.01 {
		return strconv.FormatFloat(v, 'g', 1, 64)
	}
	return figures(v)
}

// WriteEstimatesCSV writes every estimate.
func WriteEstimatesCSV(w io.Writer, rows []*EstimateRow) error {
	c := csv.NewWriter(w)
	c.Write([]string{"set", "program", "model", "symmetry", "complete", "blocked", "exploring_cpu_seconds", "method", "samples", "seed", "estimated_complete", "estimated_blocked", "low", "high", "cpu_seconds"})
	number := func(v float64) string { return strconv.FormatFloat(v, 'g', 6, 64) }
	for _, r := range rows {
		write := func(method string, samples []EstimateSample) {
			for i := range samples {
				s := &samples[i]
				c.Write([]string{r.Set, r.Program, r.Model, strconv.FormatBool(r.Reduced), strconv.FormatUint(r.Complete, 10), strconv.FormatUint(r.Blocked, 10), number(r.Seconds), method, strconv.Itoa(s.Samples),
					strconv.FormatInt(s.Seed, 10), number(s.Complete), number(s.Blocked), number(s.Low), number(s.High), number(s.Seconds)})
			}
		}
		write("samples", r.Sampled)
		write("told", r.Told)
	}
	c.Flush()
	return c.Error()
}

var genmcEstimate = regexp.MustCompile(`Total executions estimate: (\d+)(?: \(\+- (\d+)\))?`)

// Estimate runs GenMC on the program with its estimation, which it does before it
// explores, and reads what it says. It fails if GenMC does not get to its end.
func (c *Checker) Estimate(ctx context.Context, p *Program, n int, model string, timeout time.Duration) (*PeerEstimate, error) {
	if c.Tool != "genmc" || c.flagsOf(model) == nil {
		return nil, fmt.Errorf("%s makes no estimates under %s", c.Name, model)
	}
	w, err := newWorkshop()
	if err != nil {
		return nil, err
	}
	defer w.close()
	input, err := w.input(ctx, c, p, n)
	if err != nil {
		return nil, err
	}
	argv := slices.DeleteFunc(c.command(p, n, model, input), func(a string) bool { return a == "--disable-estimation" })
	e := measure(ctx, timeout, -1, w.dir, argv)
	return c.parseEstimate(&e)
}

// parseEstimate reads what GenMC printed.
func (c *Checker) parseEstimate(e *ended) (*PeerEstimate, error) {
	a := c.parse(e)
	m := genmcEstimate.FindSubmatch(append(slices.Clone(e.Stdout), e.Stderr...))
	switch {
	case m == nil && a.Failure != "":
		return nil, errors.New(a.Failure)
	case m == nil:
		return nil, errors.New("no estimate in what " + c.Name + " printed")
	}
	out := &PeerEstimate{Complete: a.Complete, Blocked: a.Blocked}
	out.Executions, _ = strconv.ParseFloat(string(m[1]), 64)
	if len(m[2]) > 0 {
		out.Deviation, _ = strconv.ParseFloat(string(m[2]), 64)
	}
	return out, nil
}
