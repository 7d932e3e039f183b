package genmcgo

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// inspected replays the first finding of a program and prepares to look into it; nil if there is none.
func inspected(t testing.TB, file string, o Options) (*report.Playback, *report.Finding, *Inspection) {
	t.Helper()
	return inspectedSource(t, File(file), o)
}

func inspectedSource(t testing.TB, src Source, o Options) (*report.Playback, *report.Finding, *Inspection) {
	t.Helper()
	p, err := Load(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	r, err := p.Check(t.Context(), o)
	var input *InputError
	if errors.As(err, &input) { // not under this model
		return nil, nil, nil
	}
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Record(r)
	if err != nil || rec == nil {
		return nil, nil, nil
	}
	again, err := p.Replay(t.Context(), rec, o)
	if err != nil {
		t.Fatal(err)
	}
	in, err := again.Inspect()
	if err != nil {
		t.Fatal(err)
	}
	f := &slices.Concat(r.Errors, r.Warnings)[0]
	play, err := report.NewPlayback(f)
	if err != nil {
		t.Fatal(err)
	}
	return play, f, in
}

// wrongPrograms are the modules of wrong programs of several compilers, a part of them.
func wrongPrograms(t *testing.T, every scale.By) (files []string) {
	all, err := filepath.Glob("internal/corpus/testdata/ll/*/wrong/*.ll")
	if err != nil || len(all) < 100 {
		t.Fatalf("%d programs: %v", len(all), err)
	}
	for _, f := range all {
		if every.Takes(f) {
			files = append(files, f)
		}
	}
	return files
}

// TestInspect: at each step of an execution every thread can be run to where it stands, in the version of the program
// that knows its variables, and it comes to the events that were recorded; its calls are those of reports, and a
// variable that an access names has the value that is read or written there.
func TestInspect(t *testing.T) {
	known, accesses, variables := 0, 0, 0
	for _, file := range wrongPrograms(t, scale.By{Short: 60, Usual: 8, Wide: 3, Full: 1}) {
		play, f, in := inspected(t, file, Options{Model: "rc11", Workers: 1, Unroll: 4, Estimate: Sampling{Off: true}})
		if in == nil {
			continue
		}
		for n := range play.Len() + 1 {
			m := in.At(play, n)
			for _, th := range play.At(n).Threads {
				if th.Next == nil {
					continue
				}
				// Where a thread waits in a loop may depend on what is live there, which a debugger changes.
				if !m.Known(th.Thread) && th.Next.Kind != "block" {
					t.Fatalf("%s: after %d steps, thread %d before %s: it cannot be run there", file, n, th.Thread, th.Next.Text)
				}
				known++
				for i := range m.Stack(th.Thread) {
					variables += len(m.Variables(th.Thread, i))
				}
				if st := th.Next.Stack; len(st) > 0 {
					got := m.Stack(th.Thread)
					if len(got) < len(st) || got[0].Short() != st[0].Short() {
						t.Errorf("%s: before %s the calls are\n%v\nand in the report\n%v", file, th.Next.Text, got, st)
					}
				}
			}
			// Memory after a write is what was written.
			if n > 0 && play.Taken(n-1) {
				e := play.Event(n - 1)
				if e.Kind == "W" && !strings.ContainsAny(e.Location, "#+") && !strings.HasPrefix(e.Location, "0x") && !strings.Contains(file, "bitfield") && len(play.Changes(n-1)) > 0 && play.Changes(n - 1)[0].Thread < 0 {
					if v, err := m.Evaluate(-1, 0, e.Location); err == nil && v.value.Type.Size() == uint64(e.Size) && plain(e.Value) && plain(v.Value) {
						accesses++
						if v.Value != e.Value && !strings.Contains(v.Value, "'") {
							t.Errorf("%s: after %s of %s, %s is %s", file, e.Text, f.Kind, e.Location, v.Value)
						}
					}
				}
			}
			m.Close()
		}
	}
	t.Logf("%d threads, %d variables, %d accesses", known, variables, accesses)
	if !testing.Short() && (known < 250 || variables < 300 || accesses < 10) {
		t.Errorf("only %d threads, %d variables and %d accesses were looked at", known, variables, accesses)
	}
}

// plain reports whether a value is a number.
func plain(s string) bool { return s != "" && strings.Trim(s, "-0123456789") == "" }

// TestInspectObjects: where threads operate on objects, any moment can be looked at first, as a debugger does that runs to the end: a state
// that a thread reads was made by another one, which was not run before.
func TestInspectObjects(t *testing.T) {
	for _, model := range []string{"sc", "rc11"} {
		play, _, in := inspected(t, "examples/philosophers.ll", Options{Model: model, Wakeup: "all:fifo", Workers: 1, Estimate: Sampling{Off: true}})
		if in == nil {
			t.Fatal("no deadlock was found")
		}
		for n := play.Len(); n >= 0; n-- {
			m := in.At(play, n)
			for _, th := range play.At(n).Threads {
				if th.Next != nil && !m.Known(th.Thread) {
					t.Errorf("%s: after %d steps, thread %d before %s: it cannot be run there", model, n, th.Thread, th.Next.Text)
				}
			}
			m.Close()
		}
	}
}

// TestVariablesAlterNothing: the version of a program that knows where variables are has the same executions.
func TestVariablesAlterNothing(t *testing.T) {
	files, err := filepath.Glob("internal/corpus/testdata/ll/*/*/*.ll")
	more, _ := filepath.Glob("examples/*.ll")
	if files = append(files, more...); err != nil || len(files) < 200 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 200, Usual: 40, Wide: 8, Full: 1}
	for _, file := range files {
		if !every.Takes(file) {
			continue
		}
		o := Options{Model: "rc11", Workers: 1, KeepGoing: true, Unroll: 3, MaxExecutions: 300, Estimate: Sampling{Off: true}}
		p, err := Load(t.Context(), File(file), o)
		if err != nil {
			continue // needs other options
		}
		plain, err := p.Check(t.Context(), o)
		if err != nil {
			continue
		}
		how := p.how
		how.Variables = true
		q, err := p.loadedAs(how)
		if err != nil {
			t.Fatal(err)
		}
		ctx := t.Context()
		filled := o.filled()
		m, err := q.models(&o)
		if err != nil {
			t.Fatal(err)
		}
		s := q.exploration(ctx, &filled, m[0])
		res, err := s.explore()
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.report(res)
		if err != nil {
			t.Fatal(err)
		}
		says := func(r *report.Report) string {
			s := fmt.Sprintf("%s: %d complete, %d blocked (%d moot, %d in loops)", r.Verdict, r.Complete, r.Blocked, r.Stats.MootBlocked, r.Stats.SpinBlocked)
			for _, f := range slices.Concat(r.Errors, r.Warnings) {
				s += "; " + f.Kind + " at " + f.Short()
			}
			return s
		}
		for i := range p.prog.Funcs { // what instructions there are may differ, where functions begin does not
			if a, b := p.prog.Position(p.prog.Funcs[i].Pos), q.prog.Position(q.prog.Funcs[i].Pos); a.Line != b.Line {
				t.Errorf("%s: function %s is at %v and at %v", file, p.prog.Funcs[i].Name, a, b)
			}
		}
		if a, b := says(plain), says(r); a != b {
			t.Errorf("%s: %s; with variables %s", file, a, b)
		}
	}
}

// FuzzEvaluate: whatever is asked, there is an answer or an error.
func FuzzEvaluate(f *testing.F) {
	play, _, in := inspected(f, "cmd/genmcgo/testdata/step/list-O0.ll", Options{Model: "sc", Workers: 1})
	m := in.At(play, 10)
	defer m.Close()
	for _, s := range []string{"part * 2 + 1", "n->next->key", "*n", "&stats[1].misses", "stats[i-1]", "*(n+1)", "((n))", "local.colour==1&&!sum", "-1/part%3<<70", "'a'", "::head", "n[0].key", "*&n->key", "n-n", "push", "&push", "stats+1", "9e9", "*stats", "-0x8000000000000000/-1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for frame := range 3 {
			v, err := m.Evaluate(1, frame, text)
			if err == nil {
				for _, c := range v.Children(0, 5) {
					c.Children(1, 2)
				}
			} else if err.Error() == "" {
				t.Error("an error without words")
			}
		}
	})
}

// TestInspectAttempt: a failed attempt at a counter, which is recorded as one read-modify-write, is replayed, and its thread can be
// looked at where it waits. A thread that waits for a number with which it would not wait, or leaves with one, is not overlooked.
func TestInspectAttempt(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	program := func(initial int, taker, other string) Source {
		return C(fmt.Sprintf(`
#include <pthread.h>
#include <stdatomic.h>
static atomic_int s = %d, x, seen;
static void *taker(void *a)
{
	%s
	return 0;
}
static void *give(void *a) { atomic_fetch_add(&s, 1); return 0; }
static void *other(void *a) { %s; return 0; }
int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], 0, taker, 0);
	pthread_create(&t[1], 0, give, 0);
	pthread_create(&t[2], 0, other, 0);
	atomic_store(&x, 1);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}`, initial, taker, other))
	}
	o := Options{Model: "sc", Workers: 1, CheckLiveness: true, Estimate: Sampling{Off: true}}
	stays := program(-1, "while (atomic_fetch_sub(&s, 1) <= 0)\n\t\tatomic_fetch_add(&s, 1);", "")
	r, err := Check(t.Context(), stays, o)
	if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "liveness" {
		t.Fatalf("%+v, %v", r, err)
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Replay(t.Context(), stays, rec, o)
	if err != nil || !again.Again {
		t.Fatalf("%+v, %v", again, err)
	}
	in, err := again.Inspect()
	if err != nil {
		t.Fatal(err)
	}
	for done := range 5 { // the thread stands before the look, its write, and where it waits
		if in.stand(1, done, func(event.Addr) (b, u byte, ok bool) { return }).Look == nil {
			t.Errorf("after %d events nobody knows where the thread stands", done)
		}
	}

	waits := program(-3, "while (atomic_fetch_sub(&s, 1) < -2) {\n\tatomic_fetch_add(&s, 1);\n\twhile (atomic_load(&s) != 0)\n\t\t;\n\t}", "if (atomic_load(&x)) atomic_fetch_add(&s, 2)")
	if r, err := Check(t.Context(), waits, o); err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "liveness" {
		t.Errorf("it waits for ever: %+v, %v", r, err)
	}
	leaves := program(0, "while (atomic_fetch_sub(&s, 1) <= 0) {\n\tint v;\n\tatomic_fetch_add(&s, 1);\n\twhile ((v = atomic_load(&s)) <= 0)\n\t\t;\n\tif (v == 2) {\n\tatomic_store(&seen, 1);\n\treturn 0;\n\t}\n\t}", "atomic_fetch_add(&s, 1)")
	o.Exists = []string{"seen=1"}
	if r, err := Check(t.Context(), leaves, o); err != nil || len(r.Errors) != 0 {
		t.Errorf("it leaves: %+v, %v", r, err)
	}
}
