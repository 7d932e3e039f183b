package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

const (
	lockMain  = "../../examples/files/seqlock-bug/main.ll"
	lockFile  = "../../examples/files/seqlock-bug/seqlock.ll"
	queueMain = "../../examples/files/ms-queue/main.ll"
	queueFile = "../../examples/files/ms-queue/queue.ll"
)

// TestSeveralFiles: the command takes several files, one of them perhaps from standard input, and replays, steps
// through and compares what it found without being told again which they were.
func TestSeveralFiles(t *testing.T) {
	dir := t.TempDir()
	trace := filepath.Join(dir, "err.json")
	out, errs, code := execute("", lockMain, lockFile, "--json="+trace)
	if code != exitError || !strings.Contains(out, "genmcgo replay "+lockMain+" "+lockFile+" --trace="+trace) {
		t.Fatalf("%d\n%s%s", code, out, errs)
	}
	for _, args := range [][]string{{"replay", "--trace=" + trace}, {"replay", lockMain, lockFile, "--trace=" + trace}} {
		if out, errs, code := execute("", args...); code != exitError || !strings.Contains(out, "error: assertion at main.c:18, again") {
			t.Errorf("%v: %d\n%s%s", args, code, out, errs)
		}
	}
	if _, errs, code := execute("", "replay", lockMain, "--trace="+trace); code != exitUsage || !strings.Contains(errs, "was recorded with another program") {
		t.Errorf("with one file: %d %s", code, errs)
	}
	if out, errs, code := execute("", "step", "--trace="+trace, "--do=where;quit"); code != 0 || !strings.Contains(out, "main.c") {
		t.Errorf("step: %d\n%s%s", code, out, errs)
	}
	text, err := os.ReadFile(lockFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{lockMain, "-"}, {"-", lockMain}} {
		if out, errs, code := execute(string(text), args...); code != exitError || !strings.Contains(out, "assertion") {
			t.Errorf("%v: %d\n%s%s", args, code, out, errs)
		}
	}
	other := filepath.Join(dir, "other.json")
	if _, errs, code := execute("", queueMain, queueFile, "--json="+other); code != exitVerified {
		t.Fatalf("%d %s", code, errs)
	}
	if out, _, _ := execute("", "--diff", trace, other); !strings.Contains(out, "another program: "+queueMain+" + "+queueFile+", was "+lockMain+" + "+lockFile) {
		t.Error(out)
	}
	if out, errs, code := execute("", "estimate", queueMain, queueFile); code != exitVerified || !strings.Contains(out, "12") {
		t.Errorf("%d\n%s%s", code, out, errs)
	}
	for _, tc := range []struct {
		args []string
		want string
	}{
		{[]string{lockMain, lockFile, lockMain}, lockMain + ": it is given twice"},
		{[]string{lockMain, "-", "-"}, "-: it is given twice"},
		{[]string{lockMain, lockFile, "--", "-DX"}, "flags for clang given, but no file is compiled"},
		{[]string{lockMain, lockFile, "--json=" + lockFile}, "--json would overwrite " + lockFile + ", which is read"},
		{[]string{lockMain, queueMain}, "main is defined here and at "},
		{[]string{"step", lockMain, "-"}, "step: the program and the commands cannot both come from standard input"},
		{[]string{"--compile-commands=" + dir}, "there is no " + dir + "/compile_commands.json"},
	} {
		if _, errs, code := execute("", tc.args...); code != exitUsage || !strings.Contains(errs, tc.want) {
			t.Errorf("%v: %d %s", tc.args, code, errs)
		}
	}
	entries, err := json.Marshal([]map[string]string{{"directory": dir, "file": "a.c", "command": "cc a.c"}, {"directory": dir, "file": "b.cc", "command": "cc b.cc"}})
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "compile_commands.json"), entries, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, errs, code := execute("", "--compile-commands="+dir); code != exitUsage || !strings.Contains(errs, "give the files of one") || !strings.Contains(errs, dir+"/a.c "+dir+"/b.cc") {
		t.Errorf("%d %s", code, errs)
	}
}

// TestSeveralFilesDurable: with a checkpoint and on a cluster a program of several files has the report that it has
// without, from workers that do not have the files.
func TestSeveralFilesDurable(t *testing.T) {
	scale.NotShort(t)
	_, url := serveCluster(t)
	background(t, "join", "-j", "1", url)
	dir := t.TempDir()
	counts := func(args ...string) (c [2]uint64) {
		t.Helper()
		out, errs, code := execute("", append(args, "--format=json")...)
		r, err := report.Read("report", []byte(out))
		if code != exitVerified || err != nil || len(r.Models) != 1 {
			t.Fatalf("%v: %d %v\n%s", args, code, err, errs)
		}
		if got := r.Models[0].Files; len(got) != 2 {
			t.Errorf("%v: files %q", args, got)
		}
		return [2]uint64{r.Models[0].Complete, r.Models[0].Blocked}
	}
	want := counts(queueMain, queueFile, "--estimate=false")
	if got := counts(queueMain, queueFile, "--cluster="+url); got != want {
		t.Errorf("on a cluster %d, want %d", got, want)
	}
	if got := counts(queueMain, queueFile, "--checkpoint="+filepath.Join(dir, "c")); got != want {
		t.Errorf("with a checkpoint %d, want %d", got, want)
	}
	if got := counts("resume", filepath.Join(dir, "c")); got != want {
		t.Errorf("resumed %d, want %d", got, want)
	}
}
