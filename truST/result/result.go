package result

import (
	"fmt"
	"time"

	"genmcgo/graph/event"
)

// Verdict is what a run says about the program.
type Verdict uint8

const (
	// Verified: every execution was explored and none is wrong.
	Verified Verdict = iota
	// Erroneous: at least one execution is wrong.
	Erroneous
	// Incomplete: nothing wrong was found, but the exploration was cut short or
	// bounded, or no execution is complete.
	Incomplete
)

func (v Verdict) String() string { return [...]string{"verified", "error", "incomplete"}[v] }

// Stats counts the work of a run.
type Stats struct {
	Visits       uint64 // events added
	Futile       uint64 // of them: those of graphs that led to no execution; without those of alternatives handed over
	Revisits     uint64 // backward revisits performed
	Beyond       uint64 // executions that were explored to their end and then left out, because of Config.Bound
	MaxEvents    int    // events of the largest graph
	Instructions uint64 // interpreted
	// The programs' event.Counters, added up over all workers.
	CacheHits   uint64
	CacheMisses uint64
	Reruns      uint64
	Evictions   uint64
	CacheBytes  uint64
	Tasks       uint64 // tasks handed from one worker to another
	Restarts    int    // refinements that started the exploration again
	// Of the exploration up to reads-from: choices that the coherence order at hand
	// allowed, those for which another one was sought, and of these the ones that what all
	// orders have in common refuted, and those where one guess was not enough; and how
	// often a canonical choice was looked for in a part of a graph. Of the one up to the
	// values that reads return the same, but for the latter: the order is the witness.
	WitnessKept, WitnessSought, WitnessRefuted, WitnessSearched uint64
	CanonicalChecks                                             uint64
	// Verifying is how long workers took, by the clock on the wall, to find out whether there
	// are witnesses (VerifySC of rvf-smc-2021), with RVFOptions.Clock; else 0.
	Verifying time.Duration
}

// WorkerStats is what one worker did, by the clock on the wall.
type WorkerStats struct {
	Visits      uint64 // events added
	CacheMisses uint64
	Given       uint64        // tasks made for others
	Taken       uint64        // tasks taken up, the one that is the whole exploration included
	TaskEvents  uint64        // events in the tasks taken up
	Idle        time.Duration // without a task
	// Giving lists how long it took to make each task, Taking to rebuild the graph
	// of each: of the first thousand.
	Giving, Taking []time.Duration
	// CPU is how far Config.ThreadClock went on, 0 without it.
	CPU time.Duration
}

// StopWords are the values of Result.Stopped. True: the exploration itself ends so, or a part of
// one; false: what runs it decides that.
var StopWords = map[string]bool{
	"":           true, // it did not end early
	"error":      true, // at the first one
	"executions": true, // as many as Config.MaxExecutions
	"max-events": true, // in an execution; this is one of Result.Limits
	// Errors then has an ErrorKind of event.FaultUnsupported, which is no verdict: the program
	// needs something that is not modelled.
	"unsupported": true,
	"timeout":     false,
	"memory":      false,
	"interrupt":   false,
}

// AtLimit reports whether a run that ended because of stopped, one of StopWords, ended at one of Result.Limits: an
// execution reached it.
func AtLimit(stopped string) bool {
	for b := range event.NumBlockReasons {
		if b.Limit() && b.String() == stopped {
			return true
		}
	}
	return false
}

// Result is the outcome of a run.
type Result struct {
	Verdict Verdict
	Counts
	Stopped string // why the exploration ended early: one of StopWords
	// Limits are where threads reached a limit of the interpreter, by limit and position.
	Limits []Limit
	Memory *MemoryUse // if Stopped is "memory", else nil
	// Vacuous: everything was explored, nothing is wrong, some execution is blocked and
	// none is complete. Stops then says where threads stopped, by thread and position;
	// at most engine.MaxStops places of each worker.
	Vacuous  bool
	Stops    []Stop
	Errors   []Found // first ones in a fixed order, at most one per kind and position
	Warnings []Found
	// Minimised is set with Config.Minimise. If Stopped is empty the errors are the
	// smallest there are.
	Minimised *Minimised
	// ModelUsed is the model the exploration ran under (may be simpler than asked).
	ModelUsed string
	// Simplified says why that is a simpler model than was asked for, "" if it is not.
	Simplified string
	// Holes: some read may be overtaken by a later write of its thread, so graphs had holes. Then Config.Symmetry
	// did not count, nor Config.Equivalence "rf".
	Holes bool
	// Symmetric is the number of threads that were taken for interchangeable with
	// another one (Config.Symmetry).
	Symmetric int
	// Distinct is the number of threads that were created like another one but are
	// told apart.
	Distinct int
	// Confirming: executions in which a compare-exchange came too late were left out (config.Refinement.Confirm).
	Confirming bool
	Workers    int // how many could explore at a time
	// PerWorker has an entry for each worker that got work.
	PerWorker []WorkerStats
	Elapsed   time.Duration
	Stats     Stats
	// Equivalence is what Config.Equivalence was, or came to ("auto").
	Equivalence string
	Choice      *EquivalenceChoice // with Config.Equivalence "auto", else nil
	// Commuting: operations that the program declares to commute were not ordered.
	Commuting bool
	// CommuteIf is Config.CommuteIf.
	CommuteIf bool
	// Estimate is what the samples of Config.Sampling told, nil without.
	Estimate *Estimate
	// Hunt is what the executions drawn with Config.Hunt tell, nil without.
	Hunt *Hunt
}

// BugError is a panic: a mistake of ours, or one of a callback of the caller.
type BugError struct {
	Value any
	Stack string
}

func (e *BugError) Error() string { return fmt.Sprint(e.Value) }

// Stop is a place at which a thread could not go on.
type Stop struct {
	Tid        event.Tid
	Start      int32 // source position of the thread's first event
	Pos        int32 // source position at which it stopped
	Why        event.BlockReason
	Executions uint64 // blocked executions in which it stopped there for that reason
}

// Limit is a place at which threads reached a limit of the interpreter. What they would
// have done next was not explored.
type Limit struct {
	Why        event.BlockReason
	Pos        int32
	Executions uint64 // in which a thread did
}

// Minimised is what came of it.
type Minimised struct {
	Executions uint64 // explored after the first error
}

// MemoryUse says what a run that ended because of Config.MaxMemory needed, in bytes.
type MemoryUse struct {
	Limit uint64
	// Needed is what was in use when the run ended, garbage excluded.
	Needed uint64
	// Steps is the part of it in steps and suspended threads, Graphs that in execution
	// graphs and what the memory model knows of them, Other the rest.
	Steps, Graphs, Other uint64
	// Events is how many events the largest graph had.
	Events int
}

// Choice says why an equivalence was chosen for Config.Equivalence "auto".
type EquivalenceChoice struct {
	Reason string // a clause in words
	// Executions that were explored up to "co" to choose, complete ones, and how many
	// different reads-from and values read these had. 0: none was needed.
	Executions, ReadsFrom, Values uint64
}

// MisfitError says that a recording is not one of the program at hand under the
// model at hand.
type MisfitError struct {
	// Graph is the execution as far as it could be built again, nil if nothing can be
	// said of it.
	Graph *Snapshot
	// Event is the one that does not fit, numbered as in Graph; graph.None if it is none
	// in particular.
	Event event.ID
	// Forbidden: the program can get there, but not under this model.
	Forbidden bool
	Msg       string
}

func (e *MisfitError) Error() string { return e.Msg }

// Add adds t to s.
func (s *Stats) Add(t *Stats) {
	s.Visits += t.Visits
	s.Futile += t.Futile
	s.Revisits += t.Revisits
	s.Beyond += t.Beyond
	s.MaxEvents = max(s.MaxEvents, t.MaxEvents)
	s.WitnessKept += t.WitnessKept
	s.WitnessSought += t.WitnessSought
	s.WitnessRefuted += t.WitnessRefuted
	s.WitnessSearched += t.WitnessSearched
	s.CanonicalChecks += t.CanonicalChecks
	s.Verifying += t.Verifying
	s.Instructions += t.Instructions
	s.CacheHits += t.CacheHits
	s.CacheMisses += t.CacheMisses
	s.Reruns += t.Reruns
	s.Evictions += t.Evictions
	s.CacheBytes += t.CacheBytes
	s.Tasks += t.Tasks
}

// What it costs to look for a witness, in events added for each event of the graph: by kind
// of decision. With that, what a trial of "rf" tells was within a factor of two of the time
// on most of these programs, under sc, tso, ra and rc11.
const (
	worthGuess  = 0.5
	worthRefute = 0.1
	worthSearch = 3
)

// Effort is what was done, in events: those that were added, and what it took to find
// witnesses.
func (s *Stats) Effort() float64 {
	guessed := float64(s.WitnessSought) - float64(s.WitnessRefuted) - float64(s.WitnessSearched)
	return float64(s.Visits) + float64(s.MaxEvents)*(worthGuess*guessed+worthRefute*float64(s.WitnessRefuted)+worthSearch*float64(s.WitnessSearched))
}
