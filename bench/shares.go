package bench

import (
	"errors"
	"fmt"
	"io"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// ShareChart is a histogram of shares, from 0 to 1, in tenths.
type ShareChart struct {
	Title, XLabel, YLabel string
	Shares                []float64
}

// WriteFiles writes the chart to base.svg and base.png.
func (c *ShareChart) WriteFiles(base string) error { return writeFiles(base, c) }

// WriteSVG writes the chart as SVG.
func (c *ShareChart) WriteSVG(w io.Writer) error { return writeSVG(w, c) }

// tenths counts the shares in each tenth; 1 is in the last one.
func (c *ShareChart) tenths() ([10]int, error) {
	var n [10]int
	for _, s := range c.Shares {
		if !(s >= 0 && s <= 1) {
			return n, fmt.Errorf("%g is no share", s)
		}
		n[min(int(10*s), 9)]++
	}
	return n, nil
}

func (c *ShareChart) size() (w, h vg.Length) { return chartWidth, chartHeight }

func (c *ShareChart) draw(canvas vg.CanvasSizer) error {
	if len(c.Shares) == 0 {
		return errors.New("nothing to draw: no shares")
	}
	n, err := c.tenths()
	if err != nil {
		return err
	}
	p := plot.New()
	p.Title.Text, p.X.Label.Text, p.Y.Label.Text = c.Title, c.XLabel, c.YLabel
	p.Title.Padding = vg.Points(6)
	for _, f := range []*font.Font{&p.Title.TextStyle.Font, &p.X.Label.TextStyle.Font, &p.Y.Label.TextStyle.Font,
		&p.X.Tick.Label.Font, &p.Y.Tick.Label.Font} {
		f.Variant = "Sans"
	}
	var values plotter.Values
	var names []string
	most := 0
	for i, k := range n {
		values = append(values, float64(k))
		names = append(names, fmt.Sprintf("%d–%d %%", 10*i, 10*i+10))
		most = max(most, k)
	}
	bars, err := plotter.NewBarChart(values, vg.Points(36))
	if err != nil {
		return err
	}
	bars.Color, bars.LineStyle.Width = colours[0], 0
	grid := plotter.NewGrid()
	grid.Vertical.Color = nil
	p.Add(grid, bars)
	p.NominalX(names...)
	p.Y.Min, p.Y.Max = 0, float64(most)
	p.Y.Tick.Marker = wholes{}
	margin := vg.Points(8)
	p.Draw(draw.Crop(blank(canvas), margin, -margin, margin, -margin))
	return nil
}
