package main

import (
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"text/tabwriter"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/models"
)

const modelUsage = `Usage: genmcgo model list            the memory models that there are
       genmcgo model show NAME       print the file of a model
       genmcgo model check FILE...   parse model files, prove what they assert, and say how
                                     each constraint is checked

NAME is a name from the list, with or without .kat, or a path; FILE also may be any of
these. Exit status of check: 0 if all is well, 1 if something is wrong with a model, 2 if a
file can not be read.
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
		return usage("there is no %q; there are list, show and check%s", what, didYouMean(what, []string{"list", "show", "check"}))
	}
}

// listModels prints one line for each model: its name, what --mm accepts for it,
// what it is.
func listModels(w io.Writer) {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, m := range models.List() {
		how := "file"
		if slices.Contains(builtin, m.Name) {
			how = "hand-written and file"
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\n", m.Name, how, m.About)
	}
	tw.Flush()
	fmt.Fprintf(w, "\n--mm=NAME takes what is written by hand, --mm=NAME%s the file, --mm=PATH%s a file of yours.\n", suffix, suffix)
}

// namedFile finds the model file that name means: a path, or a name from the list
// with or without suffix.
func namedFile(name string) (*memoryModel, error) {
	if !strings.HasSuffix(name, suffix) && slices.Contains(shippedFiles(), strings.ToLower(name)+suffix) {
		return &memoryModel{name: strings.ToLower(name) + suffix, shipped: true}, nil
	}
	return findFile(name)
}

// showModel prints a model's file.
func showModel(name string, stdout, stderr io.Writer) int {
	m, err := namedFile(name)
	var text []byte
	if err == nil {
		var f fs.File
		if f, err = m.open(m.name); err == nil {
			text, err = io.ReadAll(f)
			f.Close()
		}
	}
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
	m, err := namedFile(name)
	if err != nil {
		fmt.Fprintln(stderr, "genmcgo:", err)
		return exitUsage
	}
	var c *kat.Compiled
	if err = m.read(); err == nil {
		c, err = kat.Compile(m.spec)
	}
	var model *kat.Model
	if err == nil {
		model, err = kat.NewModel(c)
	}
	if err != nil {
		m.explain(stderr, err)
		if kat.AsErrors(err) == nil {
			return exitUsage
		}
		return exitError
	}
	describe(stdout, m, model)
	return 0
}

// describe prints what is checked of an execution, and how, in the order of the
// file.
func describe(w io.Writer, m *memoryModel, model *kat.Model) {
	fmt.Fprintf(w, "%s is a memory model\n", m.name)
	for _, l := range model.Describe() {
		place := fmt.Sprint(l.Pos.Line)
		if l.Pos.File != m.spec.File {
			place = fmt.Sprintf("%s:%d", l.Pos.File, l.Pos.Line)
		}
		fmt.Fprintf(w, "%5s  %s\n         %s\n", place, l.What, l.How)
	}
	past := "po ∪ rf"
	if model.Traits().Dependencies {
		past = "dependencies (ppo) ∪ rfe: po ∪ rf may be cyclic (load buffering), and programs are run with their dependencies"
	}
	fmt.Fprintf(w, "       causal past of an event: %s\n", past)
}
