package report

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// straight is a random program without branches.
func straight(r *rand.Rand) *litmus.Program {
	p := &litmus.Program{Name: "random", Size: 4, Locs: []string{"x", "y", "z"}[:2+r.IntN(2)]}
	orders := map[litmus.Op][]event.Ordering{
		litmus.Load:  {event.Relaxed, event.Relaxed, event.Acquire, event.SeqCst},
		litmus.Store: {event.Relaxed, event.Relaxed, event.Release, event.SeqCst},
		litmus.Add:   {event.Relaxed, event.AcqRel},
		litmus.Fence: {event.Acquire, event.Release, event.SeqCst, event.SeqCst},
	}
	threads := 2 + r.IntN(3)
	for t := range threads {
		b := litmus.Body{Name: fmt.Sprintf("P%d", t)}
		for i := range 1 + r.IntN(6-threads) {
			s := litmus.Stmt{Op: litmus.Load, Reg: i, Loc: litmus.Loc{Base: r.IntN(len(p.Locs))}, A: litmus.Const(1)}
			switch n := r.IntN(20); {
			case n < 9:
				s.Op, s.Reg = litmus.Store, -1
			case n == 9:
				s.Op = litmus.Add
			}
			if i > 0 && r.IntN(5) == 0 {
				f := litmus.Stmt{Op: litmus.Fence, Reg: -1}
				f.Ord = orders[f.Op][r.IntN(4)]
				b.Stmts = append(b.Stmts, f)
			}
			s.Ord = orders[s.Op][r.IntN(len(orders[s.Op]))]
			b.Stmts = append(b.Stmts, s)
		}
		p.Threads = append(p.Threads, b)
	}
	return p
}

// executions calls f with every complete execution of p.
func executions(t *testing.T, p *litmus.Program, model string, f func(s *result.Snapshot)) {
	t.Helper()
	_, err := trust.Run(context.Background(), config.Config{Model: model, Workers: 1, NoRaces: true,
		NewProgram: func(r *config.Refinement) config.Program {
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		},
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if !blocked {
				f(s)
			}
		},
	})
	if err != nil {
		t.Fatalf("%s\n%v", p, err)
	}
}

// accessKey tells executions apart by what their accesses read and in which order they
// write, whatever fences there are.
func accessKey(s *result.Snapshot) string {
	name := map[event.ID]string{event.Init: "init"}
	for t := range s.Threads {
		n := 0
		for i, e := range s.Threads[t].Events {
			if e.IsAccess() {
				name[id(int32(t), int32(i))] = fmt.Sprintf("%d.%d", s.Threads[t].Tid, n)
				n++
			}
		}
	}
	reads := map[string]string{}
	for t := range s.Threads {
		for i, e := range s.Threads[t].Events {
			if e.Kind == event.Read {
				reads[name[id(int32(t), int32(i))]] = name[e.RF]
			}
		}
	}
	co := map[event.Addr][]string{}
	for _, c := range s.Co {
		for _, w := range c.Writes {
			co[c.Addr] = append(co[c.Addr], name[w])
		}
	}
	return fmt.Sprint(reads, co)
}

// remedied is p with what r proposes for execution s of it.
func remedied(p *litmus.Program, s *result.Snapshot, r *remedy) *litmus.Program {
	p = p.Clone()
	at := func(id event.ID) (thread, stmt int) {
		n := int(s.Threads[id.Thread].Events[id.Index].Pos)
		for n >= len(p.Threads[thread].Stmts) {
			n -= len(p.Threads[thread].Stmts)
			thread++
		}
		return thread, n
	}
	for _, e := range r.release {
		t, i := at(e)
		if s := &p.Threads[t].Stmts[i]; s.Ord == event.Acquire {
			s.Ord = event.AcqRel
		} else {
			s.Ord = max(s.Ord, event.Release)
		}
	}
	for _, e := range r.acquire {
		t, i := at(e)
		if s := &p.Threads[t].Stmts[i]; s.Ord == event.Release {
			s.Ord = event.AcqRel
		} else {
			s.Ord = max(s.Ord, event.Acquire)
		}
	}
	after := map[[2]int]bool{}
	for _, f := range r.fences {
		t, i := at(f.a)
		after[[2]int{t, i}] = true
	}
	for t := range p.Threads {
		var out []litmus.Stmt
		for i, s := range p.Threads[t].Stmts {
			out = append(out, s)
			if after[[2]int{t, i}] {
				out = append(out, litmus.Stmt{Op: litmus.Fence, Reg: -1, Ord: event.SeqCst})
			}
		}
		p.Threads[t].Stmts = out
	}
	return p
}

// TestRemedies does what the sentences propose, and looks whether the execution is
// still there.
func TestRemedies(t *testing.T) {
	seeds := scale.By{Short: 50, Usual: 200, Full: 2000}.N()
	tried := map[string]int{}
	none := map[string]int{}
	programs := litmus.All()[:0:0]
	for seed := range uint64(seeds) {
		programs = append(programs, straight(rand.New(rand.NewPCG(seed, 4))))
	}
	for _, p := range programs {
		for _, model := range consistency.NamesOf(func(t consistency.Traits) bool { return !t.Sequential() }) {
			known := map[string]bool{}
			executions(t, p, model, func(s *result.Snapshot) {
				c := shortestCycle(s, relate(s), nil)
				if c == nil {
					return
				}
				v := newView(fake{"x.c"}, &Sources{}, s)
				w := newWeak(v, &Laws{Base: model}, c)
				if text := w.sentence(); text == "" || strings.Contains(text, "%!") || strings.HasPrefix(text, "each of these") {
					t.Fatalf("%s\n%s: %v: %q", p, model, c, text)
				}
				r := w.remedy()
				if r == nil {
					none[model]++
					return
				}
				if k := fmt.Sprint(*r); known[k] || len(known) > 4 {
					return
				} else {
					known[k] = true
				}
				what := model + " orderings"
				if len(r.fences) > 0 {
					what = model + " fences"
				}
				tried[what]++
				key := accessKey(s)
				q := remedied(p, s, r)
				executions(t, q, model, func(s *result.Snapshot) {
					if accessKey(s) == key {
						t.Fatalf("%s\n%s: %v\n%s, but then it is still there\n%s", p, model, c, fmt.Sprint(*r), q)
					}
				})
			})
		}
	}
	t.Log(tried, "none:", none)
	for _, what := range []string{"tso fences", "tso-allfences fences", "ra orderings", "rc11 orderings", "rc11 fences", "imm orderings", "imm fences"} {
		if tried[what] < seeds/50 {
			t.Errorf("only %d tried of %s", tried[what], what)
		}
	}
	if none["rc11"] > 0 || none["tso"] > 0 {
		t.Errorf("cycles without a remedy: %v", none)
	}
}
