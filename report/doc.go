// Package report turns the outcome of a run into evidence a person or another
// tool can use. There is one set of plain structs ([Report]); the text, the JSON
// object, the DOT graph, the picture, SARIF and JUnit's XML are printers of the same
// structs, so they cannot disagree.
//
// Vocabulary: a finding is an error or a warning; an event is written as
// `(thread,index) what`; a graph lists, per thread, one event per line; a trace
// is one order of all events of a graph that respects everything the graph says.
//
// Threads are numbered here in the order of their names ([event.Tid]), not in the
// order in which a worker met them, so that a report does not depend on workers.
//
// Non-goals: no exploration, no interpretation; what a position, an address or a
// message means is asked of a [Program]. docs/json.md and the schemas in report/schema
// describe the fields.
//
// # Files, in reading order
//
// What a report is made of, and how it is made:
//
//	report.go     the report, its findings, graphs and events, as data
//	kinds.go      what each kind of finding is
//	source.go     lines of source files
//	names.go      what memory and threads are called
//	graph.go      an execution graph for people: Program, and a view of a graph
//	relations.go  its relations
//	build.go      the report of a result
//	sentence.go   what a finding is, in a sentence
//	summary.go    what came of the run, in a sentence, and the notes below it
//	stops.go      why a run is incomplete, and what may be done
//	memory.go     what a run needed of memory
//	coverage.go   what no execution reached
//	estimate.go   how many executions there are
//	hunt.go       executions that were drawn at random
//	outcomes.go   what complete executions leave in memory
//	explored.go   which executions there were, as bytes
//
// What is said of one finding:
//
//	trace.go      an order of its events
//	switches.go   one with few switches between threads
//	fold.go       what a person need not read
//	playback.go   what memory holds, and what threads know, event by event
//	operation.go  what threads do in libraries
//	library.go    what is the fault of a library
//	cycle.go      a shortest cycle that keeps it from being an interleaving
//	reorder.go    how there can be such a cycle, and what would forbid it
//	why.go        well-known ways in which interleavings go wrong: lost updates, ABA, ...
//	explain.go    what right programs respect, why the model allows this execution, and what it lacks
//	deadlock.go   who waits for whom
//	acts.go       what functions of libraries do to those who wait
//	waits.go      what one thread waits for
//	locks.go      at locks, semaphores and barriers
//	signals.go    at condition variables
//	classes.go    in the library of C++
//	loop.go       in loops
//	remedy.go     changes of the program that were tried
//	replay.go     what a replay needs
//
// Several reports:
//
//	compare.go    executions that one model allows and another does not
//	diff.go       what changed from one run to another
//	read.go       reports in JSON
//
// Printers:
//
//	text.go       for terminals
//	brief.go      the same, short
//	dot.go        a graph for Graphviz
//	layout.go     where everything is in a picture
//	svg.go        the picture
//	page.go       a page of HTML with everything in it
//	sarif.go      SARIF
//	junit.go      JUnit's XML
package report
