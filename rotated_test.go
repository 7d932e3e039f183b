package genmcgo

import (
	"slices"
	"testing"
	"time"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestRotated: a loop whose test is written twice counts as before.
func TestRotated(t *testing.T) {
	scale.NotRace(t)
	const (
		rotated = "testdata/rotated/rotated.ll"
		given   = "testdata/rotated/given.ll"   // clang 19 -O2
		given14 = "testdata/rotated/given14.ll" // clang 14 -O1
	)
	for _, c := range []struct {
		file, entry string
		want        [3]uint64 // under sc, rc11 and imm
	}{
		{rotated, "main_yields", [3]uint64{2, 2, 2}}, {rotated, "main_takes", [3]uint64{1, 1, 1}}, {rotated, "main_both", [3]uint64{2, 2, 2}}, {rotated, "main_value", [3]uint64{2, 2, 2}},
		{rotated, "main_counts", [3]uint64{7, 7, 7}}, {rotated, "main_wrong", [3]uint64{3, 3, 3}},
		{given, "main_lock", [3]uint64{6, 6, 6}}, {given, "main_bits", [3]uint64{10, 10, 10}}, {given, "main_cells", [3]uint64{12, 12, 12}}, {given, "main_takes", [3]uint64{27, 36, 36}}, {given, "main_readers", [3]uint64{14, 14, 14}},
		{given14, "main_lock", [3]uint64{6, 6, 6}}, {given14, "main_bits", [3]uint64{10, 10, 10}}, {given14, "main_cells", [3]uint64{12, 12, 12}}, {given14, "main_takes", [3]uint64{27, 36, 36}}, {given14, "main_readers", [3]uint64{14, 14, 14}},
		// 6 at -O0: a thread that leaves by the second test does not come to the start of the loop
		{given, "main_pops", [3]uint64{18, 18, 18}}, {given14, "main_pops", [3]uint64{18, 18, 18}},
	} {
		for i, model := range []string{"sc", "rc11", "imm"} {
			r, err := Check(t.Context(), File(c.file), Options{Model: model, Entry: c.entry, Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != c.want[i] {
				t.Errorf("%s of %s under %s: %d executions, want %d", c.entry, c.file, model, r.Complete, c.want[i])
			}
		}
	}
}

// TestSharedStart: a loop that counts, in one that begins to count again, has the executions that it has at -O0, whether both have a
// start of their own or one.
func TestSharedStart(t *testing.T) {
	for _, file := range []string{"shared.ll", "shared14.ll"} { // clang 19 -O2, clang 14 -O1
		for entry, want := range map[string]uint64{"main_tries": 6, "main_looks": 420} {
			for _, model := range []string{"sc", "rc11", "imm"} {
				r, err := Check(t.Context(), File("testdata/rotated/"+file), Options{Model: model, Entry: entry, Workers: 1, MaxExecutions: 1000})
				if err != nil {
					t.Fatal(err)
				}
				if r.Verdict != "verified" || r.Complete != want {
					t.Errorf("%s of %s under %s: %s, %d executions; want %d", entry, file, model, r.Verdict, r.Complete, want)
				}
			}
		}
	}
}

// TestRotatedApart: what is asked before a loop and at its end is not taken for one test if it is not the same.
func TestRotatedApart(t *testing.T) {
	for _, c := range []struct {
		entry    string
		complete uint64
		waits    bool // a thread may wait for ever
	}{
		{"main_compares", 1, true}, // if a is 1 and b is 2, it goes round for ever
		{"main_twice", 2, false},   // it leaves by one of the two
		{"main_empty", 1, false},
	} {
		r, err := Check(t.Context(), File("testdata/rotated/apart.ll"), Options{Model: "sc", Entry: c.entry, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if waits := slices.ContainsFunc(r.Warnings, func(f report.Finding) bool { return f.Kind == "liveness" }); r.Complete != c.complete || waits != c.waits {
			t.Errorf("%s: %d executions, waits for ever %v; want %d, %v", c.entry, r.Complete, waits, c.complete, c.waits)
		}
	}
}

// TestRotatedCalls: the test of a loop may call functions, such as those that take locks. Written twice, a round of backs_off began
// with a lock held, which it gave up in between, and the exploration did not end.
func TestRotatedCalls(t *testing.T) {
	const file = "testdata/rotated/calls.ll"
	for _, c := range []struct {
		entry, verdict string
		complete       uint64
	}{
		{"main_backs_off", "verified", 8},
		{"main_swaps", "incomplete", 192}, // threads may make way for each other for ever
	} {
		for _, model := range []string{"sc", "rc11", "imm"} {
			r, err := Check(t.Context(), File(file), Options{Model: model, Entry: c.entry, Workers: 1, Timeout: time.Minute})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != c.verdict || r.Complete != c.complete {
				t.Errorf("%s under %s: %s, %d executions; want %s, %d", c.entry, model, r.Verdict, r.Complete, c.verdict, c.complete)
			}
		}
	}
	// What the first test has read is needed by a call behind the loop, so it is not what the last one reads.
	r, err := Check(t.Context(), File(file), Options{Model: "sc", Entry: "main_keeps", Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" {
		t.Errorf("main_keeps: %s, errors %v", r.Verdict, r.Errors)
	}
}

// TestRotatedNames: a variable that the test of a loop sets has the value of the last round (q = p in named.c), whether the compiler
// says so for both copies of the test, as clang 14 does, or only for the one in the loop.
func TestRotatedNames(t *testing.T) {
	for _, file := range []string{"named.ll", "named14.ll"} {
		play, _, in := inspected(t, "testdata/rotated/"+file, Options{Model: "sc", Workers: 1, NoSpinDetection: true, Unroll: 4})
		if in == nil {
			t.Fatal("no error was found")
		}
		seen := map[string]bool{}
		for n := range play.Len() + 1 {
			m := in.At(play, n)
			for _, th := range play.At(n).Threads {
				if th.Thread != 1 || th.Next == nil || th.Next.Location != "data" {
					continue
				}
				p, err1 := m.Evaluate(1, 0, "p")
				q, err2 := m.Evaluate(1, 0, "q")
				if err1 != nil || err2 != nil || p.Value != q.Value {
					t.Errorf("%s, after %d steps: p is %q (%v), q is %q (%v)", file, n, p.Value, err1, q.Value, err2)
				}
				seen[p.Value] = true
			}
			m.Close()
		}
		if !seen["0"] || !seen["1"] {
			t.Errorf("%s: p was %v, want 0 and 1", file, seen)
		}
	}
}

// TestTwice: a thread whose first attempt at a counter comes before the loop waits like one that begins in it, at -O0 and -O2; unless
// the later attempts are not like the first one.
func TestTwice(t *testing.T) {
	scale.NotRace(t)
	for _, file := range []string{"twice.ll", "twice2.ll"} {
		for _, model := range []string{"sc", "tso", "rc11", "imm"} {
			for _, c := range []struct {
				entry    string
				complete uint64
				fails    string
			}{{"main_takes", 6, ""}, {"main_locks", 14, ""}, {"main_orders", 0, "data-race"}, {"main_more", 0, "assertion"}} {
				if c.fails == "data-race" && model != "rc11" && model != "imm" {
					continue
				}
				r, err := Check(t.Context(), File("testdata/rotated/"+file), Options{Model: model, Entry: c.entry, Workers: 1, MaxExecutions: 10_000})
				if err != nil {
					t.Fatal(err)
				}
				failed := ""
				if len(r.Errors) > 0 {
					failed = r.Errors[0].Kind
				}
				if failed != c.fails || failed == "" && (r.Verdict != report.Verified || r.Complete != c.complete) {
					t.Errorf("%s of %s under %s: %s, %d executions, error %q; want %d and %q", c.entry, file, model, r.Verdict, r.Complete, failed, c.complete, c.fails)
				}
			}
		}
	}
}

// TestTwiceStops: a thread that stops before its second attempt stops at the loop.
func TestTwiceStops(t *testing.T) {
	r, err := Check(t.Context(), File("testdata/rotated/stops.ll"), Options{Model: "sc", Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	spins := 0
	for _, s := range r.Stops {
		if s.Reason == "spin" {
			spins++
			if s.Line != 9 {
				t.Errorf("thread %d (%s) stops at line %d, want 9", s.Thread, s.Entry, s.Line)
			}
		}
	}
	if spins != 2 {
		t.Errorf("%d threads wait in a loop, want 2", spins)
	}
}
