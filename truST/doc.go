// Package trust explores the executions of a concurrent program that a memory model allows,
// each one once: the TruSt algorithm (Kokologiannakis et al., POPL 2022; genmc-2024 §2.2) over
// one execution graph per worker that is extended and undone in place.
//
// Run is the way in. config.Config says what to explore, and result.Result what came of it. The
// program is a config.Program, which supplies the steps of its threads; the model is a
// consistency.Model.
//
// # The loop
//
// A worker (worker.go) has a stack of executions. An execution.Execution is a graph, the
// state that the model keeps of it, and its work items: alternatives that were left for later.
// worker.explore turns this loop:
//
//	signals?    another worker is idle, the caller asks how far the run is, or it ends   pollSignals
//	extend      worker.schedule picks a thread; Workbench.Add adds its next event
//	  read      Equivalence.Reads lists the writes to choose from; worker.takeRead takes the first
//	            that the filters take and that Execution.TryRead finds consistent; the others
//	            become a work item
//	  write     worker.revisits leaves a work item for each read that might read it instead;
//	            Equivalence.Place and worker.takePlace choose its place in coherence order
//	  Choice    worker.choose makes it the first option; the others become a work item
//	  end       no thread can go on: worker.endWaits, then worker.finish counts the execution
//	            (and worker.leaf does before it is built, where nothing else depends on it)
//	backtrack   worker.backtrack cuts the graph back to the newest work item, and worker.take makes
//	            that choice. A backward revisit (worker.revisit) puts a restricted copy of the
//	            graph on the stack; when its work is done it is dropped
//
// Checks (package check) look at each event when it has made its choice. What they find, and what
// executions come to, worker.Report and worker.finish count.
//
// Three seams keep what a run may have or not out of the loop. Which equivalence, filters,
// observers and checks there are is decided in assembly.go.
//
//   - An equivalence says which choices there are, which of them is canonical, and what a revisit
//     keeps. It is where explorations differ that count other executions as one.
//   - A filter leaves out what another execution shows. Without it the exploration is right,
//     and slower. undoneRounds and returns are different: they check that what the interpreter
//     left out was harmless.
//   - An observer sees what is done, and changes nothing.
//
// An explorer is what a worker of the pool (package pool) runs: the loop above, or the exploration up
// to the values of reads (rvf.go), which has no graph.
//
// A Session explores parts of a program that come and go as bytes, for runs that outlive a
// process or have many machines. It does the same between two executions as the loop above.
//
// # Algorithm 1
//
// The TruSt paper's Algorithm 1, and where it is:
//
//	Visit(G)                                              worker.extend
//	  if G is not consistent: return                      Execution.TryRead, Execution.TryPlace
//	  switch a := next(G)                                 worker.schedule
//	  case none: output G                                 worker.finish
//	  case error: report it                               worker.Report
//	  case a is a read of x:                              worker.takeRead
//	    for each write w to x: Visit(SetRF(G, a, w))      Equivalence.Reads; item, worker.take
//	  case a is a write to x:
//	    VisitCOs(G, a)                                    worker.takePlace
//	    for each read r of x, not porf-before a:          worker.revisits
//	      Deleted := events after r, not porf-before a    execution.Past
//	      if all of Deleted and r are maximally added:    Equivalence.Canonical
//	        VisitCOs(SetRF(G without Deleted, r, a), a)   worker.revisit, worker.takeRevPlace
//	  otherwise: Visit(G with a)                          Workbench.Add
//
// Three things are different. Visits are not calls but work items, so that they can be handed
// over. A choice is tried before it is made, by position in coherence order as a rule, so
// inconsistent graphs are not visited. And IsMaximallyAdded has a clause of its own: no older
// read reads a deleted write.
//
// # Packages, in reading order
//
//	result/   what comes of a run, as data
//	config/   what a run depends on, as data
//	task/     parts of an exploration and recorded executions, as data and as bytes
//	pool/     sharing tasks among workers
//	execution/     what an exploration is made of: graphs, choices, work items; the seams
//	equivalence/   what counts as one execution
//	filter/        what leaves out choices
//	check/         what may be wrong with an event or an execution
//
// # Files, in reading order
//
// A file uses what is above it, and little of what is below. In brackets is the feature whose room
// a file is: what is asked about that feature is asked there.
//
//	modelof.go [options]         the model for a configuration, and a simpler one where that will do
//	ended.go [ended]             check: the process ended while threads wait
//	shared.go                    what the workers of an exploration have in common
//	worker.go                    a worker: program, stack of executions, results
//	sched.go                     which thread goes on
//	observer.go                  what watches: the interface, and limits and call-backs
//	stops.go [stops]             where threads stopped, if no execution is complete
//	findings.go                  what is done with findings and finished executions
//	waiting.go [stalls]          when reads may wait outside of the graph; letting checks see them
//	leaf.go                      executions that are counted without being built
//	choices.go                   adding an event; choosing what it reads or where it stands
//	revisit.go                   backward revisits
//	backtrack.go                 going on with the newest work item
//	engine.go                    the loop
//	tasks.go                     work items for other workers
//	explorer.go                  what a worker of the pool runs
//	remaining.go [progress]      how much work is left
//	progress.go [progress]       observer: how far a run is
//	minimise.go [minimise]       observer: smaller executions with the same error
//	memory.go [memory]           what a run needs of memory, and its bound
//	estimate.go [estimate]       how many executions there are, from samples
//	crowd.go [estimate]          and from crowds
//	rvf.go [rvf]                 the exploration up to the values that reads return
//	rvftask.go [rvf]             its tasks
//	choose.go [auto]             which equivalence to explore up to
//	assembly.go [options]        which equivalence, filters, observers and checks a run has
//	sum.go                       adding up what workers did
//	run.go                       the phases of a run
//	prepare.go [parts]           those before the exploration
//	bundle.go [parts]            executions with what is left to do in them, as bytes
//	rvfbundle.go [rvf]           and nodes of the exploration up to the values of reads
//	session.go [parts]           exploring bundles, and giving up what is left of them
//	part.go [parts]              what is counted and found in one, as bytes; adding that up
//	replay.go [replay]           one recorded execution again
package trust
