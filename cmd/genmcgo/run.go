package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/interp/rtlib"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// session is one run of the command, or the part of it that is about one of several
// models. It is where the parts meet.
type session struct {
	opts   *options
	model  *memoryModel
	ctx    context.Context
	src    *report.Sources
	out    io.Writer     // where the report goes: standard output, unless that is for a machine
	stdout *bufio.Writer // around it
	stderr io.Writer
	// machine is standard output, for the files called -.
	machine io.Writer
	screen  *screen // all of them write there

	prog       *ir.Program
	progress   *progress
	mu         sync.Mutex
	refinement *trust.Refinement // the one in force; guarded by mu
	machines   []refinedMachine  // what workers ran; guarded by mu
	executions []report.Execution
	code       *int // the exit code of a replay

	// With several models: what all of them must know of the program, and the
	// executions so far.
	base     trust.Refinement
	explored *report.Explored
	seeking  bool // only certain executions are looked for, wherever they are
	sampled  *trust.Estimate
}

// load reads the program. Reading can not be interrupted, so it runs aside, and
// an interrupt leaves it behind.
func (s *session) load(stdin io.Reader, tmp *tempDir) error {
	include, err := fs.Sub(rtlib.Header, "include")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	stderr := s.stderr
	if a, ok := stderr.(*above); ok { // nothing is drawn yet; clang uses colours on terminals
		stderr = a.w
	}
	text, err := readIR(s.ctx, s.opts, include, stdin, stderr, tmp)
	if err != nil {
		return err
	}
	type loaded struct {
		prog *ir.Program
		err  error
	}
	c := make(chan loaded, 1)
	go func() {
		var l loaded
		defer func() {
			if p := recover(); p != nil {
				l.err = &panicked{p, debug.Stack()}
			}
			c <- l
		}()
		l.prog, _, l.err = load.Source(s.opts.file, text, load.Options{})
	}()
	select {
	case l := <-c:
		s.prog = l.prog
		var in *load.InputError
		if errors.As(l.err, &in) && in.Line > 0 && (isSource(s.opts.file) || filepath.Ext(s.opts.file) == ".bc") {
			return fmt.Errorf("%s: in its LLVM IR, line %d: %s", s.opts.file, in.Line, in.Msg)
		}
		return l.err
	case <-s.ctx.Done():
		return s.ctx.Err()
	}
}

// panicked is an error that carries a panic of another goroutine here.
type panicked struct {
	value any
	stack []byte
}

func (p *panicked) Error() string { return fmt.Sprint("internal error: ", p.value) }

// config is the interpreter's configuration under the refinements so far.
func (s *session) config(r *trust.Refinement) interp.Config {
	o := s.opts
	cfg := interp.Config{
		Unroll: o.unroll, NoUnroll: o.noUnroll, NoSpin: !o.spin, NoFresh: !o.fresh, NoUndone: !o.undone, SpuriousCAS: o.spuriousCAS, SpuriousWakeups: o.spuriousWakes, Racy: !o.checkRaces,
		Entry: o.entry, Args: o.args, MaxFrames: o.maxStack, MaxSteps: o.maxSteps,
		LibConfig: interp.LibConfig{NondetValues: o.nondetValues, Timeouts: o.timedWaits},
	}
	cfg.Cuts, cfg.GuardReads, cfg.GuardWrites = map[event.Addr]struct{}{}, map[event.Addr]struct{}{}, map[event.Addr]struct{}{}
	for _, r := range []*trust.Refinement{r, &s.base} {
		if r == nil {
			continue
		}
		cfg.GenericBarriers = cfg.GenericBarriers || r.GenericBarriers
		cfg.NoFresh = cfg.NoFresh || r.NoFresh
		if r.NoUndone && !cfg.NoUndone {
			cfg.NoUndone, cfg.MaxRounds = true, o.maxRounds
		}
		cfg.TrackDeps = cfg.TrackDeps || r.TrackDeps
		cfg.NoSections = cfg.NoSections || r.WeakModel
		for _, a := range r.GuardReads {
			cfg.GuardReads[a] = struct{}{}
		}
		for _, a := range r.GuardWrites {
			cfg.GuardWrites[a] = struct{}{}
		}
		for _, a := range r.Cuts {
			cfg.Cuts[a] = struct{}{}
		}
		cfg.Blocks = trust.JoinBlocks(cfg.Blocks, r.Blocks)
		cfg.ShareAll = cfg.ShareAll || len(r.Shared) > 0
	}
	return cfg
}

// engine is the engine's configuration.
func (s *session) engine() trust.Config {
	o := s.opts
	cfg := trust.Config{
		Model: s.model.name, Custom: s.model.model,
		NewProgram: func(r *trust.Refinement) trust.Program {
			s.refine(r)
			c := cache.New(s.newMachine(r), o.cache)
			c.SetBudget(cacheShare(uint64(o.cacheMem), min(o.workers, runtime.GOMAXPROCS(0))))
			return c
		},
		Workers: o.workers, Seed: o.seed, MaxExecutions: o.maxExecutions, MaxMemory: maxMemoryOf(o.maxMemory), KeepGoing: o.keepGoing,
		Equivalence: s.equivalence(), Symmetry: o.symmetry, NoRaces: !o.checkRaces, NoIncremental: !o.incremental, NoLookahead: !o.lookahead, NoUnblock: !o.unblock, NoDeadlock: !o.checkDeadlock, AllowVacuous: o.allowVacuous, CheckLiveness: o.checkLiveness, CheckDaemons: o.checkDaemons, WarnUnordered: o.warnUnordered,
		MaxEvents: o.maxEvents, MaxThreads: o.maxThreads,
	}
	without := func(h string) bool { return slices.Contains(o.rvfWithout, h) }
	cfg.RVF = trust.RVFOptions{NoSignals: without("signals"), NoClosure: without("closure"), NoHint: without("hint"), NoGreedy: without("greedy"), Clock: o.rvfClock}
	if o.simplify {
		cfg.OnlySC, cfg.NoSC = s.prog.Orderings()
	}
	if o.minimise > 0 && !s.seeking {
		cfg.Minimise = &trust.Minimising{Executions: o.minimise, Cost: report.Cost}
	}
	switch o.schedule {
	case "ltr":
		cfg.Schedule = trust.LeftToRight
	case "random":
		cfg.Schedule = trust.Random
	}
	return cfg
}

// equivalence is what the engine is asked for: several models are compared by what co
// tells apart.
func (s *session) equivalence() string {
	if s.opts.equivalence == "auto" && len(s.opts.models) > 1 {
		return "co"
	}
	return s.opts.equivalence
}

// samplingEffort is trust.Sampling.Effort before an exploration, which nobody wants to
// wait for: a second at most, unless the first samples take longer.
const samplingEffort = 1_000_000

// explore runs the engine.
func (s *session) explore() (*trust.Result, error) {
	o := s.opts
	cfg := s.engine()
	if !s.seeking {
		cfg.Sampling = o.sampling()
	}
	if cfg.Sampling != nil && !slices.ContainsFunc(estimateFlags, o.flags.Changed) {
		cfg.Sampling.Effort = samplingEffort
	}
	model := ""
	if s.explored != nil {
		model = filepath.Base(s.model.name)
	}
	ends, _ := s.ctx.Deadline()
	if s.progress = newProgress(s.screen, o, model, cfg.Sampling != nil, ends); s.progress != nil {
		cfg.Progress, s.progress.looping = s.progress.show, s.looping()
	}
	if s.seeking {
		cfg.KeepGoing, cfg.MaxExecutions = true, 0
	}
	if s.explored != nil && cfg.Sampling != nil {
		// An error in a sample must not end the run: the models are compared by what
		// was explored under each.
		sampling := cfg
		sampling.KeepGoing = true
		res, err := trust.Sample(s.ctx, sampling)
		if err != nil {
			return nil, err
		}
		s.sampled, cfg.Sampling = res.Estimate, nil
		s.progress.estimated(s.sampled)
	}
	cfg.OnEstimate = s.progress.estimated
	if s.explored != nil {
		ctx, cancel := context.WithCancel(s.ctx)
		defer cancel()
		cfg.OnExecution = func(snap *trust.Snapshot, blocked bool) {
			if s.explored.Add(snap, blocked) {
				cancel()
			}
		}
		return trust.Run(ctx, cfg)
	}
	if o.printExecutions {
		var n uint64
		names := s.names()
		cfg.OnExecution = func(snap *trust.Snapshot, blocked bool) {
			n++
			e := report.NewExecution(n, snap, blocked, names, s.src)
			if o.format == "json" {
				s.executions = append(s.executions, e)
				return
			}
			e.WriteText(s.stdout)
		}
	}
	return trust.Run(s.ctx, cfg)
}

// refine takes note of the refinement in force. With another one the exploration
// begins anew, and what it found so far does not count.
func (s *session) refine(r *trust.Refinement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.refinement != nil && s.refinement != r {
		s.executions = nil
		if s.explored != nil && !s.seeking {
			s.explored.Reset()
		}
	}
	s.refinement = r
}

func (s *session) refined() *trust.Refinement {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.refinement
}

func (s *session) endProgress() { s.progress.end() }

// finish prints the result and returns the exit code.
func (s *session) finish(res *trust.Result) int {
	r := s.report(res)
	if r == nil {
		return exitUsage
	}
	r.Executions = s.executions
	return s.finishReport(r)
}

// finishReport prints r and returns the exit code.
func (s *session) finishReport(r *report.Report) int {
	if err := s.print(r); err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return s.exitCode(r.Verdict)
}

// exitCode is the exit code of a run with that verdict, or of a replay.
func (s *session) exitCode(verdict string) int {
	if s.code != nil {
		return *s.code
	}
	return exitCode(verdict)
}

func exitCode(verdict string) int {
	switch verdict {
	case report.Error:
		return exitError
	case report.Incomplete:
		return exitIncomplete
	}
	return exitVerified
}

// report makes the report of a result. If the program needs what is not modelled it
// says so and returns nil.
func (s *session) report(res *trust.Result) *report.Report { return s.reportAs(res, "") }

// reportAs makes a report with the given summary, if it is not "".
func (s *session) reportAs(res *trust.Result, summary string) *report.Report {
	o := s.opts
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
		fmt.Fprintf(s.stderr, "genmcgo: %s\n", report.Unsupported(unsupported, o.file, names, s.src))
		return nil
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
	return report.New(ctx, res, names, s.src)
}

// context is what a report says besides the result.
func (s *session) context() report.Context {
	o := s.opts
	return report.Context{
		Version: version(), Program: o.file, Command: o.commandUnder(s.model.name), Model: s.model.name,
		Unroll: o.unroll, TimedWaits: o.timedWaits, Limit: o.maxExecutions, Timeout: o.timeout.String(), Symmetry: o.symmetry, AllowVacuous: o.allowVacuous, MaxStack: o.maxStack, MaxSteps: o.maxSteps, MaxRounds: o.maxRounds, Equivalence: s.equivalence(), AutoCompared: o.equivalence == "auto" && len(o.models) > 1,
	}
}

func (s *session) print(r *report.Report) error {
	var err error
	if o := s.opts; o.format == "json" {
		err = r.WriteJSON(s.stdout)
	} else {
		err = r.WriteText(s.stdout, report.Style{Color: useColor(s.out, o.color), Stats: o.stats, Replay: s.replayHint()})
	}
	return errors.Join(err, s.files(r, r.Verdict, append(r.Errors[:len(r.Errors):len(r.Errors)], r.Warnings...)))
}

// outcome is a report, or the table of several models.
type outcome interface {
	WriteJSON(w io.Writer) error
	WritePage(w io.Writer, src *report.Sources) error
	WriteJUnit(w io.Writer) error
	WriteCoverage(w io.Writer, src *report.Sources) error
	WriteSARIF(w io.Writer, inv report.Invocation) error
}

// files writes what was asked for besides the report, which is printed by now. One
// file that can not be written does not keep the others from being written.
func (s *session) files(r outcome, verdict string, found []report.Finding) error {
	o := s.opts
	err := errors.Join(s.stdout.Flush(), s.graphs(found))
	if o.json != "" {
		err = errors.Join(err, s.writeFile(o.json, r.WriteJSON))
	}
	if o.html != "" {
		err = errors.Join(err, s.writeFile(o.html, func(w io.Writer) error { return r.WritePage(w, s.src) }))
	}
	if o.junit != "" {
		err = errors.Join(err, s.writeFile(o.junit, r.WriteJUnit))
	}
	if o.coverage != "" {
		err = errors.Join(err, s.writeFile(o.coverage, s.writeCoverage(r)))
	}
	if o.sarif != "" { // the last, because it says with which status we exit
		inv := report.Invocation{CommandLine: commandLine(o.argv), ExitCode: s.exitCode(verdict)}
		if err != nil {
			inv.ExitCode = exitUsage
		}
		inv.Dir, _ = os.Getwd()
		err = errors.Join(err, s.writeFile(o.sarif, func(w io.Writer) error { return r.WriteSARIF(w, inv) }))
	}
	return errors.Join(err, s.stdout.Flush())
}

// commandLine is what was typed.
func commandLine(args []string) string {
	words := []string{"genmcgo"}
	for _, a := range args {
		words = append(words, shellQuote(a))
	}
	return strings.Join(words, " ")
}

// graphs writes the graph of the first of what was found to the files of --dot and --svg.
func (s *session) graphs(found []report.Finding) error {
	var err error
	for _, f := range []struct {
		file  string
		write func(*report.Finding, io.Writer) error
	}{{s.opts.dot, (*report.Finding).WriteDot}, {s.opts.svg, (*report.Finding).WriteSVG}} {
		switch {
		case f.file == "":
		case len(found) == 0 || found[0].Graph == nil:
			fmt.Fprintf(s.stderr, "genmcgo: there is no error, so there is no graph for %s\n", f.file)
		default:
			err = errors.Join(err, s.writeFile(f.file, func(w io.Writer) error { return f.write(&found[0], w) }))
		}
	}
	return err
}

// writeFile gives f the file called name to write, or standard output for -.
func (s *session) writeFile(name string, f func(w io.Writer) error) error {
	if name == "-" {
		w := bufio.NewWriter(s.machine)
		err := errors.Join(s.stdout.Flush(), f(w))
		if err == nil {
			err = w.Flush()
		}
		return err
	}
	out, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(out)
	if err = f(w); err == nil { // else Flush may only say it again
		err = w.Flush()
	}
	return errors.Join(err, out.Close())
}

// writeCoverage writes what executions reached, for lcov.
func (s *session) writeCoverage(r outcome) func(io.Writer) error {
	return func(w io.Writer) error { return r.WriteCoverage(w, s.src) }
}

func (s *session) writeIR(w io.Writer) error {
	s.prog.Fprint(w)
	return nil
}

// names explains positions, addresses and messages to reports.
func (s *session) names() report.Program { return &names{s: s} }

// names implements report.Program. It has a machine of its own, because it runs
// while workers run.
type names struct {
	s   *session
	m   *interp.Machine
	ref *trust.Refinement // the refinement m was made under
}

func (n *names) Position(pos int32) report.Place {
	p := n.s.prog.Position(pos)
	if p.File != "" && !filepath.IsAbs(p.File) && p.Dir != "" {
		p.File = filepath.Join(p.Dir, p.File)
	}
	return report.Place{File: p.File, Line: p.Line, Column: p.Column, Function: p.Function}
}

func (n *names) Symbol(a event.Addr) (string, uint64, bool) {
	name, off := n.s.prog.SymbolAt(a)
	return name, off, name != ""
}

func (n *names) Initial(a event.Addr, size uint8) event.Value { return n.machine().InitValue(a, size) }

func (n *names) Message(f *trust.Found) string {
	if f.Graph == nil {
		return ""
	}
	t := &f.Graph.Threads[f.Event.Thread]
	if t.Next == nil || t.Next.Kind != event.Error {
		return ""
	}
	lab := n.replay(f.Graph, f.Event.Thread, t.Next)
	return n.machine().Message(lab.Msg)
}

func (n *names) Output(snap *trust.Snapshot, t int32, step *event.Step) string {
	// OutputOf runs the thread from its start, which it knows by the label of the
	// first step; that label is filled in from the creating one in a copy.
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	var last *event.Step
	for i := len(path) - 1; i >= 0; i-- {
		c := &event.Step{Label: path[i].Label, Key: path[i].Key, Parent: last}
		if last == nil {
			if p := snap.Threads[t].Parent; !p.IsInit() {
				create := &snap.Threads[p.Thread].Events[p.Index].Label
				c.Child, c.Addr, c.Val = create.Child, create.Addr, create.Val
			}
		}
		last = c
	}
	return n.machine().OutputOf(last)
}

// machine is a machine under the refinement in force, so that it makes the steps
// that the engine saw.
func (n *names) machine() *interp.Machine {
	if r := n.s.refined(); n.m == nil || n.ref != r {
		n.m, n.ref = interp.New(n.s.prog, n.s.config(r)), r
	}
	return n.m
}

// replay runs dense thread t of the snapshot up to step and returns the label it
// yields there, whose Msg is one of n.machine(): messages belong to machines.
func (n *names) replay(snap *trust.Snapshot, t int32, step *event.Step) (lab event.Label) {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	var th event.Thread
	if p := snap.Threads[t].Parent; p.IsInit() {
		th = n.machine().Main(&lab)
	} else {
		th = n.machine().Spawn(&snap.Threads[p.Thread].Events[p.Index].Label, &lab)
	}
	defer th.Release()
	for i := len(path) - 2; i >= 0; i-- {
		th.Resume(path[i].Key, &lab)
	}
	return lab
}
