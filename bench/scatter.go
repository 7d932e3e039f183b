package bench

import (
	"errors"
	"fmt"
	"image/color"
	"io"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// DotKind says what a point of a ScatterPanel is.
type DotKind int

const (
	Fewer      DotKind = iota // fewer executions than the other explores
	AsMany                    // as many, or more
	Unfinished                // one of the two did not finish: it took longer than drawn
	InPaper                   // figures of a paper
	dotKinds
)

var dotNames = [dotKinds]string{"fewer executions than the other", "as many, or more", "one of them did not finish", "the paper's figures"}

// dotStyles: green and blue as in rvf-smc-2021, in the tones of colours. Shapes differ,
// too, for those who see no colours.
var dotStyles = [dotKinds]draw.GlyphStyle{
	{Color: colours[2], Radius: vg.Points(3), Shape: draw.CircleGlyph{}},
	{Color: colours[0], Radius: vg.Points(2.5), Shape: draw.SquareGlyph{}},
	{Color: grey, Radius: vg.Points(3), Shape: draw.TriangleGlyph{}},
	{Color: colours[4], Radius: vg.Points(3.5), Shape: draw.RingGlyph{}},
}

// ScatterPoint is a point of a ScatterPanel.
type ScatterPoint struct {
	X, Y float64
	Kind DotKind
}

// ScatterPanel is a diagram of points. Both axes are logarithmic and have the same
// range; lines are where both are equal and where they differ by a factor of ten.
// Points that are not positive are left out.
type ScatterPanel struct {
	Title  string
	Points []ScatterPoint
}

// ScatterChart is a picture of panels side by side (rvf-smc-2021, Figures 7 to 11).
type ScatterChart struct {
	XLabel, YLabel string
	Panels         []ScatterPanel
}

const scatterWidth, scatterHeight, scatterLegend = 4.3 * vg.Inch, 4.2 * vg.Inch, 0.9 * vg.Inch // of a panel, and what is below

func (c *ScatterChart) size() (w, h vg.Length) {
	return scatterWidth * vg.Length(max(len(c.Panels), 1)), scatterHeight + scatterLegend
}

// WriteFiles writes the chart to base.svg and base.png.
func (c *ScatterChart) WriteFiles(base string) error { return writeFiles(base, c) }

// WriteSVG writes the chart as SVG.
func (c *ScatterChart) WriteSVG(w io.Writer) error { return writeSVG(w, c) }

func (c *ScatterChart) draw(canvas vg.CanvasSizer) error {
	if len(c.Panels) == 0 {
		return errors.New("nothing to draw: no panel")
	}
	legend := plot.NewLegend()
	legend.Top, legend.Left = true, true
	legend.Padding = vg.Points(2)
	legend.TextStyle.Font.Variant, legend.TextStyle.Font.Size = "Sans", vg.Points(9)
	plots := make([]*plot.Plot, len(c.Panels))
	var named [dotKinds]bool
	for i := range c.Panels {
		p, err := c.Panels[i].plot(&legend, &named)
		if err != nil {
			return fmt.Errorf("panel %s: %w", c.Panels[i].Title, err)
		}
		p.X.Label.Text, p.Y.Label.Text = c.XLabel, c.YLabel
		plots[i] = p
	}
	pad := vg.Points(8)
	area := blank(canvas)
	tiles := draw.Tiles{Rows: 1, Cols: len(plots), PadX: pad, PadTop: pad, PadLeft: pad, PadRight: pad}
	for i, p := range plots {
		p.Draw(tiles.At(draw.Crop(area, 0, 0, scatterLegend, 0), i, 0))
	}
	legend.Draw(draw.Crop(area, 5*pad, -pad, 0, -scatterHeight-pad))
	return nil
}

// plot draws the panel, and puts kinds into the legend that are not named there yet.
func (p *ScatterPanel) plot(legend *plot.Legend, named *[dotKinds]bool) (*plot.Plot, error) {
	var dots [dotKinds]plotter.XYs
	both := newExtent(true)
	for _, q := range p.Points {
		if q.Kind < 0 || q.Kind >= dotKinds {
			return nil, fmt.Errorf("no point is of kind %d", q.Kind)
		}
		if both.fits(q.X) && both.fits(q.Y) {
			both.add(q.X)
			both.add(q.Y)
			dots[q.Kind] = append(dots[q.Kind], plotter.XY{X: q.X, Y: q.Y})
		}
	}
	if !both.any {
		return nil, errors.New("nothing to draw")
	}
	d := plot.New()
	d.Title.Text, d.Title.Padding = p.Title, vg.Points(4)
	for _, f := range []*font.Font{&d.Title.TextStyle.Font, &d.X.Label.TextStyle.Font, &d.Y.Label.TextStyle.Font,
		&d.X.Tick.Label.Font, &d.Y.Tick.Label.Font} {
		f.Variant, f.Size = "Sans", vg.Points(9)
	}
	both.set(&d.X)
	both.set(&d.Y)
	d.X.Tick.Marker, d.Y.Tick.Marker = fewPowers{}, fewPowers{}
	d.Add(plotter.NewGrid())
	red := color.RGBA{213, 94, 0, 255}
	pale := color.NRGBA{213, 94, 0, 90}
	lo, hi := d.X.Min, d.X.Max
	for _, l := range []struct {
		pts plotter.XYs
		col color.Color
	}{
		{plotter.XYs{{X: lo, Y: lo}, {X: hi, Y: hi}}, red},
		{plotter.XYs{{X: lo, Y: 10 * lo}, {X: hi / 10, Y: hi}}, pale},
		{plotter.XYs{{X: 10 * lo, Y: lo}, {X: hi, Y: hi / 10}}, pale},
	} {
		line, err := plotter.NewLine(l.pts)
		if err != nil {
			return nil, err
		}
		line.Color, line.Width = l.col, vg.Points(1.25)
		d.Add(line)
	}
	for _, k := range []DotKind{Unfinished, AsMany, Fewer, InPaper} { // what matters most on top
		if len(dots[k]) == 0 {
			continue
		}
		s, err := plotter.NewScatter(dots[k])
		if err != nil {
			return nil, err
		}
		s.GlyphStyle = dotStyles[k]
		d.Add(s)
		if !named[k] {
			named[k] = true
			legend.Add(dotNames[k], s)
		}
	}
	return d, nil
}

// paperColumn is the column of rvf-smc-2021 that an equivalence is compared with.
var paperColumn = map[string]string{"rvf": "RVF", "rf": "NIDHUGG/rfsc", "co": "NIDHUGG/source"}

// points are those of the rows under model for checker i beside the first one: times
// (CPU seconds; where one did not finish, the limit), and complete executions.
func (t *TableResult) points(model string, i int) (times, counts []ScatterPoint) {
	for _, r := range t.Rows {
		if r.Model != model {
			continue
		}
		self, c := r.Cells[0], r.Cells[i]
		switch {
		case self.ok() && c.ok():
			k := AsMany
			if self.Complete < c.Complete {
				k = Fewer
			}
			times = append(times, ScatterPoint{self.CPU, c.CPU, k})
			counts = append(counts, ScatterPoint{float64(self.Complete), float64(c.Complete), k})
		case self.ok() && c.timeout():
			times = append(times, ScatterPoint{self.CPU, c.Wall, Unfinished})
		case self.timeout() && c.ok():
			times = append(times, ScatterPoint{self.Wall, c.CPU, Unfinished})
		}
		x, y := paperColumn[t.Checkers[0].equivalence()], paperColumn[t.Checkers[i].equivalence()]
		if x == y || x != "RVF" || r.Variant {
			continue
		}
		if a, b := r.Seconds[x], r.Seconds[y]; a > 0 && b > 0 {
			times = append(times, ScatterPoint{a, b, InPaper})
			counts = append(counts, ScatterPoint{float64(r.Executions[x]), float64(r.Executions[y]), InPaper})
		}
	}
	return times, counts
}

// timeout reports whether the tool did not finish in time.
func (c *Cell) timeout() bool { return c != nil && len(c.Samples) > 0 && c.Failure == "timeout" }

// scattered lists the checkers that are compared with the first one point by point: if
// that one's equivalence is coarser than co, all with as many workers.
func (t *TableResult) scattered() []int {
	var out []int
	for i := 1; i < len(t.Checkers) && t.Checkers[0].equivalence() != "co"; i++ {
		if !t.speedup(i) && !t.Checkers[i].Clocked {
			out = append(out, i)
		}
	}
	return out
}

// Scatters draws times and numbers of executions of the first checker (x) and of each
// other one (y), as Figures 7 to 11 of rvf-smc-2021 do, if the first one's equivalence is
// rf or rvf. Where no number of executions differs there are times alone. The keys are names
// for files.
func (t *TableResult) Scatters() map[string]*ScatterChart {
	charts := map[string]*ScatterChart{}
	for _, model := range t.models() {
		for _, i := range t.scattered() {
			times, counts := t.points(model, i)
			if !slices.ContainsFunc(times, func(p ScatterPoint) bool { return p.Kind != InPaper }) {
				continue
			}
			c := &ScatterChart{XLabel: t.Checkers[0].Name, YLabel: strings.TrimPrefix(t.Checkers[i].Name, t.Checkers[0].Name+" "), Panels: []ScatterPanel{{"CPU seconds", times}}}
			if slices.ContainsFunc(counts, func(p ScatterPoint) bool { return p.X != p.Y && p.Kind != InPaper }) {
				c.Panels = append(c.Panels, ScatterPanel{"complete executions", counts})
			}
			charts[t.ID+"-scatter-"+strings.ReplaceAll(t.Checkers[i].Name, " ", "-")+"-"+model] = c
		}
	}
	return charts
}

// Shares counts, for each model and checker with a clock, the rows by the share of time
// that goes on VerifySC, which Figure 12 of rvf-smc-2021 is about. Rows with fewer events
// than minVisits are not among them. The keys are names for files.
func (t *TableResult) Shares() map[string]*ShareChart {
	charts := map[string]*ShareChart{}
	for _, model := range t.models() {
		for i, ch := range t.Checkers {
			if !ch.Clocked {
				continue
			}
			c := &ShareChart{Title: t.Checkers[0].Name + " under " + model, XLabel: "share of the exploration's time that goes on VerifySC", YLabel: "programs"}
			for _, r := range t.Rows {
				if cell := r.Cells[i]; r.Model == model && cell.ok() && cell.Verifying > 0 {
					c.Shares = append(c.Shares, cell.Verifying)
				}
			}
			if len(c.Shares) > 0 {
				charts[t.ID+"-verifysc-"+model] = c
			}
		}
	}
	return charts
}

// writeScatters says in numbers what Scatters shows.
func (t *TableResult) writeScatters(b *strings.Builder) {
	shares := t.Shares()
	for _, name := range sortedKeys(shares) {
		s := slices.Sorted(slices.Values(shares[name].Shares))
		fmt.Fprintf(b, "\n%s: %.0f to %.0f %% of the time goes on VerifySC, in the median %.0f %%, on %d programs with at least %d events added.\n",
			shares[name].Title, 100*s[0], 100*s[len(s)-1], 100*Median(s), len(s), minVisits)
	}
	table := [][]string{{t.Checkers[0].Name + " beside", "model", "points", "fewer executions", "faster", "10 times", "slower", "10 times", "only it finished", "only the other"}}
	for _, model := range t.models() {
		for _, i := range t.scattered() {
			var n, fewer, faster, much, slower, muchSlower, only, other int
			times, _ := t.points(model, i)
			for _, p := range times {
				switch {
				case p.Kind == InPaper:
					continue
				case p.Kind == Unfinished && p.X < p.Y:
					only++
					continue
				case p.Kind == Unfinished:
					other++
					continue
				}
				n++
				count := func(to *int, yes bool) {
					if yes {
						*to++
					}
				}
				count(&fewer, p.Kind == Fewer)
				count(&faster, p.X < p.Y)
				count(&much, p.X*10 <= p.Y)
				count(&slower, p.X > p.Y)
				count(&muchSlower, p.X >= p.Y*10)
			}
			line := []string{t.Checkers[i].Name, model}
			for _, v := range []int{n, fewer, faster, much, slower, muchSlower, only, other} {
				line = append(line, strconv.Itoa(v))
			}
			table = append(table, line)
		}
	}
	if len(table) > 1 {
		b.WriteString("\n### Points of the scatter plots\n\n")
		writeTable(b, table)
		b.WriteString("\nRows that both explored to the end; \"10 times\" are at least ten times as fast, or as slow. Rows that one of them did not finish in time are not among them.\n")
	}
}

// MergeResults puts the rows of several results together, for Scatters and WriteScatters:
// a row of several of them is one row, and what several measured counts as the first
// one that finished it has it. It is an error if they compare with different checkers.
func MergeResults(id string, all []*TableResult) (*TableResult, error) {
	if len(all) == 0 {
		return nil, errors.New("there is nothing to put together")
	}
	out := &TableResult{ID: id, Title: "Several tables"}
	rows := map[string]*ResultRow{}
	for _, t := range all {
		if len(t.Checkers) == 0 || slices.Contains(t.Checkers, nil) {
			return nil, fmt.Errorf("%s was measured with nothing", t.ID)
		}
		if first := all[0].Checkers[0]; t.Checkers[0].Name != first.Name || t.Checkers[0].equivalence() != first.equivalence() {
			return nil, fmt.Errorf("%s compares with %s, and %s with %s", all[0].ID, first.Name, t.ID, t.Checkers[0].Name)
		}
		at := make([]int, len(t.Checkers))
		for i, c := range t.Checkers {
			at[i] = slices.IndexFunc(out.Checkers, func(o *Checker) bool { return o.Name == c.Name })
			if at[i] < 0 {
				at[i] = len(out.Checkers)
				out.Checkers = append(out.Checkers, c)
			}
		}
		for _, r := range t.Rows {
			if r == nil || len(r.Cells) != len(t.Checkers) {
				return nil, fmt.Errorf("%s: a row is not complete", t.ID)
			}
			o := rows[r.name()+" "+r.Model]
			if o == nil {
				row := *r
				row.Cells = nil
				o = &row
				rows[r.name()+" "+r.Model] = o
				out.Rows = append(out.Rows, o)
			}
			if len(o.Seconds) == 0 { // the other one is of a paper
				o.Seconds, o.Executions, o.Variant = r.Seconds, r.Executions, r.Variant
			}
			for i, c := range r.Cells {
				for len(o.Cells) <= at[i] {
					o.Cells = append(o.Cells, nil)
				}
				if !o.Cells[at[i]].ok() && c != nil {
					o.Cells[at[i]] = c
				}
			}
		}
	}
	for _, r := range out.Rows {
		for len(r.Cells) < len(out.Checkers) {
			r.Cells = append(r.Cells, nil)
		}
	}
	return out, nil
}

// WriteScatters prints in numbers, as Markdown, what Scatters shows.
func (t *TableResult) WriteScatters(w io.Writer) error {
	var b strings.Builder
	t.writeScatters(&b)
	_, err := io.WriteString(w, strings.TrimPrefix(b.String(), "\n"))
	return err
}
