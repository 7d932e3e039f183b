package task

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
)

// Ledger adds up the records of a job in the order of their log. It is what every count
// of a durable or distributed run comes from, and the only thing that has to be right about
// tasks that are executed twice: whoever folds the same log has the same ledger.
//
// One goroutine uses it at a time.
type Ledger struct {
	job        Job
	epoch      uint32
	refinement []byte
	folder     Folder
	stopped    bool
	open       map[ID]opened
	opened     uint64 // tasks so far, in this epoch
	size       int    // bytes of bundles of open tasks
}

// opened is an open task.
type opened struct {
	bundle []byte
	number uint64 // the how many-th task it was
}

// Task is a task that is open.
type Task struct {
	ID     ID
	Bundle []byte // not to be changed
}

// NewLedger returns the ledger of a job of which nothing has been explored.
func NewLedger(job Job) (*Ledger, error) {
	l := &Ledger{job: job}
	return l, l.begin(0, nil)
}

// begin begins an epoch, or fails and changes nothing.
func (l *Ledger) begin(epoch uint32, refinement []byte) error {
	folder, err := l.job.Folder(refinement)
	if err != nil {
		return err
	}
	l.epoch, l.refinement, l.folder = epoch, refinement, folder
	l.open, l.opened, l.size = map[ID]opened{}, 0, 0
	l.add(Root, nil)
	return nil
}

func (l *Ledger) add(id ID, bundle []byte) {
	l.open[id] = opened{bundle, l.opened}
	l.opened++
	l.size += len(bundle)
}

// Add adds the next record of the log and reports whether it counts. It does if it is the first
// of a task that is open, and nothing has stopped the job. An error means that the record is not
// one of this job's; it does not count, and the ledger remains what it was. l keeps r's children.
//
// Add may begin a new epoch: see Epoch.
func (l *Ledger) Add(r *Record) (counts bool, err error) {
	t, ok := l.open[r.Task]
	if !ok || r.Epoch != l.epoch || l.stopped {
		return false, nil
	}
	if err := r.check(); err != nil {
		return false, err
	}
	for n := range r.Children {
		// Attempts are random; two that are equal are a stranger's.
		if _, ok := l.open[r.child(n)]; ok {
			return false, fmt.Errorf("a record of task %s opens task %s, which is open", r.Task, r.child(n))
		}
	}
	outcome, err := l.folder.Add(r.Part)
	if err != nil {
		return false, fmt.Errorf("task %s, worker %q: %w", r.Task, r.Worker, err)
	}
	if outcome == Refine {
		return true, l.begin(l.epoch+1, l.folder.Refinement())
	}
	l.stopped = outcome == Stop
	delete(l.open, r.Task)
	l.size -= len(t.bundle)
	for n, c := range r.Children {
		l.add(r.child(n), c)
	}
	if outcome == Prune {
		l.prune()
	}
	if e, ok := l.folder.(Ender); ok && l.Done() && !l.stopped && e.End() == Refine {
		return true, l.begin(l.epoch+1, l.folder.Refinement())
	}
	return true, nil
}

// prune closes tasks that need not be explored.
func (l *Ledger) prune() {
	p, ok := l.folder.(Pruner)
	for id, t := range l.open {
		if ok && p.Pruned(t.bundle) {
			delete(l.open, id)
			l.size -= len(t.bundle)
		}
	}
}

// Epoch is the number of refinements so far. Tasks of earlier epochs are none any more.
func (l *Ledger) Epoch() uint32 { return l.epoch }

// Refinement is what the epoch explores under; nil in epoch 0.
func (l *Ledger) Refinement() []byte { return l.refinement }

// Folder is the sum of what counts, in this epoch.
func (l *Ledger) Folder() Folder { return l.folder }

// Stopped reports whether a part ended the job before everything was explored.
func (l *Ledger) Stopped() bool { return l.stopped }

// Done reports whether nothing is left to explore: no task is open, or a part ended the job.
func (l *Ledger) Done() bool { return l.stopped || len(l.open) == 0 }

// Tasks is the number of open tasks, and Size how many bytes their bundles have together.
func (l *Ledger) Tasks() int { return len(l.open) }
func (l *Ledger) Size() int  { return l.size }

// IsOpen reports whether a record of task id in epoch would count.
func (l *Ledger) IsOpen(epoch uint32, id ID) bool {
	_, ok := l.open[id]
	return ok && epoch == l.epoch && !l.stopped
}

// Open returns the open tasks in the order in which they were opened.
func (l *Ledger) Open() []Task {
	ids := slices.SortedFunc(maps.Keys(l.open), func(a, b ID) int {
		return cmp.Compare(l.open[a].number, l.open[b].number)
	})
	tasks := make([]Task, len(ids))
	for i, id := range ids {
		tasks[i] = Task{id, l.open[id].bundle}
	}
	return tasks
}

// The bytes of a snapshot: snapshotVersion, the epoch, the refinement, whether the job was
// stopped, the sum, the number of open tasks, each with id and bundle; then the checksum, as
// in records.
const snapshotVersion = 1

// maxSnapshot bounds each length in a snapshot. Sums may contain what many parts have found.
const maxSnapshot = 1 << 40

// Snapshot returns all that later records need of those before: the sum, and the open tasks.
func (l *Ledger) Snapshot() []byte {
	b := binary.AppendUvarint([]byte{snapshotVersion}, uint64(l.epoch))
	b = appendBytes(b, l.refinement)
	stopped := byte(0)
	if l.stopped {
		stopped = 1
	}
	b = append(b, stopped)
	b = appendBytes(b, l.folder.Bytes())
	open := l.Open()
	b = binary.AppendUvarint(b, uint64(len(open)))
	for _, t := range open {
		b = appendBytes(appendID(b, t.ID), t.Bundle)
	}
	return seal(b, 0)
}

// Restore returns the ledger that Snapshot was called on, of the same job. It fails if
// data is not such a snapshot.
func Restore(job Job, data []byte) (*Ledger, error) {
	const what = "snapshot of a run"
	d, err := unseal(data, snapshotVersion, what)
	if err != nil {
		return nil, err
	}
	epoch := uint32(d.uvarint(1<<32 - 1))
	refinement := d.bytes(maxSnapshot)
	stopped := d.uvarint(1) == 1
	sum := d.bytes(maxSnapshot)
	var open []Task
	for range d.uvarint(maxSnapshot) {
		if open = append(open, Task{d.id(), d.bytes(MaxBundle)}); d.bad {
			break
		}
	}
	if err := d.end(what); err != nil {
		return nil, err
	}
	l := &Ledger{job: job}
	if err := l.begin(epoch, refinement); err != nil {
		return nil, err
	}
	outcome, err := l.folder.Add(sum)
	if err != nil {
		return nil, err
	}
	if outcome == Refine || (outcome == Stop) != stopped {
		return nil, errDamaged(what, "its sum is one of another state")
	}
	l.stopped = stopped
	l.open, l.opened, l.size = map[ID]opened{}, 0, 0
	for _, t := range open {
		if _, ok := l.open[t.ID]; ok || (t.ID == Root) != (len(t.Bundle) == 0) {
			return nil, errDamaged(what, "its tasks are not those of a run")
		}
		l.add(t.ID, t.Bundle)
	}
	return l, nil
}
