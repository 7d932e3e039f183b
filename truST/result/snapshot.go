package result

import "genmcgo/graph/event"

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
	// Digest tells executions that may be reached in several ways apart, wherever they are explored
	// (truST/equivalence/recurring.go); zero of those that are reached once. Only for Config.OnExecution.
	Digest Digest
}

// Digest names an execution by what it chose.
type Digest [16]byte

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
	// Cut are, of the read of an operation that is not ordered with all others on its object, writes
	// that it comes after in any order: all others that it does come before one of them, or before it in
	// its thread.
	Cut []event.ID
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
