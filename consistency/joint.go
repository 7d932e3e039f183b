package consistency

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Joint judges graphs in which some accesses are made as several events that count as one
// (event.JointBit): whether there is an execution in which each of them takes place at once.
// The states of the model know nothing of that. What they allow is more than a Joint does, because
// each event alone is no stronger than the access (RATIONALE.md, "What if atomic accesses of different
// size race under weaker models?").
//
// The relations are those of whole accesses. po and happens-before are between accesses; reads-from, coherence order
// and from-reads are so for each part, and between two accesses if they are for some part:
//
//	coherent      irreflexive(hb ; eco) for each part, and nothing comes between the halves of a
//	              read-modify-write in any
//	at once       two writes have the same order in each part; and if a read is from-reads before a
//	              write in one part, then no part of it reads that write, or a later one of another thread
//	rc11, imm     psc is acyclic, with the relations between accesses
//	imm           so is ar (joint_imm.go)
//
// A thread may read its own newest write of a part before others see it: that is what a store buffer does.
//
// The methods judge the graph that was last given to Explains. A Joint is for one goroutine.
type Joint struct {
	psc, ar bool
	only    bool // psc is of fences that are SeqCstOnly
	g       *graph.Graph
	open    func(r event.ID) bool
	unknown [][]bool // per thread and index: open
	nodes   []jointNode
	of      [][]int32 // per thread and index: the node
	first   []int32   // per thread: its first node
	clocks  []int32   // per node: how many nodes of each thread happen before it or are it
	pending []int32   // per thread: what its next acquire fence synchronises with
	levels  []leveled
	parts   [][2]leveled
	sc      []int32
	rows    bitRows // scb, and eco if there are fences
	mark    []uint8
	silent  int32   // a node that synchronises with nothing, -1 if there is none
	heard   []int32 // per node: in which round receive came to it
	round   int32

	state  []uint8    // of ordered: a mark for each node outside and inside of dependencies
	fences [][2]int32 // of ordered: between which there is hb ; eco ; hb, as nodes
}

// jointNode is an access, or another event.
type jointNode struct {
	thread      int32
	index, last int32 // of its events
	kind        event.Kind
	ord         event.Ordering
	asked       event.Ordering // imm: what the program asks for, of a CAS as if it succeeded
	joint       bool
	at, end     event.Addr // of a joint one, what it accesses
	rmw         bool       // it is the second half of a read-modify-write; the node before it is the first
	fence       int32      // the last release fence of its thread before it, -1 if there is none
}

// leveled is an access of a location, with its level: eco holds from a lower level to a higher.
type leveled struct{ node, loc, level int32 }

// NewJoint returns one for m, nil if there is none.
func NewJoint(m Model) *Joint {
	switch t := m.Traits().Joint; t {
	case JointRA, JointOrdered, JointRC11, JointIMM:
		return &Joint{psc: t != JointRA, only: t == JointOrdered, ar: t == JointIMM, silent: -1}
	}
	return nil
}

// Explains reports whether each access of g may take place at once. If open is not nil, what
// reads return of which it is true is not known yet, and not all events of each access have to be there. Of those of
// one access, it is true of the last ones.
func (j *Joint) Explains(g *graph.Graph, open func(r event.ID) bool) bool {
	j.g, j.open = g, open
	j.collect()
	j.order()
	return j.coherent() && j.atOnce() && (!j.psc || j.acyclic()) && (!j.ar || j.ordered())
}

// Admits reports whether g may be part of an execution in which read r, the last event of its thread, reads another write:
// one that comes right after the one that it reads in g. Nothing is known of that write, so the access of r synchronises with
// nothing, and neither psc nor ar is looked at.
func (j *Joint) Admits(g *graph.Graph, open func(r event.ID) bool, r event.ID) bool {
	j.g, j.open = g, open
	j.collect()
	j.silent = j.of[r.Thread][r.Index]
	defer func() { j.silent = -1 }()
	j.order()
	return j.coherent() && j.atOnce()
}

// HappensBefore reports whether the access that a belongs to happens before that of b. They are different accesses.
func (j *Joint) HappensBefore(a, b event.ID) bool {
	return a.Thread < 0 || b.Thread >= 0 && j.before(j.of[a.Thread][a.Index], j.of[b.Thread][b.Index])
}

// before is HappensBefore of nodes.
func (j *Joint) before(a, b int32) bool {
	t := j.nodes[a].thread
	return a != b && j.clock(b)[t] > a-j.first[t]
}

func (j *Joint) clock(n int32) []int32 {
	w := int32(len(j.first))
	return j.clocks[n*w : n*w+w]
}

// collect makes the nodes.
func (j *Joint) collect() {
	g := j.g
	threads := g.Threads()
	j.nodes, j.first = j.nodes[:0], j.first[:0]
	for len(j.of) < threads {
		j.of, j.unknown = append(j.of, nil), append(j.unknown, nil)
	}
	for t := range int32(threads) {
		j.of[t], j.unknown[t] = j.of[t][:0], j.unknown[t][:0]
		j.first = append(j.first, int32(len(j.nodes)))
		if !g.Exists(t) {
			continue
		}
		fence := int32(-1)
		for i := range g.Slots(t) {
			id := event.ID{Thread: t, Index: i}
			e := g.At(id)
			if e.Absent {
				j.of[t], j.unknown[t] = append(j.of[t], -1), append(j.unknown[t], true)
				continue
			}
			joint := e.Joint()
			unknown := e.Kind == event.Read && (!e.HasRF || joint && j.open != nil && j.open(id))
			j.unknown[t] = append(j.unknown[t], unknown)
			if j.continues(id, e) {
				n := &j.nodes[len(j.nodes)-1]
				if n.last = i; joint && !unknown {
					n.ord = e.WholeOrd(e.Val)
				}
				n.ask(e)
				j.of[t] = append(j.of[t], int32(len(j.nodes)-1))
				continue
			}
			n := jointNode{thread: t, index: i, last: i, kind: e.Kind, ord: e.Ord, joint: joint, fence: fence}
			switch {
			case joint:
				n.ord = e.WholeOrd(e.Val)
				a, size := e.Step.Span()
				n.at, n.end = a, a+event.Addr(size)
			case e.Kind == event.Read:
				n.ord = e.OrdOf(e.Val)
				n.at, n.end = e.Addr, e.Addr+event.Addr(e.Size)
			case e.Kind == event.Write:
				n.at, n.end = e.Addr, e.Addr+event.Addr(e.Size)
			case e.Kind == event.Skip && i > 0 && j.of[t][i-1] >= 0: // of the same access as the read before it
				r := &j.nodes[len(j.nodes)-1]
				n.at, n.end = r.at, r.end
				r.asked = e.Ord
			}
			n.ask(e)
			n.rmw = e.Kind == event.Write && e.Attr&event.Exclusive != 0
			if e.Kind == event.Fence && e.Ord.Rel() || e.Kind == event.ThreadCreate {
				fence = int32(len(j.nodes))
			}
			j.of[t] = append(j.of[t], int32(len(j.nodes)))
			j.nodes = append(j.nodes, n)
		}
	}
}

// continues reports whether id, which is e, belongs to the access of the event before it.
func (j *Joint) continues(id event.ID, e *graph.Event) bool {
	if id.Index == 0 || j.of[id.Thread][id.Index-1] < 0 {
		return false
	}
	if e.Kind == event.Skip {
		return j.nodes[len(j.nodes)-1].kind == event.Skip
	}
	return e.Joint() && e.Step.Len&event.OpensBit == 0
}

// order computes happens-before.
func (j *Joint) order() {
	g := j.g
	w := len(j.first)
	resize := func(p *[]int32, n int) {
		*p = slices.Grow((*p)[:0], n)[:n]
		clear(*p)
	}
	resize(&j.clocks, len(j.nodes)*w)
	resize(&j.pending, w*w)
	resize(&j.heard, len(j.nodes))
	j.round = 0
	if g.Space.Loose() {
		j.solve()
		return
	}
	causal(g, func(e event.ID) {
		k := j.of[e.Thread][e.Index]
		n := &j.nodes[k]
		// What comes before a write does so before its first event, and all that a read reads is known at its last.
		if n.kind == event.Read && e.Index == n.last || n.kind != event.Read && e.Index == n.index {
			j.precede(k)
		}
	})
}

// solve computes happens-before as the least fixpoint of its equations: po ∪ rf may be cyclic.
func (j *Joint) solve() {
	for sum := int64(-1); ; {
		clear(j.pending)
		for k := range j.nodes {
			j.precede(int32(k))
		}
		now := int64(0)
		for _, c := range j.clocks {
			now += int64(c)
		}
		if now == sum {
			return
		}
		sum = now
	}
}

// precede adds to the clock of node k what comes right before it.
func (j *Joint) precede(k int32) {
	n := &j.nodes[k]
	t := n.thread
	row := j.clock(k)
	if k > j.first[t] {
		graph.Join(row, j.clock(k-1))
	} else if c := j.g.Creator(t); c.Thread >= 0 {
		graph.Join(row, j.clock(j.of[c.Thread][c.Index]))
	}
	row[t] = max(row[t], k-j.first[t]+1)
	w := len(j.first)
	pending := j.pending[int(t)*w : int(t)*w+w]
	switch {
	case n.kind == event.Read:
		into := row
		if !n.ord.Acq() {
			into = nil
		}
		j.round++
		j.receive(k, into, pending)
	case n.kind == event.ThreadJoin, n.kind == event.BarrierLeave:
		for _, p := range j.g.Preds(event.ID{Thread: t, Index: n.index}) {
			graph.Join(row, j.clock(j.of[p.Thread][p.Index]))
		}
	}
	if n.kind == event.ThreadJoin || n.kind == event.Fence && n.ord.Acq() {
		graph.Join(row, pending)
	}
}

// receive adds to into, unless it is nil, and to pending what the release sequences pass on that read k reads from.
func (j *Joint) receive(k int32, into, pending []int32) {
	if k == j.silent || j.heard[k] == j.round { // several of its events may read from the parts of one
		return
	}
	j.heard[k] = j.round
	n := &j.nodes[k]
	for i := n.index; i <= n.last; i++ {
		e := j.g.At(event.ID{Thread: n.thread, Index: i})
		if j.unknown[n.thread][i] || e.RF.Thread < 0 {
			continue
		}
		x := j.of[e.RF.Thread][e.RF.Index]
		y := &j.nodes[x]
		head := x
		if !y.ord.Rel() {
			head = y.fence
		}
		if head >= 0 {
			row := j.clock(head)
			if into != nil {
				graph.Join(into, row)
			}
			graph.Join(pending, row)
		}
		if y.rmw {
			j.receive(x-1, into, pending)
		}
	}
}

// level is that of id, -1 if it has none.
func (j *Joint) level(id event.ID) int32 {
	e := j.g.At(id)
	switch {
	case e.Kind == event.Write && e.CoPos > 0:
		if n := &j.nodes[j.of[id.Thread][id.Index]]; n.joint && n.rmw && j.unknown[id.Thread][n.index-1] {
			return -1 // nor is it known whether there is such a write
		}
		return 2 * e.CoPos
	case e.Kind == event.Read && !j.unknown[id.Thread][id.Index]:
		return 2*j.g.PosOf(e) + 1
	}
	return -1
}

// accesses lists those of location l by level.
func (j *Joint) accesses(l int32) []leveled {
	g := j.g
	list := j.levels[:0]
	for t := range int32(g.Threads()) {
		for i := g.LastAccess(l, t); i >= 0; {
			id := event.ID{Thread: t, Index: i}
			if v := j.level(id); v >= 0 {
				list = append(list, leveled{j.of[t][i], l, v})
			}
			i = g.At(id).PrevLoc
		}
	}
	slices.SortFunc(list, func(a, b leveled) int { return int(a.level - b.level) })
	j.levels = list
	return list
}

// coherent reports whether no access happens before one that it is eco-after in some part, and nothing comes between
// the halves of a read-modify-write.
func (j *Joint) coherent() bool {
	for _, l := range j.g.UsedLocs() {
		list := j.accesses(l)
		for i, a := range list {
			for _, b := range list[i+1:] {
				if a.level < b.level && j.before(b.node, a.node) {
					return false
				}
			}
		}
	}
	for k := range j.nodes {
		if n := &j.nodes[k]; n.rmw && n.joint && !j.unknown[n.thread][n.index-1] {
			for _, s := range j.overlap(int32(k)-1, int32(k)) {
				if s[0].level+1 != s[1].level {
					return false
				}
			}
		}
	}
	return true
}

// overlap lists the parts that accesses a and b share, with the level of each.
func (j *Joint) overlap(a, b int32) [][2]leveled {
	parts := j.parts[:0]
	n, m := &j.nodes[a], &j.nodes[b]
	for i := n.index; i <= n.last; i++ {
		x := event.ID{Thread: n.thread, Index: i}
		for k := m.index; k <= m.last; k++ {
			y := event.ID{Thread: m.thread, Index: k}
			if l := j.g.At(x).Loc; l == j.g.At(y).Loc {
				if v, w := j.level(x), j.level(y); v >= 0 && w >= 0 {
					parts = append(parts, [2]leveled{{a, l, v}, {b, l, w}})
				}
			}
		}
	}
	j.parts = parts
	return parts
}

// atOnce reports whether accesses that share several parts agree on which of them comes first.
func (j *Joint) atOnce() bool {
	var joint []int32
	for k := range j.nodes {
		if j.nodes[k].joint {
			joint = append(joint, int32(k))
		}
	}
	for _, a := range joint { // a write
		if j.nodes[a].kind != event.Write {
			continue
		}
		for _, b := range joint {
			if n, m := &j.nodes[a], &j.nodes[b]; a == b || m.kind == event.Write && b < a || n.end <= m.at || m.end <= n.at {
				continue
			}
			first, last := false, false // b reads from before a; from a or after it
			for _, s := range j.overlap(a, b) {
				switch {
				case s[0].level > s[1].level:
					first = true
				case j.nodes[b].kind == event.Write || !j.ownRead(b, s[1].loc):
					last = true
				}
			}
			if first && last {
				return false
			}
		}
	}
	return true
}

// ownRead reports whether read b reads at location l what its own thread wrote.
func (j *Joint) ownRead(b, l int32) bool {
	n := &j.nodes[b]
	for i := n.index; i <= n.last; i++ {
		if e := j.g.At(event.ID{Thread: n.thread, Index: i}); e.Loc == l {
			return e.RF.Thread == n.thread
		}
	}
	return false
}

// bitRows is relations between nodes.
type bitRows struct {
	words int
	bits  []uint64
}

func (r *bitRows) reset(n, rows int) {
	r.words = (n + 63) / 64
	r.bits = slices.Grow(r.bits[:0], rows*r.words)[:rows*r.words]
	clear(r.bits)
}

func (r *bitRows) row(i int) []uint64 { return r.bits[i*r.words : (i+1)*r.words] }

func setBit(row []uint64, i int32) { row[i/64] |= 1 << (i % 64) }

func hasBit(row []uint64, i int32) bool { return row[i/64]>>(i%64)&1 != 0 }

func orBits(row, more []uint64) {
	for i, x := range more {
		row[i] |= x
	}
}

func meet(a, b []uint64) bool {
	for i, x := range a {
		if x&b[i] != 0 {
			return true
		}
	}
	return false
}

// acyclic reports whether psc is, as rc11Model has it, between accesses.
func (j *Joint) acyclic() bool {
	j.sc = j.sc[:0]
	for k := range j.nodes {
		switch n := &j.nodes[k]; n.kind {
		case event.Read, event.Write, event.Fence:
			if n.ord.SC() && (!j.only || n.ord == event.SeqCstOnly) {
				j.sc = append(j.sc, int32(k))
			}
		}
	}
	if len(j.sc) == 0 {
		return true
	}
	j.ends()
	n, m := int32(len(j.nodes)), len(j.sc)
	edges := newMatrix(m)
	defer edges.release()
	for i, a := range j.sc {
		for k, b := range j.sc {
			x, y := &j.nodes[a], &j.nodes[b]
			both := x.kind == event.Fence && y.kind == event.Fence
			switch {
			case both && meet(j.far(i), j.past(k)): // perhaps a is b
				edges.set(i, k)
			case i == k:
			case x.thread == y.thread && a < b, both && j.before(a, b), meet(j.out(i), j.in(k)),
				a+1 < n && j.nodes[a+1].thread == x.thread && b > j.first[y.thread] && j.before(a+1, b-1):
				edges.set(i, k)
			}
		}
	}
	return edges.acyclic(&j.mark)
}

// What SC event number i leads to and what leads to it, as sets of nodes. Those of eco come before them in rows.
func (j *Joint) eco(node int32) []uint64 { return j.rows.row(int(node)) }

// out is where ([F] ; hb)? ; (po ∪ rf ∪ co ∪ fr) leads from it; in is what leads to it by (hb ; [F])?.
func (j *Joint) out(i int) []uint64 { return j.rows.row(len(j.nodes) + i) }
func (j *Joint) in(i int) []uint64  { return j.rows.row(len(j.nodes) + len(j.sc) + i) }

// far is where [F] ; hb ; eco leads from it; past is what leads to it by hb ; [F].
func (j *Joint) far(i int) []uint64  { return j.rows.row(len(j.nodes) + 2*len(j.sc) + i) }
func (j *Joint) past(i int) []uint64 { return j.rows.row(len(j.nodes) + 3*len(j.sc) + i) }

// ends computes these sets.
func (j *Joint) ends() {
	n := int32(len(j.nodes))
	j.rows.reset(int(n), int(n)+4*len(j.sc))
	for _, l := range j.g.UsedLocs() {
		list := j.accesses(l)
		for i, a := range list {
			for _, b := range list[i+1:] {
				if j.step(a, b) {
					setBit(j.eco(a.node), b.node)
				}
			}
		}
	}
	fences := false
	for i, a := range j.sc {
		setBit(j.in(i), a)
		j.next(j.out(i), a)
		if j.nodes[a].kind != event.Fence {
			continue
		}
		fences = true
		for k := range n {
			if j.before(a, k) {
				j.next(j.out(i), k)
			}
			if j.before(k, a) {
				setBit(j.in(i), k)
				setBit(j.past(i), k)
			}
		}
	}
	if !fences {
		return
	}
	for k := range n { // eco is transitive now
		for i := range n {
			if hasBit(j.eco(i), k) {
				orBits(j.eco(i), j.eco(k))
			}
		}
	}
	for i, a := range j.sc {
		for k := range n {
			if j.nodes[a].kind == event.Fence && j.before(a, k) {
				orBits(j.far(i), j.eco(k))
			}
		}
	}
}

// next adds to to what po, rf, co and fr lead to from a.
func (j *Joint) next(to []uint64, a int32) {
	orBits(to, j.eco(a))
	for k := a + 1; int(k) < len(j.nodes) && j.nodes[k].thread == j.nodes[a].thread; k++ {
		setBit(to, k)
	}
}

// step reports rf ∪ co ∪ fr from a to b, which has a higher level.
func (j *Joint) step(a, b leveled) bool {
	switch {
	case a.level >= b.level || a.level%2 == 1 && b.level%2 == 1:
		return false
	case b.level%2 == 1:
		return a.level+1 == b.level
	}
	return true
}
