package runner

import (
	"fmt"

	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// What a model can tell of an event are the tests of its file that the event
// passes. Events that pass the same ones are of one kind, and a test is a set of
// kinds: one bit of a word. The kind of an event depends on its label and, for a
// read, on whether it succeeded as a read-modify-write; it is found by one look-up.

// maxKinds bounds the kinds of events that a model tells apart.
const maxKinds = 64

// pending marks the kind of a read that has not read yet, absent that of an event
// that is not there. Neither passes any test.
const (
	pending = 1 << 7
	absent  = 1 << 6
)

// kindSet is a set of kinds, as a bit per kind.
type kindSet uint64

const anyKind = ^kindSet(0)

// has reports whether k is in s; kinds marked pending or absent never are.
func (s kindSet) has(k uint8) bool { return s>>k&1 != 0 }

// kindTable tells kinds of events apart.
type kindTable struct {
	of    [int(event.Kinds) << keyBits]uint8 // by key
	n     int
	masks map[kat.Test]kindSet
	// reflexive says by view of which kinds events are related to themselves.
	reflexive []kindSet
	// outcomes are the kinds that reads may have before and after they read.
	outcomes []struct{ pending, after uint8 }
}

const keyBits = 12

// Outcomes of a read, in its key.
const (
	keyPending = iota << 10
	keySucceeded
	keyFailed
)

// key is what the predicates of x depend on.
func key(x *graph.Event) uint32 {
	k := uint32(x.Kind)<<keyBits | uint32(x.Ord)
	switch x.Kind {
	case event.Read:
		k |= uint32(x.FailOrd)<<3 | uint32(x.Attr&(event.Exclusive|event.CAS|event.Lock|event.Unlock))<<6
		if x.HasRF {
			if x.Succeeds(x.Val) {
				k |= keySucceeded
			} else {
				k |= keyFailed
			}
		}
	case event.Write:
		k |= uint32(x.Attr&(event.Exclusive|event.CAS|event.Lock|event.Unlock)) << 6
	}
	return k
}

// setOf is the set of ps.
func setOf(ps ...kat.Pred) (s kat.Preds) {
	for _, p := range ps {
		s |= 1 << p
	}
	return s
}

// orderingPreds is what an ordering makes hold.
func orderingPreds(o event.Ordering) (s kat.Preds) {
	switch {
	case o == event.NotAtomic:
		s = setOf(kat.PredNA)
	case o == event.Relaxed:
		s = setOf(kat.PredRLX)
	}
	if o.Acq() {
		s |= setOf(kat.PredACQ)
	}
	if o.Rel() {
		s |= setOf(kat.PredREL)
	}
	if o.Acq() && o.Rel() {
		s |= setOf(kat.PredACQREL)
	}
	if o.SC() {
		s |= setOf(kat.PredSC, kat.PredSCok)
	}
	return s
}

// predsOf is what holds of events with key k.
func predsOf(k uint32) kat.Preds {
	kind := event.Kind(k >> keyBits)
	ord := event.Ordering(k & 7)
	switch kind {
	case event.Read:
		return readPreds(k)
	case event.Write:
		return writePreds(k)
	case event.Fence:
		return setOf(kat.PredF) | orderingPreds(ord)
	case event.Skip:
		return setOf(kat.PredSKIP) | orderingPreds(ord)
	case event.ThreadCreate:
		return setOf(kat.PredTC)
	case event.ThreadStart:
		return setOf(kat.PredTB)
	case event.ThreadFinish:
		return setOf(kat.PredTE)
	case event.ThreadJoin:
		return setOf(kat.PredTJ, kat.PredDEP)
	case event.BarrierArrive:
		return setOf(kat.PredBA)
	case event.BarrierLeave:
		return setOf(kat.PredBL)
	case event.Malloc:
		return setOf(kat.PredALLOC, kat.PredDEP)
	case event.Free:
		return setOf(kat.PredFREE)
	}
	if kind.ReadLike() {
		return setOf(kat.PredDEP)
	}
	return 0
}

// readPreds is predsOf for reads.
func readPreds(k uint32) kat.Preds {
	ord, fail := event.Ordering(k&7), event.Ordering(k>>3&7)
	attr := event.Attr(k >> 6 & 15)
	outcome := k & (3 << 10)
	s := setOf(kat.PredR, kat.PredDEP)
	cas := attr&event.CAS != 0
	if outcome == keyFailed && cas {
		s |= setOf(kat.PredFAIL) | orderingPreds(fail)
	} else {
		s |= orderingPreds(ord)
	}
	if ord == event.SeqCst {
		s |= setOf(kat.PredSCok)
	}
	if outcome == keySucceeded && (cas || attr&event.Exclusive != 0) {
		s |= setOf(kat.PredUR)
	}
	if attr&event.Lock != 0 {
		s |= setOf(kat.PredLOCK)
	}
	return s
}

// writePreds is predsOf for writes.
func writePreds(k uint32) kat.Preds {
	attr := event.Attr(k >> 6 & 15)
	s := setOf(kat.PredW) | orderingPreds(event.Ordering(k&7))
	if attr&event.Exclusive != 0 {
		s |= setOf(kat.PredUW)
	}
	if attr&event.Lock != 0 {
		s |= setOf(kat.PredLOCK)
	}
	if attr&event.Unlock != 0 {
		s |= setOf(kat.PredUNLOCK)
	}
	return s
}

// possible reports whether an event can have key k.
func possible(k uint32) bool {
	ord, fail := event.Ordering(k&7), event.Ordering(k>>3&7)
	attr, outcome := event.Attr(k>>6&15), k&(3<<10)
	if ord > event.SeqCst && (ord != event.SeqCstOnly || event.Kind(k>>keyBits) != event.Fence) || fail > event.SeqCst || outcome > keyFailed {
		return false
	}
	switch event.Kind(k >> keyBits) {
	case event.Read:
		if cas := attr&event.CAS != 0; cas && (fail == event.Release || fail == event.AcqRel) || !cas && fail != 0 {
			return false
		}
		return attr&(event.CAS|event.Exclusive) != 0 || ord != event.Release && ord != event.AcqRel
	case event.Write:
		return fail == 0 && outcome == 0 && attr&event.CAS == 0 && (attr&event.Exclusive != 0 || ord != event.Acquire && ord != event.AcqRel)
	}
	return fail == 0 && outcome == 0 && attr == 0
}

// newKinds tells apart what the tests do, and reads, writes and fences from all else.
func newKinds(tests []kat.Test) (*kindTable, error) {
	seen := map[kat.Test]bool{}
	var list []kat.Test
	for _, t := range append([]kat.Test{{Has: 1 << kat.PredR}, {Has: 1 << kat.PredW}, {Has: 1 << kat.PredF}, {Has: 1 << kat.PredUR}, {Has: 1 << kat.PredUW}}, tests...) {
		if !seen[t] && t != (kat.Test{}) {
			seen[t] = true
			list = append(list, t)
		}
	}
	kt := &kindTable{masks: map[kat.Test]kindSet{{}: anyKind}}
	passed := [][]bool{}
	number := map[string]uint8{}
	sig := make([]byte, len(list))
	for k := range kt.of {
		kind, outcome := event.Kind(k>>keyBits), k&(3<<10)
		if !possible(uint32(k)) {
			continue
		}
		alts := []kat.Preds{predsOf(uint32(k))}
		if kind == event.Read && outcome == keyPending {
			// What holds whatever it reads.
			alts = []kat.Preds{predsOf(uint32(k | keySucceeded)), predsOf(uint32(k | keyFailed))}
		}
		for i, t := range list {
			sig[i] = 1
			for _, p := range alts {
				if !t.Pass(p) {
					sig[i] = 0
				}
			}
		}
		c, ok := number[string(sig)]
		if !ok {
			c = uint8(kt.n)
			if kt.n++; kt.n > maxKinds {
				return nil, fmt.Errorf("the tests of the model tell more than %d kinds of events apart; use fewer different ones", maxKinds)
			}
			number[string(sig)] = c
			row := make([]bool, len(list))
			for i := range row {
				row[i] = sig[i] == 1
			}
			passed = append(passed, row)
		}
		kt.of[k] = c
		if outcome != keyPending && kind == event.Read {
			kt.outcomes = append(kt.outcomes, struct{ pending, after uint8 }{kt.of[k&^(3<<10)], c})
		}
	}
	for i, t := range list {
		var m kindSet
		for c, row := range passed {
			if row[i] {
				m |= 1 << c
			}
		}
		kt.masks[t] = m
	}
	return kt, nil
}

// mask is the set of kinds whose events pass t, one of the tests the table was
// made for.
func (kt *kindTable) mask(t kat.Test) kindSet {
	if t.Never() {
		return 0
	}
	m, ok := kt.masks[t]
	if !ok {
		panic("BUG: a test of no constraint")
	}
	return m & kt.all()
}

func (kt *kindTable) all() kindSet {
	if kt.n == maxKinds {
		return anyKind
	}
	return 1<<kt.n - 1
}

// pred is the set of kinds of which p, one of R, W, F, UR and UW, holds.
func (kt *kindTable) pred(p kat.Pred) kindSet { return kt.mask(kat.Test{Has: 1 << p}) }
