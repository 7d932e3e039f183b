// Package pool shares tasks between workers. A worker without a task waits for one; a
// busy worker learns from a signal that another one waits, and makes a task of a part of
// what it has to do. The pool does not know what tasks are: it hands them over, first
// come, first served, and knows their size, by which it bounds what handing over costs.
//
// It also carries what ends all workers (Stop, Fail), and rounds in which every worker
// gives back memory.
//
//	pool.go      the queue, what ends all workers, rounds of giving back
//	member.go    a worker as the pool knows it
package pool
