package cxx

import (
	"fmt"
	"slices"
	"strings"
)

// Ends are the ways in which a program can end. Each is a string with what the calls of each thread
// returned, and which threads wait for ever (End).
type Ends struct {
	Complete, Stuck map[string]bool
	Undefined       bool // a thread can do what the standard leaves undefined
	States          int
}

// Search goes through the states of p, unless there are more than most: then ok is false. Waits of a thread for
// a condition variable may end by themselves spurious times.
func (p *Program) Search(spurious, most int) (ends *Ends, ok bool) {
	s := &search{program: p, spurious: spurious, most: most, seen: map[string]bool{},
		ends: &Ends{Complete: map[string]bool{}, Stuck: map[string]bool{}}}
	if p.forbidden() {
		s.ends.Undefined = true
		return s.ends, true
	}
	s.children = p.children()
	first := &state{threads: make([]thread, len(p.Threads)+len(s.children)), objects: make([]object, len(p.Objects))}
	for i, o := range p.Objects {
		first.objects[i] = object{owner: nobody, value: o.Value, expected: o.Value}
	}
	s.visit(first)
	s.ends.States = len(s.seen)
	return s.ends, len(s.seen) < most
}

const nobody = -1

type thread struct {
	next      int // call
	stage     int // of it: called, or what its function says
	result    int // of a wait that is over
	returned  uint64
	tokens    [2]int  // what it has of each barrier: 0, or 1 + the phase
	spurious  [6]int  // waits that ended by themselves, of each condition variable
	callbacks [2]bool // it has one for stop source i
	body      int     // what a thread does that another one began, plus 1; 0 of one that does not exist
	stop      bool    // is requested of it
	deferred  bool    // it has not begun
	detached  bool
}

const called = 0

// object is one of any class.
type object struct {
	owner, count int     // who has it, how often; who runs an initialisation
	reads        [4]bool // which threads have it shared
	value        int     // a number; how far an initialisation is; what a phase of a barrier still expects
	expected     int     // by each phase of a barrier
	phase        int
	queue        []int // threads that wait
}

type state struct {
	threads []thread
	objects []object
}

func (s *state) clone() *state {
	c := &state{threads: slices.Clone(s.threads), objects: slices.Clone(s.objects)}
	for i := range c.objects {
		c.objects[i].queue = slices.Clone(c.objects[i].queue)
	}
	return c
}

type search struct {
	program  *Program
	spurious int
	most     int
	seen     map[string]bool
	ends     *Ends
	children []child
}

func (s *search) visit(x *state) {
	key := fmt.Sprint(*x)
	if s.ends.Undefined || s.seen[key] || len(s.seen) >= s.most {
		return
	}
	s.seen[key] = true
	stuck, complete := true, true
	for t := range x.threads {
		if s.ended(x, t) {
			continue
		}
		complete = complete && t >= len(s.program.Threads) // a thread that is detached may be left
		p := &step{search: s, x: x, t: t, call: s.callOf(x, t)}
		p.run()
		stuck = stuck && len(p.out) == p.luck
		for _, y := range p.out {
			s.visit(y)
		}
	}
	switch {
	case complete:
		s.ends.Complete[s.end(x)] = true
	case stuck && !s.ends.Undefined:
		s.ends.Stuck[s.end(x)] = true
	}
}

// End is how a thread ends whose calls returned what the digits of returned say, and which waits or not.
func End(returned uint64, waits bool) string {
	if waits {
		return fmt.Sprintf("%x...", returned)
	}
	return fmt.Sprintf("%x", returned)
}

func (s *search) end(x *state) string {
	var out []string
	for t := range s.program.Threads {
		out = append(out, End(x.threads[t].returned, !s.ended(x, t)))
	}
	return strings.Join(out, " ")
}

// step is what a thread can do next.
type step struct {
	*search
	x    *state
	t    int // the thread
	call Call
	out  []*state
	luck int // how many of them, the last ones, come about if a wait ends by itself, which it need not
}

// find is the number of an object.
func (p *step) find(class byte, index int) int {
	i := slices.IndexFunc(p.program.Objects, func(o Object) bool { return o.Class == class && o.Index == index })
	if i < 0 {
		panic(fmt.Sprintf("no object %c%d", class, index))
	}
	return i
}

// do adds the state that f makes. It says what becomes of the thread and of the object of the given number.
func (p *step) do(i int, f func(y *state, th *thread, o *object)) {
	y := p.x.clone()
	f(y, &y.threads[p.t], &y.objects[i])
	p.out = append(p.out, y)
}

// ends ends the call of th.
func (p *step) ends(th *thread, result int) {
	if p.t >= len(p.program.Threads) || th.next < len(p.program.Threads[p.t]) {
		th.returned = th.returned*16 + uint64(result) + 1
	}
	if th.next++; result != success {
		th.next += p.call.Skip
	}
	th.stage, th.result = called, 0
}

// returns adds a state in which the call has ended.
func (p *step) returns(result int) {
	p.do(0, func(_ *state, th *thread, _ *object) { p.ends(th, result) })
}

func (p *step) undefined() { p.search.ends.Undefined = true }

// patience says when a call fails instead of waiting.
type patience int

const (
	waits patience = iota // never
	tries                 // if it would have to wait
)

func (p *step) run() {
	i, op := p.call.Object, p.call.Op
	switch class := p.call.Class; class {
	case mutex, recursive, timedMutex, recursiveTimed, shared, sharedTimed, mutexC, recursiveC:
		p.lock(p.find(class, i), class == recursive || class == recursiveTimed || class == recursiveC)
	case both:
		p.both(p.find(mutex, i), p.find(mutex, 1-i))
	case condition, conditionAny, conditionC:
		p.condition(p.find(class, i))
	case counting, binary:
		p.semaphore(p.find(class, i))
	case latch:
		p.latch(p.find(class, i))
	case barrier:
		p.barrier(p.find(class, i))
	case atomic, wideAtomic, flag:
		p.atomic(p.find(class, i))
	case once, guard, onceC:
		p.once(p.find(class, i))
	case task:
		p.task(p.child(class, i))
	case threadObject, threadC:
		p.thread(p.child(class, i))
	case jthread:
		p.jthread(p.child(class, i))
	case promise, packaged:
		p.promise(p.find(class, i))
	case stopSource:
		p.stop(p.find(class, i))
	case inside:
		p.inside()
	default:
		panic(fmt.Sprintf("no function %c%c", class, op))
	}
}

func (p *step) no() { panic(fmt.Sprintf("no function %c%c", p.call.Class, p.call.Op)) }

// atomic: s (store), e (exchange), i (fetch_add of 1), l (load), w (wait), n, N (notify_one, notify_all).
// Of a flag: s (test_and_set), c (clear), l (test).
func (p *step) atomic(i int) {
	o, th, second := &p.x.objects[i], &p.x.threads[p.t], p.call.Second
	if p.call.Class == flag && p.call.Op == 'w' {
		second = min(second, 1)
	}
	set := func(value, result int) {
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value = value
			p.ends(th, result)
		})
	}
	const sleeping = 1
	switch op := p.call.Op; {
	case op == 's' && p.call.Class == flag:
		set(1, o.value)
	case op == 'c':
		set(0, success)
	case op == 's':
		set(second, success)
	case op == 'e':
		set(second, o.value)
	case op == 'i':
		set(o.value+1, o.value)
	case op == 'l':
		p.returns(o.value)
	case op == 'w' && th.stage == sleeping:
	case op == 'w' && o.value != second:
		p.returns(success)
	case op == 'w':
		p.do(i, func(_ *state, th *thread, o *object) {
			th.stage = sleeping
			o.queue = append(o.queue, p.t)
		})
	case op == 'n' && len(o.queue) == 0:
		p.returns(success)
	case op == 'n' && p.call.Class == atomic:
		// The standard has at least one thread woken for which the value has changed since it looked, if there is one.
		// libstdc++ asks the kernel for any thread that waits, and futex(2) does not promise which. Of objects of other
		// sizes than int it wakes all.
		for k := range o.queue {
			p.do(i, func(y *state, th *thread, o *object) {
				y.wake(o, k)
				p.ends(th, success)
			})
		}
	case op == 'n' || op == 'N':
		p.do(i, func(y *state, th *thread, o *object) {
			for len(o.queue) > 0 {
				y.wake(o, 0)
			}
			p.ends(th, success)
		})
	default:
		p.no()
	}
}

// wake has the k-th thread of the queue of o look again.
func (y *state) wake(o *object, k int) {
	y.threads[o.queue[k]].stage = called
	o.queue = slices.Delete(o.queue, k, k+1)
}

// latch: d (count_down), w (wait), t (try_wait), a (arrive_and_wait).
func (p *step) latch(i int) {
	o, th, n := &p.x.objects[i], &p.x.threads[p.t], p.call.Second
	const arrived = 1
	switch op := p.call.Op; {
	case (op == 'd' || op == 'a') && th.stage == called:
		if n > o.value {
			p.undefined()
			return
		}
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value -= n
			if th.stage = arrived; op == 'd' {
				p.ends(th, success)
			}
		})
	case op == 't' && o.value > 0:
		p.returns(failed)
	case o.value == 0:
		p.returns(success)
	}
}

// semaphore: a (acquire), t (try_acquire), T (try_acquire_for), r (release).
func (p *step) semaphore(i int) {
	o, n := &p.x.objects[i], p.call.Second
	most := 7
	if p.call.Class == binary {
		most = 1
	}
	switch op := p.call.Op; {
	case op == 'r' && o.value+n > most:
		p.undefined()
	case op == 'r':
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value += n
			p.ends(th, success)
		})
	case o.value > 0:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value--
			p.ends(th, success)
		})
	case op != 'a':
		p.returns(failed)
	}
}

// barrier: a (arrive, the token is kept), w (wait), b (arrive_and_wait), d (arrive_and_drop). The completion adds 1 to
// the atomic object of the same number.
func (p *step) barrier(i int) {
	o, th, op := &p.x.objects[i], &p.x.threads[p.t], p.call.Op
	const (
		completing = iota + 1
		completed
		waiting
	)
	b := p.call.Object
	token := th.tokens[b]
	switch {
	case op == 'w' && token == 0:
		p.returns(none)
	case op == 'w' && o.phase+1-token > 1:
		p.undefined() // the token is of neither this phase nor the one before
	case op == 'w' || th.stage == waiting:
		if o.phase+1 != token {
			p.do(i, func(_ *state, th *thread, o *object) {
				th.tokens[b] = 0
				p.ends(th, success)
			})
		}
	case th.stage == called:
		n := 1
		if op == 'a' {
			n = p.call.Second
		}
		if n > o.value {
			p.undefined()
			return
		}
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value -= n
			if op == 'd' {
				o.expected--
			} else {
				th.tokens[b] = o.phase + 1
			}
			if o.value == 0 {
				th.stage = completing
			} else {
				p.arrived(th, waiting)
			}
		})
	case th.stage == completing:
		x := p.find(atomic, b)
		p.do(i, func(y *state, th *thread, _ *object) {
			y.objects[x].value++
			th.stage = completed
		})
	case th.stage == completed:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value = o.expected
			o.phase++
			p.arrived(th, waiting)
		})
	}
}

// arrived ends the call of a thread that has arrived at a barrier, or has it wait.
func (p *step) arrived(th *thread, waiting int) {
	if th.stage = waiting; p.call.Op != 'b' {
		p.ends(th, success)
	}
}

// once: c calls a function that returns, t one that throws. Both add 1 to the atomic object of the same number.
func (p *step) once(i int) {
	const ( // of the thread
		running = iota + 1
		ending
	)
	const done = 1
	o, th := &p.x.objects[i], &p.x.threads[p.t]
	switch {
	case th.stage == running:
		x := p.find(atomic, p.call.Object)
		p.do(i, func(y *state, th *thread, _ *object) {
			y.objects[x].value++
			th.stage = ending
		})
	case th.stage == ending:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.owner = nobody
			if p.call.Op == 't' {
				p.ends(th, thrown)
				return
			}
			o.value = done
			p.ends(th, success)
		})
	case o.value == done && p.call.Class == onceC:
		p.returns(success)
	case o.value == done:
		p.returns(failed)
	case o.owner == nobody:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.owner = p.t
			th.stage = running
		})
	}
}
