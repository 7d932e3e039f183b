package report

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo/truST/result"
)

// Invocation is what a SARIF log says of the process that wrote it.
type Invocation struct {
	Dir         string // the working directory, absolute; "" if unknown
	CommandLine string // as typed
	ExitCode    int
}

// WriteSARIF writes r as a SARIF 2.1.0 log with one run. Errors and warnings are
// results; what was not explored is a notification of the invocation.
func (r *Report) WriteSARIF(w io.Writer, inv Invocation) error {
	return writeSARIF(w, []*Report{r}, inv)
}

// WriteSARIF writes t as a SARIF 2.1.0 log with one run for each model.
func (t *Table) WriteSARIF(w io.Writer, inv Invocation) error {
	return writeSARIF(w, t.Models, inv)
}

func writeSARIF(w io.Writer, reports []*Report, inv Invocation) error {
	log := sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{}}
	for _, r := range reports {
		log.Runs = append(log.Runs, r.sarif(inv))
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(log)
}

const (
	sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	// srcRoot is what relative paths are relative to: viewers know this name.
	srcRoot = "%SRCROOT%"
	// fingerprint names our way to recognise a result in another run; it changes when
	// the way does.
	fingerprint = "genmcgo/v1"
)

// The parts of SARIF that we use. What is absent has the default of the standard.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool              sarifTool                `json:"tool"`
		AutomationDetails sarifID                  `json:"automationDetails"`
		Invocations       []sarifInvocation        `json:"invocations"`
		URIBases          map[string]sarifArtifact `json:"originalUriBaseIds,omitempty"`
		ColumnKind        string                   `json:"columnKind"`
		Results           []sarifResult            `json:"results"`
		Properties        map[string]any           `json:"properties"`
	}
	sarifID struct {
		ID string `json:"id"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name    string      `json:"name"`
		Version string      `json:"version"`
		Rules   []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID         string         `json:"id"`
		Short      sarifMessage   `json:"shortDescription"`
		Full       sarifMessage   `json:"fullDescription"`
		Help       sarifMessage   `json:"help"`
		Config     sarifConfig    `json:"defaultConfiguration"`
		Properties map[string]any `json:"properties"`
	}
	sarifConfig struct {
		Level string `json:"level"`
	}
	sarifMessage struct {
		Text     string `json:"text"`
		Markdown string `json:"markdown,omitempty"`
	}
	sarifInvocation struct {
		CommandLine   string              `json:"commandLine,omitempty"`
		Dir           *sarifArtifact      `json:"workingDirectory,omitempty"`
		ExitCode      int                 `json:"exitCode"`
		Successful    bool                `json:"executionSuccessful"`
		Notifications []sarifNotification `json:"toolExecutionNotifications,omitempty"`
	}
	sarifNotification struct {
		Level     string          `json:"level"`
		Message   sarifMessage    `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
	}
	sarifArtifact struct {
		URI       string        `json:"uri,omitempty"`
		URIBaseID string        `json:"uriBaseId,omitempty"`
		What      *sarifMessage `json:"description,omitempty"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      sarifMessage      `json:"message"`
		Locations    []sarifLocation   `json:"locations"`
		Related      []sarifLocation   `json:"relatedLocations,omitempty"`
		CodeFlows    []sarifFlow       `json:"codeFlows,omitempty"`
		Stacks       []sarifStack      `json:"stacks,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Count        int               `json:"occurrenceCount"`
		Properties   map[string]any    `json:"properties"`
	}
	sarifStack struct {
		Message sarifMessage `json:"message"`
		Frames  []sarifFrame `json:"frames"`
	}
	sarifFrame struct {
		Location sarifLocation `json:"location"`
	}
	sarifLocation struct {
		ID       int             `json:"id,omitempty"`
		Physical *sarifPhysical  `json:"physicalLocation,omitempty"`
		Logical  []sarifFunction `json:"logicalLocations,omitempty"`
		Message  *sarifMessage   `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
		Context  *sarifRegion  `json:"contextRegion,omitempty"`
	}
	sarifRegion struct {
		Line    int           `json:"startLine"`
		Column  int           `json:"startColumn,omitempty"`
		Snippet *sarifMessage `json:"snippet,omitempty"`
	}
	sarifFunction struct {
		Name string `json:"name"`
		Kind string `json:"kind"`
	}
	sarifFlow struct {
		Message sarifMessage  `json:"message"`
		Threads []sarifThread `json:"threadFlows"`
	}
	sarifThread struct {
		ID        string       `json:"id"`
		Message   sarifMessage `json:"message"`
		Locations []sarifStep  `json:"locations"`
	}
	sarifStep struct {
		Location   sarifLocation `json:"location"`
		Order      int           `json:"executionOrder"`
		Importance string        `json:"importance,omitempty"`
	}
)

func (r *Report) sarif(inv Invocation) sarifRun {
	s := sarif{report: r, dir: inv.Dir}
	run := sarifRun{
		Tool: sarifTool{sarifDriver{Name: r.Tool, Version: r.Version}},
		// Viewers keep the alerts of runs with different ids apart: another program or
		// model does not replace these. The last / says that no name of the run follows.
		AutomationDetails: sarifID{r.Tool + "/" + filepath.ToSlash(r.Program) + "/" + r.Model + "/"},
		ColumnKind:        "unicodeCodePoints",
		Results:           []sarifResult{},
		Properties: map[string]any{
			"program": programOf(r.Program, r.Files), "model": r.Model, "modelUsed": r.ModelUsed, "verdict": r.Verdict, "summary": r.Summary,
			"complete": r.Complete, "blocked": r.Blocked, "bounded": r.Bounded, "boundedExecutions": r.BoundedExecutions,
			"stopped": r.Stopped, "reasons": r.Reasons, "reproduce": r.Command,
		},
	}
	i := sarifInvocation{CommandLine: inv.CommandLine, ExitCode: inv.ExitCode, Successful: true}
	if inv.Dir != "" {
		root := sarifArtifact{URI: fileURI(inv.Dir + "/")}
		i.Dir = &root
		run.URIBases = map[string]sarifArtifact{srcRoot: {URI: root.URI, What: &sarifMessage{Text: "the directory in which genmcgo ran"}}}
	}
	if r.Verdict == Incomplete {
		i.Notifications = append(i.Notifications, sarifNotification{Level: "warning", Message: sarifMessage{Text: r.Summary}})
	}
	for _, l := range r.BoundedAt {
		n := sarifNotification{Level: "warning", Message: sarifMessage{Text: "this loop was cut in " + plural(l.Executions, "execution")}}
		if loc := s.location(l.Place, ""); loc.Physical != nil {
			n.Locations = []sarifLocation{loc}
		}
		i.Notifications = append(i.Notifications, n)
	}
	warn := func(p Place, text string) {
		n := sarifNotification{Level: "warning", Message: sarifMessage{Text: text}}
		if loc := s.location(p, ""); loc.Physical != nil {
			n.Locations = []sarifLocation{loc}
		}
		i.Notifications = append(i.Notifications, n)
	}
	note := func(p Place, text string) {
		warn(p, text)
		i.Notifications[len(i.Notifications)-1].Level = "note"
	}
	for k := range r.Unreached {
		note(r.Unreached[k].Place, r.Unreached[k].text(!r.Bounded && len(r.Limits) == 0))
	}
	for k := range r.Inputs {
		note(r.Inputs[k].Place, r.Inputs[k].text())
	}
	for k := range r.Limits {
		warn(r.Limits[k].Place, r.Limits[k].text())
	}
	for k := range r.Stops {
		warn(r.Stops[k].Place, r.Stops[k].text())
	}
	for _, text := range r.Notes {
		i.Notifications = append(i.Notifications, sarifNotification{Level: "note", Message: sarifMessage{Text: text}})
	}
	run.Invocations = []sarifInvocation{i}

	for _, k := range Kinds {
		s.rule(k)
	}
	seen := map[string]int{}
	add := func(fs []Finding, level string) {
		for i := range fs {
			f := &fs[i]
			res := s.result(f, level)
			// Equal lines of one function get numbers, in the order of the report.
			id := f.identity()
			seen[id]++
			if n := seen[id]; n > 1 {
				id += "\x00" + strconv.Itoa(n)
			}
			sum := sha256.Sum256([]byte(id))
			res.Fingerprints = map[string]string{fingerprint: fmt.Sprintf("%x", sum[:16])}
			run.Results = append(run.Results, res)
		}
	}
	add(r.Errors, "error")
	add(r.Warnings, "warning")
	run.Tool.Driver.Rules = s.rules
	return run
}

// sarif is what the parts of one run share.
type sarif struct {
	report *Report
	dir    string
	rules  []sarifRule
}

// rule returns the index of the rule for k; it is new for what only the model names.
func (s *sarif) rule(k Kind) int {
	if i := slices.IndexFunc(s.rules, func(r sarifRule) bool { return r.ID == k.ID }); i >= 0 {
		return i
	}
	level := "error"
	if k.Severity == result.Warning {
		level = "warning"
	}
	s.rules = append(s.rules, sarifRule{
		ID: k.ID, Short: sarifMessage{Text: k.Short}, Full: sarifMessage{Text: k.Full},
		Help:   sarifMessage{Text: k.Full + " " + k.Help, Markdown: k.Full + "\n\n**What to do.** " + k.Help},
		Config: sarifConfig{level},
		Properties: map[string]any{
			"tags": []string{"concurrency", "correctness"}, "precision": "very-high", "problem.severity": level,
		},
	})
	return len(s.rules) - 1
}

func (s *sarif) result(f *Finding, level string) sarifResult {
	k := kindOfFinding(f)
	res := sarifResult{
		RuleID: k.ID, RuleIndex: s.rule(k), Level: level, Count: max(f.Times, 1),
		Properties: map[string]any{"model": s.report.Model, "thread": f.Thread, "interleaving": f.Interleaving, "reproduce": s.report.Command},
	}
	if f.Graph != nil && strings.Count(f.Graph.Text, "\n") <= maxGraph {
		res.Properties["executionGraph"] = f.Graph.Text
	}
	for _, o := range f.Output {
		res.Properties["outputOfThread"+strconv.Itoa(o.Thread)] = o.Text
	}
	loc := s.location(f.Place, "")
	if len(f.Events) > 0 {
		e := &f.Events[0]
		loc = s.location(f.Place, cmp.Or(f.waitOf(e), f.threadName(e.Thread)+": "+e.ID+" "+e.Text))
	}
	if loc.Physical == nil {
		// Code scanning refuses results that are nowhere: without debug information
		// they are in the program as a whole.
		loc.Physical = &sarifPhysical{Artifact: s.artifact(s.report.Program), Region: &sarifRegion{Line: 1}}
	}
	res.Locations = []sarifLocation{loc}

	text := escapeLinks(f.Message)
	var links []string
	other := func(p Place, what, text string) {
		l := s.location(p, what)
		if l.Physical == nil {
			return
		}
		l.ID = len(res.Related) + 1
		res.Related = append(res.Related, l)
		links = append(links, fmt.Sprintf("[%s](%d)", escapeLinks(text), l.ID))
	}
	for i := range f.Events {
		if e := &f.Events[i]; len(callers(e.Stack, e.Place)) > 0 {
			stack := sarifStack{Message: sarifMessage{Text: f.threadName(e.Thread)}}
			for _, c := range e.Stack {
				stack.Frames = append(stack.Frames, sarifFrame{s.location(c.Place, "")})
			}
			res.Stacks = append(res.Stacks, stack)
		}
		if e := &f.Events[i]; i > 0 {
			other(e.Place, cmp.Or(f.waitOf(e), f.threadName(e.Thread)+": "+e.ID+" "+e.Text), f.threadName(e.Thread))
		}
	}
	if f.Deadlock != nil {
		for _, p := range f.Deadlock.others() {
			other(p.Place, f.threadName(p.Thread)+": "+p.Does, fmt.Sprintf("%s (%s)", number(p.Thread), p.Does))
		}
	}
	if len(links) > 0 {
		text += ". See " + strings.Join(links, ", ") + "."
	}
	// Why, in the words of the text report. A model's statement is no location: the file
	// may be one that genmcgo has inside.
	var why strings.Builder
	if f.Deadlock != nil {
		f.Deadlock.sentences(&why)
	}
	f.demand(&why, Style{})
	f.why(&why)
	for line := range strings.Lines(why.String()) {
		text += "\n" + escapeLinks(strings.TrimSpace(line))
	}
	res.Message.Text = text
	res.CodeFlows = s.flows(f)
	return res
}

// escapeLinks keeps brackets in a message from being taken for a link.
func escapeLinks(s string) string {
	return strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`).Replace(s)
}

// maxFlow bounds the steps in a code flow: code scanning takes 10,000 in a result.
const maxFlow = 5000

// flows are two views of the trace. By thread is what the standard has in mind: a
// thread flow for each thread, and in each step its place in the order of all. But
// the viewers we know show the first thread flow only, so the same steps come
// before that as one flow, in order.
func (s *sarif) flows(f *Finding) []sarifFlow {
	if len(f.Trace) == 0 || f.Graph == nil {
		return nil
	}
	essential := map[string]bool{}
	for i := range f.Events {
		essential[f.Events[i].ID] = true
	}
	all := sarifThread{ID: "all", Message: sarifMessage{Text: "all threads in one order"}}
	each := make([]sarifThread, len(f.Graph.Threads))
	for t := range each {
		each[t] = sarifThread{ID: strconv.Itoa(t), Message: sarifMessage{Text: f.threadName(t)}}
	}
	first := max(len(f.Trace)-maxFlow, 0) // what fails is at the end
	for i := first; i < len(f.Trace); i++ {
		st := &f.Trace[i]
		what := strings.Join(st.Text, "; ")
		step := sarifStep{Order: i + 1}
		if slices.ContainsFunc(st.Events, func(id string) bool { return essential[id] }) {
			step.Importance = "essential"
		}
		step.Location = s.location(st.Place, what)
		each[st.Thread].Locations = append(each[st.Thread].Locations, step)
		step.Location = s.location(st.Place, f.threadName(st.Thread)+": "+what)
		all.Locations = append(all.Locations, step)
	}
	each = slices.DeleteFunc(each, func(t sarifThread) bool { return len(t.Locations) == 0 })
	text := "Every read returns the last write before it."
	if !f.Interleaving {
		text = "No order of these events explains every value; see where the reads read from."
	}
	if first > 0 {
		text += " The first " + plural(uint64(first), "step") + " are left out, --format=json has them."
	}
	return []sarifFlow{
		{Message: sarifMessage{Text: "The execution in order. " + text}, Threads: []sarifThread{all}},
		{Message: sarifMessage{Text: "The execution by thread; executionOrder is the order. " + text}, Threads: each},
	}
}

// location is p as SARIF has it; without a file there is no physical location.
func (s *sarif) location(p Place, text string) sarifLocation {
	var l sarifLocation
	if text != "" {
		l.Message = &sarifMessage{Text: text}
	}
	if p.Function != "" {
		l.Logical = []sarifFunction{{Name: p.Function, Kind: "function"}}
	}
	if p.File == "" {
		return l
	}
	l.Physical = &sarifPhysical{Artifact: s.artifact(p.File)}
	if p.Line > 0 {
		l.Physical.Region = &sarifRegion{Line: p.Line, Column: p.Column}
		if p.Source != "" {
			l.Physical.Context = &sarifRegion{Line: p.Line, Snippet: &sarifMessage{Text: p.Source}}
		}
	}
	return l
}

// artifact names a file: relative to where genmcgo ran if it lies below, as an
// absolute URI otherwise.
func (s *sarif) artifact(file string) sarifArtifact {
	absolute := filepath.IsAbs(file)
	file = path.Clean(filepath.ToSlash(file)) // the standard wants no .. in URIs
	dir := filepath.ToSlash(s.dir)
	if !absolute {
		if file != ".." && !strings.HasPrefix(file, "../") || dir == "" {
			return sarifArtifact{URI: (&url.URL{Path: file}).String(), URIBaseID: srcRoot}
		}
		file = path.Join(dir, file)
	}
	if rest, ok := strings.CutPrefix(file, strings.TrimSuffix(dir, "/")+"/"); ok && dir != "" {
		return sarifArtifact{URI: (&url.URL{Path: rest}).String(), URIBaseID: srcRoot}
	}
	return sarifArtifact{URI: fileURI(file)}
}

// fileURI is the URI of an absolute path, which may end in a slash.
func fileURI(p string) string {
	p = filepath.ToSlash(p)
	if strings.HasSuffix(p, "//") {
		p = p[:len(p)-1]
	}
	if !strings.HasPrefix(p, "/") { // C:/...
		p = "/" + p
	}
	return (&url.URL{Scheme: "file", Path: p}).String()
}

// identity is what f has in common with the same finding in another run, after lines
// have moved, and whichever of the threads came first: its kind, and the functions
// and source lines of the events concerned. Parts are separated by NUL. Where threads wait,
// only the one that leads counts, unless what all of them wait for tells findings apart.
func (f *Finding) identity() string {
	if f.anyWait() {
		return f.kind() + "\x00" + f.Place.identity()
	}
	var parts []string
	for i := range f.Events {
		parts = append(parts, f.Events[i].identity())
	}
	if len(parts) == 0 {
		parts = []string{cmp.Or(f.Place.identity(), f.Message)}
	}
	slices.Sort(parts)
	return f.kind() + "\x00" + strings.Join(parts, "\x00")
}

func (e *Event) identity() string {
	return cmp.Or(e.Place.identity(), strings.Join([]string{e.Function, e.Kind, e.Order, e.Location}, "\x00"))
}

// identity is "" without a position. A line that cannot be read has its number.
func (p Place) identity() string {
	if p.File == "" || p.Line == 0 {
		return ""
	}
	text := cmp.Or(strings.Join(strings.Fields(p.Source), " "), strconv.Itoa(p.Line))
	return strings.Join([]string{path.Base(filepath.ToSlash(p.File)), lastWord(p.Function), text}, "\x00")
}

// lastWord is the name of a function without the classes and namespaces that it is in, which older reports do not have.
func lastWord(function string) string {
	if i := strings.LastIndex(function, "::"); i >= 0 {
		function = function[i+2:]
	}
	if function == "lambda" {
		return "operator()"
	}
	return function
}
