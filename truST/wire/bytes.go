package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"genmcgo/graph/event"
)

// The bytes of a task: taskVersion, the number of events, the events, the number of
// stalls, the stalls, the item.
// Numbers are unsigned varints. Thread names are written once and are then
// referred to by their place in the order of first mention: the number k of a
// mention means the k-th name, and a new name follows the first number that is
// not used yet. An event is a byte of flags, the rest of which is the number of
// its thread (taskThreadEsc: it follows), and what the flags announce. In a loose
// task (version taskLoose) follow its index, doubled, plus one if it is absent, and
// the two words of its value. A task with states (version taskStates) is a loose one with their
// number behind its end, and then each after its length. A task with partial locations (versions
// taskPartial and taskLoosePartial, the latter with states) has behind what an event reads the number of other
// writes that it comes after, and these.
const (
	taskVersion      = 1
	taskLoose        = 2 // the version of loose tasks
	taskStates       = 3 // the version of loose tasks with states
	taskPartial      = 4
	taskLoosePartial = 5

	taskNoRF      = 1 << 0
	taskRF        = 1 << 1
	taskRank      = 1 << 2
	taskOption    = 1 << 3
	taskThreadAt  = 4
	taskThreadEsc = 15

	taskSettled = 1 << 7  // beside the kind of the item
	stallGoes   = 1 << 30 // beside the index of the cause
)

// MarshalBinary writes t down. It fails on numbers that no task has.
func (t *Task) MarshalBinary() ([]byte, error) {
	b := make([]byte, 0, 16+4*len(t.Events))
	var tids []event.Tid
	num := func(tid event.Tid) (k int, isNew bool) {
		if k = slices.Index(tids, tid); k >= 0 {
			return k, false
		}
		tids = append(tids, tid)
		return len(tids) - 1, true
	}
	mention := func(tid event.Tid) {
		k, isNew := num(tid)
		b = binary.AppendUvarint(b, uint64(k))
		if isNew {
			b = binary.AppendUvarint(b, uint64(tid))
		}
	}
	bad := false
	number := func(n int32) {
		bad = bad || n < 0
		b = binary.AppendUvarint(b, uint64(uint32(n)))
	}
	version := t.version()
	b = append(b, version)
	b = binary.AppendUvarint(b, uint64(len(t.Events)))
	for i := range t.Events {
		e := &t.Events[i]
		flags := byte(0)
		if e.NoRF {
			flags |= taskNoRF
		}
		if e.RFThread != 0 {
			flags |= taskRF
		}
		if e.Rank != 0 {
			flags |= taskRank
		}
		if e.Option != 0 {
			flags |= taskOption
		}
		k, isNew := num(e.Thread)
		b = append(b, flags|byte(min(k, taskThreadEsc))<<taskThreadAt)
		if k >= taskThreadEsc {
			b = binary.AppendUvarint(b, uint64(k))
		}
		if isNew {
			b = binary.AppendUvarint(b, uint64(e.Thread))
		}
		if e.RFThread != 0 {
			mention(e.RFThread)
			number(e.RFIndex)
			if t.Partial {
				b = binary.AppendUvarint(b, uint64(len(e.Also)))
				for _, w := range e.Also {
					mention(w.Thread)
					number(w.Index)
				}
			}
		}
		if e.Rank != 0 {
			number(e.Rank)
		}
		if e.Option != 0 {
			number(e.Option)
		}
		if t.Holes {
			bad = bad || e.Index < 0
			i := uint64(uint32(e.Index)) << 1
			if e.Absent {
				i |= 1
			}
			b = binary.AppendUvarint(b, i)
			b = binary.AppendUvarint(b, e.Val.Lo)
			b = binary.AppendUvarint(b, e.Val.Hi)
		}
	}
	b = binary.AppendUvarint(b, uint64(len(t.Stalls)))
	for _, s := range t.Stalls {
		mention(s.Thread)
		number(s.Index)
		number(s.At)
		mention(s.CauseThread)
		bad = bad || s.CauseIndex >= stallGoes
		if s.Goes {
			s.CauseIndex |= stallGoes
		}
		number(s.CauseIndex)
	}
	if t.Item.Settled {
		b = append(b, t.Item.Kind|taskSettled)
	} else {
		b = append(b, t.Item.Kind)
	}
	number(t.Item.Lo)
	number(t.Item.Cur)
	mention(t.Item.ReadThread)
	number(t.Item.ReadIndex)
	if version == taskStates || version == taskLoosePartial {
		b = binary.AppendUvarint(b, uint64(len(t.States)))
		for _, s := range t.States {
			b = append(binary.AppendUvarint(b, uint64(len(s))), s...)
		}
	}
	if bad {
		return nil, errors.New("a task with a negative number")
	}
	return b, nil
}

// version is the first byte of t.
func (t *Task) version() byte {
	switch {
	case t.Holes && t.Partial:
		return taskLoosePartial
	case t.Partial:
		return taskPartial
	case t.Holes && len(t.States) > 0:
		return taskStates
	case t.Holes:
		return taskLoose
	}
	return taskVersion
}

// UnmarshalBinary makes t the task that was written down as data. Whether it is
// a task of the program at hand shows only when it is taken up.
func (t *Task) UnmarshalBinary(data []byte) error {
	d := Reader{Data: data}
	v := d.Byte()
	if d.Err == nil && (v < taskVersion || v > taskLoosePartial) {
		return fmt.Errorf("a task of version %d, which is not known; this is version %d", v, taskVersion)
	}
	n := d.Number(math.MaxInt32)
	if d.Err == nil && n > len(data) { // an event takes a byte at least
		return fmt.Errorf("a task of %d events in %d bytes", n, len(data))
	}
	u := Task{Holes: v != taskVersion && v != taskPartial, Partial: v >= taskPartial}
	if d.Err == nil && n > 0 {
		u.Events = make([]Event, 0, n)
	}
	for i := 0; i < n && d.Err == nil; i++ {
		u.Events = append(u.Events, u.readEvent(&d))
	}
	n = d.Number(math.MaxInt32)
	if d.Err == nil && n > len(data) {
		return fmt.Errorf("a task of %d stalls in %d bytes", n, len(data))
	}
	for i := 0; i < n && d.Err == nil; i++ {
		var s Stall
		s.Thread = d.Thread(d.Number(math.MaxInt32))
		s.Index, s.At = int32(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))
		s.CauseThread, s.CauseIndex = d.Thread(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))
		s.CauseIndex, s.Goes = s.CauseIndex&^stallGoes, s.CauseIndex&stallGoes != 0
		u.Stalls = append(u.Stalls, s)
	}
	u.Item.Kind = d.Byte()
	u.Item.Settled = u.Item.Kind&taskSettled != 0
	u.Item.Kind &^= taskSettled
	u.Item.Lo, u.Item.Cur = int32(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))
	u.Item.ReadThread, u.Item.ReadIndex = d.Thread(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))
	if v == taskStates || v == taskLoosePartial {
		for n := d.Number(len(data)); n > 0 && d.Err == nil; n-- {
			if k := d.Number(len(data) - d.At); d.At+k > len(data) {
				d.Fail("is cut short")
			} else {
				u.States = append(u.States, data[d.At:d.At+k:d.At+k])
				d.At += k
			}
		}
	}
	if d.Err == nil && d.At != len(data) {
		d.Fail("has something behind its end")
	}
	if d.Err != nil {
		return d.Err
	}
	*t = u
	return nil
}

// readEvent reads an event of t.
func (t *Task) readEvent(d *Reader) (e Event) {
	flags := d.Byte()
	k := int(flags >> taskThreadAt)
	if k == taskThreadEsc {
		k = d.Number(math.MaxInt32)
	}
	e.Thread = d.Thread(k)
	e.NoRF = flags&taskNoRF != 0
	if flags&taskRF != 0 {
		e.RFThread, e.RFIndex = d.Thread(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))
		if t.Partial {
			for k := d.Number(len(d.Data)); k > 0 && d.Err == nil; k-- {
				e.Also = append(e.Also, Write{d.Thread(d.Number(math.MaxInt32)), int32(d.Number(math.MaxInt32))})
			}
		}
	}
	if flags&taskRank != 0 {
		e.Rank = int32(d.Number(math.MaxInt32))
	}
	if flags&taskOption != 0 {
		e.Option = int32(d.Number(math.MaxInt32))
	}
	if t.Holes {
		i := d.Number(math.MaxInt32)
		e.Absent, e.Index = i&1 != 0, int32(i>>1)
		e.Val = event.Value{Lo: d.Word(), Hi: d.Word()}
	}
	return e
}

// Reader reads what tasks consist of, until the first error.
type Reader struct {
	Data []byte
	At   int // where it is in Data
	tids []event.Tid
	Err  error
}

// Fail makes it an error that the data does what, unless there was one before.
func (d *Reader) Fail(what string) {
	if d.Err == nil {
		d.Err = fmt.Errorf("a task of %d bytes %s, at byte %d", len(d.Data), what, d.At)
	}
}

// Byte reads a byte.
func (d *Reader) Byte() byte {
	if d.Err != nil || d.At >= len(d.Data) {
		d.Fail("is cut short")
		return 0
	}
	d.At++
	return d.Data[d.At-1]
}

// Number reads a number, limit at most.
func (d *Reader) Number(limit int) int {
	v := d.Word()
	if v > uint64(limit) {
		d.Fail("has a number that is too big")
		return 0
	}
	return int(v)
}

// Word reads a number of 64 bits.
func (d *Reader) Word() uint64 {
	if d.Err != nil {
		return 0
	}
	v, n := binary.Uvarint(d.Data[d.At:])
	if n <= 0 {
		d.Fail("is cut short")
		return 0
	}
	d.At += n
	return v
}

// Thread reads the name of thread k, which is there where it is mentioned first.
func (d *Reader) Thread(k int) event.Tid {
	switch {
	case d.Err != nil:
		return 0
	case k < len(d.tids):
		return d.tids[k]
	case k > len(d.tids):
		d.Fail("mentions a thread that it did not name")
		return 0
	}
	tid := event.Tid(d.Number(int(event.MaxTid)))
	d.tids = append(d.tids, tid)
	return tid
}
