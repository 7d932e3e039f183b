//go:build race

package scale

const race = true
