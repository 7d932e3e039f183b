package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"genmcgo"
)

const huntUsage = `Usage: genmcgo hunt [flags] FILE... [-- CLANG FLAGS]

Looks for errors in a program that has too many executions to explore. It draws executions at random, on all
processors, until it finds an error or is stopped by --timeout, --max-executions or Ctrl-C. Each execution is
one that the memory model allows, and is checked like those of an exploration. Without an error the verdict
is incomplete; the report then says how many different executions were drawn, how likely the next one is
new, and which lines none of them reached. docs/hunt.md explains how executions are drawn.

`

// huntable reports whether genmcgo hunt has a flag of the table.
func huntable(f *flagSpec) bool {
	return f.only == "" && genmcgo.NotHunting[f.Name] == "" && !slices.Contains([]string{"cluster", "detach", "diff"}, f.Name)
}

func writeHuntUsage(w io.Writer) {
	fmt.Fprint(w, huntUsage)
	writeFlags(w, func(f *flagSpec) bool {
		return slices.Contains([]string{"seed", "timeout", "max-executions", "workers"}, f.Name)
	}, map[string]string{
		"seed":           "the seed of the drawing: with --workers=1, the same `N` draws the same executions",
		"max-executions": "stop after drawing `N` executions, complete and blocked ones, however often each came up",
	})
	var not []string
	for _, f := range newTable(&options{}) {
		if f.only == "" && !huntable(&f) {
			not = append(not, "--"+f.Name)
		}
	}
	fmt.Fprintf(w, "\nThe other flags of genmcgo say what is checked, and where the report is written (\"genmcgo --help\"). A hunt\ndoes not have\n%s.\n\n", wrap(not, 100))
	fmt.Fprint(w, "Exit status: 1 an error was found; 2 bad input or usage; 3 a bug in genmcgo; 4 no error was found.\n")
}

// wrap joins words by commas, in lines of at most width columns.
func wrap(words []string, width int) string {
	var b strings.Builder
	column := 0
	for i, w := range words {
		switch {
		case i == 0:
		case column+2+len(w) >= width:
			b.WriteString(",\n")
			column = 0
		default:
			b.WriteString(", ")
			column += 2
		}
		b.WriteString(w)
		column += len(w)
	}
	return b.String()
}

// parseHunt is parseArgs for genmcgo hunt.
func parseHunt(args []string) (*options, error) {
	o, err := parse(&options{what: "hunt"}, args)
	if err != nil || o.help || o.version {
		return o, err
	}
	for i := range o.table {
		if f := &o.table[i]; o.flags.Changed(f.Name) && !huntable(f) {
			return nil, fmt.Errorf("genmcgo hunt does not take --%s: %s", f.Name, cmp.Or(genmcgo.NotHunting[f.Name], "it draws executions on this machine alone"))
		}
	}
	if len(o.models) > 1 {
		return nil, errors.New("genmcgo hunt needs one model (--mm)")
	}
	return o, nil
}

// hunt is the command genmcgo hunt.
func (s *invocation) hunt() int {
	r, err := s.prog.Hunt(s.ctx, s.options())
	if err != nil {
		return s.failed(err)
	}
	return s.finishReport(r)
}
