// Package trust explores the executions of a concurrent program that a memory model allows,
// each one once: the TruSt algorithm (Kokologiannakis et al., POPL 2022; genmc-2024 §2.2) over
// one execution graph per worker that is extended and undone in place.
//
// Run is the entry point. config.Config says what to explore, and result.Result what was found. The
// program is a config.Program, which supplies the steps of its threads; the model is a
// consistency.Model.
//
// # Packages, in reading order
//
// A package imports only what is above it. A name in brackets is a feature: code that asks whether
// it is on belongs in that file or package, its room (measured by scripts/house).
//
//	result/                  what comes of a run, as data
//	config/                  what a run depends on, as data
//	wire/                    parts of an exploration and recorded executions, as data and bytes
//	pool/                    sharing tasks among workers
//	execution/               what an exploration is made of: graphs, choices, work items; the seams
//	equivalence/             what counts as one execution
//	filter/                  what leaves out choices
//	check/                   what may be wrong with an event or an execution
//	tail/ [tail]             the last events of an execution, which have no choice, without building them
//	engine/                  the algorithm: the loop, and the paper's Algorithm 1 beside it
//	rvf/ [rvf]               the exploration up to the values that reads return, without graphs
//	progress/ [progress]     observer: how far a run is
//	minimise/ [minimise]     observer: smaller executions with the same error
//	walk/ [walk]             building executions one after the other, choices made at random
//	estimate/ [estimate]     how many executions there are, from samples and crowds
//	hunt/ [hunt]             executions drawn at random, without end
//
// This package puts them together, and goes through the phases of a run: it chooses an equivalence,
// samples executions, and then explores the program. It explores it again if it learnt something
// about the program that the interpreter has to know (config.Refinement).
//
// A Session explores parts of a program that come and go as bytes, for runs that outlive a
// process or have many machines.
//
// # Files, in reading order
//
//	attempt.go                   an exploration under a refinement
//	modelof.go [options]         the model for a configuration, and a simpler one where that will do
//	observers.go [options]       which observers a run has; limits and call-backs
//	assembly.go [options]        which explorer a run has, of which parts
//	memory.go [memory]           what a run needs of memory, and its bound
//	recurring.go [parts]         executions that may be reached in several ways count once
//	bounds.go [parts]            how much a part of an exploration may list
//	sum.go                       adding up what workers did
//	work.go                      having workers explore
//	exploration.go               a run and its attempts
//	sample.go [estimate]         the phase in which executions are sampled
//	choose.go [auto]             the phase in which an equivalence is chosen
//	run.go                       the phases of a run
//	replay.go [replay]           one recorded execution again
//	part.go [parts]              what is counted and found in a part, as bytes
//	partsum.go [parts]           adding up parts to the result of an exploration
//	bundle.go [parts]            executions with what is left to do in them, as bytes
//	session.go [parts]           exploring bundles, and giving up what is left of them
//	prepare.go [parts]           the phases before an exploration in parts
package trust
