package main

import (
	"cmp"
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
	if err == nil {
		_, err = kat.NewModel(c)
	}
	if err != nil {
		m.explain(stderr, err)
		if kat.AsErrors(err) == nil {
			return exitUsage
		}
		return exitError
	}
	describe(stdout, m.name, c)
	return 0
}

// describe prints what is checked of an execution, and how, in the order of the
// file.
func describe(w io.Writer, name string, c *kat.Compiled) {
	type line struct {
		pos       kat.Pos
		what, how string
	}
	var lines []line
	add := func(pos kat.Pos, what, format string, args ...any) {
		lines = append(lines, line{pos, what, fmt.Sprintf(format, args...)})
	}
	s := c.Spec
	for i := range s.Views {
		n := &c.Views[i].NFA
		add(s.Views[i].Pos, "view "+s.Views[i].Name, "a vector clock for each event, by an %s", automaton(n.Trans))
	}
	for _, x := range s.Coherence {
		add(x.Pos, "coherence "+s.Views[x.View].Name, "by position in co, from the vector clock")
	}
	for i := range c.Cycles {
		x := &c.Cycles[i]
		how := automaton(x.Trans)
		if len(x.Trans) == 0 {
			how = "holds in every execution, so nothing is checked"
		} else if p := needs(x); p != "" {
			how += ", only if the program has " + p
		}
		if x.Unless != nil {
			how += ", unless what is excused"
		}
		word := "acyclic"
		if x.Once {
			word = "irreflexive"
		}
		add(x.Pos, statement(word, x.Text), "%s", how)
	}
	for _, x := range s.Empty {
		add(x.Pos, statement("empty", x.Text), "holds in every execution, so nothing is checked")
	}
	for i := range c.Inclusions {
		x := &c.Inclusions[i]
		word := "error " + x.Name
		if x.Warning {
			word = "warning " + x.Name
		}
		switch {
		case len(x.Left.Trans) == 0:
			add(x.Pos, word, "never happens, so nothing is checked")
		case x.View >= 0:
			add(x.Pos, word, "%s for each new event, against the vector clock of %s", automaton(x.Left.Trans), s.Views[x.View].Name)
		case x.Right == nil || x.Right.Op == kat.OpEmpty:
			add(x.Pos, word, "%s for each new event", automaton(x.Left.Trans))
		default:
			add(x.Pos, word, "%s for each new event, against an %s", automaton(x.Left.Trans), automaton(x.RightBack.Trans))
		}
	}
	for _, x := range s.Asserts {
		add(x.Pos, statement("assert", x.Text), "proved for all executions")
	}
	slices.SortStableFunc(lines, func(a, b line) int {
		return cmp.Or(cmp.Compare(a.pos.Line, b.pos.Line), cmp.Compare(a.pos.Col, b.pos.Col))
	})
	fmt.Fprintf(w, "%s is a memory model\n", name)
	for _, l := range lines {
		place := fmt.Sprint(l.pos.Line)
		if l.pos.File != s.File {
			place = fmt.Sprintf("%s:%d", l.pos.File, l.pos.Line)
		}
		fmt.Fprintf(w, "%5s  %s\n         %s\n", place, l.what, l.how)
	}
	past := "po ∪ rf"
	if c.Prefix != nil {
		past = "dependencies (ppo) ∪ rfe: po ∪ rf may be cyclic (load buffering), and programs are run with their dependencies"
	}
	fmt.Fprintf(w, "       causal past of an event: %s\n", past)
}

// statement is a statement as written, in one line.
func statement(word, text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if !strings.HasPrefix(text, word) {
		text = word + " " + text
	}
	return clip(text)
}

// automaton tells the size of an automaton.
func automaton(trans [][]kat.Trans) string {
	n := 0
	for _, t := range trans {
		n += len(t)
	}
	count := func(n int, what string) string {
		if n != 1 {
			what += "s"
		}
		return fmt.Sprint(n, " ", what)
	}
	return "automaton of " + count(len(trans), "state") + " and " + count(n, "transition")
}

// needs says which events must be there for a cycle, of those that many programs do
// not have; "" if none.
func needs(c *kat.Cycle) string {
	var out []string
	for _, p := range []struct {
		pred kat.Pred
		name string
	}{{kat.PredSC, "SC events"}, {kat.PredF, "fences"}, {kat.PredUW, "read-modify-writes"}, {kat.PredNA, "accesses that are not atomic"}} {
		if !cyclesWithout(c, 1<<p.pred) {
			out = append(out, p.name)
		}
	}
	return strings.Join(out, " and ")
}

// cyclesWithout reports whether the automaton has a cycle through a hub along which
// no event must be in preds.
func cyclesWithout(c *kat.Cycle, preds kat.Preds) bool {
	must := func(t kat.Test) bool { return t.Has&preds != 0 }
	for h := range c.Trans {
		if !c.Hub[h] || must(c.Enter[h]) {
			continue
		}
		seen := make([]bool, len(c.Trans))
		for todo := []int32{int32(h)}; len(todo) > 0; {
			s := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			for _, t := range c.Trans[s] {
				if must(t.To) || must(c.Enter[t.Next]) {
					continue
				}
				if int(t.Next) == h {
					return true
				}
				if !seen[t.Next] {
					seen[t.Next] = true
					todo = append(todo, t.Next)
				}
			}
		}
	}
	return false
}
