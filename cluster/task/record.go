package task

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
)

// Bounds of what a record may contain, in bytes and bundles. They are far above what sessions
// produce; they bound what a stranger, or a damaged disk, can make us read.
const (
	MaxBundle   = 1 << 20
	MaxChildren = 4096
	MaxPart     = 4 << 20
	MaxWorker   = 256 // length of the name of a worker
	MaxRecord   = 8 << 20
)

// Record is what one attempt of a task leaves behind.
type Record struct {
	Epoch    uint32 // in which the task is one
	Task     ID
	Attempt  Attempt
	Worker   string   // who made the attempt, for people
	Part     []byte   // what the attempt counted and found
	Children [][]byte // bundles that are left of the task. The n-th becomes task ID{Attempt, n}
}

// The bytes of a record: recordVersion, the epoch, the task's attempt and child, the attempt,
// the worker's name, the part, the number of children, the children; then four bytes, the
// checksum (CRC-32C) of all that. Numbers are unsigned varints; names, parts and bundles
// follow their length.
const recordVersion = 1

// castagnoli is made when it is first used: it takes a million instructions.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// Append appends r to b. It fails if r exceeds a bound.
func (r *Record) Append(b []byte) ([]byte, error) {
	if err := r.check(); err != nil {
		return b, err
	}
	start := len(b)
	b = append(b, recordVersion)
	b = binary.AppendUvarint(b, uint64(r.Epoch))
	b = appendID(b, r.Task)
	b = append(b, r.Attempt[:]...)
	b = appendBytes(b, []byte(r.Worker))
	b = appendBytes(b, r.Part)
	b = binary.AppendUvarint(b, uint64(len(r.Children)))
	for _, c := range r.Children {
		b = appendBytes(b, c)
	}
	b = seal(b, start)
	if n := len(b) - start; n > MaxRecord {
		return b[:start], fmt.Errorf("%w: a record of %d bytes: at most %d are possible", errLarge, n, MaxRecord)
	}
	return b, nil
}

// MarshalBinary is Append to nothing.
func (r *Record) MarshalBinary() ([]byte, error) { return r.Append(nil) }

// UnmarshalBinary makes r the record that data is. data may come from anywhere: it fails on all
// that Append does not write. r does not refer to data.
func (r *Record) UnmarshalBinary(data []byte) error {
	if len(data) > MaxRecord {
		return fmt.Errorf("a record of %d bytes: at most %d are possible", len(data), MaxRecord)
	}
	d, err := unseal(data, recordVersion, "record")
	if err != nil {
		return err
	}
	*r = Record{Epoch: uint32(d.uvarint(1<<32 - 1)), Task: d.id(), Attempt: d.attempt()}
	r.Worker = string(d.bytes(MaxWorker))
	r.Part = d.bytes(MaxPart)
	if n := d.uvarint(MaxChildren); n > 0 {
		// A bundle takes a byte at least.
		r.Children = make([][]byte, 0, min(int(n), len(d.data)))
		for range n {
			if r.Children = append(r.Children, d.bytes(MaxBundle)); d.bad {
				break
			}
		}
	}
	if err := d.end("record"); err != nil {
		return err
	}
	return r.check()
}

// check says what is wrong with r.
func (r *Record) check() error {
	switch {
	case r.Attempt == Attempt{}:
		return errors.New("a record without an attempt") // its first child would be the root
	case len(r.Worker) > MaxWorker:
		return fmt.Errorf("a record of a worker whose name has %d bytes: at most %d are possible", len(r.Worker), MaxWorker)
	case len(r.Part) > MaxPart:
		return fmt.Errorf("%w: a record with a part of %d bytes: at most %d are possible", errLarge, len(r.Part), MaxPart)
	case len(r.Children) > MaxChildren:
		return fmt.Errorf("%w: a record with %d children: at most %d are possible", errLarge, len(r.Children), MaxChildren)
	}
	for _, c := range r.Children {
		switch {
		case len(c) == 0:
			return errors.New("a record with an empty child, which would be the whole exploration")
		case len(c) > MaxBundle:
			return fmt.Errorf("%w: a record with a bundle of %d bytes: at most %d are possible", errLarge, len(c), MaxBundle)
		}
	}
	return nil
}

// child returns the id of the n-th child.
func (r *Record) child(n int) ID { return ID{r.Attempt, uint16(n)} }

// ChildIDs returns the ids of the tasks that r opens if it is the record that counts.
func (r *Record) ChildIDs() []ID {
	ids := make([]ID, len(r.Children))
	for n := range ids {
		ids[n] = r.child(n)
	}
	return ids
}
