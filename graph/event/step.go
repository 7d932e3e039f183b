package event

// Step is one event in the unfolding of one thread: a node of the tree of
// continuations. Steps belong to one worker; they are made by package cache and
// only read by everybody else.
//
// Invariants: the Label never changes; a child, once linked, stays what it is
// (eviction unlinks a child from its parent, it never alters the child); the
// path of parents is the whole history of the thread.
type Step struct {
	Label
	// Index is the step's place in its thread, from 0 (ThreadStart).
	Index int32
	// Loc is the dense number of the location accessed, plus one; 0 until the
	// graph that first contains the step has interned the address.
	Loc int32
	// Parent is the po-predecessor, nil for ThreadStart; Key is the value that
	// Parent returned to get here.
	Parent *Step
	Key    Value

	// The child that was taken first is inline: most steps have one.
	child0 *Step
	key0   Value
	more   []edge

	// Cont is the suspended thread after this step, owned by the maker of the
	// step; nil if it was moved on, evicted, or never kept.
	Cont any
	// Spawned ties threads together: for a ThreadCreate it is the first step of the
	// thread it starts (nil until asked for), for that first step (ThreadStart) it
	// is a ThreadCreate that starts it (nil for main).
	Spawned *Step
}

type edge struct {
	key  Value
	step *Step
}

// After returns the step that follows s when s returned v, or nil if it is not
// known yet. Steps that are not read-like have their only child under Value{}.
func (s *Step) After(v Value) *Step {
	if c := s.child0; c != nil {
		if s.key0 == v {
			return c
		}
		for i := range s.more {
			if s.more[i].key == v {
				return s.more[i].step
			}
		}
	}
	return nil
}

// Link makes c the child of s for value v. There must be none yet.
func (s *Step) Link(v Value, c *Step) {
	if s.child0 == nil {
		s.child0, s.key0 = c, v
		return
	}
	s.more = append(s.more, edge{v, c})
}

// Unlink removes the child c of s, if it is one.
func (s *Step) Unlink(c *Step) {
	if s.child0 == c {
		s.child0 = nil
		if n := len(s.more); n > 0 {
			s.child0, s.key0 = s.more[n-1].step, s.more[n-1].key
			s.more[n-1] = edge{}
			s.more = s.more[:n-1]
		}
		return
	}
	for i := range s.more {
		if s.more[i].step == c {
			n := len(s.more)
			s.more[i] = s.more[n-1]
			s.more[n-1] = edge{}
			s.more = s.more[:n-1]
			return
		}
	}
}

// Children calls f for every linked child, in the order of their linking.
func (s *Step) Children(f func(Value, *Step)) {
	if s.child0 != nil {
		f(s.key0, s.child0)
	}
	for _, e := range s.more {
		f(e.key, e.step)
	}
}

// UnlinkAll removes all children of s.
func (s *Step) UnlinkAll() {
	s.child0, s.key0, s.more = nil, Value{}, nil
	if s.Kind == ThreadCreate {
		s.Spawned = nil
	}
}
