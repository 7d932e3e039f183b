package corpus

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
)

var sectionPrograms = scale.Flag("sections.n", scale.By{Short: 20, Usual: 100, Full: 1500}, "how many random programs with atomic sections are explored")
var sectionSeed = scale.Flag("sections.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "the first seed of programs with atomic sections")

// A sectionOp is an operation of a small program: it reads (R) or writes (W) variable v,
// adds one to it (A), demands that the last value read is val (D), or is an atomic
// section (S). It is left out unless the last value read is when (-1: never left out).
type sectionOp struct {
	kind   byte
	v, val int
	when   int
	plain  bool
	body   []sectionOp
	fn     bool // S: a function named __VERIFIER_atomic_...
}

const sectionVars = 3

// drawSections draws a program: its threads.
func drawSections(r *rand.Rand) [][]sectionOp {
	var draw func(n int, inside bool) []sectionOp
	draw = func(n int, inside bool) []sectionOp {
		var ops []sectionOp
		for range n {
			o := sectionOp{kind: "RRRWWWASSSD"[r.IntN(11)], v: r.IntN(sectionVars), val: r.IntN(3), when: -1, plain: r.IntN(2) == 0}
			if r.IntN(4) == 0 {
				o.when = r.IntN(2)
			}
			switch {
			case o.kind == 'S' && inside && r.IntN(4) > 0: // sections seldom nest
				o.kind = "RWA"[r.IntN(3)]
			case o.kind == 'D' && r.IntN(2) == 0:
				o.kind = 'R'
			}
			if o.kind == 'S' {
				o.body, o.fn = draw(1+r.IntN(3), true), r.IntN(2) == 0
			}
			ops = append(ops, o)
		}
		return ops
	}
	threads := make([][]sectionOp, 2+r.IntN(2))
	for i := range threads {
		threads[i] = draw(1+r.IntN(4-len(threads)/3), false)
	}
	return threads
}

// sectionRun is a state of the operational semantics: sections are single steps.
type sectionRun struct {
	mem  [sectionVars]int
	last []int
	pc   []int
	seen []string
}

// step runs o in thread t; it returns false if a demand fails.
func (s *sectionRun) step(t int, o *sectionOp) bool {
	if o.when >= 0 && s.last[t] != o.when {
		return true
	}
	read := func() {
		s.last[t] = s.mem[o.v]
		s.seen[t] += fmt.Sprintf(" %d", s.last[t])
	}
	switch o.kind {
	case 'R':
		read()
	case 'W':
		s.mem[o.v] = o.val
	case 'A':
		read()
		s.mem[o.v]++
	case 'D':
		return s.last[t] == o.val
	case 'S':
		for i := range o.body {
			if !s.step(t, &o.body[i]) {
				return false
			}
		}
	}
	return true
}

// sectionOutcome is the final content of memory, and by thread what it read.
func sectionOutcome(mem [sectionVars]int, seen []string) string {
	return fmt.Sprint(mem) + "|" + strings.Join(seen, "|")
}

// swapped are outcomes in which the first two threads, which are identical, count as one.
func swapped(outcomes map[string]bool) map[string]bool {
	out := map[string]bool{}
	for o := range outcomes {
		parts := strings.Split(o, "|")
		slices.Sort(parts[1:3])
		out[strings.Join(parts, "|")] = true
	}
	return out
}

// sectionOutcomes are the outcomes of all interleavings in which all threads end.
func sectionOutcomes(threads [][]sectionOp) map[string]bool {
	out, been := map[string]bool{}, map[string]bool{}
	var walk func(s sectionRun)
	walk = func(s sectionRun) {
		key := fmt.Sprint(s)
		if been[key] {
			return
		}
		been[key] = true
		done := true
		for t := range threads {
			if s.pc[t] == len(threads[t]) {
				continue
			}
			done = false
			n := sectionRun{mem: s.mem, last: slices.Clone(s.last), pc: slices.Clone(s.pc), seen: slices.Clone(s.seen)}
			if n.step(t, &threads[t][n.pc[t]]) {
				n.pc[t]++
				walk(n)
			}
		}
		if done {
			out[sectionOutcome(s.mem, s.seen)] = true
		}
	}
	walk(sectionRun{last: make([]int, len(threads)), pc: make([]int, len(threads)), seen: make([]string, len(threads))})
	return out
}

// sectionSource is the program in LLVM's language.
func sectionSource(threads [][]sectionOp) string {
	var b, fns strings.Builder
	n := 0
	var emit func(w *strings.Builder, ops []sectionOp)
	emit = func(w *strings.Builder, ops []sectionOp) {
		for i := range ops {
			o := &ops[i]
			n++
			k := n
			if o.when >= 0 {
				fmt.Fprintf(w, "  %%w%d = load i32, ptr %%l\n  %%x%d = icmp eq i32 %%w%d, %d\n  br i1 %%x%d, label %%do%d, label %%end%d\ndo%d:\n", k, k, k, o.when, k, k, k, k)
			}
			atomic, order := " atomic", " seq_cst"
			if o.plain {
				atomic, order = "", ""
			}
			switch o.kind {
			case 'R':
				fmt.Fprintf(w, "  %%r%d = load%s i32, ptr @v%d%s, align 4\n  store i32 %%r%d, ptr %%l\n", k, atomic, o.v, order, k)
			case 'W':
				fmt.Fprintf(w, "  store%s i32 %d, ptr @v%d%s, align 4\n", atomic, o.val, o.v, order)
			case 'A':
				fmt.Fprintf(w, "  %%r%d = atomicrmw add ptr @v%d, i32 1 seq_cst\n  store i32 %%r%d, ptr %%l\n", k, o.v, k)
			case 'D':
				fmt.Fprintf(w, "  %%r%d = load i32, ptr %%l\n  %%q%d = icmp eq i32 %%r%d, %d\n  %%z%d = zext i1 %%q%d to i32\n  call void @__VERIFIER_assume(i32 %%z%d)\n", k, k, k, o.val, k, k, k)
			case 'S':
				if !o.fn {
					fmt.Fprintf(w, "  call void @__VERIFIER_atomic_begin()\n")
					emit(w, o.body)
					fmt.Fprintf(w, "  call void @__VERIFIER_atomic_end()\n")
					break
				}
				var f strings.Builder
				fmt.Fprintf(&f, "define void @__VERIFIER_atomic_f%d(ptr %%l) {\n", k)
				emit(&f, o.body)
				f.WriteString("  ret void\n}\n")
				fns.WriteString(f.String())
				fmt.Fprintf(w, "  call void @__VERIFIER_atomic_f%d(ptr %%l)\n", k)
			}
			if o.when >= 0 {
				fmt.Fprintf(w, "  br label %%end%d\nend%d:\n", k, k)
			}
		}
	}
	for v := range sectionVars {
		fmt.Fprintf(&b, "@v%d = global i32 0, align 4\n", v)
	}
	for t, ops := range threads {
		fmt.Fprintf(&b, "define ptr @t%d(ptr %%a) {\n  %%l = alloca i32\n  store i32 0, ptr %%l\n", t)
		emit(&b, ops)
		b.WriteString("  ret ptr null\n}\n")
	}
	b.WriteString("define i32 @main() {\n  %t = alloca i64\n")
	for t := range threads {
		fmt.Fprintf(&b, "  %%c%d = call i32 @pthread_create(ptr %%t, ptr null, ptr @t%d, ptr null)\n", t, t)
	}
	b.WriteString("  ret i32 0\n}\n" + fns.String())
	b.WriteString("declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare void @__VERIFIER_assume(i32)\n" +
		"declare void @__VERIFIER_atomic_begin()\ndeclare void @__VERIFIER_atomic_end()\n")
	return b.String()
}

// exploreSections returns the outcomes that the engine finds, and the result of the run. No
// execution may be found twice.
func exploreSections(t *testing.T, p *ir.Program, threads int, cfg trust.Config) (map[string]bool, *trust.Result) {
	t.Helper()
	var vars [sectionVars]event.Addr
	for _, g := range p.Globals {
		for v := range vars {
			if g.Name == fmt.Sprintf("v%d", v) {
				vars[v] = g.Addr
			}
		}
	}
	out, graphs := map[string]bool{}, map[string]bool{}
	set := func(list []event.Addr) map[event.Addr]struct{} {
		m := map[event.Addr]struct{}{}
		for _, a := range list {
			m[a] = struct{}{}
		}
		return m
	}
	cfg.Model, cfg.KeepGoing, cfg.NoRaces = "sc", true, true
	cfg.Workers = max(cfg.Workers, 1)
	if cfg.Workers == 1 {
		cfg.OnExecution = func(s *trust.Snapshot, blocked bool) {
			if blocked {
				return
			}
			if g := canon.FromSnapshot(s); graphs[g] && cfg.Equivalence != "rvf" {
				t.Errorf("found twice:\n%s", g)
			} else {
				graphs[g] = true
			}
			mem, seen := [sectionVars]int{}, make([]string, threads)
			for _, co := range s.Co {
				if v := slices.Index(vars[:], co.Addr); v >= 0 {
					w := co.Writes[len(co.Writes)-1]
					mem[v] = int(s.Threads[w.Thread].Events[w.Index].Value.Lo)
				}
			}
			for _, th := range s.Threads {
				if th.Tid == event.MainTid {
					continue
				}
				for _, e := range th.Events {
					if e.Kind == event.Read && slices.Contains(vars[:], e.Addr) {
						seen[th.Tid-2] += fmt.Sprintf(" %d", e.Value.Lo)
					}
				}
			}
			if cfg.Equivalence != "" { // which write is last is no part of it
				mem = [sectionVars]int{}
			}
			out[sectionOutcome(mem, seen)] = true
		}
	}
	cfg.NewProgram = func(r *trust.Refinement) trust.Program {
		if cfg.Workers == 1 {
			clear(out)
			clear(graphs)
		}
		return cache.New(interp.New(p, interp.Config{GuardReads: set(r.GuardReads), GuardWrites: set(r.GuardWrites), NoSections: r.WeakModel,
			NoUndone: r.NoUndone, NoFresh: r.NoFresh}), true)
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return out, res
}

// TestAtomicSections: the outcomes of random programs with atomic sections are those of all
// interleavings in which a section is one step, however they are explored.
func TestAtomicSections(t *testing.T) {
	outside := 0 // programs in which sections alone, without guards, would not do
	for i := range sectionPrograms.N() {
		seed := uint64(sectionSeed.N() + i)
		threads := drawSections(rand.New(rand.NewPCG(seed, 7)))
		if i%5 == 0 {
			threads[1] = threads[0] // identical threads, but for their functions
		}
		src := sectionSource(threads)
		if i%5 == 0 {
			src = strings.Replace(src, "ptr @t1, ptr null)", "ptr @t0, ptr null)", 1)
		}
		p, _, err := load.Source("sections.ll", []byte(src), load.Options{})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, src)
		}
		all := sectionOutcomes(threads)
		read := map[string]bool{} // without the final content of memory
		for o := range all {
			_, seen, _ := strings.Cut(o, "|")
			read[sectionOutcome([sectionVars]int{}, strings.Split(seen, "|"))] = true
		}
		check := func(name string, got, want map[string]bool) {
			for o := range got {
				if !want[o] {
					t.Errorf("seed %d, %s: no interleaving has %s\n%s", seed, name, o, src)
				}
			}
			for o := range want {
				if !got[o] {
					t.Errorf("seed %d, %s: lost %s\n%s", seed, name, o, src)
				}
			}
		}
		got, res := exploreSections(t, p, len(threads), trust.Config{})
		check("co", got, all)
		if res.Stats.Restarts > 0 {
			outside++
		}
		for name, cfg := range map[string]trust.Config{"rf": {Equivalence: "rf"}, "rvf": {Equivalence: "rvf"}} {
			got, _ := exploreSections(t, p, len(threads), cfg)
			check(name, got, read)
		}
		for name, cfg := range map[string]trust.Config{"waiting": {NoUnblock: true}, "random": {Schedule: trust.Random, Seed: int64(seed)},
			"workers": {Workers: 2, Oversubscribe: true}, "no lookahead": {NoLookahead: true}} {
			if _, r := exploreSections(t, p, len(threads), cfg); r.Complete != res.Complete {
				t.Errorf("seed %d, %s: %d executions, otherwise %d\n%s", seed, name, r.Complete, res.Complete, src)
			}
		}
		if i%5 == 0 {
			got, r := exploreSections(t, p, len(threads), trust.Config{Symmetry: true})
			check("symmetry", swapped(got), swapped(all))
			if r.Complete > res.Complete {
				t.Errorf("seed %d: %d executions up to symmetry, otherwise %d\n%s", seed, r.Complete, res.Complete, src)
			}
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d of %d programs have accesses outside that conflict with sections", outside, sectionPrograms.N())
}
