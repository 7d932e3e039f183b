package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Laws are what a memory model demands of executions, as its definition says it.
type Laws struct {
	Model string // as asked for
	// Base is the built-in model that has the same executions, "" if there is none.
	Base string
	// Errors and Warnings are the statements by which the model defines them, by name.
	Errors, Warnings map[string]*Statement
	// Axioms are the constraints on executions, in the order of the definition.
	Axioms []Statement
	// SC is the axiom of sequential consistency.
	SC *Statement
}

// Axiom returns the constraint that is written as text, nil if there is none.
func (l *Laws) Axiom(text string) *Statement {
	for i := range l.Axioms {
		if l.Axioms[i].Text == text {
			return &l.Axioms[i]
		}
	}
	return nil
}

// conditions are what a program that is right respects, by kind of error, for kinds that
// are no matter of the memory model, or only in so far as it orders events.
var conditions = map[string]string{
	"uninitialized-read": "what a program decides, where it reads and writes, and what it prints depend on no memory that was never written",
	"null-dereference":   "an access needs an object that its pointer points to",
	"invalid-access":     "an access needs memory whose allocation happens before it",
	"out-of-bounds":      "an access lies within one object",
	"use-after-free":     "every access happens before its memory is freed",
	"free-race":          "every access happens before its memory is freed",
	"double-free":        "memory is freed once",
	"invalid-free":       "what is freed is the start of a heap object",
	"use-after-return":   "a local variable is accessed only until its function returns",
	"mixed-size":         "accesses of the same bytes, one of them atomic, have the same place and size, or happens-before orders them",
	"misaligned":         "an atomic access is aligned to its size",
	"read-only":          "constants are not written",
	"unlock-not-held":    "a mutex is unlocked by the thread that holds it",
	"deadlock":           "every thread that has not finished waits for what only a waiting thread could do",
	"liveness":           "a loop goes on for ever if it does nothing, or has read the newest writes and no other thread is left to end it",
	"livelock":           "from each state that can come back for ever, some thread can get on if each of them goes on again and again",
	"join-misuse":        "a thread is joined once, and not if it is detached",
	"memory-leak":        "what is allocated is freed before the program ends",
	"daemon":             "what threads wait for comes before main returns",
	"final-state":        "executions end as the conditions say that were given",
	"exit-status":        "a program that succeeds ends with status 0",
}

// axioms fills in what the model says: first what makes the finding an error, then
// why the execution is allowed.
func (f *Finding) axioms(laws *Laws, kind result.ErrorKind) {
	ids := []string{}
	for i := range f.Events {
		ids = append(ids, f.Events[i].ID)
	}
	defines := Axiom{Name: f.Kind, Says: "defines", Text: conditions[f.Kind], Events: ids}
	if laws != nil {
		said := laws.Errors
		if kind == result.UnorderedWrites || kind == result.ModelWarning {
			said = laws.Warnings
		}
		if s := said[cmp.Or(f.Name, f.Kind)]; s != nil {
			defines.Model, defines.Statement = laws.Model, s
		}
	}
	switch kind {
	case result.Race:
		order := "happens-before orders"
		if laws != nil {
			switch laws.Base {
			case "sc", "tso", "tso-allfences":
				order = "program order, reads-from and threads order"
			case "":
				order = "the model orders"
			}
		}
		defines.Text = "two accesses of the same memory, one of them a write and one not atomic, are a data race unless " + order + " them"
	case result.UnorderedWrites:
		defines.Text = "two writes of the same memory are worth a warning unless program order, reads-from and threads order them"
	case result.ModelError:
		defines.Name, defines.Text = f.Name, "the model calls this an error"
	case result.ModelWarning:
		defines.Name, defines.Text = f.Name, "the model warns of this"
	}
	if defines.Text != "" {
		f.Axioms = append(f.Axioms, defines)
	}
	f.allowed(laws)
}

// allowed says why the execution is allowed: as an interleaving, or because the
// model has no axiom against the cycle that keeps it from being one.
func (f *Finding) allowed(laws *Laws) {
	if laws == nil || laws.SC == nil {
		return
	}
	ids := []string{}
	for _, l := range f.Cycle {
		ids = append(ids, l.From)
	}
	sc := Axiom{Model: "sc", Name: laws.SC.Text, Statement: laws.SC, Events: ids}
	if f.Interleaving {
		sc.Says, sc.Text = "allows", "the trace is an interleaving, which sequential consistency allows"
		f.Axioms = append(f.Axioms, sc)
		return
	}
	sc.Says, sc.Text = "forbids", "sequential consistency forbids it: in an interleaving each of these events would come before the next, and the last before the first"
	f.Axioms = append(f.Axioms, sc)
	a := Axiom{Model: laws.Model, Says: "allows", Events: ids}
	name := ""
	switch laws.Base {
	case "tso", "tso-allfences":
		name = "acyclic tso"
		a.Text = "a read need not wait for earlier writes of its thread, so that program order between them is not part of this order"
	case "ra":
		name = "coherence hb_stable"
		a.Text = "accesses of different locations are ordered by happens-before only, and none of the orders of this cycle goes against that"
	case "rc11":
		name = "acyclic psc"
		a.Text = "only sequentially consistent accesses and fences are in this order, and happens-before does not forbid the cycle either"
	case "imm":
		name = "acyclic ar"
		a.Text = "of program order, only dependencies, acquires, releases and fences are part of this order"
	default:
		for _, s := range laws.Axioms {
			switch word, _, _ := strings.Cut(s.Text, " "); {
			case word == "acyclic" && !strings.Contains(s.Text, " unless "):
				name, a.Text = s.Text, "not all of the cycle is part of this order"
			case word == "coherence" && name == "":
				name, a.Text = s.Text, "this compares the view with the accesses of one location at a time, and the cycle is through several"
			}
		}
	}
	if a.Statement = laws.Axiom(name); a.Statement == nil {
		return
	}
	a.Name = name
	f.Axioms = append(f.Axioms, a)
}

// explain fills in what lies behind the finding, and the cycle if the execution is no
// interleaving. The cycle is one of what leads to the error, if there is one there.
func (v *view) explain(out *Finding, f *result.Found, ctx *Context) {
	var parts []string
	switch f.Kind {
	case result.Race, result.FreeRace, result.Unallocated:
		var s string
		if s = v.libraryRace(f, out.Events); s == "" {
			s, out.Remedy = v.unordered(f, ctx)
		}
		if s != "" {
			parts = append(parts, s)
		}
	}
	if !out.Interleaving {
		cycle, ordinary := v.cycle(f)
		switch {
		case ordinary:
			parts = append(parts, "what leads to the error is an ordinary interleaving; only the rest of the execution is not")
		case cycle != nil:
			w := newWeak(v, ctx.Laws, cycle)
			s := w.sentence()
			if len(parts) > 0 {
				s = "besides, this is no interleaving: " + s
			} else if out.Remedy = v.remedy(ctx, f, func(v *view, f *result.Found) []Amendment { return v.forbid(f, ctx.Laws) }); out.Remedy != nil {
				out.Remedy.finish(true, "forbids", "this")
				s += "; " + out.Remedy.Text
			}
			parts = append(parts, s)
		}
		for _, l := range cycle {
			out.Cycle = append(out.Cycle, Link{Edge{v.id(l.from), v.id(l.to)}, l.rel})
		}
	}
	if p := v.judgement(out, f); p != nil {
		out.needs = p.needs
		if out.Interleaving && len(parts) == 0 {
			if s := p.pattern(); s != "" {
				parts = append(parts, s)
			}
		}
	}
	if out.Interleaving && len(parts) == 0 {
		if s := v.lostWhileWaiting(out, f); s != "" {
			parts = append(parts, s)
		}
	}
	out.Explanation = strings.Join(parts, "; ")
}

// cycle is a shortest cycle that keeps the execution of f from being an interleaving, nil
// if there is none: of what leads to the error if there is one there, otherwise ordinary
// is true, unless all of the execution concerns the error.
func (v *view) cycle(f *result.Found) (cycle []arc, ordinary bool) {
	rel := relate(v.snap)
	past := v.past(f, rel)
	if past != nil {
		if cycle = shortestCycle(v.snap, rel, func(id event.ID) bool { return id.Index <= past[id.Thread] }); cycle != nil {
			return cycle, false
		}
	}
	cycle = shortestCycle(v.snap, rel, nil)
	return cycle, past != nil && cycle != nil
}

// forbid proposes what would forbid the cycle of f; nil if nothing is known to, or it is
// not the cycle that the error comes of.
func (v *view) forbid(f *result.Found, laws *Laws) []Amendment {
	cycle, ordinary := v.cycle(f)
	if cycle == nil || ordinary {
		return nil
	}
	w := newWeak(v, laws, cycle)
	r := w.remedy()
	if r == nil {
		return nil
	}
	out := v.fencesBetween(r.fences, w.file)
	for _, id := range r.release {
		out = append(out, v.change(id, "release", w.file))
	}
	for _, id := range r.acquire {
		out = append(out, v.change(id, "acquire", w.file))
	}
	return out
}

// past is the causal past of what f concerns: by thread, the index of the last event
// in it, or -1. nil if all threads are concerned.
func (v *view) past(f *result.Found, rel *relations) []int32 {
	switch f.Kind {
	case result.Deadlock, result.Liveness, result.Livelock, result.Daemon, result.Leak, result.FinalState:
		return nil
	}
	s := v.snap
	past := make([]int32, len(s.Threads))
	for t := range past {
		past[t] = -1
	}
	var work []event.ID
	add := func(id event.ID) {
		if id.Thread < 0 || int(id.Thread) >= len(past) {
			return
		}
		last := min(id.Index, int32(len(s.Threads[id.Thread].Events)-1))
		for i := past[id.Thread] + 1; i <= last; i++ {
			work = append(work, event.ID{Thread: id.Thread, Index: i})
		}
		past[id.Thread] = max(past[id.Thread], last)
	}
	add(f.Event)
	add(f.Conflict)
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		for _, r := range []preds{rel.rf, rel.threads, rel.barrier} {
			for _, p := range r[id] {
				add(p)
			}
		}
	}
	return past
}

// message is a write and a read that returns its value, or what read-modify-writes made
// of it: it would order events if the write were a release and the read an acquire.
type message struct {
	write, read event.ID
	// via are the writes of the read-modify-writes in between, the newest first.
	via []event.ID
}

// missing is how one of the two events of a race follows from the other, without being
// ordered after it.
type missing struct {
	from, to event.ID
	chain    []message // nil: it does not
	only     bool      // every way from one to the other has all of these reads
}

// missing finds how the events of f are connected, in either direction; false if they are
// not two events of two threads.
func (v *view) missing(f *result.Found) (m missing, ok bool) {
	if v.event(f.Conflict) == nil || v.step(f.Event) == nil || f.Conflict.Thread == f.Event.Thread {
		return m, false
	}
	// What atomic accesses pass on could be ordered: that goes first.
	for _, plain := range []bool{false, true} {
		for _, m := range []missing{{from: f.Conflict, to: f.Event}, {from: f.Event, to: f.Conflict}} {
			counts := func(w, r event.ID) bool {
				return plain || v.ordering(w) != event.NotAtomic && v.ordering(r) != event.NotAtomic
			}
			if m.chain = v.messages(m.from, m.to, counts); m.chain == nil {
				continue
			}
			all := func(_, _ event.ID) bool { return true }
			m.only = len(m.chain) > 0 && v.messages(m.to, m.from, all) == nil && // where po ∪ rf is cyclic, the other way, too
				!slices.ContainsFunc(m.chain, func(c message) bool {
					return v.messages(m.from, m.to, func(_, r event.ID) bool { return r != c.read }) != nil
				})
			return m, len(m.chain) > 0
		}
	}
	return m, true
}

// unordered says why nothing orders the two events of a race: what one thread read from
// the other does not synchronise, or it read nothing.
func (v *view) unordered(f *result.Found, ctx *Context) (string, *Remedy) {
	m, ok := v.missing(f)
	if !ok {
		return "", nil
	}
	if m.chain == nil {
		return fmt.Sprintf("no chain of program order, reads-from, and creating and joining threads leads from one to the other, so that thread %d and thread %d can do them at the same time",
			v.thread(f.Conflict.Thread), v.thread(f.Event.Thread)), nil
	}
	file := v.fileOf(&m)
	var read, plain []string
	for _, c := range m.chain {
		loc := v.location(v.event(c.write).Addr, v.event(c.write).Size)
		if len(c.via) == 0 {
			read = append(read, fmt.Sprintf("the value of %s that thread %d writes at %s and thread %d reads at %s",
				loc, v.thread(c.write.Thread), v.where(c.write, file), v.thread(c.read.Thread), v.where(c.read, file)))
		} else {
			var via []string
			for _, w := range slices.Backward(c.via) {
				via = append(via, v.where(w, file))
			}
			pass := "the read-modify-write at " + via[0] + " passes"
			if len(via) > 1 {
				pass = "the read-modify-writes at " + strings.Join(via, " and ") + " pass"
			}
			read = append(read, fmt.Sprintf("the value of %s that thread %d writes at %s, %s on and thread %d reads at %s",
				loc, v.thread(c.write.Thread), v.where(c.write, file), pass, v.thread(c.read.Thread), v.where(c.read, file)))
		}
		for _, id := range []event.ID{c.write, c.read} {
			if v.ordering(id) == event.NotAtomic {
				plain = append(plain, "the access at "+v.where(id, file))
			}
		}
	}
	s := strings.Join(read, " and ") + " leads from one to the other, and that does not synchronise"
	if m.only {
		s = "only " + s
	}
	if len(plain) > 0 {
		are := " is not atomic"
		if plain = slices.Compact(plain); len(plain) > 1 {
			are = " are not atomic"
		}
		return s + ", because " + strings.Join(plain, " and ") + are, nil
	}
	r := v.remedy(ctx, f, func(v *view, f *result.Found) []Amendment { return v.synchronise(f, ctx.Laws) })
	if r != nil {
		object := "them"
		if r.Effect == CuresThis {
			object = "these two"
		}
		r.finish(false, "orders", object)
		s += "; " + r.Text
	}
	return s, r
}

// fileOf is the file that all events of m are in, "" if there are several.
func (v *view) fileOf(m *missing) string {
	ids := []event.ID{}
	for _, id := range []event.ID{m.from, m.to} {
		if v.event(id) != nil {
			ids = append(ids, id)
		}
	}
	for _, c := range m.chain {
		ids = append(append(ids, c.write, c.read), c.via...)
	}
	return v.file(ids)
}

// synchronise proposes releases and acquires for the messages that would order the events
// of f, nil if that is not known to help under the model.
func (v *view) synchronise(f *result.Found, laws *Laws) []Amendment {
	m, ok := v.missing(f)
	if !ok || laws == nil || laws.Base != "ra" && laws.Base != "rc11" && laws.Base != "imm" {
		return nil
	}
	w := newWeak(v, laws, nil)
	file := v.fileOf(&m)
	var out []Amendment
	before := m.from
	for i, c := range m.chain {
		if w.order(c.write) == event.NotAtomic || w.order(c.read) == event.NotAtomic {
			return nil
		}
		after := m.to
		if i+1 < len(m.chain) {
			after = m.chain[i+1].write
		}
		if !w.order(c.write).Rel() && !(before.Thread == c.write.Thread && w.between(&stretch{a: before, b: c.write}, fence(event.Ordering.Rel))) {
			out = append(out, v.change(c.write, "release", file))
		}
		if !w.order(c.read).Acq() && !(after.Thread == c.read.Thread && w.between(&stretch{a: c.read, b: after}, fence(event.Ordering.Acq))) {
			out = append(out, v.change(c.read, "acquire", file))
		}
		before = c.read
	}
	return out
}

// ordering is the ordering of an access with the value it got.
func (v *view) ordering(id event.ID) event.Ordering {
	e := v.event(id)
	return v.orderOf(id, &e.Step.Label, e.Value, true)
}

// messages finds a chain from event a, or what comes after it in program order, to event
// b, or what comes before it, with as few reads-from edges that do not synchronise as
// there can be; nil if there is no chain. Events that happen before others by the
// snapshot's views are ordered already. A reads-from edge is only part of it if it counts.
func (v *view) messages(a, b event.ID, counts func(write, read event.ID) bool) []message {
	s := v.snap
	rel := relate(s)
	type from struct {
		id  event.ID
		msg *message
	}
	came := map[event.ID]from{}
	now := []event.ID{}
	type pending struct {
		id event.ID
		from
	}
	var next []pending
	reach := func(id, by event.ID, msg *message) {
		if id.Thread < 0 || id.Index < 0 || int(id.Thread) >= len(s.Threads) || int(id.Index) >= len(s.Threads[id.Thread].Events) {
			return
		}
		if msg != nil {
			next = append(next, pending{id, from{by, msg}})
			return
		}
		if _, ok := came[id]; !ok {
			came[id] = from{by, nil}
			now = append(now, id)
		}
	}
	if reach(b, event.Init, nil); len(now) == 0 { // b was not taken
		reach(event.ID{Thread: b.Thread, Index: b.Index - 1}, event.Init, nil)
	}
	for len(now) > 0 {
		for len(now) > 0 {
			id := now[0]
			now = now[1:]
			if id.Thread == a.Thread && id.Index >= a.Index {
				chain := []message{}
				for !id.IsInit() {
					f := came[id]
					if f.msg != nil {
						chain = append(chain, *f.msg)
					}
					id = f.id
				}
				return chain
			}
			e := &s.Threads[id.Thread].Events[id.Index]
			for u, k := range e.HB {
				if int32(u) != id.Thread {
					reach(event.ID{Thread: int32(u), Index: k}, id, nil)
				}
			}
			for _, r := range []preds{rel.threads, rel.barrier} {
				for _, p := range r[id] {
					reach(p, id, nil)
				}
			}
			reach(event.ID{Thread: id.Thread, Index: id.Index - 1}, id, nil)
			if kindOf(e) != event.Read {
				continue
			}
			// What a release passes on goes with read-modify-writes of its write.
			var via []event.ID
			for w := e.RF; w.Thread >= 0 && counts(w, id); {
				reach(w, id, &message{write: w, read: id, via: slices.Clone(via)})
				x := v.event(w)
				if x == nil || x.Attr&event.Exclusive == 0 || w.Index == 0 {
					break
				}
				if x = v.event(event.ID{Thread: w.Thread, Index: w.Index - 1}); x == nil || x.Kind != event.Read {
					break
				}
				via = append(via, w)
				w = x.RF
			}
		}
		for _, p := range next {
			if _, ok := came[p.id]; !ok {
				came[p.id] = p.from
				now = append(now, p.id)
			}
		}
		next = next[:0]
	}
	return nil
}
