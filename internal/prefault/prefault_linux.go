package prefault

import (
	"syscall"
	"unsafe"
)

const (
	hugePage = 2 << 20 // bytes
	// startBytes is how much of the heap is mapped at the start. When that is in use, the first garbage collection comes.
	startBytes = 16 << 20
	// presentBytes is how much of that is made present: an empty program needs 2 MB, one of 600 lines with 120 executions
	// needs 3.5 MB.
	presentBytes = 3 << 20
	// Advice of Linux's madvise; kernels older than these versions return an error.
	adviceHugePage = 14 // MADV_HUGEPAGE
	advicePopulate = 23 // MADV_POPULATE_WRITE, Linux 5.14
	adviceCollapse = 25 // MADV_COLLAPSE, Linux 6.1
)

// first is an object of a size of which there are none yet, so that nothing of the heap lies behind it.
var first *[4 << 10]byte

func init() {
	first = new([4 << 10]byte)
	begin, end := ahead(startFrame, startBytes)
	if at := uintptr(unsafe.Pointer(first)); begin-at < 2*hugePage { // nothing lies between
		begin = at
	}
	advise(begin&^(hugePage-1), end, adviceHugePage)
	advise(begin&^(hugePage-1), begin&^(hugePage-1)+hugePage, adviceCollapse) // some of its pages are present
	advise(begin&^(4<<10-1), begin+presentBytes, advicePopulate)
}

// ahead has the run-time map size bytes that its heap will use next, and returns where they begin and end, in whole huge pages.
//
// The run-time maps its heap in pieces of 4 MB, just before it uses them, and a mapping forgets what the kernel was told of
// its addresses. So a goroutine takes a stack of size bytes, a power of two: it calls frame, whose frame does not fit in half
// of that. It touches the upper end alone, so the stack costs addresses but no memory. When the goroutine ends, the heap has
// the addresses at once; a large object would have them until the next garbage collection.
func ahead(frame func(), size uintptr) (begin, end uintptr) {
	top := make(chan uintptr)
	go func() {
		frame()
		var local byte
		top <- uintptr(unsafe.Pointer(&local))
	}()
	end = <-top &^ (hugePage - 1)
	return end + hugePage - size, end
}

// startFrame and hugeFrame do nothing. Their frames have more than half of startBytes and hugeBytes; Go's compiler moves
// variables of that size to the heap.
func startFrame()
func hugeFrame()

// advise tells the kernel something about what lies from begin to end.
func advise(begin, end uintptr, advice int) syscall.Errno {
	_, _, err := syscall.RawSyscall(syscall.SYS_MADVISE, begin, end-begin, uintptr(advice))
	return err
}
