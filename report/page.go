package report

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// The page: one HTML file with everything in it, so that it can be mailed, kept as an
// artefact of a CI run and opened without a network. The Go side says everything that
// is said (texts, the drawing, what each step changes); the script shows and hides.

//go:embed page/page.html
var pageHTML string

//go:embed page/page.css
var pageCSS string

//go:embed page/page.js
var pageJS string

var pageTemplate = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(pageHTML)) })

const (
	// maxPage bounds the drawings of a page, in bytes; only the first one may be larger.
	maxPage = 800 << 10
	// maxDrawn is the largest execution, in events, that a page shows.
	maxDrawn = 6000
	// packFrom is the size from which a drawing is compressed, so that the script has to
	// unpack it before it can be seen.
	packFrom = 256 << 10
	// Of files with more lines than maxWhole a page has those around what is accessed;
	// of all files together no more than maxLines.
	maxWhole  = 300
	maxLines  = 3000
	nearLines = 6 // lines
)

// page is what the template prints.
type page struct {
	Title, Program, Version, Command string
	Verdict, Summary                 string
	Policy                           string // of the page's own style and script, and nothing else
	CSS                              template.CSS
	JS                               template.JS
	Arrows                           template.HTML
	Runs                             []pageRun
	Comparison                       string
	Outcomes                         *pageOutcomes // nil: none were observed
	Covered                          []coveredFile // the sources, with marks for what is reached
	Findings                         []pageFinding
	Files                            []pageFile
	Data                             []*pageData // of Findings; nil: not drawn
}

// pageRun is a section of a model.
type pageRun struct {
	*Report
	Rows [][2]string
	Loop []string // texts of observations, Limits, Stops and BoundedAt
}

// pageFinding is an error or a warning.
type pageFinding struct {
	*Finding
	Title    string
	Class    string // error, warning
	Model    string // "" if there is only one
	Command  string
	Concerns []concern
	Told     []Axiom
	Drawing  template.HTML
	Brief    template.HTML // a drawing without what nobody need see
	Drawn    bool          // Drawing is there, or packed in the data
	Less     bool          // Brief is there, or packed in the data
	Hidden   string        // what it does not show
	Missing  string        // why there is no drawing
	Order    string        // what the trace explains
	Steps    []Step        // of the trace, the first and the last of a long one
	Listing  string        // the graph as text, likewise
	Whole    string        // likewise, with all events; "" if Listing has them
	digest   *digest
}

// concern is an event that a finding is about.
type concern struct {
	*Event
	Thread string
	Waits  string // what the thread waits for, if that is the finding
	Row    string // the id of the box that shows it where less is shown
}

// Callers are the calls of the program that lead to the event.
func (c concern) Callers() []Frame { return callers(c.Stack, c.Place) }

// pageFile is a source file, or parts of it.
type pageFile struct {
	Name  string // base name
	Path  string
	Lines []pageLine
	Lost  bool // it cannot be read
}

type pageLine struct {
	Number int
	Text   string
	Gap    bool // lines before it are left out
}

// pageData is what the script needs of a finding. Events are numbered thread by thread,
// -1 is the initial value.
type pageData struct {
	Threads   []dataThread `json:"threads"`
	Locations []string     `json:"locations"`
	Initial   []string     `json:"initial"` // values, by location
	Steps     []dataStep   `json:"steps"`
	HB        [][2]int     `json:"hb"`
	Packed    string       `json:"packed,omitempty"` // the drawing, if it is large: gzip, base64
	Brief     string       `json:"brief,omitempty"`  // likewise the one with less
}

type dataThread struct {
	ID       int         `json:"id"`
	Function string      `json:"fn,omitempty"`
	Events   []dataEvent `json:"events"`
}

type dataEvent struct {
	Text    string `json:"x"`
	File    int    `json:"f"` // index in page.Files, -1 for none
	Line    int    `json:"l,omitempty"`
	Value   string `json:"v,omitempty"`
	From    *int   `json:"r,omitempty"` // the event read from
	Place   int    `json:"o,omitempty"` // of a write in the coherence order of its location, from 1
	Done    int    `json:"d"`           // after how many steps it is done, -1 for never
	Pending string `json:"p,omitempty"`
	// Of the drawing with less: the event whose box shows this one, -1 if none does, absent if it is this one; and what the
	// box says, if that is not Text.
	Row  *int   `json:"w,omitempty"`
	Says string `json:"b,omitempty"`
}

type dataStep struct {
	Event int `json:"e"`
	// Changes has four numbers for each change: thread or -1, location, the write
	// before, the write after.
	Changes []int `json:"c"`
}

// WritePage writes r as one HTML page that needs nothing else. src reads the sources
// that it quotes.
func (r *Report) WritePage(w io.Writer, src *Sources) error {
	p := &page{Program: programOf(r.Program, r.Files), Version: r.Version, Command: r.Command, Verdict: r.Verdict, Summary: r.Summary}
	p.add(r, "")
	p.outcomes([]*Report{r})
	p.Covered = covered([]*Report{r}, src)
	return p.write(w, src)
}

// WritePage writes the reports of all models and how they compare as one HTML page; see
// [Report.WritePage].
func (t *Table) WritePage(w io.Writer, src *Sources) error {
	p := &page{Program: programOf(t.Program, t.Files), Version: t.Version, Command: t.Command, Verdict: t.Verdict, Summary: t.Summary}
	for _, r := range t.Models {
		p.add(r, r.Model)
	}
	p.outcomes(t.Models)
	p.Covered = covered(t.Models, src)
	b := &strings.Builder{}
	t.compared(b, false)
	p.Comparison = b.String()
	return p.write(w, src)
}

// add adds a run and what it found.
func (p *page) add(r *Report, model string) {
	run := pageRun{Report: r, Rows: r.statistics()}
	run.Loop = append(run.Loop, r.observations()...)
	for i := range r.Limits {
		run.Loop = append(run.Loop, r.Limits[i].text())
	}
	for i := range r.Stops {
		run.Loop = append(run.Loop, r.Stops[i].text())
	}
	for _, l := range r.BoundedAt {
		run.Loop = append(run.Loop, l.cut())
	}
	p.Runs = append(p.Runs, run)
	for _, fs := range []struct {
		class string
		list  []Finding
	}{{"error", r.Errors}, {"warning", r.Warnings}} {
		for i := range fs.list {
			p.Findings = append(p.Findings, newPageFinding(&fs.list[i], fs.class, model, r.Command))
		}
	}
}

func newPageFinding(f *Finding, class, model, command string) pageFinding {
	out := pageFinding{Finding: f, Title: f.title(), Class: class, Model: model, Command: command, Told: f.axiomsTold()}
	for i := range f.Events {
		out.Concerns = append(out.Concerns, concern{&f.Events[i], f.threadName(f.Events[i].Thread), f.waitOf(&f.Events[i]), f.Events[i].ID})
	}
	if w := f.Deadlock; w != nil {
		slices.SortStableFunc(out.Concerns, func(a, b concern) int { return cmp.Compare(w.place(a.Event.Thread), w.place(b.Event.Thread)) })
	}
	said := map[string]int{} // threads, by what they wait for
	for i := range out.Concerns {
		c := &out.Concerns[i]
		who, what, ok := strings.Cut(c.Waits, " waits")
		if first, again := said[what]; ok && again && !strings.Contains(what, " itself") {
			c.Waits = who + " waits for the same as " + number(first)
		} else if ok {
			said[what] = c.Event.Thread
		}
	}
	d := f.digest()
	out.digest = d
	for i := range out.Concerns {
		out.Concerns[i].Row = d.row(f.Graph, out.Concerns[i].Event)
	}
	if len(f.Trace) > 0 {
		out.Order, out.Steps = f.order(), f.steps(d)
		if n := len(out.Steps); n > maxTrace {
			left := Step{Text: []string{"... " + plural(uint64(n-maxTrace), "step") + " left out"}}
			out.Steps = slices.Concat(out.Steps[:maxTrace/2], []Step{left}, out.Steps[n-maxTrace/2:])
		}
	}
	if f.Graph != nil {
		out.Listing = listed(f.Graph.listing(d))
		if d.leftOut() != "" {
			out.Hidden, out.Whole = d.leftOut(), listed(f.Graph.Text)
		}
	}
	return out
}

// listed is the beginning and the end of a long listing.
func listed(text string) string {
	lines := strings.SplitAfter(text, "\n")
	if n := len(lines); n > maxGraph {
		left := "... " + plural(uint64(n-maxGraph), "line") + " left out\n"
		lines = slices.Concat(lines[:maxGraph/2], []string{left}, lines[n-maxGraph/2:])
	}
	return strings.Join(lines, "")
}

// write draws the findings, as far as there is room, collects the sources that they
// touch, and prints everything.
func (p *page) write(w io.Writer, src *Sources) error {
	p.Title = p.Program + ": " + p.Verdict
	style := pictureStyle + pageCSS
	p.CSS, p.JS = template.CSS(style), template.JS(pageJS)
	p.Arrows = template.HTML(pictureArrows())
	p.Policy = "default-src 'none'; style-src '" + hash(style) + "'; script-src '" + hash(pageJS) + "'; img-src data:; base-uri 'none'; form-action 'none'"
	p.quote(src)
	size := 0
	for i := range p.Findings {
		f := &p.Findings[i]
		p.Data = append(p.Data, nil)
		if f.Graph == nil {
			f.Missing = "No execution belongs to this " + f.Kind + "."
			continue
		}
		n := 0
		for _, t := range f.Graph.Threads {
			n += len(t.Events)
		}
		switch {
		case n > maxDrawn:
			f.Missing = fmt.Sprintf("The execution has %s, too many to be shown here; --format=json has them all.", plural(uint64(n), "event"))
		case size > maxPage:
			f.Missing = "The execution is left out here, because the page would become too large; --format=json has it."
		default:
			data, err := p.data(f.Finding)
			var less *Finding
			var of map[string]string
			if f.digest.leftOut() != "" {
				less, of = f.brief(f.digest)
			}
			if err != nil {
				return err
			}
			text := f.picture(pictureOptions{layoutOptions: layoutOptions{NoFold: true}, Embedded: true})
			f.Drawn, p.Data[i] = true, data
			if len(text) < packFrom {
				f.Drawing = template.HTML(text)
			} else if data.Packed, err = pack(text); err != nil {
				return err
			}
			if less != nil {
				data.rows(f.Finding, less, of)
				text := less.picture(pictureOptions{layoutOptions: layoutOptions{NoFold: true}, Embedded: true})
				if f.Less = true; len(text) < packFrom {
					f.Brief = template.HTML(text)
				} else if data.Brief, err = pack(text); err != nil {
					return err
				}
			}
			size += len(f.Drawing) + len(f.Brief) + len(data.Packed) + len(data.Brief) + 100*n // for the data
		}
	}
	return pageTemplate().Execute(w, p)
}

// pack compresses a text.
func pack(s string) (string, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := io.WriteString(w, s); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(b.Bytes()), nil
}

// hash names a piece of text in a content security policy.
func hash(s string) string {
	h := sha256.Sum256([]byte(s))
	return "sha256-" + base64.StdEncoding.EncodeToString(h[:])
}

// data makes what the script needs of f.
func (p *page) data(f *Finding) (*pageData, error) {
	play, err := NewPlayback(f)
	if err != nil {
		return nil, err
	}
	d := &pageData{Locations: play.locations, Initial: []string{}, Steps: []dataStep{}, HB: [][2]int{}}
	if d.Locations == nil {
		d.Locations = []string{}
	}
	file := map[string]int{}
	for i := range p.Files {
		file[p.Files[i].Path] = i
	}
	number := map[string]int{"init": -1}
	for t := range f.Graph.Threads {
		for i := range f.Graph.Threads[t].Events {
			number[f.Graph.Threads[t].Events[i].ID] = len(number) - 1
		}
	}
	for t := range f.Graph.Threads {
		th := &f.Graph.Threads[t]
		dt := dataThread{ID: th.ID, Function: th.Function, Events: []dataEvent{}}
		for i := range th.Events {
			e := &th.Events[i]
			de := dataEvent{Text: e.Text, File: -1, Line: e.Line, Value: e.Value, Pending: e.Pending, Place: play.place[e.ID], Done: play.doneAfter(t, e)}
			if k, ok := file[e.File]; ok {
				de.File = k
			}
			if e.ReadsFrom != "" {
				k := number[e.ReadsFrom]
				de.From = &k
			}
			dt.Events = append(dt.Events, de)
		}
		d.Threads = append(d.Threads, dt)
	}
	location := map[string]int{}
	for i, c := range play.start.Memory {
		location[c.Location] = i
		d.Initial = append(d.Initial, c.Value)
	}
	for i := range play.Len() {
		s := dataStep{Event: number[play.Event(i).ID], Changes: []int{}}
		for _, c := range play.Changes(i) {
			s.Changes = append(s.Changes, slices.IndexFunc(f.Graph.Threads, func(t Thread) bool { return t.ID == c.Thread }),
				location[c.Location], number[c.Old.Write], number[c.New.Write])
		}
		d.Steps = append(d.Steps, s)
	}
	for _, h := range f.Graph.HB {
		d.HB = append(d.HB, [2]int{number[h.From], number[h.To]})
	}
	return d, nil
}

// rows says which boxes of the drawing of less, which is f with less, show the events of f.
func (d *pageData) rows(f, less *Finding, of map[string]string) {
	number, says := map[string]int{}, map[string]string{}
	for t := range f.Graph.Threads {
		for i := range f.Graph.Threads[t].Events {
			number[f.Graph.Threads[t].Events[i].ID] = len(number)
		}
		for i := range less.Graph.Threads[t].Events {
			e := &less.Graph.Threads[t].Events[i]
			says[e.ID] = e.Text
		}
	}
	for t := range f.Graph.Threads {
		for i := range f.Graph.Threads[t].Events {
			e, de := &f.Graph.Threads[t].Events[i], &d.Threads[t].Events[i]
			switch row, ok := of[e.ID]; {
			case !ok:
				none := -1
				de.Row = &none
			case row != e.ID:
				k := number[row]
				de.Row = &k
			case says[row] != e.Text:
				de.Says = says[row]
			}
		}
	}
}

// doneAfter is the number of steps after which event e of the t-th thread is done, -1
// if it never is.
func (p *Playback) doneAfter(t int, e *Event) int {
	if !e.taken() {
		return -1
	}
	if p.start.Threads[t].Done > e.Index {
		return 0
	}
	n, _ := slices.BinarySearchFunc(p.done, e.Index+1, func(done []int, want int) int { return done[t] - want })
	if n == len(p.done) {
		return -1
	}
	return n + 1
}

// quote collects the source lines that the findings touch.
func (p *page) quote(src *Sources) {
	touched := map[string]map[int]string{} // by path and line: the line, if a place says it
	var paths []string
	touch := func(at Place) {
		if at.File == "" {
			return
		}
		if touched[at.File] == nil {
			touched[at.File] = map[int]string{}
			paths = append(paths, at.File)
		}
		touched[at.File][at.Line] = at.Source
	}
	for i := range p.Findings {
		f := p.Findings[i].Finding
		touch(f.Place)
		for _, e := range f.Events {
			touch(e.Place)
		}
		if f.Graph == nil {
			continue
		}
		for t := range f.Graph.Threads {
			for j := range f.Graph.Threads[t].Events {
				touch(f.Graph.Threads[t].Events[j].Place)
			}
		}
	}
	left := maxLines
	for _, path := range paths {
		out := pageFile{Name: filepath.Base(path), Path: path}
		lines := src.find(path).lines
		out.Lost = lines == nil
		near := func(n int) bool {
			for i := n - nearLines; i <= n+nearLines; i++ {
				if _, ok := touched[path][i]; ok {
					return true
				}
			}
			return false
		}
		whole, gap := len(lines) <= min(maxWhole, left), false
		if n := len(lines); n > 0 && lines[n-1] == "" {
			lines = lines[:n-1]
		}
		for i, text := range lines {
			if !whole && (left <= 0 || !near(i+1)) {
				gap = true
				continue
			}
			out.Lines = append(out.Lines, pageLine{i + 1, strings.TrimSuffix(text, "\r"), gap})
			gap = false
			left--
		}
		if out.Lost {
			for _, n := range slices.Sorted(maps.Keys(touched[path])) {
				if n > 0 && left > 0 {
					out.Lines = append(out.Lines, pageLine{n, touched[path][n], false})
					left--
				}
			}
		}
		p.Files = append(p.Files, out)
	}
}
