package consistency

import (
	"math/bits"
	"sync"
)

// matrix is a relation between n things, a bit for each pair. It takes memory by the
// square of n, so it belongs to no state: it is taken from a pool and given back.
type matrix struct {
	bits []uint64
	n    int
	row  int // words of a row
}

var matrices = sync.Pool{New: func() any { return &matrix{} }}

// newMatrix returns the empty relation between n things.
func newMatrix(n int) *matrix {
	m := matrices.Get().(*matrix)
	m.n, m.row = n, (n+63)/64
	if size := m.row * n; cap(m.bits) < size {
		m.bits = make([]uint64, size, size+size/4)
	} else {
		m.bits = m.bits[:size]
		clear(m.bits)
	}
	return m
}

// release gives m back: it must not be used afterwards.
func (m *matrix) release() { matrices.Put(m) }

func (m *matrix) set(i, j int) { m.bits[i*m.row+j>>6] |= 1 << (j & 63) }

func (m *matrix) has(i, j int) bool { return m.bits[i*m.row+j>>6]&(1<<(j&63)) != 0 }

// acyclic reports whether the relation has no cycle.
func (m *matrix) acyclic(scratch *[]uint8) bool {
	const open, done = 1, 2
	if cap(*scratch) < m.n {
		*scratch = make([]uint8, 2*m.n)
	}
	mark := (*scratch)[:m.n]
	clear(mark)
	var visit func(i int) bool
	visit = func(i int) bool {
		mark[i] = open
		for k, word := range m.bits[i*m.row : (i+1)*m.row] {
			for ; word != 0; word &= word - 1 {
				j := k<<6 + bits.TrailingZeros64(word)
				if mark[j] == open || mark[j] == 0 && !visit(j) {
					return false
				}
			}
		}
		mark[i] = done
		return true
	}
	for i := range mark {
		if mark[i] == 0 && !visit(i) {
			return false
		}
	}
	return true
}
