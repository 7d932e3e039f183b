package bench

import (
	"context"
	"fmt"
	"sort"
	"strings"

	"genmcgo"
	"genmcgo/report"
)

// Compare explores the program and returns what differs from the expectation, ""
// if nothing does.
func (e Expectation) Compare(ctx context.Context, p *genmcgo.Program, o genmcgo.Options) (string, error) {
	states := map[string]bool{}
	var in genmcgo.Instruments
	if e.States != nil {
		in.OnOutput = func(out string) { states[NormalState(out)] = true }
	}
	res, err := p.Measure(ctx, o, in)
	if err != nil {
		return "", err
	}
	var diffs []string
	if res.Verdict != report.Verified {
		diffs = append(diffs, fmt.Sprintf("verdict %s %s", res.Verdict, strings.Join(res.Errors, ",")))
	}
	if res.Complete != e.Executions {
		diffs = append(diffs, fmt.Sprintf("%d executions, want %d", res.Complete, e.Executions))
	}
	if e.States != nil {
		for _, s := range e.States {
			if !states[s] {
				diffs = append(diffs, "missing state "+s)
			}
			delete(states, s)
		}
		var extra []string
		for s := range states {
			extra = append(extra, "extra state "+s)
		}
		sort.Strings(extra)
		diffs = append(diffs, extra...)
	}
	return strings.Join(diffs, "; "), nil
}
