package cache

import (
	"math/bits"
	"unsafe"

	"genmcgo/graph/event"
)

// narrow is the number of children that are searched one by one. All children of a
// step that had more at some time are in Trie.wide.
const narrow = 8

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

// wide is a hash table of steps by parent and key. Collisions go to the next slot.
type wide struct {
	slots []*event.Step
	n     int
}

// hash picks a slot. The collector of Go moves no object of the heap.
func (w *wide) hash(parent *event.Step, v event.Value) int {
	hi, lo := bits.Mul64(v.Lo^0x9e3779b97f4a7c15, uint64(uintptr(unsafe.Pointer(parent)))^0xd1b54a32d192ed03)
	hi, lo = bits.Mul64(hi^lo^v.Hi, 0xff51afd7ed558ccd)
	return int((hi ^ lo) & uint64(len(w.slots)-1))
}

func (w *wide) find(parent *event.Step, v event.Value) *event.Step {
	if w.n == 0 {
		return nil
	}
	for i := w.hash(parent, v); w.slots[i] != nil; i = (i + 1) & (len(w.slots) - 1) {
		if s := w.slots[i]; s.Parent == parent && s.Key == v {
			return s
		}
	}
	return nil
}

// add puts s in if it is not there.
func (w *wide) add(s *event.Step) {
	if w.find(s.Parent, s.Key) != nil {
		return
	}
	if 2*w.n >= len(w.slots) {
		old := w.slots
		w.slots = make([]*event.Step, max(64, 2*len(old)))
		for _, x := range old {
			if x != nil {
				w.put(x)
			}
		}
	}
	w.put(s)
	w.n++
}

func (w *wide) put(s *event.Step) {
	i := w.hash(s.Parent, s.Key)
	for w.slots[i] != nil {
		i = (i + 1) & (len(w.slots) - 1)
	}
	w.slots[i] = s
}

// remove takes s out if it is there.
func (w *wide) remove(s *event.Step) {
	if w.n == 0 {
		return
	}
	mask := len(w.slots) - 1
	i := w.hash(s.Parent, s.Key)
	for w.slots[i] != s {
		if w.slots[i] == nil {
			return
		}
		i = (i + 1) & mask
	}
	// Move up what would no longer be found behind the gap.
	for j := (i + 1) & mask; w.slots[j] != nil; j = (j + 1) & mask {
		if h := w.hash(w.slots[j].Parent, w.slots[j].Key); (j-h)&mask >= (j-i)&mask {
			w.slots[i] = w.slots[j]
			i = j
		}
	}
	w.slots[i] = nil
	w.n--
}

func (w *wide) bytes() int { return 8 * len(w.slots) }
