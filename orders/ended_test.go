package orders

import (
	"context"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/report"
)

// TestEnded: a search that ends early, wherever that is, claims what is true: its orders are verified, and what it says
// of a weaker order is so of the orders that it shows. Fences and accesses can stand in for each
// other in one of the programs, so that there are two plans with different outcomes.
func TestEnded(t *testing.T) {
	claims, kept := 0, 0
	for _, f := range []string{corpus + "right/sb-fences.ll", "../testdata/orders/mix.ll", "testdata/fenced.ll"} {
		clients := load(t, f)
		for after, target := 1, 0; target < len(Targets); after++ {
			ctx, stop := context.WithCancel(t.Context())
			calls := 0
			r, err := Find(ctx, clients, Config{Options: genmcgo.Options{Workers: 1}, Target: Targets[target], OnProgress: func(Progress) {
				if calls++; calls == after {
					stop()
				}
			}})
			stop()
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict == report.Verified { // it ended before
				after, target = 0, target+1
				continue
			}
			if r.Verdict != report.Incomplete || !strings.Contains(r.Summary, "it was interrupted") {
				t.Fatalf("%s after %d: %s", f, after, r.Summary)
			}
			if v := verdict(t, clients, genmcgo.Options{}, flagsOf(r, genmcgo.Site{}, "")); v != report.Verified {
				t.Errorf("%s after %d: the outcome is %s", f, after, v)
			}
			s := r.s
			for i := range r.Sites {
				x := &r.Sites[i]
				if x.State == "kept" {
					kept++
				}
				at := &s.sites[s.index[x.Site]]
				below := at.below(r.best[s.index[x.Site]], s.cfg.Target)
				if x.State == "needed" && len(x.Refusals) != len(below) {
					t.Errorf("%s after %d: %s is needed, but %d of %d steps down were refused", f, after, x.Site, len(x.Refusals), len(below))
				}
				for _, y := range x.Refusals {
					claims++
					if v := verdict(t, clients, genmcgo.Options{}, flagsOf(r, x.Site, y.Order)); v != report.Error {
						t.Errorf("%s after %d: %s is %s with %s", f, after, x.Site, v, y.Order)
					}
				}
			}
		}
	}
	if claims == 0 || kept == 0 {
		t.Errorf("%d claims, %d sites are not decided", claims, kept)
	}
}

// TestRepairUndecided: what cannot be decided is said beside the cures, or instead of them.
func TestRepairUndecided(t *testing.T) {
	clients := load(t, corpus+"wrong/assert-mp-relaxed.ll")
	base := find(t, clients, Config{})
	if len(base.Cures) != 1 || len(base.Reasons) > 0 {
		t.Fatal(base.Summary)
	}
	r := find(t, clients, Config{Options: genmcgo.Options{MaxExecutions: 2}})
	if r.Verdict != report.Error || len(r.Cures) > 0 || len(r.Reasons) != 1 || !strings.Contains(r.Summary, "no cure found; incomplete: with every site seq_cst, ") {
		t.Errorf("%s: %q", r.Summary, r.Reasons)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	r, err := Find(ctx, clients, Config{OnProgress: func(Progress) { stop() }})
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != report.Error || !strings.Contains(r.Summary, "incomplete: it was interrupted") {
		t.Error(r.Summary)
	}
}
