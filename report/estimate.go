package report

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo/truST/result"
)

// Estimate is what samples and crowds tell of how many executions there are.
type Estimate struct {
	Executions float64 `json:"executions"` // complete ones
	Blocked    float64 `json:"blocked"`
	// Low and High probably have the sum of both between them.
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	Exact     bool    `json:"exact"`      // a crowd had room for all: it is no estimate
	ByChoices float64 `json:"by_choices"` // the sum according to samples
	ByCrowds  float64 `json:"by_crowds"`  // and to crowds, 0 without
	Deviation float64 `json:"deviation"`  // standard deviation of the latter, or of the former if there is no latter
	Samples   int     `json:"samples"`
	Crowds    int     `json:"crowds"`
	Seconds   float64 `json:"seconds"` // that all this took
	// Ended is why no more samples were taken: deviation, executions, budget, error,
	// timeout, interrupt.
	Ended     string   `json:"ended"`
	Histogram []Bucket `json:"histogram,omitempty"`
}

// Bucket is the samples whose value is at least From and less than To.
type Bucket struct {
	From    float64 `json:"from"`
	To      float64 `json:"to"`
	Samples int     `json:"samples"`
}

// NewEstimate is e for reports, nil for nil. Numbers beyond those of JSON are cut.
func NewEstimate(e *result.Estimate) *Estimate {
	if e == nil {
		return nil
	}
	finite := func(x float64) float64 {
		if math.IsNaN(x) {
			return 0
		}
		return min(x, math.MaxFloat64)
	}
	return &Estimate{
		Executions: finite(e.Executions), Blocked: finite(e.Blocked), Low: finite(e.Low), High: finite(e.High), Exact: e.Exact,
		ByChoices: finite(e.ByChoices), ByCrowds: finite(e.ByCrowds), Deviation: finite(e.Deviation), Samples: e.Samples, Crowds: e.Crowds,
		Seconds: e.Elapsed.Seconds(), Ended: e.Why, Histogram: histogram(e.Values),
	}
}

// maxBuckets bounds a histogram.
const maxBuckets = 12

// histogram sorts values into buckets that are as many powers of two wide as
// maxBuckets demands; the first one that has a value to the last one.
func histogram(values []float64) []Bucket {
	if len(values) == 0 {
		return nil
	}
	exp := func(v float64) int { return int(math.Floor(math.Log2(min(max(v, 1), math.MaxFloat64)))) }
	first, last := exp(slices.Min(values)), exp(slices.Max(values))
	width := 1
	for (last/width - first/width) >= maxBuckets {
		width++
	}
	first /= width
	buckets := make([]Bucket, last/width-first+1)
	for i := range buckets {
		buckets[i].From = math.Exp2(float64((first + i) * width))
		buckets[i].To = min(math.Exp2(float64((first+i+1)*width)), math.MaxFloat64)
	}
	for _, v := range values {
		buckets[exp(v)/width-first].Samples++
	}
	return buckets
}

// Outlooks is what genmcgo estimate says: how much there is to explore, under each model.
type Outlooks struct {
	Schema  int       `json:"schema"`
	Tool    string    `json:"tool"`
	Version string    `json:"version"`
	Program string    `json:"program"`
	Files   []string  `json:"files,omitempty"` // if there are several
	Command string    `json:"command"`
	Models  []Outlook `json:"models"`
}

// Outlook is what an exploration under one model will probably come to.
type Outlook struct {
	Model     string `json:"model"`
	ModelUsed string `json:"model_used"`
	// Exact: the trial explored everything, and the numbers are those of the trial.
	Exact      bool    `json:"exact"`
	Executions float64 `json:"executions"` // complete ones
	Blocked    float64 `json:"blocked"`
	// Low and High probably have the sum of both between them. They say how far off
	// estimates are by experience, unlike those of Estimate.
	Low  float64 `json:"low"`
	High float64 `json:"high"`
	// Seconds that an exploration takes, with those of Low and High executions; nil if
	// the trial explored nothing.
	Seconds     *float64  `json:"seconds"`
	SecondsLow  *float64  `json:"seconds_low"`
	SecondsHigh *float64  `json:"seconds_high"`
	Workers     int       `json:"workers"`
	Estimate    *Estimate `json:"estimate"` // nil if there was no time for a sample
	Trial       Trial     `json:"trial"`
	Stopped     string    `json:"stopped"`         // "", timeout, memory, interrupt: what cut the estimation short
	Notes       []string  `json:"notes,omitempty"` // as in a Report
}

// Trial is a short exploration that shows how fast a long one would be. What is told
// of it leaves out its beginning, when there is more to interpret than later.
type Trial struct {
	Executions uint64  `json:"executions"` // complete ones
	Blocked    uint64  `json:"blocked"`
	Seconds    float64 `json:"seconds"`
	PerSecond  float64 `json:"per_second"` // both kinds
}

// enough executions of a trial tell how many of them are blocked.
const enough = 20

// NewOutlook makes the outlook of a trial, its result with the estimate from samples, and
// why both were cut short ("", timeout, interrupt). f is what the trial makes one expect,
// nil if it was too short.
func NewOutlook(ctx Context, res *result.Result, t Trial, f *result.Forecast, stopped string) *Outlook {
	o := &Outlook{Model: ctx.Model, ModelUsed: cmp.Or(res.ModelUsed, ctx.Model), Workers: res.Workers, Estimate: NewEstimate(res.Estimate), Stopped: stopped, Notes: notUsed(ctx, res)}
	seen := float64(res.Complete + res.Blocked)
	if t.Seconds > 0 {
		t.PerSecond = float64(t.Executions+t.Blocked) / t.Seconds
	}
	o.Trial = t
	if res.Stopped == "" {
		o.Exact = true
		o.Executions, o.Blocked, o.Low, o.High = float64(res.Complete), float64(res.Blocked), seen, seen
		s := res.Elapsed.Seconds()
		o.Seconds, o.SecondsLow, o.SecondsHigh = &s, &s, &s
		return o
	}
	e := o.Estimate
	if e == nil || e.Samples+e.Crowds == 0 {
		o.Estimate = nil
		e = &Estimate{}
	}
	o.Executions, o.Blocked, o.Low, o.High = e.Executions, e.Blocked, e.Low, e.High
	if f != nil {
		o.Low, o.High = f.Low, f.High
		part := e.Executions / max(e.Executions+e.Blocked, 1)
		if res.Complete >= enough || e.Executions+e.Blocked == 0 { // samples avoid being blocked, explorations cannot
			part = float64(res.Complete) / seen
		}
		o.Executions, o.Blocked = part*f.Total, (1-part)*f.Total
	}
	if t.PerSecond > 0 {
		seconds := func(n float64) *float64 { s := min(n, 1e300) / t.PerSecond; return &s }
		o.Seconds, o.SecondsLow, o.SecondsHigh = seconds(o.Executions+o.Blocked), seconds(o.Low), seconds(o.High)
	}
	return o
}

// WriteJSON writes o as one indented JSON object.
func (o *Outlooks) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(o)
}

// WriteText prints o for a person.
func (o *Outlooks) WriteText(w io.Writer) error {
	b := &strings.Builder{}
	for i := range o.Models {
		m := &o.Models[i]
		if len(o.Models) > 1 {
			if i > 0 {
				b.WriteString("\n")
			}
			fmt.Fprintf(b, "model       %s\n", m.Model)
		}
		m.text(b)
		for _, n := range m.Notes {
			fmt.Fprintf(b, "note: %s\n", n)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (o *Outlook) text(b *strings.Builder) {
	e := o.Estimate
	workers := plural(uint64(o.Workers), "worker")
	count := func(x float64) string {
		if o.Exact {
			return comma(uint64(x))
		}
		return About(x)
	}
	executions := count(o.Executions)
	if o.Blocked >= 0.5 {
		executions += ", and " + count(o.Blocked) + " blocked ones"
	}
	switch {
	case o.Exact:
		fmt.Fprintf(b, "executions  %s: a trial run explored them all\n", executions)
		fmt.Fprintf(b, "time        %s with %s\n", seconds(*o.Seconds), workers)
	case e == nil:
		fmt.Fprintf(b, "executions  unknown: there was no time for a sample\n")
	default:
		in := ""
		if o.Blocked >= 0.5 {
			in = "in all "
		}
		fmt.Fprintf(b, "executions  about %s (%s%s to %s)\n", executions, in, About(o.Low), About(o.High))
		if o.Seconds == nil {
			fmt.Fprintf(b, "time        unknown: a trial run explored none\n")
			break
		}
		t := func(s float64) string { return AboutTime(time.Duration(min(s, 9e9) * float64(time.Second))) }
		fmt.Fprintf(b, "time        about %s (%s to %s), at %s executions per second with %s, as in a trial run of %s\n",
			t(*o.Seconds), t(*o.SecondsLow), t(*o.SecondsHigh), About(o.Trial.PerSecond), workers, seconds(o.Trial.Seconds))
	}
	if e == nil {
		return
	}
	why := map[string]string{
		"deviation":  "then their deviation was low enough (--estimate-threshold)",
		"executions": "as many as there seemed to be executions",
		"budget":     "more would take long, or are not wanted (--estimate-max)",
		"limit":      "then one got too large",
		"memory":     "then memory got short",
		"timeout":    "then came --timeout",
		"interrupt":  "then came the interrupt",
	}[e.Ended]
	if e.Samples > 0 { // executions up to reads-from are not sampled
		fmt.Fprintf(b, "samples     %d say %s; %s\n", e.Samples, About(e.ByChoices), why)
	}
	switch {
	case e.Exact:
		fmt.Fprintf(b, "crowds      1 followed all executions\n")
	case e.Crowds > 0:
		fmt.Fprintf(b, "crowds      %d say %s\n", e.Crowds, About(e.ByCrowds))
	}
	if len(e.Histogram) == 0 {
		return
	}
	most, wide := 0, 0
	for _, h := range e.Histogram {
		most = max(most, h.Samples)
		wide = max(wide, len(About(h.From)))
	}
	fmt.Fprintf(b, "values      of samples; their mean is the estimate\n")
	for _, h := range e.Histogram {
		bar := strings.Repeat("#", (h.Samples*histogramWidth+most-1)/most)
		fmt.Fprintln(b, strings.TrimRight(fmt.Sprintf("            %*s.. %5d  %s", wide, About(h.From), h.Samples, bar), " "))
	}
}

// histogramWidth is how many columns the longest bar of a histogram has.
const histogramWidth = 50

// About writes a number that is not known exactly: two digits of it, with words if it is
// large.
func About(x float64) string {
	switch {
	case math.IsNaN(x) || x < 0.5:
		return "0"
	case x < 10:
		return fmt.Sprintf("%.0f", x)
	case x >= 1e15:
		return strings.Replace(fmt.Sprintf("%.1e", min(x, math.MaxFloat64)), "e+", "e", 1)
	}
	unit := math.Pow(10, math.Floor(math.Log10(x))-1)
	x = math.Round(x/unit) * unit
	for _, u := range []struct {
		from float64
		name string
	}{{1e12, "trillion"}, {1e9, "billion"}, {1e6, "million"}} {
		if x >= u.from {
			s := fmt.Sprintf("%.1f", x/u.from)
			if x/u.from >= 9.95 {
				s = fmt.Sprintf("%.0f", x/u.from)
			}
			return strings.TrimSuffix(s, ".0") + " " + u.name
		}
	}
	return humanize.Comma(int64(math.Round(x)))
}

// AboutTime writes a time that is not known exactly, in the unit people would use.
func AboutTime(d time.Duration) string {
	s := d.Seconds()
	for _, u := range []struct {
		upTo, unit float64 // seconds
		one, many  string
	}{
		{90, 1, "s", "s"}, {90 * 60, 60, "min", "min"}, {36 * 3600, 3600, "h", "h"}, {60 * 86400, 86400, "day", "days"},
		{700 * 86400, 30.4 * 86400, "month", "months"}, {150 * 365 * 86400, 365 * 86400, "year", "years"},
	} {
		if s >= u.upTo {
			continue
		}
		n := math.Round(s / u.unit)
		switch {
		case n < 1:
			return fmt.Sprintf("%.1f s", max(s, 0.1))
		case n >= 20 && u.unit <= 60: // more would be pretence
			n = math.Round(n/5) * 5
		}
		if n == 1 {
			return "1 " + u.one
		}
		return fmt.Sprintf("%.0f %s", n, u.many)
	}
	return "more than 100 years"
}
