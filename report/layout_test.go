package report

import (
	"fmt"
	"math/rand"
)

// generated is a finding with a graph of threads × events: locks, a ring of messages
// and private work, as a large counterexample has them. Deterministic.
func generated(threads, events int) *Finding {
	rnd := rand.New(rand.NewSource(1))
	f := &Finding{Kind: "assertion", Message: "thread 1 (worker): assertion violated: sum == 0", Interleaving: true, Graph: &Graph{}}
	g := f.Graph
	last := map[string]string{} // newest write, by location
	val := map[string]string{}
	readers := map[string][]string{}
	co := map[string][]string{}
	var locs []string
	id := func(t, i int) string { return fmt.Sprintf("(%d,%d)", t, i) }
	for t := range threads {
		th := Thread{ID: t, Function: "worker", Events: []Event{}}
		if t == 0 {
			th.Function = "main"
		} else {
			th.Parent = id(0, t)
		}
		th.Events = append(th.Events, Event{ID: id(t, 0), Thread: t, Kind: "start", Text: "start"})
		g.Threads = append(g.Threads, th)
	}
	add := func(t int, e Event) {
		th := &g.Threads[t]
		e.Thread, e.Index = t, len(th.Events)
		e.ID = id(t, e.Index)
		e.File, e.Line, e.Function = "pool.c", 10+e.Index%40, th.Function
		if e.ReadsFrom != "" {
			e.Text += " [from " + e.ReadsFrom + "]"
		}
		th.Events = append(th.Events, e)
		f.Trace = append(f.Trace, Step{Thread: t, Place: e.Place, Events: []string{e.ID}, Text: []string{e.Text}})
	}
	write := func(t int, order, loc, v string) {
		for _, r := range readers[loc] {
			g.FR = append(g.FR, Edge{r, id(t, len(g.Threads[t].Events))})
		}
		readers[loc] = nil
		add(t, Event{Kind: "W", Order: order, Location: loc, Value: v, Text: "W " + order + " " + loc + " = " + v})
		es := g.Threads[t].Events
		last[loc], val[loc] = es[len(es)-1].ID, v
		if co[loc] == nil {
			locs = append(locs, loc)
		}
		co[loc] = append(co[loc], last[loc])
	}
	read := func(t int, order, loc string) {
		from, v := last[loc], val[loc]
		if from == "" {
			from, v = "init", "0"
		}
		me := id(t, len(g.Threads[t].Events))
		var ft int
		if fmt.Sscanf(from, "(%d,", &ft); from != "init" && ft != t && order == "acq" {
			g.HB = append(g.HB, Edge{from, me})
		}
		add(t, Event{Kind: "R", Order: order, Location: loc, Value: v, ReadsFrom: from, Text: "R " + order + " " + loc + " = " + v})
		readers[loc] = append(readers[loc], me)
	}
	for t := 1; t < threads; t++ {
		add(0, Event{Kind: "create", Text: fmt.Sprintf("create thread %d worker", t)})
		g.HB = append(g.HB, Edge{id(0, t), id(t, 0)})
	}
	for n := 0; ; n++ {
		t := 1 + rnd.Intn(threads-1)
		if len(g.Threads[t].Events) >= events {
			done := 0
			for _, th := range g.Threads[1:] {
				if len(th.Events) >= events {
					done++
				}
			}
			if done == threads-1 {
				break
			}
			continue
		}
		switch rnd.Intn(6) {
		case 0: // a critical section
			read(t, "acq", "lock")
			write(t, "rlx", "lock", "1")
			read(t, "na", "sum")
			write(t, "na", "sum", fmt.Sprint(n))
			write(t, "rel", "lock", "0")
		case 1:
			write(t, "rel", fmt.Sprintf("mailbox%d", t), fmt.Sprint(n))
		case 2:
			read(t, "acq", fmt.Sprintf("mailbox%d", 1+(t+threads-3)%(threads-1)))
		default: // work of its own
			for i := range 8 {
				write(t, "na", fmt.Sprintf("local%d", t), fmt.Sprint(i))
				read(t, "na", fmt.Sprintf("local%d", t))
			}
		}
	}
	for _, loc := range locs {
		if len(co[loc]) > 1 {
			g.Coherence = append(g.Coherence, Coherence{loc, co[loc]})
		}
	}
	es := g.Threads[1].Events
	e := es[len(es)-1]
	f.Thread, f.Place, f.Events = 1, e.Place, []Event{e}
	return f
}
