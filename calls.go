package genmcgo

import (
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	"genmcgo/truST/result"
)

// rerun begins dense thread t of snap again on m, and returns it at its first event, whose label it writes to lab.
func rerun(m *interp.Machine, snap *result.Snapshot, t int32, lab *event.Label) *interp.Thread {
	if p := snap.Threads[t].Parent; !p.IsInit() {
		return m.Spawn(&snap.Threads[p.Thread].Events[p.Index].Label, lab).(*interp.Thread)
	}
	return m.Main(lab).(*interp.Thread)
}

// rerunTo runs dense thread t of snap again up to event i, the step after all events included, and tells visit that
// it has come to each of them. ok is false if i is not reached, because what happens before it is not all known.
func (n *names) rerunTo(snap *result.Snapshot, t, i int32, visit func(run *interp.Thread)) (run *interp.Thread, ok bool) {
	th := &snap.Threads[t]
	var lab event.Label
	run = rerun(n.machine(), snap, t, &lab)
	for k := range th.Events[:min(int(i)+1, len(th.Events))] {
		e := &th.Events[k]
		if e.Absent || e.Step == nil {
			return run, false
		}
		if k > 0 {
			run.Resume(e.Key, &lab)
		}
		visit(run)
	}
	if int(i) < len(th.Events) {
		return run, true
	}
	if th.Next != nil && len(th.Events) > 0 {
		run.Resume(th.Next.Key, &lab)
		visit(run)
	}
	return run, true
}

// Calls implements report.Program.
func (n *names) Calls(snap *result.Snapshot, t int32) (at [][]report.Call) {
	run, _ := n.rerunTo(snap, t, int32(len(snap.Threads[t].Events)), func(run *interp.Thread) { at = append(at, calls(run.Calls())) })
	run.Release()
	return at
}

// Ahead implements report.Program.
func (n *names) Ahead(snap *result.Snapshot, t, i int32, load func(a event.Addr, size uint8) (uint64, bool)) (out report.Ahead) {
	run, ok := n.rerunTo(snap, t, i, func(*interp.Thread) {})
	defer run.Release()
	if !ok {
		return out
	}
	ahead := run.Ahead(load)
	out.Calls = calls(ahead.Calls)
	for _, s := range ahead.Stores {
		out.Stores = append(out.Stores, report.Store(s))
	}
	return out
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
	run := rerun(m, snap, t, &lab)
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
	run := rerun(n.machine(), snap, t, &lab)
	defer run.Release()
	for k := int32(1); k <= i; k++ {
		run.Resume(snap.Threads[t].Events[k].Key, &lab)
	}
	run.Resume(v, &lab)
	return lab
}
