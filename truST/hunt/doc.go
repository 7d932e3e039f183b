// Package hunt draws executions at random, without end, where there are too many to explore. It is an
// explorer: each worker draws for itself, by several strategies in rotation, and learns which of them find
// something new. Executions are told apart by digests; how many came up once says how likely
// the next one is new (Good 1953).
//
// A strategy makes the choices of walks (package walk) in its own way, or goes down the tree of the
// exploration, with the engine's own alternatives. Walks reach all executions whose po ∪ rf is acyclic, which
// are all but for models with dependencies. The others only the second way reaches.
//
//	seen.go        which executions came up, in bounded memory
//	edges.go       what walks have chosen before, by place in the program
//	strategy.go    how walks choose
//	learn.go       which strategy is next
//	hunt.go        the explorer
package hunt
