package main

import "testing"

// TestGCPercent: with its garbage a small heap takes at most five times what lives, a larger one 400 MB more than that.
func TestGCPercent(t *testing.T) {
	const mb = 1_000_000
	for _, live := range []uint64{0, mb, 32 * mb, 100 * mb, 150 * mb, 512 * mb, 790 * mb, 3000 * mb, 100_000 * mb} {
		garbage := live * uint64(gcPercent(live)) / 100
		if most := max(min(4*live, 400*mb), live/2); garbage > most || garbage < most*9/10 {
			t.Errorf("%d MB live: %d MB of garbage, want about %d", live/mb, garbage/mb, most/mb)
		}
	}
}
