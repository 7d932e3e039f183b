package graph

import (
	"math/bits"

	"genmcgo/graph/event"
)

// Marks is a set of events of one graph. The zero Marks is empty; it is to be
// reused, so that marking allocates nothing in steady state.
type Marks struct {
	gen  uint32
	rows [][]uint32 // by thread and index: the generation in which it was marked
}

// Clear removes all events.
func (m *Marks) Clear() {
	if m.gen++; m.gen == 0 {
		for _, r := range m.rows {
			clear(r)
		}
		m.gen = 1
	}
}

// Add adds e and reports whether it was not there. e must not be an initial write.
func (m *Marks) Add(e event.ID) bool {
	if m.gen == 0 {
		m.gen = 1
	}
	for int(e.Thread) >= len(m.rows) {
		m.rows = append(m.rows, nil)
	}
	r := m.rows[e.Thread]
	for int(e.Index) >= len(r) {
		r = append(r, 0)
	}
	m.rows[e.Thread] = r
	if r[e.Index] == m.gen {
		return false
	}
	r[e.Index] = m.gen
	return true
}

// AddAll adds the events of thread t whose indices are in a or b, sets of as many words.
func (m *Marks) AddAll(t int32, a, b []uint64) {
	if m.gen == 0 {
		m.gen = 1
	}
	for int(t) >= len(m.rows) {
		m.rows = append(m.rows, nil)
	}
	r := m.rows[t]
	for n := 64 * len(a); len(r) < n; {
		r = append(r, 0)
	}
	m.rows[t] = r
	for w := range a {
		for set := a[w] | b[w]; set != 0; set &= set - 1 {
			r[w<<6+bits.TrailingZeros64(set)] = m.gen
		}
	}
}

// row says by index in which generation the events of thread t were marked.
func (m *Marks) row(t int32) []uint32 {
	if m.gen == 0 || int(t) >= len(m.rows) {
		return nil
	}
	return m.rows[t]
}

// Has reports whether e is in m; initial writes always are.
func (m *Marks) Has(e event.ID) bool {
	return e.Thread < 0 || m.gen != 0 && int(e.Thread) < len(m.rows) && int(e.Index) < len(m.rows[e.Thread]) && m.rows[e.Thread][e.Index] == m.gen
}

// Bytes is about what m takes.
func (m *Marks) Bytes() (n int) {
	for _, r := range m.rows {
		n += 4 * cap(r)
	}
	return n
}
