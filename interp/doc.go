// Package interp runs programs of package ir: it is the suspendable function of
// one thread that yields the labels of the thread's events (event.Machine and
// event.Thread).
//
// Vocabulary. A thread has frames over one stack of slots, and private memory:
// objects (local variables that are not slots, thread-locals, variadic arguments)
// that no other thread can reach. An object escapes when its address is about to
// become visible to others; it is then announced by a Malloc event and Writes of
// its content, and accesses to it are events from then on. An effect is an event
// after which other threads may see something new; a loop iteration without
// effects that comes back to its header in the same state blocks the thread.
//
// Non-goals: the interpreter knows no graph, no memory model and no other thread.
//
// # Loops
//
// A thread stops in a loop, with a Block, where it would only do again what it did, or what another
// execution shows. Each rule has a file. When a thread comes to a header (OpLoop, or the OpSpin that looks
// for it), spins asks them in this order:
//
//	state                                   and since then                             rule
//	of the last visit, but for a counter    only a read                                counted.go: goes on, rounds left out
//	of the first visit, but for the seed    no effects                                 seed.go, retry.go
//	of the last visit, but for what it kept no effects, or they were undone            kept.go
//	of the last visit                       no effects                                 spin.go
//	of the last visit                       effects that were undone, or too often     rounds.go
//	of an earlier visit                     no effects, or effects too often           returns.go
//
// Others are asked elsewhere: repeats (seed.go) at a load, retried (retry.go), watchNext (rounds.go) and
// stopRepeated (repeated.go) when the thread yields its next label.
//
// A rule may look at this thread alone. Where it relies on what other threads saw, the Block says so
// (event.Undone, event.Noisy, event.Stale, BlockRounds) and a filter of the explorer checks it. What it has to know of earlier
// visits is in loopState, or in loopDeps if only dependencies need it (loopstate.go). If dependencies are
// tracked, nothing may decide whether a thread stops that is not decided (Thread.decided): kept.go and
// changes.go say what a rule does instead.
//
// # Files, in reading order
//
// Threads:
//
//	machine.go        what a run of a program depends on, and the machine that makes its threads
//	thread.go         what a thread has: frames, objects, phases; how it stops
//	state.go          threads copied, and as words
//	exec.go           going on after an event: the switch over all instructions
//
// Instructions:
//
//	arith.go          functions of integers and floating point numbers
//	wide.go           numbers of more than 64 bits, and long double
//	mem.go            where an address leads, private memory, announcing objects
//	copy.go           copying and filling memory, and allocating it
//	atomic.go         read-modify-writes, and accesses of 16 bytes
//	call.go           calls, variadic arguments, alloca
//	unwind.go         exceptions
//	prim.go           primitives of the library that is written in C
//	builtin.go        functions of the library that are written in Go
//	lib_config.go     what the library is told
//	lib_exception.go  which handler catches an exception
//	lib_format.go     numbers as text
//	lib_math.go       <math.h>
//	undef.go          undefined bits: where they are kept, and who may not use them
//	undefbits.go      which bits of results are undefined
//	clock.go          what clocks show, as long as nothing depends on it
//
// What else makes labels different:
//
//	orders.go         other memory orders than the program has
//	resize.go         accesses of different size to the same bytes
//	section.go        atomic sections
//	objects.go        states of objects for which the program declares operations
//	operation.go      operations on them
//	fresh.go          writes to memory that no other thread knows
//	owed.go           those that must come before anyone reads or knows more
//
// Dependencies:
//
//	deps.go           what slots depend on
//	shadow.go         what private memory depends on
//	track.go          what instructions do to that
//	depend.go         what labels depend on
//
// Loops:
//
//	loopstate.go      what a header keeps from visit to visit
//	loophash.go       the state of a thread at a header
//	spin.go           whether a thread goes on at a header
//	counted.go        rounds that only count
//	seed.go           what the load before a loop could have read
//	retry.go          a compare-exchange that fails with a weaker ordering than that load
//	heldlocks.go      locks that a round gave up
//	rounds.go         rounds that undo what they did: writing them down
//	undo.go           whether one is as good as none
//	returns.go        rounds of several visits
//	kept.go           values that loops keep and that are not decided
//	changes.go        effects of which it is not decided whether there were any
//	repeated.go       stopping later, when it is decided
//
// For reports:
//
//	where.go          where a thread is at each of its steps
//	calls.go          what it calls, and would call if it went on
//	look.go           what it holds, for debuggers
//	looping.go        which loop it goes round in
//	inputs.go         results that the library made up
//	reach.go          what was executed
//	seen.go           the same as bytes
package interp
