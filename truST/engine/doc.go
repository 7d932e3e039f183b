// Package engine is the algorithm: TruSt (Kokologiannakis et al., POPL 2022; genmc-2024 §2.2) over
// one execution graph per worker that is extended and undone in place. The optional parts of a run
// are behind seams: an equivalence, filters, checks and observers. Of their packages the engine
// imports only check, for the type of a check.
//
// Read loop.go first, with the page below beside it.
//
// # The loop
//
// A worker (worker.go) has a stack of executions, on a base (base.go) that every explorer has. An
// execution.Execution is a graph, the state that the model keeps of it, and its work items:
// alternatives that were left for later. Worker.Explore runs this loop:
//
//	signals?    another worker is idle, the caller asks how far the run is, or it ends   PollSignals
//	extend      Worker.Schedule picks a thread; Workbench.Add adds its next event
//	  read      Equivalence.Reads lists the writes to choose from; Worker.takeRead takes the first
//	            that the filters take and that Execution.TryRead finds consistent; the others
//	            become a work item
//	  write     Worker.revisits leaves a work item for each read that might read it instead;
//	            Equivalence.Place and Worker.takePlace choose its place in coherence order. In graphs with
//	            holes Worker.complete does so for writes that lack nothing from now on
//	  Choice    Base.Choose makes it the first option; the others become a work item
//	  end       no thread can go on: Worker.EndWaits, then Base.Finish counts the execution
//	            (and Worker.leaf and Worker.seesEnd do before it is built, where nothing else depends on it)
//	backtrack   Worker.Backtrack cuts the graph back to the newest work item, and Worker.Take makes
//	            that choice. A backward revisit (Worker.revisit) puts a restricted copy of the
//	            graph on the stack; when its work is done it is dropped
//
// Checks (package check) look at each event when it has made its choice. Base.Report counts what they
// find, and Base.Finish the executions that have ended.
//
// Three seams keep the optional parts of a run out of the loop. Which equivalence, filters and checks
// a run has is decided in for.go of their packages, and which observers in truST/observers.go.
//
//   - An equivalence says which choices there are, which of them is canonical, and what a revisit
//     keeps. Explorations that differ in which executions count as one differ here.
//   - A filter leaves out what another execution shows anyway. Without it the exploration is right,
//     but slower. undoneRounds and returns are different: they check that what the interpreter
//     left out was harmless.
//   - An observer sees what is done, and changes nothing.
//
// An explorer is what a worker of the pool (package pool) runs: the loop above, or the exploration up
// to the values of reads (package rvf), which has no graph. Both stand on a Base.
//
// # Algorithm 1
//
// The TruSt paper's Algorithm 1, and where it is:
//
//	Visit(G)                                              Worker.Extend
//	  if G is not consistent: return                      Execution.TryRead, Execution.TryPlace
//	  switch a := next(G)                                 Worker.Schedule
//	  case none: output G                                 Base.Finish
//	  case error: report it                               Base.Report
//	  case a is a read of x:                              Worker.takeRead
//	    for each write w to x: Visit(SetRF(G, a, w))      Equivalence.Reads; item, Worker.Take
//	  case a is a write to x:
//	    VisitCOs(G, a)                                    Worker.takePlace
//	    for each read r of x, not porf-before a:          Worker.revisits
//	      Deleted := events after r, not porf-before a    execution.Past
//	      if all of Deleted and r are maximally added:    Equivalence.Canonical
//	        VisitCOs(SetRF(G without Deleted, r, a), a)   Worker.revisit, Worker.takeRevPlace
//	  otherwise: Visit(G with a)                          Workbench.Add
//
// Three things differ from the paper. Visits are not calls but work items, so that they can be handed
// over. A choice is tried before it is made, by position in coherence order as a rule, so
// inconsistent graphs are not visited. And IsMaximallyAdded has a clause of its own: no older
// read reads a deleted write.
//
// # Files, in reading order
//
//	shared.go               what the workers of an exploration have in common
//	remaining.go [progress] how much work is left
//	ledger.go               what a worker has found so far
//	observer.go             what a worker of the pool runs, and what watches it: the interfaces
//	base.go                 what an explorer stands on: workbench, checks, results
//	stops.go [stops]        where threads stopped, if no execution is complete
//	waiting.go [stalls]     when reads may wait outside of the graph; letting checks see them
//	ended.go [ended]        the process ended while threads wait
//	findings.go             what is done with findings and finished executions
//	worker.go               a worker: a base and a stack of executions
//	sched.go                which thread goes on
//	leaf.go                 executions that are counted without being built to the end
//	choices.go              choosing what an event reads or where it stands
//	revisit.go              backward revisits
//	backtrack.go            going on with the newest work item
//	loop.go                 the loop
//	tasks.go                work items for other workers
//	explorer.go             the engine as an explorer
package engine
