package event

import "sync"

// Operations on objects that a program declares are read-modify-writes of a whole object: an
// Exclusive Read of the object's state and the Write of the next one, which have the address
// Object(a) for an object at a and the size StateSize. Their values are names of states, which
// the machine that makes the labels understands. Cmp.Hi of the Read is the size of the object.

// StateSize is the size of an access to an object: that of the name of a state.
const StateSize = 16

// objectBit tells the location that stands for an object from the memory that the object is in.
const objectBit Addr = AddrEnd

// Object is the address of the location that stands for the object at a.
func Object(a Addr) Addr { return a | objectBit }

// IsObject reports whether a is an address that Object returned.
func (a Addr) IsObject() bool { return a&objectBit != 0 }

// Memory is the address of the object that location a stands for; for any other address, a.
func (a Addr) Memory() Addr { return a &^ objectBit }

// Covers is the memory that access l touches, as far as overlaps are concerned: of an
// operation, the memory of the object.
func (l *Label) Covers() (a Addr, n uint64) {
	if l.Addr.IsObject() {
		return l.Addr.Memory(), l.Cmp.Hi
	}
	return l.Addr, uint64(l.Size)
}

// A Guard says in which states of its object an operation can take place. It may be asked by
// several goroutines at once, and always gives the same answer for the same state.
type Guard interface {
	Admits(state Value) bool
}

// guardList numbers the guards of all programs of the process: labels contain no pointers.
type guardList struct {
	mu   sync.RWMutex
	list []Guard
}

var guards guardList

// NumberGuard returns a number for g that no other guard of this process has or will have.
func NumberGuard(g Guard) uint64 {
	guards.mu.Lock()
	defer guards.mu.Unlock()
	guards.list = append(guards.list, g)
	return uint64(len(guards.list) - 1)
}

func (l *guardList) numbered(n uint64) Guard {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return l.list[n]
}

// GuardOf is the guard of l, an awaiting Read with AwaitGuard.
func GuardOf(l *Label) Guard { return guards.numbered(l.Cmp.Lo) }
