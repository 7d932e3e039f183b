package trust_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// giver counts how often it is asked to give memory back. Before each step it calls begun, which can wait until memory
// is measured: the run would be over before that.
type giver struct {
	*cache.Trie
	times *atomic.Int32
	begun func()
}

func (g giver) Next(s *event.Step, v event.Value) *event.Step {
	g.begun()
	return g.Trie.Next(s, v)
}

func (g giver) GiveBack() {
	g.times.Add(1)
	g.Trie.GiveBack()
}

// stepper counts how many steps it was asked for.
type stepper struct {
	*cache.Trie
	steps *atomic.Int32
}

func (p stepper) Next(s *event.Step, v event.Value) *event.Step {
	p.steps.Add(1)
	return p.Trie.Next(s, v)
}

// TestMemoryGivenBack: as long as giving back what can be given back is enough, a run
// that is short of memory goes on, and finds what it would have found.
func TestMemoryGivenBack(t *testing.T) {
	scale.NotShort(t)
	every := scale.By{Short: 2, Usual: 2, Wide: 1, Full: 1}
	for i, equivalence := range config.Equivalences {
		for j, workers := range []int{1, 3} {
			for k, on := range []bool{true, false} {
				if equivalence == "rvf" && (workers == 1 || !on) {
					continue // it is slower
				}
				if equivalence != "rvf" && !every.Nth(i+j+k) {
					continue
				}
				t.Run(fmt.Sprintf("%s/workers=%d/cache=%v", equivalence, workers, on), func(t *testing.T) {
					p := fib(4, "sc", "sc")
					var times atomic.Int32
					cfg := config.Config{Model: "sc", Workers: workers, Oversubscribe: true, MaxMemory: 100, Equivalence: equivalence}
					measured := make(chan struct{}, 1)
					cfg.NewProgram = func(*config.Refinement) config.Program {
						return giver{cache.New(p.Machine(), on), &times, sync.OnceFunc(func() {
							select {
							case <-measured:
							case <-time.After(time.Second): // another worker took the message
							}
						})}
					}
					want := runUpTo(t, p, "sc", equivalence, 1)
					cfg.MeasureMemory = func(collect bool) (needed, used uint64) {
						if collect {
							return 60, 60
						}
						select {
						case measured <- struct{}{}:
						default:
						}
						return 90, 90
					}
					// Runs may be over all the same.
					patience.Until(t, "a worker is asked to give memory back", func() bool {
						res, err := trust.Run(context.Background(), cfg)
						if err != nil {
							t.Fatal(err)
						}
						if res.Stopped != "" || res.Complete != want.Complete || res.Blocked != want.Blocked || res.Memory != nil {
							t.Fatalf("%d executions, %d blocked, stopped %q; want %d and %d", res.Complete, res.Blocked, res.Stopped, want.Complete, want.Blocked)
						}
						return times.Load() > 0
					})
				})
			}
		}
	}
}

// TestMemoryEndsRun: where it is not enough, the run is incomplete, says what it needed
// memory for, and keeps what it counted. An estimate gives up, and the exploration is tried.
func TestMemoryEndsRun(t *testing.T) {
	for _, equivalence := range slices.Concat(config.Equivalences, []string{"auto"}) {
		for _, sampling := range []bool{false, true} {
			if sampling && equivalence != "co" {
				continue
			}
			t.Run(fmt.Sprintf("%s/sampling=%v", equivalence, sampling), func(t *testing.T) {
				p := fib(9, "sc", "sc")
				cfg := config.Config{Model: "sc", Workers: 2, Oversubscribe: true, MaxMemory: 1 << 40, Equivalence: equivalence}
				// Until workers have taken steps there is enough memory: before, graphs have no events.
				var steps atomic.Int32 // since the youngest program was made
				cfg.NewProgram = func(*config.Refinement) config.Program {
					steps.Store(0)
					return stepper{cache.New(p.Machine(), true), &steps}
				}
				if sampling {
					cfg.Sampling = &config.Sampling{Min: 1 << 30, Max: 1 << 30}
				}
				cfg.MeasureMemory = func(bool) (needed, used uint64) {
					if steps.Load() < 1000 {
						return 0, 0
					}
					return 1 << 40, 1 << 40
				}
				res, err := trust.Run(context.Background(), cfg)
				if err != nil {
					t.Fatal(err)
				}
				m := res.Memory
				if res.Stopped != "memory" || res.Verdict != result.Incomplete || m == nil {
					t.Fatalf("%v, stopped %q, %+v", res.Verdict, res.Stopped, m)
				}
				if m.Limit != 1<<40 || m.Needed != 1<<40 || m.Steps+m.Graphs+m.Other != m.Needed || m.Graphs == 0 || m.Steps == 0 || m.Events == 0 {
					t.Errorf("%+v", m)
				}
				if sampling && (res.Estimate == nil || res.Estimate.Why != "memory") {
					t.Errorf("the estimate is %+v", res.Estimate)
				}
			})
		}
	}
}
