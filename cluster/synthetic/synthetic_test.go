package synthetic

import (
	"context"
	"math/rand/v2"
	"testing"

	"genmcgo/cluster/task"
	_ "genmcgo/internal/scale"
)

// TestTotal: a tree has the nodes that it is told, and however it is split and paused, the
// parts add up to the total.
func TestTotal(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		tree := &Tree{Seed: seed, Nodes: 1 + rng.Uint64N(3000), Pad: rng.IntN(20), Limit: rng.IntN(4)}
		total := tree.Total()
		if total.Nodes != tree.Nodes || total.Leaves == 0 {
			t.Fatalf("seed %d: %+v of %d nodes", seed, total, tree.Nodes)
		}
		f, err := tree.Folder(nil)
		if err != nil {
			t.Fatal(err)
		}
		bundles, attempts := [][]byte{nil}, 0
		for len(bundles) > 0 {
			i := rng.IntN(len(bundles))
			e, err := tree.Session(nil)
			if err != nil {
				t.Fatal(err)
			}
			part, rest, err := e.Explore(context.Background(), bundles[i], func() task.Signal {
				return [100]task.Signal{task.Pause, task.Split, task.SplitOff(5)}[rng.IntN(100)]
			})
			if err != nil {
				t.Fatal(err)
			}
			if o, err := f.Add(part); err != nil || o != task.Continue {
				t.Fatal(o, err)
			}
			bundles = append(bundles[:i], bundles[i+1:]...)
			bundles = append(bundles, rest...)
			attempts++
		}
		if got := Read(f); got != total {
			t.Fatalf("seed %d: %+v in %d attempts, want %+v", seed, got, attempts, total)
		}
		if tree.Nodes > 1000 && attempts < 5 {
			t.Errorf("seed %d: only %d attempts", seed, attempts)
		}
	}
}

// TestNodes: errors, refinements and failures happen at the nodes that were named.
func TestNodes(t *testing.T) {
	explore := func(tree *Tree, refinement []byte) (Sum, task.Outcome, task.Folder, error) {
		e, err := tree.Session(refinement)
		if err != nil {
			t.Fatal(err)
		}
		part, _, err := e.Explore(context.Background(), nil, func() task.Signal { return task.None })
		if err != nil {
			return Sum{}, 0, nil, err
		}
		f, err := tree.Folder(refinement)
		if err != nil {
			t.Fatal(err)
		}
		o, err := f.Add(part)
		if err != nil {
			t.Fatal(err)
		}
		return Read(f), o, f, nil
	}
	if s, o, _, _ := explore(&Tree{Nodes: 100, Errors: []uint64{17}}, nil); s.Nodes != 18 || o != task.Stop {
		t.Errorf("an error at node 17 (from 0) is found after %d nodes, outcome %d", s.Nodes, o)
	}
	keep := &Tree{Nodes: 100, Errors: []uint64{17, 99}, KeepGoing: true}
	if s, o, _, _ := explore(keep, nil); s != keep.Total() || s.Errors != 2 || o != task.Continue {
		t.Errorf("%+v, outcome %d", s, o)
	}
	if _, _, _, err := explore(&Tree{Nodes: 100, Fail: 5}, nil); err == nil {
		t.Error("no failure")
	}
	tree := &Tree{Nodes: 100, Refines: []uint64{40, 60}}
	s, o, f, _ := explore(tree, nil)
	if s.Nodes != 41 || o != task.Refine {
		t.Errorf("%+v, outcome %d", s, o)
	}
	s, o, f, _ = explore(tree, f.Refinement())
	if s.Nodes != 61 || o != task.Refine {
		t.Errorf("%+v, outcome %d", s, o)
	}
	if s, o, _, _ = explore(tree, f.Refinement()); s != tree.Total() || o != task.Continue {
		t.Errorf("%+v, outcome %d, want %+v", s, o, tree.Total())
	}
	if s.Hashes == (&Tree{Nodes: 100}).Total().Hashes {
		t.Error("the refinement does not change the tree")
	}
}

// FuzzBundle: bytes that are no bundle or part are errors, and others count at most what there is.
func FuzzBundle(f *testing.F) {
	tree := &Tree{Seed: 1, Nodes: 50, Refines: []uint64{3}}
	e := &session{t: tree}
	f.Add(e.bundles([]node{{0, 50}})[0], (&Sum{Nodes: 3}).bytes(), []byte(nil))
	f.Add(e.bundles([]node{{3, 7}, {10, 40}})[0], (&Sum{Nodes: 50, Ask: 1}).bytes(), make([]byte, 8))
	f.Fuzz(func(t *testing.T, bundle, part, refinement []byte) {
		if x, err := tree.Session(refinement); err == nil && len(bundle) < 1000 {
			part, _, err := x.Explore(context.Background(), bundle, func() task.Signal { return task.None })
			if err == nil && len(part) != 40 {
				t.Errorf("a part of %d bytes", len(part))
			}
		}
		if s, err := tree.Folder(refinement); err == nil {
			if _, err := s.Add(part); err == nil && Read(s).Nodes > 50 {
				t.Error("more than there is was counted")
			}
		}
	})
}
