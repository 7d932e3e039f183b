package report

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// weak says in one sentence how a cycle can be, and what would forbid it.
//
// The cycle is seen as stretches of program order, from event a to event b of a
// thread, and what leads from the b of one to the a of the next.
type weak struct {
	v    *view
	base string // the built-in model, "" if it is none
	seg  []stretch
	// threads says that creations, joins or barriers are on the cycle.
	threads bool
	closers int    // fr and co
	file    string // that all events concerned are in, "" if it is not one
}

type stretch struct {
	a, b event.ID
	com  []arc // from b to the next a
}

// patterns are cycles that have names, by the kinds of accesses and what leads from
// thread to thread (Maranget, Sarkar and Sewell, "A tutorial introduction to the ARM and
// POWER relaxed memory models", 2012).
var patterns = map[string]string{
	"WR fr WR fr":       "store buffering",
	"WW rf RR fr":       "message passing",
	"RW rf RW rf":       "load buffering",
	"WW co WW co":       "the litmus test 2+2W",
	"WW co WR fr":       "the litmus test R",
	"WW rf RW co":       "the litmus test S",
	"RW rf RR fr.rf":    "WRC, write-to-read causality",
	"RW rf RW co.rf":    "the litmus test WWC",
	"RR fr WR fr.rf":    "RWC, read-to-write causality",
	"RR fr.rf RR fr.rf": "IRIW, independent reads of independent writes",
	"WW rf RW rf RR fr": "the litmus test ISA2",
}

// newWeak takes apart a cycle that begins with program order.
func newWeak(v *view, laws *Laws, cycle []arc) *weak {
	w := &weak{v: v}
	var ids []event.ID
	for _, l := range cycle {
		ids = append(ids, l.from)
	}
	w.file = v.file(ids)
	if laws != nil {
		w.base = laws.Base
	}
	for _, l := range cycle {
		switch l.rel {
		case "po":
			w.seg = append(w.seg, stretch{a: l.from, b: l.to})
			continue
		case "fr", "co":
			w.closers++
		case "thread":
			w.threads = true
		}
		s := &w.seg[len(w.seg)-1]
		s.com = append(s.com, l)
	}
	return w
}

// sentence puts it together.
func (w *weak) sentence() string {
	var causes, kinds []string
	for i := range w.seg {
		if s := &w.seg[i]; !w.kept(s) {
			causes = append(causes, w.cause(i))
			if k := w.kinds(s); !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
		}
	}
	if writes := w.writes(); len(writes) > 0 {
		causes = append(causes, "the writes of "+strings.Join(writes, " and ")+" reach the threads in different orders")
	}
	name := w.name()
	if len(kinds) > 0 {
		if name != "" {
			name += ": "
		}
		name += strings.Join(kinds, " or ") + " reordering"
	}
	if name != "" {
		name = " (" + name + ")"
	}
	if len(causes) == 0 {
		return w.plainly() + name
	}
	either := ""
	if len(causes) == 2 {
		either = "either "
	}
	return either + strings.Join(causes, ", or ") + name
}

// plainly says what the cycle is, if no thread can be named that goes out of order.
func (w *weak) plainly() string {
	var parts []string
	n := 0
	for i := range w.seg {
		s := &w.seg[i]
		n += 1 + len(s.com)
		part := w.v.id(s.a) + " " + w.v.id(s.b)
		for _, l := range s.com[:len(s.com)-1] {
			part += " " + w.v.id(l.to)
		}
		parts = append(parts, part)
	}
	return fmt.Sprintf("each of these %d events comes before the next, and the last before the first: %s", n, strings.Join(parts, " "))
}

// name is what the cycle is called, "" if it has no name.
func (w *weak) name() string {
	if w.threads {
		return ""
	}
	var sig []string
	for i := range w.seg {
		s := &w.seg[i]
		var com []string
		for _, l := range s.com {
			com = append(com, l.rel)
		}
		sig = append(sig, strings.Replace(w.kinds(s), "→", "", 1)+" "+strings.Join(com, "."))
	}
	for i := range sig {
		if n := patterns[strings.Join(slices.Concat(sig[i:], sig[:i]), " ")]; n != "" {
			return n
		}
	}
	if same := slices.Compact(slices.Clone(sig)); len(same) == 1 && len(sig) > 2 {
		if n := patterns[sig[0]+" "+sig[0]]; n != "" {
			return fmt.Sprintf("%s with %d threads", n, len(sig))
		}
	}
	return ""
}

// kinds is what the ends of a stretch are: W→R.
func (w *weak) kinds(s *stretch) string { return w.kind(s.a) + "→" + w.kind(s.b) }

func (w *weak) kind(id event.ID) string { return kindWord(&w.v.event(id).Label) }

// order is the ordering of an access with the value it got.
func (w *weak) order(id event.ID) event.Ordering { return w.v.ordering(id) }

// between reports whether an event between the ends of s is such.
func (w *weak) between(s *stretch, such func(e *result.EventSnapshot) bool) bool {
	for i := s.a.Index + 1; i < s.b.Index; i++ {
		if e := w.v.event(event.ID{Thread: s.a.Thread, Index: i}); e != nil && such(e) {
			return true
		}
	}
	return false
}

func fence(such func(o event.Ordering) bool) func(e *result.EventSnapshot) bool {
	return func(e *result.EventSnapshot) bool { return e.Kind == event.Fence && such(e.Ord) }
}

func seqCst(o event.Ordering) bool { return o.SC() }

// kept reports whether the thread cannot be the one that does what s orders the other
// way round. Dependencies are not known here, so that what only they keep is not told;
// of models of users nothing is.
func (w *weak) kept(s *stretch) bool {
	if !w.v.event(s.a).IsAccess() || !w.v.event(s.b).IsAccess() {
		// A creation, a join or a barrier: in every model these are releases and acquires.
		return w.base != ""
	}
	a, b := w.order(s.a), w.order(s.b)
	kinds := w.kinds(s)
	switch w.base {
	case "sc":
		return true
	case "tso", "tso-allfences":
		return kinds != "W→R" || w.drains(s)
	case "":
		return false
	}
	switch kinds {
	case "W→R":
		return w.base != "ra" && (w.between(s, fence(seqCst)) || seqCst(a) && seqCst(b))
	case "R→R":
		return a.Acq() || w.between(s, fence(event.Ordering.Acq))
	case "R→W":
		return a.Acq() || b.Rel() || w.between(s, fence(func(event.Ordering) bool { return true }))
	}
	return b.Rel() || w.between(s, fence(event.Ordering.Rel))
}

// drains reports whether under TSO something between the write and the read that are
// the ends of s waits for the write.
func (w *weak) drains(s *stretch) bool {
	a, b := w.v.event(s.a), w.v.event(s.b)
	all := w.base == "tso-allfences"
	if a.Attr&event.Exclusive != 0 && !a.Blend() || b.Succeeds(b.Value) || seqCst(a.Ord) && (!all || seqCst(b.Ord)) {
		return true
	}
	return w.between(s, func(e *result.EventSnapshot) bool {
		switch e.Kind {
		case event.Fence:
			return all || seqCst(e.Ord)
		case event.Read:
			return e.Succeeds(e.Value) && !e.Blend()
		case event.Write:
			return e.Attr&event.Exclusive != 0 && !e.Blend() || !all && seqCst(e.Ord)
		case event.ThreadCreate, event.ThreadJoin, event.BarrierArrive, event.BarrierLeave:
			return !all
		}
		return false
	})
}

// cause says what happens if thread of stretch i does its ends the other way round.
func (w *weak) cause(i int) string {
	s := &w.seg[i]
	t := fmt.Sprintf("thread %d", w.v.thread(s.a.Thread))
	switch w.kinds(s) {
	case "W→R":
		com := w.seg[(i+len(w.seg)-1)%len(w.seg)].com
		to := "other threads" // it is visible to its own: what that reads is in its store buffer
		if o := com[len(com)-1].from.Thread; o != s.a.Thread {
			to = fmt.Sprintf("thread %d", w.v.thread(o))
		}
		return fmt.Sprintf("%s reads %s before its write of %s is visible to %s", t, w.what(s.b), w.what(s.a), to)
	case "W→W":
		return fmt.Sprintf("the write of %s by %s becomes visible before its earlier write of %s", w.what(s.b), t, w.what(s.a))
	case "R→R":
		return fmt.Sprintf("%s reads %s before it reads %s", t, w.what(s.b), w.what(s.a))
	case "R→W":
		return fmt.Sprintf("the write of %s by %s takes effect before its earlier read of %s", w.what(s.b), t, w.what(s.a))
	}
	return fmt.Sprintf("%s does %s before %s", t, w.v.id(s.b), w.v.id(s.a))
}

// what names the location of an access and its place.
func (w *weak) what(id event.ID) string {
	e := w.v.event(id)
	return w.v.location(e.Addr, e.Size) + " at " + w.where(id)
}

// where is the line of an event, its name if that is not known.
func (w *weak) where(id event.ID) string { return w.v.where(id, w.file) }

// where is the line of an event, its name if that is not known. The file is left out if
// it is the given one.
func (v *view) where(id event.ID, file string) string {
	p := v.place(v.event(id).Pos)
	switch {
	case p.Line == 0:
		return v.id(id)
	case p.File == file:
		return fmt.Sprintf("line %d", p.Line)
	}
	return p.Short()
}

// file is the source file of all these events, "" if there are several.
func (v *view) file(ids []event.ID) string {
	file := ""
	for i, id := range ids {
		if p := v.place(v.event(id).Pos); i == 0 {
			file = p.File
		} else if p.File != file {
			return ""
		}
	}
	return file
}

// writes are the locations of writes that some threads may see before others do. A
// model other than TSO may let them if a thread reads a write that it does not make
// itself and that the cycle leads to by co or fr. If each thread keeps its order there
// is no other cause.
func (w *weak) writes() []string {
	if w.base == "tso" || w.base == "tso-allfences" {
		return nil
	}
	var locs []string
	kept, through := true, false
	for i := range w.seg {
		s := &w.seg[i]
		kept = kept && w.kept(s)
		through = through || len(s.com) > 1 && !w.threads
		for _, l := range s.com {
			e := w.v.event(l.to)
			if l.rel == "rf" {
				e = w.v.event(l.from)
			}
			if l.rel == "thread" {
				continue
			}
			if loc := w.v.location(e.Addr, e.Size); !slices.Contains(locs, loc) {
				locs = append(locs, loc)
			}
		}
	}
	if kept || through && w.closers > 1 {
		return locs
	}
	return nil
}

// remedy says what would forbid the cycle under the model, as far as that is sure:
//
//   - TSO has program order but from writes to reads: a fence there.
//   - One fr or co, all else program order and reads-from: if each of these passes a
//     message on, happens-before goes against it (coherence). The first write need not
//     if it is the one that fr or co leads to: reading it is as good as having made it.
//   - More than one, under models with psc: seq_cst fences between the ends of each
//     stretch, because what leads from thread to thread is eco (F ; hb ; eco ; hb ; F).
//   - None, under IMM: releases, because po ; [REL] is in ar.
func (w *weak) remedy() *remedy {
	switch w.base {
	case "tso", "tso-allfences":
		return w.fences(w.kept)
	case "ra", "rc11", "imm":
	default:
		return nil
	}
	switch {
	case w.closers == 1:
		return w.messages()
	case w.closers > 1 && w.base != "ra" && !w.threads:
		return w.fences(func(s *stretch) bool { return w.between(s, fence(seqCst)) })
	case w.closers == 0 && w.base == "imm" && !w.threads:
		r := &remedy{}
		for i := range w.seg {
			if s := &w.seg[i]; !w.kept(s) {
				r.release = append(r.release, s.b)
			}
		}
		return w.possible(r)
	}
	return nil
}

// remedy is what would forbid a cycle.
type remedy struct {
	fences           []stretch // seq_cst fences between these events
	release, acquire []event.ID
}

// possible returns r if there is something to it and it can be done.
func (w *weak) possible(r *remedy) *remedy {
	for _, id := range slices.Concat(r.release, r.acquire) {
		if w.order(id) == event.NotAtomic {
			return nil
		}
	}
	if len(r.fences)+len(r.release)+len(r.acquire) == 0 {
		return nil
	}
	return r
}

// fences proposes seq_cst fences in the stretches that are not fine.
func (w *weak) fences(fine func(s *stretch) bool) *remedy {
	r := &remedy{}
	for i := range w.seg {
		s := &w.seg[i]
		if fine(s) {
			continue
		}
		if !w.v.event(s.a).IsAccess() || !w.v.event(s.b).IsAccess() {
			return nil
		}
		r.fences = append(r.fences, *s)
	}
	return w.possible(r)
}

// messages proposes release and acquire for the reads-from edges that do not pass a
// message on.
func (w *weak) messages() *remedy {
	r := &remedy{}
	for i := range w.seg {
		s, next := &w.seg[i], &w.seg[(i+1)%len(w.seg)]
		for k, l := range s.com {
			if l.rel != "rf" || k > 0 && (s.com[k-1].rel == "fr" || s.com[k-1].rel == "co") {
				continue
			}
			if k > 0 || k+1 < len(s.com) {
				return nil
			}
			if !w.order(l.from).Rel() && !w.between(s, fence(event.Ordering.Rel)) {
				r.release = append(r.release, l.from)
			}
			if !w.order(l.to).Acq() && !w.between(next, fence(event.Ordering.Acq)) {
				r.acquire = append(r.acquire, l.to)
			}
		}
	}
	return w.possible(r)
}
