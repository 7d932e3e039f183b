package check

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// daemons warns of each thread of x, a complete execution, that still waits.
func daemons(x *execution.Execution, p config.Program, out Findings) {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		f := &result.Found{Kind: result.Daemon, Msg: -1, Other: -1, Conflict: graph.None, Thread: t, Event: event.ID{Thread: t, Index: g.Len(t)}}
		if e := g.Last(t); e.Await != event.AwaitNone && !e.Admits(e.Val) {
			f.Pos = e.Pos
		} else {
			f.Pos = x.Next(p, t).Pos
		}
		out.Report(x, &Finding{Found: f})
	}
}

// noDaemons: all threads end.
func noDaemons(*execution.Execution, *Rest, Findings) bool { return true }
