package genmcgo

import (
	"cmp"
	"io"
	"runtime"
	"strings"
	"time"

	"genmcgo/graph"
	"genmcgo/internal/shell"
	"genmcgo/interp"
	"genmcgo/report"
)

// Options say how a program is checked. The zero value is what the command does without
// flags. Every field but the callbacks has a flag: its JSON name with dashes, or the flag in
// parentheses. [Settings] describes them.
//
// Options are plain data: encoding/json writes the fields that differ from the zero value,
// and reads them back. The callbacks are not part of that.
type Options struct {
	// Model is the memory model: the Name of one of [Models], rc11 by default; the path of a
	// file that defines one; or the name of a built-in file (rc11.kat).
	// [Program.Compare] and [Program.Estimate] take several, separated by commas. (--mm)
	Model string `json:"model,omitempty"`

	// What is checked.

	NoRaces         bool   `json:"no_races,omitempty"`         // data races on non-atomic memory are not errors (--check-races=false)
	NoDeadlock      bool   `json:"no_deadlock,omitempty"`      // deadlocks are not errors (--check-deadlock=false)
	CheckLiveness   bool   `json:"check_liveness,omitempty"`   // a spin loop that may never end is an error, not a warning
	CheckLivelock   bool   `json:"check_livelock,omitempty"`   // look for threads that go round for ever together
	CheckDaemons    bool   `json:"check_daemons,omitempty"`    // warn of threads that still wait when main returns
	CheckUnordered  bool   `json:"check_unordered,omitempty"`  // warn of unordered atomic writes to one location
	MixedSize       string `json:"mixed_size,omitempty"`       // atomic accesses of different size that race: "error", the default, or "hardware"
	SpuriousCAS     bool   `json:"spurious_cas,omitempty"`     // weak compare-and-exchange may fail spuriously
	SpuriousWakeups int    `json:"spurious_wakeups,omitempty"` // spurious wake-ups per thread and condition variable
	Wakeup          string `json:"wakeup,omitempty"`           // in which order threads get what they wait for, OBJECT:POLICY,...; default: in any order
	Volatile        string `json:"volatile,omitempty"`         // plain (the default) or relaxed: what volatile accesses are
	NondetValues    int    `json:"nondet_values,omitempty"`    // __VERIFIER_nondet_* returns 0 to NondetValues-1
	AllowVacuous    bool   `json:"allow_vacuous,omitempty"`    // a program of which no execution runs to its end may be verified
	KeepGoing       bool   `json:"keep_going,omitempty"`       // look for more errors after the first
	AllDeadlocks    bool   `json:"all_deadlocks,omitempty"`    // report each distinct deadlock; implies KeepGoing
	// Outcomes are places in memory, written as in C and separated by commas. What they hold at the end of complete executions
	// is counted ([report.Outcomes]). Exists, Forall and Never are conditions that must hold at the end of some, all or no
	// executions. Expect is a file of exactly the program's outcomes. All of them imply KeepGoing. See docs/outcomes.md.
	Outcomes string   `json:"outcomes,omitempty"`
	Exists   []string `json:"exists,omitempty"`
	Forall   []string `json:"forall,omitempty"`
	Never    []string `json:"never,omitempty"`
	Expect   string   `json:"expect,omitempty"`
	Minimise uint64   `json:"minimise,omitempty"` // explore this number of executions after the first error, to find a smaller one

	// The program.

	Entry string `json:"entry,omitempty"` // the function to run; default main
	// Orders replace memory orders of accesses and fences in the source: FILE:LINE:COLUMN:ACCESS=ORDER, as [OrderOf.String]
	// writes them. (--order)
	Orders []string `json:"orders,omitempty"`
	Args   []string `json:"args,omitempty"` // the program's argv, without its name (--arg)
	// Prims is a file in C, C++ or LLVM IR that [Load] reads together with the program. Its functions
	// are called where the program has only a declaration, even of a function of the run-time library.
	Prims string `json:"prims,omitempty"`
	// Asm is a file in C, C++ or LLVM IR that [Load] reads together with the program. Its functions
	// replace texts of inline assembly: GMC_ASM of genmcgo/asm.h says which.
	Asm string `json:"asm,omitempty"`
	// CompileCommands is a directory of a build with compile_commands.json, which has flags for clang for the
	// files of the program. Those of [Source] follow them. See [BuildFiles].
	CompileCommands string `json:"compile_commands,omitempty"`
	Clang           string `json:"clang,omitempty"` // the compiler; default: the first of clang, clang-22 ... clang-13 on PATH

	// Bounds. A run that reaches one is incomplete. MaxThreads is different:
	// a program that exceeds them is refused with an [InputError].

	Unroll          int           `json:"unroll,omitempty"`             // entries of a loop; default: unbounded
	NoUnroll        []string      `json:"no_unroll,omitempty"`          // functions whose loops Unroll does not cut
	TimedWaits      int           `json:"timed_waits,omitempty"`        // time-outs per thread and condition variable; default 2
	MaxStack        int           `json:"max_stack,omitempty"`          // nested calls; default 20,000
	MaxSteps        int           `json:"max_steps,omitempty"`          // instructions without an access to shared memory; default 100 million
	MaxRounds       int           `json:"max_rounds,omitempty"`         // rounds in which a loop undoes what it wrote; default 16
	MaxOpsPerThread int           `json:"max_ops_per_thread,omitempty"` // operations on synchronisation objects; default: unbounded
	MaxEvents       int           `json:"max_events,omitempty"`         // events per execution; default 200,000
	MaxThreads      int           `json:"max_threads,omitempty"`        // default 1,024
	Bound           string        `json:"bound,omitempty"`              // preemptions=N: leave out executions that need more; default: unbounded
	MaxExecutions   uint64        `json:"max_executions,omitempty"`     // complete executions; default: unbounded
	Timeout         time.Duration `json:"timeout,omitempty"`            // counted from the call, compilation included; nanoseconds in JSON; default: none
	// MaxMemory is in bytes and applies to the whole process: the run ends when the process
	// needs more. Default: 80 % of what the machine or its control group has.
	MaxMemory uint64 `json:"max_memory,omitempty"`

	// Which executions count as one.

	Equivalence string `json:"equivalence,omitempty"` // co (the default), rf, rvf or auto
	Symmetry    bool   `json:"symmetry,omitempty"`    // executions count once that differ only in which of several identical threads does what

	// How the program is explored. Verdicts and complete executions do not depend on these.

	Workers       int    `json:"workers,omitempty"`        // default: one per core
	Schedule      string `json:"schedule,omitempty"`       // wf (the default), ltr or random
	Seed          int64  `json:"seed,omitempty"`           // for the random schedule and for samples
	NoCache       bool   `json:"no_cache,omitempty"`       // do not keep the steps of threads (--cache=false)
	CacheMem      uint64 `json:"cache_mem,omitempty"`      // bytes for these steps, shared by all workers; default: 1/32 of the machine's, 64 to 512 MiB
	NoSimplify    bool   `json:"no_simplify,omitempty"`    // do not replace the model by a simpler one that allows the same (--simplify=false)
	NoIncremental bool   `json:"no_incremental,omitempty"` // compute the model's state again after each choice (--incremental=false)

	// Executions that are left out because another one shows the same. Outcomes and
	// verdicts do not depend on these.

	NoLookahead     bool `json:"no_lookahead,omitempty"`      // (--lookahead=false)
	NoSpinDetection bool `json:"no_spin_detection,omitempty"` // (--spin-detection=false)
	NoFreshWrites   bool `json:"no_fresh_writes,omitempty"`   // (--fresh-writes=false)
	NoUndoneRounds  bool `json:"no_undone_rounds,omitempty"`  // (--undone-rounds=false)
	NoUnblock       bool `json:"no_unblock,omitempty"`        // (--unblock=false)
	NoCommute       bool `json:"no_commute,omitempty"`        // (--commute=false)
	// CommuteIf: executions count once, too, that come from each other by exchanging operations that commute in
	// the state at hand (GMC_COMMUTE_IF).
	CommuteIf  bool     `json:"commute_if,omitempty"`
	RVFWithout []string `json:"rvf_without,omitempty"` // with equivalence rvf: some of signals, closure, hint, greedy

	// Estimate says how executions are sampled before the exploration.
	Estimate Sampling `json:"estimate,omitzero"`

	// Checkpoint is a directory in which the run is kept while it goes on, so that it can be continued
	// if it ends early, however that is: see [OpenCheckpoint]. It is made if it does not exist, and must
	// be empty. At the end of the process, at most the work of the last CheckpointInterval is lost.
	Checkpoint         string        `json:"checkpoint,omitempty"`
	CheckpointInterval time.Duration `json:"checkpoint_interval,omitempty"` // default 5 s; nanoseconds in JSON

	// What is measured and kept.

	RVFClock       bool `json:"rvf_clock,omitempty"`       // with equivalence rvf: measure Stats.Verifying
	KeepExecutions bool `json:"keep_executions,omitempty"` // put the graphs of all executions into Report.Executions (--print-executions)

	// The callbacks. If one panics, the run ends with a [*BugError].

	// OnProgress, if set, is told how far the run is. Calls do not overlap. They come from
	// several goroutines, and the run waits for them.
	OnProgress func(Progress) `json:"-"`
	// OnExecution, if set, receives every execution as it is found. If the exploration
	// starts again (Progress.Restarts), it receives them again, numbered from 1: those
	// before do not count. Calls do not overlap.
	// [Program.Compare] does not call it.
	OnExecution func(*report.Execution) `json:"-"`
	// Diagnostics, if set, receives what the compiler writes. If the compiler fails, the
	// error contains it as well.
	Diagnostics io.Writer `json:"-"`

	claims bool // the source of the program has some (claims.go)
	polls  int  // tests: ends attempts after so many executions, with Checkpoint

	said [][2]string // settings that Set gave their default value, with the text
}

// Sampling says how executions are sampled to estimate how many there are. By default that
// takes about one second before an exploration, and ten seconds for [Program.Estimate]. If a
// field other than Off is set, it takes as long as it needs.
type Sampling struct {
	Off       bool    `json:"off,omitempty"`       // do not sample (--estimate=false)
	Min       int     `json:"min,omitempty"`       // least number of samples; default 10 (--estimate-min)
	Max       int     `json:"max,omitempty"`       // greatest number of samples; default 200, for Estimate 1,000 (--estimate-max)
	Threshold float64 `json:"threshold,omitempty"` // stop when the deviation is below this part of the estimate; default 0.1, negative means 0 (--estimate-threshold)
	Crowd     int     `json:"crowd,omitempty"`     // executions that are followed at a time; default 30, for Estimate 200, negative means none (--estimate-crowd)
	Histogram bool    `json:"histogram,omitempty"` // only for Estimate (--estimate-histogram)
}

// chosen reports whether a field other than Off is set.
func (s Sampling) chosen() bool {
	s.Off = false
	return s != Sampling{}
}

// Defaults that no other package defines.
const (
	defaultTimedWaits = 2
	defaultMaxRounds  = 16
	livelockRounds    = 2 // with CheckLivelock
)

// filled returns o with defaults in place of zero values. Estimate and the amounts of memory
// stay as they are.
func (o Options) filled() Options {
	o.Model = cmp.Or(o.Model, "rc11")
	o.MixedSize = cmp.Or(o.MixedSize, "error")
	o.Entry = cmp.Or(o.Entry, "main")
	o.TimedWaits = cmp.Or(o.TimedWaits, defaultTimedWaits)
	o.MaxStack = cmp.Or(o.MaxStack, interp.DefaultMaxFrames)
	o.MaxSteps = cmp.Or(o.MaxSteps, interp.DefaultMaxSteps)
	if o.CheckLivelock {
		o.MaxRounds = cmp.Or(o.MaxRounds, livelockRounds)
	}
	o.MaxRounds = cmp.Or(o.MaxRounds, defaultMaxRounds)
	o.MaxEvents = cmp.Or(o.MaxEvents, graph.MaxEvents)
	o.MaxThreads = cmp.Or(o.MaxThreads, graph.MaxThreads)
	o.Equivalence = cmp.Or(o.Equivalence, "co")
	o.Workers = cmp.Or(o.Workers, runtime.GOMAXPROCS(0))
	o.Schedule = cmp.Or(o.Schedule, "wf")
	o.Volatile = cmp.Or(o.Volatile, "plain")
	o.KeepGoing = o.KeepGoing || o.AllDeadlocks || o.Observes()
	return o
}

// models returns the names in o.Model.
func (o *Options) models() []string {
	list := strings.Split(cmp.Or(o.Model, "rc11"), ",")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// Command returns the command line that checks file with o. clang are flags for the compiler.
func (o *Options) Command(file string, clang ...string) string {
	return o.CommandOf(&Source{Name: file, Clang: clang})
}

// CommandOf is Command for a program that may have several files.
func (o *Options) CommandOf(src *Source) string {
	words := []string{"genmcgo"}
	for i := range settings {
		switch s := &settings[i]; {
		case s.Name == "mm": // always: a report should say it
			words = append(words, "--mm="+cmp.Or(o.Model, "rc11"))
		case !s.Unrepeated:
			words = append(words, s.Words(o)...)
		}
	}
	return shell.Join(append(words, src.words()...))
}
