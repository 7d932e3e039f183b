package trust_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// fib is fib_bench(n): two threads add each other's counters n times.
func fib(n int, store, load string) *litmus.Program {
	var b strings.Builder
	b.WriteString("locs x y\nmain { x.na = 1\ny.na = 1\ncreate Px\ncreate Py\ncreate R }\n")
	for _, t := range []string{"x", "y"} {
		fmt.Fprintf(&b, "P%s {\n", t)
		for i := 0; i < n; i++ {
			fmt.Fprintf(&b, "a = x.%s\nb = y.%s\n%s.%s = a+b\n", load, load, t, store)
		}
		b.WriteString("}\n")
	}
	fmt.Fprintf(&b, "R { a = x.%s\nb = y.%s }\n", load, load)
	return litmus.MustParse(b.String())
}

// BenchmarkExplore measures the engine without the interpreter.
func BenchmarkExplore(b *testing.B) {
	for _, row := range []struct{ model, store, load string }{{"sc", "sc", "sc"}, {"tso", "sc", "sc"}, {"ra", "rel", "acq"}, {"rc11", "rel", "acq"}, {"rc11", "sc", "sc"}} {
		b.Run(fmt.Sprintf("fib4/model=%s/%s", row.model, row.store), func(b *testing.B) {
			p := fib(4, row.store, row.load)
			b.ReportAllocs()
			var execs, visits uint64
			for i := 0; i < b.N; i++ {
				res, err := trust.Run(context.Background(), config.Config{Model: row.model, Workers: 1,
					NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
				if err != nil {
					b.Fatal(err)
				}
				execs += res.Complete
				visits += res.Stats.Visits
			}
			b.ReportMetric(float64(execs)/b.Elapsed().Seconds(), "exec/s")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(visits), "ns/visit")
			b.ReportMetric(float64(execs)/float64(b.N), "execs")
		})
	}
}

// BenchmarkTask measures handing over: tasks are made and taken up again by the
// same worker, over and over.
func BenchmarkTask(b *testing.B) {
	var text strings.Builder
	text.WriteString("locs x y z\n")
	for i := range 7 {
		fmt.Fprintf(&text, "R%d { a = x.sc\nb = y.sc\nc = z.sc\nz.sc = a\nd = x.sc\ne = z.sc\nx.sc = e }\n", i)
	}
	text.WriteString("W { x.sc = 1 }\n")
	p := litmus.MustParse(text.String())
	defer trust.SetReload(0)
	trust.SetReload(20)
	b.ReportAllocs()
	var events, tasks, timed uint64
	var giving, taking time.Duration
	for b.Loop() {
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, MaxExecutions: 20000,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
		if err != nil {
			b.Fatal(err)
		}
		w := &res.PerWorker[0]
		events += w.TaskEvents
		tasks += w.Taken
		timed += uint64(len(w.Taking))
		for i := range w.Taking {
			giving += w.Giving[i]
			taking += w.Taking[i]
		}
	}
	b.ReportMetric(float64(giving.Nanoseconds())/float64(timed), "ns/give")
	b.ReportMetric(float64(taking.Nanoseconds())/float64(timed), "ns/take")
	b.ReportMetric(float64(events)/float64(tasks), "events/task")
}

// BenchmarkGraphSize measures how the cost of an execution grows with the size of
// its graph: two threads that first write n times to locations of their own and then race
// for two others, so that the number of executions does not depend on n.
func BenchmarkGraphSize(b *testing.B) {
	for _, model := range []string{"ra", "rc11", "sc", "tso"} {
		for _, n := range []int{0, 20, 45, 95, 245, 495, 995} {
			var t strings.Builder
			t.WriteString("locs a b x y\n")
			for _, th := range []string{"a x y", "b y x"} {
				l := strings.Fields(th)
				fmt.Fprintf(&t, "P%s {\n", l[0])
				for range n {
					fmt.Fprintf(&t, "%s.rel = 1\n", l[0])
				}
				for i := range 4 {
					fmt.Fprintf(&t, "%s.rel = %d\nr%d = %s.acq\n", l[1], i+1, i, l[2])
				}
				t.WriteString("}\n")
			}
			p := litmus.MustParse(t.String())
			b.Run(fmt.Sprintf("model=%s/events=%d", model, 2*n+20), func(b *testing.B) {
				var execs uint64
				for i := 0; i < b.N; i++ {
					res, err := trust.Run(context.Background(), config.Config{Model: model, Workers: 1,
						NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
					if err != nil {
						b.Fatal(err)
					}
					execs += res.Complete
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(execs), "ns/exec")
				b.ReportMetric(float64(execs)/float64(b.N), "execs")
			})
		}
	}
}
