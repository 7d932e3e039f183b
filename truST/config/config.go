package config

import (
	"time"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Program supplies the steps of the program under test to one worker.
// cache.Trie is the implementation over an event.Machine.
type Program interface {
	// Main returns the first step (ThreadStart) of the main thread.
	Main() *event.Step
	// Next returns the step that follows s when s returned v (Value{} if s is
	// not read-like). s is not terminal.
	Next(s *event.Step, v event.Value) *event.Step
	// Spawn returns the first step of the thread that create starts.
	Spawn(create *event.Step) *event.Step
	// InitValue is the content of memory that was never written.
	InitValue(a event.Addr, size uint8) event.Value
	// Deps numbers the dependencies of labels; nil if they are not tracked.
	Deps() *event.DepTable
	// Counters says what was done so far.
	Counters() event.Counters
}

// Ending is a way for an execution to end.
type Ending struct {
	Name string // in words
	// Is reports whether an execution ends so, and says what it ends with. memory is what size bytes at a hold then; size is
	// at most 8. Several workers call it.
	Is func(memory func(a event.Addr, size uint8) uint64) (with string, is bool)
}

// Schedule is the policy by which the next thread is chosen. Counts do not
// depend on it.
type Schedule uint8

const (
	WritesFirst Schedule = iota // wf: fewest backward revisits
	LeftToRight                 // ltr
	Random                      // random, from Config.Seed
)

// Equivalences are the values of Config.Equivalence that name one, from the finest. "auto" chooses
// one of them.
var Equivalences = []string{"co", "rf", "rvf"}

// Config is everything a run depends on.
type Config struct {
	Model string // the name of a built-in model (consistency.Names)
	// Custom is the model to use instead of the built-in one called Model.
	Custom consistency.Model
	// NewProgram makes the program of one worker under the refinements so far;
	// it is called from that worker's goroutine.
	NewProgram func(r *Refinement) Program

	// OnlySC and NoSC say which atomic accesses, fences and locks the program can
	// make: none weaker than sequentially consistent, or none that is. Where a
	// simpler model then has the same executions it is used (genmc-2024 §5.2).
	OnlySC, NoSC bool
	// Ordered: the program can make fences that are event.SeqCstOnly.
	Ordered bool

	// Workers is how many explore at a time, at least 1; no more than there are
	// processors (GOMAXPROCS) unless Oversubscribe is set. A worker that never gets
	// a task makes no program.
	Workers       int
	Oversubscribe bool
	Schedule      Schedule
	Seed          int64
	// Equivalence says which executions count as one: "co" (or "") those that have the
	// same events, reads-from and coherence order; "rf" those that have the same events and
	// reads-from. Then NoUnblock is implied, and Symmetry impossible; under a model with dependencies it is "co" once
	// graphs have holes (Result.Holes). "rvf", under
	// the model "sc" only (or one that comes to that, see OnlySC): those in which reads return the same values (package rvf); most of
	// these are explored once. Every state of every thread is found. "auto" chooses one of
	// them that is possible and expected to be fastest (truST/choose.go), "co" in doubt.
	Equivalence string
	RVF         RVFOptions // for "rvf"
	// Commuting: operations on objects that the program declares to commute are not ordered, where
	// that is possible: up to "co", under models with the trait Partial.
	Commuting bool
	// CommuteIf, with Commuting: executions that come from each other by exchanging operations where the program
	// declares that these commute in the state at hand count once. The model must be sequential consistency.
	CommuteIf bool

	// NoIncremental: compute what the model knows of a graph again after every choice. Up to
	// "rf" under sc nothing is kept but a witness, so it changes nothing.
	NoIncremental bool
	// NoLookahead: also explore what follows when a read returns an old value with
	// which its thread stops at once (a failed assumption, a loop that waits), and
	// do not put off reads that would.
	NoLookahead bool
	// Eager is for tests: what is tried only where it pays (truST/filter/confirm.go, truST/tail/attempts.go) is tried at each chance.
	Eager bool
	// NoUnblock: keep reads that stop their thread in the graph, and explore every
	// execution in which they go on stopping it although they need not, or in which a compare-exchange comes too late.
	NoUnblock     bool
	MaxExecutions uint64 // stop when there are more complete executions; 0: no limit
	// MaxEvents of an execution and MaxThreads of the program are all that is explored. An
	// execution that goes beyond ends the run (Result.Stopped "max-events"); a program with
	// more threads is bad input (graph.LimitError). 0: those of package graph.
	MaxEvents, MaxThreads int
	// MaxMemory, if not 0, is how many bytes the process may need before the run ends
	// (Result.Stopped "memory"); see memory.go. Before that, programs with a method
	// GiveBack() are asked to give memory back; those with Bytes() int say what they take.
	MaxMemory uint64
	KeepGoing bool // do not stop at the first error
	// AllDeadlocks: tell deadlocks apart by what threads wait for, and count the executions that end in each
	// (Result.Deadlocks). Without KeepGoing there is only the first one.
	AllDeadlocks bool
	// Minimise, if set, looks for smaller executions with the same error before the run
	// stops. Graphs of errors then have only what the error needs.
	Minimise      *Minimising
	NoRaces       bool // do not look for data races
	MixedHardware bool // atomic accesses of different bytes may race: each takes place at once
	Compared      bool // with explorations under other models, which have the same events
	NoDeadlock    bool // a deadlock is only a blocked execution
	AllowVacuous  bool // a run without a complete execution may count as verified
	CheckLivelock bool // look for threads that go round for ever together; the machine must not leave out rounds that write
	CheckLiveness bool // a spin loop that never ends is an error, not a warning
	CheckDaemons  bool // warn of threads that still wait when main returns
	WarnUnordered bool // warn of write-write pairs that nothing orders
	// Endings are errors: complete executions must not end so.
	Endings []Ending
	// Symmetry takes identical threads for interchangeable: of the executions that
	// differ only in which of them does what, at least one is explored, and only one
	// under SC and TSO. The program must not compare addresses by order or compute
	// with names of threads. It implies NoUnblock. Under a model with dependencies it counts as long as
	// graphs have no holes (Result.Holes).
	Symmetry bool

	// OnExecution, if set, sees every complete and every blocked execution; after a
	// refinement the exploration starts again and shows them again. Calls do not overlap. The snapshot may be kept.
	OnExecution func(s *result.Snapshot, blocked bool)

	// Progress, if set, is called now and then, but not at regular times, also while
	// executions are sampled. Calls do not overlap.
	Progress func(p result.Progress)

	// Sampling, if set, makes Run begin by sampling executions to estimate how many
	// there are (package estimate). OnEstimate, if set, is then called with the outcome
	// before the exploration begins. An error in a sample ends the run, unless
	// KeepGoing is set: then the exploration finds it again.
	Sampling   *Sampling
	OnEstimate func(e *result.Estimate)

	// Hunt, if set, makes Run draw executions at random instead of exploring all of them, until ctx
	// or the Hunt itself ends it (package hunt). Up to "co" only, and without Commuting.
	Hunt *Hunt

	// Bound, if set, leaves out executions that need more preemptions (truST/filter/preemptions.go). Up to "co" only,
	// under a built-in model without dependencies, without Symmetry and Commuting.
	Bound *Bound

	// ThreadClock, if set, tells how long the calling thread has run. Each worker then
	// keeps to a thread of its own, and WorkerStats.CPU says how long that ran.
	ThreadClock func() time.Duration

	// OnTake, if set, is called whenever the worker (there must be one) turns to
	// something else than the next event: with OnTakeBegin when it begins the
	// exploration, then with the number of alternatives still pending each time it
	// takes up the newest one, and with OnTakeEnd when there is none left.
	// Alternatives are a stack, so an alternative was left pending by the latest one
	// before it that was taken up with no more of them pending: these numbers and
	// the times of the calls are the tree of work.
	OnTake func(pending int)

	// MeasureMemory, if set, says how much memory the process needs, and how much is in use,
	// garbage included, instead of what the run-time library tells (memory.go). collect asks
	// for a garbage collection first.
	MeasureMemory func(collect bool) (needed, used uint64)
}

// Hunt says how executions are drawn at random.
type Hunt struct {
	// Seed gives the same executions in the same order with one worker.
	Seed int64
	// Draws, if not 0, is how many executions are drawn, whether or not they were drawn before, until the run
	// ends (Result.Stopped "executions").
	Draws uint64
}

// Bound bounds executions.
type Bound struct {
	// Preemptions are switches from a thread to another one although it could go on (truST/filter/interleavings.go).
	Preemptions int
}

// Sampling says how executions are sampled.
type Sampling struct {
	// Min samples are taken at least, and Max at most.
	Min, Max int
	// Threshold: between Min and Max, sampling ends when the standard deviation of the
	// estimate is below this part of it, or there are more samples than the estimate.
	Threshold float64
	// Keep, if set, keeps the value of each sample, for histograms.
	Keep bool
	// Then crowds of CrowdSize executions go down the tree of alternatives (truST/estimate/crowd.go),
	// one after the other, until the deviation of their estimates is below Threshold, and no
	// more than Crowds. 0: none.
	Crowds, CrowdSize int
	// Effort bounds what all that costs, in events that are added (samples beyond Min take
	// a tenth of it at most) or copied (crowds get fewer and smaller); 0: no bound.
	Effort int
	Seed   int64
}

// What Config.OnTake is called with when the exploration begins, which it does
// again after a refinement, and when it is over.
const (
	OnTakeBegin = -1
	OnTakeEnd   = -2
)

// Error says why a Config cannot be run with a program.
type Error struct {
	Field string // of Config: with another value it might be run
	Msg   string
}

func (e *Error) Error() string { return e.Msg }

// Asked returns the name of the model that the caller asked for, which may be simplified.
func (cfg *Config) Asked() string {
	if cfg.Custom != nil {
		return cfg.Custom.Name()
	}
	return cfg.Model
}

// Minimising says how to look for a smaller execution that is wrong, once one is
// found: one with fewer events, and of those with equally many the one that costs
// least.
type Minimising struct {
	// Executions is how many more are explored, complete and blocked ones.
	Executions uint64
	// Cost, which may be nil, compares executions with equally many events. It is
	// called by workers, at the same time.
	Cost func(f *result.Found) int
}

// RVFOptions switches heuristics of the reads-value-from exploration off. They change
// the work, and the number of executions explored, but not which states of threads are found.
type RVFOptions struct {
	NoSignals bool // choose every read of a node, whether or not it pays (§5, backtrack signals)
	NoClosure bool // search for witnesses without an order that they all respect (§4.2, closure)
	NoHint    bool // search for witnesses without the parent's (§4.2, auxiliary trace)
	NoGreedy  bool // try every order of events in witnesses that matters to no read (§4.2, limiting the search space)

	Clock bool // measure Stats.Verifying, which itself takes time
}
