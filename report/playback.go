package report

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Playback is a finding's trace event by event: what memory holds after each step
// and how far each thread's knowledge of it goes. It needs nothing but the finding,
// so one that was read back from JSON will do.
//
// Memory is, for each location, the newest write so far in coherence order. A
// thread's view is, for each location, the newest write that the thread knows of: it
// wrote or read it, or a thread did whose doing so happens before. In no model can it
// read an older one; under sc it reads what memory holds.
type Playback struct {
	f         *Finding
	steps     []playStep
	locations []string
	start     State // what After applies the changes of steps to
	changes   [][]Change
	place     map[string]int // of each write in the coherence order of its location, from 1
	done      [][]int        // per step, per thread: ThreadState.Done after it
}

// playStep is one event of the trace.
type playStep struct {
	event *Event
	index int // of the step of Finding.Trace
	taken bool
}

// State is what holds between two steps.
type State struct {
	Memory  []Cell // every location that the execution accesses, by address
	Threads []ThreadState
}

// Cell is a location and the write that it holds.
type Cell struct {
	Location string `json:"location"`
	Value    string `json:"value"` // "?" if it is not known: memory that nobody wrote or read before
	Write    string `json:"write"` // (thread,index) or init
}

// ThreadState is how far a thread has come.
type ThreadState struct {
	Thread int
	Done   int    // how many of its events are done; starts and ends that the trace leaves out included
	Next   *Event // what it does next; nil at its end
	View   []Cell // like State.Memory
}

// Change is one difference that a step makes: to memory (Thread is -1) or to the
// view of a thread. Backwards, Old replaces New.
type Change struct {
	Thread   int    `json:"thread"`
	Location string `json:"location"`
	Old      Cell   `json:"old"`
	New      Cell   `json:"new"`
}

// unknown is the value of a cell that nothing tells.
const unknown = "?"

// known is how far somebody knows each location: a position in coherence, 0 for the
// initial value; by index of location.
type known []int

// NewPlayback prepares f's trace. It is an error if f has no graph, or a trace that
// does not fit its graph (a file that was changed by hand).
func NewPlayback(f *Finding) (*Playback, error) {
	if f.Graph == nil {
		return nil, fmt.Errorf("no execution belongs to this %s", f.Kind)
	}
	g := f.Graph
	p := &Playback{f: f}
	events := map[string]*Event{}
	thread := map[int]int{} // id -> index in Graph.Threads
	for t := range g.Threads {
		th := &g.Threads[t]
		if _, twice := thread[th.ID]; twice {
			return nil, fmt.Errorf("the graph has two threads %d", th.ID)
		}
		thread[th.ID] = t
		for i := range th.Events {
			e := &th.Events[i]
			if e.Index != i || e.Thread != th.ID {
				return nil, fmt.Errorf("event %s of the graph is not where it belongs", e.ID)
			}
			if events[e.ID] != nil {
				return nil, fmt.Errorf("the graph has two events %s", e.ID)
			}
			events[e.ID] = e
		}
	}

	// Locations by address, and the place of each write in their coherence order.
	address := map[string]uint64{}
	for _, th := range g.Threads {
		for i := range th.Events {
			if e := &th.Events[i]; e.isAccess() {
				a, _ := strconv.ParseUint(e.Address, 0, 64)
				address[e.Location] = a
			}
		}
	}
	p.locations = slices.SortedFunc(maps.Keys(address), func(a, b string) int {
		return cmp.Or(cmp.Compare(address[a], address[b]), strings.Compare(a, b))
	})
	number := map[string]int{}
	cells := make([][]Cell, len(p.locations)) // per location, in coherence order
	for i, l := range p.locations {
		number[l] = i
		cells[i] = []Cell{{Location: l, Value: unknown, Write: "init"}}
	}
	for _, in := range g.Initial {
		if i, ok := number[in.Location]; ok {
			cells[i][0].Value = in.Value
		}
	}
	place := map[string]int{}
	p.place = place
	put := func(e *Event) {
		if _, ok := place[e.ID]; !ok {
			i := number[e.Location]
			place[e.ID] = len(cells[i])
			cells[i] = append(cells[i], Cell{Location: e.Location, Value: e.Value, Write: e.ID})
		}
	}
	for _, co := range g.Coherence {
		for _, w := range co.Writes {
			if e := events[w]; e == nil || e.Kind != "W" {
				return nil, fmt.Errorf("the coherence order of %s has %s, which is no write of the graph", co.Location, w)
			} else {
				put(e)
			}
		}
	}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			switch e := &g.Threads[t].Events[i]; {
			case e.Kind == "W":
				put(e)
			case e.Kind == "R" && e.ReadsFrom == "init":
				cells[number[e.Location]][0].Value = e.Value
			case e.Kind == "R" && e.ReadsFrom != "":
				if w := events[e.ReadsFrom]; w == nil || w.Kind != "W" || w.Location != e.Location {
					return nil, fmt.Errorf("%s reads from %s, which is no write to %s", e.ID, e.ReadsFrom, e.Location)
				}
			}
		}
	}

	// The view after each event: what happens before it, and itself.
	before := map[string][]string{}
	for _, h := range g.HB {
		if events[h.From] == nil || events[h.To] == nil {
			return nil, fmt.Errorf("happens-before has an edge from %s to %s, but the graph does not have both", h.From, h.To)
		}
		before[h.To] = append(before[h.To], h.From)
	}
	views := map[string]known{}
	var view func(e *Event) (known, error)
	view = func(e *Event) (known, error) {
		if v, ok := views[e.ID]; ok {
			if v == nil {
				return nil, fmt.Errorf("happens-before has a cycle through %s", e.ID)
			}
			return v, nil
		}
		views[e.ID] = nil
		v := make(known, len(p.locations))
		join := func(id string) error {
			w, err := view(events[id])
			for i := range w {
				v[i] = max(v[i], w[i])
			}
			return err
		}
		for _, b := range before[e.ID] {
			if err := join(b); err != nil {
				return nil, err
			}
		}
		if e.Index > 0 {
			if err := join(g.Threads[thread[e.Thread]].Events[e.Index-1].ID); err != nil {
				return nil, err
			}
		}
		switch {
		case e.Kind == "W":
			l := number[e.Location]
			v[l] = max(v[l], place[e.ID])
		case e.Kind == "R" && e.ReadsFrom != "":
			l := number[e.Location]
			v[l] = max(v[l], place[e.ReadsFrom]) // 0 for init
		}
		views[e.ID] = v
		return v, nil
	}

	listed := map[string]bool{}
	for i := range f.Trace {
		for _, id := range f.Trace[i].Events {
			e := events[id]
			if e == nil || e.Kind == "absent" {
				return nil, fmt.Errorf("the trace has event %s, which the graph does not have", id)
			}
			if listed[id] {
				return nil, fmt.Errorf("the trace has event %s twice", id)
			}
			listed[id] = true
			p.steps = append(p.steps, playStep{event: e, index: i, taken: e.taken()})
		}
	}

	// Walk through the steps.
	memory := make(known, len(p.locations))
	seen := make([]known, len(g.Threads))
	done := make([]int, len(g.Threads))
	for t := range seen {
		seen[t] = make(known, len(p.locations))
	}
	state := func(k known) []Cell {
		out := make([]Cell, len(k))
		for i := range k {
			out[i] = cells[i][k[i]]
		}
		return out
	}
	p.start.Memory = state(memory)
	for t := range g.Threads {
		p.start.Threads = append(p.start.Threads, ThreadState{Thread: g.Threads[t].ID, View: state(seen[t])})
	}
	occurred := func(id string) bool {
		e := events[id]
		return e == nil || done[thread[e.Thread]] > e.Index
	}
	// learn raises the view of thread t to that of e and notes the changes.
	learn := func(t int, e *Event, changes []Change) ([]Change, error) {
		v, err := view(e)
		if err != nil {
			return nil, err
		}
		for i := range v {
			if v[i] > seen[t][i] {
				changes = append(changes, Change{Thread: g.Threads[t].ID, Location: p.locations[i], Old: cells[i][seen[t][i]], New: cells[i][v[i]]})
				seen[t][i] = v[i]
			}
		}
		return changes, nil
	}
	// pass goes on over the events that the trace leaves out.
	pass := func(changes []Change) ([]Change, error) {
		for t := range g.Threads {
			th := &g.Threads[t]
			for done[t] < len(th.Events) {
				e := &th.Events[done[t]]
				if listed[e.ID] || !e.taken() || e.Index == 0 && !occurred(th.Parent) {
					break
				}
				var err error
				if changes, err = learn(t, e, changes); err != nil {
					return nil, err
				}
				done[t]++
			}
		}
		return changes, nil
	}
	if _, err := pass(nil); err != nil {
		return nil, err
	}
	for t := range done {
		p.start.Threads[t].Done = done[t]
		p.start.Threads[t].View = state(seen[t])
	}
	for i := range p.steps {
		e := p.steps[i].event
		var changes []Change
		if p.steps[i].taken {
			t := thread[e.Thread]
			if done[t] > e.Index {
				return nil, errors.New("the trace does not keep to the program order of thread " + strconv.Itoa(e.Thread))
			}
			if l := number[e.Location]; e.Kind == "W" && place[e.ID] > memory[l] {
				changes = append(changes, Change{Thread: -1, Location: e.Location, Old: cells[l][memory[l]], New: cells[l][place[e.ID]]})
				memory[l] = place[e.ID]
			}
			done[t] = e.Index + 1
			var err error
			if changes, err = learn(t, e, changes); err == nil {
				changes, err = pass(changes)
			}
			if err != nil {
				return nil, err
			}
		}
		p.changes = append(p.changes, changes)
		p.done = append(p.done, slices.Clone(done))
	}
	return p, nil
}

// isAccess says that e reads or writes memory, or would.
func (e *Event) isAccess() bool { return e.Kind == "R" || e.Kind == "W" }

// taken says that e is part of the execution: not a step that its thread can not take.
func (e *Event) taken() bool {
	switch {
	case e.Kind == "absent":
		return false
	case e.Pending == "":
		return true
	case e.Kind == "R":
		return e.ReadsFrom != ""
	case e.Kind == "join":
		return e.Value != ""
	}
	return e.Kind != "error" && e.Kind != "block" && e.Kind != "leave-barrier"
}

// Len is the number of steps: the events of the trace, those that threads can not take
// (a failing one, waits) included.
func (p *Playback) Len() int { return len(p.steps) }

// Event is the event of step i, counted from 0.
func (p *Playback) Event(i int) *Event { return p.steps[i].event }

// Taken says whether the event of step i happens. It does not if the execution fails
// or waits there.
func (p *Playback) Taken(i int) bool { return p.steps[i].taken }

// Line is the index in Finding.Trace of the line that step i belongs to.
func (p *Playback) Line(i int) int { return p.steps[i].index }

// Changes is what step i changes, memory first. The slice is not to be written to.
func (p *Playback) Changes(i int) []Change { return p.changes[i] }

// At is the state after the first n steps, 0 to Len.
func (p *Playback) At(n int) *State {
	at := map[string]int{}
	for i, l := range p.locations {
		at[l] = i
	}
	s := &State{Memory: slices.Clone(p.start.Memory)}
	index := map[int]int{}
	for t, th := range p.start.Threads {
		index[th.Thread] = t
		th.View = slices.Clone(th.View)
		if n > 0 {
			th.Done = p.done[n-1][t]
		}
		if es := p.f.Graph.Threads[t].Events; th.Done < len(es) {
			th.Next = &es[th.Done]
		}
		s.Threads = append(s.Threads, th)
	}
	for i := range n {
		for _, c := range p.changes[i] {
			if c.Thread < 0 {
				s.Memory[at[c.Location]] = c.New
			} else {
				s.Threads[index[c.Thread]].View[at[c.Location]] = c.New
			}
		}
	}
	return s
}
