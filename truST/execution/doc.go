// Package execution is what an exploration is made of: execution graphs in which choices are
// made and taken back, the alternatives that are left for later, and the seams through which the
// engine asks what a run may have or not. It explores nothing.
//
//   - An Execution has the graph, the state that the model keeps of it, and its work items. Its
//     methods are the only ones that make choices.
//   - An Equivalence says which choices there are, which of them is canonical, and what a
//     backward revisit keeps; the Filters leave choices out.
//   - A Workbench is what equivalences and filters may touch of the worker that they belong to.
//
// Read execution.go first, then equivalence.go.
//
//	item.go                    alternatives that are left for later
//	stall.go                   reads that wait outside of the graph
//	objects.go [commute]       what operations find where not all of them are ordered
//	past.go                    the causal past of a write, and those that are remembered
//	execution.go               a graph with its work items; making choices and taking them back
//	memory.go [memory]         how much memory that takes
//	choice.go                  a write that a read may choose
//	filter.go                  what leaves out choices: the interfaces
//	equivalence.go             what counts as one execution: the interface
//	workbench.go               what executions are built with
//	joint.go [mixed]           how accesses that are made as several events can go on
//	linear.go [commute]        putting them in line, to be shown
//	stopping.go [lookahead]    values with which a thread only stops
//	rivals.go [rivals]         read-modify-writes that take turns
//	snapshot.go                graphs that are taken out of the engine
package execution
