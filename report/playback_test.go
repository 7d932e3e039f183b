package report

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// cells prints cells as x=1(1,1).
func cells(cs []Cell) string {
	var b strings.Builder
	for i, c := range cs {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.Location + "=" + c.Value + c.Write)
	}
	return b.String()
}

func next(e *Event) string {
	if e == nil {
		return "end"
	}
	return e.ID
}

// script prints a whole playback, a line per step.
func script(p *Playback) string {
	var b strings.Builder
	for n := 0; n <= p.Len(); n++ {
		s := p.At(n)
		if n > 0 {
			fmt.Fprintf(&b, "%s: ", p.Event(n-1).ID)
		}
		b.WriteString(cells(s.Memory))
		for _, t := range s.Threads {
			fmt.Fprintf(&b, " | %d %s %s", t.Done, next(t.Next), cells(t.View))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestPlayback(t *testing.T) {
	finding := func(sync map[event.ID][]event.ID) *Finding {
		f := assertion()
		f.Graph = withViews(mp(), sync)
		out := finding(Context{}, &f, fake{"mp.c"}, &Sources{})
		return &out
	}
	stale := finding(nil)
	// The consumer sees the flag; nothing tells it of the data.
	want := `x=0init y=0init | 1 (0,1) x=0init y=0init | 0 (1,0) x=0init y=0init | 0 (2,0) x=0init y=0init
(0,1): x=0init y=0init | 2 (0,2) x=0init y=0init | 1 (1,1) x=0init y=0init | 0 (2,0) x=0init y=0init
(0,2): x=0init y=0init | 4 end x=0init y=0init | 1 (1,1) x=0init y=0init | 1 (2,1) x=0init y=0init
(1,1): x=1(1,1) y=0init | 4 end x=0init y=0init | 2 (1,2) x=1(1,1) y=0init | 1 (2,1) x=0init y=0init
(1,2): x=1(1,1) y=1(1,2) | 4 end x=0init y=0init | 4 end x=1(1,1) y=1(1,2) | 1 (2,1) x=0init y=0init
(2,1): x=1(1,1) y=1(1,2) | 4 end x=0init y=0init | 4 end x=1(1,1) y=1(1,2) | 2 (2,2) x=0init y=1(1,2)
(2,2): x=1(1,1) y=1(1,2) | 4 end x=0init y=0init | 4 end x=1(1,1) y=1(1,2) | 3 (2,3) x=0init y=1(1,2)
(2,3): x=1(1,1) y=1(1,2) | 4 end x=0init y=0init | 4 end x=1(1,1) y=1(1,2) | 3 (2,3) x=0init y=1(1,2)
`
	p, err := NewPlayback(stale)
	if err != nil {
		t.Fatal(err)
	}
	if got := script(p); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if n := p.Len(); p.Taken(n-1) || !p.Taken(n-2) || p.Line(0) != 0 || p.Line(n-1) != len(stale.Trace)-1 || len(p.Changes(n-1)) != 0 {
		t.Error("the failing step is taken, or steps belong to wrong lines")
	}

	// If the flag synchronises, seeing it is knowing the data.
	p, err = NewPlayback(finding(map[event.ID][]event.ID{id(1, 1): {id(2, 2)}}))
	if err != nil {
		t.Fatal(err)
	}
	at := p.At(5).Threads[2]
	if got := cells(at.View); got != "x=1(1,1) y=1(1,2)" {
		t.Errorf("the consumer knows %s", got)
	}
	if got, want := p.Changes(4), []Change{
		{2, "x", Cell{"x", "0", "init"}, Cell{"x", "1", "(1,1)"}},
		{2, "y", Cell{"y", "0", "init"}, Cell{"y", "1", "(1,2)"}}}; !reflect.DeepEqual(got, want) {
		t.Errorf("changes %v, want %v", got, want)
	}

	// Read back from JSON it is the same.
	data, err := json.Marshal(stale)
	if err != nil {
		t.Fatal(err)
	}
	var back Finding
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if p, err = NewPlayback(&back); err != nil {
		t.Fatal(err)
	}
	if got := script(p); got != want {
		t.Errorf("from JSON\n%swant\n%s", got, want)
	}
}

// TestPlaybackEarly walks through an execution in which reads come before the write
// they read.
func TestPlaybackEarly(t *testing.T) {
	f := result.Found{Kind: result.ErrorKind(event.FaultAssert), Pos: 14, Other: -1, Thread: 0, Event: id(0, 4), Conflict: event.Init,
		Graph: withViews(lb(), nil)}
	out := finding(Context{}, &f, fake{"lb.c"}, &Sources{})
	if len(out.Early) == 0 {
		t.Fatal("no read is early")
	}
	p, err := NewPlayback(&out)
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Len() {
		e := p.Event(i)
		if e.ID != out.Early[0] {
			continue
		}
		for k, c := range p.At(i).Memory {
			if c.Location == e.Location && c.Write == e.ReadsFrom {
				t.Errorf("%s is in memory before it is written", e.ReadsFrom)
			}
			if v := p.At(i + 1).Threads[e.Thread].View[k]; c.Location == e.Location && (v.Write != e.ReadsFrom || v.Value != e.Value) {
				t.Errorf("the thread read %s and knows %v", e.ReadsFrom, v)
			}
		}
		return
	}
	t.Errorf("the trace does not have %s", out.Early[0])
}

func TestPlaybackOfNonsense(t *testing.T) {
	for _, tc := range []struct {
		name, want string
		spoil      func(f *Finding)
	}{
		{"no graph", "no execution belongs to this assertion", func(f *Finding) { f.Graph = nil }},
		{"a foreign event", "event (7,1), which the graph does not have", func(f *Finding) { f.Trace[0].Events[0] = "(7,1)" }},
		{"an event twice", "(0,1) twice", func(f *Finding) { f.Trace[1].Events[0] = "(0,1)" }},
		{"not in program order", "program order of thread 0", func(f *Finding) {
			f.Trace[0].Events[0], f.Trace[1].Events[0] = "(0,2)", "(0,1)"
		}},
		{"a cycle", "cycle through", func(f *Finding) { f.Graph.HB = append(f.Graph.HB, Edge{"(1,2)", "(1,1)"}) }},
		{"an edge to nowhere", "edge from (9,9)", func(f *Finding) { f.Graph.HB = append(f.Graph.HB, Edge{"(9,9)", "(1,1)"}) }},
		{"reads from a read", "(2,1) reads from (2,2)", func(f *Finding) { f.Graph.Threads[2].Events[1].ReadsFrom = "(2,2)" }},
		{"coherence of reads", "which is not a write", func(f *Finding) {
			f.Graph.Coherence = []Coherence{{Location: "x", Writes: []string{"(2,2)"}}}
		}},
		{"events that lie", "not where it belongs", func(f *Finding) { f.Graph.Threads[1].Events[1].Index = 5 }},
		{"threads twice", "two threads 1", func(f *Finding) { f.Graph.Threads[2].ID = 1 }},
		{"events twice", "two events (1,1)", func(f *Finding) { f.Graph.Threads[1].Events[2].ID = "(1,1)" }},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f := assertion()
			out := finding(Context{}, &f, fake{"mp.c"}, &Sources{})
			tc.spoil(&out)
			if _, err := NewPlayback(&out); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, want one with %q", err, tc.want)
			}
		})
	}
}
