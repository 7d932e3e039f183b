package trust

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/minimise"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Sum adds up the parts of an exploration, in any order, to its result.
type Sum struct {
	cfg   config.Config
	model consistency.Model
	ref   config.Refinement

	total   *total
	left    float64 // what Part.Left says, added up: how much work is expected of bundles of which there is no part yet
	stopped string
	wanted  *config.Refinement
	later   *config.Refinement // what is wanted when everything is explored, if nothing is wrong
	failure *Failure
	// With Config.Minimise: the first error, and how many executions followed it.
	first result.Key
	after uint64
	// sampled: the first error is a sample's.
	sampled bool
}

// Outcome is what follows from a part for the whole exploration.
type Outcome uint8

const (
	GoOn     Outcome = iota
	Ended            // nothing more needs to be explored
	Restarts         // it starts again, under Sum.Refinement
)

// NewSum returns an empty sum of parts that sessions of cfg made under ref. Graphs of findings are
// built again, and checked, with programs that cfg makes.
func NewSum(cfg config.Config, ref config.Refinement) (*Sum, error) {
	cfg, model, err := inParts(cfg)
	if err != nil {
		return nil, err
	}
	s := &Sum{cfg: cfg, model: model, ref: ref.Under(model), total: newTotal()}
	s.total.Workers = 1
	return s, nil
}

// Add adds part, which may come from anywhere: if it is none of the exploration's, that is an
// error and nothing was added. After Ended or Restarts nothing more is to be added.
func (s *Sum) Add(part []byte) (Outcome, error) {
	f, err := readPart(part)
	if err != nil {
		return GoOn, err
	}
	switch {
	case f.Refinement != nil:
		return s.refine(f.Refinement)
	case f.Failure != nil:
		return s.fail(f.Failure), nil
	}
	// What other parts have is counted with them.
	known := func(d result.Digest) bool { _, ok := s.total.recurring.of[d]; return ok }
	f.tally, _ = f.tally.less(f.Recurring, f.kinds(known))
	p := Part{tally: f.tally, Symmetric: f.Symmetric, Stats: f.Stats}
	if s.total.Complete+p.Complete > maxCount || s.total.Blocked+p.Blocked > maxCount || s.total.Stats.Visits+p.Stats.Visits > maxCount {
		return GoOn, errors.New("parts of an exploration count too much")
	}
	if p.Errors, err = s.better(f.Errors, s.total.Errors); err != nil {
		return GoOn, err
	}
	if p.Warnings, err = s.better(f.Warnings, s.total.Warnings); err != nil {
		return GoOn, err
	}
	later, err := s.putOff(f.Later)
	if err != nil {
		return GoOn, err
	}
	s.later = later
	s.follow(f)
	s.total.add(&p)
	for _, r := range f.recurring {
		if !known(r.digest) {
			s.total.recurring.add(r.digest, &f.Recurring[r.kind])
		}
	}
	s.left = max(min(s.left+f.Left, maxCount), -maxCount)
	s.total.Errors, s.total.Warnings = result.Unique(s.total.Errors), result.Unique(s.total.Warnings)
	if l := s.total.listed(); l.exceeds() {
		return s.fail(tooMuch()), nil
	}
	s.stopped = cmp.Or(s.stopped, f.Stopped, s.enough())
	if s.stopped != "" {
		return Ended, nil
	}
	return GoOn, nil
}

// enough is why nothing more needs to be explored, "" if something does.
func (s *Sum) enough() string {
	switch n := len(s.total.Errors); {
	case n > 0 && !s.cfg.KeepGoing && s.cfg.Minimise == nil, s.cfg.Minimise != nil && s.after > s.cfg.Minimise.Executions:
		return "error"
	case s.cfg.MaxExecutions > 0 && s.total.Complete > s.cfg.MaxExecutions:
		return "executions"
	}
	return ""
}

// follow counts the executions after the first error, with those of f.
func (s *Sum) follow(f *partForm) {
	switch {
	case s.cfg.Minimise == nil:
	case f.First != nil && f.Sum:
		s.first = f.First.key()
		s.after += f.After
	case s.erring():
		s.after += f.Complete + f.Blocked
	case f.First != nil:
		s.first, s.after = f.First.key(), f.After
	}
}

// erring: an error has been found, with Config.Minimise.
func (s *Sum) erring() bool { return s.first != result.Key{} }

// Found makes a sample's error the first of the exploration.
func (s *Sum) Found(f *result.Found) {
	if s.cfg.Minimise != nil {
		s.first, s.sampled = f.Key(), true
	}
	s.total.Errors = append(s.total.Errors, *f)
}

// errRefined is an error because of a refinement that is none.
var errRefined = errors.New("a part of an exploration asks for a refinement that it has")

// refine notes that a part asks for r.
func (s *Sum) refine(r *config.Refinement) (Outcome, error) {
	ref := s.ref.Union(r)
	if ref.Equal(&s.ref) {
		return GoOn, errRefined
	}
	var l listed
	if l.lists(refines(&ref)...); l.exceeds() {
		return s.fail(tooMuch()), nil
	}
	s.wanted = &ref
	return Restarts, nil
}

// putOff returns what is wanted in the end if a part, which may be nil, asks for r.
func (s *Sum) putOff(r *config.Refinement) (later *config.Refinement, err error) {
	if r == nil {
		return s.later, nil
	}
	ref := s.ref.Union(r)
	if ref.Equal(&s.ref) {
		return nil, errRefined
	}
	if s.later != nil {
		ref = s.later.Union(&ref)
	}
	var l listed
	if l.lists(refines(&ref)...); l.exceeds() {
		return nil, errors.New("parts of an exploration ask for too large a refinement")
	}
	return &ref, nil
}

// End is to be called when all parts were added, unless one ended the exploration. It returns Restarts if the
// exploration starts again all the same: what only a refinement shows was put off, and there is no error.
func (s *Sum) End() Outcome {
	if s.later == nil || len(s.total.Errors) > 0 || s.erring() {
		return GoOn
	}
	s.wanted = s.later
	return Restarts
}

// fail notes that a part has failed.
func (s *Sum) fail(f *Failure) Outcome {
	if f.Limit && s.erring() && !s.cfg.KeepGoing {
		s.stopped = "error" // a run that stops at the first error would not have met it
	} else {
		s.failure = f
	}
	return Ended
}

// Refinement is what the exploration has to start again under, after Restarts of Add or End.
func (s *Sum) Refinement() *config.Refinement { return s.wanted }

// better builds those of list that are the first of their key, or smaller than the one in have.
func (s *Sum) better(list []foundForm, have []result.Found) (out []result.Found, err error) {
	for i := range list {
		f := &list[i]
		k := slices.IndexFunc(have, func(h result.Found) bool { return h.Key() == f.key() })
		if k >= 0 && (s.cfg.Minimise == nil || cmp.Or(cmp.Compare(f.Events, have[k].Size.Events), cmp.Compare(f.Cost, have[k].Size.Cost)) > 0) {
			continue
		}
		found, err := s.found(f)
		if err != nil {
			return nil, err
		}
		out = append(out, *found)
	}
	return out, nil
}

// found builds the execution of f.
func (s *Sum) found(f *foundForm) (*result.Found, error) {
	if !f.fits() || !printable(f.Detail) || f.LeftOut < 0 {
		return nil, errors.New("a part of an exploration has found what there is not")
	}
	rec := &wire.Recording{}
	if err := rec.UnmarshalBinary(f.Recording); err != nil {
		return nil, fmt.Errorf("the execution of a finding is damaged: %w", err)
	}
	g, err := s.graph(rec)
	if err != nil {
		return nil, fmt.Errorf("the execution of a finding does not fit this program: %w", err)
	}
	out := &result.Found{Kind: f.Kind, Name: f.Name, Msg: f.Msg, Detail: f.Detail, Pos: f.Pos, Other: f.Other, Thread: f.Thread, Event: f.Event, Conflict: f.Conflict,
		Graph: g, LeftOut: f.LeftOut, Size: result.Size{Events: f.Events, Cost: f.Cost}}
	in := func(id event.ID, beyond int) bool {
		return id.Thread >= 0 && int(id.Thread) < len(g.Threads) && id.Index >= 0 && int(id.Index) < len(g.Threads[id.Thread].Events)+beyond
	}
	if f.Thread < 0 || int(f.Thread) >= len(g.Threads) || !in(f.Event, 1) || f.Conflict != graph.None && f.Conflict != event.Init && !in(f.Conflict, 1) {
		return nil, errors.New("a finding is about events that are not in its execution")
	}
	return out, nil
}

// graph builds the execution of rec. Each of its choices is checked.
func (s *Sum) graph(rec *wire.Recording) (g *result.Snapshot, err error) {
	defer func() {
		if r := recover(); r != nil {
			g, err = nil, fmt.Errorf("%v", r)
		}
	}()
	cfg, ref := rebuilding(s.cfg), s.ref.Clone()
	cfg.Commuting = cfg.Commuting && rec.Task.Partial
	r, sh := newReplayer(&cfg, &ref, s.model, rec)
	if err := r.build(); err != nil {
		return nil, err
	}
	if sh.Stopped() {
		return nil, cmp.Or(sh.Pool.Err(), errors.New("it needs a "+sh.Pool.Why()))
	}
	g = r.Evidence(r.x)
	g.Order = order(rec)
	return g, nil
}

// Failed reports whether there is no result because a part failed.
func (s *Sum) Failed() bool { return s.failure != nil }

// Execution builds the execution of a recording, which may come from anywhere. Each of its choices is checked.
func (s *Sum) Execution(recording []byte) (*result.Snapshot, error) {
	rec := &wire.Recording{}
	if err := rec.UnmarshalBinary(recording); err != nil {
		return nil, fmt.Errorf("an execution is damaged: %w", err)
	}
	g, err := s.graph(rec)
	if err != nil {
		return nil, fmt.Errorf("an execution does not fit this program: %w", err)
	}
	return g, nil
}

// Counts are the numbers of complete and blocked executions so far.
func (s *Sum) Counts() (complete, blocked uint64) {
	return s.total.Complete - s.total.Waiting, s.total.Blocked
}

// Left estimates the work that is left, as a multiple of the work that was done; 0 if it is unknown.
func (s *Sum) Left() float64 {
	return max(s.left, 0) / max(float64(s.total.Stats.Visits), 1)
}

// Under is the refinement of the parts.
func (s *Sum) Under() *config.Refinement { return &s.ref }

// Bytes is the sum as a part.
func (s *Sum) Bytes() ([]byte, error) {
	t := s.total
	p := &Part{tally: tally{t.Counts, t.places.LimitList(), t.places.StopList()}, Symmetric: slices.Sorted(maps.Keys(t.symmetric)), Errors: t.Errors, Warnings: t.Warnings, Stats: t.Stats,
		Stopped: s.stopped, Refinement: s.wanted, later: s.later, Failure: s.failure, first: s.first, after: s.after, sum: true, Left: s.left, recurring: &t.recurring}
	return p.marshal()
}

// Result is the result of the exploration that consists of the parts. why is why it ended
// early, if that was not because of a part: "timeout", "memory" or "interrupt" (see
// Result.Stopped); else "". The sum may not be used any more.
func (s *Sum) Result(why string) (*result.Result, error) {
	if s.failure != nil {
		return nil, s.failure.err()
	}
	t := s.total
	if limit := s.cfg.MaxExecutions; limit > 0 && t.Complete > limit {
		t.Complete, t.Waiting = limit, min(t.Waiting, limit)
	}
	return t.result(&s.cfg, &s.ref, cmp.Or(s.stopped, why), func(r *result.Result) {
		if s.cfg.Minimise == nil {
			return
		}
		first := s.first
		if s.stopped == "" && !s.sampled && len(r.Errors) > 0 { // which part came first is chance
			first = r.Errors[0].Key()
		}
		minimise.Minimised(r, &s.cfg, s.after, first)
	}), nil
}

// err is the error that f was.
func (f *Failure) err() error {
	switch {
	case f.Limit:
		return &graph.LimitError{Msg: f.Msg, Pos: f.Pos}
	case f.Stack != "":
		return &result.BugError{Value: f.Msg, Stack: f.Stack}
	}
	return errors.New(f.Msg)
}

// inParts is cfg as it is explored in parts, with the model.
func inParts(cfg config.Config) (config.Config, consistency.Model, error) {
	switch {
	case cfg.Equivalence == "auto":
		return cfg, nil, &config.Error{Field: "Equivalence", Msg: "an exploration in parts needs an equivalence, and auto is none"}
	}
	cfg.Workers, cfg.MaxMemory, cfg.Sampling, cfg.Progress = 1, 0, nil, nil
	r, err := validate(cfg)
	if err != nil {
		return cfg, nil, err
	}
	engine.ApplyNoUnblock(&r.cfg)
	return r.cfg, r.model, nil
}
