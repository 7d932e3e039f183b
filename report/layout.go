package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// The picture of an execution graph: a lane (column) per thread, a box per event, time
// flows downwards. Between lanes are gutters, between rows are gaps; links leave boxes
// at their sides and run only through gutters, gaps and free stretches of rows, so that
// no link crosses a box. All numbers are pixels.

// Relations that a picture draws. create and join are happens-before; conflict links the
// two events of a finding that nothing orders.
const (
	relRF       = "rf"
	relCO       = "co"
	relFR       = "fr"
	relHB       = "hb"
	relCreate   = "create"
	relJoin     = "join"
	relConflict = "conflict"
)

// layoutOptions say how a graph is laid out.
type layoutOptions struct {
	// NoFold shows every event of a large graph. Without it runs of events without a
	// link to another thread are one box each.
	NoFold bool
}

const (
	charWidth  = 7.3 // of the text in boxes, 12 px monospace
	smallWidth = 6.1 // of places and labels of links, 10 px
	boxHeight  = 22
	gapHeight  = 10 // between rows, without links that run there
	gutterPad  = 15 // between a box and the first link that runs by: room for an arrow
	minGutter  = 44 // between lanes
	margin     = 16
	headHeight = 30 // names of threads
	foldFrom   = 100
	foldRun    = 4 // shorter runs of events are not folded
	largeFrom  = 400
)

// box is an event, a run of events folded into one box, or (lane -1) the initial values.
type box struct {
	X, Y, W, H int
	Lane, Row  int
	Events     []*Event
	Label      string // without the id
	Cut        bool   // the label does not say all of it
	Place      string
	Marked     bool // concerned by the finding
}

func (b *box) folded() bool { return len(b.Events) > 1 }

type point struct{ X, Y int }

// link is an edge of a relation.
type link struct {
	Relation string
	From, To string // ids, or init
	Points   []point
	// Implied: program order and hb say as much. Such links take no room of their own.
	Implied bool
	// Label is the middle of the relation's name; HasLabel is false if another link that
	// shares the trunk there has it or there is no room.
	Label    point
	HasLabel bool

	from, to int // boxes
	route    []leg
}

// lane is the column of a thread.
type lane struct {
	Thread *Thread
	Name   string
	X, W   int
	First  int // its boxes are boxes[First:Last]
	Last   int
}

type layout struct {
	Width, Height int
	Top           int // where the picture begins below the title
	Lanes         []lane
	Boxes         []box
	Init          *box // nil if nothing reads an initial value
	Links         []link
	Rows          int
	Large         bool     // too many events for a tooltip on each, and for links that are hidden
	Files         []string // of the places; places show them only if there are several

	f    *Finding
	opts layoutOptions
	at   map[string]int // event id -> box
	gapY []int          // middle of the gap above each row; one more below the last
	rowY []int          // top of the boxes of each row
}

// newLayout lays out the graph of f. top is the height to leave free above.
func newLayout(f *Finding, opts layoutOptions, top int) *layout {
	l := &layout{f: f, opts: opts, Top: top, at: map[string]int{}}
	n := 0
	for i := range f.Graph.Threads {
		n += len(f.Graph.Threads[i].Events)
	}
	l.Large = n > largeFrom
	l.collect()
	order := l.order()
	l.imply(order)
	l.fold(n)
	l.assignRows(order)
	l.measure()
	l.routeAll()
	l.place()
	return l
}

// each calls fn for all events, by thread.
func (l *layout) each(fn func(t, i int, e *Event)) {
	for t := range l.f.Graph.Threads {
		es := l.f.Graph.Threads[t].Events
		for i := range es {
			fn(t, i, &es[i])
		}
	}
}

// collect makes a link of each edge of the graph.
func (l *layout) collect() {
	g := l.f.Graph
	known := map[string]*Event{}
	parent := map[string]string{} // of the first event of a thread: what creates it
	l.each(func(t, i int, e *Event) {
		known[e.ID] = e
		if i == 0 {
			parent[e.ID] = g.Threads[t].Parent
		}
	})
	add := func(rel, from, to string) {
		if (known[from] != nil || from == "init") && known[to] != nil && from != to {
			l.Links = append(l.Links, link{Relation: rel, From: from, To: to})
		}
	}
	l.each(func(_, _ int, e *Event) { add(relRF, e.ReadsFrom, e.ID) })
	for _, c := range g.Coherence {
		for i := 1; i < len(c.Writes); i++ {
			add(relCO, c.Writes[i-1], c.Writes[i])
		}
	}
	for _, e := range g.FR {
		add(relFR, e.From, e.To)
	}
	created := map[string]bool{}
	for _, e := range g.HB {
		rel := relHB
		from, to := known[e.From], known[e.To]
		switch {
		case from == nil || to == nil:
		case parent[e.To] == e.From:
			rel = relCreate
			created[e.To] = true
		case to.Kind == "join" && from.Kind == "finish":
			rel = relJoin
		}
		add(rel, e.From, e.To)
	}
	for i := range g.Threads {
		if t := &g.Threads[i]; len(t.Events) > 0 && !created[t.Events[0].ID] {
			add(relCreate, t.Parent, t.Events[0].ID)
		}
	}
	switch f := l.f; f.Kind {
	case "data-race", "free-race", "unordered-writes", "model-error", "model-warning":
		if len(f.Events) == 2 {
			add(relConflict, f.Events[1].ID, f.Events[0].ID)
		}
	}
}

// order is the order of the trace, completed by the events that a trace leaves out (starts,
// ends, absent events, steps not taken), each after what happens before it if it can be.
func (l *layout) order() []*Event {
	before := map[string][]*Event{} // by id
	known := map[string]*Event{}
	var before1 *Event
	l.each(func(_, i int, e *Event) {
		known[e.ID] = e
		if i > 0 {
			before[e.ID] = append(before[e.ID], before1)
		}
		before1 = e
	})
	inTrace := map[string]bool{}
	for i := range l.f.Trace {
		for _, id := range l.f.Trace[i].Events {
			inTrace[id] = true
		}
	}
	for i := range l.Links {
		k := &l.Links[i]
		switch k.Relation {
		case relHB, relCreate, relJoin:
			if from := known[k.From]; from != nil && !inTrace[k.From] {
				before[k.To] = append(before[k.To], from)
			}
		}
	}
	var order []*Event
	seen := map[string]bool{}
	var emit func(e *Event)
	emit = func(e *Event) {
		if seen[e.ID] {
			return
		}
		seen[e.ID] = true
		for _, b := range before[e.ID] {
			emit(b)
		}
		order = append(order, e)
	}
	for i := range l.f.Trace {
		for _, id := range l.f.Trace[i].Events {
			if e := known[id]; e != nil {
				emit(e)
			}
		}
	}
	l.each(func(_, _ int, e *Event) { emit(e) })
	return order
}

// imply marks the links of fr and co that program order and happens-before imply.
func (l *layout) imply(order []*Event) {
	threads := len(l.f.Graph.Threads)
	into := map[string][]string{}
	for i := range l.Links {
		switch k := &l.Links[i]; k.Relation {
		case relHB, relCreate, relJoin:
			into[k.To] = append(into[k.To], k.From)
		}
	}
	where := map[string][2]int{}
	l.each(func(t, i int, e *Event) { where[e.ID] = [2]int{t, i} })
	// views[e][t] is one more than the index of the last event of thread t before e.
	views := map[string][]int{}
	last := make([][]int, threads)
	for _, e := range order {
		at := where[e.ID]
		v := make([]int, threads)
		copy(v, last[at[0]])
		for _, from := range into[e.ID] {
			for t, n := range views[from] {
				v[t] = max(v[t], n)
			}
		}
		v[at[0]] = at[1] + 1
		views[e.ID], last[at[0]] = v, v
	}
	for i := range l.Links {
		k := &l.Links[i]
		if from, ok := where[k.From]; ok && (k.Relation == relFR || k.Relation == relCO) {
			k.Implied = views[k.To][from[0]] > from[1]
		}
	}
}

// fold makes the boxes. In a graph of n events, if that is many, events that no link of
// another thread touches share one with their neighbours.
func (l *layout) fold(n int) {
	g := l.f.Graph
	keep := map[string]bool{}
	for _, e := range l.f.Events {
		keep[e.ID] = true
	}
	marked := func(e *Event) bool {
		return slices.ContainsFunc(l.f.Events, func(m Event) bool { return m.ID == e.ID })
	}
	thread := map[string]int{}
	l.each(func(t, i int, e *Event) {
		thread[e.ID] = t
		if i == 0 || e.Pending != "" || e.Kind == "absent" {
			keep[e.ID] = true
		}
	})
	for i := range l.Links {
		k := &l.Links[i]
		if k.From != "init" && thread[k.From] != thread[k.To] && !k.Implied {
			keep[k.From], keep[k.To] = true, true
		}
	}
	files := map[string]bool{}
	l.each(func(_, _ int, e *Event) {
		if e.File != "" && !files[e.File] {
			files[e.File] = true
			l.Files = append(l.Files, e.File)
		}
	})
	for t := range g.Threads {
		la := lane{Thread: &g.Threads[t], First: len(l.Boxes)}
		la.Name = strings.TrimSpace(fmt.Sprintf("thread %d %s", la.Thread.ID, la.Thread.Function))
		es := la.Thread.Events
		for i := 0; i < len(es); {
			j := i + 1
			if n > foldFrom && !l.opts.NoFold && !keep[es[i].ID] {
				for j < len(es) && !keep[es[j].ID] {
					j++
				}
				if j-i < foldRun {
					j = i + 1
				}
			}
			b := box{Lane: t, H: boxHeight}
			for k := i; k < j; k++ {
				b.Events = append(b.Events, &es[k])
				b.Marked = b.Marked || marked(&es[k])
				l.at[es[k].ID] = len(l.Boxes)
			}
			b.Label, b.Place = l.text(&es[i])
			if b.folded() {
				b.Label, b.Place = fmt.Sprintf("%s–%s: %d events", es[i].ID, es[j-1].ID, j-i), ""
			}
			l.Boxes = append(l.Boxes, b)
			i = j
		}
		la.Last = len(l.Boxes)
		l.Lanes = append(l.Lanes, la)
	}
	for i := range l.Links {
		k := &l.Links[i]
		k.from, k.to = -1, l.at[k.To]
		if k.From != "init" {
			k.from = l.at[k.From]
		}
	}
}

// text is what a box says of e besides the id: what it does, and where.
func (l *layout) text(e *Event) (label, place string) {
	label = e.Text
	if e.ReadsFrom != "" {
		label = strings.Replace(label, " [from "+e.ReadsFrom+"]", "", 1)
	}
	if e.Line > 0 {
		place = e.Short()
		if i := strings.LastIndexByte(place, ':'); i > 0 && len(l.Files) < 2 {
			place = place[i:]
		}
	}
	return label, place
}

// assignRows gives each box the first row below everything that it comes after.
func (l *layout) assignRows(order []*Event) {
	into := make([][]int, len(l.Boxes))
	for i := range l.Links {
		k := &l.Links[i]
		if k.from < 0 || k.Implied || k.Relation == relConflict {
			continue
		}
		if (k.Relation == relCO || k.Relation == relFR) && !l.f.Interleaving {
			continue // they may all point upwards somewhere: symmetry reads better
		}
		into[k.to] = append(into[k.to], k.from)
	}
	done := make([]bool, len(l.Boxes))
	for _, e := range order {
		n := l.at[e.ID]
		if done[n] {
			continue
		}
		done[n] = true
		b := &l.Boxes[n]
		if n > l.Lanes[b.Lane].First {
			b.Row = l.Boxes[n-1].Row + 1
		}
		for _, p := range into[n] {
			if done[p] && p != n {
				b.Row = max(b.Row, l.Boxes[p].Row+1)
			}
		}
		l.Rows = max(l.Rows, b.Row+1)
	}
}

// measure finds how wide lanes are and cuts labels that are too long.
func (l *layout) measure() {
	limit := 54
	switch n := len(l.Lanes); {
	case n > 8:
		limit = 30
	case n > 4:
		limit = 38
	}
	for i := range l.Lanes {
		la := &l.Lanes[i]
		la.W = 90
		if s := utf8.RuneCountInString(la.Name); s > limit {
			la.Name = string([]rune(la.Name)[:limit-1]) + "…"
		}
		la.W = max(la.W, int(charWidth*float64(utf8.RuneCountInString(la.Name)))+8)
		for j := la.First; j < la.Last; j++ {
			b := &l.Boxes[j]
			w := charWidth*float64(utf8.RuneCountInString(b.Label)) + 14
			if !b.folded() {
				room := int(charWidth*float64(limit)) + 14
				b.Label, b.Cut = l.cut(b.Events[0], b.Label, "", room)
				w = charWidth*float64(len(b.Events[0].ID)+1+utf8.RuneCountInString(b.Label)) + 14
			}
			if b.Place != "" {
				w += smallWidth*float64(utf8.RuneCountInString(b.Place)) + 10
			}
			la.W = max(la.W, int(w)+1)
		}
	}
	for i := range l.Links {
		if l.Links[i].from < 0 {
			l.Init = &box{Lane: -1, Row: -1, H: boxHeight, Label: l.initial()}
			break
		}
	}
}

// cut shortens the label of e so that it fits into a box of that width, with place; the
// value stays if it is not too long itself, and so does the end of the location, as that
// is where locations that begin alike differ (x+8, x[2].next).
func (l *layout) cut(e *Event, label, place string, width int) (string, bool) {
	room := float64(width-14) - charWidth*float64(len(e.ID)+1)
	if place != "" {
		room -= smallWidth*float64(utf8.RuneCountInString(place)) + 10
	}
	r, n := []rune(label), max(1, int(room/charWidth+0.001))
	if len(r) <= n {
		return label, false
	}
	var end []rune
	if i := strings.Index(label, " = "); i > 0 {
		if end = []rune(label[i:]); len(end) > n/2 {
			end = nil
		}
	}
	if keep := n - len(end); keep >= 20 && (len(end) > 0 || !strings.Contains(label, " = ")) {
		end = r[len(r)-len(end)-keep/3:]
	}
	return string(r[:n-1-len(end)]) + "…" + string(end), true
}

// initial lists the initial values that are read.
func (l *layout) initial() string {
	values := map[string]string{}
	l.each(func(_, _ int, e *Event) {
		if e.ReadsFrom == "init" && e.Location != "" {
			values[e.Location] = e.Value
		}
	})
	var parts []string
	for loc, v := range values {
		parts = append(parts, loc+" = "+v)
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// leg is a straight part of a route: along a row or a gap (horizontal), or along a gutter.
// Legs of links that share a trunk are one leg: they have the same key.
type leg struct {
	horizontal bool
	line       int // row, gap (above row) or gutter (left of lane)
	gap        bool
	key        string
	lo, hi     int // horizontal: first and last gutter
	up         bool
}

// trunk names what a link shares its way with: links of one relation that come from the
// same event, or lead to the same.
func (k *link) trunk() string {
	switch k.Relation {
	case relFR:
		return "fr>" + k.To
	case relRF, relHB, relCreate:
		return k.Relation + "<" + k.From
	}
	return k.Relation + k.From + ">" + k.To
}

// routeAll decides the way of each link.
func (l *layout) routeAll() {
	occupied := map[[2]int]bool{} // lane, row
	for i := range l.Boxes {
		occupied[[2]int{l.Boxes[i].Lane, l.Boxes[i].Row}] = true
	}
	free := func(row, a, c int) bool {
		for t := min(a, c) + 1; t < max(a, c); t++ {
			if occupied[[2]int{t, row}] {
				return false
			}
		}
		return true
	}
	for i := range l.Links {
		k := &l.Links[i]
		to := &l.Boxes[k.to]
		key := k.trunk()
		h := func(row, g1, g2 int, end string, up bool) leg {
			return leg{horizontal: true, line: row, key: key + end, lo: min(g1, g2), hi: max(g1, g2), up: up}
		}
		v := func(g int) leg { return leg{line: g, key: key} }
		if k.from < 0 {
			g := to.Lane
			k.route = []leg{v(g), h(to.Row, g, g, "@"+k.To, true)}
			continue
		}
		from := &l.Boxes[k.from]
		if k.from == k.to {
			continue // inside a run
		}
		a, c, up := from.Lane, to.Lane, to.Row < from.Row
		out, in := "@"+k.From+"R", "@"+k.To+"L"
		ga, gc := a+1, c
		if c < a {
			ga, gc = a, c+1
			out, in = "@"+k.From+"L", "@"+k.To+"R"
		}
		switch {
		case a == c:
			// Arcs of the first lane are on the left, where there is most room.
			g := a + 1
			in = "@" + k.To + "R"
			if a == 0 {
				g = 0
				out, in = "@"+k.From+"L", "@"+k.To+"L"
			}
			k.route = []leg{h(from.Row, g, g, out, up), v(g), h(to.Row, g, g, in, !up)}
		case from.Row == to.Row && free(from.Row, a, c):
			k.route = []leg{h(from.Row, ga, gc, out, up)}
		case ga == gc:
			k.route = []leg{h(from.Row, ga, ga, out, up), v(ga), h(to.Row, ga, ga, in, !up)}
		case k.Relation != relFR && free(from.Row, a, c):
			k.route = []leg{h(from.Row, ga, gc, out, up), v(gc), h(to.Row, gc, gc, in, !up)}
		case free(to.Row, a, c):
			k.route = []leg{h(from.Row, ga, ga, out, up), v(ga), h(to.Row, ga, gc, in, !up)}
		case free(from.Row, a, c):
			k.route = []leg{h(from.Row, ga, gc, out, up), v(gc), h(to.Row, gc, gc, in, !up)}
		default:
			gap := from.Row + 1
			if up {
				gap = from.Row
			}
			if k.Relation == relFR { // the trunk is at the other end
				gap = to.Row
				if up {
					gap = to.Row + 1
				}
			}
			along := h(gap, ga, gc, "", up)
			along.gap = true
			k.route = []leg{h(from.Row, ga, ga, out, gap <= from.Row), v(ga), along, v(gc), h(to.Row, gc, gc, in, gap <= to.Row)}
		}
	}
}

// span is the room that the legs with one key take on their line.
type span struct {
	key    string
	lo, hi int
	class  int // order of the tracks
	sort   int
	track  int
}

// tracks gives spans that overlap different tracks, the first that is free in the
// order of class and sort, and returns how many there are.
func tracks(spans []*span, apart int) int {
	slices.SortFunc(spans, func(a, b *span) int {
		return cmp.Or(cmp.Compare(a.class, b.class), cmp.Compare(a.sort, b.sort), strings.Compare(a.key, b.key))
	})
	var used [][]*span
	for _, s := range spans {
		s.track = -1
		for t, others := range used {
			if !slices.ContainsFunc(others, func(o *span) bool { return s.lo < o.hi+apart && o.lo < s.hi+apart }) {
				s.track = t
				break
			}
		}
		if s.track < 0 {
			s.track = len(used)
			used = append(used, nil)
		}
		used[s.track] = append(used[s.track], s)
	}
	return len(used)
}

// lines groups the spans of legs by line.
type lines map[int]map[string]*span

func (ls lines) add(line int, key string, lo, hi int) *span {
	if ls[line] == nil {
		ls[line] = map[string]*span{}
	}
	s := ls[line][key]
	if s == nil {
		s = &span{key: key, lo: lo, hi: hi}
		ls[line][key] = s
	}
	s.lo, s.hi = min(s.lo, lo), max(s.hi, hi)
	return s
}

func (ls lines) spans(line int) []*span {
	var out []*span
	for _, s := range ls[line] {
		out = append(out, s)
	}
	return out
}

// place gives everything its coordinates: rows and gaps first, then lanes and the
// gutters between them, then the links that run along both.
func (l *layout) place() {
	r := l.placeRows()
	g := l.placeLanes(r.y)
	for i := range l.Links {
		l.draw(&l.Links[i], r.y, g.x)
	}
	l.label(g.left, g.width)
}

// rowTracks says where links run along rows (in the boxes, the upper half for what
// goes up) and along the gaps between rows.
type rowTracks struct {
	l                  *layout
	above, below, gaps lines
	ports              []int // per row: tracks for links in its boxes
}

const gapPitch = 7 // from track to track of a gap

// placeRows gives rows and gaps their y, and links their tracks there.
func (l *layout) placeRows() *rowTracks {
	rt := &rowTracks{l: l, above: lines{}, below: lines{}, gaps: lines{}, ports: make([]int, l.Rows)}
	for i := range l.Links {
		k := &l.Links[i]
		for _, g := range k.route {
			switch {
			case !g.horizontal || k.Implied:
			case g.gap:
				rt.gaps.add(g.line, g.key, g.lo, g.hi)
			case g.up:
				rt.above.add(g.line, g.key, g.lo, g.hi)
			default:
				rt.below.add(g.line, g.key, g.lo, g.hi)
			}
		}
	}
	for r := range l.Rows {
		n := tracks(rt.above.spans(r), 1)
		down := rt.below.spans(r)
		m := tracks(down, 1)
		for _, s := range down {
			s.track += n
		}
		rt.ports[r] = n + m
	}
	y := l.Top + headHeight
	if l.Init != nil {
		l.Init.Y = y
		y += boxHeight + gapHeight
	}
	for r := 0; r <= l.Rows; r++ {
		n := tracks(rt.gaps.spans(r), 1)
		l.gapY = append(l.gapY, y+gapHeight/2)
		y += gapHeight + max(0, n-1)*gapPitch
		if r < l.Rows {
			l.rowY = append(l.rowY, y)
			y += boxHeight
		}
	}
	l.Height = y
	return rt
}

// y is the height at which leg g, which is horizontal, runs.
func (rt *rowTracks) y(g leg) int {
	if g.gap {
		t := 0
		if s := rt.gaps[g.line][g.key]; s != nil {
			t = s.track
		}
		return rt.l.gapY[g.line] + t*gapPitch
	}
	half := rt.above
	if !g.up {
		half = rt.below
	}
	middle := rt.l.rowY[g.line] + boxHeight/2
	s, n := half[g.line][g.key], rt.ports[g.line]
	if s == nil || n < 2 {
		return middle
	}
	pitch := min(5, float64(boxHeight-6)/float64(n-1))
	return middle + int(pitch*(float64(s.track)-float64(n-1)/2))
}

// gutterTracks says where links run along gutters: gutter i is to the left of lane i,
// the last one to the right of all.
type gutterTracks struct {
	spans              lines
	left, width, pitch []int // by gutter; pitch is from track to track
}

// placeLanes gives lanes, gutters and boxes their x, and links their tracks in gutters.
func (l *layout) placeLanes(rowAt func(leg) int) *gutterTracks {
	n := len(l.Lanes) + 1
	gt := &gutterTracks{spans: lines{}, left: make([]int, n), width: make([]int, n), pitch: make([]int, n)}
	for i := range l.Links {
		k := &l.Links[i]
		if k.Implied {
			continue
		}
		for j, g := range k.route {
			if g.horizontal {
				continue
			}
			from, to := l.ends(k, j, rowAt)
			s := gt.spans.add(g.line, g.key, min(from, to), max(from, to))
			s.class, s.sort = l.sideOf(k, j, from, to)
		}
	}
	for g := range gt.width {
		gt.setWidth(g)
	}
	x := margin
	for i := range l.Lanes {
		gt.left[i] = x
		x += gt.width[i]
		l.Lanes[i].X = x
		x += l.Lanes[i].W
	}
	gt.left[n-1] = x
	l.Width = x + gt.width[n-1] + margin
	for i := range l.Boxes {
		b := &l.Boxes[i]
		b.X, b.Y, b.W = l.Lanes[b.Lane].X, l.rowY[b.Row], l.Lanes[b.Lane].W
	}
	if l.Init != nil {
		l.Init.X, l.Init.W = margin, l.Width-2*margin
	}
	return gt
}

// setWidth makes gutter g as wide as its links need; the more there are, the closer
// they run.
func (gt *gutterTracks) setWidth(g int) {
	n := tracks(gt.spans.spans(g), 5)
	switch {
	case n <= 3:
		gt.pitch[g] = 14
	case n <= 6:
		gt.pitch[g] = 11
	case n <= 12:
		gt.pitch[g] = 7
	default:
		gt.pitch[g] = 5
	}
	gt.width[g] = 2*gutterPad + max(0, n-1)*gt.pitch[g]
	outer := g == 0 || g == len(gt.width)-1
	switch {
	case outer && n == 0:
		gt.width[g] = 0
	case !outer:
		gt.width[g] = max(gt.width[g], minGutter)
	}
}

// x is where leg g, which is upright, runs.
func (gt *gutterTracks) x(g leg) int {
	s := gt.spans[g.line][g.key]
	if s == nil { // implied
		return gt.left[g.line] + gt.width[g.line] - gutterPad/2
	}
	n := 0
	for _, o := range gt.spans[g.line] {
		n = max(n, o.track)
	}
	free := gt.width[g.line] - n*gt.pitch[g.line]
	return gt.left[g.line] + free/2 + s.track*gt.pitch[g.line]
}

// ends are the y of the two ends of leg j of k, which runs along a gutter.
func (l *layout) ends(k *link, j int, rowAt func(leg) int) (from, to int) {
	if j == 0 {
		from = l.Init.Y + l.Init.H
	} else {
		from = rowAt(k.route[j-1])
	}
	return from, rowAt(k.route[j+1])
}

// sideOf orders tracks so that links cross little: arcs of the lane on the left first,
// then what crosses the gutter, then arcs of the lane on the right.
func (l *layout) sideOf(k *link, j, from, to int) (class, sort int) {
	long := max(from, to) - min(from, to)
	switch {
	case k.from < 0:
		return 3, -long
	case l.Boxes[k.from].Lane == l.Boxes[k.to].Lane:
		if k.route[j].line == 0 {
			return 2, -long
		}
		return 0, long
	case l.Boxes[k.from].Lane > l.Boxes[k.to].Lane:
		from, to = to, from
	}
	// from is on the left now.
	if from <= to {
		return 1, -from
	}
	return 1, from
}

// draw gives k its points.
func (l *layout) draw(k *link, rowAt, columnAt func(leg) int) {
	to := &l.Boxes[k.to]
	if len(k.route) == 0 {
		return
	}
	var ps []point
	x, y := 0, 0
	if k.from >= 0 {
		from := &l.Boxes[k.from]
		first := k.route[0]
		x, y = from.X, rowAt(first)
		if first.lo > from.Lane {
			x = from.X + from.W
		}
		ps = append(ps, point{x, y})
	}
	for i, g := range k.route {
		switch {
		case !g.horizontal && i == 0:
			x, y = columnAt(g), l.Init.Y+l.Init.H
			ps = append(ps, point{x, y})
		case !g.horizontal:
			x = columnAt(g)
			ps = append(ps, point{x, y})
		default:
			if ny := rowAt(g); ny != y {
				y = ny
				ps = append(ps, point{x, y})
			}
		}
	}
	last := k.route[len(k.route)-1]
	end := to.X
	if last.lo > to.Lane {
		end = to.X + to.W
	}
	k.Points = append(ps, point{end, y})
}

// labelRect is what a label covers.
type labelRect struct{ x1, y1, x2, y2 int }

// label puts the names of relations where nothing else is: in gutters, on the upright
// part of a link, or on its first part if it has none. left and width are the gutters'.
func (l *layout) label(left, width []int) {
	var taken []labelRect
	upright := l.uprightParts()
	named := map[string]bool{} // the upright parts that have a name; several links may share one
	inGutter := func(r labelRect) bool {
		for g := range left {
			if left[g] <= r.x1 && r.x2 <= left[g]+width[g] {
				return true
			}
		}
		return false
	}
	covered := func(r labelRect) bool {
		return slices.ContainsFunc(taken, func(o labelRect) bool {
			return r.x1 < o.x2 && o.x1 < r.x2 && r.y1 < o.y2 && o.y1 < r.y2
		})
	}
	for i := range l.Links {
		k := &l.Links[i]
		switch k.Relation {
		case relCreate, relJoin, relConflict: // the boxes say so
			continue
		}
		if k.Implied || len(k.Points) < 2 {
			continue
		}
		places := k.uprightPlaces()
		if len(places) == 0 {
			// A straight line: in the first gutter it comes through.
			p, q := k.Points[0], k.Points[1]
			g := l.Boxes[k.from].Lane
			if q.X > p.X {
				g++
			}
			x := left[g] + width[g]/2
			places = []point{{x, p.Y}, {x - 12, p.Y}, {x + 12, p.Y}}
		}
		w := int(smallWidth*float64(len(k.Relation)))/2 + 1
		done := false
		for pass := 0; pass < 2 && !done; pass++ { // the first one avoids other links
			for _, p := range places {
				name := fmt.Sprint(k.trunk(), p.X)
				if named[name] {
					done = true
					break
				}
				r := labelRect{p.X - w, p.Y - 5, p.X + w, p.Y + 5}
				if !inGutter(r) || pass == 0 && crosses(upright, r, p.X) || covered(r) {
					continue
				}
				k.Label, k.HasLabel = p, true
				taken = append(taken, r)
				named[name] = true
				done = true
				break
			}
		}
	}
}

// uprightParts lists the upright parts of links, from top to bottom, by x.
func (l *layout) uprightParts() map[int][][2]int {
	parts := map[int][][2]int{}
	for i := range l.Links {
		k := &l.Links[i]
		for j := 1; j < len(k.Points) && !k.Implied; j++ {
			if p, q := k.Points[j-1], k.Points[j]; p.X == q.X {
				parts[p.X] = append(parts[p.X], [2]int{min(p.Y, q.Y), max(p.Y, q.Y)})
			}
		}
	}
	return parts
}

// crosses reports whether r lies on an upright part of a link, but for those at own.
func crosses(upright map[int][][2]int, r labelRect, own int) bool {
	for x := r.x1; x <= r.x2; x++ {
		if x != own && slices.ContainsFunc(upright[x], func(u [2]int) bool { return u[0] < r.y2 && r.y1 < u[1] }) {
			return true
		}
	}
	return false
}

// uprightPlaces lists where on upright parts of k its label may be, the best first: in
// the middle, then ever further from there.
func (k *link) uprightPlaces() []point {
	var places []point
	for j := 1; j < len(k.Points); j++ {
		p, q := k.Points[j-1], k.Points[j]
		if p.X != q.X {
			continue
		}
		lo, hi := min(p.Y, q.Y), max(p.Y, q.Y)
		mid := (lo + hi) / 2
		if k.from < 0 {
			mid = hi - 14 // near the read: the trunk is shared
		}
		places = append(places, point{p.X, mid})
		for d := 11; mid-d > lo || mid+d < hi; d += 11 {
			if mid+d < hi {
				places = append(places, point{p.X, mid + d})
			}
			if mid-d > lo {
				places = append(places, point{p.X, mid - d})
			}
		}
	}
	return places
}
