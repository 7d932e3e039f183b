package patience

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	_ "genmcgo/internal/scale"
)

// taker is a test that takes down how it fails.
type taker struct {
	testing.TB
	said chan string
	ends *func() // if not nil, takes down what is done at the end of the test
}

func (f taker) Helper() {}

func (f taker) Fatalf(format string, args ...any) {
	f.said <- format
	panic(f) // as Fatalf it does not return
}

func (f taker) Cleanup(end func()) {
	if f.ends != nil {
		*f.ends = end
	}
}

func known() string { return "what is known" }

func TestUntil(t *testing.T) {
	n := 0
	Until(t, "three", func() bool { n++; return n == 3 })
	if n != 3 {
		t.Errorf("asked %d times", n)
	}
	f := taker{TB: t, said: make(chan string, 1)}
	func() {
		defer func() {
			if recover() != f {
				t.Error("the test goes on")
			}
		}()
		until(f, time.Millisecond, "never", func() bool { return false }, nil)
	}()
	if len(f.said) != 1 {
		t.Error("it does not fail")
	}
}

func TestLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // its clock is right on a loaded machine, too
		f := taker{TB: t, said: make(chan string, 1)}
		limit(f, time.Second, []func() string{known}, func(text string) { f.said <- text })
		time.Sleep(2 * time.Second)
		if text := <-f.said; !strings.Contains(text, "TestLimit hangs: it has taken 1s") || !strings.Contains(text, known()) {
			t.Errorf("it says %q", text)
		}
		f.ends = new(func())
		limit(f, time.Second, nil, func(text string) { f.said <- text })
		time.Sleep(time.Second / 2)
		(*f.ends)()
		time.Sleep(time.Second)
		if len(f.said) > 0 {
			t.Errorf("a test that ended in time is told: %s", <-f.said)
		}
	})
}
