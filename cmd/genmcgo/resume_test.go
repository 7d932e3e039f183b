package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// child runs the command in a process of its own, which is given a signal after a while, if it
// is not through.
func child(t *testing.T, after time.Duration, sig os.Signal, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, args...)
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if sig != nil {
		defer time.AfterFunc(after, func() { cmd.Process.Signal(sig) }).Stop()
	}
	cmd.Wait() // the code says how it ended
	return cmd.ProcessState.ExitCode(), out.String(), errs.String()
}

// result is a report in JSON without what depends on time and on the number of workers.
func result(t *testing.T, text string) map[string]any {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	for _, k := range []string{"seconds", "stats", "workers", "summary", "command"} {
		delete(m, k)
	}
	if e, ok := m["estimate"].(map[string]any); ok {
		delete(e, "seconds")
	}
	return m
}

var resumeKills = scale.Flag("resume.kills", scale.By{Short: 2, Usual: 2, Wide: 3, Full: 200}, "how often a run with a checkpoint is killed at a random moment")

// TestResumeKilled: runs that are killed at random moments, and resumed each time, end with the
// totals and the status of those that are not: with all equivalences, with errors, blocked executions
// and explorations that start again.
func TestResumeKilled(t *testing.T) {
	scale.NotShort(t)
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	dir := t.TempDir()
	rng := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	killed, resumed := 0, 0
	first := rng.IntN(len(longRuns))
	for runs := 0; killed < resumeKills.N() || resumed == 0; runs++ {
		l := &longRuns[(first+runs)%len(longRuns)]
		file := filepath.Join(dir, fmt.Sprint("p", runs, ".ll"))
		if err := os.WriteFile(file, []byte(l.ir()), 0o644); err != nil {
			t.Fatal(err)
		}
		flags := []string{"--format=json", "--progress=never", fmt.Sprint("--workers=", 1+rng.IntN(2))}
		run := append(append([]string{"--estimate=false", file}, flags...), strings.Fields(l.flags)...)
		start := time.Now()
		status, plain, errs := child(t, 0, nil, run...)
		if status != exitVerified && status != exitError {
			t.Fatal(status, errs)
		}
		took := time.Since(start)
		want := totals(t, plain)
		checkpoint := filepath.Join(dir, fmt.Sprint("checkpoint", runs))
		for {
			interval := []string{"1ms", "20ms", "200ms", "5s"}[rng.IntN(4)]
			args := append([]string{"--checkpoint=" + checkpoint, "--checkpoint-interval=" + interval}, run...)
			if _, err := os.Stat(filepath.Join(checkpoint, "job")); err == nil {
				args = append([]string{"resume", checkpoint, "--checkpoint-interval=" + interval}, flags...)
				resumed++
			}
			code, out, errs := child(t, time.Duration(rng.Int64N(int64(took))), os.Kill, args...)
			if code == -1 {
				killed++
				continue
			}
			if code != status {
				t.Fatalf("%v: after %d kills: status %d, want %d: %s", run, killed, code, status, errs)
			}
			if got := totals(t, out); got != want {
				t.Fatalf("%v: after %d kills:\n%s\nwant\n%s", run, killed, got, want)
			}
			break
		}
	}
	t.Logf("%d kills; %d processes went on with a run", killed, resumed)
}

// TestResume: what ends a run in order leaves a checkpoint, too, and a report that says why it
// ended; resume has the files and the status of the whole run.
func TestResume(t *testing.T) {
	scale.NotShort(t)
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "p.ll")
	if err := os.WriteFile(file, []byte(adders(9)), 0o644); err != nil {
		t.Fatal(err)
	}
	want := check(t, file)
	for _, tc := range []struct {
		stopped string
		sig     os.Signal
		flags   []string
	}{
		{"interrupt", os.Interrupt, nil},
		{"interrupt", syscall.SIGTERM, nil},
		{"timeout", nil, []string{"--timeout=0.15"}},
	} {
		t.Run(tc.stopped, func(t *testing.T) {
			checkpoint := filepath.Join(t.TempDir(), "c")
			args := append([]string{"--checkpoint=" + checkpoint, "--estimate=false", "--format=json", file}, tc.flags...)
			code, out, errs := child(t, 150*time.Millisecond, tc.sig, args...)
			var r report.Report
			if code == exitVerified || code == -1 {
				t.Skipf("the machine was too fast or too slow: status %d", code)
			}
			if err := json.Unmarshal([]byte(out), &r); err != nil || code != exitIncomplete || r.Stopped != tc.stopped {
				t.Fatal(code, r.Stopped, err, errs)
			}
			if _, err := os.Stat(checkpoint); err != nil {
				t.Skip("it ended before the program was read")
			}
			junit := filepath.Join(t.TempDir(), "j.xml")
			code, out, errs = child(t, 0, nil, "resume", checkpoint, "--junit="+junit, "--stats", "--workers=1", "-timeout=10m")
			if code != exitVerified || !strings.Contains(out, "48,620 executions") || want.Complete != 48620 {
				t.Errorf("status %d, %d executions: %s%s", code, want.Complete, out, errs)
			}
			if text, err := os.ReadFile(junit); err != nil || !bytes.Contains(text, []byte("<testsuite")) {
				t.Error(err)
			}
		})
	}
}

// TestResumeError: an error is reported by the run and again by resume, with the same status, whether
// the exploration found it or a sample before.
func TestResumeError(t *testing.T) {
	for _, estimate := range []string{"false", "true"} {
		dir := t.TempDir()
		file := filepath.Join(dir, "p.ll")
		if err := os.WriteFile(file, []byte(threads(storeX, abortX, 0)), 0o644); err != nil {
			t.Fatal(err)
		}
		var first map[string]any
		for _, args := range [][]string{
			{"--checkpoint=" + dir + "/c", "--estimate=" + estimate, "--workers=1", "--format=json", file},
			{"resume", dir + "/c", "--format=json"},
		} {
			code, out, errs := run(t, nil, args...)
			if code != exitError {
				t.Fatalf("%v: status %d: %s", args, code, errs)
			}
			got := result(t, out)
			if first == nil {
				first = got
			}
			if !reflect.DeepEqual(got, first) {
				t.Errorf("resumed:\n%v\nwant\n%v", got, first)
			}
		}
		if first["verdict"] != "error" {
			t.Error(first["verdict"])
		}
	}
}

// TestResumeFull: a run on a disk that is full says so and is resumed when there is room.
func TestResumeFull(t *testing.T) {
	scale.NotShort(t)
	disk := filepath.Join(t.TempDir(), "disk")
	if err := os.Mkdir(disk, 0o755); err != nil {
		t.Fatal(err)
	}
	mount := func(args ...string) error { return exec.Command("mount", append(args, "tmpfs", disk)...).Run() }
	if err := mount("-t", "tmpfs", "-o", "size=16k"); err != nil {
		t.Skip("NO DISK THAT CAN BE FULL (mount needs root): the message of a full one is not checked")
	}
	defer exec.Command("umount", disk).Run()
	file := filepath.Join(t.TempDir(), "p.ll")
	if err := os.WriteFile(file, []byte(adders(9)), 0o644); err != nil {
		t.Fatal(err)
	}
	code, _, errs := run(t, nil, "--checkpoint="+disk+"/c", "--checkpoint-interval=1ms", "--estimate=false", file)
	if code == exitUsage && !strings.Contains(errs, "resume") { // not even the program fits
		t.Fatal(errs)
	}
	if code != exitUsage || !strings.Contains(errs, "no space left on device") || !strings.Contains(errs, disk) {
		t.Fatalf("status %d: %s", code, errs)
	}
	if err := mount("-o", "remount,size=4m", "-t", "tmpfs"); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := run(t, nil, "resume", disk+"/c"); code != exitVerified || !strings.Contains(out, "48,620 executions") {
		t.Errorf("status %d: %s%s", code, out, errs)
	}
}

// TestResumeUsage: what resume cannot do is bad usage.
func TestResumeUsage(t *testing.T) {
	for _, tc := range []struct {
		args []string
		want string
	}{
		{[]string{"resume"}, "no DIRECTORY"},
		{[]string{"resume", "a", "b"}, "more than one"},
		{[]string{"resume", "$DIR", "--mm=sc"}, "--mm is taken from the checkpoint"},
		{[]string{"resume", "$DIR", "--keep-going"}, "--keep-going is taken from the checkpoint"},
		{[]string{"resume", "$DIR", "--print-executions"}, "taken from the checkpoint"},
		{[]string{"resume", "$DIR", "--", "-O2"}, "clang"},
		{[]string{"resume", "$DIR", "--timeout=-1"}, "negative"},
		{[]string{"resume", "$DIR"}, "there is no checkpoint"},
		{[]string{"resume", "$DIR/none"}, "there is no checkpoint"},
		{[]string{"--checkpoint=$DIR", "$DIR/p.ll"}, "not empty"},
		{[]string{"--checkpoint=/proc/none", "$DIR/p.ll"}, "can be made"},
		{[]string{"--checkpoint=$DIR/c", "--cluster=nats://localhost", "$DIR/p.ll"}, "--cluster"},
		{[]string{"estimate", "--checkpoint=$DIR/c", "$DIR/p.ll"}, "does not take --checkpoint"},
		{[]string{"--checkpoint-interval=1s", "$DIR/p.ll"}, "needs --checkpoint"},
	} {
		if strings.Contains(tc.args[0], "/proc/") && runtime.GOOS != "linux" {
			continue
		}
		code, _, errs := run(t, map[string]string{"p.ll": threads(storeX, loadX, 0)}, tc.args...)
		if code != exitUsage || !strings.Contains(errs, tc.want) {
			t.Errorf("%v: status %d: %s", tc.args, code, errs)
		}
	}
	if code, out, _ := run(t, nil, "resume", "--help"); code != 0 || out != resumeUsage {
		t.Error(code, out)
	}
}
