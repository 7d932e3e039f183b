package equivalence

import "genmcgo/truST/execution"

// For is the one that w's configuration and model ask for.
func For(w *execution.Workbench) execution.Equivalence {
	switch {
	case w.Config.Equivalence == "rf":
		return newReadsFrom(w)
	case w.Traits.Dependencies:
		if w.Space.Deps = w.Program.Deps(); w.Space.Deps == nil {
			panic("BUG: a program without dependencies")
		}
		return newHoles(w)
	}
	if w.Space.Partial {
		return newCommuting(w)
	}
	return &coherenceOrder{w: w}
}
