package load

import (
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
)

// Mutexes, semaphores, read-write locks and condition variables that threads get in an order
// (Options.Queued) are objects with operations, as if the program had declared them: see
// interp/rtlib/c/queue.h.

// Queued says which objects of the library have queues.
type Queued struct{ Mutex, Sem, RWLock, Cond bool }

// of reports whether those have that the library has in file.
func (q *Queued) of(file string) bool {
	switch file {
	case "mutex.ll":
		return q.Mutex
	case "sem.ll":
		return q.Sem
	case "rwlock.ll":
		return q.RWLock
	case "cond.ll":
		return q.Cond
	}
	return false
}

// replacement is the name of the function of the library that is called for name, which is in file.
func (q *Queued) replacement(name, file string) string {
	if q.of(file) {
		if _, ok := rtlib.FileOf(rtlib.Queued + name); ok {
			return rtlib.Queued + name
		}
	}
	return name
}

// Scalars of the state of an object with queues (struct object in interp/rtlib/c/queue.h).
const (
	queueSize  = 4 + 31*4
	objectSize = 8 + 2*queueSize
)

func queueOf(name string, second bool) ir.Scalar {
	off := uint64(8)
	if second {
		off += queueSize
	}
	return ir.Scalar{Name: name, Off: off, Size: queueSize, Queue: true}
}

func numberOf(name string, off uint64) ir.Scalar {
	return ir.Scalar{Name: name, Off: off, Size: 4, Signed: true}
}

// The objects, with names for the fields that are used.
var (
	mutexObject  = ir.Object{Name: "mutex", Size: objectSize, Beside: true, Fields: []ir.Scalar{numberOf("held", 0), queueOf("waiting", false)}}
	semObject    = ir.Object{Name: "semaphore", Size: objectSize, Beside: true, Fields: []ir.Scalar{numberOf("value", 0), queueOf("waiting", false)}}
	rwlockObject = ir.Object{Name: "read-write lock", Size: objectSize, Beside: true,
		Fields: []ir.Scalar{numberOf("readers", 0), numberOf("writer", 4), queueOf("waiting", false), queueOf("waiting writers", true)}}
	condObject = ir.Object{Name: "condition variable", Size: objectSize, Beside: true,
		Fields: []ir.Scalar{numberOf("choosing", 4), queueOf("waiting", false), queueOf("chosen first", true)}}
	// Of operations that several kinds have. Its name is empty.
	anyObject = ir.Object{Size: objectSize, Beside: true,
		Fields: []ir.Scalar{numberOf("value", 0), numberOf("writer", 4), queueOf("waiting", false), queueOf("waiting writers", true)}}
)

// queuedOperations are the operations of interp/rtlib/c/queue.c, by their names there.
var queuedOperations = map[string]ir.Operation{
	"op_reset": {Name: "init", Ord: event.Release, Object: anyObject},
	"op_enter": {Name: "enter", Ord: event.Relaxed, Object: anyObject},
	"op_idle":  {Name: "destroy", Ord: event.Relaxed, Object: anyObject},

	"op_mutex_take":        {Name: "lock", Ord: event.Acquire, Wait: event.BlockLock, Object: mutexObject},
	"op_mutex_try":         {Name: "trylock", Ord: event.Acquire, Wait: event.BlockAssume, Object: mutexObject},
	"op_mutex_fail":        {Name: "trylock", Ord: event.Relaxed, Wait: event.BlockAssume, Object: mutexObject},
	"op_mutex_enter_late":  {Name: "enter", Ord: event.Relaxed, Wait: event.BlockAssume, Object: mutexObject},
	"op_mutex_take_timely": {Name: "lock", Ord: event.Acquire, Wait: event.BlockAssume, Object: mutexObject},
	"op_mutex_leave":       {Name: "leave", Ord: event.Relaxed, Wait: event.BlockAssume, Object: mutexObject},
	"op_mutex_release":     {Name: "unlock", Ord: event.Release, Object: mutexObject},

	"op_sem_take":        {Name: "wait", Ord: event.Acquire, Wait: event.BlockSem, Object: semObject},
	"op_sem_try":         {Name: "trywait", Ord: event.Acquire, Wait: event.BlockAssume, Object: semObject},
	"op_sem_fail":        {Name: "trywait", Ord: event.Relaxed, Wait: event.BlockAssume, Object: semObject},
	"op_sem_enter_late":  {Name: "enter", Ord: event.Relaxed, Wait: event.BlockAssume, Object: semObject},
	"op_sem_take_timely": {Name: "wait", Ord: event.Acquire, Wait: event.BlockAssume, Object: semObject},
	"op_sem_leave":       {Name: "leave", Ord: event.Relaxed, Wait: event.BlockAssume, Object: semObject},
	"op_sem_post":        {Name: "post", Ord: event.Release, Object: semObject},
	"op_sem_value":       {Name: "getvalue", Ord: event.Relaxed, Object: semObject},

	"op_rwlock_enter":       {Name: "enter", Ord: event.Relaxed, Object: rwlockObject},
	"op_rwlock_take":        {Name: "lock", Ord: event.Acquire, Wait: event.BlockLock, Object: rwlockObject},
	"op_rwlock_try":         {Name: "trylock", Ord: event.Acquire, Wait: event.BlockAssume, Object: rwlockObject},
	"op_rwlock_fail":        {Name: "trylock", Ord: event.Relaxed, Wait: event.BlockAssume, Object: rwlockObject},
	"op_rwlock_enter_late":  {Name: "enter", Ord: event.Relaxed, Wait: event.BlockAssume, Object: rwlockObject},
	"op_rwlock_take_timely": {Name: "lock", Ord: event.Acquire, Wait: event.BlockAssume, Object: rwlockObject},
	"op_rwlock_leave":       {Name: "leave", Ord: event.Relaxed, Wait: event.BlockAssume, Object: rwlockObject},
	"op_rwlock_release":     {Name: "unlock", Ord: event.Release, Object: rwlockObject},

	"op_cond_signal":    {Name: "signal", Ord: event.Relaxed, Object: condObject},
	"op_cond_choose":    {Name: "signal", Ord: event.Relaxed, Wait: event.BlockAssume, Object: condObject},
	"op_cond_broadcast": {Name: "broadcast", Ord: event.Relaxed, Object: condObject},
}

// libraryOperation notes that function f of the library is an operation, if it is one.
func (ld *loader) libraryOperation(f *llir.Func) {
	name, ok := strings.CutPrefix(f.Name(), rtlib.Prefix)
	if !ok {
		return
	}
	if op, ok := queuedOperations[name]; ok {
		ld.noteOperation(f, &op)
	}
}

// noteOperation notes that f is operation op.
func (ld *loader) noteOperation(f *llir.Func, op *ir.Operation) {
	if ld.operations == nil {
		ld.operations, ld.operationIndex = map[*llir.Func]*ir.Operation{}, map[*llir.Func]int32{}
	}
	ld.operations[f] = op
}
