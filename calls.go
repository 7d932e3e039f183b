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

// Depends implements report.Program: it runs the thread again on a machine that tracks dependencies.
func (n *names) Depends(snap *result.Snapshot, t int32) []report.Depends {
	cfg := n.s.config(n.s.refined())
	cfg.TrackDeps = true
	m := interp.New(n.s.prog, cfg)
	table := m.Deps()
	th := &snap.Threads[t]
	var lab event.Label
	var run event.Thread
	if th.Parent.IsInit() {
		run = m.Main(&lab)
	} else {
		run = m.Spawn(&snap.Threads[th.Parent.Thread].Events[th.Parent.Index].Label, &lab)
	}
	defer run.Release()
	var at []int32 // by event of this machine, which may have more of them: the event in snap, -1 if there is none
	list := func(s event.DepSet) (out []int32) {
		for _, i := range table.Events(s) {
			if int(i) < len(at) && at[i] >= 0 {
				out = append(out, at[i])
			}
		}
		return out
	}
	var out []report.Depends
	steps := make([]*event.Step, 0, len(th.Events)+1)
	for i := range th.Events {
		if th.Events[i].Absent {
			return nil
		}
		steps = append(steps, th.Events[i].Step)
	}
	if th.Next != nil {
		steps = append(steps, th.Next)
	}
	for i, s := range steps {
		if i > 0 {
			run.Resume(s.Key, &lab)
		}
		for lab.Kind == event.Skip && s.Kind != event.Skip { // behind a compare-exchange that failed
			at = append(at, -1)
			run.Resume(event.Value{}, &lab)
		}
		if lab.Kind != s.Kind || lab.Addr != s.Addr {
			return nil // nothing is known of what follows
		}
		d := table.Deps(lab.Deps)
		out = append(out, report.Depends{Addr: list(d.Addr), Data: list(d.Data), Ctrl: list(d.Ctrl)})
		at = append(at, int32(i))
	}
	return out
}

// Instead implements report.Program.
func (n *names) Instead(snap *result.Snapshot, t, i int32, v event.Value) (lab event.Label) {
	th := &snap.Threads[t]
	var run event.Thread
	if th.Parent.IsInit() {
		run = n.machine().Main(&lab)
	} else {
		run = n.machine().Spawn(&snap.Threads[th.Parent.Thread].Events[th.Parent.Index].Label, &lab)
	}
	defer run.Release()
	for k := int32(1); k <= i; k++ {
		run.Resume(th.Events[k].Key, &lab)
	}
	run.Resume(v, &lab)
	return lab
}
