package trust_test

import (
	"context"
	"testing"
	"time"

	"genmcgo/cache"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/wire"
)

// BenchmarkSession compares an exploration as a whole with the same in parts that are given up
// after so many executions and taken up again: the time of each event, how large bundles are, and
// how long it takes to give up and to take up.
func BenchmarkSession(b *testing.B) {
	p := fib(4, "sc", "sc")
	for _, equivalence := range config.Equivalences {
		cfg := config.Config{Model: "sc", Equivalence: equivalence, Workers: 1, NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
		b.Run(equivalence+"/whole", func(b *testing.B) {
			var visits uint64
			for range b.N {
				res, err := trust.Run(context.Background(), cfg)
				if err != nil {
					b.Fatal(err)
				}
				visits = res.Stats.Visits
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(visits), "ns/event")
		})
		for _, c := range []struct {
			name  string
			every int
		}{{"one", 1 << 60}, {"10000", 10_000}, {"100", 100}} {
			b.Run(equivalence+"/"+c.name, func(b *testing.B) {
				bytes, bundles, giving := 0, 0, time.Duration(0)
				var visits uint64
				for range b.N {
					s, err := trust.NewSession(cfg, config.Refinement{})
					if err != nil {
						b.Fatal(err)
					}
					sum, err := trust.NewSum(cfg, config.Refinement{})
					if err != nil {
						b.Fatal(err)
					}
					for open := [][]byte{nil}; len(open) > 0; {
						n := len(open) - 1
						left := c.every
						var asked time.Time
						part, rest, err := s.Explore(context.Background(), open[n], func() wire.Signal {
							if left--; left > 0 {
								return wire.NoSignal
							}
							asked = time.Now()
							return wire.Pause
						})
						if err != nil {
							b.Fatal(err)
						}
						if len(rest) > 0 {
							giving += time.Since(asked)
						}
						for _, r := range rest {
							bundles++
							bytes += len(r)
						}
						open = append(open[:n], rest...)
						if _, err := sum.Add(part); err != nil {
							b.Fatal(err)
						}
					}
					res, err := sum.Result("")
					if err != nil {
						b.Fatal(err)
					}
					visits = res.Stats.Visits
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(visits), "ns/event")
				if bundles > 0 {
					b.ReportMetric(float64(bytes)/float64(bundles), "B/bundle")
					b.ReportMetric(float64(giving.Nanoseconds())/float64(bundles), "ns/giving")
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(bundles), "ns/part")
				}
			})
		}
	}
}
