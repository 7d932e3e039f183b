package genmcgo

import (
	"context"
	"sync"
	"time"

	"genmcgo/graph/event"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// Instruments say what [Program.Measure] measures besides counts. They slow a run down.
type Instruments struct {
	// Oversubscribe: as many workers as there are said to be explore at a time, although
	// there are fewer cores.
	Oversubscribe bool
	// OnTake, if set, is called whenever the worker (there must be one) turns to something
	// else than the next event: with OnTakeBegin when it begins the exploration, then with
	// the number of alternatives still pending each time it takes up the newest one, and
	// with OnTakeEnd when there is none left. These numbers and the times of the calls
	// are the tree of work.
	OnTake func(pending int)
	// ThreadClock, if set, tells how long the calling thread of the operating system has
	// run. Each worker then keeps to one, and WorkerStats.CPU says how long that ran.
	ThreadClock func() time.Duration
	// Misses: measure how long it takes to interpret a step that was not kept (Measured.Misses).
	Misses bool
	// OnOutput, if set, is given what the main thread printed in each complete execution.
	// Calls do not overlap.
	OnOutput func(text string)
}

// What Instruments.OnTake is called with when the exploration begins, which it does again
// after a restart, and when it is over.
const (
	OnTakeBegin = trust.OnTakeBegin
	OnTakeEnd   = trust.OnTakeEnd
)

// GiveCost is how many times as long as the events of a task take to be explored a worker goes
// on, after it made the task for another one, before it makes the next.
const GiveCost = trust.GiveCost

// WorkerStats is what one worker did, by the clock on the wall.
type WorkerStats struct {
	Visits      uint64        // events added
	CacheMisses uint64        // steps interpreted
	Given       uint64        // tasks made for others
	Taken       uint64        // tasks taken up, the one that is the whole exploration included
	TaskEvents  uint64        // events in the tasks taken up
	Idle        time.Duration // without a task
	// Giving lists how long it took to make each task, Taking to rebuild the graph of
	// each: of the first thousand.
	Giving, Taking []time.Duration
	CPU            time.Duration // by Instruments.ThreadClock
}

// Measured is what an exploration came to, without a report.
type Measured struct {
	Verdict           string   // as in a report
	Errors            []string // the kinds of the errors, with details
	Stopped           string   // as in a report
	Complete, Blocked uint64
	Elapsed           time.Duration
	Visits            uint64 // events added
	CacheMisses       uint64 // steps interpreted
	Tasks             uint64 // handed from one worker to another
	PerWorker         []WorkerStats
	Estimate          *report.Estimate
	Misses            []time.Duration // a sample of what Instruments.Misses asks for
}

// Measure explores the program like Check, but takes no samples before, and makes no report: for benchmarks.
// It returns as soon as ctx ends, with what was done by then.
func (p *Program) Measure(ctx context.Context, o Options, in Instruments) (m *Measured, err error) {
	defer recovered(&err)
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
		cfg.NewProgram = func(r *trust.Refinement) trust.Program { return &timed{Program: make(r), cost: &cost} }
	}
	if in.OnOutput != nil {
		names := &names{s: s}
		cfg.OnExecution = func(snap *trust.Snapshot, blocked bool) {
			if !blocked {
				in.OnOutput(names.mainOutput(snap))
			}
		}
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil {
		return nil, explored(err, p.prog, p.src.Name)
	}
	m = measured(res)
	m.Misses = cost.samples
	return m, nil
}

// Sample samples executions and explores nothing: as before an exploration or, if long is set,
// as [Program.Estimate] does.
func (p *Program) Sample(ctx context.Context, o Options, long bool) (m *Measured, err error) {
	defer recovered(&err)
	s, err := p.measuring(ctx, &o, true)
	if err != nil {
		return nil, err
	}
	cfg := s.engine()
	cfg.Sampling = s.opts.sampling(long)
	res, err := trust.Sample(ctx, cfg)
	if err != nil {
		return nil, explored(err, p.prog, p.src.Name)
	}
	return measured(res), nil
}

// measuring is the session of a run that is measured.
func (p *Program) measuring(ctx context.Context, o *Options, sampling bool) (*session, error) {
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
	if p.prog == nil {
		return nil, context.Canceled
	}
	return p.session(ctx, o, models[0]), nil
}

func measured(res *trust.Result) *Measured {
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

// mainOutput is what the main thread printed.
func (n *names) mainOutput(snap *trust.Snapshot) string {
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
	trust.Program
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
