package main

import (
	"math"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"genmcgo"
)

// tuneGC lets the garbage collector run less often than Go would by itself, until memory
// gets short: what lives longer than an execution is the cache, and it is bounded. The
// environment variables of Go's run-time come first.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent(0))
		go followGC()
	}
	limitGC(genmcgo.DefaultMaxMemory())
}

// gcPercent is how much of a heap with so many live bytes may be garbage, in percent of these: four times as much, but no more
// than 400 MB, or half of what lives if that is more. A cache of 512 MB would take 2.5 GB otherwise.
func gcPercent(live uint64) int {
	const most = 400_000_000
	return int(min(400, max(50, most*100/max(live, 1))))
}

// followGC sets what gcPercent says, as the heap grows.
func followGC() {
	heap := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	now := gcPercent(0)
	for range time.Tick(time.Second) {
		metrics.Read(heap)
		if p := gcPercent(heap[0].Value.Uint64()); p < now*4/5 || p > now*5/4 {
			debug.SetGCPercent(p)
			now = p
		}
	}
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
