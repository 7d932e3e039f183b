package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"

	"genmcgo/graph"
	"genmcgo/interp"
)

// options is the command line.
type options struct {
	mm            string         // as given
	models        []*memoryModel // what it names, at least one
	checkRaces    bool
	checkDeadlock bool
	checkLiveness bool
	checkDaemons  bool
	warnUnordered bool
	keepGoing     bool
	allowVacuous  bool
	maxStack      int
	maxSteps      int
	maxRounds     int
	maxEvents     int
	maxThreads    int
	minimise      uint64
	spuriousCAS   bool
	spuriousWakes int
	nondetValues  int
	timedWaits    int

	entry string
	args  []string
	clang string

	unroll        int
	noUnroll      []string
	maxExecutions uint64
	timeout       duration

	workers     int
	schedule    string
	seed        int64
	cache       bool
	cacheMem    size
	maxMemory   size
	lookahead   bool
	simplify    bool
	incremental bool
	spin        bool
	fresh       bool
	undone      bool
	unblock     bool
	symmetry    bool
	equivalence string
	rvfWithout  []string // of rvfHeuristics
	rvfClock    bool

	format          string
	printExecutions bool
	dot             string
	svg             string
	json            string
	html            string
	sarif           string
	junit           string
	coverage        string
	transformed     string
	stats           bool
	progress        string
	color           string

	estimate          bool
	estimateMin       int
	estimateMax       int
	estimateThreshold float64
	estimateCrowd     int
	estimateHistogram bool
	estimating        bool // the command is genmcgo estimate

	diff          string
	version, help bool

	what     string    // "", or the subcommand: replay, step
	recorded *recorded // what --trace of those says
	step     *stepOptions

	file       string
	argv       []string // the command line as it was typed
	clangFlags []string
	flags      *pflag.FlagSet
}

// group is a heading of --help.
type group struct {
	title string
	names []string
}

var groups = []group{
	{"What is checked", []string{"mm", "check-races", "check-deadlock", "check-liveness", "check-daemons", "check-unordered", "spurious-cas", "spurious-wakeups",
		"nondet-values", "allow-vacuous", "keep-going"}},
	{"The program", []string{"entry", "arg", "clang"}},
	{"Counterexamples", []string{"minimise"}},
	{"Which executions count", []string{"equivalence", "symmetry"}},
	{"Bounds", []string{"unroll", "no-unroll", "timed-waits", "max-stack", "max-steps", "max-rounds", "max-events", "max-threads", "max-executions", "timeout", "max-memory"}},
	{"How it is explored (counts and verdicts do not depend on these)", []string{"workers", "schedule", "seed", "cache", "cache-mem", "simplify", "incremental"}},
	{"Estimation of how much there is to explore", []string{"estimate", "estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd", "estimate-histogram"}},
	{"What is left out because another execution shows it (outcomes and verdicts do not depend on these)", []string{"lookahead", "spin-detection", "fresh-writes", "undone-rounds", "unblock", "rvf-without"}},
	{"Output", []string{"format", "print-executions", "json", "dot", "svg", "html", "coverage", "sarif", "junit", "transformed", "stats", "rvf-clock", "progress", "color"}},
	{"Other", []string{"diff", "help", "version"}},
}

// changesRun lists the flags that belong in the command that repeats a run.
var changesRun = []string{"mm", "check-races", "check-deadlock", "check-liveness", "check-daemons", "check-unordered", "spurious-cas", "spurious-wakeups",
	"nondet-values", "allow-vacuous", "keep-going", "minimise", "entry", "arg", "clang", "unroll", "no-unroll", "timed-waits", "max-stack", "max-steps", "max-rounds", "max-events", "max-threads", "max-executions", "timeout", "max-memory", "equivalence", "symmetry", "workers", "schedule",
	"seed", "cache", "cache-mem", "simplify", "incremental", "lookahead", "spin-detection", "fresh-writes", "undone-rounds", "unblock", "rvf-without",
	"estimate", "estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd"}

// newFlags declares the flags.
func newFlags(o *options) *pflag.FlagSet {
	fs := pflag.NewFlagSet("genmcgo", pflag.ContinueOnError)
	fs.SortFlags = false
	fs.Usage = func() {}
	fs.SetOutput(io.Discard)

	fs.StringVar(&o.mm, "mm", "rc11", "memory `MODEL`: "+strings.Join(builtin, ", ")+"; or a file that defines one, NAME.kat ('genmcgo model list' shows those that are shipped); several models, separated by commas, are compared")
	fs.BoolVar(&o.checkRaces, "check-races", true, "data races on non-atomic memory are errors (under a model from a file: what it calls data-race)")
	fs.BoolVar(&o.checkDeadlock, "check-deadlock", true, "threads that wait for each other for ever are an error")
	fs.BoolVar(&o.checkLiveness, "check-liveness", false, "a spin-loop that may never end is an error, not a warning")
	fs.BoolVar(&o.checkDaemons, "check-daemons", false, "warn of threads that still wait for something when main returns")
	fs.BoolVar(&o.warnUnordered, "check-unordered", false, "warn of two atomic writes to a location that nothing orders (under a model from a file: of what it calls unordered-writes)")
	fs.BoolVar(&o.spuriousCAS, "spurious-cas", false, "a weak compare-and-exchange may fail without reason")
	fs.IntVar(&o.spuriousWakes, "spurious-wakeups", 0, "a wait for a condition variable may return without reason up to `N` times per thread")
	fs.IntVar(&o.nondetValues, "nondet-values", 0, "__VERIFIER_nondet_* returns each of 0..`N`-1; a program that calls it is refused without")
	fs.BoolVar(&o.allowVacuous, "allow-vacuous", false, "a program of which no execution runs to its end is verified if nothing is wrong in those that block; without, that is incomplete")
	fs.BoolVar(&o.keepGoing, "keep-going", false, "look for more errors after the first")

	fs.Uint64Var(&o.minimise, "minimise", 0, "go on for `N` more executions after the first error, and show the smallest that is wrong in the same way: with the fewest events, then an interleaving if there is one, then the fewest switches between threads; events that the error does not need are left out")
	fs.Lookup("minimise").NoOptDefVal = "10000"

	fs.StringVar(&o.entry, "entry", "main", "`FUNCTION` to run")
	fs.StringArrayVar(&o.args, "arg", nil, "`ARGUMENT` for the program's argv; may be repeated")
	fs.StringVar(&o.clang, "clang", "", "the clang `COMMAND` that compiles C and C++ (default: the first of clang, clang-22 ... clang-13)")

	fs.Var(newEnum(&o.equivalence, "co", "co", "rf", "rvf", "auto"), "equivalence", "executions are the `SAME` if they have the same events and: co: reads-from and coherence order; rf: reads-from (fewer where writes are overwritten unread; implies --unblock=false; not under imm); rvf: the values that reads return (fewer still; only under sc; shows every state of every thread; without an estimate). rf and rvf not with several models or --symmetry. auto: the one of these that is possible and expected to be fastest; the report says which, and why")
	fs.BoolVar(&o.symmetry, "symmetry", false, "executions that differ only in which of several identical threads does what count once (implies --unblock=false; not with several models, nor under imm)")

	fs.IntVar(&o.unroll, "unroll", 0, "cut executions in which a loop is entered more than `N` times")
	fs.StringArrayVar(&o.noUnroll, "no-unroll", nil, "`FUNCTION` whose loops --unroll does not cut; may be repeated")
	fs.IntVar(&o.timedWaits, "timed-waits", 2, "cut executions in which timed waits of a thread for one condition variable time out more than `N` times")
	fs.IntVar(&o.maxStack, "max-stack", interp.DefaultMaxFrames, "cut executions in which a thread nests more than `N` calls")
	fs.IntVar(&o.maxRounds, "max-rounds", 16, "cut executions in which a loop comes back to the same state `N` times in a row although it wrote something, if other threads notice what such rounds undo")
	fs.IntVar(&o.maxSteps, "max-steps", interp.DefaultMaxSteps, "cut executions in which a thread runs more than `N` instructions (counted at loops and calls) without an access to shared memory")
	fs.IntVar(&o.maxEvents, "max-events", graph.MaxEvents, "refuse programs with more than `N` events in an execution")
	fs.IntVar(&o.maxThreads, "max-threads", graph.MaxThreads, "refuse programs that create more than `N` threads")
	fs.Uint64Var(&o.maxExecutions, "max-executions", 0, "stop after `N` complete executions")
	fs.Var(&o.timeout, "timeout", "stop after this `TIME` (90, 90s, 5m, 2h)")
	fs.Var(&maxMemory{&o.maxMemory}, "max-memory", "stop when the process needs more memory than this `SIZE`, even without what it keeps only to be faster (64MB, 1GiB; default 80 % of what the machine or its control group has)")

	fs.IntVarP(&o.workers, "workers", "j", runtime.GOMAXPROCS(0), "explore with `N` workers, at most one per core at a time")
	fs.Lookup("workers").DefValue = "all cores"
	fs.Var(newEnum(&o.schedule, "wf", "wf", "ltr", "random"), "schedule", "which thread goes on next, a `POLICY`: wf (writes first), ltr (left to right), random")
	fs.Int64Var(&o.seed, "seed", 0, "`SEED` of --schedule=random (default 0)")
	fs.BoolVar(&o.cache, "cache", true, "keep the steps of threads that other executions share, and suspended threads to go on from")
	fs.Var(&o.cacheMem, "cache-mem", "memory for them, a `SIZE` for all workers together (64MB, 1GiB; default a 32nd of the machine's, 64MiB to 512MiB)")

	fs.BoolVar(&o.lookahead, "lookahead", true, "leave out old values with which a read would only stop its thread (a failed assumption, a waiting loop), and try such reads last")
	fs.BoolVar(&o.simplify, "simplify", true, "check a program under a simpler model that allows it the same executions (without seq_cst accesses rc11 is ra; with no others rc11, tso and imm are sc; never a model from a file)")
	fs.BoolVar(&o.incremental, "incremental", true, "keep what the memory model knows of a graph from choice to choice; without, it is computed anew after each")
	fs.BoolVar(&o.spin, "spin-detection", true, "stop a thread in a loop that would only repeat itself; without, most such loops need --unroll")
	fs.BoolVar(&o.fresh, "fresh-writes", true, "a failed attempt in a loop may have written to memory that its thread allocated and nobody else knows yet")
	fs.BoolVar(&o.undone, "undone-rounds", true, "a round of a loop that waits may have written something, if it undid that and nobody else noticed")
	fs.BoolVar(&o.unblock, "unblock", true, "leave out executions in which a thread goes on waiting although what it waits for came")
	fs.StringSliceVar(&o.rvfWithout, "rvf-without", nil, "with --equivalence=rvf, do without some `HEURISTICS` of "+strings.Join(rvfHeuristics, ", ")+": signals choose only reads that could return more, closure is an order that witnesses respect, hint another execution's witness, greedy takes events first that matter to no read; fewer make more work, and without signals more executions")

	fs.BoolVar(&o.estimate, "estimate", true, "first sample executions, to say how many there are")
	fs.IntVar(&o.estimateMin, "estimate-min", 10, "take at least `N` samples")
	fs.IntVar(&o.estimateMax, "estimate-max", fewSamples, fmt.Sprintf("take at most `N` samples (genmcgo estimate: %d)", manySamples))
	fs.Float64Var(&o.estimateThreshold, "estimate-threshold", 0.1, "between them, stop when the standard deviation of the estimate is less than this `PART` of it")
	fs.IntVar(&o.estimateCrowd, "estimate-crowd", smallCrowd, fmt.Sprintf("follow `N` executions at a time to see what samples do not; 0: rely on samples (genmcgo estimate: %d)", largeCrowd))
	fs.BoolVar(&o.estimateHistogram, "estimate-histogram", false, "show how the samples are distributed (genmcgo estimate only)")

	fs.Var(newEnum(&o.format, "text", "text", "json"), "format", "output `FORMAT`: text, json")
	fs.BoolVar(&o.printExecutions, "print-executions", false, "print the graph of every execution (with several models: of those in which they differ that are shown)")
	fs.StringVar(&o.json, "json", "", "write the report in JSON to `FILE` besides, for 'genmcgo replay' and 'genmcgo step'; - as for --sarif")
	fs.StringVar(&o.html, "html", "", "write a page to `FILE` that shows errors and warnings and plays them step by step in a browser; - is standard output, and the report then goes to standard error")
	fs.StringVar(&o.coverage, "coverage", "", "write to `FILE` which lines and functions some execution reaches, in the format of lcov and genhtml; - as for --sarif")
	fs.StringVar(&o.dot, "dot", "", "write the graph of the first error (or warning) to `FILE` in Graphviz's language; - as for --sarif")
	fs.StringVar(&o.svg, "svg", "", "draw the graph of the first error (or warning) in `FILE`, an SVG picture; - as for --sarif")
	fs.StringVar(&o.sarif, "sarif", "", "write errors and warnings to `FILE` as SARIF 2.1.0, for code scanning; - is standard output, and the report then goes to standard error")
	fs.StringVar(&o.junit, "junit", "", "write the verdict to `FILE` as JUnit XML, for CI; - as for --sarif")
	fs.StringVar(&o.transformed, "transformed", "", "write the program as it is explored to `FILE`; - is standard output")
	fs.BoolVar(&o.stats, "stats", false, "print statistics of the run")
	fs.BoolVar(&o.rvfClock, "rvf-clock", false, "with --equivalence=rvf, measure how much of the time goes on deciding which values reads can return, for --stats and reports in JSON")
	fs.Var(newEnum(&o.progress, "auto", "auto", "always", "never", "json"), "progress", "show progress on standard error, `WHEN`: auto (live on a terminal; else a line after 10 s, 20 s, 40 s, ...), always (live, or a line every 10 s), never, json (an object every second)")
	fs.Var(newEnum(&o.color, "auto", "auto", "always", "never"), "color", "colours: `WHEN` is auto (a terminal, and NO_COLOR is not set), always, never")

	fs.StringVar(&o.diff, "diff", "", "check nothing, but say what changed from `OLD` to FILE, both written by --format=json; - is standard input")
	fs.BoolVarP(&o.help, "help", "h", false, "print this help")
	fs.BoolVar(&o.version, "version", false, "print the version")
	return fs
}

// parseArgs reads the command line and checks what can be checked without
// looking at the program.
func parseArgs(args []string) (*options, error) { return parse(&options{argv: args}, args) }

func parse(o *options, args []string) (*options, error) {
	fs := newFlags(o)
	o.flags = fs
	args, rest, dashes := split(longFlags(fs, args))
	if err := fs.Parse(args); err != nil {
		return nil, betterError(fs, err)
	}
	if o.help || o.version {
		return o, nil
	}
	files := fs.Args()
	if fs.Changed("diff") {
		return o, o.checkDiff(files, rest)
	}
	// `genmcgo -- -DN=3 prog.c`, as other checkers have it, names the file last.
	if n := len(rest); len(files) == 0 && n > 0 && !strings.HasPrefix(rest[n-1], "-") {
		files, rest = rest[n-1:], rest[:n-1]
	}
	switch {
	case len(files) == 0:
		return nil, errors.New("no FILE given")
	case len(files) > 1:
		return nil, fmt.Errorf("more than one FILE: %s (flags for clang go behind --; several C files can be linked with llvm-link)",
			strings.Join(files, " "))
	}
	o.file, o.clangFlags = files[0], rest
	var err error
	if o.models, err = parseModels(o.mm); err != nil {
		return nil, err
	}
	if dashes && len(rest) > 0 && !isSource(o.file) {
		return nil, fmt.Errorf("flags for clang given, but %s is not compiled: it is no C or C++ file", o.file)
	}
	switch {
	case o.workers < 1 || o.workers > maxWorkers:
		return nil, fmt.Errorf("--workers=%d: must be 1 to %d", o.workers, maxWorkers)
	case o.unroll < 0:
		return nil, fmt.Errorf("--unroll=%d: must not be negative", o.unroll)
	case o.spuriousWakes < 0:
		return nil, fmt.Errorf("--spurious-wakeups=%d: must not be negative", o.spuriousWakes)
	case o.nondetValues < 0:
		return nil, fmt.Errorf("--nondet-values=%d: must not be negative", o.nondetValues)
	case o.timedWaits < 1:
		return nil, fmt.Errorf("--timed-waits=%d: must be at least 1", o.timedWaits)
	case o.maxStack < 1 || o.maxStack > maxStack:
		return nil, fmt.Errorf("--max-stack=%d: must be 1 to %d", o.maxStack, maxStack)
	case o.maxRounds < 1:
		return nil, fmt.Errorf("--max-rounds=%d: must be at least 1", o.maxRounds)
	case o.maxSteps < 1:
		return nil, fmt.Errorf("--max-steps=%d: must be at least 1", o.maxSteps)
	case o.maxEvents < 1 || o.maxEvents > maxEvents:
		return nil, fmt.Errorf("--max-events=%d: must be 1 to %d", o.maxEvents, maxEvents)
	case o.maxThreads < 1 || o.maxThreads > maxThreads:
		return nil, fmt.Errorf("--max-threads=%d: must be 1 to %d", o.maxThreads, maxThreads)
	case o.minimise == 0 && fs.Changed("minimise"):
		return nil, errors.New("--minimise=0: must be at least 1")
	case o.minimise > 0 && len(o.models) > 1 && !o.keepGoing:
		return nil, errors.New("--minimise with several models needs --keep-going: it would look for other errors under each")
	case len(o.noUnroll) > 0 && o.unroll == 0:
		return nil, errors.New("--no-unroll needs --unroll")
	case !o.cache && fs.Changed("cache-mem"):
		return nil, errors.New("--cache-mem needs the cache: without it nothing is kept")
	case fs.Changed("seed") && o.schedule != "random":
		return nil, errors.New("--seed needs --schedule=random")
	case o.estimateHistogram && !o.estimating:
		return nil, errors.New("--estimate-histogram is for 'genmcgo estimate'")
	case !o.estimate && slices.ContainsFunc(estimateFlags, fs.Changed):
		return nil, errors.New("--estimate=false: there are no samples for the other --estimate flags")
	case o.estimateMin < 1:
		return nil, fmt.Errorf("--estimate-min=%d: must be at least 1", o.estimateMin)
	case o.estimateMax < 1:
		return nil, fmt.Errorf("--estimate-max=%d: must be at least 1", o.estimateMax)
	case o.estimateMax < o.estimateMin && fs.Changed("estimate-min") && fs.Changed("estimate-max"):
		return nil, fmt.Errorf("--estimate-max=%d: must be at least --estimate-min=%d", o.estimateMax, o.estimateMin)
	case o.estimateCrowd < 0 || o.estimateCrowd > maxCrowd:
		return nil, fmt.Errorf("--estimate-crowd=%d: must be 0 to %d", o.estimateCrowd, maxCrowd)
	case !(o.estimateThreshold >= 0 && o.estimateThreshold < 1):
		return nil, fmt.Errorf("--estimate-threshold=%g: must be a part, at least 0 and less than 1 (0.1: ten percent)", o.estimateThreshold)
	case (o.equivalence == "rf" || o.equivalence == "rvf") && o.symmetry:
		return nil, fmt.Errorf("--equivalence=%s and --symmetry can not be combined", o.equivalence)
	case o.equivalence == "rvf" && o.estimating:
		return nil, errors.New("--equivalence=rvf: there are no estimates of how many such executions there are")
	case o.equivalence == "rvf" && slices.ContainsFunc(estimateFlags, fs.Changed):
		return nil, errors.New("--equivalence=rvf: there are no samples for the --estimate flags")
	case o.equivalence == "auto" && o.estimating:
		return nil, errors.New("--equivalence=auto: genmcgo estimate has to know which equivalence; run it with co and with rf")
	case (o.equivalence == "rf" || o.equivalence == "rvf") && len(o.models) > 1:
		return nil, fmt.Errorf("--equivalence=%s and several models: executions are compared with their coherence order", o.equivalence)
	case o.equivalence != "rvf" && (len(o.rvfWithout) > 0 || o.rvfClock):
		return nil, errors.New("--rvf-without and --rvf-clock need --equivalence=rvf")
	case o.symmetry && len(o.models) > 1:
		return nil, errors.New("--symmetry and several models: which of the executions that count once is explored depends on the model, so they can not be compared")
	}
	for _, h := range o.rvfWithout {
		if !slices.Contains(rvfHeuristics, h) {
			return nil, fmt.Errorf("--rvf-without=%s: must be some of %s", h, strings.Join(rvfHeuristics, ", "))
		}
	}
	if err := o.checkFiles(); err != nil {
		return nil, err
	}
	return o, nil
}

// rvfHeuristics are what --equivalence=rvf can do without: those of trust.RVFOptions.
var rvfHeuristics = []string{"signals", "closure", "hint", "greedy"}

// checkDiff checks the command line of --diff, which compares and runs nothing.
func (o *options) checkDiff(files, rest []string) error {
	var others []string
	o.flags.Visit(func(f *pflag.Flag) {
		if f.Name != "diff" && f.Name != "format" && f.Name != "color" {
			others = append(others, "--"+f.Name)
		}
	})
	switch {
	case o.diff == "" || len(files) != 1:
		return errors.New("--diff needs two reports: genmcgo --diff OLD.json NEW.json")
	case len(others)+len(rest) > 0:
		return fmt.Errorf("--diff runs nothing: only --format and --color go with it, not %s", strings.Join(append(others, rest...), " "))
	case o.diff == "-" && files[0] == "-":
		return errors.New("--diff: only one of the two reports can be standard input")
	}
	o.file = files[0]
	return nil
}

const (
	maxWorkers = 4096
	maxStack   = 1 << 28
	maxEvents  = 1 << 28
	maxThreads = 1<<15 - 2 // that main creates, and that have names of their own
	maxCrowd   = 1_000_000 // each member is an execution graph
)

// outFile is a flag that names a file to be written.
type outFile struct {
	flag, file string
	// alone: on standard output it is for a machine, and nothing may stand beside it.
	alone bool
}

func (o *options) outFiles() []outFile {
	return []outFile{{"json", o.json, true}, {"dot", o.dot, true}, {"svg", o.svg, true}, {"html", o.html, true}, {"sarif", o.sarif, true}, {"junit", o.junit, true}, {"coverage", o.coverage, true}, {"transformed", o.transformed, false}}
}

// alone reports whether standard output is for a machine, so that the text report
// has to go elsewhere.
func (o *options) alone() bool {
	return slices.ContainsFunc(o.outFiles(), func(f outFile) bool { return f.alone && f.file == "-" })
}

// checkFiles finds out now, and not after a long run, that a file can not be written.
func (o *options) checkFiles() error {
	var stdout []string
	read := []string{o.file}
	for _, m := range o.models {
		read = append(read, m.name)
	}
	var written []outFile
	alone := o.format == "json"
	if alone {
		stdout = append(stdout, "--format=json")
	}
	for _, f := range o.outFiles() {
		if !o.flags.Changed(f.flag) {
			continue
		}
		if f.file == "-" {
			stdout = append(stdout, "--"+f.flag)
			alone = alone || f.alone
			continue
		}
		if f.file == "" {
			return fmt.Errorf("--%s: needs a file name", f.flag)
		}
		if st, err := os.Stat(f.file); err == nil && st.IsDir() {
			return fmt.Errorf("--%s: %s is a directory", f.flag, f.file)
		}
		if st, err := os.Stat(filepath.Dir(f.file)); err != nil || !st.IsDir() {
			return fmt.Errorf("--%s: there is no directory %s", f.flag, filepath.Dir(f.file))
		}
		for _, other := range written {
			if f.file != os.DevNull && sameFile(f.file, other.file) {
				return fmt.Errorf("--%s and --%s both write %s", other.flag, f.flag, f.file)
			}
		}
		for _, name := range read {
			if sameFile(f.file, name) {
				return fmt.Errorf("--%s would overwrite %s, which is read", f.flag, name)
			}
		}
		if err := writable(f.file); err != nil {
			return fmt.Errorf("--%s: %w", f.flag, err)
		}
		written = append(written, f)
	}
	if alone && len(stdout) > 1 {
		return fmt.Errorf("%s need standard output each for itself; give all but one of them a file name", strings.Join(stdout, " and "))
	}
	return nil
}

// sameFile reports whether both names are those of one file, which need not exist.
func sameFile(a, b string) bool {
	if x, err := os.Stat(a); err == nil {
		y, err := os.Stat(b)
		return err == nil && os.SameFile(x, y)
	}
	a, err := filepath.Abs(a)
	b, other := filepath.Abs(b)
	return err == nil && other == nil && a == b
}

// writable fails if a file can not be written. It leaves none behind that was not there.
func writable(name string) error {
	st, err := os.Stat(name)
	switch {
	case err != nil:
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err != nil {
			return err
		}
		return errors.Join(f.Close(), os.Remove(name))
	case !st.Mode().IsRegular(): // opening a pipe waits for who reads it
		return nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// longFlags gives every long flag that is written with one dash a second one:
// papers and habit write -mm=rc11. The value of a flag is left alone, as is
// everything behind --.
func longFlags(fs *pflag.FlagSet, args []string) []string {
	out := make([]string, 0, len(args))
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...)
		}
		name, _, hasValue := strings.Cut(strings.TrimLeft(a, "-"), "=")
		f := fs.Lookup(name)
		switch {
		case f != nil && strings.HasPrefix(a, "-") && a != "-":
			out = append(out, "--"+strings.TrimLeft(a, "-"))
		case len(a) == 2 && a[0] == '-' && fs.ShorthandLookup(a[1:]) != nil:
			f = fs.ShorthandLookup(a[1:])
			out = append(out, a)
		default:
			out = append(out, a)
			continue
		}
		if !hasValue && f.NoOptDefVal == "" && i+1 < len(args) {
			i++
			out = append(out, args[i])
		}
	}
	return out
}

// split cuts the arguments at --.
func split(args []string) (flags, rest []string, dashes bool) {
	if i := slices.Index(args, "--"); i >= 0 {
		return args[:i], args[i+1:], true
	}
	return args, nil, false
}

// betterError adds to an unknown flag the one that was probably meant.
func betterError(fs *pflag.FlagSet, err error) error {
	name := ""
	var e *pflag.NotExistError
	if errors.As(err, &e) {
		name = e.GetSpecifiedName()
		if s := e.GetSpecifiedShortnames(); s != "" {
			name = s
		}
	}
	if name == "" {
		return err
	}
	best, bestDist := "", 3
	fs.VisitAll(func(f *pflag.Flag) {
		if d := distance(name, f.Name); d < bestDist {
			best, bestDist = f.Name, d
		}
	})
	if best != "" {
		return fmt.Errorf("unknown flag -%s; did you mean --%s?", name, best)
	}
	return fmt.Errorf("unknown flag -%s", name)
}

// distance is the edit distance between a and b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		prev := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := prev
			if a[i] != b[j] {
				cost++
			}
			prev = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}

// command is the command line that repeats this run.
func (o *options) command() string { return o.commandUnder(o.mm) }

// commandUnder is the same with other models.
func (o *options) commandUnder(mm string) string {
	words := []string{"genmcgo"}
	for _, name := range changesRun {
		f := o.flags.Lookup(name)
		if name == "mm" { // always: a report should say it
			words = append(words, "--mm="+mm)
			continue
		}
		if !f.Changed {
			continue
		}
		if sv, ok := f.Value.(pflag.SliceValue); ok {
			for _, v := range sv.GetSlice() {
				words = append(words, "--"+name+"="+v)
			}
			continue
		}
		words = append(words, "--"+name+"="+f.Value.String())
	}
	words = append(words, o.file)
	if len(o.clangFlags) > 0 {
		words = append(append(words, "--"), o.clangFlags...)
	}
	for i := range words {
		words[i] = shellQuote(words[i])
	}
	return strings.Join(words, " ")
}

func shellQuote(s string) string {
	safe := s != "" && strings.IndexFunc(s, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_=./,:+@%", r))
	}) < 0
	if safe {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// usage prints --help.
func usage(w io.Writer) {
	fs := newFlags(&options{})
	fmt.Fprint(w, `Usage: genmcgo [flags] FILE [-- CLANG FLAGS]
       genmcgo replay [FILE] --trace err.json
       genmcgo step FILE [--trace err.json]
       genmcgo --diff OLD.json NEW.json
       genmcgo estimate [flags] FILE [-- CLANG FLAGS]
       genmcgo model list|show|check
       genmcgo completion bash|zsh|fish

Explores every execution of a concurrent program that a memory model allows,
and reports what is wrong with it. "genmcgo estimate" says how long that would
take.

FILE is LLVM IR (.ll), LLVM bitcode (.bc, needs llvm-dis), or a C or C++ program
(.c .cc .cpp .cxx, needs clang; compiled with -O0 -g unless the flags behind --
say otherwise), or - for LLVM IR on standard input. Long flags may be written
with one dash: -mm=rc11.
`)
	// Every flag shows its default, also where pflag would leave it out.
	fs.VisitAll(func(f *pflag.Flag) {
		switch f.DefValue {
		case "true":
			f.DefValue = "on"
		case "false":
			f.DefValue = "off"
		case "", "0", "[]":
			if f.Value.Type() != "string" && f.Name != "seed" && f.Name != "cache-mem" { // these say it themselves
				f.DefValue = "none"
			}
		}
		if f.Name == "help" || f.Name == "version" {
			f.DefValue = "false"
		}
	})
	for _, g := range groups {
		sub := pflag.NewFlagSet("", pflag.ContinueOnError)
		sub.SortFlags = false
		for _, name := range g.names {
			sub.AddFlag(fs.Lookup(name))
		}
		fmt.Fprintf(w, "\n%s:\n%s", g.title, sub.FlagUsagesWrapped(100))
	}
	fmt.Fprint(w, `
Exit status: 0 verified; 1 an error was found; 2 bad input or usage; 3 a mistake
of genmcgo itself; 4 no error found, but not everything was explored, or no
execution runs to its end. Of --diff: 0 nothing got worse; 1 an error is new, or
a verdict is worse; 2 bad input.
`)
}

// version is the module's version with the commit it was built from.
func version() string {
	bi, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	v := bi.Main.Version
	if v == "" {
		v = "(devel)"
	}
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

// enum is a flag with a closed list of values.
type enum struct {
	value   *string
	allowed []string
}

func newEnum(p *string, def string, allowed ...string) *enum {
	*p = def
	return &enum{p, allowed}
}

func (e *enum) String() string { return *e.value }
func (e *enum) Type() string   { return "string" }
func (e *enum) Set(s string) error {
	s = strings.ToLower(s)
	if !slices.Contains(e.allowed, s) {
		return fmt.Errorf("must be one of %s", strings.Join(e.allowed, ", "))
	}
	*e.value = s
	return nil
}

// size is a flag that takes 64MB, 1GiB; 0 is the default.
type size uint64

func (n *size) String() string {
	if *n == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(*n), 10)
}
func (n *size) Type() string { return "size" }
func (n *size) Set(s string) error {
	v, err := humanize.ParseBytes(s)
	if err != nil || strings.HasPrefix(s, "-") {
		return errors.New("not a size; write 64MB, 512MiB or 1GiB")
	}
	if v < minCacheMem {
		return fmt.Errorf("must be at least %s; --cache=false keeps nothing", humanize.IBytes(minCacheMem))
	}
	*n = size(v)
	return nil
}

// maxMemory is the size of --max-memory.
type maxMemory struct{ *size }

func (n *maxMemory) Set(s string) error {
	v, err := humanize.ParseBytes(s)
	if err != nil || strings.HasPrefix(s, "-") {
		return errors.New("not a size; write 512MB, 512MiB or 4GB")
	}
	if v < minMaxMemory {
		return fmt.Errorf("must be at least %s", humanize.IBytes(minMaxMemory))
	}
	*n.size = size(v)
	return nil
}

// duration is a flag that takes 90, 90s, 5m.
type duration time.Duration

func (d *duration) String() string {
	if *d == 0 {
		return "0"
	}
	return time.Duration(*d).String()
}
func (d *duration) Type() string { return "duration" }
func (d *duration) Set(s string) error {
	v, err := time.ParseDuration(s)
	if err != nil {
		n, err2 := strconv.ParseFloat(s, 64)
		if err2 != nil || !(math.Abs(n) < 1e9) {
			return errors.New("not a time; write 90, 90s, 5m or 2h")
		}
		v = time.Duration(n * float64(time.Second))
	}
	if v < 0 {
		return errors.New("must not be negative")
	}
	*d = duration(v)
	return nil
}
