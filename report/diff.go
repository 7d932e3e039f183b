package report

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo/internal/shell"
)

// Diff says what changed from one run to another. The field names of its JSON form are
// stable as those of [Report] are.
type Diff struct {
	Schema  int    `json:"schema"`
	Tool    string `json:"tool"`
	Version string `json:"version"`

	Old     string `json:"old"`   // the names of the two reports
	New     string `json:"new"`   //
	Worse   bool   `json:"worse"` // an error is new, or a verdict is worse
	Summary string `json:"summary"`

	Program    *Changed    `json:"program,omitempty"`     // another program
	ToolChange *Changed    `json:"tool_change,omitempty"` // another version of genmcgo
	Models     []ModelDiff `json:"models"`                // in the order of the new report, what only the old one has last
}

// Changed is a value before and after.
type Changed struct {
	Old string `json:"old"`
	New string `json:"new"`
}

// Counts is a number before and after.
type Counts struct {
	Old uint64 `json:"old"`
	New uint64 `json:"new"`
}

// Measures are measured or estimated numbers before and after.
type Measures struct {
	Old float64 `json:"old"`
	New float64 `json:"new"`
}

// ModelDiff says what changed under one model.
type ModelDiff struct {
	Model string `json:"model"`
	// Only is old or new if only that run was under this model; then nothing is compared,
	// but the new run's errors are new.
	Only    string  `json:"only,omitempty"`
	Worse   bool    `json:"worse"`
	Verdict Changed `json:"verdict"` // "" where there is none

	// Errors and warnings are recognised by their kind, functions and source text, not by
	// their lines.
	Errors   Findings `json:"errors"`
	Warnings Findings `json:"warnings"`

	Complete Counts       `json:"complete"`
	Blocked  Counts       `json:"blocked"`
	Used     *Changed     `json:"model_used,omitempty"` // explored under another model
	Stopped  *Changed     `json:"stopped,omitempty"`
	Bounded  *Counts      `json:"bounded_executions,omitempty"` // if they differ
	Flags    []FlagChange `json:"flags"`
	Seconds  Measures     `json:"seconds"`
	// Estimate is how many executions, complete and blocked, samples foretold, if they did
	// in both runs and were not ended by an error.
	Estimate *Measures `json:"estimate,omitempty"`
}

// Findings are the errors, or the warnings, of two runs.
type Findings struct {
	New   []Matched `json:"new"`
	Fixed []Matched `json:"fixed"`
	Still []Matched `json:"still"`
	// Unseen were in the old run and are not in the new one, which was not explored to the
	// end: they may still be there.
	Unseen []Matched `json:"unseen"`
}

// Matched is an error or warning of the new run, or of the old one if it is not in the
// new one.
type Matched struct {
	Kind    string `json:"kind"`
	Name    string `json:"name,omitempty"`
	Message string `json:"message"`
	Place
	Was *Place `json:"was,omitempty"` // where it was in the old run, if elsewhere
	// Perhaps: it is not in the old run, but that was not explored to the end.
	Perhaps bool `json:"perhaps,omitempty"`
}

// FlagChange is a flag that only one run was given, or with another value. An absent
// flag has the value "".
type FlagChange struct {
	Flag string `json:"flag"`
	Changed
}

// NewDiff compares two reports (see [Read]), called oldName and newName. version is that
// of this genmcgo.
func NewDiff(version, oldName, newName string, old, new *Table) *Diff {
	d := &Diff{Schema: Schema, Tool: "genmcgo", Version: version, Old: oldName, New: newName, Models: []ModelDiff{}}
	d.Program = changed(filepath.ToSlash(programOf(old.Program, old.Files)), filepath.ToSlash(programOf(new.Program, new.Files)))
	d.ToolChange = changed(old.Version, new.Version)
	find := func(t *Table, model string) *Report {
		i := slices.IndexFunc(t.Models, func(r *Report) bool { return r.Model == model })
		if i < 0 {
			return nil
		}
		return t.Models[i]
	}
	for _, r := range new.Models {
		d.Models = append(d.Models, diffModel(r.Model, find(old, r.Model), r))
	}
	for _, r := range old.Models {
		if find(new, r.Model) == nil {
			d.Models = append(d.Models, diffModel(r.Model, r, nil))
		}
	}
	// One model each, and not the same: then that is what is to be compared.
	if len(old.Models) == 1 && len(new.Models) == 1 && len(d.Models) == 2 {
		m := diffModel(new.Models[0].Model, old.Models[0], new.Models[0])
		m.Flags = append([]FlagChange{{"mm", Changed{old.Models[0].Model, new.Models[0].Model}}}, m.Flags...)
		d.Models = []ModelDiff{m}
	}
	d.summarise()
	return d
}

func changed(old, new string) *Changed {
	if old == new {
		return nil
	}
	return &Changed{old, new}
}

// diffModel compares two runs under a model; one of them may be nil.
func diffModel(model string, old, new *Report) ModelDiff {
	m := ModelDiff{Model: model, Flags: []FlagChange{}}
	switch {
	case old == nil:
		m.Only = "new"
		old = &Report{Stopped: "error"} // nothing is known of it
	case new == nil:
		m.Only = "old"
		new = &Report{Stopped: "error"}
	default:
		m.Flags = flagChanges(old.Command, new.Command)
		m.Used = changed(old.ModelUsed, new.ModelUsed)
		m.Stopped = changed(old.Stopped, new.Stopped)
		if old.BoundedExecutions != new.BoundedExecutions {
			m.Bounded = &Counts{old.BoundedExecutions, new.BoundedExecutions}
		}
	}
	m.Verdict = Changed{old.Verdict, new.Verdict}
	m.Complete, m.Blocked = Counts{old.Complete, new.Complete}, Counts{old.Blocked, new.Blocked}
	m.Seconds = Measures{old.Seconds, new.Seconds}
	if a, b := old.Estimate, new.Estimate; a != nil && b != nil && a.Ended != Error && b.Ended != Error {
		m.Estimate = &Measures{a.Executions + a.Blocked, b.Executions + b.Blocked}
	}
	// What a loop bound cuts the same bound cuts again, but another one does not.
	whole := func(r *Report) bool {
		return r.Stopped == "" && (!r.Bounded && len(r.Limits) == 0 || len(m.Flags) == 0)
	}
	m.Errors = match(old.Errors, new.Errors, whole(old), whole(new))
	m.Warnings = match(old.Warnings, new.Warnings, whole(old), whole(new))
	if m.Only != "old" {
		m.Worse = len(m.Errors.New) > 0 || m.Only == "" && rank(new.Verdict) > rank(old.Verdict)
	}
	if m.Only == "new" {
		for i := range m.Errors.New {
			m.Errors.New[i].Perhaps = false // the model is new, and so are its errors
		}
	}
	return m
}

// match pairs findings of two runs. wholeOld and wholeNew say that everything was
// explored.
func match(old, new []Finding, wholeOld, wholeNew bool) Findings {
	m := Findings{New: []Matched{}, Fixed: []Matched{}, Still: []Matched{}, Unseen: []Matched{}}
	partner := make([]int, len(new)) // index in old, or -1
	taken := make([]bool, len(old))
	for i := range partner {
		partner[i] = -1
	}
	pair := func(same func(o, n *Finding) bool) {
		for i := range new {
			for j := range old {
				if partner[i] < 0 && !taken[j] && same(&old[j], &new[i]) {
					partner[i], taken[j] = j, true
				}
			}
		}
	}
	pair(func(o, n *Finding) bool { return o.Place == n.Place && o.identity() == n.identity() })
	pair(func(o, n *Finding) bool { return o.identity() == n.identity() })
	// Where one run could not read the source there is nothing but the line.
	pair(func(o, n *Finding) bool {
		return (o.Source == "" || n.Source == "") && o.kind() == n.kind() && o.Line > 0 && o.Line == n.Line && lastWord(o.Function) == lastWord(n.Function) &&
			filepath.Base(o.File) == filepath.Base(n.File)
	})
	for i := range new {
		x := matched(&new[i])
		if partner[i] < 0 {
			x.Perhaps = !wholeOld
			m.New = append(m.New, x)
			continue
		}
		if was := old[partner[i]].Place; was.String() != x.Place.String() {
			x.Was = &was
		}
		m.Still = append(m.Still, x)
	}
	for j := range old {
		switch {
		case taken[j]:
		case wholeNew:
			m.Fixed = append(m.Fixed, matched(&old[j]))
		default:
			m.Unseen = append(m.Unseen, matched(&old[j]))
		}
	}
	return m
}

func matched(f *Finding) Matched {
	return Matched{Kind: f.Kind, Name: f.Name, Message: f.Message, Place: f.Place}
}

// flagChanges compares the flags of two command lines but the model, which is compared
// as such.
func flagChanges(old, new string) []FlagChange {
	a, b := flagsOf(old), flagsOf(new)
	out := []FlagChange{}
	all := maps.Clone(a)
	maps.Copy(all, b)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if x, y := a[name], b[name]; x != y && name != "mm" {
			out = append(out, FlagChange{name, Changed{x, y}})
		}
	}
	return out
}

// flagsOf are the flags of a command line that a report shows, with their values; what
// is passed to clang stands under --.
func flagsOf(command string) map[string]string {
	flags := map[string]string{}
	words := shell.Split(command)
	for i, w := range words {
		if w == "--" {
			flags["--"] = strings.Join(words[i+1:], " ")
			break
		}
		if name, value, ok := strings.Cut(strings.TrimPrefix(w, "--"), "="); ok && strings.HasPrefix(w, "--") {
			if v, ok := flags[name]; ok {
				value = v + " " + value
			}
			flags[name] = value
		}
	}
	return flags
}

// summarise derives Worse and Summary.
func (d *Diff) summarise() {
	var worse, better, other []string
	for i := range d.Models {
		m := &d.Models[i]
		d.Worse = d.Worse || m.Worse
		under := " under " + m.Model
		if n := len(m.Errors.New); n > 0 {
			worse = append(worse, plural(uint64(n), "new error")+under)
		} else if m.Worse {
			worse = append(worse, m.Verdict.New+" instead of "+m.Verdict.Old+under)
		}
		switch {
		case m.Only == "old":
			other = append(other, "not checked under "+m.Model+" any more")
		case m.Only == "new":
			if !m.Worse {
				other = append(other, m.Verdict.New+under+", which is new")
			}
		case len(m.Errors.Fixed) > 0:
			better = append(better, plural(uint64(len(m.Errors.Fixed)), "error")+" fixed"+under)
		case rank(m.Verdict.New) < rank(m.Verdict.Old):
			better = append(better, m.Verdict.New+" instead of "+m.Verdict.Old+under)
		}
	}
	switch {
	case d.Worse:
		d.Summary = "worse: " + strings.Join(slices.Concat(worse, better, other), ", ")
	case len(better) > 0:
		d.Summary = "better: " + strings.Join(slices.Concat(better, other), ", ")
	case len(other) > 0:
		d.Summary = "not worse: " + strings.Join(other, ", ")
	default:
		var verdicts []string
		for i := range d.Models {
			verdicts = append(verdicts, d.Models[i].Verdict.New+" under "+d.Models[i].Model)
		}
		d.Summary = "not worse: still " + strings.Join(verdicts, ", ")
	}
}

// WriteJSON writes d as one indented JSON object.
func (d *Diff) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(d)
}

// WriteText prints d for a person. The last line says whether anything got worse.
func (d *Diff) WriteText(w io.Writer, st Style) error {
	b := &strings.Builder{}
	if c := d.Program; c != nil {
		fmt.Fprintf(b, "note: another program: %s, was %s\n", c.New, c.Old)
	}
	if c := d.ToolChange; c != nil {
		fmt.Fprintf(b, "note: another version of genmcgo: %s, was %s\n", c.New, c.Old)
	}
	for i := range d.Models {
		d.Models[i].text(b, st)
	}
	head, tail, _ := strings.Cut(d.Summary, ":")
	color := green
	if d.Worse {
		color = red
	}
	b.WriteString(st.paint(color, head+":") + tail + "\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func (m *ModelDiff) text(b *strings.Builder, st Style) {
	b.WriteString(st.paint(bold, m.Model+":"))
	switch {
	case m.Only == "old":
		fmt.Fprintf(b, " was %s, not checked any more\n", m.Verdict.Old)
		return
	case m.Only == "new":
		fmt.Fprintf(b, " %s, was not checked before\n", m.Verdict.New)
	case m.Verdict.Old == m.Verdict.New:
		fmt.Fprintf(b, " still %s\n", m.Verdict.New)
	default:
		fmt.Fprintf(b, " %s, was %s\n", m.Verdict.New, m.Verdict.Old)
	}
	m.Errors.text(b, st, "error")
	m.Warnings.text(b, st, "warning")
	if m.Only != "" {
		return
	}
	for _, c := range []struct {
		what string
		n    *Counts
	}{{"complete executions", &m.Complete}, {"blocked executions", &m.Blocked}, {"executions cut by a bound", m.Bounded}} {
		if c.n != nil && c.n.Old != c.n.New {
			fmt.Fprintf(b, "  %s: %s, were %s\n", c.what, comma(c.n.New), comma(c.n.Old))
		}
	}
	if c := m.Used; c != nil {
		fmt.Fprintf(b, "  checked under %s, was %s\n", c.New, c.Old)
	}
	if c := m.Stopped; c != nil {
		fmt.Fprintf(b, "  stopped by: %s, was %s\n", cmp.Or(c.New, "nothing"), cmp.Or(c.Old, "nothing"))
	}
	for _, f := range m.Flags {
		name := func(value string) string {
			switch {
			case value == "":
				return "not given"
			case f.Flag == "--":
				return "-- " + value
			}
			return "--" + f.Flag + "=" + value
		}
		if f.New == "" {
			fmt.Fprintf(b, "  flag: %s is not given any more\n", name(f.Old))
		} else {
			fmt.Fprintf(b, "  flag: %s, was %s\n", name(f.New), name(f.Old))
		}
	}
	if e := m.Estimate; e != nil && e.big() {
		fmt.Fprintf(b, "  estimated executions: %s, were %s\n", About(e.New), About(e.Old))
	}
	if m.Seconds.big() {
		fmt.Fprintf(b, "  time: %s, was %s\n", seconds(m.Seconds.New), seconds(m.Seconds.Old))
	}
}

// big reports whether a change is worth a word: at least one (second, execution), and
// to twice or half as much.
func (t Measures) big() bool {
	return math.Abs(t.New-t.Old) >= 1 && max(t.New, t.Old) >= 2*min(t.New, t.Old)
}

func (fs *Findings) text(b *strings.Builder, st Style, what string) {
	bad := red
	if what == "warning" {
		bad = yellow
	}
	one := func(color, head string, f *Matched, tail string) {
		fmt.Fprintf(b, "  %s %s", st.paint(color, head+":"), strings.TrimSpace(f.Kind+" "+f.Name))
		if s := f.Place.String(); s != "" {
			b.WriteString(" at " + s)
		}
		if f.Function != "" {
			b.WriteString(" in " + f.Function)
		}
		if f.Was != nil {
			b.WriteString(", was at " + cmp.Or(f.Was.String(), "no source position"))
		}
		b.WriteString(tail + "\n")
	}
	for i := range fs.New {
		f, tail := &fs.New[i], ""
		if f.Perhaps {
			tail = " (perhaps not new: the old run was not explored to the end)"
		}
		one(bad, "new "+what, f, tail)
		fmt.Fprintf(b, "    %s\n", f.Message)
		if f.Source != "" {
			fmt.Fprintf(b, "    %s %s\n", st.paint(dim, fmt.Sprintf("%5d |", f.Line)), f.Source)
		}
	}
	for i := range fs.Unseen {
		one(yellow, what+" not seen", &fs.Unseen[i], " (the new run was not explored to the end)")
	}
	for i := range fs.Still {
		one(bad, what+" still there", &fs.Still[i], "")
	}
	for i := range fs.Fixed {
		one(green, what+" fixed", &fs.Fixed[i], "")
	}
}
