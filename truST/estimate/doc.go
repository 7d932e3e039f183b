// Package estimate says how many executions there are before they are explored: from samples, which
// are single executions with random choices, and from crowds, which go down the tree of
// alternatives.
//
//	estimate.go    samples
//	crowd.go       crowds
package estimate
