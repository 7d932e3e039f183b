package trust_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// jumps is how often the order of insertion goes from one thread to another.
func jumps(f *result.Found) int {
	n := 0
	for i, id := range f.Graph.Order {
		if i > 0 && id.Thread != f.Graph.Order[i-1].Thread {
			n++
		}
	}
	return n
}

func size(s *result.Snapshot) int {
	n := 0
	for t := range s.Threads {
		n += len(s.Threads[t].Events)
	}
	return n
}

// Past counts the events of s that are in po ∪ rf before the step after the last event
// of thread t; holes says that some are absent.
func past(s *result.Snapshot, t int) (n int, holes bool) {
	in := map[event.ID]bool{}
	var add func(id event.ID)
	add = func(id event.ID) {
		if id.Thread < 0 || id.Index < 0 || in[id] {
			return
		}
		in[id] = true
		n++
		th := &s.Threads[id.Thread]
		add(event.ID{Thread: id.Thread, Index: id.Index - 1})
		e := &th.Events[id.Index]
		switch {
		case e.Absent:
			holes = true
		case e.Kind == event.Read:
			add(e.RF)
		case e.Kind == event.ThreadStart:
			add(th.Parent)
		case e.Kind == event.ThreadJoin:
			for u := range s.Threads {
				if s.Threads[u].Tid == e.Child {
					add(event.ID{Thread: int32(u), Index: int32(len(s.Threads[u].Events) - 1)})
				}
			}
		case e.Kind == event.BarrierLeave:
			holes = true // who arrived when is not worked out here
		}
	}
	add(event.ID{Thread: int32(t), Index: int32(len(s.Threads[t].Events) - 1)})
	return n, holes
}

func outcome(f *result.Found) string {
	return fmt.Sprintf("%v %s at %d and %d, %s: %d left out\n%s", f.Kind, f.Name, f.Pos, f.Other, f.Detail, f.LeftOut, canon.FromSnapshot(f.Graph))
}

// TestMinimise: a smaller execution is wrong in the same way as the one that is found
// without, it is the smallest, it is one, and everybody finds the same.
func TestMinimise(t *testing.T) {
	n := scale.By{Short: 2, Usual: 7, Wide: 10, Full: 60}.N()
	run := func(p *litmus.Program, cfg config.Config) *result.Result {
		res, err := trust.Run(context.Background(), cfg)
		if err != nil {
			t.Fatalf("%s\nunder %s: %v", p, cfg.Model, err)
		}
		return res
	}
	errors, fewer, cut, compared, other := 0, 0, 0, 0, 0
	programs := replayPrograms(n)
	for _, p := range programs[len(litmus.Corpus):] {
		if p = p.Clone(); p.Body("main") < 0 {
			b := &p.Threads[len(p.Threads)-1]
			b.Stmts = append(b.Stmts, litmus.Stmt{Op: litmus.Assert, Reg: -1, A: litmus.Register(0)})
			programs = append(programs, p)
		}
	}
	for _, p := range programs {
		for _, model := range []string{"sc", "tso", "rc11", "imm"} {
			cfg := litmusConfig(p, model)
			cfg.MaxExecutions = 2000
			all := run(p, cfg)
			if all.Stopped != "" || len(all.Errors) == 0 {
				continue
			}
			errors++
			cfg.MaxExecutions, cfg.KeepGoing = 0, false
			without := run(p, cfg)
			first := &without.Errors[0]
			cfg.Minimise = &config.Minimising{Executions: 1 << 40, Cost: jumps}
			least := -1 // if first is a fault of one thread
			cfg.OnExecution = func(s *result.Snapshot, _ bool) {
				for u := range s.Threads {
					if next := s.Threads[u].Next; next != nil && next.Kind == event.Error && result.ErrorKind(next.Why) == first.Kind && next.Pos == first.Pos {
						if k, holes := past(s, u); holes {
							least = 1 << 30
						} else if least < 0 || k < least {
							least = k
						}
					}
				}
			}
			res := run(p, cfg)
			cfg.OnExecution = nil
			if len(res.Errors) == 0 || res.Stopped != "" || res.Complete != all.Complete || res.Verdict != result.Erroneous || res.Minimised == nil {
				t.Fatalf("%s\nunder %s: %+v\nbut all: %+v", p, model, res, all)
			}
			f := &res.Errors[0]
			i := slices.IndexFunc(without.Errors, func(g result.Found) bool {
				return f.Kind == g.Kind && f.Pos == g.Pos && f.Other == g.Other && f.Name == g.Name
			})
			if i < 0 || len(res.Errors) != 1 {
				t.Fatalf("%s\nunder %s: %v at %d and %d instead of one of %+v", p, model, f.Kind, f.Pos, f.Other, without.Errors)
			}
			if first = &without.Errors[i]; i > 0 {
				other++
				least = -1
			}
			if size(f.Graph) > size(first.Graph) {
				t.Errorf("%s\nunder %s: %d events instead of %d", p, model, size(f.Graph), size(first.Graph))
			}
			if size(f.Graph) < size(first.Graph) {
				fewer++
			}
			if f.LeftOut > 0 {
				cut++
			}
			if least >= 0 && least < 1<<30 {
				compared++
				if size(f.Graph) != least {
					t.Errorf("%s\nunder %s: %d events, but %d would do\n%s", p, model, size(f.Graph), least, canon.FromSnapshot(f.Graph))
				}
			}
			out, err := replay(t, p, model, f)
			if err != nil || !out.Again {
				t.Errorf("%s\nunder %s: %v at %v is no execution: %v, %+v\n%s", p, model, f.Kind, f.Event, err, out, canon.FromSnapshot(f.Graph))
			} else if g := slices.Concat(out.Result.Errors, out.Result.Warnings); canon.FromSnapshot(g[0].Graph) != canon.FromSnapshot(f.Graph) {
				t.Errorf("%s\nunder %s: replayed\n%s\ninstead of\n%s", p, model, canon.FromSnapshot(g[0].Graph), canon.FromSnapshot(f.Graph))
			}
			cfg.Oversubscribe, cfg.Workers = true, 2
			two := run(p, cfg)
			cfg.Workers = 3
			three := run(p, cfg)
			if a, b := outcome(&two.Errors[0]), outcome(&three.Errors[0]); len(two.Errors) != 1 || len(three.Errors) != 1 || a != b {
				t.Errorf("%s\nunder %s: two workers find\n%s\nthree\n%s", p, model, a, b)
			}
			cfg.KeepGoing = true
			every := run(p, cfg)
			same := slices.EqualFunc(every.Errors, all.Errors, func(a, b result.Found) bool { return a.Kind == b.Kind && a.Pos == b.Pos && a.Name == b.Name })
			if !same && len(every.Errors) < len(all.Errors) {
				t.Errorf("%s\nunder %s: with all errors\n%+v\ninstead of\n%+v", p, model, every.Errors, all.Errors)
			}
		}
	}
	t.Logf("%d programs with errors, %d with a smaller one, %d with events left out, %d compared with all, %d not the one that is named first without", errors, fewer, cut, compared, other)
	if errors < 4*n || fewer < n || cut < n || compared < n || other > 2+errors/20 {
		t.Errorf("only %d programs with errors, %d with a smaller one, %d with events left out, %d compared with all", errors, fewer, cut, compared)
	}
}

// TestMinimiseBudget: the run stops after so many more executions.
func TestMinimiseBudget(t *testing.T) {
	p := litmus.MustParse(`name budget
P0 { x.rlx = 1; x.rlx = 2; x.rlx = 3; assert 0 }
P1 { y.rlx = 1; x.rlx = 4 }
P2 { a = x.rlx; b = x.rlx; c = x.rlx }
P3 { a = y.rlx; b = x.rlx; c = x.rlx }`)
	for _, budget := range []uint64{1, 10, 100} {
		cfg := litmusConfig(p, "rc11")
		cfg.KeepGoing = false
		cfg.Minimise = &config.Minimising{Executions: budget}
		res, err := trust.Run(context.Background(), cfg)
		if err != nil {
			t.Fatal(err)
		}
		if res.Stopped != "error" || res.Minimised.Executions != budget || len(res.Errors) != 1 || res.Complete+res.Blocked > budget+1 {
			t.Errorf("budget %d: stopped %q after %d and %d executions: %+v", budget, res.Stopped, res.Complete, res.Blocked, res.Minimised)
		}
		if f := &res.Errors[0]; size(f.Graph) != 6 || len(f.Graph.Threads) > 5 {
			t.Errorf("budget %d: %d events in %d threads", budget, size(f.Graph), len(f.Graph.Threads))
		}
	}
}

// TestMinimiseSampled: an error that a sample finds is the one that is made smaller,
// also if the exploration does not get to it.
func TestMinimiseSampled(t *testing.T) {
	errors, fewer := 0, 0
	for _, p := range replayPrograms(20) {
		for _, budget := range []uint64{1, 1 << 40} {
			cfg := litmusConfig(p, "rc11")
			cfg.KeepGoing = false
			cfg.Sampling = &config.Sampling{Min: 10, Max: 100, Threshold: 0.1, Crowds: 1, CrowdSize: 10}
			without, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatal(err)
			}
			if without.Stopped != "error" || without.Estimate.Why != "error" {
				continue
			}
			errors++
			cfg.Minimise = &config.Minimising{Executions: budget, Cost: jumps}
			with, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatal(err)
			}
			if len(with.Errors) != 1 || with.Verdict != result.Erroneous {
				t.Fatalf("%s\n%+v\ninstead of\n%+v", p, with, without)
			}
			f := &with.Errors[0]
			i := slices.IndexFunc(without.Errors, func(g result.Found) bool {
				return f.Kind == g.Kind && f.Pos == g.Pos && f.Other == g.Other && f.Name == g.Name
			})
			if i < 0 || size(f.Graph) > size(without.Errors[i].Graph) {
				t.Errorf("%s\n%v at %d with %d events instead of one of %+v", p, f.Kind, f.Pos, size(f.Graph), without.Errors)
			} else if size(f.Graph) < size(without.Errors[i].Graph) {
				fewer++
			}
			if out, err := replay(t, p, "rc11", f); err != nil || !out.Again {
				t.Errorf("%s\n%v at %v is no execution: %v", p, f.Kind, f.Event, err)
			}
		}
	}
	t.Logf("%d programs, %d with a smaller one", errors, fewer)
	if errors < 40 || fewer < 20 {
		t.Errorf("only %d programs, %d with a smaller one", errors, fewer)
	}
}
