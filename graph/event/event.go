// Package event is the vocabulary that every other package speaks: events of a
// concurrent program, their labels, and the tree of steps of one thread.
//
// A thread of the program under test is a pure function of (entry function,
// argument, thread name, values its reads returned). Its possible event
// sequences therefore form a tree: a [Step] is a node of that tree, a value
// returned by a read-like step selects the child. Labels are immutable once
// computed and are shared by every execution graph that contains the event.
//
// Non-goals: this package knows no graph, no memory model and no interpreter.
// It imports nothing.
package event

import "strconv"

// ID names an event by its place in program order: the Index-th event (from 0)
// of dense thread number Thread. Thread numbers are dense within one worker;
// the name that means the same everywhere is [Tid].
type ID struct {
	Thread, Index int32
}

// Init is the ID of the initial write of whichever location is meant.
var Init = ID{-1, -1}

// IsInit reports whether id is the initial write.
func (id ID) IsInit() bool { return id.Thread < 0 }

func (id ID) String() string {
	if id.IsInit() {
		return "init"
	}
	return "(" + strconv.Itoa(int(id.Thread)) + "," + strconv.Itoa(int(id.Index)) + ")"
}

// Tid is a thread's name: it depends only on the path of creations that led to
// the thread, never on timing, so it may appear in values of the program under
// test (pthread_t) and in tasks sent to other workers. The main thread is 1.
type Tid uint32

// MainTid is the name of the thread that runs main.
const MainTid Tid = 1

// MaxTid bounds thread names: a name fits in TidBits bits, because the address
// of everything a thread allocates contains it.
const (
	TidBits = 17
	MaxTid  = Tid(1)<<TidBits - 1
)

// ChildTid returns the name of the n-th thread (from 0) that parent creates.
// Names are exact for the first 32,766 threads of main and for 128 children of
// each of the first 254; deeper ones are hashed, and the explorer reports a
// collision as an error instead of mixing two threads up.
func ChildTid(parent Tid, n int) Tid {
	switch {
	case parent == MainTid && n < 1<<15-2:
		return Tid(2 + n)
	case parent < 256 && n < 128:
		return Tid(1<<15 + int(parent)<<7 + n)
	}
	h := uint64(parent)*0x9e3779b97f4a7c15 + uint64(n)*0xd1b54a32d192ed03
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	h ^= h >> 32
	return Tid(1<<16 + uint32(h&0xffff))
}

// Addr is an address in the memory of the program under test. 0 is null.
type Addr uint64

// Value is what a memory access reads or writes: up to 16 bytes, little endian,
// zero-extended. A value of at most 8 bytes is in Lo; Hi then says which of its bits
// are undefined, that is come from memory that was never written. Those are 0 in Lo. What a thread
// does next may depend on which bits are undefined: it fails if it uses them.
type Value struct {
	Lo, Hi uint64
}

// V returns the Value with low word lo.
func V(lo uint64) Value { return Value{Lo: lo} }

func (v Value) String() string {
	if v.Hi != 0 {
		return "0x" + strconv.FormatUint(v.Hi, 16) + pad16(strconv.FormatUint(v.Lo, 16))
	}
	return strconv.FormatUint(v.Lo, 10)
}

func pad16(s string) string {
	for len(s) < 16 {
		s = "0" + s
	}
	return s
}

// Kind says what an event does.
type Kind uint8

const (
	// KindInvalid is the zero Kind; no event has it.
	KindInvalid Kind = iota
	// ThreadStart is event 0 of every thread.
	ThreadStart
	// Read reads Size bytes at Addr. Read-like: its value selects the next step.
	// With Exclusive it is the first half of a read-modify-write whose second
	// half, an exclusive Write, is the next event of the thread.
	Read
	// Write writes Val (Size bytes) at Addr.
	Write
	// Fence is a memory fence of ordering Ord.
	Fence
	// ThreadCreate starts thread Child, which runs function Addr on argument Val.
	ThreadCreate
	// ThreadJoin waits for thread Child, and gives up the execution if that does not end and Why is BlockAssume. Read-like: returns the Val of its
	// ThreadFinish. The explorer schedules it only once Child has finished.
	ThreadJoin
	// ThreadFinish is the last event of a thread that ran to its end; Val is its
	// result.
	ThreadFinish
	// Malloc makes the object [Addr, Addr+Len) accessible: a heap object, or
	// (attribute Stack) a local variable whose address escaped.
	Malloc
	// Free ends the life of the object at Addr. With attribute Stack the
	// function that owned the variable returned.
	Free
	// ObjectSize asks for the size in bytes of the live heap object that starts
	// at Addr (realloc, malloc_usable_size). Read-like; never branches.
	ObjectSize
	// Choice returns one of 0..Len-1, all of them explored. Read-like.
	Choice
	// BarrierArrive is the arrival at the barrier at Addr, which has Len
	// participants. It never blocks.
	BarrierArrive
	// BarrierLeave follows a BarrierArrive: the explorer schedules it only once
	// Len threads arrived in the same round; it synchronises with all of them.
	BarrierLeave
	// Skip does nothing. It stands where the write half of a CAS that failed would
	// stand, with its Addr, Size, Ord and Deps, so that later events have the same
	// index either way, and are ordered the same way before what follows: whether an
	// event is in the causal past of another must not depend on the value of one that
	// is not. Only machines that track dependencies (see DepTable) yield it.
	Skip
	// Block ends the thread's steps: it cannot go on (Reason says why). Never
	// part of a graph.
	Block
	// Error ends the thread's steps with a verdict about the program (Fault says
	// which). Never part of a graph.
	Error
	// Clock asks how late it is: Len later than the latest of Val, what the clock of its thread showed last, and what Clocks in
	// its causal past returned. All are in ticks. Read-like; never branches.
	Clock
	// Kinds is how many there are, KindInvalid included.
	Kinds
)

var kindNames = [Kinds]string{
	"Invalid", "ThreadStart", "Read", "Write", "Fence", "ThreadCreate", "ThreadJoin", "ThreadFinish", "Malloc", "Free",
	"ObjectSize", "Choice", "BarrierArrive", "BarrierLeave", "Skip", "Block", "Error", "Clock",
}

func (k Kind) String() string { return kindNames[k] }

// ReadLike reports whether the step's successor depends on a value that the
// explorer supplies.
func (k Kind) ReadLike() bool {
	return (1<<Read|1<<ThreadJoin|1<<ObjectSize|1<<Clock|1<<Choice)>>k&1 != 0
}

// Terminal reports whether no step follows.
func (k Kind) Terminal() bool { return k == ThreadFinish || k == Block || k == Error }

// Ordering is the C11 memory order of an access or fence.
type Ordering uint8

const (
	NotAtomic Ordering = iota
	Relaxed            // also LLVM's unordered
	Acquire            // also consume
	Release
	AcqRel
	SeqCst
	// SeqCstOnly, of a fence: it is ordered with what is sequentially consistent, but nothing synchronises through it.
	SeqCstOnly
)

var orderingNames = [...]string{"na", "rlx", "acq", "rel", "acqrel", "sc", "sc-only"}

func (o Ordering) String() string { return orderingNames[o] }

// Acq reports whether o is at least acquire (acquire, acq_rel, seq_cst).
func (o Ordering) Acq() bool { return o == Acquire || o == AcqRel || o == SeqCst }

// Rel reports whether o is at least release (release, acq_rel, seq_cst).
func (o Ordering) Rel() bool { return o >= Release && o <= SeqCst }

// SC reports whether o is sequentially consistent.
func (o Ordering) SC() bool { return o >= SeqCst }

// Half is the ordering of what follows the read of a compare-exchange with ordering o that has fail if it fails, be that
// its write or a Skip: an acquire if that is one in either case, because under models with dependencies what the read
// returns must not decide whether it orders what comes after it. Other models do not look at acquires that are writes.
func (o Ordering) Half(fail Ordering) Ordering {
	switch {
	case o.Acq() || !fail.Acq():
		return o
	case o.Rel():
		return AcqRel
	}
	return Acquire
}

// Attr refines a label; see each bit.
type Attr uint16

const (
	// Exclusive marks both halves of an unconditional read-modify-write.
	Exclusive Attr = 1 << iota
	// CAS marks a Read that is exclusive only if it returns Cmp; otherwise it is a
	// plain load with ordering FailOrd and no Write follows.
	CAS
	// Lock marks the read half (and write half) of acquiring a lock.
	Lock
	// Unlock marks the write (half) that releases a lock.
	Unlock
	// Sticky marks an awaiting Read that is really stuck only if no write
	// co-after the one it reads satisfies it (condition variables: a wake-up is
	// never lost to a later waiter). Without it only the co-last write counts.
	Sticky
	// Stack marks Malloc/Free of an escaped local variable. The bit means ReadWrite for an
	// access.
	Stack
	// Zeroed marks a Malloc whose memory starts as zero (calloc); other heap
	// memory starts uninitialised. The bit means OfSections for an access.
	Zeroed
	// Destroy marks the write that destroys a lock, barrier, ...
	Destroy
	// Splittable marks a plain access that the interpreter made out of a larger
	// one or may make smaller; on overlap with another the explorer asks for a
	// refinement instead of reporting a mixed-size access.
	Splittable
	// Quiet marks accesses made by the run-time library on its own state, which
	// take no part in race detection and may read what was never written.
	Quiet
	// Fresh marks a write to memory of the heap, or of an escaped local variable, whose address the writing thread has shown
	// to no other, as far as the interpreter sees. It may leave out executions on the
	// ground that no other thread accesses that memory but after the write; if one
	// does, the explorer asks for a refinement.
	Fresh
	// Named marks what a thread does next after it looked at its own name.
	Named
	// Undone marks a Block of reason BlockSpin whose last Len events wrote something and
	// undid it. They are as good as none if no other thread saw what was undone, unless
	// it waits; if one did, the explorer asks for a refinement.
	Undone
	// Resized marks an access that is made with other bytes than the program makes it
	// with, because of a [MixedBlock]. [Label.Span] tells which the program accesses.
	Resized
	// Trial marks the acquisition of a lock that its thread gives up again if it cannot
	// have another one (std::lock), and the awaiting read of that other one.
	Trial
	// Section marks an access inside of an atomic section, and the wait of a thread that
	// gave up a section or a guarded access (interp/section.go).
	Section
)

// OfSections marks accesses to the lock of atomic sections.
const OfSections = Zeroed

// ReadWrite marks accesses, also marked Lock or Unlock, that take or release a read-write
// lock. One of several readers adds 1 to the lock or takes 1 away ([Label.Reader]).
const ReadWrite = Stack

// Writer is the value of a read-write lock that a thread holds to write.
const Writer = 1 << 30

// Noisy marks a Block of reason BlockRounds of a thread in a loop whose rounds are not counted because each of them changes
// nothing or leaves the loop, after a round that did neither. The explorer asks for a refinement; Cmp.Lo names the loop.
const Noisy = Fresh

// Stale marks a Block of reason BlockRounds of a thread that was about to read what a failed attempt may have left in memory that only it
// knows, or to show that to others. The explorer asks for a refinement: the executions with more failed attempts may show something else.
const Stale = Destroy

// Hidden marks a Malloc of memory to which its thread may owe writes (interp/owed.go). The explorer asks for a refinement if another thread
// accesses it although no event of the thread shows its address: it may have got out in a way that the interpreter does not see.
const Hidden = Sticky

// Clocked marks a Block of reason BlockRounds of a thread that was about to use what a clock shows, which was left open. The explorer
// asks for a refinement: in the executions in which the clock runs the thread goes on.
const Clocked = Quiet

// Hangs marks a Block of reason BlockSpin of a thread in a loop that does nothing at all: no write of another thread ends it.
const Hangs = Sticky

// Again marks what a thread does next, other than a Block, after it came back to a loop in
// the state of its last visit, in programs that look whether a lock is held without
// waiting for it.
const Again = Undone

// MixedBlock is memory that a program accesses atomically as a whole, and also in parts.
// Size is 2, 4, 8 or 16, and Addr is a multiple of it.
type MixedBlock struct {
	Addr Addr  `json:"address"`
	Size uint8 `json:"size"`
	// Split says that accesses of the whole are made as accesses of the parts. If it is
	// false, accesses of parts are made as accesses of the whole: a write reads the rest
	// first. Either is right as long as happens-before orders what is made in another
	// way and what it is in conflict with.
	Split bool `json:"split,omitempty"`
	// Atomic says that accesses of parts are made as accesses of the whole, none of which can be
	// told from one step: a write is a read-modify-write. That is right without any order, under
	// models that have one order of all events. Such a block is not split.
	Atomic bool `json:"atomic,omitempty"`
	// Joint says that the events that an atomic access of the whole is made as are joint: they count as
	// one, see JointBit. Such a block is split.
	Joint bool `json:"joint,omitempty"`
}

// CopiedBit of Label.Len marks a Read that the program does not make. It only copies
// what it reads: undefined bits are no error.
const CopiedBit = 1

// AtomicBit of Label.Len marks a Read or Write with Resized that lies in an atomic block.
const AtomicBit = 2

// BlendBit of Label.Len, besides AtomicBit, marks a Write with Exclusive that the program makes as a store: the
// bytes that it does not access are those of the write before it. The Read before it has CopiedBit.
const BlendBit = 4

// JointBit of Label.Len marks a Read or Write with Resized that is one of several events that count as one
// access, of what Span says. They come one after the other in their thread. OpensBit marks the first of
// them. Of a read-modify-write, the last read and the first write have Exclusive; the writes begin with
// that of the part that was read last.
const (
	JointBit = 8
	OpensBit = 16
)

// HalfBit of Label.Len, besides JointBit, marks a Read of what is a read-modify-write, or a CAS that may fail.
const HalfBit = 128

// Joint accesses are not sequentially consistent one by one. StrongBit of Label.Len, besides JointBit, says
// that the access is, StrongFailBit that it is if it is a CAS that fails. Its last event has its ordering
// otherwise.
const (
	StrongBit     = 32
	StrongFailBit = 64
)

// DropsBit of Label.Len, besides Exclusive or CAS in Attr, marks both halves of a read-modify-write whose thread does not use the
// old value, nor whether there was a write, AddsBit those that, moreover, add to an integer or subtract from it; see [Label.Drops]
// and [Label.Adds]. With Resized these bits belong to Span.
const (
	AddsBit  = 1 << 8
	DropsBit = 1 << 9
)

// CountsBit of Label.Len, besides Exclusive in Attr, marks both halves of a read-modify-write that adds to an integer or subtracts
// from it in a thread that looks at the old value; see [Label.Counts]. TestedBit besides it says that all the thread does with that
// is to compare it with Cmp.Lo, by the Test in the bits from testShift on, or those bits of it that Cmp.Hi has, if that is not 0. FailedBit marks a Write that puts back what was found, and stands
// for what a failed attempt adds and takes back (package filter). With Resized these bits belong to Span.
const (
	CountsBit = 1 << 10
	TestedBit = 1 << 11
	testShift = 12 // and 3 bits
	FailedBit = 1 << 15
)

// Test is a comparison of a value with a number.
type Test uint8

const (
	TestEQ  Test = iota
	TestULT      // the value is less, unsigned
	TestULE
	TestSLT // signed
	TestSLE
)

// TestBits are the bits of Label.Len of a read-modify-write that counts and whose old value its thread compares by test.
func TestBits(test Test) uint64 { return CountsBit | TestedBit | uint64(test)<<testShift }

// Counts reports whether l is a half of a read-modify-write that adds a number to what is there, whatever that is, in a thread that
// looks at what was there.
func (l *Label) Counts() bool {
	return l.Attr&(Exclusive|Resized) == Exclusive && l.Len&CountsBit != 0 && (l.Kind == Read || l.Val.Hi == 0)
}

// Alike reports whether the thread of l, the first half of a read-modify-write that counts, does the same whether it reads a or b:
// the only comparison that it makes has the same result.
func (l *Label) Alike(a, b uint64) bool {
	return l.Len&TestedBit != 0 && l.test(a) == l.test(b)
}

// Mask is that of the bits of a value of l, which accesses at most 8 bytes.
func (l *Label) Mask() uint64 { return ^uint64(0) >> (64 - 8*uint(l.Size)) }

func (l *Label) test(v uint64) bool {
	shift := 64 - 8*uint(l.Size)
	if l.Cmp.Hi != 0 {
		v &= l.Cmp.Hi
	}
	v, c := v<<shift, l.Cmp.Lo<<shift
	switch Test(l.Len >> testShift & 7) {
	case TestEQ:
		return v == c
	case TestULT:
		return v < c
	case TestULE:
		return v <= c
	case TestSLT:
		return int64(v) < int64(c)
	}
	return int64(v) <= int64(c)
}

// Adds reports whether l is a half of a read-modify-write that changes what is there by a number, whatever that is, in a
// thread that does not look at it.
func (l *Label) Adds() bool {
	return l.Attr&(Exclusive|Resized) == Exclusive && l.Len&AddsBit != 0 && (l.Kind == Read || l.Val.Hi == 0)
}

// Drops reports whether l is a half of a read-modify-write in a thread that does nothing that depends on what is read.
func (l *Label) Drops() bool {
	return l.Attr&(Exclusive|CAS) != 0 && l.Attr&Resized == 0 && l.Len&DropsBit != 0 && (l.Kind == Read || l.Val.Hi == 0)
}

// Joint reports whether l is one of several events that count as one access.
func (l *Label) Joint() bool { return l.Attr&Resized != 0 && l.IsAccess() && l.Len&JointBit != 0 }

// MayBeHalf reports whether l, a Read, is the first half of a read-modify-write, or part of it, or that of a CAS that may fail.
func (l *Label) MayBeHalf() bool {
	return l.Attr&(Exclusive|CAS) != 0 || l.Joint() && l.Len&HalfBit != 0
}

// WholeOrd is the ordering of the access that l is the last event of, when that event returned v. l is Joint.
func (l *Label) WholeOrd(v Value) Ordering {
	o, strong := l.OrdOf(v), uint64(StrongBit)
	if l.Attr&CAS != 0 && !l.Succeeds(v) {
		strong = StrongFailBit
	}
	if l.Len&strong != 0 {
		return SeqCst
	}
	return o
}

// Blend reports whether l is a half of a store of some bytes of an atomic block, as far as models are
// concerned a store and no read-modify-write.
func (l *Label) Blend() bool {
	return l.Attr&(Resized|Exclusive) == Resized|Exclusive && l.Len&AtomicBit != 0 && (l.Kind == Read && l.Len&CopiedBit != 0 || l.Kind == Write && l.Len&BlendBit != 0)
}

// SetSpan notes in l, whose Attr has Resized, the n bytes at a that the program accesses:
// some of those that l accesses, or more.
func (l *Label) SetSpan(a Addr, n uint8) {
	off := a - l.Addr
	if n > l.Size {
		off = l.Addr - a
	}
	l.Len = l.Len&^(0xffff<<8) | uint64(off)<<8 | uint64(n)<<16
}

// Span is the memory that the program accesses by l, a Read or Write.
func (l *Label) Span() (a Addr, n uint8) {
	if l.Attr&Resized == 0 {
		return l.Addr, l.Size
	}
	off, n := Addr(l.Len>>8&0xff), uint8(l.Len>>16)
	if n > l.Size {
		return l.Addr - off, n
	}
	return l.Addr + off, n
}

// Await says which values of an awaiting Read let the thread go on.
type Await uint8

const (
	AwaitNone     Await = iota // not an awaiting read
	AwaitEQ                    // goes on iff value == Cmp
	AwaitNE                    // goes on iff value != Cmp
	AwaitMaskZero              // goes on iff value & Cmp == 0
	AwaitMaskSet               // goes on iff value & Cmp != 0
	AwaitGuard                 // goes on iff operation number Cmp.Lo admits the value (operation.go)
)

// SymmetryOpen is a bit of Label.Len of a ThreadCreate: the program may name the
// new thread later as one that others are symmetric to.
const SymmetryOpen = 1 << 32

// Label is what an event does. It is immutable once its Step exists.
type Label struct {
	Kind    Kind
	Ord     Ordering
	FailOrd Ordering // ordering of a failed CAS
	Size    uint8    // bytes accessed: 1, 2, 4, 8 or 16
	Await   Await
	Why     uint8 // Block: a BlockReason; Error: a Fault; awaiting Read: a BlockReason
	Attr    Attr
	Addr    Addr
	Val     Value // Write, ThreadFinish, ThreadCreate
	Child   Tid   // ThreadCreate, ThreadJoin: the other thread
	Pos     int32 // index into the program's table of source positions
	Msg     int32 // Error: index into the program's table of messages
	// Deps is the number of the event's dependencies in the DepTable of the machine,
	// 0 if it has none or the machine does not track them.
	Deps uint32
	// Write of undefined bits, Error because of undefined bits: where they come from, see
	// Origin. Malloc: bytes; Choice: options; Barrier*: participants; ThreadCreate: the name
	// of a thread that the program says the new one is symmetric to, and SymmetryOpen
	// if the program may say so of later ones and the new one; ThreadFinish: 1 if the
	// process ends with the thread, see EndsProcess; Read: CopiedBit; Read and Write: see
	// SetSpan, DropsBit, AddsBit, CountsBit and DeclaredBit.
	Len uint64
	Cmp Value // CAS: expected value; Await: operand; TestedBit: what the old value is compared with
}

// Reader reports whether l is a write that takes a read-write lock to read, or releases it.
// No thread that takes or releases the lock can tell how many readers there are: one that takes it
// to write waits until there are none; one that only tries sees whether there are any.
func (l *Label) Reader() bool {
	return l.Kind == Write && l.Attr&(ReadWrite|Exclusive) == ReadWrite|Exclusive && l.Val.Lo&Writer == 0
}

// bits is v as the read compares it: undefined bits count as 0, and so do bytes that the program does
// not access.
func (l *Label) bits(v Value) Value {
	if l.Attr&Resized != 0 {
		v = l.accessed(v)
	}
	if l.Size <= 8 {
		v.Hi = 0
	}
	return v
}

// WithByte is v, a value of size bytes, with byte i of w in place of its own.
func (v Value) WithByte(w Value, i, size uint8) Value {
	m := uint64(0xff) << (8 * (i % 8))
	if i < 8 {
		v.Lo = v.Lo&^m | w.Lo&m
	}
	if i >= 8 || size <= 8 { // Hi says which bits are undefined
		v.Hi = v.Hi&^m | w.Hi&m
	}
	return v
}

// accessed is v, a value of l's size, with 0 in place of what does not belong to Span.
func (l *Label) accessed(v Value) Value {
	a, n := l.Span()
	for i := range Addr(l.Size) {
		if x := l.Addr + i; x >= a && x < a+Addr(n) {
			continue
		}
		if i < 8 {
			v.Lo &^= 0xff << (8 * i)
		} else {
			v.Hi &^= 0xff << (8 * (i - 8))
		}
	}
	return v
}

// Origin says where undefined bits come from. 0: not known.
type Origin uint64

const (
	originPos   = 1 << 32
	originShift = 24 // in Label.Len, above what Span needs
)

// SetOrigin notes in l, a Write or an Error, where its undefined bits come from.
func (l *Label) SetOrigin(o Origin) { l.Len = l.Len&(1<<originShift-1) | uint64(o)<<originShift }

// Origin says where the undefined bits of l, a Write or an Error, come from.
func (l *Label) Origin() Origin { return Origin(l.Len >> originShift) }

// OriginEvent is the origin of bits that event i of the thread returned.
func OriginEvent(i uint32) Origin { return Origin(i) + 1 }

// OriginPos is the origin of bits of a variable declared at source position pos.
func OriginPos(pos int32) Origin { return originPos | Origin(uint32(pos)) }

// Event is the index of the event of the thread that returned the bits.
func (o Origin) Event() (i int32, ok bool) { return int32(o) - 1, o != 0 && o&originPos == 0 }

// Pos is the source position of the variable whose bits they are.
func (o Origin) Pos() (pos int32, ok bool) { return int32(uint32(o)), o&originPos != 0 }

// Succeeds reports whether a Read with this label that returned v is the first
// half of a read-modify-write, so that an exclusive Write follows. An awaiting
// read that does not get what it waits for is not.
func (l *Label) Succeeds(v Value) bool {
	if l.Attr&Exclusive != 0 {
		return l.Await == AwaitNone || l.Admits(v)
	}
	return l.Attr&CAS != 0 && l.bits(v) == l.Cmp
}

// OrdOf is the ordering of the event when it returned v: a failed CAS has its
// own.
func (l *Label) OrdOf(v Value) Ordering {
	if l.Attr&CAS != 0 && l.bits(v) != l.Cmp {
		return l.FailOrd
	}
	return l.Ord
}

// Admits reports whether a thread whose awaiting Read returned v goes on.
func (l *Label) Admits(v Value) bool {
	switch l.Await {
	case AwaitEQ:
		return l.bits(v) == l.Cmp
	case AwaitNE:
		return l.bits(v) != l.Cmp
	case AwaitMaskZero:
		return v.Lo&l.Cmp.Lo == 0 && l.bits(v).Hi&l.Cmp.Hi == 0
	case AwaitMaskSet:
		return v.Lo&l.Cmp.Lo != 0 || l.bits(v).Hi&l.Cmp.Hi != 0
	case AwaitGuard:
		return numberedOperation(l.Cmp.Lo).Admits(v)
	}
	return true
}

// Guardable reports whether the event is an access that atomic sections have to do with:
// any but those to their own lock. Locks of the library are memory like any other here.
func (l *Label) Guardable() bool { return l.IsAccess() && l.Attr&OfSections == 0 }

// Waits reports whether the event waits until it reads a value that it admits. What a false
// assumption stops does not wait: its execution does not count.
func (l *Label) Waits() bool { return l.Await != AwaitNone && BlockReason(l.Why) != BlockAssume }

// Plain reports whether the event is an access that is not atomic: an access inside of
// an atomic section is, whatever its type.
func (l *Label) Plain() bool { return l.Ord == NotAtomic && l.Attr&Section == 0 }

// IsAccess reports whether the event reads or writes memory at Addr.
func (l *Label) IsAccess() bool { return l.Kind == Read || l.Kind == Write }

// Shortened reports whether the Block l stops its thread because rounds of a loop were left out: the last ones undid
// what they wrote, or there were too many.
func (l *Label) Shortened() bool { return l.Attr&Undone != 0 || BlockReason(l.Why) == BlockRounds }

// EndsProcess reports whether the event is the end of the process: main returns, or
// a thread calls exit. pthread_exit ends a thread only, that of main too.
func (l *Label) EndsProcess() bool { return l.Kind == ThreadFinish && l.Len == 1 }

// BlockReason says why a thread cannot go on.
type BlockReason uint8

const (
	BlockNone    BlockReason = iota
	BlockAssume              // __VERIFIER_assume(false): the execution does not count
	BlockSpin                // a loop iteration changed nothing: waits for another thread
	BlockUnroll              // cut by the loop bound: the result is bounded
	BlockLock                // a mutex, rwlock or spin lock is held
	BlockCond                // waiting for a condition variable
	BlockSem                 // waiting for a semaphore
	BlockBarrier             // waiting for other threads at a barrier
	BlockJoin                // waiting for a thread that does not finish
	BlockOnce                // waiting for another thread's once/static initialiser
	BlockPause               // waits for ever by the program's own word (pause, sigsuspend, infinite sleep)
	BlockMoot                // another execution does the same with fewer reads: no thread waits
	BlockLater               // what it gave up in an atomic section, it does later in another execution: no thread waits
	// Limits of this tool, which say nothing about the program: from here to BlockEvents.
	BlockCalls       // calls are nested too deeply
	BlockSteps       // too many instructions without an event
	BlockStack       // no space for a local variable
	BlockHeap        // no space for an allocation
	BlockRounds      // too many rounds of a loop that others notice; Cmp.Lo is how many events the last ones had
	BlockOps         // too many operations on synchronisation objects
	BlockPreemptions // the execution needs too many preemptions: no thread stops, what it leads to is left out
	BlockEvents      // the execution has too many events: no thread stops, the exploration does

	BlockGuard // the guard of an operation on an object does not hold
)

var blockNames = [...]string{"", "assume", "spin", "unroll", "lock", "cond", "semaphore", "barrier", "join", "once", "pause", "moot", "later",
	"max-stack", "max-steps", "stack-space", "heap-space", "max-rounds", "max-ops-per-thread", "preemptions", "max-events", "guard"}

// NumBlockReasons is the number of reasons, BlockNone included.
const NumBlockReasons = BlockReason(len(blockNames))

// Limit reports whether b is a limit of the interpreter.
func (b BlockReason) Limit() bool { return b >= BlockCalls && b <= BlockEvents }

func (b BlockReason) String() string { return blockNames[b] }

// Fault is the closed list of verdicts that one thread's own steps can carry.
// Verdicts that need two threads (races, ...) belong to the explorer.
type Fault uint8

const (
	FaultNone Fault = iota
	FaultAssert
	FaultReachError
	FaultAbort
	FaultNullDeref
	FaultInvalidAccess // access to memory that is no object
	FaultOutOfBounds
	FaultUseAfterReturn
	FaultInvalidFree
	FaultDivByZero
	FaultDivOverflow
	FaultUnreachable
	FaultUninit
	FaultUnlockNotHeld
	FaultLockMisuse // destroy of a held lock, use of a destroyed one, ...
	FaultJoin       // join twice, of no thread, of a detached one
	FaultBarrier
	FaultStackOverflow
	FaultUncaught
	FaultBadCall // call through a pointer that is no function, or with the wrong type
	FaultMixedSize
	FaultMisaligned // atomic access at an unaligned address
	FaultReadOnly   // write to a constant
	FaultOther
	// FaultUnsupported is not a verdict: the program needs something that is not
	// modelled. The run ends as bad input, with the message.
	FaultUnsupported
	// FaultOperation: an operation on an object is declared wrongly or misused.
	FaultOperation
	NumFaults
)

var faultNames = [NumFaults]string{
	"", "assertion", "reach-error", "abort", "null-dereference", "invalid-access", "out-of-bounds", "use-after-return",
	"invalid-free", "division-by-zero", "division-overflow", "unreachable", "uninitialized-read", "unlock-not-held",
	"lock-misuse", "join-misuse", "barrier-misuse", "stack-overflow", "uncaught-exception", "bad-call", "mixed-size",
	"misaligned", "read-only", "other", "unsupported", "operation-misuse",
}

func (f Fault) String() string { return faultNames[f] }
