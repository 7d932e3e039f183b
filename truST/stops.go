package trust

import (
	"cmp"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

type limitKey struct {
	why event.BlockReason
	pos int32
}

// limit counts an execution that is cut at position pos because of why.
func (l *ledger) limit(why event.BlockReason, pos int32) {
	if l.limits == nil {
		l.limits = map[limitKey]uint64{}
	}
	l.limits[limitKey{why, pos}]++
}

// limitList lists what was counted.
func (l *ledger) limitList() []result.Limit { return limitsOf(l.limits) }

// limitsOf lists counts of limits in a fixed order.
func limitsOf(all map[limitKey]uint64) (list []result.Limit) {
	for k, n := range all {
		list = append(list, result.Limit{Why: k.why, Pos: k.pos, Executions: n})
	}
	slices.SortFunc(list, func(a, b result.Limit) int { return cmp.Or(cmp.Compare(a.Why, b.Why), cmp.Compare(a.Pos, b.Pos)) })
	return list
}

// maxStops bounds the list of Result.Stops.
const maxStops = 1000

type stopKey struct {
	tid event.Tid
	pos int32
	why event.BlockReason
}

// noteStops records where the threads of the blocked execution x stopped. That is
// wanted only if no execution is complete, so it costs nothing after the first one.
func (w *worker) noteStops(x *execution.Execution) {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		k := stopKey{tid: w.Space.Tids[t]}
		if e := g.Last(t); e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			k.pos, k.why = e.Pos, event.BlockReason(e.Why)
		} else {
			s := w.Next(x, t)
			switch k.pos = s.Pos; s.Kind {
			case event.Block, event.Read: // a read that waits is not in the graph
				k.why = event.BlockReason(s.Why)
			case event.ThreadJoin:
				k.why = event.BlockJoin
			case event.BarrierLeave:
				k.why = event.BlockBarrier
			default:
				continue
			}
		}
		l := &w.ledger
		s := l.stops[k]
		if s == nil {
			if len(l.stops) == maxStops {
				continue
			}
			s = &result.Stop{Tid: k.tid, Pos: k.pos, Why: k.why, Start: g.At(event.ID{Thread: t, Index: 0}).Pos}
			if l.stops == nil {
				l.stops = map[stopKey]*result.Stop{}
			}
			l.stops[k] = s
		}
		s.Executions++
	}
}

// stopList lists where threads stopped.
func (l *ledger) stopList() []result.Stop {
	all := map[stopKey]result.Stop{}
	for k, s := range l.stops {
		all[k] = *s
	}
	return stopsOf(all)
}

// stopsOf lists all in a fixed order.
func stopsOf(all map[stopKey]result.Stop) (list []result.Stop) {
	for _, s := range all {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b result.Stop) int {
		return cmp.Or(cmp.Compare(a.Tid, b.Tid), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Why, b.Why))
	})
	return list
}
