package event

// Counters says what the maker of a worker's steps did.
type Counters struct {
	Hits         uint64 // steps that were known
	Misses       uint64 // steps that a thread had to be run for
	Reruns       uint64 // misses for which the thread was run again from an earlier point
	Evictions    uint64 // suspended threads and steps forgotten for want of memory
	Instructions uint64 // executed by the threads; 0 if they are not counted
	PeakBytes    uint64 // the most memory the steps and suspended threads took at a time
}
