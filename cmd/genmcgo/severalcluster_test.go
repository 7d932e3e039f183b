package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

var timesAndWorkers = regexp.MustCompile(`[0-9]+ workers?, |[0-9.]+m?s\b`)

// withoutTimes is a report as text without what depends on time and on the number of workers. Executions stand in
// the order in which they were found, which depends on who explored what, so lines are sorted.
func withoutTimes(text string) string {
	var lines []string
	for line := range strings.Lines(timesAndWorkers.ReplaceAllString(text, "")) {
		if !strings.HasPrefix(line, "execution ") { // its number
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// TestDurableSeveral: several models are compared with --checkpoint, genmcgo resume, --cluster and genmcgo jobs URL
// attach as without them, and executions are printed.
func TestDurableSeveral(t *testing.T) {
	scale.NotShort(t)
	server, url := serveCluster(t)
	background(t, "join", "-j", "1", url)
	background(t, "join", "-j", "2", url)
	dir := t.TempDir()
	model := filepath.Join(dir, "mine.kat")
	text, err := os.ReadFile("../../consistency/models/rc11.kat")
	if err == nil {
		err = os.WriteFile(model, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	for i, args := range [][]string{
		{"--mm=sc,tso", "../../examples/sb.ll"},
		{"--mm=rc11,sc", "--estimate=false", "../../examples/peterson.ll"},
		{"--mm=sc," + model, "--keep-going", "../../examples/mp-relaxed.ll"},
		{"--mm=sc,tso", "--unroll=3", "--print-executions", "../../testdata/late-parts.ll"},
	} {
		code, alone, errs := command(append([]string{"--format=json"}, args...)...)
		if code == exitUsage || !strings.Contains(alone, `"models":`) {
			t.Fatalf("%v: %s", args, errs)
		}
		same := func(what string, args ...string) {
			t.Helper()
			code2, out, errs := command(append(args, "--format=json")...)
			if code != code2 {
				t.Errorf("%v: exit status %d, %s %d\n%s", args, code, what, code2, errs)
				return
			}
			if code != exitError || strings.Contains(strings.Join(args, " "), "--keep-going") { // else it depends on who explored
				sameReport(t, what+" "+strings.Join(args, " "), alone, out)
			}
		}
		same("on a cluster", append([]string{"--cluster", url}, args...)...)
		checkpoint := filepath.Join(dir, "checkpoint", string(rune('a'+i)))
		same("with a checkpoint", append([]string{"--checkpoint", checkpoint}, args...)...)
		same("resumed", "resume", checkpoint)
		_, id, errs := command(append([]string{"--cluster", url, "--detach"}, args...)...)
		code2, out, errs2 := command("jobs", url, "attach", strings.TrimSpace(id), "--format=json")
		if code2 != code {
			t.Errorf("%v: exit status %d, attached %d\n%s%s", args, code, code2, errs, errs2)
		} else if code != exitError {
			sameReport(t, "attached", alone, out)
		}
	}
	// Text: what several models print, and what executions look like.
	for _, args := range [][]string{{"--mm=sc,tso", "--print-executions", "--keep-going", "../../examples/sb.ll"}, {"--mm=tso", "--print-executions", "--keep-going", "../../examples/sb.ll"}} {
		_, alone, _ := command(args...)
		alone = withoutTimes(alone)
		if !strings.Contains(alone, "W ") {
			t.Fatalf("%v prints no graph:\n%s", args, alone)
		}
		checkpoint := filepath.Join(dir, "printed"+args[0])
		for _, way := range [][]string{append([]string{"--checkpoint", checkpoint}, args...), {"resume", checkpoint}, append([]string{"--cluster", url}, args...)} {
			if _, out, errs := command(way...); withoutTimes(out) != alone {
				t.Errorf("%v prints\n%s%s\nand alone\n%s", way, out, errs, alone)
			}
		}
	}
	if code, out, _ := command("jobs", url); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("exit status %d, jobs are left:\n%s", code, out)
	}
	server.Process.Kill()
}
