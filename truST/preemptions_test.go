package trust_test

import (
	"container/heap"
	"context"
	"flag"
	"fmt"
	"slices"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	bounds    = scale.Flag("preemptions.n", scale.By{Short: 2, Usual: 8, Wide: 20, Full: 200}, "random programs of each kind to compare")
	boundFrom = flag.Uint64("preemptions.seed", 1, "seed of the first random program")
)

// order is a search, slow and obvious, for an order of the events of an execution with the fewest preemptions: each
// state that can be reached, by how many there were on the way. It knows nothing of the filter.
type order struct {
	prog   config.Program
	s      *result.Snapshot
	before map[event.ID][]event.ID // what has to come before each event
	syncs  map[event.ID][]event.ID // of it: what its thread would wait for
	co     map[event.Addr][]event.ID
	states states
	best   map[string]int
}

type state struct {
	cost, last int
	at         []int
}

type states []state

func (h states) Len() int           { return len(h) }
func (h states) Less(i, j int) bool { return h[i].cost < h[j].cost }
func (h states) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *states) Push(x any)        { *h = append(*h, x.(state)) }
func (h *states) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

// preemptions is how many the execution s of a program needs; serial says that reads return the latest write.
func preemptions(prog config.Program, s *result.Snapshot, serial bool) int {
	o := &order{prog: prog, s: s, before: map[event.ID][]event.ID{}, syncs: map[event.ID][]event.ID{}, co: map[event.Addr][]event.ID{}, best: map[string]int{}}
	for _, c := range s.Co {
		o.co[c.Addr] = append([]event.ID{event.Init}, c.Writes...)
	}
	o.relate(serial)
	heap.Push(&o.states, state{last: -1, at: make([]int, len(s.Threads))})
	for len(o.states) > 0 {
		x := heap.Pop(&o.states).(state)
		key := fmt.Sprint(x.at, x.last)
		if _, known := o.best[key]; known {
			continue
		}
		o.best[key] = x.cost
		through := true
		for t := range s.Threads {
			if x.at[t] == len(s.Threads[t].Events) {
				continue
			}
			through = false
			id := event.ID{Thread: int32(t), Index: int32(x.at[t])}
			if slices.ContainsFunc(o.before[id], func(p event.ID) bool { return !x.done(p) }) {
				continue
			}
			y := state{cost: x.cost, last: t, at: slices.Clone(x.at)}
			y.at[t]++
			if x.last >= 0 && x.last != t && o.couldGoOn(&x) {
				y.cost++
			}
			heap.Push(&o.states, y)
		}
		if through {
			return x.cost
		}
	}
	panic("the events of an execution have no order")
}

func (x *state) done(e event.ID) bool { return e.Thread < 0 || int(e.Index) < x.at[e.Thread] }

func (o *order) relate(serial bool) {
	s := o.s
	thread := map[event.Tid]int32{}
	for t := range s.Threads {
		thread[s.Threads[t].Tid] = int32(t)
	}
	add := func(id, p event.ID) { o.before[id] = append(o.before[id], p) }
	sync := func(id, p event.ID) { add(id, p); o.syncs[id] = append(o.syncs[id], p) }
	for t := range s.Threads {
		arrived := map[event.Addr]int{}
		for i := range s.Threads[t].Events {
			id, e := event.ID{Thread: int32(t), Index: int32(i)}, &s.Threads[t].Events[i]
			if i == 0 {
				add(id, s.Threads[t].Parent)
			}
			switch e.Kind {
			case event.Read:
				add(id, e.RF)
				if serial {
					co := o.co[e.Addr]
					if k := slices.Index(co, e.RF); k >= 0 && k+1 < len(co) && co[k+1].Thread != id.Thread {
						add(co[k+1], id)
					}
				}
			case event.Write:
				if co := o.co[e.Addr]; serial {
					add(id, co[slices.Index(co, id)-1])
				}
			case event.ThreadJoin:
				u := thread[e.Child]
				sync(id, event.ID{Thread: u, Index: int32(len(s.Threads[u].Events) - 1)})
			case event.BarrierArrive:
				arrived[e.Addr]++
			case event.BarrierLeave:
				for u := range s.Threads {
					n := 0
					for j := range s.Threads[u].Events {
						if y := &s.Threads[u].Events[j]; y.Kind == event.BarrierArrive && y.Addr == e.Addr {
							if n++; n == arrived[e.Addr] {
								sync(id, event.ID{Thread: int32(u), Index: int32(j)})
							}
						}
					}
				}
			}
		}
	}
}

// couldGoOn reports whether the next event of the thread that was last could take place.
func (o *order) couldGoOn(x *state) bool {
	t, i := x.last, x.at[x.last]
	if i == len(o.s.Threads[t].Events) {
		return false
	}
	id, e := event.ID{Thread: int32(t), Index: int32(i)}, &o.s.Threads[t].Events[i]
	if slices.ContainsFunc(o.syncs[id], func(p event.ID) bool { return !x.done(p) }) {
		return false
	}
	if e.Kind != event.Read {
		return true
	}
	newest := event.Init
	for _, w := range o.co[e.Addr] {
		if x.done(w) {
			newest = w
		}
		if w == e.RF {
			break
		}
	}
	v := o.prog.InitValue(e.Addr, e.Size)
	if newest != event.Init {
		v = o.s.Threads[newest.Thread].Events[newest.Index].Value
	}
	if e.Await != event.AwaitNone {
		return e.Admits(v)
	}
	if e.Succeeds(v) {
		return true
	}
	next := o.prog.Next(e.Step, v)
	if next.Kind == event.Skip {
		next = o.prog.Next(next, event.Value{})
	}
	return next.Kind != event.Block || next.Attr&(event.Named|event.Undone) != 0 ||
		!slices.Contains([]event.BlockReason{event.BlockAssume, event.BlockSpin, event.BlockMoot, event.BlockLater}, event.BlockReason(next.Why))
}

// bounded compares explorations of p under model with bounds with an exploration of everything: executions that need no
// more preemptions come up, each once, and no others do.
func bounded(t *testing.T, p *litmus.Program, model string, schedule config.Schedule, most int, tally *[5]int) {
	t.Helper()
	cfg := config.Config{Model: model, Workers: 1, Schedule: schedule, KeepGoing: true, MaxExecutions: uint64(most)}
	var shown []*result.Snapshot
	var isBlocked []bool
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		shown, isBlocked = append(shown, s), append(isBlocked, blocked)
	}
	prog, res := runOne(t, p, cfg, func() { shown, isBlocked = nil, nil })
	if res.Stopped != "" {
		return
	}
	needs := map[string]int{}
	blocked := map[string]bool{}
	for i, s := range shown {
		x := canon.FromSnapshot(s)
		needs[x], blocked[x] = preemptions(prog, s, model == "sc"), isBlocked[i]
	}
	tally[4] += len(needs)
	for n := range 4 {
		cfg := cfg
		cfg.MaxExecutions, cfg.Bound = 0, &config.Bound{Preemptions: n}
		if n == 2 {
			cfg.Workers, cfg.Oversubscribe = 3, true
		}
		got := map[string]int{}
		cfg.OnExecution = func(s *result.Snapshot, _ bool) { got[canon.FromSnapshot(s)]++ }
		_, res := runOne(t, p, cfg, func() { clear(got) })
		cut := uint64(0)
		for _, l := range res.Limits {
			if l.Why == event.BlockPreemptions {
				cut += l.Executions
			}
		}
		more := false
		for x, k := range needs {
			if k <= n {
				tally[n]++
			} else {
				more = true
			}
			if k <= n && got[x] != 1 && (cfg.Workers == 1 || !blocked[x]) || k > n && got[x] > 0 {
				t.Fatalf("%s under %s, schedule %d, bound %d: %d times, needs %d:\n%s\n%s", p.Name, model, schedule, n, got[x], k, x, p)
			}
		}
		for x := range got {
			if _, ok := needs[x]; !ok {
				t.Fatalf("%s under %s, bound %d: an execution that was not there without:\n%s\n%s", p.Name, model, n, x, p)
			}
		}
		if more && cut == 0 || cut > 0 && res.Verdict == result.Verified {
			t.Fatalf("%s under %s, bound %d: %v with %d graphs left out\n%s", p.Name, model, n, res.Verdict, cut, p)
		}
	}
}

// runOne runs cfg with p, and calls again when an exploration begins. It returns the program of the last worker.
func runOne(t *testing.T, p *litmus.Program, cfg config.Config, again func()) (prog config.Program, res *result.Result) {
	t.Helper()
	var known *config.Refinement
	var mu sync.Mutex
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		defer mu.Unlock()
		if known == nil || !r.Equal(known) { // a new exploration, which shows everything again
			u := r.Clone()
			known = &u
			again()
		}
		prog = cache.New(p.Machine(), true)
		return prog
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatalf("%s under %s: %v\n%s", p.Name, cfg.Model, err, p)
	}
	return prog, res
}

// TestPreemptions: under a bound exactly those executions come up that need no more preemptions, each once, for known
// and random programs under all models that have bounds.
//
//	go test ./truST -run TestPreemptions -preemptions.n 2000 -timeout 0
func TestPreemptions(t *testing.T) {
	models := []string{"sc", "tso", "ra", "rc11"}
	var tally [5]int
	every := scale.By{Short: 12, Usual: 4, Full: 1}
	for i, p := range litmus.All() {
		for k, m := range models {
			if every.Nth(i + k) {
				bounded(t, p, m, config.Schedule(i%3), 300, &tally)
			}
		}
	}
	generators := []func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateWaits, litmus.GenerateRelaxedWaits, litmus.GenerateCompeting,
		litmus.GenerateForwards, litmus.GenerateCreates, litmus.GenerateEarly, litmus.GenerateMedley}
	for seed := *boundFrom; seed < *boundFrom+uint64(bounds.N()); seed++ {
		for i, generate := range generators {
			bounded(t, generate(seed, 5+int(seed%6)), models[(int(seed)+i)%len(models)], config.Schedule((int(seed)/4+i)%3), 400, &tally)
		}
	}
	t.Logf("%d executions; with at most 0, 1, 2, 3 preemptions %v", tally[4], tally[:4])
}
