package journal

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"

	"genmcgo/cluster/task"
)

// The bytes of a log: logMagic; the name of the run; the base, which is the position where records begin; the
// checksum of all of that. Then, if the base is further on, the snapshot of a ledger, of which a
// log begins with nothing before it. Then frames.
//
// A frame is a header and a record. The header says how long the record is, and how much of the
// file was on the disk itself when it was written; and it has a checksum, as records have.
//
// So what is torn can be told from what is damaged: a frame that cannot be read was
// on the disk if a later one says so, or if it is before the base. Otherwise it was not, or
// perhaps not: when a machine ends, what was written last is there in parts, in
// any order. It is dropped, with all that follows.
//
// Numbers have their lowest byte first, checksums are CRC-32C.
const (
	logMagic    = "genmcgo journal 2\n"
	logHeader   = len(logMagic) + len(runName{}) + 8 + 4
	frameHeader = 4 + 8 + 4
)

// errNoLog is why a checkpoint is of no use whose log somebody took away. It is no [fs.ErrNotExist]: a checkpoint is there.
var errNoLog = errors.New("the file is missing: it has all that was explored")

// log is an open log. Nothing in it is changed but by appending.
type log struct {
	f      file
	base   int64
	size   int64 // of all whole frames
	synced int64 // how much of it is on the disk itself
	frame  []byte
}

// newLog replaces the log of run at path by one that begins with snapshot, if it is not nil.
func newLog(path string, run runName, snapshot []byte, disk func(*os.File) file) (*log, error) {
	base := int64(logHeader + len(snapshot))
	b := binary.LittleEndian.AppendUint64(append([]byte(logMagic), run[:]...), uint64(base))
	b = binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli()))
	f, err := create(path, append(b, snapshot...), disk)
	if err != nil {
		return nil, err
	}
	return &log{f: f, base: base, size: base, synced: base}, nil
}

// append appends a frame with record. If it fails the log cannot be used any more, but opened
// again.
func (l *log) append(record []byte) error {
	b := binary.LittleEndian.AppendUint32(l.frame[:0], uint32(len(record)))
	b = binary.LittleEndian.AppendUint64(b, uint64(l.synced))
	b = binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli()))
	l.frame = append(b, record...)
	if _, err := l.f.Write(l.frame); err != nil {
		return err // a part of it is dropped when the log is opened
	}
	l.size += int64(len(l.frame))
	return nil
}

// openLog reads the log of run at path, drops what was torn at its end, and returns it with the ledger of
// what it contains.
func openLog(path string, run runName, job task.Job, disk func(*os.File) file) (*log, *task.Ledger, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, fmt.Errorf("%s: %w; put it back, or begin again with another directory", path, errNoLog)
	}
	if err != nil {
		return nil, nil, err
	}
	ledger, base, size, err := readLog(data, run, job)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	of, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, err
	}
	f := file(of)
	if disk != nil {
		f = disk(of)
	}
	if size < int64(len(data)) {
		err = f.Truncate(size)
	}
	if err == nil {
		err = f.Sync() // so that what was read is as durable as the frames to come say
	}
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	return &log{f: f, base: base, size: size, synced: size}, ledger, nil
}

// readLog folds what is in data, which should be a log of run. It returns the base, and the size of what is whole.
func readLog(data []byte, run runName, job task.Job) (ledger *task.Ledger, base, size int64, err error) {
	damaged := func(at int, why string) error {
		remedy := "begin again with another directory"
		if base > 0 && int64(at) >= base {
			remedy = fmt.Sprintf("cut the file there (truncate -s %d) to go on with what comes before", at)
		}
		return fmt.Errorf("damaged at byte %d of %d: %s; %s", at, len(data), why, remedy)
	}
	if len(data) < logHeader {
		return nil, 0, 0, damaged(len(data), "the log ends within its header")
	}
	if string(data[:len(logMagic)]) != logMagic || !checked(data[:logHeader]) {
		return nil, 0, 0, damaged(0, "this is not the header of a log")
	}
	if runName(data[len(logMagic):]) != run {
		return nil, 0, 0, errors.New("this is the log of another run than the file " + jobFile + " beside it; put back the files that belong together")
	}
	base = int64(binary.LittleEndian.Uint64(data[len(logMagic)+len(run):]))
	if base < int64(logHeader) || base > int64(len(data)) {
		return nil, 0, 0, damaged(len(data), fmt.Sprintf("the log ends where it should have begun with %d bytes", base))
	}
	if base == int64(logHeader) {
		ledger, err = task.NewLedger(job)
	} else if ledger, err = task.Restore(job, data[logHeader:base]); err != nil {
		err = fmt.Errorf("damaged between byte %d and %d: %w; begin again with another directory", logHeader, base, err)
	}
	if err != nil {
		return nil, 0, 0, err
	}
	at := int(base)
	for at < len(data) {
		f, why := readFrame(data, at)
		if why != nil {
			if synced := laterSynced(data, at); synced > at {
				return nil, 0, 0, damaged(at, why.Error())
			}
			break
		}
		if _, err := ledger.Add(&f.record); err != nil {
			return nil, 0, 0, damaged(at, err.Error())
		}
		at = f.end
	}
	return ledger, base, int64(at), nil
}

// checked reports whether b ends with the checksum of what is before it.
func checked(b []byte) bool {
	n := len(b) - 4
	return crc32.Checksum(b[:n], castagnoli()) == binary.LittleEndian.Uint32(b[n:])
}

type frame struct {
	record task.Record
	synced int
	end    int // position of the next frame
}

// readFrame reads the frame at position at.
func readFrame(data []byte, at int) (f frame, err error) {
	if len(data)-at < frameHeader {
		return f, errors.New("the log ends within the header of a record")
	}
	h := data[at : at+frameHeader]
	if !checked(h) {
		return f, errors.New("this is not the header of a record")
	}
	length, synced := uint64(binary.LittleEndian.Uint32(h)), binary.LittleEndian.Uint64(h[4:])
	if synced > uint64(at) {
		return f, errors.New("the header of a record is that of another position")
	}
	f.synced = int(synced)
	if rest := data[at+frameHeader:]; length > uint64(len(rest)) {
		return f, errors.New("the log ends within a record")
	} else if err := f.record.UnmarshalBinary(rest[:length]); err != nil {
		return f, err
	}
	f.end = at + frameHeader + int(length)
	return f, nil
}

// laterSynced returns how much of the file was on the disk, for all that frames after position at
// say.
func laterSynced(data []byte, at int) (synced int) {
	for q := at + 1; q+frameHeader <= len(data); q++ {
		if checked(data[q : q+frameHeader]) {
			if f, err := readFrame(data, q); err == nil {
				synced = max(synced, f.synced)
			}
		}
	}
	return synced
}
