package main

import (
	"math"
	"os"
	"runtime/debug"

	"genmcgo"
)

// tuneGC lets the garbage collector run less often than Go would by itself, until memory
// gets short: what lives longer than an execution is the cache, and it is bounded. The
// environment variables of Go's run-time come first.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	limitGC(genmcgo.DefaultMaxMemory())
}

// limitGC makes the garbage collector run more often where the process would otherwise
// take almost most bytes, the memory that a run may need; 0 changes nothing. Undo makes
// it what it was.
func limitGC(most uint64) (undo func()) {
	if os.Getenv("GOMEMLIMIT") != "" || most == 0 {
		return func() {}
	}
	was := debug.SetMemoryLimit(int64(min(most/20*17, math.MaxInt64)))
	return func() { debug.SetMemoryLimit(was) }
}
