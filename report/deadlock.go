package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Deadlock says what the threads that wait in a deadlock wait for, or in another execution in which threads wait for ever.
type Deadlock struct {
	// Waits has an entry for each thread that waits: those of Cycle first and in its order, then those
	// that wait for more than the end of a thread, then the others; by their numbers.
	Waits []Wait `json:"waits"`
	// Cycle are threads each of which waits for the next one, and the last for the first; empty if there
	// is no such cycle: then some thread waits for what no thread is left to do.
	Cycle []int `json:"cycle"`
}

// Wait is what one thread waits for.
type Wait struct {
	Thread int `json:"thread"`
	// For is lock, condition, semaphore, barrier, latch, future, atomic, futex, once, join, section, operation,
	// loop or nothing.
	For    string `json:"for"`
	Object string `json:"object,omitempty"` // its name, if it has one
	Place         // where the thread waits
	// Holders are the threads that have the lock, and where they took it; the thread that is joined, or that
	// runs the initialisation; of a thread that goes round in a livelock, those that undo what it needs.
	Holders []Party `json:"holders,omitempty"`
	// Wakers are threads that wait, too, and would bring what this one waits for if they went on.
	Wakers []Party `json:"wakers,omitempty"`
	// Lost are signals that came before this wait began and woke no thread, and broadcasts that did; not
	// those after which the thread saw what they announce.
	Lost []Party `json:"lost,omitempty"`
	// Missed are threads that have finished and might have brought what this one waits for, had they gone another way.
	Missed []Party `json:"missed,omitempty"`
	Text   string  `json:"text"` // all of it in a sentence

	short  string     // the sentence without places, for messages
	rounds bool       // it goes round in a livelock
	judges []event.ID // the reads of what it waits for a change of
	reads  []event.ID // what the sentence says that threads read, and how they got locks
}

// Party is a thread that has to do with a wait of another one, and where.
type Party struct {
	Thread int    `json:"thread"`
	Does   string `json:"does"` // locks, locks to read, initialises, joined, signals, broadcasts, posts, arrives, notifies, sets, writes, requests (a stop)
	Place
	Finished bool `json:"finished,omitempty"` // the thread has come to its end
}

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
	"sem_wait": actTake, "sem_trywait": actTake, "sem_timedwait": actTake, "sem_clockwait": actTake, "sem_post": actPost,
	"pthread_barrier_wait": actArrive, "pthread_barrier_wait__unused": actArrive, "__VERIFIER_barrier_wait": actArrive,
	"futex_wait": actFutexWait, "pthread_exit": actExit,
}

// class is a class of the C++ library on whose objects threads wait.
type class struct {
	mark  string // in the symbols of its functions
	what  string // Wait.For
	name  string
	wakes []string // functions that bring what others wait for, as symbols have their names
	does  string
}

var classes = []class{
	{"St18counting_semaphoreI", "semaphore", "std::counting_semaphore", []string{"7release"}, "posts"},
	{"St18__atomic_semaphore", "semaphore", "std::counting_semaphore", nil, "posts"},
	{"St5latch", "latch", "std::latch", []string{"10count_down", "15arrive_and_wait"}, "arrives"},
	{"St7barrierI", "barrier", "std::barrier", []string{"6arrive", "15arrive_and_wait", "15arrive_and_drop"}, "arrives"},
	{"St6futureI", "future", "std::future", nil, ""},
	{"St13shared_futureI", "future", "std::shared_future", nil, ""},
	{"St14__basic_futureI", "future", "std::future", nil, ""},
	{"St6atomicI", "atomic", "std::atomic", nil, "notifies"},
	{"St13__atomic_baseI", "atomic", "std::atomic", nil, "notifies"},
	{"St11atomic_flag", "atomic", "std::atomic_flag", nil, "notifies"},
}

// notifies is in the symbol of the function by which the others wake threads, whose first argument is the address.
const notifies = "__atomic_notify_address"

// classOf finds the class that a function called symbol belongs to or was made for, and what follows in symbol.
func classOf(symbol string) (c *class, rest string) {
	for i := range classes {
		if _, rest, ok := strings.Cut(symbol, classes[i].mark); ok && strings.HasPrefix(symbol, "_Z") {
			return &classes[i], rest
		}
	}
	return nil, ""
}

// actOf is what the function called symbol does.
func actOf(symbol string) act { return acts[strings.TrimPrefix(symbol, "queued_")] }

// stalled is a snapshot in which threads wait, with what they call.
type stalled struct {
	*view
	at    [][][]Call // by canonical thread and event
	ahead []Ahead    // by canonical thread, if it waits
	co    map[event.Addr]*result.CoSnapshot
}

func (v *view) stalled() *stalled {
	s := &stalled{view: v, at: make([][][]Call, len(v.threads)), ahead: make([]Ahead, len(v.threads)), co: map[event.Addr]*result.CoSnapshot{}}
	for i := range v.snap.Co {
		s.co[v.snap.Co[i].Addr] = &v.snap.Co[i]
	}
	for c, d := range v.threads {
		s.at[c] = v.prog.Calls(v.snap, d)
		if _, step, _ := v.pending(c); step != nil {
			s.ahead[c] = v.prog.Ahead(v.snap, d, int32(len(v.snap.Threads[d].Events)), s.load)
		}
	}
	return s
}

// load is what memory holds. What a thread would do if it went on depends on memory that others may have written: only
// what was written at most once is taken for known.
func (s *stalled) load(a event.Addr, size uint8) (uint64, bool) {
	co := s.co[a]
	switch {
	case co == nil && a.IsStatic():
		x := s.prog.Initial(a, size)
		return x.Lo, x.Hi == 0
	case co == nil || co.Size != size || len(co.Writes) != 1:
		return 0, false
	}
	x := s.event(co.Writes[0])
	if x == nil {
		return 0, false
	}
	return x.Value.Lo, x.Value.Hi == 0
}

// calls are the functions of libraries in which event id is.
func (s *stalled) calls(id event.ID) []Call {
	c := s.thread(id.Thread)
	if c < 0 || id.Index < 0 || int(id.Index) >= len(s.at[c]) {
		return nil
	}
	return s.at[c][id.Index]
}

// act says what the call in which event id is does to which object.
func (s *stalled) act(id event.ID) (act, event.Addr) {
	for _, c := range s.calls(id) {
		if a := actOf(c.Function); a != actNone {
			return a, c.Args[0]
		}
	}
	return actNone, 0
}

// deadlock says what every thread waits for.
func (v *view) deadlock() *Deadlock {
	s := v.stalled()
	d := &Deadlock{Cycle: []int{}}
	waits := map[int]Wait{}
	var threads []int
	for c := range v.threads {
		if id, step, _ := v.pending(c); step != nil {
			waits[c] = s.wait(c, id, step)
			threads = append(threads, c)
		}
	}
	d.Cycle = append(d.Cycle, waitCycle(threads, func(c int) []int {
		w := waits[c]
		var out []int
		for _, p := range append(slices.Clone(w.Holders), w.Wakers...) {
			if _, waits := waits[p.Thread]; waits && !slices.Contains(out, p.Thread) {
				out = append(out, p.Thread)
			}
		}
		return out
	})...)
	for _, c := range d.Cycle {
		d.Waits = append(d.Waits, waits[c])
	}
	for _, joins := range []bool{false, true} {
		for _, c := range threads {
			if w := waits[c]; !slices.Contains(d.Cycle, c) && joins == (w.For == "join") {
				d.Waits = append(d.Waits, w)
			}
		}
	}
	return d
}

// waitCycle is a shortest cycle of the graph whose edges from a thread are next; of these, the one through
// the thread with the lowest number, which it begins with. nil if there is none.
func waitCycle(threads []int, next func(int) []int) []int {
	var best []int
	for _, from := range threads {
		came := map[int]int{}
		work := []int{from}
	search:
		for len(work) > 0 {
			c := work[0]
			work = work[1:]
			for _, n := range next(c) {
				if n == from {
					cycle := []int{c}
					for c != from {
						c = came[c]
						cycle = append(cycle, c)
					}
					slices.Reverse(cycle)
					if best == nil || len(cycle) < len(best) {
						best = cycle
					}
					break search
				}
				if _, ok := came[n]; !ok {
					came[n] = c
					work = append(work, n)
				}
			}
		}
	}
	return best
}

// sentence is what a wait comes to in words, with places and without.
type waitText struct{ long, short strings.Builder }

func (t *waitText) both(s string) { t.long.WriteString(s); t.short.WriteString(s) }

// wait says what thread c waits for with step, which is event id.
func (s *stalled) wait(c int, id event.ID, step *event.Step) Wait {
	v := s.view
	w := Wait{Thread: c, Place: v.place(step.Pos)}
	t := &waitText{}
	if step.Kind == event.Block && event.BlockReason(step.Why) == event.BlockRounds {
		w.For, w.rounds = "loop", true
		t.both(v.threadName(c) + " goes round in the loop")
		t.long.WriteString(at(w.Place))
		t.both(" and does not get on")
		s.round(&w, t, id, step.Cmp.Lo)
		w.Text, w.short = t.long.String(), t.short.String()
		return w
	}
	t.both(v.threadName(c) + " waits")
	t.long.WriteString(at(w.Place))
	switch r := stuck(&step.Label); {
	case step.Kind == event.ThreadJoin:
		w.For = "join"
		s.joins(&w, t, step)
	case r == event.BlockGuard.String():
		w.For, w.Object = "operation", v.location(step.Addr, step.Size)
		t.both(v.refused(c, step))
	case step.Attr&event.OfSections != 0 && step.Await != event.AwaitNone:
		w.For = "section"
		t.both(" to begin an atomic section, or with an access that conflicts with one")
		s.holders(&w, t, id, step)
	case step.Kind == event.Block && r == "spin":
		s.loop(&w, t, id, step)
	case step.Kind == event.Block:
		w.For = "nothing"
		t.both(" for ever")
	case r == "lock":
		w.For, w.Object = "lock", v.location(step.Addr, step.Size)
		what := "lock"
		if step.Attr&event.ReadWrite != 0 {
			what = "read-write lock"
		}
		t.both(" for the " + what + " " + w.Object)
		if step.Attr&event.ReadWrite != 0 {
			how := "write"
			if step.Cmp.Lo == event.Writer {
				how = "read"
			}
			t.both(", to " + how)
		}
		t.both(v.inQueue(c, step))
		s.holders(&w, t, id, step)
	case r == "once":
		w.For, w.Object = "once", ownName(v.location(step.Addr, step.Size))
		t.both(" for the initialisation")
		if of, ok := strings.CutPrefix(w.Object, "guard variable of "); ok {
			t.both(" of " + of)
		} else if w.Object != "" {
			t.both(" by " + w.Object)
		}
		s.initialises(&w, t, id)
	case r == "semaphore":
		w.For, w.Object = "semaphore", v.location(step.Addr, step.Size)
		t.both(" for the semaphore " + w.Object)
		if state := v.inQueue(c, step); state != "" {
			t.both(state)
		} else {
			t.both(", whose value is 0")
		}
		s.semaphore(&w, t, id, step)
	case r == "barrier":
		w.For = "barrier"
		s.barrier(&w, t, id, step)
	case r == "cond":
		s.condition(&w, t, id, step)
	default:
		w.For = "nothing"
		if r != "" {
			t.both(" (" + r + ")")
		}
	}
	w.Text, w.short = t.long.String(), t.short.String()
	return w
}

// number names thread c where its function was said, or is of no interest.
func number(c int) string { return "thread " + strconv.Itoa(c) }

// finished reports whether thread c came to its end, and with which event.
func (s *stalled) finished(c int) (event.ID, bool) {
	d := s.threads[c]
	n := len(s.snap.Threads[d].Events)
	id := event.ID{Thread: d, Index: int32(n - 1)}
	if e := s.event(id); e != nil && e.Kind == event.ThreadFinish {
		return id, true
	}
	return id, false
}

// party is the thread of event id, which did something there.
func (s *stalled) party(id event.ID, does string) Party {
	c := s.thread(id.Thread)
	_, over := s.finished(c)
	return Party{Thread: c, Does: does, Place: s.place(s.step(id).Pos), Finished: over}
}

func (s *stalled) joins(w *Wait, t *waitText, step *event.Step) {
	t.both(" for " + s.tidName(step.Child) + " to finish")
	if c, ok := s.byTid[step.Child]; ok {
		_, over := s.finished(c)
		w.Holders = append(w.Holders, Party{Thread: c, Does: "joined", Finished: over})
	}
}

// holders says who has the lock that the read id waits for.
func (s *stalled) holders(w *Wait, t *waitText, id event.ID, step *event.Step) {
	var held []event.ID // by acquisitions, the oldest first
	early := false
	if co := s.co[step.Addr]; co != nil {
		for i, x := range co.Writes {
			if e := s.event(x); i == 0 && e != nil && e.Attr&(event.Splittable|event.Lock) == event.Splittable && e.Value.Lo != 0 {
				held, early = []event.ID{x}, true // it became known to other threads when it was locked already
				continue
			}
			switch takes, releases, reader := s.change(x); {
			case takes && reader:
				held = append(held, x)
			case takes:
				held = []event.ID{x}
			case releases && reader:
				if i := slices.IndexFunc(held, func(h event.ID) bool { return h.Thread == x.Thread }); i >= 0 {
					held = slices.Delete(held, i, i+1)
				}
			case releases:
				held = nil
			}
		}
	}
	for i, h := range held {
		does := "locks"
		if _, _, reader := s.change(h); reader {
			does = "locks to read"
		}
		p := s.party(h, does)
		w.Holders = append(w.Holders, p)
		w.reads = append(w.reads, h)
		lead := ", which "
		if i > 0 {
			lead = " and "
		}
		read := ""
		if does == "locks to read" {
			read = " to read"
		}
		since := ""
		if p.Short() != "" {
			since = " since " + p.Short()
			if early && i == 0 && s.event(h).Attr&event.Splittable != 0 {
				since = " since before " + s.known(h) + p.Short()
			}
		}
		switch end, over := s.finished(p.Thread); {
		case over:
			t.both(lead + number(p.Thread) + " took" + read)
			t.long.WriteString(at(p.Place))
			t.both(" and did not unlock before it ended")
			if a, _ := s.act(end); a == actExit {
				t.both(" with pthread_exit")
			}
			t.long.WriteString(at(s.place(s.step(end).Pos)))
		case p.Thread == w.Thread:
			t.both(lead + "it holds" + read + " itself")
			t.long.WriteString(since)
		default:
			t.both(lead + number(p.Thread) + " holds" + read)
			t.long.WriteString(since)
		}
	}
}

// known says by what the private write x became known to other threads, if that is the creation of one of them.
func (s *stalled) known(x event.ID) string {
	events := s.snap.Threads[x.Thread].Events
	for i := int(x.Index) + 1; i < len(events) && events[i].Step != nil && events[i].Pos == events[x.Index].Pos; i++ {
		if events[i].Kind == event.ThreadCreate {
			return s.tidName(events[i].Child) + " was created at "
		}
	}
	return ""
}

// change says what write x does to a lock: takes it, releases it, and whether it does so to read.
func (s *stalled) change(x event.ID) (takes, releases, reader bool) {
	e := s.event(x)
	if e == nil {
		return
	}
	if !e.Addr.IsObject() {
		takes = e.Attr&event.Lock != 0
		return takes, !takes, e.Reader()
	}
	for _, c := range s.calls(x) {
		switch c.Function {
		case "op_mutex_take", "op_mutex_try":
			return true, false, false
		case "op_rwlock_take", "op_rwlock_try":
			return true, false, c.Args[1] == 0
		case "op_mutex_release", "op_reset":
			return false, true, false
		case "op_rwlock_release":
			return false, true, c.Args[1] == 0
		}
	}
	return
}

func (s *stalled) initialises(w *Wait, t *waitText, id event.ID) {
	e := s.event(id)
	if e == nil || s.event(e.RF) == nil {
		return
	}
	p := s.party(e.RF, "initialises")
	w.Holders = append(w.Holders, p)
	if p.Thread == w.Thread {
		t.both(", which it has begun itself")
	} else {
		t.both(" that " + number(p.Thread) + " has begun")
	}
	t.long.WriteString(at(p.Place))
}

// wakers finds threads that wait and would call a function that wakes those which wait as w does.
func (s *stalled) wakers(w *Wait, wakes func(*Call) string) {
	for c := range s.threads {
		if c == w.Thread {
			continue
		}
		for i := range s.ahead[c].Calls {
			call := &s.ahead[c].Calls[i]
			if does := wakes(call); does != "" {
				w.Wakers = append(w.Wakers, Party{Thread: c, Does: does, Place: s.place(call.Pos)})
				break
			}
		}
	}
}

// missedCall does what missed does, for calls of functions that wake the thread that waits.
func (s *stalled) missedCall(w *Wait, t *waitText, past string, wakes func(*Call) string) {
	s.missed(w, t, past, func(a *Ahead) (pos int32, does string) {
		for i := range a.Calls {
			if does = wakes(&a.Calls[i]); does != "" {
				return a.Calls[i].Pos, does
			}
		}
		return 0, ""
	}, func(x event.ID) bool {
		return slices.ContainsFunc(s.calls(x), func(c Call) bool { return wakes(&c) != "" }) || w.Object != "" && s.calledFor(x, w) != ""
	})
}

// conditional says who would bring what w waits for: the waiting threads that would, or that no thread is left.
// verb is what they would do ("signal it").
func conditional(w *Wait, t *waitText, verb, verbs string) {
	if len(w.Wakers) == 0 {
		t.both("; no thread is left that " + verbs)
		return
	}
	var long, short []string
	for _, p := range w.Wakers {
		short = append(short, number(p.Thread))
		long = append(long, number(p.Thread)+" could "+verb+at(p.Place))
	}
	itself := " itself"
	if len(long) > 1 {
		itself = " themselves"
	}
	t.long.WriteString("; " + enumerate(long) + ", but wait" + plainS(len(long)) + itself)
	t.short.WriteString("; " + enumerate(short) + " could " + verb)
}

func plainS(n int) string {
	if n == 1 {
		return "s"
	}
	return ""
}

func (s *stalled) semaphore(w *Wait, t *waitText, id event.ID, step *event.Step) {
	e := s.event(id)
	if e != nil && !step.Addr.IsObject() {
		if a, _ := s.act(e.RF); a == actTake {
			p := s.party(e.RF, "")
			if p.Thread == w.Thread {
				t.both("; it took the last unit itself")
			} else {
				t.both("; " + number(p.Thread) + " took the last unit")
			}
			t.long.WriteString(at(p.Place))
		} else if co := s.co[step.Addr]; co == nil || !slices.ContainsFunc(co.Writes, func(x event.ID) bool { a, _ := s.act(x); return a == actPost }) {
			t.both(" and to which nothing was posted")
		}
	}
	posts := func(c *Call) string {
		if actOf(c.Function) == actPost && c.Args[0] == step.Addr.Memory() {
			return "posts"
		}
		return ""
	}
	s.wakers(w, posts)
	s.missedCall(w, t, "posted to it", posts)
	conditional(w, t, "post to it", "posts to it")
}

func (s *stalled) barrier(w *Wait, t *waitText, id event.ID, step *event.Step) {
	a := step.Addr.Memory()
	if act, obj := s.act(id); act == actArrive && obj != 0 {
		a = obj
	}
	w.Object = s.location(a, word)
	t.both(" at the barrier " + w.Object)
	var arrived []string
	for c := range s.threads {
		i, p, _ := s.pending(c)
		if p == nil || p.Kind != event.BarrierLeave && (p.Await == event.AwaitNone || event.BlockReason(p.Why) != event.BlockBarrier) {
			continue
		}
		if act, obj := s.act(i); p.Kind == event.BarrierLeave && p.Addr == step.Addr || act == actArrive && obj == a {
			arrived = append(arrived, number(c))
		}
	}
	if step.Kind == event.BarrierLeave {
		t.both(fmt.Sprintf(", at which %s of %d threads %s arrived", enumerate(arrived), step.Len, verb(uint64(len(arrived)), "has", "have")))
	}
	arrives := func(c *Call) string {
		if actOf(c.Function) == actArrive && c.Args[0] == a {
			return "arrives"
		}
		return ""
	}
	s.wakers(w, arrives)
	s.missedCall(w, t, "arrived there", arrives)
	conditional(w, t, "arrive there", "arrives there")
}

// condition says what a thread waits for that waits until it is woken: for a signal, or in a function of the
// C++ library that is made of futexes.
func (s *stalled) condition(w *Wait, t *waitText, id event.ID, step *event.Step) {
	calls := s.calls(id)
	for i := range calls {
		if k, _ := classOf(calls[i].Function); k != nil {
			if k.what == "future" {
				s.future(w, t, k, id)
			} else {
				s.classWait(w, t, k, id, calls[i].Args[0])
			}
			return
		}
	}
	for i := range calls {
		switch actOf(calls[i].Function) {
		case actWait:
			s.conditionVariable(w, t, id, calls[i].Args[0])
			return
		case actFutexWait:
			if op, ok := s.prog.Operation(s.snap, id); ok {
				if k, _ := classOf(op.Symbol); k != nil && k.what != "future" {
					s.classWait(w, t, k, id, op.Object)
					return
				}
			}
			w.For, w.Object = "futex", s.location(calls[i].Args[0], word)
			t.both(" for the futex " + w.Object + " to be woken")
			conditional(w, t, "wake it", "wakes it")
			return
		}
	}
	s.conditionVariable(w, t, id, s.conditionOf(w.Thread, step))
}

// classWait is a wait in a function of class k on the object at a.
func (s *stalled) classWait(w *Wait, t *waitText, k *class, id event.ID, a event.Addr) {
	w.For = k.what
	_, _, symbol := s.prog.Symbol(a)
	named := symbol || s.isObject(a)
	switch {
	case named:
		w.Object = s.location(a, word)
	default: // the call became part of the function: the first thing that it accesses says what it is about
		a = s.accessed(id)
		_, _, symbol = s.prog.Symbol(a)
		if named = symbol || s.isObject(a); named {
			w.Object = ownName(s.location(a, word))
			named = w.Object != ""
		}
	}
	t.both(" in " + k.name)
	switch {
	case k.what != "atomic" && named:
		t.both(" " + w.Object)
	case k.what != "atomic":
	case !named:
		t.both("::wait for a change")
	default:
		t.both("::wait for a change of " + w.Object)
		if x, ok := s.lastRead(id, a); ok {
			r := s.event(x)
			w.judges = append(w.judges, x)
			if !s.unnoticed(t, r, w.Thread) {
				t.both(", which is " + s.memory(r.Addr, r.Value, r.Size))
				s.since(t, s.origin(r), w.Thread)
			}
		}
	}
	if !named {
		return
	}
	wakes := func(c *Call) string {
		if c.Args[0] != a {
			return ""
		}
		o, rest := classOf(c.Function)
		if strings.Contains(c.Function, notifies) || o != nil && o.what == k.what && slices.ContainsFunc(k.wakes, func(x string) bool { return strings.Contains(rest, x) }) {
			return k.does
		}
		return ""
	}
	s.wakers(w, wakes)
	if k.what == "latch" {
		s.arrivals(t, w.Object)
	}
	switch k.does {
	case "posts":
		s.missedCall(w, t, "released it", wakes)
		conditional(w, t, "release it", "releases it")
	case "arrives":
		s.missedCall(w, t, "arrived there", wakes)
		conditional(w, t, "arrive there", "arrives there")
	default:
		s.missedCall(w, t, "notified it", wakes)
		conditional(w, t, "notify it", "notifies it")
	}
}

// calledFor is what event x does to the object that w waits for, if it is part of a call of a class of the library that became
// part of the function; "" if it is not.
func (s *stalled) calledFor(x event.ID, w *Wait) string {
	e := s.event(x)
	if e == nil || !e.IsAccess() {
		return ""
	}
	op, ok := s.prog.Operation(s.snap, x)
	if !ok {
		return ""
	}
	k, rest := classOf(op.Symbol)
	if k == nil || k.what != w.For || !slices.ContainsFunc(k.wakes, func(f string) bool { return strings.Contains(rest, f) }) || ownName(s.location(e.Addr, e.Size)) != w.Object {
		return ""
	}
	return k.does
}

// arrivals says what the count of the latch called object is, and which threads counted it down.
func (s *stalled) arrivals(t *waitText, object string) {
	var parts []Party
	count, first := "", ""
	for a, co := range s.co {
		if ownName(s.location(a, co.Size)) != object || len(co.Writes) == 0 {
			continue
		}
		for _, x := range co.Writes {
			if op, ok := s.prog.Operation(s.snap, x); ok {
				if k, rest := classOf(op.Symbol); k != nil && k.what == "latch" && slices.ContainsFunc(k.wakes, func(f string) bool { return strings.Contains(rest, f) }) {
					parts = append(parts, s.party(x, "arrives"))
				}
			}
		}
		if e, f := s.event(co.Writes[len(co.Writes)-1]), s.event(co.Writes[0]); e != nil && f != nil {
			count, first = s.value(e.Value, e.Size), s.value(f.Value, f.Size)
		}
	}
	switch {
	case count != first:
		t.both(", whose count went from " + first + " to " + count)
	case count != "":
		t.both(", whose count is " + count)
	}
	if len(parts) > maxSignals {
		t.both(fmt.Sprintf("; %d threads arrived", len(parts)))
		return
	}
	for _, p := range parts {
		t.both("; " + number(p.Thread) + " arrived")
		t.long.WriteString(at(p.Place))
	}
}

// unnoticed says of an atomic object, which thread me has seen last with read r, who has changed it since, and whether there was
// a notification. It says nothing and returns false if no other thread has.
func (s *stalled) unnoticed(t *waitText, r *result.EventSnapshot, me int) bool {
	co := s.co[r.Addr]
	if co == nil {
		return false
	}
	for _, x := range co.Writes[slices.Index(co.Writes, r.RF)+1:] {
		e, c := s.event(x), s.thread(x.Thread)
		if e == nil || c == me || e.Value == r.Value {
			continue
		}
		t.both(", which it saw as " + s.memory(r.Addr, r.Value, r.Size) + "; " + number(c) + " changed it to " + s.memory(e.Addr, e.Value, e.Size))
		t.long.WriteString(at(s.place(e.Pos)) + s.called(x))
		notified := false
		for i := int(x.Index) + 1; i < len(s.at[c]); i++ {
			notified = notified || slices.ContainsFunc(s.at[c][i], func(f Call) bool { return strings.Contains(f.Function, notifies) })
		}
		if !notified {
			t.both(" and did not notify it")
		}
		return true
	}
	return false
}

// lastRead is the last read of a before event id in its thread; ok is false if there is none.
func (s *stalled) lastRead(id event.ID, a event.Addr) (x event.ID, ok bool) {
	events := s.snap.Threads[id.Thread].Events
	for i := min(int(id.Index), len(events)) - 1; i >= 0; i-- {
		if e := &events[i]; kindOf(e) == event.Read && e.Addr == a {
			return event.ID{Thread: id.Thread, Index: int32(i)}, true
		}
	}
	return event.ID{}, false
}

// future is a wait with event id in a function of class k for a value. What the future shares with who is to set the
// value is in the heap and has no name: the value is called after the first variable that refers to it, the promise.
func (s *stalled) future(w *Wait, t *waitText, k *class, id event.ID) {
	w.For, w.Object = k.what, s.refersTo(s.state(id))
	t.both(" in " + k.name + " for ")
	if w.Object == "" {
		t.both("a value that no thread sets")
	} else {
		t.both("the value of " + w.Object + ", which no thread sets")
	}
	s.missedCall(w, t, "set it", func(c *Call) string {
		if _, rest, ok := strings.Cut(c.Function, "St7promiseI"); ok && w.Object != "" && (strings.Contains(rest, "9set_value") || strings.Contains(rest, "13set_exception")) &&
			ownName(s.location(c.Args[0], word)) == w.Object {
			return "sets"
		}
		return ""
	})
	if len(w.Missed) > 0 {
		return
	}
	var ended []string
	for c := range s.threads {
		if _, ok := s.finished(c); ok {
			ended = append(ended, s.threadName(c))
		}
	}
	if n := len(ended); n > 0 && n <= maxSignals {
		t.both("; " + enumerate(ended) + " finished without setting it")
	}
}

// accessed is the first memory with a name of the program that the call of event id accesses, 0 if there is none.
func (s *stalled) accessed(id event.ID) (a event.Addr) {
	events := s.snap.Threads[id.Thread].Events
	step := s.step(id)
	for i := min(int(id.Index), len(events)) - 1; i >= 0 && step != nil && events[i].Pos == step.Pos; i-- {
		if e := &events[i]; e.IsAccess() && ownName(s.location(e.Addr, e.Size)) != "" {
			a = e.Addr
		}
	}
	return a
}

// state is the object in the heap that the call of event id accessed last before it; ok is false if there is none.
func (s *stalled) state(id event.ID) (o *object, ok bool) {
	events := s.snap.Threads[id.Thread].Events
	for i := min(int(id.Index), len(events)) - 1; i >= 0 && s.step(id) != nil && events[i].Pos == s.step(id).Pos; i-- {
		if k, ok := s.object(events[i].Addr); ok && events[i].IsAccess() && !s.objects[k].stack {
			return &s.objects[k], true
		}
	}
	return nil, false
}

// refersTo is the variable of the program into which the address of something in o was written first, or the member of an
// object that the program allocated if there is no such variable; "" if there is neither.
func (s *stalled) refersTo(o *object, ok bool) (member string) {
	if !ok {
		return ""
	}
	for _, id := range s.snap.Order {
		e := s.event(id)
		if e == nil || e.Kind != event.Write || e.Size != 8 || e.Value.Hi != 0 || e.Value.Lo < uint64(o.addr) || e.Value.Lo-uint64(o.addr) >= o.bytes {
			continue
		}
		name := ownName(s.location(e.Addr, e.Size))
		k, ok := s.object(e.Addr)
		switch inHeap := ok && !s.objects[k].stack; {
		case name == "" || inHeap && &s.objects[k] == o:
		case inHeap:
			member = cmp.Or(member, name)
		default:
			return name
		}
	}
	return member
}

// conditionVariable is a wait with event id for a signal of the condition variable at c.
func (s *stalled) conditionVariable(w *Wait, t *waitText, id event.ID, c event.Addr) {
	w.For, w.Object = "condition", s.location(c, word)
	t.both(" for a signal of the condition variable " + w.Object)
	verb, verbs := "signal it", "signals it"
	stop := false // the wait ends if the thread is requested to stop, too
	if op, ok := s.prog.Operation(s.snap, id); ok && strings.Contains(op.Symbol, "condition_variable_any") && strings.Contains(op.Symbol, "St10stop_token") {
		stop, verb, verbs = true, "wake it", "wakes it"
		t.both(" or a request to stop")
	}
	signals := func(call *Call) string {
		if stop && requestsStop(call) {
			return "requests"
		}
		if call.Args[0] == c {
			switch actOf(call.Function) {
			case actSignal:
				return "signals"
			case actBroadcast:
				return "broadcasts"
			}
		}
		return ""
	}
	s.wakers(w, signals)
	lost, others := s.signals(w.Thread, c)
	w.Lost = lost
	for i, p := range lost {
		if i == 0 {
			t.both("; the ")
		} else {
			t.both(", the ")
		}
		what := "signal"
		if p.Does == "broadcasts" {
			what = "broadcast"
		}
		t.both(what)
		t.long.WriteString(at(p.Place))
		t.both(" by " + number(p.Thread) + " came before this wait began")
	}
	if len(lost) == 0 && len(others) > 0 {
		for i, o := range others {
			lead := "; the signal"
			if i > 0 {
				lead = ", the signal"
			}
			t.both(lead)
			t.long.WriteString(at(o.by.Place))
			t.both(" by " + number(o.by.Thread) + " woke " + number(o.woke))
		}
	}
	if len(lost) == 0 {
		s.withdrawn(t, w.Thread, c)
	}
	s.missedCall(w, t, "signalled it", signals)
	conditional(w, t, verb, verbs)
}

// woken is a signal that woke another thread.
type woken struct {
	by   Party
	woke int
}

// maxSignals is how many signals a sentence speaks of.
const maxSignals = 3

// history is what the writes to a condition variable, in coherence order, tell of thread me.
type history struct {
	addr event.Addr
	at   map[event.ID]int // places of the writes, -1 of the initial one
	// began is where the wait of me that goes on began, before where the one before that did; -1 if there is none.
	began, before int
	wakes         []woken    // of other threads, after began
	broadcasts    []event.ID // between before and began
}

// history looks at the condition variable at c, as thread me sees it; nil if me did not begin to wait for it.
func (s *stalled) history(me int, c event.Addr) *history {
	co := s.co[c]
	for a, x := range s.co { // with a queue
		if a.IsObject() && a.Memory() == c {
			co = x
		}
	}
	if co == nil {
		return nil
	}
	h := &history{addr: co.Addr, at: map[event.ID]int{event.Init: -1}, began: -1, before: -1}
	for i, x := range co.Writes {
		h.at[x] = i
		if a, _ := s.act(x); a == actWait && s.thread(x.Thread) == me {
			h.began, h.before = i, h.began
		}
	}
	if h.began < 0 {
		return nil
	}
	slot := map[int]int{} // who waits, by bit
	value := uint64(0)
	for i, x := range co.Writes {
		e := s.event(x)
		if e == nil {
			continue
		}
		now := e.Value.Lo
		a, _ := s.act(x)
		if a == actBroadcast && h.before < i && i < h.began && s.thread(x.Thread) != me {
			h.broadcasts = append(h.broadcasts, x)
		}
		for b := range 31 {
			if co.Addr.IsObject() {
				break // the state has a name, no bits
			}
			if a == actWait && (now&^value)>>b&1 != 0 {
				slot[b] = s.thread(x.Thread)
			}
			if who, ok := slot[b]; ok && a != actWait && (value&^now)>>b&1 != 0 && i > h.began && who != me {
				h.wakes = append(h.wakes, woken{s.party(x, "signals"), who})
			}
		}
		value = now
	}
	return h
}

// signals finds the signals of the condition variable at c that woke no thread, and the broadcasts, that came before
// thread me began its wait, and after its wait before that, if there was one; and those that woke others while
// me waited.
func (s *stalled) signals(me int, c event.Addr) (lost []Party, others []woken) {
	h := s.history(me, c)
	if h == nil {
		return nil, nil
	}
	for _, x := range h.broadcasts {
		read := event.ID{Thread: x.Thread, Index: x.Index - 1}
		if e := s.event(read); e != nil && !s.wokeNobody(read, e) && !s.heeded(me, h, x) {
			lost = append(lost, s.party(x, "broadcasts"))
		}
	}
	for t, d := range s.threads {
		for i := range s.snap.Threads[d].Events {
			x := event.ID{Thread: d, Index: int32(i)}
			e := s.event(x)
			if t == me || e == nil || e.Kind != event.Read || e.Addr != h.addr || !s.wokeNobody(x, e) {
				continue
			}
			if k, ok := h.at[e.RF]; !ok || k >= h.began || k < h.before || s.heeded(me, h, x) {
				continue
			}
			switch a, _ := s.act(x); a {
			case actSignal:
				lost = append(lost, s.party(x, "signals"))
			case actBroadcast:
				lost = append(lost, s.party(x, "broadcasts"))
			}
		}
	}
	return lost[max(0, len(lost)-maxSignals):], h.wakes[max(0, len(h.wakes)-maxSignals):]
}

// withdrawn says that another thread signalled the condition variable at c, but what it announced no longer held when
// thread me looked before it began to wait: someone had changed it again.
func (s *stalled) withdrawn(t *waitText, me int, c event.Addr) {
	h := s.history(me, c)
	if h == nil {
		return
	}
	looked := s.looked(me, h)
	for _, x := range s.news(me, h) {
		older := map[event.Addr]bool{}
		for k := x.Index - 1; k >= 0; k-- {
			w := s.event(event.ID{Thread: x.Thread, Index: k})
			if w == nil || w.Kind != event.Write {
				continue
			}
			from, ok := looked[w.Addr]
			if !ok || older[w.Addr] {
				continue
			}
			older[w.Addr] = true // the writes before this one
			again, name := s.event(from), s.location(w.Addr, w.Size)
			if again == nil || again.Value == w.Value || s.thread(from.Thread) == me || ownName(name) != name {
				continue
			}
			co := s.co[w.Addr].Writes
			if slices.Index(co, from) <= slices.Index(co, event.ID{Thread: x.Thread, Index: k}) {
				continue
			}
			what := "signal"
			if a, _ := s.act(x); a == actBroadcast {
				what = "broadcast"
			}
			t.both("; the " + what)
			t.long.WriteString(at(s.place(s.step(x).Pos)))
			t.both(" by " + number(s.thread(x.Thread)) + " announced " + name + " = " + s.value(w.Value, w.Size) +
				", but that was " + s.value(again.Value, again.Size) + " when this thread looked, since " + number(s.thread(from.Thread)) + " wrote it")
			t.long.WriteString(at(s.place(again.Pos)))
			return
		}
	}
}

// news are the events by which other threads signalled the condition variable of h before thread me began its wait, the
// latest first.
func (s *stalled) news(me int, h *history) (out []event.ID) {
	when := map[event.ID]int{}
	for t, d := range s.threads {
		for i := range s.snap.Threads[d].Events {
			x := event.ID{Thread: d, Index: int32(i)}
			e := s.event(x)
			if t == me || e == nil || !e.IsAccess() || e.Addr != h.addr {
				continue
			}
			if a, _ := s.act(x); a != actSignal && a != actBroadcast {
				continue
			}
			from := x
			if e.Kind == event.Read {
				from = e.RF
			}
			if k, ok := h.at[from]; ok && k < h.began {
				out, when[x] = append(out, x), k
			}
		}
	}
	slices.SortStableFunc(out, func(a, b event.ID) int { return when[b] - when[a] })
	return out
}

// looked finds which writes thread me saw, by location, when it decided to begin the wait of h.
func (s *stalled) looked(me int, h *history) map[event.Addr]event.ID {
	began := s.co[h.addr].Writes[h.began]
	deps := s.prog.Depends(s.snap, s.threads[me])
	if int(began.Index) >= len(deps) {
		return nil
	}
	looked := map[event.Addr]event.ID{} // what the last look at each location read
	for _, i := range deps[began.Index].Ctrl {
		if e := s.event(event.ID{Thread: began.Thread, Index: i}); mine(e) && e.Kind == event.Read && i < began.Index {
			looked[e.Addr] = e.RF
		}
	}
	return looked
}

// heeded reports whether thread me saw what the signal x announces before it began the wait of h, and waits all the same: of the
// locations by which me decided to wait, the thread of x wrote some before it signalled, and me looked at all of these afterwards.
func (s *stalled) heeded(me int, h *history, x event.ID) bool {
	looked := s.looked(me, h)
	saw := false
	for i := x.Index - 1; i >= 0; i-- {
		w := event.ID{Thread: x.Thread, Index: i}
		e := s.event(w)
		if e == nil || e.Kind != event.Write {
			continue
		}
		from, ok := looked[e.Addr]
		if !ok {
			continue
		}
		delete(looked, e.Addr) // earlier writes of it are older still
		co := s.co[e.Addr]
		if co == nil || slices.Index(co.Writes, from) < slices.Index(co.Writes, w) {
			return false
		}
		saw = true
	}
	return saw
}

// waiters are the bits of a condition variable that say which threads wait (interp/rtlib/c/cond.c).
const waiters = 1<<31 - 1

// wokeNobody reports whether the call of which e, event id, reads a condition variable finds no thread that
// waits.
func (s *stalled) wokeNobody(id event.ID, e *result.EventSnapshot) bool {
	if !e.Addr.IsObject() {
		return e.Attr&event.CAS == 0 && e.Value.Lo&waiters == 0
	}
	next := s.event(event.ID{Thread: id.Thread, Index: id.Index + 1})
	return next == nil || next.Kind != event.Write || next.Addr != e.Addr || next.Value == e.Value
}

// message is the deadlock in one sentence: its cycle, or the threads that wait for what no thread is left
// to do, and how many others wait for them.
func (d *Deadlock) message() string {
	if len(d.Cycle) > 0 {
		return told(d.Waits[:len(d.Cycle)])
	}
	alone := slices.DeleteFunc(slices.Clone(d.Waits), func(w Wait) bool { return w.For == "join" })
	if len(alone) == 0 {
		alone = d.Waits
	}
	if len(alone) == 0 {
		return "no thread can go on"
	}
	return told(alone)
}

// told is waits in short. Threads that wait for the same are told of together.
func told(waits []Wait) string {
	const verb = " waits"
	var parts []string
	done := make([]bool, len(waits))
	for i := range waits {
		if done[i] {
			continue
		}
		who, what, ok := strings.Cut(waits[i].short, verb)
		names := []string{who}
		for k := i + 1; k < len(waits); k++ {
			// What it says of the thread itself (it holds the lock itself) would not be true of several.
			if other, same, ok := strings.Cut(waits[k].short, verb); ok && same == what && !strings.Contains(what, " itself") {
				names, done[k] = append(names, other), true
			}
		}
		switch {
		case !ok:
			parts = append(parts, waits[i].short)
		case len(names) > 1:
			parts = append(parts, enumerate(names)+" wait"+strings.ReplaceAll(what, "before this wait began", "before these waits began"))
		default:
			parts = append(parts, waits[i].short)
		}
	}
	return strings.Join(parts, "; ")
}

// Chain says in which order threads wait for each other, with arrow between them, "" if they do not.
func (d *Deadlock) Chain(arrow string) string {
	if len(d.Cycle) == 0 {
		return ""
	}
	var b strings.Builder
	for _, c := range append(slices.Clone(d.Cycle), d.Cycle[0]) {
		if b.Len() > 0 {
			b.WriteString(" " + arrow + " ")
		}
		b.WriteString(number(c))
	}
	return b.String()
}

// text prints what each thread waits for, with its line of the source and the calls that lead there, and the cycle.
// events are those of the finding.
func (d *Deadlock) text(b io.Writer, st Style, events []Event) {
	for i := range d.Waits {
		w := &d.Waits[i]
		fmt.Fprintf(b, "  %s\n", w.Text)
		if w.Source != "" {
			fmt.Fprintf(b, "    %s %s\n", st.paint(dim, fmt.Sprintf("%5d |", w.Line)), w.Source)
		}
		if k := slices.IndexFunc(events, func(e Event) bool { return e.Thread == w.Thread }); k >= 0 {
			called(b, callers(events[k].Stack, w.Place))
		}
	}
	if c := d.Chain("->"); c != "" {
		fmt.Fprintf(b, "  cycle: %s\n", c)
	}
}

// sentences prints what text does, without the lines of the source.
func (d *Deadlock) sentences(b io.Writer) {
	for i := range d.Waits {
		fmt.Fprintln(b, d.Waits[i].Text)
	}
	if c := d.Chain("->"); c != "" {
		fmt.Fprintln(b, "cycle: "+c)
	}
}

// same reports whether two deadlocks are the same to a reader.
func (d *Deadlock) same(o *Deadlock) bool {
	if d == nil || o == nil {
		return d == o
	}
	return slices.EqualFunc(d.Waits, o.Waits, func(a, b Wait) bool { return a.Text == b.Text })
}

// place is where the wait of thread is in d.Waits.
func (d *Deadlock) place(thread int) int {
	return slices.IndexFunc(d.Waits, func(w Wait) bool { return w.Thread == thread })
}

// waitOf says what the thread of e, one of f.Events, waits for in a deadlock, "" if f is none.
func (f *Finding) waitOf(e *Event) string {
	if f.Deadlock == nil {
		return ""
	}
	if i := f.Deadlock.place(e.Thread); i >= 0 {
		return f.Deadlock.Waits[i].Text
	}
	return ""
}

// others lists who else has to do with the waits, each place once.
func (d *Deadlock) others() []Party {
	var out []Party
	for i := range d.Waits {
		w := &d.Waits[i]
		for _, p := range slices.Concat(w.Holders, w.Wakers, w.Lost, w.Missed) {
			if p.Short() != "" && !slices.ContainsFunc(out, func(o Party) bool { return o.Place == p.Place && o.Thread == p.Thread }) {
				out = append(out, p)
			}
		}
	}
	return out
}
