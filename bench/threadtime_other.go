//go:build !linux

package bench

import "time"

// threadTime is how long the calling thread has run: unknown.
func threadTime() (time.Duration, bool) { return 0, false }
