// Package tail follows the last events of an execution, which have no choice, without building them.
//
// When all threads but one have ended, and perhaps one waits to join others, only that one goes on. If all accesses of others to
// a location happen before what it does next, an access there has one choice, the newest (consistency.Traits.Coherent); that
// choice is always consistent, no read is left that it might revisit, and it is in no race. In programs with locks that begins with
// the last critical section, in most others when main has joined its threads. So the steps that are left are looked up, one
// after the other, and what they write is kept in a table beside the graph. If one of them may be wrong, wait, or have a
// choice, they are built after all. RATIONALE.md ("Why are the last events not built?") has the argument.
//
//	tail.go    all of it
package tail
