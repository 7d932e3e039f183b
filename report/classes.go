package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Waits on objects of the C++ library that are made of futexes: semaphores, latches, barriers, atomic objects, futures.
// Functions of it may have become part of the program's, so an object is known by the class in the symbol of the call,
// or by what that call accessed.

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
