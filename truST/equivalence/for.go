package equivalence

import (
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// For is the one that w's configuration, model and refinement r ask for.
func For(w *execution.Workbench, r *config.Refinement) execution.Equivalence {
	switch {
	case config.Joint(r.Blocks):
		return newJointly(w)
	case w.Config.Equivalence == "rf":
		return newReadsFrom(w)
	case w.Traits.Dependencies:
		track(w)
		return withHoles(w)
	case w.Traits.Tracks():
		track(w)
		w.Space.Tight = true
		if w.Space.Partial {
			return &acyclicCommuting{*newCommuting(w), watcher{w: w}}
		}
		return &acyclic{coherenceOrder{w: w}, watcher{w: w}}
	}
	if w.Space.Partial {
		return newCommuting(w)
	}
	return &coherenceOrder{w: w}
}

// track lets the graphs of w know what events depend on.
func track(w *execution.Workbench) {
	if w.Space.Deps = w.Program.Deps(); w.Space.Deps == nil {
		panic("BUG: a program without dependencies")
	}
}
