package consistency

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// ar of IMM (immModel) between accesses. What an access depends on, or is ordered by, all of its events do or are:
//
//   - what depends on one event of a read depends on the access, and all events of an access depend on what one does;
//   - rfe, rfi and coe are between accesses if they are in some part, po-loc if both access the same byte;
//   - detour is coe ; rfe of accesses: the parts may differ;
//   - what stands for the write of a CAS that fails (Skip) is one for all of its parts. detour leads from it to a later
//     read of its thread if that reads some part, which the CAS would have written, from something else than a
//     write of the thread behind it.

// Marks of ordered: a node that is being looked at, and one of which the past is known.
const (
	arOpen = 1 + iota
	arDone
)

// ask notes the order of e, which is part of n.
func (n *jointNode) ask(e *graph.Event) {
	n.asked = e.Ord
	if e.Joint() && e.Step.Len&event.StrongBit != 0 {
		n.asked = event.SeqCst
	}
}

func (n *jointNode) acquires() bool { return fenceLike(n.kind) || n.asked.Acq() }
func (n *jointNode) releases() bool { return fenceLike(n.kind) || n.asked.Rel() }
func (n *jointNode) writes() bool   { return n.kind == event.Write || n.kind == event.Skip }

func (n *jointNode) overlaps(m *jointNode) bool { return n.at < m.end && m.at < n.end }

// ordered reports whether ar is acyclic, given that psc is.
func (j *Joint) ordered() bool {
	j.findFences()
	if len(j.fences) == 0 && !j.g.Space.Loose() {
		return true // ar is part of po ∪ rf
	}
	j.state = slices.Grow(j.state[:0], 2*len(j.nodes))[:2*len(j.nodes)]
	clear(j.state)
	for k := range j.nodes {
		if !j.unrolls(int32(k), false) {
			return false
		}
	}
	return true
}

// findFences computes fences. acyclic was called before.
func (j *Joint) findFences() {
	j.fences = j.fences[:0]
	for i, a := range j.sc {
		for k, b := range j.sc {
			if a != b && j.nodes[a].kind == event.Fence && j.nodes[b].kind == event.Fence && meet(j.far(i), j.past(k)) {
				j.fences = append(j.fences, [2]int32{a, b})
			}
		}
	}
}

// unrolls reports whether the search for what is before node k, or is before it inside of dependencies, never comes back
// to where it is.
func (j *Joint) unrolls(k int32, inside bool) bool {
	at := 2 * k
	if inside {
		at++
	}
	switch j.state[at] {
	case arOpen:
		return false
	case arDone:
		return true
	}
	j.state[at] = arOpen
	if !inside && !j.backOutside(k) || !j.backDependencies(k, inside) {
		return false
	}
	j.state[at] = arDone
	return true
}

// backDependencies searches on where a step of rf or of a dependency leads to node k.
func (j *Joint) backDependencies(k int32, inside bool) bool {
	n := &j.nodes[k]
	if n.kind == event.Read {
		for i := n.index; i <= n.last; i++ {
			w := j.reads(n, i)
			if w >= 0 && j.nodes[w].thread == n.thread && !j.unrolls(w, true) ||
				w >= 0 && j.nodes[w].thread != n.thread && !inside && !j.unrolls(w, false) {
				return false
			}
		}
	}
	if !inside {
		return true
	}
	deps := j.g.Space.Deps
	for i := n.index; i <= n.last; i++ {
		d := deps.Deps(j.g.At(event.ID{Thread: n.thread, Index: i}).Deps)
		for _, set := range [...]event.DepSet{d.Addr, d.Data, d.Ctrl, d.AddrPo} {
			for _, e := range deps.Events(set) {
				if m := j.of[n.thread][e]; m >= 0 && m != k && !j.unrolls(m, true) {
					return false
				}
			}
		}
	}
	if (n.rmw || n.kind == event.Skip) && k > j.first[n.thread] && !j.unrolls(k-1, true) {
		return false
	}
	return !n.kind.ReadLike() && n.kind != event.Malloc || j.unrolls(k, false)
}

// reads is the node that read n reads from with event i, -1 if there is none, or that is not known.
func (j *Joint) reads(n *jointNode, i int32) int32 {
	if j.unknown[n.thread][i] {
		return -1
	}
	w := j.g.At(event.ID{Thread: n.thread, Index: i}).RF
	if w.Thread < 0 {
		return -1
	}
	return j.of[w.Thread][w.Index]
}

// backOutside searches on where another step of ar leads to node k.
func (j *Joint) backOutside(k int32) bool {
	n := &j.nodes[k]
	if n.writes() && !j.unrolls(k, true) {
		return false
	}
	for i := k - 1; i >= j.first[n.thread]; i-- {
		m := &j.nodes[i]
		if (n.releases() || m.acquires() || // bob
			n.kind == event.Write && m.writes() && m.asked.Rel() && m.overlaps(n) ||
			n.kind == event.Read && j.detour(i, k)) && !j.unrolls(i, false) {
			return false
		}
	}
	switch n.kind {
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		for _, p := range j.g.Preds(event.ID{Thread: n.thread, Index: n.index}) {
			if !j.unrolls(j.of[p.Thread][p.Index], false) {
				return false
			}
		}
	}
	for _, f := range j.fences {
		if f[1] == k && !j.unrolls(f[0], false) {
			return false
		}
	}
	return true
}

// detour reports whether there is a detour from node a to read b, which is behind it in its thread.
func (j *Joint) detour(a, b int32) bool {
	m, n := &j.nodes[a], &j.nodes[b]
	if m.kind == event.Skip && m.overlaps(n) {
		return j.detourFromSkip(a, b)
	}
	if m.kind != event.Write {
		return false
	}
	for i := n.index; i <= n.last; i++ {
		w := j.reads(n, i)
		if w < 0 || j.nodes[w].thread == n.thread {
			continue
		}
		for _, s := range j.overlap(a, w) {
			if s[0].level < s[1].level {
				return true
			}
		}
	}
	return false
}

// detourFromSkip is detour where node a is what stands for a write, and overlaps b.
func (j *Joint) detourFromSkip(a, b int32) bool {
	m, n := &j.nodes[a], &j.nodes[b]
	for i := n.index; i <= n.last; i++ {
		e := j.g.At(event.ID{Thread: n.thread, Index: i})
		if j.unknown[n.thread][i] || e.Addr >= m.end || m.at >= e.Addr+event.Addr(e.Size) {
			continue
		}
		if w := j.reads(n, i); w < a || j.nodes[w].thread != n.thread {
			return true
		}
	}
	return false
}
