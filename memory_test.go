package genmcgo

import (
	"testing"
	"testing/fstest"
)

// TestMachineMemory: the smallest limit of the machine and of all control groups around
// the process counts, in both versions of control groups.
func TestMachineMemory(t *testing.T) {
	const gib = 1 << 30
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	meminfo := file("MemTotal:        8388608 kB\nMemFree:         1 kB\n")
	for name, c := range map[string]struct {
		files fstest.MapFS
		want  uint64
	}{
		"nothing is known": {fstest.MapFS{}, 0},
		"machine":          {fstest.MapFS{"proc/meminfo": meminfo}, 8 * gib},
		"container, v2":    {fstest.MapFS{"proc/meminfo": meminfo, "sys/fs/cgroup/memory.max": file("2147483648\n")}, 2 * gib},
		"no limit, v2":     {fstest.MapFS{"proc/meminfo": meminfo, "sys/fs/cgroup/memory.max": file("max\n")}, 8 * gib},
		"container, v1":    {fstest.MapFS{"proc/meminfo": meminfo, "sys/fs/cgroup/memory/memory.limit_in_bytes": file("1073741824\n")}, gib},
		"no limit, v1":     {fstest.MapFS{"proc/meminfo": meminfo, "sys/fs/cgroup/memory/memory.limit_in_bytes": file("9223372036854771712\n")}, 8 * gib},
		"group, v2": {fstest.MapFS{"proc/meminfo": meminfo, "proc/self/cgroup": file("0::/user.slice/a.scope\n"),
			"sys/fs/cgroup/user.slice/a.scope/memory.max": file("3221225472\n"), "sys/fs/cgroup/user.slice/memory.max": file("max\n")}, 3 * gib},
		"group of the group, v2": {fstest.MapFS{"proc/meminfo": meminfo, "proc/self/cgroup": file("0::/user.slice/a.scope\n"),
			"sys/fs/cgroup/user.slice/a.scope/memory.max": file("max\n"), "sys/fs/cgroup/user.slice/memory.max": file("4294967296\n")}, 4 * gib},
		"throttled, v2": {fstest.MapFS{"proc/meminfo": meminfo, "proc/self/cgroup": file("0::/a\n"),
			"sys/fs/cgroup/a/memory.max": file("max\n"), "sys/fs/cgroup/a/memory.high": file("1073741824\n")}, gib},
		"group, v1": {fstest.MapFS{"proc/meminfo": meminfo, "proc/self/cgroup": file("5:cpu,cpuacct:/x\n4:memory:/docker/0f\n"),
			"sys/fs/cgroup/memory/docker/0f/memory.limit_in_bytes": file("1073741824\n"), "sys/fs/cgroup/memory/x/memory.limit_in_bytes": file("1\n")}, gib},
		"more than there is": {fstest.MapFS{"proc/meminfo": meminfo, "sys/fs/cgroup/memory.max": file("99999999999\n")}, 8 * gib},
	} {
		if got := memoryIn(c.files); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
	if n := DefaultMaxMemory(); n != 0 && (n < 1<<20 || n > machineMemory()) {
		t.Errorf("the default is %d of %d bytes", n, machineMemory())
	}
}
