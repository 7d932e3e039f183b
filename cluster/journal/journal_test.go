package journal

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/scale"
)

var header = Header{Key: []KeyPart{{"program", "p"}, {"options", "o"}}, Meta: []byte("what\nthe caller\x00 wants")}

// unsynced is a file that is never on the disk itself, which makes no difference unless the machine
// ends.
type unsynced struct{ file }

func (unsynced) Sync() error { return nil }
func lazy(f *os.File) file   { return unsynced{f} }

// begin makes a journal in a new directory.
func begin(t *testing.T, tree *synthetic.Tree, opt Options) *Journal {
	t.Helper()
	j, err := Create(filepath.Join(t.TempDir(), "checkpoint"), header, opt)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := j.Load(tree); err != nil {
		t.Fatal(err)
	}
	return j
}

// advance executes tasks of j's ledger, in random order and pieces, until it is done, or
// that many records have been added.
func advance(j *Journal, tree *synthetic.Tree, rng *rand.Rand, records int) error {
	return work(j.ledger, j.Add, tree, rng, records)
}

// work is advance for a ledger to which add adds.
func work(l *task.Ledger, add func(*task.Record) (bool, error), tree *synthetic.Tree, rng *rand.Rand, records int) error {
	for ; !l.Done() && records != 0; records-- {
		open := l.Open()
		o := open[rng.IntN(len(open))]
		e, err := tree.Session(l.Refinement())
		if err != nil {
			return err
		}
		part, rest, err := e.Explore(context.Background(), o.Bundle, func() task.Signal {
			return [20]task.Signal{task.Pause, task.SplitOff(1 + rng.IntN(3))}[rng.IntN(20)]
		})
		if err != nil {
			return err
		}
		r := &task.Record{Epoch: l.Epoch(), Task: o.ID, Attempt: task.NewAttempt(), Worker: "test", Part: part, Children: rest}
		if counts, err := add(r); err != nil {
			return err
		} else if !counts {
			return fmt.Errorf("the record of open task %v does not count", o.ID)
		}
	}
	return nil
}

// finish opens dir, goes on to the end, and returns the total. What it returns errors of is
// opening.
func finish(t *testing.T, dir string, tree *synthetic.Tree) (synthetic.Sum, error) {
	t.Helper()
	j, err := Open(dir, Options{disk: lazy})
	if err != nil {
		return synthetic.Sum{}, err
	}
	if _, err := j.Load(tree); err != nil {
		return synthetic.Sum{}, errors.Join(err, j.Close())
	}
	if err := advance(j, tree, rand.New(rand.NewPCG(1, 1)), -1); err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	// What was added after what was dropped is there, too.
	again, err := Open(dir, Options{disk: lazy})
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if l, err := again.Load(tree); err != nil {
		t.Fatal(err)
	} else if !bytes.Equal(l.Snapshot(), j.ledger.Snapshot()) {
		t.Fatal("the ledger is another one when it is read again")
	}
	return synthetic.Read(j.ledger.Folder()), nil
}

// TestReopen: a journal that is closed and opened again, at random moments and with compaction, has
// the ledger and the header that it had, and the run ends with the total.
func TestReopen(t *testing.T) {
	for seed := range uint64(scale.By{Short: 3, Usual: 8, Full: 8}.N()) {
		rng := rand.New(rand.NewPCG(seed, 3))
		tree := &synthetic.Tree{Seed: seed, Nodes: 3000, Pad: rng.IntN(50), Refines: []uint64{400}}
		j := begin(t, tree, Options{CompactAbove: 1 + rng.Int64N(8000)})
		for !j.ledger.Done() {
			if err := advance(j, tree, rng, 1+rng.IntN(60)); err != nil {
				t.Fatal(err)
			}
			if most := max(j.opt.CompactAbove, 4*j.log.base) + int64(len(j.log.frame)); j.log.size > most {
				t.Fatalf("the log has %d bytes, which is more than %d", j.log.size, most)
			}
			before := j.ledger.Snapshot()
			if err := j.Close(); err != nil {
				t.Fatal(err)
			}
			var err error
			if j, err = Open(j.dir, j.opt); err != nil {
				t.Fatal(err)
			}
			if err := header.Differences(j.Header().Key); err != nil || !bytes.Equal(j.Header().Meta, header.Meta) {
				t.Fatalf("the header was read as %+v", j.Header())
			}
			l, err := j.Load(tree)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(l.Snapshot(), before) {
				t.Fatal("the ledger is another one")
			}
		}
		if got := synthetic.Read(j.ledger.Folder()); got != tree.Total() {
			t.Fatalf("%+v, want %+v", got, tree.Total())
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// damage returns a directory with a log that has a snapshot and some records, the last few of
// which were not synced, and where the first of those begins.
func damage(t *testing.T, tree *synthetic.Tree) (dir string, data []byte, synced int64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 4))
	j := begin(t, tree, Options{SyncInterval: time.Hour})
	for i, records := range []int{5, 4, 3, 3} {
		if err := advance(j, tree, rng, records); err != nil {
			t.Fatal(err)
		}
		switch i {
		case 0:
			j.compact()
		case 1, 2:
			if err := j.Sync(); err != nil {
				t.Fatal(err)
			}
		}
	}
	synced = j.log.synced
	data, err := os.ReadFile(j.path(logFile))
	if err != nil {
		t.Fatal(err)
	}
	if j.log.base == int64(logHeader) || synced <= j.log.base || j.log.size <= synced || int64(len(data)) != j.log.size {
		t.Fatalf("base %d, synced %d, size %d of %d", j.log.base, synced, j.log.size, len(data))
	}
	// Not Close: it would sync.
	if err := errors.Join(j.log.f.Close(), j.lock.Close()); err != nil {
		t.Fatal(err)
	}
	j.timer.Stop()
	return j.dir, data, synced
}

// runOf is the run that the job in dir is of.
func runOf(t *testing.T, dir string) runName {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, jobFile))
	if err != nil {
		t.Fatal(err)
	}
	run, err := new(Header).read(data)
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// outcomes of going on with a damaged log.
type outcomes struct{ failed, exact int }

// try goes on with log, in memory or, now and then, in dir. The result must be exact or an error
// with a position in the file.
func (o *outcomes) try(t *testing.T, what, dir string, log []byte, tree *synthetic.Tree) (at int, failed bool) {
	t.Helper()
	var got synthetic.Sum
	var err error
	if (o.exact+o.failed)%50 == 0 {
		if err := os.WriteFile(filepath.Join(dir, logFile), log, 0o666); err != nil {
			t.Fatal(err)
		}
		got, err = finish(t, dir, tree)
		if err != nil && !strings.Contains(err.Error(), filepath.Join(dir, logFile)) {
			t.Fatalf("%s: %v", what, err)
		}
	} else {
		var l *task.Ledger
		if l, _, _, err = readLog(log, runOf(t, dir), tree); err == nil {
			if err := work(l, l.Add, tree, rand.New(rand.NewPCG(1, 1)), -1); err != nil {
				t.Fatal(err)
			}
			got = synthetic.Read(l.Folder())
		}
	}
	if err == nil {
		o.exact++
		if got != tree.Total() {
			t.Fatalf("%s: %+v, want %+v", what, got, tree.Total())
		}
		return 0, false
	}
	o.failed++
	m := regexp.MustCompile(`damaged (?:at|between) byte (\d+) `).FindStringSubmatch(err.Error())
	if m == nil {
		t.Fatalf("%s: %v", what, err)
	}
	at, _ = strconv.Atoi(m[1])
	return at, true
}

// TestTruncated: a log that ends at any byte is taken for a torn one, or refused if that cannot be.
func TestTruncated(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 400}
	dir, data, _ := damage(t, tree)
	base := 0
	var o outcomes
	for n := range len(data) + 1 {
		if _, failed := o.try(t, fmt.Sprintf("%d of %d bytes", n, len(data)), dir, data[:n], tree); failed {
			base = n + 1
		}
	}
	if o.failed != base || o.exact != len(data)+1-base || o.failed < 100 || o.exact < 100 {
		t.Errorf("%+v: want errors exactly below some byte, %d", o, base)
	}
}

// TestFlipped: a bit changed anywhere is an error that says where, or the run goes on with what is
// before and was not yet known to be on the disk.
func TestFlipped(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 400}
	dir, data, synced := damage(t, tree)
	var o outcomes
	for i := range data {
		for bit := range 8 {
			if !(scale.By{Short: 24, Usual: 6, Wide: 4, Full: 1}).Nth(i*3 + bit) {
				continue
			}
			bad := bytes.Clone(data)
			bad[i] ^= 1 << bit
			at, failed := o.try(t, fmt.Sprintf("bit %d of byte %d of %d", bit, i, len(data)), dir, bad, tree)
			if failed && at > i {
				t.Errorf("byte %d was changed, %d reported", i, at)
			}
			// Frames that follow tell only of what was synced before they were written.
			if sure := int64(i) < synced; !failed && sure {
				t.Errorf("byte %d of %d, which were synced, was changed: no error", i, synced)
			} else if failed && !sure {
				t.Errorf("byte %d, after %d which were synced, was changed: an error", i, synced)
			}
		}
	}
	if o.failed < 50 || o.exact < 10 {
		t.Errorf("%+v", o)
	}
}

// TestMoved: whole records at another place than they were written at are damage as well.
func TestMoved(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 400}
	dir, data, _ := damage(t, tree)
	base := int(binary.LittleEndian.Uint64(data[len(logMagic)+len(runName{}):]))
	first, err := readFrame(data, base)
	if err != nil {
		t.Fatal(err)
	}
	var o outcomes
	if at, failed := o.try(t, "the first record cut out", dir, append(bytes.Clone(data[:base]), data[first.end:]...), tree); !failed || at < base {
		t.Errorf("the first record cut out: failed %v, at byte %d; the records begin at %d", failed, at, base)
	}
}

// TestPowerLoss: what was written after the last sync may be there in parts, in any order. It is
// dropped, from the first hole on.
func TestPowerLoss(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 400}
	dir, data, synced := damage(t, tree)
	rng := rand.New(rand.NewPCG(1, 5))
	var o outcomes
	for i := range (scale.By{Short: 10, Usual: 60, Wide: 100, Full: 1000}).N() {
		bad := bytes.Clone(data)
		from := int(synced) + rng.IntN(len(data)-int(synced))
		to := from + 1 + rng.IntN(len(data)-from)
		clear(bad[from:to])
		if i%2 == 0 { // the size is written before what is there
			bad = append(bad, make([]byte, rng.IntN(5000))...)
		}
		if _, failed := o.try(t, fmt.Sprintf("zeros from %d to %d", from, to), dir, bad, tree); failed {
			t.Errorf("zeros from %d to %d, after what was synced: an error", from, to)
		}
	}
}

// TestJobDamaged: the file with the key and the caller's data is as it was written, or an error.
func TestJobDamaged(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 10}
	j := begin(t, tree, Options{})
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(j.path(jobFile))
	if err != nil {
		t.Fatal(err)
	}
	try := func(what string, bad []byte) string {
		t.Helper()
		if err := os.WriteFile(j.path(jobFile), bad, 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := Open(j.dir, Options{})
		if err == nil || !strings.Contains(err.Error(), j.path(jobFile)) {
			t.Fatalf("%s: %v", what, err)
		}
		return err.Error()
	}
	for i := range data {
		bad := bytes.Clone(data)
		bad[i] ^= 4
		try(fmt.Sprintf("byte %d", i), bad)
		try(fmt.Sprintf("%d bytes", i), data[:i])
	}
	if err := try("version", bytes.Replace(data, []byte("format 2"), []byte("format 3"), 1)); !strings.Contains(err, "another version") {
		t.Error(err)
	}
	if err := os.WriteFile(j.path(jobFile), data, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := finish(t, j.dir, tree); err != nil {
		t.Error(err)
	}
}

// quota is a file on a disk with room for so many bytes.
type quota struct {
	file
	left *int64
}

func (q quota) Write(b []byte) (int, error) {
	n := min(int64(len(b)), *q.left)
	*q.left -= n
	m, err := q.file.Write(b[:n])
	if err == nil && n < int64(len(b)) {
		err = syscall.ENOSPC
	}
	return m, err
}

// TestFull: however much room the disk has, the run ends with an error that says so, and goes on to
// the exact total when there is room. If there is none for a compaction only, it does not end.
func TestFull(t *testing.T) {
	tree := &synthetic.Tree{Seed: 2, Nodes: 1000}
	full, compactions := 0, 0
	step := int64(scale.By{Short: 1501, Usual: 401, Full: 37}.N())
	for room := int64(0); ; room += step {
		left := room
		dir := filepath.Join(t.TempDir(), "checkpoint")
		opt := Options{CompactAbove: 1500, disk: func(f *os.File) file { return quota{unsynced{f}, &left} }}
		j, err := Create(dir, header, opt)
		if err != nil {
			if !errors.Is(err, syscall.ENOSPC) {
				t.Fatal(err)
			}
			// As if nothing had been there.
			if j, err = Create(dir, header, Options{}); err != nil {
				t.Fatalf("room for %d bytes only, then more: %v", room, err)
			}
		}
		if _, err := j.Load(tree); err != nil {
			t.Fatal(err)
		}
		err = advance(j, tree, rand.New(rand.NewPCG(1, 6)), -1)
		if j.log.base > int64(logHeader) {
			compactions++
		}
		if err == nil && left > 0 && room > 2000 {
			if err := j.Close(); err != nil {
				t.Fatal(err)
			}
			break // it fits
		}
		if err != nil {
			full++
			if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), dir) {
				t.Fatal(err)
			}
			if _, again := j.Add(&task.Record{Attempt: task.NewAttempt()}); !errors.Is(again, syscall.ENOSPC) {
				t.Fatalf("after an error: %v", again)
			}
			if again := j.Close(); !errors.Is(again, syscall.ENOSPC) {
				t.Fatalf("after an error, Close: %v", again)
			}
		} else if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		if got, err := finish(t, dir, tree); err != nil || got != tree.Total() {
			t.Fatalf("room for %d bytes, then more: %+v, %v, want %+v", room, got, err, tree.Total())
		}
	}
	if least := int(8000 / step); full < least || compactions < least {
		t.Errorf("the disk was full %d times, %d logs were compacted", full, compactions)
	}
}

// failing is a file whose Sync fails.
type failing struct{ file }

func (failing) Sync() error { return syscall.EIO }

// TestSync: records are synced after the interval without anybody asking, and if that fails
// the next Add says so.
func TestSync(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 100000}
	rng := rand.New(rand.NewPCG(1, 7))
	j := begin(t, tree, Options{SyncInterval: time.Millisecond})
	if err := advance(j, tree, rng, 1); err != nil {
		t.Fatal(err)
	}
	synced := func() bool {
		j.mu.Lock()
		defer j.mu.Unlock()
		return j.log.synced == j.log.size
	}
	for !synced() { // or the test times out
		time.Sleep(time.Millisecond)
	}
	j.mu.Lock()
	j.log.f = failing{j.log.f}
	j.mu.Unlock()
	var err error
	for err == nil {
		err = advance(j, tree, rng, 1)
	}
	if !errors.Is(err, syscall.EIO) || !strings.Contains(err.Error(), j.dir) {
		t.Error(err)
	}
	if err := j.Close(); !errors.Is(err, syscall.EIO) {
		t.Error(err)
	}
}

// slow is a file whose Sync takes until release is closed.
type slow struct {
	file
	begun, release chan struct{}
}

func (s slow) Sync() error {
	close(s.begun)
	<-s.release
	return s.file.Sync()
}

// TestSyncCompact: a log that is replaced while it is being synced is no error.
func TestSyncCompact(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 100000}
	rng := rand.New(rand.NewPCG(1, 8))
	j := begin(t, tree, Options{SyncInterval: time.Hour})
	s := slow{j.log.f, make(chan struct{}), make(chan struct{})}
	j.log.f = s
	if err := advance(j, tree, rng, 1); err != nil {
		t.Fatal(err)
	}
	synced := make(chan error)
	go func() { synced <- j.Sync() }()
	<-s.begun
	j.mu.Lock()
	j.compact()
	j.mu.Unlock()
	close(s.release)
	if err := <-synced; err != nil {
		t.Error(err)
	}
	if err := advance(j, tree, rng, 1); err != nil {
		t.Error(err)
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

// TestCreate: a directory with anything of somebody else's is refused and remains as it is; what a
// killed Create left is not in the way.
func TestCreate(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 100}
	dir := t.TempDir()
	if _, err := Open(dir, Options{}); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
	if _, err := Open(filepath.Join(dir, "none"), Options{}); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	other := filepath.Join(dir, "thesis.tex")
	if err := os.WriteFile(other, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Create(dir, header, Options{}); err == nil || !strings.Contains(err.Error(), "thesis.tex") {
		t.Error(err)
	}
	if err := os.Remove(other); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{logFile, logFile + newSuffix, jobFile + newSuffix} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("half"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Open(dir, Options{}); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
	j, err := Create(dir, header, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for what, open := range map[string]func() (*Journal, error){
		"Create": func() (*Journal, error) { return Create(dir, header, Options{}) },
		"Open":   func() (*Journal, error) { return Open(dir, Options{}) },
	} {
		if _, err := open(); !errors.Is(err, errLocked) || !strings.Contains(err.Error(), fmt.Sprint("process ", os.Getpid())) {
			t.Errorf("%s in a directory that is in use: %v", what, err)
		}
	}
	opened := make(chan error)
	go func() { // it waits for its turn
		k, err := Open(dir, Options{Wait: time.Hour})
		if err == nil {
			err = k.Close()
		}
		opened <- err
	}()
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-opened; err != nil {
		t.Fatal(err)
	}
	if _, err := Create(dir, header, Options{}); !errors.Is(err, ErrExists) {
		t.Error(err)
	}
	if got, err := finish(t, dir, tree); err != nil || got != tree.Total() {
		t.Error(got, err)
	}
}

// TestOpenWaited: who waited for a directory has the job that was there last.
func TestOpenWaited(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 10}
	j := begin(t, tree, Options{})
	var once sync.Once
	k, err := Open(j.dir, Options{Wait: time.Hour, waiting: func() {
		once.Do(func() {
			if err := errors.Join(j.SetMeta([]byte("new")), j.Close()); err != nil {
				t.Error(err)
			}
		})
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer k.Close()
	if h := k.Header(); string(h.Meta) != "new" {
		t.Errorf("it has the job that was there before it waited: %q", h.Meta)
	}
}

// TestMixed: the log of one run beside the job of another, though the two are alike, is an error.
func TestMixed(t *testing.T) {
	tree := &synthetic.Tree{Seed: 1, Nodes: 10}
	a, b := begin(t, tree, Options{}), begin(t, tree, Options{})
	if err := errors.Join(advance(a, tree, rand.New(rand.NewPCG(1, 1)), -1), a.Close(), b.Close()); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(a.path(logFile), b.path(logFile)); err != nil {
		t.Fatal(err)
	}
	if _, err := finish(t, b.dir, tree); err == nil || !strings.Contains(err.Error(), b.path(logFile)+": this is the log of another run") {
		t.Errorf("the log of another run is taken: %v", err)
	}
	// The job is there, and the log is not; and the other way round.
	if err := os.Rename(b.path(logFile), a.path(logFile)); err != nil {
		t.Fatal(err)
	}
	if _, err := finish(t, b.dir, tree); !errors.Is(err, errNoLog) || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("without a log: %v", err)
	}
	if err := os.Remove(a.path(jobFile)); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(a.dir, Options{}); !errors.Is(err, ErrNoJob) {
		t.Errorf("without a job: %v", err)
	}
	if _, err := Reserve(a.dir, Options{}); !errors.Is(err, ErrNoJob) {
		t.Errorf("without a job, and with a log that somebody may need, a run begins: %v", err)
	}
}

// TestDifferences: what differs is named, and what does not is not.
func TestDifferences(t *testing.T) {
	h := Header{Key: []KeyPart{{"program", "1"}, {"options", "a"}, {"model", "m"}}}
	if err := h.Differences(h.Key); err != nil {
		t.Error(err)
	}
	err := h.Differences([]KeyPart{{"program", "1"}, {"options", "b"}, {"format", "2"}})
	want := `the checkpoint was made with another options (was "a", is "b"), another model (was "m", is nothing), another format (was nothing, is "2")`
	if err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}
