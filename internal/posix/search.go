package posix

import (
	"fmt"
	"slices"
	"strings"
)

// Rules are what a search of states depends on besides the program.
type Rules struct {
	Mutex, Sem, RWLock, Cond string // wake-up policies, as --wakeup names them
	Spurious                 int    // how often waits of a thread for a condition variable or futex may end by themselves
}

// Ends are the ways in which a program can end. Each is a string with what the calls of each thread
// returned, and what those wait for that wait for ever (Waits).
type Ends struct {
	Complete, Stuck map[string]bool
	Misuse          bool // a thread can unlock what it does not hold
	States          int
}

// Search goes through the states of p, unless there are more than most: then ok is false.
func (p *Program) Search(rules *Rules, most int) (ends *Ends, ok bool) {
	s := &search{program: p, rules: rules, most: most, seen: map[string]bool{},
		ends: &Ends{Complete: map[string]bool{}, Stuck: map[string]bool{}}}
	first := &state{threads: make([]thread, len(p.Threads))}
	for i := range first.mutexes {
		first.mutexes[i].owner = nobody
		first.sems[i].value = p.Values[i]
		first.rwlocks[i].writer = nobody
	}
	s.visit(first)
	s.ends.States = len(s.seen)
	return s.ends, len(s.seen) < most
}

const nobody = -1

// How far a call is.
const (
	called  = iota
	queued  // the thread is in the queue of the object
	waiting // for a condition variable or a futex
	woken   // and has to lock the mutex again
	locking // and is in the queue of the mutex
	giving  // a mutex back that cannot be recovered: it is taken to see that, as in glibc, and attempts may fail meanwhile
)

type thread struct {
	next     int // call
	stage    int
	result   int // of a wait for a condition variable or a futex that is over
	returned uint64
	reads    [2]int // how often it holds each read-write lock to read
	spurious [4]int // waits that ended by themselves, of each condition variable and futex
}

// waiter is a thread in a queue; writer says what for, in that of a read-write lock.
type waiter struct {
	thread int
	writer bool
}

type mutex struct {
	owner, count int
	queue        []waiter
	died         bool // its owner
	inconsistent bool // the owner before the present one died
	lost         bool // for ever
}

type sem struct {
	value int
	queue []waiter
}

type rwlock struct {
	readers, writer int
	queue           []waiter
}

// cond has the threads that wait in the order in which they came. Under glibc, those before old are the older group.
type cond struct {
	queue []int
	old   int
}

type state struct {
	threads []thread
	mutexes [2]mutex
	sems    [2]sem
	rwlocks [2]rwlock
	conds   [2]cond
	shared  [2]int
	futexes [2][]int // threads that wait for the number to change
}

func (s *state) clone() *state {
	c := *s
	c.threads = slices.Clone(s.threads)
	for i := range 2 {
		c.mutexes[i].queue = slices.Clone(s.mutexes[i].queue)
		c.sems[i].queue = slices.Clone(s.sems[i].queue)
		c.rwlocks[i].queue = slices.Clone(s.rwlocks[i].queue)
		c.conds[i].queue = slices.Clone(s.conds[i].queue)
		c.futexes[i] = slices.Clone(s.futexes[i])
	}
	return &c
}

type search struct {
	program *Program
	rules   *Rules
	most    int
	seen    map[string]bool
	ends    *Ends
}

func (s *search) visit(x *state) {
	key := fmt.Sprint(*x)
	if s.seen[key] || len(s.seen) >= s.most {
		return
	}
	s.seen[key] = true
	stuck, complete := true, true
	for t := range x.threads {
		p := &step{search: s, x: x, t: t}
		if x.threads[t].next < len(s.program.Threads[t]) {
			p.call = s.program.Threads[t][x.threads[t].next]
			p.run()
		} else if p.leave(); len(p.out) == 0 {
			continue
		}
		complete = false
		stuck = stuck && len(p.out) == p.luck
		for _, y := range p.out {
			if y != nil { // else the call is undefined
				s.visit(y)
			}
		}
	}
	switch {
	case complete:
		s.ends.Complete[s.end(x)] = true
	case stuck:
		s.ends.Stuck[s.end(x)] = true
	}
}

// End is how a thread ends whose calls returned what the digits of returned say, and which waits for what waits
// says: nothing (""), a lock, cond or semaphore.
func End(returned uint64, waits string) string { return fmt.Sprintf("%x%s", returned, waits) }

func (s *search) end(x *state) string {
	var out []string
	for t := range x.threads {
		th, waits := &x.threads[t], ""
		if calls := s.program.Threads[t]; th.next < len(calls) {
			switch op := calls[th.next].Op; {
			case op == 'w':
				waits = "semaphore"
			case (op == 'c' || op == 'C') && th.stage == waiting, op == 'f':
				waits = "cond"
			default:
				waits = "lock"
			}
		}
		out = append(out, End(th.returned, waits))
	}
	return strings.Join(out, " ")
}

// step is what a thread can do next.
type step struct {
	*search
	x    *state
	t    int // the thread
	call Call
	out  []*state // nil is one of which nothing is known
	luck int      // how many of them, the last ones, come about if a wait ends by itself, which it need not
}

// do adds the state that f makes.
func (p *step) do(f func(y *state)) {
	y := p.x.clone()
	f(y)
	p.out = append(p.out, y)
}

// leave passes on one of the robust mutexes of a thread that ends, in any order.
func (p *step) leave() {
	for i := range p.x.mutexes {
		if p.x.mutexes[i].owner == p.t && p.program.robust(i) {
			p.do(func(y *state) {
				m := &y.mutexes[i]
				m.owner, m.count, m.died, m.inconsistent = nobody, 0, true, false
			})
		}
	}
}

// end ends the call in y.
func (p *step) ends(y *state, result int) {
	th := &y.threads[p.t]
	th.returned = th.returned*16 + uint64(result) + 1
	if th.next++; result != success && result != ownerDead {
		th.next += p.call.Skip
	}
	th.stage, th.result = called, 0
}

func (p *step) returns(result int) { p.do(func(y *state) { p.ends(y, result) }) }

// undefined notes that POSIX does not say what the call does.
func (p *step) undefined() {
	p.search.ends.Misuse = true
	p.out = append(p.out, nil)
}

// patience says when a call fails instead of waiting.
type patience int

const (
	waits patience = iota // never
	tries                 // at once
	timed                 // at any time at which it cannot do at once what it is for
)

// acquire is a call that gets something.
type acquire struct {
	policy string
	fails  int                      // what it returns if it fails
	queue  func(y *state) *[]waiter // of those who wait for it
	writer bool
	free   bool // what it wants is there
	left   bool // and not for those alone who wait
	// granted, if set, says of a thread in the queue that there is enough for it, too, whether or not those
	// before it have taken theirs.
	granted func() bool
	get     func(y *state)
}

// acquire is a step of such a call whose thread waits at the given stage, if it waits.
func (p *step) acquire(how patience, a *acquire, stage int) {
	self, here := waiter{p.t, a.writer}, p.x.threads[p.t].stage == stage
	leave := func(y *state) {
		q := a.queue(y)
		*q = slices.DeleteFunc(*q, func(w waiter) bool { return w.thread == p.t })
	}
	switch {
	case a.policy == "arbitrary" && a.free:
		p.do(a.get)
	case a.policy == "arbitrary" && how != waits:
		p.returns(a.fails)
	case a.policy == "arbitrary":
	case !here && how != waits && a.left:
		p.do(a.get)
	case !here && how == tries:
		p.returns(a.fails)
	case !here:
		p.do(func(y *state) {
			q := a.queue(y)
			*q = append(*q, self)
			y.threads[p.t].stage = stage
		})
	default:
		if a.free && turn(*a.queue(p.x), self, a.policy) {
			p.do(func(y *state) {
				leave(y)
				a.get(y)
			})
		}
		if how == timed && !(a.granted != nil && a.granted() || a.free && turn(*a.queue(p.x), self, a.policy)) {
			p.do(func(y *state) {
				leave(y)
				p.ends(y, a.fails)
			})
		}
	}
}

func (p *step) run() {
	i := p.call.Object
	if p.x.threads[p.t].stage == giving {
		p.giveBack()
		return
	}
	switch p.call.Op {
	case 'l':
		p.lock(waits, success)
	case 't':
		p.lock(tries, busy)
	case 'T':
		p.lock(timed, timedOut)
	case 'u':
		if p.owns(i) {
			p.do(func(y *state) {
				y.mutexes[i].unlock()
				p.ends(y, success)
			})
		}
	case 'm':
		p.consistent(i)
	case 'w':
		p.decrement(waits, success)
	case 'y':
		p.decrement(tries, again)
	case 'z':
		p.decrement(timed, timedOut)
	case 'p':
		p.do(func(y *state) {
			y.sems[i].value++
			p.ends(y, success)
		})
	case 'g':
		p.returns(p.x.sems[i].value)
	case 'r':
		p.share(waits, success, false)
	case 'R':
		p.share(tries, busy, false)
	case 's':
		p.share(timed, timedOut, false)
	case 'W':
		p.share(waits, success, true)
	case 'V':
		p.share(tries, busy, true)
	case 'v':
		p.share(timed, timedOut, true)
	case 'U':
		p.unshare(i)
	case 'c':
		p.wait(waits)
	case 'C':
		p.wait(timed)
	case 'S':
		p.signal()
	case 'B':
		p.do(func(y *state) {
			for len(y.conds[i].queue) > 0 {
				y.wake(&y.conds[i], 0)
			}
			p.ends(y, success)
		})
	case 'x':
		p.do(func(y *state) {
			old := y.shared[i]
			y.shared[i] = p.call.Second
			p.ends(y, old)
		})
	case 'f':
		p.futexWait(waits)
	case 'F':
		p.futexWait(timed)
	case 'k':
		p.futexWake()
	default:
		panic(fmt.Sprintf("no function %c", p.call.Op))
	}
}

// giveBack gives back a mutex that cannot be recovered.
func (p *step) giveBack() {
	i := p.call.Object
	if p.call.Op == 'c' || p.call.Op == 'C' {
		i = p.call.Second
	}
	p.do(func(y *state) {
		y.mutexes[i].unlock()
		p.ends(y, notRecoverable)
	})
}

func (p *step) consistent(i int) {
	if !p.x.mutexes[i].inconsistent || p.x.mutexes[i].owner != p.t {
		p.returns(invalid)
		return
	}
	p.do(func(y *state) {
		y.mutexes[i].inconsistent = false
		p.ends(y, success)
	})
}

// unshare unlocks a read-write lock.
func (p *step) unshare(i int) {
	switch {
	case p.x.rwlocks[i].writer == p.t:
		p.do(func(y *state) {
			y.rwlocks[i].writer = nobody
			p.ends(y, success)
		})
	case p.x.threads[p.t].reads[i] > 0:
		p.do(func(y *state) {
			y.rwlocks[i].readers--
			y.threads[p.t].reads[i]--
			p.ends(y, success)
		})
	default:
		p.undefined()
	}
}

func (m *mutex) unlock() {
	if m.count--; m.count == 0 {
		m.owner, m.lost, m.inconsistent = nobody, m.lost || m.inconsistent, false
	}
}

// owns reports whether the thread owns mutex i. If not, the call fails.
func (p *step) owns(i int) bool {
	switch {
	case p.x.mutexes[i].owner == p.t:
		return true
	case p.program.Kinds[i] == 'n' || p.program.Kinds[i] == 'a': // and not robust
		p.undefined()
	default:
		p.returns(notOwner)
	}
	return false
}

func (p *step) lock(how patience, fails int) {
	i := p.call.Object
	m := &p.x.mutexes[i]
	switch {
	case m.owner == p.t && p.program.kind(i) == 'r':
		p.do(func(y *state) {
			y.mutexes[i].count++
			p.ends(y, success)
		})
		return
	case m.owner == p.t && p.program.kind(i) == 'e' && how != tries:
		p.returns(edeadlk)
		return
	}
	p.acquireMutex(how, fails, i, queued, success)
}

// acquireMutex is a step of a call that takes mutex i and then returns result, unless an owner of the mutex died.
func (p *step) acquireMutex(how patience, fails, i, stage, result int) {
	m := &p.x.mutexes[i]
	free := m.owner == nobody
	p.acquire(how, &acquire{policy: p.rules.Mutex, fails: fails, queue: func(y *state) *[]waiter { return &y.mutexes[i].queue },
		free: free, left: free && len(m.queue) == 0, get: func(y *state) {
			m := &y.mutexes[i]
			m.owner, m.count = p.t, 1
			switch {
			case m.lost:
				y.threads[p.t].stage = giving
			case m.died:
				m.died, m.inconsistent = false, true
				p.ends(y, ownerDead)
			default:
				p.ends(y, result)
			}
		}}, stage)
}

func (p *step) decrement(how patience, fails int) {
	i := p.call.Object
	s := &p.x.sems[i]
	p.acquire(how, &acquire{policy: p.rules.Sem, fails: fails, queue: func(y *state) *[]waiter { return &y.sems[i].queue },
		free: s.value > 0, left: s.value > len(s.queue), granted: func() bool {
			at := slices.Index(s.queue, waiter{thread: p.t})
			if p.rules.Sem == "lifo" {
				at = len(s.queue) - 1 - at
			}
			return at < s.value
		}, get: func(y *state) {
			y.sems[i].value--
			p.ends(y, success)
		}}, queued)
}

func (p *step) share(how patience, fails int, writer bool) {
	i := p.call.Object
	l := &p.x.rwlocks[i]
	free := l.writer == nobody && !(writer && l.readers > 0)
	p.acquire(how, &acquire{policy: p.rules.RWLock, fails: fails, queue: func(y *state) *[]waiter { return &y.rwlocks[i].queue },
		writer: writer, free: free, left: free && len(l.queue) == 0, get: func(y *state) {
			if writer {
				y.rwlocks[i].writer = p.t
			} else {
				y.rwlocks[i].readers++
				y.threads[p.t].reads[i]++
			}
			p.ends(y, success)
		}}, queued)
}

// wait is a wait for a condition variable.
func (p *step) wait(how patience) {
	i, j := p.call.Object, p.call.Second
	th := &p.x.threads[p.t]
	switch th.stage {
	case called:
		if p.owns(j) {
			p.do(func(y *state) {
				y.mutexes[j].unlock()
				y.conds[i].queue = append(y.conds[i].queue, p.t)
				y.threads[p.t].stage = waiting
			})
		}
	case waiting: // and not woken: it leaves by itself, if it may
		leave := func(result int) {
			p.do(func(y *state) {
				y.conds[i].leave(slices.Index(y.conds[i].queue, p.t))
				th := &y.threads[p.t]
				th.stage, th.result = woken, result
				if result == success {
					th.spurious[i]++
				}
			})
		}
		if how == timed {
			leave(timedOut)
		}
		if th.spurious[i] < p.rules.Spurious {
			leave(success)
			p.luck++
		}
	default:
		results := []int{th.result}
		if how == timed && th.result == success { // its time may be over just when it is woken
			results = append(results, timedOut)
		}
		if p.x.mutexes[j].owner == p.t { // several times, when it waited
			for _, result := range results {
				p.do(func(y *state) {
					y.mutexes[j].count++
					p.ends(y, result)
				})
			}
			return
		}
		for k, result := range results {
			if k > 0 && th.stage == woken && p.rules.Mutex != "arbitrary" {
				break // it enters the queue once
			}
			p.acquireMutex(waits, 0, j, locking, result)
		}
	}
}

// signal wakes a thread, if any waits.
func (p *step) signal() {
	i := p.call.Object
	c := &p.x.conds[i]
	first, last := 0, len(c.queue)
	switch {
	case last == 0:
		p.returns(success)
		return
	case p.rules.Cond == "fifo":
		last = 1
	case p.rules.Cond == "lifo":
		first = last - 1
	case p.rules.Cond == "glibc" && c.old > 0:
		last = c.old
	}
	for k := first; k < last; k++ {
		p.do(func(y *state) {
			c := &y.conds[i]
			if p.rules.Cond == "glibc" {
				c.old = last
			}
			y.wake(c, k)
			p.ends(y, success)
		})
	}
}

// turn reports whether w is the next of queue.
func turn(queue []waiter, w waiter, policy string) bool {
	first := func(writer bool) int {
		return slices.IndexFunc(queue, func(v waiter) bool { return v.writer == writer })
	}
	at := slices.Index(queue, w)
	switch policy {
	case "fifo":
		return at == 0
	case "lifo":
		return at == len(queue)-1
	}
	if preferred := policy == "writers"; w.writer != preferred && first(preferred) >= 0 {
		return false
	}
	return at == first(w.writer)
}

// wake wakes thread k of c's queue.
func (y *state) wake(c *cond, k int) {
	th := &y.threads[c.queue[k]]
	th.stage = woken
	th.result = success
	c.leave(k)
}

func (c *cond) leave(k int) {
	c.queue = slices.Delete(c.queue, k, k+1)
	if k < c.old {
		c.old--
	}
}
