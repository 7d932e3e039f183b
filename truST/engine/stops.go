package engine

import (
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// noteStops records where the threads of the blocked execution x stopped. That is
// wanted only if no execution is complete, so it costs nothing after the first one.
func (w *Base) noteStops(x *execution.Execution) {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		k := StopKey{Tid: w.Space.Tids[t]}
		if e := g.Last(t); e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			k.Pos, k.Why = e.Pos, event.BlockReason(e.Why)
		} else {
			s := w.Next(x, t)
			switch k.Pos = s.Pos; s.Kind {
			case event.Block, event.Read, event.ThreadJoin: // a read that waits is not in the graph
				k.Why = event.BlockReason(s.Why)
			case event.BarrierLeave:
				k.Why = event.BlockBarrier
			default:
				continue
			}
		}
		w.Ledger.AddStop(result.Stop{Tid: k.Tid, Pos: k.Pos, Why: k.Why, Start: g.At(event.ID{Thread: t, Index: 0}).Pos, Executions: 1})
	}
}
