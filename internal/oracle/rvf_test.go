package oracle_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// states is what two explorations up to different equivalences can be compared in.
type states struct {
	local             map[string]bool // the states of threads, by name and values read
	values            map[string]bool // of complete executions: the values that all threads read
	complete, blocked []string        // the executions
	classes           map[string]bool // of complete executions: their values, and causal order among reads
	found             map[result.ErrorKind]bool
	events            int // of the largest execution
}

// errTooMany: the program has too many executions to look at.
var errTooMany = errors.New("too many executions")

// exploreStates explores p as cfg says, under SC.
func exploreStates(p *litmus.Program, cfg config.Config) (*states, error) {
	out := &states{local: map[string]bool{}, values: map[string]bool{}, classes: map[string]bool{}}
	var mu sync.Mutex
	cfg.Model, cfg.KeepGoing, cfg.Oversubscribe = "sc", true, true
	plain := 0
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		defer mu.Unlock()
		if len(r.Plain) > plain { // a new exploration, which shows everything again
			plain = len(r.Plain)
			out.complete, out.blocked = nil, nil
		}
		return cache.New(p.Machine(), true)
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		mu.Lock()
		defer mu.Unlock()
		if blocked {
			out.blocked = append(out.blocked, canon.FromSnapshot(s))
		} else {
			out.complete = append(out.complete, canon.FromSnapshot(s))
			out.classes[class(s)] = true
		}
		var all []string
		for i := range s.Threads {
			t := &s.Threads[i]
			n := len(t.Events)
			if n == 0 {
				continue // only numbered, not created in this execution
			}
			if t.Events[n-1].Kind == event.Read && (!t.Events[n-1].Admits(t.Events[n-1].Value) || t.Next != nil && t.Next.Kind == event.Block) {
				n-- // the thread waits there, or has failed
			}
			var b strings.Builder
			fmt.Fprintf(&b, "%d:", t.Tid)
			for k := range n {
				if t.Events[k].Kind.ReadLike() {
					fmt.Fprintf(&b, " %v", t.Events[k].Value)
					out.local[b.String()] = true
				}
			}
			all = append(all, b.String())
		}
		out.events = max(out.events, len(s.Order))
		if !blocked {
			slices.Sort(all)
			out.values[strings.Join(all, "; ")] = true
		}
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		var bug *result.BugError
		if errors.As(err, &bug) {
			err = fmt.Errorf("%w\n%s", err, bug.Stack)
		}
		return nil, err
	}
	if res.Stopped == "executions" {
		return nil, errTooMany
	}
	if res.Complete != uint64(len(out.complete)) || res.Blocked != uint64(len(out.blocked)) {
		return nil, fmt.Errorf("%d complete and %d blocked executions were counted, %d and %d seen", res.Complete, res.Blocked, len(out.complete), len(out.blocked))
	}
	out.found = foundKinds(res)
	return out, nil
}

// class is the same for executions that are reads-value-from equivalent: events,
// values, and which reads are before which in (po | rf)+.
func class(s *result.Snapshot) string {
	type view map[event.ID]bool // reads
	views := map[event.ID]view{}
	ends := map[event.Tid]event.ID{}
	number := map[event.Tid]int{}
	for i := range s.Threads {
		number[s.Threads[i].Tid] = i
		ends[s.Threads[i].Tid] = event.ID{Thread: int32(i), Index: int32(len(s.Threads[i].Events)) - 1}
	}
	var of func(id event.ID) view
	of = func(id event.ID) view {
		if id.Thread < 0 {
			return nil
		}
		if v, ok := views[id]; ok {
			return v
		}
		v := view{}
		views[id] = v
		e := &s.Threads[id.Thread].Events[id.Index]
		if id.Index > 0 {
			maps.Copy(v, of(event.ID{Thread: id.Thread, Index: id.Index - 1}))
		} else {
			maps.Copy(v, of(s.Threads[id.Thread].Parent))
		}
		switch e.Kind {
		case event.Read:
			maps.Copy(v, of(e.RF))
			v[id] = true
		case event.ThreadJoin:
			maps.Copy(v, of(ends[e.Label.Child]))
		case event.BarrierLeave:
			for t := range s.Threads { // who arrived in this round
				round := func(t int, end int32) (n int) {
					for k := range s.Threads[t].Events[:end] {
						if y := &s.Threads[t].Events[k]; y.Kind == event.BarrierArrive && y.Addr == e.Addr {
							n++
						}
					}
					return n
				}
				n := round(int(id.Thread), id.Index)
				for k := range s.Threads[t].Events {
					if y := &s.Threads[t].Events[k]; y.Kind == event.BarrierArrive && y.Addr == e.Addr && round(t, int32(k)) == n-1 {
						maps.Copy(v, of(event.ID{Thread: int32(t), Index: int32(k)}))
					}
				}
			}
		}
		return v
	}
	var b strings.Builder
	for _, tid := range slices.Sorted(maps.Keys(number)) {
		t := number[tid]
		for i := range s.Threads[t].Events {
			e := &s.Threads[t].Events[i]
			fmt.Fprintf(&b, "%d.%d %v %d %v", tid, i, e.Kind, e.Addr, e.Value)
			if e.Kind == event.Read {
				var before []string
				for r := range of(event.ID{Thread: int32(t), Index: int32(i)}) {
					before = append(before, fmt.Sprintf("%d.%d", s.Threads[r.Thread].Tid, r.Index))
				}
				slices.Sort(before)
				b.WriteString(strings.Join(before, " "))
				if e.Attr&event.Lock != 0 && e.RF.Thread >= 0 {
					// Each release is a value of its own to who acquires the lock next.
					fmt.Fprintf(&b, " from %d.%d", s.Threads[e.RF.Thread].Tid, e.RF.Index)
				}
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// rvfDifference says what is wrong with the exploration of p up to the values of reads
// in these ways, "" if nothing.
func rvfDifference(p *litmus.Program, ways []config.Config) string {
	want, err := exploreStates(p, config.Config{Workers: 1, NoRaces: true, NoLookahead: true, NoUnblock: true, MaxExecutions: 1000})
	if err == errTooMany {
		return ""
	}
	if err != nil {
		return err.Error()
	}
	usual, err := exploreStates(p, config.Config{Workers: 1, NoRaces: true})
	if err != nil {
		return err.Error()
	}
	slices.Sort(want.complete)
	counts := map[config.RVFOptions][2]int{}
	for _, w := range ways {
		w.NoRaces, w.Equivalence = true, "rvf"
		got, err := exploreStates(p, w)
		name := fmt.Sprintf("%d workers, %+v", w.Workers, w.RVF)
		if err != nil {
			return name + ": " + err.Error()
		}
		n := [2]int{len(got.complete), len(got.blocked)}
		if one, ok := counts[w.RVF]; ok && n != one {
			return fmt.Sprintf("%s: %v complete and blocked executions, %v with another number of workers", name, n, one)
		}
		counts[w.RVF] = n
		for _, x := range got.complete {
			if _, ok := slices.BinarySearch(want.complete, x); !ok {
				return name + ": no execution of the program:\n" + x
			}
		}
		for s := range want.local {
			if !got.local[s] && !w.NoLookahead {
				return name + ": missing state of a thread: " + s
			}
		}
		for s := range got.local {
			if !want.local[s] {
				return name + ": no state of a thread: " + s
			}
		}
		if len(got.complete) > len(want.classes) && !w.RVF.NoSignals {
			return fmt.Sprintf("%s: %d complete executions, of %d classes", name, len(got.complete), len(want.classes))
		}
		for v := range want.values {
			if !got.values[v] {
				return name + ": no complete execution in which threads read these values: " + v
			}
		}
		for _, k := range []result.ErrorKind{result.ErrorKind(event.FaultAssert), result.Deadlock, result.Liveness, result.JoinMisuse} {
			if got.found[k] != usual.found[k] {
				return fmt.Sprintf("%s: error %q found: %v, should be: %v", name, k, got.found[k], usual.found[k])
			}
		}
	}
	// Whether there is a race is asked of all orders: executions are then told apart by
	// more, and only what is found is compared.
	if usual, err = exploreStates(p, config.Config{Workers: 1}); err != nil {
		return err.Error()
	}
	racy, err := exploreStates(p, config.Config{Workers: 1, Equivalence: "rvf"})
	if err != nil {
		return err.Error()
	}
	if racy.found[result.Race] != usual.found[result.Race] {
		return fmt.Sprintf("race found: %v, should be: %v", racy.found[result.Race], usual.found[result.Race])
	}
	return ""
}

// rvfWays are the ways in which programs are explored: as usual, and with each heuristic off.
var rvfWays = []config.Config{
	{Workers: 1},
	{Workers: 1, RVF: config.RVFOptions{NoSignals: true}},
	{Workers: 1, RVF: config.RVFOptions{NoClosure: true}},
	{Workers: 1, RVF: config.RVFOptions{NoHint: true}},
	{Workers: 1, RVF: config.RVFOptions{NoGreedy: true}},
	{Workers: 2},
	{Workers: 8},
	{Workers: 8, RVF: config.RVFOptions{NoSignals: true}},
	{Workers: 1, RVF: config.RVFOptions{NoSignals: true, NoClosure: true, NoHint: true, NoGreedy: true}},
}

// TestRVF compares the exploration up to the values of reads with that of all
// executions, on random programs: each state of a thread is found, and there are no
// more executions than classes of equivalent ones.
//
//	go test ./internal/oracle -run RVF -oracle.n 5000 -timeout 0
func TestRVF(t *testing.T) {
	for _, generate := range []struct {
		name string
		f    func(seed uint64, size int) *litmus.Program
	}{{"programs", litmus.Generate}, {"waits", litmus.GenerateWaits}, {"competing", litmus.GenerateCompeting}, {"copies", litmus.GenerateCopies}, {"creates", litmus.GenerateCreates}, {"inits", litmus.GenerateInits}, {"barriers", litmus.GenerateBarriers}} {
		t.Run(generate.name, func(t *testing.T) {
			n := programs.N() / 2
			failures := 0
			for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 5; seed++ {
				p := generate.f(seed, *minSize+int(seed%uint64(*maxSize-*minSize+1)))
				if d := rvfDifference(p, rvfWays); d != "" {
					small := litmus.Shrink(p, func(q *litmus.Program) bool { return rvfDifference(q, rvfWays) != "" })
					t.Errorf("seed %d: %s\n%s\nthe smallest such program: %s\n%s", seed, d, p, rvfDifference(small, rvfWays), small)
					failures++
				}
			}
		})
	}
}
