// Package result is what comes of a run of the engine, as data: the verdict, what was found with
// the graph that shows it, counts, and how far a run is that goes on. It knows neither the engine
// nor programs; reports are written from it.
//
// Read Result first, then Found and Snapshot.
//
//	snapshot.go   an execution graph that is taken out of the engine
//	found.go      errors and warnings: kinds, and which of two counts
//	cut.go        the part of a graph that shows an error
//	estimate.go   what samples tell
//	hunt.go       what executions drawn at random tell
//	progress.go   how far a run is
//	forecast.go   [estimate] how long it will take
//	counts.go     what each execution adds to by itself
//	result.go     the result, and statistics
package result
