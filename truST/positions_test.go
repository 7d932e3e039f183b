package trust_test

import (
	"context"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// sure is imm, but it knows of each event, also of one that fills a hole, whether everything
// from the first position on is consistent: it tries.
type sure struct {
	consistency.Model
	filled *int // reads that filled a hole
}

func (m sure) New(g *graph.Graph) consistency.State {
	return &sureState{State: m.Model.New(g), g: g, filled: m.filled}
}

type sureState struct {
	consistency.State
	g      *graph.Graph
	filled *int
}

func (s *sureState) Prefix(e event.ID, m *graph.Marks) { s.State.(consistency.Dependent).Prefix(e, m) }

func (s *sureState) Restrict(from consistency.State, view []int32) {
	s.State.Restrict(from.(*sureState).State, view)
}

func (s *sureState) ByPosition() bool {
	e := s.g.Order[len(s.g.Order)-1]
	x := s.g.At(e)
	if x.Kind != event.Read || x.HasRF || x.Await != event.AwaitNone {
		return s.State.ByPosition()
	}
	co := slices.Clone(s.g.Co(x.Loc))
	for pos := s.FirstRead(e, false); int(pos) < len(co); pos++ {
		if x.Succeeds(s.g.ValueOf(x.Loc, co[pos])) {
			return false
		}
		s.g.SetRF(e, co[pos])
		s.Read(e)
		ok := s.Consistent(e)
		s.Unread(e)
		s.g.UnsetRF(e)
		if !ok {
			return false
		}
	}
	return true
}

func (s *sureState) Push(e event.ID) {
	if s.State.Push(e); s.g.At(e).Kind == event.Read && !s.g.Newest(e) {
		*s.filled++
	}
}

// TestPositionsInHoles: a model may know that all positions are right for a read that fills a
// hole. The read is then still not the last event of its thread.
func TestPositionsInHoles(t *testing.T) {
	imm, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	imm = alwaysHoles{imm}
	filled := 0
	check := func(p *litmus.Program) {
		t.Helper()
		var counts []uint64
		var sets [][]string
		for _, model := range []consistency.Model{imm, sure{imm, &filled}} {
			var set []string
			cfg := config.Config{Custom: model, Workers: 1, KeepGoing: true, MaxEvents: 100,
				NewProgram: func(*config.Refinement) config.Program {
					set = nil // a new exploration
					return cache.New(p.DepMachine(), true)
				}}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s\n%v", p, err)
			}
			counts = append(counts, res.Complete)
			cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
				if !blocked {
					set = append(set, canon.FromSnapshot(s))
				}
			}
			if _, err := trust.Run(context.Background(), cfg); err != nil {
				t.Fatalf("%s\n%v", p, err)
			}
			slices.Sort(set)
			sets = append(sets, set)
		}
		if counts[0] != counts[1] || !slices.Equal(sets[0], sets[1]) || int(counts[0]) != len(sets[0]) {
			t.Errorf("%s\nimm has %d executions (%d shown), with sure positions %d (%d shown)", p, counts[0], len(sets[0]), counts[1], len(sets[1]))
		}
	}
	check(litmus.MustParse("P0 { a = x.rlx; b = z.rlx; y.rlx = 1 }\nP1 { c = y.rlx; x.rlx = 1 }\nP2 { z.rlx = 1 }"))
	for seed := range uint64(scale.By{Short: 30, Usual: 180, Wide: 300, Full: 5000}.N()) {
		p := litmus.Generate(seed, 5+int(seed%3))
		relax(p)
		check(p)
	}
	if filled == 0 {
		t.Error("no read filled a hole")
	}
}
