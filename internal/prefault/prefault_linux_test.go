package prefault

import (
	"bytes"
	"syscall"
	"testing"
	"unsafe"

	_ "genmcgo/internal/scale"
)

// TestHeap: the pages are present, within the budget.
func TestHeap(t *testing.T) {
	page, err := syscall.Mmap(-1, 0, 4<<10, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(page)
	switch err := syscall.Madvise(page, populateWrite); err {
	case nil:
	case syscall.EINVAL:
		t.Skip("SKIPPED: this kernel is older than Linux 5.14, which brought MADV_POPULATE_WRITE")
	default:
		t.Fatal(err)
	}
	begin := uintptr(unsafe.Pointer(first)) &^ (4<<10 - 1)
	if next == begin {
		t.Fatal("nothing is present, although the kernel can make pages present")
	}
	if next-begin+left != budget {
		t.Errorf("%d bytes are present and %d are left, of %d", next-begin, left, budget)
	}
	present := make([]byte, (next-begin)/(4<<10))
	if _, _, err := syscall.Syscall(syscall.SYS_MINCORE, begin, next-begin, uintptr(unsafe.Pointer(&present[0]))); err != 0 {
		t.Fatal(err)
	}
	if n := bytes.Count(present, []byte{0}); n > len(present)/10 { // the run-time may have given some back
		t.Errorf("%d of %d pages are not present", n, len(present))
	}
}
