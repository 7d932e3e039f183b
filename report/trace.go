package report

import (
	"cmp"
	"math"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// linearise orders the events of s (pending steps and events that are still to be
// added excluded) so that each comes after everything it follows: first choice is an
// order that also explains every value (po ∪ rf ∪ co ∪ fr, the one a sequentially
// consistent machine could have taken); if the model allowed something else, an
// order of po ∪ rf; if even that has a cycle, an order of po in which some reads come
// before the write they read (early), as few as will do. Thread creation, joins and
// barriers are respected as far as they can be. explains says that the first choice
// exists.
//
// Of all such orders it is one with the fewest switches between threads, or in large
// graphs few (switches.go); fail (if it is in the graph) comes as late as it can.
func linearise(s *result.Snapshot, fail event.ID) (order []event.ID, explains bool, early []event.ID) {
	return linearised(s, fail, searchSteps)
}

// linearised is linearise with a search of so many steps.
func linearised(s *result.Snapshot, fail event.ID, steps int) (order []event.ID, explains bool, early []event.ID) {
	stamp := map[event.ID]int{}
	for i, id := range s.Order {
		stamp[id] = i
	}
	r := relate(s)
	if o, _ := topological(s, stamp, fail, r.rf, r.threads, r.barrier, r.co, r.fr); o != nil {
		o, _ = newOrders(s, stamp, fail, r.rf, r.threads, r.barrier, r.co, r.fr).fewest(o, steps)
		return o, true, nil
	}
	for {
		o, stuck := topological(s, stamp, fail, r.rf, r.threads, r.barrier)
		if o != nil {
			o, _ = newOrders(s, stamp, fail, r.rf, r.threads, r.barrier).fewest(o, steps)
			return o, false, early
		}
		// One read of the cycle goes first. There is one, because creations, joins and
		// barriers alone make none in an execution; in anything else, whatever there is.
		first := stuck[0]
		for _, id := range stuck {
			if kindOf(&s.Threads[id.Thread].Events[id.Index]) == event.Read {
				first = id
				early = append(early, id)
				break
			}
		}
		delete(r.rf, first)
		delete(r.threads, first)
		delete(r.barrier, first)
	}
}

// relations are what a linearisation may respect besides program order: of co and fr
// the edges that generate them, with co.
type relations struct{ rf, threads, barrier, co, fr preds }

// relate reads the relations off s.
func relate(s *result.Snapshot) *relations {
	rel := &relations{rf: preds{}, threads: preds{}, barrier: preds{}, co: preds{}, fr: preds{}}
	arrivals := map[event.Addr][]event.ID{}
	leaves := map[event.Addr][]event.ID{}
	type loc struct {
		addr event.Addr
		size uint8
	}
	reads := map[loc][]event.ID{}
	for t := range s.Threads {
		th := &s.Threads[t]
		for i := range th.Events {
			id := event.ID{Thread: int32(t), Index: int32(i)}
			e := &th.Events[i]
			switch kindOf(e) {
			case event.Read:
				rel.rf.add(e.RF, id)
				reads[loc{e.Addr, e.Size}] = append(reads[loc{e.Addr, e.Size}], id)
			case event.ThreadStart:
				rel.threads.add(th.Parent, id)
			case event.ThreadJoin:
				for u := range s.Threads {
					if n := len(s.Threads[u].Events); s.Threads[u].Tid == e.Child && n > 0 {
						rel.threads.add(event.ID{Thread: int32(u), Index: int32(n - 1)}, id)
					}
				}
			case event.BarrierArrive:
				arrivals[e.Addr] = append(arrivals[e.Addr], id)
			case event.BarrierLeave:
				leaves[e.Addr] = append(leaves[e.Addr], id)
			}
		}
	}
	for a, ls := range leaves {
		for _, l := range ls {
			n := round(arrivals[a], l)
			for _, r := range arrivals[a] {
				if r.Thread != l.Thread && round(arrivals[a], r) == n-1 {
					rel.barrier.add(r, l)
				}
			}
		}
	}
	for i := range s.Co {
		co := &s.Co[i]
		at := map[event.ID]int{event.Init: -1}
		for k, w := range co.Writes {
			at[w] = k
			if k > 0 {
				rel.co.add(co.Writes[k-1], w)
			}
		}
		for _, id := range reads[loc{co.Addr, co.Size}] {
			rf := s.Threads[id.Thread].Events[id.Index].RF
			if k, ok := at[rf]; ok && k+1 < len(co.Writes) {
				rel.fr.add(id, co.Writes[k+1])
			}
		}
	}
	return rel
}

// round counts the arrivals in the same thread up to and including id's place.
func round(arrivals []event.ID, id event.ID) int {
	n := 0
	for _, a := range arrivals {
		if a.Thread == id.Thread && a.Index < id.Index {
			n++
		}
	}
	return n
}

// preds maps an event to events that come before it.
type preds map[event.ID][]event.ID

func (p preds) add(from, to event.ID) {
	if !from.IsInit() {
		p[to] = append(p[to], from)
	}
}

// topological returns an order of po and the given relations: among the events that
// could come next it prefers the thread that is running, then the oldest in order of
// insertion. If they have a cycle
// it returns nil and the events of one cycle that wait for another thread, the
// oldest in order of insertion first.
func topological(s *result.Snapshot, stamp map[event.ID]int, fail event.ID, rels ...preds) (order, cycle []event.ID) {
	next := make([]int32, len(s.Threads)) // number of events of each thread done
	total := 0
	for t := range s.Threads {
		total += len(s.Threads[t].Events)
	}
	// awaited is an event that the next one of thread t has to wait for.
	awaited := func(t int32) (event.ID, bool) {
		id := event.ID{Thread: t, Index: next[t]}
		for _, r := range rels {
			for _, p := range r[id] {
				if p.Index >= next[p.Thread] {
					return p, true
				}
			}
		}
		return event.ID{}, false
	}
	ready := func(t int32) bool {
		if int(next[t]) >= len(s.Threads[t].Events) {
			return false
		}
		_, waits := awaited(t)
		return !waits
	}
	order = make([]event.ID, 0, total)
	running := int32(-1)
	for len(order) < total {
		if running < 0 || !ready(running) || (event.ID{Thread: running, Index: next[running]}) == fail {
			running = -1
			best := math.MaxInt
			for t := range s.Threads {
				if !ready(int32(t)) {
					continue
				}
				id := event.ID{Thread: int32(t), Index: next[t]}
				at, ok := stamp[id]
				if id == fail {
					at = math.MaxInt - 1
				} else if !ok {
					at = math.MaxInt - 2
				}
				if at < best {
					best, running = at, int32(t)
				}
			}
			if running < 0 {
				return nil, waitingCycle(s, next, awaited, stamp)
			}
		}
		order = append(order, event.ID{Thread: running, Index: next[running]})
		next[running]++
	}
	return order, nil
}

// waitingCycle finds a cycle among threads that all wait: the next events of the
// threads on it, the oldest in order of insertion first.
func waitingCycle(s *result.Snapshot, next []int32, awaited func(int32) (event.ID, bool), stamp map[event.ID]int) []event.ID {
	t := int32(0)
	for int(next[t]) >= len(s.Threads[t].Events) {
		t++
	}
	seen := make([]int, len(next))
	for step := 1; seen[t] == 0; step++ {
		seen[t] = step
		p, _ := awaited(t)
		t = p.Thread
	}
	var cycle []event.ID
	for u := range seen {
		if seen[u] >= seen[t] {
			cycle = append(cycle, event.ID{Thread: int32(u), Index: next[u]})
		}
	}
	slices.SortStableFunc(cycle, func(a, b event.ID) int { return cmp.Compare(stamp[a], stamp[b]) })
	return cycle
}

// trace groups a linearisation into steps: consecutive events of one thread on
// one source line. The steps that threads cannot take come last: the failing one,
// or all of them if the waiting is what is wrong, that of thread lead at the very end:
// pages open there. early are the reads that come before the write they read.
func (v *view) trace(g *Graph, f *result.Found, lead int) (steps []Step, explains bool, early []string) {
	order, explains, ahead := linearise(v.snap, f.Event)
	for _, id := range ahead {
		early = append(early, v.id(id))
	}
	add := func(e *Event) {
		n := len(steps)
		if n > 0 && steps[n-1].Thread == e.Thread && steps[n-1].File == e.File && steps[n-1].Line == e.Line &&
			(e.File != "" || len(steps[n-1].Events) < 8) {
			steps[n-1].Events = append(steps[n-1].Events, e.ID)
			steps[n-1].Text = append(steps[n-1].Text, e.Text)
			return
		}
		steps = append(steps, Step{Thread: e.Thread, Place: e.Place, Events: []string{e.ID}, Text: []string{e.Text}})
	}
	show := func(id event.ID) {
		if !shown(&v.snap.Threads[id.Thread].Events[id.Index]) {
			return
		}
		e := &g.Threads[v.thread(id.Thread)].Events[v.indexOf(id)]
		if slices.Contains(early, e.ID) {
			later := *e
			later.Text += " [written later]"
			e = &later
		}
		add(e)
	}
	last := event.Init // the step of lead, if it is in the graph
	if lead >= 0 {
		if id, _, in := v.pending(lead); in {
			last = id
		}
	}
	for _, id := range order {
		if id != last {
			show(id)
		}
	}
	stop := func(c int) {
		next := event.ID{Thread: v.threads[c], Index: int32(len(v.snap.Threads[v.threads[c]].Events))}
		n := v.indexOf(next)
		if es := g.Threads[c].Events; len(es) > n && (f.Event == next || f.Kind.Waits()) {
			add(&es[n])
		}
	}
	for c := range v.threads {
		if c != lead {
			stop(c)
		}
	}
	if !last.IsInit() {
		show(last)
	} else if lead >= 0 {
		stop(lead)
	}
	return steps, explains, early
}
