package genmcgo

import (
	"genmcgo/interp"
	"genmcgo/report"
	"genmcgo/truST/config"
)

// refinedMachine is a machine and the refinement it was made under.
type refinedMachine struct {
	*interp.Machine
	ref *config.Refinement
}

// newMachine makes the interpreter of a worker and keeps it, because it knows what it executed.
func (s *exploration) newMachine(r *config.Refinement) *interp.Machine {
	m := interp.New(s.prog, s.config(r))
	s.mu.Lock()
	s.machines = append(s.machines, refinedMachine{m, r})
	s.mu.Unlock()
	return m
}

// observed adds what the interpreter saw to a report: what executions reached, and which
// input was made up. What was explored under an earlier refinement was dropped, and does not
// count.
func (s *exploration) observed(ctx *report.Context) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.refinement == nil {
		return
	}
	var machines []*interp.Machine
	for _, m := range s.machines {
		if equal(*m.ref, *s.refinement) {
			machines = append(machines, m.Machine)
		}
	}
	if len(machines) == 0 {
		return
	}
	c := interp.Cover(s.prog, machines)
	seen := &report.Seen{}
	for _, l := range c.Lines {
		seen.Lines = append(seen.Lines, report.SeenLine(l))
	}
	for _, f := range c.Functions {
		seen.Functions = append(seen.Functions, report.SeenFunction(f))
	}
	for _, m := range c.Missed {
		seen.Missed = append(seen.Missed, report.SeenSite{Thread: m.Thread, Pos: m.Pos})
	}
	for _, m := range machines {
		for _, in := range m.Inputs() {
			seen.Inputs = append(seen.Inputs, report.SeenInput(in))
		}
	}
	ctx.Seen = seen
}
