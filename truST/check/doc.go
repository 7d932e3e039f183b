// Package check finds what is wrong with an execution, or worth a warning, beyond what one
// thread's own steps say. A Check is a function from an execution, and an event of it, to
// findings. It changes neither, and it does not know who counts them, nor who stops: that is the
// engine.
//
// Read check.go first. For says which checks a run has.
//
//	standstill.go                how threads came to a stop
//	check.go                     what a check is, and what it finds
//	mixed.go [mixed]             memory that is accessed in several sizes
//	begin.go                     what atomic sections would do that have not begun
//	sections.go [sections]       atomic sections
//	events.go                    races, memory that is not there, and other errors of an event
//	beside.go [commute]          operations that are not ordered
//	declarations.go              what the program declares of its operations
//	daemons.go [ended]           threads that still wait when the process ends
//	final.go [ended]             executions that end as the run says that none may
//	deadlock.go [deadlock]       threads that wait for each other
//	livelock.go [livelock]       threads that go round for ever together
//	for.go [options]             which checks a run has
package check
