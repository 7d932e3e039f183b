package bench

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/cluster/nats"
)

// freeCluster has messages that cost nothing, and splits whatever can be split.
func freeCluster(workers int) ClusterSim {
	return ClusterSim{Workers: workers, Timing: nats.Timing{HungryFirst: ms, HungryLast: ms, HungryPart: 4, SplitAfter: 0,
		SplitWithin: time.Hour, SplitMost: 64, Slice: time.Hour, Beat: time.Second, Roll: time.Second, Chain: 32}}
}

func simulateCluster(t *testing.T, tree *WorkTree, c ClusterSim) *ClusterOutcome {
	t.Helper()
	o, err := tree.SimulateCluster(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// TestSimulateClusterKnown: trees whose best schedule is plain, at no costs.
func TestSimulateClusterKnown(t *testing.T) {
	binary := node{own: 10 * ms}
	for range 10 { // 1024 leaves, inner nodes take no time
		binary = node{kids: []node{binary, binary}}
	}
	chain := node{own: ms}
	for range 99 {
		chain = node{own: ms, kids: []node{chain}}
	}
	for _, c := range []struct {
		name    string
		tree    node
		workers int
		best    time.Duration
		off     time.Duration // at most, for workers that ask a little late
	}{
		{"one worker", binary, 1, 10240 * ms, 0},
		{"two workers", binary, 2, 5120 * ms, 20 * ms},
		{"64 workers", binary, 64, 160 * ms, 80 * ms},
		{"chain", chain, 48, 100 * ms, 0},
		// Nothing is split in the middle of an alternative.
		{"one big leaf", node{kids: append(leaves(1000, ms), node{own: 1000 * ms})}, 2, 1000 * ms, 10 * ms},
		// Half of all are given away at a time, so many take turns at what is left.
		{"flat", node{kids: leaves(480, 10*ms)}, 48, 100 * ms, 150 * ms},
		{"nothing", node{}, 5, 0, 0},
	} {
		o := simulateCluster(t, makeTree(c.tree), freeCluster(c.workers))
		if o.Time < c.best || o.Time > c.best+c.off {
			t.Errorf("%s: %v, want %v and up to %v more", c.name, o.Time, c.best, c.off)
		}
	}
}

// TestSimulateClusterLaws: on random trees, with random costs, no work is lost or done twice, all time
// is accounted for, and no schedule beats the longest path or the number of workers.
func TestSimulateClusterLaws(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 2))
		some := func(most int) time.Duration { return time.Duration(rng.IntN(most)) * time.Microsecond }
		tree := makeTree(randomTree(rng, 1+rng.IntN(4000)))
		total, span := tree.Total(), tree.Span()
		costs := ClusterCosts{Attempt: some(200), Join: some(2000), Warm: some(2000), Trip: some(500), Message: some(20), Store: some(40), Fold: some(50)}
		timing := nats.Timing{HungryFirst: ms + some(2000), HungryLast: 20*ms + some(20000), SplitAfter: some(1000), SplitWithin: 1 + some(20000),
			HungryPart: rng.IntN(5), SplitMost: 1 + rng.IntN(70), Slice: time.Millisecond + some(50000), Beat: time.Second, Roll: time.Second, Chain: 1 + rng.IntN(32)}
		for _, workers := range []int{1, 2, 7, 100} {
			c := ClusterSim{Workers: workers, Costs: costs, Timing: timing}
			o := simulateCluster(t, tree, c)
			if o.Work != total {
				t.Fatalf("seed %d, %d workers: %v of work, there are %v", seed, workers, o.Work, total)
			}
			if o.Time < span || o.Time < total/time.Duration(workers) || workers == 1 && o.Time < total+costs.Join {
				t.Fatalf("seed %d, %d workers: done after %v; total %v, longest path %v", seed, workers, o.Time, total, span)
			}
			// Nothing is left to do when the last record is stored, so the parts are all there is.
			parts := o.Work + o.Joining + o.Over + o.Waiting + o.Before + o.Between + o.After
			if parts != o.Time*time.Duration(workers) {
				t.Fatalf("seed %d, %d workers: the parts are %v of %v", seed, workers, parts, o.Time*time.Duration(workers))
			}
			if o.Over != time.Duration(o.Attempts)*costs.Attempt || o.Follower != time.Duration(o.Attempts)*costs.Fold {
				t.Fatalf("seed %d, %d workers: %v for %d attempts, %v for their records", seed, workers, o.Over, o.Attempts, o.Follower)
			}
			if again := simulateCluster(t, tree, c); *again != *o {
				t.Fatalf("seed %d, %d workers: %+v, and again %+v", seed, workers, *o, *again)
			}
			if slow := simulateCluster(t, tree, ClusterSim{Workers: workers, Costs: costs, Timing: timing, Speed: 0.25}); slow.Work < 4*total-time.Duration(len(tree.Nodes))*4 || slow.Time < 4*span {
				t.Fatalf("seed %d, %d workers at a quarter of the speed: %v of work, %v; at full speed %v, %v", seed, workers, slow.Work, slow.Time, total, o.Time)
			}
		}
	}
}

// TestSimulateClusterLimits: each thing that limits a cluster does limit it.
func TestSimulateClusterLimits(t *testing.T) {
	tree := makeTree(node{kids: leaves(20000, ms)})
	timing := nats.Timings()
	times := func(c ClusterCosts, timing nats.Timing) time.Duration {
		return simulateCluster(t, tree, ClusterSim{Workers: 16, Costs: c, Timing: timing}).Time
	}
	free := times(ClusterCosts{}, timing)
	late := timing
	late.HungryFirst = 50 * ms
	one := timing
	one.SplitMost = 1
	for what, lazy := range map[string]nats.Timing{"say so after 50 ms": late, "get one task at a time": one} {
		if d := times(ClusterCosts{}, lazy); d <= free {
			t.Errorf("%v if idle workers %s, %v as it is", d, what, free)
		}
	}
	for what, c := range map[string]ClusterCosts{"joining": {Join: 100 * ms}, "trips": {Trip: 10 * ms}, "messages": {Message: 2 * ms}, "storing": {Store: 5 * ms}, "attempts": {Attempt: 10 * ms}, "folding": {Fold: 100 * ms}} {
		if d := times(c, timing); d <= free+10*ms {
			t.Errorf("%s: %v, and %v without costs", what, d, free)
		}
	}
	// With its one slice over, an attempt hands on what is left, and nothing else.
	short := timing
	short.Slice = 100 * ms
	if o := simulateCluster(t, tree, ClusterSim{Workers: 1, Timing: short}); o.Attempts != 200 {
		t.Errorf("%d attempts of 100 ms for 20 s", o.Attempts)
	}
	if _, err := tree.SimulateCluster(t.Context(), ClusterSim{Workers: 10000, Costs: ClusterCosts{Message: 10 * ms}, Timing: timing}); !errors.Is(err, ErrOverloaded) {
		t.Error("a server that cannot even hear the heartbeats works")
	}
	if !slices.IsSorted([]time.Duration{timing.HungryFirst, timing.HungryLast, timing.Slice}) || timing.SplitAfter <= 0 || timing.SplitWithin <= 0 || timing.Beat <= 0 || timing.Roll <= 0 {
		t.Errorf("timing %+v", timing)
	}
}

// TestOverloaded: numbers of workers that a server cannot bear are told, and the others simulated.
func TestOverloaded(t *testing.T) {
	tree := makeTree(node{kids: leaves(480, 10*ms)})
	row := &ClusterRow{Program: "flat", Model: "sc", Equivalence: "co", Tree: 4800 * ms, Costs: &MeasuredCosts{ClusterCosts: ClusterCosts{Message: 10 * ms}}}
	cr := &ClusterRun{Simulate: []int{1, 10000}, Stretch: time.Minute}
	if err := cr.simulate(t.Context(), row, tree); err != nil {
		t.Fatal(err)
	}
	if len(row.Simulated) != 1 || len(row.Stretched) != 1 || row.Overloaded != 10000 || len(row.WhatIf) == 0 {
		t.Errorf("%d and %d simulations, %d workers are too many, %d what-ifs", len(row.Simulated), len(row.Stretched), row.Overloaded, len(row.WhatIf))
	}
	var b strings.Builder
	r := &ClusterResult{Rows: []*ClusterRow{row}, Stretch: time.Minute}
	if err := r.WriteMarkdown(&b); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "10000 workers on flat sc** are too many") {
		t.Errorf("the page does not say it:\n%s", b.String())
	}
}

// TestSetFlags: whatever flags programs of the tables need can be set for a run in this process.
func TestSetFlags(t *testing.T) {
	some := 0
	for _, p := range Programs() {
		var o, none genmcgo.Options
		if err := setFlags(&o, p.Flags); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
		if changed := !reflect.DeepEqual(o, none); changed != (len(p.Flags) > 0) {
			t.Errorf("%s, %q: %+v", p.Name, p.Flags, o)
		}
		some += len(p.Flags)
	}
	var o genmcgo.Options
	if err := setFlags(&o, []string{"--keep-going", "--max-rounds=3"}); err != nil || !o.KeepGoing || some == 0 {
		t.Errorf("%+v, %v, %d flags", o, err, some)
	}
	if err := setFlags(&o, []string{"--no-such-flag"}); err == nil {
		t.Error("a flag that does not exist")
	}
}
