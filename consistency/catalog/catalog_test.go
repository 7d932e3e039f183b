package catalog

import (
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

// TestByName: names of built-in models, of shipped files, and wrong ones.
func TestByName(t *testing.T) {
	for _, name := range Names() {
		m, err := ByName(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if m.Name() != name {
			t.Errorf("%s calls itself %s", name, m.Name())
		}
	}
	for _, name := range []string{"c11", "no/such.kat", "c11.kat"} {
		if _, err := ByName(name); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error is %v", name, err)
		}
	}
}
