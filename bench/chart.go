package bench

import (
	"errors"
	"fmt"
	"image/color"
	"io"
	"math"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// Look is how a Series is drawn.
type Look int

const (
	Measured  Look = iota // a line with a dot at every point
	Published             // a broken line with hollow dots: figures of a paper
	Predicted             // a line without dots: a simulation
	Reference             // a thin grey line: "linear"
	Dots                  // dots without a line
	Rings                 // hollow dots without a line
)

// Series is one line of a Chart. X and Y have the same length. Points that are
// not finite, or not positive on a logarithmic axis, are left out.
type Series struct {
	Name string // "" keeps it out of the legend
	X, Y []float64
	Look Look
	// Same gives it the colour of the series before.
	Same bool
}

// Chart is a diagram of lines.
type Chart struct {
	Title, XLabel, YLabel string
	// LogX and LogY make an axis logarithmic.
	LogX, LogY bool
	Series     []Series
}

// SpeedupChart is a diagram of speed-up (y, a ratio of times) against workers (x)
// with the line y = x for reference. Both axes begin at 0.
func SpeedupChart(title string, series ...Series) *Chart {
	most := 1.0
	for i := range series {
		for _, x := range series[i].X {
			most = max(most, x)
		}
	}
	linear := Series{Name: "linear", X: []float64{0, most}, Y: []float64{0, most}, Look: Reference}
	return &Chart{
		Title: title, XLabel: "workers", YLabel: "speed-up",
		Series: append([]Series{linear}, series...),
	}
}

// colours are those of Okabe and Ito, which the colour-blind can tell apart.
var colours = []color.Color{
	color.RGBA{0, 114, 178, 255}, color.RGBA{213, 94, 0, 255}, color.RGBA{0, 158, 115, 255},
	color.RGBA{204, 121, 167, 255}, color.RGBA{230, 159, 0, 255}, color.RGBA{86, 180, 233, 255},
	color.RGBA{0, 0, 0, 255}, color.RGBA{150, 140, 0, 255},
}

var grey = color.RGBA{150, 150, 150, 255}

const chartWidth, chartHeight = 8 * vg.Inch, 4.5 * vg.Inch

// WriteFiles writes the chart to base.svg and base.png.
func (c *Chart) WriteFiles(base string) error { return writeFiles(base, c) }

// WriteSVG writes the chart as SVG.
func (c *Chart) WriteSVG(w io.Writer) error { return writeSVG(w, c) }

func (c *Chart) size() (w, h vg.Length) { return chartWidth, chartHeight }

func (c *Chart) draw(canvas vg.CanvasSizer) error {
	legend := plot.NewLegend() // beside the diagram, not in it: there may be many lines
	legend.Top, legend.Left = true, true
	legend.Padding = vg.Points(2)
	p, err := c.plot(&legend)
	if err != nil {
		return err
	}
	margin := vg.Points(8)
	area := draw.Crop(blank(canvas), margin, -margin, margin, -margin)
	text := legend.Rectangle(area)
	width := text.Max.X - text.Min.X
	p.Draw(draw.Crop(area, 0, -width-margin, 0, 0))
	title := p.Title.TextStyle.Height(p.Title.Text) + p.Title.Padding
	legend.Draw(draw.Crop(area, area.Max.X-area.Min.X-width, 0, 0, -title))
	return nil
}

// blank is the canvas in white, which it is not by itself where SVG is shown on something dark.
func blank(canvas vg.CanvasSizer) draw.Canvas {
	area := draw.New(canvas)
	area.SetColor(color.White)
	area.Fill(area.Rectangle.Path())
	return area
}

// plot makes the diagram, and puts the names of the lines into the legend.
func (c *Chart) plot(legend *plot.Legend) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text, p.X.Label.Text, p.Y.Label.Text = c.Title, c.XLabel, c.YLabel
	p.Title.Padding = vg.Points(6)
	for _, f := range []*font.Font{&p.Title.TextStyle.Font, &p.X.Label.TextStyle.Font, &p.Y.Label.TextStyle.Font,
		&p.X.Tick.Label.Font, &p.Y.Tick.Label.Font, &legend.TextStyle.Font} {
		f.Variant = "Sans"
	}
	p.Add(plotter.NewGrid())

	xs, ys := newExtent(c.LogX), newExtent(c.LogY)
	colour := 0
	for i := range c.Series {
		s := &c.Series[i]
		if len(s.X) != len(s.Y) {
			return nil, fmt.Errorf("series %s has %d x and %d y", s.Name, len(s.X), len(s.Y))
		}
		var pts plotter.XYs
		for j := range s.X {
			if xs.fits(s.X[j]) && ys.fits(s.Y[j]) {
				xs.add(s.X[j])
				ys.add(s.Y[j])
				pts = append(pts, plotter.XY{X: s.X[j], Y: s.Y[j]})
			}
		}
		if len(pts) == 0 {
			continue
		}
		line, dots, err := plotter.NewLinePoints(pts)
		if err != nil {
			return nil, fmt.Errorf("series %s: %w", s.Name, err)
		}
		if s.Same && colour > 0 {
			colour--
		}
		line.Width = vg.Points(1.5)
		line.Color = colours[colour%len(colours)]
		dots.GlyphStyle = draw.GlyphStyle{Color: line.Color, Radius: vg.Points(2.5), Shape: draw.CircleGlyph{}}
		shown := []plot.Thumbnailer{line, dots}
		switch s.Look {
		case Dots, Rings:
			if s.Look == Rings {
				dots.Shape, dots.Radius = draw.RingGlyph{}, vg.Points(3.5)
			}
			shown = shown[1:]
		case Published:
			line.Dashes = []vg.Length{vg.Points(4), vg.Points(3)}
			dots.Shape = draw.RingGlyph{}
		case Predicted:
			shown = shown[:1]
		case Reference:
			line.Width, line.Color = vg.Points(0.75), grey
			shown = shown[:1]
		}
		for _, x := range shown {
			p.Add(x.(plot.Plotter))
		}
		if s.Name != "" {
			legend.Add(s.Name, shown...)
		}
		if s.Look != Reference {
			colour++
		}
	}
	if !xs.any {
		return nil, errors.New("nothing to draw: no series has a point")
	}
	xs.set(&p.X)
	ys.set(&p.Y)
	return p, nil
}

// extent is the range of values on an axis.
type extent struct {
	log, any bool
	lo, hi   float64
}

func newExtent(log bool) *extent { return &extent{log: log} }

func (e *extent) fits(v float64) bool {
	return !math.IsNaN(v) && !math.IsInf(v, 0) && (!e.log || v > 0)
}

func (e *extent) add(v float64) {
	if !e.any {
		e.lo, e.hi, e.any = v, v, true
	}
	e.lo, e.hi = min(e.lo, v), max(e.hi, v)
}

// set gives the axis its range and ticks. An axis of one value gets some room.
func (e *extent) set(a *plot.Axis) {
	if !e.log {
		lo, hi := min(e.lo, 0), e.hi
		if lo == hi {
			hi++
		}
		if e.lo > 0 && e.hi-e.lo < e.lo { // values far from 0: parameters 11, 13, 15
			lo, hi = e.lo-0.5, e.hi+0.5
		}
		a.Min, a.Max = lo, hi
		if hi-lo >= 2 {
			a.Tick.Marker = wholes{}
		}
		return
	}
	a.Scale = plot.LogScale{}
	a.Tick.Marker = powers{}
	a.Min, a.Max = math.Pow(10, math.Floor(math.Log10(e.lo))), math.Pow(10, math.Ceil(math.Log10(e.hi)))
	if a.Min == a.Max {
		a.Max *= 10
	}
}

// powers puts a label at every power of ten and small ticks between them.
type powers struct{}

// Ticks implements plot.Ticker.
func (powers) Ticks(lo, hi float64) []plot.Tick {
	var ticks []plot.Tick
	for k := int(math.Round(math.Log10(lo))); ; k++ {
		v := math.Pow(10, float64(k))
		if v > hi*1.0001 {
			return ticks
		}
		ticks = append(ticks, plot.Tick{Value: v, Label: strconv.FormatFloat(v, 'g', -1, 64)})
		for m := 2.0; m < 10 && v*m <= hi; m++ {
			ticks = append(ticks, plot.Tick{Value: v * m})
		}
	}
}

// wholes puts a label at whole numbers, nine at most: parameters and workers are
// whole numbers, and the latter go in dozens.
type wholes struct{}

// Ticks implements plot.Ticker.
func (wholes) Ticks(lo, hi float64) []plot.Tick {
	var ticks []plot.Tick
	for scale := 1.0; ; scale *= 10 {
		for _, m := range []float64{1, 2, 4, 5, 8} {
			step := m * scale
			if scale == 10 && m == 1 {
				step = 12
			}
			if math.Floor(hi/step)-math.Ceil(lo/step) > 8 {
				continue
			}
			for v := math.Ceil(lo/step) * step; v <= hi; v += step {
				ticks = append(ticks, plot.Tick{Value: v, Label: strconv.FormatFloat(v, 'g', -1, 64)})
			}
			return ticks
		}
	}
}

// PanelChart is a picture of several Charts, three in a row, each with its legend in its
// upper left corner. Note is written below them.
type PanelChart struct {
	Panels []*Chart
	Note   string
}

func (c *PanelChart) size() (w, h vg.Length) {
	rows := max((len(c.Panels)+boxColumns-1)/boxColumns, 1)
	return 10 * vg.Inch, 3*vg.Inch*vg.Length(rows) + panelNote
}

const panelNote = 0.35 * vg.Inch

// WriteFiles writes the chart to base.svg and base.png.
func (c *PanelChart) WriteFiles(base string) error { return writeFiles(base, c) }

// WriteSVG writes the chart as SVG.
func (c *PanelChart) WriteSVG(w io.Writer) error { return writeSVG(w, c) }

func (c *PanelChart) draw(canvas vg.CanvasSizer) error {
	if len(c.Panels) == 0 {
		return errors.New("nothing to draw: no panel")
	}
	pad := vg.Points(8)
	area := blank(canvas)
	tiles := draw.Tiles{Rows: (len(c.Panels) + boxColumns - 1) / boxColumns, Cols: boxColumns,
		PadX: pad, PadY: pad, PadTop: pad, PadBottom: pad, PadLeft: pad, PadRight: pad}
	note := draw.Crop(area, 2*pad, -pad, pad, 0)
	for i, panel := range c.Panels {
		legend := plot.NewLegend()
		p, err := panel.plot(&legend)
		if err != nil {
			return fmt.Errorf("panel %s: %w", panel.Title, err)
		}
		legend.Top, legend.Left, legend.Padding = true, true, vg.Points(1)
		legend.XOffs, legend.YOffs = vg.Points(4), -vg.Points(4)
		for _, f := range []*font.Font{&p.Title.TextStyle.Font, &p.X.Label.TextStyle.Font, &p.Y.Label.TextStyle.Font,
			&p.X.Tick.Label.Font, &p.Y.Tick.Label.Font, &legend.TextStyle.Font} {
			f.Size, f.Variant = vg.Points(9), "Sans"
		}
		p.Legend = legend
		p.Draw(tiles.At(draw.Crop(area, 0, 0, panelNote, 0), i%boxColumns, i/boxColumns))
		if i == 0 {
			style := p.X.Label.TextStyle
			style.XAlign, style.YAlign = draw.XLeft, draw.YBottom
			note.FillText(style, note.Min, c.Note)
		}
	}
	return nil
}
