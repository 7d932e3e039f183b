package main

import (
	"bufio"
	"math"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
)

// Memory for the steps of threads, all workers together: a 32nd of the machine's
// within bounds, unless --cache-mem says otherwise. See RATIONALE.md.
const (
	minCacheMem     = 1 << 10
	minDefaultCache = 64 << 20
	maxDefaultCache = 512 << 20
)

// cacheShare is what one of several workers gets of mem bytes, 0 being the default.
func cacheShare(mem uint64, workers int) int {
	if mem == 0 {
		mem = min(max(machineMemory()/32, minDefaultCache), maxDefaultCache)
	}
	return int(min(mem/uint64(workers), math.MaxInt))
}

// tuneGC lets the garbage collector run less often than Go would by itself: what
// lives longer than an execution is the cache, and it is bounded. Half of the
// memory stays for others. The environment variables of Go's run-time come first.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	if n := machineMemory(); os.Getenv("GOMEMLIMIT") == "" && n != 0 {
		debug.SetMemoryLimit(int64(min(n/2, math.MaxInt64)))
	}
}

// machineMemory is how much memory there is for this process, as far as Linux
// says; 0 if it is not known.
func machineMemory() uint64 {
	var mem uint64
	if f, err := os.Open("/proc/meminfo"); err == nil {
		defer f.Close()
		for sc := bufio.NewScanner(f); sc.Scan(); {
			if w := strings.Fields(sc.Text()); len(w) == 3 && w[0] == "MemTotal:" && w[2] == "kB" {
				if n, err := strconv.ParseUint(w[1], 10, 54); err == nil {
					mem = n << 10
				}
				break
			}
		}
	}
	for _, name := range []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"} {
		if b, err := os.ReadFile(name); err == nil {
			if n, err := strconv.ParseUint(strings.TrimSpace(string(b)), 10, 64); err == nil && (mem == 0 || n < mem) {
				mem = n
			}
		}
	}
	return mem
}
