package main

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestPlayback walks through every finding of the examples and of the corpus of wrong
// programs, read back from JSON, under several models.
func TestPlayback(t *testing.T) {
	files, _ := filepath.Glob("../../examples/*.ll")
	files = append(files, wrongPrograms(t)...)
	if len(files) < 20 {
		t.Fatalf("only %d programs found", len(files))
	}
	every := scale.By{Short: 16, Usual: 4, Full: 1}
	found, weak, kinds := 0, 0, map[string]bool{}
	for i, file := range files {
		if !every.Takes(filepath.Base(file)) {
			continue
		}
		for k, mm := range []string{"sc", "tso", "rc11", "imm"} {
			if strings.Contains(file, "wrong") && i%4 != k {
				continue // there are many, and most do not depend on the model
			}
			var out, errs bytes.Buffer
			doMain([]string{"--mm=" + mm, "--format=json", "--workers=1", "--max-executions=3000", "--nondet-values=3", "--check-liveness", "--check-unordered", file}, nil, &out, &errs)
			if out.Len() == 0 {
				continue // refused: TestCorpus holds what
			}
			var r report.Report
			if err := json.Unmarshal(out.Bytes(), &r); err != nil {
				t.Fatal(err)
			}
			for _, f := range slices.Concat(r.Errors, r.Warnings) {
				if f.Graph == nil {
					continue
				}
				p, err := report.NewPlayback(&f)
				if err != nil {
					t.Errorf("%s under %s: %s: %v", file, mm, f.Kind, err)
					continue
				}
				found++
				kinds[f.Kind] = true
				if !f.Interleaving {
					weak++
				}
				if msg := checkPlayback(&f, p, mm == "sc"); msg != "" {
					t.Errorf("%s under %s: %s: %s\n%s", file, mm, f.Kind, msg, f.Graph.Text)
				}
			}
		}
	}
	t.Logf("%d findings of %d kinds, %d without an interleaving", found, len(kinds), weak)
	if least := (scale.By{Short: 5, Usual: 40, Full: 150}).N(); found < least || !testing.Short() && (weak == 0 || len(kinds) < 5) {
		t.Errorf("%d findings of %d kinds, %d without an interleaving: too few to say anything", found, len(kinds), weak)
	}
}

// checkPlayback says which law p breaks, "" if none.
func checkPlayback(f *report.Finding, p *report.Playback, sc bool) string {
	place := map[string]int{}
	for _, co := range f.Graph.Coherence {
		for i, w := range co.Writes {
			place[w] = i + 1
		}
	}
	for _, th := range f.Graph.Threads {
		for _, e := range th.Events {
			if e.Kind == "W" && place[e.ID] == 0 {
				place[e.ID] = 1 << 20 // the only one to its location, or one that was found wrong before it had a place
			}
		}
	}
	older := func(a, b string) bool { // a and b are writes to one location, or init
		return a != b && (a == "init" || place[a] < place[b])
	}
	at := func(cells []report.Cell, location string) report.Cell {
		i := slices.IndexFunc(cells, func(c report.Cell) bool { return c.Location == location })
		return cells[i]
	}
	n := 0
	for i := range f.Trace {
		n += len(f.Trace[i].Events)
	}
	if p.Len() != n {
		return "the trace has other events"
	}
	for i := range p.Len() {
		e, before, after := p.Event(i), p.At(i), p.At(i+1)
		// Backwards: what the step changed, undone.
		undone := p.At(i + 1)
		for _, c := range p.Changes(i) {
			cells := undone.Memory
			if c.Thread >= 0 {
				cells = undone.Threads[c.Thread].View
			}
			k := slices.IndexFunc(cells, func(x report.Cell) bool { return x.Location == c.Location })
			if cells[k] != c.New {
				return e.ID + " does not change to what is there after it"
			}
			cells[k] = c.Old
		}
		for t := range undone.Threads {
			undone.Threads[t].Done, undone.Threads[t].Next = before.Threads[t].Done, before.Threads[t].Next
		}
		if !reflect.DeepEqual(undone, before) {
			return "undoing " + e.ID + " does not lead back"
		}
		for t := range after.Threads {
			a, b := after.Threads[t], before.Threads[t]
			if a.Done < b.Done || t == e.Thread && p.Taken(i) && a.Done <= e.Index || t == e.Thread && !p.Taken(i) && (a.Next == nil || a.Next.ID != e.ID) {
				return e.ID + ": threads go backwards"
			}
			for k := range a.View {
				if older(a.View[k].Write, b.View[k].Write) {
					return e.ID + ": a view shrinks"
				}
			}
		}
		for k := range after.Memory {
			if older(after.Memory[k].Write, before.Memory[k].Write) {
				return e.ID + ": memory forgets"
			}
		}
		switch {
		case e.Kind == "R" && e.ReadsFrom != "":
			mem, view := at(before.Memory, e.Location), at(before.Threads[e.Thread].View, e.Location)
			if sc && !f.Interleaving {
				return "no interleaving under sc"
			}
			if f.Interleaving && (mem.Write != e.ReadsFrom || mem.Value != e.Value) {
				return e.ID + " does not read what memory holds: " + mem.Write
			}
			if older(e.ReadsFrom, view.Write) {
				return e.ID + " reads what is older than its thread's view, " + view.Write
			}
			if got := at(after.Threads[e.Thread].View, e.Location); older(got.Write, e.ReadsFrom) || got.Write == e.ReadsFrom && got.Value != e.Value {
				return e.ID + ": the thread does not know what it read"
			}
		case e.Kind == "W" && p.Taken(i):
			if got := at(after.Threads[e.Thread].View, e.Location); older(got.Write, e.ID) {
				return e.ID + ": the thread does not know what it wrote"
			}
			if got := at(after.Memory, e.Location); older(got.Write, e.ID) || got.Write == e.ID && got.Value != e.Value {
				return e.ID + ": memory does not hold what was written"
			}
		}
	}
	for _, c := range p.At(p.Len()).Memory {
		if c.Value == "?" && (c.Write != "init" || !strings.HasPrefix(c.Location, "heap") && !strings.HasPrefix(c.Location, "local")) {
			return "the value of " + c.Location + " is not known"
		}
	}
	return ""
}
