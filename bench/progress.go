package bench

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo"
	"genmcgo/report"
)

// ProgressRun is what an exploration said of its progress, and how long it took.
type ProgressRun struct {
	Program  string           `json:"program"`
	Model    string           `json:"model"`
	Workers  int              `json:"workers"`
	Complete uint64           `json:"complete"`
	Blocked  uint64           `json:"blocked"`
	Wall     float64          `json:"wall_seconds"`
	CPU      float64          `json:"cpu_seconds"` // of this process, 0 where the system does not tell
	Estimate *report.Estimate `json:"estimate"`    // before the run, nil without
	Points   []ProgressPoint  `json:"points"`
}

// ProgressPoint is one call of genmcgo.Options.OnProgress, with the seconds since the
// run began.
type ProgressPoint struct {
	Wall     float64 `json:"wall"`
	CPU      float64 `json:"cpu"`
	Share    float64 `json:"share"`
	Left     float64 `json:"left"` // as genmcgo.Progress.Left
	Complete uint64  `json:"complete"`
	Blocked  uint64  `json:"blocked"`
	Restarts int     `json:"restarts"`
}

// MeasureProgress explores p under model to its end and notes every report of its
// progress. e is what was estimated before, or nil.
func MeasureProgress(ctx context.Context, name string, p *genmcgo.Program, model string, workers int, e *report.Estimate) (*ProgressRun, error) {
	r := &ProgressRun{Program: name, Model: model, Workers: workers, Estimate: e}
	o := genmcgo.Options{Model: model, Workers: workers}
	r.Points = make([]ProgressPoint, 0, 1<<12)
	runtime.GC()
	start, before := time.Now(), processTime()
	now := func() (wall, cpu float64) {
		return time.Since(start).Seconds(), (processTime() - before).Seconds()
	}
	o.OnProgress = func(at genmcgo.Progress) {
		if at.Event != genmcgo.Going {
			return
		}
		wall, cpu := now()
		r.Points = append(r.Points, ProgressPoint{wall, cpu, at.Share, at.Left, at.Complete, at.Blocked, at.Restarts})
	}
	res, err := exploreAll(ctx, p, o)
	if err != nil {
		return nil, err
	}
	r.Wall, r.CPU = now()
	r.Complete, r.Blocked = res.Complete, res.Blocked
	return r, nil
}

// exploreAll explores p as the command does unless told otherwise. It fails if the
// exploration does not reach its end.
func exploreAll(ctx context.Context, p *genmcgo.Program, o genmcgo.Options) (*genmcgo.Measured, error) {
	r, err := p.Measure(ctx, o, genmcgo.Instruments{})
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case len(r.Errors) > 0:
		return nil, fmt.Errorf("the program is wrong: %s", r.Errors[0])
	case r.Stopped != "":
		return nil, fmt.Errorf("the exploration did not reach its end: %s", r.Stopped)
	}
	return r, nil
}

// Check returns an error if the share of the exploration that is done ever
// shrinks within one exploration, leaves [0, 1], or does not end at 1.
func (r *ProgressRun) Check() error {
	if len(r.Points) == 0 {
		return errors.New("no progress was reported")
	}
	last := ProgressPoint{}
	for _, p := range r.Points {
		if !(p.Share >= 0 && p.Share <= 1) {
			return fmt.Errorf("share %g after %.2f s", p.Share, p.Wall)
		}
		if p.Restarts == last.Restarts && p.Share < last.Share {
			return fmt.Errorf("share %g after %g, %.2f s into the run", p.Share, last.Share, p.Wall)
		}
		last = p
	}
	if last.Share != 1 {
		return fmt.Errorf("the last share is %g", last.Share)
	}
	if last.Complete != r.Complete || last.Blocked != r.Blocked {
		return fmt.Errorf("the last report has %d complete and %d blocked executions of %d and %d", last.Complete, last.Blocked, r.Complete, r.Blocked)
	}
	return nil
}

// elapsed is the time of a report by the clock that other processes disturb least:
// the CPU time of this one, if it is known.
func (r *ProgressRun) elapsed(p *ProgressPoint) float64 {
	if r.CPU > 0 {
		return p.CPU
	}
	return p.Wall
}

// at returns the first report after part of the time.
func (r *ProgressRun) at(part float64) *ProgressPoint {
	total := r.CPU
	if total == 0 {
		total = r.Wall
	}
	for i := range r.Points {
		if r.elapsed(&r.Points[i]) >= part*total {
			return &r.Points[i]
		}
	}
	return &r.Points[len(r.Points)-1]
}

// Left is the time left at half-time (after half of the time of the run) as
// foretold in different ways, each by the time that really was left: 1 is right, 2
// twice too long. 0 where nothing can be foretold.
type Left struct {
	// Forecast is what users are shown (genmcgo.Progress.Forecast), Blind the same
	// without an estimate.
	Forecast float64 `json:"forecast"`
	Blind    float64 `json:"blind"`
	// Work: as much time for the work that is estimated to be left as for that done.
	Work float64 `json:"work"`
	// Share: as much time for what is left of the share as for what is done of it.
	Share float64 `json:"share"`
	// Estimate: the same with executions, of the number estimated before the run. 0
	// when there are more already.
	Estimate float64 `json:"estimate"`
}

// Methods names the fields of Left in the order of Values.
var Methods = []string{"forecast", "forecast without estimate", "work", "share", "estimate"}

// Values are the fields.
func (l *Left) Values() []float64 { return []float64{l.Forecast, l.Blind, l.Work, l.Share, l.Estimate} }

// HalfTime returns the Left of the run.
func (r *ProgressRun) HalfTime() Left {
	p := r.at(0.5)
	total := r.Wall
	if r.CPU > 0 {
		total = r.CPU
	}
	done := r.elapsed(p)
	left := total - done
	var l Left
	if !(left > 0) {
		return l
	}
	if p.Share > 0 {
		l.Share = done * (1 - p.Share) / p.Share / left
	}
	l.Work = done * p.Left / left
	now := genmcgo.Progress{Complete: p.Complete, Blocked: p.Blocked, Share: p.Share, Left: p.Left, Busy: r.Workers, Workers: r.Workers, Restarts: p.Restarts}
	forecast := func(e *report.Estimate) float64 {
		now.Estimate = e
		f, ok := now.Forecast(seconds(done))
		if !ok {
			return 0
		}
		return f.Left.Seconds() / left
	}
	l.Blind = forecast(nil)
	if r.Estimate != nil {
		l.Forecast = forecast(r.Estimate)
		if n, all := float64(p.Complete+p.Blocked), r.Estimate.Executions+r.Estimate.Blocked; all > n && n > 0 {
			l.Estimate = done * (all - n) / n / left
		}
	}
	return l
}

// within reports whether a quotient is that of two numbers that differ by no more
// than factor.
func within(ratio, factor float64) bool { return ratio >= 1/factor && ratio <= factor }

// progressParts are the parts of the time at which the share is told.
var progressParts = []float64{0.1, 0.25, 0.5, 0.75, 0.9}

// WriteProgress prints the runs as Markdown.
func WriteProgress(w io.Writer, runs []*ProgressRun) error {
	head := []string{"program", "model", "workers", "executions", "estimated", "s"}
	for _, p := range progressParts {
		head = append(head, fmt.Sprintf("%.0f %%", 100*p))
	}
	for _, m := range Methods {
		head = append(head, "left, by "+m)
	}
	table := [][]string{head}
	good := make([]int, len(Methods))
	for _, r := range runs {
		line := []string{r.Program, r.Model, strconv.Itoa(r.Workers), humanize.Comma(int64(r.Complete + r.Blocked)), "–", figures(r.Wall)}
		if e := r.Estimate; e != nil {
			line[4] = rounded(e.Executions + e.Blocked)
		}
		for _, p := range progressParts {
			line = append(line, fmt.Sprintf("%.1f %%", 100*r.at(p).Share))
		}
		l := r.HalfTime()
		for i, x := range l.Values() {
			if within(x, 3) {
				good[i]++
			}
			if x == 0 {
				line = append(line, "–")
			} else {
				line = append(line, figures(x))
			}
		}
		table = append(table, line)
	}
	var b strings.Builder
	writeTable(&b, table)
	b.WriteString(`
Executions are complete and blocked ones. The columns with a percentage are the share of the exploration that was reported as done after that part of
the CPU time. The last columns are the time left at half-time as foretold, by the time that really was left; by forecast is what genmcgo shows. Within a factor of 3:`)
	for i, m := range Methods {
		fmt.Fprintf(&b, " %d of %d by %s", good[i], len(runs), m)
		if i+1 < len(Methods) {
			b.WriteString(",")
		}
	}
	b.WriteString(".\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// rounded prints a number of executions, which an estimate may make any number.
func rounded(v float64) string {
	if v < 1e15 {
		return humanize.Comma(int64(v + 0.5))
	}
	return strconv.FormatFloat(v, 'g', 3, 64)
}

// WriteProgressCSV writes every report of every run.
func WriteProgressCSV(w io.Writer, runs []*ProgressRun) error {
	c := csv.NewWriter(w)
	c.Write([]string{"program", "model", "workers", "wall_seconds", "cpu_seconds", "share", "complete", "blocked", "restarts"})
	number := func(v float64) string { return strconv.FormatFloat(v, 'g', 6, 64) }
	for _, r := range runs {
		for _, p := range r.Points {
			c.Write([]string{r.Program, r.Model, strconv.Itoa(r.Workers), number(p.Wall), number(p.CPU), number(p.Share),
				strconv.FormatUint(p.Complete, 10), strconv.FormatUint(p.Blocked, 10), strconv.Itoa(p.Restarts)})
		}
	}
	c.Flush()
	return c.Error()
}

// ProgressChart draws the share that was reported as done against the part of
// the time that had passed: a steady progress is the diagonal.
func ProgressChart(runs []*ProgressRun) *Chart {
	c := &Chart{Title: "Reported progress", XLabel: "part of the time", YLabel: "share reported as done",
		Series: []Series{{Name: "steady", X: []float64{0, 1}, Y: []float64{0, 1}, Look: Reference}}}
	for _, r := range runs {
		total := r.elapsed(&r.Points[len(r.Points)-1])
		s := Series{Name: fmt.Sprintf("%s %s", r.Program, r.Model), Look: Predicted}
		if r.Workers > 1 {
			s.Name += fmt.Sprintf(", %d workers", r.Workers)
		}
		for i := range r.Points {
			s.X, s.Y = append(s.X, r.elapsed(&r.Points[i])/total), append(s.Y, r.Points[i].Share)
		}
		c.Series = append(c.Series, s)
	}
	return c
}

// ProgressCost is what reporting progress costs: CPU seconds of runs that do and
// runs that do not, in turn.
type ProgressCost struct {
	Program string    `json:"program"`
	Model   string    `json:"model"`
	With    []float64 `json:"with"`
	Without []float64 `json:"without"`
}

// Percent is how much more CPU time the middle run takes that reports its
// progress, in percent.
func (c *ProgressCost) Percent() float64 { return 100 * (Median(c.With)/Median(c.Without) - 1) }

// MeasureProgressCost runs p with one worker, runs times with reports and as often
// without.
func MeasureProgressCost(ctx context.Context, name string, p *genmcgo.Program, model string, runs int) (*ProgressCost, error) {
	c := &ProgressCost{Program: name, Model: model}
	if processTime() == 0 {
		return nil, errors.New("this system does not tell how long a process ran")
	}
	for i := range 2 * runs {
		o := genmcgo.Options{Model: model, Workers: 1}
		to := &c.Without
		if (i+i/2)%2 == 0 { // with, without, without, with, ...: what drifts is fair to both
			to = &c.With
			o.OnProgress = func(genmcgo.Progress) {}
		}
		runtime.GC()
		before := processTime()
		if _, err := exploreAll(ctx, p, o); err != nil {
			return nil, err
		}
		*to = append(*to, (processTime() - before).Seconds())
	}
	return c, nil
}

// WriteProgressCosts prints the costs as a Markdown table.
func WriteProgressCosts(w io.Writer, costs []*ProgressCost) error {
	table := [][]string{{"program", "model", "runs of each", "without: s", "with: s", "more", "least without: s", "least with: s", "more"}}
	for _, c := range costs {
		least, leastWith := slices.Min(c.Without), slices.Min(c.With)
		table = append(table, []string{c.Program, c.Model, strconv.Itoa(len(c.With)), figures(Median(c.Without)), figures(Median(c.With)),
			fmt.Sprintf("%+.2f %%", c.Percent()), figures(least), figures(leastWith), fmt.Sprintf("%+.2f %%", 100*(leastWith/least-1))})
	}
	var b strings.Builder
	writeTable(&b, table)
	b.WriteString("\nCPU seconds of the whole process, one worker; medians, then the least.\n")
	_, err := io.WriteString(w, b.String())
	return err
}
