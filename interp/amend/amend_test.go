package amend_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/interp/amend"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var programs = scale.Flag("amend.n", scale.By{Short: 30, Usual: 150, Full: 5000}, "random programs to change")

// rewrite calls f with each statement and its position, in the order of positions, and
// puts what f returns in its place.
func rewrite(ss []litmus.Stmt, pos *int32, f func(s litmus.Stmt, pos int32) []litmus.Stmt) []litmus.Stmt {
	var out []litmus.Stmt
	for _, s := range ss {
		at := *pos
		*pos++
		if s.Op == litmus.If {
			s.Then = rewrite(s.Then, pos, f)
			s.Else = rewrite(s.Else, pos, f)
		}
		out = append(out, f(s, at)...)
	}
	return out
}

// stronger is the weakest order that is as strong as both.
func stronger(a, b event.Ordering) event.Ordering {
	for _, o := range []event.Ordering{event.Relaxed, event.Acquire, event.Release, event.AcqRel} {
		if o.Acq() == (a.Acq() || b.Acq()) && o.Rel() == (a.Rel() || b.Rel()) && a != event.SeqCst && b != event.SeqCst {
			return o
		}
	}
	return event.SeqCst
}

// executions are the executions of the program that newMachine runs.
func executions(t *testing.T, what, model string, newMachine func(deps bool) event.Machine) (out []string) {
	t.Helper()
	_, err := trust.Run(context.Background(), config.Config{
		Model: model, Workers: 1, KeepGoing: true, MaxExecutions: 2000,
		NewProgram: func(r *config.Refinement) config.Program {
			c := cache.New(newMachine(r.TrackDeps), true)
			c.SetBudget(1) // states are thrown away and made again
			return c
		},
		OnExecution: func(s *result.Snapshot, _ bool) {
			out = append(out, canon.FromSnapshot(s))
		},
	})
	if err != nil {
		t.Fatalf("%s, %s: %v", what, model, err)
	}
	slices.Sort(out)
	return out
}

// changeRandomly returns p with stronger orders and more fences, and these changes.
func changeRandomly(p *litmus.Program, r *rand.Rand, seed uint64) (*litmus.Program, []amend.Change) {
	q := p.Clone()
	var changes []amend.Change
	pos := int32(0)
	for i := range q.Threads {
		q.Threads[i].Stmts = rewrite(q.Threads[i].Stmts, &pos, func(s litmus.Stmt, at int32) []litmus.Stmt {
			load, store := s.Op == litmus.Load || s.Op == litmus.Await, s.Op == litmus.Store
			rmw := s.Op == litmus.Xchg || s.Op == litmus.Add || s.Op == litmus.Or || s.Op == litmus.CAS
			if !load && !store && !rmw || r.IntN(3) == 0 {
				return []litmus.Stmt{s}
			}
			order := []event.Ordering{event.Acquire, event.Release}[r.IntN(2)]
			if seed%2 == 0 && r.IntN(2) == 0 {
				before := r.IntN(2) == 0
				changes = append(changes, amend.Change{Pos: at, Order: event.SeqCst, Fence: true, Before: before})
				if before {
					return []litmus.Stmt{{Op: litmus.Fence, Reg: -1, Ord: event.SeqCst}, s}
				}
				return []litmus.Stmt{s, {Op: litmus.Fence, Reg: -1, Ord: event.SeqCst}}
			}
			changes = append(changes, amend.Change{Pos: at, Order: order})
			if s.Ord != event.NotAtomic && (rmw || load && order == event.Acquire || store && order == event.Release) {
				s.Ord = stronger(s.Ord, order)
				if s.Op == litmus.CAS && order == event.Acquire {
					s.Fail = stronger(s.Fail, event.Acquire)
				}
			}
			return []litmus.Stmt{s}
		})
	}
	return q, changes
}

// TestMachine changes random programs, once by a wrapped machine and once in their text:
// they have the same executions.
func TestMachine(t *testing.T) {
	changed := 0
	for seed := range uint64(programs.N()) {
		r := rand.New(rand.NewPCG(seed, 8))
		p := litmus.Generate(seed, 4+int(seed%4))
		q, changes := changeRandomly(p, r, seed)
		if len(changes) == 0 {
			continue
		}
		changed++
		models := []string{"rc11", "tso"}
		if !slices.ContainsFunc(changes, func(c amend.Change) bool { return c.Fence }) {
			models = append(models, "imm")
		}
		for _, model := range models {
			wrapped := executions(t, fmt.Sprintf("seed %d: %v of\n%s", seed, changes, p), model, func(deps bool) event.Machine {
				if deps {
					return amend.Machine(p.DepMachine(), changes)
				}
				return amend.Machine(p.Machine(), changes)
			})
			written := executions(t, fmt.Sprintf("seed %d:\n%s", seed, q), model, func(deps bool) event.Machine {
				if deps {
					return q.DepMachine()
				}
				return q.Machine()
			})
			if !slices.Equal(wrapped, written) {
				diff := ""
				for _, x := range wrapped {
					if !slices.Contains(written, x) {
						diff = "\nnot written:\n" + x
						break
					}
				}
				t.Fatalf("seed %d, %s: %v: %d executions, %d if it is written%s\n%s\n%s", seed, model, changes, len(wrapped), len(written), diff, p, q)
			}
		}
	}
	if changed < programs.N()/2 {
		t.Errorf("only %d programs changed", changed)
	}
}
