package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// fake is a Program whose position n is line n of mp.c.
type fake struct{ file string }

func (f fake) Position(pos int32) Place {
	if pos <= 0 {
		return Place{}
	}
	return Place{File: f.file, Line: int(pos), Column: 3, Function: "f"}
}

func (f fake) Symbol(a event.Addr) (string, uint64, bool) {
	switch {
	case a >= addrX && a < addrX+4:
		return "x", uint64(a - addrX), true
	case a >= addrY && a < addrY+4:
		return "y", uint64(a - addrY), true
	case a == addrP:
		return "producer", 0, true
	case a == addrC:
		return "consumer", 0, true
	}
	return "", 0, false
}

func (f fake) Location(a event.Addr, _ uint64) (string, bool) {
	name, off, ok := f.Symbol(a)
	return plus(name, off), ok
}

func (f fake) IsFunction(a event.Addr) bool { return a == addrP || a == addrC }

func (f fake) Started(event.Addr) (runs string, body Place) { return }

func (f fake) Text(event.Addr, uint64, uint64) (string, bool)   { return "", false }
func (f fake) Allocation(*result.Snapshot, event.ID) Allocation { return Allocation{} }

func (f fake) Original(pos int32) int32                                     { return pos }
func (f fake) Operation(*result.Snapshot, event.ID) (op Operation, ok bool) { return }
func (f fake) Stack(*result.Snapshot, event.ID) []Frame                     { return nil }

func (f fake) Message(*result.Found) string { return "assertion `r == 1' violated" }

func (f fake) Output(_ *result.Snapshot, _ int32, s *event.Step) string {
	if s.Kind == event.Error {
		return "r=0\n"
	}
	return ""
}

func (f fake) Initial(a event.Addr, _ uint8) event.Value { return event.V(0) }

func (f fake) State(event.Addr, event.Value, func(event.Addr) string) (string, bool) {
	return "", false
}

func (f fake) Refused(*event.Label, event.Value, func(event.Addr) string) (r Refused, ok bool) {
	return r, false
}

func (f fake) Calls(*result.Snapshot, int32) [][]Call { return nil }

func (f fake) Ahead(*result.Snapshot, int32, int32, func(event.Addr, uint8) (uint64, bool)) Ahead {
	return Ahead{}
}

func (f fake) Depends(*result.Snapshot, int32) []Depends { return nil }

func (f fake) Instead(*result.Snapshot, int32, int32, event.Value) event.Label { return event.Label{} }

const (
	addrP = event.StaticBase
	addrC = event.StaticBase + 16
	addrX = event.StaticBase + 0x1000
	addrY = event.StaticBase + 0x1040
)

func st(l event.Label) *event.Step { return &event.Step{Label: l} }

func ev(i int32, l event.Label, rf event.ID, v uint64) result.EventSnapshot {
	return result.EventSnapshot{Step: st(l), RF: rf, Value: event.V(v)}
}

func id(t, i int32) event.ID { return event.ID{Thread: t, Index: i} }

// mp is message passing with relaxed accesses in which the flag is seen and the
// data is not: no order of the events explains the values. Dense numbers are not
// in the order of names: the consumer is 1, the producer 2.
func mp() *result.Snapshot {
	none := event.Init
	w := func(pos int32, a event.Addr, o event.Ordering) event.Label {
		return event.Label{Kind: event.Write, Ord: o, Size: 4, Addr: a, Val: event.V(1), Pos: pos}
	}
	r := func(pos int32, a event.Addr, o event.Ordering) event.Label {
		return event.Label{Kind: event.Read, Ord: o, Size: 4, Addr: a, Pos: pos}
	}
	return &result.Snapshot{
		Threads: []result.ThreadSnapshot{
			{Tid: 1, Parent: none, Events: []result.EventSnapshot{
				ev(0, event.Label{Kind: event.ThreadStart}, none, 0),
				ev(1, event.Label{Kind: event.ThreadCreate, Child: 2, Addr: addrP, Pos: 20}, none, 2),
				ev(2, event.Label{Kind: event.ThreadCreate, Child: 3, Addr: addrC, Pos: 21}, none, 3),
				ev(3, event.Label{Kind: event.ThreadFinish}, none, 0),
			}},
			{Tid: 3, Parent: id(0, 2), Events: []result.EventSnapshot{
				ev(0, event.Label{Kind: event.ThreadStart}, none, 0),
				ev(1, r(12, addrY, event.Acquire), id(2, 2), 1),
				ev(2, r(13, addrX, event.Relaxed), none, 0),
			}, Next: st(event.Label{Kind: event.Error, Why: uint8(event.FaultAssert), Pos: 14})},
			{Tid: 2, Parent: id(0, 1), Events: []result.EventSnapshot{
				ev(0, event.Label{Kind: event.ThreadStart}, none, 0),
				ev(1, w(7, addrX, event.Relaxed), none, 1),
				ev(2, w(8, addrY, event.Relaxed), none, 1),
				ev(3, event.Label{Kind: event.ThreadFinish}, none, 0),
			}},
		},
		Order: []event.ID{id(0, 0), id(0, 1), id(0, 2), id(0, 3), id(2, 0), id(2, 1), id(2, 2), id(2, 3), id(1, 0), id(1, 1), id(1, 2)},
		Co: []result.CoSnapshot{
			{Addr: addrX, Size: 4, Writes: []event.ID{id(2, 1)}},
			{Addr: addrY, Size: 4, Writes: []event.ID{id(2, 2)}},
		},
	}
}

func assertion() result.Found {
	return result.Found{Kind: result.ErrorKind(event.FaultAssert), Msg: 0, Pos: 14, Other: -1, Thread: 1,
		Event: id(1, 3), Conflict: event.Init, Graph: mp()}
}

func TestError(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "mp.c")
	if err := os.WriteFile(file, []byte(strings.Repeat("line\n", 13)+"  assert(r == 1);\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	res := &result.Result{Verdict: result.Erroneous, Counts: result.Counts{Complete: 3}, Stopped: "error", Errors: []result.Found{assertion(), assertion()},
		ModelUsed: "rc11", Workers: 1}
	r := New(Context{Program: "mp.c", Command: "genmcgo mp.c", Model: "rc11"}, res, fake{file}, &Sources{})
	if r.Verdict != Error || len(r.Errors) != 1 || r.Errors[0].Times != 2 {
		t.Fatalf("verdict %s, %d errors", r.Verdict, len(r.Errors))
	}
	f := &r.Errors[0]
	if f.Kind != "assertion" || f.Thread != 2 || f.Line != 14 || f.Source != "assert(r == 1);" || f.File != file {
		t.Errorf("finding %+v", f)
	}
	if len(f.Output) != 1 || f.Output[0] != (Output{2, "r=0\n"}) {
		t.Errorf("output %+v", f.Output)
	}
	want := `thread 0 main
  (0,0) start
  (0,1) create thread 1 producer   mp.c:20
  (0,2) create thread 2 consumer   mp.c:21
  (0,3) finish
thread 1 producer created by (0,1)
  (1,0) start
  (1,1) W rlx x = 1   mp.c:7
  (1,2) W rlx y = 1   mp.c:8
  (1,3) finish
thread 2 consumer created by (0,2)
  (2,0) start
  (2,1) R acq y = 1 [from (1,2)]   mp.c:12
  (2,2) R rlx x = 0 [from init]    mp.c:13
  (2,3) error assertion            mp.c:14
`
	if f.Graph.Text != want {
		t.Errorf("graph:\n%swant:\n%s", f.Graph.Text, want)
	}
	var buf strings.Builder
	if err := r.WriteText(&buf, Style{}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(buf.String(), "\n"), "\n")
	if last := lines[len(lines)-1]; !strings.HasPrefix(last, "error: assertion at ") {
		t.Errorf("last line %q", last)
	}
	if strings.Contains(buf.String(), "\x1b") {
		t.Error("colours without being asked for")
	}
	buf.Reset()
	if err := r.WriteJSON(&buf); err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal([]byte(buf.String()), &m); err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"program", "model", "model_used", "verdict", "complete", "blocked", "errors", "warnings", "bounded",
		"workers", "seconds", "stats"} {
		if m[k] == nil {
			t.Errorf("JSON has no %s", k)
		}
	}
	e := m["errors"].([]any)[0].(map[string]any)
	for _, k := range []string{"kind", "message", "thread", "file", "line", "column", "events", "graph", "trace"} {
		if e[k] == nil {
			t.Errorf("an error in JSON has no %s", k)
		}
	}
	buf.Reset()
	if err := f.WriteDot(&buf); err != nil {
		t.Fatal(err)
	}
	if s := buf.String(); !strings.Contains(s, `"(1,2)" -> "(2,1)"`) || !strings.Contains(s, `color="#c4161c"`) || strings.Count(s, "{") != strings.Count(s, "}") {
		t.Errorf("dot:\n%s", s)
	}
}

func TestVerdictIsNeverTooGood(t *testing.T) {
	for _, tc := range []struct {
		why  string
		res  result.Result
		want string
	}{
		{"nothing wrong", result.Result{Counts: result.Counts{Complete: 3}}, Verified},
		{"cut by a loop bound", result.Result{Counts: result.Counts{Complete: 3, Blocked: 1, Bounded: 1, BoundedAt: map[int32]uint64{7: 1}}}, Incomplete},
		{"timeout", result.Result{Counts: result.Counts{Complete: 3}, Stopped: "timeout"}, Incomplete},
		{"limit", result.Result{Counts: result.Counts{Complete: 3}, Stopped: "executions"}, Incomplete},
		{"interrupt", result.Result{Counts: result.Counts{Complete: 3}, Stopped: "interrupt"}, Incomplete},
		{"the engine says so", result.Result{Verdict: result.Incomplete}, Incomplete},
		{"error and timeout", result.Result{Verdict: result.Erroneous, Stopped: "timeout", Errors: []result.Found{assertion()}}, Error},
		{"error that the engine forgot", result.Result{Errors: []result.Found{assertion()}}, Error},
	} {
		r := New(Context{Model: "sc", Unroll: 5}, &tc.res, fake{"mp.c"}, &Sources{})
		if r.Verdict != tc.want || !strings.HasPrefix(r.Summary, tc.want+":") {
			t.Errorf("%s: %s, want %s (%s)", tc.why, r.Verdict, tc.want, r.Summary)
		}
		if tc.res.Bounded > 0 && (!strings.Contains(r.Summary, "--unroll=5 at mp.c:7") || !r.Bounded) {
			t.Errorf("%s: %s", tc.why, r.Summary)
		}
	}
}

// An order must respect program order, reads-from and creation, and say whether
// it explains the values.
func TestLinearise(t *testing.T) {
	s := mp()
	order, explains, _ := linearise(s, event.Init)
	if explains {
		t.Error("message passing with relaxed accesses was explained by an interleaving")
	}
	at := func(e event.ID) int { return slices.Index(order, e) }
	if len(order) != 11 || at(id(2, 2)) > at(id(1, 1)) || at(id(0, 2)) > at(id(1, 0)) || at(id(1, 1)) > at(id(1, 2)) {
		t.Errorf("order %v", order)
	}
	// With the data seen there is an interleaving.
	s.Threads[1].Events[2].RF = id(2, 1)
	if _, explains, _ := linearise(s, event.Init); !explains {
		t.Error("an interleaving was not found")
	}
	// A cycle in po ∪ rf (no supported model has one) must not hang or panic.
	s.Threads[2].Events[1].Step = st(event.Label{Kind: event.Read, Size: 4, Addr: addrX})
	s.Threads[2].Events[1].RF = id(1, 2)
	s.Threads[1].Events[1].Step = st(event.Label{Kind: event.Write, Size: 4, Addr: addrX})
	s.Threads[1].Events[2].Step = st(event.Label{Kind: event.Write, Size: 4, Addr: addrX})
	s.Threads[2].Events[2].Step = st(event.Label{Kind: event.Write, Size: 4, Addr: addrY})
	s.Threads[1].Events[1].Step = st(event.Label{Kind: event.Read, Size: 4, Addr: addrY})
	if order, _, early := linearise(s, event.Init); len(order) != 11 || len(early) != 1 {
		t.Errorf("order %v", order)
	}
}

// Barriers: nobody leaves a round before everybody arrived in it.
func TestLineariseBarrier(t *testing.T) {
	const b = addrX
	thread := func(tid event.Tid) result.ThreadSnapshot {
		th := result.ThreadSnapshot{Tid: tid, Parent: event.Init}
		for i := range int32(4) {
			k := event.BarrierArrive
			if i%2 == 1 {
				k = event.BarrierLeave
			}
			th.Events = append(th.Events, ev(i, event.Label{Kind: k, Addr: b, Len: 2}, event.Init, 0))
		}
		return th
	}
	s := &result.Snapshot{Threads: []result.ThreadSnapshot{thread(1), thread(2)}}
	order, ok, _ := linearise(s, event.Init)
	if !ok {
		t.Fatal("no order")
	}
	arrived := 0
	for _, e := range order {
		if e.Index%2 == 0 {
			arrived++
		} else if want := int(e.Index/2+1) * 2; arrived < want {
			t.Errorf("%v leaves after %d arrivals, want %d: %v", e, arrived, want, order)
		}
	}
}

func TestNamesOfObjects(t *testing.T) {
	heap := event.Region(2, false) + 64
	s := mp()
	s.Threads[2].Events[1].Step = st(event.Label{Kind: event.Malloc, Addr: heap, Len: 16, Pos: 7})
	s.Threads[2].Events[2].Step = st(event.Label{Kind: event.Write, Addr: addrY, Size: 8, Val: event.V(uint64(heap) + 8), Pos: 8})
	s.Threads[1].Events[2].Step = st(event.Label{Kind: event.Read, Addr: heap + 8, Size: 4, Pos: 13})
	s.Threads[1].Events[2].Value = event.V(0xffffffff)
	f := result.Found{Kind: result.UninitRead, Msg: -1, Pos: 13, Other: -1, Thread: 1, Event: id(1, 2), Conflict: event.Init, Graph: s}
	g := finding(Context{}, &f, fake{"mp.c"}, &Sources{})
	for _, want := range []string{"W na y = &heap1+8", "R na heap1+8 = -1", "heap1: heap object of 16 bytes allocated by thread 1 at mp.c:7"} {
		if !strings.Contains(g.Graph.Text, want) {
			t.Errorf("no %q in\n%s", want, g.Graph.Text)
		}
	}
	if !strings.Contains(g.Message, "allocated by thread 1 (producer) at mp.c:7") {
		t.Error(g.Message)
	}
}

// A deadlock tells what every thread waits for.
func TestDeadlock(t *testing.T) {
	lock := func(a event.Addr, pos int32) event.Label {
		return event.Label{Kind: event.Read, Ord: event.Acquire, Size: 4, Addr: a, Attr: event.Exclusive | event.Lock,
			Await: event.AwaitEQ, Why: uint8(event.BlockLock), Pos: pos}
	}
	s := mp()
	take := func(th int32, first, second event.Addr, other event.ID) {
		held := lock(first, 7)
		held.Kind, held.Await, held.Val = event.Write, event.AwaitNone, event.V(1)
		s.Threads[th].Events = []result.EventSnapshot{
			ev(0, event.Label{Kind: event.ThreadStart}, event.Init, 0),
			ev(1, lock(first, 7), event.Init, 0),
			ev(2, held, event.Init, 1),
			ev(3, lock(second, 8), other, 1), // holds a value that lets nobody go on
		}
		s.Threads[th].Next = nil
	}
	take(1, addrX, addrY, id(2, 2))
	take(2, addrY, addrX, id(1, 2))
	s.Threads[0].Events = s.Threads[0].Events[:3]
	s.Threads[0].Next = st(event.Label{Kind: event.ThreadJoin, Child: 2, Why: uint8(event.BlockJoin), Pos: 22})
	s.Co[0].Writes, s.Co[1].Writes = []event.ID{id(1, 2)}, []event.ID{id(2, 2)}
	s.Order = nil
	f := result.Found{Kind: result.Deadlock, Msg: -1, Pos: 8, Other: -1, Thread: 1, Event: id(1, 3), Conflict: event.Init, Graph: s}
	g := finding(Context{}, &f, fake{"mp.c"}, &Sources{})
	if want := "thread 1 (producer) waits for the lock x, which thread 2 holds; thread 2 (consumer) waits for the lock y, which thread 1 holds"; g.Message != want {
		t.Errorf("not %q: %s", want, g.Message)
	}
	for i, want := range []string{"thread 1 (producer) waits at mp.c:8 for the lock x, which thread 2 holds since mp.c:7",
		"thread 2 (consumer) waits at mp.c:8 for the lock y, which thread 1 holds since mp.c:7", "thread 0 (main) waits at mp.c:22 for thread 1 to finish"} {
		if got := g.Deadlock.Waits[i].Text; got != want {
			t.Errorf("not %q: %s", want, got)
		}
	}
	if got := g.Deadlock.Chain("->"); got != "thread 1 -> thread 2 -> thread 1" {
		t.Error(got)
	}
	if len(g.Events) != 3 || g.Events[0].ID != "(2,3)" || g.Events[0].Pending != "lock" || !g.Interleaving {
		t.Errorf("%+v", g.Events)
	}
	if !strings.Contains(g.Graph.Text, "(2,3) R acq lock y = 1 [from (1,2)] [waits: lock]") {
		t.Error(g.Graph.Text)
	}
}

// lb is load buffering: each thread reads what the other one writes after its own
// read. In the consumer what does nothing (event.Skip) stands before the write, and
// a third thread reads what the producer writes.
func lb() *result.Snapshot {
	s := mp()
	acc := func(k event.Kind, pos int32, a event.Addr) event.Label {
		return event.Label{Kind: k, Ord: event.Relaxed, Size: 4, Addr: a, Val: event.V(1), Pos: pos}
	}
	s.Threads[0].Events = append(s.Threads[0].Events[:3],
		ev(3, event.Label{Kind: event.ThreadCreate, Child: 4, Addr: addrC, Pos: 22}, event.Init, 4),
		ev(4, event.Label{Kind: event.ThreadFinish}, event.Init, 0))
	s.Threads[1].Events = []result.EventSnapshot{
		ev(0, event.Label{Kind: event.ThreadStart}, event.Init, 0),
		ev(1, acc(event.Read, 12, addrY), id(2, 2), 1),
		ev(2, event.Label{Kind: event.Skip}, event.Init, 0),
		ev(3, acc(event.Write, 13, addrX), event.Init, 1),
	}
	s.Threads[2].Events = []result.EventSnapshot{
		ev(0, event.Label{Kind: event.ThreadStart}, event.Init, 0),
		ev(1, acc(event.Read, 7, addrX), id(1, 3), 1),
		ev(2, acc(event.Write, 8, addrY), event.Init, 1),
	}
	s.Threads = append(s.Threads, result.ThreadSnapshot{Tid: 4, Parent: id(0, 3), Events: []result.EventSnapshot{
		ev(0, event.Label{Kind: event.ThreadStart}, event.Init, 0),
		ev(1, acc(event.Read, 17, addrY), id(2, 2), 1),
	}})
	s.Threads[1].Next = st(event.Label{Kind: event.Error, Why: uint8(event.FaultAssert), Pos: 14})
	s.Order = []event.ID{id(0, 0), id(0, 1), id(0, 2), id(0, 3), id(0, 4), id(3, 0), id(3, 1), id(1, 0), id(1, 1), id(1, 2), id(1, 3), id(2, 0), id(2, 1), id(2, 2)}
	s.Co = []result.CoSnapshot{{Addr: addrX, Size: 4, Writes: []event.ID{id(1, 3)}}, {Addr: addrY, Size: 4, Writes: []event.ID{id(2, 2)}}}
	return s
}

// One read of the cycle is early, none outside of it, and the report says so; what
// does nothing has no line and no number.
func TestLoadBuffering(t *testing.T) {
	f := result.Found{Kind: result.ErrorKind(event.FaultAssert), Msg: 0, Pos: 14, Other: -1, Thread: 1,
		Event: id(1, 4), Conflict: event.Init, Graph: lb()}
	res := &result.Result{Verdict: result.Erroneous, Errors: []result.Found{f}, ModelUsed: "imm", Workers: 1}
	r := New(Context{Program: "lb.c", Model: "imm"}, res, fake{"lb.c"}, &Sources{})
	e := &r.Errors[0]
	if !slices.Equal(e.Early, []string{"(2,1)"}) || e.Interleaving {
		t.Errorf("early %v, interleaving %v", e.Early, e.Interleaving)
	}
	var b strings.Builder
	if err := r.WriteText(&b, Style{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"no interleaving shows this: thread 2 reads at lb.c:12 a value that is written later in time: load buffering",
		"R rlx y = 1 [from (1,2)] [written later]", "(2,2) W rlx x = 1", "(2,3) error assertion", "(1,1) R rlx x = 1 [from (2,2)]"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	if s := strings.ToLower(b.String()); strings.Contains(s, "skip") {
		t.Error(b.String())
	}
	var order []string
	for _, s := range e.Trace {
		order = append(order, s.Events...)
	}
	early, write, other := slices.Index(order, "(2,1)"), slices.Index(order, "(1,2)"), slices.Index(order, "(3,1)")
	if early < 0 || early > write || other < write {
		t.Errorf("order %v", order)
	}
}

// An event that is still to be added has a line, and nothing else of it counts.
func TestAbsent(t *testing.T) {
	f := assertion()
	f.Graph.Threads[2].Events[1] = result.EventSnapshot{Absent: true}
	f.Graph.Co = f.Graph.Co[1:]
	g := finding(Context{}, &f, fake{"mp.c"}, &Sources{})
	if !strings.Contains(g.Graph.Text, "  (1,1) not executed yet\n  (1,2) W rlx y = 1") {
		t.Error(g.Graph.Text)
	}
	for _, s := range g.Trace {
		if slices.Contains(s.Events, "(1,1)") {
			t.Errorf("in the trace: %+v", s)
		}
	}
	var b strings.Builder
	if err := g.WriteDot(&b); err != nil || !strings.Contains(b.String(), "not executed yet") {
		t.Errorf("%v %s", err, b.String())
	}
}

// What a model calls an error is told with its name, both events and the statement;
// two names at one place are two errors.
func TestModelError(t *testing.T) {
	s := mp()
	f := result.Found{Kind: result.ModelError, Name: "Stale", Msg: -1, Pos: 13, Other: 7, Thread: 1, Event: id(1, 2), Conflict: id(2, 1), Graph: s}
	g := f
	g.Name = "Other"
	w := result.Found{Kind: result.ModelWarning, Name: "Lonely", Msg: -1, Pos: 8, Other: -1, Thread: 2, Event: id(2, 2), Conflict: event.Init, Graph: s}
	res := &result.Result{Verdict: result.Erroneous, Errors: []result.Found{f, f, g}, Warnings: []result.Found{w}, ModelUsed: "m.kat", Workers: 1}
	ctx := Context{Program: "mp.c", Model: "m.kat", Statement: func(name string, warning bool) *Statement {
		switch {
		case name == "Stale" && !warning:
			return &Statement{"m.kat", 9, 1, "error Stale unless conflict <= hb"}
		case name == "Lonely" && warning:
			return &Statement{"m.kat", 10, 1, "warning Lonely unless [W] <= 0"}
		}
		return nil
	}}
	r := New(ctx, res, fake{"mp.c"}, &Sources{})
	if len(r.Errors) != 2 || r.Errors[0].Times != 2 || r.Errors[0].Name != "Stale" || len(r.Errors[0].Events) != 2 || r.Errors[0].Statement == nil {
		t.Fatalf("%+v", r.Errors)
	}
	var b strings.Builder
	if err := r.WriteText(&b, Style{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"model-error Stale: atomic read of x by thread 2 (consumer) at mp.c:13 conflicts with atomic write by thread 1 (producer) at mp.c:7\n",
		"  the model says: m.kat:9:1\n        9 | error Stale unless conflict <= hb\n", "model-error Other: ",
		"warning: model-warning Lonely: atomic write of y by thread 1 (producer) at mp.c:8", "       10 | warning Lonely unless",
		"[model-error]", "error: model-error Stale at mp.c:13:3 and 1 other error;",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}
