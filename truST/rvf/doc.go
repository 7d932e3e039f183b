// Package rvf explores up to the values that reads return (rvf-smc-2021): executions count as one
// if their reads return the same values. It has no graphs, but sets of good writes for each read
// and a witness; it is an explorer of its own, and uses a worker of the engine for what is found.
//
//	tasks.go     sharing an exploration among workers
//	rvf.go       the exploration
//	bundle.go    what is left of one, as bytes
package rvf
