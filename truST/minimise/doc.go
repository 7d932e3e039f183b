// Package minimise looks for smaller executions with the same error, once one is found: an observer
// of each worker keeps the smallest ones, and a Minimiser, which workers share, says when it is
// enough.
//
//	minimise.go    all of it
package minimise
