package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Which loop a thread goes round in, for reports of progress. Whether it stops there is decided elsewhere (spin.go).

// Looping is a loop and how often its header was passed since the loop was entered.
type Looping struct {
	Pos    int32
	Rounds int
}

// loops watches the loops of a thread that is run again.
type loops struct {
	m    *Machine
	open []openLoop // outermost first; some of them may be over
}

type openLoop struct {
	fn          *ir.Func
	loop        int32
	depth       int // of the frame
	rounds      int
	first, last uint32 // events before the first and the latest round
}

// left forgets loops that are over because frames are gone.
func (l *loops) left(t *Thread) {
	for n := len(l.open); n > 0 && (l.open[n-1].depth > len(t.frames) || l.open[n-1].fn != t.frames[l.open[n-1].depth-1].fn); n-- {
		l.open = l.open[:n-1]
	}
}

func (l *loops) find(t *Thread, loop int32) int {
	for i := len(l.open) - 1; i >= 0 && l.open[i].depth == len(t.frames); i-- {
		if l.open[i].loop == loop {
			return i
		}
	}
	return -1
}

// entered takes note of a loop of the newest frame being entered from outside.
func (l *loops) entered(t *Thread, loop int32) {
	l.left(t)
	if i := l.find(t, loop); i >= 0 {
		l.open = l.open[:i]
	}
}

// round takes note of the header of a loop of the newest frame being passed.
func (l *loops) round(t *Thread, loop int32) {
	l.left(t)
	i := l.find(t, loop)
	if i < 0 {
		i = len(l.open)
		l.open = append(l.open, openLoop{fn: t.frames[len(t.frames)-1].fn, loop: loop, depth: len(t.frames), first: t.events})
	}
	l.open = l.open[:i+1] // those inside of it are over
	l.open[i].rounds++
	l.open[i].last = t.events
}

// Looping runs a thread again, the main thread or the one that create starts, whose events
// returned these values, and returns the loop that it goes round in by then, the one with
// the most rounds; ok is false if there is none, or if finding out takes more than most
// instructions.
func (m *Machine) Looping(create *event.Label, values []event.Value, most uint64) (loop Looping, ok bool) {
	m.loops = &loops{m: m}
	defer func() { m.loops = nil }()
	var lab event.Label
	var t *Thread
	if create == nil {
		t = m.Main(&lab).(*Thread)
	} else {
		t = m.Spawn(create, &lab).(*Thread)
	}
	defer t.Release()
	for start, i := m.steps, 0; i < len(values) && !lab.Kind.Terminal(); i++ {
		if t.Resume(values[i], &lab); m.steps-start > most {
			return Looping{}, false
		}
	}
	m.loops.left(t)
	for _, o := range m.loops.open {
		// A loop that is over, with its function still running, was passed last long ago.
		period := uint32(1)
		if o.rounds > 1 {
			period = max(period, (o.last-o.first)/uint32(o.rounds-1))
		}
		if t.events-o.last > 2*period || o.rounds <= loop.Rounds {
			continue
		}
		f := &t.frames[o.depth-1]
		loop, ok = Looping{t.loopPos(f, &o.fn.Loops[o.loop]), o.rounds}, true
	}
	return loop, ok
}
