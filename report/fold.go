package report

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// What a person need not read. A C++ program does a lot before its threads meet: constructors, the objects that hold
// what a thread runs, destructors that are registered. Text leaves out accesses to memory that no two threads have to
// do with at the same time; --all-events shows them, and so do all other formats.

// fewest is how many events have to go for anything to be left out.
const fewest = 3

// folded returns the events of f that text leaves out, by id; nil if it shows all. These are accesses, allocations and
// releases of memory about which threads cannot disagree: only one thread accesses it, or only the creator of a thread
// before that thread begins, or nobody writes to it. What the finding is about is always shown, and what its values
// come of.
func (f *Finding) folded() map[string]bool {
	g := f.Graph
	if g == nil {
		return nil
	}
	shown := maps.Clone(f.needs)
	if shown == nil {
		shown = map[string]bool{}
	}
	for i := range f.Events {
		shown[f.Events[i].ID] = true
	}
	for i := range f.Axioms {
		for _, id := range f.Axioms[i].Events {
			shown[id] = true
		}
	}
	for _, l := range f.Cycle {
		shown[l.From], shown[l.To] = true, true
	}
	shared := g.contended()
	live := func(address string, bytes uint64) bool {
		from, err := strconv.ParseUint(address, 0, 64)
		if err != nil {
			return true
		}
		for a := range shared {
			if from <= a && a < from+max(bytes, 1) {
				return true
			}
		}
		return false
	}
	bytes := map[string]uint64{}
	for i := range g.Objects {
		bytes[g.Objects[i].Address] = g.Objects[i].Bytes
	}
	read := g.readByProgram()
	fold := map[string]bool{}
	first := 0
	if len(g.Threads) > 0 {
		first = slices.IndexFunc(g.Threads[0].Events, func(e Event) bool { return e.Kind == "create" })
	}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			e := &g.Threads[t].Events[i]
			if shown[e.ID] || e.Pending != "" {
				continue
			}
			switch e.Kind {
			case "R", "W":
				// What main makes ready before it creates threads: mutexes, queues.
				if t == 0 && i < first && e.Call != nil && e.Call.constructs() {
					fold[e.ID] = true
				}
				if e.announced && !read[e.ID] || !live(e.Address, 1) {
					fold[e.ID] = true
				}
			case "malloc", "free", "local", "leave":
				if !live(e.Address, bytes[e.Address]) {
					fold[e.ID] = true
				}
			}
		}
	}
	if len(fold) < fewest {
		return nil
	}
	return fold
}

// readByProgram are the writes, by id, that the program itself reads, and not a library for it.
func (g *Graph) readByProgram() map[string]bool {
	read := map[string]bool{}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			if e := &g.Threads[t].Events[i]; e.Call == nil {
				read[e.ReadsFrom] = true
			}
		}
	}
	return read
}

// contended are the addresses that threads have to do with at the same time, as far as the creation of threads alone
// tells: some thread writes there, and another one accesses it that had been created by then.
func (g *Graph) contended() map[uint64]bool {
	type access struct {
		thread, index int
		write         bool
	}
	at := map[uint64][]access{}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			if e := &g.Threads[t].Events[i]; e.Kind == "R" || e.Kind == "W" || e.Kind == "free" || e.Kind == "leave" {
				if a, err := strconv.ParseUint(e.Address, 0, 64); err == nil {
					at[a] = append(at[a], access{t, e.Index, e.Kind != "R"})
				}
			}
		}
	}
	// born[t] is the event of each thread after which t may run, by thread; -1 if that is no ancestor.
	born := make([][]int, len(g.Threads))
	var origin func(t int) []int
	origin = func(t int) []int {
		if born[t] == nil {
			born[t] = make([]int, len(g.Threads))
			for u := range born[t] {
				born[t][u] = -1
			}
			if p, i, ok := eventOf(g.Threads[t].Parent); ok && p < len(g.Threads) && p != t {
				copy(born[t], origin(p))
				born[t][p] = i
			}
		}
		return born[t]
	}
	before := func(a, b access) bool { return a.index < origin(b.thread)[a.thread] }
	out := map[uint64]bool{}
	for a, list := range at {
	pairs:
		for i, x := range list {
			for _, y := range list[:i] {
				if x.thread != y.thread && (x.write || y.write) && !before(x, y) && !before(y, x) {
					out[a] = true
					break pairs
				}
			}
		}
	}
	return out
}

// eventOf takes the id of an event apart.
func eventOf(id string) (thread, index int, ok bool) {
	t, i, ok := strings.Cut(strings.Trim(id, "()"), ",")
	if !ok {
		return 0, 0, false
	}
	thread, err := strconv.Atoi(t)
	index, err2 := strconv.Atoi(i)
	return thread, index, err == nil && err2 == nil
}

// steps is the trace of f as d shows it: Events has the first event of each row.
func (f *Finding) steps(d *digest) []Step {
	if d == nil {
		return f.Trace
	}
	begun := map[callID]bool{}
	var out []Step
	for _, s := range f.Trace {
		var events []Event
		for k, id := range s.Events {
			if t, i, ok := eventOf(id); ok && t < len(f.Graph.Threads) && i < len(f.Graph.Threads[t].Events) {
				e := f.Graph.Threads[t].Events[i]
				e.Text = s.Text[k] // the order may have something to say of it
				events = append(events, e)
			}
		}
		kept := Step{Thread: s.Thread, Place: s.Place}
		for _, r := range d.rows(events, begun) {
			kept.Events, kept.Text = append(kept.Events, r.ID), append(kept.Text, r.text)
		}
		if len(kept.Events) > 0 {
			out = append(out, kept)
		}
	}
	return out
}
