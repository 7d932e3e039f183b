package main

import (
	"strings"
	"testing"
)

// TestEquivalence: two threads write three times each, and nobody reads.
func TestEquivalence(t *testing.T) {
	write := rlxX + rlxX + rlxX
	for _, tc := range []struct {
		args string
		code int
		says string
	}{
		{"", 0, "20 executions ("},
		{"--equivalence=co", 0, "20 executions ("},
		{"--equivalence=rf", 0, "no error in 1 execution up to reads-from ("},
		{"--equivalence=rf --workers=2 --mm=tso", 0, "no error in 1 execution up to reads-from (tso"},
		{"--equivalence=rf --format=json", 0, `"equivalence": "rf"`},
		{"--equivalence=rvf --mm=sc", 0, "no error in 1 execution up to values read (sc"},
		{"--equivalence=rvf --mm=sc --workers=2 --format=json", 0, `"equivalence": "rvf"`},
		{"--equivalence=rvf --mm=rc11", 2, "sc"},
		{"--equivalence=rvf --mm=sc --symmetry", 2, "can not be combined"},
		{"estimate --equivalence=rvf --mm=sc", 2, "no estimates"},
		{"--equivalence=rf --symmetry", 2, "can not be combined"},
		{"--equivalence=rf --mm=sc,tso", 2, "several models"},
		{"--equivalence=rf --mm=imm", 2, "under imm"},
		{"--equivalence=mazurkiewicz", 2, "mazurkiewicz"},
	} {
		code, stdout, stderr := run(t, map[string]string{"p.ll": threads(write, write, 0)}, append(strings.Fields(tc.args), "$DIR/p.ll")...)
		if code != tc.code || !strings.Contains(stdout+stderr, tc.says) {
			t.Errorf("%s: status %d, want %d and %q: %s%s", tc.args, code, tc.code, tc.says, stdout, stderr)
		}
	}
}
