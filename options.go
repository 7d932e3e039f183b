package genmcgo

import (
	"cmp"
	"io"
	"runtime"
	"strings"
	"time"

	"genmcgo/graph"
	"genmcgo/interp"
	"genmcgo/report"
)

// Options say how a program is checked. The zero value is what the command does
// without flags. Each field but the callbacks is the flag of the command that
// [Settings] lists under the name in the comment, with the same meaning.
//
// Options are plain data: encoding/json writes what differs from the zero value, and
// reads it back. Callbacks are not part of that.
type Options struct {
	// Model is the memory model: sc, tso-allfences, tso, rc11 (the default), ra, imm, or
	// the path of a file that defines one, or the name of such a file that is built in
	// (rc11.kat). [Program.Compare] and [Program.Estimate] take several, separated by
	// commas. Flag mm.
	Model string `json:"model,omitempty"`

	// What is checked.

	NoRaces         bool   `json:"no_races,omitempty"`         // data races on non-atomic memory are no errors; check-races
	NoDeadlock      bool   `json:"no_deadlock,omitempty"`      // a deadlock is no error; check-deadlock
	CheckLiveness   bool   `json:"check_liveness,omitempty"`   // a spin-loop that may never end is an error, not a warning
	CheckDaemons    bool   `json:"check_daemons,omitempty"`    // warn of threads that still wait when main returns
	CheckUnordered  bool   `json:"check_unordered,omitempty"`  // warn of two atomic writes to a location that nothing orders
	SpuriousCAS     bool   `json:"spurious_cas,omitempty"`     // a weak compare-and-exchange may fail without reason
	SpuriousWakeups int    `json:"spurious_wakeups,omitempty"` // so many waits of a thread for a condition variable may return without reason
	NondetValues    int    `json:"nondet_values,omitempty"`    // __VERIFIER_nondet_* returns 0 to NondetValues-1
	AllowVacuous    bool   `json:"allow_vacuous,omitempty"`    // a program of which no execution runs to its end may be verified
	KeepGoing       bool   `json:"keep_going,omitempty"`       // look for more errors after the first
	Minimise        uint64 `json:"minimise,omitempty"`         // executions to explore after the first error, for a smaller one

	// The program.

	Entry string   `json:"entry,omitempty"` // the function to run; default main
	Args  []string `json:"args,omitempty"`  // of the program's argv, without its name; arg
	Clang string   `json:"clang,omitempty"` // the compiler; default the first of clang, clang-22 ... clang-13 on PATH

	// Bounds. A run that reaches one is incomplete, but for MaxEvents and MaxThreads: a
	// program beyond these is refused ([InputError]).

	Unroll        int           `json:"unroll,omitempty"`         // how often loops are entered; default: any number of times
	NoUnroll      []string      `json:"no_unroll,omitempty"`      // functions whose loops Unroll does not cut
	TimedWaits    int           `json:"timed_waits,omitempty"`    // time-outs of a thread for one condition variable; default 2
	MaxStack      int           `json:"max_stack,omitempty"`      // nested calls; default 20,000
	MaxSteps      int           `json:"max_steps,omitempty"`      // instructions without an access to shared memory; default 100 million
	MaxRounds     int           `json:"max_rounds,omitempty"`     // of a loop that comes back to the same state; default 16
	MaxEvents     int           `json:"max_events,omitempty"`     // of an execution; default 200,000
	MaxThreads    int           `json:"max_threads,omitempty"`    // default 1,024
	MaxExecutions uint64        `json:"max_executions,omitempty"` // complete ones; default: all
	Timeout       time.Duration `json:"timeout,omitempty"`        // from the call on; nanoseconds in JSON; default: none
	// MaxMemory is in bytes, and about the whole process: the run ends when that needs
	// more. Default: 80 % of what the machine or its control group has.
	MaxMemory uint64 `json:"max_memory,omitempty"`

	// Which executions count as one.

	Equivalence string `json:"equivalence,omitempty"` // co (the default), rf, rvf or auto
	Symmetry    bool   `json:"symmetry,omitempty"`    // so do those that differ only in which of several identical threads does what

	// How it is explored. Counts and verdicts do not depend on these.

	Workers       int    `json:"workers,omitempty"`        // default: one per core
	Schedule      string `json:"schedule,omitempty"`       // wf (the default), ltr or random
	Seed          int64  `json:"seed,omitempty"`           // of schedule random, and of samples
	NoCache       bool   `json:"no_cache,omitempty"`       // do not keep the steps of threads; cache
	CacheMem      uint64 `json:"cache_mem,omitempty"`      // bytes for them, all workers together; default a 32nd of the machine's, within bounds
	NoSimplify    bool   `json:"no_simplify,omitempty"`    // do not check under a simpler model that comes to the same; simplify
	NoIncremental bool   `json:"no_incremental,omitempty"` // compute what the model knows of a graph after each choice; incremental

	// What is left out because another execution shows it. Outcomes and verdicts do not
	// depend on these.

	NoLookahead     bool     `json:"no_lookahead,omitempty"`      // lookahead
	NoSpinDetection bool     `json:"no_spin_detection,omitempty"` // spin-detection
	NoFreshWrites   bool     `json:"no_fresh_writes,omitempty"`   // fresh-writes
	NoUndoneRounds  bool     `json:"no_undone_rounds,omitempty"`  // undone-rounds
	NoUnblock       bool     `json:"no_unblock,omitempty"`        // unblock
	RVFWithout      []string `json:"rvf_without,omitempty"`       // with equivalence rvf: some of signals, closure, hint, greedy

	// Estimate says how executions are sampled before they are explored.
	Estimate Sampling `json:"estimate,omitzero"`

	// What is measured and kept.

	RVFClock       bool `json:"rvf_clock,omitempty"`       // with equivalence rvf: measure Stats.Verifying
	KeepExecutions bool `json:"keep_executions,omitempty"` // have the graphs of all executions in Report.Executions

	// OnProgress, if set, is told how far a run is. Calls do not overlap; they come from
	// several goroutines, which wait for them to return.
	OnProgress func(Progress) `json:"-"`
	// OnExecution, if set, is given every execution as it is found. If the exploration
	// begins again (Progress.Restarts) they come again. Calls do not overlap.
	// [Program.Compare] does not call it.
	OnExecution func(*report.Execution) `json:"-"`
	// Diagnostics, if set, is where the compiler writes. What it says when it fails is
	// part of the error, too.
	Diagnostics io.Writer `json:"-"`

	said [][2]string // settings that Set gave their default, and how that was written
}

// Sampling says how executions are sampled to estimate how many there are. Where any of the
// numbers is set, sampling takes as long as that needs; otherwise about a second before
// an exploration, and ten for [Program.Estimate].
type Sampling struct {
	Off       bool    `json:"off,omitempty"`       // do not sample; estimate
	Min       int     `json:"min,omitempty"`       // samples at least; default 10; estimate-min
	Max       int     `json:"max,omitempty"`       // samples at most; default 200, for Estimate 1,000; estimate-max
	Threshold float64 `json:"threshold,omitempty"` // between them, stop when the deviation is less than this part; default 0.1, negative: 0; estimate-threshold
	Crowd     int     `json:"crowd,omitempty"`     // executions to follow at a time; default 30, for Estimate 200, negative: none; estimate-crowd
	Histogram bool    `json:"histogram,omitempty"` // only for Estimate; estimate-histogram
}

// chosen reports whether anything is said of how to sample.
func (s Sampling) chosen() bool {
	s.Off = false
	return s != Sampling{}
}

// Defaults of Options that no other package has.
const (
	defaultTimedWaits = 2
	defaultMaxRounds  = 16
)

// filled is o with what its zero values mean, but for Estimate and the amounts of memory.
func (o Options) filled() Options {
	o.Model = cmp.Or(o.Model, "rc11")
	o.Entry = cmp.Or(o.Entry, "main")
	o.TimedWaits = cmp.Or(o.TimedWaits, defaultTimedWaits)
	o.MaxStack = cmp.Or(o.MaxStack, interp.DefaultMaxFrames)
	o.MaxSteps = cmp.Or(o.MaxSteps, interp.DefaultMaxSteps)
	o.MaxRounds = cmp.Or(o.MaxRounds, defaultMaxRounds)
	o.MaxEvents = cmp.Or(o.MaxEvents, graph.MaxEvents)
	o.MaxThreads = cmp.Or(o.MaxThreads, graph.MaxThreads)
	o.Equivalence = cmp.Or(o.Equivalence, "co")
	o.Workers = cmp.Or(o.Workers, runtime.GOMAXPROCS(0))
	o.Schedule = cmp.Or(o.Schedule, "wf")
	return o
}

// models are the names in Model.
func (o *Options) models() []string {
	list := strings.Split(cmp.Or(o.Model, "rc11"), ",")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// Command is the command line that does with file what the library does with o, and
// clang flags for a file in C or C++.
func (o *Options) Command(file string, clang ...string) string {
	words := []string{"genmcgo"}
	for i := range settings {
		switch s := &settings[i]; {
		case s.Name == "mm": // always: a report should say it
			words = append(words, "--mm="+cmp.Or(o.Model, "rc11"))
		case !s.Unrepeated:
			words = append(words, s.Words(o)...)
		}
	}
	words = append(words, file)
	if len(clang) > 0 {
		words = append(append(words, "--"), clang...)
	}
	return quoteWords(words)
}

// quoteWords is a command line of which a shell makes words.
func quoteWords(words []string) string {
	quoted := make([]string, len(words))
	for i := range words {
		quoted[i] = ShellQuote(words[i])
	}
	return strings.Join(quoted, " ")
}

// ShellQuote is s as one word of a shell's command line.
func ShellQuote(s string) string {
	safe := s != "" && strings.IndexFunc(s, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_=./,:+@%", r))
	}) < 0
	if safe {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
