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
	begin := uintptr(unsafe.Pointer(first)) &^ (4<<10 - 1)
	if next == begin {
		t.Skip("SKIPPED: the kernel does not know MADV_POPULATE_WRITE")
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
