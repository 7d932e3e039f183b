package execution

import (
	"genmcgo/graph/event"
)

// Filters are the filters of a run. A filter leaves out, or puts off, what another execution shows
// anyway. There is an interface for each question; a filter implements those that concern it, and one
// that is switched off is in no list. Package filter has them.
type Filters struct {
	reads   []ReadFilter
	waits   []StopFilter // of canonical choices
	stops   []StopFilter // of others
	places  []PlaceFilter
	cuts    []CutFilter
	deletes []DeleteFilter
	threads []ThreadFilter
	ends    []EndFilter
	wholes  []WholeFilter
	counts  []CountFilter
	news    []AccessFilter
	vains   []VainFilter
	lost    []LostFilter
}

// Verdict is the answer of a filter about a choice.
type Verdict uint8

const (
	Take Verdict = iota
	Skip         // leave it out
	Wait         // let the thread wait instead; take it out of the graph, as a Stall
)

// ReadFilter is asked before a read makes choice c.
type ReadFilter interface {
	// Concerns reports whether choices of read r are to be shown to read.
	Concerns(x *Execution, r event.ID) bool
	Read(x *Execution, c *ReadChoice) Verdict
}

// StopFilter is asked when a read has made choice c, with which its thread stops.
type StopFilter interface {
	// OfCanonical reports whether it is asked about canonical choices; else it is about the others.
	OfCanonical() bool
	Stopped(x *Execution, c *ReadChoice) Verdict
}

// PlaceFilter is asked before other choices.
type PlaceFilter interface {
	// Place reports whether write id may stand at position pos of co.
	Place(x *Execution, id event.ID, pos int32) bool
	// Revisit reports whether it may do so and read r read it.
	Revisit(x *Execution, id event.ID, pos int32, r event.ID) bool
	// Option reports whether the Choice id may have value v.
	Option(x *Execution, id event.ID, v uint64) bool
}

// CutFilter is asked before a read of a partial location (graph/partial.go) makes its choice.
type CutFilter interface {
	// Cut reports whether read r may come after those operations that are in view.
	Cut(x *Execution, r event.ID, view []int32) bool
}

// DeleteFilter is asked about backward revisits. Deletes and Keeps are about reads that wait (Execution.Stalls):
// they need not be asked where there are none.
type DeleteFilter interface {
	// Deletes reports whether revisits by write id, with past p, may delete what was added
	// after the event with stamp s, but not after that with stamp newest.
	Deletes(x *Execution, id event.ID, p Past, s, newest int32) bool
	// Keeps reports whether nothing that a revisit of read r by a write with past p keeps depends on
	// what it deletes.
	Keeps(x *Execution, r event.ID, p Past) bool
	// Revisited says what comes of read r in a revisit by write id: Take that it reads id, Wait that its thread waits
	// because of id, Skip that nothing comes of the revisit.
	Revisited(x *Execution, id, r event.ID) Verdict
}

// ThreadFilter decides which threads may continue.
type ThreadFilter interface {
	// Created is told that thread c was created by event create, just added.
	Created(x *Execution, create event.ID, c int32)
	// Holds reports whether thread t, whose next step is s, has to let others go first.
	Holds(x *Execution, t int32, s *event.Step) bool
	// Named and Joins are told that thread t is about to use its own name, or to join thread c
	// by step s. They return false if the exploration starts again.
	Named(x *Execution, t int32) bool
	Joins(x *Execution, t, c int32, s *event.Step) bool
	// Leaf reports whether an execution may be counted before its last thread has joined
	// others, which is joiner, or -1.
	Leaf(joiner int32) bool
	// Extends adds to the causal past of write id what else revisits by it must keep.
	Extends(x *Execution, id event.ID, p Past) Past
	// Inherit is told that h is going to be a part of x.
	Inherit(x, h *Execution)
	// Check panics if x violates an assumption of the filter.
	Check(x *Execution)
}

// WholeFilter is asked before an event is added.
type WholeFilter interface {
	// Hopeless reports whether x, and whatever is explored from it, is to be left out.
	Hopeless(x *Execution) bool
}

// EndFilter is told of each thread t that step s stops because rounds of a loop were left out
// (event.Label.Shortened), of an execution to which nothing can be added.
type EndFilter interface {
	End(x *Execution, t int32, s *event.Step)
}

// CountFilter decides which one counts, of several executions that count as one.
type CountFilter interface {
	// Counts reports whether x does, to which nothing can be added.
	Counts(x *Execution) bool
}

// AccessFilter is told of each access that is added, perhaps twice. It has not made its choice yet; only a read that waited until the end
// has.
type AccessFilter interface {
	Accessed(x *Execution, id event.ID)
	// Taken is told of x, which another worker began: of its accesses Accessed was not told here.
	Taken(x *Execution)
}

// VainFilter is asked about blocked executions.
type VainFilter interface {
	// Vain reports whether x, to which nothing can be added, is blocked only because a thread read too early.
	Vain(x *Execution) bool
}

// LostFilter is asked about threads that would stop.
type LostFilter interface {
	// Lost reports whether x, and whatever is explored from it, will be left out if thread t, whose next step is a read, waits.
	Lost(x *Execution, t int32) bool
	// LostBy reports whether that is so of what a revisit of read r by write id, which is not placed yet, makes of x.
	LostBy(x *Execution, id, r event.ID) bool
}

// Add enters v, which implements some of the interfaces above.
func (f *Filters) Add(v any) {
	if v, ok := v.(ReadFilter); ok {
		f.reads = append(f.reads, v)
	}
	if v, ok := v.(StopFilter); ok {
		if v.OfCanonical() {
			f.waits = append(f.waits, v)
		} else {
			f.stops = append(f.stops, v)
		}
	}
	if v, ok := v.(PlaceFilter); ok {
		f.places = append(f.places, v)
	}
	if v, ok := v.(CutFilter); ok {
		f.cuts = append(f.cuts, v)
	}
	if v, ok := v.(DeleteFilter); ok {
		f.deletes = append(f.deletes, v)
	}
	if v, ok := v.(ThreadFilter); ok {
		f.threads = append(f.threads, v)
	}
	if v, ok := v.(WholeFilter); ok {
		f.wholes = append(f.wholes, v)
	}
	if v, ok := v.(EndFilter); ok {
		f.ends = append(f.ends, v)
	}
	if v, ok := v.(CountFilter); ok {
		f.counts = append(f.counts, v)
	}
	if v, ok := v.(AccessFilter); ok {
		f.news = append(f.news, v)
	}
	if v, ok := v.(VainFilter); ok {
		f.vains = append(f.vains, v)
	}
	if v, ok := v.(LostFilter); ok {
		f.lost = append(f.lost, v)
	}
}

// Threads reports whether any of them decides which threads go on.
func (f *Filters) Threads() bool { return len(f.threads) > 0 }

// Select reports whether some executions may not count. They have to be built to find that out.
func (f *Filters) Select() bool { return len(f.counts) > 0 }

// Idle reports whether none of them has to see events that have no choice.
func (f *Filters) Idle() bool {
	return len(f.threads)+len(f.places)+len(f.wholes)+len(f.counts)+len(f.news) == 0
}

// Counts reports whether x, to which nothing can be added, counts.
func (f *Filters) Counts(x *Execution) bool {
	for _, f := range f.counts {
		if !f.Counts(x) {
			return false
		}
	}
	return true
}

// Concern reports whether some filter wants to see the choices of read r.
func (f *Filters) Concern(x *Execution, r event.ID) bool {
	for _, f := range f.reads {
		if f.Concerns(x, r) {
			return true
		}
	}
	return false
}

// Read is what the filters say of choice c, which is not made yet: the first that does not
// take it.
func (f *Filters) Read(x *Execution, c *ReadChoice) Verdict {
	for _, f := range f.reads {
		if v := f.Read(x, c); v != Take {
			return v
		}
	}
	return Take
}

// Stopped is what they say of choice c, which was made and stops its thread.
func (f *Filters) Stopped(x *Execution, c *ReadChoice) Verdict {
	list := f.stops
	if c.Canonical {
		list = f.waits
	}
	for _, f := range list {
		if v := f.Stopped(x, c); v != Take {
			return v
		}
	}
	return Take
}

func (f *Filters) Place(x *Execution, id event.ID, pos int32) bool {
	for _, f := range f.places {
		if !f.Place(x, id, pos) {
			return false
		}
	}
	return true
}

func (f *Filters) Cut(x *Execution, r event.ID, view []int32) bool {
	for _, f := range f.cuts {
		if !f.Cut(x, r, view) {
			return false
		}
	}
	return true
}

func (f *Filters) Revisit(x *Execution, id event.ID, pos int32, r event.ID) bool {
	for _, f := range f.places {
		if !f.Revisit(x, id, pos, r) {
			return false
		}
	}
	return true
}

func (f *Filters) Option(x *Execution, id event.ID, v uint64) bool {
	for _, f := range f.places {
		if !f.Option(x, id, v) {
			return false
		}
	}
	return true
}

// Deletable reports whether all filters let revisits by write id delete what was added after s.
func (f *Filters) Deletable(x *Execution, id event.ID, p Past, s, newest int32) bool {
	for _, f := range f.deletes {
		if !f.Deletes(x, id, p, s, newest) {
			return false
		}
	}
	return true
}

// Keeps reports whether what a revisit of read r keeps depends on nothing that it deletes.
func (f *Filters) Keeps(x *Execution, r event.ID, p Past) bool {
	return len(x.Stalls) == 0 || f.keeps(x, r, p)
}

func (f *Filters) keeps(x *Execution, r event.ID, p Past) bool {
	for _, f := range f.deletes {
		if !f.Keeps(x, r, p) {
			return false
		}
	}
	return true
}

// Revisited is what the filters say of a revisit of read r by write id: the first that does not take it.
func (f *Filters) Revisited(x *Execution, id, r event.ID) Verdict {
	for _, f := range f.deletes {
		if v := f.Revisited(x, id, r); v != Take {
			return v
		}
	}
	return Take
}

func (f *Filters) Created(x *Execution, create event.ID, c int32) {
	for _, f := range f.threads {
		f.Created(x, create, c)
	}
}

func (f *Filters) Holds(x *Execution, t int32, s *event.Step) bool {
	for _, f := range f.threads {
		if f.Holds(x, t, s) {
			return true
		}
	}
	return false
}

func (f *Filters) Named(x *Execution, t int32) bool {
	for _, f := range f.threads {
		if !f.Named(x, t) {
			return false
		}
	}
	return true
}

func (f *Filters) Joins(x *Execution, t, c int32, s *event.Step) bool {
	for _, f := range f.threads {
		if !f.Joins(x, t, c, s) {
			return false
		}
	}
	return true
}

func (f *Filters) Leaf(joiner int32) bool {
	for _, f := range f.threads {
		if !f.Leaf(joiner) {
			return false
		}
	}
	return true
}

// Extend reports whether a filter may add to the causal past of a write.
func (f *Filters) Extend() bool { return len(f.threads) > 0 }

func (f *Filters) Extends(x *Execution, id event.ID, p Past) Past {
	for _, f := range f.threads {
		p = f.Extends(x, id, p)
	}
	return p
}

func (f *Filters) Inherit(x, h *Execution) {
	for _, f := range f.threads {
		f.Inherit(x, h)
	}
}

func (f *Filters) Check(x *Execution) {
	for _, f := range f.threads {
		f.Check(x)
	}
}

func (f *Filters) Hopeless(x *Execution) bool {
	for _, f := range f.wholes {
		if f.Hopeless(x) {
			return true
		}
	}
	return false
}

func (f *Filters) End(x *Execution, t int32, s *event.Step) {
	for _, f := range f.ends {
		f.End(x, t, s)
	}
}

func (f *Filters) Accessed(x *Execution, id event.ID) {
	for _, f := range f.news {
		f.Accessed(x, id)
	}
}

func (f *Filters) Taken(x *Execution) {
	for _, f := range f.news {
		f.Taken(x)
	}
}

// Vain reports whether x, a blocked execution, does not count because one of the filters says that it is vain.
func (f *Filters) Vain(x *Execution) bool {
	for _, f := range f.vains {
		if f.Vain(x) {
			return true
		}
	}
	return false
}

// Lost reports whether one of the filters leaves x out if thread t waits.
func (f *Filters) Lost(x *Execution, t int32) bool {
	for _, f := range f.lost {
		if f.Lost(x, t) {
			return true
		}
	}
	return false
}

// Lose reports whether there is a filter that Lost asks.
func (f *Filters) Lose() bool { return len(f.lost) > 0 }

// LostBy reports whether one of the filters leaves out what a revisit of read r by write id makes of x.
func (f *Filters) LostBy(x *Execution, id, r event.ID) bool {
	return len(f.lost) > 0 && f.lostBy(x, id, r)
}

func (f *Filters) lostBy(x *Execution, id, r event.ID) bool {
	for _, f := range f.lost {
		if f.LostBy(x, id, r) {
			return true
		}
	}
	return false
}
