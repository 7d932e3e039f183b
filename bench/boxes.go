package bench

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// BoxPanel is a diagram of boxes: for each name, the values' median, quartiles and
// range. Truth is a line across. Values that are not positive are left out, as the
// axis is logarithmic.
type BoxPanel struct {
	Title  string
	Names  []string
	Values [][]float64
	Truth  float64 // 0 for none
}

// BoxChart is a picture of several BoxPanels, three in a row.
type BoxChart struct {
	XLabel, YLabel string
	Panels         []BoxPanel
}

const (
	boxColumns          = 3
	boxWidth, boxHeight = 9 * vg.Inch, 2.3 * vg.Inch // of the picture, and of a row
)

func (c *BoxChart) rows() int { return (len(c.Panels) + boxColumns - 1) / boxColumns }

func (c *BoxChart) size() (w, h vg.Length) {
	return boxWidth, boxHeight * vg.Length(max(c.rows(), 1))
}

// WriteFiles writes the chart to base.svg and base.png.
func (c *BoxChart) WriteFiles(base string) error { return writeFiles(base, c) }

// WriteSVG writes the chart as SVG.
func (c *BoxChart) WriteSVG(w io.Writer) error { return writeSVG(w, c) }

func (c *BoxChart) draw(canvas vg.CanvasSizer) error {
	if len(c.Panels) == 0 {
		return errors.New("nothing to draw: no panel")
	}
	rows := c.rows()
	plots := make([][]*plot.Plot, rows)
	for i := range plots {
		plots[i] = make([]*plot.Plot, boxColumns)
	}
	for i := range c.Panels {
		p, err := c.Panels[i].plot()
		if err != nil {
			return fmt.Errorf("panel %s: %w", c.Panels[i].Title, err)
		}
		p.X.Label.Text = c.XLabel
		if i%boxColumns == 0 {
			p.Y.Label.Text = c.YLabel
		}
		plots[i/boxColumns][i%boxColumns] = p
	}
	pad := vg.Points(6)
	tiles := draw.Tiles{Rows: rows, Cols: boxColumns, PadX: pad, PadY: pad, PadTop: pad, PadBottom: pad, PadLeft: pad, PadRight: pad}
	for i, row := range plot.Align(plots, tiles, draw.New(canvas)) {
		for j, area := range row {
			if plots[i][j] != nil {
				plots[i][j].Draw(area)
			}
		}
	}
	return nil
}

func (b *BoxPanel) plot() (*plot.Plot, error) {
	if len(b.Names) != len(b.Values) {
		return nil, fmt.Errorf("%d names and %d boxes", len(b.Names), len(b.Values))
	}
	p := plot.New()
	p.Title.Text = b.Title
	p.Title.Padding = vg.Points(3)
	for _, f := range []*font.Font{&p.Title.TextStyle.Font, &p.X.Label.TextStyle.Font, &p.Y.Label.TextStyle.Font,
		&p.X.Tick.Label.Font, &p.Y.Tick.Label.Font} {
		f.Variant = "Sans"
		f.Size = vg.Points(9)
	}
	ys := newExtent(true)
	for i, values := range b.Values {
		var fit plotter.Values
		for _, v := range values {
			if ys.fits(v) {
				fit = append(fit, v)
				ys.add(v)
			}
		}
		if len(fit) == 0 {
			continue
		}
		box, err := plotter.NewBoxPlot(vg.Points(14), float64(i), fit)
		if err != nil {
			return nil, err
		}
		box.FillColor = colours[5]
		box.GlyphStyle = draw.GlyphStyle{Color: colours[0], Radius: vg.Points(1.5), Shape: draw.CircleGlyph{}}
		p.Add(box)
	}
	if b.Truth > 0 {
		ys.add(b.Truth)
		line, err := plotter.NewLine(plotter.XYs{{X: -0.5, Y: b.Truth}, {X: float64(len(b.Names)) - 0.5, Y: b.Truth}})
		if err != nil {
			return nil, err
		}
		line.Color, line.Width = colours[1], vg.Points(1.5)
		p.Add(line)
	}
	if !ys.any {
		return nil, errors.New("nothing to draw")
	}
	p.X.Tick.Label.Font.Size = vg.Points(7.5) // for 1000 beside 2000
	p.NominalX(b.Names...)
	p.X.Min, p.X.Max = -0.5, float64(len(b.Names))-0.5
	ys.set(&p.Y)
	p.Y.Tick.Marker = fewPowers{}
	return p, nil
}

// fewPowers puts a label at powers of ten, six at most.
type fewPowers struct{}

// Ticks implements plot.Ticker.
func (fewPowers) Ticks(lo, hi float64) []plot.Tick {
	first, last := int(math.Round(math.Log10(lo))), int(math.Round(math.Log10(hi)))
	step := (last-first)/6 + 1
	var ticks []plot.Tick
	for k := first; k <= last; k++ {
		t := plot.Tick{Value: math.Pow(10, float64(k))}
		if (k-first)%step == 0 {
			t.Label = strconv.FormatFloat(t.Value, 'g', -1, 64)
			if k > 5 {
				t.Label = "1e" + strconv.Itoa(k)
			}
		}
		ticks = append(ticks, t)
	}
	return ticks
}

// EstimateChart draws the estimates of the rows by number of samples, then what the
// command tells, and the executions there are as a line (genmc-2024, Figure 4).
func EstimateChart(rows []*EstimateRow) *BoxChart {
	c := &BoxChart{XLabel: "samples", YLabel: "executions"}
	for _, r := range rows {
		p := BoxPanel{Title: r.Program + ", " + r.Model, Truth: r.All()}
		if r.Reduced {
			p.Title += ", --symmetry"
		}
		last := 0
		for i := range r.Sampled {
			if n := r.Sampled[i].Samples; n != last {
				last = n
				p.Names = append(p.Names, strconv.Itoa(n))
				p.Values = append(p.Values, r.With(n, (*EstimateSample).All))
			}
		}
		p.Names, p.Values = append(p.Names, "told"), append(p.Values, each(r.Told, (*EstimateSample).All))
		c.Panels = append(c.Panels, p)
	}
	return c
}
