package report

import (
	"encoding/binary"
	"errors"
	"maps"
	"slices"

	"genmcgo/graph/event"
)

// The bytes of an Explored, for explorations in parts: the number of outcomes, and these; the number of executions,
// and each as its key and twice the number of its outcome, one more if it failed; the number of threads, and for
// each its Tid, the number of events, and for each of these what is known of what it returned. Numbers are unsigned
// varints, keys 16 bytes. Everything is sorted, so equal sets have equal bytes.

// What is known of what an event returned.
const (
	readNothing = iota // it is no read
	readOne            // the value follows
	readSeveral
)

// Size is about how many bytes Append appends.
func (x *Explored) Size() int {
	const key = len(Key{})
	return key*len(x.outcomes) + (key+3)*len(x.execs)
}

// Append appends the executions of x, without those that are kept to be shown, to b.
func (x *Explored) Append(b []byte) []byte {
	outcomes := slices.SortedFunc(maps.Keys(x.outcomes), Key.compare)
	number := make(map[Key]int, len(outcomes))
	b = binary.AppendUvarint(b, uint64(len(outcomes)))
	for i, o := range outcomes {
		b = append(b, o[:]...)
		number[o] = i
	}
	b = binary.AppendUvarint(b, uint64(len(x.execs)))
	for _, k := range slices.SortedFunc(maps.Keys(x.execs), Key.compare) {
		e := x.execs[k]
		n := 2 * uint64(number[e.outcome])
		if e.failed {
			n++
		}
		b = binary.AppendUvarint(append(b, k[:]...), n)
	}
	b = binary.AppendUvarint(b, uint64(len(x.reads)))
	for _, t := range slices.Sorted(maps.Keys(x.reads)) {
		b = binary.AppendUvarint(b, uint64(t))
		b = binary.AppendUvarint(b, uint64(len(x.reads[t])))
		for _, r := range x.reads[t] {
			switch {
			case r.varies:
				b = append(b, readSeveral)
			case r.known:
				b = append(b, readOne)
				b = binary.AppendUvarint(b, r.value.Lo)
				b = binary.AppendUvarint(b, r.value.Hi)
			default:
				b = append(b, readNothing)
			}
		}
	}
	return b
}

// ReadExplored returns the set that Append wrote. data may come from anywhere.
func ReadExplored(data []byte) (*Explored, error) {
	x := NewExplored()
	d := exploredReader{data: data}
	outcomes := make([]Key, d.count(len(Key{})))
	for i := range outcomes {
		outcomes[i] = d.key()
	}
	for range d.count(len(Key{}) + 1) {
		k, n := d.key(), d.number()
		if _, again := x.execs[k]; again || n/2 >= uint64(len(outcomes)) {
			return nil, errNotExplored
		}
		x.add(k, ended{outcomes[n/2], n%2 == 1})
	}
	for range d.count(2) {
		t := d.number()
		if t > uint64(^event.Tid(0)) {
			return nil, errNotExplored
		}
		reads := make([]readValues, d.count(1))
		for i := range reads {
			switch d.number() {
			case readNothing:
			case readOne:
				reads[i] = readValues{known: true, value: event.Value{Lo: d.number(), Hi: d.number()}}
			case readSeveral:
				reads[i] = readValues{known: true, varies: true}
			default:
				return nil, errNotExplored
			}
		}
		x.reads[event.Tid(t)] = reads
	}
	if d.bad || len(d.data) > 0 || len(x.outcomes) != len(outcomes) {
		return nil, errNotExplored
	}
	return x, nil
}

var errNotExplored = errors.New("a set of executions is damaged")

// exploredReader reads bytes that may come from anywhere. After an error it reads zeros.
type exploredReader struct {
	data []byte
	bad  bool
}

func (d *exploredReader) number() uint64 {
	n, k := binary.Uvarint(d.data)
	if k <= 0 {
		d.data, d.bad = nil, true
		return 0
	}
	d.data = d.data[k:]
	return n
}

// count reads a number of things that take so many bytes each, at least.
func (d *exploredReader) count(each int) int {
	n := d.number()
	if n > uint64(len(d.data)/each) {
		d.data, d.bad = nil, true
		return 0
	}
	return int(n)
}

func (d *exploredReader) key() (k Key) {
	if len(d.data) < len(k) {
		d.data, d.bad = nil, true
		return k
	}
	d.data = d.data[copy(k[:], d.data):]
	return k
}

// Merge adds the executions of y, which were explored under the same model.
func (x *Explored) Merge(y *Explored) {
	for k, e := range y.execs {
		if _, ok := x.execs[k]; !ok {
			x.add(k, e)
		}
	}
	for t, reads := range y.reads {
		for len(x.reads[t]) < len(reads) {
			x.reads[t] = append(x.reads[t], readValues{})
		}
		for i, r := range reads {
			if have := &x.reads[t][i]; r.known {
				have.varies = have.varies || r.varies || have.known && have.value != r.value
				have.known, have.value = true, r.value
			}
		}
	}
}
