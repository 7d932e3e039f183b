package report

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Key names an execution by what it is: a hash of its canonical form. Equal
// executions of different runs have equal keys.
type Key [16]byte

func (k Key) compare(l Key) int { return slices.Compare(k[:], l[:]) }

// Explored is the set of executions of one run that came to an end: complete ones,
// and failed ones, in which some threads fail and the others finish or wait for
// those. (How many blocked ones an explorer walks into is its own matter.) What an
// execution is does not depend on the model or on workers: the events of the threads
// with their values, rf and co. It takes some 100 bytes for each.
type Explored struct {
	execs    map[Key]ended
	failed   uint64           // how many of them failed
	outcomes map[Key]struct{} // the outcomes
	reads    map[event.Tid][]readValues
	// before are sets that were complete when this one was begun, best the executions
	// to show of those that are not in them, and kept these executions.
	before []*Explored
	best   []candidate
	kept   map[Key]*result.Snapshot
	wanted map[Key]bool
	buf    []byte
}

// ended is what is known of an execution.
type ended struct {
	outcome Key // its events and values without rf and co
	failed  bool
}

// readValues is what the n-th event of a thread returned, if it is a read.
type readValues struct {
	known, varies bool
	value         event.Value
}

// candidate is an execution that one set has and another one has not. New says that
// the other set does not even have its outcome.
type candidate struct {
	key Key
	new bool
	ok  bool
}

func (c candidate) better(d candidate) bool {
	switch {
	case !c.ok || !d.ok:
		return c.ok
	case c.new != d.new:
		return c.new
	}
	return c.key.compare(d.key) < 0
}

// NewExplored returns an empty set. Of what is added to it and is in none of the
// sets before, some executions are kept to be shown.
func NewExplored(before ...*Explored) *Explored {
	x := &Explored{before: before}
	x.Reset()
	return x
}

// Reset makes x empty again, for an exploration that started again.
func (x *Explored) Reset() {
	x.execs, x.outcomes, x.reads, x.failed = map[Key]ended{}, map[Key]struct{}{}, map[event.Tid][]readValues{}, 0
	x.best, x.kept = make([]candidate, len(x.before)), map[Key]*result.Snapshot{}
}

// Add adds the execution s if it came to an end: it is complete (not blocked), or each
// thread finished, failed, or waits to join one that did not finish. s must not change
// afterwards. It reports whether all that was wanted (see [Compare]) is there.
func (x *Explored) Add(s *result.Snapshot, blocked bool) (done bool) {
	through, failed := end(s)
	if !through && blocked {
		return false
	}
	k, outcome := x.keys(s)
	if x.wanted != nil {
		if x.wanted[k] {
			delete(x.wanted, k)
			x.kept[k] = s
		}
		return len(x.wanted) == 0
	}
	if _, ok := x.execs[k]; ok {
		return false
	}
	x.add(k, ended{outcome, failed})
	for i, y := range x.before {
		c := y.lacks(k, outcome)
		if !c.better(x.best[i]) {
			continue
		}
		old := x.best[i].key
		x.best[i] = c
		x.kept[k] = s
		if old != k && !slices.ContainsFunc(x.best, func(d candidate) bool { return d.ok && d.key == old }) {
			delete(x.kept, old)
		}
	}
	return false
}

// add adds an execution that x does not have.
func (x *Explored) add(k Key, e ended) {
	x.execs[k] = e
	x.outcomes[e.outcome] = struct{}{}
	if e.failed {
		x.failed++
	}
}

// end reports whether each thread of s finished, failed, or waits to join one that
// did not finish, and whether any failed.
func end(s *result.Snapshot) (ended, failed bool) {
	for t := range s.Threads {
		th := &s.Threads[t]
		n := len(th.Events)
		switch {
		case n > 0 && kindOf(&th.Events[n-1]) == event.ThreadFinish:
		case th.Next != nil && th.Next.Kind == event.Error:
			failed = true
		case th.Next != nil && th.Next.Kind == event.ThreadJoin:
		default:
			return false, false
		}
	}
	return true, failed
}

// lacks makes a candidate of an execution that is not in x.
func (x *Explored) lacks(k, outcome Key) candidate {
	if _, ok := x.execs[k]; ok {
		return candidate{}
	}
	_, ok := x.outcomes[outcome]
	return candidate{k, !ok, true}
}

// beyond counts the executions of x that y lacks, and those of them whose outcome y
// lacks, and finds the one to show.
func (x *Explored) beyond(y *Explored) (n, outcomes uint64, best candidate) {
	seen := map[Key]bool{}
	for k, e := range x.execs {
		c := y.lacks(k, e.outcome)
		if !c.ok {
			continue
		}
		n++
		if c.new && !seen[e.outcome] {
			seen[e.outcome] = true
			outcomes++
		}
		if c.better(best) {
			best = c
		}
	}
	return n, outcomes, best
}

// keys returns the keys of s with and without rf and co, and takes note of what
// reads returned. Threads are named by their Tid and events by their place in the
// thread, what does nothing (event.Skip) not counted, so that the numbers that a
// worker or a kind of machine gives do not matter.
func (x *Explored) keys(s *result.Snapshot) (exec, outcome Key) {
	b := x.buf[:0]
	put := func(n uint64) { b = binary.AppendUvarint(b, n) }
	threads := make([]int, len(s.Threads))
	place := make([][]int, len(s.Threads))
	for t := range s.Threads {
		threads[t] = t
		n := 0
		place[t] = make([]int, len(s.Threads[t].Events))
		for i := range place[t] {
			place[t][i] = n
			if kindOf(&s.Threads[t].Events[i]) != event.Skip {
				n++
			}
		}
	}
	slices.SortFunc(threads, func(a, b int) int { return cmp.Compare(s.Threads[a].Tid, s.Threads[b].Tid) })
	for _, t := range threads {
		th := &s.Threads[t]
		put(uint64(th.Tid))
		reads := x.reads[th.Tid]
		for i := range th.Events {
			e := &th.Events[i]
			kind := kindOf(e)
			if kind == event.Skip {
				continue
			}
			put(uint64(kind) + 1) // 0 ends the thread
			if kind == event.KindInvalid {
				continue
			}
			for _, n := range [...]uint64{uint64(e.Addr), uint64(e.Size), uint64(e.Child), e.Len, e.Val.Lo, e.Val.Hi, e.Value.Lo, e.Value.Hi} {
				put(n)
			}
			for len(reads) <= place[t][i] {
				reads = append(reads, readValues{})
			}
			if r := &reads[place[t][i]]; kind == event.Read {
				r.varies = r.varies || r.known && r.value != e.Value
				r.known, r.value = true, e.Value
			}
		}
		x.reads[th.Tid] = reads
		put(0)
		if th.Next != nil {
			put(uint64(th.Next.Kind))
			put(uint64(th.Next.Why))
			put(uint64(th.Next.Child))
		}
	}
	sum := sha256.Sum256(b)
	copy(outcome[:], sum[:])
	b = append(b[:0], outcome[:]...)
	id := func(e event.ID) {
		if e.Thread < 0 {
			put(0)
			return
		}
		put(uint64(s.Threads[e.Thread].Tid))
		put(uint64(place[e.Thread][e.Index]))
	}
	for _, t := range threads {
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; kindOf(e) == event.Read {
				id(e.RF)
			}
		}
	}
	co := make([]*result.CoSnapshot, len(s.Co))
	for i := range s.Co {
		co[i] = &s.Co[i]
	}
	slices.SortFunc(co, func(a, b *result.CoSnapshot) int {
		return cmp.Or(cmp.Compare(a.Addr, b.Addr), cmp.Compare(a.Size, b.Size))
	})
	for _, c := range co {
		if len(c.Writes) == 0 {
			continue
		}
		put(uint64(c.Addr))
		for _, w := range c.Writes {
			id(w)
		}
		put(0)
	}
	sum = sha256.Sum256(b)
	copy(exec[:], sum[:])
	x.buf = b
	return exec, outcome
}

// Run is what was found under one model.
type Run struct {
	Report   *Report
	Explored *Explored
	Program  Program // explains what the executions refer to
}

// whole reports whether all executions were explored (up to the loop bound).
func (r *Run) whole() bool { return r.Report.Stopped == "" }

// Table is the outcome of one program under several models.
type Table struct {
	Schema  int      `json:"schema"`
	Tool    string   `json:"tool"`
	Version string   `json:"version"`
	Program string   `json:"program"`
	Files   []string `json:"files,omitempty"` // if there are several
	Command string   `json:"command"`
	Verdict string   `json:"verdict"` // the worst: error, incomplete, verified
	Summary string   `json:"summary"`

	Models     []*Report  `json:"models"` // in the order asked for
	Comparison Comparison `json:"comparison"`
}

// Comparison says how the models differ on the program. Numbers count executions
// that came to an end (see [Explored]).
type Comparison struct {
	Ended []Ended `json:"ended"` // in the order of the models
	// Partial lists the models that were not explored to the end. Who adds how many
	// executions to them is not known, and what they add is at least that much.
	Partial []string `json:"partial"`
	// Same lists groups of models that allow the same executions.
	Same     [][]string   `json:"same"`
	Pairs    []Pair       `json:"pairs"`
	Errors   []Appearance `json:"errors"`
	Warnings []Appearance `json:"warnings"`
}

// Ended says how many executions of a model came to an end, and how many of them
// failed.
type Ended struct {
	Model      string `json:"model"`
	Executions uint64 `json:"executions"`
	Failed     uint64 `json:"failed"`
}

// Pair says what Model allows and To does not. There is one for each two models, in
// both directions, unless To is partial.
type Pair struct {
	Model    string   `json:"model"`
	To       string   `json:"to"`
	Adds     uint64   `json:"adds"`              // executions
	Outcomes uint64   `json:"outcomes"`          // different sets of values in them that To does not have
	AtLeast  bool     `json:"at_least"`          // Model is partial
	Example  *Example `json:"example,omitempty"` // if Adds is not 0
}

// Example is an execution that a model adds. Its reads are those that can return
// different values under one of the two models. NewValues says that no execution of
// the other model has all its values; otherwise it differs in rf or co only.
type Example struct {
	NewValues bool    `json:"new_values"`
	Reads     []Event `json:"reads"`
	Graph     *Graph  `json:"graph"`
}

// Appearance says under which models an error or warning was found. It is absent
// where all executions were explored without it, and unknown under the rest.
type Appearance struct {
	Kind    string `json:"kind"`
	Name    string `json:"name,omitempty"`
	Message string `json:"message"`
	Place
	Found   []string `json:"found"`
	Absent  []string `json:"absent"`
	Unknown []string `json:"unknown"`

	finding *Finding // of the first model that shows it
	report  *Report
}

// Compare relates runs of one program under different models. again is called for
// a run of which executions are to be shown that were not kept: it must explore
// again and add each complete execution to the run's set, until Add reports that
// nothing more is wanted.
func Compare(ctx Context, runs []Run, src *Sources, again func(i int)) *Table {
	t := &Table{Schema: Schema, Tool: "genmcgo", Version: ctx.Version, Program: ctx.Program, Files: ctx.Files, Command: ctx.Command,
		Comparison: Comparison{Partial: []string{}, Same: [][]string{}, Pairs: []Pair{}}}
	c := &t.Comparison
	t.Verdict = Verified
	for i := range runs {
		r := runs[i].Report
		t.Models = append(t.Models, r)
		x := runs[i].Explored
		c.Ended = append(c.Ended, Ended{r.Model, uint64(len(x.execs)), x.failed})
		if !runs[i].whole() {
			c.Partial = append(c.Partial, r.Model)
		}
		if r.Verdict == Error || r.Verdict == Incomplete && t.Verdict == Verified {
			t.Verdict = r.Verdict
		}
	}

	type pair struct {
		i, j int
		best candidate
		Pair
	}
	var pairs []pair
	for i := range runs {
		for j := range runs {
			if i == j || !runs[j].whole() {
				continue
			}
			p := pair{i: i, j: j, Pair: Pair{Model: runs[i].Report.Model, To: runs[j].Report.Model, AtLeast: !runs[i].whole()}}
			p.Adds, p.Outcomes, p.best = runs[i].Explored.beyond(runs[j].Explored)
			pairs = append(pairs, p)
		}
	}
	for i := range runs {
		x := runs[i].Explored
		x.wanted = map[Key]bool{}
		for _, p := range pairs {
			if p.i == i && p.best.ok && x.kept[p.best.key] == nil {
				x.wanted[p.best.key] = true
			}
		}
		if len(x.wanted) > 0 {
			again(i)
		}
	}
	for _, p := range pairs {
		if s := runs[p.i].Explored.kept[p.best.key]; p.best.ok && s != nil {
			p.Example = example(&runs[p.i], &runs[p.j], s, src)
			p.Example.NewValues = p.best.new
		}
		c.Pairs = append(c.Pairs, p.Pair)
	}
	c.Same = same(c.Pairs, t.Models)
	c.Errors = appearances(runs, func(r *Report) []Finding { return r.Errors })
	c.Warnings = appearances(runs, func(r *Report) []Finding { return r.Warnings })
	t.Summary = t.summary()
	return t
}

// example makes the printable form of an execution that run adds to other.
func example(run, other *Run, s *result.Snapshot, src *Sources) *Example {
	v := newView(run.Program, src, s)
	x := &Example{Reads: []Event{}, Graph: v.graph(nil)}
	for c, d := range v.threads {
		th := &s.Threads[d]
		for i := range th.Events {
			e := &th.Events[i]
			if kindOf(e) != event.Read || e.Attr&(event.Quiet|event.Lock) != 0 {
				continue
			}
			n := v.index[d][i]
			here, there := run.Explored.read(th.Tid, n), other.Explored.read(th.Tid, n)
			if here.varies || there.varies || there.known && there.value != here.value {
				x.Reads = append(x.Reads, x.Graph.Threads[c].Events[n])
			}
		}
	}
	return x
}

// read is what the n-th event of thread t returned.
func (x *Explored) read(t event.Tid, n int) readValues {
	if rs := x.reads[t]; n < len(rs) {
		return rs[n]
	}
	return readValues{}
}

// same groups models of which no one adds anything to another.
func same(pairs []Pair, models []*Report) [][]string {
	adds := map[[2]string]bool{}
	for _, p := range pairs {
		adds[[2]string{p.Model, p.To}] = p.Adds > 0 || p.AtLeast
	}
	out := [][]string{}
	taken := map[string]bool{}
	for i, a := range models {
		group := []string{a.Model}
		for _, b := range models[i+1:] {
			ab, ok := adds[[2]string{a.Model, b.Model}]
			ba, too := adds[[2]string{b.Model, a.Model}]
			if ok && too && !ab && !ba && !taken[b.Model] {
				taken[b.Model] = true
				group = append(group, b.Model)
			}
		}
		if len(group) > 1 && !taken[a.Model] {
			out = append(out, group)
		}
	}
	return out
}

// appearances lists what was found under any model, in the order of the models.
func appearances(runs []Run, of func(*Report) []Finding) []Appearance {
	type identity struct {
		kind, name, place, events, message string
	}
	identify := func(f *Finding) identity {
		id := identity{kind: f.Kind, name: f.Name, place: f.Place.String()}
		if f.anyWait() {
			return id
		}
		var events []string
		for i := range f.Events {
			events = append(events, f.Events[i].Place.String())
		}
		slices.Sort(events) // which event of a race comes last may depend on the model
		id.events = strings.Join(events, " ")
		if len(events) == 2 {
			id.place = ""
		}
		if strings.TrimSpace(id.place+id.events) == "" {
			id.message = f.Message
		}
		return id
	}
	out := []Appearance{}
	at := map[identity]int{}
	for i := range runs {
		r := runs[i].Report
		for k := range of(r) {
			f := &of(r)[k]
			id := identify(f)
			n, ok := at[id]
			if !ok {
				n = len(out)
				at[id] = n
				out = append(out, Appearance{Kind: f.Kind, Name: f.Name, Message: f.Message, Place: f.Place,
					Found: []string{}, Absent: []string{}, Unknown: []string{}, finding: f, report: r})
			}
			if a := &out[n]; !slices.Contains(a.Found, r.Model) {
				a.Found = append(a.Found, r.Model)
			}
		}
	}
	for n := range out {
		a := &out[n]
		for i := range runs {
			switch r := runs[i].Report; {
			case slices.Contains(a.Found, r.Model):
			case runs[i].whole():
				a.Absent = append(a.Absent, r.Model)
			default:
				a.Unknown = append(a.Unknown, r.Model)
			}
		}
	}
	return out
}

// summary is the verdict line.
func (t *Table) summary() string {
	under := map[string][]string{}
	for _, r := range t.Models {
		verdict := r.Verdict
		if r.onlyVacuous() {
			verdict = Vacuous
		}
		under[verdict] = append(under[verdict], r.Model)
	}
	var parts []string
	if m := under[Error]; m != nil {
		e := &t.Comparison.Errors[0]
		s := e.title()
		if p := e.Place.String(); p != "" {
			s += " at " + p
		}
		s += " under " + list(e.Found)
		if n := len(t.Comparison.Errors) - 1; n > 0 {
			s += " and " + plural(uint64(n), "other error")
		}
		parts = append(parts, s)
	}
	if m := under[Verified]; m != nil {
		parts = append(parts, "no error under "+list(m))
	}
	if m := under[Incomplete]; m != nil {
		parts = append(parts, "no error under "+list(m)+", but not all executions were explored")
	}
	if m := under[Vacuous]; m != nil {
		parts = append(parts, "no error under "+list(m)+", but no execution runs to its end (vacuous)")
	}
	return t.Verdict + ": " + strings.Join(parts, "; ")
}

// list joins words as a sentence does.
func list(words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
}

// WriteJSON writes t as one indented JSON object.
func (t *Table) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(t)
}

// WriteText prints t for a person: the evidence for each error once, a table, what
// each model adds to the others. graphs asks for the graphs of the examples. The
// last line is the verdict.
func (t *Table) WriteText(w io.Writer, st Style, graphs bool) error {
	b := &strings.Builder{}
	c := &t.Comparison
	for i := range c.Errors {
		a := &c.Errors[i]
		a.finding.text(b, st, red)
		fmt.Fprintf(b, "\n  reproduce: %s\n\n", a.report.Command)
	}
	for i := range c.Warnings {
		c.Warnings[i].finding.warning(b, st)
	}
	t.outcomes(b, st)
	t.compared(b, graphs)
	for _, r := range t.Models {
		if r.Simplified != "" {
			fmt.Fprintf(b, "note: %s was checked under %s: %s\n", r.Model, r.ModelUsed, r.Simplified)
		}
	}
	if stopped := t.stoppedAtError(); len(stopped) == 1 {
		fmt.Fprintf(b, "note: the result for %s is partial: it stopped at its first error; --keep-going continues\n", stopped[0])
	} else if len(stopped) > 1 {
		fmt.Fprintf(b, "note: the results for %s are partial: each stopped at its first error; --keep-going continues\n", list(stopped))
	}
	for _, r := range t.Models {
		_, why, cut := strings.Cut(r.Summary, "; ")
		if len(r.Wakeup) > 0 {
			fmt.Fprintf(b, "note: %s: only executions with --wakeup=%s were explored\n", r.Model, policies(r.Wakeup))
		}
		if r.Stopped != "error" && r.Verdict == Incomplete && cut {
			fmt.Fprintf(b, "note: %s: %s\n", r.Model, why)
		}
		for _, n := range r.observations() {
			fmt.Fprintf(b, "note: %s: %s\n", r.Model, n)
		}
		for i := range r.Limits {
			fmt.Fprintf(b, "note: %s: %s\n", r.Model, r.Limits[i].text())
		}
		for i := range r.Stops {
			fmt.Fprintf(b, "note: %s: %s\n", r.Model, r.Stops[i].text())
		}
	}
	if st.Stats {
		for _, r := range t.Models {
			fmt.Fprintf(b, "statistics of %s\n", r.Model)
			r.stats(b)
		}
	}
	color := map[string]string{Verified: green, Error: red, Incomplete: yellow}[t.Verdict]
	head, tail, _ := strings.Cut(t.Summary, ":")
	b.WriteString(st.paint(color, head+":") + tail + "\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// stoppedAtError lists the models under which the first error ended the exploration.
func (t *Table) stoppedAtError() []string {
	var out []string
	for _, r := range t.Models {
		if r.Stopped == "error" {
			out = append(out, r.Model)
		}
	}
	return out
}

// compared prints how the models compare.
func (t *Table) compared(b *strings.Builder, graphs bool) {
	c := &t.Comparison
	t.table(b)
	for _, g := range c.Same {
		for _, e := range c.Ended {
			if e.Model == g[0] {
				fmt.Fprintf(b, "%s allow the same %s\n", list(g), plural(e.Executions, "execution"))
			}
		}
	}
	t.pairs(b, graphs)
	for i := range c.Errors {
		if a := &c.Errors[i]; len(c.Errors) > 1 || len(a.Absent)+len(a.Unknown) > 0 { // the summary says it
			a.write(b)
		}
	}
	for i := range c.Warnings {
		c.Warnings[i].write(b)
	}
}

func (t *Table) table(b *strings.Builder) {
	rows := [][]string{{"model", "complete", "failed", "blocked", "verdict", "time"}}
	for i, r := range t.Models {
		verdict := r.Verdict
		switch n := len(r.Errors); {
		case n > 1:
			verdict = plural(uint64(n), "error")
		case n == 1:
			verdict = r.Errors[0].title()
		}
		complete := comma(r.Complete)
		if r.Stopped != "" {
			complete = "≥ " + complete
		}
		failed := t.Comparison.Ended[i].Failed
		rows = append(rows, []string{r.Model, complete, comma(failed), comma(r.Blocked - min(failed, r.Blocked)), verdict, seconds(r.Seconds)})
	}
	tw := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(tw, strings.Join(row, "\t"))
	}
	tw.Flush()
}

// pairs says what one model adds to another, of models with the same executions
// for one only.
func (t *Table) pairs(b *strings.Builder, graphs bool) {
	c := &t.Comparison
	second := map[string]bool{} // models that another one stands for
	for _, g := range c.Same {
		for _, m := range g[1:] {
			second[m] = true
		}
	}
	by := map[[2]string]*Pair{}
	for i := range c.Pairs {
		by[[2]string{c.Pairs[i].Model, c.Pairs[i].To}] = &c.Pairs[i]
	}
	var apart []string // none of them was explored to the end
	for i, r := range t.Models {
		for _, q := range t.Models[i+1:] {
			if second[r.Model] || second[q.Model] {
				continue
			}
			there, back := by[[2]string{r.Model, q.Model}], by[[2]string{q.Model, r.Model}]
			if there == nil && back == nil {
				for _, m := range []string{r.Model, q.Model} {
					if !slices.Contains(apart, m) {
						apart = append(apart, m)
					}
				}
			}
			for _, p := range []*Pair{there, back} {
				if p != nil && p.Adds > 0 {
					p.write(b, graphs)
				}
			}
		}
	}
	if len(apart) > 0 {
		neither := "neither"
		if len(apart) > 2 {
			neither = "none"
		}
		fmt.Fprintf(b, "%s cannot be compared: %s was explored to the end\n", list(apart), neither)
	}
}

// maxSketch bounds the reads that are printed of an example.
const maxSketch = 8

func (p *Pair) write(b *strings.Builder, graphs bool) {
	fmt.Fprintf(b, "%s adds ", p.Model)
	if p.AtLeast {
		b.WriteString("at least ")
	}
	fmt.Fprintf(b, "%s to %s", plural(p.Adds, "execution"), p.To)
	x := p.Example
	if x == nil {
		b.WriteByte('\n')
		return
	}
	if x.NewValues {
		b.WriteString(", such as one in which\n")
	} else {
		fmt.Fprintf(b, ", all with values that executions of %s have, too, such as one in which\n", p.To)
	}
	for i := range x.Reads {
		if i == maxSketch {
			fmt.Fprintf(b, "    ... %s left out\n", plural(uint64(len(x.Reads)-maxSketch), "read"))
			break
		}
		e := &x.Reads[i]
		fmt.Fprintf(b, "    thread %d", e.Thread)
		if f := x.Graph.Threads[e.Thread].Function; f != "" {
			b.WriteString(" (" + f + ")")
		}
		fmt.Fprintf(b, " reads %s = %s [from %s]%s\n", e.Location, e.Value, e.ReadsFrom, at(e.Place))
	}
	if !x.NewValues || len(x.Reads) == 0 {
		for _, co := range x.Graph.Coherence {
			fmt.Fprintf(b, "    %s is written by %s in this order\n", co.Location, strings.Join(co.Writes, " "))
		}
	}
	if graphs {
		for _, line := range strings.Split(strings.TrimSuffix(x.Graph.Text, "\n"), "\n") {
			b.WriteString("    | " + line + "\n")
		}
	}
}

// title is what people call it.
func (a *Appearance) title() string {
	if a.finding != nil {
		return a.finding.title()
	}
	return strings.TrimSpace(a.Kind + " " + a.Name)
}

// write says in one line under which models it appears.
func (a *Appearance) write(b *strings.Builder) {
	b.WriteString(a.title())
	if s := a.Place.Short(); s != "" {
		b.WriteString(" at " + s)
	}
	b.WriteString(": under " + list(a.Found))
	if len(a.Absent)+len(a.Unknown) == 0 && len(a.Found) > 1 {
		b.WriteString(", that is all")
	}
	if len(a.Absent) > 0 {
		b.WriteString(", not under " + list(a.Absent))
	}
	if len(a.Unknown) > 0 {
		b.WriteString(", perhaps under " + list(a.Unknown))
	}
	b.WriteByte('\n')
}
