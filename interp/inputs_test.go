package interp

import (
	"strings"
	"testing"

	"genmcgo/interp/rtlib"
)

// TestAssumptions: each function that is said to make up its result exists.
func TestAssumptions(t *testing.T) {
	for name, what := range assumptions {
		if _, ok := rtlib.FileOf(name); !ok {
			t.Errorf("the library has no %s", name)
		}
		if what == "" || (strings.HasPrefix(name, "_Z") || name == sampled || name == memBarrier) != (plainNames[name] != "") {
			t.Errorf("%s: %q, called %q", name, what, plainNames[name])
		}
	}
}
