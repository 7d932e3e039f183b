package runner

import (
	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// inclusion is an error or a warning, ready to be looked for.
type inclusion struct {
	kat.Inclusion
	left *program // the pairs that must be in Right; nil if there can be none
	// alone and same are the kinds of events that Left and Right, without a step, relate
	// to themselves.
	alone, same kindSet
	// conflict: Left is loc-overlap between events of some kinds; by kind, those of
	// the other event. Nil if it is more than that.
	conflict []kindSet
	// views: what is in one of these is in Right.
	views []int32
	right *program // nil if Right is no more than views
}

func (m *Model) newInclusion(i *kat.Inclusion) inclusion {
	in := inclusion{Inclusion: *i}
	edges, states, null := wordEdges(m.kinds, i.Left)
	in.alone = null
	in.left = wordProgram(m.kinds, edges, states, m.kinds.all())
	if in.left != nil {
		in.conflict = make([]kindSet, m.kinds.n)
		for k := range in.conflict {
			for _, p := range [2]*program{in.left, in.left.rev} {
				first := int32(stateHub)
				if p == in.left.rev {
					first = stateFinal
				}
				for _, t := range p.at(first, uint8(k)) {
					if t.op != opLoc || !t.ends {
						in.conflict = nil
						break
					}
					in.conflict[k] |= t.to
				}
				if in.conflict == nil {
					break
				}
			}
			if in.conflict == nil {
				break
			}
		}
	}
	if i.Right == nil {
		return in
	}
	edges, states, in.same = wordEdges(m.kinds, i.Right)
	more := false
	for _, x := range kat.Alternatives(i.Right) {
		if x.Op == kat.OpLetter && x.Letter.Rel == kat.RelView && !x.Letter.Inv {
			in.views = append(in.views, int32(x.Letter.View))
		} else {
			more = true
		}
	}
	if more {
		in.right = wordProgram(m.kinds, edges, states, m.kinds.all())
	}
	return in
}

// Judge implements consistency.Judge.
func (s *State) Judge(e event.ID, found func(v consistency.Violation) bool) bool {
	s.refresh()
	clean := true
	for i := range s.m.judged {
		in := &s.m.judged[i]
		k := s.kind[e.Thread][e.Index] & (maxKinds - 1)
		if !s.unordered(in, e, kindSet(1)<<k, func(y event.ID) bool {
			clean = false
			if y == e {
				y = graph.None
			}
			return found(consistency.Violation{Name: in.Name, Warning: in.Warning, Other: y})
		}) {
			return false
		}
	}
	return clean
}

// unordered calls found for the events that e, of one of the kinds, is in conflict
// with by in, until it returns false. It reports whether it never did.
func (s *State) unordered(in *inclusion, e event.ID, kinds kindSet, found func(y event.ID) bool) bool {
	g := s.g
	x := g.At(e)
	if x.Attr&event.Quiet != 0 {
		return true
	}
	if (in.alone&^in.same)&kinds != 0 && !s.related(in, e, e) && !found(e) {
		return false
	}
	if in.left == nil {
		return true
	}
	if in.conflict != nil {
		return s.unorderedAccesses(in, e, kinds, found)
	}
	f := &s.f
	s.pairs = s.pairs[:0]
	for _, p := range [2]*program{in.left, in.left.rev} {
		first := int32(stateHub)
		if p == in.left.rev {
			first = stateFinal
		}
		for k := uint8(0); int(k) < s.m.kinds.n; k++ {
			if !kinds.has(k) || len(p.at(first, k)) == 0 {
				continue
			}
			if s.kind[e.Thread][e.Index]&pending != 0 {
				return found(graph.None) // its choice might make a pair
			}
			f.start(p)
			f.stack = append(f.stack, place{e.Thread, e.Index, first, false})
			f.run()
			s.pairs = append(s.pairs, f.hits...)
		}
	}
	for _, y := range s.pairs {
		if g.At(y).Attr&event.Quiet == 0 && !s.related(in, e, y) && !found(y) {
			return false
		}
	}
	return true
}

// unorderedAccesses is unordered where a conflict is one of accesses of a location.
func (s *State) unorderedAccesses(in *inclusion, e event.ID, kinds kindSet, found func(y event.ID) bool) bool {
	g := s.g
	x := g.At(e)
	var to kindSet
	for k, c := range in.conflict {
		if kinds.has(uint8(k)) {
			to |= c
		}
	}
	if to &= s.present; to == 0 || x.Loc < 0 {
		return true
	}
	var row []int32
	if len(in.views) > 0 {
		row = s.row(in.views[0], e)
	}
	for t := int32(0); int(t) < g.Threads(); t++ {
		i := g.LastAccess(x.Loc, t)
		for i >= 0 && (row == nil || i > row[t]) {
			y := event.ID{Thread: t, Index: i}
			o := g.At(y)
			if to.has(s.kind[t][i]) && y != e && o.Attr&event.Quiet == 0 && !s.related(in, e, y) && !found(y) {
				return false
			}
			i = o.PrevLoc
		}
	}
	return true
}

// related reports whether a pair of a and b is in Right of in, in one direction.
func (s *State) related(in *inclusion, a, b event.ID) bool {
	if a == b && in.same.has(s.kind[a.Thread][a.Index]) {
		return true
	}
	for _, v := range in.views {
		if a == b {
			if s.loops(v, a) {
				return true
			}
			continue
		}
		if s.row(v, a)[b.Thread] >= b.Index || s.row(v, b)[a.Thread] >= a.Index {
			return true
		}
	}
	return in.right != nil && (s.leads(in.right.rev, a, b) || s.leads(in.right.rev, b, a))
}

// leads reports whether a word leads back from a to b.
func (s *State) leads(p *program, a, b event.ID) bool {
	if s.kind[a.Thread][a.Index]&pending != 0 {
		return false
	}
	f := &s.f
	f.start(p)
	f.cycle = true
	f.goal = place{b.Thread, b.Index, stateHub, false}
	f.stack = append(f.stack, place{a.Thread, a.Index, stateFinal, false})
	f.run()
	return f.found
}

// silent reports whether Judge has nothing to say of e, the newest event, whatever
// it chooses: views can only grow by that.
func (s *State) silent(e event.ID) bool {
	kinds := s.may(e)
	for i := range s.m.judged {
		if !s.unordered(&s.m.judged[i], e, kinds, func(event.ID) bool { return false }) {
			return false
		}
	}
	return true
}

// may are the kinds that e may have, whatever it reads.
func (s *State) may(e event.ID) kindSet {
	x := s.g.At(e)
	k := key(x)
	if x.Kind != event.Read {
		return 1 << s.m.kinds.of[k]
	}
	k &^= 3 << 10
	if x.Attr&(event.Exclusive|event.CAS) == event.Exclusive && x.Await == event.AwaitNone {
		return 1 << s.m.kinds.of[k|keySucceeded]
	}
	return 1<<s.m.kinds.of[k|keySucceeded] | 1<<s.m.kinds.of[k|keyFailed]
}
