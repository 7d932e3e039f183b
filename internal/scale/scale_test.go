package scale

import (
	"flag"
	"fmt"
	"testing"
)

// sizes runs f for each size of the run, with what By should choose.
func sizes(t *testing.T, f func(name string, want int)) {
	t.Helper()
	wasShort, wasFull := flag.Lookup("test.short").Value.String(), *full
	defer func() {
		flag.Set("test.short", wasShort)
		*full = wasFull
	}()
	for _, c := range []struct {
		short, full bool
		want        int
	}{{true, false, 3}, {false, false, 2}, {false, true, 1}, {true, true, 3}} {
		flag.Set("test.short", fmt.Sprint(c.short))
		*full = c.full
		f(fmt.Sprintf("short %v, full %v", c.short, c.full), c.want)
	}
}

func TestBy(t *testing.T) {
	b := By{Short: 3, Usual: 2, Full: 1}
	sizes(t, func(name string, want int) {
		if n := b.N(); n != want {
			t.Errorf("%s: %d, want %d", name, n, want)
		}
		if Full() != (want == 1) {
			t.Errorf("%s: full is %v", name, Full())
		}
		ran := false
		t.Run(name, func(t *testing.T) { NotShort(t); ran = true })
		if ran != (want != 3) {
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
	n := Flag("scale.test", By{Short: 3, Usual: 2, Full: 1}, "a number")
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
