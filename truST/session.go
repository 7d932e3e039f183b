package trust

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/task"
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

	on   ground
	told event.Counters // of the program, when the latest part was made
}

// Signal is what a session is asked to do.
type Signal uint8

const (
	NoSignal Signal = iota // go on
	Split                  // give away the oldest alternative, and what is left besides
	Pause                  // stop, with all that is left
)

// NewSession returns a session of the exploration that cfg asks for, under a refinement. The
// exploration itself is all there is: an equivalence is chosen and executions are sampled before.
// Workers and MaxMemory of cfg do not count. Calls of OnExecution by several sessions may overlap,
// and executions of calls of Explore that end with an error are shown, too. NewSession returns an error if cfg cannot be run.
func NewSession(cfg config.Config, ref config.Refinement) (*Session, error) {
	cfg, model, err := inParts(cfg)
	if err != nil {
		return nil, err
	}
	return &Session{cfg: cfg, model: model, ref: ref.Under(model)}, nil
}

// inParts is cfg as it is explored in parts, with the model.
func inParts(cfg config.Config) (config.Config, consistency.Model, error) {
	switch {
	case cfg.Equivalence == "auto":
		return cfg, nil, &config.Error{Field: "Equivalence", Msg: "an exploration in parts needs an equivalence, and auto is none"}
	case cfg.OnTake != nil:
		return cfg, nil, &config.Error{Field: "OnTake", Msg: "OnTake needs an exploration as a whole, not one in parts"}
	}
	cfg.Workers, cfg.MaxMemory, cfg.Sampling, cfg.Progress = 1, 0, nil, nil
	r, err := validate(cfg)
	if err != nil {
		return cfg, nil, err
	}
	applyNoUnblock(&r.cfg, r.model)
	return r.cfg, r.model, nil
}

// divisible is an explorer whose work can be taken up and given up as bundles.
type divisible interface {
	explorer
	// takeBundle makes bundle what is to be done. It may come from anywhere.
	takeBundle(bundle []byte) error
	// exploreUntil explores until nothing is left, or the run is stopped, or as signal says. It
	// returns what is left after a signal. An error is one of the bundle.
	exploreUntil(signal func() Signal) (rest [][]byte, err error)
}

// Explore explores a bundle until it is done, or as long as signal, which is called after
// each execution, returns NoSignal. It returns what this call counted and found, as bytes
// that Sum adds up, and what is left of the bundle:
//
//   - nothing, if it is done, or if the part ends the whole exploration (an error was found, a
//     limit reached, the program has to be explored under another refinement);
//   - after Split the oldest alternative, which is probably the biggest, and then the rest. If
//     there is only one alternative, Explore goes on; up to the values of reads also as long as what
//     has to be explored depends on what is found in that one;
//   - after Pause all of it, as one bundle unless that would be large.
//
// What is left has a few megabytes at most. As long as it would have more, Explore goes on.
//
// A bundle that is none of this exploration's is an error. One that was made to look like one may
// be told only by what it leads to, which is then a BugError. When ctx ends, Explore returns its
// error. After an error nothing was counted, and the session can be used again.
func (s *Session) Explore(ctx context.Context, bundle []byte, signal func() Signal) (part []byte, rest [][]byte, err error) {
	sh := newShared(&s.cfg, s.ref.Clone(), 0)
	defer context.AfterFunc(ctx, func() { sh.stop("interrupt") })()
	x := s.explorer(sh)
	exploring := func() (rest [][]byte, err error) {
		defer func() {
			if r := recover(); r != nil {
				rest, err = nil, &result.BugError{Value: r, Stack: string(debug.Stack())}
				s.on = ground{}
			}
		}()
		if err := x.takeBundle(bundle); err != nil {
			return nil, err
		}
		return x.exploreUntil(signal)
	}
	rest, err = exploring()
	sh.ended()
	w := x.base()
	s.on.pool = nil
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case err != nil:
		return nil, nil, fmt.Errorf("a bundle cannot be explored: %w", err)
	}
	x.close()
	if sh.why == "" || sh.why == pausing {
		s.on.pool = append(w.Spare, w.stack...)
	}
	part, err = s.part(sh, w).marshal()
	return part, rest, err
}

// explorer is a new one, on what the one before has left.
func (s *Session) explorer(sh *shared) divisible {
	if s.on.prog == nil {
		s.on = newGround(&s.cfg, &s.ref)
		s.told = event.Counters{}
	}
	m := sh.pool.NewMember()
	w := newWorkerOn(s.on, &s.cfg, sh, s.model, &s.ref, m)
	var x divisible = &graphs{worker: w}
	if s.cfg.Equivalence == "rvf" {
		x = &nodes{rvf: newRVF(w, &s.ref)}
	}
	m.Join(x)
	return x
}

// part is what w, which has ended, counted and found.
func (s *Session) part(sh *shared, w *worker) *Part {
	p := w.part()
	without(&p.Stats, &s.told)
	s.told = s.on.prog.Counters()
	switch sh.why {
	case "refinement":
		ref := sh.ref.Clone()
		p.Refinement = &ref
	case "failure":
		p.Failure = failureOf(sh.err)
	case pausing:
	default:
		p.Stopped = sh.why
	}
	if m := sh.minimiser; m != nil && m.erring.Load() {
		p.first, p.after = m.first, m.after.Load()
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
	s.on.pool = nil
	if p, ok := s.on.prog.(interface{ GiveBack() }); ok {
		p.GiveBack()
	}
}

// graphs is the graph engine as what is divisible.
type graphs struct {
	*worker
	waiting []*piece // not taken up yet, oldest first; the stack is what comes last
}

func (x *graphs) takeBundle(bundle []byte) (err error) {
	if len(bundle) == 0 {
		return x.takeTask(&task.Task{})
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

func (x *graphs) exploreUntil(signal func() Signal) (rest [][]byte, err error) {
	w := x.worker
	signals := w.hand.Signals
	for {
		for len(w.stack) > 0 {
			if sig := signals.Load(); sig != 0 && pollSignals(w, sig) {
				return nil, nil
			}
			if invariant.Enabled {
				w.checkInvariants(w.stack[len(w.stack)-1])
			}
			if w.extend(w.stack[len(w.stack)-1]) {
				continue
			}
			// Between two executions all that is left to do are alternatives.
			if s := signal(); s != NoSignal && !w.shared.Stopped() {
				if rest, err = x.divide(s); rest != nil || err != nil {
					return rest, err
				}
			}
			w.backtrack()
		}
		if len(x.waiting) == 0 || w.shared.Stopped() {
			return nil, nil
		}
		if err := x.take(); err != nil {
			return nil, err
		}
		w.backtrack()
	}
}

// divide returns what is left in bundles, as s says, or nil if that is not possible now.
func (x *graphs) divide(s Signal) (rest [][]byte, err error) {
	left := 0
	for _, p := range x.waiting {
		left += p.left()
	}
	for _, e := range x.stack {
		left += len(e.Work)
	}
	if left == 0 || s == Split && left == 1 {
		return nil, nil
	}
	if s == Split {
		p, err := x.oldest()
		if err != nil {
			return nil, err
		}
		defer func() {
			if rest == nil {
				x.waiting = append([]*piece{p}, x.waiting...)
			}
		}()
		rest = append(rest, bundleOf(bundleGraphs, p.append(nil)))
	}
	pieces := slices.Clone(x.waiting)
	for _, e := range x.stack {
		if len(e.Work) > 0 {
			pieces = append(pieces, x.piece(e))
		}
	}
	return bundles(rest, pieces), nil
}

// oldest takes the oldest alternative out of x.
func (x *graphs) oldest() (*piece, error) {
	if len(x.waiting) == 0 {
		for _, e := range x.stack {
			if len(e.Work) > 0 {
				it := e.Work[0]
				e.Work = e.Work[:copy(e.Work, e.Work[1:])]
				return &piece{task: *x.task(e, it), lone: it.Alone}, nil
			}
		}
	}
	p := x.waiting[0]
	if p.left() == 1 {
		x.waiting = x.waiting[1:]
		return p, nil
	}
	e := x.New()
	defer func() { x.Free(e) }()
	if err := x.loadPiece(e, p); err != nil {
		return nil, err
	}
	p.older = p.older[1:]
	it := e.Work[0]
	return &piece{task: *x.task(e, it), lone: it.Alone}, nil
}

// bundles appends pieces to list, as few bundles. It returns nil if that is more than one call of
// Session.Explore may leave.
func bundles(list [][]byte, pieces []*piece) [][]byte {
	var b []byte
	size := 0
	for _, p := range pieces {
		one := p.append(nil)
		if size += len(one); len(one) > maxPiece || size > maxRest {
			return nil
		}
		if len(b) > 0 && len(b)+len(one) > maxBundle {
			list = append(list, bundleOf(bundleGraphs, b))
			b = b[:0]
		}
		b = append(b, one...)
	}
	return append(list, bundleOf(bundleGraphs, b))
}
