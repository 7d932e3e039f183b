package trust

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

// ErrorKind names what is wrong with an execution. The first event.NumFaults
// values are the faults of one thread; the others need the whole graph.
type ErrorKind uint8

const (
	Race ErrorKind = ErrorKind(event.NumFaults) + iota
	UninitRead
	Unallocated // access to memory not allocated (or not before it in happens-before)
	OutOfBounds // beyond the end of a heap object or an escaped local variable
	UseAfterFree
	FreeRace // free concurrent with an access or another free
	DoubleFree
	InvalidFree
	UseAfterReturn
	MixedSize
	Deadlock
	Liveness // a spin loop that never ends
	JoinMisuse
	Leak
	UnorderedWrites
	ExitStatus   // main returned non-zero
	Daemon       // a thread still waits when the process ends
	ModelError   // what the model calls an error, see Found.Name
	ModelWarning // what it calls a warning
	numErrorKinds
)

var errorKindNames = [...]string{
	"data-race", "uninitialized-read", "invalid-access", "out-of-bounds", "use-after-free", "free-race", "double-free",
	"invalid-free", "use-after-return", "mixed-size", "deadlock", "liveness", "join-misuse", "memory-leak", "unordered-writes",
	"exit-status", "daemon", "model-error", "model-warning",
}

func (k ErrorKind) String() string {
	if k < ErrorKind(event.NumFaults) {
		return event.Fault(k).String()
	}
	return errorKindNames[k-ErrorKind(event.NumFaults)]
}

// Waits reports whether what is wrong is that threads wait at the end of the execution.
func (k ErrorKind) Waits() bool { return k == Deadlock || k == Liveness || k == Daemon }

// Found is one error or warning with the execution that shows it.
type Found struct {
	Kind ErrorKind
	// Name is what the model calls a ModelError or ModelWarning.
	Name string
	// Msg is the index of the machine's message for faults of one thread, or -1.
	Msg int32
	// Detail completes the message for errors that the explorer found.
	Detail string
	// Pos is the source position (of the failing step); Other that of the
	// conflicting event, or -1.
	Pos, Other int32
	// Thread is the dense number of the failing thread in Graph.
	Thread int32
	// Event and Conflict are the events concerned; Event may lie one past the end
	// of its thread (the failing step is not part of the graph); Conflict is
	// graph.None if there is none.
	Event, Conflict event.ID
	// Graph is the execution.
	Graph *Snapshot
	// LeftOut counts events of the execution that are not in Graph (Config.Minimise).
	LeftOut int

	size size
}

// Snapshot is an execution graph taken out of the engine: it shares nothing
// mutable with it and may be kept, printed and compared.
type Snapshot struct {
	Threads []ThreadSnapshot
	// Order is the order of insertion; it is a linearisation of po ∪ rf only if
	// the graph was never revisited, see Linearise.
	Order []event.ID
	// Co has one entry per location that is written: the writes, oldest first,
	// without the initial write.
	Co []CoSnapshot
}

// ThreadSnapshot is one thread of a Snapshot.
type ThreadSnapshot struct {
	Tid    event.Tid
	Parent event.ID // the ThreadCreate, event.Init for main
	Events []EventSnapshot
	// Next is the step that the thread is blocked at or fails with, nil if it
	// finished or its last event is a read that still waits.
	Next *event.Step
}

// EventSnapshot is one event of a Snapshot.
type EventSnapshot struct {
	*event.Step
	// Absent: the execution was taken out of the engine while this event was still to
	// be added, though later ones of its thread are there. Nothing else of it counts.
	Absent bool
	RF     event.ID // reads: the write read from; event.Init for the initial one
	// HB is the view of the events that happen before this one, and of this one: by
	// thread, the index of the last of them, or -1. It may be shorter than Threads.
	// Only in the graphs of Found.
	HB    []int32
	Value event.Value // what the event returned (reads) or wrote
}

// CoSnapshot is the coherence order of one location.
type CoSnapshot struct {
	Addr   event.Addr
	Size   uint8
	Writes []event.ID
}

// Stats counts the work of a run.
type Stats struct {
	Visits       uint64 // events added
	Revisits     uint64 // backward revisits performed
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
	// Threads of blocked executions, by reason: a loop waits; a loop repeats what
	// another execution does at once; an assumption does not hold.
	SpinBlocked   uint64
	MootBlocked   uint64
	AssumeBlocked uint64
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

// Result is the outcome of a run.
type Result struct {
	Verdict Verdict
	// Complete counts the executions in which every thread finished, Waiting those in
	// which the process ended while others waited for what never comes (ended.go).
	Complete, Waiting uint64
	Blocked           uint64 // executions in which some thread could not go on
	// Bounded counts blocked executions that were cut by the loop bound, and
	// BoundedAt the loops (source positions) with how often.
	Bounded   uint64
	BoundedAt map[int32]uint64
	// Cut counts those in which nothing but the loop bound kept a thread from
	// finishing; some tools call them complete.
	Cut uint64
	// Stopped says why the exploration ended early: "", "executions", "timeout", "memory",
	// "interrupt", "error", "unsupported" (Errors then has an ErrorKind of
	// event.FaultUnsupported, which is no verdict: the program needs something that
	// is not modelled).
	Stopped string
	// Limits are where threads reached a limit of the interpreter, by limit and position.
	Limits []Limit
	Memory *MemoryUse // if Stopped is "memory", else nil
	// Vacuous: everything was explored, nothing is wrong, some execution is blocked and
	// none is complete. Stops then says where threads stopped, by thread and position;
	// at most maxStops places of each worker.
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
	// Symmetric is the number of threads that were taken for interchangeable with
	// another one (Config.Symmetry).
	Symmetric int
	// Distinct is the number of threads that were created like another one but are
	// told apart.
	Distinct int
	Workers  int // how many could explore at a time
	// PerWorker has an entry for each worker that got work.
	PerWorker []WorkerStats
	Elapsed   time.Duration
	Stats     Stats
	// Equivalence is what Config.Equivalence was, or came to ("auto").
	Equivalence string
	Choice      *Choice // with Config.Equivalence "auto", else nil
	// Estimate is what the samples of Config.Sampling told, nil without.
	Estimate *Estimate

	symmetric map[event.Tid]bool
}

// BugError is a panic: a mistake of ours, or one of a callback of the caller.
type BugError struct {
	Value any
	Stack string
}

func (e *BugError) Error() string { return fmt.Sprint(e.Value) }
