package trust_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// exchange is both halves of a read-modify-write that writes v.
func exchange(a event.Addr, o event.Ordering, v uint64) []event.Label {
	r, w := read(a, 8, o), write(a, 8, o, v)
	r.Attr, w.Attr = event.Exclusive, event.Exclusive
	return []event.Label{r, w}
}

func stop(why event.BlockReason, attr event.Attr, events uint64) event.Label {
	return event.Label{Kind: event.Block, Why: uint8(why), Attr: attr, Len: events}
}

// steps puts labels and lists of labels one behind the other.
func steps(parts ...any) (all []event.Label) {
	for _, p := range parts {
		switch p := p.(type) {
		case event.Label:
			all = append(all, p)
		case []event.Label:
			all = append(all, p...)
		}
	}
	return all
}

// TestUndoneRounds: a thread stops after a round that undid what it wrote, and another one
// accesses the same memory. The exploration starts again without that notion if the other one
// saw the midst of the round and went on, or wrote there.
func TestUndoneRounds(t *testing.T) {
	const rlx = event.Relaxed
	x, y, z := litmus.Location(0), litmus.Location(1), litmus.Location(2)
	// round is what the thread does, then it stops. It does so only if what it read is what
	// a round finds that nobody disturbed; else it waits for ever.
	round := func(before []event.Label, labels []event.Label, found ...uint64) func([]event.Value) event.Label {
		all := steps(before, labels)
		return func(at []event.Value) event.Label {
			i := len(at) - 1
			if i < len(all) {
				return all[i]
			}
			k := 0
			for j, l := range labels {
				if l.Kind == event.Read {
					if at[1+len(before)+j].Lo != found[k] {
						return stop(event.BlockPause, 0, 0)
					}
					k++
				}
			}
			return stop(event.BlockSpin, event.Undone, uint64(len(labels)))
		}
	}
	lock := steps(exchange(x, rlx, 1), exchange(x, rlx, 0)) // 0, 1, 0
	mutex := steps(exchange(x, event.Acquire, 1), write(x, 8, event.Release, 0))
	mutex[0].Attr |= event.Lock
	mutex[1].Attr |= event.Lock
	mutex[2].Attr = event.Unlock
	// sees is a thread that reads v at a and then goes on like then; if it reads anything
	// else it ends.
	sees := func(v uint64, then ...event.Label) func([]event.Value) event.Label {
		return func(at []event.Value) event.Label {
			switch i := len(at) - 1; {
			case i == 0:
				return read(x, 8, rlx)
			case at[1].Lo == v && i <= len(then):
				return then[i-1]
			}
			return event.Label{}
		}
	}
	// unseen is a thread that reads 0 there, or does not count.
	unseen := func(o event.Ordering) func([]event.Value) event.Label {
		return func(at []event.Value) event.Label {
			switch {
			case len(at) == 1:
				return read(x, 8, o)
			case at[1].Lo != 0:
				return stop(event.BlockAssume, 0, 0)
			}
			return event.Label{}
		}
	}
	waits := read(x, 8, rlx)
	waits.Await, waits.Cmp, waits.Why = event.AwaitEQ, event.V(0), uint8(event.BlockLock)
	try := func(then ...event.Label) func([]event.Value) event.Label {
		r := read(x, 8, rlx)
		r.Attr = event.CAS | event.Lock
		w := write(x, 8, rlx, 1)
		w.Attr = event.Exclusive | event.Lock
		return func(at []event.Value) event.Label {
			switch i := len(at) - 1; {
			case i == 0:
				return r
			case at[1].Lo != 0: // held
				return script(then...)(at[1:])
			case i == 1:
				return w
			}
			return stop(event.BlockAssume, 0, 0)
		}
	}
	again := read(y, 8, rlx)
	again.Attr = event.Again
	assume := stop(event.BlockAssume, 0, 0)
	tell := write(y, 8, rlx, 1)
	unlock := write(z, 8, rlx, 0)
	unlock.Attr = event.Unlock
	retake := exchange(z, rlx, 1)
	retake[0].Attr |= event.Lock
	retake[1].Attr |= event.Lock
	taken := steps(mutex) // by one that waits for it
	taken[0].Await, taken[0].Cmp, taken[0].Why = event.AwaitEQ, event.V(0), uint8(event.BlockLock)
	back := exchange(z, rlx, 0) // puts back what it reads
	signal := read(y, 8, rlx)
	signal.Await, signal.Cmp, signal.Why = event.AwaitEQ, event.V(1), uint8(event.BlockCond)
	// tries takes such a lock as own or waits for it in a loop.
	own := steps(exchange(x, rlx, 1), write(x, 8, rlx, 0))
	tries := func(at []event.Value) event.Label {
		switch i := len(at) - 1; {
		case i < 2:
			return own[i]
		case at[1].Lo != 0:
			return stop(event.BlockSpin, 0, 2)
		case i == 2:
			return own[2]
		}
		return event.Label{}
	}
	owns := func(at []event.Value) event.Label {
		if len(at) == 3 && at[1].Lo != 0 {
			return stop(event.BlockPause, 0, 0)
		}
		return round(own, own, 0)(at)
	}
	// told makes rounds if it reads 1 at y.
	told := func(at []event.Value) event.Label {
		switch {
		case len(at) == 1:
			return read(y, 8, rlx)
		case at[1].Lo == 0:
			return event.Label{}
		}
		return round(nil, own, 0)(at[1:])
	}
	for _, c := range []struct {
		name    string
		spins   func([]event.Value) event.Label
		other   func([]event.Value) event.Label
		noticed string // up to coherence (co), reads-from (rf), values (rvf); under a model
	}{
		{"nobody looks", round(nil, lock, 0, 1), script(tell), ""},
		{"seen in the midst", round(nil, lock, 0, 1), sees(1, tell), "co rf rvf"},
		{"seen, and the thread ends", round(nil, lock, 0, 1), sees(1), "co rf rvf"},
		{"seen, and the execution does not count", round(nil, lock, 0, 1), sees(1, assume), "rvf"},
		{"seen, and read on", round(nil, lock, 0, 1), sees(1, read(y, 8, rlx), assume), "rvf"},
		{"seen, and written what was there", round(nil, lock, 0, 1), sees(1, back[0], back[1], assume), "rvf"},
		{"seen by one that waits for it", round(nil, lock, 0, 1), script(waits), "rvf"},
		{"seen by one that waits for something else", round(nil, lock, 0, 1), sees(1, signal), "co rf rvf"},
		{"seen in a round that ends as it began", round(nil, lock, 0, 1), sees(1, read(y, 8, rlx), stop(event.BlockSpin, 0, 2)), "rvf"},
		{"seen before a round that ends as it began", round(nil, lock, 0, 1), sees(1, read(y, 8, rlx), stop(event.BlockSpin, 0, 1)), "co rf rvf"},
		{"several rounds seen, and the execution does not count", round(lock, lock, 0, 1), script(read(x, 8, rlx), read(x, 8, rlx), read(x, 8, rlx), assume), "co rf"},
		{"one that may stand between", round(nil, own, 0), script(write(x, 8, rlx, 0)), "co rf rvf"},
		{"one that cannot stand between", round(nil, lock, 0, 1), script(write(x, 8, rlx, 0)), "rvf"},
		{"one that cannot stand between, and the execution does not count", round(nil, lock, 0, 1), script(write(x, 8, rlx, 0), assume), "rvf"},
		{"written the same in the midst", round(nil, lock, 0, 1), script(exchange(x, rlx, 1)...), "co rf rvf"},
		{"a try that fails, and another round", round(nil, mutex, 0), try(again, tell), ""},
		{"a try that fails, locks given up, another round", round(nil, mutex, 0), try(unlock, again, tell), ""},
		{"a try that fails, locks given up and taken again, another round", round(nil, mutex, 0), try(unlock, retake[0], retake[1], again, tell), ""},
		{"a try that fails, locks taken and given up", round(nil, mutex, 0), try(retake[0], retake[1], unlock, again, tell), "co rf rvf"},
		{"a try that fails and is told of", round(nil, mutex, 0), try(tell), "co rf rvf"},
		{"a try that fails and is told of in the round", round(nil, mutex, 0), try(tell, again), "co rf rvf"},
		{"a lock taken twice, and by another in between", round(nil, steps(mutex, mutex), 0, 0), script(taken...), ""},
		{"a lock taken twice, and the same said in between", round(steps(tell), steps(mutex, tell, mutex), 0, 0), script(steps(taken, read(y, 8, rlx))...), "rvf"},
		{"a lock that another one found held before", owns, tries, "rvf"},
		{"one that comes before, if that orders it", told, script(write(x, 8, rlx, 0), tell), "ra rc11 rvf"},
		{"what another one undid", round(nil, lock, 0, 0), script(write(x, 8, rlx, 0)), "co rf rvf"},
		{"it does not end as it began", round(nil, steps(exchange(x, rlx, 1), exchange(x, rlx, 2)), 0, 1), script(), "co rf rvf"},
		{"the same value again", round(steps(write(x, 8, rlx, 1)), steps(write(x, 8, rlx, 1))), script(read(x, 8, rlx)), "rvf"},
		{"the same value twice", round(steps(write(x, 8, rlx, 1)), steps(write(x, 8, rlx, 1), write(x, 8, rlx, 1))), script(read(x, 8, rlx)), "rvf"},
		{"another value than the round before", round(steps(write(x, 8, rlx, 2)), steps(write(x, 8, rlx, 1))), script(), "co rf rvf"},
		{"no round before", round(nil, steps(write(x, 8, rlx, 1))), script(), "co rf rvf"},
		{"releases", round(steps(write(x, 8, event.Release, 1)), steps(write(x, 8, event.Release, 1))), script(read(x, 8, event.Acquire)), "rvf"},
		{"read as it was, behind a release that is acquired", round(steps(write(x, 8, event.Release, 0)), lock, 0, 1), unseen(event.Acquire), "rvf"},
		{"read as it was, behind a release that may be acquired later", round(steps(write(x, 8, event.Release, 0)), lock, 0, 1), unseen(rlx), "ra rc11 rvf"},
	} {
		for _, how := range []struct{ model, up string }{{"sc", "co"}, {"sc", "rf"}, {"sc", "rvf"}, {"ra", "co"}, {"rc11", "co"}, {"rc11", "rf"}} {
			var mu sync.Mutex
			noticed := false
			exploreScripted(t, func(r *config.Refinement) scripted {
				mu.Lock()
				defer mu.Unlock()
				noticed = noticed || r.NoUndone
				spins := c.spins
				if r.NoUndone {
					spins = script(stop(event.BlockUnroll, 0, 0))
				}
				return scripted{begin(2), spins, c.other}
			}, config.Config{Model: how.model, Equivalence: how.up, NoRaces: true})
			ways := strings.Fields(c.noticed)
			want := slices.Contains(ways, how.up) || slices.Contains(ways, how.model)
			if noticed != want {
				t.Errorf("%s, %s: noticed %v, want %v", c.name, fmt.Sprint(how), noticed, want)
			}
		}
	}
}

// TestRoundsThatAdd: a thread stops after a round that only added, and nothing in the end. The exploration starts again with such
// rounds counted if another one looked, or did anything but add, in its midst.
func TestRoundsThatAdd(t *testing.T) {
	const rlx = event.Relaxed
	x, y := litmus.Location(0), litmus.Location(1)
	// adds adds each of ns, one after the other, and then does what last says.
	adds := func(last event.Label, ns ...uint64) func([]event.Value) event.Label {
		return func(at []event.Value) event.Label {
			i := len(at) - 1
			if i/2 >= len(ns) {
				return script(last)(at[2*len(ns):])
			}
			halves := exchange(x, event.AcqRel, at[i].Lo+ns[i/2])
			halves[i%2].Len = event.AddsBit
			return halves[i%2]
		}
	}
	minus := ^uint64(0)
	round := adds(stop(event.BlockSpin, event.Undone, 4), 1, minus)
	end, assume := event.Label{}, stop(event.BlockAssume, 0, 0)
	waits := read(x, 8, rlx)
	waits.Await, waits.Cmp, waits.Why = event.AwaitEQ, event.V(0), uint8(event.BlockSpin)
	for _, c := range []struct {
		name         string
		spins, other func([]event.Value) event.Label
		noticed      string // up to coherence (co), reads-from (rf), values (rvf)
	}{
		{"nobody is there", round, script(write(y, 8, rlx, 1)), ""},
		{"another one adds", round, adds(end, 5), ""},
		{"another one adds, and takes away", round, adds(end, 1, minus), ""},
		{"another one does so in a round", round, round, ""},
		{"another one adds nothing", round, adds(end, 0), ""},
		{"two rounds at once", adds(stop(event.BlockSpin, event.Undone, 8), 1, 2, minus, minus-1), adds(end, 5), ""},
		{"it does not add up", adds(stop(event.BlockSpin, event.Undone, 4), 1, 1), script(end), "co rf rvf"},
		{"another one looks", round, script(read(x, 8, rlx)), "co rf rvf"},
		{"another one looks and does not count", round, script(read(x, 8, rlx), assume), "rvf"},
		{"another one waits", round, script(waits), "rvf"},
		{"another one writes", round, script(write(x, 8, rlx, 0)), "co rf rvf"},
		{"another one exchanges", round, script(exchange(x, rlx, 1)...), "co rf rvf"},
		{"another one adds, and looks", round, adds(read(x, 8, rlx), 1), "co rf rvf"},
	} {
		for _, how := range []struct{ model, up string }{{"sc", "co"}, {"sc", "rf"}, {"sc", "rvf"}, {"ra", "co"}, {"rc11", "rf"}} {
			var mu sync.Mutex
			noticed := false
			exploreScripted(t, func(r *config.Refinement) scripted {
				mu.Lock()
				defer mu.Unlock()
				if noticed = noticed || r.NoAdds; r.NoUndone {
					t.Errorf("%s, %s: NoUndone", c.name, fmt.Sprint(how))
				}
				spins, other := c.spins, c.other
				if r.NoAdds {
					spins, other = script(stop(event.BlockUnroll, 0, 0)), script()
				}
				return scripted{begin(2), spins, other}
			}, config.Config{Model: how.model, Equivalence: how.up, NoRaces: true})
			if want := slices.Contains(strings.Fields(c.noticed), how.up); noticed != want {
				t.Errorf("%s, %s: noticed %v, want %v", c.name, fmt.Sprint(how), noticed, want)
			}
		}
	}
}

// TestChooseUndone: an equivalence up to which rounds of a loop would have to be counted that
// are left out up to coherence is not chosen, however many executions it would save, and the
// exploration that follows knows nothing of its trial.
func TestChooseUndone(t *testing.T) {
	scale.NotRace(t)
	const rlx = event.Relaxed
	x, y := litmus.Location(0), litmus.Location(1)
	lock := steps(exchange(x, rlx, 1), exchange(x, rlx, 0))
	spins := func(last event.Label) func([]event.Value) event.Label {
		return func(at []event.Value) event.Label {
			switch i := len(at) - 1; {
			case i < len(lock):
				return lock[i]
			case at[1].Lo == 0 && at[3].Lo == 1:
				return last
			}
			return event.Label{}
		}
	}
	program := func(r *config.Refinement) scripted {
		last := stop(event.BlockSpin, event.Undone, uint64(len(lock)))
		if r.NoUndone {
			last = stop(event.BlockRounds, 0, 0)
		}
		m := scripted{begin(7), spins(last), script(write(x, 8, rlx, 0))}
		for range 5 {
			m = append(m, script(write(y, 8, rlx, 1), read(y, 8, rlx))) // each reads 1
		}
		return m
	}
	explore := func(equivalence string) *result.Result {
		return exploreScripted(t, program, config.Config{Model: "sc", Equivalence: equivalence, NoRaces: true})
	}
	auto := explore("auto")
	if auto.Equivalence == "rvf" || auto.Choice.Values >= auto.Choice.ReadsFrom/10 {
		t.Errorf("chosen: %s, after %d executions with %d reads-from relations and %d sets of values: %s", auto.Equivalence,
			auto.Choice.Executions, auto.Choice.ReadsFrom, auto.Choice.Values, auto.Choice.Reason)
	}
	asked := explore(auto.Equivalence)
	if auto.Complete != asked.Complete || auto.Blocked != asked.Blocked || auto.Verdict != asked.Verdict || len(auto.Limits) > 0 {
		t.Errorf("%d complete, %d blocked, %v, limits %v; asked for %s %d, %d, %v", auto.Complete, auto.Blocked, auto.Verdict, auto.Limits,
			auto.Equivalence, asked.Complete, asked.Blocked, asked.Verdict)
	}
	if rvf := explore("rvf"); len(rvf.Limits) == 0 {
		t.Error("up to the values of reads no round was counted")
	}
}

// TestEnded: which executions count as complete although a thread did not finish: those in
// which the process has ended and the thread waits for what never comes. One that was cut
// does not, whatever cut it.
func TestEnded(t *testing.T) {
	for why := event.BlockAssume; why <= event.BlockRounds; why++ {
		for _, over := range []uint64{0, 1} {
			main := begin(1, event.Label{Kind: event.ThreadFinish, Len: over})
			thread := script(stop(why, 0, 0))
			res := exploreScripted(t, func(*config.Refinement) scripted { return scripted{main, thread} }, config.Config{Model: "sc", NoDeadlock: true})
			cut := why == event.BlockAssume || why == event.BlockUnroll || why == event.BlockMoot || why == event.BlockLater || why.Limit()
			want := [3]uint64{0, 1, 0} // complete, blocked, ended with the thread waiting
			if over == 1 && !cut {
				want = [3]uint64{0, 0, 1}
			}
			if got := [3]uint64{res.Complete, res.Blocked, res.Waiting}; got != want {
				t.Errorf("%v, process over %d: %d complete, blocked, ended with the thread waiting, want %d", why, over, got, want)
			}
			if limited := len(res.Limits) > 0; limited != why.Limit() {
				t.Errorf("%v, process over %d: limits %v", why, over, res.Limits)
			}
		}
	}
}
