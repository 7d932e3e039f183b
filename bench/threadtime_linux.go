package bench

import (
	"syscall"
	"time"
	"unsafe"
)

// threadTime is how long the calling thread has run. getrusage would tell as
// much, but what it says stands still for a millisecond at a time.
func threadTime() (time.Duration, bool) {
	const clockThreadCPU = 3 // CLOCK_THREAD_CPUTIME_ID
	var ts syscall.Timespec
	if _, _, e := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clockThreadCPU, uintptr(unsafe.Pointer(&ts)), 0); e != 0 {
		return 0, false
	}
	return time.Duration(ts.Nano()), true
}
