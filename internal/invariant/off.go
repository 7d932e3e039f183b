//go:build !invariants

// Package invariant says whether expensive self-checks are compiled in: build or
// test with -tags invariants to have them.
package invariant

// Enabled is true under -tags invariants.
const Enabled = false
