package report

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// What threads wait for that go round in loops, and who could have brought what a thread waits for and did not.

// loop says what thread w.Thread waits for, which stops at step, event id, before another round of a loop.
func (s *stalled) loop(w *Wait, t *waitText, id event.ID, step *event.Step) {
	w.For = "loop"
	t.both(" in a loop")
	if step.Attr&event.Hangs != 0 {
		t.both(" that does nothing")
		return
	}
	reads := s.lastReads(id, step.Len)
	w.reads, w.judges = reads, reads
	if slices.ContainsFunc(reads, s.asksToStop) {
		s.stopRequest(w, t, reads)
		return
	}
	if len(reads) == 0 {
		t.both(", in which it reads the same values again and again")
		return
	}
	t.both(" for a change of ")
	for i, r := range reads {
		if i > 0 {
			t.both(", or of ")
		}
		e := s.event(r)
		what := s.location(e.Addr, e.Size)
		if i == 0 {
			w.Object = what
		}
		t.both(what + ", which is " + s.value(e.Value, e.Size))
		s.since(t, s.origin(e), w.Thread)
	}
	changes := func(a *Ahead) (pos int32, does string) {
		for i := range a.Stores {
			for _, r := range reads {
				if a.Stores[i].changes(s.event(r)) {
					return a.Stores[i].Pos, "writes"
				}
			}
		}
		return 0, ""
	}
	for c := range s.threads {
		if pos, does := changes(&s.ahead[c]); does != "" && c != w.Thread {
			w.Wakers = append(w.Wakers, Party{Thread: c, Does: does, Place: s.place(pos)})
		}
	}
	s.missed(w, t, "written it", changes, func(x event.ID) bool {
		e := s.event(x)
		return e.Kind == event.Write && slices.ContainsFunc(reads, func(r event.ID) bool { return s.event(r).Addr == e.Addr })
	})
	conditional(w, t, "write it", "writes it")
}

// thrown is the type of the exception that a thread looks at with e to find who catches it; "" if e is something else.
func (s *stalled) thrown(e *result.EventSnapshot) string {
	if e.Size != 8 {
		return ""
	}
	name, _, _ := s.prog.Symbol(event.Addr(e.Value.Lo))
	of, _ := strings.CutPrefix(name, "typeinfo of ")
	if of == name {
		return ""
	}
	return of
}

// asksToStop reports whether event x reads, for the program, whether a thread was requested to stop.
func (s *stalled) asksToStop(x event.ID) bool {
	op, ok := s.prog.Operation(s.snap, x)
	return ok && (op.Function == "std::stop_token::stop_requested" || op.Function == "std::stop_source::stop_requested")
}

// requestsStop reports whether a call requests that a thread stops.
func requestsStop(c *Call) bool {
	return strings.Contains(c.Function, "12request_stopEv") || strings.HasPrefix(c.Function, "_ZNSt7jthreadD")
}

// stopRequest is a loop that ends when the thread is requested to stop, which it looks for with reads.
func (s *stalled) stopRequest(w *Wait, t *waitText, reads []event.ID) {
	t.both(" for a request to stop (std::stop_token::stop_requested = false)")
	requests := func(a *Ahead) (pos int32, does string) {
		for i := range a.Calls {
			if requestsStop(&a.Calls[i]) {
				return a.Calls[i].Pos, "requests"
			}
		}
		for i := range a.Stores { // the call became part of the function
			if slices.ContainsFunc(reads, func(r event.ID) bool { return s.asksToStop(r) && a.Stores[i].changes(s.event(r)) }) {
				return a.Stores[i].Pos, "requests"
			}
		}
		return 0, ""
	}
	for c := range s.threads {
		if pos, does := requests(&s.ahead[c]); does != "" && c != w.Thread {
			w.Wakers = append(w.Wakers, Party{Thread: c, Does: does, Place: s.place(pos)})
		}
	}
	s.missed(w, t, "requested it", requests, func(event.ID) bool { return false })
	conditional(w, t, "request it", "requests it")
}

// changes reports whether the store may give what e reads another value.
func (x *Store) changes(e *result.EventSnapshot) bool {
	return x.Addr.Memory() == e.Addr.Memory() && (!x.Known || x.Value != e.Value.Lo || x.Size != e.Size)
}

// maxReads is how many reads of a round a sentence speaks of.
const maxReads = 3

// lastReads are the reads among the last n events of the thread of id before it, the first of each address: what the
// thread waits for a change of. Those of what only the thread has written are left out if others are left, and so
// are those of additions: the thread does not look at what it adds to.
func (s *stalled) lastReads(id event.ID, n uint64) []event.ID {
	var all, others []event.ID
	seen := map[event.Addr]bool{}
	for i := max(0, int64(id.Index)-int64(n)); i < int64(id.Index); i++ {
		x := event.ID{Thread: id.Thread, Index: int32(i)}
		e := s.event(x)
		if e == nil || e.Kind != event.Read || seen[e.Addr] || e.Attr&event.Quiet != 0 {
			continue
		}
		seen[e.Addr] = true
		all = append(all, x)
		if o := s.origin(e); o.Thread != id.Thread && !e.Adds() {
			others = append(others, x)
		}
	}
	if len(others) > 0 {
		all = others
	}
	return all[:min(len(all), maxReads)]
}

// origin is the write by which the location that e reads got the value that e reads: the oldest of those in a row that
// wrote this value.
func (s *stalled) origin(e *result.EventSnapshot) event.ID {
	from := e.RF
	co := s.co[e.Addr]
	if co == nil || s.event(from) == nil {
		return from
	}
	for i := slices.Index(co.Writes, from); i >= 0; i-- {
		if x := s.event(co.Writes[i]); x == nil || x.Value != e.Value || x.Size != e.Size {
			break
		}
		from = co.Writes[i]
	}
	return from
}

// since says who wrote what thread me reads, and where; from is the write.
func (s *stalled) since(t *waitText, from event.ID, me int) {
	switch x := s.event(from); {
	case x == nil:
		t.both(" from the start")
	case s.thread(from.Thread) == me:
		t.both(" since it wrote that itself")
		t.long.WriteString(at(s.place(x.Pos)) + s.called(from))
	default:
		t.both(" since " + number(s.thread(from.Thread)) + " wrote that")
		t.long.WriteString(at(s.place(x.Pos)) + s.called(from))
	}
}

// called says where the function of the program is called in which event id is, "" if that is the thread's own.
func (s *stalled) called(id event.ID) string {
	p := s.place(s.step(id).Pos)
	if c := callers(s.stack(id), p); len(c) > 0 && c[0].Short() != "" {
		return " (called at " + c[0].Short() + ")"
	}
	return ""
}

// round says why the last n events before id, a round of a loop of thread w.Thread, lead nowhere: what it finds there
// that other threads wrote.
func (s *stalled) round(w *Wait, t *waitText, id event.ID, n uint64) {
	said := 0
	for i := max(0, int64(id.Index)-int64(n)); i < int64(id.Index) && said < maxReads; i++ {
		x := event.ID{Thread: id.Thread, Index: int32(i)}
		e := s.event(x)
		if e == nil || e.Kind != event.Read || e.Attr&event.Quiet != 0 {
			continue
		}
		from := s.origin(e)
		next := s.event(event.ID{Thread: id.Thread, Index: x.Index + 1})
		if s.event(from) == nil || from.Thread == id.Thread || next != nil && next.Kind == event.Write && next.Addr == e.Addr && e.Attr&event.Lock != 0 {
			continue // it gets what it asks for
		}
		w.reads = append(w.reads, x)
		if said++; said == 1 {
			t.both(": each time it ")
		} else {
			t.both(", and ")
		}
		what := s.location(e.Addr, e.Size)
		p := s.party(from, "writes")
		if e.Attr&event.Lock != 0 || s.isLock(x) {
			p.Does = "locks"
			t.both("finds the lock " + what)
			t.long.WriteString(at(s.place(e.Pos)))
			t.both(" taken by " + number(p.Thread))
			t.long.WriteString(at(p.Place))
		} else {
			t.both("reads " + what + " = " + s.value(e.Value, e.Size))
			t.long.WriteString(at(s.place(e.Pos)))
			t.both(", which " + number(p.Thread) + " writes")
			t.long.WriteString(at(p.Place))
		}
		if w.Object == "" {
			w.Object = what
		}
		w.Holders = append(w.Holders, p)
	}
}

// isLock reports whether event x is one of a function that takes a lock.
func (s *stalled) isLock(x event.ID) bool {
	return slices.ContainsFunc(s.calls(x), func(c Call) bool {
		return strings.HasPrefix(c.Function, "op_mutex_") || strings.HasPrefix(c.Function, "op_rwlock_")
	})
}

// maxBack is how many events before its end a thread is asked at what might have been ahead of it.
const maxBack = 40

// missed finds threads that have finished and could have brought what w waits for: finds says, of what lies ahead of a
// thread, where it would have been brought, and how; brings whether event x of a thread is part of bringing it. What is said is at
// which step such a thread had it ahead for the last time.
func (s *stalled) missed(w *Wait, t *waitText, past string, finds func(*Ahead) (pos int32, does string), brings func(x event.ID) bool) {
	for c, d := range s.threads {
		end, over := s.finished(c)
		if !over || c == w.Thread || len(w.Missed) == maxSignals {
			continue
		}
		for i := end.Index - 1; i > 0 && i >= end.Index-maxBack; i-- {
			x := event.ID{Thread: d, Index: i}
			if s.event(x) == nil || brings(x) {
				break
			}
			ahead := s.prog.Ahead(s.snap, d, i, s.load)
			pos, does := finds(&ahead)
			if does == "" {
				continue
			}
			p := Party{Thread: c, Does: does, Place: s.place(pos), Finished: true}
			w.Missed = append(w.Missed, p)
			t.both("; " + number(c) + " could have " + past)
			t.long.WriteString(at(p.Place))
			t.both(", but went another way")
			read := x
			if e := s.event(x); e.Kind == event.Write && e.Attr&event.Exclusive != 0 {
				read.Index-- // of the same access
			}
			if e := s.event(read); e != nil && e.Kind == event.Read && s.thrown(e) != "" {
				t.both(", since " + s.thrown(e) + " was thrown")
			} else if e != nil && e.Kind == event.Read {
				t.both(fmt.Sprintf(" when it read %s = %s", s.location(e.Addr, e.Size), s.value(e.Value, e.Size)))
			}
			t.long.WriteString(at(s.place(s.step(x).Pos)))
			w.reads = append(w.reads, read)
			break
		}
	}
}
