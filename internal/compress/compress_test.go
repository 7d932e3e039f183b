package compress

import (
	"bytes"
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

func TestExpand(t *testing.T) {
	data := []byte(strings.Repeat("what processes exchange ", 1000))
	packed := Append([]byte("prefix"), data)
	packed, ok := bytes.CutPrefix(packed, []byte("prefix"))
	if !ok || len(packed) > len(data)/10 {
		t.Fatalf("%d bytes became %d", len(data), len(packed))
	}
	if out, err := Expand(packed, len(data)); err != nil || !bytes.Equal(out, data) {
		t.Errorf("expanded to %d bytes, %v", len(out), err)
	}
	if _, err := Expand(packed, len(data)-1); err == nil || !strings.Contains(err.Error(), "more than 23999 bytes") {
		t.Errorf("too much is expanded: %v", err)
	}
	for k := range packed {
		if _, err := Expand(packed[:k], len(data)); err == nil {
			t.Errorf("%d bytes of %d are enough", k, len(packed))
		}
	}
	// What gzip's header says of names and times does not matter.
	for k := 10; k < len(packed); k++ {
		bad := bytes.Clone(packed)
		bad[k] ^= 1
		if _, err := Expand(bad, len(data)); err == nil {
			t.Errorf("byte %d was changed", k)
		}
	}
}
