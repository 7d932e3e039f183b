package report

import (
	"cmp"
	"strings"

	trust "genmcgo/truST"
)

// Laws are what a memory model demands of executions, as its definition says it.
type Laws struct {
	Model string // as asked for
	// Base is the built-in model that has the same executions, "" if there is none.
	Base string
	// Errors and Warnings are the statements by which the model defines them, by name.
	Errors, Warnings map[string]*Statement
	// Axioms are the constraints on executions, in the order of the definition.
	Axioms []Statement
	// SC is the axiom of sequential consistency.
	SC *Statement
}

// Axiom returns the constraint that is written as text, nil if there is none.
func (l *Laws) Axiom(text string) *Statement {
	for i := range l.Axioms {
		if l.Axioms[i].Text == text {
			return &l.Axioms[i]
		}
	}
	return nil
}

// conditions are what makes an execution wrong, for kinds that are no matter of the
// memory model, or only in so far as it orders events.
var conditions = map[trust.ErrorKind]string{
	trust.UninitRead:     "a read of allocated memory needs a write that comes before it",
	trust.Unallocated:    "an access needs memory whose allocation happens before it",
	trust.OutOfBounds:    "an access lies within one object",
	trust.UseAfterFree:   "every access happens before its memory is freed",
	trust.FreeRace:       "every access happens before its memory is freed",
	trust.DoubleFree:     "memory is freed once",
	trust.InvalidFree:    "what is freed is the start of a heap object",
	trust.UseAfterReturn: "a local variable is accessed only until its function returns",
	trust.MixedSize:      "accesses of the same bytes, one of them atomic, have the same place and size",
	trust.Deadlock:       "every thread that has not finished waits for what only a waiting thread could do",
	trust.Liveness:       "a loop goes on for ever if it has read the newest writes and no other thread is left to end it",
	trust.JoinMisuse:     "a thread is joined once",
	trust.Leak:           "what is allocated is freed before the program ends",
	trust.ExitStatus:     "a program that succeeds ends with status 0",
}

// axioms fills in what the model says: first what makes the finding an error, then
// why the execution is allowed.
func (f *Finding) axioms(laws *Laws, kind trust.ErrorKind) {
	ids := []string{}
	for i := range f.Events {
		ids = append(ids, f.Events[i].ID)
	}
	defines := Axiom{Name: f.Kind, Says: "defines", Text: conditions[kind], Events: ids}
	if laws != nil {
		said := laws.Errors
		if kind == trust.UnorderedWrites || kind == trust.ModelWarning {
			said = laws.Warnings
		}
		if s := said[cmp.Or(f.Name, f.Kind)]; s != nil {
			defines.Model, defines.Statement = laws.Model, s
		}
	}
	switch kind {
	case trust.Race:
		order := "happens-before orders"
		if laws != nil {
			switch laws.Base {
			case "sc", "tso", "tso-allfences":
				order = "program order, reads-from and threads order"
			case "":
				order = "the model orders"
			}
		}
		defines.Text = "two accesses of the same memory, one of them a write and one not atomic, are a data race unless " + order + " them"
	case trust.UnorderedWrites:
		defines.Text = "two writes of the same memory are worth a warning unless program order, reads-from and threads order them"
	case trust.ModelError:
		defines.Name, defines.Text = f.Name, "the model calls this an error"
	case trust.ModelWarning:
		defines.Name, defines.Text = f.Name, "the model warns of this"
	}
	if defines.Text != "" {
		f.Axioms = append(f.Axioms, defines)
	}
	f.allowed(laws)
}

// allowed says why the execution is allowed: as an interleaving, or because the
// model has no axiom against the cycle that keeps it from being one.
func (f *Finding) allowed(laws *Laws) {
	if laws == nil || laws.SC == nil {
		return
	}
	ids := []string{}
	for _, l := range f.Cycle {
		ids = append(ids, l.From)
	}
	sc := Axiom{Model: "sc", Name: laws.SC.Text, Statement: laws.SC, Events: ids}
	if f.Interleaving {
		sc.Says, sc.Text = "allows", "the trace is an interleaving, which sequential consistency allows"
		f.Axioms = append(f.Axioms, sc)
		return
	}
	sc.Says, sc.Text = "forbids", "sequential consistency forbids it: in an interleaving each of these events would come before the next, and the last before the first"
	f.Axioms = append(f.Axioms, sc)
	a := Axiom{Model: laws.Model, Says: "allows", Events: ids}
	name := ""
	switch laws.Base {
	case "tso", "tso-allfences":
		name = "acyclic tso"
		a.Text = "a read need not wait for earlier writes of its thread, so that program order between them is not part of this order"
	case "ra":
		name = "coherence hb_stable"
		a.Text = "accesses of different locations are ordered by happens-before only, and none of the orders of this cycle goes against that"
	case "rc11":
		name = "acyclic psc"
		a.Text = "only sequentially consistent accesses and fences are in this order, and happens-before does not forbid the cycle either"
	case "imm":
		name = "acyclic ar"
		a.Text = "of program order, only dependencies, acquires, releases and fences are part of this order"
	default:
		for _, s := range laws.Axioms {
			switch word, _, _ := strings.Cut(s.Text, " "); {
			case word == "acyclic" && !strings.Contains(s.Text, " unless "):
				name, a.Text = s.Text, "not all of the cycle is part of this order"
			case word == "coherence" && name == "":
				name, a.Text = s.Text, "this compares the view with the accesses of one location at a time, and the cycle is through several"
			}
		}
	}
	if a.Statement = laws.Axiom(name); a.Statement == nil {
		return
	}
	a.Name = name
	f.Axioms = append(f.Axioms, a)
}
