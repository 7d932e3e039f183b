package report

import (
	"fmt"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Depends says on which earlier events of its thread, by index, an event depends (event.Deps).
type Depends struct{ Addr, Data, Ctrl []int32 }

// interleaved looks for well-known ways in which interleavings go wrong. What it says of reads and writes is
// read off the execution: their order in coherence, what depends on them, and what the thread would have done with
// another value, which it is asked.
type interleaved struct {
	*view
	f    *result.Found
	at   map[string]int // places in the trace, by the printed names of events
	deps map[int32][]Depends
	co   map[event.Addr]map[event.ID]int // places in coherence order; the initial write is -1
	list map[event.Addr][]event.ID
	// judged are the reads by which the failing step was reached or fails, slice the writes that their values come of.
	judged []event.ID
	slice  map[event.ID]bool
	needs  map[string]bool // the printed names of both, and of the reads in between
}

// maxPattern is how many events an execution may have to be looked at: the work grows with their square.
const maxPattern = 2000

// judgement finds what the failing step of out judges; nil if it judges nothing.
func (v *view) judgement(out *Finding, f *result.Found) *interleaved {
	if f.Kind >= result.ErrorKind(event.NumFaults) && f.Kind != result.UseAfterFree && f.Kind != result.DoubleFree {
		return nil
	}
	if f.Thread < 0 || int(f.Thread) >= len(v.snap.Threads) {
		return nil
	}
	if p := v.interleaved(out, f); p != nil && p.judge() {
		return p
	}
	return nil
}

// interleaved is the execution of out for looking at; nil if it is too long.
func (v *view) interleaved(out *Finding, f *result.Found) *interleaved {
	if len(out.Trace) > maxPattern || len(v.snap.Order) > maxPattern {
		return nil
	}
	p := &interleaved{view: v, f: f, at: map[string]int{}, deps: map[int32][]Depends{}, co: map[event.Addr]map[event.ID]int{}, list: map[event.Addr][]event.ID{}}
	for i := range out.Trace {
		for _, id := range out.Trace[i].Events {
			p.at[id] = len(p.at)
		}
	}
	for i := range v.snap.Co {
		c := &v.snap.Co[i]
		p.list[c.Addr] = c.Writes
		m := map[event.ID]int{event.Init: -1}
		for k, w := range c.Writes {
			m[w] = k
		}
		p.co[c.Addr] = m
	}
	return p
}

// maxDecided is how many decisions of the failing thread are always shown, the last ones: a loop makes many.
const maxDecided = 12

// pattern says in which well-known way the interleaving goes wrong, "" if it is none of them exactly.
func (p *interleaved) pattern() string {
	for _, find := range []func() string{p.missingWhile, p.aba, p.lostUpdate, p.checkThenAct} {
		if s := find(); s != "" {
			return s
		}
	}
	return ""
}

// lostWhileWaiting says that an update was lost of what threads of out wait for a change of, "" if none was.
func (v *view) lostWhileWaiting(out *Finding, f *result.Found) string {
	p := v.interleaved(out, f)
	if p == nil || out.Deadlock == nil {
		return ""
	}
	for i := range out.Deadlock.Waits {
		p.judged = append(p.judged, out.Deadlock.Waits[i].judges...)
	}
	if len(p.judged) == 0 {
		return ""
	}
	return p.lostUpdate()
}

// depends is what event id depends on.
func (p *interleaved) depends(id event.ID) Depends {
	d, ok := p.deps[id.Thread]
	if !ok {
		d = p.prog.Depends(p.snap, id.Thread)
		p.deps[id.Thread] = d
	}
	if id.Index < 0 || int(id.Index) >= len(d) {
		return Depends{}
	}
	return d[id.Index]
}

// judge finds what the failing step judges: what the last branches before it, and its address, depend on, and
// what its line reads.
func (p *interleaved) judge() bool {
	t := p.f.Event.Thread
	n := p.f.Event.Index
	if n == 0 || t != p.f.Thread {
		return false
	}
	d, before := p.depends(event.ID{Thread: t, Index: n}), p.depends(event.ID{Thread: t, Index: n - 1})
	add := func(i int32) {
		id := event.ID{Thread: t, Index: i}
		if e := p.event(id); e != nil && e.Kind == event.Read && !slices.Contains(p.judged, id) {
			p.judged = append(p.judged, id)
		}
	}
	for _, i := range d.Ctrl {
		if !slices.Contains(before.Ctrl, i) {
			add(i)
		}
	}
	for _, i := range append(slices.Clone(d.Addr), d.Data...) {
		add(i)
	}
	here := p.place(p.f.Pos)
	for i := n - 1; i >= 0 && here.Line > 0; i-- {
		if e := p.event(event.ID{Thread: t, Index: i}); e == nil || p.place(e.Pos).Line != here.Line {
			break
		}
		add(i)
	}
	p.slice, p.needs = map[event.ID]bool{}, map[string]bool{}
	for _, i := range d.Ctrl[max(len(d.Ctrl)-maxDecided, 0):] { // by what the thread came here
		// How a library begins a thread has no place in the program, and no one wants to know.
		if r := p.event(event.ID{Thread: t, Index: i}); r != nil && r.Kind == event.Read && p.ofProgram(event.ID{Thread: t, Index: i}) {
			p.needs[p.id(event.ID{Thread: t, Index: i})], p.needs[p.id(r.RF)] = true, true
		}
	}
	work, asked := slices.Clone(p.judged), map[event.ID]bool{}
	for len(work) > 0 {
		id := work[len(work)-1]
		r := p.event(id)
		p.needs[p.id(id)] = true
		work = work[:len(work)-1]
		for _, i := range p.depends(id).Addr { // which location is read
			of := event.ID{Thread: id.Thread, Index: i}
			if e := p.event(of); mine(e) && !asked[of] && ownName(p.location(e.Addr, e.Size)) != "" {
				asked[of] = true
				work = append(work, of)
			}
		}
		if r == nil || p.slice[r.RF] || p.event(r.RF) == nil {
			continue
		}
		p.slice[r.RF] = true
		p.needs[p.id(r.RF)] = true
		reads := slices.Clone(p.depends(r.RF).Data)
		if p.event(r.RF).Attr&event.Exclusive != 0 {
			reads = append(reads, r.RF.Index-1)
		}
		for _, i := range reads {
			work = append(work, event.ID{Thread: r.RF.Thread, Index: i})
		}
	}
	return len(p.judged) > 0
}

// ofProgram reports whether a line of the program makes event id or calls what makes it.
func (v *view) ofProgram(id event.ID) bool {
	calls := v.stack(id)
	if len(calls) == 0 {
		return v.place(v.step(id).Pos).Line > 0
	}
	return slices.ContainsFunc(calls, func(f Frame) bool { return !f.Library && f.Line > 0 })
}

// mine reports whether e is an access that the program makes by itself: not one of a lock or another object.
func mine(e *result.EventSnapshot) bool {
	return e != nil && e.IsAccess() && e.Attr&(event.Lock|event.Unlock|event.Destroy|event.Quiet) == 0 && e.Await == event.AwaitNone && !e.Addr.IsObject()
}

// before reports whether a comes before b in the trace; where a thread fails comes last.
func (p *interleaved) before(a, b event.ID) bool {
	x, ok := p.at[p.id(a)]
	if !ok {
		return false
	}
	y, ok := p.at[p.id(b)]
	return b == p.f.Event || ok && x < y
}

// who names the thread of id.
func (p *interleaved) who(id event.ID) string { return p.threadName(p.thread(id.Thread)) }

// placed says where id is.
func (p *interleaved) placed(id event.ID) string {
	s := p.step(id)
	if s == nil {
		return ""
	}
	if id == p.f.Event && p.f.Pos >= 0 {
		return at(p.place(p.f.Pos))
	}
	return at(p.place(s.Pos))
}

// events calls f for the accesses of the program, thread by thread, until it returns something.
func (p *interleaved) events(f func(id event.ID, e *result.EventSnapshot) string) string {
	for _, d := range p.threads {
		for i := range p.snap.Threads[d].Events {
			id := event.ID{Thread: d, Index: int32(i)}
			if e := p.event(id); mine(e) {
				if s := f(id, e); s != "" {
					return s
				}
			}
		}
	}
	return ""
}

// between returns the writes to a that come after write x and before write y in coherence order and are not of
// thread t.
func (p *interleaved) between(a event.Addr, x, y event.ID, t int32) []event.ID {
	i, ok := p.co[a][x]
	k, ok2 := p.co[a][y]
	if !ok || !ok2 {
		return nil
	}
	var out []event.ID
	for _, w := range p.list[a][i+1 : max(k, i+1)] {
		if w.Thread != t {
			out = append(out, w)
		}
	}
	return out
}

// lostUpdate finds a read and a write of a location, not one atomic step, with a write of another thread in between, and what
// is judged is the outcome.
func (p *interleaved) lostUpdate() string {
	return p.events(func(w event.ID, e *result.EventSnapshot) string {
		if e.Kind != event.Write || e.Attr&event.Exclusive != 0 {
			return ""
		}
		judged := slices.ContainsFunc(p.judged, func(r event.ID) bool {
			x := p.event(r)
			return x.Addr == e.Addr && p.co[e.Addr][x.RF] >= p.co[e.Addr][w]
		})
		for _, i := range p.depends(w).Data {
			r := event.ID{Thread: w.Thread, Index: i}
			x := p.event(r)
			if !judged || !mine(x) || x.Kind != event.Read || x.Addr != e.Addr || x.Size != e.Size || p.touches(r, w, e.Addr) {
				continue
			}
			if lost := p.between(e.Addr, x.RF, w, w.Thread); len(lost) > 0 {
				o := lost[len(lost)-1]
				return fmt.Sprintf("lost update: %s reads %s = %s%s and writes %s%s, which is not one atomic step; in between %s writes %s%s, and that is lost",
					p.who(r), p.location(e.Addr, e.Size), p.accessed(&x.Label, x.Value), p.placed(r), p.accessed(&e.Label, e.Value), p.placed(w),
					p.who(o), p.accessed(&p.event(o).Label, p.event(o).Value), p.placed(o))
			}
		}
		return ""
	})
}

// touches reports whether the thread of r accesses a between r and w.
func (p *interleaved) touches(r, w event.ID, a event.Addr) bool {
	for i := r.Index + 1; i < w.Index; i++ {
		if e := p.event(event.ID{Thread: r.Thread, Index: i}); e != nil && e.IsAccess() && e.Addr == a {
			return true
		}
	}
	return false
}

// checkThenAct finds a read by which a thread decides to do what leads to the error, and a write of another thread after it
// that comes before it is done and with which the thread would have done something else.
func (p *interleaved) checkThenAct() string {
	return p.events(func(r event.ID, e *result.EventSnapshot) string {
		if e.Kind != event.Read || e.Succeeds(e.Value) {
			return ""
		}
		i, ok := p.co[e.Addr][e.RF]
		if !ok || i+1 >= len(p.list[e.Addr]) {
			return ""
		}
		b := p.list[e.Addr][i+1]
		x := p.event(b)
		if b.Thread == r.Thread || x == nil || x.Size != e.Size || x.Value == e.Value {
			return ""
		}
		act := p.act(r, e)
		if act.IsInit() || !p.before(r, b) || !p.before(b, act) {
			return ""
		}
		is, other := p.step(event.ID{Thread: r.Thread, Index: r.Index + 1}), p.prog.Instead(p.snap, r.Thread, r.Index, x.Value)
		if is == nil || is.Kind == other.Kind && is.Addr == other.Addr && is.Pos == other.Pos {
			return ""
		}
		return fmt.Sprintf("check-then-act: %s reads %s = %s%s and acts on it%s; in between %s changes it to %s%s",
			p.who(r), p.location(e.Addr, e.Size), p.accessed(&e.Label, e.Value), p.placed(r), p.placed(act), p.who(b), p.accessed(&x.Label, x.Value), p.placed(b))
	})
}

// act is the first event that is done because of what read r returned and that leads to the error; Init if there
// is none, or if the thread looks again before.
func (p *interleaved) act(r event.ID, e *result.EventSnapshot) event.ID {
	events := p.snap.Threads[r.Thread].Events
	for i := r.Index + 1; int(i) <= len(events); i++ {
		id := event.ID{Thread: r.Thread, Index: i}
		if !slices.Contains(p.depends(id).Ctrl, r.Index) && id != p.f.Event {
			continue
		}
		if id == p.f.Event {
			if slices.Contains(p.depends(id).Ctrl, r.Index) && !slices.Contains(p.judged, r) {
				return id
			}
			return event.Init
		}
		x := p.event(id)
		if x == nil || !mine(x) {
			continue
		}
		if x.Addr == e.Addr && (x.Attr&event.CAS != 0 || x.Kind == event.Read && x.Attr&event.Exclusive == 0) {
			if r.Thread != p.f.Thread || !slices.Contains(p.judged, id) { // it looks again, and what it sees then decides
				return event.Init
			}
		}
		if x.Kind == event.Write && p.slice[id] {
			return id
		}
	}
	return event.Init
}

// aba finds a compare-exchange that succeeds because a pointer came back, though other threads changed it in between.
func (p *interleaved) aba() string {
	return p.events(func(c event.ID, e *result.EventSnapshot) string {
		if e.Kind != event.Read || e.Attr&event.CAS == 0 || !e.Succeeds(e.Value) {
			return ""
		}
		w := event.ID{Thread: c.Thread, Index: c.Index + 1}
		if !p.slice[w] && c.Thread != p.f.Thread {
			return ""
		}
		for _, i := range p.depends(c).Data {
			r := event.ID{Thread: c.Thread, Index: i}
			x := p.event(r)
			if !mine(x) || x.Kind != event.Read || x.Addr != e.Addr || x.Value != e.Value || x.RF == e.RF || p.touches(r, c, e.Addr) || !p.pointsTo(e) && !p.follows(r, c) {
				continue
			}
			for _, o := range p.between(e.Addr, x.RF, e.RF, c.Thread) {
				if y := p.event(o); y != nil && y.Value != e.Value && p.event(e.RF) != nil && e.RF.Thread != c.Thread {
					return fmt.Sprintf("ABA: %s reads %s = %s%s; then %s changes it to %s%s, and %s changes it back%s, so the compare-exchange of %s%s succeeds as if nothing had happened",
						p.who(r), p.location(e.Addr, e.Size), p.accessed(&x.Label, x.Value), p.placed(r), p.who(o), p.accessed(&y.Label, y.Value), p.placed(o),
						number(p.thread(e.RF.Thread)), p.placed(e.RF), number(p.thread(c.Thread)), p.placed(c))
				}
			}
		}
		return ""
	})
}

// follows reports whether the thread of r takes what r read for the number of something, and looks there before c.
func (p *interleaved) follows(r, c event.ID) bool {
	for i := r.Index + 1; i < c.Index; i++ {
		if slices.Contains(p.depends(event.ID{Thread: r.Thread, Index: i}).Addr, r.Index) {
			return true
		}
	}
	return false
}

// pointsTo reports whether e returned the address of an object or a variable.
func (p *interleaved) pointsTo(e *result.EventSnapshot) bool {
	a := event.Addr(e.Value.Lo)
	if e.Size != 8 || e.Value.Hi != 0 || a < event.StaticBase {
		return false
	}
	_, _, symbol := p.prog.Symbol(a)
	_, object := p.object(a)
	return symbol || object
}

// missingWhile finds, in the failing thread, a wait for a condition that is not looked at again, and a write to what it reads,
// by a thread that is not the one that signals, between the beginning of the wait and the moment at which the thread has the
// lock again: the failing step reads that. Or nothing was written there since the thread began to wait.
func (p *interleaved) missingWhile() string {

	t := p.f.Thread
	events := p.snap.Threads[t].Events
	for i := len(events) - 1; i >= 0; i-- {
		a := event.ID{Thread: t, Index: int32(i)}
		e := p.event(a)
		if e == nil || e.Kind != event.Read || e.Await == event.AwaitNone || event.BlockReason(e.Why) != event.BlockCond || p.event(e.RF) == nil {
			continue
		}
		began := a
		for began.Index > 0 && events[began.Index-1].Pos == e.Pos {
			began.Index--
		}
		lock := event.Init // taken again
		for k := i + 1; k < len(events) && events[k].Pos == e.Pos; k++ {
			if events[k].Attr&event.Lock != 0 {
				lock = event.ID{Thread: t, Index: int32(k)}
			}
		}
		if lock.IsInit() {
			return ""
		}
		for _, k := range p.depends(a).Ctrl {
			r := p.event(event.ID{Thread: t, Index: k})
			if !mine(r) || r.Kind != event.Read {
				continue
			}
			for _, j := range p.judged {
				x := p.event(j)
				if j.Index < int32(i) || x.Addr != r.Addr || p.looksAgain(r.Pos, int32(i)) {
					continue
				}
				const again = "the condition is not looked at again after the wait (if, where while is needed): %s waits%s and is woken by %s%s, but "
				if x.RF == r.RF {
					return fmt.Sprintf(again+"what it waited for is as it was", p.who(a), p.placed(a), number(p.thread(e.RF.Thread)), p.placed(e.RF))
				}
				if c := x.RF; p.event(c) != nil && c.Thread != t && c.Thread != e.RF.Thread && p.before(began, c) && p.before(c, lock) {
					return fmt.Sprintf(again+"when it has the lock again %s has changed what it waited for%s",
						p.who(a), p.placed(a), number(p.thread(e.RF.Thread)), p.placed(e.RF), p.who(c), p.placed(c))
				}
			}
		}
		return ""
	}
	return ""
}

// looksAgain reports whether the failing thread is at position pos again after event i.
func (p *interleaved) looksAgain(pos, i int32) bool {
	events := p.snap.Threads[p.f.Thread].Events
	return slices.ContainsFunc(events[i+1:], func(e result.EventSnapshot) bool { return e.Step != nil && e.Pos == pos })
}
