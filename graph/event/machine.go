package event

// Thread is one suspended thread of the program under test: it has yielded a
// label and waits for the value that the event returned. It is a pure function
// of the values it is given; it sees no graph and no other thread.
type Thread interface {
	// Resume lets the thread go on after the event it yielded last, which
	// returned v (Value{} for events that are not read-like), up to its next
	// event, whose label it writes to *lab. It must not be called after a
	// terminal label. Everything in *lab is overwritten.
	Resume(v Value, lab *Label)
	// Clone returns an independent copy, suspended at the same event.
	Clone() Thread
	// Release gives the thread's memory back for reuse; it must not be used
	// afterwards.
	Release()
	// Footprint is the number of words that Save writes.
	Footprint() int
	// Save writes the state of the thread to dst, which has Footprint() words. The
	// state contains no pointers.
	Save(dst []uint64)
	// Load makes the thread what another one of the same machine was when it saved
	// src. Whatever it was before is lost.
	Load(src []uint64)
}

// Machine makes threads of one program. A Machine belongs to one worker and is
// not safe for concurrent use; machines of several workers share the immutable
// program. If it has a method Instructions() uint64, that is the number of
// instructions its threads have executed; if it has a method Deps() *DepTable that
// does not return nil, labels carry dependencies and each failed CAS is followed by
// a Skip. If it has a method Learn([]byte) error, that makes known what Operation.Content returned.
type Machine interface {
	// Main returns the main thread, suspended at its ThreadStart (written to *lab).
	Main(lab *Label) Thread
	// Spawn returns the thread that create (a ThreadCreate) starts, suspended at
	// its ThreadStart (written to *lab). It depends on create's Child, Addr and
	// Val only.
	Spawn(create *Label, lab *Label) Thread
	// InitValue is the content of size bytes of memory at a that were never written.
	InitValue(a Addr, size uint8) Value
}
