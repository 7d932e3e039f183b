package prefault

import (
	"bytes"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"testing"
)

// TestHuge: the kernel knows where the heap will grow, nothing there takes memory before, and the heap grows there at once.
func TestHuge(t *testing.T) {
	resident := column(t, 2)
	if !askHuge() {
		t.Fatal("the kernel does not agree")
	}
	if got := told(t); got < hugeBytes-2*hugePage {
		t.Errorf("the kernel was told about %d bytes; want about %d", got, hugeBytes)
	}
	if got := column(t, 2) - resident; got > 2*hugePage {
		t.Errorf("%d bytes more are resident before the heap grows", got)
	}
	objects := make([][]byte, 0, 1<<12)
	for range cap(objects) {
		objects = append(objects, make([]byte, 8<<10))
	}
	if got := column(t, 2) - resident; got < 8<<10<<12/2 {
		t.Errorf("of %d bytes allocated %d are where the kernel was told", 8<<10<<12, got)
	}
	if column(t, 3) == 0 {
		t.Log("no huge page was free")
	}
	runtime.KeepAlive(objects)
}

var mapping = regexp.MustCompile(`(?m)^Size: +(\d+) kB\n(?:[A-Z][A-Za-z_]+: .*\n)*?Rss: +(\d+) kB\n(?:[A-Z][A-Za-z_]+: .*\n)*?AnonHugePages: +(\d+) kB\n(?:[A-Z][A-Za-z_]+: .*\n)*?VmFlags:(.*)$`)

// told is how many bytes of the process have been asked for as huge pages.
func told(t *testing.T) int { return column(t, 1) }

// column is the sum of what the kernel says of the mappings that have been asked for as huge pages: their size (1), what of
// it is resident (2), and what has huge pages (3), in bytes.
func column(t *testing.T, which int) (bytesOf int) {
	t.Helper()
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); os.IsNotExist(err) {
		t.Skip("*** SKIPPED: this kernel was built without transparent huge pages: asking for them is NOT TESTED")
	}
	b, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	all := mapping.FindAllSubmatch(b, -1)
	if len(all) == 0 {
		t.Fatal("no mapping in /proc/self/smaps")
	}
	for _, m := range all {
		if n, err := strconv.Atoi(string(m[which])); err == nil && bytes.Contains(m[4], []byte(" hg")) {
			bytesOf += n << 10
		}
	}
	return bytesOf
}
