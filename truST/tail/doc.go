// Package tail follows the last events of an execution, which have no choice, without building them.
//
// If all accesses of other threads to a location happen before what a thread does next, an access there has one choice, the newest
// (consistency.Traits.Coherent); that choice is always consistent, no read is left that it might revisit, and it is in no race. In programs
// with locks that begins with the last critical section that is contended, in most others when main has joined its threads. So the
// threads are followed in turn, each until it ends or waits; the steps are looked up one after the other, and what they write, and what
// threads know of each other, is kept in tables beside the graph. If one of them may be wrong, have a choice, or revisit something,
// they are built after all. RATIONALE.md ("Why are the last events not built?") has the argument.
//
//	attempts.go  where it pays to look for an end
//	accesses.go  what locations hold, and which accesses have a choice
//	memory.go    dynamic memory
//	tail.go      the threads, and their turns
package tail
