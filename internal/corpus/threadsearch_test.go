package corpus

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// threadSearch goes through all states of a program of threads under sc. What the functions of the library do is written here from POSIX
// and C11, and shares nothing with interp/rtlib: a mutex has an owner and a depth, a condition variable a set of threads that wait, and
// so on; a call is one step, or two if its thread may wait in between.
type threadSearch struct {
	heapSearch
	p        *threadProgram
	ends     []int
	deadlock bool
	knot     bool            // threads wait only for each other, whatever others may do
	waits    bool            // some thread waits when the process ends
	finals   map[string]bool // how executions end in which all threads finish
}

// threadState is a state of all threads and objects. No thread is -1.
type threadState struct {
	heapState
	mutexes [3]lockState // m0, m1, s0
	rwlock  rwlockState
	conds   [2]condState
	sem     semState
	barrier barrierState
	once    int8 // 0: not called, 1: runs, 2: is over
	keys    [heapThreads][2]int64
	claimed [heapThreads]byte // 'j': joined, 'd': detached
	stage   [heapThreads]byte // in a call, see below
	over    bool              // main has returned
}

// Stages of calls.
const (
	threadCalls   = iota
	threadWaits   // for a condition variable, or at a barrier
	threadWoken   // it has to lock the mutex again
	threadLate    // likewise, because its time is over
	threadReached // all have come to the barrier
	threadSerial  // and it is the one that is told apart
)

type lockState struct {
	owner, depth int8
	gone         bool // destroyed
	// Of a robust mutex: its owner has ended, and no one has made it consistent since; it was released in this state.
	died, lost bool
}

type rwlockState struct {
	writer  int8
	readers [heapThreads]int8
	gone    bool
}

type condState struct {
	waiting byte // set of threads
	gone    bool
}

type semState struct {
	value int8
	gone  bool
}

type barrierState struct {
	waiting byte // set of threads
	gone    bool
}

func (s *threadState) copyOf() *threadState {
	c := *s
	c.objects = slices.Clone(s.objects)
	return &c
}

func (s *threadState) id() string {
	b := s.heapState.key()
	bit := func(x bool) { b = append(b, byte(one(x))) }
	for _, m := range s.mutexes {
		b = append(b, byte(m.owner), byte(m.depth))
		bit(m.gone)
		bit(m.died)
		bit(m.lost)
	}
	b = append(b, byte(s.rwlock.writer), byte(s.sem.value), s.barrier.waiting, byte(s.once))
	bit(s.rwlock.gone)
	bit(s.sem.gone)
	bit(s.barrier.gone)
	bit(s.over)
	for _, c := range s.conds {
		b = append(b, c.waiting)
		bit(c.gone)
	}
	for t := range heapThreads {
		b = append(b, byte(s.rwlock.readers[t]), s.claimed[t], s.stage[t])
		b = binary.AppendVarint(binary.AppendVarint(b, s.keys[t][0]), s.keys[t][1])
	}
	return string(b)
}

func (p *threadProgram) search() *threadSearch {
	x := &threadSearch{heapSearch: heapSearch{visits: map[string]bool{}, wrong: map[string]bool{}}, p: p, finals: map[string]bool{}}
	x.code, x.ends = p.code()
	s := &threadState{rwlock: rwlockState{writer: -1}, sem: semState{value: int8(p.sem)}}
	for m := range s.mutexes {
		s.mutexes[m].owner = -1
	}
	for t := 1; t < heapThreads; t++ {
		s.pc[t] = -1
	}
	for k := range heapGlobals {
		if strings.HasPrefix(heapGlobals[k], "k") {
			s.globals[k] = int64(heapGlobals[k][1] - '0')
		}
	}
	x.settleAll(s)
	x.visitAll(s)
	return x
}

func (x *threadSearch) runs(s *threadState, t int) *heapIns {
	if t >= len(x.code) || s.pc[t] < 0 || s.stopped[t] || int(s.pc[t]) >= len(x.code[t]) {
		return nil
	}
	return &x.code[t][s.pc[t]]
}

func (x *threadSearch) finished(s *threadState, t int) bool {
	return s.pc[t] >= 0 && !s.stopped[t] && int(s.pc[t]) >= len(x.code[t])
}

// settleAll lets threads take the steps that others do not notice.
func (x *threadSearch) settleAll(s *threadState) {
	for again := true; again; {
		again = false
		for t := range x.code {
			i := x.runs(s, t)
			if i == nil {
				continue
			}
			switch i.op {
			case "load", "store", "cas", "xchg", "add", "free", "finish":
				continue
			case "leave":
				if slices.ContainsFunc(x.robust(s, t), func(held bool) bool { return held }) {
					continue
				}
				s.pc[t]++
			case "call":
				if !strings.HasPrefix(i.at, "key_") {
					continue
				}
				x.key(s, t, i)
			case "note":
				s.pc[t]++
				s.set(t, i.dst, s.value(t, i.dst)*noteBase+s.value(t, i.val)+2)
			case "same":
				s.pc[t]++
				if s.value(t, i.dst) == s.value(t, i.val) {
					s.pc[t] = int16(i.to)
				}
			case "exit":
				s.pc[t] = int16(i.to)
			case "return":
				s.over = true
				s.pc[t] = int16(i.to)
			case "take-key":
				s.pc[t]++
				s.set(t, i.dst, s.keys[t][0])
				s.keys[t][0] = 0
			default:
				x.step(&s.heapState, t, i)
			}
			again = true
		}
	}
}

func (x *threadSearch) key(s *threadState, t int, i *heapIns) {
	s.pc[t]++
	k := int(i.val[1] - '0')
	if i.at == "key_get" {
		s.set(t, i.dst, s.keys[t][k])
		return
	}
	s.keys[t][k] = s.value(t, i.exp)
	s.set(t, i.dst, 0)
}

func (x *threadSearch) visitAll(s *threadState) {
	k := s.id()
	if x.over || x.visits[k] {
		return
	}
	x.visits[k] = true
	if len(x.visits) > mostHeapStates {
		x.over = true
		return
	}
	next := make([]*heapIns, len(x.code))
	for t := range next {
		next[t] = x.runs(s, t)
	}
	racing := slices.Clone(next)
	for t, i := range racing {
		if i != nil && s.stage[t] != threadCalls { // it only waits
			racing[t] = nil
		}
	}
	others := slices.Clone(racing)
	for t, i := range others {
		if i != nil && i.op == "call" && strings.HasSuffix(i.at, "_destroy") {
			others[t] = nil
		}
	}
	if s.races(others) {
		x.wrong["race"] = true
	}
	if s.races(racing) || destroysMutexOfWait(racing) {
		x.wrong["destroy-race"] = true
	}
	alive, steps, stopped := false, false, false
	for t, i := range next {
		stopped = stopped || s.stopped[t]
		if i == nil {
			continue
		}
		alive = true
		for _, n := range x.steps(s, t, i) {
			steps = true
			x.settleAll(n)
			x.visitAll(n)
		}
	}
	switch {
	case !alive && !stopped:
		x.finals[x.end(s)] = true
		if slices.ContainsFunc(s.objects, func(o heapObject) bool { return !o.freed }) {
			x.leaks = true
		}
	case alive && !steps && !stopped && !s.over:
		x.deadlock = true
	case alive && !steps && !stopped:
		x.waits = true
	}
	if !s.over && x.knotted(s) {
		x.knot = true
	}
}

// destroysMutexOfWait reports whether one of next destroys a mutex while another is a wait that unlocks it.
func destroysMutexOfWait(next []*heapIns) bool {
	return slices.ContainsFunc(next, func(d *heapIns) bool {
		return d != nil && d.at == "mutex_destroy" && slices.ContainsFunc(next, func(w *heapIns) bool {
			return w != nil && (w.at == "cond_wait" || w.at == "cond_timedwait") && w.exp == d.val
		})
	})
}

// steps are the states that the next instruction i of thread t may lead to.
func (x *threadSearch) steps(s *threadState, t int, i *heapIns) (all []*threadState) {
	next := func(f func(n *threadState)) {
		n := s.copyOf()
		f(n)
		all = append(all, n)
	}
	switch i.op {
	case "call":
	case "leave":
		next(func(n *threadState) {
			n.pc[t]++
			for m, held := range x.robust(s, t) {
				if held {
					n.mutexes[m].owner, n.mutexes[m].depth, n.mutexes[m].died = -1, 0, true
				}
			}
		})
		return all
	case "finish": // others may try to join it
		next(func(n *threadState) { n.pc[t]++ })
		return all
	default:
		next(func(n *threadState) { x.step(&n.heapState, t, i) })
		return all
	}
	returns := func(v int64, f func(n *threadState)) {
		next(func(n *threadState) {
			n.pc[t]++
			n.stage[t] = threadCalls
			n.set(t, i.dst, v)
			if f != nil {
				f(n)
			}
		})
	}
	wrong := func(kind string) { next(func(n *threadState) { x.stop(&n.heapState, t, kind) }) }
	sort, function, _ := strings.Cut(i.at, "_")
	how := ""
	for _, h := range []string{"try", "timed"} {
		if rest, ok := strings.CutPrefix(function, h); ok {
			how, function = h, rest
		}
	}
	code := func(err int64) int64 { // what C11 makes of it
		if !x.p.c11 || sort == "spin" || sort == "rwlock" || sort == "sem" {
			return err
		}
		switch err {
		case 0, 16:
			return err / 16
		case 110:
			return 4
		}
		return 2
	}
	// fails is what a call does that gets nothing now.
	fails := func() {
		switch {
		case how == "try" && sort == "sem", how == "timed" && sort == "sem":
			returns(-1, nil)
		case how == "try":
			returns(code(16), nil)
		case how == "timed":
			returns(code(110), nil)
		}
	}
	self := int8(t)
	switch sort {
	case "mutex", "spin":
		m := 2
		kind := byte('n')
		if sort == "mutex" {
			m = int(i.val[1] - '0')
			kind = x.p.kind(m)
		}
		l := &s.mutexes[m]
		switch {
		case function == "consistent" && l.owner == self && l.died:
			returns(0, func(n *threadState) { n.mutexes[m].died = false })
		case function == "consistent" && !l.gone:
			returns(22, nil)
		case l.gone && function == "unlock":
			wrong("unlock-destroyed")
		case l.gone:
			wrong("lock-misuse")
		case function == "unlock" && l.owner == self:
			returns(0, func(n *threadState) { n.mutexes[m].unlock() })
		case function == "unlock" && !(sort == "mutex" && x.p.checks(m)):
			wrong("unlock-not-held")
		case function == "unlock":
			returns(code(1), nil)
		case function == "destroy" && l.owner >= 0:
			wrong("lock-misuse")
		case function == "destroy":
			returns(0, func(n *threadState) { n.mutexes[m].gone = true })
		case l.owner == self && kind == 'r':
			returns(0, func(n *threadState) { n.mutexes[m].depth++ })
		case l.owner == self && kind == 'e' && how != "try":
			returns(code(35), nil)
		case l.owner >= 0:
			fails()
		default:
			r, taken := l.lock(self)
			returns(r, func(n *threadState) { n.mutexes[m] = taken })
		}
	case "rwlock":
		l := &s.rwlock
		readers := slices.ContainsFunc(l.readers[:], func(n int8) bool { return n > 0 })
		switch {
		case l.gone && function == "unlock":
			wrong("unlock-destroyed")
		case l.gone:
			wrong("lock-misuse")
		case function == "destroy" && (l.writer >= 0 || readers):
			wrong("lock-misuse")
		case function == "destroy":
			returns(0, func(n *threadState) { n.rwlock.gone = true })
		case function == "unlock" && l.writer == self:
			returns(0, func(n *threadState) { n.rwlock.writer = -1 })
		case function == "unlock" && l.readers[t] > 0:
			returns(0, func(n *threadState) { n.rwlock.readers[t]-- })
		case function == "unlock":
			wrong("unlock-not-held")
		case l.writer >= 0, function == "wrlock" && readers:
			fails()
		case function == "wrlock":
			returns(0, func(n *threadState) { n.rwlock.writer = self })
		default:
			returns(0, func(n *threadState) { n.rwlock.readers[t]++ })
		}
	case "cond":
		c := int(i.val[1] - '0')
		switch {
		case function == "wait":
			x.wait(s, t, c, int(i.exp[1]-'0'), how, code, next, returns, wrong)
		case s.conds[c].gone:
			wrong("lock-misuse")
		case function == "destroy" && s.conds[c].waiting != 0:
			wrong("lock-misuse")
		case function == "destroy":
			returns(0, func(n *threadState) { n.conds[c].gone = true })
		case function == "broadcast" || s.conds[c].waiting == 0:
			returns(0, func(n *threadState) {
				for u := range heapThreads {
					n.wake(c, u, threadWoken)
				}
			})
		default:
			for u := range heapThreads {
				if s.conds[c].waiting>>u&1 != 0 {
					returns(0, func(n *threadState) { n.wake(c, u, threadWoken) })
				}
			}
		}
	case "sem":
		switch {
		case s.sem.gone:
			wrong("lock-misuse")
		case function == "destroy":
			returns(0, func(n *threadState) { n.sem.gone = true })
		case function == "post":
			returns(0, func(n *threadState) { n.sem.value++ })
		case function == "getvalue":
			returns(int64(s.sem.value), nil)
		case s.sem.value > 0:
			returns(0, func(n *threadState) { n.sem.value-- })
		default:
			fails()
		}
	case "barrier":
		x.meet(s, t, function, next, returns, wrong)
	case "once":
		switch {
		case function == "end":
			next(func(n *threadState) { n.pc[t]++; n.once = 2 })
		case s.once == 0:
			next(func(n *threadState) { n.pc[t]++; n.once = 1 })
		case s.once == 2:
			next(func(n *threadState) { n.pc[t] = int16(i.to) })
		}
	case "detach":
		if function == "self" {
			if s.claimed[t] != 0 {
				wrong("join")
			} else {
				returns(0, func(n *threadState) { n.claimed[t] = 'd' })
			}
			break
		}
		fallthrough
	case "join", "tryjoin":
		u := int(s.value(t, i.exp))
		switch {
		case u == 0 || s.claimed[u] != 0 || u == t && sort == "join":
			wrong("join")
		case sort == "detach":
			returns(0, func(n *threadState) { n.claimed[u] = 'd' })
		case x.finished(s, u):
			returns(x.result(s, u), func(n *threadState) { n.claimed[u] = 'j' })
		case sort == "tryjoin":
			returns(16, nil)
		}
	default:
		panic(i.at)
	}
	return all
}

func (l *lockState) unlock() {
	if l.depth--; l.depth == 0 {
		l.owner, l.lost, l.died = -1, l.died, false
	}
}

// robust says which of the mutexes are robust and held by thread t.
func (x *threadSearch) robust(s *threadState, t int) []bool {
	held := make([]bool, len(x.p.kinds))
	for m := range held {
		held[m] = x.p.robust(m) && s.mutexes[m].owner == int8(t)
	}
	return held
}

// lock is what thread t gets when it takes the mutex, and how that is then.
func (l lockState) lock(t int8) (int64, lockState) {
	switch {
	case l.lost:
		return 131, l
	case l.died:
		l.owner, l.depth = t, 1
		return 130, l
	}
	l.owner, l.depth = t, 1
	return 0, l
}

// wake ends the wait of thread u for condition variable c, if it waits.
func (s *threadState) wake(c, u int, stage byte) {
	if s.conds[c].waiting>>u&1 != 0 {
		s.conds[c].waiting &^= 1 << u
		s.stage[u] = stage
	}
}

func (x *threadSearch) wait(s *threadState, t, c, m int, how string, code func(int64) int64,
	next func(func(*threadState)), returns func(int64, func(*threadState)), wrong func(string)) {
	l := &s.mutexes[m]
	self := int8(t)
	switch stage := s.stage[t]; stage {
	case threadCalls:
		switch {
		case (s.conds[c].gone || l.gone) && l.owner != self:
			wrong("unlock-destroyed")
		case s.conds[c].gone:
			wrong("lock-misuse")
		case l.owner != self && !x.p.checks(m):
			wrong("unlock-not-held")
		case l.owner != self:
			returns(code(1), nil)
		default:
			next(func(n *threadState) {
				n.mutexes[m].unlock()
				n.conds[c].waiting |= 1 << t
				n.stage[t] = threadWaits
			})
		}
	case threadWaits:
		if how == "timed" {
			next(func(n *threadState) { n.wake(c, t, threadLate) })
		}
	default:
		results := []int64{0}
		if stage == threadLate {
			results[0] = 110
		} else if how == "timed" { // its time may be over just when it is woken
			results = append(results, 110)
		}
		for _, r := range results {
			switch l.owner {
			case self: // it held the mutex several times
				returns(code(r), func(n *threadState) { n.mutexes[m].depth++ })
			case -1:
				died, taken := l.lock(self)
				if died != 0 { // this comes first
					r = died
				}
				returns(code(r), func(n *threadState) { n.mutexes[m] = taken })
			}
		}
	}
}

// meet is a call for the barrier.
func (x *threadSearch) meet(s *threadState, t int, function string,
	next func(func(*threadState)), returns func(int64, func(*threadState)), wrong func(string)) {
	switch {
	case s.stage[t] == threadReached:
		returns(0, nil)
	case s.stage[t] == threadSerial:
		returns(-1, nil)
	case s.stage[t] == threadWaits:
	case s.barrier.gone:
		wrong("barrier")
	case function == "destroy" && s.barrier.waiting != 0:
		wrong("barrier")
	case function == "destroy":
		returns(0, func(n *threadState) { n.barrier.gone = true })
	default:
		all := s.barrier.waiting | 1<<t
		count := 0
		for u := range heapThreads {
			count += int(all >> u & 1)
		}
		if count < x.p.party {
			next(func(n *threadState) { n.barrier.waiting, n.stage[t] = all, threadWaits })
			return
		}
		for serial := range heapThreads { // any of them
			if all>>serial&1 == 0 {
				continue
			}
			next(func(n *threadState) {
				n.barrier.waiting = 0
				for u := range heapThreads {
					if all>>u&1 != 0 {
						n.stage[u] = threadReached
					}
				}
				n.stage[serial] = threadSerial
			})
		}
	}
}

// result is what finished thread u returned.
func (x *threadSearch) result(s *threadState, u int) int64 {
	v := s.value(u, "v4")
	if x.p.c11 {
		return int64(int32(v))
	}
	return v
}

// knotted reports whether threads of s wait only for each other: each for a mutex that another one of them, or a thread that has
// finished, holds, or for another one of them to finish.
func (x *threadSearch) knotted(s *threadState) bool {
	const goesOn = -1
	holder := make([]int, len(x.code))
	for t := range x.code {
		holder[t] = goesOn
		i := x.runs(s, t)
		if i == nil || i.op != "call" {
			continue
		}
		owner := int8(-1)
		switch i.at {
		case "mutex_lock", "spin_lock":
			m := 2
			if i.at == "mutex_lock" {
				m = int(i.val[1] - '0')
			}
			if owner = s.mutexes[m].owner; owner == int8(t) && i.at == "mutex_lock" && x.p.kind(m) != 'n' {
				owner = -1
			}
		case "cond_wait", "cond_timedwait":
			if s.stage[t] >= threadWoken {
				if owner = s.mutexes[i.exp[1]-'0'].owner; owner == int8(t) {
					owner = -1
				}
			}
		case "rwlock_rdlock", "rwlock_wrlock":
			owner = s.rwlock.writer
		case "join":
			if u := s.value(t, i.exp); u > 0 && s.claimed[u] == 0 && !x.finished(s, int(u)) {
				owner = int8(u)
			}
		}
		if owner >= 0 {
			holder[t] = int(owner)
		}
	}
	for again := true; again; {
		again = false
		for t, h := range holder {
			if h != goesOn && !x.finished(s, h) && holder[h] == goesOn {
				holder[t], again = goesOn, true
			}
		}
	}
	return slices.ContainsFunc(holder, func(h int) bool { return h != goesOn })
}

// end says how memory is in the end, and what the threads that run each body returned.
func (x *threadSearch) end(s *threadState) string {
	memory := map[string]int64{}
	for k, g := range heapGlobals {
		memory[g] = s.globals[k]
	}
	results := map[int][]int64{}
	for t := 1; t < len(x.code); t++ {
		if s.pc[t] >= 0 {
			results[x.p.runs[t-1]] = append(results[x.p.runs[t-1]], x.result(s, t))
		}
	}
	if x.p.exits {
		results[-1] = []int64{x.result(s, 0)}
	}
	return threadEnd(memory, results)
}

// threadEnd says how an execution ends: what memory holds, and what the threads that run each body returned (main is body -1).
func threadEnd(memory map[string]int64, results map[int][]int64) string {
	return threadMemory(memory) + threadResults(results)
}

func threadMemory(memory map[string]int64) string {
	var b strings.Builder
	for _, g := range heapGlobals {
		if strings.Contains("cdtr", g[:1]) && memory[g] != 0 {
			fmt.Fprintf(&b, "%s=%d ", g, memory[g])
		}
	}
	return b.String()
}

func threadResults(results map[int][]int64) string {
	var b strings.Builder
	for body := -1; body < heapThreads; body++ {
		if r, ok := results[body]; ok {
			slices.Sort(r)
			fmt.Fprintf(&b, "f%d:%x ", body, r)
		}
	}
	return b.String()
}
