package genmcgo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"genmcgo/internal/shell"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Recording is the execution of a finding of a report. [Replay] runs it again.
type Recording struct {
	report.Recorded
	// From names the report in messages, for example the file that it was read from.
	From string
	// File and Number name the report's file (default From) and the finding in it, from 1, in
	// the command line that replays it.
	File   string
	Number int
	// Changed: the program may have changed since. The execution is then replayed as long
	// as its events still fit.
	Changed bool

	task *wire.Recording
}

// NewRecording returns the recording of a finding of a report that was read with report.Read
// ([report.Table.Recorded] lists its findings). The error is a [*ReplayError] and says why the
// execution cannot be replayed.
func NewRecording(from string, number int, of report.Recorded) (*Recording, error) {
	r := &Recording{Recorded: of, From: from, Number: number}
	bad := func(format string, args ...any) (*Recording, error) {
		return nil, &ReplayError{Kind: Damaged, Msg: fmt.Sprintf("%s: %s: %s", from, of.Name(), fmt.Sprintf(format, args...))}
	}
	switch {
	case r.Graph == nil:
		return bad("no execution belongs to it")
	case r.Replay == nil:
		return bad("it does not say how to replay it: another version of genmcgo wrote it (%s)", r.Report.Version)
	case r.Replay.Version != report.ReplayVersion:
		return bad("another version of genmcgo wrote it: its replay data have version %d, not %d", r.Replay.Version, report.ReplayVersion)
	}
	var err error
	if r.task, err = r.Replay.Recording(); err != nil {
		return bad("its execution is damaged: %v", err)
	}
	if r.task.Kind != r.Kind || r.task.Name != r.Finding.Name {
		return bad("its execution is that of another error (%s)", r.task.Kind)
	}
	return r, nil
}

// Record returns the recording of the first error of r, or else of its first warning, or nil
// if there is neither.
func Record(r *report.Report) (*Recording, error) {
	if r == nil {
		return nil, errors.New("there is no report whose execution could be recorded")
	}
	found := (&report.Table{Models: []*report.Report{r}}).Recorded()
	if len(found) == 0 {
		return nil, nil
	}
	return NewRecording("the report", 1, found[0])
}

// Options returns the options of the run that found the execution that determine what the
// executions are (the model, and settings with the role [Recorded]).
func (r *Recording) Options() (Options, error) {
	o := Options{Model: r.Report.Model}
	for _, w := range r.Replay.Flags {
		name, value, ok := strings.Cut(strings.TrimPrefix(w, "--"), "=")
		if s := SettingByName(name); !ok || s == nil || s.Role != Recorded {
			return o, &ReplayError{Kind: Damaged, Msg: fmt.Sprintf("%s: %s: there is no such option of a recorded run", r.From, w)}
		}
		if err := o.Set(name, value); err != nil {
			return o, err
		}
	}
	return o, nil
}

// Source returns the program as the report names it, with the flags it was compiled with.
func (r *Recording) Source() Source {
	src := Source{Name: r.Report.Program, Clang: r.Replay.Clang}
	for _, f := range r.Replay.With {
		src.With = append(src.With, Source{Name: f.Name, Clang: f.Clang})
	}
	return src
}

// command returns the command line that replays it.
func (r *Recording) command(src *Source) string {
	w := []string{"genmcgo", "replay"}
	for _, f := range src.Files() {
		w = append(w, f.Name)
	}
	w = append(w, "--trace="+cmp.Or(r.File, r.From))
	if r.Number > 1 {
		w = append(w, fmt.Sprintf("--error=%d", r.Number))
	}
	if r.Changed {
		w = append(w, "--changed")
	}
	if len(src.Clang) > 0 {
		w = append(append(w, "--"), src.Clang...)
	}
	return shell.Join(w)
}

// Misfit classifies why a recording cannot be replayed.
type Misfit uint8

const (
	// Damaged: the recording was edited, or made by another version of this module.
	Damaged Misfit = iota
	// Stale: the program is not the one that was recorded, and Recording.Changed is not set.
	Stale
	// Unfit: the program has changed and no longer has the recorded events.
	Unfit
)

// ReplayError says why a recording cannot be replayed.
type ReplayError struct {
	Kind Misfit
	Msg  string // which event does not fit, and how; "" if all fit (Stale)
	// Events is the number of events in the execution, if all of them fit (Stale).
	Events int
	// Version is the version of the module that made the recording, if that may be the reason.
	Version string
}

func (e *ReplayError) Error() string {
	switch {
	case e.Kind == Stale && e.Msg == "":
		return fmt.Sprintf("the recording is of another program, but all %d events of the execution still fit", e.Events)
	case e.Kind == Stale:
		return "the recording is of another program: " + e.Msg
	case e.Kind == Unfit:
		return "the recording does not fit the program any more: " + e.Msg
	}
	return e.Msg
}

// Replayed is the outcome of a replay.
type Replayed struct {
	// Again: the recorded finding shows again.
	Again bool
	// Forbidden, if not "", says why the memory model no longer allows the execution of a
	// changed program. Report is nil then.
	Forbidden string
	// Report is about this one execution.
	Report *report.Report

	of    *exploration
	graph *result.Snapshot
}

// Replay runs exactly one execution of a program again. Each step is checked against the
// program and the memory model, and errors are looked for as in an exploration. The model
// and the settings with the role [Recorded] come from the recording, those with the role
// [Searching] are not used, and the others come from o. The
// error is as for [Check], or a [*ReplayError] if the execution does not belong to the
// program, or ctx.Err() if ctx ended.
func Replay(ctx context.Context, src Source, rec *Recording, o Options) (*Replayed, error) {
	o, err := rec.with(o)
	if err != nil {
		return nil, err
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if err != nil {
		return nil, err
	}
	return p.Replay(ctx, rec, o)
}

// with returns o with the options that the recording determines.
func (r *Recording) with(o Options) (Options, error) {
	if r == nil || r.task == nil {
		return o, &ReplayError{Kind: Damaged, Msg: "there is no recording: NewRecording makes one from a finding; a report without findings has none"}
	}
	from, err := r.Options()
	if err != nil {
		return o, err
	}
	o.Model = from.Model
	for i := range settings {
		switch s := &settings[i]; s.Role {
		case Recorded:
			s.take(&o, &from)
		case Searching:
			s.take(&o, &Options{})
		}
	}
	return o, nil
}

// Replay runs a recorded execution of the program again. See [Replay].
func (p *Program) Replay(ctx context.Context, rec *Recording, o Options) (out *Replayed, err error) {
	defer recovered(&err)
	if o, err = rec.with(o); err != nil {
		return nil, err
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	models, err := p.models(&o)
	if err != nil {
		return nil, err
	}
	if err := o.check(len(models), false); err != nil {
		return nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, err
	}
	if p.prog == nil {
		return nil, unread(ctx)
	}
	return p.exploration(ctx, &o, models[0]).replay(rec)
}

// replayInfo returns what findings need to be replayed, except the execution.
func (s *exploration) replayInfo(model string) *report.Replay {
	r := &report.Replay{Version: report.ReplayVersion, Fingerprint: s.prog.Fingerprint(), Model: model, Clang: s.src.Clang, Flags: []string{}}
	for _, f := range s.src.With {
		r.With = append(r.With, report.ReplayFile{Name: f.Name, Clang: f.Clang})
	}
	for i := range settings {
		if settings[i].Role == Recorded {
			r.Flags = append(r.Flags, settings[i].Words(s.given)...)
		}
	}
	ref := s.refined()
	u := union(s.base, ref)
	if ref != nil { // the only thing for the explorer itself that executions differ by
		u.Counters = ref.Counters
	}
	r.Refinement = recorded(&u)
	return r
}

// recorded is what reports have of r, and learnt the way back.
func recorded(r *config.Refinement) report.Refinement {
	var counters []report.Counter
	for _, c := range r.Counters {
		counters = append(counters, report.Counter{Address: c.Addr, Delta: c.Delta, Until: c.Until})
	}
	return report.Refinement{Counters: counters, Cuts: r.Cuts, Blocks: r.Blocks, Shared: r.Shared, GenericBarriers: r.GenericBarriers, NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts,
		LongLoops: r.LongLoops, GuardReads: r.GuardReads, GuardWrites: r.GuardWrites, Noisy: r.Noisy, Clocks: r.Clocks}
}

func learnt(r *report.Refinement) config.Refinement {
	var counters []config.Counter
	for _, c := range r.Counters {
		counters = append(counters, config.Counter{Addr: c.Address, Delta: c.Delta, Until: c.Until})
	}
	return config.Refinement{Counters: counters, Cuts: r.Cuts, Blocks: r.Blocks, Shared: r.Shared, GenericBarriers: r.GenericBarriers, NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts,
		LongLoops: r.LongLoops, GuardReads: r.GuardReads, GuardWrites: r.GuardWrites, Noisy: r.Noisy, Clocks: r.Clocks}
}

func (s *exploration) replay(rec *Recording) (*Replayed, error) {
	info := rec.Finding.Replay
	same := s.prog.Fingerprint() == info.Fingerprint
	ref := learnt(&info.Refinement)
	o := s.opts
	cfg := config.Config{
		Model:      info.Model,
		NewProgram: func(r *config.Refinement) config.Program { return s.workerProgram(r, 1) },
		NoRaces:    o.NoRaces, MixedHardware: o.MixedSize == "hardware", NoIncremental: o.NoIncremental, NoDeadlock: o.NoDeadlock, CheckLiveness: o.CheckLiveness, CheckLivelock: o.CheckLivelock, CheckDaemons: o.CheckDaemons, WarnUnordered: o.CheckUnordered,
		Endings:   s.claims.endings(),
		MaxEvents: o.MaxEvents, MaxThreads: o.MaxThreads,
	}
	s.orderings(&cfg)
	if !same {
		cfg.Model = s.model.name // a simpler one may not decide what the program is now
	}
	if cfg.Model == s.model.name {
		cfg.Custom = s.model.model
	} else if !slices.Contains(builtin, info.Model) {
		return nil, &ReplayError{Kind: Damaged, Msg: fmt.Sprintf("%s: it was found under %q, which is not a memory model", rec.From, info.Model)}
	}
	out, err := trust.Replay(s.ctx, cfg, ref, rec.task)
	var misfit *result.MisfitError
	switch {
	case errors.As(err, &misfit):
		return s.misfit(rec, misfit, same)
	case err != nil && s.ctx.Err() != nil:
		return nil, s.ctx.Err()
	case err != nil:
		return nil, explored(err, s.given, s.prog, s.src.Name)
	}

	// Each event must be what it was.
	now := report.NewExecution(1, out.Graph, false, s.names(), s.lines).Graph
	diffs := report.Differences(rec.Recorded.Report.Schema, rec.Graph, now, true)
	others := report.Differences(rec.Recorded.Report.Schema, rec.Graph, now, false)
	switch {
	case same && len(diffs) > 0:
		return nil, &ReplayError{Kind: Damaged, Msg: diffs[0]}
	case !same && !rec.Changed:
		e := &ReplayError{Kind: Stale, Events: len(rec.task.Task.Events)}
		if len(diffs) > 0 {
			e.Msg = diffs[0]
		}
		return nil, e
	case len(others) > 0:
		return nil, &ReplayError{Kind: Unfit, Msg: others[0]}
	}
	if out.Result.Stopped == "" {
		out.Result.Stopped = "replay"
	}
	r, err := s.reportAs(out.Result, replayed(rec, out, cfg.Model))
	if err != nil {
		return nil, err
	}
	if !same {
		note := "the program is not the one that was recorded, but each event of the execution still fits"
		if len(diffs) > 0 {
			note += "; " + strings.Join(diffs[:min(len(diffs), 3)], "; ")
			if n := len(diffs) - 3; n > 0 {
				note += fmt.Sprintf("; and %d more", n)
			}
		}
		r.Notes = append(r.Notes, note)
	}
	r.Command = rec.command(&s.src)
	return &Replayed{Again: out.Again, Report: r, of: s, graph: out.Graph}, nil
}

// replayed returns the summary of a replay.
func replayed(rec *Recording, out *trust.Replayed, model string) string {
	name := rec.Name()
	switch {
	case out.Again && rec.Warning:
		return fmt.Sprintf("warning: %s, again; replayed from %s (%s)", strings.TrimPrefix(name, "warning "), rec.From, model)
	case out.Again:
		return fmt.Sprintf("error: %s, again; replayed from %s (%s)", name, rec.From, model)
	case len(out.Result.Errors) > 0:
		return fmt.Sprintf("error: not %s, but another one; replayed from %s (%s)", name, rec.From, model)
	}
	if result.AtLimit(out.Result.Stopped) {
		return fmt.Sprintf("incomplete: %s does not show again, and the execution goes on beyond what --%s allows; replayed from %s (%s)", name, out.Result.Stopped, rec.From, model)
	}
	return fmt.Sprintf("no error: %s does not show again, and nothing else is wrong with this execution; replayed from %s (%s)", name, rec.From, model)
}

// misfit handles an execution that does not belong to the program.
func (s *exploration) misfit(rec *Recording, m *result.MisfitError, same bool) (*Replayed, error) {
	why, forbidden := report.Misfit(rec.Recorded.Report.Schema, rec.Finding, m, s.names(), s.lines)
	switch {
	case forbidden && rec.Changed && !same: // a fix may do just that
		return &Replayed{Forbidden: why}, nil
	case same:
		return nil, &ReplayError{Kind: Damaged, Msg: why, Version: rec.Report.Version}
	case rec.Changed:
		return nil, &ReplayError{Kind: Unfit, Msg: why}
	}
	return nil, &ReplayError{Kind: Stale, Msg: why}
}
