package genmcgo

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// dataFields are the fields of Options that are not callbacks, those of Estimate one by
// one, by path.
func dataFields(t *testing.T) map[string][]int {
	t.Helper()
	out := map[string][]int{}
	var walk func(ty reflect.Type, path string, index []int)
	walk = func(ty reflect.Type, path string, index []int) {
		for i := range ty.NumField() {
			f := ty.Field(i)
			if !f.IsExported() {
				continue
			}
			at := append(slices.Clone(index), i)
			switch tag, _, _ := strings.Cut(f.Tag.Get("json"), ","); {
			case f.Type.Kind() == reflect.Func || f.Type.Kind() == reflect.Interface:
				if tag != "-" {
					t.Errorf("%s is a callback, which JSON cannot have", f.Name)
				}
			case tag == "" || tag == "-":
				t.Errorf("%s has no name in JSON", f.Name)
			case f.Type.Kind() == reflect.Struct:
				walk(f.Type, path+f.Name+".", at)
			default:
				out[path+f.Name] = at
			}
		}
	}
	walk(reflect.TypeFor[Options](), "", nil)
	return out
}

// some gives a field a value that is not the zero value.
func some(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int64:
		v.SetInt(7)
	case reflect.Uint64:
		v.SetUint(1 << 60)
	case reflect.Float64:
		v.SetFloat(0.25)
	case reflect.String:
		v.SetString("some <&> text")
	case reflect.Slice:
		v.Set(reflect.ValueOf([]string{"a", "b c"}))
	default:
		t.Fatalf("no value for %s", v.Type())
	}
}

// TestOptionsJSON: the data of Options go through JSON and come back as they were, one
// by one and all of them; without any there is nothing.
func TestOptionsJSON(t *testing.T) {
	there := func(o Options) (back Options) {
		b, err := json.Marshal(&o)
		if err == nil {
			err = json.Unmarshal(b, &back)
		}
		if err != nil {
			t.Fatal(err)
		}
		return back
	}
	var all Options
	fields := dataFields(t)
	if len(fields) < 45 {
		t.Errorf("only %d fields", len(fields))
	}
	for name, index := range fields {
		var one Options
		some(t, reflect.ValueOf(&one).Elem().FieldByIndex(index))
		some(t, reflect.ValueOf(&all).Elem().FieldByIndex(index))
		if back := there(one); !reflect.DeepEqual(one, back) {
			t.Errorf("%s: %+v comes back as %+v", name, one, back)
		}
	}
	if back := there(all); !reflect.DeepEqual(all, back) {
		t.Errorf("%+v comes back as %+v", all, back)
	}
	all.OnProgress, all.OnExecution, all.Diagnostics = func(Progress) {}, func(*report.Execution) {}, os.Stderr
	there(all)
	if b, err := json.Marshal(Options{}); string(b) != "{}" {
		t.Errorf("the zero value is %s (%v)", b, err)
	}
	for _, src := range []Source{C("int main(void) { return 0; }", "-DN=3"), File("queue.c"), C("")} {
		var back Source
		if b, err := json.Marshal(src); err != nil || json.Unmarshal(b, &back) != nil || !reflect.DeepEqual(src, back) {
			t.Errorf("%#v comes back as %#v (%v)", src, back, err)
		}
	}
}

// TestOptionsJSONStays: JSON that was written once is read as what it meant. The file has every
// field that there was; lines may be added to it, not changed.
func TestOptionsJSONStays(t *testing.T) {
	text, err := os.ReadFile("testdata/options.json")
	if err != nil {
		t.Fatal(err)
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	var o Options
	if err := dec.Decode(&o); err != nil {
		t.Fatal(err)
	}
	for name, index := range dataFields(t) {
		var want Options
		some(t, reflect.ValueOf(&want).Elem().FieldByIndex(index))
		got := reflect.ValueOf(&o).Elem().FieldByIndex(index)
		if !reflect.DeepEqual(got.Interface(), reflect.ValueOf(&want).Elem().FieldByIndex(index).Interface()) {
			t.Errorf("%s is %v: if the field is new, add it to testdata/options.json", name, got)
		}
	}
}

// another is a value that the setting does not have by default.
func another(s *Setting) string {
	switch {
	case s.Name == "mm":
		return "imm"
	case s.Name == "rvf-without":
		return "hint,greedy"
	case s.Type == "bool" && s.Default == "on":
		return "false"
	case s.Type == "bool":
		return "true"
	case len(s.Values) > 0:
		return s.Values[1]
	case s.Type == "float64":
		return "0.25"
	case s.Type == "size":
		return "68719476736"
	case s.Type == "duration":
		return "1m30s"
	case s.Name == "wakeup":
		return "cond:fifo"
	case s.Name == "bound":
		return "preemptions=2"
	case strings.HasPrefix(s.Type, "string"):
		return "some text"
	}
	return "7"
}

// TestSettings: every option has one setting, which changes it and nothing else, says how
// to do that again, and means by its default what the zero value means.
func TestSettings(t *testing.T) {
	fields := dataFields(t)
	for _, s := range Settings() {
		var o, again Options
		if w := s.Words(&o); len(w) > 0 || !s.IsDefault(&o) {
			t.Errorf("%s is %s in the zero value", s.Name, w)
		}
		if err := o.Set(s.Name, another(&s)); err != nil {
			t.Errorf("%s: %v", s.Name, err)
			continue
		}
		var changed []string
		for name, index := range fields {
			if !reflect.ValueOf(&o).Elem().FieldByIndex(index).IsZero() {
				changed = append(changed, name)
			}
		}
		if len(changed) != 1 {
			t.Errorf("%s changes %s, or another setting does, too", s.Name, changed)
		} else {
			delete(fields, changed[0])
		}
		if w := s.Words(&o); len(w) == 0 {
			t.Errorf("nothing says that %s is not as by default", s.Name)
		} else {
			for _, w := range w {
				name, value, _ := strings.Cut(strings.TrimPrefix(w, "--"), "=")
				if err := again.Set(name, value); err != nil {
					t.Errorf("%s: %v", w, err)
				}
			}
			if !reflect.DeepEqual(o, again) {
				t.Errorf("%s makes %+v of %+v", w, again, o)
			}
		}
		var from Options
		if s.take(&from, &o); !reflect.DeepEqual(o, from) {
			t.Errorf("%s: %+v is taken as %+v", s.Name, o, from)
		}
		if strings.Contains(o.Command("p.ll"), "--"+s.Name+"=") == s.Unrepeated {
			t.Errorf("%s: %s", s.Name, o.Command("p.ll"))
		}
		if !slices.Contains(groups, s.Group) || s.Help == "" {
			t.Errorf("%s: group %q, help %q", s.Name, s.Group, s.Help)
		}

		switch s.Type {
		case "int", "string", "float64":
			var def Options
			if s.Default == "none" || s.Default == "" || s.Name == "workers" {
				break
			}
			if err := def.Set(s.Name, s.Default); err != nil {
				t.Errorf("%s: the default %q: %v", s.Name, s.Default, err)
			}
			def, zero := def.filled(), (&Options{}).filled()
			a, b := def.sampling(false), zero.sampling(false)
			a.Effort, b.Effort = 0, 0 // which depends on whether anything was said
			if !reflect.DeepEqual(a, b) || def.config() != zero.config() {
				t.Errorf("%s=%s is not what the zero value means", s.Name, s.Default)
			}
		}
	}
	if len(fields) > 0 {
		t.Errorf("no setting for %v: how does the command, and a command line in a report, give them a value?", fields)
	}
}

// config is what is compared of two options: all but where they come from.
func (o Options) config() string {
	o.Estimate = Sampling{}
	b, _ := json.Marshal(o)
	return string(b)
}

// TestRoles: whoever adds a setting says whether it makes the executions what they are,
// and so belongs into recordings. These do not matter to a replay or do so in their own way.
func TestRoles(t *testing.T) {
	everywhere := []string{"mm", "clang", "timeout", "cache", "cache-mem", "max-memory", "incremental"}
	for _, s := range Settings() {
		if (s.Role == Everywhere) != slices.Contains(everywhere, s.Name) {
			t.Errorf("%s: does it change the executions (Recorded), or how they are found (Searching)?", s.Name)
		}
	}
}

// TestImpossibleOptions: what does not go together, and values that are none, are refused
// with the name of the option, whoever sets them.
func TestImpossibleOptions(t *testing.T) {
	for _, tc := range []struct {
		o      Options
		option string
	}{
		{Options{Model: "rc12"}, "mm"}, {Options{Model: "sc,tso"}, "mm"}, {Options{Model: "sc,"}, "mm"}, {Options{Model: "nothing.kat"}, "mm"},
		{Options{Workers: -1}, "workers"}, {Options{Workers: 1 << 20}, "workers"}, {Options{Unroll: -1}, "unroll"}, {Options{MaxStack: -1}, "max-stack"},
		{Options{Schedule: "best"}, "schedule"}, {Options{Equivalence: "all"}, "equivalence"}, {Options{Equivalence: "rf", Symmetry: true}, "equivalence"},
		{Options{NoUnroll: []string{"f"}}, "no-unroll"}, {Options{NoCache: true, CacheMem: 1 << 30}, "cache-mem"}, {Options{CacheMem: 1}, "cache-mem"},
		{Options{MaxMemory: 1}, "max-memory"}, {Options{Timeout: -1}, "timeout"}, {Options{RVFWithout: []string{"hint"}}, "rvf-without"},
		{Options{Estimate: Sampling{Off: true, Max: 3}}, "estimate"}, {Options{Estimate: Sampling{Min: 9, Max: 3}}, "estimate-max"},
		{Options{Estimate: Sampling{Threshold: 1}}, "estimate-threshold"}, {Options{Estimate: Sampling{Histogram: true}}, "estimate-histogram"},
	} {
		r, err := Check(t.Context(), File("examples/mp.ll"), tc.o)
		var oe *OptionError
		if !errors.As(err, &oe) || oe.Option != tc.option || r != nil {
			t.Errorf("%+v: %v, want an error about %s", tc.o, err, tc.option)
		}
	}
	var o Options
	if err := o.Set("max-stack", "much"); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
	if err := o.Set("nothing", "1"); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
	if err := o.Set("max-stack", "0"); !errors.As(err, new(*OptionError)) || o.MaxStack != 0 {
		t.Errorf("%v: 0 is no limit, it is what the zero value of Options has", err)
	}
}

// TestImpossibleModels: options that a model cannot be explored with are errors about an option,
// found before the program is read if that holds for all programs, and otherwise after.
func TestImpossibleModels(t *testing.T) {
	ordered := IR("@x = global i32 0, align 4\ndefine i32 @main() {\n  store atomic i32 1, ptr @x seq_cst, align 4\n  ret i32 0\n}\n")
	relaxed := File("examples/mp.ll")
	missing := File("testdata/nothing.c")
	for _, tc := range []struct {
		o        Options
		option   string
		programs bool // it depends on the program
	}{
		{Options{Model: "imm", Equivalence: "rf", NoIncremental: true}, "equivalence", true},
		{Options{Model: "imm", Equivalence: "rf", NoIncremental: true, NoSimplify: true}, "equivalence", false},
		{Options{Model: "imm.kat", Equivalence: "rf"}, "equivalence", false},
		{Options{Model: "imm", Symmetry: true, NoIncremental: true}, "symmetry", true},
		{Options{Model: "imm", Symmetry: true, NoIncremental: true, NoSimplify: true}, "symmetry", false},
		{Options{Model: "imm.kat", Symmetry: true}, "symmetry", false},
		{Options{Equivalence: "rvf"}, "equivalence", true},
		{Options{Equivalence: "rvf", NoRaces: true}, "equivalence", false},
		{Options{Model: "tso", Equivalence: "rvf"}, "equivalence", true},
		{Options{Model: "rc11.kat", Equivalence: "rvf"}, "equivalence", false},
	} {
		impossible := func(what string, err error) {
			t.Helper()
			var oe *OptionError
			if !errors.As(err, &oe) || oe.Option != tc.option || !strings.HasPrefix(oe.Msg, "--"+tc.option) || !strings.Contains(oe.Msg, "--mm") {
				t.Errorf("%+v, %s: %v; want an error about %s", tc.o, what, err, tc.option)
			}
		}
		if !tc.programs {
			_, err := Check(t.Context(), missing, tc.o)
			impossible("no program", err)
			continue
		}
		if _, err := Check(t.Context(), missing, tc.o); !errors.As(err, new(*InputError)) {
			t.Errorf("%+v: some programs can be explored, but: %v", tc.o, err)
		}
		if r, err := Check(t.Context(), ordered, tc.o); err != nil || r.Verdict != report.Verified {
			t.Errorf("%+v: %v", tc.o, err)
		}
		_, err := Check(t.Context(), relaxed, tc.o)
		impossible("check", err)
		p, err := Load(t.Context(), relaxed, tc.o)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = p.Measure(t.Context(), tc.o, Instruments{}); true {
			impossible("measure", err)
		}
		if tc.o.Equivalence != "rvf" {
			_, _, err := p.Estimate(t.Context(), tc.o)
			impossible("estimate", err)
		}
	}
	// Options that can never work, whatever the model.
	for _, o := range []Options{{Workers: -1}, {Equivalence: "rf", Symmetry: true}, {Model: "sc,tso"}} {
		if _, err := Check(t.Context(), missing, o); !errors.As(err, new(*OptionError)) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if _, err := Compare(t.Context(), missing, Options{Model: "sc,tso", Symmetry: true}); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
	if _, _, err := Estimate(t.Context(), missing, Options{Equivalence: "rvf"}); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
}

// TestReplayNeedsNoSearch: options that say how executions are found do not matter to a replay.
func TestReplayNeedsNoSearch(t *testing.T) {
	src := IR("declare void @reach_error()\n@x = global i32 0, align 4\ndefine i32 @main() {\n  store atomic i32 1, ptr @x monotonic, align 4\n  call void @reach_error()\n  ret i32 0\n}\n")
	r, err := Check(t.Context(), src, Options{Model: "imm"})
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Record(r)
	if rec == nil {
		t.Fatal(err)
	}
	for _, o := range []Options{{Equivalence: "rf"}, {Symmetry: true}, {RVFWithout: []string{"hint"}}} {
		if out, err := Replay(t.Context(), src, rec, o); err != nil || !out.Again {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// needClang skips a test if there is no compiler.
func needClang(t *testing.T) {
	t.Helper()
	if _, err := findClang("", "a.c"); err != nil {
		t.Skip("NO CLANG: programs in C are not checked")
	}
}

// TestErrors: what is wrong with the input is an error of a type, with the place.
func TestErrors(t *testing.T) {
	const main = "define i32 @main() {\n"
	bad := filepath.Join(t.TempDir(), "bad.kat")
	if err := os.WriteFile(bad, []byte("acyclic po | nothing\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name         string
		src          Source
		o            Options
		want         InputError
		wantsCompile bool
	}{
		{"no name", Source{}, Options{}, InputError{Msg: "no name"}, false},
		{"no file", File("nothing.ll"), Options{}, InputError{File: "nothing.ll", Msg: "no such file"}, false},
		{"directory", File("examples"), Options{}, InputError{File: "examples", Msg: "directory"}, false},
		{"kind", Source{Name: "a.txt", Text: []byte{}}, Options{}, InputError{File: "a.txt", Msg: "unknown kind"}, false},
		{"syntax", IR(main + "  bad\n}\n"), Options{}, InputError{File: "program.ll", Line: 2}, false},
		{"no main", IR("define i32 @f() {\n  ret i32 0\n}\n"), Options{}, InputError{File: "program.ll", Msg: "main"}, false},
		{"flags", Source{Name: "a.ll", Text: []byte(main), Clang: []string{"-DN"}}, Options{}, InputError{Msg: "flags for clang"}, false},
		{"unsupported", File("testdata/message.ll"), Options{MaxThreads: 1}, InputError{File: "message.c", Line: 16, Column: 2, Msg: "threads"}, false},
		{"external", IR("declare void @mystery()\n" + main + "  call void @mystery()\n  ret i32 0\n}\n"), Options{}, InputError{File: "program.ll", Msg: "mystery"}, false},
		{"C", C("int main(void) { return undeclared; }"), Options{}, InputError{}, true},
	} {
		if tc.wantsCompile {
			if _, err := findClang("", "a.c"); err != nil {
				t.Log("NO CLANG: a program in C that is wrong is not tried")
				continue
			}
		}
		r, err := Check(t.Context(), tc.src, tc.o)
		if r != nil || err == nil {
			t.Errorf("%s: no error", tc.name)
			continue
		}
		var ce *CompileError
		var ie *InputError
		switch {
		case tc.wantsCompile:
			if !errors.As(err, &ce) || !strings.Contains(ce.Output, "program.c:1:") || !strings.Contains(ce.Output, "undeclared") || strings.Contains(ce.Output, os.TempDir()) {
				t.Errorf("%s: %v %+v", tc.name, err, ce)
			}
		case !errors.As(err, &ie):
			t.Errorf("%s: %T %v", tc.name, err, err)
		case filepath.Base(ie.File) != filepath.Base(tc.want.File) && tc.want.File != "" || ie.Line != tc.want.Line || tc.want.Column > 0 && ie.Column != tc.want.Column || !strings.Contains(ie.Msg, tc.want.Msg):
			t.Errorf("%s: %+v, want %+v", tc.name, *ie, tc.want)
		}
	}
	_, err := Check(t.Context(), File("examples/mp.ll"), Options{Model: bad})
	var me *ModelError
	if !errors.As(err, &me) || me.Problems[0].Line != 1 || me.Problems[0].Column != 14 || me.Problems[0].Source == "" {
		t.Errorf("%v %+v", err, me)
	}
	var b strings.Builder
	if me != nil {
		if me.Explain(&b, "x: "); !strings.HasPrefix(b.String(), "x: "+bad+":1:14: ") || !strings.Contains(b.String(), "^^^^^^^") {
			t.Error(b.String())
		}
	}
}

// TestContextEnds: a run whose context ends says what is known by then, as soon as the
// program is read and before.
func TestContextEnds(t *testing.T) {
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	late, cancel := context.WithDeadline(t.Context(), time.Now().Add(-time.Second))
	defer cancel()
	for _, tc := range []struct {
		ctx  context.Context
		o    Options
		want string
	}{
		{gone, Options{}, "interrupt"}, {late, Options{}, "timeout"}, {t.Context(), Options{Timeout: 1}, "timeout"}, {t.Context(), Options{Timeout: 100 * time.Millisecond}, "timeout"},
	} {
		for _, file := range []string{"testdata/long.ll", "testdata/message.c"} {
			if file == "testdata/message.c" {
				if _, err := findClang("", file); err != nil || tc.o.Timeout > 1 {
					continue
				}
			}
			r, err := Check(tc.ctx, File(file), tc.o)
			if err != nil {
				t.Errorf("%s, %s: %v", file, tc.want, err)
			} else if r.Verdict != report.Incomplete || r.Stopped != tc.want ||
				strings.Contains(r.Summary, "nothing was explored, the program was still being compiled") != (tc.o.Timeout <= 1) {
				t.Errorf("%s, %s: %s", file, tc.want, r.Summary)
			}
		}
		o := tc.o
		o.Model = "sc,rc11"
		if tb, err := Compare(tc.ctx, File("testdata/long.ll"), o); err != nil || tb.Verdict != report.Incomplete || len(tb.Models) != 2 || tb.Models[1].Stopped != tc.want {
			t.Errorf("several models, %s: %v", tc.want, err)
		}
	}
}

// TestUnread: a program that was not read because a context ended has methods that say so, also
// when they are called with another context.
func TestUnread(t *testing.T) {
	src := IR("declare void @reach_error()\ndefine i32 @main() {\n  call void @reach_error()\n  ret i32 0\n}\n")
	r, err := Check(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Record(r)
	if rec == nil {
		t.Fatal("no recording:", err)
	}
	late, cancel := context.WithDeadline(t.Context(), time.Now().Add(-time.Second))
	defer cancel()
	p, err := Load(late, src, Options{})
	if p == nil || !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(p, err)
	}
	for ctx, want := range map[context.Context]error{t.Context(): context.Canceled, late: context.DeadlineExceeded} {
		if out, err := p.Replay(ctx, rec, Options{}); out != nil || !errors.Is(err, want) {
			t.Errorf("replay: %v, %v; want %v", out, err, want)
		}
		if m, err := p.Measure(ctx, Options{}, Instruments{}); m != nil || !errors.Is(err, want) {
			t.Errorf("measure: %v, %v; want %v", m, err, want)
		}
	}
	if n := p.ElementSize("a"); n != 0 {
		t.Errorf("an array of a program that was not read has elements of %d bytes", n)
	}
}

// TestMeasureEnds: what is only measured ends in time, too.
func TestMeasureEnds(t *testing.T) {
	p, err := Load(t.Context(), File("testdata/long.ll"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if m, err := p.Measure(t.Context(), Options{Timeout: 100 * time.Millisecond, MaxExecutions: 1 << 40}, Instruments{}); err != nil || m.Stopped != "timeout" {
		t.Errorf("%+v, %v", m, err)
	}
}

// TestMeasureWarm: an exploration that follows another one counts what that one did, and interprets nothing again.
func TestMeasureWarm(t *testing.T) {
	for _, file := range []string{"alarm.ll", "chase-lev.ll"} {
		p, err := Load(t.Context(), File("examples/"+file), Options{})
		if err != nil {
			t.Fatal(err)
		}
		o := Options{Workers: 1, KeepGoing: true, Equivalence: "co"}
		var begun, ended, taken []int
		in := Instruments{OnTake: func(pending int) {
			switch pending {
			case OnTakeBegin:
				begun, taken = append(begun, 0), append(taken, 0)
			case OnTakeEnd:
				ended = append(ended, 0)
			default:
				taken[len(taken)-1]++
			}
		}}
		cold, err := p.Measure(t.Context(), o, in)
		if err != nil || cold.Complete == 0 {
			t.Fatal(cold, err)
		}
		in.Warm = true
		warm, err := p.Measure(t.Context(), o, in)
		if err != nil {
			t.Fatal(err)
		}
		if warm.Complete != cold.Complete || warm.Blocked != cold.Blocked || warm.CacheMisses != cold.CacheMisses || !slices.Equal(warm.Errors, cold.Errors) {
			t.Errorf("%s: %+v after an exploration, else %+v", file, warm, cold)
		}
		if len(begun) != 3 || len(ended) != 3 || taken[0] == 0 || taken[1] != taken[0] || taken[2] != taken[0] {
			t.Errorf("%s: %d explorations began, %d ended; alternatives %v", file, len(begun), len(ended), taken)
		}
	}
}

// TestMeasureWarmRestarts: it starts again if what needs another refinement was put off until everything is explored.
func TestMeasureWarmRestarts(t *testing.T) {
	needClang(t)
	p := program(t, "testdata/primitives/unsynchronised.c", "-DEARLY")
	o := Options{Model: "imm", Workers: 1, NoRaces: true, Estimate: Sampling{Off: true}}
	var m [2]*Measured
	for i := range m {
		var err error
		if m[i], err = p.Measure(t.Context(), o, Instruments{Warm: i == 1}); err != nil {
			t.Fatal(err)
		}
	}
	if m[0].Complete == 0 || m[1].Complete != m[0].Complete {
		t.Errorf("%d executions after an exploration, else %d", m[1].Complete, m[0].Complete)
	}
}

// TestCallbackPanics: a callback that panics, whenever that is, makes the call return an error.
func TestCallbackPanics(t *testing.T) {
	const mistake = "the caller's mistake"
	src := File("testdata/long.ll") // does not end by itself
	p, err := Load(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	when := func(want Event, sampling bool) func(Progress) {
		return func(at Progress) {
			if at.Event == want && at.Sampling == sampling {
				panic(mistake)
			}
		}
	}
	check := func(o Options) error {
		_, err := p.Check(t.Context(), o)
		return err
	}
	for name, err := range map[string]error{
		"begun":     check(Options{OnProgress: when(Begun, true)}),
		"sampling":  check(Options{OnProgress: when(Going, true), Estimate: Sampling{Min: 1 << 30}}),
		"estimated": check(Options{OnProgress: when(Estimated, false)}),
		"going":     check(Options{OnProgress: when(Going, false), Estimate: Sampling{Off: true}}),
		"ended":     check(Options{OnProgress: when(Ended, false), MaxExecutions: 1, Estimate: Sampling{Off: true}}),
		"execution": check(Options{OnExecution: func(*report.Execution) { panic(mistake) }}),
		"compared": func() error {
			_, err := p.Compare(t.Context(), Options{Model: "sc,tso", OnProgress: when(Going, false)})
			return err
		}(),
		"estimate": func() error {
			_, _, err := p.Estimate(t.Context(), Options{OnProgress: when(Going, true), Estimate: Sampling{Min: 1 << 30}})
			return err
		}(),
		"measured": func() error {
			_, err := p.Measure(t.Context(), Options{}, Instruments{ThreadClock: func() time.Duration { panic(mistake) }})
			return err
		}(),
	} {
		var b *BugError
		if !errors.As(err, &b) || b.Value != mistake {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestNoRecording: what is no recording is not replayed.
func TestNoRecording(t *testing.T) {
	for _, rec := range []*Recording{nil, {}} {
		_, err := Replay(t.Context(), File("examples/mp.ll"), rec, Options{})
		var re *ReplayError
		if !errors.As(err, &re) || re.Kind != Damaged {
			t.Errorf("%T %v", err, err)
		}
	}
}

// TestReplayAttempt: an execution in which a thread waits after a failed attempt at a counter, which is one read-modify-write there.
func TestReplayAttempt(t *testing.T) {
	program := IR(`
@s = global i32 1, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @take(ptr %arg) {
  br label %try
try:
  %old = atomicrmw sub ptr @s, i32 1 acquire, align 4
  %none = icmp sle i32 %old, 0
  br i1 %none, label %back, label %end
back:
  %less = atomicrmw add ptr @s, i32 1 monotonic, align 4
  br label %try
end:
  ret ptr null
}
define i32 @main() {
  %p = alloca i64, align 8
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @take, ptr null)
  %2 = call ptr @take(ptr null)
  ret i32 0
}
`)
	o := Options{Workers: 1, CheckLiveness: true}
	r, err := Check(t.Context(), program, o)
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != report.Error {
		t.Fatalf("%s: main may wait for ever", r.Verdict)
	}
	rec, err := Record(r)
	if rec == nil {
		t.Fatal("no recording:", err)
	}
	again, err := Replay(t.Context(), program, rec, o)
	if err != nil || !again.Again {
		t.Errorf("%v %v", again, err)
	}
}

// TestReplaySections: atomic sections that the replay of a changed program meets have a meaning
// under the same models as in an exploration.
func TestReplaySections(t *testing.T) {
	program := func(order, section, asserted string) Source {
		return IR(strings.NewReplacer("ORDER", order, "SECTION", section, "ASSERTED", asserted).Replace(`
@x = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @reach_error()
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
define ptr @writer(ptr %0) {
  store atomic i32 1, ptr @x ORDER, align 4
  ret ptr null
}
define i32 @main() {
  %p = alloca i64, align 8
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @writer, ptr null)
  %2 = load atomic i32, ptr @x ORDER, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %zero, label %end
zero:
  ASSERTED
  br label %end
end:
  SECTION
  ret i32 0
}
`))
	}
	const section = "call void @__VERIFIER_atomic_begin()\n  call void @__VERIFIER_atomic_end()"
	for _, tc := range []struct {
		model, order string
		allowed      bool
	}{
		{"rc11", "monotonic", false}, {"imm", "monotonic", false}, {"ra", "monotonic", false},
		{"sc", "monotonic", true}, {"rc11", "seq_cst", true}, // the latter are explored under sc
	} {
		o := Options{Model: tc.model, Workers: 1}
		r, err := Check(t.Context(), program(tc.order, "", "call void @reach_error()"), o)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := Record(r)
		if rec == nil {
			t.Fatal("no recording:", err)
		}
		rec.Changed = true
		mended := program(tc.order, section, "")
		_, explored := Check(t.Context(), mended, o)
		_, replayed := Replay(t.Context(), mended, rec, o)
		for how, err := range map[string]error{"exploration": explored, "replay": replayed} {
			var in *InputError
			if tc.allowed && err != nil || !tc.allowed && (!errors.As(err, &in) || !strings.Contains(in.Msg, "atomic sections")) {
				t.Errorf("%s, %s, %s: %v", tc.model, tc.order, how, err)
			}
		}
	}
}

// TestNoTemporaryFiles: an error about a file is one about the input.
func TestNoTemporaryFiles(t *testing.T) {
	t.Setenv("TMPDIR", filepath.Join(t.TempDir(), "none"))
	_, err := Check(t.Context(), Source{Name: "a.bc", Text: bitcodeMagic}, Options{})
	var ie *InputError
	if !errors.As(err, &ie) || ie.File != "a.bc" || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%T %v", err, err)
	}
}

// TestJointSpin: a thread waits for bytes that others write, and reads all of them at once.
func TestJointSpin(t *testing.T) {
	for _, model := range []string{"sc", "tso", "ra", "rc11"} {
		for _, estimate := range []bool{false, true} {
			ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
			o := Options{Model: model, MixedSize: "hardware", CheckLiveness: true, Estimate: Sampling{Off: !estimate}}
			r, err := Check(ctx, File("testdata/joint-spin.ll"), o)
			cancel()
			if err != nil || r.Verdict != report.Verified || r.Complete != 1 {
				t.Errorf("%s: %v; want one execution, verified: %+v", model, err, r)
			}
		}
	}
}

// TestNumbersStartAgain: executions are numbered from 1 when the exploration starts again after
// some were found, in the report and for the callback.
func TestNumbersStartAgain(t *testing.T) {
	run := func(workers int) (seen int) {
		var last uint64
		o := Options{Workers: workers, KeepExecutions: true, Estimate: Sampling{Off: true}, OnExecution: func(e *report.Execution) {
			if e.Number == 1 && last > 0 {
				seen++
			} else if e.Number != last+1 {
				t.Errorf("execution %d follows %d", e.Number, last)
			}
			last = e.Number
		}}
		r, err := Check(t.Context(), File("testdata/late-parts.ll"), o)
		if err != nil {
			t.Fatal(err)
		}
		if seen > 1 || r.Stats.Restarts != 1 {
			t.Fatalf("%d restarts were seen, %d reported; the program needs one", seen, r.Stats.Restarts)
		}
		if len(r.Executions) != 6 || last != 6 {
			t.Errorf("%d executions are reported and the last has number %d, want 6", len(r.Executions), last)
		}
		for i, e := range r.Executions {
			if e.Number != uint64(i+1) {
				t.Errorf("execution %d has number %d", i+1, e.Number)
			}
		}
		return seen
	}
	if run(1) != 1 {
		t.Error("the program starts again after an execution, and this was not seen")
	}
	// The second worker may ask for the restart before the first one has finished an execution.
	patience.Until(t, "two workers start again after an execution", func() bool { return run(2) == 1 })
}

// volatile is what differs from run to run.
var volatile = regexp.MustCompile(`"(seconds|per_second|instructions|cache_[a-z]+)": [0-9.e+-]+|[0-9]+\.[0-9]{2}s\b`)

// printed is a report without what differs from run to run.
func printed(r *report.Report) string {
	r.Estimate = nil
	var b bytes.Buffer
	if err := r.WriteJSON(&b); err != nil {
		return err.Error()
	}
	return volatile.ReplaceAllString(b.String(), "")
}

// TestConcurrentChecks: calls at the same time, on the same programs and on others, say
// what they say one after the other.
func TestConcurrentChecks(t *testing.T) {
	type job struct {
		file string
		o    Options
		p    *Program
		want string
	}
	var jobs []*job
	for _, file := range []string{"examples/mp-relaxed.ll", "examples/chase-lev-bug.ll", "examples/treiber-stack.ll", "examples/philosophers.ll"} {
		p, err := Load(t.Context(), File(file), Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range []Options{{Workers: 1}, {Workers: 1, Model: "rc11.kat", KeepGoing: true}, {Workers: 1, Model: "imm"}, {Workers: 1, Model: "sc", Equivalence: "rvf", Symmetry: false}} {
			jobs = append(jobs, &job{file: file, o: o, p: p})
		}
	}
	for _, j := range jobs {
		r, err := Check(t.Context(), File(j.file), j.o)
		if err != nil {
			t.Fatal(err)
		}
		j.want = printed(r)
	}
	var wg sync.WaitGroup
	for k := range 2 {
		for _, j := range jobs {
			wg.Go(func() {
				var r *report.Report
				var err error
				if k == 0 {
					r, err = Check(t.Context(), File(j.file), j.o)
				} else {
					r, err = j.p.Check(t.Context(), j.o)
				}
				if err != nil {
					t.Error(err)
				} else if got := printed(r); got != j.want {
					t.Errorf("%s %+v: another report than alone", j.file, j.o)
				}
			})
		}
	}
	wg.Wait()
}

// TestSilent: nothing is written to standard output and standard error, also not by a
// compiler that does not like a program.
func TestSilent(t *testing.T) {
	scale.NotShort(t)
	if runtime.GOOS == "windows" {
		t.Skip("SKIPPED: standard files cannot be exchanged on Windows")
	}
	file, err := os.CreateTemp(t.TempDir(), "out")
	if err != nil {
		t.Fatal(err)
	}
	stdout, stderr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = file, file
	var errs []error
	var diagnostics bytes.Buffer
	for _, src := range []Source{File("examples/mp-relaxed.ll"), File("examples/alarm.ll"), C("int main(void) { int x = undeclared; }"), C("#warning look\nint main(void) { return 0; }"), {Name: "a.bc", Text: []byte("BC\xc0\xdenonsense")}} {
		_, err := Check(t.Context(), src, Options{Diagnostics: &diagnostics})
		_, err2 := Check(t.Context(), src, Options{})
		errs = append(errs, err, err2)
	}
	os.Stdout, os.Stderr = stdout, stderr
	text, err := os.ReadFile(file.Name())
	if err != nil || len(text) > 0 {
		t.Errorf("%v: %s", err, text)
	}
	if errs[0] != nil || errs[1] != nil {
		t.Error(errs)
	}
	if _, err := findClang("", "a.c"); err == nil && (!strings.Contains(diagnostics.String(), "undeclared") || !strings.Contains(diagnostics.String(), "look")) {
		t.Errorf("Diagnostics: %s", diagnostics.String())
	}
}

// TestTextOfFile: a program given as text is checked like the same in a file: verdict,
// place and lines, and headers beside it.
func TestTextOfFile(t *testing.T) {
	needClang(t)
	for i, file := range []string{"examples/mp-relaxed.c", "testdata/header/main.c", "examples/bank.cpp"} {
		if !(scale.By{Short: 3, Usual: 2, Wide: 1, Full: 1}).Nth(i + 3) { // the one in C++ is expensive
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		fromFile, err := Check(t.Context(), File(file), Options{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		fromText, err := Check(t.Context(), Source{Name: file, Text: text}, Options{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		a, b := regexp.MustCompile(`"fingerprint": "[0-9a-f]*"`).ReplaceAllString(printed(fromFile), ""), regexp.MustCompile(`"fingerprint": "[0-9a-f]*"`).ReplaceAllString(printed(fromText), "")
		if a != b {
			x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
			for i := range min(len(x), len(y)) {
				if x[i] != y[i] {
					t.Errorf("%s: %s, from text: %s", file, x[i], y[i])
					break
				}
			}
		}
	}
	// Nothing has to exist under the name.
	r, err := Check(t.Context(), C("int main(void) {\n\tint *p = 0;\n\treturn *p;\n}\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || r.Errors[0].File != "program.c" || r.Errors[0].Line != 3 || r.Errors[0].Source != "return *p;" {
		t.Errorf("%+v", r.Errors)
	}
}

// TestOutside: a separate module that imports this one, through replace and through a workspace,
// builds, and its program, which README.md shows, gives the verdict that Check gives here on examples.
func TestOutside(t *testing.T) {
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		t.Skip("building takes seconds: a module from outside is built with -wide only")
	}
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("NO GO TOOL: no module from outside is built")
	}
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	run := func(name string, args ...string) ([]byte, error) {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOPROXY=off", "GOSUMDB=off", "GOTOOLCHAIN=local")
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err != nil { // else -mod=mod is not allowed
			cmd.Env = append(cmd.Env, "GOFLAGS=-mod=mod", "GOWORK=off")
		}
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			err = fmt.Errorf("%w\n%s", err, stderr.String())
		}
		return out, err
	}
	mod := "module example.com/embeds\n\ngo 1.25.0\n\nrequire genmcgo v0.0.0\n\nreplace genmcgo => " + root + "\n"
	for name, text := range map[string]string{"go.mod": mod, "main.go": readmeProgram(t)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sums, err := os.ReadFile("go.sum")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	if out, err := run(goTool, "build", "-ldflags=-s -w", "-o", "embeds", "."); err != nil {
		if strings.Contains(err.Error(), "module lookup disabled") || strings.Contains(err.Error(), "GOPROXY") {
			t.Skipf("THE MODULE CACHE LACKS A MODULE: no module from outside is built: %v", err)
		}
		t.Fatalf("%s%v", out, err)
	}
	own, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	// A workspace must ask for the version of Go that its modules do.
	workspace := regexp.MustCompile(`(?m)^go .*$`).FindString(string(own)) + "\n\nuse (\n\t.\n\t" + root + "\n)\n"
	for name, text := range map[string]string{"go.work": workspace, "go.mod": "module example.com/embeds\n\ngo 1.25.0\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := run(goTool, "list", "-export", "-f", "{{.Export}}", "."); err != nil { // compiles, and does not link
		t.Fatalf("in a workspace: %s%v", out, err)
	}
	files, err := filepath.Glob("examples/*.ll")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d examples", len(files))
	}
	var some []string // of the examples; all with -full
	for i, file := range files {
		if (scale.By{Wide: 4, Full: 1}).Nth(i) {
			some = append(some, filepath.Join(root, file))
		}
	}
	files = some
	out, err := run(filepath.Join(dir, "embeds"), files...)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, l := range strings.Split(strings.TrimSuffix(string(out), "\n"), "\n") {
		if !strings.HasPrefix(l, "\t") {
			lines = append(lines, l)
		}
	}
	if len(lines) != len(files) {
		t.Fatalf("%s", out)
	}
	for i, file := range files {
		r, err := Check(t.Context(), File(file), Options{}) // all that the command does besides is to show it
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		// How many executions are seen before the first error depends on workers.
		want := fmt.Sprint(file, " ", r.Verdict, " ")
		if len(r.Errors) == 0 {
			want += fmt.Sprint(r.Complete)
		}
		if !strings.HasPrefix(lines[i], want) {
			t.Errorf("from outside: %s, from here: %s", lines[i], want)
		}
	}
}

// TestMistakes: what callers get wrong is an error that says so, and no panic.
func TestMistakes(t *testing.T) {
	var none context.Context
	right := IR("define i32 @main() {\n  ret i32 0\n}\n")
	if r, err := Check(none, right, Options{}); err != nil || r.Verdict != report.Verified {
		t.Errorf("without a context: %v, %v", r, err)
	}
	if p, err := Load(none, right, Options{}); err != nil {
		t.Errorf("loaded without a context: %v, %v", p, err)
	}
	if rec, err := Record(nil); rec != nil || err == nil {
		t.Errorf("no report: %v, %v", rec, err)
	}
	for name, src := range map[string]Source{"no source": {}, "no files": Files(nil)} {
		var bad *InputError
		if _, err := Check(t.Context(), src, Options{}); !errors.As(err, &bad) {
			t.Errorf("%s: %v", name, err)
		}
	}
	broken := &CompileError{File: "x.c", Compiler: "clang", Err: errors.New("exit status 1"), Output: "x.c:1:2: warning: w\nx.c:3:4: error: expected ';'\nx.c:5:6: error: more\n"}
	if got, want := broken.Error(), "x.c: clang failed: exit status 1: x.c:3:4: error: expected ';'"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// readmeProgram is the program that README.md shows.
func readmeProgram(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(text), "```go\n")
	program, _, end := strings.Cut(rest, "```\n")
	if !ok || !end || !strings.HasPrefix(program, "package main\n") {
		t.Fatal("README.md shows no Go program")
	}
	return program
}

// TestLastReadUndefined: the last event of an execution reads what was never initialised. Executions
// that end with a read were counted without being built, and that was not looked at.
func TestLastReadUndefined(t *testing.T) {
	const text = `@x = global i32 0, align 4
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
define i8* @writes(i8* %p) {
  %u = alloca i32, align 4
  %v = load i32, i32* %u, align 4
  store atomic i32 %v, i32* @x monotonic, align 4
  ret i8* null
}
define i8* @reads(i8* %p) {
  %v = load atomic i32, i32* @x monotonic, align 4
  ret i8* null
}
define i32 @main() {
  %t = alloca i64, align 8
  %a = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @writes, i8* null)
  %b = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @reads, i8* null)
  ret i32 0
}
`
	for _, model := range []string{"sc", "ra", "rc11.kat"} {
		for _, equivalence := range []string{"co", "rf"} {
			o := Options{Model: model, Equivalence: equivalence, Workers: 1, Estimate: Sampling{Off: true}}
			r, err := Check(context.Background(), Source{Name: "last.ll", Text: []byte(text)}, o)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) != 1 || r.Errors[0].Kind != "uninitialized-read" {
				t.Errorf("%s up to %s: %+v", model, equivalence, r.Errors)
			}
		}
	}
}

// TestImpossible: each field that the engine may refuse has an option to be changed, and no more do.
func TestImpossible(t *testing.T) {
	refused := map[string]bool{}
	field := regexp.MustCompile(`config\.Error\{Field: ("\w*")?`)
	err := filepath.WalkDir("truST", func(file string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range field.FindAllStringSubmatch(string(text), -1) {
			name, bad := strconv.Unquote(m[1])
			if bad != nil {
				t.Errorf("%s: the field of a config.Error must be a string, so that this test finds it", file)
			} else if refused[name] = true; impossibles[name] == nil {
				t.Errorf("%s refuses the field %s: impossibles (settings.go) does not say which option that is", file, name)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range impossibles {
		if !refused[name] {
			t.Errorf("nothing in truST refuses the field %s", name)
		}
	}
}
