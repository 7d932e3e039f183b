package result

import "genmcgo/graph/event"

// Progress is how far a run is.
type Progress struct {
	Complete, Blocked uint64 // executions so far
	// Share is the part of the exploration that is done, from 0 to 1, as far as one can
	// tell; it never shrinks, but when a refinement begins the exploration again
	// (Restarts), and is 1 at the end.
	Share float64
	// Left is how much work is estimated to be left (remaining.go), as a multiple of what
	// was done. Unlike Share it makes up for estimates that were wrong.
	Left          float64
	Busy, Workers int // workers that have something to do, and all of them
	Restarts      int
	// Sampling: executions are being sampled; nothing is explored yet, and nothing above
	// counts.
	Sampling bool
	// Threads are those of the largest execution that a worker is at, where they are.
	Threads []ThreadAt
}

// ThreadAt is how far a thread of an execution is: at step Last. Create is the step that
// created it, nil for main. The labels, keys and parents of steps never change, so they may
// be read while workers go on.
type ThreadAt struct{ Last, Create *event.Step }
