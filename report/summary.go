package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"

	"genmcgo/truST/result"
)

// What came of a run, in a sentence, and the notes below it: what was cut, and what the numbers count.

// summary is the verdict line.
func (r *Report) summary(ctx Context) string {
	if ctx.Replayed != "" {
		return ctx.Replayed
	}
	var b strings.Builder
	executions := r.executions()
	switch r.Verdict {
	case Verified:
		fmt.Fprintf(&b, "verified: no error in %s", executions)
	case Error:
		b.WriteString(r.errorSummary(executions))
	case Incomplete:
		why := "not all were explored"
		if r.onlyVacuous() {
			why = "none of them runs to its end"
		}
		if ctx.Unread {
			b.WriteString("incomplete: nothing was explored, the program was still being compiled or read")
			break
		}
		if r.Hunt != nil {
			b.WriteString("incomplete: no error in " + r.Hunt.worth())
			break
		}
		fmt.Fprintf(&b, "incomplete: no error in %s, but %s", executions, why)
	}
	if len(r.Wakeup) > 0 {
		b.WriteString(" with --wakeup=" + policies(r.Wakeup))
	}
	if n, of := r.deadlocks(); n > 0 {
		fmt.Fprintf(&b, "; %s, in which %s %s", plural(uint64(n), "distinct deadlock"), plural(of, "execution"), verb(of, "ends", "end"))
	}
	if w := len(r.Warnings); w > 0 {
		b.WriteString(", " + plural(uint64(w), "warning"))
	}
	fmt.Fprintf(&b, " (%s, %s, %s)", r.ModelUsed, plural(uint64(r.Workers), "worker"), seconds(r.Seconds))
	if cuts := r.cuts(ctx); len(cuts) > 0 {
		b.WriteString("; " + strings.Join(cuts, "; "))
	}
	return b.String()
}

// executions says how many executions there are of each kind.
func (r *Report) executions() string {
	waiting := " that " + verb(r.Waiting, "ends", "end") + " with a thread waiting"
	s := plural(r.Complete, "execution")
	if r.Complete == 0 && r.Waiting > 0 {
		s = plural(r.Waiting, "execution") + waiting
	}
	switch r.Equivalence {
	case "rf":
		s += " up to reads-from"
	case "rvf":
		s += " up to values read"
	}
	if r.Complete > 0 && r.Waiting > 0 {
		s += ", " + comma(r.Waiting) + waiting
	}
	if r.Blocked > 0 {
		s += ", " + comma(r.Blocked) + " blocked"
	}
	return s
}

// errorSummary says which error was found, and after how many executions.
func (r *Report) errorSummary(executions string) string {
	s := "error: " + r.Errors[0].title()
	if place := r.Errors[0].Place.String(); place != "" {
		s += " at " + place
	}
	if n := len(r.Errors) - 1; n > 0 {
		s += " and " + plural(uint64(n), "other error")
	}
	if e := r.Estimate; e != nil && e.Ended == "error" && r.Minimised == nil {
		return s + "; found while estimating, before the exploration"
	}
	if r.Hunt != nil {
		return s + "; found among " + plural(r.Hunt.Drawn, "execution") + " drawn at random"
	}
	return s + "; explored " + executions
}

// deadlocks counts the distinct deadlocks and the executions that end in them; only with --all-deadlocks.
func (r *Report) deadlocks() (n int, executions uint64) {
	for i := range r.Errors {
		if f := &r.Errors[i]; f.Executions > 0 {
			n++
			executions += f.Executions
		}
	}
	return n, executions
}

// policies are the policies in the syntax of the command line.
func policies(list []Policy) string {
	var items []string
	for _, p := range list {
		items = append(items, p.Object+":"+p.Policy)
	}
	return strings.Join(items, ",")
}

// notes explains counts that would otherwise surprise.
func (r *Report) notes(confirming bool) {
	note := func(format string, args ...any) { r.Notes = append(r.Notes, fmt.Sprintf(format, args...)) }
	if r.ModelUsed != r.Model {
		note("checked under %s, which allows the same executions of this program as %s: %s", r.ModelUsed, r.Model, r.Simplified)
	}
	for _, p := range r.Wakeup {
		note("only one order in which threads get what they wait for was explored (--wakeup=%s:%s): %s; POSIX promises none", p.Object, p.Policy, p.Meaning)
	}
	if c := r.EquivalenceChoice; c != nil {
		note("executions are told apart by %s (--equivalence=%s): %s", toldApart[r.Equivalence], r.Equivalence, c.Reason)
	}
	if r.SymmetricThreads > 0 {
		note("%s are identical: executions that differ only in which of them does what count once", plural(uint64(r.SymmetricThreads), "thread"))
	} else if r.Symmetry && r.DistinctThreads == 0 {
		note("no two threads are identical: --symmetry changes nothing")
	}
	if r.DistinctThreads > 0 {
		note("%s are created alike but told apart: by their names, by their results, or by what is done between joining them",
			plural(uint64(r.DistinctThreads), "thread"))
	}
	if r.Blocked > 0 {
		var parts []string
		part := func(n uint64, why string) {
			if n > 0 {
				parts = append(parts, why+" ("+comma(n)+")")
			}
		}
		part(r.Stats.AssumeBlocked, "an assumption of the program, or of a function of the library, failed")
		part(r.Stats.SpinBlocked, "a spin loop waited for another thread")
		part(r.Stats.MootBlocked, "a spin loop re-read a value that another execution reads directly")
		part(r.BoundedExecutions, "the loop bound was reached")
		part(r.limited(), "a limit of this tool was reached")
		if len(parts) == 0 {
			parts = append(parts, "a lock, a condition or another thread did not let them continue")
		}
		note("in blocked executions threads stopped because %s", strings.Join(parts, ", "))
	}
	if r.Waiting > 0 && !slices.ContainsFunc(r.Warnings, func(f Finding) bool { return f.Kind == result.Daemon.String() }) {
		note("in %s a thread still waits when the process ends; --check-daemons names it", plural(r.Waiting, "execution"))
	}
	if r.Complete+r.Waiting == 0 && r.Blocked > 0 && len(r.Errors) == 0 {
		note("no execution runs to its end, so nothing after the blocking points was checked")
	}
	switch m := r.Minimised; {
	case m != nil && len(r.Errors) > 0 && m.All && r.Equivalence != "co": // one of each kind was seen
		note("all executions were explored: none that is wrong in the same way has fewer events")
	case m != nil && len(r.Errors) > 0 && m.All:
		note("all executions were explored: none that is wrong in the same way is smaller")
	case m != nil && len(r.Errors) > 0:
		note("none of %s executions after the first error is smaller and wrong in the same way; --minimise=N looks at N", comma(m.Executions))
	case r.Stopped == "error":
		note("stopped at the first error; --keep-going looks for more")
	}
	if n := r.Stats.Restarts; n > 0 {
		note("the exploration started again %s %s", times(uint64(n)), r.whyAgain(confirming))
	}
}

// whyAgain says why the exploration started again; confirming: one of the reasons was a compare-exchange.
func (r *Report) whyAgain(confirming bool) string {
	why := "to look at some memory more closely"
	switch {
	case r.DistinctThreads > 0:
		return "because threads are told apart, or " + why
	case r.ModelUsed == "imm":
		return "because a write may take effect before reads that precede it, or " + why
	case confirming && r.Stats.Restarts == 1:
		return "to leave out executions in which a compare-exchange comes too late"
	case confirming:
		return why + ", or to leave out executions in which a compare-exchange comes too late"
	}
	return why
}

// toldApart is what executions must have in common to be one, besides their events.
var toldApart = map[string]string{"co": "reads-from and coherence order", "rf": "reads-from", "rvf": "the values that reads return"}

// limited counts the executions in which a thread reached a limit.
func (r *Report) limited() (n uint64) {
	for i := range r.Limits {
		if r.Limits[i].Limit != Preemptions {
			n += r.Limits[i].Executions
		}
	}
	return n
}

// cuts lists why executions were not explored to their end.
func (r *Report) cuts(ctx Context) []string {
	var cuts []string
	if r.Bounded {
		c := "bounded by --unroll=" + strconv.Itoa(ctx.Unroll)
		if ctx.Unroll == 0 {
			c = "bounded by --timed-waits=" + strconv.Itoa(ctx.TimedWaits)
		}
		for i := range r.BoundedAt {
			if s := r.BoundedAt[i].Short(); s != "" {
				if i == 0 {
					c += " at " + s
				} else {
					c += ", " + s
				}
			}
		}
		cuts = append(cuts, c+", "+plural(r.BoundedExecutions, "execution")+" cut")
	}
	switch r.Stopped {
	case "", "error":
	case "executions":
		cuts = append(cuts, "stopped by --max-executions="+strconv.FormatUint(ctx.Limit, 10))
	case "timeout":
		cuts = append(cuts, "stopped by --timeout="+ctx.Timeout)
	case "memory":
		cuts = append(cuts, r.Memory.text())
	case "interrupt":
		cuts = append(cuts, "interrupted")
	default:
		if !r.AtLimit() { // these follow
			cuts = append(cuts, "stopped: "+r.Stopped)
		}
	}
	for i := range r.Limits {
		l := &r.Limits[i]
		if l.Limit == Preemptions {
			cuts = append(cuts, r.upTo(ctx))
			continue
		}
		cuts = append(cuts, l.what()+", "+plural(l.Executions, "execution")+" cut")
	}
	if slices.Contains(r.Reasons, Sampled) {
		cuts = append(cuts, "sampled: arbitrary numbers have other values, too (--nondet-values=N, or __VERIFIER_assume with bounds right after the call)")
	}
	if slices.Contains(r.Reasons, Vacuous) {
		cuts = append(cuts, "vacuous: nothing was checked behind the places where threads stop (--allow-vacuous calls that verified)")
	}
	return cuts
}

// verb is the form of a verb for n of something.
func verb(n uint64, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

func comma(n uint64) string { return humanize.Comma(int64(min(n, 1<<63-1))) }

func plural(n uint64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return comma(n) + " " + what + "s"
}

func times(n uint64) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return comma(n) + " times"
}

func seconds(s float64) string { return strconv.FormatFloat(s, 'f', 2, 64) + "s" }
