package corpus

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
)

// This file checks what reports say to explain an error. What it knows of a graph it
// takes from the report's JSON, and what follows from that it finds out by itself.

type whyPlace struct {
	File         string
	Line, Column int
}

type whyEvent struct {
	ID, Kind, Order, Attribute, Location, Address string
	Thread, Index                                 int
	ReadsFrom                                     string `json:"reads_from"`
	Pending, Text                                 string
	whyPlace
}

type whyFinding struct {
	Kind, Message, Explanation string
	whyPlace
	Events []whyEvent
	Graph  struct {
		Threads []struct {
			Parent string
			Events []whyEvent
		}
		Coherence []struct {
			Location string
			Writes   []string
		}
	}
	Interleaving bool
	Cycle        []struct{ From, To, Relation string }
	Remedy       *struct {
		Effect, Text string
		Remain       []string
		Changes      []whyChange
	}
}

type whyChange struct {
	Kind, Order, Access string
	whyPlace
	Before *whyPlace
}

type whyReport struct {
	Verdict  string
	Stopped  string
	Errors   []whyFinding
	Warnings []whyFinding
}

// why is the report on file; ok is false if there is none.
func why(t *testing.T, file string, args ...string) (r whyReport, ok bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	args = append(args, "--workers=1", "--max-executions=20000", "--timeout=50s", "--estimate=false")
	text, _, err := reported(ctx, t, file, args...)
	if err != nil || json.Unmarshal(text, &r) != nil {
		return r, false
	}
	return r, true
}

// graphOf has the events of a finding's graph and the edges that order them.
type graphOf struct {
	at    map[string]*whyEvent
	order []string
	succ  map[string][]string // program order, reads-from, creating and joining threads, barriers
}

func newGraph(f *whyFinding) *graphOf {
	g := &graphOf{at: map[string]*whyEvent{}, succ: map[string][]string{}}
	edge := func(a, b string) { g.succ[a] = append(g.succ[a], b) }
	for i := range f.Graph.Threads {
		th := &f.Graph.Threads[i]
		for k := range th.Events {
			e := &th.Events[k]
			g.at[e.ID] = e
			g.order = append(g.order, e.ID)
			if k > 0 {
				edge(th.Events[k-1].ID, e.ID)
			} else if th.Parent != "" {
				edge(th.Parent, e.ID)
			}
			if e.ReadsFrom != "" && e.ReadsFrom != "init" {
				edge(e.ReadsFrom, e.ID)
			}
		}
	}
	joined := regexp.MustCompile(`^join thread (\d+)`)
	for _, id := range g.order {
		if m := joined.FindStringSubmatch(g.at[id].Text); m != nil && g.at[id].Pending == "" {
			n, _ := strconv.Atoi(m[1])
			es := f.Graph.Threads[n].Events
			edge(es[len(es)-1].ID, id)
		}
	}
	return g
}

// leads reports whether a chain leads from a to b.
func (g *graphOf) leads(a, b string) bool {
	seen := map[string]bool{a: true}
	work := []string{a}
	for len(work) > 0 {
		x := work[0]
		work = work[1:]
		for _, y := range g.succ[x] {
			if y == b {
				return true
			}
			if !seen[y] {
				seen[y] = true
				work = append(work, y)
			}
		}
	}
	return false
}

// on are the events of a thread at a place as texts name it, of a kind (R or W).
func (g *graphOf) on(thread int, kind, place, location string) (list []*whyEvent) {
	for _, id := range g.order {
		if e := g.at[id]; (thread < 0 || e.Thread == thread) && e.Kind == kind && e.named(place) && (location == "" || e.Location == location) {
			list = append(list, e)
		}
	}
	return list
}

// named reports whether text names the place of e: line 5, file.c:5, (1,2).
func (e *whyEvent) named(text string) bool {
	return text == e.ID || text == fmt.Sprintf("line %d", e.Line) || text == fmt.Sprintf("%s:%d", filepath.Base(e.File), e.Line) ||
		strings.HasPrefix(text, filepath.Base(e.File)+":"+strconv.Itoa(e.Line)+":")
}

var (
	whyNone  = regexp.MustCompile(`^no chain of program order, reads-from, and creating and joining threads leads from one to the other, so that thread (\d+) and thread (\d+) can do them at the same time$`)
	whyChain = regexp.MustCompile(`^(only )?(the value of .*) leads from one to the other, and that does not synchronise(?:, because (.*) (?:is|are) not atomic)?$`)
	whyValue = regexp.MustCompile(`^the value of (.+) that thread (\d+) writes at (.+?)(?:, the read-modify-writes? at (.+) pass(?:es)? on)? and thread (\d+) reads at (.+?)$`)
	whyID    = regexp.MustCompile(`^\(\d+,\d+\)$`)
	whySplit = regexp.MustCompile(` and (?:the value of )`)
	whyCause = regexp.MustCompile(`^(?:either )?(?:thread (\d+) reads (\S+) at (.+) before its write of (\S+) at (.+) is visible to (?:thread \d+|other threads)|the write of (\S+) at (.+) by thread (\d+) becomes visible before its earlier write of (\S+) at (.+)|thread (\d+) reads (\S+) at (.+) before it reads (\S+) at (.+)|the write of (\S+) at (.+) by thread (\d+) takes effect before its earlier read of (\S+) at (.+))$`)
)

const (
	whyOrdinary = "what leads to the error is an ordinary interleaving; only the rest of the execution is not"
	whyBesides  = "besides, this is no interleaving: "
)

// checkWhy checks each sentence of the explanation of f against its graph.
func checkWhy(f *whyFinding) error {
	g := newGraph(f)
	text := f.Explanation
	if f.Remedy != nil {
		if !strings.HasSuffix(text, "; "+f.Remedy.Text) && !strings.Contains(text, "; "+f.Remedy.Text+"; "+whyBesides) {
			return fmt.Errorf("the remedy %q is not in the text", f.Remedy.Text)
		}
		text = strings.Replace(text, "; "+f.Remedy.Text, "", 1)
	}
	if strings.Contains(text, " making ") || strings.Contains(text, "seq_cst fence") {
		return fmt.Errorf("a remedy without its structure")
	}
	if f.Interleaving != (len(f.Cycle) == 0) && text != "" && !strings.HasSuffix(text, whyOrdinary) {
		return fmt.Errorf("interleaving %v, and a cycle of %d links", f.Interleaving, len(f.Cycle))
	}
	if err := g.cycle(f); err != nil {
		return err
	}
	text = strings.TrimSuffix(strings.TrimSuffix(text, whyOrdinary), "; ")
	first, besides, both := strings.Cut(text, "; "+whyBesides)
	switch {
	case both:
		if err := g.causes(f, besides); err != nil {
			return err
		}
	case first != "" && !strings.Contains(first, "leads from one to the other"):
		return g.causes(f, first)
	}
	if first == "" {
		return nil
	}
	if len(f.Events) < 2 {
		return fmt.Errorf("no two events")
	}
	a, b := f.Events[0].ID, f.Events[1].ID
	if m := whyNone.FindStringSubmatch(first); m != nil {
		if g.leads(a, b) || g.leads(b, a) {
			return fmt.Errorf("there is a chain")
		}
		threads := []int{f.Events[0].Thread, f.Events[1].Thread}
		slices.Sort(threads)
		x, _ := strconv.Atoi(m[1])
		y, _ := strconv.Atoi(m[2])
		if threads[0] != min(x, y) || threads[1] != max(x, y) {
			return fmt.Errorf("the events are of threads %v", threads)
		}
		return nil
	}
	m := whyChain.FindStringSubmatch(first)
	if m == nil {
		return fmt.Errorf("not understood")
	}
	return g.chain(f, m[1] != "", whySplit.Split(m[2], -1), m[3])
}

// whyLink is a write and a read of it.
type whyLink struct{ w, r *whyEvent }

// links lists the possible ones for each message.
func (g *graphOf) links(messages []string) (links [][]whyLink, err error) {
	for i, text := range messages {
		if i > 0 {
			text = "the value of " + text
		}
		m := whyValue.FindStringSubmatch(text)
		if m == nil {
			return nil, fmt.Errorf("message %q is not understood", text)
		}
		wt, _ := strconv.Atoi(m[2])
		rt, _ := strconv.Atoi(m[5])
		var list []whyLink
		for _, r := range g.on(rt, "R", m[6], "") {
			x := g.at[r.ReadsFrom]
			var via []string
			if m[4] != "" {
				via = strings.Split(m[4], " and ")
			}
			for k := len(via) - 1; k >= 0 && x != nil; k-- { // the newest comes last
				if !x.named(via[k]) || x.Attribute != "rmw" && x.Attribute != "cas" && x.Attribute != "lock" {
					x = nil
					break
				}
				x = g.at[g.at[fmt.Sprintf("(%d,%d)", x.Thread, x.Index-1)].ReadsFrom]
			}
			if x != nil && x.Kind == "W" && x.Thread == wt && x.named(m[3]) && strings.HasPrefix(x.Location, m[1]) {
				list = append(list, whyLink{x, r})
			}
		}
		if len(list) == 0 {
			return nil, fmt.Errorf("no events for %q", text)
		}
		links = append(links, list)
	}
	return links, nil
}

// chain checks that the messages lead from one event of f to the other.
func (g *graphOf) chain(f *whyFinding, only bool, messages []string, plain string) error {
	links, err := g.links(messages)
	if err != nil {
		return err
	}
	// po* or more before the first, between them, and after the last.
	before := func(a, b string) bool { return a == b || g.leads(a, b) }
	for _, ends := range [][2]string{{f.Events[0].ID, f.Events[1].ID}, {f.Events[1].ID, f.Events[0].ID}} {
		var try func(at string, rest [][]whyLink) bool
		try = func(at string, rest [][]whyLink) bool {
			if len(rest) == 0 {
				return before(at, ends[1])
			}
			return slices.ContainsFunc(rest[0], func(l whyLink) bool { return before(at, l.w.ID) && try(l.r.ID, rest[1:]) })
		}
		if !try(ends[0], links) {
			continue
		}
		if only {
			for _, l := range links {
				h := &graphOf{at: g.at, succ: map[string][]string{}}
				for a, bs := range g.succ {
					for _, b := range bs {
						if !slices.ContainsFunc(l, func(l whyLink) bool { return b == l.r.ID && g.at[b].ReadsFrom == a }) {
							h.succ[a] = append(h.succ[a], b)
						}
					}
				}
				if h.leads(ends[0], ends[1]) {
					return fmt.Errorf("another chain leads there, too")
				}
			}
		}
		if plain == "" {
			return nil
		}
		for _, p := range strings.Split(plain, " and ") {
			p = strings.TrimPrefix(p, "the access at ")
			if !slices.ContainsFunc(links, func(l []whyLink) bool {
				return slices.ContainsFunc(l, func(l whyLink) bool { return l.w.named(p) && l.w.Order == "na" || l.r.named(p) && l.r.Order == "na" })
			}) {
				return fmt.Errorf("the access at %s is atomic", p)
			}
		}
		return nil
	}
	return fmt.Errorf("that does not lead from one to the other")
}

// cycle checks each link of the cycle.
func (g *graphOf) cycle(f *whyFinding) error {
	rank := map[string]int{"init": -1}
	for _, c := range f.Graph.Coherence {
		for i, w := range c.Writes {
			rank[w] = i
		}
	}
	position := func(id string) int {
		if e := g.at[id]; e != nil && e.Kind == "R" {
			id = e.ReadsFrom
		}
		return rank[id] // the only write of its location has no rank, and no successor
	}
	for i, l := range f.Cycle {
		a, b := g.at[l.From], g.at[l.To]
		if a == nil || b == nil || f.Cycle[(i+1)%len(f.Cycle)].From != l.To {
			return fmt.Errorf("link %d of the cycle hangs in the air: %v", i, l)
		}
		ok := false
		switch l.Relation {
		case "po":
			ok = a.Thread == b.Thread && a.Index < b.Index
		case "rf":
			ok = b.ReadsFrom == a.ID
		case "co":
			ok = a.Kind == "W" && b.Kind == "W" && a.Location == b.Location && rank[a.ID] < rank[b.ID]
		case "fr":
			ok = a.Kind == "R" && b.Kind == "W" && a.Location == b.Location && (position(a.ID) < rank[b.ID] || a.ReadsFrom == "init")
		case "thread":
			ok = g.leads(a.ID, b.ID)
		}
		if !ok {
			return fmt.Errorf("link %d of the cycle is not in the graph: %v", i, l)
		}
	}
	return nil
}

// causes checks that each cause that a text names is program order of the cycle.
func (g *graphOf) causes(f *whyFinding, text string) error {
	if len(f.Cycle) == 0 {
		return fmt.Errorf("no cycle for %q", text)
	}
	if strings.HasPrefix(text, "each of these ") {
		for _, l := range f.Cycle {
			if !strings.Contains(text, l.From) {
				return fmt.Errorf("%s is on the cycle", l.From)
			}
		}
		return nil
	}
	// What it is called comes last, unless that is the name of an event.
	if i := strings.LastIndex(text, " ("); i >= 0 && strings.HasSuffix(text, ")") && !whyID.MatchString(text[i+1:]) {
		for _, k := range regexp.MustCompile(`([RW])→([RW])`).FindAllStringSubmatch(text[i:], -1) {
			if !slices.ContainsFunc(f.Cycle, func(l struct{ From, To, Relation string }) bool {
				return l.Relation == "po" && g.at[l.From].Kind == k[1] && g.at[l.To].Kind == k[2]
			}) {
				return fmt.Errorf("no %s on the cycle", k[0])
			}
		}
		text = text[:i]
	}
	for _, c := range strings.Split(text, ", or ") {
		if strings.HasSuffix(c, " reach the threads in different orders") {
			for _, l := range regexp.MustCompile(`\S+`).FindAllString(strings.TrimPrefix(strings.TrimSuffix(c, " reach the threads in different orders"), "the writes of "), -1) {
				if l != "and" && !slices.ContainsFunc(f.Cycle, func(x struct{ From, To, Relation string }) bool {
					return g.at[x.From].Location == l || g.at[x.To].Location == l
				}) {
					return fmt.Errorf("%s is not on the cycle", l)
				}
			}
			continue
		}
		m := whyCause.FindStringSubmatch(c)
		if m == nil {
			if regexp.MustCompile(`^(?:either )?thread \d+ does \(\d+,\d+\) before \(\d+,\d+\)$`).MatchString(c) {
				continue
			}
			return fmt.Errorf("cause %q is not understood", c)
		}
		// By form: the thread, and the earlier and the later access.
		var thread, early, earlyAt, late, lateAt, kinds string
		switch {
		case m[1] != "":
			thread, late, lateAt, early, earlyAt, kinds = m[1], m[2], m[3], m[4], m[5], "WR"
		case m[6] != "":
			late, lateAt, thread, early, earlyAt, kinds = m[6], m[7], m[8], m[9], m[10], "WW"
		case m[11] != "":
			thread, late, lateAt, early, earlyAt, kinds = m[11], m[12], m[13], m[14], m[15], "RR"
		default:
			late, lateAt, thread, early, earlyAt, kinds = m[16], m[17], m[18], m[19], m[20], "RW"
		}
		n, _ := strconv.Atoi(thread)
		if !slices.ContainsFunc(f.Cycle, func(l struct{ From, To, Relation string }) bool {
			a, b := g.at[l.From], g.at[l.To]
			return l.Relation == "po" && a.Thread == n && a.Kind+b.Kind == kinds && a.Location == early && b.Location == late && a.named(earlyAt) && b.named(lateAt)
		}) {
			return fmt.Errorf("cause %q is not on the cycle", c)
		}
	}
	return nil
}

// wrong lists programs with errors: those of the corpus, of examples, and the benchmarks' of which
// a table says that they are wrong.
func wrong(t *testing.T) (files []string) {
	t.Helper()
	for _, pattern := range []string{"testdata/ll/clang-14-O0/wrong/*.ll", "testdata/ll/clang-14-O0/lb/*.ll", "testdata/ll/clang-14-O0/models/*.ll", "testdata/ll/clang-14-O0/remedy/*.ll", "../../examples/*.ll"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			t.Fatalf("no programs match %s (%v)", pattern, err)
		}
		files = append(files, list...)
	}
	return files
}

// All of them are some twenty minutes of the tests of explanations and remedies.
var whyEvery = scale.Flag("why.every", scale.By{Short: 72, Usual: 72, Full: 5}, "tests of explanations and remedies look at one wrong program (under one model) in so many")

// whyModels begin with the default.
var whyModels = slices.Concat([]string{"rc11"}, slices.DeleteFunc(consistency.Names(), func(m string) bool { return m == "rc11" }), []string{"rc11.kat", "ra.kat", "imm.kat"})

// TestWhy checks every sentence of every explanation against the graph.
func TestWhy(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the command many times")
	}
	said := map[string]int{}
	for i, file := range wrong(t) {
		for j, model := range whyModels {
			if (5*i+j)%max(1, whyEvery.N()) != 0 && !(strings.Contains(file, "/remedy/") && j == 0) {
				continue
			}
			r, ok := why(t, file, "--mm="+model, "--keep-going")
			if !ok {
				continue // TestShipped says which must run
			}
			for _, f := range slices.Concat(r.Errors, r.Warnings) {
				if f.Explanation == "" {
					continue
				}
				if err := checkWhy(&f); err != nil {
					t.Errorf("%s under %s: %s:%d: %s: %v\n%s", file, model, f.File, f.Line, f.Kind, err, f.Explanation)
				}
				kind := "cycle"
				switch {
				case strings.HasPrefix(f.Explanation, "no chain"):
					kind = "none"
				case strings.Contains(f.Explanation, "not atomic"):
					kind = "plain"
				case strings.Contains(f.Explanation, "leads from one to the other"):
					kind = "chain"
				}
				if f.Remedy != nil {
					kind += " with a remedy: " + f.Remedy.Effect
				}
				said[kind]++
			}
		}
	}
	t.Log(said)
	for _, kind := range []string{"none", "plain", "chain with a remedy: all", "cycle with a remedy: all"} {
		if said[kind] == 0 {
			t.Errorf("no explanation of the kind %q", kind)
		}
	}
}

// stronger is an order that is as strong as both.
func stronger(a, b string) string {
	rank := func(o string) (rel, acq bool) {
		return o == "release" || o == "acq_rel" || o == "seq_cst", o == "acquire" || o == "consume" || o == "acq_rel" || o == "seq_cst"
	}
	ra, aa := rank(a)
	rb, ab := rank(b)
	switch {
	case a == "seq_cst" || b == "seq_cst":
		return "seq_cst"
	case (ra || rb) && (aa || ab):
		return "acq_rel"
	case ra || rb:
		return "release"
	case aa || ab:
		return "acquire"
	}
	return cmp.Or(a, b)
}

var sourceOrder = regexp.MustCompile(`memory_order(?:_|::)(relaxed|consume|acquire|release|acq_rel|seq_cst)|__ATOMIC_(RELAXED|CONSUME|ACQUIRE|RELEASE|ACQ_REL|SEQ_CST)`)

var (
	compound  = regexp.MustCompile(`^\s*(?:if|else|while|for|do|switch|case|return)\b`)
	statement = regexp.MustCompile(`[;{}]\s*(?://.*)?$`)
)

// checkWords checks that the text of the remedy, taken literally, names the orders that the
// read-modify-writes on one line of their own have in the changed source.
func (f *whyFinding) checkWords(changed string) error {
	lines := strings.Split(changed, "\n")
	for _, c := range f.Remedy.Changes {
		if c.Kind != "order" || c.Access != "read-modify-write" {
			continue
		}
		m := sourceOrder.FindStringSubmatch(lines[c.Line-1][c.Column-1:])
		if want := fmt.Sprintf(":%d %s", c.Line, strings.ToLower(m[1]+m[2])); !strings.Contains(strings.ReplaceAll(f.Remedy.Text, " line ", ":"), want) {
			return fmt.Errorf("the source says %s then", want[1:])
		}
	}
	return nil
}

// applied is the source text with the changes of a remedy, line by line so that places stay:
// fences right before the later access if before is true, otherwise right after the earlier
// one. The error says what cannot be written, and how; it is errFence for fences that only
// another form of the statement would have room for.
func applied(text string, changes []whyChange, before bool) (string, error) {
	lines := strings.Split(text, "\n")
	// From the right, so that columns stay.
	changes = slices.Clone(changes)
	slices.SortStableFunc(changes, func(a, b whyChange) int { return cmp.Compare(b.Column, a.Column) })
	for _, c := range changes {
		if c.Line < 1 || c.Line > len(lines) {
			return "", fmt.Errorf("no line %d", c.Line)
		}
		line := lines[c.Line-1]
		if c.Kind == "fence" {
			const fence = "__atomic_thread_fence(__ATOMIC_SEQ_CST);"
			if before {
				line := lines[c.Before.Line-1]
				if strings.HasPrefix(line, fence) {
					continue
				}
				if !statement.MatchString(lines[c.Before.Line-2]) || strings.HasPrefix(strings.TrimSpace(line), "else") {
					return "", errFence
				}
				lines[c.Before.Line-1] = fence + line
				continue
			}
			code, comment, _ := strings.Cut(line, "//")
			if strings.Contains(code, fence) {
				continue
			}
			if compound.MatchString(code) || !strings.HasSuffix(strings.TrimSpace(code), ";") {
				return "", errFence
			}
			lines[c.Line-1] = strings.TrimRight(code, " ") + " " + fence + " //" + comment
			continue
		}
		if c.Column < 1 || c.Column > len(line) {
			return "", fmt.Errorf("no column %d in line %d", c.Column, c.Line)
		}
		head, tail := line[:c.Column-1], line[c.Column-1:]
		at := sourceOrder.FindAllStringIndex(tail, -1)
		if len(at) == 0 {
			return "", fmt.Errorf("no order in line %d: %s", c.Line, line)
		}
		if !strings.Contains(tail[:at[0][0]], "compare_exchange") {
			at = at[:1]
		} else {
			at = at[:min(2, len(at))]
		}
		for i := len(at) - 1; i >= 0; i-- {
			word := tail[at[i][0]:at[i][1]]
			m := sourceOrder.FindStringSubmatch(word)
			old := strings.ToLower(m[1] + m[2])
			order := c.Order
			if i == 1 && order == "release" { // of a failure
				continue
			}
			now := stronger(old, order)
			if m[2] != "" {
				now = strings.ToUpper(now)
			}
			tail = tail[:at[i][0]] + strings.TrimSuffix(word, m[1]+m[2]) + now + tail[at[i][1]:]
		}
		lines[c.Line-1] = head + tail
	}
	return strings.Join(lines, "\n"), nil
}

var errFence = errors.New("no room for a fence")

var remedyEvery = scale.Flag("remedy.every", scale.By{Short: 300, Usual: 300, Wide: 72, Full: 5}, "TestRemediesInSource looks at one wrong program (under one model) in so many")

// TestRemediesInSource takes each remedy that the command proposes, writes it into the source
// and runs that: what the remedy is for is gone, and if it says so nothing else is wrong.
func TestRemediesInSource(t *testing.T) {
	clang := anyClang(t)
	var files []string
	for _, dir := range []string{"testdata/remedy", "testdata/wrong", "testdata/lb", "testdata/models", "../../examples"} {
		for _, p := range programs(t, dir) {
			files = append(files, p.path)
		}
	}
	tried := map[string]int{}
	own := scale.By{Short: 4, Usual: 4, Wide: 1, Full: 1} // of the programs that are there for this
	for i, file := range files {
		for j, model := range slices.DeleteFunc(slices.Clone(whyModels), func(m string) bool { return m == "sc" }) {
			both := model == "imm" && strings.HasSuffix(file, "/race-vector.cpp") // po ∪ rf leads from each access to the other
			ofOwn := strings.Contains(file, "/remedy/") && j == 0 && own.Nth(i)
			if (3*i+j)%max(1, remedyEvery.N()) == 0 || both || ofOwn {
				tryRemedies(t, file, tried, "--mm="+model, "--clang="+clang)
			}
		}
	}
	t.Log(tried)
	if least := (scale.By{Short: 3, Usual: 3, Wide: 10, Full: 10}).N(); tried["all"] < least || tried["this"] == 0 {
		t.Errorf("only %v tried", tried)
	}
}

// TestRemediesOfWeakened does so with programs that are right, after one of their memory
// orders, or all, became relaxed: whatever that breaks is explained as the graph shows it,
// and what is proposed helps.
func TestRemediesOfWeakened(t *testing.T) {
	clang := anyClang(t)
	tried := map[string]int{}
	n := 0
	for _, pattern := range []string{"../../examples/*.c", "testdata/right/*.c", "testdata/right/*.cpp"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs match %s (%v)", pattern, err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for k, text := range weakened(string(source)) {
				if n++; n%max(1, whyEvery.N()) != 0 {
					continue
				}
				weak := filepath.Join(t.TempDir(), filepath.Base(file))
				if err := os.WriteFile(weak, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
				tryRemedies(t, weak, tried, "--mm="+[]string{"rc11", "imm"}[k%2], "--clang="+clang, "--unroll=4")
			}
		}
	}
	t.Log(tried)
	if tried["all"] < 2 {
		t.Errorf("only %v tried", tried)
	}
}

// weakened are the variants of a source text in which one memory order is relaxed, and the
// one in which all are.
func weakened(text string) (list []string) {
	all := text
	at := sourceOrder.FindAllStringSubmatchIndex(text, -1)
	for _, m := range slices.Backward(at) {
		if m[2] < 0 || text[m[2]:m[3]] == "relaxed" {
			continue
		}
		list = append(list, text[:m[2]]+"relaxed"+text[m[3]:])
		all = all[:m[2]] + "relaxed" + all[m[3]:]
	}
	if len(list) > 1 {
		list = append(list, all)
	}
	return list
}

// anyClang is the name of a compiler.
func anyClang(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles and runs many programs")
	}
	for _, v := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(v); err == nil {
			return v
		}
	}
	t.Skip("SKIPPED: no clang on PATH, no remedy was tried")
	return ""
}

// tryRemedies runs the command on a source file, checks what it explains, and tries each
// remedy that it proposes; tried counts them by effect.
func tryRemedies(t *testing.T, file string, tried map[string]int, args ...string) {
	t.Helper()
	args = append(args, "--keep-going")
	r, ok := why(t, file, args...)
	if !ok {
		return
	}
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range slices.Concat(r.Errors, r.Warnings) {
		if f.Explanation != "" {
			if err := checkWhy(&f); err != nil {
				t.Errorf("%s %v: %s:%d: %s: %v\n%s\n%s", file, args, f.File, f.Line, f.Kind, err, f.Explanation, source)
			}
		}
		if f.Remedy == nil {
			tried["none"]++
			continue
		}
		tried[f.Remedy.Effect]++
		if slices.ContainsFunc(f.Remedy.Changes, func(c whyChange) bool { return filepath.Base(c.File) != filepath.Base(file) }) {
			t.Errorf("%s %v: %s: in another file", file, args, f.Remedy.Text)
			continue
		}
		places := []bool{false}
		if strings.Contains(f.Remedy.Text, "fence") {
			places = append(places, true)
		}
		for _, before := range places {
			text, err := applied(string(source), f.Remedy.Changes, before)
			if err == errFence {
				tried["no room for a fence"]++
				continue
			}
			if err != nil {
				t.Errorf("%s %v: %s: %v", file, args, f.Remedy.Text, err)
				continue
			}
			if err := f.checkWords(text); err != nil {
				t.Errorf("%s %v: %s: %v", file, args, f.Remedy.Text, err)
			}
			f.tryOn(t, file, text, args...)
		}
		if f.Remedy.Effect == "all" && len(r.Errors)+len(r.Warnings) == 1 && len(places) == 1 {
			f.tryLess(t, file, string(source), args...)
		}
	}
}

// tryLess runs the program of f with each change of its remedy but one: none is superfluous.
func (f *whyFinding) tryLess(t *testing.T, file, source string, args ...string) {
	t.Helper()
	for i := range f.Remedy.Changes {
		if len(f.Remedy.Changes) == 1 {
			return
		}
		text, err := applied(source, slices.Delete(slices.Clone(f.Remedy.Changes), i, i+1), false)
		if err != nil {
			continue
		}
		changed := filepath.Join(t.TempDir(), filepath.Base(file))
		if err := os.WriteFile(changed, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if again, ok := why(t, changed, args...); ok && again.Verdict == "verified" {
			t.Errorf("%s %v: %s: but change %d is not needed", file, args, f.Remedy.Text, i)
		}
	}
}

// tryOn runs text, the changed program of f.
func (f *whyFinding) tryOn(t *testing.T, file, text string, args ...string) {
	t.Helper()
	changed := filepath.Join(t.TempDir(), filepath.Base(file))
	if err := os.WriteFile(changed, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	again, ok := why(t, changed, args...)
	if !ok {
		t.Errorf("%s %v: %s: the changed program does not run\n%s", file, args, f.Remedy.Text, text)
		return
	}
	if f.Remedy.Effect == "all" && (len(again.Errors) > 0 || again.Verdict == "error") {
		t.Errorf("%s %v: %s: but %d errors remain, as %s\n%s", file, args, f.Explanation, len(again.Errors), again.Errors[0].Message, text)
	}
	if f.Remedy.Effect == "this" && len(again.Errors) == 0 {
		t.Errorf("%s %v: %s: but nothing remains", file, args, f.Remedy.Text)
	}
	for _, g := range again.Errors {
		if f.Remedy.Effect != "execution" && f.again(&g) {
			t.Errorf("%s %v: %s: but it is there again\n%s", file, args, f.Explanation, text)
		}
	}
}

// again reports whether g, of a changed program, is f.
func (f *whyFinding) again(g *whyFinding) bool {
	return g.Kind == f.Kind && g.Line == f.Line && g.Column == f.Column && len(g.Events) == len(f.Events) &&
		(len(g.Events) < 2 || g.Events[1].Line == f.Events[1].Line && g.Events[1].Column == f.Events[1].Column)
}
