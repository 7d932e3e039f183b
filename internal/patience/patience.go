// Package patience is how tests wait for what other goroutines and processes do: for a condition,
// not for a time, since a loaded machine may take a hundred times as long as a quiet one. A
// test that would wait for ever fails with what is known, long before go test ends the whole package
// without a word about the test.
package patience

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"testing"
	"time"
)

// Most is how long a test waits for what takes a moment on a quiet machine.
const Most = 2 * time.Minute

// Until waits until holds returns true. After Most the test fails: what says which condition it
// waited for, and each function of more what is known then.
func Until(t testing.TB, what string, holds func() bool, more ...func() string) {
	t.Helper()
	until(t, Most, what, holds, more)
}

func until(t testing.TB, most time.Duration, what string, holds func() bool, more []func() string) {
	t.Helper()
	for begin := time.Now(); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Since(begin) > most {
			t.Fatalf("waited for %v, and this did not come about: %s%s", most, what, told(more))
		}
	}
}

// Limit ends the process of a test that takes longer than most, because it hangs, most likely: with the
// test's name, what the functions of more know, and what each goroutine does.
func Limit(t testing.TB, most time.Duration, more ...func() string) {
	limit(t, most, more, func(text string) {
		fmt.Fprintln(os.Stderr, text)
		debug.SetTraceback("all")
		panic(text)
	})
}

func limit(t testing.TB, most time.Duration, more []func() string, end func(string)) {
	timer := time.AfterFunc(most, func() { end(fmt.Sprintf("%s hangs: it has taken %v%s", t.Name(), most, told(more))) })
	t.Cleanup(func() { timer.Stop() })
}

// told is what functions know, each on lines of its own.
func told(more []func() string) string {
	var b strings.Builder
	for _, f := range more {
		b.WriteString("\n" + f())
	}
	return b.String()
}
