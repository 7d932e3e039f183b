package execution

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// JointAccesses finds out how accesses that are made as several events (event.JointBit) can go on: which of their
// completions there are, choices for the events from some read on with which each access takes place at once.
type JointAccesses struct {
	*consistency.Joint
	w *Workbench
}

// NewJointAccesses returns one for w, whose model is one of those that have a consistency.Joint.
func NewJointAccesses(w *Workbench) *JointAccesses {
	return &JointAccesses{Joint: consistency.NewJoint(w.Model), w: w}
}

// Explained reports whether each access of x takes place at once, by what is known of x without its newest event.
func (j *JointAccesses) Explained(x *Execution) bool {
	g := x.Graph
	n := int32(len(g.Order))
	if x.Explained < n && (x.Explained < n-1 || !comesLast(g, g.Order[n-1])) && !j.Explains(g, nil) {
		return false
	}
	x.Explained = n
	return true
}

// comesLast reports whether no edge of the relations that Explains looks at leads from the access of event id, the newest one, to
// another. Then it contradicts nothing.
func comesLast(g *graph.Graph, id event.ID) bool {
	if !g.At(id).IsAccess() {
		return true
	}
	for e, d := g.At(id), id; ; e = g.At(d) {
		if e.Kind == event.Write && e.CoPos == 0 || e.Kind == event.Read && !e.HasRF {
			return false
		}
		// What comes after it belongs to the same access.
		co := g.Co(e.Loc)
		for _, w := range co[g.PosOf(e)+1:] {
			if w.Thread != d.Thread || w.Index < d.Index {
				return false
			}
		}
		switch {
		case e.Kind == event.Write && g.FirstReader(e.Loc, d) != graph.None:
			return false
		case !e.Joint(), e.Len&event.OpensBit != 0 && (e.Kind == event.Read || e.Attr&event.Exclusive == 0):
			return true
		}
		d.Index--
	}
}

// Before returns, to be given back (Workbench.Free), the part of x that is older than r, one of several events of a read, or in
// past; id, the newest event, is part of it but has made no choice. It is graph.None if there is none.
func (j *JointAccesses) Before(x *Execution, r event.ID, past []int32, id event.ID) *Execution {
	h := j.w.New()
	h.Work = h.Work[:0]
	x.Restrict(h, x.Graph.At(r).Stamp-1, past, id, graph.None)
	return h
}

// Repeats reports whether the access of thread t of h that is under way takes place at once if the next of its reads
// read the given writes, whatever further reads of it read.
func (j *JointAccesses) Repeats(h *Execution, t int32, writes []event.ID) bool {
	return j.complete(h, t, func(k int, _, w event.ID) order {
		switch {
		case k >= len(writes):
			return greater
		case w == writes[k]:
			return same
		}
		return less
	}, 0, false)
}

// Later reports whether it takes place at once with other writes, which come later in coherence order than the given
// ones at the first read where the two are different.
func (j *JointAccesses) Later(h *Execution, t int32, writes []event.ID) bool {
	g := h.Graph
	pos := func(w event.ID) int32 {
		if w.Thread < 0 {
			return 0
		}
		return g.At(w).CoPos
	}
	return j.complete(h, t, func(k int, _, w event.ID) order {
		if k >= len(writes) {
			return less // the given reads are all the same, so nothing came later
		}
		switch a, b := pos(w), pos(writes[k]); {
		case a > b:
			return greater
		case a < b:
			return less
		}
		return same
	}, 0, true)
}

// Completes reports whether it takes place at once with some writes for which ok is true.
func (j *JointAccesses) Completes(h *Execution, t int32, ok func(w event.ID) bool) bool {
	return j.complete(h, t, func(_ int, _, w event.ID) order {
		if ok(w) {
			return greater
		}
		return less
	}, 0, false)
}

// order is how a choice compares with one that is given: less is left out, and after greater all choices are good.
type order int8

const (
	less order = iota - 1
	same
	greater
)

// complete reports whether there are choices, compared by cmp, for the events of the access that is under way in thread t of h,
// whose k-th read is the next. If strict is true one of them has to be greater than what is given. h is as before then.
func (j *JointAccesses) complete(h *Execution, t int32, cmp func(k int, r, w event.ID) order, k int, strict bool) bool {
	g := h.Graph
	s := j.w.Next(h, t)
	if !s.Joint() || s.Len&event.OpensBit != 0 && (s.Kind == event.Read || s.Attr&event.Exclusive == 0) {
		return !strict && j.Explains(g, nil)
	}
	id := j.w.Add(h, t, s)
	at := g.At(id).Stamp
	defer h.CutTo(at - 1)
	l := g.At(id).Loc
	if s.Kind == event.Write {
		pos, ok := AfterRead(g, id)
		if !ok {
			return false
		}
		h.SetPlace(id, pos)
		return j.Explains(g, nil) && j.complete(h, t, cmp, k, strict)
	}
	for pos := len(g.Co(l)) - 1; pos >= 0; pos-- {
		w := g.Co(l)[pos]
		o := cmp(k, id, w)
		if o == less {
			continue
		}
		rest, left := cmp, strict
		if o == greater {
			left = false
			if strict {
				rest = func(int, event.ID, event.ID) order { return greater }
			}
		}
		h.SetRead(id, w)
		if j.Explains(g, nil) && j.complete(h, t, rest, k+1, left) {
			return true
		}
		h.Unread(id)
	}
	return false
}

// May reports whether the next read of thread t of h, one of several events of an access, could read a write that is not
// there. It says so unless the write would have to come between the halves of a read-modify-write that sure is true of.
func (j *JointAccesses) May(h *Execution, t int32, open, sure func(e event.ID) bool) bool {
	g := h.Graph
	id := j.w.Add(h, t, j.w.Next(h, t))
	defer h.CutTo(g.At(id).Stamp - 1)
	co := g.Co(g.At(id).Loc)
	for pos := len(co) - 1; pos >= 0; pos-- {
		if pos+1 < len(co) && sure(co[pos+1]) && follows(g, co[pos+1]) {
			continue
		}
		h.SetRead(id, co[pos])
		if j.Admits(g, open, id) {
			return true
		}
		h.Unread(id)
	}
	return false
}

// follows reports whether write w belongs to a read-modify-write that reads the write before it, which is its place.
func follows(g *graph.Graph, w event.ID) bool {
	if g.IsRMWWrite(w) {
		return true
	}
	r := JointRead(g, w)
	return r != graph.None && g.At(r).HasRF && g.PosOf(g.At(r))+1 == g.At(w).CoPos
}

// JointRead is the read of the same bytes by the same read-modify-write as w, one of several events of a write; graph.None if
// there is none.
func JointRead(g *graph.Graph, w event.ID) event.ID {
	e := g.At(w)
	if e.Kind != event.Write || !e.Joint() {
		return graph.None
	}
	writes := true
	for r := w; r.Index >= 0; r.Index-- {
		y := g.At(r)
		if !y.Joint() {
			break
		}
		if y.Kind == event.Write {
			if !writes {
				break
			}
			if y.Len&event.OpensBit != 0 {
				if y.Attr&event.Exclusive == 0 {
					break
				}
				writes = false
			}
			continue
		}
		if writes {
			break
		}
		if y.Loc == e.Loc {
			return r
		}
		if y.Len&event.OpensBit != 0 {
			break
		}
	}
	return graph.None
}

// AfterRead is the place of write id, one of several events of a read-modify-write: right after what its read reads. ok is
// false if there is no such read, or another read-modify-write has that place.
func AfterRead(g *graph.Graph, id event.ID) (pos int32, ok bool) {
	r := JointRead(g, id)
	if r == graph.None {
		return 0, false
	}
	pos = g.PosOf(g.At(r)) + 1
	co := g.Co(g.At(id).Loc)
	return pos, int(pos) == len(co) || !follows(g, co[pos])
}
