package trust

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/progress"
	"genmcgo/truST/result"
	"genmcgo/truST/rvf"
	"genmcgo/truST/wire"
)

// Session explores parts of a program, one after the other, on one goroutine: what a
// durable or distributed run consists of. Each part comes as a bundle (bundle.go), and what is
// left of it when it is given up goes as bundles. Whoever hands bundles to sessions and adds up
// the parts they return (Sum) gets the result of the whole exploration, however it was cut.
//
// The program with its tree of steps, and memory of graphs, are kept from one bundle to the next.
type Session struct {
	cfg   config.Config
	model consistency.Model
	ref   config.Refinement

	on   engine.Ground
	told event.Counters // of the program, when the latest part was made

	sizes engine.Sizes // what alternatives came to so far

	recurring     *recurrences // of the latest part
	mostRecurring int          // of a part

	complete, blocked uint64 // executions of the latest part
}

// NewSession returns a session of the exploration that cfg asks for, under a refinement. The
// exploration itself is all there is: an equivalence is chosen and executions are sampled before.
// Workers and MaxMemory of cfg do not count. Calls of OnExecution by several sessions may overlap,
// and executions of calls of Explore that end with an error are shown, too. NewSession returns an error if cfg cannot be run.
func NewSession(cfg config.Config, ref config.Refinement) (*Session, error) {
	cfg, model, err := inParts(cfg)
	if err != nil {
		return nil, err
	}
	return &Session{cfg: cfg, model: model, ref: ref.Under(model), mostRecurring: maxRecurringOfPart}, nil
}

// divisible is an explorer whose work can be taken up and given up as bundles.
type divisible interface {
	engine.Explorer
	// TakeBundle makes bundle what is to be done. It may come from anywhere.
	TakeBundle(bundle []byte) error
	// ExploreUntil explores until nothing is left, or the run is stopped, or as signal says. It
	// returns what is left after a signal. An error is one of the bundle.
	ExploreUntil(signal func() wire.Signal) (rest [][]byte, err error)
	// Graphs are those that another explorer of the program may use again.
	Graphs() []*execution.Execution
}

// Explore explores a bundle until it is done, or as long as signal, which is called after
// each execution, returns wire.NoSignal. It returns what this call counted and found, as bytes
// that Sum adds up, and what is left of the bundle:
//
//   - nothing, if it is done, or if the part ends the whole exploration (an error was found, a
//     limit reached, the program has to be explored under another refinement);
//   - after Split the oldest alternative, which is probably the biggest, and then the rest; after
//     Split+n up to n alternatives more, each as a bundle, as long as half of all are left. If
//     there is only one alternative, Explore goes on; up to the values of reads also as long as what
//     has to be explored depends on what is found in that one;
//   - after Pause all of it, as one bundle unless that would be large. So it is without a signal, too, when the part
//     has many executions that other parts may reach.
//
// What is left has a few megabytes at most. As long as it would have more, Explore goes on.
//
// A bundle that is none of this exploration's is an error. One that was made to look like one may
// be told only by what it leads to, which is then a BugError. When ctx ends, Explore returns its
// error. After an error nothing was counted, and the session can be used again.
func (s *Session) Explore(ctx context.Context, bundle []byte, signal func() wire.Signal) (part []byte, rest [][]byte, err error) {
	sh := newAttempt(&s.cfg, s.ref.Clone(), 0)
	defer context.AfterFunc(ctx, func() { sh.Stop("interrupt") })()
	x := s.explorer(sh)
	exploring := func() (rest [][]byte, err error) {
		defer func() {
			if r := recover(); r != nil {
				rest, err = nil, &result.BugError{Value: r, Stack: string(debug.Stack())}
				s.on = engine.Ground{}
			}
		}()
		observers := x.Common().Observers
		for _, o := range observers {
			o.Began(x)
		}
		if err := x.TakeBundle(bundle); err != nil {
			return nil, err
		}
		rest, err = x.ExploreUntil(func() wire.Signal {
			if len(s.recurring.of) >= s.mostRecurring {
				return wire.Pause
			}
			return signal()
		})
		for _, o := range observers {
			o.Through(x)
		}
		return rest, err
	}
	rest, err = exploring()
	sh.Ended()
	w := x.Common()
	s.on.Pool = nil
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case err != nil:
		return nil, nil, fmt.Errorf("a bundle cannot be explored: %w", err)
	}
	x.Close()
	if sh.Why == "" || sh.Why == rvf.Pausing {
		s.on.Pool = x.Graphs()
	}
	p := s.part(sh, w)
	p.recurring = &s.recurring.recurring
	p.Left = -wire.Work(bundle)
	for _, b := range rest {
		p.Left += wire.Work(b)
	}
	s.complete, s.blocked = p.Complete-p.Waiting, p.Blocked
	part, err = p.marshal()
	return part, rest, err
}

// Counts are the numbers of complete and of blocked executions that the latest Explore returned.
func (s *Session) Counts() (complete, blocked uint64) { return s.complete, s.blocked }

// explorer is a new one, on what the one before has left.
func (s *Session) explorer(sh *attempt) divisible {
	if s.on.Prog == nil {
		s.on = engine.NewGround(&s.cfg, &s.ref)
		s.told = event.Counters{}
	}
	m := sh.Pool.NewMember()
	var x divisible
	if s.cfg.Equivalence == "rvf" {
		x = &rvf.Nodes{Explorer: rvf.New(newBase(s.on, &s.cfg, sh, s.model, &s.ref, m), &s.ref, &sh.rvf)}
	} else {
		w := newWorker(s.on, &s.cfg, sh, s.model, &s.ref, m)
		f := progress.NewForesight(w.Common(), &s.sizes)
		w.Observers = append(w.Observers, f)
		x = &graphs{Worker: w, foresee: f}
	}
	s.recurring = newRecurrences(x.Common())
	m.Join(x)
	return x
}

// part is what w, which has ended, counted and found.
func (s *Session) part(sh *attempt, w *engine.Base) *Part {
	p := partOf(w)
	without(&p.Stats, &s.told)
	s.told = s.on.Prog.Counters()
	switch sh.Why {
	case "refinement":
		ref := sh.Ref.Clone()
		p.Refinement = &ref
	case "", rvf.Pausing:
		if sh.RefinedAtEnd() {
			ref := sh.Ref.Clone()
			p.later = &ref
		}
	case "failure":
		p.Failure = failureOf(sh.Err)
	default:
		p.Stopped = sh.Why
	}
	if m := sh.minimiser; m != nil && m.Erring.Load() {
		p.first, p.after = m.First, m.After.Load()
	}
	return p
}

// without leaves of s what came after c was counted.
func without(s *result.Stats, c *event.Counters) {
	s.Instructions -= c.Instructions
	s.CacheHits -= c.Hits
	s.CacheMisses -= c.Misses
	s.Reruns -= c.Reruns
	s.Evictions -= c.Evictions
	s.CacheBytes -= c.PeakBytes
}

// GiveBack gives back memory that is kept only to save time. It must not be called during
// Explore.
func (s *Session) GiveBack() {
	s.on.Pool = nil
	if p, ok := s.on.Prog.(interface{ GiveBack() }); ok {
		p.GiveBack()
	}
}

func (x *graphs) Graphs() []*execution.Execution { return append(x.Spare, x.Stack...) }

func (x *graphs) TakeBundle(bundle []byte) (err error) {
	if len(bundle) == 0 {
		return x.TakeTask(&wire.Task{})
	}
	x.waiting, err = readPieces(bundle)
	return err
}

// take puts the newest piece on the stack. Whatever is wrong with it is an error, even if
// another part of the engine notices it.
func (x *graphs) take() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("it is damaged: %v", r)
		}
	}()
	n := len(x.waiting) - 1
	p := x.waiting[n]
	x.waiting = x.waiting[:n]
	return x.takePiece(p)
}

func (x *graphs) ExploreUntil(signal func() wire.Signal) (rest [][]byte, err error) {
	w := x.Worker
	between := func() bool {
		if s := signal(); s != wire.NoSignal && !w.Shared.Stopped() {
			rest, err = x.divide(s)
		}
		return rest != nil || err != nil
	}
	for {
		w.Explore(between)
		if rest != nil || err != nil || len(w.Stack) > 0 || len(x.waiting) == 0 || w.Shared.Stopped() {
			return rest, err
		}
		if err := x.take(); err != nil {
			return nil, err
		}
		w.Backtrack()
	}
}

// divide returns what is left in bundles, as s says, or nil if that is not possible now.
func (x *graphs) divide(s wire.Signal) (rest [][]byte, err error) {
	left := 0
	for _, p := range x.waiting {
		left += p.left()
	}
	for _, e := range x.Stack {
		left += len(e.Work)
	}
	parts := min(s.Parts(), left/2)
	if left == 0 || s != wire.Pause && parts == 0 {
		return nil, nil
	}
	work, all, underWay := x.expected()
	var given []*piece
	defer func() {
		if rest == nil {
			x.waiting = append(given, x.waiting...)
		} else {
			x.foresee.Learn(underWay)
		}
	}()
	for size := 0; len(given) < parts && size < wire.MaxRest/4; {
		list, err := x.oldest(parts - len(given))
		if err != nil {
			return nil, err
		}
		given = append(given, list...)
		for _, p := range list {
			expected := work[len(rest)]
			all -= expected
			rest = append(rest, wire.Bundle(wire.OfGraphs, expected, p.append(nil, x.Spent())))
			size += len(rest[len(rest)-1])
		}
	}
	pieces := slices.Clone(x.waiting)
	for _, e := range x.Stack {
		if len(e.Work) > 0 {
			pieces = append(pieces, x.piece(e))
		}
	}
	return bundles(rest, pieces, all, x.Spent()), nil
}

// oldest takes the oldest alternatives out of x, up to n of those of one execution. There must be one.
func (x *graphs) oldest(n int) ([]*piece, error) {
	if len(x.waiting) == 0 {
		i := slices.IndexFunc(x.Stack, func(e *execution.Execution) bool { return len(e.Work) > 0 })
		e := x.Stack[i]
		list := x.alone(e, min(n, len(e.Work)))
		e.Work = e.Work[:copy(e.Work, e.Work[len(list):])]
		return list, nil
	}
	p := x.waiting[0]
	if p.left() == 1 {
		x.waiting = x.waiting[1:]
		return []*piece{p}, nil
	}
	e := x.New()
	defer func() { x.Free(e) }()
	if err := x.loadPiece(e, p); err != nil {
		return nil, err
	}
	list := x.alone(e, min(n, len(p.older)))
	p.older = p.older[len(list):]
	return list, nil
}

// alone describes the oldest n alternatives of e, each as a piece.
func (x *graphs) alone(e *execution.Execution, n int) (list []*piece) {
	for _, it := range e.Work[:n] {
		e.Lead(it.Stamp)
		list = append(list, &piece{task: *x.Task(e, it), alone: it.Alone, since: it.Since})
	}
	return list
}

// bundles appends pieces, which are expected to make the given work, to list, as few bundles. It returns nil if that is
// more than one call of Session.Explore may leave. done is the work done so far.
func bundles(list [][]byte, pieces []*piece, expected float64, done int64) [][]byte {
	size := 0
	add := func(b []byte) bool { // the oldest come first, and what is expected of them is most of it
		b = wire.Bundle(wire.OfGraphs, expected, b)
		expected = 0
		list = append(list, b)
		size += len(b)
		return len(b) <= wire.MaxBundle && size <= wire.MaxRest
	}
	var b []byte
	for _, p := range pieces {
		one := p.append(nil, done)
		if len(b) > 0 && len(b)+len(one) > wire.MaxPieces {
			if !add(b) {
				return nil
			}
			b = b[:0]
		}
		b = append(b, one...)
	}
	if !add(b) {
		return nil
	}
	return list
}
