package report

import (
	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// relations fills g.FR and g.HB from the snapshot. g has the threads and events
// of v.
func (v *view) relations(g *Graph) {
	g.FR, g.HB = v.fr(), v.hb()
}

// read reports whether e read a value; one that was found wrong before did not.
func read(e *result.EventSnapshot) bool {
	return kindOf(e) == event.Read && e.RF.Thread >= event.Init.Thread
}

// fr lists, by reading event, each read with the write that is next in co after the
// one it reads.
func (v *view) fr() []Edge {
	type place struct {
		addr event.Addr
		size uint8
		from event.ID
	}
	next := map[place]event.ID{}
	for i := range v.snap.Co {
		co := &v.snap.Co[i]
		from := event.Init
		for _, w := range co.Writes {
			next[place{co.Addr, co.Size, from}] = w
			from = w
		}
	}
	var out []Edge
	for _, d := range v.threads {
		for i := range v.snap.Threads[d].Events {
			e := &v.snap.Threads[d].Events[i]
			if !read(e) {
				continue
			}
			if w, ok := next[place{e.Addr, e.Size, e.RF}]; ok {
				out = append(out, Edge{From: v.id(event.ID{Thread: d, Index: int32(i)}), To: v.id(w)})
			}
		}
	}
	return out
}

// hb lists, by later event, the edges between threads of the transitive reduction of
// happens-before among the events shown (what is absent or does nothing left out).
//
// A view is closed under program order, so of thread u only the last shown event k in
// the view of e can have an edge to e. It has none if an earlier event of e's thread,
// or the last event of a third thread in e's view, already has k in its view.
// O(events × threads²).
func (v *view) hb() []Edge {
	// last[d][i] is the index of the last shown event of dense thread d up to i, or -1.
	last := make([][]int32, len(v.snap.Threads))
	for d := range v.snap.Threads {
		es := v.snap.Threads[d].Events
		last[d] = make([]int32, len(es))
		n := int32(-1)
		for i := range es {
			if k := kindOf(&es[i]); k != event.Skip && k != event.KindInvalid {
				n = int32(i)
			}
			last[d][i] = n
		}
	}
	known := func(e *result.EventSnapshot, u int32) int32 {
		if int(u) >= len(e.HB) || e.HB[u] < 0 || len(last[u]) == 0 {
			return -1
		}
		return last[u][min(int(e.HB[u]), len(last[u])-1)]
	}
	var out []Edge
	for _, d := range v.threads {
		var before *result.EventSnapshot
		for i := range v.snap.Threads[d].Events {
			if last[d][i] != int32(i) {
				continue
			}
			e := &v.snap.Threads[d].Events[i]
			for _, u := range v.threads {
				k := known(e, u)
				if u == d || k < 0 || before != nil && known(before, u) >= k {
					continue
				}
				implied := false
				for _, t := range v.threads {
					if t == u || t == d {
						continue
					}
					if m := known(e, t); m >= 0 && known(&v.snap.Threads[t].Events[m], u) >= k {
						implied = true
						break
					}
				}
				if !implied {
					out = append(out, Edge{From: v.id(event.ID{Thread: u, Index: k}), To: v.id(event.ID{Thread: d, Index: int32(i)})})
				}
			}
			before = e
		}
	}
	return out
}
