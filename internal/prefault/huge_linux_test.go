package prefault

import (
	"bytes"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"testing"
)

// TestHuge: the kernel knows where the heap will grow, and nothing there takes memory before.
func TestHuge(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); os.IsNotExist(err) {
		t.Skip("*** SKIPPED: this kernel was built without transparent huge pages: asking for them is NOT TESTED")
	}
	before := told(t)
	if !askHuge() {
		t.Fatal("the kernel does not agree")
	}
	runtime.GC()
	if got := told(t) - before; got < hugeBytes-2*hugePage {
		t.Errorf("the kernel was told about %d bytes more; want about %d", got, hugeBytes)
	}
	objects := make([][]byte, 0, 1<<12)
	for range cap(objects) {
		objects = append(objects, make([]byte, 8<<10))
	}
	if huge(t) == 0 {
		t.Log("no huge page was free")
	}
	runtime.KeepAlive(objects)
}

var mapping = regexp.MustCompile(`(?m)^Size: +(\d+) kB\n(?:[A-Z][A-Za-z_]+: .*\n)*?AnonHugePages: +(\d+) kB\n(?:[A-Z][A-Za-z_]+: .*\n)*?VmFlags:(.*)$`)

// told is how many bytes of the process have been asked for as huge pages.
func told(t *testing.T) int { return sum(t, 1) }

// huge is how many bytes of these have huge pages.
func huge(t *testing.T) int { return sum(t, 2) }

func sum(t *testing.T, column int) (bytesOf int) {
	t.Helper()
	b, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	all := mapping.FindAllSubmatch(b, -1)
	if len(all) == 0 {
		t.Fatal("no mapping in /proc/self/smaps")
	}
	for _, m := range all {
		if n, err := strconv.Atoi(string(m[column])); err == nil && bytes.Contains(m[3], []byte(" hg")) {
			bytesOf += n << 10
		}
	}
	return bytesOf
}
