package outcome

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/interp/debug"
	"genmcgo/truST/result"
)

// Table counts complete executions by what they leave in places.
type Table struct {
	places  []Place
	initial func(a event.Addr, size uint8) event.Value
	keep    func(values []Value) bool // whether executions with these values count; nil: all do
	rows    map[string]*Row           // by their values, written down
	digests map[result.Digest]bool
}

// Row is an outcome: values that executions leave, and how many do.
type Row struct {
	Values []Value // one for each place
	Count  uint64
	// Example is the first of the executions that was found, nil if it was found elsewhere (Recording).
	Example   *result.Snapshot
	Recording []byte // of the example, in a table that was read
	again     []result.Digest
}

// NewTable returns an empty table of places; initial is the content of memory that was never written, and keep, which may
// be nil, says with which values executions count.
func NewTable(places []Place, initial func(a event.Addr, size uint8) event.Value, keep func(values []Value) bool) *Table {
	return &Table{places: places, initial: initial, keep: keep, rows: map[string]*Row{}, digests: map[result.Digest]bool{}}
}

// Values are what a complete execution leaves in the places of t.
func (t *Table) Values(s *result.Snapshot) []Value {
	m := func(a event.Addr, size uint8) uint64 {
		v, _ := Final(s, t.initial, a, size)
		return v
	}
	out := make([]Value, len(t.places))
	for i := range t.places {
		out[i] = t.places[i].Read(m)
	}
	return out
}

// Final is what memory holds at the end of s, as graph.Graph.Final, and the writes that this comes from, initial ones
// aside.
func Final(s *result.Snapshot, initial func(a event.Addr, size uint8) event.Value, a event.Addr, size uint8) (v uint64, last []event.ID) {
	v = initial(a, size).Lo
	for i := range s.Co {
		c := &s.Co[i]
		if len(c.Writes) == 0 || c.Addr >= a+event.Addr(size) || a >= c.Addr+event.Addr(c.Size) {
			continue
		}
		w := c.Writes[len(c.Writes)-1]
		v = graph.Overlay(v, a, size, s.Threads[w.Thread].Events[w.Index].Value, c.Addr, c.Size)
		last = append(last, w)
	}
	return v, last
}

// Add counts an execution that is complete.
func (t *Table) Add(s *result.Snapshot) {
	values := t.Values(s)
	if t.keep != nil && !t.keep(values) {
		return
	}
	row := t.row(values)
	if s.Digest != (result.Digest{}) {
		if t.digests[s.Digest] {
			return
		}
		t.digests[s.Digest] = true
		row.again = append(row.again, s.Digest)
	}
	if row.Count++; row.Example == nil && row.Recording == nil {
		row.Example = s
	}
}

// row is the row of values, which it makes if there is none.
func (t *Table) row(values []Value) *Row {
	key := string(appendValues(nil, values))
	r := t.rows[key]
	if r == nil {
		r = &Row{Values: values}
		t.rows[key] = r
	}
	return r
}

// Len is how many outcomes there are.
func (t *Table) Len() int { return len(t.rows) }

// Rows are the outcomes, by their values.
func (t *Table) Rows() []*Row {
	return slices.SortedFunc(maps.Values(t.rows), func(a, b *Row) int {
		for i := range a.Values {
			x, y := a.Values[i], b.Values[i]
			if order, _ := compare(x, y); order != 0 { // what is no number comes before all numbers
				return order
			}
			if x.Kind != y.Kind || x.Bits != y.Bits { // one of them is none, or they are zeros of two signs, or no numbers
				return bytes.Compare(appendValues(nil, []Value{x}), appendValues(nil, []Value{y}))
			}
		}
		return 0
	})
}

func appendValues(b []byte, values []Value) []byte {
	for _, v := range values {
		b = binary.LittleEndian.AppendUint64(append(b, byte(v.Kind)), v.Bits)
	}
	return b
}

// valueBytes is how many bytes appendValues appends for each.
const valueBytes = 9

// Size is about how many bytes Append appends, recordings aside.
func (t *Table) Size() int {
	return len(t.rows)*(valueBytes*len(t.places)+16) + len(t.digests)*len(result.Digest{})
}

// Append appends the table to b: the number of rows, and of each its values (a byte for the kind and eight for the bits), its count,
// the number of its executions that other parts of an exploration may have found, too, their digests, and its example's
// recording with its length. Numbers are unsigned varints. Equal tables with equal examples have equal bytes.
func (t *Table) Append(b []byte, record func(s *result.Snapshot) []byte) []byte {
	rows := t.Rows()
	b = binary.AppendUvarint(b, uint64(len(rows)))
	for _, r := range rows {
		b = appendValues(b, r.Values)
		b = binary.AppendUvarint(b, r.Count)
		b = binary.AppendUvarint(b, uint64(len(r.again)))
		again := slices.Clone(r.again)
		slices.SortFunc(again, func(x, y result.Digest) int { return bytes.Compare(x[:], y[:]) })
		for _, d := range again {
			b = append(b, d[:]...)
		}
		rec := r.Recording
		if rec == nil {
			rec = record(r.Example)
		}
		b = append(binary.AppendUvarint(b, uint64(len(rec))), rec...)
	}
	return b
}

var errDamaged = errors.New("a table of outcomes is damaged")

// Read reads what Append wrote for a table of as many places as t, which may come from anywhere. check, which may be nil, says
// whether a recording is one of this program.
func (t *Table) Read(data []byte, check func(recording []byte) error) (*Table, error) {
	out := NewTable(t.places, t.initial, t.keep)
	number := func() uint64 {
		n, k := binary.Uvarint(data)
		if k <= 0 {
			data = nil
			return 1 << 63 // more than there is of anything
		}
		data = data[k:]
		return n
	}
	n := number()
	if n > uint64(len(data)) {
		return nil, errDamaged
	}
	for range n {
		values := make([]Value, len(t.places))
		if len(data) < valueBytes*len(values) {
			return nil, errDamaged
		}
		for i := range values {
			v := Value{debug.Kind(data[0]), binary.LittleEndian.Uint64(data[1:])}
			if v.Kind != 0 && v.Kind != t.places[i].kind || v.Kind == 0 && v.Bits != 0 {
				return nil, errDamaged
			}
			values[i], data = v, data[valueBytes:]
		}
		before := len(out.rows)
		r := out.row(values)
		r.Count = number()
		again := number()
		if len(out.rows) == before || r.Count == 0 || r.Count > 1<<62 || again > r.Count || again > uint64(len(data)/len(result.Digest{})) {
			return nil, errDamaged
		}
		for range again {
			d := result.Digest(data[:len(result.Digest{})])
			if data = data[len(d):]; out.digests[d] {
				return nil, errDamaged
			}
			out.digests[d] = true
			r.again = append(r.again, d)
		}
		size := number()
		if size == 0 || size > uint64(len(data)) {
			return nil, errDamaged
		}
		r.Recording, data = slices.Clone(data[:size]), data[size:]
		if check != nil {
			if err := check(r.Recording); err != nil {
				return nil, err
			}
		}
	}
	if len(data) > 0 {
		return nil, errDamaged
	}
	return out, nil
}

// Merge adds the executions of u, a table of the same places. Those that t has already count once.
func (t *Table) Merge(u *Table) {
	for _, from := range u.Rows() {
		r := t.row(from.Values)
		n := from.Count - uint64(len(from.again))
		for _, d := range from.again {
			if !t.digests[d] {
				t.digests[d] = true
				r.again = append(r.again, d)
				n++
			}
		}
		if r.Count == 0 {
			r.Example, r.Recording = from.Example, from.Recording
		}
		if r.Count += n; r.Count == 0 {
			delete(t.rows, string(appendValues(nil, from.Values)))
		}
	}
}
