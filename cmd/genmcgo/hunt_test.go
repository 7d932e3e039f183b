package main

import (
	"encoding/json"
	"strings"
	"testing"

	"genmcgo/report"
)

// hunt runs genmcgo hunt with JSON on a program.
func hunt(t *testing.T, status int, program string, args ...string) *report.Report {
	t.Helper()
	args = append([]string{"hunt", "--format=json", "--progress=never"}, args...)
	code, stdout, stderr := run(t, map[string]string{"p.ll": program}, append(args, "$DIR/p.ll")...)
	if code != status || stderr != "" {
		t.Fatalf("%v: status %d: %s%s", args, code, stdout, stderr)
	}
	var r report.Report
	if err := json.Unmarshal([]byte(stdout), &r); err != nil {
		t.Fatal(err)
	}
	if r.Hunt == nil {
		t.Fatalf("%v: nothing about the hunt in %s", args, stdout)
	}
	return &r
}

// TestHunt: what there is is seen, once each, and the rest of the report says what that is worth.
func TestHunt(t *testing.T) {
	sb := threads(rlxX+readRY, rlxY+"  %q = load atomic i32, ptr @x monotonic, align 4\n", 0)
	for mm, n := range map[string]uint64{"sc": 3, "tso": 4} {
		for _, workers := range []string{"1", "2"} {
			r := hunt(t, exitIncomplete, sb, "--mm="+mm, "--workers="+workers, "--max-executions=500")
			if h := r.Hunt; r.Verdict != report.Incomplete || r.Complete != n || h.Distinct != n || h.Once != 0 || !h.Exact || h.Unseen != 0 || h.Drawn < 500 || h.Drawn > 501 || strings.Join(r.Reasons, " ") != "executions drawn" {
				t.Errorf("%s, %s workers: %s, %d executions, %v, %+v", mm, workers, r.Verdict, r.Complete, r.Reasons, *h)
			}
		}
	}
	// The same seed draws the same.
	r := hunt(t, exitIncomplete, many(), "--workers=1", "--seed=7", "--max-executions=200")
	again := hunt(t, exitIncomplete, many(), "--workers=1", "--seed=7", "--max-executions=200")
	other := hunt(t, exitIncomplete, many(), "--workers=1", "--seed=8", "--max-executions=200")
	if a, b := r.Hunt, again.Hunt; r.Stats.Events != again.Stats.Events || a.Distinct != b.Distinct || a.Once != b.Once || a.Drawn != 200 {
		t.Errorf("%+v and %+v with the same seed", *a, *b)
	}
	if r.Stats.Events == other.Stats.Events && r.Hunt.Distinct == other.Hunt.Distinct {
		t.Errorf("%+v and %+v with different seeds", *r.Hunt, *other.Hunt)
	}
	if h := r.Hunt; h.Unseen != float64(h.Once)/float64(h.Drawn) || h.Unseen < 0.5 {
		t.Errorf("%+v: of %d executions 200 were drawn", *h, manyExecutions)
	}
	if !strings.HasPrefix(r.Command, "genmcgo hunt ") || !strings.Contains(r.Command, "--seed=7") {
		t.Errorf("reproduce: %s", r.Command)
	}
	if !strings.HasPrefix(r.Summary, "incomplete: no error in 200 executions drawn at random, ") {
		t.Error(r.Summary)
	}
}

// TestHuntFlags: what a hunt does not take is refused with a reason.
func TestHuntFlags(t *testing.T) {
	for flag, want := range map[string]string{
		"--equivalence=rf": "--equivalence", "--symmetry": "--symmetry", "--estimate-max=3": "--estimate-max", "--schedule=ltr": "--schedule",
		"--checkpoint=$DIR/c": "--checkpoint", "--mm=sc,tso": "one model", "--exists=x=1": "--exists", "--cluster=nats://x": "--cluster",
	} {
		code, _, stderr := run(t, map[string]string{"p.ll": many()}, "hunt", flag, "$DIR/p.ll")
		if code != exitUsage || !strings.Contains(stderr, want) || !strings.Contains(stderr, "genmcgo hunt --help") {
			t.Errorf("%s: status %d: %s", flag, code, stderr)
		}
	}
	code, stdout, _ := run(t, nil, "hunt", "--help")
	if code != 0 || !strings.HasPrefix(stdout, huntUsage) || !strings.Contains(stdout, "--schedule") {
		t.Errorf("help, status %d: %s", code, stdout)
	}
}
