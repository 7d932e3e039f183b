package trust

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
// the two words of its value.
const (
	taskVersion = 1
	taskLoose   = 2 // the version of loose tasks

	taskNoRF      = 1 << 0
	taskRF        = 1 << 1
	taskRank      = 1 << 2
	taskOption    = 1 << 3
	taskThreadAt  = 4
	taskThreadEsc = 15

	taskSettled = 1 << 7 // beside the kind of the item
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
	if t.Loose {
		b = append(b, taskLoose)
	} else {
		b = append(b, taskVersion)
	}
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
		}
		if e.Rank != 0 {
			number(e.Rank)
		}
		if e.Option != 0 {
			number(e.Option)
		}
		if t.Loose {
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
	if bad {
		return nil, errors.New("a task with a negative number")
	}
	return b, nil
}

// UnmarshalBinary makes t the task that was written down as data. Whether it is
// a task of the program at hand shows only when it is taken up.
func (t *Task) UnmarshalBinary(data []byte) error {
	d := taskReader{data: data}
	v := d.byte()
	if d.err == nil && v != taskVersion && v != taskLoose {
		return fmt.Errorf("a task of version %d, which is not known; this is version %d", v, taskVersion)
	}
	n := d.number(math.MaxInt32)
	if d.err == nil && n > len(data) { // an event takes a byte at least
		return fmt.Errorf("a task of %d events in %d bytes", n, len(data))
	}
	u := Task{Loose: v == taskLoose}
	if d.err == nil && n > 0 {
		u.Events = make([]TaskEvent, 0, n)
	}
	for i := 0; i < n && d.err == nil; i++ {
		var e TaskEvent
		flags := d.byte()
		k := int(flags >> taskThreadAt)
		if k == taskThreadEsc {
			k = d.number(math.MaxInt32)
		}
		e.Thread = d.thread(k)
		e.NoRF = flags&taskNoRF != 0
		if flags&taskRF != 0 {
			e.RFThread, e.RFIndex = d.thread(d.number(math.MaxInt32)), int32(d.number(math.MaxInt32))
		}
		if flags&taskRank != 0 {
			e.Rank = int32(d.number(math.MaxInt32))
		}
		if flags&taskOption != 0 {
			e.Option = int32(d.number(math.MaxInt32))
		}
		if u.Loose {
			i := d.number(math.MaxInt32)
			e.Absent, e.Index = i&1 != 0, int32(i>>1)
			e.Val = event.Value{Lo: d.word(), Hi: d.word()}
		}
		u.Events = append(u.Events, e)
	}
	n = d.number(math.MaxInt32)
	if d.err == nil && n > len(data) {
		return fmt.Errorf("a task of %d stalls in %d bytes", n, len(data))
	}
	for i := 0; i < n && d.err == nil; i++ {
		var s TaskStall
		s.Thread = d.thread(d.number(math.MaxInt32))
		s.Index, s.At = int32(d.number(math.MaxInt32)), int32(d.number(math.MaxInt32))
		s.CauseThread, s.CauseIndex = d.thread(d.number(math.MaxInt32)), int32(d.number(math.MaxInt32))
		u.Stalls = append(u.Stalls, s)
	}
	u.Item.Kind = d.byte()
	u.Item.Settled = u.Item.Kind&taskSettled != 0
	u.Item.Kind &^= taskSettled
	u.Item.Lo, u.Item.Cur = int32(d.number(math.MaxInt32)), int32(d.number(math.MaxInt32))
	u.Item.ReadThread, u.Item.ReadIndex = d.thread(d.number(math.MaxInt32)), int32(d.number(math.MaxInt32))
	if d.err == nil && d.at != len(data) {
		d.fail("has something behind its end")
	}
	if d.err != nil {
		return d.err
	}
	*t = u
	return nil
}

// taskReader reads until the first error.
type taskReader struct {
	data []byte
	at   int
	tids []event.Tid
	err  error
}

func (d *taskReader) fail(what string) {
	if d.err == nil {
		d.err = fmt.Errorf("a task of %d bytes %s, at byte %d", len(d.data), what, d.at)
	}
}

func (d *taskReader) byte() byte {
	if d.err != nil || d.at >= len(d.data) {
		d.fail("is cut short")
		return 0
	}
	d.at++
	return d.data[d.at-1]
}

func (d *taskReader) number(limit int) int {
	v := d.word()
	if v > uint64(limit) {
		d.fail("has a number that is too big")
		return 0
	}
	return int(v)
}

func (d *taskReader) word() uint64 {
	if d.err != nil {
		return 0
	}
	v, n := binary.Uvarint(d.data[d.at:])
	if n <= 0 {
		d.fail("is cut short")
		return 0
	}
	d.at += n
	return v
}

func (d *taskReader) thread(k int) event.Tid {
	switch {
	case d.err != nil:
		return 0
	case k < len(d.tids):
		return d.tids[k]
	case k > len(d.tids):
		d.fail("mentions a thread that it did not name")
		return 0
	}
	tid := event.Tid(d.number(int(event.MaxTid)))
	d.tids = append(d.tids, tid)
	return tid
}
