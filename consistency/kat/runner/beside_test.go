package runner_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/catalog"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// beside is the model imm from its file, and in each question its checker written by hand,
// which keeps nothing from choice to choice. Both must call the same graphs consistent, with
// holes too, and must say the same of what an event needs.
type beside struct {
	consistency.Model
	hand   consistency.Model
	asked  map[string]int // questions, by kind
	differ func(format string, args ...any)
}

type besideState struct {
	consistency.State
	hand consistency.State
	g    *graph.Graph
	m    *beside
}

// Traits: its states judge no accesses, which imm.kat's do.
func (m *beside) Traits() consistency.Traits { return consistency.Traits{Dependencies: true} }

func (m *beside) New(g *graph.Graph) consistency.State {
	return &besideState{m.Model.New(g), m.hand.New(g), g, m}
}

func (s *besideState) Push(e event.ID)    { s.State.Push(e); s.hand.Push(e) }
func (s *besideState) Join(e, o event.ID) { s.State.Join(e, o); s.hand.Join(e, o) }
func (s *besideState) Pop(e event.ID)     { s.State.Pop(e); s.hand.Pop(e) }
func (s *besideState) Read(e event.ID)    { s.State.Read(e); s.hand.Read(e) }
func (s *besideState) Unread(e event.ID)  { s.State.Unread(e); s.hand.Unread(e) }
func (s *besideState) Place(e event.ID)   { s.State.Place(e); s.hand.Place(e) }
func (s *besideState) Unplace(e event.ID) { s.State.Unplace(e); s.hand.Unplace(e) }
func (s *besideState) Grow(stride int)    { s.State.Grow(stride); s.hand.Grow(stride) }
func (s *besideState) Restrict(from consistency.State, n []int32) {
	f := from.(*besideState)
	s.State.Restrict(f.State, n)
	s.hand.Restrict(f.hand, n)
}

func (s *besideState) Consistent(e event.ID) bool {
	file, hand := s.State.Consistent(e), s.hand.Consistent(e)
	s.m.asked["Consistent"]++
	if file != hand {
		s.m.differ("after %v: consistent is %v by the file, %v by hand\n%s", e, file, hand, events(s.g))
	}
	// The exploration asks only for the past of writes that others may read.
	if hand && s.g.Holes() && s.g.At(e).Kind == event.Write {
		s.Prefix(e, &graph.Marks{})
	}
	return hand
}

func (s *besideState) Prefix(e event.ID, m *graph.Marks) {
	var file, hand graph.Marks
	for _, x := range s.g.Order {
		if m.Has(x) {
			file.Add(x)
			hand.Add(x)
		}
	}
	s.State.(consistency.Dependent).Prefix(e, &file)
	s.hand.(consistency.Dependent).Prefix(e, &hand)
	s.m.asked["Prefix"]++
	if s.g.Holes() {
		s.m.asked["Prefix with holes"]++
	}
	for _, x := range s.g.Order {
		// By hand the label of a failed read says that it is a release; the file keeps the Skip that says so.
		if s.g.At(x).Kind == event.Skip && file.Has(x) && file.Has(event.ID{Thread: x.Thread, Index: x.Index - 1}) {
			continue
		}
		if file.Has(x) != hand.Has(x) {
			s.m.differ("what %v needs has %v: %v by the file, %v by hand\n%s", e, x, file.Has(x), hand.Has(x), events(s.g))
			break
		}
	}
	s.State.(consistency.Dependent).Prefix(e, m)
}

// events is g in words.
func events(g *graph.Graph) string {
	var b strings.Builder
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := int32(0); i < g.Slots(t); i++ {
			id := event.ID{Thread: t, Index: i}
			x := g.At(id)
			fmt.Fprintf(&b, "  %v %v.%v at %#x", id, x.Kind, x.Ord, x.Addr)
			switch {
			case x.Absent:
				b.WriteString(" absent")
			case x.HasRF:
				fmt.Fprintf(&b, " reads %v", x.RF)
			case x.Kind == event.Write:
				fmt.Fprintf(&b, " place %d", x.CoPos)
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

var besides = scale.Flag("kat.beside", scale.By{Short: 30, Usual: 90, Wide: 150, Full: 3000}, "random programs of each kind on which imm.kat is compared with imm")

// TestBesideIMM asks imm.kat and the checker written by hand the same questions wherever
// the exploration of random programs leads, graphs with holes above all.
func TestBesideIMM(t *testing.T) {
	file, err := catalog.ByName("imm.kat")
	if err != nil {
		t.Fatal(err)
	}
	hand, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	hand = hand.(interface{ FromScratch() consistency.Model }).FromScratch()
	asked := map[string]int{}
	failures, n := 0, besides.N()
	for _, generate := range []func(seed uint64, size int) *litmus.Program{litmus.GenerateDeps, litmus.GenerateCompeting, litmus.GenerateForwards, litmus.GenerateTries, litmus.GenerateStops} {
		for seed := uint64(0); int(seed) < n && failures < 3; seed++ {
			p := generate(seed, 5+int(seed%5))
			said := false
			m := &beside{Model: file, hand: hand, asked: asked, differ: func(format string, args ...any) {
				if !said {
					said = true
					failures++
					t.Errorf(format+"%s", append(args, p)...)
				}
			}}
			_, err := trust.Run(context.Background(), config.Config{
				Custom: m, Workers: 1, KeepGoing: true, NoRaces: true, Schedule: config.Schedule(seed % 3), Seed: int64(seed), MaxExecutions: 200,
				NewProgram: func(r *config.Refinement) config.Program {
					if r.TrackDeps {
						return cache.New(p.DepMachine(), true)
					}
					return cache.New(p.Machine(), true)
				},
			})
			if err != nil {
				t.Fatalf("%v\n%s", err, p)
			}
		}
	}
	t.Log("asked: ", asked)
	for _, q := range []string{"Consistent", "Prefix", "Prefix with holes"} {
		if asked[q] < 5*n {
			t.Errorf("%s was asked %d times only", q, asked[q])
		}
	}
}
