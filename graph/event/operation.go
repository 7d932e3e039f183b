package event

import (
	"maps"
	"sync"
	"sync/atomic"
)

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

// Bits of Label.Len of an Error of kind FaultOperation: it has to do with the operation on the same object
// that came right before, or with the first one.
const (
	OperationBefore = 1
	OperationFirst  = 2
)

// An Operation is one call of an operation, apart from the state that it finds. It may be asked by
// several goroutines at once, and always gives the same answer for the same state.
type Operation interface {
	// Admits reports whether it can take place in a state: whether its guard holds.
	Admits(state Value) bool
	// Content is that of a state, which a machine can Learn; nil if it is not known.
	Content(state Value) []byte
	// Disagrees reports whether the program declares that it commutes with first, and in some state that is
	// wrong: if both take place one after the other, first in front, or if first makes it wait. pos is the
	// position of the declaration.
	Disagrees(first Operation, state Value) (pos int32, why string, wrong bool)
	// Commutes reports whether the program declares that it commutes with other in every state.
	Commutes(other Operation) bool
	// MayCommute reports whether the program declares so of some states, or of all.
	MayCommute(other Operation) bool
	// CommutesIn reports whether the program declares so, rightly, of it and first in a state in which both
	// took place one after the other, first in front.
	CommutesIn(first Operation, state Value) bool
	// After is the state in which it leaves the object, if it takes place in a state: the same one if
	// it cannot, or goes wrong.
	After(state Value) Value
	// Fault says what goes wrong if it takes place in a state.
	Fault(state Value) (kind Fault, why string, wrong bool)
}

// Operations numbers the operations of one program, of many that a process may check one after the other:
// labels contain no pointers. It is safe for concurrent use.
type Operations struct {
	group uint64 // in the numbers of its operations
	list  atomic.Pointer[[]Operation]
}

// groupShift is where the group begins in the number of an operation; below is its place in the list.
const groupShift = 32

// operations are those of all programs that are in use. The map is replaced, not changed: it is read far more
// often.
var operations struct {
	mu     sync.Mutex
	groups uint64 // that there were
	known  atomic.Pointer[map[uint64]*Operations]
}

// changeOperations replaces the map by a copy that f has changed. The caller holds operations.mu.
func changeOperations(f func(map[uint64]*Operations)) {
	known := map[uint64]*Operations{}
	if now := operations.known.Load(); now != nil {
		maps.Copy(known, *now)
	}
	f(known)
	operations.known.Store(&known)
}

// NewOperations returns an empty list. It is kept until Forget.
func NewOperations() *Operations {
	operations.mu.Lock()
	defer operations.mu.Unlock()
	o := &Operations{group: operations.groups}
	o.list.Store(&[]Operation{})
	operations.groups++
	changeOperations(func(known map[uint64]*Operations) { known[o.group] = o })
	return o
}

// Forget gives free what NewOperations and Number keep. No label with a number of o may be asked for its
// operation any more.
func (o *Operations) Forget() {
	operations.mu.Lock()
	defer operations.mu.Unlock()
	changeOperations(func(known map[uint64]*Operations) { delete(known, o.group) })
}

// Number returns a number for x that no other operation of this process has or will have. It is
// called by one goroutine at a time.
func (o *Operations) Number(x Operation) uint64 {
	list := append(*o.list.Load(), x) // readers do not look beyond the length that they have
	o.list.Store(&list)
	return o.group<<groupShift | uint64(len(list)-1)
}

// numberedOperation is the operation with number n.
func numberedOperation(n uint64) Operation {
	o := (*operations.known.Load())[n>>groupShift]
	if o == nil {
		panic("BUG: an operation of a program that is no longer used")
	}
	return (*o.list.Load())[n&(1<<groupShift-1)]
}

// OperationOf is the operation whose Read is l.
func OperationOf(l *Label) Operation { return numberedOperation(l.Cmp.Lo) }
