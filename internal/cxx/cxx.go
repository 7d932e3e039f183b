// Package cxx makes random programs of the calls that threads of C++ (and of C11) synchronise with, and goes through all
// their states to say how they can end: what is compared with what the checker finds.
//
// It is written from the C++ standard and shares nothing with interp/rtlib. Where the standard lets a call fail although
// it could succeed (try_lock, try_acquire, try_wait), it does not: README and docs/wakeup.md promise no such failures. A call with a
// time limit may fail whenever it cannot do at once what it is for. Programs are linked with libstdc++, so where that does what the
// standard forbids, or chooses what it leaves open, the search does the same, and a comment says so. Memory is sequentially
// consistent, and programs that can do what is undefined are not looked at.
//
// testdata/wakeup/cxx.cpp runs the programs.
package cxx

import (
	"fmt"
	"slices"
	"strings"
)

// Call is a call of a thread.
type Call struct {
	// Class says what is called, Op which function of it: see (*step).run.
	Class, Op byte
	// Object is 0 or 1. Second is a number or another object, as the function has it.
	Object, Second int
	// Skip is how many of the thread's next calls are left out if this one does not return 0.
	Skip int
}

// Object is one that the program makes, or whose value matters.
type Object struct {
	Class byte
	Index int
	Value int // that it begins with
}

// Program is what threads do with objects.
type Program struct {
	Objects []Object // all that calls use, and no others
	Threads [][]Call
}

// Args are the arguments of testdata/wakeup/cxx.cpp.
func (p *Program) Args() []string {
	var b strings.Builder
	for _, o := range p.Objects {
		fmt.Fprintf(&b, "%c%d%d", o.Class, o.Index, o.Value)
	}
	args := []string{b.String()}
	for _, calls := range p.Threads {
		b.Reset()
		for _, c := range calls {
			fmt.Fprintf(&b, "%c%c%d%d%d", c.Class, c.Op, c.Object, c.Second, c.Skip)
		}
		args = append(args, b.String())
	}
	return args
}

// Parse is the reverse of Args.
func Parse(args ...string) *Program {
	p := &Program{}
	digit := func(b byte) int { return int(b - '0') }
	for text := args[0]; text != ""; text = text[3:] {
		p.Objects = append(p.Objects, Object{Class: text[0], Index: digit(text[1]), Value: digit(text[2])})
	}
	for _, text := range args[1:] {
		var calls []Call
		for ; text != ""; text = text[5:] {
			calls = append(calls, Call{Class: text[0], Op: text[1], Object: digit(text[2]), Second: digit(text[3]), Skip: digit(text[4])})
		}
		p.Threads = append(p.Threads, calls)
	}
	p.complete()
	return p
}

// complete lists the objects of all calls, each of them once and in the order of their names.
func (p *Program) complete() {
	var all []Object
	add := func(class byte, index int) {
		for _, o := range slices.Concat(all, p.Objects) {
			if o.Class == class && o.Index == index {
				if !slices.Contains(all, o) {
					all = append(all, o)
				}
				return
			}
		}
		all = append(all, Object{Class: class, Index: index})
	}
	for _, calls := range p.Threads {
		for _, c := range calls {
			switch c.Class {
			case both:
				add(mutex, 0)
				add(mutex, 1)
				continue
			case condition, conditionAny, conditionC:
				if c.Op != 'n' && c.Op != 'N' {
					add(lockOf(c.Class), c.Second)
				}
				if c.Op == 'p' || c.Op == 'P' {
					add(atomic, c.Second)
				}
			case barrier, once, guard, onceC, packaged, task, threadObject, threadC:
				add(atomic, c.Object)
			case jthread, stopSource:
				add(atomic, c.Object)
				if c.Class == jthread && c.Op == 's' && c.Second == 2 || c.Class == stopSource && (c.Op == 'w' || c.Op == 'W') {
					add(timedMutex, c.Object)
					add(conditionAny, c.Object)
				}
			}
			add(c.Class, c.Object)
		}
	}
	slices.SortFunc(all, func(a, b Object) int {
		if a.Class != b.Class {
			return int(a.Class) - int(b.Class)
		}
		return a.Index - b.Index
	})
	p.Objects = all
}

// Classes, as testdata/wakeup/cxx.cpp calls them.
const (
	atomic         = 'x' // std::atomic<int>
	wideAtomic     = 'y' // std::atomic<long>
	flag           = 'f'
	mutex          = 'm'
	recursive      = 'r' // recursive_mutex
	timedMutex     = 't'
	recursiveTimed = 'e'
	shared         = 's' // shared_mutex
	sharedTimed    = 'S'
	both           = 'k' // std::lock of two mutexes
	condition      = 'c' // condition_variable
	conditionAny   = 'a' // condition_variable_any
	counting       = 'z' // counting_semaphore<7>
	binary         = 'b' // binary_semaphore
	latch          = 'l'
	barrier        = 'B'
	once           = 'o' // once_flag
	guard          = 'g' // a static local variable
	promise        = 'p' // with shared futures of its result, as the following one
	packaged       = 'P' // packaged_task: adds 1 to the atomic object of its number, and throws if its value is 2
	task           = 'A' // std::async
	threadObject   = 'T' // std::thread
	jthread        = 'J'
	threadC        = 'h' // thrd_t
	stopSource     = 'q'
	mutexC         = 'M' // mtx_plain
	recursiveC     = 'n' // mtx_timed | mtx_recursive
	conditionC     = 'C' // cnd_t
	onceC          = 'O' // call_once of C11
	inside         = 'Z' // nothing that a program can call
)

// lockOf is the class of the locks that waits for a condition variable of the given class release.
func lockOf(class byte) byte {
	switch class {
	case conditionAny:
		return timedMutex
	case conditionC:
		return mutexC
	}
	return mutex
}

// Locks reports whether a call of p is std::lock, and whether another one only tries a mutex: it may see what the
// attempts of std::lock do that are given up.
func (p *Program) Locks() (locks, seen bool) {
	for _, calls := range p.Threads {
		for _, c := range calls {
			locks = locks || c.Class == both && c.Op == 'l'
			seen = seen || (c.Class == both || c.Class == mutex) && c.Op == 't'
		}
	}
	return locks, locks && seen
}

// Shares reports whether p has locks that several threads may have at the same time.
func (p *Program) Shares() bool {
	return slices.ContainsFunc(p.Objects, func(o Object) bool { return o.Class == shared || o.Class == sharedTimed })
}

// Tries reports whether a call of p can fail instead of waiting: such calls need not synchronise with anything, so more may
// happen than interleavings show.
func (p *Program) Tries() bool {
	for _, calls := range p.Threads {
		for _, c := range calls {
			switch {
			case c.Class == once, c.Class == guard, c.Class == atomic, c.Class == wideAtomic, c.Class == flag, c.Class == onceC:
			case c.Class == stopSource && c.Op == 'q':
				return true
			case strings.IndexByte("tTyYWP", c.Op) >= 0:
				return true
			}
		}
	}
	return false
}

// What calls return, as testdata/wakeup/cxx.cpp keeps it.
const (
	success   = 0
	failed    = 1
	thrown    = 2
	deferred  = 2
	none      = 5 // there is nothing that the call is of: no token to wait with, no thread to join
	exception = 7
	broken    = 9
	noState   = 11
	satisfied = 12
)

// Smaller returns programs that lack one of p's threads or calls.
func (p *Program) Smaller() (out []*Program) {
	add := func(threads [][]Call) {
		q := &Program{Objects: p.Objects, Threads: threads}
		q.complete()
		out = append(out, q)
	}
	for t := range p.Threads {
		if len(p.Threads) > 1 {
			add(slices.Delete(slices.Clone(p.Threads), t, t+1))
		}
		for k := range p.Threads[t] {
			calls := slices.Delete(slices.Clone(p.Threads[t]), k, k+1)
			for i := range calls[:k] {
				if i+calls[i].Skip >= k {
					calls[i].Skip--
				}
			}
			threads := slices.Clone(p.Threads)
			threads[t] = calls
			add(threads)
		}
	}
	return out
}
