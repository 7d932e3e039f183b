package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"genmcgo/internal/scale"
)

// TestDurablePrimitives: programs that declare operations which commute have the same report with 1, 2 and 4 worker
// processes, with a checkpoint, and resumed from what a kill may leave of that: their graphs, with partial orders, go
// through bundles.
func TestDurablePrimitives(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	_, url := serveCluster(t)
	workers, i := 0, 0
	every := scale.By{Short: 9, Usual: 9, Wide: 3, Full: 1}
	for _, processes := range []int{1, 2, 4} {
		for ; workers < processes; workers++ {
			background(t, "join", "-j", "1", url)
		}
		for _, name := range []string{"declared", "posters", "unlocks", "philosophers", "crossed"} {
			for _, model := range []string{"sc", "ra"} {
				if i++; !every.Nth(i) {
					continue
				}
				what := fmt.Sprintf("%s under %s, %d workers", name, model, processes)
				args := []string{"--format=json", "--estimate=false", "--keep-going", "--mm=" + model, "../../testdata/primitives/" + name + ".c"}
				code, alone, errs := command(append([]string{"--workers=1"}, args...)...)
				if code == exitUsage || code == exitBug {
					t.Fatalf("%s: %s", what, errs)
				}
				code2, many, errs := command(append([]string{"--cluster", url}, args...)...)
				if code2 != code {
					t.Errorf("%s: exit status %d, on a cluster %d\n%s", what, code, code2, errs)
					continue
				}
				sameReport(t, what, alone, many)
				if processes > 1 {
					continue
				}
				dir := filepath.Join(t.TempDir(), "checkpoint")
				code2, kept, errs := command(append([]string{"--checkpoint", dir, "--checkpoint-interval=1ms", "--workers=2"}, args...)...)
				if code2 != code {
					t.Errorf("%s: exit status %d, with a checkpoint %d\n%s", what, code, code2, errs)
					continue
				}
				sameReport(t, what+", with a checkpoint", alone, kept)
				log := filepath.Join(dir, "log")
				data, err := os.ReadFile(log)
				if err != nil {
					t.Fatal(err)
				}
				base := int(binary.LittleEndian.Uint64(data[26:])) // where records begin; see cluster/journal/log.go
				if err := os.WriteFile(log, data[:base+(len(data)-base)/2], 0o666); err != nil {
					t.Fatal(err)
				}
				code2, resumed, errs := command("resume", dir, "--format=json")
				if code2 != code {
					t.Errorf("%s: exit status %d, resumed %d\n%s", what, code, code2, errs)
					continue
				}
				sameReport(t, what+", resumed", alone, resumed)
			}
		}
	}
}
