package prefault

import (
	"bytes"
	"syscall"
	"testing"
	"unsafe"

	_ "genmcgo/internal/scale"
)

// TestStart: the first pages of the heap are present, and the kernel knows what the heap will grow into.
func TestStart(t *testing.T) {
	if n := told(t); n < startBytes-2*hugePage {
		t.Errorf("the kernel was told about %d bytes; want about %d", n, startBytes)
	}
	page, err := syscall.Mmap(-1, 0, 4<<10, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(page)
	switch err := syscall.Madvise(page, advicePopulate); err {
	case nil:
	case syscall.EINVAL:
		t.Skip("SKIPPED: this kernel is older than Linux 5.14, which brought MADV_POPULATE_WRITE")
	default:
		t.Fatal(err)
	}
	begin := uintptr(unsafe.Pointer(first))
	present := make([]byte, presentBytes/(4<<10))
	if _, _, err := syscall.Syscall(syscall.SYS_MINCORE, begin, presentBytes, uintptr(unsafe.Pointer(&present[0]))); err != 0 {
		t.Fatal(err)
	}
	if n := bytes.Count(present, []byte{0}); n > len(present)/10 { // the run-time may have given some back
		t.Errorf("%d of %d pages are not present", n, len(present))
	}
}
