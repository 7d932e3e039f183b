package graph

import (
	"cmp"
	"fmt"
	"slices"

	"genmcgo/graph/event"
)

// Limits of a program under test unless another one is set: threads, and events of one
// execution (a loop that never ends and writes would otherwise fill the memory without
// a word).
const (
	MaxThreads = 1024
	MaxEvents  = 200_000
)

// LimitError says that a program is too big to be explored. Pos is the position
// of the step that goes too far, as in event.Label, 0 if there is none.
type LimitError struct {
	Msg string
	Pos int32
	// Stop: an execution reached a limit that ends the run, and this is Result.Stopped. What was found before it
	// counts. Else "".
	Stop string
}

func (e *LimitError) Error() string { return e.Msg }

// Loc describes one location: an address with the size it is accessed with.
type Loc struct {
	Addr    event.Addr
	Size    uint8
	Bytes   uint64      // of memory that an access touches (event.Label.Covers)
	Dynamic bool        // lies in memory that threads allocate
	Init    event.Value // initial content
	// Plain says that some graph had a non-atomic access here that counts in races: not one of the prologue, as that
	// of atomic_init may be.
	Plain bool
	// Resized says that some graph had an access here that the program makes with other
	// bytes (event.Resized).
	Resized bool
	// Inside and Outside are the kinds of accesses that some graph had here inside and
	// outside of atomic sections.
	Inside, Outside Access
	// Declared says that some graph had an operation here that is declared to commute with some.
	Declared bool
	// Partial: only some of its writes are ordered (partial.go).
	Partial bool
	// Forwarded: it is one of Space.Forwarding.
	Forwarded bool
	// Overlaps lists other locations that share bytes with this one.
	Overlaps []int32
	// Special sums up what is special about the location.
	Special Special
	owner   int32 // see Space.Owner; plus one, 0 if it was not found yet
}

// Special is what is special about a location, so that more has to be looked at when it is
// accessed.
type Special uint8

const (
	Overlapping Special = 1 << iota // Loc.Overlaps is not empty
	Sectioned                       // it was accessed inside and outside of atomic sections
	Dynamic                         // as in Loc
	Plain                           // as in Loc
	Resized                         // as in Loc
	Declared                        // as in Loc
)

// Space interns what the graphs of one worker have in common: addresses to
// dense location numbers, thread names to dense thread numbers. It only grows.
type Space struct {
	Locs []Loc
	Tids []event.Tid
	// Deps numbers the dependencies of labels, nil if they are not tracked.
	Deps *event.DepTable
	// Tight, with Deps: graphs have no holes all the same.
	Tight bool
	// MaxThreads bounds Tids; 0 is the constant of this name.
	MaxThreads int
	// Partial: locations that stand for objects are partial ones.
	Partial bool
	// Forwarding are blocks of which a read may return bytes that its thread has written and no other
	// sees yet, beside bytes of other writes, if the model lets it (forward.go).
	Forwarding []event.MixedBlock

	byWord map[event.Addr][]int32 // addr>>3 -> locations that touch the word
	byTid  map[event.Tid]int32
	path   map[event.Tid]threadPath
	init   func(event.Addr, uint8) event.Value
}

type threadPath struct {
	parent event.Tid
	nth    int
}

// NewSpace returns an empty space; init supplies the initial content of memory.
func NewSpace(init func(event.Addr, uint8) event.Value) *Space {
	s := &Space{byWord: map[event.Addr][]int32{}, byTid: map[event.Tid]int32{}, init: init}
	s.thread(event.MainTid)
	return s
}

// Loose reports whether graphs may have holes.
func (s *Space) Loose() bool { return s.Deps != nil && !s.Tight }

// intern gives step s, an access, its location. A step of the prologue is one wherever it is; no access races with it.
func (s *Space) intern(x *event.Step, prologue bool) {
	l := s.loc(&x.Label)
	x.Loc = l + 1
	if x.Plain() && x.Attr&event.Quiet == 0 && !prologue {
		s.Locs[l].Plain = true
	}
	if x.Attr&event.Resized != 0 {
		s.Locs[l].Resized = true
	}
	if x.Addr.IsObject() && x.Len&event.DeclaredBit != 0 {
		s.Locs[l].Declared = true
	}
	if x.Guardable() {
		s.Locs[l].note(&x.Label)
	}
	s.Locs[l].sumUp()
}

// sumUp makes Special what the other fields say.
func (l *Loc) sumUp() {
	for _, f := range [...]struct {
		is  bool
		bit Special
	}{
		{len(l.Overlaps) > 0, Overlapping}, {l.Inside != 0 && l.Outside != 0, Sectioned},
		{l.Dynamic, Dynamic}, {l.Plain, Plain}, {l.Resized, Resized}, {l.Declared, Declared},
	} {
		if f.is {
			l.Special |= f.bit
		}
	}
}

// Access is a set of kinds of accesses.
type Access uint8

const (
	AtomicRead Access = 1 << iota
	AtomicWrite
	PlainRead
	PlainWrite
)

// note adds access x to the kinds of accesses of l.
func (l *Loc) note(x *event.Label) {
	var a Access
	if x.Kind == event.Read {
		a |= AtomicRead
	}
	if x.Kind == event.Write || x.Attr&(event.Exclusive|event.CAS) != 0 {
		a |= AtomicWrite
	}
	switch {
	case x.Attr&event.Section != 0:
		l.Inside |= a
	case x.Ord == event.NotAtomic:
		l.Outside |= a * PlainRead
	default:
		l.Outside |= a
	}
}

// loc returns the location number of what x accesses.
func (s *Space) loc(x *event.Label) int32 {
	a, n := x.Covers()
	for _, l := range s.byWord[a>>3] {
		if s.Locs[l].Addr == x.Addr && s.Locs[l].Size == x.Size {
			if n > s.Locs[l].Bytes { // an object, of another type than before
				s.extend(l, n)
			}
			return l
		}
	}
	l := int32(len(s.Locs))
	loc := Loc{Addr: x.Addr, Size: x.Size, Dynamic: a.IsDynamic(), Init: s.init(x.Addr, x.Size), Partial: s.Partial && x.Addr.IsObject()}
	loc.Forwarded = slices.ContainsFunc(s.Forwarding, func(b event.MixedBlock) bool { return b.Addr == loc.Addr && b.Size == loc.Size })
	s.Locs = append(s.Locs, loc)
	s.extend(l, n)
	return l
}

// extend makes location l one of n bytes, which are more than it had.
func (s *Space) extend(l int32, n uint64) {
	loc := &s.Locs[l]
	loc.Bytes = n
	a := loc.Addr.Memory()
	end := a + event.Addr(n)
	for w := a >> 3; w <= max(a, end-1)>>3; w++ {
		for _, o := range s.byWord[w] {
			y := &s.Locs[o]
			if b := y.Addr.Memory(); o != l && n > 0 && y.Bytes > 0 && b < end && a < b+event.Addr(y.Bytes) && !contains(loc.Overlaps, o) {
				loc.Overlaps = append(loc.Overlaps, o)
				y.Overlaps = append(y.Overlaps, l)
				y.sumUp()
			}
		}
		if !contains(s.byWord[w], l) {
			s.byWord[w] = append(s.byWord[w], l)
		}
	}
	loc.sumUp()
}

func contains(s []int32, x int32) bool {
	for _, y := range s {
		if y == x {
			return true
		}
	}
	return false
}

// thread returns the dense number of thread tid.
func (s *Space) thread(tid event.Tid) int32 {
	if t, ok := s.byTid[tid]; ok {
		return t
	}
	t := int32(len(s.Tids))
	s.Tids = append(s.Tids, tid)
	s.byTid[tid] = t
	return t
}

// Lookup returns the dense number of thread tid, or -1 if no graph of this
// worker had it yet.
func (s *Space) Lookup(tid event.Tid) int32 {
	if t, ok := s.byTid[tid]; ok {
		return t
	}
	return -1
}

// Owner returns the number of the thread that allocated the memory of location l, or -1 if no graph of this worker had it
// yet.
func (s *Space) Owner(l int32) int32 {
	x := &s.Locs[l]
	if x.owner == 0 {
		x.owner = s.Lookup(x.Addr.Owner()) + 1
	}
	return x.owner - 1
}

// Joined is Lookup of the thread that step x creates or joins. The step remembers
// it.
func (s *Space) Joined(x *event.Step) int32 {
	if x.Loc == 0 {
		x.Loc = s.Lookup(x.Label.Child) + 1
	}
	return x.Loc - 1
}

// Thread returns the dense number of thread tid, making one if needed.
func (s *Space) Thread(tid event.Tid) (int32, error) {
	if t, ok := s.byTid[tid]; ok {
		return t, nil
	}
	if n := cmp.Or(s.MaxThreads, MaxThreads); len(s.Tids) >= n {
		return 0, &LimitError{Msg: fmt.Sprintf("the program has more than %d threads, which is the limit; check it with fewer, or raise the limit (--max-threads)", n)}
	}
	return s.thread(tid), nil
}
