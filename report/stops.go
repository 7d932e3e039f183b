package report

import (
	"cmp"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Reasons of an incomplete run besides what Report.Stopped says.
const (
	Bounded = "bounded" // a loop bound cut some execution
	Sampled = "sampled" // of arbitrary numbers only some were explored
	Vacuous = "vacuous" // no execution is complete
	Drawn   = "drawn"   // executions were drawn at random, not explored
)

// reasons lists why a run without an error is not verified.
func (r *Report) reasons(ctx Context) []string {
	out := []string{}
	if r.Stopped != "" {
		out = append(out, r.Stopped)
	}
	if r.Bounded {
		out = append(out, Bounded)
	}
	for i := range r.Limits {
		if l := r.Limits[i].Limit; !slices.Contains(out, l) {
			out = append(out, l)
		}
	}
	if slices.ContainsFunc(r.Inputs, func(i Input) bool { return i.Sampled }) {
		out = append(out, Sampled)
	}
	if r.Hunt != nil {
		out = append(out, Drawn)
	}
	if r.Vacuous && !ctx.AllowVacuous {
		out = append(out, Vacuous)
	}
	return out
}

// onlyVacuous reports whether the run is incomplete for no other reason than that no
// execution is complete.
func (r *Report) onlyVacuous() bool { return slices.Equal(r.Reasons, []string{Vacuous}) }

// limits makes the printable form of list.
func limits(ctx Context, list []result.Limit, prog Program, src *Sources) []Limit {
	var out []Limit
	for i := range list {
		l := &list[i]
		out = append(out, Limit{Limit: l.Why.String(), Place: src.fill(place(prog, l.Pos)), Executions: l.Executions, Remedy: remedies[l.Why](&ctx)})
	}
	return out
}

// remedies say what may be done about each limit.
var remedies = map[event.BlockReason]func(ctx *Context) string{
	event.BlockCalls: func(ctx *Context) string {
		return "calls are nested more than " + comma(uint64(ctx.MaxStack)) + " deep; raise --max-stack if this recursion ends"
	},
	event.BlockSteps: func(ctx *Context) string {
		return "a thread ran " + comma(uint64(ctx.MaxSteps)) + " instructions without an access to shared memory; raise --max-steps if this loop ends"
	},
	event.BlockStack: func(*Context) string {
		return "the local variables of a thread need more than 256 MiB, or one of them more than 64 MiB; make them smaller"
	},
	event.BlockHeap: func(*Context) string {
		return "a thread allocates more than 256 MiB in all; allocate less, or in several threads"
	},
	event.BlockRounds: func(ctx *Context) string {
		s := "a loop came back to the same state " + comma(uint64(ctx.MaxRounds)) + " times in a row although it wrote something, and these rounds cannot be left out; raise --max-rounds if it ends, lower it if this takes long"
		if ctx.Equivalence == "rf" || ctx.Equivalence == "rvf" {
			s += "; with --equivalence=co more rounds can be left out"
		}
		if ctx.TryLocks {
			s += "; if threads try to take several locks, and give them up for each other, have them do it with std::lock or std::scoped_lock, whose failed attempts are left out, or wait for the locks in a fixed order"
		}
		return s
	},
	event.BlockOps: func(ctx *Context) string {
		return "a thread has made " + plural(uint64(ctx.MaxOps), "operation") + " on synchronisation objects; what follows was not explored; raise --max-ops-per-thread, or leave it out"
	},
	event.BlockPreemptions: func(ctx *Context) string {
		return "what they lead to needs more than --bound=" + ctx.Bound + "; raise it, or leave it out"
	},
	event.BlockEvents: func(ctx *Context) string {
		return "an execution has more than " + comma(uint64(ctx.MaxEvents)) + " events; if its loops do not end, bound them with --unroll, otherwise raise --max-events"
	},
}

// Preemptions is the limit of executions that need too many preemptions.
var Preemptions = event.BlockPreemptions.String()

// upTo says what was verified, if nothing but the bound of preemptions left something out.
func (r *Report) upTo(ctx Context) string {
	_, n, _ := strings.Cut(ctx.Bound, "=")
	if len(r.Reasons) == 1 {
		if n == "1" {
			return "verified up to 1 preemption"
		}
		return "verified up to " + n + " preemptions"
	}
	return "bounded by --bound=" + ctx.Bound
}

// AtLimit reports whether the run ended because an execution reached one of r.Limits.
func (r *Report) AtLimit() bool { return result.AtLimit(r.Stopped) }

// what names the limit and the place for the verdict line.
func (l *Limit) what() string {
	s := "stopped by the limit " + l.Limit
	if p := l.Short(); p != "" {
		s += " at " + p
	}
	return s
}

// text is the limit as a sentence.
func (l *Limit) text() string {
	if l.Limit == Preemptions {
		return plural(l.Executions, "graph") + " left out: " + l.Remedy
	}
	where := l.Place.String()
	if where == "" {
		where = "a place without source position"
	}
	if l.Function != "" {
		where += " in " + l.Function
	}
	return plural(l.Executions, "execution") + " cut at " + where + ": " + l.Remedy
}

// stops makes the printable form of list. Threads get numbers in the order of their names,
// as everywhere in reports, among those that are in list.
func stops(list []result.Stop, prog Program, src *Sources) []Stop {
	var tids []event.Tid
	for i := range list {
		tids = append(tids, list[i].Tid)
	}
	slices.Sort(tids)
	tids = slices.Compact(tids)
	out := []Stop{}
	for i := range list {
		s := &list[i]
		n, _ := slices.BinarySearch(tids, s.Tid)
		if len(tids) > 0 && tids[0] != event.MainTid {
			n++ // main is thread 0, though it stops nowhere
		}
		out = append(out, Stop{Thread: n, Entry: place(prog, s.Start).Function, Reason: s.Why.String(), Place: src.fill(place(prog, s.Pos)),
			Executions: s.Executions})
	}
	slices.SortStableFunc(out, func(a, b Stop) int {
		return cmp.Or(cmp.Compare(a.Thread, b.Thread), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return out
}

// stopsBecause says in words why a thread does not go on.
var stopsBecause = map[event.BlockReason]string{
	event.BlockAssume: "an assumption does not hold", event.BlockSpin: "its loop waits for another thread", event.BlockUnroll: "the loop bound is reached",
	event.BlockLock: "it waits for a lock", event.BlockCond: "it waits for a condition variable", event.BlockSem: "it waits for a semaphore",
	event.BlockBarrier: "it waits for other threads at a barrier", event.BlockJoin: "it waits for a thread to finish",
	event.BlockOnce: "it waits for another thread's initialisation", event.BlockPause: "it waits for ever",
	event.BlockCalls: "it nests too many calls for --max-stack", event.BlockSteps: "it runs too many instructions for --max-steps",
	event.BlockStack: "its local variables are too large for this tool", event.BlockHeap: "its allocations are too large for this tool",
	event.BlockRounds: "its loop goes round too often for --max-rounds", event.BlockEvents: "the execution has too many events for --max-events",
	event.BlockPreemptions: "the execution needs too many preemptions for --bound",
	event.BlockOps:         "it makes more operations on synchronisation objects than --max-ops-per-thread allows",
	event.BlockGuard:       "it waits for the guard of an operation to hold",
	event.BlockMoot:        "its spin loop re-reads a value that another execution reads directly",
	event.BlockLater:       "it waits around an atomic section, and does not in another execution",
}

// text is the stop as a sentence.
func (s *Stop) text() string {
	f := &Finding{}
	who := f.threadName(s.Thread)
	if s.Entry != "" {
		who += " (" + s.Entry + ")"
	}
	where := s.Place.String()
	if where == "" {
		where = "a place without source position"
	}
	if s.Function != "" && s.Function != s.Entry {
		where += " in " + s.Function
	}
	why := s.Reason
	for r, text := range stopsBecause {
		if r.String() == s.Reason {
			why = text
		}
	}
	return who + " stops at " + where + " in " + plural(s.Executions, "execution") + ": " + why
}
