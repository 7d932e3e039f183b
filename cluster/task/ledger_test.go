package task_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/scale"
)

var runs = scale.Flag("ledger.n", scale.By{Short: 100, Usual: 1000, Full: 20000}, "how many random runs with lost and repeated attempts are added up")

// known is a task that some worker may have heard of: open, done, of a losing attempt, or
// of an earlier epoch.
type known struct {
	epoch      uint32
	refinement []byte
	id         task.ID
	bundle     []byte
}

// cloud is a run by many careless workers.
type cloud struct {
	t      *testing.T
	rng    *rand.Rand
	tree   *synthetic.Tree
	ledger *task.Ledger
	log    []*task.Record
	known  []known
	flight []*task.Record // made, and not in the log yet

	lost, ignored, repeated, compacted int
}

// attempt executes a known task, most likely an open one. Its record is on its way then.
func (c *cloud) attempt() {
	k := c.known[c.rng.IntN(len(c.known))]
	if open := c.ledger.Open(); c.rng.IntN(4) > 0 {
		o := open[c.rng.IntN(len(open))]
		k = known{c.ledger.Epoch(), c.ledger.Refinement(), o.ID, o.Bundle}
	}
	e, err := c.tree.Session(k.refinement)
	if err != nil {
		c.t.Fatal(err)
	}
	often := 1 + c.rng.IntN(60)
	part, rest, err := e.Explore(context.Background(), k.bundle, func() task.Signal {
		if c.rng.IntN(often) > 0 {
			return task.None
		}
		return task.Signal(1 + c.rng.IntN(2))
	})
	if err != nil {
		c.t.Fatal(err)
	}
	c.flight = append(c.flight, &task.Record{Epoch: k.epoch, Task: k.id, Attempt: task.NewAttempt(), Part: part, Children: rest})
}

// arrive puts a record that is on its way into the log, or again one that is there, or
// it is lost.
func (c *cloud) arrive() {
	i := c.rng.IntN(len(c.flight))
	r := c.flight[i]
	c.flight = slices.Delete(c.flight, i, i+1)
	switch c.rng.IntN(8) {
	case 0:
		c.lost++
		return
	case 1:
		if len(c.log) > 0 {
			c.repeated++
			r = c.log[c.rng.IntN(len(c.log))]
		}
	}
	for n, id := range r.ChildIDs() {
		k := known{epoch: r.Epoch, id: id, bundle: r.Children[n]}
		for _, other := range c.known { // under the same refinement
			if other.epoch == r.Epoch {
				k.refinement = other.refinement
			}
		}
		c.known = append(c.known, k)
	}
	// As bytes, which is how it travels.
	b, err := r.MarshalBinary()
	if err != nil {
		c.t.Fatal(err)
	}
	r = new(task.Record)
	if err := r.UnmarshalBinary(b); err != nil {
		c.t.Fatal(err)
	}
	c.log = append(c.log, r)
	epoch := c.ledger.Epoch()
	open := c.ledger.IsOpen(r.Epoch, r.Task)
	counts, err := c.ledger.Add(r)
	if err != nil {
		c.t.Fatal(err)
	}
	if counts != open {
		c.t.Fatalf("a record counts: %v; its task was open: %v", counts, open)
	}
	if !counts {
		c.ignored++
	}
	if c.ledger.Epoch() != epoch {
		c.known = append(c.known, known{c.ledger.Epoch(), c.ledger.Refinement(), task.Root, nil})
	}
}

// TestLedger: whatever is executed twice, lost, late, or split in another way by another
// attempt, what counts is what a walk through the tree counts.
func TestLedger(t *testing.T) {
	var total cloud
	epochs, stops := 0, 0
	for seed := range uint64(runs.N()) {
		rng := rand.New(rand.NewPCG(seed, 2))
		tree := &synthetic.Tree{Seed: seed, Nodes: 1 + rng.Uint64N(400), Limit: rng.IntN(3) * 3}
		switch rng.IntN(4) {
		case 0:
			tree.Errors = []uint64{rng.Uint64N(tree.Nodes), rng.Uint64N(tree.Nodes)}
			tree.KeepGoing = rng.IntN(2) == 0
		case 1:
			tree.Refines = []uint64{rng.Uint64N(tree.Nodes), rng.Uint64N(tree.Nodes)}
			tree.Late = rng.IntN(2) == 0
		}
		ledger, err := task.NewLedger(tree)
		if err != nil {
			t.Fatal(err)
		}
		c := &cloud{t: t, rng: rng, tree: tree, ledger: ledger, known: []known{{}}}
		for !c.ledger.Done() {
			if len(c.flight) == 0 || len(c.flight) < 6 && rng.IntN(2) == 0 {
				c.attempt()
			} else {
				c.arrive()
			}
			if rng.IntN(20) == 0 {
				c.compacted++
				snapshot := c.ledger.Snapshot()
				if c.ledger, err = task.Restore(tree, snapshot); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(c.ledger.Snapshot(), snapshot) {
					t.Fatalf("seed %d: a restored ledger is another one", seed)
				}
			}
		}
		check := func(what string, l *task.Ledger) {
			t.Helper()
			got, want := synthetic.Read(l.Folder()), tree.Total()
			if l.Stopped() != (want.Errors > 0 && !tree.KeepGoing) {
				t.Fatalf("seed %d, %s: stopped %v with errors %v", seed, what, l.Stopped(), tree.Errors)
			}
			if l.Stopped() {
				stops++
				if got.Errors == 0 || got.Nodes > want.Nodes {
					t.Fatalf("seed %d, %s: %+v, stopped", seed, what, got)
				}
				return
			}
			if got != want {
				t.Fatalf("seed %d, %s: %+v, want %+v", seed, what, got, want)
			}
			if l.Tasks() != 0 || l.Size() != 0 || len(l.Open()) != 0 {
				t.Fatalf("seed %d, %s: done with %d tasks, %d bytes", seed, what, l.Tasks(), l.Size())
			}
			epochs += int(l.Epoch())
		}
		check("as it went", c.ledger)
		for len(c.flight) > 0 { // records that come too late change nothing
			c.arrive()
		}
		check("and after the end", c.ledger)
		again, err := task.NewLedger(tree)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range c.log {
			if _, err := again.Add(r); err != nil {
				t.Fatal(err)
			}
		}
		check("from the log", again)
		total.lost += c.lost
		total.ignored += c.ignored
		total.repeated += c.repeated
		total.compacted += c.compacted
	}
	// None of this is a test if it does not happen.
	if n := runs.N() / 4; total.lost < n || total.ignored < n || total.repeated < n || total.compacted < n || epochs < n || stops < n/2 {
		t.Errorf("%d records lost, %d ignored, %d repeated, %d compactions, %d epochs, %d stops: too few", total.lost, total.ignored, total.repeated, total.compacted, epochs, stops)
	}
}

// TestLedgerNaive: the accounting by task alone, which counts the records of all attempts
// whose tasks are known, is wrong on the same kind of run: the test above tells the two apart.
func TestLedgerNaive(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 300}
	split := func(after int) *task.Record {
		e, err := tree.Session(nil)
		if err != nil {
			t.Fatal(err)
		}
		part, rest, err := e.Explore(context.Background(), nil, func() task.Signal {
			if after--; after < 0 {
				return task.Pause
			}
			return task.None
		})
		if err != nil {
			t.Fatal(err)
		}
		return &task.Record{Attempt: task.NewAttempt(), Part: part, Children: rest}
	}
	finish := func(r *task.Record) *task.Record {
		e, err := tree.Session(nil)
		if err != nil {
			t.Fatal(err)
		}
		part, rest, err := e.Explore(context.Background(), r.Children[0], func() task.Signal { return task.None })
		if err != nil || rest != nil {
			t.Fatal(err, rest)
		}
		return &task.Record{Task: r.ChildIDs()[0], Attempt: task.NewAttempt(), Part: part}
	}
	one, other := split(10), split(100)
	ledger, err := task.NewLedger(tree)
	if err != nil {
		t.Fatal(err)
	}
	naive, err := tree.Folder(nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range []*task.Record{one, finish(other), other, finish(one), finish(one)} {
		counts, err := ledger.Add(r)
		if err != nil || counts != (i == 0 || i == 3) {
			t.Errorf("record %d counts: %v, %v", i, counts, err)
		}
	}
	if got := synthetic.Read(ledger.Folder()); got != tree.Total() || !ledger.Done() {
		t.Errorf("%+v, want %+v", got, tree.Total())
	}
	for _, r := range []*task.Record{one, finish(other)} { // one of each task "0", "0.0"
		if _, err := naive.Add(r.Part); err != nil {
			t.Fatal(err)
		}
	}
	if synthetic.Read(naive) == tree.Total() {
		t.Error("attempts that split differently are interchangeable: the tree is too simple to tell")
	}
}

// TestLedgerRejects: what is no record of the job changes nothing.
func TestLedgerRejects(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 300}
	l, err := task.NewLedger(tree)
	if err != nil {
		t.Fatal(err)
	}
	before := l.Snapshot()
	attempt := task.NewAttempt()
	for what, r := range map[string]*task.Record{
		"a part that is none":        {Attempt: attempt, Part: []byte("x")},
		"no attempt":                 {Part: make([]byte, 40)},
		"a child that is everything": {Attempt: attempt, Part: make([]byte, 40), Children: [][]byte{{}}},
		"too large a child":          {Attempt: attempt, Part: make([]byte, 40), Children: [][]byte{make([]byte, task.MaxBundle+1)}},
		"too many children":          {Attempt: attempt, Part: make([]byte, 40), Children: slices.Repeat([][]byte{{1}}, task.MaxChildren+1)},
	} {
		if counts, err := l.Add(r); err == nil || counts {
			t.Errorf("%s: counts %v, %v", what, counts, err)
		}
		if !bytes.Equal(l.Snapshot(), before) {
			t.Fatalf("%s: the ledger has changed", what)
		}
	}
	r := &task.Record{Attempt: attempt, Part: make([]byte, 40), Children: [][]byte{{1}, {2}}}
	if counts, err := l.Add(r); err != nil || !counts {
		t.Fatal(counts, err)
	}
	r.Task = r.ChildIDs()[1] // the same attempt again
	if counts, err := l.Add(r); err == nil || counts || l.Tasks() != 2 {
		t.Errorf("an attempt opens its task 0 twice: counts %v, %v; %d tasks", counts, err, l.Tasks())
	}
	for what, r := range map[string]*task.Record{
		"another epoch":   {Epoch: 1, Task: task.ID{Attempt: attempt}, Attempt: task.NewAttempt(), Part: make([]byte, 40)},
		"an unknown task": {Task: task.ID{Attempt: attempt, Child: 2}, Attempt: task.NewAttempt(), Part: make([]byte, 40)},
	} {
		if counts, err := l.Add(r); err != nil || counts || l.Tasks() != 2 {
			t.Errorf("%s: counts %v, %v; %d tasks", what, counts, err, l.Tasks())
		}
	}
}
