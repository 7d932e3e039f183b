package interp

import (
	"unsafe"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// What a loop header keeps from visit to visit. Both structs lie in the frame, so a thread that is saved, cloned
// or given up takes them along, and a new call of the function begins with zeros.

// loopState is what a loop header knows of its earlier visits. It lies in the frame, in
// the ir.LoopSlots slots from ir.Loop.State on.
type loopState struct {
	backEdges uint64 // taken so far; counted only if loops are unrolled

	// At the last visit. Effects are Thread.effects + 1: 0 says that there was none.
	effects uint64
	hash    uint64 // of the state that is live, the seed included
	events  uint64 // Thread.events

	// The load right before the loop whose value the seed has at first (ir.Loop.Seed);
	// seedAddr is 0 if there was none, or later iterations have begun.
	seedAddr uint64
	seedKey  uint32 // see readKey
	oftenAge uint32 // visits since the loop was in the state of often
	seed     uint64 // its value at the last visit

	nwrite uint64 // fresh.nwrite at the last visit

	// An earlier visit than the last one, chosen by returns.
	earlier struct {
		hash            uint64
		effects, events uint32
		age, limit      uint32 // in visits; it is replaced at age limit. limit 0: there is none
	}

	sameRounds uint64 // rounds in a row that had effects and came back to the same state

	// A state that the loop comes back to in rounds of several visits, with effects in
	// between; count 0: there is none.
	often struct {
		hash         uint64
		count, since uint32 // visits in it, and Thread.events at the second one
	}
}

// The sizes of loopState and of its slots are equal.
var (
	_ [ir.LoopSlots*8 - unsafe.Sizeof(loopState{})]struct{}
	_ [unsafe.Sizeof(loopState{}) - ir.LoopSlots*8]struct{}
)

// loopAt returns the state of loop lp of the frame whose slots are regs.
func loopAt(regs []uint64, lp *ir.Loop) *loopState {
	return (*loopState)(unsafe.Pointer(&regs[lp.State : lp.State+ir.LoopSlots][0]))
}

// reset is called when the loop is entered.
func (st *loopState) reset() { st.backEdges, st.effects, st.seedAddr = 0, 0, 0 }

// visited reports whether there is a last visit to compare with.
func (st *loopState) visited() bool { return st.effects != 0 }

// forget makes the next visit count as the first one.
func (st *loopState) forget() { st.effects, st.seedAddr = 0, 0 }

// loopDeps is what a loop header knows of its earlier visits beside loopState, if dependencies are tracked.
// It lies in Thread.slotDeps, at the places of the slots that loopState takes: these depend on nothing.
// What is said of the last visit is valid if loopState.visited. Most numbers have a word of their own: the
// cache drops the upper bytes of a word if they are 0.
type loopDeps struct {
	// At the first visit since the loop was entered: depState.ctrl and depState.written.
	entryCtrl    event.DepSet
	entryWritten uint64

	// At the last visit.
	written uint64 // depState.written; as long as the first visit lasts, depState.came
	effects uint64 // Thread.effects without depState.changes
	rest    uint64 // hash of the state, seed and counter apart

	seed      event.DepSet // what the seed depended on at the last visit
	seedLater bool         // the last visit was not the first one, so its seed was not from the load before the loop

	// The first of the rounds in a row that led to the same state, kept values apart: Thread.events at its
	// ends. firstFrom is noRound if these rounds had effects.
	firstTo   uint64
	firstFrom uint32

	// The values that the loop kept at the last visit (kept.go): what they depend on beyond control
	// dependencies, how many there were, and those for which there is room.
	kept   event.DepSet
	nkept  int
	values [6]keptValue
	// decidedHash is a hash of the values kept at the visit before the last one that were decided a round
	// later, 0 if none was.
	decidedHash uint64

	// earlierKept is what the kept values depend on that count in loopState.earlier.hash, 0 if none counts.
	earlierKept event.DepSet

	// A hash of a state in which values are kept, these included, and Thread.events then. If that was at
	// the last visit, it is compared instead of loopState.hash.
	withValues   uint64
	withValuesAt uint64
}

// keptValue is a value that a loop kept: what it depends on, and a hash of its place and of what it is.
type keptValue struct {
	set  event.DepSet
	hash uint64
}

// loopDeps has room where it lies.
var _ [ir.LoopSlots*unsafe.Sizeof(slotDep{}) - unsafe.Sizeof(loopDeps{})]struct{}

// loopDeps returns what slotDeps has of loop lp of frame f.
func (t *Thread) loopDeps(f *frame, lp *ir.Loop) *loopDeps {
	return (*loopDeps)(unsafe.Pointer(&t.slotDeps[f.base+lp.State]))
}
