package loops

import (
	"fmt"
	"strings"
	"testing"

	"genmcgo/truST/config"
)

// TestHalved compares programs with the same whose atomic variables, and what threads keep of them, consist of two halves, which compilers
// access as one number or as two, by level: loops that wait or retry must be known as such all the same.
func TestHalved(t *testing.T) {
	for _, tc := range []struct {
		name  string
		o     Options
		flags []string
		model string
		same  bool // counts: compilers make other loops of them, and what a counter had is computed with before it is tested
	}{
		{"all", Options{}, noOpt, "sc", false},
		{"attempted", Options{Attempted: true}, noOpt, "sc", false},
		{"retried", Options{Retried: true}, noOpt, "sc", true},
		{"retried", Options{Retried: true}, noOpt, "rc11", true},
		{"retried", Options{Retried: true}, noOpt, "imm", true},
		{"retried optimised", Options{Retried: true, Atomic: true}, []string{"-O1"}, "sc", false},
		{"retried optimised more", Options{Retried: true, Atomic: true}, []string{"-O2"}, "sc", false},
	} {
		t.Run(tc.name+"/"+tc.model, func(t *testing.T) {
			compared, differ := 0, tally{}
			h := how{engine: config.Config{Model: tc.model, NoRaces: true}}
			(&relation{number: number.N() / 8, options: tc.o, flags: tc.flags, wrong: func(c *compiled, i int, want *Result) string {
				plain, got := c.explore(t, i, h), c.halved(t).explore(t, i, h)
				if d := differs(got, want); d != "" && tc.model == "sc" {
					return d
				}
				if plain.cut {
					return ""
				}
				compared++
				differ.add(c.programs[i], got.cut || plain.complete != got.complete)
				if got.cut && !tc.same {
					return ""
				}
				if tc.same && (got.cut || plain.complete != got.complete) {
					return fmt.Sprintf("%d executions, with halves %d, or more: %v", plain.complete, got.complete, got.cut)
				}
				return strings.TrimSpace(lacks(plain, got, "plain") + "\n" + lacks(got, plain, "with halves"))
			}}).check(t)
			differ.log(t, "other counts")
			if compared < number.N()/16 {
				t.Errorf("only %d programs compared", compared)
			}
		})
	}
}
