package hunt

import (
	"sync"

	"genmcgo/truST/result"
)

// maxSeen is how many digests a set keeps. With more executions it keeps those of a sample.
const maxSeen = 1 << 21

// Seen is the set of executions that came up, which all workers share. It keeps 63 bits of each digest
// and one that says whether it came up again. Among n executions two have the same digest with a
// probability of about n²/2⁶⁴.
//
// Beyond max digests it keeps only those that begin with one more zero, about half of them, and so
// on: a uniform sample, from which the numbers are estimated (adaptive sampling; Flajolet, On Adaptive
// Sampling, 1990). The standard error of Distinct is then about 1.2/√max of it, 0.1 %.
type Seen struct {
	mu    sync.Mutex
	max   int
	level uint     // digests with that many leading zeros are kept
	table []uint64 // open addressing; 0: free. The lowest bit: it came up again
	n     int      // digests kept
	once  int      // of them, those that came up once
	drawn uint64
}

// NewSeen is an empty set.
func NewSeen() *Seen { return newSeen(maxSeen) }

func newSeen(n int) *Seen { return &Seen{max: n, table: make([]uint64, 1<<10)} }

// Add records that an execution with digest d came up, and reports whether it did so for the first
// time. If the digest is not in the sample that is unknown, and Add returns true.
func (s *Seen) Add(d result.Digest) bool {
	h := wordOf(d)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drawn++
	if !s.keeps(h) {
		return true
	}
	at := s.find(h)
	if old := s.table[at]; old != 0 {
		if old&1 == 0 {
			s.table[at] |= 1
			s.once--
		}
		return false
	}
	s.table[at] = h
	s.n++
	s.once++
	switch {
	case s.n > s.max:
		s.level++
		s.rebuild(len(s.table))
	case 2*s.n > len(s.table):
		s.rebuild(2 * len(s.table))
	}
	return true
}

func (s *Seen) keeps(h uint64) bool { return s.level == 0 || h>>(64-s.level) == 0 }

// find is where h is in the table, or would be.
func (s *Seen) find(h uint64) int {
	mask := len(s.table) - 1
	at := int(h>>1) & mask
	for s.table[at] != 0 && s.table[at]|1 != h|1 {
		at = (at + 1) & mask
	}
	return at
}

// rebuild makes a table with the given number of slots, of the digests that are to be kept.
func (s *Seen) rebuild(slots int) {
	old := s.table
	s.table, s.n, s.once = make([]uint64, slots), 0, 0
	for _, h := range old {
		if h == 0 || !s.keeps(h) {
			continue
		}
		s.table[s.find(h)] = h
		s.n++
		if h&1 == 0 {
			s.once++
		}
	}
}

// Counts returns how many executions were drawn, how many different ones came up, and how many of these
// did so once. exact: the latter two are no estimates.
func (s *Seen) Counts() (drawn, distinct, once uint64, exact bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.drawn, uint64(s.n) << s.level, uint64(s.once) << s.level, s.level == 0
}

// Drawn is how many executions were drawn.
func (s *Seen) Drawn() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.drawn
}

// digestOf makes a digest of word h, and wordOf a word of that: even, and not 0.
func digestOf(h uint64) (d result.Digest) {
	for i := range 8 {
		d[i] = byte(h >> (8 * i))
	}
	return d
}

func wordOf(d result.Digest) (h uint64) {
	for i := range 8 {
		h |= uint64(d[i]) << (8 * i)
	}
	return max(h&^1, 2)
}
