package trust_test

import (
	"context"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// litmusConfig explores p under model.
func litmusConfig(p *litmus.Program, model string) config.Config {
	return config.Config{Model: model, Workers: 1, KeepGoing: true, CheckLiveness: true, WarnUnordered: true,
		NewProgram: func(r *config.Refinement) config.Program {
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		}}
}

// ThroughBytes is r written down and read again.
func throughBytes(t *testing.T, r *wire.Recording) *wire.Recording {
	t.Helper()
	data, err := r.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	var out wire.Recording
	if err := out.UnmarshalBinary(data); err != nil {
		t.Fatal(err)
	}
	return &out
}

func replay(t *testing.T, p *litmus.Program, model string, f *result.Found) (*trust.Replayed, error) {
	t.Helper()
	out, err := trust.Replay(context.Background(), litmusConfig(p, model), config.Refinement{}, throughBytes(t, wire.Record(f)))
	if b, ok := err.(*result.BugError); ok {
		t.Fatalf("%s\nunder %s: %v\n%s", p, model, err, b.Stack)
	}
	return out, err
}

// programs are programs of every kind that is generated.
func replayPrograms(n int) []*litmus.Program {
	out := litmus.All()
	for seed := range uint64(n) {
		out = append(out, litmus.Generate(seed, 8), litmus.GenerateDeps(seed, 7), litmus.GenerateWaits(seed, 7), litmus.GenerateCompeting(seed, 6), litmus.GenerateCopies(seed, 6))
	}
	return out
}

// TestReplayFound: whatever an exploration finds, its recording shows again, at the
// same events of the same execution.
func TestReplayFound(t *testing.T) {
	n := scale.By{Short: 5, Usual: 15, Wide: 30, Full: 150}.N()
	kinds := map[string]int{}
	for _, p := range replayPrograms(n) {
		for _, model := range consistency.Names() {
			cfg := litmusConfig(p, model)
			cfg.MaxExecutions = 300
			cfg.Workers, cfg.Oversubscribe = 2, true
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s\nunder %s: %v", p, model, err)
			}
			for _, f := range slices.Concat(res.Errors, res.Warnings) {
				out, err := replay(t, p, model, &f)
				if err != nil {
					t.Errorf("%s\nunder %s, %v at %v: %v", p, model, f.Kind, f.Event, err)
					continue
				}
				if !out.Again {
					t.Errorf("%s\nunder %s, %v at %v is not found again, but %+v", p, model, f.Kind, f.Event, out.Result)
					continue
				}
				g := slices.Concat(out.Result.Errors, out.Result.Warnings)
				if len(g) != 1 || g[0].Kind != f.Kind || g[0].Pos != f.Pos || g[0].Other != f.Other || g[0].Msg != f.Msg || g[0].Detail != f.Detail {
					t.Errorf("%s\nunder %s: %+v instead of %+v", p, model, g, f)
				}
				if a, b := canon.FromSnapshot(g[0].Graph), canon.FromSnapshot(f.Graph); a != b {
					t.Errorf("%s\nunder %s, %v: replayed\n%s\ninstead of\n%s", p, model, f.Kind, a, b)
				}
				kinds[f.Kind.String()]++
			}
			if t.Failed() {
				return
			}
		}
	}
	t.Log(kinds)
	if len(kinds) < 5 {
		t.Errorf("only these kinds were replayed: %v", kinds)
	}
}

// TestReplayModels: an execution can be replayed under exactly those models that
// allow it.
func TestReplayModels(t *testing.T) {
	scale.NotRace(t)
	n := scale.By{Short: 0, Usual: 2, Full: 40}.N()
	models := consistency.Names()
	allowed, forbidden := 0, 0
	every := scale.By{Short: 8, Usual: 3, Wide: 1, Full: 1}
	for i, p := range replayPrograms(n) {
		if !every.Nth(i) {
			continue
		}
		sets := map[string]map[string]*result.Snapshot{}
		for _, model := range models {
			set := map[string]*result.Snapshot{}
			cfg := litmusConfig(p, model)
			cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
				if !blocked {
					set[canon.FromSnapshot(s)] = s
				}
			}
			cfg.MaxExecutions = 2000
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatal(err)
			}
			if res.Stopped != "" || len(set) > 200 {
				break
			}
			sets[model] = set
		}
		for _, from := range models {
			for _, to := range models {
				if sets[from] == nil || sets[to] == nil || (from == "imm") != (to == "imm") && hasSkips(sets) {
					continue
				}
				for c, s := range sets[from] {
					f := result.Found{Kind: result.Leak, Event: graph.None, Conflict: graph.None, Graph: s}
					out, err := replay(t, p, to, &f)
					var misfit *result.MisfitError
					switch {
					case sets[to][c] != nil && err != nil:
						t.Fatalf("%s\nan execution of %s is not replayed under %s: %v\n%s", p, from, to, err, c)
					case sets[to][c] != nil && canon.FromSnapshot(out.Graph) != c:
						t.Fatalf("%s\nan execution of %s\n%s\nis replayed as\n%s", p, to, c, canon.FromSnapshot(out.Graph))
					case sets[to][c] == nil && err == nil:
						t.Fatalf("%s\nan execution of %s that %s forbids is replayed under it\n%s", p, from, to, c)
					case err == nil:
						allowed++
					case !errors.As(err, &misfit) || !misfit.Forbidden && to == "imm":
						t.Fatalf("%s\nan execution of %s that %s forbids: %v", p, from, to, err)
					default:
						forbidden++
					}
				}
			}
		}
	}
	t.Logf("%d replayed, %d forbidden", allowed, forbidden)
	if least := (scale.By{Short: 100, Usual: 300, Wide: 1000, Full: 1000}).N(); allowed < least || forbidden < least/10 {
		t.Errorf("%d replayed, %d forbidden: too few", allowed, forbidden)
	}
}

// hasSkips reports whether machines that track dependencies number the events
// differently.
func hasSkips(sets map[string]map[string]*result.Snapshot) bool {
	for _, s := range sets["imm"] {
		for t := range s.Threads {
			for _, e := range s.Threads[t].Events {
				if e.Kind.String() == "Skip" || e.Kind.String() == "skip" {
					return true
				}
			}
		}
	}
	return false
}

// A recording of another program or with changed bytes is refused or taken for
// another execution, but never makes a panic.
func FuzzReplayRecording(f *testing.F) {
	programs := []*litmus.Program{litmus.Named("SB"), litmus.Named("LB"),
		litmus.MustParse("P0 { a = y.na\nx.sc = 1 }\nP1 { lock l\nx.sc = 2\nunlock l }\nP2 { lock l\ny.na = 1\nunlock l }\nP3 { d = add x.sc 1 }")}
	models := []string{"sc", "tso", "rc11", "imm"}
	for i, p := range programs {
		for k, model := range models {
			cfg := litmusConfig(p, model)
			cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
				r := wire.Record(&result.Found{Kind: result.Race, Event: s.Order[len(s.Order)-1], Conflict: s.Order[0], Graph: s})
				checked(r, func(data []byte) { f.Add(uint8(i), uint8(k), data) })
			}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				f.Fatal(err)
			}
			for _, e := range slices.Concat(res.Errors, res.Warnings) {
				checked(wire.Record(&e), func(data []byte) { f.Add(uint8(i), uint8(k), data) })
			}
		}
	}
	f.Fuzz(func(t *testing.T, program, model uint8, data []byte) {
		var r wire.Recording
		if r.UnmarshalBinary(data) == nil && len(data) < 12 {
			t.Fatal("there is no checksum")
		}
		if r.UnmarshalBinary(withChecksum(data)) != nil {
			return
		}
		_, err := trust.Replay(context.Background(), litmusConfig(programs[int(program)%len(programs)], models[int(model)%len(models)]), config.Refinement{}, &r)
		if b, ok := err.(*result.BugError); ok {
			t.Fatalf("%v\n%s", b, b.Stack)
		}
	})
}

// checked calls f with r written down, but without the checksum.
func checked(r *wire.Recording, f func(data []byte)) {
	data, err := r.MarshalBinary()
	if err != nil {
		panic(err)
	}
	f(data[:len(data)-4])
}

// withChecksum is data with the checksum that belongs to it.
func withChecksum(data []byte) []byte {
	return binary.LittleEndian.AppendUint32(slices.Clone(data), crc32.ChecksumIEEE(data))
}
