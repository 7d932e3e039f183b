// Package outcome says how executions end: what memory holds when no thread goes on any more, counted over all
// executions, and conditions on that.
//
// A Place is what is observed, as C writes it: x, queue.head->next, stats[1].misses, *p. A Condition speaks of places:
// "exists (x=1 /\ y=0)", as the conditions of litmus tests do (herdtools, the manual's section "Final conditions"). A Table
// counts executions by what they leave in places.
//
// Files, in reading order:
//
//	place.go      places: their syntax, and what they mean in a program
//	value.go      what a place holds
//	condition.go  conditions
//	table.go      the table of outcomes, and its bytes
//	litmus.go     litmus tests in herd's dialect of C, as programs with conditions
package outcome
