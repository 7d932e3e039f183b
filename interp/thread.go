package interp

import (
	"cmp"
	"path"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Thread implements event.Thread. Clone, Save and Load must know every field: what
// is a plain number goes into state, which they copy as a whole.
type Thread struct {
	m *Machine
	state
	reads  [4]readNote // the last reads, for seeds of loops; a ring
	fresh  fresh       // heap objects that no other thread knows, if the program has loops that rewrite
	dep    depState    // if dependencies are tracked
	resize resize      // if accesses are cut or there are blocks
	watch  watch       // the loop that is watched, if one is
	gave   gave        // locks given up in the midst of a loop, if any were
	guard  guard       // the guarded access that is under way, if one is

	slots  []uint64
	frames []frame
	objs   []object // live objects of the stack, ascending
	mem    []uint64 // content of private objects
	init   []uint8  // which bytes of each word of mem were written
	esc    []escape // objects that are being announced, innermost last
	tls    []tlsEntry
	log    []event.Value // values of the events of the builtin that runs
	held   []heldLock    // locks that the thread holds, in the order of acquisition
	round  []note        // events of the loop that is watched
	exc    []uint64      // exceptions in flight
	und    []undef       // undefined bits of each slot; empty if there are none
	undMem []undef       // undefined bits of each word of mem that was written, beside bytes that count as not written; empty if there are none

	// If dependencies are tracked: what each slot depends on (at least as many as
	// slots), what the bytes of mem do.
	slotDeps []slotDep
	shadow   []cell

	retry retry // of the step that is under way only

	body *body // the body of an operation that it runs, and nothing else; or nil

	out *[]byte // where output goes, if it is recorded
}

// state is what a thread is beside its stacks. It must contain no pointers.
type state struct {
	tag     uint64 // addresses of this thread's stack, shifted right by RegionBits
	heap    uint64 // offset of the next heap object
	zeroed  uint64 // offset of the next heap object that starts as zero
	cur     uint64 // progress of an instruction of several events
	acc     uint64
	accUnd  uint64 // undefined bits of acc
	memHash uint64 // of all private words
	tlsHash uint64 // of tls, but for tlsOps
	undone  uint64 // of the locks that the thread holds

	tid     event.Tid
	nchild  uint32 // threads created
	events  uint32 // how many events are over
	effects uint32 // events after which others may see something new
	headAt  uint32 // events when a loop was last compared
	nheld   uint32 // len(held)
	sp      uint32 // offset of the next stack object
	spMax   uint32 // highest sp so far
	last    int32  // index of the object found last
	// How many slots, and how many words of mem, have undefined bits.
	undSlots, undWords uint32
	phase              phase
	chunk              uint8 // size of the part of a split access that is under way
	nreads             uint8 // number of reads noted so far
	named              bool  // the program asked for the thread's name since the last event

	watching watchStage
	gaveAny  bool
	guarding guarding
	again    bool // the thread came back to a loop in the state of the last visit, since the last event (event.Again)
	acted    bool // the atomic section it is in has done something that others can see
	freshAny bool // fresh is not all zeros; else it is not saved
	looked   bool // the thread has looked at a clock that does not run (clock.go)
	lost     bool // undefined bits count as defined since then
	lookPos  int32
	_        [4]byte
	failed   failed
}

// frame is one activation. Frames nest: base, objs and mem of one are at least
// those of its caller.
type frame struct {
	fn   *ir.Func
	pc   int32
	base int32  // first slot
	objs int32  // number of objects at entry
	va   int32  // object that holds the variadic arguments, -1 if none
	sp   uint32 // at entry
	und  int32  // how many of its slots have undefined bits
}

type objState uint8

const (
	objPrivate objState = iota
	objShared           // escaped: accesses are events
	objFresh            // escaped, but no other thread knows its address yet (fresh.go)
	objFreed            // escaped, and the Free event was made
)

// object is a piece of the thread's stack region.
type object struct {
	hash   uint64 // private: of its words, 0 if all are zero; else the index of its Malloc (see contentHash)
	off    uint32 // place in the stack region
	size   uint32
	mem    uint32 // first word in Thread.mem
	site   int32  // index into Program.Sites, -1 none
	layout int32
	state  objState
	kept   bool // its address may be in private memory that was written by a read-modify-write
}

// readNote remembers a load or failed compare-exchange.
type readNote struct {
	addr, val uint64
	event     uint32
	key       uint32 // ordering and size
	base      int32  // of the frame
	_         uint32
}

// failed is the compare-exchange that failed last: where it is, and what is in its readNote.
type failed struct {
	pc, base   int32
	event, key uint32
}

// escape is the progress of announcing an object.
type escape struct {
	obj int32
	off uint32
}

type tlsEntry struct {
	key uint64
	lo  uint32
	set event.DepSet // what val depends on
	val uint64
	at  uint32 // when it was written, if it depends on something; as the number of writes so far (depState.written)
	_   uint32
}

// phase says what the thread waits for, that is what Resume does first.
type phase uint8

const (
	phRun     phase = iota // executes the instruction at pc
	phNext                 // the instruction at pc is done
	phValue                // the value is the result of the instruction at pc
	phOp                   // the instruction at pc decides (first event done)
	phOp2                  // the instruction at pc decides (second event done)
	phOp3                  // a choice was made before the first event
	phChunk                // a part of a split load or store
	phEscape               // an object is being announced
	phBuiltin              // an event of a builtin
	phUnwind               // a frame that an exception leaves
	phDone                 // terminal
)

const firstSP = 64

func (m *Machine) thread(tid event.Tid) *Thread {
	var t *Thread
	if n := len(m.pool); n > 0 {
		t = m.pool[n-1]
		m.pool = m.pool[:n-1]
	} else {
		t = &Thread{m: m}
	}
	t.reset(tid)
	for i := range m.prog.TLS {
		v := &m.prog.TLS[i]
		if v.Extern {
			continue
		}
		t.sp = v.Off
		o := t.newObject(v.Size, 1, -1, v.Layout)
		for j, b := range v.Init {
			if b != 0 {
				t.setByte(o, uint32(j), b)
			}
		}
		// A thread-local has a value from the start, like a global.
		ob := &t.objs[o]
		for j := uint32(0); j < (ob.size+7)/8; j++ {
			t.init[ob.mem+j] = 0xff
		}
	}
	t.sp = firstSP + (m.prog.TLSSize+31)&^15
	t.spMax = t.sp
	return t
}

func (t *Thread) reset(tid event.Tid) {
	*t = Thread{
		m:     t.m,
		state: state{tid: tid, tag: uint64(event.Region(tid, true)) >> event.RegionBits, sp: firstSP, last: -1},
		slots: t.slots[:0], frames: t.frames[:0], objs: t.objs[:0], mem: t.mem[:0], init: t.init[:0],
		esc: t.esc[:0], tls: t.tls[:0], log: t.log[:0], exc: t.exc[:0], und: t.und[:0], undMem: t.undMem[:0],
		slotDeps: t.slotDeps[:0], shadow: t.shadow[:0], held: t.held[:0], round: t.round[:0],
	}
	t.heap, t.zeroed = 64, 64
}

// push enters fn with zeroed slots; the caller fills in the parameters.
func (t *Thread) push(fn *ir.Func) {
	base := len(t.slots)
	need := base + int(fn.NSlots)
	if need > cap(t.slots) {
		s := make([]uint64, need, 2*need+16)
		copy(s, t.slots)
		t.slots = s
	} else {
		t.slots = t.slots[:need]
		clear(t.slots[base:])
	}
	if len(t.und) > 0 {
		t.growUndef()
	}
	if t.m.deps != nil {
		t.pushDeps(base)
	}
	t.frames = append(t.frames, frame{fn: fn, base: int32(base), objs: int32(len(t.objs)), va: -1, sp: t.sp})
}

// userPos is the position that an event at the current instruction is attributed to.
func (t *Thread) userPos() int32 {
	best := int32(-1)
	for i := len(t.frames) - 1; i >= 0; i-- {
		f := &t.frames[i]
		if f.fn.Lib {
			continue
		}
		pos := f.fn.Code[f.pc].Pos
		if p := &t.m.prog.Positions[pos]; (!f.fn.System || !p.System) && p.Line != 0 {
			return pos // of the program, if only by inlining
		}
		if best < 0 {
			best = pos
		}
	}
	return max(best, 0)
}

// callPos is the position of the call that an operation on an object is attributed to: one in the program
// itself, if there is one, and not in functions that replace those of the library.
func (t *Thread) callPos() int32 {
	for i := len(t.frames) - 1; i >= 0; i-- {
		f := &t.frames[i]
		if f.fn.Lib || f.fn.System || f.fn.Replaces {
			continue
		}
		if pos := f.fn.Code[f.pc].Pos; t.m.prog.Positions[pos].Line != 0 {
			return pos
		}
	}
	return t.userPos()
}

// bodyPos is the position of something wrong in the body of an operation, found at pos: the line of the
// body, where pos is one of the functions for queues that it calls.
func (t *Thread) bodyPos(pos int32) int32 {
	for i := len(t.frames) - 1; i >= 0; i-- {
		f := &t.frames[i]
		if at := f.fn.Code[f.pc].Pos; !f.fn.Lib && path.Base(t.m.prog.Positions[at].File) != "primitive.h" {
			return at
		}
	}
	return cmp.Or(pos, t.m.prog.Operations[t.body.call.op].Pos)
}

// fault makes the thread's next label an Error.
func (t *Thread) fault(lab *event.Label, f event.Fault, msg string) {
	*lab = event.Label{Kind: event.Error, Why: uint8(f), Msg: t.m.intern(msg), Pos: t.userPos()}
	t.phase = phDone
}

// limit makes the thread's next label a Block: it goes too far for the interpreter.
func (t *Thread) limit(lab *event.Label, why event.BlockReason) { t.block(lab, why, t.userPos()) }

func (t *Thread) block(lab *event.Label, why event.BlockReason, pos int32) {
	*lab = event.Label{Kind: event.Block, Why: uint8(why), Pos: pos}
	t.phase = phDone
}

func (t *Thread) print(s string) {
	if t.out != nil {
		*t.out = append(*t.out, s...)
	}
}
