package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
	"time"

	"genmcgo/internal/scale"
)

// TestJoinMemory: a worker that may need less memory than a run on this machine takes stays below that, and
// the totals are right.
func TestJoinMemory(t *testing.T) {
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		t.Skip("takes seconds: with -wide and -full only")
	}
	const limit = 96 << 20
	file := filepath.Join(t.TempDir(), "adders.ll")
	if err := os.WriteFile(file, []byte(adders(10)), 0o600); err != nil {
		t.Fatal(err)
	}
	var alone, many struct {
		Complete uint64
		Stats    struct {
			Cache uint64 `json:"cache_bytes"`
		}
	}
	code, out, errs := command("-j", "1", "--format=json", "--estimate=false", file)
	if err := json.Unmarshal([]byte(out), &alone); err != nil || code != 0 {
		t.Fatal(code, err, errs)
	}
	if alone.Stats.Cache < limit {
		t.Fatalf("the program takes %d bytes: a limit of %d is none", alone.Stats.Cache, limit)
	}
	_, at := serveCluster(t)
	worker, _ := background(t, "join", "-j", "2", "--max-memory", fmt.Sprint(limit), at)
	most, reads := uint64(0), 0
	over, stopped := make(chan struct{}), make(chan struct{})
	anonymous := regexp.MustCompile(`RssAnon:\s+(\d+) kB`)
	go func() {
		defer close(stopped)
		for {
			select {
			case <-over:
				return
			case <-time.After(5 * time.Millisecond):
			}
			text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", worker.Process.Pid))
			if err != nil {
				continue
			}
			if m := anonymous.FindSubmatch(text); m != nil {
				kb, _ := strconv.ParseUint(string(m[1]), 10, 64)
				most = max(most, kb<<10)
				reads++
			}
		}
	}()
	code, out, errs = command("--cluster", at, "--format=json", "--estimate=false", file)
	close(over)
	<-stopped
	if err := json.Unmarshal([]byte(out), &many); err != nil || code != 0 {
		t.Fatal(code, err, errs)
	}
	if many.Complete != alone.Complete {
		t.Errorf("%d executions, not %d", many.Complete, alone.Complete)
	}
	if most > limit || reads == 0 {
		t.Errorf("the worker had %d bytes, and may have %d (%d looks)", most, limit, reads)
	}
	t.Logf("alone %d MB of cache, the worker %d MB in all", alone.Stats.Cache>>20, most>>20)
}
