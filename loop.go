package genmcgo

import (
	"slices"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	"genmcgo/truST/result"
)

// Loop is a loop that an execution is in, with the rounds it has made.
type Loop struct {
	report.Place
	Rounds int `json:"rounds"`
}

const (
	fewestRounds = 10         // fewer are no reason for anything
	loopEffort   = 20_000_000 // instructions to find out
)

// looping returns a function that finds the loop that one of these threads goes round in. It has a machine of its own.
func (s *exploration) looping() func([]result.ThreadAt) *Loop {
	n := &names{s: s}
	return func(threads []result.ThreadAt) (loop *Loop) {
		// A refinement may just have begun: then values and machine do not go together.
		defer func() {
			if recover() != nil {
				loop = nil
			}
		}()
		var best interp.Looping
		for _, t := range threads {
			var values []event.Value
			for x := t.Last; x.Parent != nil; x = x.Parent {
				values = append(values, x.Key)
			}
			slices.Reverse(values)
			var create *event.Label
			if t.Create != nil {
				create = &t.Create.Label
			}
			if l, ok := n.machine().Looping(create, values, loopEffort); ok && l.Rounds > best.Rounds {
				best = l
			}
		}
		if best.Rounds < fewestRounds {
			return nil
		}
		at := n.Position(best.Pos)
		if at.File == "" {
			return nil
		}
		return &Loop{Place: at, Rounds: best.Rounds}
	}
}
