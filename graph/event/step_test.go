package event

import (
	"testing"
	"unsafe"

	_ "genmcgo/internal/scale"
)

// TestStepLayout: a step is two cache lines, and what every visit looks at is in the
// first.
func TestStepLayout(t *testing.T) {
	var s Step
	if n := unsafe.Sizeof(s); n != 128 {
		t.Errorf("a step has %d bytes, want 128", n)
	}
	hot := map[string]uintptr{
		"First": unsafe.Offsetof(s.First) + unsafe.Sizeof(s.First), "Key": unsafe.Offsetof(s.Key) + unsafe.Sizeof(s.Key),
		"Loc": unsafe.Offsetof(s.Loc) + unsafe.Sizeof(s.Loc), "Used": unsafe.Offsetof(s.Used) + unsafe.Sizeof(s.Used),
	}
	hot["Kind"] = unsafe.Offsetof(s.Kind) + unsafe.Sizeof(s.Kind)
	hot["Ord"] = unsafe.Offsetof(s.Ord) + unsafe.Sizeof(s.Ord)
	hot["Await"] = unsafe.Offsetof(s.Await) + unsafe.Sizeof(s.Await)
	hot["Attr"] = unsafe.Offsetof(s.Attr) + unsafe.Sizeof(s.Attr)
	hot["Addr"] = unsafe.Offsetof(s.Addr) + unsafe.Sizeof(s.Addr)
	hot["Val"] = unsafe.Offsetof(s.Val) + unsafe.Sizeof(s.Val)
	for name, end := range hot {
		if end > 64 {
			t.Errorf("%s ends at byte %d, beyond the first cache line", name, end)
		}
	}
}
