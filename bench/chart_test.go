package bench

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// svgTexts checks that data is well-formed XML with an svg element at its root,
// and returns the texts in it.
func svgTexts(t *testing.T, data []byte) []string {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	var texts []string
	root, inText := "", false
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("not well-formed: %v", err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			if root == "" {
				root = tok.Name.Local
			}
			inText = tok.Name.Local == "text"
		case xml.EndElement:
			inText = false
		case xml.CharData:
			if inText {
				texts = append(texts, string(tok))
			}
		}
	}
	if root != "svg" {
		t.Fatalf("root element %q, want svg", root)
	}
	return texts
}

func TestChart(t *testing.T) {
	c := &Chart{
		Title: "time <sc> & \"more\"", XLabel: "N", YLabel: "seconds", LogY: true,
		Series: []Series{
			{Name: "genmcgo", X: []float64{4, 5, 6}, Y: []float64{0.01, 0.1, 1.5}},
			{Name: "paper", X: []float64{4, 5, 6}, Y: []float64{0, math.NaN(), 20}, Look: Published},
			{Name: "nothing", X: []float64{4}, Y: []float64{-1}},
		},
	}
	base := filepath.Join(t.TempDir(), "chart")
	if err := c.WriteFiles(base); err != nil {
		t.Fatal(err)
	}
	svg, err := os.ReadFile(base + ".svg")
	if err != nil {
		t.Fatal(err)
	}
	texts := svgTexts(t, svg)
	for _, want := range []string{c.Title, "N", "seconds", "genmcgo", "paper", "0.01", "100"} {
		if !slices.Contains(texts, want) {
			t.Errorf("the chart does not say %q; it says %q", want, texts)
		}
	}
	if slices.Contains(texts, "nothing") {
		t.Error("a series without points is in the legend")
	}
	f, err := os.Open(base + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() < 500 {
		t.Errorf("not a picture: %v", err)
	}
}

// TestChartOdd draws what could trip the axes: one point, equal points, powers of
// ten, values of any size.
func TestChartOdd(t *testing.T) {
	for _, log := range []bool{false, true} {
		for _, y := range [][]float64{{1}, {10, 10}, {0.1, 1000}, {1e-300, 1e300}, {3e-9}} {
			x := make([]float64, len(y))
			for i := range x {
				x[i] = float64(i + 11)
			}
			c := &Chart{LogX: log, LogY: log, Series: []Series{{Name: "s", X: x, Y: y}}}
			var b bytes.Buffer
			if err := c.WriteSVG(&b); err != nil {
				t.Fatalf("%v: %v", y, err)
			}
			svgTexts(t, b.Bytes())
		}
	}
	var b bytes.Buffer
	if err := (&Chart{}).WriteSVG(&b); err == nil {
		t.Error("a chart of nothing was drawn")
	}
	if err := (&Chart{Series: []Series{{X: []float64{1}}}}).WriteSVG(&b); err == nil {
		t.Error("a series with more x than y was drawn")
	}
}

// TestPanelChart: lines without names are in no legend, and a line can have the colour of the
// one before.
func TestPanelChart(t *testing.T) {
	panel := func(title string) *Chart {
		return &Chart{Title: title, Series: []Series{
			{X: []float64{0, 2}, Y: []float64{0, 2}, Look: Reference},
			{Name: "line of " + title, X: []float64{1, 2}, Y: []float64{1, 2}, Look: Predicted},
			{X: []float64{2}, Y: []float64{1}, Look: Rings, Same: true},
			{Name: "dots of " + title, X: []float64{2}, Y: []float64{2}, Look: Dots},
		}}
	}
	c := &PanelChart{Panels: []*Chart{panel("a"), panel("b"), panel("c"), panel("d")}, Note: "a note"}
	var b bytes.Buffer
	if err := c.WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	texts := svgTexts(t, b.Bytes())
	for _, want := range []string{"a", "d", "line of a", "dots of d", "a note"} {
		if !slices.Contains(texts, want) {
			t.Errorf("no %q among %q", want, texts)
		}
	}
	// The ring has the colour of its line: the third one is not used.
	for i, used := range []bool{true, true, false} {
		r, g, bl, _ := colours[i].RGBA()
		if hex := fmt.Sprintf("#%02X%02X%02X", r>>8, g>>8, bl>>8); bytes.Contains(b.Bytes(), []byte(hex)) != used {
			t.Errorf("colour %d, %s: used is not %v", i, hex, used)
		}
	}
	base := filepath.Join(t.TempDir(), "p")
	if err := c.WriteFiles(base); err != nil {
		t.Fatal(err)
	}
	if st, err := os.Stat(base + ".png"); err != nil || st.Size() == 0 {
		t.Error(err)
	}
	for _, bad := range []*PanelChart{{}, {Panels: []*Chart{{}}}} {
		if err := bad.WriteSVG(&b); err == nil {
			t.Errorf("%+v was drawn", bad)
		}
	}
}

func TestSpeedupChart(t *testing.T) {
	c := SpeedupChart("fib(5)",
		Series{Name: "measured", X: []float64{1, 2}, Y: []float64{1, 1.9}},
		Series{Name: "simulated", X: []float64{1, 48, 96}, Y: []float64{1, 40, 60}, Look: Predicted})
	if l := c.Series[0]; l.X[1] != 96 || l.Y[1] != 96 {
		t.Errorf("the linear line ends at %v, %v; want 96, 96", l.X[1], l.Y[1])
	}
	var b bytes.Buffer
	if err := c.WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	if texts := svgTexts(t, b.Bytes()); !slices.Contains(texts, "measured") || !slices.Contains(texts, "linear") {
		t.Errorf("texts %q", texts)
	}
}
