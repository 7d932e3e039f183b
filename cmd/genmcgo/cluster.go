package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"text/tabwriter"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/cluster/metrics"
	"genmcgo/cluster/nats"
	"genmcgo/cluster/server"
	"genmcgo/cluster/task"
	"genmcgo/internal/spell"
	"genmcgo/report"
)

// The commands around a cluster: a server, workers, and lists of jobs. A run with
// --cluster submits a job and follows it.

const serveUsage = `Usage: genmcgo serve --store DIR [flags]

Serves a cluster: keeps its jobs in DIR, so that they survive it. The first line on standard
output is a URL, with a password, for 'genmcgo join', 'genmcgo --cluster' and 'genmcgo jobs'.
It is the same after a restart with the same DIR. The server ends on SIGTERM or Ctrl-C, and
with the process that started it. Any nats-server with JetStream, 2.12 or later, will do
instead. docs/cluster.md has examples.

`

const joinUsage = `Usage: genmcgo join [flags] URL

Works for the cluster at URL until SIGTERM or Ctrl-C; then it hands over what it has not
finished. Programs, models and options come with the jobs. URL is what 'genmcgo serve'
printed, or @FILE, a file whose first line it is.

`

const jobsUsage = `Usage: genmcgo jobs URL                             list the jobs of the cluster at URL
       genmcgo jobs URL attach ID [output flags]    follow a job to its end, and report
       genmcgo jobs URL cancel ID...                end jobs and forget them

URL is what 'genmcgo serve' printed, or @FILE, a file whose first line it is. The output flags
are those of a run: --format, --json, --html, ...

Exit status of attach: that of the run. Of the others: 0, or 2 if something is wrong.
`

// jobFile is the file of a spec that contains the job.
const jobFile = "job"

// clusterCommands are the subcommands that are about clusters.
var clusterCommands = map[string]func(args []string, stdout, stderr io.Writer) int{"serve": serveCommand, "join": joinCommand, "jobs": jobsCommand}

// flagsOf makes the flags of a subcommand about clusters.
func flagsOf(name string) *pflag.FlagSet {
	fs := pflag.NewFlagSet(name, pflag.ContinueOnError)
	fs.SortFlags = false
	fs.Usage = func() {}
	fs.SetOutput(io.Discard)
	return fs
}

// parseFlags parses args. done: the exit code is final.
func parseFlags(fs *pflag.FlagSet, usage string, args []string, stdout, stderr io.Writer) (code int, done bool) {
	help := fs.BoolP("help", "h", false, "print this help")
	if err := fs.Parse(longFlags(fs, args)); err != nil {
		return misused(fs.Name(), betterError(fs, err), stderr), true
	}
	if *help {
		fmt.Fprint(stdout, usage, fs.FlagUsagesWrapped(100))
		return 0, true
	}
	return 0, false
}

// misused says what is wrong with a command line.
func misused(name string, err error, stderr io.Writer) int {
	fmt.Fprintf(stderr, "genmcgo: %s: %v\nTry 'genmcgo %s --help'.\n", name, err, name)
	return exitUsage
}

// untilSignal returns a context that ends with SIGTERM or Ctrl-C. The second signal ends the
// process.
func untilSignal() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// byteSize is a flag that takes a number of bytes.
type byteSize struct {
	bytes uint64
	// option, unless "", is an option of runs that has the same bounds.
	option string
}

func (b *byteSize) Type() string   { return "size" }
func (b *byteSize) String() string { return "" }
func (b *byteSize) Set(v string) (err error) {
	if b.option != "" {
		var o genmcgo.Options
		if err := o.Set(b.option, v); err != nil {
			return err
		}
	}
	if b.bytes, err = humanize.ParseBytes(v); err != nil || strings.HasPrefix(v, "-") {
		return errors.New("not a size; write 512MB, 512MiB or 4GB")
	}
	return nil
}

// serveCommand is genmcgo serve.
func serveCommand(args []string, stdout, stderr io.Writer) int {
	fs := flagsOf("serve")
	var o server.Options
	var most byteSize
	fs.StringVar(&o.Store, "store", "", "keep jobs in directory `DIR`, which only its owner should be able to read")
	fs.StringVar(&o.Listen, "listen", "", "listen at `ADDRESS`, HOST:PORT or HOST (default 127.0.0.1, and the port of last time); 0.0.0.0 is every network of this machine")
	fs.BoolVar(&o.Sync, "sync", false, "have the disk store everything before it counts: survives power failures, and is some 40 times slower")
	fs.Var(&most, "max-store", "use at most `SIZE` of the disk (16GB, or three quarters of what is free if that is less)")
	fs.StringVar(&o.Cert, "tls-cert", "", "encrypt connections, with the certificate in `FILE` (PEM)")
	fs.StringVar(&o.Key, "tls-key", "", "the key of --tls-cert, in `FILE`")
	fs.StringVar(&o.ClientCA, "tls-client-ca", "", "let in only who has a certificate of the authority in `FILE`, too")
	measured := fs.String("metrics", "", "serve metrics of the cluster in the text format of Prometheus at `ADDRESS`/metrics, HOST:PORT, or PORT for this machine alone")
	stay := fs.Bool("stay", false, "go on when the process that started the server ends")
	if code, done := parseFlags(fs, serveUsage, args, stdout, stderr); done {
		return code
	}
	switch {
	case fs.NArg() > 0:
		return misused("serve", fmt.Errorf("it takes no argument, but there is %s", fs.Arg(0)), stderr)
	case o.Store == "":
		return misused("serve", errors.New("--store DIR is missing: where to keep jobs"), stderr)
	}
	o.MaxStore = int64(most.bytes)
	o.Log = func(msg string) { fmt.Fprintln(stderr, "genmcgo: serve:", msg) }
	ctx, stop := untilSignal()
	defer stop()
	if !*stay {
		var end context.CancelFunc
		ctx, end = server.WithParent(ctx)
		defer end()
	}
	s, err := server.Start(ctx, o)
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo: serve:", err)
		return exitUsage
	}
	if *measured != "" {
		end, err := measureCluster(ctx, s, *measured, o.Log)
		if err != nil {
			s.Close()
			fmt.Fprintln(stderr, "genmcgo: serve:", err)
			return exitUsage
		}
		defer end()
	}
	fmt.Fprintln(stdout, s.URL)
	if err := s.Wait(); err != nil {
		fmt.Fprintln(stderr, "genmcgo: serve:", err)
		return exitUsage
	}
	return 0
}

// measureCluster serves metrics of a server and its cluster at address.
func measureCluster(ctx context.Context, s *server.Server, address string, log func(string)) (end func(), err error) {
	url, err := s.LocalURL()
	if err != nil {
		return nil, err
	}
	c, err := nats.Connect(ctx, url, nats.Options{InProcess: s})
	if err != nil {
		return nil, err
	}
	o, err := c.Observe()
	if err != nil {
		c.Close()
		return nil, err
	}
	e, err := metrics.Listen(address, func(ctx context.Context, set *metrics.Set) error {
		return errors.Join(s.Measure(set), o.Measure(ctx, set))
	})
	if err != nil {
		c.Close()
		return nil, err
	}
	log("metrics are at " + e.URL)
	return func() {
		e.Close()
		c.Close()
	}, nil
}

// clusterURL reads the URL that word says.
func clusterURL(word string) (string, error) {
	file, ok := strings.CutPrefix(word, "@")
	if !ok {
		return word, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	line, _, _ := strings.Cut(string(text), "\n")
	return strings.TrimSpace(line), nil
}

// dial connects to the cluster that word says.
func dial(ctx context.Context, word string, stderr io.Writer) (*nats.Client, error) {
	url, err := clusterURL(word)
	if err != nil {
		return nil, err
	}
	return nats.Connect(ctx, url, nats.Options{Log: func(msg string) { fmt.Fprintln(stderr, "genmcgo:", msg) }})
}

// Caches of a worker with --max-memory take this part of that at most, unless --cache-mem says more, and less
// than the greatest default.
const (
	cachePart     = 4
	greatestCache = 512 << 20
)

// joinCommand is genmcgo join.
func joinCommand(args []string, stdout, stderr io.Writer) int {
	fs := flagsOf("join")
	var o nats.WorkerOptions
	most, cache := byteSize{option: "max-memory"}, byteSize{option: "cache-mem"}
	fs.IntVarP(&o.Slots, "workers", "j", 0, "explore `N` tasks at a time (default one per processor)")
	fs.StringVar(&o.Name, "name", "", "call this worker `NAME` (default HOST-PROCESS)")
	fs.Var(&most, "max-memory", "give work back when the process needs more than 80 % of this `SIZE` (default 80 % of what the machine or its control group has)")
	fs.Var(&cache, "cache-mem", "memory for the cache, a `SIZE` for all workers together, as in a run")
	fs.StringVar(&o.Metrics, "metrics", "", "serve metrics of this worker in the text format of Prometheus at `ADDRESS`/metrics, HOST:PORT, or PORT for this machine alone")
	fs.DurationVar(&o.Patience, "patience", 2*time.Minute, "wait this `TIME` for a server that went away")
	if code, done := parseFlags(fs, joinUsage, args, stdout, stderr); done {
		return code
	}
	if fs.NArg() != 1 {
		return misused("join", errors.New("it needs one URL"), stderr)
	}
	if o.Slots < 0 {
		return misused("join", fmt.Errorf("--workers=%d: there must be one at least", o.Slots), stderr)
	}
	if o.Slots == 0 {
		o.Slots = runtime.GOMAXPROCS(0)
	}
	here := genmcgo.Options{Workers: o.Slots, MaxMemory: most.bytes, CacheMem: cache.bytes}
	if part := here.MaxMemory / cachePart; here.CacheMem == 0 && part > 0 && part < greatestCache {
		here.CacheMem = part // the default knows the machine, and not what the worker may need
	}
	if here.MaxMemory == 0 {
		here.MaxMemory = genmcgo.DefaultMaxMemory()
	}
	defer limitGC(here.MaxMemory)()
	ctx, stop := untilSignal()
	defer stop()
	c, err := dial(ctx, fs.Arg(0), stderr)
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo: join:", err)
		return exitUsage
	}
	defer c.Close()
	o.Version, o.MaxMemory = genmcgo.Version(), here.MaxMemory
	o.Jobs = func(s nats.Spec) (task.Job, error) { return genmcgo.JobFrom(s.Files[jobFile], here, true) }
	if err := c.Work(ctx, o); err != nil {
		fmt.Fprintln(stderr, "genmcgo: join:", err)
		return exitUsage
	}
	return 0
}

// jobsCommand is genmcgo jobs.
func jobsCommand(args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 || args[0] == "-h" || strings.TrimLeft(args[0], "-") == "help" {
		if len(args) > 0 {
			fmt.Fprint(stdout, jobsUsage)
			return 0
		}
		return misused("jobs", errors.New("it needs a URL"), stderr)
	}
	url, args := args[0], args[1:]
	what := "list"
	if len(args) > 0 {
		what, args = args[0], args[1:]
	}
	switch {
	case what == "attach":
		return attach(url, args, stdout, stderr)
	case what != "list" && what != "cancel":
		return misused("jobs", fmt.Errorf("there is no %q; there are attach and cancel%s", what, spell.Hint(what, []string{"attach", "cancel"})), stderr)
	case what == "cancel" && len(args) == 0:
		return misused("jobs", errors.New("cancel needs the ID of a job"), stderr)
	case what == "list" && len(args) > 0:
		return misused("jobs", fmt.Errorf("list takes no argument, but there is %s", args[0]), stderr)
	}
	ctx, stop := untilSignal()
	defer stop()
	c, err := dial(ctx, url, stderr)
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo: jobs:", err)
		return exitUsage
	}
	defer c.Close()
	if what == "list" {
		err = listJobs(ctx, c, stdout)
	}
	for _, id := range args {
		err = errors.Join(err, c.Cancel(ctx, id))
	}
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo: jobs:", err)
		return exitUsage
	}
	return 0
}

// listJobs prints a line for each job.
func listJobs(ctx context.Context, c *nats.Client, w io.Writer) error {
	jobs, err := c.Jobs(ctx)
	if err != nil {
		return err
	}
	if len(jobs) == 0 {
		fmt.Fprintln(w, "no jobs")
		return nil
	}
	var open []string
	for _, j := range jobs {
		if j.State == nats.Open {
			open = append(open, j.ID)
		}
	}
	far, err := c.Statuses(ctx, open)
	if err != nil {
		return err
	}
	now, err := c.Now(ctx)
	if err != nil {
		return err
	}
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "ID\tSTATE\tAGE\tDONE\tEXECUTIONS\tTASKS\tNAME\tVERSION")
	for _, j := range jobs {
		done, executions, tasks := "-", "-", "-"
		if s, ok := far[j.ID]; ok { // somebody follows it
			executions, tasks = humanize.Comma(int64(s.Complete+s.Blocked)), humanize.Comma(int64(s.Tasks))
			if s.Share > 0 {
				done = fmt.Sprintf("%.0f %%", 100*s.Share)
			}
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\t%s\t%s\t%s\t%.60q\t%.60q\n", j.ID, j.State, report.AboutTime(now.Sub(j.Created)), done, executions, tasks, j.Name, j.Version)
	}
	return tw.Flush()
}

// attach is genmcgo jobs URL attach.
func attach(url string, args []string, stdout, stderr io.Writer) int {
	o := &options{argv: append([]string{"jobs", url, "attach"}, args...)}
	fs := o.declare("")
	if err := fs.Parse(longFlags(fs, args)); err != nil {
		return misused("jobs", betterError(fs, err), stderr)
	}
	var wrong []string
	fs.Visit(func(f *pflag.Flag) {
		if s := o.spec(f.Name); s.Role != genmcgo.Reported && f.Name != "progress" && f.Name != "metrics" && f.Name != "color" && f.Name != "timeout" || f.Name == "transformed" {
			wrong = append(wrong, "--"+f.Name)
		}
	})
	switch {
	case fs.NArg() != 1:
		return misused("jobs", errors.New("attach needs the ID of one job"), stderr)
	case len(wrong) > 0:
		return misused("jobs", fmt.Errorf("attach takes only flags about output, not %s: the job is what was submitted", strings.Join(wrong, " ")), stderr)
	}
	o.models = []string{""}
	if err := o.checkFiles(); err != nil {
		return misused("jobs", err, stderr)
	}
	s, end := newSession(o, stdout, stderr, time.Now(), nil)
	defer end()
	stop, err := s.measure()
	if err != nil {
		return s.failed(err)
	}
	defer stop()
	c, err := dial(s.ctx, url, s.stderr)
	if err != nil {
		return s.failed(err)
	}
	defer c.Close()
	spec, err := c.Spec(s.ctx, fs.Arg(0))
	if err != nil {
		return s.failed(err)
	}
	if v := genmcgo.Version(); spec.Version != v {
		return s.failed(fmt.Errorf("%w: job %s was submitted by %.60q, and this is %q", nats.ErrVersion, spec.ID, spec.Version, v))
	}
	o.KeepExecutions = true // if the job does
	job, err := genmcgo.JobFrom(spec.Files[jobFile], genmcgo.Options{OnExecution: s.options().OnExecution}, true)
	if err != nil {
		return s.failed(err)
	}
	o.files, o.KeepExecutions = []string{spec.Name}, job.Options().KeepExecutions
	s.src = job.Sources()
	return s.follow(c, spec.ID, job)
}

// cluster runs the program on the cluster of --cluster.
func (s *invocation) cluster() int {
	c, err := dial(s.ctx, s.opts.cluster, s.stderr)
	if err != nil {
		return s.failed(err)
	}
	defer c.Close()
	var job *genmcgo.Job
	var r *report.Report
	var t *report.Table
	if len(s.opts.models) > 1 {
		job, t, err = s.prog.Comparison(s.ctx, s.options())
	} else {
		job, r, err = s.prog.Job(s.ctx, s.options())
	}
	switch {
	case err != nil:
		return s.failed(err)
	case r != nil:
		return s.finishReport(r)
	case t != nil:
		return s.finishTable(t)
	}
	data, err := job.Bytes()
	if err != nil {
		return s.failed(err)
	}
	id, err := c.Submit(s.ctx, nats.Spec{Name: s.opts.program(), Version: genmcgo.Version(), Files: map[string][]byte{jobFile: data}})
	if err != nil {
		return s.failed(err)
	}
	if s.opts.detach {
		s.progress.end()
		fmt.Fprintln(s.stdout, id)
		return 0
	}
	return s.follow(c, id, job)
}

// follow follows a job to its end and reports.
func (s *invocation) follow(c *nats.Client, id string, job *genmcgo.Job) int {
	begun := time.Now()
	if s.opts.cluster == "" || s.progress == nil {
		s.progress = newProgress(s.screen, s.opts, "", false, time.Time{})
	}
	workers := 0
	l, err := c.Follow(s.ctx, id, job, 0, func(p nats.Progress) {
		workers = max(workers, p.Crew.Busy)
		if s.progress == nil && s.measured == nil {
			return
		}
		at := genmcgo.Progress{Busy: p.Crew.Busy, Workers: p.Crew.Slots, Machines: p.Crew.Machines, Tasks: p.Open, Restarts: int(p.Epoch)}
		at.Complete, at.Blocked = job.Counts(p.Ledger.Folder())
		at.Share, at.Left, at.Estimate = job.Share(p.Ledger.Folder()), job.Left(p.Ledger.Folder()), job.Estimate()
		s.measured.note(at)
		s.progress.show(at)
	})
	s.progress.end()
	run := genmcgo.Run{Workers: workers, Elapsed: time.Since(begun)}
	// The rest takes place even if the run was interrupted.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.ctx), time.Minute)
	defer cancel()
	switch {
	case err == nil:
	case errors.Is(err, context.DeadlineExceeded):
		run.Stopped = "timeout"
		err = c.Cancel(ctx, id)
	case errors.Is(err, context.Canceled):
		run.Stopped, err = "interrupt", nil
		fmt.Fprintf(s.stderr, "genmcgo: job %s goes on; 'genmcgo jobs URL attach %s' follows it, 'genmcgo jobs URL cancel %[1]s' ends it\n", id, id)
	}
	if err != nil || l == nil {
		return s.lost(ctx, c, id, err)
	}
	run.Epoch = l.Epoch()
	code, err := s.report(job, l, run)
	if err != nil {
		return s.failed(err)
	}
	if run.Stopped == "" {
		if err := c.Remove(ctx, id); err != nil {
			fmt.Fprintln(s.stderr, "genmcgo:", err)
		}
	}
	return code
}

// report reports what l adds up of a job, and returns the exit code.
func (s *invocation) report(job *genmcgo.Job, l *task.Ledger, run genmcgo.Run) (code int, err error) {
	if job.Several() {
		t, err := job.Table(s.ctx, l, run)
		if err != nil {
			return 0, err
		}
		return s.finishTable(t), nil
	}
	r, err := job.Report(s.ctx, l.Folder(), run)
	if err != nil {
		return 0, err
	}
	return s.finishReport(r), nil
}

// lost says why there is no report of a job.
func (s *invocation) lost(ctx context.Context, c *nats.Client, id string, err error) int {
	if err == nil {
		return exitIncomplete // interrupted before anything was known
	}
	fmt.Fprintln(s.stderr, "genmcgo:", err)
	switch {
	case errors.Is(err, nats.ErrCancelled):
		return exitIncomplete
	case errors.Is(err, nats.ErrFailed): // sessions fail at bundles only if they are wrong
		if err := c.Remove(ctx, id); err != nil {
			fmt.Fprintln(s.stderr, "genmcgo:", err)
		}
		return exitBug
	}
	return exitUsage
}

// checkCluster checks the flags of a run with --cluster, which the workers of the cluster explore.
func (o *options) checkCluster() error {
	if o.cluster == "" {
		if o.detach {
			return errors.New("--detach needs --cluster")
		}
		return nil
	}
	for _, name := range []string{"workers", "max-memory", "cache-mem"} {
		if o.flags.Changed(name) {
			return fmt.Errorf("--%s is for 'genmcgo join': with --cluster others explore", name)
		}
	}
	return nil
}
