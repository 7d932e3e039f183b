package filter

import (
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// For are those that w's configuration and refinement r ask for.
func For(w *execution.Workbench, r *config.Refinement) *execution.Filters {
	f := &execution.Filters{}
	addSymmetry(f, w, r)
	f.Add(&lookahead{w: w})
	switch {
	case !w.Unblocks():
	case w.Space.Partial:
		f.Add(&late{w: w})
	default:
		f.Add(&stalls{w: w})
		addConfirm(f, w, r)
	}
	if !r.NoUndone {
		f.Add(&undoneRounds{w: w, adds: !r.NoAdds})
	}
	addCounters(f, w)
	if !r.LongLoops {
		f.Add(&returns{w: w})
	}
	f.Add(&noisy{w: w})
	addPreemptions(f, w)
	addLeast(f, w)
	addBytewise(f, r)
	addHopeless(f, w, r)
	return f
}
