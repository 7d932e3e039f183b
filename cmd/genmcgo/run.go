package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo"
	"genmcgo/internal/shell"
	"genmcgo/report"
)

// invocation is one run of the command: what is checked, and where what comes of it goes.
type invocation struct {
	opts   *options
	prog   *genmcgo.Program
	ctx    context.Context
	src    *report.Sources
	out    io.Writer     // where the report goes: standard output, unless that is for a machine
	stdout *bufio.Writer // around it
	stderr io.Writer
	// machine is standard output, for the files called -.
	machine io.Writer
	screen  *screen // all of them write there

	progress *progress
	measured *measured
	code     *int // the exit code of a replay
}

// options are those of the run with the callbacks that show what happens.
func (s *invocation) options() genmcgo.Options {
	o := s.opts.Options
	if s.measured != nil || showHow(s.screen, s.opts.progress) != showNothing {
		o.OnProgress = s.onProgress
	}
	if o.KeepExecutions && !o.Observes() && s.opts.format != "json" && len(s.opts.models) == 1 {
		o.KeepExecutions = false
		printed := false
		o.OnExecution = func(e *report.Execution) {
			if printed && e.Number == 1 {
				fmt.Fprint(s.stdout, "the exploration starts again: the executions above do not count\n\n")
			}
			printed = true
			e.WriteText(s.stdout)
		}
	}
	return o
}

// onProgress shows progress: of each exploration again.
func (s *invocation) onProgress(at genmcgo.Progress) {
	s.measured.note(at)
	switch at.Event {
	case genmcgo.Begun:
		model := ""
		if len(s.opts.models) > 1 && !s.opts.estimating {
			model = filepath.Base(at.Model)
		}
		s.progress = newProgress(s.screen, s.opts, model, at.Sampling, at.Deadline)
	case genmcgo.Estimated:
		s.progress.estimated(at.Estimate)
	case genmcgo.Ended:
		s.progress.end()
	default:
		s.progress.show(at)
	}
}

// finishReport prints r and returns the exit code.
func (s *invocation) finishReport(r *report.Report) int {
	if err := s.print(r); err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return s.exitCode(r.Verdict)
}

// exitCode is the exit code of a run with that verdict, or of a replay.
func (s *invocation) exitCode(verdict string) int {
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

// print writes the files first: who reads standard output may end before it does (| head), and we end then.
func (s *invocation) print(r *report.Report) error {
	err := s.files(r, r.Verdict, append(r.Errors[:len(r.Errors):len(r.Errors)], r.Warnings...))
	if o := s.opts; o.format == "json" {
		err = errors.Join(err, r.WriteJSON(s.stdout))
	} else {
		err = errors.Join(err, r.WriteText(s.stdout, report.Style{Color: useColor(s.out, o.color), Stats: o.stats, AllEvents: o.allEvents, Examples: o.KeepExecutions, Replay: s.replayHint()}))
	}
	return errors.Join(err, s.stdout.Flush())
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
// file that cannot be written does not keep the others from being written.
func (s *invocation) files(r outcome, verdict string, found []report.Finding) error {
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
		words = append(words, shell.Quote(a))
	}
	return strings.Join(words, " ")
}

// graphs writes the graph of the first of what was found to the files of --dot and --svg.
func (s *invocation) graphs(found []report.Finding) error {
	var err error
	shown := slices.IndexFunc(found, func(f report.Finding) bool { return f.Graph != nil })
	for _, f := range []struct {
		file  string
		write func(*report.Finding, io.Writer) error
	}{{s.opts.dot, (*report.Finding).WriteDot}, {s.opts.svg, (*report.Finding).WriteSVG}} {
		switch {
		case f.file == "":
		case len(found) == 0:
			fmt.Fprintf(s.stderr, "genmcgo: there is no error, so there is no graph for %s\n", f.file)
		case shown < 0:
			fmt.Fprintf(s.stderr, "genmcgo: no execution belongs to the error, so there is no graph for %s\n", f.file)
		default:
			err = errors.Join(err, s.writeFile(f.file, func(w io.Writer) error { return f.write(&found[shown], w) }))
		}
	}
	return err
}

// writeFile gives f the file called name to write, or standard output for -.
func (s *invocation) writeFile(name string, f func(w io.Writer) error) error {
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
func (s *invocation) writeCoverage(r outcome) func(io.Writer) error {
	return func(w io.Writer) error { return r.WriteCoverage(w, s.src) }
}
