package result

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
)

// ErrorKind names what is wrong with an execution. The first event.NumFaults
// values are the faults of one thread; the others need the whole graph.
type ErrorKind uint8

const (
	Race ErrorKind = ErrorKind(event.NumFaults) + iota
	UninitRead
	Unallocated // access to memory not allocated (or not before it in happens-before)
	OutOfBounds // beyond the end of a heap object or an escaped local variable
	UseAfterFree
	FreeRace // free concurrent with an access or another free
	DoubleFree
	InvalidFree
	UseAfterReturn
	MixedSize
	Deadlock
	Liveness // a spin loop that never ends
	JoinMisuse
	Leak
	UnorderedWrites
	ExitStatus    // main returned non-zero
	Daemon        // a thread still waits when the process ends
	Livelock      // threads go round for ever together
	FinalState    // it ends as Config.Endings says, see Found.Name
	ModelError    // what the model calls an error, see Found.Name
	ModelWarning  // what it calls a warning
	NumErrorKinds // how many kinds there are
)

// Severity is how a run takes a kind of finding.
type Severity uint8

const (
	Error   Severity = iota + 1 // the program is wrong
	Warning                     // worth a look, unless an option of the run makes an error of it
)

// errorKinds has what is to be said of each kind beyond the faults of a thread.
var errorKinds = [NumErrorKinds - Race]struct {
	name     string
	severity Severity
}{
	Race - Race:            {"data-race", Error},
	UninitRead - Race:      {"uninitialized-read", Error},
	Unallocated - Race:     {"invalid-access", Error},
	OutOfBounds - Race:     {"out-of-bounds", Error},
	UseAfterFree - Race:    {"use-after-free", Error},
	FreeRace - Race:        {"free-race", Error},
	DoubleFree - Race:      {"double-free", Error},
	InvalidFree - Race:     {"invalid-free", Error},
	UseAfterReturn - Race:  {"use-after-return", Error},
	MixedSize - Race:       {"mixed-size", Error},
	Deadlock - Race:        {"deadlock", Error},
	Liveness - Race:        {"liveness", Warning}, // config.CheckLiveness makes it an error
	JoinMisuse - Race:      {"join-misuse", Error},
	Leak - Race:            {"memory-leak", Warning},
	UnorderedWrites - Race: {"unordered-writes", Warning},
	ExitStatus - Race:      {"exit-status", Warning},
	Daemon - Race:          {"daemon", Warning},
	Livelock - Race:        {"livelock", Error},
	FinalState - Race:      {"final-state", Error},
	ModelError - Race:      {"model-error", Error},
	ModelWarning - Race:    {"model-warning", Warning},
}

func (k ErrorKind) String() string {
	if k < Race {
		return event.Fault(k).String()
	}
	return errorKinds[k-Race].name
}

// Severity is that of kind k in a run without options. The fault of a thread is an error.
func (k ErrorKind) Severity() Severity {
	if k < Race {
		return Error
	}
	return errorKinds[k-Race].severity
}

// Waits reports whether what is wrong is that threads wait at the end of the execution.
func (k ErrorKind) Waits() bool {
	return k == Deadlock || k == Liveness || k == Daemon || k == Livelock
}

// Found is one error or warning with the execution that shows it.
type Found struct {
	Kind ErrorKind
	// Name is what the model calls a ModelError or ModelWarning; with Config.AllDeadlocks, what threads wait for
	// in a Deadlock; config.Ending.Name of a FinalState.
	Name string
	// Msg is the index of the machine's message for faults of one thread, or -1.
	Msg int32
	// Detail completes the message for errors that the explorer found.
	Detail string
	// Pos is the source position (of the failing step); Other that of the
	// conflicting event, or -1.
	Pos, Other int32
	// Thread is the dense number of the failing thread in Graph.
	Thread int32
	// Event and Conflict are the events concerned; Event may lie one past the end
	// of its thread (the failing step is not part of the graph); Conflict is
	// graph.None if there is none.
	Event, Conflict event.ID
	// Graph is the execution.
	Graph *Snapshot
	// LeftOut counts events of the execution that are not in Graph (Config.Minimise).
	LeftOut int

	// Size is set with Config.Minimise.
	Size Size
}

// Key is what makes errors the same: of each key there is one in a result.
type Key struct {
	Kind       ErrorKind
	Pos, Other int32
	Name       string // Found.Name
}

// Key is what makes it the same error as others.
func (f *Found) Key() Key { return Key{f.Kind, f.Pos, f.Other, f.Name} }

// Size is what candidates for the same error are compared by.
type Size struct {
	Events, Cost int
	code         string // of the graph, "" if it was not needed yet
}

// CompareSizes orders errors of one kind and place, smaller ones first. Only what can
// not be told apart is equal, so that the first of all does not depend on who finds which.
func CompareSizes(a, b *Found) int {
	c := cmp.Or(cmp.Compare(a.Size.Events, b.Size.Events), cmp.Compare(a.Size.Cost, b.Size.Cost))
	if c != 0 || a.Size.Events == 0 {
		return c
	}
	return cmp.Or(strings.Compare(a.code(), b.code()), cmp.Compare(a.LeftOut, b.LeftOut))
}

// code writes the error and its graph down so that equal ones are equal whatever the
// dense numbers of threads.
func (f *Found) code() string {
	if f.Size.code != "" {
		return f.Size.code
	}
	s := f.Graph
	var b strings.Builder
	name := func(id event.ID) {
		if id.Thread < 0 {
			fmt.Fprintf(&b, " %d", id.Thread)
		} else {
			fmt.Fprintf(&b, " %d,%d", s.Threads[id.Thread].Tid, id.Index)
		}
	}
	threads := make([]int, len(s.Threads))
	for t := range threads {
		threads[t] = t
	}
	slices.SortFunc(threads, func(a, b int) int { return cmp.Compare(s.Threads[a].Tid, s.Threads[b].Tid) })
	for _, t := range threads {
		th := &s.Threads[t]
		fmt.Fprintf(&b, "\nthread %d", th.Tid)
		for i := range th.Events {
			e := &th.Events[i]
			fmt.Fprintf(&b, "\n%v %d %x %d", e.Absent, e.Kind, uint64(e.Addr), e.Pos)
			name(e.RF)
			fmt.Fprintf(&b, " %x %x", e.Value.Hi, e.Value.Lo)
		}
	}
	co := slices.Clone(s.Co)
	slices.SortFunc(co, func(a, b CoSnapshot) int { return cmp.Or(cmp.Compare(a.Addr, b.Addr), cmp.Compare(a.Size, b.Size)) })
	for _, c := range co {
		b.WriteString("\nco")
		for _, w := range c.Writes {
			name(w)
		}
	}
	b.WriteByte('\n')
	for _, id := range s.Order {
		name(id)
	}
	b.WriteString(f.Detail)
	name(f.Event)
	name(f.Conflict)
	f.Size.code = b.String()
	return f.Size.code
}

// Unique sorts what was found and keeps one of each kind and position.
func Unique(f []Found) []Found {
	slices.SortStableFunc(f, func(a, b Found) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Other, b.Other), cmp.Compare(a.Name, b.Name),
			CompareSizes(&a, &b))
	})
	return slices.CompactFunc(f, func(a, b Found) bool {
		return a.Kind == b.Kind && a.Pos == b.Pos && a.Other == b.Other && a.Name == b.Name
	})
}

// Count adds n to what m, which may be nil, counts for key.
func Count[K comparable](m map[K]uint64, key K, n uint64) map[K]uint64 {
	if m == nil {
		m = map[K]uint64{}
	}
	m[key] += n
	return m
}
