package genmcgo

import (
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	"genmcgo/truST/result"
)

// Calls implements report.Program: it runs the thread again.
func (n *names) Calls(snap *result.Snapshot, t int32, load func(a event.Addr, size uint8) (uint64, bool)) (at [][]report.Call, ahead []report.Call) {
	th := &snap.Threads[t]
	var lab event.Label
	var run *interp.Thread
	if th.Parent.IsInit() {
		run = n.machine().Main(&lab).(*interp.Thread)
	} else {
		run = n.machine().Spawn(&snap.Threads[th.Parent.Thread].Events[th.Parent.Index].Label, &lab).(*interp.Thread)
	}
	defer run.Release()
	for i := range th.Events {
		e := &th.Events[i]
		if e.Absent || e.Step == nil {
			return at, nil
		}
		if i > 0 {
			run.Resume(e.Key, &lab)
		}
		at = append(at, calls(run.Calls()))
	}
	if th.Next != nil && len(th.Events) > 0 {
		run.Resume(th.Next.Key, &lab)
		at = append(at, calls(run.Calls()))
	}

	return at, calls(run.Ahead(load))
}

func calls(list []interp.Call) []report.Call {
	var out []report.Call
	for _, c := range list {
		out = append(out, report.Call{Function: c.Function, Args: [2]event.Addr{event.Addr(c.Args[0]), event.Addr(c.Args[1])}, Pos: c.Pos})
	}
	return out
}
