// Package config is what a run of the engine depends on: the program, as the engine sees it, the
// options, and what earlier runs have learnt about the program (Refinement). It is data, but for
// a few functions that the caller provides; nothing is explored here. Which parts of the engine
// follow from an option is decided in truST/assembly.go.
//
// Read Config first. Files, in reading order:
//
//	refinement.go [refinement]  what was learnt
//	config.go                   options, and the program
package config
