package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Recording is an execution in which something was found, without pointers into any
// worker's memory: what [Replay] needs of a [Found]. MarshalBinary makes some eight
// bytes per event of it.
type Recording struct {
	Kind string // as ErrorKind's String has it, which has one word for some that differ
	Name string // as in Found
	// Threads are the names of the threads by their dense numbers, which decide
	// which of several conflicts is named first.
	Threads []event.Tid
	// Event and Conflict are those of Found.
	Event, Conflict event.ID
	// Task is the graph, written down as if it could have holes. It has no item.
	Task Task
}

// Record describes the execution of f, whose Graph must not be nil.
func Record(f *result.Found) *Recording {
	s := f.Graph
	r := &Recording{Kind: f.Kind.String(), Name: nameOf(f), Event: f.Event, Conflict: f.Conflict, Task: Task{Holes: true}}
	for i := range s.Threads {
		r.Threads = append(r.Threads, s.Threads[i].Tid)
	}
	rank := map[event.ID]int32{}
	for i := range s.Co {
		for k, w := range s.Co[i].Writes {
			rank[w] = int32(k) + 1
		}
	}
	record := func(id event.ID, e *result.EventSnapshot) {
		te := Event{Thread: s.Threads[id.Thread].Tid, Index: id.Index, Absent: e.Absent}
		switch {
		case e.Absent:
		case e.Cut != nil:
			r.Task.Partial = true
			if w := e.Cut[0]; w.Thread >= 0 {
				te.RFThread, te.RFIndex = s.Threads[w.Thread].Tid, w.Index
			}
			for _, w := range e.Cut[1:] {
				te.Also = append(te.Also, Write{s.Threads[w.Thread].Tid, w.Index})
			}
		case e.Kind == event.Read && e.RF.Thread < event.Init.Thread:
			te.NoRF = true
		case e.Kind == event.Read && e.RF.Thread >= 0:
			te.RFThread, te.RFIndex = s.Threads[e.RF.Thread].Tid, e.RF.Index
		case e.Kind == event.Write:
			te.Rank = rank[id]
		case e.Kind == event.Choice:
			te.Option = int32(e.Value.Lo)
		}
		if e.Step != nil && e.Kind.ReadLike() {
			te.Val = e.Value
			r.Task.NoteState(&e.Step.Label, e.Value)
		}
		r.Task.Events = append(r.Task.Events, te)
	}
	for _, id := range s.Order {
		record(id, &s.Threads[id.Thread].Events[id.Index])
	}
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; e.Absent {
				record(event.ID{Thread: int32(t), Index: int32(i)}, e)
			}
		}
	}
	return r
}

// The bytes of a recording: recordVersion, the kind's and the model's name for what
// was found, each after its length, the number of threads and their names, Event and
// Conflict, the task, and the checksum (CRC-32, IEEE, the lowest byte first) of all
// that. Numbers are unsigned varints; those of events are greater by two, because of
// event.Init and graph.None.
const recordVersion = 1

// MarshalBinary writes r down. It fails on numbers that no recording has.
func (r *Recording) MarshalBinary() ([]byte, error) {
	task, err := r.Task.MarshalBinary()
	if err != nil {
		return nil, err
	}
	b := []byte{recordVersion}
	for _, s := range []string{r.Kind, r.Name} {
		b = append(binary.AppendUvarint(b, uint64(len(s))), s...)
	}
	b = binary.AppendUvarint(b, uint64(len(r.Threads)))
	for _, t := range r.Threads {
		b = binary.AppendUvarint(b, uint64(t))
	}
	for _, n := range []int32{r.Event.Thread, r.Event.Index, r.Conflict.Thread, r.Conflict.Index} {
		if n < -2 {
			return nil, errors.New("a recording of an event that there cannot be")
		}
		b = binary.AppendUvarint(b, uint64(int64(n)+2))
	}
	b = append(b, task...)
	return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b)), nil
}

// UnmarshalBinary makes r the recording that was written down as data. Whether it is
// one of the program at hand shows only when it is replayed.
func (r *Recording) UnmarshalBinary(data []byte) error {
	n := len(data) - 4
	switch {
	case n < 1:
		return errors.New("it is cut short")
	case crc32.ChecksumIEEE(data[:n]) != binary.LittleEndian.Uint32(data[n:]):
		return errors.New("it was changed or cut short: its checksum is wrong")
	case data[0] != recordVersion:
		return fmt.Errorf("it is of version %d, this is version %d", data[0], recordVersion)
	}
	d := Reader{Data: data[:n], At: 1}
	text := func() string {
		k := d.Number(len(d.Data))
		if d.Err == nil && d.At+k > len(d.Data) {
			d.Fail("is cut short")
		}
		if d.Err != nil {
			return ""
		}
		d.At += k
		return string(d.Data[d.At-k : d.At])
	}
	var u Recording
	u.Kind, u.Name = text(), text()
	k := d.Number(len(data)) // a name takes a byte at least
	for i := 0; i < k && d.Err == nil; i++ {
		u.Threads = append(u.Threads, event.Tid(d.Number(int(event.MaxTid))))
	}
	number := func() int32 { return int32(d.Number(math.MaxInt32) - 2) }
	u.Event = event.ID{Thread: number(), Index: number()}
	u.Conflict = event.ID{Thread: number(), Index: number()}
	if d.Err != nil {
		return d.Err
	}
	if err := u.Task.UnmarshalBinary(data[d.At:n]); err != nil {
		return err
	}
	if !u.Task.Holes || len(u.Task.Stalls) > 0 || u.Task.Item != (Item{}) {
		return errors.New("it is a task of an exploration")
	}
	*r = u
	return nil
}

// nameOf is the name of f in a recording: how deadlocks are told apart does not matter to one.
func nameOf(f *result.Found) string {
	if f.Kind == result.Deadlock {
		return ""
	}
	return f.Name
}
