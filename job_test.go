package genmcgo

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
	"weak"

	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
	"genmcgo/internal/compress"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// inParts checks src as a job, which goes through bytes, with that many goroutines that end their
// attempts after few executions.
func inParts(t *testing.T, src Source, o Options, workers, polls int) *report.Report {
	t.Helper()
	ctx := context.Background()
	j, r, err := NewJob(ctx, src, o)
	if err != nil {
		t.Fatal(err)
	}
	if r != nil {
		return r
	}
	data, err := j.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if j, err = JobFrom(data, Options{Workers: workers}, true); err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	l, err := local.Run(ctx, j, local.Options{Workers: workers, Polls: polls})
	if err != nil {
		t.Fatal(err)
	}
	r, err = j.Report(ctx, l.Folder(), Run{Epoch: l.Epoch(), Workers: workers, Elapsed: time.Since(begun)})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// reportText is r as text, without what depends on time, or on who explored what: which execution
// shows a finding does, if several workers look for it.
func reportText(t *testing.T, r *report.Report, workers int) string {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"seconds", "stats", "workers", "estimate", "summary"} {
		delete(m, k)
	}
	if workers > 1 {
		for _, k := range []string{"errors", "warnings"} {
			list, _ := m[k].([]any)
			for i := range list {
				f := list[i].(map[string]any)
				list[i] = map[string]any{"kind": f["kind"], "name": f["name"]}
			}
		}
	}
	data, err = json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestJob: a program that is explored in parts has the report that Check makes.
func TestJob(t *testing.T) {
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 90, Usual: 40, Wide: 20, Full: 1}
	ways := []Options{
		{Model: "sc"}, {Model: "rc11"}, {Model: "tso"}, {Model: "imm"}, {Model: "rc11.kat"}, {Model: "sc", Equivalence: "rf"}, {Model: "rc11", Equivalence: "rf"}, {Model: "imm", Equivalence: "rf"},
		{Model: "rc11", Symmetry: true}, {Model: "imm", Symmetry: true}, {Model: "sc", Minimise: 100}, {Model: "rc11", Minimise: 50}, {Model: "sc", Equivalence: "auto"}, {Model: "sc", Equivalence: "rvf"}, {Model: "sc", Equivalence: "rvf"},
	}
	done := 0
	for i, file := range files {
		if !every.Takes(file) {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ll"), func(t *testing.T) {
			o := ways[i%len(ways)]
			o.KeepGoing, o.Unroll, o.CheckDaemons, o.MaxMemory = true, 4, true, 2<<30
			o.Workers = 1
			o.MaxExecutions = 2000
			src := File(file)
			want, err := Check(context.Background(), src, o)
			if err != nil {
				t.Skip(err)
			}
			if want.Stopped != "" {
				t.Skip("too big")
			}
			done++
			for _, workers := range []int{1, 2, 4} {
				got := inParts(t, src, o, workers, 1+3*(workers-1)+i%5)
				if a, b := reportText(t, got, workers), reportText(t, want, workers); a != b {
					t.Errorf("%s %+v, %d workers: in parts\n%s", file, o, workers, diff(a, b))
				}
			}
		})
	}
	if done == 0 {
		t.Error("nothing was explored")
	}
}

// TestJobShare: the part of a job that is done is estimated, by the samples before.
func TestJobShare(t *testing.T) {
	j, r, err := NewJob(t.Context(), File(filepath.Join("examples", "ms-queue.ll")), Options{Estimate: Sampling{Min: 10}})
	if err != nil || r != nil {
		t.Fatal(err, r)
	}
	f, err := j.Folder(nil)
	if err != nil {
		t.Fatal(err)
	}
	if s := j.Share(f); s != 0 {
		t.Errorf("of nothing, %v is done", s)
	}
	x, err := j.Session(nil)
	if err != nil {
		t.Fatal(err)
	}
	var bundle []byte
	for last := 0.0; ; {
		polls := 0
		part, rest, err := x.Explore(t.Context(), bundle, func() task.Signal {
			if polls++; polls > 40 {
				return task.Pause
			}
			return task.None
		})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Add(part); err != nil {
			t.Fatal(err)
		}
		complete, blocked := j.Counts(f)
		s := j.Share(f)
		if s < 0 || s >= 1 || complete+blocked > 1000 && s == 0 {
			t.Errorf("after %d executions, %v are done", complete+blocked, s)
		}
		last = max(last, s)
		if len(rest) == 0 {
			if last < 0.3 {
				t.Errorf("when all is done, it seems to be %v", last)
			}
			return
		}
		bundle = rest[0]
	}
}

// TestJobKey: parts of jobs that differ in an option are not added up, but for the options that are
// listed here, with what is special about them.
func TestJobKey(t *testing.T) {
	except := map[string][]string{
		"has a part of the key of its own": {"mm", "clang", "prims", "asm"}, // the model, and the compiled program
		"depends on the machine":           {"workers", "cache-mem", "max-memory", "timeout"},
		"says how to watch the run":        {"checkpoint", "checkpoint-interval", "rvf-clock"},
		"belongs to the estimate":          {"estimate", "estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd", "estimate-histogram"},
	}
	why := map[string]string{}
	for reason, names := range except {
		for _, name := range names {
			why[name] = reason
		}
	}
	j, _, err := NewJob(context.Background(), File("examples/mp-relaxed.ll"), Options{Workers: 1, KeepGoing: true})
	if err != nil {
		t.Fatal(err)
	}
	j.s.given = &Options{}
	key := j.Key()
	for _, s := range Settings() {
		var o Options
		if err := o.Set(s.Name, another(&s)); err != nil {
			t.Fatal(err)
		}
		j.s.given = &o
		if same := slices.Equal(j.Key(), key); same != (why[s.Name] != "") {
			t.Errorf("%s: are keys equal that differ in it? %v (it %s)", s.Name, same, cmp.Or(why[s.Name], "is not listed here"))
		}
		delete(why, s.Name)
	}
	for name := range why {
		t.Errorf("there is no setting %s", name)
	}
}

// TestJobBytes: a job is made again of its bytes alone; and bytes that are none are an error.
func TestJobBytes(t *testing.T) {
	scale.NotShort(t)
	dir := t.TempDir()
	mm := filepath.Join(dir, "mine.kat")
	text, err := ModelFile("rc11")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(mm, append(text, "\nwarning fresh unless [W];rf;[R] ⊆ hb\n"...), 0o600); err != nil {
		t.Fatal(err)
	}
	src := File("examples/mp-relaxed.ll")
	o := Options{Model: mm, KeepGoing: true, Workers: 1, Unroll: 3}
	want, err := Check(context.Background(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	j, r, err := NewJob(context.Background(), src, o)
	if err != nil || r != nil {
		t.Fatal(r, err)
	}
	data, err := j.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	os.RemoveAll(dir) // what a job needs it has
	k, err := JobFrom(data, Options{Workers: 2}, true)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(j.Key(), k.Key()) {
		t.Errorf("key %q, was %q", k.Key(), j.Key())
	}
	if again, err := k.Bytes(); err != nil || !bytes.Equal(again, data) {
		t.Errorf("the bytes of the job that was made of bytes are others: %v", err)
	}
	l, err := local.Run(context.Background(), k, local.Options{Workers: 2, Polls: 2})
	if err != nil {
		t.Fatal(err)
	}
	got, err := k.Report(context.Background(), l.Folder(), Run{Epoch: l.Epoch(), Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if a, b := reportText(t, got, 2), reportText(t, want, 2); a != b || len(want.Warnings) == 0 {
		t.Errorf("%d warnings\n%s", len(want.Warnings), diff(a, b))
	}
	other := o
	other.Unroll, other.Model = 4, "rc11"
	p, _, err := NewJob(context.Background(), src, other)
	if err != nil {
		t.Fatal(err)
	}
	var differ []string
	for i, k := range p.Key() {
		if k != j.Key()[i] {
			differ = append(differ, k.Name)
		}
	}
	if !slices.Equal(differ, []string{"model", "options"}) {
		t.Errorf("the keys of jobs with other models and options differ in %q", differ)
	}

	form := func(change func(f *jobForm)) []byte {
		text, err := compress.Expand(data[len(jobMagic):], maxJob)
		if err != nil {
			t.Fatal(err)
		}
		var f jobForm
		if err := json.Unmarshal(text, &f); err != nil {
			t.Fatal(err)
		}
		change(&f)
		text, _ = json.Marshal(f)
		return compress.Append([]byte(jobMagic), text)
	}
	for want, bad := range map[string][]byte{
		"does not begin":         []byte("genmcgo job 1\n"),
		"unexpected EOF":         data[:len(data)/2],
		"made by version":        form(func(f *jobForm) { f.Version = "v9" }),
		"has no value":           form(func(f *jobForm) { f.Options = []string{"unroll"} }),
		"no option called":       form(func(f *jobForm) { f.Options = []string{"clean=true"} }),
		"memory model":           form(func(f *jobForm) { f.Models[0].Files = nil }),
		"cannot read the model":  form(func(f *jobForm) { f.Models[0].Files = map[string][]byte{"x": nil} }),
		"mp-relaxed.ll":          form(func(f *jobForm) { f.IR = []byte("define") }),
		"not prepared":           form(func(f *jobForm) { f.Models[0].Prepared = []byte(`{"equivalence":"auto"}`) }),
		"exploration is damaged": form(func(f *jobForm) { f.Models[0].Prepared = []byte(`[]`) }),
	} {
		if _, err := JobFrom(bad, Options{}, true); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one with %q", err, want)
		}
	}
	for i := 0; i < len(data); i += 1 + len(data)/200 {
		data[i] ^= 0x10
		if _, err := JobFrom(data, Options{}, true); err != nil && strings.Contains(err.Error(), "BUG") {
			t.Errorf("byte %d changed: %v", i, err)
		}
		data[i] ^= 0x10
	}
	f, err := k.Folder(nil)
	if err != nil {
		t.Fatal(err)
	}
	sum := l.Folder().Bytes()
	for i := range sum {
		sum[i] ^= 0x10
		f.Add(sum) // it is refused, or another sum; it does not panic
		sum[i] ^= 0x10
	}
	if _, err := k.Session([]byte("x")); err == nil {
		t.Error("a session under a refinement that is none")
	}
}

// diff lists the lines in which a and b differ.
func diff(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	var out []string
	for i := range max(len(x), len(y)) {
		var l, m string
		if i < len(x) {
			l = x[i]
		}
		if i < len(y) {
			m = y[i]
		}
		if l != m {
			out = append(out, "  "+l+"\n  should be\n  "+m)
		}
		if len(out) > 8 {
			break
		}
	}
	return strings.Join(out, "\n")
}

// TestJobsForgotten: a process that explores one job after the other keeps nothing of those that are through.
func TestJobsForgotten(t *testing.T) {
	scale.NotShort(t)
	file := filepath.Join("examples", "bank.ll")
	var jobs []weak.Pointer[Job]
	for _, o := range []Options{
		{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "rc11.kat"}, {Model: "sc", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"},
		{Model: "rc11", Symmetry: true, KeepGoing: true, Minimise: 1 << 20},
	} {
		o.Estimate.Off = true
		first, r, err := NewJob(t.Context(), File(file), o)
		if err != nil || r != nil {
			t.Fatal(r, err)
		}
		data, err := first.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		j, err := JobFrom(data, Options{Workers: 1}, true)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := local.Run(t.Context(), j, local.Options{Workers: 1, Polls: 3}); err != nil {
			t.Fatal(err)
		}
		jobs = append(jobs, weak.Make(first), weak.Make(j))
	}
	patience.Until(t, "all jobs are forgotten", func() bool {
		runtime.GC()
		return !slices.ContainsFunc(jobs, func(j weak.Pointer[Job]) bool { return j.Value() != nil })
	})
}
