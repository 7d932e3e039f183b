package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// WriteDot writes the graph of f in Graphviz's language: one column per thread,
// program order downwards, reads-from green, coherence orange, the events
// concerned red. Render it with `dot -Tsvg`.
func (f *Finding) WriteDot(w io.Writer) error {
	if f.Graph == nil {
		return fmt.Errorf("no graph belongs to this %s", f.Kind)
	}
	return f.Graph.WriteDot(w, f.Kind+": "+f.Message, f.Events)
}

// WriteDot writes g with a title and some events highlighted; see
// [Finding.WriteDot].
func (g *Graph) WriteDot(w io.Writer, title string, marked []Event) error {
	b := &strings.Builder{}
	b.WriteString("digraph execution {\n")
	fmt.Fprintf(b, "  label=%s; labelloc=t; labeljust=l; fontname=\"monospace\"; fontsize=11;\n", quote(wrap(title, 90)))
	b.WriteString("  node [shape=plaintext, fontname=\"monospace\", fontsize=10, margin=0.04];\n")
	b.WriteString("  edge [fontname=\"monospace\", fontsize=9, arrowsize=0.7];\n")
	isMarked := func(id string) bool {
		return slices.ContainsFunc(marked, func(e Event) bool { return e.ID == id })
	}
	init := false
	for i := range g.Threads {
		t := &g.Threads[i]
		fmt.Fprintf(b, "  subgraph cluster_%d {\n", t.ID)
		fmt.Fprintf(b, "    label=%s; color=gray80;\n", quote(strings.TrimSpace(fmt.Sprintf("thread %d %s", t.ID, t.Function))))
		for j := range t.Events {
			e := &t.Events[j]
			label := e.ID + " " + e.Text
			if s := e.Short(); s != "" {
				label += "\n" + s
			}
			attrs := ""
			if isMarked(e.ID) {
				attrs = ", shape=box, color=red, fontcolor=red, penwidth=2"
			}
			fmt.Fprintf(b, "    %s [label=%s%s];\n", quote(e.ID), quote(label), attrs)
			init = init || e.ReadsFrom == "init"
		}
		for j := 1; j < len(t.Events); j++ {
			fmt.Fprintf(b, "    %s -> %s [color=black, weight=10];\n", quote(t.Events[j-1].ID), quote(t.Events[j].ID))
		}
		b.WriteString("  }\n")
	}
	if init {
		b.WriteString("  \"init\" [label=\"initial values\", fontcolor=gray40];\n")
	}
	for i := range g.Threads {
		t := &g.Threads[i]
		if t.Parent != "" && len(t.Events) > 0 {
			fmt.Fprintf(b, "  %s -> %s [color=gray50, style=dashed];\n", quote(t.Parent), quote(t.Events[0].ID))
		}
		for j := range t.Events {
			e := &t.Events[j]
			if e.ReadsFrom != "" {
				fmt.Fprintf(b, "  %s -> %s [color=\"#1b7837\", fontcolor=\"#1b7837\", label=\"rf\", constraint=false];\n",
					quote(e.ReadsFrom), quote(e.ID))
			}
			if e.Kind == "join" && e.Value != "" {
				for k := range g.Threads {
					if n := len(g.Threads[k].Events); n > 0 && strings.HasPrefix(e.Text, fmt.Sprintf("join thread %d ", g.Threads[k].ID)) {
						fmt.Fprintf(b, "  %s -> %s [color=gray50, style=dashed];\n", quote(g.Threads[k].Events[n-1].ID), quote(e.ID))
					}
				}
			}
		}
	}
	for i := range g.Coherence {
		ws := g.Coherence[i].Writes
		for j := 1; j < len(ws); j++ {
			fmt.Fprintf(b, "  %s -> %s [color=\"#e08214\", fontcolor=\"#e08214\", label=\"co\", constraint=false];\n",
				quote(ws[j-1]), quote(ws[j]))
		}
	}
	b.WriteString("}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// quote makes a DOT string: quotes and backslashes escaped, lines left-aligned.
func quote(s string) string {
	s = strings.ReplaceAll(s, `\`, `\\`)
	s = strings.ReplaceAll(s, `"`, `\"`)
	s = strings.ReplaceAll(s, "\n", `\l`)
	return `"` + s + `"`
}

// wrap breaks s at blanks into lines of about n characters.
func wrap(s string, n int) string {
	var b strings.Builder
	col := 0
	for i, word := range strings.Fields(s) {
		if i > 0 {
			if col+1+len(word) > n {
				b.WriteByte('\n')
				col = 0
			} else {
				b.WriteByte(' ')
				col++
			}
		}
		b.WriteString(word)
		col += len(word)
	}
	return b.String()
}
