package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/internal/shell"
	"genmcgo/report"
)

const replayUsage = `Usage: genmcgo replay [FILE...] --trace err.json [--error N] [--changed] [output flags] [-- CLANG FLAGS]

Runs one execution of a program again, and nothing else: that of the first error (or warning)
in err.json, which a run with --json=err.json or --format=json wrote. It checks each step
against the program and the memory model, and looks for errors again.

  --trace FILE   a report in JSON; - is standard input
  --error N      the N-th of its errors, then warnings (default 1)
  --changed      the program is no longer the one that was recorded: replay the execution as
                 long as its events still fit, and say how it ends now

FILE need not be given if the program is where it was. Flags that determine executions (--mm,
--unroll, --entry, --arg, ...) are taken from err.json; if you give them, they must be the same.
Flags for output (--format, --dot, ...) are free.

Exit status: 1 the recorded error occurs again, or with --changed another one;
0 with --changed: the execution now ends well, or the memory model now forbids it;
2 the program has no such execution (err.json is stale, foreign or damaged), or bad usage;
4 it was stopped (--timeout, Ctrl-C).
`

// traceFlags are what replay and step take beside the flags of a run.
type traceFlags struct {
	file    string // --trace
	number  int    // --error
	changed bool   // --changed
}

// recorded is what there is to be replayed or stepped through.
type recorded struct {
	*genmcgo.Recording
	traceFlags
}

// where names the recorded execution in messages.
func (r *traceFlags) where() string {
	if r.file == "-" {
		return "the trace on standard input"
	}
	return r.file
}

// replayLine is the command line of genmcgo replay, or of genmcgo step.
type replayLine struct {
	what   string   // replay or step
	given  *options // its flags
	files  []string
	rest   []string // what stands behind --
	dashes bool     // -- is there
}

// parseReplay reads the command line of genmcgo replay, or of genmcgo step (what). What
// is found in --trace becomes part of the options.
func parseReplay(what string, args []string, stdin io.Reader) (*options, error) {
	l := &replayLine{what: what, given: &options{}}
	fs := l.given.declare(what)
	flags, rest, dashes := split(longFlags(fs, args))
	if err := fs.Parse(flags); err != nil {
		return nil, betterError(fs, err)
	}
	if l.given.help || l.given.version {
		l.given.what = what
		return l.given, nil
	}
	l.files, l.rest, l.dashes = fs.Args(), rest, dashes
	var o *options
	err := l.check()
	switch {
	case err != nil:
		return nil, err
	case l.given.trace.file == "":
		o, err = l.untraced()
	default:
		o, err = l.traced(stdin)
	}
	if err != nil {
		return nil, err
	}
	o.what, o.do = what, l.given.do
	return o, nil
}

// check refuses what step cannot do.
func (l *replayLine) check() error {
	if l.what != "step" {
		return nil
	}
	for _, f := range l.given.table {
		if (f.Role == genmcgo.Reported || f.Name == "print-executions") && l.given.flags.Changed(f.Name) {
			return fmt.Errorf("--%s: step writes no report", f.Name)
		}
	}
	switch {
	case l.given.do != "": // standard input is free
		return nil
	case slices.Contains(l.files, "-"):
		return errors.New("step: the program and the commands cannot both come from standard input; name a file, or use --do")
	case l.given.trace.file == "-":
		return errors.New("step: --trace=- and the commands cannot both come from standard input; name a file")
	}
	return nil
}

// own reports whether a flag is one of replay or step, and not of a run.
func (l *replayLine) own(f *pflag.Flag) bool { return l.given.spec(f.Name).only != "" }

// untraced returns the options of step without --trace: those of a run.
func (l *replayLine) untraced() (*options, error) {
	if l.what == "replay" {
		return nil, errors.New("replay: --trace err.json is missing: what to replay")
	}
	for _, name := range []string{"error", "changed"} {
		if l.given.flags.Changed(name) {
			return nil, fmt.Errorf("--%s needs --trace", name)
		}
	}
	var line []string
	l.given.flags.Visit(func(f *pflag.Flag) {
		if !l.own(f) {
			line = append(line, l.given.words(f)...)
		}
	})
	line = append(line, l.files...)
	if l.dashes {
		line = append(append(line, "--"), l.rest...)
	}
	o, err := parseArgs(line)
	if err == nil && len(o.models) > 1 {
		err = errors.New("step: several models: step through an error under one of them")
	}
	return o, err
}

// traced returns the options with which the execution in --trace is replayed.
func (l *replayLine) traced(stdin io.Reader) (*options, error) {
	r := &recorded{traceFlags: l.given.trace}
	if err := r.read(stdin, l.given.Model, l.given.flags.Changed("mm")); err != nil {
		return nil, err
	}
	flags, err := l.besides(r)
	if err != nil {
		return nil, err
	}
	line := slices.Concat([]string{"--mm=" + r.Report.Model}, r.Replay.Flags, flags)
	files, rest := l.files, l.rest
	if len(files) == 0 {
		src := r.Source()
		for _, f := range src.Files() {
			if f.Name == "-" || f.Name == "" {
				return nil, fmt.Errorf("no FILE given, and %s was recorded with the program on standard input", r.where())
			}
			files = append(files, f.Name)
		}
	}
	if slices.Contains(files, "-") && r.file == "-" {
		return nil, errors.New("the program and the trace cannot both come from standard input")
	}
	line = append(line, files...)
	if !l.dashes {
		rest = nil
		if slices.ContainsFunc(files, func(f string) bool { src := genmcgo.File(f); return src.Compiled() }) {
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
	o.recorded = r
	return o, nil
}

// besides returns the flags that were given besides those of the recorded run r. Flags that
// the recording has must be the same, and flags about the search are refused.
func (l *replayLine) besides(r *recorded) (line []string, err error) {
	l.given.flags.Visit(func(f *pflag.Flag) {
		spec := l.given.spec(f.Name)
		switch {
		case err != nil || l.own(f) || f.Name == "mm":
		case spec.Role == genmcgo.Recorded:
			err = r.same(spec, l.given.words(f), &l.given.Options)
		case spec.Role == genmcgo.Searching:
			err = fmt.Errorf("--%s says how errors are looked for; %s has one already", f.Name, r.where())
		default:
			line = append(line, l.given.words(f)...)
		}
	})
	return line, err
}

// same returns an error if the flag was recorded with another value than now, that in o.
func (r *recorded) same(f *flagSpec, now []string, o *genmcgo.Options) error {
	prefix := "--" + f.Name + "="
	then := slices.DeleteFunc(slices.Clone(r.Replay.Flags), func(w string) bool { return !strings.HasPrefix(w, prefix) })
	if slices.Equal(now, then) || len(then) == 0 && f.IsDefault(o) {
		return nil
	}
	with := strings.Join(then, " ")
	if with == "" {
		with = "--" + f.Name + " left as it is"
	}
	return fmt.Errorf("%s: %s was recorded with %s; leave the flag out", strings.Join(now, " "), r.where(), with)
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
	if f := found[r.number-1]; f.Graph == nil && f.Kind == "final-state" {
		return fmt.Errorf("%s: %s says that no execution is so; there is none to show", r.where(), f.Name())
	}
	var bad *genmcgo.ReplayError
	if r.Recording, err = genmcgo.NewRecording(r.where(), r.number, found[r.number-1]); errors.As(err, &bad) {
		return fmt.Errorf("%s; record it again: %s", bad.Msg, recordAgain(r.file, found[r.number-1].Report))
	} else if err != nil {
		return err
	}
	r.Recording.File, r.Recording.Changed = r.file, r.changed
	return nil
}

// command is what to type to make the recording again.
func (r *recorded) command() string { return recordAgain(r.file, r.Report) }

// recordAgain is what to type to make a report again, in file.
func recordAgain(file string, of *report.Report) string {
	if file == "-" {
		file = "err.json"
	}
	return "genmcgo --json=" + shell.Quote(file) + " " + strings.TrimPrefix(of.Command, "genmcgo ")
}

func summaries(reports []*report.Report) string {
	var out []string
	for _, r := range reports {
		out = append(out, r.Summary)
	}
	return strings.Join(out, "; ")
}

// words writes a flag that was given as words of a command line.
func (o *options) words(f *pflag.Flag) []string {
	if s, ok := f.Value.(*setting); ok {
		return s.Words(&o.Options)
	}
	return []string{"--" + f.Name + "=" + f.Value.String()}
}

// replayOnly is genmcgo replay, with the program loaded.
func (s *invocation) replayOnly() int {
	again, code := s.replay()
	if again == nil {
		return code
	}
	return s.finishReport(again.Report)
}

// replay runs the recorded execution again and makes the report of it; code is the exit
// code. What it returns is nil if the execution does not fit: standard error then has why.
func (s *invocation) replay() (again *genmcgo.Replayed, code int) {
	rec := s.opts.recorded
	out, err := s.prog.Replay(s.ctx, rec.Recording, s.opts.Options)
	var misfit *genmcgo.ReplayError
	switch {
	case errors.As(err, &misfit):
		s.misfit(misfit)
		return nil, exitUsage
	case err != nil && s.ctx.Err() != nil:
		fmt.Fprintf(s.stderr, "genmcgo: the replay was stopped before its end\n")
		return nil, exitIncomplete
	case err != nil:
		return nil, s.failed(err)
	case out.Forbidden != "":
		fmt.Fprintf(s.stdout, "no error: %s does not show again: %s forbids the execution now; replayed from %s\n  %s\n", rec.Name(), s.opts.models[0], rec.where(), out.Forbidden)
		return nil, exitVerified
	}
	code = exitVerified
	switch {
	case out.Again || len(out.Report.Errors) > 0:
		code = exitError
	case out.Report.AtLimit():
		code = exitIncomplete
	}
	s.code = &code
	return out, code
}

// misfit says why the recorded execution is none of the program.
func (s *invocation) misfit(e *genmcgo.ReplayError) {
	rec, file := s.opts.recorded, s.opts.program()
	switch e.Kind {
	case genmcgo.Unfit:
		fmt.Fprintf(s.stderr, "genmcgo: %s does not fit %s any more: %s; record it again: %s\n", rec.where(), file, e.Msg, rec.command())
	case genmcgo.Stale:
		fmt.Fprintf(s.stderr, "genmcgo: %s was recorded with another program than %s is now", rec.where(), file)
		if e.Msg != "" {
			fmt.Fprintf(s.stderr, ": %s\n", e.Msg)
		} else {
			fmt.Fprintf(s.stderr, ", but all %d events of the execution still fit\n", e.Events)
		}
		fmt.Fprintf(s.stderr, "  --changed replays it as far as it fits; to record again: %s\n", rec.command())
	default:
		version := ""
		if e.Version != "" {
			version = " (" + e.Version + ")"
		}
		fmt.Fprintf(s.stderr, "genmcgo: %s: it was edited, or made by another version of genmcgo%s: %s; record it again: %s\n", rec.where(), version, e.Msg, rec.command())
	}
}

// replayHint is the command that replays the first finding of the report that is being
// written to a file, "" if there is no such file.
func (s *invocation) replayHint() string {
	o := s.opts
	if o.json == "" || o.json == "-" || o.what != "" && o.what != "resume" {
		return ""
	}
	words := []string{"genmcgo replay"}
	for _, f := range o.files {
		words = append(words, shell.Quote(f))
	}
	return strings.Join(append(words, "--trace="+shell.Quote(o.json)), " ")
}
