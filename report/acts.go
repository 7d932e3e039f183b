package report

import (
	"strings"

	"genmcgo/graph/event"
)

// What calls of libraries are to reports of threads that wait: which of them wait, wake and post. A function of the
// library in C is known by its name (acts), one of the C++ library by its class (classes.go).

// Call is a call of a function of a library.
type Call struct {
	Function string // its symbol
	Args     [2]event.Addr
	Pos      int32
}

// Store is a write that lies ahead of a thread.
type Store struct {
	Addr  event.Addr
	Size  uint8
	Value uint64 // if it is Known
	Known bool
	Pos   int32 // of the write in the program, or of the call of a library that makes it
}

// Ahead is what a thread would come to if it went on, as far as its code tells.
type Ahead struct {
	Calls  []Call  // of libraries
	Stores []Store // to addresses that are known
}

// word is the size of what an object of a library begins with: what it is called does not depend on more of it.
const word = 4

// act is what a function of a library does to an object.
type act uint8

const (
	actNone act = iota
	actWait
	actSignal
	actBroadcast
	actTake // of a semaphore
	actPost
	actArrive
	actFutexWait
	actExit
)

// acts are functions of the run-time library whose first argument is the object, by what they do to it.
var acts = map[string]act{
	"pthread_cond_wait": actWait, "pthread_cond_timedwait": actWait, "pthread_cond_signal": actSignal, "pthread_cond_broadcast": actBroadcast,
	"cnd_wait": actWait, "cnd_timedwait": actWait, "cnd_signal": actSignal, "cnd_broadcast": actBroadcast,
	"_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE": actWait,
	"_ZNSt18condition_variable10notify_oneEv":                   actSignal, "_ZNSt18condition_variable10notify_allEv": actBroadcast,
	"sem_wait": actTake, "sem_trywait": actTake, "sem_timedwait": actTake, "sem_clockwait": actTake, "sem_post": actPost, "__sem_release": actPost,
	"pthread_barrier_wait": actArrive, "pthread_barrier_wait__unused": actArrive, "__VERIFIER_barrier_wait": actArrive,
	"futex_wait": actFutexWait, "pthread_exit": actExit,
}

// actOf is what the function called symbol does.
func actOf(symbol string) act { return acts[strings.TrimPrefix(symbol, "queued_")] }
