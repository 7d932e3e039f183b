package report

import (
	"cmp"
	"fmt"
	"strings"

	"genmcgo/graph/event"
	trust "genmcgo/truST"
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
	"uninitialized-read": "a read of allocated memory needs a write that comes before it",
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
	"liveness":           "a loop goes on for ever if it has read the newest writes and no other thread is left to end it",
	"join-misuse":        "a thread is joined once, and not if it is detached",
	"memory-leak":        "what is allocated is freed before the program ends",
	"daemon":             "what threads wait for comes before main returns",
	"exit-status":        "a program that succeeds ends with status 0",
}

// axioms fills in what the model says: first what makes the finding an error, then
// why the execution is allowed.
func (f *Finding) axioms(laws *Laws, kind trust.ErrorKind) {
	ids := []string{}
	for i := range f.Events {
		ids = append(ids, f.Events[i].ID)
	}
	defines := Axiom{Name: f.Kind, Says: "defines", Text: conditions[f.Kind], Events: ids}
	if laws != nil {
		said := laws.Errors
		if kind == trust.UnorderedWrites || kind == trust.ModelWarning {
			said = laws.Warnings
		}
		if s := said[cmp.Or(f.Name, f.Kind)]; s != nil {
			defines.Model, defines.Statement = laws.Model, s
		}
	}
	switch kind {
	case trust.Race:
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
	case trust.UnorderedWrites:
		defines.Text = "two writes of the same memory are worth a warning unless program order, reads-from and threads order them"
	case trust.ModelError:
		defines.Name, defines.Text = f.Name, "the model calls this an error"
	case trust.ModelWarning:
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
func (v *view) explain(out *Finding, f *trust.Found, laws *Laws) {
	var parts []string
	switch f.Kind {
	case trust.Race, trust.FreeRace, trust.Unallocated:
		if s := v.unordered(f, laws); s != "" {
			parts = append(parts, s)
		}
	}
	if !out.Interleaving {
		rel := relate(v.snap)
		var cycle []arc
		past := v.past(f, rel)
		if past != nil {
			cycle = shortestCycle(v.snap, rel, func(id event.ID) bool { return id.Index <= past[id.Thread] })
		}
		if cycle != nil || past == nil {
			if cycle == nil {
				cycle = shortestCycle(v.snap, rel, nil)
			}
			if cycle != nil {
				s := newWeak(v, laws, cycle).sentence(len(parts) == 0)
				if len(parts) > 0 {
					s = "besides, this is no interleaving: " + s
				}
				parts = append(parts, s)
			}
		} else if cycle = shortestCycle(v.snap, rel, nil); cycle != nil {
			parts = append(parts, "what leads to the error is an ordinary interleaving; only the rest of the execution is not")
		}
		for _, l := range cycle {
			out.Cycle = append(out.Cycle, Link{Edge{v.id(l.from), v.id(l.to)}, l.rel})
		}
	}
	out.Explanation = strings.Join(parts, "; ")
}

// past is the causal past of what f concerns: by thread, the index of the last event
// in it, or -1. nil if all threads are concerned.
func (v *view) past(f *trust.Found, rel *relations) []int32 {
	switch f.Kind {
	case trust.Deadlock, trust.Liveness, trust.Daemon, trust.Leak:
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

// message is a reads-from edge, or several through read-modify-writes, that would
// order events if the write were a release and the read an acquire.
type message struct{ write, read event.ID }

// unordered says why nothing orders the two events of a race: what the later thread
// read from the other one does not synchronise, or it read nothing.
func (v *view) unordered(f *trust.Found, laws *Laws) string {
	a, b := v.event(f.Conflict), v.step(f.Event)
	if a == nil || b == nil || f.Conflict.Thread == f.Event.Thread {
		return ""
	}
	me, other := v.thread(f.Event.Thread), v.thread(f.Conflict.Thread)
	chain := v.messages(f.Conflict, f.Event)
	if chain == nil {
		return fmt.Sprintf("no chain of program order, reads-from, and creating and joining threads leads from one to the other, so that thread %d and thread %d can do them at the same time", other, me)
	}
	w := newWeak(v, laws, nil)
	ids := []event.ID{f.Conflict, f.Event}
	for _, m := range chain {
		ids = append(ids, m.write, m.read)
	}
	w.file = v.file(ids)
	var read, fix, plain []string
	before := f.Conflict
	for i, m := range chain {
		after := f.Event
		if i+1 < len(chain) {
			after = chain[i+1].write
		}
		read = append(read, fmt.Sprintf("the value of %s that thread %d writes at %s and thread %d reads at %s",
			v.location(v.event(m.read).Addr), v.thread(m.write.Thread), w.where(m.write), v.thread(m.read.Thread), w.where(m.read)))
		if !w.order(m.write).Rel() && !(before.Thread == m.write.Thread && w.between(&stretch{a: before, b: m.write}, fence(event.Ordering.Rel))) {
			fix = append(fix, "the write at "+w.where(m.write)+" release")
		}
		if !w.order(m.read).Acq() && !(after.Thread == m.read.Thread && w.between(&stretch{a: m.read, b: after}, fence(event.Ordering.Acq))) {
			fix = append(fix, "the read at "+w.where(m.read)+" acquire")
		}
		for _, id := range []event.ID{m.write, m.read} {
			if w.order(id) == event.NotAtomic {
				plain = append(plain, "the access at "+w.where(id))
			}
		}
		before = m.read
	}
	s := "only " + strings.Join(read, " and ") + " leads from one to the other, and that does not synchronise"
	switch {
	case len(plain) > 0:
		s += ", because " + strings.Join(plain, " and ") + " is not atomic"
	case w.base == "ra" || w.base == "rc11" || w.base == "imm":
		if len(fix) > 0 {
			s += "; making " + strings.Join(fix, " and ") + " orders them"
		}
	}
	return s
}

// messages finds a chain from event a, in program order after it, to event b, before
// it, with as few reads-from edges that do not synchronise as there can be; nil if
// there is no chain. Events that happen before others by the snapshot's views are
// ordered already.
func (v *view) messages(a, b event.ID) []message {
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
	reach(event.ID{Thread: b.Thread, Index: b.Index - 1}, event.Init, nil)
	for len(now) > 0 {
		for len(now) > 0 {
			id := now[0]
			now = now[1:]
			if id.Thread == a.Thread && id.Index > a.Index {
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
			for w := e.RF; w.Thread >= 0; {
				reach(w, id, &message{write: w, read: id})
				x := v.event(w)
				if x == nil || x.Attr&event.Exclusive == 0 || w.Index == 0 {
					break
				}
				if x = v.event(event.ID{Thread: w.Thread, Index: w.Index - 1}); x == nil || x.Kind != event.Read {
					break
				}
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
