package ir

import "genmcgo/graph/event"

// Op says what an instruction does.
type Op uint8

// The operations. w is Size (a width in bits), m is Imm used as a mask of the
// width's bits; values of less than 64 bits are kept zero-extended.
const (
	OpNop Op = iota

	// Control.
	OpJmp         // goto B
	OpBr          // if A goto B else C
	OpBrEQ        // if A == B goto C else Dst
	OpBrNE        // if A != B
	OpBrULT       // if A < B
	OpBrULE       // if A <= B
	OpBrSLT       // if A < B, signed, of w bits
	OpBrSLE       // if A <= B, signed, of w bits
	OpSwitch      // goto Switches[B][A], by default C
	OpIndirectBr  // goto Switches[B][A]
	OpRet         // return list
	OpUnreachable // a fault
	OpLoop        // loop header Loops[A]; B 1: its state is compared at an OpSpin instead
	OpSpin        // where Loops[A] looks whether its state is that of the last visit; B: TwiceEnter or TwiceRound
	OpLoopReset   // Loops[A] is entered from outside
	OpSeed        // the seed of Loops[B] was loaded from A + Imm; C is 1 if memory may have been written since
	OpFault       // fault Imm with Messages[B]

	// Calls. List operands; for OpCallInd the first is the callee. Imm of OpCall is
	// the callee, in Imm>>32 of both the entry in Calls plus one; Size is the Use of the outputs. An OpInvoke
	// after a call says where to go on: normally B, on an exception C.
	OpCall
	OpCallInd
	OpInvoke
	OpPrim       // primitive Ord of the run-time library
	OpLandingPad // Dst outputs: exception, selector; Pads[Imm]
	OpResume     // list: exception, selector

	// Moves and integers.
	OpMov     // A; Ord: ForDebugger if only debuggers read the result
	OpInitial // Imm, which a constant of the program holds; branches on it stay
	OpUndef   // the bits Imm are undefined, the others 0; C: index into Births
	OpFreeze  // A; undefined bits get some value
	OpAdd     // (A + B) & m
	OpSub     // (A - B) & m
	OpMul     // (A * B) & m
	OpUDiv    // A / B
	OpURem    // A % B
	OpSDiv    // of w bits
	OpSRem    // of w bits
	OpAnd     // A & B
	OpOr      // A | B
	OpXor     // A ^ B
	OpShl     // (A << B) & m, of w bits
	OpLShr    // A >> B, of w bits
	OpAShr    // of w bits
	OpAddImm  // A + Imm, 64 bits
	OpMulAdd  // A + signed(B of w bits) * Imm, 64 bits
	OpAndImm  // A & Imm
	OpSExt    // signed(A of w bits) & m
	OpEQ      // A == B
	OpNE      // A != B
	OpULT     // A < B
	OpULE     // A <= B
	OpSLT     // signed, of w bits
	OpSLE     // signed, of w bits
	OpSelect  // A ? B : C
	OpMath    // integer function Ord of A, B, C of w bits

	// Floating point of w bits (32 or 64).
	OpFAdd
	OpFSub
	OpFMul
	OpFDiv
	OpFNeg
	OpFCmp  // predicate Ord
	OpFMath // function Ord of A, B, C
	OpCvt   // conversion Ord of A of w bits to Imm bits

	// Lists: Ord selects the function; 128-bit integers, long double, ...
	OpWide

	// Memory. The address is A + Imm where an Imm is not used otherwise.
	OpLoad    // Size bytes; B: if not 0, only moves lead from here to the check of Loops[B-1]
	OpLoad16  // list: address; outputs low, high
	OpStore   // Size bytes of B
	OpStore16 // list: address, low, high
	OpCmpXchg // list: address, expected, new; outputs old, success. Imm: failure ordering, CASWeak, CASUnused
	OpRMW     // list: address, operand; outputs old. Imm: RMW function, and from bit RMWUse on the Use of old
	OpFence   // of Ord
	OpAlloca  // Imm bytes of Sites[C]
	OpAllocaN // A elements of Imm bytes of Sites[C]
	OpMemCpy  // A <- B, C bytes
	OpMemSet  // A <- byte B, C bytes
	OpLife    // lifetime of the object at A starts, ends or is over for good (Size)
	OpStackSave
	OpStackRestore // A
	OpTLS          // address of the thread-local at offset Imm
	OpVaArea       // address of the variadic arguments of the frame

	// OpReach stands for an instruction that was not executed yet. Only the interpreter
	// makes it, in its own copy of the code.
	OpReach

	numOps
)

// ForDebugger is the Ord of an OpMov or OpUndef whose result only debuggers read.
const ForDebugger = 1

// ForDebuggers reports whether in is of no use but to debuggers.
func (in *Inst) ForDebuggers() bool {
	return (in.Op == OpMov || in.Op == OpUndef) && in.Ord == ForDebugger
}

// Loops that begin twice, before their header and at the end of a round, are compared at both places besides (Loop.Twice).
const (
	TwiceEnter = 1 + iota // B of OpSpin: it is entered from outside
	TwiceRound
)

// Format says how the fields of an instruction are used.
type Format uint8

const (
	UseA    Format = 1 << iota // A is an operand
	UseB                       // B is an operand
	UseC                       // C is an operand
	DefDst                     // Dst is a slot written
	List                       // Operands[A:A+B] are operands, Operands[C:C+Dst] slots written
	Pure                       // may be removed if the result is not used
	Control                    // B, C, Dst may be pcs
)

var formats = [numOps]Format{
	OpNop: Pure,
	OpJmp: Control, OpBr: UseA | Control,
	OpBrEQ: UseA | UseB | Control, OpBrNE: UseA | UseB | Control, OpBrULT: UseA | UseB | Control,
	OpBrULE: UseA | UseB | Control, OpBrSLT: UseA | UseB | Control, OpBrSLE: UseA | UseB | Control,
	OpSwitch: UseA | Control, OpIndirectBr: UseA | Control,
	OpRet: List, OpUnreachable: 0, OpLoop: 0, OpSpin: 0, OpLoopReset: 0, OpSeed: UseA, OpFault: 0,
	OpCall: List, OpCallInd: List, OpInvoke: Control, OpPrim: List, OpLandingPad: List, OpResume: List,
	OpMov: UseA | DefDst | Pure, OpInitial: DefDst | Pure, OpUndef: DefDst | Pure, OpFreeze: UseA | DefDst | Pure,
	OpAdd: UseA | UseB | DefDst | Pure, OpSub: UseA | UseB | DefDst | Pure, OpMul: UseA | UseB | DefDst | Pure,
	OpUDiv: UseA | UseB | DefDst, OpURem: UseA | UseB | DefDst, OpSDiv: UseA | UseB | DefDst, OpSRem: UseA | UseB | DefDst,
	OpAnd: UseA | UseB | DefDst | Pure, OpOr: UseA | UseB | DefDst | Pure, OpXor: UseA | UseB | DefDst | Pure,
	OpShl: UseA | UseB | DefDst | Pure, OpLShr: UseA | UseB | DefDst | Pure, OpAShr: UseA | UseB | DefDst | Pure,
	OpAddImm: UseA | DefDst | Pure, OpMulAdd: UseA | UseB | DefDst | Pure,
	OpAndImm: UseA | DefDst | Pure, OpSExt: UseA | DefDst | Pure,
	OpEQ: UseA | UseB | DefDst | Pure, OpNE: UseA | UseB | DefDst | Pure, OpULT: UseA | UseB | DefDst | Pure,
	OpULE: UseA | UseB | DefDst | Pure, OpSLT: UseA | UseB | DefDst | Pure, OpSLE: UseA | UseB | DefDst | Pure,
	OpSelect: UseA | UseB | UseC | DefDst | Pure, OpMath: UseA | UseB | UseC | DefDst | Pure,
	OpFAdd: UseA | UseB | DefDst | Pure, OpFSub: UseA | UseB | DefDst | Pure, OpFMul: UseA | UseB | DefDst | Pure,
	OpFDiv: UseA | UseB | DefDst | Pure, OpFNeg: UseA | DefDst | Pure, OpFCmp: UseA | UseB | DefDst | Pure,
	OpFMath: UseA | UseB | UseC | DefDst | Pure, OpCvt: UseA | DefDst | Pure,
	OpWide: List,
	OpLoad: UseA | DefDst, OpLoad16: List, OpStore: UseA | UseB, OpStore16: List, OpCmpXchg: List, OpRMW: List, OpFence: 0,
	OpAlloca: DefDst, OpAllocaN: UseA | DefDst,
	OpMemCpy: UseA | UseB | UseC, OpMemSet: UseA | UseB | UseC, OpLife: UseA,
	OpStackSave: DefDst, OpStackRestore: UseA, OpTLS: DefDst | Pure, OpVaArea: DefDst,
}

// What OpLife says of an object.
const (
	LifeStarts uint8 = iota
	LifeEnds         // it may start again
	LifeOver         // and does not start again while the function runs
)

// Format returns how the fields of an instruction with this Op are used.
func (o Op) Format() Format { return formats[o] }

var opNames = [numOps]string{
	OpNop: "nop", OpJmp: "jmp", OpBr: "br", OpBrEQ: "breq", OpBrNE: "brne", OpBrULT: "brult", OpBrULE: "brule", OpBrSLT: "brslt",
	OpBrSLE: "brsle", OpSwitch: "switch", OpIndirectBr: "indirectbr", OpRet: "ret", OpUnreachable: "unreachable", OpLoop: "loop", OpSpin: "spin",
	OpLoopReset: "loopreset", OpSeed: "seed", OpFault: "fault", OpCall: "call", OpCallInd: "callind", OpInvoke: "invoke", OpPrim: "prim",
	OpLandingPad: "landingpad", OpResume: "resume", OpMov: "mov", OpInitial: "initial", OpUndef: "undef", OpFreeze: "freeze", OpAdd: "add", OpSub: "sub", OpMul: "mul", OpUDiv: "udiv",
	OpURem: "urem", OpSDiv: "sdiv", OpSRem: "srem", OpAnd: "and", OpOr: "or", OpXor: "xor", OpShl: "shl", OpLShr: "lshr",
	OpAShr: "ashr", OpAddImm: "addi", OpMulAdd: "muladd", OpAndImm: "andi", OpSExt: "sext", OpEQ: "eq", OpNE: "ne", OpULT: "ult",
	OpULE: "ule", OpSLT: "slt", OpSLE: "sle", OpSelect: "select", OpMath: "math", OpFAdd: "fadd", OpFSub: "fsub", OpFMul: "fmul",
	OpFDiv: "fdiv", OpFNeg: "fneg", OpFCmp: "fcmp", OpFMath: "fmath", OpCvt: "cvt", OpWide: "wide", OpLoad: "load",
	OpLoad16: "load16", OpStore: "store", OpStore16: "store16", OpCmpXchg: "cmpxchg", OpRMW: "rmw", OpFence: "fence",
	OpAlloca: "alloca", OpAllocaN: "allocan", OpMemCpy: "memcpy", OpMemSet: "memset", OpLife: "life",
	OpStackSave: "stacksave", OpStackRestore: "stackrestore", OpTLS: "tls", OpVaArea: "vaarea", OpReach: "reach",
}

func (o Op) String() string { return opNames[o] }

// RMW functions: Imm of OpRMW.
const (
	RMWXchg = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWOr
	RMWXor
	RMWNand
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWFMax
	RMWFMin
	RMWUIncWrap
	RMWUDecWrap
	RMWLowestZero // sets the lowest bit that is zero
)

// Divides is Imm of an OpUDiv, OpURem, OpSDiv or OpSRem whose B is never 0 nor, as a signed number, less than 0.
const Divides = 1

// RMWUse is where in Imm of an OpRMW of up to 8 bytes the Use of the old value begins.
const RMWUse = 8

// Bits of Imm of an OpCmpXchg. CASUnused: nothing uses what it returns.
const (
	CASWeak = 1 << (8 + iota)
	CASUnused
)

// RMWFunction is the function of in, an OpRMW.
func RMWFunction(in *Inst) uint64 { return in.Imm & (1<<RMWUse - 1) }

// AddsInteger reports whether in is an OpRMW that adds to an integer or subtracts from it.
func AddsInteger(in *Inst) bool {
	return in.Op == OpRMW && (RMWFunction(in) == RMWAdd || RMWFunction(in) == RMWSub)
}

// Use says what is made of a result.
type Use uint8

const (
	Used     Use = iota // or not known
	Returned            // what the function returns, and nothing else
	Unused              // nothing
	Tested              // from here on: one comparison, Func.Tests[Use-Tested]
)

// ResultTest is all that is made of an integer, from which nothing else comes: it is compared with a number, or returned.
type ResultTest struct {
	Returns bool   // it is returned, else compared
	Off     uint64 // what is added before
	Mask    uint64 // of the bits of that sum; 0: nothing is added
	And     uint64 // the bits of it that count; 0: all
	Test    event.Test
	Bits    uint8 // how wide the comparison is, if it is signed
	Operand uint64
}

// Integer functions: Ord of OpMath and (on pairs) of OpWide.
const (
	MathUMin = iota
	MathUMax
	MathSMin
	MathSMax
	MathAbs
	MathCtPop
	MathCtlz
	MathCttz
	MathBSwap
	MathBitReverse
	MathFshl
	MathFshr
	MathUAddO // overflow bits
	MathUSubO
	MathUMulO
	MathSAddO
	MathSSubO
	MathSMulO
	MathUAddSat
	MathUSubSat
	MathSAddSat
	MathSSubSat
	MathUShlSat
	MathSShlSat
	MathUCmp // -1, 0, 1 in w bits
	MathSCmp
)

// Floating point predicates: Ord of OpFCmp. Bit 0: equal, 1: greater, 2: less,
// 3: unordered makes it true.
const (
	FCmpEQ = 1
	FCmpGT = 2
	FCmpLT = 4
	FCmpUN = 8
)

// Floating point functions: Ord of OpFMath.
const (
	FMathAbs = iota
	FMathFloor
	FMathCeil
	FMathTrunc
	FMathRint
	FMathRound
	FMathRoundEven
	FMathSqrt
	FMathSin
	FMathCos
	FMathTan
	FMathExp
	FMathExp2
	FMathExp10
	FMathLog
	FMathLog2
	FMathLog10
	FMathPow
	FMathPowI
	FMathFma
	FMathMulAdd
	FMathCopySign
	FMathMinNum
	FMathMaxNum
	FMathMinimum
	FMathMaximum
	FMathRem
	FMathLdexp
	FMathIsClass
	FMathLRint
	FMathLRound
	FMathCanonicalize
	FMathFraction // what modf returns
	FMathMantissa // what frexp returns
	FMathExponent // what frexp stores
)

// Conversions: Ord of OpCvt, of Size bits to Imm bits.
const (
	CvtFPToSI = iota
	CvtFPToUI
	CvtSIToFP
	CvtUIToFP
	CvtFP // between floating point widths
	CvtFPToSISat
	CvtFPToUISat
)

// Functions on lists: Ord of OpWide. Size is the width of the operands (128-bit
// integers: 65..128). Those marked f work on long doubles (two slots: mantissa,
// sign and exponent); w is Size.
const (
	WideAdd = iota // x.lo x.hi y.lo y.hi -> lo hi
	WideSub
	WideMul
	WideUDiv
	WideURem
	WideSDiv
	WideSRem
	WideAnd
	WideOr
	WideXor
	WideShl
	WideLShr
	WideAShr
	WideEQ // -> one slot
	WideULT
	WideULE
	WideSLT
	WideSLE
	WideMath  // integer function Imm: operands in pairs -> lo hi (or one bit)
	WideSExt  // one slot of w bits -> lo hi of Imm bits
	WideSExt2 // two slots of w bits -> lo hi of Imm bits
	WideToFP  // lo hi, Imm: destination bits | signed<<16
	WideFromFP
	// f
	WideFAdd
	WideFSub
	WideFMul
	WideFDiv
	WideFRem
	WideFCmp    // predicate Imm
	WideFFromF  // float or double of w bits -> f
	WideFToF    // f -> float or double of w bits
	WideFFromSI // integer of w bits (one slot, or two if w > 64)
	WideFFromUI
	WideFToSI // to w bits
	WideFToUI
	WideFMath // function Imm
)

// Prim names a primitive of the run-time library: Ord of OpPrim.
type Prim uint8

const (
	PrimAwait Prim = iota + 1
	PrimAwaitRMW
	PrimLoad
	PrimStore
	PrimRMW
	PrimCAS
	PrimChoice
	PrimSelf
	PrimCreate
	PrimJoin
	PrimFinish
	PrimBlock
	PrimFault
	PrimMalloc
	PrimFree
	PrimObjectSize
	PrimClock
	PrimBarrier
	PrimTLSGet
	PrimTLSSet
	PrimPrint
	PrimFence
	PrimThrow
	PrimName
	PrimTrial
	PrimUndef
	PrimOperate
	PrimGuard
	PrimCount
)

// Prims are the primitives by the name that the library's C code calls.
var Prims = map[string]Prim{
	"__gmc_await": PrimAwait, "__gmc_await_rmw": PrimAwaitRMW, "__gmc_load": PrimLoad, "__gmc_store": PrimStore,
	"__gmc_rmw": PrimRMW, "__gmc_cas": PrimCAS, "__gmc_choice": PrimChoice, "__gmc_self": PrimSelf,
	"__gmc_create": PrimCreate, "__gmc_join": PrimJoin, "__gmc_finish": PrimFinish, "__gmc_block": PrimBlock,
	"__gmc_fault": PrimFault, "__gmc_malloc": PrimMalloc, "__gmc_free": PrimFree, "__gmc_object_size": PrimObjectSize, "__gmc_clock": PrimClock,
	"__gmc_barrier": PrimBarrier, "__gmc_tls_get": PrimTLSGet, "__gmc_tls_set": PrimTLSSet, "__gmc_print": PrimPrint,
	"__gmc_fence": PrimFence, "__gmc_throw": PrimThrow, "__gmc_name": PrimName, "__gmc_trial": PrimTrial, "__gmc_undef": PrimUndef,
	"__gmc_guard": PrimGuard, "__gmc_count": PrimCount,
}

// PrimArgs is the number of arguments of each primitive.
var PrimArgs = [...]int{
	PrimAwait: 7, PrimAwaitRMW: 9, PrimLoad: 4, PrimStore: 5, PrimRMW: 6, PrimCAS: 7, PrimChoice: 1, PrimSelf: 0, PrimCreate: 3,
	PrimJoin: 2, PrimFinish: 2, PrimBlock: 1, PrimFault: 2, PrimMalloc: 3, PrimFree: 1, PrimObjectSize: 1, PrimClock: 2, PrimBarrier: 2,
	PrimTLSGet: 2, PrimTLSSet: 3, PrimPrint: 2, PrimFence: 1, PrimThrow: 1, PrimName: 0, PrimTrial: 0, PrimUndef: 1,
	PrimGuard: 2, PrimCount: 0,
}
