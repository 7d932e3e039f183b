package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/execution"
)

// Between a read and the compare-exchange that confirms it a thread may read other locations: the sequence number of a
// cell, the next node, the pointer again. What it does then depends on values that no one knows in advance. So the filter goes by
// those that there are in the graph at hand: a round, that is what a thread does from a read R with a rival (confirm.go) on, is
// lost if none of them lets it do more than stop. Whenever an access is added it looks whether that is still so for all
// rounds of the graph, and if it is not, the exploration starts again without the location of R. RATIONALE.md ("What may a thread
// read before a compare-exchange that is too late?") has the argument.
//
// A value matters by the write that it comes from:
//
//   - old ones, the initial one and those in the past of the rival u, were there when R read. No revisit makes a read of the round
//     read one of them, so what follows from old ones alone is explored beside what is left out;
//   - others may come later, and revisit a read of the round. If the thread then comes to its compare-exchange, that may
//     still read what R did, and delete u by a revisit; not if the write is after u, which is in its past then.

// maxNodes bounds how many nodes are known, and of how many writes it is known which rounds they affect.
const maxNodes = 1 << 14

// maxWalk bounds how many steps are looked at to find out whether a round is lost.
const maxWalk = 1 << 8

// node is what a thread does next after some reads of a round.
type node struct {
	step   *event.Step
	first  *promise     // the first read of the round
	events uint64       // from that to the one before step
	stale  uint64       // how many of them came before the last one that returned the same from the same place
	fresh  []event.Addr // what it writes in between, to memory that only it knows
	stops  bool         // it does nothing more than that
	deep   bool         // some kid does not stop
	noted  bool         // where its step reads is known to the site of that
	kids   []kid
}

// kid is what follows if the step of a node, a read, returns val.
type kid struct {
	val uint64
	*node
}

// rounds looks for rounds that are lost.
type rounds struct {
	confirmations
	begun    map[promise]*node
	sites    map[event.Addr]*site
	rs       []event.ID // scratch of lookAt
	asked    round      // scratch
	promises int
	writes   int     // how many the sites know of
	forgot   bool    // begun was cleared: what was looked at is not known any more
	checker  *rounds // if invariants are checked: looks at everything, and makes nothing known here
}

// newRounds looks for rounds with what q finds out.
func newRounds(q confirmations) *rounds {
	return &rounds{confirmations: q, begun: map[promise]*node{}, sites: map[event.Addr]*site{}}
}

// site is what is known of the rounds that have to do with an address.
type site struct {
	readers  []event.Addr              // where those begin that read here after their first read
	nodes    map[event.Addr][]*node    // what those that begin here may read, by address
	affected map[*event.Step]*affected // of those that begin here, by write
}

// site is what is known of address a.
func (q *rounds) site(a event.Addr) *site {
	p := q.sites[a]
	if p == nil {
		p = &site{nodes: map[event.Addr][]*node{}, affected: map[*event.Step]*affected{}}
		q.sites[a] = p
	}
	return p
}

// affected are the rounds that may do more than stop once they read a certain write.
type affected struct {
	vals []uint64 // of their first reads
	seen int      // how many of the nodes that may read the write were asked
	all  bool     // vals are not known: it may be all rounds
}

// round is what is asked about a round that begins with read R.
type round struct {
	x    *execution.Execution
	read event.ID // R
	// asIf: R may read something else in x; what comes after it does not count.
	asIf         bool
	loc          int32 // of R
	addr         event.Addr
	pos          int32 // in co, of the write that R reads
	val          uint64
	rival        event.ID
	before, past []int32  // what comes before R, and before the rival
	added        event.ID // a write without a place, graph.None if there is none
	// strict: what follows from old writes counts, too.
	strict bool
	// news: only what follows from added counts, because the rest has been looked at before.
	news  bool
	steps int
}

// follows reports whether event e comes after R, which does not read what it is asked about: then e is not there if it does.
func (r *round) follows(e event.ID) bool {
	return r.asIf && e.Thread >= 0 && graph.In(r.x.Graph.PORF(e), r.read)
}

// isOld reports whether c is a write that is there when R reads.
func (r *round) isOld(c event.ID) bool {
	return c.Thread < 0 || graph.In(r.past, c) || graph.In(r.before, c)
}

// begin is what follows read s if that returns v.
func (q *rounds) begin(s *event.Step, v uint64) *node {
	if n, ok := q.begun[promise{s, v}]; ok {
		return n
	}
	if q.promises >= maxNodes {
		clear(q.begun)
		for _, p := range q.sites {
			clear(p.nodes)
			clear(p.affected)
		}
		q.promises, q.forgot = 0, true
	}
	k := promise{s, v}
	n := q.after(s, v, &node{first: &k})
	q.begun[k] = n
	q.promises++
	return n
}

// after is what follows read s, the step of n, if that returns v.
func (q *rounds) after(s *event.Step, v uint64, n *node) *node {
	step, events := q.confirmations.after(s, event.V(v))
	m := &node{step: step, first: n.first, events: n.events + events, stale: n.stale, fresh: n.fresh}
	if f := n.first; s.Addr == f.read.Addr && v == f.val {
		m.stale = n.events
	}
	for ; between(m.step) && m.events <= maxBetween; m.events++ {
		if m.step.Kind == event.Write {
			m.fresh = append(m.fresh[:len(m.fresh):len(m.fresh)], m.step.Addr)
		}
		m.step = q.w.Program.Next(m.step, event.Value{})
	}
	// Where a loop waits, its round has to include a read that returned what the first read did: else the thread may wait for good.
	m.stops = q.stops(m.step, m.events-m.stale)
	if m.step.Kind == event.Read && !m.stops {
		p := q.site(m.first.read.Addr)
		p.nodes[m.step.Addr] = append(p.nodes[m.step.Addr], m)
	}
	return m
}

// with is what follows if the step of n returns v.
func (q *rounds) with(n *node, v uint64) *node {
	for i := range n.kids {
		if n.kids[i].val == v {
			return n.kids[i].node
		}
	}
	m := q.after(n.step, v, n)
	n.kids = append(n.kids, kid{v, m})
	n.deep = n.deep || !m.stops
	q.promises++
	return m
}

// isRead reports whether s may be a read of a round after the first one.
func isRead(s *event.Step) bool {
	return s.Kind == event.Read && s.Attr == 0 && s.Await == event.AwaitNone && s.Ord != event.NotAtomic && s.Size <= 8
}

// confirms reports whether s is the compare-exchange that confirms what R returned.
func (r *round) confirms(s *event.Step) bool {
	return s.Kind == event.Read && s.Attr == event.CAS && s.Await == event.AwaitNone && s.Addr == r.addr && s.Size <= 8 && s.Cmp == event.V(r.val)
}

// isLost reports whether a thread that is at n, in the midst of round r, does nothing but stop, whatever of the writes that there are
// it reads. later: it has read some that are not old; saved: one after the rival; onlyAdded: r.news, and it has not read r.added.
func (q *rounds) isLost(r *round, n *node, later, saved, onlyAdded bool) bool {
	if r.steps++; r.steps > maxWalk {
		return false
	}
	apart := !r.strict && !later // what follows is explored beside what is left out
	confirms := r.confirms(n.step)
	switch {
	case n.stops:
		return true
	case n.events >= maxBetween, !confirms && !isRead(n.step):
		return apart
	case confirms && later && !saved:
		return false
	}
	l, known := q.locate(r, n)
	if !known {
		return apart
	}
	if l < 0 {
		return false
	}
	g := r.x.Graph
	co := g.Co(l)
	if !onlyAdded || n.deep {
		for k, c := range co {
			if !q.isLostWith(r, n, l, int32(k), c, later, saved, onlyAdded) {
				return false
			}
		}
	}
	return r.added == graph.None || g.At(r.added).Loc != l || q.isLostWith(r, n, l, int32(len(co)), r.added, later, saved, false)
}

// isLostWith is isLost if n reads write c, which stands at position k of location l.
func (q *rounds) isLostWith(r *round, n *node, l, k int32, c event.ID, later, saved, onlyAdded bool) bool {
	if l == r.loc && k < r.pos || r.follows(c) { // R has seen a newer one
		return true
	}
	g := r.x.Graph
	v := g.ValueOf(l, c)
	same := l == r.loc && v == event.V(r.val)
	if same && k == r.pos && n.step.Attr == event.CAS { // the rival has read that
		return true
	}
	var m *node // nil: bits of it are undefined, or it came back
	if v.Hi == 0 && !(same && k > r.pos) {
		if m = q.with(n, v.Lo); m.stops {
			return true
		}
	}
	later = later || !r.isOld(c)
	if m == nil {
		return onlyAdded || !r.strict && !later
	}
	return q.isLost(r, m, later, saved || c.Thread >= 0 && graph.In(g.PORF(c), r.rival), onlyAdded)
}

// locate returns the location of the step of n, a read. known is false if the read itself is wrong, and l is -1 if another thread
// may do something wrong there.
func (q *rounds) locate(r *round, n *node) (l int32, known bool) {
	g := r.x.Graph
	s := n.step
	for _, a := range n.fresh {
		if a == s.Addr {
			return -1, true
		}
	}
	if s.Addr == r.addr && s.Size == g.Space.Locs[r.loc].Size {
		return r.loc, true
	}
	var o *graph.Object
	if !s.Addr.IsStatic() {
		o = g.ObjectAt(s.Addr)
		if o == nil || s.Addr+event.Addr(s.Size) > o.Base+event.Addr(o.Len) {
			return -1, false
		}
		if o.Free != graph.None && !r.follows(o.Free) {
			return -1, true
		}
		if !r.asIf && !r.x.State.HappensBefore(o.Alloc, r.read) {
			return -1, true
		}
	}
	l = g.LocOf(s)
	loc := &g.Space.Locs[l]
	if loc.Special&^(graph.Dynamic|graph.Plain) != 0 {
		return -1, true
	}
	if !n.noted {
		n.noted = true
		q.reads(s.Addr, r.addr)
	}
	if loc.Plain || loc.Dynamic {
		for _, c := range g.Co(l)[1:] {
			if !q.harmless(r, c) {
				return -1, true
			}
		}
		if r.added != graph.None && g.At(r.added).Loc == l && !q.harmless(r, r.added) {
			return -1, true
		}
	}
	return l, true
}

// harmless reports whether write c and a read of round r are not wrong together.
func (q *rounds) harmless(r *round, c event.ID) bool {
	g := r.x.Graph
	e := g.At(c)
	switch {
	case e.Ord != event.NotAtomic && e.Attr&event.Fresh == 0:
		return true
	case !r.asIf:
		return r.x.State.HappensBefore(c, r.read)
	case c.Thread == r.read.Thread, graph.In(r.past, c), r.follows(c):
		return true
	}
	for t := r.read.Thread; ; { // it may come before the thread was created
		p := g.Creator(t)
		if p.Thread < 0 {
			return false
		}
		if p.Thread == c.Thread {
			return c.Index < p.Index
		}
		t = p.Thread
	}
}

// reads notes that a round which begins at address a reads at address b.
func (q *rounds) reads(b, a event.Addr) {
	if p := q.site(b); !slices.Contains(p.readers, a) {
		p.readers = append(p.readers, a)
	}
}

// before is what comes before event r of g.
func before(g *graph.Graph, r event.ID) []int32 {
	return g.PORF(event.ID{Thread: r.Thread, Index: r.Index - 1})
}

// of is the question about the round of x that begins with read r, nil if that has no rival.
func (q *rounds) of(x *execution.Execution, r event.ID) *round {
	g := x.Graph
	u := q.rival(g, r)
	if u == graph.None {
		return nil
	}
	e := g.At(r)
	if e.Val.Hi != 0 {
		return nil
	}
	q.asked = round{x: x, read: r, loc: e.Loc, addr: e.Addr, pos: g.PosOf(e), val: e.Val.Lo, rival: u, before: before(g, r), past: g.PORF(u), added: graph.None}
	return &q.asked
}

// waitsInVain reports whether the thread of st, which has just begun to wait, does so in the midst of a round that is lost
// whatever revisits come.
func (q *rounds) waitsInVain(x *execution.Execution, st *execution.Stall) bool {
	g := x.Graph
	last := graph.None // the newest read of the round that has been looked at
	lost := false
	q.back(g, event.ID{Thread: st.Thread, Index: st.Index}, func(r event.ID) bool {
		if last == graph.None {
			last = r
		}
		d := q.of(x, r)
		if d == nil || g.At(d.rival).Stamp > g.At(r).Stamp && (st.Cause == graph.None || !graph.In(g.PORF(st.Cause), d.rival)) {
			return true
		}
		// If another read stands between those of the round, a revisit of that may make the thread read them again.
		d.strict = q.interrupted(g, r, last)
		if !q.isLost(d, q.begin(g.At(r).Step, d.val), false, false, false) {
			return true
		}
		// What waits may come to read an old value all the same.
		d.strict = true
		n, saved := q.replay(d, r, st.Index)
		lost = n != nil && n.step == q.w.Next(x, st.Thread) && q.isLost(d, n, false, saved, false)
		return !lost
	})
	return lost
}

// back calls f with the reads before id that may be in one round with it, the newest first, until that returns false.
func (q *rounds) back(g *graph.Graph, id event.ID, f func(r event.ID) bool) {
	for r := id; r.Index > 1 && id.Index-r.Index < maxBetween; {
		r.Index--
		switch e := g.At(r); {
		case isRead(e.Step):
			if !f(r) {
				return
			}
		case !between(e.Step):
			return
		}
	}
}

// interrupted reports whether another thread's read stands between the reads r and last of a thread, in the order in which
// they were added.
func (q *rounds) interrupted(g *graph.Graph, r, last event.ID) bool {
	for s := g.At(r).Stamp + 1; s < g.At(last).Stamp; s++ {
		if id := g.Order[s]; id.Thread != r.Thread && g.At(id).Kind == event.Read {
			return true
		}
	}
	return false
}

// replay is where the thread of r, the first read of round d, is before its event number end, and whether it
// has read a write after the rival.
func (q *rounds) replay(d *round, r event.ID, end int32) (n *node, saved bool) {
	g := d.x.Graph
	n = q.begin(g.At(r).Step, d.val)
	for r.Index++; r.Index < end; r.Index++ {
		e := g.At(r)
		if e.Kind != event.Read {
			continue
		}
		if n.step != e.Step || e.Val.Hi != 0 {
			return nil, false
		}
		saved = saved || e.RF.Thread >= 0 && graph.In(g.PORF(e.RF), d.rival)
		n = q.with(n, e.Val.Lo)
	}
	return n, saved
}

// vain reports whether a thread of x, a blocked execution, has stopped in a round that is lost.
func (q *rounds) vain(x *execution.Execution) bool { return q.stopped(x, q.endsLost) }

// endsLost reports whether thread r.Thread of x has stopped at s in a round that begins with r and is lost.
func (q *rounds) endsLost(x *execution.Execution, r event.ID, s *event.Step) bool {
	d := q.of(x, r)
	if d == nil {
		return false
	}
	n, _ := q.replay(d, r, x.Graph.Len(r.Thread))
	return n != nil && n.step == s && n.stops && q.isLost(d, q.begin(x.Graph.At(r).Step, d.val), false, false, false)
}

// mayBeVain is vain as far as can be said without asking what threads do.
func (q *rounds) mayBeVain(x *execution.Execution) bool {
	return q.stopped(x, func(x *execution.Execution, r event.ID, _ *event.Step) bool { return q.rival(x.Graph, r) != graph.None })
}

// stopped reports whether f is true of a thread of x that has stopped, before step s, and a read r that may have begun its last round.
func (q *rounds) stopped(x *execution.Execution, f func(x *execution.Execution, r event.ID, s *event.Step) bool) bool {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) || g.Len(t) == 0 {
			continue
		}
		s := q.w.Upcoming(x, t)
		if s == nil || s.Kind != event.Block { // one that waits has not stopped
			continue
		}
		end := event.ID{Thread: t, Index: g.Len(t)}
		if g.Last(t).Kind == event.Skip {
			end.Index--
		}
		if e := g.At(event.ID{Thread: t, Index: end.Index - 1}); e.Kind == event.Read && e.Attr == event.CAS && !e.Succeeds(e.Val) {
			end.Index--
		}
		found := false
		q.back(g, end, func(r event.ID) bool {
			found = f(x, r, s)
			return !found
		})
		if found {
			return true
		}
	}
	return false
}

// unseen reports whether event id, just added to x, is one that look is not told of and that matters to a round: a Free ends
// what some round reads.
func (q *rounds) unseen(x *execution.Execution, id event.ID) bool {
	e := x.Graph.At(id)
	if e.Kind != event.Free {
		return false
	}
	o := x.Graph.ObjectAt(e.Addr)
	for a, p := range q.sites {
		if o != nil && len(p.readers) > 0 && a >= o.Base && a < o.Base+event.Addr(o.Len) {
			return true
		}
	}
	return false
}

// lookAll looks whether some round of x that begins at a location may do more than stop.
func (q *rounds) lookAll(x *execution.Execution) {
	for _, l := range x.Graph.UsedLocs() {
		q.lookAt(x, l, graph.None, graph.None)
	}
}

// look is lookAll for the rounds that access id, the newest of x, has to do with. The rest of x, or a graph of which it is a part,
// has been looked at before.
func (q *rounds) look(x *execution.Execution, id event.ID) {
	g := x.Graph
	e := g.At(id)
	if e.Kind == event.Read {
		if q.may(e.Step) {
			q.lookAt(x, e.Loc, graph.None, id)
		}
		return
	}
	if q.places[e.Addr] != nil {
		q.lookAt(x, e.Loc, id, graph.None)
	}
	p := q.sites[e.Addr]
	if p == nil {
		return
	}
	for _, a := range p.readers {
		if a == e.Addr {
			continue
		}
		for _, l := range g.UsedLocs() {
			if g.Space.Locs[l].Addr == a {
				q.lookAt(x, l, id, graph.None)
			}
		}
	}
}

// lookAt looks at the rounds that begin with a read of location l; with read only, unless that is graph.None. newest is the write
// that was added last, which may have no place yet, or graph.None.
func (q *rounds) lookAt(x *execution.Execution, l int32, newest, only event.ID) {
	r := q.wayOut(x, l, newest, only, newest != graph.None && !q.forgot)
	if invariant.Enabled && r == nil && q.misses(x, l, newest, only) {
		panic("BUG: a write affects a round that is not said to be affected")
	}
	if r != nil {
		q.comesBack(r.Addr)
	}
}

// check panics if some round of x, all of which was looked at before, may do more than stop.
func (q *rounds) check(x *execution.Execution) {
	for _, l := range x.Graph.UsedLocs() {
		if q.misses(x, l, graph.None, graph.None) {
			panic("BUG: a way out of a round was not looked at")
		}
	}
}

// misses reports whether one that remembers nothing of what q has looked at finds a way out, and the exploration goes on. What q knows
// must not change: it may know too little.
func (q *rounds) misses(x *execution.Execution, l int32, newest, only event.ID) bool {
	if q.checker == nil {
		c := q.confirmations
		c.known, c.places = map[promise]*event.Step{}, map[event.Addr]*place{}
		q.checker = newRounds(c)
	}
	c := q.checker
	return c.wayOut(x, l, newest, only, false) != nil && c.asked.steps <= maxWalk && !q.w.Control.Stopped()
}

// wayOut is the step of a first read of a round that may do more than stop, nil if lookAt finds none. quickly: of the rounds whose
// rival newest is not, only the affected ones count.
func (q *rounds) wayOut(x *execution.Execution, l int32, newest, only event.ID, quickly bool) *event.Step {
	g := x.Graph
	co := g.Co(l)
	added := graph.None // newest, if it has no place
	if newest != graph.None && g.At(newest).CoPos == 0 {
		added = newest
	}
	here := added != graph.None && g.At(added).Loc == l
	if len(co) == 1 && !here {
		return nil
	}
	replaced := graph.None // the write whose replacement added is
	if here {
		if o, ok := g.Replaces(added); ok {
			replaced = g.At(o).RF
		}
	}
	var few *affected
	if quickly {
		few = q.affected(g, g.Space.Locs[l].Addr, newest)
		if !few.all && len(few.vals) == 0 && (g.At(newest).Loc != l || here && replaced == graph.None) {
			return nil
		}
	}
	if q.firsts(g, l, only); len(q.rs) == 0 {
		return nil
	}
	for k, w := range slices.Backward(co) {
		if only != graph.None && k+1 < len(co) && q.cannotRead(x, only, co[k+1]) { // nor anything older
			break
		}
		u := added
		if replaced != w {
			u = replacement(g, co, k)
		}
		if u == graph.None {
			continue
		}
		v := g.ValueOf(l, w)
		if v.Hi != 0 || few != nil && u != newest && !few.has(v.Lo) {
			continue
		}
		q.asked = round{x: x, asIf: true, loc: l, addr: g.Space.Locs[l].Addr, pos: int32(k), val: v.Lo, rival: u, past: g.PORF(u), added: added,
			news: added != graph.None && u != added && !q.forgot}
		for _, r := range q.rs {
			if !q.isLostAsIf(r, w) {
				return g.At(r).Step
			}
		}
	}
	return nil
}

// replacement is the write of the read-modify-write that reads write number k of co, graph.None if there is none.
func replacement(g *graph.Graph, co []event.ID, k int) event.ID {
	if k+1 < len(co) {
		if o, ok := g.Replaces(co[k+1]); ok && g.At(o).RF == co[k] {
			return co[k+1]
		}
	}
	return graph.None
}

// isLostAsIf reports whether the round that q.asked asks about is lost if it begins with read r, which reads w, or r cannot read that.
func (q *rounds) isLostAsIf(r, w event.ID) bool {
	d := &q.asked
	g := d.x.Graph
	if r.Thread == d.rival.Thread || graph.In(d.past, r) || w.Thread >= 0 && graph.In(g.PORF(w), r) || q.newer(g, g.At(r).PrevLoc, r.Thread, d.pos) {
		return true
	}
	if q.cannotRead(d.x, r, d.rival) {
		return true
	}
	n := q.begin(g.At(r).Step, d.val)
	if n.stops || !isRead(n.step) && n.step.Attr != event.CAS {
		return true
	}
	d.read, d.before, d.steps = r, before(g, r), 0
	d.news = d.news && !q.forgot // to begin may have cleared what is known
	return q.isLost(d, n, false, false, d.news)
}

// cannotRead reports whether read r of x can read nothing older than write c, because that happens before what is before r. What
// r reads now, and acquires, does not count.
func (q *rounds) cannotRead(x *execution.Execution, r, c event.ID) bool {
	return x.State.HappensBefore(c, event.ID{Thread: r.Thread, Index: r.Index - 1})
}

// affected are those rounds that begin at address a and may do more than stop once they read write id.
func (q *rounds) affected(g *graph.Graph, a event.Addr, id event.ID) *affected {
	p, e := q.site(a), g.At(id)
	k := p.affected[e.Step]
	if k == nil {
		if q.writes++; q.writes > maxNodes {
			q.writes = 1
			for _, p := range q.sites {
				clear(p.affected)
			}
		}
		k = &affected{}
		p.affected[e.Step] = k
	}
	if loc := &g.Space.Locs[e.Loc]; len(p.nodes[e.Addr]) > 0 && loc.Special != 0 {
		k.all = loc.Special&^(graph.Dynamic|graph.Plain) != 0 || e.Ord == event.NotAtomic || e.Attr&event.Fresh != 0
	}
	for ; !k.all && k.seen < len(p.nodes[e.Addr]); k.seen++ { // to ask may add some
		if n := p.nodes[e.Addr][k.seen]; !q.stopsAt(n, e.Step) && !slices.Contains(k.vals, n.first.val) {
			k.vals = append(k.vals, n.first.val)
		}
	}
	return k
}

// has reports whether rounds whose first read returned v are among k.
func (k *affected) has(v uint64) bool { return k.all || slices.Contains(k.vals, v) }

// stopsAt reports whether what follows n stops if it reads what s writes, and that is not what the round began with.
func (q *rounds) stopsAt(n *node, s *event.Step) bool {
	return s.Val.Hi == 0 && n.step.Size == s.Size && !(s.Addr == n.first.read.Addr && s.Val.Lo == n.first.val) && q.with(n, s.Val.Lo).stops
}

// firsts leaves in q.rs the reads of location l that may be the first ones of rounds; that is only, unless it is graph.None.
func (q *rounds) firsts(g *graph.Graph, l int32, only event.ID) {
	if q.rs = q.rs[:0]; only != graph.None {
		q.rs = append(q.rs, only)
		return
	}
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			r := event.ID{Thread: int32(t), Index: i}
			e := g.At(r)
			if e.Kind == event.Read && q.may(e.Step) {
				q.rs = append(q.rs, r)
			}
			i = e.PrevLoc
		}
	}
}

// newer reports whether event (t, i), the last access of t to a location before a read, lets that read nothing as old as the write
// at position k.
func (q *rounds) newer(g *graph.Graph, i, t, k int32) bool {
	if i < 0 {
		return false
	}
	e := g.At(event.ID{Thread: t, Index: i})
	return (e.Kind == event.Write && e.CoPos > 0 || e.Kind == event.Read && e.HasRF) && g.PosOf(e) > k
}
