package wire

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"genmcgo/graph/event"
)

// Task is an exploration that any worker can take up: an execution graph
// described by insertion order, rf and co, and one alternative to be explored in
// it. It refers to no memory of the worker that made it; labels are found again
// through the receiver's program. The zero Task is the whole exploration.
// MarshalBinary makes two to four bytes per event of it.
type Task struct {
	// Holes: the graph may have holes. Events then have Index and Val, and after those
	// in order of insertion come the absent ones.
	Holes bool
	// Partial: objects have partial locations (graph/partial.go). Their reads have Also.
	Partial bool
	Events  []Event
	// States are the contents of states of objects that values of events are names of
	// (event.Operation.Content), with Holes: who takes up the graph may not have made them.
	States [][]byte
	Stalls []Stall
	Item   Item
}

// Size is the number of events of t.
func (t *Task) Size() int { return len(t.Events) }

// Stall is a read that waited, or still does; see execution.Stall.
type Stall struct {
	Thread      event.Tid
	Index, At   int32
	CauseThread event.Tid // 0: none
	CauseIndex  int32
	Goes        bool
}

// Event is one event of a task, in order of insertion.
type Event struct {
	Thread event.Tid
	// RF is the thread and index of the write that a read reads; RFThread is 0 for
	// the initial write.
	RFThread event.Tid
	RFIndex  int32
	Rank     int32 // writes: place in co among the task's events, 0 if none
	Option   int32 // Choice: the value
	NoRF     bool
	Also     []Write // the other writes that the read of an operation comes after

	// With Task.Holes only.
	Absent bool
	Index  int32
	Val    event.Value // what it returned, or would, if it is read-like
}

// Write is a write, by the name of its thread.
type Write struct {
	Thread event.Tid
	Index  int32
}

// Item is the alternative of a task; see execution.Item.
type Item struct {
	Kind       uint8
	Settled    bool
	Lo, Cur    int32
	ReadThread event.Tid
	ReadIndex  int32
}

// Broken is the error that event s of a task is what, which it cannot be.
func Broken(s int32, what string) error {
	return fmt.Errorf("event %d of a task is %s: it belongs to another program, or to this one with other settings", s, what)
}

// ErrOtherModel is the error that a task with holes is one of a run without them, or the other
// way round.
var ErrOtherModel = errors.New("a task of a run with another model")

// NoteState notes in t what the value of its event with label l is the name of, if l is a read of
// the state of an object.
func (t *Task) NoteState(l *event.Label, v event.Value) {
	if l.Kind != event.Read || !l.Addr.IsObject() {
		return
	}
	c := event.OperationOf(l).Content(v)
	if c != nil && !slices.ContainsFunc(t.States, func(s []byte) bool { return bytes.Equal(s, c) }) {
		t.States = append(t.States, c)
	}
}
