//go:build !linux

package prefault

// Heap does nothing on this system.
func Heap() {}

// Huge does nothing on this system.
func Huge() {}
