package oracle_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/consistency/kat/runner"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var randomModels = scale.Flag("oracle.models", scale.By{Short: 3, Usual: 8, Wide: 12, Full: 100}, "random models")

// randomModel draws the text of a model: coherence as a rule, and a few constraints
// and views that mean nothing. Most of them can be explored.
func randomModel(r *rand.Rand) string {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	test := func() string {
		return pick("R", "W", "F", "SC", "ACQ", "REL", "UR", "UW", "NA", "!SC", "W & REL", "R & ACQ", "F & SC", "R & !UR")
	}
	step := func() string {
		return pick("po", "po", "po-loc", "rf", "rfe", "rfi", "co", "coe", "fr", "fre", "rmw", "tc | tj", "po-imm", "fri", "coi")
	}
	rare := func() string { return pick("rf^-1", "co^-1", "loc-overlap", "po^-1", "same-thread") }
	var expr func(depth int) string
	expr = func(depth int) string {
		if depth == 0 {
			switch r.IntN(12) {
			case 0:
				return rare()
			case 1, 2, 3:
				return "[" + test() + "] ; " + step()
			case 4, 5, 6:
				return step() + " ; [" + test() + "]"
			}
			return step()
		}
		a, b := expr(depth-1), expr(depth-1)
		switch r.IntN(6) {
		case 0, 1:
			return "(" + a + ") ; (" + b + ")"
		case 2:
			return "(" + a + ")? ; (" + b + ")"
		case 3:
			return "(" + a + ")+"
		}
		return a + " | " + b
	}
	var m strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&m, format+"\n", args...) }
	deps := r.IntN(3) == 0
	if deps {
		line("let d = [DEP] ; (addr | data | ctrl | rmw | po-imm ; [SKIP] | rfi)+ ; ([W | SKIP] | rfi)")
		line("let fence = TC | TB | TE | TJ | BA | BL")
		line("let ppo = d | po ; [fence] | [fence] ; po | po & (%s) | %s", pick("po", "[F] ; po", "po ; [F]", "[R] ; po", "po ; [W]", "[SC] ; po ; [SC]", "po-loc"), pick("0", "[DEP] ; addr ; po"))
		line("acyclic ppo | rfe | tc | tj | %s", pick("co", "fr", "co | fr", "rmw", "po-loc"))
	}
	if deps || r.IntN(4) > 0 {
		line("acyclic po-loc | rf | co | fr")
	}
	if r.IntN(2) == 0 {
		line("view v = (po | tc | tj | %s)+", pick("rf", "rfe", "[REL] ; rf ; [ACQ]", "[W & SC] ; rf ; [R]", "rf ; rmw ; rf", "[REL] ; po-loc ; rf", expr(1)))
		line("coherence v")
	}
	for range 1 + r.IntN(2) {
		line("%s %s", pick("acyclic", "acyclic", "irreflexive"), expr(1+r.IntN(2)))
	}
	return m.String()
}

// runs returns the complete executions of p that are found under m.
func runs(p *litmus.Program, m *runner.Model) ([]string, error) {
	var got []string
	distinct := 0
	_, err := trust.Run(context.Background(), config.Config{
		Custom: m, Workers: 1, KeepGoing: true, NoRaces: true,
		NewProgram: func(r *config.Refinement) config.Program {
			if len(r.Distinct) > distinct {
				distinct, got = len(r.Distinct), nil
			}
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		},
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if !blocked {
				got = append(got, canon.FromSnapshot(s))
			}
		},
	})
	var bug *result.BugError
	if errors.As(err, &bug) {
		err = fmt.Errorf("%w\n%s", err, bug.Stack)
	}
	slices.Sort(got)
	return got, err
}

// TestRandomModels explores random programs under random models that Compile takes
// for suitable, and compares with the executions that the definitions allow.
func TestRandomModels(t *testing.T) {
	n := randomModels.N()
	refused, dependent, compared, failures := 0, 0, 0, 0
	for seed := uint64(0); int(seed) < n && failures < 5; seed++ {
		text := randomModel(rand.New(rand.NewPCG(*firstOne, seed)))
		f, err := kat.Parse("m.kat", []byte(text), nil)
		var s *kat.Spec
		if err == nil {
			s, err = kat.Resolve(f)
		}
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		c, err := prover.Check(s)
		if err != nil {
			refused++
			continue
		}
		if s.Deps {
			dependent++
		}
		model, err := runner.NewModel(c)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		for k := range uint64(12) {
			generate := litmus.Generate
			if s.Deps && k%2 == 0 {
				generate = litmus.GenerateDeps
			}
			diff := func(p *litmus.Program) string {
				want, err := oracle.Enumerate(p.DepMachine(), []oracle.Model{oracle.FromSpec(s)}, 3000)
				if err != nil {
					return ""
				}
				compared++
				got, err := runs(p, model)
				if err != nil {
					return err.Error()
				}
				return compare(want[0].Complete, got)
			}
			p := generate(seed*100+k, 5+int(k%3))
			if diff(p) != "" {
				failures++
				small := litmus.Shrink(p, func(q *litmus.Program) bool { return diff(q) != "" })
				t.Errorf("model %d\n%s\n%s\n%s", seed, text, small, diff(small))
				break
			}
		}
	}
	if compared < 3*n || dependent < n/20 {
		t.Errorf("only %d programs compared, %d of %d models refused, %d explored with dependencies", compared, refused, n, dependent)
	}
	t.Logf("%d of %d models refused, %d explored with dependencies; %d programs compared", refused, n, dependent, compared)
}
