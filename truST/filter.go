package trust

import (
	"genmcgo/graph/event"
)

// A filter leaves out what another execution shows, or puts it off. Without it the exploration
// is right, and slower. (undoneRounds and returns check what the interpreter left out, and are
// needed where it did.) What a filter is asked is an interface each; a filter implements
// those that concern it, and one that is switched off is in no list (assembly.go), but for
// lookahead, part of which is always on:
//
//   - symmetry (symmetry.go): of identical threads, which does what;
//   - lookahead (lookahead.go): values with which a thread only stops;
//   - stalls (unblock.go): reads that stop their thread wait outside of the graph;
//   - undoneRounds (undone.go): rounds of a loop that undo what they wrote;
//   - returns (returns.go): loops that come back to the same state too often.
type filters struct {
	reads   []readFilter
	stops   []stopFilter
	places  []placeFilter
	deletes []deleteFilter
	threads []threadFilter
	ends    []endFilter
}

// verdict is what a filter says of a choice.
type verdict uint8

const (
	take verdict = iota
	skip         // leave it out
	wait         // let the thread wait instead; see worker.stall
)

// readFilter is asked before a read makes choice c.
type readFilter interface {
	// concerns reports whether choices of read r are to be shown to read.
	concerns(x *execution, r event.ID) bool
	read(x *execution, c *choice) verdict
}

// stopFilter is asked when a read has made choice c, with which its thread stops.
type stopFilter interface {
	stopped(x *execution, c *choice) verdict
}

// placeFilter is asked before other choices.
type placeFilter interface {
	// place reports whether write id may stand at position pos of co.
	place(x *execution, id event.ID, pos int32) bool
	// revisit reports whether it may do so and read r read it.
	revisit(x *execution, id event.ID, pos int32, r event.ID) bool
	// option reports whether the Choice id may have value v.
	option(x *execution, id event.ID, v uint64) bool
}

// deleteFilter is asked about backward revisits.
type deleteFilter interface {
	// deletes reports whether revisits by write id, with past p, may delete what was added
	// after the event with stamp s, but not after that with stamp newest.
	deletes(x *execution, id event.ID, p past, s, newest int32) bool
	// keeps reports whether what a revisit of read r by a write with past p keeps is as it was.
	keeps(x *execution, r event.ID, p past) bool
	// waits reports whether read r would only stop its thread if it read id.
	waits(x *execution, id, r event.ID) bool
}

// threadFilter decides which threads go on.
type threadFilter interface {
	// created is told that thread c was created by event create, just added.
	created(x *execution, create event.ID, c int32)
	// holds reports whether thread t, whose next step is s, has to let others go first.
	holds(x *execution, t int32, s *event.Step) bool
	// named and joins are told that thread t is about to use its own name, or to join thread c
	// by step s. They return false if the exploration starts again.
	named(x *execution, t int32) bool
	joins(x *execution, t, c int32, s *event.Step) bool
	// leaf reports whether an execution may be counted before its last thread has joined
	// others, which is joiner, or -1.
	leaf(joiner int32) bool
	// extends adds to the causal past of write id what revisits by it must keep besides.
	extends(x *execution, id event.ID, p past) past
	// inherit is told that h is going to be a part of x.
	inherit(x, h *execution)
	// check panics if x is not what the filter takes for granted.
	check(x *execution)
}

// endFilter is told of each thread t that step s stops, of an execution to which nothing can
// be added.
type endFilter interface {
	end(x *execution, t int32, s *event.Step)
}

// add enters v, which implements some of the interfaces above.
func (f *filters) add(v any) {
	if v, ok := v.(readFilter); ok {
		f.reads = append(f.reads, v)
	}
	if v, ok := v.(stopFilter); ok {
		f.stops = append(f.stops, v)
	}
	if v, ok := v.(placeFilter); ok {
		f.places = append(f.places, v)
	}
	if v, ok := v.(deleteFilter); ok {
		f.deletes = append(f.deletes, v)
	}
	if v, ok := v.(threadFilter); ok {
		f.threads = append(f.threads, v)
	}
	if v, ok := v.(endFilter); ok {
		f.ends = append(f.ends, v)
	}
}

// concern reports whether some filter wants to see the choices of read r.
func (f *filters) concern(x *execution, r event.ID) bool {
	for _, f := range f.reads {
		if f.concerns(x, r) {
			return true
		}
	}
	return false
}

// read is what the filters say of choice c, which is not made yet: the first that does not
// take it.
func (f *filters) read(x *execution, c *choice) verdict {
	for _, f := range f.reads {
		if v := f.read(x, c); v != take {
			return v
		}
	}
	return take
}

// stopped is what they say of choice c, which was made and stops its thread.
func (f *filters) stopped(x *execution, c *choice) verdict {
	for _, f := range f.stops {
		if v := f.stopped(x, c); v != take {
			return v
		}
	}
	return take
}

func (f *filters) place(x *execution, id event.ID, pos int32) bool {
	for _, f := range f.places {
		if !f.place(x, id, pos) {
			return false
		}
	}
	return true
}

func (f *filters) revisit(x *execution, id event.ID, pos int32, r event.ID) bool {
	for _, f := range f.places {
		if !f.revisit(x, id, pos, r) {
			return false
		}
	}
	return true
}

func (f *filters) option(x *execution, id event.ID, v uint64) bool {
	for _, f := range f.places {
		if !f.option(x, id, v) {
			return false
		}
	}
	return true
}

func (f *filters) deletable(x *execution, id event.ID, p past, s, newest int32) bool {
	for _, f := range f.deletes {
		if !f.deletes(x, id, p, s, newest) {
			return false
		}
	}
	return true
}

func (f *filters) keeps(x *execution, r event.ID, p past) bool {
	for _, f := range f.deletes {
		if !f.keeps(x, r, p) {
			return false
		}
	}
	return true
}

func (f *filters) waits(x *execution, id, r event.ID) bool {
	for _, f := range f.deletes {
		if f.waits(x, id, r) {
			return true
		}
	}
	return false
}

func (f *filters) created(x *execution, create event.ID, c int32) {
	for _, f := range f.threads {
		f.created(x, create, c)
	}
}

func (f *filters) holds(x *execution, t int32, s *event.Step) bool {
	for _, f := range f.threads {
		if f.holds(x, t, s) {
			return true
		}
	}
	return false
}

func (f *filters) named(x *execution, t int32) bool {
	for _, f := range f.threads {
		if !f.named(x, t) {
			return false
		}
	}
	return true
}

func (f *filters) joins(x *execution, t, c int32, s *event.Step) bool {
	for _, f := range f.threads {
		if !f.joins(x, t, c, s) {
			return false
		}
	}
	return true
}

func (f *filters) leaf(joiner int32) bool {
	for _, f := range f.threads {
		if !f.leaf(joiner) {
			return false
		}
	}
	return true
}

func (f *filters) extends(x *execution, id event.ID, p past) past {
	for _, f := range f.threads {
		p = f.extends(x, id, p)
	}
	return p
}

func (f *filters) inherit(x, h *execution) {
	for _, f := range f.threads {
		f.inherit(x, h)
	}
}

func (f *filters) check(x *execution) {
	for _, f := range f.threads {
		f.check(x)
	}
}

func (f *filters) end(x *execution, t int32, s *event.Step) {
	for _, f := range f.ends {
		f.end(x, t, s)
	}
}
