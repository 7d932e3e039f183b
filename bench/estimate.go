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

	"genmcgo/interp"
	"genmcgo/interp/ir"
	trust "genmcgo/truST"
)

// EstimateSizes are the numbers of samples of Figure 4 of genmc-2024, which says
// that 20 tell much and 2,000 take little time.
var EstimateSizes = []int{20, 50, 100, 200, 500, 1000, 2000}

// EstimateRow is a program under a model: how many executions it has, and how many
// were estimated.
type EstimateRow struct {
	Program   string  `json:"program"`
	Model     string  `json:"model"`
	Symmetric bool    `json:"symmetric,omitempty"` // every choice has as many executions as its alternatives
	Complete  uint64  `json:"complete"`
	Blocked   uint64  `json:"blocked"`
	Seconds   float64 `json:"cpu_seconds"` // exploring, one worker
	// Sampled has every estimate: by number of samples, then by seed.
	Sampled []EstimateSample `json:"sampled"`
	Peer    *PeerEstimate    `json:"peer,omitempty"`
}

// EstimateSample is one estimate.
type EstimateSample struct {
	Samples  int     `json:"samples"`
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

// EstimateProgram estimates how many executions p has under cfg, as the command
// does unless told otherwise. It fails if a sample is wrong.
func EstimateProgram(ctx context.Context, p *ir.Program, cfg trust.Config, s trust.Sampling) (*trust.Estimate, error) {
	cfg.OnlySC, cfg.NoSC = p.Orderings()
	cfg.Workers = max(cfg.Workers, 1)
	cfg.NewProgram = newProgram(p, interp.Config{}, cfg.Workers)
	cfg.Sampling = &s
	r, err := trust.Sample(ctx, cfg)
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case len(r.Errors) > 0:
		return nil, fmt.Errorf("the program is wrong: %s", r.Errors[0].Kind)
	case r.Estimate == nil:
		return nil, errors.New("there is no estimate")
	}
	return r.Estimate, nil
}

// MeasureEstimate estimates p under model with every number of samples and the
// seeds 1 to seeds, and then explores all of it.
func MeasureEstimate(ctx context.Context, name string, p *ir.Program, model string, sizes []int, seeds int) (*EstimateRow, error) {
	row := &EstimateRow{Program: name, Model: model}
	for _, n := range sizes {
		for seed := int64(1); seed <= int64(seeds); seed++ {
			runtime.GC()
			before := processTime()
			e, err := EstimateProgram(ctx, p, trust.Config{Model: model}, trust.Sampling{Min: n, Max: n, Seed: seed})
			if err != nil {
				return nil, err
			}
			took := (processTime() - before).Seconds()
			row.Sampled = append(row.Sampled, EstimateSample{n, seed, e.Executions, e.Blocked, e.Low, e.High, took})
		}
	}
	runtime.GC()
	before, start := processTime(), time.Now()
	r, err := exploreAll(ctx, p, trust.Config{Model: model, Workers: 1})
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

// With returns what f says of the estimates with so many samples, by seed.
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

// Ratios are the estimates with most samples by the executions there are, for each
// seed.
func (r *EstimateRow) Ratios() []float64 {
	return r.With(r.most(), func(s *EstimateSample) float64 { return s.All() / r.All() })
}

// Good reports whether the middle one of the estimates with most samples is within
// the limit.
func (r *EstimateRow) Good() bool { return within(Median(r.Ratios()), r.Limit()) }

// WriteEstimates prints the rows as Markdown.
func WriteEstimates(w io.Writer, rows []*EstimateRow) error {
	if len(rows) == 0 {
		return nil
	}
	samples := rows[0].most()
	peer := slices.ContainsFunc(rows, func(r *EstimateRow) bool { return r.Peer != nil })
	n := humanize.Comma(int64(samples))
	table := [][]string{{"program", "model", "complete", "estimated", "all", "estimated", "estimated: all", "least to most", n + " samples: s", "exploring: s", "part"}}
	if peer {
		table[0] = append(table[0], "genmc: estimated", "all", "estimated: all")
	}
	good, symmetric, goodSymmetric, dots := 0, 0, 0, 0
	for _, r := range rows {
		middle := func(f func(*EstimateSample) float64) float64 { return Median(r.With(samples, f)) }
		ratios := r.Ratios()
		took := middle(func(s *EstimateSample) float64 { return s.Seconds })
		line := []string{r.Program, r.Model, humanize.Comma(int64(r.Complete)), rounded(middle(func(s *EstimateSample) float64 { return s.Complete })),
			rounded(r.All()), rounded(middle((*EstimateSample).All)), figures(Median(ratios)),
			figures(slices.Min(ratios)) + " to " + figures(slices.Max(ratios)), figures(took), figures(r.Seconds), "–"}
		if r.Symmetric {
			line[0] += " [s]"
			symmetric++
		}
		if r.Seconds >= 1 {
			line[10] = fmt.Sprintf("%.2f %%", 100*took/r.Seconds)
		}
		switch {
		case !r.Good():
			line[6] += " (off)"
		case r.Symmetric:
			goodSymmetric++
		default:
			good++
		}
		if peer {
			cells := []string{"–", "–", "–"}
			if p := r.Peer; p != nil {
				cells[0] = rounded(p.Executions)
				if p.Complete >= 0 {
					all := float64(p.Complete + p.Blocked)
					cells[1], cells[2] = rounded(all), figures(p.Executions/all)
				}
			}
			line = append(line, cells...)
		}
		dots = len(r.With(samples, (*EstimateSample).All))
		table = append(table, line)
	}
	var b strings.Builder
	writeTable(&b, table)
	fmt.Fprintf(&b, "\nEstimates are the middle ones of %d seeds, %s samples each. Within one order of magnitude: %d of %d", dots, n, good, len(rows)-symmetric)
	if symmetric > 0 {
		fmt.Fprintf(&b, "; within a factor of 2 of the symmetric ones [s]: %d of %d", goodSymmetric, symmetric)
	}
	b.WriteString(".\n\"All\" are complete and blocked executions. Seconds are CPU time with one worker; \"part\" is that of the samples in the time of exploring all.\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// WriteEstimatesCSV writes every estimate.
func WriteEstimatesCSV(w io.Writer, rows []*EstimateRow) error {
	c := csv.NewWriter(w)
	c.Write([]string{"program", "model", "complete", "blocked", "exploring_cpu_seconds", "samples", "seed", "estimated_complete", "estimated_blocked", "low", "high", "cpu_seconds"})
	number := func(v float64) string { return strconv.FormatFloat(v, 'g', 6, 64) }
	for _, r := range rows {
		for i := range r.Sampled {
			s := &r.Sampled[i]
			c.Write([]string{r.Program, r.Model, strconv.FormatUint(r.Complete, 10), strconv.FormatUint(r.Blocked, 10), number(r.Seconds), strconv.Itoa(s.Samples),
				strconv.FormatInt(s.Seed, 10), number(s.Complete), number(s.Blocked), number(s.Low), number(s.High), number(s.Seconds)})
		}
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
