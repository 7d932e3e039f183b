package spell

import (
	"testing"

	_ "genmcgo/internal/scale"
)

func TestNearest(t *testing.T) {
	known := []string{"workers", "unroll", "no-unroll", "timeout"}
	for word, want := range map[string]string{"worker": "workers", "unrol": "unroll", "timeouts": "timeout", "schedule": "", "": ""} {
		if got := Nearest(word, known); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
	if got := Hint("Unroll", known); got != "; did you mean unroll?" {
		t.Errorf("%q", got)
	}
}
