package rtlib_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestPrograms explores the programs of testdata/prog. The first line of each
// says what is expected:
//
//	// complete N        verified, in N executions under sc
//	// verified          verified
//	// error KIND        the first error is of that kind
//	// unsupported       refused
//
// and the second may say output TEXT, which the main thread prints, std=NAME, the
// version of the language, or a setting of the library (nondet=N, spurious=N,
// timeouts=N).
func TestPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("left out by -short: programs that use the library")
	}
	files, _ := filepath.Glob("testdata/prog/*.c*")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	every := scale.By{Short: 1, Usual: 12, Wide: 8, Full: 1}
	for _, file := range files {
		if !every.Takes(filepath.Base(file)) {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) { program(t, file) })
	}
}

func program(t *testing.T, file string) {
	cc, std := "clang-14", "-std=gnu17"
	if filepath.Ext(file) == ".cpp" {
		cc, std = "clang++-14", "-std=c++17"
	}
	if _, err := exec.LookPath(cc); err != nil {
		t.Skip("no " + cc)
	}
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitN(string(src), "\n", 3)
	want := strings.TrimPrefix(lines[0], "// ")
	output, hasOutput := strings.CutPrefix(lines[1], "// output ")
	if s, ok := strings.CutPrefix(lines[1], "// std="); ok {
		std = "-std=" + s
	}
	var base interp.Config
	setting, value, _ := strings.Cut(strings.TrimPrefix(lines[1], "// "), "=")
	if p := map[string]*int{"nondet": &base.NondetValues, "spurious": &base.SpuriousWakeups, "timeouts": &base.Timeouts}[setting]; p != nil {
		*p, _ = strconv.Atoi(value)
	}
	var stderr bytes.Buffer
	// Assertions make libstdc++ instantiate std::string in the program; the
	// annotations for thread sanitizers keep it from mixed-size accesses.
	cmd := exec.Command(cc, std, "-w", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-D_GLIBCXX_ASSERTIONS", "-D_GLIBCXX_TSAN=1",
		"-Iinclude", "-S", "-emit-llvm", "-o", "-", file)
	cmd.Stderr = &stderr
	ll, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, &stderr)
	}
	prog, _, err := load.Source(file, ll, load.Options{})
	if err != nil {
		t.Fatal(err)
	}

	printed := ""
	var machine *interp.Machine
	explore := func(cfg config.Config) *result.Result {
		cfg.Model, cfg.Workers = "sc", 1
		cfg.NewProgram = func(r *config.Refinement) config.Program {
			cfg := base
			cfg.Cuts = map[event.Addr]struct{}{}
			if r != nil {
				cfg.GenericBarriers, cfg.ShareAll = r.GenericBarriers, len(r.Shared) > 0
				cfg.Blocks, cfg.Clocks = r.Blocks, r.Clocks
				for _, a := range r.Cuts {
					cfg.Cuts[a] = struct{}{}
				}
				cfg.GuardReads, cfg.GuardWrites = map[event.Addr]struct{}{}, map[event.Addr]struct{}{}
				for _, a := range r.GuardReads {
					cfg.GuardReads[a] = struct{}{}
				}
				for _, a := range r.GuardWrites {
					cfg.GuardWrites[a] = struct{}{}
				}
			}
			machine = interp.New(prog, cfg)
			return cache.New(machine, true)
		}
		res, err := trust.Run(context.Background(), cfg)
		if err != nil {
			t.Fatal(err)
		}
		return res
	}
	res := explore(config.Config{OnExecution: func(s *result.Snapshot, blocked bool) {
		if ev := s.Threads[0].Events; !blocked && printed == "" && hasOutput {
			printed = machine.OutputOf(ev[len(ev)-1].Step)
		}
	}})
	got := res.Verdict.String()
	if len(res.Errors) > 0 {
		e := &res.Errors[0]
		got = "error " + e.Kind.String()
		if e.Kind == result.ErrorKind(event.FaultUnsupported) {
			got = "unsupported"
		}
		p := prog.Position(e.Pos)
		t.Logf("%s:%d: %s", p.File, p.Line, e.Detail)
		if e.Msg >= 0 {
			t.Logf("%s", machine.Message(e.Msg))
		}
	} else if strings.HasPrefix(want, "complete ") {
		ended := func(r *result.Result) uint64 { return r.Complete + r.Waiting }
		got = fmt.Sprintf("complete %d", ended(res))
		// How executions are found changes nothing in how many there are.
		for _, cfg := range []config.Config{{Schedule: config.LeftToRight}, {Schedule: config.Random, Seed: 1}, {NoUnblock: true}, {NoLookahead: true}} {
			if r := explore(cfg); r.Verdict != res.Verdict || ended(r) != ended(res) {
				t.Errorf("%s with %d executions, %s with %d if scheduled %v, without unblocking %v, without lookahead %v",
					res.Verdict, ended(res), r.Verdict, ended(r), cfg.Schedule, cfg.NoUnblock, cfg.NoLookahead)
			}
		}
		// A coarser equivalence has at least one of them, and no more.
		for _, e := range config.Equivalences[1:] {
			if r := explore(config.Config{Equivalence: e}); r.Verdict != res.Verdict || ended(r) == 0 || ended(r) > ended(res) {
				t.Errorf("%s with %d executions, %s with %d up to %s", res.Verdict, ended(res), r.Verdict, ended(r), e)
			}
		}
	}
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if hasOutput && strings.TrimSuffix(printed, "\n") != output {
		t.Errorf("output %s, want %s", strconv.Quote(printed), strconv.Quote(output))
	}
}
