package check

import (
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Memory that is accessed atomically in one size and also in others is a block
// (event.MixedBlock). The machine makes either the accesses of parts of it as accesses
// of the whole, or those of the whole as accesses of the parts. What is changed so is
// marked as resized, and stands for what the program does only if happens-before orders
// it and whatever it is in conflict with. That is checked here in every execution, so
// a verdict never rests on an order that some execution lacks.
//
// Why is this enough? Take an execution of the program in which a resized access and
// another are in conflict and not ordered, cut off where the first such pair is
// complete. Before that, accesses of the block that are resized are ordered with all
// others that matter to them, so each byte has the value that it has in the program,
// and the explored program has an execution with the same events, and these two. It is
// explored, for nothing in it depends on what comes later, and the pair is found.

// cutAt adds the addresses to those at which plain accesses are cut.
func cutAt(r *config.Refinement, at []event.Addr) bool {
	old := len(r.Cuts)
	for _, a := range at {
		if !slices.Contains(r.Cuts, a) {
			r.Cuts = append(r.Cuts, a)
		}
	}
	return len(r.Cuts) > old
}

// cutHere is cutAt.
func cutHere(r *config.Refinement, _ *graph.Graph, at []event.Addr) bool { return cutAt(r, at) }

// cutAlike is cutAt, and foresees what is likely to be found next. That makes no more executions where a race is an error: an access
// that is cut without need is the same one, in two events which read from the same write.
func cutAlike(r *config.Refinement, g *graph.Graph, at []event.Addr) bool {
	changed := cutAt(r, at)
	f := foreseeing{r: r, known: make(map[event.Addr]bool, 2*len(r.Cuts))}
	for _, a := range r.Cuts {
		f.known[a] = true
	}
	for _, a := range at {
		f.after(g, a)
	}
	return changed
}

// foreseeing adds cuts to a refinement.
type foreseeing struct {
	r     *config.Refinement
	known map[event.Addr]bool // its cuts
}

// after adds what is likely to be found after a cut at a. In an object that is every further place at the same distance as the last
// ones. What was cut in one of the objects that were allocated at the same point of the program is then cut in all of them; at the same
// place in the memory of other threads with the same function; and in the next objects, if the last ones are at the same distance. Of
// these there are twice as many as before, so a tree of a thousand nodes, which are copied as a whole and read by their parts, takes some
// ten explorations and not a thousand. So it is with places in static memory.
func (f *foreseeing) after(g *graph.Graph, a event.Addr) {
	o := g.ObjectAt(a)
	if o == nil {
		f.series(a, f.distance(a, 0))
		return
	}
	if step := f.distance(a, o.Base); step != 0 { // as between bytes of a string that was copied to another place in a word
		for c := a; c < o.Base+min(event.Addr(o.Len), maxForeseen); c += step {
			f.cut(c)
		}
	}
	like := alike(g, o)
	places := cutsIn(f.r, like, o.Len)
	for i, x := range like {
		f.object(x, places)
		for t := range int32(g.Threads()) {
			if u := g.Space.Tids[t]; runsAlike(g, t, g.Space.Lookup(x.Owner())) {
				f.object(x.In(u), places)
			}
		}
		if newest := i+1 == len(like) || like[i+1].Owner() != x.Owner(); newest && i > 0 && like[i-1].Owner() == x.Owner() && like[i-1].SameArea(x) {
			for _, d := range places {
				f.series(x+d, x-like[i-1])
			}
		}
	}
}

// runsAlike reports whether threads t and u of g are different ones that were created with the same function.
func runsAlike(g *graph.Graph, t, u int32) bool {
	if t == u || t < 0 || u < 0 || !g.Exists(t) || !g.Exists(u) {
		return false
	}
	a, b := g.Creator(t), g.Creator(u)
	return a.Thread >= 0 && b.Thread >= 0 && g.At(a).Addr == g.At(b).Addr
}

func (f *foreseeing) cut(a event.Addr) {
	if !f.known[a] {
		f.known[a] = true
		f.r.Cuts = append(f.r.Cuts, a)
	}
}

// object cuts the places in an object at a.
func (f *foreseeing) object(a event.Addr, places []event.Addr) {
	for _, d := range places {
		f.cut(a + d)
	}
}

// distance is how far the next cut before a is that has another one as far before itself, both not before first; 0 if there is none.
func (f *foreseeing) distance(a, first event.Addr) (step event.Addr) {
	for _, c := range f.r.Cuts {
		if d := a - c; first <= c && c < a && (step == 0 || d < step) && c >= first+d && f.known[c-d] {
			step = d
		}
	}
	return step
}

// series adds cuts after the one at a, twice as many as there are up to it, all at the same distance; none if that is 0.
func (f *foreseeing) series(a, step event.Addr) {
	if step == 0 {
		return
	}
	n := event.Addr(1)
	for f.known[a-n*step] {
		n++
	}
	for i := event.Addr(1); i <= min(2*n, maxForeseen); i++ {
		f.cut(a + i*step)
	}
}

// alike are the objects of g that were allocated at the same point of the program as o and are as long, in ascending order.
func alike(g *graph.Graph, o *graph.Object) (at []event.Addr) {
	for _, p := range g.Objects() {
		if p.Len == o.Len && g.At(p.Alloc).Pos == g.At(o.Alloc).Pos {
			at = append(at, p.Base)
		}
	}
	slices.Sort(at)
	return at
}

// cutsIn are the places at which some of the objects are cut. They are in ascending order and n bytes long, so they do not overlap.
func cutsIn(r *config.Refinement, objects []event.Addr, n uint64) (places []event.Addr) {
	for _, c := range r.Cuts {
		if i, found := slices.BinarySearch(objects, c); !found && i > 0 && c-objects[i-1] < event.Addr(n) && !slices.Contains(places, c-objects[i-1]) {
			places = append(places, c-objects[i-1])
		}
	}
	return places
}

// maxForeseen bounds how many cuts of later objects are foreseen at once.
const maxForeseen = 1 << 10

// block makes the larger of two accesses that overlap a block, or changes the block that
// it lies in so that they do not overlap any more. It reports false if that cannot be.
// objectEnd is the end of the object they are in, 0 if that is not known.
func block(r *config.Refinement, e, y *graph.Event, objectEnd event.Addr) bool {
	if e.Size < y.Size {
		e, y = y, e
	}
	end := e.Addr + event.Addr(e.Size)
	if e.Size == y.Size || y.Addr < e.Addr || y.Addr+event.Addr(y.Size) > end || e.Addr&event.Addr(e.Size-1) != 0 || e.Size&(e.Size-1) != 0 {
		return false // not aligned
	}
	ends := []event.Addr{y.Addr, y.Addr + event.Addr(y.Size)}
	for i := range r.Blocks {
		if b := &r.Blocks[i]; b.Addr <= e.Addr && end <= b.Addr+event.Addr(b.Size) {
			if b.Atomic {
				return false // a wait of the library: it has its own bytes
			}
			// What overlaps although there is a block cannot be made larger.
			changed := !b.Split
			b.Split = true
			return cutAt(r, ends) || changed
		}
	}
	r.Blocks = config.JoinBlocks(r.Blocks, append(foresee(r, e.Addr, e.Size, objectEnd), event.MixedBlock{Addr: e.Addr, Size: e.Size}))
	for _, b := range r.Blocks {
		if b.Addr == e.Addr && b.Split {
			cutAt(r, ends)
		}
	}
	return true
}

// foresee returns blocks of the given size that are likely to be found after one at a: the
// next elements, if a is one of several at the same distance. They are twice as many
// as those before, so an array of a thousand takes ten explorations and not a thousand. A
// block that is not needed is split if threads access parts of it. That does harm where a part is only accessed by plain accesses, as
// then what should be cut is an error; so blocks are not foreseen in other objects.
func foresee(r *config.Refinement, a event.Addr, size uint8, end event.Addr) (next []event.MixedBlock) {
	at := func(a event.Addr) bool {
		return slices.Contains(r.Blocks, event.MixedBlock{Addr: a, Size: size})
	}
	step := event.Addr(0)
	for _, b := range r.Blocks {
		if b.Size == size && b.Addr < a && (step == 0 || a-b.Addr < step) {
			step = a - b.Addr
		}
	}
	if step == 0 || end == 0 {
		return nil
	}
	n := 1
	for ; at(a - event.Addr(n)*step); n++ {
	}
	for i := 1; i <= 2*n; i++ {
		x := a + event.Addr(i)*step
		if x+event.Addr(size) > end || slices.ContainsFunc(r.Blocks, func(b event.MixedBlock) bool {
			return b.Addr < x+event.Addr(size) && x < b.Addr+event.Addr(b.Size)
		}) {
			break
		}
		next = append(next, event.MixedBlock{Addr: x, Size: size})
	}
	return next
}

// split splits the block that contains a, if that was not done, at the ends of the
// given accesses.
func split(r *config.Refinement, a event.Addr, accesses ...*graph.Event) bool {
	for i := range r.Blocks {
		b := &r.Blocks[i]
		if a < b.Addr || a >= b.Addr+event.Addr(b.Size) {
			continue
		}
		if b.Atomic {
			return false
		}
		changed := !b.Split
		b.Split = true
		for _, e := range accesses {
			at, n := e.Step.Span()
			changed = cutAt(r, []event.Addr{at, at + event.Addr(n)}) || changed
		}
		return changed
	}
	return false
}

// unite makes the block that contains a atomic, if it is not.
func unite(r *config.Refinement, a event.Addr) bool {
	for i := range r.Blocks {
		if b := &r.Blocks[i]; b.Addr <= a && a < b.Addr+event.Addr(b.Size) {
			b.Split = false
			return config.TurnOn(&b.Atomic)
		}
	}
	return false
}

// join makes the block that contains a joint, if it is not, with parts at the ends of the given accesses.
func join(r *config.Refinement, a event.Addr, accesses ...*graph.Event) bool {
	changed := split(r, a, accesses...)
	for i := range r.Blocks {
		if b := &r.Blocks[i]; b.Split && b.Addr <= a && a < b.Addr+event.Addr(b.Size) {
			r.Open = nil // of joint accesses all holes are known, or none
			return config.TurnOn(&b.Joint) || changed
		}
	}
	return changed
}

// disjoint reports whether two accesses of one location stand for accesses of different
// bytes.
func disjoint(e, y *graph.Event) bool {
	if (e.Attr|y.Attr)&event.Resized == 0 || !e.IsAccess() || !y.IsAccess() {
		return false
	}
	a, n := e.Step.Span()
	b, m := y.Step.Span()
	return a+event.Addr(n) <= b || b+event.Addr(m) <= a
}

// precedes reports whether a happens before what comes right before the access of b in its thread.
func precedes(x *execution.Execution, a, b event.ID) bool {
	for e := x.Graph.At(b); e.Joint() && e.Len&event.OpensBit == 0; e = x.Graph.At(b) {
		b.Index--
	}
	for b.Index--; b.Index >= 0; b.Index-- {
		if !x.Graph.At(b).Absent {
			return x.State.HappensBefore(a, b)
		}
	}
	return false
}

// resizeCheck looks for accesses in conflict, of the same location, one of the two resized,
// that are not ordered. Order that comes from what the newest of them reads does not count: a
// thread that waits until it reads something else never shows the execution without.
type resizeCheck struct {
	// races, if set, reports whether id, the newest event, and o, one of the two being not
	// atomic, are reported as a data race.
	races func(x *execution.Execution, id, o event.ID) bool
	// race says that id and o are a data race.
	race func(x *execution.Execution, id, o event.ID) *Finding
	// hardware: accesses that are both atomic may be unordered, whatever their bytes.
	hardware bool
	// unites: blocks may be atomic.
	unites bool
	// joins: accesses of blocks may be joint events. If neither, why says what it takes.
	joins bool
	why   string
}

func (c *resizeCheck) check(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if t == id.Thread {
			continue
		}
		for i := g.LastAccess(e.Loc, t); i >= 0; {
			o := event.ID{Thread: t, Index: i}
			y := g.At(o)
			if precedes(x, o, id) {
				break // and so does what comes before it
			}
			if (e.Attr|y.Attr)&event.Resized != 0 && (e.Kind == event.Write || y.Kind == event.Write) && !precedes(x, id, o) {
				if done, more := c.unordered(x, o, id, out); done {
					return more
				}
			}
			i = y.PrevLoc
		}
	}
	return true
}

// wanted: that a write and a read that waits are both atomic is no excuse.
func (c *resizeCheck) wanted(x *execution.Execution, w event.ID, s *event.Step) bool {
	return (x.Graph.At(w).Attr|s.Attr)&event.Resized != 0
}

// waiting is unordered for write w and read r, which waits.
func (c *resizeCheck) waiting(x *execution.Execution, w, r event.ID, out Findings) bool {
	_, more := c.unordered(x, w, r, out)
	return more
}

// unordered says what is to be done about id, the newest event, and o. Done means that something was reported, and more is what
// a check returns then. If there is nothing wrong with the two, there may still be with id and an older access of o's thread.
func (c *resizeCheck) unordered(x *execution.Execution, o, id event.ID, out Findings) (done, more bool) {
	g := x.Graph
	e, y := g.At(id), g.At(o)
	a, n := e.Step.Span()
	b, m := y.Step.Span()
	same := a == b && n == m
	united := atomicBlock(e) || atomicBlock(y)
	if !disjoint(e, y) {
		plain := (e.Plain() || y.Plain()) && c.races != nil
		switch {
		case plain && c.races(x, id, o):
			return true, true // which was reported
		case plain && united && (e.Attr|y.Attr)&event.Quiet == 0:
			// What orders the two is a read that the program does not make, or that of the race itself.
			return true, out.Report(x, c.race(x, id, o))
		case !same && (plain || !c.hardware):
			return true, out.Report(x, at(x, result.MixedSize, id, o, "accesses of %d and %d bytes overlap, and happens-before does not order them", n, m))
		}
	}
	if united || e.Joint() || y.Joint() {
		return false, true
	}
	// There is nothing wrong with these two, but the block must be made in another way.
	return true, out.Report(x, &Finding{
		Refine: func(r *config.Refinement) bool {
			// An access of several parts takes place at once only in an atomic block.
			return (same || disjoint(e, y)) && split(r, e.Addr, e, y) || c.unites && unite(r, e.Addr) || c.joins && join(r, e.Addr, e, y)
		},
		Limit: &graph.LimitError{Pos: e.Pos, Msg: fmt.Sprintf(
			"memory is accessed atomically in %d bytes and in other sizes, and accesses of each size are concurrent; "+
				"that is not supported%s: access it in one size, or keep the two phases in different objects", max(e.Size, y.Size, uint8(n), uint8(m)), c.why)},
	})
}

// atomicBlock reports whether e lies in an atomic block, and is not the whole of it.
func atomicBlock(e *graph.Event) bool {
	return e.Attr&event.Resized != 0 && e.Len&event.AtomicBit != 0
}

// unites reports whether blocks may be atomic in explorations of cfg under a model with traits t, or else their
// accesses be joint, and if neither, why.
func unites(cfg *config.Config, t *consistency.Traits) (unites, joins bool, why string) {
	unites, joins = t.Sequential() || t.Forwarding, t.Joint != consistency.JointNone
	switch {
	case !unites && !joins:
		return false, false, " under " + cfg.Asked() + " (it is under sc, tso, ra, rc11 and imm)"
	case cfg.Equivalence != "" && cfg.Equivalence != "co":
		return false, false, " up to equivalence " + cfg.Equivalence + " (it is up to co)"
	case cfg.Symmetry:
		return false, false, " together with symmetry"
	case cfg.Bound != nil:
		return false, false, " together with a bound of preemptions"
	case cfg.Compared: // a block would be the same under all models
		return false, false, " where models are compared"
	case joins && cfg.Commuting:
		return false, false, " together with operations that commute"
	}
	return unites, joins, ""
}
