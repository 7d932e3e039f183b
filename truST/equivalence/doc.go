// Package equivalence has what counts as one execution: up to coherence order, up to reads-from,
// up to the order of operations that commute, and, under models with dependencies, graphs with holes.
// All are an execution.Equivalence; they know neither each other's graphs nor who explores. The
// exploration up to the values of reads has no graphs, and is an explorer of its own.
//
// Read co.go first: it is the algorithm of the paper.
//
//	co.go [co]               reads-from and coherence order
//	rebuild.go [co]          its graphs, from tasks
//	commute.go [commute]     operations that commute are not ordered
//	witness.go [rf]          the search for another coherence order
//	rf.go [rf]               reads-from
//	competing.go [holes]     where two read-modify-writes read one value: what leads nowhere
//	holes.go [holes]         as co, where po ∪ rf may be cyclic
//	rebuildholes.go [holes]  its graphs, as tasks and from tasks
//	recurring.go [holes]     which executions it may reach in several ways
//	acyclic.go [holes]       as co, until it is found out that po ∪ rf may be cyclic
//	open.go [holes]          as with holes, but few, until it is found out that there are more
//	counted.go [holes]       what was asked for and counts only without holes
//	joint.go [mixed]         as co, and with holes, where several events count as one access
//	for.go [options]         which one a run has
package equivalence
