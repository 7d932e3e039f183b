package genmcgo

import (
	"cmp"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"genmcgo/cluster/task"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// A comparison of several models, explored in parts, is one job. The whole exploration falls into one bundle for each
// model, which may be explored at the same time: bundles and parts say whose they are. When the exploration under
// one model asks for a refinement that concerns the interpreter, all start again under it, as in Compare.

// Comparison prepares the program to be explored in parts under each of the models in o.Model. It is to
// [Program.Compare] what [Program.Job] is to [Program.Check].
func (p *Program) Comparison(ctx context.Context, o Options) (j *Job, t *report.Table, err error) {
	defer recovered(&err)
	models, err := p.models(&o)
	if err != nil {
		return nil, nil, err
	}
	if err := o.check(len(models), false); err != nil {
		return nil, nil, err
	}
	if err := o.expectHere(); err != nil {
		return nil, nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, nil, err
	}
	c := &comparison{Program: p, ctx: ctx, o: &o, models: models}
	if p.prog == nil {
		t, err := c.unread()
		return nil, t, err
	}
	j = p.unprepared(ctx, &o, models)
	for i, each := range j.each {
		s := each.s
		cfg := s.engine()
		cfg.Sampling = o.sampling(false)
		w := s.watch(&cfg, cfg.Sampling != nil)
		if cfg.Sampling != nil {
			if s.sampled, err = s.sampledOnly(cfg); err != nil {
				w.end()
				return nil, nil, explored(err, s.opts, p.prog, p.src.Name)
			}
			w.estimated(s.sampled)
			cfg.Sampling = nil
		}
		prepared, _, err := trust.Prepare(context.WithoutCancel(ctx), cfg) // nothing of it takes time
		if err != nil {
			w.end()
			return nil, nil, explored(err, s.opts, p.prog, p.src.Name)
		}
		if prepared == nil {
			w.end()
			return nil, nil, &BugError{Value: "an exploration under several models is over before it begins"}
		}
		prepared.SetEstimate(s.sampled)
		each.prepared = prepared
		if i < len(j.each)-1 {
			w.end()
		} else if w != nil { // what follows is about all of them
			w.last.Model, w.last.Estimate = o.Model, nil
			j.watch = w
		}
	}
	return j, nil, nil
}

// jointRefinement is what the explorations under several models are refined by.
type jointRefinement struct {
	Base config.Refinement    // of the interpreter, under all models
	Each []*config.Refinement // of the explorations; nil if there is none
}

// joint reads what comparisonFolder.Refinement wrote, or nil.
func (j *Job) joint(data []byte) (r *jointRefinement, err error) {
	r = &jointRefinement{}
	if data == nil {
		r.Each = make([]*config.Refinement, len(j.each))
	} else if err := json.Unmarshal(data, r); err != nil {
		return nil, fmt.Errorf("a refinement is damaged: %w", err)
	}
	if len(r.Each) != len(j.each) {
		return nil, errors.New("a refinement is damaged: it is one of other models")
	}
	for i, each := range r.Each {
		if data == nil {
			break
		}
		if each == nil {
			each = &config.Refinement{}
		}
		u := each.Union(&r.Base) // an explorer knows what its machine does
		r.Each[i] = &u
	}
	return r, nil
}

// comparing is a session of a comparison.
func (j *Job) comparing(refinement []byte) (task.Session, error) {
	r, err := j.joint(refinement)
	return &comparingSession{j: j, refinement: r, each: make([]*jobSession, len(j.each))}, err
}

// comparingSession implements task.Session.
type comparingSession struct {
	j                 *Job
	refinement        *jointRefinement
	each              []*jobSession // nil before the first bundle of the model
	complete, blocked uint64
}

// Explore explores bundles of each model, which begin with the number of the model in a byte.
func (e *comparingSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) (part []byte, rest [][]byte, err error) {
	e.complete, e.blocked = 0, 0
	if len(bundle) == 0 { // the last is taken up first: that of the strongest model
		order := make([]byte, len(e.j.each))
		for i := range order {
			order[i] = byte(i)
		}
		slices.SortStableFunc(order, func(a, b byte) int {
			return cmp.Compare(e.j.each[b].s.model.strength(), e.j.each[a].s.model.strength())
		})
		for _, i := range order {
			rest = append(rest, []byte{i})
		}
		return nil, rest, nil
	}
	i := int(bundle[0])
	if i >= len(e.each) {
		return nil, nil, errors.New("a bundle is of a memory model that the job does not have")
	}
	if e.each[i] == nil {
		if e.each[i], err = e.j.each[i].session(e.refinement.Each[i], &e.refinement.Base); err != nil {
			return nil, nil, err
		}
	}
	x := e.each[i]
	part, rest, err = x.Explore(ctx, bundle[1:], signal)
	if err != nil {
		return nil, nil, err
	}
	e.complete, e.blocked = x.Counts()
	for n := range rest {
		rest[n] = append([]byte{byte(i)}, rest[n]...)
	}
	return appendModelPart(nil, i, part), rest, nil
}

// Counts are the numbers of complete and of blocked executions that the latest Explore returned.
func (e *comparingSession) Counts() (complete, blocked uint64) { return e.complete, e.blocked }

func (e *comparingSession) Close() {
	for _, x := range e.each {
		if x != nil {
			x.Close()
		}
	}
}

func (e *comparingSession) giveBack() {
	for _, x := range e.each {
		if x != nil {
			x.giveBack()
		}
	}
}

// The bytes of a part of a comparison are, for each model of which it has one: the number of the model, in a byte; the
// length of the part of a job under that model, as a varint; and that part.

func appendModelPart(b []byte, model int, part []byte) []byte {
	return append(binary.AppendUvarint(append(b, byte(model)), uint64(len(part))), part...)
}

// comparison is a folder of a comparison.
func (j *Job) comparison(refinement []byte) (task.Folder, error) {
	r, err := j.joint(refinement)
	if err != nil {
		return nil, err
	}
	f := &comparisonFolder{j: j, refinement: r}
	return f, f.empty()
}

// comparisonFolder implements task.Folder and task.Pruner.
type comparisonFolder struct {
	j          *Job
	refinement *jointRefinement
	each       []*folder
	over       []bool // the exploration under that model ended before its end
	added      bool   // something was
	wanted     *jointRefinement
}

// empty makes f an empty sum.
func (f *comparisonFolder) empty() error {
	f.each, f.over, f.added = nil, make([]bool, len(f.j.each)), false
	for i, each := range f.j.each {
		sum, err := each.folder(f.refinement.Each[i], &f.refinement.Base)
		if err != nil {
			return err
		}
		f.each = append(f.each, sum)
	}
	return nil
}

func (f *comparisonFolder) Add(data []byte) (_ task.Outcome, err error) {
	list, err := f.split(data)
	switch {
	case err != nil:
		return task.Continue, err
	case len(list) > 1 && f.added: // an error in a second one would come too late to change nothing
		return task.Continue, errors.New("a part of a comparison is a sum")
	}
	f.added = f.added || len(list) > 0
	outcome := task.Continue
	for _, p := range list {
		i := p.model
		if f.over[i] {
			continue
		}
		switch how, err := f.each[i].Add(p.part); {
		case err != nil && len(list) > 1:
			return task.Continue, errors.Join(err, f.empty())
		case err != nil:
			return task.Continue, err
		case how == task.Refine:
			f.refine(i)
			return task.Refine, nil
		case how == task.Stop && f.each[i].sum.Failed():
			return task.Stop, nil
		case how == task.Stop:
			f.over[i] = true
			outcome = task.Prune
		}
	}
	if !slices.Contains(f.over, false) {
		return task.Stop, nil
	}
	return outcome, nil
}

// modelPart is a part of a job under one of the models.
type modelPart struct {
	model int
	part  []byte
}

// split reads a part of a comparison, which may come from anywhere.
func (f *comparisonFolder) split(data []byte) (list []modelPart, err error) {
	for before := -1; len(data) > 0; {
		i := int(data[0])
		n, k := binary.Uvarint(data[1:])
		rest := data[1+max(k, 0):]
		if k <= 0 || n > uint64(len(rest)) || i <= before || i >= len(f.each) {
			return nil, errors.New("a part of a comparison is damaged")
		}
		list = append(list, modelPart{i, rest[:n]})
		before, data = i, rest[n:]
	}
	return list, nil
}

// refine takes note of what the exploration under model i asks for.
func (f *comparisonFolder) refine(i int) {
	r := f.each[i].sum.Refinement()
	w := &jointRefinement{Base: union(f.refinement.Base, r), Each: slices.Clone(f.refinement.Each)}
	w.Each[i] = r
	f.wanted = w
}

// Pruned reports whether nothing of a bundle needs to be explored.
func (f *comparisonFolder) Pruned(bundle []byte) bool {
	return len(bundle) > 0 && int(bundle[0]) < len(f.over) && f.over[bundle[0]]
}

func (f *comparisonFolder) Refinement() []byte {
	data, err := json.Marshal(f.wanted)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return data
}

func (f *comparisonFolder) Bytes() (b []byte) {
	for i, each := range f.each {
		b = appendModelPart(b, i, each.Bytes())
	}
	return b
}

func (f *comparisonFolder) counts() (complete, blocked uint64) {
	for _, each := range f.each {
		c, b := each.sum.Counts()
		complete, blocked = complete+c, blocked+b
	}
	return complete, blocked
}

// left is that of all models together, if each is as much work as the others.
func (f *comparisonFolder) left() float64 {
	done := f.share()
	return (1 - done) / max(done, 1e-3)
}

// share is that of all models together, if each is as much work as the others.
func (f *comparisonFolder) share() (sum float64) {
	for i, each := range f.each {
		if f.over[i] {
			sum++
		} else {
			sum += f.j.each[i].Share(each)
		}
	}
	return sum / float64(len(f.each))
}

// through says which models have nothing left to explore, in l.
func (f *comparisonFolder) through(l *task.Ledger) []bool {
	through := slices.Repeat([]bool{true}, len(f.each))
	for _, t := range l.Open() {
		if t.ID == task.Root || int(t.Bundle[0]) >= len(through) { // a stranger's
			return make([]bool, len(f.each))
		}
		through[t.Bundle[0]] = false
	}
	return through
}

// Table makes the table of an exploration under several models whose parts were added up in l, which is of
// j and may not be used any more. Executions that are to be shown are looked for here, by another exploration
// if need be. The error is as for [Compare].
func (j *Job) Table(ctx context.Context, l *task.Ledger, run Run) (t *report.Table, err error) {
	defer recovered(&err)
	sum, ok := l.Folder().(*comparisonFolder)
	if !ok {
		return nil, errors.New("a job under one model is not a comparison")
	}
	through := sum.through(l)
	runs := make([]report.Run, len(j.each))
	c := &comparison{Program: j.s.Program, ctx: ctx, o: j.s.given}
	for i, each := range j.each {
		c.models = append(c.models, each.s.model)
		here := run
		here.Epoch = 0 // of the interpreter, under all models
		if r := sum.refinement.Each[i]; r != nil {
			if m := r.ForMachine(); !m.Equal(r) {
				here.Epoch = 1
			}
		}
		if through[i] {
			here.Stopped = ""
		}
		s := each.s
		s.base, s.sampled = sum.refinement.Base, each.prepared.Estimate()
		r, err := each.report(ctx, sum.each[i], here)
		if err != nil {
			return nil, err
		}
		runs[i] = report.Run{Report: r, Explored: of[*compared](sum.each[i].got).x, Program: s.names()}
	}
	return c.show(runs, sum.refinement.Base)
}
