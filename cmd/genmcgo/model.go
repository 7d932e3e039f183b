package main

import (
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"genmcgo"
	"genmcgo/internal/spell"
)

const modelUsage = `Usage: genmcgo model list            list the memory models
       genmcgo model show NAME       print the file of a model
       genmcgo model check FILE...   parse model files, prove what they assert, and say how
                                     each constraint is checked

NAME is a name from the list, with or without .kat, or a path; FILE also may be any of
these. Exit status of check: 0 if all is well, 1 if something is wrong with a model, 2 if a
file cannot be read.
`

// modelCommand is genmcgo model.
func modelCommand(args []string, stdout, stderr io.Writer) int {
	usage := func(format string, a ...any) int {
		fmt.Fprintf(stderr, "genmcgo: model: "+format+"\n", a...)
		fmt.Fprintln(stderr, "Try 'genmcgo model --help'.")
		return exitUsage
	}
	if len(args) == 0 {
		return usage("list, show or check?")
	}
	switch what, rest := args[0], args[1:]; what {
	case "-h", "-help", "--help", "help":
		fmt.Fprint(stdout, modelUsage)
		return 0
	case "list":
		if len(rest) > 0 {
			return usage("list takes no argument, but there is %s", rest[0])
		}
		listModels(stdout)
		return 0
	case "show":
		if len(rest) != 1 {
			return usage("show needs one NAME")
		}
		return showModel(rest[0], stdout, stderr)
	case "check":
		if len(rest) == 0 {
			return usage("check needs a FILE")
		}
		code := 0
		for _, name := range rest {
			switch c := checkModel(name, stdout, stderr); {
			case c == exitUsage, c == exitError && code == 0:
				code = c
			}
		}
		return code
	default:
		return usage("there is no %q; there are list, show and check%s", what, spell.Hint(what, []string{"list", "show", "check"}))
	}
}

// listModels prints one line for each model: its name, what --mm accepts for it,
// what it is.
func listModels(w io.Writer) {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, m := range genmcgo.Models() {
		how := "file"
		if m.HandWritten {
			how = "hand-written and file"
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\n", m.Name, how, m.About)
	}
	tw.Flush()
	fmt.Fprint(w, "\n--mm=NAME takes what is written by hand, --mm=NAME.kat the file, --mm=PATH.kat a file of yours.\n")
}

// showModel prints a model's file.
func showModel(name string, stdout, stderr io.Writer) int {
	text, err := genmcgo.ModelFile(name)
	if err == nil {
		_, err = stdout.Write(text)
	}
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo:", err)
		return exitUsage
	}
	return 0
}

// checkModel parses and compiles a model and says how it is checked.
func checkModel(name string, stdout, stderr io.Writer) int {
	d, err := genmcgo.DescribeModel(name)
	var wrong *genmcgo.ModelError
	switch {
	case errors.As(err, &wrong):
		wrong.Explain(stderr, "genmcgo: ")
		return exitError
	case err != nil:
		fmt.Fprintln(stderr, "genmcgo:", err)
		return exitUsage
	}
	describe(stdout, d)
	return 0
}

// describe prints what is checked of an execution, and how, in the order of the
// file.
func describe(w io.Writer, d *genmcgo.ModelDescription) {
	fmt.Fprintf(w, "%s is a memory model\n", d.Name)
	for _, l := range d.Lines {
		place := fmt.Sprint(l.Line)
		if l.File != d.File {
			place = fmt.Sprintf("%s:%d", l.File, l.Line)
		}
		fmt.Fprintf(w, "%5s  %s\n         %s\n", place, l.What, l.How)
	}
	past := "po ∪ rf"
	if d.Dependent {
		past = "dependencies (ppo) ∪ rfe: po ∪ rf may be cyclic (load buffering), and programs are run with their dependencies"
	}
	fmt.Fprintf(w, "       causal past of an event: %s\n", past)
}
