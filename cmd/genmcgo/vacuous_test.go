package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// waits is a program that stops for each reason there is; sets is what would let it go on.
var waits = []struct {
	name, body, sets, reason string
}{
	{"loop", spinX, storeX, "spin"},
	{"assumption", assumeX, storeX, "assume"},
	{"two loops", spinX + strings.NewReplacer("l:", "k:", "%l\n", "%k\n", "label %l,", "label %k,", "%e\ne:", "%g\ng:", "%rx", "%ry", "@x", "@y", "%z", "%zy").Replace(spinX), storeX + storeY, "spin"},
	{"bound", countX, "", "unroll"},
}

// TestVacuous: a program of which no execution runs to its end is not verified, whatever the
// model, the equivalence and the switches, and it is as soon as one execution does.
func TestVacuous(t *testing.T) {
	every := scale.By{Short: 8, Usual: 2, Wide: 1, Full: 1}
	for i, w := range waits {
		for j, flags := range [][]string{
			{"--mm=sc"}, {"--mm=tso"}, {"--mm=ra"}, {"--mm=rc11"}, {"--mm=imm"}, {"--mm=rc11.kat"}, {"--mm=rc11", "--simplify=false"},
			{"--mm=sc", "--equivalence=rf"}, {"--mm=sc", "--equivalence=rvf"}, {"--mm=sc", "--equivalence=auto"}, {"--mm=rc11", "--equivalence=rf"},
			{"--keep-going"}, {"--workers=2"}, {"--lookahead=false", "--unblock=false"}, {"--estimate=false"}, {"--symmetry"}, {"--minimise"}, {"--cache=false"},
		} {
			if !every.Nth(i*2 + j) {
				continue
			}
			if w.reason == "unroll" {
				flags = append(slices.Clone(flags), "--unroll=2")
			}
			program := map[string]string{"p.ll": threads(w.body, "", 0)}
			report := func(code int, files map[string]string, args ...string) *report.Report {
				return vacuousReport(t, code, files, append(slices.Clone(flags), args...)...)
			}
			r := report(4, program)
			want := []string{"vacuous"}
			if w.reason == "unroll" {
				want = []string{"bounded", "vacuous"}
			}
			if r.Verdict != "incomplete" || !r.Vacuous || !slices.Equal(r.Reasons, want) || r.Complete != 0 || r.Blocked == 0 || !strings.Contains(r.Summary, "vacuous") {
				t.Errorf("%s %v: %+v", w.name, flags, r)
			}
			stopped := map[int]string{}
			for _, s := range r.Stops {
				if s.Executions == 0 || s.Executions > r.Blocked {
					t.Errorf("%s %v: %+v of %d", w.name, flags, s, r.Blocked)
				}
				stopped[s.Thread] = s.Reason
			}
			if len(stopped) != 2 || stopped[0] != "join" || stopped[1] != w.reason {
				t.Errorf("%s %v: threads stop as %v", w.name, flags, stopped)
			}
			if w.reason == "unroll" {
				report(4, program, "--allow-vacuous")
				continue
			}
			if r := report(0, program, "--allow-vacuous"); r.Verdict != "verified" || len(r.Reasons) != 0 || !r.Vacuous || len(r.Stops) == 0 {
				t.Errorf("%s %v --allow-vacuous: %+v", w.name, flags, r)
			}
			// Somebody sets what the thread waits for: some execution is complete.
			if r := report(0, map[string]string{"p.ll": threads(w.body, w.sets, 0)}); r.Verdict != "verified" || r.Vacuous || len(r.Stops) != 0 || r.Complete == 0 {
				t.Errorf("%s %v, set by the other thread: %+v", w.name, flags, r)
			}
		}
	}
}

func vacuousReport(t *testing.T, code int, files map[string]string, args ...string) *report.Report {
	t.Helper()
	args = append(args, "--format=json", "$DIR/p.ll")
	got, stdout, stderr := run(t, files, args...)
	if got != code {
		t.Fatalf("%v: status %d, want %d\n%s%.2000s", args, got, code, stdout, stderr)
	}
	var r report.Report
	if err := json.Unmarshal([]byte(stdout), &r); err != nil {
		t.Fatal(err)
	}
	return &r
}

// TestVacuousElsewhere: errors and runs that end early are not called vacuous, and several
// models are only verified if each of them is.
func TestVacuousElsewhere(t *testing.T) {
	stuck := map[string]string{"p.ll": threads(spinX, "", 0)}
	if r := vacuousReport(t, 1, stuck, "--check-liveness"); r.Verdict != "error" || r.Vacuous || len(r.Reasons) != 0 {
		t.Errorf("%+v", r)
	}
	if r := vacuousReport(t, 4, map[string]string{"p.ll": many()}, "--max-executions=1", "--estimate=false"); !slices.Equal(r.Reasons, []string{"executions"}) || r.Vacuous {
		t.Errorf("%+v", r.Reasons)
	}
	tb := table(t, stuck, 4, "--mm=sc,rc11", "$DIR/p.ll")
	if tb.Verdict != "incomplete" || !strings.Contains(tb.Summary, "vacuous") || !tb.Models[0].Vacuous || !tb.Models[1].Vacuous {
		t.Errorf("%s: %s", tb.Verdict, tb.Summary)
	}
	if tb := table(t, stuck, 0, "--mm=sc,rc11", "--allow-vacuous", "$DIR/p.ll"); tb.Verdict != "verified" {
		t.Errorf("%s: %s", tb.Verdict, tb.Summary)
	}
	// Only the weaker model lets the thread go on: x and y are 0 in the store buffers of both.
	weak := threads(rlxX+readRY+"  %n = xor i32 %ry, 1\n  call void @__VERIFIER_assume(i32 %n)\n", rlxY+readRX+"  %n = xor i32 %rx, 1\n  call void @__VERIFIER_assume(i32 %n)\n", 0)
	tb = table(t, map[string]string{"p.ll": weak}, 4, "--mm=sc,tso", "$DIR/p.ll")
	if tb.Verdict != "incomplete" || tb.Models[0].Verdict != "incomplete" || tb.Models[1].Verdict != "verified" ||
		!strings.Contains(tb.Summary, "no error under tso") || !strings.Contains(tb.Summary, "no error under sc, but no execution runs to its end") {
		t.Errorf("%s: %s", tb.Verdict, tb.Summary)
	}
}
