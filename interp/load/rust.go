package load

import (
	"regexp"
	"strings"
	"sync"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// rust are patterns of the names of functions of Rust's standard library.
type rust struct {
	// functions are those that the run-time library has instead (interp/rtlib/c/rust.c).
	functions []rustFunctionName
	// guardKey is the function with which each thread makes sure that what it has of its own is dropped at its end. It
	// creates a key that is shared, which threads would compete for: executions that differ in nothing else.
	guardKey *regexp.Regexp
	// park is the function in which a thread waits until another one lets it go on.
	park *regexp.Regexp
}

type rustFunctionName struct {
	name     *regexp.Regexp
	standsIn string
	params   int // how many it takes, as far as an optimiser has not taken some away
}

var rustNames = sync.OnceValue(func() *rust {
	return &rust{
		functions: []rustFunctionName{
			{rustName(`4core9panicking9panic_fmt`), "__rust_panic_fmt", 3},
			{rustName(`4core9panicking19assert_failed_inner`), "__rust_assert_failed", 0},
			{rustName(`14stack_overflow3imp12drop_handler`), "__rust_drop_handler", 0},
			{rustName(`3std3sys4sync5mutex5futex\w*5Mutex14lock_contended`), contendedMutex, 1},
			{rustName(`3std3sys4sync6rwlock5futex\w*6RwLock14read_contended`), contendedRead, 1},
			{rustName(`3std3sys4sync6rwlock5futex\w*6RwLock15write_contended`), contendedWrite, 1},
		},
		guardKey: rustName(`3std3sys12thread_local5guard3key6enable`),
		park:     rustName(`3std6thread(6thread(NtB\w_)?6Thread|9functions)4park`),
	}
})

// rustName matches the names that Rust gives to a function of its library whose path ends in path, as it mangles them
// since 2025 and as it did before. Before path are the names of modules and types, with numbers that depend on the
// release.
func rustName(path string) *regexp.Regexp {
	return regexp.MustCompile(`^(_R\w*_|_ZN)` + path + `(17h[0-9a-f]{16}E)?$`)
}

// rustFunction returns the function of the run-time library that stands for the one of Rust's called name, or "".
func rustFunction(name string) string {
	if !debug.IsRust(name) {
		return ""
	}
	for _, f := range rustNames().functions {
		if f.name.MatchString(name) {
			return f.standsIn
		}
	}
	return ""
}

// standsIn reports whether the run-time library has a function for fn of Rust's library: an optimiser may have made
// another one of it.
func standsIn(fn *llir.Func) bool {
	for _, f := range rustNames().functions {
		if f.name.MatchString(fn.Name()) {
			return f.params == 0 || len(fn.Params) == f.params
		}
	}
	return false
}

// rustcOwn reports whether Rust's compiler itself makes the function called name, without debug information: those that
// call the allocator are such.
func rustcOwn(name string) bool {
	return strings.HasPrefix(name, "_R") && strings.Contains(name, "_7___rustc")
}

// rustSetUp returns the functions of u that are to run before main, as if main had done so first.
func (ld *loader) rustSetUp(u unit) (ctors []int32) {
	for _, f := range u.ir.Funcs {
		if len(f.Blocks) > 0 && len(f.Params) == 0 && debug.IsRust(f.Name()) && rustNames().guardKey.MatchString(f.Name()) {
			ctors = append(ctors, ld.funcIndex(u.module, f))
		}
	}
	return ctors
}

// What these functions call of Rust's locks to wait. A function that wants a lock tries to take it first, and calls that
// only where this fails. Here it waits at once: to try first would only add executions in which that fails.
const (
	contendedMutex = "__rust_mutex_lock_contended"
	contendedRead  = "__rust_rwlock_read_contended"
	contendedWrite = "__rust_rwlock_write_contended"
)

// writeLocked is a read-write lock that is held by a writer (interp/rtlib/c/rust.c).
const writeLocked = 1<<30 - 1

// contended returns what a block does first with the lock at ptr, if that is to wait for it, else "".
func contended(at value.Value, ptr value.Value) string {
	b, ok := at.(*llir.Block)
	if !ok || len(b.Insts) == 0 {
		return ""
	}
	call, ok := b.Insts[0].(*llir.InstCall)
	if !ok || len(call.Args) != 1 || unwrap(call.Args[0]) != unwrap(ptr) {
		return ""
	}
	f, ok := call.Callee.(*llir.Func)
	if !ok {
		return ""
	}
	return rustFunction(f.Name())
}

// triesLock returns what a function calls of Rust's library where x, with which it tries to take a lock, fails, and the
// values that the lock has before and after; ok is false if x is something else.
func (fl *lowering) triesLock(x *llir.InstCmpXchg) (free, held uint64, ok bool) {
	old, isConst := x.Cmp.(*constant.Int)
	set, isConst2 := x.New.(*constant.Int)
	if fl.m.lib || fl.ld.opts.NoLibrary || !isConst || !isConst2 || len(fl.uses[x]) == 0 {
		return 0, 0, false
	}
	for _, u := range fl.uses[x] {
		succeeded, ok := u.(*llir.InstExtractValue)
		if !ok || len(succeeded.Indices) != 1 || succeeded.Indices[0] != 1 || len(fl.uses[succeeded]) != 1 {
			return 0, 0, false
		}
		br, ok := fl.uses[succeeded][0].(*llir.TermCondBr)
		if !ok {
			return 0, 0, false
		}
		if f := contended(br.TargetFalse, x.Ptr); f != contendedMutex && f != contendedWrite {
			return 0, 0, false
		}
	}
	return old.X.Uint64(), set.X.Uint64(), true
}

// await emits that a thread waits until the 4 bytes at base are from, and makes to of them; it returns what it read.
func (fl *lowering) await(base int32, from, to uint64, why event.BlockReason) int32 {
	args := []int32{base}
	for _, a := range []uint64{4, uint64(event.AwaitEQ), from, 0, to, uint64(event.Acquire), uint64(why), 0} {
		args = append(args, fl.imm(a))
	}
	out := fl.newSlots(1)
	fl.emitList(ir.Inst{Op: ir.OpPrim, Ord: uint8(ir.PrimAwaitRMW)}, args, out)
	return out[0]
}

// parks reports whether x is the first that std::thread::park does: it takes the token of its thread, 1, if that is
// there, and says that it sleeps if it is not, 0. Here it waits for the token.
func (fl *lowering) parks(x *llir.InstAtomicRMW) bool {
	by, ok := x.X.(*constant.Int)
	return ok && by.X.IsUint64() && by.X.Uint64() == 1 && x.Op == enum.AtomicOpSub && x.Ordering == enum.AtomicOrderingAcquire &&
		!fl.ld.opts.NoLibrary && debug.IsRust(fl.fn.Name()) && rustNames().park.MatchString(fl.fn.Name())
}

// looksForReaders reports whether x only asks whether a read-write lock lets a reader in, in a function that waits for the
// lock if it does not:
//
//	state = load lock; if state < LIMIT and cmpxchg(lock, state, state + 1) succeeds, it is in; else it waits
func (fl *lowering) looksForReaders(x *llir.InstLoad) bool {
	if fl.m.lib || fl.ld.opts.NoLibrary || !x.Atomic {
		return false
	}
	asks := false
	for _, u := range fl.uses[x] {
		switch u := u.(type) {
		case *llir.InstICmp:
			limit, ok := u.Y.(*constant.Int)
			if !ok || u.Pred != enum.IPredULT || u.X != value.Value(x) || limit.X.Uint64() > writeLocked || len(fl.uses[u]) != 1 {
				return false
			}
			br, ok := fl.uses[u][0].(*llir.TermCondBr)
			if !ok || contended(br.TargetFalse, x.Src) != contendedRead {
				return false
			}
			asks = true
		case *llir.InstAdd, *llir.InstOr, *llir.InstCmpXchg: // where the lock lets readers in
		default:
			return false
		}
	}
	return asks
}
