package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo"
)

const resumeUsage = `Usage: genmcgo resume DIRECTORY [flags]

Continues a run that was begun with --checkpoint=DIRECTORY and ended early: by a kill or a
crash, by Ctrl-C, --timeout or --max-memory, or because the disk was full. What was explored
before is not explored again; report and exit status are those of the whole run. If the run
was finished, it is reported again.

The program, its memory model and the options are taken from DIRECTORY. You may give flags for
output (--format, --json, --html, ...), --progress, --metrics, --color, --stats, --timeout and
--checkpoint-interval, and also --workers, --cache-mem and --max-memory, which otherwise are as before.
`

// resumable are the flags that genmcgo resume takes besides those of reports.
var resumable = []string{"timeout", "max-memory", "workers", "cache-mem", "checkpoint-interval", "progress", "metrics", "color", "help", "version"}

// parseResume reads the command line of genmcgo resume.
func parseResume(args []string) (*options, error) {
	o := &options{what: "resume"}
	fs := o.declare(o.what)
	args, rest, dashes := split(longFlags(fs, args))
	if err := fs.Parse(args); err != nil {
		return nil, betterError(fs, err)
	}
	if o.help || o.version {
		return o, nil
	}
	var refused error
	fs.Visit(func(f *pflag.Flag) {
		if s := o.spec(f.Name); s.Role != genmcgo.Reported && !slices.Contains(resumable, f.Name) && refused == nil {
			refused = fmt.Errorf("resume: --%s is taken from the checkpoint; it cannot be changed", f.Name)
		}
	})
	switch dirs := fs.Args(); {
	case refused != nil:
		return nil, refused
	case dashes && len(rest) > 0:
		return nil, errors.New("resume: flags for clang are taken from the checkpoint")
	case len(dirs) == 0:
		return nil, errors.New("resume: no DIRECTORY given: that of a run with --checkpoint=DIRECTORY")
	case len(dirs) > 1:
		return nil, fmt.Errorf("resume: more than one DIRECTORY: %s", strings.Join(dirs, " "))
	default:
		o.dir = dirs[0]
	}
	o.files = []string{o.dir}
	o.models = []string{""}
	return o, o.checkFiles()
}

// resume is the command genmcgo resume. It closes read when the checkpoint is.
func (s *invocation) resume(read chan<- struct{}) int {
	c, err := genmcgo.OpenCheckpoint(s.opts.dir)
	close(read)
	if err != nil {
		return s.failed(err)
	}
	defer c.Close()
	here, run := s.options(), c.Options()
	if here.MaxMemory == 0 && run.MaxMemory != 0 {
		defer limitGC(run.MaxMemory)()
	}
	s.prog, s.src = c.Program(), c.Program().Sources()
	s.opts.Options = run
	src := c.Source()
	s.opts.files, s.opts.clangFlags = nil, src.Clang
	for _, f := range src.Files() {
		s.opts.files = append(s.opts.files, f.Name)
	}
	here.OnExecution = s.options().OnExecution
	if s.opts.transformed != "" {
		if err := s.writeFile(s.opts.transformed, s.prog.Write); err != nil {
			fmt.Fprintln(s.stderr, "genmcgo:", err)
			return exitUsage
		}
	}
	if c.Several() {
		t, err := c.Compare(s.ctx, here)
		if err != nil {
			return s.failed(err)
		}
		return s.finishTable(t)
	}
	r, err := c.Resume(s.ctx, here)
	if err != nil {
		return s.failed(err)
	}
	return s.finishReport(r)
}
