package trust_test

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// scripted is an event.Machine whose threads are Go functions: what a thread does at
// event i > 0, given what its events before returned. It can say whatever labels can
// say; litmus programs have no heap, no overlapping accesses, no names. Event 0 is the
// ThreadStart, and a function that says nothing (KindInvalid) ends its thread.
type scripted []func(at []event.Value) event.Label

// script is a thread that does the same whatever its reads return.
func script(labels ...event.Label) func([]event.Value) event.Label {
	return func(at []event.Value) event.Label {
		if i := len(at) - 1; i < len(labels) {
			return labels[i]
		}
		return event.Label{}
	}
}

type scriptedThread struct {
	m    scripted
	body int
	at   []event.Value // what the events so far returned
}

func (m scripted) Main(lab *event.Label) event.Thread { return m.start(0, lab) }

func (m scripted) Spawn(create, lab *event.Label) event.Thread {
	return m.start(int(create.Addr-litmus.Function(0))/16, lab)
}

func (m scripted) start(body int, lab *event.Label) event.Thread {
	*lab = event.Label{Kind: event.ThreadStart, Pos: -1}
	return &scriptedThread{m: m, body: body}
}

func (m scripted) InitValue(a event.Addr, size uint8) event.Value { return event.Unwritten(a, size) }

func (t *scriptedThread) Resume(v event.Value, lab *event.Label) {
	t.at = append(t.at, v)
	if *lab = t.m[t.body](t.at); lab.Kind == event.KindInvalid {
		*lab = event.Label{Kind: event.ThreadFinish}
	}
	lab.Pos = int32(100*t.body + len(t.at))
}

func (t *scriptedThread) Clone() event.Thread {
	return &scriptedThread{t.m, t.body, slices.Clone(t.at)}
}
func (t *scriptedThread) Release()       {}
func (t *scriptedThread) Footprint() int { return 2 + 2*len(t.at) }
func (t *scriptedThread) Save(dst []uint64) {
	dst[0], dst[1] = uint64(t.body), uint64(len(t.at))
	for i, v := range t.at {
		dst[2+2*i], dst[3+2*i] = v.Lo, v.Hi
	}
}
func (t *scriptedThread) Load(src []uint64) {
	t.body, t.at = int(src[0]), nil
	for i := range src[1] {
		t.at = append(t.at, event.Value{Lo: src[2+2*i], Hi: src[3+2*i]})
	}
}

// Labels of scripted threads.

func read(a event.Addr, size uint8, o event.Ordering) event.Label {
	return event.Label{Kind: event.Read, Ord: o, Addr: a, Size: size}
}

func write(a event.Addr, size uint8, o event.Ordering, v uint64) event.Label {
	return event.Label{Kind: event.Write, Ord: o, Addr: a, Size: size, Val: event.V(v)}
}

func malloc(a event.Addr, n uint64, attr event.Attr) event.Label {
	return event.Label{Kind: event.Malloc, Addr: a, Len: n, Attr: attr}
}

func free(a event.Addr, attr event.Attr) event.Label {
	return event.Label{Kind: event.Free, Addr: a, Attr: attr}
}

func join(t event.Tid) event.Label {
	return event.Label{Kind: event.ThreadJoin, Child: t, Why: uint8(event.BlockJoin)}
}

func plain(l event.Label) event.Label {
	l.Ord, l.Attr = event.NotAtomic, l.Attr|event.Splittable
	return l
}

// Begin is a main thread that creates threads 1 to n, one after the other, and then goes
// on like rest. The threads' names are 2, 3, ...
func begin(n int, rest ...event.Label) func([]event.Value) event.Label {
	labels := make([]event.Label, n)
	for i := range labels {
		labels[i] = event.Label{Kind: event.ThreadCreate, Child: event.ChildTid(event.MainTid, i), Addr: litmus.Function(i + 1)}
	}
	return script(append(labels, rest...)...)
}

// exploreScripted explores what program says under each refinement.
func exploreScripted(t *testing.T, program func(r *config.Refinement) scripted, cfg config.Config) *result.Result {
	t.Helper()
	cfg.KeepGoing, cfg.Oversubscribe, cfg.Workers = true, true, max(1, cfg.Workers)
	cfg.NewProgram = func(r *config.Refinement) config.Program { return cache.New(program(r), true) }
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// kindsOf lists the kinds of errors that were found, each once.
func kindsOf(res *result.Result) string {
	var kinds []string
	for _, f := range res.Errors {
		kinds = append(kinds, f.Kind.String())
	}
	slices.Sort(kinds)
	return strings.Join(slices.Compact(kinds), " ")
}

// TestJoinedTwice: two threads join the same one, which is found however executions are told
// apart, and in samples.
func TestJoinedTwice(t *testing.T) {
	a, b := event.ChildTid(event.MainTid, 0), event.ChildTid(event.MainTid, 1)
	program := func(*config.Refinement) scripted {
		return scripted{begin(2, join(a), join(b)), script(), script(join(a))}
	}
	for _, cfg := range []config.Config{
		{Model: "sc"}, {Model: "rc11"}, {Model: "sc", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"},
		{Model: "sc", MaxExecutions: 1, Sampling: &config.Sampling{Min: 1, Max: 1}},
	} {
		if got := kindsOf(exploreScripted(t, program, cfg)); got != "join-misuse" {
			t.Errorf("%s up to %q, sampling %v: found %q", cfg.Model, cfg.Equivalence, cfg.Sampling != nil, got)
		}
	}
}

// TestMemoryErrors: what is wrong with accesses to dynamic memory and with its release,
// by what orders them. Thread 1 (name 2) allocates; others know the address from the
// start, or wait until a flag says that it is there.
func TestMemoryErrors(t *testing.T) {
	const (
		x     = event.Addr(event.HeapBase) | 2<<event.RegionBits | 64
		local = event.Addr(event.StackBase) | 2<<event.RegionBits | 64
		rlx   = event.Relaxed
		acq   = event.Acquire
		rel   = event.Release
		na    = event.NotAtomic
	)
	flag := litmus.Location(0)
	set := func(o event.Ordering) event.Label { return write(flag, 8, o, 1) }
	wait := func(o event.Ordering) event.Label {
		l := read(flag, 8, o)
		l.Await, l.Cmp, l.Why = event.AwaitEQ, event.V(1), uint8(event.BlockSpin)
		return l
	}
	size := event.Label{Kind: event.ObjectSize, Addr: x}
	obj, w, r := malloc(x, 16, 0), write(x, 8, na, 1), read(x, 8, na)
	type threads [][]event.Label
	for _, c := range []struct {
		name string
		threads
		sc, weak string // under sc; under ra and rc11 if something else
	}{
		{"used and released", threads{{obj, w, r, size, free(x, 0)}}, "", ""},
		{"never released", threads{{obj, w}}, "", ""},
		{"twice", threads{{obj, free(x, 0), free(x, 0)}}, "double-free", ""},
		{"twice, by two in order", threads{{obj, free(x, 0), set(rel)}, {wait(acq), free(x, 0)}}, "double-free", ""},
		{"twice, by two at once", threads{{obj, set(rel), free(x, 0)}, {wait(acq), free(x, 0)}}, "double-free", ""},
		{"released by another", threads{{obj, w, set(rel)}, {wait(acq), r, free(x, 0)}}, "", ""},
		{"released by another that was not told properly", threads{{obj, set(rlx)}, {wait(rlx), free(x, 0)}}, "", "invalid-access"},
		{"what is not there", threads{{free(x, 0)}}, "invalid-free", ""},
		{"the middle", threads{{obj, free(x+8, 0)}}, "invalid-free", ""},
		{"a local variable", threads{{malloc(local, 16, event.Stack), free(local, 0)}}, "invalid-free", ""},
		{"a local variable by its function", threads{{malloc(local, 16, event.Stack), free(local, event.Stack)}}, "", ""},
		{"used before it is there", threads{{obj, set(rlx)}, {wait(rlx), w}}, "", "invalid-access"},
		{"used after its release", threads{{obj, free(x, 0), w}}, "use-after-free", ""},
		{"used after its release by another", threads{{obj, free(x, 0), set(rel)}, {wait(acq), w}}, "use-after-free", ""},
		{"used after return", threads{{malloc(local, 16, event.Stack), free(local, event.Stack), set(rel)}, {wait(acq), write(local, 8, na, 1)}}, "use-after-return", ""},
		{"used while it is released", threads{{obj, set(rel), free(x, 0)}, {wait(acq), w}}, "free-race", ""},
		{"released while it is used", threads{{obj, set(rel), w}, {wait(acq), free(x, 0)}}, "free-race", ""},
		{"beyond its end", threads{{obj, write(x+16, 8, na, 1)}}, "out-of-bounds", ""},
		{"across its end", threads{{obj, write(x+8, 16, na, 1)}}, "out-of-bounds", ""},
		{"before its start", threads{{obj, write(x-8, 8, na, 1)}}, "out-of-bounds", ""},
		{"far from everything", threads{{obj, write(x+1<<20, 8, na, 1)}}, "invalid-access", ""},
		{"never written", threads{{obj, read(x, 8, rlx)}}, "uninitialized-read", ""},
		{"never written, but only copied", threads{{obj, r}}, "", ""},
		{"never written, but zero", threads{{malloc(x, 16, event.Zeroed), r}}, "", ""},
		{"size of what is not there", threads{{size}}, "invalid-free", ""},
		{"size after release", threads{{obj, free(x, 0), size}}, "use-after-free", ""},
		{"size while it is released", threads{{obj, set(rel), free(x, 0)}, {wait(acq), size}}, "free-race", ""},
		{"released while its size is asked for", threads{{obj, set(rel), size}, {wait(acq), free(x, 0)}}, "free-race", ""},
		{"size of what was not told properly", threads{{obj, set(rlx)}, {wait(rlx), size}}, "", "invalid-access"},
	} {
		m := scripted{begin(len(c.threads))}
		for _, labels := range c.threads {
			m = append(m, script(labels...))
		}
		for _, model := range []string{"sc", "tso", "ra", "rc11"} {
			for _, schedule := range []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random} {
				res := exploreScripted(t, func(*config.Refinement) scripted { return m }, config.Config{Model: model, Schedule: schedule})
				want := c.sc
				if c.weak != "" && model != "sc" && model != "tso" {
					want = c.weak
				}
				if got := kindsOf(res); got != want {
					t.Errorf("%s, %s, schedule %d: found %q, want %q", c.name, model, schedule, got, want)
				}
			}
		}
	}
}

// TestRefine: what the exploration learns of a program it tells the machine, and begins
// again; the result is that of the program as the machine then has it.
func TestRefine(t *testing.T) {
	const (
		x     = event.Addr(event.HeapBase) | 2<<event.RegionBits | 64
		local = event.Addr(event.StackBase) | 2<<event.RegionBits | 64
		na    = event.NotAtomic
		rlx   = event.Relaxed
	)
	g := litmus.Location(0)
	// whole is a plain access of 8 bytes at g, in the parts in which it must be made.
	whole := func(r *config.Refinement, access func(a event.Addr, size uint8) event.Label) (parts []event.Label) {
		from := g
		for a := g + 1; a <= g+8; a++ {
			if a == g+8 || slices.Contains(r.Cuts, a) {
				parts = append(parts, plain(access(from, uint8(a-from))))
				from = a
			}
		}
		return parts
	}
	writes := func(a event.Addr, size uint8) event.Label { return write(a, size, na, 1) }
	reads := func(a event.Addr, size uint8) event.Label { return read(a, size, na) }
	arrive := event.Label{Kind: event.BarrierArrive, Addr: g, Len: 2}
	leave := event.Label{Kind: event.BarrierLeave, Addr: g, Len: 2, Why: uint8(event.BlockBarrier)}
	fresh := write(x, 8, na, 1)
	fresh.Attr |= event.Fresh
	for _, c := range []struct {
		name     string
		program  func(r *config.Refinement) scripted
		learnt   func(r *config.Refinement) bool
		starts   int // explorations, the last included
		kinds    string
		complete uint64
	}{
		{"one half is read", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(whole(r, writes)...), script(plain(read(g+4, 4, na)))}
		}, func(r *config.Refinement) bool { return slices.Equal(r.Cuts, []event.Addr{g + 4}) }, 2, "", 2},
		{"a byte is written in the middle", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(whole(r, reads)...), script(plain(write(g+3, 1, na, 1)))}
		}, func(r *config.Refinement) bool { return len(r.Cuts) == 2 }, 2, "", 2},
		{"the first byte is written", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(whole(r, reads)...), script(plain(write(g, 1, na, 1)))}
		}, func(r *config.Refinement) bool { return slices.Equal(r.Cuts, []event.Addr{g + 1}) }, 2, "", 2},
		{"halves and quarters", func(r *config.Refinement) scripted {
			return scripted{begin(3), script(whole(r, writes)...), script(plain(read(g+4, 2, na))), script(plain(read(g, 2, na)))}
		}, func(r *config.Refinement) bool { return len(r.Cuts) >= 3 }, 0, "", 4},
		{"nothing overlaps", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(whole(r, writes)...), script(plain(read(g, 8, na)))}
		}, func(r *config.Refinement) bool { return len(r.Cuts) == 0 }, 1, "", 2},
		// The machine does not make what it could: the accesses overlap for good.
		{"atomic ones overlap", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(write(g, 8, rlx, 1)), script(read(g+4, 4, rlx))}
		}, func(r *config.Refinement) bool { return len(r.Blocks) == 1 && r.Blocks[0].Split }, 0, "mixed-size", 0},
		{"atomic ones that are not aligned", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(write(g, 8, rlx, 1)), script(read(g+4, 8, rlx))}
		}, func(r *config.Refinement) bool { return len(r.Blocks) == 0 }, 1, "mixed-size", 0},
		{"a local variable that another thread knows", func(r *config.Refinement) scripted {
			m := scripted{begin(2), script(), script(write(local, 8, rlx, 1))}
			if len(r.Shared) > 0 {
				obj := malloc(local, 8, event.Stack|event.Zeroed)
				m[1] = script(obj, write(g, 8, event.Release, 1))
				m[2] = func(at []event.Value) event.Label {
					wait := read(g, 8, event.Acquire)
					wait.Await, wait.Cmp, wait.Why = event.AwaitEQ, event.V(1), uint8(event.BlockSpin)
					return script(wait, write(local, 8, rlx, 1))(at)
				}
			}
			return m
		}, func(r *config.Refinement) bool { return slices.Equal(r.Shared, []event.Addr{local}) }, 2, "", 1},
		{"more threads at a barrier than it has participants", func(r *config.Refinement) scripted {
			if r.GenericBarriers {
				return scripted{begin(3), script(), script(), script()}
			}
			return scripted{begin(3), script(arrive, leave), script(arrive, leave), script(arrive, leave)}
		}, func(r *config.Refinement) bool { return r.GenericBarriers }, 2, "", 1},
		{"as many as it has", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(arrive, leave), script(arrive, leave)}
		}, func(r *config.Refinement) bool { return !r.GenericBarriers }, 1, "", 1},
		{"memory that is not as fresh as it seemed", func(r *config.Refinement) scripted {
			w := fresh
			if r.NoFresh {
				w.Attr &^= event.Fresh
			}
			return scripted{begin(2), script(malloc(x, 8, event.Zeroed), write(g, 8, event.Release, 1), w), func(at []event.Value) event.Label {
				switch {
				case len(at) == 1:
					return read(g, 8, event.Acquire)
				case len(at) == 2 && at[1].Lo == 1:
					return read(x, 8, rlx)
				}
				return event.Label{}
			}}
		}, func(r *config.Refinement) bool { return r.NoFresh }, 2, "", 3},
		{"memory that is", func(r *config.Refinement) scripted {
			return scripted{begin(2), script(malloc(x, 8, event.Zeroed), fresh, write(g, 8, event.Release, 1)), func(at []event.Value) event.Label {
				switch {
				case len(at) == 1:
					return read(g, 8, event.Acquire)
				case len(at) == 2 && at[1].Lo == 1:
					return read(x, 8, rlx)
				}
				return event.Label{}
			}}
		}, func(r *config.Refinement) bool { return !r.NoFresh }, 1, "", 2},
	} {
		for _, model := range []string{"sc", "ra", "rc11"} {
			for workers := 1; workers <= 2; workers++ {
				var mu sync.Mutex
				var last *config.Refinement
				starts := 0
				res := exploreScripted(t, func(r *config.Refinement) scripted {
					mu.Lock()
					defer mu.Unlock()
					if last == nil || !reflect.DeepEqual(*last, *r) {
						starts++
					}
					copied := *r
					last = &copied
					return c.program(r)
				}, config.Config{Model: model, Workers: workers, NoRaces: true})
				where := fmt.Sprintf("%s, %s, %d workers", c.name, model, workers)
				if got := kindsOf(res); got != c.kinds || c.kinds == "" && res.Complete != c.complete {
					t.Errorf("%s: found %q in %d complete executions, want %q in %d", where, got, res.Complete, c.kinds, c.complete)
				}
				if !c.learnt(last) || c.starts > 0 && starts != c.starts {
					t.Errorf("%s: %d explorations, the last with %+v", where, starts, *last)
				}
			}
		}
	}
}
