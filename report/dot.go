package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// dotStyle is how Graphviz draws a relation: colours and dashes as in the picture
// (pictureStyle). Only what always points downwards has a say in the ranks.
var dotStyle = map[string]string{
	relRF:       `color="#00795a", fontcolor="#00795a", constraint=false`,
	relCO:       `color="#b35c00", fontcolor="#b35c00", style=dashed, constraint=false`,
	relFR:       `color="#a3307f", fontcolor="#a3307f", style=dashed, constraint=false`,
	relHB:       `color="#3c6fb0", fontcolor="#3c6fb0", style=dotted`,
	relCreate:   `color="#6a6a6a"`,
	relJoin:     `color="#6a6a6a"`,
	relConflict: `color="#c4161c", penwidth=3, dir=none, constraint=false`,
}

// WriteDot writes the graph of f in Graphviz's language: one column per thread,
// program order downwards, the relations as in the picture ([Finding.WriteSVG]), the
// events concerned red. Of fr it has what program order and hb do not imply. Render
// it with `dot -Tsvg`. It is an error if f has no graph.
func (f *Finding) WriteDot(w io.Writer) error {
	if f.Graph == nil {
		return fmt.Errorf("no graph belongs to this %s", f.Kind)
	}
	g := f.Graph
	l := &layout{f: f}
	l.collect()
	l.imply(l.order())
	b := &strings.Builder{}
	b.WriteString("digraph execution {\n")
	fmt.Fprintf(b, "  label=%s; labelloc=t; labeljust=l; fontname=\"monospace\"; fontsize=11;\n", quote(wrap(f.title()+": "+f.Message, 90)+"\n"))
	b.WriteString("  node [shape=box, style=rounded, color=gray70, fontname=\"monospace\", fontsize=10, margin=0.06, height=0.3];\n")
	b.WriteString("  edge [fontname=\"monospace\", fontsize=9, arrowsize=0.7];\n")
	for i := range g.Threads {
		t := &g.Threads[i]
		fmt.Fprintf(b, "  subgraph cluster_%d {\n", t.ID)
		fmt.Fprintf(b, "    label=%s; color=gray80;\n", quote(strings.TrimSpace(fmt.Sprintf("thread %d %s", t.ID, t.Function))))
		for j := range t.Events {
			e := &t.Events[j]
			label := e.ID + " " + e.Text
			if s := e.Short(); s != "" {
				label += "\n" + s + "\n"
			}
			style := "rounded"
			if e.Pending != "" || e.Kind == "absent" {
				style = "\"rounded,dashed\""
			}
			attrs := ""
			if style != "rounded" {
				attrs = ", style=" + style
			}
			if slices.ContainsFunc(f.Events, func(m Event) bool { return m.ID == e.ID }) {
				attrs += ", color=\"#c4161c\", fontcolor=\"#c4161c\", penwidth=2"
			}
			fmt.Fprintf(b, "    %s [label=%s%s];\n", quote(e.ID), quote(label), attrs)
		}
		for j := 1; j < len(t.Events); j++ {
			fmt.Fprintf(b, "    %s -> %s [color=gray70, weight=10];\n", quote(t.Events[j-1].ID), quote(t.Events[j].ID))
		}
		b.WriteString("  }\n")
	}
	if slices.ContainsFunc(l.Links, func(k link) bool { return k.From == "init" }) {
		fmt.Fprintf(b, "  \"init\" [label=%s];\n", quote("initial values: "+l.initial()))
	}
	for i := range l.Links {
		k := &l.Links[i]
		if k.Relation == relFR && k.Implied {
			continue
		}
		label := fmt.Sprintf(", label=%q", k.Relation)
		switch k.Relation {
		case relCreate, relJoin, relConflict:
			label = ""
		}
		fmt.Fprintf(b, "  %s -> %s [%s%s];\n", quote(k.From), quote(k.To), dotStyle[k.Relation], label)
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
