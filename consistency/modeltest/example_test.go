package modeltest_test

import (
	"context"
	"fmt"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/modeltest"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// coherent is a model: all that is before in program order and reads-from happens before, and
// the coherence order of a location agrees with that.
type coherent struct{}

func (coherent) Name() string               { return "coherent" }
func (coherent) Traits() consistency.Traits { return consistency.Traits{} } // it promises nothing

func (coherent) New(g *graph.Graph) consistency.State { return coherentState{g} }

// coherentState asks the graph for everything, so there is nothing to take note of.
type coherentState struct{ g *graph.Graph }

func (coherentState) Push(event.ID)                       {}
func (coherentState) Join(_, _ event.ID)                  {}
func (coherentState) Pop(event.ID)                        {}
func (coherentState) Read(event.ID)                       {}
func (coherentState) Unread(event.ID)                     {}
func (coherentState) Place(event.ID)                      {}
func (coherentState) Unplace(event.ID)                    {}
func (coherentState) Restrict(consistency.State, []int32) {}
func (coherentState) Grow(int)                            {}

// A read may not read what is older than something it knows of, nor may a write stand there.
// No other choice is forbidden, so these positions say everything.
func (s coherentState) FirstRead(r event.ID, rmw bool) int32 {
	return consistency.FirstKnown(s.g, s.g.At(r).Loc, s.g.PORF(r))
}
func (s coherentState) FirstPlace(w event.ID) int32      { return 1 + s.FirstRead(w, false) }
func (s coherentState) Consistent(event.ID) bool         { return true }
func (s coherentState) ByPosition() bool                 { return true }
func (s coherentState) HB(e event.ID, view []int32)      { copy(view, s.g.PORF(e)) }
func (s coherentState) HappensBefore(a, b event.ID) bool { return graph.In(s.g.PORF(b), a) }

// A memory model of your own: a Model, and a State that answers for one graph. Run in a test
// says whether it keeps the contract; config.Config.Custom explores with it.
func Example() {
	p := litmus.MustParse("P0 { x.rlx = 1; r0 = y.rlx }\nP1 { y.rlx = 1; r0 = x.rlx }")

	modeltest.Run(&testing.T{}, coherent{}, []*litmus.Program{p}) // t, in a test

	res, err := trust.Run(context.Background(), config.Config{
		Custom:     coherent{},
		Workers:    1,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(res.Complete, "executions: store buffering is allowed")
	// Output: 4 executions: store buffering is allowed
}
