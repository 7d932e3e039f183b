package cache_test

import (
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/interp"
)

// TestWide: a read that returned thousands of different values is followed by as many
// steps, which are found again as long as they are kept, and rebuilt when not.
func TestWide(t *testing.T) {
	m := litmus.MustParse("size 8\nlocs x y\nmain { a = x.sc\ny.sc = a }").Machine()
	for _, limit := range []int{64 << 20, 300_000} {
		c := cache.New(m, true)
		c.SetBudget(limit)
		read := c.Next(c.Main(), event.Value{})
		if read.Kind != event.Read {
			t.Fatalf("the first step is %v", read.Kind)
		}
		steps := map[uint64]*event.Step{}
		value := func(i uint64) event.Value { return event.Value{Lo: i * i * 0x10001} }
		const n = 5000
		for round := range 3 {
			before := c.Counters()
			for i := range uint64(n) {
				s := c.Next(read, value(i))
				if s.Kind != event.Write || s.Val != value(i) || s.Parent != read || s.Key != value(i) {
					t.Fatalf("after %v: %+v", value(i), s)
				}
				if round > 0 && limit > 1<<20 && s != steps[i] {
					t.Fatalf("value %d has two steps", i)
				}
				steps[i] = s
				if again := c.Next(read, value(i)); again != s {
					t.Fatal("the step just asked for is not found")
				}
			}
			if after := c.Counters(); round > 0 && limit > 1<<20 && after.Misses != before.Misses {
				t.Errorf("%d misses in round %d", after.Misses-before.Misses, round)
			}
		}
		check(t, c)
		if n := c.Counters(); (n.Evictions > 0) != (limit < 1<<20) {
			t.Errorf("%d evictions with %d bytes", n.Evictions, limit)
		}
	}
}

func check(t *testing.T, c *cache.Trie) {
	t.Helper()
	if err := c.Check(); err != nil {
		t.Fatal(err)
	}
}

// TestBudget: the memory that is accounted for stays within the budget (and a chunk of
// states), however many different values there are, and what is warm stays.
func TestBudget(t *testing.T) {
	for _, limit := range []int{100_000, 1 << 20} {
		c, s := fibThread(t)
		c.SetBudget(limit)
		s = c.Next(s, event.Value{})
		v := uint64(1000)
		var warm []*event.Step
		for i := range 5000 {
			down(c, s, &v)
			if i%500 == 0 {
				check(t, c)
			}
			if i%10 == 0 {
				// A path that is asked for now and then.
				before, x := c.Counters().Misses, s
				w := uint64(0)
				var path []*event.Step
				for ; !x.Kind.Terminal(); w++ {
					x = c.Next(x, event.V(w))
					path = append(path, x)
				}
				if misses := c.Counters().Misses - before; i > 0 && limit >= 1<<20 && misses > 0 {
					t.Fatalf("%d bytes: %d steps of the warm path were forgotten in round %d", limit, misses, i)
				}
				warm = path
			}
		}
		n := c.Counters()
		if n.Evictions == 0 || len(warm) < 10 {
			t.Errorf("%d bytes: nothing was evicted", limit)
		}
		if slack := 80_000; n.PeakBytes > uint64(limit+slack) {
			t.Errorf("%d bytes: %d were used", limit, n.PeakBytes)
		}
	}
}

// TestFlushKeepsHeldSteps: what a graph holds goes on from where it is.
func TestFlushKeepsHeldSteps(t *testing.T) {
	c, s := fibThread(t)
	var held []*event.Step
	for v := uint64(5); !s.Kind.Terminal(); v++ {
		held = append(held, s)
		s = c.Next(s, event.V(v))
	}
	c.Flush()
	check(t, c)
	evicted := c.Counters().Evictions
	if evicted == 0 {
		t.Error("nothing was forgotten")
	}
	for i := len(held) - 1; i >= 0; i-- {
		a, b := c.Next(held[i], event.V(77)), c.Next(held[i], event.V(77))
		if a != b || a.Parent != held[i] {
			t.Errorf("step %d regrew %p and %p", i, a, b)
		}
		if held[i].Kind == event.Read && a.Kind == event.Write && a.Val.Lo < 77 {
			t.Errorf("step %d: %+v after 77 was read", i, a)
		}
	}
}

// TestManyThreads: more threads than run at once.
func TestManyThreads(t *testing.T) {
	const n = 15
	m := litmus.MustParse("size 8\nlocs x\nmain {" + strings.Repeat("create P\n", n) + "}\nP { a = x.sc\nb = x.sc\nx.sc = a+b }").Machine()
	c := cache.New(m, true)
	var at [n]*event.Step
	s := c.Main()
	for i := 0; i < n; s = c.Next(s, event.Value{}) {
		if s.Kind == event.ThreadCreate {
			at[i] = c.Spawn(s)
			if c.Spawn(s) != at[i] {
				t.Fatal("a thread has two first steps")
			}
			i++
		}
	}
	for range 3 {
		for i := range at {
			at[i] = c.Next(at[i], event.V(1000*uint64(i)))
		}
	}
	for i, s := range at {
		if want := 2000 * uint64(i); s.Kind != event.Write || s.Val.Lo != want {
			t.Errorf("thread %d ends with %+v, want a write of %d", i, s.Label, want)
		}
	}
	if n := c.Counters(); n.Reruns != 0 {
		t.Errorf("%d threads were run again though nothing was forgotten", n.Reruns)
	}
}

// TestOffRunsAgain: without the cache a thread goes on from where it stands; asked for
// anything else it is run from its start.
func TestOffRunsAgain(t *testing.T) {
	m := interp.New(program(t, "fib"), interp.Config{})
	c := cache.New(m, false)
	s := c.Main()
	for s.Kind != event.ThreadCreate {
		s = c.Next(s, event.Value{})
	}
	path := []*event.Step{c.Spawn(s)}
	start := m.Instructions()
	for i := 0; i < 12; i++ {
		path = append(path, c.Next(path[i], event.V(1)))
	}
	once := m.Instructions() - start
	if n := c.Counters(); n.Reruns != 0 || n.Hits != 0 {
		t.Errorf("%d threads were run again while they went on, %d hits", n.Reruns, n.Hits)
	}
	for i := range uint64(5) {
		before := m.Instructions()
		c.Next(path[11], event.V(1))
		if n := m.Instructions() - before; n != once {
			t.Errorf("%d instructions to find a step, %d from the start of the thread", n, once)
		}
		if n := c.Counters(); n.Reruns != i+1 || n.Hits != 0 {
			t.Errorf("run again %d times, want %d; %d hits", n.Reruns, i+1, n.Hits)
		}
	}
}

// TestAllocs: a hit allocates nothing, a miss of a worker whose cache is full a step
// and little else.
func TestAllocs(t *testing.T) {
	c, s := fibThread(t)
	c.SetBudget(200_000)
	v := uint64(0)
	down(c, s, &v)
	if n := testing.AllocsPerRun(100, func() { v = 0; down(c, s, &v) }); n != 0 {
		t.Errorf("%v allocations in a walk of known steps", n)
	}
	steps := 0
	n := testing.AllocsPerRun(2000, func() { steps = down(c, s, &v) })
	if per := n / float64(steps); per > 1.1 {
		t.Errorf("%.2f allocations per step that is not known", per)
	}
}

// TestLarge: the states of a large thread that reads often do not fill the memory, and those that were not kept are made
// again when a read returns another value.
func TestLarge(t *testing.T) {
	m := interp.New(program(t, "large"), interp.Config{})
	c := cache.New(m, true)
	var reads []*event.Step
	for s := c.Main(); !s.Kind.Terminal(); s = c.Next(s, event.V(7)) {
		if s.Kind == event.Read {
			reads = append(reads, s)
		}
	}
	if len(reads) != 1000 {
		t.Fatalf("%d reads, want 1000", len(reads))
	}
	if n := c.Counters(); n.PeakBytes > 8<<20 || n.Evictions > 0 {
		t.Errorf("one execution took %d bytes, %d things were evicted", n.PeakBytes, n.Evictions)
	}
	start := m.Instructions()
	for i, s := range reads {
		if n := c.Next(s, event.V(1000)); n.Kind != event.Write || n.Val.Lo != 1000+uint64(i) {
			t.Fatalf("after read %d: %+v, want a write of %d", i, n.Label, 1000+i)
		}
	}
	if n := m.Instructions() - start; n > 2_000_000 {
		t.Errorf("%d instructions to ask each read for another value: threads are run from far away", n)
	}
	check(t, c)
}
