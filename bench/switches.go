package bench

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
)

// Switch is an optimisation of genmcgo that a run can do without (or, where it is
// off by default, with), for tables that show what it is worth.
type Switch struct {
	Name  string
	Flags []string // of genmcgo, that turn it from its default
	About string
	// Loops says that without it attempts of loops that came to nothing are explored:
	// there are more executions, and perhaps no end of them. Such a switch is used
	// only where it is named.
	Loops bool
	// Files says that without it models are those of the shipped files.
	Files bool
	// Off says that it is off by default and Flags turn it on: there are fewer
	// executions with it. Such a switch is used only where it is named, too.
	Off bool
	// RVF says that it is about the equivalence rvf, and changes nothing with others.
	RVF bool
	// Again says that without it an execution may be explored several times, or count so. Such a switch
	// is used only where it is named.
	Again bool
	// Clock says that it is no optimisation: Flags have genmcgo measure how much of its
	// time goes on VerifySC. It is used only where it is named.
	Clock bool
}

// commuting is the switch of programs that declare what commutes.
const commuting = "commuting"

// switches is the one place that knows them.
var switches = []Switch{
	{Name: "cache", Flags: []string{"--cache=false"}, About: "the tree of labels and continuations; without, every execution is interpreted from the start"},
	{Name: "simplification", Flags: []string{"--simplify=false"}, About: "the choice of a simpler model for programs that allow it"},
	{Name: "hand-written", Files: true, About: "the checkers written by hand; without, the models are those of the shipped files, for which no simpler model is chosen"},
	{Name: "incremental", Flags: []string{"--incremental=false"}, About: "keeping what the model knows of a graph from choice to choice"},
	{Name: "lookahead", Flags: []string{"--lookahead=false"}, About: "leaving out values with which a read only stops its thread"},
	{Name: "unblocking", Flags: []string{"--unblock=false"}, About: "leaving out executions in which a thread waits on although what it waits for came"},
	{Name: "spin", Flags: []string{"--spin-detection=false"}, About: "stopping a thread in a loop that would only repeat itself", Loops: true},
	{Name: "undone-rounds", Flags: []string{"--undone-rounds=false"}, About: "the same, where the loop wrote something and undid it", Loops: true},
	{Name: "fresh-writes", Flags: []string{"--fresh-writes=false"}, About: "the same, where the loop wrote to memory that no other thread knows yet", Loops: true},
	{Name: "symmetry", Flags: []string{"--symmetry"}, About: "counting executions once that differ only in which of several identical threads does what; off by default", Off: true},
	{Name: commuting, Flags: []string{"--commute=false"}, About: "counting executions once that differ only in the order of operations that the program declares to commute", Again: true},
	{Name: "signals", Flags: []string{"--rvf-without=signals"}, About: "with rvf, choosing reads only where a write came up that they could read (backtrack signals; left plot of Figure 11 of rvf-smc-2021)", RVF: true, Again: true},
	{Name: "heuristics", Flags: []string{"--rvf-without=closure,hint"}, About: "with rvf, deciding what can be read by an order that all witnesses respect, and by the witness before the choice (closure and auxiliary trace; right plot of Figure 11)", RVF: true},
	{Name: "closure", Flags: []string{"--rvf-without=closure"}, About: "the former of the two", RVF: true},
	{Name: "hint", Flags: []string{"--rvf-without=hint"}, About: "the latter of the two", RVF: true},
	{Name: "greedy", Flags: []string{"--rvf-without=greedy"}, About: "with rvf, putting events in order first that no read cares for", RVF: true},
	{Name: "clock", Flags: []string{"--rvf-clock"}, About: "no optimisation: with rvf, measures the share of time that goes on VerifySC (Figure 12)", RVF: true, Clock: true},
}

// Recounts reports whether the number of executions may depend on the switch.
func (s Switch) Recounts() bool { return s.Loops || s.Off || s.Again }

// Switches returns the optimisations that can be switched, by name.
func Switches() []Switch { return slices.Clone(switches) }

// SwitchByName finds one, or says which there are.
func SwitchByName(name string) (Switch, error) {
	var names []string
	for _, s := range switches {
		if s.Name == name {
			return s, nil
		}
		names = append(names, s.Name)
	}
	return Switch{}, fmt.Errorf("no optimisation is called %q; there are %s", name, strings.Join(names, ", "))
}

// check asks the genmcgo at path whether it knows the flags of the switch.
func (s Switch) check(ctx context.Context, path string) error {
	for _, f := range s.Flags {
		name, _, _ := strings.Cut(f, "=")
		switch known, err := knows(ctx, path, name); {
		case err != nil:
			return err
		case !known:
			return fmt.Errorf("%s knows no %s, which optimisation %s needs", path, name, s.Name)
		}
	}
	return nil
}

// knows asks the genmcgo at path whether it has the flag, e.g. "--cache".
func knows(ctx context.Context, path, flag string) (bool, error) {
	help, err := exec.CommandContext(ctx, path, "--help").Output()
	if err != nil {
		return false, fmt.Errorf("%s --help: %w", path, err)
	}
	return slices.ContainsFunc(strings.Fields(string(help)), func(w string) bool {
		name, _, _ := strings.Cut(w, "=")
		return name == flag
	}), nil
}

// HasEquivalence asks the genmcgo at path whether it can explore with the equivalence,
// one of Equivalences. Every genmcgo has co, with or without a flag for it.
func HasEquivalence(ctx context.Context, path, equivalence string) (bool, error) {
	if equivalence == "co" {
		return true, nil
	}
	err := exec.CommandContext(ctx, path, "--equivalence="+equivalence, "--version").Run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.Exited() {
		return false, nil // bad usage
	}
	return err == nil, err
}

// Variants makes the columns of genmcgo: as it is with the first equivalence and
// number of workers, with the other numbers, with the other equivalences, and with
// the first of both but without each of the named optimisations ("all" names those
// that do not change counts, of rvf only if that is the first equivalence). flags are
// further flags for all.
func Variants(ctx context.Context, path, clang string, flags []string, equivalences []string, workers []int, without []string) ([]*Checker, error) {
	for i, e := range equivalences {
		if !slices.Contains(Equivalences, e) || slices.Contains(equivalences[:i], e) {
			return nil, fmt.Errorf("equivalences %s: want some of %s, each once", strings.Join(equivalences, ","), strings.Join(Equivalences, ", "))
		}
		switch known, err := HasEquivalence(ctx, path, e); {
		case err != nil:
			return nil, err
		case !known:
			return nil, fmt.Errorf("%s knows no --equivalence=%s", path, e)
		}
	}
	base, err := NewChecker(ctx, "genmcgo", path, clang)
	if err != nil {
		return nil, err
	}
	name := func(equivalence string) string {
		if equivalence == "co" {
			return "genmcgo"
		}
		return "genmcgo " + equivalence
	}
	base.Workers, base.Flags, base.Equivalence, base.Name = workers[0], flags, equivalences[0], name(equivalences[0])
	out := []*Checker{base}
	for _, n := range workers[1:] {
		c := *base
		c.Workers = n
		c.Name = fmt.Sprintf("%s, %d workers", base.Name, n)
		out = append(out, &c)
	}
	for _, e := range equivalences[1:] {
		c := *base
		c.Equivalence, c.Name = e, name(e)
		if e == "co" {
			c.Name = "genmcgo co"
		}
		out = append(out, &c)
	}
	var chosen []Switch
	for _, name := range without {
		if name == "all" {
			for _, s := range switches {
				if !s.Recounts() && !s.Clock && (!s.RVF || equivalences[0] == "rvf") {
					chosen = append(chosen, s)
				}
			}
			continue
		}
		s, err := SwitchByName(name)
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, s)
	}
	for _, s := range chosen {
		if s.RVF && equivalences[0] != "rvf" {
			return nil, fmt.Errorf("%s is about rvf, which is not the first equivalence", s.Name)
		}
		if err := s.check(ctx, path); err != nil {
			return nil, err
		}
		c := *base
		c.Name = base.Name + " without " + s.Name
		c.Flags = append(slices.Clone(flags), s.Flags...)
		c.more, c.fewer, c.Files, c.Clocked = s.Loops || s.Again, s.Off, s.Files, s.Clock
		c.ordered = s.Name == commuting
		if s.Off || s.Clock {
			c.Name = base.Name + " with " + s.Name
		}
		out = append(out, &c)
	}
	return out, nil
}
