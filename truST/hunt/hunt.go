package hunt

import (
	"math"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/walk"
	"genmcgo/truST/wire"
)

// Shared is what the workers of a hunt have in common.
type Shared struct {
	Seen   *Seen
	cfg    *config.Hunt
	begun  atomic.Int64 // workers that have their task
	mu     sync.Mutex
	counts []result.Strategy
}

// Check returns an error if nothing can be drawn as cfg says.
func Check(cfg *config.Config, _ consistency.Model) error {
	if cfg.Hunt == nil {
		return nil
	}
	switch {
	case cfg.Equivalence != "" && cfg.Equivalence != "co":
		return &config.Error{Field: "Equivalence", Msg: "a hunt tells executions apart by their coherence orders: its equivalence is co"}
	case cfg.Symmetry:
		return &config.Error{Field: "Symmetry", Msg: "a hunt does not know symmetric threads"}
	case cfg.Bound != nil:
		return &config.Error{Field: "Bound", Msg: "a hunt draws executions that need any number of preemptions"}
	case cfg.Commuting:
		return &config.Error{Field: "Commuting", Msg: "a hunt draws operations in an order"}
	}
	return nil
}

// NewShared is what the workers of run sh have in common, nil if that is no hunt. The run then counts
// each execution once.
func NewShared(run *engine.Shared) *Shared {
	if run.Config.Hunt == nil {
		return nil
	}
	sh := &Shared{Seen: NewSeen(), cfg: run.Config.Hunt}
	for i := range strategies {
		sh.counts = append(sh.counts, result.Strategy{Name: strategies[i].name})
	}
	run.Digests = sh.Seen
	return sh
}

// Result is what the hunt came to, nil if there was none.
func (sh *Shared) Result() *result.Hunt {
	if sh == nil {
		return nil
	}
	h := &result.Hunt{Strategies: sh.counts}
	h.Drawn, h.Distinct, h.Once, h.Exact = sh.Seen.Counts()
	return h
}

// Task makes a worker draw executions until the run ends.
type Task struct{ number int64 }

// Size implements pool.Task.
func (*Task) Size() int { return 0 }

// First is the task of the first worker.
func (sh *Shared) First() pool.Task { return &Task{number: sh.begun.Add(1) - 1} }

// Explorer draws executions. Its worker has no alternatives left for later.
type Explorer struct {
	*engine.Worker
	shared  *Shared
	rng     *rand.Rand
	chooser *chooser
	*learner
	counts []result.Strategy
	apart  *apart
}

// New is one that draws with w.
func New(w *engine.Worker, sh *Shared) *Explorer {
	x := &Explorer{Worker: w, shared: sh, chooser: &chooser{}, learner: newLearner(len(strategies)), counts: make([]result.Strategy, len(strategies))}
	x.apart = &apart{Equivalence: w.Equivalence}
	w.Equivalence = x.apart
	w.Control = atOnce{w.Control}
	x.chooser.walk = walk.New(w, x.chooser)
	x.chooser.walk.Poll = func() { x.poll() }
	return x
}

// atOnce refines at once what is put off until everything is explored: that never is.
type atOnce struct{ execution.Control }

func (c atOnce) RefineAtEnd(f func(*config.Refinement) bool) { c.Refine(f) }

// apart is an equivalence that takes every execution for one that may be reached in several ways.
type apart struct {
	execution.Equivalence
}

// Distinct implements execution.Equivalence.
func (*apart) Distinct(*execution.Execution) bool { return false }

// Recurs implements execution.Equivalence.
func (q *apart) Recurs(x *execution.Execution) (result.Digest, bool) {
	return digestOf(hash(x)), true
}

// hash is a digest of what x chose: what reads read, and in which order each location is written. It is the
// same for all workers.
func hash(x *execution.Execution) (sum uint64) {
	g := x.Graph
	tids := g.Space.Tids
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		h := engine.Mix(uint64(tids[t])<<32 | uint64(uint32(g.Slots(t))))
		for i := range g.Slots(t) {
			switch e := g.At(event.ID{Thread: t, Index: i}); {
			case e.Kind == event.Read && e.HasRF && e.RF.Thread >= 0:
				h = engine.Mix(h ^ (uint64(tids[e.RF.Thread])<<32 | uint64(uint32(e.RF.Index))))
			case e.Kind == event.Read:
				h = engine.Mix(h)
			case e.Kind == event.Write:
				h = engine.Mix(h + uint64(e.CoPos))
			case e.Kind.ReadLike():
				h = engine.Mix(engine.Mix(h^e.Val.Lo) ^ e.Val.Hi)
			}
		}
		sum += h
	}
	return engine.Mix(sum)
}

// poll looks at the signals and reports whether the run has ended.
func (x *Explorer) poll() (stop bool) {
	if signals := x.Hand.Signals.Load(); signals != 0 {
		return engine.PollSignals(x, signals)
	}
	return false
}

// Run draws executions until the run ends.
func (x *Explorer) Run(t pool.Task) error {
	task := t.(*Task)
	x.Hand.Took(t, time.Now())
	x.rng = rand.New(rand.NewPCG(uint64(x.shared.cfg.Seed), uint64(task.number)))
	x.chooser.rng = x.rng
	for !x.poll() {
		i := x.next(x.rng)
		counted, events := x.Ledger.Complete+x.Ledger.Blocked, x.Work()
		edges := 0
		if s := &strategies[i]; s.tree {
			x.descend()
		} else {
			edges = x.walk(s)
		}
		n := &x.counts[i]
		n.Drawn++
		found := x.Ledger.Complete+x.Ledger.Blocked > counted
		if found {
			n.New++
		}
		x.learn(i, edges, found, x.Work()-events)
		if d := x.shared.cfg.Draws; d > 0 && x.shared.Seen.Drawn() >= d {
			x.Shared.Stop("executions")
		}
	}
	return nil
}

// walk walks by strategy s, and returns how many choices were never made before.
func (x *Explorer) walk(s *strategy) (fresh int) {
	x.chooser.begin(s)
	k := x.chooser.walk
	if k.Walk() && x.EndWaits(k.X) {
		x.Finish(k.X)
	}
	x.chooser.end()
	return x.chooser.edges.fresh
}

// descend goes down the tree of the exploration: after each event, it goes on with the next one or
// with one of the alternatives, backward revisits included. How often it does which is drawn, too.
func (x *Explorer) descend() {
	if x.TakeTask(&wire.Task{}) != nil {
		panic("BUG: the whole exploration is no task")
	}
	leave := math.Exp2(-float64(x.rng.IntN(6)))
	for !x.poll() {
		e := x.Stack[len(x.Stack)-1]
		goesOn := x.Extend(e)
		for e = x.Stack[len(x.Stack)-1]; len(e.Work) > 0 && (!goesOn || x.rng.Float64() < leave); {
			it := e.Work[x.rng.IntN(len(e.Work))]
			e.Work = e.Work[:0]
			e.CutTo(it.Stamp)
			goesOn = x.Take(e, it)
			if top := x.Stack[len(x.Stack)-1]; top != e {
				x.Free(e)
				x.Stack[0], x.Stack = top, x.Stack[:1]
				e = top
			} // what else the alternative may come to is one again
		}
		e.Work = e.Work[:0]
		if !goesOn {
			break
		}
	}
	for _, e := range x.Stack {
		x.Free(e)
	}
	x.Stack = x.Stack[:0]
}

// Give gives another worker its task.
func (x *Explorer) Give(may func() bool) (pool.Task, bool) {
	if int(x.shared.begun.Load()) >= x.Config.Workers || !may() {
		return nil, false
	}
	return x.shared.First(), true
}

// Remains says that there is no end in sight, unless there is.
func (x *Explorer) Remains(*engine.Remaining) float64 {
	drawn, d := float64(x.shared.Seen.Drawn()), float64(x.shared.cfg.Draws)
	if d == 0 || drawn == 0 {
		return math.MaxInt64
	}
	return max(d-drawn, 0) / drawn * float64(x.Work())
}

// ThreadsAt implements engine.Explorer.
func (x *Explorer) ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	if len(x.Stack) > 0 {
		return x.Worker.ThreadsAt(list)
	}
	return x.chooser.walk.X.ThreadsAt(list)
}

// Uses implements engine.Explorer.
func (x *Explorer) Uses() (graphs uint64, events int) {
	return execution.Bytes([]*execution.Execution{x.chooser.walk.X}, x.Stack, x.Spare)
}

// Close adds what was counted by strategy to that of all workers.
func (x *Explorer) Close() {
	x.shared.mu.Lock()
	defer x.shared.mu.Unlock()
	for i := range x.counts {
		x.shared.counts[i].Drawn += x.counts[i].Drawn
		x.shared.counts[i].New += x.counts[i].New
	}
}
