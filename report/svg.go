package report

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// WriteSVG writes the graph of f as a picture that needs nothing else: a lane per
// thread, an arrow per edge, the events concerned marked; see picture for
// what is in it. It is an error if f has no graph.
func (f *Finding) WriteSVG(w io.Writer) error {
	if f.Graph == nil {
		return fmt.Errorf("no graph belongs to this %s", f.Kind)
	}
	text := f.picture(pictureOptions{})
	_, err := io.WriteString(w, text)
	return err
}

// pictureOptions say what a picture is for.
type pictureOptions struct {
	layoutOptions
	// Embedded: for an HTML page, which has the style (pictureStyle), the heads of arrows,
	// the title and the legend elsewhere.
	Embedded bool
}

// pictureArrows are the heads of arrows that pictureStyle refers to. A page has them
// once, where it is never hidden: else arrows of other pictures had no heads.
func pictureArrows() string {
	b := &strings.Builder{}
	b.WriteString("<defs>")
	for _, rel := range []string{relRF, relCO, relFR, relHB, relCreate} {
		fmt.Fprintf(b, `<marker id="gx-%s" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto" class="%s"><path d="M0 0.5L8 4L0 7.5z"/></marker>`, rel, rel)
	}
	b.WriteString("</defs>\n")
	return b.String()
}

// picture is the graph of f, which is not nil, as an SVG element. What scripts and styles
// may rely on:
//
//	svg.gx[data-rows][data-threads]    .large: many events
//	  g.init[data-id=init]               the initial values
//	  g.lane[data-thread]                text.name; path.po from the first to the last event; and
//	    g.event.KIND[data-id][data-row][transform="translate(x,y)"]
//	      KIND is read, write, fence or other; .marked, .pending, .absent, .early
//	    g.run[data-row][data-first][data-last][data-count]
//	      events folded into one box; title lists them. Links between them have no d; others end at the box of the run
//	  g.links > path.REL[data-from][data-to]
//	      REL is rf, co, fr, hb, create, join (both: and hb) or conflict; from may be init; .implied: of fr and co what po
//	      and hb imply (hidden by the style, and in a large picture without d). d has M, H, V, L and Q with integers, absolute
//	  g.labels > text.REL[data-from][data-to]
func (f *Finding) picture(opts pictureOptions) string {
	p := &painter{early: map[string]bool{}}
	title := []string{}
	if !opts.Embedded {
		// The title is as wide as the picture, which is known only afterwards.
		probe := newLayout(f, opts.layoutOptions, 0)
		title = strings.Split(wrap(f.title()+": "+f.Message, max(50, int(float64(probe.Width-2*margin)/charWidth))), "\n")
	}
	top := margin
	if len(title) > 0 {
		top += len(title)*titleHeight + 4
	}
	for _, id := range f.Early {
		p.early[id] = true
	}
	l := newLayout(f, opts.layoutOptions, top)
	height := l.Height
	legend := []legendEntry{}
	if !opts.Embedded {
		legend = l.legend()
		for _, e := range legend {
			l.Width = max(l.Width, legendWidth(e)+2*margin)
		}
		for _, s := range title {
			l.Width = max(l.Width, int(charWidth*float64(utf8.RuneCountInString(s)))+2*margin)
		}
		height += legendHeight(legend, l.Width)
	}
	b := &p.b
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" class="gx%s" role="img" width="%d" height="%d" viewBox="0 0 %d %d" data-rows="%d" data-threads="%d">`,
		when(l.Large, " large"), l.Width, height, l.Width, height, l.Rows, len(l.Lanes))
	fmt.Fprintf(b, "\n<title>%s</title>\n<desc>%s</desc>\n", escape(f.title()+": "+f.Message), escape(l.describe()))
	if !opts.Embedded {
		fmt.Fprintf(b, "<style>%s</style>\n", pictureStyle)
		b.WriteString(pictureArrows())
		fmt.Fprintf(b, `<rect class="paper" width="%d" height="%d"/>`+"\n", l.Width, height)
		for i, line := range title {
			fmt.Fprintf(b, `<text class="title" x="%d" y="%d">%s</text>`+"\n", margin, margin+12+i*titleHeight, escape(line))
		}
	}
	p.initial(l)
	p.lanes(l)
	p.links(l)
	if !opts.Embedded {
		p.legend(legend, l.Width, l.Height)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

const titleHeight = 18

// painter writes a layout.
type painter struct {
	b     bytes.Buffer
	early map[string]bool
}

func when(c bool, s string) string {
	if c {
		return s
	}
	return ""
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

// escape makes s text or an attribute's value; what XML cannot contain becomes U+FFFD.
func escape(s string) string {
	return escaper.Replace(strings.Map(func(r rune) rune {
		if r == '\t' || r == '\n' || r >= 0x20 && r != 0xFFFE && r != 0xFFFF {
			return r
		}
		return utf8.RuneError
	}, strings.ToValidUTF8(s, "\uFFFD")))
}

// describe is the picture in words.
func (l *layout) describe() string {
	const enough = 6000
	s := fmt.Sprintf("Execution graph: %s.", plural(uint64(len(l.Lanes)), "thread"))
	if t := l.f.Graph.Text; len(t) <= enough {
		s += "\n" + t
	}
	return s
}

func (p *painter) lanes(l *layout) {
	inside := map[int][]*link{}
	for i := range l.Links {
		if k := &l.Links[i]; k.from == k.to {
			inside[k.from] = append(inside[k.from], k)
		}
	}
	for i := range l.Lanes {
		la := &l.Lanes[i]
		fmt.Fprintf(&p.b, `<g class="lane" data-thread="%d"><text class="name" x="%d" y="%d">%s</text>`, la.Thread.ID, la.X, l.Top+16, escape(la.Name))
		if la.Last-la.First > 1 {
			from, to := &l.Boxes[la.First], &l.Boxes[la.Last-1]
			fmt.Fprintf(&p.b, `<path class="po" d="M%d %dV%d"/>`, la.X+20, from.Y+from.H, to.Y)
		}
		p.b.WriteByte('\n')
		for j := la.First; j < la.Last; j++ {
			if x := &l.Boxes[j]; x.folded() {
				p.run(l, x, inside[j])
			} else {
				p.event(l, x.Events[0], x.X, x.Y, x.W, x.Row, x.Label, x.Place, x.Cut, x.Marked)
			}
		}
		p.b.WriteString("</g>\n")
	}
}

// classes of a link's elements.
func (k *link) classes() string {
	s := k.Relation
	if s == relCreate || s == relJoin {
		s = "hb " + s
	}
	return s + when(k.Implied, " implied")
}

func (p *painter) links(l *layout) {
	b := &p.b
	b.WriteString("<g class=\"links\">\n")
	for i := range l.Links {
		k := &l.Links[i]
		if k.from == k.to {
			continue // drawn with the run
		}
		d := ""
		if !k.Implied || !l.Large {
			d = ` d="` + pathData(k.Points) + `"`
		}
		p.link(k, d)
	}
	b.WriteString("</g>\n<g class=\"labels\">\n")
	for i := range l.Links {
		if k := &l.Links[i]; k.HasLabel {
			fmt.Fprintf(b, `<text class="%s" data-from="%s" data-to="%s" x="%d" y="%d">%s</text>`+"\n",
				k.classes(), escape(k.From), escape(k.To), k.Label.X, k.Label.Y+3, k.Relation)
		}
	}
	b.WriteString("</g>\n")
}

func (p *painter) link(k *link, d string) {
	fmt.Fprintf(&p.b, `<path class="%s" data-from="%s" data-to="%s"%s/>`+"\n", k.classes(), escape(k.From), escape(k.To), d)
}

// pathData draws a line through ps, which changes its direction at each, with round corners.
func pathData(ps []point) string {
	const radius = 7
	var b strings.Builder
	abs := func(n int) int { return max(n, -n) }
	sign := func(n int) int { return min(1, max(-1, n)) }
	var at point
	to := func(p point) {
		switch {
		case p == at:
		case p.Y == at.Y:
			fmt.Fprintf(&b, "H%d", p.X)
		default:
			fmt.Fprintf(&b, "V%d", p.Y)
		}
		at = p
	}
	for i, q := range ps {
		if i == 0 {
			fmt.Fprintf(&b, "M%d %d", q.X, q.Y)
			at = q
			continue
		}
		if i == len(ps)-1 {
			to(q)
			continue
		}
		o, n := ps[i-1], ps[i+1]
		r := min(radius, (abs(q.X-o.X)+abs(q.Y-o.Y))/2, (abs(q.X-n.X)+abs(q.Y-n.Y))/2)
		if r < 2 {
			to(q)
			continue
		}
		toward := func(p point) point { return point{q.X + r*sign(p.X-q.X), q.Y + r*sign(p.Y-q.Y)} }
		to(toward(o))
		at = toward(n)
		fmt.Fprintf(&b, "Q%d %d %d %d", q.X, q.Y, at.X, at.Y)
	}
	return b.String()
}

// initial draws the box of the initial values.
func (p *painter) initial(l *layout) {
	if l.Init == nil {
		return
	}
	label := "initial values: " + l.Init.Label
	if n := int(float64(l.Init.W-16) / charWidth); utf8.RuneCountInString(label) > n {
		label = string([]rune(label)[:max(0, n-1)]) + "…"
	}
	fmt.Fprintf(&p.b, `<g class="init" data-id="init" transform="translate(%d,%d)"><title>%s</title><rect width="%d" height="%d" rx="3"/><text x="6" y="15">%s</text></g>`+"\n",
		l.Init.X, l.Init.Y, escape("initial values: "+l.Init.Label), l.Init.W, l.Init.H, escape(label))
}

// run draws a run of events; inside are the links between them.
func (p *painter) run(l *layout, x *box, inside []*link) {
	b := &p.b
	first, last := escape(x.Events[0].ID), escape(x.Events[len(x.Events)-1].ID)
	fmt.Fprintf(b, `<g class="run" data-row="%d" data-first="%s" data-last="%s" data-count="%d" transform="translate(%d,%d)"><title>%s to %s: no edge to another thread`,
		x.Row, first, last, len(x.Events), x.X, x.Y, first, last)
	for _, e := range x.Events {
		b.WriteString("\n" + escape(e.ID+" "+e.Text))
		if s := e.Short(); s != "" {
			b.WriteString(" " + escape(s))
		}
	}
	fmt.Fprintf(b, `</title><rect width="%d" height="%d" rx="3"/><text x="6" y="15">⋮ %s</text>`, x.W, x.H, escape(x.Label))
	for _, k := range inside { // nothing is left out, even where it cannot be shown
		p.link(k, "")
	}
	b.WriteString("</g>\n")
}

// kindClass is the class of an event's box.
func kindClass(e *Event) string {
	switch e.Kind {
	case "R":
		return "read"
	case "W":
		return "write"
	case "F":
		return "fence"
	}
	return "other"
}

func (p *painter) event(l *layout, e *Event, x, y, w, row int, label, place string, cut, marked bool) {
	b := &p.b
	fmt.Fprintf(b, `<g class="event %s%s%s%s%s" data-id="%s" data-row="%d" transform="translate(%d,%d)">`, kindClass(e),
		when(marked, " marked"), when(e.Pending != "", " pending"), when(e.Kind == "absent", " absent"), when(p.early[e.ID], " early"),
		escape(e.ID), row, x, y)
	if cut || !l.Large || marked {
		t := e.ID + " " + e.Text
		if s := e.Short(); s != "" {
			t += "\n" + s
			if e.Source != "" {
				t += ": " + e.Source
			}
		}
		fmt.Fprintf(b, "<title>%s</title>", escape(t))
	}
	fmt.Fprintf(b, `<rect width="%d" height="%d" rx="3"/><text x="6" y="15"><tspan class="id">%s</tspan> %s</text>`, w, boxHeight, escape(e.ID), escape(label))
	if place != "" {
		fmt.Fprintf(b, `<text class="place" x="%d" y="15">%s</text>`, w-6, escape(place))
	}
	b.WriteString("</g>\n")
}

// legendEntry explains one kind of line or box.
type legendEntry struct {
	class string
	box   bool
	text  string
}

// legend explains what occurs in l.
func (l *layout) legend() []legendEntry {
	has := map[string]bool{}
	hidden := false
	for i := range l.Links {
		if k := &l.Links[i]; k.Implied {
			hidden = true
		} else if k.from != k.to {
			has[k.Relation] = true
		}
	}
	marked, pending, early, folded := false, false, false, false
	for i := range l.Boxes {
		marked = marked || l.Boxes[i].Marked
		pending = pending || l.Boxes[i].Events[0].Pending != ""
		early = early || slices.Contains(l.f.Early, l.Boxes[i].Events[0].ID)
		folded = folded || l.Boxes[i].folded()
	}
	out := []legendEntry{{"po", false, "program order"}}
	for _, e := range []struct{ rel, text string }{
		{relRF, "rf: reads from"}, {relCO, "co: order of the writes to a location"}, {relFR, "fr: reads what this write overwrites"},
		{relHB, "hb: happens before"}, {relCreate, "creates"}, {relJoin, "joined"}, {relConflict, "in conflict: nothing orders them"},
	} {
		if has[e.rel] {
			k := link{Relation: e.rel}
			out = append(out, legendEntry{k.classes(), false, e.text})
		}
	}
	if marked {
		out = append(out, legendEntry{"event marked", true, "concerned by the error"})
	}
	if pending {
		out = append(out, legendEntry{"event pending", true, "waits or fails here"})
	}
	if early {
		out = append(out, legendEntry{"event read early", true, "reads what is written later"})
	}
	if folded {
		out = append(out, legendEntry{"run", true, "events without an edge to another thread (its tooltip lists them)"})
	}
	if hidden {
		out = append(out, legendEntry{"", false, "not drawn: co and fr that program order and hb imply"})
	}
	if len(l.Files) == 1 {
		out = append(out, legendEntry{"", false, ":n is line n of " + shortFile(l.Files[0])})
	}
	return out
}

func shortFile(name string) string { return name[strings.LastIndexByte(name, '/')+1:] }

const legendLine = 20

func legendWidth(e legendEntry) int {
	w := int(charWidth*float64(utf8.RuneCountInString(e.text))) + 24
	if e.class != "" {
		w += 36
	}
	return w
}

// legendAt calls fn with the place of each entry and returns the number of lines.
func legendAt(es []legendEntry, width int, fn func(e legendEntry, x, line int)) int {
	x, line := margin, 0
	for _, e := range es {
		w := legendWidth(e)
		if x > margin && x+w > width-margin {
			x, line = margin, line+1
		}
		fn(e, x, line)
		x += w
	}
	return line + 1
}

func legendHeight(es []legendEntry, width int) int {
	return legendAt(es, width, func(legendEntry, int, int) {})*legendLine + margin
}

func (p *painter) legend(es []legendEntry, width, y int) {
	b := &p.b
	b.WriteString("<g class=\"legend\">\n")
	legendAt(es, width, func(e legendEntry, x, line int) {
		y := y + 8 + line*legendLine
		switch {
		case e.box:
			fmt.Fprintf(b, `<g class="%s"><rect x="%d" y="%d" width="28" height="14" rx="3"/></g>`, e.class, x, y-1)
			x += 36
		case e.class != "":
			fmt.Fprintf(b, `<path class="%s" d="M%d %dL%d %d"/>`, e.class, x, y+6, x+28, y+6)
			x += 36
		}
		fmt.Fprintf(b, `<text x="%d" y="%d">%s</text>`+"\n", x, y+10, escape(e.text))
	})
	b.WriteString("</g>\n")
}

// pictureStyle is the style of pictures. Colours are those of Okabe and Ito, darkened or
// lightened for contrast, which people with any kind of colour blindness tell apart;
// relations differ by their dashes, too. Each declaration with a variable has one
// without before it for viewers that know no variables.
const pictureStyle = `
.gx{--paper:#fff;--ink:#1b1b1b;--faint:#6a6a6a;--line:#b4b4b4;--box:#f6f6f4;--read:#eef4fb;--write:#fdf3e4;--rf:#00795a;--co:#b35c00;--fr:#a3307f;--hb:#3c6fb0;--bad:#c4161c;--badbox:#fde8e6;font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
@media (prefers-color-scheme:dark){.gx{--paper:#16181c;--ink:#e6e6e6;--faint:#a0a0a0;--line:#5c5f66;--box:#23262c;--read:#1d2b3a;--write:#352a1a;--rf:#3fd0a4;--co:#f0a04b;--fr:#f08ad0;--hb:#7db4f5;--bad:#ff6b63;--badbox:#43201f}}
.gx text{fill:#1b1b1b;fill:var(--ink);white-space:pre}
.gx .paper{fill:#fff;fill:var(--paper)}
.gx .title,.gx .name{font-weight:bold}
.gx .place,.gx .id{fill:#6a6a6a;fill:var(--faint)}
.gx .place{font-size:10px;text-anchor:end}
.gx path.po{stroke:#b4b4b4;stroke:var(--line);stroke-width:2;fill:none}
.gx .event rect,.gx .init rect,.gx .run rect{fill:#f6f6f4;fill:var(--box);stroke:#b4b4b4;stroke:var(--line)}
.gx .read rect{fill:#eef4fb;fill:var(--read)}
.gx .write rect{fill:#fdf3e4;fill:var(--write)}
.gx .run rect{stroke-dasharray:1 2}
.gx .run text{fill:#6a6a6a;fill:var(--faint)}
.gx .pending rect,.gx .absent rect{stroke:#1b1b1b;stroke:var(--ink);stroke-dasharray:4 3}
.gx .absent text{fill:#6a6a6a;fill:var(--faint)}
.gx .early rect{stroke:#00795a;stroke:var(--rf);stroke-width:2}
.gx .marked rect{fill:#fde8e6;fill:var(--badbox);stroke:#c4161c;stroke:var(--bad);stroke-width:2.5}
.gx .links path,.gx .legend path{fill:none;stroke-width:1.5}
.gx path.rf{stroke:#00795a;stroke:var(--rf);marker-end:url(#gx-rf)}
.gx path.co{stroke:#b35c00;stroke:var(--co);stroke-dasharray:8 3;marker-end:url(#gx-co)}
.gx path.fr{stroke:#a3307f;stroke:var(--fr);stroke-dasharray:3 3;marker-end:url(#gx-fr)}
.gx path.hb{stroke:#3c6fb0;stroke:var(--hb);stroke-width:1;stroke-dasharray:1 3;marker-end:url(#gx-hb)}
.gx path.create,.gx path.join{stroke:#6a6a6a;stroke:var(--faint);stroke-dasharray:none;marker-end:url(#gx-create)}
.gx path.conflict{stroke:#c4161c;stroke:var(--bad);stroke-width:3}
.gx path[data-from=init]{stroke-width:1}
.gx path.implied{display:none}
.gx marker.rf path{fill:#00795a;fill:var(--rf)}
.gx marker.co path{fill:#b35c00;fill:var(--co)}
.gx marker.fr path{fill:#a3307f;fill:var(--fr)}
.gx marker.hb path{fill:#3c6fb0;fill:var(--hb)}
.gx marker.create path{fill:#6a6a6a;fill:var(--faint)}
.gx .labels text{font-size:10px;text-anchor:middle;stroke:#fff;stroke:var(--paper);stroke-width:3;paint-order:stroke}
.gx .labels .rf{fill:#00795a;fill:var(--rf)}
.gx .labels .co{fill:#b35c00;fill:var(--co)}
.gx .labels .fr{fill:#a3307f;fill:var(--fr)}
.gx .labels .hb{fill:#3c6fb0;fill:var(--hb)}
`
