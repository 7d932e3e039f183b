package estimate

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"genmcgo/graph"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
	"genmcgo/truST/walk"
	"genmcgo/truST/wire"
)

// The second estimator: a crowd walks down the tree of alternatives that the
// exploration would go through, level by level, backward revisits and all. Where there
// are more alternatives than the crowd has members, as many as it may have are picked at
// random, and each then stands for correspondingly more (stochastic enumeration; Rubinstein
// 2013, after Knuth 1975). The mean over crowds is right whatever the tree looks like;
// the spread of a single crowd grows with the tree and shrinks with the crowd.
// A crowd that has room for all alternatives is an exploration, and its count exact.

// member is an execution that goes on with its next event, unless dead, or with one of
// its alternatives, its work.
type member struct {
	x    *execution.Execution
	dead bool
	kept bool // some way goes on from here
}

// way is a way on: alternative item of a member, or its next event (item -1).
type way struct{ member, item int }

// crowd counts the executions below the start with a crowd of size members at most.
// exact says that nothing had to be left out; ok is false if the run was stopped.
func (w *Sampling) crowd(rng *rand.Rand, size int) (complete, blocked float64, exact, ok bool) {
	weight := 1.0
	counted, countedBlocked := w.Ledger.Complete, w.Ledger.Blocked
	count := func() {
		complete += float64(w.Ledger.Complete-counted) * weight
		blocked += float64(w.Ledger.Blocked-countedBlocked) * weight
		counted, countedBlocked = w.Ledger.Complete, w.Ledger.Blocked
	}
	if w.TakeTask(&wire.Task{}) != nil {
		panic("BUG: the whole exploration is no task")
	}
	members := []member{{x: w.Stack[0]}}
	exact = true
	var ways []way
	defer func(before []*execution.Execution) {
		if ok {
			w.graphs = before
		}
	}(w.graphs)
	for len(members) > 0 {
		w.graphs = nil
		for i := range members {
			w.graphs = append(w.graphs, members[i].x)
		}
		ways = ways[:0]
		for i := range members {
			m := &members[i]
			for !m.dead && len(m.x.Work) == 0 && !w.Shared.Stopped() {
				w.Stack = append(w.Stack[:0], m.x)
				w.poll()
				m.dead = !w.Extend(m.x)
			}
			if w.Shared.Stopped() {
				return 0, 0, false, false
			}
			if !m.dead {
				ways = append(ways, way{i, -1})
			}
			for k := range m.x.Work {
				ways = append(ways, way{i, k})
			}
		}
		count()
		if len(ways) > size {
			exact = false
			weight *= float64(len(ways)) / float64(size)
			thin(rng, ways, size, members)
			ways = ways[:size]
		}
		// The members' own graphs are used last.
		slices.SortFunc(ways, func(a, b way) int {
			return cmp.Or(cmp.Compare(b.member, a.member), cmp.Compare(b.item, a.item))
		})
		next := make([]member, 0, len(ways))
		for k, v := range ways {
			m := &members[v.member]
			m.kept = true
			switch own := k+1 == len(ways) || ways[k+1].member != v.member; {
			case v.item < 0: // the last of its member
				m.x.Work = m.x.Work[:0]
				next = append(next, member{x: m.x})
			case own:
				it := m.x.Work[v.item]
				m.x.Work = m.x.Work[:0]
				next = append(next, w.follow(m.x, it))
			default:
				w.poll()
				y := w.copyOf(m.x, m.x.Work[v.item])
				if w.Shared.Stopped() { // before the copy was complete
					return 0, 0, false, false
				}
				w.graphs = append(w.graphs, y)
				it := y.Work[0]
				y.Work = y.Work[:0]
				next = append(next, w.follow(y, it))
			}
		}
		for i := range members {
			if !members[i].kept {
				w.Free(members[i].x)
			}
		}
		if w.Shared.Stopped() {
			return 0, 0, false, false
		}
		count()
		members = next
	}
	return complete, blocked, exact, true
}

// thin picks size of ways at random, evenly among those that are alike: of the same
// kind, at the same place of graphs of the same size. It moves them to the front.
func thin(rng *rand.Rand, ways []way, size int, members []member) {
	rng.Shuffle(len(ways), func(i, j int) { ways[i], ways[j] = ways[j], ways[i] })
	key := func(v way) (kind, stamp, events int) {
		x := members[v.member].x
		if v.item < 0 {
			return -1, 0, len(x.Graph.Order)
		}
		return int(x.Work[v.item].Kind), int(x.Work[v.item].Stamp), len(x.Graph.Order)
	}
	slices.SortStableFunc(ways, func(a, b way) int {
		ak, as, ae := key(a)
		bk, bs, be := key(b)
		return cmp.Or(cmp.Compare(ak, bk), cmp.Compare(as, bs), cmp.Compare(ae, be))
	})
	step := float64(len(ways)) / float64(size)
	at := rng.Float64() * step
	for i := range size {
		ways[i] = ways[min(int(at), len(ways)-1)]
		at += step
	}
}

// follow takes up alternative it of x, which has no others, and returns what becomes of it.
func (w *Sampling) follow(x *execution.Execution, it execution.Item) member {
	w.Stack = append(w.Stack[:0], x)
	x.CutTo(it.Stamp)
	ok := w.Take(x, it)
	top := w.Stack[len(w.Stack)-1]
	if top != x {
		w.Free(x)
	}
	return member{x: top, dead: !ok}
}

// copyOf returns a copy of x with it as the only alternative.
func (w *Sampling) copyOf(x *execution.Execution, it execution.Item) *execution.Execution {
	if w.Equivalence.LastKnown() && !w.Space.Loose() && !w.Space.Partial {
		return w.cutOf(x, it)
	}
	y := w.New()
	y.Graph.Clear()
	y.State = w.Model.New(y.Graph)
	y.Work = y.Work[:0]
	if err := w.Load(y, w.Task(x, it)); err != nil {
		panic("BUG: " + err.Error())
	}
	return y
}

// cutOf is copyOf where executions are told apart by all of their graphs: it copies the part of x that is not newer
// than it, as a revisit that keeps nothing else, and need not build it event by event.
func (w *Sampling) cutOf(x *execution.Execution, it execution.Item) *execution.Execution {
	for len(w.nothing) < x.Graph.Stride() {
		w.nothing = append(w.nothing, -1)
	}
	y := w.New()
	w.Filters.Inherit(x, y)
	r := graph.None // the read that chooses again: order that follows from its choice must not stay
	if id := x.Graph.Order[it.Stamp]; it.Kind == execution.ItemRead && x.Graph.At(id).HasRF {
		r = id
	}
	x.Restrict(y, it.Stamp, w.nothing, graph.None, r)
	if it.Kind.BeforeRead() {
		y.Stalls = append(y.Stalls, x.Stalls[:it.Stalls]...)
	} else {
		y.Stalls = append(y.Stalls, x.Stalls...)
		y.DropStalls(it.Stamp)
	}
	y.ForgetOffers()
	it.Stalls, it.Alone = int32(len(y.Stalls)), false
	y.Work = append(y.Work[:0], it)
	return y
}

// minCrowd is the size below which a crowd tells nothing.
const minCrowd = 10

// Estimate takes samples as how says, and then lets crowds go down the tree.
func (w *Sampling) Estimate(how *config.Sampling, est *result.Estimate) {
	s := &sampler{w: w, rng: rand.New(rand.NewPCG(uint64(how.Seed), 0))}
	s.walk = walk.New(w.Worker, s)
	s.walk.Eager, s.walk.Poll = true, w.poll
	w.graphs = []*execution.Execution{s.walk.X}
	if !w.Equivalence.LastKnown() || w.Space.Partial { // samples choose coherence orders
		est.Why = "budget"
	} else {
		s.run(how, est)
	}
	if !w.Shared.Stopped() {
		w.crowds(s.rng, how, est)
	}
}

// crowds sends crowds down as how says and notes in est what they count.
func (w *Sampling) crowds(rng *rand.Rand, how *config.Sampling, est *result.Estimate) {
	var totals []float64
	var complete, blocked float64
	most, size := how.Crowds, how.CrowdSize
	if most > 0 && size > 0 && how.Effort > 0 {
		// A member is copied at each of its events, with all events that it has by then.
		walks := est.Samples
		if walks == 0 { // up to reads-from: one goes ahead
			if _, _, _, ok := w.crowd(rng, 1); !ok {
				return
			}
			walks = 1
		}
		length := max(float64(w.Result.Stats.Visits)/float64(walks), 1)
		room := float64(how.Effort) / (length * length)
		if room < minCrowd {
			return
		}
		size = min(size, int(room/float64(min(most, 2)))) // how far two agree can be told
		most = min(most, int(room)/size)
	}
	for len(totals) < most {
		c, b, exact, ok := w.crowd(rng, size)
		if !ok {
			break
		}
		est.Crowds++
		if exact {
			est.Executions, est.Blocked, est.ByCrowds, est.Exact = c, b, c+b, true
			est.Low, est.High, est.Deviation = c+b, c+b, 0
			return
		}
		totals = append(totals, c+b)
		complete += c
		blocked += b
		if mean, deviation := meanOf(totals); len(totals) >= fewCrowds && deviation <= how.Threshold*mean {
			break
		}
	}
	if complete+blocked == 0 { // no crowd, or none came to an end of an execution
		return
	}
	n := float64(len(totals))
	est.ByCrowds, est.Deviation = meanOf(totals)
	combine(est, complete/n, blocked/n, len(totals), size, w.Config.Symmetry && !w.Traits.Dependencies)
}

// fewCrowds may agree by chance.
const fewCrowds = 5

// meanOf is the mean of values and its standard deviation.
func meanOf(values []float64) (mean, deviation float64) {
	n := float64(len(values))
	for _, v := range values {
		mean += v / n
	}
	for _, v := range values {
		deviation += (v - mean) * (v - mean) / n
	}
	return mean, math.Sqrt(deviation / n)
}

// How far off an estimate by crowds may be, in terms of logarithms. The numbers were fitted
// so that 96 % of 567 estimates of 52 programs under several models, by one, five and ten
// crowds of 30 and 200, lie between Low and High; of 120 estimates of 24 other
// programs and sizes, 94 % do. A test in package bench holds them to nine out of ten.
const (
	doubt         = 0.5 // at least
	perDeviation  = 2.0 // for each deviation of the mean of the crowds
	perUnseen     = 0.2 // for each factor e of executions that were in no crowd
	perMoved      = 0.3 // of how far the samples moved it
	fewSayLess    = 1.4 // crowds miss what is rare and big: it is rather more
	unknownSpread = 0.8 // the deviation that less than three crowds are taken to have
)

// Where the samples say more than the crowds, they get choicesSay of the say (of the
// logarithm) if the crowds deviate by choicesFrom of their mean or more, else less.
const (
	choicesSay  = 0.3
	choicesFrom = 0.5
)

// combine merges what n crowds of a size said on average with what samples said. Few
// crowds tend to say too little: what is rare and big is not in most of them. So samples
// have a say where they say more; but none if they count what symmetry leaves out.
func combine(e *result.Estimate, complete, blocked float64, n, size int, symmetric bool) {
	crowd := complete + blocked
	deviation := e.Deviation / crowd
	if n < 3 {
		deviation = max(deviation, unknownSpread)
	}
	total, moved := crowd, 0.0
	if e.ByChoices > crowd && !symmetric {
		moved = choicesSay * min(deviation/choicesFrom, 1) * math.Log(e.ByChoices/crowd)
		total *= math.Exp(moved)
	}
	unseen := max(math.Log(total/float64(n*size)), 0)
	spread := math.Hypot(math.Hypot(doubt, perDeviation*deviation), math.Hypot(perUnseen*unseen, perMoved*moved))
	e.Executions, e.Blocked = total*complete/crowd, total*blocked/crowd
	e.Low, e.High = total*math.Exp(-spread), total*math.Exp(fewSayLess*spread)
}
