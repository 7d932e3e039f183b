//go:build !linux

package prefault

// Huge does nothing on this system.
func Huge() {}
