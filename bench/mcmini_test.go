package bench

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/dustin/go-humanize"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// toy is a program whose threads run operations on objects one after the other, whatever the
// operations return.
type toy struct {
	start   []toyObject // how the objects begin
	threads [][]toyStep
}

type toyObject struct {
	v, readers, writer int
	q, r, w            string // threads that wait, one byte each
}

type toyStep struct {
	object int
	toyOp
}

type toyOp struct {
	name string
	// run changes the object, or returns false if thread t has to wait, and leaves it as it is.
	run func(o *toyObject, t string) bool
}

type toyOps = []toyOp

var (
	toyLock = toyOp{"lock", func(o *toyObject, _ string) bool {
		if o.v != 0 {
			return false
		}
		o.v = 1
		return true
	}}
	toyUnlock = toyOp{"unlock", func(o *toyObject, _ string) bool { o.v = 0; return true }}
	toyWait   = toyOp{"take", func(o *toyObject, _ string) bool {
		if o.v == 0 {
			return false
		}
		o.v--
		return true
	}}
	toyPost  = toyOp{"post", func(o *toyObject, _ string) bool { o.v++; return true }}
	toyQueue = toyOp{"enter", func(o *toyObject, t string) bool { o.q += t; return true }}
)

// toyTake takes from a semaphore in the order of its queue, in which turn says who is next.
func toyTake(turn func(q, t string) bool) toyOp {
	return toyOp{"take", func(o *toyObject, t string) bool {
		if o.v == 0 || !turn(o.q, t) {
			return false
		}
		o.v--
		o.q = strings.Replace(o.q, t, "", 1)
		return true
	}}
}

// count is the number of orders of operations on each object in which all threads come to
// their ends, and in which some wait for ever. Orders are one if they differ only in that operations of
// different threads change places whose names commute has: "post post, enter take".
func (p *toy) count(commute string) (complete, deadlocks uint64) {
	type run struct {
		objects []toyObject
		pc      []int
		order   []string // for each object, threads and numbers of their steps
	}
	pairs := map[[2]string]bool{}
	for pair := range strings.SplitSeq(commute, ", ") {
		a, b, _ := strings.Cut(pair, " ")
		pairs[[2]string{a, b}], pairs[[2]string{b, a}] = true, true
	}
	// class is the same for orders that are one: which operations come before others that depend on them.
	class := func(order []string) string {
		var b strings.Builder
		for _, o := range order {
			var before []string
			for i := 0; i < len(o); i += 2 {
				for k := i + 2; k < len(o); k += 2 {
					x, y := p.threads[o[i]-'a'][o[i+1]-'a'].name, p.threads[o[k]-'a'][o[k+1]-'a'].name
					if o[i] != o[k] && !pairs[[2]string{x, y}] {
						before = append(before, o[i:i+2]+o[k:k+2])
					}
				}
			}
			slices.Sort(before)
			b.WriteString(strings.Join(before, " ") + "|")
		}
		return b.String()
	}
	seen, found := map[string]bool{}, map[string]bool{}
	var visit func(x run)
	visit = func(x run) {
		key := strings.Join(x.order, "|")
		if seen[key] {
			return
		}
		seen[key] = true
		goes, waits := false, false
		for t, steps := range p.threads {
			if x.pc[t] == len(steps) {
				continue
			}
			s := steps[x.pc[t]]
			o := x.objects[s.object]
			if !s.run(&o, string(rune('a'+t))) {
				waits = true
				continue
			}
			goes = true
			y := run{slices.Clone(x.objects), slices.Clone(x.pc), slices.Clone(x.order)}
			y.objects[s.object] = o
			y.pc[t]++
			y.order[s.object] += string(rune('a'+t)) + string(rune('a'+x.pc[t]))
			visit(y)
		}
		if goes {
			return
		}
		if commute != "" {
			if c := class(x.order) + fmt.Sprint(x.pc); found[c] {
				return
			} else {
				found[c] = true
			}
		}
		if waits {
			deadlocks++
		} else {
			complete++
		}
	}
	visit(run{p.start, make([]int, len(p.threads)), make([]string, len(p.start))})
	return complete, deadlocks
}

// toyPhilosophers is philosophers.c: forks 0 to n-1, and n, which is taken before and given back
// when both forks are there (early) or at the end. seats is the state of n at the beginning.
func toyPhilosophers(n int, room toyObject, early bool, enter, leave toyOps) *toy {
	p := &toy{start: append(make([]toyObject, n), room)}
	for i := range n {
		left, right := i, (i+1)%n
		var steps []toyStep
		add := func(object int, ops ...toyOp) {
			for _, op := range ops {
				steps = append(steps, toyStep{object, op})
			}
		}
		add(n, enter...)
		add(left, toyLock)
		add(right, toyLock)
		if early {
			add(n, leave...)
		}
		add(left, toyUnlock)
		add(right, toyUnlock)
		if !early {
			add(n, leave...)
		}
		p.threads = append(p.threads, steps)
	}
	return p
}

// toyItems is items.c: object 0 is the mutex, 1 and 2 count empty and full places.
func toyItems(n, producers, consumers int, deadlock bool) *toy {
	p := &toy{start: []toyObject{{}, {v: n}, {}}}
	for i := range producers + consumers {
		from, to := 1, 2
		if i >= producers {
			from, to = 2, 1
		}
		var steps []toyStep
		for range n {
			a, b := toyStep{from, toyWait}, toyStep{0, toyLock}
			if deadlock {
				a, b = b, a
			}
			steps = append(steps, a, b, toyStep{0, toyUnlock}, toyStep{to, toyPost})
		}
		p.threads = append(p.threads, steps)
	}
	return p
}

// toyRW is rw_declared.c with a reader and two writers. queues are for the three threads:
// "qqq" if all are in one, "rqq" for readers apart, "rqw" for each kind of writers.
func toyRW(n int, queues string, readersFirst, writersFirst bool) *toy {
	queue := func(o *toyObject, t string) *string {
		switch queues[t[0]-'a'] {
		case 'q':
			return &o.q
		case 'r':
			return &o.r
		}
		return &o.w
	}
	p := &toy{start: []toyObject{{}}}
	for t := range 3 {
		kind := []string{"read", "write", "write"}[t]
		if queues == "rqw" && t == 2 {
			kind = "write2"
		}
		steps := toyOps{
			{kind + "_enter", func(o *toyObject, t string) bool { *queue(o, t) += t; return true }},
			{kind + "_take", func(o *toyObject, t string) bool {
				reads := t == "a"
				switch {
				case o.writer != 0 || !reads && o.readers != 0 || !strings.HasPrefix(*queue(o, t), t),
					reads && writersFirst && o.q+o.w != "",
					!reads && readersFirst && o.r != "":
					return false
				}
				*queue(o, t) = (*queue(o, t))[1:]
				if reads {
					o.readers++
				} else {
					o.writer = 1
				}
				return true
			}},
			{strings.TrimSuffix(kind, "2") + "_unlock", func(o *toyObject, t string) bool {
				if t == "a" {
					o.readers--
				} else {
					o.writer = 0
				}
				return true
			}},
		}
		var all []toyStep
		for range n {
			for _, op := range steps {
				all = append(all, toyStep{0, op})
			}
		}
		p.threads = append(p.threads, all)
	}
	return p
}

// What the shipped headers declare to commute.
const (
	toyUnlocks = "read_unlock read_unlock, read_take read_unlock, read_enter read_take, read_enter read_unlock, read_enter write_unlock, " +
		"write_enter write_take, write_enter read_unlock, write_enter write_unlock, "
	toyArrival = toyUnlocks + "read_enter write_take, write_enter read_take"
	toyReaders = toyUnlocks + "read_enter write_enter, write_enter read_take"
	toyWriters = toyUnlocks + "read_enter write_enter, read_enter write_take"
	toyKinds   = toyWriters + ", read_enter write2_enter, read_enter write2_take, write_enter write2_enter, write_enter write2_take, " +
		"write2_enter write_take, write2_enter write2_take, write2_enter read_unlock, write2_enter write_unlock"
)

// stockOrders counts the orders in which the threads of stock.c lock the mutex, until each has made
// most operations or waits for one that has. Waking up, a thread locks without an operation of its own.
func stockOrders(producers, most int) uint64 {
	const ( // where a thread stands: before its next operation
		lock = iota
		signal
		unlock
		check
		asleep
		woken
		leave
		again
		end
	)
	type thread struct{ at, ops int }
	type state struct {
		owner, stock int // owner: thread + 1
		threads      [4]thread
	}
	type run struct {
		state
		order string
	}
	orders := map[string]bool{}
	// next is x after the next step of thread i; whether it locks, and whether it can go on at all.
	next := func(x run, i int) (y run, locks, goes bool) {
		y = x
		me := &y.threads[i]
		took := func(at int) (run, bool, bool) {
			me.at, y.owner = at, i+1
			y.order += string(rune('a' + i))
			return y, true, true
		}
		if me.at == woken {
			if x.owner != 0 {
				return y, true, false
			}
			return took(check)
		}
		if me.at == check && x.stock > 0 {
			me.at = leave
		}
		if me.ops == most || me.at == asleep || x.owner != 0 && (me.at == lock || me.at == again) {
			return y, me.at == lock || me.at == again, false
		}
		me.ops++
		switch me.at {
		case lock:
			if i == producers {
				return took(check)
			}
			y.stock++
			return took(signal)
		case again:
			y.stock--
			return took(end)
		case check:
			me.at, y.owner = asleep, 0
		case signal:
			me.at = unlock
			if y.threads[producers].at == asleep {
				y.threads[producers].at = woken
			}
		case leave:
			me.at, y.owner = again, 0
		default:
			me.at, y.owner = lock, 0
		}
		return y, false, true
	}
	known := map[run]bool{}
	var visit func(x run)
	visit = func(x run) {
		if known[x] {
			return
		}
		known[x] = true
		var after []run
		for i := range producers + 1 {
			y, locks, goes := next(x, i)
			if goes && !locks {
				visit(y)
				return // nobody else cares when
			}
			if goes {
				after = append(after, y)
			}
		}
		if len(after) == 0 {
			orders[x.order] = true
		}
		for _, y := range after {
			visit(y)
		}
	}
	visit(run{})
	return uint64(len(orders))
}

// TestStock: without spurious wake-ups the two programs are right and have as many executions as
// there are orders; with them one is wrong.
func TestStock(t *testing.T) {
	clangs := needClang(t)
	for n, want := range map[int]uint64{1: 8, 2: 240, 3: 9171} {
		if n > 2 && !scale.Full() {
			continue
		}
		if got := stockOrders(n, 6); got != want {
			t.Errorf("%d producers: the enumeration has %d orders, the table %d", n, got, want)
		}
		for _, program := range []string{"stock", "stock_if"} {
			o := genmcgo.Options{MaxOpsPerThread: 6}
			res := countProgram(t, clangs[0], program, n, "sc", o)
			if res.Verdict != report.Incomplete || res.Complete != 0 || res.Blocked != want {
				t.Errorf("%s(%d): %s, %d executions, %d blocked; want %d", program, n, res.Verdict, res.Complete, res.Blocked, want)
			}
			o.SpuriousWakeups = 1
			verdict := report.Incomplete
			if program == "stock_if" {
				verdict = report.Error
			}
			if res := countProgram(t, clangs[0], program, n, "sc", o); res.Verdict != verdict {
				t.Errorf("%s(%d) with spurious wake-ups: %s, want %s", program, n, res.Verdict, verdict)
			}
		}
	}
}

func factorial(n int) uint64 {
	f := uint64(1)
	for i := 2; i <= n; i++ {
		f *= uint64(i)
	}
	return f
}

var toyRoom = toyOps{toyLock}

// tracedCounts are the numbers of executions of programs of the tables that count traces, and of those
// that end in a deadlock; NAME_ordered is NAME with operations that commute in all orders. They are
// from enumerations of the orders of operations on each object, or formulas.
// Where nil, the program has reads that tell executions apart in other ways: want is what
// genmcgo counted when it was entered.
var tracedCounts = []struct {
	program   string
	n         int
	want      uint64
	deadlocks uint64
	by        *toy
	commute   string // for by
}{
	{"philosophers_mut", 3, 6, 0, toyPhilosophers(3, toyObject{}, true, toyRoom, toyOps{toyUnlock}), ""},
	{"philosophers_mut", 4, 24, 0, toyPhilosophers(4, toyObject{}, true, toyRoom, toyOps{toyUnlock}), ""},
	{"philosophers_mut", 6, 720, 0, nil, ""}, // 6!
	{"philosophers_mut_declared", 4, 24, 0, toyPhilosophers(4, toyObject{}, true, toyRoom, toyOps{toyUnlock}), ""},
	{"philosophers_sem", 3, 126, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyWait}, toyOps{toyPost}), ""},
	{"philosophers_sem", 4, 9176, 0, toyPhilosophers(4, toyObject{v: 3}, false, toyOps{toyWait}, toyOps{toyPost}), ""},
	{"philosophers_sem_declared_ordered", 3, 126, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyWait}, toyOps{toyPost}), ""},
	{"philosophers_sem_declared_fifo_ordered", 3, 1008, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.HasPrefix)}, toyOps{toyPost}), ""},
	{"philosophers_sem_fifo", 3, 1008, 0, nil, ""}, // as declared
	{"philosophers_sem_declared_lifo_ordered", 3, 1008, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.HasSuffix)}, toyOps{toyPost}), ""},
	{"philosophers_sem_lifo", 3, 1008, 0, nil, ""}, // as declared
	{"philosophers_sem_declared_queue_ordered", 3, 2544, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.Contains)}, toyOps{toyPost}), ""},
	{"philosophers_sem_library", 2, 4, 0, nil, ""},
	{"rw_cond", 1, 60, 0, nil, ""},
	{"rw_cond_readers", 1, 60, 0, nil, ""},
	{"rw_cond_writers", 1, 60, 0, nil, ""},
	{"rw_cond_tickets", 1, 60, 0, nil, ""},
	{"rw_cond_tickets_2r1w_fifo", 1, criticalSections(2, 1, 1, "TICKETS"), 0, nil, ""},
	{"rw_cond_fifo", 1, criticalSections(1, 2, 1, ""), 0, nil, ""},
	{"rw_cond_fifo", 2, criticalSections(1, 2, 2, ""), 0, nil, ""},
	{"rw_cond_readers_fifo", 1, criticalSections(1, 2, 1, "READERS_FIRST"), 0, nil, ""},
	{"rw_cond_readers_fifo", 2, criticalSections(1, 2, 2, "READERS_FIRST"), 0, nil, ""},
	{"rw_cond_writers_fifo", 1, criticalSections(1, 2, 1, "WRITERS_FIRST"), 0, nil, ""},
	{"rw_cond_writers_fifo", 2, criticalSections(1, 2, 2, "WRITERS_FIRST"), 0, nil, ""},
	{"rw_cond_tickets_fifo", 1, criticalSections(1, 2, 1, "TICKETS"), 0, nil, ""},
	{"rw_cond_kinds_fifo", 1, criticalSections(1, 2, 1, ""), 0, nil, ""},
	{"rw_cond_kinds_fifo", 2, criticalSections(1, 2, 2, ""), 0, nil, ""},
	{"rw_cond_kinds", 1, 60, 0, nil, ""},
	{"rw_library_fifo", 1, 72, 0, toyRW(1, "qqq", false, false), ""},
	{"rw_library_fifo", 2, 23310, 0, toyRW(2, "qqq", false, false), ""},
	{"rw_library_readers", 2, 21690, 0, toyRW(2, "rqq", true, false), ""},
	{"rw_library_writers", 2, 20322, 0, toyRW(2, "rqq", false, true), ""},
	{"rw_declared_ordered", 1, 72, 0, toyRW(1, "qqq", false, false), ""},
	{"rw_declared_ordered", 2, 23310, 0, toyRW(2, "qqq", false, false), ""},
	{"rw_declared_readers_ordered", 1, 72, 0, toyRW(1, "rqq", true, false), ""},
	{"rw_declared_readers_ordered", 2, 21690, 0, toyRW(2, "rqq", true, false), ""},
	{"rw_declared_writers_ordered", 1, 72, 0, toyRW(1, "rqq", false, true), ""},
	{"rw_declared_writers_ordered", 2, 20322, 0, toyRW(2, "rqq", false, true), ""},
	{"rw_declared_any", 1, 6, 0, nil, ""},
	{"rw_declared_any", 2, 90, 0, nil, ""}, // 6! / 2!^3: a thread has its rounds one after the other
	{"rww_declared_ordered", 1, 92, 0, toyRW(1, "rqw", false, true), ""},
	{"rww_declared_ordered", 2, 34838, 0, toyRW(2, "rqw", false, true), ""},
	{"rw_semaphore", 1, 14, 0, nil, ""},
	{"rw_semaphore", 2, 546, 0, nil, ""},
	{"items", 3, 30, 0, toyItems(3, 1, 1, false), ""},
	{"items", 5, 3225, 0, toyItems(5, 1, 1, false), ""},
	{"barrier", 10, 1, 0, nil, ""},
	{"barrier_library", 2, 2, 0, nil, ""},
	{"broadcast", 2, 8, 0, nil, ""},
	{"broadcast_fifo", 2, 8, 0, nil, ""},
	{"broadcast_dl_fifo_all", 3, 36, lateThreads(3), nil, ""},  // 3! orders before the broadcast, 3! after it
	{"broadcast_dl_fifo_all", 4, 576, lateThreads(4), nil, ""}, // and so on
	{"broadcast_dl_fifo_all", 5, 14400, lateThreads(5), nil, ""},
	{"broadcast_library", 2, 32, 0, nil, ""},
	{"bbuf_fifo", 4, boundedBuffer(4, 4, 0, 0, 0, true), 0, nil, ""},
	{"bbuf_wakeup", 2, boundedBuffer(2, 2, 0, 0, 0, true), 0, nil, ""},
	{"bbuf_wakeup", 3, boundedBuffer(3, 3, 0, 0, 0, true), 0, nil, ""},
	{"bbuf_wakeup", 4, boundedBuffer(4, 4, 0, 0, 0, true), 0, nil, ""},
	{"philosophers_mut_dl_all", 5, 1<<5 - 2, 1, toyPhilosophers(5, toyObject{}, true, nil, nil), ""},
	{"philosophers_mut_dl_all", 10, 1<<10 - 2, 1, nil, ""},
	{"philosophers_sem_dl_all", 3, 342, 6, toyPhilosophers(3, toyObject{v: 3}, false, toyOps{toyWait}, toyOps{toyPost}), ""},
	{"philosophers_sem_dl_all", 4, 17240, 24, toyPhilosophers(4, toyObject{v: 4}, false, toyOps{toyWait}, toyOps{toyPost}), ""},
	{"items_dl_all", 3, 25, 6, toyItems(3, 1, 1, true), ""},
	{"items_dl_2p_all", 2, 234, 59, toyItems(2, 2, 1, true), ""},
	{"items_dl_2c_all", 2, 0, 42, toyItems(2, 1, 2, true), ""},
	{"rww_declared", 1, 6, 0, toyRW(1, "rqw", false, true), toyKinds},
	{"rww_declared", 2, 90, 0, toyRW(2, "rqw", false, true), toyKinds},
	{"rw_declared", 1, 6, 0, toyRW(1, "qqq", false, false), toyArrival},
	{"rw_declared", 2, 90, 0, toyRW(2, "qqq", false, false), toyArrival},
	{"rw_declared_readers", 1, 6, 0, toyRW(1, "rqq", true, false), toyReaders},
	{"rw_declared_readers", 2, 90, 0, toyRW(2, "rqq", true, false), toyReaders},
	{"rw_declared_writers", 1, 6, 0, toyRW(1, "rqq", false, true), toyWriters},
	{"rw_declared_writers", 2, 90, 0, toyRW(2, "rqq", false, true), toyWriters},
	{"philosophers_sem_declared", 3, 66, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyWait}, toyOps{toyPost}), "post post"},
	{"philosophers_sem_declared", 4, 2144, 0, toyPhilosophers(4, toyObject{v: 3}, false, toyOps{toyWait}, toyOps{toyPost}), "post post"},
	{"philosophers_sem_declared_fifo", 3, 66, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.HasPrefix)}, toyOps{toyPost}), "post post, post enter, enter take"},
	{"philosophers_sem_declared_lifo", 3, 330, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.HasSuffix)}, toyOps{toyPost}), "post post, post enter"},
	{"philosophers_sem_declared_queue", 3, 396, 0, toyPhilosophers(3, toyObject{v: 2}, false, toyOps{toyQueue, toyTake(strings.Contains)}, toyOps{toyPost}), "post post, post enter, enter take"},
	{"barrier_declared", 2, 2, 0, nil, ""},
	{"broadcast_declared", 2, 8, 0, nil, ""},
}

// TestTracedPrograms checks them, and that the kind of error is the one that the tables say.
func TestTracedPrograms(t *testing.T) {
	clangs := needClang(t)
	most := scale.By{Short: 50, Usual: 500, Wide: 3000, Full: math.MaxInt}
	every := scale.By{Short: 16, Usual: 10, Wide: 2, Full: 1}
	for i, c := range tracedCounts {
		if c.want > uint64(most.N()) || !every.Nth(i) {
			continue
		}
		if c.by != nil {
			if complete, deadlocks := c.by.count(c.commute); complete != c.want || deadlocks != c.deadlocks {
				t.Errorf("%s(%d): the enumeration has %d executions and %d deadlocks, the table %d and %d", c.program, c.n, complete, deadlocks, c.want, c.deadlocks)
			}
		}
		verdict := report.Verified
		if c.deadlocks > 0 {
			verdict = report.Error
		}
		name, ordered := strings.CutSuffix(c.program, "_ordered")
		p, err := ProgramByName(name)
		if err != nil {
			t.Fatal(err)
		}
		o := genmcgo.Options{NoCommute: ordered}
		for _, f := range p.Flags {
			if wakeup, ok := strings.CutPrefix(f, "--wakeup="); ok {
				o.Wakeup = wakeup
			}
		}
		o.AllDeadlocks = c.deadlocks > 0
		res := countProgram(t, clangs[i%min(2, len(clangs))], name, c.n, "sc", o)
		if res.Verdict != verdict || res.Complete != c.want || c.deadlocks > 0 && res.Blocked != c.deadlocks {
			t.Errorf("%s(%d): %s, %d executions, %d blocked; want %d and %d", c.program, c.n, res.Verdict, res.Complete, res.Blocked, c.want, c.deadlocks)
		}
	}
}

// criticalSections counts the orders of the critical sections of rw_cond.c: of the threads' entering,
// looking again and leaving. rule is the macro.
func criticalSections(readers, writers, rounds int, rule string) uint64 {
	const (
		outside = iota
		asleep
		woken
		inside
	)
	type thread struct{ round, at, ticket int }
	type state struct {
		threads       [3]thread
		drawn, served int
	}
	known := map[state]uint64{}
	var visit func(s state) uint64
	visit = func(s state) uint64 {
		if n, ok := known[s]; ok {
			return n
		}
		n, goes, ended := uint64(0), false, true
		for i := range s.threads[:readers+writers] {
			th := s.threads[i]
			ended = ended && th.round == rounds
			if th.round == rounds || th.at == asleep {
				continue
			}
			goes = true
			y := s
			me := &y.threads[i]
			if th.at == inside {
				*me = thread{round: th.round + 1}
				if i >= readers {
					y.served++
				}
				for k := range y.threads {
					if y.threads[k].at == asleep {
						y.threads[k].at = woken
					}
				}
				n += visit(y)
				continue
			}
			if th.at == outside {
				me.ticket = y.drawn
				y.drawn++
			}
			var here, in [2]int // readers and writers
			for k, o := range y.threads[:readers+writers] {
				if k == i || o.at == outside {
					continue
				}
				kind := min(k/readers, 1)
				here[kind]++
				if o.at == inside {
					in[kind]++
				}
			}
			var may bool
			if i < readers {
				may = in[1] == 0 && (rule != "WRITERS_FIRST" || here[1] == 0)
			} else {
				may = in[0] == 0 && in[1] == 0 && (rule != "READERS_FIRST" || here[0] == 0)
			}
			if rule == "TICKETS" {
				may = may && me.ticket == y.served
			}
			me.at = asleep
			if may {
				me.at = inside
				if i < readers {
					y.served++
				}
			}
			if rule != "TICKETS" { // nobody looks at them
				me.ticket, y.drawn, y.served = 0, 0, 0
			}
			n += visit(y)
		}
		if !goes && ended {
			n = 1
		}
		known[s] = n
		return n
	}
	return visit(state{})
}

// lateThreads counts the orders of critical sections of broadcast.c with n threads in which at
// least one comes after the broadcast: k come before it, and after it these and the others in any order.
func lateThreads(n int) uint64 {
	sum, before := uint64(0), uint64(1)
	for k := range n {
		sum += before * factorial(n)
		before *= uint64(n - k)
	}
	return sum
}

// TestExplanations checks numbers that explanations in the tables give.
func TestExplanations(t *testing.T) {
	for _, n := range []struct {
		threads int
		all     string
	}{{3, "96"}, {5, "39,120"}} {
		late := lateThreads(n.threads)
		for _, want := range []string{
			fmt.Sprintf("%s for %d", humanize.Comma(int64(late)), n.threads),
			humanize.Comma(int64(late + factorial(n.threads)*factorial(n.threads))),
		} {
			if !strings.Contains(whyBroadcast, want) {
				t.Errorf("the table does not say %q: %s", want, whyBroadcast)
			}
		}
	}
}

// TestLines: the shortest and longest declarations, and what is a line of code.
func TestLines(t *testing.T) {
	const text = `/* A comment. */
#include <x.h>

typedef struct {
  int v; /* the value
            of something */ int w; // and more
} s; // end
/* one */ /* two */
GMC_OP(init) static void f(s *p) {} GMC_OP(release) static void g(s *p) {}
/*
 not code */
// nor this
`
	if got, want := countLines(text), (CodeLines{Operations: 2, Code: 6, All: 12}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	for _, r := range PaperTables()[slices.IndexFunc(PaperTables(), func(t PaperTable) bool { return t.ID == "mcmini-1" })].Lines {
		for _, file := range r.Declared {
			n, err := CountLines(file, r.Primitive)
			if err != nil || n.Operations < 2 || n.Code < 5 || n.All < n.Code || n.Code > 60 {
				t.Errorf("%s in %s: %+v, %v", r.Primitive, file, n, err)
			}
		}
	}
	for _, file := range []string{"programs/barrier.c", "programs/no.c", "genmcgo/no.h"} {
		if _, err := CountLines(file, "no such"); err == nil {
			t.Errorf("%s: no error", file)
		}
	}
}

// TestTracedTables: rows with figures of traces have an explanation, figures under known columns, and no executions
// that they would be compared with.
func TestTracedTables(t *testing.T) {
	figures, ids := 0, map[string]int{}
	for _, table := range primitiveTables {
		ids[table.ID] = len(table.Rows) + len(table.Lines)
		for _, r := range table.Rows {
			if r.Traces == nil || r.Traces.Why == "" || strings.HasSuffix(r.Traces.Why, ".") || r.Traces.Threads < 2 || len(r.Executions) > 0 || len(r.Seconds) > 0 {
				t.Errorf("%s: %s(%d): %+v", table.ID, r.Program, r.N, r.Traces)
				continue
			}
			for column, c := range r.Traces.Counts {
				if !slices.Contains(table.Columns, column) || c == (TraceCount{}) || c.Deadlocks > c.Traces && c.Says == "" {
					t.Errorf("%s: %s(%d): %s: %+v", table.ID, r.Program, r.N, column, c)
				}
				figures++
			}
		}
	}
	for id, rows := range map[string]int{"mcmini-1": 5, "mcmini-2": 6, "mcmini-3": 5, "mcmini-4": 3, "mcmini-5": 5, "mcmini-6": 3, "mcmini-7": 6, "mcmini-8": 2, "mcmini-9": 6, "mcmini-10": 5, "mcmini-11": 6} {
		if ids[id] < rows {
			t.Errorf("%s: %d rows, the paper has %d", id, ids[id], rows)
		}
	}
	if figures < 60 {
		t.Errorf("only %d figures", figures)
	}
}

// TestTracedMarkdown: a table of traces as text, and what is against genmcgo.
func TestTracedMarkdown(t *testing.T) {
	cell := func(complete, blocked int64, kind string, cpu float64) *Cell {
		return &Cell{Complete: complete, Blocked: blocked, Error: kind, CPU: cpu, Visits: 100, Samples: []Sample{{CPU: cpu}}, counts: []int64{complete}}
	}
	r := &TableResult{
		ID: "mcmini-0", Title: "Made up", Source: "nowhere", Date: "2026-01-02T03:04:05Z", Machine: "a machine", Runs: 1, Columns: mcminiColumns,
		Checkers: []*Checker{{Name: "genmcgo", Tool: "genmcgo", Version: "v1", Workers: 1}, {Name: "genmcgo without commuting", Tool: "genmcgo", Version: "v1", Workers: 1, more: true}},
	}
	for _, x := range []struct {
		row   PaperRow
		cells []*Cell
	}{
		{traceRow("a", 3, and(inPaper(1000, 100, 0, 2), mcminiHead, TraceCount{Says: "crashes"}), "rw_declared", 1, "", "the reason"), []*Cell{cell(6, 0, "", 0.01), cell(72, 0, "", 0.02)}},
		{traceRow("b", 4, inPaper(2000, 300, 20, 1.5), "barrier_dl", 4, "deadlock", "another reason"), []*Cell{cell(40, 9, "deadlock", 0.21), cell(400, 8, "deadlock", 2)}},
		{traceRow("c", 5, nil, "barrier", 5, "", "the reason"), []*Cell{cell(1, 1, "deadlock", 0.01), nil}},
		{traceRow("d", 6, nil, "barrier", 6, "", "the reason"), []*Cell{cell(9, 0, "", 0.5), cell(8, 0, "", 0.5)}},
		{traceRow("e", 7, nil, "barrier", 7, "", "the reason"), []*Cell{{Complete: -1, Failure: "timeout", CPU: 60, Samples: []Sample{{CPU: 60}}}, {Complete: -1, Failure: "it broke\nbadly"}}},
	} {
		row := newRow(&x.row, "sc")
		row.Cells = x.cells
		if x.row.Traces.Finds != "" {
			row.Cells[0].Ending, row.Cells[0].Deadlocks = 7, 2
		}
		r.Rows = append(r.Rows, row)
	}
	r.conclude()
	var wrong []string
	for _, row := range r.Rows {
		if row.Wrong {
			wrong = append(wrong, row.Traces.Name)
		}
	}
	if !slices.Equal(wrong, []string{"c", "d", "e"}) {
		t.Errorf("wrong are %q", wrong)
	}
	var b bytes.Buffer
	if err := r.WriteMarkdown(&b); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", "traces.md")
	if *updateGolden {
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, b.Bytes()) {
		t.Errorf("the table differs from %s (-update rewrites it):\n%s", file, b.Bytes())
	}
}
