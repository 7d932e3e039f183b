package event

import "sync"

// Operations on objects that a program declares are read-modify-writes of a whole object: an
// Exclusive Read of the object's state and the Write of the next one, which have the address
// Object(a) for an object at a and the size StateSize. Their values are names of states, which
// the machine that makes the labels understands. Cmp.Hi is the size of the object, and Cmp.Lo of the
// Read the number of the Operation.

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

// DeclaredBit of Label.Len marks an operation that the program declares to commute with some.
const DeclaredBit = 2

// An Operation is one call of an operation, apart from the state that it finds. It may be asked by
// several goroutines at once, and always gives the same answer for the same state.
type Operation interface {
	// Admits reports whether it can take place in a state: whether its guard holds.
	Admits(state Value) bool
	// Content is that of a state, which a machine can Learn; nil if it is not known.
	Content(state Value) []byte
	// Disagrees reports whether the program declares that it commutes with first, and in some state, in
	// which both took place one after the other, first in front, that is wrong. pos is the position of
	// the declaration.
	Disagrees(first Operation, state Value) (pos int32, why string, wrong bool)
}

// operationList numbers the operations of all programs of the process: labels contain no pointers.
type operationList struct {
	mu   sync.RWMutex
	list []Operation
}

var operations operationList

// NumberOperation returns a number for o that no other operation of this process has or will have.
func NumberOperation(o Operation) uint64 {
	operations.mu.Lock()
	defer operations.mu.Unlock()
	operations.list = append(operations.list, o)
	return uint64(len(operations.list) - 1)
}

func (l *operationList) numbered(n uint64) Operation {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return l.list[n]
}

// OperationOf is the operation whose Read is l.
func OperationOf(l *Label) Operation { return operations.numbered(l.Cmp.Lo) }
