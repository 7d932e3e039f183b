package bench

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// scattered is genmcgo with rvf, with rf and without something, and a peer, on rows of all
// kinds.
func scattered() *TableResult {
	cell := func(n int64, cpu float64) *Cell {
		return &Cell{Complete: n, counts: []int64{n}, Samples: []Sample{{CPU: cpu, Wall: cpu}}}
	}
	late := func(cpu float64) *Cell {
		return &Cell{Complete: -1, Failure: "timeout", Samples: []Sample{{CPU: cpu, Wall: cpu}}}
	}
	paper := func(r ResultRow) ResultRow {
		r.Executions = map[string]int64{"RVF": 4, "NIDHUGG/rfsc": 200, "DC-DPOR": 5}
		r.Seconds = map[string]float64{"RVF": 0.1, "NIDHUGG/rfsc": 3, "DC-DPOR": 5}
		return r
	}
	rows := []ResultRow{
		paper(ResultRow{Program: "fewer", N: 2, Cells: []*Cell{cell(3, 0.01), cell(30, 2), cell(3, 0.02), cell(50, 4)}}),
		{Program: "same", N: 3, Cells: []*Cell{cell(70, 0.5), cell(70, 0.1), cell(70, 0.6), cell(70, 0.04)}},
		{Program: "late", N: 4, Cells: []*Cell{cell(7, 1), late(60), cell(7, 2), late(61)}},
		{Program: "late", N: 5, Cells: []*Cell{late(60), cell(9000, 30), late(60), late(60)}},
		{Program: "wrong", N: 6, Cells: []*Cell{{Complete: 1, Error: "assertion", Samples: []Sample{{CPU: 1}}}, cell(1, 1), nil, nil}},
	}
	variant := paper(rows[1])
	variant.Program, variant.Variant = "variant", true
	rows = append(rows, variant)
	t := &TableResult{ID: "t", Runs: 1, Checkers: []*Checker{
		{Name: "genmcgo rvf", Tool: "genmcgo", Equivalence: "rvf", Workers: 1},
		{Name: "genmcgo rf", Tool: "genmcgo", Equivalence: "rf", Workers: 1},
		{Name: "genmcgo rvf without closure", Tool: "genmcgo", Equivalence: "rvf", Workers: 1},
		{Name: "nidhugg-optimal", Tool: "nidhugg", Equivalence: "co", Workers: 1},
		{Name: "genmcgo rvf, 2 workers", Tool: "genmcgo", Equivalence: "rvf", Workers: 2},
	}}
	for i := range rows {
		r := &rows[i]
		r.Model, r.Equivalence = "sc", "rvf"
		r.Cells = append(r.Cells, r.Cells[0])
		t.Rows = append(t.Rows, r)
	}
	t.conclude()
	return t
}

// TestScatters: which points there are, and of which kind.
func TestScatters(t *testing.T) {
	r := scattered()
	charts := r.Scatters()
	if want := []string{"t-scatter-genmcgo-rf-sc", "t-scatter-genmcgo-rvf-without-closure-sc", "t-scatter-nidhugg-optimal-sc"}; !slices.Equal(sortedKeys(charts), want) {
		t.Fatalf("charts %q, want %q", sortedKeys(charts), want)
	}
	c := charts["t-scatter-genmcgo-rf-sc"]
	if len(c.Panels) != 2 || c.XLabel != "genmcgo rvf" || c.YLabel != "genmcgo rf" {
		t.Fatalf("%+v", c)
	}
	if want := []ScatterPoint{{0.01, 2, Fewer}, {0.1, 3, InPaper}, {0.5, 0.1, AsMany}, {1, 60, Unfinished}, {60, 30, Unfinished}, {0.5, 0.1, AsMany}}; !slices.Equal(c.Panels[0].Points, want) {
		t.Errorf("times %v, want %v", c.Panels[0].Points, want)
	}
	if want := []ScatterPoint{{3, 30, Fewer}, {4, 200, InPaper}, {70, 70, AsMany}, {70, 70, AsMany}}; !slices.Equal(c.Panels[1].Points, want) {
		t.Errorf("executions %v, want %v", c.Panels[1].Points, want)
	}
	// All counts are equal: only times.
	if p := charts["t-scatter-genmcgo-rvf-without-closure-sc"].Panels; len(p) != 1 || len(p[0].Points) != 4 {
		t.Errorf("panels %+v", p)
	}
	for name, c := range charts {
		var b bytes.Buffer
		if err := c.WriteSVG(&b); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		texts := svgTexts(t, b.Bytes())
		for _, want := range []string{"CPU seconds", c.XLabel, c.YLabel, "0.01", dotNames[AsMany]} {
			if !slices.Contains(texts, want) {
				t.Errorf("%s does not say %q; it says %q", name, want, texts)
			}
		}
		if has := slices.Contains(texts, dotNames[InPaper]); has != (name == "t-scatter-genmcgo-rf-sc") {
			t.Errorf("%s: the paper is in the legend: %v", name, has)
		}
	}
	var b strings.Builder
	if err := r.WriteScatters(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range [][]string{
		{"genmcgo", "rf", "sc", "3", "1", "1", "1", "2", "0", "1", "1"},
		{"nidhugg-optimal", "sc", "3", "1", "1", "1", "2", "2", "1", "0"},
	} {
		if !slices.ContainsFunc(strings.Split(b.String(), "\n"), func(line string) bool {
			return slices.Equal(strings.Fields(strings.ReplaceAll(line, "|", " ")), want)
		}) {
			t.Errorf("no line %q in\n%s", want, b.String())
		}
	}
	r.Checkers[0].Equivalence = "co"
	if got := r.Scatters(); len(got) != 0 {
		t.Errorf("with co first: %q", sortedKeys(got))
	}
}

// TestScatterOdd draws what could trip the axes.
func TestScatterOdd(t *testing.T) {
	for _, p := range [][]ScatterPoint{{{1, 1, Fewer}}, {{1e-9, 1e12, AsMany}, {0, 1, Fewer}, {math.NaN(), 1, Fewer}, {1, math.Inf(1), Fewer}}} {
		var b bytes.Buffer
		if err := (&ScatterChart{Panels: []ScatterPanel{{"one", p}}}).WriteSVG(&b); err != nil {
			t.Fatalf("%v: %v", p, err)
		}
		svgTexts(t, b.Bytes())
	}
	for _, c := range []*ScatterChart{{}, {Panels: []ScatterPanel{{"none", nil}}}, {Panels: []ScatterPanel{{"negative", []ScatterPoint{{-1, 1, Fewer}}}}},
		{Panels: []ScatterPanel{{"kind", []ScatterPoint{{1, 1, dotKinds}}}}}} {
		if err := c.WriteSVG(&bytes.Buffer{}); err == nil {
			t.Errorf("%+v was drawn", c)
		}
	}
}

// TestShares: rows with a clock are counted by the share that goes on VerifySC, if they are not
// too small.
func TestShares(t *testing.T) {
	r := scattered()
	r.Checkers = append(r.Checkers, &Checker{Name: "genmcgo rvf with clock", Tool: "genmcgo", Equivalence: "rvf", Workers: 1, Clocked: true})
	for i, own := range [][]float64{{0.2, 0.02, 0.12}, {0.5, 0.5}, {1, 0}, {1, 1.5}, {1, 0.7}, {1, 0.29}} {
		c := &Cell{Complete: 3, Visits: minVisits}
		for _, v := range own[1:] { // the median of which counts
			c.Samples = append(c.Samples, Sample{CPU: 1, Wall: 1, Own: own[0], Verifying: v})
		}
		if i == 4 {
			c.Visits--
		}
		r.Rows[i].Cells = append(r.Rows[i].Cells, c)
	}
	r.conclude()
	charts := r.Shares()
	c := charts["t-verifysc-sc"]
	if len(charts) != 1 || c == nil {
		t.Fatalf("charts %q", sortedKeys(charts))
	}
	if want := []float64{0.35, 1, 1, 0.29}; !slices.EqualFunc(c.Shares, want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }) {
		t.Errorf("shares %v, want %v", c.Shares, want)
	}
	if n, err := c.tenths(); err != nil || n != [10]int{2: 1, 3: 1, 9: 2} {
		t.Errorf("tenths %v, %v", n, err)
	}
	var b bytes.Buffer
	if err := c.WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	if texts := svgTexts(t, b.Bytes()); !slices.Contains(texts, "90–100 %") || !slices.Contains(texts, c.XLabel) {
		t.Errorf("texts %q", texts)
	}
	var text strings.Builder
	if err := r.WriteMarkdown(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"29 to 100 % of the time goes on VerifySC", "genmcgo rvf with clock: s | ratio | on VerifySC |", " 35.0 % |"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is not in\n%s", want, text.String())
		}
	}
	if got := len(r.Scatters()); got != 3 {
		t.Errorf("%d scatter plots: the clock is no point", got)
	}
	for _, bad := range []*ShareChart{{}, {Shares: []float64{1.1}}, {Shares: []float64{math.NaN()}}} {
		if err := bad.WriteSVG(&b); err == nil {
			t.Errorf("%v was drawn", bad.Shares)
		}
	}
}

// TestMergeResults: rows and columns of several tables that were read back are put together.
func TestMergeResults(t *testing.T) {
	a, b := scattered(), scattered()
	b.Rows = b.Rows[:3]
	b.Rows[0].N = 9                         // another row
	b.Rows[2].Cells[1] = b.Rows[0].Cells[1] // finished this time
	b.Checkers[3].Name = "nidhugg"          // another column
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	back := &TableResult{}
	if err := json.Unmarshal(data, back); err != nil {
		t.Fatal(err)
	}
	m, err := MergeResults("m", []*TableResult{a, back})
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Rows) != 7 || len(m.Checkers) != 6 {
		t.Fatalf("%d rows, %d columns", len(m.Rows), len(m.Checkers))
	}
	if c := m.Rows[2].Cells[1]; c.Complete != 30 {
		t.Errorf("the cell that was finished: %+v", c)
	}
	if c := m.Rows[6].Cells; c[3] != nil || c[5] == nil || c[5].Complete != 50 {
		t.Errorf("cells of another row: %v", c)
	}
	dir := t.TempDir()
	if n, err := m.WriteScatterFiles(dir); err != nil || n != 4 {
		t.Errorf("%d files, %v", n, err)
	}
	if _, err := os.Stat(filepath.Join(dir, "m-scatter-nidhugg-sc.svg")); err != nil {
		t.Error(err)
	}
	other := scattered()
	other.Checkers[0].Name = "genmcgo rf"
	torn := scattered()
	torn.Rows[0].Cells = torn.Rows[0].Cells[1:]
	for _, bad := range [][]*TableResult{nil, {a, other}, {a, torn}, {{ID: "empty"}}, {a, {Checkers: []*Checker{nil}}}} {
		if _, err := MergeResults("m", bad); err == nil {
			t.Errorf("%v were put together", bad)
		}
	}
}
