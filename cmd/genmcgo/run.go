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

// session is one run of the command. It is where the parts meet.
type session struct {
	opts   *options
	ctx    context.Context
	src    *report.Sources
	out    io.Writer     // standard output
	stdout *bufio.Writer // around it
	stderr io.Writer

	prog       *ir.Program
	progress   *progress
	mu         sync.Mutex
	refinement *trust.Refinement // the one in force; guarded by mu
	executions []report.Execution
}

// load reads the program. Reading can not be interrupted, so it runs aside, and
// an interrupt leaves it behind.
func (s *session) load(stdin io.Reader, tmp *tempDir) error {
	include, err := fs.Sub(rtlib.Header, "include")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	text, err := readIR(s.ctx, s.opts, include, stdin, s.stderr, tmp)
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
		Unroll: o.unroll, NoUnroll: o.noUnroll, NoSpin: !o.spin, NoFresh: !o.fresh, SpuriousCAS: o.spuriousCAS, SpuriousWakeups: o.spuriousWakes,
		Entry: o.entry, Args: o.args,
		LibConfig: interp.LibConfig{NondetValues: o.nondetValues, Timeouts: o.timedWaits},
	}
	if r != nil {
		cfg.GenericBarriers = r.GenericBarriers
		cfg.NoFresh = cfg.NoFresh || r.NoFresh
		cfg.TrackDeps = r.TrackDeps
		cfg.Cuts = map[event.Addr]struct{}{}
		for _, a := range r.Cuts {
			cfg.Cuts[a] = struct{}{}
		}
		cfg.ShareAll = len(r.Shared) > 0
	}
	return cfg
}

// explore runs the engine.
func (s *session) explore() (*trust.Result, error) {
	o := s.opts
	cfg := trust.Config{
		Model: o.model,
		NewProgram: func(r *trust.Refinement) trust.Program {
			s.mu.Lock()
			s.refinement = r
			s.mu.Unlock()
			c := cache.New(interp.New(s.prog, s.config(r)), o.cache)
			c.SetBudget(cacheShare(uint64(o.cacheMem), min(o.workers, runtime.GOMAXPROCS(0))))
			return c
		},
		Workers: o.workers, Seed: o.seed, MaxExecutions: o.maxExecutions, KeepGoing: o.keepGoing,
		Symmetry: o.symmetry, NoRaces: !o.checkRaces, NoIncremental: !o.incremental, NoLookahead: !o.lookahead, NoUnblock: !o.unblock, NoDeadlock: !o.checkDeadlock, CheckLiveness: o.checkLiveness, WarnUnordered: o.warnUnordered,
	}
	if o.simplify {
		cfg.OnlySC, cfg.NoSC = s.prog.Orderings()
	}
	switch o.schedule {
	case "ltr":
		cfg.Schedule = trust.LeftToRight
	case "random":
		cfg.Schedule = trust.Random
	}
	if s.progress = newProgress(s.stderr, o.progress); s.progress != nil {
		cfg.Progress = s.progress.show
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

// simplified says why a program may be checked under a simpler model (see simplify
// in package trust).
var simplified = map[string]string{
	"ra": "the program has no seq_cst access",
	"sc": "the program has no atomic access but seq_cst ones, and races are errors",
}

func (s *session) refined() *trust.Refinement {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.refinement
}

func (s *session) endProgress() { s.progress.end() }

// finish prints the result and returns the exit code.
func (s *session) finish(res *trust.Result) int {
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
		return exitUsage
	}
	res.Errors = errs

	r := report.New(report.Context{
		Version: version(), Program: o.file, Command: o.command(), Model: o.model,
		Unroll: o.unroll, TimedWaits: o.timedWaits, Limit: o.maxExecutions, Timeout: o.timeout.String(), Symmetry: o.symmetry,
		Simplified: simplified[res.ModelUsed],
	}, res, names, s.src)
	r.Executions = s.executions
	if err := s.print(r); err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	switch r.Verdict {
	case report.Error:
		return exitError
	case report.Incomplete:
		return exitIncomplete
	}
	return exitVerified
}

func (s *session) print(r *report.Report) error {
	o := s.opts
	if o.format == "json" {
		if err := r.WriteJSON(s.stdout); err != nil {
			return err
		}
	} else {
		st := report.Style{Color: useColor(s.out, o.color), Stats: o.stats}
		if err := r.WriteText(s.stdout, st); err != nil {
			return err
		}
	}
	if o.dot != "" {
		found := append(r.Errors[:len(r.Errors):len(r.Errors)], r.Warnings...)
		if len(found) == 0 || found[0].Graph == nil {
			fmt.Fprintf(s.stderr, "genmcgo: there is no error, so there is no graph for %s\n", o.dot)
		} else if err := s.writeFile(o.dot, found[0].WriteDot); err != nil {
			return err
		}
	}
	return s.stdout.Flush()
}

// writeFile gives f the file called name to write, or standard output for -.
func (s *session) writeFile(name string, f func(w io.Writer) error) error {
	if name == "-" {
		return f(s.stdout)
	}
	out, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(out)
	err = f(w)
	return errors.Join(err, w.Flush(), out.Close())
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
