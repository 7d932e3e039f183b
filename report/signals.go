package report

import (
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Waits for a signal of a condition variable: which signals came too early, woke another thread, or announced what no
// longer held. The order of signals and waits is that of the writes to the condition variable (history).

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
