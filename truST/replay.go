package trust

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"slices"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// order is the order of insertion that r tells, as IDs with r's numbers of threads.
func order(r *wire.Recording) []event.ID {
	number := map[event.Tid]int32{}
	for i, t := range r.Threads {
		number[t] = int32(i)
	}
	var out []event.ID
	for _, te := range r.Task.Events {
		if !te.Absent {
			out = append(out, event.ID{Thread: number[te.Thread], Index: te.Index})
		}
	}
	return out
}

// Replayed is the outcome of [Replay].
type Replayed struct {
	// Result has what was found. Its Verdict is Erroneous if that includes an error and
	// Incomplete otherwise: one execution verifies nothing.
	Result *result.Result
	// Again says that what was recorded was found again, at the same event; nothing else
	// is in Result then. If it is false Result has what is wrong with the execution
	// now, the warnings included.
	Again bool
	// Graph is the execution. It ends where the recorded one ended if something is
	// wrong with it there, and otherwise where nothing can be added to it any more:
	// each further read then read the co-last write it could.
	Graph *result.Snapshot
}

// Replay builds the execution rec again, with the program that cfg makes under ref, and
// looks for what is wrong with it. Each choice is checked against the model. It
// returns a *result.MisfitError if the execution is none of this program, and the errors of
// Run. Of cfg it heeds Model, Custom, NewProgram, what is checked, NoIncremental, and OnlySC
// and NoSC: not to replace the model, but to know whether Run would use one that gives
// atomic sections a meaning.
func Replay(ctx context.Context, cfg config.Config, ref config.Refinement, rec *wire.Recording) (out *Replayed, err error) {
	start := time.Now()
	cfg = rebuilding(cfg)
	cfg.Workers, cfg.NoLookahead = 1, true
	cfg.Equivalence = "" // the coherence order is recorded
	simpler, _, err := modelOf(&cfg)
	if err != nil {
		return nil, err
	}
	cfg.OnlySC, cfg.NoSC = false, false
	model, _, err := modelOf(&cfg)
	if err != nil {
		return nil, err
	}
	cfg.Commuting = rec.Task.Partial && model.Traits().KnowsPartial()
	ref.Demand(model)
	ref.WeakModel = !simpler.Traits().Sequential()
	defer func() {
		if p := recover(); p != nil {
			out, err = nil, &result.BugError{Value: p, Stack: string(debug.Stack())}
		}
	}()
	var r *replayer
	cfg.OnExecution = func(s *result.Snapshot, _ bool) { r.end = s }
	r, sh := newReplayer(&cfg, &ref, model, rec)
	defer context.AfterFunc(ctx, func() { sh.Stop("interrupt") })()
	if err := r.build(); err != nil {
		if failure := sh.Pool.Err(); failure != nil {
			return nil, failure
		}
		return nil, err
	}
	again, err := r.find()
	sh.Ended()
	switch {
	case err != nil:
		return nil, err
	case sh.Err != nil:
		return nil, sh.Err
	case sh.Why == "refinement":
		return nil, r.misfit(graph.None, "the program accesses memory in a way that was not known when this was recorded")
	case sh.Why == "interrupt":
		return nil, ctx.Err()
	case r.end == nil: // it met something that is not supported
		r.end = r.Evidence(r.x)
	}
	total := newTotal()
	total.add(partOf(&r.Base))
	res := &total.Result
	res.Workers, res.PerWorker = 1, []result.WorkerStats{statsOf(&r.Base)}
	res.Errors, res.Warnings = result.Unique(res.Errors), result.Unique(res.Warnings)
	res.ModelUsed, res.Elapsed, res.Verdict = model.Name(), time.Since(start), result.Incomplete
	if result.AtLimit(sh.Why) {
		res.Stopped = sh.Why
	}
	if len(res.Errors) > 0 {
		res.Verdict = result.Erroneous
	}
	return &Replayed{Result: res, Again: again, Graph: r.end}, nil
}

// replayer replays one recording with a worker of its own.
type replayer struct {
	*engine.Worker
	x     *execution.Execution
	ranks []int32 // scratch of build: rank in co by stamp
	rec   *wire.Recording
	end   *result.Snapshot // see Replayed.Graph
	// checked: each event was looked at when it was added; what was found is in res.
	checked bool
}

// rebuilding is cfg for what builds a recorded execution again: nothing leaves it out, bounds it, or takes another one for it.
func rebuilding(cfg config.Config) config.Config {
	cfg.KeepGoing, cfg.NoUnblock, cfg.Symmetry, cfg.CommuteIf = true, true, false, false
	cfg.MaxExecutions, cfg.Minimise, cfg.Bound = 0, nil, nil
	return cfg
}

// newReplayer returns a replayer of rec under model, and the attempt that it belongs to. cfg comes from rebuilding.
func newReplayer(cfg *config.Config, ref *config.Refinement, model consistency.Model, rec *wire.Recording) (*replayer, *attempt) {
	ref.Holes, ref.Open = true, nil // whatever it was found with
	sh := newAttempt(cfg, *ref, 0)
	ref.Holes = !cfg.Commuting // sh has them anyway, so no reason for them ends it
	return &replayer{rec: rec, Worker: newWorker(engine.NewGround(cfg, ref), cfg, sh, model, ref, sh.Pool.NewMember())}, sh
}

// misfit says that event id does not fit, or something that is no event.
func (r *replayer) misfit(id event.ID, format string, args ...any) error {
	return &result.MisfitError{Graph: r.Snapshot(r.x), Event: id, Msg: fmt.Sprintf(format, args...)}
}

// forbidden says that the model does not let id do what it did.
func (r *replayer) forbidden(id event.ID, format string, args ...any) error {
	return &result.MisfitError{Graph: r.Snapshot(r.x), Event: id, Forbidden: true, Msg: fmt.Sprintf(format, args...)}
}

// build makes r.x the recorded execution.
func (r *replayer) build() error {
	r.clear()
	for i, t := range r.rec.Threads {
		d, err := r.Space.Thread(t)
		if err != nil {
			return err
		}
		if int(d) != i {
			return r.misfit(graph.None, "the list of its threads is wrong")
		}
	}
	if len(r.rec.Threads) == 0 {
		return r.misfit(graph.None, "it has no threads")
	}
	for k, te := range r.rec.Task.Events {
		if te.Absent && !r.Traits.Dependencies {
			return r.misfit(graph.None, "event %d of it is absent, which %s does not allow", k, r.Model.Name())
		}
		if !slices.Contains(r.rec.Threads, te.Thread) || te.RFThread != 0 && !slices.Contains(r.rec.Threads, te.RFThread) ||
			slices.ContainsFunc(te.Also, func(w wire.Write) bool { return w.Index < 0 || !slices.Contains(r.rec.Threads, w.Thread) }) {
			return r.misfit(graph.None, "event %d of it is of a thread that it does not list", k)
		}
	}
	holes := slices.ContainsFunc(r.rec.Task.Events, func(te wire.Event) bool { return te.Absent })
	if !holes {
		err := r.buildTight()
		var m *result.MisfitError
		if !r.Traits.Dependencies || !errors.As(err, &m) || m.Forbidden {
			return err
		}
		// Perhaps it is only that po ∪ rf is cyclic.
		r.clear()
		r.forget()
		if e := r.buildLoose(); e != nil && !(errors.As(e, &m) && m.Forbidden) {
			return err
		} else {
			return e
		}
	}
	return r.buildLoose()
}

// clear makes r.x empty.
func (r *replayer) clear() {
	x := r.New()
	x.Graph.Clear()
	x.State = r.Model.New(x.Graph)
	x.Graph.SetNext(0, r.Program.Main())
	r.x = x
}

// buildTight adds the events in an order of po ∪ rf, so that the model can be asked at
// each whether its choice is allowed: otherwise in order of insertion, and the event
// concerned as late as possible.
func (r *replayer) buildTight() error {
	// By thread, the places in the task of its events that are left.
	left := make([][]int, len(r.rec.Threads))
	for k, te := range r.rec.Task.Events {
		d := r.Space.Lookup(te.Thread)
		left[d] = append(left[d], k)
	}
	for t := range left {
		slices.SortStableFunc(left[t], func(a, b int) int { return int(r.rec.Task.Events[a].Index - r.rec.Task.Events[b].Index) })
		for i, k := range left[t] {
			if int(r.rec.Task.Events[k].Index) != i {
				return r.misfit(graph.None, "event %d of it is there twice, or one before it is missing", k)
			}
		}
	}
	r.ranks = r.ranks[:0]
	for n := len(r.rec.Task.Events); n > 0; n-- {
		if r.Shared.Stopped() {
			return nil
		}
		best, first := -1, -1
		var why error
		for t := range left {
			if len(left[t]) == 0 {
				continue
			}
			at := r.place(left, t)
			if r.x.Pending >= 0 && int(r.x.Pending) != t && len(left[r.x.Pending]) > 0 {
				continue // between the halves of a read-modify-write
			}
			if err := r.ready(int32(t), &r.rec.Task.Events[left[t][0]]); err != nil {
				if first < 0 || at < first {
					first, why = at, err
				}
				continue
			}
			if best < 0 || at < r.place(left, best) {
				best = t
			}
		}
		if best < 0 {
			return why
		}
		k := left[best][0]
		left[best] = left[best][1:]
		te := &r.rec.Task.Events[k]
		if err := r.addRecorded(int32(best), te, len(left[best]) == 0); err != nil {
			return err
		}
		clear(r.Ledger.Seen)
		r.check(event.ID{Thread: int32(best), Index: te.Index})
	}
	r.checked = true
	return nil
}

// place is when the next event of thread t comes in the order of buildTight.
func (r *replayer) place(left [][]int, t int) int {
	k := left[t][0]
	if (event.ID{Thread: int32(t), Index: r.rec.Task.Events[k].Index}) == r.rec.Event {
		return math.MaxInt
	}
	return k
}

// ready returns why te cannot be the next event of thread t now, or nil.
func (r *replayer) ready(t int32, te *wire.Event) error {
	g := r.x.Graph
	id := event.ID{Thread: t, Index: te.Index}
	if !g.Exists(t) {
		return r.misfit(id, "its thread is not created")
	}
	if last := g.Last(t); last != nil && (last.Kind == event.ThreadFinish || last.Kind == event.Read && (!last.HasRF || !last.Admits(last.Val))) {
		return r.misfit(id, "its thread does not get there")
	}
	s := r.Next(r.x, t)
	isRead := te.NoRF || te.RFThread != 0
	switch {
	case s.Kind == event.Block || s.Kind == event.Error:
		return r.misfit(id, "its thread does not get there")
	case isRead && s.Kind != event.Read:
		return r.misfit(id, "it was a read")
	case te.Rank != 0 && s.Kind != event.Write:
		return r.misfit(id, "it was a write")
	case s.Kind == event.ThreadJoin:
		if c := r.Space.Joined(s); !g.Exists(c) || !g.Finished(c) || g.Last(c).EndsProcess() {
			return r.misfit(id, "the thread that it joins does not end before")
		}
	case s.Kind == event.BarrierLeave && g.Round(t, s.Addr) < int(s.Len):
		return r.misfit(id, "some thread does not arrive at the barrier before")
	case te.RFThread != 0:
		wr := event.ID{Thread: r.Space.Lookup(te.RFThread), Index: te.RFIndex}
		if !g.Exists(wr.Thread) || !g.Contains(wr) {
			return r.misfit(id, "the write that it read is not there before")
		}
		if w := g.At(wr); w.Kind != event.Write || w.Addr != s.Addr || w.Size != s.Size {
			return r.misfit(id, "what it read is no longer a write to its location")
		}
	}
	return r.operable(id, te, s)
}

// operable returns why te cannot be the read of an operation, that of step s, now, or nil.
func (r *replayer) operable(id event.ID, te *wire.Event, s *event.Step) error {
	g := r.x.Graph
	for _, w := range r.cut(te) {
		if !g.Exists(w.Thread) || !g.Contains(w) || g.At(w).Kind != event.Write || g.At(w).Addr != s.Addr || g.At(w).CoPos == 0 {
			return r.misfit(id, "an operation that it came after is not there before")
		}
	}
	return nil
}

// cut are the writes that te, the read of an operation, comes after, if the recording has operations that are not
// ordered.
func (r *replayer) cut(te *wire.Event) (list []event.ID) {
	if !r.Space.Partial || te.RFThread == 0 {
		return nil
	}
	list = append(list, event.ID{Thread: r.Space.Lookup(te.RFThread), Index: te.RFIndex})
	for _, w := range te.Also {
		list = append(list, event.ID{Thread: r.Space.Lookup(w.Thread), Index: w.Index})
	}
	return list
}

// operates adds what event id does to a partial location, as te says.
func (r *replayer) operates(id event.ID, te *wire.Event) error {
	x, g := r.x, r.x.Graph
	e := g.At(id)
	if e.Kind == event.Write {
		x.SetPlace(id, int32(len(g.Co(e.Loc))))
		return nil
	}
	x.ComeAfter(id, r.cut(te))
	if !e.Succeeds(e.Val) {
		return nil
	}
	x.Pending = id.Thread
	if !execution.UpToDate(g, id) {
		return r.forbidden(id, "it cannot come before an operation that is there already")
	}
	return nil
}

// addRecorded adds te as the next event of thread t, with its recorded choice. last
// says that it was the last event of t.
func (r *replayer) addRecorded(t int32, te *wire.Event, last bool) error {
	x, g := r.x, r.x.Graph
	id := r.Add(x, t, r.Next(x, t))
	if r.Shared.Stopped() {
		return nil
	}
	r.ranks = append(r.ranks, te.Rank)
	e := g.At(id)
	if e.Loc >= 0 && g.Partial(e.Loc) && !te.NoRF && (e.Kind == event.Read || te.Rank > 0) {
		return r.operates(id, te)
	}
	switch e.Kind {
	case event.Read:
		if te.NoRF {
			if !last {
				return r.misfit(id, "it read nothing, but its thread went on")
			}
			break
		}
		wr := event.Init
		if te.RFThread != 0 {
			wr = event.ID{Thread: r.Space.Lookup(te.RFThread), Index: te.RFIndex}
		}
		v := g.ValueFor(e.Loc, id, wr)
		rmw := e.Succeeds(v)
		pos := int32(slices.Index(g.Co(e.Loc), wr))
		if pos < 0 {
			return r.misfit(id, "what it read has no place among the writes of its location")
		}
		if pos < x.State.FirstRead(id, rmw) {
			return r.forbidden(id, "it cannot read that: a later write is known to it already")
		}
		if !x.TryRead(id, wr) {
			x.SetRead(id, wr) // to show it
			return r.forbidden(id, "it cannot read that")
		}
		if rmw {
			x.Pending = t
		}
	case event.Write:
		if te.Rank == 0 { // found wrong before it had a place
			if id != r.rec.Event && !(r.Traits.Dependencies && e.Attr&event.Exclusive != 0) {
				return r.misfit(id, "it has no place among the writes of its location")
			}
			break
		}
		pos := equivalence.RankOf(g, r.ranks, e.Loc, te.Rank)
		co := g.Co(e.Loc)
		if int(pos) < len(co) && g.IsRMWWrite(co[pos]) || e.Attr&event.Exclusive != 0 && pos != g.PosOf(g.At(event.ID{Thread: t, Index: id.Index - 1}))+1 {
			return r.forbidden(id, "it cannot stand where it did among the writes of its location: between the halves of a read-modify-write")
		}
		if pos < x.State.FirstPlace(id) {
			return r.forbidden(id, "it cannot stand where it did among the writes of its location: a later one is known to it already")
		}
		if !x.TryPlace(id, pos) {
			x.SetPlace(id, pos) // to show it
			return r.forbidden(id, "it cannot stand where it did among the writes of its location")
		}
	case event.Choice:
		if te.Option < 0 || uint64(te.Option) >= max(e.Step.Len, 1) {
			return r.misfit(id, "it chose what there is not")
		}
		e.Val = event.V(uint64(te.Option))
		g.SetNext(t, nil)
	}
	return nil
}

// buildLoose builds a graph that may have holes, whose po ∪ rf may be cyclic, as a
// whole; then it makes every choice once more, as if the event were the newest.
func (r *replayer) buildLoose() error {
	x, g := r.x, r.x.Graph
	if len(r.rec.Task.Events) == 0 {
		return nil
	}
	if err := equivalence.LoadHoles(&r.Workbench, x, &r.rec.Task); err != nil {
		return &result.MisfitError{Event: graph.None, Msg: err.Error()} // with half a graph
	}
	for _, id := range slices.Clone(g.Order) {
		if r.Shared.Stopped() {
			return nil
		}
		e := g.At(id)
		switch {
		case e.Kind == event.Read && e.HasRF:
			wr := e.RF
			x.Unread(id)
			v := g.ValueFor(e.Loc, id, wr)
			pos := slices.Index(g.Co(e.Loc), wr)
			ok := pos >= 0 && pos >= int(x.State.FirstRead(id, e.Succeeds(v)))
			x.SetRead(id, wr)
			if !ok || !x.State.Consistent(id) {
				return r.forbidden(id, "it cannot read that")
			}
		case e.Kind == event.Write && e.CoPos > 0:
			co := g.Co(e.Loc)
			if k := int(e.CoPos) + 1; k < len(co) && g.IsRMWWrite(co[k]) && g.At(event.ID{Thread: co[k].Thread, Index: co[k].Index - 1}).RF != id ||
				!x.State.Consistent(id) {
				return r.forbidden(id, "it cannot stand where it did among the writes of its location")
			}
		}
	}
	return nil
}

// find looks for what was recorded in r.x, then for anything else that is wrong with
// it, and if there is nothing goes on to the end of an execution.
func (r *replayer) find() (again bool, err error) {
	x, g := r.x, r.x.Graph
	rec := r.rec
	if r.Shared.Stopped() {
		return false, nil
	}
	errs, warnings := r.Result.Errors, r.Result.Warnings
	r.forget()
	ev := rec.Event
	here := ev.Thread >= 0 && int(ev.Thread) < len(rec.Threads) && ev.Index >= 0 && g.Exists(ev.Thread)
	switch {
	case here && g.Contains(ev):
		r.check(ev)
	case here && ev.Index == g.Len(ev.Thread):
		r.checkNext(ev.Thread)
	}
	if r.is() {
		return true, nil
	}
	over := r.over()
	if !r.Shared.Stopped() && over {
		r.forget()
		if r.Finish(x); r.is() {
			return true, nil
		}
	}
	if r.Shared.Stopped() {
		return false, nil
	}

	// Not what was recorded. Is it something else?
	r.forget()
	r.Result.Errors, r.Result.Warnings = errs, warnings
	if !r.checked {
		for _, id := range slices.Clone(g.Order) {
			clear(r.Ledger.Seen)
			r.check(id)
		}
	}
	clear(r.Ledger.Seen)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) {
			r.checkNext(t)
		}
	}
	if over && !r.Shared.Stopped() {
		r.Finish(x)
	}
	r.sort()
	// An access that was found wrong before it made its choice has none, and what its thread does after it depends on it.
	for !over && !undecided(g, ev) && len(r.Result.Errors) == 0 && !r.Shared.Stopped() && r.Extend(x) {
	}
	if r.end == nil {
		r.end = r.Evidence(x)
	}
	return false, nil
}

// undecided reports whether ev is an access in g that has not made its choice.
func undecided(g *graph.Graph, ev event.ID) bool {
	if ev.Thread < 0 || int(ev.Thread) >= g.Threads() || !g.Exists(ev.Thread) || ev.Index < 0 || !g.Contains(ev) {
		return false
	}
	e := g.At(ev)
	return e.Kind == event.Read && !e.HasRF || e.Kind == event.Write && e.CoPos == 0
}

// sort leaves out what is only found because an event is looked at after others were
// added that happen after it: the checks of the exploration are made for newest events.
func (r *replayer) sort() {
	g := r.x.Graph
	ordered := func(f result.Found) bool {
		return f.Event != f.Conflict && f.Conflict.Thread >= 0 && g.Contains(f.Conflict) && g.Exists(f.Event.Thread) && g.Contains(f.Event) &&
			r.x.State.HappensBefore(f.Event, f.Conflict)
	}
	r.Result.Errors = slices.DeleteFunc(r.Result.Errors, ordered)
	r.Result.Warnings = slices.DeleteFunc(r.Result.Warnings, ordered)
}

// forget makes everything worth reporting again.
func (r *replayer) forget() {
	r.Ledger.Forget()
	r.Result = result.Result{Stats: r.Result.Stats}
}

// is reports whether what was recorded is among what was found; nothing else is kept
// then.
func (r *replayer) is() bool {
	r.sort()
	same := func(f result.Found) bool {
		return f.Kind.String() == r.rec.Kind && f.Name == r.rec.Name && (f.Event == r.rec.Event || f.Kind == result.Deadlock) && f.Conflict == r.rec.Conflict
	}
	for _, list := range [2]*[]result.Found{&r.Result.Errors, &r.Result.Warnings} {
		if i := slices.IndexFunc(*list, same); i >= 0 {
			f := (*list)[i]
			r.Result.Errors, r.Result.Warnings = nil, nil
			*list = []result.Found{f}
			(*list)[0].Graph = r.Evidence(r.x)
			// What is made of the graph depends on the order of insertion, too.
			(*list)[0].Graph.Order = order(r.rec)
			r.end = (*list)[0].Graph
			return true
		}
	}
	return false
}

// check looks at event id as the exploration does when it adds it.
func (r *replayer) check(id event.ID) {
	x, g := r.x, r.x.Graph
	e := g.At(id)
	switch e.Kind {
	case event.Read, event.Write:
		if r.CheckAccess(x, id); e.HasRF {
			r.CheckRead(x, id)
		} else if e.CoPos > 0 {
			r.CheckWrite(x, id)
		}
	default:
		r.Perform(x, id)
	}
}

// checkNext looks at the next step of thread t as the exploration does when it looks for
// threads that can go on.
func (r *replayer) checkNext(t int32) {
	if r.Classify(r.x, t) != graph.ClassWaits {
		return
	}
	if s := r.x.Graph.Next(t); s.Kind == event.ThreadJoin {
		r.CheckJoin(r.x, t, s)
	}
	r.Waiting(r.x, t)
}

// over reports whether nothing can be added to r.x.
func (r *replayer) over() bool {
	t, _ := r.Schedule(r.x)
	return t == -1
}
