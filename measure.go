package genmcgo

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/graph/event"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Instruments say what [Program.Measure] measures besides counts. They slow the run down.
type Instruments struct {
	// Oversubscribe: run all of Options.Workers at a time, even on fewer cores.
	Oversubscribe bool
	// OnTake, if set, needs Options.Workers to be 1. It is called with OnTakeBegin when the
	// exploration begins, with the number of pending alternatives whenever the worker takes
	// up the newest one, and with OnTakeEnd when none is left. These numbers and the times
	// of the calls form the tree of work.
	OnTake func(pending int)
	// Warm: one worker explores for some seconds before, with the same cache, and then has nothing to interpret
	// that was interpreted before. OnTake is called for both explorations.
	Warm bool
	// ThreadClock, if set, returns how long the calling operating-system thread has run. Each
	// worker then stays on one thread, and WorkerStats.CPU is the time it ran.
	ThreadClock func() time.Duration
	// Misses: measure how long it takes to interpret a step that is not in the cache.
	Misses bool
	// OnOutput, if set, receives what the main thread printed in each complete execution.
	// Calls do not overlap.
	OnOutput func(text string)
}

// Arguments of Instruments.OnTake when the exploration begins (or starts again) and ends.
const (
	OnTakeBegin = config.OnTakeBegin
	OnTakeEnd   = config.OnTakeEnd
)

// GiveCost is how long a worker waits after handing over a task before it hands over the next,
// as a multiple of the time in which it explores as many events as the task has.
const GiveCost = engine.GiveCost

// WorkerStats counts the work of one worker. Times are wall-clock times unless stated.
type WorkerStats struct {
	Visits      uint64        // events added
	CacheMisses uint64        // steps interpreted
	Given       uint64        // tasks made for others
	Taken       uint64        // tasks taken up, including the one that is the whole exploration
	TaskEvents  uint64        // events in the tasks taken up
	Idle        time.Duration // without a task
	// Giving and Taking list how long it took to make a task and to rebuild its graph, for
	// the first thousand tasks.
	Giving, Taking []time.Duration
	CPU            time.Duration // measured by Instruments.ThreadClock
}

// Measured is the result of an exploration without a report.
type Measured struct {
	Verdict           string   // as in a report
	Errors            []string // kinds, with details
	Stopped           string   // as in a report
	Complete, Blocked uint64
	Elapsed           time.Duration
	Visits            uint64 // events added
	CacheMisses       uint64 // steps interpreted
	Tasks             uint64 // handed from one worker to another
	PerWorker         []WorkerStats
	Estimate          *report.Estimate
	Misses            []time.Duration // one of 16, see Instruments.Misses
}

// Measure explores the program like Check, but without sampling before and without a report. It
// is meant for benchmarks. When ctx ends it returns the counts so far.
func (p *Program) Measure(ctx context.Context, o Options, in Instruments) (m *Measured, err error) {
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	s, err := p.measuring(ctx, &o, false)
	if err != nil {
		return nil, err
	}
	cfg := s.engine()
	cfg.Oversubscribe, cfg.OnTake, cfg.ThreadClock = in.Oversubscribe, in.OnTake, in.ThreadClock
	watch := s.watch(&cfg, false)
	defer watch.end()
	var cost missCost
	if in.Misses {
		make := cfg.NewProgram
		cfg.NewProgram = func(r *config.Refinement) config.Program { return &timed{Program: make(r), cost: &cost} }
	}
	if in.OnOutput != nil {
		names := &names{s: s}
		cfg.OnExecution = func(snap *result.Snapshot, blocked bool) {
			if !blocked {
				in.OnOutput(names.mainOutput(snap))
			}
		}
	}
	run := trust.Run
	if in.Warm {
		run = runWarm
	}
	res, err := run(ctx, cfg)
	if err != nil {
		return nil, explored(err, &o, p.prog, p.src.Name)
	}
	m = measured(res)
	m.Misses = cost.samples
	return m, nil
}

// warmFor is how long an exploration takes that only fills the cache.
const warmFor = 3 * time.Second

// runWarm explores twice: for warmFor, and then as long as ctx says. What it returns is of the second exploration, but
// for the steps that were interpreted.
func runWarm(ctx context.Context, cfg config.Config) (*result.Result, error) {
	var ref config.Refinement
	for {
		s, err := trust.NewSession(cfg, ref)
		if err != nil {
			return nil, err
		}
		misses := uint64(0)
		for warm := true; ; warm = false {
			within, cancel := ctx, context.CancelFunc(func() {})
			if warm {
				within, cancel = context.WithTimeout(ctx, warmFor)
			}
			res, again, err := exploreWithin(within, s, cfg, ref)
			cancel()
			if again != nil {
				ref = *again
				break
			}
			if err != nil {
				return nil, err
			}
			misses += res.Stats.CacheMisses
			if !warm || ctx.Err() != nil {
				res.Stats.CacheMisses = misses
				return res, nil
			}
		}
	}
}

// exploreWithin explores everything, or until ctx ends. If that has to be done under another refinement it
// returns that.
func exploreWithin(ctx context.Context, s *trust.Session, cfg config.Config, ref config.Refinement) (res *result.Result, again *config.Refinement, err error) {
	var over atomic.Bool
	defer context.AfterFunc(ctx, func() { over.Store(true) })()
	sum, err := trust.NewSum(cfg, ref)
	if err != nil {
		return nil, nil, err
	}
	signal := func() wire.Signal {
		if over.Load() {
			return wire.Pause
		}
		return wire.NoSignal
	}
	how, why := trust.GoOn, ""
	for open := [][]byte{nil}; len(open) > 0 && how == trust.GoOn && why == ""; {
		last := len(open) - 1
		part, rest, err := s.Explore(context.WithoutCancel(ctx), open[last], signal)
		if err != nil {
			return nil, nil, err
		}
		open = append(open[:last], rest...) // a session also pauses by itself
		if how, err = sum.Add(part); err != nil {
			return nil, nil, err
		}
		if len(open) > 0 && over.Load() {
			why = "interrupt"
		}
	}
	if how == trust.GoOn && why == "" {
		how = sum.End()
	}
	if how == trust.Restarts {
		return nil, sum.Refinement(), nil
	}
	res, err = sum.Result(why)
	return res, nil, err
}

// Sample samples executions without exploring: as Check does before the exploration or, if long
// is set, as [Program.Estimate] does.
func (p *Program) Sample(ctx context.Context, o Options, long bool) (m *Measured, err error) {
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	s, err := p.measuring(ctx, &o, true)
	if err != nil {
		return nil, err
	}
	cfg := s.engine()
	cfg.Sampling = s.opts.sampling(long)
	res, err := trust.Sample(ctx, cfg)
	if err != nil {
		return nil, explored(err, &o, p.prog, p.src.Name)
	}
	return measured(res), nil
}

// measuring returns the exploration of a run that is measured.
func (p *Program) measuring(ctx context.Context, o *Options, sampling bool) (*exploration, error) {
	models, err := p.models(o)
	if err != nil {
		return nil, err
	}
	if err := o.check(len(models), sampling); err != nil {
		return nil, err
	}
	if len(models) > 1 {
		return nil, oneModel(o)
	}
	if p, err = p.under(o); err != nil {
		return nil, err
	}
	if p.prog == nil {
		return nil, unread(ctx)
	}
	return p.exploration(ctx, o, models[0]), nil
}

func measured(res *result.Result) *Measured {
	m := &Measured{Verdict: res.Verdict.String(), Stopped: res.Stopped, Complete: res.Complete, Blocked: res.Blocked, Elapsed: res.Elapsed,
		Visits: res.Stats.Visits, CacheMisses: res.Stats.CacheMisses, Tasks: res.Stats.Tasks, Estimate: report.NewEstimate(res.Estimate)}
	for i := range res.Errors {
		kind := res.Errors[i].Kind.String()
		if d := res.Errors[i].Detail; d != "" {
			kind += ": " + d
		}
		m.Errors = append(m.Errors, kind)
	}
	for i := range res.PerWorker {
		w := &res.PerWorker[i]
		m.PerWorker = append(m.PerWorker, WorkerStats{Visits: w.Visits, CacheMisses: w.CacheMisses, Given: w.Given, Taken: w.Taken, TaskEvents: w.TaskEvents,
			Idle: w.Idle, Giving: w.Giving, Taking: w.Taking, CPU: w.CPU})
	}
	return m
}

// mainOutput returns what the main thread printed.
func (n *names) mainOutput(snap *result.Snapshot) string {
	for i := range snap.Threads {
		t := &snap.Threads[i]
		if t.Tid == event.MainTid && len(t.Events) > 0 {
			return n.machine().OutputOf(t.Events[len(t.Events)-1].Step)
		}
	}
	return ""
}

// missCost collects how long misses take. One call in sampleEvery is timed.
type missCost struct {
	mu      sync.Mutex
	samples []time.Duration
}

const (
	sampleEvery = 16
	maxMisses   = 1 << 20
)

// timed is a program some of whose misses are timed.
type timed struct {
	config.Program
	calls uint64
	cost  *missCost
}

func (t *timed) Next(s *event.Step, v event.Value) *event.Step {
	t.calls++
	if t.calls%sampleEvery != 0 {
		return t.Program.Next(s, v)
	}
	before := t.Program.Counters().Misses
	from := time.Now()
	n := t.Program.Next(s, v)
	d := time.Since(from)
	if t.Program.Counters().Misses != before {
		t.cost.mu.Lock()
		if len(t.cost.samples) < maxMisses {
			t.cost.samples = append(t.cost.samples, d)
		}
		t.cost.mu.Unlock()
	}
	return n
}
