package trust_test

import (
	"context"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestProgress: the share only grows and ends at 1, the counts end at those of the
// result, and nobody is busy then, whoever does the work.
func TestProgress(t *testing.T) {
	p := fib(scale.By{Short: 3, Usual: 4, Full: 5}.N(), "sc", "sc")
	for i := range 6 {
		workers, equivalence := 1+i%3, []string{"co", "rvf"}[i/3]
		var seen []result.Progress
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Equivalence: equivalence, Workers: workers, Oversubscribe: true,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
			Progress:   func(p result.Progress) { seen = append(seen, p) }})
		if err != nil {
			t.Fatal(err)
		}
		for i, q := range seen {
			if i > 0 && (q.Share < seen[i-1].Share || q.Complete < seen[i-1].Complete) || q.Share < 0 || q.Share > 1 || q.Left < 0 || q.Busy < 0 || q.Busy > workers {
				t.Errorf("%d workers: report %d is %+v after %+v", workers, i, q, seen[max(i-1, 0)])
			}
		}
		last := seen[len(seen)-1]
		if last.Share != 1 || last.Left != 0 || last.Busy != 0 || last.Complete != res.Complete || last.Blocked != res.Blocked {
			t.Errorf("%d workers: the last report is %+v, the result %d + %d", workers, last, res.Complete, res.Blocked)
		}
	}
}

// TestProgressOfACutRun: a run that is stopped does not claim to be through.
func TestProgressOfACutRun(t *testing.T) {
	for _, equivalence := range config.Equivalences {
		cutRun(t, equivalence)
	}
}

func cutRun(t *testing.T, equivalence string) {
	p := fib(7, "sc", "sc")
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var last result.Progress
	_, err := trust.Run(ctx, config.Config{Model: "sc", Equivalence: equivalence, Workers: 2, Oversubscribe: true,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
		Progress: func(p result.Progress) {
			if last = p; p.Complete > 0 {
				cancel()
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	if last.Share >= 1 || last.Left <= 0 || last.Complete == 0 {
		t.Errorf("%s: the last report of a run that was stopped: %+v", equivalence, last)
	}
}
