package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"genmcgo/report"
)

// TestEquivalence: two threads write three times each, and no thread reads.
func TestEquivalence(t *testing.T) {
	write := rlxX + rlxX + rlxX
	for _, tc := range []struct {
		args string
		code int
		says string
	}{
		{"", 0, "20 executions ("},
		{"--equivalence=co", 0, "20 executions ("},
		{"--equivalence=rf", 0, "no error in 1 execution up to reads-from ("},
		{"--equivalence=rf --workers=2 --mm=tso", 0, "no error in 1 execution up to reads-from (tso"},
		{"--equivalence=rf --format=json", 0, `"equivalence": "rf"`},
		{"--equivalence=rvf --mm=sc", 0, "no error in 1 execution up to values read (sc"},
		{"--equivalence=rvf --mm=sc --workers=2 --format=json", 0, `"equivalence": "rvf"`},
		{"--equivalence=rvf --mm=rc11", 2, "sc"},
		{"--equivalence=rvf --mm=sc --symmetry", 2, "cannot be combined"},
		{"estimate --equivalence=rvf --mm=sc", 2, "no estimates"},
		{"--equivalence=rf --symmetry", 2, "cannot be combined"},
		{"--equivalence=rf --mm=sc,tso", 2, "several models"},
		{"--equivalence=rf --mm=imm", 0, "no error in 1 execution up to reads-from (imm"},
		{"--equivalence=rf --mm=imm --incremental=false", 2, "under imm"},
		{"--equivalence=auto", 0, "(--equivalence=co): there are no more executions than it takes to choose\n"},
		{"--equivalence=auto --symmetry", 0, "(--equivalence=co): threads cannot be taken"},
		{"--equivalence=auto --mm=sc,tso --format=json", 0, `"reason": "several models are compared`},
		{"--equivalence=auto --mm=imm --format=json", 0, `"equivalence": "co"`},
		{"--equivalence=auto --mm=rc11.kat", 0, "under a model from a file"},
		{"--equivalence=auto --max-executions=3", 4, "no error in 3 executions, but"},
		{"estimate --equivalence=auto", 2, "run it with co and with rf"},
		{"--equivalence=mazurkiewicz", 2, "mazurkiewicz"},
		{"--rvf-without=signals --mm=sc", 2, "need --equivalence=rvf"},
		{"--rvf-clock --equivalence=rf", 2, "need --equivalence=rvf"},
		{"--rvf-without=gravity --equivalence=rvf --mm=sc", 2, "some of signals, closure, hint, greedy"},
	} {
		code, stdout, stderr := run(t, map[string]string{"p.ll": threads(write, write, 0)}, append(strings.Fields(tc.args), "$DIR/p.ll")...)
		if code != tc.code || !strings.Contains(stdout+stderr, tc.says) {
			t.Errorf("%s: status %d, want %d and %q: %s%s", tc.args, code, tc.code, tc.says, stdout, stderr)
		}
	}
}

// TestEquivalenceChoices: the statistics say which stage decided how often, and only where
// there is something to decide.
func TestEquivalenceChoices(t *testing.T) {
	// Both threads write, read, and write again: reading the other's write may need
	// another order of the writes than the one at hand, or none may allow it.
	body := func(first, then int) string {
		return fmt.Sprintf("  store atomic i32 %d, ptr @x seq_cst, align 4\n  %%r = load atomic i32, ptr @x seq_cst, align 4\n"+
			"  store atomic i32 %d, ptr @x seq_cst, align 4\n  %%s = load atomic i32, ptr @x seq_cst, align 4\n", first, then)
	}
	prog := map[string]string{"p.ll": threads(body(1, 2), body(3, 4), 0)}
	for _, equivalence := range []string{"co", "rf", "rvf"} {
		code, stdout, stderr := run(t, prog, "--mm=sc", "--equivalence="+equivalence, "--format=json", "$DIR/p.ll")
		var r report.Report
		if err := json.Unmarshal([]byte(stdout), &r); code != 0 || err != nil {
			t.Fatalf("%s: status %d, %v: %s", equivalence, code, err, stderr)
		}
		c := r.Stats.Choices
		_, text, _ := run(t, prog, "--mm=sc", "--equivalence="+equivalence, "--stats", "$DIR/p.ll")
		told := strings.Contains(text, "choices decided")
		if equivalence == "co" {
			if c != nil || told {
				t.Errorf("co: %+v in\n%s%s", c, stdout, text)
			}
			continue
		}
		if c == nil || c.AtHand == 0 || c.Guessed+c.Refuted+c.Searched == 0 || (c.Canonical > 0) != (equivalence == "rf") {
			t.Errorf("%s: there are choices of both kinds, those that the order at hand allows and others: %+v", equivalence, c)
		}
		if !told || strings.Contains(text, "canonical choices computed") != (equivalence == "rf") {
			t.Errorf("%s: --stats says\n%s", equivalence, text)
		}
	}
}

// TestRVFWithout: each heuristic can be left out, which changes how choices are decided and
// nothing else; and the time that takes is told if asked for.
func TestRVFWithout(t *testing.T) {
	body := func(first, then int) string {
		return fmt.Sprintf("  store atomic i32 %d, ptr @x seq_cst, align 4\n  %%r = load atomic i32, ptr @x seq_cst, align 4\n"+
			"  store atomic i32 %d, ptr @x seq_cst, align 4\n  %%s = load atomic i32, ptr @x seq_cst, align 4\n", first, then)
	}
	prog := map[string]string{"p.ll": threads(body(1, 2), body(3, 4), 0)}
	reports := map[string]report.Report{}
	for _, flag := range []string{"--rvf-without=", "--rvf-without=signals", "--rvf-without=closure", "--rvf-without=hint", "--rvf-without=greedy",
		"--rvf-without=signals,closure,hint,greedy", "--rvf-clock"} {
		code, stdout, stderr := run(t, prog, "--mm=sc", "--equivalence=rvf", "--workers=1", "--format=json", flag, "$DIR/p.ll")
		var r report.Report
		if err := json.Unmarshal([]byte(stdout), &r); code != 0 || err != nil {
			t.Fatalf("%s: status %d, %v: %s", flag, code, err, stderr)
		}
		reports[flag] = r
	}
	all := reports["--rvf-without="]
	for flag, r := range reports {
		if r.Complete != all.Complete || r.Verdict != all.Verdict {
			t.Errorf("%s: %d executions, %d without the flag", flag, r.Complete, all.Complete)
		}
		c := r.Stats.Choices
		if has := !strings.Contains(flag, "closure"); (c.Refuted > 0) != has {
			t.Errorf("%s: %d choices refuted", flag, c.Refuted)
		}
		if has := !strings.Contains(flag, "hint"); (c.AtHand > 0) != has {
			t.Errorf("%s: %d choices decided by the witness at hand", flag, c.AtHand)
		}
		if has := flag == "--rvf-clock"; (r.Stats.Verifying > 0) != has {
			t.Errorf("%s: %v seconds measured", flag, r.Stats.Verifying)
		}
		if said := strings.Contains(r.Command, "--rvf-without="); said != (strings.HasPrefix(flag, "--rvf-without=") && flag != "--rvf-without=") {
			t.Errorf("%s: the command is %s", flag, r.Command)
		}
	}
	if _, text, _ := run(t, prog, "--mm=sc", "--equivalence=rvf", "--rvf-clock", "--stats", "$DIR/p.ll"); !strings.Contains(text, "time to decide them") {
		t.Errorf("--stats says\n%s", text)
	}
}

// TestEquivalenceAuto: with eight writers that nobody observes there is something to choose.
func TestEquivalenceAuto(t *testing.T) {
	write := rlxX + rlxX + rlxX + rlxX + rlxX + rlxX + rlxX + rlxX
	for _, tc := range []struct{ args, says string }{
		{"", "(--equivalence=rf): the first 5000 executions have one and the same reads-from relation, and a trial explored all there are\n"},
		{"", "no error in 1 execution up to reads-from (ra"},
		{"--workers=2 --progress=always", "no error in 1 execution up to reads-from (ra"},
		{"--format=json", `"executions": 5000,`},
		{"--format=json", `"equivalence": "rf"`},
		{"--print-executions", "execution 1 (complete)"},
		{"--check-liveness --mm=sc", "(--equivalence=rf)"},
	} {
		code, stdout, stderr := run(t, map[string]string{"p.ll": threads(write, write, 0)}, append(strings.Fields(tc.args), "--equivalence=auto", "$DIR/p.ll")...)
		if code != 0 || !strings.Contains(stdout, tc.says) || strings.Contains(stdout, "execution 2") {
			t.Errorf("%s: status %d, want %q: %s%s", tc.args, code, tc.says, stdout, stderr)
		}
	}
}

// TestRoundsThatCount: where rounds of a loop count only because of the equivalence, the remedy
// names it.
func TestRoundsThatCount(t *testing.T) {
	const file = "internal/corpus/testdata/spin/poll-tries.ll"
	code, stdout, _ := shipped(t, "--mm=sc --equivalence=rvf "+file)
	if code != exitIncomplete || !strings.Contains(stdout, "with --equivalence=co more rounds can be left out") {
		t.Errorf("status %d: %s", code, stdout)
	}
	for _, e := range []string{"co", "rf"} {
		if code, stdout, _ := shipped(t, "--mm=sc --equivalence="+e+" "+file); code != exitVerified {
			t.Errorf("%s: status %d: %s", e, code, stdout)
		}
	}
}
