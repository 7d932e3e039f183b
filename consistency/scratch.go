package consistency

import (
	"fmt"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Scratch is implemented by models whose states keep something from choice to choice, and
// can do without.
type Scratch interface {
	Model
	// FromScratch is the model with states that keep nothing. It allows the same choices.
	FromScratch() Model
}

// FromScratch is m without what makes its checks incremental: after every choice all views
// are computed again from the graph, and psc as a matrix of all pairs. The allowed choices
// are the same. It is there to measure what the difference is worth (genmc-2024 §5.2).
// It returns an error if m does not implement [Scratch].
func FromScratch(m Model) (Model, error) {
	if f, ok := m.(Scratch); ok {
		return f.FromScratch(), nil
	}
	return nil, fmt.Errorf("model %s cannot be told to compute everything from scratch: it does not implement consistency.Scratch", m.Name())
}

type scratchModel struct{ Model }

func (m scratchModel) New(g *graph.Graph) State {
	s := &scratchState{State: m.Model.New(g), g: g}
	switch x := s.State.(type) {
	case *scState:
		s.compute = func() { x.Restrict(nil, nil) }
	case *tsoState:
		s.compute = func() { x.Restrict(nil, nil) }
	case *raState:
		s.compute = x.rebuild
	case *rc11State:
		s.compute = x.raState.rebuild
		s.psc = x
	default:
		panic("BUG: unknown state")
	}
	return s
}

// scratchState computes its views when they are asked for after a change.
type scratchState struct {
	State
	g       *graph.Graph
	compute func()
	psc     *rc11State // under rc11
	stale   bool
}

func (s *scratchState) update() {
	if s.stale {
		s.stale = false
		s.compute()
	}
}

func (s *scratchState) changed() {
	s.stale = true
	s.update()
}

// Push computes nothing yet: the graph may turn out to be one of which nothing is to be
// asked (too many arrivals at a barrier).
func (s *scratchState) Push(event.ID)            { s.stale = true }
func (s *scratchState) Join(event.ID, event.ID)  {}
func (s *scratchState) Pop(event.ID)             { s.stale = true }
func (s *scratchState) Read(event.ID)            { s.changed() }
func (s *scratchState) Unread(event.ID)          { s.stale = true }
func (s *scratchState) Place(event.ID)           { s.changed() }
func (s *scratchState) Unplace(event.ID)         { s.stale = true }
func (s *scratchState) Restrict(State, []int32)  { s.stale = true }
func (s *scratchState) Grow(stride int)          { s.changed() }
func (s *scratchState) ByPosition() bool         { return s.psc == nil }
func (s *scratchState) Consistent(event.ID) bool { return s.psc == nil || s.psc.acyclicMatrix() }

func (s *scratchState) FirstRead(r event.ID, rmw bool) int32 {
	s.update()
	return s.State.FirstRead(r, rmw)
}

func (s *scratchState) FirstPlace(w event.ID) int32 {
	s.update()
	return s.State.FirstPlace(w)
}

func (s *scratchState) HB(e event.ID, view []int32) {
	s.update()
	s.State.HB(e, view)
}

func (s *scratchState) HappensBefore(a, b event.ID) bool {
	s.update()
	return s.State.HappensBefore(a, b)
}

// Waits implements Buffering.
func (s *scratchState) Waits(a, b event.ID) bool {
	x, ok := s.State.(Buffering)
	return !ok || x.Waits(a, b)
}
