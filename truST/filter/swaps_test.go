package filter

import (
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
)

// counted is an operation on a number below numbers, as a table.
type counted struct {
	event.Operation
	kind *kind
}

// kind is what operations with the same table do and commute with.
type kind struct {
	next   [numbers]int // -1: it waits
	always map[*kind]bool
	where  map[*kind]*[numbers]bool
}

const numbers = 8

func (o counted) After(v event.Value) event.Value {
	if n := o.kind.next[v.Lo]; n >= 0 {
		return event.V(uint64(n))
	}
	return v
}
func (o counted) Commutes(p event.Operation) bool { return o.kind.always[p.(counted).kind] }
func (o counted) MayCommute(p event.Operation) bool {
	return o.Commutes(p) || o.kind.where[p.(counted).kind] != nil
}
func (o counted) CommutesIn(p event.Operation, v event.Value) bool {
	w := o.kind.where[p.(counted).kind]
	return w != nil && w[v.Lo]
}
func (counted) Disagrees(event.Operation, event.Value) (int32, string, bool) { return 0, "", false }

// after is the number that a and then b make of n, -1 if one of them waits.
func after(n int, kinds ...*kind) int {
	for _, k := range kinds {
		if n >= 0 {
			n = k.next[n]
		}
	}
	return n
}

// randomKinds are operations of which most of what commutes is declared to.
func randomKinds(r *rand.Rand) []*kind {
	var kinds []*kind
	halves := r.IntN(2) == 0 // operations are about the lowest bit, or about the others
	for range 1 + r.IntN(3) {
		k := &kind{always: map[*kind]bool{}, where: map[*kind]*[numbers]bool{}}
		low, high := [2]int{r.IntN(5) - 1, r.IntN(5) - 1}, r.Perm(numbers/2)
		lowest := r.IntN(2) == 0
		for n := range k.next {
			if halves && lowest {
				if k.next[n] = min(low[n%2], 1); k.next[n] >= 0 {
					k.next[n] += n &^ 1
				}
				continue
			}
			if halves {
				k.next[n] = 2*high[n/2] + n%2
				continue
			}
			switch r.IntN(8) {
			case 0:
				k.next[n] = -1
			case 1:
				k.next[n] = r.IntN(numbers)
			default: // like a semaphore's
				k.next[n] = n + 1 - 2*(len(kinds)%2)
				if k.next[n] == numbers {
					k.next[n] = n
				}
			}
		}
		kinds = append(kinds, k)
	}
	for i, f := range kinds {
		for _, g := range kinds[:i+1] {
			where, always := &[numbers]bool{}, true
			only := r.IntN(1 << (numbers / 2)) // a set of what the higher bits may be; 0: anything
			for n := range where {
				agree := after(n, f, g) == after(n, g, f) && (after(n, f) < 0 || after(n, g) < 0 || after(n, f, g) >= 0)
				where[n] = agree && after(n, f, g) >= 0 && r.IntN(8) > 0 && (only == 0 || only>>(n/2)&1 != 0)
				always = always && agree && (after(n, f) < 0) == (after(n, g, f) < 0) && (after(n, g) < 0) == (after(n, f, g) < 0)
			}
			f.where[g], g.where[f] = where, where
			if always && r.IntN(2) > 0 {
				f.always[g], g.always[f] = true, true
			}
		}
	}
	return kinds
}

// randomHistory has operations of some threads on some objects, some of which are ordered by something else.
func randomHistory(r *rand.Rand) *history {
	h := &history{}
	kinds := randomKinds(r)
	for range 1 + r.IntN(2) {
		h.initial = append(h.initial, event.V(uint64(r.IntN(numbers))))
	}
	n := 3 + r.IntN(4)
	threads := 2 + r.IntN(3)
	place := r.Perm(n) // in an order that what is ordered agrees with
	for i := range n {
		h.ops = append(h.ops, performed{Operation: counted{kind: kinds[r.IntN(len(kinds))]}, object: r.IntN(len(h.initial)), thread: int32(r.IntN(threads)),
			past: set0(n)})
		for j := range i {
			a, b := &h.ops[j], &h.ops[i]
			if a.thread == b.thread || r.IntN(12) == 0 {
				if place[j] < place[i] {
					b.past.add(j)
				} else {
					a.past.add(i)
				}
			}
		}
	}
	for range n { // close it
		for i := range n {
			for j := range n {
				if h.ops[i].past.has(j) {
					h.ops[i].past.join(h.ops[j].past)
				}
			}
		}
	}
	return h
}

// sequences calls f for each order in which all operations take place.
func (h *history) sequences(f func(order []int, states []event.Value)) {
	done := set0(len(h.ops))
	now := append([]event.Value(nil), h.initial...)
	var order []int
	var states []event.Value // before each
	var visit func()
	visit = func() {
		if len(order) == len(h.ops) {
			f(order, states)
			return
		}
		for i := range h.ops {
			o := &h.ops[i]
			before := now[o.object]
			if done.has(i) || !o.past.within(done) || o.Operation.(counted).kind.next[before.Lo] < 0 {
				continue
			}
			done.add(i)
			order, states, now[o.object] = append(order, i), append(states, before), o.After(before)
			visit()
			order, states, now[o.object] = order[:len(order)-1], states[:len(states)-1], before
			done.remove(i)
		}
	}
	visit()
}

// TestLeast: of the sequences of operations that come from each other by exchanges, those of exactly one trace
// are the least.
func TestLeast(t *testing.T) {
	classes, several := 0, 0
	for seed := range uint64(scale.By{Short: 300, Usual: 3000, Full: 60000}.N()) {
		h := randomHistory(rand.New(rand.NewPCG(seed, 1)))
		above := map[string]string{}
		root := func(s string) string {
			for above[s] != "" {
				s = above[s]
			}
			return s
		}
		name := func(order []int) string {
			var b strings.Builder
			for _, i := range order {
				b.WriteByte(byte('a' + i))
			}
			return b.String()
		}
		least := map[trace]bool{}
		traceOf := map[string]trace{}
		h.sequences(func(order []int, states []event.Value) {
			me := name(order)
			at := make([]int, len(order))
			for k, i := range order {
				at[i] = k
			}
			h.begin(func(a, b int) bool { return at[a] < at[b] })
			traceOf[me] = h.first
			if _, known := least[h.first]; !known {
				is, err := h.least()
				if err != nil {
					t.Fatal(err)
				}
				least[h.first] = is
			}
			for k := 1; k < len(order); k++ {
				a, b := &h.ops[order[k-1]], &h.ops[order[k]]
				if b.past.has(order[k-1]) || a.thread == b.thread {
					continue
				}
				if a.object == b.object && !a.Commutes(b.Operation) && !a.CommutesIn(b.Operation, states[k-1]) {
					continue
				}
				other := append([]int(nil), order...)
				other[k-1], other[k] = other[k], other[k-1]
				if x, y := root(me), root(name(other)); x != y {
					above[max(x, y)] = min(x, y)
				}
			}
		})
		count := map[string]map[trace]bool{} // of each class, its least traces
		traces := map[trace]bool{}
		for s, tr := range traceOf {
			if count[root(s)] == nil {
				count[root(s)] = map[trace]bool{}
			}
			if traces[tr] = true; least[tr] {
				count[root(s)][tr] = true
			}
		}
		for class, list := range count {
			if len(list) != 1 {
				t.Fatalf("seed %d: the class of %s has %d least traces", seed, class, len(list))
			}
		}
		classes += len(count)
		several += len(traces) - len(count)
	}
	t.Logf("%d classes, %d traces that count as others", classes, several)
	if classes == 0 || several == 0 {
		t.Errorf("%d classes, %d traces that count as others: one kind is never seen", classes, several)
	}
}

// TestLeastBeside: an exchange that is possible in some state counts if operations beside the two can lead there,
// and not if they cannot, because they have an order.
func TestLeastBeside(t *testing.T) {
	table := func(next [numbers]int) *kind {
		return &kind{next: next, always: map[*kind]bool{}, where: map[*kind]*[numbers]bool{}}
	}
	set := table([numbers]int{1, 1, 3, 3, 5, 5, 7, 7})    // the lowest bit
	first := table([numbers]int{2, 3, 0, 1, 4, 5, 6, 7})  // from 0 to 2
	second := table([numbers]int{4, 5, 2, 3, 0, 1, 6, 7}) // from 0 to 4, which first is not
	for _, k := range []*kind{first, second} {
		k.always[set], set.always[k] = true, true
	}
	set.where[set] = &[numbers]bool{4: true, 5: true}
	for _, tc := range []struct {
		kinds []*kind
		want  int // how many of two orders are the least of their classes
	}{
		{[]*kind{set, set}, 2}, {[]*kind{set, set, first}, 2}, {[]*kind{set, set, second}, 1}, {[]*kind{set, set, first, second}, 2},
	} {
		got := 0
		for _, swapped := range []bool{false, true} {
			h := &history{initial: []event.Value{event.V(0)}}
			for i, k := range tc.kinds {
				h.ops = append(h.ops, performed{Operation: counted{kind: k}, thread: int32(min(i, 2)), past: set0(len(tc.kinds))})
				if i == 3 {
					h.ops[3].past.add(2)
				}
			}
			h.begin(func(a, b int) bool { return a < b != (swapped && b < 2 && a < 2) })
			is, err := h.least()
			if err != nil {
				t.Fatal(err)
			}
			if is {
				got++
			}
		}
		if got != tc.want {
			t.Errorf("%d operations: %d orders are the least of their classes, want %d", len(tc.kinds), got, tc.want)
		}
	}
}

// set0 is the empty set of numbers below n.
func set0(n int) set { return set(nil).cleared(n) }

// TestLeastBounds: what is too much is an error, not an answer.
func TestLeastBounds(t *testing.T) {
	scale.NotRace(t)
	up := &kind{next: [numbers]int{1, 2, 3, 4, 5, 6, 7, 0}, always: map[*kind]bool{}, where: map[*kind]*[numbers]bool{}}
	up.where[up] = &[numbers]bool{true, true, true, true, true, true, true, true}
	for _, tc := range []struct {
		n    int
		want string
	}{
		{9, "more than 131072 orders of operations count as one execution"},
		{1 << 16, "more operations on objects than --commute-if can compare"},
	} {
		h := &history{initial: []event.Value{event.V(0)}}
		for i := range min(tc.n, 9) {
			h.ops = append(h.ops, performed{Operation: counted{kind: up}, object: 0, thread: int32(i), past: set0(9)})
		}
		h.begin(func(a, b int) bool { return a < b })
		for len(h.ops) < tc.n {
			h.ops = append(h.ops, performed{})
		}
		if _, err := h.least(); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%d operations: %v", tc.n, err)
		}
	}
	// Those that commute everywhere may be anywhere, so the states are too many.
	up.always[up] = true
	odd := &kind{next: up.next, always: map[*kind]bool{up: true}, where: map[*kind]*[numbers]bool{}}
	up.always[odd] = true
	odd.where[odd] = &[numbers]bool{}
	h := &history{initial: []event.Value{event.V(0)}}
	for i := range 17 {
		k := up
		if i < 2 {
			k = odd
		}
		h.ops = append(h.ops, performed{Operation: counted{kind: k}, object: 0, thread: int32(i), past: set0(17)})
	}
	h.begin(func(a, b int) bool { return a < b })
	if _, err := h.least(); err == nil || !strings.Contains(err.Error(), "too many operations that commute may take place here") {
		t.Errorf("%v", err)
	}
}
