package genmcgo

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/report"
	"genmcgo/truST/result"
)

// results runs the engine and makes the report, as Check does.
func results(t *testing.T, model, file string) (*result.Result, *report.Report) {
	t.Helper()
	o := Options{Model: model, KeepGoing: true, Workers: 1, CheckLiveness: true}
	p, err := Load(t.Context(), File(file), o)
	if err != nil {
		t.Fatal(err)
	}
	models, err := p.models(&o)
	if err != nil {
		t.Fatal(err)
	}
	s := p.exploration(t.Context(), &o, models[0])
	res, err := s.explore()
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.report(res)
	if err != nil {
		t.Fatal(err)
	}
	return res, r
}

// The relations that a report shows are those of the execution: program order and the
// edges of hb generate exactly happens-before among the events shown, and no edge can
// be left out; fr leads from each read to the write after the one it reads.
func TestRelations(t *testing.T) {
	scale.NotShort(t)
	wrong := "internal/corpus/testdata/ll/clang-14-O0/wrong/"
	lb := "internal/corpus/testdata/ll/clang-14-O0/lb/"
	findings, edges, absent, early, skips := 0, 0, 0, 0, 0
	for _, tc := range []struct{ mm, file string }{
		{"sc", wrong + "deadlock-philosophers.ll"}, {"sc", wrong + "uaf-thread.ll"}, {"sc", wrong + "spin-two-flags.ll"},
		{"sc", wrong + "barrier-destroyed.ll"}, {"sc", "examples/dcl-racy.ll"}, {"tso", "examples/dcl-racy.ll"},
		{"tso", wrong + "assert-sb.ll"}, {"tso", wrong + "assert-peterson-relaxed.ll"}, {"tso", wrong + "deadlock-cond-if.ll"},
		{"ra", wrong + "assert-iriw-acquire.ll"},
		{"rc11", wrong + "assert-2+2w.ll"}, {"rc11", wrong + "race-mp-relaxed.ll"}, {"rc11", wrong + "assert-release-sequence.ll"},
		{"rc11", wrong + "uninit-published.ll"}, {"rc11", wrong + "double-free-threads.ll"}, {"rc11", "examples/seqlock-bug.ll"},
		{"rc11.kat", "examples/seqlock-bug.ll"}, {"rc11", "examples/mp-relaxed.ll"},
		{"imm", lb + "lb.ll"}, {"imm", lb + "lb-three.ll"}, {"imm", lb + "lb-rmw.ll"}, {"imm", lb + "lb-fence-one.ll"},
		{"imm", wrong + "race-write-write.ll"}, {"imm", wrong + "race-vector.ll"}, {"imm", "testdata/skip.ll"}, {"imm", wrong + "deadlock-cond-if.ll"}, {"imm", "examples/seqlock-bug.ll"},
	} {
		name := tc.mm + " " + filepath.Base(tc.file)
		res, r := results(t, tc.mm, tc.file)
		shown := append(slices.Clone(r.Errors), r.Warnings...)
		if len(shown) == 0 {
			t.Errorf("%s: no finding", name)
		}
		for i, f := range append(slices.Clone(res.Errors), res.Warnings...) {
			j := slices.IndexFunc(shown, func(s report.Finding) bool { return s.Kind == f.Kind.String() })
			if f.Graph == nil || len(res.Errors) != len(r.Errors) || len(res.Warnings) != len(r.Warnings) {
				// Some were folded into one: the first of a kind is the one that is shown.
				first := slices.IndexFunc(res.Errors, func(o result.Found) bool { return o.Kind == f.Kind })
				if f.Graph == nil || j < 0 || first != i {
					continue
				}
			} else {
				j = i
			}
			findings++
			edges += len(shown[j].Graph.HB)
			early += len(shown[j].Early)
			a, s := checkRelations(t, name, f.Graph, shown[j].Graph)
			absent, skips = absent+a, skips+s
		}
	}
	t.Logf("%d findings, %d edges of hb, %d absent events, %d that do nothing, %d early reads", findings, edges, absent, skips, early)
	if findings < 25 || edges < 100 || absent == 0 || early == 0 || skips == 0 {
		t.Error("the test saw too little")
	}
}

// checkRelations compares g with what is known of s, by brute force.
func checkRelations(t *testing.T, name string, s *result.Snapshot, g *report.Graph) (absent, skips int) {
	t.Helper()
	// By names: the thread names of s in order are the threads of g.
	tids := []event.Tid{}
	for _, th := range s.Threads {
		tids = append(tids, th.Tid)
	}
	slices.Sort(tids)
	ids := map[event.ID]string{}
	var all []event.ID
	for d, th := range s.Threads {
		n := 0
		for i, e := range th.Events {
			if !e.Absent && e.Kind == event.Skip {
				skips++
				continue
			}
			id := event.ID{Thread: int32(d), Index: int32(i)}
			ids[id] = fmt.Sprintf("(%d,%d)", slices.Index(tids, th.Tid), n)
			n++
			if e.Absent {
				absent++
				continue
			}
			all = append(all, id)
		}
	}
	n := len(all)
	number := map[string]int{}
	for i, id := range all {
		number[ids[id]] = i
	}
	relation := func(skip report.Edge) [][]bool {
		m := make([][]bool, n)
		for i := range m {
			m[i] = make([]bool, n)
		}
		for i, a := range all {
			for j, b := range all {
				m[i][j] = a.Thread == b.Thread && a.Index < b.Index
			}
		}
		for _, e := range g.HB {
			if e == skip {
				continue
			}
			i, ok := number[e.From]
			j, also := number[e.To]
			if !ok || !also {
				t.Fatalf("%s: hb has %v, which is not in the graph", name, e)
			}
			m[i][j] = true
		}
		for k := range m {
			for i := range m {
				if m[i][k] {
					for j := range m {
						m[i][j] = m[i][j] || m[k][j]
					}
				}
			}
		}
		return m
	}
	m := relation(report.Edge{})
	for i, a := range all {
		for j, b := range all {
			hb := s.Threads[b.Thread].Events[b.Index].HB
			want := i != j && int(a.Thread) < len(hb) && hb[a.Thread] >= a.Index
			if m[i][j] != want {
				t.Errorf("%s: %s happens before %s: %t, by the edges %t\n%s%v", name, ids[a], ids[b], want, m[i][j], g.Text, g.HB)
			}
		}
	}
	for _, e := range g.HB {
		if relation(e)[number[e.From]][number[e.To]] {
			t.Errorf("%s: the edge %v is implied by others", name, e)
		}
	}
	var fr []report.Edge
	for _, id := range all {
		e := &s.Threads[id.Thread].Events[id.Index]
		for _, co := range s.Co {
			at := slices.Index(co.Writes, e.RF)
			if e.Kind == event.Read && e.Addr == co.Addr && e.Size == co.Size && (at >= 0 || e.RF == event.Init) && at+1 < len(co.Writes) {
				fr = append(fr, report.Edge{From: ids[id], To: ids[co.Writes[at+1]]})
			}
		}
	}
	less := func(a, b report.Edge) int { return bytes.Compare([]byte(a.From+a.To), []byte(b.From+b.To)) }
	got := slices.SortedFunc(slices.Values(g.FR), less)
	if slices.SortFunc(fr, less); !slices.Equal(got, fr) {
		t.Errorf("%s: fr %v, want %v", name, got, fr)
	}
	return absent, skips
}
