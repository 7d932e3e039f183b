// Package progress tells how far a run is: an observer of each worker says what was done, and what
// is estimated to be left (engine.Remaining), and a Meter tells the caller.
//
//	progress.go    all of it
package progress
