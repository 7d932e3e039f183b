package prefault

import (
	"bytes"
	"math"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"syscall"
	"time"
)

const (
	// hugeBytes is how much of the heap is to have huge pages, besides what there is at the start.
	hugeBytes = 128 << 20
	// A heap of less than that is left as it is: the run may be over soon. It is looked at after 20 ms, and then ever more
	// seldom.
	small    = 8 << 20
	rlimitAS = 9 // RLIMIT_AS
)

// Huge waits until the heap is not small any more, and then asks the kernel to back what it will grow into with huge pages.
// It does nothing where the kernel has none for those who ask, or where memory or addresses are short.
func Huge() {
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	pause := 20 * time.Millisecond
	for metrics.Read(heap); heap[0].Value.Uint64() < small; metrics.Read(heap) {
		time.Sleep(pause)
		pause = min(pause+pause/8, 5*time.Second)
	}
	if advised() && plenty() {
		askHuge()
	}
}

// askHuge asks for huge pages, and reports whether the kernel agreed.
func askHuge() bool {
	begin, end := ahead(hugeFrame, hugeBytes)
	return advise(begin, end, adviceHugePage) == 0
}

// advised reports whether the kernel uses huge pages where it is told to, and only there.
func advised() bool {
	b, err := os.ReadFile("/sys/kernel/mm/transparent_hugepage/enabled")
	return err == nil && bytes.Contains(b, []byte("[madvise]"))
}

// plenty reports whether mapping the heap ahead does no harm: memory is limited to several times that size, if at all, addresses are not
// limited, and the kernel does not count addresses as memory.
func plenty() bool {
	var as syscall.Rlimit
	if err := syscall.Getrlimit(rlimitAS, &as); err != nil || as.Cur != math.MaxUint64 {
		return false
	}
	b, err := os.ReadFile("/proc/sys/vm/overcommit_memory")
	return err == nil && !bytes.HasPrefix(b, []byte("2")) && debug.SetMemoryLimit(-1) >= 16*hugeBytes
}
