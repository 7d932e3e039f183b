package task_test

import (
	"context"
	"strings"
	"testing"

	"genmcgo/cluster/local"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
)

// TestBounded: whatever the sizes of parts and of what is left are, records keep their bounds, the sum is
// that of the tree, and little is explored twice.
func TestBounded(t *testing.T) {
	for _, tree := range []*synthetic.Tree{
		{Seed: 1, Nodes: 1500, PartPad: 10_000},
		{Seed: 2, Nodes: 20, PartPad: 1 << 20},
		{Seed: 3, Nodes: 6, PartPad: task.MaxPart - 40}, // one node each
		{Seed: 4, Nodes: 1000, PartPad: 10_000, Pad: 20_000, Limit: 2},
	} {
		l, err := task.NewLedger(tree)
		if err != nil {
			t.Fatal(err)
		}
		x, err := tree.Session(nil)
		if err != nil {
			t.Fatal(err)
		}
		visits := 0
		counted := countedSession{x, &visits}
		var b task.Bounded
		largest := 0
		for open := l.Open(); len(open) > 0; open = l.Open() {
			r := &task.Record{Task: open[0].ID, Attempt: task.NewAttempt()}
			data, err := b.Explore(t.Context(), counted, open[0].Bundle, r, func() task.Signal { return task.None })
			if err != nil {
				t.Fatalf("%+v: %v", tree, err)
			}
			largest = max(largest, len(data))
			if ok, err := l.Add(r); !ok || err != nil {
				t.Fatal(ok, err)
			}
		}
		if got := synthetic.Read(l.Folder()); got != tree.Total() {
			t.Errorf("%+v: counted %+v, there are %+v", tree, got, tree.Total())
		}
		if uint64(visits) > 6*tree.Nodes {
			t.Errorf("%+v: %d visits", tree, visits)
		}
		if largest > task.MaxRecord || largest < task.MaxPart/8 {
			t.Errorf("%+v: the largest record has %d bytes", tree, largest)
		}
		// A run on this machine does the same.
		l, err = local.Run(t.Context(), tree, local.Options{Workers: 2})
		if err != nil {
			t.Fatal(err)
		}
		if got := synthetic.Read(l.Folder()); got != tree.Total() {
			t.Errorf("%+v: local.Run counted %+v", tree, got)
		}
	}
	huge := &synthetic.Tree{Seed: 5, Nodes: 3, PartPad: task.MaxPart}
	if _, err := local.Run(t.Context(), huge, local.Options{}); err == nil || !strings.Contains(err.Error(), "too large: a record with a part of") {
		t.Errorf("a node with too large a part: %v", err)
	}
}

// countedSession counts polls, one per node.
type countedSession struct {
	task.Session
	polls *int
}

func (c countedSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	return c.Session.Explore(ctx, bundle, func() task.Signal {
		*c.polls++
		return signal()
	})
}
