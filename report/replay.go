package report

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// ReplayVersion is that of [Replay]: it changes when older programs cannot make sense
// of what newer ones write, or the other way round.
const ReplayVersion = 1

// Replay is what it takes to run exactly the execution of a finding again.
type Replay struct {
	Version     int    `json:"version"`
	Fingerprint string `json:"fingerprint"` // of the program
	// Model is the one under which the execution was found: that of the report, or a
	// simpler one that decides the program.
	Model      string       `json:"model"`
	Flags      []string     `json:"flags"`           // what is not as it is by default
	Clang      []string     `json:"clang,omitempty"` // flags for clang
	With       []ReplayFile `json:"with,omitempty"`  // the files of the program but the first
	Refinement Refinement   `json:"refinement"`
	Execution  string       `json:"execution"` // wire.Recording in base64
}

// ReplayFile is a file of a program that has several.
type ReplayFile struct {
	Name  string   `json:"name"`
	Clang []string `json:"clang,omitempty"` // flags for it, besides those for all
}

// Refinement is a config.Refinement.
type Refinement struct {
	Cuts            []event.Addr       `json:"cuts,omitempty"`
	Blocks          []event.MixedBlock `json:"blocks,omitempty"`
	Shared          []event.Addr       `json:"shared,omitempty"`
	GenericBarriers bool               `json:"generic_barriers,omitempty"`
	NoFresh         bool               `json:"no_fresh,omitempty"`
	NoUndone        bool               `json:"no_undone,omitempty"`
	NoAdds          bool               `json:"no_adds,omitempty"`
	NoCounts        bool               `json:"no_counts,omitempty"`
	Counters        []Counter          `json:"counters,omitempty"`
	LongLoops       bool               `json:"long_loops,omitempty"`
	GuardReads      []event.Addr       `json:"guard_reads,omitempty"`
	GuardWrites     []event.Addr       `json:"guard_writes,omitempty"`
	Noisy           []event.Addr       `json:"noisy,omitempty"`
	Clocks          []event.Addr       `json:"clocks,omitempty"`
}

// Counter is a config.Counter.
type Counter struct {
	Address event.Addr `json:"address"`
	Delta   uint64     `json:"delta"`
	Until   uint64     `json:"until"`
}

// record is r, which has everything else, with the execution of f.
func (r *Replay) record(f *result.Found) *Replay {
	if r == nil || f.Graph == nil {
		return nil
	}
	data, err := wire.Record(f).MarshalBinary()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	out := *r
	out.Execution = base64.StdEncoding.EncodeToString(data)
	return &out
}

// Recording is the execution of r. The error says what is wrong with it.
func (r *Replay) Recording() (*wire.Recording, error) {
	data, err := base64.StdEncoding.DecodeString(r.Execution)
	if err != nil {
		return nil, errors.New("it is not base64")
	}
	out := &wire.Recording{}
	if err := out.UnmarshalBinary(data); err != nil {
		return nil, err
	}
	return out, nil
}

// Recorded is a finding that was read back, with the report that it belongs to.
type Recorded struct {
	*Finding
	Report  *Report
	Warning bool
}

// Name is the kind of r and where it is.
func (r *Recorded) Name() string {
	s := r.title()
	if r.Warning {
		s = "warning " + s
	}
	return s + at(r.Place)
}

// Recorded are the findings of all models of t: the errors of each before its warnings.
func (t *Table) Recorded() []Recorded {
	var out []Recorded
	for _, r := range t.Models {
		for i := range r.Errors {
			out = append(out, Recorded{&r.Errors[i], r, false})
		}
		for i := range r.Warnings {
			out = append(out, Recorded{&r.Warnings[i], r, true})
		}
	}
	return out
}

// Misfit says why the recorded execution of f, of a report of a version of the schema, is none of the program prog. forbidden:
// only because the model forbids it.
func Misfit(schema int, f *Finding, m *result.MisfitError, prog Program, src *Sources) (s string, forbidden bool) {
	if m.Graph == nil {
		return m.Msg, m.Forbidden
	}
	v := newView(prog, src, m.Graph)
	now := v.graph(nil)
	if d := Differences(schema, f.Graph, now, false); len(d) > 0 {
		return d[0], false
	}
	if d := Differences(schema, f.Graph, now, true); len(d) > 0 && !m.Forbidden {
		return d[0], false
	}
	if m.Event.IsInit() {
		return m.Msg, m.Forbidden
	}
	e := f.Graph.event(v.id(m.Event))
	if e == nil {
		return v.id(m.Event) + ": " + m.Msg, m.Forbidden
	}
	s = fmt.Sprintf("%s %s%s: %s", e.ID, e.Text, at(e.Place), m.Msg)
	if m.Forbidden {
		return s, true
	}
	t := &m.Graph.Threads[m.Event.Thread]
	switch n := v.step(event.ID{Thread: m.Event.Thread, Index: int32(len(t.Events))}); {
	case n != nil && (n.Kind == event.Error || n.Kind == event.Block):
		s += "; instead, the thread stops there" + at(v.place(n.Pos)) + " (" + stuck(&n.Label) + ")"
	case n != nil:
		now := v.build(event.ID{Thread: m.Event.Thread, Index: int32(len(t.Events))}, n, event.Init, event.Value{}, false)
		s += "; the program does " + now.Text + at(now.Place) + " there"
	case len(t.Events) == 0:
	default:
		s += "; its thread has ended by then"
	}
	return s, false
}

func (g *Graph) event(id string) *Event {
	if g == nil {
		return nil
	}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			if e := &g.Threads[t].Events[i]; e.ID == id {
				return e
			}
		}
	}
	return nil
}

// Differences says which events of a recorded graph are others in now, in which the
// last ones may be missing: in what they do, or with all set also in how and with which
// value. Their lines do not count: code may move; nor do names, if the report that has recorded is of another version
// of the schema. There is one sentence for each.
func Differences(schema int, recorded, now *Graph, all bool) []string {
	var out []string
	if recorded == nil {
		return nil
	}
	named := schema == Schema
	for t := range recorded.Threads {
		if t >= len(now.Threads) {
			break
		}
		a, b := &recorded.Threads[t], &now.Threads[t]
		if named && a.Function != b.Function && len(b.Events) > 0 {
			out = append(out, fmt.Sprintf("thread %d ran %s and runs %s", a.ID, a.Function, b.Function))
		}
		for i := range a.Events {
			if i >= len(b.Events) {
				break
			}
			x, y := a.Events[i], b.Events[i]
			if waits(&x) || waits(&y) {
				break
			}
			differs := x.ID != y.ID || x.Kind != y.Kind || named && x.Location != y.Location || x.Size != y.Size
			if all {
				differs = differs || x.Order != y.Order || x.Attribute != y.Attribute || x.Value != y.Value && (named || !pointer(x.Value)) || x.ReadsFrom != y.ReadsFrom
			}
			if differs {
				out = append(out, fmt.Sprintf("%s was %s%s and is %s%s", x.ID, bare(&x), at(x.Place), bare(&y), at(y.Place)))
			}
		}
	}
	return out
}

// pointer reports whether a value is printed as a name or an address.
func pointer(value string) bool {
	return strings.HasPrefix(value, "&") || strings.HasPrefix(value, "0x")
}

// waits reports whether e is not part of the execution: its thread stopped there.
func waits(e *Event) bool { return e.Pending != "" && e.ReadsFrom == "" && e.Value == "" }

// bare is what e does without what is wrong with it.
func bare(e *Event) string {
	if e.Pending == "" {
		return e.Text
	}
	return strings.TrimSuffix(e.Text, " ["+e.Pending+"]")
}
