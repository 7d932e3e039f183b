package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
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
			strings.Compare(a.Function, b.Function))
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

// ownPosition is the position that some messages begin with.
var ownPosition = lazy.Regexp(`^[^ ]*:[0-9]+: `)

// Unsupported says of a program that needs what is not modelled ([event.FaultUnsupported]) where
// it does, and what, with a remedy.
func Unsupported(f *result.Found, prog Program, src *Sources) (at Place, msg string) {
	msg = cmp.Or(prog.Message(f), f.Detail, faultText[event.FaultUnsupported])
	msg = ownPosition().ReplaceAllString(msg, "")
	at = src.fill(place(prog, f.Pos))
	if at.Function != "" {
		msg = "in " + at.Function + ": " + msg
	}
	return at, msg
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

// sentence says in one sentence what is wrong. a and b are the printable failing
// and conflicting events, if known.
func sentence(f *result.Found, v *view, prog Program, a, b *Event) string {
	who := "a thread"
	if v != nil && v.thread(f.Thread) >= 0 {
		who = v.threadName(v.thread(f.Thread))
	}
	if f.Kind < result.ErrorKind(event.NumFaults) {
		return who + ": " + faultSentence(f, v, prog, b)
	}
	loc, what := accessed(f, v)
	here, other := "", ""
	if a != nil {
		here = at(a.Place)
	}
	if v != nil && b != nil {
		other = v.threadName(b.Thread)
		if s := b.Short(); s != "" {
			other += " at " + s
		}
	}
	switch f.Kind {
	case result.Race:
		if a == nil || b == nil {
			return "data race on " + loc
		}
		sa, sb := v.step(f.Event), v.step(f.Conflict)
		return fmt.Sprintf("%s of %s by %s%s and %s by %s%s are not ordered by happens-before",
			accessWord(&sa.Label), loc, who, here, accessWord(&sb.Label), v.threadName(b.Thread), at(b.Place))
	case result.ModelError, result.ModelWarning:
		if a == nil {
			return who
		}
		s := fmt.Sprintf("%s%s by %s%s", accessWord(&v.step(f.Event).Label), of(a), who, here)
		if b != nil {
			s += fmt.Sprintf(" conflicts with %s by %s%s", accessWord(&v.step(f.Conflict).Label), v.threadName(b.Thread), at(b.Place))
		}
		return s
	case result.Liveness:
		return who + " may spin for ever: no write of another thread ends its loop"
	case result.Livelock:
		return v.rounds()
	case result.Daemon:
		return who + " still waits when the process ends"
	case result.Leak:
		return loc + " is never freed"
	case result.UnorderedWrites:
		return fmt.Sprintf("nothing orders two writes to %s: by %s%s and by %s", loc, who, here, cmp.Or(other, "another thread"))
	case result.FinalState:
		return "an execution ends " + cmp.Or(f.Detail, "so")
	case result.ExitStatus:
		return cmp.Or(f.Detail, "main returns a non-zero status")
	case result.JoinMisuse:
		return who + " joins a thread that cannot be joined: " + f.Detail
	}
	if s := v.freedInUse(f, a, b); s != "" {
		return s
	}
	s := fmt.Sprintf("%s %s %s: %s", who, what, loc, cmp.Or(f.Detail, f.Kind.String()))
	if other != "" && b.Kind != "malloc" && b.Kind != "local" {
		s += " (" + accessWord(&v.step(f.Conflict).Label) + " by " + other + ")"
	}
	return s
}

// freedInUse says who frees what while who may still access it; "" if f is not a race of a free and an access, which are events
// a and b in one order or the other.
func (v *view) freedInUse(f *result.Found, a, b *Event) string {
	if f.Kind != result.FreeRace || v == nil || a == nil || b == nil {
		return ""
	}
	free, use := v.step(f.Event), v.step(f.Conflict)
	if free.Kind != event.Free {
		a, b, free, use = b, a, use, free
	}
	if i, ok := v.object(free.Addr); free.Kind != event.Free || !ok || v.objects[i].stack || use.Kind != event.Read && use.Kind != event.Write || use.Addr.IsObject() {
		return ""
	}
	return fmt.Sprintf("%s frees %s%s while %s may still access %s%s", v.threadName(a.Thread), a.Location, at(a.Place), v.threadName(b.Thread), b.Location, at(b.Place))
}

// faultSentence says what is wrong with a thread that stopped at a fault.
func faultSentence(f *result.Found, v *view, prog Program, b *Event) string {
	fault := event.Fault(f.Kind)
	msg := cmp.Or(prog.Message(f), f.Detail, faultText[fault], f.Kind.String())
	if fault == event.FaultAssert && msg != faultText[event.FaultAssert] {
		msg = "assertion violated: " + msg
		if v != nil {
			msg += inLibrary(v.stack(f.Event))
		}
	}
	if fault == event.FaultOperation && v != nil && f.Other >= 0 {
		where := at(v.place(f.Other))
		if b != nil {
			where = " by " + v.threadName(b.Thread) + where
		}
		return msg + " (" + strings.TrimPrefix(where, " ") + ")"
	}
	if fault != event.FaultUninit || v == nil || f.Other < 0 {
		return msg
	}
	origin := ", declared"
	if b != nil && f.Other == v.step(f.Conflict).Pos {
		switch b.Kind {
		case "malloc":
			origin = ", allocated"
		case "local":
			origin = ", a local variable shared"
		case "W":
			origin = ", written"
		default:
			origin = ", got"
		}
	}
	if place := at(v.place(f.Other)); place != "" {
		msg += origin + place
	}
	return msg
}

// inLibrary says which function of a library, called by the program, the innermost of calls belongs to; "" if that is one of the
// program.
func inLibrary(calls []Frame) string {
	name := ""
	for _, c := range calls {
		if !c.Library {
			break
		}
		name = plainFunction(c.Function)
	}
	if name == "" {
		return ""
	}
	return " in " + name
}

// accessed names the memory that f's event accesses, and the verb for what it does.
func accessed(f *result.Found, v *view) (location, verb string) {
	location, verb = "memory", "accesses"
	if v == nil {
		return location, verb
	}
	s := v.step(f.Event)
	if s == nil {
		return location, verb
	}
	if s.Addr != 0 {
		location = v.describe(s.Addr, s.Size)
	}
	switch s.Kind {
	case event.Read:
		verb = "reads"
	case event.Write:
		verb = "writes"
	case event.Free:
		verb = "frees"
	}
	return location, verb
}

// of says what e accesses, for sentences.
func of(e *Event) string {
	if e.Location == "" {
		return ""
	}
	return " of " + e.Location
}

var faultText = map[event.Fault]string{
	event.FaultAssert: "assertion violated", event.FaultReachError: "an error function is reached", event.FaultAbort: "abort is called",
	event.FaultNullDeref: "null pointer dereferenced", event.FaultInvalidAccess: "access to memory that is not an object",
	event.FaultOutOfBounds: "access out of bounds", event.FaultUseAfterReturn: "use of a local variable after its function returned",
	event.FaultInvalidFree: "free of something that is not a heap object", event.FaultDivByZero: "division by zero",
	event.FaultDivOverflow: "quotient does not fit", event.FaultUnreachable: "code marked as unreachable is reached",
	event.FaultUninit: "read of an uninitialised variable", event.FaultUnlockNotHeld: "unlock of a mutex that the thread does not hold",
	event.FaultLockMisuse: "misuse of a lock", event.FaultJoin: "join of a thread that cannot be joined", event.FaultBarrier: "misuse of a barrier",
	event.FaultStackOverflow: "stack overflow", event.FaultUncaught: "uncaught exception", event.FaultBadCall: "call of something that is not such a function",
	event.FaultMixedSize: "mixed-size access", event.FaultMisaligned: "misaligned atomic access", event.FaultReadOnly: "write to a constant",
	event.FaultUnsupported: "something that is not supported", event.FaultOperation: "misuse of an operation on an object",
}

// rounds says which threads go round for ever.
func (v *view) rounds() string {
	var round []string
	for c := range v.threads {
		if _, s, _ := v.pending(c); s != nil && s.Kind == event.Block && event.BlockReason(s.Why) == event.BlockRounds {
			round = append(round, v.threadName(c)+" in the loop"+at(v.place(s.Pos)))
		}
	}
	return strings.Join(round, " and ") + " can go round for ever: each comes back to the state in which its last round began, and so does memory"
}

// wakeups is the variable of the library with the words that threads wait for on condition variables with queues.
const wakeups = "__gmc_wakeups"

// conditionOf is the condition variable that thread c waits for with step s. If it has a queue, that is
// the first object of the call: the thread reads a word of its own (interp/rtlib/c/cond.c).
func (v *view) conditionOf(c int, s *event.Step) event.Addr {
	a := s.Addr
	if name, _, ok := v.prog.Symbol(a); !ok || name != wakeups {
		return a
	}
	events := v.snap.Threads[v.threads[c]].Events
	for i := len(events) - 1; i >= 0 && events[i].Step.Pos == s.Pos; i-- {
		if events[i].Addr.IsObject() {
			a = events[i].Addr
		}
	}
	return a
}

// inQueue says, of thread c that waits with step s for an object that has a queue, in which state that is.
func (v *view) inQueue(c int, s *event.Step) string {
	id, _, inGraph := v.pending(c)
	if !inGraph || !s.Addr.IsObject() {
		return ""
	}
	if state, ok := v.prog.State(s.Addr, v.event(id).Value, v.pointer); ok {
		return " in the state " + state
	}
	return ""
}

// refused says what thread c, which waits to begin an operation with step s, waits for.
func (v *view) refused(c int, s *event.Step) string {
	id, _, inGraph := v.pending(c)
	if !inGraph {
		return " for an operation on " + v.location(s.Addr, s.Size)
	}
	r, ok := v.prog.Refused(&s.Label, v.event(id).Value, v.pointer)
	if !ok {
		return " for an operation on " + v.location(s.Addr, s.Size)
	}
	return fmt.Sprintf(" for %s of %s, whose guard %s%s is false in the state %s", r.Operation, v.location(s.Addr, s.Size), r.Guard, at(v.src.fill(r.Place)), r.State)
}

// limited counts the executions in which a thread reached a limit.
func (r *Report) limited() (n uint64) {
	for i := range r.Limits {
		if r.Limits[i].Limit != Preemptions {
			n += r.Limits[i].Executions
		}
	}
	return n
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

// verb is the form of a verb for n of something.
func verb(n uint64, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

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

// NewExecution makes the printable form of an explored execution.
func NewExecution(number uint64, s *result.Snapshot, blocked bool, prog Program, src *Sources) Execution {
	v := newView(prog, src, s)
	return Execution{Number: number, Blocked: blocked, Graph: v.graph(nil), Output: v.output()}
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
