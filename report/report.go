package report

import (
	"encoding/json"
	"io"
	"strings"

	"genmcgo/truST/result"
)

// Schema is the version of the JSON object. It changes when a field is removed
// or changes its meaning, not when one is added.
const Schema = 2

// oldestSchema is the oldest version that Read reads.
const oldestSchema = 1

// programOf names a program: its file, or all if there are several.
func programOf(program string, files []string) string {
	if len(files) == 0 {
		return program
	}
	return strings.Join(files, " + ")
}

// Report is the outcome of one run. The field names of its JSON form are stable.
type Report struct {
	Schema  int    `json:"schema"`
	Tool    string `json:"tool"`
	Version string `json:"version"`

	Program string `json:"program"` // the FILE of the command line, the first if there are several
	// Files are all of them, if there are several.
	Files     []string `json:"files,omitempty"`
	Command   string   `json:"command"`    // what to type to get this result again
	Model     string   `json:"model"`      // the model asked for
	ModelUsed string   `json:"model_used"` // the simpler one that decides this program, or Model
	// Simplified says why ModelUsed decides this program, "" if it is Model.
	Simplified string `json:"simplified"`

	Verdict string `json:"verdict"` // verified, error, incomplete
	Summary string `json:"summary"` // the verdict in one line

	Complete uint64 `json:"complete"` // executions in which every thread finished
	// Waiting counts the executions in which the process ends while a thread waits.
	Waiting uint64 `json:"waiting,omitempty"`
	Blocked uint64 `json:"blocked"` // executions in which some thread could not go on

	// Hunt is what executions tell that were drawn at random; only of a hunt. The executions above
	// are different ones.
	Hunt *Hunt `json:"hunt,omitempty"`

	// Minimised says among how many executions smaller ones with the same errors were
	// looked for; only with --minimise.
	Minimised *Minimised `json:"minimised,omitempty"`

	Errors   []Finding `json:"errors"`
	Warnings []Finding `json:"warnings"`
	Notes    []string  `json:"notes"` // remarks that explain the counts

	// Outcomes are the ways in which executions end (--outcomes, --exists, --forall, --never, --expect).
	Outcomes *Outcomes `json:"outcomes,omitempty"`

	// Wakeup are the policies by which threads get what they wait for, if they do not get it in any
	// order (--wakeup). The verdict is about these only.
	Wakeup []Policy `json:"wakeup,omitempty"`

	// Equivalence says which executions count as one: co, those that have the same
	// events, reads-from and coherence order; rf, those that have the same events and reads-from; rvf,
	// those in which reads return the same values.
	Equivalence string `json:"equivalence"`
	// EquivalenceChoice is only there with --equivalence=auto.
	EquivalenceChoice *EquivalenceChoice `json:"equivalence_choice,omitempty"`
	// Symmetry: identical threads were taken for interchangeable, if there are any. Under imm they were not, though asked
	// for, if a write may take effect before reads that precede it.
	// SymmetricThreads is how many, DistinctThreads how many of those that looked
	// identical are told apart by what the program does.
	Symmetry         bool `json:"symmetry"`
	SymmetricThreads int  `json:"symmetric_threads"`
	DistinctThreads  int  `json:"distinct_threads"`

	Bounded           bool   `json:"bounded"`            // some execution was cut by the loop bound
	BoundedExecutions uint64 `json:"bounded_executions"` // how many
	Cut               uint64 `json:"cut"`                // executions that only the loop bound kept from completing
	BoundedAt         []Loop `json:"bounded_at"`         // by which loops
	// Limits are where threads reached a limit of the tool: the rest of these executions
	// was not explored.
	Limits []Limit `json:"limits,omitempty"`
	// Reasons say why an incomplete run is not verified: what is in Stopped, bounded,
	// a limit of Limits, vacuous. It is empty if Verdict is something else.
	Reasons []string `json:"reasons"`
	// Vacuous: everything was explored, some execution is blocked and none is complete,
	// so nothing was checked behind the places where threads stop. Stops are these places.
	Vacuous bool   `json:"vacuous"`
	Stops   []Stop `json:"stops"`
	Stopped string `json:"stopped"` // one of result.StopWords; or replay
	// Memory is there if Stopped is memory.
	Memory *Memory `json:"memory,omitempty"`

	Workers int     `json:"workers"`
	Seconds float64 `json:"seconds"`
	Stats   Stats   `json:"stats"`
	// Estimate is what samples told before the exploration; absent without.
	Estimate *Estimate `json:"estimate,omitempty"`

	// Unreached are assertions and creations of threads that no execution reaches, if the
	// exploration came to its end.
	Unreached []Unreached `json:"unreached,omitempty"`
	// Inputs are the calls whose results come from outside of the program and were made up.
	Inputs []Input `json:"inputs,omitempty"`

	// Executions is filled only on request (--print-executions).
	Executions []Execution `json:"executions,omitempty"`

	coverage []*coverage // by file, only of reports that were not read
}

// EquivalenceChoice says why Equivalence was chosen.
type EquivalenceChoice struct {
	Reason string `json:"reason"` // a clause in words
	// Executions are complete ones that were explored with co to choose (0: none had to
	// be), and ReadsFrom and Values how many different ones of these they had. They are
	// not in Report.Complete, unless there are no more.
	Executions uint64 `json:"executions"`
	ReadsFrom  uint64 `json:"reads_from"`
	Values     uint64 `json:"values"`
}

// Policy says in which order threads get what they wait for.
type Policy struct {
	Object  string `json:"object"`  // mutex, sem, rwlock, cond
	Policy  string `json:"policy"`  // fifo, lifo, readers, writers, glibc
	Meaning string `json:"meaning"` // in words
}

// Memory says what the run needed memory for when there was not enough of it, in bytes.
type Memory struct {
	Limit  uint64 `json:"limit_bytes"`  // --max-memory
	Needed uint64 `json:"needed_bytes"` // when the run ended, garbage excluded; it ends before that is the limit
	Steps  uint64 `json:"steps_bytes"`  // of that: steps and suspended threads (--cache-mem)
	Graphs uint64 `json:"graphs_bytes"` // graphs, and what the memory model knows of them
	Other  uint64 `json:"other_bytes"`
	Events int    `json:"events"` // of the largest graph
}

// Minimised is what --minimise came to.
type Minimised struct {
	Executions uint64 `json:"executions"` // explored after the first error
	All        bool   `json:"all"`        // there were no more
}

// Verdicts.
const (
	Verified   = "verified"
	Error      = "error"
	Incomplete = "incomplete"
)

// Place is a position in the source of the program under test. File is "" and
// the numbers 0 if the IR carries no positions.
type Place struct {
	File     string `json:"file"`
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Function string `json:"function"`
	Source   string `json:"source,omitempty"` // the line itself, if it can be read
}

// Loop is a loop that the loop bound cut.
type Loop struct {
	Place
	Executions uint64 `json:"executions"`
}

// Limit is a place at which threads reached a limit of the tool.
type Limit struct {
	Limit  string `json:"limit"`  // max-stack, max-steps, max-rounds, max-ops-per-thread: a flag raises it; stack-space, heap-space: none does; preemptions: --bound
	Remedy string `json:"remedy"` // what to do about it
	Place
	Executions uint64 `json:"executions"` // that were cut there; of preemptions: graphs that were left out, whole executions or beginnings
}

// Stop is a place at which a thread could not go on.
type Stop struct {
	Thread int    `json:"thread"` // number of the thread among all that stop somewhere or finish
	Entry  string `json:"entry"`  // the function that the thread runs
	Reason string `json:"reason"` // assume, spin, unroll, lock, cond, semaphore, barrier, join, once, pause, moot, later
	Place
	Executions uint64 `json:"executions"` // how often
}

// Finding is one error or warning.
type Finding struct {
	Kind string `json:"kind"` // closed list, see docs/json.md
	// Name is what the memory model calls the error or warning, and Statement where it
	// says so; only for the kinds model-error and model-warning.
	Name      string     `json:"name,omitempty"`
	Statement *Statement `json:"statement,omitempty"`
	Message   string     `json:"message"` // one sentence
	Thread    int        `json:"thread"`  // the failing thread
	Place                // of the failing step
	// Events are the events concerned: the failing one first, then the one it
	// conflicts with; for a deadlock every thread that waits.
	Events []Event `json:"events"`
	// Deadlock says who waits for whom; only of the kinds deadlock, liveness, livelock and daemon.
	Deadlock *Deadlock `json:"deadlock,omitempty"`
	Graph    *Graph    `json:"graph"`
	Trace    []Step    `json:"trace"`
	// Interleaving says that the trace explains every value: each read returns
	// what the last write before it wrote. If it is false, no order does (the
	// memory model reorders); the reads' sources tell what happened.
	Interleaving bool `json:"interleaving"`
	// Early are the reads of the trace that come before the write they read, because
	// program order and reads-from have a cycle (load buffering).
	Early []string `json:"early,omitempty"`
	// Explanation says in one sentence what lies behind the finding: the reordering
	// that explains a weak behaviour, or the synchronisation that a race is missing.
	// Of an ordinary interleaving it says which well-known mistake it shows, "" if it is none of them exactly (why.go).
	Explanation string `json:"explanation,omitempty"`
	// Remedy is a change of the program that was tried and helps; Explanation ends with
	// its text. Absent if none is known.
	Remedy *Remedy `json:"remedy,omitempty"`
	// Cycle is a shortest cycle of the orders that an interleaving would have to
	// respect, if Interleaving is false: each edge begins where the one before ends.
	Cycle []Link `json:"cycle,omitempty"`
	// Axioms are what the memory model has to say: what makes this wrong, and why the
	// execution is allowed.
	Axioms []Axiom `json:"axioms,omitempty"`
	// LeftOut counts events of the execution that are not in Graph, because what is
	// wrong does not need them (--minimise).
	LeftOut int `json:"left_out,omitempty"`
	// Output is what the program printed in this execution, per thread.
	Output []Output `json:"output,omitempty"`
	// Executions says, of a deadlock, how many executions end in it; only with --all-deadlocks.
	Executions uint64 `json:"executions,omitempty"`
	// Times counts equal findings that were folded into this one.
	Times int `json:"times"`
	// Replay is what it takes to run this execution again.
	Replay *Replay `json:"replay,omitempty"`

	// needs are the events of memory that the failing step comes of, by id, which the text shows whoever
	// accesses that memory.
	needs map[string]bool
}

// Statement is a statement of a memory model's file.
type Statement struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Text   string `json:"text"`
}

// anyWait reports whether f is that threads wait, or go round, at the end of an execution, and which others do besides
// the one that leads depends on the execution that was found first. (With --all-deadlocks it does not.)
func (f *Finding) anyWait() bool {
	for k := range result.NumErrorKinds {
		if k.Waits() && k.String() == f.Kind {
			return f.Executions == 0
		}
	}
	return false
}

// title is what people call the finding: a free-race is a use after free that some other order of the threads shows.
func (f *Finding) title() string {
	if f.Kind != "free-race" {
		return f.kind()
	}
	ends := 0
	for i := range f.Events {
		switch f.Events[i].Kind {
		case "leave":
			return "use-after-return (free-race)"
		case "free":
			ends++
		}
	}
	if ends > 1 {
		return "double-free (free-race)"
	}
	return "use-after-free (free-race)"
}

// kind is the kind with the model's name for it.
func (f *Finding) kind() string { return strings.TrimSpace(f.Kind + " " + f.Name) }

// Event is one event, or the step a thread cannot take (Pending).
type Event struct {
	ID        string `json:"id"` // (thread,index)
	Thread    int    `json:"thread"`
	Index     int    `json:"index"`
	Kind      string `json:"kind"`                 // R, W, F, create, start, join, finish, malloc, free, ...
	Order     string `json:"order,omitempty"`      // na, rlx, acq, rel, acqrel, sc
	Attribute string `json:"attribute,omitempty"`  // rmw, cas, lock, unlock, ...
	Location  string `json:"location,omitempty"`   // x, a[1].next, node#1.next, heap1+16
	Address   string `json:"address,omitempty"`    // 0x...
	Size      int    `json:"size,omitempty"`       // bytes
	Value     string `json:"value,omitempty"`      // read, written, returned
	ReadsFrom string `json:"reads_from,omitempty"` // (thread,index) or init
	Pending   string `json:"pending,omitempty"`    // why the thread cannot take this step: a reason or an error kind
	Place
	Text string `json:"text"` // the event as graphs print it, without id and place
	// Call is the call of a library in which the event takes place, if it is one that people think of as one operation;
	// only in the graphs of findings.
	Call *EventCall `json:"call,omitempty"`
	// Stack are the calls that the thread is in, the innermost first; only of the events that a finding is about.
	Stack []Frame `json:"stack,omitempty"`

	announced bool // a value of a local variable at the time when it became known to other threads
}

// EventCall is a call of a function of a library.
type EventCall struct {
	Function string `json:"function"`         // std::mutex::lock, pthread_cond_wait
	Object   string `json:"object,omitempty"` // what it is about, if that has a name
	Number   int    `json:"number"`           // of the call among those of its thread, from 1: events with the same number belong to one call
}

// Frame is one call of a stack.
type Frame struct {
	Place
	Library bool  `json:"library,omitempty"` // the function is one of a library, as the C++ library's, and not of the program
	Lambda  Place `json:"-"`                 // where a lambda expression begins, if the function is the body of one
}

// Graph is an execution graph.
type Graph struct {
	Threads   []Thread    `json:"threads"`
	Coherence []Coherence `json:"coherence"` // locations written at least twice
	Objects   []Object    `json:"objects"`   // what node#1, heap1, ... are
	// Initial are the values before any write of the locations that are accessed, as
	// far as they have one (memory that malloc returns does not); by address. Only in
	// the graphs of findings.
	Initial []Initial `json:"initial,omitempty"`
	// FR are the reads followed by the write that is next in co to the one they read;
	// with co that generates from-reads. HB generates happens-before with program
	// order: its edges between threads that nothing else implies. Both are there only
	// in the graphs of findings.
	FR   []Edge `json:"fr,omitempty"`
	HB   []Edge `json:"hb,omitempty"`
	Text string `json:"text"` // the graph as text
}

// Thread is one thread of a Graph.
type Thread struct {
	ID       int     `json:"id"`
	Function string  `json:"function"`
	Parent   string  `json:"parent,omitempty"` // the event that created it
	Events   []Event `json:"events"`
}

// Coherence is the order in which a location was written, oldest first.
type Coherence struct {
	Location string   `json:"location"`
	Writes   []string `json:"writes"`
}

// Initial is what a location holds before any write to it.
type Initial struct {
	Location string `json:"location"`
	Value    string `json:"value"`
}

// Edge is a pair of events of a relation; From may be init.
type Edge struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Link is an edge of a cycle.
type Link struct {
	Edge
	// Relation is po, rf, co, fr, or thread for creating and joining threads and for
	// barriers. po, co and fr may pass over events in between.
	Relation string `json:"relation"`
}

// Axiom is one thing that a memory model, or the language, says of a finding.
type Axiom struct {
	// Model is the memory model that says so, "" if it is no matter of memory models.
	Model string `json:"model,omitempty"`
	Name  string `json:"name"` // acyclic psc, data-race, deadlock
	// Says is defines (this is an error), forbids or allows (this execution).
	Says string `json:"says"`
	Text string `json:"text"` // one sentence
	// Statement is where the model's file says so.
	Statement *Statement `json:"statement,omitempty"`
	Events    []string   `json:"events"` // the events concerned
}

// Object is an allocated object that a graph mentions.
type Object struct {
	Name    string `json:"name"`
	Address string `json:"address"`
	Bytes   uint64 `json:"bytes"`
	Thread  int    `json:"thread"`
	Place
	Text string `json:"text"` // heap object of 16 bytes allocated by thread 2 at q.c:31
}

// Step is one step of a trace: consecutive events of one thread on one line.
type Step struct {
	Thread int `json:"thread"`
	Place
	Events []string `json:"events"` // ids
	Text   []string `json:"text"`   // what they did, with values
}

// Output is the text one thread printed.
type Output struct {
	Thread int    `json:"thread"`
	Text   string `json:"text"`
}

// Execution is one explored execution.
type Execution struct {
	Number  uint64   `json:"number"`
	Blocked bool     `json:"blocked"`
	Graph   *Graph   `json:"graph"`
	Output  []Output `json:"output,omitempty"`
}

// Stats counts the work of a run.
type Stats struct {
	Events         uint64  `json:"events"`           // added to graphs
	Futile         uint64  `json:"futile"`           // of Events: those of graphs that led to no execution
	Revisits       uint64  `json:"revisits"`         // backward revisits
	Beyond         uint64  `json:"beyond,omitempty"` // executions explored to their end that need more preemptions than --bound says
	MaxEvents      int     `json:"max_events"`       // of the largest graph
	Instructions   uint64  `json:"instructions"`     // interpreted
	CacheHits      uint64  `json:"cache_hits"`       // steps taken from the cache
	CacheMisses    uint64  `json:"cache_misses"`     // steps interpreted
	CacheReruns    uint64  `json:"cache_reruns"`     // of them: threads run again from an earlier step
	CacheEvictions uint64  `json:"cache_evictions"`  // steps and suspended threads forgotten
	CacheBytes     uint64  `json:"cache_bytes"`      // most memory that steps and suspended threads took
	Tasks          uint64  `json:"tasks"`            // handed from worker to worker
	Restarts       int     `json:"restarts"`         // explorations started again with a refined program
	SpinBlocked    uint64  `json:"spin_blocked"`     // threads that stopped in a spin loop
	MootBlocked    uint64  `json:"moot_blocked"`     // threads that stopped in a loop that only repeats another execution
	AssumeBlocked  uint64  `json:"assume_blocked"`   // threads that an assumption stopped
	PerSecond      float64 `json:"per_second"`       // executions per second
	// Choices says how choices were decided; only with --equivalence=rf and rvf.
	Choices *Choices `json:"choices,omitempty"`
	// Verifying is how many seconds went on deciding them, of all workers together; only
	// with --rvf-clock.
	Verifying float64 `json:"verifying_seconds,omitempty"`
}

// Choices says how often which stage decided whether a read may read a write (with rvf:
// one of some writes), or the write of a read-modify-write may stand: whether there is a
// witness, that is an order that makes it consistent.
type Choices struct {
	AtHand   uint64 `json:"at_hand"`  // the witness at hand, of the execution before the choice, is one
	Guessed  uint64 `json:"guessed"`  // the first one that was tried instead is
	Refuted  uint64 `json:"refuted"`  // there is none: what all have in common is a contradiction
	Searched uint64 `json:"searched"` // by a search with backtracking
	// Canonical is how often a revisit had to know what the canonical choice of an event
	// was; only with rf.
	Canonical uint64 `json:"canonical,omitempty"`
}

// WriteJSON writes r as one indented JSON object.
func (r *Report) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(r)
}
