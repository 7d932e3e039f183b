package genmcgo

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestIMMAsRC11: locks and reclamation in which nothing is read early take hardly more steps under imm than under rc11.
func TestIMMAsRC11(t *testing.T) {
	needClang(t)
	files := map[string]uint64{
		"testdata/imm/recursive-ticket.c": 90,
		"bench/programs/qrwlock.c":        588, // a counter is read twice by one thread, and by others in between
		"bench/programs/rcu_memb.c":       354, // what was read is stored, and then there is a fence
		"bench/programs/epochs.c":         562,
		"bench/programs/rw_cond.c":        60, // functions with loops are called one after the other
	}
	compileTogether(t, eachFile(slices.Sorted(maps.Keys(files)))...)
	for file, complete := range files {
		src := compiled(t, file)
		events, blocked := map[string]uint64{}, map[string]uint64{}
		for _, model := range []string{"rc11", "imm"} {
			r, err := Check(t.Context(), src, Options{Model: model, Workers: 1, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != complete || len(r.Errors) != 0 || r.Stats.Restarts != 0 {
				t.Errorf("%s, %s: %d executions, want %d; started again %d times; %v", file, model, r.Complete, complete, r.Stats.Restarts, r.Errors)
			}
			events[model], blocked[model] = r.Stats.Events, r.Blocked
		}
		if a, b := blocked["rc11"], blocked["imm"]; strings.Contains(file, "ticket") && a != b {
			t.Errorf("%s: %d blocked executions under rc11, %d under imm", file, a, b) // a try that fails leaves a Skip
		}
		if a, b := events["rc11"], events["imm"]; a == 0 || b > a+a/10 {
			t.Errorf("%s: %d events under rc11, %d under imm", file, a, b)
		}
	}
}

// TestIMMSymmetry: locks and data structures whose threads are identical have as many executions under imm as under rc11
// if threads are taken for interchangeable, and fewer than otherwise.
func TestIMMSymmetry(t *testing.T) {
	needClang(t)
	files := map[string]uint64{
		"examples/ticket-lock.c": 1, "examples/ttas-lock.c": 2, "examples/mcs-lock.c": 3, "examples/alarm.c": 24,
		"bench/programs/readers.c": 9, "bench/programs/qrwlock.c": 294,
	}
	compileTogether(t, eachFile(slices.Sorted(maps.Keys(files)))...)
	for file, complete := range files {
		src := compiled(t, file)
		o := Options{Model: "imm", Workers: 1, NoSimplify: true, Estimate: Sampling{Off: true}}
		all, err := Check(t.Context(), src, o)
		if err != nil {
			t.Fatal(err)
		}
		var blocked uint64
		for i, model := range []string{"rc11", "imm"} {
			o.Model, o.Symmetry = model, true
			r, err := Check(t.Context(), src, o)
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != complete || r.Complete >= all.Complete || !r.Symmetry || r.SymmetricThreads < 2 || i == 1 && r.Blocked != blocked {
				t.Errorf("%s, %s: %d executions, %d blocked, of %d; want %d, and %d as under rc11; %d threads are identical (%t)",
					file, model, r.Complete, r.Blocked, all.Complete, complete, blocked, r.SymmetricThreads, r.Symmetry)
			}
			blocked = r.Blocked
		}
	}
}

// TestIMMReadsFrom: executions up to reads-from are those of rc11 where nothing is read early.
func TestIMMReadsFrom(t *testing.T) {
	needClang(t)
	files := map[string]uint64{"examples/alarm.c": 125, "bench/programs/lastzero.c": 64, "examples/seqlock.c": 2, "bench/programs/fib_bench.c": 1698}
	compileTogether(t, eachFile(slices.Sorted(maps.Keys(files)))...)
	for file, complete := range files {
		for _, model := range []string{"rc11", "imm"} {
			r, err := Check(t.Context(), compiled(t, file), Options{Model: model, Equivalence: "rf", Workers: 1, NoSimplify: true, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != complete || r.Equivalence != "rf" || r.Stats.Choices == nil || !strings.Contains(r.Summary, "up to reads-from") {
				t.Errorf("%s, %s: %d executions up to %s, want %d: %s", file, model, r.Complete, r.Equivalence, complete, r.Summary)
			}
		}
	}
}

// TestIMMOvertaken: where reads may be overtaken, threads are not taken for interchangeable, and coherence order counts;
// the report says so, whoever explores. The executions are those that count by default.
func TestIMMOvertaken(t *testing.T) {
	scale.NotRace(t)
	needClang(t)
	src := compiled(t, "testdata/imm/pairs.c")
	for note, o := range map[string]Options{"--symmetry was not used": {Symmetry: true}, "--equivalence=rf was not used": {Equivalence: "rf"}} {
		o.Model = "imm"
		all, err := Check(t.Context(), src, Options{Model: "imm", Workers: 1, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		check := func(what string, o Options, parts bool) *report.Report {
			t.Helper()
			var r *report.Report
			if parts {
				r = inParts(t, src, o, o.Workers, 1)
			} else if r, err = Check(t.Context(), src, o); err != nil {
				t.Fatal(err)
			}
			notes := strings.Join(r.Notes, "\n")
			if r.Complete != all.Complete || r.Blocked != all.Blocked || r.Symmetry || r.SymmetricThreads+r.DistinctThreads != 0 || r.Equivalence != "co" ||
				r.Stats.Choices != nil || r.Stats.Restarts == 0 || !strings.Contains(notes, note) || strings.Contains(notes, "identical:") || strings.Contains(r.Summary, "up to") {
				t.Errorf("%s: %d executions, %d blocked, want %d and %d; symmetry %t, %d and %d threads; up to %s; %d restarts; %q; %s", what,
					r.Complete, r.Blocked, all.Complete, all.Blocked, r.Symmetry, r.SymmetricThreads, r.DistinctThreads, r.Equivalence, r.Stats.Restarts, r.Notes, r.Summary)
			}
			return r
		}
		est, wrong, err := Estimate(t.Context(), src, o)
		if err != nil || wrong != nil || len(est.Models) != 1 || !strings.HasPrefix(strings.Join(est.Models[0].Notes, ""), note) {
			t.Errorf("the estimate: %+v %v %v, want a note that %s", est, wrong, err, note)
		}
		o.Estimate = Sampling{Off: true}
		for o.Workers = 1; o.Workers <= 4; o.Workers += 3 {
			check("as a whole", o, false)
			check("in parts", o, true)
		}
		with := o
		with.Workers, with.Checkpoint, with.polls = 1, filepath.Join(t.TempDir(), "checkpoint"), 1
		check("with a checkpoint", with, false)
		// What samples tell is of the executions that count.
		o.Workers, o.Estimate = 1, Sampling{}
		r := check("with an estimate", o, false)
		if e := r.Estimate; e != nil && (e.Executions < float64(all.Complete)/10 || e.Executions > 10*float64(all.Complete)) {
			t.Errorf("%v executions are expected, there are %d", e.Executions, all.Complete)
		}
	}
}

// TestIMMReadBack: executions that are reached twice count once, whoever explores them.
func TestIMMReadBack(t *testing.T) {
	needClang(t)
	file := compiled(t, "testdata/imm/twice.c")
	for _, model := range []string{"imm", "imm.kat"} {
		for _, workers := range []int{1, 4} {
			o := Options{Model: model, Workers: workers, KeepExecutions: true, Estimate: Sampling{Off: true}}
			whole, err := Check(t.Context(), file, o)
			if err != nil {
				t.Fatal(err)
			}
			o.Checkpoint, o.polls = filepath.Join(t.TempDir(), "checkpoint"), 1
			kept, err := Check(t.Context(), file, o)
			if err != nil {
				t.Fatal(err)
			}
			o.Checkpoint = ""
			for what, r := range map[string]*report.Report{"as a whole": whole, "in parts": inParts(t, file, o, workers, 1), "with a checkpoint": kept} {
				different := map[string]bool{}
				for _, e := range r.Executions {
					different[graphKey(e.Graph)] = true
				}
				if len(different) != 8 || len(r.Executions) != 8 || r.Complete != 8 {
					t.Errorf("%s, %d workers, %s: %d executions counted, %d shown, %d of them different; want 8", model, workers, what, r.Complete, len(r.Executions), len(different))
				}
			}
		}
	}
}

// TestIMMFewHoles: what is read early beside a lock does not open the lock.
func TestIMMFewHoles(t *testing.T) {
	needClang(t)
	src := compiled(t, "testdata/imm/early.c")
	r, err := Check(t.Context(), src, Options{Model: "imm", Workers: 1, MaxExecutions: 1000, Estimate: Sampling{Off: true}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Complete != 4*90 || len(r.Errors) != 0 {
		t.Errorf("%d executions, want 4 for each of 90; %v", r.Complete, r.Errors)
	}
	if r.Stats.Restarts != 1 || r.Stats.Revisits > 2*360 {
		t.Errorf("%d restarts, %d revisits", r.Stats.Restarts, r.Stats.Revisits)
	}
}

// TestIMMKept: loops that keep what they read while they wait end, with the outcomes of loops that simply run.
func TestIMMKept(t *testing.T) {
	scale.NotRace(t)
	needClang(t)
	counts := map[string]uint64{"kept": 10, "kept-lock": 15, "kept-used": 8, "kept-late": 10, "kept-seed": 10, "kept-elsewhere": 6, "kept-both": 12, "kept-compared": 2, "kept-written": 27, "kept-undone": 5, "kept-stored": 10, "kept-modified": 42, "kept-operand": 16, "kept-exchanged": 94, "kept-turns": 27, "kept-before": 1008, "kept-specific": 420, "kept-padding": 420, "kept-arrays": 1008, "kept-addresses": 2, "kept-many": 8}
	fileOf := func(name string) string { return "testdata/imm/" + name + ".c" }
	var files []string
	for name := range counts {
		files = append(files, fileOf(name))
	}
	compileTogether(t, eachFile(files)...)
	every := scale.By{Short: 8, Usual: 6, Wide: 2, Full: 1}
	for name, complete := range counts {
		if !(scale.By{Short: 4, Usual: 1, Full: 1}).Takes(name) {
			continue
		}
		file := fileOf(name)
		src := compiled(t, file)
		outcomes := func(o Options) string {
			o.Workers, o.Outcomes, o.Estimate, o.MaxExecutions = 1, "last", Sampling{Off: true}, 10_000
			r, err := Check(t.Context(), src, o)
			if err != nil {
				t.Fatal(err)
			}
			if o.Unroll == 0 && (r.Verdict != "verified" || r.Complete != complete) {
				t.Errorf("%s, %s: %s; want %d executions", file, o.Model, r.Summary, complete)
			}
			var list []string
			for _, e := range r.Outcomes.Rows {
				list = append(list, e.Values...)
			}
			return strings.Join(list, " ")
		}
		run := outcomes(Options{Model: "imm", NoSpinDetection: true, Unroll: 4})
		models := []string{"imm", "imm.kat"}
		if name == "kept-addresses" {
			models = models[:1] // of models from files it is not known that they put addresses before later writes
		}
		for _, model := range models {
			for i, o := range []Options{{Model: model}, {Model: model, Schedule: "random", Seed: 5}} {
				if i > 0 && model != "imm" && !every.Takes(name) { // checking by a file takes longer
					continue
				}
				if got := outcomes(o); got != run || run == "" {
					t.Errorf("%s, %s, schedule %s: outcomes %s, want %s", file, model, o.Schedule, got, run)
				}
			}
		}
	}
}

// TestAddressOnly: a loop decides nothing of what addresses depend on under a model that does not put that before later writes.
func TestAddressOnly(t *testing.T) {
	needClang(t)
	const file = "testdata/imm/kept-addressed.c"
	compileTogether(t, eachFile([]string{file})...)
	r, err := Check(t.Context(), compiled(t, file), Options{Model: "testdata/imm/no-addr-po.kat", NoRaces: true, Workers: 1, Estimate: Sampling{Off: true}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != "verified" || r.Complete != 3 {
		t.Errorf("%s; want 3 executions", r.Summary)
	}
}

// TestIMMDropped: a loop looks at what its read-modify-writes have changed, although it drops their results. The executions do not
// depend on the order in which the threads are created.
func TestIMMDropped(t *testing.T) {
	needClang(t)
	for _, order := range []string{"{loop, add, then}", "{add, loop, then}", "{then, add, loop}", "{then, loop, add}"} {
		for i, o := range []Options{{}, {Schedule: "random", Seed: 5}, {NoIncremental: true}, {Workers: 3}} {
			o.Model, o.Estimate = "imm", Sampling{Off: true}
			r, err := Check(t.Context(), compiled(t, "testdata/imm/dropped.c", "-O0", "-DORDER="+order), o)
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != "verified" || r.Complete != 13 {
				t.Errorf("%s, options %d: %s; want 13 executions", order, i, r.Summary)
			}
		}
	}
}

// TestIMMRounds: a bug that takes three rounds, of which the second one reads what depends on a write behind the loop, is found.
func TestIMMRounds(t *testing.T) {
	scale.NotRace(t)
	needClang(t)
	every := scale.By{Short: 8, Usual: 6, Wide: 2, Full: 1}
	for k, name := range []string{"changed", "set", "copied"} {
		for i, level := range []string{"-O0", "-O1"} {
			for j, o := range []Options{{Estimate: Sampling{Off: true}}, {Schedule: "random", Seed: 5, Estimate: Sampling{Off: true}}} {
				if !every.Nth(3*k + 2*i + 3*j) {
					continue
				}
				o.Model, o.Workers = "imm", 1
				r, err := Check(t.Context(), compiled(t, "testdata/imm/rounds-"+name+".c", level), o)
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Errors) == 0 || r.Errors[0].Kind != "assertion" {
					t.Errorf("rounds-%s.c, %s: %s; want a failed assertion", name, level, r.Summary)
				}
			}
		}
	}
}

// TestIMMMoved: whether a loop stops does not depend on values that it moves.
func TestIMMMoved(t *testing.T) {
	needClang(t)
	src := compiled(t, "testdata/imm/kept-moved.c")
	var run []string
	for _, off := range []bool{true, false} {
		r, err := Check(t.Context(), src, Options{Model: "imm", Workers: 1, Unroll: 4, NoSpinDetection: off, Outcomes: "last", Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, e := range r.Outcomes.Rows {
			list = append(list, e.Values...)
		}
		run = append(run, strings.Join(list, " "))
	}
	if run[0] != run[1] || run[0] == "" {
		t.Errorf("outcomes %s, want %s", run[1], run[0])
	}
}
