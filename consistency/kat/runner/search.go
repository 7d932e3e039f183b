package runner

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// place is an event in a state of a program. In a search for cycles that begins
// within a word, past says that a hub was passed since.
type place struct {
	t, i int32
	q    int32
	past bool
}

func (n place) event() event.ID { return event.ID{Thread: n.t, Index: n.i} }

// search walks through the product of a graph and a program from given places. Its
// memory is reused: what it has seen is numbered by generation, so that nothing is
// cleared.
type search struct {
	s     *State
	g     *graph.Graph
	prog  *program
	gen   uint32
	seen  [][]uint32 // by thread, and event·2·states + 2·state + past
	stack []place
	// How much of what transitive relations lead to was seen, by mark and thread or
	// location: the generation, and the end of the interval.
	threadLow, locLow []interval
	threads, locs     int32

	goal  place
	cycle bool // the search is for goal, through a hub if goal is none
	once  bool // ... through no other hub
	found bool

	// Events at which a word ends, when the program is one of words; first: one is
	// enough. With row, words that begin with a view at any event join it instead.
	accept []kindSet
	hits   []event.ID
	first  bool
	row    []int32
	more   bool // row grew

	// pass: leave out hubs that are dead, because no cycle leads through them.
	pass bool
	dead graph.Marks
}

// interval is how far the events from (or to) a place have been seen in a search.
type interval struct {
	gen uint32
	end int32
}

// start starts a search with program p.
func (f *search) start(p *program) {
	f.g = f.s.g
	f.prog = p
	if f.gen++; f.gen == 0 { // wrapped around
		for _, r := range f.seen {
			clear(r)
		}
		clear(f.threadLow)
		clear(f.locLow)
		f.gen = 1
	}
	n := min(len(f.s.kind), f.g.Threads()) // the state may have seen graphs of more threads
	for len(f.seen) < n {
		f.seen = append(f.seen, nil)
	}
	f.threads = int32(n)
	if k := p.marks * n; k > len(f.threadLow) {
		f.threadLow = make([]interval, 2*k)
	}
	f.locs = int32(len(f.g.Space.Locs))
	if k := p.marks * int(f.locs); k > len(f.locLow) {
		f.locLow = make([]interval, 2*k)
	}
	f.stack = f.stack[:0]
	f.hits = f.hits[:0]
	f.found = false
	f.cycle, f.once, f.first = false, false, false
	f.row, f.more = nil, false
	f.goal = place{}
	f.accept = p.accept
}

// visit adds (t, i) in state q unless it was seen.
func (f *search) visit(t, i, q int32, past bool) {
	if f.cycle {
		if q == stateHub {
			if f.goal.q != stateHub {
				if past && f.once {
					return
				}
				past = true
			} else if f.once && (t != f.goal.t || i != f.goal.i) {
				return
			}
		}
		if q == f.goal.q && i == f.goal.i && t == f.goal.t && past == f.goal.past {
			f.found = true
			return
		}
	}
	if f.pass && q == stateHub && f.dead.Has(event.ID{Thread: t, Index: i}) {
		return
	}
	k := 2 * (int(i)*f.prog.states + int(q))
	if past {
		k++
	}
	row := f.seen[t]
	if k >= len(row) {
		row = append(row, make([]uint32, 2*k+64-len(row))...)
		f.seen[t] = row
	}
	if row[k] == f.gen {
		return
	}
	row[k] = f.gen
	if f.accept != nil && f.accept[q].has(f.s.kind[t][i]) {
		f.hits = append(f.hits, event.ID{Thread: t, Index: i})
		if f.first {
			f.found = true
			return
		}
	}
	f.stack = append(f.stack, place{t, i, q, past})
}

// cycleThrough reports whether a cycle of the program leads through e in state q.
func (f *search) cycleThrough(p *program, e event.ID, q int32, once bool) bool {
	f.start(p)
	f.cycle, f.once = true, once
	f.goal = place{e.Thread, e.Index, q, q != stateHub}
	f.stack = append(f.stack, place{e.Thread, e.Index, q, false})
	f.run()
	return f.found
}

// run goes on until everything was seen, or what is sought is found.
func (f *search) run() {
	for len(f.stack) > 0 && !f.found {
		n := f.stack[len(f.stack)-1]
		f.stack = f.stack[:len(f.stack)-1]
		steps := f.prog.at(n.q, f.s.kind[n.t][n.i]&(maxKinds-1))
		for j := range steps {
			f.step(&steps[j], n)
			if f.found {
				return
			}
		}
	}
}
