package trust_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// pieces explores what cfg says in parts: several sessions take up bundles at random and give
// them up at random moments. OnExecution is called for what counts.
type pieces struct {
	cfg      config.Config
	rng      *rand.Rand
	sessions int
	every    int    // executions until a bundle is given up, on average
	recurs   int    // executions that other parts may reach after which a session pauses by itself; 0: very many
	begin    func() // called when the exploration begins, and again with another refinement
	// What came of it.
	bundles, splits, batches, bytes, largest int
	pauses                                   int // of sessions, by themselves
	parts                                    [][]byte
	ref                                      config.Refinement
}

// epoch explores under p.ref, and reports whether that has to be done again under another
// refinement.
func (p *pieces) epoch() (res *result.Result, again bool, err error) {
	sum, err := trust.NewSum(p.cfg, p.ref)
	if err != nil {
		return nil, false, err
	}
	sessions := make([]*trust.Session, p.sessions)
	for i := range sessions {
		if sessions[i], err = trust.NewSession(p.cfg, p.ref); err != nil {
			return nil, false, err
		}
		if p.recurs > 0 {
			sessions[i].SetMostRecurring(p.recurs)
		}
	}
	p.parts = nil
	p.begin()
	open, ended := [][]byte{nil}, false
	for len(open) > 0 {
		k := p.rng.IntN(len(open))
		bundle := open[k]
		open = slices.Delete(open, k, k+1)
		left, signal := p.rng.IntN(2*p.every), []wire.Signal{wire.Pause, wire.Split + wire.Signal(p.rng.IntN(6))}[p.rng.IntN(2)]
		part, rest, err := sessions[p.rng.IntN(len(sessions))].Explore(context.Background(), bundle, func() wire.Signal {
			if left--; left < 0 {
				return signal
			}
			return wire.NoSignal
		})
		if err != nil {
			return nil, false, err
		}
		if left >= 0 && len(rest) > 0 {
			p.pauses++
		}
		if signal != wire.Pause && len(rest) == 1 && p.recurs == 0 {
			return nil, false, fmt.Errorf("a bundle was split into one")
		}
		if signal != wire.Pause && len(rest) > 1 {
			p.splits++
		}
		if signal != wire.Pause && len(rest) > 2 {
			p.batches++
		}
		for _, r := range rest {
			p.bundles++
			p.bytes += len(r)
			p.largest = max(p.largest, len(r))
		}
		open = append(open, rest...)
		p.parts = append(p.parts, part)
		if p.rng.IntN(5) == 0 { // parts are also added up in between
			data, err := sum.Bytes()
			if err != nil {
				return nil, false, err
			}
			if sum, err = trust.NewSum(p.cfg, p.ref); err != nil {
				return nil, false, err
			}
			if how, err := sum.Add(data); how != trust.GoOn || err != nil {
				return nil, false, fmt.Errorf("a sum as a part: outcome %d, %v", how, err)
			}
		}
		switch how, err := sum.Add(part); {
		case err != nil:
			return nil, false, err
		case how == trust.Restarts:
			p.ref = *sum.Refinement()
			return nil, true, nil
		case how == trust.Ended:
			open, ended = nil, true
		}
	}
	if !ended && sum.End() == trust.Restarts {
		p.ref = *sum.Refinement()
		return nil, true, nil
	}
	res, err = sum.Result("")
	return res, false, err
}

func (p *pieces) explore(t *testing.T) *result.Result {
	t.Helper()
	for {
		res, again, err := p.epoch()
		if err != nil {
			if b, ok := err.(*result.BugError); ok {
				t.Fatalf("%v\n%s", err, b.Stack)
			}
			t.Fatal(err)
		}
		if !again {
			return res
		}
	}
}

// sameResults compares what does not depend on who explored what.
func sameResults(t *testing.T, what string, got, want *result.Result) {
	t.Helper()
	counts := func(r *result.Result) string {
		return fmt.Sprintf("%v: %d complete, %d waiting, %d blocked, %d bounded at %v, %d cut, stopped %q, limits %v, vacuous %v %v, symmetric %d, distinct %d, visits %d, revisits %d, at most %d events, spin %d moot %d assume %d",
			r.Verdict, r.Complete, r.Waiting, r.Blocked, r.Bounded, r.BoundedAt, r.Cut, r.Stopped, r.Limits, r.Vacuous, r.Stops, r.Symmetric, r.Distinct,
			r.Stats.Visits, r.Stats.Revisits, r.Stats.MaxEvents, r.SpinBlocked, r.MootBlocked, r.AssumeBlocked)
	}
	if a, b := counts(got), counts(want); a != b {
		t.Errorf("%s:\n in parts %s\nas a whole %s", what, a, b)
	}
	// Up to values, one order of the events is asked for the races of all of them, and for those
	// only that are not known either way round: which access is the later one depends on that.
	unordered := want.Equivalence == "rvf"
	found := func(list []result.Found) (out []string) {
		for _, f := range list {
			if unordered && f.Kind == result.Race {
				f.Pos, f.Other = min(f.Pos, f.Other), max(f.Pos, f.Other)
			}
			out = append(out, fmt.Sprint(f.Kind, f.Name, f.Pos, f.Other))
		}
		if unordered {
			slices.Sort(out)
			out = slices.Compact(out)
		}
		return out
	}
	if a, b := found(got.Errors), found(want.Errors); !slices.Equal(a, b) {
		t.Errorf("%s: errors in parts %v, as a whole %v", what, a, b)
	}
	if a, b := found(got.Warnings), found(want.Warnings); !slices.Equal(a, b) {
		t.Errorf("%s: warnings in parts %v, as a whole %v", what, a, b)
	}
}

type mode struct{ model, equivalence string }

// TestSessions: what is explored in parts, cut at random moments and put together again in any
// order, is what is explored as a whole: each execution once, and all that is counted and found.
func TestSessions(t *testing.T) {
	testSessions(t, scale.By{Short: 20, Usual: 80, Wide: 120, Full: 2000}.N(), usualPrograms, mode{"sc", "co"}, mode{"tso", "co"}, mode{"ra", "co"}, mode{"rc11", "co"}, mode{"imm", "co"},
		mode{"sc", "rf"}, mode{"rc11", "rf"}, mode{"ra", "rf"}, mode{"tso", "rf"}, mode{"imm", "rf"})
}

// TestSessionsUpToValues is TestSessions for the exploration that has nodes instead of graphs.
func TestSessionsUpToValues(t *testing.T) {
	testSessions(t, scale.By{Short: 20, Usual: 60, Wide: 100, Full: 2000}.N(), usualPrograms, mode{"sc", "rvf"})
}

// TestSessionsRecurring is TestSessions for programs with executions that are reached in several ways, in different
// parts: each counts once, as what it is.
func TestSessionsRecurring(t *testing.T) {
	scale.NotRace(t)
	stops := func(seed uint64, size int) *litmus.Program {
		p := litmus.GenerateReadBacks(seed, size)
		end := &p.Threads[int(seed/8)%len(p.Threads)].Stmts
		*end = append(*end, litmus.Stmt{Op: []litmus.Op{litmus.Assume, litmus.Spin, litmus.Assert}[seed/2%3], Reg: -1, A: litmus.Register(0)})
		return p
	}
	// Four, as schedules and much else change with every third seed.
	again, pauses := testSessions(t, scale.By{Short: 60, Usual: 120, Wide: 250, Full: 4000}.N(), []generator{litmus.GenerateReadBacks, stops, litmus.GenerateGaps, litmus.GenerateTries}, mode{"imm", "co"})
	t.Logf("%d executions were in several parts; sessions paused %d times because of such ones", again, pauses)
	if again == 0 || pauses == 0 {
		t.Error("no execution was in several parts, or no session paused")
	}
}

type generator = func(seed uint64, size int) *litmus.Program

var usualPrograms = []generator{litmus.Generate, litmus.GenerateWaits, litmus.GenerateDeps, litmus.GenerateCopies}

// testSessions returns how many executions were in several parts, and how often sessions paused by themselves.
func testSessions(t *testing.T, programs int, generators []generator, modes ...mode) (again, pauses int) {
	bundles, splits, batches, size, most := 0, 0, 0, 0, 0
	for seed := range programs {
		p := generators[seed%len(generators)](uint64(seed), 5+seed%4)
		m := modes[seed/4%len(modes)]
		var executions []string
		digests := map[result.Digest]bool{}
		inParts := false
		var under config.Refinement // of the exploration as a whole
		cfg := config.Config{
			Model: m.model, Equivalence: m.equivalence, Workers: 1, KeepGoing: true, NoRaces: seed%3 == 0, CheckDaemons: true, Schedule: config.Schedule(seed % 3), Seed: int64(seed),
			Symmetry: seed%4 == 3 && m.equivalence == "co", NoUnblock: seed%5 == 0, WarnUnordered: seed%7 == 0,
			NewProgram: func(r *config.Refinement) config.Program {
				if !inParts {
					executions, digests = nil, map[result.Digest]bool{} // the exploration starts (again)
					under = r.Clone()
				}
				if r.TrackDeps {
					return cache.New(p.DepMachine(), true)
				}
				return cache.New(p.Machine(), true)
			},
		}
		for _, shown := range []bool{false, true} {
			cfg.OnExecution = nil
			if shown {
				cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
					if m.equivalence != "co" {
						s.Co = nil // is one of several
					}
					if s.Digest != (result.Digest{}) && digests[s.Digest] {
						if again++; !inParts {
							t.Errorf("seed %d: an execution has the digest of another one\n%s", seed, p)
						}
						return
					}
					digests[s.Digest] = true
					executions = append(executions, fmt.Sprint(blocked, canon.FromSnapshot(s)))
				}
			}
			whole, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if whole.Complete+whole.Blocked > uint64(scale.By{Short: 200, Usual: 500, Full: 5000}.N()) {
				break // would take long, and show little more
			}
			all := slices.Sorted(slices.Values(executions))
			inParts = true
			in := &pieces{cfg: cfg, begin: func() { executions, digests = nil, map[result.Digest]bool{} }, rng: rand.New(rand.NewPCG(uint64(seed), 1)), sessions: 1 + seed%3, every: 1 + seed%5, recurs: seed % 3}
			parts := in.explore(t)
			if !slices.Equal(in.ref.Open, under.Open) || in.ref.Holes != under.Holes {
				// Which reads are open depends on what was explored first, and with that what is visited.
				if parts.Complete != whole.Complete || parts.Waiting != whole.Waiting || len(parts.Errors) != len(whole.Errors) {
					t.Errorf("seed %d, %v: in parts %d complete, %d waiting, %d errors, as a whole %d, %d, %d\n%s", seed, m,
						parts.Complete, parts.Waiting, len(parts.Errors), whole.Complete, whole.Waiting, len(whole.Errors), p)
				}
				in.ref = under
				parts = in.explore(t)
			}
			inParts = false
			what := fmt.Sprintf("seed %d, %v, %d bundles\n%s", seed, m, in.bundles, p)
			sameResults(t, what, parts, whole)
			if got := slices.Sorted(slices.Values(executions)); !slices.Equal(got, all) {
				t.Errorf("%s: %d executions in parts, %d as a whole", what, len(got), len(all))
			}
			if t.Failed() {
				return again, pauses
			}
			pauses += in.pauses
			bundles, splits, batches, size, most = bundles+in.bundles, splits+in.splits, batches+in.batches, size+in.bytes, max(most, in.largest)
		}
	}
	if bundles == 0 || splits == 0 || batches == 0 {
		t.Fatal("nothing was cut")
	}
	t.Logf("%d bundles, %d splits, %d of them into three or more, %d bytes on average, %d at most", bundles, splits, batches, size/bundles, most)
	return again, pauses
}

// TestSessionsEnd: an exploration in parts ends as one as a whole does: at the first error, after so
// many executions, or after so many more than it takes to find an error.
func TestSessionsEnd(t *testing.T) {
	p := litmus.MustParse("P0 { x.rlx = 1\na = y.rlx\nassert a == 0 }\nP1 { y.rlx = 1\nb = x.rlx }\nP2 { x.rlx = 2\ny.rlx = 2 }")
	cfg := config.Config{Model: "rc11", Workers: 1, NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
	parts := func(cfg config.Config, seed uint64) *result.Result {
		return (&pieces{cfg: cfg, begin: func() {}, rng: rand.New(rand.NewPCG(seed, 2)), sessions: 2, every: 1}).explore(t)
	}
	all := cfg
	all.KeepGoing = true
	whole, err := trust.Run(context.Background(), all)
	if err != nil {
		t.Fatal(err)
	}
	n := whole.Complete
	if len(whole.Errors) != 1 || n < 10 {
		t.Fatalf("%d errors, %d executions", len(whole.Errors), n)
	}
	for seed := range uint64(20) {
		if res := parts(cfg, seed); res.Verdict != result.Erroneous || res.Stopped != "error" || len(res.Errors) != 1 || res.Complete >= n {
			t.Errorf("seed %d, first error: %v, stopped %q, %d errors, %d executions", seed, res.Verdict, res.Stopped, len(res.Errors), res.Complete)
		}
		for _, limit := range []uint64{1, n / 2, n - 1, n, n + 1} {
			c := all
			c.MaxExecutions = limit
			stopped := ""
			if limit < n {
				stopped = "executions"
			}
			if res := parts(c, seed); res.Complete != min(limit, n) || res.Stopped != stopped {
				t.Errorf("seed %d, limit %d of %d: %d executions, stopped %q", seed, limit, n, res.Complete, res.Stopped)
			}
		}
		for _, more := range []uint64{1, 1000} {
			c := cfg
			c.Minimise = &config.Minimising{Executions: more}
			res := parts(c, seed)
			stopped := "error"
			if more > n {
				stopped = ""
			}
			if len(res.Errors) != 1 || res.Stopped != stopped || res.Minimised == nil || res.Minimised.Executions > more {
				t.Errorf("seed %d, %d more: %d errors, stopped %q, %+v", seed, more, len(res.Errors), res.Stopped, res.Minimised)
			}
			if more > n { // the smallest there is
				c.KeepGoing = true
				want, err := trust.Run(context.Background(), c)
				if err != nil {
					t.Fatal(err)
				}
				if got := len(res.Errors[0].Graph.Order); got != len(want.Errors[0].Graph.Order) {
					t.Errorf("seed %d: the smallest has %d events, not %d", seed, got, len(want.Errors[0].Graph.Order))
				}
			}
		}
	}
}

// TestSessionContext: when its context ends a session returns its error and has counted nothing,
// and goes on with the next bundle.
func TestSessionContext(t *testing.T) {
	p := fib(3, "sc", "sc")
	cfg := config.Config{Model: "sc", Workers: 1, NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
	s, err := trust.NewSession(cfg, config.Refinement{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	part, rest, err := s.Explore(ctx, nil, func() wire.Signal { cancel(); return wire.NoSignal })
	if part != nil || rest != nil || err != context.Canceled {
		t.Errorf("part %q, rest %q, error %v", part, rest, err)
	}
	sum, err := trust.NewSum(cfg, config.Refinement{})
	if err != nil {
		t.Fatal(err)
	}
	if part, rest, err = s.Explore(context.Background(), nil, func() wire.Signal { return wire.NoSignal }); err != nil || rest != nil {
		t.Fatal(rest, err)
	}
	if _, err := sum.Add(part); err != nil {
		t.Fatal(err)
	}
	res, err := sum.Result("")
	if err != nil {
		t.Fatal(err)
	}
	want, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	sameResults(t, "after another context", res, want)
}

// TestSessionLeft: parts say how much is left, so that their sum tells how far the exploration is, and that nothing is
// left in the end, whoever explored what.
func TestSessionLeft(t *testing.T) {
	for name, text := range map[string]string{
		"writers": "P0 { x.rlx = 1\na = x.rlx\nx.rlx = 2 }\nP1 { x.rlx = 3\nb = x.rlx\nx.rlx = 4 }\nP2 { x.rlx = 5\nc = x.rlx\nx.rlx = 6 }",
		"readers": "P0 { a = x.rlx\nb = y.rlx\nc = x.rlx }\nP1 { d = y.rlx\ne = x.rlx\nf = y.rlx }\nP2 { x.rlx = 1\ny.rlx = 1\nx.rlx = 2 }\nP3 { y.rlx = 2\nx.rlx = 3 }",
		"updates": "P0 { r1 = add x.rlx 1\nr2 = add y.rlx 1\nr3 = add x.rlx 1 }\nP1 { r4 = add y.rlx 1\nr5 = add x.rlx 1\nr6 = add y.rlx 1 }\nP2 { r7 = add x.rlx 1\nr8 = add y.rlx 1 }\nP3 { r9 = add x.rlx 1\nr10 = add y.rlx 1 }",
	} {
		for sessions := 1; sessions <= 2; sessions++ {
			p := litmus.MustParse(text)
			cfg := config.Config{Model: "sc", Workers: 1, NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
			var far, share []float64
			sum, err := trust.NewSum(cfg, config.Refinement{})
			if err != nil {
				t.Fatal(err)
			}
			var all []*trust.Session
			for range sessions {
				s, err := trust.NewSession(cfg, config.Refinement{})
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, s)
			}
			open, executions := [][]byte{nil}, 0.0
			for n := 0; len(open) > 0; n++ {
				last := len(open) - 1
				left, signal := 60, []wire.Signal{wire.Pause, wire.Split}[n%sessions]
				s := all[n%sessions]
				part, rest, err := s.Explore(t.Context(), open[last], func() wire.Signal {
					if left--; left < 0 {
						return signal
					}
					return wire.NoSignal
				})
				if err != nil {
					t.Fatal(err)
				}
				if how, err := sum.Add(part); err != nil || how != trust.GoOn {
					t.Fatal(how, err)
				}
				open = append(open[:last], rest...)
				complete, blocked := s.Counts()
				executions += float64(complete + blocked)
				far, share = append(far, executions), append(share, 1/(1+sum.Left()))
			}
			if sum.Left() > 1e-3 {
				t.Errorf("%s, %d sessions: all is done, and %v times as much is left", name, sessions, sum.Left())
			}
			off := 0.0
			for i := range far {
				off += math.Abs(far[i]/executions-share[i]) / float64(len(far))
			}
			t.Logf("%s, %d sessions: %v executions in %d parts, off by %.2f", name, sessions, executions, len(far), off)
			if len(far) < 15 || off > 0.35 { // to know nothing is to be off by 0.5
				t.Errorf("%s, %d sessions: %d parts are off by %.2f on average: %.2f", name, sessions, len(far), off, share)
			}
		}
	}
}
