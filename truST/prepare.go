package trust

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Prepared is an exploration in parts that is about to begin: all phases of a run before it are
// over. As bytes it can be taken up by another process, with an equal Config.
type Prepared struct {
	r *exploration
}

// Prepare goes through the phases of a run before the exploration: it chooses an equivalence and
// samples, if cfg asks for that. If that is the end of the run it returns the result.
func Prepare(ctx context.Context, cfg config.Config) (*Prepared, *result.Result, error) {
	r, res, err := prepare(ctx, cfg, false)
	if r == nil {
		return nil, res, err
	}
	return &Prepared{r}, nil, nil
}

// Session returns a new session under ref, or under the refinement to begin with if ref is nil.
// newProgram and onExecution, which may be nil, are as in Config.
func (p *Prepared) Session(newProgram func(*config.Refinement) config.Program, ref *config.Refinement, onExecution func(*result.Snapshot, bool)) (*Session, error) {
	cfg := p.r.cfg
	cfg.NewProgram, cfg.OnExecution = newProgram, onExecution
	return NewSession(cfg, *p.under(ref))
}

// Sum returns an empty sum of parts of such sessions.
func (p *Prepared) Sum(newProgram func(*config.Refinement) config.Program, ref *config.Refinement) (*Sum, error) {
	cfg := p.r.cfg
	cfg.NewProgram, cfg.OnExecution = newProgram, nil
	s, err := NewSum(cfg, *p.under(ref))
	if err == nil && p.r.sampled != nil { // whatever the refinement, as in Run
		s.Found(p.r.sampled)
	}
	return s, err
}

func (p *Prepared) under(ref *config.Refinement) *config.Refinement {
	if ref == nil {
		return &p.r.ref
	}
	return ref
}

// Result is the result of the exploration, see Sum.Result. It has restarted that often.
func (p *Prepared) Result(s *Sum, why string, restarts int) (*result.Result, error) {
	res, err := s.Result(why)
	if err != nil {
		return nil, err
	}
	r := *p.r
	if r.restarts += restarts; restarts > 0 {
		r.startAgain(s.Under())
	}
	r.ref = *s.Under()
	return r.finish(res), nil
}

// Estimate is what samples told; nil if there were none.
func (p *Prepared) Estimate() *result.Estimate { return p.r.estimate }

// SetEstimate makes e what samples told that were taken elsewhere.
func (p *Prepared) SetEstimate(e *result.Estimate) { p.r.estimate = e }

// preparedForm is Prepared as it is written down.
type preparedForm struct {
	Equivalence string                    `json:"equivalence"`
	Refinement  config.Refinement         `json:"refinement"`
	Restarts    int                       `json:"restarts,omitempty"`
	Choice      *result.EquivalenceChoice `json:"choice,omitempty"`
	Estimate    *result.Estimate          `json:"estimate,omitempty"`
	Warnings    []foundForm               `json:"warnings,omitempty"`
	Sampled     *foundForm                `json:"sampled,omitempty"`
}

// MarshalBinary writes p down, as JSON.
func (p *Prepared) MarshalBinary() ([]byte, error) {
	r := p.r
	form := preparedForm{Equivalence: r.cfg.Equivalence, Refinement: r.ref, Restarts: r.restarts, Choice: r.choice, Estimate: finite(r.estimate)}
	for i := range r.warnings {
		f, err := formOf(&r.warnings[i])
		if err != nil {
			return nil, err
		}
		form.Warnings = append(form.Warnings, f)
	}
	if r.sampled != nil {
		f, err := formOf(r.sampled)
		if err != nil {
			return nil, err
		}
		form.Sampled = &f
	}
	return json.Marshal(form)
}

// finite is e with numbers that JSON has.
func finite(e *result.Estimate) *result.Estimate {
	if e == nil {
		return nil
	}
	f := *e
	for _, x := range []*float64{&f.Executions, &f.Blocked, &f.Low, &f.High, &f.ByChoices, &f.ByCrowds, &f.Deviation} {
		if *x = max(min(*x, math.MaxFloat64), -math.MaxFloat64); math.IsNaN(*x) {
			*x = 0
		}
	}
	f.Values = nil
	return &f
}

// PreparedFrom is the exploration that was written down as data, which may come from anywhere.
// cfg is as it was for Prepare. Findings are built if whole is set; the result needs them, and
// sessions do not.
func PreparedFrom(cfg config.Config, data []byte, whole bool) (*Prepared, error) {
	var form preparedForm
	if err := json.Unmarshal(data, &form); err != nil {
		return nil, fmt.Errorf("an exploration is damaged: %w", err)
	}
	if form.Equivalence == "auto" || form.Restarts < 0 || form.Restarts > maxRestarts {
		return nil, errors.New("an exploration is damaged: it was not prepared")
	}
	cfg.Equivalence, cfg.Sampling = form.Equivalence, nil
	r, err := validate(cfg)
	if err != nil {
		return nil, err
	}
	r.ref, r.restarts, r.choice, r.estimate = form.Refinement.Under(r.model), form.Restarts, form.Choice, form.Estimate
	if !whole {
		return &Prepared{r}, nil
	}
	s, err := NewSum(cfg, r.ref)
	if err != nil {
		return nil, err
	}
	if r.warnings, err = s.better(form.Warnings, nil); err != nil {
		return nil, err
	}
	if form.Sampled != nil {
		if r.sampled, err = s.found(form.Sampled); err != nil {
			return nil, err
		}
	}
	return &Prepared{r}, nil
}
