package report

import (
	"fmt"
	"slices"

	"genmcgo/graph/event"
)

// Waits for locks, for an initialisation that another thread runs, at semaphores and at barriers.

// held finds the writes that acquired the lock at a and still hold it, the oldest first: several if they read. early says
// that the first one did not acquire it, but made it known to other threads when it was locked already.
func (s *stalled) held(a event.Addr) (held []event.ID, early bool) {
	co := s.co[a]
	if co == nil {
		return nil, false
	}
	for i, x := range co.Writes {
		if e := s.event(x); i == 0 && e != nil && e.Attr&(event.Splittable|event.Lock) == event.Splittable && e.Value.Lo != 0 {
			held, early = []event.ID{x}, true
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
	return held, early
}

// holders says who has the lock that step waits for.
func (s *stalled) holders(w *Wait, t *waitText, step *event.Step) {
	held, early := s.held(step.Addr)
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

// initialises says who has begun the initialisation that read id waits for.
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

// semaphore says who took the last unit of the semaphore that step, event id, waits for, and who posts to it.
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

// barrier says which threads have come to the barrier at which step, event id, waits.
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
