package bench

import (
	"bytes"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

const ms = time.Millisecond

// node is a tree to make a WorkTree of.
type node struct {
	own  time.Duration
	kids []node
}

func makeTree(root node) *WorkTree {
	t := &WorkTree{}
	var add func(n node) int32
	add = func(n node) int32 {
		k := int32(len(t.Nodes))
		t.Nodes = append(t.Nodes, WorkNode{Own: n.own})
		prev := int32(0)
		for _, c := range n.kids {
			i := add(c)
			if prev == 0 {
				t.Nodes[k].First = i
			} else {
				t.Nodes[prev].Next = i
			}
			prev = i
		}
		return k
	}
	add(root)
	return t
}

func leaves(n int, own time.Duration) []node {
	l := make([]node, n)
	for i := range l {
		l[i].own = own
	}
	return l
}

// randomTree has about n nodes.
func randomTree(rng *rand.Rand, n int) node {
	x := node{own: time.Duration(rng.IntN(50)) * time.Microsecond}
	for n--; n > 0; {
		m := 1 + rng.IntN(n)
		x.kids = append(x.kids, randomTree(rng, m))
		n -= m
	}
	return x
}

// TestSimulateKnown: trees whose schedule is plain.
func TestSimulateKnown(t *testing.T) {
	binary := node{own: ms}
	for range 12 { // 4096 leaves, inner nodes take no time
		binary = node{kids: []node{binary, binary}}
	}
	chain := node{own: ms}
	for range 99 {
		chain = node{own: ms, kids: []node{chain}}
	}
	flat := node{kids: leaves(4800, ms)}
	for _, c := range []struct {
		name    string
		tree    node
		costs   Costs
		workers int
		want    time.Duration
		tasks   int // -1: whatever
	}{
		{"one worker, balanced", binary, Costs{Give: ms, Take: ms}, 1, 4096 * ms, 0},
		// Two workers: the first half is given away at once, and nothing else for ever.
		{"two workers, balanced", binary, Costs{}, 2, 2048 * ms, 1},
		{"four workers, balanced", binary, Costs{}, 4, 1024 * ms, -1},
		{"64 workers, balanced", binary, Costs{}, 64, 64 * ms, -1},
		// The giver loses 1 ms, the taker begins after 1+2+3 ms.
		{"two workers, balanced, with costs", binary, Costs{Give: ms, Wake: 2 * ms, Take: 3 * ms, Pause: time.Hour}, 2, 2054 * ms, 1},
		// Nobody is warm but the first: 4096 ms + 128 ms on two workers.
		{"two workers, balanced, cold", binary, Costs{Warm: 128 * ms}, 2, 2112 * ms, 1},
		// A chain can be handed round but never shared.
		{"chain", chain, Costs{}, 48, 100 * ms, -1},
		// The biggest part bounds the whole: it is not divided.
		{"one big leaf", node{kids: append([]node{{own: 1000 * ms}}, leaves(1000, ms)...)}, Costs{}, 48, 1000 * ms, -1},
		{"one big leaf, two workers", node{kids: append([]node{{own: 1000 * ms}}, leaves(1000, ms)...)}, Costs{}, 2, 1000 * ms, -1},
		// The big one is the oldest alternative, hence the first to be given.
		{"big leaf last", node{kids: append(leaves(1000, ms), node{own: 1000 * ms})}, Costs{}, 2, 1000 * ms, -1},
		{"flat", flat, Costs{}, 48, 100 * ms, -1},
		// A pause as long as the whole: nobody but the root's worker gives, once.
		{"flat, one gift", flat, Costs{Pause: time.Hour}, 48, 4799 * ms, 1},
		{"empty", node{}, Costs{}, 5, 0, 0},
	} {
		tree := makeTree(c.tree)
		s := tree.Simulate(c.workers, c.costs)
		if s.Time != c.want || c.tasks >= 0 && s.Tasks != c.tasks {
			t.Errorf("%s: %v with %d tasks, want %v with %d", c.name, s.Time, s.Tasks, c.want, c.tasks)
		}
	}
}

// TestSimulateLaws: on random trees no work is lost or done twice, the outcome
// depends on nothing but the arguments, and no schedule beats the longest path or
// the number of workers.
func TestSimulateLaws(t *testing.T) {
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 1))
		tree := makeTree(randomTree(rng, 1+rng.IntN(3000)))
		total, span := tree.Total(), tree.Span()
		c := Costs{Give: time.Duration(rng.IntN(20)) * time.Microsecond, Take: time.Duration(rng.IntN(20)) * time.Microsecond,
			Wake: time.Duration(rng.IntN(20)) * time.Microsecond, Pause: time.Duration(rng.IntN(200)) * time.Microsecond}
		for _, workers := range []int{1, 2, 7, 48, 96} {
			s := tree.Simulate(workers, c)
			if s.Work != total {
				t.Fatalf("seed %d, %d workers: %v of work, recorded were %v", seed, workers, s.Work, total)
			}
			if s.Time < span || s.Time < total/time.Duration(workers) {
				t.Fatalf("seed %d, %d workers: done after %v; total %v, longest path %v", seed, workers, s.Time, total, span)
			}
			if workers == 1 && (s.Time != total || s.Tasks != 0) {
				t.Fatalf("seed %d: one worker takes %v with %d tasks, want %v", seed, s.Time, s.Tasks, total)
			}
			if s.Over != time.Duration(s.Tasks)*(c.Give+c.Take+c.Wake) {
				t.Fatalf("seed %d, %d workers: %v for handing over %d tasks", seed, workers, s.Over, s.Tasks)
			}
			if again := tree.Simulate(workers, c); *again != *s {
				t.Fatalf("seed %d, %d workers: %+v, and again %+v", seed, workers, *s, *again)
			}
		}
	}
}

// TestWorkTreeText: what is written is read back.
func TestWorkTreeText(t *testing.T) {
	tree := makeTree(randomTree(rand.New(rand.NewPCG(3, 1)), 500))
	tree.Grain, tree.Taken = 3*time.Microsecond, 77
	var b bytes.Buffer
	if err := tree.Write(&b); err != nil {
		t.Fatal(err)
	}
	back, err := ReadWorkTree(bytes.NewReader(b.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(tree, back) {
		t.Error("another tree came back")
	}
	for _, bad := range []string{"", "x\n", "# genmcgo work tree 1 grain=1 taken=1\n", "# genmcgo work tree 1 grain=1 taken=1\n0 5\n7 5\n",
		"# genmcgo work tree 1 grain=1 taken=1\n0 5\n0 -5\n", "# genmcgo work tree 1 grain=1 taken=1\n0\n"} {
		if _, err := ReadWorkTree(bytes.NewReader([]byte(bad))); err == nil {
			t.Errorf("%q was taken for a work tree", bad)
		}
	}
}

// replay calls r.Take as an exploration of n does: its own time passes, then
// children are taken up first to last, each leaving the later ones pending.
func replay(r *Recorder, now *time.Duration, n node, below int) {
	*now += n.own
	for i, k := range n.kids {
		r.Take(below + len(n.kids) - 1 - i)
		replay(r, now, k, below+len(n.kids)-1-i)
	}
}

func count(n node) int {
	c := 1
	for _, k := range n.kids {
		c += count(k)
	}
	return c
}

// TestRecorder: the calls of an exploration give back its tree; a coarser one has
// the same total and no smaller nodes than its grain, and keeps the big ones.
func TestRecorder(t *testing.T) {
	for seed := range uint64(40) {
		rng := rand.New(rand.NewPCG(seed, 2))
		root := randomTree(rng, 1+rng.IntN(2000))
		exact := makeTree(root)
		record := func(grain time.Duration, limit int) *WorkTree {
			now := time.Duration(0)
			r := &Recorder{Grain: grain, Limit: limit, clock: func() time.Duration { return now }}
			r.Take(config.OnTakeBegin)
			if seed%3 == 0 { // a refinement: the exploration starts again
				now += ms
				r.Take(0)
				now = 0
				r.Take(config.OnTakeBegin)
			}
			if _, err := r.Tree(); err == nil {
				t.Fatal("an unfinished recording gave a tree")
			}
			replay(r, &now, root, 0)
			r.Take(config.OnTakeEnd)
			tree, err := r.Tree()
			if err != nil {
				t.Fatal(err)
			}
			if tree.Taken != uint64(count(root)-1) {
				t.Fatalf("seed %d: %d alternatives taken up, want %d", seed, tree.Taken, count(root)-1)
			}
			return tree
		}
		same := record(0, 0)
		for _, workers := range []int{1, 3, 20} {
			// Nodes are numbered otherwise, so compare what is done with them.
			a, b := same.Simulate(workers, Costs{Give: 1000, Pause: 5000}), exact.Simulate(workers, Costs{Give: 1000, Pause: 5000})
			if *a != *b || len(same.Nodes) != len(exact.Nodes) {
				t.Fatalf("seed %d: the recorded tree is another one: %+v, want %+v", seed, *a, *b)
			}
		}
		for _, grain := range []time.Duration{10 * time.Microsecond, 200 * time.Microsecond} {
			coarse := record(grain, 0)
			if coarse.Total() != exact.Total() {
				t.Fatalf("seed %d, grain %v: total %v, want %v", seed, grain, coarse.Total(), exact.Total())
			}
			if coarse.Span() < exact.Span() {
				t.Fatalf("seed %d, grain %v: the longest path became shorter: %v, was %v", seed, grain, coarse.Span(), exact.Span())
			}
			if n := len(coarse.Nodes); time.Duration(n-1)*grain > 40*exact.Total() {
				t.Fatalf("seed %d, grain %v: %d nodes for %v", seed, grain, n, exact.Total())
			}
			a, b := coarse.Simulate(7, Costs{Take: 900}), exact.Coarsen(grain).Simulate(7, Costs{Take: 900})
			if *a != *b {
				t.Fatalf("seed %d, grain %v: recorded coarsely %+v, made coarse %+v", seed, grain, *a, *b)
			}
			for i := range coarse.Nodes {
				if x := &coarse.Nodes[i]; i > 0 && x.First == 0 && x.Own < grain {
					t.Fatalf("seed %d: a leaf of %v, the grain is %v", seed, x.Own, grain)
				}
			}
		}
		few := record(0, 50)
		if len(few.Nodes) > 60 || few.Total() != exact.Total() {
			t.Fatalf("seed %d: %d nodes where 50 are allowed; total %v, want %v", seed, len(few.Nodes), few.Total(), exact.Total())
		}
	}
}

// TestRecordRun records a real run: the tree has its alternatives, its time is
// about that of the run, and a simulated worker takes just as long.
func TestRecordRun(t *testing.T) {
	p := litmus.MustParse("P0 { x.sc = 1\ny.sc = 1\na = z.sc }\nP1 { y.sc = 2\nz.sc = 2\nb = x.sc }\nP2 { z.sc = 3\nx.sc = 3\nc = y.sc }\nP3 { d = x.sc\ne = y.sc }")
	r := &Recorder{}
	start := time.Now()
	res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, OnTake: r.Take,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
	if err != nil {
		t.Fatal(err)
	}
	wall := time.Since(start)
	tree, err := r.Tree()
	if err != nil {
		t.Fatal(err)
	}
	if total := tree.Total(); total <= 0 || total > wall {
		t.Errorf("%v were recorded of a run of %v", total, wall)
	}
	if len(tree.Nodes) != int(tree.Taken)+1 || tree.Taken < 100 {
		t.Errorf("%d nodes, %d alternatives, %d executions", len(tree.Nodes), tree.Taken, res.Complete)
	}
	if s := tree.Simulate(1, Costs{}); s.Time != tree.Total() {
		t.Errorf("one worker takes %v, want %v", s.Time, tree.Total())
	}
}

// checkScalingPanels draws s and r, and r with another parameter.
func checkScalingPanels(t *testing.T, r, s *Scaling) {
	t.Helper()
	other := *r
	other.Program, other.Paper = "treiber-stack(3)", 30
	panels := ScalingPanels([]*Scaling{r, s, &other}).Panels
	if len(panels) != 2 || len(panels[0].Series) != 7 || len(panels[1].Series) != 4 || !SeveralParameters([]*Scaling{s, r, &other}) || SeveralParameters([]*Scaling{s, r}) {
		t.Errorf("%d diagrams: %+v", len(panels), panels)
	} else if ring := panels[0].Series[6]; ring.Look != Rings || !slices.Equal(ring.X, []float64{48}) || !slices.Equal(ring.Y, []float64{30}) {
		t.Errorf("the paper's point is %+v", ring)
	} else if linear := panels[0].Series[0]; linear.X[1] != 48 {
		t.Errorf("the linear line ends at %v", linear.X[1])
	}
}

func checkPaperSpeedup(t *testing.T, s *Scaling) {
	t.Helper()
	s.Paper = PaperSpeedup("fib_bench", 6)
	if s.Paper < 30.6 || s.Paper > 30.8 { // 255.03 s / 8.31 s
		t.Errorf("the paper's speed-up of fib_bench(6) is %v", s.Paper)
	}
	if x := PaperSpeedup("fib_bench", 7); x != 0 {
		t.Errorf("the paper has no fib_bench(7), but its speed-up is %v", x)
	}
}

// TestScaling measures and simulates a small program, and prints it.
func TestScaling(t *testing.T) {
	if testing.Short() {
		t.Skip("explores some thousand executions several times")
	}
	prog, err := genmcgo.Load(t.Context(), genmcgo.File("../examples/treiber-stack.ll"), genmcgo.Options{})
	if err != nil {
		t.Fatal(err)
	}
	runs := 0
	sr := &ScalingRun{Workers: []int{1, 2, 48}, Runs: 1, Progress: func(string) { runs++ }}
	s, err := sr.Run(context.Background(), "treiber-stack", prog, "rc11")
	if err != nil {
		t.Fatal(err)
	}
	if s.Executions == 0 || s.Tree <= 0 || len(s.Simulated) != 3 || runs < 4 {
		t.Errorf("%+v after %d runs", s, runs)
	}
	if x := s.At(1); x != 1 {
		t.Errorf("one worker is %v times as fast as one worker", x)
	}
	// Handing over may cost more than such a small exploration: only bounds that no
	// machine can miss.
	if x := s.At(48); x <= 0 || x > 48 {
		t.Errorf("48 workers are %v times as fast as one", x)
	}
	checkPaperSpeedup(t, s)
	var b bytes.Buffer
	if err := WriteScaling(&b, []*Scaling{s}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| treiber-stack | rc11 |", "| 30.7 |", "almost linear up to 24 threads", "Assumptions."} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
	if err := ScalingChart([]*Scaling{s}).WriteSVG(&b); err != nil {
		t.Error(err)
	}
	// Up to reads-from a tree is recorded, too; with values read there is none.
	rf := *sr
	rf.Equivalence = "rf"
	r, err := rf.Run(context.Background(), "treiber-stack(2)", prog, "sc")
	if err != nil {
		t.Fatal(err)
	}
	if r.Equivalence != "rf" || s.Equivalence != "co" || r.Executions == 0 || r.Nodes < 2 || len(r.Simulated) != 3 {
		t.Errorf("%+v", r)
	}
	b.Reset()
	if err := WriteScaling(&b, []*Scaling{r}); err != nil || !strings.Contains(b.String(), "| treiber-stack(2) | sc, rf |") {
		t.Errorf("%v in\n%s", err, b.String())
	}
	checkScalingPanels(t, r, s)
	rf.Equivalence = "rvf"
	if _, err := rf.Run(context.Background(), "x", prog, "sc"); err == nil || !strings.Contains(err.Error(), "no tree of work") {
		t.Errorf("values read: %v", err)
	}
	if all, small := Figure4(0), Figure4(5); len(all) != 26 || !slices.Equal(small, []string{"fib_bench:4", "fib_bench:5", "race_parametric:5", "approxds_append:5"}) {
		t.Errorf("Figure 4 is %q, with a bound %q", all, small)
	}
	if _, err := sr.Run(context.Background(), "x", prog, "nomodel"); err == nil {
		t.Error("an unknown model was accepted")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := sr.Run(ctx, "x", prog, "rc11"); err == nil {
		t.Error("an interrupted measurement gave a result")
	}
}
