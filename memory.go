package genmcgo

import (
	"io/fs"
	"math"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Memory for the steps of threads, all workers together: a 32nd of the machine's
// within bounds, unless --cache-mem says otherwise. See RATIONALE.md.
const (
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

// DefaultMaxMemory returns the default of [Options.MaxMemory] in bytes: 80 % of the memory of the
// machine or of the control group of this process; 0 if that is unknown.
func DefaultMaxMemory() uint64 { return machineMemory() / 5 * 4 }

// machineMemory is how much memory there is for this process, as far as Linux
// says: that of the machine, or less if its control group may have less; 0 if it is not
// known. It is looked up once.
var machineMemory = sync.OnceValue(func() uint64 { return memoryIn(os.DirFS("/")) })

// memoryIn is machineMemory of a machine with this file system.
func memoryIn(root fs.FS) uint64 {
	var mem uint64
	if b, err := fs.ReadFile(root, "proc/meminfo"); err == nil {
		for line := range strings.Lines(string(b)) {
			if w := strings.Fields(line); len(w) == 3 && w[0] == "MemTotal:" && w[2] == "kB" {
				if n, err := strconv.ParseUint(w[1], 10, 54); err == nil {
					mem = n << 10
				}
				break
			}
		}
	}
	atMost := func(name string) {
		if b, err := fs.ReadFile(root, name); err == nil {
			// Without a limit the file says max, or a number beyond all memories.
			if n, err := strconv.ParseUint(strings.TrimSpace(string(b)), 10, 64); err == nil && (mem == 0 || n < mem) {
				mem = n
			}
		}
	}
	// The limits of all groups that contain the process count. In a container its own may
	// be the root of what is seen.
	v2 := func(dir string) { atMost(path.Join(dir, "memory.max")); atMost(path.Join(dir, "memory.high")) }
	v1 := func(dir string) { atMost(path.Join(dir, "memory.limit_in_bytes")) }
	v2("sys/fs/cgroup")
	v1("sys/fs/cgroup/memory")
	b, err := fs.ReadFile(root, "proc/self/cgroup")
	if err != nil {
		return mem
	}
	for line := range strings.Lines(string(b)) {
		f := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(f) < 3 {
			continue
		}
		for dir := path.Clean("/" + f[2]); dir != "/"; dir = path.Dir(dir) {
			switch {
			case f[1] == "": // 0::/user.slice/...
				v2(path.Join("sys/fs/cgroup", dir))
				v2(path.Join("sys/fs/cgroup/unified", dir)) // beside version 1
			case slices.Contains(strings.Split(f[1], ","), "memory"):
				v1(path.Join("sys/fs/cgroup/memory", dir))
			}
		}
	}
	return mem
}
