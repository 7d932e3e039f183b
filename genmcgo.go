// Package genmcgo checks concurrent programs in C, C++ and Rust from Go. It explores every
// execution that a memory model allows, each exactly once, and either verifies the program or
// reports what is wrong with it, with evidence. The command genmcgo is a thin layer over it.
//
//	r, err := genmcgo.Check(ctx, genmcgo.File("queue.c"), genmcgo.Options{})
//
// The report r says whether the program is verified, wrong, or was not explored completely.
// The error err says why there is no report: the program, the memory model or the
// options cannot be used. The zero value of [Options], and of each of its fields, is the
// default of the command.
//
// A [Source] is a program as text or as a file. [Load] turns it into a [Program], which is
// loaded once and can then be checked several times, compared under several models
// ([Program.Compare]), or estimated ([Program.Estimate]). A [Recording] is an execution
// taken from a report; [Program.Replay] runs it again. Reports are those of package
// genmcgo/report, which also writes them as text, JSON, HTML, SVG and other formats.
//
// When the context ends, a run returns what it has found so far: the report is then
// incomplete and gives "interrupt" or "timeout" as the reason. The package writes nothing to
// standard output or standard error, never ends the process, and changes no global state.
// Calls may run concurrently. They share the memory of the process, which
// [Options.MaxMemory] bounds, and its cores, so give each call a part of the workers. Long
// runs allocate a lot: GOGC=400 together with GOMEMLIMIT makes them faster.
//
// Stability: until version 1 the Go API may change. The JSON forms of Source, Options and
// reports only gain fields (report.Schema changes if one loses any). The packages below
// this one are for work on the checker itself and change with it.
//
// This package contains no algorithms. ARCHITECTURE.md says where they are.
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
	"strings"
	"sync"
	"time"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/outcome"
	"genmcgo/report"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Check explores src under the memory model o.Model and reports what is wrong with it.
//
// The error is an [*InputError] or a [*CompileError] if the program cannot be checked, a
// [*ModelError] if the file of the model is wrong, an [*OptionError] if o is impossible, or
// a [*BugError] if this package made a mistake or a callback panicked.
func Check(ctx context.Context, src Source, o Options) (*report.Report, error) {
	if models, err := o.Validate(false); err != nil {
		return nil, err
	} else if len(models) > 1 {
		return nil, oneModel(&o)
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, err
	}
	return p.Check(ctx, o)
}

// Compare explores src under each of the models in o.Model and compares them. See
// [Program.Compare].
func Compare(ctx context.Context, src Source, o Options) (*report.Table, error) {
	if _, err := o.Validate(false); err != nil {
		return nil, err
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, err
	}
	return p.Compare(ctx, o)
}

// Estimate estimates how many executions src has and how long they take. See
// [Program.Estimate].
func Estimate(ctx context.Context, src Source, o Options) (*report.Outlooks, *report.Report, error) {
	if _, err := o.Validate(true); err != nil {
		return nil, nil, err
	}
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, nil, err
	}
	return p.Estimate(ctx, o)
}

// Validate returns the names of the models in o.Model, or an [*OptionError] if o is
// impossible. estimating says that o is for [Program.Estimate]. Check, Compare, Estimate and
// Replay call it themselves.
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

// within is ctx with the timeout of o. A ctx that is nil never ends.
func (o *Options) within(ctx context.Context) (context.Context, context.CancelFunc) {
	if ctx == nil {
		ctx = context.Background()
	}
	if o.Timeout > 0 {
		return context.WithTimeout(ctx, o.Timeout)
	}
	return context.WithCancel(ctx)
}

// Program is a loaded program. Its methods may be called concurrently.
type Program struct {
	src   Source
	begun time.Time   // when reading it began
	prog  *ir.Program // nil if the context ended before it was read
	// objects is what all machines know together of objects with declared operations.
	objects *interp.Objects
	modules []load.Module   // of prog: its files, in LLVM IR
	prims   *load.Module    // of Options.Prims, nil if there is none
	bodies  *load.Module    // of Options.Asm, nil if there is none
	notes   []string        // about how it was compiled
	called  []string        // functions of prims that the program calls
	bodied  []string        // texts of inline assembly that have bodies in bodies
	how     load.Options    // prog was loaded with
	litmus  *outcome.Litmus // nil: the program is not a litmus test, or comes from elsewhere

	mu     sync.Mutex
	loaded map[string]*memoryModel   // by name; guarded by mu
	others map[load.Options]*Program // the same program, loaded otherwise; guarded by mu
}

// Load reads a program and the model files that o.Model names. Before it compiles the program it
// returns an [*OptionError] if o cannot be used with these models. If ctx ends first, Load returns
// ctx.Err() together with a Program whose runs are incomplete and end at once. After any
// other error the Program is nil.
func Load(ctx context.Context, src Source, o Options) (p *Program, err error) {
	defer recovered(&err)
	if ctx == nil {
		ctx = context.Background()
	}
	if err := src.Validate(); err != nil {
		return nil, err
	}
	p = &Program{src: src, begun: time.Now(), loaded: map[string]*memoryModel{}}
	models, err := p.models(&o)
	if err == nil {
		err = o.checkModels(models)
	}
	if err != nil {
		return nil, err
	}
	modules, notes, err := src.read(ctx, &o)
	if ctx.Err() != nil {
		return p, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	if p.prims, err = readBeside(ctx, &src, &o, "prims", o.Prims); err == nil {
		p.bodies, err = readBeside(ctx, &src, &o, "asm", o.Asm)
	}
	if ctx.Err() != nil {
		return p, ctx.Err()
	} else if err != nil {
		return nil, err
	}
	// Reading cannot be interrupted. It runs in a goroutine that is abandoned when ctx ends.
	type outcome struct {
		p   *Program
		err error
	}
	c := make(chan outcome, 1)
	go func() {
		out := outcome{p: &Program{src: src, begun: p.begun, prims: p.prims, bodies: p.bodies, notes: notes, loaded: p.loaded, litmus: src.test()}}
		defer func() {
			if v := recover(); v != nil {
				out.err = &BugError{v, string(debug.Stack())}
			}
			c <- out
		}()
		out.err = out.p.read(modules, o.loading())
	}()
	select {
	case out := <-c:
		if out.err != nil {
			return nil, out.err
		}
		return out.p, nil
	case <-ctx.Done():
		return p, ctx.Err()
	}
}

// read makes p the program that modules make, together with p.prims and p.bodies.
func (p *Program) read(modules []load.Module, how load.Options) (err error) {
	with := how
	with.Prims, with.Asm = p.prims, p.bodies
	var rep *load.Report
	if p.prog, rep, err = load.Link(modules, with); err != nil {
		return loaded(err, &p.src)
	}
	p.called, p.bodied = rep.Called, rep.Bodied
	p.modules, p.how, p.objects = modules, how, interp.NewObjects(p.prog)
	return nil
}

// unread returns why a program was not read: ctx ended, or the context that it was loaded in.
func unread(ctx context.Context) error { return cmp.Or(ctx.Err(), context.Canceled) }

// models loads the models in o.Model. A Program loads each model once.
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

// Write writes the instructions that the interpreter runs.
func (p *Program) Write(w io.Writer) error {
	if p.prog == nil {
		return errors.New("the program was not read")
	}
	p.prog.Fprint(w)
	return nil
}

// ElementSize returns the size in bytes of an element of the global array called name, or 0
// if there is no such array, its layout is unknown or the program was not read.
func (p *Program) ElementSize(name string) uint64 {
	if p.prog == nil {
		return 0
	}
	for i := range p.prog.Globals {
		if g := &p.prog.Globals[i]; g.Name == name && g.Layout >= 0 {
			if elem := p.prog.Layouts[g.Layout].Elem; elem >= 0 {
				return p.prog.Layouts[elem].Size
			}
		}
	}
	return 0
}

// Sources returns a reader of the program's source lines, which reports quote. It must not be
// used concurrently; every call returns a new one.
func (p *Program) Sources() *report.Sources {
	src := &report.Sources{}
	for _, f := range p.src.Files() {
		if dir := filepath.Dir(f.Name); f.Name != "-" && !slices.Contains(src.Dirs, dir) {
			src.Dirs = append(src.Dirs, dir)
		}
		if f.Text != nil && f.Compiled() {
			if src.Texts == nil {
				src.Texts = map[string]string{}
			}
			src.Texts[f.Name] = string(f.Text)
		}
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
	if p, err = p.under(&o); err != nil {
		return nil, err
	}
	if o.Checkpoint != "" {
		return p.checkpointed(ctx, o, models[0])
	}
	return p.exploration(ctx, &o, models[0]).run()
}

func oneModel(o *Options) error {
	return &OptionError{Option: "mm", Msg: fmt.Sprintf("--mm=%s: one model is needed here; several can be compared", o.Model)}
}

// exploration is one under one model.
type exploration struct {
	*Program
	given *Options // as the caller passed them
	opts  *Options // with the defaults filled in
	all   int      // number of models that are compared
	model *memoryModel
	ctx   context.Context
	lines *report.Sources
	// orders are those of Options.Orders; nil: those of the source.
	orders map[interp.Ordered]event.Ordering

	claims *claims                                          // what is observed of the ends of executions
	ending *outcome.Table                                   // what they end with; nil if it is not asked for
	build  func(recording []byte) (*result.Snapshot, error) // makes an execution of ending, if that was gathered in parts

	mu         sync.Mutex
	refinement *config.Refinement // the one in force; guarded by mu
	machines   []refinedMachine   // those of the workers; guarded by mu
	executions []report.Execution
	numbered   uint64 // executions that have a number; guarded by mu

	// With several models: the refinement that all of them share, and the executions so
	// far.
	base     config.Refinement
	explored *report.Explored
	hunting  bool // draws executions at random
	seeking  bool // looks only for executions to be shown, and ignores limits
	sampled  *result.Estimate
}

func (p *Program) exploration(ctx context.Context, o *Options, m *memoryModel) *exploration {
	filled := o.filled()
	s := &exploration{Program: p, given: o, opts: &filled, all: 1, model: m, ctx: ctx, lines: p.Sources()}
	s.orders, _ = p.givenOrders(o) // under returned the errors
	s.claims, _ = p.claims(o)
	return s
}

// cut returns the result of a run that ended before the exploration began.
func (s *exploration) cut() *result.Result {
	res := &result.Result{Verdict: result.Incomplete, Stopped: "interrupt", Workers: s.opts.Workers, Elapsed: time.Since(s.begun)}
	if errors.Is(s.ctx.Err(), context.DeadlineExceeded) {
		res.Stopped = "timeout"
	}
	return res
}

// run explores the program, if there was time to read it, and reports what came of that.
func (s *exploration) run() (*report.Report, error) {
	var res *result.Result
	if s.prog == nil {
		res = s.cut()
	} else {
		var err error
		if res, err = s.explore(); err != nil {
			return nil, explored(err, s.given, s.prog, s.src.Name)
		}
	}
	r, err := s.report(res)
	if err != nil {
		return nil, err
	}
	r.Executions = s.executions
	return r, nil
}

// report makes the report of a result. It returns an error if the program uses a feature that
// is not supported.
func (s *exploration) report(res *result.Result) (*report.Report, error) { return s.reportAs(res, "") }

// reportAs is report with the given summary, unless that is "".
func (s *exploration) reportAs(res *result.Result, summary string) (*report.Report, error) {
	// An unsupported feature is not a verdict, but a real error found as well is one.
	errs := res.Errors[:0:0]
	var unsupported *result.Found
	for i := range res.Errors {
		if res.Errors[i].Kind == result.ErrorKind(event.FaultUnsupported) {
			unsupported = &res.Errors[i]
			continue
		}
		errs = append(errs, res.Errors[i])
	}
	names := s.names()
	if unsupported != nil && len(errs) == 0 {
		at, msg := report.Unsupported(unsupported, names, s.lines)
		if m := undefined().FindStringSubmatch(msg); m != nil {
			if where := s.src.definer(s.given, m[1]); where != "" {
				msg = m[0] + "; " + where + " defines it: give that file, too"
			}
		}
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
	ctx.Simplified, ctx.Statement = res.Simplified, s.model.statement
	ctx.Replayed, ctx.Try = summary, s.try
	if ctx.Last = s.claims.last(); s.ending != nil {
		var err error
		if ctx.Outcomes, err = s.outcomes(s.ending, s.build); err != nil {
			return nil, err
		}
	}
	if len(res.Errors)+len(res.Warnings) > 0 { // only findings mention laws
		ctx.Laws = s.model.laws()
		ctx.Replay = s.replayInfo(res.ModelUsed)
	}
	r := report.New(ctx, res, names, s.lines)
	r.Notes = append(r.Notes, s.notes...)
	if s.racesVolatile(r) {
		r.Notes = append(r.Notes, "an access of the data race is volatile, which does not synchronise in C and C++; --volatile=relaxed takes such accesses for relaxed atomic ones, as READ_ONCE and WRITE_ONCE of kernels mean them")
	}
	return r, nil
}

// undefined matches the message that the program calls a function which is not there.
var undefined = lazy.Regexp(`^.*call of (?:.* \()?(\S+?)\)?, which is neither defined nor modelled`)

// racesVolatile reports whether a data race of r has an access to volatile memory.
func (s *exploration) racesVolatile(r *report.Report) bool {
	if s.prog == nil {
		return false
	}
	type line struct {
		file string
		at   [2]int
	}
	volatile := map[line]bool{}
	for p := range s.prog.Volatile {
		volatile[line{filepath.Base(p.File), [2]int{p.Line, p.Column}}] = p.Line > 0
	}
	return slices.ContainsFunc(r.Errors, func(f report.Finding) bool {
		return f.Kind == result.Race.String() && slices.ContainsFunc(f.Events, func(e report.Event) bool {
			return volatile[line{filepath.Base(e.File), [2]int{e.Line, e.Column}}]
		})
	})
}

// context returns what a report says besides the result.
func (s *exploration) context() report.Context {
	o := s.opts
	return report.Context{
		Version: Version(), Program: s.src.Name, Files: s.src.names(), Command: s.command(s.model.name), Model: s.model.name,
		Unread: s.prog == nil, Wakeup: o.wakeupWords(), Prims: o.Prims, Called: s.called, Asm: o.Asm, Bodied: s.bodied,
		Unroll: o.Unroll, TimedWaits: o.TimedWaits, Limit: o.MaxExecutions, Timeout: o.Timeout.String(), Symmetry: o.Symmetry, AllowVacuous: o.AllowVacuous,
		MaxStack: o.MaxStack, MaxSteps: o.MaxSteps, MaxRounds: o.MaxRounds, MaxOps: o.MaxOpsPerThread, MaxEvents: o.MaxEvents, Bound: o.Bound, Equivalence: s.equivalence(), AutoCompared: o.Equivalence == "auto" && s.all > 1,
		Declared: s.commutes(), CommuteIf: o.CommuteIf, PlainAssembly: s.prog != nil && s.prog.PlainAssembly, TryLocks: s.prog != nil && s.prog.TryLocks,
	}
}

// command returns the command line that repeats the run under the given models.
func (s *exploration) command(models string) string {
	o := *s.given
	o.Model = models
	words := o.CommandOf(&s.src)
	if s.hunting {
		words = strings.Replace(words, "genmcgo", "genmcgo hunt", 1)
	}
	return words
}

// Version returns the version of this module, with the commit if the build recorded it.
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

// units are the modules that the program is made of.
func (p *Program) units() []load.Module {
	out := slices.Clone(p.modules)
	for _, m := range []*load.Module{p.prims, p.bodies} {
		if m != nil {
			out = append(out, *m)
		}
	}
	return out
}
