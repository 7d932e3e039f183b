// Package journal keeps the records of a job in a directory, so that a run can be killed
// at any moment and continued later.
//
// The directory contains:
//
//	lock  is locked while a process uses the directory
//	job   what the caller wants kept, and the Key: what must be equal to go on (job.go)
//	log   records, in the order in which they were added (log.go)
//
// and, for a moment, new versions of job and log, which replace them by renaming.
//
// What was added survives the end of the process at once, however it ends, and a power failure
// after the SyncInterval. A torn record at the end of the log is dropped; its work is done
// again, and no total changes. Any other byte that is not as it was written is an error with
// its position.
package journal

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"genmcgo/cluster/task"
)

// Options say how a journal is kept. The zero value has what each comment says.
type Options struct {
	// SyncInterval is after how long, at most, records are on the disk itself; 0: one second.
	SyncInterval time.Duration
	// CompactAbove is the size of a log, in bytes, below which it is not compacted; 0: 1 MB.
	CompactAbove int64

	// Wait is how long to wait for a directory that is in use, most likely by a process that was
	// killed and has not quite ended; 0: not at all.
	Wait time.Duration

	disk    func(*os.File) file // tests: files that fail
	waiting func()              // tests: is called when the directory is in use
}

// growth is how much larger a log gets than it was after it was compacted, until it is again.
// So all compactions together write at most a third of what was added.
const growth = 4

// Journal is an open directory. Close must be called. Methods but Close and Sync are to be called
// by one goroutine at a time.
type Journal struct {
	dir    string
	opt    Options
	lock   *os.File
	made   bool // the directory, by Reserve
	header Header
	run    runName
	ledger *task.Ledger // of what is in the log; nil before Load
	buf    []byte

	mu        sync.Mutex
	log       *log
	compactAt int64
	timer     *time.Timer // a call of Sync to come, or nil
	err       error       // why nothing can be added any more
}

// Reserve makes dir, or uses it if it is empty, and locks it for a journal, which begins when Begin
// is called. It fails with ErrExists if dir has a journal already.
func Reserve(dir string, opt Options) (*Journal, error) {
	_, err := os.Stat(dir)
	made := errors.Is(err, os.ErrNotExist)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	j, err := lock(dir, opt)
	if err != nil {
		return nil, err
	}
	j.made = made
	if err := j.free(); err != nil {
		return nil, errors.Join(err, j.lock.Close())
	}
	return j, nil
}

// ErrExists is why Reserve and Create fail in a directory that has a journal.
var ErrExists = errors.New("it contains a checkpoint already")

// ErrNone is why Open fails in a directory without a journal.
var ErrNone = errors.New("it contains no checkpoint")

// ErrNoJob is why a directory cannot be used that has a log, and no job: somebody took it away.
var ErrNoJob = errors.New("its file " + jobFile + " is missing, without which the log is of no use")

// explored reports whether the log has more than one that has just begun.
func (j *Journal) explored() bool {
	info, err := os.Stat(j.path(logFile))
	return err == nil && info.Size() > int64(logHeader)
}

// free fails if there is anything in the directory but what was left by a process that was killed
// before its journal began.
func (j *Journal) free() error {
	entries, err := os.ReadDir(j.dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		switch e.Name() {
		case jobFile:
			return &os.PathError{Op: "checkpoint", Path: j.dir, Err: ErrExists}
		case logFile:
			if j.explored() {
				return &os.PathError{Op: "checkpoint", Path: j.dir, Err: ErrNoJob}
			}
		case lockFile, logFile + newSuffix, jobFile + newSuffix:
		default:
			return fmt.Errorf("checkpoint %s: the directory is not empty and no checkpoint: it contains %q", j.dir, e.Name())
		}
	}
	return nil
}

// Begin begins the journal in a directory that Reserve returned.
func (j *Journal) Begin(h Header) (err error) {
	j.run = newRunName()
	if j.log, err = newLog(j.path(logFile), j.run, nil, j.opt.disk); err != nil {
		return fmt.Errorf("checkpoint %s: %w", j.dir, err)
	}
	// The job comes last: a directory with a job is complete.
	if err := replace(j.path(jobFile), h.bytes(j.run), j.opt.disk); err != nil {
		return fmt.Errorf("checkpoint %s: %w", j.dir, err)
	}
	j.header = h
	return nil
}

// SetMeta replaces Header.Meta.
func (j *Journal) SetMeta(meta []byte) error {
	h := j.header
	h.Meta = meta
	if err := replace(j.path(jobFile), h.bytes(j.run), j.opt.disk); err != nil {
		return fmt.Errorf("checkpoint %s: %w", j.dir, err)
	}
	j.header = h
	return nil
}

// Abandon ends a journal that is of no use and makes the directory what it was before Reserve.
func (j *Journal) Abandon() error {
	j.Close() // what it says is of no use either
	var errs []error
	for _, name := range []string{jobFile, logFile, lockFile} {
		if err := os.Remove(j.path(name)); err != nil && !errors.Is(err, os.ErrNotExist) {
			errs = append(errs, err)
		}
	}
	if j.made {
		errs = append(errs, os.Remove(j.dir))
	}
	return errors.Join(errs...)
}

// Create is Reserve and Begin.
func Create(dir string, h Header, opt Options) (*Journal, error) {
	j, err := Reserve(dir, opt)
	if err != nil {
		return nil, err
	}
	if err := j.Begin(h); err != nil {
		return nil, errors.Join(err, j.Close())
	}
	return j, nil
}

// Open opens the journal in dir. It fails with ErrNone if there is none.
func Open(dir string, opt Options) (*Journal, error) {
	// Look before a lock is left in a directory that somebody named by mistake.
	_, err := os.Stat(filepath.Join(dir, jobFile))
	if errors.Is(err, os.ErrNotExist) {
		if _, err := os.Stat(dir); err != nil {
			return nil, err
		}
		err := ErrNone
		if (&Journal{dir: dir}).explored() {
			err = ErrNoJob
		}
		return nil, &os.PathError{Op: "checkpoint", Path: dir, Err: err}
	}
	if err != nil {
		return nil, err
	}
	j, err := lock(dir, opt)
	if err != nil {
		return nil, err
	}
	// Only now: who had the directory may have replaced the job.
	data, err := os.ReadFile(j.path(jobFile))
	if err != nil {
		return nil, errors.Join(err, j.lock.Close())
	}
	if j.run, err = j.header.read(data); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", j.path(jobFile), err), j.lock.Close())
	}
	os.Remove(j.path(logFile + newSuffix)) // of a compaction that was killed
	return j, nil
}

func (j *Journal) path(name string) string { return filepath.Join(j.dir, name) }

// Header is what Create was called with.
func (j *Journal) Header() Header { return j.header }

// Load reads the log, and returns the ledger of its records. job must be the one that the journal
// was created for: see Header.Differences. The ledger remains the journal's: others may read it
// while nothing is added.
func (j *Journal) Load(job task.Job) (*task.Ledger, error) {
	if j.log == nil {
		var err error
		if j.log, j.ledger, err = openLog(j.path(logFile), j.run, job, j.opt.disk); err != nil {
			return nil, err
		}
	} else if j.ledger == nil {
		var err error
		if j.ledger, err = task.NewLedger(job); err != nil {
			return nil, err
		}
	}
	j.compactAt = max(j.opt.CompactAbove, growth*j.log.base)
	return j.ledger, nil
}

// Ledger is what Load returned; nil before.
func (j *Journal) Ledger() *task.Ledger { return j.ledger }

// Add adds r to the ledger that Load returned, and writes it down if it counts. After an error of
// the disk, which names the directory, nothing can be added any more; the directory can be used
// again when the disk can.
func (j *Journal) Add(r *task.Record) (counts bool, err error) {
	// What cannot be written must not count.
	if j.buf, err = r.Append(j.buf[:0]); err != nil {
		return false, err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.err != nil {
		return false, j.err
	}
	if counts, err = j.ledger.Add(r); err != nil || !counts {
		return counts, err
	}
	if err := j.log.append(j.buf); err != nil {
		return true, j.failed(err)
	}
	if j.timer == nil {
		j.timer = time.AfterFunc(j.opt.SyncInterval, func() { j.Sync() }) // an error is kept
	}
	if j.log.size > j.compactAt {
		j.compact()
	}
	return true, nil
}

// failed makes err the reason why nothing can be added any more.
func (j *Journal) failed(err error) error {
	if j.err == nil {
		j.err = fmt.Errorf("checkpoint %s: %w", j.dir, err)
	}
	return j.err
}

// compact replaces the log by one that begins with a snapshot of the ledger. If that
// fails, most likely because there is no room for two, it goes on with the old one.
func (j *Journal) compact() {
	l, err := newLog(j.path(logFile), j.run, j.ledger.Snapshot(), j.opt.disk)
	if err != nil {
		j.compactAt = 2 * j.log.size
		return
	}
	j.log.f.Close() // all of it is in the new one, on the disk
	j.log = l
	j.compactAt = max(j.opt.CompactAbove, growth*l.base)
}

// Sync returns when all that was added is on the disk itself.
func (j *Journal) Sync() error {
	j.mu.Lock()
	j.timer = nil
	l, err := j.log, j.err
	var size int64
	if l != nil {
		size = l.size
	}
	nothing := err != nil || l == nil || l.synced == size
	j.mu.Unlock()
	if nothing {
		return err
	}
	// Others may add meanwhile, and a compaction may even close the file: then all of
	// it is on the disk, in the next one.
	err = l.f.Sync()
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.log != l {
		return nil
	}
	if err != nil {
		return j.failed(err)
	}
	l.synced = max(l.synced, size)
	return nil
}

// Close writes all to the disk itself and gives the directory free. It returns the error of Add or
// Sync, if there was one.
func (j *Journal) Close() error {
	err := j.Sync()
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.timer != nil {
		j.timer.Stop()
	}
	if j.log != nil {
		err = errors.Join(err, j.log.f.Close())
		j.log = nil
	}
	if j.err == nil {
		j.err = errors.New("BUG: the journal is closed")
	}
	return errors.Join(err, unlock(j.lock))
}
