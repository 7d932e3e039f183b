package report

import (
	"bytes"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/internal/svgcheck"
	"genmcgo/truST/result"
)

// contents are the events and edges of a finding's graph.
func contents(f *Finding) (events []string, edges []svgcheck.Edge) {
	starts, joins, ends := map[string]string{}, map[string]bool{}, map[string]bool{}
	for _, t := range f.Graph.Threads {
		for i, e := range t.Events {
			events = append(events, e.ID)
			if e.ReadsFrom != "" {
				edges = append(edges, svgcheck.Edge{Relation: "rf", From: e.ReadsFrom, To: e.ID})
			}
			if i == 0 {
				starts[e.ID] = t.Parent
			}
			joins[e.ID] = e.Kind == "join"
			ends[e.ID] = e.Kind == "finish"
		}
	}
	for _, c := range f.Graph.Coherence {
		for i := 1; i < len(c.Writes); i++ {
			edges = append(edges, svgcheck.Edge{Relation: "co", From: c.Writes[i-1], To: c.Writes[i]})
		}
	}
	for _, e := range f.Graph.FR {
		edges = append(edges, svgcheck.Edge{Relation: "fr", From: e.From, To: e.To})
	}
	for _, e := range f.Graph.HB {
		rel := "hb"
		if starts[e.To] == e.From {
			rel = "create"
		} else if joins[e.To] && ends[e.From] {
			rel = "join"
		}
		edges = append(edges, svgcheck.Edge{Relation: rel, From: e.From, To: e.To})
	}
	return events, edges
}

// A large graph is still a picture: nothing of it is missing, nothing lies on top of
// something else, and it has a bounded size.
func TestLargePicture(t *testing.T) {
	for _, n := range []struct{ threads, events int }{{3, 10}, {4, 40}, {12, 200}} {
		f := generated(n.threads, n.events)
		events, edges := contents(f)
		for i, opts := range []pictureOptions{{}, {Embedded: true, layoutOptions: layoutOptions{NoFold: true}}, {layoutOptions: layoutOptions{NoFold: true}}} {
			if last := (scale.By{Short: 0, Usual: 2, Full: 2}).N(); n.events > 100 && i > last {
				continue
			}
			text := f.picture(opts)
			p, errs := svgcheck.Check(text, events, edges)
			for _, err := range errs {
				t.Errorf("%d × %d %+v: %v", n.threads, n.events, opts, err)
			}
			if p == nil {
				continue
			}
			t.Logf("%d × %d %+v: %d events, %d edges: %d × %d pixels, %d rows, %d runs, %d labels, %d KB", n.threads, n.events, opts, len(events), len(edges),
				p.Width, p.Height, p.Rows, p.Runs, len(p.Labels), len(text)>>10)
			if len(text) > 700<<10 && opts == (pictureOptions{}) || len(text) > 1<<20 {
				t.Errorf("%d × %d %+v: %d bytes", n.threads, n.events, opts, len(text))
			}
			if (p.Runs > 0) != (len(events) > foldFrom && !opts.NoFold) {
				t.Errorf("%d × %d %+v: %d runs", n.threads, n.events, opts, p.Runs)
			}
			if again := generated(n.threads, n.events).picture(opts); again != text {
				t.Errorf("%d × %d: two pictures of one graph differ", n.threads, n.events)
			}
		}
	}
}

// Pictures of small graphs by hand: what has no order, what is absent, what no text
// should contain.
func TestPicture(t *testing.T) {
	pic := func(f *result.Found) (string, *Finding) {
		g := finding(Context{}, f, fake{"mp.c"}, &Sources{})
		var b bytes.Buffer
		if err := g.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		events, edges := contents(&g)
		_, errs := svgcheck.Check(b.String(), events, edges)
		for _, err := range errs {
			t.Errorf("%s: %v", g.Graph.Text, err)
		}
		return b.String(), &g
	}
	f := assertion()
	f.Graph = withViews(mp(), nil)
	text, _ := pic(&f)
	for _, want := range []string{`class="event other marked pending" data-id="(2,3)"`, `class="rf" data-from="(1,2)" data-to="(2,1)"`,
		`class="rf" data-from="init" data-to="(2,2)"`, `class="fr" data-from="(2,2)" data-to="(1,1)"`, `class="hb create" data-from="(0,1)" data-to="(1,0)"`,
		"initial values: x = 0", "thread 2 consumer", "assertion: thread 2 (consumer)", ":n is line n of mp.c"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	// With release and acquire the order of the data is known: fr is implied backwards no more.
	f.Graph = withViews(mp(), map[event.ID][]event.ID{id(1, 1): {id(2, 2)}})
	f.Graph.Threads[1].Events[2].RF = id(2, 1)
	if text, g := pic(&f); len(g.Graph.FR) != 0 || !strings.Contains(text, `class="hb" data-from="(1,2)" data-to="(2,1)"`) {
		t.Error(text)
	}
	f = result.Found{Kind: result.ErrorKind(event.FaultAssert), Pos: 14, Other: -1, Thread: 1, Event: id(1, 4), Conflict: event.Init, Graph: withViews(lb(), nil)}
	if text, _ := pic(&f); !strings.Contains(text, `class="event read early" data-id="(2,1)"`) {
		t.Error(text)
	}
	f = assertion()
	f.Graph = withViews(mp(), nil)
	f.Graph.Threads[2].Events[1] = result.EventSnapshot{Absent: true}
	f.Graph.Co = f.Graph.Co[1:]
	if text, _ := pic(&f); !strings.Contains(text, `class="event other absent" data-id="(1,1)"`) {
		t.Error(text)
	}
	f = result.Found{Kind: result.Race, Pos: 12, Other: 7, Thread: 1, Event: id(1, 2), Conflict: id(2, 1), Graph: withViews(mp(), nil)}
	if text, _ := pic(&f); !strings.Contains(text, `class="conflict" data-from="(1,1)" data-to="(2,2)"`) {
		t.Error(text)
	}
	// A finding read back may say anything; nothing of it becomes markup.
	evil := "<script>\"&'\x01\xff"
	h := Finding{Kind: "assertion", Message: evil, Graph: &Graph{Threads: []Thread{{Function: evil, Events: []Event{
		{ID: "(0,0)" + evil, Thread: 9, Index: -9, Kind: "R", Text: evil, Location: evil, Value: evil, ReadsFrom: "init", Place: Place{File: evil, Line: 3, Source: evil}},
	}}, {ID: 1}}, HB: []Edge{{"(7,7)", "(0,0)" + evil}}, FR: []Edge{{"", ""}}}, Trace: []Step{{Thread: 5, Events: []string{"", "(4,4)"}}}}
	name := "(0,0)<script>\"&'\uFFFD\uFFFD"
	var b bytes.Buffer
	if err := h.WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	if p, errs := svgcheck.Check(b.String(), []string{name}, []svgcheck.Edge{{Relation: "rf", From: "init", To: name}}); len(errs) > 0 || p.Threads != 2 {
		t.Errorf("%v\n%s", errs, b.String())
	}
	if err := (&Finding{Kind: "race"}).WriteSVG(&b); err == nil {
		t.Error("a finding without a graph was drawn")
	}
}

// Long runs list their events; a label that does not fit keeps the value.
func TestCut(t *testing.T) {
	l := &layout{}
	e := &Event{ID: "(1,2)"}
	for _, tc := range []struct {
		label string
		width int
		want  string
	}{
		{"W rlx x = 1", 300, "W rlx x = 1"},
		{"W rlx a_long_name = 17", 170, "W rlx a_l… = 17"},
		{"W rlx x = 123456789012345678901234567890", 170, "W rlx x = 1234…"},
		{"create thread 1 consumer", 170, "create thread …"},
		{"W rlx the_map_of_everything+8 = 7", 260, "W rlx the_map_o…thing+8 = 7"},
		{"W rlx the_map_of_everything = 7", 260, "W rlx the_map_o…rything = 7"},
		{"malloc a_very_long_name_of_an_object 16 bytes", 260, "malloc a_very_lon… 16 bytes"},
	} {
		got, cut := l.cut(e, tc.label, "", tc.width)
		if cut != (got != tc.label) || len([]rune(got)) > (tc.width-57)/7 || got != tc.want {
			t.Errorf("%q in %d: %q", tc.label, tc.width, got)
		}
	}
	if !strings.Contains(generated(4, 60).picture(pictureOptions{}), ": 16 events</text>") {
		t.Error("no run in a graph with private work")
	}
}
