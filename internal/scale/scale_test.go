package scale

import (
	"flag"
	"fmt"
	"testing"
)

// sizes runs f for each size of the run, with what By should choose.
func sizes(t *testing.T, f func(name string, want int)) {
	t.Helper()
	wasShort, wasWide, wasFull := flag.Lookup("test.short").Value.String(), *wide, *full
	defer func() {
		flag.Set("test.short", wasShort)
		*wide, *full = wasWide, wasFull
	}()
	for _, c := range []struct {
		short, wide, full bool
		want              int
	}{{true, false, false, 4}, {false, false, false, 3}, {false, true, false, 2}, {false, false, true, 1}, {true, true, true, 4}, {false, true, true, 1}} {
		flag.Set("test.short", fmt.Sprint(c.short))
		*wide, *full = c.wide, c.full
		f(fmt.Sprintf("short %v, wide %v, full %v", c.short, c.wide, c.full), c.want)
	}
}

// TestNotWide: where -wide has no number of its own, it has the usual one.
func TestNotWide(t *testing.T) {
	b := By{Short: 4, Usual: 3, Full: 1}
	sizes(t, func(name string, want int) {
		if want == 2 {
			want = 3
		}
		if n := b.N(); n != want {
			t.Errorf("%s: %d, want %d", name, n, want)
		}
	})
}

func TestBy(t *testing.T) {
	b := By{Short: 4, Usual: 3, Wide: 2, Full: 1}
	sizes(t, func(name string, want int) {
		if n := b.N(); n != want {
			t.Errorf("%s: %d, want %d", name, n, want)
		}
		if Full() != (want == 1) {
			t.Errorf("%s: full is %v", name, Full())
		}
		ran := false
		t.Run(name, func(t *testing.T) { NotShort(t); ran = true })
		if ran != (want != 4) {
			t.Errorf("%s: a test that -short leaves out ran: %v", name, ran)
		}
		taken, nth := 0, 0
		for i := range 3000 {
			if b.Takes(fmt.Sprint("program-", i)) {
				taken++
			}
			if b.Nth(i) {
				nth++
			}
		}
		if share := 3000 / want; taken < share*9/10 || taken > share*11/10 || nth != share {
			t.Errorf("%s: %d are taken by name and %d by place, want %d", name, taken, nth, share)
		}
	})
}

func TestFlag(t *testing.T) {
	n := Flag("scale.test", By{Short: 4, Usual: 3, Wide: 2, Full: 1}, "a number")
	sizes(t, func(name string, want int) {
		if n.N() != want {
			t.Errorf("%s: %d, want %d", name, n.N(), want)
		}
	})
	for _, bad := range []string{"", "x", "-1", "99999999999"} {
		if flag.Set("scale.test", bad) == nil {
			t.Errorf("%q is taken for a number", bad)
		}
	}
	for _, given := range []int{7, 0} {
		if err := flag.Set("scale.test", fmt.Sprint(given)); err != nil {
			t.Fatal(err)
		}
		sizes(t, func(name string, _ int) {
			if n.N() != given {
				t.Errorf("%s: %d, want the %d that were given", name, n.N(), given)
			}
		})
	}
}
