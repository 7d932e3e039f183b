package event

// Layout of the 47-bit address space of the program under test. An address
// tells which thread allocated it, and nothing it contains depends on timing:
//
//	[0, NullEnd)                null page: every access is a null dereference
//	[StaticBase, ZeroedBase)    functions, then global variables
//	[ZeroedBase, HeapBase)      ZeroedBase | tid<<RegionBits | offset: heap objects that start as zero (calloc)
//	[HeapBase, StackBase)       HeapBase   | tid<<RegionBits | offset: other heap objects
//	[StackBase, AddrEnd)        StackBase  | tid<<RegionBits | offset: local variables, thread-locals
//
// Addresses fit in 47 bits because lock-free programs store tags in the upper
// 16 bits of a pointer, as they can on x86-64 and AArch64.
const (
	RegionBits      = 28
	NullEnd    Addr = 1 << 16
	StaticBase Addr = 0x1c0de << 28 // far from the integers that programs make of halves
	ZeroedBase Addr = 1 << 45
	HeapBase   Addr = 1 << 46
	StackBase  Addr = 1<<46 | 1<<45
	AddrEnd    Addr = 1 << 47
)

// IsStatic reports whether a lies where functions and global variables are.
func (a Addr) IsStatic() bool { return a >= StaticBase && a < ZeroedBase }

// IsDynamic reports whether a lies where threads allocate (heap or stack), so
// that an access needs a Malloc event that happens before it.
func (a Addr) IsDynamic() bool { return a >= ZeroedBase && a < AddrEnd }

// IsStack reports whether a lies in some thread's stack region.
func (a Addr) IsStack() bool { return a >= StackBase && a < AddrEnd }

// IsZeroed reports whether a lies where heap objects are whose memory starts as zero.
func (a Addr) IsZeroed() bool { return a >= ZeroedBase && a < HeapBase }

// SameArea reports whether a and b both lie on heaps, on zeroed heaps, on stacks or in
// static memory.
func (a Addr) SameArea(b Addr) bool { return a>>45 == b>>45 }

// Unwritten is the content of size bytes of memory at a that were never written and are
// not static: zero if the memory starts as zero, else undefined. Whether 16 bytes at once
// are undefined cannot be said (see Value).
func Unwritten(a Addr, size uint8) Value {
	if !a.IsDynamic() || a.IsZeroed() || size > 8 {
		return Value{}
	}
	return Value{Hi: ^uint64(0) >> (64 - 8*uint(size))}
}

// Owner is the thread whose region a dynamic address lies in.
func (a Addr) Owner() Tid { return Tid(a>>RegionBits) & MaxTid }

// In is the address at the same place in the region of thread t, of the same kind, for a dynamic address.
func (a Addr) In(t Tid) Addr { return a&^(Addr(MaxTid)<<RegionBits) | Addr(t)<<RegionBits }

// ZeroedRegion returns the first address of t's region for heap objects that start as
// zero.
func ZeroedRegion(t Tid) Addr { return ZeroedBase | Addr(t)<<RegionBits }

// Region returns the first address of t's region for other heap objects (stack false) or
// of its stack region (stack true).
func Region(t Tid, stack bool) Addr {
	if stack {
		return StackBase | Addr(t)<<RegionBits
	}
	return HeapBase | Addr(t)<<RegionBits
}
