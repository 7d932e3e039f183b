package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"genmcgo/graph/event"
)

// A deadlock as data, and how reports print it: which threads wait, who waits for whom. What a single wait is about is
// found in waits.go.

// Deadlock says what the threads that wait in a deadlock wait for, or in another execution in which threads wait for ever.
type Deadlock struct {
	// Waits has an entry for each thread that waits: those of Cycle first and in its order, then those
	// that wait for more than the end of a thread, then the others; by their numbers.
	Waits []Wait `json:"waits"`
	// Cycle are threads each of which waits for the next one, and the last for the first; empty if there
	// is no such cycle: then some thread waits for what no thread is left to do.
	Cycle []int `json:"cycle"`
}

// Wait is what one thread waits for.
type Wait struct {
	Thread int `json:"thread"`
	// For is lock, condition, semaphore, barrier, latch, future, atomic, futex, once, join, section, operation,
	// loop or nothing.
	For    string `json:"for"`
	Object string `json:"object,omitempty"` // its name, if it has one
	Place         // where the thread waits
	// Holders are the threads that have the lock, and where they took it; the thread that is joined, or that
	// runs the initialisation; of a thread that goes round in a livelock, those that undo what it needs.
	Holders []Party `json:"holders,omitempty"`
	// Wakers are threads that wait, too, and would bring what this one waits for if they went on.
	Wakers []Party `json:"wakers,omitempty"`
	// Lost are signals that came before this wait began and woke no thread, and broadcasts that did; not
	// those after which the thread saw what they announce.
	Lost []Party `json:"lost,omitempty"`
	// Missed are threads that have finished and might have brought what this one waits for, had they gone another way.
	Missed []Party `json:"missed,omitempty"`
	Text   string  `json:"text"` // all of it in a sentence

	short  string     // the sentence without places, for messages
	rounds bool       // it goes round in a livelock
	judges []event.ID // the reads of what it waits for a change of
	reads  []event.ID // what the sentence says that threads read, and how they got locks
}

// Party is a thread that has to do with a wait of another one, and where.
type Party struct {
	Thread int    `json:"thread"`
	Does   string `json:"does"` // locks, locks to read, initialises, joined, signals, broadcasts, posts, arrives, notifies, sets, writes, requests (a stop)
	Place
	Finished bool `json:"finished,omitempty"` // the thread has come to its end
}

// deadlock says what every thread waits for.
func (v *view) deadlock() *Deadlock {
	s := v.stalled()
	d := &Deadlock{Cycle: []int{}}
	waits := map[int]Wait{}
	var threads []int
	for c := range v.threads {
		if id, step, _ := v.pending(c); step != nil {
			waits[c] = s.wait(c, id, step)
			threads = append(threads, c)
		}
	}
	d.Cycle = append(d.Cycle, waitCycle(threads, func(c int) []int {
		w := waits[c]
		var out []int
		for _, p := range append(slices.Clone(w.Holders), w.Wakers...) {
			if _, waits := waits[p.Thread]; waits && !slices.Contains(out, p.Thread) {
				out = append(out, p.Thread)
			}
		}
		return out
	})...)
	for _, c := range d.Cycle {
		d.Waits = append(d.Waits, waits[c])
	}
	for _, joins := range []bool{false, true} {
		for _, c := range threads {
			if w := waits[c]; !slices.Contains(d.Cycle, c) && joins == (w.For == "join") {
				d.Waits = append(d.Waits, w)
			}
		}
	}
	return d
}

// waitCycle is a shortest cycle of the graph whose edges from a thread are next; of these, the one through
// the thread with the lowest number, which it begins with. nil if there is none.
func waitCycle(threads []int, next func(int) []int) []int {
	var best []int
	for _, from := range threads {
		came := map[int]int{}
		work := []int{from}
	search:
		for len(work) > 0 {
			c := work[0]
			work = work[1:]
			for _, n := range next(c) {
				if n == from {
					cycle := []int{c}
					for c != from {
						c = came[c]
						cycle = append(cycle, c)
					}
					slices.Reverse(cycle)
					if best == nil || len(cycle) < len(best) {
						best = cycle
					}
					break search
				}
				if _, ok := came[n]; !ok {
					came[n] = c
					work = append(work, n)
				}
			}
		}
	}
	return best
}

// message is the deadlock in one sentence: its cycle, or the threads that wait for what no thread is left
// to do, and how many others wait for them.
func (d *Deadlock) message() string {
	if len(d.Cycle) > 0 {
		return told(d.Waits[:len(d.Cycle)])
	}
	alone := slices.DeleteFunc(slices.Clone(d.Waits), func(w Wait) bool { return w.For == "join" })
	if len(alone) == 0 {
		alone = d.Waits
	}
	if len(alone) == 0 {
		return "no thread can go on"
	}
	return told(alone)
}

// told is waits in short. Threads that wait for the same are told of together.
func told(waits []Wait) string {
	const verb = " waits"
	var parts []string
	done := make([]bool, len(waits))
	for i := range waits {
		if done[i] {
			continue
		}
		who, what, ok := strings.Cut(waits[i].short, verb)
		names := []string{who}
		for k := i + 1; k < len(waits); k++ {
			// What it says of the thread itself (it holds the lock itself) would not be true of several.
			if other, same, ok := strings.Cut(waits[k].short, verb); ok && same == what && !strings.Contains(what, " itself") {
				names, done[k] = append(names, other), true
			}
		}
		switch {
		case !ok:
			parts = append(parts, waits[i].short)
		case len(names) > 1:
			parts = append(parts, enumerate(names)+" wait"+strings.ReplaceAll(what, "before this wait began", "before these waits began"))
		default:
			parts = append(parts, waits[i].short)
		}
	}
	return strings.Join(parts, "; ")
}

// Chain says in which order threads wait for each other, with arrow between them, "" if they do not.
func (d *Deadlock) Chain(arrow string) string {
	if len(d.Cycle) == 0 {
		return ""
	}
	var b strings.Builder
	for _, c := range append(slices.Clone(d.Cycle), d.Cycle[0]) {
		if b.Len() > 0 {
			b.WriteString(" " + arrow + " ")
		}
		b.WriteString(number(c))
	}
	return b.String()
}

// text prints what each thread waits for, with its line of the source and the calls that lead there, and the cycle.
// events are those of the finding.
func (d *Deadlock) text(b io.Writer, st Style, events []Event) {
	for i := range d.Waits {
		w := &d.Waits[i]
		fmt.Fprintf(b, "  %s\n", w.Text)
		if w.Source != "" {
			fmt.Fprintf(b, "    %s %s\n", st.paint(dim, fmt.Sprintf("%5d |", w.Line)), w.Source)
		}
		if k := slices.IndexFunc(events, func(e Event) bool { return e.Thread == w.Thread }); k >= 0 {
			called(b, callers(events[k].Stack, w.Place))
		}
	}
	if c := d.Chain("->"); c != "" {
		fmt.Fprintf(b, "  cycle: %s\n", c)
	}
}

// sentences prints what text does, without the lines of the source.
func (d *Deadlock) sentences(b io.Writer) {
	for i := range d.Waits {
		fmt.Fprintln(b, d.Waits[i].Text)
	}
	if c := d.Chain("->"); c != "" {
		fmt.Fprintln(b, "cycle: "+c)
	}
}

// same reports whether two deadlocks are the same to a reader.
func (d *Deadlock) same(o *Deadlock) bool {
	if d == nil || o == nil {
		return d == o
	}
	return slices.EqualFunc(d.Waits, o.Waits, func(a, b Wait) bool { return a.Text == b.Text })
}

// place is where the wait of thread is in d.Waits.
func (d *Deadlock) place(thread int) int {
	return slices.IndexFunc(d.Waits, func(w Wait) bool { return w.Thread == thread })
}

// waitOf says what the thread of e, one of f.Events, waits for in a deadlock, "" if f is none.
func (f *Finding) waitOf(e *Event) string {
	if f.Deadlock == nil {
		return ""
	}
	if i := f.Deadlock.place(e.Thread); i >= 0 {
		return f.Deadlock.Waits[i].Text
	}
	return ""
}

// others lists who else has to do with the waits, each place once.
func (d *Deadlock) others() []Party {
	var out []Party
	for i := range d.Waits {
		w := &d.Waits[i]
		for _, p := range slices.Concat(w.Holders, w.Wakers, w.Lost, w.Missed) {
			if p.Short() != "" && !slices.ContainsFunc(out, func(o Party) bool { return o.Place == p.Place && o.Thread == p.Thread }) {
				out = append(out, p)
			}
		}
	}
	return out
}
