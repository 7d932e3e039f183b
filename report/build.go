package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Context is what a report says besides the result of the engine.
type Context struct {
	Version string
	Program string   // FILE as the user named it
	Files   []string // all of them, if there are several
	Command string   // the command line that repeats the run
	Model   string   // as asked for
	Unroll  int      // the loop bound, 0 for none
	// TimedWaits is the bound on time-outs, which counts as a loop bound.
	TimedWaits int
	Limit      uint64 // --max-executions, for the summary
	Timeout    string // --timeout, for the summary
	// Prims is --prims, and Called what the program calls of it.
	Prims  string
	Called []string
	// Asm is --asm, and Bodied the texts of inline assembly that it gives bodies to, with the names of these.
	Asm    string
	Bodied []string
	// TryLocks: the program may look whether a lock is held without waiting for it.
	TryLocks bool
	// PlainAssembly: inline assembly of x86-64 accesses memory without the prefix lock.
	PlainAssembly bool
	// Unread: the run ended while the program was still compiled or read.
	Unread   bool
	CacheOff bool // --cache=false
	Symmetry bool // --symmetry
	// MaxStack, MaxSteps, MaxRounds and MaxEvents are the flags of these names.
	MaxStack, MaxSteps, MaxRounds, MaxEvents int
	// MaxOps is --max-ops-per-thread.
	MaxOps int
	// Bound is --bound, "" if there is none.
	Bound string
	// Seen is what the interpreter saw; nil if that is not known.
	Seen *Seen
	// AllowVacuous: a run without a complete execution may count as verified.
	AllowVacuous bool
	// Equivalence is --equivalence: co (or ""), rf or rvf; it counts where the result has
	// none. AutoCompared says that it is co because several models are compared, not
	// because it was asked for.
	Equivalence  string
	AutoCompared bool
	// CommuteIf: --commute-if
	CommuteIf bool
	// Declared: the program declares that operations on objects commute.
	Declared bool
	// Simplified says why the program was explored under a simpler model than Model,
	// "" if it was not.
	Simplified string
	// Statement finds the statement by which the model defines the error or warning
	// called name; nil if it defines none.
	Statement func(name string, warning bool) *Statement
	// Laws are what Model demands; nil if that is not known.
	Laws *Laws
	// Replay has what findings need to be replayed, but the execution; nil: they cannot.
	Replay *Replay
	// Try tries changes of the program: with them, is finding f there again? It returns nil
	// if it cannot tell. Without Try no remedy is proposed.
	Try    func(f *result.Found, changes []Amendment) *Tried
	trials *int // how often Try was called
	// deadlocks says how many executions end in each deadlock, by its name.
	deadlocks map[string]uint64
	// Replayed is the summary of a replay, "" for other reports.
	Replayed string
	// Last are the writes that memory ends with where the condition of a FinalState, by its Found.Name, looks.
	Last func(condition string, s *result.Snapshot) []event.ID
	// Outcomes are the ways in which executions end, Condition.Verdict and Condition.Observed aside; nil if nobody asked.
	Outcomes *Outcomes
	// Wakeup are the policies of --wakeup.
	Wakeup []Policy
}

// New makes the report of a result. prog and src explain what it refers to.
func New(ctx Context, res *result.Result, prog Program, src *Sources) *Report {
	ctx.trials = new(int)
	r := &Report{
		Schema: Schema, Tool: "genmcgo", Version: ctx.Version,
		Program: ctx.Program, Files: ctx.Files, Command: ctx.Command,
		Model: ctx.Model, ModelUsed: cmp.Or(res.ModelUsed, ctx.Model), Simplified: ctx.Simplified,
		Complete: res.Complete, Waiting: res.Waiting, Blocked: res.Blocked, Wakeup: ctx.Wakeup,
		Errors: []Finding{}, Warnings: []Finding{}, Notes: []string{}, BoundedAt: []Loop{}, Reasons: []string{}, Stops: []Stop{},
		Vacuous: res.Vacuous, Memory: memory(res.Memory),
		Bounded: res.Bounded > 0, BoundedExecutions: res.Bounded, Cut: res.Cut, Stopped: res.Stopped,
		Equivalence: equivalence(ctx, res), EquivalenceChoice: choice(ctx, res), Symmetry: ctx.Symmetry && !res.Holes, SymmetricThreads: res.Symmetric, DistinctThreads: res.Distinct,
		Workers: res.Workers, Seconds: res.Elapsed.Seconds(), Estimate: NewEstimate(res.Estimate),
		Stats: Stats{
			Events: res.Stats.Visits, Futile: res.Stats.Futile, Revisits: res.Stats.Revisits, Beyond: res.Stats.Beyond, MaxEvents: res.Stats.MaxEvents,
			Instructions: res.Stats.Instructions, CacheHits: res.Stats.CacheHits, CacheMisses: res.Stats.CacheMisses,
			CacheReruns: res.Stats.Reruns, CacheEvictions: res.Stats.Evictions, CacheBytes: res.Stats.CacheBytes,
			Tasks: res.Stats.Tasks, Restarts: res.Stats.Restarts,
			SpinBlocked: res.SpinBlocked, MootBlocked: res.MootBlocked, AssumeBlocked: res.AssumeBlocked,
		},
	}
	if r.ModelUsed == r.Model {
		r.Simplified = ""
	}
	if s := r.Seconds; s > 0 {
		r.Stats.PerSecond = float64(res.Complete+res.Blocked) / s
	}
	r.Stats.Verifying = res.Stats.Verifying.Seconds()
	if r.Equivalence != "co" {
		s := &res.Stats
		r.Stats.Choices = &Choices{AtHand: s.WitnessKept, Guessed: s.WitnessSought - s.WitnessRefuted - s.WitnessSearched,
			Refuted: s.WitnessRefuted, Searched: s.WitnessSearched, Canonical: s.CanonicalChecks}
	}
	if m := res.Minimised; m != nil {
		r.Minimised = &Minimised{Executions: m.Executions, All: res.Stopped == "" && res.Bounded == 0}
	}
	ctx.deadlocks = res.Deadlocks
	r.Errors = findings(ctx, res.Errors, prog, src)
	r.Warnings = findings(ctx, res.Warnings, prog, src)
	for pos, n := range res.BoundedAt {
		p := src.fill(place(prog, pos))
		r.BoundedAt = append(r.BoundedAt, Loop{Place: p, Executions: n})
	}
	slices.SortFunc(r.BoundedAt, func(a, b Loop) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
			strings.Compare(a.Function, b.Function), cmp.Compare(b.Executions, a.Executions)) // of several copies of a loop
	})

	r.Limits = limits(ctx, res.Limits, prog, src)
	r.observe(ctx.Seen, prog, src)
	r.Hunt = r.hunt(res.Hunt)
	r.Stops = stops(res.Stops, prog, src)

	// The verdict is derived from the evidence, never copied: what has an error
	// is wrong, what was cut is not verified.
	reasons := r.reasons(ctx)
	r.outcomes(ctx.Outcomes, len(reasons) == 0 && res.Verdict != result.Incomplete && whole(r.Errors))
	switch {
	case len(r.Errors) > 0:
		r.Verdict = Error
	case res.Verdict == result.Erroneous:
		panic("BUG: the verdict is error but there is none")
	case len(reasons) > 0 || res.Verdict == result.Incomplete:
		r.Verdict, r.Reasons = Incomplete, reasons
	default:
		r.Verdict = Verified
	}
	if len(ctx.Called) > 0 {
		r.Notes = append(r.Notes, fmt.Sprintf("calls of %s go to %s (--prims)", enumerate(ctx.Called), ctx.Prims))
	}
	for _, text := range ctx.Bodied {
		r.Notes = append(r.Notes, fmt.Sprintf("inline assembly %s of %s (--asm)", text, ctx.Asm))
	}
	r.notes(res.Confirming)
	r.Notes = append(r.Notes, notUsed(ctx, res)...)
	switch {
	case ctx.CommuteIf && !res.CommuteIf:
		r.Notes = append(r.Notes, "--commute-if changes nothing: the program declares no operations that commute in some states (GMC_COMMUTE_IF)")
	case ctx.CommuteIf:
		r.Notes = append(r.Notes, "executions that differ only in the order of operations that are declared to commute count once, and so do those that come from each other by exchanging operations where they are declared to commute in the state at hand (--commute-if)")
	}
	switch {
	case !ctx.Declared, res.CommuteIf:
	case res.Commuting:
		r.Notes = append(r.Notes, "executions that differ only in the order of operations that are declared to commute count once")
	default:
		r.Notes = append(r.Notes, "operations that are declared to commute count in each order, as they do except with --equivalence=co under sc, tso, ra and rc11, and under imm if po ∪ rf is acyclic in all executions")
	}
	if ctx.PlainAssembly && len(r.Errors) > 0 && r.Model != "sc" && r.Model != "tso" {
		r.Notes = append(r.Notes, "the program has inline assembly of x86-64, whose plain moves are relaxed accesses here (docs/assembly.md); --mm=tso knows what that processor promises beyond that")
	}
	if m := r.Memory; m != nil {
		r.Notes = append(r.Notes, m.remedy(r, ctx))
	}
	r.Summary = r.summary(ctx)
	return r
}

// whole reports whether errors say nothing against everything having been explored: an error of another kind cuts the
// execution that has it.
func whole(errors []Finding) bool {
	return !slices.ContainsFunc(errors, func(f Finding) bool { return f.Kind != result.FinalState.String() })
}

func equivalence(ctx Context, res *result.Result) string {
	if e := cmp.Or(res.Equivalence, ctx.Equivalence); e != "auto" {
		return cmp.Or(e, "co")
	}
	return "co" // nothing was explored
}

// choice says why the equivalence was chosen, nil if it was asked for.
func choice(ctx Context, res *result.Result) *EquivalenceChoice {
	switch c := res.Choice; {
	case c != nil:
		return &EquivalenceChoice{Reason: c.Reason, Executions: c.Executions, ReadsFrom: c.ReadsFrom, Values: c.Values}
	case ctx.AutoCompared:
		return &EquivalenceChoice{Reason: "several models are compared with their coherence orders"}
	}
	return nil
}

func place(prog Program, pos int32) Place {
	if pos < 0 {
		return Place{}
	}
	return prog.Position(pos)
}

// findings makes the printable forms, folding those with the same kind and place.
func findings(ctx Context, fs []result.Found, prog Program, src *Sources) []Finding {
	out := []Finding{}
	for i := range fs {
		f := finding(ctx, &fs[i], prog, src)
		same := slices.IndexFunc(out, func(o Finding) bool {
			if o.Kind != f.Kind || o.Name != f.Name || o.Place != f.Place || len(o.Events) != len(f.Events) {
				return false
			}
			if (f.File == "" || f.Executions > 0) && (o.Message != f.Message || !f.Deadlock.same(o.Deadlock)) {
				return false
			}
			for j := range o.Events {
				if o.Events[j].Place != f.Events[j].Place {
					return false
				}
			}
			return true
		})
		if same >= 0 {
			out[same].Times++
			out[same].Executions += f.Executions
			continue
		}
		out = append(out, f)
	}
	for i := range out {
		if n := out[i].Executions; n > 0 {
			out[i].Message += fmt.Sprintf("; %s %s in this deadlock", plural(n, "execution"), verb(n, "ends", "end"))
		}
	}
	return out
}

func finding(ctx Context, f *result.Found, prog Program, src *Sources) Finding {
	out := Finding{Kind: f.Kind.String(), Name: f.Name, Times: 1, Events: []Event{}, Trace: []Step{}}
	if f.Kind == result.Deadlock {
		out.Name, out.Executions = "", ctx.deadlocks[f.Name]
	}
	if ctx.Statement != nil {
		switch f.Kind {
		case result.ModelError, result.ModelWarning:
			out.Statement = ctx.Statement(f.Name, f.Kind == result.ModelWarning)
		case result.Race, result.UnorderedWrites: // a model may define these, too
			out.Statement = ctx.Statement(f.Kind.String(), f.Kind == result.UnorderedWrites)
		}
	}
	out.Place = src.fill(place(prog, f.Pos))
	if f.Graph == nil {
		out.Thread = int(f.Thread)
		out.Message = sentence(f, nil, prog, nil, nil)
		return out
	}
	v := newView(prog, src, f.Graph)
	out.Graph = v.graph(f)
	v.operations(out.Graph)
	v.relations(out.Graph)
	out.Graph.Initial = v.initial()
	out.Thread = max(v.thread(f.Thread), 0)
	find := func(id event.ID) *Event {
		if id.IsInit() || v.thread(id.Thread) < 0 {
			return nil
		}
		es := out.Graph.Threads[v.thread(id.Thread)].Events
		i := v.indexOf(id)
		if i < 0 || i >= len(es) {
			return nil
		}
		return &es[i]
	}
	concerned := func(id event.ID) Event {
		e := *find(id)
		e.Stack = v.stack(id)
		return e
	}
	a, b := find(f.Event), find(f.Conflict)
	switch {
	case f.Kind.Waits():
		// Every thread that waits is part of the story; the one named first leads.
		for c := range out.Graph.Threads {
			if id, s, _ := v.pending(c); s != nil && id.Thread == f.Thread {
				out.Events = slices.Insert(out.Events, 0, concerned(id))
			} else if s != nil {
				out.Events = append(out.Events, concerned(id))
			}
		}
		if out.File == "" && len(out.Events) > 0 {
			out.Place = out.Events[0].Place
		}
	case f.Kind == result.FinalState:
		// Where a thread ends is of no interest: what it wrote last is.
		out.Place = Place{}
		if ctx.Last == nil {
			break
		}
		for _, id := range ctx.Last(f.Name, f.Graph) {
			if find(id) != nil {
				out.Events = append(out.Events, concerned(id))
			}
		}
		if len(out.Events) > 0 {
			out.Place, out.Thread = out.Events[0].Place, out.Events[0].Thread
		}
	default:
		if a != nil {
			out.Events = append(out.Events, concerned(f.Event))
			if out.File == "" {
				out.Place = a.Place
			}
		}
		if b != nil {
			out.Events = append(out.Events, concerned(f.Conflict))
		}
	}
	if b != nil && b.File == "" && f.Other >= 0 {
		out.Events[len(out.Events)-1].Place = src.fill(place(prog, f.Other))
	}
	out.Message = sentence(f, v, prog, a, b)
	lead := -1
	if f.Kind.Waits() {
		if out.waits(f, v); len(out.Deadlock.Waits) > 0 {
			lead = out.Deadlock.Waits[0].Thread
		}
	}
	out.Trace, out.Interleaving, out.Early = v.trace(out.Graph, f, lead)
	out.LeftOut = f.LeftOut
	out.Output = v.output()
	v.explain(&out, f, &ctx)
	out.axioms(ctx.Laws, f.Kind)
	out.Replay = ctx.Replay.record(f)
	return out
}

// waits says who waits for whom, and makes the message of f's kind of it.
func (out *Finding) waits(f *result.Found, v *view) {
	d := v.deadlock()
	out.Deadlock = d
	own := func(text func(*Wait) string) (string, bool) {
		i := d.place(v.thread(f.Thread))
		if i < 0 {
			return "", false
		}
		return strings.CutPrefix(text(&d.Waits[i]), v.threadName(d.Waits[i].Thread)+" waits")
	}
	switch f.Kind {
	case result.Deadlock:
		out.Message = d.message()
	case result.Liveness:
		if what, ok := own(func(w *Wait) string { return w.short }); ok {
			out.Message = v.threadName(v.thread(f.Thread)) + " may spin for ever: it waits" + at(d.Waits[d.place(v.thread(f.Thread))].Place) + what
		}
	case result.Livelock:
		var others []string
		for i := range d.Waits {
			if w := &d.Waits[i]; !w.rounds {
				others = append(others, w.Text)
			}
		}
		if len(others) > 0 {
			out.Message += "; meanwhile " + strings.Join(others, "; ")
		}
	case result.Daemon:
		if what, ok := own(func(w *Wait) string { return w.Text }); ok {
			out.Message = v.threadName(v.thread(f.Thread)) + " still waits" + what + ", when the process ends"
			if c := d.Chain("->"); c != "" && slices.Contains(d.Cycle, v.thread(f.Thread)) {
				out.Message += "; " + c
			}
		}
	}
	for i := range d.Waits {
		for _, id := range d.Waits[i].reads {
			if out.needs == nil {
				out.needs = map[string]bool{}
			}
			out.needs[v.id(id)] = true
		}
	}
}

// notUsed says which ways to count fewer executions were asked for and not used.
func notUsed(ctx Context, res *result.Result) (notes []string) {
	if ctx.Symmetry && res.Holes {
		notes = append(notes, "--symmetry was not used, because a write may take effect before reads that precede it: executions that differ only in which of several identical threads does what count separately")
	}
	if ctx.Equivalence == "rf" && res.Holes {
		notes = append(notes, "--equivalence=rf was not used, because a write may take effect before reads that precede it: executions that differ only in the order of writes count separately (co)")
	}
	return notes
}

// output is what the threads of the execution printed.
func (v *view) output() []Output {
	var out []Output
	for c, d := range v.threads {
		t := &v.snap.Threads[d]
		var last *event.Step
		if t.Next != nil {
			last = t.Next
		} else if n := len(t.Events); n > 0 {
			last = t.Events[n-1].Step
		}
		if last == nil {
			continue
		}
		if text := v.prog.Output(v.snap, d, last); text != "" {
			out = append(out, Output{Thread: c, Text: text})
		}
	}
	return out
}

// NewExecution makes the printable form of an explored execution.
func NewExecution(number uint64, s *result.Snapshot, blocked bool, prog Program, src *Sources) Execution {
	v := newView(prog, src, s)
	return Execution{Number: number, Blocked: blocked, Graph: v.graph(nil), Output: v.output()}
}
