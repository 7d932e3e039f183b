// Package posix makes random programs of calls that POSIX threads synchronise with (mutexes of four kinds, robust or
// not, semaphores, read-write locks, condition variables, with and without a time limit) and of futexes, and goes through
// all their states to say how they can end: what is compared with what the checker finds under each wake-up policy.
//
// It is written from the standard, from futex(2) and from docs/wakeup.md, and shares nothing with interp/rtlib. Where that has
// shortcuts (a call with a time limit that only tries, a waiter that times out and so never waits, two
// events for one call), this has none: a thread that waits is in a queue until it gets what it waits for, is
// woken, or its time is over. Memory is sequentially consistent, and time passes as it likes.
//
// testdata/wakeup/posix.c runs the programs.
package posix

import (
	"fmt"
	"strings"
)

// Call is a call of a thread.
type Call struct {
	// Op says which function is called: for mutexes l (lock), t (trylock), T (timedlock), u (unlock), m (consistent); for semaphores
	// w (wait), y (trywait), z (timedwait), p (post), g (getvalue); for read-write locks r, R, s (lock, try and
	// lock with a time limit to read), W, V, v (to write), U (unlock); for condition variables c (wait),
	// C (timedwait), S (signal), B (broadcast); for a shared number x, an atomic exchange, and with the number as a futex
	// f (wait), F (wait with a time limit), k (wake).
	Op byte
	// Object is 0 or 1. Of a wait for a condition variable Second is the mutex; of an exchange, what is written; of a
	// wait for a futex, the value that it must have; of a wake-up, how many threads.
	Object, Second int
	// Skip is how many of the thread's next calls are left out if this one fails: if it returns neither 0 nor EOWNERDEAD.
	Skip int
}

// Program is what threads do with two objects of each sort.
type Program struct {
	Kinds   [2]byte // of mutexes: n (normal), r (recursive), e (error checking), a (adaptive); N, R, E, A: robust ones
	Values  [2]int  // of semaphores
	Threads [][]Call
}

// Args are the arguments of testdata/wakeup/posix.c.
func (p *Program) Args() []string {
	args := []string{fmt.Sprintf("%c%c%d%d", p.Kinds[0], p.Kinds[1], p.Values[0], p.Values[1])}
	for _, calls := range p.Threads {
		var b strings.Builder
		for _, c := range calls {
			fmt.Fprintf(&b, "%c%d%d%d", c.Op, c.Object, c.Second, c.Skip)
		}
		args = append(args, b.String())
	}
	return args
}

// What calls return, as testdata/wakeup/posix.c keeps it.
const (
	success = iota
	busy
	timedOut
	edeadlk
	notOwner
	again
	invalid
	ownerDead
	notRecoverable
)

// robust reports whether mutex i passes on when its owner ends.
func (p *Program) robust(i int) bool { return p.Kinds[i] < 'a' }

// kind is the kind of mutex i, robust or not.
func (p *Program) kind(i int) byte { return p.Kinds[i] | ('a' - 'A') }

// Parse is the reverse of Args.
func Parse(args ...string) *Program {
	p := &Program{Kinds: [2]byte{args[0][0], args[0][1]}}
	for i := range p.Values {
		p.Values[i] = int(args[0][2+i] - '0')
	}
	for _, text := range args[1:] {
		var calls []Call
		for ; text != ""; text = text[4:] {
			calls = append(calls, Call{Op: text[0], Object: int(text[1] - '0'), Second: int(text[2] - '0'), Skip: int(text[3] - '0')})
		}
		p.Threads = append(p.Threads, calls)
	}
	return p
}
