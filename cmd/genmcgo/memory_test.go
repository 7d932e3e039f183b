package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"genmcgo"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// growing is a thread that adds to x for ever: one execution that does not end.
const growing = `@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @one(ptr %p) {
  br label %loop
loop:
  %r = atomicrmw add ptr @x, i32 1 monotonic
  br label %loop
}
define i32 @main() {
  %h = alloca i64
  %c = call i32 @pthread_create(ptr %h, ptr null, ptr @one, ptr null)
  %t = load i64, ptr %h
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
`

// TestMaxMemoryHolds: a run with --max-memory ends as incomplete and says why, and the
// process, here a child, takes hardly more than that, also within one execution that does
// not end. What it takes to start with is not much.
func TestMaxMemoryHolds(t *testing.T) {
	scale.NotShort(t)
	if args := os.Getenv("GENMCGO_MEMORY_CHILD"); args != "" {
		tuneGC()
		code := doMain(strings.Split(args, "\n"), strings.NewReader(""), os.Stdout, os.Stderr)
		b, _ := os.ReadFile("/proc/self/status")
		os.Stderr.Write(b)
		os.Exit(code)
	}
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("there is no /proc to read the memory of a process from")
	}
	const limit, base = 32 << 20, 48 << 20
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "p.ll"), []byte(growing), 0o644); err != nil {
		t.Fatal(err)
	}
	// With a checkpoint it takes a second until the attempt, which ends between two executions, is given up.
	for _, args := range []string{"--mm=sc", "--mm=rc11 --estimate=false", "--mm=rc11.kat --estimate=false", "--mm=sc --estimate=false --max-events=10000000 --checkpoint=" + filepath.Join(dir, "checkpoint")}[:scale.By{Usual: 3, Wide: 4, Full: 4}.N()] {
		t.Run(args, func(t *testing.T) {
			t.Parallel()
			argv := append(strings.Fields(args), fmt.Sprintf("--max-memory=%d", limit), "--format=json", "--progress=never", filepath.Join(dir, "p.ll"))
			cmd := exec.Command(os.Args[0], "-test.run=^TestMaxMemoryHolds$")
			cmd.Env = append(os.Environ(), "GENMCGO_MEMORY_CHILD="+strings.Join(argv, "\n"), "GOGC=", "GOMEMLIMIT=")
			var stdout, stderr bytes.Buffer
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != exitIncomplete {
				t.Fatalf("%v\n%s\n%s", err, stdout.String(), stderr.String())
			}
			var r report.Report
			if err := json.Unmarshal(stdout.Bytes(), &r); err != nil {
				t.Fatal(err)
			}
			kept := strings.Contains(args, "--checkpoint") // what is lost with an attempt is not known
			if kept {
				c, err := genmcgo.OpenCheckpoint(filepath.Join(dir, "checkpoint"))
				if err != nil {
					t.Fatal(err)
				}
				c.Close()
			}
			if r.Stopped != "memory" || r.Memory == nil || r.Memory.Limit != limit || !kept && r.Memory.Events < 1000 || !strings.Contains(r.Summary, "--max-memory=34 MB") {
				t.Errorf("stopped %q, %+v: %s", r.Stopped, r.Memory, r.Summary)
			}
			_, after, _ := strings.Cut(stderr.String(), "VmHWM:")
			peak, err := strconv.Atoi(strings.Fields(after + " ?")[0])
			if err != nil {
				t.Fatalf("no peak in %s", stderr.String())
			}
			t.Logf("peak %d MB, %d MB of it needed at the end", peak>>10, r.Memory.Needed>>20)
			if !kept && peak<<10 > limit*3/2+base { // an attempt has a second to end between two executions
				t.Errorf("the process took %d kB with a limit of %d", peak, limit>>10)
			}
		})
	}
}

// TestGCPercent: with its garbage a small heap takes at most five times what lives, a larger one 400 MB more than that.
func TestGCPercent(t *testing.T) {
	const mb = 1_000_000
	for _, live := range []uint64{0, mb, 32 * mb, 100 * mb, 150 * mb, 512 * mb, 790 * mb, 3000 * mb, 100_000 * mb} {
		garbage := live * uint64(gcPercent(live)) / 100
		if most := max(min(4*live, 400*mb), live/2); garbage > most || garbage < most*9/10 {
			t.Errorf("%d MB live: %d MB of garbage, want about %d", live/mb, garbage/mb, most/mb)
		}
	}
}
