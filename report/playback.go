package report

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
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
	Value    string `json:"value"` // "?" if it is not known: memory that no thread wrote or read before
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

// unknown is the value of a cell that the finding does not tell.
const unknown = "?"

// positions has, by index of location, a position in its coherence order: 0 is the
// initial value.
type positions []int

// NewPlayback prepares f's trace. It is an error if f has no graph, or a trace that
// does not fit its graph (a file that was changed by hand).
func NewPlayback(f *Finding) (*Playback, error) {
	if f.Graph == nil {
		return nil, fmt.Errorf("no execution belongs to this %s", f.Kind)
	}
	b := &playbackBuilder{p: &Playback{f: f, place: map[string]int{}}, g: f.Graph}
	if err := b.indexEvents(); err != nil {
		return nil, err
	}
	b.sortLocations()
	if err := b.orderWrites(); err != nil {
		return nil, err
	}
	if err := b.indexHB(); err != nil {
		return nil, err
	}
	if err := b.listSteps(); err != nil {
		return nil, err
	}
	if err := b.walk(); err != nil {
		return nil, err
	}
	return b.p, nil
}

// playbackBuilder is the state of NewPlayback. Its fields are filled from top to bottom.
type playbackBuilder struct {
	p *Playback
	g *Graph

	events map[string]*Event // by ID
	thread map[int]int       // Thread.ID to its index in g.Threads
	number map[string]int    // location to its index in p.locations
	cells  [][]Cell          // per location: the writes to it in coherence order, after the initial value

	before map[string][]string  // the events with a happens-before edge to this one
	views  map[string]positions // see viewAfter; nil while it is being computed

	listed map[string]bool // the events of the trace

	// What holds after the steps that walk has seen.
	memory positions
	seen   []positions // per thread: its view
	done   []int       // per thread: how many of its events are done
}

// indexEvents fills events and thread.
func (b *playbackBuilder) indexEvents() error {
	b.events, b.thread = map[string]*Event{}, map[int]int{}
	for t := range b.g.Threads {
		th := &b.g.Threads[t]
		if _, twice := b.thread[th.ID]; twice {
			return fmt.Errorf("the graph has two threads %d", th.ID)
		}
		b.thread[th.ID] = t
		for i := range th.Events {
			e := &th.Events[i]
			if e.Index != i || e.Thread != th.ID {
				return fmt.Errorf("event %s of the graph is not where it belongs", e.ID)
			}
			if b.events[e.ID] != nil {
				return fmt.Errorf("the graph has two events %s", e.ID)
			}
			b.events[e.ID] = e
		}
	}
	return nil
}

// sortLocations lists the locations by address.
func (b *playbackBuilder) sortLocations() {
	address := map[string]uint64{}
	for e := range b.all() {
		if e.isAccess() {
			a, _ := strconv.ParseUint(e.Address, 0, 64)
			address[e.Location] = a
		}
	}
	b.p.locations = slices.SortedFunc(maps.Keys(address), func(x, y string) int {
		return cmp.Or(cmp.Compare(address[x], address[y]), strings.Compare(x, y))
	})
	b.number = map[string]int{}
	for i, l := range b.p.locations {
		b.number[l] = i
	}
}

// all yields the events of the graph, thread by thread.
func (b *playbackBuilder) all() iter.Seq[*Event] {
	return func(yield func(*Event) bool) {
		for t := range b.g.Threads {
			for i := range b.g.Threads[t].Events {
				if !yield(&b.g.Threads[t].Events[i]) {
					return
				}
			}
		}
	}
}

// orderWrites fills cells and Playback.place, and checks what reads read from.
func (b *playbackBuilder) orderWrites() error {
	b.cells = make([][]Cell, len(b.p.locations))
	for i, l := range b.p.locations {
		b.cells[i] = []Cell{{Location: l, Value: unknown, Write: "init"}}
	}
	for _, in := range b.g.Initial {
		if i, ok := b.number[in.Location]; ok {
			b.cells[i][0].Value = in.Value
		}
	}
	for _, co := range b.g.Coherence {
		for _, w := range co.Writes {
			e := b.events[w]
			if e == nil || e.Kind != "W" {
				return fmt.Errorf("the coherence order of %s has %s, which is not a write of the graph", co.Location, w)
			}
			b.placeWrite(e)
		}
	}
	for e := range b.all() {
		switch {
		case e.Kind == "W":
			b.placeWrite(e) // the only write of its location is in no coherence order
		case e.Kind == "R" && e.ReadsFrom == "init":
			b.cells[b.number[e.Location]][0].Value = e.Value
		case e.Kind == "R" && e.ReadsFrom != "":
			if w := b.events[e.ReadsFrom]; w == nil || w.Kind != "W" || w.Location != e.Location {
				return fmt.Errorf("%s reads from %s, which is not a write to %s", e.ID, e.ReadsFrom, e.Location)
			}
		}
	}
	return nil
}

// placeWrite makes e the newest write of its location, unless it has a place already.
func (b *playbackBuilder) placeWrite(e *Event) {
	if _, ok := b.p.place[e.ID]; ok {
		return
	}
	i := b.number[e.Location]
	b.p.place[e.ID] = len(b.cells[i])
	b.cells[i] = append(b.cells[i], Cell{Location: e.Location, Value: e.Value, Write: e.ID})
}

// indexHB fills before.
func (b *playbackBuilder) indexHB() error {
	b.before, b.views = map[string][]string{}, map[string]positions{}
	for _, h := range b.g.HB {
		if b.events[h.From] == nil || b.events[h.To] == nil {
			return fmt.Errorf("happens-before has an edge from %s to %s, but the graph does not have both", h.From, h.To)
		}
		b.before[h.To] = append(b.before[h.To], h.From)
	}
	return nil
}

// viewAfter is the view of e's thread after e: the newest write, per location, among
// what happens before e and what e itself reads or writes.
func (b *playbackBuilder) viewAfter(e *Event) (positions, error) {
	if v, ok := b.views[e.ID]; ok {
		if v == nil {
			return nil, fmt.Errorf("happens-before has a cycle through %s", e.ID)
		}
		return v, nil
	}
	b.views[e.ID] = nil
	earlier := b.before[e.ID]
	if e.Index > 0 {
		prev := &b.g.Threads[b.thread[e.Thread]].Events[e.Index-1]
		earlier = append(slices.Clip(earlier), prev.ID)
	}
	v := make(positions, len(b.p.locations))
	for _, id := range earlier {
		w, err := b.viewAfter(b.events[id])
		if err != nil {
			return nil, err
		}
		for i := range w {
			v[i] = max(v[i], w[i])
		}
	}
	switch {
	case e.Kind == "W":
		l := b.number[e.Location]
		v[l] = max(v[l], b.p.place[e.ID])
	case e.Kind == "R" && e.ReadsFrom != "":
		l := b.number[e.Location]
		v[l] = max(v[l], b.p.place[e.ReadsFrom]) // 0 for init
	}
	b.views[e.ID] = v
	return v, nil
}

// listSteps fills Playback.steps and listed.
func (b *playbackBuilder) listSteps() error {
	b.listed = map[string]bool{}
	for i := range b.p.f.Trace {
		for _, id := range b.p.f.Trace[i].Events {
			e := b.events[id]
			if e == nil || e.Kind == "absent" {
				return fmt.Errorf("the trace has event %s, which the graph does not have", id)
			}
			if b.listed[id] {
				return fmt.Errorf("the trace has event %s twice", id)
			}
			b.listed[id] = true
			b.p.steps = append(b.p.steps, playStep{event: e, index: i, taken: e.taken()})
		}
	}
	return nil
}

// walk goes through the steps and fills Playback.start, changes and done.
func (b *playbackBuilder) walk() error {
	threads := b.g.Threads
	b.memory = make(positions, len(b.p.locations))
	b.seen = make([]positions, len(threads))
	b.done = make([]int, len(threads))
	for t := range b.seen {
		b.seen[t] = make(positions, len(b.p.locations))
	}
	b.p.start.Memory = b.cellsAt(b.memory)
	if _, err := b.passUnlisted(nil); err != nil {
		return err
	}
	for t := range threads {
		b.p.start.Threads = append(b.p.start.Threads, ThreadState{Thread: threads[t].ID, Done: b.done[t], View: b.cellsAt(b.seen[t])})
	}
	for i := range b.p.steps {
		var changes []Change
		if b.p.steps[i].taken {
			var err error
			if changes, err = b.take(b.p.steps[i].event); err != nil {
				return err
			}
		}
		b.p.changes = append(b.p.changes, changes)
		b.p.done = append(b.p.done, slices.Clone(b.done))
	}
	return nil
}

// cellsAt returns the cell of each location at its position.
func (b *playbackBuilder) cellsAt(at positions) []Cell {
	out := make([]Cell, len(at))
	for i := range at {
		out[i] = b.cells[i][at[i]]
	}
	return out
}

// take does event e of the trace and returns what it changes, memory first.
func (b *playbackBuilder) take(e *Event) (changes []Change, err error) {
	t := b.thread[e.Thread]
	if b.done[t] > e.Index {
		return nil, errors.New("the trace does not keep to the program order of thread " + strconv.Itoa(e.Thread))
	}
	if l := b.number[e.Location]; e.Kind == "W" && b.p.place[e.ID] > b.memory[l] {
		old, place := b.memory[l], b.p.place[e.ID]
		changes = append(changes, Change{Thread: -1, Location: e.Location, Old: b.cells[l][old], New: b.cells[l][place]})
		b.memory[l] = place
	}
	b.done[t] = e.Index + 1
	if changes, err = b.raiseView(t, e, changes); err != nil {
		return nil, err
	}
	return b.passUnlisted(changes)
}

// raiseView raises the view of thread t (an index) to that after e and appends the
// differences to changes.
func (b *playbackBuilder) raiseView(t int, e *Event, changes []Change) ([]Change, error) {
	v, err := b.viewAfter(e)
	if err != nil {
		return nil, err
	}
	for i := range v {
		if old := b.seen[t][i]; v[i] > old {
			changes = append(changes, Change{
				Thread: b.g.Threads[t].ID, Location: b.p.locations[i], Old: b.cells[i][old], New: b.cells[i][v[i]],
			})
			b.seen[t][i] = v[i]
		}
	}
	return changes, nil
}

// passUnlisted does, in each thread, the events that come next and that the trace
// leaves out (starts and ends of threads, for example), and appends the differences
// to changes. A thread starts only after the event that creates it.
func (b *playbackBuilder) passUnlisted(changes []Change) ([]Change, error) {
	for t := range b.g.Threads {
		th := &b.g.Threads[t]
		for b.done[t] < len(th.Events) {
			e := &th.Events[b.done[t]]
			if b.listed[e.ID] || !e.taken() || e.Index == 0 && !b.occurred(th.Parent) {
				break
			}
			var err error
			if changes, err = b.raiseView(t, e, changes); err != nil {
				return nil, err
			}
			b.done[t]++
		}
	}
	return changes, nil
}

// occurred reports whether event id is done, or is not in the graph.
func (b *playbackBuilder) occurred(id string) bool {
	e := b.events[id]
	return e == nil || b.done[b.thread[e.Thread]] > e.Index
}

// isAccess reports whether e reads or writes memory, or would.
func (e *Event) isAccess() bool { return e.Kind == "R" || e.Kind == "W" }

// taken reports whether e is part of the execution: not a step that its thread cannot take.
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

// Len is the number of steps: the events of the trace, those that threads cannot take
// (a failing one, waits) included.
func (p *Playback) Len() int { return len(p.steps) }

// Event is the event of step i, counted from 0.
func (p *Playback) Event(i int) *Event { return p.steps[i].event }

// Taken reports whether the event of step i happens. It does not if the execution fails
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
