package main

import (
	"fmt"
	"path/filepath"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo"
)

const (
	loopAfter = 10 * time.Second // shorter runs have no need for it
	loopGap   = 900 * time.Millisecond
	loopPart  = 20 // finding the loop may take a part of the time like that
)

// findLoop looks for the loop of the execution at hand if it is time to. It runs aside of
// the workers.
func (p *progress) findLoop(at genmcgo.Progress, now time.Time) {
	if p.looping == nil || now.Sub(p.started) < loopAfter || now.Before(p.look) {
		return
	}
	from := time.Now()
	l := p.looping(at)
	p.mu.Lock()
	p.loop = l
	p.mu.Unlock()
	took := time.Since(from)
	p.look = now.Add(took + max(loopGap, loopPart*took))
}

// loopText says which loop it is, at full length, short, and not at all; l may be nil.
func loopText(l *genmcgo.Loop) []string {
	if l == nil {
		return nil
	}
	where := fmt.Sprintf("%s:%d", filepath.Base(l.File), l.Line)
	return []string{fmt.Sprintf("in the loop at %s (%s rounds)", where, humanize.Comma(int64(l.Rounds))), "loop " + where, ""}
}
