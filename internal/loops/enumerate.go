package loops

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Result is what a program can do.
type Result struct {
	// Finals are the final states of complete executions, see Final.
	Finals map[string]bool
	// Failed are the assertions that can fail, by ID.
	Failed map[int]bool
	// Deadlock: a state can be reached in which threads are left and each of them waits for
	// a lock.
	Deadlock bool
	// Stuck: a state can be reached from which no execution completes, fails or comes
	// to a deadlock, because some thread must go round in a loop for ever.
	Stuck bool
	// Alone: wherever the program can go round, it is single threads that do, each of
	// which comes back to where it was and finds what it left; what one of them changes
	// on the way, no other that goes round at the same time accesses. Such loops only
	// wait, and an exploration need not follow them.
	Alone bool
	// Forever: some states can come back for ever although each thread goes on again and again, unless it has
	// finished or has to wait in one of these states.
	Forever bool
	// States is how many states were visited.
	States int
}

// Final is the text of a final state: the variables, and what each thread returned.
func Final(vars []int, returned []int64) string {
	var b strings.Builder
	for i, v := range vars {
		fmt.Fprintf(&b, "v%d=%d ", i, v)
	}
	for i, r := range returned {
		fmt.Fprintf(&b, "t%d=%x ", i, r)
	}
	return strings.TrimSpace(b.String())
}

// pack is what a thread returns: the low bytes of the registers shown.
func pack(values []int) (v int64) {
	for i, x := range values {
		v |= int64(x&255) << (8 * i)
	}
	return v
}

// Why a program has no result.
var (
	ErrMisuse   = errors.New("a thread unlocks what it has not locked")
	ErrOverflow = errors.New("a value leaves the range of small integers")
	ErrLocal    = errors.New("a thread goes round for ever without an access")
	ErrStates   = errors.New("too many states")
	ErrNull     = errors.New("a thread follows a pointer to no node")
)

// An instruction of a thread. Each thread has a stack for the operands.
type inst struct {
	op opcode
	n  int // variable, lock, register, constant, target of a jump or assertion
	r  int // register of opCAS
}

type opcode uint8

const (
	// Local: they are executed at once with the access before them.
	opPush      opcode = iota // constant n
	opGet                     // register n
	opPut                     // register n
	opDrop                    //
	opNot                     //
	opAdd                     //
	opSub                     //
	opAnd                     //
	opEq                      //
	opNe                      //
	opLt                      //
	opJump                    // to n
	opJumpFalse               // to n, if what is popped is 0
	// Visible: one step each.
	opAssert     // n: a step of its own, as others may go on before it fails
	opAssume     // likewise
	opHang       // for ever
	opLoad       // variable n
	opStore      // variable n
	opLoadField  // field n of the node that is popped
	opStoreField // field n; the value is popped, then the node
	opXchg       // variable n
	opFetchAdd   //
	opFetchSub   //
	opFetchOr    //
	opFetchAnd   //
	opCASField   // field n; the value is popped, then the node; expected in register r
	opCAS        // variable n, expected in register r
	opLock       // lock n
	opUnlock     //
	opTryLock    //
	opRLock      // read-write lock n, to read
	opTryRLock   //
	opWait       // for semaphore n
	opPost       //
	opTryWait    //
	opSleep      // on condition variable n, giving lock r up
	opWoken      // is the thread that sleeps on condition variable n
	opSignal     // condition variable n; which sleeper wakes is a choice
	opBroadcast
	opExit //
)

// compiler makes the code of one thread.
type compiler struct {
	p    *Program
	code []inst
	regs int // registers so far; those of functions come after the thread's
	base int // of the registers of the function that is compiled
	// pointers is where the thread's registers for pointers begin.
	pointers, thread int
	// Of the loops around: instructions to be pointed at the end, and at the condition.
	breaks, continues [][]int
	returns           []int
}

func (p *Program) compile(t int) (code []inst, regs int) {
	th := p.Threads[p.function(t)]
	c := &compiler{p: p, regs: th.Regs + th.Pointers, pointers: th.Regs, thread: t}
	c.body(th.Body)
	c.emit(opExit, 0)
	return c.code, c.regs
}

func (c *compiler) emit(op opcode, n int) int {
	c.code = append(c.code, inst{op: op, n: n})
	return len(c.code) - 1
}

// lockOp is the operation for lock n: the latter if that is a semaphore.
func (c *compiler) lockOp(n int, lock, semaphore opcode) opcode {
	if k := c.p.Locks[n]; k == Sem1 || k == Sem0 {
		return semaphore
	}
	return lock
}

// here lets the jumps go to the next instruction.
func (c *compiler) here(jumps ...int) {
	for _, j := range jumps {
		c.code[j].n = len(c.code)
	}
}

func (c *compiler) body(b []*Stmt) {
	for _, s := range b {
		c.stmt(s)
	}
}

func (c *compiler) loop() {
	c.breaks, c.continues = append(c.breaks, nil), append(c.continues, nil)
}

func (c *compiler) endLoop() {
	c.here(c.breaks[len(c.breaks)-1]...)
	c.breaks, c.continues = c.breaks[:len(c.breaks)-1], c.continues[:len(c.continues)-1]
}

func (c *compiler) stmt(s *Stmt) {
	switch s.Op {
	case Set:
		c.expr(s.E)
		c.emit(opPut, c.base+s.N)
	case Store:
		c.expr(s.E)
		c.emit(opStore, s.N)
	case SetP:
		c.expr(s.E)
		c.emit(opPut, c.pointers+s.N)
	case SetField:
		c.expr(s.P)
		c.expr(s.E)
		c.emit(opStoreField, s.N)
	case Eval:
		c.expr(s.E)
		c.emit(opDrop, 0)
	case Lock:
		c.emit(c.lockOp(s.N, opLock, opWait), s.N)
	case Unlock:
		c.emit(c.lockOp(s.N, opUnlock, opPost), s.N)
	case RLock:
		c.emit(opRLock, s.N)
	case CondWait:
		c.code[c.emit(opSleep, s.N)].r = s.R
		c.emit(opWoken, s.N)
		c.emit(opLock, s.R)
	case Signal:
		c.emit(opSignal, s.N)
	case Broadcast:
		c.emit(opBroadcast, s.N)
	case Yield:
	case If:
		c.expr(s.E)
		no := c.emit(opJumpFalse, 0)
		c.body(s.Body)
		end := c.emit(opJump, 0)
		c.here(no)
		c.body(s.Else)
		c.here(end)
	case While:
		c.loop()
		top := len(c.code)
		c.expr(s.E)
		no := c.emit(opJumpFalse, 0)
		c.body(s.Body)
		c.here(c.continues[len(c.continues)-1]...)
		c.emit(opJump, top)
		c.here(no)
		c.endLoop()
	case DoWhile:
		c.loop()
		top := len(c.code)
		c.body(s.Body)
		c.here(c.continues[len(c.continues)-1]...)
		c.expr(s.E)
		no := c.emit(opJumpFalse, 0)
		c.emit(opJump, top)
		c.here(no)
		c.endLoop()
	case Break:
		l := len(c.breaks) - 1
		c.breaks[l] = append(c.breaks[l], c.emit(opJump, 0))
	case Continue:
		l := len(c.continues) - 1
		c.continues[l] = append(c.continues[l], c.emit(opJump, 0))
	case Assert:
		c.expr(s.E)
		c.emit(opAssert, s.ID)
	case Assume:
		c.expr(s.E)
		c.emit(opAssume, 0)
	case Hang:
		c.emit(opHang, 0)
	case Return:
		c.expr(s.E)
		c.returns = append(c.returns, c.emit(opJump, 0))
	}
}

// arithmetic and atomics have the opcodes of the operations.
var (
	arithmetic = map[ExprOp]opcode{Add: opAdd, Sub: opSub, BitAnd: opAnd, Eq: opEq, Ne: opNe, Lt: opLt}
	atomics    = map[ExprOp]opcode{Xchg: opXchg, FetchAdd: opFetchAdd, FetchSub: opFetchSub, FetchOr: opFetchOr, FetchAnd: opFetchAnd}
)

func (c *compiler) expr(e *Expr) {
	switch e.Op {
	case Const:
		c.emit(opPush, e.N)
	case Reg:
		c.emit(opGet, c.base+e.N)
	case Not:
		c.expr(e.A)
		c.emit(opNot, 0)
	case Add, Sub, BitAnd, Eq, Ne, Lt:
		c.expr(e.A)
		c.expr(e.B)
		c.emit(arithmetic[e.Op], 0)
	case AndAlso, OrElse:
		c.expr(e.A)
		if e.Op == OrElse {
			c.emit(opNot, 0)
		}
		short := c.emit(opJumpFalse, 0)
		c.expr(e.B)
		c.emit(opNot, 0)
		c.emit(opNot, 0)
		end := c.emit(opJump, 0)
		c.here(short)
		if e.Op == OrElse {
			c.emit(opPush, 1)
		} else {
			c.emit(opPush, 0)
		}
		c.here(end)
	case Load:
		c.emit(opLoad, e.N)
	case Xchg, FetchAdd, FetchSub, FetchOr, FetchAnd:
		c.expr(e.A)
		c.emit(atomics[e.Op], e.N)
	case CAS:
		c.expr(e.A)
		r := c.base + e.R
		if c.p.Vars[e.N].Pointer {
			r = c.pointers + e.R
		}
		c.code[c.emit(opCAS, e.N)].r = r
	case Own:
		c.emit(opPush, 1+c.thread)
	case PReg:
		c.emit(opGet, c.pointers+e.N)
	case Field:
		c.expr(e.A)
		c.emit(opLoadField, e.N)
	case CASField:
		c.expr(e.B)
		c.expr(e.A)
		c.code[c.emit(opCASField, e.N)].r = c.pointers + e.R
	case TryLock:
		c.emit(c.lockOp(e.N, opTryLock, opTryWait), e.N)
	case TryRLock:
		c.emit(opTryRLock, e.N)
	case Call:
		f := c.p.Funcs[e.N]
		base, returns := c.base, c.returns
		c.base, c.returns = c.regs, nil
		c.regs += f.Regs
		c.zero(f.Regs)
		c.body(f.Body)
		c.emit(opPush, 0)
		c.here(c.returns...)
		c.zero(f.Regs) // so that states are not told apart by what is dead
		c.base, c.returns = base, returns
	default:
		panic("BUG: no such expression")
	}
}

// zero clears the first n registers of the function that is compiled.
func (c *compiler) zero(n int) {
	for r := range n {
		c.emit(opPush, 0)
		c.emit(opPut, c.base+r)
	}
}

// state is a global state.
type state struct {
	fields  [][2]int // by thread: the variables that are the fields of its node
	vars    []int
	holders []int // of locks: -1 or a thread; values of semaphores
	asleep  []int // on condition variables: sets of threads
	threads []local
}

type local struct {
	pc    int
	regs  []int
	stack []int
	done  bool
}

func (s *state) clone() *state {
	c := &state{s.fields, slices.Clone(s.vars), slices.Clone(s.holders), slices.Clone(s.asleep), slices.Clone(s.threads)}
	for i := range c.threads {
		t := &c.threads[i]
		t.regs, t.stack = slices.Clone(t.regs), slices.Clone(t.stack)
	}
	return c
}

// key tells states apart. All values fit a byte.
func (s *state) key() string {
	b := make([]byte, 0, 64)
	for _, v := range s.vars {
		b = append(b, byte(v))
	}
	for _, h := range s.holders {
		b = append(b, byte(h))
	}
	for _, a := range s.asleep {
		b = append(b, byte(a))
	}
	for _, t := range s.threads {
		b = append(b, byte(t.pc), byte(t.pc>>8), byte(len(t.stack)))
		for _, r := range t.regs {
			b = append(b, byte(r))
		}
		for _, v := range t.stack {
			b = append(b, byte(v))
		}
		// Whether it is done, pc tells.
	}
	return string(b)
}

// What a step came to.
type status uint8

const (
	moved   status = iota
	waiting        // for a lock: nothing was done
	failed         // an assertion
	givenUp        // because of an assumption
)

const (
	smallest, largest = -100, 100 // values
	localSteps        = 1000
)

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// field is the variable that is a field of the node that pointer points to, or -1.
func (s *state) field(pointer, field int) int {
	if pointer == 0 {
		return -1
	}
	return s.fields[pointer-1][field]
}

// choices is how many ways there are for the next step of thread t: a signal wakes any
// one that sleeps.
func (s *state) choices(code []inst, t int) int {
	if in := code[s.threads[t].pc]; in.op == opSignal {
		return max(1, bits.OnesCount(uint(s.asleep[in.n])))
	}
	return 1
}

// step lets thread t make its next visible step in way choice and then all local ones up
// to the next visible one. With visible false it only makes the local ones.
func (s *state) step(code []inst, t int, visible bool, choice int) (st status, assertion int, err error) {
	th := &s.threads[t]
	for local := 0; ; local++ {
		if local > localSteps {
			return moved, 0, ErrLocal
		}
		in := code[th.pc]
		if in.op < opAssert {
			th.pc++
			if err := th.compute(in); err != nil {
				return moved, 0, err
			}
			continue
		}
		if !visible {
			return moved, 0, nil
		}
		visible = false
		th.pc++
		switch {
		case in.op == opAssert:
			if th.pop() == 0 {
				return failed, in.n, nil
			}
		case in.op == opAssume:
			if th.pop() == 0 {
				return givenUp, 0, nil
			}
		case in.op == opHang:
			th.pc--
			return moved, 0, nil
		case in.op == opExit:
			th.done = true
			return moved, 0, nil
		case in.op >= opLoad && in.op <= opCAS:
			err = s.access(th, in)
		default:
			var ok bool
			if ok, err = s.synchronise(t, in, choice); err == nil && !ok {
				th.pc--
				return waiting, 0, nil
			}
		}
		if err != nil {
			return moved, 0, err
		}
	}
}

func (th *local) pop() int {
	v := th.stack[len(th.stack)-1]
	th.stack = th.stack[:len(th.stack)-1]
	return v
}

func (th *local) push(v int) { th.stack = append(th.stack, v) }

// inRange returns ErrOverflow for values that programs are not to compute.
func inRange(v int) error {
	if v < smallest || v > largest {
		return ErrOverflow
	}
	return nil
}

// compute makes a local step.
func (th *local) compute(in inst) error {
	switch in.op {
	case opPush:
		th.push(in.n)
	case opGet:
		th.push(th.regs[in.n])
	case opPut:
		th.regs[in.n] = th.pop()
		return inRange(th.regs[in.n])
	case opDrop:
		th.pop()
	case opNot:
		th.push(truth(th.pop() == 0))
	case opJump:
		th.pc = in.n
	case opJumpFalse:
		if th.pop() == 0 {
			th.pc = in.n
		}
	default:
		b, a := th.pop(), th.pop()
		switch in.op {
		case opAdd:
			th.push(a + b)
		case opSub:
			th.push(a - b)
		case opAnd:
			th.push(a & b)
		case opEq:
			th.push(truth(a == b))
		case opNe:
			th.push(truth(a != b))
		case opLt:
			th.push(truth(a < b))
		}
	}
	return nil
}

// access accesses a variable.
func (s *state) access(th *local, in inst) error {
	set := func(n, v int) error {
		s.vars[n] = v
		return inRange(v)
	}
	switch in.op {
	case opLoad:
		th.push(s.vars[in.n])
	case opStore:
		return set(in.n, th.pop())
	case opLoadField:
		n := s.field(th.pop(), in.n)
		if n < 0 {
			return ErrNull
		}
		th.push(s.vars[n])
	case opStoreField:
		v := th.pop()
		n := s.field(th.pop(), in.n)
		if n < 0 {
			return ErrNull
		}
		return set(n, v)
	case opCAS, opCASField:
		n, v := in.n, th.pop()
		if in.op == opCASField {
			if n = s.field(th.pop(), in.n); n < 0 {
				return ErrNull
			}
		}
		if s.vars[n] != th.regs[in.r] {
			th.regs[in.r] = s.vars[n]
			th.push(0)
			return nil
		}
		th.push(1)
		return set(n, v)
	default:
		old, v := s.vars[in.n], th.pop()
		th.push(old)
		switch in.op {
		case opXchg:
			return set(in.n, v)
		case opFetchAdd:
			return set(in.n, old+v)
		case opFetchSub:
			return set(in.n, old-v)
		case opFetchOr:
			return set(in.n, old|v)
		case opFetchAnd:
			return set(in.n, old&v)
		}
	}
	return nil
}

// synchronise lets thread t do something with a lock, a semaphore or a condition
// variable. ok is false if it has to wait; then nothing has changed.
func (s *state) synchronise(t int, in inst, choice int) (ok bool, err error) {
	th := &s.threads[t]
	switch in.op {
	case opLock:
		if s.holders[in.n] != -1 {
			return false, nil
		}
		s.holders[in.n] = t
	case opUnlock:
		switch h := s.holders[in.n]; {
		case h == t:
			s.holders[in.n] = -1
		case h < 0 && (-1-h)&(1<<t) != 0:
			s.holders[in.n] += 1 << t
		default:
			return false, ErrMisuse
		}
	case opTryLock:
		free := s.holders[in.n] == -1
		if free {
			s.holders[in.n] = t
		}
		th.push(truth(free))
	case opRLock, opTryRLock:
		h := s.holders[in.n]
		if h < 0 && (-1-h)&(1<<t) != 0 {
			return false, ErrMisuse // allowed, but how often is not counted here
		}
		if h < 0 {
			s.holders[in.n] -= 1 << t
		} else if in.op == opRLock {
			return false, nil
		}
		if in.op == opTryRLock {
			th.push(truth(h < 0))
		}
	case opWait:
		if s.holders[in.n] == 0 {
			return false, nil
		}
		s.holders[in.n]--
	case opTryWait:
		free := s.holders[in.n] > 0
		if free {
			s.holders[in.n]--
		}
		th.push(truth(free))
	case opPost:
		if s.holders[in.n]++; s.holders[in.n] > largest {
			return false, ErrOverflow
		}
	case opSleep:
		if s.holders[in.r] != t {
			return false, ErrMisuse
		}
		s.holders[in.r] = -1
		s.asleep[in.n] |= 1 << t
	case opWoken:
		return s.asleep[in.n]&(1<<t) == 0, nil
	case opSignal:
		s.wake(in.n, choice)
	case opBroadcast:
		s.asleep[in.n] = 0
	}
	return true, nil
}

// wake wakes one of the threads that sleep on condition variable n, if there are some:
// the one with choice others before it.
func (s *state) wake(n, choice int) {
	for w := range s.threads {
		if s.asleep[n]&(1<<w) == 0 {
			continue
		}
		if choice == 0 {
			s.asleep[n] &^= 1 << w
			return
		}
		choice--
	}
}

// Enumerate visits all states of p that can be reached under sequential consistency,
// where each access and each operation on a lock is one step. An error is one of
// those above: p is then no program to compare with.
func Enumerate(p *Program, maxStates int) (*Result, error) {
	p.Number()
	res := &Result{Finals: map[string]bool{}, Failed: map[int]bool{}}
	codes := make([][]inst, len(p.Threads))
	first := &state{}
	for _, v := range p.Vars {
		first.vars = append(first.vars, v.Init)
	}
	for _, l := range p.Locks {
		first.holders = append(first.holders, map[LockKind]int{Sem1: 1, Sem0: 0, Mutex: -1, Mtx: -1, Spin: -1, RWLock: -1}[l])
	}
	for t := range p.Threads {
		first.fields = append(first.fields, [2]int{p.node(t, Next), p.node(t, Value)})
	}
	first.asleep = make([]int, p.Conds)
	for t := range p.Threads {
		code, regs := p.compile(t)
		codes[t] = code
		first.threads = append(first.threads, local{regs: make([]int, regs)})
	}
	for t := range p.Threads {
		if _, _, err := first.step(codes[t], t, false, 0); err != nil {
			return nil, err
		}
	}

	number := map[string]int{first.key(): 0}
	before := [][]int{nil} // by state: those that lead to it
	after := [][]edge{nil} // and what happens next
	var ends []int         // states in which executions end
	var waits []uint64     // by state: the threads that have to wait there, as bits
	var lives []uint64     // likewise, those that have not finished
	type item struct {
		s *state
		n int
	}
	todo := []item{{first, 0}}
	for len(todo) > 0 {
		it := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		left, blocked := 0, 0
		for len(waits) <= it.n {
			waits, lives = append(waits, 0), append(lives, 0)
		}
		for t := range p.Threads {
			if it.s.threads[t].done {
				continue
			}
			left++
			lives[it.n] |= 1 << t
			for choice := range it.s.choices(codes[t], t) {
				next := it.s.clone()
				st, assertion, err := next.step(codes[t], t, true, choice)
				switch {
				case err != nil:
					return nil, err
				case st == waiting:
					blocked++
					waits[it.n] |= 1 << t
				case st == givenUp:
					ends = append(ends, it.n)
				case st == failed:
					res.Failed[assertion] = true
					ends = append(ends, it.n)
				default:
					k := next.key()
					n, known := number[k]
					if !known {
						n = len(before)
						if n >= maxStates {
							return nil, ErrStates
						}
						number[k] = n
						before, after = append(before, nil), append(after, nil)
						todo = append(todo, item{next, n})
					}
					before[n] = append(before[n], it.n)
					after[it.n] = append(after[it.n], it.s.edge(codes[t], t, next, n))
				}
			}
		}
		switch {
		case left == 0:
			res.Finals[p.final(it.s)] = true
			ends = append(ends, it.n)
		case blocked == left:
			res.Deadlock = true
			ends = append(ends, it.n)
		}
	}
	res.States = len(before)

	ending := make([]bool, len(before))
	for n := len(ends); n > 0; n = len(ends) {
		s := ends[n-1]
		ends = ends[:n-1]
		if !ending[s] {
			ending[s] = true
			ends = append(ends, before[s]...)
		}
	}
	res.Stuck = slices.Contains(ending, false)
	res.Alone = alone(after)
	res.Forever = forever(after, waits, lives)
	return res, nil
}

func (p *Program) final(s *state) string {
	returned := make([]int64, len(p.Threads))
	for t := range p.Threads {
		var shown []int
		for _, r := range p.Threads[p.function(t)].Shown {
			shown = append(shown, s.threads[t].regs[r])
		}
		returned[t] = pack(shown)
	}
	var vars []int
	for _, n := range p.globals() {
		vars = append(vars, s.vars[n])
	}
	return Final(vars, returned)
}

// edge is a step from one state to another.
type edge struct {
	to, thread, place int
	changes           bool // what is there
}

// edge describes the step of thread t from s to next, which has number to.
func (s *state) edge(code []inst, t int, next *state, to int) edge {
	e := edge{to: to, thread: t, place: -1}
	switch in := code[s.threads[t].pc]; in.op {
	case opSleep, opWoken, opSignal, opBroadcast:
		e.place, e.changes = len(s.vars)+len(s.holders)+in.n, s.asleep[in.n] != next.asleep[in.n]
	case opLock, opUnlock, opTryLock, opRLock, opTryRLock, opWait, opPost, opTryWait:
		e.place, e.changes = len(s.vars)+in.n, s.holders[in.n] != next.holders[in.n]
	case opLoadField, opStoreField, opCASField:
		stack := s.threads[t].stack
		at := len(stack) - 1
		if in.op != opLoadField {
			at--
		}
		e.place = s.field(stack[at], in.n)
		e.changes = s.vars[e.place] != next.vars[e.place]
	case opAssert, opAssume, opHang, opExit:
	default:
		e.place, e.changes = in.n, s.vars[in.n] != next.vars[in.n]
	}
	return e
}

// alone decides Result.Alone: in no strongly connected component does a thread access
// what another one changes.
func alone(after [][]edge) bool {
	component := components(after)
	type access struct{ component, place int }
	type by struct{ first, other, changes int } // threads, or -1
	seen := map[access]*by{}
	for s, es := range after {
		for _, e := range es {
			if component[s] != component[e.to] || e.place < 0 {
				continue
			}
			k := access{component[s], e.place}
			b := seen[k]
			if b == nil {
				b = &by{e.thread, -1, -1}
				seen[k] = b
			}
			if e.thread != b.first {
				b.other = e.thread
			}
			if e.changes {
				b.changes = e.thread
			}
			if b.other >= 0 && b.changes >= 0 {
				return false
			}
		}
	}
	return true
}

// forever decides Result.Forever: whether there is a strongly connected component in which each thread that has not
// finished makes a step or has to wait somewhere.
func forever(after [][]edge, waits, lives []uint64) bool {
	component := components(after)
	type threads struct{ step, wait, live uint64 }
	of := map[int]*threads{}
	for s, es := range after {
		c := of[component[s]]
		if c == nil {
			c = &threads{}
			of[component[s]] = c
		}
		c.wait |= waits[s]
		c.live |= lives[s]
		for _, e := range es {
			if component[s] == component[e.to] {
				c.step |= 1 << e.thread
			}
		}
	}
	for _, c := range of {
		if c.step != 0 && c.live&^(c.step|c.wait) == 0 {
			return true
		}
	}
	return false
}

// components numbers the strongly connected components of states (Tarjan 1972, without
// recursion).
func components(after [][]edge) []int {
	const unseen = -1
	n := len(after)
	index, low, component := make([]int, n), make([]int, n), make([]int, n)
	for i := range index {
		index[i], component[i] = unseen, unseen
	}
	type frame struct{ s, next int }
	var calls []frame
	var open []int
	count, number := 0, 0
	for root := range n {
		if index[root] != unseen {
			continue
		}
		calls = append(calls, frame{root, 0})
		for len(calls) > 0 {
			f := &calls[len(calls)-1]
			s := f.s
			if f.next == 0 {
				index[s], low[s] = count, count
				count++
				open = append(open, s)
			}
			if f.next < len(after[s]) {
				to := after[s][f.next].to
				f.next++
				switch {
				case index[to] == unseen:
					calls = append(calls, frame{to, 0})
				case component[to] == unseen:
					low[s] = min(low[s], index[to])
				}
				continue
			}
			if low[s] == index[s] {
				for {
					o := open[len(open)-1]
					open = open[:len(open)-1]
					component[o] = number
					if o == s {
						break
					}
				}
				number++
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				p := calls[len(calls)-1].s
				low[p] = min(low[p], low[s])
			}
		}
	}
	return component
}
