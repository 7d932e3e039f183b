package cache

import (
	"math/bits"
	"unsafe"

	"genmcgo/graph/event"
)

// fan is the First of every step that more than two others follow: those are in
// Trie.wide, and there only. No step that follows another has its Kind.
var fan event.Step

// find returns the child of s for value v, nil if there is none.
func (c *Trie) find(s *event.Step, v event.Value) *event.Step {
	switch n := s.First; {
	case n == nil:
		return nil
	case n == &fan:
		return c.wide.find(s, v)
	case n.Key == v:
		return n
	default:
		if n = n.Sibling; n != nil && n.Key == v {
			return n
		}
		return nil
	}
}

// link makes n, which follows s, a child of it. There must be none with its key.
func (c *Trie) link(s, n *event.Step) {
	x := s.First
	switch {
	case x == &fan:
		c.wide.add(n)
	case x == nil || x.Sibling == nil:
		n.Sibling = x
		s.First = n
	default:
		c.wide.add(x)
		c.wide.add(x.Sibling)
		c.wide.add(n)
		x.Sibling = nil
		s.First = &fan
	}
}

// unlink makes x no child of p any more.
func (c *Trie) unlink(p, x *event.Step) {
	switch n := p.First; {
	case n == x:
		p.First = x.Sibling
	case n != nil && n != &fan && n.Sibling == x:
		n.Sibling = nil
	default:
		c.wide.remove(x)
	}
	x.Sibling = nil
}

// wide is a hash table of steps by parent and key. Collisions go to the next slot. In
// most cases its slots alone tell which step it is: memory that is not in the
// processor's caches is what looking costs.
type wide struct {
	slots []slot
	n     int
}

// slot holds a step and what it is found by. Small values are kept exactly, together
// with where their parent is (the collector of Go moves no object of the heap); of
// others the id is a hash, and the step has to be looked at too.
type slot struct {
	id   uint64
	step *event.Step
}

const (
	smallBits = 23
	inexact   = 1 << 63
)

func idOf(parent *event.Step, v event.Value) uint64 {
	p := uint64(uintptr(unsafe.Pointer(parent))) / uint64(unsafe.Sizeof(*parent))
	if v.Hi == 0 && v.Lo < 1<<smallBits && p < inexact>>smallBits {
		return p<<smallBits | v.Lo
	}
	hi, lo := bits.Mul64(v.Lo^0x9e3779b97f4a7c15, p^v.Hi<<1^0xd1b54a32d192ed03|1)
	return (hi ^ lo) | inexact
}

// home is where the search for an id begins.
func home(id uint64) uint64 {
	hi, lo := bits.Mul64(id, 0x9e3779b97f4a7c15)
	return hi ^ lo
}

func (w *wide) find(parent *event.Step, v event.Value) *event.Step {
	if w.n == 0 {
		return nil
	}
	id := idOf(parent, v)
	for i, mask := home(id), uint64(len(w.slots)-1); ; i++ {
		switch x := &w.slots[i&mask]; {
		case x.step == nil:
			return nil
		case x.id == id && (id&inexact == 0 || x.step.Key == v && x.step.Parent == parent):
			return x.step
		}
	}
}

// add puts s in, which must not be there.
func (w *wide) add(s *event.Step) {
	if 2*w.n >= len(w.slots) {
		old := w.slots
		w.slots = make([]slot, max(64, 2*len(old)))
		for _, x := range old {
			if x.step != nil {
				w.put(x)
			}
		}
	}
	w.put(slot{idOf(s.Parent, s.Key), s})
	w.n++
}

func (w *wide) put(x slot) {
	i, mask := home(x.id), uint64(len(w.slots)-1)
	for w.slots[i&mask].step != nil {
		i++
	}
	w.slots[i&mask] = x
}

// remove takes s out if it is there.
func (w *wide) remove(s *event.Step) {
	if w.n == 0 {
		return
	}
	i, mask := home(idOf(s.Parent, s.Key)), uint64(len(w.slots)-1)
	for w.slots[i&mask].step != s {
		if w.slots[i&mask].step == nil {
			return
		}
		i++
	}
	// Move up what would no longer be found behind the gap.
	for j := i + 1; w.slots[j&mask].step != nil; j++ {
		if x := w.slots[j&mask]; (j-home(x.id))&mask >= (j-i)&mask {
			w.slots[i&mask] = x
			i = j
		}
	}
	w.slots[i&mask] = slot{}
	w.n--
}

func (w *wide) bytes() int { return int(unsafe.Sizeof(slot{})) * len(w.slots) }
