package cache

import (
	"math/bits"
	"unsafe"

	"genmcgo/graph/event"
)

// narrow is the number of children that are searched one by one. All children of a
// step that had more at some time are in Trie.wide.
const narrow = 2

// find returns the child of s for value v, nil if there is none, and the number of
// children, or narrow+1 if there are more.
func (c *Trie) find(s *event.Step, v event.Value) (child *event.Step, children int) {
	for n := s.First; n != nil; n = n.Sibling {
		if n.Key == v {
			return n, 0
		}
		if children++; children > narrow {
			return c.wide.find(s, v), children
		}
	}
	return nil, children
}

// link makes n, which follows s, a child of it; s has so many children as find said.
func (c *Trie) link(s, n *event.Step, children int) {
	n.Sibling = s.First
	s.First = n
	switch {
	case children < narrow:
	case children == narrow:
		for x := n; x != nil; x = x.Sibling {
			c.wide.add(x)
		}
	default:
		c.wide.add(n)
	}
}

// wide is a hash table of steps by parent and key. Collisions go to the next slot. A
// slot has the hash beside the step, so that looking costs no cache lines of other
// steps.
type wide struct {
	slots []slot
	n     int
}

type slot struct {
	hash uint64
	step *event.Step
}

// hashOf mixes parent and key. The collector of Go moves no object of the heap.
func hashOf(parent *event.Step, v event.Value) uint64 {
	hi, lo := bits.Mul64(v.Lo^0x9e3779b97f4a7c15, (uint64(uintptr(unsafe.Pointer(parent)))^v.Hi<<1)*0xd1b54a32d192ed03|1)
	return hi ^ lo
}

func (w *wide) find(parent *event.Step, v event.Value) *event.Step {
	if w.n == 0 {
		return nil
	}
	h, mask := hashOf(parent, v), uint64(len(w.slots)-1)
	for i := h; ; i++ {
		switch x := &w.slots[i&mask]; {
		case x.step == nil:
			return nil
		case x.hash == h && x.step.Key == v && x.step.Parent == parent:
			return x.step
		}
	}
}

// add puts s in if it is not there.
func (w *wide) add(s *event.Step) {
	if w.find(s.Parent, s.Key) != nil {
		return
	}
	if 2*w.n >= len(w.slots) {
		old := w.slots
		w.slots = make([]slot, max(64, 2*len(old)))
		for _, x := range old {
			if x.step != nil {
				w.put(x)
			}
		}
	}
	w.put(slot{hashOf(s.Parent, s.Key), s})
	w.n++
}

func (w *wide) put(x slot) {
	i, mask := x.hash, uint64(len(w.slots)-1)
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
	i, mask := hashOf(s.Parent, s.Key), uint64(len(w.slots)-1)
	for w.slots[i&mask].step != s {
		if w.slots[i&mask].step == nil {
			return
		}
		i++
	}
	// Move up what would no longer be found behind the gap.
	for j := i + 1; w.slots[j&mask].step != nil; j++ {
		if x := w.slots[j&mask]; (j-x.hash)&mask >= (j-i)&mask {
			w.slots[i&mask] = x
			i = j
		}
	}
	w.slots[i&mask] = slot{}
	w.n--
}

func (w *wide) bytes() int { return int(unsafe.Sizeof(slot{})) * len(w.slots) }
