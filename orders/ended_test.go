package orders

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
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

// TestRepairResumed: a search for cures that ended anywhere, and is resumed, finds what it would have found, and explores
// less; what it found before it was interrupted cures.
func TestRepairResumed(t *testing.T) {
	shown := 0
	for _, name := range []string{corpus + "wrong/assert-iriw-acquire.ll", corpus + "wrong/assert-dekker-store-release.ll", "testdata/handover.ll"} {
		dir := t.TempDir()
		search := func(ctx context.Context, progress func(Progress)) *Result {
			t.Helper()
			l, err := OpenLog(dir)
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			r, err := Find(ctx, load(t, name), Config{Log: l, OnProgress: progress})
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		cures := func(r *Result) string {
			var list []string
			for _, c := range r.Cures {
				list = append(list, fmt.Sprint(c.Weight, c.Changes))
			}
			slices.Sort(list)
			return strings.Join(list, "\n")
		}
		all := 0
		whole := search(t.Context(), func(Progress) { all++ })
		file := filepath.Join(dir, "orders.jsonl")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if again := search(t.Context(), nil); again.Runs != 0 || cures(again) != cures(whole) || len(whole.Cures) == 0 {
			t.Errorf("%s: %d runs again; %s\n%s", name, again.Runs, cures(whole), cures(again))
		}
		lines := strings.SplitAfter(string(text), "\n")
		for n := 1; n < len(lines); n++ {
			if err := os.WriteFile(file, []byte(strings.Join(lines[:n], "")+lines[n][:len(lines[n])/2]), 0o666); err != nil {
				t.Fatal(err)
			}
			if r := search(t.Context(), nil); cures(r) != cures(whole) || n > 1 && r.Runs >= whole.Runs {
				t.Errorf("%s: %d lines, %d runs of %d:\n%s\n%s", name, n, r.Runs, whole.Runs, cures(whole), cures(r))
			}
		}
		for n := 1; n <= all; n++ {
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithCancel(t.Context())
			calls := 0
			early := search(ctx, func(Progress) {
				if calls++; calls == n {
					cancel()
				}
			})
			cancel()
			for _, c := range early.Cures {
				var flags []string
				for _, x := range c.Changes {
					flags = append(flags, genmcgo.OrderOf{Site: x.Site, Order: x.To}.String())
				}
				if v := verdict(t, load(t, name), genmcgo.Options{}, flags); v != report.Verified {
					t.Errorf("%s: with the cure %v it is %s", name, flags, v)
				}
				shown++
			}
			if n < all && !slices.Contains(early.Reasons, "it was interrupted") {
				t.Errorf("%s: %v", name, early.Reasons)
			}
			if r := search(t.Context(), nil); cures(r) != cures(whole) {
				t.Errorf("%s, interrupted at %d:\n%s\n%s", name, n, cures(whole), cures(r))
			}
		}
	}
	if shown == 0 {
		t.Error("no search that was interrupted shows a cure")
	}
}

// TestJoin: a site that has several orders has their join.
func TestJoin(t *testing.T) {
	clients := load(t, "../testdata/orders/mix.ll", "../testdata/message.ll")
	s := &search{index: map[genmcgo.Site]int{}, clients: []*client{{Client: clients[0]}, {Client: clients[1]}}}
	at := genmcgo.Site{File: "lock.h", Line: 3, Column: 5, Access: "rmw"}
	before := ""
	for i, step := range []struct{ order, want string }{{"", ""}, {"relaxed", "relaxed"}, {"release", "release"}, {"", "release"}, {"acquire", "acq_rel"}, {"relaxed", "acq_rel"}, {"seq_cst", "seq_cst"}, {"acquire", "seq_cst"}} {
		news := s.note(s.clients[i%2], []genmcgo.OrderOf{{Site: at, Order: step.order}}, true)
		if got := s.sites[0].Order; got != step.want {
			t.Errorf("with %s: %s, want %s", step.order, got, step.want)
		}
		if i > 0 && news != (step.want != before) {
			t.Errorf("with %s after %s: news %v", step.order, before, news)
		}
		before = step.want
	}
}
