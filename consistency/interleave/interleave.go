// Package interleave answers one question: do events have an order in which each read reads
// from one of the writes that are good for it? An order keeps program order, and whatever
// else is said to come first; a read reads from the latest write to its location. So it asks
// for a sequentially consistent execution.
//
// The question is VSC of "Stateless Model Checking under a Reads-Value-From Equivalence"
// (Agarwal, Chatterjee, Pathak, Pavlogiannis, Toman; CAV 2021), §4. It is NP-complete in
// general, and polynomial for a bounded number of threads and variables.
//
// A [Problem] is the events. A [Solver] looks first where it finds an order most often, then
// for what all orders have in common (closure.go), and then it searches and remembers dead
// ends (search.go). If each read has one good write, the order shows a coherence order that
// fits reads-from.
//
// Non-goals: graphs, labels and values; weaker models.
package interleave

// Initial stands for the initial write among the good writes of a read.
const Initial int32 = -1

// Event is an event of a problem. A read-modify-write is one event that reads and writes.
type Event struct {
	Thread, Nth   int32 // its thread, and how many events of that come before it
	Loc           int32 // the location, -1 if it accesses none
	Reads, Writes bool
	Good          []int32 // of a read: the writes it may read, or Initial; no duplicates
	After         []int32 // events of other threads that must come before it
}

// Problem is what is asked. Events are numbered so that those of a thread
// are in program order, and after whatever they must come after.
type Problem struct {
	Events  []Event
	Threads [][]int32 // by thread: its events in program order
	Locs    int       // locations are numbers below it
	// Before are pairs of events of which the first must come first, whatever their numbers.
	Before [][2]int32
}

// Solver solves problems. It owns its memory, which is reused.
type Solver struct {
	// The heuristics of §4.2 that are switched off.
	NoClosure, NoHint, NoGreedy bool
	// Stopped, if set, is asked now and then whether to give up.
	Stopped func() bool

	in      *Problem
	t       int       // number of threads
	clock   []int32   // by event and thread: how many events of the thread come before it in every witness; of its own, with it
	visible []int32   // scratch of close
	thread  []int32   // by event, as in Event
	nth     []int32   // the same
	reads   []int32   // events that read
	writes  [][]int32 // by location and thread: its writes
	known   []int32   // scratch of closeRead: by thread, how many of these are before the read
	mark    []uint64  // by event: stamp, if it is good for the read in question
	stamp   uint64
	rank    []int32    // by event: place in the hint
	pos     []int32    // by thread: how many of its events are in order
	active  []int32    // by location: the last write in order
	held    []int32    // by location: reads not in order whose good writes all are
	left    []int32    // by event: of a read, good writes that are not in order
	need    []int32    // by event, then by location for the initial writes: reads not in order for which the write is good
	users   []int32    // by event: the first of its entries in links, or -1
	links   [][2]int32 // a read for which the write is good, the next entry
	order   []int32    // the witness so far
	before  []int32    // by place in order: the write that was active before
	failed  stateSet   // from where there is no way on
	tried   int
	gaveUp  bool
	first   bool // give up at the first dead end

	// Asked counts the problems, Refuted those that the closure refuted, Searched those that
	// neither that nor the first guess decided; Steps the events that were put in order,
	// DeadEnds how often a search had to turn back.
	Asked, Refuted, Searched, Steps, DeadEnds uint64
}

// Bytes is about how much memory the solver keeps.
func (v *Solver) Bytes() int {
	n := cap(v.clock) + cap(v.left) + cap(v.need) + cap(v.users) + cap(v.rank) + cap(v.order) + cap(v.before) + 2*cap(v.links) + cap(v.failed.words)
	return 4*n + 8*cap(v.mark)
}

// Solve returns a witness: the events of in, in an order that respects program order, in
// which each read reads from a good write. hint is an order of events, of in or not, to
// follow where there is a choice. The result is valid until the next call. ok is false if
// there is none, or if the solver was stopped. Source: Algorithm 1 of the paper.
func (v *Solver) Solve(in *Problem, hint []int32) (witness []int32, ok bool) {
	v.in, v.t = in, len(in.Threads)
	v.Asked++
	v.clocks()
	for _, p := range in.Before {
		if !v.edge(p[0], p[1]) {
			v.Refuted++
			return nil, false
		}
	}
	if !v.NoClosure {
		// Most witnesses are where one looks first, and the closure costs more than that.
		v.prepare(hint)
		v.first = true
		ok = v.search()
		v.first = false
		if ok {
			return v.order, true
		}
		if !v.close() {
			v.Refuted++
			return nil, false
		}
	}
	v.Searched++
	v.prepare(hint)
	ok = v.search()
	return v.order, ok && !v.gaveUp
}
