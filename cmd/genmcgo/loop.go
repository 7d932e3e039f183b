package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// loopAt is a loop that an execution goes round in, of a run that takes long: if the number
// of rounds only grows, it may never end.
type loopAt struct {
	report.Place
	Rounds int `json:"rounds"`
}

const (
	loopAfter    = 10 * time.Second // shorter runs have no need for it
	loopGap      = 900 * time.Millisecond
	loopPart     = 20         // finding the loop may take a part of the time like that
	fewestRounds = 10         // fewer are no reason for anything
	loopEffort   = 20_000_000 // instructions to find out
)

// findLoop looks for the loop of the execution at hand if it is time to. It runs aside of
// the workers.
func (p *progress) findLoop(at trust.Progress, now time.Time) {
	if p.looping == nil || now.Sub(p.started) < loopAfter || now.Before(p.look) {
		return
	}
	from := time.Now()
	l := p.looping(at.Threads)
	p.mu.Lock()
	p.loop = l
	p.mu.Unlock()
	took := time.Since(from)
	p.look = now.Add(took + max(loopGap, loopPart*took))
}

// looping returns a function for progress.looping. It has a machine of its own.
func (s *session) looping() func([]trust.ThreadAt) *loopAt {
	n := &names{s: s}
	return func(threads []trust.ThreadAt) (loop *loopAt) {
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
		return &loopAt{Place: at, Rounds: best.Rounds}
	}
}

// text says which loop it is, at full length, short, and not at all; l may be nil.
func (l *loopAt) text() []string {
	if l == nil {
		return nil
	}
	where := fmt.Sprintf("%s:%d", filepath.Base(l.File), l.Line)
	return []string{fmt.Sprintf("in the loop at %s (%s rounds)", where, humanize.Comma(int64(l.Rounds))), "loop " + where, ""}
}
