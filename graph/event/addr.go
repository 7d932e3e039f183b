package event

// Layout of the 47-bit address space of the program under test. An address
// tells which thread allocated it, and nothing it contains depends on timing:
//
//	[0, NullEnd)                null page: every access is a null dereference
//	[StaticBase, HeapBase)      functions, then global variables
//	[HeapBase, StackBase)       HeapBase  | tid<<RegionBits | offset: heap objects
//	[StackBase, AddrEnd)        StackBase | tid<<RegionBits | offset: local variables, thread-locals
//
// Addresses fit in 47 bits because lock-free programs store tags in the upper
// 16 bits of a pointer, as they can on x86-64 and AArch64.
const (
	RegionBits      = 28
	NullEnd    Addr = 1 << 16
	StaticBase Addr = 0x1c0de << 28 // far from the integers that programs make of halves
	HeapBase   Addr = 1 << 46
	StackBase  Addr = 1<<46 | 1<<45
	AddrEnd    Addr = 1 << 47
)

// IsStatic reports whether a lies where functions and global variables are.
func (a Addr) IsStatic() bool { return a >= StaticBase && a < HeapBase }

// IsDynamic reports whether a lies where threads allocate (heap or stack), so
// that an access needs a Malloc event that happens before it.
func (a Addr) IsDynamic() bool { return a >= HeapBase && a < AddrEnd }

// IsStack reports whether a lies in some thread's stack region.
func (a Addr) IsStack() bool { return a >= StackBase && a < AddrEnd }

// Owner is the thread whose region a dynamic address lies in.
func (a Addr) Owner() Tid { return Tid(a>>RegionBits) & MaxTid }

// Region returns the first address of t's heap region (stack false) or stack
// region (stack true).
func Region(t Tid, stack bool) Addr {
	if stack {
		return StackBase | Addr(t)<<RegionBits
	}
	return HeapBase | Addr(t)<<RegionBits
}
