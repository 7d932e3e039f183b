package report

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// What is the library's fault. A program that only calls the operations of an atomic object cannot race by them: the
// standard says so. If they do race, their author must not be told to change memory orders that are not in the program.

// sharedPointers begins the functions that do what operations of std::atomic<std::shared_ptr> are made of in libstdc++.
const sharedPointers = "std::_Sp_atomic<"

// atomically finds the outermost of calls that is part of an operation on a std::atomic<std::shared_ptr>. To make and
// to destroy one is no such operation: these can race with others, and that is the program's fault.
func atomically(calls []Frame) (Frame, bool) {
	for _, c := range slices.Backward(calls) {
		if rest, ok := strings.CutPrefix(c.Function, sharedPointers); ok && c.Library {
			i := strings.LastIndex(rest, "::")
			return c, i >= 0 && !strings.HasPrefix(strings.TrimPrefix(rest[i+2:], "~"), "_Sp_atomic")
		}
	}
	return Frame{}, false
}

// inlinedAtomics begin the operations on such objects where the compiler replaced their calls by code: of these only the outermost
// function of the library is known.
var inlinedAtomics = []string{"std::atomic<std::shared_ptr<", "std::atomic<std::weak_ptr<"}

// atomicPart is atomically for event id, whose stack is calls, and finds operations that were inlined, too.
func (v *view) atomicPart(id event.ID, calls []Frame) (Frame, bool) {
	if c, ok := atomically(calls); ok || c.Function != "" {
		return c, ok
	}
	op, ok := v.prog.Operation(v.snap, id)
	if !ok || !op.Inlined || !slices.ContainsFunc(inlinedAtomics, func(p string) bool { return strings.HasPrefix(op.Function, p) }) {
		return Frame{}, false
	}
	member := op.Function[strings.LastIndex(op.Function, "::")+2:]
	return Frame{Place: Place{Function: op.Function}}, !strings.HasPrefix(strings.TrimPrefix(member, "~"), "atomic")
}

// libraryRace says of a race whether the installed C++ library alone is to blame, and where; "" if it is not. events
// are those of the finding, with their stacks.
func (v *view) libraryRace(f *result.Found, events []Event) string {
	if f.Kind != result.Race || len(events) != 2 {
		return ""
	}
	for i := range events {
		if _, ok := v.atomicPart(event.ID{Thread: v.threads[events[i].Thread], Index: int32(events[i].Index)}, events[i].Stack); !ok {
			return ""
		}
	}
	s := "the installed C++ library is at fault, not the program: by the standard, operations on one std::atomic<std::shared_ptr> never race"
	m, ok := v.missing(f)
	if !ok || len(m.chain) == 0 {
		return s
	}
	w := m.chain[0].write
	c, ok := v.atomicPart(w, v.stack(w))
	if !ok {
		return s
	}
	return s + fmt.Sprintf(", but %s, called by thread %d%s, unlocks%s with a write that is not release",
		plainFunction(c.Function), v.thread(w.Thread), at(v.place(v.step(w).Pos)), at(c.Place))
}
