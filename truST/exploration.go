package trust

import (
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/result"
)

// exploration is a run of the engine, with what its phases find out for those that follow.
type exploration struct {
	cfg        config.Config
	model      consistency.Model
	simplified string // why it is another model than was asked for
	start      time.Time
	ref        config.Refinement
	restarts   int
	choice     *result.EquivalenceChoice // with Config.Equivalence "auto"
	warnings   []result.Found            // of trials to choose by, under ref
	estimate   *result.Estimate
	onlySample bool          // see Sample
	sampled    *result.Found // the error that a sample had, under ref, if a smaller one is to be found
}

// maxRestarts bounds how often a refinement may start the exploration again.
const maxRestarts = 1000

// errRestarts ends a run that was started again too often.
var errRestarts = &graph.LimitError{Msg: "the program mixes access sizes in too many ways"}

// refining calls f, which explores or samples as cfg says, with a new attempt until that does
// not end because of a refinement. It returns the last one.
func (r *exploration) refining(cfg *config.Config, f func(sh *attempt) error) (*attempt, error) {
	engine.ApplyNoUnblock(cfg)
	for {
		sh := newAttempt(cfg, r.ref, r.restarts)
		if err := f(sh); err != nil {
			return nil, err
		}
		if sh.Why != "refinement" {
			return sh, nil
		}
		if r.restarts++; r.restarts > maxRestarts {
			return nil, errRestarts
		}
		r.startAgain(&sh.Ref)
	}
}

// startAgain forgets what was found under another refinement than ref: the program had other events. If other
// executions count than before, so does what samples told.
func (r *exploration) startAgain(ref *config.Refinement) {
	r.estimate = equivalence.StillTold(r.estimate, &r.cfg, r.model, &r.ref, ref)
	r.ref, r.warnings, r.sampled = *ref, nil, nil
}
