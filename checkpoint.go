package genmcgo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// CheckpointError says that a run cannot use the directory of its checkpoint, or could not write to
// it any more. In that case what it had written remains, and [OpenCheckpoint] goes on from there.
type CheckpointError struct {
	Dir string
	Msg string // what is wrong, and what to do about it
	Err error  // the cause, or nil
}

func (e *CheckpointError) Error() string { return e.Msg }
func (e *CheckpointError) Unwrap() error { return e.Err }

// checkpointErr is err as a [*CheckpointError], with what can be done about it.
func checkpointErr(dir string, err error) error {
	msg := err.Error()
	switch {
	case errors.Is(err, journal.ErrNoJob):
		msg = fmt.Sprintf("%v; put it back, or use another directory", err)
	case errors.Is(err, syscall.ENOTDIR):
		msg = fmt.Sprintf("%s: not a directory, which a checkpoint is", dir)
	case errors.Is(err, syscall.EROFS), errors.Is(err, fs.ErrPermission):
		msg = fmt.Sprintf("%v; a run must be able to write in its checkpoint: use another directory, or resume a copy", err)
	case errors.Is(err, journal.ErrNone), errors.Is(err, fs.ErrNotExist):
		msg = fmt.Sprintf("%s: there is no checkpoint (genmcgo --checkpoint=%s FILE begins one)", dir, ShellQuote(dir))
	case errors.Is(err, journal.ErrExists):
		msg = fmt.Sprintf("%s: there is a checkpoint already, of this very run: genmcgo resume %s goes on with it", dir, ShellQuote(dir))
	}
	return &CheckpointError{Dir: dir, Msg: msg, Err: err}
}

// journalOptions wait for what a killed process still holds.
var journalOptions = journal.Options{Wait: 2 * time.Second}

// defaultCheckpointInterval is how much work a kill costs unless Options.CheckpointInterval says
// otherwise.
const defaultCheckpointInterval = 5 * time.Second

// checkpointed is Check with Options.Checkpoint.
func (p *Program) checkpointed(ctx context.Context, o Options, m *memoryModel) (r *report.Report, err error) {
	begun := time.Now()
	dir, job := o.Checkpoint, o
	job.Checkpoint, job.CheckpointInterval = "", 0 // which say nothing of the job
	job.said = slices.DeleteFunc(slices.Clone(o.said), func(w [2]string) bool { return w[0] == "checkpoint-interval" })
	jr, err := journal.Reserve(dir, journalOptions)
	if errors.Is(err, journal.ErrExists) && p.prog != nil {
		return nil, p.taken(dir, &job, m, err)
	}
	if err != nil {
		return nil, checkpointErr(dir, err)
	}
	if p.prog == nil { // ctx ended before there was anything to be kept
		_, r, err := p.Job(ctx, job)
		return r, errors.Join(err, jr.Abandon())
	}
	j := &Job{s: p.exploration(ctx, &job, m), version: Version()}
	if data, err := j.Bytes(); err != nil {
		return nil, errors.Join(err, jr.Abandon())
	} else if err := jr.Begin(journal.Header{Key: j.journalKey(), Meta: data}); err != nil {
		return nil, checkpointErr(dir, errors.Join(err, jr.Close()))
	}
	j, r, err = prepare(ctx, j, job, jr, dir)
	if err != nil {
		return nil, errors.Join(err, jr.Abandon()) // the program or the options are bad
	}
	defer jr.Close() // what was written is synced
	if j == nil {
		return r, nil
	}
	defer j.watch.end()
	return j.explore(ctx, jr, dir, &o, begun)
}

// prepare chooses an equivalence and samples for j, which is in a journal, and writes down the job that
// comes of it. If that is the end of the run it returns the report; it is repeated when the run is resumed.
func prepare(ctx context.Context, j *Job, o Options, jr *journal.Journal, dir string) (*Job, *report.Report, error) {
	given := j.s.given
	j, r, err := j.s.Program.Job(ctx, o)
	if err != nil || r != nil {
		return nil, r, err
	}
	j.s.given = given // o may have what another machine needs
	data, err := j.Bytes()
	if err == nil {
		if err = jr.SetMeta(data); err != nil {
			err = checkpointErr(dir, err)
		}
	}
	if err != nil {
		j.watch.end()
		return nil, nil, err
	}
	return j, nil, nil
}

// taken says why a directory cannot be used that has a checkpoint already.
func (p *Program) taken(dir string, o *Options, m *memoryModel, exists error) error {
	jr, err := journal.Open(dir, journalOptions)
	if err != nil {
		return checkpointErr(dir, err)
	}
	defer jr.Close()
	j := &Job{s: p.exploration(context.Background(), o, m), version: Version()}
	h := jr.Header()
	if err := h.Differences(j.journalKey()); err != nil {
		return &CheckpointError{Dir: dir, Msg: fmt.Sprintf("%s: %v; use another directory", dir, err), Err: err}
	}
	return checkpointErr(dir, exists)
}

func (j *Job) journalKey() []journal.KeyPart {
	var key []journal.KeyPart
	for _, p := range j.Key() {
		key = append(key, journal.KeyPart(p))
	}
	return key
}

// Checkpoint is a run in a directory, which ended before it was through or was through: what
// [Options.Checkpoint] leaves. No other process can use the directory until Close.
type Checkpoint struct {
	dir string
	jr  *journal.Journal
	j   *Job
}

// OpenCheckpoint opens the checkpoint in a directory. The error is a [*CheckpointError].
func OpenCheckpoint(dir string) (c *Checkpoint, err error) {
	defer recovered(&err)
	jr, err := journal.Open(dir, journalOptions)
	if err != nil {
		return nil, checkpointErr(dir, err)
	}
	h := jr.Header()
	j, err := jobFrom(h.Meta, Options{}, true)
	if err == nil {
		err = h.Differences(j.journalKey())
	}
	if err != nil {
		return nil, &CheckpointError{Dir: dir, Msg: fmt.Sprintf("%s: %v", dir, errors.Join(err, jr.Close())), Err: err}
	}
	return &Checkpoint{dir, jr, j}, nil
}

// Close gives the directory free.
func (c *Checkpoint) Close() error { return c.jr.Close() }

// Program is the program that is checked.
func (c *Checkpoint) Program() *Program { return c.j.s.Program }

// File is the name of the program's file when the run began, and Options its options.
func (c *Checkpoint) File() (name string, clang []string) { return c.j.s.src.Name, c.j.s.src.Clang }
func (c *Checkpoint) Options() Options                    { return *c.j.s.given }

// Resume goes on with the run until it is through, ctx ends or a limit of o is reached, and returns
// the report that the whole run would have had. It can be called once.
//
// Of o only what says where and how long counts: Workers, CacheMem and MaxMemory, by default those
// of the run; CheckpointInterval, Timeout and OnProgress.
func (c *Checkpoint) Resume(ctx context.Context, o Options) (r *report.Report, err error) {
	defer recovered(&err)
	begun := time.Now()
	ctx, cancel := o.within(ctx)
	defer cancel()
	given := c.j.s.given
	have := *given
	have.Workers = cmp.Or(o.Workers, given.Workers)
	have.CacheMem = cmp.Or(o.CacheMem, given.CacheMem)
	have.MaxMemory = cmp.Or(o.MaxMemory, given.MaxMemory)
	have.Timeout, have.OnProgress = o.Timeout, o.OnProgress
	j := c.j
	if j.prepared == nil {
		if j, r, err = prepare(ctx, j, have, c.jr, c.dir); j == nil {
			return r, err
		}
	} else {
		filled := have.filled()
		j.s.ctx, j.s.opts = ctx, &filled
		j.watch = j.s.watch(&config.Config{}, false)
		j.watch.estimated(j.prepared.Estimate())
	}
	defer j.watch.end()
	return j.explore(ctx, c.jr, c.dir, &o, begun)
}

// explore explores what is left of j by jr, and makes the report.
func (j *Job) explore(ctx context.Context, jr *journal.Journal, dir string, o *Options, begun time.Time) (*report.Report, error) {
	l, err := jr.Load(j)
	if err != nil {
		return nil, checkpointErr(dir, err)
	}
	have := j.s.opts
	run := Run{Workers: min(cmp.Or(have.Workers, 1), runtime.GOMAXPROCS(0))}
	inner, stop := context.WithCancel(ctx)
	defer stop()
	d := &durable{Job: j}
	endMemory := trust.WatchMemory(cmp.Or(have.MaxMemory, DefaultMaxMemory()), func() { d.lean.Add(1) }, func(use result.MemoryUse) {
		run.Stopped, run.memory = "memory", &use
		stop()
	})
	opt := local.Options{Workers: run.Workers, Journal: jr, Interval: cmp.Or(o.CheckpointInterval, defaultCheckpointInterval), Polls: o.polls}
	if j.watch != nil {
		opt.WatchInterval = 100 * time.Millisecond
		opt.Watch = func(l *task.Ledger) { j.watch.going(j, l, run.Workers) }
	}
	l, err = local.Run(inner, d, opt)
	endMemory()
	if synced := jr.Sync(); err == nil {
		err = synced
	}
	if err != nil {
		return nil, j.failed(dir, err)
	}
	switch {
	case l.Done():
		run.Stopped = ""
	case run.Stopped == "":
		run.Stopped = j.s.cut().Stopped
	}
	run.Epoch, run.Elapsed = l.Epoch(), time.Since(begun)
	if j.watch != nil {
		j.watch.going(j, l, run.Workers)
	}
	return j.Report(ctx, l.Folder(), run)
}

// failed is an error of the exploration, or of the journal.
func (j *Job) failed(dir string, err error) error {
	var path *fs.PathError
	if !errors.As(err, &path) {
		return explored(err, j.s.opts, j.s.prog, j.s.src.Name)
	}
	return &CheckpointError{Dir: dir, Err: err,
		Msg: fmt.Sprintf("%v; what was explored before is kept: when that is mended, go on with genmcgo resume %s", err, ShellQuote(dir))}
}

// going tells how far the exploration is that l adds up.
func (w *watch) going(j *Job, l *task.Ledger, workers int) {
	p := &w.last
	p.Complete, p.Blocked = j.Counts(l.Folder())
	p.Workers, p.Busy, p.Restarts = workers, min(workers, l.Tasks()), int(l.Epoch())
	p.Share, p.Left = 0, 0
	if p.Share = j.Share(l.Folder()); l.Done() {
		p.Share = 1
	}
	w.on(*p)
}

// durable is a Job whose sessions can be told to give back memory.
type durable struct {
	*Job
	lean atomic.Uint32 // how often
}

func (d *durable) Session(refinement []byte) (task.Session, error) {
	e, err := d.Job.Session(refinement)
	if err != nil {
		return nil, err
	}
	return &durableSession{e.(*jobSession), d, d.lean.Load()}, nil
}

type durableSession struct {
	*jobSession
	d    *durable
	lean uint32
}

// Explore ends attempts when memory has to be given back, and gives it back before the next.
func (e *durableSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	if n := e.d.lean.Load(); n != e.lean {
		e.lean = n
		e.s.GiveBack()
	}
	return e.jobSession.Explore(ctx, bundle, func() task.Signal {
		if e.d.lean.Load() != e.lean {
			return task.Pause
		}
		return signal()
	})
}
