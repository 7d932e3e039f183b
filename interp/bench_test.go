package interp_test

import (
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/load"
)

// one runs a single-threaded program whose shared accesses all read zero.
func one(m *interp.Machine, lab *event.Label, clone bool) (events int) {
	th := m.Main(lab)
	for !lab.Kind.Terminal() {
		if clone {
			c := th.Clone()
			th.Release()
			th = c
		}
		var v event.Value
		th.Resume(v, lab)
		events++
	}
	th.Release()
	return events
}

func bench(b *testing.B, clone bool) {
	p, err := load.File("testdata/bench.ll")
	if err != nil {
		b.Fatal(err)
	}
	m := interp.New(p, interp.Config{})
	events := 0
	var lab event.Label
	b.ReportAllocs()
	start := m.Instructions()
	for b.Loop() {
		events += one(m, &lab, clone)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(m.Instructions()-start), "ns/instruction")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(events), "ns/event")
}

// TestAllocs checks that running, cloning and releasing threads allocates nothing
// once the pool is warm.
func TestAllocs(t *testing.T) {
	p, err := load.File("testdata/events/copies.ll")
	if err != nil {
		t.Fatal(err)
	}
	m := interp.New(p, interp.Config{})
	var lab event.Label
	one(m, &lab, true)
	if n := testing.AllocsPerRun(100, func() { one(m, &lab, true) }); n != 0 {
		t.Errorf("%v allocations in a run", n)
	}
}

func BenchmarkRun(b *testing.B)   { bench(b, false) }
func BenchmarkClone(b *testing.B) { bench(b, true) }
