package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// What one thread waits for: a Wait, and its sentence, which is built as it is found out. wait chooses by the event that
// the thread does not get past: locks.go has locks, initialisations, semaphores and barriers, signals.go condition variables,
// classes.go the C++ library, loop.go loops. They share the end of the sentence: who would wake the thread (wakers,
// conditional), and who might have (missedCall).

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

// waitText is the sentence of a wait, with places and without.
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
		s.holders(&w, t, step)
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
		s.holders(&w, t, step)
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

// joins says which thread w.Thread joins with step.
func (s *stalled) joins(w *Wait, t *waitText, step *event.Step) {
	t.both(" for " + s.tidName(step.Child) + " to finish")
	if c, ok := s.byTid[step.Child]; ok {
		_, over := s.finished(c)
		w.Holders = append(w.Holders, Party{Thread: c, Does: "joined", Finished: over})
	}
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

// wakeups is the variable of the library with the words that threads wait for on condition variables with queues.
const wakeups = "__gmc_wakeups"

// conditionOf is the condition variable that thread c waits for with step s. If it has a queue, that is
// the first object of the call: the thread reads a word of its own (interp/rtlib/c/cond.c).
func (v *view) conditionOf(c int, s *event.Step) event.Addr {
	a := s.Addr
	if name, _, ok := v.prog.Symbol(a); !ok || name != wakeups {
		return a
	}
	events := v.snap.Threads[v.threads[c]].Events
	for i := len(events) - 1; i >= 0 && events[i].Step.Pos == s.Pos; i-- {
		if events[i].Addr.IsObject() {
			a = events[i].Addr
		}
	}
	return a
}

// inQueue says, of thread c that waits with step s for an object that has a queue, in which state that is.
func (v *view) inQueue(c int, s *event.Step) string {
	id, _, inGraph := v.pending(c)
	if !inGraph || !s.Addr.IsObject() {
		return ""
	}
	if state, ok := v.prog.State(s.Addr, v.event(id).Value, v.pointer); ok {
		return " in the state " + state
	}
	return ""
}

// refused says what thread c, which waits to begin an operation with step s, waits for.
func (v *view) refused(c int, s *event.Step) string {
	id, _, inGraph := v.pending(c)
	if !inGraph {
		return " for an operation on " + v.location(s.Addr, s.Size)
	}
	r, ok := v.prog.Refused(&s.Label, v.event(id).Value, v.pointer)
	if !ok {
		return " for an operation on " + v.location(s.Addr, s.Size)
	}
	return fmt.Sprintf(" for %s of %s, whose guard %s%s is false in the state %s", r.Operation, v.location(s.Addr, s.Size), r.Guard, at(v.src.fill(r.Place)), r.State)
}
