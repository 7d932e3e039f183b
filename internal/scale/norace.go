//go:build !race

package scale

const race = false
