package corpus

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var daemonPrograms = scale.Flag("daemons.n", scale.By{Short: 10, Usual: 35, Wide: 50, Full: 1000}, "how many random programs with threads that may wait for ever are explored")
var daemonSeed = scale.Flag("daemons.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "the first seed of programs with threads that may wait for ever")

// drawDaemons draws a program whose threads take locks in any order, wait for flags that
// others may set, and may join each other; main ends as the line end says.
func drawDaemons(r *rand.Rand, end string) string {
	var b strings.Builder
	b.WriteString("@m0 = global [40 x i8] zeroinitializer, align 8\n@m1 = global [40 x i8] zeroinitializer, align 8\n" +
		"@f0 = global i32 0, align 4\n@f1 = global i32 0, align 4\n@n = global i32 0, align 4\n")
	threads := 2 + r.IntN(2)
	k := 0
	body := func(n int) {
		held := [2]bool{}
		for range n {
			k++
			v := r.IntN(2)
			switch r.IntN(7) {
			case 0, 1, 2:
				f := "lock"
				if held[v] {
					f = "unlock"
				}
				held[v] = !held[v]
				fmt.Fprintf(&b, "  %%r%d = call i32 @pthread_mutex_%s(ptr @m%d)\n", k, f, v)
			case 3:
				fmt.Fprintf(&b, "  store atomic i32 %d, ptr @f%d seq_cst, align 4\n", 1+r.IntN(2), v)
			case 4:
				fmt.Fprintf(&b, "  %%r%d = load atomic i32, ptr @f%d seq_cst, align 4\n", k, v)
			default:
				round := "" // writes that come to nothing
				if w := r.IntN(2); r.IntN(3) == 0 {
					round = fmt.Sprintf("  %%a%d = atomicrmw add ptr @n, i32 1 seq_cst\n  %%s%d = atomicrmw sub ptr @n, i32 1 seq_cst\n", k, k)
				} else if r.IntN(4) == 0 && !held[w] {
					round = fmt.Sprintf("  %%a%d = call i32 @pthread_mutex_lock(ptr @m%d)\n  %%s%d = call i32 @pthread_mutex_unlock(ptr @m%d)\n", k, w, k, w)
				}
				fmt.Fprintf(&b, "  br label %%l%d\nl%d:\n%s  %%r%d = load atomic i32, ptr @f%d seq_cst, align 4\n  %%c%d = icmp slt i32 %%r%d, %d\n"+
					"  br i1 %%c%d, label %%l%d, label %%e%d\ne%d:\n", k, k, round, k, v, k, k, 1+r.IntN(2), k, k, k, k)
			}
		}
		for v, h := range held {
			if h && r.IntN(4) > 0 { // seldom left locked
				k++
				fmt.Fprintf(&b, "  %%r%d = call i32 @pthread_mutex_unlock(ptr @m%d)\n", k, v)
			}
		}
	}
	for t := range threads {
		fmt.Fprintf(&b, "define ptr @t%d(ptr %%a) {\n", t)
		body(1 + r.IntN(4))
		b.WriteString("  ret ptr null\n}\n")
	}
	b.WriteString("define i32 @main() {\n  %t = alloca i64\n")
	for t := range threads {
		fmt.Fprintf(&b, "  %%c_%d = call i32 @pthread_create(ptr %%t, ptr null, ptr @t%d, ptr null)\n", t, t)
	}
	body(r.IntN(3))
	b.WriteString(end + "}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n" +
		"declare i32 @pthread_mutex_unlock(ptr)\ndeclare void @pthread_exit(ptr)\n")
	return b.String()
}

// TestDaemons: executions in which threads wait when main returns are complete, however
// they are found; and they are those that are wrong if main ends by pthread_exit.
func TestDaemons(t *testing.T) {
	waiting := 0
	for i := range daemonPrograms.N() {
		seed := uint64(daemonSeed.N() + i)
		program := func(end string) (*ir.Program, string) {
			src := drawDaemons(rand.New(rand.NewPCG(seed, 8)), end)
			p, _, err := load.Source("daemons.ll", []byte(src), load.Options{})
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, src)
			}
			return p, src
		}
		explore := func(p *ir.Program, cfg config.Config) *result.Result {
			cfg.Model, cfg.KeepGoing, cfg.CheckLiveness, cfg.AllowVacuous = "sc", true, true, true
			cfg.Workers = max(cfg.Workers, 1)
			cfg.NewProgram = func(r *config.Refinement) config.Program {
				return cache.New(interp.New(p, interp.Config{NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, NoFresh: r.NoFresh}), true)
			}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatal(err)
			}
			return res
		}
		p, src := program("  ret i32 0\n")
		q, _ := program("  call void @pthread_exit(ptr null)\n  unreachable\n")
		res, exits := explore(p, config.Config{}), explore(q, config.Config{})
		if res.Waiting > 0 {
			waiting++
		}
		if res.Complete != exits.Complete {
			t.Errorf("seed %d: %d executions, and %d in which threads wait, but %d if main ends by pthread_exit\n%s", seed, res.Complete, res.Waiting, exits.Complete, src)
		}
		if res.Waiting > 0 && len(exits.Errors) == 0 {
			t.Errorf("seed %d: in %d executions threads wait, which is no error if main ends by pthread_exit\n%s", seed, res.Waiting, src)
		}
		for name, cfg := range map[string]config.Config{"waiting": {NoUnblock: true}, "left to right": {Schedule: config.LeftToRight},
			"random": {Schedule: config.Random, Seed: int64(seed)}, "workers": {Workers: 2, Oversubscribe: true}, "no lookahead": {NoLookahead: true},
			"again": {NoIncremental: true}} {
			if r := explore(p, cfg); r.Complete != res.Complete || r.Waiting != res.Waiting {
				t.Errorf("seed %d, %s: %d executions, %d of them with threads that wait; otherwise %d, %d\n%s",
					seed, name, r.Complete, r.Waiting, res.Complete, res.Waiting, src)
			}
		}
		for _, e := range config.Equivalences[1:] {
			if r := explore(p, config.Config{Equivalence: e}); r.Complete > res.Complete || (r.Complete == 0) != (res.Complete == 0) ||
				(r.Waiting == 0) != (res.Waiting == 0) || len(r.Errors) != len(res.Errors) {
				t.Errorf("seed %d, %s: %d executions, %d of them with threads that wait, %d errors; otherwise %d, %d, %d\n%s",
					seed, e, r.Complete, r.Waiting, len(r.Errors), res.Complete, res.Waiting, len(res.Errors), src)
			}
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("in %d of %d programs threads wait when main returns", waiting, daemonPrograms.N())
}

// TestDaemonsThatCount: two threads count themselves while they wait for f to be 1; in the end it is 1 or 2. If it is 2, they wait
// for ever, whatever they found in the counter, and whatever the order in which f is written up to which an execution is known.
func TestDaemonsThatCount(t *testing.T) {
	const text = `
@f = global i32 0, align 4
@n = global i32 0, align 4
define ptr @waits(ptr %a) {
  br label %loop
loop:
  %v = load atomic i32, ptr @f seq_cst, align 4
  %x = atomicrmw add ptr @n, i32 1 seq_cst
  %y = atomicrmw sub ptr @n, i32 1 seq_cst
  %c = icmp ne i32 %v, 1
  br i1 %c, label %loop, label %end
end:
  ret ptr null
}
define ptr @two(ptr %a) {
  store atomic i32 2, ptr @f seq_cst, align 4
  ret ptr null
}
define ptr @one(ptr %a) {
  store atomic i32 1, ptr @f seq_cst, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c0 = call i32 @pthread_create(ptr %t, ptr null, ptr @waits, ptr null)
  %c1 = call i32 @pthread_create(ptr %t, ptr null, ptr @waits, ptr null)
  %c2 = call i32 @pthread_create(ptr %t, ptr null, ptr @two, ptr null)
  %c3 = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  END
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @pthread_exit(ptr)
`
	for _, equivalence := range config.Equivalences {
		for _, schedule := range []config.Schedule{config.WritesFirst, config.LeftToRight} {
			// Either of them may have seen 1, or none has; and their additions follow each other in each of six ways.
			for end, waits := range map[string]uint64{"ret i32 0": 3 * 6, "call void @pthread_exit(ptr null)\n  unreachable": 0} {
				p, _, err := load.Source("counts.ll", []byte(strings.Replace(text, "END", end, 1)), load.Options{})
				if err != nil {
					t.Fatal(err)
				}
				res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, KeepGoing: true, CheckLiveness: true, AllowVacuous: true,
					Equivalence: equivalence, Schedule: schedule, NewProgram: func(r *config.Refinement) config.Program {
						return cache.New(interp.New(p, interp.Config{NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, NoFresh: r.NoFresh}), true)
					}})
				if err != nil {
					t.Fatal(err)
				}
				stuck := len(res.Errors) == 1 && res.Errors[0].Kind == result.Liveness
				if res.Waiting != waits || stuck != (waits == 0) || len(res.Errors) > 0 && !stuck {
					t.Errorf("up to %s, schedule %v, %s: threads wait in %d executions, %v", equivalence, schedule, end, res.Waiting, res.Errors)
				}
			}
		}
	}
}

// TestCounterWaitedFor: one thread counts itself while it waits, and another one waits until nobody is counted. Whether that one is
// seen to find somebody there, with which it only stops, depends on the schedule where such reads stay in the graph; how many
// executions there are does not.
func TestCounterWaitedFor(t *testing.T) {
	p, _, err := load.Source("waited.ll", []byte(`
@f = global i32 0, align 4
@n = global i32 0, align 4
define ptr @waits(ptr %a) {
  br label %loop
loop:
  %v = load atomic i32, ptr @f monotonic, align 4
  %x = atomicrmw add ptr @n, i32 1 monotonic
  %y = atomicrmw sub ptr @n, i32 1 monotonic
  %c = icmp ne i32 %v, 1
  br i1 %c, label %loop, label %end
end:
  ret ptr null
}
define ptr @ends(ptr %a) {
  br label %loop
loop:
  %v = load atomic i32, ptr @n monotonic, align 4
  %c = icmp ne i32 %v, 0
  br i1 %c, label %loop, label %end
end:
  store atomic i32 1, ptr @f monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %c0 = call i32 @pthread_create(ptr %t, ptr null, ptr @waits, ptr null)
  %c1 = call i32 @pthread_create(ptr %t, ptr null, ptr @ends, ptr null)
  ret i32 0
}
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
`), load.Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]uint64{}
	for _, cfg := range []config.Config{{}, {NoLookahead: true}, {Equivalence: "rf"}, {Equivalence: "rf", NoLookahead: true}, {NoUnblock: true}} {
		for seed := range int64(16) {
			for _, model := range []string{"sc", "rc11", "imm"} {
				cfg := cfg
				cfg.Model, cfg.Workers, cfg.Schedule, cfg.Seed = model, 1, config.Random, seed
				cfg.NewProgram = func(r *config.Refinement) config.Program {
					if r.NoAdds {
						t.Errorf("%s up to %s, seed %d: somebody has looked", model, cfg.Equivalence, seed)
					}
					return cache.New(interp.New(p, interp.Config{NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, NoFresh: r.NoFresh, TrackDeps: r.TrackDeps, MaxRounds: 4}), true)
				}
				res, err := trust.Run(context.Background(), cfg)
				if err != nil {
					t.Fatal(err)
				}
				key := model + cfg.Equivalence
				if _, known := want[key]; !known {
					want[key] = res.Complete
				}
				if res.Complete != want[key] || res.Complete == 0 {
					t.Fatalf("%s up to %s, seed %d: %d executions, %d otherwise", model, cfg.Equivalence, seed, res.Complete, want[key])
				}
			}
		}
	}
}
