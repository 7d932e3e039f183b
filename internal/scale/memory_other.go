//go:build !linux

package scale

func inMemory() string { return "" }
