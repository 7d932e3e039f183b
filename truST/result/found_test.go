package result

import "testing"

// Each kind of finding has a name of its own and is an error or a warning.
func TestErrorKinds(t *testing.T) {
	names := map[string]ErrorKind{}
	for k := Race; k < NumErrorKinds; k++ {
		if s := k.Severity(); s != Error && s != Warning {
			t.Errorf("kind %d (%s) has severity %d: errorKinds lacks it", k, k, s)
		}
		if other, twice := names[k.String()]; twice || k.String() == "" {
			t.Errorf("kind %d is called %q, as is kind %d", k, k, other)
		}
		names[k.String()] = k
	}
	if s := ErrorKind(0).Severity(); s != Error {
		t.Errorf("the fault of a thread has severity %d", s)
	}
}
