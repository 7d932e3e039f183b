// Package filter leaves out what another execution shows, or puts it off. Without a filter the
// exploration is right, and slower. Three are different: undoneRounds, counters and returns check that what
// the interpreter left out was harmless, and are needed where it did.
//
// A filter implements those interfaces of package execution that concern it. For says which ones
// a run has; one that is switched off is in no list, but part of lookahead is always on.
//
//	symmetry.go [symmetry]      identical threads
//	lookahead.go [lookahead]    values with which a thread only stops
//	stalls.go [stalls]          reads that wait outside of the graph
//	promises.go [confirm]       which compare-exchange confirms what a read returned
//	rounds.go [confirm]         which reads may come between the two
//	confirm.go [confirm]        compare-exchanges that come too late
//	late.go [late]              operations that wait in vain, where those that commute are not ordered
//	undone.go [undone]          rounds of a loop that undo what they wrote
//	counters.go [undone]        attempts at a counter that fail and take back what they added
//	returns.go [returns]        loops that come back too often, and achieve nothing
//	noisy.go                    loops that count their rounds, and change something
//	interleavings.go [bound]    how many preemptions an execution needs
//	preemptions.go [bound]      executions that need too many
//	swaps.go [commuteif]        traces of operations, and exchanges in them
//	least.go [commuteif]        executions that come from each other by exchanging operations
//	bytewise.go [mixed]         executions that are equal byte by byte
//	hopeless.go [mixed]         accesses made as several events that cannot take place at once
//	for.go [options]            which ones a run has
package filter
