// Package progress tells how far a run is: an observer of each worker says what was done, and what
// is estimated to be left (engine.Remaining), and a Meter tells the caller.
//
//	progress.go    how far a run is
//	foresight.go   what is left of a part of an exploration
package progress
