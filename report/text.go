package report

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/dustin/go-humanize"

	"genmcgo/truST/result"
)

// Style says how text is printed.
type Style struct {
	Color bool // escape sequences for terminals
	Stats bool // print the statistics
	// AllEvents: print what nobody need read, too (fold.go).
	AllEvents bool
	// Examples: print an execution for each of Report.Outcomes.
	Examples bool
	// Replay is the command that replays the first error, "" if there is none; for others
	// --error=N is added.
	Replay string
}

// paint wraps s in the escape sequence code.
func (st Style) paint(code, s string) string {
	if !st.Color || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

const (
	bold   = "1"
	red    = "1;31"
	green  = "1;32"
	yellow = "1;33"
	dim    = "2"
)

// maxGraph and maxTrace bound the lines of a printed graph and trace; the JSON
// form has all of them.
const (
	maxGraph = 1000
	maxTrace = 400
)

// WriteText prints r for a person. The last line is the verdict.
func (r *Report) WriteText(w io.Writer, st Style) error {
	b := &strings.Builder{}
	r.errors(b, st)
	if r.Outcomes != nil {
		r.Outcomes.text(b, st, st.Examples)
	}
	r.rest(b, st)
	_, err := io.WriteString(w, b.String())
	return err
}

// errors prints the evidence.
func (r *Report) errors(b *strings.Builder, st Style) {
	for i := range r.Errors {
		r.Errors[i].text(b, st, red)
		fmt.Fprintf(b, "\n  reproduce: %s\n", r.Command)
		if st.Replay != "" && r.Errors[i].Replay != nil {
			b.WriteString("  replay:    " + st.Replay)
			if i > 0 {
				fmt.Fprintf(b, " --error=%d", i+1)
			}
			b.WriteByte('\n')
		}
		b.WriteByte('\n')
	}
}

// rest prints everything else.
func (r *Report) rest(b *strings.Builder, st Style) {
	for i := range r.Warnings {
		r.Warnings[i].warning(b, st)
	}
	for _, n := range r.Notes {
		b.WriteString("note: " + n + "\n")
	}
	for _, n := range r.observations() {
		b.WriteString("note: " + n + "\n")
	}
	for i := range r.Limits {
		b.WriteString("note: " + r.Limits[i].text() + "\n")
	}
	for i := range r.Stops {
		b.WriteString("note: " + r.Stops[i].text() + "\n")
	}
	for i := range r.BoundedAt {
		b.WriteString("note: " + r.BoundedAt[i].cut() + "\n")
	}
	if st.Stats {
		r.stats(b)
	}
	color := green
	switch r.Verdict {
	case Error:
		color = red
	case Incomplete:
		color = yellow
	}
	head, tail, _ := strings.Cut(r.Summary, ":")
	b.WriteString(st.paint(color, head+":") + tail + "\n")
}

// cut says where and how often the loop was cut.
func (l *Loop) cut() string {
	where := l.Place.String()
	if where == "" {
		where = "a loop without source position"
	}
	if l.Function != "" {
		where += " in " + l.Function
	}
	return "the loop at " + where + " was cut in " + plural(l.Executions, "execution")
}

// text prints an error in full.
func (f *Finding) text(b *strings.Builder, st Style, color string) {
	fmt.Fprintf(b, "%s %s\n", st.paint(color, f.title()+":"), st.paint(bold, f.Message))
	if f.Deadlock != nil {
		f.Deadlock.text(b, st, f.Events)
	} else {
		f.snippets(b, st)
	}
	f.demand(b, st)
	f.why(b)
	var d *digest
	if !st.AllEvents {
		d = f.digest()
	}
	if f.Graph != nil {
		b.WriteString("\n  execution graph\n")
		lines := strings.Split(strings.TrimSuffix(f.Graph.listing(d), "\n"), "\n")
		for i, line := range lines {
			if len(lines) > maxGraph && i == maxGraph/2 {
				fmt.Fprintf(b, "    ... %s left out, --format=json has them\n", plural(uint64(len(lines)-maxGraph), "line"))
			}
			if len(lines) > maxGraph && i >= maxGraph/2 && i < len(lines)-maxGraph/2 {
				continue
			}
			if id, _, _ := strings.Cut(strings.TrimSpace(line), " "); slices.ContainsFunc(f.Events, func(e Event) bool { return e.names(id) }) {
				line = st.paint(red, line)
			}
			b.WriteString("    " + line + "\n")
		}
	}
	if s := d.leftOut(); s != "" {
		fmt.Fprintf(b, "    (%s; --all-events shows them)\n", s)
	}
	if f.LeftOut > 0 {
		fmt.Fprintf(b, "    (the error does not need %s of this execution, not shown here)\n", plural(uint64(f.LeftOut), "more event"))
	}
	if len(f.Trace) > 0 {
		b.WriteString("\n  trace (" + f.order() + ")\n")
		writeTrace(b, f, f.steps(d), st)
	}
	for _, o := range f.Output {
		fmt.Fprintf(b, "\n  output of thread %d\n", o.Thread)
		for _, line := range strings.Split(strings.TrimSuffix(o.Text, "\n"), "\n") {
			b.WriteString("    " + line + "\n")
		}
	}
}

// threadName is what messages call a thread.
func (f *Finding) threadName(thread int) string {
	s := "thread " + strconv.Itoa(thread)
	if f.Graph != nil && thread >= 0 && thread < len(f.Graph.Threads) && f.Graph.Threads[thread].Function != "" {
		s += " (" + f.Graph.Threads[thread].Function + ")"
	}
	return s
}

// order says what the order of the trace explains.
func (f *Finding) order() string {
	switch {
	case f.Interleaving:
		return "every read returns the last write before it"
	case len(f.Early) > 0:
		return "no interleaving shows this: " + f.loadBuffering()
	}
	return "no order of these events explains every value; see where the reads read from"
}

// snippets prints where the events concerned are, with their source lines.
func (f *Finding) snippets(b *strings.Builder, st Style) {
	one := func(thread int, p Place, text string, stack []Frame) {
		where := p.String()
		if where == "" {
			where = "no source position (compile with -g)"
		}
		fmt.Fprintf(b, "  %s: %s", f.threadName(thread), where)
		if p.Function != "" {
			fmt.Fprintf(b, " in %s", p.Function)
		}
		if text != "" {
			fmt.Fprintf(b, ": %s", text)
		}
		b.WriteByte('\n')
		if p.Source != "" {
			fmt.Fprintf(b, "    %s %s\n", st.paint(dim, fmt.Sprintf("%5d |", p.Line)), p.Source)
		}
		called(b, callers(stack, p))
	}
	if len(f.Events) == 0 && f.Kind == result.FinalState.String() {
		return // it is about no place
	}
	if len(f.Events) == 0 {
		one(f.Thread, f.Place, "", nil)
		return
	}
	for i := range f.Events {
		e := &f.Events[i]
		text := e.ID + " " + e.Text
		one(e.Thread, e.Place, text, e.Stack)
	}
}

// called prints calls, the innermost first.
func called(b io.Writer, calls []Frame) {
	for _, c := range calls {
		fmt.Fprintf(b, "      called at %s in %s\n", c.Short(), c.Function)
	}
}

// callers are the calls of a stack that lead to p, those of libraries left out.
func callers(stack []Frame, p Place) (out []Frame) {
	for i := range stack {
		if c := &stack[i]; !c.Library && c.Line > 0 && (c.File != p.File || c.Line != p.Line || c.Function != p.Function) {
			out = append(out, *c)
		}
	}
	return out
}

// warning prints a warning in short.
func (f *Finding) warning(b *strings.Builder, st Style) {
	fmt.Fprintf(b, "%s %s: %s", st.paint(yellow, "warning:"), f.kind(), f.Message)
	if s := f.Place.String(); s != "" && !strings.Contains(f.Message, f.Short()) {
		b.WriteString(" at " + s)
	}
	if f.Times > 1 {
		fmt.Fprintf(b, " [%d times]", f.Times)
	}
	b.WriteByte('\n')
	if f.Source != "" {
		fmt.Fprintf(b, "    %s %s\n", st.paint(dim, fmt.Sprintf("%5d |", f.Line)), f.Source)
	}
	f.held(b)
	f.demand(b, st)
}

// held prints what the threads wait for that a warning says could help.
func (f *Finding) held(b *strings.Builder) {
	if f.Kind != "liveness" || f.Deadlock == nil {
		return
	}
	i := f.Deadlock.place(f.Thread)
	if i < 0 {
		return
	}
	for _, p := range f.Deadlock.Waits[i].Wakers {
		if k := f.Deadlock.place(p.Thread); k >= 0 {
			b.WriteString("  " + f.Deadlock.Waits[k].Text + "\n")
		}
	}
}

// demand prints the statement of the model that calls this wrong.
func (f *Finding) demand(b *strings.Builder, st Style) {
	if s := f.Statement; s != nil {
		fmt.Fprintf(b, "  the model says: %s:%d:%d\n    %s %s\n", s.File, s.Line, s.Column, st.paint(dim, fmt.Sprintf("%5d |", s.Line)), s.Text)
	}
}

// axiomsTold are the axioms that say what the rest of the report does not: what
// sequential consistency says of the execution the trace says, and a statement that
// defines the error is there already.
func (f *Finding) axiomsTold() []Axiom {
	var out []Axiom
	for _, a := range f.Axioms {
		if a.Says == "forbids" || a.Says == "allows" && f.Interleaving || a.Says == "defines" && f.Statement != nil {
			continue
		}
		out = append(out, a)
	}
	return out
}

// why prints the explanation and what the model has to say, each in one line.
func (f *Finding) why(b *strings.Builder) {
	if f.Explanation != "" {
		b.WriteString("  why: " + f.Explanation + "\n")
	}
	for _, a := range f.axiomsTold() {
		b.WriteString("  axiom: ")
		if a.Model != "" {
			b.WriteString(a.Model + " " + a.Says + " this, ")
		}
		text := a.Text
		if s := a.Statement; s != nil {
			fmt.Fprintf(b, "%s:%d: %s", s.File, s.Line, s.Text)
			if text = ": " + text; a.Says == "defines" { // the message has said it
				text = ""
			}
		}
		b.WriteString(text + "\n")
	}
}

// loadBuffering says which reads take a value that is written only later.
func (f *Finding) loadBuffering() string {
	var parts []string
	for i, id := range f.Early {
		if i == 3 {
			parts = append(parts, "...")
			break
		}
		for t := range f.Graph.Threads {
			es := f.Graph.Threads[t].Events
			k := slices.IndexFunc(es, func(e Event) bool { return e.ID == id })
			if k < 0 {
				continue
			}
			parts = append(parts, fmt.Sprintf("thread %d reads at %s a value that is written later in time", t, cmp.Or(es[k].Short(), id)))
		}
	}
	return strings.Join(parts, "; ") + ": load buffering"
}

// writeTrace prints the trace with one column per thread.
func writeTrace(b *strings.Builder, f *Finding, trace []Step, st Style) {
	threads := len(f.Graph.Threads)
	lanes := threads <= 16
	where, source := 5, 6
	for i := range trace {
		where = max(where, len(trace[i].Short()))
		source = max(source, utf8.RuneCountInString(clip(trace[i].Source, 44)))
	}
	if lanes {
		b.WriteString("    ")
		for t := range threads {
			if t == threads-1 {
				fmt.Fprintf(b, "T%d", t)
			} else {
				fmt.Fprintf(b, "T%-2d", t)
			}
		}
		b.WriteByte('\n')
	}
	for i := range trace {
		s := &trace[i]
		if len(trace) > maxTrace && i == maxTrace/2 {
			fmt.Fprintf(b, "    ... %s left out, --format=json has them\n", plural(uint64(len(trace)-maxTrace), "step"))
		}
		if len(trace) > maxTrace && i >= maxTrace/2 && i < len(trace)-maxTrace/2 {
			continue
		}
		b.WriteString("    ")
		if lanes {
			for t := range threads {
				if t == s.Thread {
					b.WriteString(st.paint(bold, "*") + "  ")
				} else {
					b.WriteString(st.paint(dim, ".") + "  ")
				}
			}
		} else {
			fmt.Fprintf(b, "T%-5d", s.Thread)
		}
		text := strings.Join(s.Text, "; ")
		src := clip(s.Source, 44)
		pad := strings.Repeat(" ", source-utf8.RuneCountInString(src))
		fmt.Fprintf(b, " %-*s  %s%s  %s\n", where, s.Short(), src, pad, st.paint(dim, clip(text, 160)))
	}
}

// clip shortens s to n runes.
func clip(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	r := []rune(s)
	return string(r[:n-3]) + "..."
}

func (r *Report) stats(b *strings.Builder) {
	for _, row := range r.statistics() {
		fmt.Fprintf(b, "  %-26s %s\n", row[0], row[1])
	}
}

// statistics are names and values of what is counted.
func (r *Report) statistics() [][2]string {
	s := &r.Stats
	hits := ""
	if n := s.CacheHits + s.CacheMisses; n > 0 {
		hits = fmt.Sprintf(" (%.2f%% hits)", math.Floor(10000*float64(s.CacheHits)/float64(n))/100)
	}
	rows := [][2]string{
		{"complete executions", comma(r.Complete)},
		{"blocked executions", comma(r.Blocked)},
		{"executions per second", comma(uint64(s.PerSecond))},
		{"events added", comma(s.Events)},
		{"of them for no execution", comma(s.Futile)},
		{"largest graph", plural(uint64(s.MaxEvents), "event")},
		{"backward revisits", comma(s.Revisits)},
		{"instructions interpreted", comma(s.Instructions)},
		{"cached steps", comma(s.CacheHits) + hits},
		{"steps interpreted", comma(s.CacheMisses)},
		{"threads run again", comma(s.CacheReruns)},
		{"evicted from the cache", comma(s.CacheEvictions)},
		{"memory of the cache", humanize.IBytes(s.CacheBytes)},
		{"tasks handed over", comma(s.Tasks)},
		{"refinement restarts", strconv.Itoa(s.Restarts)},
	}
	if s.Beyond > 0 {
		rows = append(rows, [2]string{"executions beyond the bound", comma(s.Beyond)})
	}
	if c := s.Choices; c != nil {
		all := c.AtHand + c.Guessed + c.Refuted + c.Searched
		row := func(name string, n uint64) {
			part := ""
			if all > 0 {
				part = fmt.Sprintf(" (%.2f%%)", 100*float64(n)/float64(all))
			}
			rows = append(rows, [2]string{name, comma(n) + part})
		}
		rows = append(rows, [2]string{"choices decided", comma(all)})
		row("by the order at hand", c.AtHand)
		row("by a guessed order", c.Guessed)
		row("by a contradiction", c.Refuted)
		row("by a search", c.Searched)
		if r.Equivalence == "rf" {
			rows = append(rows, [2]string{"canonical choices computed", comma(c.Canonical)})
		}
	}
	if s.Verifying > 0 {
		part := ""
		if all := r.Seconds * float64(r.Workers); all > 0 {
			part = fmt.Sprintf(" (%.1f%%)", 100*s.Verifying/all)
		}
		rows = append(rows, [2]string{"time to decide them", fmt.Sprintf("%.3f s", s.Verifying) + part})
	}
	return rows
}

// WriteText prints an execution as --print-executions does.
func (e *Execution) WriteText(w io.Writer) error {
	b := &strings.Builder{}
	what := "complete"
	if e.Blocked {
		what = "blocked"
	}
	fmt.Fprintf(b, "execution %d (%s)\n", e.Number, what)
	for _, line := range strings.Split(strings.TrimSuffix(e.Graph.Text, "\n"), "\n") {
		b.WriteString("  " + line + "\n")
	}
	for _, o := range e.Output {
		fmt.Fprintf(b, "  output of thread %d: %s\n", o.Thread, strconv.Quote(o.Text))
	}
	_, err := io.WriteString(w, b.String()+"\n")
	return err
}
