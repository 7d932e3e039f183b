package genmcgo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
	"genmcgo/internal/shell"
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
	if _, orders := os.Stat(filepath.Join(dir, OrdersLog)); orders == nil {
		msg = fmt.Sprintf("%s: it holds a search of genmcgo orders; the same command as before, genmcgo orders --checkpoint=%s FILE..., goes on with it", dir, shell.Quote(dir))
		return &CheckpointError{Dir: dir, Msg: msg, Err: err}
	}
	switch {
	case errors.Is(err, journal.ErrNoJob):
		msg = fmt.Sprintf("%v; put it back, or use another directory", err)
	case errors.Is(err, syscall.ENOTDIR):
		msg = fmt.Sprintf("%s: not a directory, which a checkpoint is", dir)
	case errors.Is(err, syscall.EROFS), errors.Is(err, fs.ErrPermission):
		msg = fmt.Sprintf("%v; a run must be able to write in its checkpoint: use another directory, or resume a copy", err)
	case errors.Is(err, journal.ErrNone), errors.Is(err, fs.ErrNotExist):
		msg = fmt.Sprintf("%s: there is no checkpoint (genmcgo --checkpoint=%s FILE begins one)", dir, shell.Quote(dir))
	case errors.Is(err, journal.ErrExists):
		msg = fmt.Sprintf("%s: there is a checkpoint already, of this very run: genmcgo resume %s goes on with it", dir, shell.Quote(dir))
	}
	return &CheckpointError{Dir: dir, Msg: msg, Err: err}
}

// OrdersLog is the file in which a search of genmcgo orders keeps what it knows, in the directory of its --checkpoint.
const OrdersLog = "orders.jsonl"

// journalOptions wait for what a killed process still holds.
var journalOptions = journal.Options{Wait: 2 * time.Second}

// defaultCheckpointInterval is how much work a kill costs unless Options.CheckpointInterval says
// otherwise.
const defaultCheckpointInterval = 5 * time.Second

// checkpointed is Check with Options.Checkpoint.
func (p *Program) checkpointed(ctx context.Context, o Options, m *memoryModel) (r *report.Report, err error) {
	if o.OnExecution != nil { // it gets them in the end
		o.KeepExecutions = true
	}
	err = p.durably(ctx, o, []*memoryModel{m}, func(ctx context.Context, o Options) (j *Job, err error) {
		j, r, err = p.Job(ctx, o)
		return j, err
	}, func(j *Job, l *task.Ledger, run Run) (err error) {
		r, err = j.Report(ctx, l.Folder(), run)
		return err
	})
	return r, err
}

// checkpointedTable is Compare with Options.Checkpoint.
func (p *Program) checkpointedTable(ctx context.Context, o Options, models []*memoryModel) (t *report.Table, err error) {
	err = p.durably(ctx, o, models, func(ctx context.Context, o Options) (j *Job, err error) {
		j, t, err = p.Comparison(ctx, o)
		return j, err
	}, func(j *Job, l *task.Ledger, run Run) (err error) {
		t, err = j.Table(ctx, l, run)
		return err
	})
	return t, err
}

// durably begins a run in a new directory, and goes on with it. begin makes the job, or nil if that is the end of the
// run; show is called in the end.
func (p *Program) durably(ctx context.Context, o Options, models []*memoryModel, begin func(context.Context, Options) (*Job, error), show func(*Job, *task.Ledger, Run) error) error {
	begun := time.Now()
	dir, job := o.Checkpoint, o
	job.Checkpoint, job.CheckpointInterval = "", 0 // which say nothing of the job
	job.said = slices.DeleteFunc(slices.Clone(o.said), func(w [2]string) bool { return w[0] == "checkpoint-interval" })
	jr, err := journal.Reserve(dir, journalOptions)
	if errors.Is(err, journal.ErrExists) && p.prog != nil {
		return p.taken(dir, &job, models, err)
	}
	if errors.Is(err, fs.ErrNotExist) { // not even its parent can be made
		return &CheckpointError{Dir: dir, Msg: fmt.Sprintf("%v; a checkpoint needs a directory that can be made: use another one", err), Err: err}
	}
	if err != nil {
		return checkpointErr(dir, err)
	}
	if p.prog == nil { // ctx ended before there was anything to be kept
		_, err := begin(ctx, job)
		return errors.Join(err, jr.Abandon())
	}
	j := p.unprepared(ctx, &job, models)
	if data, err := j.Bytes(); err != nil {
		return errors.Join(err, jr.Abandon())
	} else if err := jr.Begin(journal.Header{Key: j.journalKey(), Meta: data}); err != nil {
		return checkpointErr(dir, errors.Join(err, jr.Close()))
	}
	j, err = prepare(ctx, j, job, jr, dir, begin)
	if err != nil {
		return errors.Join(err, jr.Abandon()) // the program or the options are bad
	}
	defer jr.Close() // what was written is synced
	if j == nil {
		return nil
	}
	defer j.watch.end()
	l, run, err := j.explore(ctx, jr, dir, &o, begun)
	if err != nil {
		return err
	}
	return show(j, l, run)
}

// prepare chooses an equivalence and samples for j, which is in a journal, and writes down the job that
// comes of it. If that is the end of the run it returns nil; it is repeated when the run is resumed.
func prepare(ctx context.Context, j *Job, o Options, jr *journal.Journal, dir string, begin func(context.Context, Options) (*Job, error)) (*Job, error) {
	given := j.s.given
	j, err := begin(ctx, o)
	if err != nil || j == nil {
		return nil, err
	}
	for _, each := range j.models() {
		each.s.given = given // o may have what another machine needs
	}
	data, err := j.Bytes()
	if err == nil {
		if err = jr.SetMeta(data); err != nil {
			err = checkpointErr(dir, err)
		}
	}
	if err != nil {
		j.watch.end()
		return nil, err
	}
	return j, nil
}

// taken says why a directory cannot be used that has a checkpoint already.
func (p *Program) taken(dir string, o *Options, models []*memoryModel, exists error) error {
	jr, err := journal.Open(dir, journalOptions)
	if err != nil {
		return checkpointErr(dir, err)
	}
	defer jr.Close()
	j := p.unprepared(context.Background(), o, models)
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

// Source names the program's files when the run began, and Options has its options.
func (c *Checkpoint) Source() Source   { return c.j.s.src }
func (c *Checkpoint) Options() Options { return *c.j.s.given }

// Several reports whether the run compares models: Compare goes on with it then, and Resume does not.
func (c *Checkpoint) Several() bool { return c.j.Several() }

// Resume goes on with the run until it is through, ctx ends or a limit of o is reached, and returns
// the report that the whole run would have had. It can be called once.
//
// Of o only what says where and how long counts: Workers, CacheMem and MaxMemory, by default those
// of the run; CheckpointInterval, Timeout, OnProgress and OnExecution.
func (c *Checkpoint) Resume(ctx context.Context, o Options) (r *report.Report, err error) {
	defer recovered(&err)
	if c.Several() {
		return nil, oneModel(c.j.s.given)
	}
	err = c.resume(ctx, o, func(ctx context.Context, o Options) (j *Job, err error) {
		j, r, err = c.Program().Job(ctx, o)
		return j, err
	}, func(j *Job, l *task.Ledger, run Run) (err error) {
		r, err = j.Report(ctx, l.Folder(), run)
		return err
	})
	return r, err
}

// Compare is Resume for a run under several models.
func (c *Checkpoint) Compare(ctx context.Context, o Options) (t *report.Table, err error) {
	defer recovered(&err)
	if !c.Several() {
		return nil, &CheckpointError{Dir: c.dir, Msg: fmt.Sprintf("%s: a run under one model", c.dir)}
	}
	err = c.resume(ctx, o, func(ctx context.Context, o Options) (j *Job, err error) {
		j, t, err = c.Program().Comparison(ctx, o)
		return j, err
	}, func(j *Job, l *task.Ledger, run Run) (err error) {
		t, err = j.Table(ctx, l, run)
		return err
	})
	return t, err
}

// resume goes on with the run; begin and show are as for durably.
func (c *Checkpoint) resume(ctx context.Context, o Options, begin func(context.Context, Options) (*Job, error), show func(*Job, *task.Ledger, Run) error) (err error) {
	begun := time.Now()
	ctx, cancel := o.within(ctx)
	defer cancel()
	given := c.j.s.given
	have := *given
	have.Workers = cmp.Or(o.Workers, given.Workers)
	have.CacheMem = cmp.Or(o.CacheMem, given.CacheMem)
	have.MaxMemory = cmp.Or(o.MaxMemory, given.MaxMemory)
	have.Timeout, have.OnProgress, have.OnExecution = o.Timeout, o.OnProgress, o.OnExecution
	j := c.j
	if !j.begun() {
		if j, err = prepare(ctx, j, have, c.jr, c.dir, begin); j == nil {
			return err
		}
	} else {
		filled := have.filled()
		for _, each := range j.models() {
			each.s.ctx, each.s.opts = ctx, &filled
		}
		j.watch = j.s.watch(&config.Config{}, false)
		if !j.Several() {
			j.watch.estimated(j.prepared.Estimate())
		}
	}
	defer j.watch.end()
	l, run, err := j.explore(ctx, c.jr, c.dir, &o, begun)
	if err != nil {
		return err
	}
	return show(j, l, run)
}

// explore explores what is left of j by jr, and returns what there is now, and how it ended.
func (j *Job) explore(ctx context.Context, jr *journal.Journal, dir string, o *Options, begun time.Time) (*task.Ledger, Run, error) {
	l, err := jr.Load(j)
	if err != nil {
		return nil, Run{}, checkpointErr(dir, err)
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
		return nil, Run{}, j.failed(dir, err)
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
	return l, run, nil
}

// failed is an error of the exploration, or of the journal.
func (j *Job) failed(dir string, err error) error {
	var path *fs.PathError
	if !errors.As(err, &path) {
		return explored(err, j.s.opts, j.s.prog, j.s.src.Name)
	}
	return &CheckpointError{Dir: dir, Err: err,
		Msg: fmt.Sprintf("%v; what was explored before is kept: when that is mended, go on with genmcgo resume %s", err, shell.Quote(dir))}
}

// going tells how far the exploration is that l adds up.
func (w *watch) going(j *Job, l *task.Ledger, workers int) {
	p := &w.last
	p.Complete, p.Blocked = j.Counts(l.Folder())
	p.Workers, p.Busy = workers, min(workers, l.Tasks())
	p.Left = j.Left(l.Folder())
	switch share := j.Share(l.Folder()); {
	case l.Done():
		p.Share = 1
	case int(l.Epoch()) != p.Restarts:
		p.Share = share
	default:
		p.Share = max(p.Share, share)
	}
	p.Restarts = int(l.Epoch())
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
	return &durableSession{e.(lighter), d, d.lean.Load()}, nil
}

// lighter is a session that can give back memory.
type lighter interface {
	task.Session
	giveBack()
}

type durableSession struct {
	lighter
	d    *durable
	lean uint32
}

// Explore ends attempts when memory has to be given back, and gives it back before the next.
func (e *durableSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	if n := e.d.lean.Load(); n != e.lean {
		e.lean = n
		e.giveBack()
	}
	return e.lighter.Explore(ctx, bundle, func() task.Signal {
		if e.d.lean.Load() != e.lean {
			return task.Pause
		}
		return signal()
	})
}
