package bench

import (
	"context"
	"slices"
)

// The start: what a process takes for a program that does nothing, loading and the compiler of a tool that has
// one included. Most rows take genmcgo little more, so that ratios of whole processes compare starts. The harness
// measures it for each tool, and sums ratios up without it, too.

// nothing is the program that does nothing.
var nothing = Program{Name: "nothing", Defines: func(int) []string { return nil }, text: "int main(void) { return 0; }\n"}

// startRuns is how often each tool runs it for one run of a table.
const startRuns = 3

// measureStart runs each checker, in turn, on the program that does nothing. It reports false if that was interrupted.
func (h *Harness) measureStart(ctx context.Context, w *workshop, res *TableResult, samples [][]float64) bool {
	for range startRuns {
		for i, c := range h.Checkers {
			models := res.models()
			k := slices.IndexFunc(models, func(m string) bool { return c.flagsOf(m) != nil })
			if k < 0 {
				continue
			}
			input, err := w.input(ctx, c, &nothing, 0)
			if ctx.Err() != nil {
				return false
			}
			if err != nil {
				continue
			}
			e := measure(ctx, h.Timeout, h.CPU, w.dir, c.command(&nothing, 0, models[k], input))
			if ctx.Err() != nil {
				return false
			}
			if a := c.parse(&e); a.Failure == "" && a.Complete == 1 {
				samples[i] = append(samples[i], e.CPU)
			}
		}
	}
	return true
}

// net is the CPU time of cell i of r without the start of its checker. ok is false if that is not known, or if nothing
// is left that could be measured.
func (t *TableResult) net(r *ResultRow, i int) (seconds float64, ok bool) {
	if i >= len(t.Starts) || t.Starts[i] == 0 || !r.Cells[i].ok() {
		return 0, false
	}
	seconds = r.Cells[i].CPU - t.Starts[i]
	return seconds, seconds >= minNet
}

// minNet is the least time, in seconds, that is a difference of two and means something.
const minNet = 0.001

// netRatio is Ratio without starts. Where genmcgo has nothing left, it counts as minNet.
func (t *TableResult) netRatio(r *ResultRow, i int) (ratio, seconds float64, ok bool) {
	if t.speedup(i) {
		return 0, 0, false
	}
	seconds, ok = t.net(r, i)
	self, _ := t.net(r, 0)
	if !ok || len(t.Starts) == 0 || t.Starts[0] == 0 || !r.Cells[0].ok() {
		return 0, 0, false
	}
	return seconds / max(self, minNet), seconds, true
}
