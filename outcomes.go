package genmcgo

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
	"genmcgo/outcome"
	"genmcgo/report"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// claims are what a run observes of the ends of executions; nil if nothing.
type claims struct {
	prog       *Program
	places     []outcome.Place
	conditions []watched
	filter     *watched // of the executions that count; nil: all do
	shown      int      // of places: those that were asked for, which come first
}

// watched is a condition and where its places are among those of the claims.
type watched struct {
	*outcome.Condition
	columns []int
	claim   bool // it is one in the source
}

// Observes reports whether o asks for what executions end with.
func (o *Options) Observes() bool {
	return o.claims || o.Outcomes != "" || o.Expect != "" || len(o.Exists)+len(o.Forall)+len(o.Never) > 0
}

// claims prepares what o, and the program if it is a litmus test, say about the ends of executions.
func (p *Program) claims(o *Options) (*claims, error) {
	if !o.Observes() || p.prog == nil {
		return nil, nil
	}
	w := &claims{prog: p}
	shown, filter, err := outcome.SplitWhere(o.Outcomes)
	var list []outcome.Place
	if err == nil && shown != "" {
		list, err = outcome.ParsePlaces(shown, w)
	}
	if err != nil {
		return nil, bad("outcomes", "--outcomes: %v", err)
	}
	for _, at := range list {
		w.column(at)
	}
	w.noted()
	var expected []*outcome.Condition
	if o.Expect != "" {
		var err error
		if expected, err = readExpected(o.Expect); err != nil {
			return nil, err
		}
	}
	add := func(option string, c *outcome.Condition, err error) error {
		var one watched
		if err == nil {
			one, err = w.watch(c)
		}
		if err != nil {
			return bad(option, "--%s: %v", option, err)
		}
		w.conditions = append(w.conditions, one)
		return nil
	}
	for _, f := range []struct {
		option string
		is     outcome.Quantifier
		texts  []string
	}{{"exists", outcome.Exists, o.Exists}, {"forall", outcome.Forall, o.Forall}, {"never", outcome.Never, o.Never}} {
		for _, text := range f.texts {
			c, err := outcome.Parse(f.is, text)
			if err := add(f.option, c, err); err != nil {
				return nil, err
			}
		}
	}
	for _, c := range expected {
		if err := add("expect", c, nil); err != nil {
			return nil, err
		}
	}
	if w.shown = len(w.places); shown == "" && len(o.Exists)+len(o.Forall)+len(o.Never) == 0 && len(w.places) > maxShown {
		w.shown = 0
	}
	if filter != nil {
		one, err := w.watch(filter)
		if err != nil {
			return nil, bad("outcomes", "--outcomes: where: %v", err)
		}
		w.filter = &one
	}
	w.fromSource()
	return w, nil
}

// watch finds the places of a condition.
func (w *claims) watch(c *outcome.Condition) (watched, error) {
	at, err := c.Places(w)
	one := watched{Condition: c}
	for _, place := range at {
		one.columns = append(one.columns, w.column(place))
	}
	return one, err
}

// maxShown is how many places of a file with --expect make columns of a table that the user did not ask for.
const maxShown = 32

// column is the column of a place, which it adds if there is none.
func (w *claims) column(p outcome.Place) int {
	i := slices.IndexFunc(w.places, func(q outcome.Place) bool { return q.Text == p.Text })
	if i < 0 {
		i = len(w.places)
		w.places = append(w.places, p)
	}
	return i
}

// readExpected reads a file with --expect: in each line that is not empty and no comment (#), an outcome as a conjunction.
// All outcomes together must be those of the program.
func readExpected(name string) (list []*outcome.Condition, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, bad("expect", "--expect=%s: %v", name, pathless(err))
	}
	var all []string
	for i, line := range strings.Split(string(text), "\n") {
		if line, _, _ = strings.Cut(line, "#"); strings.TrimSpace(line) == "" {
			continue
		}
		// herd separates values with semicolons, and ends with one.
		line = strings.ReplaceAll(strings.TrimSuffix(strings.TrimSpace(line), ";"), ";", ` /\ `)
		c, err := outcome.Parse(outcome.Exists, line)
		if err != nil {
			return nil, bad("expect", "--expect=%s: line %d: %v", name, i+1, err)
		}
		list = append(list, c)
		all = append(all, "("+line+")")
	}
	if len(all) == 0 {
		return nil, bad("expect", "--expect=%s: it has no outcome", name)
	}
	only, err := outcome.Parse(outcome.Forall, strings.Join(all, ` \/ `))
	if err != nil {
		return nil, bad("expect", "--expect=%s: %v", name, err)
	}
	return append(list, only), nil
}

// expectHere replaces the name of a file in o.Expect by what is in it: other machines do not have the file.
func (o *Options) expectHere() error {
	if o.Expect == "" {
		return nil
	}
	list, err := readExpected(o.Expect)
	if err != nil {
		return err
	}
	o.Expect, o.Exists, o.Forall = "", slices.Clone(o.Exists), slices.Clone(o.Forall)
	for _, c := range list {
		text := strings.TrimPrefix(c.Text, string(c.Quantifier)+" ")
		if c.Quantifier == outcome.Exists {
			o.Exists = append(o.Exists, text)
		} else {
			o.Forall = append(o.Forall, text)
		}
	}
	return nil
}

// pathless is err without the path that it is about.
func pathless(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}

// Variable implements outcome.Program.
func (w *claims) Variable(name string) (a event.Addr, size uint64, t debug.Type, err error) {
	if r := outcome.Register(name); r != "" {
		if a, size, t, err = w.Variable(r); err != nil {
			err = fmt.Errorf("%s: the program is not a litmus test with this local variable; name a global one", name)
		}
		return a, size, t, err
	}
	found := -1
	globals := w.prog.prog.Globals
	for i := range globals {
		g := &globals[i]
		short := debug.Name(g.Name)
		if k := strings.LastIndex(g.Name, "::"); k >= 0 && g.Name == short { // static, in one of several files
			short = g.Name[k+2:]
		}
		if g.Name != name && short != name && debug.Name(g.Name) != name {
			continue
		}
		if found >= 0 {
			return 0, 0, t, fmt.Errorf("there are several variables %s: %s and %s", name, globals[found].Name, g.Name)
		}
		found = i
	}
	n := &names{s: &exploration{Program: w.prog}}
	altered := func() error {
		return fmt.Errorf("%s: the compiler optimised, and keeps this variable in another form; compile with -O0, or declare it without static", name)
	}
	if found < 0 {
		if n.altered(name) {
			return 0, 0, t, altered()
		}
		return 0, 0, t, fmt.Errorf("the program has no global variable %s", name)
	}
	g := &globals[found]
	t, ok := n.variable(g.Name)
	if !ok && n.altered(g.Name) {
		return 0, 0, t, altered()
	}
	return g.Addr, g.Size, t, nil
}

// Address implements outcome.Program.
func (w *claims) Address(a event.Addr) string {
	n := &names{s: &exploration{Program: w.prog}}
	name, ok := n.Location(a, 0)
	if !ok {
		return ""
	}
	return "&" + name
}

// endings are the ways to end that the conditions call wrong, for the engine.
func (w *claims) endings() (list []config.Ending) {
	if w == nil {
		return nil
	}
	for _, c := range w.conditions {
		if c.Quantifier == outcome.Exists {
			continue
		}
		list = append(list, config.Ending{Name: c.Text, Is: func(memory func(event.Addr, uint8) uint64) (string, bool) {
			values := make([]outcome.Value, len(w.places))
			for _, i := range c.columns {
				values[i] = w.places[i].Read(memory)
			}
			if c.Holds(values, c.columns) == (c.Quantifier == outcome.Forall) || !w.counts(memory) {
				return "", false
			}
			if c.claim {
				return "", true
			}
			var with []string
			for _, i := range c.columns {
				with = append(with, w.places[i].Text+"="+values[i].Text(w.Address))
			}
			if len(with) == 0 {
				return "", true
			}
			return "with " + strings.Join(with, ", "), true
		}})
	}
	return list
}

// counts reports whether an execution that ends with memory counts.
func (w *claims) counts(memory outcome.Memory) bool {
	if w.filter == nil {
		return true
	}
	values := make([]outcome.Value, len(w.places))
	for _, i := range w.filter.columns {
		values[i] = w.places[i].Read(memory)
	}
	return w.filter.Holds(values, w.filter.columns)
}

// last finds the writes that memory ends with where a condition looks.
func (w *claims) last() func(condition string, s *result.Snapshot) []event.ID {
	if w == nil {
		return nil
	}
	return func(condition string, s *result.Snapshot) (ids []event.ID) {
		for _, c := range w.conditions {
			if c.Text != condition {
				continue
			}
			for _, i := range c.columns {
				w.places[i].Read(func(a event.Addr, size uint8) uint64 {
					v, last := outcome.Final(s, w.prog.prog.Initial, a, size)
					for _, id := range last {
						if !slices.Contains(ids, id) {
							ids = append(ids, id)
						}
					}
					return v
				})
			}
		}
		return ids
	}
}

// table is an empty table of what executions leave in the places.
func (w *claims) table() *outcome.Table {
	var keep func([]outcome.Value) bool
	if f := w.filter; f != nil {
		keep = func(values []outcome.Value) bool { return f.Holds(values, f.columns) }
	}
	return outcome.NewTable(w.places, w.prog.prog.Initial, keep)
}

// outcomes is t as a report shows it. build makes the execution of a recording.
func (s *exploration) outcomes(t *outcome.Table, build func(recording []byte) (*result.Snapshot, error)) (*report.Outcomes, error) {
	w := s.claims
	out := &report.Outcomes{Places: []string{}, Rows: []report.Ending{}}
	for _, p := range w.places[:w.shown] {
		out.Places = append(out.Places, p.Text)
	}
	for _, c := range w.conditions {
		out.Conditions = append(out.Conditions, report.Condition{Text: c.Text, Exists: c.Quantifier == outcome.Exists, Never: c.Quantifier == outcome.Never})
	}
	names := s.names()
	for i, r := range t.Rows() {
		row := report.Ending{Executions: r.Count, Values: []string{}}
		for _, v := range r.Values[:w.shown] {
			row.Values = append(row.Values, v.Text(w.Address))
		}
		snap := r.Example
		if snap == nil {
			var err error
			if snap, err = build(r.Recording); err != nil {
				return nil, err
			}
		}
		e := report.NewExecution(uint64(i+1), snap, false, names, s.lines)
		row.Example = &e
		out.Executions += r.Count
		for k, c := range w.conditions {
			if c.Holds(r.Values, c.columns) {
				out.Conditions[k].Positive += r.Count
			} else {
				out.Conditions[k].Negative += r.Count
			}
		}
		if w.shown > 0 {
			out.Rows = append(out.Rows, row)
		}
	}
	return out, nil
}

// ending implements gathered for the table of outcomes.
type ending struct {
	table *outcome.Table
	build func(recording []byte) (*result.Snapshot, error)
}

func (e *ending) add(s *result.Snapshot, blocked bool) {
	if !blocked {
		e.table.Add(s)
	}
}
func (e *ending) size() int     { return e.table.Size() }
func (e *ending) bytes() []byte { return e.table.Append(nil, recordingOf) }

func (e *ending) parse(data []byte) (func(), error) {
	t, err := e.table.Read(data, func(recording []byte) error {
		if e.build == nil {
			return nil
		}
		_, err := e.build(recording)
		return err
	})
	return func() { e.table.Merge(t) }, err
}

// recordingOf writes an execution down.
func recordingOf(s *result.Snapshot) []byte {
	rec, err := wire.Record(&result.Found{Graph: s}).MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error()) // an execution can be written down
	}
	return rec
}
