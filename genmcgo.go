// Package genmcgo checks concurrent C and C++ programs from Go: it explores every
// execution that a memory model allows, each once, and reports what is wrong with the
// program, with evidence, or that nothing is. The command genmcgo is flags and files
// around it.
//
//	r, err := genmcgo.Check(ctx, genmcgo.File("queue.c"), genmcgo.Options{})
//
// r says whether the program is verified, wrong, or was not explored to its end; err, that
// there is no answer, because the program, a model or the options are not what they should
// be. What the zero value of [Options] means is what the command does without flags, and so
// for each option: there is nothing to be remembered but what one wants to change.
//
// Vocabulary: a [Source] is a program as text or file; [Load] makes a [Program] of it, that
// is loaded once and can be checked several times, under several models ([Program.Compare]),
// or estimated ([Program.Estimate]). A [Recording] is an execution of a report, to be run
// again ([Program.Replay]). Reports are those of package genmcgo/report, which also writes
// them as text, JSON, pages, pictures and so on.
//
// If the context ends, a run ends with what it has: a report that is incomplete and says
// "interrupt" or "timeout". Nothing is written to standard output or standard error, the
// process is never ended, and calls may run at the same time; what they share is the memory
// of the process, which [Options.MaxMemory] is about, so give each a part of the workers. A
// long run allocates much; GOGC=400 or more, with a memory limit, makes it faster.
//
// Stability: before version 1 anything may change, but Source, Options in JSON, and reports
// in JSON are only added to (report.Schema says when that is not true). Use the packages
// below this one for what it does not offer; they change as the explorer does.
//
// Non-goals: this package has no algorithm. What is explored, how the interpreter and the
// models work: see ARCHITECTURE.md.
package genmcgo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// Check explores the program src under the model of o, and says what is wrong with it.
//
// The error is an [*InputError], a [*CompileError] or a [*ModelError] if program or model can not be
// used, an [*OptionError] if o is impossible, or a [*BugError].
func Check(ctx context.Context, src Source, o Options) (*report.Report, error) {
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, err
	}
	return p.Check(ctx, o)
}

// Compare explores the program src under each model of o, and says how they compare. See
// [Program.Compare].
func Compare(ctx context.Context, src Source, o Options) (*report.Table, error) {
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, err
	}
	return p.Compare(ctx, o)
}

// Estimate says how much of the program src there is to explore. See [Program.Estimate].
func Estimate(ctx context.Context, src Source, o Options) (*report.Outlooks, *report.Report, error) {
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, nil, err
	}
	return p.Estimate(ctx, o)
}

// Validate returns the names of the models of o, and an [*OptionError] if o is impossible;
// estimating says that it is for [Program.Estimate]. The other functions do that, too.
func (o *Options) Validate(estimating bool) (models []string, err error) {
	found, err := findModels(o.models())
	if err != nil {
		return nil, err
	}
	for _, m := range found {
		models = append(models, m.name)
	}
	return models, o.check(len(models), estimating)
}

// within is ctx with the timeout of o.
func (o *Options) within(ctx context.Context) (context.Context, context.CancelFunc) {
	if o.Timeout > 0 {
		return context.WithTimeout(ctx, o.Timeout)
	}
	return context.WithCancel(ctx)
}

// Program is a program that was loaded. Its methods may be called at the same time.
type Program struct {
	src   Source
	begun time.Time   // when reading it began
	prog  *ir.Program // nil if there was no time to read it

	mu     sync.Mutex
	loaded map[string]*memoryModel // by name; guarded by mu
}

// Load reads a program, and the models of o. If ctx ends before that is done the error is
// ctx.Err(), and the program is one of which every run ends at once, as incomplete; otherwise
// the program is nil if there is an error.
func Load(ctx context.Context, src Source, o Options) (p *Program, err error) {
	defer recovered(&err)
	if src.Name == "" {
		return nil, &InputError{Msg: "the program has no name (Source.Name)"}
	}
	p = &Program{src: src, begun: time.Now(), loaded: map[string]*memoryModel{}}
	if _, err := p.models(&o); err != nil {
		return nil, err
	}
	text, err := src.readIR(ctx, &o)
	if ctx.Err() != nil {
		return p, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	// Reading can not be interrupted, so it runs aside, and an interrupt leaves it behind.
	type outcome struct {
		prog *ir.Program
		err  error
	}
	c := make(chan outcome, 1)
	go func() {
		var out outcome
		defer func() {
			if v := recover(); v != nil {
				out.err = &BugError{v, string(debug.Stack())}
			}
			c <- out
		}()
		out.prog, _, out.err = load.Source(src.Name, text, load.Options{})
	}()
	select {
	case out := <-c:
		if out.err != nil {
			return nil, loaded(out.err, src.Name, src.Compiled() || filepath.Ext(src.Name) == ".bc")
		}
		p.prog = out.prog
		return p, nil
	case <-ctx.Done():
		return p, ctx.Err()
	}
}

// models loads the models of o, each once.
func (p *Program) models(o *Options) ([]*memoryModel, error) {
	found, err := findModels(o.models())
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, m := range found {
		if known := p.loaded[m.name]; known != nil {
			found[i] = known
			continue
		}
		if err := m.load(); err != nil {
			return nil, err
		}
		p.loaded[m.name] = m
	}
	return found, nil
}

// Write writes the program as it is explored: the instructions that the interpreter runs.
func (p *Program) Write(w io.Writer) error {
	if p.prog == nil {
		return errors.New("the program was not read")
	}
	p.prog.Fprint(w)
	return nil
}

// ElementSize is the size in bytes of the elements of the global array called name; 0 if there is
// none, or that is not known.
func (p *Program) ElementSize(name string) uint64 {
	for i := range p.prog.Globals {
		if g := &p.prog.Globals[i]; g.Name == name && g.Layout >= 0 {
			if elem := p.prog.Layouts[g.Layout].Elem; elem >= 0 {
				return p.prog.Layouts[elem].Size
			}
		}
	}
	return 0
}

// Sources reads the lines of the program's source for reports. Each caller gets one of its
// own: it is not to be used by several goroutines.
func (p *Program) Sources() *report.Sources {
	src := &report.Sources{}
	if p.src.Name != "-" {
		src.Dirs = []string{filepath.Dir(p.src.Name)}
	}
	if p.src.Text != nil && p.src.Compiled() {
		src.Texts = map[string]string{p.src.Name: string(p.src.Text)}
	}
	return src
}

// Check explores the program under the model of o. See [Check].
func (p *Program) Check(ctx context.Context, o Options) (r *report.Report, err error) {
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	models, err := p.models(&o)
	if err != nil {
		return nil, err
	}
	if len(models) > 1 {
		return nil, oneModel(&o)
	}
	if err := o.check(1, false); err != nil {
		return nil, err
	}
	s := p.session(ctx, &o, models[0])
	var res *trust.Result
	if p.prog == nil {
		res = s.cut()
	} else if res, err = s.explore(); err != nil {
		return nil, explored(err, p.prog, p.src.Name)
	}
	if r, err = s.report(res); err != nil {
		return nil, err
	}
	r.Executions = s.executions
	return r, nil
}

func oneModel(o *Options) error {
	return &OptionError{Option: "mm", Msg: fmt.Sprintf("--mm=%s: one model is needed here; several can be compared", o.Model)}
}

// session is one exploration, or what is about one of several models.
type session struct {
	*Program
	given *Options // as the user has it
	opts  *Options // filled
	all   int      // how many models there are
	model *memoryModel
	ctx   context.Context
	lines *report.Sources

	mu         sync.Mutex
	refinement *trust.Refinement // the one in force; guarded by mu
	machines   []refinedMachine  // what workers ran; guarded by mu
	executions []report.Execution

	// With several models: what all of them must know of the program, and the
	// executions so far.
	base     trust.Refinement
	explored *report.Explored
	seeking  bool // only certain executions are looked for, wherever they are
	sampled  *trust.Estimate
}

func (p *Program) session(ctx context.Context, o *Options, m *memoryModel) *session {
	filled := o.filled()
	return &session{Program: p, given: o, opts: &filled, all: 1, model: m, ctx: ctx, lines: p.Sources()}
}

// cut is the result of a run that ended before the exploration began.
func (s *session) cut() *trust.Result {
	res := &trust.Result{Verdict: trust.Incomplete, Stopped: "interrupt", Workers: s.opts.Workers, Elapsed: time.Since(s.begun)}
	if errors.Is(s.ctx.Err(), context.DeadlineExceeded) {
		res.Stopped = "timeout"
	}
	return res
}

// report makes the report of a result. The error says that the program needs what is not modelled.
func (s *session) report(res *trust.Result) (*report.Report, error) { return s.reportAs(res, "") }

// reportAs makes a report with the given summary, if it is not "".
func (s *session) reportAs(res *trust.Result, summary string) (*report.Report, error) {
	// What is not modelled is no verdict; a real error beside it is.
	errs := res.Errors[:0:0]
	var unsupported *trust.Found
	for i := range res.Errors {
		if res.Errors[i].Kind == trust.ErrorKind(event.FaultUnsupported) {
			unsupported = &res.Errors[i]
			continue
		}
		errs = append(errs, res.Errors[i])
	}
	names := s.names()
	if unsupported != nil && len(errs) == 0 {
		at, msg := report.Unsupported(unsupported, names, s.lines)
		return nil, &InputError{File: cmp.Or(at.File, s.src.Name), Line: at.Line, Column: at.Column, Msg: msg}
	}
	res.Errors = errs
	if s.model.file() {
		res.ModelUsed = s.model.name
	}
	if res.Estimate == nil {
		res.Estimate = s.sampled
	}
	ctx := s.context()
	if s.prog != nil {
		s.observed(&ctx)
	}
	ctx.Simplified, ctx.Statement, ctx.Laws = res.Simplified, s.model.statement, s.model.laws()
	ctx.Replayed, ctx.Try = summary, s.try
	if len(res.Errors)+len(res.Warnings) > 0 {
		ctx.Replay = s.replayInfo(res.ModelUsed)
	}
	return report.New(ctx, res, names, s.lines), nil
}

// context is what a report says besides the result.
func (s *session) context() report.Context {
	o := s.opts
	return report.Context{
		Version: Version(), Program: s.src.Name, Command: s.command(s.model.name), Model: s.model.name,
		Unroll: o.Unroll, TimedWaits: o.TimedWaits, Limit: o.MaxExecutions, Timeout: o.Timeout.String(), Symmetry: o.Symmetry, AllowVacuous: o.AllowVacuous,
		MaxStack: o.MaxStack, MaxSteps: o.MaxSteps, MaxRounds: o.MaxRounds, Equivalence: s.equivalence(), AutoCompared: o.Equivalence == "auto" && s.all > 1,
	}
}

// command is the command line that repeats the run under the given models.
func (s *session) command(models string) string {
	o := *s.given
	o.Model = models
	return o.Command(s.src.Name, s.src.Clang...)
}

// Version is the version of this module, with the commit that it was built from if the build
// knows that.
func Version() string {
	bi, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	at := bi.Main
	if at.Path != modulePath {
		i := slices.IndexFunc(bi.Deps, func(m *debug.Module) bool { return m.Path == modulePath })
		if i < 0 {
			return "unknown " + bi.GoVersion
		}
		return cmp.Or(bi.Deps[i].Version, "(devel)") + " " + bi.GoVersion
	}
	v := cmp.Or(at.Version, "(devel)")
	rev, dirty := "", ""
	for _, s := range bi.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			rev = " " + s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			dirty = "+changes"
		}
	}
	return v + rev + dirty + " " + bi.GoVersion
}

// modulePath is the path of this module.
const modulePath = "genmcgo"
