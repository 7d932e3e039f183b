package genmcgo

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// tableText is t as text, without what depends on time and on who explored what.
func tableText(t *testing.T, tb *report.Table, workers int) string {
	t.Helper()
	data, err := json.Marshal(tb)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	c := m["comparison"].(map[string]any)
	lists := []any{c["errors"], c["warnings"]}
	for _, r := range m["models"].([]any) {
		r := r.(map[string]any)
		// Where memory turns out to be shared under one model after another, a comparison in parts has shared it all
		// from the start in the end, and one that is not starts each model again. Nothing else differs.
		notes, _ := r["notes"].([]any)
		r["notes"] = slices.DeleteFunc(notes, func(n any) bool {
			return strings.Contains(n.(string), "the exploration started again") && strings.Contains(n.(string), "more closely")
		})
		for _, k := range []string{"seconds", "stats", "workers", "estimate", "summary"} {
			delete(r, k)
		}
		lists = append(lists, r["errors"], r["warnings"])
	}
	delete(m, "summary") // it has times
	if workers > 1 {
		for _, l := range lists {
			l, _ := l.([]any)
			for i := range l {
				f := l[i].(map[string]any)
				l[i] = map[string]any{"kind": f["kind"], "name": f["name"]}
			}
		}
	}
	data, err = json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

var severalEpochs uint32 // of all explorations of severalInParts

// severalInParts compares models as a job, which goes through bytes.
func severalInParts(t *testing.T, src Source, o Options, workers, polls int) *report.Table {
	t.Helper()
	p, err := Load(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	j, tb, err := p.Comparison(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if tb != nil {
		return tb
	}
	data, err := j.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if j, err = JobFrom(data, Options{Workers: workers}, true); err != nil {
		t.Fatal(err)
	}
	l, err := local.Run(t.Context(), j, local.Options{Workers: workers, Polls: polls})
	if err != nil {
		t.Fatal(err)
	}
	if l, err = task.Restore(j, l.Snapshot()); err != nil {
		t.Fatal(err)
	}
	severalEpochs += l.Epoch()
	if tb, err = j.Table(t.Context(), l, Run{Epoch: l.Epoch(), Workers: workers}); err != nil {
		t.Fatal(err)
	}
	return tb
}

// TestSeveralInParts: several models are compared in parts, on many machines or with a checkpoint, with the table that
// they have without.
func TestSeveralInParts(t *testing.T) {
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 180, Usual: 45, Wide: 30, Full: 1}
	ways := []Options{
		{Model: "sc,tso"}, {Model: "rc11,sc"}, {Model: "tso,rc11,imm"}, {Model: "rc11.kat,rc11"}, {Model: "sc,ra,tso", KeepGoing: true}, {Model: "rc11,sc", KeepGoing: true},
		{Model: "sc,tso", Equivalence: "auto"}, {Model: "imm,sc", KeepGoing: true},
	}
	done, partial := 0, 0
	take := func(file string, o Options, i int) {
		src := File(file)
		o.Unroll, o.MaxMemory, o.Workers, o.MaxExecutions = 4, 2<<30, 1, 2000
		o.Estimate = Sampling{Off: i%3 > 0}
		want, err := Compare(t.Context(), src, o)
		if err != nil {
			return
		}
		for _, r := range want.Models {
			if r.Stopped == "executions" {
				return
			}
		}
		done++
		stopped := len(want.Comparison.Partial) > 0
		if stopped {
			partial++
		}
		for _, workers := range []int{1, 3} {
			if stopped && workers > 1 {
				continue // what is explored before an error depends on who explores
			}
			got := severalInParts(t, src, o, workers, 1+3*(workers-1)+i%5)
			if a, b := tableText(t, got, workers), tableText(t, want, workers); a != b {
				t.Errorf("%s %+v, %d workers: in parts\n%s", file, o, workers, diff(a, b))
			}
		}
		o.Checkpoint, o.polls = filepath.Join(t.TempDir(), "checkpoint"), 2
		got, err := Compare(t.Context(), src, o)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if a, b := tableText(t, got, 1), tableText(t, want, 1); a != b {
			t.Errorf("%s %+v, with a checkpoint\n%s", file, o, diff(a, b))
		}
		// What a kill may leave of it.
		log := filepath.Join(o.Checkpoint, "log")
		info, err := os.Stat(log)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(log, info.Size()*2/3); err != nil {
			t.Fatal(err)
		}
		c, err := OpenCheckpoint(o.Checkpoint)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		defer c.Close()
		if got, err = c.Compare(t.Context(), Options{polls: 3}); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if stopped { // other parts come first, and may meet an error before what makes the exploration start again
			for k, r := range got.Models {
				if r.Verdict != want.Models[k].Verdict {
					t.Errorf("%s %+v, resumed: %s under %s, want %s", file, o, r.Verdict, r.Model, want.Models[k].Verdict)
				}
			}
		} else if a, b := tableText(t, got, 1), tableText(t, want, 1); a != b {
			t.Errorf("%s %+v, resumed\n%s", file, o, diff(a, b))
		}
	}
	for i, file := range files {
		if every.Takes(file) {
			take(file, ways[i%len(ways)], i)
		}
	}
	take("testdata/late-parts.ll", Options{Model: "sc,tso"}, 1) // accesses overlap, which is noticed late
	take("examples/mp-relaxed.ll", Options{Model: "rc11,sc"}, 0)
	if done < 3 || partial == 0 || severalEpochs == 0 {
		t.Errorf("%d programs were compared, %d not to the end; %d explorations started again", done, partial, severalEpochs)
	}
	t.Logf("%d programs, %d not to the end; %d explorations started again", done, partial, severalEpochs)
}

// TestPrintInParts: executions that are to be printed come in parts, too.
func TestPrintInParts(t *testing.T) {
	scale.NotShort(t)
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Usual: 40, Wide: 20, Full: 1}
	ways := []Options{
		{Model: "sc"}, {Model: "rc11"}, {Model: "tso"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "rc11", Symmetry: true},
		{Model: "sc", Equivalence: "rvf"}, {Model: "rc11", Equivalence: "auto"}, {Model: "ra"},
	}
	printed := 0
	for i, file := range files {
		if !every.Takes(file) {
			continue
		}
		src, o := File(file), ways[i%len(ways)]
		o.Unroll, o.MaxMemory, o.Workers, o.MaxExecutions, o.KeepGoing, o.KeepExecutions = 4, 2<<30, 1, 300, true, true
		want, err := Check(t.Context(), src, o)
		if err != nil || want.Stopped != "" {
			continue
		}
		text := func(r *report.Report, sorted bool) string {
			var list []string
			for _, e := range r.Executions {
				var b strings.Builder
				if sorted {
					e.Number = 0
				}
				e.WriteText(&b)
				list = append(list, b.String())
			}
			if sorted {
				slices.Sort(list)
			}
			return strings.Join(list, "")
		}
		for _, workers := range []int{1, 3} {
			got := inParts(t, src, o, workers, 1+i%5)
			if a, b := text(got, workers > 1), text(want, workers > 1); a != b {
				t.Errorf("%s %+v, %d workers: in parts\n%s", file, o, workers, diff(a, b))
			}
			if workers == 1 && !reflect.DeepEqual(got.Executions, want.Executions) {
				t.Errorf("%s %+v: executions differ as data", file, o)
			}
		}
		with := o
		with.KeepExecutions, with.Checkpoint, with.polls = false, filepath.Join(t.TempDir(), "checkpoint"), 2
		var got report.Report
		with.OnExecution = func(e *report.Execution) { got.Executions = append(got.Executions, *e) }
		if _, err := Check(t.Context(), src, with); err != nil {
			t.Fatal(err)
		}
		if a, b := text(&got, false), text(want, false); a != b {
			t.Errorf("%s %+v, with a checkpoint\n%s", file, o, diff(a, b))
		}
		printed += len(want.Executions)
	}
	if printed < 5 {
		t.Errorf("only %d executions were printed", printed)
	}
	t.Log(printed, "executions")
}

// TestSeveralBad: parts of a comparison that are none change nothing.
func TestSeveralBad(t *testing.T) {
	src := File("examples/sb.ll")
	o := Options{Model: "sc,tso", Estimate: Sampling{Off: true}, NoRaces: true, KeepGoing: true}
	p, err := Load(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	j, _, err := p.Comparison(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	x, err := j.Session(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	none := func() task.Signal { return task.None }
	_, rest, err := x.Explore(t.Context(), nil, none)
	if err != nil || len(rest) != 2 {
		t.Fatal(rest, err)
	}
	for _, bundle := range [][]byte{{2}, {255, 1}, {0, 1, 2, 3}} {
		if _, _, err := x.Explore(t.Context(), bundle, none); err == nil {
			t.Errorf("bundle %v was explored", bundle)
		}
	}
	var parts [][]byte
	for _, b := range rest {
		part, more, err := x.Explore(t.Context(), b, none)
		if err != nil || more != nil {
			t.Fatal(more, err)
		}
		parts = append(parts, part)
	}
	slices.SortFunc(parts, func(a, b []byte) int { return int(a[0]) - int(b[0]) })
	f, err := j.Folder(nil)
	if err != nil {
		t.Fatal(err)
	}
	counts := func() string {
		c, b := j.Counts(f)
		return fmt.Sprint(c, b)
	}
	refused := 0
	for k := range parts[0] {
		for _, bad := range [][]byte{parts[0][:k], slices.Concat(parts[0], parts[1][:max(min(k, len(parts[1])-1), 1)]), slices.Concat(parts[0], parts[0])} {
			if _, err := f.Add(bad); err != nil {
				refused++
			} else if k > 0 {
				t.Fatalf("%d bytes were added", len(bad))
			}
			if counts() != "0 0" {
				t.Fatalf("%s executions count of what was refused", counts())
			}
		}
	}
	for _, part := range parts {
		if _, err := f.Add(part); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := f.Add(slices.Concat(parts[0], parts[1])); err == nil {
		t.Error("several parts at once were added to a sum that is not empty")
	}
	tb, err := p.Compare(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	var complete, blocked uint64
	for _, r := range tb.Models {
		complete, blocked = complete+r.Complete, blocked+r.Blocked
	}
	if want := fmt.Sprint(complete, blocked); counts() != want || complete < 5 || refused == 0 {
		t.Errorf("%s executions, want %s; %d parts were refused", counts(), want, refused)
	}
	if _, err := j.Report(t.Context(), f, Run{}); err == nil {
		t.Error("a comparison has a report under one model")
	}
	l, err := task.NewLedger(j)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Add(&task.Record{Task: task.Root, Attempt: task.Attempt{1}, Children: append(rest, []byte{255})}); err != nil {
		t.Fatal(err)
	}
	if tb, err = j.Table(t.Context(), l, Run{Stopped: "interrupt"}); err != nil {
		t.Fatalf("a task of a model that there is not is open: %v", err)
	}
	for _, r := range tb.Models {
		if r.Stopped != "interrupt" {
			t.Errorf("%s is called through, although a task of an unknown model is open", r.Model)
		}
	}
	for _, bad := range []string{`{}`, `[]`, `{"Each":[null]}`} {
		if _, err := j.Session([]byte(bad)); err == nil {
			t.Errorf("%s is a refinement", bad)
		}
		if _, err := j.Folder([]byte(bad)); err == nil {
			t.Errorf("%s is a refinement", bad)
		}
	}
}
