package event

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestDepSets: unions and differences are those of the sets, equal sets have one number, lists are ascending, and Includes, Has
// and First say what is in a set.
func TestDepSets(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 31))
	d := NewDepTable()
	sets := []DepSet{0}
	lists := [][]int32{nil}
	for range 3000 {
		a, b := r.IntN(len(sets)), r.IntN(len(sets))
		u, want := DepSet(0), []int32(nil)
		if r.IntN(4) == 0 {
			want = []int32{r.Int32N(40) * r.Int32N(6)} // of several words
			u = d.Of(want[0])
		} else {
			u = d.Union(sets[a], sets[b])
			want = slices.Concat(lists[a], lists[b])
			slices.Sort(want)
			want = slices.Compact(want)
		}
		if got := d.Events(u); !slices.Equal(got, want) {
			t.Fatalf("the union of %v and %v is %v", lists[a], lists[b], got)
		}
		for i := range lists {
			if slices.Equal(lists[i], want) != (sets[i] == u) {
				t.Fatalf("%v and %v are numbered %d and %d", lists[i], want, sets[i], u)
			}
			outside := slices.ContainsFunc(lists[i], func(e int32) bool { return !slices.Contains(want, e) })
			if got := d.Includes(u, sets[i]); got == outside {
				t.Fatalf("%v includes %v: %v", want, lists[i], got)
			}
			rest := slices.DeleteFunc(slices.Clone(lists[i]), func(e int32) bool { return slices.Contains(want, e) })
			if got := d.Without(sets[i], u); !slices.Equal(d.Events(got), rest) {
				t.Fatalf("%v without %v is %v", lists[i], want, d.Events(got))
			}
		}
		if e := r.Int32N(200); d.Has(u, e) != slices.Contains(want, e) {
			t.Fatalf("%v has %d: %v", want, e, d.Has(u, e))
		}
		if u != 0 && d.First(u) != want[0] {
			t.Fatalf("the first of %v is %d", want, d.First(u))
		}
		if len(sets) < 300 {
			sets, lists = append(sets, u), append(lists, want)
		}
	}
}

// TestDepSetsOfLongThread: the sets of a thread whose dependencies grow take memory by its length, not by the square
// of that.
func TestDepSetsOfLongThread(t *testing.T) {
	size := func(n int32) int {
		d := NewDepTable()
		all, even, both := DepSet(0), DepSet(0), DepSet(0)
		for i := range n {
			all = d.Union(all, d.Of(i))
			if i%2 == 0 {
				even = d.Union(d.Of(i), even)
			}
			both = d.Union(even, all)
			d.Events(d.Of(i))
		}
		if both != all {
			t.Fatal("a set is not its union with a part of it")
		}
		return d.Bytes()
	}
	if a, b := size(1000), size(4000); b > 5*a {
		t.Errorf("sets of 1,000 events take %d bytes, of 4,000 events %d", a, b)
	}
}
