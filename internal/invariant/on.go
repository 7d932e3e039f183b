//go:build invariants

package invariant

// Enabled is true under -tags invariants.
const Enabled = true
