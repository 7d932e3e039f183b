package bench

import (
	"syscall"
	"time"
)

// threadTime is how long the calling thread has run.
func threadTime() (time.Duration, bool) {
	const thread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if syscall.Getrusage(thread, &u) != nil {
		return 0, false
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), true
}
