package runner

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/consistency/kat"
)

// Line says how one statement of a model is checked.
type Line struct {
	Pos       kat.Pos
	What, How string
}

// Describe says what of the model is checked while a program is explored, and how,
// in the order of the file.
func (m *Model) Describe() []Line {
	s := m.spec
	var lines []Line
	add := func(pos kat.Pos, what, how string) { lines = append(lines, Line{pos, what, how}) }
	for i, v := range s.Views {
		how := "a vector clock for each event, from those before it by an " + m.views[i].back.size()
		if m.views[i].porf {
			how = "the causal past of each event, which is kept anyway"
		}
		add(v.Pos, "view "+v.Name, how)
	}
	for _, x := range s.Coherence {
		add(x.Pos, "coherence "+s.Views[x.View].Name, "by position in co, from the view")
	}
	const nothing = "holds in every execution, so nothing is checked"
	for i, x := range m.cons {
		word := [...]string{isAcyclic: "acyclic", isIrreflexive: "irreflexive", isEmpty: "empty"}[x.what]
		how := nothing
		if p := m.whole[i]; p != nil {
			how = "search for a violation through each new event, by an " + p.size()
			if n := m.needs(i); n != "" {
				how += ", if the program has " + n
			}
		}
		text := strings.Join(strings.Fields(x.Text), " ")
		if !strings.HasPrefix(text, word) {
			text = word + " " + text
		}
		add(x.Pos, kat.Excerpt(text), how)
	}
	for _, x := range m.judged {
		what := "error " + x.Name
		if x.Warning {
			what = "warning " + x.Name
		}
		add(x.Pos, what, x.how(s))
	}
	for _, a := range s.Asserts {
		add(a.Pos, kat.Excerpt(a.Text), "proved for all executions")
	}
	slices.SortStableFunc(lines, func(a, b Line) int {
		return cmp.Or(cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col))
	})
	return lines
}

// how says how an error or warning is looked for.
func (in *inclusion) how(s *kat.Spec) string {
	if in.left == nil {
		return "no execution has such events, so nothing is checked"
	}
	how := "for each new event, what it is in conflict with by an " + in.left.size()
	if in.conflict != nil {
		how = "for each new event, the accesses of its location"
	}
	var with []string
	for _, v := range in.views {
		with = append(with, "the view "+s.Views[v].Name)
	}
	if in.right != nil {
		with = append(with, "an "+in.right.size())
	}
	if len(with) > 0 {
		how += "; ordered or not by " + strings.Join(with, " and ")
	}
	return how
}

// size is the size of p in words; steps from different kinds of events count once.
func (p *program) size() string {
	type step struct {
		from, next, view int32
		op               op
	}
	steps := map[step]bool{}
	for q := int32(0); int(q) < p.states; q++ {
		for k := 0; k < p.kinds; k++ {
			for _, t := range p.at(q, uint8(k)) {
				steps[step{q, t.next, t.view, t.op}] = true
			}
		}
	}
	count := func(n int, what string) string {
		if n != 1 {
			what += "s"
		}
		return fmt.Sprint(n, " ", what)
	}
	return "automaton of " + count(p.states, "state") + " and " + count(len(steps), "transition")
}

// needs says what must be there to violate constraint i, of the events that many
// programs do not have; "" if nothing.
func (m *Model) needs(i int) string {
	var out []string
	for _, x := range []struct {
		pred kat.Pred
		name string
	}{{kat.PredSC, "SC events"}, {kat.PredF, "fences"}, {kat.PredUW, "read-modify-writes"}, {kat.PredNA, "accesses that are not atomic"}} {
		with, ok := m.kinds.masks[kat.Test{Has: 1 << x.pred}]
		if ok && m.programsFor(m.kinds.all() &^ with)[i] == nil {
			out = append(out, x.name)
		}
	}
	return strings.Join(out, " and ")
}
