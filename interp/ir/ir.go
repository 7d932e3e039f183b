// Package ir is the program representation that the interpreter runs: functions
// as flat slices of small instructions over dense 64-bit slots.
//
// Vocabulary. A slot is a 64-bit register of a frame; every scalar of at most 64
// bits lives in one, zero-extended; i128 and long double take two; aggregates
// and vectors take one per scalar element. An operand is an int32: a slot if it
// is not negative, otherwise the constant Program.Consts[^operand]. A pc is an
// index into Func.Code. A site is an alloca instruction that stayed one (most
// become slots). A layout describes how the bytes of a type divide into scalars.
//
// A Program is immutable after it was built and shared by all workers. It is
// built by package interp/load, run by package interp. Non-goal: being a faithful
// image of LLVM IR; metadata, attributes and types are gone.
package ir

import (
	"sort"

	"genmcgo/graph/event"
)

// Inst is one instruction. Which fields are operands, which are slots and which
// are plain numbers is given by the Format of the Op.
type Inst struct {
	Op   Op
	Size uint8 // memory: bytes; integers and floats: width in bits
	Ord  uint8 // an event.Ordering, or which of a family of operations
	Dst  int32 // where the result goes; -1 if it is not wanted
	A    int32
	B    int32
	C    int32
	Pos  int32 // index into Program.Positions
	Imm  uint64
}

// Func is one function. Parameters arrive in slots 0..NParams-1.
type Func struct {
	Name     string
	Index    int32 // place in Program.Funcs
	Code     []Inst
	Tests    []ResultTest // see Use
	NSlots   int32        // slots of a frame
	NParams  int32        // slots of the fixed parameters
	NRet     int32        // slots of the result
	Variadic bool
	// External functions have no Code: a builtin of that name runs instead.
	External bool
	// Weak: an External function that the program does not need to exist. If no builtin
	// has its name, a call is one through a null pointer.
	Weak bool
	// Lib functions belong to the run-time library: what they do is attributed to
	// the line of their caller.
	Lib bool
	// System functions come from headers of the system: likewise, if they have a
	// caller that does not.
	System bool
	// Replaces: it comes from the module that stands before the run-time library. Operations on
	// objects are attributed to the line of its caller in the program.
	Replaces bool
	// LocksAll functions take several locks or none: std::lock.
	LocksAll bool
	Loops    []Loop
	Pos      int32
	// Absent says what of the source has no instructions of its own here, because the loader inlined or dropped it.
	Absent []Absent
	// Vars are the variables of the source, if the program was loaded for a debugger.
	Vars []Var
}

// Absent is something of the source that is executed right ahead of instruction Pc, as far as anyone can see: the call of function Func at
// position Pos, or, if Func is -1, what is at Pos.
type Absent struct{ Pc, Func, Pos int32 }

// Var is a local variable or parameter of the source. It is the object of Site if a frame has one; otherwise
// Parts are what is known of it.
type Var struct {
	Name  string
	Owner string // the symbol of its function, which may have become part of this one
	Line  int    // of the declaration
	Arg   int    // parameters are numbered from 1; 0: it is none
	// Inlined is the position of the call by which the variable's function became part of this one; 0: it is this one's.
	Inlined int32
	Site    int32 // index into Program.Sites, -1 none
	State   int32 // a slot: VarKnown, VarGone, or 0 before the program comes to the variable
	Parts   []VarPart
}

// VarPart is a scalar of a variable.
type VarPart struct {
	Off     uint64 // in the variable
	Size    uint8  // bytes
	Slot    int32  // holds its value, or the address of the whole variable (Address)
	State   int32  // a slot: not 0 if Slot is valid
	Address bool
}

// What the slot Var.State says.
const (
	VarKnown = 1 // Parts say what there is to be known
	VarGone  = 2 // the optimiser left nothing of its value
)

// Loop is a loop header of a function, named by OpLoop and OpLoopReset.
type Loop struct {
	// Func is the function that the loop is in, which may have been inlined into this one.
	Func int32
	// State is the first of LoopSlots slots that hold what the header knows of its
	// last visit.
	State int32
	Live  []int32 // slots that matter at the header
	Dead  []int32 // sites of this function whose content does not matter there
	// DeadParts are parts of objects of this function that do not matter there either as long as no other thread knows the object.
	DeadParts []Part
	// Seed is the slot (or local variable, see SeedSize) whose value at the first visit is that of a load right before
	// the loop (OpSeed tells from where), -1 if there is none.
	Seed int32
	// SeedSize is 0 if the seed is in the slot itself, and the size of the local
	// variable that Seed is the address of and that holds it otherwise.
	SeedSize uint8
	// Guard is what the thread computes and tests between that load and the loop; empty if it tests nothing.
	Guard []GuardStep
	// Rewrites are stores that every iteration makes, through a slot that is live at
	// the header, before it can read what is there.
	Rewrites []Rewrite
	Counter  Counter
	MayAdd   bool // an OpRMW whose old value may be unused, or a call, is in it
	// Twice: what comes right before the loop is also the end of each round, and adds to memory. Another Loop is compared there.
	Twice bool
	Pos   int32
}

// Part is a part of the object of a site.
type Part struct {
	Site      int32
	Off, Size uint32
}

// GuardStep is a step between the load of the seed of a loop and the loop: arithmetic on the seed and numbers, or a branch, which must be
// taken or not.
type GuardStep struct {
	Op    Op
	Size  uint8
	Imm   uint64
	A, B  GuardArg
	Taken bool // of a branch: what A and B are compared for must be true
}

// GuardArg is an operand of a GuardStep: the seed if From is 0, the result of step From-1, or a number if From is -1.
type GuardArg struct {
	From   int
	Number uint64
}

// Counter is a slot that is live at a loop header and on which nothing in the loop depends but its own next value,
// to which a constant was added, and tests. Slot is -1 if there is none.
type Counter struct {
	Slot  int32
	Keeps bool  // a round may leave something to the next one, in another slot or in memory
	State int32 // the first of CounterSlots hidden slots
	Mask  uint64
	Tests []Test
}

// CounterSlots is the number of hidden slots in which a header keeps what it knows of its counter.
const CounterSlots = 3

// Test is a branch of a loop that compares the value that the loop's counter had at the header, plus Off, with Operand,
// which does not change in the loop. Op is that of the branch; Swapped: the counter is its second operand.
type Test struct {
	Op      Op
	Size    uint8
	Swapped bool
	Operand int32
	Off     uint64
}

// Rewrite is a store of Size bytes at Base+Off that every path from a loop header
// comes to before it calls, returns, or reads but from one of Reads. All of Base
// have the value that they have at the header.
//
// A loose one may come behind calls, reads by pointers that were read, and loops, or not at all if the thread returns. The interpreter
// makes sure that nobody reads there what an earlier round left (interp/owed.go).
type Rewrite struct {
	Ref
	Size  uint8
	Loose bool
	Reads []Read
}

// Read is a load of Size bytes at Ref.
type Read struct {
	Ref
	Size uint8
}

// Ref is the address Base (a slot) plus Off.
type Ref struct {
	Base int32
	Off  uint64
}

// LoopSlots is the number of hidden slots in which a loop header keeps what it knows of
// its earlier visits; interp says what that is (loopState).
const LoopSlots = 14

// Site is an alloca that is memory.
type Site struct {
	Func   int32
	Name   string // the variable, if known
	Align  uint32
	Layout int32 // of one element
	Birth  int32 // index into Program.Births
	Pos    int32
}

// Birth is where undefined bits come from: a variable that has no value yet, or a
// value that the compiler left undefined.
type Birth struct {
	Name string // of the variable; "" if there is none or it is not known
	Pos  int32  // of its declaration
}

// Position is a place in the source of the program under test.
type Position struct {
	File     string
	Line     int
	Column   int
	Function string
	// Symbol is the linkage name of Function, "" if it has none besides (as in C).
	Symbol string
	// Dir is the compilation directory that File is relative to; may be empty.
	Dir string
	// System says that File belongs to a library (rtlib.IsSystem, Func.System).
	System bool
	// Inlined is the position (in Program.Positions) of the call that the compiler replaced by this code,
	// 0 if there is none.
	Inlined int32
	// Library is the linkage name of the function of a library that is called here, if the compiler replaced the call by
	// code that has this position; "" if it did not.
	Library string
}

// Global is a variable in static memory.
type Global struct {
	Name   string // its symbol
	Addr   event.Addr
	Size   uint64
	Const  bool // writing is an error and reading is no event
	Layout int32
	Pos    int32
	// Unwritten variables are constants because nothing in the program writes to them.
	Unwritten bool
	// Extern variables are declared but not defined by the program: they have the
	// size declared. Accesses by the program are refused; the library finds zeros.
	Extern bool
	// Lib variables belong to the run-time library.
	Lib bool
}

// TLSVar is a thread-local variable: every thread has it at Region(tid, true)+Off.
type TLSVar struct {
	Name   string // its symbol
	Off    uint32
	Size   uint64
	Layout int32
	Init   []byte // nil: zeros
	Extern bool   // declared, but not defined by the program
	// Relocated thread-local initialisers hold addresses, which are the same in
	// every thread, so plain bytes do.
}

// Switch is a jump table: sorted keys and where each goes.
type Switch struct {
	Keys    []uint64
	Targets []int32
}

// Call describes the arguments of a call site whose callee may be variadic.
type Call struct {
	Args []Arg
}

// Arg is one argument of a Call. In the variadic area every slot is 8 bytes.
type Arg struct {
	Slots int32
	Align uint32 // alignment in the variadic area: 8 or a multiple
}

// Clause is one clause of a landing pad.
type Clause struct {
	Filter bool
	Types  []uint64 // addresses of type_info objects; 0 catches everything
}

// Pad describes a landing pad.
type Pad struct {
	Cleanup bool
	Clauses []Clause
}

// Program is everything the interpreter needs, immutable.
type Program struct {
	Name     string
	Funcs    []*Func
	Consts   []uint64
	Operands []int32 // lists of operands of instructions with many
	Switches []Switch
	Calls    []Call
	Pads     []Pad
	Sites    []Site
	Births   []Birth // Births[0] is unknown
	Layouts  []Layout
	Messages []string // of OpFault

	Globals []Global // in order of address
	// Image is the initial content of static memory from DataBase.
	Image    []byte
	DataBase event.Addr

	TLS     []TLSVar // in order of offset
	TLSSize uint32

	Positions []Position // Positions[0] is unknown

	Seeds    bool // some loop has a seed
	Loose    bool // some loop has loose rewrites
	Rewrites bool // some loop has rewrites, or what it does before others know an object matters otherwise

	// LocksAll: some function does (Func.LocksAll).
	LocksAll bool
	// PlainAssembly: inline assembly of x86-64 reads or writes memory without the prefix lock.
	PlainAssembly bool
	// Volatile has where plain volatile accesses are. Nothing that is executed depends on it.
	Volatile map[Position]bool
	// TryLocks: the program may look whether a lock is held without waiting for it.
	TryLocks bool

	// Start is the function that runs first in the main thread: it takes the
	// address of the entry function, argc, argv and envp, runs constructors, calls
	// the entry and finishes the thread. ThreadStart does so in other threads; it
	// takes the address of the thread's function and its argument.
	Start, ThreadStart int32

	// BarrierWait is the library's pthread_barrier_wait, BarrierWaitUnused its form
	// for programs that never use the result; -1 if the program does not call it or
	// uses the result somewhere.
	BarrierWait, BarrierWaitUnused int32

	// SectionLock is the address of the lock of atomic sections, 0 if the program has none.
	SectionLock event.Addr

	// Operations are those on objects that the program declares.
	Operations []Operation
	Commuting  []Commuting

	byName map[string]int32
}

// FuncStride is the distance between the addresses of two functions.
const FuncStride = 16

// FuncAddr is the address of function i.
func FuncAddr(i int32) event.Addr { return event.StaticBase + event.Addr(i)*FuncStride }

// FuncAt returns the index of the function whose address is a.
func (p *Program) FuncAt(a event.Addr) (int32, bool) {
	if a < event.StaticBase {
		return 0, false
	}
	off := a - event.StaticBase
	if off%FuncStride != 0 || off/FuncStride >= event.Addr(len(p.Funcs)) {
		return 0, false
	}
	return int32(off / FuncStride), true
}

// Lookup returns the index of the function called name.
func (p *Program) Lookup(name string) (int32, bool) {
	i, ok := p.byName[name]
	return i, ok
}

// Needs reports whether the program calls one of these functions of the library.
func (p *Program) Needs(functions ...string) bool {
	for _, f := range functions {
		if i, ok := p.Lookup(f); ok && p.Funcs[i].Lib {
			return true
		}
	}
	return false
}

// Detaches reports whether threads may be detached.
func (p *Program) Detaches() bool { return p.Needs("pthread_detach", "pthread_attr_setdetachstate") }

// Seal finishes the construction of a Program.
func (p *Program) Seal() {
	p.byName = make(map[string]int32, len(p.Funcs))
	for i, f := range p.Funcs {
		p.byName[f.Name] = int32(i)
	}
}

// GlobalAt returns the index of the variable that contains address a, or -1.
func (p *Program) GlobalAt(a event.Addr) int {
	lo, hi := 0, len(p.Globals)
	for lo < hi {
		m := int(uint(lo+hi) >> 1)
		if p.Globals[m].Addr <= a {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo == 0 {
		return -1
	}
	g := &p.Globals[lo-1]
	if uint64(a-g.Addr) >= g.Size {
		return -1
	}
	return lo - 1
}

// SymbolAt names the function or global variable that contains address a and
// the offset in it; name is "" if there is none.
func (p *Program) SymbolAt(a event.Addr) (name string, off uint64) {
	if !a.IsStatic() {
		return "", 0
	}
	if i := (a - event.StaticBase) / FuncStride; i < event.Addr(len(p.Funcs)) {
		return p.Funcs[i].Name, uint64((a - event.StaticBase) % FuncStride)
	}
	if i := p.GlobalAt(a); i >= 0 {
		return p.Globals[i].Name, uint64(a - p.Globals[i].Addr)
	}
	return "", 0
}

// Position returns entry pos of the position table; the zero Position is unknown.
func (p *Program) Position(pos int32) Position {
	if pos < 0 || int(pos) >= len(p.Positions) {
		return Position{}
	}
	return p.Positions[pos]
}

// Initial returns size (at most 16) bytes of the initial content of static memory
// at a, zero where there is none.
func (p *Program) Initial(a event.Addr, size uint8) event.Value {
	var v event.Value
	off := a - p.DataBase
	if a < p.DataBase || off >= event.Addr(len(p.Image)) {
		return v
	}
	b := p.Image[off:]
	if len(b) > int(size) {
		b = b[:size]
	}
	for i, c := range b {
		if i < 8 {
			v.Lo |= uint64(c) << (8 * i)
		} else {
			v.Hi |= uint64(c) << (8 * (i - 8))
		}
	}
	return v
}

// Find returns the target of key in the table, or def.
func (s *Switch) Find(key uint64, def int32) int32 {
	if len(s.Keys) <= 8 {
		for i, k := range s.Keys {
			if k == key {
				return s.Targets[i]
			}
		}
		return def
	}
	i := sort.Search(len(s.Keys), func(i int) bool { return s.Keys[i] >= key })
	if i < len(s.Keys) && s.Keys[i] == key {
		return s.Targets[i]
	}
	return def
}

// Mask returns the value with the low w bits set, w at most 64.
func Mask(w uint) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<w - 1
}
