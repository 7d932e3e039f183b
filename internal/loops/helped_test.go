package loops

import (
	"fmt"
	"strings"
	"testing"

	"genmcgo/truST/config"
)

// TestHelped compares programs with the same whose threads keep what they know in a structure that functions which only compute
// read and change: loops that wait must be known as such all the same, as the loader writes these functions out.
func TestHelped(t *testing.T) {
	for _, tc := range []struct {
		name  string
		o     Options
		flags []string
	}{
		{"all", Options{}, noOpt},
		{"counted", Options{Counted: true}, noOpt},
		{"announced", Options{Announced: true}, noOpt},
		{"attempted", Options{Attempted: true}, noOpt},
		{"retried", Options{Retried: true}, noOpt},
		{"all optimised", Options{Atomic: true}, []string{"-O1"}},
		{"attempted optimised", Options{Attempted: true, Atomic: true}, []string{"-O2"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			compared, differ := 0, tally{}
			h := how{engine: config.Config{Model: "sc", NoRaces: true}}
			(&relation{number: number.N() / 8, options: tc.o, flags: tc.flags, wrong: func(c *compiled, i int, want *Result) string {
				plain, got := c.explore(t, i, h), c.helped(t).explore(t, i, h)
				if d := differs(got, want); d != "" {
					return d
				}
				if d := c.helped(t).debugged(t).explore(t, i, h); !d.cut && !got.cut && (d.complete != got.complete || d.blocked != got.blocked) {
					return fmt.Sprintf("%d executions and %d blocked ones, for a debugger %d and %d", got.complete, got.blocked, d.complete, d.blocked)
				}
				if plain.cut {
					return ""
				}
				compared++
				differ.add(c.programs[i], got.cut || plain.complete != got.complete)
				if tc.flags[0] != "-O0" { // compilers make other loops of them
					return ""
				}
				if got.cut {
					return "with functions the exploration does not end"
				}
				if plain.complete != got.complete {
					return fmt.Sprintf("%d executions, with functions %d", plain.complete, got.complete)
				}
				return strings.TrimSpace(lacks(plain, got, "plain") + "\n" + lacks(got, plain, "with functions"))
			}}).check(t)
			differ.log(t, "other counts")
			if compared < number.N()/16 {
				t.Errorf("only %d programs compared", compared)
			}
		})
	}
}
