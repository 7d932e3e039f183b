package equivalence

import (
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// kinds are equivalences: with holes, as long as it is not known whether there are any, and without.
type kinds struct {
	holes          func(w *execution.Workbench, r *config.Refinement) execution.Equivalence
	acyclic, plain func(w *execution.Workbench) execution.Equivalence
}

var (
	alone  = kinds{withHoles, withoutHoles, plain}
	joint  = kinds{newJointHoles, newAcyclicJointly, newJointly} // some accesses are joint events
	upToRF = kinds{withHoles, newAcyclicReadsFrom, newReadsFrom} // with holes it takes a coherence order
)

// For is the one that w's configuration, model and refinement r ask for.
func For(w *execution.Workbench, r *config.Refinement) execution.Equivalence {
	k := alone
	switch {
	case w.Config.Equivalence == "rf":
		k = upToRF
	case config.Joint(r.Blocks):
		k = joint
	}
	switch {
	case w.Traits.Dependencies:
		partHalves(w, r)
		track(w)
		return k.holes(w, r)
	case w.Traits.Tracks():
		track(w)
		w.Space.Tight = true
		return k.acyclic(w)
	}
	return k.plain(w)
}

func plain(w *execution.Workbench) execution.Equivalence {
	if w.Space.Partial {
		return newCommuting(w)
	}
	return &coherenceOrder{w: w, foresees: true}
}

// track lets the graphs of w know what events depend on.
func track(w *execution.Workbench) {
	if w.Space.Deps = w.Program.Deps(); w.Space.Deps == nil {
		panic("BUG: a program without dependencies")
	}
}
