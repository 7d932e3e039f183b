package prefault

import (
	"bytes"
	"math"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"syscall"
	"time"
	"unsafe"
)

const (
	hugePage = 2 << 20 // bytes
	// hugeBytes is how much of the heap is to have huge pages.
	hugeBytes = 256 << 20
	// A heap of less than that, which is looked at so often, is left as it is: the run may be over soon.
	small     = 5 << 20
	hugeEvery = 20 * time.Millisecond
	// madvHugepage is MADV_HUGEPAGE, and rlimitAS RLIMIT_AS.
	madvHugepage = 14
	rlimitAS     = 9
)

// Huge waits until the heap is not small any more, and then asks the kernel to back what it will grow into with huge pages.
// It does nothing where the kernel has none for those who ask, or where memory or addresses are short.
func Huge() {
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	for metrics.Read(heap); heap[0].Value.Uint64() < small; metrics.Read(heap) {
		time.Sleep(hugeEvery)
	}
	if advised() && plenty() {
		askHuge()
	}
}

// askHuge asks for huge pages, and reports whether the kernel agreed.
//
// The run-time maps its heap in small pieces, just before it uses them, and a mapping forgets what the kernel was told of
// its addresses. So an object is allocated that is never touched, which costs addresses but no memory. The kernel is told about
// that, and it is dropped: after the next garbage collection, which follows at once because the object counts, the heap grows
// there.
func askHuge() bool {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // a collection under way would keep the object
	b := make([]byte, hugeBytes)
	begin := uintptr(unsafe.Pointer(unsafe.SliceData(b)))
	end := (begin + hugeBytes) &^ (hugePage - 1)
	begin = (begin + hugePage - 1) &^ (hugePage - 1)
	_, _, err := syscall.RawSyscall(syscall.SYS_MADVISE, begin, end-begin, madvHugepage)
	return err == 0
}

// advised reports whether the kernel uses huge pages where it is told to, and only there.
func advised() bool {
	b, err := os.ReadFile("/sys/kernel/mm/transparent_hugepage/enabled")
	return err == nil && bytes.Contains(b, []byte("[madvise]"))
}

// plenty reports whether the object does no harm: memory is limited to several times its size, if at all, addresses are not
// limited, and the kernel does not count addresses as memory.
func plenty() bool {
	var as syscall.Rlimit
	if err := syscall.Getrlimit(rlimitAS, &as); err != nil || as.Cur != math.MaxUint64 {
		return false
	}
	b, err := os.ReadFile("/proc/sys/vm/overcommit_memory")
	return err == nil && !bytes.HasPrefix(b, []byte("2")) && debug.SetMemoryLimit(-1) >= 8*hugeBytes
}
