package corpus

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// replay1 replays the number-th finding of a report on file: the report on that, in JSON, and the
// command's exit code. As in reported, the command runs with -full, and the library otherwise.
func replay1(t *testing.T, file string, found []byte, number int) (text []byte, code int, err error) {
	t.Helper()
	if !scale.Full() {
		table, err := report.Read(file, found)
		if err != nil {
			return nil, 2, err
		}
		rec, err := genmcgo.NewRecording(file, number, table.Recorded()[number-1])
		if err != nil {
			return nil, 2, err
		}
		out, err := genmcgo.Replay(t.Context(), genmcgo.File(file), rec, genmcgo.Options{})
		if err != nil || !out.Again {
			return nil, 2, fmt.Errorf("again %v, %v", out != nil && out.Again, err)
		}
		var b bytes.Buffer
		err = out.Report.WriteJSON(&b)
		return b.Bytes(), 1, err
	}
	exe, err := command()
	if err != nil {
		t.Fatal(err)
	}
	trace := filepath.Join(t.TempDir(), "err.json")
	if err := os.WriteFile(trace, found, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, "replay", file, "--trace="+trace, fmt.Sprintf("--error=%d", number), "--format=json")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	var exit *exec.ExitError
	if e := cmd.Run(); e != nil && !errors.As(e, &exit) {
		t.Fatal(e)
	}
	if stdout.Len() == 0 {
		err = errors.New(head(stderr.String()))
	}
	return stdout.Bytes(), cmd.ProcessState.ExitCode(), err
}

// anything is a finding with all its fields.
type anything struct {
	Errors, Warnings []map[string]any
}

// replayed counts what was replayed, by kind.
var replayed struct {
	sync.Mutex
	kinds map[string]int
}

// replayAll runs file and replays whatever is found: each time the same finding must
// come out, to the last field.
func replayAll(t *testing.T, file string, args ...string) {
	t.Helper()
	text, code, err := reported(t.Context(), t, file, append(args, "--workers=2", "--timeout=5m")...)
	if code == 2 || code == 3 || err != nil {
		t.Fatalf("genmcgo %s %s: exit code %d, %v", strings.Join(args, " "), file, code, err)
	}
	var want anything
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	for i, f := range slices.Concat(want.Errors, want.Warnings) {
		out, code, err := replay1(t, file, text, i+1)
		var got anything
		if err == nil {
			err = json.Unmarshal(out, &got)
		}
		if err != nil || code != 1 {
			t.Errorf("%s %s: replay of %v: exit code %d, %v\n%s", strings.Join(args, " "), file, f["kind"], code, err, head(string(out)))
			continue
		}
		found := slices.Concat(got.Errors, got.Warnings)
		if len(found) != 1 {
			t.Errorf("%s %s: replay of %v finds %d things", strings.Join(args, " "), file, f["kind"], len(found))
			continue
		}
		delete(f, "times") // how often the exploration found it
		delete(found[0], "times")
		for k := range f {
			if !reflect.DeepEqual(f[k], found[0][k]) {
				t.Errorf("%s %s: replay of %v: %s is\n%v\ninstead of\n%v", strings.Join(args, " "), file, f["kind"], k, found[0][k], f[k])
				break
			}
		}
		replayed.Lock()
		if replayed.kinds == nil {
			replayed.kinds = map[string]int{}
		}
		replayed.kinds[fmt.Sprint(f["kind"])]++
		replayed.Unlock()
	}
}

// TestReplay replays every error and warning of the programs that are wrong, under
// each model that they are wrong under: the same kind, at the same event and line of
// the same execution.
func TestReplay(t *testing.T) {
	t.Run("wrong", func(t *testing.T) {
		dirs, err := filepath.Glob(filepath.Join("testdata", "ll", "*"))
		if err != nil {
			t.Fatal(err)
		}
		every := scale.By{Short: 40, Usual: 30, Wide: 20, Full: 1}
		for _, kind := range []string{"wrong", "lb", "models"} {
			for _, p := range programs(t, filepath.Join("testdata", kind)) {
				for i, dir := range dirs {
					file := filepath.Join(dir, kind, p.stem+".ll")
					first := filepath.Base(dir) == "clang-14-O0"
					name := filepath.Base(dir) + "/" + kind + "/" + p.stem
					if !exists(file) || !first && i%2 == len(p.stem)%2 || !every.Takes(name) {
						continue
					}
					t.Run(name, func(t *testing.T) {
						t.Parallel()
						for _, e := range p.expect {
							for k, mm := range e.Models {
								if !first && k != len(e.Models)-1 {
									continue
								}
								if file := filepath.Join(root, "examples", "models", mm); strings.HasSuffix(mm, ".kat") && exists(file) {
									mm = file
								}
								replayAll(t, file, append([]string{"--mm=" + mm}, e.Flags...)...)
							}
						}
					})
				}
			}
		}
		for _, p := range programs(t, filepath.Join(root, "examples")) {
			if !every.Takes(p.stem) {
				continue
			}
			t.Run("examples/"+p.stem, func(t *testing.T) {
				t.Parallel()
				for _, e := range p.expect {
					if e.Outcome[0] == Verified && e.Warn == "" {
						continue
					}
					for _, mm := range e.Models {
						replayAll(t, filepath.Join(root, "examples", p.stem+".ll"), append([]string{"--mm=" + mm}, e.Flags...)...)
					}
				}
			})
		}
	})
	t.Log(replayed.kinds)
	if len(replayed.kinds) < 4 && !t.Failed() {
		t.Errorf("only errors of these kinds were replayed: %v", replayed.kinds)
	}
	for _, kind := range []string{"assertion", "data-race", "deadlock", "liveness", "memory-leak", "exit-status", "join-misuse", "use-after-free", "unordered-writes", "double-free", "free-race"} {
		if scale.Full() && replayed.kinds[kind] == 0 && !t.Failed() {
			t.Errorf("nothing of kind %s was replayed", kind)
		}
	}
}
