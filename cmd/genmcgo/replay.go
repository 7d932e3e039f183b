package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo/cache"
	"genmcgo/report"
	trust "genmcgo/truST"
)

const replayUsage = `Usage: genmcgo replay [FILE] --trace err.json [--error N] [--changed] [output flags] [-- CLANG FLAGS]

Runs one execution of a program again, and nothing else: the one of the first error (or
warning) of err.json, which is what a run with --json=err.json or --format=json wrote. Each
step is checked against the program and the memory model, and what is wrong is looked for anew.

  --trace FILE   a report in JSON; - is standard input
  --error N      the N-th of its errors, then warnings (default 1)
  --changed      the program is no longer the one that was recorded: replay the execution as
                 long as its events still fit, and say how it ends now

FILE need not be given if it is where it was. The flags of the recorded run that make its
executions what they are (--mm, --unroll, --entry, --arg, ...) are taken from err.json; the
same flags beside it must say the same. Flags for output (--format, --dot, ...) are free.

Exit status: 1 what was recorded shows again, or with --changed something else is wrong;
0 with --changed: the execution now ends well, or the memory model forbids it now;
2 the execution is none of this program (stale, foreign or damaged err.json), or bad usage;
4 it was stopped (--timeout, Ctrl-C).
`

// recorded is what there is to be replayed or stepped through.
type recorded struct {
	report.Recorded
	rec     *trust.Recording
	number  int
	total   int
	file    string // of --trace
	changed bool   // --changed
}

// where names the recorded execution in messages.
func (r *recorded) where() string {
	if r.file == "-" {
		return "the trace on standard input"
	}
	return r.file
}

// Flags that make the executions of a program what they are: a recording has them.
var recordedFlags = []string{"check-races", "check-deadlock", "check-liveness", "check-daemons", "check-unordered", "spurious-cas", "spurious-wakeups", "nondet-values",
	"entry", "arg", "unroll", "no-unroll", "timed-waits", "max-stack", "max-steps", "max-rounds", "max-events", "max-threads", "spin-detection", "fresh-writes", "undone-rounds"}

// Flags that say how executions are found, which has nothing to do with a replay.
var searchFlags = []string{"allow-vacuous", "keep-going", "equivalence", "rvf-without", "rvf-clock", "symmetry", "max-executions", "workers", "schedule", "seed", "simplify", "lookahead", "unblock", "progress",
	"estimate", "estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd", "estimate-histogram", "minimise", "print-executions", "diff"}

// Flags about reports, which step does not write.
var reportFlags = []string{"format", "print-executions", "json", "dot", "svg", "html", "coverage", "sarif", "junit", "transformed", "stats"}

// replayInfo is what findings need to be replayed, but the execution.
func (s *session) replayInfo(model string) *report.Replay {
	o := s.opts
	r := &report.Replay{Version: report.ReplayVersion, Fingerprint: s.prog.Fingerprint(), Model: model, Clang: o.clangFlags,
		Flags: words(o.flags, recordedFlags)}
	u := union(s.base, s.refined())
	r.Refinement = report.Refinement{Cuts: u.Cuts, Blocks: u.Blocks, Shared: u.Shared, GenericBarriers: u.GenericBarriers, NoFresh: u.NoFresh, NoUndone: u.NoUndone,
		GuardReads: u.GuardReads, GuardWrites: u.GuardWrites}
	return r
}

// replayFlags are the flags that replay and step have beside those of a run.
func replayFlags(fs *pflag.FlagSet, r *recorded) {
	fs.StringVar(&r.file, "trace", "", "replay, step: the report in JSON in `FILE`")
	fs.IntVar(&r.number, "error", 1, "replay, step: the `N`-th of its errors")
	fs.BoolVar(&r.changed, "changed", false, "replay, step: the program is not the one that was recorded")
}

// parseReplay reads the command line of genmcgo replay, or of genmcgo step (what). What
// is found in --trace becomes part of the options.
func parseReplay(what string, args []string, stdin io.Reader) (*options, error) {
	r := &recorded{}
	given := &options{}
	fs := newFlags(given)
	replayFlags(fs, r)
	step := &stepOptions{}
	if what == "step" {
		stepFlags(fs, step)
	}
	flags, rest, dashes := split(longFlags(fs, args))
	if err := fs.Parse(flags); err != nil {
		return nil, betterError(fs, err)
	}
	if given.help || given.version {
		given.what = what
		return given, nil
	}
	if what == "step" {
		for _, name := range reportFlags {
			if f := fs.Lookup(name); f != nil && f.Changed {
				return nil, fmt.Errorf("--%s: step writes no report", name)
			}
		}
	}
	files := fs.Args()
	if what == "step" && len(files) == 1 && files[0] == "-" && step.do == "" {
		return nil, errors.New("step: the program and the commands can not both come from standard input; name a file, or use --do")
	}
	own := func(f *pflag.Flag) bool {
		return slices.Contains([]string{"trace", "error", "changed", "do"}, f.Name)
	}
	if r.file == "" {
		if what == "replay" {
			return nil, errors.New("replay: --trace err.json is missing: what to replay")
		}
		for _, name := range []string{"error", "changed"} {
			if fs.Changed(name) {
				return nil, fmt.Errorf("--%s needs --trace", name)
			}
		}
		var again []string
		fs.Visit(func(f *pflag.Flag) {
			if !own(f) {
				again = append(again, words(fs, []string{f.Name})...)
			}
		})
		again = append(again, files...)
		if dashes {
			again = append(append(again, "--"), rest...)
		}
		o, err := parseArgs(again)
		if err != nil {
			return nil, err
		}
		if len(o.models) > 1 {
			return nil, errors.New("step: several models: step through an error under one of them")
		}
		o.what, o.step = what, step
		return o, nil
	}
	if what == "step" && r.file == "-" && step.do == "" {
		return nil, errors.New("step: --trace=- and the commands can not both come from standard input; name a file")
	}
	if err := r.read(stdin, given.mm, fs.Changed("mm")); err != nil {
		return nil, err
	}

	// The command line of the recorded run, as far as it matters.
	var line, clash []string
	var asked error
	fs.Visit(func(f *pflag.Flag) {
		switch {
		case asked != nil || own(f) || f.Name == "mm":
		case slices.Contains(recordedFlags, f.Name):
			now := words(fs, []string{f.Name})
			prefix := "--" + f.Name + "="
			then := slices.DeleteFunc(slices.Clone(r.Replay.Flags), func(w string) bool { return !strings.HasPrefix(w, prefix) })
			if !slices.Equal(now, then) && !(len(then) == 0 && f.Value.String() == f.DefValue) {
				clash = append(clash, strings.Join(now, " "))
				with := strings.Join(then, " ")
				if with == "" {
					with = "--" + f.Name + " left as it is"
				}
				asked = fmt.Errorf("%s: %s was recorded with %s; leave the flag out", strings.Join(now, " "), r.where(), with)
			}
		case slices.Contains(searchFlags, f.Name):
			asked = fmt.Errorf("--%s says how errors are looked for; %s has one already", f.Name, r.where())
		default:
			line = append(line, words(fs, []string{f.Name})...)
		}
	})
	if asked != nil {
		return nil, asked
	}
	line = append([]string{"--mm=" + r.Report.Model}, append(slices.Clone(r.Replay.Flags), line...)...)
	if len(files) == 0 {
		if r.Report.Program == "-" || r.Report.Program == "" {
			return nil, fmt.Errorf("no FILE given, and %s was recorded with the program on standard input", r.where())
		}
		files = []string{r.Report.Program}
	}
	if files[0] == "-" && r.file == "-" {
		return nil, errors.New("the program and the trace can not both come from standard input")
	}
	line = append(line, files...)
	if !dashes {
		rest = nil
		if len(files) == 1 && isSource(files[0]) {
			rest = r.Replay.Clang
		}
	}
	if len(rest) > 0 {
		line = append(append(line, "--"), rest...)
	}
	o, err := parseArgs(line)
	if err != nil {
		return nil, fmt.Errorf("%w (with the flags of %s)", err, r.where())
	}
	o.what, o.recorded, o.step = what, r, step
	return o, nil
}

// read reads the file of --trace and picks the finding.
func (r *recorded) read(stdin io.Reader, mm string, mmGiven bool) error {
	if stdin == nil {
		stdin = strings.NewReader("")
	}
	text, err := readReport(r.file, stdin)
	if err != nil {
		return err
	}
	table, err := report.Read(r.where(), text)
	if err != nil {
		return err
	}
	found, reports := table.Recorded(), table.Models
	if mmGiven {
		found = slices.DeleteFunc(found, func(f report.Recorded) bool { return f.Report.Model != mm })
		if !slices.ContainsFunc(reports, func(p *report.Report) bool { return p.Model == mm }) {
			var models []string
			for _, p := range reports {
				models = append(models, p.Model)
			}
			return fmt.Errorf("--mm=%s: %s was recorded under %s; leave the flag out", mm, r.where(), strings.Join(models, ", "))
		}
	}
	switch {
	case len(found) == 0:
		return fmt.Errorf("%s: there is no error in it (%s), so there is nothing to replay", r.where(), summaries(reports))
	case r.number < 1 || r.number > len(found):
		var names []string
		for i := range found {
			names = append(names, fmt.Sprintf("%d is %s", i+1, found[i].Name()))
		}
		return fmt.Errorf("--error=%d: %s has %d: %s", r.number, r.where(), len(found), strings.Join(names, "; "))
	}
	r.total = len(found)
	r.Recorded = found[r.number-1]
	bad := func(format string, args ...any) error {
		return fmt.Errorf("%s: %s: %s; record it anew: %s", r.where(), r.Name(), fmt.Sprintf(format, args...), r.command())
	}
	switch {
	case r.Graph == nil:
		return bad("no execution belongs to it")
	case r.Replay == nil:
		return bad("it does not say how to replay it: another version of genmcgo wrote it (%s)", r.Report.Version)
	case r.Replay.Version != report.ReplayVersion:
		return bad("another version of genmcgo wrote it: its replay data have version %d, not %d", r.Replay.Version, report.ReplayVersion)
	}
	if r.rec, err = r.Replay.Recording(); err != nil {
		return bad("its execution is damaged: %v", err)
	}
	if r.rec.Kind != r.Kind || r.rec.Name != r.Finding.Name {
		return bad("its execution is that of another error (%s)", r.rec.Kind)
	}
	return nil
}

// command is what to type to make the recording again.
func (r *recorded) command() string {
	file := r.file
	if file == "-" {
		file = "err.json"
	}
	c := strings.TrimPrefix(r.Report.Command, "genmcgo ")
	return "genmcgo --json=" + shellQuote(file) + " " + c
}

func summaries(reports []*report.Report) string {
	var out []string
	for _, r := range reports {
		out = append(out, r.Summary)
	}
	return strings.Join(out, "; ")
}

// words writes flags of fs that were given as words of a command line.
func words(fs *pflag.FlagSet, names []string) []string {
	out := []string{}
	for _, name := range names {
		f := fs.Lookup(name)
		if !f.Changed {
			continue
		}
		if sv, ok := f.Value.(pflag.SliceValue); ok {
			for _, v := range sv.GetSlice() {
				out = append(out, "--"+name+"="+v)
			}
			continue
		}
		out = append(out, "--"+name+"="+f.Value.String())
	}
	return out
}

// replay runs the recorded execution again and makes the report of it; code is the exit
// code. The report is nil if the execution does not fit: standard error then has why.
func (s *session) replay() (r *report.Report, code int) {
	rec := s.opts.recorded
	info := rec.Replay
	same := s.prog.Fingerprint() == info.Fingerprint
	ref := trust.Refinement{Cuts: info.Refinement.Cuts, Blocks: info.Refinement.Blocks, Shared: info.Refinement.Shared,
		GenericBarriers: info.Refinement.GenericBarriers, NoFresh: info.Refinement.NoFresh, NoUndone: info.Refinement.NoUndone,
		GuardReads: info.Refinement.GuardReads, GuardWrites: info.Refinement.GuardWrites}
	o := s.opts
	cfg := trust.Config{
		Model: info.Model,
		NewProgram: func(r *trust.Refinement) trust.Program {
			s.refine(r)
			c := cache.New(s.newMachine(r), o.cache)
			c.SetBudget(cacheShare(uint64(o.cacheMem), 1))
			return c
		},
		NoRaces: !o.checkRaces, NoIncremental: !o.incremental, NoDeadlock: !o.checkDeadlock, CheckLiveness: o.checkLiveness, CheckDaemons: o.checkDaemons, WarnUnordered: o.warnUnordered,
		MaxEvents: o.maxEvents, MaxThreads: o.maxThreads,
	}
	if !same {
		cfg.Model = s.model.name // a simpler one may not decide what the program is now
	}
	if cfg.Model == s.model.name {
		cfg.Custom = s.model.model
	} else if !slices.Contains(builtin, info.Model) {
		fmt.Fprintf(s.stderr, "genmcgo: %s: it was found under %q, which is no memory model\n", rec.where(), info.Model)
		return nil, exitUsage
	}
	out, err := trust.Replay(s.ctx, cfg, ref, rec.rec)
	var misfit *trust.MisfitError
	switch {
	case errors.As(err, &misfit):
		return s.misfit(misfit, same)
	case err != nil && s.ctx.Err() != nil:
		fmt.Fprintf(s.stderr, "genmcgo: the replay was stopped before its end\n")
		return nil, exitIncomplete
	case err != nil:
		return nil, s.failed(err)
	}

	// Each event must be what it was.
	now := report.NewExecution(1, out.Graph, false, s.names(), s.src).Graph
	diffs := report.Differences(rec.Graph, now, true)
	others := report.Differences(rec.Graph, now, false)
	switch {
	case same && len(diffs) > 0:
		fmt.Fprintf(s.stderr, "genmcgo: %s: it was edited, or made by another version of genmcgo: %s; record it anew: %s\n", rec.where(), diffs[0], rec.command())
		return nil, exitUsage
	case !same && !rec.changed:
		s.stale(len(rec.rec.Task.Events), diffs)
		return nil, exitUsage
	case len(others) > 0:
		fmt.Fprintf(s.stderr, "genmcgo: %s does not fit %s any more: %s; record it anew: %s\n", rec.where(), o.file, others[0], rec.command())
		return nil, exitUsage
	}
	out.Result.Stopped = "replay"
	if r = s.reportAs(out.Result, s.replayed(out, cfg.Model)); r == nil {
		return nil, exitUsage
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
	r.Command = o.replayCommand()
	if out.Again || len(r.Errors) > 0 {
		return r, exitError
	}
	return r, exitVerified
}

// replayed is the summary of a replay.
func (s *session) replayed(out *trust.Replayed, model string) string {
	rec := s.opts.recorded
	switch {
	case out.Again && rec.Warning:
		return fmt.Sprintf("warning: %s, again; replayed from %s (%s)", strings.TrimPrefix(rec.Name(), "warning "), rec.where(), model)
	case out.Again:
		return fmt.Sprintf("error: %s, again; replayed from %s (%s)", rec.Name(), rec.where(), model)
	case len(out.Result.Errors) > 0:
		return fmt.Sprintf("error: not %s, but another one; replayed from %s (%s)", rec.Name(), rec.where(), model)
	}
	return fmt.Sprintf("no error: %s does not show again, and nothing else is wrong with this execution; replayed from %s (%s)", rec.Name(), rec.where(), model)
}

// misfit says that the recorded execution is none of the program.
func (s *session) misfit(m *trust.MisfitError, same bool) (*report.Report, int) {
	o, rec := s.opts, s.opts.recorded
	why, forbidden := report.Misfit(rec.Finding, m, s.names(), s.src)
	switch {
	case forbidden && rec.changed && !same:
		// A fix may do just that.
		fmt.Fprintf(s.stdout, "no error: %s does not show again: %s forbids the execution now; replayed from %s\n  %s\n", rec.Name(), s.model.name, rec.where(), why)
		return nil, exitVerified
	case same:
		fmt.Fprintf(s.stderr, "genmcgo: %s: it was edited, or made by another version of genmcgo (%s): %s; record it anew: %s\n", rec.where(), rec.Report.Version, why, rec.command())
	case rec.changed:
		fmt.Fprintf(s.stderr, "genmcgo: %s does not fit %s any more: %s; record it anew: %s\n", rec.where(), o.file, why, rec.command())
	default:
		s.stale(0, []string{why})
	}
	return nil, exitUsage
}

// stale says that the program is not the one that was recorded.
func (s *session) stale(events int, diffs []string) {
	o, rec := s.opts, s.opts.recorded
	fmt.Fprintf(s.stderr, "genmcgo: %s was recorded with another program than %s is now", rec.where(), o.file)
	if len(diffs) > 0 {
		fmt.Fprintf(s.stderr, ": %s\n", diffs[0])
	} else {
		fmt.Fprintf(s.stderr, ", but all %d events of the execution still fit\n", events)
	}
	fmt.Fprintf(s.stderr, "  --changed replays it as far as it fits; to record anew: %s\n", rec.command())
}

// replayCommand is the command line that repeats a replay.
func (o *options) replayCommand() string {
	r := o.recorded
	w := []string{"genmcgo", "replay", o.file, "--trace=" + r.file}
	if r.number != 1 {
		w = append(w, fmt.Sprintf("--error=%d", r.number))
	}
	if r.changed {
		w = append(w, "--changed")
	}
	if len(o.clangFlags) > 0 {
		w = append(append(w, "--"), o.clangFlags...)
	}
	for i := range w {
		w[i] = shellQuote(w[i])
	}
	return strings.Join(w, " ")
}

// replayHint is the command that replays the first finding of the report that is being
// written to a file, "" if there is no such file.
func (s *session) replayHint() string {
	o := s.opts
	if o.json == "" || o.json == "-" || o.what != "" {
		return ""
	}
	return "genmcgo replay " + shellQuote(o.file) + " --trace=" + shellQuote(o.json)
}
