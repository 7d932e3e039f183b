package genmcgo

import (
	"encoding/csv"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo/graph"
	"genmcgo/interp"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// Role says what a [Setting] affects, and so where it has a meaning.
type Role uint8

const (
	// Everywhere: the model, speed and time limits; it has a meaning in every kind of run.
	Everywhere Role = iota
	// Recorded: it determines the executions of a program and which of them are wrong, so a
	// recording contains it.
	Recorded
	// Searching: it says how executions are found, so it has no meaning in a replay.
	Searching
	// Reported: it affects reports only.
	Reported
)

// Setting describes one field of [Options], or a flag that only the command has. The
// command's flags, its help, the command lines in reports and the list of flags in README.md
// are made from the table of settings.
type Setting struct {
	Name      string // of the flag, without dashes
	Shorthand string // one letter, or ""
	Group     string // its heading in --help
	// Help is the text in --help. The word in backquotes stands for the value.
	Help    string
	Type    string   // bool, int, uint64, int64, float64, string, stringArray, stringSlice, size, duration
	Values  []string // the possible values of a string; nil: any
	Default string   // as --help shows it
	// Alone is the value of the flag if it is given without one; "" if it needs a value.
	Alone string
	Role  Role
	// NotEstimating says why genmcgo estimate does not take it; "" if it does.
	NotEstimating string
	// Unrepeated: it affects only what is shown, so the command line that repeats a run
	// leaves it out.
	Unrepeated bool
	// Readme is its text in README.md's list of the most useful flags, in Markdown; "" if it
	// is not listed.
	Readme string

	set func(o *Options, value string) error
	get func(o *Options) []string // the value in the syntax of the command line; nil: the default
	bad func(o *Options) string   // what is wrong with a value other than the default, or ""
	// take copies the field from from to o.
	take func(o, from *Options)
}

// Set sets the field of o to a value in the syntax of the command line. It appends to fields
// of type stringArray and stringSlice. The error is an [*OptionError] if the value has the
// right type but is out of range.
func (s *Setting) Set(o *Options, value string) error {
	if err := s.set(o, value); err != nil {
		return err
	}
	// Command lines in reports repeat flags even if they were given their default value.
	o.said = slices.DeleteFunc(slices.Clone(o.said), func(w [2]string) bool { return w[0] == s.Name })
	if len(s.get(o)) == 0 && !strings.HasPrefix(s.Type, "string") {
		if b, err := strconv.ParseBool(value); err == nil && s.Type == "bool" {
			value = strconv.FormatBool(b)
		}
		o.said = append(o.said, [2]string{s.Name, value})
	}
	return nil
}

// check returns an error if the value in o is out of range.
func (s *Setting) check(o *Options) error {
	if s.bad == nil || s.get(o) == nil {
		return nil
	}
	if msg := s.bad(o); msg != "" {
		return s.impossible(strings.Join(s.get(o), ","), msg)
	}
	return nil
}

func (s *Setting) impossible(value, msg string) *OptionError {
	return &OptionError{Option: s.Name, Msg: fmt.Sprintf("--%s=%s: %s", s.Name, value, msg)}
}

// Words returns the flags that give default Options the value in o. There are none if o has
// the default value, unless Set was called with it.
func (s *Setting) Words(o *Options) []string {
	var words []string
	if s.get == nil {
		return nil
	}
	values := s.get(o)
	for _, said := range o.said {
		if said[0] == s.Name && len(values) == 0 {
			values = said[1:]
		}
	}
	for _, v := range values {
		words = append(words, "--"+s.Name+"="+v)
	}
	return words
}

// IsDefault reports whether o has the default value.
func (s *Setting) IsDefault(o *Options) bool {
	if s.get == nil {
		return true
	}
	v := s.get(o)
	return len(v) == 0 || len(v) == 1 && v[0] == s.Default
}

// Settings returns the table of all settings in [Options], in the order of command lines.
func Settings() []Setting { return slices.Clone(settings) }

// SettingByName returns the setting with that name, or nil.
func SettingByName(name string) *Setting {
	for i := range settings {
		if settings[i].Name == name {
			s := settings[i]
			return &s
		}
	}
	return nil
}

// Set sets the option with the name of a flag to a value in the syntax of the command line:
// o.Set("timeout", "5m"). The error is an [*OptionError].
func (o *Options) Set(name, value string) error {
	s := SettingByName(name)
	if s == nil {
		return &OptionError{Option: name, Msg: fmt.Sprintf("there is no option called %s", name)}
	}
	err := s.Set(o, value)
	var oe *OptionError
	if err != nil && !errors.As(err, &oe) {
		err = &OptionError{Option: name, Msg: fmt.Sprintf("--%s=%s: %v", name, value, err)}
	}
	return err
}

// Headings of --help.
const (
	groupChecked     = "What is checked"
	groupProgram     = "The program"
	groupExamples    = "Counterexamples"
	groupEquivalence = "Which executions count"
	groupBounds      = "Bounds"
	groupExplored    = "How it is explored (verdicts and complete executions do not depend on these)"
	groupEstimation  = "Estimation of how much there is to explore"
	groupReductions  = "What is left out because another execution shows it (outcomes and verdicts do not depend on these)"
	groupDurable     = "Runs that survive the end of the process"
	groupOutput      = "Output"
	groupOther       = "Other"
)

// groups are the headings of --help, in its order.
var groups = []string{groupChecked, groupProgram, groupExamples, groupEquivalence, groupBounds, groupExplored, groupEstimation, groupReductions, groupDurable, groupOutput, groupOther}

// Groups returns the headings under which settings are listed, in order.
func Groups() []string { return slices.Clone(groups) }

const (
	maxWorkers  = 4096
	maxStack    = 1 << 28
	maxEvents   = 1 << 28
	maxThreads  = 1<<15 - 2 // that main creates, and that have names of their own
	maxCrowd    = 1_000_000 // each member is an execution graph
	minCacheMem = 1 << 10
	// minMaxMemory is the least --max-memory: below, there is no room for the command itself.
	minMaxMemory = 32 << 20
)

// rvfHeuristics can be switched off in equivalence rvf; see config.RVFOptions.
var rvfHeuristics = []string{"signals", "closure", "hint", "greedy"}

// settings is the table of all options.
var settings = []Setting{
	text("mm", groupChecked, "memory `MODEL`: "+strings.Join(builtin, ", ")+"; or a file that defines one, NAME.kat ('genmcgo model list' lists the models that come with genmcgo); several models, separated by commas, are compared",
		"rc11", func(o *Options) *string { return &o.Model }).
		readme("the memory model, or several to compare, separated by commas"),
	on("check-races", groupChecked, "report data races on non-atomic memory as errors (under a model from a file: what it calls data-race)", func(o *Options) *bool { return &o.NoRaces }).role(Recorded).
		readme("data races are not errors"),
	on("check-deadlock", groupChecked, "report threads that wait for each other for ever as an error", func(o *Options) *bool { return &o.NoDeadlock }).role(Recorded).
		readme("deadlocks are not errors"),
	off("check-liveness", groupChecked, "report a spin loop that may never end as an error, not as a warning", func(o *Options) *bool { return &o.CheckLiveness }).role(Recorded).
		readme("a spin loop that may never end is an error, not a warning"),
	off("check-livelock", groupChecked, "report threads that can go round for ever together as an error: rounds of loops that write are explored, not left out, each up to --max-rounds times (2 with this flag), so a program with such loops is never verified", func(o *Options) *bool { return &o.CheckLivelock }).role(Recorded).
		readme("threads that can go round for ever together are an error. Loops that write are explored round by round, so a program with such loops is never verified"),
	off("check-daemons", groupChecked, "warn of threads that still wait for something when main returns", func(o *Options) *bool { return &o.CheckDaemons }).role(Recorded).
		readme("warn of threads that still wait for something when main returns"),
	off("check-unordered", groupChecked, "warn of two atomic writes to a location that nothing orders (under a model from a file: of what it calls unordered-writes)", func(o *Options) *bool { return &o.CheckUnordered }).role(Recorded),
	choice("mixed-size", groupChecked, "what unordered atomic accesses of different size or place to the same bytes mean, a `MEANING`: error: an error, as in C and C++; hardware: each takes place at once, as on a processor (under sc, tso, ra, rc11 and imm; with --equivalence=co; not with several models or --symmetry)",
		func(o *Options) *string { return &o.MixedSize }, "error", "hardware").role(Recorded).
		readme("what unordered atomic accesses of different size or place to the same bytes mean: `error`, as in C and C++, or `hardware`: each takes place at once, as on a processor (under sc, tso, ra, rc11 and imm; with `--equivalence=co`; not with several models or `--symmetry`)"),
	off("spurious-cas", groupChecked, "let a weak compare-and-exchange fail spuriously", func(o *Options) *bool { return &o.SpuriousCAS }).role(Recorded).
		readme("explore spurious failures of weak compare-and-exchange, which the standards allow"),
	number("spurious-wakeups", groupChecked, "let waits for condition variables and futexes wake up spuriously, up to `N` times per thread and object", 0, 0, 0, func(o *Options) *int { return &o.SpuriousWakeups }).role(Recorded).
		readme("explore up to N spurious wake-ups per thread and condition variable or futex, which the standards and Linux allow"),
	wakeups("wakeup", groupChecked, "in which order threads get what they wait for: `OBJECT:POLICY,...`; "+wakeupValues()+"; fifo: the first to come; lifo: the last to come; readers, writers: these first; glibc: any thread of the older of two groups; arbitrary (the default): any thread, which is all that POSIX promises",
		func(o *Options) *string { return &o.Wakeup }).role(Recorded).shown("all:arbitrary").
		readme("in which order threads get what they wait for: `OBJECT:POLICY`, separated by commas, where OBJECT is `mutex`, `sem`, `rwlock`, `cond` or `all`, and POLICY is `fifo`, `lifo`, for `rwlock` also `readers` and `writers`, for `cond` also `glibc`. Default: in any order, which is all that POSIX promises. [docs/wakeup.md](docs/wakeup.md)"),
	choice("volatile", groupChecked, "what volatile accesses mean, a `MEANING`: plain: they race, as in the standards; relaxed: they are relaxed atomic accesses, as in READ_ONCE and WRITE_ONCE of kernels", func(o *Options) *string { return &o.Volatile }, "plain", "relaxed").role(Recorded).
		readme("what volatile accesses mean. `relaxed`: those that fit into a register are relaxed atomic accesses, as in `READ_ONCE` and `WRITE_ONCE` of kernels. Default `plain`: they race, as in the standards"),
	number("nondet-values", groupChecked, "let __VERIFIER_nondet_* return each of 0..`N`-1; without this flag, each number that the program assumes to be possible right after the call, or else 0, 1 and the numbers that the function compares it with, and then the run is incomplete", 0, 0, 0, func(o *Options) *int { return &o.NondetValues }).role(Recorded).
		readme("what `__VERIFIER_nondet_*` returns: each of 0 to N-1. Without it: each number that the program assumes to be possible right after the call; if it assumes nothing, 0, 1 and the numbers that the function compares it with, and then the run is incomplete"),
	off("allow-vacuous", groupChecked, "call a program verified even if none of its executions runs to its end, provided that nothing is wrong in those that block; without this flag, it is incomplete", func(o *Options) *bool { return &o.AllowVacuous }).role(Searching).
		readme("a program of which no execution runs to its end may be verified"),
	off("keep-going", groupChecked, "look for more errors after the first", func(o *Options) *bool { return &o.KeepGoing }).role(Searching).notEstimating("an error ends it").
		readme("look for more errors after the first"),
	off("all-deadlocks", groupChecked, "report each distinct deadlock, and how many executions end in it: two are distinct if threads wait at different lines or for different objects (implies --keep-going)", func(o *Options) *bool { return &o.AllDeadlocks }).role(Searching).notEstimating("an error ends it").
		readme("report each distinct deadlock (by the lines and objects that threads wait at), and how many executions end in it; implies `--keep-going`"),

	text("outcomes", groupChecked, "count what `PLACES` hold at the end of complete executions: a list such as x,queue.head,stats[1].misses (implies --keep-going; docs/outcomes.md)", "", func(o *Options) *string { return &o.Outcomes }).role(Searching).notEstimating("estimates count no outcomes").
		readme("count what these places hold at the end of complete executions: a list such as `x,queue.head,stats[1].misses`: [docs/outcomes.md](docs/outcomes.md)"),
	list("exists", groupChecked, "`CONDITION`, such as 'x=1 /\\ y=0', must hold at the end of some complete execution; may be repeated", func(o *Options) *[]string { return &o.Exists }).role(Searching).notEstimating("estimates count no outcomes"),
	list("forall", groupChecked, "`CONDITION` must hold at the end of all complete executions; may be repeated", func(o *Options) *[]string { return &o.Forall }).role(Recorded).notEstimating("estimates count no outcomes"),
	list("never", groupChecked, "`CONDITION` must hold at the end of no complete execution; may be repeated", func(o *Options) *[]string { return &o.Never }).role(Recorded).notEstimating("estimates count no outcomes"),
	text("expect", groupChecked, "`FILE` of outcomes, one in each line (x=1; y=0): the program must have exactly these", "", func(o *Options) *string { return &o.Expect }).role(Recorded).notEstimating("estimates count no outcomes"),

	count("minimise", groupExamples, "after the first error, explore `N` more executions and show the smallest that is wrong in the same way: the fewest events, then an interleaving if there is one, then the fewest switches between threads; events that the error does not need are left out",
		1, func(o *Options) *uint64 { return &o.Minimise }).alone("10000").role(Searching).notEstimating("it does not look for errors, and the first one ends it").
		readme("after the first error, explore 10,000 (N) more executions and show the smallest that is wrong in the same way: the fewest events, then an interleaving if there is one, then the fewest switches between threads. Events that the error does not need are left out"),

	text("entry", groupProgram, "`FUNCTION` to run", "main", func(o *Options) *string { return &o.Entry }).role(Recorded).
		readme("the function to run (default `main`)"),
	list("arg", groupProgram, "`ARGUMENT` for the program's argv; may be repeated", func(o *Options) *[]string { return &o.Args }).role(Recorded).
		readme("an argument for its argv; may be repeated"),
	orderings("order", groupProgram, "give an atomic access or fence of the source another memory order, `FILE:LINE:COLUMN:ACCESS=ORDER`: ACCESS is read, write, rmw, cas, cas-failure or fence; ORDER is relaxed, acquire, release, acq_rel, seq_cst, for fences also none; may be repeated. 'genmcgo orders' lists the places", func(o *Options) *[]string { return &o.Orders }).role(Recorded).
		readme("check the program as if the atomic access or fence at a place of the source had another memory order, `FILE:LINE:COLUMN:ACCESS=ORDER`; may be repeated: [docs/orders.md](docs/orders.md)"),
	text("prims", groupProgram, "`FILE` (C, C++ or LLVM IR) whose functions are called instead of library functions of the same names; the report says which", "", func(o *Options) *string { return &o.Prims }).role(Recorded).
		readme("a file in C, C++ or LLVM IR whose functions are called instead of library functions of the same names, such as semaphores with an order: [docs/primitives.md](docs/primitives.md)"),
	text("asm", groupProgram, "`FILE` (C, C++ or LLVM IR) whose functions say what inline assembly does: those declared with GMC_ASM(\"TEXT\") of <genmcgo/asm.h>; the report says which", "", func(o *Options) *string { return &o.Asm }).role(Recorded).
		readme("a file in C, C++ or LLVM IR whose functions say what inline assembly does: [docs/assembly.md](docs/assembly.md)"),
	text("compile-commands", groupProgram, "take flags for clang from compile_commands.json in `DIR`, the directory of a build; those after -- follow them", "", func(o *Options) *string { return &o.CompileCommands }).role(Recorded).
		readme("take the flags of the files given from `compile_commands.json` in the directory of a build, which CMake writes with `-DCMAKE_EXPORT_COMPILE_COMMANDS=ON`: [docs/files.md](docs/files.md#files-of-a-build)"),
	text("clang", groupProgram, "the clang `COMMAND` that compiles C and C++ (default: the first of clang, clang-22 ... clang-13)", "", func(o *Options) *string { return &o.Clang }),

	number("unroll", groupBounds, "cut executions in which a loop is entered more than `N` times", 0, 0, 0, func(o *Options) *int { return &o.Unroll }).role(Recorded).
		readme("cut executions in which a loop is entered more than N times. Loops that only wait are recognised and need no bound"),
	list("no-unroll", groupBounds, "`FUNCTION` whose loops --unroll does not cut; may be repeated", func(o *Options) *[]string { return &o.NoUnroll }).role(Recorded).
		readme("a function whose loops `--unroll` does not cut; may be repeated"),
	number("timed-waits", groupBounds, "cut executions in which timed waits of a thread for one condition variable time out more than `N` times, or other timed waits more than 8 N times: those that move a clock that is used, and those for an object with a wake-up policy", defaultTimedWaits, 1, 0, func(o *Options) *int { return &o.TimedWaits }).role(Recorded),
	number("max-stack", groupBounds, "cut executions in which a thread nests more than `N` calls", interp.DefaultMaxFrames, 1, maxStack, func(o *Options) *int { return &o.MaxStack }).role(Recorded).
		readme("limit of nested calls. A run that reaches one of `--max-stack` to `--max-threads` says which flag raises it"),
	number("max-steps", groupBounds, "cut executions in which a thread runs more than `N` instructions (counted at loops and calls) without an access to shared memory", interp.DefaultMaxSteps, 1, 0, func(o *Options) *int { return &o.MaxSteps }).role(Recorded).
		readme("limit of instructions without an access to shared memory"),
	number("max-rounds", groupBounds, "cut executions in which a loop that wrote something returns to the same state `N` times in a row, if such rounds cannot be left out", defaultMaxRounds, 1, 0, func(o *Options) *int { return &o.MaxRounds }).role(Recorded).
		readme("limit of rounds in which a loop undoes what it wrote but that cannot be left out"),
	number("max-ops-per-thread", groupBounds, "cut executions in which a thread makes more than `N` operations on synchronisation objects: calls that lock, unlock, wait, signal or post, or only try or ask, on mutexes, spin locks, read-write locks, condition variables, semaphores and barriers, and operations that the program declares; not creations, joins and atomic accesses, nor what these calls do inside",
		0, 0, 0, func(o *Options) *int { return &o.MaxOpsPerThread }).role(Recorded).
		readme("cut executions in which a thread makes more than N operations on synchronisation objects: calls that lock, unlock, wait, signal, post, try or ask, and operations that the program declares"),
	number("max-events", groupBounds, "stop at an execution with more than `N` events: incomplete", graph.MaxEvents, 1, maxEvents, func(o *Options) *int { return &o.MaxEvents }).role(Recorded).
		readme("limit of events in an execution"),
	number("max-threads", groupBounds, "refuse programs that create more than `N` threads", graph.MaxThreads, 1, maxThreads, func(o *Options) *int { return &o.MaxThreads }).role(Recorded).
		readme("limit of threads"),
	bounded("bound", groupBounds, "leave out executions that need more than N preemptions, `preemptions=N`: switches away from a thread that could continue (under one of sc, tso, ra and rc11; with --equivalence=co; not with --symmetry or --commute-if; no estimate); the run is incomplete if some are left out", func(o *Options) *string { return &o.Bound }).role(Searching).notEstimating("it estimates how many there are in all").
		readme("leave out executions that need more than N switches away from a thread that could continue, under `sc`, `tso`, `ra` and `rc11`: [docs/bound.md](docs/bound.md)"),
	count("max-executions", groupBounds, "stop after `N` complete executions", 0, func(o *Options) *uint64 { return &o.MaxExecutions }).role(Searching).notEstimating("it estimates how many there are in all").
		readme("stop after N complete executions"),
	period("timeout", groupBounds, "stop after this `TIME` (90, 90s, 5m, 2h), when each thread has come to its next access to shared memory (see --max-steps)", func(o *Options) *time.Duration { return &o.Timeout }).
		readme("stop after this time: 90, 90s, 5m, 2h; threads come to their next access to shared memory first"),
	size("max-memory", groupBounds, "stop when the process needs more memory than this `SIZE`, even after dropping its caches (64MB, 1GiB)",
		minMaxMemory, "not a size; write 512MB, 512MiB or 4GB", "must be at least "+humanize.IBytes(minMaxMemory), func(o *Options) *uint64 { return &o.MaxMemory }).shown("80 % of what the machine or its control group has").
		readme("stop rather than use more memory (default: 80 % of what the machine or control group has)"),

	choice("equivalence", groupEquivalence, "which executions with the same events count once, by `NAME`: co: those with the same reads-from and coherence order; rf: those with the same reads-from (fewer executions where writes are overwritten unread; implies --unblock=false; under imm only as long as no write may take effect before reads that precede it: the report says so otherwise); rvf: those in which reads return the same values (fewer still; only under sc; shows every state of every thread; no estimate); rf and rvf cannot be combined with several models or --symmetry; auto: the one of these that is possible and expected to be fastest; the report says which, and why",
		func(o *Options) *string { return &o.Equivalence }, append(slices.Clone(config.Equivalences), "auto")...).role(Searching).
		readme("which executions count once. `rf`: those that differ only in the order of writes that no read observes (coherence order): often far fewer, though each takes longer, and there may be more blocked ones; under `imm` only as long as no write may take effect before reads that precede it, otherwise a note says that it is `co`. `rvf`: under `sc`, those in which reads return the same values: fewer still where values repeat. `auto`: chosen by what the first executions have in common; the report says which, and why. Default `co`: only executions that are equal. [docs/equivalence.md](docs/equivalence.md) explains all of them"),
	off("symmetry", groupEquivalence, "count once executions that differ only in which of several identical threads does what (implies --unblock=false, except for operations that commute; not with several models; under imm only as long as no write may take effect before reads that precede it: the report says so otherwise)", func(o *Options) *bool { return &o.Symmetry }).role(Searching).
		readme("count once executions that differ only in which of several identical threads does what: N threads that take a lock in turn have one execution instead of N! Under `imm` only as long as no write may take effect before reads that precede it; otherwise a note says that every execution counts"),

	number("workers", groupExplored, "explore with `N` workers, at most one per core at a time", 0, 1, maxWorkers, func(o *Options) *int { return &o.Workers }).short("j").shown("all cores").role(Searching).
		readme("how many workers explore, at most one per core at a time; default: all cores. Results do not depend on it"),
	choice("schedule", groupExplored, "how to choose the next thread, a `POLICY`: wf (writes first), ltr (left to right), random", func(o *Options) *string { return &o.Schedule }, "wf", "ltr", "random").role(Searching),
	seed("seed", groupExplored, "`SEED` of --schedule=random (default 0)", func(o *Options) *int64 { return &o.Seed }).role(Searching),
	on("cache", groupExplored, "keep the steps of threads that other executions share, and suspended threads to continue from", func(o *Options) *bool { return &o.NoCache }),
	size("cache-mem", groupExplored, "memory for the cache, a `SIZE` for all workers together (64MB, 1GiB; default a 32nd of the machine's, 64MiB to 512MiB)",
		minCacheMem, "not a size; write 64MB, 512MiB or 1GiB", "must be at least "+humanize.IBytes(minCacheMem)+"; --cache=false keeps nothing", func(o *Options) *uint64 { return &o.CacheMem }),
	on("simplify", groupExplored, "check a program under a simpler model if that allows it the same executions (without seq_cst accesses, rc11 is ra; with only seq_cst ones, rc11, tso and imm are sc; models from files are never replaced)", func(o *Options) *bool { return &o.NoSimplify }).role(Searching),
	on("incremental", groupExplored, "keep what the memory model knows of a graph from choice to choice; if off, compute it again after each", func(o *Options) *bool { return &o.NoIncremental }),

	on("lookahead", groupReductions, "leave out old values with which a read would only stop its thread (a failed assumption, a waiting loop), and add such reads last", func(o *Options) *bool { return &o.NoLookahead }).role(Searching),
	on("spin-detection", groupReductions, "stop a thread in a loop that would only repeat itself; if off, most such loops need --unroll", func(o *Options) *bool { return &o.NoSpinDetection }).role(Recorded),
	on("fresh-writes", groupReductions, "ignore failed attempts in a loop even if they wrote to memory that their thread allocated and no other thread knows yet", func(o *Options) *bool { return &o.NoFreshWrites }).role(Recorded),
	on("undone-rounds", groupReductions, "treat a loop as waiting even if its rounds wrote something, provided they undid it and that changes nothing for other threads", func(o *Options) *bool { return &o.NoUndoneRounds }).role(Recorded),
	on("unblock", groupReductions, "leave out executions in which a thread keeps waiting although what it waits for has come, or a compare-exchange comes too late", func(o *Options) *bool { return &o.NoUnblock }).role(Searching),
	on("commute", groupReductions, "count once executions that differ only in the order of operations that the program declares to commute (GMC_COMMUTE; only where the program is explored under sc, tso, ra or rc11, and under imm if po ∪ rf is acyclic in all executions; with --equivalence=co; not with several models)", func(o *Options) *bool { return &o.NoCommute }).role(Searching),
	off("commute-if", groupReductions, "also count once executions that lead to each other by exchanging operations that the program declares to commute in the current state (GMC_COMMUTE_IF; only where the program is explored under sc; not with several models, --equivalence=rf or rvf, --symmetry or --commute=false); all of them are explored", func(o *Options) *bool { return &o.CommuteIf }).role(Searching).notEstimating("estimates are of the executions that are explored"),
	words("rvf-without", groupReductions, "with --equivalence=rvf, switch off some of the `HEURISTICS` "+strings.Join(rvfHeuristics, ", ")+": signals: choose only reads that could return more; closure: an order that witnesses respect; hint: the witness of another execution; greedy: take events first that matter to no read; fewer of them make more work, and without signals more executions",
		func(o *Options) *[]string { return &o.RVFWithout }).role(Searching),

	on("estimate", groupEstimation, "sample executions first, to predict how many there are", func(o *Options) *bool { return &o.Estimate.Off }).role(Searching).notEstimating("estimating is what the command is for").
		readme("start without an estimate"),
	number("estimate-min", groupEstimation, "take at least `N` samples", defaultMin, 1, 0, func(o *Options) *int { return &o.Estimate.Min }).role(Searching),
	number("estimate-max", groupEstimation, fmt.Sprintf("take at most `N` samples (genmcgo estimate: %d)", manySamples), fewSamples, 1, 0, func(o *Options) *int { return &o.Estimate.Max }).role(Searching),
	part("estimate-threshold", groupEstimation, "between --estimate-min and --estimate-max, stop when the standard deviation of the estimate is less than this `PART` of it", func(o *Options) *float64 { return &o.Estimate.Threshold }).role(Searching),
	crowd("estimate-crowd", groupEstimation, fmt.Sprintf("follow `N` executions at a time to see what samples miss; 0: use samples only (genmcgo estimate: %d)", largeCrowd), func(o *Options) *int { return &o.Estimate.Crowd }).role(Searching),
	off("estimate-histogram", groupEstimation, "show how the samples are distributed (genmcgo estimate only)", func(o *Options) *bool { return &o.Estimate.Histogram }).role(Searching).unrepeated(),

	text("checkpoint", groupDurable, "keep the run in a new `DIRECTORY` while it goes on; 'genmcgo resume DIRECTORY' continues it after a kill, a crash, Ctrl-C, --timeout or --max-memory", "", func(o *Options) *string { return &o.Checkpoint }).role(Searching).unrepeated().notEstimating("estimates take seconds").
		readme("keep the run in a new directory while it goes on; `genmcgo resume DIRECTORY` continues it after a kill, a crash, Ctrl-C, `--timeout` or `--max-memory`: [docs/checkpoints.md](docs/checkpoints.md)"),
	period("checkpoint-interval", groupDurable, "with --checkpoint: how much work a kill loses, at most, as `TIME`", func(o *Options) *time.Duration { return &o.CheckpointInterval }).role(Searching).unrepeated().shown("5s").notEstimating("estimates take seconds"),

	off("print-executions", groupOutput, "print the graph of every execution (with several models: of the differing ones that are shown)", func(o *Options) *bool { return &o.KeepExecutions }).role(Searching).unrepeated().notEstimating("it prints no executions").
		readme("print the graph of every execution"),
	off("rvf-clock", groupOutput, "with --equivalence=rvf, measure how much time is spent deciding which values reads can return, for --stats and reports in JSON", func(o *Options) *bool { return &o.RVFClock }).role(Searching).unrepeated(),
}

func (s Setting) role(r Role) Setting              { s.Role = r; return s }
func (s Setting) readme(text string) Setting       { s.Readme = text; return s }
func (s Setting) alone(v string) Setting           { s.Alone = v; return s }
func (s Setting) short(c string) Setting           { s.Shorthand = c; return s }
func (s Setting) shown(def string) Setting         { s.Default = def; return s }
func (s Setting) unrepeated() Setting              { s.Unrepeated = true; return s }
func (s Setting) notEstimating(why string) Setting { s.NotEstimating = why; return s }

// on is a setting that is on by default. The field switches it off.
func on(name, group, help string, field func(*Options) *bool) Setting {
	return boolean(name, group, help, true, field)
}

// off is a setting that is off by default.
func off(name, group, help string, field func(*Options) *bool) Setting {
	return boolean(name, group, help, false, field)
}

func boolean(name, group, help string, def bool, field func(*Options) *bool) Setting {
	return Setting{Name: name, Group: group, Help: help, Type: "bool", Alone: "true", Default: map[bool]string{true: "on", false: "off"}[def],
		set: func(o *Options, v string) error {
			b, err := strconv.ParseBool(v)
			if err == nil {
				*field(o) = b != def
			}
			return err
		},
		get: func(o *Options) []string {
			if !*field(o) {
				return nil
			}
			return []string{strconv.FormatBool(!def)}
		},
		take: func(o, from *Options) { *field(o) = *field(from) }}
}

// amount completes s, a setting whose default is the zero value of its field. wrong says what
// is wrong with a given value, or ""; it may be nil.
func amount[T comparable](s Setting, field func(*Options) *T, parse func(string) (T, error), format func(T) string, wrong func(T) string) Setting {
	var zero T
	name := Setting{Name: s.Name}
	s.set = func(o *Options, v string) error {
		x, err := parse(v)
		if err != nil {
			return NumberError(err)
		}
		if wrong != nil {
			if msg := wrong(x); msg != "" {
				return name.impossible(format(x), msg)
			}
		}
		*field(o) = x
		return nil
	}
	s.get = func(o *Options) []string {
		if x := *field(o); x != zero {
			return []string{format(x)}
		}
		return nil
	}
	if wrong != nil {
		s.bad = func(o *Options) string { return wrong(*field(o)) }
	}
	s.take = func(o, from *Options) { *field(o) = *field(from) }
	return s
}

// NumberError says what is wrong with a value that package strconv does not take for a number, in words about the value;
// other errors stay what they are.
func NumberError(err error) error {
	var bad *strconv.NumError
	switch {
	case !errors.As(err, &bad):
		return err
	case strings.HasPrefix(bad.Num, "-") && bad.Func == "ParseUint":
		return errors.New("must not be negative")
	case errors.Is(err, strconv.ErrRange):
		return errors.New("too large")
	case bad.Func == "ParseFloat":
		return errors.New("not a number")
	}
	return errors.New("not a whole number")
}

// number is a whole number from least to most (no bound if that is 0), def by default.
func number(name, group, help string, def, least, most int, field func(*Options) *int) Setting {
	s := Setting{Name: name, Group: group, Help: help, Type: "int", Default: "none"}
	if def != 0 {
		s.Default = strconv.Itoa(def)
	}
	parse := func(v string) (int, error) {
		n, err := strconv.ParseInt(v, 0, 64)
		return int(n), err
	}
	return amount(s, field, parse, strconv.Itoa, func(n int) string {
		switch {
		case most > 0 && (n < least || n > most):
			return fmt.Sprintf("must be %d to %d", least, most)
		case n >= least:
		case least == 0:
			return "must not be negative"
		default:
			return fmt.Sprintf("must be at least %d", least)
		}
		return ""
	})
}

// count is a number of executions.
func count(name, group, help string, least uint64, field func(*Options) *uint64) Setting {
	return amount(Setting{Name: name, Group: group, Help: help, Type: "uint64", Default: "none"}, field,
		func(v string) (uint64, error) { return strconv.ParseUint(v, 0, 64) },
		func(n uint64) string { return strconv.FormatUint(n, 10) },
		func(n uint64) string {
			if n < least {
				return fmt.Sprintf("must be at least %d", least)
			}
			return ""
		})
}

func seed(name, group, help string, field func(*Options) *int64) Setting {
	return amount(Setting{Name: name, Group: group, Help: help, Type: "int64", Default: "0"}, field,
		func(v string) (int64, error) { return strconv.ParseInt(v, 0, 64) },
		func(n int64) string { return strconv.FormatInt(n, 10) }, nil)
}

// text is any string.
func text(name, group, help, def string, field func(*Options) *string) Setting {
	same := func(v string) string { return v }
	parse := func(v string) (string, error) {
		if v == "" && name == "mm" {
			return "", errNoModel
		}
		return v, nil
	}
	return amount(Setting{Name: name, Group: group, Help: help, Type: "string", Default: def}, field, parse, same, nil)
}

// wakeups is a list of policies.
func wakeups(name, group, help string, field func(*Options) *string) Setting {
	parse := func(v string) (string, error) {
		w, err := parseWakeup(v)
		return formatWakeup(w), err
	}
	return amount(Setting{Name: name, Group: group, Help: help, Type: "string"}, field, parse, func(v string) string { return v },
		func(v string) string {
			if v == "" {
				return ""
			}
			if _, err := parseWakeup(v); err != nil {
				return err.Error()
			}
			return ""
		})
}

// choice is one of several words. The first is the default.
func choice(name, group, help string, field func(*Options) *string, values ...string) Setting {
	must := "must be one of " + strings.Join(values, ", ")
	parse := func(v string) (string, error) {
		if v = strings.ToLower(v); !slices.Contains(values, v) {
			return "", errors.New(must)
		}
		return v, nil
	}
	s := amount(Setting{Name: name, Group: group, Help: help, Type: "string", Values: values, Default: values[0]}, field,
		parse, func(v string) string { return v }, nil)
	s.bad = func(o *Options) string {
		if !slices.Contains(values, *field(o)) {
			return must
		}
		return ""
	}
	return s
}

// list is a list of strings. Each use of the flag appends one.
func list(name, group, help string, field func(*Options) *[]string) Setting {
	return Setting{Name: name, Group: group, Help: help, Type: "stringArray", Default: "none",
		set:  func(o *Options, v string) error { *field(o) = append(slices.Clone(*field(o)), v); return nil },
		get:  func(o *Options) []string { return *field(o) },
		take: func(o, from *Options) { *field(o) = slices.Clone(*field(from)) }}
}

// orderings is a list of memory orders for places.
func orderings(name, group, help string, field func(*Options) *[]string) Setting {
	s := list(name, group, help, field)
	s.bad = func(o *Options) string {
		for _, text := range *field(o) {
			if _, err := ParseOrder(text); err != nil {
				return strings.TrimPrefix(err.Error(), "--order="+text+": ")
			}
		}
		return ""
	}
	return s
}

// words is a list of strings. Each use of the flag appends some, separated by commas.
func words(name, group, help string, field func(*Options) *[]string) Setting {
	s := list(name, group, help, field)
	s.Type = "stringSlice"
	s.set = func(o *Options, v string) error {
		if v == "" {
			return nil
		}
		more, err := csv.NewReader(strings.NewReader(v)).Read()
		if err == nil {
			*field(o) = slices.Concat(*field(o), more)
		}
		return err
	}
	return s
}

// period is a time.
func period(name, group, help string, field func(*Options) *time.Duration) Setting {
	parse := func(v string) (time.Duration, error) {
		d, err := time.ParseDuration(v)
		if err != nil {
			n, err2 := strconv.ParseFloat(v, 64)
			if err2 != nil || !(math.Abs(n) < 1e9) {
				return 0, errors.New("not a time; write 90, 90s, 5m or 2h")
			}
			d = time.Duration(n * float64(time.Second))
		}
		if d < 0 {
			return 0, errors.New("must not be negative")
		}
		return d, nil
	}
	s := amount(Setting{Name: name, Group: group, Help: help, Type: "duration", Default: "none"}, field, parse, time.Duration.String, nil)
	s.bad = func(o *Options) string {
		if *field(o) < 0 {
			return "must not be negative"
		}
		return ""
	}
	return s
}

// size is an amount of memory in bytes, at least least.
func size(name, group, help string, least uint64, malformed, few string, field func(*Options) *uint64) Setting {
	parse := func(v string) (uint64, error) {
		n, err := humanize.ParseBytes(v)
		switch {
		case err != nil || strings.HasPrefix(v, "-"):
			return 0, errors.New(malformed)
		case n < least:
			return 0, errors.New(few)
		}
		return n, nil
	}
	s := amount(Setting{Name: name, Group: group, Help: help, Type: "size"}, field, parse, func(n uint64) string { return strconv.FormatUint(n, 10) }, nil)
	s.bad = func(o *Options) string {
		if *field(o) < least {
			return few
		}
		return ""
	}
	return s
}

// minus returns -1 for 0. It serves settings for which 0 is a value other than the default: in
// their fields 0 means the default, and a negative number means 0.
func minus[T int | float64](v T) T {
	if v == 0 {
		return -1
	}
	return v
}

// part is the threshold of samples.
func part(name, group, help string, field func(*Options) *float64) Setting {
	format := func(v float64) string { return strconv.FormatFloat(max(v, 0), 'g', -1, 64) }
	s := amount(Setting{Name: name, Group: group, Help: help, Type: "float64", Default: fmt.Sprint(defaultThreshold)}, field,
		func(v string) (float64, error) { return strconv.ParseFloat(v, 64) }, format, nil)
	wrong := func(v float64) string {
		if !(v < 1) {
			return "must be a part, at least 0 and less than 1 (0.1: ten percent)"
		}
		return ""
	}
	name0 := Setting{Name: name}
	s.set = func(o *Options, v string) error {
		x, err := strconv.ParseFloat(v, 64)
		if err != nil {
			return NumberError(err)
		}
		if msg := wrong(x); msg != "" || x < 0 {
			return name0.impossible(fmt.Sprintf("%g", x), wrong(1))
		}
		*field(o) = minus(x)
		return nil
	}
	s.bad = func(o *Options) string { return wrong(*field(o)) }
	return s
}

// crowd is the size of a crowd.
func crowd(name, group, help string, field func(*Options) *int) Setting {
	s := number(name, group, help, smallCrowd, 0, maxCrowd, field)
	inner := s.set
	s.set = func(o *Options, v string) error {
		if err := inner(o, v); err != nil {
			return err
		}
		*field(o) = minus(*field(o))
		return nil
	}
	s.get = func(o *Options) []string {
		if *field(o) == 0 {
			return nil
		}
		return []string{strconv.Itoa(max(*field(o), 0))}
	}
	s.bad = func(o *Options) string {
		if *field(o) > maxCrowd {
			return fmt.Sprintf("must be 0 to %d", maxCrowd)
		}
		return ""
	}
	return s
}

// check returns an [*OptionError] if an option is out of range or options cannot be combined.
// models is the number of models. estimating says that executions are only sampled.
func (o *Options) check(models int, estimating bool) error {
	for i := range settings {
		if err := settings[i].check(o); err != nil {
			return err
		}
	}
	switch {
	case o.Minimise > 0 && models > 1 && !o.KeepGoing:
		return bad("minimise", "--minimise with several models needs --keep-going: it would look for other errors under each")
	case o.AllDeadlocks && o.NoDeadlock:
		return bad("all-deadlocks", "--all-deadlocks needs deadlocks to be errors; leave out --check-deadlock=false")
	case len(o.NoUnroll) > 0 && o.Unroll == 0:
		return bad("no-unroll", "--no-unroll needs --unroll")
	case o.CheckpointInterval != 0 && o.Checkpoint == "":
		return bad("checkpoint-interval", "--checkpoint-interval needs --checkpoint")
	case o.NoCache && o.CacheMem > 0:
		return bad("cache-mem", "--cache-mem needs the cache: without it nothing is kept")
	case o.Estimate.Histogram && !estimating:
		return bad("estimate-histogram", "--estimate-histogram is for 'genmcgo estimate'")
	case o.Estimate.Off && o.Estimate.chosen():
		return bad("estimate", "--estimate=false: there are no samples for the other --estimate flags")
	case o.Estimate.Min > 0 && o.Estimate.Max > 0 && o.Estimate.Max < o.Estimate.Min:
		return bad("estimate-max", "--estimate-max=%d: must be at least --estimate-min=%d", o.Estimate.Max, o.Estimate.Min)
	}
	if err := o.checkBound(models, estimating); err != nil {
		return err
	}
	return o.checkEquivalence(models, estimating)
}

// checkModels is check for what depends on the models, which are loaded: it returns an error if
// the engine cannot do what o says, whatever the program is.
func (o *Options) checkModels(models []*memoryModel) error {
	equivalence := o.filled().Equivalence
	if equivalence == "auto" && o.Bound != "" {
		equivalence = "co"
	}
	for _, m := range models {
		cfg := config.Config{Model: m.name, Custom: m.model, Workers: 1, Equivalence: equivalence, Symmetry: o.Symmetry, CommuteIf: o.CommuteIf, Bound: o.bound(),
			NoRaces: o.NoRaces, WarnUnordered: o.CheckUnordered, NoIncremental: o.NoIncremental}
		var impossible *config.Error
		if err := trust.Possible(cfg, !o.NoSimplify); errors.As(err, &impossible) {
			return o.impossible(impossible)
		}
	}
	return nil
}

// impossible returns the error that says which option to change, and to what.
func (o *Options) impossible(e *config.Error) error {
	say, known := impossibles[e.Field]
	if !known {
		panic("BUG: no option for the field " + e.Field + " of the engine: " + e.Msg)
	}
	return say(o, e.Msg)
}

// impossibles say, by the Field of a config.Error, which option is to be changed.
var impossibles = map[string]func(o *Options, why string) error{
	"Equivalence": func(o *Options, why string) error {
		model := "another model (--mm)"
		if o.Equivalence == "rvf" {
			model = "--mm=sc"
		}
		return bad("equivalence", "--equivalence=%s: %s; use --equivalence=co or %s", o.Equivalence, why, model)
	},
	"Symmetry": func(_ *Options, why string) error {
		return bad("symmetry", "--symmetry: %s; leave it out, or use another model (--mm)", why)
	},
	"Commuting": func(_ *Options, why string) error {
		return bad("commute", "%s; give --commute=false", why)
	},
	"CommuteIf": func(_ *Options, why string) error {
		return bad("commute-if", "--commute-if: %s; leave it out, or use --mm=sc", why)
	},
	"Bound": func(o *Options, why string) error {
		return bad("bound", "--bound=%s: %s", o.Bound, why)
	},
	"Workers": func(o *Options, why string) error { return bad("workers", "--workers=%d: %s", o.Workers, why) },
}

// bad is an error about an option.
func bad(option, format string, args ...any) error {
	return &OptionError{Option: option, Msg: fmt.Sprintf(format, args...)}
}

// checkEquivalence is check for what depends on which executions count as one.
func (o *Options) checkEquivalence(models int, estimating bool) error {
	finer := o.Equivalence == "rf" || o.Equivalence == "rvf"
	switch {
	case finer && o.Observes():
		return bad("equivalence", "--equivalence=%s: executions count once that may end with different values in memory; use co with --outcomes, --exists, --forall, --never, --expect and claims in the source (__VERIFIER_exists)", o.Equivalence)
	case o.Symmetry && o.Observes():
		return bad("symmetry", "--symmetry: executions count once that may end with different values in memory; leave it out with --outcomes, --exists, --forall, --never, --expect and claims in the source (__VERIFIER_exists)")
	case finer && o.Symmetry:
		return bad("equivalence", "--equivalence=%s and --symmetry cannot be combined", o.Equivalence)
	case o.Equivalence == "rvf" && estimating:
		return bad("equivalence", "--equivalence=rvf: there are no estimates of how many such executions there are")
	case o.Equivalence == "rvf" && o.Estimate.chosen():
		return bad("equivalence", "--equivalence=rvf: there are no samples for the --estimate flags")
	case o.Equivalence == "auto" && estimating:
		return bad("equivalence", "--equivalence=auto: genmcgo estimate has to know which equivalence; run it with co and with rf")
	case finer && models > 1:
		return bad("equivalence", "--equivalence=%s and several models: executions are compared with their coherence order", o.Equivalence)
	case o.Equivalence != "rvf" && (len(o.RVFWithout) > 0 || o.RVFClock):
		return bad("rvf-without", "--rvf-without and --rvf-clock need --equivalence=rvf")
	case o.Symmetry && models > 1:
		return bad("symmetry", "--symmetry and several models: which of the executions that count once is explored depends on the model, so they cannot be compared")
	}
	for _, with := range []struct {
		name string
		is   bool
	}{{"--equivalence=" + o.Equivalence, finer}, {"several models", models > 1}, {"--symmetry", o.Symmetry}, {"--commute=false", o.NoCommute}} {
		if with.is && o.CommuteIf {
			return bad("commute-if", "--commute-if and %s cannot be combined", with.name)
		}
	}
	for _, h := range o.RVFWithout {
		if !slices.Contains(rvfHeuristics, h) {
			return bad("rvf-without", "--rvf-without=%s: must be some of %s", h, strings.Join(rvfHeuristics, ", "))
		}
	}
	return nil
}
