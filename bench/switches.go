package bench

import (
	"context"
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
}

// switches is the one place that knows them.
var switches = []Switch{
	{Name: "cache", Flags: []string{"--cache=false"}, About: "the tree of labels and continuations; without, every execution is interpreted from the start"},
	{Name: "simplification", Flags: []string{"--simplify=false"}, About: "the choice of a simpler model for programs that allow it"},
	{Name: "hand-written", Files: true, About: "the checkers written by hand; without, the models are those of the shipped files, for which no simpler model is chosen"},
	{Name: "incremental", Flags: []string{"--incremental=false"}, About: "keeping what the model knows of a graph from choice to choice"},
	{Name: "lookahead", Flags: []string{"--lookahead=false"}, About: "leaving out values with which a read only stops its thread"},
	{Name: "unblocking", Flags: []string{"--unblock=false"}, About: "leaving out executions in which a thread waits on although what it waits for came"},
	{Name: "spin", Flags: []string{"--spin-detection=false"}, About: "stopping a thread in a loop that would only repeat itself", Loops: true},
	{Name: "fresh-writes", Flags: []string{"--fresh-writes=false"}, About: "the same, where the loop wrote to memory that nobody else knows yet", Loops: true},
	{Name: "symmetry", Flags: []string{"--symmetry"}, About: "counting executions once that differ only in which of several identical threads does what; off by default", Off: true},
}

// Recounts reports whether the number of executions depends on the switch.
func (s Switch) Recounts() bool { return s.Loops || s.Off }

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
	help, err := exec.CommandContext(ctx, path, "--help").Output()
	if err != nil {
		return fmt.Errorf("%s --help: %w", path, err)
	}
	for _, f := range s.Flags {
		name, _, _ := strings.Cut(f, "=")
		if !slices.ContainsFunc(strings.Fields(string(help)), func(w string) bool { return w == name }) {
			return fmt.Errorf("%s knows no %s, which optimisation %s needs", path, name, s.Name)
		}
	}
	return nil
}

// Variants makes the columns of genmcgo: as it is with the first number of
// workers, with the other numbers, and with that first number but without each of
// the named optimisations ("all" names those that do not change counts). flags are further flags for all.
func Variants(ctx context.Context, path, clang string, flags []string, workers []int, without []string) ([]*Checker, error) {
	base, err := NewChecker(ctx, "genmcgo", path, clang)
	if err != nil {
		return nil, err
	}
	base.Workers, base.Flags = workers[0], flags
	out := []*Checker{base}
	for _, n := range workers[1:] {
		c := *base
		c.Workers = n
		c.Name = fmt.Sprintf("genmcgo, %d workers", n)
		out = append(out, &c)
	}
	var chosen []Switch
	for _, name := range without {
		if name == "all" {
			for _, s := range switches {
				if !s.Recounts() {
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
		if err := s.check(ctx, path); err != nil {
			return nil, err
		}
		c := *base
		c.Name = "genmcgo without " + s.Name
		c.Flags = append(slices.Clone(flags), s.Flags...)
		c.more, c.fewer, c.Files = s.Loops, s.Off, s.Files
		if s.Off {
			c.Name = "genmcgo with " + s.Name
		}
		out = append(out, &c)
	}
	return out, nil
}
