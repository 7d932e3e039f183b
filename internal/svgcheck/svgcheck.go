// Package svgcheck checks pictures of execution graphs (package report): that all of a
// graph is there, and that what is drawn does not lie on top of something else. It knows
// the classes and attributes that pictures promise, not how they are made.
//
// Non-goals: taste.
package svgcheck

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Edge is an edge of a relation between events, by their ids.
type Edge struct{ Relation, From, To string }

// Picture is what a picture contains.
type Picture struct {
	Width, Height, Rows, Threads int
	Events                       []string // shown or listed in a run, in document order
	Edges                        []Edge   // po excluded, in document order
	Boxes                        []Rect   // events, runs and initial values that are shown
	Runs                         int
	Labels                       []Rect
	Lines                        []Line // of the links that are shown
}

// Rect is a rectangle in pixels.
type Rect struct {
	X1, Y1, X2, Y2 float64
	What           string
}

func (r Rect) overlaps(o Rect) bool {
	return r.X1 < o.X2 && o.X1 < r.X2 && r.Y1 < o.Y2 && o.Y1 < r.Y2
}

// Line is the way of a link: corners are points.
type Line struct {
	Edge
	X, Y []float64
}

// Parse reads a picture. What is not well-formed, or not where it belongs, is an error.
func Parse(text string) (*Picture, error) {
	p := &parser{pic: &Picture{}, stack: []element{{}}}
	dec := xml.NewDecoder(strings.NewReader(text))
	dec.Strict = true
	for {
		tok, err := dec.Token()
		if err == io.EOF {
			return p.pic, nil
		}
		if err != nil {
			return nil, err
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			err = p.start(tok)
		case xml.EndElement:
			p.stack = p.stack[:len(p.stack)-1]
		case xml.CharData:
			p.text(string(tok))
		}
		if err != nil {
			return nil, err
		}
	}
}

// parser is the state of Parse.
type parser struct {
	pic   *Picture
	stack []element // the elements that are open
	label *Rect     // of the text that comes next, nil if it is none
}

// element is an element that is open, with what it inherits.
type element struct {
	class          []string
	dx, dy         float64
	hidden, folded bool
	id             string
}

// attributes are those of an element, by name.
func attributes(tok xml.StartElement) (map[string]string, error) {
	at := map[string]string{}
	for _, a := range tok.Attr {
		if strings.Contains(a.Value, "http") && a.Name.Local != "xmlns" {
			return nil, fmt.Errorf("<%s %s=%q> refers to the outside", tok.Name.Local, a.Name.Local, a.Value)
		}
		if _, twice := at[a.Name.Local]; twice {
			return nil, fmt.Errorf("<%s> has %s twice", tok.Name.Local, a.Name.Local)
		}
		at[a.Name.Local] = a.Value
	}
	return at, nil
}

func (p *parser) start(tok xml.StartElement) error {
	at, err := attributes(tok)
	if err != nil {
		return err
	}
	parent := p.stack[len(p.stack)-1]
	e := parent
	e.class, e.id = strings.Fields(at["class"]), at["data-id"]
	if tr := at["transform"]; tr != "" {
		var x, y float64
		if _, err := fmt.Sscanf(tr, "translate(%f,%f)", &x, &y); err != nil {
			return fmt.Errorf("transform %q: %v", tr, err)
		}
		e.dx, e.dy = e.dx+x, e.dy+y
	}
	e.hidden = e.hidden || at["display"] == "none"
	e.folded = e.folded || has(e.class, "folded")
	pic := p.pic
	switch tok.Name.Local {
	case "script", "image", "foreignObject", "a", "use":
		return fmt.Errorf("<%s> in a picture", tok.Name.Local)
	case "svg":
		pic.Width, pic.Height = number(at["width"]), number(at["height"])
		pic.Rows, pic.Threads = number(at["data-rows"]), number(at["data-threads"])
	case "g":
		if has(e.class, "event") && e.id != "" { // not in the legend
			pic.Events = append(pic.Events, at["data-id"])
		}
		if has(e.class, "run") && at["data-count"] != "" {
			pic.Runs++
		}
	case "rect":
		box := has(parent.class, "event") || has(parent.class, "run") || has(parent.class, "init")
		if box && !e.hidden && at["x"] == "" {
			w, h := float64(number(at["width"])), float64(number(at["height"]))
			pic.Boxes = append(pic.Boxes, Rect{e.dx, e.dy, e.dx + w, e.dy + h, parent.id})
		}
	case "path":
		if err := p.path(&e, at); err != nil {
			return err
		}
	case "text":
		if has(parent.class, "labels") {
			x, y := float64(number(at["x"])), float64(number(at["y"]))
			p.label = &Rect{X1: x, X2: x, Y1: y - 8, Y2: y + 1}
		}
	}
	p.stack = append(p.stack, e)
	return nil
}

// path reads an edge, if the path is one.
func (p *parser) path(el *element, at map[string]string) error {
	if at["data-from"] == "" {
		return nil
	}
	e := Edge{el.class[0], at["data-from"], at["data-to"]}
	if len(el.class) > 1 && el.class[1] != "implied" {
		e.Relation = el.class[1]
	}
	p.pic.Edges = append(p.pic.Edges, e)
	d := at["d"]
	if d == "" || el.folded {
		return nil
	}
	l, err := line(d)
	if err != nil {
		return fmt.Errorf("%v: %q: %v", e, d, err)
	}
	l.Edge = e
	if !has(el.class, "implied") {
		p.pic.Lines = append(p.pic.Lines, l)
	}
	return nil
}

func (p *parser) text(s string) {
	if p.label != nil { // 10 px, anchored in the middle
		w := 6.1 * float64(len(s)) / 2
		p.label.X1, p.label.X2, p.label.What = p.label.X1-w, p.label.X2+w, s
		p.pic.Labels = append(p.pic.Labels, *p.label)
		p.label = nil
	}
	// The tooltip of a run lists its events, one a line.
	if n := len(p.stack); n > 2 && has(p.stack[n-2].class, "run") && !has(p.stack[n-1].class, "place") {
		for i, l := range strings.Split(s, "\n") {
			if id, _, ok := strings.Cut(l, " "); i > 0 && ok && strings.HasPrefix(id, "(") {
				p.pic.Events = append(p.pic.Events, id)
			}
		}
	}
}

func has(class []string, c string) bool { return slices.Contains(class, c) }

// number is 0 for what is none.
func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// line reads a path of M, H, V, L and Q.
func line(d string) (Line, error) {
	var l Line
	x, y := 0.0, 0.0
	for d != "" {
		c := d[0]
		end := strings.IndexAny(d[1:], "MHVLQ")
		if end < 0 {
			end = len(d) - 1
		}
		var ns []float64
		for _, w := range strings.Fields(d[1 : 1+end]) {
			n, err := strconv.Atoi(w)
			if err != nil {
				return l, err
			}
			ns = append(ns, float64(n))
		}
		d = d[1+end:]
		want := map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'Q': 4}[c]
		if want == 0 || len(ns) != want {
			return l, fmt.Errorf("command %q with %d numbers", c, len(ns))
		}
		switch c {
		case 'H':
			x = ns[0]
		case 'V':
			y = ns[0]
		case 'Q':
			l.X, l.Y = append(l.X, ns[0]), append(l.Y, ns[1]) // a little more than the curve
			x, y = ns[2], ns[3]
		default:
			x, y = ns[0], ns[1]
		}
		l.X, l.Y = append(l.X, x), append(l.Y, y)
	}
	return l, nil
}

// Check reports what is wrong with a picture of a graph that has these events and edges
// (po excluded; that events are in conflict is no edge).
func Check(text string, events []string, edges []Edge) (*Picture, []error) {
	p, err := Parse(text)
	if err != nil {
		return nil, []error{err}
	}
	var errs []error
	bad := func(format string, args ...any) {
		if len(errs) < 20 {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	count := map[string]int{}
	for _, e := range p.Events {
		count[e]++
	}
	for _, e := range events {
		if count[e] != 1 {
			bad("event %s is there %d times", e, count[e])
		}
	}
	if len(p.Events) != len(events) {
		bad("%d events, not %d", len(p.Events), len(events))
	}
	there := map[Edge]int{}
	for _, e := range p.Edges {
		if e.Relation != "conflict" {
			there[e]++
		}
	}
	for _, e := range edges {
		if there[e] != 1 {
			bad("edge %v is there %d times", e, there[e])
		}
		delete(there, e)
	}
	for e := range there {
		bad("edge %v is not one of the graph", e)
	}
	paper := Rect{0, 0, float64(p.Width), float64(p.Height), "paper"}
	inside := func(r Rect) bool { return r.X1 >= 0 && r.Y1 >= 0 && r.X2 <= paper.X2 && r.Y2 <= paper.Y2 }
	for i, b := range p.Boxes {
		if !inside(b) {
			bad("box %s leaves the picture", b.What)
		}
		for _, o := range p.Boxes[:i] {
			if b.overlaps(o) {
				bad("boxes %s and %s overlap: %v %v", b.What, o.What, b, o)
			}
		}
	}
	for i, t := range p.Labels {
		if !inside(t) {
			bad("label %s leaves the picture: %v", t.What, t)
		}
		for _, b := range p.Boxes {
			if t.overlaps(b) {
				bad("label %s is on box %s: %v %v", t.What, b.What, t, b)
			}
		}
		for _, o := range p.Labels[:i] {
			if t.overlaps(o) {
				bad("labels %s and %s overlap: %v %v", t.What, o.What, t, o)
			}
		}
	}
	for _, l := range p.Lines {
		for i := 1; i < len(l.X); i++ {
			s := Rect{min(l.X[i-1], l.X[i]) - 0.5, min(l.Y[i-1], l.Y[i]) - 0.5, max(l.X[i-1], l.X[i]) + 0.5, max(l.Y[i-1], l.Y[i]) + 0.5, ""}
			if !inside(s) {
				bad("%v leaves the picture: %v", l.Edge, s)
			}
			for _, b := range p.Boxes {
				b.X1, b.X2, b.Y1, b.Y2 = b.X1+1, b.X2-1, b.Y1+1, b.Y2-1
				if s.overlaps(b) {
					bad("%v runs through box %s: %v %v", l.Edge, b.What, s, b)
				}
			}
		}
	}
	return p, errs
}
