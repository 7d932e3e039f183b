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
	p := &Picture{}
	type frame struct {
		class          []string
		dx, dy         float64
		hidden, folded bool
		id             string
	}
	stack := []frame{{}}
	dec := xml.NewDecoder(strings.NewReader(text))
	dec.Strict = true
	var label *Rect
	for {
		tok, err := dec.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		switch tok := tok.(type) {
		case xml.StartElement:
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
			f := stack[len(stack)-1]
			f.class, f.id = strings.Fields(at["class"]), at["data-id"]
			if tr := at["transform"]; tr != "" {
				var x, y float64
				if _, err := fmt.Sscanf(tr, "translate(%f,%f)", &x, &y); err != nil {
					return nil, fmt.Errorf("transform %q: %v", tr, err)
				}
				f.dx, f.dy = f.dx+x, f.dy+y
			}
			f.hidden = f.hidden || at["display"] == "none"
			f.folded = f.folded || has(f.class, "folded")
			parent := stack[len(stack)-1]
			switch tok.Name.Local {
			case "script", "image", "foreignObject", "a", "use":
				return nil, fmt.Errorf("<%s> in a picture", tok.Name.Local)
			case "svg":
				p.Width, p.Height = number(at["width"]), number(at["height"])
				p.Rows, p.Threads = number(at["data-rows"]), number(at["data-threads"])
			case "g":
				if has(f.class, "event") && f.id != "" { // not in the legend
					p.Events = append(p.Events, at["data-id"])
				}
				if has(f.class, "run") && at["data-count"] != "" {
					p.Runs++
				}
			case "rect":
				if r := (Rect{f.dx, f.dy, f.dx + float64(number(at["width"])), f.dy + float64(number(at["height"])), parent.id}); !f.hidden &&
					(has(parent.class, "event") || has(parent.class, "run") || has(parent.class, "init")) && at["x"] == "" {
					p.Boxes = append(p.Boxes, r)
				}
			case "path":
				if at["data-from"] == "" {
					break
				}
				e := Edge{f.class[0], at["data-from"], at["data-to"]}
				if len(f.class) > 1 && f.class[1] != "implied" {
					e.Relation = f.class[1]
				}
				p.Edges = append(p.Edges, e)
				if d := at["d"]; d != "" && !f.folded {
					l, err := line(d)
					if err != nil {
						return nil, fmt.Errorf("%v: %q: %v", e, d, err)
					}
					l.Edge = e
					if !has(f.class, "implied") {
						p.Lines = append(p.Lines, l)
					}
				}
			case "text":
				if has(parent.class, "labels") {
					x, y := float64(number(at["x"])), float64(number(at["y"]))
					label = &Rect{X1: x, X2: x, Y1: y - 8, Y2: y + 1}
				}
			}
			stack = append(stack, f)
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.CharData:
			if label != nil { // 10 px, anchored in the middle
				w := 6.1 * float64(len(tok)) / 2
				label.X1, label.X2, label.What = label.X1-w, label.X2+w, string(tok)
				p.Labels = append(p.Labels, *label)
				label = nil
			}
			// The tooltip of a run lists its events, one a line.
			if n := len(stack); n > 2 && has(stack[n-2].class, "run") && !has(stack[n-1].class, "place") {
				for i, s := range strings.Split(string(tok), "\n") {
					if id, _, ok := strings.Cut(s, " "); i > 0 && ok && strings.HasPrefix(id, "(") {
						p.Events = append(p.Events, id)
					}
				}
			}
		}
	}
	return p, nil
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
