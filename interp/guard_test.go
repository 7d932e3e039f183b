package interp

import (
	"testing"

	"genmcgo/interp/ir"
)

// TestGuardShifts: what a test between the load of a seed and its loop takes of a part of a number is what the program takes.
func TestGuardShifts(t *testing.T) {
	for _, tc := range []struct {
		step    ir.GuardStep
		a, b, r uint64
	}{
		{ir.GuardStep{Op: ir.OpLShr, Size: 64}, 0x1234_5678_9abc_def0, 32, 0x1234_5678},
		{ir.GuardStep{Op: ir.OpLShr, Size: 32}, 0x1234_5678, 32, 0},
		{ir.GuardStep{Op: ir.OpShl, Size: 32, Imm: ir.Mask(32)}, 0x1234_5678, 16, 0x5678_0000},
		{ir.GuardStep{Op: ir.OpShl, Size: 64, Imm: ir.Mask(64)}, 0x1234_5678, 64, 0},
		{ir.GuardStep{Op: ir.OpSExt, Size: 16, Imm: ir.Mask(32)}, 0x8001, 0, 0xffff_8001},
	} {
		if r, branches := guardStep(&tc.step, tc.a, tc.b); r != tc.r || branches {
			t.Errorf("%v of %#x, %d: %#x, want %#x", tc.step.Op, tc.a, tc.b, r, tc.r)
		}
	}
}
